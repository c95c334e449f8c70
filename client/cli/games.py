"""`orrery games`: what is on the shelf."""

from __future__ import annotations

from argparse import Namespace

from engine.games import game_ids, load_game


def run(arguments: Namespace) -> int:
    for game_id in game_ids():
        game = load_game(game_id)
        words = game.words("en")
        print(f"{game_id}: {words.text('game', 'name')}, {_span(game.seat_counts)} seats")
        for option in game.options:
            values = "" if option.values == (False, True) else f" ({', '.join(map(str, option.values))})"
            print(f"    --option {option.id}{values}: {words.catalogue['option'][option.id]['text']}")
    return 0


def _span(counts: tuple[int, ...]) -> str:
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
