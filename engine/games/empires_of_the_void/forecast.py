"""What can be told before dice are rolled: the chances of an Attack and of Diplomacy, re-rolls and cards left out."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Seat
from engine.games.empires_of_the_void.components import (
    ARMED,
    CENTIPEDE,
    CLASSES,
    EVENT_FIGURES,
    HITS_FOR_INFESTATION,
    HITS_FOR_PLANET,
    INFESTATION,
    PIRATES,
    PLANET,
    RACES,
    RECORD,
    SHIP_FIGURES,
    SHOOTING_STAR,
    count,
)
from engine.games.empires_of_the_void.diplomacy import modifier
from engine.games.empires_of_the_void.odds import battle_odds, binomial, need, total_at_least, traits
from engine.games.empires_of_the_void.state import EmpiresState

_MOST_STARS = 6


@dataclass(frozen=True, slots=True)
class Assault:
    """What an Attack may bring."""

    chance: float
    """To win, or to score the hits that are needed."""
    lost: float
    """Credits' worth of ships lost on average."""
    destroyed: float
    needs_roll: bool
    """False where nobody defends a world (EV-11.3)."""


def assault(state: EmpiresState, seat: Seat, space: int, target: int, fleet: int) -> Assault:
    """The chances of a fleet of that seat against a target in a space (components.TARGETS)."""
    stars = min(_MOST_STARS, state.players[seat].free)
    if target >= PLANET:
        needed = {INFESTATION: HITS_FOR_INFESTATION, PIRATES: EVENT_FIGURES["pirate_hits"]}.get(target, HITS_FOR_PLANET)
        chance = hits_at_least(fleet, traits(state, seat, seat), target == PLANET, stars, needed)
        return Assault(chance, 0.0, 0.0, True)
    defenders = state.players[target].ships[space]
    if not defenders:
        return Assault(1.0 if fleet & ARMED else 0.0, 0.0, 0.0, False)
    sides = traits(state, seat, target), traits(state, target, seat)
    won, lost, destroyed = battle_odds(fleet, defenders, sides, (stars, min(_MOST_STARS, state.players[target].free)))
    return Assault(won, lost, destroyed, True)


def hits_at_least(fleet: int, skills: int, assaults_planet: bool, stars: int, needed: int) -> float:
    """The chance of so many hits with one roll of all armed ships (EV-11.5)."""
    spread = [1.0]
    for ship in CLASSES:
        record, number = RECORD[ship], count(fleet, ship)
        if ship == SHOOTING_STAR:
            number = min(number, stars)
        if not number or not record.attack:
            continue
        dice = SHIP_FIGURES["planet_assault_dice"] if ship == CENTIPEDE and assaults_planet else record.dice
        more = binomial(number * dice, need(ship, skills))
        longer = [0.0] * (len(spread) + len(more) - 1)
        for hits, chance in enumerate(spread):
            for extra, likely in enumerate(more):
                longer[hits + extra] += chance * likely
        spread = longer
    return sum(spread[needed:])


def friendship(state: EmpiresState, seat: Seat, planet: int) -> tuple[float, ...]:
    """The chance of Diplomacy at a planet with one card, two cards and so on (EV-15.2, EV-15.3)."""
    bonus = modifier(state, seat, planet)
    return tuple(total_at_least(threshold - bonus) for threshold in RACES[state.players[seat].race].thresholds)
