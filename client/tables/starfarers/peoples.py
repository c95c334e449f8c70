"""The four peoples: stations and their owners, the cards left, and who holds the token."""

from __future__ import annotations

from pygame import Rect

from client.stage.lights import write
from client.stage.picks import Pick
from client.stage.zones import row
from client.tables.starfarers import looks
from client.tables.starfarers.board import Drawing
from client.tables.starfarers.faces import draw_card_icon
from client.ui.theme import FAINT, GOLD, MUTED, SPACE, TEXT, TextStyle
from engine.games.starfarers.board import BASES
from engine.games.starfarers.components import CARDS, NOBODY


def draw_peoples(frame: Drawing) -> None:
    order = sorted(range(len(BASES)), key=lambda base: frame.view.peoples[base])
    for box, base in zip(frame.layout.peoples, order, strict=True):
        _row(frame, base, box)


def _row(frame: Drawing, base: int, box: Rect) -> None:
    ui, view, length = frame.ui, frame.view, frame.layout.length
    people = view.peoples[base]
    colour = looks.PEOPLE_COLOURS[people]
    frame.spot(f"base.{base}", box.inflate(-length(8), -length(4)), Pick("base", base), 10)
    picture = Rect(box.left + length(8), box.top + length(8), length(84), length(84))
    ui.picture(looks.base(people), picture)
    left = picture.right + length(10)
    token = Rect(picture.left, picture.bottom - length(10), picture.width, length(26))
    name = Rect(left, box.top + length(6), box.right - left - length(12), length(26))
    write(ui, frame.words.name("people", people), name, TextStyle("body", "SemiBold", colour))
    _token(frame, base, token)
    room = Rect(left, name.bottom + length(4), name.width, length(26))
    _docks(frame, base, room, colour)
    cards = Rect(left, room.bottom + length(5), room.width, length(40))
    _cards(frame, base, people, cards)


def _token(frame: Drawing, base: int, room: Rect) -> None:
    """Two points, and whose they are."""
    ui, holder = frame.ui, frame.view.tokens[base]
    side = min(room.height, frame.layout.length(24))
    gap = frame.layout.length(6)
    points = Rect(room.left, room.top, room.width // 2 - gap // 2, room.height)
    write(ui, "+2", points, TextStyle("small", "Bold", GOLD), "right", shadow=True)
    mark = Rect(points.right + gap, 0, side, side)
    mark.centery = room.centery
    if holder != NOBODY:
        ui.mark(frame.livery.colours[holder], mark)
    else:
        ui.icon("pip_ring", mark, FAINT)


def _docks(frame: Drawing, base: int, room: Rect, colour: tuple[int, int, int]) -> None:
    ui, owners = frame.ui, frame.view.stations[base]
    for number, cell in enumerate(row(room, 5, frame.layout.length(6))):
        box = Rect(0, 0, min(cell.width, cell.height), cell.height)
        box.center = cell.center
        if number < len(owners):
            ui.mark(frame.livery.colours[owners[number]], box)
            continue
        following = number == len(owners)
        ui.panel(box, radius=6, fill=(*SPACE, 220), edge=(*(colour if following else FAINT), 255))
        write(ui, str(number + 1), box, TextStyle("small", "Bold", TEXT if following else MUTED), "center")


def _cards(frame: Drawing, base: int, people: int, room: Rect) -> None:
    """The five cards; on one taken, whose it is."""
    ui, view = frame.ui, frame.view
    numbers = [number for number, record in enumerate(CARDS) if record.people == people]
    for number, cell in zip(numbers, row(room, 5, frame.layout.length(6)), strict=True):
        box = Rect(0, 0, min(cell.width, round(cell.height * 0.95)), cell.height)
        box.center = cell.center
        taker = next((seat for seat, player in enumerate(view.players) if number in player.cards), None)
        draw_card_icon(ui, number, box, taker is not None)
        if taker is not None:
            side = round(box.width * 0.8)
            mark = Rect(0, 0, side, side)
            mark.center = box.center
            ui.mark(frame.livery.colours[taker], mark)
        frame.spot(f"friend.{number}", box, Pick("friend", number), 6)
