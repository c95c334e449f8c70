"""OM-18.4 to OM-18.6: the Vandalism cards and what they do to Buildings."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars.blackout import conclude
from engine.games.on_mars.complexes import relink
from engine.games.on_mars.components import (
    ALL_CLEAR,
    ALL_CLEAR_CARDS,
    BLACKOUTS,
    GUARDED,
    MARKER,
    NOBODY,
    NOWHERE,
    SABOTEUR_RETURNS,
    SHELTER,
    VANDALISM,
    type_of,
)
from engine.games.on_mars.events import (
    BlackoutFell,
    BotLaid,
    BuildingGuarded,
    BuildingVandalised,
    UnitMoved,
    VandalismDrawn,
    VandalismShuffled,
)
from engine.games.on_mars.hexes import CENTRE, DISTANCE, HEX_COUNT, NEIGHBOURS
from engine.games.on_mars.moves import MoveUnit, Stop, Strike
from engine.games.on_mars.state import NOBODY_LEFT, TOO_DARK, Blackout, OnMarsState

_STOP = Stop()
_STRIKES = tuple(Strike(place) for place in range(HEX_COUNT))
_PATROLS = tuple(MoveUnit(place) for place in range(HEX_COUNT))
_FROM_CENTRE = DISTANCE[CENTRE]


# -- the deck (OM-18.2) ------------------------------------------------------------------------------------------


def vandalism_deck(players: int) -> list[int]:
    copies = [card.copies for card in VANDALISM]
    copies[ALL_CLEAR] = ALL_CLEAR_CARDS[players - 2]
    return [card for card, count in enumerate(copies) for _ in range(count)]


def vandalism_left(state: OnMarsState, blackout: Blackout) -> list[int]:
    """The cards that are not among the discards."""
    left = vandalism_deck(len(state.players))
    for card in blackout.discards:
        left.remove(card)
    return left


def _draw(state: OnMarsState, blackout: Blackout) -> int:
    if not blackout.deck:
        blackout.deck, blackout.discards = [*blackout.discards], ()
        state.rng.shuffle(blackout.deck)
        state.events.append(VandalismShuffled())
    card = blackout.deck.pop()
    blackout.discards += (card,)
    state.events.append(VandalismDrawn(card))
    return card


# -- the target (OM-18.18) ---------------------------------------------------------------------------------------


def targets(state: OnMarsState, blackout: Blackout, card: int) -> list[int]:
    """The Buildings that a card may mean; several only where they tie."""
    record = VANDALISM[card]
    if card == SABOTEUR_RETURNS and blackout.vandalised:
        return _nearest([*blackout.vandalised])
    places = _of_next_type(state, record.building)
    if record.target == "rim":
        farthest = max(_FROM_CENTRE[place] for place in places)
        return [place for place in places if _FROM_CENTRE[place] == farthest]
    advanced = [place for place in places if state.occupant[place] >= MARKER]
    return _nearest(advanced if record.target == "advanced" and advanced else places)


def _of_next_type(state: OnMarsState, building: int) -> list[int]:
    """All of the type that are not dark; if there is none, of the next in the order of construction."""
    lit = [place for place, kind in enumerate(state.building) if kind != NOWHERE and not state.is_dark(place)]
    while True:
        places = [place for place in lit if type_of(state.building[place]) == building]
        if places:
            return places
        building = (building + 1) % (SHELTER + 1)


def _nearest(places: list[int]) -> list[int]:
    least = min(_FROM_CENTRE[place] for place in places)
    return [place for place in places if _FROM_CENTRE[place] == least]


# -- the blow ----------------------------------------------------------------------------------------------------


def is_guarded(blackout: Blackout, place: int) -> bool:
    """By the Security Unit on or next to it (OM-18.5)."""
    return DISTANCE[blackout.unit][place] <= GUARDED


def strike(state: OnMarsState, seat: Seat, place: int) -> None:
    """The Unit or a standing Bot prevents it; else a token, and instead of a second one a blackout (OM-18.18)."""
    blackout = state.blackout
    assert blackout is not None
    building = type_of(state.building[place])
    if is_guarded(blackout, place):
        state.events.append(BuildingGuarded(building, place))
        return
    owner = next((owner for owner in range(len(state.players)) if place in state.standing_bots(owner)), NOBODY)
    if owner != NOBODY:
        blackout.lying = tuple(sorted((*blackout.lying, (owner, place))))
        state.events.append(BotLaid(owner, building, place))
    elif place not in blackout.vandalised:
        blackout.vandalised = tuple(sorted((*blackout.vandalised, place)))
        state.events.append(BuildingVandalised(building, place))
    else:
        _black_out(state, blackout, seat, place)


def _black_out(state: OnMarsState, blackout: Blackout, seat: Seat, place: int) -> None:
    """A Colonist lies down on it: of the active player, at home or at work, else of the next (OM-18.6)."""
    owner = _who_gives(state, seat)
    if owner == NOBODY:
        conclude(state, NOBODY_LEFT)
        return
    player = state.players[owner]
    if player.quarters:
        player.quarters -= 1
    else:
        player.working -= 1
    blackout.vandalised = tuple(other for other in blackout.vandalised if other != place)
    blackout.dark = tuple(sorted((*blackout.dark, (place, owner))))
    relink(state, state.building[place])
    state.events.append(BlackoutFell(type_of(state.building[place]), place, owner, len(blackout.dark)))
    if len(blackout.dark) >= BLACKOUTS:
        conclude(state, TOO_DARK)


def _who_gives(state: OnMarsState, seat: Seat) -> Seat:
    order = state.order()
    first = order.index(seat)
    for owner in order[first:] + order[:first]:
        if state.players[owner].quarters or state.players[owner].working:
            return owner
    return NOBODY


# -- the steps ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Vandalise(Step[OnMarsState]):
    """A card at the end of the turn (OM-18.13)."""

    seat: Seat

    def run(self, state: OnMarsState) -> None:
        blackout = state.blackout
        assert blackout is not None
        card = _draw(state, blackout)
        if card == ALL_CLEAR:
            state.agenda.append(ToPatrol(self.seat))
            return
        places = targets(state, blackout, card)
        if len(places) == 1:
            strike(state, self.seat, places[0])
        else:
            state.agenda.append(ToNameTarget(self.seat, card))


@dataclass(frozen=True, slots=True)
class ToNameTarget(Asks[OnMarsState]):
    """Several Buildings are as near, or as far: the active player says which is struck."""

    card: int

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        assert state.blackout is not None
        return [_STRIKES[place] for place in targets(state, state.blackout, self.card)]

    def play(self, state: OnMarsState, seat: Seat, move: Strike) -> None:
        state.agenda.pop()
        strike(state, seat, move.place)


@dataclass(frozen=True, slots=True)
class ToPatrol(Asks[OnMarsState]):
    """All clear: the active player may move the Security Unit one hex (OM-18.13)."""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [*patrols(state), _STOP]

    def play(self, state: OnMarsState, seat: Seat, move: MoveUnit | Stop) -> None:
        state.agenda.pop()
        if isinstance(move, MoveUnit):
            move_unit(state, seat, move.target)


def patrols(state: OnMarsState) -> list[Move]:
    """One hex, over anything (OM-18.16)."""
    return [_PATROLS[place] for place in NEIGHBOURS[state.blackout.unit]] if state.blackout else []


def move_unit(state: OnMarsState, seat: Seat, target: int) -> None:
    assert state.blackout is not None
    origin, state.blackout.unit = state.blackout.unit, target
    state.events.append(UnitMoved(seat, origin, target))
