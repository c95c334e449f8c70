"""Chapter 2: the components, by number. The tables are read from data/; the constants name their rows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.core.data import load_toml

FOLDER: Final = Path(__file__).parent

NOWHERE: Final = -1
NOBODY: Final = -1
NONE: Final = -1
HIDDEN: Final = -2
"""A card or tile that is face down for the one who looks."""

# Goods: the five Resources, the Crystal, and what costs may also name
MINERAL: Final = 0
BATTERY: Final = 1
WATER: Final = 2
PLANT: Final = 3
OXYGEN: Final = 4
CRYSTAL: Final = 5
WAITING_CRYSTAL: Final = 6
COLONIST: Final = 7
ANY_RESOURCE: Final = 8
GOODS: Final = (
    "mineral",
    "battery",
    "water",
    "plant",
    "oxygen",
    "crystal",
    "waiting_crystal",
    "colonist",
    "any_resource",
)
RESOURCES: Final = 5

# Building types (data/buildings.toml). On the map each player's Shelters are a kind of their own: SHELTER + seat.
MINE: Final = 0
GENERATOR: Final = 1
WATER_EXTRACTOR: Final = 2
GREENHOUSE: Final = 3
OXYGEN_CONDENSER: Final = 4
SHELTER: Final = 5
COMMON_TYPES: Final = 5
ANY_BUILDING: Final = -1

# Techs (data/techs.toml): the first six go with the Building of the same number
SHELTER_TECH: Final = 5
ROVER_TECH: Final = 6
SHIP_TECH: Final = 7
UPGRADE_TECH: Final = 8

# Main actions (data/board.toml): the first five have slots
OBTAIN_BLUEPRINT: Final = 0
RESEARCH: Final = 1
CONSTRUCT: Final = 2
UPGRADE: Final = 3
HIRE: Final = 4
LANDING_POD: Final = 5
LEARN: Final = 6
RESUPPLY: Final = 7
CONTROL_CENTER: Final = 8
WELCOME_SHIP: Final = 9
SLOT_ACTIONS: Final = 5
WORKING_AREA: Final = 5
"""Where a Colonist comes back from: the number of a slot action, or this."""

ORBIT: Final = 0
COLONY: Final = 1
SIDES: Final = ("orbit", "colony")

# Missions (data/missions.toml)
BLUEPRINTS_MISSION: Final = 0
TECHS_MISSION: Final = 1
SCIENTISTS_MISSION: Final = 2
BOTS_MISSION: Final = 3
ADVANCED_MISSION: Final = 4
RESEARCH_MISSION: Final = 5
DISCOVERIES_MISSION: Final = 6
PROGRESS_MISSION: Final = 7
CONTRACTS_MISSION: Final = 8

# What stands on a hex beside Bots and Rovers: a player's Miner (the seat) or Advanced Building marker (MARKER + seat)
MARKER: Final = 4

# What OP on the track are scored for
LSS_FIRST: Final = 0
LSS_REWARD: Final = 1
PROGRESS: Final = 2
BUILDING_ACTION: Final = 3
REASONS: Final = ("lss_first", "lss_reward", "progress", "building_action")

LACERDA: Final = 1
"""His place among the players of a solo game."""


@dataclass(frozen=True, slots=True)
class Effect:
    """Something an action, a space, a card or a tile lets a player do. Effects are numbered across the whole game."""

    number: int
    kind: str
    amount: int
    boost: str
    """What pays for more of it: "colonist", "crystal", "tech_level" (Colonists raise the Tech used) or nothing."""
    free: bool
    """The cost named by the rules is not paid."""
    building: int
    """The type to construct, or ANY_BUILDING."""
    anywhere: bool
    origin: str
    """Where Colonists are retrieved from: "any", "working_area" or "one_side"."""
    good: int
    colonists: int
    """Colonists that arrive with a Ship besides the one or two everybody gets."""


EFFECTS: Final[list[Effect]] = []


def _effect(record: dict[str, Any]) -> Effect:
    effect = Effect(
        number=len(EFFECTS),
        kind=record["kind"],
        amount=record.get("amount", 1),
        boost=record.get("boost", ""),
        free=record.get("free", False),
        building=_BUILDING_NUMBERS.get(record.get("building", "any"), ANY_BUILDING),
        anywhere=record.get("anywhere", False),
        origin=record.get("origin", ""),
        good=GOODS.index(record["resource"]) if "resource" in record else NONE,
        colonists=record.get("colonists", 1),
    )
    EFFECTS.append(effect)
    return effect


def _cost(names: list[str]) -> tuple[int, ...]:
    return tuple(GOODS.index(name) for name in names)


@dataclass(frozen=True, slots=True)
class Building:
    id: str
    product: int
    cost: int
    lss: bool
    tiles: int


@dataclass(frozen=True, slots=True)
class Tech:
    id: str
    sets: int


@dataclass(frozen=True, slots=True)
class Action:
    id: str
    side: int
    slots: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class Executive:
    id: str
    crystals: int
    ship: bool
    effect: Effect


@dataclass(frozen=True, slots=True)
class LabSpace:
    id: str
    column: int
    next: tuple[int, ...]
    effect: Effect


@dataclass(frozen=True, slots=True)
class Blueprint:
    id: str
    level: int
    building: int
    effect: Effect

    @property
    def points(self) -> int:
        return BLUEPRINT_OP[self.level > 1]

    @property
    def least_complex(self) -> int:
        return LEVEL_3_COMPLEX if self.level > 1 else 1


@dataclass(frozen=True, slots=True)
class Tile:
    """A Discovery tile, or one letter of the Research tiles."""

    id: str
    effect: Effect
    useful_to_lacerda: bool
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Contract:
    id: str
    building: int
    """The type to upgrade in a big Complex; NONE for deliveries."""
    deliver: tuple[tuple[int, int], ...]
    """Goods and how many of each."""
    gain: int
    loss: int


@dataclass(frozen=True, slots=True)
class Goal:
    id: str
    condition: str
    count: int
    complex: int
    level: int
    reward: Effect


@dataclass(frozen=True, slots=True)
class Scientist:
    id: str
    works_in: int
    scores: int
    cost: int


@dataclass(frozen=True, slots=True)
class Mission:
    id: str
    long: bool
    required: tuple[int, ...]
    """With two, three and four players."""
    crystals: int


@dataclass(frozen=True, slots=True)
class SoloCard:
    """A card of Lacerda's deck."""

    mission: int
    """The Mission slot whose tracker moves from the second pass on."""
    action: int
    """1 to 3, of whichever side he is on."""
    travels: bool


@dataclass(frozen=True, slots=True)
class VandalismCard:
    """A card of chapter 3 of Alien Invasion."""

    id: str
    building: int
    """The type it strikes, or NONE."""
    target: str
    """Which one: "core" the nearest to the centre, "rim" the farthest, "advanced" the nearest Advanced one."""
    copies: int


@dataclass(frozen=True, slots=True)
class Reward:
    """A Life Support System Reward tile."""

    id: str
    op: int


_board: dict[str, Any] = load_toml(FOLDER / "data/board.toml")
_buildings: dict[str, Any] = load_toml(FOLDER / "data/buildings.toml")
_tiles: dict[str, Any] = load_toml(FOLDER / "data/tiles.toml")
_contracts: dict[str, Any] = load_toml(FOLDER / "data/contracts.toml")
_goals: dict[str, Any] = load_toml(FOLDER / "data/goals.toml")
_scientists: dict[str, Any] = load_toml(FOLDER / "data/scientists.toml")
_figures: dict[str, Any] = _board["figures"]

BUILDINGS: Final = tuple(
    Building(r["id"], GOODS.index(r["produces"]), GOODS.index(r["cost"]), r["lss"], r["tiles"])
    for r in _buildings["building"]
)
_BUILDING_NUMBERS: Final = {building.id: number for number, building in enumerate(BUILDINGS)}
FACES: Final = tuple((r["id"], tuple(r["arrows"]), int(r["tiles"])) for r in _buildings["face"])
"""Sides of Building tiles: name, arrows, copies in each stack."""

TECHS: Final = tuple(Tech(r["id"], r["sets"]) for r in load_toml(FOLDER / "data/techs.toml")["tech"])
ACTIONS: Final = tuple(
    Action(r["id"], SIDES.index(r["side"]), r["slots"], _effect(r["effect"])) for r in _board["action"]
)
EXECUTIVES: Final = tuple(
    Executive(r["id"], r["crystals"], r["ship"], _effect(r["effect"])) for r in _board["executive"]
)
SPACE_EFFECTS: Final = (_effect({"kind": "none"}), *(_effect(r["effect"]) for r in _board["space"]))
"""By turn-order space, 1 to 8."""
LSS_BONUSES: Final = tuple(_effect(r["effect"]) for r in _board["lss_bonus"])
LSS_BONUS_IDS: Final = tuple(r["id"] for r in _board["lss_bonus"])
LSS_REWARDS: Final = tuple(Reward(r["id"], r["op"]) for r in _board["lss_reward"])

_spaces = {r["id"]: number for number, r in enumerate(_board["lab_space"])}
LAB: Final = tuple(
    LabSpace(r["id"], r["column"], tuple(_spaces[name] for name in r["next"]), _effect(r["effect"]))
    for r in _board["lab_space"]
)
LAB_COLUMN: Final = (*(space.column for space in LAB), 0)
"""The level of a Tech by its Laboratory space; 0 for NOWHERE, which is the last entry."""
FIRST_COLUMN: Final = tuple(number for number, space in enumerate(LAB) if space.column == 1)
COLUMN_COST: Final = ((), *(_cost(r["cost"]) for r in _board["lab_column"]))
COLUMN_OP: Final = (0, *(int(r["op"]) for r in _board["lab_column"]))
SHELTER_TECH_SPACE: Final = _spaces[_figures["shelter_tech_space"]]

GRID_COST: Final = tuple(_cost(r["cost"]) for r in _board["grid_row"] for _ in range(r["spaces"]))
"""Of each space of the Tech Grid, bottom row first, left to right."""
ROOM_SLOTS: Final = tuple(int(r["slots"]) for r in _board["room"])
ROOM_OP: Final = tuple(int(r["op"]) for r in _board["room"])
QUARTERS: Final = (0, *(sum(ROOM_SLOTS[:rooms]) for rooms in range(1, len(ROOM_SLOTS) + 1)))
"""Slots of the Living Quarters by Shelters on the map."""

BLUEPRINTS: Final = tuple(
    Blueprint(r["id"], r["level"], _BUILDING_NUMBERS[r["building"]], _effect(r["effect"]))
    for r in load_toml(FOLDER / "data/blueprints.toml")["blueprint"]
)
_research_effect = _effect(_tiles["research_effect"])
TILES: Final = (
    *(Tile(r["id"], _effect(r["effect"]), r["useful_to_lacerda"]) for r in _tiles["discovery"]),
    *(Tile(r["id"], _research_effect, True, r["tiles"]) for r in _tiles["research"]),
)
DISCOVERIES: Final = len(_tiles["discovery"])
"""Tiles below this number are Discovery tiles, from it on the letters of the Research tiles."""
CONTRACTS: Final = tuple(
    Contract(
        r["id"],
        _BUILDING_NUMBERS[r["building"]] if "building" in r else NONE,
        tuple((GOODS.index(name), amount) for name, amount in r.get("deliver", {}).items()),
        r["gain"],
        r["loss"],
    )
    for r in _contracts["contract"]
)
GOALS: Final = tuple(
    Goal(r["id"], r["condition"], r["count"], r.get("complex", 0), r.get("level", 0), _effect(r["reward"]))
    for r in _goals["goal"]
)
COMMON_REWARD: Final = _effect(_goals["common_reward"])
SCIENTISTS: Final = tuple(
    Scientist(r["id"], _BUILDING_NUMBERS[r["works_in"]], _BUILDING_NUMBERS[r["scores"]], GOODS.index(r["cost"]))
    for r in _scientists["scientist"]
)
MISSIONS: Final = tuple(
    Mission(r["id"], r["length"] == "long", tuple(r["required"]), r["crystals"])
    for r in load_toml(FOLDER / "data/missions.toml")["mission"]
)

_blackout: dict[str, Any] = load_toml(FOLDER / "data/blackout.toml")
REPAIR: Final = _effect(_blackout["repair"])
VANDALISM: Final = tuple(
    VandalismCard(r["id"], _BUILDING_NUMBERS.get(r.get("building", ""), NONE), r.get("target", ""), r.get("copies", 1))
    for r in _blackout["card"]
)
SABOTEUR_RETURNS: Final = len(VANDALISM) - 2
ALL_CLEAR: Final = len(VANDALISM) - 1
ALL_CLEAR_CARDS: Final = tuple(int(cards) for cards in _blackout["all_clear"])
BLACKOUTS: Final[int] = _blackout["blackouts"]
QUOTA: Final = tuple(int(quota) for quota in _blackout["quota"])
BLACKOUT_GOALS: Final[int] = _blackout["completions"]
GUARDED: Final[int] = _blackout["guarded"]
DIFFICULTIES: Final = tuple(_blackout["time"])
BLACKOUT_TIME: Final = tuple(tuple(int(time) for time in times) for times in _blackout["time"].values())
"""By difficulty, then by players."""

WAREHOUSE_GOODS: Final = (CRYSTAL, BATTERY, WATER, PLANT, OXYGEN)
"""Columns of the Warehouse."""
WAREHOUSE_ROWS: Final = tuple(int(rows) for rows in _figures["warehouse"])

COLONISTS: Final[int] = _figures["colonists"]
STARTING_COLONISTS: Final[int] = _figures["starting_colonists"]
BOTS: Final[int] = _figures["bots"]
SHIPS: Final[int] = _figures["ships"]
SHELTERS: Final[int] = _figures["shelters"]
MARKERS: Final[int] = _figures["markers"]
DEPOT: Final[int] = _figures["depot"]
STARTING_RESOURCES: Final[int] = _figures["starting_resources"]
STARTING_CRYSTALS: Final[int] = _figures["starting_crystals"]
LSS_COLUMNS: Final = 4
LSS_ROWS: Final[int] = _figures["lss_rows"]
LSS_FIRST_OP: Final[int] = _figures["lss_first_op"]
HIGHEST_LEVEL: Final[int] = _figures["highest_level"]
PROGRESS_OP: Final = tuple(int(op) for op in _figures["progress_op"])
SHIP_OP: Final[int] = _figures["ship_op"]
BLUEPRINT_OP: Final = tuple(int(op) for op in _figures["blueprint_op"])
LEVEL_3_COMPLEX: Final[int] = _figures["level_3_complex"]
BUILDING_USE_CRYSTALS: Final[int] = _figures["building_use_crystals"]
REMAINING_MISSIONS: Final[int] = _figures["remaining_missions"]
EXPLORATION_DISTANCE: Final[int] = _figures["exploration_distance"]
CONTRACT_COMPLEX: Final[int] = _contracts["complex"]
CONTRACT_PRICE: Final[int] = _contracts["price"]
SCIENTIST_PRICE: Final[int] = _scientists["price"]
SCIENTIST_OP: Final[int] = _scientists["points"]
GOALS_DEALT: Final[int] = _goals["dealt"]
GOALS_ALLOWED: Final[int] = _goals["completions"]
_solo: dict[str, Any] = load_toml(FOLDER / "data/solo.toml")
LACERDAS_SCIENTISTS: Final[int] = _solo["scientists"]
LACERDAS_ROVER_POINTS: Final[int] = _solo["rover_points"]
LACERDAS_SPACES: Final = tuple(int(space) for space in _solo["starting_spaces"])
SOLO_CARDS: Final = tuple(SoloCard("abc".index(r["mission"]), r["action"], r["travels"]) for r in _solo["card"])
SPACES: Final = 8
ROW_CARDS: Final = 6
"""Blueprints in each of the two rows of the display; also the slots of the Scientist display."""


def is_research(tile: int) -> bool:
    return tile >= DISCOVERIES


def side_of_space(space: int) -> int:
    return ORBIT if space <= SPACES // 2 else COLONY


def type_of(kind: int) -> int:
    """The Building type of a kind: all Shelters are one type."""
    return kind if kind < SHELTER else SHELTER


def kind_for(building: int, seat: int) -> int:
    """The kind on the map that a player means by a type: SHELTER are their own Shelters."""
    return building if building < SHELTER else SHELTER + seat
