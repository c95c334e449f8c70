"""Why something cannot be done now, with the rule that says so."""

from __future__ import annotations

from engine.core.game import Refusal
from engine.core.moves import Move, Seat, Step
from engine.games.alien_frontiers import tech
from engine.games.alien_frontiers.colonies import ToLand
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    CARDS,
    CLAIM_TOTAL,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    EMPTY,
    HOLOGRAPHIC_DECOY,
    ISOLATION,
    LAUNCH_COST,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    NOBODY,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    RAID_LIMIT,
    RAIDERS_OUTPOST,
    RELIC_COST,
    SHIPYARD,
    SOLAR_CONVERTER,
    STATIONS,
    TERRAFORMING_MIN_FLEET,
    TERRAFORMING_STATION,
    TERRAFORMING_VALUE,
    TERRITORIES,
    TRACK_LENGTH,
)
from engine.games.alien_frontiers.docking import (
    constructor_price,
    may_terraform,
    mine_minimum,
    outpost_to_beat,
    sets_of,
    ship_price,
)
from engine.games.alien_frontiers.docks import find, has_empty_group, leave, track
from engine.games.alien_frontiers.moves import BuyRelic, Claim, Cycle, Dock, EndTurn, Launch, Trade
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.stations import artifact_total, claimable, trade_prices
from engine.games.alien_frontiers.targets import docked_out_of_reach, why_not_next
from engine.games.alien_frontiers.turn import ToAct, ToRoll

SUBJECTS = ("end_turn", "launch", "buy_relic", "cycle", "claim", "trade", "act")
END_TURN, LAUNCH, BUY_RELIC, CYCLE, CLAIM, TRADE, ACT = range(len(SUBJECTS))


def why_not(state: AlienFrontiersState, seat: Seat, step: Step[AlienFrontiersState]) -> list[Refusal]:
    if isinstance(step, ToRoll):
        return [_action(ACT, "roll_first", "AF-4.7")]
    if isinstance(step, ToAct):
        moves = step.moves(state, seat)
        found = [*_stations(state, seat, moves), *_actions(state, seat, moves), *_cards(state, seat)]
        if tech.may_give_up(state, seat, PLASMA_CANNON):
            found += docked_out_of_reach(state, seat)
        return found
    found = [_action(ACT, "decide_first", "AF-17.1")]
    if isinstance(step, ToLand | tech.ToMoveColony):
        closed = (why_not_next(state, seat, territory) for territory in range(len(TERRITORIES)))
        found += [refusal for refusal in closed if refusal]
    if isinstance(step, tech.ToFireAgain):
        found += docked_out_of_reach(state, seat)
    return found


def why_not_dock(state: AlienFrontiersState, seat: Seat, station: int, ships: tuple[int, ...]) -> Refusal | None:
    """Why these very ships cannot dock there; None if they can."""
    docks = [move for move in ToAct(seat).moves(state, seat) if isinstance(move, Dock) and move.station == station]
    if any(sorted(move.ships) == sorted(ships) for move in docks):
        return None
    if not docks:
        return _station(state, seat, station)
    if len(ships) != len(docks[0].ships):
        return _at(station, f"needs_{len(docks[0].ships)}_ships", STATIONS[station].rule)
    if station == LUNAR_MINE:
        return _at(station, "mine_minimum", "AF-6.4.1", mine_minimum(state, seat))
    if station == RAIDERS_OUTPOST and any(dock.ships == ships for _, dock in sets_of(tuple(sorted(ships))).outpost):
        return _at(station, "outpost_to_beat", "AF-6.7.4", outpost_to_beat(state))
    if station == TERRAFORMING_STATION and ships[0] & 7 == TERRAFORMING_VALUE:
        return _at(station, "fleet_too_small", "AF-6.10.2", TERRAFORMING_MIN_FLEET)
    return _at(station, *_REQUIREMENTS[station])


def why_not_redock(
    state: AlienFrontiersState, seat: Seat, card: int, origin: int, ship: int, station: int, companions: tuple[int, ...]
) -> Refusal | None:
    """Why a docked ship cannot be moved there by a card, with these unplaced ships; None if it can."""
    teleporter = card == ORBITAL_TELEPORTER
    onto_terraforming = teleporter and state.options.teleporter_onto_terraforming
    if station == origin:
        return _at(station, "just_left", "AF-10.7.2" if teleporter else "AF-14.4")
    if station == MAINTENANCE_BAY or (station == TERRAFORMING_STATION and not onto_terraforming):
        return _at(station, "not_a_destination", "AF-10.7.3" if teleporter else "AF-14.4")
    lifted = state.copy()
    leave(lifted, origin, find(lifted, origin, ship))
    lifted.hand = tuple(sorted((*state.hand, ship)))
    lifted.players[seat].fuel -= tech.discounted(state, seat, CARDS[card].price or 0)
    return why_not_dock(lifted, seat, station, (ship, *companions))


def why_not_claim(state: AlienFrontiersState, seat: Seat, card: int) -> Refusal | None:
    """Why a card on show cannot be claimed; None if it can."""
    if card in claimable(state, seat):
        return None
    if artifact_total(state) < CLAIM_TOTAL:
        return Refusal(("card", card), "claim_total", "AF-6.1.3", (artifact_total(state), CLAIM_TOTAL))
    return Refusal(("card", card), "card_owned", "AF-6.1.3")


def why_not_take(state: AlienFrontiersState, victim: Seat, card: int | None, taken: int = 0) -> Refusal | None:
    """Why raiders cannot take a card, or one token more than they have taken; None if they can."""
    if HOLOGRAPHIC_DECOY in state.players[victim].cards and card != HOLOGRAPHIC_DECOY:
        return Refusal(("seat", victim), "shielded", "AF-6.7.7")
    return Refusal(("seat", victim), "loot_limit", "AF-6.7.2", (RAID_LIMIT,)) if taken >= RAID_LIMIT else None


_REQUIREMENTS = {
    ORBITAL_MARKET: ("needs_pair", "AF-6.6.1"),
    SHIPYARD: ("needs_pair", "AF-6.8.1"),
    COLONY_CONSTRUCTOR: ("needs_triple", "AF-6.3.1"),
    RAIDERS_OUTPOST: ("needs_sequence", "AF-6.7.1"),
    TERRAFORMING_STATION: ("needs_six", "AF-6.10.1"),
}


def _at(station: int, reason: str, rule: str, *figures: int) -> Refusal:
    return Refusal(("station", station), reason, rule, figures)


def _action(action: int, reason: str, rule: str, *figures: int) -> Refusal:
    return Refusal(("action", action), reason, rule, figures)


def _stations(state: AlienFrontiersState, seat: Seat, moves: list[Move]) -> list[Refusal]:
    open_stations = {move.station for move in moves if isinstance(move, Dock)}
    return [_station(state, seat, number) for number in range(len(STATIONS)) if number not in open_stations]


def _station(state: AlienFrontiersState, seat: Seat, station: int) -> Refusal:
    """Why none of the unplaced ships can dock at a station."""
    player, sets = state.players[seat], sets_of(state.hand)
    if station == MAINTENANCE_BAY:
        return _at(station, "bay_not_chosen", "AF-4.11")
    if not state.hand:
        return _at(station, "no_ships", "AF-0.6")
    if station in (SOLAR_CONVERTER, ALIEN_ARTIFACT):
        return _at(station, "full", "AF-5.2")
    if station == COLONIST_HUB:
        if EMPTY not in state.docks[COLONIST_HUB][track(seat)]:
            return _at(station, "track_full", "AF-6.2.1")
        return _at(station, "colony_waits", "AF-6.2.4")
    if station == LUNAR_MINE:
        if EMPTY not in state.docks[LUNAR_MINE]:
            return _at(station, "full", "AF-5.2")
        return _at(station, "mine_minimum", "AF-6.4.1", mine_minimum(state, seat))
    if station == RAIDERS_OUTPOST:
        if not sets.outpost:
            return _at(station, *_REQUIREMENTS[station])
        return _at(station, "outpost_to_beat", "AF-6.7.4", outpost_to_beat(state))
    if station == TERRAFORMING_STATION:
        return _terraforming(state, seat)
    if not has_empty_group(state, station):
        return _at(station, "no_empty_group", "AF-5.3")
    if station == SHIPYARD:
        price = ship_price(state, seat)
        if price is None:
            return _at(station, "fleet_complete", "AF-6.8.3")
        if sets.shipyard:
            return _at(station, "price", "AF-6.8.1", price.fuel, price.ore, player.fuel, player.ore)
    if station == COLONY_CONSTRUCTOR and sets.constructor:
        return _at(station, "price", "AF-6.3.1", 0, constructor_price(state, seat), player.fuel, player.ore)
    return _at(station, *_REQUIREMENTS[station])


def _terraforming(state: AlienFrontiersState, seat: Seat) -> Refusal:
    station, player = TERRAFORMING_STATION, state.players[seat]
    sixes = [dock.ships[0] for dock in sets_of(state.hand).terraforming]
    cost = STATIONS[station].cost
    if state.docks[station][0] != EMPTY:
        return _at(station, "occupied", "AF-6.10.4")
    if not sixes:
        return _at(station, *_REQUIREMENTS[station])
    if not any(may_terraform(state, seat, six) for six in sixes):
        return _at(station, "fleet_too_small", "AF-6.10.2", TERRAFORMING_MIN_FLEET)
    return _at(station, "price", "AF-6.10.1", cost.fuel, cost.ore, player.fuel, player.ore)


def _actions(state: AlienFrontiersState, seat: Seat, moves: list[Move]) -> list[Refusal]:
    player = state.players[seat]
    kinds = {type(move) for move in moves}
    found = []
    if EndTurn not in kinds:
        found.append(_action(END_TURN, "must_place", "AF-4.9", len(state.hand)))
    if Launch not in kinds:
        if not player.hub:
            found.append(_action(LAUNCH, "no_colony_on_track", "AF-6.2.6"))
        elif player.hub < TRACK_LENGTH:
            found.append(_action(LAUNCH, "colony_not_ready", "AF-6.2.6", player.hub, TRACK_LENGTH))
        else:
            found.append(
                _action(LAUNCH, "price", "AF-6.2.6", LAUNCH_COST.fuel, LAUNCH_COST.ore, player.fuel, player.ore)
            )
    if BuyRelic not in kinds:
        found.append(_relic(state, seat))
    if Cycle not in kinds:
        found.append(_action(CYCLE, "no_cycle", "AF-6.1.2"))
    if Claim not in kinds:
        total = artifact_total(state)
        if total < CLAIM_TOTAL:
            found.append(_action(CLAIM, "claim_total", "AF-6.1.3", total, CLAIM_TOTAL))
        else:
            found.append(_action(CLAIM, "all_owned", "AF-6.1.5"))
    if Trade not in kinds:
        found.append(_trade(state, seat))
    return found


def _relic(state: AlienFrontiersState, seat: Seat) -> Refusal:
    player = state.players[seat]
    if state.relic_owner != NOBODY:
        return _action(BUY_RELIC, "relic_away", "AF-11.2")
    if state.fields[ISOLATION] == BURROUGHS_DESERT:
        return _action(BUY_RELIC, "isolated", "AF-8.3")
    if state.control[BURROUGHS_DESERT] != seat:
        return _action(BUY_RELIC, "no_burroughs", "AF-11.2")
    return _action(BUY_RELIC, "price", "AF-11.2", RELIC_COST.fuel, RELIC_COST.ore, player.fuel, player.ore)


def _trade(state: AlienFrontiersState, seat: Seat) -> Refusal:
    prices = trade_prices(state, seat)
    if not prices:
        return _action(TRADE, "no_market_pair", "AF-6.6.2")
    if state.players[seat].fuel < prices[0]:
        return _action(TRADE, "trade_price", "AF-6.6.2", prices[0], state.players[seat].fuel)
    return _action(TRADE, "no_ore_left", "AF-12.4")


def _cards(state: AlienFrontiersState, seat: Seat) -> list[Refusal]:
    """Both halves of each card owned, where they cannot be used."""
    found = []
    fuel = state.players[seat].fuel
    for card in state.players[seat].cards:
        record = CARDS[card]
        if record.price is None:
            found.append(Refusal(("card.power", card), "passive", record.rule))
        elif card in state.used:
            found.append(Refusal(("card.power", card), "already_used", "AF-9.5"))
        elif not tech.fuel_power_moves(state, seat, card):
            price = tech.discounted(state, seat, record.price)
            short = fuel < price
            reason, figures = ("power_price", (price, fuel)) if short else ("no_target", ())
            found.append(Refusal(("card.power", card), reason, "AF-0.10" if short else "AF-9.7", figures))
        if record.discard_power:
            if card in state.used:
                found.append(Refusal(("card.discard", card), "used_not_discarded", "AF-9.6"))
            elif state.discard_power_used:
                found.append(Refusal(("card.discard", card), "one_discard", "AF-9.6"))
            elif not tech.discard_power_moves(state, seat, card):
                protected = card == PLASMA_CANNON and docked_out_of_reach(state, seat)
                reason, rule = ("fleets_too_small", "AF-10.8.6") if protected else ("no_target", "AF-9.7")
                found.append(Refusal(("card.discard", card), reason, rule))
    return found
