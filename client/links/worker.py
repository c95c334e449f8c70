"""Bots think in a process of their own, never on the frame loop."""

from __future__ import annotations

import json
import traceback
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from engine.bots.levels import DEFAULT_SECONDS, LEVELS, USUAL, make_bot
from engine.core.codec import BadData, Decoder, encode
from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.rng import bots_seed
from engine.core.state import State
from engine.games import load_game


class BotFailed(Exception):
    """The bot's process ended or answered nonsense; `report` is what it had to say about that."""

    def __init__(self, message: str, report: str = "") -> None:
        super().__init__(message)
        self.report = report or message


@dataclass(frozen=True, slots=True)
class Thought:
    """A question put to a bot."""

    seat: Seat
    level: str
    view: State


def simpler(level: str) -> str | None:
    """The next simpler level, which takes the place of a bot that failed."""
    if level not in LEVELS:
        return USUAL
    place = LEVELS.index(level)
    return LEVELS[place - 1] if place else None


class BotWorker:
    """One process that answers one question at a time: here is a view, what do you play?"""

    def __init__(self, game: Game[Any], seed: int, seconds: float = DEFAULT_SECONDS) -> None:
        self._game = game
        self._decoder = Decoder(game.vocabulary)
        self._seconds = seconds
        self._seed = bots_seed(seed)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self.thought: Thought | None = None

    def ask(self, thought: Thought) -> None:
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            assert self._pipe is not None
            self.thought = thought
            self._pipe.send_bytes(_packed(thought.level, thought.seat, encode(thought.view)))
        except OSError as error:
            raise BotFailed(f"the {thought.level} cannot be reached: {error}") from error

    def answer(self) -> Move | None:
        """The move, once there is one. Raises BotFailed if there will be none."""
        assert self._pipe is not None
        assert self.thought is not None
        try:
            if not self._pipe.poll():
                if self._process is None or not self._process.is_alive():
                    raise BotFailed(f"the {self.thought.level} stopped thinking")
                return None
            kind, content = json.loads(self._pipe.recv_bytes())
        except (EOFError, OSError) as error:
            raise BotFailed(f"the {self.thought.level} stopped thinking: {error}") from error
        if kind != "move":
            raise BotFailed(*map(str, content))
        self.thought = None
        try:
            return self._decoder.decode(Move, content, "move")
        except BadData as error:
            raise BotFailed(str(error)) from error

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self.thought = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(1.0)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
            self._process = None

    def _start(self) -> None:
        self.close()
        context = get_context("spawn")
        here, there = context.Pipe()
        self._pipe = here
        process = context.Process(
            target=_think, args=(there, self._game.id, self._seed, self._seconds), daemon=True, name="orrery bot"
        )
        process.start()
        self._process = process
        there.close()


def _think(pipe: Connection, game_id: str, seed: int, seconds: float) -> None:
    """The life of the process: read a view, choose a move, until the table closes the pipe."""
    game = load_game(game_id)
    decoder = Decoder(game.vocabulary)
    bots: dict[tuple[str, Seat], Any] = {}
    while True:
        try:
            level, seat, content = json.loads(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            view = decoder.decode(game.state_class, content, "view")
            if (level, seat) not in bots:
                bots[level, seat] = make_bot(level, game, seed + seat, seconds)
            answer = _packed("move", encode(bots[level, seat].move(view, seat)))
        except Exception as error:
            answer = _packed("error", (f"{type(error).__name__}: {error}", traceback.format_exc()))
        try:
            pipe.send_bytes(answer)
        except OSError:
            return


def _packed(*content: Any) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode()
