"""Chapter 10.9: the discard power of the Polarity Device."""

from __future__ import annotations

from engine.games.alien_frontiers.components import (
    HERBERT_VALLEY,
    LEM_BADLANDS,
    NOBODY,
    POHL_FOOTHILLS,
    POLARITY_DEVICE,
)
from engine.games.alien_frontiers.events import ControlChanged
from engine.games.alien_frontiers.moves import ChooseForSwap, SwapColony
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, RED, YOU, Playing, swapping


def test_a_swap_takes_the_control_from_both() -> None:
    """Blue holds Herbert Valley with two, Red Lem Badlands with two. One of each exchanged, both territories are
    contested and both players have a point less (AF-10.9)."""
    table = Playing(
        Position().owns(YOU, POLARITY_DEVICE).colonies(HERBERT_VALLEY, {BLUE: 2}).colonies(LEM_BADLANDS, {RED: 2})
    )
    assert (table.score(RED), table.score(BLUE)) == (3, 3)
    table.play(*swapping((HERBERT_VALLEY, BLUE), (LEM_BADLANDS, RED)))
    assert table.state.colonies[HERBERT_VALLEY] == table.state.colonies[LEM_BADLANDS] == (0, 1, 0, 1)
    assert table.state.control[HERBERT_VALLEY] == table.state.control[LEM_BADLANDS] == NOBODY
    assert (table.score(RED), table.score(BLUE)) == (2, 2)
    assert table.state.discard == [POLARITY_DEVICE]


def test_the_colonies_must_be_of_different_players_on_different_territories() -> None:
    """Two of Red's cannot be exchanged, nor two that share a territory (AF-10.9)."""
    table = Playing(
        Position()
        .owns(YOU, POLARITY_DEVICE)
        .colonies(POHL_FOOTHILLS, {RED: 1, BLUE: 1})
        .colonies(LEM_BADLANDS, {RED: 1, YOU: 1})
    )
    table.play(ChooseForSwap(POHL_FOOTHILLS, RED))
    assert table.moves(SwapColony) == [SwapColony(LEM_BADLANDS, YOU)]


def test_a_swap_is_one_event() -> None:
    """Each territory changes hands once; there is no moment without a controller (AF-7.5)."""
    table = Playing(
        Position().owns(YOU, POLARITY_DEVICE).colonies(HERBERT_VALLEY, {RED: 1}).colonies(LEM_BADLANDS, {BLUE: 1})
    )
    events = table.play(*swapping((HERBERT_VALLEY, RED), (LEM_BADLANDS, BLUE)))
    changes = [event for event in events if isinstance(event, ControlChanged)]
    assert changes == [ControlChanged(HERBERT_VALLEY, RED, BLUE), ControlChanged(LEM_BADLANDS, BLUE, RED)]
