"""Chapter 9: executive actions of the Depot and of Advanced Buildings, and the Scientists who make them free."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars.colonists import work
from engine.games.on_mars.components import (
    BLUEPRINTS,
    BUILDING_ACTION,
    BUILDING_USE_CRYSTALS,
    EFFECTS,
    EXECUTIVES,
    NOWHERE,
    SCIENTISTS,
    Effect,
)
from engine.games.on_mars.effects import begin, define, is_possible
from engine.games.on_mars.events import BuildingUsed, ExecutiveChosen, ScientistAssigned
from engine.games.on_mars.goods import gain, pay_crystals
from engine.games.on_mars.hexes import HEX_COUNT
from engine.games.on_mars.lss import score
from engine.games.on_mars.moves import Executive, Produce, Stop, UseBuilding
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.tally import working_sites
from engine.games.on_mars.travel import product_of

_STOP = Stop()
_EXECUTIVES = tuple(Executive(slot) for slot in range(len(EXECUTIVES)))
_USES = tuple((UseBuilding(card, 0), UseBuilding(card, BUILDING_USE_CRYSTALS)) for card in range(len(BLUEPRINTS)))
_PRODUCTIONS = tuple(Produce(place) for place in range(HEX_COUNT))

SCIENTIST_OF = tuple(
    next(number for number, scientist in enumerate(SCIENTISTS) if scientist.works_in == card.building)
    for card in BLUEPRINTS
)
"""Each Building type has one Scientist who works there."""


def executive_moves(state: OnMarsState, seat: Seat) -> list[Move]:
    """Every executive action that can be paid and done at least once (OM-9.1, OM-4.11)."""
    player = state.players[seat]
    crystals, colonists = state.spendable(seat), player.quarters
    found: list[Move] = []
    for slot in range(1, len(EXECUTIVES)):
        record = EXECUTIVES[slot]
        if (
            record.crystals <= crystals
            and slot not in player.ships
            and is_possible(state, seat, record.effect, colonists, crystals - record.crystals)
        ):
            found.append(_EXECUTIVES[slot])
    for owner, other in enumerate(state.players):
        for card in other.blueprints:
            if state.site[card] == NOWHERE or state.is_dark(state.site[card]):
                continue
            effect = BLUEPRINTS[card].effect
            if is_free(state, seat, card, owner) and is_possible(state, seat, effect, colonists, crystals):
                found.append(_USES[card][0])
            if (
                owner == seat
                and crystals >= BUILDING_USE_CRYSTALS
                and state.assigned[SCIENTIST_OF[card]] != card
                and is_possible(state, seat, effect, colonists, crystals - BUILDING_USE_CRYSTALS)
            ):
                found.append(_USES[card][1])
    return found


def is_free(state: OnMarsState, seat: Seat, card: int, owner: Seat) -> bool:
    """One's own Scientist of the type can work there; on one's own Blueprint anybody's who is there does (OM-9.5)."""
    scientist = SCIENTIST_OF[card]
    if scientist in state.players[seat].scientists:
        return True
    return owner == seat and state.assigned[scientist] == card


def use_depot(state: OnMarsState, seat: Seat, slot: int) -> None:
    record = EXECUTIVES[slot]
    state.events.append(ExecutiveChosen(seat, slot))
    state.agenda.append(Begin(seat, record.effect.number))
    pay_crystals(state, seat, record.crystals)


def use_building(state: OnMarsState, seat: Seat, card: int, crystals: int) -> None:
    """For nothing a Scientist of one's own comes along (OM-9.5)."""
    owner = next(owner for owner, player in enumerate(state.players) if card in player.blueprints)
    scientist = SCIENTIST_OF[card]
    if not crystals and scientist in state.players[seat].scientists and state.assigned[scientist] != card:
        state.assigned[scientist] = card
        state.events.append(ScientistAssigned(seat, scientist, card))
    state.events.append(BuildingUsed(seat, card, owner, crystals))
    state.agenda.append(Begin(seat, BLUEPRINTS[card].effect.number))
    pay_crystals(state, seat, crystals)


@dataclass(frozen=True, slots=True)
class Begin(Step[OnMarsState]):
    """Once it is paid, an action must be done at least once (OM-4.11)."""

    seat: Seat
    effect: int

    def run(self, state: OnMarsState) -> None:
        begin(state, self.seat, EFFECTS[self.effect], must=True)


# -- effects of their own ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToProduce(Asks[OnMarsState]):
    """Automated Production: a Colonist, and one of the Advanced Buildings produces once more (OM-9.4.3)."""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [*(_PRODUCTIONS[place] for place in sorted(working_sites(state, seat))), _STOP]

    def play(self, state: OnMarsState, seat: Seat, move: Produce | Stop) -> None:
        state.agenda.pop()
        if isinstance(move, Produce):
            work(state, seat, 1)
            if state.players[seat].quarters:
                state.agenda.append(self)
            gain(state, seat, product_of(state, move.place), 1)


def _produce_all(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    for place in working_sites(state, seat):
        gain(state, seat, product_of(state, place), 1)
    if state.players[seat].quarters:
        state.agenda.append(ToProduce(seat))


def _has_advanced(state: OnMarsState, seat: Seat, effect: Effect, colonists: int, crystals: int) -> bool:
    return bool(working_sites(state, seat))


define("produce_all", _has_advanced, _produce_all)
define(
    "score_op",
    lambda state, seat, effect, colonists, crystals: not state.is_shared,
    lambda state, seat, effect, must: score(state, seat, effect.amount, BUILDING_ACTION),
)
