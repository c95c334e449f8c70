"""Nothing is cut off, nothing lies on something else, at every size, scale and language."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.bots.levels import make_bot
from engine.games.alien_frontiers.components import (
    RAIDERS_OUTPOST,
    TERRITORIES,
)
from engine.games.alien_frontiers.game import GAME
from engine.games.alien_frontiers.position import Position
from tests.client.tables.alien_frontiers.person import Person
from tests.client.tables.alien_frontiers.positions import busy_position
from tests.client.tables.reading import faults

SIZES = [(1024, 640), (1280, 720), (1366, 768), (1600, 1200), (1920, 1080), (2560, 1080), (2560, 1440)]
SCALES = [80, 100, 140, 200]


def table_at(position: Position, size: tuple[int, int], language: str, seats: int, **wishes: int) -> Person:
    person = Person(seats, size, language, state=position.state(), **wishes)
    person.link.sit_down(person.link.match.waiting()[0])
    person.table.jump(person.link.view)
    person.look()
    return person


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_busy_table_reads_well(size: tuple[int, int], language: str, seats: int) -> None:
    person = table_at(busy_position(seats), size, language, seats)
    assert faults(person) == []
    person.click("die.2.0")
    person.click("die.3.0")
    assert faults(person) == [], "with two ships selected"
    person.click("cancel.0.0")
    person.click("launch.0.0")
    person.table.finish()
    person.look()
    assert faults(person) == [], "while landing"


@pytest.mark.parametrize("ui_scale", SCALES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_scale_reads_well(size: tuple[int, int], ui_scale: int, language: str) -> None:
    assert faults(table_at(busy_position(), size, language, 4, ui_scale=ui_scale)) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440)])
def test_panels_read_well(size: tuple[int, int], language: str) -> None:
    raid = (
        Position().dice(2, 3, 4).holds(1, fuel=8).holds(2, fuel=4, ore=4).holds(3, ore=2).owns(1, 0, 2, 3).owns(2, 5, 9)
    )
    person = table_at(raid, size, language, 4)
    for index in range(3):
        person.click(f"die.{index}.0")
    person.click(f"station.{RAIDERS_OUTPOST}.0")
    person.table.finish()
    person.look()
    assert faults(person) == [], "the loot of a raid"
    person = table_at(Position().dice().holds(0, fuel=7, ore=5), size, language, 4)
    person.click("end_turn.0.0")
    person.table.finish()
    person.look()
    assert faults(person) == [], "giving back"
    person = table_at(Position().dice(2, 2).holds(0, fuel=9, ore=1), size, language, 4)
    person.click("die.0.0")
    person.click("die.1.0")
    person.click("station.5.0")
    person.table.finish()
    person.look()
    person.click("trade.0.0")
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


@pytest.mark.parametrize("text_scale", [80, 100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_keeps_apart_and_inside(size: tuple[int, int], text_scale: int, seats: int) -> None:
    person = table_at(busy_position(seats), size, "en", seats, text_scale=text_scale)
    layout, sight = person.table._ready.layout, person.table._ready.camera.sight
    consoles = [row.box for row in layout.rows]
    zones = [*consoles, layout.deck.box, layout.stock, layout.context, layout.log]
    assert all(person.area.contains(box) for box in zones)
    assert not any(one.colliderect(other) for one, other in combinations(zones, 2))
    deck = [
        layout.own.box,
        layout.deck.pads[0].unionall(list(layout.deck.pads)),
        layout.deck.niche,
        layout.deck.buttons,
    ]
    assert all(layout.deck.box.contains(box) for box in deck)
    assert not any(one.colliderect(other) for one, other in combinations(deck, 2))
    piers = [box for station in layout.stations for box, _ in station.piers]
    wells = [well for rail in layout.rails for well in rail.wells]
    assert not any(one.colliderect(other) for one, other in combinations([*wells, *piers], 2))
    lying = [*piers, *layout.display, *layout.piles]
    assert not any(one.colliderect(other) for one, other in combinations(lying, 2))
    for box in [*lying, *(station.picture for station in layout.stations)]:
        assert layout.board.inflate(4, 4).contains(sight.rect(box))
        assert not any(sight.rect(box).colliderect(console) for console in consoles)
    for station in layout.stations:
        for well, pier in zip(station.wells, station.pier_of, strict=True):
            assert station.piers[pier][0].contains(well)
    names = [station.name for station in layout.stations]
    assert not any(one.colliderect(other) for one, other in combinations([*names, *piers, *layout.display], 2))
    for console in (layout.own, *layout.rows):
        parts = [*console.wells, *console.ships, console.domes, console.grounds]
        assert all(console.box.contains(part) for part in parts)
        assert not any(one.colliderect(other) for one, other in combinations(parts, 2))


def test_every_territory_is_where_it_is_drawn() -> None:
    layout = table_at(busy_position(), (1920, 1080), "en", 4).table._ready.layout
    for territory in range(len(TERRITORIES)):
        assert layout.territory_at(layout.heart(territory)) == territory
        assert layout.territory_at(layout.spot_of(territory).center) == territory
        assert all(layout.territory_at(dome.center) == territory for dome in layout.domes(territory, 6))
    assert layout.territory_at((layout.centre[0] + layout.radius + 5, layout.centre[1])) is None


def test_a_ship_keeps_its_pad_while_it_is_docked() -> None:
    """What is left to place does not change places while ships dock one after the other."""
    person = table_at(Position().dice(2, 4, 5), (1280, 720), "en", 4)
    before = person.ui.spots["die.1.0"]
    person.click("die.0.0")
    person.click("station.8.0")
    person.table.finish()
    person.look()
    assert person.ui.spots["die.0.0"] == before
