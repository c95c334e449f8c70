"""Learning to play: three rounds against a rival, laid out beforehand move by move, up to the first scoring.

The match is a real one. Its dice, cards and events are dictated; the battle of the third round is the worked example of
the rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from client.stage.lessons import Beat, Lessons
from engine.core.game import Setup
from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void import GAME
from engine.games.empires_of_the_void.components import (
    ACTION,
    BREAKTHROUGH,
    COLLECTIVE_5,
    COUNCIL_TRUCE,
    DIPLOMAT,
    DOCKING_BAY,
    FERRUN,
    GALACTIC_BOOM,
    HOME,
    HYPERLANE_SURGE,
    ILYX,
    NOBODY,
    NOMADS,
    NOWHERE,
    OPEN_ARCHIVES,
    PLANET,
    PYRIOUS,
    SCORE_A,
    SPACE_PORT,
    STARCRUISER,
    STARCRUISERS,
    STARFIGHTER,
    SUNHAMMER,
    SUNHAMMERS,
    UNRAVEL,
    VAEL,
    space_of,
)
from engine.games.empires_of_the_void.moves import (
    Attack,
    Begin,
    Build,
    Conquer,
    Culture,
    Diplomacy,
    EndTurn,
    Fly,
    Load,
    Lose,
    Mine,
    Pass,
    Ready,
    Research,
    Stop,
)
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.state import EmpiresState

YOU, RIVAL = 0, 1


@dataclass(frozen=True, slots=True)
class _Part:
    """What one seat does in a row."""

    seat: Seat
    moves: tuple[tuple[Move, str], ...]


def _you(*moves: tuple[Move, str]) -> _Part:
    return _Part(YOU, moves)


def _rival(*moves: Move) -> _Part:
    return _Part(RIVAL, tuple((move, "rival") for move in moves))


def _research(technology: int, world: int = NOWHERE) -> Research:
    return Research(technology, NOBODY, world)


_FIGHT: Final = Attack(space_of(PYRIOUS), RIVAL, ACTION)
_ROUNDS: Final = (
    (
        _you(
            (_research(DOCKING_BAY), "research"),
            (Build(STARFIGHTER, False), "build"),
            (Build(STARFIGHTER, False), "build_again"),
            (Ready(), "ready"),
        ),
        _rival(Ready()),
        _you(
            (Begin(space_of(HOME), DIPLOMAT, ACTION), "carrier"),
            (Load(STARFIGHTER), "load"),
            (Load(STARFIGHTER), "load_again"),
            (Fly(24), "fly"),
            (Fly(space_of(FERRUN)), "fly"),
            (Stop(), "land"),
            (Attack(space_of(FERRUN), PLANET, ACTION), "settle"),
            (Conquer(), "conquer"),
            (Culture(), "culture"),
            (EndTurn(), "income"),
            (Pass(), "pass"),
        ),
        _rival(Mine()),
        _you((Pass(), "pass")),
        _rival(EndTurn()),
    ),
    (
        _you(
            (_research(SPACE_PORT, VAEL), "good"),
            (Build(STARFIGHTER, False), "one_more"),
            (Ready(), "ready_again"),
        ),
        _rival(Ready()),
        _you(
            (Begin(space_of(FERRUN), DIPLOMAT, ACTION), "guard"),
            (Fly(30), "envoy"),
            (Fly(space_of(ILYX)), "envoy"),
            (Stop(), "envoy_lands"),
            (Diplomacy(ILYX, (OPEN_ARCHIVES, BREAKTHROUGH)), "befriend"),
            (Mine(), "mine"),
            (EndTurn(), "allied"),
        ),
        _rival(Mine(), EndTurn()),
    ),
    (
        _you((Build(STARCRUISER, True), "port"), (Ready(), "ready_to_fight")),
        _rival(Ready()),
        _you((_FIGHT, "battle")),
        _rival(Lose(STARFIGHTER)),
        _you(
            (Lose(STARCRUISER), "loss"),
            (_FIGHT, "second_battle"),
            (Conquer(), "throne"),
            (EndTurn(), "before_scoring"),
        ),
        _rival(EndTurn()),
        _you((Ready(), "score")),
        _rival(Ready()),
    ),
)

SCRIPT: Final = tuple(
    Beat(part.seat, move, caption, number + 1)
    for number, parts in enumerate(_ROUNDS)
    for part in parts
    for move, caption in part.moves
)


def first_position() -> EmpiresState:
    """The first round; your fleet faces the rival's, which holds Pyrious."""
    throne = space_of(PYRIOUS)
    return (
        Position(players=2)
        .round(1)
        .race(YOU, NOMADS)
        .race(RIVAL, COLLECTIVE_5)
        .credits(YOU, 9)
        .credits(RIVAL, 2)
        .owns(YOU, STARCRUISERS, SUNHAMMERS)
        .owns(RIVAL, STARCRUISERS)
        .conquered(YOU, HOME + YOU, VAEL)
        .conquered(RIVAL, HOME + RIVAL, PYRIOUS)
        .ships(YOU, space_of(HOME), {DIPLOMAT: 1})
        .ships(YOU, space_of(VAEL), {STARFIGHTER: 1})
        .ships(YOU, throne, {SUNHAMMER: 1, STARCRUISER: 1})
        .ships(RIVAL, throne, {STARCRUISER: 1, STARFIGHTER: 2})
        .cards(YOU, BREAKTHROUGH)
        .deck(OPEN_ARCHIVES, UNRAVEL)
        .quiet(YOU)
        .quiet(RIVAL)
        .pre_round()
        .stack(COUNCIL_TRUCE, HYPERLANE_SURGE, GALACTIC_BOOM, SCORE_A)
        .dice(6, 2, 5, 5, 4, 2, 3, 2, 4, 3, 4, 5)
        .state()
    )


LESSONS: Final = Lessons(GAME, "ev", Setup(2, 0), SCRIPT, first_position)
