"""On Mars on the engine's contract."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.gallery import Shelf
from engine.core.game import Game, Panel, Refusal, Setup, Standing
from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.core.words import Words
from engine.games.on_mars import census, hidden, scoring, setup
from engine.games.on_mars.components import (
    ACTIONS,
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    EXECUTIVES,
    FOLDER,
    GOALS,
    GOODS,
    LAB,
    LSS_BONUS_IDS,
    LSS_REWARDS,
    MISSIONS,
    REASONS,
    SCIENTISTS,
    SIDES,
    SPACES,
    TECHS,
    TILES,
)
from engine.games.on_mars.events import EVENTS
from engine.games.on_mars.first_colonists import CARDS_A, CARDS_B
from engine.games.on_mars.gallery import gallery
from engine.games.on_mars.moves import MOVES
from engine.games.on_mars.pilot import OnMarsPilot
from engine.games.on_mars.refusals import SUBJECTS, refusals
from engine.games.on_mars.report import FORMATTERS, ORIGINS, panels
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.steps import STEPS


class OnMars(Game[OnMarsState]):
    id = "on_mars"
    rules_version = 2
    seat_counts = (1, 2, 3, 4)
    options = setup.OPTIONS
    folder = FOLDER
    state_class = OnMarsState
    vocabulary = (*MOVES, *EVENTS, *STEPS)
    kinds = {
        "action": [*(action.id for action in ACTIONS), *SUBJECTS],
        "executive": [executive.id for executive in EXECUTIVES],
        "space": ["none", *(f"space_{number}" for number in range(1, SPACES + 1))],
        "side": SIDES,
        "good": GOODS,
        "building": [building.id for building in BUILDINGS],
        "tech": [tech.id for tech in TECHS],
        "lab": [space.id for space in LAB],
        "blueprint": [card.id for card in BLUEPRINTS],
        "tile": [tile.id for tile in TILES],
        "contract": [contract.id for contract in CONTRACTS],
        "goal": [goal.id for goal in GOALS],
        "scientist": [scientist.id for scientist in SCIENTISTS],
        "mission": [mission.id for mission in MISSIONS],
        "reward": [reward.id for reward in LSS_REWARDS],
        "bonus": LSS_BONUS_IDS,
        "reason": REASONS,
        "origin": ORIGINS,
        "card_a": [card[0] for card in CARDS_A],
        "card_b": [card[0] for card in CARDS_B],
        "tie_break": scoring.TIE_BREAKS,
    }
    formatters = FORMATTERS
    has_secrets = True

    def deal(self, setup_: Setup) -> OnMarsState:
        return setup.deal(setup_)

    def copy(self, state: OnMarsState) -> OnMarsState:
        return state.copy()

    def view(self, state: OnMarsState, seat: Seat | None) -> OnMarsState:
        return hidden.view(state, seat)

    def imagine(self, view: OnMarsState, seat: Seat, rng: Rng) -> OnMarsState:
        return hidden.imagine(view, seat, rng)

    def standing(self, state: OnMarsState) -> list[Standing]:
        return scoring.standing(state)

    def refusals(self, state: OnMarsState, seat: Seat) -> list[Refusal]:
        return refusals(state, seat)

    def gallery(self, words: Words) -> list[Shelf]:
        return gallery(words)

    def panels(self, view: OnMarsState, words: Words) -> list[Panel]:
        return panels(view, words)

    def pilot(self) -> OnMarsPilot:
        return OnMarsPilot(self)

    def census(self, state: OnMarsState) -> Mapping[str, int]:
        return census.count(state)


GAME = OnMars()
