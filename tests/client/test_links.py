"""A local match as the table sees it: bots in their process, shared screens, failures."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest

from client import paths
from client.links.link import Update
from client.links.local import LocalLink
from client.links.worker import BotFailed, BotWorker, Thought, simpler
from engine.core.game import PALETTE, Setup
from engine.games import load_game
from engine.games.alien_frontiers import GAME
from engine.match import Chair, Match

PATIENCE = 120.0


def until(condition: Callable[[], bool]) -> None:
    """Ask again and again, for a bounded time."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, "nothing happened"


def bots_match(*levels: str) -> Match:
    return Match(GAME, Setup(len(levels), 4), [Chair(level, level) for level in levels])


def test_bots_play_by_themselves_to_the_end() -> None:
    link = LocalLink(bots_match("pilot", "random"))
    seen: list[Update] = []
    try:
        until(lambda: bool(seen.extend(link.poll())) or link.is_over)
    finally:
        link.close()
    assert len(seen) == len(link.match.entries)
    assert seen[-1].view == link.view
    assert link.viewer is None
    assert link.moves() == []


def test_closing_ends_the_bots_process() -> None:
    link = LocalLink(bots_match("admiral", "admiral"), seconds=30)
    until(lambda: link.poll() is not None and link.thinking() is not None and len(link.match.entries) > 0)
    process = link._driver._worker._process
    assert process is not None
    link.close()
    assert not process.is_alive() if process._popen else True  # type: ignore[attr-defined]


def kill_the_thinker(link: LocalLink) -> None:
    """The bots' process dies while it thinks."""
    until(lambda: link.poll() is not None and link.thinking() is not None and len(link.match.entries) > 0)
    process = link._driver._worker._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()


def test_a_bot_that_dies_once_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "logs", lambda: tmp_path)
    link = LocalLink(bots_match("admiral", "admiral"), seconds=0.5)
    try:
        kill_the_thinker(link)
        played = len(link.match.entries)
        until(lambda: link.poll() is not None and len(link.match.entries) > played)
        assert link.notices() == []
        assert list(tmp_path.iterdir()) == []
    finally:
        link.close()


def test_a_bot_that_dies_twice_is_replaced_by_a_simpler_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "logs", lambda: tmp_path)
    link = LocalLink(bots_match("admiral", "admiral"), seconds=30)
    try:
        kill_the_thinker(link)
        until(lambda: link.poll() is not None and link.thinking() is None)
        kill_the_thinker(link)
        notices: list[object] = []

        def told() -> bool:
            link.poll()
            notices.extend(link.notices())
            return bool(notices)

        until(told)
        assert notices[0].key == "bot_replaced"  # type: ignore[attr-defined]
        assert "pilot" in notices[0].figures  # type: ignore[attr-defined]
        assert "stopped thinking" in next(tmp_path.glob("*.txt")).read_text("utf-8")
        played = len(link.match.entries)
        until(lambda: link.poll() is not None and len(link.match.entries) > played)
    finally:
        link.close()


def test_the_levels_get_simpler_down_to_the_last() -> None:
    assert [simpler(level) for level in ("admiral", "pilot", "cadet", "random")] == ["pilot", "cadet", "random", None]


def test_a_worker_that_is_asked_nonsense_says_so() -> None:
    worker = BotWorker(GAME, 0)
    try:
        worker.ask(Thought(0, "nobody", GAME.view(GAME.start(Setup(2)), 0)))
        answers: list[object] = []
        with pytest.raises(BotFailed, match="nobody"):
            until(lambda: bool(answers.append(worker.answer())) or answers[-1] is not None)
    finally:
        worker.close()


def test_the_screen_passes_from_person_to_person() -> None:
    link = LocalLink(Match(GAME, Setup(2, 4), [Chair("Ada"), Chair("Ben")]))
    first = link.viewer
    assert first is not None
    while link.next_viewer() is None:
        link.send(link.moves()[0])
        link.poll()
    assert link.next_viewer() == 1 - first
    assert link.moves() == []
    link.sit_down(1 - first)
    assert link.moves()
    assert link.next_viewer() is None
    link.close()


def test_a_person_alone_keeps_the_screen_while_bots_play() -> None:
    match = Match(GAME, Setup(2, 4), [Chair("Ada"), Chair("Bot", "random")])
    link = LocalLink(match)
    try:
        assert link.viewer == 0
        until(lambda: link.poll() is not None and bool(link.moves()))
        while link.moves():
            link.send(link.moves()[0])
        link.poll()
        assert link.next_viewer() is None
        assert link.viewer == 0
        until(lambda: link.poll() is not None and bool(link.moves()))
    finally:
        link.close()


def test_undo_reaches_the_table_as_a_jump() -> None:
    link = LocalLink(Match(GAME, Setup(2, 4), [Chair("Ada"), Chair("Ben")]))
    link.send(link.moves()[0])
    link.poll()
    before = link.view
    link.send(link.moves()[0])
    link.poll()
    assert link.can_undo()
    link.undo()
    (update,) = link.poll()
    assert update.seat is None
    assert update.events == ()
    assert link.view == before
    assert link.can_redo()
    link.redo()
    assert link.poll()[0].events
    link.close()


def test_a_game_whose_rules_give_colours_decides_them() -> None:
    """Yellow, red, white and blue start in fixed places in Starfarers: choosing one is choosing where to start."""
    game = load_game("starfarers")
    match = Match(game, Setup(2, 4, {"colour_1": "blue"}), [Chair("Ada", colour=4), Chair("Ben")])
    assert [PALETTE[colour] for colour in LocalLink(match).colours[:2]] == ["blue", "red"]
