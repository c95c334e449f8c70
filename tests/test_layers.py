"""Who may import whom, and what the engine may touch."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "engine/bots/examples"
"""Programs as other people write them: they may use whatever they like."""
ENGINE = sorted(path for path in (ROOT / "engine").rglob("*.py") if EXAMPLES not in path.parents)
ALLOWED_OUTSIDE = {"engine"} | set(sys.stdlib_module_names)
FORBIDDEN = {"random", "pickle", "socket", "threading", "subprocess", "datetime", "numpy", "pygame", "msgpack"}
CLOCKS = {ROOT / "engine/bots/bot.py", ROOT / "engine/bots/selfplay.py"}
"""Bots have a time budget; the rules have no clock."""
OUTSIDE = {ROOT / "engine/bots/outside.py": {"subprocess", "threading"}}
"""Programs that play are started, and listened to on a thread of their own."""


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_engine_stands_on_the_standard_library_alone(path: Path) -> None:
    for module in imported(path):
        top = module.split(".")[0]
        assert top in ALLOWED_OUTSIDE, f"{path} imports {module}"
        assert top not in FORBIDDEN - OUTSIDE.get(path, set()), f"{path} imports {module}"
        assert top != "time" or path in CLOCKS, f"{path} looks at the clock"


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_layers_point_one_way(path: Path) -> None:
    """client -> engine.match -> engine.games -> engine.core; a game never imports another game."""
    inside = path.relative_to(ROOT / "engine").parts
    for module in imported(path):
        parts = module.split(".")
        if parts[0] != "engine" or len(parts) < 2:
            continue
        if inside[0] == "core":
            assert parts[1] == "core" or module == "engine.bots.pilot", f"{path} imports {module}"
        if inside[0] == "games" and len(inside) > 2:
            assert parts[1] in ("core", "games") or module == "engine.bots.pilot", f"{path} imports {module}"
            assert parts[1] != "games" or parts[2:3] == [inside[1]], f"{path} imports {module}"


def test_the_command_line_needs_no_pygame() -> None:
    code = "import sys; from client.cli import main; main(['games']); sys.exit('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
