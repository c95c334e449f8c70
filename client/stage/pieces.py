"""What lies where: drawn, pointed at, and told apart from what lay there before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from pygame import Rect

from client.stage.frame import AnyFrame
from client.stage.lights import DIMMED, shine
from client.stage.picks import Pick
from client.ui.kit import Spot
from client.ui.theme import ACCENT


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that lies on the table."""

    kind: Hashable
    """What it is: two of a kind are interchangeable."""
    at: Pick
    """Where it lies, and what pointing at it means."""
    picture: str
    rect: Rect
    """In units of the board, or in pixels of the screen where it lies beside the board."""
    level: int = 0
    """What lies above what."""
    on_board: bool = True
    thing: Hashable = None
    """What is selected by pointing at it, if it is one of the things that go into a bag."""
    item: Hashable = None
    """What that counts as in a bag, if not as itself."""
    copy: int = 0
    """Which one it is of several that mean the same pick: two equal cards in a hand."""
    lifted: Rect | None = None
    """Where it lies while it is pointed at, above its neighbours: a card in a hand."""
    chosen: Rect | None = None
    """Where it is seen while it is selected, if that should show by more than light."""
    radius: int = 8
    """How round its corners are, for the light round it."""
    passive: bool = False
    """Is it only seen? What it lies on answers in its stead."""

    @property
    def id(self) -> str:
        return f"{self.at.id}.{self.copy}" if self.copy else self.at.id


@dataclass(frozen=True, slots=True)
class Change:
    """A piece that came, went, or lies elsewhere."""

    before: Piece | None
    after: Piece | None


def changes(before: Sequence[Piece], after: Sequence[Piece]) -> list[Change]:
    """The fewest and shortest ways from one position to the next: what lies in the same place stays, what is new comes
    from the nearest lost piece of its kind."""
    found = []
    left = list(before)
    fresh = []
    for piece in after:
        same = next((old for old in left if (old.kind, old.at) == (piece.kind, piece.at)), None)
        if same is None:
            fresh.append(piece)
            continue
        left.remove(same)
        if same.rect != piece.rect:
            found.append(Change(same, piece))
    for piece in fresh:
        alike = [old for old in left if old.kind == piece.kind and old.on_board == piece.on_board]
        alike = alike or [old for old in left if old.kind == piece.kind]
        origin = min(alike, key=lambda old: _distance(old.rect, piece.rect), default=None)
        if origin:
            left.remove(origin)
        found.append(Change(origin, piece))
    return found + [Change(lost, None) for lost in left]


def _distance(one: Rect, other: Rect) -> float:
    return hypot(one.centerx - other.centerx, one.centery - other.centery)


Drawer = Callable[[Any, Piece, Rect], None]
"""Draws a passive piece in a way of its table's own: given the frame, the piece and its place on the screen."""


def draw_pieces(
    frame: AnyFrame, pieces: Iterable[Piece], on_board: bool, drawers: Mapping[str, Drawer] | None = None
) -> None:
    """Draw what lies on the board, or beside it. What is in the air is not in its place; what can be picked shines,
    what cannot while something of its kind is asked for lies in the dark. `drawers` are for passive pieces, by the kind
    of their pick; parts of what they draw may answer, so they are asked though nothing is seen."""
    if not frame.ui.draws:
        pieces = [piece for piece in pieces if not piece.passive or piece.at.kind in (drawers or {})]
    in_air: Counter[Any] = Counter((piece.kind, piece.at) for piece in frame.motions.carried())
    lying = [
        (piece, frame.at(piece.rect) if on_board else piece.rect)
        for piece in sorted(pieces, key=lambda piece: piece.level)
        if piece.on_board == on_board
    ]
    raised = _raised(frame, lying)
    above = None
    for place, (piece, box) in enumerate(lying):
        seen = _seen(box, lying[place + 1 :]) if piece.lifted else box
        if in_air[piece.kind, piece.at]:
            in_air[piece.kind, piece.at] -= 1
            if not piece.passive:
                frame.spot(piece.id, seen, piece.at)
            continue
        if piece.passive:
            own = drawers.get(piece.at.kind) if drawers else None
            own(frame, piece, box) if own else frame.ui.picture(piece.picture, box)
            continue
        spot = frame.spot(piece.id, seen, piece.at, ringed=piece is not raised)
        if piece.chosen and piece.thing in frame.choosing.selected:
            box = piece.chosen
        if piece is raised and piece.lifted:
            above = piece, piece.lifted.move(0, box.top - piece.rect.top), spot
        else:
            _draw_piece(frame, piece, box)
        _answer(frame, piece, spot)
    if above:
        piece, box, spot = above
        _draw_piece(frame, piece, box)
        if spot.focused:
            frame.ui.focus_ring(box)


def _raised(frame: AnyFrame, lying: Sequence[tuple[Piece, Rect]]) -> Piece | None:
    """The piece of a row that overlaps that the person points at: the topmost below the pointer, or the focused one."""
    if not frame.answers:
        return None
    ui = frame.ui
    for place, (piece, box) in enumerate(lying):
        if piece.lifted is None:
            continue
        near = _seen(box, lying[place + 1 :]).collidepoint(ui.input.pointer)
        if near if ui.input.by_pointer else ui.focus == piece.id:
            return piece
    return None


def _seen(box: Rect, above: Sequence[tuple[Piece, Rect]]) -> Rect:
    """The part of a card that the next one of its row leaves free."""
    covers = next((other for piece, other in above if piece.lifted and other.colliderect(box)), None)
    return Rect(box.left, box.top, max(1, covers.left - box.left), box.height) if covers else box


def _draw_piece(frame: AnyFrame, piece: Piece, box: Rect) -> None:
    choosing = frame.choosing
    is_open = choosing.is_open(piece.at)
    selected = piece.thing is not None and piece.thing in choosing.selected
    helps = _helps(frame, piece)
    if selected or piece.at in choosing.armed:
        shine(frame.ui, box, ACCENT, 1.0, piece.radius)
    elif is_open and choosing.is_lit(piece.at):
        frame.light(box, radius=piece.radius)
    elif helps and not choosing.marks:
        frame.light(box, 0.5, radius=piece.radius)
    dark = choosing.asks_for(piece.at.kind) and not (is_open or selected or helps)
    frame.ui.picture(piece.picture, box, DIMMED if dark else 255)


def _answer(frame: AnyFrame, piece: Piece, spot: Spot) -> None:
    if not spot.activated:
        return
    if piece.thing is not None and (piece.thing in frame.choosing.selected or _helps(frame, piece)):
        frame.select(piece.thing, piece.item)
    else:
        frame.press(piece.at)


def _helps(frame: AnyFrame, piece: Piece) -> bool:
    if piece.thing is None or piece.thing in frame.choosing.selected:
        return False
    return frame.choosing.helps(piece.thing if piece.item is None else piece.item)
