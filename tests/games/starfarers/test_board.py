"""Chapter 3: the board, its systems and bases, and the chits."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.starfarers import GAME
from engine.games.starfarers.board import (
    BASES,
    COLONY_POINT_OF_PORT,
    COLONY_POINTS_OF,
    COORDINATES,
    HEXES,
    HOME_SYSTEMS,
    LINES,
    NEIGHBOURS,
    PLANETS,
    POINTS,
    SITES,
    SITES_BY,
    SUNS,
    SYSTEM_OF_COLONY_POINT,
    SYSTEMS,
    TRADE_POINT,
    distances,
    route,
    sites_of,
    system_of,
    within,
)
from engine.games.starfarers.components import CHIT_BACKS, CHITS, PEOPLES, RESOURCES, WAYS
from engine.games.starfarers.flight import ToFly
from engine.games.starfarers.moves import ChooseShip, Fly
from engine.games.starfarers.position import Position, base_of, site_named
from tests.games.starfarers.playing import YELLOW, Table

COLOUR_SHIPS = {"yellow": 33, "red": 36, "white": 50, "blue": 53}


def test_hexes_points_and_lines() -> None:
    """117 hexes give 269 points and 363 lines; no point is cut off, none is further than 36 from another (SF-3.1)."""
    assert (len(HEXES), len(POINTS), len(LINES)) == (117, 269, 363)
    assert Counter(len(NEIGHBOURS[point]) for point in POINTS) == {3: 188, 2: 81}
    furthest = [max(distances(point)[1:]) for point in POINTS]
    assert min(min(distances(point)[1:]) for point in POINTS) == 0
    assert max(furthest) == 36


def test_points_are_numbered_by_column() -> None:
    """Points carry numbers from the home edge outwards, downwards within a column (SF-3.1)."""
    assert list(COORDINATES[1:]) == sorted(COORDINATES[1:])


def test_a_sun_is_no_point() -> None:
    """Each of the eleven systems has a sun where its planets meet, and no line leads there (SF-3.2)."""
    assert len(set(SUNS)) == 11
    assert not set(SUNS) & set(COORDINATES[1:])


def test_ships_fly_round_suns() -> None:
    """The three colony points of a system are four lines apart, and a ship with speed 3 cannot pass between
    (SF-3.2)."""
    for system in range(len(SYSTEMS)):
        for one in COLONY_POINTS_OF[system]:
            for other in COLONY_POINTS_OF[system]:
                assert distances(one)[other] == (0 if one == other else 4)
    table = Table(Position().ship(YELLOW, 1, 0, 98).flying(3))
    table.play(ChooseShip(0))
    assert not table.can(Fly(106))


def test_eleven_systems_of_three_kinds_of_planets() -> None:
    """Four home systems and seven outer ones, each with three different planets (SF-3.2, SF-3.3, SF-3.7)."""
    assert [SYSTEMS[system] for system in sorted(HOME_SYSTEMS)] == ["alpha", "beta", "gamma", "delta"]
    assert len(SYSTEMS) == 11
    for system in range(len(SYSTEMS)):
        assert len({PLANETS[site].resource for site in sites_of(system)}) == 3
    kinds = Counter(RESOURCES[planet.resource] for planet in PLANETS)
    assert kinds == {"fuel": 7, "ore": 7, "goods": 7, "carbon": 6, "food": 6}


def test_each_outer_system_has_one_planet_of_each_dot() -> None:
    """Seven planets of each dot, one of each in every outer system; home planets bear letters (SF-3.8)."""
    for system in range(len(SYSTEMS)):
        dots = sorted(PLANETS[site].dot for site in sites_of(system))
        if system in HOME_SYSTEMS:
            assert dots == [SYSTEMS[system]] * 3
        else:
            assert dots == ["blue", "red", "yellow"]


def test_colony_points_lie_between_two_planets() -> None:
    """Three to a system, each with two planets and exactly two neighbouring points (SF-3.4, SF-3.5)."""
    assert len(SYSTEM_OF_COLONY_POINT) == 33
    for point, system in SYSTEM_OF_COLONY_POINT.items():
        assert [system_of(site) for site in SITES_BY[point]] == [system, system]
        assert len(NEIGHBOURS[point]) == 2


def test_spaceport_points_belong_to_one_colony_point() -> None:
    """No point serves two spaceports, and none is itself a colony or trade point (SF-3.5, SF-3.11)."""
    assert len(COLONY_POINT_OF_PORT) == 66
    assert not COLONY_POINT_OF_PORT.keys() & SYSTEM_OF_COLONY_POINT.keys()
    assert not COLONY_POINT_OF_PORT.keys() & TRADE_POINT.keys()


def test_points_touch_planets_of_one_system_at_most() -> None:
    """No point is next to two systems, no trade point next to a planet (SF-3.8, SF-3.11)."""
    for point in POINTS:
        assert len({system_of(site) for site in SITES_BY[point]}) <= 1
    assert not any(SITES_BY[point] for point in TRADE_POINT)


def test_four_bases_of_five_trade_points() -> None:
    """Each people but the Travelers has a base with trade points 1 to 5 round it (SF-3.6)."""
    assert [PEOPLES[base.people] for base in BASES] == list(PEOPLES)
    assert len(TRADE_POINT) == 20
    assert BASES[base_of("merchants")].trade_points == (152, 151, 161, 171, 172)
    assert BASES[base_of("scientists")].trade_points == (249, 248, 258, 268, 269)


@pytest.mark.parametrize(
    ("colour", "ways"),
    [
        ("yellow", (6, 8, 13, 11, 23, 21, 24, 14, 19, 22, 29)),
        ("red", (9, 5, 10, 12, 20, 20, 21, 17, 16, 25, 26)),
        ("white", (10, 6, 7, 13, 17, 21, 18, 18, 13, 26, 23)),
        ("blue", (15, 9, 6, 16, 16, 24, 21, 21, 10, 29, 20)),
    ],
)
def test_nobody_starts_far_from_everything(colour: str, ways: tuple[int, ...]) -> None:
    """Lines from each first ship to the nearest point of each outer system and to each base (SF-3.1, SF-4.10)."""
    away = distances(COLOUR_SHIPS[colour])
    systems = [min(away[point] for point in COLONY_POINTS_OF[system]) for system in range(4, 11)]
    assert (*systems, *(away[base.trade_points[0]] for base in BASES)) == ways


def test_single_distances() -> None:
    """Some ways by hand (SF-3.1)."""
    for one, other, lines in [(33, 98, 6), (36, 91, 5), (50, 91, 6), (53, 104, 6), (53, 113, 6), (53, 152, 10)]:
        assert distances(one)[other] == lines
    assert within(33, 3).bit_count() == 16
    assert within(36, 5).bit_count() == 38


def test_thirty_eight_chits() -> None:
    """Three for each letter, seven for each dot, five white; only blue ones bear pirates and ice (SF-3.8, SF-3.9)."""
    backs = Counter(chit.back for chit in CHITS)
    assert backs == {"alpha": 3, "beta": 3, "gamma": 3, "delta": 3, "red": 7, "yellow": 7, "blue": 7, "white": 5}
    assert sorted(CHIT_BACKS) == sorted(backs)
    assert [(chit.pirates, chit.ice) for chit in CHITS if chit.barred] == [(4, 0), (5, 0), (7, 0), (0, 3), (0, 4)]
    assert {chit.back for chit in CHITS if chit.barred} == {"blue"}


def test_the_odds_of_two_dice() -> None:
    """Of 36 throws, one makes 2 or 12, six make 7 (SF-3.10)."""
    assert WAYS[2:] == (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


def test_a_planet_without_an_open_number_gives_nothing() -> None:
    """A hidden 10 is no 10: the planet gives nothing, and no colony stands next to it anyway (SF-3.9)."""
    position = (
        Position()
        .settle(YELLOW, colonies=(106,))
        .chit("aurora_carbon", "red_1", face_up=True)
        .chit("aurora_goods", "yellow_2", face_up=True)
        .chit("aurora_ore", "blue_1")
        .to_throw()
    )
    table = Table(position)
    table.throw(4, 6)
    assert table.hand() == (0, 0, 0, 0, 0)


def test_the_way_of_a_flight_prefers_unseen_chits() -> None:
    """Of three shortest ways the one past two unseen planets; with both known the first by numbers (SF-8.32)."""
    goods, ore, carbon = (1 << site_named(f"aurora_{kind}") for kind in ("goods", "ore", "carbon"))
    assert route(57, 107, goods | ore | carbon) == (57, 68, 78, 88, 98, 99, 107)
    assert route(57, 107, carbon) == (57, 58, 69, 79, 89, 99, 107)


def test_the_way_past_all_three_planets() -> None:
    """To the far side of Boreas in one piece, over the near colony point (SF-8.32)."""
    unseen = sum(1 << site for site in SITES if PLANETS[site].id.startswith("boreas"))
    way = route(36, 109, unseen)
    assert 91 in way
    assert {site for point in way for site in SITES_BY[point]} >= set(sites_of(SYSTEMS.index("boreas")))


def test_every_point_has_a_name() -> None:
    """No two points are called the same, so that a list of flights can be read (SF-3.1)."""
    for language in ("en", "fr"):
        words = GAME.words(language)
        assert len({words.format_field(point, "point") for point in POINTS}) == len(POINTS)


def test_within_reach_is_what_can_be_flown_to() -> None:
    """The list of flights is the set of points within the speed, the own one left out (SF-8.31)."""
    table = Table(Position(pieces=False).ship(YELLOW, 1, 0, 140).flying(3))
    table.play(ChooseShip(0))
    step = table.state.agenda[-1]
    assert isinstance(step, ToFly)
    assert step.left == 3
    assert {fly.point for fly in table.moves(Fly)} == {p for p in POINTS if 0 < distances(140)[p] <= 3}
