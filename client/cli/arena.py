"""`orrery arena`: bots meet in pairs and get an Elo rating with its uncertainty."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from client.cli.elo import ratings
from client.cli.errors import BadArgument
from client.cli.jobs import Job, results
from client.cli.ledger import Ledger
from client.cli.setups import checked_levels, company, read_options
from client.cli.tally import by_option, by_side, seats_of, split, table
from engine.bots.selfplay import Result
from engine.core.game import Setup
from engine.games import load_game


def run(arguments: Namespace) -> int:
    bots = checked_levels(company(arguments.bots, arguments.further, "cadet,pilot,admiral", "pilot"))
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadArgument("an arena needs two or more different bots")
    if arguments.seats < 2:
        raise BadArgument("an arena needs two seats or more")
    played = _play(_jobs(arguments, bots), arguments)
    rated = ratings(bots, played)
    meetings = {pair: _score(*pair, played) for pair in combinations(bots, 2)}
    width = max(map(len, bots))
    print(f"{'bot':{width}}    Elo   95 % interval")
    for bot, (rating, low, high) in sorted(rated.items(), key=lambda item: -item[1][0]):
        print(f"{bot:{width}} {rating:5.0f}   {low:5.0f} to {high:.0f}")
    for (first, second), (wins, losses) in meetings.items():
        print(f"{first} - {second}: {wins:g} - {losses:g}")
    reports = _reports(bots, played)
    for heading, rows in reports.items():
        print("", *table(heading, rows), sep="\n")
    if arguments.json:
        content = {
            "game": arguments.game,
            "seconds_per_move": arguments.seconds_per_move,
            "elo": rated,
            "meetings": {f"{first} - {second}": score for (first, second), score in meetings.items()},
            "reports": reports,
        }
        Path(arguments.json).write_text(json.dumps(content, indent=1) + "\n", "utf-8")
    if arguments.plot:
        from client.cli import plot

        heading = f"{load_game(arguments.game).words('en').text('game', 'name')}, {arguments.seats} seats"
        plot.draw(Path(arguments.plot), heading, bots, played, rated, meetings)
    return 0


def _jobs(arguments: Namespace, bots: Sequence[str]) -> list[Job]:
    """Every pair meets as often, each deal twice with the seats exchanged."""
    game = load_game(arguments.game)
    options = read_options(game, arguments.option, arguments.seats)
    game.check(Setup(arguments.seats, arguments.seed, options))
    jobs = []
    for number in range(arguments.games):
        for first, second in combinations(bots, 2):
            setup = Setup(arguments.seats, arguments.seed + number // 2, options)
            order = (first, second) if number % 2 == 0 else (second, first)
            levels = tuple(order[seat % 2] for seat in range(arguments.seats))
            jobs.append(Job(game.id, setup, levels, arguments.seconds_per_move))
    return jobs


def _play(jobs: Sequence[Job], arguments: Namespace) -> list[Result]:
    """The games that the file of results has not, and those it has."""
    if not arguments.results:
        return list(results(jobs, arguments.jobs))
    ledger = Ledger(Path(arguments.results))
    missing = [job for job in jobs if ledger.of(job) is None]
    for job, result in zip(missing, results(missing, arguments.jobs), strict=True):
        ledger.add(job, result)
    return [found for job in jobs if (found := ledger.of(job))]


def _reports(bots: Sequence[str], played: Sequence[Result]) -> dict[str, dict[str, dict[str, float]]]:
    """How each bot did on each seat and under each option, and what each race or colour won."""
    found = {"bot, seat": split(seats_of(played), lambda player: f"{player[0].levels[player[1]]}, {player[1]}")}
    if sides := by_side(played):
        found["side"] = sides
    for bot in bots:
        if options := by_option(played, bot):
            found[f"{bot}, option"] = options
    return found


def _score(first: str, second: str, played: Sequence[Result]) -> tuple[float, float]:
    """Games won by each of a pair, a shared victory in equal parts."""
    wins = {first: 0.0, second: 0.0}
    for result in played:
        if set(result.levels) == {first, second}:
            winners = [level for level, rank in zip(result.levels, result.ranks, strict=True) if rank == 1]
            for level in winners:
                wins[level] += 1 / len(winners)
    return wins[first], wins[second]
