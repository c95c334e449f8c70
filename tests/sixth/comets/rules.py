"""All of Comets: position, moves, events and steps (CO-1 to CO-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.asking import Together
from engine.core.copying import Copied
from engine.core.moves import Event, Move, Seat, Step
from engine.core.rng import Rng
from engine.core.state import State

COMETS = tuple(range(1, 9))
HIDDEN = -1
NO_BID = 0


@dataclass(slots=True)
class Player(Copied):
    probes: tuple[int, ...] = COMETS
    caught: tuple[int, ...] = ()


@dataclass(slots=True, kw_only=True)
class CometsState(State):
    players: list[Player]
    pile: list[int]
    """The comets to come, the next at the end."""
    gone: tuple[int, ...] = ()
    """Comets that have passed, the one in sight included."""


@dataclass(frozen=True, slots=True)
class Bid(Move):
    probe: int


@dataclass(frozen=True, slots=True)
class CometSighted(Event):
    reveals = True
    comet: int


@dataclass(frozen=True, slots=True)
class ProbesShown(Event):
    reveals = True
    probes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CometCaught(Event):
    seat: Seat
    comet: int


@dataclass(frozen=True, slots=True)
class CometLost(Event):
    comet: int


@dataclass(frozen=True, slots=True)
class NextComet(Step[CometsState]):
    """CO-2: the next comet comes in sight; after the last the game is over (CO-5)."""

    def run(self, state: CometsState) -> None:
        if state.pile:
            comet = state.pile.pop()
            state.gone = (*state.gone, comet)
            state.events.append(CometSighted(comet))
            seats = tuple(range(len(state.players)))
            state.agenda.append(ToBid(seats, (NO_BID,) * len(seats), comet))


@dataclass(frozen=True, slots=True)
class ToBid(Together[CometsState]):
    """CO-3: everybody secretly sends a probe; the highest that nobody else sent too catches the comet."""

    answers: tuple[int, ...]
    comet: int

    def blank(self) -> Any:
        return NO_BID

    def moves(self, state: CometsState, seat: Seat) -> list[Bid]:
        return [Bid(probe) for probe in state.players[seat].probes]

    def answer(self, state: CometsState, seat: Seat, move: Any) -> Any:
        return move.probe

    def imagined(self, state: CometsState, seat: Seat, rng: Rng) -> Step[CometsState]:
        step = self
        for other, player in enumerate(state.players):
            if other != seat and other not in self.waiting:
                step = step._with(other, rng.choice(player.probes), step.waiting)
        return step

    def finish(self, state: CometsState) -> None:
        state.events.append(ProbesShown(self.answers))
        for player, probe in zip(state.players, self.answers, strict=True):
            player.probes = tuple(other for other in player.probes if other != probe)
        alone = [probe for probe in self.answers if self.answers.count(probe) == 1]
        if alone:
            seat = self.answers.index(max(alone))
            state.players[seat].caught += (self.comet,)
            state.events.append(CometCaught(seat, self.comet))
        else:
            state.events.append(CometLost(self.comet))
        state.agenda.append(NextComet())
