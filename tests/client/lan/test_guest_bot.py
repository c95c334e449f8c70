"""The example of a program that joins a table: it plays a match of Comets to the end."""

from __future__ import annotations

import subprocess
import sys

import pytest

from client.lan.examples import guest_bot
from tests.client.lan.test_commands import HOST, command, finish, first_line, port_in

pytestmark = pytest.mark.usefixtures("six_games")


def test_a_program_joins_a_table_and_plays_to_the_end() -> None:
    with command("host", {**HOST, "game": "comets", "seats": "open,bot:pilot"}) as host:
        port = port_in(first_line(host))
        told = subprocess.run(
            [sys.executable, "-m", guest_bot.__name__, f"127.0.0.1:{port}", "4821"],
            capture_output=True, text=True, timeout=60, check=True,
        )  # fmt: skip
        output, _ = finish(host)
    assert "Robbie" in told.stdout
    assert told.stdout.startswith("1. ")
    assert "Robbie" in output


def test_a_program_without_the_pin_is_told_so() -> None:
    with command("host", {**HOST, "game": "comets", "seats": "open,bot:pilot"}) as host:
        port = port_in(first_line(host))
        assert "PIN" in guest_bot.play(f"127.0.0.1:{port}")
