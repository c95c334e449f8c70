"""Chapter 7E: somebody who is not on turn proposes an exchange to whoever is."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.games.starfarers import GAME
from engine.games.starfarers.components import REMARKS
from engine.games.starfarers.events import DealClosed, WishDropped, Wished, WishTurnedDown
from engine.games.starfarers.moves import Compose, DropWish, Forget, PutIn, TakeUp, TurnDown
from engine.games.starfarers.position import Position
from tests.games.starfarers.playing import BLUE, RED, WHITE, YELLOW, Table, cards, happened

TERMS = (cards(ore=1), cards(food=1))
"""What red would give and wants."""


def wished() -> Table:
    """Red would give ore for food, which yellow has."""
    table = Table(Position().hand(YELLOW, food=2).hand(RED, ore=2, fuel=1).hand(WHITE, goods=1))
    table.propose(RED, *TERMS)
    return table


def test_a_wish_is_taken_up() -> None:
    """On the very terms, and it is gone (SF-7.22, SF-7.23)."""
    table = wished()
    taken = TakeUp(RED, cards(food=1), cards(ore=1))
    (deal,) = happened(table.play(taken), DealClosed)
    assert (deal.seat, deal.partner) == (YELLOW, RED)
    assert (table.hand(), table.hand(RED)) == (cards(food=1, ore=1), cards(food=1, ore=1, fuel=1))
    assert table.state.wishes == ()
    assert not table.can(taken)


def test_nobody_is_stopped_by_a_wish() -> None:
    """The active player goes on as if nothing had been said, whatever he is asked (SF-7.22)."""
    table = wished()
    assert table.waiting == (YELLOW,)
    table.end_turn()
    table.throw(1, 1)


@pytest.mark.parametrize("asked", ["ToThrow", "ToBuild", "ToChooseShip", "ToFly"])
def test_a_wish_may_be_said_at_any_quiet_moment_of_a_turn(asked: str) -> None:
    """SF-7.22."""
    position = Position().hand(RED, ore=2).ship(YELLOW, 1, 0, 33)
    if asked == "ToThrow":
        position.to_throw()
    elif asked != "ToBuild":
        position.flying()
    table = Table(position)
    if asked == "ToFly":
        table.play(GAME.moves(table.state, YELLOW)[0])
    assert table.asks() == asked
    view = GAME.view(table.state, RED)
    assert GAME.moves(view, RED) == GAME.moves(table.state, RED) == [Compose()]
    assert [type(event) for event in table.propose(RED, *TERMS)] == [Wished]
    assert table.asks() == asked


def test_whoever_has_no_card_wishes_in_vain() -> None:
    """Nothing is a gift (SF-7.3)."""
    assert GAME.moves(wished().state, BLUE) == []


def test_one_wish_at_a_time() -> None:
    """It may be taken back (SF-7.22)."""
    table = wished()
    assert GAME.moves(table.state, RED) == [DropWish()]
    assert happened(table.by(RED, DropWish()), WishDropped)
    assert GAME.moves(table.state, RED) == [Compose()]


@pytest.mark.parametrize("remark", range(-1, len(REMARKS)))
def test_a_wish_is_turned_down(remark: int) -> None:
    """He is not asked again; the next player may be (SF-7.23)."""
    table = wished()
    (told,) = happened(table.play(TurnDown(RED, remark)), WishTurnedDown)
    assert (told.partner, told.remark) == (RED, remark)
    assert not table.moves(TakeUp)
    assert not table.moves(TurnDown)
    table.end_turn()
    table.end_turn()
    assert not table.state.wishes


def test_the_next_player_may_take_it_up() -> None:
    """A wish ignored by one stays open to the next (SF-7.22)."""
    table = Table(Position(active=RED).hand(RED, food=1).hand(WHITE, food=1).hand(YELLOW, ore=1))
    table.propose(YELLOW, *TERMS)
    table.end_turn()
    table.throw(1, 1)
    assert table.can(TakeUp(YELLOW, cards(food=1), cards(ore=1)))


def test_a_wish_ends_with_the_speakers_own_turn() -> None:
    """SF-7.22."""
    table = wished()
    table.end_turn()
    assert table.state.active == RED
    assert table.state.wishes == ()


def test_only_what_is_held_is_taken_up() -> None:
    """But anybody may turn it down (SF-7.23)."""
    table = Table(Position().hand(YELLOW, goods=1).hand(RED, ore=2))
    table.propose(RED, *TERMS)
    assert not table.moves(TakeUp)
    assert table.moves(TurnDown)


def test_a_wish_lapses_when_its_speaker_loses_a_card() -> None:
    """It might no longer be kept (SF-7.24)."""
    table = wished()
    table.offer(cards(food=1), cards(fuel=1), RED)
    table.by(RED, *[move for move in GAME.moves(table.state, RED) if type(move).__name__ == "Accept"])
    events = table.play(table.moves(type(GAME.moves(table.state, YELLOW)[0]))[0])
    assert happened(events, WishDropped)
    assert table.state.wishes == ()


def test_what_is_not_said_yet_is_secret() -> None:
    """SF-13.2."""
    table = wished()
    before = {seat: GAME.view(table.state, seat) for seat in (YELLOW, RED, BLUE, None)}
    table.by(WHITE, Compose(), PutIn(4))
    assert {seat: GAME.view(table.state, seat) for seat in before} == before
    assert GAME.view(table.state, WHITE).drafts[WHITE] is not None
    table.by(WHITE, Forget())


def test_a_wish_shows_the_cards_it_gives() -> None:
    """SF-7.21."""
    table = wished()
    for seed in range(20):
        world = GAME.imagine(GAME.view(table.state, WHITE), WHITE, Rng(seed))
        assert world.players[RED].hand[0] >= 1


def test_it_is_written_beside_its_speaker() -> None:
    table = wished()
    words = GAME.words("en").with_names(("Yve", "Ren", "Wim", "Bo"))
    panel = next(panel for panel in GAME.panels(GAME.view(table.state, YELLOW), words) if panel.seat == RED)
    assert ("Wishes", "1 ore for 1 food") in panel.rows
