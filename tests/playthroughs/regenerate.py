"""Play the playthroughs anew: `make playthroughs`, after a change of rules that is meant. `--words` tells the same
games in today's words, after a change of texts.

Each is a whole game between pilots, kept as a record and as its transcript in words. The tests replay the record by the
present rules and compare the transcript, so that any change of rules shows as a readable difference.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from client.cli.replay import transcript
from engine.bots.selfplay import play_match
from engine.core.game import Game, Setup
from engine.games import FURTHER, game_ids, load_game
from engine.match import Chair, Match
from engine.record import Recorder, load
from tests.sixth import comets

FOLDER = Path(__file__).parent
OTHER_GAMES = {
    "race_for_the_galaxy": ("level",),
    "on_mars": ("chapter",),
    "starfarers": ("advanced_setup",),
    "empires_of_the_void": ("advanced", "short"),
}
"""Options played by every number of seats."""
LEFT_OUT = {"starfarers": ("colour_2", "colour_3", "colour_4"), "on_mars": ("difficulty",)}
"""Options like another one: what holds of the first seat's colour holds of the others', and the difficulty is of no use
without a chapter."""
NAMES = ("Ada", "Ben", "Cleo", "Dev", "Eve", "Fay")


def tables(game: Game[Any]) -> list[tuple[str, Setup]]:
    """The playthroughs of a game: one for every number of seats, and one for every value of every option; those that
    make another game of it are played by every number of seats."""
    found = [(f"{game.id}-{seats}", Setup(seats, seats)) for seats in game.seat_counts]
    for option in game.options:
        for value in option.values:
            if value == option.default or option.id in LEFT_OUT.get(game.id, ()):
                continue
            suffix = option.id if value is True else f"{option.id}-{value}"
            counts = [seats for seats in game.seat_counts if value in option.values_at(seats)]
            wanted = counts if option.id in OTHER_GAMES.get(game.id, ()) else counts[:1]
            for seats in wanted:
                name = f"{game.id}-{suffix}" if len(wanted) == 1 else f"{game.id}-{suffix}-{seats}"
                found.append((name, Setup(seats, 1, {option.id: value})))
    return found


def play(game: Game[Any], name: str, setup: Setup) -> None:
    record = FOLDER / f"{name}.jsonl"
    record.unlink(missing_ok=True)
    match = Match(game, setup, [Chair(person, "pilot") for person in NAMES[: setup.seats]])
    recorder = Recorder.create(match, record)
    play_match(match, ["pilot"] * setup.seats, seed=setup.seed, tries=1)
    recorder.close()
    tell(match, name)


def tell(match: Match, name: str) -> None:
    (FOLDER / f"{name}.txt").write_text("\n".join(transcript(match, "en")) + "\n", "utf-8")
    print(f"{name}: {len(match.entries)} moves")


if __name__ == "__main__":
    os.environ[FURTHER] = comets.__name__
    wanted = [argument for argument in sys.argv[1:] if argument != "--words"]
    for game_id in wanted or game_ids():
        game = load_game(game_id)
        for name, setup in tables(game):
            if "--words" in sys.argv:
                tell(load(FOLDER / f"{name}.jsonl").match, name)
            else:
                play(game, name, setup)
