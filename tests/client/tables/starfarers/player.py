"""A person who plays whole matches of Starfarers against pilots, along the shortest ways, and counts them:
`python -m tests.client.tables.starfarers.player 0 20`."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from client.stage.picks import Pick
from client.tables import make_table
from client.tables.starfarers.desk import Standing
from client.tables.starfarers.following import follow_up
from client.tables.starfarers.picks import ASK, MAIN
from engine.bots.levels import make_bot
from engine.core.moves import Move
from engine.games import load_game
from engine.games.starfarers import moves as m
from engine.games.starfarers.drafting import draft
from tests.client.tables.person import Person, Touch

GAME = load_game("starfarers")
ME = 0


class Player:
    """Sits at seat 0 and does what a pilot would do there; the others are pilots."""

    def __init__(self, seats: int, seed: int, device: str = "mouse", **options: Any) -> None:
        self.person = Person(
            GAME, lambda around: make_table(around, plain=False), seats, seed=seed, length=0.0, options=options
        )
        self.match = self.person.link.match
        self.bots = [make_bot("pilot", GAME, seat) for seat in range(seats)]
        self.device = device
        self.standing = Standing()
        self.turns = self.stops = 0
        self.gestures: Counter[str] = Counter()
        touches: dict[str, Touch] = {
            "mouse": self.person.click,
            "keys": self.person.reach,
            "controller": self.person.reach_with_controller,
        }
        self._reach = touches[device]
        self._kind = ""

    @property
    def gestures_a_turn(self) -> float:
        return sum(self.gestures.values()) / max(1, self.turns)

    def play(self, most: int = 100_000) -> None:
        """The whole match, or so many decisions of mine."""
        while not self.match.is_over and most:
            seat = self.match.waiting()[0]
            move = self._wish(self.match.state, seat)
            if seat != ME:
                self.match.play(seat, move)
                continue
            self._sit_down()
            view = self.person.link.view
            deed = self.standing.deed(view, ME, self.person.link.moves())
            self.turns += isinstance(deed, m.ThrowDice)
            if deed:
                self._let_follow(deed)
                continue
            most -= 1
            self.stops += self.match.state.active != ME
            self._kind = type(move).__name__ if self.match.state.active == ME else ""
            self._make(move)

    def _let_follow(self, deed: Move) -> None:
        """What the table does by itself, with what follows from it."""
        for move in (deed, *follow_up(self.person.link.view, ME, deed)):
            if move in self.match.moves(ME):
                self.match.play(ME, move)

    def _wish(self, state: Any, seat: int) -> Move:
        return self.bots[seat].move(GAME.view(state, seat), seat)

    def _sit_down(self) -> None:
        link = self.person.link
        link.sit_down(ME)
        self.person.table.jump(link.view)
        self.person.look()

    def _touch(self, id: str) -> Move | None:
        self._count()
        return self._reach(id)

    def _count(self) -> None:
        if self._kind:
            self.gestures[self._kind] += 1

    def _make(self, move: Move) -> None:
        """The shortest way to what the pilot would do."""
        if self.device == "mouse" and self._shorter(move):
            return
        done = self.person.walk(move, self._touch)
        assert done == move, f"meant {move}, made {done}"

    def _shorter(self, move: Move) -> bool:
        """With the mouse things are dragged, and an offer begins with what it is for."""
        if isinstance(move, m.Compose) and self.match.state.active == ME:
            return self._offer()
        if isinstance(move, m.ChooseShip):
            return self._send(move)
        if isinstance(move, m.BuildShip | m.TradeWithBank):
            path = self.person.table.path_of(move)
            assert path
            if len(path.picks) == 2:
                return self._drag(path.picks[0], path.picks[1])
        return False

    def _drag(self, what: Pick, to: Pick) -> bool:
        table, before = self.person.table, len(self.match.entries)
        place = table.place(table._ready.layout, table._ready.camera.sight, to) or self.person.ui.spots[to.id]
        self._count()
        self.person.drag(self.person.ui.spots[what.id].center, place.center)
        self.person.look()
        assert len(self.match.entries) > before, f"{what} was dragged to {to} in vain"
        return True

    def _send(self, move: m.ChooseShip) -> bool:
        ahead = GAME.copy(self.match.state)
        GAME.play(ahead, ME, move)
        following = self._wish(ahead, ME)
        if isinstance(following, m.Stop) and m.EndFlight() in self.match.game.moves(self.match.state, ME):
            self._touch(MAIN.id)
            return True
        if not isinstance(following, m.Fly):
            return False
        before = len(self.match.entries)
        self._drag(Pick("ship", ME, move.transporter), Pick("point", following.point))
        assert self.match.entries[before].move == move
        assert self.match.entries[before + 1].move == following
        return True

    def _offer(self) -> bool:
        """What the pilot is about to say, said to everybody; the sheet opens with a draft."""
        ahead = GAME.copy(self.match.state)
        while not isinstance(wish := self._wish(ahead, ME), m.Offer):
            GAME.play(ahead, ME, wish)
        self._touch(ASK.id)
        terms = draft(self.match.state, ME)
        for side, wanted, there in (("give", wish.give, terms.give), ("want", wish.want, terms.want)):
            for kind in range(5):
                for _ in range(there[kind] - wanted[kind]):
                    self._touch(f"less.{side}.{kind}")
        for side, wanted, there in (("give", wish.give, terms.give), ("want", wish.want, terms.want)):
            for kind in range(5):
                for _ in range(wanted[kind] - there[kind]):
                    self._touch(Pick(side, kind).id)
        assert draft(self.match.state, ME) == type(terms)(wish.give, wish.want)
        done = self._touch(Pick("ask_all").id)
        assert isinstance(done, m.Offer)
        return True


def measure(seeds: range) -> None:
    """Gestures and stops of whole matches against three pilots, in both set-ups."""
    turns, stops, gestures = 0, 0, Counter[str]()
    for seed in seeds:
        player = Player(4, seed, advanced_setup=bool(seed % 2))
        player.play()
        turns, stops, gestures = turns + player.turns, stops + player.stops, gestures + player.gestures
        print(seed, player.turns, round(player.gestures_a_turn, 2), round(player.stops / player.turns, 2), flush=True)
    print(f"{sum(gestures.values()) / turns:.2f} gestures and {stops / turns:.2f} stops a turn", gestures.most_common())


if __name__ == "__main__":
    measure(range(*map(int, sys.argv[1:])))
