"""OM-7.1: Bots and Rovers on the move, one hex at a time."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars import tiles
from engine.games.on_mars.components import NOBODY, NOWHERE, ROVER_TECH, Effect
from engine.games.on_mars.effects import define
from engine.games.on_mars.events import BotMoved, CrystalCollected, CrystalRemoved, RoverMoved
from engine.games.on_mars.goods import gain_crystals, pay_crystals
from engine.games.on_mars.hexes import HEX_COUNT, NEIGHBOURS, RINGS
from engine.games.on_mars.lab import use, uses
from engine.games.on_mars.moves import BuyPoint, Collect, MoveBot, MoveRover, MoveUnit, Stop, UseTech
from engine.games.on_mars.pieces import moved
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.vandalism import move_unit, patrols

BOTS_ONLY, ROVER_ONLY, BOTS_AND_ROVER = 1, 2, 3

_STOP = Stop()
_BOT_STEPS = tuple(tuple(MoveBot(place, target) for target in NEIGHBOURS[place]) for place in range(HEX_COUNT))
_ROVER_STEPS = tuple(tuple(MoveRover(target) for target in NEIGHBOURS[place]) for place in range(HEX_COUNT))
_BUY_BOT_POINT, _BUY_ROVER_POINT = BuyPoint(False), BuyPoint(True)
_COLLECTIONS = tuple(Collect(place) for place in range(HEX_COUNT))


class Field:
    """The map as one player's movement sees it: where the others stand, and where this player's pieces may end once
    `spent` Crystals are gone."""

    __slots__ = ("_player", "_seat", "_spent", "_state", "_takable", "_taken")

    def __init__(self, state: OnMarsState, seat: Seat, spent: int = 0) -> None:
        self._state = state
        self._seat = seat
        self._spent = spent
        self._player = state.players[seat]
        self._taken: set[int] = set()
        for other, player in enumerate(state.players):
            if other != seat:
                self._taken.update(player.bots)
                if player.rover != NOWHERE:
                    self._taken.add(player.rover)
        if state.blackout:
            self._taken.update([place for _, place in state.blackout.lying])
        self._takable: dict[tuple[int, tuple[int, ...]], bool] = {}

    def is_closed(self, place: int) -> bool:
        """Another piece stands there: one may pass, not stay."""
        return place in self._taken or self._state.occupant[place] != NOBODY

    def stops_rover(self, place: int, bots: tuple[int, ...]) -> bool:
        """May the Rover not end here: a piece, or a tile its owner cannot take (OM-7.11.2)?"""
        if self.is_closed(place):
            return True
        tile = self._state.tile[place]
        return tile != NOWHERE and not self._can_take(tile, bots)

    def _can_take(self, tile: int, bots: tuple[int, ...]) -> bool:
        """Judged as if the movement ended with the Bots there: a tile that constructs asks for their zone."""
        known = self._takable.get((tile, bots))
        if known is None:
            before, self._player.bots = self._player.bots, bots
            known = self._takable[tile, bots] = tiles.can_take(self._state, self._seat, tile, self._spent)
            self._player.bots = before
        return known

    def is_settled(self, bots: tuple[int, ...], rover: int) -> bool:
        """Could the movement end with the pieces like this (OM-4.6)?"""
        if len(set(bots)) < len(bots) or rover in bots:
            return False
        for bot in bots:
            if self.is_closed(bot):
                return False
        return rover == NOWHERE or not self.stops_rover(rover, bots)

    def can_settle(self, bots: tuple[int, ...], rover: int, bot_points: int, rover_points: int) -> bool:
        """Could it, with the points that are left? Pieces that may not stay where they are must be able to leave."""
        if self.is_settled(bots, rover):
            return True
        if rover_points and (rover in bots or self.stops_rover(rover, bots)):
            for ring in RINGS[rover][1 : rover_points + 1]:
                for place in ring:
                    free = place not in bots and not self.stops_rover(place, bots)
                    if free and self.can_settle(bots, place, bot_points, 0):
                        return True
        homeless = self._homeless(bots, rover) if bot_points else NOWHERE
        if homeless != NOWHERE:
            for distance, ring in enumerate(RINGS[homeless][1 : bot_points + 1], 1):
                for place in ring:
                    free = place not in bots and place != rover and not self.is_closed(place)
                    after = moved(bots, homeless, place)
                    if free and self.can_settle(after, rover, bot_points - distance, rover_points):
                        return True
        return False

    def _homeless(self, bots: tuple[int, ...], rover: int) -> int:
        """A Bot that may not stay: on another piece, on another Bot, or on the Rover's hex."""
        for place, bot in enumerate(bots):
            if bot == rover or bot in bots[:place] or self.is_closed(bot):
                return bot
        return NOWHERE


@dataclass(frozen=True, slots=True)
class ToMove(Asks[OnMarsState]):
    """Movement points of the Bots and of the Rover, spent in any order. Crystals and a Rover Tech add to them."""

    bot_points: int
    rover_points: int
    movers: int
    """Which pieces the effect is for, and so which points can be bought."""
    tech: bool
    """A Rover Tech may still be used."""
    recycling: bool = False
    must: bool = False
    """Nothing has moved yet and something must."""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        field = Field(state, seat)
        bots, rover = state.standing_bots(seat), state.players[seat].rover
        settled = field.is_settled(bots, rover)
        found: list[Move] = []
        if self.bot_points:
            found += self._bot_steps(state, field, settled)
            if state.blackout and (settled or field.can_settle(bots, rover, self.bot_points - 1, self.rover_points)):
                found += patrols(state)
        if self.rover_points:
            found += self._rover_steps(state, field, settled)
        if settled and not self.must:
            found.append(_STOP)
        if state.spendable(seat):
            found += self._purchases(state)
        if self.tech:
            found += uses(state, ROVER_TECH)
        return found

    def _bot_steps(self, state: OnMarsState, field: Field, settled: bool) -> list[Move]:
        bots, rover = state.standing_bots(self.seat), state.players[self.seat].rover
        simple = settled and (rover == NOWHERE or state.tile[rover] == NOWHERE)
        left, rover_points = self.bot_points - 1, self.rover_points
        found: list[Move] = []
        for place in dict.fromkeys(bots):
            for step in _BOT_STEPS[place]:
                target = step.target
                free = simple and target not in bots and target != rover and not field.is_closed(target)
                if free or field.can_settle(moved(bots, place, target), rover, left, rover_points):
                    found.append(step)
        return found

    def _rover_steps(self, state: OnMarsState, field: Field, settled: bool) -> list[Move]:
        bots, left = state.standing_bots(self.seat), self.rover_points - 1
        found: list[Move] = []
        for step in _ROVER_STEPS[state.players[self.seat].rover_hex]:
            target = step.target
            free = settled and target not in bots and not field.stops_rover(target, bots)
            if free or field.can_settle(bots, target, self.bot_points, left):
                found.append(step)
        return found

    def _purchases(self, state: OnMarsState) -> list[Move]:
        """The movement must still be able to end without the Crystal: the last tile in reach may cost it (OM-7.1.8)."""
        player = state.players[self.seat]
        field = Field(state, self.seat, spent=1)
        found: list[Move] = []
        for movers, bot, rover in ((BOTS_ONLY, 1, 0), (ROVER_ONLY, 0, 1)):
            if self.movers & movers and field.can_settle(
                state.standing_bots(self.seat), player.rover, self.bot_points + bot, self.rover_points + rover
            ):
                found.append(_BUY_ROVER_POINT if rover else _BUY_BOT_POINT)
        return found

    def play(
        self, state: OnMarsState, seat: Seat, move: MoveBot | MoveUnit | MoveRover | Stop | BuyPoint | UseTech
    ) -> None:
        if isinstance(move, MoveBot):
            self._replace(state, self.bot_points - 1, self.rover_points)
            move_bot(state, seat, move.origin, move.target, self.recycling)
        elif isinstance(move, MoveUnit):
            self._replace(state, self.bot_points - 1, self.rover_points)
            move_unit(state, seat, move.target)
        elif isinstance(move, MoveRover):
            self._replace(state, self.bot_points, self.rover_points - 1)
            move_rover(state, seat, move.target)
        elif isinstance(move, BuyPoint):
            bots, rover = (0, 1) if move.rover else (1, 0)
            self._replace(state, self.bot_points + bots, self.rover_points + rover, self.must)
            pay_crystals(state, seat, 1)
        elif isinstance(move, UseTech):
            level = state.players[move.owner].tech_level(ROVER_TECH)
            state.agenda[-1] = ToMove(
                seat, self.bot_points, self.rover_points + level, self.movers, False, self.recycling, self.must
            )
            use(state, seat, ROVER_TECH, move.owner)
        else:
            state.agenda.pop()
            end_movement(state, seat, self.recycling)
            return
        self._end_if_spent(state, seat)

    def _replace(self, state: OnMarsState, bot_points: int, rover_points: int, must: bool = False) -> None:
        state.agenda[-1] = ToMove(self.seat, bot_points, rover_points, self.movers, self.tech, self.recycling, must)

    def _end_if_spent(self, state: OnMarsState, seat: Seat) -> None:
        """Nothing is left to move with and nothing to buy it with."""
        step = state.agenda[-1]
        if (
            isinstance(step, ToMove)
            and step.bot_points == 0
            and step.rover_points == 0
            and not step.must
            and state.spendable(seat) == 0
            and not (step.tech and uses(state, ROVER_TECH))
        ):
            state.agenda.pop()
            end_movement(state, seat, self.recycling)


def move_bot(state: OnMarsState, seat: Seat, origin: int, target: int, recycling: bool) -> None:
    player = state.players[seat]
    player.bots = moved(player.bots, origin, target)
    state.events.append(BotMoved(seat, origin, target))
    if recycling:
        _collect_crystal(state, seat, target)


def move_rover(state: OnMarsState, seat: Seat, target: int) -> None:
    """It takes the Crystals of the hexes it enters; from the supply it sets out from the starting Mine (OM-7.1.6)."""
    player = state.players[seat]
    origin, player.rover = player.rover_hex, target
    state.events.append(RoverMoved(seat, origin, target))
    _collect_crystal(state, seat, target)


def _collect_crystal(state: OnMarsState, seat: Seat, place: int) -> None:
    if state.crystal[place]:
        state.crystal[place] = 0
        state.events.append(CrystalCollected(seat, place))
        gain_crystals(state, seat, 1)


def end_movement(state: OnMarsState, seat: Seat, recycling: bool = False) -> None:
    """When the whole movement is over: Bots clear what they stand on, the Rover takes its tile (OM-7.1.4, OM-7.1.5)."""
    player = state.players[seat]
    if player.rover != NOWHERE and state.tile[player.rover] != NOWHERE:
        tiles.take(state, seat, player.rover)
    if recycling:
        state.agenda.append(CollectTiles(seat))
        return
    for bot in player.bots:
        if state.tile[bot] != NOWHERE:
            tiles.remove(state, bot)
        if state.crystal[bot]:
            state.crystal[bot] = 0
            state.events.append(CrystalRemoved(bot))


@dataclass(frozen=True, slots=True)
class CollectTiles(Step[OnMarsState]):
    """Recycling Bots: each tile under a Bot is taken, or removed if it cannot be (OM-9.4.7)."""

    seat: Seat

    def run(self, state: OnMarsState) -> None:
        places = [bot for bot in state.players[self.seat].bots if state.tile[bot] != NOWHERE]
        if len(places) > 1:
            state.agenda.append(ToCollect(self.seat))
        elif places:
            collect(state, self.seat, places[0])


def collect(state: OnMarsState, seat: Seat, place: int) -> None:
    if tiles.can_take(state, seat, state.tile[place]):
        tiles.take(state, seat, place)
    else:
        tiles.remove(state, place)


@dataclass(frozen=True, slots=True)
class ToCollect(Asks[OnMarsState]):
    """Several tiles: in the owner's order."""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [_COLLECTIONS[bot] for bot in state.players[seat].bots if state.tile[bot] != NOWHERE]

    def play(self, state: OnMarsState, seat: Seat, move: Collect) -> None:
        state.agenda[-1] = CollectTiles(seat)
        collect(state, seat, move.place)


# -- effects -----------------------------------------------------------------------------------------------------


def _begin_bots(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    recycling = effect.kind == "move_bots_as_rovers"
    state.agenda.append(ToMove(seat, effect.amount, 0, BOTS_ONLY, False, recycling, must))


def _begin_rover(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    state.agenda.append(ToMove(seat, 0, effect.amount, ROVER_ONLY, True, False, must))


def _begin_control_center(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    state.agenda.append(ToMove(seat, effect.amount, effect.amount, BOTS_AND_ROVER, True))


def _begin_command_center(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    """Points: the level of the highest Rover Tech, and Crystals (OM-9.4.8)."""
    best = state.best_level(ROVER_TECH)
    state.agenda.append(ToMove(seat, 0, best, ROVER_ONLY, False, False, must))
    owners = [owner for owner, player in enumerate(state.players) if player.tech_level(ROVER_TECH) == best]
    if best and seat not in owners:
        if len(owners) == 1:
            use(state, seat, ROVER_TECH, owners[0])
        else:
            state.agenda.append(ToBorrowRoverTech(seat, best))


@dataclass(frozen=True, slots=True)
class ToBorrowRoverTech(Asks[OnMarsState]):
    """Two others have the highest Rover Tech: whose is used?"""

    level: int

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [
            choice
            for choice in uses(state, ROVER_TECH)
            if state.players[choice.owner].tech_level(ROVER_TECH) == self.level
        ]

    def play(self, state: OnMarsState, seat: Seat, move: UseTech) -> None:
        state.agenda.pop()
        use(state, seat, ROVER_TECH, move.owner)


def can_move(state: OnMarsState, seat: Seat, bot_points: int, rover_points: int) -> bool:
    movers = BOTS_ONLY if bot_points else ROVER_ONLY
    step = ToMove(seat, bot_points, rover_points, movers, False, False, True)
    return any(isinstance(move, MoveBot | MoveUnit | MoveRover) for move in step.moves(state, seat))


define(
    "move_bots", lambda state, seat, effect, colonists, crystals: can_move(state, seat, effect.amount, 0), _begin_bots
)
define(
    "move_bots_as_rovers",
    lambda state, seat, effect, colonists, crystals: can_move(state, seat, effect.amount, 0),
    _begin_bots,
)
define(
    "move_rover",
    lambda state, seat, effect, colonists, crystals: can_move(state, seat, 0, effect.amount),
    _begin_rover,
)
define("control_center", lambda state, seat, effect, colonists, crystals: True, _begin_control_center)
define(
    "move_rover_by_tech",
    lambda state, seat, effect, colonists, crystals: (
        state.best_level(ROVER_TECH) + crystals > 0
        and can_move(state, seat, 0, state.best_level(ROVER_TECH) + crystals)
    ),
    _begin_command_center,
)
