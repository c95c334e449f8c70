"""Exact odds: of hits, of Diplomacy, and of a whole battle level by level (chapters 11 and 15)."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb

from engine.core.moves import Seat
from engine.games.empires_of_the_void.components import (
    BLACK_HOLE,
    CENTIPEDE,
    CLASSES,
    CLOAKING,
    DAMAGED_MOTH,
    DETECTION,
    DIPLOMAT,
    EACH,
    FIREBUG,
    INFESTOR,
    INITIATIVES,
    LIVING_HULLS,
    MOTH,
    ONE,
    OWNS,
    RECORD,
    SHIP_FIGURES,
    SHOOTING_STAR,
    STARCRUISER,
    STARFIGHTER,
    SUNHAMMER,
    TARGETING_COMPUTERS,
    TECHNOLOGY_FIGURES,
    TEMPEST,
    count,
)
from engine.games.empires_of_the_void.state import EmpiresState

# What sets one side apart in a battle, as bits of a mask
TARGETING, HULLS, CLOAKED = 1, 2, 4


def traits(state: EmpiresState, seat: Seat, enemy: Seat) -> int:
    """What sets a seat apart in a battle with another."""
    technologies = state.players[seat].technologies
    found = TARGETING if technologies & OWNS[TARGETING_COMPUTERS] else 0
    if technologies & OWNS[LIVING_HULLS]:
        found |= HULLS
    if technologies & OWNS[CLOAKING] and not state.players[enemy].technologies & OWNS[DETECTION]:
        found |= CLOAKED
    return found


LOSS_ORDER = (
    MOTH, STARFIGHTER, INFESTOR, FIREBUG, DIPLOMAT, CENTIPEDE, DAMAGED_MOTH, STARCRUISER, TEMPEST, SHOOTING_STAR,
    SUNHAMMER, BLACK_HOLE,
)  # fmt: skip
"""Whom an owner gives up first. An undamaged Moth comes first of all: it takes the hit and lives."""
PRIZE_ORDER = (*(ship for ship in reversed(LOSS_ORDER) if ship != MOTH), MOTH)
"""Whom the shooter of a cloaked hit picks first."""

Outcomes = tuple[tuple[int, int, float], ...]
"""Fleets left, the attacker's first, and how likely."""

_LIKELY = 1e-4


@lru_cache(maxsize=4096)
def binomial(dice: int, need: int) -> tuple[float, ...]:
    """The chance of 0, 1, 2... hits."""
    chance = (7 - need) / 6
    return tuple(comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(dice + 1))


def need(ship: int, traits: int) -> int:
    if ship == STARFIGHTER and traits & TARGETING:
        return TECHNOLOGY_FIGURES["targeting_attack"]
    return RECORD[ship].attack


@lru_cache(maxsize=16384)
def miss_all(fleet: int, traits: int, assault: bool) -> float:
    """The chance that one roll of all armed ships has no hit at all."""
    chance = 1.0
    for ship in CLASSES:
        number = count(fleet, ship)
        if number and RECORD[ship].attack:
            dice = SHIP_FIGURES["planet_assault_dice"] if ship == CENTIPEDE and assault else RECORD[ship].dice
            chance *= ((need(ship, traits) - 1) / 6) ** (dice * number)
    return chance


@cache
def total_at_least(total: int) -> float:
    """Three dice."""
    ways = sum(a + b + c >= total for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    return ways / 216


@lru_cache(maxsize=65536)
def after_hits(fleet: int, crushing: int, cloaked: int, plain: int) -> int:
    """What is left when hits are taken in the order of EV-11.11, by the habits above."""
    for _ in range(crushing):
        victim = next((ship for ship in LOSS_ORDER if ship != MOTH and fleet & EACH[ship]), MOTH)
        if not fleet:
            return 0
        fleet -= ONE[victim]
    for hits, order in ((cloaked, PRIZE_ORDER), (plain, LOSS_ORDER)):
        for _ in range(hits):
            if not fleet:
                return 0
            victim = next(ship for ship in order if fleet & EACH[ship])
            fleet -= ONE[victim]
            if victim == MOTH:
                fleet += ONE[DAMAGED_MOTH]
    return fleet


@lru_cache(maxsize=65536)
def _volley(fleet: int, level: int, traits: int, stars: int) -> tuple[tuple[tuple[int, int, int], float], ...]:
    """The hits of one side at one level: crushing, cloaked, plain; and how likely."""
    found: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    for ship in CLASSES:
        record = RECORD[ship]
        number = min(count(fleet, ship), stars) if ship == SHOOTING_STAR else count(fleet, ship)
        if not number or record.initiative != level or not record.attack:
            continue
        if ship == BLACK_HOLE:
            place = 0
        else:
            place = 1 if traits & CLOAKED and ship in (STARFIGHTER, STARCRUISER) else 2
        chances = binomial(number * record.dice, need(ship, traits))
        spread: dict[tuple[int, int, int], float] = {}
        for hits, chance in found.items():
            for extra, likely in enumerate(chances):
                more = list(hits)
                more[place] += extra
                key = (more[0], more[1], more[2])
                spread[key] = spread.get(key, 0.0) + chance * likely
        found = spread
    return tuple(found.items())


def _cancel(hits: tuple[int, int, int]) -> tuple[tuple[int, int, int], bool]:
    """Living Hulls: a cloaked hit first, else a plain one."""
    crushing, cloaked, plain = hits
    if cloaked:
        return (crushing, cloaked - 1, plain), True
    if plain:
        return (crushing, cloaked, plain - 1), True
    return hits, False


@lru_cache(maxsize=20000)
def outcomes(attacker: int, defender: int, traits: tuple[int, int], stars: tuple[int, int] = (6, 6)) -> Outcomes:
    """One Attack action, every way it can end. Ways less likely than one in ten thousand are left out."""
    hulls = (bool(traits[0] & HULLS), bool(traits[1] & HULLS))
    now: dict[tuple[int, int, bool, bool], float] = {(attacker, defender, *hulls): 1.0}
    now = _firebugs(now)
    for level in INITIATIVES:
        following: dict[tuple[int, int, bool, bool], float] = {}
        for (ours, theirs, our_hull, their_hull), chance in now.items():
            if not ours or not theirs:
                key = (ours, theirs, our_hull, their_hull)
                following[key] = following.get(key, 0.0) + chance
                continue
            replies = _volley(theirs, level, traits[1], stars[1])
            for our_hits, likely in _volley(ours, level, traits[0], stars[0]):
                left_their_hull, hits = their_hull, our_hits
                if their_hull:
                    hits, used = _cancel(our_hits)
                    left_their_hull = not used
                theirs_after = after_hits(theirs, *hits)
                for their_hits, reply in replies:
                    both = chance * likely * reply
                    if both < _LIKELY:
                        continue
                    left_our_hull, suffered = our_hull, their_hits
                    if our_hull:
                        suffered, used = _cancel(their_hits)
                        left_our_hull = not used
                    key = (after_hits(ours, *suffered), theirs_after, left_our_hull, left_their_hull)
                    following[key] = following.get(key, 0.0) + both
        now = following
    ends: dict[tuple[int, int], float] = {}
    for (ours, theirs, _, _), chance in now.items():
        ends[ours, theirs] = ends.get((ours, theirs), 0.0) + chance
    return tuple((ours, theirs, chance) for (ours, theirs), chance in ends.items())


def _firebugs(now: dict[tuple[int, int, bool, bool], float]) -> dict[tuple[int, int, bool, bool], float]:
    """The free roll against Starfighters, both sides at once (EV-11.7)."""
    following: dict[tuple[int, int, bool, bool], float] = {}
    for (ours, theirs, our_hull, their_hull), chance in now.items():
        mine = count(ours, FIREBUG) if count(theirs, STARFIGHTER) else 0
        others = count(theirs, FIREBUG) if count(ours, STARFIGHTER) else 0
        for hits, likely in enumerate(binomial(mine, RECORD[FIREBUG].attack)):
            for suffered, reply in enumerate(binomial(others, RECORD[FIREBUG].attack)):
                lost = min(count(theirs, STARFIGHTER), max(0, hits - their_hull))
                own_lost = min(count(ours, STARFIGHTER), max(0, suffered - our_hull))
                key = (
                    ours - own_lost * ONE[STARFIGHTER],
                    theirs - lost * ONE[STARFIGHTER],
                    our_hull and not suffered,
                    their_hull and not hits,
                )
                following[key] = following.get(key, 0.0) + chance * likely * reply
    return following


@lru_cache(maxsize=20000)
def battle_odds(
    attacker: int, defender: int, traits: tuple[int, int], stars: tuple[int, int] = (6, 6)
) -> tuple[float, float, float]:
    """The chance to win (EV-11.14), and the credits' worth of ships each side loses on average."""
    won = lost = destroyed = 0.0
    before, enemy_before = fleet_cost(attacker), fleet_cost(defender)
    for ours, theirs, chance in outcomes(attacker, defender, traits, stars):
        if ours and not theirs:
            won += chance
        lost += chance * (before - fleet_cost(ours))
        destroyed += chance * (enemy_before - fleet_cost(theirs))
    return won, lost, destroyed


@lru_cache(maxsize=65536)
def fleet_cost(fleet: int) -> float:
    """Credits a fleet is worth; a damaged Moth is worth half."""
    total = 0.0
    for ship in CLASSES:
        number = fleet >> 4 * ship & 15
        if number:
            total += number * RECORD[ship].cost * (0.5 if ship == DAMAGED_MOTH else 1.0)
    return total
