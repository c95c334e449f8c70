"""What the table does for a person by itself, and what it keeps to be read again."""

from __future__ import annotations

from client.tables.starfarers.desk import Chronicle, Standing
from engine.core.moves import Move
from engine.games.starfarers import GAME
from engine.games.starfarers.components import SILENT
from engine.games.starfarers.moves import Accept, Deal, EndBuilding, Refuse, SayNo, ThrowDice
from engine.games.starfarers.position import Position
from tests.games.starfarers.playing import BLACK_RED, BLUE, RED, WHITE, YELLOW, Table, cards

ORE_FOR_FOOD = cards(food=1), cards(ore=1)


def asked(standing: Standing, table: Table, seat: int) -> Move | None:
    return standing.deed(table.state, seat, GAME.moves(table.state, seat))


def a_question(red: dict[str, int] | None = None, fame: int = 0) -> Table:
    """Yellow offers food for ore to everybody."""
    position = Position().hand(YELLOW, food=3).hand(RED, **(red or {"ore": 2})).hand(WHITE, fuel=1).hand(BLUE, ore=1)
    table = Table(position.parts(YELLOW, fame=fame))
    table.offer(*ORE_FOR_FOOD)
    return table


def test_who_does_not_hold_the_cards_refuses_without_being_asked() -> None:
    table = a_question()
    assert asked(Standing(), table, WHITE) == Refuse(SILENT)
    assert asked(Standing(), table, RED) is None
    assert asked(Standing(rules=set()), table, WHITE) is None


def test_who_is_in_sight_of_victory_gets_nothing() -> None:
    table = a_question(fame=10)
    table.state.players[YELLOW].colonies += (98, 100, 106)
    assert asked(Standing(), table, RED) == Refuse(SILENT)
    assert asked(Standing(rules={"payable"}), table, RED) is None


def test_what_is_not_for_sale_is_never_given() -> None:
    assert asked(Standing(never={0}), a_question(), RED) == Refuse(SILENT)
    assert asked(Standing(never={1}), a_question(), RED) is None


def test_the_same_question_is_answered_once_a_turn() -> None:
    standing, table = Standing(), a_question()
    standing.note(table.state, Refuse(SILENT))
    assert asked(standing, table, RED) == Refuse(SILENT)
    table.state.round += 1
    assert asked(standing, table, RED) is None


def test_an_offer_that_one_player_takes_as_it_was_said_is_closed() -> None:
    table = a_question()
    for seat, answer in ((RED, Accept()), (WHITE, Refuse(SILENT)), (BLUE, Refuse(SILENT))):
        table.by(seat, answer)
    assert asked(Standing(), table, YELLOW) == Deal(RED, *ORE_FOR_FOOD)


def test_between_two_who_accept_one_chooses() -> None:
    table = a_question()
    for seat, answer in ((RED, Accept()), (WHITE, Refuse(SILENT)), (BLUE, Accept())):
        table.by(seat, answer)
    assert asked(Standing(), table, YELLOW) is None


def test_the_dice_are_thrown_where_nothing_else_can_be_done() -> None:
    table = Table(Position().to_throw())
    assert asked(Standing(), table, YELLOW) == ThrowDice()
    assert asked(Standing(rules={"payable"}), table, YELLOW) is None


def test_the_last_encounter_can_be_read_again() -> None:
    """With its answer and what came of it; the next one takes its place."""
    table = Table(Position().ship(YELLOW, 1, 0, 33).encounters("e19", "e20").next_results(BLACK_RED))
    words, chronicle = GAME.words("en"), Chronicle()
    chronicle.hear(table.play(EndBuilding()), words)
    chronicle.hear(table.play(SayNo()), words)
    told = [text for text, _ in chronicle.lines]
    assert chronicle.seat == YELLOW
    assert told[0].startswith("A ship with dead engines")
    assert any("call fades" in text for text in told)
