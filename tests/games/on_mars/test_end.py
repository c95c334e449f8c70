"""Chapters 12 and 13: the end of the game, scoring and variants."""

from __future__ import annotations

from engine.games.on_mars.components import (
    BATTERY,
    BLUEPRINTS_MISSION,
    CONSTRUCT,
    CONTROL_CENTER,
    GREENHOUSE,
    LANDING_POD,
    MISSIONS,
    OBTAIN_BLUEPRINT,
    ORBIT,
    OXYGEN,
    RESEARCH_MISSION,
    RESUPPLY,
    ROVER_TECH,
    SCIENTISTS_MISSION,
    SHELTER,
    SHIP_TECH,
    UPGRADE_TECH,
    WATER,
)
from engine.games.on_mars.events import CardAShown, CardBShown, EndTriggered, GameEnded
from engine.games.on_mars.first_colonists import CARDS_A, CARDS_B, STARTING_SPACES
from engine.games.on_mars.moves import (
    Act,
    ChooseBonus,
    Deliver,
    EndTurn,
    ShowCard,
    Stay,
    Stop,
    TakeBlueprint,
    TakeItem,
    TakeSpace,
    Travel,
)
from engine.games.on_mars.position import Position
from engine.games.on_mars.scoring import lines, rooms_op, score, standing
from engine.games.on_mars.state import Options
from tests.games.on_mars.table import RED, YOU, Table, card, contract, scientist


def points(position: Position, line: str) -> int:
    return next(part.points for part in lines(position.state(), YOU) if part.id == line)


def idle(table: Table) -> None:
    if table.player(table.chooser).side == ORBIT:
        seat = table.chooser
        table.act(LANDING_POD)
        table.play(TakeSpace(5 if 5 not in [player.space for player in table.state.players] else 6))
        while table.chooser == seat and not table.is_my_turn:
            table.play(Stop())
    else:
        table.act(CONTROL_CENTER, Stop())
    table.end_turn()


# -- the end -----------------------------------------------------------------------------------------------------


def test_the_end_by_colony_level() -> None:
    """Level 4 reached in the last turn of the phase with the marker on 1: Shuttle phase, one more round, scoring
    (OM-12.1, OM-5.4)."""
    position = Position().level(3).lss(4, 4, 3, 4).missions({}, remaining=1).holds(YOU, water=1).laid(RED)
    table = Table(position.shuttle(ORBIT, 3).round(9))
    table.construct(CONSTRUCT, GREENHOUSE, (1, 0), ChooseBonus(1), EndTurn())
    assert table.state.level == 4
    assert EndTriggered(False) in table.log
    assert (table.state.round, table.state.last_round) == (10, True)
    idle(table)
    idle(table)
    assert table.over
    assert GameEnded() in table.log


def test_a_mission_finished_in_the_shuttle_phase_counts_later() -> None:
    """Round 8's Shuttle phase, so the end is seen after round 9 and the game lasts ten rounds (OM-12.1)."""
    position = Position().at(YOU, 2).at(RED, 5).missions({BLUEPRINTS_MISSION: 1}, remaining=1).shuttle(ORBIT, 1)
    table = Table(position.round(8).laid(RED).exploration(-1).crystals(YOU, depot=2))
    table.play(Act(RESUPPLY), TakeItem(WATER), Stop(), EndTurn())
    table.play(Travel(False), TakeSpace(8))
    table.play(table.moves(TakeBlueprint)[0])
    assert table.state.remaining == 0
    assert table.state.round == 9
    assert not table.state.ending
    idle(table)
    idle(table)
    assert table.state.ending
    while table.state.round == 9:
        table.play(Stay())
    assert table.state.last_round
    idle(table)
    idle(table)
    assert table.over
    assert table.state.round == 10


def test_the_last_trip_of_the_shuttle() -> None:
    """Level 5 in round 9: it flies from space 2, everyone in Orbit may ride, and round 10 is the last (OM-11.2,
    OM-11.7, OM-12.1)."""
    position = Position().level(4).lss(5, 5, 4, 5).holds(YOU, water=1).at(RED, 2).laid(RED).round(9)
    table = Table(position.shuttle(ORBIT, 2).missions({}, remaining=2).exploration(-1))
    table.construct(CONSTRUCT, GREENHOUSE, (1, 0), ChooseBonus(1), EndTurn())
    assert table.state.level == 5
    assert table.state.shuttle == 0
    assert table.chooser == RED
    table.play(Travel(False), TakeSpace(8), Stop())
    idle(table)
    idle(table)
    assert table.over


def test_nothing_in_the_last_round_changes_its_length() -> None:
    """And steps beyond the end of the track are ignored (OM-12.1)."""
    table = Table(Position().round(9, last=True).missions({}, remaining=0).laid(RED))
    idle(table)
    assert table.over
    assert table.state.remaining == 0


def test_space_oddity_stops_at_once() -> None:
    """The end of the phase in which it is triggered is the end of the game (OM-13.1)."""
    position = Position(options=Options(space_oddity=True)).missions({}, remaining=0).laid(RED)
    table = Table(position)
    idle(table)
    assert EndTriggered(True) in table.log
    assert table.over


def test_last_deliveries() -> None:
    """Waiting Crystals go to the Depots, then goods that fulfil a Contract may be delivered (OM-12.2)."""
    crystals = contract("deliver_crystals")
    position = Position().round(9, last=True).laid(RED).contract(YOU, crystals, 0, 1)
    table = Table(position.crystals(YOU, depot=1, waiting=2).holds(YOU, mineral=1))
    idle(table)
    assert table.chooser == YOU
    table.play(*(Deliver(crystals, good) for good in (5, 5, 5, 0)))
    assert table.over
    assert table.you.completed == (crystals,)
    without = Table(Position().round(9, last=True).laid(RED).contract(YOU, crystals).holds(YOU, mineral=1))
    idle(without)
    assert without.over


# -- scoring -----------------------------------------------------------------------------------------------------


def test_final_scoring_line_by_line() -> None:
    """Room 3: 10; Techs in columns 1, 4, 4 and 6: 18; Blueprints 3 + 3 - 3 + 5: 8; an open Contract: -4; a Hydrologist
    and two Advanced Greenhouses: 6 (OM-12.2.3, OM-12.2.4, OM-12.2.5, OM-12.2.6, OM-12.2.7)."""
    position = (
        Position()
        .building(SHELTER, (3, 0), (3, 1))
        .building(GREENHOUSE, (0, 3), (0, 4))
        .people(YOU, quarters=7)
        .tech(YOU, ROVER_TECH, "lab_1_top")
        .tech(YOU, SHIP_TECH, "lab_4_top")
        .tech(YOU, UPGRADE_TECH, "lab_4_bottom")
        .tech(YOU, 5, "lab_6")
        .blueprint(YOU, card("biomarket"), built=(0, 2))
        .blueprint(YOU, card("gym"), built=(3, 0))
        .blueprint(YOU, card("casino"))
        .blueprint(YOU, card("eco_resort"), built=(0, 3))
        .contract(YOU, contract("deliver_water"), 2, 0)
        .scientist(YOU, scientist("hydrologist"))
    )
    assert points(position, "colonists") == 10
    assert points(position, "techs") == 18
    assert points(position, "blueprints") == 8
    assert points(position, "contracts") == -4
    assert points(position, "scientists") == 6


def test_a_whole_score() -> None:
    """Five cubes 11, two Ships 6, room 2: 6, Techs 5, Blueprints -2, and 40 on the track: 66 (OM-12.2, OM-12.2.1,
    OM-12.2.2)."""
    position = (
        Position()
        .building(SHELTER, (3, 0))
        .op(YOU, 40)
        .cubes(YOU, 0, 1, 2, 3, 4)
        .ships(YOU, hangar=2)
        .people(YOU, quarters=5)
        .tech(YOU, ROVER_TECH, "lab_3_top")
        .blueprint(YOU, card("biomarket"), built=(0, 2))
        .blueprint(YOU, card("eco_resort"))
    )
    assert score(position.state(), YOU) == 66


def test_rooms_are_filled_from_the_first() -> None:
    """3, 6, 10, 15 and 21 for the highest room inhabited, nothing for an empty house (OM-12.2.3)."""
    assert [rooms_op(people) for people in range(13)] == [0, 3, 3, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21]


def test_colonists_at_hand_come_home_for_the_count() -> None:
    """Those in the Working Area and on the actions of your side, as far as there is room (OM-12.2.3)."""
    position = Position().building(SHELTER, (3, 0)).people(YOU, quarters=2, working=2)
    position.working_on(CONSTRUCT, {YOU: 1}).working_on(OBTAIN_BLUEPRINT, {YOU: 3})
    assert points(position, "colonists") == 6
    assert points(position.at(YOU, 1), "colonists") == 6
    alone = Position().building(SHELTER, (3, 0)).people(YOU, quarters=2).working_on(OBTAIN_BLUEPRINT, {YOU: 3})
    assert points(alone, "colonists") == 3
    assert points(alone.at(YOU, 1), "colonists") == 6


def test_completed_contracts_pay() -> None:
    """12 and 9 for completed ones, 6 and 4 lost for the others (OM-12.2.7)."""
    position = Position().completed(YOU, contract("upgrade_mine")).completed(YOU, contract("deliver_water"))
    assert points(position, "contracts") == 21
    assert points(Position().contract(YOU, contract("upgrade_mine")), "contracts") == -6


def test_ties_are_broken_three_times() -> None:
    """Crystals in the Depot, Advanced Buildings, Progress cubes; then the victory is shared (OM-12.3, OM-1.3)."""
    assert [place.rank for place in standing(Position().state())] == [1, 1]
    assert [place.rank for place in standing(Position().crystals(RED, depot=1).state())] == [2, 1]
    built = Position().blueprint(YOU, card("biomarket"), built=(0, 2)).op(RED, 3)
    assert [place.rank for place in standing(built.state())] == [1, 2]
    cubes = Position().cubes(YOU, 0).op(RED, 1)
    assert [place.rank for place in standing(cubes.state())] == [1, 2]
    more = Position().op(RED, 1)
    assert [place.rank for place in standing(more.state())] == [2, 1]


# -- variants ----------------------------------------------------------------------------------------------------


def test_short_and_long_games() -> None:
    """Two short Missions and a long one, or one and two (OM-13.3, OM-3.1.9)."""
    for seed in range(5):
        short = Table.dealt(3, seed)
        assert sum(MISSIONS[mission].long for mission in short.state.missions) == 1
        long = Table.dealt(3, seed, length="long")
        assert sum(MISSIONS[mission].long for mission in long.state.missions) == 2


def test_first_colonists_setup() -> None:
    """Three fixed Missions, a starting space and a secret A card each (OM-13.2)."""
    table = Table.dealt(4, first_colonists=True)
    assert set(table.state.missions) == {BLUEPRINTS_MISSION, SCIENTISTS_MISSION, RESEARCH_MISSION}
    assert all(player.space in STARTING_SPACES for player in table.state.players)
    assert sorted(player.card_a for player in table.state.players) == [0, 1, 2, 3]
    assert len(table.state.deck_b) == 8


def first_game() -> Position:
    position = Position(options=Options(first_colonists=True)).holds(YOU, water=1).lss(4, 4, 4, 4)
    return position.card_a(YOU, 0, deck_b=(7, 5, 0, 1))


def test_the_first_building_of_the_a_card_draws_two_b_cards() -> None:
    """They are secret: the others see that two were drawn (OM-13.2)."""
    table = Table(first_game())
    assert GREENHOUSE in CARDS_A[0][1]
    table.construct(CONSTRUCT, GREENHOUSE, (1, 0))
    assert table.you.cards_b == (7, 5)
    (event,) = table.happened(CardAShown)
    seen = event.seen_by(RED)
    assert isinstance(seen, CardAShown)
    assert max(seen.drawn) < 0


def test_a_task_done_is_shown_for_its_reward() -> None:
    """One a turn, for deeds after the card was drawn (OM-13.2)."""
    position = Position(3, options=Options(first_colonists=True)).at(YOU, 1).card_b(YOU, 7, 0)
    table = Table(position)
    assert table.moves(ShowCard) == []
    table.act(OBTAIN_BLUEPRINT, TakeBlueprint(0), Stop())
    assert table.moves(ShowCard) == [ShowCard(7)]
    table.play(ShowCard(7))
    assert table.you.waiting == 1
    assert table.you.cards_b == (0,)
    assert table.happened(CardBShown)


def test_every_first_colonist_card() -> None:
    """Four A cards of four Buildings each, eight B cards with their tasks (OM-13.2)."""
    assert all(len(buildings) == 4 for _, buildings in CARDS_A)
    assert [task for _, task, _ in CARDS_B] == [
        "take_tech",
        "travel_with_shuttle",
        "construct_shelter",
        "take_scientist",
        "develop_tech",
        "develop_twice",
        "place_discovery_tile",
        "take_blueprint",
    ]
    assert {reward for _, _, reward in CARDS_B} == {BATTERY, 5, OXYGEN, 0, WATER}
