"""A bad network: two hundred faults in one match, which ends as if there had been none."""

from __future__ import annotations

from pathlib import Path

from tests.client.lan.processes import SEATS, party, some_game
from tests.client.lan.proxy import FaultyProxy

FAULTS = 200


def test_a_match_survives_two_hundred_faults(tmp_path: Path) -> None:
    with party(some_game(0), tmp_path) as table:
        proxy = FaultyProxy(table.port, seed=8, faults=FAULTS)
        try:
            for seat in range(SEATS):
                table.sit_down(seat, door=proxy.port)
            table.play_to_the_end()
        finally:
            proxy.close()
        assert sum(proxy.done.values()) == FAULTS
        assert set(proxy.done) == {"delay", "split", "merge", "reset", "cut"}
        table.check()
