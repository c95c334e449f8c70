"""The planet as it stands now: who controls what, colonies, fields, the relic ship; and the supply beside it."""

from __future__ import annotations

from pygame import Rect

from client.tables.alien_frontiers import picks, planet
from client.tables.alien_frontiers.frame import Frame
from client.tables.alien_frontiers.layout import SECTOR_ANGLES
from client.tables.alien_frontiers.picks import Pick
from client.tables.alien_frontiers.pieces import (
    CARD_BACK,
    FINE,
    FINE_STRONG,
    FUEL,
    NAME,
    ORE,
    PIPS,
    RELIC_SHIP,
    card_picture,
    chip,
    colony_picture,
    draw_parts,
    field_picture,
    fitting,
    plate,
    seat_colour,
    shine,
    using,
)
from client.tables.alien_frontiers.places import colony_places, deck_places, field_place
from client.tables.alien_frontiers.previews import landing_changes, signed
from client.ui.theme import ACCENT, EDGE, SPACE, TEXT, TextStyle
from engine.games.alien_frontiers.components import BURROUGHS_DESERT, FIELDS, NOBODY, NOWHERE, TERRITORIES
from engine.games.alien_frontiers.moves import Land

_COUNT = TextStyle("small", "Bold", TEXT)


def draw_planet(frame: Frame) -> None:
    with using(frame.ui, frame.board_theme):
        for territory in range(len(TERRITORIES)):
            _draw_ground(frame, territory)
        for territory in range(len(TERRITORIES)):
            _draw_colonies(frame, territory)
        _draw_fields(frame)
        _draw_relic(frame)
        for territory in range(len(TERRITORIES)):
            _draw_outlook(frame, territory)


def _draw_ground(frame: Frame, territory: int) -> None:
    ui, layout = frame.ui, frame.layout
    place = planet.place_of(layout, territory)
    if ui.draws and not frame.stage.owed("control", territory):
        cover = planet.cover(frame.view, territory, layout.radius)
        if cover:
            ui.surface.blit(cover, place)
    pick = picks.territory(territory)
    box = layout.spot_of(territory)
    under = layout.territory_at(ui.input.pointer) == territory
    spot = frame.control(pick, Rect(ui.input.pointer, (1, 1)) if under else box)
    if pick.id in ui.spots:
        ui.spots[pick.id] = box
    lit = frame.choosing.is_lit(pick)
    if ui.draws and (lit or spot.hovered or spot.focused):
        colour = ACCENT if lit else TEXT
        light = planet.overlay(territory, layout.radius, (colour,), planet.LIGHT)
        light.set_alpha(255 if spot.hovered or spot.focused else round(220 * frame.pulse) if lit else 255)
        ui.surface.blit(light, place)
    if frame.view.borrowed == territory:
        chip(ui, [("bonus_" + TERRITORIES[territory].id, "")], layout.on_planet(SECTOR_ANGLES.get(territory, 90), 0.96))

    return SECTOR_ANGLES.get(territory, 90)


def _draw_colonies(frame: Frame, territory: int) -> None:
    """A dome for each owner, with how many stand there."""
    ui, view = frame.ui, frame.view
    owners = [seat for seat, count in enumerate(view.colonies[territory]) if count]
    for seat, box in zip(owners, colony_places(frame.layout, territory, len(owners)), strict=True):
        count = view.colonies[territory][seat] - frame.stage.owed("colony", territory, seat)
        pick = picks.colony(territory, seat)
        if frame.choosing.is_open(pick):
            frame.light(box, radius=20)
            frame.control(pick, box)
        if count <= 0:
            continue
        ui.picture(colony_picture(seat), box)
        _badge(frame, seat, count, box)


def _badge(frame: Frame, seat: int, count: int, box: Rect) -> None:
    """How many, in the owner's colour and with the owner's shape."""
    ui = frame.ui
    height = ui.theme.line_height(_COUNT) - 2
    place = Rect(0, 0, round(height * 1.75), height)
    place.center = (box.centerx, box.bottom + height // 8)
    if ui.draws:
        ui.surface.blit(plate(place.size, (*SPACE, 220), (*seat_colour(seat), 255), height // 2), place)
    ui.icon(PIPS[seat], Rect(place.left + height // 6, place.top, height - 4, height), seat_colour(seat))
    ui.line(str(count), (place.right - height // 2, place.top - 1), _COUNT, "center")


def _draw_fields(frame: Frame) -> None:
    ui = frame.ui
    for field, territory in enumerate(frame.view.fields):
        if territory == NOWHERE or frame.stage.owed("field", field):
            continue
        box = field_place(frame.layout, field, territory)
        pick = picks.field(field)
        wanted = frame.choosing.is_open(pick)
        if wanted:
            frame.light(box, radius=20)
        ui.picture(field_picture(field), box)
        spot = frame.spot(pick.id, box, pick, 20)
        if spot.activated:
            frame.press(pick if wanted else picks.territory(territory))


def _draw_relic(frame: Frame) -> None:
    """The relic ship at home; elsewhere it is a die like the others."""
    if frame.view.relic_owner != NOBODY or frame.stage.owed("relic"):
        return
    size = round(frame.layout.radius * 0.17)
    box = Rect(0, 0, size, size)
    box.center = frame.layout.on_planet(270, 0.24)
    frame.ui.picture(RELIC_SHIP, box)


def _draw_outlook(frame: Frame, territory: int) -> None:
    """What landing here would change for everybody."""
    if Land(territory) not in frame.choosing.moves:
        return
    changes = landing_changes(frame.view, frame.seat, territory)
    order = [frame.seat, *(seat for seat in range(len(changes)) if seat != frame.seat)]
    parts = [(PIPS[seat], signed(changes[seat])) for seat in order if changes[seat] or seat == frame.seat]
    x, y = frame.layout.heart(territory)
    below = round(frame.layout.radius * (0.17 if territory != BURROUGHS_DESERT else 0.2))
    chip(frame.ui, parts, (x, y + below), FINE_STRONG, ACCENT)


# -- the supply --------------------------------------------------------------------------------------------------


def draw_supply(frame: Frame) -> None:
    """Stocks, piles, and the fields beside the board."""
    ui, view, layout = frame.ui, frame.view, frame.layout
    box, unit = layout.supply, layout.unit
    with using(ui, frame.board_theme):
        pad = round(14 * unit)
        title = fitting(ui.theme, (frame.place.say("af.supply"),), NAME, box.width // 2)
        ui.line(title, (box.left + pad, box.top + round(8 * unit)), NAME)
        icon = round(34 * unit)
        middle = box.top + round(60 * unit)
        draw_parts(ui, [(FUEL, str(view.fuel))], (box.left + pad, middle), NAME, icon)
        draw_parts(ui, [(ORE, str(view.ore))], (box.left + pad + round(92 * unit), middle), NAME, icon)
        frame.spot("af.supply", Rect(box.left, box.top, box.width, round(84 * unit)), Pick("supply"))
        _draw_piles(frame)
        _draw_idle_fields(frame)


def _draw_piles(frame: Frame) -> None:
    ui, view = frame.ui, frame.view
    draw, thrown = deck_places(frame.layout)
    for name, box, count in (("draw", draw, len(view.draw)), ("thrown_pile", thrown, len(view.discard))):
        if ui.draws:
            ui.surface.blit(plate(box.size, (*SPACE, 150), EDGE, ui.px(8)), box)
        if count:
            picture = CARD_BACK if name == "draw" else card_picture(view.discard[-1])
            ui.picture(picture, box.inflate(-2, -2))
        frame.spot(f"af.{name}", box, Pick(name))
        label = ui.theme.line_height(FINE)
        chip(
            ui,
            [("deck" if name == "draw" else "discard", str(count))],
            (box.centerx, box.bottom - label // 2 - 2),
            FINE_STRONG,
        )


def _draw_idle_fields(frame: Frame) -> None:
    """Field generators that lie beside the board, in a row next to the piles."""
    pile = deck_places(frame.layout)[1]
    gap = round(10 * frame.layout.unit)
    size = (frame.layout.supply.right - pile.right - 2 * gap) // len(FIELDS)
    for field in range(len(FIELDS)):
        if frame.view.fields[field] != NOWHERE:
            continue
        box = Rect(pile.right + gap + field * size, pile.centery - size // 2, size, size).inflate(-4, -4)
        spot = frame.spot(picks.field(field).id, box, picks.field(field), 20)
        if spot.hovered:
            shine(frame.ui, box, TEXT, 0.5, radius=20)
        frame.ui.picture(field_picture(field), box)
