"""The way to point at each move. Sets of cards are gathered first and then named as the engine orders them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from client.stage.choosing import Choosing
from client.stage.picks import CONFIRM, Path, Pick, simple
from engine.core.asking import TakeBack
from engine.core.moves import Move, Seat
from engine.games.race_for_the_galaxy import moves as say
from engine.games.race_for_the_galaxy.asking import Naming, NamingTogether, position_after
from engine.games.race_for_the_galaxy.components import NOTHING, OORT, POWERS
from engine.games.race_for_the_galaxy.payment import ToPay
from engine.games.race_for_the_galaxy.state import RaceState

PASS, TAKE, GO_ON, TAKE_BACK = Pick("pass"), Pick("take"), Pick("go_on"), Pick("take_back")
FOR_VP = Pick("for_vp")


def card(number: int) -> Pick:
    """In my hand."""
    return Pick("card", number)


def dock(number: int) -> Pick:
    """In my tableau."""
    return Pick("dock", number)


def token(world: int) -> Pick:
    """The good on it."""
    return Pick("token", world)


def _of_power(power: int, world: int = NOTHING) -> tuple[Pick, ...]:
    return (dock(POWERS[power].card), *((token(world),) if world != NOTHING else ()))


BASES: Final[dict[type[Move], Callable[[Any], tuple[Pick, ...]]]] = {
    say.Reduce: lambda move: _of_power(move.power, move.world),
    say.Strengthen: lambda move: _of_power(move.power, move.world),
    say.SettleMore: lambda move: (card(move.card),),
    say.Attack: lambda move: (Pick("rival", move.world, move.defender),),
    say.Sell: lambda move: (token(move.world),),
    say.Use: lambda move: _of_power(move.power),
    say.Produce: lambda move: (dock(move.world),),
    say.CountNow: lambda move: _of_power(move.power),
}
"""Moves whose first picks may not be enough: a power or a kind of good is asked for then."""

PATHS: Final[dict[type[Move], Callable[[Any], Path]]] = {
    say.Draft: lambda move: Path((Pick("packet", move.card),)),
    say.Begin: lambda move: Path((Pick("offer", move.world), CONFIRM), tuple(("card", each) for each in move.discards)),
    say.Choose: lambda move: Path((CONFIRM,), _chosen(move)),
    say.SearchFor: lambda move: Path((Pick("category", move.category),)),
    say.TakeFound: simple(TAKE),
    say.SearchOn: simple(GO_ON),
    say.NameKind: lambda move: Path((Pick("good", move.good),)),
    say.Place: lambda move: Path((card(move.card),)),
    say.Save: lambda move: Path((card(move.card),)),
    say.Ante: lambda move: Path((card(move.card),)),
    say.Pass: simple(PASS),
    TakeBack: simple(TAKE_BACK),
    say.PayFor: lambda move: Path((Pick("pay", move.power),)),
    say.Conquer: lambda move: Path((Pick("conquer", move.power),)),
    say.Replace: lambda move: Path((dock(move.world), card(move.card))),
    say.CancelTakeover: lambda move: Path((Pick("takeover", move.world, move.attacker),)),
    say.DiscardForVP: simple(FOR_VP),
    say.Guess: lambda move: Path((Pick("guess", move.number),)),
    say.TakeRevealed: lambda move: Path((Pick("found", move.card),)),
}


def _chosen(move: say.Choose) -> tuple[Hashable, ...]:
    boost = (("boost", move.actions[move.boosted]),) if move.boosted >= 0 else ()
    return (*(("act", action) for action in move.actions), *boost)


def path_of(move: Move, moves: Sequence[Move], view: RaceState, seat: Seat) -> Path | None:
    """Given all that is legal beside it."""
    base = BASES.get(type(move))
    if base:
        return Path(_told_apart(move, base(move), moves))
    if isinstance(move, say.Feed):
        if all(isinstance(other, say.Feed) and other.count == 1 for other in moves):
            return Path((token(move.worlds[0]),))
        return Path((CONFIRM,), tuple(("token", world) for world in move.worlds))
    if isinstance(move, say.Discard | say.Keep):
        question = Gathering.of(view, seat)
        if question is None:
            return Path((card(move.card),))
        return Path((CONFIRM,), tuple(("card", each) for each in question.beginning_with(move.card)))
    found = PATHS.get(type(move))
    return found(move) if found else None


def _told_apart(move: Any, picks: tuple[Pick, ...], moves: Sequence[Move]) -> tuple[Pick, ...]:
    """Where several moves begin alike, the power is asked for, then the kind of good."""
    alike: list[Any] = [other for other in moves if type(other) in BASES and BASES[type(other)](other) == picks]
    powers = {getattr(other, "power", NOTHING) for other in alike}
    if len(powers) > 1:
        picks = (*picks, Pick("power", move.power))
        alike = [other for other in alike if other.power == move.power]
    if len(alike) > 1 and getattr(move, "world", NOTHING) == OORT:
        picks = (*picks, Pick("good", move.good))
    return picks


class Gathering:
    """A set of hand cards being asked for: which cards there are, and how many are wanted."""

    def __init__(
        self, cards: Sequence[int], named: tuple[int, ...], least: int, most: int, keeps: bool, pays: bool = False
    ) -> None:
        self.cards = tuple(cards[position_after(cards, named) :])
        self.least, self.most, self.keeps = max(0, least - len(named)), most - len(named), keeps
        self.pays = pays

    @staticmethod
    def of(view: RaceState, seat: Seat) -> Gathering | None:
        step = view.agenda[-1] if view.agenda else None
        if isinstance(step, NamingTogether):
            if seat not in step.waiting:
                return None
            count, keeps = step.to_name(view, seat)
            return Gathering(step.choice(view, seat), step.answers[seat], count, count, keeps)
        if isinstance(step, Naming) and step.seat == seat:
            return Gathering(step.choice(view), step.named, step.least, step.most, False)
        if isinstance(step, ToPay) and step.seat == seat:
            return Gathering(view.players[seat].hand, step.named, step.due, step.due, False, pays=True)
        return None

    def beginning_with(self, first: int) -> tuple[int, ...]:
        """The set that is named when this card is named first and nothing else is wished for."""
        place = self.cards.index(first)
        return self.cards[place : place + max(1, self.least)]

    def takes(self, count: int) -> bool:
        return max(1, self.least) <= count <= self.most

    def moves(self, cards: Sequence[int]) -> list[Move]:
        """The set as the engine wants it named: in the order of its numbers, with an end if it could go on."""
        made: list[Move] = [say.Keep(each) if self.keeps else say.Discard(each) for each in sorted(cards)]
        return made if len(cards) == self.most else [*made, say.Pass()]


class RaceChoosing(Choosing):
    """Cards of a set are selected in any order; the set is played when it is complete."""

    def __init__(self, path_of: Callable[[Move], Path | None], gathering: Callable[[], Gathering | None]) -> None:
        super().__init__(path_of)
        self._gathering = gathering
        self.gathering: Gathering | None = None
        self.marking = ""
        """What cards that are selected while others think are meant for: to `pay`, or to `place` next."""

    @property
    def is_idle(self) -> bool:
        """Is nothing asked, or has the answer been given that could only be taken back?"""
        return all(isinstance(move, TakeBack) for move in self.moves)

    @property
    def marks(self) -> bool:
        return bool(self.marking) and self.is_idle

    def follow(self, moves: Sequence[Move]) -> None:
        marked = dict(self.selected) if self.marks else {}
        super().follow(moves)
        gathers = any(isinstance(move, say.Discard | say.Keep) for move in moves)
        self.gathering = self._gathering() if gathers else None
        if marked and self.is_idle:
            self.selected = marked
        elif marked:
            self._do_as_marked(marked)

    def mark_for(self, purpose: str) -> None:
        """From now on cards can be marked for this, or for nothing."""
        if purpose != self.marking:
            self.marking = purpose
            self.drop()

    def _do_as_marked(self, marked: dict[Hashable, Hashable]) -> None:
        """Pay with the cards marked, or place the card marked, if that is what is asked now."""
        self.selected, purpose = marked, self.marking
        cards = self.gathered
        if purpose == "pay" and self.gathering and self.gathering.pays and self.gathering.takes(len(cards)):
            self.then(self.gathering.moves(cards), in_order=False)
        elif purpose == "place" and len(cards) == 1 and say.Place(cards[0]) in self.moves:
            self.then([say.Place(cards[0])])
        self.drop()

    @property
    def gathered(self) -> list[int]:
        return [item[1] for item in self.selected.values() if isinstance(item, tuple) and item[0] == "card"]

    def helps(self, item: Hashable) -> bool:
        if self.marks:
            most = 1 if self.marking == "place" else len(self.selected) + 1
            return isinstance(item, tuple) and item[0] == "card" and len(self.selected) < most
        if self.gathering is None:
            return super().helps(item)
        if not isinstance(item, tuple) or item[0] != "card" or self.armed:
            return False
        wanted = [*self.gathered, item[1]]
        return len(wanted) <= self.gathering.most and wanted.count(item[1]) <= self.gathering.cards.count(item[1])

    def is_lit(self, pick: Pick) -> bool:
        if self.gathering and pick == CONFIRM:
            return self.gathering.takes(len(self.selected))
        return super().is_lit(pick)

    def press(self, pick: Pick) -> Move | None:
        if self.gathering is None or pick != CONFIRM:
            return super().press(pick)
        if not self.is_lit(pick):
            return None
        first, *rest = self.gathering.moves(self.gathered)
        if first not in self.moves:
            return None
        self.drop()
        self.then(rest, in_order=False)
        return first
