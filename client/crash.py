"""When the program fails: a log with what led to it, and a sentence that says where it is."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

from client import __version__, paths


def guarded(run: Callable[[], int], last_match: Callable[[], Path | None]) -> int:
    """Run the program; on a failure keep the traceback together with the match it happened in."""
    try:
        return run()
    except Exception:
        path = write_log(traceback.format_exc(), last_match())
        where = f"A report was written to {path}." if path else "No report could be written."
        print(
            f"orrery: something went wrong and the program had to stop. {where} Your match is saved.", file=sys.stderr
        )
        return 1


def write_log(trace: str, match: Path | None) -> Path | None:
    """A new file in the log folder; None where it cannot be written."""
    folder = paths.logs()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while (path := folder / f"crash-{number:03}.txt").exists():
            number += 1
        replay = match.read_text("utf-8", "replace") if match and match.exists() else "(no match was being played)\n"
        head = f"orrery {__version__}, Python {platform.python_version()}, {platform.platform()}\n\n"
        path.write_text(f"{head}{trace}\nThe match:\n{replay}", "utf-8")
    except OSError:
        return None
    return path
