"""Chapters 9A and 9B: how an encounter is drawn, read and answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.starfarers.components import (
    EMPTY_HAND,
    KINDS,
    NO_CARD,
    ONE_CARD,
    Hand,
    covers,
    plus,
)
from engine.games.starfarers.encounter_cards import (
    ENCOUNTERS,
    STATS,
    Choice,
    Duel,
    Effect,
    Exchange,
    Flee,
    Give,
    Node,
    Outcome,
    ShakeTable,
)
from engine.games.starfarers.events import (
    DuelFought,
    EncounterAnswered,
    EncounterDrawn,
    EncounterOver,
    EncountersShuffled,
    FlightTried,
    NothingGiven,
    PassageRead,
    TableShaken,
)
from engine.games.starfarers.mothership import ball_sum, shake
from engine.games.starfarers.moves import GiveCards, PayCard, SayNo, SayYes
from engine.games.starfarers.outcomes import EFFECTS
from engine.games.starfarers.resources import pay
from engine.games.starfarers.scoring import has_won
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.taking import take_freely

_YES, _NO = SayYes(), SayNo()
_PAY = tuple(PayCard(kind) for kind in KINDS)


def draw_encounter(state: StarfarersState, seat: Seat) -> None:
    """The top card; an empty pile is made anew from the discards (SF-9.5)."""
    if not state.pile:
        state.pile, state.discard = sorted(state.discard), []
        state.rng.shuffle(state.pile)
        state.events.append(EncountersShuffled(len(state.pile)))
    state.encounter = state.pile.pop()
    state.events.append(EncounterDrawn(seat, ENCOUNTERS[state.encounter].family))
    state.agenda.append(ReadOn(seat, "root"))


def put_away(state: StarfarersState, seat: Seat) -> None:
    """The card in play goes to the discard pile, unless it was shuffled in already (SF-9.31); what was paid and taken
    is forgotten (SF-9.32)."""
    if state.encounter != NO_CARD:
        state.discard.append(state.encounter)
        state.events.append(EncounterOver(seat, state.encounter))
        state.encounter = NO_CARD
        state.read = ()
        state.paid = state.taken = EMPTY_HAND


def rival_of(state: StarfarersState, seat: Seat, which: str) -> Seat:
    """The neighbour a card names; with two players every neighbour is the opponent (SF-9.14)."""
    count = len(state.players)
    rival = (seat + _NEIGHBOURS[which]) % count
    return rival if rival != seat else (seat + 1) % count


_NEIGHBOURS = {"left": 1, "right": -1, "second_left": 2, "second_right": -2}


@dataclass(frozen=True, slots=True)
class ReadOn(Step[StarfarersState]):
    """The next node of the card in play is read to all."""

    seat: Seat
    node: str

    def run(self, state: StarfarersState) -> None:
        node = ENCOUNTERS[state.encounter].nodes[self.node]
        state.read += (node.passage,)
        state.events.append(PassageRead(self.seat, node.passage))
        _READ[type(node)](state, self.seat, self.node, node)


def _read_give(state: StarfarersState, seat: Seat, name: str, node: Give) -> None:
    if state.players[seat].size:
        state.agenda.append(ToGive(seat, name, node.passage, node.least, node.most))
    else:
        state.events.append(NothingGiven(seat))
        state.agenda.append(ReadOn(seat, node.next[0]))


def _read_choice(state: StarfarersState, seat: Seat, name: str, node: Choice) -> None:
    if state.players[seat].size >= node.needs:
        state.agenda.append(ToDecide(seat, name, node.passage))
    else:
        state.events.append(EncounterAnswered(seat, False))
        state.agenda.append(ReadOn(seat, node.no))


def _read_duel(state: StarfarersState, seat: Seat, name: str, node: Duel) -> None:
    """Both shake; a tie is a victory (SF-9.9, SF-9.10)."""
    rival = rival_of(state, seat, node.rival)
    balls, parts = shake(state), strength(state, seat, node.stat)
    rival_balls, rival_parts = shake(state), strength(state, rival, node.stat)
    total, rival_total = ball_sum(balls) + parts, ball_sum(rival_balls) + rival_parts
    state.events.append(
        DuelFought(seat, rival, STATS.index(node.stat), balls, parts, total, rival_balls, rival_parts, rival_total)
    )
    state.agenda.append(ReadOn(seat, node.win if total >= rival_total else node.lose))


def strength(state: StarfarersState, seat: Seat, stat: str) -> int:
    player = state.players[seat]
    return player.speed if stat == "speed" else player.firepower


def _read_flee(state: StarfarersState, seat: Seat, name: str, node: Flee) -> None:
    """Boosters and speed cards only, no shake (SF-9.12)."""
    rival = rival_of(state, seat, node.rival)
    own, other = state.players[seat].speed, state.players[rival].speed
    state.events.append(FlightTried(seat, rival, own, other))
    state.agenda.append(ReadOn(seat, node.at_least if own >= other else node.fewer))


def _read_exchange(state: StarfarersState, seat: Seat, name: str, node: Exchange) -> None:
    state.agenda.append(ReadOn(seat, node.next))
    state.agenda.append(ToPayForExchange(seat, node.take))


def _read_table(state: StarfarersState, seat: Seat, name: str, node: ShakeTable) -> None:
    """Only the sum of the balls counts (SF-9.13)."""
    balls = shake(state)
    total = ball_sum(balls)
    state.events.append(TableShaken(seat, balls, total))
    state.agenda.append(ReadOn(seat, node.next[total - 1]))


def _read_outcome(state: StarfarersState, seat: Seat, name: str, node: Outcome) -> None:
    state.agenda.append(CarryOut(seat, node.effects, node.next))


_READ: dict[type[Node], Callable[[StarfarersState, Seat, str, Any], None]] = {
    Give: _read_give,
    Choice: _read_choice,
    Duel: _read_duel,
    Flee: _read_flee,
    Exchange: _read_exchange,
    ShakeTable: _read_table,
    Outcome: _read_outcome,
}


@dataclass(frozen=True, slots=True)
class CarryOut(Step[StarfarersState]):
    """Effects from left to right, then the next node or the end of the card (SF-9.31)."""

    seat: Seat
    effects: tuple[Effect, ...]
    next: str | None

    def run(self, state: StarfarersState) -> None:
        if self.effects:
            effect, *rest = self.effects
            state.agenda.append(CarryOut(self.seat, tuple(rest), self.next))
            if effect.op == "draw_encounter":
                put_away(state, self.seat)
                draw_encounter(state, self.seat)
            else:
                EFFECTS[effect.op](state, self.seat, effect)
            has_won(state)
        elif self.next:
            state.agenda.append(ReadOn(self.seat, self.next))
        else:
            put_away(state, self.seat)


# -- questions ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def gifts(hand: Hand, least: int, most: int) -> tuple[GiveCards, ...]:
    """Every choice of so many cards from a hand."""
    chosen = [
        tuple(kinds.count(kind) for kind in KINDS)
        for size in range(least, most + 1)
        for kinds in combinations_with_replacement(KINDS, size)
    ]
    return tuple(GiveCards(cards) for cards in chosen if covers(hand, cards))


@dataclass(frozen=True, slots=True)
class ToGive(Asks[StarfarersState]):
    """How many cards, and which: one decision (SF-9.7). They go to the bank before the result is known."""

    node: str
    passage: int
    least: int
    most: int

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return list(gifts(state.players[seat].hand, self.least, self.most))

    def play(self, state: StarfarersState, seat: Seat, move: GiveCards) -> None:
        node = ENCOUNTERS[state.encounter].nodes[self.node]
        assert isinstance(node, Give)
        if any(move.cards):
            pay(state, seat, move.cards)
            state.paid = plus(state.paid, move.cards)
        else:
            state.events.append(NothingGiven(seat))
        state.agenda[-1] = ReadOn(seat, node.next[sum(move.cards) - self.least])


@dataclass(frozen=True, slots=True)
class ToDecide(Asks[StarfarersState]):
    """Yes or no; whoever cannot pay is not asked (SF-9.8)."""

    node: str
    passage: int

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [_YES, _NO]

    def play(self, state: StarfarersState, seat: Seat, move: SayYes | SayNo) -> None:
        node = ENCOUNTERS[state.encounter].nodes[self.node]
        assert isinstance(node, Choice)
        yes = isinstance(move, SayYes)
        state.events.append(EncounterAnswered(seat, yes))
        state.agenda[-1] = ReadOn(seat, node.yes if yes else node.no)


@dataclass(frozen=True, slots=True)
class ToPayForExchange(Asks[StarfarersState]):
    """The one card that the fence asks (SF-9.23)."""

    take: int

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        hand = state.players[seat].hand
        return [_PAY[kind] for kind in KINDS if hand[kind]]

    def play(self, state: StarfarersState, seat: Seat, move: PayCard) -> None:
        pay(state, seat, ONE_CARD[move.kind])
        state.paid = plus(state.paid, ONE_CARD[move.kind])
        state.agenda.pop()
        take_freely(state, seat, self.take, move.kind)
