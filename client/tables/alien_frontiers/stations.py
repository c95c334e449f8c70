"""The stations as they stand now: what takes the ships selected, what refuses them and why, numbers, cards on show."""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import Rect, Surface

from client.stage.lights import FINE, FINE_STRONG, NAME, Part, chip, shine, using, write
from client.stage.pieces import Piece
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.cards import draw_card
from client.tables.alien_frontiers.ground import low_theme, write_parts
from client.tables.alien_frontiers.looks import FOLDER, FUEL, ORE, STATION_KEYS, Drawing, station_picture
from client.tables.alien_frontiers.previews import cost_parts, docking_parts
from client.tables.alien_frontiers.reasons import docking_refusal, ships_of
from client.ui.kit import Spot
from client.ui.theme import ACCENT, DANGER, MUTED, SPACE, TEXT, Colour, TextStyle
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
    STATIONS,
    TERRAFORMING_STATION,
    Cost,
)
from engine.games.alien_frontiers.docking import constructor_price, mine_minimum, outpost_to_beat, ship_price
from engine.games.alien_frontiers.docks import track
from engine.games.alien_frontiers.stations import artifact_total, trade_prices

_FIGURE = TextStyle("body", "Bold", TEXT, display=True)
_GHOST = 130


def draw_stations(frame: Drawing) -> None:
    """Below the ships: each answers on its picture and its piers, and shines while it takes what is selected."""
    for station in range(len(STATIONS)):
        _touch(frame, station)
    for station in range(len(STATIONS)):
        _draw_figure(frame, station)


def _touch(frame: Drawing, station: int) -> None:
    ui, place = frame.ui, frame.layout.stations[station]
    pick, choosing = picks.station(station), ships_of(frame)
    boxes = [frame.at(box) for box in place.touched]
    if station == COLONIST_HUB:
        boxes.append(frame.at(frame.layout.rail(frame.seat, frame.seat).pier))
    hit = any(box.collidepoint(ui.input.pointer) for box in boxes)
    spot = frame.control(pick, boxes[0], radius=18, hit=hit)
    _shine(frame, station, spot)
    if station in STATION_KEYS and frame.called(STATION_KEYS[station]):
        ui.focus = pick.id
        frame.press(pick)
    dropped = next((found for box in boxes if (found := ui.drop_target(box)) is not None), None)
    if frame.answers and isinstance(dropped, int) and dropped < len(frame.view.hand):
        if dropped not in choosing.dice:
            choosing.drop()
            choosing.select(("die", dropped), frame.view.hand[dropped])
        frame.outcome.pointed = pick
        frame.press(pick)


def _shine(frame: Drawing, station: int, spot: Spot) -> None:
    """A rim of light while it takes the selection, twice as strong when pointed at; wells that would be filled glow."""
    choosing = ships_of(frame)
    place = frame.layout.stations[station]
    lit = choosing.is_lit(picks.station(station)) and bool(choosing.dice or choosing.armed or choosing.aim is not None)
    pointed = spot.hovered or spot.focused
    if lit or pointed or choosing.aim == station:
        draw_rim(frame, station, 255 if pointed and lit else round(190 * frame.pulse) if lit else 70)
    if lit or choosing.aim == station:
        for box, name in place.piers:
            _light_pier(frame, station, frame.at(box), name)
        if station == COLONIST_HUB:
            frame.ui.picture(f"{FOLDER}/pier_3_lit", frame.at(frame.layout.rail(frame.seat, frame.seat).pier))
    if lit and pointed and choosing.dice and not choosing.armed:
        _draw_ghosts(frame, station)


def _light_pier(frame: Drawing, station: int, box: Rect, name: str) -> None:
    """The lit picture of a pier, cut to the groups that are free."""
    ui = frame.ui
    if not ui.draws:
        return
    lit = ui.art.picture(f"{FOLDER}/{name}_lit", box.size)
    size, docks = STATIONS[station].group, frame.view.docks[station]
    if size == 1 or station == RAIDERS_OUTPOST:
        ui.surface.blit(lit, box)
        return
    for start in range(0, len(docks), size):
        if not any(docks[start : start + size]):
            wells = [frame.at(well) for well in frame.layout.stations[station].wells[start : start + size]]
            left, right = wells[0].left - wells[0].width // 9, wells[-1].right + wells[0].width // 9
            part = Rect(left - box.left, 0, right - left, box.height)
            ui.surface.blit(lit, (left, box.top), part)


def draw_rim(frame: Drawing, station: int, strength: int, colour: Colour = ACCENT) -> None:
    """Light round a structure."""
    if not frame.ui.draws:
        return
    box = frame.at(frame.layout.stations[station].picture)
    rim = _rim(frame.ui.art.picture(station_picture(station), box.size), colour)
    rim.set_alpha(strength)
    frame.ui.surface.blit(rim, rim.get_rect(center=box.center))


@lru_cache(maxsize=24)
def _rim(picture: Surface, colour: Colour) -> Surface:
    """Light round the shape of a picture."""
    reach = max(6, picture.get_width() // 22)
    size = picture.get_width() + 4 * reach, picture.get_height() + 4 * reach
    mask = pygame.mask.from_surface(picture, 90)
    shape = Surface(size, pygame.SRCALPHA)
    shape.blit(mask.to_surface(setcolor=(*colour, 255), unsetcolor=(*colour, 0)), (2 * reach, 2 * reach))
    soft = pygame.transform.gaussian_blur(shape, reach)
    soft.blit(soft, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    hole = Surface(size, pygame.SRCALPHA)
    hole.fill((255, 255, 255, 255))
    hole.blit(
        mask.to_surface(setcolor=(0, 0, 0, 215), unsetcolor=(0, 0, 0, 0)),
        (2 * reach, 2 * reach),
        special_flags=pygame.BLEND_RGBA_SUB,
    )
    soft.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return soft


def _wells_to_take(frame: Drawing, station: int, count: int) -> list[Rect]:
    """The wells that the next ships here would get (AF-5.9)."""
    docks, size = frame.view.docks[station], STATIONS[station].group
    if station == COLONIST_HUB:
        own = track(frame.seat)
        free = [dock for dock in range(own.start, own.stop) if docks[dock] == EMPTY]
    elif station == RAIDERS_OUTPOST:
        free = list(range(len(docks)))
    elif size == 1:
        free = [dock for dock, held in enumerate(docks) if held == EMPTY]
    else:
        starts = [at for at in range(0, len(docks), size) if not any(docks[at : at + size])]
        free = list(range(starts[0], starts[0] + size)) if starts else []
    return [frame.at(frame.layout.dock(frame.seat, station, dock)) for dock in free[:count]]


def _draw_ghosts(frame: Drawing, station: int) -> None:
    """The ships that would dock, standing where they would."""
    moves = ships_of(frame).dockings(station)
    ships = [held for move in moves for held in getattr(move, "ships", ())]
    for held, well in zip(ships, _wells_to_take(frame, station, len(ships)), strict=False):
        frame.ui.picture(frame.livery.die(held), well, _GHOST)


# -- live numbers ------------------------------------------------------------------------------------------------


def _draw_figure(frame: Drawing, station: int) -> None:
    view, seat, box = frame.view, frame.seat, frame.at(frame.layout.stations[station].figure)
    if station == LUNAR_MINE:
        _write(frame, f"≥ {max(1, mine_minimum(view, seat))}", box, _FIGURE)
    elif station == RAIDERS_OUTPOST:
        _write(frame, f"> {outpost_to_beat(view)}", box, _FIGURE)
    elif station == ALIEN_ARTIFACT:
        total = artifact_total(view)
        colour = ACCENT if total >= CLAIM_TOTAL else TEXT
        style = TextStyle("body", "SemiBold", colour, display=True)
        cycles = f"  ×{view.cycles}" if view.cycles else ""
        _write(frame, f"{total} / {CLAIM_TOTAL}{cycles}", box, style)
    else:
        write_parts(frame.ui, _price_parts(frame, station), box, FINE_STRONG)


def _write(frame: Drawing, text: str, box: Rect, style: TextStyle) -> None:
    with using(frame.ui, low_theme(frame.ui, style, box.height)):
        write(frame.ui, text, box, style, shadow=True)


def _price_parts(frame: Drawing, station: int) -> list[Part]:
    """What the next docking costs the viewer, or one ore the player whose pair is at the market."""
    view = frame.view
    if station == SHIPYARD:
        price = ship_price(view, frame.seat)
        return cost_parts(price) or [(FUEL, "0"), (ORE, "0")] if price else []
    if station == COLONY_CONSTRUCTOR:
        return cost_parts(Cost(0, constructor_price(view, frame.seat)))
    if station == ORBITAL_MARKET:
        prices = trade_prices(view, view.active)
        return [(FUEL, str(prices[0])), ("arrow_right", ""), (ORE, "1")] if prices else []
    return []


# -- above the ships ---------------------------------------------------------------------------------------------


def draw_over_stations(frame: Drawing) -> None:
    """Docked ships that can be picked, what docking would bring or why it cannot be, and keys."""
    _draw_doomed(frame)
    _touch_docked(frame)
    _touch_display(frame)
    for station in range(len(STATIONS)):
        if not _draw_preview(frame, station):
            _draw_tag(frame, station)
    if not frame.ui.input.by_pointer:
        _draw_keys(frame)


def _draw_doomed(frame: Drawing) -> None:
    """The ship at the Terraforming Station leaves play when its owner rolls again."""
    if frame.view.docks[TERRAFORMING_STATION][0] != EMPTY and frame.ui.draws:
        box = frame.at(frame.layout.stations[TERRAFORMING_STATION].wells[0])
        pygame.draw.rect(frame.ui.surface, DANGER, box.inflate(6, 6), max(2, frame.ui.px(3)), border_radius=10)


def _touch_docked(frame: Drawing) -> None:
    """Docked ships answer only while one is to be chosen; else they are explained and mean their station."""
    choosing, view, asked = frame.choosing, frame.view, frame.choosing.asks_for("docked")
    for station, docks in enumerate(view.docks):
        for dock, held in enumerate(docks):
            if held == EMPTY:
                continue
            box = frame.at(frame.layout.dock(frame.seat, station, dock))
            pick = picks.docked(station, held)
            if pick in choosing.armed:
                shine(frame.ui, box, ACCENT, 1.0)
            if not asked:
                if _is_pointed_at(frame, box):
                    frame.outcome.pointed = pick
                continue
            if choosing.is_open(pick):
                frame.light(box)
            elif frame.ui.draws:
                frame.ui.panel(box.inflate(-2, -2), radius=4, edge=(*SPACE, 0), fill=(*SPACE, 185))
            frame.control(pick, box, id=f"docked.{station}.{dock}")


def _is_pointed_at(frame: Drawing, box: Rect) -> bool:
    ui = frame.ui
    at = ui.input.pointer
    hit = frame.answers and ui.input.by_pointer and ui.layer >= ui.modal and box.collidepoint(at)
    return hit and not any(panel.collidepoint(at) for panel in frame.covered)


def _touch_display(frame: Drawing) -> None:
    """A card on show is claimed by a click where that is possible; else it stands for the Artifact."""
    for slot, card in enumerate(frame.view.display):
        box, pick = frame.at(frame.layout.display[slot]), picks.shown(card)
        spot = frame.spot(f"shown.{slot}", box, pick)
        if frame.choosing.is_lit(pick):
            frame.light(box, 1.0 if spot.hovered or spot.focused else 0.8, radius=8)
        if spot.activated:
            frame.press(pick if frame.choosing.starts(pick) else picks.station(ALIEN_ARTIFACT))
    crystal = frame.at(frame.layout.stations[ALIEN_ARTIFACT].picture)
    if frame.choosing.starts(picks.CYCLE) and not ships_of(frame).dice:
        frame.light(crystal.inflate(-crystal.width // 3, -crystal.height // 4), 0.5, radius=30)


def draw_slot(frame: Drawing, piece: Piece, box: Rect) -> None:
    """A card as it hangs above the crystal."""
    draw_card(frame, piece.at.other, box)


def _draw_preview(frame: Drawing, station: int) -> bool:
    """With ships selected: what docking them here costs and gives. False if there is nothing to say."""
    choosing = ships_of(frame)
    if not choosing.dice or not frame.may_act or choosing.armed:
        return False
    parts = docking_parts(frame, choosing.dockings(station))
    if parts:
        pointed = frame.outcome.pointed == picks.station(station)
        style = NAME if pointed else FINE_STRONG
        chip(
            frame.ui, parts, frame.point(frame.layout.stations[station].chip), style, ACCENT, inside=frame.layout.board
        )
    return bool(parts)


def _draw_tag(frame: Drawing, station: int) -> None:
    """Why a station refuses the ships selected, in two or three words over its picture."""
    choosing = ships_of(frame)
    if station == TERRAFORMING_STATION and choosing.armed[:1] == (picks.power(ORBITAL_TELEPORTER),):
        if not frame.view.options.teleporter_onto_terraforming:
            _tag(frame, station, frame.say("af.tag_not_a_destination"))
        return
    asked = choosing.dice and not choosing.armed
    if not asked or not frame.may_act or station == MAINTENANCE_BAY or choosing.dockings(station):
        return
    refusal = docking_refusal(frame, station)
    if refusal and refusal.subject == ("station", station):
        _tag(frame, station, frame.say(f"af.tag_{refusal.reason}", *refusal.figures))


def _tag(frame: Drawing, station: int, text: str) -> None:
    picture = frame.at(frame.layout.stations[station].picture)
    centre = picture.centerx, picture.centery + picture.height // 10
    chip(frame.ui, [("cross", text)], centre, FINE, MUTED, inside=frame.layout.board)


def _draw_keys(frame: Drawing) -> None:
    """The letter of each station, for whoever plays with the keyboard."""
    for station, key in STATION_KEYS.items():
        name = frame.at(frame.layout.stations[station].name)
        picture = frame.at(frame.layout.stations[station].picture)
        place = picture.left + frame.ui.px(10), (name.centery + picture.top) // 2
        chip(frame.ui, [("", key.upper())], place, FINE_STRONG, inside=frame.layout.board)
