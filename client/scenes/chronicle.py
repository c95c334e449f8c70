"""What has been played on this computer, read from the summaries kept beside the records: nothing else is stored, so
what is deleted there is forgotten here."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from time import localtime, strftime
from typing import Any

from client.scenes.keepsake import Summary, at_a_glance
from engine.bots.levels import LEVELS
from engine.core.moves import Seat

INDEX = "index.json"
Noted = tuple[Any, ...]
"""Time and size of the record, whether it counts, and what of the summary is told."""
COLUMNS = ("date", "game", "person", "seats", "won", "points", "best_other", "strongest", "moves", "record")


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match as one person played it."""

    record: Path
    when: float
    summary: Summary
    seat: Seat

    @property
    def person(self) -> str:
        return self.summary.names[self.seat]

    @property
    def is_won(self) -> bool:
        return self.seat in self.summary.due

    @property
    def points(self) -> int:
        return _number(self.summary.scores[self.seat])

    @property
    def best_other(self) -> int:
        others = [_number(points) for seat, points in enumerate(self.summary.scores) if seat != self.seat]
        return max(others, default=0)

    @property
    def strongest(self) -> str:
        """The strongest level among the others; `person` where there were only people."""
        others = [level for seat, level in enumerate(self.summary.levels) if seat != self.seat and level in LEVELS]
        return max(others, key=LEVELS.index, default="person")


@dataclass(frozen=True, slots=True)
class Tally:
    """How many matches of a kind, and how many of them were won."""

    matches: int
    won: int

    @property
    def share(self) -> int:
        """Won, in per cent."""
        return round(100 * self.won / self.matches) if self.matches else 0


def finished(records: Iterable[Path]) -> list[Played]:
    """Everybody's finished matches, the newest first as the records are. What was read once is kept in one file beside
    their folder, so that a thousand matches open at once; where that is missing or wrong it is made anew."""
    records = list(records)
    index = _index(records[0].parent) if records else {}
    now: dict[str, Noted] = {}
    found = []
    for record in records:
        try:
            stat = record.stat()
        except OSError:
            continue
        noted = index.get(record.name)
        if noted is None or noted[0] != stat.st_mtime_ns or noted[1] != stat.st_size:
            noted = (stat.st_mtime_ns, stat.st_size, *_noted(at_a_glance(record)))
        now[record.name] = noted
        if noted[2]:
            summary = _summary(noted)
            seats = [seat for seat, level in enumerate(summary.levels) if level is None]
            found += [Played(record, stat.st_mtime, summary, seat) for seat in seats]
    if now != index:
        with suppress(OSError):
            records[0].parent.with_name(INDEX).write_text(json.dumps(now, separators=(",", ":")), "utf-8")
    return found


def _noted(summary: Summary | None) -> tuple[Any, ...]:
    """What is kept of a match: whether it counts, and then what is told of it."""
    if summary is None or not summary.is_over or len(summary.scores) != len(summary.names):
        return (False,)
    return (True, summary.game, summary.names, summary.levels, summary.due, summary.scores, summary.moves)


def _summary(noted: Noted) -> Summary:
    _, size, _, game, names, levels, due, scores, moves = noted
    shown = tuple(map(tuple, (names, levels, due, scores)))
    return Summary(size, game, shown[0], shown[1], (), moves, True, shown[2], shown[3], ())


def _index(folder: Path) -> dict[str, Noted]:
    """What was kept of every record, as far as it can be believed."""
    try:
        kept = json.loads(folder.with_name(INDEX).read_text("utf-8"))
        return {name: tuple(noted) for name, noted in kept.items() if _is_whole(noted)}
    except (OSError, ValueError, RecursionError, AttributeError, TypeError):
        return {}


def _is_whole(noted: Any) -> bool:
    if not isinstance(noted, list) or len(noted) not in (3, 9) or not isinstance(noted[2], bool):
        return False
    if not noted[2] or len(noted) == 3:
        return not noted[2] and len(noted) == 3
    if not isinstance(noted[3], str) or not all(isinstance(part, list) for part in noted[4:8]):
        return False
    return len(noted[4]) == len(noted[5]) == len(noted[7]) and all(isinstance(name, str) for name in noted[4])


def of(person: str, played: Iterable[Played], game_id: str = "") -> list[Played]:
    return [match for match in played if match.person == person and game_id in ("", match.summary.game)]


def people(played: Iterable[Played]) -> list[str]:
    """Everybody who has finished a match, who played most first."""
    names = [match.person for match in played]
    return sorted(dict.fromkeys(names), key=names.count, reverse=True)


def tally(matches: Sequence[Played]) -> Tally:
    return Tally(len(matches), sum(match.is_won for match in matches))


def by_opponent(matches: Iterable[Played]) -> dict[str, Tally]:
    """Against the strongest of the others, from the weakest level."""
    matches = list(matches)
    order = ["person", *LEVELS]
    met = sorted({match.strongest for match in matches}, key=order.index)
    return {level: tally([match for match in matches if match.strongest == level]) for level in met}


def by_seats(matches: Iterable[Played]) -> dict[int, Tally]:
    matches = list(matches)
    counts = sorted({len(match.summary.names) for match in matches})
    return {count: tally([match for match in matches if len(match.summary.names) == count]) for count in counts}


def as_csv(matches: Iterable[Played]) -> str:
    """One line a match, for a table of one's own."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for match in matches:
        writer.writerow(
            (
                strftime("%Y-%m-%d", localtime(match.when)),
                match.summary.game,
                match.person,
                len(match.summary.names),
                int(match.is_won),
                match.points,
                match.best_other,
                match.strongest,
                match.summary.moves,
                match.record.name,
            )
        )
    return text.getvalue()


def _number(points: str) -> int:
    try:
        return int(points)
    except ValueError:
        return 0
