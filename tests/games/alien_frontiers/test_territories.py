"""Chapter 7: landing, control and the bonuses of the territories."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.moves import Move
from engine.games.alien_frontiers.components import (
    BOOSTER_POD,
    BRADBURY_PLATEAU,
    BURROUGHS_DESERT,
    COLONY_CONSTRUCTOR,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    LEM_BADLANDS,
    LUNAR_MINE,
    NOBODY,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    POHL_FOOTHILLS,
    REPULSOR,
    SHIPYARD,
    SOLAR_CONVERTER,
    VAN_VOGT_MOUNTAINS,
    ship,
)
from engine.games.alien_frontiers.events import ColonyLanded, ControlChanged
from engine.games.alien_frontiers.moves import Boost, BuyRelic, Land, Launch, Trade
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking, moving


def ready_to_land(position: Position) -> Playing:
    """Your colony waits on circle 7 with the price of a launch in hand."""
    return Playing(position.hub(YOU, 7).holds(YOU, fuel=1, ore=1))


def test_a_colony_lands_on_any_territory_without_a_repulsor_field() -> None:
    """Empty or crowded, yours or another's: only the Repulsor Field closes a territory (AF-7.1)."""
    table = ready_to_land(Position().field(REPULSOR, LEM_BADLANDS).colonies(HERBERT_VALLEY, {RED: 2}))
    table.play(Launch())
    assert {move.territory for move in table.moves(Land)} == set(range(8)) - {LEM_BADLANDS}


def test_a_territory_holds_any_number_of_colonies() -> None:
    """A dozen colonies are there already, one more fits (AF-7.1, AF-2.2)."""
    table = ready_to_land(Position().colonies(HERBERT_VALLEY, {YOU: 3, RED: 5, GREEN: 4}))
    table.play(Launch(), Land(HERBERT_VALLEY))
    assert table.state.colonies[HERBERT_VALLEY] == (4, 5, 4, 0)


def test_the_most_colonies_control_a_territory() -> None:
    """You come to two colonies against one of each other player: control, and three points there
    (AF-7.2, AF-13.3)."""
    table = ready_to_land(Position().colonies(LEM_BADLANDS, {YOU: 1, RED: 1, GREEN: 1, BLUE: 1}))
    assert table.state.control[LEM_BADLANDS] == NOBODY
    table.play(Launch(), Land(LEM_BADLANDS))
    assert table.state.control[LEM_BADLANDS] == YOU
    assert table.score() == 2 + 1


def test_a_tie_for_the_most_is_no_control() -> None:
    """You draw level with Red at two, Green and Blue have one: nobody controls, nobody has the bonus, the tile is
    back on the board (AF-7.2, AF-7.3)."""
    table = ready_to_land(Position().colonies(LEM_BADLANDS, {YOU: 1, RED: 2, GREEN: 1, BLUE: 1}))
    assert table.state.control[LEM_BADLANDS] == RED
    table.play(Launch(), Land(LEM_BADLANDS))
    assert table.state.control[LEM_BADLANDS] == NOBODY
    assert not any(table.state.has_bonus(seat, LEM_BADLANDS) for seat in (YOU, RED, GREEN, BLUE))


@pytest.mark.parametrize("colonies", [{}, {RED: 1, GREEN: 1}, {YOU: 2, RED: 2, GREEN: 2, BLUE: 2}])
def test_no_colony_or_no_majority_is_no_control(colonies: dict[int, int]) -> None:
    """Nobody there, or nobody ahead (AF-7.2)."""
    table = Playing(Position().colonies(LEM_BADLANDS, colonies))
    assert table.state.control[LEM_BADLANDS] == NOBODY


def test_control_follows_every_change_of_colonies() -> None:
    """Landing breaks Red's control; moving Red's colony away gives it to you (AF-7.3, AF-7.5)."""
    table = ready_to_land(Position().owns(YOU, ORBITAL_TELEPORTER).colonies(LEM_BADLANDS, {RED: 1}))
    assert table.play(Launch(), Land(LEM_BADLANDS))[-2:] == [
        ColonyLanded(YOU, LEM_BADLANDS),
        ControlChanged(LEM_BADLANDS, RED, NOBODY),
    ]
    table.play(*moving(RED, LEM_BADLANDS, HERBERT_VALLEY))
    assert table.state.control[LEM_BADLANDS] == YOU
    assert table.state.control[HERBERT_VALLEY] == RED


def test_a_new_controller_has_the_bonus_at_once_and_the_old_one_has_not() -> None:
    """Two of your colonies against Red's one: your next ship at the Solar Converter already has the extra fuel
    (AF-7.4)."""
    table = ready_to_land(Position().dice(2).colonies(LEM_BADLANDS, {YOU: 1, RED: 1}))
    table.play(Launch(), Land(LEM_BADLANDS), docking(SOLAR_CONVERTER, 2))
    assert table.fuel == 2
    assert not table.state.has_bonus(RED, LEM_BADLANDS)


def test_gains_made_with_a_bonus_are_kept() -> None:
    """After the extra fuel of Lem Badlands you move your colony away: the fuel stays, the next ship gives no extra
    (AF-7.4)."""
    table = Playing(Position().dice(2, 2).owns(YOU, ORBITAL_TELEPORTER).colonies(LEM_BADLANDS, {YOU: 1}))
    table.play(docking(SOLAR_CONVERTER, 2))
    assert table.fuel == 2
    table.play(*moving(YOU, LEM_BADLANDS, HERBERT_VALLEY))
    assert table.fuel == 2
    table.play(docking(SOLAR_CONVERTER, 2))
    assert table.fuel == 3


@pytest.mark.parametrize(
    ("territory", "position", "move"),
    [
        (BRADBURY_PLATEAU, lambda: Position().dice(5, 5, 5).holds(YOU, ore=2), docking(COLONY_CONSTRUCTOR, 5, 5, 5)),
        (BURROUGHS_DESERT, lambda: Position().holds(YOU, fuel=1, ore=1), BuyRelic()),
        (HEINLEIN_PLAINS, lambda: Position().docked(ORBITAL_MARKET, (3, YOU), (3, YOU)).holds(YOU, 1), Trade(1, 1)),
        (HERBERT_VALLEY, lambda: Position().dice(2, 2), docking(SHIPYARD, 2, 2)),
        (POHL_FOOTHILLS, lambda: Position().dice(5).owns(YOU, BOOSTER_POD), Boost(ship(YOU, 5))),
        (VAN_VOGT_MOUNTAINS, lambda: Position().dice(2).docked(LUNAR_MINE, (5, RED)), docking(LUNAR_MINE, 2)),
    ],
    ids=["bradbury", "burroughs", "heinlein", "herbert", "pohl", "van vogt"],
)
def test_what_a_bonus_makes_possible(territory: int, position: Callable[[], Position], move: Move) -> None:
    """The same move is legal for the controller and illegal for everybody else (AF-7.6, AF-0.8)."""
    assert Playing(position().colonies(territory, {YOU: 1})).can(move)
    assert Playing(position().colonies(territory, {RED: 1})).refuses(move)
    assert Playing(position().colonies(territory, {YOU: 1, RED: 1})).refuses(move)


def test_bonuses_need_no_activation() -> None:
    """Seven territories of yours bring no new kind of move; Burroughs Desert brings one, the relic ship (AF-7.7)."""

    def kinds(position: Position) -> set[type[Move]]:
        position.dice(1, 1, 1, 6).holds(YOU, fuel=4, ore=4).owns(YOU, BOOSTER_POD)
        return {type(move) for move in Playing(position).moves(Move)}

    lord = Position(players=2, long_version=True)
    for territory in range(7):
        lord.colonies(territory, {YOU: 1})
    assert kinds(lord) == kinds(Position(players=2))
    assert kinds(Position(players=2).colonies(BURROUGHS_DESERT, {YOU: 1})) == kinds(Position(players=2)) | {BuyRelic}


def test_points_go_down_as_well_as_up() -> None:
    """Red loses the control of Lem Badlands to your landing and has a point less (AF-1.4, AF-13.6)."""
    table = ready_to_land(Position().colonies(LEM_BADLANDS, {RED: 1}))
    assert (table.score(YOU), table.score(RED)) == (0, 2)
    table.play(Launch(), Land(LEM_BADLANDS))
    assert (table.score(YOU), table.score(RED)) == (1, 1)
