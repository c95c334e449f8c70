"""Chapters 20, 21 and 23: ships, technologies and planets as they are printed."""

from __future__ import annotations

import pytest

from engine.games.empires_of_the_void.components import (
    ALL_OBSTACLES,
    ANCIENT_CIPHERS,
    ANCIENT_DEFENSES,
    ASTEROID_NAVIGATION,
    ASTEROIDS,
    CENTIPEDE,
    CENTIPEDE_BAYS,
    CLOAKING,
    DETECTION,
    DOCKING_BAY,
    DRAVOS,
    FERRUN,
    GOODS,
    GORRUM,
    HOME,
    KRAAG,
    LIVING_HULLS,
    MINE_SWEEPERS,
    MINES,
    NHOOL,
    NOBODY,
    NOTHING,
    NOWHERE,
    OSSUUN,
    PLANETS,
    PYRIOUS,
    SHIPS,
    SPACE_PORT,
    STARCRUISER,
    STARCRUISERS,
    SUNHAMMER,
    SUNHAMMERS,
    TAN_FU,
    TECHNOLOGIES,
    THESSIL,
    TRADE_NETWORK,
    VAEL,
)
from engine.games.empires_of_the_void.empire import network_income, permits
from engine.games.empires_of_the_void.moves import Research
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.research import reduction, researches
from engine.games.empires_of_the_void.shipyard import classes_open
from tests.games.empires_of_the_void.table import RED, YOU


@pytest.mark.parametrize(
    ("ship", "cost", "dice", "attack", "move", "initiative", "rule"),
    [
        ("starfighter", 2, 1, 5, 2, 5, "EV-20.1"),
        ("centipede", 3, 1, 4, 2, 4, "EV-20.2"),
        ("diplomat", 2, 0, 0, 3, 0, "EV-20.3"),
        ("starcruiser", 4, 1, 3, 2, 2, "EV-20.4"),
        ("sunhammer", 7, 2, 3, 2, 1, "EV-20.5"),
        ("moth", 5, 1, 4, 3, 3, "EV-20.6"),
        ("tempest", 4, 1, 3, 4, 2, "EV-20.7"),
        ("black_hole", 8, 2, 2, 1, 1, "EV-20.8"),
        ("firebug", 3, 1, 5, 2, 4, "EV-20.9"),
        ("shooting_star", 5, 3, 4, 3, 3, "EV-20.10"),
        ("infestor", 2, 0, 0, 3, 4, "EV-20.11"),
    ],
)
def test_ships(ship: str, cost: int, dice: int, attack: int, move: int, initiative: int, rule: str) -> None:
    """The printed figures (EV-20.1 to EV-20.11)."""
    (record,) = [record for record in SHIPS if record.id == ship]
    assert (record.cost, record.dice, record.attack) == (cost, dice, attack)
    assert (record.move, record.initiative, record.rule) == (move, initiative, rule)


@pytest.mark.parametrize(
    ("technology", "cost", "vp", "prerequisite", "good", "rule"),
    [
        ("centipede_bays", 4, 1, "", "", "EV-21.1"),
        ("starcruisers", 5, 1, "", "", "EV-21.2"),
        ("targeting_computers", 5, 1, "", "", "EV-21.3"),
        ("detection", 3, 1, "", "", "EV-21.4"),
        ("docking_bay", 4, 1, "", "", "EV-21.5"),
        ("asteroid_navigation", 4, 1, "", "", "EV-21.6"),
        ("mine_sweepers", 3, 1, "", "", "EV-21.7"),
        ("xenolinguistics", 4, 1, "", "", "EV-21.8"),
        ("deep_core_mining", 4, 1, "", "", "EV-21.9"),
        ("sunhammers", 8, 3, "starcruisers", "metals", "EV-21.10"),
        ("living_hulls", 6, 2, "centipede_bays", "life_forms", "EV-21.11"),
        ("space_port", 5, 2, "docking_bay", "metals", "EV-21.12"),
        ("trade_network", 6, 2, "deep_core_mining", "gas", "EV-21.13"),
        ("cloaking", 6, 2, "detection", "crystals", "EV-21.14"),
        ("tractor_beam", 6, 2, "starcruisers", "crystals", "EV-21.15"),
        ("ion_drives", 7, 2, "asteroid_navigation", "gas", "EV-21.16"),
        ("galactic_embassy", 7, 2, "xenolinguistics", "life_forms", "EV-21.17"),
        ("ancient_ciphers", 5, 2, "mine_sweepers", "artifacts", "EV-21.18"),
        ("warp_portal", 8, 3, "ion_drives", "artifacts", "EV-21.19"),
        ("terraforming", 8, 2, "", "life_forms", "EV-21.20"),
        ("spore_pods", 5, 2, "", "life_forms", "EV-21.21"),
    ],
)
def test_technologies(technology: str, cost: int, vp: int, prerequisite: str, good: str, rule: str) -> None:
    """Cost, points, prerequisite and good (EV-21.1 to EV-21.21)."""
    (record,) = [record for record in TECHNOLOGIES if record.id == technology]
    assert (record.cost, record.vp, record.rule) == (cost, vp, rule)
    before = "" if record.prerequisite == NOTHING else TECHNOLOGIES[record.prerequisite].id
    assert (before, "" if record.good == NOTHING else GOODS[record.good]) == (prerequisite, good)


@pytest.mark.parametrize(
    ("planet", "credits", "vp", "influence"),
    [
        ("pyrious", 3, 5, 4), ("vael", 2, 4, 3), ("gorrum", 3, 4, 3), ("bindok_ii", 1, 2, 2), ("kraag", 2, 2, 1),
        ("tan_fu", 1, 3, 2), ("ossuun", 1, 2, 2), ("mirrim", 1, 2, 3), ("ferrun", 2, 2, 1), ("ilyx", 1, 2, 2),
        ("dravos", 2, 2, 1), ("quenna", 2, 2, 2), ("nhool", 1, 3, 1), ("suvaya", 1, 2, 2), ("thessil", 2, 2, 2),
    ],
)  # fmt: skip
def test_planets(planet: str, credits: int, vp: int, influence: int) -> None:
    """Credits, points and influence of each (EV-5.3)."""
    (record,) = [record for record in PLANETS if record.id == planet]
    assert (record.credits, record.vp, record.influence) == (credits, vp, influence)


def test_technologies_that_open_ships() -> None:
    """EV-21.1, EV-21.2, EV-21.10."""
    state = Position().owns(YOU, CENTIPEDE_BAYS, STARCRUISERS, SUNHAMMERS).state()
    assert {CENTIPEDE, SUNHAMMER, STARCRUISER} <= set(classes_open(state, YOU, state.players[YOU].technologies))
    assert CENTIPEDE not in classes_open(state, RED, 0)


@pytest.mark.parametrize(
    ("planet", "ship"),
    [(KRAAG, "firebug"), (OSSUUN, "moth"), (FERRUN, "shooting_star"), (DRAVOS, "tempest"), (NHOOL, "black_hole")],
)
def test_planets_that_open_ships(planet: int, ship: str) -> None:
    """For an ally, not for a conqueror (EV-23.5, EV-7.3)."""
    ally, conqueror = Position().allied(YOU, planet).state(), Position().conquered(YOU, planet).state()
    assert ship in {SHIPS[number].id for number in classes_open(ally, YOU, 0)}
    assert ship not in {SHIPS[number].id for number in classes_open(conqueror, YOU, 0)}


def test_technologies_that_cross_obstacles() -> None:
    """Each its kind; Thessil two of them (EV-21.6, EV-21.7, EV-21.18, EV-23.11)."""
    crossings = {ASTEROID_NAVIGATION: ASTEROIDS, MINE_SWEEPERS: MINES, ANCIENT_CIPHERS: ANCIENT_DEFENSES}
    for technology, obstacle in crossings.items():
        assert permits(Position().owns(YOU, technology).state(), YOU) == obstacle
    assert permits(Position().allied(YOU, THESSIL).owns(YOU, ANCIENT_CIPHERS).state(), YOU) == ALL_OBSTACLES


def test_tan_fu_makes_research_cheaper() -> None:
    """EV-23.6."""
    assert reduction(Position().allied(YOU, TAN_FU).state(), YOU) == 1
    assert reduction(Position().conquered(YOU, TAN_FU).state(), YOU) == 0


def test_trade_network_counts_goods() -> None:
    """One credit for each different one (EV-21.13)."""
    assert network_income(Position().owns(YOU, TRADE_NETWORK).conquered(YOU, KRAAG, FERRUN).state(), YOU) == 1
    assert network_income(Position().owns(YOU, TRADE_NETWORK).conquered(YOU, PYRIOUS, VAEL, GORRUM).state(), YOU) == 5


def test_a_space_port_needs_a_world() -> None:
    """The home world will do; without any world it cannot be researched (EV-21.12)."""
    position = Position().owns(YOU, DOCKING_BAY).credits(YOU, 9).derelict(kept_by=YOU)
    state = position.state()
    state.players[YOU].archives = True
    assert Research(SPACE_PORT, NOBODY, HOME) in researches(state, YOU)
    state.holder[HOME] = RED
    assert not any(move.technology == SPACE_PORT for move in researches(state, YOU))


def test_race_technologies_and_goods_that_match() -> None:
    """Cloaking asks for crystals, Living Hulls for life forms (EV-21.11, EV-21.14)."""
    state = Position().owns(YOU, CENTIPEDE_BAYS, DETECTION).credits(YOU, 9).conquered(YOU, DRAVOS).state()
    names = {move.technology for move in researches(state, YOU)}
    assert CLOAKING in names
    assert LIVING_HULLS not in names
    assert Research(CLOAKING, NOBODY, NOWHERE) in researches(state, YOU)
