"""Paying for a development or a world: priced reductions first, then hand cards (RG-6.9 to RG-6.12)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy.asking import DISCARDS, forced, nameable
from engine.games.race_for_the_galaxy.components import CARDS, HIDDEN, NO_GOOD, NOTHING, OORT, POWERS, SCAVENGERS, Power
from engine.games.race_for_the_galaxy.events import CardSaved, CardsPaid, PowerUsed
from engine.games.race_for_the_galaxy.goals import give_up
from engine.games.race_for_the_galaxy.moves import Discard, Reduce, Save
from engine.games.race_for_the_galaxy.piles import spend_good, take_from_hand
from engine.games.race_for_the_galaxy.state import Player, RaceState

_SAVES = tuple(Save(card) for card in range(len(CARDS)))


def worlds_with(player: Player, kind: int, but_not: int) -> list[int]:
    """Worlds whose good is of a kind; the Oort good is of every kind (RG-6.12). The card being placed never helps."""
    return [
        card
        for card, good in zip(player.tableau, player.goods, strict=True)
        if good != NOTHING and card != but_not and (CARDS[card].good == kind or card == OORT)
    ]


def reductions(player: Player, powers: tuple[Power, ...], card: int) -> list[Power]:
    """The priced reductions that can be used for this card now."""
    found = []
    for power in powers:
        if power.number in player.used or CARDS[card].good == power.excludes != NO_GOOD:
            continue
        if power.pay == "self":
            usable = power.card in player.tableau
        else:
            usable = bool(worlds_with(player, power.price, card))
        if usable:
            found.append(power)
    return found


def least_due(player: Player, card: int, due: int, usable: list[Power]) -> int:
    """The fewest hand cards that can pay, using every reduction there is (RG-6.11)."""
    goods = -1
    for power in usable:
        if power.kind == "cost_zero":
            return 0
        if power.pay == "good":
            goods = len(worlds_with(player, power.price, card)) if goods < 0 else goods
            if not goods:
                continue
            goods -= 1
        due -= power.amount
    return max(0, due)


def can_pay(player: Player, card: int, due: int, spare: int, powers: tuple[Power, ...]) -> bool:
    """Is there a way to pay with so many hand cards to spare?"""
    return due <= spare or (bool(powers) and least_due(player, card, due, reductions(player, powers, card)) <= spare)


def ask_payment(state: RaceState, seat: Seat, card: int, due: int, powers: tuple[Power, ...]) -> None:
    """Put the question of how to pay, unless there is nothing to choose."""
    if due <= 0:
        return
    player = state.players[seat]
    usable = tuple(power.number for power in reductions(player, powers, card)) if powers else ()
    step = ToPay(seat, card, due, usable)
    state.agenda.append(step)
    if not usable:
        step.go_on(state, ())
        return
    moves = step.moves(state, seat)
    if len(moves) == 1:
        step.play(state, seat, moves[0])  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class ToPay(Asks[RaceState]):
    """What is still due for a card, the reductions on offer, and the hand cards named so far."""

    card: int
    due: int
    offered: tuple[int, ...]
    named: tuple[int, ...] = ()

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = []
        if len(player.hand) >= self.due:
            found += [DISCARDS[card] for card in nameable(player.hand, self.named, self.due)]
        if self.offered and not self.named:
            found += self.reduction_moves(player)
        return found

    def reduction_moves(self, player: Player) -> list[Move]:
        """In the order offered, each only while the rest can still be paid."""
        found: list[Move] = []
        usable = reductions(player, tuple(POWERS[number] for number in self.offered), self.card)
        for place, power in enumerate(usable):
            if least_due(player, self.card, self.due, usable[place:]) <= len(player.hand):
                if power.pay == "self":
                    found.append(Reduce(power.number, NOTHING))
                else:
                    found += [Reduce(power.number, world) for world in worlds_with(player, power.price, self.card)]
        return found

    def play(self, state: RaceState, seat: Seat, move: Discard | Reduce) -> None:
        if isinstance(move, Reduce):
            self.reduce(state, POWERS[move.power], move.world)
            return
        self.go_on(state, (*self.named, move.card))

    def go_on(self, state: RaceState, named: tuple[int, ...]) -> None:
        player = state.players[self.seat]
        named = forced(player.hand, named, self.due)
        if len(named) < self.due:
            state.agenda[-1] = replace(self, named=named)
        else:
            state.agenda.pop()
            self.settle_up(state, named)

    def reduce(self, state: RaceState, power: Power, world: int) -> None:
        """Excess reduction is lost; at zero nothing more can be used (RG-6.10)."""
        player = state.players[self.seat]
        state.agenda.pop()
        player.used += (power.number,)
        state.events.append(PowerUsed(self.seat, power.number))
        if world == NOTHING:
            give_up(state, self.seat, power.card)
        else:
            spend_good(state, self.seat, world)
        due = 0 if power.kind == "cost_zero" else self.due - power.amount
        left = self.offered[self.offered.index(power.number) + 1 :]
        ask_payment(state, self.seat, self.card, due, tuple(POWERS[number] for number in left))

    def settle_up(self, state: RaceState, paid: tuple[int, ...]) -> None:
        """One card of the payment goes under Galactic Scavengers, if its owner has it still (RG-9.7, RG-10.24)."""
        player = state.players[self.seat]
        if player.powers.saves and SCAVENGERS in player.tableau:
            if paid[0] == paid[-1]:
                pay_and_save(state, self.seat, paid, paid[0])
            else:
                state.agenda.append(ToSave(self.seat, tuple(sorted(paid))))
        else:
            pay_and_save(state, self.seat, paid, NOTHING)

    def seen_by(self, seat: Seat | None) -> Step[RaceState]:
        return self if seat == self.seat else replace(self, named=())


@dataclass(frozen=True, slots=True)
class ToSave(Asks[RaceState]):
    """Which card of the payment goes under Galactic Scavengers."""

    paid: tuple[int, ...]

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [_SAVES[card] for place, card in enumerate(self.paid) if card not in self.paid[:place]]

    def play(self, state: RaceState, seat: Seat, move: Save) -> None:
        state.agenda.pop()
        pay_and_save(state, seat, self.paid, move.card)

    def seen_by(self, seat: Seat | None) -> Step[RaceState]:
        return self if seat == self.seat else replace(self, paid=(HIDDEN,) * len(self.paid))

    def imagined(self, state: RaceState, seat: Seat, rng: Rng) -> Step[RaceState]:
        if seat == self.seat:
            return self
        return replace(self, paid=state.players[self.seat].hand[: len(self.paid)])


def pay_and_save(state: RaceState, seat: Seat, paid: tuple[int, ...], saved: int) -> None:
    player = state.players[seat]
    take_from_hand(player, paid)
    state.events.append(CardsPaid(seat, paid))
    gone = list(paid)
    if saved != NOTHING:
        gone.remove(saved)
        player.saved = tuple(sorted((*player.saved, saved)))
        state.events.append(CardSaved(seat, (saved,)))
    state.discards[state.pile_of(seat)] += gone
