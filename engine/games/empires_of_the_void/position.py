"""Any position, put together piece by piece, so that a worked example reads in a test as in the rulebook.

    state = (
        Position()
        .ships(YOU, space_of(VAEL), {SUNHAMMER: 1, STARCRUISER: 1})
        .ships(RED, space_of(VAEL), {STARFIGHTER: 2})
        .conquered(RED, VAEL)
        .dice(2, 3)
        .state()
    )

Seat 0 is to act, in round 2, unless said otherwise. What is not mentioned is empty: no ships, cards, technologies or
credits, planets neutral. With four players the boards lie unturned in their printed order and the home worlds are at
corners 0, 1, 3 and 4. The dice and other chance fall as dictated.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from engine.core.moves import Seat
from engine.core.position import ImpossiblePosition
from engine.core.rng import Rng
from engine.games.empires_of_the_void import setup
from engine.games.empires_of_the_void.components import (
    ACTIONS_A_TURN,
    CLASSES,
    COLLECTIVE_5,
    EVENT_STEP,
    NARKANI,
    NOMADS,
    NOWHERE,
    ONE,
    OWNS,
    PRE_ROUND,
    RECORD,
    SCORE_A,
    SHIPS,
    SIRI,
    SPACE_PORT,
    TURNS,
    count,
    fleet_of,
    kind_of,
)
from engine.games.empires_of_the_void.galaxy import Layout
from engine.games.empires_of_the_void.hands import full_deck
from engine.games.empires_of_the_void.prepare import begin_phase
from engine.games.empires_of_the_void.state import EmpiresState, Options
from engine.games.empires_of_the_void.turn import EventStep, NextRound, NextTurn, ToAct

LAYOUTS = {
    2: Layout((NOWHERE, NOWHERE, 3, 4, 2, NOWHERE), (0, 0, 1, 0, 0, 0), 1, (2, 3)),
    3: Layout((1, 2, 3, 4, 5, 6), (0,) * 6, 0, (0, 2, 4)),
    4: Layout((1, 2, 3, 4, 5, 6), (0,) * 6, 0, (0, 1, 3, 4)),
}
RACES_AT_TABLE = (NARKANI, SIRI, NOMADS, COLLECTIVE_5)


class Position:
    def __init__(
        self,
        players: int = 4,
        active: Seat = 0,
        options: Options | None = None,
        layout: Layout | None = None,
        seed: int = 0,
    ) -> None:
        state = setup.bare_table(players, options or Options(), layout or LAYOUTS[players], Rng(seed))
        state.active = active
        state.round = 2
        state.phase = TURNS
        state.actions = ACTIONS_A_TURN
        for seat, player in enumerate(state.players):
            player.race = RACES_AT_TABLE[seat]
        self._state = state
        self._deck: tuple[int, ...] | None = None
        self._stack: tuple[int, ...] | None = None
        self._phase = TURNS
        self._dice: tuple[int, ...] = ()

    # -- the players ----------------------------------------------------------------------------------------------

    def race(self, seat: Seat, race: int) -> Position:
        self._state.players[seat].race = race
        return self

    def credits(self, seat: Seat, credits: int) -> Position:
        self._state.players[seat].credits = credits
        return self

    def owns(self, seat: Seat, *technologies: int) -> Position:
        for technology in technologies:
            self._state.players[seat].technologies |= OWNS[technology]
        return self

    def cards(self, seat: Seat, *cards: int) -> Position:
        self._state.players[seat].hand = tuple(sorted(cards))
        return self

    def points(self, seat: Seat, vp: int) -> Position:
        """Scored so far, all in the first scoring."""
        if not self._state.scorings:
            self._state.scorings.append((0,) * len(self._state.players))
        row = list(self._state.scorings[0])
        row[seat] = vp
        self._state.scorings[0] = tuple(row)
        self._state.players[seat].vp = vp
        return self

    def port(self, seat: Seat, world: int) -> Position:
        self._state.players[seat].port = world
        return self.owns(seat, SPACE_PORT)

    def quiet(self, seat: Seat) -> Position:
        self._state.players[seat].quiet = True
        return self

    # -- the map --------------------------------------------------------------------------------------------------

    def ships(self, seat: Seat, space: int, ships: dict[int, int]) -> Position:
        self._state.players[seat].ships[space] += fleet_of(ships)
        return self

    def conquered(self, seat: Seat, *worlds: int) -> Position:
        for world in worlds:
            self._state.holder[world] = seat
        return self

    def allied(self, seat: Seat, *planets: int) -> Position:
        for planet in planets:
            self._state.ally[planet] = seat
            self._state.holder[planet] = seat
        return self

    def occupied(self, seat: Seat, planet: int, ally: Seat) -> Position:
        """Held by one player while another's ally token lies underneath."""
        self._state.ally[planet] = ally
        self._state.holder[planet] = seat
        return self

    def infested(self, *planets: int) -> Position:
        for planet in planets:
            self._state.infested |= 1 << planet
        return self

    def wormholes(self, one: int, other: int) -> Position:
        self._state.wormholes = (one, other)
        return self

    def rebellion(self, planet: int) -> Position:
        self._state.rebellion = planet
        return self

    def pirates(self, planet: int) -> Position:
        self._state.pirates = planet
        return self

    def distress(self, planet: int) -> Position:
        self._state.distress = planet
        return self

    def derelict(self, space: int = NOWHERE, kept_by: Seat = -1) -> Position:
        self._state.derelict, self._state.salvager = space, kept_by
        return self

    def plague(self) -> Position:
        self._state.plague = True
        return self

    def covered(self, *planets: int) -> Position:
        self._state.lay(replace(self._state.layout, covered=planets))
        return self

    # -- the round ------------------------------------------------------------------------------------------------

    def round(self, round_: int) -> Position:
        self._state.round = round_
        return self

    def event(self, card: int) -> Position:
        """In force this round."""
        self._state.event = card
        return self

    def actions(self, left: int) -> Position:
        self._state.actions = left
        return self

    def pre_round(self) -> Position:
        """The pre-round phase is about to begin for everybody."""
        self._phase = PRE_ROUND
        return self

    def event_step(self, *cards: int) -> Position:
        """All are ready; these cards will be drawn, the next one first."""
        self._phase = EVENT_STEP
        return self.stack(*cards)

    def stack(self, *cards: int) -> Position:
        self._stack = cards
        return self

    def deck(self, *cards: int) -> Position:
        """The diplomacy deck, next card first. Without this it holds all cards not mentioned."""
        self._deck = cards
        return self

    def discard(self, *cards: int) -> Position:
        self._state.discard = list(cards)
        return self

    def row(self, *cards: int) -> Position:
        self._state.row = tuple(sorted(cards))
        return self

    def dice(self, *results: int) -> Position:
        """How chance falls next: faces of dice, or the place of whatever is drawn."""
        self._dice += results
        return self

    # -- all together ---------------------------------------------------------------------------------------------

    def state(self) -> EmpiresState:
        state = self._state
        self._settle_ships()
        self._settle_cards()
        self._settle_events()
        self._settle_agenda()
        state.rng.dictate(*self._dice)
        return state

    def _settle_ships(self) -> None:
        state = self._state
        pool = fleet_of({ship: record.supply for ship, record in enumerate(SHIPS) if record.shared})
        for player in state.players:
            stock = fleet_of({ship: record.supply for ship, record in enumerate(SHIPS) if not record.shared})
            for ship in CLASSES:
                placed = sum(count(fleet, ship) for fleet in player.ships)
                if placed > count(pool if RECORD[ship].shared else stock, kind_of(ship)):
                    raise ImpossiblePosition(f"there are not {placed} tokens of {RECORD[ship].id}")
                if RECORD[ship].shared:
                    pool -= placed * ONE[kind_of(ship)]
                else:
                    stock -= placed * ONE[ship]
            player.stock = stock
        state.pool = pool

    def _settle_cards(self) -> None:
        state = self._state
        rest = Counter(full_deck())
        rest.subtract([*state.discard, *state.row, *(card for player in state.players for card in player.hand)])
        if self._deck is not None:
            rest.subtract(self._deck)
        if min(rest.values()) < 0:
            raise ImpossiblePosition("more copies of a card than there are")
        state.deck = sorted(rest.elements()) if self._deck is None else list(reversed(self._deck))

    def _settle_events(self) -> None:
        """The stack as it would lie in this round, unless dictated."""
        state = self._state
        events = setup.events_in_play(state)
        if self._stack is not None:
            named = [card for card in self._stack if card < SCORE_A]
            events = [card for card in events if card not in named]
            state.stack = [*reversed(self._stack)]
        else:
            setup.build_stack(state)
            drawn = max(0, state.round - (self._phase != TURNS))
            state.past = [state.stack.pop() for _ in range(drawn)]
            return
        state.unused = events

    def _settle_agenda(self) -> None:
        state = self._state
        state.phase = self._phase
        state.agenda = [NextRound()]
        if self._phase == TURNS:
            place = state.order.index(state.active)
            if place + 1 < len(state.order):
                state.agenda.append(NextTurn(place + 1))
            state.agenda.append(ToAct(state.active))
            return
        state.agenda.append(NextTurn(0))
        state.agenda.append(EventStep())
        if self._phase == PRE_ROUND:
            begin_phase(state)
