"""At the end of a match a guest replays it: was the deal the one that was drawn, and every move as it was shown?"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from client.lan.deal import bound, keeps_to, seed_of
from client.lan.messages import Dealt, Draw, Recorded
from client.lan.patch import view_hash
from client.links.link import Notice
from engine.core.codec import BadData, Decoder, Plain, encode
from engine.core.game import Game, OptionValue, Setup
from engine.core.moves import IllegalMove, Move, Seat
from engine.match import Chair, Match

LONGEST = 20_000
"""Moves of a match that is looked at."""


class Witness:
    """What a guest keeps of a match to be able to tell at the end."""

    def __init__(self) -> None:
        self.draw: Draw | None = None
        """What all had bound themselves to, if we were there."""
        self.secret = ""
        """Our own share, if we had one."""
        self.viewer: Seat | None = None
        self.shown: list[str] = []
        """Hashes of all views shown to these eyes."""
        self.was_away = False

    def see(self, hashed: str) -> None:
        self.shown.append(hashed)

    def begin_again(self, viewer: Seat | None, is_new: bool) -> None:
        """A whole view comes: the first of a new match, or after something may have been missed."""
        self.was_away = not is_new
        self.viewer = viewer
        self.shown.clear()


class Audit:
    """Replays a match bit by bit. `verdict` says what came of it."""

    def __init__(
        self,
        game: Game[Any],
        options: Sequence[tuple[str, OptionValue]],
        chairs: Sequence[Chair],
        witness: Witness,
        dealt: Dealt,
    ) -> None:
        self.verdict: Notice | None = None
        self._game = game
        self._witness = witness
        self._dealt = dealt
        self._decoder = Decoder(game.vocabulary)
        self._moves: list[tuple[Seat, Plain]] = []
        self._seen = set(witness.shown)
        seed = int(dealt.seed, 16)
        self.match = Match(game, Setup(len(chairs), seed, dict(options)), chairs)
        self._problem = self._of_deal(seed) or self._of_view()

    def hear(self, part: Recorded) -> None:
        """More of the moves. Raises BadData."""
        if not isinstance(part.moves, list) or not all(_is_entry(entry) for entry in part.moves):
            raise BadData("a record is a list of moves")
        self._moves += [(seat, move) for seat, move in part.moves]
        if len(self._moves) > min(LONGEST, self._dealt.moves):
            raise BadData("a record is longer than it was said to be")

    def step(self, seconds: float) -> None:
        """Replay for a moment, once all the moves have come."""
        if self.verdict or len(self._moves) < self._dealt.moves:
            return
        ends = perf_counter() + seconds
        while self._problem is None and len(self.match.entries) < len(self._moves):
            self._problem = self._play(*self._moves[len(self.match.entries)])
            if perf_counter() > ends:
                return
        self.verdict = Notice(self._problem or self._all_well())

    @property
    def is_right(self) -> bool:
        return self.verdict is not None and self._problem is None

    def _play(self, seat: Seat, content: Plain) -> str | None:
        if seat not in self.match.waiting():
            return "audit_moves"
        try:
            self.match.play(seat, self._decoder.decode(Move, content, "move"))
        except (BadData, IllegalMove):
            return "audit_moves"
        return self._of_view()

    def _of_view(self) -> str | None:
        """Was this position shown to us, if we were there?"""
        is_last = len(self.match.entries) == self._dealt.moves
        if self._witness.was_away and not is_last:
            return None
        shown = view_hash(encode(self._game.view(self.match.state, self._witness.viewer)))
        right = shown == self._witness.shown[-1] if is_last else shown in self._seen
        return None if right else "audit_moves"

    def _of_deal(self, seed: int) -> str | None:
        """Is the seed the one that was drawn?"""
        draw, dealt, secret = self._witness.draw, self._dealt, self._witness.secret
        if draw is None:
            return None
        if not keeps_to(dealt.host, draw.host) or seed_of(dealt.host, dealt.shares) != seed:
            return "audit_seed"
        if secret and secret not in dealt.shares:
            return "audit_left_out"
        return None if {bound(share) for share in dealt.shares} <= set(draw.shares) else "audit_seed"

    def _all_well(self) -> str:
        if self._witness.draw is None:
            return "audit_moves_right" if self._dealt.host else "audit_chosen"
        return "audit_fair"


def _is_entry(entry: Plain) -> bool:
    return isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int
