"""A bot as a program of its own: JSON lines on standard input and output (../PROTOCOL.md). It needs nothing of ours.

orrery arena comets --bots pilot,"program:python engine/bots/examples/program.py" --games 10
"""

import json
import random
import sys


def say(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


def main() -> None:
    chance = random.Random(1)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "game":
            say({"type": "ready", "name": f"A program that plays {message['game']}"})
        elif message["type"] == "choose":
            texts = [move["text"] for move in message["moves"]]
            print(f"{message['question']} {len(texts)} moves, such as {texts[0]!r}", file=sys.stderr)
            say({"type": "move", "number": message["number"], "move": chance.randrange(len(texts))})


if __name__ == "__main__":
    main()
