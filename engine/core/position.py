"""What the builders of positions share: saying what cannot be built."""

from __future__ import annotations


class ImpossiblePosition(Exception):
    """The pieces asked for do not exist or do not fit."""
