"""Learning to play: two turns against a rival, laid out beforehand move by move.

The match is a real one. Its dice, its shakes and its encounter are dictated, and the rival plays what is written here;
so does the person, who is told what and why before each move. What the table does by itself is written down as well.
"""

from __future__ import annotations

from typing import Final

from client.stage.lessons import Beat, Lessons
from engine.core.game import Setup
from engine.core.moves import Move, Seat
from engine.games.starfarers.components import CARDS, COLONY_SHIP, FREIGHT_RING, KINDS, ONE_CARD, TRADE_SHIP
from engine.games.starfarers.game import GAME
from engine.games.starfarers.moves import (
    Accept,
    AskFor,
    Befriend,
    BuildPart,
    ChooseShip,
    Compose,
    Deal,
    EndBuilding,
    EndFlight,
    Fly,
    Found,
    Offer,
    PutIn,
    SayYes,
    Stop,
    TakeReserve,
    ThrowDice,
)
from engine.games.starfarers.position import Position
from engine.games.starfarers.state import StarfarersState

ORE, FUEL, CARBON, FOOD, GOODS = KINDS
YOU: Final = 0
RIVAL: Final = 1
COLONY, TRADER = 0, 1
"""The transporters of the two ships."""
FROM, ON_THE_WAY, HALFWAY = 33, 68, 114
WORLDS, STATION = 98, 163
CARD: Final = next(number for number, card in enumerate(CARDS) if card.id == "green_folk_ore")
BLACK_RED, BLUE_YELLOW, BLUE_RED, YELLOW_RED = 2, 3, 4, 5
"""Pairs of balls that a shake can show."""

_TURNS: Final[tuple[tuple[Seat, int, tuple[tuple[Move, str], ...]], ...]] = (
    (
        YOU,
        1,
        (
            (ThrowDice(), "throw"),
            (TakeReserve(1), "reserve"),
            (EndBuilding(), "shake"),
            (ChooseShip(COLONY), "choose"),
            (Fly(WORLDS), "fly"),
            (Stop(), "stop"),
        ),
    ),
    (
        YOU,
        2,
        (
            (Found(), "found"),
            (ChooseShip(TRADER), "next_ship"),
            (Fly(HALFWAY), "fly_on"),
            (Stop(), "stop"),
            (EndFlight(), "stop"),
        ),
    ),
    (RIVAL, 3, ((ThrowDice(), "rival"), (TakeReserve(1), "rival"), (EndBuilding(), "rival"))),
    (
        YOU,
        3,
        (
            (ThrowDice(), "throw_again"),
            (TakeReserve(1), "reserve"),
            (Compose(), "compose"),
            (PutIn(GOODS), "give"),
            (AskFor(ORE), "want"),
            (Offer(ONE_CARD[GOODS], ONE_CARD[ORE], (RIVAL,)), "ask"),
        ),
    ),
    (RIVAL, 3, ((Accept(), "rival_answers"),)),
    (YOU, 3, ((Deal(RIVAL, ONE_CARD[GOODS], ONE_CARD[ORE]), "deal"), (BuildPart(FREIGHT_RING), "ring"))),
    (YOU, 4, ((EndBuilding(), "black_ball"), (SayYes(), "help"))),
    (
        YOU,
        5,
        (
            (ChooseShip(TRADER), "to_base"),
            (Fly(STATION), "station"),
            (Stop(), "stop"),
            (Befriend(CARD), "friend"),
            (EndFlight(), "stop"),
        ),
    ),
)

SCRIPT: Final = tuple(Beat(seat, move, caption, lesson) for seat, lesson, moves in _TURNS for move, caption in moves)


def first_position() -> StarfarersState:
    """Before the first throw: a colony ship at the edge of the home systems, and a trade ship on its way."""
    return (
        Position(players=2)
        .ship(YOU, COLONY + 1, COLONY_SHIP, FROM)
        .ship(YOU, TRADER + 1, TRADE_SHIP, ON_THE_WAY)
        .parts(YOU, boosters=2)
        .hand(YOU, ore=0, goods=1)
        .hand(RIVAL, ore=2, food=1)
        .chit("aurora_goods", "yellow_3")
        .chit("aurora_ore", "blue_2")
        .reserve(FUEL, FOOD, ORE, CARBON, FOOD, FUEL, ORE, GOODS)
        .encounters("e20")
        .next_results(3, 5, BLUE_RED, 2, 4, 6, 5, BLACK_RED, YELLOW_RED, BLUE_YELLOW)
        .to_throw()
        .state()
    )


LESSONS: Final = Lessons(GAME, "sf", Setup(2, 0), SCRIPT, first_position)
