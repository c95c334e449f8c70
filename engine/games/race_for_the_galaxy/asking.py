"""What the steps of this game share: secret answers, and naming several cards one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.asking import TAKE_BACK, Asks, TakeBack, Together
from engine.core.moves import Move, Seat, Step
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy.components import CARDS, NOTHING
from engine.games.race_for_the_galaxy.events import AnswerGiven
from engine.games.race_for_the_galaxy.moves import Discard, Keep, Pass
from engine.games.race_for_the_galaxy.piles import discard
from engine.games.race_for_the_galaxy.state import RaceState

PASS = Pass()
DISCARDS = tuple(Discard(card) for card in range(len(CARDS)))
KEEPS = tuple(Keep(card) for card in range(len(CARDS)))


def ask_if_open(state: RaceState, step: Asks[RaceState]) -> None:
    """Put a question; a single answer is given for the seat, and one that could only pass is not asked (RG-25.2)."""
    moves = step.moves(state, step.seat)
    if not moves or moves == [PASS]:
        return
    state.agenda.append(step)
    if len(moves) == 1:
        step.play(state, step.seat, moves[0])


@dataclass(frozen=True, slots=True)
class Secretly(Together[RaceState]):
    """All concerned answer at once. Nobody learns who has answered already, nor who had no choice (RG-25.2,
    RG-25.3)."""

    asked: tuple[Seat, ...]
    """Whom the question concerns."""

    def ask(self, state: RaceState) -> None:
        """Put the question; those who have one answer only give it at once."""
        waiting, answers = [], list(self.answers)
        for seat in self.asked:
            answer = self.only_answer(state, seat)
            if answer is None:
                waiting.append(seat)
            else:
                answers[seat] = answer
        step = replace(self, waiting=tuple(waiting), answers=tuple(answers))
        if waiting:
            state.agenda.append(step)
        else:
            step.finish(state)

    def only_answer(self, state: RaceState, seat: Seat) -> Any:
        """The answer of a seat without a choice, else None."""
        moves = self.moves(state, seat)
        return self.answer(state, seat, moves[0]) if len(moves) == 1 else None

    def play(self, state: RaceState, seat: Seat, move: Any) -> None:
        """An answer is taken back as long as others are asked, never undone: that all have answered shows."""
        if not isinstance(move, TakeBack):
            state.events.append(AnswerGiven(seat))
        Together.play(self, state, seat, move)

    def second_thoughts(self, state: RaceState, seat: Seat) -> list[Any]:
        has_answered = seat in self.asked and seat not in self.waiting
        return [TAKE_BACK] if has_answered and self.only_answer(state, seat) is None else []

    def seen_by(self, seat: Seat | None) -> Step[RaceState]:
        waiting = tuple(other for other in self.asked if other != seat or other in self.waiting)
        answers = tuple(answer if other == seat else self.blank() for other, answer in enumerate(self.answers))
        return replace(self, waiting=waiting, answers=answers)


@dataclass(frozen=True, slots=True)
class ChoosingTogether(Secretly):
    """Each seat secretly chooses one card or none."""

    answers: tuple[int, ...]
    """For each seat its card, or NOTHING."""

    def blank(self) -> int:
        return NOTHING

    def answer(self, state: RaceState, seat: Seat, move: Any) -> int:
        return NOTHING if isinstance(move, Pass) else int(move.card)


# -- naming several cards: by number, so that no set can be named twice -------------------------------------------


def nameable(cards: Sequence[int], named: tuple[int, ...], count: int) -> list[int]:
    """The cards that may be named next, when `count` of these are to be named in all and some are named already."""
    last = len(cards) - (count - len(named) - 1)
    return list(dict.fromkeys(cards[position_after(cards, named) : last]))


def position_after(cards: Sequence[int], named: tuple[int, ...]) -> int:
    position = 0
    for card in named:
        position = cards.index(card, position) + 1
    return position


def forced(cards: Sequence[int], named: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The cards named, and those that must follow because there is no other choice (RG-25.2)."""
    while len(named) < count:
        possible = nameable(cards, named, count)
        if len(possible) > 1:
            break
        named = (*named, possible[0])
    return named


def some(cards: Sequence[int], count: int, rng: Rng) -> tuple[int, ...]:
    """Any `count` of the cards, in their order."""
    places = list(range(len(cards)))
    rng.mix(places)
    return tuple(cards[place] for place in sorted(places[:count]))


@dataclass(frozen=True, slots=True)
class Naming(Asks[RaceState]):
    """One seat names hand cards one by one. Others see none of it before the last, and then only how many there are."""

    least: int
    most: int
    named: tuple[int, ...] = ()

    def choice(self, state: RaceState) -> tuple[int, ...]:
        """The cards among which to choose, by number."""
        return state.players[self.seat].hand

    def finish(self, state: RaceState, cards: tuple[int, ...]) -> None:
        """Do with the cards named what the topic is about. The step is off the agenda."""
        raise NotImplementedError

    def to_name(self) -> int:
        """How many cards there are to be at least, with one more named."""
        return max(self.least, len(self.named) + 1)

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        found: list[Move] = [DISCARDS[card] for card in nameable(self.choice(state), self.named, self.to_name())]
        if len(self.named) >= self.least:
            found.append(PASS)
        return found

    def play(self, state: RaceState, seat: Seat, move: Discard | Pass) -> None:
        if isinstance(move, Pass):
            state.agenda.pop()
            self.finish(state, self.named)
            return
        self.go_on(state, (*self.named, move.card))

    def go_on(self, state: RaceState, named: tuple[int, ...]) -> None:
        cards = self.choice(state)
        named = forced(cards, named, self.least)
        if len(named) == self.most or position_after(cards, named) == len(cards):
            state.agenda.pop()
            self.finish(state, named)
        else:
            state.agenda[-1] = replace(self, named=named)

    def ask(self, state: RaceState) -> None:
        """Put the question, or answer it if there is nothing to choose (RG-25.2)."""
        available = len(self.choice(state))
        step = replace(self, least=min(self.least, available), most=min(self.most, available))
        if not step.most:
            step.finish(state, ())
            return
        state.agenda.append(step)
        step.go_on(state, ())

    def seen_by(self, seat: Seat | None) -> Step[RaceState]:
        return self if seat == self.seat else replace(self, named=())


@dataclass(frozen=True, slots=True)
class NamingTogether(Secretly):
    """Several seats discard hand cards at the same time. Where fewer are kept than discarded, those kept are named."""

    answers: tuple[tuple[int, ...], ...]
    """What each seat has named so far: cards to discard, or to keep."""
    counts: tuple[int, ...]
    """How many cards each seat must discard."""

    def choice(self, state: RaceState, seat: Seat) -> tuple[int, ...]:
        """The cards among which to choose, by number."""
        return state.players[seat].hand

    def part_with(self, state: RaceState, discards: list[tuple[int, ...]]) -> None:
        """All have answered: these are the discards of each seat. The step is off the agenda."""
        raise NotImplementedError

    def blank(self) -> tuple[int, ...]:
        return ()

    def to_name(self, state: RaceState, seat: Seat) -> tuple[int, bool]:
        """How many cards there are to be named, and whether those named are kept."""
        count = self.counts[seat]
        kept = len(self.choice(state, seat)) - count
        return (kept, True) if kept < count else (count, False)

    def only_answer(self, state: RaceState, seat: Seat) -> Any:
        count, _ = self.to_name(state, seat)
        named = forced(self.choice(state, seat), (), count)
        return named if len(named) == count else None

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        count, keeps = self.to_name(state, seat)
        cards = self.choice(state, seat)
        table = KEEPS if keeps else DISCARDS
        return [table[card] for card in nameable(cards, forced(cards, self.answers[seat], count), count)]

    def play(self, state: RaceState, seat: Seat, move: Discard | Keep | TakeBack) -> None:
        if isinstance(move, TakeBack):
            Secretly.play(self, state, seat, move)
            return
        count, _ = self.to_name(state, seat)
        cards = self.choice(state, seat)
        named = forced(cards, (*forced(cards, self.answers[seat], count), move.card), count)
        if len(named) == count:
            Secretly.play(self, state, seat, named)
        else:
            state.agenda[-1] = self._with(seat, named, self.waiting)

    def finish(self, state: RaceState) -> None:
        self.part_with(state, [self.discarded(state, seat) for seat in range(len(self.counts))])

    def discarded(self, state: RaceState, seat: Seat) -> tuple[int, ...]:
        if not self.counts[seat]:
            return ()
        _, keeps = self.to_name(state, seat)
        if not keeps:
            return self.answers[seat]
        cards = list(self.choice(state, seat))
        for card in self.answers[seat]:
            cards.remove(card)
        return tuple(cards)


def asked_to_discard(counts: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, count in enumerate(counts) if count)


@dataclass(frozen=True, slots=True)
class ToDiscard(Naming):
    """Discards that a power asks for (RG-9.1, RG-10.16)."""

    def finish(self, state: RaceState, cards: tuple[int, ...]) -> None:
        discard(state, self.seat, cards)
