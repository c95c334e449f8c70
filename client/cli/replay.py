"""`orrery replay`: read a recorded match, check it, tell it."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from engine.match import Match
from engine.record import load


def run(arguments: Namespace) -> int:
    loaded = load(Path(arguments.file))
    match = loaded.match
    if loaded.remark:
        print(f"orrery: {arguments.file}: {loaded.remark}", file=sys.stderr)
    if arguments.transcript:
        for line in transcript(match, arguments.lang):
            print(line)
    elif not arguments.check:
        state = "is over" if match.is_over else f"waits for {match.names[match.waiting()[0]]}"
        print(f"{match.game.id}, {match.setup.seats} seats, {len(match.entries)} moves, {state}")
        print("\n".join(scores(match, arguments.lang)))
    elif not loaded.problem:
        print(f"{arguments.file}: {len(match.entries)} moves replay to {match.hash}")
    return 1 if loaded.problem else 0


def transcript(match: Match, language: str) -> Iterator[str]:
    """The whole match in words: every move with what it did, then the final table and scores."""
    words = match.game.words(language).with_names(match.names)
    yield f"{words.text('game', 'name')}, {match.setup.seats} seats, seed {match.setup.seed}"
    for option, value in match.setup.options.items():
        yield f"  {option} = {value}"
    for number, entry in enumerate(match.entries, start=1):
        yield f"{number:4} {match.names[entry.seat]}: {words.move(entry.move)}"
        yield from (f"       {line}" for event in entry.events if (line := words.event(event)))
    for panel in match.game.panels(match.state, words):
        yield f"== {panel.title}"
        yield from (f"   {label}: {value}" for label, value in panel.rows)
    yield from scores(match, language)


def scores(match: Match, language: str) -> Iterator[str]:
    words = match.game.words(language).with_names(match.names)
    for place in sorted(match.game.standing(match.state), key=lambda place: place.rank):
        lines = ", ".join(f"{words.text('score', line.id)} {line.points}" for line in place.lines if line.points)
        yield f"{place.rank}. {words.seat(place.seat)} {place.score} ({lines})"
