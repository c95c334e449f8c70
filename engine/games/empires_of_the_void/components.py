"""Chapter 2: the components, by number. The tables are read from data/; the constants name their rows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.core.data import load_toml

FOLDER: Final = Path(__file__).parent

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1
HIDDEN: Final = -1
"""A card, event or total that is face down for the one who looks."""

# Ship classes (data/ships.toml). A damaged Moth counts as a class of its own on the map.
STARFIGHTER: Final = 0
CENTIPEDE: Final = 1
DIPLOMAT: Final = 2
STARCRUISER: Final = 3
SUNHAMMER: Final = 4
MOTH: Final = 5
TEMPEST: Final = 6
BLACK_HOLE: Final = 7
FIREBUG: Final = 8
SHOOTING_STAR: Final = 9
INFESTOR: Final = 10
DAMAGED_MOTH: Final = 11

# Technologies (data/technologies.toml)
CENTIPEDE_BAYS: Final = 0
STARCRUISERS: Final = 1
TARGETING_COMPUTERS: Final = 2
DETECTION: Final = 3
DOCKING_BAY: Final = 4
ASTEROID_NAVIGATION: Final = 5
MINE_SWEEPERS: Final = 6
XENOLINGUISTICS: Final = 7
DEEP_CORE_MINING: Final = 8
SUNHAMMERS: Final = 9
LIVING_HULLS: Final = 10
SPACE_PORT: Final = 11
TRADE_NETWORK: Final = 12
CLOAKING: Final = 13
TRACTOR_BEAM: Final = 14
ION_DRIVES: Final = 15
GALACTIC_EMBASSY: Final = 16
ANCIENT_CIPHERS: Final = 17
WARP_PORTAL: Final = 18
TERRAFORMING: Final = 19
SPORE_PODS: Final = 20

# Planets (data/planets.toml). Home worlds follow: world HOME + seat.
PYRIOUS: Final = 0
VAEL: Final = 1
GORRUM: Final = 2
BINDOK_II: Final = 3
KRAAG: Final = 4
TAN_FU: Final = 5
OSSUUN: Final = 6
MIRRIM: Final = 7
FERRUN: Final = 8
ILYX: Final = 9
DRAVOS: Final = 10
QUENNA: Final = 11
NHOOL: Final = 12
SUVAYA: Final = 13
THESSIL: Final = 14
HOME: Final = 15

# Races (data/races.toml)
COLLECTIVE_5: Final = 0
SREECH: Final = 1
EEGH: Final = 2
NARKANI: Final = 3
NOMADS: Final = 4
SIRI: Final = 5
DECIMA: Final = 6
ZUN: Final = 7

# Diplomacy cards (data/cards.toml)
SECOND_VOLLEY: Final = 0
FORCED_MARCH: Final = 1
CALL_TO_ARMS: Final = 2
WINDFALL: Final = 3
HIRED_SHIPWRIGHTS: Final = 4
HOSTILE_TAKEOVER: Final = 5
RESEARCH_GRANT: Final = 6
OPEN_ARCHIVES: Final = 7
BREAKTHROUGH: Final = 8
FOLD_SPACE: Final = 9
UNRAVEL: Final = 10
TWIST_OF_FATE: Final = 11
GOODWILL_ENVOYS: Final = 12
CEASEFIRE: Final = 13
FESTIVAL_OF_WORLDS: Final = 14

# Events (data/events.toml). Scoring cards follow: A, B, C.
WORMHOLE_TO_THE_THRONE: Final = 0
DRIFTING_WORMHOLE: Final = 1
REBELLION: Final = 2
PIRATE_RAIDERS: Final = 3
DISTRESS_CALL: Final = 4
DERELICT_OF_THE_ANCIENTS: Final = 5
GALACTIC_BOOM: Final = 6
COUNCIL_LEVY: Final = 7
SOLAR_STORMS: Final = 8
HYPERLANE_SURGE: Final = 9
WAR_FEVER: Final = 10
COUNCIL_TRUCE: Final = 11
FESTIVAL_OF_CULTURES: Final = 12
SCIENTIFIC_CONGRESS: Final = 13
ARMS_BAZAAR: Final = 14
SMUGGLERS_MARKET: Final = 15
REFUGEE_FLEETS: Final = 16
PYRIOUS_CRACKDOWN: Final = 17
EXODUS_FROM_BINDOK: Final = 18
SYMPOSIUM_ON_TAN_FU: Final = 19
NHOOL_AWAKENS: Final = 20
SWARM_OF_KRAAG: Final = 21
PLAGUE_ON_MIRRIM: Final = 22
QUENNA_GAS_RUSH: Final = 23
SCORE_A: Final = 24
SCORE_B: Final = 25
SCORE_C: Final = 26

# Obstacles, as bits of a mask
ASTEROIDS: Final = 1
MINES: Final = 2
ANCIENT_DEFENSES: Final = 4
ALL_OBSTACLES: Final = 7

# Where a board's printed top may face, and where home worlds lie, clockwise
DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")
CORNERS: Final = tuple(f"corner_{corner}" for corner in range(6))

# Spaces: seven on each board, the middle one first, then the home world of each seat.
BOARD_SPACES: Final = 7
HOME_SPACE: Final = 49
SPACES: Final = 53

# What can be salvaged, and what an Attack can target besides a seat
SALVAGES: Final = ("distress_call", "derelict", "plague")
DISTRESS, DERELICT, PLAGUE = range(3)
TARGETS: Final = ("seat_0", "seat_1", "seat_2", "seat_3", "planet", "infestation", "rebellion", "pirates")
PLANET: Final = 4
INFESTATION: Final = 5
UPRISING: Final = 6
PIRATES: Final = 7

# The parts of a round
PHASES: Final = ("setting_up", "pre_round", "event", "turns", "over")
SETTING_UP, PRE_ROUND, EVENT_STEP, TURNS, OVER = range(len(PHASES))

# When an offer is made (EV-17.11)
OCCASIONS: Final = ("pre_round", "turn", "decision", "research")
IN_PRE_ROUND, IN_TURN, IN_DECISION, IN_RESEARCH = range(len(OCCASIONS))

# Why dice are rolled
CAUSES: Final = ("attack", "diplomacy", "infest", "hazard")
ATTACK_ROLL, DIPLOMACY_ROLL, INFEST_ROLL, HAZARD_ROLL = range(len(CAUSES))

# What pays for an action (EV-9.6)
SOURCES: Final = ("action", "command", "war_fever", "march", "festival", "paid", "fold_space", "warp")
ACTION, COMMAND, FEVER, MARCH, FESTIVAL, PAID, FOLD, WARP = range(len(SOURCES))

# Windows a seat may ask to be left out of (EV-28.3)
TOPICS: Final = {"offers": False, "cards": True, "row": False, "every_action": False}
"""What a seat may wish to be asked about while others play, and what it is asked about if it says nothing."""


@dataclass(frozen=True, slots=True)
class Ship:
    id: str
    supply: int
    shared: bool
    cost: int
    dice: int
    attack: int
    move: int
    initiative: int
    technology: int
    planet: int
    rule: str


@dataclass(frozen=True, slots=True)
class Technology:
    id: str
    cost: int
    vp: int
    prerequisite: int
    good: int
    race: int
    rule: str


@dataclass(frozen=True, slots=True)
class Planet:
    id: str
    temperament: int
    credits: int
    vp: int
    influence: int
    goods: int
    """A mask of bits, one for each good."""
    rule: str


@dataclass(frozen=True, slots=True)
class Race:
    id: str
    income: int
    thresholds: tuple[int, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    temperament: int
    copies: int
    cards: int
    window: str
    rule: str


@dataclass(frozen=True, slots=True)
class EventCard:
    id: str
    duration: str
    planet: int
    rule: str


@dataclass(frozen=True, slots=True)
class ScoringCard:
    id: str
    first: int
    second: int
    rule: str


@dataclass(frozen=True, slots=True)
class Board:
    id: str
    spaces: tuple[str, ...]
    lanes: tuple[tuple[int, int, int], ...]
    gates: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LayoutRecord:
    """How boards are laid out for a number of players."""

    slots: tuple[int, ...]
    core_rotations: tuple[int, ...]
    corners: tuple[int, ...]
    offsets: tuple[int, ...]
    rotation_order: tuple[int, ...]
    planets: int


def _load(name: str) -> dict[str, Any]:
    return load_toml(FOLDER / "data" / f"{name}.toml")


def _index(ids: list[str], name: str | None) -> int:
    return NOTHING if name is None else ids.index(name)


_game = _load("game")
_ships = _load("ships")
_technologies = _load("technologies")
_planets = _load("planets")
_races = _load("races")
_cards = _load("cards")
_events = _load("events")

COLOURS: Final = tuple(_game["colours"])
GOODS: Final = tuple(_game["goods"])
TEMPERAMENTS: Final = tuple(_game["temperaments"])
OBSTACLES: Final = tuple(_game["obstacles"])
OPTION_IDS: Final = tuple(record["id"] for record in _game["option"])

_planet_ids = [record["id"] for record in _planets["planet"]]
_race_ids = [record["id"] for record in _races["race"]]
_technology_ids = [record["id"] for record in _technologies["technology"]]

SHIPS: Final = tuple(
    Ship(
        r["id"],
        r["supply"],
        r["shared"],
        r["cost"],
        r["dice"],
        r["attack"],
        r["move"],
        r["initiative"],
        _index(_technology_ids, r.get("technology")),
        _index(_planet_ids, r.get("planet")),
        r["rule"],
    )
    for r in _ships["ship"]
)
TECHNOLOGIES: Final = tuple(
    Technology(
        r["id"],
        r["cost"],
        r["vp"],
        _index(_technology_ids, r.get("prerequisite")),
        _index(list(GOODS), r.get("good")),
        _index(_race_ids, r.get("race")),
        r["rule"],
    )
    for r in _technologies["technology"]
)
PLANETS: Final = tuple(
    Planet(
        r["id"],
        TEMPERAMENTS.index(r["temperament"]),
        r["credits"],
        r["vp"],
        r["influence"],
        sum(1 << GOODS.index(good) for good in r["goods"]),
        r["rule"],
    )
    for r in _planets["planet"]
)
RACES: Final = tuple(Race(r["id"], r["income"], tuple(r["thresholds"]), r["rule"]) for r in _races["race"])
CARDS: Final = tuple(
    Card(r["id"], TEMPERAMENTS.index(r["temperament"]), r["copies"], r["cards"], r["window"], r["rule"])
    for r in _cards["card"]
)
EVENT_CARDS: Final = tuple(
    EventCard(r["id"], r["duration"], _index(_planet_ids, r.get("planet")), r["rule"]) for r in _events["event"]
)
SCORING_CARDS: Final = tuple(ScoringCard(r["id"], r["first"], r["second"], r["rule"]) for r in _events["scoring"])


def _obstacle(name: str) -> int:
    return 1 << OBSTACLES.index(name) if name else 0


BOARDS: Final = tuple(
    Board(
        r["id"],
        tuple(r["spaces"]),
        tuple((a, b, _obstacle(obstacle)) for a, b, obstacle in r["lanes"]),
        tuple(_obstacle(obstacle) for obstacle in r["gates"]),
    )
    for r in _load("galaxy")["board"]
)
LAYOUTS: Final = {
    r["players"]: LayoutRecord(
        tuple(r["slots"]),
        tuple(r["core_rotations"]),
        tuple(r["corners"]),
        tuple(r.get("offsets", ())),
        tuple(r["rotation_order"]),
        r["planets"],
    )
    for r in _load("layouts")["layout"]
}

_printed = [space for board in BOARDS for space in board.spaces]
PLANET_SPACE: Final = tuple(_printed.index(planet) for planet in _planet_ids)
"""The space of each planet."""
ASTEROID_SPACES: Final = frozenset(number for number, space in enumerate(_printed) if space == "asteroids")
EMPTY_SPACES: Final = tuple(number for number, space in enumerate(_printed) if space == "empty")
SPACE_IDS: Final = (
    *(f"{board.id}.{name}" for board in BOARDS for name in ("c", *(f"r{side}" for side in range(6)))),
    *(f"home.{seat}" for seat in range(SPACES - HOME_SPACE)),
)
WORLD_IDS: Final = (*_planet_ids, *(f"home_{seat}" for seat in range(SPACES - HOME_SPACE)))


def space_of(world: int) -> int:
    """Where a planet or a home world is."""
    return PLANET_SPACE[world] if world < HOME else HOME_SPACE + world - HOME


# Figures
ROUNDS: Final[int] = _game["rounds"]
ACTIONS_A_TURN: Final[int] = _game["actions"]
MINE_CREDITS: Final[int] = _game["mine_credits"]
DIPLOMACY_DICE: Final[int] = _game["diplomacy_dice"]
HITS_FOR_PLANET: Final[int] = _game["hits_for_planet"]
HITS_FOR_INFESTATION: Final[int] = _game["hits_for_infestation"]
ENEMY_HOME_VP: Final[int] = _game["enemy_home_vp"]
TRADE: Final[dict[str, int]] = _game["trade"]
SHIP_FIGURES: Final[dict[str, Any]] = _ships["figures"]
TECHNOLOGY_FIGURES: Final[dict[str, int]] = _technologies["figures"]
PLANET_FIGURES: Final[dict[str, int]] = _planets["figures"]
RACE_FIGURES: Final[dict[str, Any]] = _races["figures"]
CARD_FIGURES: Final[dict[str, int]] = _cards["figures"]
EVENT_FIGURES: Final[dict[str, Any]] = _events["figures"]
DERELICT_GOOD: Final = 1 << GOODS.index(EVENT_FIGURES["derelict_good"])

# A fleet is one number: four bits for the ships of each class (none has more than 12).
ONE: Final = tuple(1 << 4 * ship for ship in range(len(SHIPS) + 1))
EACH: Final = tuple(15 << 4 * ship for ship in range(len(SHIPS) + 1))
CLASSES: Final = tuple(range(len(SHIPS) + 1))
INITIATIVES: Final = range(1, 6)


def kind_of(ship: int) -> int:
    """The class on the token: a damaged Moth is a Moth."""
    return MOTH if ship == DAMAGED_MOTH else ship


RECORD: Final = tuple(SHIPS[kind_of(ship)] for ship in CLASSES)
"""The record of each class, the damaged Moth included."""
ARMED: Final = sum(EACH[ship] for ship in CLASSES if RECORD[ship].attack)
"""The bits of every class that can fire."""
BEAMERS: Final = EACH[STARCRUISER] | EACH[SUNHAMMER]
CARRIED: Final = tuple(
    ship for ship in CLASSES if ship != DIPLOMAT and RECORD[ship].initiative in SHIP_FIGURES["carried_initiatives"]
)


def count(fleet: int, ship: int) -> int:
    return fleet >> 4 * ship & 15


def fleet_of(ships: dict[int, int]) -> int:
    return sum(number << 4 * ship for ship, number in ships.items())


def classes_in(fleet: int) -> list[int]:
    return [ship for ship in CLASSES if fleet & EACH[ship]]


def size(fleet: int) -> int:
    """How many ships."""
    total = 0
    while fleet:
        total += fleet & 15
        fleet >>= 4
    return total


def ships_in(fleet: int) -> tuple[int, ...]:
    """The ships one by one, by class."""
    return tuple(ship for ship in CLASSES for _ in range(fleet >> 4 * ship & 15))


# Technologies owned are a mask of bits.
OWNS: Final = tuple(1 << technology for technology in range(len(TECHNOLOGIES)))
