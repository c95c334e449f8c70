"""Chapter 14: a scripted solo game, Lacerda's deck card by card."""

from __future__ import annotations

from engine.core.moves import Event
from engine.games.on_mars import GAME
from engine.games.on_mars.components import (
    ACTIONS,
    BLUEPRINTS,
    BLUEPRINTS_MISSION,
    BUILDINGS,
    COLONY,
    CONTRACTS,
    CONTROL_CENTER,
    LANDING_POD,
    RESEARCH_MISSION,
    SCIENTISTS,
    SCIENTISTS_MISSION,
    SIDES,
    TECHS,
    TILES,
)
from engine.games.on_mars.events import (
    BlueprintTaken,
    BuildingPlaced,
    BuildingUpgraded,
    CardRevealed,
    ContractTaken,
    IconAdvanced,
    LacerdaGrew,
    MissionAdvanced,
    ScientistHired,
    SoloDeckShuffled,
    SpaceTaken,
    Stayed,
    TechDeveloped,
    TechTaken,
    TileTaken,
    Travelled,
)
from engine.games.on_mars.moves import Stay, Stop
from engine.games.on_mars.position import Position
from engine.games.on_mars.state import Options
from tests.games.on_mars.table import HIM, YOU, Table, reward


def told(event: Event) -> str:
    """A line about what he did; nothing about anything else."""
    if getattr(event, "seat", HIM) != HIM:
        return ""
    match event:
        case CardRevealed(card, action):
            return f"card {card + 1}: {ACTIONS[action].id}"
        case SoloDeckShuffled():
            return "the deck is shuffled"
        case MissionAdvanced(_, mission, left):
            return f"mission {mission}: {left} left"
        case BuildingPlaced(_, building, _, size):
            return f"builds {BUILDINGS[building].id} ({size})"
        case IconAdvanced(building):
            return f"icon {BUILDINGS[building].id}"
        case BuildingUpgraded(_, blueprint, _):
            return f"upgrades with {BLUEPRINTS[blueprint].id}"
        case BlueprintTaken(_, blueprint):
            return f"takes {BLUEPRINTS[blueprint].id}"
        case TechTaken(_, tech, _):
            return f"learns {TECHS[tech].id}"
        case TechDeveloped(_, tech, _, _, level):
            return f"develops {TECHS[tech].id} to {level}"
        case ScientistHired(_, scientist):
            return f"hires {SCIENTISTS[scientist].id}"
        case ContractTaken(_, contract):
            return f"takes contract {CONTRACTS[contract].id}"
        case TileTaken(_, tile, _):
            return f"takes tile {TILES[tile].id}"
        case Travelled(_, side, _):
            return f"travels to {SIDES[side]}"
        case SpaceTaken(_, space):
            return f"space {space}"
        case Stayed():
            return "stays"
        case LacerdaGrew(ship, bot):
            return f"grows: ship {ship}, bot {bot}"
    return ""


def idle(table: Table) -> list[Event]:
    """You decline everything, use the Control Center or the Landing Pod, and end your turn."""
    events: list[Event] = []

    def decline() -> None:
        while not table.over and not table.is_my_turn:
            moves = GAME.moves(table.state, YOU)
            events.extend(table.play(next((move for move in (Stay(), Stop()) if move in moves), moves[0])))

    events += table.act(CONTROL_CENTER if table.you.side == COLONY else LANDING_POD)
    decline()
    events += table.end_turn()
    decline()
    return events


def scripted() -> Table:
    position = (
        Position(options=Options(solo=True))
        .at(YOU, 5)
        .at(HIM, 6)
        .shuttle(COLONY, 1)
        .missions({BLUEPRINTS_MISSION: 10, SCIENTISTS_MISSION: 4, RESEARCH_MISSION: 5})
        .rewards(reward("lss_highest_tech"), reward("lss_ships"), reward("lss_bots"), reward("lss_shelters"))
        .solo_cards(5, 3, 8, 1, 12, 4, 7, 10, 9, 6, 2, 11)
    )
    return Table(position)


EXPECTED = [
    [
        "card 5: construct_building",
        "builds mine (1)",
        "icon generator",
        "travels to orbit",
        "space 2",
        "card 3: obtain_blueprint",
        "takes construction_yard",
        "mission 0: 9 left",
    ],
    [
        "travels to colony",
        "space 8",
        "takes metal_deposit",
        "mission 0: 8 left",
        "builds generator (1)",
        "icon water_extractor",
    ],
    [
        "card 8: upgrade_building",
        "upgrades with construction_yard",
        "travels to orbit",
        "space 1",
        "card 1: learn_technology",
        "learns mine_tech",
    ],
    [
        "travels to colony",
        "space 6",
        "builds water_extractor (1)",
        "icon greenhouse",
    ],
    [
        "card 12: hire_scientist",
        "hires systems_engineer",
        "mission 2: 3 left",
        "travels to orbit",
        "space 3",
        "learns generator_tech",
        "card 4: research_development",
        "develops shelter_tech to 3",
        "icon oxygen_condenser",
        "develops generator_tech to 2",
    ],
    [
        "travels to colony",
        "space 8",
        "takes automated_production",
        "mission 0: 7 left",
        "builds oxygen_condenser (1)",
        "icon mine",
    ],
    [
        "card 7: construct_building",
        "builds mine (2)",
        "icon generator",
        "travels to orbit",
        "space 4",
        "takes tile warehouse",
        "card 10: learn_technology",
        "learns water_extractor_tech",
    ],
    [
        "travels to colony",
        "space 6",
        "builds greenhouse (1)",
        "icon oxygen_condenser",
        "builds shelter (2)",
        "grows: ship True, bot True",
    ],
    [
        "card 9: construct_building",
        "builds oxygen_condenser (1)",
        "icon mine",
        "stays",
    ],
    [
        "card 6: hire_scientist",
        "hires geologist",
        "mission 2: 2 left",
    ],
    [
        "card 2: upgrade_building",
        "upgrades with metal_deposit",
    ],
    [
        "card 11: construct_building",
        "builds mine (2)",
        "icon generator",
    ],
    [
        "the deck is shuffled",
        "card 3: construct_building",
        "mission 0: 6 left",
        "builds generator (3)",
        "icon water_extractor",
        "travels to orbit",
        "space 1",
        "card 1: learn_technology",
        "mission 0: 5 left",
        "takes tile research_a",
        "mission 5: 4 left",
        "develops shelter_tech to 4",
        "develops water_extractor_tech to 2",
    ],
    [
        "card 11: obtain_blueprint",
        "mission 5: 3 left",
        "takes command_center",
        "mission 0: 4 left",
    ],
]


def test_his_deck_card_by_card() -> None:
    """Twelve cards in a fixed order, then the shuffle and the second pass: what he does on each, round by round, while
    you stand by (OM-14.3.2, OM-14.3.3, OM-14.5.1, OM-14.6.1, OM-14.9, OM-14.10)."""
    table = scripted()
    for expected in EXPECTED:
        assert [line for line in map(told, idle(table)) if line] == expected


def test_each_thing_he_does_has_its_reason() -> None:
    """The log names the card, the rule and why, so that a screen can step through it (OM-14.12)."""
    table = scripted()
    for _ in EXPECTED:
        idle(table)
    words = GAME.words("en").with_names(("Ada",))
    decisions = [event for event in table.log if type(event).__name__ == "LacerdaDecided"]
    assert len(decisions) > 20
    for event in decisions:
        assert words.event(event)
        assert event.rule in GAME.rulebook("en").rules
