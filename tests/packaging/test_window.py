"""The program from source in a real window: `make test-window`."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.packaging.conftest import ROOT
from tests.packaging.window import play_a_match


def test_a_whole_match_in_a_real_window(home: dict[str, str], tmp_path: Path) -> None:
    play_a_match([sys.executable, "-m", "client"], {**home, "PYTHONPATH": str(ROOT)}, tmp_path)
