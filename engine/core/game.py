"""The contract of a game: one stateless object per rule set."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from engine.core.gallery import Shelf
from engine.core.moves import Event, IllegalMove, Move, S, Seat, Step
from engine.core.rng import Rng
from engine.core.rulebook import Rulebook
from engine.core.words import Words

if TYPE_CHECKING:
    from engine.bots.pilot import Pilot

OptionValue = bool | int | str

PALETTE = ("red", "green", "blue", "yellow", "purple", "white")
"""What a table has for its players' pieces; a colour is a number here."""


class BadSetup(Exception):
    """A match cannot be set up like this; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of the rules that the players choose before the game."""

    id: str
    default: OptionValue
    values: tuple[OptionValue, ...] = (False, True)
    seats: tuple[int, ...] | None = None
    """The seat counts for which it means something; None for all."""
    only: Mapping[OptionValue, tuple[int, ...]] = field(default_factory=dict)
    """Values that only some of these seat counts may choose."""
    at_first: OptionValue | None = None
    """What is proposed to somebody who has not finished a match yet, if that is not the default."""

    def values_at(self, seats: int) -> tuple[OptionValue, ...]:
        """What so many players may choose from; nothing where the option means nothing to them."""
        if self.seats and seats not in self.seats:
            return ()
        return tuple(value for value in self.values if seats in self.only.get(value, (seats,)))


@dataclass(frozen=True, slots=True)
class Clash:
    """Why chosen options do not go together: a word of the catalogue's `clash` table with its figures."""

    id: str
    figures: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides how a game begins: together with the moves it replays to the same state."""

    seats: int
    seed: int = 0
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score: what it is for (a word of the game's catalogue) and how many points."""

    id: str
    points: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How one seat stands: rank 1 is the best, equal ranks share the place."""

    seat: Seat
    rank: int
    score: int
    lines: tuple[Line, ...]
    tie_breaks: tuple[int, ...] = ()
    """Figures that rank equal scores, one for each of the kind `tie_break`; below 0 where less is better."""
    is_secret: bool = False
    """The points lie face down for whoever looks, and count as nothing here."""

    @property
    def shown(self) -> str:
        """The points as whoever looks may know them."""
        return "?" if self.is_secret else str(self.score)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that cannot be done now: what, why (a word of the catalogue with its figures) and by which rule."""

    subject: tuple[str, int]
    """A kind of thing as sentences write it (`station`, `card.discard`) and its number."""
    reason: str
    rule: str
    figures: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table in words, for the plain table, the terminal and transcripts."""

    title: str
    rows: tuple[tuple[str, str], ...]
    seat: Seat | None = None


class Game(ABC, Generic[S]):
    """The rules of one game. It keeps nothing between calls: everything is in the state it is given."""

    id: str
    rules_version: int = 1
    """Raised when a change of the rules would replay an older match differently."""
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...] = ()
    folder: Path
    state_class: type[S]
    pilot_class: type[Pilot[S]]
    """The judgement that this game's bots play with."""
    vocabulary: tuple[type[Any], ...]
    """Every class of move, event and step: what the codec may meet."""
    kinds: Mapping[str, Sequence[str]] = {}
    """For each kind of thing that moves and events number, the catalogue's words in that order."""
    formatters: Mapping[str, Callable[[Words, Any], str]] = {}
    """The game's own ways of wording a value in a sentence."""
    facts: Mapping[str, Sequence[Mapping[str, Any]]] = {}
    """For kinds whose texts state figures, what the fields of each thing's texts are filled with."""
    topics: Mapping[str, bool] = {}
    """What a seat may wish to be asked about or not while others play (words of the catalogue's `topic` table), and
    whether seats that have said nothing are asked."""
    over_rule: str
    """The rule that ends the game, for what cannot be done after it."""
    turn_rule: str
    """The rule that says who is to choose."""
    has_secrets: bool = False
    """True if seats hold something others may not see (a hot-seat table then draws a curtain)."""

    # -- what a game must answer ------------------------------------------------------------------------------

    @abstractmethod
    def deal(self, setup: Setup) -> S:
        """The position before the first choice, from a setup already checked."""

    @abstractmethod
    def standing(self, state: S) -> list[Standing]:
        """Every seat's score so far with its lines, in seat order, ranked with ties broken (see `standings`)."""

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """Counts of components that never change during a game."""

    @abstractmethod
    def panels(self, view: S, words: Words) -> list[Panel]:
        """The table in words."""

    # -- what a game may answer -------------------------------------------------------------------------------

    def hide(self, view: S, seat: Seat | None) -> None:
        """Blot out of a copy of the state what lies face down for a seat. Steps hide their own secrets."""

    def make_up(self, state: S, seat: Seat, rng: Rng) -> None:
        """Put something that may be there in every place that a view of this seat hides. Steps make up their own."""

    def why_not(self, state: S, seat: Seat, step: Step[S]) -> list[Refusal]:
        """What a seat that is to choose cannot do now, and why."""
        return []

    def figures(self, view: S, seat: Seat) -> Mapping[str, int]:
        """The numbers that matter to a seat (words of the catalogue's `figure` table), as far as a view shows them."""
        return {"points": self.standing(view)[seat].score}

    def round(self, state: S) -> int:
        """Which round it is; 0 where the state counts none."""
        return int(getattr(state, "round", 0))

    def nearness(self, view: S) -> float:
        """How near the end is, from 0 to 1, as far as a view shows it: music rises with it."""
        return 0.0

    def next_turn(self, view: S, seat: Seat, rng: Rng) -> S | None:
        """A full state in which that seat's next turn begins, to plan it; None where it cannot be planned."""
        return None

    # -- what every game shares -------------------------------------------------------------------------------

    def copy(self, state: S) -> S:
        """An independent copy."""
        return state.copy()

    def pilot(self) -> Pilot[S]:
        """A judgement of its own for each bot."""
        return self.pilot_class(self)

    def view(self, state: S, seat: Seat | None) -> S:
        """What that seat (None: a spectator) may know, and no more: no seed, nothing face down."""
        view = state.copy()
        view.rng = Rng(None)
        view.agenda = [step.seen_by(seat) for step in state.agenda]
        self.hide(view, seat)
        return view

    def imagine(self, view: S, seat: Seat, rng: Rng) -> S:
        """A full state that has this view for this seat, the hidden part made up at random."""
        state = view.copy()
        state.rng = Rng(rng.bits())
        self.make_up(state, seat, rng)
        state.agenda = [step.imagined(state, seat, rng) for step in state.agenda]
        return state

    def refusals(self, state: S, seat: Seat) -> list[Refusal]:
        """What that seat cannot do now, and why."""
        if not state.agenda:
            return [self._refusal("game_over", self.over_rule)]
        if seat not in state.agenda[-1].seats():
            return [self._refusal("not_your_turn", self.turn_rule)]
        return self.why_not(state, seat, state.agenda[-1])

    def _refusal(self, reason: str, rule: str) -> Refusal:
        return Refusal(("action", list(self.kinds["action"]).index("act")), reason, rule)

    def start(self, setup: Setup) -> S:
        """Deal, then let the rules run until somebody must choose."""
        self.check(setup)
        state = self.deal(setup)
        self._run_on(state)
        state.events = []
        return state

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """Who must choose now; nobody when the game is over."""
        return state.agenda[-1].seats() if state.agenda else ()

    def moves(self, state: S, seat: Seat) -> list[Move]:
        """Every legal move of that seat; of one that is not waited for, what it may take back.

        The list is kept until the next move: do not change it.
        """
        legal = state.legal.get(seat)
        if legal is None:
            step = state.agenda[-1] if state.agenda else None
            if step is None:
                legal = []
            elif seat in step.seats():
                legal = step.moves(state, seat)
            else:
                legal = step.second_thoughts(state, seat)
            state.legal[seat] = legal
        return legal

    def unasked(self, state: S, seat: Seat, topics: Container[str]) -> Move | None:
        """The quiet answer of a seat that has no wish for what it is asked, or for any of its other answers; None if
        it is asked."""
        step = state.agenda[-1] if state.agenda else None
        quiet = step.quiet(state, seat) if step and seat in step.seats() else None
        if quiet is None or step is None:
            return None
        if (about := step.topic()) and about not in topics:
            return quiet
        others = (move for move in self.moves(state, seat) if move != quiet)
        return None if any(not move.topic or move.topic in topics for move in others) else quiet

    def play(self, state: S, seat: Seat, move: Move) -> list[Event]:
        """Make a move and everything that follows from it. Raises IllegalMove and leaves the state untouched."""
        for legal in self.moves(state, seat):
            if legal is move:
                break
        else:
            if move not in self.moves(state, seat):
                raise IllegalMove(self._why_illegal(state, seat, move))
        return self.apply(state, seat, move)

    def apply(self, state: S, seat: Seat, move: Move) -> list[Event]:
        """Play a move known to be legal: for search, which has just taken it from the list."""
        events: list[Event] = []
        state.events = events
        step: Step[Any] = state.agenda[-1]
        step.play(state, seat, move)
        self._run_on(state)
        state.legal = {}
        state.events = []
        return events

    def _run_on(self, state: S) -> None:
        """Run the steps nobody chooses until somebody must, or the game is over."""
        agenda = state.agenda
        while agenda and not agenda[-1].seats():
            agenda.pop().run(state)

    def _why_illegal(self, state: S, seat: Seat, move: Move) -> str:
        waiting = self.waiting(state)
        if not waiting:
            return "the game is over, nobody can move"
        if seat not in waiting:
            return f"seat {seat} tried to move, but seat {', '.join(map(str, waiting))} is to choose"
        return f"{move!r} is not one of the {len(self.moves(state, seat))} legal moves of seat {seat}"

    def check(self, setup: Setup) -> None:
        """Raise BadSetup, in one sentence that says what would be right."""
        if setup.seats not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise BadSetup(f"{self.id} is for {counts} seats, not {setup.seats}")
        known = {option.id: option for option in self.options}
        for name, value in setup.options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.id} has no option {name!r}; it has: {names}")
            allowed = known[name].values_at(setup.seats) or known[name].values
            if not any(value == other and type(value) is type(other) for other in allowed):
                values = ", ".join(map(str, allowed))
                raise BadSetup(f"option {name} of {self.id} with {setup.seats} seats takes {values}, not {value!r}")
        if clash := self.clash(setup):
            raise BadSetup(self.words("en").text("clash", clash.id, *clash.figures))

    def clash(self, setup: Setup) -> Clash | None:
        """Why the options, each right by itself, do not go together; None if they do."""
        return None

    def gallery(self, words: Words) -> list[Shelf]:
        """What the game is made of, kind by kind."""
        return []

    def colours(self, setup: Setup) -> tuple[int, ...] | None:
        """The seats' colours where the rules say them; None where the players may have any."""
        return None

    def sides(self, state: S, words: Words) -> tuple[str, ...]:
        """What sets each seat apart from the beginning, such as its race; nothing where all begin alike."""
        return ()

    def option(self, setup: Setup, name: str) -> OptionValue:
        """The value of an option: as chosen, or its default."""
        for option in self.options:
            if option.id == name:
                return setup.options.get(name, option.default)
        raise KeyError(name)

    @cache  # noqa: B019 - games are few and live as long as the program
    def words(self, language: str) -> Words:
        """The game's catalogue in a language."""
        return Words.load(self.folder / "text", language, self.kinds, self.formatters, self.facts)

    @cache  # noqa: B019
    def rulebook(self, language: str) -> Rulebook:
        return Rulebook.load(self.folder / "rulebook", language)


def standings(
    breakdowns: Sequence[tuple[Line, ...]],
    ties: Sequence[tuple[int, ...]],
    winner: Seat | None = None,
    secret: Container[Seat] = (),
) -> list[Standing]:
    """Seats by the sum of their lines, then by their tie-breaks. A winner is first whatever the points; where points
    lie face down (`secret`) they count as nothing."""
    scores = [sum([line.points for line in lines]) for lines in breakdowns]
    ranks = ranked([(int(seat == winner), score, *ties[seat]) for seat, score in enumerate(scores)])
    return [
        Standing(seat, ranks[seat], score, breakdowns[seat], ties[seat], seat in secret)
        for seat, score in enumerate(scores)
    ]


def ranked(scores: Sequence[tuple[int, ...]]) -> list[int]:
    """Ranks from 1 for scores with their tie-breaks, higher is better, equals share a rank."""
    return [1 + sum(other > score for other in scores) for score in scores]
