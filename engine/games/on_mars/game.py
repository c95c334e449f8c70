"""On Mars on the engine's contract."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.vocabulary import vocabulary
from engine.games.on_mars import census, figures, gallery, refusals, report, scoring, setup, sight, wording
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
    VANDALISM,
)
from engine.games.on_mars.first_colonists import CARDS_A, CARDS_B
from engine.games.on_mars.pilot import OnMarsPilot
from engine.games.on_mars.state import OnMarsState


class OnMars(Game[OnMarsState]):
    id = "on_mars"
    rules_version = 2
    seat_counts = (1, 2, 3, 4)
    options = setup.OPTIONS
    folder = FOLDER
    state_class = OnMarsState
    pilot_class = OnMarsPilot
    vocabulary = vocabulary("engine.games.on_mars")
    kinds = {
        "action": [*(action.id for action in ACTIONS), *refusals.SUBJECTS],
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
        "origin": report.ORIGINS,
        "card_a": [card[0] for card in CARDS_A],
        "card_b": [card[0] for card in CARDS_B],
        "vandalism": [card.id for card in VANDALISM],
        "tie_break": scoring.TIE_BREAKS,
    }
    over_rule = "OM-12.2"
    turn_rule = "OM-5.1"
    formatters = report.FORMATTERS
    facts = wording.FACTS
    has_secrets = True

    clash = staticmethod(setup.clash)
    deal = staticmethod(setup.deal)
    hide = staticmethod(sight.hide)
    make_up = staticmethod(sight.make_up)
    standing = staticmethod(scoring.standing)
    nearness = staticmethod(scoring.nearness)
    census = staticmethod(census.count)
    figures = staticmethod(figures.figures)
    why_not = staticmethod(refusals.why_not)
    panels = staticmethod(report.panels)
    gallery = staticmethod(gallery.gallery)


GAME = OnMars()
