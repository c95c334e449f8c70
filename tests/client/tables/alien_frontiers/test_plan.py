"""Planning while others play: a turn tried out on the table, of which the match knows nothing."""

from __future__ import annotations

import pygame
import pytest

from engine.games.alien_frontiers.components import SOLAR_CONVERTER, owner_of, ship
from engine.games.alien_frontiers.moves import Dock, EndTurn, Roll
from engine.games.alien_frontiers.position import Position
from tests.client.tables.alien_frontiers.person import Person
from tests.client.tables.reading import faults

PLAN, LEAVE = "plan.0.0", "unplan.0.0"


def waiting(**wishes: object) -> Person:
    """You look on while the second player has two ships left to place."""
    state = Position(active=1).dice(4, 4).docked(SOLAR_CONVERTER, (2, 0), (3, 1)).holds(0, fuel=2, ore=1).state()
    person = Person(seats=4, state=state, length=0.0, **wishes)  # type: ignore[arg-type]
    person.link.sit_down(0)
    person.table.jump(person.link.view)
    person.look()
    return person


def test_a_turn_is_tried_out_and_nothing_is_sent() -> None:
    person = waiting()
    before = person.link.game.copy(person.link.match.state)
    assert person.link.moves() == []
    person.click(PLAN)
    hand = person.table.position.hand
    assert [owner_of(held) for held in hand] == [0, 0, 0], "your ships are gathered and rolled"
    assert person.table.position.docks[SOLAR_CONVERTER].count(ship(1, 3)) == 1, "the others' stay"
    person.click("die.0.0")
    assert person.click(f"station.{SOLAR_CONVERTER}.0") is None
    assert len(person.table.position.hand) == 2
    assert person.table.position.players[0].fuel > 2
    person.click(LEAVE)
    assert person.table.position == person.link.view
    assert person.sent == []
    assert person.link.match.state == before


def test_other_dice_start_the_plan_anew() -> None:
    person = waiting()
    hands = set()
    for _ in range(6):
        person.click(PLAN)
        hands.add(person.table.position.hand)
    assert len(hands) > 1


def test_a_plan_is_left_by_ending_its_turn_or_with_escape() -> None:
    person = waiting()
    person.click(PLAN)
    for _ in range(3):
        person.click("die.0.0")
        person.click(f"station.{SOLAR_CONVERTER}.0")
    assert person.key(pygame.K_SPACE) is None
    assert person.table.position == person.link.view
    person.click(PLAN)
    person.key(pygame.K_ESCAPE)
    assert person.table.position == person.link.view


def test_the_match_goes_on_meanwhile_and_your_turn_ends_the_plan() -> None:
    person = waiting()
    person.click(PLAN)
    planned = person.table.position.hand
    for move in (Dock(SOLAR_CONVERTER, (ship(1, 4),)), Dock(SOLAR_CONVERTER, (ship(1, 4),)), EndTurn()):
        person.link.match.play(1, move)
        person.link._show(1, person.link.match.entries[-1].events, now=0.0)
        for update in person.link.poll():
            person.table.show(update)
        person.look()
        assert person.table.position.hand == planned, "what others do does not disturb"
    for seat in (2, 3):
        person.link.match.play(seat, Roll())
        while person.link.match.waiting() == (seat,):
            person.link.match.play(seat, person.link.match.moves(seat)[0])
    person.link.sit_down(0)
    person.table.view = person.link.view
    person.look()
    assert person.table.position == person.link.view
    assert person.key(pygame.K_SPACE) == Roll()


def test_there_is_nothing_to_plan_in_your_own_turn() -> None:
    person = Person(seats=4, state=Position().dice(3).state(), length=0.0)
    person.look()
    assert PLAN not in person.ui.spots


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_a_plan_reads_well(size: tuple[int, int], language: str) -> None:
    person = waiting(size=size, language=language)
    assert faults(person) == []
    person.click(PLAN)
    assert faults(person) == []
    person.click("die.0.0")
    assert faults(person) == []
