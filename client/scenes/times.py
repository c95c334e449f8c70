"""Lengths of time as people read them."""

from __future__ import annotations

from collections.abc import Callable


def clock_face(seconds: float) -> str:
    """'2:05'"""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"


def turn_limit(say: Callable[..., str], seconds: int) -> str:
    """How long a turn may take; 0 for as long as anybody likes."""
    if not seconds:
        return say("network.no_limit")
    return say("network.minutes", seconds // 60) if seconds % 60 == 0 else say("network.seconds", seconds)
