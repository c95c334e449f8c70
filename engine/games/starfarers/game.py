"""The Starfarers of Catan on the engine's contract."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.gallery import Shelf
from engine.core.game import PALETTE, Game, Panel, Refusal, Setup, Standing
from engine.core.moves import Seat, Step
from engine.core.rng import Rng
from engine.core.vocabulary import vocabulary
from engine.core.words import Words
from engine.games.starfarers import scoring, sight
from engine.games.starfarers.board import BASES, SYSTEMS
from engine.games.starfarers.components import (
    BALLS,
    CARDS,
    COLONY_SHIP,
    FOLDER,
    GOALS,
    NO_CARD,
    NO_CHIT,
    NOBODY,
    PARTS,
    PEOPLES,
    REMARKS,
    RESOURCES,
    SHIP_KINDS,
    TRADE_SHIP,
)
from engine.games.starfarers.encounter_cards import FAMILIES, STATS
from engine.games.starfarers.gallery import gallery
from engine.games.starfarers.pilot import StarfarersPilot
from engine.games.starfarers.placing import ToPlace, placing_order
from engine.games.starfarers.refusals import SUBJECTS, why_not
from engine.games.starfarers.report import FORMATTERS, panels
from engine.games.starfarers.setup import COLOURS, OPTIONS, colours_of
from engine.games.starfarers.setup import deal as dealt
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.turn import BeginTurn


class Starfarers(Game[StarfarersState]):
    id = "starfarers"
    seat_counts = (2, 3, 4)
    options = OPTIONS
    folder = FOLDER
    state_class = StarfarersState
    vocabulary = vocabulary("engine.games.starfarers")
    rules_version = 2
    over_rule = "SF-12.2"
    turn_rule = "SF-1.4"
    kinds = {
        "resource": RESOURCES,
        "part": PARTS,
        "ship": SHIP_KINDS,
        "ball": [ball.id for ball in BALLS],
        "people": PEOPLES,
        "card": [card.id for card in CARDS],
        "family": FAMILIES,
        "stat": STATS,
        "system": SYSTEMS,
        "base": [base.id for base in BASES],
        "colour": COLOURS,
        "action": SUBJECTS,
        "goal": GOALS,
        "remark": REMARKS,
        "tie_break": scoring.TIE_BREAKS,
    }
    formatters = FORMATTERS
    has_secrets = True
    topics = {"bargaining": False}

    def deal(self, setup: Setup) -> StarfarersState:
        state = dealt(setup)
        state.agenda = [BeginTurn(state.first)]
        if state.options.advanced_setup:
            state.agenda += [ToPlace(seat) for seat in reversed(placing_order(state.first, setup.seats))]
        return state

    def colours(self, setup: Setup) -> tuple[int, ...]:
        """Where a seat's first colonies stand depends on its colour (SF-4.10)."""
        return tuple(PALETTE.index(COLOURS[colour]) for colour in colours_of(setup))

    nearness = staticmethod(scoring.nearness)

    def sides(self, state: StarfarersState, words: Words) -> tuple[str, ...]:
        """In the basic set-up a colour is a place to begin (SF-4.10)."""
        if state.options.advanced_setup:
            return ()
        return tuple(words.name("colour", colour) for colour in state.colours)

    def hide(self, view: StarfarersState, seat: Seat | None) -> None:
        sight.hide(view, seat)

    def make_up(self, state: StarfarersState, seat: Seat, rng: Rng) -> None:
        sight.make_up(state, seat, rng)

    def standing(self, state: StarfarersState) -> list[Standing]:
        return scoring.standing(state)

    def why_not(self, state: StarfarersState, seat: Seat, step: Step[StarfarersState]) -> list[Refusal]:
        return why_not(state, seat, step)

    def gallery(self, words: Words) -> list[Shelf]:
        return gallery(words)

    def panels(self, view: StarfarersState, words: Words) -> list[Panel]:
        return panels(view, words)

    def pilot(self) -> StarfarersPilot:
        return StarfarersPilot(self)

    def census(self, state: StarfarersState) -> Mapping[str, int]:
        """Nothing is made and nothing is lost (SF-2.1, SF-2.2)."""
        players = state.players
        counts = {
            f"{name} cards": state.bank[kind] + state.reserve.count(kind) + sum(player.hand[kind] for player in players)
            for kind, name in enumerate(RESOURCES)
        }
        counts["cards in hands"] = sum(player.size - sum(player.hand) for player in players)
        counts["chits"] = (
            sum(chit != NO_CHIT for chit in state.chits)
            + len(state.whites)
            + sum(len(player.chits) for player in players)
        )
        counts["encounter cards"] = len({*state.pile, *state.discard}) + (state.encounter != NO_CARD)
        counts["friendship cards"] = sum(map(len, state.friends)) + sum(len(player.cards) for player in players)
        counts["tokens held without a station"] = sum(
            holder != NOBODY and holder not in owners
            for holder, owners in zip(state.tokens, state.stations, strict=True)
        )
        for seat, player in enumerate(players):
            carried = [cargo for cargo, point in zip(player.cargo, player.ships, strict=True) if point]
            counts[f"colonies of seat {seat}"] = (
                player.colony_stock + len(player.colonies) + len(player.spaceports) + carried.count(COLONY_SHIP)
            )
            counts[f"stations of seat {seat}"] = (
                player.station_stock + carried.count(TRADE_SHIP) + sum(owners.count(seat) for owners in state.stations)
            )
        return counts


GAME = Starfarers()
