"""Chapters 13 and 15: who knows what, and what is asked of whom."""

from __future__ import annotations

import json

import pytest

from engine.core.codec import Decoder, encode
from engine.core.rng import Rng
from engine.games.starfarers import GAME
from engine.games.starfarers.board import SITES
from engine.games.starfarers.components import CHITS, COLONY_SHIP, HIDDEN, HIDDEN_HAND, NO_CARD
from engine.games.starfarers.encounter_cards import ENCOUNTERS
from engine.games.starfarers.moves import (
    Accept,
    ChooseShip,
    Compose,
    EndBuilding,
    EndFlight,
    Fly,
    GiveCard,
    NameTribute,
    Refuse,
    RemovePart,
    Stop,
)
from engine.games.starfarers.position import Position
from engine.games.starfarers.sight import back_of
from engine.games.starfarers.state import OPEN, StarfarersState
from tests.games.starfarers.playing import BLACK_BLUE, BLUE, RED, WHITE, YELLOW, Table, cards

SEATS = (YELLOW, RED, WHITE, BLUE)


def busy() -> Table:
    """Something of everything: hands, a seen chit, an encounter under way."""
    return Table(
        Position()
        .hand(YELLOW, ore=2, fuel=1)
        .hand(RED, food=3)
        .hand(WHITE, goods=2, carbon=1)
        .reserve(0, 1, 2, 3, 4)
        .chit("aurora_ore", "blue_3", seen_by=(RED,))
        .chit("aurora_goods", "yellow_2", face_up=True)
        .parts(YELLOW, 1, 2, 3, fame=4)
        .cards(WHITE, "green_folk_ore")
        .ship(YELLOW, 1, COLONY_SHIP, 140)
        .encounters("e10")
    )


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_what_is_open_to_all(seat: int | None) -> None:
    """Board, pieces, motherships, cards and tokens, sizes of hands and piles, bank, dice and shakes (SF-13.1)."""
    table = busy()
    table.take_off(BLACK_BLUE)
    view, state = GAME.view(table.state, seat), table.state
    for seen, player in zip(view.players, state.players, strict=True):
        seen.hand = player.hand
    assert view.players == state.players
    assert (view.bank, view.stations, view.friends, view.tokens) == (
        state.bank,
        state.stations,
        state.friends,
        state.tokens,
    )
    assert (len(view.reserve), len(view.pile), len(view.whites)) == (5, 31, 5)
    assert (view.balls, view.base_speed, view.dice, view.seen) == (
        state.balls,
        state.base_speed,
        state.dice,
        state.seen,
    )


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_what_is_secret(seat: int | None) -> None:
    """Other hands, the order of every stack, chits not looked at, the card in play (SF-13.2, SF-13.6)."""
    table = busy()
    table.take_off(BLACK_BLUE)
    view = GAME.view(table.state, seat)
    for other in SEATS:
        assert (view.players[other].hand == HIDDEN_HAND) is (other != seat)
    assert set(view.reserve) == set(view.pile) == set(view.whites) == {HIDDEN}
    assert view.encounter == HIDDEN
    for site in SITES:
        may_see = table.state.seen[site] & (OPEN if seat is None else OPEN | 1 << seat)
        assert (view.chits[site] == HIDDEN) is not bool(may_see)
    assert view.rng.seed is None


def test_a_view_betrays_nothing_by_its_numbers() -> None:
    """Two tables that differ only in what is hidden look the same to the letter (SF-13.2, SF-13.6)."""
    table = busy()
    other = GAME.imagine(GAME.view(table.state, BLUE), BLUE, Rng(5))
    assert encode(other) != encode(table.state)
    assert json.dumps(encode(GAME.view(other, BLUE))) == json.dumps(encode(GAME.view(table.state, BLUE)))


def test_knowledge_of_chits_grows_by_looking_only() -> None:
    """Red has seen the pirates, the others have not; the open number is known to all (SF-13.5)."""
    table = busy()
    assert [table.face("aurora_ore", seat) for seat in SEATS] == [None, "blue_3", None, None]
    assert all(table.face("aurora_goods", seat) == "yellow_2" for seat in (*SEATS, None))


def test_what_may_be_left_is_common_knowledge() -> None:
    """Imagined chits are of the right colour and not among those known; imagined cards add up to the box (SF-13.7)."""
    table = busy()
    for seed in range(20):
        other = GAME.imagine(GAME.view(table.state, RED), RED, Rng(seed))
        assert GAME.census(other) == GAME.census(table.state)
        assert all(CHITS[other.chits[site]].back == back_of(other, site) for site in SITES)
        assert len({*other.chits, *other.whites}) == 38
        assert other.players[RED].hand == table.hand(RED)


def test_an_imagined_card_fits_what_was_read() -> None:
    """A toll is asked: the card is one of the three (SF-13.7)."""
    table = busy()
    table.take_off(BLACK_BLUE)
    imagined = {
        ENCOUNTERS[GAME.imagine(GAME.view(table.state, seat), seat, Rng(seed)).encounter].id
        for seed in range(30)
        for seat in (YELLOW, RED)
    }
    assert imagined == {"e09", "e10", "e11"}


def test_imagined_hands_hold_what_was_offered_and_agreed() -> None:
    """Whoever offers or accepts has shown the cards he would give (SF-7.21)."""
    table = Table(Position().hand(YELLOW, ore=1, fuel=4).hand(RED, food=1, goods=5).hand(BLUE, carbon=3))
    table.offer(cards(ore=1), cards(food=1))
    for seed in range(10):
        assert GAME.imagine(GAME.view(table.state, BLUE), BLUE, Rng(seed)).players[YELLOW].hand[0] >= 1
    table.by(RED, Accept())
    table.by(BLUE, Refuse())
    for seed in range(10):
        assert GAME.imagine(GAME.view(table.state, YELLOW), YELLOW, Rng(seed)).players[RED].hand[3] >= 1


def test_legal_moves_are_for_the_one_who_decides() -> None:
    """The others are told who is to decide; all they can do is to say a wish (SF-13.7, SF-7.22)."""
    table = busy()
    for seat, moves in ((RED, [Compose()]), (WHITE, [Compose()]), (BLUE, [])):
        assert GAME.moves(table.state, seat) == moves
        assert GAME.waiting(GAME.view(table.state, seat)) == (YELLOW,)


@pytest.mark.parametrize("seat", [RED, None])
def test_what_is_asked_in_flight_betrays_no_chit(seat: int | None) -> None:
    """Pirates to drive out, a colony to found or neither of the two: the others cannot tell which (SF-13.7)."""
    asked, seen = [], []
    for chit in ("blue_3", "blue_1", "blue_5"):
        table = Table(
            Position()
            .parts(YELLOW, cannons=4)
            .chit("aurora_ore", chit)
            .chit("aurora_goods", "yellow_2", face_up=True)
            .ship(YELLOW, 1, COLONY_SHIP, 99)
            .flying(3)
        )
        table.play(ChooseShip(0), Fly(98), Stop())
        asked.append(table.asks())
        seen.append(encode(GAME.view(table.state, seat)))
        assert GAME.waiting(GAME.view(table.state, seat)) == (YELLOW,)
        assert GAME.view(table.state, YELLOW).agenda == table.state.agenda
    assert asked == ["ToClear", "ToFound", "ToChooseShip"]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("seat", SEATS)
def test_secret_answers_survive_imagination(seat: int) -> None:
    """While others have answered in secret, a full state with the same view can be imagined (SF-15.6)."""
    tribute = Table(Position().hand(YELLOW, ore=8).hand(RED, fuel=4, food=4).hand(BLUE, goods=9).to_throw())
    tribute.throw(3, 4)
    tribute.by(RED, *[NameTribute(1)] * 4)
    gifts = Table(Position().hand(RED, ore=1).hand(BLUE, food=2).ship(YELLOW, 1, COLONY_SHIP, 140).encounters("e01"))
    gifts.take_off(BLACK_BLUE)
    gifts.by(RED, GiveCard(0))
    worn = Table(
        Position().parts(YELLOW, 3, 3, 3).parts(RED, 3, 3, 3).ship(YELLOW, 1, COLONY_SHIP, 140).encounters("e31")
    )
    worn.take_off(BLACK_BLUE)
    worn.by(RED, RemovePart(0))
    for table in (tribute, gifts, worn):
        view = GAME.view(table.state, seat)
        other = GAME.imagine(view, seat, Rng(seat))
        assert GAME.view(other, seat) == view
        while other.agenda and GAME.waiting(other) != () and type(other.agenda[-1]) is type(table.state.agenda[-1]):
            to_play = GAME.waiting(other)[0]
            GAME.play(other, to_play, GAME.moves(other, to_play)[0])
        assert all(min(player.hand) >= 0 for player in other.players)


def test_states_and_views_survive_the_codec() -> None:
    """SF-13.6: what is sent is what is seen."""
    decoder = Decoder(GAME.vocabulary)
    table = busy()
    table.take_off(BLACK_BLUE)
    for state in (table.state, *(GAME.view(table.state, seat) for seat in (*SEATS, None))):
        assert decoder.decode(StarfarersState, encode(state)) == state


# -- what is asked -----------------------------------------------------------------------------------------------


def test_decisions_of_the_active_player_and_of_others() -> None:
    """Others answer offers, pay tribute, take relief, give cards and wear down; everything else is for the active
    player (SF-15.1, SF-15.2)."""
    others = {"ToAnswer", "ToPayTribute", "ToTakeRelief", "ToGiveCard", "ToWearDown"}
    for seed in range(3):
        rng = Rng(seed)
        state = Table.dealt(4, seed).state
        for _ in range(1500):
            waiting = GAME.waiting(state)
            if not waiting:
                break
            if waiting != (state.active,):
                assert type(state.agenda[-1]).__name__ in others
            seat = rng.choice(waiting)
            GAME.play(state, seat, rng.choice(GAME.moves(state, seat)))


def test_chance_is_the_referees() -> None:
    """The same seed and moves give the same dice, shakes, cards and chits; another seed gives others (SF-15.4)."""
    one, same, other = (Table.dealt(4, seed).state for seed in (3, 3, 4))
    assert one == same
    assert (one.pile, one.reserve, one.chits) != (other.pile, other.reserve, other.chits)


def test_what_has_one_outcome_is_not_asked() -> None:
    """Nothing to lose, nothing to give, no one to draw from: no question. Ending a phase and stopping are (SF-15.3,
    SF-15.7)."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, 140).encounters("e28"))
    table.take_off(BLACK_BLUE)
    assert table.asks() == "ToChooseShip"
    assert table.state.encounter == NO_CARD
    table.play(GAME.moves(table.state, YELLOW)[0], Stop())
    assert GAME.moves(table.state, YELLOW) == [EndFlight()]
    assert {type(move) for move in GAME.moves(Table(Position()).state, YELLOW)} >= {EndBuilding}
