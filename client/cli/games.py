"""`orrery games`: what is on the shelf."""

from __future__ import annotations

from argparse import Namespace

from client.locale import say
from engine.games import game_ids, load_game


def run(arguments: Namespace) -> int:
    language = arguments.lang
    for game_id in game_ids():
        game = load_game(game_id)
        words = game.words(language)
        print(words.named(game_id, say(language, "terminal.game", words.text("game", "name"), _span(game.seat_counts))))
        for option in game.options:
            values = "" if option.values == (False, True) else f" ({', '.join(map(str, option.values))})"
            seats = f" [{say(language, 'terminal.seats', _span(option.seats))}]" if option.seats else ""
            text = words.catalogue["option"][option.id]["text"]
            print(f"    {words.named(f'--option {option.id}{values}{seats}', text)}")
    return 0


def _span(counts: tuple[int, ...]) -> str:
    together = len(counts) > 1 and counts[-1] - counts[0] == len(counts) - 1
    return f"{counts[0]}–{counts[-1]}" if together else ", ".join(map(str, counts))
