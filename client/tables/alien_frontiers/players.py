"""The players: a panel each, the one whose turn it is raised."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect

from client.stage.lights import FINE, FINE_STRONG, NAME, chip, chip_width, fitting, plate, shortened, text_width, using
from client.tables.alien_frontiers.frame import Frame
from client.tables.alien_frontiers.looks import FUEL, ORE
from client.tables.alien_frontiers.picks import Pick
from client.tables.alien_frontiers.places import (
    PANEL_PAD,
    counter,
    fleet_place,
    hand_place,
    points_place,
    token_place,
)
from client.tables.alien_frontiers.previews import can_finish
from client.tables.alien_frontiers.stations import draw_card_face
from client.ui.kit import Ui
from client.ui.theme import ACCENT, EDGE, MUTED, SPACE, TEXT, WARNING, TextStyle
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import EMPTY, TERRITORIES, TRACK_LENGTH, is_relic, owner_of
from engine.games.alien_frontiers.scoring import lines, score
from engine.games.alien_frontiers.setup import TOKEN_LIMIT
from engine.games.alien_frontiers.stations import can_pay_launch

_AMOUNT = TextStyle("body", "Bold", TEXT)
ROOMY = 400
"""A panel higher than this also breaks the points down."""


def draw_players(frame: Frame) -> None:
    with using(frame.ui, frame.column_theme):
        for seat in range(len(frame.view.players)):
            paint = partial(_paint_player, frame, seat)
            frame.layers.draw(frame.ui, f"player {seat}", _looks(frame, seat), frame.layout.players[seat], paint)
            _touch_player(frame, seat)


def _ships(frame: Frame, seat: Seat) -> tuple[int, ...]:
    """The ships of a player wherever they are, the relic ship last; dice still rolling are not shown yet."""
    view = frame.view
    ships = [docked for docks in view.docks for docked in docks if docked != EMPTY and owner_of(docked) == seat]
    settled = [held for index, held in enumerate(view.hand) if not frame.stage.owed("hand", index)]
    ships += [held for held in settled if owner_of(held) == seat]
    return tuple(sorted(ships, key=lambda held: (is_relic(held), held)))


def _cards(frame: Frame, seat: Seat) -> list[int]:
    return [card for card in frame.view.players[seat].cards if not frame.stage.owed("card", seat, card)]


def _looks(frame: Frame, seat: Seat) -> Hashable:
    """Everything a panel shows: it is painted again when any of it changes."""
    view, player, owed = frame.view, frame.view.players[seat], frame.stage.owed
    active = view.active == seat
    return (
        *(player.fuel, player.ore, player.stock, player.colonies, player.hub, active, frame.around.link.is_over),
        *(owed("fuel", seat), owed("ore", seat), owed("points", seat)),
        *(_ships(frame, seat), tuple(_cards(frame, seat)), view.used if active else ()),
        *(tuple(view.control), tuple(view.colonies), tuple(view.fields)),
    )


def _touch_player(frame: Frame, seat: Seat) -> None:
    frame.spot(f"af.player.{seat}", frame.layout.players[seat], Pick("player", seat), 14)
    for card, place in _card_places(frame, seat):
        frame.spot(f"af.card.{seat}.{card}", place, Pick("card", card, seat), 6)
    for territory, place in _held_places(frame, seat):
        frame.spot(f"af.held.{territory}", place, Pick("territory", territory), 6)


def _paint_player(frame: Frame, seat: Seat, painter: Ui) -> None:
    frame = replace(frame, ui=painter)
    ui, layout = frame.ui, frame.layout
    panel = layout.players[seat]
    colour = frame.livery.colour(seat)
    active = frame.view.active == seat and not frame.around.link.is_over
    if ui.draws and active:
        raised = plate(panel.size, (*(c // 7 for c in colour), 150), (*colour, 255), ui.px(14))
        ui.surface.blit(raised, panel)
    if ui.draws:
        edge = Rect(panel.left, panel.top + ui.px(14), ui.px(5), panel.height - 2 * ui.px(14))
        pygame.draw.rect(ui.surface, colour if active else tuple(c // 2 for c in colour), edge, border_radius=3)
    _draw_head(frame, seat, active)
    _draw_counters(frame, seat)
    _draw_fleet(frame, seat)
    _draw_hand(frame, seat)
    _draw_ground(frame, seat)


def _draw_head(frame: Frame, seat: Seat, active: bool) -> None:
    """Shape, name and points; under the name, what is worth a warning."""
    ui, layout = frame.ui, frame.layout
    panel, points = layout.players[seat], points_place(layout, seat)
    colour, unit = frame.livery.colour(seat), layout.column_unit
    mark = Rect(panel.left + round(PANEL_PAD * unit), points.top, round(22 * unit), points.height)
    ui.mark(frame.livery.colours[seat], mark)
    room = points.left - mark.right - round(8 * unit)
    name = shortened(ui.theme, frame.words.seat(seat), NAME, room)
    warned = can_finish(frame.view, seat) and not frame.around.link.is_over
    height = ui.theme.line_height(NAME)
    top = points.centery - (height - ui.px(4) if warned else height // 2)
    ui.line(name, (mark.right + round(8 * unit), top), NAME)
    if warned:
        style = TextStyle("small", "SemiBold", WARNING)
        wordings = (frame.say("af.can_finish"), frame.say("af.can_finish_short"))
        text = fitting(ui.theme, wordings, style, room)
        ui.line(text, (mark.right + round(8 * unit), top + height - ui.px(5)), style)
    total = score(frame.view, seat) - frame.stage.owed("points", seat)
    style = TextStyle("title", "Bold", colour, display=True)
    place = ui.line(str(total), (points.right, points.centery - ui.theme.line_height(style) // 2), style, "right")
    star = Rect(place.left - round(26 * unit), 0, round(20 * unit), round(20 * unit))
    star.centery = points.centery
    ui.icon("star", star, colour if active else MUTED)


def _draw_counters(frame: Frame, seat: Seat) -> None:
    ui, layout, player = frame.ui, frame.layout, frame.view.players[seat]
    fuel = player.fuel - frame.stage.owed("fuel", seat)
    ore = player.ore - frame.stage.owed("ore", seat)
    over = player.fuel + player.ore > TOKEN_LIMIT
    rows = (
        ("fuel", FUEL, str(fuel), ""),
        ("ore", ORE, str(ore), f"{player.fuel + player.ore}/{TOKEN_LIMIT}"),
        ("colonies", frame.livery.colony(seat), str(player.colonies), ""),
        ("hub", "step", str(player.hub), f"/{TRACK_LENGTH}"),
    )
    for kind, picture, number, rest in rows:
        token = token_place(layout, seat, kind)
        box = counter(layout, seat, kind)
        if "/" in picture:
            ui.picture(picture, token)
        else:
            ui.icon(picture, token.inflate(-token.width // 5, -token.width // 5), MUTED)
        middle = box.centery - ui.theme.line_height(_AMOUNT) // 2
        place = ui.line(number, (token.right + round(5 * layout.column_unit), middle), _AMOUNT)
        style = TextStyle("small", "Medium", WARNING if over and kind == "ore" else MUTED)
        gap = round((10 if kind == "ore" else 2) * layout.column_unit)
        if rest and place.right + gap + text_width(ui.theme, rest, style) <= box.right - 1:
            ui.line(rest, (place.right + gap, box.centery - ui.theme.line_height(style) // 2), style)


def _draw_fleet(frame: Frame, seat: Seat) -> None:
    """Ships in play with the values they show, hollow places for those in stock, the relic ship last."""
    ui, view, row = frame.ui, frame.view, fleet_place(frame.layout, seat)
    ships = _ships(frame, seat)
    own = [held for held in ships if not is_relic(held)]
    size = min(row.height, row.width // 7 - 3)
    places = [Rect(row.left + number * (size + 3), row.top, size, size) for number in range(7)]
    for place, held in zip(places, own, strict=False):
        ui.picture(frame.livery.die(held), place)
    for place in places[len(own) : len(own) + view.players[seat].stock]:
        if ui.draws:
            hollow = place.inflate(-size // 5, -size // 5)
            pygame.draw.rect(
                ui.surface,
                tuple(c // 3 for c in frame.livery.colour(seat)),
                hollow,
                max(1, ui.px(2)),
                border_radius=ui.px(5),
            )
    relic = next((held for held in ships if is_relic(held)), None)
    if relic is not None:
        ui.picture(frame.livery.die(relic), places[6])


def _draw_hand(frame: Frame, seat: Seat) -> None:
    """All cards are public: small faces, dimmed when used this turn."""
    ui, view = frame.ui, frame.view
    if _is_roomy(frame, seat):
        _draw_breakdown(frame, seat)
    for card, place in _card_places(frame, seat):
        used = view.active == seat and card in view.used
        if ui.draws:
            ui.surface.blit(plate(place.size, (*SPACE, 190), EDGE, ui.px(6)), place)
        draw_card_face(frame, card, place, dim=used)


def _is_roomy(frame: Frame, seat: Seat) -> bool:
    return frame.layout.players[seat].height > ROOMY * frame.layout.column_unit


def _card_places(frame: Frame, seat: Seat) -> list[tuple[int, Rect]]:
    cards, room = _cards(frame, seat), hand_place(frame.layout, seat)
    if not cards:
        return []
    if _is_roomy(frame, seat):
        line = frame.column_theme.line_height(FINE)
        used = line * len(lines(frame.view, seat)) + line // 3
        room = Rect(room.left, room.top + used, room.width, room.height - used)
    gap = max(2, round(5 * frame.layout.column_unit))
    box = _card_size(room, len(cards), gap)
    in_row = max(1, (room.width + gap) // (box.width + gap))
    return [
        (card, box.move(number % in_row * (box.width + gap), number // in_row * (box.height + gap)))
        for number, card in enumerate(cards)
    ]


def _card_size(room: Rect, count: int, gap: int) -> Rect:
    """The largest size in the proportions of a card at which all of them fit."""
    for in_row in range(2, 13):
        width = (room.width - (in_row - 1) * gap) // in_row
        height = min(room.height, round(width * 0.72))
        rows = -(-count // in_row)
        if rows * height + (rows - 1) * gap <= room.height:
            return Rect(room.left, room.top, min(width, round(height * 1.5)), height)
    return Rect(room.left, room.top, room.width // 13, room.height // 2)


def _draw_breakdown(frame: Frame, seat: Seat) -> None:
    """Where the points come from."""
    ui, words, room = frame.ui, frame.words, hand_place(frame.layout, seat)
    height = ui.theme.line_height(FINE)
    for number, line in enumerate(lines(frame.view, seat)):
        top = room.top + number * height
        label = shortened(ui.theme, words.text("score", line.id), FINE, room.width - 2 * height)
        ui.line(label, (room.left, top), FINE)
        ui.line(str(line.points), (room.right, top), FINE_STRONG if line.points else FINE, "right")


def _draw_ground(frame: Frame, seat: Seat) -> None:
    held = _held_places(frame, seat)
    for territory, place in held:
        frame.ui.icon(f"territory_{TERRITORIES[territory].id}", place, frame.livery.colour(seat))
    if frame.view.players[seat].hub == TRACK_LENGTH:
        _draw_reminder(frame, seat, held[-1][1].right if held else frame.layout.players[seat].left)


def _draw_reminder(frame: Frame, seat: Seat, left: int) -> None:
    """A colony waits on the last circle: easily forgotten."""
    panel, unit = frame.layout.players[seat], frame.layout.column_unit
    room = Rect(left, panel.bottom - round(46 * unit), panel.right - left, round(42 * unit)).inflate(-16, 0)
    edge = ACCENT if can_pay_launch(frame.view, seat) else MUTED
    icon = frame.livery.colony(seat)
    for parts in ([(icon, frame.say("af.hub_ready"))], [(icon, "")]):
        if chip_width(frame.ui, parts, FINE_STRONG) <= room.width:
            chip(frame.ui, parts, room.midright, FINE_STRONG, edge, inside=room)
            return


def _held_places(frame: Frame, seat: Seat) -> list[tuple[int, Rect]]:
    """The territories controlled, as signs along the bottom of a panel."""
    panel, unit = frame.layout.players[seat], frame.layout.column_unit
    size = round(26 * unit)
    held = [number for number in range(len(TERRITORIES)) if frame.view.control[number] == seat]
    left, top = panel.left + round(PANEL_PAD * unit), panel.bottom - size - round(10 * unit)
    return [
        (territory, Rect(left + order * round(size * 1.3), top, size, size)) for order, territory in enumerate(held)
    ]
