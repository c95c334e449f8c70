"""What a choice would do, before it is made: costs and gains of a docking, points won and lost by a colony."""

from __future__ import annotations

from collections.abc import Sequence

from client.stage.lights import Part
from client.tables.alien_frontiers.looks import FUEL, ORE
from engine.core.moves import Move, Seat
from engine.games.alien_frontiers import tech
from engine.games.alien_frontiers.colonies import controller
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ASIMOV_CRATER,
    CARDS,
    CLAIM_TOTAL,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    HEINLEIN_PLAINS,
    LAUNCH_COST,
    LEM_BADLANDS,
    LUNAR_MINE,
    ORBITAL_MARKET,
    RAID_LIMIT,
    RAIDERS_OUTPOST,
    SHIPS_FOR_EXTRA_STEP,
    SHIPYARD,
    SOLAR_CONVERTER,
    SOLAR_FUEL,
    STATIONS,
    TERRAFORMING_STATION,
    TRACK_LENGTH,
    Cost,
    value_of,
)
from engine.games.alien_frontiers.docking import constructor_price, ship_price
from engine.games.alien_frontiers.moves import Dock
from engine.games.alien_frontiers.scoring import score
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.stations import artifact_total, can_pay_launch

MINUS = "−"


def cost_parts(cost: Cost) -> list[Part]:
    """A price as signs: nothing for what is free."""
    return [(picture, f"{MINUS}{amount}") for picture, amount in ((FUEL, cost.fuel), (ORE, cost.ore)) if amount]


def docking_parts(view: AlienFrontiersState, seat: Seat, moves: Sequence[Move]) -> list[Part]:
    """What docking these ships, one after the other, costs and gives."""
    docks = [move for move in moves if isinstance(move, Dock)]
    if not docks:
        return []
    return _at_station(view, seat, docks[0].station, [value_of(ship) for dock in docks for ship in dock.ships])


def _at_station(view: AlienFrontiersState, seat: Seat, station: int, values: list[int]) -> list[Part]:
    if station == SOLAR_CONVERTER:
        bonus = view.has_bonus(seat, LEM_BADLANDS)
        return [(FUEL, f"+{sum(SOLAR_FUEL[value] + bonus for value in values)}")]
    if station == LUNAR_MINE:
        return [(ORE, f"+{len(values)}")]
    if station == ALIEN_ARTIFACT:
        return [("dice", f"{artifact_total(view) + sum(values)} / {CLAIM_TOTAL}")]
    if station == ORBITAL_MARKET:
        return [(FUEL, str(1 if view.has_bonus(seat, HEINLEIN_PLAINS) else values[0])), ("arrow_right", ""), (ORE, "1")]
    if station == RAIDERS_OUTPOST:
        return [("raid", f"≤ {RAID_LIMIT}")]
    if station == SHIPYARD:
        return [*cost_parts(ship_price(view, seat) or Cost(0, 0)), ("ship", "+1")]
    if station == COLONY_CONSTRUCTOR:
        return [*cost_parts(Cost(0, constructor_price(view, seat))), ("colony", "+1")]
    if station == TERRAFORMING_STATION:
        return [*cost_parts(STATIONS[station].cost), ("ship", f"{MINUS}1"), ("colony", "+1")]
    if station == COLONIST_HUB:
        return _on_track(view, seat, len(values))
    return []


def _on_track(view: AlienFrontiersState, seat: Seat, ships: int) -> list[Part]:
    """Where the colony will stand; past the last circle a launch if it can be paid, or a lost step (AF-6.2.7)."""
    extra = (
        not view.hub_extra_step_given
        and view.has_bonus(seat, ASIMOV_CRATER)
        and view.hub_ships + ships >= SHIPS_FOR_EXTRA_STEP
    )
    reached = view.players[seat].hub + ships + extra
    parts: list[Part] = [("step", f"{min(reached, TRACK_LENGTH)} / {TRACK_LENGTH}")]
    if reached > TRACK_LENGTH and can_pay_launch(view, seat):
        parts += [*cost_parts(LAUNCH_COST), ("colony", "+1")]
    elif reached > TRACK_LENGTH:
        parts.append(("warning", f"{MINUS}1"))
    return parts


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


def with_colonies(
    view: AlienFrontiersState, changes: Sequence[tuple[int, Seat, int]]
) -> tuple[AlienFrontiersState, list[int]]:
    """The position with colonies added or taken (territory, owner, how many), and each seat's change in points."""
    before = [score(view, seat) for seat in range(len(view.players))]
    after = view.copy()
    for territory, owner, count in changes:
        here = list(after.colonies[territory])
        here[owner] += count
        after.colonies[territory] = tuple(here)
        after.control[territory] = controller(after.colonies[territory])
    return after, [score(after, seat) - points for seat, points in enumerate(before)]


def landing_changes(view: AlienFrontiersState, seat: Seat, territory: int) -> list[int]:
    """Each seat's change in points if this seat lands a colony there."""
    return with_colonies(view, [(territory, seat, 1)])[1]


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


def can_finish(view: AlienFrontiersState, seat: Seat) -> bool:
    """One colony left and a certain or likely way to land it next turn."""
    player = view.players[seat]
    if player.colonies != 1 or player.fuel < LAUNCH_COST.fuel or player.ore < LAUNCH_COST.ore:
        return False
    return player.hub == TRACK_LENGTH or player.fleet > 3
