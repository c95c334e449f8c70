"""Why a card cannot be used on something pointed at, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.game import Refusal
from engine.core.moves import Seat
from engine.games.alien_frontiers import tech
from engine.games.alien_frontiers.colonies import ToLand, is_closed
from engine.games.alien_frontiers.components import (
    BOOSTER_POD,
    BURROUGHS_DESERT,
    DATA_CRYSTAL,
    EMPTY,
    FIELDS,
    GRAVITY_MANIPULATOR,
    ISOLATION,
    MAINTENANCE_BAY,
    MIN_FLEET_LEFT,
    MIND_CONTROL_HELMET,
    NOWHERE,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
    docked_ship,
    owner_of,
    value_of,
)
from engine.games.alien_frontiers.state import AlienFrontiersState

Power = tuple[str, int]
"""Half a card: `card.power` or `card.discard`, and its number."""
Reason = Callable[[AlienFrontiersState, Seat, int, int], Refusal | None]


def why_not_on(state: AlienFrontiersState, seat: Seat, power: Power, target: int, other: int = 0) -> Refusal | None:
    """Why a power that could be used cannot be used on this; None if it can.

    The target is an unplaced ship (and the one already chosen, if two are wanted), a station and a ship docked there, a
    territory, a territory and the owner of a colony there, a field, or a card of the discard pile: whatever the power
    is used on first.
    """
    reason = _REASONS.get(power)
    return reason(state, seat, target, other) if reason else None


def why_not_next(state: AlienFrontiersState, seat: Seat, target: int, other: int = 0) -> Refusal | None:
    """The same for the decision at hand: another shot, where a colony goes, what it is exchanged for."""
    step = state.agenda[-1]
    if isinstance(step, tech.ToFireAgain):
        return _to_fire_again(state, seat, step, target, other)
    if isinstance(step, tech.ToSwap):
        return _to_exchange_with(state, step, target, other)
    if isinstance(step, tech.ToMoveColony) and target == step.territory:
        return _ground(target, "same_ground", "AF-10.7")
    if isinstance(step, tech.ToMoveColony | ToLand) and is_closed(state, target):
        return _ground(target, "closed", "AF-8.5")
    return None


def docked_out_of_reach(state: AlienFrontiersState, seat: Seat) -> list[Refusal]:
    """The docked ships that neither the next shot nor the Plasma Cannon given up can be aimed at."""
    found = {}
    for station, docks in enumerate(state.docks):
        for ship in docks:
            if ship == EMPTY or station == MAINTENANCE_BAY or owner_of(ship) == seat:
                continue
            if isinstance(state.agenda[-1], tech.ToFireAgain):
                found[station, ship] = why_not_next(state, seat, station, ship)
            else:
                found[station, ship] = why_not_on(state, seat, ("card.discard", PLASMA_CANNON), station, ship)
    return [refusal for refusal in found.values() if refusal]


def _die(ship: int, reason: str, rule: str) -> Refusal:
    return Refusal(("ship", ship), reason, rule)


def _docked(station: int, ship: int, reason: str, rule: str, *figures: int) -> Refusal:
    return Refusal(("docked", docked_ship(station, ship)), reason, rule, figures)


def _ground(territory: int, reason: str, rule: str, *figures: int) -> Refusal:
    return Refusal(("territory", territory), reason, rule, figures)


# -- unplaced ships ----------------------------------------------------------------------------------------------


def _to_raise(state: AlienFrontiersState, seat: Seat, ship: int, other: int) -> Refusal | None:
    return _die(ship, "highest_value", "AF-9.9") if value_of(ship) == 6 else None


def _to_lower(state: AlienFrontiersState, seat: Seat, ship: int, other: int) -> Refusal | None:
    return _die(ship, "lowest_value", "AF-9.9") if value_of(ship) == 1 else None


def _to_shift(state: AlienFrontiersState, seat: Seat, ship: int, lowered: int) -> Refusal | None:
    """First the ship to lower, then the one to raise."""
    if lowered:
        return _to_raise(state, seat, ship, 0)
    others = list(state.hand)
    others.remove(ship)
    if value_of(ship) > 1 and all(value_of(held) == 6 for held in others):
        return _die(ship, "none_to_raise", "AF-10.5")
    return _to_lower(state, seat, ship, 0)


# -- docked ships ------------------------------------------------------------------------------------------------


def _to_teleport(state: AlienFrontiersState, seat: Seat, station: int, ship: int) -> Refusal | None:
    if station == MAINTENANCE_BAY:
        return _docked(station, ship, "in_the_bay", "AF-6.5.3")
    if owner_of(ship) != seat:
        return _docked(station, ship, "rival_ship", "AF-10.7.1")
    if station == TERRAFORMING_STATION:
        return _docked(station, ship, "bound_there", "AF-6.10.5")
    return _no_docking(state, seat, ORBITAL_TELEPORTER, station, ship)


def _to_control(state: AlienFrontiersState, seat: Seat, station: int, ship: int) -> Refusal | None:
    if station == MAINTENANCE_BAY:
        return _docked(station, ship, "in_the_bay", "AF-6.5.3")
    if owner_of(ship) == seat:
        return _docked(station, ship, "own_ship", "AF-14.4")
    if station == TERRAFORMING_STATION:
        return _docked(station, ship, "bound_there", "AF-14.4")
    return _no_docking(state, seat, MIND_CONTROL_HELMET, station, ship)


def _no_docking(state: AlienFrontiersState, seat: Seat, card: int, station: int, ship: int) -> Refusal | None:
    for move in tech.fuel_power_moves(state, seat, card):
        if (getattr(move, "origin", None), getattr(move, "ship", None)) == (station, ship):
            return None
    return _docked(station, ship, "no_docking", "AF-10.7.1")


def _to_hit(state: AlienFrontiersState, seat: Seat, station: int, ship: int) -> Refusal | None:
    if station == MAINTENANCE_BAY:
        return _docked(station, ship, "in_the_bay", "AF-6.5.3")
    if owner_of(ship) == seat:
        return _docked(station, ship, "own_ship", "AF-10.8.3")
    return None


def _to_fire_again(
    state: AlienFrontiersState, seat: Seat, step: tech.ToFireAgain, station: int, ship: int
) -> Refusal | None:
    safe = _to_hit(state, seat, station, ship)
    if safe:
        return safe
    return _docked(station, ship, "one_station", "AF-10.8.1") if station != step.station else None


def _to_destroy(state: AlienFrontiersState, seat: Seat, station: int, ship: int) -> Refusal | None:
    if station == MAINTENANCE_BAY:
        return _docked(station, ship, "in_the_bay", "AF-6.5.3")
    if owner_of(ship) == seat:
        return _docked(station, ship, "own_ship", "AF-10.8.6")
    if tech.may_destroy(state, station, ship):
        return None
    left = tech.fleet_left(state, station, ship)
    return _docked(station, ship, "fleet_left", "AF-10.8.6", owner_of(ship), left, MIN_FLEET_LEFT)


# -- territories, colonies and fields ----------------------------------------------------------------------------


def _to_borrow(state: AlienFrontiersState, seat: Seat, territory: int, other: int) -> Refusal | None:
    if territory == BURROUGHS_DESERT:
        return _ground(territory, "not_borrowed", "AF-10.4")
    if state.fields[ISOLATION] == territory:
        return _ground(territory, "isolated", "AF-8.3")
    if not any(state.colonies[territory]):
        return _ground(territory, "no_colony_there", "AF-10.4")
    if state.has_bonus(seat, territory):
        return _ground(territory, "bonus_held", "AF-10.4")
    price, fuel = tech.borrow_price(state, seat, territory), state.players[seat].fuel
    return _ground(territory, "power_price", "AF-10.4", price, fuel) if price > fuel else None


def _to_place(field: int) -> Reason:
    def reason(state: AlienFrontiersState, seat: Seat, territory: int, other: int) -> Refusal | None:
        return _ground(territory, "field_there", "AF-8.2") if state.fields[field] == territory else None

    return reason


def _to_remove(state: AlienFrontiersState, seat: Seat, field: int, other: int) -> Refusal | None:
    return Refusal(("field", field), "field_idle", "AF-10.3") if state.fields[field] == NOWHERE else None


def _to_lift(state: AlienFrontiersState, seat: Seat, territory: int, owner: Seat) -> Refusal | None:
    return _ground(territory, "closed", "AF-8.5") if is_closed(state, territory) else None


def _to_exchange(state: AlienFrontiersState, seat: Seat, territory: int, owner: Seat) -> Refusal | None:
    if is_closed(state, territory):
        return _ground(territory, "closed", "AF-8.5")
    swappable = tech.can_be_swapped(state, territory, owner)
    return None if swappable else _ground(territory, "none_to_exchange", "AF-10.9")


def _to_exchange_with(state: AlienFrontiersState, step: tech.ToSwap, territory: int, owner: Seat) -> Refusal | None:
    if is_closed(state, territory):
        return _ground(territory, "closed", "AF-8.5")
    if territory == step.territory:
        return _ground(territory, "same_ground", "AF-10.9")
    return _ground(territory, "same_owner", "AF-10.9", owner) if owner == step.owner else None


# -- cards -------------------------------------------------------------------------------------------------------


def _to_recover(state: AlienFrontiersState, seat: Seat, card: int, other: int) -> Refusal | None:
    owned = card in state.players[seat].cards and card != TEMPORAL_WARPER
    return Refusal(("card", card), "card_owned", "AF-10.12") if owned else None


_REASONS: dict[Power, Reason] = {
    ("card.power", BOOSTER_POD): _to_raise,
    ("card.power", STASIS_BEAM): _to_lower,
    ("card.power", GRAVITY_MANIPULATOR): _to_shift,
    ("card.power", DATA_CRYSTAL): _to_borrow,
    ("card.power", ORBITAL_TELEPORTER): _to_teleport,
    ("card.power", MIND_CONTROL_HELMET): _to_control,
    ("card.power", PLASMA_CANNON): _to_hit,
    ("card.discard", PLASMA_CANNON): _to_destroy,
    ("card.discard", BOOSTER_POD): _to_remove,
    ("card.discard", ORBITAL_TELEPORTER): _to_lift,
    ("card.discard", POLARITY_DEVICE): _to_exchange,
    ("card.discard", TEMPORAL_WARPER): _to_recover,
    **{("card.discard", field.card): _to_place(number) for number, field in enumerate(FIELDS)},
}
