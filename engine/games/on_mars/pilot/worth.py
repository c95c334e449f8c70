"""What a position is worth to a player, in Opportunity Points. The figures are in data/pilot.toml."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Seat
from engine.games.on_mars.colonists import ACTIONS_OF_SIDE
from engine.games.on_mars.components import (
    BLUEPRINTS,
    BUILDINGS,
    COLONY,
    COLUMN_OP,
    GENERATOR,
    LAB_COLUMN,
    LACERDA,
    MARKER,
    MINE,
    MINERAL,
    NOWHERE,
    ORBIT,
    PROGRESS_OP,
    QUARTERS,
    ROOM_OP,
    SCIENTIST_OP,
    SCIENTISTS,
    SHELTER,
    SHIP_OP,
    kind_for,
    type_of,
)
from engine.games.on_mars.hexes import DISTANCE, WITHIN, hexes_in
from engine.games.on_mars.lss import reward
from engine.games.on_mars.pilot import aims, team
from engine.games.on_mars.pilot.aims import largest_complex
from engine.games.on_mars.pilot.figures import figures, worths
from engine.games.on_mars.pilot.pace import has_main_action, impatience
from engine.games.on_mars.scoring import score
from engine.games.on_mars.shuttle import STOPPED_LEVEL
from engine.games.on_mars.state import OVER, OnMarsState

_w = worths
_GOODS: Final = (_w["mineral"], _w["resource"], _w["resource"], _w["resource"], _w["oxygen"])
_BUILD_CHANCE: Final = tuple(float(chance) for chance in figures["blueprint"]["turns"])
_NO_COMPLEX: Final = (0.0, *(float(share) for share in figures["blueprint"]["no_complex"]))
_ANOTHER: Final[float] = figures["blueprint"]["second"]
_READY: Final = tuple(float(share) for share in figures["curves"]["ready"])
_NEARNESS: Final = tuple(float(share) for share in figures["curves"]["nearness"])
_COMPANY: Final[float] = figures["team"]["company"]
_HANDS: Final = tuple(float(worth) for worth in figures["curves"]["hands"])
_SHELTERS: Final = tuple(float(worth) for worth in figures["curves"]["shelters"])


def worth(state: OnMarsState, seat: Seat, rounds: float) -> float:
    """The score so far, and what the rest may still become in so many rounds after this one."""
    if state.blackout:
        return team.worth(state, rounds + has_main_action(state, seat)) + _COMPANY * _means(state, seat, rounds)
    if state.phase == OVER:
        final = float(score(state, seat))
        return final + aims.solo_goal(state, 0.0) if state.options.solo and seat != LACERDA else final
    if state.is_lacerda(seat):
        return score(state, LACERDA) + _w["lacerda"] * (has_main_action(state, LACERDA) + rounds)
    total = _points(state, seat, rounds) + _means(state, seat, rounds)
    if state.options.solo:
        return total + aims.solo_goal(state, _turns(state, seat, rounds))
    return total - impatience(state)


def _turns(state: OnMarsState, seat: Seat, rounds: float) -> float:
    return rounds if rounds >= 1.0 else float(has_main_action(state, seat))


def _points(state: OnMarsState, seat: Seat, rounds: float) -> float:
    """What is scored, and what may still be."""
    player = state.players[seat]
    turns = _turns(state, seat, rounds)
    time = min(1.0, turns / _w["tempo"])
    total = player.op + SHIP_OP * player.hangar + _cubes(state, len(player.cubes), time)
    total += sum([COLUMN_OP[LAB_COLUMN[space]] for space in player.lab])
    total += _blueprint_points(state, seat, turns)
    total += _scientists(state, seat, turns, time)
    if player.contracts:
        total += aims.contracts(state, seat, turns)
    total += aims.private_goals(state, seat, turns)
    return total + _uses(state, seat) if state.oxygen else total


def _means(state: OnMarsState, seat: Seat, rounds: float) -> float:
    """What a player works with, by the turns it will still be of use."""
    player = state.players[seat]
    turns = _turns(state, seat, rounds)
    time = min(1.0, turns / _w["tempo"])
    total = time * _w["ship"] * player.ships_departed + _people(state, seat, time) + _stock(state, seat, time)
    columns = [LAB_COLUMN[space] for space in player.lab if space != NOWHERE]
    total += time * (_w["tech"] * len(columns) + _w["tech_level"] * sum(columns))
    total += time * (_SHELTERS[player.shelters] + _w["bot"] * (len(player.bots) - 1))
    total += time * _w["miner"] * state.occupant.count(seat)
    built = sum([state.site[card] != NOWHERE for card in player.blueprints])
    total += time * (_w["production"] * 0.6 + _w["built_action"]) * built
    total += time * _w["built_action"] * sum([hope for _, hope in _unbuilt(state, seat, turns)])
    return total + time * _reach(state, seat)


def _uses(state: OnMarsState, seat: Seat) -> float:
    """Oxygen to come for Techs used: one's own, and what others will have, dearer the more they lead."""
    total = 0.0
    for owner, _ in state.oxygen:
        if owner == seat:
            total += _w["oxygen_to_come"]
        else:
            total -= lent(state, seat, owner)
    return total


def lent(state: OnMarsState, seat: Seat, owner: Seat) -> float:
    """What it costs to use another's Tech: rather that of whoever is behind, or sits next. In a team it is a gift."""
    if state.is_shared:
        return -_w["lent_least"]
    rivals = len(state.players) - 1
    lead = state.players[owner].op - state.players[seat].op
    return max(_w["lent_least"], _w["lent"] / rivals + _w["lent_lead"] * lead) + 0.001 * ((owner - seat) % (rivals + 1))


def _cubes(state: OnMarsState, cubes: int, time: float) -> float:
    scorings = 1.0
    if state.level < 3:
        scorings += _w["progress_scoring"] * min(1.0, 1.4 * time) * (3 - state.level)
    return scorings * PROGRESS_OP[cubes]


def _people(state: OnMarsState, seat: Seat, time: float) -> float:
    """Hands for the turns to come, and the room they will live in at the end."""
    player = state.players[seat]
    here = sum([state.slots[action][seat] for action in ACTIONS_OF_SIDE[player.side]])
    away = sum([state.slots[action][seat] for action in ACTIONS_OF_SIDE[1 - player.side]])
    hands = player.quarters + _return_share(state, seat) * (player.working + _w["placed_colonist"] * away)
    hands += _w["home_by_two_journeys"] * here
    at_end = min(float(player.rooms), player.quarters + player.working + here + away * min(1.0, 1.3 * time))
    return time * _hands(hands) + _rooms(at_end)


def _return_share(state: OnMarsState, seat: Seat) -> float:
    """How much of a Colonist at work one has: the sooner a journey brings them home, the more."""
    player = state.players[seat]
    if player.side == ORBIT:
        return _w["home_from_orbit"]
    if state.shuttle == 0 or state.level >= STOPPED_LEVEL:
        return _w["home_by_ship"] if player.hangar else _w["home_never"]
    wait = state.shuttle - 1 if state.shuttle_side == COLONY else state.shuttle + state.level
    return max(_w["home_late"], _w["home_soon"] - _w["home_wait"] * wait)


def _hands(number: float) -> float:
    """What so many Colonists free to work are worth, the first ones most."""
    whole = min(int(number), len(_HANDS) - 1)
    return sum(_HANDS[:whole]) + (number - whole) * _HANDS[whole]


def _rooms(people: float) -> float:
    """Points of the Living Quarters, smoothed: a room is worth part of its points while it fills."""
    if people <= 0.0:
        return 0.0
    for room, op in enumerate(ROOM_OP):
        if people <= QUARTERS[room + 1]:
            before = ROOM_OP[room - 1] if room else 0
            first = QUARTERS[room]
            share = min(1.0, people - first) if room else 1.0
            return before + (op - before) * (0.75 * share + 0.25 * (people - first) / (QUARTERS[room + 1] - first))
    return float(ROOM_OP[-1])


def _stock(state: OnMarsState, seat: Seat, time: float) -> float:
    player = state.players[seat]
    use = min(1.0, 1.5 * time)
    total = 0.0
    second = _w["second_resource"]
    for good, amount in enumerate(player.goods):
        value = _GOODS[good]
        for _ in range(amount):
            total += value
            value *= second
    stored = min(player.depot + player.waiting, player.crystal_room)
    total += _w["crystal"] * player.depot + _w["waiting_crystal"] * max(0, stored - player.depot)
    return use * total


def _unbuilt(state: OnMarsState, seat: Seat, turns: float) -> list[tuple[int, float]]:
    """The points of Blueprints that are not built, each with the chance that it will be."""
    player = state.players[seat]
    chance = _BUILD_CHANCE[min(int(turns), len(_BUILD_CHANCE) - 1)]
    found = []
    for card in player.blueprints:
        if state.site[card] != NOWHERE:
            continue
        record = BLUEPRINTS[card]
        hope = chance
        if record.level > 1:
            largest = largest_complex(state, kind_for(record.building, seat))
            if largest < 3:
                hope *= _NO_COMPLEX[largest] if largest else 0.1
        found.append((record.points, hope))
        chance *= _ANOTHER
    return found


def _blueprint_points(state: OnMarsState, seat: Seat, turns: float) -> float:
    built = [BLUEPRINTS[card].points for card in state.players[seat].blueprints if state.site[card] != NOWHERE]
    return sum(built) + sum([points * (2 * hope - 1) for points, hope in _unbuilt(state, seat, turns)])


def _scientists(state: OnMarsState, seat: Seat, turns: float, time: float) -> float:
    total = 0.0
    for scientist in state.players[seat].scientists:
        record = SCIENTISTS[scientist]
        scores = record.scores
        built = unbuilt = 0
        works = False
        for player in state.players:
            for card in player.blueprints:
                if BLUEPRINTS[card].building == scores:
                    if state.site[card] != NOWHERE:
                        built += 1
                    else:
                        unbuilt += 1
                elif BLUEPRINTS[card].building == record.works_in and state.site[card] != NOWHERE:
                    works = True
        total += SCIENTIST_OP * built + time * (_w["scientist_promise"] * (unbuilt + 1) + _w["scientist"])
        if works:
            total += _w["scientist_works"] * turns
    return total


def _reach(state: OnMarsState, seat: Seat) -> float:
    """What the Bots can build on and upgrade, and what the Rover can drive to."""
    player = state.players[seat]
    ground = state.terrain()
    around = _around(state.standing_bots(seat))
    zone, open_ground = around[0], ~ground.every
    total = 0.0
    for kind in (*range(MINE, SHELTER), SHELTER + seat):
        sites = open_ground & ground.two_away[kind] & ~ground.near[kind]
        if state.best_level(type_of(kind)):
            sites |= open_ground & ground.near[kind]
        if zone & sites:
            total += _w["site"] * min(2, (zone & sites).bit_count())
        if GENERATOR <= kind < SHELTER and state.lss[kind - GENERATOR] <= state.level:
            total += _needed_building(state, seat, kind, sites, around)
    for card in player.blueprints:
        if state.site[card] == NOWHERE:
            places = ground.built[kind_for(BLUEPRINTS[card].building, seat)] & zone
            least = BLUEPRINTS[card].least_complex
            for place in hexes_in(places):
                if state.occupant[place] < MARKER and state.complex_size(place) >= least:
                    total += _w["upgrade_site"]
                    break
    rover = DISTANCE[player.rover_hex]
    ways = [rover[place] for place, tile in enumerate(state.tile) if tile != NOWHERE and tile not in player.research]
    return total + (max(0.0, _w["tile_near"] - _w["tile_step"] * min(ways)) if ways else 0.0)


def _around(bots: tuple[int, ...]) -> list[int]:
    """Masks of the hexes in the Bots' zones, and those one, two and three steps farther."""
    found = []
    for within in WITHIN[1:]:
        hexes = 0
        for bot in bots:
            hexes |= within[bot]
        found.append(hexes)
    return found


def _needed_building(state: OnMarsState, seat: Seat, building: int, sites: int, around: list[int]) -> float:
    """A share of the reward for a Building that Life Support waits for: the nearer the Bots and the goods, the more."""
    player = state.players[seat]
    column = building - GENERATOR
    prize = (reward(state, seat, state.rewards[column]) if state.rewards else 0) + (
        3.0 if state.lss[column] == 1 else 1.0
    )
    goods = player.goods[BUILDINGS[building].cost]
    share = _READY[0] if goods else _READY[1] if player.goods[MINERAL] else _READY[2]
    for nearness, hexes in zip(_NEARNESS, around, strict=True):
        if hexes & sites:
            return prize * share * nearness
    return 0.0
