"""Alien Frontiers on the engine's contract."""

from __future__ import annotations

from engine.core.game import Game, Setup
from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.core.vocabulary import vocabulary
from engine.games.alien_frontiers import census, figures, gallery, refusals, report, scoring, sight, wording
from engine.games.alien_frontiers.components import CARDS, FIELDS, FOLDER, STATIONS, TERRITORIES
from engine.games.alien_frontiers.moves import Roll
from engine.games.alien_frontiers.pilot import AlienFrontiersPilot
from engine.games.alien_frontiers.setup import OPTIONS
from engine.games.alien_frontiers.setup import deal as dealt
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.turn import ToRoll, next_turn


class AlienFrontiers(Game[AlienFrontiersState]):
    id = "alien_frontiers"
    seat_counts = (2, 3, 4)
    options = OPTIONS
    folder = FOLDER
    state_class = AlienFrontiersState
    pilot_class = AlienFrontiersPilot
    vocabulary = vocabulary("engine.games.alien_frontiers")
    kinds = {
        "station": [station.id for station in STATIONS],
        "territory": [territory.id for territory in TERRITORIES],
        "card": [card.id for card in CARDS],
        "field": [field.id for field in FIELDS],
        "action": refusals.SUBJECTS,
        "tie_break": scoring.TIE_BREAKS,
    }
    formatters = wording.FORMATTERS
    facts = wording.FACTS
    over_rule = "AF-13.1"
    turn_rule = "AF-0.3"

    hide = staticmethod(sight.hide)
    make_up = staticmethod(sight.make_up)
    standing = staticmethod(scoring.standing)
    nearness = staticmethod(scoring.nearness)
    census = staticmethod(census.count)
    figures = staticmethod(figures.figures)
    why_not = staticmethod(refusals.why_not)
    panels = staticmethod(report.panels)
    gallery = staticmethod(gallery.gallery)

    def deal(self, setup: Setup) -> AlienFrontiersState:
        state = dealt(setup)
        state.agenda = [ToRoll(state.first)]
        return state

    def next_turn(self, view: AlienFrontiersState, seat: Seat, rng: Rng) -> AlienFrontiersState:
        """Dice that nobody has seen are rolled already."""
        state = self.imagine(view, seat, rng)
        next_turn(state, seat)
        self.play(state, seat, Roll())
        return state


GAME = AlienFrontiers()
