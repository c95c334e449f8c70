"""Why something cannot be done: asked of the engine for exactly what is selected."""

from __future__ import annotations

from client.stage.picks import Pick
from client.tables.alien_frontiers.choosing import AlienChoosing
from client.tables.alien_frontiers.looks import Drawing
from engine.core.game import Refusal
from engine.games.alien_frontiers.refusals import why_not_dock, why_not_redock
from engine.games.alien_frontiers.targets import why_not_next, why_not_on
from engine.games.alien_frontiers.turn import ToAct


def ships_of(frame: Drawing) -> AlienChoosing:
    """The choice half made, with what is particular to it here."""
    choosing = frame.choosing
    assert isinstance(choosing, AlienChoosing)
    return choosing


def docking_refusal(frame: Drawing, station: int) -> Refusal | None:
    """Why the ships selected cannot dock at a station, or why none can."""
    choosing, view = ships_of(frame), frame.view
    if not (frame.may_act and view.agenda and isinstance(view.agenda[-1], ToAct)):
        return frame.refusal("station", station)
    if choosing.armed and choosing.asks_for("station"):
        card, docked = choosing.armed
        return why_not_redock(view, frame.seat, card.number, docked.number, docked.other, station, choosing.ships)
    if not choosing.dice:
        return frame.refusal("station", station)
    if choosing.dockings(station):
        return None
    return why_not_dock(view, frame.seat, station, choosing.ships)


def target_refusal(frame: Drawing, pick: Pick) -> Refusal | None:
    """Why this cannot be picked, where something of its kind is asked for."""
    choosing = frame.choosing
    if not choosing.asks_for(pick.kind) or choosing.is_open(pick):
        return None
    if not choosing.armed:
        return why_not_next(frame.view, frame.seat, pick.number, pick.other)
    half, *others = choosing.armed
    other = others[0].number if others else pick.other
    return why_not_on(frame.view, frame.seat, (f"card.{half.kind}", half.number), pick.number, other)
