"""Learning to play: the first five rounds of a game with the beginners' hands against a rival, move by move.

The match is a real one of the base game. Its deck is stacked, and the rival plays what is written here; so does the
person, who is told what and why before each move.
"""

from __future__ import annotations

from typing import Final

from client.stage.lessons import Beat, Lessons
from engine.core.game import Setup
from engine.core.moves import Move, Seat
from engine.games.race_for_the_galaxy.components import (
    ACT_DEVELOP,
    ACT_SETTLE,
    CARDS,
    DOUBLE,
    NOTHING,
    NUMBER,
    TRADE,
)
from engine.games.race_for_the_galaxy.game import GAME
from engine.games.race_for_the_galaxy.moves import Choose, Discard, Feed, Keep, Pass, Place, Sell, Use
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.state import RaceState

YOU: Final = 0
RIVAL: Final = 1
EXPLORE_WIDE, EXPLORE_MORE, PRODUCE = 0, 1, 6
HOME, THEIRS = "earths_lost_colony", "epsilon_eridani"
DECK: Final = (
    *("plague_world", "research_labs", "distant_world", "expedition_force", "rebel_outpost", "runaway_robots"),
    *("mining_league", "old_earth", "mining_world", "trade_league"),
    *("rebel_base", "outlaw_world", "lost_alien_warship", "drop_ships"),
    *("new_vinland", "genetics_lab", "tourist_world", "pirate_world", "galactic_imperium"),
    *("merchant_guild", "secluded_world", "replicant_robots", "terraformed_world", "new_economy"),
    *("radioactive_world", "aquatic_uplift_race", "bio_hazard_mining_world", "deserted_alien_library"),
    *("destroyed_world", "galactic_renaissance", "prosperous_world"),
    *("pilgrimage_world", "rebel_homeworld", "asteroid_belt"),
)
"""In the order in which they are drawn, goods among them."""

Told = tuple[Seat, Move, str]


def _choose(seat: Seat, action: int, caption: str = "rival") -> Told:
    return seat, Choose((action,), NOTHING), caption


def _place(seat: Seat, card: str, caption: str = "rival") -> Told:
    return seat, Place(NUMBER[card]), caption


def _discard(seat: Seat, card: str, caption: str = "rival") -> Told:
    return seat, Discard(NUMBER[card]), caption


def _keep(seat: Seat, card: str, caption: str = "rival") -> Told:
    return seat, Keep(NUMBER[card]), caption


def _use(seat: Seat, card: str, caption: str = "rival") -> Told:
    return seat, Use(next(power.number for power in CARDS[NUMBER[card]].powers if power.phase == "consume")), caption


def _feed(seat: Seat, world: str, caption: str = "rival") -> Told:
    return seat, Feed((NUMBER[world],)), caption


_ROUNDS: Final[tuple[tuple[Told, ...], ...]] = (
    (
        _choose(YOU, ACT_SETTLE, "settle"),
        _choose(RIVAL, EXPLORE_MORE),
        _discard(YOU, "rebel_outpost", "explore"),
        _discard(RIVAL, "plague_world"),
        _place(YOU, "spice_world", "place"),
        _place(RIVAL, "gem_world"),
        _discard(RIVAL, "distant_world"),
        _discard(YOU, "contact_specialist", "pay"),
    ),
    (
        _choose(YOU, PRODUCE, "produce"),
        _choose(RIVAL, ACT_DEVELOP),
        _place(YOU, "expedition_force", "develop"),
        _place(RIVAL, "colony_ship"),
        _discard(RIVAL, "public_works"),
        _discard(YOU, "space_marines", "pay_one"),
    ),
    (
        _choose(YOU, TRADE, "trade"),
        _choose(RIVAL, ACT_SETTLE),
        _place(YOU, "runaway_robots", "conquer"),
        _place(RIVAL, "rebel_fuel_cache"),
        _feed(RIVAL, "gem_world"),
        (YOU, Sell(NUMBER["spice_world"], 0), "sell"),
        _feed(YOU, HOME, "consume"),
    ),
    (
        _choose(YOU, ACT_SETTLE, "grow"),
        _choose(RIVAL, PRODUCE),
        _place(YOU, "new_vinland", "engine"),
        (RIVAL, Pass(), "rival"),
        _discard(YOU, "pirate_world", "pay_again"),
    ),
    (
        _choose(YOU, DOUBLE, "double"),
        _choose(RIVAL, EXPLORE_WIDE),
        _keep(YOU, "pilgrimage_world", "keep"),
        _keep(RIVAL, "prosperous_world"),
        _feed(RIVAL, "gem_world"),
        _use(YOU, HOME, "use"),
        _feed(YOU, "runaway_robots", "feed"),
        _feed(YOU, HOME, "last"),
    ),
)

SCRIPT: Final = tuple(
    Beat(seat, move, caption, number) for number, moves in enumerate(_ROUNDS, 1) for seat, move, caption in moves
)


def first_position() -> RaceState:
    """Two start worlds with the hands that the rules give to beginners (RG-3.11)."""
    return (
        Position(players=2, level="base")
        .round_start()
        .tableau(YOU, HOME)
        .tableau(RIVAL, THEIRS)
        .hand(YOU, "space_marines", "contact_specialist", "avian_uplift_race", "spice_world")
        .hand(RIVAL, "public_works", "colony_ship", "gem_world", "rebel_fuel_cache")
        .order(RIVAL, YOU)
        .deck(*DECK)
        .state()
    )


LESSONS: Final = Lessons(GAME, "rg", Setup(2, 0, {"level": "base"}), SCRIPT, first_position)
