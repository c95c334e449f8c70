"""What the things of a game look like in its gallery: as they look on its table.

A table says with `EXHIBITS` in its `__init__.py` where its `Exhibits` are: a function that teaches the pictures their
painters and answers with the looks of things by kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from client.ui.art import Art
from engine.core.words import Words


class Look(NamedTuple):
    """A picture or an icon, and how wide and high it is against its larger side."""

    picture: str
    shape: tuple[float, float] = (1.0, 1.0)


LookOf = Callable[[str], Look]
"""What the thing of an id looks like."""
Looks = Mapping[str, LookOf]
"""The same by kind of thing."""
Exhibits = Callable[[Art, Words, float], Looks]
"""Given the pictures, the words, and how large texts are against as laid out."""


def numbered(
    ids: Sequence[str], look: Callable[[int], str], shape: tuple[float, float] = (1.0, 1.0)
) -> Callable[[str], Look]:
    """Things whose pictures are named by their numbers."""
    return lambda id: Look(look(list(ids).index(id)), shape)


def look_of(looks: Looks, id: str) -> Look | None:
    """How a thing of the gallery looks; its id begins with its kind."""
    kinds = [kind for kind in looks if id.startswith(f"{kind}_")]
    if not kinds:
        return None
    kind = max(kinds, key=len)
    return looks[kind](id.removeprefix(f"{kind}_"))
