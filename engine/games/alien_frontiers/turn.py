"""Chapter 4: the turn. Gather, roll, act, end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.alien_frontiers import relic, stations, tech
from engine.games.alien_frontiers.aftermath import aftermath
from engine.games.alien_frontiers.components import (
    CARDS,
    EMPTY,
    MAINTENANCE_BAY,
    NOWHERE,
    RELIC,
    RESOURCE_CACHE,
    TERRAFORMING_STATION,
)
from engine.games.alien_frontiers.docking import dockings, sets_of
from engine.games.alien_frontiers.events import (
    CachePaid,
    CardDiscarded,
    ShipReturnedToStock,
    ShipsParked,
    ShipsRolled,
    TokensReturned,
    TurnBegan,
    TurnEnded,
)
from engine.games.alien_frontiers.moves import BuyRelic, Claim, Cycle, Dock, EndTurn, GiveBack, Launch, Roll, Trade
from engine.games.alien_frontiers.resources import gain
from engine.games.alien_frontiers.setup import TOKEN_LIMIT
from engine.games.alien_frontiers.state import AlienFrontiersState

_ROLL, _CYCLE, _LAUNCH, _BUY_RELIC, _END_TURN = Roll(), Cycle(), Launch(), BuyRelic(), EndTurn()
_CLAIMS = tuple(Claim(card) for card in range(len(CARDS)))


@dataclass(frozen=True, slots=True)
class ToRoll(Asks[AlienFrontiersState]):
    """Steps 1 and 2: gather and roll. Nothing else can be done before (AF-4.7)."""

    def moves(self, state: AlienFrontiersState, seat: Seat) -> list[Move]:
        return [_ROLL]

    def play(self, state: AlienFrontiersState, seat: Seat, move: Roll) -> None:
        state.agenda[-1] = ToAct(seat)
        roll(state, seat, gather(state, seat))
        if RESOURCE_CACHE in state.players[seat].cards:
            open_cache(state, seat)
        aftermath(state)


def gather(state: AlienFrontiersState, seat: Seat) -> list[int]:
    """Take all ships back; the one on the Terraforming Station leaves play (AF-4.1, AF-4.2)."""
    doomed = state.docks[TERRAFORMING_STATION][0]
    if doomed != EMPTY and doomed >> 4 == seat:
        if doomed & RELIC:
            relic.go_home(state)
        else:
            state.docks[TERRAFORMING_STATION] = (EMPTY,)
            state.players[seat].stock += 1
            state.events.append(ShipReturnedToStock(doomed, TERRAFORMING_STATION))
    gathered: list[int] = []
    for station, docks in enumerate(state.docks):
        own = [docked for docked in docks if docked and docked >> 4 == seat]
        if own:
            gathered += own
            if station == MAINTENANCE_BAY:
                state.docks[station] = tuple([docked for docked in docks if docked >> 4 != seat])
            else:
                state.docks[station] = tuple([EMPTY if docked >> 4 == seat else docked for docked in docks])
    return gathered


def roll(state: AlienFrontiersState, seat: Seat, ships: list[int]) -> None:
    """All at once; the relic ship, if owned, is the last die named (AF-4.3)."""
    colour = seat << 4
    values = state.rng.dice(len(ships))
    rolled = [colour | value for value in values]
    if state.relic_owner == seat:
        rolled[-1] |= RELIC
    state.hand = tuple(sorted(rolled))
    state.events.append(ShipsRolled(seat, state.hand))


def open_cache(state: AlienFrontiersState, seat: Seat) -> None:
    """Resource Cache: ore for more odd ships, fuel for more even ones, on a tie both, and the card goes (AF-10.10)."""
    odd = sum(ship & 1 for ship in state.hand)
    even = len(state.hand) - odd
    state.events.append(CachePaid(seat, odd, even))
    gain(state, seat, int(even >= odd), int(odd >= even))
    if odd == even:
        player = state.players[seat]
        player.cards = tuple(card for card in player.cards if card != RESOURCE_CACHE)
        state.discard.append(RESOURCE_CACHE)
        state.events.append(CardDiscarded(seat, RESOURCE_CACHE))


@dataclass(frozen=True, slots=True)
class ToAct(Asks[AlienFrontiersState]):
    """Step 3: actions in any order (AF-4.5)."""

    def moves(self, state: AlienFrontiersState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        hand = state.hand
        found: list[Move] = [*dockings(state, seat, sets_of(hand), player.fuel, player.ore)] if hand else []
        if not found:
            found.append(_END_TURN)  # only when no unplaced ship has a legal docking (AF-4.9)
        found += stations.trades(state, seat)
        if stations.can_launch(state, seat):
            found.append(_LAUNCH)
        if len(state.artifact_docks) > 1:
            found += [_CLAIMS[card] for card in stations.claimable(state, seat)]
        if state.cycles and state.display:
            found.append(_CYCLE)
        if relic.can_buy(state, seat):
            found.append(_BUY_RELIC)
        if player.cards:
            found += tech.powers(state, seat)
        return found

    def play(self, state: AlienFrontiersState, seat: Seat, move: Move) -> None:
        _PLAYS[type(move)](state, seat, move)
        aftermath(state)


def _dock(state: AlienFrontiersState, seat: Seat, move: Dock) -> None:
    hand = list(state.hand)
    for ship in move.ships:
        hand.remove(ship)
    state.hand = tuple(hand)
    stations.dock(state, seat, move.station, move.ships)


def end_turn(state: AlienFrontiersState, seat: Seat) -> None:
    """Ships that could not be placed are parked; over eight tokens some go back (AF-4.10, AF-4.14)."""
    if state.hand:
        state.docks[MAINTENANCE_BAY] += state.hand
        state.events.append(ShipsParked(seat, state.hand))
        state.hand = ()
    state.agenda[-1] = NextTurn()
    player = state.players[seat]
    if player.fuel + player.ore > TOKEN_LIMIT:
        state.agenda.append(ToGiveBack(seat))
    state.events.append(TurnEnded(seat))


@dataclass(frozen=True, slots=True)
class ToGiveBack(Asks[AlienFrontiersState]):
    """Down to exactly eight tokens, in any mix (AF-4.14). Keeping the ore comes first in the list."""

    def moves(self, state: AlienFrontiersState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        excess = player.fuel + player.ore - TOKEN_LIMIT
        return [
            GiveBack(fuel, excess - fuel)
            for fuel in range(min(excess, player.fuel), -1, -1)
            if excess - fuel <= player.ore
        ]

    def play(self, state: AlienFrontiersState, seat: Seat, move: GiveBack) -> None:
        state.agenda.pop()
        player = state.players[seat]
        player.fuel -= move.fuel
        player.ore -= move.ore
        state.fuel += move.fuel
        state.ore += move.ore
        state.events.append(TokensReturned(seat, move.fuel, move.ore))


@dataclass(frozen=True, slots=True)
class NextTurn(Step[AlienFrontiersState]):
    """The next player clockwise; the marks of the turn are wiped (AF-4.13, AF-4.15)."""

    def run(self, state: AlienFrontiersState) -> None:
        state.used = ()
        state.discard_power_used = False
        state.borrowed = NOWHERE
        state.hub_ships = 0
        state.hub_extra_step_given = False
        state.mined = False
        state.artifact_docks = ()
        state.cycles = 0
        state.active = (state.active + 1) % len(state.players)
        if state.active == state.first:
            state.round += 1
        state.agenda.append(ToRoll(state.active))
        state.events.append(TurnBegan(state.active, state.round))


def next_turn(state: AlienFrontiersState, seat: Seat) -> None:
    """To that seat's next roll, as if everybody else had just ended their turn: ships that others have not placed yet
    wait in the Maintenance Bay (AF-4.11)."""
    state.docks[MAINTENANCE_BAY] += state.hand
    state.active, state.hand, state.agenda = seat - 1, (), []
    NextTurn().run(state)


_PLAYS: dict[type[Move], Callable[[AlienFrontiersState, Seat, Any], None]] = {
    **tech.PLAYS,
    BuyRelic: lambda state, seat, move: relic.buy(state, seat),
    Claim: lambda state, seat, move: stations.claim(state, seat, move.card),
    Cycle: lambda state, seat, move: stations.cycle(state, seat),
    Dock: _dock,
    EndTurn: lambda state, seat, move: end_turn(state, seat),
    Launch: lambda state, seat, move: stations.launch(state, seat),
    Trade: lambda state, seat, move: stations.trade(state, seat, move.price, move.times),
}
