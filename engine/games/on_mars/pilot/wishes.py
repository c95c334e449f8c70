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
    is_research,
    kind_for,
)
from engine.games.on_mars.hexes import DISTANCE, RINGS, ZONE, hexes_in
from engine.games.on_mars.movement import Field
from engine.games.on_mars.moves import BuyPoint, MoveBot, MoveRover, MoveUnit, UseTech
from engine.games.on_mars.pilot.figures import habit_figures, habit_worths, worths
from engine.games.on_mars.pilot.pace import turns_left
from engine.games.on_mars.pilot.team import Watch, tile_help
from engine.games.on_mars.pilot.worth import lent
from engine.games.on_mars.state import OnMarsState

_w: Final = habit_worths
_CRYSTAL: Final[float] = worths["crystal"]
_EFFECTS: Final[dict[str, float]] = habit_figures["effects"]
_FARTHEST: Final = 3
"""Steps of a Bot that are looked ahead."""


class Movement:
    """What the Bots would like to stand near to, and what the Rover would like to reach. A step is rated by the place
    it leads to, and only on the shortest way there: nobody turns back."""

    def __init__(self, state: OnMarsState, seat: Seat, bot_points: int = 0, rover_points: int = 0) -> None:
        self._state = state
        self._seat = seat
        self._player = player = state.players[seat]
        self._bot_points = bot_points
        self._rover_points = rover_points
        self._field = Field(state, seat)
        self._bots = state.standing_bots(seat)
        self._matters = turns_left(state, seat) > 0.0
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
        for card in player.blueprints:
            if state.site[card] == NOWHERE:
                least = BLUEPRINTS[card].least_complex
                for place in hexes_in(ground.built[kind_for(BLUEPRINTS[card].building, seat)]):
                    if state.occupant[place] < MARKER and state.complex_size(place) >= least:
                        self._upgrade |= 1 << place
        self._targets = self._tiles_and_crystals()
        self._here = dict(self._targets).get(player.rover, 0.0)
        self._watch = Watch(state, state.blackout) if state.blackout else None
        self._zones: dict[tuple[int, int], float] = {}

    def _tiles_and_crystals(self) -> list[tuple[int, float]]:
        """Hexes the Rover has a use for, and how much of one."""
        state, player = self._state, self._player
        found: list[tuple[int, float]] = []
        has_room = player.depot + player.waiting < player.crystal_room
        for place, tile in enumerate(state.tile):
            if tile != NOWHERE:
                if not self._field.stops_rover(place, player.bots):
                    found.append((place, _EFFECTS.get(TILES[tile].effect.kind, 1.0) + _w["tile"] + self._mission(tile)))
            elif has_room and state.crystal[place]:
                found.append((place, _CRYSTAL))
        return found

    def _mission(self, tile: int) -> float:
        """A tile that helps towards the solo goal, or the team's."""
        if self._state.blackout:
            return tile_help(self._state, self._seat, tile)
        return _w["research_wanted"] if self._state.options.solo and is_research(tile) else 0.0

    def rate(self, move: Move) -> float:
        """A step, a point bought or a Tech used, against stopping here."""
        if isinstance(move, MoveUnit):
            return self._watch.patrol(move.target, min(_FARTHEST, self._bot_points) - 1) if self._watch else 0.0
        if isinstance(move, MoveBot):
            return self._walk(move.origin, move.target)
        if isinstance(move, MoveRover):
            return self._drive(self._rover_points, move.target) - self._here
        if isinstance(move, BuyPoint):
            if not move.rover:
                return -_CRYSTAL
            return self._drive(self._rover_points + 1) - max(self._here, self._drive(self._rover_points)) - _CRYSTAL
        if isinstance(move, UseTech):
            fee = 0.0 if move.owner == self._seat else lent(self._state, self._seat, move.owner)
            level = self._state.players[move.owner].tech_level(ROVER_TECH)
            return (
                self._drive(self._rover_points + level) - max(self._here, self._drive(self._rover_points)) - fee - 0.01
            )
        return 0.0

    def _drive(self, points: int, step: int = NOWHERE) -> float:
        """The best the Rover can make of its points, if it begins with this step."""
        bots = self._bots
        rover = DISTANCE[self._player.rover_hex]
        may_stay = step == NOWHERE or not (step in bots or self._field.stops_rover(step, bots))
        best = -1.0
        for place, use in self._targets:
            distance = rover[place]
            if step != NOWHERE and DISTANCE[step][place] >= distance:
                continue
            if distance <= points:
                value = use - 0.15 * distance
            elif may_stay:
                value = 0.1 + 0.05 * use - 0.02 * distance
            else:
                continue
            if value > best:
                best = value
        return best

    def _walk(self, origin: int, step: int) -> float:
        """The best place a Bot can walk to that way."""
        others = [bot for bot in self._player.bots if bot != origin]
        here = self.zone_value(origin, origin)
        best = -1.0
        for distance in range(1, min(self._bot_points, _FARTHEST) + 1):
            for place in RINGS[origin][distance]:
                if DISTANCE[step][place] != distance - 1 or self._field.is_closed(place):
                    continue
                if place in others or place == self._player.rover:
                    continue
                value = self.zone_value(place, origin) - here - 0.03 * distance
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
        value = -_w["trample"] if self._state.tile[place] != NOWHERE else 0.0
        if self._watch:
            value += _w["shield"] * self._watch.threats.get(place, 0.0)
        if not self._matters:
            return value
        others = 0
        for bot in self._player.bots:
            if bot != leaving:
                others |= ZONE[bot]
        zone = ZONE[place] & ~others
        value += _w["zone_site"] * min(3, (zone & self._build).bit_count())
        value += _w["zone_needed"] * sum([zone & sites > 0 for sites in self._needed])
        return value + _w["zone_upgrade"] * min(2, (zone & self._upgrade).bit_count())
