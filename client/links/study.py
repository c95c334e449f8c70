"""Long thoughts: a process of its own that answers in parts, so that no frame waits for it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from engine.bots.bot import Budget
from engine.bots.coach import Advice, advise
from engine.bots.review import Review, review
from engine.core.codec import BadData, Decoder, Plain, encode
from engine.core.game import Game, Setup
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.core.state import State
from engine.games import load_game
from engine.match import Match

PATIENT = 10
"""How much the process stands back behind everything else that runs."""
ADVICE_SECONDS = 4.0
REVIEW_SECONDS = 50.0
REVIEW_SEED = 1


class Study:
    """One process. `target` gets its end of a pipe; what is sent to it and what it tells is plain data."""

    def __init__(self, target: Callable[[Connection], None]) -> None:
        context = get_context("spawn")
        self._pipe, there = context.Pipe()
        self._process: BaseProcess = context.Process(target=target, args=(there,), daemon=True, name="orrery study")
        self._process.start()
        there.close()

    def send(self, question: Plain) -> None:
        with suppress(OSError):
            self._pipe.send_bytes(json.dumps(question, separators=(",", ":")).encode())

    def told(self) -> list[Plain]:
        """What it has told since the last call; nothing once it has ended."""
        parts = []
        with suppress(EOFError, OSError, ValueError):
            while self._pipe.poll():
                parts.append(json.loads(self._pipe.recv_bytes()))
        return parts

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def close(self) -> None:
        self._pipe.close()
        self._process.terminate()
        self._process.join(1.0)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


class Adviser:
    """Advice about positions of one game, better with every moment it is given."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._decoder = Decoder(game.vocabulary)
        self._study: Study | None = None
        self._asked = 0

    def ask(self, view: State, seat: Seat) -> None:
        """Think about this position, and no longer about another."""
        if self._study is None or not self._study.is_alive:
            self.close()
            self._study = Study(advice_process)
        self._asked += 1
        self._study.send([self._asked, self._game.id, seat, encode(view)])

    def news(self) -> Advice | None:
        """The latest advice about what was asked last, if there is any since the last call."""
        latest = None
        for number, content in self._study.told() if self._study else []:
            if number == self._asked:
                with suppress(BadData):
                    latest = self._decoder.decode(Advice, content, "advice")
        return latest

    def close(self) -> None:
        if self._study:
            self._study.close()
            self._study = None


def advice_process(pipe: Connection) -> None:
    """Answers the question asked last, until there is another or it has been thought about for long enough."""
    question: Plain = None
    with suppress(EOFError, OSError):
        while True:
            question = json.loads(pipe.recv_bytes())
            while pipe.poll():
                question = json.loads(pipe.recv_bytes())
            _advise(pipe, question)


def _advise(pipe: Connection, question: Any) -> None:
    number, game_id, seat, content = question
    game = load_game(game_id)
    view = Decoder(game.vocabulary).decode(game.state_class, content, "view")
    budget = Budget(ADVICE_SECONDS)
    for advice in advise(game, view, seat, Rng(number)):
        pipe.send_bytes(json.dumps([number, encode(advice)], separators=(",", ":")).encode())
        if advice.is_only or budget.spent() >= 1 or pipe.poll():
            return


class Reviewer:
    """A review of one finished match, growing while one waits."""

    def __init__(self, match: Match, seconds: float = REVIEW_SECONDS) -> None:
        self._decoder = Decoder(match.game.vocabulary)
        self._study = Study(review_process)
        setup = match.setup
        moves = [[entry.seat, encode(entry.move)] for entry in match.entries]
        self._study.send([match.game.id, setup.seats, setup.seed, dict(setup.options), moves, seconds])

    def news(self) -> Review | None:
        """The latest part, if there is any since the last call."""
        latest = None
        for content in self._study.told():
            with suppress(BadData):
                latest = self._decoder.decode(Review, content, "review")
        return latest

    @property
    def is_working(self) -> bool:
        return self._study.is_alive

    def close(self) -> None:
        self._study.close()


def review_process(pipe: Connection) -> None:
    """Reviews one match and ends."""
    stand_back()
    with suppress(EOFError, OSError):
        game_id, seats, seed, options, moves, seconds = json.loads(pipe.recv_bytes())
        game = load_game(game_id)
        decoder = Decoder(game.vocabulary)
        match = Match(game, Setup(seats, seed, options))
        for seat, content in moves:
            match.play(seat, decoder.decode(Move, content, "move"))
        for part in review(match, Rng(REVIEW_SEED), Budget(seconds)):
            pipe.send_bytes(json.dumps(encode(part), separators=(",", ":")).encode())


def stand_back() -> None:
    """Whatever else runs on this machine goes first."""
    with suppress(OSError, AttributeError):
        os.nice(PATIENT)
