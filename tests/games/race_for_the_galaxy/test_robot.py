"""Chapter 20: the solitaire robot."""

from __future__ import annotations

import pytest

from engine.core.game import Setup
from engine.core.position import ImpossiblePosition
from engine.games.race_for_the_galaxy import GAME, robot
from engine.games.race_for_the_galaxy.components import ACTIONS, CARDS, NUMBER, START_WORLDS
from engine.games.race_for_the_galaxy.moves import Begin, Choose, SearchFor, TakeFound
from engine.games.race_for_the_galaxy.position import Position, roll
from engine.games.race_for_the_galaxy.robot import FACES
from engine.games.race_for_the_galaxy.robot_events import (
    RobotActed,
    RobotChose,
    RobotDrew,
    RobotIdle,
    RobotRolled,
    RobotSearched,
)
from engine.games.race_for_the_galaxy.scoring import robot_score
from engine.games.race_for_the_galaxy.state import Robot
from tests.games.race_for_the_galaxy.table import PASS, YOU, Table, choice


def against(position: Position, actions: tuple[str, str], dice: tuple[str, str]) -> Table:
    """You choose two actions and the dice fall like this; whatever you are asked in the phases you decline."""
    table = Table(position)
    roll(table.state, *dice)
    table.play(YOU, choice(*actions))
    table.pass_all()
    return table


def bot(table: Table) -> Robot:
    assert table.state.robot
    return table.state.robot


def placed(table: Table) -> list[str]:
    return [CARDS[number].id for number in bot(table).tableau]


def chosen(table: Table) -> list[str]:
    return sorted(ACTIONS[action] for action in table.events(RobotChose)[0].actions)


def solo(start: str = "old_earth", *tableau: str, **figures: object) -> Position:
    return Position(1).tableau(YOU, "new_sparta").robot(start, *tableau, **figures)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["tgs", "rvi", "bow"])
def test_the_table_is_set_for_one(level: str) -> None:
    """The advanced game without goals and takeovers; a start world each, the robot's at random (RG-20.1, RG-20.3)."""
    state = GAME.start(Setup(1, 3, {"level": level, "takeovers": True}))
    assert state.robot
    assert state.options.advanced
    assert not state.options.takeovers
    assert state.goals == ()
    assert len(state.players[YOU].offer) == (1 if level == "tgs" else 2)
    assert state.robot.start not in state.players[YOU].offer
    assert len(state.robot.pile) == robot.CHARACTERS[state.robot.start].cards
    table = Table(state)
    table.play(YOU, table.moves(Begin)[0])
    table.pass_all()
    assert all(len(move.actions) == 2 for move in table.moves(Choose))


@pytest.mark.parametrize(("difficulty", "counters", "vp"), [("easy", 1, 6), ("normal", 2, 6), ("hard", 3, 9)])
def test_difficulties(difficulty: str, counters: int, vp: int) -> None:
    """One counter of 6, two of 6 or three of 9 VP (RG-20.2)."""
    state = GAME.start(Setup(1, 0, {"difficulty": difficulty}))
    assert state.robot
    assert state.robot.counters_left == counters
    assert robot.COUNTER_VP[state.options.difficulty] == vp


def test_every_start_world_has_a_character() -> None:
    """Credit, economy, cards and a favourite for each of the sixteen (RG-20.3, RG-20.4, RG-20.15)."""
    assert set(robot.CHARACTERS) == set(START_WORLDS)
    usual = [c for c in robot.CHARACTERS.values() if (c.credit, c.economy, c.cards) == (1, 0, 4)]
    assert len(usual) == 11
    scavengers = robot.CHARACTERS[NUMBER["galactic_scavengers"]]
    assert (scavengers.credit, scavengers.cards) == (2, 3)


def test_the_robots_pile_is_hidden() -> None:
    """Nobody sees it; its number is known (RG-4, RG-20.4)."""
    table = Table(solo(pile=("gem_world", "comet_zone")))
    view = GAME.view(table.state, YOU)
    assert view.robot
    assert view.robot.pile == (-2, -2)


def test_ancient_race() -> None:
    """Trade: credit 2 + 1, no VP; next round a Develop action places a counter for 2 (RG-20.3, RG-20.9, RG-20.13)."""
    table = against(solo("ancient_race"), ("settle", "settle"), ("robot", "develop"))
    assert bot(table).credit == 3
    assert bot(table).vp == 0
    table = acting(solo("ancient_race", credit=3), 2, acts=True)
    assert (bot(table).credit, bot(table).tableau_size) == (1, 2)


@pytest.mark.parametrize(
    ("start", "yours", "dice", "expected"),
    [
        ("new_sparta", ("develop", "consume_x2"), ("robot", "star"), ["consume_x2", "settle"]),
        ("old_earth", ("settle", "produce"), ("produce", "star"), ["produce", "settle"]),
        ("old_earth", ("explore_5", "settle"), ("robot", "consume_x2"), ["consume_x2", "explore_5"]),
        ("old_earth", ("search", "settle"), ("develop", "star"), ["develop", "settle"]),
        ("old_earth", ("consume_trade", "produce"), ("star", "star"), ["consume_trade", "produce"]),
        ("old_earth", ("develop", "develop"), ("star", "star"), ["develop", "develop"]),
        ("old_earth", ("consume_trade", "consume_x2"), ("settle", "star"), ["consume_x2", "settle"]),
        ("old_earth", ("explore_1_1", "settle"), ("settle", "star"), ["explore_5", "settle"]),
    ],
)
def test_reading_the_dice(start: str, yours: tuple[str, str], dice: tuple[str, str], expected: list[str]) -> None:
    """Symbols first, then stars from your last phase back; a surplus becomes Explore; Search is skipped (RG-20.5,
    RG-20.6)."""
    position = Position(1).tableau(YOU, "epsilon_eridani").robot(start)
    assert chosen(against(position, yours, dice)) == expected


def test_exploring_twice() -> None:
    """Draws three, credit +1, not +2 (RG-20.8)."""
    table = against(solo(), ("consume_x2", "produce"), ("explore", "explore"))
    assert table.events(RobotDrew)[0].cards == 3
    assert bot(table).credit == 2
    once = against(solo(), ("develop", "produce"), ("explore", "develop"))
    assert once.events(RobotDrew)[0].cards == 1
    response = against(solo(credit=0), ("explore_5", "produce"), ("produce", "consume_x2"))
    assert response.events(RobotRolled)[0].faces == (FACES.index("produce"), FACES.index("consume_x2"))
    assert [event.cards for event in response.events(RobotDrew)] == [1]
    assert bot(response).credit == 0


def test_searching_its_pile() -> None:
    """Space Marines and Pirate World are discarded, Spice World is placed, Gem World stays; credit paid, economy up
    (RG-20.10, RG-20.11, RG-20.12)."""
    pile = ("space_marines", "pirate_world", "spice_world", "gem_world")
    table = against(solo(pile=pile, credit=0), ("settle", "settle"), ("explore", "explore"))
    searched = table.events(RobotSearched)[0]
    assert [CARDS[number].id for number in searched.cards] == ["space_marines", "pirate_world"]
    assert "spice_world" in placed(table)
    assert bot(table).economy == 1
    assert [CARDS[number].id for number in bot(table).pile[:1]] == ["gem_world"]
    assert bot(table).credit == 0 + 1 - 1


def test_settling_free_in_response() -> None:
    """New Sparta's robot needs no credit and pays none; it takes military worlds (RG-20.10, RG-20.21)."""
    position = (
        Position(1).tableau(YOU, "epsilon_eridani").robot("new_sparta", pile=("gem_world", "outlaw_world"), credit=0)
    )
    table = acting(position, 3, acts=False)
    assert placed(table) == ["new_sparta", "outlaw_world"]
    assert bot(table).credit == 0


def test_nothing_found() -> None:
    """No fitting world: the whole pile is discarded and nothing is paid (RG-20.10, RG-20.11)."""
    table = acting(solo(pile=("space_marines", "pirate_world"), credit=1), 3, acts=False)
    assert bot(table).pile == ()
    assert bot(table).credit == 1
    assert sorted(table.discards()) == ["pirate_world", "space_marines"]


def acting(position: Position, phase: int, **how: bool) -> Table:
    """Just the robot's step of a phase."""
    table = Table(position)
    table.state.phase = phase
    getattr(robot, {2: "develop", 3: "settle", 4: "consume", 5: "produce"}[phase])(table.state, bot(table), **how)
    return table


def test_uplift_mercenary_force() -> None:
    """Itself and two chromosome worlds: its Settle action draws 4 + 3 (RG-20.15, RG-20.19)."""
    table = acting(solo("uplift_mercenary_force", "avian_uplift_race", "reptilian_uplift_race"), 3, acts=True)
    assert table.state.events[0] == RobotDrew(7)
    poor = acting(solo("uplift_mercenary_force", pile=("pirate_world",), credit=0), 3, acts=False)
    assert "pirate_world" not in placed(poor)


def test_the_robot_leads() -> None:
    """Sole leader having gained prestige last round: 1 VP, a card to the pile, credit +1; without a gain 1 VP
    (RG-20.16, RG-20.24)."""
    for gained, pile, credit in ((True, 1, 2), (False, 0, 1)):
        table = Table(solo(prestige=2, gained=gained).leader(1).round_start())
        assert bot(table).vp == 1
        assert len(bot(table).pile) == pile
        assert bot(table).credit == credit


def test_the_robot_competes_for_the_lead() -> None:
    """The leader rules apply to you and the robot; it puts no tokens on the tile (RG-20.16, RG-20.24)."""
    table = Table(solo(prestige=1).prestige(YOU, 1).leader(YOU))
    bot(table).prestige = 2
    roll(table.state, "explore", "explore")
    table.play(YOU, choice("develop", "produce"))
    table.pass_all()
    assert table.state.leader == 1
    assert table.state.tile == 0


def test_freedom_fighters_never_place_imperium() -> None:
    """Imperium Troops do not fit and are discarded; Rebel Pact is placed and brings a prestige (RG-20.15, RG-20.11)."""
    table = acting(solo("rebel_freedom_fighters", pile=("imperium_troops", "rebel_pact"), credit=0), 2, acts=True)
    assert "rebel_pact" in placed(table)
    assert bot(table).prestige == 1
    assert table.discards() == ["imperium_troops"]


def test_counters_before_cards() -> None:
    """Two left, credit 4, Develop twice: a counter in each phase, no card drawn for them (RG-20.9, RG-20.7)."""
    position = solo(credit=4)
    table = Table(position)
    roll(table.state, "star", "develop")
    table.play(YOU, choice("develop", "develop"))
    assert chosen(table) == ["develop", "develop"]
    assert (bot(table).counters, bot(table).credit, bot(table).tableau_size) == (2, 0, 3)
    assert table.events(RobotDrew) == []


def test_developing_in_response() -> None:
    """3 credit for a counter, else 1 credit for the first development; a duplicate does not fit (RG-20.9, RG-20.11)."""
    counter = acting(solo(credit=3, pile=("public_works",)), 2, acts=False)
    assert (bot(counter).credit, bot(counter).counters) == (0, 1)
    card = acting(solo("old_earth", "public_works", credit=2, pile=("public_works", "space_marines")), 2, acts=False)
    assert placed(card)[-1] == "space_marines"
    assert bot(card).credit == 1
    poor = acting(solo(credit=0, pile=("public_works",)), 2, acts=False)
    assert placed(poor) == ["old_earth"]
    assert poor.state.events == [RobotIdle("credit")]


def test_once_against_twice() -> None:
    """You Settle twice, the robot once: it acts in the first and does nothing in the second (RG-20.7)."""
    table = against(solo(), ("settle", "settle"), ("settle", "explore"))
    assert [event.role for event in table.events(RobotActed) if event.phase == 3] == ["action", "nothing"]
    response = against(solo(), ("settle", "settle"), ("produce", "explore"))
    assert [event.role for event in response.events(RobotActed) if event.phase == 3] == ["response", "nothing"]


@pytest.mark.parametrize(
    ("actions", "start", "vp", "credit"),
    [
        ((5,), "old_earth", 6, 1),
        ((4, 5), "old_earth", 4, 3),
        ((4,), "old_earth", 1, 3),
        ((), "old_earth", 2, 1),
        ((5,), "new_sparta", 4, 1),
    ],
)
def test_consuming(actions: tuple[int, ...], start: str, vp: int, credit: int) -> None:
    """Economy 2: Trade 1 VP and 2 credit, x2 twice the economy, in response the economy; Old Earth's x2 counts one more
    (RG-20.13, RG-20.19, RG-20.22)."""
    table = Table(Position(1).tableau(YOU, "epsilon_eridani").robot(start, economy=2, credit=1))
    bot(table).actions = actions
    pool = table.state.pool
    robot.consume(table.state, bot(table))
    assert (bot(table).vp, bot(table).credit) == (vp, credit)
    assert table.state.pool == pool - vp


def test_the_order_of_a_step() -> None:
    """Extra draws, the draw of the step, the search, the payment, then what the card brings; in Consume credit, VP,
    prestige (RG-20.22)."""
    position = solo("rebel_freedom_fighters", pile=("imperium_troops", "rebel_miners"), credit=1)
    settled = against(position, ("produce", "consume_x2"), ("settle", "explore"))
    told = [type(event).__name__ for event in settled.log]
    start = told.index("RobotActed", told.index("RobotActed") + 1)
    assert told[start + 1 : start + 7] == [
        "RobotDrew",
        "RobotDrew",
        "RobotSearched",
        "RobotPlaced",
        "RobotEconomy",
        "RobotPrestige",
    ]
    table = Table(solo("alien_research_team", "alien_robotic_factory", economy=2))
    bot(table).actions = (4, 5)
    robot.consume(table.state, bot(table))
    assert [type(event).__name__ for event in table.state.events] == ["RobotCredit", "RobotChips", "RobotPrestige"]


def test_producing() -> None:
    """Economy +1, or credit +1 in response with some economy; tracks stop at 4 (RG-20.14, RG-20.12)."""
    assert bot(acting(solo(economy=2), 5, acts=True)).economy == 3
    assert bot(acting(solo(economy=4), 5, acts=True)).economy == 4
    assert bot(acting(solo(economy=1, credit=1), 5, acts=False)).credit == 2
    idle = acting(solo(economy=0, credit=1), 5, acts=False)
    assert bot(idle).credit == 1
    assert idle.state.events == [RobotIdle("economy")]
    assert bot(acting(solo(economy=1, credit=4), 5, acts=False)).credit == 4


def test_galactic_scavengers_get_credit_in_every_produce_phase() -> None:
    """Economy 0: no response credit, but one from the start world (RG-20.14, RG-20.15)."""
    assert bot(acting(solo("galactic_scavengers"), 5, acts=False)).credit == 3


def test_doomed_world() -> None:
    """Its first world is free and takes the place of the start world; the next response needs credit (RG-20.20)."""
    table = acting(solo("doomed_world", pile=("gem_world",), credit=0), 3, acts=False)
    assert placed(table) == ["gem_world"]
    assert (bot(table).economy, bot(table).credit) == (1, 0)
    assert "doomed_world" in table.discards()
    bot(table).pile = (NUMBER["comet_zone"],)
    robot.settle(table.state, bot(table), acts=False)
    assert placed(table) == ["gem_world"]


def test_alien_research_team() -> None:
    """Its action takes only worlds of Alien kind, its response Alien military or non-military ones (RG-20.15,
    RG-20.21)."""
    pile = ("gem_world", "alien_rosetta_stone_world", "alien_robot_sentry")
    action = acting(solo("alien_research_team", pile=pile, credit=1), 3, acts=True)
    assert placed(action)[-1] == "alien_robot_sentry"
    assert bot(action).credit == 2
    assert sorted(action.discards()) == ["alien_rosetta_stone_world", "gem_world"]
    response = acting(solo("alien_research_team", pile=pile, credit=1), 3, acts=False)
    assert placed(response)[-1] == "gem_world"
    assert (bot(response).credit, bot(response).economy) == (0, 1)


def test_alien_research_team_and_x2() -> None:
    """One prestige with a world of Alien kind, Oort among them (RG-20.15, RG-20.19, RG-20.21)."""
    for world, prestige in (("alien_oort_cloud_refinery", 1), ("alien_rosetta_stone_world", 0)):
        table = Table(solo("alien_research_team", world))
        bot(table).actions = (5,)
        robot.consume(table.state, bot(table))
        assert bot(table).prestige == prestige


def test_most_produced_against_the_robot() -> None:
    """It counts as producing on its production worlds (RG-20.17)."""
    rare = ("volcanic_world", "interstellar_prospectors")
    for theirs, drawn in (("bio_hazard_mining_world", 0), ("gem_world", 2)):
        position = (
            Position(1)
            .tableau(YOU, "mining_conglomerate", *rare)
            .robot("old_earth", theirs, "imperium_armaments_world")
        )
        table = Table(position)
        roll(table.state, "develop", "develop")
        table.play(YOU, choice("consume_x2", "produce"))
        assert table.drawn() == drawn


def test_most_chromosomes_against_the_robot() -> None:
    """Its worlds count by their printed properties (RG-20.17)."""
    for theirs, prestige in (("avian_uplift_race", 0), ("gem_world", 1)):
        table = Table(Position(1).tableau(YOU, "ravaged_uplift_world").robot("old_earth", theirs))
        roll(table.state, "explore", "explore")
        table.play(YOU, choice("consume_x2", "produce"))
        table.pass_all()
        assert table.prestige() == prestige


def test_the_robots_score() -> None:
    """Chips 9, Old Earth 2, Space Marines 1, Spice World 1, Galactic Federation 6, a counter of 6 (RG-20.18)."""
    table = Table(solo("old_earth", "space_marines", "spice_world", "galactic_federation", vp=9, counters=1))
    assert robot_score(table.state, bot(table)) == 25
    capital = Table(solo("old_earth", "federation_capital", "imperium_planet_buster", prestige=2))
    assert robot_score(capital.state, bot(capital)) == 2 + (0 + 2) + 9 + 2


def test_who_wins_against_the_robot() -> None:
    """More VP; on a tie your hand and goods against its pile (RG-20.18)."""
    table = Table(Position(1).tableau(YOU, "old_earth").robot("imperium_warlord").hand(YOU, "gem_world"))
    assert [place.rank for place in GAME.standing(table.state)] == [1, 2]
    bot(table).pile = (NUMBER["comet_zone"], NUMBER["spice_world"])
    assert [place.rank for place in GAME.standing(table.state)] == [2, 1]
    bot(table).pile = bot(table).pile[:1]
    assert [place.rank for place in GAME.standing(table.state)] == [1, 1]


def test_counters_count_as_cards_and_hidden_fortress_does_not_help() -> None:
    """Twelve cards with counters end the game, even with Hidden Fortress (RG-20.18)."""
    eleven = (
        "public_works", "export_duties", "drop_ships", "space_marines", "mining_robots", "genetics_lab", "colony_ship",
        "interstellar_bank", "terraforming_robots",
    )  # fmt: skip
    assert not Table(solo("old_earth", *eleven, counters=1).round_end()).over
    assert Table(solo("old_earth", *eleven, "hidden_fortress", counters=1).round_end()).over


def test_psi_crystal_world_sees_the_dice() -> None:
    """First action, dice, second action, then the stars (RG-20.23)."""
    position = Position(1).tableau(YOU, "psi_crystal_world").robot("old_earth")
    table = Table(position)
    roll(table.state, "star", "explore")
    table.play(YOU, choice("settle"))
    assert table.events(RobotRolled)
    assert not table.events(RobotChose)
    table.play(YOU, choice("settle", "produce"))
    assert chosen(table) == ["explore_5", "produce"]


def test_searching_against_the_robot() -> None:
    """You may search; the takeover category is not offered (RG-20.6, RG-20.23)."""
    table = Table(solo())
    table.play(YOU, choice("search", "produce"))
    assert len(table.moves(SearchFor)) == 8
    table.play(YOU, SearchFor(0), TakeFound())
    assert not table.state.players[YOU].search_card


def test_you_act_first_and_the_robot_after_you() -> None:
    """In every phase; it makes no decision of its own (RG-20.7, RG-20.25)."""
    table = Table(solo().hand(YOU, "space_marines", "gem_world", "comet_zone"))
    roll(table.state, "develop", "develop")
    table.play(YOU, choice("develop", "produce"))
    assert table.waiting == (YOU,)
    assert not [event for event in table.events(RobotActed) if event.phase == 2]
    table.play(YOU, PASS)
    assert [event for event in table.events(RobotActed) if event.phase == 2]


def test_only_faces_of_a_die_can_be_dictated() -> None:
    """The first die has no Trade, the second no robot (RG-20.5)."""
    table = Table(solo())
    with pytest.raises(ImpossiblePosition, match="trade"):
        roll(table.state, "trade", "explore")
    with pytest.raises(ImpossiblePosition, match="robot"):
        roll(table.state, "explore", "robot")
