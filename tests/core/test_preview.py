"""What a move would change, told before it is made: tried on Comets, whose next comet and probes are hidden."""

from __future__ import annotations

from engine.core.game import Setup
from engine.core.preview import forecast, preview
from engine.games.alien_frontiers.components import LEM_BADLANDS
from engine.games.alien_frontiers.game import GAME as ALIEN_FRONTIERS
from engine.games.alien_frontiers.moves import Land, Launch
from engine.games.alien_frontiers.position import Position
from tests.sixth.comets.game import GAME
from tests.sixth.comets.rules import COMETS, Bid, CometCaught


def test_what_others_have_to_say_too_is_not_promised() -> None:
    """The last to send a probe does not know the others' (CO-3): each outcome is named."""
    state = GAME.start(Setup(2, 3))
    comet = state.gone[-1]
    GAME.play(state, 0, Bid(2))
    seen = preview(GAME, GAME.view(state, 1), 1, Bid(3), worlds=32)
    change = seen.of(1, "points")
    assert change
    assert change.before == 0
    assert change.after == (0, comet)
    assert not change.is_certain
    assert not seen.is_certain


def test_a_move_that_only_waits_changes_nothing_for_certain() -> None:
    state = GAME.start(Setup(2, 3))
    seen = preview(GAME, GAME.view(state, 0), 0, Bid(1))
    assert seen.changes == ()
    assert seen.is_certain
    assert seen.of(0, "points") is None


def test_what_is_bound_to_happen_is_certain() -> None:
    """Probes that are down to one each leave nothing to chance: the last comet goes to the higher one (CO-3)."""
    state = GAME.start(Setup(2, 3))
    for _ in COMETS[1:]:
        probes = state.players[0].probes
        GAME.play(state, 0, Bid(probes[0]))
        GAME.play(state, 1, Bid(state.players[1].probes[1]))
    assert [player.probes for player in state.players] == [(8,), (1,)]
    GAME.play(state, 1, Bid(1))
    seen = preview(GAME, GAME.view(state, 0), 0, Bid(8))
    change = seen.of(0, "points")
    assert seen.is_certain
    assert change
    assert change.is_certain
    assert change.after[0] == change.before + state.gone[-1]


def test_several_moves_are_looked_ahead_at_once() -> None:
    """A colony launched lands and is worth a point, and one more for control (AF-13.3); what is not legal ends it."""
    view = Position().dice().holds(0, fuel=1, ore=1).hub(0, 7).state()
    change = preview(ALIEN_FRONTIERS, view, 0, Launch(), then=(Land(LEM_BADLANDS), Launch())).of(0, "points")
    assert change
    assert change.after == (change.before + 2,)


def test_looking_ahead_changes_nothing() -> None:
    state = GAME.start(Setup(3, 5))
    view = GAME.view(state, 0)
    before = view.copy()
    preview(GAME, view, 0, Bid(1))
    assert view == before


def test_what_happens_in_every_world_is_told() -> None:
    """CO-3: who catches a comet is told once all other probes are spent, and not before."""
    state = GAME.start(Setup(2, 3))
    GAME.play(state, 0, Bid(2))
    assert forecast(GAME, GAME.view(state, 1), 1, Bid(3), worlds=32).events == ()
    GAME.play(state, 1, Bid(1))
    for probe in COMETS[2:]:
        GAME.play(state, 0, Bid(1 if probe == COMETS[2] else probe - 1))
        GAME.play(state, 1, Bid(probe))
    GAME.play(state, 1, Bid(2))
    seen = forecast(GAME, GAME.view(state, 0), 0, Bid(8))
    assert seen.events == (CometCaught(0, state.gone[-1]),)
    assert seen.asked is None
