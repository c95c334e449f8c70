"""The review of a finished match as screens use it: worked out meanwhile, kept beside the record, put into words."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from client.links.study import Reviewer
from client.scenes.coach import per_cent
from client.scenes.keepsake import review_beside
from engine.bots.review import BETTER, FOUND, WEIGHTY, Review, TurningPoint
from engine.core.codec import BadData, Decoder, encode
from engine.core.words import Words
from engine.match import Match

Say = Callable[..., str]


class Reviewing:
    """What is known of a match so far. Nothing is begun before it is asked for."""

    def __init__(self, match: Match, record: Path | None) -> None:
        self.match = match
        self._record = record
        self._reviewer: Reviewer | None = None
        self.latest: Review | None = kept(match, record)

    @property
    def is_done(self) -> bool:
        return self.latest is not None and self.latest.done == 100

    @property
    def is_under_way(self) -> bool:
        return self._reviewer is not None and not self.is_done

    def begin(self) -> None:
        if self._reviewer is None and not self.is_done:
            self._reviewer = Reviewer(self.match)

    def listen(self) -> bool:
        """Hear what has been found out; True if there is something new."""
        news = self._reviewer.news() if self._reviewer else None
        if news is None:
            return False
        self.latest = news
        if self.is_done:
            keep(self.match, self._record, news)
            self.close()
        return True

    def close(self) -> None:
        if self._reviewer:
            self._reviewer.close()
            self._reviewer = None


def keep(match: Match, record: Path | None, review: Review) -> None:
    """Where it cannot be written it is found out anew the next time."""
    if record is not None:
        content = {"hash": match.hash, "review": encode(review)}
        with suppress(OSError):
            review_beside(record).write_text(json.dumps(content), "utf-8")


def kept(match: Match, record: Path | None) -> Review | None:
    """What was found out earlier about exactly this match."""
    if record is None:
        return None
    try:
        content = json.loads(review_beside(record).read_text("utf-8"))
        if content["hash"] != match.hash:
            return None
        return Decoder(match.game.vocabulary).decode(Review, content["review"], "review")
    except (OSError, ValueError, KeyError, TypeError, RecursionError, BadData):
        return None


def worth_telling(review: Review) -> list[TurningPoint]:
    """At most three that decided the match: decisions before luck, the weightier first, told in order."""

    def weight(point: TurningPoint) -> tuple[bool, int]:
        decided = point.verdict in (BETTER, FOUND)
        return decided, max(abs(point.after - point.before), abs(point.played - point.instead))

    told = [point for point in review.points if weight(point)[1] >= WEIGHTY]
    return sorted(sorted(told, key=weight, reverse=True)[:3], key=lambda point: point.move)


def in_words(point: TurningPoint, match: Match, words: Words, say: Say) -> str:
    """What happened there, in a sentence."""
    played = words.move(match.entries[point.move].move)
    if point.verdict == BETTER and point.better is not None:
        figures = (per_cent(point.instead, point.games), per_cent(point.played, point.games))
        return say("review.better", played, words.move(point.better), *figures)
    if point.verdict == FOUND:
        figures = (per_cent(point.played, point.games), per_cent(point.instead, point.games))
        return say("review.found", played, *figures)
    return say(f"review.{point.verdict}", played)
