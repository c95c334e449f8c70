"""`orrery --self-test`: does this copy of the program have everything it needs?"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from client import __version__, paths
from engine.bots.selfplay import play_game
from engine.core.game import Setup
from engine.core.words import LANGUAGES
from engine.games import game_ids, load_game

SEED = 1


def run() -> int:
    """One line a part; 0 if every part is well, 1 if any is not."""
    print(f"orrery {__version__}, Python {sys.version.split()[0]}, {sys.platform}")
    failed = 0
    for name, check in _parts():
        try:
            print(f"ok      {name}: {check()}", flush=True)
        except Exception as error:
            failed += 1
            print(f"FAILED  {name}: {type(error).__name__}: {error}", flush=True)
    print("everything works" if not failed else f"{failed} parts do not work")
    return 1 if failed else 0


def _parts() -> Iterator[tuple[str, Callable[[], str]]]:
    for game_id in game_ids():
        yield f"{game_id} rules and texts", partial(_texts, game_id)
        yield f"{game_id} played by bots", partial(_bot_game, game_id)
    yield "client texts", _client_texts
    yield "bots in a process of their own", _worker
    yield "keys of a network table", _keys
    yield "pictures", _pictures
    yield "sounds", _sounds
    yield "window", _window


def _texts(game_id: str) -> str:
    game = load_game(game_id)
    rules = [len(game.rulebook(language).rules) for language in LANGUAGES]
    names = [game.words(language).text("game", "name") for language in LANGUAGES]
    return f"{names[0]}, {rules[0]} rules in {len(rules)} languages"


def _bot_game(game_id: str) -> str:
    game = load_game(game_id)
    seats = game.seat_counts[0]
    result = play_game(game, Setup(seats, SEED), ["pilot"] * seats)
    return f"{result.decisions} decisions, scores {', '.join(map(str, result.scores))}"


def _client_texts() -> str:
    from client.locale import client_words

    counts = [sum(len(section) for section in client_words(language).catalogue.values()) for language in LANGUAGES]
    return f"{counts[0]} in English, {counts[1]} in French"


def _worker() -> str:
    from client.links.worker import BotWorker, Thought

    game = load_game(game_ids()[0])
    state = game.start(Setup(2, SEED))
    seat = game.waiting(state)[0]
    worker = BotWorker(game, SEED)
    try:
        worker.ask(Thought(seat, "pilot", game.view(state, seat)))
        while (move := worker.answer()) is None:
            pass
        return f"the pilot would play {game.words('en').move(move)!r}"
    finally:
        worker.close()


def _keys() -> str:
    """Host and guest come to the same keys by a PIN."""
    from client.lan.messages import Greeting
    from client.lan.people import new_token
    from client.lan.secrecy import GuestSide, HostSide

    host = HostSide(new_token())
    greeting = Greeting(0, __version__, "", "", "", "", 0, host.nonce, True)
    guest = GuestSide(greeting, "4821", new_token())
    answer, at_host = host.answer(greeting, guest.knock, "4821")
    opened = at_host.open(guest.channel(answer).seal(b"SPAKE2, X25519, Ed25519, ChaCha20-Poly1305"))
    return opened.decode()


def _pictures() -> str:
    import pygame

    files = sorted(paths.art("rendered").rglob("*.webp")) + sorted(paths.art("rendered", "icon").glob("*.png"))
    icons = sorted(paths.art("icons").glob("*.svg"))
    fonts = sorted(paths.art("fonts").glob("*.ttf"))
    if not (files and icons and fonts):
        raise FileNotFoundError("the pictures are not there")
    for path in (*files, *icons):
        pygame.image.load(str(path))
    pygame.font.init()
    for path in fonts:
        pygame.font.Font(str(path), 20)
    return f"{len(files)} pictures, {len(icons)} icons, {len(fonts)} typefaces"


def _sounds() -> str:
    files = sorted(paths.sounds().glob("*.ogg"))
    if not files:
        raise FileNotFoundError("the sounds are not there")
    for path in files:
        if path.read_bytes()[:4] != b"OggS":
            raise ValueError(f"{path.name} is damaged")
    return f"{len(files)} sounds"


def _window() -> str:
    """A real window where there is a screen, an invisible one elsewhere."""
    has_screen = sys.platform != "linux" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if not has_screen:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    from client.app import App
    from client.settings import Settings

    with TemporaryDirectory() as folder:
        app = App(Settings(language="en"), (1280, 720), quiet=True, path=Path(folder) / "settings.json")
        app.go("title")
        for _ in range(3):
            app.ui.wants_frame = True
            app.step([], 0.02)
        width, height = app.surface.get_size()
        app.close()
    return f"{width} x {height}" if has_screen else f"{width} x {height}, without a screen"
