"""`orrery host` and `orrery join` as processes of their own, without a window."""

from __future__ import annotations

import signal
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from client.cli import join
from client.cli.arguments import parse
from client.cli.host import read_seats, table_options
from client.lan.options import BadTable
from engine.record import load

HOST: dict[str, Any] = {
    "game": "alien_frontiers",
    "seats": "open,open,bot:random",
    "name": "Friday table",
    "pin": "4821",
    "port": 0,
    "save": None,
    "lan": False,
    "announce": False,
    "seed": 11,
    "option": [],
    "further": [],
    "stand_in": None,
    "stand_in_after": 30.0,
    "turn_seconds": None,
    "bot_pause": 0.0,
}
JOIN: dict[str, Any] = {
    "address": "",
    "name": "Ann",
    "pin": "4821",
    "seat": None,
    "watch": False,
    "standby": False,
    "bot": None,
    "lang": "en",
    "memory": None,
}


@contextmanager
def command(name: str, arguments: dict[str, Any]) -> Iterator[subprocess.Popen[str]]:
    """A command in a process, ended at the end."""
    code = (
        f"import sys; from argparse import Namespace; from client.cli import {name} as command\n"
        f"if __name__ == '__main__': sys.exit(command.run(Namespace(**{arguments!r})))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def finish(process: subprocess.Popen[str], typed: str = "") -> tuple[str, str]:
    return process.communicate(typed, timeout=180)


def port_in(line: str) -> int:
    return int(line.partition("on port ")[2].partition(",")[0])


def test_a_headless_table_with_bots_as_guests_plays_to_the_end(tmp_path: Path) -> None:
    save = tmp_path / "friday.jsonl"
    with command("host", {**HOST, "save": str(save)}) as host:
        opened = first_line(host)
        assert "Friday table: alien_frontiers" in opened
        assert "this machine only" in opened
        door = {**JOIN, "address": f"127.0.0.1:{port_in(opened)}"}
        ann = {**door, "bot": "random", "memory": str(tmp_path / "ann")}
        ben = {**door, "name": "Ben", "bot": "pilot", "seat": 2, "memory": str(tmp_path / "ben")}
        with command("join", ann) as one, command("join", ben) as two:
            for guest in (one, two):
                out, err = finish(guest)
                assert guest.returncode == 0, err
                assert "1. " in out
        out, err = finish(host)
        assert host.returncode == 0, err
        assert "the match is over" in out
        assert "Ann is here" in out
    match = load(save).match
    assert match.is_over
    assert match.names == ("Ann", "Ben", "Random 3")


def test_a_person_plays_in_the_terminal(tmp_path: Path) -> None:
    save = tmp_path / "friday.jsonl"
    with command("host", {**HOST, "seats": "open,bot:random", "pin": "", "save": str(save)}) as host:
        address = f"127.0.0.1:{port_in(first_line(host))}"
        with command("join", {**JOIN, "address": address, "pin": "", "memory": str(tmp_path / "ann")}) as guest:
            assert guest.stdin is not None
            assert guest.stdout is not None
            guest.stdin.write("/hello all\n")
            guest.stdin.flush()
            shown = []
            while not any("   1  " in line for line in shown):
                shown.append(guest.stdout.readline())
                assert shown[-1], "the terminal ended"
            out, err = finish(guest, "t\n?\nwhat\n1\nq\n")
            assert guest.returncode == 0, err
        assert any("Ann: hello all" in line for line in shown) or "Ann: hello all" in out
        assert "== " in out
        assert "A number plays that move" in out
        host.send_signal(signal.SIGTERM)
        finish(host)
    assert any(entry.seat == 0 for entry in load(save).match.entries)


def test_a_wrong_pin_and_an_empty_place_are_told_in_a_sentence(tmp_path: Path) -> None:
    with command("host", {**HOST, "save": str(tmp_path / "friday.jsonl")}) as host:
        address = f"127.0.0.1:{port_in(first_line(host))}"
        wrong = {**JOIN, "address": address, "pin": "0", "memory": str(tmp_path / "ann")}
        nowhere = {**JOIN, "address": "127.0.0.1:1", "memory": str(tmp_path / "ann")}
        for arguments, sentence in ((wrong, "The PIN is not the right one."), (nowhere, "There is no table at")):
            with command("join", arguments) as guest:
                _, err = finish(guest)
                assert f"BadTable: {sentence}" in err


@pytest.mark.parametrize(
    ("typed", "lan", "announce"),
    [([], False, False), (["--lan"], True, True), (["--lan", "--no-announce"], True, False)],
)
def test_a_table_is_open_to_others_and_announced_only_when_asked(typed: list[str], lan: bool, announce: bool) -> None:
    command = ["host", "alien_frontiers", "--seats", "open,open,bot:pilot", "--pin", "4821", "--save", "friday.jsonl"]
    options = table_options(parse([*command, "--name", "Friday table", *typed]))
    assert (options.lan, options.announce) == (lan, announce)
    assert (options.name, options.pin, options.seats) == ("Friday table", "4821", (None, None, "pilot"))


def test_neither_command_needs_a_window() -> None:
    code = "import sys; sys.modules['pygame'] = None; import client.cli.host, client.cli.join, client.lan.process"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stderr


def test_the_window_opens_without_loading_what_seals_frames() -> None:
    """Those libraries are loaded where a table is hosted or joined, not when the program starts."""
    code = (
        "import sys; sys.modules['cryptography'] = sys.modules['spake2'] = None; "
        "import client.app, client.lan.process, "
        "client.scenes.network, client.scenes.hosting, client.scenes.lobby, client.scenes.table, client.scenes.new_game"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stderr


def test_seats_are_open_or_bots() -> None:
    assert read_seats(["open", "bot:pilot", "open"]) == (None, "pilot", None)
    for typed in ("", "open,,open", "closed", "pilot"):
        with pytest.raises(BadTable, match="a seat is"):
            read_seats(typed.split(","))


def test_a_join_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadTable):
        join.run(Namespace(**{**JOIN, "name": "\n"}))
    with pytest.raises(BadTable):
        join.run(Namespace(**{**JOIN, "address": "a b"}))
