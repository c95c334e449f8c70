"""The stage of a battle: what it tells to somebody who sits down in the middle, and what can be seen again."""

from __future__ import annotations

from client.tables.empires_of_the_void.battle import Chronicle, shows
from client.tables.empires_of_the_void.lessons import LESSONS
from engine.core.moves import Event
from engine.match import Chair, Match


def fought(caption: str) -> tuple[Match, list[Event]]:
    """The battle of the lessons as far as where this is said, and what has been told since the beginning."""
    match = Match(LESSONS.game, LESSONS.setup, [Chair("Ada"), Chair("Ben")])
    match.state = LESSONS.first_position()
    told: list[Event] = []
    for beat in LESSONS.script:
        if beat.caption == caption:
            break
        match.play(beat.seat, beat.move)
        told += match.entries[-1].events
    return match, told


def test_whoever_sits_down_in_the_middle_sees_what_has_fallen() -> None:
    """Level 1: a 2 and a 3, one Starfighter lost; level 2: a 2 against a 4 (the rulebook's example of EV-11)."""
    match, told = fought("loss")
    chronicle = Chronicle()
    chronicle.relive(told, match.state)
    fight = chronicle.current(match.state)
    assert shows(match.state)
    assert fight is not None
    assert [(at, kind, side, [die & 7 for die in dice]) for at, (kind, side, dice) in fight.log if kind == "roll"] == [
        (1, "roll", 0, [2, 3]),
        (2, "roll", 0, [2]),
        (2, "roll", 1, [4]),
    ]
    assert [(at, side) for at, (kind, side, _) in fight.log if kind == "lost"] == [(1, 1)]


def test_what_was_not_told_is_known_by_what_is_left() -> None:
    match, _ = fought("loss")
    fight = Chronicle().current(match.state)
    assert fight is not None
    assert fight.fleets == tuple(player.ships[fight.space] for player in match.state.players)


def test_a_battle_that_is_over_can_be_called_up_again() -> None:
    match, told = fought("second_battle")
    chronicle = Chronicle()
    chronicle.take(told, match.state)
    assert chronicle.current(match.state) is None
    assert chronicle.last is not None
    assert chronicle.last.level == 5
