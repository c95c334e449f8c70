"""`orrery join`: sit down at a table on the network, in the terminal; or let a bot sit there, or only watch."""

from __future__ import annotations

import os
import select
import sys
from argparse import Namespace
from pathlib import Path

from client.lan.address import read_address
from client.lan.guest import Guest, Stage
from client.lan.guest_link import GuestLink
from client.lan.limits import NAME_LIMIT
from client.lan.memory import SeatMemory
from client.lan.options import BadTable
from client.lan.reasons import FINAL, sentence
from client.lan.text import one_line
from client.links.link import Notice
from client.paths import saves
from engine.bots.levels import check_level, make_bot
from engine.core.moves import Move, Seat
from engine.core.words import Words

POLL_SECONDS = 0.05


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

    HELP = "a number plays that move; t table, ? why not, u undo, r redo, /words are said to all, q quits"

    def __init__(self, guest: Guest, arguments: Namespace) -> None:
        self._guest = guest
        self._wanted_seat: int | None = arguments.seat
        self._watches: bool = arguments.watch
        self._level: str | None = arguments.bot
        self._language: str = arguments.lang
        self._keyboard = Keyboard()
        self._asked_at: tuple[int, int] | None = None
        self._waited_for: tuple[Seat, ...] = ()
        self._tried: set[int] = set()
        self._welcomed = False

    def play(self) -> None:
        """Until the match is over, the table closes or the person leaves."""
        while True:
            self._guest.wait(POLL_SECONDS)
            self._say_news()
            if self._guest.stage is Stage.CLOSED:
                reason = self._guest.reason or Notice("lost")
                raise BadTable(sentence(reason))
            link = self._guest.link
            if link:
                if not self._play_on(link):
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
            print(f"{table.name}: {table.game}, {len(table.seats)} seats", flush=True)
        if self._watches:
            return
        if guest.seat is not None:
            me = table.person(guest.person or 0)
            if me and not me.ready:
                guest.set_ready(True)
            return
        wanted = [self._wanted_seat - 1] if self._wanted_seat else list(table.free_seats())
        for seat in wanted:
            if seat not in self._tried:
                self._tried.add(seat)
                guest.sit(seat)
                return

    # -- the match -------------------------------------------------------------------------------------------

    def _play_on(self, link: GuestLink) -> bool:
        """Show what happened and, if it is our choice, what there is to choose; False once the match is over."""
        words = link.game.words(self._language).with_names(link.names)
        for update in link.poll():
            for event in update.events:
                if line := words.event(event):
                    print(f"  {line}")
        if link.is_over:
            for place in sorted(link.game.standing(link.view), key=lambda place: place.rank):
                print(f"{place.rank}. {words.seat(place.seat)} {place.score}")
            return False
        moves = link.moves() if link.viewer in link.waiting() else []
        if moves and self._level and link.viewer is not None:
            link.send(self._chosen_by_bot(link, self._level))
        elif moves and self._asked_at != (link.moment.revision, link.moment.made):
            self._asked_at = (link.moment.revision, link.moment.made)
            self._ask(link, words, moves)
        elif link.viewer not in link.waiting() and link.waiting() != self._waited_for:
            print(f"  waiting for {words.listed([link.names[seat] for seat in link.waiting()])}")
        self._waited_for = link.waiting()
        sys.stdout.flush()
        return True

    def _chosen_by_bot(self, link: GuestLink, level: str) -> Move:
        """A new bot for every move: one that comes back after a break chooses as it would have."""
        assert link.viewer is not None
        return make_bot(level, link.game, 64 * link.moment.made + link.viewer).move(link.view, link.viewer)

    def _ask(self, link: GuestLink, words: Words, moves: list[Move]) -> None:
        print(f"\n{words.step(link.view.agenda[-1])}")
        group = ""
        for number, move in enumerate(moves, start=1):
            if words.group(move) != group:
                group = words.group(move)
                print(f"  {group}")
            print(f"  {number:4}  {words.move(move)}")
        print("> ", end="")

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
        words = link.game.words(self._language).with_names(link.names)
        moves = link.moves()
        if line.isdigit() and 1 <= int(line) <= len(moves):
            link.send(moves[int(line) - 1])
        elif line == "t":
            for panel in link.game.panels(link.view, words):
                print(f"== {panel.title}")
                print("\n".join(f"   {label}: {value}" for label, value in panel.rows))
        elif line == "?" and link.viewer is not None:
            for refusal in link.game.refusals(link.view, link.viewer):
                print(f"  {words.subject(refusal)}: {words.refusal(refusal)} ({refusal.rule})")
        elif line == "u" and link.can_undo():
            link.undo()
        elif line == "r" and link.can_redo():
            link.redo()
        else:
            print(f"  {self.HELP}")

    def _say_news(self) -> None:
        for said in self._guest.chat():
            print(f"{said.name}: {said.text}{'' if said.recap else chr(7)}")
        for notice in self._guest.notices():
            if notice.key not in FINAL:
                print(sentence(notice), flush=True)


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
