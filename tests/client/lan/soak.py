"""The long forms of what the tests do in short: `make soak`, or `python -m tests.client.lan.soak NAME...`.

Each prints its figures and ends with an error if a bound is broken.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from client.lan import messages as m
from client.lan.bench import memory_of
from client.lan.guest import Guest, Stage
from client.lan.options import TableOptions
from client.lan.process import HostProcess
from client.lan.wire import packed
from engine.core.rng import Rng
from engine.games import game_ids, load_game
from tests.client.lan.house import House, house
from tests.client.lan.processes import SEATS, party
from tests.client.lan.strangers import HELLO, Stranger
from tests.client.lan.test_connection import addresses
from tests.client.lan.test_play import link_of, two_players

PIN = "4821"
CALM_MARGIN = 0.25
"""An honest move may wait so much longer than in calm."""
MEMORY_GROWTH = 20 * 1024 * 1024


def honest_moves(table: House, moves: int, besides: Callable[[], None]) -> float:
    """The longest that any of so many moves took while something else goes on."""
    playing, rng, longest = table.host.table.playing, Rng(1), 0.0
    assert playing is not None
    for _ in range(moves):
        besides()
        table.until(lambda: any(guest.link and guest.link.moves() for guest in table.guests))
        mover = next(guest for guest in table.guests if guest.link and guest.link.moves())
        made, began = len(playing.match.entries), monotonic()
        link_of(mover).send(rng.choice(link_of(mover).moves()))
        table.until(lambda made=made: len(playing.match.entries) > made)  # type: ignore[misc]
        longest = max(longest, monotonic() - began)
    return longest


def crowds() -> None:
    """Fifteen that ping, twenty-four that are silent, forty that come in and dawdle, thirty-six that chat."""
    for name in ("pinging", "silent", "slow", "chatting"):
        with house() as table:
            two_players(table)
            calm = honest_moves(table, 40, lambda: None)
            count = {"pinging": 15, "silent": 24, "slow": 40, "chatting": 36}[name]
            crowd: list[Stranger] = []
            for address in addresses(count):
                crowd.append(Stranger(table, address))
                table.serve()
                if name == "chatting":
                    crowd[-1].enter()
            frame = packed(m.Ping()) * 500

            def disturb(name: str = name, crowd: list[Stranger] = crowd, frame: bytes = frame) -> None:
                for one in crowd:
                    if name == "pinging":
                        one.send(frame)
                    elif name == "chatting":
                        one.say(packed(m.Say("spam")))

            worst = honest_moves(table, 40, disturb)
            print(f"{name}: the longest wait {1000 * worst:.0f} ms, in calm {1000 * calm:.0f} ms", flush=True)
            assert worst < calm + CALM_MARGIN
            table.join("Newcomer")
            for one in crowd:
                one.socket.close()


def pins(seconds: float) -> None:
    """Guesses from 250 addresses; somebody who knows the PIN gets in within ten seconds all the same."""
    with house(pin=PIN) as table:
        guesses, began, patient_at = 0, monotonic(), 0.0
        waits: list[float] = []
        crowd: dict[str, Stranger] = {}
        guest: Guest | None = None
        while (elapsed := monotonic() - began) < seconds:
            for address in addresses(250):
                one = crowd.get(address)
                if one is None and len(crowd) < 60:
                    crowd[address] = Stranger(table, address)
                    table.serve()
                elif one is not None:
                    guesses += _guess(one)
                    if one.is_over:
                        one.socket.close()
                        del crowd[address]
            if guest is None and elapsed - patient_at > 15:
                patient_at, guest = elapsed, table.knock("Patient", PIN)
            if guest and guest.stage is Stage.CLOSED:
                guest = table.knock("Patient", PIN)
            if guest and guest.table:
                waits.append(elapsed - patient_at)
                guest.close()
                table.guests.remove(guest)
                guest = None
            table.serve()
        for one in crowd.values():
            one.socket.close()
        a_minute = guesses * 60 / seconds
        print(
            f"{a_minute:.0f} guesses a minute; the right PIN waited {[round(wait, 1) for wait in waits]} s", flush=True
        )
        assert a_minute <= 300
        assert waits
        assert max(waits) < 10


def _guess(one: Stranger) -> int:
    """Go on with a guess; 1 once it has been looked at."""
    one.listen()
    if one.heard and one._side is None and isinstance(one.heard[0], m.Greeting):
        one.knock(pin="0000")
    if one._channel:
        one.say(packed(HELLO))
        one.is_over = True
        return 1
    return 0


def kills(times: int) -> None:
    """The host is killed at random moments of a match of each game, and no move is lost."""
    for game_id in game_ids():
        rng = Rng(6)
        with TemporaryDirectory() as folder, party(load_game(game_id), Path(folder)) as table:
            for seat in range(SEATS):
                table.sit_down(seat)
            for moment in sorted(rng.below(table.reference.moves * 9 // 10) for _ in range(times)):
                table.until(lambda moment=moment: table.moves_saved() >= moment, "the match goes on")  # type: ignore[misc]
                table.reopen()
            table.play_to_the_end()
            table.check()
        print(f"{game_id}: killed {times} times, nothing lost", flush=True)


def hours(seconds: float) -> None:
    """A host kept running with bots, match after match: its memory and its open files stay what they were."""
    for game_id in game_ids():
        began, sizes, handles = monotonic(), [], []
        while monotonic() - began < seconds / len(game_ids()):
            options = TableOptions(
                game_id, (None, *["random"] * (max(2, load_game(game_id).seat_counts[0]) - 1)), port=0
            )
            host = HostProcess(options)
            while host.port is None and not host.problem:
                host.poll()
                host.wait(0.1)
            guest = host.guest("Zoe")
            _play_alone(guest)
            sizes.append(memory_of(host.pid))
            handles.append(len(list(Path(f"/proc/{host.pid}/fd").iterdir())) if sys.platform == "linux" else 0)
            guest.close()
            host.close()
        print(f"{game_id}: {len(sizes)} matches, {median(sizes) / 1e6:.0f} MB, {max(handles)} handles", flush=True)
        assert max(sizes) - min(sizes) < MEMORY_GROWTH


def _play_alone(guest: Guest) -> None:
    rng = Rng(3)
    ends = monotonic() + 600
    while monotonic() < ends and not guest.verdict:
        guest.wait(0.02)
        if guest.link is None and guest.table:
            if guest.seat is None:
                guest.sit(0)
            else:
                guest.start()
        if guest.link and guest.link.moves():
            guest.link.send(rng.choice(guest.link.moves()))
    assert guest.verdict
    assert guest.verdict.key == "audit_fair"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=["crowds", "pins", "kills", "hours"])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=3600.0, help="for the hosts that are kept running")
    given = parser.parse_args()
    forms: dict[str, Callable[[], None]] = {
        "crowds": crowds,
        "pins": lambda: pins(60),
        "kills": lambda: kills(given.kills),
        "hours": lambda: hours(given.seconds),
    }
    for name in given.names:
        print(f"== {name}", flush=True)
        forms[name]()


if __name__ == "__main__":
    main()
