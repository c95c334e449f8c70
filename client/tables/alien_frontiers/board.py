"""The planet as it stands now: who controls what, colonies, fields, the relic ship; and the supply beside it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import lru_cache, partial

from pygame import Rect

from client.stage.lights import (
    DIMMED,
    FINE,
    FINE_STRONG,
    NAME,
    chip,
    draw_parts,
    fitting,
    parts_width,
    plate,
    shadowed_line,
    shine,
    soft_disc,
    text_width,
    using,
)
from client.tables.alien_frontiers import picks, planet
from client.tables.alien_frontiers.backdrop import dotted_line
from client.tables.alien_frontiers.frame import Frame
from client.tables.alien_frontiers.layout import PICTURE_SHARE, RELIC_HOME, SECTOR_ANGLES
from client.tables.alien_frontiers.looks import (
    CARD_BACK,
    FUEL,
    ORE,
    RELIC_SHIP,
    card_picture,
    field_icon,
    field_picture,
)
from client.tables.alien_frontiers.picks import Pick
from client.tables.alien_frontiers.places import colony_places, deck_places, die_places, dock_place, field_place
from client.tables.alien_frontiers.previews import landing_changes, signed
from client.ui.kit import Ui
from client.ui.theme import ACCENT, EDGE, FAINT, GOLD, SPACE, TEXT, WARNING, TextStyle, Theme
from engine.games.alien_frontiers.colonies import ToLand
from engine.games.alien_frontiers.components import (
    FIELDS,
    MAINTENANCE_BAY,
    NOBODY,
    NOWHERE,
    TERRITORIES,
    is_relic,
)

_COUNT = TextStyle("small", "Bold", TEXT)
_CROWN = TextStyle("small", "Bold", TEXT)
NAME_SHARE = 0.6
"""How wide a name may be against the radius of the planet."""


def draw_planet(frame: Frame) -> None:
    layout = frame.layout
    size = round(2 * layout.radius * PICTURE_SHARE)
    box = Rect(0, 0, size, size)
    box.center = layout.centre
    with using(frame.ui, frame.board_theme):
        frame.layers.draw(frame.ui, "planet", _looks(frame), box.clip(layout.board), partial(_paint_planet, frame))
        for territory in range(len(TERRITORIES)):
            _touch_ground(frame, territory)
        _touch_colonies(frame)
        _touch_fields(frame)
        if frame.view.agenda and isinstance(frame.view.agenda[-1], ToLand) and frame.may_act:
            for territory in range(len(TERRITORIES)):
                _draw_outlook(frame, territory)


def _looks(frame: Frame) -> Hashable:
    """Everything seen on the planet: it is painted again when any of it changes."""
    view, owed = frame.view, frame.stage.owed
    on_the_way = tuple(
        (owed("control", territory), *(owed("colony", territory, seat) for seat in range(len(view.players))))
        for territory in range(len(TERRITORIES))
    )
    fields = tuple((where, owed("field", field)) for field, where in enumerate(view.fields))
    return (
        tuple(view.control),
        tuple(view.colonies),
        on_the_way,
        fields,
        view.relic_owner,
        owed("relic"),
        view.borrowed,
        frame.stage.clock if frame.stage.ground_moves else 0.0,
    )


def _paint_planet(frame: Frame, painter: Ui) -> None:
    frame = replace(frame, ui=painter)
    for territory in range(len(TERRITORIES)):
        cover = planet.cover(frame.view, frame.livery, territory, frame.layout.radius)
        if cover and not frame.stage.owed("control", territory):
            painter.surface.blit(cover, planet.place_of(frame.layout, territory))
    frame.stage.draw(painter, on_ground=True)
    for territory in range(len(TERRITORIES)):
        _draw_name(frame, territory)
        _draw_colonies(frame, territory)
    for field, territory in enumerate(frame.view.fields):
        if territory != NOWHERE and not frame.stage.owed("field", field):
            painter.picture(field_picture(field), field_place(frame.layout, frame.view.fields, field))
    _draw_relic(frame)
    if frame.view.borrowed != NOWHERE:
        borrowed = frame.view.borrowed
        sign = [(f"bonus_{TERRITORIES[borrowed].id}", "")]
        chip(painter, sign, frame.layout.on_planet(SECTOR_ANGLES.get(borrowed, 90), 0.93))


def _touch_ground(frame: Frame, territory: int) -> None:
    """A territory answers over its whole ground, and glows where it can be chosen."""
    ui, layout = frame.ui, frame.layout
    pick = picks.territory(territory)
    box = layout.spot_of(territory)
    under = layout.territory_at(ui.input.pointer) == territory
    spot = frame.control(pick, Rect(ui.input.pointer, (1, 1)) if under else box)
    if pick.id in ui.spots:
        ui.spots[pick.id] = ui.in_sight[pick.id] = box
    if ui.draws:
        _light_ground(frame, territory, spot.hovered or spot.focused)


def _light_ground(frame: Frame, territory: int, pointed: bool) -> None:
    """What can be chosen glows and what cannot lies in the dark; in a lesson all but the one that is meant."""
    pick, place = picks.territory(territory), planet.place_of(frame.layout, territory)
    ringed = pick.id in frame.ringed
    lit = frame.choosing.is_lit(pick) and (ringed or not frame.ringed)
    if frame.choosing.asks_for("territory") and not lit:
        frame.ui.surface.blit(planet.overlay(territory, frame.layout.radius, (SPACE,), planet.SHADE), place)
    if lit or pointed:
        colour = GOLD if ringed else ACCENT if lit else TEXT
        light = planet.overlay(territory, frame.layout.radius, (colour,), planet.LIGHT)
        light.set_alpha(255 if ringed or pointed else round(220 * frame.pulse))
        frame.ui.surface.blit(light, place)


def _touch_colonies(frame: Frame) -> None:
    """Colonies answer only while one is to be chosen."""
    if not frame.choosing.asks_for("colony"):
        return
    for territory, counts in enumerate(frame.view.colonies):
        owners = [seat for seat, count in enumerate(counts) if count]
        for seat, box in zip(owners, colony_places(frame.layout, territory, len(owners)), strict=True):
            pick = picks.colony(territory, seat)
            if frame.choosing.is_open(pick):
                frame.light(box, radius=20, reach=14)
            elif frame.ui.draws:
                frame.ui.surface.blit(soft_disc(box.width, SPACE, 230), box.inflate(box.width, box.width))
            frame.control(pick, box, radius=20)


def _touch_fields(frame: Frame) -> None:
    """A field explains itself; a click on it means the ground below unless a field is to be chosen."""
    for field, territory in enumerate(frame.view.fields):
        if territory == NOWHERE:
            continue
        box = field_place(frame.layout, frame.view.fields, field)
        pick = picks.field(field)
        wanted = frame.choosing.is_open(pick)
        if wanted:
            frame.light(box, radius=20)
        spot = frame.spot(pick.id, box, pick, 20)
        if spot.activated:
            frame.press(pick if wanted else picks.territory(territory))


def _draw_name(frame: Frame, territory: int) -> None:
    """The name on two lines above whatever colour lies on the ground, or a short one where that would not fit."""
    ui, lines = frame.ui, _name_lines(frame, territory)
    x, y = frame.layout.crest(territory)
    for number, line in enumerate(lines):
        shadowed_line(ui, line, (x, y + round((number - (len(lines) - 1) / 2) * _name_height(ui))), _CROWN)


def _name_lines(frame: Frame, territory: int) -> list[str]:
    theme = frame.ui.theme
    lines = _balanced(frame.words.name("territory", territory), theme)
    if max(text_width(theme, line, _CROWN) for line in lines) > NAME_SHARE * frame.layout.radius:
        return [frame.say(f"af.territory_{TERRITORIES[territory].id}")]
    return lines


def _name_height(ui: Ui) -> int:
    return ui.theme.line_height(_CROWN) - ui.px(3)


@lru_cache(maxsize=64)
def _balanced(name: str, theme: Theme) -> list[str]:
    """A name on two lines as even as possible."""
    words = name.split(" ")
    if len(words) == 1:
        return [name]
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(text_width(theme, part, _CROWN) for part in cut)))


def _draw_colonies(frame: Frame, territory: int) -> None:
    """A dome for each owner, with how many stand there."""
    counts = frame.view.colonies[territory]
    owners = [seat for seat, count in enumerate(counts) if count]
    for seat, box in zip(owners, colony_places(frame.layout, territory, len(owners)), strict=True):
        count = counts[seat] - frame.stage.owed("colony", territory, seat)
        if count > 0:
            frame.ui.picture(frame.livery.colony(seat), box)
            _badge(frame, seat, count, box)


def _badge(frame: Frame, seat: int, count: int, box: Rect) -> None:
    """How many, in the owner's colour and with the owner's shape."""
    ui = frame.ui
    height = ui.theme.line_height(_COUNT) - 2
    place = Rect(0, 0, round(height * 1.75), height)
    place.center = (box.centerx, box.bottom + height // 8)
    if ui.draws:
        ui.surface.blit(plate(place.size, (*SPACE, 220), (*frame.livery.colour(seat), 255), height // 2), place)
    ui.mark(frame.livery.colours[seat], Rect(place.left + height // 6, place.top, height - 4, height))
    ui.line(str(count), (place.right - height // 2, place.top - 1), _COUNT, "center")


def _draw_relic(frame: Frame) -> None:
    """The relic ship at home; elsewhere it is a die like the others."""
    if frame.view.relic_owner != NOBODY or frame.stage.owed("relic"):
        return
    size = round(frame.layout.radius * 0.17)
    box = Rect(0, 0, size, size)
    box.center = frame.layout.on_planet(270, RELIC_HOME)
    frame.ui.picture(RELIC_SHIP, box)


def _draw_outlook(frame: Frame, territory: int) -> None:
    """What landing here would change for everybody."""
    if not frame.choosing.is_open(picks.territory(territory)):
        return
    changes = landing_changes(frame.view, frame.seat, territory)
    order = [frame.seat, *(seat for seat in range(len(changes)) if seat != frame.seat)]
    parts = [(frame.livery.shape(seat), signed(changes[seat])) for seat in order if changes[seat] or seat == frame.seat]
    x, y = frame.layout.crest(territory)
    ui = frame.ui
    above = (_name_height(ui) * len(_name_lines(frame, territory)) + ui.theme.line_height(NAME)) // 2 + ui.px(8)
    chip(ui, parts, (x, y - above), NAME, ACCENT)


def draw_leash(frame: Frame) -> None:
    """The relic ship pointed at shows what holds it: the desert it returns to when control is lost."""
    pick, view = frame.pointed, frame.view
    if pick is None or not frame.ui.draws:
        return
    if pick.kind == "hand" and pick.number < len(view.hand) and is_relic(view.hand[pick.number]):
        place = die_places(frame.layout, len(view.hand))[pick.number]
    elif pick.kind == "docked" and is_relic(pick.other) and pick.other in view.docks[pick.number]:
        dock = view.docks[pick.number].index(pick.other)
        place = dock_place(frame.layout, pick.number, dock, len(view.docks[MAINTENANCE_BAY]))
    else:
        return
    dotted_line(frame.ui, frame.layout.on_planet(270, RELIC_HOME), place.center, frame.layout.unit, WARNING)


# -- the supply --------------------------------------------------------------------------------------------------


def draw_supply(frame: Frame) -> None:
    """Stocks, piles, and the fields beside the board."""
    ui, view, layout = frame.ui, frame.view, frame.layout
    box, unit = layout.supply, layout.unit
    with using(ui, frame.board_theme):
        pad, icon = round(14 * unit), round(36 * unit)
        middle = box.top + round(34 * unit)
        fuel, ore = ("∞", "∞") if view.options.unlimited_supply else (str(view.fuel), str(view.ore))
        stocks = [(FUEL, fuel), (ORE, ore)]
        width = parts_width(ui, stocks, NAME, icon)
        draw_parts(ui, stocks, (box.right - pad - width, middle), NAME, icon)
        title = fitting(ui.theme, (frame.say("af.supply"),), NAME, box.width - 3 * pad - width)
        ui.line(title, (box.left + pad, middle - ui.theme.line_height(NAME) // 2), NAME)
        frame.spot("af.supply", Rect(box.left, box.top, box.width, round(68 * unit)), Pick("supply"), 14)
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
    """Field generators that lie beside the board; an outline for those on the planet."""
    ui, pile = frame.ui, deck_places(frame.layout)[1]
    room = Rect(pile.right, pile.top, frame.layout.supply.right - pile.right, pile.height)
    size = room.height // len(FIELDS)
    for field in range(len(FIELDS)):
        box = Rect(0, room.top + field * size, size, size).inflate(-4, -4)
        box.centerx = room.centerx
        if frame.view.fields[field] != NOWHERE:
            ui.icon(field_icon(field), box.inflate(-size // 3, -size // 3), FAINT)
            continue
        pick, asked = picks.field(field), frame.choosing.asks_for("field")
        spot = frame.control(pick, box, radius=20) if asked else frame.spot(pick.id, box, pick, 20)
        if spot.hovered:
            shine(ui, box, TEXT, 0.5, radius=20)
        ui.picture(field_picture(field), box, DIMMED if asked else 255)
