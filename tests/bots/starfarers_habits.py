"""What a person sees bots do in Starfarers, counted: `python -m tests.bots.starfarers_habits 20`."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from engine.core.game import Setup, Standing
from engine.core.moves import Seat
from engine.games.starfarers import GAME
from engine.games.starfarers.bank import rates
from engine.games.starfarers.components import TRADE_SHIP, covers
from engine.games.starfarers.events import (
    Accepted,
    BankTraded,
    Countered,
    DealClosed,
    Offered,
    OfferLapsed,
    OfferWithdrawn,
    StationFounded,
    TurnBegan,
)
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.terms import Terms
from tests.bots.habits import All, Glance, Habit, watch


@dataclass(slots=True)
class Haggling(Habit):
    """Offers, and what becomes of them."""

    turns: int = 0
    offers: int = 0
    questions: int = 0
    """Offers heard: one for each seat asked."""
    vain: int = 0
    """Questions to somebody who has not the cards."""
    asked_again: int = 0
    """Questions to somebody who was asked for the same cards in this turn."""
    as_dear_as_the_bank: int = 0
    bought_to_sell: int = 0
    """Offers of a kind that was traded for in the same turn."""
    deals: int = 0
    unpaid: int = 0
    """Counter-offers that cannot be paid."""
    counters: int = 0
    counters_again: int = 0
    withdrawn: int = 0
    """After somebody had accepted."""
    _asked: set[tuple[Seat, tuple[int, ...]]] = field(default_factory=set)
    _countered: set[tuple[Seat, Terms]] = field(default_factory=set)
    _bought: set[int] = field(default_factory=set)
    _accepted: bool = False

    def look(self, glance: Glance) -> None:
        before: StarfarersState = glance.before
        for event in glance.events:
            if isinstance(event, TurnBegan):
                self.turns += 1
                self._asked.clear()
                self._countered.clear()
                self._bought.clear()
            elif isinstance(event, BankTraded):
                self._bought.add(event.take)
            elif isinstance(event, Offered):
                self._accepted = False
                self._look_at_offer(before, event)
            elif isinstance(event, Accepted):
                self._accepted = True
            elif isinstance(event, Countered):
                terms = Terms(event.give, event.want)
                self.counters += 1
                self.counters_again += (event.seat, terms) in self._countered
                self.unpaid += not covers(before.players[before.active].hand, event.want)
                self._countered.add((event.seat, terms))
            elif isinstance(event, DealClosed):
                self.deals += 1
                self._bought.update(kind for kind, amount in enumerate(event.want) if amount)
            elif isinstance(event, OfferWithdrawn):
                self.withdrawn += self._accepted
            elif isinstance(event, OfferLapsed):
                assert not self._accepted

    def _look_at_offer(self, state: StarfarersState, offer: Offered) -> None:
        self.offers += 1
        self.questions += len(offer.to)
        for seat in offer.to:
            self.vain += not covers(state.players[seat].hand, offer.want)
            self.asked_again += (seat, offer.want) in self._asked
            self._asked.add((seat, offer.want))
        self.bought_to_sell += any(offer.give[kind] for kind in self._bought)
        (given,) = (kind for kind, amount in enumerate(offer.give) if amount)
        rate = min(rates(state.players[offer.seat].cards, state.exchanged)[given])
        stocked = all(state.bank[kind] for kind, amount in enumerate(offer.want) if amount)
        self.as_dear_as_the_bank += stocked and offer.give[given] >= rate * sum(offer.want)

    @property
    def heard(self) -> float:
        """How often a seat is asked between two turns of its own."""
        return self.questions / max(1, self.turns)

    def over(self, setup: Setup, state: StarfarersState, standing: list[Standing]) -> None:
        self._asked.clear()
        self._countered.clear()
        self._bought.clear()


@dataclass(slots=True)
class TradeShips(Habit):
    """How trade ships get on."""

    turns: int = 0
    """Flights of trade ships that could move."""
    still: int = 0
    """Of these, how many ended where they had begun without founding."""
    begun: int = 0
    founded: int = 0
    _where: tuple[int, ...] = (0, 0, 0)

    def look(self, glance: Glance) -> None:
        state: StarfarersState = glance.after
        before: StarfarersState = glance.before
        for event in glance.events:
            self.founded += isinstance(event, StationFounded)
        for seat, player in enumerate(state.players):
            for transporter, point in enumerate(player.ships):
                had = before.players[seat].ships[transporter]
                self.begun += bool(point) and not had and player.cargo[transporter] == TRADE_SHIP
        if any(isinstance(event, TurnBegan) for event in glance.events):
            self._count(glance.seat, before)
            self._where = state.players[state.active].ships

    def _count(self, seat: Seat, state: StarfarersState) -> None:
        player = state.players[seat]
        for transporter, point in enumerate(player.ships):
            if point and player.cargo[transporter] == TRADE_SHIP and transporter != state.grounded:
                self.turns += 1
                self.still += self._where[transporter] == point


def watch_pilots(games: int, first: int = 1000) -> tuple[Haggling, TradeShips]:
    haggling, ships = Haggling(), TradeShips()
    watch(GAME, ["pilot"] * 4, range(first, first + games), All((haggling, ships)))
    return haggling, ships


if __name__ == "__main__":
    haggling, ships = watch_pilots(int(sys.argv[1]))
    print(haggling, ships, f"heard between two turns: {haggling.heard:.2f}", sep="\n")
