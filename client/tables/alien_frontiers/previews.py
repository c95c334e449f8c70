"""What a choice would do, before it is made, as signs and numbers. All figures are the engine's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from client.stage.lights import Part
from client.stage.preview import MINUS, signed, told
from client.tables.alien_frontiers.looks import FUEL, ORE, Drawing
from engine.core.moves import Move, Seat
from engine.core.preview import Preview
from engine.games.alien_frontiers import tech
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    CARDS,
    CLAIM_TOTAL,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    HEINLEIN_PLAINS,
    LAUNCH_COST,
    MARKET_PRICE,
    ORBITAL_MARKET,
    RAID_LIMIT,
    RAIDERS_OUTPOST,
    SHIPYARD,
    STATIONS,
    TERRAFORMING_STATION,
    TRACK_LENGTH,
    Cost,
    value_of,
)
from engine.games.alien_frontiers.docking import constructor_price, ship_price
from engine.games.alien_frontiers.moves import Dock
from engine.games.alien_frontiers.state import AlienFrontiersState

_FIGURES: Final = {"fuel": FUEL, "ore": ORE, "ships": "ship", "colonies": "colony"}


def cost_parts(cost: Cost) -> list[Part]:
    """A price as signs: nothing for what is free."""
    return [(picture, f"{MINUS}{amount}") for picture, amount in ((FUEL, cost.fuel), (ORE, cost.ore)) if amount]


def docking_parts(frame: Drawing, moves: Sequence[Move]) -> list[Part]:
    """What docking these ships, one after the other, costs and gives: what is paid first."""
    docks = [move for move in moves if isinstance(move, Dock)]
    if not docks:
        return []
    view, seat, station = frame.view, frame.seat, docks[0].station
    found = frame.outlook.of(view, seat, *docks)
    if station == ORBITAL_MARKET:
        value = MARKET_PRICE if view.has_bonus(seat, HEINLEIN_PLAINS) else value_of(docks[0].ships[0])
        return [(FUEL, str(value)), ("arrow_right", ""), (ORE, "1")]
    if station == RAIDERS_OUTPOST:
        return [("raid", f"≤ {RAID_LIMIT}")]
    changes = [(sign, change) for figure, sign in _FIGURES.items() if (change := found.of(seat, figure))]
    if station == TERRAFORMING_STATION:
        changes = [(sign, change) for sign, change in changes if sign != "ship"]
    paid = [(sign, told(change)) for sign, change in changes if change.after[-1] < change.before]
    gained = [(sign, told(change)) for sign, change in changes if change.after[-1] > change.before]
    if station == TERRAFORMING_STATION:
        paid.append(("ship", f"{MINUS}1"))
    if station == COLONIST_HUB:
        gained.insert(0, _circle(found, view.players[seat].hub, seat))
    if station == ALIEN_ARTIFACT:
        total = found.of(seat, "artifact")
        gained.insert(0, ("dice", f"{total.after[0] if total else 0} / {CLAIM_TOTAL}"))
    return [*paid, *([("arrow_right", "")] if paid and gained else []), *gained]


def _circle(found: Preview, hub: int, seat: Seat) -> Part:
    """Where the colony will stand; a step past the last circle that cannot be paid for is lost (AF-6.2.7)."""
    change = found.of(seat, "circle")
    reached = change.after[0] if change else hub
    return "step", f"{reached or TRACK_LENGTH} / {TRACK_LENGTH}"


def docking_cost(view: AlienFrontiersState, seat: Seat, station: int) -> tuple[int, int] | None:
    """Fuel and ore that a docking costs now; None where it is free."""
    cost = STATIONS[station].cost
    if station == SHIPYARD:
        cost = ship_price(view, seat) or cost
    elif station == COLONY_CONSTRUCTOR:
        cost = Cost(0, constructor_price(view, seat))
    return (cost.fuel, cost.ore) if cost.fuel or cost.ore else None


def power_price(view: AlienFrontiersState, seat: Seat, card: int) -> int | None:
    """What the fuel power of a card costs this player now."""
    price = CARDS[card].price
    return None if price is None else tech.discounted(view, seat, price)


def points_parts(frame: Drawing, *moves: Move) -> list[Part]:
    """Who wins and loses how many points by this."""
    found = frame.outlook.of(frame.view, frame.seat, *moves)
    seats = sorted(range(len(frame.view.players)), key=lambda seat: (seat != frame.seat, seat))
    parts: list[Part] = []
    for seat in seats:
        change = found.of(seat, "points")
        if change or seat == frame.seat:
            parts.append((frame.livery.shape(seat), told(change) if change else signed(0)))
    return parts


def can_finish(view: AlienFrontiersState, seat: Seat) -> bool:
    """One colony left and a certain or likely way to land it next turn."""
    player = view.players[seat]
    if player.colonies != 1 or player.fuel < LAUNCH_COST.fuel or player.ore < LAUNCH_COST.ore:
        return False
    return player.hub == TRACK_LENGTH or player.fleet > 3
