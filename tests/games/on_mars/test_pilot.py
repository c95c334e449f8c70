"""The judgement of the bots: sound in every position, and sensible where the best move is plain."""

from __future__ import annotations

from math import isfinite

import pytest

from engine.bots.pilot_bot import PilotBot
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.games.on_mars import GAME
from engine.games.on_mars.components import (
    COLONY,
    CONSTRUCT,
    CONTROL_CENTER,
    GREENHOUSE,
    HIRE,
    LEARN,
    TECHS_MISSION,
    UPGRADE,
    UPGRADE_TECH,
)
from engine.games.on_mars.hexes import hex_at
from engine.games.on_mars.moves import Act, Construct, Develop, EndTurn, Stop, Travel, UpgradeBuilding, UseTech
from engine.games.on_mars.pilot.pace import rounds_to_come
from engine.games.on_mars.position import Position
from tests.games.on_mars.table import RED, YOU, Table, card, reward, space


def favourite(table: Table) -> Move:
    """The move the pilot would make now."""
    seat = table.chooser
    moves = GAME.moves(table.state, seat)
    ratings = GAME.pilot().rate(table.state, seat, moves)
    return moves[ratings.index(max(ratings))]


@pytest.mark.parametrize("players", GAME.seat_counts)
def test_every_choice_of_a_game_is_rated(players: int) -> None:
    """A whole game between pilots: a figure for each move, chances between 0 and 1, and at the end the winner alone."""
    state = GAME.start(Setup(players, 5))
    pilot = GAME.pilot()
    bots = [PilotBot(GAME, Rng(seat)) for seat in range(players)]
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        moves = GAME.moves(state, seat)
        chances = pilot.chances(state)
        assert len(chances) == players
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        ratings = pilot.rate(GAME.imagine(GAME.view(state, seat), seat, Rng(1)), seat, moves)
        assert len(ratings) == len(moves)
        assert all(map(isfinite, ratings))
        GAME.play(state, seat, bots[seat].move(GAME.view(state, seat), seat))
    ranks = [place.rank for place in GAME.standing(state)]
    assert [chance > 0 for chance in pilot.chances(state)] == [rank == 1 for rank in ranks[:players]]


def test_a_reward_in_reach_is_taken() -> None:
    """Water at hand and eight points for the Greenhouse that Life Support waits for."""
    position = Position().rewards(*[reward("lss_bots")] * 4).holds(YOU, water=1)
    table = Table(position.bots(YOU, (0, 1), (1, 0), (2, 0), (-1, 1)))
    assert favourite(table) == Act(CONSTRUCT)
    table.act(CONSTRUCT)
    assert favourite(table) == Construct(GREENHOUSE)


def test_in_the_last_round_blueprints_are_built() -> None:
    """An unbuilt Blueprint counts against its owner: with a Mineral and a last turn it is built."""
    position = Position().round(12, last=True).blueprint(YOU, card("biomarket")).holds(YOU, mineral=1, oxygen=1)
    table = Table(position.bots(YOU, (0, 1), (1, 0)))
    assert favourite(table) == Act(UPGRADE)
    table.act(UPGRADE)
    assert isinstance(favourite(table), UpgradeBuilding)


def test_the_very_last_choice_is_rated() -> None:
    """An upgrade granted at the end of another's last turn: trying it out ends the game."""
    position = Position(active=RED).round(12, last=True).laid(YOU).at(RED, 6).bots(RED, (0, -1), (-1, 1))
    position.tech(YOU, UPGRADE_TECH, "lab_4_top").blueprint(YOU, card("biomarket")).holds(YOU, mineral=1)
    position.blueprint(RED, card("metal_deposit")).blueprint(RED, card("concentrator")).holds(RED, mineral=2)
    table = Table(position.bots(YOU, (0, 1)))
    table.act(UPGRADE, UpgradeBuilding(card("metal_deposit"), hex_at(0, 0)), UseTech(UPGRADE_TECH, YOU))
    table.play(UpgradeBuilding(card("concentrator"), hex_at(-2, 1)))
    table.end_turn()
    table.play(Develop(UPGRADE_TECH, space("lab_5_top")))
    build = favourite(table)
    assert build == UpgradeBuilding(card("biomarket"), hex_at(0, 2))
    table.play(build)
    assert table.over


def test_nobody_gains_by_playing_for_time() -> None:
    """A Tech is taken though it completes the Mission that brings the end nearer."""
    far = Position().missions({TECHS_MISSION: 6}, remaining=1).state()
    near = Position().missions({TECHS_MISSION: 1}, remaining=1).state()
    assert rounds_to_come(near) < rounds_to_come(far)
    table = Table(Position().at(YOU, 1).at(RED, 6).missions({TECHS_MISSION: 1}, remaining=1).holds(YOU, battery=1))
    assert favourite(table) == Act(LEARN)


def test_the_shuttle_brings_people_home() -> None:
    """Nobody is at home and everybody at work, and the Shuttle leaves for Orbit: the pilot rides."""
    position = Position().at(YOU, 6).at(RED, 2).shuttle(COLONY, 1).people(YOU, quarters=0, working=3)
    table = Table(position.laid(RED).holds(YOU, oxygen=1))
    table.act(CONTROL_CENTER, Stop(), EndTurn())
    assert favourite(table) == Travel(False)


def test_people_stuck_on_one_side_are_fetched_over_the_other() -> None:
    """All Colonists stand on actions of the Colony, where only an arrival from Orbit brings them home: the pilot rides
    up to come back down."""
    position = Position().at(YOU, 6).at(RED, 2).shuttle(COLONY, 1).people(YOU, quarters=0)
    position.working_on(CONSTRUCT, {YOU: 2}).working_on(UPGRADE, {YOU: 2}).working_on(HIRE, {YOU: 1})
    table = Table(position.laid(RED))
    table.act(CONTROL_CENTER, Stop(), EndTurn())
    assert favourite(table) == Travel(False)
