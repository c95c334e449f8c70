"""What a game is made of, for the gallery in its rules: cards, tiles, technologies with what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.core.words import Words, capital


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One thing: its picture's name where there is one, how many there are, its figures and what it does."""

    id: str
    name: str
    text: str
    count: int = 1
    figures: str = ""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Things of one kind."""

    title: str
    exhibits: tuple[Exhibit, ...]


def shelf(
    words: Words,
    kind: str,
    counts: Sequence[int] = (),
    figures: Callable[[int], Iterable[str]] = lambda number: (),
    only: Iterable[int] | None = None,
    title: str = "",
    text: Callable[[int], str] | None = None,
) -> Shelf:
    """All things of a kind, or only some, worded by the catalogue: `name`, `text`, and the title in its `gallery`."""
    exhibits = []
    for number in range(len(words.kinds[kind])) if only is None else only:
        name = words.name(kind, number)
        exhibits.append(
            Exhibit(
                f"{kind}_{words.kinds[kind][number]}",
                capital(name),
                text(number) if text else words.name(kind, number, "text"),
                counts[number] if counts else 1,
                " · ".join(figures(number)),
            )
        )
    return Shelf(words.text("gallery", title or kind), tuple(exhibits))
