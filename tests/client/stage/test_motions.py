"""What moves is where it should be, all the way."""

from __future__ import annotations

from pygame import Rect

from client.stage.motions import Journey


def test_a_journey_passes_every_point_of_its_way() -> None:
    way = [(0, 0), (100, 0), (100, 300)]
    journey = Journey(start=0.0, length=1.0, picture="", origin=Rect(0, 0, 1, 1), target=Rect(100, 300, 1, 1), way=way)
    seen = [journey.place(share / 100) for share in range(101)]
    assert seen[0] == way[0]
    assert seen[-1] == way[-1]
    assert all(y == 0 or x == 100 for x, y in seen), "it cut a corner"
    assert any(x > 90 and y < 10 for x, y in seen)
