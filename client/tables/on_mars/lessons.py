"""Learning to play: two rounds in Orbit and two in the Colony, alone with Lacerda, whose turns are told as always.

The match is a real one from a seed; the person plays what is written here and is told what and why before each move.
"""

from __future__ import annotations

from typing import Final

from client.stage.lessons import Beat, Lessons
from engine.core.game import Setup
from engine.core.moves import Move
from engine.games.on_mars.components import (
    CONSTRUCT,
    CONTROL_CENTER,
    CRYSTAL,
    GREENHOUSE,
    LAB,
    RESEARCH,
    RESUPPLY,
    SHELTER_TECH,
    TILES,
    WATER,
)
from engine.games.on_mars.game import GAME
from engine.games.on_mars.moves import (
    Act,
    Build,
    BuyPoint,
    ChooseBonus,
    Construct,
    Develop,
    EndTurn,
    MoveBot,
    MoveRover,
    Pay,
    PayCrowding,
    PayCrystals,
    PlaceDiscovery,
    Settle,
    Stay,
    Stop,
    TakeItem,
    TakeSpace,
    Travel,
)
from engine.games.on_mars.report import HEX_NAMES
from engine.games.on_mars.state import OnMarsState

YOU: Final = 0
SETUP: Final = Setup(1, 6)


def _hex(name: str) -> int:
    return HEX_NAMES.index(name)


def _tile(id: str) -> int:
    return next(number for number, tile in enumerate(TILES) if tile.id == id)


_TOP_OF_3: Final = next(number for number, space in enumerate(LAB) if space.id == "lab_3_top")
_LESSONS: Final[tuple[tuple[tuple[Move, str], ...], ...]] = (
    (
        (Settle(_hex("G6")), "settle"),
        (TakeSpace(3), "space"),
        (Stop(), "no_tech"),
    ),
    (
        (Act(RESUPPLY), "resupply"),
        (TakeItem(CRYSTAL), "crystal"),
        (TakeItem(WATER), "boost"),
        (Stop(), "enough"),
        (EndTurn(), "end_turn"),
    ),
    (
        (Act(RESEARCH), "research"),
        (PayCrowding(1, 0), "crowd"),
        (PayCrystals(1), "crowd_paid"),
        (Develop(SHELTER_TECH, _TOP_OF_3), "develop"),
        (Pay((0, 0, 0, 0, 1)), "develop_paid"),
        (Stop(), "developed"),
        (EndTurn(), "watch_him"),
    ),
    (
        (Travel(False), "shuttle"),
        (PlaceDiscovery(_tile("gain_water"), _hex("H7")), "explore"),
        (TakeSpace(5), "order"),
    ),
    (
        (Act(CONSTRUCT), "construct"),
        (PayCrowding(1, 1), "crowd_of_two"),
        (PayCrystals(1), "depot"),
        (Construct(GREENHOUSE), "greenhouse"),
        (Pay((0, 0, 1, 0, 0)), "water"),
        (Build(_hex("H5")), "build"),
        (ChooseBonus(1), "bonus"),
        (EndTurn(), "end_built"),
        (Stay(), "stay"),
    ),
    (
        (Act(CONTROL_CENTER), "control"),
        (MoveBot(_hex("G6"), _hex("H6")), "bot"),
        (MoveRover(_hex("G6")), "rover"),
        (MoveRover(_hex("H6")), "rover_on"),
        (BuyPoint(True), "buy"),
        (PayCrystals(1), "bought"),
        (MoveRover(_hex("H7")), "tile"),
        (Stop(), "moved"),
        (EndTurn(), "last"),
    ),
)

SCRIPT: Final = tuple(
    Beat(YOU, move, caption, number) for number, lesson in enumerate(_LESSONS, 1) for move, caption in lesson
)


def first_position() -> OnMarsState:
    return GAME.start(SETUP)


LESSONS: Final = Lessons(GAME, "om", SETUP, SCRIPT, first_position)
