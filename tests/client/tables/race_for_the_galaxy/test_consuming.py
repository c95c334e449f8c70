"""Chapter 12 as a puzzle: the plans that the table lays out, found by trying the legal moves."""

from __future__ import annotations

from client.stage.picks import Pick
from client.tables import make_table
from client.tables.race_for_the_galaxy.consuming import BEST_CARDS, BEST_VP, KEEP, MOST, Solver
from engine.core.moves import Move
from engine.games.race_for_the_galaxy.components import DOUBLE, NOTHING, NUMBER, POWERS
from engine.games.race_for_the_galaxy.game import GAME
from engine.games.race_for_the_galaxy.moves import Choose, Use
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.state import RaceState
from tests.client.tables.person import Person

YOU, OTHER = 0, 1
PRODUCE = 6


def consuming(*tableau: str, goods: tuple[str, ...], action: int = DOUBLE) -> RaceState:
    """You are about to consume with these worlds."""
    state = Position(players=2, level="base").tableau(YOU, *tableau).goods(YOU, *goods).order(YOU, OTHER).state()
    for seat in (YOU, OTHER):
        GAME.play(state, seat, Choose((action,), NOTHING))
    return state


def solved(state: RaceState) -> Solver:
    solver = Solver(GAME, GAME.view(state, YOU), YOU)
    while not solver.is_done:
        solver.go_on()
    return solver


def played(state: RaceState, moves: tuple[Move, ...]) -> RaceState:
    after = GAME.copy(state)
    for move in moves:
        assert move in GAME.moves(after, YOU)
        GAME.play(after, YOU, move)
    return after


WORLDS = ("earths_lost_colony", "new_vinland", "spice_world", "lost_alien_warship")


def test_most_points_and_most_cards_are_different_ways() -> None:
    """RG-12.6, RG-12.16: both powers must be used while goods are there; only VP are doubled."""
    state = consuming(*WORLDS, goods=("spice_world",))
    solver = solved(state)
    vp, cards = solver.plan(BEST_VP), solver.plan(BEST_CARDS)
    assert vp
    assert cards
    assert (vp.gains.vp, vp.gains.cards) == (2, 0)
    assert (cards.gains.vp, cards.gains.cards) == (0, 2)


def test_a_plan_comes_true_when_it_is_played() -> None:
    state = consuming(*WORLDS, goods=("spice_world", "earths_lost_colony", "lost_alien_warship"))
    for wish in (BEST_VP, BEST_CARDS, KEEP):
        plan = solved(state).plan(wish)
        assert plan
        before, after = state.players[YOU], played(state, plan.moves).players[YOU]
        assert after.vp - before.vp == plan.gains.vp == sum(line.vp for line in plan.lines)
        assert len(after.hand) - len(before.hand) == plan.gains.cards == sum(line.cards for line in plan.lines)
        assert plan.lines[-1].chips == after.vp
        assert set(after.worlds_with_goods()) == set(plan.gains.kept)


def test_the_dearest_good_is_kept_where_the_rules_let_it() -> None:
    """RG-12.3: Alien goods sell for five; two powers take the two Novelty goods."""
    state = consuming(*WORLDS, goods=("spice_world", "earths_lost_colony", "lost_alien_warship"))
    plan = solved(state).plan(KEEP)
    assert plan
    assert plan.gains.kept == (NUMBER["lost_alien_warship"],)
    nothing_left = solved(consuming(*WORLDS, goods=("spice_world", "lost_alien_warship")))
    assert nothing_left.plan(KEEP) is None


def test_powers_that_cost_hand_cards_are_left_to_the_person() -> None:
    """RG-12.11: Merchant World may turn hand cards into points; no plan does so by itself."""
    state = consuming(
        "merchant_world", "earths_lost_colony", "spice_world", goods=("spice_world", "earths_lost_colony")
    )
    plan = solved(state).plan(BEST_VP)
    if plan:
        assert all(POWERS[move.power].kind != "discard_from_hand" for move in plan.moves if isinstance(move, Use))


def test_it_looks_at_no_more_positions_than_it_may() -> None:
    solver = solved(consuming(*WORLDS, goods=WORLDS[:3]))
    assert len(solver._seen) <= MOST


def test_a_plan_is_laid_out_first_and_played_only_when_asked() -> None:
    state = consuming(*WORLDS, goods=("spice_world", "earths_lost_colony", "lost_alien_warship"))
    person = Person(GAME, lambda around: make_table(around, plain=False), 2, state=state, length=0.0)
    person.sit_down()
    while Pick("plan", 0).id not in person.ui.spots:
        person.look()
    for _ in range(30):
        person.frame()
    plan = solved(state).plan(BEST_VP)
    assert plan
    person.click(Pick("plan", 0).id)
    assert person.sent == []
    person.click("lay.0.0")
    person.look()
    assert tuple(person.sent[: len(plan.moves)]) == plan.moves
    assert person.link.match.state.players[YOU].vp == plan.lines[-1].chips


def test_a_plan_that_is_cleared_is_not_played() -> None:
    state = consuming(*WORLDS, goods=("spice_world", "earths_lost_colony", "lost_alien_warship"))
    person = Person(GAME, lambda around: make_table(around, plain=False), 2, state=state, length=0.0)
    person.sit_down()
    for _ in range(30):
        person.frame()
    person.click(Pick("plan", 1).id)
    person.click("clear.0.0")
    assert "lay.0.0" not in person.ui.spots
    assert person.sent == []


def test_what_the_next_phase_brings_is_no_gain_of_the_plan() -> None:
    """RG-13.1: Produce follows, and its goods and cards are not those of Consume."""
    state = (
        Position(players=2, level="base")
        .tableau(YOU, "earths_lost_colony", "new_vinland", "gem_world")
        .goods(YOU, "gem_world")
        .order(OTHER, YOU)
        .state()
    )
    GAME.play(state, YOU, Choose((DOUBLE,), NOTHING))
    GAME.play(state, OTHER, Choose((PRODUCE,), NOTHING))
    plan = solved(state).plan(BEST_VP)
    assert plan
    assert (plan.gains.vp, plan.gains.cards) == (2, 0)
    assert plan.gains.kept == ()


def test_the_puzzle_may_end_the_game() -> None:
    """RG-14.4: the last chips are taken, the round ends, and nothing is left to look at."""
    state = (
        Position(players=2, level="base")
        .tableau(YOU, *WORLDS)
        .goods(YOU, "spice_world", "earths_lost_colony", "lost_alien_warship")
        .pool(1)
        .order(OTHER, YOU)
        .state()
    )
    for seat in (YOU, OTHER):
        GAME.play(state, seat, Choose((DOUBLE,), NOTHING))
    plan = solved(state).plan(BEST_VP)
    assert plan
    assert plan.gains.vp == 2
    assert not GAME.waiting(played(state, plan.moves))
