"""What lies where: the ships of every seat, as stacks beside their spaces."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from client.stage.frame import Frame
from client.stage.lights import plate, theme_for, using
from client.stage.picks import Pick
from client.stage.pieces import Piece
from client.tables.empires_of_the_void.layout import EmpiresLayout, side_of
from client.tables.empires_of_the_void.looks import Livery
from client.ui.theme import TextStyle
from engine.core.moves import Seat
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void.state import EmpiresState

CROWD = 5
"""From more ships than this a second hull shows."""
BEHIND = (-13, -9)
INK = TextStyle("small", "Bold", (8, 12, 24))
COUNT_SIZE = 0.8


def stack_pick(space: int, seat: Seat, viewer: Seat) -> Pick:
    """One's own ships are asked for far more often than those of others: they are picks of two kinds."""
    return Pick("stack" if seat == viewer else "fleet", space, seat)


def strongest(fleet: int) -> int:
    """The class that stands in front."""
    return max(game.classes_in(fleet), key=lambda ship: (bool(game.RECORD[ship].attack), game.RECORD[ship].cost))


def place_of(view: EmpiresState, layout: EmpiresLayout, space: int, seat: Seat) -> Rect:
    """Where the ships of a seat stand, or would."""
    shared = any(player.ships[space] for other, player in enumerate(view.players) if abs(other - seat) == 2)
    return layout.galaxy.stack(space, seat, shared)


MINE_ABOVE = 3
"""Where stacks of near spaces touch, one's own lie above those of others."""


def lie(view: EmpiresState, layout: EmpiresLayout, livery: Livery, viewer: Seat) -> Iterator[Piece]:
    for seat, player in enumerate(view.players):
        facing = "right" if side_of(seat) < 0 else "left"
        for space, fleet in enumerate(player.ships):
            if not fleet or space not in layout.galaxy.spaces:
                continue
            place, at = place_of(view, layout, space, seat), stack_pick(space, seat, viewer)
            front, level = strongest(fleet), MINE_ABOVE * (seat == viewer)
            if game.DIPLOMAT in game.classes_in(fleet) and front != game.DIPLOMAT:
                yield _hull(livery, seat, game.DIPLOMAT, facing, at, _behind(place, facing, 1), level)
            if game.count(fleet, front) > CROWD:
                yield _hull(livery, seat, front, facing, at, _behind(place, facing, -1), level + 1)
            yield _hull(livery, seat, front, facing, at, place, level + 2)


def _behind(place: Rect, facing: str, side: int) -> Rect:
    across = BEHIND[0] if facing == "right" else -BEHIND[0]
    return place.move(across * side, BEHIND[1]).inflate(-6, -6)


def _hull(livery: Livery, seat: Seat, ship: int, facing: str, at: Pick, place: Rect, level: int) -> Piece:
    return Piece((seat, ship), at, livery.ship(seat, ship, facing), place, level, radius=22)


def draw_counts(frame: Frame[EmpiresState, EmpiresLayout, Livery]) -> None:
    """Shape and number of every stack."""
    ui, view = frame.ui, frame.view
    theme = theme_for(frame.sight.unit * COUNT_SIZE, ui.theme.text_scale * COUNT_SIZE)
    with using(ui, theme):
        for seat, player in enumerate(view.players):
            for space, fleet in enumerate(player.ships):
                if fleet and space in frame.layout.galaxy.spaces:
                    _count(frame, seat, frame.at(place_of(view, frame.layout, space, seat)), game.size(fleet))


def _count(frame: Frame[EmpiresState, EmpiresLayout, Livery], seat: Seat, place: Rect, number: int) -> None:
    """A pill in the seat's colour below the hull."""
    ui, colour = frame.ui, frame.livery.colour(seat)
    text = ui.theme.text(str(number), INK)
    icon = max(7, frame.sight.length(10))
    box = Rect(0, 0, icon + text.get_width() + 10, max(icon + 2, ui.theme.line_height(INK) - 3))
    box.center = place.centerx + side_of(seat) * frame.sight.length(4), place.bottom - frame.sight.length(2)
    if not ui.draws:
        return
    ui.surface.blit(plate(box.size, (*colour, 255), (8, 12, 24, 255), box.height // 2), box)
    ui.icon(frame.livery.shape(seat), Rect(box.left + 3, box.centery - icon // 2, icon, icon), INK.colour)
    ui.surface.blit(text, text.get_rect(midright=(box.right - 4, box.centery)))
