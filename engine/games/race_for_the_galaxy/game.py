"""Race for the Galaxy on the engine's contract."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache

from engine.core.gallery import Shelf
from engine.core.game import Clash, Game, Panel, Refusal, Setup, Standing
from engine.core.moves import Seat, Step
from engine.core.rng import Rng
from engine.core.vocabulary import vocabulary
from engine.core.words import Words
from engine.games.race_for_the_galaxy import refusals, scoring, setup, sight
from engine.games.race_for_the_galaxy.components import (
    ACTION_CARDS,
    ACTIONS,
    CARDS,
    CATEGORIES,
    FOLDER,
    GOALS,
    GOODS,
    NOTHING,
    PHASES,
)
from engine.games.race_for_the_galaxy.gallery import gallery
from engine.games.race_for_the_galaxy.pilot import RacePilot
from engine.games.race_for_the_galaxy.report import FORMATTERS, panels
from engine.games.race_for_the_galaxy.robot import FACES
from engine.games.race_for_the_galaxy.state import RaceState
from engine.games.race_for_the_galaxy.wording import with_card_texts


class RaceForTheGalaxy(Game[RaceState]):
    id = "race_for_the_galaxy"
    rules_version = 2
    seat_counts = (1, 2, 3, 4, 5, 6)
    options = setup.OPTIONS
    folder = FOLDER
    state_class = RaceState
    vocabulary = vocabulary("engine.games.race_for_the_galaxy")
    kinds = {
        "card": [card.id for card in CARDS],
        "good": GOODS,
        "goal": [goal.id for goal in GOALS],
        "phase": PHASES,
        "act": ACTIONS,
        "category": [category.id for category in CATEGORIES],
        "face": FACES,
        "action": refusals.ACTIONS,
        "tie_break": scoring.TIE_BREAKS,
    }
    formatters = FORMATTERS
    facts = {"goal": [asdict(goal) for goal in GOALS], "act": [asdict(action) for action in ACTION_CARDS]}
    has_secrets = True
    over_rule = "RG-14.4"
    turn_rule = "RG-25.2"

    def clash(self, setup_: Setup) -> Clash | None:
        return setup.clash(setup_)

    def deal(self, setup_: Setup) -> RaceState:
        return setup.deal(setup_)

    def hide(self, view: RaceState, seat: Seat | None) -> None:
        sight.hide(view, seat)

    def make_up(self, state: RaceState, seat: Seat, rng: Rng) -> None:
        sight.make_up(state, seat, rng)

    def standing(self, state: RaceState) -> list[Standing]:
        return scoring.standing(state)

    def why_not(self, state: RaceState, seat: Seat, step: Step[RaceState]) -> list[Refusal]:
        return refusals.why_not(state, seat, step)

    def gallery(self, words: Words) -> list[Shelf]:
        return gallery(words)

    def panels(self, view: RaceState, words: Words) -> list[Panel]:
        return panels(view, words)

    @cache  # noqa: B019 - there is one such game
    def words(self, language: str) -> Words:
        """Card texts are made from the records of the cards."""
        return with_card_texts(super().words(language))

    def pilot(self) -> RacePilot:
        return RacePilot(self)

    def census(self, state: RaceState) -> Mapping[str, int]:
        """Every card is somewhere; chips leave the pool for the players."""
        cards = len(state.aside) + len(state.removed) + sum(map(len, state.decks)) + sum(map(len, state.discards))
        chips = state.pool
        for player in state.players:
            cards += len(player.hand) + len(player.tableau) + len(player.saved) + len(player.offer) + len(player.packet)
            cards += len(player.goods) - player.goods.count(NOTHING)
            chips += player.vp
        if state.robot:
            cards += len(state.robot.pile) + len(state.robot.tableau)
            chips += state.robot.vp
        counts = {"cards": cards, "VP chips": chips}
        if state.robot:
            counts["counters"] = state.robot.counters + state.robot.counters_left
        return counts


GAME = RaceForTheGalaxy()
