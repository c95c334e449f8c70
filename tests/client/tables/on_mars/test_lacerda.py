"""Lacerda's turn at the table: told in beats, held, let go on, looked at again; and what he may do next."""

from __future__ import annotations

import pygame

from client.stage.picks import Pick
from client.tables.on_mars.desk import PACES
from client.tables.on_mars.table import OnMarsTable
from engine.games import load_game
from engine.games.on_mars.components import COLONY, CONSTRUCT, LACERDA, UPGRADE, WATER_EXTRACTOR
from engine.games.on_mars.moves import Act, Construct, EndTurn
from engine.games.on_mars.position import Position
from engine.games.on_mars.state import Options
from tests.client.tables.person import Person

GAME = load_game("on_mars")
ALONE = Options(solo=True)
FRAME = 1 / 30


def sitting(language: str = "en", length: float = 1.0) -> Person:
    """Alone with Lacerda, at the end of one's own turn."""
    state = (
        Position(options=ALONE)
        .solo_cards(3, 0, 1)
        .shuttle(COLONY, 3)
        .at(0, 8)
        .at(LACERDA, 6)
        .people(0, quarters=3)
        .state()
    )
    state.main_done = True
    person = Person(GAME, OnMarsTable, 1, state=state, language=language, length=length)
    person.look()
    return person


def test_his_turn_is_told_moment_by_moment() -> None:
    """His card, where, what it does, what follows: each for as long as the pace says, and then one chooses."""
    person = sitting()
    person.play(EndTurn())
    desk, seen = person.table.desk, []
    for _ in range(400):
        person.frame(draws=False)
        if not person.table.is_moving:
            break
        kind = desk.beats[desk.present(person.table._frame(person.ui, person.table._ready))].kind
        seen += [kind] if seen[-1:] != [kind] else []
    assert seen == [beat.kind for beat in desk.beats]
    assert seen[0] == "card"
    assert len(seen) > 1


def test_a_moment_is_held_and_let_go_on() -> None:
    person = sitting()
    person.play(EndTurn())
    person.frame(draws=False)
    person.click("om.hold")
    clock = person.table.motions.clock
    for _ in range(60):
        person.frame(draws=False)
    assert person.table.is_moving
    assert person.table.motions.clock == clock
    person.click("om.hold")
    person.frame(draws=False)
    assert person.table.motions.clock > clock


def test_space_goes_to_the_next_moment_and_anything_else_to_the_end() -> None:
    person = sitting()
    person.play(EndTurn())
    person.frame(draws=False)
    desk = person.table.desk
    person.key(pygame.K_SPACE)
    assert person.table.is_moving
    assert person.table.motions.clock >= desk.beats[1].start
    person.key(pygame.K_ESCAPE)
    assert not person.table.is_moving


def test_by_hand_every_moment_waits() -> None:
    person = sitting()
    person.table.desk.pace = [name for name, _ in PACES].index("by_hand")
    person.play(EndTurn())
    for _ in range(200):
        person.frame(draws=False)
    assert person.table.motions.is_held
    pressed = 0
    while person.table.is_moving and pressed < 20:
        person.key(pygame.K_SPACE)
        for _ in range(90):
            person.frame(draws=False)
        pressed += 1
    assert pressed >= len(person.table.desk.beats)


def test_his_turn_can_be_looked_at_again_while_something_else_is_asked() -> None:
    person = sitting(length=0.0)
    person.play(EndTurn())
    person.look()
    person.click("om.told")
    assert "om.beat.0" not in person.ui.spots
    person.click("player.1")
    person.click("om.beat.0")
    assert person.table.desk.beat == 0


def test_his_card_says_what_he_may_still_do_and_how() -> None:
    """Twelve cards: five Blueprint or Construct, four of the second kind, three of the third (OM-14.3.4)."""
    person = sitting(length=0.0)
    person.table.explanation = person.table.explain(person.table._frame(person.ui, person.table._ready), Pick("deck"))
    texts = " ".join(text for text, _ in person.table.explanation.paragraphs)
    for action in (CONSTRUCT, UPGRADE):
        assert person.around.words.name("action", action) in texts
    assert "OM-14.6.1" in texts
    assert "of 12 cards" in texts


def test_back_takes_one_step_of_an_action_back() -> None:
    """Construct, Water Extractor: Back asks again what is to be built, and once more which action (OM-7.1)."""
    state = Position(2).at(0, 8).at(1, 6).holds(0, battery=2).people(0, quarters=3).state()
    person = Person(GAME, OnMarsTable, 2, state=state, length=0.0)
    person.link.sit_down(0)
    person.make_with_mouse(Act(CONSTRUCT))
    assert person.table.desk.course == ["ToConstruct"]
    person.make_with_mouse(Construct(WATER_EXTRACTOR))
    assert person.table.desk.course[:2] == ["ToConstruct", "ToBuild"]
    for left in (["ToConstruct"], []):
        person.click("om.back")
        for update in person.link.poll():
            person.table.show(update)
            person.table.jump(update.view)
        person.look()
        assert person.table.desk.course == left
    assert Act(CONSTRUCT) in person.link.moves()
