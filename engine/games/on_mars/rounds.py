"""OM-5.1, OM-5.4 and OM-12.1: the rounds, from the first placements to the end."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars import lacerda
from engine.games.on_mars.blackout import pass_time
from engine.games.on_mars.complexes import join
from engine.games.on_mars.components import (
    COLONY,
    HIGHEST_LEVEL,
    LACERDA,
    NOWHERE,
    ORBIT,
    SHELTER,
)
from engine.games.on_mars.contracts import can_complete_a_delivery, deliver, deliveries
from engine.games.on_mars.ending import end_steps
from engine.games.on_mars.events import (
    EndTriggered,
    GameEnded,
    RoundBegan,
    ShelterSettled,
    ShuttlePlaced,
    SoloJudged,
)
from engine.games.on_mars.goods import store_crystals
from engine.games.on_mars.hexes import HEX_COUNT, START_SHELTERS
from engine.games.on_mars.moves import Deliver, PlaceShuttle, Settle, Stop
from engine.games.on_mars.scoring import score, solo_missing
from engine.games.on_mars.shuttle import NextTraveller, move_shuttle
from engine.games.on_mars.state import COLONIZATION, OVER, SETUP, SHUTTLE, OnMarsState
from engine.games.on_mars.travel import ToTakeSpace, take_space
from engine.games.on_mars.turn import LayDown, ToAct, begin_turn

_STOP = Stop()
_SHUTTLE_SIDES = (PlaceShuttle(ORBIT), PlaceShuttle(COLONY))
_SETTLEMENTS = tuple(Settle(place) for place in range(HEX_COUNT))


# -- before the first round (OM-3.3) -----------------------------------------------------------------------------


def clockwise(state: OnMarsState) -> list[Seat]:
    """From the first player on; Lacerda is not asked."""
    seats = 1 if state.options.solo else len(state.players)
    return [(state.first + place) % seats for place in range(seats)]


def opening(state: OnMarsState) -> list[Step[OnMarsState]]:
    """The agenda of a new game: Shelters, places, the Shuttle, then the first turn."""
    steps: list[Step[OnMarsState]] = [NextTurn(), PlacingShuttle()]
    seats = clockwise(state)
    steps += [Placing(seat) for seat in reversed(seats)]
    if state.options.solo:
        steps.append(LacerdaPlaces())
    return [*steps, *(ToSettle(seat) for seat in reversed(seats))]


def settle(state: OnMarsState, seat: Seat, place: int) -> None:
    """The first Shelter with the first Bot on it; Lacerda's Bot goes to the Progress area (OM-3.2, OM-14.1)."""
    join(state, SHELTER + seat, place)
    player = state.players[seat]
    player.shelters = 1
    player.bots_left -= 1
    if not state.is_lacerda(seat):
        player.bots = (place,)
    state.events.append(ShelterSettled(seat, place))


@dataclass(frozen=True, slots=True)
class ToSettle(Asks[OnMarsState]):
    """Starting hexes are chosen clockwise from the first player (OM-3.3.1)."""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        places = START_SHELTERS[len(state.players)]
        return [_SETTLEMENTS[place] for place in places if state.building[place] == NOWHERE]

    def play(self, state: OnMarsState, seat: Seat, move: Settle) -> None:
        state.agenda.pop()
        settle(state, seat, move.place)
        places = [place for place in START_SHELTERS[len(state.players)] if state.building[place] == NOWHERE]
        if len(places) == 1:
            last = LACERDA if state.options.solo else clockwise(state)[-1]
            if isinstance(state.agenda[-1], ToSettle):
                state.agenda.pop()
            settle(state, last, places[0])


@dataclass(frozen=True, slots=True)
class LacerdaPlaces(Step[OnMarsState]):
    """He starts on a random space and takes its benefit; the Shuttle starts on his side (OM-14.1)."""

    def run(self, state: OnMarsState) -> None:
        state.active = LACERDA
        end_steps(state, LACERDA)
        take_space(state, LACERDA, lacerda.starting_space(state))


@dataclass(frozen=True, slots=True)
class Placing(Step[OnMarsState]):
    """A marker on any free space, or where a First Colonist tile puts it, its benefit and the end steps (OM-3.3.2)."""

    seat: Seat

    def run(self, state: OnMarsState) -> None:
        state.active = self.seat
        end_steps(state, self.seat)
        space = state.players[self.seat].space
        if space:
            take_space(state, self.seat, space)
        else:
            state.agenda.append(ToTakeSpace(self.seat, NOWHERE))


@dataclass(frozen=True, slots=True)
class PlacingShuttle(Step[OnMarsState]):
    """Whoever has the highest space decides; in a solo game it starts on Lacerda's side."""

    def run(self, state: OnMarsState) -> None:
        if state.options.solo:
            place_shuttle(state, LACERDA, state.players[LACERDA].side)
        else:
            state.agenda.append(ToPlaceShuttle(state.order()[-1]))


def place_shuttle(state: OnMarsState, seat: Seat, side: int) -> None:
    state.shuttle_side, state.shuttle = side, 1
    state.events.append(ShuttlePlaced(seat, side))


@dataclass(frozen=True, slots=True)
class ToPlaceShuttle(Asks[OnMarsState]):
    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [*_SHUTTLE_SIDES]

    def play(self, state: OnMarsState, seat: Seat, move: PlaceShuttle) -> None:
        state.agenda.pop()
        place_shuttle(state, seat, move.side)


# -- rounds ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NextTurn(Step[OnMarsState]):
    """The lowest space whose marker still stands; when all lie the Colonization phase is over (OM-5.1)."""

    def run(self, state: OnMarsState) -> None:
        if state.phase == SETUP:
            state.events.append(RoundBegan(state.round, state.last_round))
        standing = [seat for seat in state.order() if not state.players[seat].laid]
        if not standing:
            end_of_colonization(state)
            return
        seat = standing[0]
        state.agenda.append(self)
        if state.is_lacerda(seat):
            state.agenda.append(LayDown(seat))
            end_steps(state, seat)
            begin_turn(state, seat)
            lacerda.take_turn(state)
        else:
            state.agenda.append(ToAct(seat))
            begin_turn(state, seat)


def end_of_colonization(state: OnMarsState) -> None:
    """The only moment the end is looked for (OM-12.1); then the Shuttle phase, or after the last round the scores."""
    if state.blackout:
        pass_time(state)
        if state.phase == OVER:
            return
    if state.last_round:
        finish(state)
        return
    if not state.is_shared and not state.ending and (state.remaining == 0 or state.level == HIGHEST_LEVEL):
        state.ending = True
        state.events.append(EndTriggered(state.options.space_oddity))
        if state.options.space_oddity:
            finish(state)
            return
    state.phase = SHUTTLE
    order = tuple(state.order())
    state.agenda.append(NewRound())
    state.agenda.append(NextTraveller(order, move_shuttle(state)))


@dataclass(frozen=True, slots=True)
class NewRound(Step[OnMarsState]):
    """All markers stand up again."""

    def run(self, state: OnMarsState) -> None:
        state.round += 1
        state.last_round = state.ending
        state.phase = COLONIZATION
        for player in state.players:
            player.laid = False
        state.events.append(RoundBegan(state.round, state.last_round))
        state.agenda.append(NextTurn())


# -- the end -----------------------------------------------------------------------------------------------------


def finish(state: OnMarsState) -> None:
    """Waiting Crystals go to the Depots, last deliveries are made, and the game is over (OM-12.2)."""
    state.phase = OVER
    for seat in range(len(state.players)):
        store_crystals(state, seat)
    state.agenda.append(Over())
    for seat in reversed(state.order()):
        state.agenda.append(ToDeliverLast(seat))


@dataclass(frozen=True, slots=True)
class ToDeliverLast(Step[OnMarsState]):
    """Asked only of those whose goods fulfil a Contract."""

    seat: Seat
    asking: bool = False

    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,) if self.asking else ()

    def run(self, state: OnMarsState) -> None:
        if not state.is_lacerda(self.seat) and can_complete_a_delivery(state, self.seat):
            state.active = self.seat
            state.agenda.append(ToDeliverLast(self.seat, True))

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [*deliveries(state, seat), _STOP]

    def play(self, state: OnMarsState, seat: Seat, move: Deliver | Stop) -> None:
        state.agenda.pop()
        if isinstance(move, Deliver):
            deliver(state, seat, move.contract, move.good)
            state.agenda.append(ToDeliverLast(seat))


@dataclass(frozen=True, slots=True)
class Over(Step[OnMarsState]):
    def run(self, state: OnMarsState) -> None:
        state.events.append(GameEnded())
        if state.options.solo:
            state.events.append(SoloJudged(solo_missing(state), score(state, 0), score(state, LACERDA)))
