"""Race for the Galaxy on the engine's contract."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

from engine.core.game import Game
from engine.core.vocabulary import vocabulary
from engine.core.words import Words
from engine.games.race_for_the_galaxy import census, figures, gallery, refusals, report, scoring, setup, sight
from engine.games.race_for_the_galaxy.components import (
    ACTION_CARDS,
    ACTIONS,
    CARDS,
    CATEGORIES,
    FOLDER,
    GOALS,
    GOODS,
    PHASES,
)
from engine.games.race_for_the_galaxy.pilot import RacePilot
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
    pilot_class = RacePilot
    vocabulary = vocabulary("engine.games.race_for_the_galaxy")
    kinds = {
        "card": [card.id for card in CARDS],
        "good": GOODS,
        "goal": [goal.id for goal in GOALS],
        "phase": PHASES,
        "act": ACTIONS,
        "category": [category.id for category in CATEGORIES],
        "face": FACES,
        "action": refusals.SUBJECTS,
        "tie_break": scoring.TIE_BREAKS,
    }
    formatters = report.FORMATTERS
    facts = {"goal": [asdict(goal) for goal in GOALS], "act": [asdict(action) for action in ACTION_CARDS]}
    has_secrets = True
    over_rule = "RG-14.4"
    turn_rule = "RG-25.2"

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

    @cache  # noqa: B019 - there is one such game
    def words(self, language: str) -> Words:
        """Card texts are made from the records of the cards."""
        return with_card_texts(super().words(language))


GAME = RaceForTheGalaxy()
