"""The wheel: what `pip install`, `pipx` and `uvx` bring is the whole program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent.parent


def run(*command: str | Path, cwd: Path) -> str:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HOME": str(cwd)}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the sdist, which is built from the tree."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--outdir", folder, ROOT, cwd=folder)
    return next(folder.glob("*.whl"))


def test_the_sdist_builds_the_same_wheel_as_the_tree(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "build", "--wheel", "--outdir", tmp_path, ROOT, cwd=tmp_path)
    of_tree = next(tmp_path.glob("*.whl"))
    assert _content(wheel) == _content(of_tree)


def test_what_is_installed_from_the_wheel_works(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", "here", cwd=tmp_path)
    programs = tmp_path / "here" / ("Scripts" if sys.platform == "win32" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", wheel, cwd=tmp_path)
    assert "everything works" in run(programs / "orrery", "--self-test", cwd=tmp_path)
    played = run(
        programs / "orrery", "simulate", "alien_frontiers", "--seats", "pilot,cadet", "--games", "1", cwd=tmp_path
    )
    assert "1 games" in played


def _content(wheel: Path) -> dict[str, int]:
    """The checksum of every file."""
    with ZipFile(wheel) as archive:
        return {entry.filename: entry.CRC for entry in archive.infolist()}
