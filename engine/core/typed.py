"""What people type, or a file says they are called: one line, no control characters, not too long."""

from __future__ import annotations

import unicodedata

_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters by their category, and nothing to be seen."""
_STACKED = 3
"""More marks than that on one letter no language needs, and they run over the lines around."""


def one_line(text: str, limit: int) -> str:
    """The text with everything that could break out of its line or turn it around made a space, cut to `limit`."""
    printable: list[str] = []
    marks = 0
    for character in text:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _STACKED:
            printable.append(" " if kind[0] in "CZ" or character in _INVISIBLE else character)
    return " ".join("".join(printable).split())[:limit].rstrip()
