"""The frozen program, as a player meets it."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from client import __version__
from engine.record import load
from tests.packaging.conftest import DIST, ROOT
from tests.packaging.window import play_a_match


def run(frozen: Path, home: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(frozen), *arguments], env=home, capture_output=True, text=True, timeout=300)


def test_it_tells_its_version(frozen: Path, home: dict[str, str]) -> None:
    assert run(frozen, home, "--version").stdout == f"orrery {__version__}\n"


def test_it_has_everything_it_needs(frozen: Path, home: dict[str, str]) -> None:
    done = run(frozen, home, "--self-test")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "FAILED" not in done.stdout
    assert "without a screen" not in done.stdout


def test_the_command_line_works(frozen: Path, home: dict[str, str]) -> None:
    done = run(frozen, home, "simulate", "alien_frontiers", "--seats", "pilot,cadet", "--games", "4", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert "4 games in" in done.stdout


def test_no_path_of_the_build_machine_is_inside() -> None:
    needle = str(ROOT).encode()
    for path in (DIST / "orrery").rglob("*"):
        if path.is_file():
            assert needle not in path.read_bytes(), path


def test_it_is_not_too_large() -> None:
    size = sum(path.stat().st_size for path in (DIST / "orrery").rglob("*") if path.is_file() and not path.is_symlink())
    assert size < 120e6
    assert (DIST / f"orrery_{__version__}_amd64.deb").stat().st_size < 60e6


def test_a_whole_match_in_a_real_window(frozen: Path, home: dict[str, str], tmp_path: Path) -> None:
    play_a_match([str(frozen)], home, tmp_path)


def test_a_match_over_the_network_between_frozen_programs(frozen: Path, home: dict[str, str], tmp_path: Path) -> None:
    """A host and two guests, each a process of its own; bots choose for the guests."""
    save = tmp_path / "table.jsonl"
    host = subprocess.Popen(
        [str(frozen), "host", "alien_frontiers", "--seats", "open,open", "--port", "0", "--save", str(save)],
        env=home,
        stdout=subprocess.PIPE,
        text=True,
    )
    guests = []
    try:
        assert host.stdout is not None
        port = re.search(r"on port (\d+)", host.stdout.readline())
        assert port
        for name in ("Ada", "Ben"):
            command = [str(frozen), "join", f"127.0.0.1:{port[1]}", "--name", name, "--bot", "pilot"]
            guests.append(
                subprocess.Popen(command, env=home, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
            )
        told = [guest.communicate(timeout=300)[0] for guest in guests]
        assert all("the game is over" in text for text in told)
        assert host.wait(60) == 0
        assert load(save).match.is_over
    finally:
        for process in (host, *guests):
            process.kill()
            process.wait()


def test_the_one_file_needs_nothing_beside_it(home: dict[str, str], tmp_path: Path) -> None:
    """It unpacks itself, plays a game of everything with its bots in processes of their own, and leaves nothing."""
    alone = Path(shutil.copy(DIST / "onefile" / "orrery", tmp_path / "orrery"))
    unpacked = tmp_path / "unpacked"
    unpacked.mkdir()
    done = run(alone, {**home, "TMPDIR": str(unpacked)}, "--self-test")
    assert done.returncode == 0, done.stdout + done.stderr
    done = run(alone, home, "simulate", "alien_frontiers", "--seats", "pilot,cadet", "--games", "2", "--jobs", "2")
    assert "2 games in" in done.stdout, done.stderr
    assert not list(unpacked.iterdir())
