"""Empires of the Void on the engine's contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.gallery import Shelf
from engine.core.game import Game, Panel, Refusal, Standing
from engine.core.moves import Seat, Step
from engine.core.rng import Rng
from engine.core.vocabulary import vocabulary
from engine.core.words import Words
from engine.games.empires_of_the_void import hands, scoring, setup, sight
from engine.games.empires_of_the_void.components import (
    BOARDS,
    CARDS,
    CORNERS,
    DIRECTIONS,
    EVENT_CARDS,
    FOLDER,
    GOODS,
    OBSTACLES,
    PLANETS,
    RACES,
    SALVAGES,
    SCORING_CARDS,
    SHIPS,
    SOURCES,
    SPACE_IDS,
    TECHNOLOGIES,
    TEMPERAMENTS,
    TOPICS,
    WORLD_IDS,
    count,
    kind_of,
    ships_in,
)
from engine.games.empires_of_the_void.facts import FACTS
from engine.games.empires_of_the_void.figures import figures
from engine.games.empires_of_the_void.gallery import gallery
from engine.games.empires_of_the_void.pilot import EmpiresPilot
from engine.games.empires_of_the_void.refusals import SUBJECTS, why_not
from engine.games.empires_of_the_void.report import FORMATTERS, panels
from engine.games.empires_of_the_void.state import EmpiresState


class EmpiresOfTheVoid(Game[EmpiresState]):
    id = "empires_of_the_void"
    rules_version = 2
    seat_counts = (2, 3, 4)
    options = setup.OPTIONS
    folder = FOLDER
    state_class = EmpiresState
    vocabulary = vocabulary("engine.games.empires_of_the_void")
    topics = TOPICS
    over_rule = "EV-19.1"
    turn_rule = "EV-28.1"
    kinds = {
        "ship": [*(ship.id for ship in SHIPS), "damaged_moth"],
        "technology": [technology.id for technology in TECHNOLOGIES],
        "planet": [planet.id for planet in PLANETS],
        "world": WORLD_IDS,
        "space": SPACE_IDS,
        "board": [board.id for board in BOARDS],
        "direction": DIRECTIONS,
        "corner": CORNERS,
        "obstacle": OBSTACLES,
        "race": [race.id for race in RACES],
        "card": [card.id for card in CARDS],
        "event_card": [*(card.id for card in EVENT_CARDS), *(card.id for card in SCORING_CARDS)],
        "good": GOODS,
        "temperament": TEMPERAMENTS,
        "source": SOURCES,
        "find": SALVAGES,
        "action": SUBJECTS,
        "tie_break": scoring.TIE_BREAKS,
    }
    facts = FACTS
    formatters = FORMATTERS
    has_secrets = True

    clash = staticmethod(setup.clash)
    deal = staticmethod(setup.deal)

    nearness = staticmethod(scoring.nearness)

    def sides(self, state: EmpiresState, words: Words) -> tuple[str, ...]:
        return tuple(words.name("race", player.race) for player in state.players)

    def hide(self, view: EmpiresState, seat: Seat | None) -> None:
        sight.hide(view, seat)

    def make_up(self, state: EmpiresState, seat: Seat, rng: Rng) -> None:
        sight.make_up(state, seat, rng)

    def standing(self, state: EmpiresState) -> list[Standing]:
        return scoring.standing(state)

    def why_not(self, state: EmpiresState, seat: Seat, step: Step[EmpiresState]) -> list[Refusal]:
        return why_not(state, seat, step)

    def figures(self, view: EmpiresState, seat: Seat) -> Mapping[str, int]:
        return figures(view, seat)

    def gallery(self, words: Words) -> list[Shelf]:
        return gallery(words)

    def panels(self, view: EmpiresState, words: Words) -> list[Panel]:
        return panels(view, words)

    def pilot(self) -> EmpiresPilot:
        return EmpiresPilot(self)

    def census(self, state: EmpiresState) -> Mapping[str, int]:
        drawn = sum(len(step.drawn) for step in state.agenda if isinstance(step, hands.ToKeep))
        counts = {
            "diplomacy cards": len(state.deck)
            + len(state.discard)
            + len(state.row)
            + sum(len(player.hand) for player in state.players)
            + drawn,
            "planets": len(state.galaxy.planets) + len(state.layout.covered),
            "event cards": _event_cards(state),
        }
        afloat: Counter[int] = Counter()
        for seat, player in enumerate(state.players):
            own = Counter(kind_of(ship) for fleet in player.ships for ship in ships_in(fleet))
            afloat.update(own)
            for ship, record in enumerate(SHIPS):
                if not record.shared:
                    counts[f"{record.id}s of seat {seat}"] = own[ship] + count(player.stock, ship)
        for ship, record in enumerate(SHIPS):
            if record.shared:
                counts[f"{record.id}s"] = afloat[ship] + count(state.pool, ship)
        return counts


def _event_cards(state: EmpiresState) -> int:
    """Those of planets not in play are out from the start (EV-3.9)."""
    if not state.round:
        return len(EVENT_CARDS) + len(SCORING_CARDS)
    removed = len(EVENT_CARDS) - len(setup.events_in_play(state))
    return len(state.stack) + len(state.past) + len(state.unused) + removed


GAME = EmpiresOfTheVoid()
