"""What can be typed after `orrery`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from client import __version__

LONGEST_THOUGHT = 3600.0
RECORD = ".jsonl"
"""A file of that kind alone, as a desktop gives it, is a match to be shown; no command is called like that."""


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="orrery", description="Five space strategy board games on one table.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"orrery {__version__}")
    parser.add_argument("--self-test", action="store_true", help="check that this copy has everything it needs")
    parser.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(run=_open_window, record=None)
    commands = parser.add_subparsers(
        title="commands",
        metavar="COMMAND",
        description="without one, the window opens; FILE.jsonl alone opens it on that match",
    )

    def command(name: str, help: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=help, description=help, allow_abbrev=False)
        added.set_defaults(run=_lazily(name))
        return added

    games = command("games", "list the games, their seats and options")
    games.add_argument("--lang", choices=("en", "fr"), default="en")

    play = command("play", "play in the terminal")
    play.add_argument("game", metavar="GAME", nargs="?", default="alien_frontiers")
    play.add_argument("--seats", help="you or a bot for each seat (you,pilot)")
    _add_bots(play)
    play.add_argument("--seed", type=int, help="the same seed gives the same dice and cards")
    play.add_argument("--lang", choices=("en", "fr"), default="en")
    play.add_argument("--save", metavar="FILE", help="keep the match in this file; goes on with it if it exists")
    _add_options(play)

    simulate = command("simulate", "play games between bots and sum them up")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--seats", help="a bot for each seat (pilot,pilot)")
    _add_bots(simulate)
    simulate.add_argument("--games", type=_positive, default=100, metavar="N")
    simulate.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first game")
    simulate.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes at work")
    simulate.add_argument("--seconds-per-move", type=_seconds, default=0.15, metavar="T", help="for the admiral (0.15)")
    simulate.add_argument("--json", metavar="FILE", help="write every game's result as well")
    simulate.add_argument("--save", metavar="FOLDER", help="keep a record of every game")
    _add_options(simulate)

    arena = command("arena", "let bots meet and rate them")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--bots", help="who meets (cadet,pilot,admiral)")
    _add_bots(arena)
    arena.add_argument("--games", type=_positive, default=100, metavar="N", help="games of every pair (100)")
    arena.add_argument("--seconds-per-move", type=_seconds, default=0.15, metavar="T", help="for the admiral (0.15)")
    arena.add_argument("--seats", type=_positive, default=2, help="seats at the table (2)")
    arena.add_argument("--seed", type=int, default=0, metavar="S")
    arena.add_argument("--jobs", type=_positive, default=1, metavar="J")
    arena.add_argument("--results", metavar="FILE", help="keep every game's result here and go on where it ends")
    arena.add_argument("--plot", metavar="PICTURE", help="draw the ratings and who beat whom")
    arena.add_argument("--json", metavar="FILE")
    _add_options(arena)

    host = command("host", "open a table for the network, without a window")
    host.add_argument("game", metavar="GAME")
    host.add_argument("--seats", help="open or bot:LEVEL for each seat (open,open)")
    _add_bots(host)
    host.add_argument("--name", default="Orrery", help="what the table is called")
    host.add_argument("--pin", default="", help="asked of everybody who joins")
    host.add_argument("--port", type=int, help="where it listens (the usual port, or any that is free)")
    host.add_argument("--save", metavar="FILE", help="keep the match in this file; goes on with it if it exists")
    host.add_argument("--seed", type=int)
    host.add_argument("--lan", action="store_true", help="open it to other machines; only this one can join otherwise")
    host.add_argument("--no-announce", action="store_false", dest="announce", help="with --lan: not on others' lists")
    host.add_argument("--stand-in", metavar="LEVEL", help="a bot of this level plays for people who drop out")
    host.add_argument("--stand-in-after", type=_seconds, default=30.0, metavar="SECONDS")
    host.add_argument("--turn-seconds", type=int, metavar="SECONDS", help="the longest a choice may take")
    host.add_argument(
        "--bot-pause", type=_seconds, default=0.5, metavar="SECONDS", help="least time before a bot's move"
    )
    _add_options(host)

    join = command("join", "sit down at a table on the network, in the terminal")
    join.add_argument("address", metavar="HOST[:PORT]")
    join.add_argument("--name", default="Guest")
    join.add_argument("--pin", default="")
    join.add_argument("--seat", type=_positive, help="the seat to take, from 1 (the first free one)")
    join.add_argument("--watch", action="store_true", help="take no seat")
    join.add_argument("--bot", metavar="LEVEL", help="let a bot play for you")
    join.add_argument(
        "--standby", action="store_true", help="with --watch: offer to take the table over if its host dies"
    )
    join.add_argument("--lang", choices=("en", "fr"), default="en")
    join.add_argument("--memory", metavar="FILE", help=argparse.SUPPRESS)

    replay = command("replay", "read a recorded match")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--check", action="store_true", help="only check that it replays; exit code 1 if it does not")
    replay.add_argument("--print", action="store_true", dest="transcript", help="print it move by move")
    replay.add_argument("--lang", choices=("en", "fr"), default="en")

    rules = command("rules", "show a game's rulebook, or one of its rules")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("number", metavar="NUMBER", nargs="?", help="a rule or a chapter: AF-6.2.5, 6.2, 6")
    rules.add_argument("--lang", choices=("en", "fr"), default="en")

    shot = command("shot", "draw any screen of any game into a file")
    shot.add_argument("file", metavar="OUT.png")
    shot.add_argument("--game", default="alien_frontiers", metavar="G")
    shot.add_argument(
        "--scene",
        choices=("title", "new", "table", "plain", "settings", "rules", "gallery", "load", "end"),
        default="table",
    )
    shot.add_argument("--seed", type=int, default=0, metavar="N")
    shot.add_argument("--moves", type=int, default=0, metavar="K", help="moves played by pilots before the picture")
    shot.add_argument("--seat", type=int, default=0, metavar="S", help="through whose eyes")
    shot.add_argument("--seats", type=_positive, default=None, help="seats at the table (as many as four)")
    shot.add_argument("--lang", choices=("en", "fr"), default="en")
    shot.add_argument("--size", default="1920x1080", metavar="WxH")
    shot.add_argument("--scale", type=int, default=100, help="interface size in per cent")

    bench = command("bench", "measure how fast the games run here")
    bench.add_argument("games", metavar="GAME", nargs="*")
    bench.add_argument("--tables", action="store_true", help="with GAME: how fast its drawn table is, too")
    bench.add_argument("--json", metavar="FILE")

    given = list(sys.argv[1:] if arguments is None else arguments)
    if len(given) == 1 and given[0].endswith(RECORD):
        return parser.parse_args([], argparse.Namespace(record=Path(given[0])))
    return parser.parse_args(_language_last(given))


def _language_last(given: list[str]) -> list[str]:
    """`rules GAME --lang fr AF-6` is what people type, and a number after an option is lost on the parser."""
    places = [place for place, word in enumerate(given) if word == "--lang"]
    for place in places:
        given = [*given[:place], *given[place + 2 :], *given[place : place + 2]]
    return given


def _open_window(arguments: argparse.Namespace) -> int:
    """Without a command: the window, or a check of the program itself."""
    if arguments.self_test:
        return int(import_module("client.selftest").run())
    return int(import_module("client.app").start(arguments.first_frame, arguments.record))


def _lazily(name: str) -> Callable[[argparse.Namespace], int]:
    def run(arguments: argparse.Namespace) -> int:
        result: int = import_module(f"client.cli.{name}").run(arguments)
        return result

    return run


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 <= number <= LONGEST_THOUGHT:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds from 0 to {LONGEST_THOUGHT:.0f}")
    return number


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return number


def _add_bots(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        dest="further",
        metavar="BOT",
        help="one more: a level, a class as path/to/file.py:Name, or program:COMMAND; may be given several times",
    )


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="an option of the game (see `orrery games`); may be given several times",
    )
