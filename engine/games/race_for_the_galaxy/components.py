"""Chapter 2: the components, by number. The tables are read from data/; the constants name their rows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.core.data import load_toml

FOLDER: Final = Path(__file__).parent

NOBODY: Final = -1
NOTHING: Final = -1
"""No card, no good."""
HIDDEN: Final = -2
"""A card that is face down for the one who looks."""

# Levels: each plays with everything of those before it.
EXPANSIONS: Final = ("base", "tgs", "rvi", "bow")
BASE, TGS, RVI, BOW = range(4)

# Kinds of goods
GOODS: Final = ("novelty", "rare", "gene", "alien")
NOVELTY, RARE, GENE, ALIEN = range(4)
ANY: Final = 4
"""Any kind: of a power that takes every good, and of Alien Oort Cloud Refinery."""
NO_GOOD: Final = -1

# Phases, in the order in which a round plays them. Trade is no phase but has powers of its own.
PHASES: Final = ("search", "explore", "develop", "settle", "consume", "produce")
SEARCH, EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE = range(6)

# Actions (data/setup.toml)
ACTIONS: Final = (
    "explore_5",
    "explore_1_1",
    "develop",
    "settle",
    "consume_trade",
    "consume_x2",
    "produce",
    "search",
)
EXPLORE_5, EXPLORE_1_1, ACT_DEVELOP, ACT_SETTLE, TRADE, DOUBLE, ACT_PRODUCE, ACT_SEARCH = range(8)

_PHASE_NAMES: Final = frozenset({"explore", "develop", "settle", "trade", "consume", "produce"})


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a card, as printed. What the figures mean is told by the module of its phase."""

    card: int
    number: int
    """Its place in POWERS."""
    phase: str
    kind: str
    amount: int = 0
    good: int = NO_GOOD
    """The kind of worlds or goods it is about."""
    price: int = NO_GOOD
    """The kind of good that is its price."""
    pay: str = ""
    """Its price: `self` (this card), `hand` (hand cards), `prestige` (one), `good` (one); nothing if it is free."""
    excludes: int = NO_GOOD
    per: str = ""
    """`military` or `chromosome`: the amount counts once for each such world."""
    worlds: str = ""
    against: str = ""
    if_imperium: int | None = None
    goods: int = 1
    times: int = 1
    hand: int = 1
    vp: int = 0
    cards: int = 0
    prestige: int = 0
    discard: int = 0
    here: bool = False
    """Only the good on this very card."""
    exclude_this: bool = False
    with_bonuses: bool = False
    placed: str = ""
    what: str = ""
    in_takeover: bool = False
    vulnerable: str = ""
    targets: str = ""
    rebel_bonus: int = 0
    destroys: bool = False
    min: int = 0
    max: int = 0


@dataclass(frozen=True, slots=True)
class Score:
    """One line of a variable card: what it counts and for how many points (RG-15.4)."""

    count: str
    vp: int = 0
    good: int = NO_GOOD
    good_kind: str = ""
    card: int = NOTHING
    keyword: str = ""
    phase: str = ""
    divisor: int = 1
    table: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    number: int
    world: bool
    cost: int
    """Printed cost, or the defense of a military world."""
    military: bool
    vp: int
    good: int
    production: bool
    windfall: bool
    rebel: bool
    chromosome: bool
    icon: bool
    """The prestige icon."""
    keywords: frozenset[str]
    start: int | None
    """The number of a start world."""
    copies: tuple[int, ...]
    powers: tuple[Power, ...]
    scoring: tuple[Score, ...]
    phases: frozenset[str]
    """The phases in which it has a power."""

    @property
    def development(self) -> bool:
        return not self.world

    @property
    def rebel_military(self) -> bool:
        return self.rebel and self.military

    @property
    def six_cost(self) -> bool:
        """Printed cost exactly 6 (RG-1.4)."""
        return not self.world and self.cost == 6


@dataclass(frozen=True, slots=True)
class Action:
    """An action card: its phase, its bonus, and what the prestige bonus adds (RG-17.8)."""

    id: str
    phase: int
    copies_advanced: int
    draw: int
    keep: int
    reduction: int
    draw_after_world: int
    windfall_goods: int
    boost: dict[str, int]


@dataclass(frozen=True, slots=True)
class Goal:
    id: str
    level: int
    first: bool
    metric: str
    minimum: int
    limits: tuple[int, int]
    """The two figures of a goal that asks for two things at once or for one of two."""


@dataclass(frozen=True, slots=True)
class Category:
    """Something to search for (RG-7.3)."""

    id: str
    takeovers: bool


@dataclass(frozen=True, slots=True)
class Draft:
    """How a draft is dealt (RG-19.2)."""

    packet: int
    rounds: int
    last_packet: int
    set_aside: int


def good_number(name: str) -> int:
    return ANY if name == "any" else GOODS.index(name)


_cards: list[dict[str, Any]] = load_toml(FOLDER / "data/cards.toml")["card"]
NUMBER: Final[dict[str, int]] = {record["id"]: number for number, record in enumerate(_cards)}
"""Card numbers by their names in the data."""
_powers: list[Power] = []


def _power(card: int, record: dict[str, Any]) -> Power:
    figures: dict[str, Any] = dict(record)
    for key in ("good", "price", "excludes"):
        if key in figures:
            figures[key] = good_number(figures[key])
    power = Power(card=card, number=len(_powers), **figures)
    _powers.append(power)
    return power


def _score(record: dict[str, Any]) -> Score:
    figures = dict(record)
    if "good" in figures:
        figures["good"] = good_number(figures["good"])
    if "card" in figures:
        figures["card"] = NUMBER[figures["card"]]
    if "table" in figures:
        figures["table"] = tuple(figures["table"])
    return Score(**figures)


def _card(number: int, record: dict[str, Any]) -> Card:
    powers = tuple(_power(number, power) for power in record.get("powers", ()))
    return Card(
        id=record["id"],
        number=number,
        world=record["type"] == "world",
        cost=record["defense"] if "defense" in record else record["cost"],
        military="defense" in record,
        vp=record["vp"],
        good=good_number(record["good"]) if "good" in record else NO_GOOD,
        production=record.get("good_kind") == "production",
        windfall=record.get("good_kind") == "windfall",
        rebel=record.get("rebel", False),
        chromosome=record.get("chromosome", False),
        icon=record.get("prestige_icon", False),
        keywords=frozenset(record.get("keywords", ())),
        start=record.get("start_world"),
        copies=tuple(record["copies"]),
        powers=powers,
        scoring=tuple(_score(line) for line in record.get("scoring", ())),
        phases=frozenset(power.phase for power in powers if power.phase in _PHASE_NAMES),
    )


CARDS: Final = tuple(_card(number, record) for number, record in enumerate(_cards))
POWERS: Final = tuple(_powers)
START_WORLDS: Final = tuple(
    card.number for card in sorted((card for card in CARDS if card.start is not None), key=lambda card: card.start or 0)
)

# Cards that rules name
OORT: Final = NUMBER["alien_oort_cloud_refinery"]
SCAVENGERS: Final = NUMBER["galactic_scavengers"]

_setup: dict[str, Any] = load_toml(FOLDER / "data/setup.toml")
MAX_PLAYERS: Final[tuple[int, ...]] = tuple(_setup["max_players"])
POOL_PER_PLAYER: Final[int] = _setup["pool_per_player"]
POOL_EXTRA: Final[tuple[int, ...]] = tuple(_setup["pool_extra"])
CARDS_DEALT: Final[int] = _setup["cards_dealt"]
CARDS_KEPT: Final[int] = _setup["cards_kept"]
HAND_LIMIT: Final[int] = _setup["hand_limit"]
TABLEAU_LIMIT: Final[int] = _setup["tableau_limit"]
PRESTIGE_LIMIT: Final[int] = _setup["prestige_limit"]
SALE_PRICES: Final[tuple[int, ...]] = tuple(_setup["sale_prices"][good] for good in GOODS)
ACTION_CARDS: Final = tuple(
    Action(
        record["id"],
        PHASES.index(record["phase"]),
        record["copies_advanced"],
        record.get("draw", 0),
        record.get("keep", 0),
        record.get("reduction", 0),
        record.get("draw_after_world", 0),
        record.get("windfall_goods", 0),
        record.get("boost", {}),
    )
    for record in _setup["action"]
)
PHASE_OF: Final = tuple(action.phase for action in ACTION_CARDS)
CATEGORIES: Final = tuple(Category(record["id"], record.get("takeovers", False)) for record in _setup["category"])
BEGINNERS_HANDS: Final[dict[int, tuple[int, ...]]] = {
    record["start_world"]: tuple(NUMBER[card] for card in record["cards"]) for record in _setup["beginners_hand"]
}
DRAFTS: Final = {
    (EXPANSIONS.index(record["level"]), record["players"]): Draft(
        record["packet"], record["rounds"], record["last_packet"], record["set_aside"]
    )
    for record in _setup["draft"]
}
DUEL: Final = tuple((NUMBER[record["start_world"]], NUMBER[record["card"]]) for record in _setup["duel"])
"""For each side its start world and the card it is given (RG-22.1)."""

_goals: dict[str, Any] = load_toml(FOLDER / "data/goals.toml")
FIRST_VP: Final[int] = _goals["first_vp"]
MOST_VP: Final[int] = _goals["most_vp"]
MOST_TIE_VP: Final[int] = _goals["most_tie_vp"]
FIRST_DRAWN: Final[int] = _goals["first_drawn"]
MOST_DRAWN: Final[int] = _goals["most_drawn"]


def _goal(record: dict[str, Any]) -> Goal:
    limits = (
        record.get("minimum_prestige", record.get("minimum_imperium_cards", 0)),
        record.get("minimum_vp_chips", record.get("minimum_military_worlds", 0)),
    )
    level = EXPANSIONS.index(record["level"])
    return Goal(record["id"], level, record["kind"] == "first", record["metric"], record["minimum"], limits)


GOALS: Final = tuple(_goal(record) for record in _goals["goal"])
