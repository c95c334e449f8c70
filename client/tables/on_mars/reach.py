"""How far a Bot or Rover gets with the points there are: ways of several hexes, tried out in an imagined world."""

from __future__ import annotations

from typing import Any

from client.tables.on_mars.desk import Desk, Drawing
from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.games.on_mars.components import NOWHERE
from engine.games.on_mars.movement import ToMove
from engine.games.on_mars.moves import MoveBot, MoveRover
from engine.games.on_mars.state import OnMarsState

Ways = dict[int, tuple[Move, ...]]
"""For each hex the moves that lead there, one a point."""


def ways_of(frame: Drawing, desk: Desk) -> Ways:
    """Where the piece that has been picked up can go, and how."""
    armed = frame.choosing.armed
    if not frame.may_act or len(armed) != 1 or armed[0].kind not in ("bot", "rover"):
        return {}
    key = frame.view, armed[0]
    if desk.ways is None or desk.ways[0][0] is not key[0] or desk.ways[0][1] != key[1]:
        origin = armed[0].number if armed[0].kind == "bot" else NOWHERE
        desk.ways = key, find_ways(frame.around.link.game, frame.view, frame.seat, origin)
    return desk.ways[1]


def find_ways(game: Game[Any], view: OnMarsState, seat: Seat, origin: int) -> Ways:
    """The shortest way to each hex, for the Bot on `origin` or, if that is -1, for the Rover."""
    step = view.agenda[-1]
    if not isinstance(step, ToMove):
        return {}
    points = step.rover_points if origin < 0 else step.bot_points
    found: Ways = {}
    edge: list[tuple[OnMarsState, int, tuple[Move, ...]]] = [(game.imagine(view, seat, Rng(0)), origin, ())]
    for left in range(points, 0, -1):
        further = []
        for world, here, way in edge:
            for move in game.moves(world, seat):
                target = _target(move, here)
                if target < 0 or target in found or target == origin:
                    continue
                found[target] = (*way, move)
                if left > 1:
                    after = game.copy(world)
                    game.apply(after, seat, move)
                    if after.agenda and isinstance(after.agenda[-1], ToMove):
                        further.append((after, target if origin >= 0 else origin, found[target]))
        edge = further
    return found


def _target(move: Move, here: int) -> int:
    if isinstance(move, MoveBot) and move.origin == here:
        return move.target
    return move.target if isinstance(move, MoveRover) and here < 0 else -1
