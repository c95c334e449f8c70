"""Chapters 1 to 3: what is in the box, who knows what, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.game import BadSetup, Setup
from engine.core.rng import Rng
from engine.games.on_mars import GAME
from engine.games.on_mars.components import (
    ACTIONS,
    BLUEPRINTS,
    BUILDINGS,
    COLONY,
    CONTRACTS,
    DEPOT,
    DISCOVERIES,
    EFFECTS,
    EXECUTIVES,
    FACES,
    GENERATOR,
    GOALS,
    GREENHOUSE,
    GRID_COST,
    HIDDEN,
    LAB,
    LAB_COLUMN,
    LSS_REWARDS,
    MINE,
    MISSIONS,
    NOWHERE,
    ORBIT,
    QUARTERS,
    ROOM_SLOTS,
    SCIENTISTS,
    SHELTER_TECH,
    SLOT_ACTIONS,
    SOLO_CARDS,
    SPACES,
    TECHS,
    TILES,
    side_of_space,
)
from engine.games.on_mars.effects import is_possible
from engine.games.on_mars.first_colonists import CARDS_A, CARDS_B
from engine.games.on_mars.hexes import (
    CENTRE,
    COORDINATES,
    DISTANCE,
    HEX_COUNT,
    RESEARCH_CORNERS,
    START_BUILDINGS,
    START_SHELTERS,
)
from engine.games.on_mars.moves import PlaceShuttle, Settle, Stop, TakeItem, TakeSpace
from engine.games.on_mars.position import Position
from tests.games.on_mars.table import YOU, Table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players(players: int) -> None:
    """Alone against Lacerda, or two to four (OM-1.1)."""
    table = Table.dealt(players)
    assert len(table.state.players) == max(2, players)


def test_no_fifth_seat() -> None:
    """Five seats are refused (OM-1.1)."""
    with pytest.raises(BadSetup, match="1, 2, 3, 4"):
        GAME.start(Setup(5))


def test_the_box() -> None:
    """Tiles, cards and pieces as counted in the list of components (OM-2.1)."""
    assert len(BUILDINGS) == 6
    assert sum(copies for _, _, copies in FACES) == 6
    assert (DISCOVERIES, len(TILES) - DISCOVERIES) == (19, 4)
    assert sum(tech.sets for tech in TECHS) == 16
    assert (len(LSS_REWARDS), len(BLUEPRINTS), len(SCIENTISTS), len(CONTRACTS)) == (8, 24, 6, 12)
    assert (len(GOALS), len(MISSIONS), len(SOLO_CARDS)) == (16, 9, 12)
    assert (len(CARDS_A), len(CARDS_B)) == (4, 8)


def test_the_special_hexes() -> None:
    """The Mine in the centre, four starting Buildings two away, Shelters by number of players, two Research hexes in
    each corner (OM-2.2)."""
    assert HEX_COUNT == 91
    assert COORDINATES[CENTRE] == (0, 0)
    assert {DISTANCE[CENTRE][place] for place in START_BUILDINGS} == {2}
    assert {players: len(places) for players, places in START_SHELTERS.items()} == {2: 2, 3: 3, 4: 4}
    assert [len(corner) for corner in RESEARCH_CORNERS] == [2, 2, 2, 2]


def test_building_types() -> None:
    """Six; Generator, Water Extractor, Greenhouse and Oxygen Condenser are the Life Support ones (OM-2.3)."""
    assert [building.id for building in BUILDINGS if building.lss] == [
        "generator",
        "water_extractor",
        "greenhouse",
        "oxygen_condenser",
    ]


def test_the_orbit_side() -> None:
    """Spaces 1 to 4, five actions, a Tech Grid of rows of 2, 3 and 3, five Warehouse columns (OM-2.4.1)."""
    assert [side_of_space(space) for space in range(1, SPACES + 1)] == [ORBIT] * 4 + [COLONY] * 4
    assert [action.id for action in ACTIONS if action.side == ORBIT] == [
        "obtain_blueprint",
        "research_development",
        "landing_pod",
        "learn_technology",
        "resupply",
    ]
    assert [len(cost) for cost in GRID_COST] == [0, 0, 1, 1, 1, 2, 2, 2]


def test_the_colony_side() -> None:
    """Construct and Upgrade with three slots, Hire with four, the other two with none (OM-2.4.2)."""
    slots = {action.id: action.slots for action in ACTIONS if action.side == COLONY}
    assert slots == {
        "construct_building": 3,
        "upgrade_building": 3,
        "hire_scientist": 4,
        "control_center": 0,
        "welcome_ship": 0,
    }
    assert SLOT_ACTIONS == 5


def test_between_and_around_the_sides() -> None:
    """Two face-up Discovery tiles; two rows of Blueprints, six display slots, three Missions (OM-2.4.3, OM-2.4.4)."""
    state = Table.dealt(3).state
    assert len(state.exploration) == 2
    assert len(state.display) == 12
    assert len(state.offer) == 6
    assert len(state.missions) == len(state.trackers) == 3


def test_the_player_board() -> None:
    """Depot of eight, rooms of 4, 2, 2, 2 and 2, a Laboratory of 2, 3, 2, 3, 2 and 1 spaces, an unlimited Working Area
    (OM-2.5.2, OM-2.5.5, OM-2.5.6, OM-2.5.7)."""
    assert DEPOT == len(EXECUTIVES) == 8
    assert ROOM_SLOTS == (4, 2, 2, 2, 2)
    assert QUARTERS[1:] == (4, 6, 8, 10, 12)
    assert [Counter(LAB_COLUMN[:-1])[column] for column in range(1, 7)] == [2, 3, 2, 3, 2, 1]
    assert len(LAB) == 13


@pytest.mark.parametrize(("players", "rows", "pile"), [(2, 2, 0), (3, 3, 8), (4, 3, 8)])
def test_the_board_is_set_up(players: int, rows: int, pile: int) -> None:
    """Discoveries, Warehouse, Techs, Blueprints, Scientists, starting Buildings, stacks, Research, Missions, LSS
    (OM-3.1.1, OM-3.1.2, OM-3.1.3, OM-3.1.4, OM-3.1.5, OM-3.1.6, OM-3.1.7, OM-3.1.8, OM-3.1.9, OM-3.1.10, OM-3.4)."""
    state = Table.dealt(players).state
    assert len(state.discovery_pile) == 17
    assert state.warehouse == [rows] * 5
    assert sorted(state.grid) == [tech for tech in range(len(TECHS)) if tech != SHELTER_TECH]
    assert len(state.tech_pile) == pile
    assert all(BLUEPRINTS[card].level == 1 for card in state.display[:6])
    assert state.display[6:] == [NOWHERE] * 6
    assert (len(state.pile_1), len(state.pile_3)) == (6, 12)
    assert state.offer == [0, 1, 2, 3, 4, 5]
    assert state.building[CENTRE] == MINE
    assert {state.building[place] for place in START_BUILDINGS} == {GENERATOR, 2, 3, 4}
    assert [len(stack) for stack in state.stacks] == [6] * 5
    for corner in RESEARCH_CORNERS:
        assert len({state.tile[place] for place in corner}) == 1
    assert len({state.tile[corner[0]] for corner in RESEARCH_CORNERS}) == 4
    assert state.trackers == [MISSIONS[mission].required[players - 2] for mission in state.missions]
    assert (state.remaining, state.lss, state.level) == (3, [1, 1, 1, 1], 1)
    assert len(set(state.rewards)) == 4


def test_each_player_is_set_up() -> None:
    """One of each Resource, a Crystal, the Shelter Tech in column 2, five Ships, three Colonists at home and nine in
    supply, eight markers, three Private Goals (OM-3.2)."""
    for player in Table.dealt(4).state.players:
        assert player.goods == [1] * 5
        assert (player.depot, player.op, player.rover) == (1, 0, NOWHERE)
        assert LAB[player.lab[SHELTER_TECH]].id == "lab_2_middle"
        assert player.ships == (3, 4, 5, 6, 7)
        assert (player.quarters, player.supply, player.markers) == (3, 9, 8)
        assert len(player.goals) == 3


def test_shelters_spaces_and_the_shuttle() -> None:
    """Clockwise from a random first player: a Shelter with a Bot on it, then a space with its benefit; the highest
    space places the Shuttle (OM-3.3.1, OM-3.3.2, OM-3.3.3)."""
    assert {Table.dealt(4, seed).state.first for seed in range(40)} == {0, 1, 2, 3}
    table = Table.dealt(3, 5)
    order = [(table.state.first + place) % 3 for place in range(3)]
    for seat in order[:-1]:
        assert table.chooser == seat
        table.play(table.moves(Settle)[0])
    assert all(player.shelters == 1 and len(player.bots) == 1 for player in table.state.players)
    for seat, space in zip(order, (6, 8, 1), strict=True):
        assert table.chooser == seat
        assert len(table.moves(TakeSpace)) == 8 - order.index(seat)
        table.play(TakeSpace(space))
        if space == 6:
            table.play(TakeItem(2))
        elif space == 8:
            table.play(Stop())
    assert table.player(order[0]).goods[2] == 2
    assert table.chooser == order[1]
    table.play(PlaceShuttle(COLONY))
    assert (table.state.shuttle_side, table.state.shuttle) == (COLONY, 1)
    assert table.chooser == order[2]
    assert table.is_my_turn


def test_rounds_of_two_phases() -> None:
    """A Colonization phase with a turn each, then the Shuttle phase (OM-1.2)."""
    table = Table.dealt(2, 3)
    rng = Rng(1)
    turns: Counter[int] = Counter()
    while table.state.round < 3:
        for event in table.play(rng.choice(GAME.moves(table.state, table.chooser))):
            if type(event).__name__ == "TurnBegan":
                turns[table.state.round] += 1
    assert (turns[1], turns[2]) == (2, 2)


def test_the_end_comes_from_missions_and_growth() -> None:
    """A random game ends because the track is empty or the Colony full grown (OM-1.4)."""
    table = Table.dealt(4, 2)
    rng = Rng(2)
    while not table.over:
        table.play(rng.choice(GAME.moves(table.state, table.chooser)))
    assert table.state.remaining == 0 or table.state.level == 5


# -- information -------------------------------------------------------------------------------------------------


def test_what_is_hidden() -> None:
    """Others' goals, the piles and all but the tops of the stacks are face down; the rest is open (OM-2.6)."""
    state = Table.dealt(3, 4).state
    view = GAME.view(state, YOU)
    assert view.players[YOU].goals == state.players[YOU].goals
    assert view.players[1].goals == (HIDDEN,) * 3
    assert all(stack[:-1] == [HIDDEN] * 5 and stack[-1] >= 0 for stack in view.stacks)
    for pile in (view.discovery_pile, view.pile_1, view.pile_3, view.tech_pile, view.goal_box):
        assert set(pile) == {HIDDEN}
    assert view.contract_deck == state.contract_deck
    assert view.display == state.display
    spectator = GAME.view(state, None)
    assert spectator.players[YOU].goals == (HIDDEN,) * 3


def test_an_imagined_table_could_be_the_real_one() -> None:
    """It has the same view and all the cards that are not seen elsewhere (OM-2.6, OM-20.1)."""
    for seed in range(6):
        table = Table.dealt(3, seed, first_colonists=seed % 2 == 1)
        rng = Rng(seed)
        for _ in range(150):
            table.play(rng.choice(GAME.moves(table.state, table.chooser)))
        view = GAME.view(table.state, YOU)
        state = GAME.imagine(view, YOU, rng)
        assert GAME.view(state, YOU) == view
        assert GAME.census(state) == GAME.census(table.state)
        held = [goal for player in state.players for goal in (*player.goals, *player.goals_done)] + state.goal_box
        assert sorted(held) == list(range(len(GOALS)))


def test_chance_is_only_in_the_shuffles() -> None:
    """Once dealt, nothing in a game of people is left to chance: the generator stays as it is (OM-20.1)."""
    table = Table.dealt(3, 9)
    seed = table.state.rng.seed
    rng = Rng(3)
    for _ in range(300):
        table.play(rng.choice(GAME.moves(table.state, table.chooser)))
    assert table.state.rng.seed == seed


def test_effects_are_all_known() -> None:
    """Every effect named in the data can be judged by the rules (OM-20.5)."""
    table = Table.dealt(2, 1)
    table.play(table.moves(Settle)[0], TakeSpace(5), TakeSpace(1), PlaceShuttle(ORBIT))
    for effect in EFFECTS:
        if effect.kind != "use_advanced_building":
            assert is_possible(table.state, YOU, effect, 3, 3) in (True, False)


def test_the_map_in_words() -> None:
    """Whose a Shelter is, how big a Complex is (a lone Building is none), and the arrows of the top tile of each stack
    can be read (OM-2.6, OM-4.9)."""
    state = Position().building(GREENHOUSE, (0, 3)).next_tile(GREENHOUSE, 1).state()
    panels = {
        panel.title: dict(panel.rows) for panel in GAME.panels(state, GAME.words("en").with_names(["Ann", "Bob"]))
    }
    assert panels["Mars"]["G6"].startswith("Shelter of")
    assert panels["Mars"]["G7"] == "Greenhouse (Complex of 2)"
    assert panels["Mars"]["G3"] == "Generator"
    assert "Greenhouse 5 (N, SE, SW)" in panels["Colony"]["Building stacks"]
