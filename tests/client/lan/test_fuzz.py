"""Twenty thousand malformed frames while a match goes on."""

from __future__ import annotations

from multiprocessing import get_context
from pathlib import Path

from client.lan.attack import attack
from client.lan.bench import memory_of
from tests.client.lan.processes import SEATS, party, some_game

FRAMES = 20_000
MEMORY_LIMIT = 20 * 1024 * 1024


def test_a_match_goes_on_under_attack(tmp_path: Path) -> None:
    """The match is held back so that it lasts as long as the attack. It ends as it would have without."""
    context = get_context("spawn")
    thrown = context.Value("i", 0)
    with party(some_game(1), tmp_path, pin="") as table:
        table.set_gate(10)
        for seat in range(SEATS):
            table.sit_down(seat)
        table.until(lambda: table.moves_saved() == 10, "the match begins")
        before = memory_of(table.host.pid)
        attacker = context.Process(target=attack, args=(table.port, table.game.id, FRAMES, 4, thrown), daemon=True)
        attacker.start()
        try:
            while attacker.is_alive():
                table.set_gate(10 + table.reference.moves * thrown.value // FRAMES)
                attacker.join(0.02)
        finally:
            attacker.kill()
        assert thrown.value == FRAMES
        growth = memory_of(table.host.pid) - before
        table.play_to_the_end()
        table.check()
        assert growth < MEMORY_LIMIT
