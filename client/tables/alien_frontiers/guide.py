"""Showing somebody how a move is made: a golden ring round whatever is to be used next."""

from __future__ import annotations

from collections import Counter

from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.choosing import Choosing
from client.tables.alien_frontiers.frame import Frame
from client.tables.alien_frontiers.picks import Pick
from client.ui.theme import GOLD
from engine.core.moves import Move
from engine.games.alien_frontiers.state import AlienFrontiersState


def pointed_out(choosing: Choosing, view: AlienFrontiersState, move: Move) -> list[str]:
    """The controls to use next on the way to a move."""
    path = picks.path_of(move)
    assert path is not None
    at = len(choosing.armed) if choosing.armed == path.picks[: len(choosing.armed)] else 0
    missing = Counter(path.dice) - Counter(choosing.selected)
    if missing and at == len(path.picks) - 1:
        return [f"af.die.{index}" for index in _places(choosing, missing)]
    return [_control(choosing, view, path.picks[at])]


def _places(choosing: Choosing, ships: Counter[int]) -> list[int]:
    """Where in the hand these ships are, but for those already chosen."""
    found = []
    wanted = Counter(ships)
    for index, held in enumerate(choosing.hand):
        if wanted[held] and index not in choosing.dice and index not in choosing.named:
            wanted[held] -= 1
            found.append(index)
    return found


def _control(choosing: Choosing, view: AlienFrontiersState, pick: Pick) -> str:
    if pick.kind == "die":
        return f"af.die.{_places(choosing, Counter((pick.number,)))[0]}"
    if pick.kind == "shown":
        return f"af.shown.{view.display.index(pick.number)}"
    return pick.id


def draw_rings(frame: Frame) -> None:
    """The golden rings; a territory is edged in gold where it is drawn."""
    ui = frame.ui
    for id in frame.ringed:
        if id in ui.in_sight and not id.startswith("af.territory."):
            ui.ring(ui.in_sight[id].inflate(ui.px(12), ui.px(12)), GOLD, 4, 14)
