"""What lies where: ships in wells and on pads, domes on the ground and on their rails, fields, cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from client.stage.picks import Pick
from client.stage.pieces import Piece
from client.stage.zones import fan
from client.stage.zones import row as side_by_side
from client.tables.alien_frontiers.layout import AlienLayout, Console
from client.tables.alien_frontiers.looks import RELIC_SHIP, Livery, card_picture, field_picture
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import (
    EMPTY,
    FIELDS,
    MAINTENANCE_BAY,
    NOBODY,
    NOWHERE,
    is_relic,
    owner_of,
    value_of,
)
from engine.games.alien_frontiers.state import AlienFrontiersState

Where = tuple[str, int, int]
"""Where a ship of the fleet is: ("hand", index, 0) or ("dock", station, ship)."""
RELIC_PAD = 6
FULL_CARD, NARROW_CARD = 236, 190
"""Width of a card in the niche, and below which it grows while it is pointed at."""


def kind_of(held: int) -> tuple[str, int]:
    """The relic ship is always the same one, whatever it shows and whoever has it."""
    return ("relic", 0) if is_relic(held) else ("ship", held)


def pieces(view: AlienFrontiersState, layout: AlienLayout, livery: Livery, me: Seat) -> Iterator[Piece]:
    yield from _docked(view, layout, livery, me)
    yield from _unplaced(view, layout, livery, me)
    yield from _colonies(view, layout, livery, me)
    yield from _fields(view, layout)
    yield from _cards(view, layout, me)


def _docked(view: AlienFrontiersState, layout: AlienLayout, livery: Livery, me: Seat) -> Iterator[Piece]:
    for station, docks in enumerate(view.docks):
        for dock, held in enumerate(docks):
            if held != EMPTY:
                place = layout.dock(me, station, dock)
                level = 3 if station != MAINTENANCE_BAY else 4 - dock // 4
                yield Piece(
                    kind_of(held), Pick("dock", station, dock), livery.die(held), place, level, passive=True, radius=8
                )
    if view.relic_owner == NOBODY:
        yield Piece(("relic", 0), Pick("relic"), RELIC_SHIP, layout.relic_home, 2, passive=True)


def _unplaced(view: AlienFrontiersState, layout: AlienLayout, livery: Livery, me: Seat) -> Iterator[Piece]:
    """One's own on the launch pads; a rival's, while they play, on their console."""
    if view.active == me:
        places = hand_places(view, layout, me)
    else:
        places = list(layout.console(me, view.active).ships)
    for index, (held, place) in enumerate(zip(view.hand, places, strict=False)):
        at = Pick("die", index if view.active == me else 10 + index)
        yield Piece(
            kind_of(held), at, livery.die(held), place, 5, on_board=False, thing=("die", index), item=held, passive=True
        )


def _colonies(view: AlienFrontiersState, layout: AlienLayout, livery: Livery, me: Seat) -> Iterator[Piece]:
    for territory, counts in enumerate(view.colonies):
        for seat, number, place in dome_places(layout, territory, counts):
            at = Pick("dome", territory * 10 + seat, number)
            yield Piece(("colony", seat), at, livery.colony(seat), place, 2, passive=True)
    for seat, player in enumerate(view.players):
        if player.hub:
            circle = layout.rail(me, seat).circles[player.hub - 1]
            place = circle.inflate(16, 16).move(0, -4)
            yield Piece(("colony", seat), Pick("circle", seat, player.hub), livery.colony(seat), place, 2, passive=True)


def dome_places(layout: AlienLayout, territory: int, counts: Sequence[int]) -> Iterator[tuple[Seat, int, Rect]]:
    """Every colony on a territory: whose it is, which of theirs, and where it stands."""
    owners = [(seat, number) for seat, count in enumerate(counts) for number in range(count)]
    for (seat, number), place in zip(owners, layout.domes(territory, len(owners)), strict=True):
        yield seat, number, place


def _fields(view: AlienFrontiersState, layout: AlienLayout) -> Iterator[Piece]:
    for field, territory in enumerate(view.fields):
        at = Pick("generator", field, territory)
        if territory == NOWHERE:
            place = idle_fields(layout)[field]
            yield Piece(("field", field), at, field_picture(field), place, 1, on_board=False, passive=True)
        else:
            yield Piece(("field", field), at, field_picture(field), layout.field(territory), 1, passive=True)


def idle_fields(layout: AlienLayout) -> tuple[Rect, ...]:
    """Generators that lie beside the board: at the right end of the stock."""
    box, side = layout.stock, layout.stock.height * 3 // 4
    room = Rect(box.right - side * len(FIELDS) - box.height // 4, 0, side * len(FIELDS), side)
    room.centery = box.centery
    return side_by_side(room, len(FIELDS), 1)


def _cards(view: AlienFrontiersState, layout: AlienLayout, me: Seat) -> Iterator[Piece]:
    for slot, card in enumerate(view.display):
        at = Pick("slot", slot, card)
        yield Piece(("card", card), at, card_picture(card), layout.display[slot], 1, passive=True)
    for seat, player in enumerate(view.players):
        places = (
            niche_places(layout, player.cards) if seat == me else card_places(layout.console(me, seat), player.cards)
        )
        for card, place in zip(player.cards, places, strict=True):
            at = Pick("owned", card, seat)
            yield Piece(("card", card), at, card_picture(card), place, 1, on_board=False, passive=True)


def niche_places(layout: AlienLayout, cards: Sequence[int]) -> tuple[Rect, ...]:
    """One's own cards in their niche, side by side, the narrower the more there are."""
    return side_by_side(layout.deck.niche, len(cards), layout.length(8), layout.length(FULL_CARD))


def card_places(console: Console, cards: Sequence[int]) -> tuple[Rect, ...]:
    """A rival's cards: small pictures, overlapping where they must."""
    room = console.cards
    size = (min(room.width, room.height * 3 // 2), room.height)
    return fan(room, len(cards), size, size[0] + 3) if cards else ()


# -- the launch pads ---------------------------------------------------------------------------------------------


def pads(view: AlienFrontiersState, me: Seat) -> dict[int, tuple[int, Where]]:
    """What each launch pad is for: a ship of the fleet, and where that is now. A ship keeps its pad while it is docked,
    so that pads do not change in the course of a turn."""
    fleet: list[tuple[bool, int, int, Where]] = []
    if view.active == me:
        fleet += [(False, value_of(held), held, ("hand", index, 0)) for index, held in enumerate(view.hand)]
    for station, docks in enumerate(view.docks):
        fleet += [
            (station == MAINTENANCE_BAY, value_of(held), held, ("dock", station, held))
            for held in docks
            if held != EMPTY and owner_of(held) == me
        ]
    found = {}
    own = sorted((entry for entry in fleet if not is_relic(entry[2])), key=lambda entry: entry[:2])
    for pad, (_, _, held, where) in enumerate(own[:RELIC_PAD]):
        found[pad] = held, where
    relic = next((entry for entry in fleet if is_relic(entry[2])), None)
    if relic:
        found[RELIC_PAD] = relic[2], relic[3]
    return found


def hand_pads(view: AlienFrontiersState, me: Seat) -> dict[int, int]:
    """On which pad each unplaced ship of one's own stands."""
    return {where[1]: pad for pad, (_, where) in pads(view, me).items() if where[0] == "hand"}


def hand_places(view: AlienFrontiersState, layout: AlienLayout, me: Seat) -> list[Rect]:
    found = hand_pads(view, me)
    return [layout.deck.pads[found[index]] for index in range(len(view.hand)) if index in found]
