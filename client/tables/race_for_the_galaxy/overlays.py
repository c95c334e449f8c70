"""What lies above the cards while something is asked: where a card would go, what is paid, prices, and takeovers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from client.stage.lights import chip, shine
from client.tables.race_for_the_galaxy.faces import HAND, face
from client.tables.race_for_the_galaxy.groove import Drawing
from client.tables.race_for_the_galaxy.looks import BACK, CARD, MILITARY, RED
from client.tables.race_for_the_galaxy.picks import RaceChoosing
from client.tables.race_for_the_galaxy.pieces import good_on_dock
from client.ui.theme import ACCENT, GOLD, TEXT, TextStyle
from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.consume import ToSell, price
from engine.games.race_for_the_galaxy.develop import ToDevelop
from engine.games.race_for_the_galaxy.moves import Attack, Sell
from engine.games.race_for_the_galaxy.payment import ToPay
from engine.games.race_for_the_galaxy.settle import ToSettle, ToSettleMore
from engine.games.race_for_the_galaxy.state import RaceState
from engine.games.race_for_the_galaxy.takeover import declarations, defense, reach

FIGURE = TextStyle("small", "Bold", TEXT)
GHOST: Final = 150


def draw_overlays(frame: Drawing) -> None:
    """Whatever belongs to the question, and the worlds of mine that somebody could take over now."""
    step = frame.view.agenda[-1] if frame.view.agenda else None
    drawer = _DRAWERS.get(type(step))
    if drawer and frame.may_act:
        drawer(frame)
    if frame.view.options.takeovers:
        _attacks(frame)
        _threats(frame)


def _ghost(frame: Drawing) -> None:
    """The card pointed at, where it would lie."""
    pointed, docks = frame.outcome.pointed, frame.layout.docks
    place = len(frame.view.players[frame.seat].tableau)
    if pointed and pointed.kind == "card" and frame.choosing.is_open(pointed) and place < len(docks):
        frame.ui.picture(face("dock", pointed.number), docks[place], GHOST)
        shine(frame.ui, docks[place], ACCENT, 0.8, 8)


def _payment(frame: Drawing) -> None:
    """A socket for each card due, on the card that is paid for; cards selected lie in them."""
    choosing, tableau = frame.choosing, frame.view.players[frame.seat].tableau
    step = frame.view.agenda[-1]
    if not isinstance(step, ToPay) or step.card not in tableau:
        return
    gathering = choosing.gathering if isinstance(choosing, RaceChoosing) else None
    dock = frame.layout.docks[tableau.index(step.card)]
    due = gathering.most if gathering else step.due
    height = dock.height * 30 // 100
    width = height * HAND[0] // HAND[1]
    pitch = min(width + 4, (dock.width - 16) // max(1, due))
    left = dock.centerx - pitch * due // 2
    for number in range(due):
        box = Rect(left + number * pitch, dock.top + dock.height * 30 // 100, width, height)
        if number < len(choosing.selected):
            frame.ui.picture(BACK, box)
        else:
            frame.ui.panel(box, radius=4, edge=(*ACCENT, 230), fill=(8, 6, 22, 190))


def _prices(frame: Drawing) -> None:
    """What each good would bring."""
    step, view, seat = frame.view.agenda[-1], frame.view, frame.seat
    assert isinstance(step, ToSell)
    tableau = view.players[seat].tableau
    for move in frame.choosing.moves:
        if isinstance(move, Sell) and move.world in tableau:
            dock = frame.layout.docks[tableau.index(move.world)]
            good = good_on_dock(dock)
            cards = price(view, seat, move.world, move.good, step.power)
            chip(frame.ui, [(CARD, f"+{cards}")], (good.centerx, good.bottom + frame.ui.px(12)), FIGURE, GOLD, dock)


def _attacks(frame: Drawing) -> None:
    """Attack against defense, on the worlds that I may take over."""
    for move in frame.choosing.moves:
        tray = frame.layout.trays.get(move.defender) if isinstance(move, Attack) else None
        if tray is None or not isinstance(move, Attack):
            continue
        mini = tray.minis[frame.view.players[move.defender].tableau.index(move.world)]
        figures = f"{reach(frame.view, frame.seat, move)}:{defense(frame.view, move.defender, move.world)}"
        chip(frame.ui, [(MILITARY, figures)], mini.center, FIGURE, ACCENT, tray.box)


def _threats(frame: Drawing) -> None:
    """A shield with the margin, on worlds of mine that a rival could take over as things are."""
    tableau = frame.view.players[frame.seat].tableau
    for world, margin in threats(frame.view, frame.seat).items():
        if world in tableau:
            dock = frame.layout.docks[tableau.index(world)]
            place = (dock.right - frame.ui.px(40), dock.bottom - frame.ui.px(18))
            chip(frame.ui, [("shield", f"+{margin}")], place, FIGURE, RED, dock)


def threats(view: RaceState, seat: Seat) -> dict[int, int]:
    """Worlds of a seat that could be attacked, and by how much the greatest attack would exceed the defense."""
    found: dict[int, int] = {}
    for attacker in range(len(view.players)):
        for move in declarations(view, attacker) if attacker != seat else ():
            if isinstance(move, Attack) and move.defender == seat:
                margin = reach(view, attacker, move) - defense(view, seat, move.world)
                found[move.world] = max(margin, found.get(move.world, 0))
    return found


_DRAWERS: Final[dict[type, Callable[[Drawing], None]]] = {
    ToDevelop: _ghost,
    ToSettle: _ghost,
    ToSettleMore: _ghost,
    ToPay: _payment,
    ToSell: _prices,
}
