"""`orrery replay`: read a recorded match, check it, tell it."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from client.cli.talk import Talk, scores
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
        for line in _summary(match, arguments.lang):
            print(line)
    elif not loaded.problem:
        print(f"{arguments.file}: {len(match.entries)} moves replay to {match.hash}")
    return 1 if loaded.problem else 0


def _summary(match: Match, language: str) -> Iterator[str]:
    talk = Talk(match.game, match.names, language)
    name, moves = talk.words.text("game", "name"), len(match.entries)
    if match.is_over:
        yield talk.say("over", name, match.setup.seats, moves)
    else:
        yield talk.say("waits", name, match.setup.seats, moves, match.names[match.waiting()[0]])
    yield from scores(talk.words, match.game.standing(match.state))


def transcript(match: Match, language: str) -> Iterator[str]:
    """The whole match in words: every move with what it did, then the final table and scores."""
    talk = Talk(match.game, match.names, language)
    words = talk.words
    yield talk.say("played", words.text("game", "name"), match.setup.seats, match.setup.seed)
    for option, value in match.setup.options.items():
        yield f"  {option} = {value}"
    for number, entry in enumerate(match.entries, start=1):
        yield f"{number:4} {words.named(match.names[entry.seat], words.move(entry.move))}"
        yield from (f"       {line}" for event in entry.events if (line := words.event(event)))
    yield from talk.table(match.state)
    yield from scores(words, match.game.standing(match.state))
