"""What people type, or a file says they are called: one line, no control characters, not too long."""

from __future__ import annotations

import unicodedata


def one_line(text: str, limit: int) -> str:
    """The text with everything that could break out of its line or turn it around made a space, cut to `limit`."""
    printable = (" " if unicodedata.category(character)[0] in "CZ" else character for character in text)
    return " ".join("".join(printable).split())[:limit].rstrip()
