"""Learning to play: a match of eight turns against a rival, both laid out beforehand move by move.

The match is a real one. Its dice are dictated, and the rival plays what is written here; so does the person, who is
told what and why before each move.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from client.stage.lessons import Beat, Lessons
from engine.core.game import Setup
from engine.core.moves import Move, Seat
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    BOOSTER_POD,
    BRADBURY_PLATEAU,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    DATA_CRYSTAL,
    HOLOGRAPHIC_DECOY,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    ORBITAL_MARKET,
    PLASMA_CANNON,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.game import GAME
from engine.games.alien_frontiers.moves import (
    Boost,
    Claim,
    Cycle,
    Dock,
    EndTurn,
    GiveBack,
    Land,
    Launch,
    PlaceField,
    RemoveField,
    Roll,
    TakeCard,
    Trade,
)
from engine.games.alien_frontiers.position import Position
from engine.games.alien_frontiers.setup import deck
from engine.games.alien_frontiers.state import AlienFrontiersState

YOU: Final = 0
RIVAL: Final = 1


@dataclass(frozen=True, slots=True)
class _Turn:
    seat: Seat
    dice: tuple[int, ...]
    moves: tuple[tuple[Move, str], ...]


def _dock(station: int, *values: int, seat: Seat = YOU) -> Dock:
    return Dock(station, tuple(ship(seat, value) for value in values))


def _you(dice: tuple[int, ...], *moves: tuple[Move, str]) -> _Turn:
    return _Turn(YOU, dice, moves)


def _rival(dice: tuple[int, ...], *moves: Move) -> _Turn:
    return _Turn(RIVAL, dice, tuple((move, "rival") for move in (Roll(), *moves, EndTurn())))


def _theirs(station: int, value: int) -> Dock:
    return _dock(station, value, seat=RIVAL)


_TURNS: Final = (
    _you(
        (2, 4, 5),
        (Roll(), "roll"),
        (_dock(SOLAR_CONVERTER, 5), "solar"),
        (_dock(LUNAR_MINE, 2), "mine"),
        (_dock(LUNAR_MINE, 4), "mine_higher"),
        (EndTurn(), "end_of_turn"),
    ),
    _rival((1, 3, 6), _theirs(LUNAR_MINE, 6), _theirs(SOLAR_CONVERTER, 3), _theirs(SOLAR_CONVERTER, 1)),
    _you(
        (3, 3, 6),
        (Roll(), "gather"),
        (_dock(SHIPYARD, 3, 3), "shipyard"),
        (_dock(SOLAR_CONVERTER, 6), "new_ship"),
        (EndTurn(), "all_placed"),
    ),
    _rival((1, 2, 4), *(_theirs(COLONIST_HUB, value) for value in (1, 2, 4))),
    _you(
        (2, 4, 5, 6),
        (Roll(), "four_ships"),
        (_dock(ALIEN_ARTIFACT, 2), "artifact"),
        (_dock(ALIEN_ARTIFACT, 6), "artifact_total"),
        (Cycle(), "cycle"),
        (Claim(BOOSTER_POD), "claim"),
        (_dock(LUNAR_MINE, 4), "ore"),
        (_dock(LUNAR_MINE, 5), "more_ore"),
        (EndTurn(), "card_kept"),
    ),
    _rival((3, 5, 6), _theirs(LUNAR_MINE, 5), _theirs(COLONIST_HUB, 3), _theirs(COLONIST_HUB, 6)),
    _you(
        (3, 3, 5, 6),
        (Roll(), "rising"),
        (_dock(SHIPYARD, 3, 3), "fifth_ship"),
        (_dock(LUNAR_MINE, 5), "as_high"),
        (_dock(LUNAR_MINE, 6), "higher_still"),
        (EndTurn(), "all_placed"),
    ),
    _rival((1, 2, 3), *(_theirs(ALIEN_ARTIFACT, value) for value in (1, 2, 3))),
    _you(
        (1, 1, 2, 2, 4),
        (Roll(), "hub"),
        (_dock(COLONIST_HUB, 1), "hub_step"),
        (_dock(COLONIST_HUB, 1), "hub_again"),
        (_dock(COLONIST_HUB, 2), "hub_last"),
        (Launch(), "launch"),
        (Land(LEM_BADLANDS), "land"),
        (_dock(SOLAR_CONVERTER, 4), "bonus"),
        (_dock(SOLAR_CONVERTER, 2), "bonus_too"),
        (EndTurn(), "points"),
        (GiveBack(1, 0), "limit"),
    ),
    _rival(
        (2, 2, 5),
        _theirs(COLONIST_HUB, 2),
        _theirs(COLONIST_HUB, 2),
        Launch(),
        Land(LEM_BADLANDS),
        _theirs(SOLAR_CONVERTER, 5),
    ),
    _you(
        (1, 2, 2, 4, 6),
        (Roll(), "contested"),
        (_dock(TERRAFORMING_STATION, 6), "terraform"),
        (Land(LEM_BADLANDS), "control"),
        (_dock(ORBITAL_MARKET, 2, 2), "market"),
        (Trade(2, 2), "trade"),
        (_dock(SOLAR_CONVERTER, 4), "bonus_again"),
        (_dock(COLONIST_HUB, 1), "next_colony"),
        (EndTurn(), "ship_lost"),
    ),
    _rival((1, 3, 6), *(_theirs(COLONIST_HUB, value) for value in (1, 3, 6))),
    _you(
        (1, 3, 4, 4),
        (Roll(), "raiders"),
        (Boost(ship(YOU, 4)), "boost"),
        (_dock(RAIDERS_OUTPOST, 3, 4, 5), "raid"),
        (TakeCard(RIVAL, ALIEN_CITY), "loot"),
        (_dock(COLONIST_HUB, 1), "another_step"),
        (EndTurn(), "difference"),
    ),
    _rival(
        (1, 3, 4),
        *(_theirs(COLONIST_HUB, value) for value in (1, 3, 4)),
        PlaceField(ISOLATION, LEM_BADLANDS),
    ),
    _you(
        (2, 2, 2, 6),
        (Roll(), "isolated"),
        (RemoveField(ISOLATION), "discard"),
        (_dock(COLONY_CONSTRUCTOR, 2, 2, 2), "constructor"),
        (Land(BRADBURY_PLATEAU), "new_ground"),
        (_dock(SOLAR_CONVERTER, 6), "bonus_works"),
        (EndTurn(), "last_end"),
    ),
)

SCRIPT: Final = tuple(
    Beat(turn.seat, move, caption, number // 2 + 1)
    for number, turn in enumerate(_TURNS)
    for move, caption in turn.moves
)


def first_position() -> AlienFrontiersState:
    """Before the first roll: a colony on its way, and a rival who owns something worth taking."""
    display = (STASIS_BEAM, TEMPORAL_WARPER, HOLOGRAPHIC_DECOY)
    first = (BOOSTER_POD, DATA_CRYSTAL, PLASMA_CANNON)
    rest = Counter(deck())
    rest.subtract((*display, *first, ALIEN_CITY, STASIS_BEAM))
    return (
        Position(players=2)
        .before_the_roll(*(value for turn in _TURNS for value in turn.dice))
        .display(*display)
        .draw_pile(*first, *sorted(rest.elements()))
        .owns(RIVAL, ALIEN_CITY, STASIS_BEAM)
        .holds(RIVAL, fuel=1)
        .hub(YOU, 4)
        .state()
    )


LESSONS: Final = Lessons(GAME, "af", Setup(2, 0), SCRIPT, first_position)
