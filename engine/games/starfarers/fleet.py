"""Ships on the board: launching them, taking them off, and free trade ships still owed (SF-2.5, SF-9.19, SF-9.29)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.starfarers.board import NEIGHBOURS
from engine.games.starfarers.components import COLONY_SHIP, NO_SHIP, NOWHERE, TRADE_SHIP, TRANSPORTERS
from engine.games.starfarers.events import FreeShipPlaced, ShipBuilt
from engine.games.starfarers.moves import PlaceFreeShip
from engine.games.starfarers.state import StarfarersState


def launch(state: StarfarersState, seat: Seat, ship: int, point: int, transporter: int, free: bool = False) -> None:
    """A transporter takes a colony or a station from the stock on board and stands on a point."""
    player = state.players[seat]
    player.ships = _with(player.ships, transporter, point)
    player.cargo = _with(player.cargo, transporter, ship)
    if ship == COLONY_SHIP:
        player.colony_stock -= 1
    else:
        player.station_stock -= 1
    event = FreeShipPlaced if free else ShipBuilt
    state.events.append(event(seat, ship, point, transporter))


def move_ship(state: StarfarersState, seat: Seat, transporter: int, point: int) -> None:
    player = state.players[seat]
    player.ships = _with(player.ships, transporter, point)


def unload(state: StarfarersState, seat: Seat, transporter: int) -> None:
    """Its cargo stays where it stands; the transporter is free, and no mark of the ship clings to it (SF-9.3)."""
    player = state.players[seat]
    player.ships = _with(player.ships, transporter, NOWHERE)
    player.cargo = _with(player.cargo, transporter, COLONY_SHIP)
    state.moved = tuple([moved for moved in state.moved if moved != transporter])
    if state.jumper == transporter:
        state.jumper = NO_SHIP
    if state.first_ship == transporter:
        state.first_ship = NO_SHIP


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def first_ship(state: StarfarersState, seat: Seat) -> int:
    """The ship whose transporter has the fewest spheres (SF-9.3)."""
    return next(transporter for transporter in TRANSPORTERS if state.players[seat].ships[transporter])


def free_transporters(state: StarfarersState, seat: Seat) -> list[int]:
    ships = state.players[seat].ships
    return [transporter for transporter in TRANSPORTERS if not ships[transporter]]


def free_ports(state: StarfarersState, seat: Seat) -> list[int]:
    """Spaceport points of one's own on which no ship stands (SF-7.9)."""
    ships = [point for player in state.players for point in player.ships]
    return [port for spaceport in state.players[seat].spaceports for port in NEIGHBOURS[spaceport] if port not in ships]


def settle_pending(state: StarfarersState, seat: Seat) -> None:
    """A free trade ship that can be placed must be placed, before anything else (SF-9.29)."""
    player = state.players[seat]
    if player.pending and player.station_stock and not all(player.ships) and free_ports(state, seat):
        state.agenda.append(ToPlaceFreeShip(seat))


@dataclass(frozen=True, slots=True)
class ToPlaceFreeShip(Asks[StarfarersState]):
    """Point and transporter of a free trade ship."""

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        transporters = free_transporters(state, seat)
        return [_free_ship(port, transporter) for port in free_ports(state, seat) for transporter in transporters]

    def play(self, state: StarfarersState, seat: Seat, move: PlaceFreeShip) -> None:
        state.agenda.pop()
        state.players[seat].pending -= 1
        launch(state, seat, TRADE_SHIP, move.point, move.transporter, free=True)
        settle_pending(state, seat)


@cache
def _free_ship(point: int, transporter: int) -> PlaceFreeShip:
    return PlaceFreeShip(point, transporter)
