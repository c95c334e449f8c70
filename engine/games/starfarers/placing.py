"""Chapter 4C: the advanced set-up, in which the players place their first pieces themselves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.starfarers.board import NEIGHBOURS
from engine.games.starfarers.components import SHIP_KINDS, TRANSPORTERS
from engine.games.starfarers.events import ColonyPlaced, SpaceportPlaced
from engine.games.starfarers.fleet import launch
from engine.games.starfarers.moves import PlaceColony, PlaceSpaceport
from engine.games.starfarers.setup import free_home_points
from engine.games.starfarers.state import StarfarersState

FIRST_COLONIES = 2


def placing_order(first: Seat, players: int) -> list[Seat]:
    """Three rounds: clockwise, back, clockwise again (SF-4.15)."""
    clockwise = [(first + place) % players for place in range(players)]
    return clockwise + clockwise[::-1] + clockwise


@dataclass(frozen=True, slots=True)
class ToPlace(Asks[StarfarersState]):
    """One of two colonies or the spaceport, on a free colony point at home (SF-4.16)."""

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        free = free_home_points(state)
        found: list[Move] = []
        if len(player.colonies) < FIRST_COLONIES:
            found += [_colony(point) for point in free]
        if not player.spaceports:
            found += [move for point in free for move in _spaceports(point)]
        return found

    def play(self, state: StarfarersState, seat: Seat, move: PlaceColony | PlaceSpaceport) -> None:
        state.agenda.pop()
        player = state.players[seat]
        player.colony_stock -= 1
        if isinstance(move, PlaceColony):
            player.colonies += (move.point,)
            state.events.append(ColonyPlaced(seat, move.point))
            return
        player.spaceports = (move.point,)
        state.events.append(SpaceportPlaced(seat, move.point))
        launch(state, seat, move.ship, move.port, move.transporter, free=True)


@cache
def _colony(point: int) -> PlaceColony:
    return PlaceColony(point)


@cache
def _spaceports(point: int) -> tuple[PlaceSpaceport, ...]:
    """With every free ship on its two points, which nobody else can have taken (SF-4.17)."""
    return tuple(
        PlaceSpaceport(point, ship, port, transporter)
        for ship in range(len(SHIP_KINDS))
        for port in NEIGHBOURS[point]
        for transporter in TRANSPORTERS
    )
