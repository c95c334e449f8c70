"""The worlds of the galaxy: rings, globes, tokens, names and figures; obstacles; where ships can go."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

import pygame
from pygame import Rect, Surface

from client.stage.camera import Sight
from client.stage.frame import Frame
from client.stage.lights import FINE, FINE_STRONG, plate, shadowed_line, text_width, theme_for, using, write
from client.stage.picks import Pick
from client.tables.empires_of_the_void.ground import BLOCKED, lane, lanes
from client.tables.empires_of_the_void.layout import SQUASH, EmpiresLayout
from client.tables.empires_of_the_void.looks import (
    CREDIT,
    CREDITS,
    FOLDER,
    INFLUENCE,
    OBSTACLE_PICTURES,
    POINTS,
    VOICE,
    Livery,
    temperament_picture,
    world_picture,
)
from client.tables.empires_of_the_void.parts import sign
from client.ui.kit import Ui
from client.ui.theme import ACCENT, MUTED, SPACE, TEXT, Colour, TextStyle
from engine.core.words import Words
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void.empire import permits
from engine.games.empires_of_the_void.flights import Flight
from engine.games.empires_of_the_void.state import EmpiresState

Drawing = Frame[EmpiresState, EmpiresLayout, Livery]

GLOBE, THRONE, HOME_GLOBE = 52, 66, 58
DISC = 331 / 480
"""How much of its picture a globe fills."""
RAISED, LAID = 11, 2
"""How far a globe stands above its space, and how far its ring lies above it."""
RING, HOME_RING = 98, 124
NAME = TextStyle("body", "SemiBold", TEXT)
NAME_SIZE, PILL_SIZE = 0.84, 0.84
NAME_AT = 31
FIGURES_FROM, SIGNS_FROM = 0.6, 0.8
"""From these scales on there is room for what a planet brings, and for the signs of its figures."""
DIM_ACCENT: Colour = (52, 132, 150)
WASHES = (0, 120, 72, 40)
"""How strong the light of a space is that is one, two, three Moves away."""


def name_of(words: Words, view: EmpiresState, world: int) -> str:
    """A planet's name, or what the race calls its home world."""
    if world < game.HOME:
        return words.name("planet", world)
    race = view.players[world - game.HOME].race
    return str(words.catalogue["race"][game.RACES[race].id]["home"]) if race >= 0 else words.seat(world - game.HOME)


def draw_worlds(frame: Drawing, reached: dict[int, Flight]) -> None:
    """All that lies on the boards but ships, kept as one picture until something changes; where ships can go there is
    light below it."""
    view = frame.view
    lit = {space: max(1, min(3, flight.actions)) for space, flight in reached.items()}
    for space in frame.layout.galaxy.spaces:
        pick = Pick("space", space)
        if space not in lit and frame.choosing.is_open(pick) and frame.choosing.is_lit(pick):
            lit[space] = 1
    seats = tuple((player.race, player.port, player.technologies) for player in view.players)
    tokens = (view.infested, view.rebellion, view.pirates, view.distress, view.derelict, view.plague, view.wormholes)
    washes = tuple(sorted(lit.items()))
    key = (tuple(view.holder), tuple(view.ally), tokens, seats, frame.seat, view.layout, frame.words.language, washes)

    def paint(ui: Ui, sight: Sight) -> None:
        for space, moves in washes:
            if space in frame.layout.galaxy.spaces:
                _wash(ui, frame, sight, space, moves)
        _obstacles(ui, frame.layout, view, frame.seat, sight)
        for space in sorted(view.galaxy.worlds, key=lambda each: _place(frame.layout, each)[1]):
            if space in frame.layout.galaxy.spaces:
                _world(ui, frame, view.galaxy.world_at[space], sight)
        if view.derelict != game.NOWHERE:
            _token(ui, frame.layout, sight, f"{FOLDER}/derelict", view.derelict, (0, -20), 44)
        for space in view.galaxy.worlds:
            if space in frame.layout.galaxy.spaces:
                _label(ui, frame, view.galaxy.world_at[space], sight)

    frame.layers.draw_on_board(frame.ui, "worlds", key, Rect(0, 0, *map(int, frame.layout.world)), paint)


def _place(layout: EmpiresLayout, space: int) -> tuple[float, float]:
    return layout.galaxy.spaces.get(space, (0.0, 0.0))


def _obstacles(ui: Ui, layout: EmpiresLayout, view: EmpiresState, seat: int, sight: Sight) -> None:
    """What lies on lanes: faint and ticked where this seat's ships cross it, else the lane is red."""
    allowed = permits(view, seat)
    for one, other in lanes(view):
        if one not in layout.galaxy.spaces or other not in layout.galaxy.spaces:
            continue
        there = dict(view.galaxy.lanes[one])[other] & dict(view.galaxy.lanes[other])[one]
        if not there:
            continue
        open_ = not there & ~allowed
        if not open_:
            lane(ui, layout, sight, one, other, BLOCKED)
        (x, y), (far_x, far_y) = _place(layout, one), _place(layout, other)
        kinds = [kind for kind in range(len(game.OBSTACLES)) if there >> kind & 1]
        for number, kind in enumerate(kinds):
            middle = ((x + far_x) / 2 + 26 * (number - (len(kinds) - 1) / 2), (y + far_y) / 2)
            box = sight.rect((middle[0] - 22, middle[1] - 22, 44, 44))
            ui.picture(OBSTACLE_PICTURES[kind], box, 115 if open_ else 255)
            if open_:
                ui.icon("check", sight.rect((middle[0] + 4, middle[1] + 2, 15, 15)), CREDITS)


def _ring_and_globe(ui: Ui, frame: Drawing, world: int, sight: Sight) -> None:
    view, layout = frame.view, frame.layout
    x, y = _place(layout, game.space_of(world))
    ring = frame.livery.ring(view, world)
    width = HOME_RING if world >= game.HOME else RING
    box = sight.rect((x - width / 2, y - LAID - width * 0.4, width, width * 0.8))
    if ring:
        ui.picture(ring, box)
    else:
        neutral = _neutral_ring(sight.length(66))
        ui.surface.blit(neutral, neutral.get_rect(center=box.center))
    ui.picture(world_picture(view, world), sight.rect(_globe(layout, world)))


def _world(ui: Ui, frame: Drawing, world: int, sight: Sight) -> None:
    view, layout = frame.view, frame.layout
    _ring_and_globe(ui, frame, world, sight)
    if world >= game.HOME:
        _port(ui, frame, world, sight)
        return
    if view.plague and world == game.MIRRIM:
        _token(ui, layout, sight, f"{FOLDER}/plague", game.space_of(world), (0, -14), 62)
    if view.infested >> world & 1:
        _token(ui, layout, sight, f"{FOLDER}/infested", game.space_of(world), (-20, 8), 30)
    if view.rebellion == world:
        _token(ui, layout, sight, f"{FOLDER}/rebellion", game.space_of(world), (-24, -20), 38)
    if view.pirates == world:
        _token(ui, layout, sight, f"{FOLDER}/pirates", game.space_of(world), (-26, 10), 38)
    if view.distress == world:
        _token(ui, layout, sight, f"{FOLDER}/distress", game.space_of(world), (24, -34), 36)
    _port(ui, frame, world, sight)


def _globe(layout: EmpiresLayout, world: int) -> tuple[float, float, float, float]:
    x, y = _place(layout, game.space_of(world))
    side = (THRONE if world == game.PYRIOUS else HOME_GLOBE if world >= game.HOME else GLOBE) / DISC
    return x - side / 2, y - RAISED - side / 2, side, side


def _port(ui: Ui, frame: Drawing, world: int, sight: Sight) -> None:
    """Space Port and wormhole stand beside any world."""
    if any(player.port == world for player in frame.view.players):
        _token(ui, frame.layout, sight, f"{FOLDER}/space_port", game.space_of(world), (22, -36), 32)
    if game.space_of(world) in frame.view.wormholes:
        _token(ui, frame.layout, sight, f"{FOLDER}/wormhole", game.space_of(world), (-30, -26), 36)


def _token(
    ui: Ui, layout: EmpiresLayout, sight: Sight, picture: str, space: int, off: tuple[int, int], side: int
) -> None:
    x, y = _place(layout, space)
    ui.picture(picture, sight.rect((x + off[0] - side / 2, y + off[1] - side / 2, side, side)))


@lru_cache(maxsize=8)
def _neutral_ring(width: int) -> Surface:
    large = Surface((width * 3, width * 2), pygame.SRCALPHA)
    pygame.draw.ellipse(large, (4, 6, 16, 130), large.get_rect())
    pygame.draw.ellipse(large, (*MUTED, 200), large.get_rect().inflate(-6, -6), max(3, width // 16))
    return pygame.transform.smoothscale(large, (width, round(width * 0.7)))


def _label(ui: Ui, frame: Drawing, world: int, sight: Sight) -> None:
    """Name, and below it what the world brings; only figures where there is no room for signs."""
    x, y = _place(frame.layout, game.space_of(world))
    grown = min(sight.unit, frame.layout.unit * 1.4) / sight.unit
    theme = theme_for(sight.unit * grown * NAME_SIZE, ui.theme.text_scale * grown * NAME_SIZE)
    name = name_of(frame.words, frame.view, world)
    with using(ui, theme):
        height = theme.line_height(NAME)
        middle = sight.point((x, y + NAME_AT))
        if world < game.HOME:
            size = sight.length(18)
            width = text_width(theme, name, NAME)
            place = Rect(0, 0, size, size)
            place.midright = (middle[0] - width // 2 - 1, middle[1])
            ui.picture(temperament_picture(game.PLANETS[world].temperament), place)
        shadowed_line(ui, name, middle, NAME)
    if world < game.HOME and sight.unit > FIGURES_FROM:
        _pill(ui, frame, world, sight, (middle[0], middle[1] + height // 2 - 1))


def _pill(ui: Ui, frame: Drawing, world: int, sight: Sight, top: tuple[int, int]) -> None:
    """Credits, points and influence; credits nobody gets now are struck through."""
    view, planet = frame.view, game.PLANETS[world]
    plagued = view.plague and world == game.MIRRIM
    idle = plagued or world in (view.rebellion, view.pirates)
    parts = [
        (CREDIT, str(planet.credits), CREDITS),
        ("star_filled", str(planet.vp), POINTS),
        (INFLUENCE, str(planet.influence), VOICE),
    ]
    theme = theme_for(sight.unit * PILL_SIZE, ui.theme.text_scale * PILL_SIZE)
    with using(ui, theme):
        icon = max(9, sight.length(13)) if sight.unit > SIGNS_FROM else 0
        widths = [icon + 2 + text_width(theme, text, FINE_STRONG) for _, text, _ in parts]
        gap = max(3, sight.length(5))
        height = max(theme.line_height(FINE_STRONG) - 3, icon)
        box = Rect(0, 0, sum(widths) + gap * 4, height)
        box.midtop = top
        ui.surface.blit(plate(box.size, (*SPACE, 190), (90, 110, 150, 70), height // 2), box)
        left = box.left + gap
        for number, (picture, text, colour) in enumerate(parts):
            place = Rect(left, box.centery - icon // 2, icon, icon)
            if icon:
                sign(ui, picture, place, colour)
            style = TextStyle("small", "Bold", colour)
            line = ui.line(text, (place.right + 2, box.centery - theme.line_height(style) // 2), style)
            if (number == 0 and idle) or plagued:
                pygame.draw.line(ui.surface, BLOCKED, (place.left, box.centery), (line.right, box.centery), 2)
            left += widths[number] + gap


# -- what can be pointed at -------------------------------------------------------------------------------------------


def draw_spaces(frame: Drawing, reached: dict[int, Flight]) -> int | None:
    """Every space answers. Returns the one just clicked in vain."""
    clicked = None
    for space in frame.layout.galaxy.spaces:
        box = frame.at(frame.layout.galaxy.node(space))
        pick = Pick("space", space)
        spot = frame.spot(pick.id, box, pick, 24)
        if spot.activated:
            if frame.choosing.answers(pick) and space not in reached:
                frame.press(pick)
            else:
                clicked = space
    return clicked


def _wash(ui: Ui, frame: Drawing, sight: Sight, space: int, moves: int) -> None:
    """A light on the ground of a space that can be reached, weaker the more Moves it takes."""
    width = sight.length(112 if frame.view.galaxy.world_at[space] != game.NOWHERE else 58)
    picture = _washed(width, moves)
    x, y = frame.layout.galaxy.spaces[space]
    ui.surface.blit(picture, picture.get_rect(center=sight.point((x, y - 1))))


@lru_cache(maxsize=24)
def _washed(width: int, moves: int) -> Surface:
    large = Surface((width * 3, round(width * 0.7) * 3), pygame.SRCALPHA)
    area = large.get_rect()
    pygame.draw.ellipse(large, (*ACCENT, WASHES[moves]), area)
    pygame.draw.ellipse(large, (*ACCENT, 250 if moves == 1 else 190), area.inflate(-4, -4), 9 if moves == 1 else 5)
    return pygame.transform.smoothscale(large, (width, round(width * 0.7)))


def draw_figures(frame: Drawing, reached: dict[int, Flight]) -> None:
    """The number of Moves beside what can be reached: left of worlds, right of empty spaces."""
    style = TextStyle("small", "Bold", SPACE)
    for space, flight in reached.items():
        if space not in frame.layout.galaxy.spaces or not flight.actions:
            continue
        x, y = frame.layout.galaxy.spaces[space]
        is_world = frame.view.galaxy.world_at[space] != game.NOWHERE
        centre = frame.point((x - 40, y - 22) if is_world else (x + 21, y - 13))
        radius = max(8, frame.sight.length(10))
        if frame.ui.draws:
            pygame.draw.circle(frame.ui.surface, SPACE, centre, radius + 1)
            pygame.draw.circle(frame.ui.surface, ACCENT, centre, radius)
            text = frame.ui.theme.text(str(flight.actions), style)
            frame.ui.surface.blit(text, text.get_rect(center=centre))


def draw_way(frame: Drawing, flight: Flight) -> None:
    """The way a flight would take, each Move marked by a pip."""
    if not frame.ui.draws:
        return
    places = [frame.point(frame.layout.galaxy.spaces[space]) for space in (flight.start, *flight.way)]
    width = max(2, frame.sight.length(3))
    pygame.draw.lines(frame.ui.surface, (*SPACE,), False, places, width + 3)
    pygame.draw.lines(frame.ui.surface, ACCENT, False, places, width)
    at = 0
    for leg in flight.legs:
        at += len(leg.way)
        pygame.draw.circle(frame.ui.surface, SPACE, places[at], width * 3 + 1)
        pygame.draw.circle(frame.ui.surface, ACCENT, places[at], width * 3)


def draw_key(frame: Drawing) -> None:
    """What the rings round worlds mean, and what may befall them."""
    ui, board, length = frame.ui, frame.layout.board, frame.layout.length
    mine, theirs = (frame.livery.named((frame.seat + n) % len(frame.view.players)) for n in (0, 1))
    rings = (
        f"ring_ally_{mine}",
        f"ring_conqueror_{mine}",
        f"ring_occupied_{mine}_over_{theirs}",
    )
    tokens = ("infested", "rebellion", "space_port")
    high, wide, side = length(34), length(170), length(36)
    for number, (ring, token) in enumerate(zip(rings, tokens, strict=True)):
        top = board.bottom - (3 - number) * high
        left, right = (
            Rect(board.left + length(10), top, side, high),
            Rect(board.right - side - length(10), top, side, high),
        )
        ui.picture(f"{FOLDER}/{ring}", left)
        ui.picture(f"{FOLDER}/{token}", right.inflate(-4, -4))
        ring_name, token_name = frame.say(f"ev.key_ring_{number}"), frame.say(f"ev.key_{token}")
        write(ui, ring_name, Rect(left.right + 6, top, wide, high), FINE, shadow=True, whole=True)
        write(ui, token_name, Rect(right.left - wide - 6, top, wide, high), FINE, "right", shadow=True, whole=True)


def draw_corners(frame: Drawing) -> None:
    """The notches in which the home world may lie."""
    for corner in range(len(frame.layout.galaxy.corners)):
        pick = Pick("corner", corner)
        if frame.choosing.is_open(pick):
            box = frame.at(frame.layout.galaxy.corner(corner))
            frame.ui.picture(f"{FOLDER}/plate", box, 220)
            frame.light(box, radius=30)
            frame.control(pick, box, radius=30)


def defenders(view: EmpiresState, space: int, seat: int) -> int:
    """Whose ships would have to be beaten first, or whose world it is; NOBODY where nobody would fight."""
    world = view.galaxy.world_at[space]
    if world != game.NOWHERE and view.holder[world] not in (game.NOBODY, seat):
        return view.holder[world]
    return game.NOBODY


def draw_turns(frame: Drawing) -> None:
    """Boards that may be turned; the board taken, and the six ways it may face."""
    choosing, galaxy = frame.choosing, frame.layout.galaxy
    for board, _, middle in galaxy.boards:
        pick = Pick("board", board)
        if choosing.is_open(pick):
            spot = frame.control(pick, frame.at(galaxy.board(board)), radius=40)
            _outline(frame, middle, spot.hovered)
        elif pick in choosing.armed:
            _outline(frame, middle, True)
            for rotation in range(6):
                _turn(frame, middle, rotation)


def _outline(frame: Drawing, middle: tuple[float, float], strong: bool) -> None:
    """The rim of a board that may be turned."""
    if not frame.ui.draws:
        return
    size = frame.layout.galaxy.size * 0.93
    angles = [radians(30 + 60 * side) for side in range(6)]
    rim = [frame.point((middle[0] + size * sin(a), middle[1] - size * SQUASH * cos(a))) for a in angles]
    width = max(2, frame.sight.length(5 if strong else 3))
    pygame.draw.lines(frame.ui.surface, ACCENT if strong else DIM_ACCENT, True, rim, width)


def _turn(frame: Drawing, middle: tuple[float, float], rotation: int) -> None:
    """An arrow to the side that the board's printed top would face."""
    angle = radians(60 * rotation)
    reach = frame.layout.galaxy.size * 0.72
    x, y = middle[0] + reach * sin(angle), middle[1] - reach * SQUASH * cos(angle)
    pick = Pick("turn", rotation)
    box = frame.at((x - 22, y - 22, 44, 44))
    frame.control(pick, box, radius=22)
    lit = frame.choosing.is_open(pick)
    frame.ui.panel(box, radius=22, edge=(*(ACCENT if lit else MUTED), 220), fill=(*SPACE, 220))
    write(frame.ui, frame.words.name("direction", rotation)[:1].upper(), box, FINE_STRONG, "center")
