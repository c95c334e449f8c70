"""What the steps of this game share: secrets kept inside a step, and naming several cards one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from engine.core.moves import Move, Seat, Step
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy.components import CARDS, HIDDEN, NOTHING
from engine.games.race_for_the_galaxy.moves import Discard, Keep, Pass
from engine.games.race_for_the_galaxy.piles import discard
from engine.games.race_for_the_galaxy.worth import cheapest_first

if TYPE_CHECKING:
    from engine.games.race_for_the_galaxy.state import RaceState

PASS = Pass()
DISCARDS = tuple(Discard(card) for card in range(len(CARDS)))
KEEPS = tuple(Keep(card) for card in range(len(CARDS)))


class RaceStep(Step["RaceState"]):
    """A step that can hide what others may not see, and make up what a view hides."""

    __slots__ = ()

    def seen_by(self, seat: Seat | None) -> RaceStep:
        """This step as a seat (None: a spectator) may know it."""
        return self

    def imagined(self, state: RaceState, seat: Seat, rng: Rng) -> RaceStep:
        """This step of a view of that seat, with the hidden part made up; the hands are made up already."""
        return self


@dataclass(frozen=True, slots=True)
class Asking(RaceStep):
    """One seat is asked."""

    seat: Seat

    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)


def ask_if_open(state: RaceState, step: Asking) -> None:
    """Put a question; a single answer is given for the seat, and one that could only pass is not asked (RG-25.2)."""
    moves = step.moves(state, step.seat)
    if not moves or moves == [PASS]:
        return
    state.agenda.append(step)
    if len(moves) == 1:
        step.play(state, step.seat, moves[0])


@dataclass(frozen=True, slots=True)
class Together(RaceStep):
    """Several seats answer in any order, and nothing shows before all have."""

    waiting: tuple[Seat, ...]
    """Those still to answer, in seat order."""

    def seats(self) -> tuple[Seat, ...]:
        return self.waiting


@dataclass(frozen=True, slots=True)
class AnsweringTogether(Together):
    """Each of several seats gives one answer."""

    answers: tuple[Any, ...]
    """For each seat what it answered; None before, and in a view of somebody else."""

    def answer(self, move: Any) -> Any:
        """What is kept of a move."""
        return move

    def finish(self, state: RaceState) -> None:
        """All have answered. The step is off the agenda."""
        raise NotImplementedError

    def play(self, state: RaceState, seat: Seat, move: Any) -> None:
        waiting = tuple(other for other in self.waiting if other != seat)
        step = replace(self, waiting=waiting, answers=put(self.answers, seat, self.answer(move)))
        if waiting:
            state.agenda[-1] = step
        else:
            state.agenda.pop()
            step.finish(state)

    def seen_by(self, seat: Seat | None) -> RaceStep:
        return replace(self, answers=tuple(a if other == seat else None for other, a in enumerate(self.answers)))


def seen(step: Step[Any], seat: Seat | None) -> Step[Any]:
    """A step of the agenda as a seat may know it."""
    return step.seen_by(seat) if isinstance(step, RaceStep) else step


def put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


# -- naming several cards: in the order offered, so that no set can be named twice --------------------------------


def nameable(order: Sequence[int], named: tuple[int, ...], count: int) -> list[int]:
    """The cards that may be named next, when `count` are to be named in all and these are named already."""
    start = position_after(order, named)
    last = len(order) - (count - len(named) - 1)
    found: list[int] = []
    for card in order[start:last]:
        if not found or card != found[-1]:
            found.append(card)
    return found


def position_after(order: Sequence[int], named: tuple[int, ...]) -> int:
    position = 0
    for card in named:
        position = order.index(card, position) + 1
    return position


def forced(order: Sequence[int], named: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The cards named, and those that must follow because there is no other choice (RG-25.2)."""
    while len(named) < count:
        possible = nameable(order, named, count)
        if len(possible) > 1:
            break
        named = (*named, possible[0])
    return named


def some(order: Sequence[int], count: int, rng: Rng) -> tuple[int, ...]:
    """Any `count` cards, in the order offered."""
    places = list(range(len(order)))
    rng.shuffle(places)
    return tuple(order[place] for place in sorted(places[:count]))


@dataclass(frozen=True, slots=True)
class Naming(Asking):
    """One seat names hand cards one by one, the one it would miss least offered first. Others see none of it before the
    last, and then only how many there are."""

    least: int
    most: int
    named: tuple[int, ...] = ()

    def choice(self, state: RaceState) -> tuple[int, ...]:
        """The cards among which to choose: the hand, unless a topic says otherwise."""
        return state.players[self.seat].hand

    def finish(self, state: RaceState, cards: tuple[int, ...]) -> None:
        """Do with the cards named what the topic is about. The step is off the agenda."""
        raise NotImplementedError

    def order(self, state: RaceState) -> list[int]:
        return cheapest_first(state.players[self.seat], self.choice(state))

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        named = len(self.named)
        count = max(self.least, named + 1)
        found: list[Move] = [DISCARDS[card] for card in nameable(self.order(state), self.named, count)]
        if named >= self.least:
            found.append(PASS)
        return found

    def play(self, state: RaceState, seat: Seat, move: Discard | Pass) -> None:
        if isinstance(move, Pass):
            state.agenda.pop()
            self.finish(state, self.named)
            return
        self.go_on(state, (*self.named, move.card))

    def go_on(self, state: RaceState, named: tuple[int, ...]) -> None:
        order = self.order(state)
        named = forced(order, named, self.least)
        if len(named) == self.most or position_after(order, named) == len(order):
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

    def seen_by(self, seat: Seat | None) -> RaceStep:
        return self if seat == self.seat else replace(self, named=())


@dataclass(frozen=True, slots=True)
class NamingTogether(Together):
    """Several seats discard hand cards at the same time.

    Where fewer cards are kept than discarded, the seat names those kept, the best offered first.
    """

    counts: tuple[int, ...]
    """How many cards each seat must discard."""
    named: tuple[tuple[int, ...], ...]
    """What each seat has named so far: cards to discard, or to keep."""

    def choice(self, state: RaceState, seat: Seat) -> tuple[int, ...]:
        return state.players[seat].hand

    def finish(self, state: RaceState, discards: list[tuple[int, ...]]) -> None:
        """All have answered: these are the discards of each seat. The step is off the agenda."""
        raise NotImplementedError

    def order(self, state: RaceState, seat: Seat) -> tuple[list[int], int, bool]:
        """The cards as offered, how many to name, and whether those named are kept."""
        cheapest = cheapest_first(state.players[seat], self.choice(state, seat))
        count = self.counts[seat]
        kept = len(cheapest) - count
        if kept < count:
            cheapest.reverse()
            return cheapest, kept, True
        return cheapest, count, False

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        order, count, keeps = self.order(state, seat)
        table = KEEPS if keeps else DISCARDS
        return [table[card] for card in nameable(order, self.named[seat], count)]

    def play(self, state: RaceState, seat: Seat, move: Discard | Keep) -> None:
        order, count, _ = self.order(state, seat)
        named = forced(order, (*self.named[seat], move.card), count)
        waiting = self.waiting
        if len(named) == count:
            waiting = tuple(other for other in waiting if other != seat)
        step = replace(self, waiting=waiting, named=put(self.named, seat, named))
        if waiting:
            state.agenda[-1] = step
        else:
            state.agenda.pop()
            step.conclude(state)

    def conclude(self, state: RaceState) -> None:
        self.finish(state, [self.discarded(state, seat) for seat in range(len(self.counts))])

    def discarded(self, state: RaceState, seat: Seat) -> tuple[int, ...]:
        if not self.counts[seat]:
            return ()
        order, _, keeps = self.order(state, seat)
        if not keeps:
            return self.named[seat]
        for card in self.named[seat]:
            order.remove(card)
        return tuple(order)

    def ask(self, state: RaceState) -> None:
        """Ask those who have a choice; the others' answers are given for them (RG-25.2)."""
        waiting, named = [], list(self.named)
        for seat, count in enumerate(self.counts):
            if count:
                order, number, _ = self.order(state, seat)
                named[seat] = forced(order, (), number)
                if len(named[seat]) < number:
                    waiting.append(seat)
        step = replace(self, waiting=tuple(waiting), named=tuple(named))
        if waiting:
            state.agenda.append(step)
        else:
            step.conclude(state)

    def seen_by(self, seat: Seat | None) -> RaceStep:
        return replace(self, named=tuple(cards if other == seat else () for other, cards in enumerate(self.named)))

    def imagined(self, state: RaceState, seat: Seat, rng: Rng) -> RaceStep:
        named = list(self.named)
        for other, count in enumerate(self.counts):
            if other != seat and count and other not in self.waiting:
                order, number, _ = self.order(state, other)
                named[other] = some(order, number, rng)
        return replace(self, named=tuple(named))


@dataclass(frozen=True, slots=True)
class ChoosingTogether(AnsweringTogether):
    """Each of several seats secretly chooses one card or none."""

    answers: tuple[int, ...]
    """For each seat its card, NOTHING, or HIDDEN in a view."""

    def answer(self, move: Any) -> int:
        return NOTHING if isinstance(move, Pass) else int(move.card)

    def ask(self, state: RaceState) -> None:
        """Ask those who can do anything but pass (RG-25.2)."""
        waiting = tuple(seat for seat in range(len(state.players)) if len(self.moves(state, seat)) > 1)
        step = replace(self, waiting=waiting)
        if waiting:
            state.agenda.append(step)
        else:
            step.finish(state)

    def seen_by(self, seat: Seat | None) -> RaceStep:
        hidden = tuple(
            answer if other == seat or other in self.waiting else HIDDEN for other, answer in enumerate(self.answers)
        )
        return replace(self, answers=hidden)

    def imagined(self, state: RaceState, seat: Seat, rng: Rng) -> RaceStep:
        answers = list(self.answers)
        for other, answer in enumerate(answers):
            if answer == HIDDEN:
                answers[other] = self.answer(rng.choice(self.moves(state, other)))
        return replace(self, answers=tuple(answers))


@dataclass(frozen=True, slots=True)
class ToDiscard(Naming):
    """Discards that a power asks for (RG-9.1, RG-10.16)."""

    def finish(self, state: RaceState, cards: tuple[int, ...]) -> None:
        discard(state, self.seat, cards)
