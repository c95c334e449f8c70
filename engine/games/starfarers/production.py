"""Chapter 6: the throw, what it brings, and what a seven costs."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks, TakeBack, Together
from engine.core.moves import Move, Seat, Step
from engine.core.rng import Rng
from engine.games.starfarers.board import SITES_BY
from engine.games.starfarers.building import BeginBuilding
from engine.games.starfarers.components import (
    CARDS,
    CHITS,
    EMPTY_HAND,
    KINDS,
    ONE_CARD,
    REDUCED_TRIBUTE,
    REDUCED_TRIBUTE_ABOVE,
    RELIEF_FUND,
    TRIBUTE_ABOVE,
    WAYS,
    Hand,
    minus,
    plus,
)
from engine.games.starfarers.events import (
    BankShort,
    DiceThrown,
    NothingDrawn,
    Produced,
    ReliefDeclined,
    TributePaid,
)
from engine.games.starfarers.moves import (
    DeclineRelief,
    DrawFrom,
    DrawFromNobody,
    NameTribute,
    TakeRelief,
    ThrowDice,
)
from engine.games.starfarers.resources import draw_reserve, hush, receive, reserve_can_give, steal
from engine.games.starfarers.state import OPEN, StarfarersState
from engine.games.starfarers.wishes import InTurn

SEVEN = 7
_THROW, _DECLINE, _NOBODY = ThrowDice(), DeclineRelief(), DrawFromNobody()
_RELIEF = tuple(TakeRelief(kind) for kind in KINDS)
_TRIBUTE = tuple(NameTribute(kind) for kind in KINDS)
_DRAW = tuple(DrawFrom(seat) for seat in range(4))
_PRODUCING = tuple(
    frozenset(number for number, chit in enumerate(CHITS) if total in chit.numbers) for total in range(13)
)


@dataclass(frozen=True, slots=True)
class ToThrow(InTurn):
    """The dice (SF-6.1)."""

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [_THROW]

    def decide(self, state: StarfarersState, seat: Seat, move: ThrowDice) -> None:
        state.dice = tuple(state.rng.dice(2))
        state.events.append(DiceThrown(seat, state.dice))
        state.agenda[-1] = BeginBuilding(seat)
        total = sum(state.dice)
        if total == SEVEN:
            demand_tribute(state, seat)
        else:
            produce(state, seat, total)


# -- planets produce ---------------------------------------------------------------------------------------------


def produce(state: StarfarersState, seat: Seat, total: int) -> None:
    """Everybody's cards, kind by kind, then the Relief Fund (SF-6.2 to SF-6.5)."""
    dues = [due(state, each, total) for each in range(len(state.players))]
    for kind in KINDS:
        wanted = sum([hand[kind] for hand in dues])
        if wanted > state.bank[kind]:
            ration(state, dues, kind)
    for each in state.order_from(seat):
        cards = tuple(dues[each])
        if any(cards):
            player = state.players[each]
            player.hand = plus(player.hand, cards)
            player.size += sum(cards)
            for kind in KINDS:
                state.bank[kind] -= cards[kind]
            state.events.append(Produced(each, cards))
    for each in state.order_from(seat):
        if RELIEF_FUND in state.players[each].cards and not any(dues[each]) and any(state.bank):
            state.agenda.append(ToTakeRelief(each))


def due(state: StarfarersState, seat: Seat, total: int) -> list[int]:
    """One card for each colony or spaceport by each producing planet, one more of a kind with its card (SF-6.3)."""
    producing, player = _PRODUCING[total], state.players[seat]
    cards = [0, 0, 0, 0, 0]
    for point in player.colonies + player.spaceports:
        for site in SITES_BY[point]:
            if state.chits[site] in producing and state.seen[site] & OPEN:
                cards[state.resource(site)] += 1
    for card in player.cards:
        bonus = CARDS[card].production_bonus
        if bonus is not None and cards[bonus]:
            cards[bonus] += 1
    return cards


def harvest(state: StarfarersState, seat: Seat) -> list[int]:
    """How many cards of each kind that seat could count on from 36 throws, each as often as dice bring it."""
    cards = [0, 0, 0, 0, 0]
    for total, ways in enumerate(WAYS):
        if ways and total != SEVEN:
            for kind, amount in enumerate(due(state, seat, total)):
                cards[kind] += ways * amount
    return cards


def ration(state: StarfarersState, dues: list[list[int]], kind: int) -> None:
    """Too few cards of a kind: one player alone gets what there is, several get nothing (SF-6.4)."""
    waiting = [hand for hand in dues if hand[kind]]
    for hand in waiting:
        hand[kind] = state.bank[kind] if len(waiting) == 1 else 0
    state.events.append(BankShort(kind))


@dataclass(frozen=True, slots=True)
class ToTakeRelief(Asks[StarfarersState]):
    """A card of his choice for the owner of the Relief Fund, whom the throw brought nothing (SF-6.5)."""

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [*[_RELIEF[kind] for kind in KINDS if state.bank[kind]], _DECLINE]

    def play(self, state: StarfarersState, seat: Seat, move: TakeRelief | DeclineRelief) -> None:
        state.agenda.pop()
        if isinstance(move, TakeRelief):
            receive(state, seat, ONE_CARD[move.kind])
        else:
            state.events.append(ReliefDeclined(seat))


# -- a seven -----------------------------------------------------------------------------------------------------


def tribute(state: StarfarersState, seat: Seat) -> int:
    """Half of a hand that is too full, rounded down (SF-6.7)."""
    player = state.players[seat]
    limit = REDUCED_TRIBUTE_ABOVE if REDUCED_TRIBUTE in player.cards else TRIBUTE_ABOVE
    return player.size // 2 if player.size > limit else 0


def demand_tribute(state: StarfarersState, seat: Seat) -> None:
    """Tribute of all who must, then the thrower's draw, then with a brisk start a card for the others (SF-14.4)."""
    if state.options.brisk_start:
        state.agenda.append(OpponentsDraw(seat))
    state.agenda.append(AfterTribute(seat))
    owed = tuple(tribute(state, each) for each in range(len(state.players)))
    if any(owed):
        waiting = tuple(each for each, amount in enumerate(owed) if amount)
        state.agenda.append(ToPayTribute(waiting, (EMPTY_HAND,) * len(owed), owed))


@dataclass(frozen=True, slots=True)
class ToPayTribute(Together[StarfarersState]):
    """All who owe name their cards at the same time, one by one; they leave the hands together (SF-15.5)."""

    answers: tuple[Hand, ...]
    owed: tuple[int, ...]

    def blank(self) -> Hand:
        return EMPTY_HAND

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        keeps = minus(state.players[seat].hand, self.answers[seat])
        return [_TRIBUTE[kind] for kind in KINDS if keeps[kind]]

    def play(self, state: StarfarersState, seat: Seat, move: NameTribute | TakeBack) -> None:
        if isinstance(move, NameTribute) and sum(self.answers[seat]) + 1 < self.owed[seat]:
            state.agenda[-1] = self._with(seat, self.answer(state, seat, move), self.waiting)
        else:
            Together.play(self, state, seat, move)

    def answer(self, state: StarfarersState, seat: Seat, move: NameTribute) -> Hand:
        return plus(self.answers[seat], ONE_CARD[move.kind])

    def finish(self, state: StarfarersState) -> None:
        for each in state.order_from(state.active):
            if any(self.answers[each]):
                pay_tribute(state, each, self.answers[each])

    def imagined(self, state: StarfarersState, seat: Seat, rng: Rng) -> Step[StarfarersState]:
        """Those who have finished named some of their cards."""
        step: Together[StarfarersState] = self
        for other, amount in enumerate(self.owed):
            if other != seat and amount and other not in self.waiting:
                step = step._with(other, random_cards(state.players[other].hand, amount, rng), step.waiting)
        return step


def random_cards(hand: Hand, amount: int, rng: Rng) -> Hand:
    cards = [kind for kind in KINDS for _ in range(hand[kind])]
    rng.shuffle(cards)
    return tuple(cards[:amount].count(kind) for kind in KINDS)


def pay_tribute(state: StarfarersState, seat: Seat, cards: Hand) -> None:
    hush(state, seat)
    player = state.players[seat]
    player.hand = minus(player.hand, cards)
    player.size -= sum(cards)
    for kind in KINDS:
        state.bank[kind] += cards[kind]
    state.events.append(TributePaid(seat, cards))


@dataclass(frozen=True, slots=True)
class AfterTribute(Step[StarfarersState]):
    """The thrower may draw, if anybody else has a card."""

    seat: Seat

    def run(self, state: StarfarersState) -> None:
        if any(state.players[other].size for other in state.others(self.seat)):
            state.agenda.append(ToDrawFrom(self.seat))


@dataclass(frozen=True, slots=True)
class ToDrawFrom(Asks[StarfarersState]):
    """A card at random from one opponent, or none (SF-6.8)."""

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [*[_DRAW[other] for other in state.others(seat) if state.players[other].size], _NOBODY]

    def play(self, state: StarfarersState, seat: Seat, move: DrawFrom | DrawFromNobody) -> None:
        state.agenda.pop()
        if isinstance(move, DrawFrom):
            steal(state, seat, move.victim)
        else:
            state.events.append(NothingDrawn(seat))


@dataclass(frozen=True, slots=True)
class OpponentsDraw(Step[StarfarersState]):
    """With a brisk start a seven brings each opponent a card of the reserve (SF-14.4)."""

    seat: Seat

    def run(self, state: StarfarersState) -> None:
        for other in state.others(self.seat):
            if reserve_can_give(state):
                draw_reserve(state, other)
