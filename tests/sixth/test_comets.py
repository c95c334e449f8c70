"""Comets by its rules, and the grammar of asking tried on it."""

from __future__ import annotations

import pytest

from engine.core.asking import TakeBack
from engine.core.codec import Decoder, encode
from engine.core.game import Setup
from engine.core.moves import IllegalMove
from engine.core.rng import Rng
from engine.core.vocabulary import vocabulary
from tests.sixth.comets.game import GAME
from tests.sixth.comets.rules import COMETS, NO_BID, Bid, CometsState, ToBid


def dealt(seats: int = 3) -> CometsState:
    return GAME.start(Setup(seats, 7))


def bids(state: CometsState, *probes: int) -> int:
    """All send probes; returns the comet."""
    comet = state.gone[-1]
    for seat, probe in enumerate(probes):
        GAME.play(state, seat, Bid(probe))
    return comet


def test_everybody_begins_alike_and_comets_come_one_by_one() -> None:
    """CO-1, CO-2."""
    state = dealt()
    assert all(player.probes == COMETS for player in state.players)
    assert sorted((*state.pile, *state.gone)) == list(COMETS)
    assert len(state.gone) == 1


def test_the_highest_probe_sent_alone_catches_the_comet() -> None:
    """CO-3."""
    state = dealt()
    comet = bids(state, 5, 5, 2)
    assert [player.caught for player in state.players] == [(), (), (comet,)]
    bids(state, 6, 6, 6)
    assert sum(len(player.caught) for player in state.players) == 1


def test_probes_are_gone_once_sent() -> None:
    """CO-4."""
    state = dealt()
    bids(state, 5, 5, 2)
    assert [player.probes for player in state.players] == [
        (1, 2, 3, 4, 6, 7, 8),
        (1, 2, 3, 4, 6, 7, 8),
        (1, 3, 4, 5, 6, 7, 8),
    ]


def test_an_answer_can_be_taken_back_until_all_have_come() -> None:
    """CO-4: nobody waits for it, and nobody else notices what it was."""
    state = dealt()
    assert GAME.moves(state, 0) != [TakeBack()]
    GAME.play(state, 0, Bid(6))
    assert GAME.waiting(state) == (1, 2)
    assert GAME.moves(state, 0) == [TakeBack()]
    GAME.play(state, 0, TakeBack())
    assert GAME.waiting(state) == (0, 1, 2)
    assert bids(state, 1, 1, 2) in state.players[2].caught
    with pytest.raises(IllegalMove):
        GAME.play(state, 0, TakeBack())


def test_an_answer_is_hidden_from_all_but_its_giver() -> None:
    state = dealt()
    GAME.play(state, 0, Bid(6))
    steps = [GAME.view(state, seat).agenda[-1] for seat in (0, 1, None)]
    assert all(isinstance(step, ToBid) for step in steps)
    assert [step.answers[0] for step in steps if isinstance(step, ToBid)] == [6, NO_BID, NO_BID]


def test_an_imagined_answer_is_one_that_could_have_been_given() -> None:
    state = dealt()
    GAME.play(state, 0, Bid(6))
    view = GAME.view(state, 1)
    imagined = [GAME.imagine(view, 1, Rng(seed)).agenda[-1] for seed in range(30)]
    assert {step.answers[0] for step in imagined if isinstance(step, ToBid)} == set(COMETS)


def test_the_game_ends_after_the_last_comet_and_ties_go_to_more_comets() -> None:
    """CO-5, CO-6."""
    state = dealt(2)
    while waiting := GAME.waiting(state):
        GAME.play(state, waiting[0], GAME.moves(state, waiting[0])[-waiting[0]])
    assert not state.pile
    refusal = GAME.refusals(state, 0)[0]
    assert (refusal.reason, refusal.rule) == ("game_over", "CO-5")
    state.players[0].caught, state.players[1].caught = (6,), (1, 2, 3)
    assert [place.rank for place in GAME.standing(state)] == [2, 1]


def test_a_seat_that_has_answered_is_told_why_it_cannot_act() -> None:
    state = dealt()
    GAME.play(state, 0, Bid(6))
    assert [refusal.rule for refusal in GAME.refusals(state, 0)] == ["CO-3"]


def test_the_vocabulary_is_all_that_the_package_defines() -> None:
    names = {kind.__name__ for kind in vocabulary("tests.sixth.comets")}
    assert {"Bid", "ToBid", "NextComet", "CometLost", "TakeBack"} <= names
    assert {"Together", "Player", "CometsState"}.isdisjoint(names)
    state = dealt()
    step = state.agenda[-1]
    assert Decoder(GAME.vocabulary).decode(type(step), encode(step)) == step
