"""Chapter 5: what a seat has, by the worlds it holds and the technologies it owns."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.empires_of_the_void.components import (
    ALL_OBSTACLES,
    ANCIENT_CIPHERS,
    ANCIENT_DEFENSES,
    ASTEROID_NAVIGATION,
    ASTEROIDS,
    BEAMERS,
    CARD_FIGURES,
    DAMAGED_MOTH,
    DERELICT_GOOD,
    GALACTIC_EMBASSY,
    HOME,
    HYPERLANE_SURGE,
    ION_DRIVES,
    MINE_SWEEPERS,
    MINES,
    MIRRIM,
    MOTH,
    NOMADS,
    OWNS,
    PLANET_FIGURES,
    PLANETS,
    RACE_FIGURES,
    RACES,
    RECORD,
    SOLAR_STORMS,
    SUVAYA,
    TECHNOLOGY_FIGURES,
    TERRAFORMING,
    THESSIL,
    TRACTOR_BEAM,
    TRADE_NETWORK,
    XENOLINGUISTICS,
    ZUN,
)
from engine.games.empires_of_the_void.events import CreditsGained, CreditsPaid
from engine.games.empires_of_the_void.state import EmpiresState

_PLANET_NUMBERS = range(HOME)


def gain(state: EmpiresState, seat: Seat, credits: int) -> None:
    if credits:
        state.players[seat].credits += credits
        state.events.append(CreditsGained(seat, credits))


def pay(state: EmpiresState, seat: Seat, credits: int) -> None:
    if credits:
        state.players[seat].credits -= credits
        state.events.append(CreditsPaid(seat, credits))


def goods(state: EmpiresState, seat: Seat) -> int:
    """The goods a seat has, as a mask (EV-5.7). A planet under Plague gives none (EV-24.23)."""
    found = DERELICT_GOOD if state.salvager == seat else 0
    holder = state.holder
    for planet in _PLANET_NUMBERS:
        if holder[planet] == seat and not (planet == MIRRIM and state.plague):
            found |= PLANETS[planet].goods
    return found


def permits(state: EmpiresState, seat: Seat) -> int:
    """The obstacles a seat's ships can cross (EV-4.4)."""
    technologies = state.players[seat].technologies
    found = 0
    if technologies & OWNS[ASTEROID_NAVIGATION]:
        found |= ASTEROIDS
    if technologies & OWNS[MINE_SWEEPERS]:
        found |= MINES
    if technologies & OWNS[ANCIENT_CIPHERS]:
        found |= ANCIENT_DEFENSES
    if found & (ASTEROIDS | MINES) != ASTEROIDS | MINES and state.has_access(seat, THESSIL):
        found |= ASTEROIDS | MINES
    return found


def ship_permits(state: EmpiresState, owner: Seat, ship: int) -> int:
    """Moths cross everything (EV-20.6)."""
    return ALL_OBSTACLES if ship in (MOTH, DAMAGED_MOTH) else permits(state, owner)


def neighbours(state: EmpiresState, space: int, permits: int) -> tuple[int, ...]:
    """The spaces a ship with these permissions can enter from here, through a Wormhole too (EV-8.7)."""
    found = state.galaxy.open[permits][space]
    near, far = state.wormholes
    if space == near:
        return found if far in found else (*found, far)
    if space == far:
        return found if near in found else (*found, near)
    return found


def move_value(state: EmpiresState, owner: Seat, ship: int) -> int:
    """EV-10.2."""
    value = RECORD[ship].move
    if state.players[owner].technologies & OWNS[ION_DRIVES]:
        value += 1
    if state.event == SOLAR_STORMS:
        value = max(1, value - 1)
    elif state.event == HYPERLANE_SURGE:
        value += 1
    return value


def has_beam(state: EmpiresState, seat: Seat, space: int) -> bool:
    """A ship with Tractor Beam there (EV-21.15)."""
    player = state.players[seat]
    return bool(player.technologies & OWNS[TRACTOR_BEAM]) and bool(player.ships[space] & BEAMERS)


def hand_limit(state: EmpiresState, seat: Seat) -> int:
    """EV-13.3."""
    player = state.players[seat]
    limit = CARD_FIGURES["hand_limit"]
    if player.technologies & OWNS[XENOLINGUISTICS]:
        limit += TECHNOLOGY_FIGURES["hand_bonus"]
    if player.technologies & OWNS[GALACTIC_EMBASSY]:
        limit += TECHNOLOGY_FIGURES["hand_bonus"]
    if player.race == ZUN:
        limit += RACE_FIGURES["zun_hand"]
    return limit


def influence(state: EmpiresState, seat: Seat) -> int:
    """Of the planets controlled as ally, New Earth, and Suvaya's voice (EV-18.4, EV-18.12)."""
    total = allied = 0
    for planet in _PLANET_NUMBERS:
        if state.holder[planet] == seat == state.ally[planet]:
            if planet != SUVAYA:
                allied += 1
            if not (planet == MIRRIM and state.plague):
                total += PLANETS[planet].influence
    if holds_new_earth(state, seat):
        total += RACE_FIGURES["new_earth_influence"]
    if state.has_access(seat, SUVAYA):
        total += min(allied, PLANET_FIGURES["suvaya_most"])
    return total


def holds_new_earth(state: EmpiresState, seat: Seat) -> bool:
    """EV-22.15."""
    player = state.players[seat]
    return player.race == NOMADS and player.owns(TERRAFORMING) and state.holder[HOME + seat] == seat


def base_income(state: EmpiresState, seat: Seat) -> int:
    """Even with the home world in enemy hands (EV-16.2)."""
    player = state.players[seat]
    if player.race == NOMADS and player.owns(TERRAFORMING):
        return int(RACE_FIGURES["new_earth_income"])
    return RACES[player.race].income


def planet_income(state: EmpiresState, seat: Seat) -> int:
    """Planets under Rebellion, Pirates or Plague yield nothing (EV-16.1)."""
    return sum(
        PLANETS[planet].credits
        for planet in _PLANET_NUMBERS
        if state.holder[planet] == seat
        and planet not in (state.rebellion, state.pirates)
        and not (planet == MIRRIM and state.plague)
    )


def network_income(state: EmpiresState, seat: Seat) -> int:
    """One credit for each different good (EV-21.13)."""
    return goods(state, seat).bit_count() if state.players[seat].owns(TRADE_NETWORK) else 0
