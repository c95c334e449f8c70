"""The four peoples: stations and their owners, the cards left, and who holds the token."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect

from client.stage.lights import fit, write
from client.stage.picks import Pick
from client.stage.zones import row, spread
from client.tables.starfarers import looks
from client.tables.starfarers.board import Drawing
from client.tables.starfarers.faces import draw_card_icon
from client.ui.kit import Ui
from client.ui.theme import FAINT, GOLD, MUTED, SPACE, TEXT, TextStyle
from engine.games.starfarers.board import BASES
from engine.games.starfarers.components import CARDS, NOBODY


def draw_peoples(frame: Drawing) -> None:
    order = sorted(range(len(BASES)), key=lambda base: frame.view.peoples[base])
    view, boxes = frame.view, frame.layout.peoples
    rows = tuple(zip(order, boxes, strict=True))
    key = tuple(view.stations), tuple(view.tokens), tuple(player.cards for player in view.players)
    frame.layers.draw(frame.ui, "peoples", key, spread(boxes), partial(_paint, frame, rows))
    for base, box in rows:
        length = frame.layout.length
        frame.spot(f"base.{base}", box.inflate(-length(8), -length(4)), Pick("base", base), 10)
        for number, place in _friends(frame, view.peoples[base], box):
            frame.spot(f"friend.{number}", place, Pick("friend", number), 6)


def _paint(frame: Drawing, rows: Sequence[tuple[int, Rect]], painter: Ui) -> None:
    for base, box in rows:
        _row(replace(frame, ui=painter), base, box)


def _row(frame: Drawing, base: int, box: Rect) -> None:
    ui, view, length = frame.ui, frame.view, frame.layout.length
    people = view.peoples[base]
    colour = looks.PEOPLE_COLOURS[people]
    picture = Rect(box.left + length(8), box.top + length(8), length(84), length(84))
    ui.picture(looks.base(people), picture)
    left = picture.right + length(10)
    token = Rect(picture.left, picture.bottom - length(10), picture.width, length(26))
    name = Rect(left, box.top + length(6), box.right - left - length(12), length(26))
    style, said = TextStyle("body", "SemiBold", colour), frame.words.name("people", people)
    if fit(ui.theme, (said,), style, name.size)[1] != [said]:
        name.width, name.left = name.right - picture.left, picture.left
    write(ui, said, name, style, shadow=True)
    _token(frame, base, token)
    room = Rect(left, name.bottom + length(4), box.right - left - length(12), length(26))
    _docks(frame, base, room, colour)
    _cards(frame, people, box)


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


def _friends(frame: Drawing, people: int, box: Rect) -> list[tuple[int, Rect]]:
    """Where the five cards of a people lie in its row."""
    length = frame.layout.length
    left = box.left + length(102)
    room = Rect(left, box.top + length(67), box.right - left - length(12), length(40))
    numbers = [number for number, record in enumerate(CARDS) if record.people == people]
    found = []
    for number, cell in zip(numbers, row(room, 5, length(6)), strict=True):
        place = Rect(0, 0, min(cell.width, round(cell.height * 0.95)), cell.height)
        place.center = cell.center
        found.append((number, place))
    return found


def _cards(frame: Drawing, people: int, box: Rect) -> None:
    """The five cards; on one taken, whose it is."""
    ui = frame.ui
    for number, place in _friends(frame, people, box):
        taker = next((seat for seat, player in enumerate(frame.view.players) if number in player.cards), None)
        draw_card_icon(ui, number, place, taker is not None)
        if taker is not None:
            side = round(place.width * 0.8)
            mark = Rect(0, 0, side, side)
            mark.center = place.center
            ui.mark(frame.livery.colours[taker], mark)
