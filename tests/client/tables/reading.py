"""What a reader of a screen would complain about."""

from __future__ import annotations

from itertools import combinations

from pygame import Rect

from client.ui.canvas import PlacedText
from tests.client.tables.person import Person

TOUCHING = 1
"""Letters do not fill their line: boxes of two texts may share so many pixels."""


def faults(person: Person) -> list[str]:
    texts = [text for text in person.ui.texts if text.text]
    found = [f"cut off: {text.text!r} {text.rect}" for text in texts if text.clipped]
    found += [f"outside: {text.text!r} {text.rect}" for text in texts if not person.area.contains(_core(text))]
    for one, other in combinations(texts, 2):
        if _core(one).colliderect(_core(other)):
            found.append(f"overlap: {one.text!r} {one.rect} and {other.text!r} {other.rect}")
    return found


def _core(text: PlacedText) -> Rect:
    return text.rect.inflate(-2 * TOUCHING, -max(2 * TOUCHING, text.rect.height // 3))
