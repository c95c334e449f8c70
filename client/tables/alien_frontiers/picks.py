"""Every move as the things a person points at to make it, in order.

A docking is some dice and a station; the Plasma Cannon is the upper half of its card and a docked ship. Because every
move has such a path, whatever is legal can be reached by walking one, and nothing else can.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from client.stage.picks import CONFIRM, Path, Pick, simple
from engine.core.moves import Move, Seat
from engine.games.alien_frontiers import moves as af
from engine.games.alien_frontiers.components import (
    BOOSTER_POD,
    DATA_CRYSTAL,
    FIELDS,
    GRAVITY_MANIPULATOR,
    MIND_CONTROL_HELMET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    STASIS_BEAM,
    TEMPORAL_WARPER,
)

ROLL = Pick("roll")
END_TURN = Pick("end_turn")
LAUNCH = Pick("launch")
BUY_RELIC = Pick("buy_relic")
CYCLE = Pick("cycle")
TRADE = Pick("trade")
CEASE_FIRE = Pick("cease_fire")
TAKE_NOTHING = Pick("take_nothing")
OWN_PURSE: Seat = -1
"""Whose tokens are counted when some must be given back."""


def die(index: int) -> Pick:
    """An unplaced ship, by its place in the hand."""
    return Pick("die", index)


def ship(ship: int) -> Pick:
    """An unplaced ship that a card asks for by what it is."""
    return Pick("ship", ship)


def station(number: int) -> Pick:
    return Pick("station", number)


def docked(station: int, ship: int) -> Pick:
    return Pick("docked", station, ship)


def territory(number: int) -> Pick:
    return Pick("territory", number)


def colony(territory: int, owner: Seat) -> Pick:
    return Pick("colony", territory, owner)


def field(number: int) -> Pick:
    return Pick("field", number)


def shown(card: int) -> Pick:
    """A card on show at the Alien Artifact."""
    return Pick("shown", card)


def thrown(card: int) -> Pick:
    """A card in the discard pile."""
    return Pick("thrown", card)


def loot(victim: Seat, card: int) -> Pick:
    return Pick("loot", victim, card)


def deal(price: int, times: int) -> Pick:
    """A trade at the Orbital Market."""
    return Pick("deal", price, times)


def power(card: int) -> Pick:
    """The upper half of a card: its fuel power."""
    return Pick("power", card)


def discard(card: int) -> Pick:
    """The lower half: what giving the card up does."""
    return Pick("discard", card)


def token(seat: Seat, kind: int) -> Hashable:
    """What a token counts as when it is taken or given back: 0 is fuel, 1 is ore."""
    return "token", seat, kind


def purse(*amounts: tuple[Seat, int, int]) -> tuple[Hashable, ...]:
    """Tokens counted out."""
    return tuple(
        token(seat, kind) for seat, *counts in amounts for kind, count in enumerate(counts) for _ in range(count)
    )


def path_of(move: Move, firing: bool = False) -> Path | None:
    """The path of a move; None for a kind of move no control stands for. While firing, the cannon is already chosen."""
    if firing and isinstance(move, af.Fire):
        return Path((docked(move.station, move.ship),))
    describe = PATHS.get(type(move))
    return describe(move) if describe else None


def _on_a_ship(card: int) -> Callable[[Any], Path]:
    return lambda move: Path((power(card), ship(move.ship)))


def _redocking(card: int) -> Callable[[Any], Path]:
    return lambda move: Path((power(card), docked(move.origin, move.ship), station(move.station)), move.companions)


PATHS: dict[type[Move], Callable[[Any], Path]] = {
    af.Roll: simple(ROLL),
    af.EndTurn: simple(END_TURN),
    af.Launch: simple(LAUNCH),
    af.BuyRelic: simple(BUY_RELIC),
    af.Cycle: simple(CYCLE),
    af.CeaseFire: simple(CEASE_FIRE),
    af.TakeNothing: simple(TAKE_NOTHING),
    af.Dock: lambda move: Path((station(move.station),), move.ships),
    af.Trade: lambda move: Path((TRADE, deal(move.price, move.times))),
    af.Claim: lambda move: Path((shown(move.card),)),
    af.Land: lambda move: Path((territory(move.territory),)),
    af.MoveColony: lambda move: Path((territory(move.territory),)),
    af.SwapColony: lambda move: Path((colony(move.territory, move.owner),)),
    af.TakeResources: lambda move: Path((CONFIRM,), purse(*move.loot)),
    af.TakeCard: lambda move: Path((loot(move.victim, move.card),)),
    af.GiveBack: lambda move: Path((CONFIRM,), purse((OWN_PURSE, move.fuel, move.ore))),
    af.Boost: _on_a_ship(BOOSTER_POD),
    af.Slow: _on_a_ship(STASIS_BEAM),
    af.Flip: _on_a_ship(POLARITY_DEVICE),
    af.Shift: lambda move: Path((power(GRAVITY_MANIPULATOR), ship(move.lower), ship(move.higher))),
    af.Reroll: lambda move: Path((power(TEMPORAL_WARPER), CONFIRM), move.ships),
    af.Borrow: lambda move: Path((power(DATA_CRYSTAL), territory(move.territory))),
    af.Teleport: _redocking(ORBITAL_TELEPORTER),
    af.MindControl: _redocking(MIND_CONTROL_HELMET),
    af.Fire: lambda move: Path((power(PLASMA_CANNON), docked(move.station, move.ship))),
    af.RemoveField: lambda move: Path((discard(BOOSTER_POD), field(move.field))),
    af.PlaceField: lambda move: Path((discard(FIELDS[move.field].card), territory(move.territory))),
    af.LiftColony: lambda move: Path((discard(ORBITAL_TELEPORTER), colony(move.territory, move.owner))),
    af.ChooseForSwap: lambda move: Path((discard(POLARITY_DEVICE), colony(move.territory, move.owner))),
    af.DestroyShip: lambda move: Path((discard(PLASMA_CANNON), docked(move.station, move.ship))),
    af.RecoverCard: lambda move: Path((discard(TEMPORAL_WARPER), thrown(move.card))),
}
