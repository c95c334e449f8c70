"""Nothing is cut off, nothing lies on something else, at every size, scale and language."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest
from pygame import Rect

from client.tables.alien_frontiers.layout import lay_out
from client.tables.alien_frontiers.places import counter, deck_places, die_places, fleet_place, hand_place
from client.ui.canvas import PlacedText
from engine.bots.levels import make_bot
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    RAIDERS_OUTPOST,
    TERRITORIES,
)
from engine.games.alien_frontiers.game import GAME
from engine.games.alien_frontiers.position import Position
from tests.client.tables.alien_frontiers.person import Person
from tests.client.tables.alien_frontiers.positions import busy_position

SIZES = [(1024, 640), (1280, 720), (1366, 768), (1600, 1200), (1920, 1080), (2560, 1080), (2560, 1440)]
SCALES = [80, 100, 140, 200]
TOUCHING = 1
"""Letters do not fill their line: boxes of two texts may share so many pixels."""


def table_at(position: Position, size: tuple[int, int], language: str, seats: int, ui_scale: int = 100) -> Person:
    person = Person(seats, size, language, ui_scale=ui_scale, state=position.state())
    person.link.sit_down(person.link.match.waiting()[0])
    person.table.jump(person.link.view)
    person.look()
    return person


def faults(person: Person) -> list[str]:
    """What a reader would complain about."""
    texts = [text for text in person.ui.texts if text.text]
    found = [f"cut off: {text.text!r} {text.rect}" for text in texts if text.clipped]
    found += [f"outside: {text.text!r} {text.rect}" for text in texts if not person.area.contains(_core(text))]
    for one, other in combinations(texts, 2):
        if _core(one).colliderect(_core(other)):
            found.append(f"overlap: {one.text!r} {one.rect} and {other.text!r} {other.rect}")
    return found


def _core(text: PlacedText) -> Rect:
    return text.rect.inflate(-2 * TOUCHING, -max(2 * TOUCHING, text.rect.height // 3))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_busy_table_reads_well(size: tuple[int, int], language: str, seats: int) -> None:
    person = table_at(busy_position(seats), size, language, seats)
    assert faults(person) == []
    person.click("af.die.2")
    person.click("af.die.3")
    assert faults(person) == [], "with two ships selected"
    person.click("af.cancel.0.0")
    person.click("af.launch.0.0")
    person.table.finish()
    person.look()
    assert faults(person) == [], "while landing"


@pytest.mark.parametrize("ui_scale", SCALES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_scale_reads_well(size: tuple[int, int], ui_scale: int, language: str) -> None:
    assert faults(table_at(busy_position(), size, language, 4, ui_scale)) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440)])
def test_panels_read_well(size: tuple[int, int], language: str) -> None:
    raid = (
        Position().dice(2, 3, 4).holds(1, fuel=8).holds(2, fuel=4, ore=4).holds(3, ore=2).owns(1, 0, 2, 3).owns(2, 5, 9)
    )
    person = table_at(raid, size, language, 4)
    for index in range(3):
        person.click(f"af.die.{index}")
    person.click(f"af.station.{RAIDERS_OUTPOST}.0")
    person.table.finish()
    person.look()
    assert faults(person) == [], "the loot of a raid"
    person = table_at(Position().dice().holds(0, fuel=7, ore=5), size, language, 4)
    person.click("af.end_turn.0.0")
    person.table.finish()
    person.look()
    assert faults(person) == [], "giving back"
    person = table_at(Position().dice(2, 2).holds(0, fuel=9, ore=1), size, language, 4)
    person.click("af.die.0")
    person.click("af.die.1")
    person.click("af.station.5.0")
    person.table.finish()
    person.look()
    person.click("af.trade.0.0")
    assert faults(person) == [], "trading"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_as_it_goes_reads_well(language: str) -> None:
    person = Person(3, (1280, 720), language, seed=4, length=0.0)
    bots = [make_bot("pilot", GAME, seat) for seat in range(3)]
    for number in range(240):
        if person.link.is_over:
            break
        person.look()
        if number % 6 == 0:
            assert faults(person) == []
        assert person.link.viewer is not None
        person.play(bots[person.link.viewer].move(person.link.view, person.link.viewer))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_pointed_at_is_explained(language: str) -> None:
    """Whatever the pointer or the focus is on has a title and something to say about it."""
    person = table_at(busy_position(), (1280, 720), language, 4)
    told = []
    for place in list(person.ui.spots.values()):
        person.move_to(place.center)
        told.append(person.table.explanation)
    assert all(explanation.title for explanation in told)
    assert all(explanation.paragraphs for explanation in told if explanation.rule)
    assert len({explanation.title for explanation in told}) > 30


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boxes_keep_apart_and_inside(size: tuple[int, int], scale: float, seats: int) -> None:
    area = Rect(0, 60, size[0], size[1] - 60)
    layout = lay_out(area, min(size[0] / 1920, size[1] / 1080) * scale, seats)
    zones = [*layout.players, layout.context, layout.log, layout.tray.box, layout.supply]
    boxes = [*zones, *(station.box for station in layout.stations)]
    for box in boxes:
        assert area.contains(box)
    for one, other in combinations(boxes, 2):
        assert not one.colliderect(other), (one, other)
    for station in layout.stations:
        nearest = (
            min(max(layout.centre[0], station.box.left), station.box.right),
            min(max(layout.centre[1], station.box.top), station.box.bottom),
        )
        assert hypot(nearest[0] - layout.centre[0], nearest[1] - layout.centre[1]) >= layout.radius
        for dock in station.docks:
            assert station.box.contains(dock)
    for track in layout.tracks:
        assert layout.stations[1].box.contains(track.row)
    for count in range(1, 8):
        assert all(layout.tray.box.contains(place) for place in die_places(layout, count))
    for seat, panel in enumerate(layout.players):
        rows = [counter(layout, seat, "fuel"), fleet_place(layout, seat), hand_place(layout, seat)]
        assert all(panel.contains(row) for row in rows)
        assert not any(one.colliderect(other) for one, other in combinations(rows, 2))
    assert all(layout.supply.contains(place) for place in deck_places(layout))
    assert all(layout.stations[ALIEN_ARTIFACT].box.contains(place) for place in layout.display)


def test_every_territory_is_where_it_is_drawn() -> None:
    layout = lay_out(Rect(0, 64, 1920, 1016), 1.0, 4)
    for territory in range(len(TERRITORIES)):
        assert layout.territory_at(layout.heart(territory)) == territory
        assert layout.territory_at(layout.spot_of(territory).center) == territory
    assert layout.territory_at((layout.centre[0] + layout.radius + 5, layout.centre[1])) is None
