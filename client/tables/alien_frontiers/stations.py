"""The stations as they stand now: ships in their docks, live numbers, cards on show, and what can be done there."""

from __future__ import annotations

import pygame
from pygame import Rect

from client.stage.lights import (
    DIMMED,
    FIGURE,
    FINE_STRONG,
    NAME,
    Part,
    chip,
    plate,
    shadowed_line,
    shine,
    text_width,
    using,
    whole_words,
)
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.frame import Frame
from client.tables.alien_frontiers.looks import FUEL, ORE, card_picture
from client.tables.alien_frontiers.picks import Pick
from client.tables.alien_frontiers.places import dock_place
from client.tables.alien_frontiers.previews import cost_parts, docking_parts
from client.ui.theme import ACCENT, DANGER, EDGE, SPACE, TEXT, TextStyle
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    CLAIM_TOTAL,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    EMPTY,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
    STATIONS,
    TERRAFORMING_STATION,
    TRACK_LENGTH,
    Cost,
)
from engine.games.alien_frontiers.docking import constructor_price, mine_minimum, outpost_to_beat, ship_price
from engine.games.alien_frontiers.docks import track
from engine.games.alien_frontiers.stations import artifact_total, trade_prices

_CARD_NAME = TextStyle("small", "SemiBold", TEXT)
STATION_KEYS = {
    ALIEN_ARTIFACT: "a",
    COLONY_CONSTRUCTOR: "c",
    LUNAR_MINE: "l",
    ORBITAL_MARKET: "m",
    RAIDERS_OUTPOST: "r",
    SOLAR_CONVERTER: "s",
    TERRAFORMING_STATION: "t",
    COLONIST_HUB: "u",
    SHIPYARD: "y",
}
"""A letter does what a click on the station does."""


def draw_stations(frame: Frame) -> None:
    with using(frame.ui, frame.board_theme):
        for station in range(len(STATIONS)):
            _draw_station(frame, station)
        _draw_tracks(frame)
        _draw_display(frame)
        for station in range(len(STATIONS)):
            _draw_ships(frame, station)
            _draw_figure(frame, station)
        for station in range(len(STATIONS)):
            if not _draw_preview(frame, station):
                _draw_price(frame, station)
        if not frame.ui.input.by_pointer:
            _draw_keys(frame)


def _draw_station(frame: Frame, station: int) -> None:
    """The box itself: it takes clicks and what is dropped on it, and glows while that leads on."""
    ui, box = frame.ui, frame.layout.stations[station].box
    pick = picks.station(station)
    lit = frame.choosing.is_lit(pick)
    if frame.choosing.aim == station:
        frame.light(box, 1.0, 14, 14)
    elif lit:
        frame.light(box, 0.95 if frame.choosing.dice else 0.45, 14)
        for place in _docks_to_take(frame, station):
            frame.light(place, 0.8, 8, 5)
    spot = frame.control(pick, box, radius=14)
    if station in STATION_KEYS and frame.called(STATION_KEYS[station]):
        ui.focus = pick.id
        frame.press(pick)
    if spot.hovered and not lit:
        shine(ui, box, TEXT, 0.3, radius=14)
    refusal = frame.docking_refusal(station) if frame.choosing.dice and (spot.hovered or spot.focused) else None
    if refusal and not lit:
        ui.tooltip(frame.words.refusal(refusal), box)
    dropped = ui.drop_target(box) if frame.answers else None
    if isinstance(dropped, int) and dropped < len(frame.view.hand):
        if dropped not in frame.choosing.dice:
            frame.choosing.dice = [dropped]
        frame.pointed = pick
        frame.press(pick)


def _draw_keys(frame: Frame) -> None:
    """The letter of each station, for whoever plays with the keyboard."""
    for station, key in STATION_KEYS.items():
        box, board = frame.layout.stations[station].box, frame.layout.board
        place = (box.right - round(16 * frame.layout.unit), box.bottom)
        chip(frame.ui, [("", key.upper())], place, FINE_STRONG, inside=box.inflate(20, 20).clip(board))


def _docks_to_take(frame: Frame, station: int) -> list[Rect]:
    """The docks that the next ships here would fill (AF-5.9)."""
    docks, size = frame.view.docks[station], STATIONS[station].group
    if station == COLONIST_HUB:
        own = track(frame.seat)
        free = [dock for dock in range(own.start, own.stop) if docks[dock] == EMPTY][:1]
    elif station == RAIDERS_OUTPOST:
        free = list(range(len(docks)))
    else:
        starts = [at for at in range(0, len(docks), size) if not any(docks[at : at + size])]
        free = list(range(starts[0], starts[0] + size)) if starts else []
    return [dock_place(frame.layout, station, dock, 0) for dock in free]


def _draw_ships(frame: Frame, station: int) -> None:
    view, ui = frame.view, frame.ui
    bay = len(view.docks[MAINTENANCE_BAY])
    for dock, docked in enumerate(view.docks[station]):
        if docked == EMPTY or frame.stage.owed("dock", station, dock):
            continue
        box = dock_place(frame.layout, station, dock, bay)
        pick = picks.docked(station, docked)
        asked, wanted = frame.choosing.asks_for("docked"), frame.choosing.is_open(pick)
        if wanted:
            frame.light(box, 1.0)
        elif pick in frame.choosing.armed:
            shine(ui, box, ACCENT, 1.0)
        opacity = DIMMED if asked and not wanted else 255
        ui.picture(frame.livery.die(docked), box.inflate(-box.width // 12, -box.width // 12), opacity)
        if station == TERRAFORMING_STATION and ui.draws:
            pygame.draw.rect(ui.surface, DANGER, box.inflate(4, 4), max(2, ui.px(2)), border_radius=ui.px(10))
        if asked:
            frame.control(pick, box, id=f"af.docked.{station}.{dock}")
        elif frame.answers and ui.input.by_pointer and box.collidepoint(ui.input.pointer):
            frame.pointed = pick
    if station == TERRAFORMING_STATION and frame.choosing.armed[:1] == (picks.power(ORBITAL_TELEPORTER),):
        _draw_no_teleport(frame)


def _draw_no_teleport(frame: Frame) -> None:
    """No ship is teleported here, unless that was agreed on (AF-6.10.5, AF-14.7)."""
    if not frame.view.options.teleporter_onto_terraforming:
        chip(frame.ui, [("beam", ""), ("cross", "")], frame.layout.stations[TERRAFORMING_STATION].picture.center, NAME)


# -- live numbers ------------------------------------------------------------------------------------------------


def _draw_figure(frame: Frame, station: int) -> None:
    view, seat, box = frame.view, frame.seat, frame.layout.stations[station].figure
    if station == LUNAR_MINE:
        _big(frame, f"≥ {max(1, mine_minimum(view, seat))}", box)
    elif station == RAIDERS_OUTPOST:
        _big(frame, f"> {outpost_to_beat(view)}", box)
    elif station == ALIEN_ARTIFACT:
        _draw_artifact_total(frame, box)


def _draw_price(frame: Frame, station: int) -> None:
    """What the next docking costs the viewer, or one ore the player whose pair is at the market."""
    view, place = frame.view, frame.layout.stations[station]
    parts: list[Part] = []
    if station == SHIPYARD:
        price = ship_price(view, frame.seat)
        parts = cost_parts(price) or [(FUEL, "0"), (ORE, "0")] if price else []
    elif station == COLONY_CONSTRUCTOR:
        parts = cost_parts(Cost(0, constructor_price(view, frame.seat)))
    elif station == ORBITAL_MARKET:
        prices = trade_prices(view, view.active)
        parts = [(FUEL, str(prices[0])), ("arrow_right", ""), (ORE, "1")] if prices else []
    if parts:
        inside = place.box.inflate(-round(20 * frame.layout.unit), -4)
        chip(frame.ui, parts, place.figure.center, FINE_STRONG, inside=inside)


def _big(frame: Frame, text: str, box: Rect) -> None:
    width = text_width(frame.ui.theme, text, FIGURE)
    shadowed_line(frame.ui, text, (box.left + width // 2, box.centery), FIGURE)


def _draw_artifact_total(frame: Frame, box: Rect) -> None:
    """The running total of this turn, and the cycles left."""
    ui, view = frame.ui, frame.view
    total = artifact_total(view)
    size, top = ("body", box.height // 5) if view.cycles else ("title", box.height // 3)
    style = TextStyle(size, "SemiBold", TEXT if total < CLAIM_TOTAL else ACCENT, display=True)
    shadowed_line(ui, f"{total} / {CLAIM_TOTAL}", (box.centerx, box.top + top), style)
    if view.cycles:
        chip(ui, [("redo", f"× {view.cycles}")], (box.centerx, box.bottom - box.height // 8), FINE_STRONG)


def _draw_preview(frame: Frame, station: int) -> bool:
    """With dice selected: what docking them here costs and gives. False if there is nothing to say."""
    choosing = frame.choosing
    if not choosing.dice or not frame.may_act or choosing.armed:
        return False
    parts = docking_parts(frame.view, frame.seat, choosing.dockings(station))
    if parts:
        box, picture = frame.layout.stations[station].box, frame.layout.stations[station].picture
        room = Rect(box.left + 4, box.top + 4, box.width - 8, picture.bottom - box.top - 4)
        chip(frame.ui, parts, picture.midbottom, NAME, ACCENT, inside=room)
    return bool(parts)


# -- the Colonist Hub --------------------------------------------------------------------------------------------


def _draw_tracks(frame: Frame) -> None:
    ui, view = frame.ui, frame.view
    for seat, row in enumerate(frame.layout.tracks):
        mark = Rect(row.row.left, 0, row.docks[0].left - row.row.left - 2, row.docks[0].left - row.row.left - 2)
        mark.centery = row.row.centery
        ui.mark(frame.livery.colours[seat], mark)
        progress = view.players[seat].hub
        if not progress or frame.stage.owed("hub", seat):
            continue
        circle = row.circles[progress - 1]
        box = circle.inflate(circle.width // 2, circle.width // 2)
        if progress == TRACK_LENGTH:
            shine(ui, circle, frame.livery.colour(seat), frame.pulse, radius=20)
        ui.picture(frame.livery.colony(seat), box)


# -- the cards on show -------------------------------------------------------------------------------------------


def _draw_display(frame: Frame) -> None:
    ui, view = frame.ui, frame.view
    for slot, card in enumerate(view.display):
        box = frame.layout.display[slot]
        if ui.draws:
            ui.surface.blit(plate(box.size, (*SPACE, 190), EDGE, ui.px(8)), box)
        if frame.stage.owed("display", slot):
            continue
        draw_card_face(frame, card, box)
        pick = picks.shown(card)
        if frame.choosing.is_lit(pick):
            frame.light(box)
        spot = frame.spot(f"af.shown.{slot}", box, Pick("shown", card))
        if spot.activated:
            frame.press(pick if frame.choosing.starts(pick) else picks.station(ALIEN_ARTIFACT))


def draw_card_face(frame: Frame, card: int, box: Rect, dim: bool = False) -> None:
    """A card as it lies on the table: its picture, and its name where there is room."""
    ui = frame.ui
    style = _CARD_NAME
    line = ui.theme.line_height(style) - 2
    name = frame.words.name("card", card)
    lines = whole_words(ui.theme, name, style, box.width - 6)
    fits = 0 < len(lines) <= 2
    label = 2 * line + 5 if fits and box.height > 3.2 * line else 0
    art = Rect(box.left + 1, box.top + 1, box.width - 2, box.height - label - 2)
    if ui.draws:
        picture = ui.art.cover(card_picture(card), art.size)
        ui.surface.blit(picture, art)
        if dim:
            ui.surface.blit(plate(art.size, (*SPACE, 170), (*SPACE, 170), 2), art)
    if label:
        top = art.bottom + (label - line * len(lines)) // 2
        for number, text in enumerate(lines):
            ui.line(text, (box.centerx, top + number * line), style, "center")
