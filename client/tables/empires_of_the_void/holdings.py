"""What is mine: the yard with its classes, the tree of technologies, the hand of diplomacy cards."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect

from client.stage.cards import draw_face
from client.stage.lights import DIMMED, FINE, fit, shine, text_width, write
from client.stage.picks import Pick
from client.stage.zones import fan
from client.tables.empires_of_the_void.looks import (
    CREDIT,
    CREDITS,
    TEMPERAMENT_COLOURS,
    card_picture,
    good_picture,
    technology_look,
)
from client.tables.empires_of_the_void.parts import (
    PLATE,
    QUIET,
    SMALL_NUMBER,
    TITLE,
    Drawing,
    count_badge,
    face,
    figure,
    sign,
    tile,
)
from client.ui.kit import Ui
from client.ui.theme import ACCENT, FAINT, GOLD, MUTED, TEXT, WARNING, Colour, TextStyle
from engine.core.moves import Seat
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void.empire import hand_limit, move_value
from engine.games.empires_of_the_void.odds import TARGETING, need
from engine.games.empires_of_the_void.open_points import ToBuild, ToResearch
from engine.games.empires_of_the_void.prepare import ToOrder, ToPrepare
from engine.games.empires_of_the_void.research import cost
from engine.games.empires_of_the_void.scoring import technology_points
from engine.games.empires_of_the_void.shipyard import classes_open, ordered, supply, terms
from engine.games.empires_of_the_void.state import EmpiresState

ROWS: Final = ((0, 1, 2, 3, 4, 5, 6, 7, 8), (10, 9, 14, 13, 11, 15, 17, 16, 12))
"""The tree: roots, and below them what grows out of them."""
PORTAL: Final = 18
OWNED: Final[Colour] = (226, 184, 96)


# -- the yard ---------------------------------------------------------------------------------------------------------


def afloat(view: EmpiresState, seat: Seat) -> list[int]:
    """How many ships of each class are on the map; damaged Moths are Moths."""
    found = [0] * len(game.SHIPS)
    for fleet in view.players[seat].ships:
        if fleet:
            for ship in game.ships_in(fleet):
                found[game.kind_of(ship)] += 1
    return found


def classes_shown(view: EmpiresState, seat: Seat, open_classes: list[int], there: list[int]) -> list[int]:
    """My own classes in the order they fire, then the carrier, then strangers that may be built or are there."""
    own = [0, 1, 3, 4, 2]
    more = [ship for ship in range(len(game.SHIPS)) if ship not in own and (ship in open_classes or there[ship])]
    if view.players[seat].race == game.SREECH and game.INFESTOR not in more:
        more.append(game.INFESTOR)
    return own + sorted(more)


def discount_of(view: EmpiresState) -> int:
    return 1 if view.agenda and isinstance(view.agenda[-1], ToBuild) else 0


def draw_yard(frame: Drawing) -> None:
    view, seat, layout = frame.view, frame.seat, frame.layout
    player, box = view.players[seat], layout.yard
    technologies = player.technologies | (1 << player.orders.technology if player.orders.technology >= 0 else 0)
    open_classes = classes_open(view, seat, technologies) if player.race >= 0 else []
    there = afloat(view, seat)
    shown = classes_shown(view, seat, open_classes, there)
    pad = layout.length(8)
    width = (box.width - 2 * pad) // len(shown)
    for place, ship in enumerate(shown):
        cell = Rect(box.left + pad + place * width, box.top + pad, width, box.height - 2 * pad)
        _class(frame, ship, cell, ship in open_classes, there[ship])


def _class(frame: Drawing, ship: int, box: Rect, is_open: bool, number: int) -> None:
    """One class: when it fires, what it looks like, what it does, what it costs, how many there are."""
    ui, view, seat, length = frame.ui, frame.view, frame.seat, frame.layout.length
    record, pick, port = game.SHIPS[ship], Pick("ship", ship), Pick("port_ship", ship)
    lit = frame.choosing.is_open(pick)
    spot = frame.control(pick, box, radius=9)
    if lit:
        face(ui, box.inflate(-3, 0), True, spot.hovered)
    line = ui.theme.line_height(FINE)
    head = Rect(box.left, box.top + 2, box.width, line)
    fires = [frame.say("ev.carrier"), "–"] if record.attack == 0 else str(record.initiative)
    write(ui, fires, head.inflate(-6, 0), TextStyle("small", "Bold", GOLD if record.attack == 0 else MUTED), "center")
    foot = Rect(box.left + 4, box.bottom - line - 2, box.width - 8, line)
    stats = foot.move(0, -line)
    style = TextStyle("small", "Medium", TEXT if is_open else FAINT)
    title, name = frame.words.name("ship", ship), stats.move(0, -line).inflate(4, 0)
    lines = 1 if fit(ui.theme, [title], style, name.size)[1] == [title] else 2
    if lines == 2 and name.bottom - head.bottom < 3 * line:
        lines = 0  # pointing names it
    name = Rect(name.left, name.bottom - lines * line, name.width, lines * line)
    hull = Rect(box.left, head.bottom, box.width, name.top - head.bottom)
    ui.picture(frame.livery.ship(seat, ship), hull, 255 if is_open or number else DIMMED)
    if lines:
        write(ui, title, name, style, "center", lines)
    skill = TARGETING if view.players[seat].technologies & 4 else 0
    dice = f"{record.dice}×" if record.dice > 1 else ""
    hits = f"{dice}{need(ship, skill)}+" if record.attack else "–"
    pace = move_value(view, seat, ship)
    write(ui, [f"{hits}  →{pace}", hits], stats, QUIET, "center")
    if is_open:
        price = terms(view, seat, discount_of(view)).price(ship)
        style = SMALL_NUMBER if price == record.cost else TextStyle("body", "Bold", CREDITS)
        figure(ui, CREDIT, str(price), Rect(foot.left, foot.top, foot.width * 3 // 5, foot.height), style)
    else:
        write(ui, _opener(frame, ship), foot, TextStyle("small", "SemiBold", WARNING), "center")
    if number or is_open:
        colour = frame.livery.colour(seat)
        count_badge(ui, str(number), (box.right - 3, foot.bottom if is_open else hull.bottom), colour)
    waiting = ordered(view, seat, ship)
    if waiting:
        badge = f"+{waiting}"
        count_badge(ui, badge, (box.right - 3, hull.top + line), ACCENT)
    if frame.choosing.is_open(port):
        side = length(30)
        place = Rect(box.left + 3, hull.top + 1, side, side)
        tile(frame, port, place, look="empires_of_the_void/space_port")


def _opener(frame: Drawing, ship: int) -> str:
    """What would let this class be built."""
    record = game.SHIPS[ship]
    if record.planet >= 0:
        return frame.words.name("planet", record.planet)
    return frame.say("ev.needs_technology")


def supply_left(view: EmpiresState, seat: Seat, ship: int) -> int:
    return supply(view, seat, ship) - ordered(view, seat, ship)


# -- the tree ---------------------------------------------------------------------------------------------------------


def length_of(ui: Ui, text: str) -> int:
    """How wide a title is if it is a little smaller than usual."""
    return text_width(ui.theme, text, TITLE) * 4 // 5


def tree_places(frame: Drawing) -> dict[int, Rect]:
    """Where each technology stands; those of other races have no place."""
    box, layout = frame.layout.tree, frame.layout
    pad = layout.length(8)
    title = frame.ui.theme.line_height(TITLE) + pad
    pitch = (box.width - 2 * pad) / 9
    rows = (box.bottom - pad // 2 - box.top - title) // 3
    side = int(min(pitch * 1.06, rows * 1.0))

    def at(column: float, row: int) -> Rect:
        place = Rect(0, 0, side, side)
        place.center = (round(box.left + pad + (column + 0.5) * pitch), round(box.top + title + (row + 0.5) * rows))
        return place

    found = {technology: at(column, row) for row, line in enumerate(ROWS) for column, technology in enumerate(line)}
    found[PORTAL] = at(5, 2)
    race = frame.view.players[frame.seat].race
    for technology, record in enumerate(game.TECHNOLOGIES):
        if record.race not in (game.NOTHING, race) or (record.race != game.NOTHING and race < 0):
            found.pop(technology, None)
        elif record.race != game.NOTHING:
            found[technology] = at(0, 2)
    return found


def draw_tree(frame: Drawing) -> None:
    view, ui, box = frame.view, frame.ui, frame.layout.tree
    player = view.players[frame.seat]
    pad = frame.layout.length(10)
    title = Rect(box.left + pad, box.top + pad // 2, box.width - 2 * pad, ui.theme.line_height(TITLE))
    places = tree_places(frame)
    owned = player.technologies.bit_count()
    figures = frame.say("ev.owned", owned, len(places), technology_points(player.technologies))
    right = write(ui, [figures, frame.say("ev.owned_short", owned, len(places))], title, QUIET, "right")
    write(
        ui, frame.say("ev.technologies"), Rect(title.left, title.top, right.left - title.left - 6, title.height), TITLE
    )
    if ui.draws:
        for technology, place in places.items():
            root = game.TECHNOLOGIES[technology].prerequisite
            if root in places:
                colour = OWNED if player.owns(root) else (70, 84, 124)
                pygame.draw.line(ui.surface, colour, places[root].center, place.center, max(1, ui.px(2)))
    for technology, place in places.items():
        _technology(frame, technology, place)
    _goods_had(frame, places)


def _technology(frame: Drawing, technology: int, box: Rect) -> None:
    ui, player, record = frame.ui, frame.view.players[frame.seat], game.TECHNOLOGIES[technology]
    pick = Pick("technology", technology)
    owned, bought = player.owns(technology), player.orders.technology == technology
    lit = frame.choosing.is_open(pick)
    spot = frame.control(pick, box, radius=box.width / 2)
    strong = lit or bought
    edge = OWNED if owned else ACCENT if strong else (78, 92, 136)
    if ui.draws:
        corners = [
            (box.centerx + box.width * 0.48 * x, box.centery + box.height * 0.48 * y)
            for x, y in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
        ]
        if lit and (spot.hovered or frame.moving_light):
            shine(ui, box.inflate(-box.width // 3, -box.height // 3), ACCENT, frame.pulse, 12, 8)
        pygame.draw.polygon(ui.surface, (58, 46, 24) if owned else PLATE[:3], corners)
        pygame.draw.aalines(ui.surface, edge, True, corners)
        pygame.draw.lines(ui.surface, edge, True, corners, max(1, ui.px(2)))
    inside = box.inflate(-box.width * 0.46, -box.height * 0.46)
    sign(
        ui,
        technology_look(frame.livery, frame.seat, technology),
        inside,
        OWNED if owned else edge,
        255 if owned else 150,
    )
    if owned or frame.layout.is_small:
        return
    if record.good >= 0:
        side = box.width * 2 // 5
        ui.picture(good_picture(record.good), Rect(box.right - side, box.bottom - side, side, side))
    if _sells(frame):
        price = cost(frame.view, frame.seat, technology, _reduction(frame))
        style = TextStyle("small", "Bold", ACCENT if lit else MUTED)
        write(ui, str(price), Rect(box.left, box.bottom - box.height // 3, box.width // 2, box.height // 3), style)


def _sells(frame: Drawing) -> bool:
    """Are technologies to be had now, so that prices matter?"""
    step = frame.view.agenda[-1] if frame.view.agenda else None
    return isinstance(step, ToOrder | ToPrepare | ToResearch) and frame.may_act


def _reduction(frame: Drawing) -> int:
    step = frame.view.agenda[-1]
    return step.discount if isinstance(step, ToResearch) else 0


def _goods_had(frame: Drawing, places: dict[int, Rect]) -> None:
    """Which goods are mine, at the foot of the tree."""
    from client.tables.empires_of_the_void.looks import good_of_mask
    from engine.games.empires_of_the_void.empire import goods

    ui, box = frame.ui, frame.layout.tree
    had = good_of_mask(goods(frame.view, frame.seat))
    side = places[0].height * 3 // 4
    left = box.right - frame.layout.length(10)
    for good in reversed(had):
        left -= side
        ui.picture(good_picture(good), Rect(left, places[PORTAL].centery - side // 2, side, side))
    room = Rect(places[PORTAL].right + 4, places[PORTAL].top, left - places[PORTAL].right - 8, places[PORTAL].height)
    if had and room.width > 30:
        write(ui, frame.say("ev.have"), room, QUIET, "right")


# -- the hand ---------------------------------------------------------------------------------------------------------


def hand_of(view: EmpiresState, seat: Seat) -> list[tuple[int, int]]:
    """The cards of a hand, each with how many like it come before."""
    hand = [card for card in view.players[seat].hand if card != game.HIDDEN]
    return [(card, hand[:place].count(card)) for place, card in enumerate(hand)]


def card_id(card: int, copy: int) -> str:
    return Pick("card", card, copy).id


def hand_places(frame: Drawing) -> list[Rect]:
    box, layout = frame.layout.hand, frame.layout
    pad = layout.length(8)
    title = frame.ui.theme.line_height(TITLE) + pad
    room = Rect(box.left + pad, box.top + title, box.width - 2 * pad, box.height - title - pad)
    number = len(frame.view.players[frame.seat].hand)
    width = min(layout.length(94), room.width // 3 - pad // 2)
    return list(fan(room, number, (width, room.height), width + pad // 2))


def draw_hand(frame: Drawing) -> None:
    view, ui, box, seat = frame.view, frame.ui, frame.layout.hand, frame.seat
    pad = frame.layout.length(10)
    title = Rect(box.left + pad, box.top + pad // 2, box.width - 2 * pad, ui.theme.line_height(TITLE))
    cards = view.players[seat].hand
    limit = hand_limit(view, seat) if view.players[seat].race >= 0 else 0
    write(ui, frame.say("ev.hand", len(cards), limit), title, TITLE)
    hand = hand_of(view, seat)
    for (card, copy), place in zip(hand, hand_places(frame), strict=False):
        _card(frame, card, copy, place)


def _card(frame: Drawing, card: int, copy: int, box: Rect) -> None:
    ui, choosing, thing = frame.ui, frame.choosing, ("hand", card, copy)
    pick = Pick("card", card)
    picks = choosing.answers(pick)
    selected = thing in choosing.selected
    helps = not selected and choosing.helps(("card", card))
    spot = frame.spot(card_id(card, copy), box, Pick("card", card, copy), 8)
    place = box.move(0, -frame.layout.length(8)) if selected else box
    if selected:
        shine(ui, place, ACCENT, 1.0)
    elif picks or (helps and choosing.selected):
        frame.light(place, 1.0 if picks else 0.6)
    dark = bool(choosing.selected) and not (selected or helps)
    draw_face(ui, card_picture(card), frame.words.name("card", card), place, dark)
    if ui.draws:
        edge = TEMPERAMENT_COLOURS[game.CARDS[card].temperament]
        pygame.draw.rect(ui.surface, edge, place, max(1, ui.px(2)), border_radius=ui.px(8))
    play = Pick("play", card)
    if copy == 0 and choosing.is_open(play):
        height = max(ui.theme.line_height(FINE) + 2, place.height // 6)
        half = Rect(place.left + 3, place.top + 3, place.width - 6, height)
        play_button(frame, play, half)
    if spot.activated:
        if picks:
            frame.press(pick)
        elif selected or helps:
            frame.select(thing, ("card", card))


def play_button(frame: Drawing, pick: Pick, box: Rect) -> None:
    """Play what is on the card; the other cards it takes are the least useful ones, unless they are chosen."""
    spot = frame.spot(pick.id, box, pick, 6)
    face(frame.ui, box, True, spot.hovered, 6)
    needed = game.CARDS[pick.number].cards
    write(
        frame.ui,
        [frame.say("ev.play", needed), str(needed)],
        box.inflate(-4, 0),
        TextStyle("small", "Bold", ACCENT),
        "center",
    )
    if spot.activated:
        found = [path for path, _ in frame.choosing.candidates(pick)]
        if not any(frame.choosing.fits(path) for path in found):
            _choose_cards(frame, found[0].bag or ())
        frame.press(pick)


def _choose_cards(frame: Drawing, bag: tuple[object, ...]) -> None:
    """Select the cards of a bag."""
    left = list(bag)
    frame.choosing.selected = {}
    for card, copy in hand_of(frame.view, frame.seat):
        if ("card", card) in left:
            left.remove(("card", card))
            frame.choosing.select(("hand", card, copy), ("card", card))
