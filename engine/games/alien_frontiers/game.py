"""Alien Frontiers on the engine's contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.gallery import Shelf
from engine.core.game import Game, Panel, Refusal, Setup, Standing
from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.core.words import Words
from engine.games.alien_frontiers import scoring, setup
from engine.games.alien_frontiers.colonies import ToLand
from engine.games.alien_frontiers.components import (
    CARDS,
    EMPTY,
    FIELDS,
    FOLDER,
    HIDDEN,
    NOBODY,
    RELIC,
    STATIONS,
    TERRITORIES,
)
from engine.games.alien_frontiers.events import EVENTS
from engine.games.alien_frontiers.gallery import gallery
from engine.games.alien_frontiers.moves import MOVES, Roll
from engine.games.alien_frontiers.pilot import AlienFrontiersPilot
from engine.games.alien_frontiers.refusals import ACTIONS, refusals
from engine.games.alien_frontiers.report import panels
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.stations import ToRaid
from engine.games.alien_frontiers.tech import ToFireAgain, ToMoveColony, ToSwap
from engine.games.alien_frontiers.turn import NextTurn, ToAct, ToGiveBack, ToRoll, next_turn
from engine.games.alien_frontiers.wording import FACTS, FORMATTERS

STEPS = (NextTurn, ToRoll, ToAct, ToLand, ToRaid, ToFireAgain, ToMoveColony, ToSwap, ToGiveBack)


class AlienFrontiers(Game[AlienFrontiersState]):
    id = "alien_frontiers"
    seat_counts = (2, 3, 4)
    options = setup.OPTIONS
    folder = FOLDER
    state_class = AlienFrontiersState
    vocabulary = (*MOVES, *EVENTS, *STEPS)
    kinds = {
        "station": [station.id for station in STATIONS],
        "territory": [territory.id for territory in TERRITORIES],
        "card": [card.id for card in CARDS],
        "field": [field.id for field in FIELDS],
        "action": ACTIONS,
        "tie_break": scoring.TIE_BREAKS,
    }
    formatters = FORMATTERS
    facts = FACTS

    def deal(self, setup_: Setup) -> AlienFrontiersState:
        state = setup.deal(setup_)
        state.agenda = [ToRoll(state.first)]
        return state

    def copy(self, state: AlienFrontiersState) -> AlienFrontiersState:
        return state.copy()

    def view(self, state: AlienFrontiersState, seat: Seat | None) -> AlienFrontiersState:
        """Everything is public but the order of the draw pile and future dice (AF-15.1, AF-15.2)."""
        view = state.copy()
        view.rng = Rng(None)
        view.draw = [HIDDEN] * len(state.draw)
        return view

    def imagine(self, view: AlienFrontiersState, seat: Seat, rng: Rng) -> AlienFrontiersState:
        """The set of cards in the draw pile is known by deduction, their order is not (AF-15.3)."""
        state = view.copy()
        state.rng = Rng(rng.bits())
        unseen = Counter(setup.deck(view.options.mind_control_helmet))
        unseen.subtract(view.display)
        unseen.subtract(view.discard)
        for player in view.players:
            unseen.subtract(player.cards)
        state.draw = sorted(unseen.elements())
        rng.shuffle(state.draw)
        return state

    def next_turn(self, view: AlienFrontiersState, seat: Seat, rng: Rng) -> AlienFrontiersState:
        """Dice that nobody has seen are rolled already."""
        state = self.imagine(view, seat, rng)
        next_turn(state, seat)
        self.play(state, seat, Roll())
        return state

    def standing(self, state: AlienFrontiersState) -> list[Standing]:
        return scoring.standing(state)

    def refusals(self, state: AlienFrontiersState, seat: Seat) -> list[Refusal]:
        return refusals(state, seat)

    def gallery(self, words: Words) -> list[Shelf]:
        return gallery(words)

    def panels(self, view: AlienFrontiersState, words: Words) -> list[Panel]:
        return panels(view, words)

    def pilot(self) -> AlienFrontiersPilot:
        return AlienFrontiersPilot(self)

    def census(self, state: AlienFrontiersState) -> Mapping[str, int]:
        """All that is in the box."""
        ships = [ship for docks in state.docks for ship in docks if ship != EMPTY] + list(state.hand)
        counts = {
            "cards": len(state.draw)
            + len(state.display)
            + len(state.discard)
            + sum(len(player.cards) for player in state.players),
            "fuel": state.fuel + sum(player.fuel for player in state.players),
            "ore": state.ore + sum(player.ore for player in state.players),
            "relic ship": sum(bool(ship & RELIC) for ship in ships) + (state.relic_owner == NOBODY),
        }
        for seat, player in enumerate(state.players):
            counts[f"ships of seat {seat}"] = player.stock + sum(
                ship >> 4 == seat and not ship & RELIC for ship in ships
            )
            counts[f"colonies of seat {seat}"] = player.colonies + sum(colonies[seat] for colonies in state.colonies)
        return counts


GAME = AlienFrontiers()
