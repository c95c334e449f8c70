"""What the line of an event names."""

from __future__ import annotations

from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.events import ColonyMoved, ShipsDocked


def test_an_event_names_things_by_kind_and_number() -> None:
    words = GAME.words("en")
    assert words.things(ShipsDocked(1, 8, ())) == [("seat", 1), ("station", 8)]
    assert ("territory", 3) in words.things(ColonyMoved(0, 1, 3, 4))
