"""Chapter 14: Lacerda, the automa. His deck, his turns, his journeys, his growth."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Step
from engine.games.on_mars.components import (
    BOTS_MISSION,
    COLONY,
    CONSTRUCT,
    LACERDA,
    LACERDAS_SPACES,
    NOWHERE,
    SHELTER,
    SOLO_CARDS,
)
from engine.games.on_mars.events import (
    CardRevealed,
    LacerdaGrew,
    SoloDeckShuffled,
    Stayed,
    Travelled,
)
from engine.games.on_mars.hexes import DISTANCE
from engine.games.on_mars.hiring import RefillDisplay
from engine.games.on_mars.lab import QueueOxygen
from engine.games.on_mars.lacerda_actions import NUMBERED, NUMBERED_ACTIONS, construct_by_icon, take_slot
from engine.games.on_mars.lacerda_building import can_construct, construct
from engine.games.on_mars.lacerda_rover import YOU, decide, move_lacerdas_rover
from engine.games.on_mars.missions import contribute
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.travel import BY_SHUTTLE, explore, free_spaces, landing_sites, take_space


def starting_space(state: OnMarsState) -> int:
    space = state.rng.choice(LACERDAS_SPACES)
    decide(state, "starting_space", "OM-14.1", space)
    return space


def reveal(state: OnMarsState) -> int:
    """The top card; an empty deck is shuffled anew first (OM-14.3.2)."""
    if not state.solo_deck:
        state.solo_deck, state.solo_discards = sorted(state.solo_discards), []
        state.rng.shuffle(state.solo_deck)
        state.solo_passes += 1
        state.events.append(SoloDeckShuffled(len(state.solo_deck)))
    card = state.solo_deck.pop()
    state.solo_discards.append(card)
    return card


def take_turn(state: OnMarsState) -> None:
    """A card, from the second pass on a step of its Mission, then the action of his side (OM-14.3)."""
    card = reveal(state)
    record = SOLO_CARDS[card]
    side, number = state.players[LACERDA].side, record.action - 1
    state.events.append(CardRevealed(card, NUMBERED_ACTIONS[side][number]))
    if state.solo_passes and state.trackers[record.mission]:
        decide(state, "mission", "OM-14.3.3", state.missions[record.mission])
        contribute(state, LACERDA, state.missions[record.mission])
    if not NUMBERED[side][number](state):
        decide(state, "rover_instead", "OM-14.4", NUMBERED_ACTIONS[side][number])
        move_lacerdas_rover(state)


def travel(state: OnMarsState) -> None:
    """With the Shuttle, unless his last card shows the cross; in the Colony he then constructs (OM-14.9)."""
    if state.solo_discards and not SOLO_CARDS[state.solo_discards[-1]].travels:
        decide(state, "cross", "OM-14.9", state.solo_discards[-1])
        state.events.append(Stayed(LACERDA))
        return
    side = 1 - state.players[LACERDA].side
    state.events.append(Travelled(LACERDA, side, BY_SHUTTLE))
    if side == COLONY:
        place_discovery(state)
        state.agenda.append(Landed())
    space = state.rng.choice(free_spaces(state, side))
    decide(state, "space", "OM-14.9", space)
    take_space(state, LACERDA, space)


@dataclass(frozen=True, slots=True)
class Landed(Step[OnMarsState]):
    """After arriving in the Colony he constructs."""

    def run(self, state: OnMarsState) -> None:
        construct_by_icon(state)


def place_discovery(state: OnMarsState) -> None:
    """The left tile, three hexes from his Rover and as far as possible from yours (OM-14.17.7)."""
    tile = state.exploration[0] if state.exploration[0] != NOWHERE else state.exploration[1]
    places = landing_sites(state, LACERDA)
    if tile == NOWHERE or not places:
        return
    yours = state.players[YOU].rover_hex
    farthest = max(DISTANCE[yours][place] for place in places)
    decide(state, "discovery", "OM-14.17.7", tile, farthest)
    explore(state, LACERDA, tile, state.rng.choice([place for place in places if DISTANCE[yours][place] == farthest]))


def grow(state: OnMarsState) -> None:
    """With each new Colony level a Shelter, a Ship and a Bot; then the Oxygen for a Tech of yours, and the display
    (OM-14.10, OM-14.17.5)."""
    state.agenda += [RefillDisplay(LACERDA), QueueOxygen(LACERDA)]
    if can_construct(state, SHELTER) and take_slot(state, CONSTRUCT):
        decide(state, "grow", "OM-14.10", state.level)
        construct(state, SHELTER)
    else:
        decide(state, "rover_instead", "OM-14.17.5", CONSTRUCT)
        move_lacerdas_rover(state)
    player = state.players[LACERDA]
    ship, bot = bool(player.ships), player.bots_left > 0
    if ship:
        player.ships = player.ships[1:]
        player.hangar += 1
    state.events.append(LacerdaGrew(ship, bot))
    if bot:
        player.bots_left -= 1
        contribute(state, LACERDA, BOTS_MISSION)
