"""The Starfarers of Catan on the engine's contract."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.gallery import Shelf
from engine.core.game import PALETTE, Game, Panel, Refusal, Setup, Standing
from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.core.words import Words
from engine.games.starfarers import scoring, secrets, setup
from engine.games.starfarers.board import BASES, SYSTEMS
from engine.games.starfarers.building import BeginBuilding, ToBuild
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
from engine.games.starfarers.encounters import (
    CarryOut,
    ReadOn,
    ToDecide,
    ToGive,
    ToPayForExchange,
)
from engine.games.starfarers.events import EVENTS
from engine.games.starfarers.fleet import ToPlaceFreeShip
from engine.games.starfarers.flight import BetweenShips, Pondering, ToChooseShip, ToFly, ToJump
from engine.games.starfarers.gallery import gallery
from engine.games.starfarers.landing import ToClear, ToFound
from engine.games.starfarers.moves import MOVES
from engine.games.starfarers.outcomes import ToAddPart, ToGiveCard, ToRemovePart, ToWearDown
from engine.games.starfarers.peoples import ToBefriend
from engine.games.starfarers.pilot import StarfarersPilot
from engine.games.starfarers.placing import ToPlace, placing_order
from engine.games.starfarers.production import (
    AfterTribute,
    OpponentsDraw,
    ToDrawFrom,
    ToPayTribute,
    ToTakeRelief,
    ToThrow,
)
from engine.games.starfarers.refusals import ACTIONS, refusals
from engine.games.starfarers.report import FORMATTERS, panels
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.taking import ToTake
from engine.games.starfarers.trading import ToAnswer, ToClose
from engine.games.starfarers.turn import BeginTurn, EndTurn

STEPS = (
    ToPlace, BeginTurn, EndTurn, ToThrow, ToTakeRelief, ToPayTribute, AfterTribute, ToDrawFrom, OpponentsDraw,
    BeginBuilding, ToBuild, ToAnswer, ToClose, ToPlaceFreeShip, BetweenShips, ToChooseShip, Pondering, ToFly, ToJump,
    ToClear, ToFound, ToBefriend, ReadOn, CarryOut, ToGive, ToDecide, ToPayForExchange, ToTake, ToAddPart,
    ToRemovePart, ToGiveCard, ToWearDown,
)  # fmt: skip


class Starfarers(Game[StarfarersState]):
    id = "starfarers"
    seat_counts = (2, 3, 4)
    options = setup.OPTIONS
    folder = FOLDER
    state_class = StarfarersState
    vocabulary = (*MOVES, *EVENTS, *STEPS)
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
        "colour": setup.COLOURS,
        "action": ACTIONS,
        "goal": GOALS,
        "remark": REMARKS,
        "tie_break": scoring.TIE_BREAKS,
    }
    formatters = FORMATTERS
    has_secrets = True

    def deal(self, setup_: Setup) -> StarfarersState:
        state = setup.deal(setup_)
        state.agenda = [BeginTurn(state.first)]
        if state.options.advanced_setup:
            state.agenda += [ToPlace(seat) for seat in reversed(placing_order(state.first, setup_.seats))]
        return state

    def colours(self, setup_: Setup) -> tuple[int, ...]:
        """Where a seat's first colonies stand depends on its colour (SF-4.10)."""
        return tuple(PALETTE.index(setup.COLOURS[colour]) for colour in setup.colours_of(setup_))

    def sides(self, state: StarfarersState, words: Words) -> tuple[str, ...]:
        """In the basic set-up a colour is a place to begin (SF-4.10)."""
        if state.options.advanced_setup:
            return ()
        return tuple(words.name("colour", colour) for colour in state.colours)

    def copy(self, state: StarfarersState) -> StarfarersState:
        return state.copy()

    def view(self, state: StarfarersState, seat: Seat | None) -> StarfarersState:
        return secrets.view(state, seat)

    def imagine(self, view: StarfarersState, seat: Seat, rng: Rng) -> StarfarersState:
        return secrets.imagine(view, seat, rng)

    def standing(self, state: StarfarersState) -> list[Standing]:
        return scoring.standing(state)

    def refusals(self, state: StarfarersState, seat: Seat) -> list[Refusal]:
        return refusals(state, seat)

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
