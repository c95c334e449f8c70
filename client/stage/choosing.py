"""From pointing to moves: what is selected, what lights up, and which move a click completes.

Nothing here draws. The legal moves are a bundle of paths (picks.py); each pick keeps those that go through it. Things
are selected freely and compared with the bag of a path at its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence

from client.stage.picks import CONFIRM, Path, Pick
from engine.core.moves import Move


class Choosing:
    """A choice half made."""

    def __init__(self, path_of: Callable[[Move], Path | None]) -> None:
        self._path_of = path_of
        self.moves: Sequence[Move] = ()
        self.armed: tuple[Pick, ...] = ()
        """Picks already made on the way to a move."""
        self.selected: dict[Hashable, Hashable] = {}
        """What is selected, in that order: the thing on the table, and what it counts as in the bag of a path."""
        self.leftovers: list[Move] = []
        """Legal moves without a control: shown as a plain list, so that nothing is out of reach."""
        self.paths: list[tuple[Path, Move]] = []
        self._first: set[Pick] = set()
        self._next: dict[Pick, list[tuple[Path, Move]]] = {}
        self._asked: set[str] = set()
        self._sorted_for: tuple[Pick, ...] | None = None
        self._queue: list[Move] = []
        self._in_order = True

    # -- the position ----------------------------------------------------------------------------------------

    def follow(self, moves: Sequence[Move]) -> None:
        """Take note of what is legal now; other moves end every choice half made."""
        if moves is self.moves or list(moves) == list(self.moves):
            self.moves = moves
            return
        self.moves = moves
        found = [(self._path_of(move), move) for move in moves]
        self.paths = [(path, move) for path, move in found if path is not None]
        self.leftovers = [move for path, move in found if path is None]
        self._first = {path.picks[0] for path, _ in self.paths}
        self._sorted_for = None
        self.drop()

    def drop(self) -> None:
        """Nothing is chosen any more."""
        self.armed = ()
        self.selected = {}

    @property
    def marks(self) -> bool:
        """Is what is selected only marked for later, so that it does not light up?"""
        return False

    @property
    def is_under_way(self) -> bool:
        """Is there something that could be cancelled?"""
        return bool(self.armed or self.selected)

    def cancel(self) -> bool:
        """Drop what is half chosen; False if there was nothing."""
        self._queue = []
        if not self.is_under_way:
            return False
        self.drop()
        return True

    # -- what is possible ------------------------------------------------------------------------------------

    @property
    def bag(self) -> Counter[Hashable]:
        return Counter(self.selected.values())

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
        for path, move in self.paths:
            if path.picks[:at] == self.armed and len(path.picks) > at:
                self._next.setdefault(path.picks[at], []).append((path, move))
        self._asked = {pick.kind for pick in self._next}
        self._sorted_for = self.armed

    def open_picks(self) -> list[Pick]:
        """Whatever could be picked next."""
        self._sort()
        return list(self._next)

    def asks_for(self, kind: str) -> bool:
        """Is something of this kind to be picked next?"""
        self._sort()
        return kind in self._asked

    def answers(self, pick: Pick) -> bool:
        """Would pointing at this do something: lead on, or begin anew with what is not being asked for?"""
        return self.is_open(pick) or (self.starts(pick) and not self.asks_for(pick.kind))

    def is_open(self, pick: Pick) -> bool:
        """Could this be picked next, perhaps with other things selected?"""
        return bool(self.candidates(pick))

    def is_lit(self, pick: Pick) -> bool:
        """Does picking this now lead on?"""
        found = self.candidates(pick)
        if not found:
            return False
        if not self.selected and pick != CONFIRM:
            return True
        return any(self.goes_on(path) or self.fits(path) for path, _ in found)

    def starts(self, pick: Pick) -> bool:
        """Does some move begin with this, once the choice half made is dropped?"""
        return pick in self._first

    def helps(self, item: Hashable) -> bool:
        """Would selecting one of these as well come closer to what some move needs?"""
        wanted = self.bag + Counter([item])
        at = len(self.armed)
        return any(
            path.bag is not None and path.picks[:at] == self.armed and not wanted - Counter(path.bag)
            for path, _ in self.paths
        )

    def goes_on(self, path: Path) -> bool:
        return len(path.picks) > len(self.armed) + 1

    def fits(self, path: Path) -> bool:
        """Is what a path needs at its end exactly what is selected?"""
        return path.bag is None or Counter(path.bag) == self.bag

    # -- pointing --------------------------------------------------------------------------------------------

    def press(self, pick: Pick) -> Move | None:
        """Point at something; the move it completes, if it does."""
        if not self.is_open(pick) and self.starts(pick):
            self.armed = ()
        found = self.candidates(pick)
        done = [move for path, move in found if not self.goes_on(path) and self.fits(path)]
        if not done and len(found) == 1 and not self.selected and not self.goes_on(found[0][0]):
            done = [found[0][1]]
        if done:
            self.drop()
            return done[0]
        if any(self.goes_on(path) for path, _ in found):
            self.armed += (pick,)
        return None

    def select(self, thing: Hashable, item: Hashable | None = None) -> None:
        """Select something, or let it go again; `item` is what it counts as where that is not the thing itself."""
        if thing in self.selected:
            del self.selected[thing]
        else:
            self.selected[thing] = thing if item is None else item

    # -- several moves at once -------------------------------------------------------------------------------

    def then(self, moves: Sequence[Move], in_order: bool = True) -> None:
        """Make these as well, one after the other as they become legal; the first that is not legal ends it.

        Where the rules order a set for themselves (`in_order` false), whichever of them is legal is made next.
        """
        self._queue, self._in_order = list(moves), in_order

    @property
    def has_queue(self) -> bool:
        """Is there something still to be made of what was asked for at once?"""
        return bool(self._queue)

    def next_in_queue(self) -> Move | None:
        """The next of several moves asked for at once."""
        if not self._queue or not self.moves:
            return None
        tried = self._queue[:1] if self._in_order else self._queue
        wanted = next((move for move in tried if move in self.moves), None)
        if wanted is None:
            self._queue = []
            return None
        self._queue.remove(wanted)
        self.drop()
        return wanted
