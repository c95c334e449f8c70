"""Comets on the engine's contract."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engine.bots.pilot import Pilot, decided, odds
from engine.core.game import Game, Line, Panel, Setup, Standing, standings
from engine.core.moves import Move, Seat
from engine.core.panels import NOTHING, panel, seat_panel
from engine.core.rng import Rng
from engine.core.vocabulary import vocabulary
from engine.core.words import Words
from tests.sixth.comets.rules import COMETS, HIDDEN, Bid, CometsState, NextComet, Player


class CometsPilot(Pilot[CometsState]):
    """Dear comets for high probes."""

    def rate(self, state: CometsState, seat: Seat, moves: list[Move]) -> list[float]:
        return [-abs(move.probe - state.gone[-1]) if isinstance(move, Bid) else 0.0 for move in moves]

    def chances(self, state: CometsState) -> list[float]:
        if not state.agenda:
            return decided(self.game.standing(state))
        return odds([float(sum(player.caught)) for player in state.players], 4.0)


class Comets(Game[CometsState]):
    id = "comets"
    seat_counts = (2, 3, 4)
    folder = Path(__file__).parent
    state_class = CometsState
    pilot_class = CometsPilot
    vocabulary = vocabulary("tests.sixth.comets")
    kinds = {"action": ("act",), "tie_break": ("comets",)}
    has_secrets = True
    over_rule = "CO-5"
    turn_rule = "CO-3"

    def deal(self, setup: Setup) -> CometsState:
        rng = Rng(setup.seed)
        pile = list(COMETS)
        rng.shuffle(pile)
        return CometsState(rng=rng, players=[Player() for _ in range(setup.seats)], pile=pile, agenda=[NextComet()])

    def hide(self, view: CometsState, seat: Seat | None) -> None:
        view.pile = [HIDDEN] * len(view.pile)

    def make_up(self, state: CometsState, seat: Seat, rng: Rng) -> None:
        state.pile = [comet for comet in COMETS if comet not in state.gone]
        rng.shuffle(state.pile)

    def standing(self, state: CometsState) -> list[Standing]:
        """CO-6: ties go to whoever caught more comets."""
        lines = [(Line("comets", sum(player.caught)),) for player in state.players]
        return standings(lines, [(len(player.caught),) for player in state.players])

    def nearness(self, view: CometsState) -> float:
        """CO-5."""
        return len(view.gone) / len(COMETS)

    def census(self, state: CometsState) -> Mapping[str, int]:
        return {"comets": len(state.pile) + len(state.gone)}

    def panels(self, view: CometsState, words: Words) -> list[Panel]:
        found = [panel(words, "sky", [("to_come", str(len(view.pile)))])]
        for seat, player in enumerate(view.players):
            caught = ", ".join(map(str, player.caught)) or NOTHING
            rows = [("probes", ", ".join(map(str, player.probes)) or NOTHING), ("caught", caught)]
            found.append(seat_panel(words, seat, rows))
        return found


GAME = Comets()
