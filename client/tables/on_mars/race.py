"""How a team stands in its chapter: a bar that hangs from the flight line."""

from __future__ import annotations

from pygame import Rect

from client.stage.explain import Explanation
from client.stage.lights import write
from client.stage.picks import Pick
from client.tables.on_mars.desk import Drawing
from client.ui.theme import TEXT, WARNING, Colour, TextStyle
from engine.games.on_mars.blackout import completed, quota
from engine.games.on_mars.components import BLACKOUTS
from engine.games.on_mars.state import OnMarsState

RACE = Pick("race")


def box_of(frame: Drawing) -> Rect:
    flight, length = frame.layout.flight, frame.layout.length
    return Rect(flight.centerx - length(170), flight.bottom, length(340), length(36))


def draw_race(frame: Drawing) -> None:
    """Completed of what is needed, dark of what loses, and the time that is left."""
    if frame.view.blackout is None:
        return
    ui, box, length = frame.ui, box_of(frame), frame.layout.length
    frame.covered.append(box)
    frame.spot("om.race", box, RACE, 8)
    ui.panel(box, radius=8, fill=(14, 18, 34, 225))
    parts = _parts(frame.view)
    width = box.width // len(parts)
    for number, (icon, text, colour) in enumerate(parts):
        cell = Rect(box.left + number * width + length(10), box.top, width - length(14), box.height)
        side = box.height * 6 // 10
        ui.icon(icon, Rect(cell.left, cell.centery - side // 2, side, side), colour)
        room = Rect(cell.left + side + length(6), cell.top, cell.width - side - length(6), cell.height)
        write(ui, text, room, TextStyle("body", "Bold", colour, display=True))


def _parts(view: OnMarsState) -> list[tuple[str, str, Colour]]:
    blackout = view.blackout
    assert blackout is not None
    dark = len(blackout.dark)
    return [
        ("check", f"{sum(completed(view))} / {quota(view)}", TEXT),
        ("eye_off", f"{dark} / {BLACKOUTS}", WARNING if dark >= BLACKOUTS - 2 else TEXT),
        ("hourglass", str(blackout.time), WARNING if blackout.time <= 2 else TEXT),
    ]


def explain_race(frame: Drawing) -> Explanation:
    view, words = frame.view, frame.words
    found = Explanation(words.text("panel", "blackout"))
    if view.blackout is None:
        return found
    missions, goals = completed(view)
    figures = (
        ("score", "missions", str(missions)),
        ("score", "goals", str(goals)),
        ("panel", "blackout_dark", words.text("panel", "count_of", len(view.blackout.dark), BLACKOUTS)),
        ("panel", "blackout_shaky", str(len(view.blackout.vandalised))),
        ("panel", "blackout_time", str(view.blackout.time)),
        ("panel", "blackout_deck", str(len(view.blackout.deck))),
    )
    for table, key, figure in figures:
        found.add(words.named(words.text(table, key), figure))
    if view.blackout.discards:
        found.add(words.name("vandalism", view.blackout.discards[-1]))
        found.add(words.name("vandalism", view.blackout.discards[-1], "text"))
    return found
