"""Chapters 15 and 18: Blackout, the colony against a saboteur."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.codec import encode
from engine.core.game import BadSetup, OptionValue, Setup
from engine.core.rng import Rng
from engine.games.on_mars import GAME
from engine.games.on_mars.buildings import tech_needed
from engine.games.on_mars.components import (
    ALL_CLEAR,
    ALL_CLEAR_CARDS,
    BLACKOUT_TIME,
    BUILDINGS,
    COLONY,
    CONSTRUCT,
    CONTROL_CENTER,
    DIFFICULTIES,
    GENERATOR,
    GREENHOUSE,
    HIDDEN,
    MINE,
    MINERAL,
    NOWHERE,
    PLANT,
    QUOTA,
    SABOTEUR_RETURNS,
    SCIENTISTS_MISSION,
    SHELTER,
    TECHS_MISSION,
    VANDALISM,
    type_of,
)
from engine.games.on_mars.events import (
    BlackoutEnded,
    BlackoutFell,
    BotLaid,
    BotsStoodUp,
    BuildingGuarded,
    BuildingRepaired,
    BuildingVandalised,
    GoodsGained,
    LssRaised,
    MissionCompleted,
    ProgressMade,
    RemainingMoved,
    Scored,
    TimePassed,
    UnitMoved,
    VandalismDrawn,
    VandalismShuffled,
)
from engine.games.on_mars.hexes import CENTRE, COORDINATES, DISTANCE, hex_at
from engine.games.on_mars.missions import contribute
from engine.games.on_mars.movement import ToMove
from engine.games.on_mars.moves import (
    Act,
    Build,
    ChooseBonus,
    CompleteGoal,
    Construct,
    EndTurn,
    MoveBot,
    MoveUnit,
    Repair,
    RewardFirst,
    Stay,
    Stop,
    Strike,
    Travel,
    UpgradeBuilding,
    UseBuilding,
)
from engine.games.on_mars.pieces import move_out
from engine.games.on_mars.position import Position
from engine.games.on_mars.repair import ToRepair, damaged
from engine.games.on_mars.ships import bot_places
from engine.games.on_mars.state import (
    NOBODY_LEFT,
    OVER,
    PLAYING,
    QUOTA_MISSED,
    TOO_DARK,
    WON,
    Blackout,
    OnMarsState,
)
from engine.games.on_mars.travel import landing_sites, produce
from engine.games.on_mars.turn import LayDown, ToAct
from engine.games.on_mars.vandalism import ToPatrol, Vandalise, targets, vandalism_deck
from tests.games.on_mars.table import BLUE, GREEN, RED, YOU, Table, card, contract, scientist

CARDS = {record.id: number for number, record in enumerate(VANDALISM)}
FAR = (6, -4)
DEVELOP, OWN, NOTHING = range(3)


def chapter(table: Table) -> Blackout:
    blackout = table.state.blackout
    assert blackout is not None
    return blackout


def drawn(position: Position, seat: int = YOU) -> Table:
    """The Vandalism card at the end of that player's turn."""
    table = Table(position)
    table.state.agenda[-1] = LayDown(seat)
    table.state.agenda.append(Vandalise(seat))
    table.state.active = seat
    run(table)
    return table


def run(table: Table) -> None:
    """Everything that nobody is asked for."""
    agenda = table.state.agenda
    while agenda and not agenda[-1].seats() and not isinstance(agenda[-1], LayDown):
        agenda.pop().run(table.state)
    table.log += table.state.events
    table.state.events = []


def at(*places: tuple[int, int]) -> tuple[int, ...]:
    return tuple(sorted(hex_at(*place) for place in places))


def dark_at(table: Table) -> tuple[int, ...]:
    return tuple(place for place, _ in chapter(table).dark)


# -- setup -------------------------------------------------------------------------------------------------------


def dealt(players: int, **options: OptionValue) -> Table:
    return Table.dealt(players, 1, chapter="blackout", **options)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_set_up_like_a_game_of_so_many(players: int) -> None:
    """Two short Missions and a long one, three goals each, the Unit on the starting Mine, no Reward tiles (OM-18.2,
    OM-15.1, OM-15.13, OM-15.8)."""
    table = dealt(players)
    blackout = chapter(table)
    assert blackout.time == BLACKOUT_TIME[1][players - 2]
    assert COORDINATES[blackout.unit] == (0, 0)
    assert table.state.rewards == ()
    assert len(table.state.missions) == 3
    assert [len(player.goals) for player in table.state.players] == [3] * players
    cards = Counter(VANDALISM[number].id for number in blackout.deck)
    assert cards["saboteur_returns"] == 10
    assert cards["all_clear"] == ALL_CLEAR_CARDS[players - 2]
    assert len(blackout.deck) == 28 + ALL_CLEAR_CARDS[players - 2]


def test_the_strikes_name_each_type_three_ways() -> None:
    """Eighteen strikes: six types, each at the core, at the rim and advanced (OM-15.7, OM-18.2)."""
    strikes = VANDALISM[:SABOTEUR_RETURNS]
    ways = {(BUILDINGS[record.building].id, record.target) for record in strikes}
    assert ways == {(building.id, target) for building in BUILDINGS for target in ("core", "rim", "advanced")}
    assert all(record.copies == 1 for record in strikes)


def test_time_is_the_difficulty() -> None:
    """OM-15.3, OM-18.2: easy has more of it, hard less."""
    for players in (2, 3, 4):
        times = [chapter(dealt(players, difficulty=level)).time for level in DIFFICULTIES]
        assert times == [row[players - 2] for row in BLACKOUT_TIME]
        assert times == sorted(times, reverse=True)
        assert times[0] <= 15


@pytest.mark.parametrize("variant", [{"length": "long"}, {"space_oddity": True}, {"first_colonists": True}])
def test_no_variant_goes_with_a_chapter(variant: dict[str, OptionValue]) -> None:
    """OM-15.6."""
    with pytest.raises(BadSetup, match="chapter"):
        GAME.start(Setup(2, 1, {"chapter": "blackout", **variant}))


def test_nobody_is_alone_against_the_saboteur() -> None:
    """Two to four players (OM-15.8)."""
    with pytest.raises(BadSetup, match="chapter"):
        GAME.start(Setup(1, 1, {"chapter": "blackout"}))


def test_a_game_without_a_chapter_is_encoded_as_ever() -> None:
    plain, chaptered = Table.dealt(2, 1).state, dealt(2).state
    assert len(encode(chaptered)) == len(encode(plain)) + 1


def test_hands_are_open_and_the_deck_is_not() -> None:
    """OM-15.9, OM-15.5."""
    table = dealt(3)
    for viewer in (YOU, RED, None):
        view = GAME.view(table.state, viewer)
        assert [player.goals for player in view.players] == [player.goals for player in table.state.players]
        assert view.blackout is not None
        assert set(view.blackout.deck) == {HIDDEN}


# -- what is different -------------------------------------------------------------------------------------------


def test_nothing_is_scored() -> None:
    """A step of Life Support brings its bonus and no points; cubes are placed (OM-15.5, OM-15.13)."""
    table = Table(
        Position().blackout(ALL_CLEAR).holds(YOU, mineral=1).bots(YOU, (0, -3)).tech(YOU, GENERATOR, "lab_1_top")
    )
    table.construct(CONSTRUCT, GENERATOR, (0, -3))
    table.step_aside()
    assert table.happened(LssRaised)
    assert table.happened(ProgressMade)
    assert table.moves(ChooseBonus)
    assert not table.happened(Scored)
    assert table.you.op == 0


def test_the_mineral_mine_cannot_be_used() -> None:
    """OM-15.5."""
    position = Position().blackout(ALL_CLEAR).crystals(YOU, 2).blueprint(YOU, card("mineral_mine"), built=(0, 0))
    table = Table(position)
    assert table.refuses(UseBuilding(card("mineral_mine"), 2))
    reasons = {(refusal.subject, refusal.reason) for refusal in GAME.refusals(table.state, YOU)}
    assert (("blueprint", card("mineral_mine")), "no_points") in reasons


def test_missions_and_levels_do_not_end_it() -> None:
    """OM-15.2, OM-18.14: the marker of Remaining Missions rests, complete Missions are not replaced, and Colony level 5
    ends nothing."""
    table = Table(Position().blackout(ALL_CLEAR).level(5).missions({TECHS_MISSION: 1}))
    contribute(table.state, YOU, TECHS_MISSION)
    assert table.state.remaining == 3
    run(table)
    assert not table.happened(RemainingMoved)
    table.state.players[RED].laid = True
    table.act(CONTROL_CENTER, Stop())
    table.play(EndTurn(), Stop())
    assert not table.over
    assert not table.state.ending
    assert table.state.missions == (TECHS_MISSION,)


def test_the_shuttle_goes_on_as_ever() -> None:
    """OM-15.14: after its last trip there is none, and the game goes on."""
    table = Table(Position().blackout(ALL_CLEAR, ALL_CLEAR, time=3).level(5).shuttle(COLONY, 2).laid(RED))
    table.act(CONTROL_CENTER, Stop())
    table.play(EndTurn(), Stop())
    assert table.state.shuttle == 0
    assert table.moves(Travel)


# -- the card ----------------------------------------------------------------------------------------------------


def test_a_card_is_drawn_at_the_end_of_every_turn() -> None:
    """After the end steps, from the first round on (OM-18.4, OM-18.13)."""
    table = Table(Position().blackout(CARDS["generator_core"], ALL_CLEAR))
    table.act(CONTROL_CENTER, Stop())
    table.end_turn()
    assert [event.card for event in table.happened(VandalismDrawn)] == [CARDS["generator_core"]]
    assert chapter(table).vandalised == at((0, -2))
    assert chapter(table).discards == (CARDS["generator_core"],)


def test_two_strikes_make_a_blackout() -> None:
    """Generators on (0,−2) and (2,1): the nearer is struck twice, and then the other one, for the dark one is no target
    (OM-18.4, OM-18.6, OM-18.18)."""
    core = CARDS["generator_core"]
    position = Position().blackout(core, core, core).building(GENERATOR, (2, 1)).people(YOU, 3)
    table = drawn(position)
    assert chapter(table).vandalised == at((0, -2))
    assert not chapter(table).dark
    for vandalised, dark in ((at(), at((0, -2))), (at((2, 1)), at((0, -2)))):
        table.state.agenda.append(Vandalise(YOU))
        run(table)
        assert chapter(table).vandalised == vandalised
        assert dark_at(table) == dark
    assert table.you.quarters == 2
    assert [event.owner for event in table.happened(BlackoutFell)] == [YOU]


def test_of_shelters_that_tie_the_active_player_names_one() -> None:
    """Those of all players are one type; the Unit protects, then a standing Bot, which is laid down (OM-18.5, OM-18.9,
    OM-18.18, OM-18.23)."""
    core = CARDS["shelter_core"]
    shelters = [place for place in COORDINATES if place in ((0, 1), (0, -1))]
    table = drawn(Position().blackout(core, core))
    assert {COORDINATES[move.place] for move in table.moves(Strike)} == set(shelters)
    assert not table.can(Stop())
    table.play(Strike(hex_at(0, 1)))
    assert table.happened(BuildingGuarded)
    assert not chapter(table).vandalised

    position = Position().blackout(core, core, unit=(2, 0)).bots(YOU, (0, 1)).bots(RED, (0, -1))
    table = drawn(position)
    table.play(Strike(hex_at(0, 1)))
    assert [(event.seat, event.place) for event in table.happened(BotLaid)] == [(YOU, hex_at(0, 1))]
    assert chapter(table).lying == ((YOU, hex_at(0, 1)),)
    assert not chapter(table).vandalised
    table.state.agenda[:] = [LayDown(RED), Vandalise(RED)]
    run(table)
    table.play(Strike(hex_at(0, 1)))
    assert chapter(table).vandalised == at((0, 1))


def test_a_type_without_a_target_passes_to_the_next() -> None:
    """The only Oxygen Condenser is dark, so the farthest Shelter is struck (OM-18.4, OM-18.18)."""
    position = Position().blackout(CARDS["oxygen_condenser_rim"], unit=FAR).building(SHELTER, (3, -3)).people(YOU, 2)
    table = drawn(position.dark(YOU, (-2, 1)))
    assert chapter(table).vandalised == at((3, -3))


def test_the_advanced_one_is_struck_else_the_nearest() -> None:
    """OM-18.4, OM-18.18: markers of every player count."""
    advanced = CARDS["generator_advanced"]
    position = Position().blackout(advanced, unit=FAR).building(GENERATOR, (3, 0))
    assert chapter(drawn(position)).vandalised == at((0, -2))
    position = Position().blackout(advanced, unit=FAR).building(GENERATOR, (3, 0))
    built = position.blueprint(RED, card("private_ship"), built=(3, 0))
    assert chapter(drawn(built)).vandalised == at((3, 0))


@pytest.mark.parametrize("name", [record.id for record in VANDALISM[:SABOTEUR_RETURNS]])
def test_every_strike_finds_its_target(name: str) -> None:
    """OM-18.4, OM-18.9: measured from the centre, among all Buildings of the type."""
    record = VANDALISM[CARDS[name]]
    position = Position().blackout(CARDS[name], unit=FAR)
    if record.building != SHELTER:
        position.building(record.building, (4, -2))
    else:
        position.building(SHELTER, (4, -2))
    state = position.state()
    assert state.blackout is not None
    places = targets(state, state.blackout, CARDS[name])
    built = [place for place, kind in enumerate(state.building) if kind != NOWHERE and type_of(kind) == record.building]
    assert set(places) <= set(built)
    farthest = record.target == "rim"
    wanted = (max if farthest else min)(DISTANCE[CENTRE][place] for place in built)
    assert all(DISTANCE[CENTRE][place] == wanted for place in places)


def test_the_saboteur_comes_back() -> None:
    """To the vandalised Building nearest to the centre: it goes dark, its Miner stays and is idle. Protected, nothing
    else is struck; with no token at all it is the starting Mine (OM-18.4, OM-18.9, OM-18.19)."""
    position = Position().blackout(SABOTEUR_RETURNS, unit=FAR).building(MINE, (2, 0)).building(GREENHOUSE, (4, 0))
    position.miner(YOU, (2, 0)).vandalised((2, 0), (4, 0))
    table = drawn(position)
    assert dark_at(table) == at((2, 0))
    assert chapter(table).vandalised == at((4, 0))
    assert table.state.occupant[hex_at(2, 0)] == YOU
    produce(table.state, YOU)
    assert table.you.goods[MINERAL] == 0

    position = Position().blackout(SABOTEUR_RETURNS, unit=(2, 1)).building(MINE, (2, 0)).building(GREENHOUSE, (4, 0))
    table = drawn(position.vandalised((2, 0), (4, 0)))
    assert not chapter(table).dark
    assert chapter(table).vandalised == at((2, 0), (4, 0))

    table = drawn(Position().blackout(SABOTEUR_RETURNS, unit=FAR))
    assert chapter(table).vandalised == at((0, 0))


def test_a_protected_target_is_not_replaced() -> None:
    """The Unit on the starting Mine: no other Mine is struck (OM-18.9)."""
    table = drawn(Position().blackout(CARDS["mine_core"]).building(MINE, (3, 0)))
    assert table.happened(BuildingGuarded)
    assert not table.happened(BuildingVandalised)


def test_an_empty_deck_is_shuffled_anew() -> None:
    """OM-18.4."""
    table = drawn(Position().blackout(seen=(ALL_CLEAR, ALL_CLEAR)))
    assert table.happened(VandalismShuffled)
    assert len(chapter(table).deck) == 1
    assert chapter(table).discards == (ALL_CLEAR,)


def test_all_clear_lets_the_active_player_move_the_unit() -> None:
    """One hex, or not; anywhere on the map (OM-18.13)."""
    table = drawn(Position().blackout(ALL_CLEAR))
    assert {COORDINATES[move.target] for move in table.moves(MoveUnit)} == {
        (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1),
    }  # fmt: skip
    assert table.can(Stop())
    table.play(MoveUnit(hex_at(0, 1)))
    assert COORDINATES[chapter(table).unit] == (0, 1)
    assert table.happened(UnitMoved)


# -- darkness ----------------------------------------------------------------------------------------------------


def test_who_gives_the_colonist() -> None:
    """The active player from the Living Quarters, else from the Working Area; then the next in turn order. Those on
    slots and Mines are not taken (OM-18.6, OM-18.11)."""
    core = CARDS["generator_core"]
    for people, working, giver in ((1, 1, YOU), (0, 1, YOU), (0, 0, GREEN)):
        position = Position(3).blackout(core).vandalised((0, -2)).people(YOU, people, working).people(RED, 0)
        position.at(YOU, 6).at(RED, 8).at(GREEN, 7).people(GREEN, 2).working_on(CONSTRUCT, {YOU: 1, RED: 1})
        table = drawn(position)
        assert [event.owner for event in table.happened(BlackoutFell)] == [giver]
    assert table.player(GREEN).quarters == 1


def test_nobody_left_to_give_is_a_defeat() -> None:
    """Though only two Buildings are dark (OM-18.1, OM-18.11)."""
    position = Position().blackout(CARDS["generator_core"]).people(YOU, 0).people(RED, 0)
    position.dark(YOU, (-2, 1)).dark(RED, (0, 2)).vandalised((0, -2))
    table = drawn(position)
    assert table.over
    assert chapter(table).outcome == NOBODY_LEFT
    assert [place.rank for place in GAME.standing(table.state)] == [2, 2]


def test_a_dark_building_breaks_its_complex() -> None:
    """Three Greenhouses in a row: no Level 3 Blueprint, and a new one beside an end joins one (OM-18.6)."""
    position = Position().blackout(ALL_CLEAR).building(GREENHOUSE, (1, 2), (2, 2)).bots(YOU, (2, 2))
    position.blueprint(YOU, card("library")).holds(YOU, mineral=1)
    whole = Table(position)
    assert whole.state.complex_size(hex_at(0, 2)) == 3
    table = Table(Position().blackout(ALL_CLEAR).building(GREENHOUSE, (1, 2), (2, 2)).dark(YOU, (1, 2)))
    sizes = [table.state.complex_size(hex_at(*place)) for place in ((0, 2), (1, 2), (2, 2))]
    assert sizes == [1, 0, 1]
    assert tech_needed(table.state, GREENHOUSE, hex_at(3, 2)) == 1


def test_nothing_is_upgraded_in_the_dark() -> None:
    """OM-18.6, OM-18.17."""
    position = Position().blackout(ALL_CLEAR).bots(YOU, (0, 2)).holds(YOU, mineral=1)
    state = position.blueprint(YOU, card("biomarket")).dark(YOU, (0, 2)).people(YOU, 2).state()
    table = Table(state)
    assert not table.moves(UpgradeBuilding)
    assert table.refuses(Act(3))


def test_building_beside_the_dark() -> None:
    """It asks for a Tech of level 1, one Plant comes, and no Progress cube; after the repair the two are a Complex,
    which brings nothing by itself (OM-18.10)."""
    position = Position().blackout(ALL_CLEAR).dark(RED, (0, 2)).people(RED, 2).holds(YOU, water=1).bots(YOU, (0, 3))
    table = Table(position.tech(YOU, GREENHOUSE, "lab_1_top"))
    table.construct(CONSTRUCT, GREENHOUSE, (0, 3))
    table.step_aside()
    gained = [(event.good, event.amount) for event in table.happened(GoodsGained)]
    assert (PLANT, 1) in gained
    assert not table.happened(ProgressMade)
    before = table.you.goods[:]
    table.state.agenda.append(ToRepair(YOU, NOWHERE))
    table.state.legal = {}
    table.play(Repair(hex_at(0, 2)))
    assert table.state.complex_size(hex_at(0, 3)) == 2
    assert table.you.goods == before
    assert not table.happened(ProgressMade)


def test_without_a_tech_nothing_is_built_beside_the_dark() -> None:
    """OM-18.10: a hex two away is open, one next to it is not."""
    position = Position().blackout(ALL_CLEAR).dark(RED, (0, 2)).people(RED, 2).holds(YOU, water=1).bots(YOU, (0, 3))
    table = Table(position)
    table.play(Act(CONSTRUCT), Construct(GREENHOUSE))
    places = {COORDINATES[move.place] for move in table.moves(Build)}
    assert (0, 4) in places
    assert (0, 3) not in places


def test_a_dark_advanced_building_rests() -> None:
    """It does not produce and cannot be used, by nobody's Scientist either, who stays; the Life Support row is
    unchanged. Afterwards all of it works (OM-18.6, OM-18.10, OM-18.17)."""
    ship, who, place = card("private_ship"), scientist("hydrologist"), (2, -1)
    position = Position().blackout(ALL_CLEAR).crystals(YOU, 2).blueprint(YOU, ship, built=place)
    position.scientist(YOU, who, works_on=ship).lss(2, 2, 2, 2).dark(YOU, place).people(YOU, 2)
    position.holds(YOU, plant=1, water=1)
    table = Table(position)
    assert not table.moves(UseBuilding)
    reasons = {(refusal.subject, refusal.reason) for refusal in GAME.refusals(table.state, YOU)}
    assert (("blueprint", ship), "dark") in reasons
    produce(table.state, YOU)
    assert sum(table.you.goods) == 2
    assert table.state.lss == [2, 2, 2, 2]
    assert table.state.assigned[who] == ship
    table.state.agenda.append(ToRepair(YOU, NOWHERE))
    table.state.legal = {}
    table.play(Repair(hex_at(*place)))
    assert table.can(UseBuilding(ship, 0))
    produce(table.state, YOU)
    assert sum(table.you.goods) == 3


def test_vandalised_buildings_work() -> None:
    """OM-18.8."""
    position = Position().blackout(ALL_CLEAR).building(MINE, (2, 0)).miner(YOU, (2, 0)).vandalised((2, 0))
    table = Table(position)
    produce(table.state, YOU)
    assert table.you.goods[MINERAL] == 1
    assert table.state.complex_size(hex_at(2, 0)) == 1


def test_a_dark_shelter_still_houses() -> None:
    """Rooms and storage stay, and a Bot may arrive there (OM-18.17)."""
    position = Position().blackout(ALL_CLEAR).people(YOU, 2)
    own = next(place for place, kind in enumerate(position._state.building) if kind == SHELTER + YOU)
    position.bots(YOU, (3, 0)).dark(YOU, COORDINATES[own])
    table = Table(position)
    assert table.you.rooms == 4
    assert table.you.limit == 2
    assert bot_places(table.state, YOU) == [own]


def test_five_dark_buildings_are_a_defeat_at_once() -> None:
    """Whatever has been completed, and nothing pending is carried out (OM-18.1, OM-18.22, OM-15.11)."""
    position = Position().blackout(CARDS["generator_core"], time=3).missions({0: 0, 1: 0, 2: 0})
    position.goals_done(YOU, 1, 2, 3).vandalised((0, -2))
    position.dark(YOU, (-2, 1)).dark(RED, (0, 2)).dark(YOU, (2, -1)).building(MINE, (3, 0)).dark(RED, (3, 0))
    table = drawn(position.people(YOU, 1).people(RED, 1))
    assert table.over
    assert table.state.agenda == []
    assert chapter(table).outcome == TOO_DARK
    (end,) = table.happened(BlackoutEnded)
    assert (end.completed, end.quota, end.dark, end.time) == (6, 6, 5, 3)


# -- protection --------------------------------------------------------------------------------------------------


def test_any_bot_point_may_move_the_unit() -> None:
    """In any mixture with Bots, over anything: it is no piece (OM-18.5, OM-18.16)."""
    position = Position().blackout(ALL_CLEAR).crystal((1, 0)).bots(YOU, (3, 0)).lss(1, 1, 1, 1)
    table = Table(position)
    table.act(CONTROL_CENTER)
    step = table.state.agenda[-1]
    assert isinstance(step, ToMove)
    table.play(MoveUnit(hex_at(1, 0)))
    assert table.crystals_on_map() == {(1, 0)}
    table.play(MoveBot(hex_at(3, 0), hex_at(4, 0)), Stop())
    assert COORDINATES[chapter(table).unit] == (1, 0)
    assert table.bots() == {(4, 0)}
    assert table.crystals_on_map() == {(1, 0)}


def test_a_bonus_of_bot_points_moves_it_too() -> None:
    """One point for a Bot, one for the Unit; a Discovery tile may later lie where it stands (OM-18.16)."""
    position = Position().blackout(ALL_CLEAR).holds(YOU, mineral=1).bots(YOU, (0, -3)).no_tiles().crystals(YOU)
    table = Table(position.tech(YOU, GENERATOR, "lab_1_top"))
    table.construct(CONSTRUCT, GENERATOR, (0, -3))
    table.step_aside()
    table.play(ChooseBonus(0))
    table.play(MoveUnit(hex_at(1, 0)), next(move for move in table.moves(MoveBot) if move.target != hex_at(0, -3)))
    assert COORDINATES[chapter(table).unit] == (1, 0)

    position = Position().blackout(ALL_CLEAR, unit=(3, 0)).at(YOU, 1).exploration(0)
    assert hex_at(3, 0) in landing_sites(position.no_tiles().state(), YOU)


def test_a_lying_bot_rests_until_its_owners_turn() -> None:
    """It neither moves nor builds, is a piece, and stands up as that turn begins (OM-18.15, OM-18.23)."""
    position = Position().blackout(ALL_CLEAR, ALL_CLEAR).bots(YOU, (3, 0)).bots(RED, (-3, 0)).laid(RED)
    table = Table(position.lying(RED, (-3, 0)).lying(YOU, (3, 0)))
    assert table.state.zone(YOU) == 0
    table.act(CONTROL_CENTER)
    assert not table.moves(MoveBot)
    assert hex_at(3, 0) in table.state.pieces()
    table.play(Stop())
    table.play(EndTurn(), Stop())
    while table.moves(Travel):
        table.play(Stay())
    assert table.happened(BotsStoodUp)
    turn = table.state.agenda[-1]
    assert isinstance(turn, ToAct)
    assert [owner for owner, _ in chapter(table).lying] == [1 - turn.seat]


def test_a_lying_bot_makes_room_lying() -> None:
    """OM-18.23."""
    state = Position().blackout(ALL_CLEAR).bots(RED, (-3, 0)).lying(RED, (-3, 0)).state()
    move_out(state, RED, False, hex_at(-3, 0), hex_at(-4, 0))
    assert state.blackout is not None
    assert state.blackout.lying == ((RED, hex_at(-4, 0)),)


def test_no_rover_stays_on_a_lying_bot() -> None:
    """It is still a piece, and cannot be moved out of the way (OM-18.15)."""
    position = Position().blackout(ALL_CLEAR).bots(YOU, (3, 0), (5, 0)).rover(YOU, (1, 0)).lying(YOU, (3, 0))
    table = Table(position)
    table.act(CONTROL_CENTER)
    while not table.is_my_turn:
        moves = GAME.moves(table.state, YOU)
        assert moves
        table.play(moves[0])
        assert table.rover() != (3, 0) or len(moves) > 0
    assert table.rover() != (3, 0)


# -- repair ------------------------------------------------------------------------------------------------------


def test_a_private_goal_repairs_a_building() -> None:
    """The reward before or after; the Colonist goes home to its owner, the rest waits (OM-18.7, OM-18.12, OM-18.20)."""
    for first in (True, False):
        position = Position(3).blackout(ALL_CLEAR).goals(YOU, 7).building(SHELTER, (4, 0), (5, 0)).people(GREEN, 2)
        position.building(GENERATOR, (3, -3)).dark(GREEN, (3, -3)).dark(RED, (0, 2)).vandalised((-2, 1))
        table = Table(position.people(RED, 2))
        goal = next(move for move in table.moves(CompleteGoal) if move.reward == OWN)
        table.play(goal)
        assert {COORDINATES[move.place] for move in table.moves(Repair)} == {(3, -3), (0, 2), (-2, 1)}
        refused = {refusal.subject for refusal in GAME.refusals(table.state, YOU) if refusal.reason == "undamaged"}
        assert ("hex", hex_at(0, 0)) in refused
        if first:
            table.play(RewardFirst())
            while not table.moves(Repair):
                table.play(GAME.moves(table.state, YOU)[-1])
        table.play(Repair(hex_at(3, -3)))
        assert table.player(GREEN).quarters == 3
        assert dark_at(table) == at((0, 2))
        assert chapter(table).vandalised == at((-2, 1))
        assert [(event.owner, event.lost) for event in table.happened(BuildingRepaired)] == [(GREEN, 0)]


def test_without_room_the_colonist_goes_to_the_supply() -> None:
    """OM-18.20."""
    position = Position().blackout(ALL_CLEAR).people(RED, 4).dark(RED, (0, 2))
    table = Table(position)
    supply = table.player(RED).supply
    table.state.agenda.append(ToRepair(YOU, NOWHERE))
    table.state.legal = {}
    table.play(Repair(hex_at(0, 2)))
    assert table.player(RED).quarters == 4
    assert table.player(RED).supply == supply + 1


def test_a_mission_repairs_for_its_completer() -> None:
    """A single Building is not asked for (OM-18.7); with nothing broken the repair is lost (OM-18.12)."""
    table = Table(Position().blackout(ALL_CLEAR).missions({SCIENTISTS_MISSION: 1}).vandalised((0, 0)))
    contribute(table.state, RED, SCIENTISTS_MISSION)
    run(table)
    assert table.happened(MissionCompleted)
    assert [event.seat for event in table.happened(BuildingRepaired)] == [RED]
    assert not damaged(table.state)

    table = Table(Position().blackout(ALL_CLEAR).missions({SCIENTISTS_MISSION: 1}))
    contribute(table.state, RED, SCIENTISTS_MISSION)
    run(table)
    assert table.is_my_turn
    assert not table.happened(BuildingRepaired)


def test_a_repair_may_complete_a_contract() -> None:
    """The Complex is whole again (OM-18.10, OM-18.12)."""
    position = (
        Position().blackout(ALL_CLEAR).building(MINE, (1, 0), (2, 0), (3, 0)).contract(YOU, contract("upgrade_mine"))
    )
    position.blueprint(YOU, card("mineral_mine"), built=(3, 0)).dark(RED, (1, 0)).people(RED, 2)
    table = Table(position)
    table.state.agenda.append(ToRepair(YOU, NOWHERE))
    table.state.legal = {}
    table.play(Repair(hex_at(1, 0)))
    assert table.you.completed == (contract("upgrade_mine"),)


def test_every_player_may_complete_three_goals() -> None:
    """Several in one turn; one discarded as a Crystal is lost (OM-18.2, OM-18.21)."""
    position = Position().blackout(ALL_CLEAR).goals(YOU, 7, 3).building(SHELTER, (4, 0), (5, 0))
    position.building(MINE, (2, 0), (3, -3), (-3, 3)).miner(YOU, (2, 0), (3, -3), (-3, 3)).people(YOU, 2)
    table = Table(position)
    for _ in range(2):
        move = table.moves(CompleteGoal)[0]
        table.play(move)
        while not table.is_my_turn:
            table.play(Stop() if table.can(Stop()) else GAME.moves(table.state, YOU)[0])
    assert len(table.you.goals_done) == 2
    assert GAME.standing(table.state)[YOU].score == 2


# -- time and the end --------------------------------------------------------------------------------------------


def _last_turn(position: Position) -> Table:
    table = Table(position.laid(*range(1, len(position._state.players))))
    table.act(CONTROL_CENTER, Stop())
    table.end_turn()
    while not table.over and isinstance(table.state.agenda[-1], ToPatrol):
        table.play(Stop())
    return table


@pytest.mark.parametrize(
    ("missions", "goals", "outcome"),
    [(3, (2, 2), WON), (2, (2, 2), QUOTA_MISSED), (2, (3, 3), WON)],
)
def test_the_count_at_time_0(missions: int, goals: tuple[int, int], outcome: int) -> None:
    """Three players need seven; a player may complete three goals. It takes the place of the Shuttle phase, and the
    card of the last turn is drawn (OM-18.1, OM-18.3, OM-18.13, OM-18.21, OM-18.22)."""
    position = Position(3).blackout(ALL_CLEAR, time=1)
    position.missions({number: int(number >= missions) for number in range(3)})
    numbers = iter(range(1, 17))
    for seat, count in enumerate(goals):
        position.goals_done(seat, *(next(numbers) for _ in range(count)))
    table = _last_turn(position)
    assert table.over
    assert table.happened(VandalismDrawn)
    assert chapter(table).outcome == outcome
    assert chapter(table).time == 0
    ranks = {place.rank for place in GAME.standing(table.state)}
    assert ranks == ({1} if outcome == WON else {2})


def test_time_passes_before_the_shuttle_phase() -> None:
    """A quota reached early wins nothing yet (OM-18.3, OM-18.22)."""
    position = Position().blackout(ALL_CLEAR, time=4).missions({0: 0, 1: 0, 2: 0}).goals_done(YOU, 1, 2, 3)
    table = _last_turn(position)
    assert [event.time for event in table.happened(TimePassed)] == [3]
    assert not table.over
    assert chapter(table).outcome == PLAYING


def test_all_win_or_lose_together() -> None:
    """The standing shows the same for everybody, and points decide nothing (OM-15.10)."""
    table = Table(Position(4).blackout(ALL_CLEAR).missions({0: 0, 1: 1, 2: 1}).goals_done(BLUE, 4).op(RED, 30))
    standing = GAME.standing(table.state)
    assert {(place.rank, place.score, place.lines) for place in standing} == {(1, 2, standing[0].lines)}
    assert QUOTA == (6, 7, 8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_random_game_ends(players: int) -> None:
    """Within its time, with every piece still there (OM-18.1)."""
    state: OnMarsState = GAME.start(Setup(players, 3, {"chapter": "blackout"}))
    rng, census, decisions = Rng(4), GAME.census(state), 0
    while waiting := GAME.waiting(state):
        moves = GAME.moves(state, waiting[0])
        GAME.play(state, waiting[0], rng.choice(moves))
        decisions += 1
        assert GAME.census(state) == census
    assert state.phase == OVER
    assert decisions < 2500


def test_what_the_deck_is_made_of_is_known_and_its_order_is_not() -> None:
    """An imagined deck holds the cards that are not yet seen (OM-15.9)."""
    state = Position(2).blackout(*vandalism_deck(2)[:-2], seen=tuple(vandalism_deck(2)[-2:])).state()
    imagined = GAME.imagine(GAME.view(state, YOU), YOU, Rng(1))
    assert imagined.blackout is not None
    assert state.blackout is not None
    assert sorted(imagined.blackout.deck) == sorted(state.blackout.deck)
