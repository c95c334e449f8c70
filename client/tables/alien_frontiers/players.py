"""What everybody has: the rivals' console, a row for each, and one's own at the left of the deck."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect

from client.stage.ground import glass
from client.stage.lights import FINE_STRONG, NAME, fitting, write
from client.stage.picks import Pick
from client.stage.players import draw_sign, is_due
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.layout import Console, wells_for
from client.tables.alien_frontiers.looks import TOKENS, Drawing
from client.tables.alien_frontiers.pieces import card_places
from client.tables.alien_frontiers.previews import can_finish
from client.ui.kit import Ui
from client.ui.theme import ACCENT, EDGE, GOLD, SPACE, TEXT, WARNING, TextStyle
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import TERRITORIES, TRACK_LENGTH
from engine.games.alien_frontiers.scoring import score
from engine.games.alien_frontiers.setup import TOKEN_LIMIT
from engine.games.alien_frontiers.stations import can_pay_launch


def draw_console(frame: Drawing, seat: Seat) -> None:
    """All that is known of a player: painted again when any of it changes."""
    console = frame.layout.console(frame.seat, seat)
    name = f"console {seat == frame.seat} {console.box.topleft}"
    frame.layers.draw(frame.ui, name, _looks(frame, seat), console.box, partial(_paint, frame, seat, console))
    _touch(frame, seat, console)


def _held(frame: Drawing, seat: Seat) -> tuple[int, int]:
    """Tokens that have arrived."""
    player, owed = frame.view.players[seat], frame.motions.owed
    return player.fuel - owed("fuel", seat), player.ore - owed("ore", seat)


def _looks(frame: Drawing, seat: Seat) -> Hashable:
    view, player = frame.view, frame.view.players[seat]
    due, over = is_due(frame, seat), frame.around.link.is_over
    return (
        *(seat, frame.seat, _held(frame, seat), player.stock, player.colonies, player.hub, due, over),
        *(score(view, seat) - frame.motions.owed("points", seat), tuple(view.control), view.relic_owner),
        *(len(view.hand) if view.active == seat else 0, can_finish(view, seat), len(player.cards)),
        can_pay_launch(view, seat),
    )


def _paint(frame: Drawing, seat: Seat, console: Console, painter: Ui) -> None:
    frame = replace(frame, ui=painter)
    if seat != frame.seat:
        glass(painter, console.box)
        _paint_edge(frame, seat, console)
    _paint_head(frame, seat, console)
    _paint_hold(frame, seat, console)
    _paint_fleet(frame, seat, console)
    _paint_domes(frame, seat, console)
    for territory, place in grounds(frame, seat):
        colour = frame.livery.colour(seat)
        pygame.draw.circle(painter.surface, SPACE, place.center, place.width // 2)
        pygame.draw.aacircle(painter.surface, colour, place.center, place.width // 2, max(1, painter.px(2)))
        inner = place.inflate(-place.width // 3, -place.width // 3)
        painter.icon(f"bonus_{TERRITORIES[territory].id}", inner, TEXT)


def _paint_edge(frame: Drawing, seat: Seat, console: Console) -> None:
    """In the player's colour; all round while it is their turn."""
    ui, colour, box = frame.ui, frame.livery.colour(seat), console.box
    if is_due(frame, seat):
        ui.panel(box.inflate(-2, -2), edge=(*colour, 255), fill=(*(part // 8 for part in colour), 120))
    edge = Rect(box.left + 2, box.top + ui.px(12), ui.px(5), box.height - 2 * ui.px(12))
    pygame.draw.rect(ui.surface, colour, edge, border_radius=3)


def _paint_head(frame: Drawing, seat: Seat, console: Console) -> None:
    """Shape, name and points; a gold plate behind the name of whoever may end the game."""
    ui, colour = frame.ui, frame.livery.colour(seat)
    ui.mark(frame.livery.colours[seat], console.mark)
    if can_finish(frame.view, seat) and not frame.around.link.is_over:
        ui.panel(console.name.inflate(6, 2), radius=6, edge=(*GOLD, 160), fill=(*GOLD, 40))
    name = write(ui, frame.words.seat(seat), console.name, NAME)
    style = TextStyle("small", "SemiBold", WARNING)
    room = Rect(name.right + 6, console.name.top, console.name.right - name.right - 6, console.name.height)
    write(ui, fitting(ui.theme, _warning(frame, seat), style, room.width), room, style)
    points = score(frame.view, seat) - frame.motions.owed("points", seat)
    shown = write(ui, str(points), console.points, TextStyle("title", "Bold", colour, display=True), "right")
    side = console.points.height * 3 // 5
    star = Rect(shown.left - side - 4, 0, side, side)
    star.centery = console.points.centery
    ui.icon("star", star, colour)


def _warning(frame: Drawing, seat: Seat) -> tuple[str, ...]:
    """What is worth a word under a name: the end in reach, a colony that waits for its launch."""
    if frame.around.link.is_over:
        return ()
    if can_finish(frame.view, seat):
        return frame.say("af.can_finish"), frame.say("af.can_finish_short")
    rival_ready = seat != frame.seat and frame.view.players[seat].hub == TRACK_LENGTH
    return (frame.say("af.hub_ready"),) if rival_ready else ()


def _paint_hold(frame: Drawing, seat: Seat, console: Console) -> None:
    """Eight wells, and in them the tokens; what is too much has amber wells."""
    ui, (fuel, ore) = frame.ui, _held(frame, seat)
    tokens = [0] * max(0, fuel) + [1] * max(0, ore)
    for number, well in enumerate(wells_for(console, len(tokens))):
        over = number >= TOKEN_LIMIT
        ui.panel(well, radius=6, edge=(*WARNING, 255) if over else EDGE, fill=(4, 6, 14, 220))
        if number < len(tokens):
            ui.picture(TOKENS[tokens[number]], well.inflate(-2, -2))


def _paint_fleet(frame: Drawing, seat: Seat, console: Console) -> None:
    """Ships built bear the owner's shape; a ship's value is told only where it stands."""
    if not console.ships:
        return
    player, colour, ui = frame.view.players[seat], frame.livery.colour(seat), frame.ui
    unplaced = len(frame.view.hand) if frame.view.active == seat else 0
    for number, place in enumerate(console.ships[:6]):
        box = place.inflate(-3, -3)
        if number < unplaced:
            continue
        if number < player.fleet:
            ui.panel(box, radius=4, edge=(*colour, 255), fill=(*(part * 2 // 3 for part in colour), 255))
            ui.icon(frame.livery.shape(seat), box.inflate(-box.width // 2, -box.width // 2), TEXT)
        else:
            ui.panel(box, radius=4, edge=(*(part // 2 for part in colour), 200), fill=(0, 0, 0, 60))
    if frame.view.relic_owner == seat and unplaced < 7:
        ui.icon("relic", console.ships[6].inflate(-4, -4), TEXT)


def _paint_domes(frame: Drawing, seat: Seat, console: Console) -> None:
    """Colonies left, and on one's own deck how far the one on the Hub has got."""
    ui, player = frame.ui, frame.view.players[seat]
    _pair(frame, console.domes, frame.livery.colony(seat), f"×{player.colonies}", TEXT)
    if console.ships:
        return
    ready = player.hub == TRACK_LENGTH
    if ready:
        edge = ACCENT if can_pay_launch(frame.view, seat) else WARNING
        ui.panel(console.hub, radius=10, edge=(*edge, 255), fill=(*SPACE, 200))
        wordings = frame.say("af.hub_ready"), frame.say("af.hub_ready_short")
        write(ui, wordings, console.hub.inflate(-8, 0), FINE_STRONG, "center", 2)
    else:
        _pair(frame, console.hub, "step", f"{player.hub}/{TRACK_LENGTH}", TEXT)


def _pair(frame: Drawing, box: Rect, sign: str, text: str, colour: tuple[int, int, int]) -> None:
    side = min(box.height, box.width // 2)
    place = Rect(box.left, 0, side, side)
    place.centery = box.centery
    draw_sign(frame, sign, place, colour)
    style = TextStyle("small" if side < 36 else "body", "Bold", colour)
    write(frame.ui, text, Rect(place.right + 3, box.top, box.right - place.right - 3, box.height), style)


def grounds(frame: Drawing, seat: Seat) -> list[tuple[int, Rect]]:
    """The territories a player controls, as the signs of their bonuses from the right."""
    room = frame.layout.console(frame.seat, seat).grounds
    held = [number for number in range(len(TERRITORIES)) if frame.view.control[number] == seat]
    side = min(room.height, room.width // max(1, len(held)))
    left = room.right - side * len(held)
    return [
        (territory, Rect(left + order * side, room.centery - side // 2, side, side).inflate(-3, -3))
        for order, territory in enumerate(held)
    ]


def _touch(frame: Drawing, seat: Seat, console: Console) -> None:
    """The player, what they control and what they own explain themselves."""
    frame.spot(f"seat.{seat}.0", console.box, Pick("seat", seat), 14)
    for territory, place in grounds(frame, seat):
        frame.spot(f"held.{territory}", place, picks.territory(territory), 14, aside=True)
    if seat != frame.seat:
        cards = frame.view.players[seat].cards
        for card, place in zip(cards, card_places(console, cards), strict=True):
            frame.spot(f"card.{card}.{seat}", place, Pick("card", card, seat), 6, aside=True)


def draw_card_names(frame: Drawing, seat: Seat) -> None:
    """The name of a rival's only card; of several the pictures alone fit."""
    cards = frame.view.players[seat].cards
    console = frame.layout.console(frame.seat, seat)
    if len(cards) != 1 or len(grounds(frame, seat)) > 4:
        return
    place = card_places(console, cards)[0]
    held = grounds(frame, seat)
    right = held[0][1].left - 3 if held else console.grounds.right
    room = Rect(place.right + 5, place.top, right - place.right - 5, place.height)
    if room.width > frame.layout.length(44):
        write(frame.ui, frame.words.name("card", cards[0]), room, TextStyle("small", "Medium", TEXT), lines=2)


def token_place(console: Console, kind: int) -> Rect:
    """Where tokens fly: the nearer end of the hold."""
    return console.wells[0 if kind == 0 else len(console.wells) // 2]
