"""What lies on the galaxy: chits, colonies, spaceports, stations and ships."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

from client.stage.camera import Point
from client.stage.picks import Pick
from client.stage.pieces import Piece
from client.tables.starfarers import looks
from client.tables.starfarers.layout import POINT_AT, WORLD_AT, square
from engine.games.starfarers.board import BASES, SITES
from engine.games.starfarers.components import CHITS, HIDDEN, NO_CHIT, TRANSPORTERS
from engine.games.starfarers.sight import back_of
from engine.games.starfarers.state import OPEN, StarfarersState

COLONY, PORT, STATION, SHIP = 42, 54, 44, 60
BACK_SIDE, FACE_SIDE, SIGN_SIDE = 46, 44, 84
"""Pixels of the board."""


def pieces(view: StarfarersState, livery: looks.Livery) -> Iterable[Piece]:
    for site in SITES:
        if view.chits[site] != NO_CHIT:
            yield _chit(view, site)
    for point in view.neutrals:
        place = square(POINT_AT[point], COLONY)
        yield Piece(("neutral",), Pick("point", point), f"{looks.FOLDER}/colony_neutral", place, 1, passive=True)
    for seat, player in enumerate(view.players):
        for point in player.colonies:
            yield _settled(livery, "colony", seat, point, COLONY)
        for point in player.spaceports:
            yield _settled(livery, "spaceport", seat, point, PORT)
        for transporter in TRANSPORTERS:
            if player.ships[transporter]:
                yield _ship(view, livery, seat, transporter)
    for base, owners in enumerate(view.stations):
        for number, seat in enumerate(owners):
            yield _settled(livery, "station", seat, BASES[base].trade_points[number], STATION)


def _settled(livery: looks.Livery, kind: str, seat: int, point: int, side: float) -> Piece:
    """Its point answers for it, so that it never lies in the dark while ships fly by."""
    place = square(POINT_AT[point], side)
    return Piece((kind, seat), Pick("point", point), livery.piece(kind, seat), place, 1, passive=True)


def ship_place(view: StarfarersState, seat: int, transporter: int) -> Rect:
    return square(POINT_AT[view.players[seat].ships[transporter]], SHIP)


def _ship(view: StarfarersState, livery: looks.Livery, seat: int, transporter: int) -> Piece:
    player = view.players[seat]
    picture = livery.ship(seat, player.cargo[transporter], transporter)
    place = ship_place(view, seat, transporter)
    return Piece(("ship", seat, transporter), Pick("ship", seat, transporter), picture, place, 3, passive=True)


def _chit(view: StarfarersState, site: int) -> Piece:
    """Face down with the gem of its dot, or as this view knows it; gold if nobody else does."""
    number, where, kind = view.chits[site], WORLD_AT[site], ("chit", site)
    if number == HIDDEN:
        picture = f"{looks.FOLDER}/chit_{back_of(view, site)}"
        return Piece(kind, Pick("site", site), picture, square(_low(where), BACK_SIDE), 2)
    record = CHITS[number]
    if record.pirates:
        return Piece(kind, Pick("site", site), f"{looks.FOLDER}/pirates_{record.pirates}", square(where, SIGN_SIDE), 0)
    if record.ice:
        return Piece(kind, Pick("site", site), f"{looks.FOLDER}/ice_{site % 2 + 1}", square(where, SIGN_SIDE), 0)
    wide = FACE_SIDE * (1.5 if len(record.numbers) > 1 else 1)
    place = square(_low(where), FACE_SIDE).inflate(round(wide - FACE_SIDE), 0)
    known = "" if view.seen[site] & OPEN else "mine"
    return Piece(kind, Pick("site", site), looks.chit(number, known), place, 2)


def _low(where: Point) -> Point:
    return where[0], where[1] + 11
