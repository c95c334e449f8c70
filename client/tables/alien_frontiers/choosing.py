"""What is particular to choosing here: ships that dock one by one, stations named before their ships, ships that a card
asks for, and tokens given back that always add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from client.stage.choosing import Choosing
from client.stage.picks import CONFIRM, Path, Pick
from client.tables.alien_frontiers.picks import OWN_PURSE, path_of, ship, station, token
from engine.core.moves import Move, Seat
from engine.games.alien_frontiers.components import STATIONS, value_of
from engine.games.alien_frontiers.moves import CeaseFire, Dock, GiveBack, TakeResources

FUEL, ORE = 0, 1


class AlienChoosing(Choosing):
    """A choice half made. Ships are selected as ("die", place in the hand)."""

    def __init__(self) -> None:
        super().__init__(self._path)
        self.hand: tuple[int, ...] = ()
        self.named: list[int] = []
        """Dice that were picks of their own (the Gravity Manipulator names two)."""
        self.aim: int | None = None
        """A station clicked before its ships."""
        self._tried: tuple[int, int] | None = None
        """The die double-clicked last, and the station it was aimed at."""

    def _path(self, move: Move) -> Path | None:
        return path_of(move, any(isinstance(other, CeaseFire) for other in self.moves))

    def follow_hand(self, hand: tuple[int, ...]) -> None:
        """Other ships end every choice half made."""
        if hand != self.hand:
            self.hand = hand
            self.drop()

    def follow(self, moves: Sequence[Move]) -> None:
        before = self.moves
        super().follow(moves)
        if list(moves) != list(before):
            self._tried = None

    def drop(self) -> None:
        """Nothing is chosen; giving back starts from the first choice of the list, which keeps the ore."""
        super().drop()
        self.named, self.aim = [], None
        first = next((move for move in self.moves if isinstance(move, GiveBack)), None)
        if first:
            self._give((first.fuel, first.ore))

    @property
    def is_under_way(self) -> bool:
        return bool(self.armed or self.aim is not None or (self.selected and not self.gives_back))

    # -- ships -------------------------------------------------------------------------------------------------

    @property
    def dice(self) -> list[int]:
        """Selected dice, by their place in the hand."""
        return [index for kind, index, *_ in self._things() if kind == "die"]

    def _things(self) -> list[tuple[str, int]]:
        return [thing for thing in self.selected if isinstance(thing, tuple)]

    @property
    def ships(self) -> tuple[int, ...]:
        """The ships selected."""
        return tuple(sorted(self.hand[index] for index in self.dice))

    @property
    def wants_ships_named(self) -> bool:
        return self.asks_for("ship")

    def names(self, index: int) -> bool:
        """Is a ship wanted as a pick of its own, and would this one do?"""
        return index not in self.named and self.is_open(ship(self.hand[index]))

    def must_be_placed(self, index: int) -> bool:
        """Does some docking take this ship, so that the turn cannot end yet?"""
        return any(isinstance(move, Dock) and self.hand[index] in move.ships for move in self.moves)

    def adds(self, index: int) -> bool:
        """Would selecting this ship as well come closer to a set, at the station aimed at if there is one?"""
        wanted: Counter[Hashable] = Counter((*self.ships, self.hand[index]))
        at = len(self.armed)
        for path, _ in self.paths:
            if path.bag is None or path.picks[:at] != self.armed or len(path.bag) <= len(self.dice):
                continue
            if self.aim is not None and path.picks[at] != station(self.aim):
                continue
            if not wanted - Counter(path.bag):
                return True
        return False

    def dockings(self, number: int) -> list[Move]:
        """What clicking a station would do with the ships selected: one move, or several one after the other."""
        found = self.candidates(station(number))
        exact = [move for path, move in found if path.bag is not None and Counter(path.bag) == self.bag]
        if exact:
            return exact[:1]
        singles = {path.bag[0]: move for path, move in found if path.bag is not None and len(path.bag) == 1}
        return [singles[held] for held in sorted(self.ships, key=value_of) if held in singles]

    def is_lit(self, pick: Pick) -> bool:
        if pick == CONFIRM and not self.selected:
            return False
        return super().is_lit(pick) or (bool(self.selected) and bool(self._one_by_one(pick)))

    def press(self, pick: Pick) -> Move | None:
        if not self.is_open(pick) and self.starts(pick):
            self.armed, self.named = (), []
        before, counted = self.armed, self.selected
        done = super().press(pick)
        if done and self.is_loot(done):
            self.selected = counted
        if done:
            return done
        if self.armed != before:
            return self._armed()
        if pick.kind == "station" and self.candidates(pick):
            return self._dock_in_turn(pick)
        return None

    def _armed(self) -> Move | None:
        """One pick further: a ship selected beforehand is taken as the one meant, where just one is wanted."""
        self.aim = None
        if len(self.dice) == 1:
            wanted = ship(self.ships[0])
            if any(not self.goes_on(path) for path, _ in self.candidates(wanted)):
                self.selected = {}
                return self.press(wanted)
        if self.wants_ships_named:
            self.selected = {}
        return None

    def press_die(self, index: int) -> Move | None:
        """Point at an unplaced ship: name it where a card asks for one, else select it or let it go."""
        if self.wants_ships_named or index in self.named:
            if index in self.named:
                self.named.remove(index)
                self.armed = self.armed[:-1]
                return None
            if not self.names(index):
                return None
            self.named.append(index)
            return self.press(ship(self.hand[index]))
        self.select(("die", index), self.hand[index])
        if index in self.dice and self.aim is not None:
            done = self.dockings(self.aim)
            if len(done) == 1 and isinstance(done[0], Dock) and len(done[0].ships) == len(self.dice):
                return self.press(station(self.aim))
        return None

    def aim_die(self, index: int, stations: Sequence[int]) -> int | None:
        """Select a ship alone and aim it at the next of the stations that take it; asked again, at the one after."""
        if not stations:
            return None
        last = self._tried[1] if self._tried and self._tried[0] == index else None
        at = stations.index(last) + 1 if last in stations else 0
        self.drop()
        self.select(("die", index), self.hand[index])
        self.aim = stations[at % len(stations)]
        self._tried = (index, self.aim)
        return self.aim

    def _one_by_one(self, pick: Pick) -> list[Move]:
        """Several selected ships where ships dock singly (AF-5.4)."""
        if pick.kind != "station" or STATIONS[pick.number].group > 1 or self.armed:
            return []
        return self.dockings(pick.number)

    def _dock_in_turn(self, pick: Pick) -> Move | None:
        moves = self._one_by_one(pick) if self.dice else []
        if moves:
            self.drop()
            self.then(moves[1:])
            return moves[0]
        if not self.dice:
            self.aim = None if self.aim == pick.number else pick.number
        return None

    # -- tokens ------------------------------------------------------------------------------------------------

    @property
    def gives_back(self) -> bool:
        return any(isinstance(move, GiveBack) for move in self.moves)

    def counted(self, seat: Seat, kind: int) -> int:
        return self.bag[token(seat, kind)]

    @staticmethod
    def is_loot(move: Move) -> bool:
        """Loot stays counted out until it is taken: leaving some of it lying is asked for twice."""
        return isinstance(move, TakeResources)

    @property
    def taken(self) -> int:
        """How many tokens are counted out."""
        return sum(isinstance(item, tuple) for item in self.selected.values())

    def can_count(self, seat: Seat, kind: int) -> bool:
        """May one token more be counted out?"""
        if self.gives_back:
            wanted = self.counted(seat, kind) + 1
            return any(isinstance(move, GiveBack) and move.tokens[kind] >= wanted for move in self.moves)
        return self._after(seat, kind) is not None

    def count(self, seat: Seat, kind: int) -> None:
        """One token more. What must be given back stays the same number: a token of the other kind is kept instead."""
        if self.gives_back and self.can_count(seat, kind):
            amounts = [self.counted(seat, FUEL), self.counted(seat, ORE)]
            amounts[kind] += 1
            amounts[1 - kind] -= 1
            self._give((amounts[0], amounts[1]))
        elif not self.gives_back:
            self.selected = self._after(seat, kind) or self.selected

    def _after(self, seat: Seat, kind: int) -> dict[Hashable, Hashable] | None:
        """What is counted out with one token more, which takes the place of the oldest where there are enough."""
        for kept in (self.selected, self._without_the_oldest()):
            taken = Counter(kept.values())
            number = taken[token(seat, kind)]
            wanted = taken + Counter([token(seat, kind)])
            if any(path.bag and not wanted - Counter(path.bag) for path, _ in self.paths):
                return kept | {self._token(seat, kind, number): token(seat, kind)}
        return None

    def _without_the_oldest(self) -> dict[Hashable, Hashable]:
        """One token less of the kind that was counted first; those of a kind are numbered without gaps."""
        if not self.selected:
            return {}
        oldest = next(iter(self.selected.values()))
        last = [thing for thing, item in self.selected.items() if item == oldest][-1]
        return {thing: item for thing, item in self.selected.items() if thing != last}

    def uncount(self, seat: Seat, kind: int) -> None:
        if self.gives_back:
            self.count(seat, 1 - kind)
        elif self.counted(seat, kind):
            del self.selected[self._token(seat, kind, self.counted(seat, kind) - 1)]

    def _give(self, amounts: tuple[int, int]) -> None:
        self.selected = {}
        for kind, amount in enumerate(amounts):
            for number in range(amount):
                self._put(OWN_PURSE, kind, number)

    def _put(self, seat: Seat, kind: int, number: int) -> None:
        self.selected[self._token(seat, kind, number)] = token(seat, kind)

    @staticmethod
    def _token(seat: Seat, kind: int, number: int) -> Hashable:
        return "token", seat, kind, number
