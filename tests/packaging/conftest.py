"""What `make dist` made. These tests need a display server (Xvfb), xdotool and dpkg: `make test-dist`."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DIST = ROOT / "dist"
SCREEN = "1280x720x24"


@pytest.fixture(scope="session")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The frozen program, copied away from the source tree."""
    folder = tmp_path_factory.mktemp("away") / "orrery"
    shutil.copytree(DIST / "orrery", folder, symlinks=True)
    return folder / "orrery"


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A screen that nobody sees."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.fixture
def home(tmp_path: Path, display: str) -> dict[str, str]:
    """The environment of somebody who has never played before."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "SDL_", "PYTHON"))}
    return {**kept, "HOME": str(tmp_path), "DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "LANG": "C.UTF-8"}
