"""What a player may say. Ships, stations, territories and cards are numbers (components.py)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move, Seat
from engine.games.alien_frontiers.components import FIELDS


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Gather your ships and roll them."""


@dataclass(frozen=True, slots=True)
class Dock(Move):
    station: int
    ships: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trade(Move):
    """At the Orbital Market: `price` fuel for one ore, `times` over."""

    price: int
    times: int


@dataclass(frozen=True, slots=True)
class Cycle(Move):
    """Replace the displayed cards."""


@dataclass(frozen=True, slots=True)
class Claim(Move):
    card: int


@dataclass(frozen=True, slots=True)
class Launch(Move):
    """Pay for the colony waiting on the last circle of your Colonist Hub track."""


@dataclass(frozen=True, slots=True)
class BuyRelic(Move):
    pass


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    pass


# -- decisions that an action calls for --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Land(Move):
    territory: int


@dataclass(frozen=True, slots=True)
class TakeResources(Move):
    """Loot of a raid: (victim, fuel, ore) for each player robbed."""

    loot: tuple[tuple[Seat, int, int], ...]


@dataclass(frozen=True, slots=True)
class TakeCard(Move):
    victim: Seat
    card: int


@dataclass(frozen=True, slots=True)
class TakeNothing(Move):
    pass


@dataclass(frozen=True, slots=True)
class GiveBack(Move):
    """Return tokens down to the limit of eight."""

    fuel: int
    ore: int

    @property
    def tokens(self) -> tuple[int, int]:
        return self.fuel, self.ore


# -- fuel powers of cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Boost(Move):
    """Booster Pod: +1 on a ship."""

    ship: int


@dataclass(frozen=True, slots=True)
class Slow(Move):
    """Stasis Beam: -1 on a ship."""

    ship: int


@dataclass(frozen=True, slots=True)
class Flip(Move):
    """Polarity Device: turn a ship to its opposite face."""

    ship: int


@dataclass(frozen=True, slots=True)
class Shift(Move):
    """Gravity Manipulator: -1 on one ship, +1 on another."""

    lower: int
    higher: int


@dataclass(frozen=True, slots=True)
class Reroll(Move):
    """Temporal Warper."""

    ships: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Borrow(Move):
    """Data Crystal: have a territory's bonus this turn."""

    territory: int


@dataclass(frozen=True, slots=True)
class Teleport(Move):
    """Orbital Teleporter: dock one of your docked ships elsewhere, with unplaced companions if need be."""

    ship: int
    origin: int
    station: int
    companions: tuple[int, ...]

    @property
    def case(self) -> str:
        return "with" if self.companions else ""


@dataclass(frozen=True, slots=True)
class MindControl(Move):
    """Mind Control Helmet: dock another player's docked ship elsewhere as if it were yours."""

    ship: int
    origin: int
    station: int
    companions: tuple[int, ...]

    @property
    def case(self) -> str:
        return "with" if self.companions else ""


@dataclass(frozen=True, slots=True)
class Fire(Move):
    """Plasma Cannon: send a ship of another player to the Maintenance Bay; more ships of the station may follow."""

    station: int
    ship: int


@dataclass(frozen=True, slots=True)
class CeaseFire(Move):
    pass


# -- discard powers of cards -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RemoveField(Move):
    """Booster Pod."""

    field: int


@dataclass(frozen=True, slots=True)
class PlaceField(Move):
    """Stasis Beam, Data Crystal, Gravity Manipulator: each its own field."""

    field: int
    territory: int

    @property
    def card(self) -> int:
        """The card given up."""
        return FIELDS[self.field].card


@dataclass(frozen=True, slots=True)
class LiftColony(Move):
    """Orbital Teleporter: choose the colony to move; `MoveColony` says where."""

    territory: int
    owner: Seat


@dataclass(frozen=True, slots=True)
class MoveColony(Move):
    territory: int


@dataclass(frozen=True, slots=True)
class ChooseForSwap(Move):
    """Polarity Device: choose the first of two colonies; `SwapColony` names the other."""

    territory: int
    owner: Seat


@dataclass(frozen=True, slots=True)
class SwapColony(Move):
    territory: int
    owner: Seat


@dataclass(frozen=True, slots=True)
class DestroyShip(Move):
    """Plasma Cannon: return a ship of another player to its stock."""

    station: int
    ship: int


@dataclass(frozen=True, slots=True)
class RecoverCard(Move):
    """Temporal Warper: take a card from the discard pile."""

    card: int
