"""OM-7.11: every Discovery and Research tile, stopped on by a Rover."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.on_mars import GAME
from engine.games.on_mars.components import CONTROL_CENTER, SHELTER, TILES
from engine.games.on_mars.hexes import hex_at
from engine.games.on_mars.moves import (
    Construct,
    Develop,
    Hire,
    MoveRover,
    Stop,
    TakeBlueprint,
    TakeItem,
    TakeTech,
    UpgradeBuilding,
)
from engine.games.on_mars.position import Position
from tests.games.on_mars.table import YOU, Table, card, tile

Prepare = Callable[[Position], Position]
Check = Callable[[Table], bool]


def nothing(position: Position) -> Position:
    return position


def goods(**amounts: int) -> Prepare:
    return lambda position: position.holds(YOU, **amounts)


def builds(building: int) -> Check:
    return lambda table: table.moves(Construct) == [Construct(building)]


def holds_two(good: int) -> Check:
    return lambda table: table.you.goods[good] == 2


def offers(kind: type[TakeItem | TakeTech | TakeBlueprint | Develop | UpgradeBuilding | Hire], count: int) -> Check:
    return lambda table: len(table.moves(kind)) == count


CASES: dict[str, tuple[Prepare, Check]] = {
    "construct_mine": (nothing, builds(0)),
    "construct_generator": (lambda position: position.holds(YOU, mineral=1).bots(YOU, (0, -3)), builds(1)),
    "construct_water_extractor": (goods(battery=1), builds(2)),
    "construct_greenhouse": (goods(water=1), builds(3)),
    "construct_oxygen_condenser": (goods(plant=1), builds(4)),
    "construct_shelter": (goods(oxygen=1), builds(SHELTER)),
    "gain_mineral": (nothing, holds_two(0)),
    "gain_battery": (nothing, holds_two(1)),
    "gain_water": (nothing, holds_two(2)),
    "gain_plant": (nothing, holds_two(3)),
    "gain_oxygen": (nothing, holds_two(4)),
    "construct_any": (goods(water=1), lambda table: Construct(3) in table.moves(Construct)),
    "develop": (goods(oxygen=1), offers(Develop, 2)),
    "upgrade": (
        lambda position: position.holds(YOU, mineral=1).blueprint(YOU, card("biomarket")),
        offers(UpgradeBuilding, 1),
    ),
    "blueprints": (nothing, offers(TakeBlueprint, 6)),
    "tech": (nothing, offers(TakeTech, 2)),
    "crystals": (nothing, lambda table: table.you.waiting == 3),
    "scientist": (goods(water=2), offers(Hire, 2)),
    "warehouse": (nothing, offers(TakeItem, 5)),
    "research_a": (nothing, offers(Develop, 2)),
    "research_b": (nothing, offers(Develop, 2)),
    "research_c": (nothing, offers(Develop, 2)),
    "research_d": (nothing, offers(Develop, 2)),
}


def test_no_tile_is_left_out() -> None:
    """Nineteen Discovery tiles and four letters (OM-7.11.1)."""
    assert [record.id for record in TILES if record.id not in CASES] == []
    assert len(TILES) == 23


@pytest.mark.parametrize("name", CASES)
def test_the_benefit_of_each_tile(name: str) -> None:
    """It is resolved at once, by the normal rules, with no Colonist on a slot (OM-7.11.3, OM-7.11.4)."""
    prepare, check = CASES[name]
    table = Table(prepare(Position().rover(YOU, (0, 3)).tile(tile(name), (1, 2))))
    table.play(*[move for move in GAME.moves(table.state, YOU) if getattr(move, "action", None) == CONTROL_CENTER])
    table.play(MoveRover(hex_at(1, 2)), Stop())
    assert check(table)
    assert tile(name) in (*table.you.discoveries, *table.you.research)
    assert table.you.quarters == 3


@pytest.mark.parametrize(
    ("name", "prepare"),
    [
        ("construct_shelter", nothing),
        ("construct_any", lambda position: position.people(YOU, quarters=0)),
        ("gain_water", goods(water=2)),
        ("develop", nothing),
        ("upgrade", goods(mineral=1)),
        ("blueprints", lambda position: position.display(())),
        ("tech", lambda position: position.grid()),
        ("scientist", lambda position: position.people(YOU, quarters=1)),
        ("warehouse", lambda position: position.warehouse()),
    ],
)
def test_a_tile_of_no_use_is_no_place_to_stop(name: str, prepare: Prepare) -> None:
    """Part of the benefit must be possible when the movement ends (OM-7.11.6, OM-7.11.2)."""
    table = Table(prepare(Position().rover(YOU, (0, 3)).tile(tile(name), (1, 2))))
    table.act(CONTROL_CENTER, MoveRover(hex_at(1, 2)))
    assert table.refuses(Stop())
