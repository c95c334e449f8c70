"""Chapters 9C and 9D: what encounters bring, operation by operation (SF-9.30)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.asking import Asks, Together
from engine.core.moves import Move, Seat, Step
from engine.core.rng import Rng
from engine.games.starfarers.components import EMPTY_HAND, FREIGHT_RING, KINDS, NO_CARD, ONE_CARD, PARTS
from engine.games.starfarers.encounter_cards import ENCOUNTERS, Effect
from engine.games.starfarers.events import (
    CardGiven,
    EncountersShuffled,
    FreeShipWon,
    JumpGranted,
    ShipGrounded,
)
from engine.games.starfarers.fleet import settle_pending
from engine.games.starfarers.mothership import (
    add_part,
    gain_fame,
    lose_fame,
    parts_aboard,
    parts_with_room,
    remove_part,
)
from engine.games.starfarers.moves import AddPart, GiveCard, RemovePart
from engine.games.starfarers.resources import hand_over, pay, receive, receive_what_is_left, steal
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.taking import take_freely

NOTHING_NAMED = -1
_ADD = tuple(AddPart(part) for part in range(len(PARTS)))
_REMOVE = tuple(RemovePart(part) for part in range(len(PARTS)))
_GIVE = tuple(GiveCard(kind) for kind in KINDS)


def _gain_resource(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    receive_what_is_left(state, seat, effect.resource, effect.amount)


def _gain_choice(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    take_freely(state, seat, effect.amount)


def _gain_fame(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    gain_fame(state, seat, effect.amount)


def _lose_fame(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    lose_fame(state, seat, effect.amount)


def _free_upgrade(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    """A part there is room for; none on a full mothership (SF-9.17)."""
    room = parts_with_room(state, seat)
    if len(room) > 1:
        state.agenda.append(ToAddPart(seat))
    elif room:
        add_part(state, seat, room[0])


def _lose_upgrade(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    """A part he has; cards and fame rings are none (SF-9.17)."""
    aboard = parts_aboard(state, seat)
    if len(aboard) > 1:
        state.agenda.append(ToRemovePart(seat))
    elif aboard:
        remove_part(state, seat, aboard[0])


def _free_trade_ship(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    state.players[seat].pending += 1
    state.events.append(FreeShipWon(seat))
    settle_pending(state, seat)


def _hyperspace_jump(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    state.jumper = state.first_ship
    state.events.append(JumpGranted(seat, state.first_ship))


def _ground_first_ship(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    state.grounded = state.first_ship
    state.events.append(ShipGrounded(seat, state.first_ship))


def _draw_from_each_opponent(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    """In turn order from the left neighbour; empty hands give nothing (SF-9.21)."""
    for other in state.others(seat):
        if state.players[other].size:
            steal(state, seat, other)


def _gift_from_each_opponent(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    waiting = tuple(other for other in state.others(seat) if state.players[other].size)
    if waiting:
        state.agenda.append(ToGiveCard(waiting, (NOTHING_NAMED,) * len(state.players), seat))


def _return_gift(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    """Exactly the cards paid in this encounter (SF-9.23)."""
    if any(state.paid):
        receive(state, seat, state.paid)
        state.paid = EMPTY_HAND


def _lose_exchanged(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    """Exactly the cards taken in this encounter; the card paid stays paid (SF-9.23)."""
    if any(state.taken):
        pay(state, seat, state.taken)
        state.taken = EMPTY_HAND


def _wear_and_tear(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    """Everybody with too many parts removes one, all at the same time (SF-9.26)."""
    waiting = tuple(each for each in state.order_from(seat) if sum(state.players[each].parts) > effect.amount)
    if waiting:
        state.agenda.append(ToWearDown(waiting, (NOTHING_NAMED,) * len(state.players), waiting))


def _fame_for_most(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    """Most freight rings, if any; the active player is served first should the stock run short (SF-9.27)."""
    most = max(player.parts[FREIGHT_RING] for player in state.players)
    if most:
        for each in state.order_from(seat):
            if state.players[each].parts[FREIGHT_RING] == most:
                gain_fame(state, each, effect.amount)


def _reshuffle_all(state: StarfarersState, seat: Seat, effect: Effect) -> None:
    """All 32 cards, the one in play included (SF-9.28)."""
    state.pile, state.discard = list(range(len(ENCOUNTERS))), []
    state.rng.shuffle(state.pile)
    state.encounter = NO_CARD
    state.read = ()
    state.events.append(EncountersShuffled(len(state.pile)))


EFFECTS: dict[str, Callable[[StarfarersState, Seat, Effect], None]] = {
    "gain_resource": _gain_resource,
    "gain_choice": _gain_choice,
    "gain_fame": _gain_fame,
    "lose_fame": _lose_fame,
    "free_upgrade": _free_upgrade,
    "lose_upgrade": _lose_upgrade,
    "free_trade_ship": _free_trade_ship,
    "hyperspace_jump": _hyperspace_jump,
    "ground_first_ship": _ground_first_ship,
    "draw_from_each_opponent": _draw_from_each_opponent,
    "gift_from_each_opponent": _gift_from_each_opponent,
    "return_gift": _return_gift,
    "lose_exchanged": _lose_exchanged,
    "wear_and_tear": _wear_and_tear,
    "fame_for_most": _fame_for_most,
    "reshuffle_all": _reshuffle_all,
}


@dataclass(frozen=True, slots=True)
class ToAddPart(Asks[StarfarersState]):
    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [_ADD[part] for part in parts_with_room(state, seat)]

    def play(self, state: StarfarersState, seat: Seat, move: AddPart) -> None:
        state.agenda.pop()
        add_part(state, seat, move.part)


@dataclass(frozen=True, slots=True)
class ToRemovePart(Asks[StarfarersState]):
    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [_REMOVE[part] for part in parts_aboard(state, seat)]

    def play(self, state: StarfarersState, seat: Seat, move: RemovePart) -> None:
        state.agenda.pop()
        remove_part(state, seat, move.part)


@dataclass(frozen=True, slots=True)
class ToGiveCard(Together[StarfarersState]):
    """Every opponent with a card gives one of his choice, secretly and at the same time (SF-9.22)."""

    answers: tuple[int, ...]
    seat: Seat
    """Who receives."""

    def blank(self) -> int:
        return NOTHING_NAMED

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        hand = state.players[seat].hand
        return [_GIVE[kind] for kind in KINDS if hand[kind]]

    def answer(self, state: StarfarersState, seat: Seat, move: GiveCard) -> int:
        return move.kind

    def finish(self, state: StarfarersState) -> None:
        for other in state.others(self.seat):
            kind = self.answers[other]
            if kind != NOTHING_NAMED:
                hand_over(state, other, self.seat, ONE_CARD[kind])
                state.events.append(CardGiven(other, self.seat, kind))

    def imagined(self, state: StarfarersState, seat: Seat, rng: Rng) -> Step[StarfarersState]:
        """Those who have chosen chose a card that they hold."""
        step: Together[StarfarersState] = self
        for other in state.others(self.seat):
            if other != seat and state.players[other].size and other not in self.waiting:
                held = [kind for kind in KINDS if state.players[other].hand[kind]]
                step = step._with(other, rng.choice(held), step.waiting)
        return step


@dataclass(frozen=True, slots=True)
class ToWearDown(Together[StarfarersState]):
    """All whose motherships carry too much choose a part to remove, at the same time (SF-9.26)."""

    answers: tuple[int, ...]
    asked: tuple[Seat, ...]

    def blank(self) -> int:
        return NOTHING_NAMED

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [_REMOVE[part] for part in parts_aboard(state, seat)]

    def answer(self, state: StarfarersState, seat: Seat, move: RemovePart) -> int:
        return move.part

    def finish(self, state: StarfarersState) -> None:
        for each in state.order_from(state.active):
            if self.answers[each] != NOTHING_NAMED:
                remove_part(state, each, self.answers[each])

    def imagined(self, state: StarfarersState, seat: Seat, rng: Rng) -> Step[StarfarersState]:
        """Those who have chosen chose a part that they have."""
        step: Together[StarfarersState] = self
        for other in self.asked:
            if other != seat and other not in self.waiting:
                step = step._with(other, rng.choice(parts_aboard(state, other)), step.waiting)
        return step
