"""Chapters 8 and 24: the event step and the event cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.empires_of_the_void.actions import other_source, spend
from engine.games.empires_of_the_void.battle import destroy
from engine.games.empires_of_the_void.components import (
    ARMS_BAZAAR,
    BINDOK_II,
    BLACK_HOLE,
    BOARD_SPACES,
    COUNCIL_LEVY,
    DERELICT,
    DERELICT_OF_THE_ANCIENTS,
    DIPLOMAT,
    DISTRESS,
    DISTRESS_CALL,
    DRIFTING_WORMHOLE,
    EACH,
    EVENT_CARDS,
    EVENT_FIGURES,
    EXODUS_FROM_BINDOK,
    FESTIVAL_OF_CULTURES,
    FIREBUG,
    GALACTIC_BOOM,
    HAZARD_ROLL,
    HOME,
    HOME_SPACE,
    KRAAG,
    MIRRIM,
    NHOOL,
    NHOOL_AWAKENS,
    NOBODY,
    NOWHERE,
    ONE,
    PIRATE_RAIDERS,
    PLAGUE,
    PLAGUE_ON_MIRRIM,
    PLANET_SPACE,
    PLANETS,
    PYRIOUS,
    PYRIOUS_CRACKDOWN,
    QUENNA,
    QUENNA_GAS_RUSH,
    REBELLION,
    REFUGEE_FLEETS,
    SCIENTIFIC_CONGRESS,
    SCORE_A,
    SCORE_B,
    SCORE_C,
    SMUGGLERS_MARKET,
    STARFIGHTER,
    SWARM_OF_KRAAG,
    SYMPOSIUM_ON_TAN_FU,
    TAN_FU,
    WORMHOLE_TO_THE_THRONE,
    ships_in,
)
from engine.games.empires_of_the_void.control import end_control
from engine.games.empires_of_the_void.empire import gain, pay
from engine.games.empires_of_the_void.events import (
    DerelictSighted,
    DistressCalled,
    EventDrawn,
    NothingHappened,
    PiratesCame,
    PlagueBroke,
    RebellionBegan,
    Salvaged,
    WormholesOpened,
)
from engine.games.empires_of_the_void.hands import draw_cards, enforce_limits
from engine.games.empires_of_the_void.moves import Ransom, Refuse, Salvage
from engine.games.empires_of_the_void.open_points import Interjections, ToBuild, ToResearch, ToSell
from engine.games.empires_of_the_void.rolls import failed, put_on_table, ship_of, throw_dice
from engine.games.empires_of_the_void.scoring import end_game, score
from engine.games.empires_of_the_void.shipyard import give_ships
from engine.games.empires_of_the_void.state import EmpiresState

_RANSOM, _REFUSE = Ransom(), Refuse()
SALVAGE_MOVES = tuple(Salvage(find) for find in (DISTRESS, DERELICT, PLAGUE))


@dataclass(frozen=True, slots=True)
class DrawEvent(Step[EmpiresState]):
    """A Rebellion still in play is settled first, then the top card is carried out (EV-8.1, EV-8.12)."""

    def run(self, state: EmpiresState) -> None:
        if state.rebellion != NOWHERE:
            end_control(state, state.rebellion)
        card = state.stack.pop()
        state.past.append(card)
        state.events.append(EventDrawn(card))
        if card >= SCORE_A:
            score(state, card)
            if card == SCORE_C or (card == SCORE_B and state.options.short):
                end_game(state)
            return
        if EVENT_CARDS[card].duration == "round":
            state.event = card
        resolve = _EVENTS.get(card)
        if resolve:
            resolve(state)


def _in_turn_order(state: EmpiresState, steps: Iterable[Step[EmpiresState]]) -> None:
    """Each seat finishes before the next begins."""
    state.agenda += reversed(list(steps))


def _ask_in_turn_order(state: EmpiresState, decisions: Iterable[ToResearch | ToBuild | ToSell]) -> None:
    """Each decision is an open point: the others may speak before it (EV-28.6)."""
    _in_turn_order(state, (step for decision in decisions for step in (Interjections(decision.seat), decision)))


def _pick(state: EmpiresState, planets: list[int]) -> int:
    return state.rng.choice(planets)


# -- tokens (EV-24.1 to EV-24.6, EV-24.23) ------------------------------------------------------------------------


def _open_wormholes(state: EmpiresState, one: int, other: int) -> None:
    """Tokens already in play move (EV-8.6)."""
    state.wormholes = (one, other)
    state.events.append(WormholesOpened(state.wormholes))


def _wormhole_to_the_throne(state: EmpiresState) -> None:
    """Of the players with fewest planets the latest in turn order."""
    fewest = min(state.planets_held(seat) for seat in state.order)
    seat = [seat for seat in state.order if state.planets_held(seat) == fewest][-1]
    _open_wormholes(state, PLANET_SPACE[PYRIOUS], HOME_SPACE + seat)


def _drifting_wormhole(state: EmpiresState) -> None:
    planets = list(state.galaxy.planets)
    one = _pick(state, planets)
    elsewhere = [
        planet for planet in planets if PLANET_SPACE[planet] // BOARD_SPACES != PLANET_SPACE[one] // BOARD_SPACES
    ]
    _open_wormholes(state, PLANET_SPACE[one], PLANET_SPACE[_pick(state, elsewhere)])


def _rebellion(state: EmpiresState) -> None:
    conquered = [
        planet
        for planet in state.galaxy.planets
        if state.holder[planet] != NOBODY and state.ally[planet] != state.holder[planet]
    ]
    if not conquered:
        state.events.append(NothingHappened(REBELLION))
        return
    most = max(PLANETS[planet].vp for planet in conquered)
    state.rebellion = _pick(state, [planet for planet in conquered if PLANETS[planet].vp == most])
    state.events.append(RebellionBegan(state.rebellion))


def _pirate_raiders(state: EmpiresState) -> None:
    held = [planet for planet in state.galaxy.planets if state.holder[planet] != NOBODY]
    if held:
        most = max(PLANETS[planet].credits for planet in held)
        state.pirates = _pick(state, [planet for planet in held if PLANETS[planet].credits == most])
    else:
        state.pirates = _pick(state, list(state.galaxy.planets))
    state.events.append(PiratesCame(state.pirates))


def _distress_call(state: EmpiresState) -> None:
    neutral = [planet for planet in state.galaxy.planets if state.holder[planet] == NOBODY]
    state.distress = _pick(state, neutral or list(state.galaxy.planets))
    state.events.append(DistressCalled(state.distress))


def _derelict(state: EmpiresState) -> None:
    state.derelict = state.rng.choice(list(state.galaxy.empties))
    state.events.append(DerelictSighted(state.derelict))


def _plague(state: EmpiresState) -> None:
    state.plague = True
    state.events.append(PlagueBroke(MIRRIM))


# -- credits, cards and ships -------------------------------------------------------------------------------------


def _boom(state: EmpiresState) -> None:
    for seat in state.order:
        gain(state, seat, EVENT_FIGURES["boom_credits"])


def _levy(state: EmpiresState) -> None:
    for seat in state.order:
        due = state.planets_held(seat) // EVENT_FIGURES["levy_planets"]
        pay(state, seat, min(due, state.players[seat].credits))


def _festival(state: EmpiresState) -> None:
    """Not a Culture action: one card each, whatever the race (EV-24.13)."""
    for seat in state.order:
        draw_cards(state, seat, 1)
    enforce_limits(state, state.order)


def _refugees(state: EmpiresState) -> None:
    fewest = min(state.planets_held(seat) for seat in state.order)
    for seat in state.order:
        if state.planets_held(seat) == fewest:
            gain(state, seat, EVENT_FIGURES["refugee_credits"])
            give_ships(state, seat, STARFIGHTER, 1, HOME + seat)


def _exodus(state: EmpiresState) -> None:
    ally = state.holder[BINDOK_II]
    if ally != NOBODY and state.is_ally(ally, BINDOK_II):
        give_ships(state, ally, STARFIGHTER, 1, BINDOK_II)


def _gas_rush(state: EmpiresState) -> None:
    controller = state.holder[QUENNA]
    if controller != NOBODY:
        gain(state, controller, EVENT_FIGURES["gas_rush_controller"])
        return
    for seat in state.order:
        if state.players[seat].ships[PLANET_SPACE[QUENNA]]:
            gain(state, seat, EVENT_FIGURES["gas_rush_visitor"])


# -- decisions (EV-8.13) ------------------------------------------------------------------------------------------


def _congress(state: EmpiresState) -> None:
    _ask_in_turn_order(state, (ToResearch(seat) for seat in state.order))


def _symposium(state: EmpiresState) -> None:
    space = PLANET_SPACE[TAN_FU]
    invited = [seat for seat in state.order if state.holder[TAN_FU] == seat or state.players[seat].ships[space]]
    _ask_in_turn_order(state, (ToResearch(seat, EVENT_FIGURES["symposium_discount"]) for seat in invited))


def _bazaar(state: EmpiresState) -> None:
    _ask_in_turn_order(state, (ToBuild(seat, EVENT_FIGURES["bazaar_ships"]) for seat in state.order))


def _market(state: EmpiresState) -> None:
    _ask_in_turn_order(state, (ToSell(seat) for seat in state.order if state.players[seat].hand))


def _crackdown(state: EmpiresState) -> None:
    holder = state.holder[PYRIOUS]
    if holder == NOBODY:
        state.events.append(NothingHappened(PYRIOUS_CRACKDOWN))
    elif state.is_ally(holder, PYRIOUS):
        gain(state, holder, EVENT_FIGURES["crackdown_gift"])
    else:
        state.agenda.append(ToRansom(holder))


@dataclass(frozen=True, slots=True)
class ToRansom(Asks[EmpiresState]):
    """The conqueror of Pyrious pays or loses it; without the credits he must refuse (EV-24.18)."""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [_RANSOM, _REFUSE] if state.players[seat].credits >= EVENT_FIGURES["ransom"] else [_REFUSE]

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        state.agenda.pop()
        if move == _RANSOM:
            pay(state, seat, EVENT_FIGURES["ransom"])
        else:
            end_control(state, PYRIOUS)


# -- hazards (EV-24.21, EV-24.22) ---------------------------------------------------------------------------------


def _nhool(state: EmpiresState) -> None:
    _in_turn_order(state, (RollHazard(seat, NHOOL) for seat in state.order))


def _kraag(state: EmpiresState) -> None:
    holder = state.holder[KRAAG]
    if holder == NOBODY:
        state.events.append(NothingHappened(SWARM_OF_KRAAG))
    elif state.is_ally(holder, KRAAG):
        give_ships(state, holder, FIREBUG, 1, KRAAG)
    else:
        state.agenda.append(RollHazard(holder, KRAAG))


@dataclass(frozen=True, slots=True)
class RollHazard(Step[EmpiresState]):
    """A die for each ship there; Black Holes are at home at Nhool."""

    seat: Seat
    planet: int

    def run(self, state: EmpiresState) -> None:
        fleet = state.players[self.seat].ships[PLANET_SPACE[self.planet]]
        if self.planet == NHOOL:
            fleet &= ~EACH[BLACK_HOLE]
        if fleet:
            need = EVENT_FIGURES["hazard"] + 1
            wanted = [ship << 6 | need << 3 for ship in ships_in(fleet)]
            throw = throw_dice(state, self.seat, HAZARD_ROLL, 0, wanted)
            state.agenda.append(SufferHazard(self.seat, self.planet))
            put_on_table(state, (throw,), HAZARD_ROLL)


@dataclass(frozen=True, slots=True)
class SufferHazard(Step[EmpiresState]):
    """Moths are destroyed outright."""

    seat: Seat
    planet: int

    def run(self, state: EmpiresState) -> None:
        (throw,) = state.throws
        state.throws = ()
        lost = sum(ONE[ship_of(each)] for each in throw.dice if failed(each))
        if lost:
            destroy(state, self.seat, PLANET_SPACE[self.planet], lost)


_EVENTS: dict[int, Callable[[EmpiresState], None]] = {
    WORMHOLE_TO_THE_THRONE: _wormhole_to_the_throne,
    DRIFTING_WORMHOLE: _drifting_wormhole,
    REBELLION: _rebellion,
    PIRATE_RAIDERS: _pirate_raiders,
    DISTRESS_CALL: _distress_call,
    DERELICT_OF_THE_ANCIENTS: _derelict,
    GALACTIC_BOOM: _boom,
    COUNCIL_LEVY: _levy,
    FESTIVAL_OF_CULTURES: _festival,
    SCIENTIFIC_CONGRESS: _congress,
    ARMS_BAZAAR: _bazaar,
    SMUGGLERS_MARKET: _market,
    REFUGEE_FLEETS: _refugees,
    PYRIOUS_CRACKDOWN: _crackdown,
    EXODUS_FROM_BINDOK: _exodus,
    SYMPOSIUM_ON_TAN_FU: _symposium,
    NHOOL_AWAKENS: _nhool,
    SWARM_OF_KRAAG: _kraag,
    PLAGUE_ON_MIRRIM: _plague,
    QUENNA_GAS_RUSH: _gas_rush,
}
"""The events that do something at once. The others last for the round and are asked about where they matter."""


# -- Salvage (EV-8.10, EV-8.11, EV-24.23) -------------------------------------------------------------------------


def salvages(state: EmpiresState, seat: Seat) -> list[Move]:
    player = state.players[seat]
    found: list[Move] = []
    if state.distress != NOWHERE and player.ships[PLANET_SPACE[state.distress]] & EACH[DIPLOMAT]:
        found.append(SALVAGE_MOVES[DISTRESS])
    if state.derelict != NOWHERE and player.ships[state.derelict]:
        found.append(SALVAGE_MOVES[DERELICT])
    if (
        state.plague
        and player.ships[PLANET_SPACE[MIRRIM]] & EACH[DIPLOMAT]
        and player.credits >= EVENT_FIGURES["plague_price"]
    ):
        found.append(SALVAGE_MOVES[PLAGUE])
    return found


def salvage(state: EmpiresState, seat: Seat, move: Salvage) -> None:
    spend(state, seat, other_source(state))
    state.events.append(Salvaged(seat, move.find))
    if move.find == DERELICT:
        state.derelict, state.salvager = NOWHERE, seat
        return
    if move.find == DISTRESS:
        state.distress = NOWHERE
        gain(state, seat, EVENT_FIGURES["distress_credits"])
        player = state.players[seat]
        player.vp += EVENT_FIGURES["distress_vp"]
        player.extra_vp += EVENT_FIGURES["distress_vp"]
        draw_cards(state, seat, EVENT_FIGURES["distress_cards"])
    else:
        state.plague = False
        pay(state, seat, EVENT_FIGURES["plague_price"])
        draw_cards(state, seat, EVENT_FIGURES["plague_cards"])
    enforce_limits(state, (seat,))
