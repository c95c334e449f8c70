"""`orrery join`: sit down at a table on the network, in the terminal; or let a bot sit there, or only watch."""

from __future__ import annotations

import os
import select
import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from time import monotonic

from client.cli.talk import WHY, Menu, Talk, scores
from client.lan.address import read_address
from client.lan.guest import Guest, Stage
from client.lan.guest_link import GuestLink
from client.lan.limits import NAME_LIMIT
from client.lan.memory import SeatMemory
from client.lan.options import BadTable
from client.lan.reasons import FINAL, sentence
from client.links.link import Notice
from client.locale import say
from client.paths import saves
from engine.bots.levels import check_level, make_bot
from engine.core.moves import Move, Seat
from engine.core.typed import one_line
from engine.games import game_ids, title

POLL_SECONDS = 0.05
VERDICT_SECONDS = 20.0
"""How long it may take to be told how the deal came about, and to replay the match."""


def run(arguments: Namespace) -> int:
    name = one_line(arguments.name, NAME_LIMIT)
    if not name:
        raise BadTable("--name must not be empty")
    if arguments.bot is not None:
        check_level(arguments.bot)
    memory = SeatMemory(Path(arguments.memory) if arguments.memory else saves().parent / "seats.json")
    guest = Guest(read_address(arguments.address), name, arguments.pin, memory=memory)
    try:
        Terminal(guest, arguments).play()
    finally:
        guest.close()
    return 0


class Terminal:
    """Tells what happens, and asks for the number of a move when it is ours to choose."""

    def __init__(self, guest: Guest, arguments: Namespace) -> None:
        self._guest = guest
        self._wanted_seat: int | None = arguments.seat
        self._watches: bool = arguments.watch
        self._level: str | None = arguments.bot
        self._menu: Menu | None = None
        self._language: str = arguments.lang
        self._keyboard = Keyboard()
        self._asked_at: tuple[int, int] | None = None
        self._waited_for: tuple[Seat, ...] = ()
        self._tried: set[int] = set()
        self._welcomed = False
        self._offers: bool = arguments.standby and arguments.watch
        self._over_at: float | None = None

    def play(self) -> None:
        """Until the match is over, the table closes or the person leaves."""
        while True:
            self._guest.wait(POLL_SECONDS)
            if self._offers and self._guest.table:
                self._guest.offer_to_stand_by(saves())
            self._say_news()
            if self._guest.stage is Stage.CLOSED:
                reason = self._guest.reason or Notice("lost")
                raise BadTable(sentence(reason))
            link = self._guest.link
            if link:
                if not self._play_on(link):
                    self._say_news()
                    return
            elif self._guest.table:
                self._sit_down()
            if self._guest.stage is not Stage.SEEKING and not self._obey(link):
                return

    # -- the lobby -------------------------------------------------------------------------------------------

    def _sit_down(self) -> None:
        """Take the seat asked for, or the first that is free, and be ready."""
        guest, table = self._guest, self._guest.table
        assert table is not None
        if not self._welcomed:
            self._welcomed = True
            game = title(table.game, self._language) if table.game in game_ids() else table.game
            print(f"{table.name}: {self._say('game', game, len(table.seats))}", flush=True)
        if self._watches:
            return
        if guest.seat is not None:
            me = table.person(guest.person or 0)
            if me and not me.ready:
                guest.set_ready(True)
            return
        wanted = [self._wanted_seat - 1] if self._wanted_seat else list(table.free_seats())
        if self._tried & set(table.free_seats()):
            return  # it has been asked for and is not ours yet: two seats asked for at once would give the later one
        for seat in wanted:
            if seat not in self._tried:
                self._tried.add(seat)
                guest.sit(seat)
                return

    # -- the match -------------------------------------------------------------------------------------------

    def _play_on(self, link: GuestLink) -> bool:
        """Show what happened and, if it is our choice, what there is to choose; False once the match is over."""
        talk = Talk(link.game, link.names, self._language)
        for update in link.poll():
            _print(talk.events(update.events, link.viewer))
        if link.is_over:
            if self._over_at is None:
                self._over_at = monotonic()
                _print(scores(talk.words, link.game.standing(link.view)))
                sys.stdout.flush()
            return self._guest.verdict is None and monotonic() - self._over_at < VERDICT_SECONDS
        moves = link.moves() if link.viewer in link.waiting() else []
        if moves and self._level and link.viewer is not None:
            link.send(self._chosen_by_bot(link, self._level))
        elif moves and self._asked_at != (link.moment.revision, link.moment.made):
            self._asked_at = (link.moment.revision, link.moment.made)
            self._menu = Menu(talk.words, moves)
            assert link.viewer is not None
            _print(talk.question(link.view, link.viewer, self._menu))
            print("> ", end="")
        elif link.viewer not in link.waiting() and link.waiting() != self._waited_for:
            print(f"  {self._say('waiting', talk.words.listed([link.names[seat] for seat in link.waiting()]))}")
        self._waited_for = link.waiting()
        sys.stdout.flush()
        return True

    def _chosen_by_bot(self, link: GuestLink, level: str) -> Move:
        """A new bot for every move: one that comes back after a break chooses as it would have."""
        assert link.viewer is not None
        return make_bot(level, link.game, 64 * link.moment.made + link.viewer).move(link.view, link.viewer)

    # -- the keyboard ----------------------------------------------------------------------------------------

    def _obey(self, link: GuestLink | None) -> bool:
        """Do what was typed; False to leave."""
        for line in self._keyboard.lines():
            if line.lower() == "q":
                return False
            if line.startswith("/"):
                self._guest.say(line[1:])
            elif link:
                self._command(link, line.lower())
            elif line:
                self._guest.say(line)
        return True

    def _command(self, link: GuestLink, line: str) -> None:
        talk, menu = Talk(link.game, link.names, self._language), self._menu
        if line.isdigit() and menu:
            self._choose(link, menu, int(line))
        elif line == "t":
            _print(talk.table(link.view))
        elif line == "s":
            _print(scores(talk.words, link.game.standing(link.view)))
        elif line in WHY and link.viewer is not None:
            _print(talk.why_not(link.view, link.viewer))
        elif line == "u" and link.can_undo():
            link.undo()
        elif line == "r" and link.can_redo():
            link.redo()
        elif line[:1] == "?" and line[1:]:
            _print(talk.explained(line[1:].strip()))
        elif line not in ("", "?", "u", "r") and menu and menu.narrow(line):
            _print(menu.lines())
        else:
            print(f"  {self._say('help')}\n  {self._say('to_all')}")

    def _choose(self, link: GuestLink, menu: Menu, number: int) -> None:
        choice = menu.at(number)
        if choice and len(choice.moves) == 1:
            if choice.moves[0] in link.moves():
                link.send(choice.moves[0])
            return
        if choice:
            menu.unfold(choice)
        else:
            menu.back()
        _print(menu.lines())

    def _say_news(self) -> None:
        for said in self._guest.chat():
            print(f"{said.name}: {said.text}{'' if said.recap else chr(7)}")
        for notice in self._guest.notices():
            if notice.key not in FINAL:
                print(self._told(notice), flush=True)

    def _say(self, key: str, *figures: object) -> str:
        return say(self._language, f"terminal.{key}", *figures)

    def _told(self, notice: Notice) -> str:
        """In the language of the terminal, where it has words for it."""
        try:
            return say(self._language, f"lan.{notice.key}", *notice.figures)
        except (KeyError, IndexError):
            return sentence(notice)


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


class Keyboard:
    """Lines as they are typed, without waiting for them: meanwhile the connection must be looked after."""

    def __init__(self) -> None:
        self._typed = b""
        self._is_open = True

    def lines(self) -> list[str]:
        self._typed += self._bytes()
        *lines, self._typed = self._typed.split(b"\n")
        return [line.decode("utf-8", "replace").strip() for line in lines]

    def _bytes(self) -> bytes:
        if sys.platform == "win32":
            return self._from_console()
        if not self._is_open or not select.select([0], [], [], 0)[0]:
            return b""
        data = os.read(0, 4096)
        self._is_open = bool(data)
        return data

    def _from_console(self) -> bytes:
        if sys.platform != "win32":
            return b""
        import msvcrt

        typed = ""
        while msvcrt.kbhit():
            typed += msvcrt.getwche().replace("\r", "\n")
        return typed.encode()
