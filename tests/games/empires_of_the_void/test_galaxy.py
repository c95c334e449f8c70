"""Chapter 4: spaces, lanes, obstacles and distances."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.empires_of_the_void.components import (
    ANCIENT_DEFENSES,
    ASTEROID_NAVIGATION,
    ASTEROID_SPACES,
    ASTEROIDS,
    BINDOK_II,
    DIPLOMAT,
    GORRUM,
    KRAAG,
    MINE_SWEEPERS,
    MINES,
    MOTH,
    NHOOL,
    OSSUUN,
    PYRIOUS,
    STARFIGHTER,
    SUVAYA,
    TAN_FU,
    THESSIL,
    VAEL,
    space_of,
)
from engine.games.empires_of_the_void.empire import neighbours, permits, ship_permits
from engine.games.empires_of_the_void.galaxy import Galaxy, galaxy_of
from engine.games.empires_of_the_void.moves import Attack, Begin, Fly, Stop
from engine.games.empires_of_the_void.position import LAYOUTS, Position
from tests.games.empires_of_the_void.table import RED, YOU, Table, space


@pytest.fixture(scope="module")
def galaxy() -> Galaxy:
    return galaxy_of(LAYOUTS[4])


def names(lanes: tuple[tuple[int, int], ...]) -> set[int]:
    return {other for other, _ in lanes}


def test_spaces_of_the_map(galaxy: Galaxy) -> None:
    """Planets, empty spaces, three asteroid spaces and the home worlds: 53 in all (EV-4.1)."""
    assert len(galaxy.spaces) == 53
    assert len(ASTEROID_SPACES) == 3
    assert all(place < 7 for place in ASTEROID_SPACES)


@pytest.mark.parametrize(
    ("home", "doors"),
    [
        ("home.0", ("bindok_reach.r1", "tan_fu_shoals.r0")),
        ("home.1", ("tan_fu_shoals.r2", "mirrim_gardens.r1")),
        ("home.2", ("dravos_marches.r4", "nhool_maw.r3")),
        ("home.3", ("nhool_maw.r5", "suvaya_drift.r4")),
    ],
)
def test_doors_of_the_home_worlds(galaxy: Galaxy, home: str, doors: tuple[str, str]) -> None:
    """One lane to the facing gate of each board beside it, never an obstacle (EV-4.2, EV-4.8)."""
    assert galaxy.lanes[space(home)] == tuple(sorted((space(door), 0) for door in doors))


def test_gates_join_with_the_obstacles_of_both(galaxy: Galaxy) -> None:
    """Mines on one gate close the lane; nothing on either leaves it open (EV-4.3, EV-4.6)."""
    lanes = dict(galaxy.lanes[space("mirrim_gardens.r5")])
    assert lanes[space("pyrious_core.r2")] == MINES | ASTEROIDS
    assert dict(galaxy.lanes[space("pyrious_core.r1")])[space("tan_fu_shoals.r4")] == 0


def test_a_gate_into_the_void_leads_nowhere(galaxy: Galaxy) -> None:
    """The outward gate of a board at an empty corner has no lane (EV-4.7)."""
    inner = {space("bindok_reach.c"), space("bindok_reach.r5")}
    assert names(galaxy.lanes[space("bindok_reach.r0")]) == inner


@pytest.mark.parametrize(
    ("home", "permissions", "planet", "steps"),
    [
        ("home.0", 0, BINDOK_II, 1),
        ("home.0", 0, TAN_FU, 2),
        ("home.0", 0, KRAAG, 3),
        ("home.0", 0, OSSUUN, 3),
        ("home.0", 0, VAEL, 5),
        ("home.0", 0, PYRIOUS, 6),
        ("home.0", ASTEROIDS, PYRIOUS, 5),
        ("home.0", ASTEROIDS, GORRUM, 6),
        ("home.3", 0, SUVAYA, 1),
        ("home.3", 0, THESSIL, 4),
        ("home.3", MINES, THESSIL, 3),
        ("home.3", 0, NHOOL, 4),
        ("home.3", ANCIENT_DEFENSES, NHOOL, 2),
        ("home.3", 0, PYRIOUS, 5),
    ],
)
def test_distances(galaxy: Galaxy, home: str, permissions: int, planet: int, steps: int) -> None:
    """Fewest steps along lanes a ship may use (EV-4.10)."""
    assert galaxy.distances(permissions)[space(home)][space_of(planet)] == steps


def test_a_turned_board() -> None:
    """Two steps clockwise: other gates face the neighbours, and the ancient defenses close another lane
    (EV-3.8, EV-4.6)."""
    turned = galaxy_of(replace(LAYOUTS[4], rotations=(0, 2, 0, 0, 0, 0)))
    assert space("tan_fu_shoals.r4") in names(turned.lanes[space("home.0")])
    assert space("tan_fu_shoals.r0") in names(turned.lanes[space("home.1")])
    assert space("tan_fu_shoals.r2") in names(turned.lanes[space("pyrious_core.r1")])
    assert dict(turned.lanes[space("tan_fu_shoals.r1")])[space("mirrim_gardens.r0")] == ANCIENT_DEFENSES
    assert turned.distances(0)[space("home.1")][space_of(TAN_FU)] == 2
    assert turned.distances(0)[space("home.1")][space_of(PYRIOUS)] == 5


def test_obstacles_are_judged_ship_by_ship() -> None:
    """A Moth crosses everything, others by their owner's technologies and access, a foe's do not help
    (EV-4.4, EV-20.6, EV-21.6, EV-21.7)."""
    state = Position().owns(YOU, MINE_SWEEPERS).owns(RED, ASTEROID_NAVIGATION).state()
    assert permits(state, YOU) == MINES
    assert ship_permits(state, YOU, STARFIGHTER) == MINES
    assert ship_permits(state, YOU, MOTH) == ASTEROIDS | MINES | ANCIENT_DEFENSES


def test_asteroid_spaces_ask_leave_to_enter_not_to_leave() -> None:
    """Without permission a Starfighter cannot enter; with it, it can enter in one step and stop (EV-4.5)."""
    reach, core = space("bindok_reach.r3"), space("pyrious_core.r0")
    table = Table(Position().ships(YOU, reach, {STARFIGHTER: 1}))
    table.play(Begin(reach, STARFIGHTER, 0))
    assert not table.can(Fly(core))
    table = Table(Position().owns(YOU, ASTEROID_NAVIGATION).ships(YOU, reach, {STARFIGHTER: 1}))
    table.play(Begin(reach, STARFIGHTER, 0), Fly(core), Stop())
    assert table.ships(YOU, core) == (STARFIGHTER,)


def test_a_ship_may_stay_in_the_asteroids_when_the_leave_is_gone() -> None:
    """Thessil lost, it may step to Pyrious or back, and need not go (EV-4.5, EV-5.11)."""
    core = space("pyrious_core.r0")
    table = Table(Position().ships(YOU, core, {STARFIGHTER: 1}))
    assert permits(table.state, YOU) == 0
    table.play(Begin(core, STARFIGHTER, 0))
    exits = {move.space for move in table.moves(Fly)}
    assert {space("pyrious_core.c"), space("bindok_reach.r3")} <= exits
    assert not exits & ASTEROID_SPACES


def test_sharing_a_space_starts_no_fight() -> None:
    """Any number of ships of any players; an Attack has to be declared (EV-4.9)."""
    place = space_of(KRAAG)
    table = Table(Position().ships(YOU, place, {STARFIGHTER: 1}).ships(RED, space("bindok_reach.c"), {STARFIGHTER: 3}))
    table = Table(Position().ships(YOU, space("bindok_reach.c"), {DIPLOMAT: 1}).ships(RED, place, {STARFIGHTER: 3}))
    table.fly(DIPLOMAT, space("bindok_reach.c"), place)
    assert table.ships(YOU, place) == (DIPLOMAT,)
    assert table.state.battle is None
    assert not table.moves(Attack)


def test_wormholes_add_a_lane() -> None:
    """The two spaces are neighbours without any obstacle (EV-4.11, EV-8.7)."""
    home, throne = space("home.0"), space_of(PYRIOUS)
    state = Position().wormholes(home, throne).state()
    assert throne in neighbours(state, home, 0)
    assert home in neighbours(state, throne, 0)
    assert throne not in neighbours(Position().state(), home, 0)
