"""Where Bots and Rovers would like to be, judged one hex at a time."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move, Seat
from engine.games.on_mars.components import (
    BLUEPRINTS,
    GENERATOR,
    MARKER,
    MINE,
    NOWHERE,
    ROVER_TECH,
    SHELTER,
    TILES,
    kind_for,
)
from engine.games.on_mars.hexes import DISTANCE, RINGS, ZONE, hexes_in
from engine.games.on_mars.moves import BuyPoint, MoveBot, MoveRover, UseTech
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.pilot.worth import habit_figures, habit_worths, worths

_w: Final = habit_worths
_CRYSTAL: Final[float] = worths["crystal"]
_EFFECTS: Final[dict[str, float]] = habit_figures["effects"]


class Movement:
    """What the Bots would like to stand near to, and what the Rover would like to reach."""

    def __init__(self, state: OnMarsState, seat: Seat, bot_points: int = 0, rover_points: int = 0) -> None:
        self._seat = seat
        self._player = state.players[seat]
        self._crystal = state.crystal
        self._bot_points = bot_points
        self._rover_points = rover_points
        ground = state.terrain()
        self._build = 0
        self._needed: list[int] = []
        for building in range(SHELTER + 1):
            kind = kind_for(building, seat)
            sites = ground.two_away[kind] & ~ground.near[kind]
            if state.best_level(building):
                sites |= ground.near[kind]
            self._build |= sites & ~ground.every
            if building not in (MINE, SHELTER) and state.lss[building - GENERATOR] <= state.level:
                self._needed.append(sites & ~ground.every)
        self._upgrade = 0
        for card in self._player.blueprints:
            if state.site[card] == NOWHERE:
                least = BLUEPRINTS[card].least_complex
                for place in hexes_in(ground.built[kind_for(BLUEPRINTS[card].building, seat)]):
                    if state.occupant[place] < MARKER and state.complex_size(place) >= least:
                        self._upgrade |= 1 << place
        self._targets: list[tuple[int, float]] = []
        self._tiles = state.tile
        for place, tile in enumerate(state.tile):
            if tile != NOWHERE and tile not in self._player.research:
                self._targets.append((place, _EFFECTS.get(TILES[tile].effect.kind, 1.0) + _w["tile"]))
        self._rover_tech = state.best_level(ROVER_TECH)
        self._zones: dict[tuple[int, int], float] = {}

    def rate(self, move: Move) -> float:
        """A step, a point bought or a Tech used, against stopping here."""
        if isinstance(move, MoveBot):
            there = self._walk(move.target, self._bot_points - 1, move.origin)
            return there - self.zone_value(move.origin, move.origin) - 0.03
        rover, points = self._player.rover_hex, self._rover_points
        if isinstance(move, MoveRover):
            crystal = _CRYSTAL if self._crystal[move.target] else 0.0
            return self._drive(move.target, points - 1) - self._drive(rover, points) + crystal - 0.01
        if isinstance(move, BuyPoint):
            gain = self._drive(rover, points + 1) - self._drive(rover, points) if move.rover else 0.0
            return gain - _CRYSTAL
        if isinstance(move, UseTech):
            fee = 0.0 if move.owner == self._seat else _w["lent"]
            return self._drive(rover, points + self._rover_tech) - self._drive(rover, points) - fee
        return 0.0

    def _drive(self, rover: int, points: int) -> float:
        best = 0.0
        for place, value in self._targets:
            distance = DISTANCE[rover][place]
            if distance <= points:
                value -= 0.15 * distance
            else:
                value = 0.5 * value - 0.2 * (distance - points)
            if value > best:
                best = value
        return best

    def zone_value(self, place: int, leaving: int) -> float:
        """What a Bot has around it there that no other Bot has, the one that leaves aside."""
        known = self._zones.get((place, leaving))
        if known is None:
            known = self._zones[place, leaving] = self._zone_value(place, leaving)
        return known

    def _zone_value(self, place: int, leaving: int) -> float:
        others = 0
        for bot in self._player.bots:
            if bot != leaving:
                others |= ZONE[bot]
        zone = ZONE[place] & ~others
        value = _w["zone_site"] * min(3, (zone & self._build).bit_count())
        value += _w["zone_needed"] * sum([zone & sites > 0 for sites in self._needed])
        value += _w["zone_upgrade"] * min(2, (zone & self._upgrade).bit_count())
        return value - (_w["trample"] if self._tiles[place] != NOWHERE else 0.0)

    def _walk(self, bot: int, points: int, leaving: int) -> float:
        return max(
            [
                self.zone_value(place, leaving) - 0.03 * distance
                for distance in range(min(points, 2) + 1)
                for place in RINGS[bot][distance]
            ]
        )
