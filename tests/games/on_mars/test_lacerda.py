"""Chapter 14: the solo game against Lacerda."""

from __future__ import annotations

import pytest

from engine.core.words import LANGUAGES
from engine.games.on_mars import GAME
from engine.games.on_mars.components import (
    ADVANCED_MISSION,
    BLUEPRINTS_MISSION,
    BOTS_MISSION,
    COLONY,
    CONSTRUCT,
    CONTRACTS_MISSION,
    CONTROL_CENTER,
    GENERATOR,
    GREENHOUSE,
    HIRE,
    LEARN,
    MARKER,
    MINE,
    NOWHERE,
    OBTAIN_BLUEPRINT,
    ORBIT,
    OXYGEN,
    OXYGEN_CONDENSER,
    RESEARCH,
    RESEARCH_MISSION,
    ROVER_TECH,
    SCIENTISTS_MISSION,
    SHELTER,
    SHELTER_TECH,
    SOLO_CARDS,
    TECHS,
    TILES,
    UPGRADE,
    UPGRADE_TECH,
    WATER_EXTRACTOR,
)
from engine.games.on_mars.ending import end_steps
from engine.games.on_mars.events import (
    BlueprintTaken,
    BuildingPlaced,
    CardRevealed,
    ContractTaken,
    DiscoveryPlaced,
    IconAdvanced,
    ItemTaken,
    LacerdaDecided,
    OfferDrawn,
    RoverMoved,
    ScientistHired,
    SoloDeckShuffled,
    SoloJudged,
    Stayed,
    TechDeveloped,
    TechUsed,
    Travelled,
)
from engine.games.on_mars.hexes import DISTANCE, hex_at
from engine.games.on_mars.lab import ToChooseOxygen
from engine.games.on_mars.lacerda import grow, take_turn
from engine.games.on_mars.lacerda_actions import benefit, construct_tile, hire, take_items
from engine.games.on_mars.lacerda_building import best_site, needed_type
from engine.games.on_mars.lacerda_rover import move_lacerdas_rover
from engine.games.on_mars.lss import reward as reward_of
from engine.games.on_mars.moves import (
    Develop,
    Displace,
    EndTurn,
    KeepOxygen,
    MoveRover,
    PlaceTech,
    Settle,
    Stay,
    Stop,
    TakeSpace,
    TakeTech,
    UseTech,
)
from engine.games.on_mars.position import Position
from engine.games.on_mars.scoring import SOLO_GOALS, lines, score, solo_conditions, solo_goal_reached, solo_missing
from engine.games.on_mars.state import Options
from engine.games.on_mars.travel import take_space
from engine.games.on_mars.turn import LayDown, begin_turn
from engine.games.on_mars.wording import conditions
from tests.games.on_mars.table import HIM, YOU, Table, card, contract, reward, scientist, space, tile

CONSTRUCT_CARD, UPGRADE_CARD, HIRE_CARD = 3, 1, 4
"""Printed numbers of cards with action 1, 2 and 3, which in Orbit are Blueprint, Learn and R&D."""


def alone(side: int = COLONY, **options: int) -> Position:
    position = Position(options=Options(solo=True, **options)).no_tiles().shuttle(COLONY, 3)  # type: ignore[arg-type]
    return position.at(HIM, 6 if side == COLONY else 2)


def his_turn(position: Position, *cards: int) -> Table:
    """He takes his turn with these cards next, up to its end or to a decision of yours."""
    table = Table(position.solo_cards(*cards) if cards else position)
    state = table.state
    state.agenda.append(LayDown(HIM))
    end_steps(state, HIM)
    begin_turn(state, HIM)
    take_turn(state)
    run_on(table)
    table.log = [*state.events]
    return table


def his_round(position: Position, *cards: int) -> Table:
    """You do as little as possible in the Colony, then he has his turn and the Shuttle phase follows."""
    table = Table(position.solo_cards(*cards))
    table.act(CONTROL_CENTER, Stop(), EndTurn())
    return table


def reasons(table: Table) -> list[str]:
    return [event.reason for event in table.happened(LacerdaDecided)]


def run_on(table: Table) -> None:
    """Let the steps nobody chooses run."""
    while table.state.agenda and not GAME.waiting(table.state):
        table.state.agenda.pop().run(table.state)


# -- setup and turns ---------------------------------------------------------------------------------------------


def test_the_solo_table() -> None:
    """Two-player rules; he has a Crystal, his Shelter Tech, five Ships and a Shelter, no goals and no Resources, his
    Bot on the Mine icon; he starts on a random space with its benefit and the Shuttle on his side (OM-14.1)."""
    table = Table.dealt(1, 3)
    table.play(table.moves(Settle)[0])
    him = table.player(HIM)
    assert (him.goals, him.bots, him.shelters) == ((), (), 1)
    assert sum(him.goods) == 0
    assert him.space in (2, 3, 4, 6, 7, 8)
    assert len(him.ships) == 5
    table.play(TakeSpace(1 if him.space != 1 else 5))
    assert table.state.shuttle_side == him.side
    assert table.state.icon in (MINE, GENERATOR)
    assert len(table.state.solo_deck) in (11, 12)


def test_his_turn_card_by_card() -> None:
    """A card, the numbered action of his side, and the card is discarded (OM-14.3.1, OM-14.3.2, OM-14.3.4,
    OM-14.3.5)."""
    table = his_turn(alone().crystals(HIM, depot=0, waiting=2), CONSTRUCT_CARD)
    (shown,) = table.happened(CardRevealed)
    assert (shown.card, shown.action) == (2, CONSTRUCT)
    assert table.state.solo_discards == [2]
    assert table.player(HIM).depot == 2
    orbit = his_turn(alone(ORBIT), CONSTRUCT_CARD)
    assert orbit.happened(CardRevealed)[0].action == OBTAIN_BLUEPRINT


@pytest.mark.parametrize("number", range(1, 13))
def test_every_solo_card(number: int) -> None:
    """Twelve cards name a Mission, an action from 1 to 3 and perhaps the cross (OM-14.3.2, OM-14.3.4)."""
    record = SOLO_CARDS[number - 1]
    for side, actions in ((ORBIT, (OBTAIN_BLUEPRINT, LEARN, RESEARCH)), (COLONY, (CONSTRUCT, UPGRADE, HIRE))):
        table = his_turn(alone(side), number)
        assert table.happened(CardRevealed)[0].action == actions[record.action - 1]


def test_the_second_pass_moves_missions() -> None:
    """From the thirteenth card on the card's Mission moves one down and he gains its Crystals; a complete one does
    not move (OM-14.3.3, OM-14.17.4)."""
    missions = {BLUEPRINTS_MISSION: 4, SCIENTISTS_MISSION: 3, RESEARCH_MISSION: 2}
    first = his_turn(alone().missions(missions), 9)
    assert first.state.trackers == [4, 3, 2]
    second = his_turn(alone().missions(missions).solo_cards(9, passes=1))
    assert second.state.trackers == [4, 3, 1]
    assert second.player(HIM).waiting + second.player(HIM).depot >= 2
    done = his_turn(alone().missions({**missions, RESEARCH_MISSION: 0}).solo_cards(9, passes=1))
    assert done.state.trackers == [4, 3, 0]


def test_an_empty_deck_is_shuffled_first() -> None:
    """The discards become the deck (OM-14.3.2, OM-14.3.6)."""
    missions = {BLUEPRINTS_MISSION: 4, SCIENTISTS_MISSION: 3, RESEARCH_MISSION: 2}
    table = his_turn(alone().missions(missions).solo_cards(discards=(1, 2, 3)))
    assert table.happened(SoloDeckShuffled)[0].cards == 3
    assert table.state.solo_passes == 1
    assert len(table.state.solo_deck) == 2
    assert table.player(HIM).laid


def test_what_he_did_is_not_taken_back() -> None:
    """Chance decides for him, so that undo stops at whatever he decides (OM-14.17.10, OM-20.4)."""
    table = Table.dealt(1, 3)
    table.play(table.moves(Settle)[0])
    (decision,) = [event for event in table.happened(LacerdaDecided) if event.reason == "starting_space"]
    assert decision.figures == (table.player(HIM).space,)
    assert decision.reveals


def test_the_human_is_never_asked_for_him() -> None:
    """Every choice of his is a rule or the seeded generator (OM-14.17.10, OM-14.12)."""
    one, two = (his_turn(alone().missions({}), CONSTRUCT_CARD) for _ in range(2))
    assert one.log == two.log
    assert GAME.waiting(one.state) == (YOU,)


def test_what_he_ignores() -> None:
    """No Resources are paid or kept, no executive actions, no boosts; crowding, Contracts, column 6 and Rover points
    cost him Crystals (OM-14.2, OM-14.17.9)."""
    table = his_turn(alone().icon(GENERATOR).lss(1, 1, 2, 2), CONSTRUCT_CARD)
    assert sum(table.player(HIM).goods) == 0
    assert table.state.slots[CONSTRUCT] == (0, 1)
    assert table.player(HIM).quarters == 12
    busy = his_turn(alone().crystals(HIM, depot=2).working_on(CONSTRUCT, {YOU: 1, HIM: 1}), CONSTRUCT_CARD)
    assert busy.state.slots[CONSTRUCT] == (1, 2)


def test_he_cannot_pay_the_crowd() -> None:
    """Two Colonists on Construct and one Crystal: he moves his Rover instead (OM-14.4)."""
    position = alone().crystals(HIM, depot=1).working_on(CONSTRUCT, {YOU: 2}).tile(tile("crystals"), (0, 4))
    table = his_turn(position, CONSTRUCT_CARD)
    assert reasons(table)[:2] == ["cannot_pay", "rover_instead"]
    assert table.happened(BuildingPlaced) == []
    assert [event.seat for event in table.happened(RoverMoved)] == [HIM, HIM]
    assert table.state.slots[CONSTRUCT] == (2, 0)


def test_an_impossible_action_is_a_rover_move() -> None:
    """Nothing is placed, paid or cleared (OM-14.17.1, OM-14.4)."""
    table = his_turn(alone().working_on(UPGRADE, {YOU: 3}), UPGRADE_CARD)
    assert "rover_instead" in reasons(table)
    assert table.state.slots[UPGRADE] == (3, 0)


# -- Orbit -------------------------------------------------------------------------------------------------------


def test_his_blueprint_rows() -> None:
    """Rows by the number of cards they hold; the leftmost of a type his Scientists score, else the first
    (OM-14.5.1)."""
    upper = (card("metal_deposit"), card("biomarket"), card("gym"), card("casino"))
    lower = tuple(card(name) for name in ("mineral_mine", "radar", "research_lab", "recycling_bots", "library"))
    hydrologist = alone(ORBIT).display(upper, lower).scientist(HIM, scientist("hydrologist"))
    assert his_turn(hydrologist, 3).happened(BlueprintTaken)[0].blueprint == card("biomarket")
    both = (*lower[:4], card("eco_resort"))
    second = alone(ORBIT).display(upper, both).scientist(HIM, scientist("hydrologist"))
    assert his_turn(second, 3).happened(BlueprintTaken)[0].blueprint == card("eco_resort")
    assert his_turn(alone(ORBIT).display(upper, lower), 3).happened(BlueprintTaken)[0].blueprint == card("mineral_mine")


def test_his_blueprint_of_a_shelter_gives_a_crystal() -> None:
    """Resources go to the supply, the Crystal to him, a marker to the card (OM-14.5.1, OM-14.2)."""
    table = his_turn(alone(ORBIT).crystals(HIM).display((card("casino"),)), 3)
    assert table.player(HIM).waiting == 1
    assert table.player(HIM).markers == 7


def test_a_resource_he_takes_goes_back_to_the_supply() -> None:
    """Only Crystals are of use to him (OM-14.2), and the log says so."""
    learner = alone(ORBIT).grid(GREENHOUSE, ROVER_TECH).tech(HIM, GREENHOUSE, "lab_2_top")
    table = his_turn(learner.warehouse(plant=2), 1)
    (taken,) = table.happened(ItemTaken)
    assert not taken.kept
    assert GAME.words("en").event(taken).endswith("it goes back to the supply.")


def test_he_learns_the_cheapest_tech() -> None:
    """The first row with a type he lacks, leftmost; top space, then bottom (OM-14.5.2, OM-14.7)."""
    table = his_turn(alone(ORBIT).grid(GREENHOUSE, ROVER_TECH).tech(HIM, GREENHOUSE, "lab_2_top").grid(3, 6), 1)
    assert table.lab(ROVER_TECH, HIM) == "lab_1_top"
    assert table.happened(ItemTaken)
    again = his_turn(alone(ORBIT).tech(HIM, MINE, "lab_1_top").crystals(HIM).grid(ROVER_TECH), 1)
    assert again.lab(ROVER_TECH, HIM) == "lab_1_bottom"
    assert again.player(HIM).waiting == 1


def test_his_research() -> None:
    """The most developed Tech once, then the least developed; a space with a benefit, else the lower; nothing is paid
    (OM-14.5.3, OM-14.7)."""
    table = his_turn(alone(ORBIT).tech(HIM, GREENHOUSE, "lab_1_top"), HIRE_CARD)
    assert table.lab(SHELTER_TECH, HIM) == "lab_3_bottom"
    assert table.lab(GREENHOUSE, HIM) == "lab_2_middle"
    assert table.state.icon == GENERATOR
    assert [event.building for event in table.happened(IconAdvanced)] == [GENERATOR]


def test_one_movable_tech_moves_twice_and_column_six_costs_a_crystal() -> None:
    """Without the Crystal it cannot move (OM-14.5.3, OM-14.2)."""
    table = his_turn(alone(ORBIT), HIRE_CARD)
    assert table.level(SHELTER_TECH, HIM) == 4
    paid = his_turn(alone(ORBIT).crystals(HIM, depot=1).tech(HIM, SHELTER_TECH, "lab_5_top"), HIRE_CARD)
    assert (paid.level(SHELTER_TECH, HIM), paid.player(HIM).depot) == (6, 0)
    stuck = his_turn(alone(ORBIT).crystals(HIM).tech(HIM, SHELTER_TECH, "lab_5_top"), HIRE_CARD)
    assert stuck.level(SHELTER_TECH, HIM) == 5
    assert "rover_instead" in reasons(stuck)


# -- Colony: constructing ----------------------------------------------------------------------------------------


def test_he_builds_what_the_colony_needs() -> None:
    """From Greenhouse, with Greenhouse and Condenser on row 2 at level 1: a Mine, and his Bot goes to Generator
    (OM-14.6.1)."""
    table = his_turn(alone().icon(GREENHOUSE).lss(1, 1, 2, 2), CONSTRUCT_CARD)
    (built,) = table.happened(BuildingPlaced)
    assert built.building == MINE
    assert table.state.icon == GENERATOR
    assert table.state.occupant[built.place] == HIM


def test_types_that_cannot_be_built_are_passed_over() -> None:
    """An empty stack or no legal hex, even for the Mine (OM-14.6.1)."""
    assert needed_type(alone().icon(MINE).empty_stack(MINE).state()) == GENERATOR
    assert needed_type(alone().icon(GENERATOR).state()) == GENERATOR
    assert needed_type(alone().icon(GENERATOR).empty_stack(GENERATOR).state()) == WATER_EXTRACTOR
    no_need = alone().icon(GREENHOUSE).lss(2, 2, 2, 2)
    assert needed_type(no_need.state()) == MINE
    assert needed_type(no_need.empty_stack(MINE).state()) == GREENHOUSE
    built = his_turn(alone().icon(GREENHOUSE).lss(2, 2, 2, 2).empty_stack(MINE), CONSTRUCT_CARD)
    assert LacerdaDecided("type_any", "OM-14.6.1", (GREENHOUSE, GREENHOUSE)) in built.log
    nothing = alone()
    for building in range(5):
        nothing.empty_stack(building)
    assert needed_type(nothing.state()) == NOWHERE


def test_he_makes_the_largest_complex_a_tech_allows() -> None:
    """His own Tech if it is enough, else yours, and you get the choice of Oxygen (OM-14.13, OM-14.14, OM-14.2)."""
    position = alone().building(GREENHOUSE, (0, 3), (0, 4)).icon(GREENHOUSE).tech(YOU, GREENHOUSE, "lab_3_top")
    table = his_turn(position, CONSTRUCT_CARD)
    (built,) = table.happened(BuildingPlaced)
    assert built.size == 4
    assert TechUsed(HIM, GREENHOUSE, YOU) in table.log
    assert table.can(KeepOxygen())
    own = alone().building(GREENHOUSE, (0, 3)).icon(GREENHOUSE).tech(HIM, GREENHOUSE, "lab_2_top")
    mine = his_turn(own.tech(YOU, GREENHOUSE, "lab_5_top"), CONSTRUCT_CARD)
    assert TechUsed(HIM, GREENHOUSE, HIM) in mine.log


def test_his_site_filters() -> None:
    """Not on a tile he wants and is nearest to; rather on one nearer to you; on your pieces; Crystals near his Rover
    (OM-14.13, OM-14.12)."""
    spoil = alone().rover(YOU, (3, 1)).rover(HIM, (-4, 2)).tile(tile("crystals"), (2, 1))
    assert best_site(spoil.state(), GREENHOUSE) == hex_at(2, 1)
    keep = alone().rover(YOU, (-4, 2)).rover(HIM, (3, 1)).tile(tile("crystals"), (2, 1))
    assert best_site(keep.state(), GREENHOUSE) != hex_at(2, 1)
    push = alone().bots(YOU, (1, 0)).next_tile(GREENHOUSE, 0)
    assert best_site(push.state(), GREENHOUSE) == hex_at(1, 0)
    near = alone().bots(YOU, (4, 0)).rover(HIM, (-2, 3)).rover(YOU, (4, -2)).next_tile(GREENHOUSE, 1)
    site = best_site(near.state(), GREENHOUSE)
    assert DISTANCE[site][hex_at(-2, 3)] < DISTANCE[site][hex_at(4, -2)]


def test_your_displaced_pieces_are_yours_to_move() -> None:
    """He builds where your Bot stands: you choose its hex (OM-14.13)."""
    table = his_turn(alone().bots(YOU, (1, 0)).icon(GREENHOUSE).next_tile(GREENHOUSE, 0), CONSTRUCT_CARD)
    assert table.chooser == YOU
    assert table.moves(Displace)


def test_his_lss_bonus() -> None:
    """His Colonist back from Hire, otherwise a Crystal (OM-14.6.1)."""
    table = his_turn(alone().icon(GREENHOUSE).crystals(HIM).working_on(HIRE, {HIM: 1}), CONSTRUCT_CARD)
    assert table.state.slots[HIRE] == (0, 0)
    assert "bonus_colonist" in reasons(table)
    other = his_turn(alone().icon(GREENHOUSE).crystals(HIM), CONSTRUCT_CARD)
    assert other.player(HIM).waiting == 1
    assert "bonus_crystal" in reasons(other)
    assert other.player(HIM).op >= 2


# -- Colony: upgrading and hiring --------------------------------------------------------------------------------


def test_he_upgrades_anywhere() -> None:
    """A type his Scientists score first, then Level 3, then the oldest; your Miner before an empty Mine, his own last
    (OM-14.6.2, OM-14.15)."""
    position = alone().blueprint(HIM, card("metal_deposit")).blueprint(HIM, card("biomarket"))
    scored = his_turn(position.scientist(HIM, scientist("hydrologist")), UPGRADE_CARD)
    assert scored.state.site[card("biomarket")] == hex_at(0, 2)
    assert scored.state.site[card("metal_deposit")] == NOWHERE
    mines = alone().building(MINE, (2, 2)).blueprint(HIM, card("metal_deposit")).miner(HIM, (0, 0)).miner(YOU, (2, 2))
    table = his_turn(mines, UPGRADE_CARD)
    assert table.state.site[card("metal_deposit")] == hex_at(2, 2)
    assert table.you.quarters == 4
    levels = alone().building(GREENHOUSE, (0, 3), (0, 4)).blueprint(HIM, card("biomarket"))
    third = his_turn(levels.blueprint(HIM, card("eco_resort")), UPGRADE_CARD)
    assert third.state.site[card("eco_resort")] != NOWHERE
    assert third.state.site[card("biomarket")] == NOWHERE


def test_upgrade_tech_serves_him() -> None:
    """Only if it makes one more upgrade possible (OM-14.14, OM-14.15)."""
    position = alone().tech(YOU, UPGRADE_TECH, "lab_1_top").blueprint(HIM, card("metal_deposit"))
    alone_ = his_turn(position, UPGRADE_CARD)
    assert alone_.happened(TechUsed) == []
    more = alone().tech(YOU, UPGRADE_TECH, "lab_1_top").blueprint(HIM, card("metal_deposit"))
    two = his_turn(more.blueprint(HIM, card("biomarket")).missions({ADVANCED_MISSION: 5}), UPGRADE_CARD)
    assert TechUsed(HIM, UPGRADE_TECH, YOU) in two.log
    assert two.state.occupant.count(MARKER + HIM) == 2
    assert two.state.trackers == [3]


def test_he_hires_by_potential() -> None:
    """Three Greenhouse Blueprints on the table and two of Shelters: the Hydrologist, 9 against 6 (OM-14.6.3)."""
    position = alone().scientist(HIM, scientist("geologist"))
    for name in ("biomarket", "hydroponic_farm"):
        position.blueprint(YOU, card(name))
    position.blueprint(HIM, card("eco_resort")).blueprint(HIM, card("casino")).blueprint(YOU, card("gym"))
    table = his_turn(position, HIRE_CARD)
    assert table.happened(ScientistHired)[0].scientist == scientist("hydrologist")
    assert LacerdaDecided("scientist", "OM-14.6.3", (scientist("hydrologist"), 9)) in table.log
    assert table.happened(OfferDrawn)


def test_with_two_scientists_he_takes_contracts() -> None:
    """The one worth most, leftmost, for a Crystal besides the crowd; it counts as completed at the end (OM-14.6.3)."""
    position = alone().crystals(HIM, depot=1).offer(0, 1, -1 - contract("deliver_water"), -1 - contract("upgrade_mine"))
    position.scientist(HIM, 0).scientist(HIM, 1)
    table = his_turn(position, HIRE_CARD)
    assert table.happened(ContractTaken)[0].contract == contract("upgrade_mine")
    assert table.player(HIM).depot == 0
    assert next(line.points for line in lines(table.state, HIM) if line.id == "contracts") == 12


def test_he_delivers_nothing() -> None:
    """His Contracts are complete at the end only: Crystals his Depot cannot hold are lost, none is room for one of the
    Warehouse, and the Contracts Mission does not move (OM-14.11, OM-14.17.2, OM-4.3)."""
    position = alone().contract(HIM, contract("deliver_crystals"), 2, 2).crystals(HIM, depot=3, waiting=2)
    table = Table(position.missions({CONTRACTS_MISSION: 2}))
    take_items(table.state, 1)
    assert table.state.warehouse[0] == 2
    begin_turn(table.state, HIM)
    him = table.player(HIM)
    assert (him.depot, him.waiting, him.completed) == (3, 0, ())
    assert table.state.trackers == [2]


def test_hiring_he_cannot_pay() -> None:
    """Your Colonist stands there: with two Scientists a Contract would cost two Crystals, with one he pays one and
    hires (OM-14.6.3, OM-14.4)."""
    busy = alone().crystals(HIM, depot=1).working_on(HIRE, {YOU: 1}).offer(0, 1, -1 - contract("deliver_water"))
    poor = his_turn(busy.scientist(HIM, 0).scientist(HIM, 1), HIRE_CARD)
    assert "cannot_pay" in reasons(poor)
    one = alone().crystals(HIM, depot=1).working_on(HIRE, {YOU: 1}).scientist(HIM, 0)
    table = his_turn(one, HIRE_CARD)
    assert table.happened(ScientistHired)
    assert table.player(HIM).depot == 0
    closed = his_turn(alone().crystals(HIM, depot=3).working_on(HIRE, {HIM: 1}), HIRE_CARD)
    assert "slot_taken" in reasons(closed)


# -- his Rover ---------------------------------------------------------------------------------------------------


def test_his_rover_heads_for_what_is_useful() -> None:
    """He ignores a tile of Resources; what he cannot reach he approaches, and spends Crystals only to get there
    (OM-14.8, OM-14.16.1, OM-14.16.2)."""

    def position(crystals: int) -> Position:
        return alone().crystals(HIM, depot=crystals).tile(tile("gain_water"), (2, 0)).tile(tile("crystals"), (0, -4))

    far = Table(position(1))
    move_lacerdas_rover(far.state)
    assert DISTANCE[far.player(HIM).rover][hex_at(0, -4)] == 2
    assert far.player(HIM).depot == 1
    there = Table(position(2))
    move_lacerdas_rover(there.state)
    run_on(there)
    assert there.player(HIM).rover == hex_at(0, -4)
    assert (there.player(HIM).depot, there.player(HIM).waiting) == (0, 3)
    assert there.player(HIM).discoveries == (tile("crystals"),)


def test_rover_tech_only_if_it_helps() -> None:
    """Two points first; a Tech if it reaches the tile or comes nearer (OM-14.14, OM-14.16.2)."""
    near = Table(alone().tile(tile("crystals"), (0, -3)).rover(HIM, (0, -2)).tech(YOU, ROVER_TECH, "lab_2_top"))
    move_lacerdas_rover(near.state)
    assert near.state.oxygen == ()
    far = Table(alone().tile(tile("crystals"), (0, -4)).tech(YOU, ROVER_TECH, "lab_2_top"))
    move_lacerdas_rover(far.state)
    assert far.state.oxygen == ((YOU, ROVER_TECH),)
    assert far.player(HIM).rover == hex_at(0, -4)


def test_rover_tech_and_crystals_together() -> None:
    """Your Bot stands where the Tech alone would bring him: it helps because his Crystals do the rest (OM-14.16.2)."""

    def position(crystals: int) -> Position:
        behind = alone().rover(HIM, (0, 1)).bots(YOU, (0, -2)).tile(tile("crystals"), (0, -4))
        return behind.tech(YOU, ROVER_TECH, "lab_1_top").crystals(HIM, depot=crystals)

    table = Table(position(2))
    move_lacerdas_rover(table.state)
    assert table.player(HIM).rover == hex_at(0, -4)
    assert (table.player(HIM).depot, table.state.oxygen) == (0, ((YOU, ROVER_TECH),))
    poor = Table(position(1))
    move_lacerdas_rover(poor.state)
    assert (poor.player(HIM).depot, poor.state.oxygen) == (1, ())


def test_his_path_takes_crystals() -> None:
    """A shortest path with most Crystals on it (OM-14.16.3)."""
    table = Table(alone().rover(HIM, (3, 0)).tile(tile("crystals"), (4, 1)).crystal((4, 0), (3, 1)))
    move_lacerdas_rover(table.state)
    run_on(table)
    assert table.player(HIM).waiting == 4


def test_he_never_stops_on_another_tile() -> None:
    """He stops on the hex nearest to his target where a Rover may end and he would (OM-14.16.3)."""
    position = alone().rover(HIM, (0, 4)).tile(tile("crystals"), (0, -1)).tile(tile("gain_water"), (0, 3))
    table = Table(position.without((0, 2)).tile(tile("gain_plant"), (0, 2)))
    move_lacerdas_rover(table.state)
    assert table.player(HIM).rover != hex_at(0, 2)
    assert table.tile((0, 2)) == tile("gain_plant")


def test_with_nothing_to_take_he_stays() -> None:
    """No target, or no hex that would bring him nearer (OM-14.16.4, OM-14.8)."""
    table = Table(alone().tile(tile("gain_water"), (0, -4)))
    move_lacerdas_rover(table.state)
    assert table.player(HIM).rover == NOWHERE
    letter = tile("research_a")
    owned = Table(alone().tile(letter, (0, -4)).took(HIM, letter))
    move_lacerdas_rover(owned.state)
    assert owned.player(HIM).rover == NOWHERE


def test_equal_targets() -> None:
    """A Research tile first, then the one nearest to your Rover (OM-14.16.1, OM-14.16.5)."""
    table = Table(alone().tile(tile("crystals"), (2, 0)).tile(tile("research_a"), (-2, 0)))
    move_lacerdas_rover(table.state)
    run_on(table)
    assert table.player(HIM).research == (tile("research_a"),)
    assert len([event for event in table.state.events if isinstance(event, RoverMoved)]) == 2
    close = Table(alone().rover(YOU, (3, 0)).tile(tile("crystals"), (2, 0)).tile(tile("tech"), (-2, 0)))
    move_lacerdas_rover(close.state)
    assert close.player(HIM).discoveries == (tile("crystals"),)


# -- benefits ----------------------------------------------------------------------------------------------------


def test_he_takes_what_there_is_most_of() -> None:
    """Leftmost of equals, Crystal first, but only within his capacity; Resources leave the Warehouse
    (OM-14.17.2, OM-14.7)."""
    full = Table(alone().crystals(HIM, depot=2, waiting=1))
    take_items(full.state, 1)
    assert full.state.warehouse == [2, 1, 2, 2, 2]
    assert sum(full.player(HIM).goods) == 0
    free = Table(alone().crystals(HIM, depot=1))
    take_items(free.state, 1)
    assert free.state.warehouse == [1, 2, 2, 2, 2]
    assert free.player(HIM).waiting == 1


def test_his_construct_tiles() -> None:
    """A named type whatever the markers, then his Bot goes on after it; after a Shelter one icon on (OM-14.17.3)."""
    named = Table(alone().icon(MINE).lss(4, 4, 4, 4))
    construct_tile(named.state, GREENHOUSE)
    assert named.state.icon == OXYGEN_CONDENSER
    shelter = Table(alone().icon(GENERATOR))
    construct_tile(shelter.state, SHELTER)
    assert shelter.state.icon == WATER_EXTRACTOR
    any_ = Table(alone().icon(GENERATOR))
    construct_tile(any_.state, -1)
    assert any_.state.lss == [1, 1, 1, 1]
    assert any_.state.icon == WATER_EXTRACTOR
    assert sum(any_.state.slots[CONSTRUCT]) == 0


@pytest.mark.parametrize(
    ("number", "kind"),
    [(2, ItemTaken), (3, TechDeveloped), (4, LacerdaDecided), (6, ItemTaken), (7, IconAdvanced), (8, BlueprintTaken)],
)
def test_his_turn_order_benefits(number: int, kind: type) -> None:
    """Warehouse, Tech, his Rover instead of a Colonist, an icon instead of Bots, a Blueprint (OM-14.7, OM-14.17.1)."""
    table = Table(alone())
    table.state.events = []
    take_space(table.state, HIM, number)
    run_on(table)
    kinds = {type(event) for event in table.state.events}
    if number == 3:
        assert sum(table.level(tech, HIM) == 1 for tech in range(len(TECHS))) == 1
    else:
        assert kind in kinds


def test_a_hire_tile_needs_no_colonist() -> None:
    """As his action without the slot (OM-14.7)."""
    table = Table(alone())
    hire(table.state)
    assert len(table.player(HIM).scientists) == 1
    assert table.state.slots[HIRE] == (0, 0)


# -- Shuttle and growth ------------------------------------------------------------------------------------------


def test_the_cross_keeps_him() -> None:
    """The Shuttle leaves from his side and his last card shows the cross: he stays (OM-14.9)."""
    position = alone().shuttle(COLONY, 1).at(YOU, 1)
    position.solo_cards(2)
    table = Table(position)
    table.act(LEARN, TakeTech(table.state.grid[0], 0), PlaceTech(space("lab_1_bottom")), Stop(), EndTurn())
    assert Stayed(HIM) in table.log
    assert table.player(HIM).side == COLONY


def test_he_rides_down_explores_and_constructs() -> None:
    """The left tile three hexes from his Rover and far from yours, a random space, then a construction with its
    Colonist (OM-14.9, OM-14.17.6, OM-14.17.7)."""
    position = alone(ORBIT).shuttle(ORBIT, 1).exploration(tile("tech"), tile("crystals"))
    table = his_round(position.rover(YOU, (0, -3)).crystals(HIM, depot=3), 3, 2, 1)
    assert Travelled(HIM, COLONY, 0) in table.log
    (placed,) = table.happened(DiscoveryPlaced)
    assert placed.tile == tile("tech")
    assert DISTANCE[placed.place][hex_at(0, 0)] == 3
    assert DISTANCE[placed.place][hex_at(0, -3)] == 6
    assert table.player(HIM).side == COLONY
    assert table.happened(BuildingPlaced)
    assert table.state.slots[CONSTRUCT][HIM] == 1
    assert LacerdaDecided("discovery", "OM-14.17.7", (tile("tech"), 6)) in table.log
    assert LacerdaDecided("space", "OM-14.9", (table.player(HIM).space,)) in table.log


def test_he_rides_up_without_production() -> None:
    """No production, no retrieving, a random free space (OM-14.9)."""
    position = alone().shuttle(COLONY, 1).miner(HIM, (0, 0)).working_on(OBTAIN_BLUEPRINT, {HIM: 1})
    table = his_round(position.at(YOU, 5), 1, 1)
    table.play(Stay())
    assert table.player(HIM).side == ORBIT
    assert table.state.slots[OBTAIN_BLUEPRINT][HIM] == 1


def test_he_grows_with_the_colony() -> None:
    """A Shelter beside his own with two Crystals waiting, a Ship to his Hangar, a Bot to his board, which counts for
    the Bots Mission (OM-14.10, OM-14.17.5)."""
    table = Table(alone().crystals(HIM, depot=1).working_on(CONSTRUCT, {YOU: 1}).missions({BOTS_MISSION: 2}))
    grow(table.state)
    run_on(table)
    him = table.player(HIM)
    assert (him.shelters, him.depot, him.hangar, len(him.ships)) == (2, 0, 1, 4)
    assert him.waiting == 2 + 2
    assert table.state.trackers == [1]
    assert reward_of(table.state, HIM, reward("lss_bots")) == 4
    assert him.ships == (4, 5, 6, 7)


def test_growing_without_a_crystal() -> None:
    """He moves his Rover instead of the Shelter; Ship and Bot still come (OM-14.10, OM-14.17.5)."""
    table = Table(alone().crystals(HIM).working_on(CONSTRUCT, {YOU: 1}).tile(tile("crystals"), (0, 4)))
    grow(table.state)
    him = table.player(HIM)
    assert (him.shelters, him.hangar, him.bots_left) == (1, 1, 2)
    assert him.rover != NOWHERE


def test_his_growth_by_your_tech_is_settled_at_once() -> None:
    """He joins his Shelter with your Shelter Tech: you choose right after the update, so that nothing is lost in the
    last turn of the game (OM-14.17.5)."""
    position = alone().crystals(HIM, depot=1).tech(YOU, SHELTER_TECH, "lab_4_top").working_on(CONSTRUCT, {YOU: 1})
    table = Table(position.building(SHELTER, (1, -2), (1, -3), owner=HIM))
    grow(table.state)
    run_on(table)
    assert isinstance(table.state.agenda[-1], ToChooseOxygen)
    assert table.can(Develop(SHELTER_TECH, space("lab_5_top")))
    table.play(KeepOxygen())
    assert table.you.goods[OXYGEN] == 1
    assert table.state.oxygen == ()
    assert table.is_my_turn


def test_what_his_growth_takes_of_the_display_chance_refills() -> None:
    """He cannot pay for his Shelter and drives onto a Scientist tile: the slot is filled at once, not by you
    (OM-14.17.5)."""
    table = Table(alone().crystals(HIM).working_on(CONSTRUCT, {YOU: 1}).tile(tile("scientist"), (1, 0)))
    grow(table.state)
    run_on(table)
    assert table.player(HIM).scientists
    assert table.state.emptied == ()
    assert NOWHERE not in table.state.offer
    assert OfferDrawn in {type(event) for event in table.state.events}


def test_developments_of_a_discovery_cost_him_the_crystal_of_column_6() -> None:
    """He is excused from Resources only; Research is free for him too (OM-14.7)."""
    for there, depot, left, level in (("develop", 0, 0, 5), ("develop", 1, 0, 6), ("research_a", 1, 1, 6)):
        table = Table(alone().crystals(HIM, depot=depot).tech(HIM, ROVER_TECH, "lab_5_top"))
        benefit(table.state, TILES[tile(there)].effect)
        run_on(table)
        assert (table.player(HIM).depot, table.level(ROVER_TECH, HIM)) == (left, level)


def test_your_use_of_his_tech_always_develops_it() -> None:
    """If it can move, by his own rule for the space (OM-14.2, OM-14.17.8)."""
    table = Table(alone().tech(HIM, ROVER_TECH, "lab_2_top").rover(YOU, (3, 0)).solo_cards(UPGRADE_CARD))
    table.act(CONTROL_CENTER, UseTech(ROVER_TECH, HIM), MoveRover(hex_at(4, 0)), Stop(), EndTurn())
    assert table.lab(ROVER_TECH, HIM) == "lab_3_top"


# -- scoring and goals -------------------------------------------------------------------------------------------


def test_his_quarters_are_full() -> None:
    """Three Shelters: 8 OP from the Colonist reward, 10 at the end; or 21 by the option (OM-14.11)."""
    state = alone().building(SHELTER, (0, -3), (1, -3), owner=HIM).state()
    assert reward_of(state, HIM, reward("lss_colonists")) == 8
    assert next(line.points for line in lines(state, HIM) if line.id == "colonists") == 10
    hard = Position(options=Options(solo=True, full_quarters=True)).state()
    assert next(line.points for line in lines(hard, HIM) if line.id == "colonists") == 21
    assert next(line.points for line in lines(Table.dealt(1).state, HIM) if line.id == "colonists") == 0


def test_his_unbuilt_blueprints_count_against_him() -> None:
    """Everything else as for a player (OM-14.11)."""
    state = alone().blueprint(HIM, card("biomarket")).state()
    assert next(line.points for line in lines(state, HIM) if line.id == "blueprints") == -3


def reaching(goal: str) -> Position:
    """A position where everything a goal asks for is there, points aside."""
    number = [record.id for record in SOLO_GOALS].index(goal)
    position = Position(options=Options(solo=True, solo_goal=number)).level(4).lss(5, 5, 5, 5).goals_done(YOU, 7)
    if goal == "first_colonists":
        position.completed(YOU, 1).tech(YOU, SHELTER_TECH, "lab_6")
    elif goal == "new_generation":
        position.completed(YOU, 1).completed(YOU, 7).took(YOU, tile("research_a"), tile("research_b"))
        position.building(SHELTER, (3, 0), (3, 1), (4, 0))
    elif goal == "all_for_the_best":
        position.completed(YOU, 1).completed(YOU, 7).building(MINE, (2, 2), (-2, -2)).miner(YOU, (0, 0), (2, 2))
        position.blueprint(YOU, card("metal_deposit"), built=(-2, -2))
    else:
        position.completed(YOU, contract("upgrade_greenhouse")).completed(YOU, contract("deliver_plants"))
        position.building(GREENHOUSE, (0, 3), (0, 4), (1, 2), (1, 3)).scientist(YOU, scientist("biochemist"))
        for name, place in (("biomarket", (0, 2)), ("hydroponic_farm", (0, 3)), ("eco_resort", (0, 4))):
            position.blueprint(YOU, card(name), built=place)
        position.building(SHELTER, (3, 0), (3, 1), (4, 0)).holds(YOU, plant=5).at(YOU, 1)
        position.took(YOU, tile("research_a"), tile("research_b")).tech(YOU, GREENHOUSE, "lab_6")
    return position


@pytest.mark.parametrize("goal", [record.id for record in SOLO_GOALS])
def test_each_solo_goal(goal: str) -> None:
    """All its conditions and the lead over Lacerda must hold at the end (OM-14.1)."""
    record = next(record for record in SOLO_GOALS if record.id == goal)
    state = reaching(goal).state()
    assert all(there >= condition.count for condition, there in solo_conditions(state))
    state.players[YOU].op += score(state, HIM) + record.margin - score(state, YOU)
    assert solo_goal_reached(state)
    state.players[YOU].op -= 1
    assert not solo_goal_reached(state)
    state.players[YOU].op += 20
    state.level = 2
    assert not solo_goal_reached(state)


def test_the_harder_third_goal() -> None:
    """Three Advanced Buildings will do, unless five are asked for (OM-14.1)."""
    position = reaching("all_for_the_best").op(YOU, 100)
    assert solo_goal_reached(position.state())
    harder = Position(options=Options(solo=True, solo_goal=2, harder_goal=True)).level(4).op(YOU, 100)
    assert [condition.what for condition, _ in solo_conditions(harder.state())][-1] == "advanced_buildings"
    assert not solo_goal_reached(harder.state())


def test_the_verdict_at_the_end() -> None:
    """The end follows the rules of every game; then the goal is judged (OM-14.1, OM-12.1)."""
    table = his_round(alone().round(9, last=True), CONSTRUCT_CARD)
    assert table.over
    (verdict,) = table.happened(SoloJudged)
    assert ("colony_level", 3, "") in verdict.missed
    assert "Colony level 3" in GAME.words("en").event(verdict)
    assert verdict.lacerda == score(table.state, HIM)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_for_the_goal_is_told_all_along(language: str) -> None:
    """Every condition can be put in words, the lead over Lacerda included (OM-14.1)."""
    words = GAME.words(language)
    for number, goal in enumerate(SOLO_GOALS):
        state = alone(solo_goal=number, harder_goal=bool(goal.harder)).state()
        held = sum(there >= condition.count for condition, there in solo_conditions(state))
        missing = solo_missing(state)
        assert len(missing) == len(goal.conditions + goal.harder) + 1 - held
        rows = dict(GAME.panels(GAME.view(state, 0), words)[0].rows)
        assert conditions(words, missing) in rows[words.text("panel", "solo")]
