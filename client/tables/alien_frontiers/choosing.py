"""From pointing to moves: what is selected, what lights up, and which move a click completes.

Nothing here draws. The legal moves are a bundle of paths (picks.py); each pick keeps those that go through it. Dice and
tokens are counted out freely and compared at the end of a path.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from client.tables.alien_frontiers.picks import CONFIRM, Path, Pick, die, path_of, station
from engine.core.moves import Move, Seat
from engine.games.alien_frontiers.components import STATIONS, value_of
from engine.games.alien_frontiers.moves import CeaseFire, Dock, GiveBack, TakeResources

OWN_PURSE: Seat = -1
"""Whose tokens are counted when some must be given back."""
FUEL, ORE = 0, 1


class Choosing:
    """A choice half made."""

    def __init__(self) -> None:
        self.moves: Sequence[Move] = ()
        self.hand: tuple[int, ...] = ()
        self.dice: list[int] = []
        """Selected dice, by their place in the hand."""
        self.armed: tuple[Pick, ...] = ()
        """Picks already made on the way to a move."""
        self.named: list[int] = []
        """Dice that were picks of their own (the Gravity Manipulator names two)."""
        self.aim: int | None = None
        """A station clicked before its ships."""
        self.tokens: Counter[tuple[Seat, int]] = Counter()
        self.leftovers: list[Move] = []
        """Legal moves without a control: shown as a plain list, so that nothing is out of reach."""
        self._paths: list[tuple[Path, Move]] = []
        self._first: set[Pick] = set()
        self._placeable: set[int] = set()
        self._next: dict[Pick, list[tuple[Path, Move]]] = {}
        self._asked: set[str] = set()
        self._sorted_for: tuple[Pick, ...] | None = None
        self._queue: tuple[int, tuple[int, ...]] | None = None
        self._tried: tuple[int, int] | None = None
        """The die double-clicked last, and the station it was aimed at."""

    # -- the position ----------------------------------------------------------------------------------------

    def follow(self, hand: tuple[int, ...], moves: Sequence[Move]) -> None:
        """Take note of what is legal now; a new position ends every choice half made."""
        if moves is self.moves and hand == self.hand:
            return
        if list(moves) == list(self.moves) and hand == self.hand:
            self.moves = moves
            return
        self.hand, self.moves = hand, moves
        firing = any(isinstance(move, CeaseFire) for move in moves)
        found = [(path_of(move, firing), move) for move in moves]
        self._paths = [(path, move) for path, move in found if path is not None]
        self.leftovers = [move for path, move in found if path is None]
        self._first = {path.picks[0] for path, _ in self._paths}
        self._placeable = {ship for move in moves if isinstance(move, Dock) for ship in move.ships}
        self._sorted_for = None
        self._tried = None
        self._drop_choice()

    def _drop_choice(self) -> None:
        """Nothing is chosen; giving back starts from the first choice of the list, which keeps the ore."""
        self.dice, self.named, self.armed, self.aim = [], [], (), None
        self.tokens = Counter()
        first = next((move for move in self.moves if isinstance(move, GiveBack)), None)
        if first:
            self.tokens = Counter({(OWN_PURSE, FUEL): first.fuel, (OWN_PURSE, ORE): first.ore})

    def cancel(self) -> bool:
        """Drop what is half chosen; False if there was nothing."""
        self._queue = None
        if not (self.dice or self.armed or self.aim is not None or (self.tokens and not self._gives_back())):
            return False
        self._drop_choice()
        return True

    # -- what is possible ------------------------------------------------------------------------------------

    @property
    def selected(self) -> tuple[int, ...]:
        return tuple(sorted(self.hand[index] for index in self.dice))

    def candidates(self, pick: Pick) -> list[tuple[Path, Move]]:
        """The moves that go through this pick next, whatever is selected."""
        self._sort()
        return self._next.get(pick, [])

    def _sort(self) -> None:
        """Sort the moves that go through the picks made by the pick that comes next."""
        if self._sorted_for == self.armed:
            return
        at = len(self.armed)
        self._next = {}
        for path, move in self._paths:
            if path.picks[:at] == self.armed and len(path.picks) > at:
                self._next.setdefault(path.picks[at], []).append((path, move))
        self._asked = {pick.kind for pick in self._next}
        self._sorted_for = self.armed

    def asks_for(self, kind: str) -> bool:
        """Is something of this kind to be picked next?"""
        self._sort()
        return kind in self._asked

    def answers(self, pick: Pick) -> bool:
        """Would pointing at this do something: lead on, or begin anew with what is not being asked for?"""
        return self.is_open(pick) or (self.starts(pick) and not self.asks_for(pick.kind))

    def is_open(self, pick: Pick) -> bool:
        """Could this be picked next, perhaps with other dice?"""
        return bool(self.candidates(pick))

    def is_lit(self, pick: Pick) -> bool:
        """Does picking this now lead on?"""
        found = self.candidates(pick)
        if not found:
            return False
        if not self.dice and not self.tokens:
            return pick != CONFIRM
        return any(self._goes_on(path) or self._fits(path) for path, _ in found) or self._one_by_one(pick) is not None

    def starts(self, pick: Pick) -> bool:
        """Does some move begin with this, once the choice half made is dropped?"""
        return pick in self._first

    def names_die(self, index: int) -> bool:
        """Is a die wanted as a pick of its own, and would this one do?"""
        return index not in self.named and self.is_open(die(self.hand[index]))

    @property
    def wants_dice_named(self) -> bool:
        return any(self.is_open(die(ship)) for ship in self.hand)

    def helps(self, index: int) -> bool:
        """Would selecting this die as well come closer to a set, at the station aimed at if there is one?"""
        wanted = Counter((*self.selected, self.hand[index]))
        at = len(self.armed)
        for path, _ in self._paths:
            if path.picks[:at] != self.armed or len(path.dice) <= len(self.dice):
                continue
            if self.aim is not None and path.picks[at] != station(self.aim):
                continue
            if not wanted - Counter(path.dice):
                return True
        return False

    def must_be_placed(self, index: int) -> bool:
        """Does some docking take this die, so that the turn cannot end yet?"""
        return self.hand[index] in self._placeable

    def dockings(self, number: int) -> list[Move]:
        """What clicking a station would do with the dice selected: one move, or several one after the other."""
        pick = station(number)
        exact = [move for path, move in self.candidates(pick) if self._fits(path)]
        if exact:
            return exact[:1]
        singles = {path.dice: move for path, move in self.candidates(pick) if len(path.dice) == 1}
        return [singles[(ship,)] for ship in sorted(self.selected, key=value_of) if (ship,) in singles]

    def _goes_on(self, path: Path) -> bool:
        return len(path.picks) > len(self.armed) + 1

    def _fits(self, path: Path) -> bool:
        """At the end of a path, are the dice and tokens those it needs?"""
        if path.tokens or self.tokens:
            return self._counted() == path.tokens
        needs_dice = bool(path.dice) or path.picks[-1].kind == "station"
        return not needs_dice or path.dice == self.selected

    def _counted(self) -> tuple[tuple[Seat, int, int], ...]:
        seats = sorted({seat for (seat, _), count in self.tokens.items() if count})
        return tuple((seat, self.tokens[seat, FUEL], self.tokens[seat, ORE]) for seat in seats)

    # -- pointing --------------------------------------------------------------------------------------------

    def press(self, pick: Pick) -> Move | None:
        """Point at something; the move it completes, if it does."""
        if not self.is_open(pick) and self.starts(pick):
            self.armed, self.named = (), []
        found = self.candidates(pick)
        done = [move for path, move in found if not self._goes_on(path) and self._fits(path)]
        if (
            not done
            and found
            and not self.dice
            and not self.tokens
            and len(found) == 1
            and not self._goes_on(found[0][0])
        ):
            done = [found[0][1]]
        if done:
            self._drop_choice()
            return done[0]
        if any(self._goes_on(path) for path, _ in found):
            return self._arm(pick)
        if pick.kind == "station" and found:
            return self._dock_in_turn(pick)
        return None

    def _arm(self, pick: Pick) -> Move | None:
        """One pick further; a die selected beforehand is taken as the one meant, where just one is wanted."""
        self.armed += (pick,)
        self.aim = None
        if len(self.dice) == 1:
            wanted = die(self.hand[self.dice[0]])
            if any(not self._goes_on(path) for path, _ in self.candidates(wanted)):
                self.dice = []
                return self.press(wanted)
        if self.wants_dice_named:
            self.dice = []
        return None

    def press_die(self, index: int) -> Move | None:
        """Point at an unplaced die: name it where a card asks for one, else select it or let it go."""
        if self.wants_dice_named:
            if index in self.named:
                self.named.remove(index)
                self.armed = self.armed[:-1]
                return None
            if not self.names_die(index):
                return None
            self.named.append(index)
            return self.press(die(self.hand[index]))
        if index in self.dice:
            self.dice.remove(index)
            return None
        self.dice.append(index)
        if self.aim is not None:
            for path, _ in self.candidates(station(self.aim)):
                if path.dice == self.selected:
                    return self.press(station(self.aim))
        return None

    def aim_die(self, index: int, stations: Sequence[int]) -> int | None:
        """Select a die alone and aim it at the next of the stations that take it; asked again, at the one after."""
        if not stations:
            return None
        last = self._tried[1] if self._tried and self._tried[0] == index else None
        at = stations.index(last) + 1 if last in stations else 0
        self._drop_choice()
        self.dice, self.aim = [index], stations[at % len(stations)]
        self._tried = (index, self.aim)
        return self.aim

    def _one_by_one(self, pick: Pick) -> Move | None:
        """The first of several selected ships to dock where ships dock singly (AF-5.4)."""
        if pick.kind != "station" or STATIONS[pick.number].group > 1 or self.armed:
            return None
        moves = self.dockings(pick.number)
        return moves[0] if moves else None

    def _dock_in_turn(self, pick: Pick) -> Move | None:
        first = self._one_by_one(pick) if self.dice else None
        if isinstance(first, Dock):
            rest = [move.ships[0] for move in self.dockings(pick.number)[1:] if isinstance(move, Dock)]
            self._queue = (pick.number, tuple(rest)) if rest else None
            self._drop_choice()
            return first
        if not self.dice:
            self.aim = None if self.aim == pick.number else pick.number
        return None

    def next_in_queue(self) -> Move | None:
        """The next of several ships dropped together; the first that is not legal ends it."""
        if self._queue is None or not self.moves:
            return None
        number, (first, *rest) = self._queue
        self._queue = (number, tuple(rest)) if rest else None
        wanted = Dock(number, (first,))
        if wanted in self.moves:
            self._drop_choice()
            return wanted
        self._queue = None
        return None

    # -- tokens ----------------------------------------------------------------------------------------------

    def _gives_back(self) -> bool:
        return any(isinstance(move, GiveBack) for move in self.moves)

    def can_count(self, seat: Seat, kind: int) -> bool:
        """May one token more be counted out?"""
        wanted = self.tokens + Counter({(seat, kind): 1})
        if self._gives_back():
            return any(isinstance(move, GiveBack) and move.tokens[kind] >= wanted[seat, kind] for move in self.moves)
        return any(
            all(count <= amounts.get(key, 0) for key, count in wanted.items())
            for amounts in (_amounts(move) for move in self.moves if isinstance(move, TakeResources))
        )

    def count(self, seat: Seat, kind: int) -> None:
        """One token more. What must be given back stays the same number: a token of the other kind is kept instead."""
        if not self.can_count(seat, kind):
            return
        self.tokens[seat, kind] += 1
        if self._gives_back():
            self.tokens[seat, 1 - kind] -= 1

    def uncount(self, seat: Seat, kind: int) -> None:
        if self._gives_back():
            self.count(seat, 1 - kind)
        elif self.tokens[seat, kind]:
            self.tokens[seat, kind] -= 1
            self.tokens += Counter()


def _amounts(move: TakeResources) -> dict[tuple[Seat, int], int]:
    return {(seat, kind): amount for seat, *purse in move.loot for kind, amount in enumerate(purse)}
