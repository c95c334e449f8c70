"""Chapter 7: the pre-round phase, together and in secret or, under the advanced rules, one after another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.core.rng import Rng
from engine.games.empires_of_the_void.components import (
    IN_PRE_ROUND,
    NOTHING,
    STARFIGHTER,
)
from engine.games.empires_of_the_void.events import (
    OrdersGiven,
    OrdersReopened,
    OrdersReset,
    ResearchOrdered,
    ShipMissing,
    ShipOrdered,
)
from engine.games.empires_of_the_void.moves import Build, Ready, Research, Reset, Unready
from engine.games.empires_of_the_void.open_points import (
    ANY_TIME,
    OWN_RESEARCH,
    Interjections,
    open_moves,
    play_open,
)
from engine.games.empires_of_the_void.research import carry_out, cost, has_archives, has_grant, researches
from engine.games.empires_of_the_void.shipyard import (
    BUILDS,
    build,
    build_now,
    orderable,
    supply,
    terms,
)
from engine.games.empires_of_the_void.state import NO_ORDERS, EmpiresState, Orders
from engine.games.empires_of_the_void.trade import forget_offers

_READY, _RESET, _UNREADY = Ready(), Reset(), Unready()


def begin_phase(state: EmpiresState) -> None:
    state.agenda.append(EndPhase())
    if state.options.advanced:
        state.agenda += [PrepareInTurn(seat) for seat in reversed(state.order)]
    else:
        state.agenda.append(ToOrder(tuple(range(len(state.players)))))


@dataclass(frozen=True, slots=True)
class EndPhase(Step[EmpiresState]):
    """Grants, archives and leave to use goods lapse with the phase (EV-17.3, EV-25.22)."""

    def run(self, state: EmpiresState) -> None:
        for player in state.players:
            player.leaves = ()
            player.grant = player.archives = False
            player.orders = NO_ORDERS
        forget_offers(state, IN_PRE_ROUND)


# -- orders (EV-7.14, EV-7.15) ------------------------------------------------------------------------------------


def order_ship(state: EmpiresState, seat: Seat, move: Build) -> None:
    player = state.players[seat]
    orders = player.orders
    due = terms(state, seat)
    paid = due.price(move.ship)
    player.orders = replace(
        orders,
        ships=(*orders.ships, 2 * move.ship + move.port),
        prices=(*orders.prices, paid),
        foundry=orders.foundry + due.uses_foundry(move.ship),
        conscript=orders.conscript or (due.conscripts and move.ship == STARFIGHTER),
        reserved=orders.reserved + paid,
    )
    state.events.append(ShipOrdered(seat, move.ship, move.port, paid))


def order_research(state: EmpiresState, seat: Seat, move: Research) -> None:
    player = state.players[seat]
    paid = cost(state, seat, move.technology)
    player.orders = replace(
        player.orders,
        technology=move.technology,
        lender=move.lender,
        world=move.world,
        price=paid,
        granted=has_grant(player),
        archived=has_archives(player),
        reserved=player.orders.reserved + paid,
    )
    state.events.append(ResearchOrdered(seat, move.technology, paid))


@dataclass(frozen=True, slots=True)
class ToOrder(Step[EmpiresState]):
    """Every seat enters its orders privately and confirms; then all are carried out together (EV-7.2)."""

    waiting: tuple[Seat, ...]

    def seats(self) -> tuple[Seat, ...]:
        return self.waiting

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        orders = state.players[seat].orders
        found: list[Move] = [_READY]
        if orders is not NO_ORDERS and orders != NO_ORDERS:
            found.append(_RESET)
        if orders.technology == NOTHING:
            found += researches(state, seat)
            abilities = OWN_RESEARCH + ANY_TIME
        else:
            abilities = ANY_TIME
        found += orderable(state, seat)
        found += open_moves(state, seat, abilities, IN_PRE_ROUND)
        return found

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        if isinstance(move, Build):
            order_ship(state, seat, move)
        elif isinstance(move, Research):
            order_research(state, seat, move)
        elif isinstance(move, Reset):
            state.players[seat].orders = NO_ORDERS
            state.events.append(OrdersReset(seat))
        elif isinstance(move, Unready):
            state.agenda[-1] = ToOrder(tuple(sorted((*self.waiting, seat))))
            state.events.append(OrdersReopened(seat))
        elif isinstance(move, Ready):
            state.events.append(OrdersGiven(seat))
            waiting = tuple([other for other in self.waiting if other != seat])
            if waiting:
                state.agenda[-1] = ToOrder(waiting)
            else:
                state.agenda.pop()
                reveal(state)
        else:
            play_open(state, seat, move, IN_PRE_ROUND)

    def second_thoughts(self, state: EmpiresState, seat: Seat) -> list[Any]:
        """As long as another seat is not ready (EV-7.14)."""
        return [_UNREADY] if 0 <= seat < len(state.players) else []

    def imagined(self, state: EmpiresState, seat: Seat, rng: Rng) -> ToOrder:
        """The others who are ready have given orders that they could give, most credits spent."""
        for other in range(len(state.players)):
            if other != seat and other not in self.waiting:
                self._guess(state, other, rng)
        state.events = []
        return self

    def _guess(self, state: EmpiresState, seat: Seat, rng: Rng) -> None:
        if rng.below(4):
            technologies = researches(state, seat)
            if technologies:
                order_research(state, seat, rng.choice(technologies))
        while rng.below(8):
            ships = orderable(state, seat)
            if not ships:
                return
            order_ship(state, seat, rng.choice(ships))


def reveal(state: EmpiresState) -> None:
    """All research in turn order, then all ships in turn order, one ship at a time (EV-7.16)."""
    orders = [player.orders for player in state.players]
    for player in state.players:
        player.orders = NO_ORDERS
    for seat in state.order:
        order = orders[seat]
        if order.technology != NOTHING:
            carry_out(state, seat, Research(order.technology, order.lender, order.world), order.price)
    for turn in range(max(len(order.ships) for order in orders)):
        for seat in state.order:
            if turn < len(orders[seat].ships):
                _serve(state, seat, orders[seat], turn)


def _serve(state: EmpiresState, seat: Seat, order: Orders, turn: int) -> None:
    """If the shared pool has run out, the credits stay with the player (EV-7.2)."""
    ship, port = divmod(order.ships[turn], 2)
    if supply(state, seat, ship):
        build(state, seat, BUILDS[ship][port], order.prices[turn])
    else:
        state.events.append(ShipMissing(seat, ship, order.prices[turn]))


# -- one after another (EV-7.17, EV-26.2) -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PrepareInTurn(Step[EmpiresState]):
    seat: Seat

    def run(self, state: EmpiresState) -> None:
        state.active = self.seat
        state.agenda.append(ToPrepare(self.seat))
        state.agenda.append(Interjections(self.seat))


@dataclass(frozen=True, slots=True)
class ToPrepare(Asks[EmpiresState]):
    """Each ship and the research are public and final."""

    researched: bool = False

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        found: list[Move] = [_READY]
        abilities = ANY_TIME
        if not self.researched:
            found += researches(state, seat)
            abilities = OWN_RESEARCH + ANY_TIME
        found += orderable(state, seat)
        found += open_moves(state, seat, abilities, IN_PRE_ROUND)
        return found

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        player = state.players[seat]
        if isinstance(move, Build):
            build_now(state, seat, move)
        elif isinstance(move, Research):
            price = cost(state, seat, move.technology)
            player.grant = player.archives = False
            carry_out(state, seat, move, price)
            state.agenda[-1] = ToPrepare(seat, researched=True)
        elif isinstance(move, Ready):
            state.agenda.pop()
            state.events.append(OrdersGiven(seat))
        else:
            play_open(state, seat, move, IN_PRE_ROUND)
