"""Bots that are not ours: classes in files and programs in other languages."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from engine.bots import examples
from engine.bots.levels import UnknownLevel, make_bot
from engine.bots.outside import UnusableBot, named
from engine.bots.selfplay import play_game
from engine.core.game import Setup
from tests.sixth.comets.game import GAME
from tests.sixth.comets.rules import COMETS, Bid

EXAMPLES = Path(examples.__file__).parent
GREEDY = f"{EXAMPLES / 'greedy.py'}:Greedy"
PROGRAM = f'program:"{sys.executable}" "{EXAMPLES / "program.py"}"'


def test_a_class_in_a_file_plays() -> None:
    result = play_game(GAME, Setup(3, 1), (GREEDY, "pilot", "random"))
    assert sorted(result.ranks)[0] == 1


def test_the_greedy_example_beats_chance() -> None:
    wins = sum(play_game(GAME, Setup(2, seed), (GREEDY, "random")).ranks[0] == 1 for seed in range(30))
    assert wins >= 20


def test_a_program_plays() -> None:
    result = play_game(GAME, Setup(2, 1), (PROGRAM, "pilot"))
    assert result.decisions == 2 * len(COMETS)


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_a_program_in_javascript_plays() -> None:
    result = play_game(GAME, Setup(2, 1), (f'program:node "{EXAMPLES / "program.js"}"', "pilot"))
    assert result.decisions == 2 * len(COMETS)


def test_a_view_for_programs_names_its_fields_and_no_secret() -> None:
    view = named(GAME.view(GAME.start(Setup(2, 1)), 0))
    assert view["pile"] == [-1] * (len(COMETS) - 1)
    assert view["agenda"][-1]["is"] == "ToBid"
    assert view["rng"]["seed"] is None
    assert named(Bid(3)) == {"is": "Bid", "probe": 3}


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("nowhere.py:Bot", "no Python file"),
        (f"{EXAMPLES / 'greedy.py'}:Nobody", "has no class 'Nobody'"),
        ("program:/no/such/program", "cannot be started"),
        ("program:", "cannot be started"),
        ("kirk", "there is no bot 'kirk'"),
    ],
)
def test_what_cannot_play_is_refused_in_one_sentence(level: str, why: str) -> None:
    with pytest.raises(UnknownLevel, match=why):
        make_bot(level, GAME, 0)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("print('hello', flush=True)", "not a line of JSON"),
        ("print('[]', flush=True)", "instead of a 'ready'"),
        ("pass", "not a line of JSON"),
    ],
)
def test_a_program_that_talks_nonsense_is_refused(tmp_path: Path, code: str, why: str) -> None:
    file = tmp_path / "nonsense.py"
    file.write_text(code, "utf-8")
    with pytest.raises(UnknownLevel, match=why):
        make_bot(f'program:"{sys.executable}" "{file}"', GAME, 0)


def test_a_program_that_names_no_move_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text(
        'import sys\nsys.stdin.readline()\nprint(\'{"type": "ready"}\', flush=True)\n'
        'sys.stdin.readline()\nprint(\'{"type": "move", "number": 1, "move": 99}\', flush=True)\n',
        "utf-8",
    )
    bot = make_bot(f'program:"{sys.executable}" "{file}"', GAME, 0)
    view = GAME.view(GAME.start(Setup(2, 1)), 0)
    with pytest.raises(UnusableBot, match="not the number of a move"):
        bot.move(view, 0)
