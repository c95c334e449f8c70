"""The groove between the others and me: deck, phases with their callers, and the pool. Beside it the goals."""

from __future__ import annotations

import pygame
from pygame import Rect

from client.stage.frame import Frame
from client.stage.lights import write
from client.stage.picks import Pick
from client.tables.race_for_the_galaxy.layout import RaceLayout
from client.tables.race_for_the_galaxy.looks import (
    AMETHYST,
    BACK,
    FOLDER,
    INK,
    NUMERALS,
    PHASE_COLOURS,
    PRESTIGE,
    RaceLivery,
    chip_of,
    phase_picture,
)
from client.ui.theme import EDGE, FAINT, MUTED, TEXT, WARNING, Colour, TextStyle
from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.components import (
    FIRST_VP,
    GOALS,
    MOST_VP,
    PHASE_OF,
    PHASES,
    PRESTIGE_LIMIT,
    SEARCH,
)
from engine.games.race_for_the_galaxy.goals import value
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.state import IN_THE_MIDDLE, RaceState

Drawing = Frame[RaceState, RaceLayout, RaceLivery]
LEAST_GOAL = 125
"""Pixels below which a goal's tile has room for its name alone."""
LEAST_LINE = 15
"""Pixels that a line of text takes."""
ROBOT_COLOUR: Colour = (240, 244, 252)


def callers(view: RaceState, phase: int) -> list[Seat]:
    """Who chose it this round; the robot is the seat after the last."""
    found = [seat for seat, player in enumerate(view.players) if any(PHASE_OF[a] == phase for a in player.actions)]
    if view.robot and any(PHASE_OF[action] == phase for action in view.robot.actions):
        found.append(len(view.players))
    return found


def draw_mark(frame: Drawing, seat: Seat, box: Rect) -> None:
    if seat < len(frame.view.players):
        frame.ui.mark(frame.livery.colours[seat], box)
    else:
        frame.ui.icon("pip_ring", box, ROBOT_COLOUR)


def colour_of_seat(frame: Drawing, seat: Seat) -> Colour:
    return frame.livery.colour(seat) if seat < len(frame.view.players) else ROBOT_COLOUR


def draw_groove(frame: Drawing) -> None:
    """Painted again when what is seen on it changes."""
    view, owed = frame.view, frame.motions.owed
    pile = view.pile_of(frame.seat)
    counts = len(view.decks[pile]) - owed("deck", 0), len(view.discards[pile]) - owed("deck", 1)
    chips = max(0, view.pool) + owed("pool", 0)
    who = tuple(tuple(callers(view, phase)) for phase in range(len(PHASES)))
    key = counts, chips, who, view.phase, last_round_likely(view)
    frame.keep("groove", key, frame.layout.groove, _groove)


def _groove(frame: Drawing) -> None:
    view, layout = frame.view, frame.layout
    pile = view.pile_of(frame.seat)
    _pile(frame, layout.deck, len(view.decks[pile]), frame.say("rg.deck"), Pick("pile", 0))
    _pile(frame, layout.discards, len(view.discards[pile]), frame.say("rg.discards"), Pick("pile", 1))
    for phase, box in enumerate(layout.phases):
        _phase(frame, phase, box)
    _pool(frame)


def _pile(frame: Drawing, box: Rect, count: int, name: str, pick: Pick) -> None:
    ui = frame.ui
    back = Rect(box.left, box.top, box.height * 2 // 3, box.height)
    ui.picture(BACK, back, 255 if count else 90)
    room = Rect(back.right + 8, box.top, box.right - back.right - 8, box.height)
    _counted(frame, room, count - frame.motions.owed("deck", pick.number), name)
    frame.spot(pick.id, box, pick)


def _counted(frame: Drawing, room: Rect, count: int, name: str, colour: Colour | None = None) -> None:
    """A number with what it counts below it, where there is room for two lines."""
    figure = TextStyle("body", "Bold", colour or TEXT, display=True)
    if room.height < 2 * LEAST_LINE:
        write(frame.ui, str(count), room, figure)
        return
    write(frame.ui, str(count), Rect(room.left, room.top, room.width, room.height * 55 // 100), figure)
    low = Rect(room.left, room.centery + 2, room.width, room.height * 42 // 100)
    write(frame.ui, name, low, TextStyle("small", "Medium", colour or MUTED), whole=True)


def _phase(frame: Drawing, phase: int, box: Rect) -> None:
    ui, view = frame.ui, frame.view
    who = callers(view, phase)
    current = view.phase == phase
    colour = PHASE_COLOURS[PHASES[phase]]
    name = frame.words.name("phase", phase)
    disc = Rect(box.left, box.top, box.height, box.height)
    if phase == SEARCH:
        disc = box
    if current:
        ui.panel(box, radius=27, edge=(*colour, 255), fill=(*(part // 3 for part in colour), 235))
        if ui.draws:
            pygame.draw.circle(ui.surface, tuple(part * 8 // 10 for part in colour), disc.center, disc.height // 2 - 2)
    elif who:
        ui.panel(box, radius=27, edge=(*colour, 110), fill=(*INK, 120))
    if ui.draws:
        ui.surface.blit(
            ui.art.picture(phase_picture(phase), disc.inflate(-6, -6).size, 255 if who or current else 70),
            disc.inflate(-6, -6),
        )
    if phase != SEARCH:
        room = Rect(disc.right + ui.px(6), box.top, box.right - disc.right - ui.px(14), box.height)
        if who:
            room = _callers(frame, who, room)
        style = TextStyle("body", "SemiBold", TEXT if who or current else FAINT)
        if not write(ui, name, room, style, whole=True).width:
            write(ui, NUMERALS[PHASES[phase]], room, style)
    frame.spot(f"phase.{phase}.0", box, Pick("phase", phase), 27)


def _callers(frame: Drawing, who: list[Seat], room: Rect) -> Rect:
    """The shapes of those who called it, beside its name or below it; returns the room for the name."""
    side = frame.ui.px(18)
    width = (side + 3) * len(who)
    beside = room.width - width > frame.layout.length(118)
    left, middle = (room.right - width, room.centery) if beside else (room.left, room.bottom - side * 2 // 3 - 2)
    for place, seat in enumerate(who):
        draw_mark(frame, seat, Rect(left + place * (side + 3), middle - side // 2, side, side))
    if beside:
        return Rect(room.left, room.top, room.width - width - 4, room.height)
    return Rect(room.left, room.top + 1, room.width, room.height * 58 // 100)


def last_round_likely(view: RaceState) -> str:
    """What may end the match this round: `pool`, `tableau` or `prestige`; nothing if it is far."""
    players = view.players
    if view.pool <= 4 * len(players):
        return "pool"
    if any(len(player.tableau) >= powers_of(player.tableau).tableau_limit - 2 for player in players):
        return "tableau"
    return "prestige" if any(player.prestige >= PRESTIGE_LIMIT - 2 for player in players) else ""


def _pool(frame: Drawing) -> None:
    ui, view, box = frame.ui, frame.view, frame.layout.pool
    near = last_round_likely(view) == "pool"
    chips = max(0, view.pool) + frame.motions.owed("pool", 0)
    side = box.height * 85 // 100
    heap = Rect(box.left, box.centery - side // 2, side, side)
    for number in range(3 if chips > 12 else 2 if chips > 4 else 1 if chips else 0):
        ui.picture(f"{FOLDER}/chip", heap.move(number * side // 4, 0))
    left = heap.right + side // 2 + ui.px(8)
    room = Rect(left, box.top, box.right - left, box.height)
    _counted(frame, room, chips, frame.say("rg.last_round" if near else "rg.pool"), WARNING if near else None)
    frame.spot("pool.0.0", box, Pick("pool"), 20)


# -- goals and the leader ----------------------------------------------------------------------------------------


def draw_goals(frame: Drawing) -> None:
    view = frame.view
    values = tuple(tuple(value(view, seat, GOALS[goal]) for seat in range(len(view.players))) for goal in view.goals)
    prestige = tuple(player.prestige for player in view.players), view.robot.prestige if view.robot else 0
    key = view.goals, view.held, values, view.leader, prestige
    frame.keep("goals", key, frame.layout.side, _goals)


def _goals(frame: Drawing) -> None:
    for place, box in enumerate(frame.layout.goals):
        _goal(frame, place, box)
    if frame.view.prestige_in_play:
        _leader(frame)


def _goal(frame: Drawing, place: int, box: Rect) -> None:
    ui, view = frame.ui, frame.view
    number = view.goals[place]
    goal = GOALS[number]
    holders = [seat for seat in range(len(view.players)) if view.held[place] >> seat & 1]
    edge: tuple[int, ...] = EDGE
    fill: tuple[int, ...] = (22, 18, 48, 225)
    if holders:
        colour = frame.livery.colour(holders[0])
        edge, fill = (*colour, 255), (*(part // 4 for part in colour), 235)
    ui.panel(box, radius=8, edge=edge, fill=fill)
    frame.spot(f"goal.{place}.0", box, Pick("goal", number), 8)
    if box.width < LEAST_GOAL:
        inside = box.inflate(-ui.px(12), 0)
        write(ui, frame.words.name("goal", number), inside, TextStyle("small", "SemiBold", TEXT), lines=2)
        return
    side = min(box.height - 8, ui.px(44))
    points = Rect(box.right - side - 5, box.centery - side // 2, side, side)
    ui.picture(f"{FOLDER}/goal_{goal.id}", points)
    room = Rect(box.left + ui.px(9), box.top + ui.px(4), points.left - box.left - ui.px(14), box.height - ui.px(8))
    upper = Rect(room.left, room.top, room.width, room.height * 66 // 100)
    write(ui, frame.words.name("goal", number), upper, TextStyle("small", "SemiBold", TEXT), lines=2)
    lower = Rect(room.left, upper.bottom, room.width, room.bottom - upper.bottom)
    if holders and goal.first:
        _names(frame, holders, lower)
    else:
        _progress(frame, [value(view, seat, goal) for seat in range(len(view.players))], holders, lower)
    chip = Rect(0, 0, side * 5 // 10, side * 5 // 10)
    chip.bottomright = points.right + 3, points.bottom + 3
    ui.picture(chip_of(FIRST_VP if goal.first else MOST_VP), chip)


def _names(frame: Drawing, holders: list[Seat], room: Rect) -> None:
    side = min(room.height, frame.ui.px(16))
    left = room.left
    for seat in holders:
        draw_mark(frame, seat, Rect(left, room.centery - side // 2, side, side))
        left += side + 4
    if len(holders) == 1:
        style = TextStyle("small", "SemiBold", frame.livery.colour(holders[0]))
        write(frame.ui, frame.words.seat(holders[0]), Rect(left, room.top, room.right - left, room.height), style)


def _progress(frame: Drawing, values: list[int], holders: list[Seat], room: Rect) -> None:
    """What everybody has of it."""
    ui = frame.ui
    width = room.width // len(values)
    side = min(room.height, ui.px(13), width // 2)
    for seat, number in enumerate(values):
        left = room.left + seat * width
        draw_mark(frame, seat, Rect(left, room.centery - side // 2, side, side))
        style = TextStyle("small", "Bold" if seat in holders else "Medium", TEXT if seat in holders else MUTED)
        write(ui, str(number), Rect(left + side + 2, room.top, width - side - 3, room.height), style)


def _leader(frame: Drawing) -> None:
    ui, view, box = frame.ui, frame.view, frame.layout.leader
    ui.panel(box, radius=8, edge=(*AMETHYST, 200), fill=(48, 24, 82, 235))
    side = box.height - ui.px(6)
    ui.picture(PRESTIGE, Rect(box.left + ui.px(4), box.centery - side // 2, side, side))
    room = Rect(box.left + side + ui.px(10), box.top, box.width - side - ui.px(16), box.height)
    if view.leader >= 0:
        mark = Rect(room.left, room.centery - ui.px(9), ui.px(18), ui.px(18))
        draw_mark(frame, view.leader, mark)
        room = Rect(mark.right + ui.px(6), room.top, room.right - mark.right - ui.px(6), room.height)
        prestige = (
            view.players[view.leader].prestige
            if view.leader < len(view.players)
            else view.robot.prestige
            if view.robot
            else 0
        )
        text = frame.say("rg.leads", frame.words.seat(view.leader), prestige)
    else:
        text = frame.say("rg.shared_lead" if view.leader == IN_THE_MIDDLE else "rg.no_leader")
    write(ui, text, room, TextStyle("small", "SemiBold", TEXT), lines=2)
    frame.spot("leader.0.0", box, Pick("leader"), 8)
