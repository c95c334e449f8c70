"""The globe as it stands now: who controls what, lanes to the stations, rails of the Hub, and what can be chosen."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame
from pygame import Rect

from client.stage.camera import Point, Sight
from client.stage.lights import FINE_STRONG, NAME, chip, chip_width, draw_parts, plate, shine, soft_disc
from client.stage.picks import Pick
from client.tables.alien_frontiers import globe, picks
from client.tables.alien_frontiers.ground import CROWN, IN_FRONT, paint_names, paint_structure
from client.tables.alien_frontiers.layout import AlienLayout
from client.tables.alien_frontiers.looks import FUEL, ORE, Drawing, field_icon
from client.tables.alien_frontiers.pieces import dome_places, idle_fields
from client.tables.alien_frontiers.previews import points_parts
from client.ui.kit import Ui
from client.ui.theme import ACCENT, GOLD, MUTED, SPACE, TEXT, WARNING, Colour
from engine.core.moves import Move, Seat
from engine.games.alien_frontiers.components import (
    BURROUGHS_DESERT,
    EMPTY,
    ISOLATION,
    LAUNCH_COST,
    NOBODY,
    NOWHERE,
    TERRITORIES,
    TRACK_LENGTH,
    is_relic,
)
from engine.games.alien_frontiers.moves import Land, MoveColony, PlaceField, SwapColony

_BEADS = 13
"""Units from bead to bead of a lane."""
_TAG = 150
"""Units that the name of a field may take: a longer one leaves its icon alone."""


def draw_globe(frame: Drawing) -> None:
    """What changes seldom is painted once; what can be chosen shines above it."""
    looks = _looks(frame)
    frame.layers.draw_on_board(frame.ui, "globe", looks, _reach(frame.layout), partial(_paint, frame))
    rails = [rail.mark.unionall([rail.pier, *rail.circles]).inflate(8, 8) for rail in frame.layout.rails]
    frame.layers.draw_on_board(frame.ui, "rails", looks, rails[0].unionall(rails), partial(_paint_rails, frame))
    frame.motions.draw(frame.ui, on_ground=True)
    for territory in range(len(TERRITORIES)):
        _touch_ground(frame, territory)


def _reach(layout: AlienLayout) -> Rect:
    """How far the globe reaches with its lanes and the structures before it."""
    ends = [Rect(x - 20, y - 20, 40, 40) for number in range(len(TERRITORIES)) for x, y in layout.gate(number)]
    before = [box for number in IN_FRONT for box in layout.stations[number].touched]
    whole = Rect(0, 0, round(layout.world[0]), round(layout.world[1]))
    return layout.globe.unionall([*ends, *before]).clip(whole)


def _looks(frame: Drawing) -> Hashable:
    """Everything painted: it is painted again when any of it changes."""
    view, owed = frame.view, frame.motions.owed
    held = tuple(bool(owed("control", territory)) for territory in range(len(TERRITORIES)))
    shared = tuple(globe.rivals(view, territory) for territory in range(len(TERRITORIES)))
    borrower = view.active if view.borrowed != NOWHERE else NOBODY
    return tuple(view.control), shared, held, view.borrowed, view.fields[ISOLATION], borrower, frame.seat


def _paint(frame: Drawing, painter: Ui, sight: Sight) -> None:
    view, layout, livery = frame.view, frame.layout, frame.livery
    radius, centre = sight.length(layout.radius), sight.point(layout.centre)
    for territory in range(len(TERRITORIES)):
        line = globe.border(view, livery, territory, radius)
        if line and not frame.motions.owed("control", territory):
            painter.surface.blit(line, globe.bounds(territory, radius).move(centre))
    for territory in range(len(TERRITORIES)):
        _paint_lane(frame, painter, sight, territory)
    for number in IN_FRONT:
        paint_structure(painter, layout, sight, number)
    for territory in range(len(TERRITORIES)):
        _paint_gate(frame, painter, sight, territory)


def _paint_rails(frame: Drawing, painter: Ui, sight: Sight) -> None:
    """The rows of the Colonist Hub, over the lane that ends there."""
    for territory in range(len(TERRITORIES)):
        _paint_lane(frame, painter, sight, territory)
    for seat in range(len(frame.view.players)):
        _paint_rail(frame, painter, sight, seat)


def _bearer(frame: Drawing, territory: int) -> Seat:
    """Who has the bonus of a territory now."""
    view = frame.view
    if view.fields[ISOLATION] == territory:
        return NOBODY
    return view.active if view.borrowed == territory else view.control[territory]


def _lane_colour(frame: Drawing, territory: int) -> Colour:
    bearer = _bearer(frame, territory)
    return frame.livery.colour(bearer) if bearer != NOBODY else (112, 124, 152)


def _paint_lane(frame: Drawing, painter: Ui, sight: Sight, territory: int) -> None:
    """A tether of beads from the ground to the station it improves, twice as thick while its bonus is borrowed."""
    start, end = frame.layout.gate(territory)
    beads(painter, sight, start, end, _lane_colour(frame, territory), 3.4 if frame.view.borrowed == territory else 2.4)


def beads(ui: Ui, sight: Sight, start: Point, end: Point, colour: Colour, size: float) -> None:
    """A tether of beads from point to point."""
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    steps = max(1, round(length / _BEADS))
    dot = sight.length(size)
    for step in range(steps + 1):
        share = step / steps
        point = sight.point((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        pygame.draw.circle(ui.surface, SPACE, (point[0] + 1, point[1] + 1), dot + 1)
        pygame.draw.circle(ui.surface, colour, point, dot)


def _paint_gate(frame: Drawing, painter: Ui, sight: Sight, territory: int) -> None:
    """The sign of the bonus where its lane leaves the ground; struck out while an Isolation Field lies there."""
    x, y = frame.layout.gate(territory)[0]
    place = sight.rect((x - 15, y - 15, 30, 30))
    colour = _lane_colour(frame, territory)
    pygame.draw.circle(painter.surface, SPACE, place.center, place.width // 2)
    pygame.draw.aacircle(painter.surface, colour, place.center, place.width // 2, max(1, sight.length(2)))
    inner = place.inflate(-place.width // 3, -place.width // 3)
    painter.icon(f"bonus_{TERRITORIES[territory].id}", inner, TEXT)
    if frame.view.fields[ISOLATION] == territory:
        pygame.draw.line(painter.surface, WARNING, inner.bottomleft, inner.topright, max(2, sight.length(3)))


def _paint_rail(frame: Drawing, painter: Ui, sight: Sight, seat: Seat) -> None:
    """A row of the Colonist Hub: a rail from the pier to the gate with seven circles."""
    rail, colour = frame.layout.rail(frame.seat, seat), frame.livery.colour(seat)
    dim: Colour = (colour[0] * 5 // 9, colour[1] * 5 // 9, colour[2] * 5 // 9)
    for shift in (-2, 2):
        line = [sight.point((x, y + shift)) for x, y in rail.line]
        pygame.draw.aalines(painter.surface, dim, False, line)
    painter.mark(frame.livery.colours[seat], sight.rect(rail.mark))
    for circle in rail.circles:
        place = sight.rect(circle)
        pygame.draw.circle(painter.surface, SPACE, place.center, place.width // 2)
        pygame.draw.aacircle(painter.surface, colour, place.center, place.width // 2, max(2, sight.length(2.6)))
    last = sight.rect(rail.circles[-1])
    pygame.draw.circle(painter.surface, colour, last.center, max(2, last.width // 6))


# -- choosing ground ---------------------------------------------------------------------------------------------


def _touch_ground(frame: Drawing, territory: int) -> None:
    """A territory answers over its whole ground, and glows where it can be chosen."""
    ui, layout, pick = frame.ui, frame.layout, picks.territory(territory)
    under = layout.territory_at(frame.sight.on_board(ui.input.pointer)) == territory
    spot = frame.control(pick, frame.at(layout.spot_of(territory)), hit=under)
    if ui.draws:
        _light_ground(frame, territory, spot.hovered or spot.focused)


def _light_ground(frame: Drawing, territory: int, pointed: bool) -> None:
    """What can be chosen glows and what cannot lies in the dark; in a lesson all but the one that is meant."""
    pick, radius = picks.territory(territory), frame.sight.length(frame.layout.radius)
    place = globe.bounds(territory, radius).move(frame.sight.point(frame.layout.centre))
    ringed = pick.id in frame.ringed
    lit = frame.choosing.is_lit(pick) and (ringed or not frame.ringed)
    if frame.choosing.asks_for("territory") and not lit:
        frame.ui.surface.blit(globe.overlay(territory, radius, (SPACE,), globe.SHADE), place)
    if (lit and frame.choosing.asks_for("territory")) or pointed:
        colour = GOLD if ringed else ACCENT if lit else TEXT
        light = globe.overlay(territory, radius, (colour,), globe.LIGHT)
        light.set_alpha(255 if ringed or pointed else round(220 * frame.pulse))
        frame.ui.surface.blit(light, place)


# -- above the domes ---------------------------------------------------------------------------------------------


def draw_signs(frame: Drawing) -> None:
    """Above the pieces: whose domes they are, names of fields, what could be chosen, and what landing would change."""
    paint_names(frame.ui, frame.layout, frame.sight, frame.around)
    for territory in range(len(TERRITORIES)):
        _draw_shapes(frame, territory)
    _touch_fields(frame)
    _touch_colonies(frame)
    _draw_ready(frame)
    _draw_outlooks(frame)
    _draw_relic(frame)


def _draw_shapes(frame: Drawing, territory: int) -> None:
    """The owner's shape at the foot of each dome: colour alone is not enough."""
    for seat, _, place in dome_places(frame.layout, territory, frame.view.colonies[territory]):
        side = max(11, place.width // 5)
        frame.ui.mark(
            frame.livery.colours[seat], frame.at((place.right - side * 1.3, place.bottom - side * 1.3, side, side))
        )


def _touch_fields(frame: Drawing) -> None:
    """A field bears its name, and explains itself; a click means the ground below unless a field is to be chosen."""
    ui, stacked = frame.ui, dict.fromkeys(frame.view.fields, 0)
    for field, territory in enumerate(frame.view.fields):
        if territory == NOWHERE:
            continue
        order = stacked[territory]
        stacked[territory] += 1
        label = frame.say(f"af.{field_icon(field)}")
        pick, board = picks.field(field), frame.layout.board
        wanted = frame.choosing.is_open(pick)
        middle = frame.point(frame.layout.tag(territory, order))
        parts = [(field_icon(field), label)]
        if chip_width(ui, parts, FINE_STRONG) > frame.sight.length(_TAG):
            parts = [(field_icon(field), "")]
        box = chip(ui, parts, middle, FINE_STRONG, GOLD if wanted else MUTED, inside=board)
        if wanted:
            frame.light(box, radius=12)
        spot = frame.spot(pick.id, box, pick, 12)
        if spot.activated:
            frame.press(pick if wanted or frame.choosing.asks_for("field") else picks.territory(territory))


def _touch_colonies(frame: Drawing) -> None:
    """Colonies answer only while one is to be chosen; several of one owner on one ground light together."""
    if not frame.choosing.asks_for("colony"):
        return
    for territory, counts in enumerate(frame.view.colonies):
        for seat, number, place in dome_places(frame.layout, territory, counts):
            pick, box = picks.colony(territory, seat), frame.at(place).inflate(-8, -8)
            spot = frame.control(pick, box, id=f"{pick.id}.{number}" if number else "", radius=24)
            if frame.choosing.is_open(pick):
                frame.light(box, 1.0 if spot.hovered or spot.focused else 0.8, radius=30, reach=12)
            elif frame.ui.draws:
                shade = soft_disc(box.width * 3 // 4, SPACE, 190)
                frame.ui.surface.blit(shade, shade.get_rect(center=box.center))


def _draw_ready(frame: Drawing) -> None:
    """A colony on the last circle waits for its launch; a click there launches it."""
    x, y = frame.layout.rails[0].circles[-1].midtop
    price = [(FUEL, str(LAUNCH_COST.fuel)), (ORE, str(LAUNCH_COST.ore)), ("arrow_right", ""), ("colony", "")]
    height = frame.ui.theme.line_height(FINE_STRONG)
    draw_parts(frame.ui, price, frame.point((x - 92, y - 18)), FINE_STRONG, height - 2)
    for seat, player in enumerate(frame.view.players):
        if player.hub != TRACK_LENGTH:
            continue
        circle = frame.at(frame.layout.rail(frame.seat, seat).circles[-1])
        shine(frame.ui, circle, frame.livery.colour(seat), frame.pulse, radius=18)
        if seat == frame.seat and frame.choosing.starts(picks.LAUNCH):
            frame.light(circle, radius=18)
            spot = frame.spot("launch.pad", circle.inflate(14, 14), picks.LAUNCH, 18)
            if spot.activated:
                frame.press(picks.LAUNCH)


def _draw_outlooks(frame: Drawing) -> None:
    """What each choice of ground would change for everybody's points."""
    moves: list[tuple[Pick, Move]] = [
        (picks.territory(move.territory), move) for move in frame.choosing.moves if isinstance(move, Land | MoveColony)
    ]
    if frame.choosing.armed and frame.choosing.asks_for("territory"):
        moves += [
            (path.picks[-1], move)
            for path, move in frame.choosing.paths
            if isinstance(move, PlaceField) and path.picks[:1] == frame.choosing.armed
        ]
    pointed = frame.outcome.pointed
    for move in frame.choosing.moves:
        if isinstance(move, SwapColony) and pointed == picks.colony(move.territory, move.owner):
            moves.append((picks.territory(move.territory), move))
    for pick, move in moves:
        crest = frame.at(frame.layout.crest(pick.number))
        away = frame.ui.theme.line_height(CROWN) + frame.ui.theme.line_height(NAME) // 2 + 5
        below = crest.centery + (away if pick.number == BURROUGHS_DESERT else -away)
        chip(frame.ui, points_parts(frame, move), (crest.centerx, below), NAME, ACCENT, inside=frame.layout.board)


def _draw_relic(frame: Drawing) -> None:
    """The relic ship at home answers; elsewhere a leash shows what holds it when it is pointed at."""
    view, layout = frame.view, frame.layout
    if view.relic_owner == NOBODY:
        home = frame.at(layout.relic_home)
        spot = frame.spot("relic", home, picks.BUY_RELIC, 20)
        if frame.choosing.starts(picks.BUY_RELIC):
            frame.light(home, radius=24)
        if spot.activated:
            asked = frame.choosing.asks_for("territory")
            frame.press(picks.territory(BURROUGHS_DESERT) if asked else picks.BUY_RELIC)
        return
    pick = frame.outcome.pointed
    if pick is None or pick.kind != "docked" or not is_relic(pick.other) or not frame.ui.draws:
        return
    docks = view.docks[pick.number]
    if pick.other in docks and pick.other != EMPTY:
        place = layout.dock(frame.seat, pick.number, docks.index(pick.other))
        beads(frame.ui, frame.sight, layout.relic_home.center, place.center, WARNING, 2)


def draw_idle_fields(frame: Drawing) -> None:
    """Generators beside the board: a pick while a field is to be chosen; an outline for those on the globe."""
    for field, box in enumerate(idle_fields(frame.layout)):
        if frame.view.fields[field] != NOWHERE:
            frame.ui.icon(field_icon(field), box.inflate(-box.width // 3, -box.width // 3), MUTED)
            continue
        pick = picks.field(field)
        if frame.choosing.asks_for("field"):
            frame.control(pick, box, radius=20)
        else:
            frame.spot(pick.id, box, pick, 20)


def veil(frame: Drawing, box: Rect, strength: int) -> None:
    """Darkness over a part of the board."""
    if frame.ui.draws:
        frame.ui.surface.blit(plate(box.size, (*SPACE, strength), (*SPACE, 0), 1), box)
