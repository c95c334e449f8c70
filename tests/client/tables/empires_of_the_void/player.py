"""A person who plays whole matches of Empires of the Void against pilots, along the shortest ways, and counts them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from client.stage.picks import Pick
from client.tables import make_table
from engine.bots.levels import make_bot
from engine.core.moves import Move
from engine.games import load_game
from engine.games.empires_of_the_void import moves as m
from engine.games.empires_of_the_void.components import PRE_ROUND, SETTING_UP, TURNS, fleet_of
from engine.games.empires_of_the_void.flights import full_load
from engine.games.empires_of_the_void.movement import ToMove
from tests.client.tables.person import Person, Touch

GAME = load_game("empires_of_the_void")
ME = 0


class Player:
    """Sits at seat 0 and does what a pilot would do there; the others are pilots."""

    def __init__(self, seats: int, seed: int, device: str = "mouse", **options: Any) -> None:
        self.person = Person(
            GAME, lambda around: make_table(around, plain=False), seats, seed=seed, length=0.0, options=options
        )
        self.match = self.person.link.match
        self.bots = [make_bot("pilot", GAME, seat) for seat in range(seats)]
        touches: dict[str, Touch] = {
            "mouse": self.person.click,
            "keys": self.person.reach,
            "controller": self.person.reach_with_controller,
        }
        self._reach = touches[device]
        self._drags = device == "mouse"
        self._kind = ""
        self.gestures: Counter[str] = Counter()
        """Clicks or keys of my own pre-rounds and turns, by what they were for."""
        self.prompts = 0
        """Questions while others played."""

    @property
    def rounds(self) -> int:
        return max(1, self.match.state.round)

    def play(self, most: int = 100_000) -> None:
        """The whole match, or so many decisions of mine."""
        wishes = {topic for topic, asked in GAME.topics.items() if asked}
        while not self.match.is_over and most:
            seat = self.match.waiting()[0]
            if seat != ME:
                self.match.play(seat, self._wish(self.match.state, seat))
                continue
            if quiet := GAME.unasked(self.match.state, ME, wishes):
                self.match.play(ME, quiet)
                continue
            most -= 1
            self._sit_down()
            state = self.match.state
            mine = state.phase in (SETTING_UP, PRE_ROUND) or (state.phase == TURNS and state.active == ME)
            self.prompts += not mine
            move = self._wish(state, ME)
            self._kind = type(move).__name__ if mine and state.phase != SETTING_UP else ""
            self._make(move)

    def _wish(self, state: Any, seat: int) -> Move:
        return self.bots[seat].move(GAME.view(state, seat), seat)

    def _sit_down(self) -> None:
        link = self.person.link
        link.sit_down(ME)
        self.person.table.jump(link.view)
        self.person.look()

    def _touch(self, id: str) -> Move | None:
        if self._kind:
            self.gestures[self._kind] += 1
        return self._reach(id)

    def _make(self, move: Move) -> None:
        attacks = [each for each in self.match.moves(ME) if isinstance(each, m.Attack)]
        if attacks == [move]:
            self._touch(Pick("action", 2).id)
            assert self.match.entries[-1].move == move
            return
        if isinstance(move, m.Begin) and self._fly(move):
            return
        if isinstance(move, m.Attack) and self._drags and self._drop(move, attacks):
            return
        done = self.person.walk(move, self._touch)
        assert done == move, f"meant {move}, made {done}"

    def _fly(self, move: m.Begin) -> bool:
        """A whole flight by its stack and where it leads, if that takes along what the pilot would take."""
        way = self._flight(move)
        target = next((each.space for each in reversed(way) if isinstance(each, m.Fly)), None)
        cargo = tuple(each.ship for each in way if isinstance(each, m.Load))
        plain = all(isinstance(each, m.Load | m.Fly | m.Stop) for each in way)
        moving, view = self.person.table.moving, self.person.link.view
        if target is None or not plain or sorted(full_load(view, ME, move.space, move.ship)) != sorted(cargo):
            return False
        before = fleet_of(Counter(cargo)) + fleet_of({move.ship: 1}) + self.match.state.players[ME].ships[target]
        stack, space = Pick("stack", move.space, ME).id, Pick("space", target).id
        self.person.click(stack)
        fits = moving.ship_of(view, ME) == move.ship and target in moving.reached(view, ME, True)
        self.person.table.cancel()
        self.person.look()
        if not fits:
            return False
        if self._drags:
            self.gestures["Begin"] += 1
            self.person.drag(self.person.ui.spots[stack].center, self.person.ui.spots[space].center)
            self.person.look()
        else:
            self._touch(stack)
            self._touch(space)
        assert self.match.state.players[ME].ships[target] == before, f"the flight to {target} did not arrive"
        return True

    def _drop(self, move: m.Attack, attacks: list[m.Attack]) -> bool:
        """My ships are dragged on what they attack, where nothing else lies just there."""
        table, view = self.person.table, self.person.link.view
        if sum(each.space == move.space for each in attacks) > 1:
            return False
        fleet = Pick("fleet", move.space, move.target).id
        world = Pick("space", move.space).id
        there = move.target < len(view.players) and view.players[move.target].ships[move.space]
        self.gestures["Attack"] += 1
        spots = self.person.ui.spots
        self.person.drag(spots[Pick("stack", move.space, ME).id].center, spots[fleet if there else world].center)
        self.person.look()
        assert any(entry.move == move for entry in self.match.entries[-3:]), f"{move} was dragged in vain"
        assert not table.choosing.is_under_way
        return True

    def _flight(self, move: m.Begin) -> list[Move]:
        """What the pilot would do with this ship until it stops."""
        ahead, found = GAME.copy(self.match.state), []
        GAME.play(ahead, ME, move)
        while ahead.agenda and isinstance(ahead.agenda[-1], ToMove) and len(found) < 30:
            found.append(self._wish(ahead, ME))
            GAME.play(ahead, ME, found[-1])
        return found
