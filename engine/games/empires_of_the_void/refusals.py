"""Why something cannot be done now, with the rule that says so."""

from __future__ import annotations

from typing import Any

from engine.core.game import Refusal
from engine.core.moves import Seat
from engine.games.empires_of_the_void.actions import attack_source, can_warp, move_sources
from engine.games.empires_of_the_void.components import (
    ARMED,
    COUNCIL_TRUCE,
    DIPLOMAT,
    EACH,
    HOME,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLANETS,
    RACES,
    SHIPS,
    SIRI,
    SPACE_PORT,
    SREECH,
    TECHNOLOGIES,
    WARP_PORTAL,
)
from engine.games.empires_of_the_void.diplomacy import attempts
from engine.games.empires_of_the_void.happenings import salvages
from engine.games.empires_of_the_void.movement import beginnings, controls
from engine.games.empires_of_the_void.open_points import ToBuild, ToInterject, ToResearch
from engine.games.empires_of_the_void.parasites import hosts
from engine.games.empires_of_the_void.prepare import ToOrder, ToPrepare
from engine.games.empires_of_the_void.research import cost, lenders, port_sites
from engine.games.empires_of_the_void.setup import ToChooseRace
from engine.games.empires_of_the_void.shipyard import (
    classes_open,
    ordered,
    supply,
    terms,
)
from engine.games.empires_of_the_void.state import EmpiresState
from engine.games.empires_of_the_void.turn import ToAct

SUBJECTS = (
    "act", "move", "attack", "culture", "mine", "diplomacy", "salvage", "infest", "mind_control", "warp",
)  # fmt: skip
ACT, MOVE, ATTACK, CULTURE, MINE, DIPLOMACY, SALVAGE, INFEST, MIND_CONTROL, WARP = range(len(SUBJECTS))


def why_not(state: EmpiresState, seat: Seat, step: Any) -> list[Refusal]:
    if isinstance(step, ToAct):
        return _turn(state, seat)
    if isinstance(step, ToOrder | ToPrepare):
        orders = state.players[seat].orders
        researched = step.researched if isinstance(step, ToPrepare) else orders.technology != NOTHING
        return [*_ships(state, seat), *_technologies(state, seat, 0, researched)]
    if isinstance(step, ToBuild):
        return _ships(state, seat, 1)
    if isinstance(step, ToResearch):
        return _technologies(state, seat, step.discount, False)
    if isinstance(step, ToChooseRace):
        taken = {player.race for player in state.players}
        return [Refusal(("race", race), "race_taken", "EV-3.5") for race in range(len(RACES)) if race in taken]
    if isinstance(step, ToInterject):
        return [_action(ACT, "only_cards", "EV-28.6")]
    return [_action(ACT, "decide_first", "EV-9.3")]


def _action(action: int, reason: str, rule: str, *figures: int) -> Refusal:
    return Refusal(("action", action), reason, rule, figures)


# -- the turn -----------------------------------------------------------------------------------------------------


def _turn(state: EmpiresState, seat: Seat) -> list[Refusal]:
    player = state.players[seat]
    found = []
    spent = not state.actions and not state.festival
    sources = move_sources(state, seat)
    if not sources:
        found.append(_action(MOVE, "no_actions", "EV-9.1"))
    elif not any(player.ships):
        found.append(_action(MOVE, "no_ships", "EV-3.10"))
    elif not beginnings(state, seat, sources):
        found.append(_action(MOVE, "held", "EV-10.5"))
    found += _attack(state, seat)
    if spent:
        found.append(_action(CULTURE, "no_actions", "EV-9.1"))
    if spent or state.mined:
        found.append(_action(MINE, *(("once_a_turn", "EV-9.2") if state.mined else ("no_actions", "EV-9.1"))))
    found += _diplomacy(state, seat, spent)
    if spent or not salvages(state, seat):
        found.append(_action(SALVAGE, *(("no_actions", "EV-9.1") if spent else ("nothing_to_salvage", "EV-8.10"))))
    found += _race_actions(state, seat, spent)
    if player.owns(WARP_PORTAL) and not can_warp(state):
        found.append(_action(WARP, "two_actions", "EV-21.19", state.actions + state.festival))
    return found


def _attack(state: EmpiresState, seat: Seat) -> list[Refusal]:
    fleets = [fleet for fleet in state.players[seat].ships if fleet]
    if attack_source(state) == NOTHING:
        reason = ("festival_no_attack", "EV-25.18") if state.festival else ("no_actions", "EV-9.1")
        return [_action(ATTACK, *reason)]
    if not any(fleet & ARMED for fleet in fleets):
        return [_action(ATTACK, "no_armed_ship", "EV-11.1")]
    if state.event == COUNCIL_TRUCE:
        return [_action(ATTACK, "truce", "EV-24.12")]
    return []


def _diplomacy(state: EmpiresState, seat: Seat, spent: bool) -> list[Refusal]:
    """The general reason, and one for each planet where a Diplomat waits in vain."""
    if spent:
        return [_action(DIPLOMACY, "no_actions", "EV-9.1")]
    player = state.players[seat]
    spaces = [space for space, fleet in enumerate(player.ships) if fleet & EACH[DIPLOMAT]]
    planets = [world for world in (state.galaxy.world_at[space] for space in spaces) if NOWHERE != world < HOME]
    if not planets:
        return [_action(DIPLOMACY, "no_diplomat", "EV-15.1")]
    found = []
    for planet in planets:
        if state.holder[planet] != NOBODY:
            found.append(Refusal(("planet", planet), "not_neutral", "EV-15.6"))
        elif not attempts(planet, player.hand, player.race == SIRI):
            figures = (PLANETS[planet].temperament,)
            found.append(Refusal(("planet", planet), "no_fitting_card", "EV-15.1", figures))
    return found


def _race_actions(state: EmpiresState, seat: Seat, spent: bool) -> list[Refusal]:
    race = state.players[seat].race
    if race == SREECH and (spent or not hosts(state, seat)):
        return [_action(INFEST, *(("no_actions", "EV-9.1") if spent else ("no_host", "EV-22.6")))]
    if race == SIRI:
        if state.controlled:
            return [_action(MIND_CONTROL, "once_a_turn", "EV-22.16")]
        if spent:
            return [_action(MIND_CONTROL, "no_actions", "EV-9.1")]
        if not controls(state, seat):
            return [_action(MIND_CONTROL, "no_victim", "EV-22.16")]
    return []


# -- ships and technologies ---------------------------------------------------------------------------------------


def _ships(state: EmpiresState, seat: Seat, discount: int = 0) -> list[Refusal]:
    player = state.players[seat]
    technologies = player.technologies
    if player.orders.technology != NOTHING:
        technologies |= 1 << player.orders.technology
    open_classes = classes_open(state, seat, technologies)
    return [
        refusal
        for ship in range(len(SHIPS))
        if (refusal := _ship(state, seat, ship, ship in open_classes, discount)) is not None
    ]


def _ship(state: EmpiresState, seat: Seat, ship: int, is_open: bool, discount: int) -> Refusal | None:
    record, subject = SHIPS[ship], ("ship", ship)
    if not is_open:
        if record.technology != NOTHING:
            return Refusal(subject, "needs_technology", "EV-7.3", (record.technology,))
        if record.planet != NOTHING:
            return Refusal(subject, "needs_ally", "EV-7.3", (record.planet,))
        return Refusal(subject, "sreech_only", "EV-20.11")
    if supply(state, seat, ship) <= ordered(state, seat, ship):
        return Refusal(subject, "no_token", "EV-7.4")
    due = terms(state, seat, discount).price(ship)
    free = state.players[seat].free
    return Refusal(subject, "price", "EV-7.3", (due, free)) if due > free else None


def _technologies(state: EmpiresState, seat: Seat, discount: int, researched: bool) -> list[Refusal]:
    return [
        refusal
        for technology in range(len(TECHNOLOGIES))
        if (refusal := _technology(state, seat, technology, discount, researched)) is not None
    ]


def _technology(state: EmpiresState, seat: Seat, technology: int, discount: int, researched: bool) -> Refusal | None:
    player, record, subject = state.players[seat], TECHNOLOGIES[technology], ("technology", technology)
    if player.owns(technology):
        return None
    if record.race not in (NOTHING, player.race):
        return None
    if researched:
        return Refusal(subject, "one_research", "EV-7.8")
    if record.prerequisite != NOTHING and not player.owns(record.prerequisite):
        return Refusal(subject, "prerequisite", "EV-7.9", (record.prerequisite,))
    if not lenders(state, seat, record.good):
        return Refusal(subject, "needs_good", "EV-7.9", (record.good,))
    if technology == SPACE_PORT and not port_sites(state, seat):
        return Refusal(subject, "no_world", "EV-21.12")
    due = cost(state, seat, technology, discount)
    return Refusal(subject, "price", "EV-7.9", (due, player.free)) if due > player.free else None
