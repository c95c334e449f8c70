"""Chapters 6, 18, 19 and 26: rounds, scorings, the council, and the end of the game."""

from __future__ import annotations

import pytest

from engine.bots.levels import make_bot
from engine.core.game import BadSetup, Setup
from engine.games.empires_of_the_void import GAME
from engine.games.empires_of_the_void.components import (
    BINDOK_II,
    CENTIPEDE_BAYS,
    DEEP_CORE_MINING,
    DETECTION,
    DOCKING_BAY,
    DRAVOS,
    FERRUN,
    GALACTIC_BOOM,
    GORRUM,
    HOME,
    KRAAG,
    MINE_SWEEPERS,
    MIRRIM,
    NOBODY,
    NOMADS,
    NOWHERE,
    OSSUUN,
    OVER,
    PYRIOUS,
    RACES,
    SCORE_A,
    SCORE_B,
    SCORE_C,
    SCORING_CARDS,
    STARCRUISERS,
    STARFIGHTER,
    SUNHAMMERS,
    SUVAYA,
    TAN_FU,
    TERRAFORMING,
    THESSIL,
    VAEL,
    XENOLINGUISTICS,
    space_of,
)
from engine.games.empires_of_the_void.empire import base_income
from engine.games.empires_of_the_void.moves import Attack, Build, Conquer, EndTurn, Ready, Research
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.prepare import ToOrder
from engine.games.empires_of_the_void.scoring import council, score, standing, tally
from engine.games.empires_of_the_void.state import Options
from engine.games.empires_of_the_void.turn import turn_order
from tests.games.empires_of_the_void.table import BLUE, GREEN, RED, YOU, Table

# -- the council --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("influences", "awards", "expected"),
    [
        ([5, 5, 3, 0], (7, 4), [6, 6, 0, 0]),
        ([4, 2, 2, 2], (5, 3), [5, 1, 1, 1]),
        ([0, 1, 0, 0], (9, 5), [0, 9, 0, 0]),
        ([0, 0, 0, 0], (9, 5), [0, 0, 0, 0]),
        ([3, 3, 3, 1], (5, 3), [3, 3, 3, 0]),
        ([6, 4, 2, 0], (7, 4), [7, 4, 0, 0]),
    ],
)
def test_council(influences: list[int], awards: tuple[int, int], expected: list[int]) -> None:
    """Ties are shared and rounded up; without influence nothing (EV-18.5, EV-18.6, EV-18.11)."""
    assert council(influences, *awards) == expected


def test_awards() -> None:
    """EV-18.8."""
    assert [(card.first, card.second) for card in SCORING_CARDS] == [(5, 3), (7, 4), (9, 5)]


def test_a_whole_scoring() -> None:
    """Planets, technologies, council and other points, all at once (EV-1.2, EV-18.1, EV-18.2, EV-18.3, EV-18.4,
    EV-18.7, EV-18.10)."""
    state = (
        Position()
        .allied(YOU, MIRRIM, SUVAYA)
        .conquered(YOU, GORRUM)
        .owns(YOU, STARCRUISERS, SUNHAMMERS, XENOLINGUISTICS)
        .allied(RED, PYRIOUS)
        .conquered(RED, FERRUN, HOME + GREEN)
        .owns(RED, CENTIPEDE_BAYS, DETECTION, DOCKING_BAY, MINE_SWEEPERS)
        .allied(GREEN, TAN_FU)
        .owns(GREEN, TERRAFORMING, DETECTION)
        .conquered(BLUE, DRAVOS)
        .derelict(kept_by=BLUE)
        .owns(BLUE, DETECTION, DOCKING_BAY, DEEP_CORE_MINING)
        .state()
    )
    assert tally(state, SCORE_B) == [(8, 5, 7, 0), (7, 4, 4, 2), (3, 3, 0, 0), (2, 3, 0, 1)]


def test_suvaya_counts_a_planet_under_plague() -> None:
    """But not itself nor home worlds (EV-18.12, EV-23.10)."""
    state = Position().allied(YOU, SUVAYA, MIRRIM).plague().state()
    assert tally(state, SCORE_A)[YOU] == (2, 0, 5, 0)
    assert tally(Position().allied(YOU, SUVAYA).state(), SCORE_A)[YOU][2] == 5


def test_an_enemy_home_world_scores_while_it_is_held() -> None:
    """Two points at each scoring: held at A and B and lost before C, four in all (EV-5.12, EV-18.7)."""
    state = Position().conquered(YOU, HOME + RED).state()
    score(state, SCORE_A)
    score(state, SCORE_B)
    state.holder[HOME + RED] = RED
    score(state, SCORE_C)
    assert (state.players[YOU].vp, state.players[RED].vp) == (4, 0)


def test_new_earth() -> None:
    """A point and two influence while the Nomads control it; its income stays theirs anyway (EV-18.7, EV-22.15)."""
    own = Position().owns(GREEN, TERRAFORMING).state()
    assert tally(own, SCORE_B)[GREEN] == (0, 2, 7, 1)
    assert base_income(own, GREEN) == 8
    lost = Position().owns(GREEN, TERRAFORMING).conquered(RED, HOME + GREEN).state()
    assert tally(lost, SCORE_B)[GREEN] == (0, 2, 0, 0)
    assert tally(lost, SCORE_B)[RED] == (0, 0, 0, 2)
    assert base_income(lost, GREEN) == 8
    assert base_income(Position().state(), GREEN) == RACES[NOMADS].income


def test_totals_are_secret_until_the_end() -> None:
    """Others see what each scoring gives, not the token pile; an option opens it (EV-18.9, EV-27.2, EV-26.6)."""
    state = Position().points(YOU, 9).points(RED, 4).state()
    view = GAME.view(state, YOU)
    assert [player.vp for player in view.players] == [9, -1, -1, -1]
    assert view.scorings == [(9, 4, 0, 0)]
    opened = Position(options=Options(open_totals=True)).points(RED, 4).state()
    assert GAME.view(opened, YOU).players[RED].vp == 4


# -- rounds and the end -------------------------------------------------------------------------------------------


def finish_round(table: Table) -> None:
    """Everybody ends the turn without doing anything."""
    round_ = table.state.round
    while not table.over and table.state.round == round_:
        if isinstance(table.step, ToOrder):
            table.play(Ready())
        elif table.can(EndTurn()):
            table.play(EndTurn())
        else:
            table.play(GAME.moves(table.state, table.waiting[0])[0])


def test_scoring_comes_before_the_turns() -> None:
    """A technology bought in the pre-round of round 5 scores, a planet taken in its turns does not (EV-1.2, EV-8.2)."""
    table = Table(
        Position()
        .round(5)
        .credits(YOU, 8)
        .owns(YOU, STARCRUISERS)
        .conquered(YOU, KRAAG)
        .conquered(RED, OSSUUN)
        .ships(YOU, space_of(OSSUUN), {STARFIGHTER: 1})
        .pre_round()
        .stack(SCORE_A)
    )
    table.by(YOU, Research(SUNHAMMERS, NOBODY, NOWHERE))
    while isinstance(table.step, ToOrder):
        table.by(table.waiting[0], Ready())
    assert table.player().vp == 2 + (1 + 3)
    table.pass_windows()
    table.play(Attack(space_of(OSSUUN), RED, 0), Conquer())
    assert table.player().vp == 6


def test_standard_turn_order_never_changes() -> None:
    """Player 1, 2, 3, 4 (EV-6.1, EV-6.2)."""
    table = Table(Position().conquered(BLUE, KRAAG, FERRUN).stack(GALACTIC_BOOM))
    table.play(EndTurn())
    finish_round(table)
    assert table.state.order == (0, 1, 2, 3)


def test_the_game_ends_after_scoring_c() -> None:
    """Drawn when the last turn of round 11 is over; no round 12 (EV-6.3, EV-19.1)."""
    table = Table(Position(active=BLUE).round(11).conquered(RED, PYRIOUS).stack(SCORE_C))
    table.play(EndTurn())
    assert table.over
    assert table.state.round == 11
    assert table.player(RED).vp == 5
    assert [place.seat for place in standing(table.state) if place.rank == 1] == [RED]


def test_the_short_game() -> None:
    """It ends after scoring B; ships bought in that pre-round never move (EV-6.5, EV-26.4)."""
    table = Table(Position(options=Options(short=True)).round(9).credits(YOU, 2).pre_round().stack(SCORE_B, SCORE_C))
    table.by(YOU, Build(STARFIGHTER, False))
    while isinstance(table.step, ToOrder):
        table.by(table.waiting[0], Ready())
    assert table.over
    assert table.ships_at(YOU, HOME) == (STARFIGHTER,)
    assert SCORE_C in table.state.stack


def test_tie_breaks() -> None:
    """Planets, home worlds included; then influence (EV-1.4, EV-19.2, EV-5.8)."""
    state = (
        Position()
        .points(YOU, 61)
        .points(RED, 61)
        .allied(YOU, MIRRIM, BINDOK_II, KRAAG)
        .conquered(YOU, FERRUN)
        .allied(RED, TAN_FU, OSSUUN)
        .conquered(RED, GORRUM, DRAVOS, THESSIL)
        .conquered(GREEN, HOME + RED)
        .state()
    )
    places = standing(state)
    assert places[YOU].tie_breaks[:2] == (5, 6)
    assert places[RED].tie_breaks[:2] == (5, 4)
    assert (places[YOU].rank, places[RED].rank) == (1, 2)


def test_the_points_of_others_lie_face_down() -> None:
    """Nobody sees more than the own total before the end (EV-18.9)."""
    state = Position().points(YOU, 8).points(RED, 9).state()
    assert [place.shown for place in standing(GAME.view(state, YOU))] == ["8", "?", "?", "?"]
    state.phase = OVER
    assert [place.shown for place in standing(GAME.view(state, YOU))] == ["8", "9", "0", "0"]


def test_technologies_then_credits_then_a_shared_victory() -> None:
    """As they stand at the end (EV-19.2, EV-19.4)."""
    base = Position().owns(YOU, DETECTION).state()
    assert standing(base)[YOU].rank == 1
    rich = Position().credits(RED, 1).state()
    assert standing(rich)[RED].rank == 1
    assert [place.rank for place in standing(Position().state())] == [1, 1, 1, 1]


def test_nobody_is_eliminated() -> None:
    """Without planets or ships one goes on building at home (EV-19.3)."""
    table = Table(Position().conquered(RED, HOME).credits(YOU, 2).pre_round())
    assert table.can(Build(STARFIGHTER, False), YOU)


def test_advanced_turn_order() -> None:
    """Most planets, lowest influence, most credits, the order before (EV-26.1)."""
    state = (
        Position()
        .allied(YOU, MIRRIM)
        .conquered(YOU, KRAAG, FERRUN)
        .allied(RED, DRAVOS)
        .conquered(RED, OSSUUN, GORRUM)
        .conquered(GREEN, THESSIL, TAN_FU)
        .allied(BLUE, VAEL)
        .conquered(BLUE, SUVAYA, PYRIOUS)
        .credits(YOU, 2)
        .credits(BLUE, 5)
        .state()
    )
    assert turn_order(state) == (RED, BLUE, YOU, GREEN)
    assert turn_order(Position().state()) == (0, 1, 2, 3)


def test_advanced_order_is_set_every_round() -> None:
    """Before the pre-round phase (EV-26.1, EV-6.2)."""
    options = Options(advanced=True)
    table = Table(Position(active=BLUE, options=options).conquered(BLUE, KRAAG).stack(GALACTIC_BOOM))
    table.play(EndTurn())
    table.pass_windows()
    assert table.state.order[0] == BLUE


def test_the_order_shifts_with_the_scorings() -> None:
    """An option: at the start of rounds 5 and 9 the last player becomes the first, so that the last word before a
    scoring is player 4's, then 3's, then 2's (EV-26.8)."""
    state = GAME.start(Setup(4, 5, {"shifting_order": True}))
    bots = [make_bot("pilot", GAME, seat) for seat in range(4)]
    orders: dict[int, tuple[int, ...]] = {}
    while waiting := GAME.waiting(state):
        orders[state.round] = state.order
        GAME.play(state, waiting[0], bots[waiting[0]].move(GAME.view(state, waiting[0]), waiting[0]))
    one, two, three, four = state.seats_from(state.first)
    assert {orders[round] for round in range(1, 5)} == {(one, two, three, four)}
    assert {orders[round] for round in range(5, 9)} == {(four, one, two, three)}
    assert {orders[round] for round in range(9, 12)} == {(three, four, one, two)}


def test_the_advanced_rules_leave_no_order_to_shift() -> None:
    """EV-26.8."""
    with pytest.raises(BadSetup, match="cannot shift as well"):
        GAME.start(Setup(4, 0, {"advanced": True, "shifting_order": True}))
