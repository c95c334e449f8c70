"""`orrery rules`: the rulebook in the terminal."""

from __future__ import annotations

from argparse import Namespace

from client.cli.talk import plain
from engine.games import load_game


def run(arguments: Namespace) -> int:
    book = load_game(arguments.game).rulebook(arguments.lang)
    if arguments.number is None:
        print(plain(book.text))
        return 0
    heading = ""
    for rule in book.find(arguments.number):
        above = rule.section or rule.chapter
        if above != heading:
            print(above)
            heading = above
        print(f"  {rule.number}  {plain(rule.text)}")
    return 0
