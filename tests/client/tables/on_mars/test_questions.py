"""What a newcomer asks, answered within one pointing, with the rule's number where a rule says no."""

from __future__ import annotations

import pytest

from client.tables.on_mars.table import OnMarsTable
from engine.games.on_mars.components import COLONY, CONSTRUCT, WATER_EXTRACTOR
from engine.games.on_mars.game import GAME
from engine.games.on_mars.hexes import hex_at
from engine.games.on_mars.moves import Act, Construct
from engine.games.on_mars.position import Position
from tests.client.tables.person import Person

YOU, RED = 0, 1


def sitting(position: Position, language: str = "en") -> Person:
    person = Person(GAME, OnMarsTable, 2, state=position.state(), length=0.0, language=language)
    person.link.sit_down(YOU)
    person.table.jump(person.link.view)
    person.look()
    return person


def told(person: Person, id: str) -> str:
    """Everything said of a thing when the pointer comes to rest on it."""
    person.move_to(person.ui.spots[id].center)
    person.look()
    found = person.table.explanation
    return " ".join([found.title, *(text for text, _ in found.paragraphs)])


def in_the_colony() -> Position:
    return (
        Position()
        .missions({0: 3})
        .at(YOU, 8)
        .at(RED, 6)
        .holds(YOU, battery=2)
        .people(YOU, quarters=3)
        .shuttle(COLONY, 2)
    )


def test_why_can_i_not_build_here() -> None:
    """No Bot of mine is near (OM-7.1.7); where something stands already, that is the reason."""
    person = sitting(in_the_colony())
    for move in (Act(CONSTRUCT), Construct(WATER_EXTRACTOR)):
        person.make_with_mouse(move)
    person.look()
    assert "OM-7.1.7" in told(person, f"hex.{hex_at(0, -4)}.0")
    assert "OM-7.2.3" in told(person, f"hex.{hex_at(0, 2)}.0")


def test_what_would_come_of_building_here() -> None:
    """The whole result before the click: goods, Life Support, points, Crystals."""
    person = sitting(in_the_colony())
    for move in (Act(CONSTRUCT), Construct(WATER_EXTRACTOR)):
        person.make_with_mouse(move)
    person.look()
    place = next(pick.number for pick in person.table.choosing.open_picks() if pick.kind == "hex")
    text = told(person, f"hex.{place}.0")
    for word in ("stands alone", "Water", "Life Support", "OP"):
        assert word in text


def test_what_does_this_cost_me_now() -> None:
    """The other's Colonist there: one more for the crowd (OM-4.7.3); nobody: a Colonist alone."""
    crowded = sitting(in_the_colony().working_on(CONSTRUCT, {RED: 1}).crystals(YOU, depot=2))
    assert "Now: a Colonist, and 1 more" in told(crowded, f"action.{CONSTRUCT}.0")
    assert "Now: a Colonist." in told(sitting(in_the_colony()), f"action.{CONSTRUCT}.0")


@pytest.mark.parametrize(
    ("working", "quarters", "said"), [(2, 1, "2 Colonists"), (2, 3, "1 of them would find no room")]
)
def test_who_comes_home_when_i_travel(working: int, quarters: int, said: str) -> None:
    """All of the Working Area, as far as there is room (OM-11.5.2)."""
    person = sitting(in_the_colony().people(YOU, quarters=quarters, working=working))
    for id in ("om.shuttle", "working.0.0"):
        assert said in told(person, id)


@pytest.mark.parametrize(("space", "said"), [(1, "leaves this round"), (2, "leaves next round"), (3, "two rounds")])
def test_when_does_the_shuttle_leave(space: int, said: str) -> None:
    assert said in told(sitting(in_the_colony().shuttle(COLONY, space)), "om.shuttle")


@pytest.mark.parametrize("id", ["om.shuttle", "om.mission.0", "om.remaining"])
def test_what_ends_the_game(id: str) -> None:
    assert "last round" in told(sitting(in_the_colony()), id)


def test_what_can_i_still_do() -> None:
    """The end of a turn lists it: the executive action that can be paid."""
    position = in_the_colony().crystals(YOU, depot=2)
    position._state.main_done = True
    person = sitting(position)
    text = told(person, "end_turn.0.0")
    assert person.around.words.name("executive", 1) in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_answer_is_there_in_both_languages(language: str) -> None:
    person = sitting(in_the_colony(), language)
    for id in ("om.shuttle", "om.lss", "om.remaining", "working.0.0", "waiting.0.0", f"action.{CONSTRUCT}.0"):
        assert len(told(person, id)) > 20


def test_another_board_opens_in_full_with_its_own_things() -> None:
    """A click on a card lays that player's goods into the console, not one's own (OM-2.5)."""
    person = sitting(in_the_colony().holds(RED, plant=2))
    person.click("player.1")
    person.look()
    kinds = [piece.kind for piece in person.table._pieces_of(person.table.position, person.table._ready.layout)]
    assert kinds.count(("good", 3)) == 2
    assert ("good", 1) not in kinds
