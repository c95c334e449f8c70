"""What the terminal says at a table, local or at a host's: questions and moves, what one owns, reasons, scores."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from client.locale import say
from engine.core.game import Game, Standing
from engine.core.moves import Event, Move, Seat
from engine.core.state import State
from engine.core.words import Words

MANY, LARGE = 30, 8
"""Of so many moves, larger groups are folded into one line each."""
WHY = ("why", "pourquoi")
"""What is typed to hear what cannot be done."""
_NUMBER = re.compile(r"\d+")
_BOLD = re.compile(r"\*\*(.+?)\*\*")


def plain(text: str) -> str:
    """A text of the rulebook without its marks."""
    return _BOLD.sub(r"\1", text)


@dataclass(frozen=True, slots=True)
class Choice:
    """A line to choose: one move, or several that the next question tells apart."""

    heading: str
    text: str
    moves: tuple[Move, ...]


class Menu:
    """The legal moves by number. Where there are many, large groups are asked in two questions: first which, then how
    many; words typed instead of a number narrow the list."""

    def __init__(self, words: Words, moves: Sequence[Move]) -> None:
        self._words = words
        self._every = tuple(moves)
        self._choices = self._listed(self._every)

    def lines(self) -> Iterator[str]:
        heading = ""
        for number, choice in enumerate(self._choices, start=1):
            if choice.heading != heading:
                heading = choice.heading
                yield f"  {heading}"
            yield f"  {number:4}  {choice.text}"

    def at(self, number: int) -> Choice | None:
        return self._choices[number - 1] if 0 < number <= len(self._choices) else None

    def unfold(self, choice: Choice) -> None:
        self._choices = self._listed(choice.moves)

    def narrow(self, typed: str) -> bool:
        """Only moves in whose sentence all these words stand; False if there are none."""
        wanted = typed.casefold().split()
        found = [move for move in self._every if all(word in self._sought(move) for word in wanted)]
        if found:
            self._choices = [self._single(move) for move in found]
        return bool(found)

    def back(self) -> None:
        self._choices = self._listed(self._every)

    def _sought(self, move: Move) -> str:
        return f"{self._words.group(move)} {self._words.move(move)}".casefold()

    def _single(self, move: Move) -> Choice:
        return Choice(self._words.group(move), self._words.move(move), (move,))

    def _listed(self, moves: tuple[Move, ...]) -> list[Choice]:
        if len(moves) <= MANY:
            return [self._single(move) for move in moves]
        groups: dict[str, list[Move]] = {}
        for move in moves:
            groups.setdefault(self._words.group(move), []).append(move)
        if len(groups) == 1:
            return self._by_numbers(moves)
        found: list[Choice] = []
        for heading, members in groups.items():
            if len(members) > LARGE:
                found.append(Choice(heading, f"{self._alike(members)} ({len(members)})", tuple(members)))
            else:
                found += [self._single(move) for move in members]
        return found

    def _by_numbers(self, moves: Sequence[Move]) -> list[Choice]:
        """Moves whose sentences differ in numbers alone are one line."""
        alike: dict[str, list[Move]] = {}
        for move in moves:
            alike.setdefault(_NUMBER.sub("#", self._words.move(move)), []).append(move)
        if len(alike) == 1:
            return [self._single(move) for move in moves]
        return [
            Choice(self._words.group(members[0]), self._alike(members), tuple(members)) for members in alike.values()
        ]

    def _alike(self, moves: Sequence[Move]) -> str:
        """What their sentences share: 'Take 1–3 fuel from Ben', or else the first of them with dots."""
        texts = [self._words.move(move) for move in moves]
        if len({_NUMBER.sub("#", text) for text in texts}) > 1:
            return f"{texts[0]} …"
        spans = iter(list(zip(*[map(int, _NUMBER.findall(text)) for text in texts], strict=True)))

        def span(match: re.Match[str]) -> str:
            numbers = next(spans)
            return str(min(numbers)) if len(set(numbers)) == 1 else f"{min(numbers)}–{max(numbers)}"

        return _NUMBER.sub(span, texts[0])


class Talk:
    """A game's sentences in the language of whoever sits at the terminal."""

    def __init__(self, game: Game[Any], names: Sequence[str], language: str) -> None:
        self.game = game
        self.language = language
        self.words: Words = game.words(language).with_names(names)

    def say(self, key: str, *figures: object) -> str:
        return say(self.language, f"terminal.{key}", *figures)

    def question(self, view: State, seat: Seat, menu: Menu) -> Iterator[str]:
        """Whose choice it is, what they own, and what there is to choose."""
        yield ""
        yield self.words.named(self.words.seat(seat), self.words.step(view.agenda[-1]))
        yield f"  {self.owned(view, seat)}"
        yield from menu.lines()

    def owned(self, view: State, seat: Seat) -> str:
        """The figures that matter, in a line: the points, and of the others those there are."""
        points, *others = self.game.figures(view, seat).items()
        told = [points, *(figure for figure in others if figure[1])]
        return " · ".join(f"{self.words.text('figure', name)} {number}" for name, number in told)

    def table(self, view: State) -> Iterator[str]:
        for panel in self.game.panels(view, self.words):
            yield f"== {panel.title}"
            yield from (f"   {self.words.named(label, value)}" for label, value in panel.rows)

    def events(self, events: Sequence[Event], listener: Seat | None) -> Iterator[str]:
        """What happened, as somebody may know it."""
        for event in events:
            seen = event.seen_by(listener)
            if seen and (line := self.words.event(seen)):
                yield f"  {line}"

    def why_not(self, view: State, seat: Seat) -> Iterator[str]:
        """What cannot be done now, and by which rule."""
        for refusal in self.game.refusals(view, seat):
            reason = f"{self.words.refusal(refusal)} ({refusal.rule})"
            yield f"  {self.words.named(self.words.subject(refusal), reason)}"

    def explained(self, text: str) -> Iterator[str]:
        """What the things named in a text are; with a few letters, those whose names begin like that."""
        wanted = text.casefold()
        for shelf in self.game.gallery(self.words):
            for exhibit in shelf.exhibits:
                name = exhibit.name.casefold()
                if name in wanted or name.startswith(wanted):
                    figures = f" ({exhibit.figures})" if exhibit.figures else ""
                    yield f"  {self.words.named(exhibit.name + figures, exhibit.text.replace(chr(10), ' '))}"


def scores(words: Words, standing: Sequence[Standing]) -> Iterator[str]:
    """The ranking with what the points are for."""
    for place in sorted(standing, key=lambda place: place.rank):
        lines = ", ".join(f"{words.text('score', line.id)} {line.points}" for line in place.lines if line.points)
        detail = f" ({lines})" if lines and not place.is_secret else ""
        yield f"{place.rank}. {words.named(words.seat(place.seat), place.shown)}{detail}"
