"""What happens at the table. Seats, ships, stations, territories, cards and fields are numbers (components.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.moves import Event, Seat

# -- the turn ----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class TurnBegan(Event):
    seat: Seat
    round: int


@dataclass(slots=True)
class ShipsRolled(Event):
    """The ships came back from wherever they stood and were rolled."""

    reveals: ClassVar[bool] = True
    seat: Seat
    ships: tuple[int, ...]


@dataclass(slots=True)
class ShipReturnedToStock(Event):
    """A ship left play from a station."""

    ship: int
    station: int


@dataclass(slots=True)
class CachePaid(Event):
    """Resource Cache counted the roll."""

    seat: Seat
    odd: int
    even: int


@dataclass(slots=True)
class ShipsParked(Event):
    """Ships that could not be placed went to the Maintenance Bay."""

    seat: Seat
    ships: tuple[int, ...]


@dataclass(slots=True)
class TokensReturned(Event):
    """Down to the limit of eight."""

    seat: Seat
    fuel: int
    ore: int

    @property
    def tokens(self) -> tuple[int, int]:
        return self.fuel, self.ore


@dataclass(slots=True)
class TurnEnded(Event):
    seat: Seat


@dataclass(slots=True)
class GameEnded(Event):
    """This seat landed its last colony."""

    seat: Seat


# -- resources ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Paid(Event):
    seat: Seat
    fuel: int
    ore: int

    @property
    def tokens(self) -> tuple[int, int]:
        return self.fuel, self.ore


@dataclass(slots=True)
class Gained(Event):
    """Taken from the stocks; `short` tokens were no longer there."""

    seat: Seat
    fuel: int
    ore: int
    short: int

    @property
    def tokens(self) -> tuple[int, int]:
        return self.fuel, self.ore

    @property
    def case(self) -> str:
        if not self.short:
            return ""
        return "short" if self.fuel or self.ore else "nothing"


@dataclass(slots=True)
class Traded(Event):
    seat: Seat
    fuel: int
    ore: int


# -- ships -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class ShipsDocked(Event):
    seat: Seat
    station: int
    ships: tuple[int, ...]


@dataclass(slots=True)
class ShipBuilt(Event):
    seat: Seat


@dataclass(slots=True)
class ShipsDisplaced(Event):
    """A stronger sequence pushed these out of the Raiders' Outpost."""

    seat: Seat
    ships: tuple[int, ...]


@dataclass(slots=True)
class ShipTurned(Event):
    """A card changed a ship's value."""

    seat: Seat
    before: int
    after: int


@dataclass(slots=True)
class ShipsRerolled(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(slots=True)
class ShipTeleported(Event):
    """A docked ship was lifted from its station to dock again elsewhere."""

    seat: Seat
    ship: int
    origin: int


@dataclass(slots=True)
class ShipHit(Event):
    """Plasma Cannon: to the Maintenance Bay, or out of play from the Terraforming Station."""

    seat: Seat
    ship: int
    station: int


@dataclass(slots=True)
class RelicBought(Event):
    seat: Seat


@dataclass(slots=True)
class RelicReturned(Event):
    """The relic ship went home to Burroughs Desert. `station` is where it stood, -1 if it was unplaced."""

    owner: Seat
    station: int


# -- colonies, territories, fields -------------------------------------------------------------------------------


@dataclass(slots=True)
class HubAdvanced(Event):
    """The colony on a Colonist Hub track moved."""

    seat: Seat
    before: int
    after: int


@dataclass(slots=True)
class HubStepLost(Event):
    """The extra step could not be used: no fee for a launch."""

    seat: Seat


@dataclass(slots=True)
class ColonyLaunched(Event):
    seat: Seat


@dataclass(slots=True)
class ColonyLanded(Event):
    seat: Seat
    territory: int


@dataclass(slots=True)
class ColonyMoved(Event):
    seat: Seat
    owner: Seat
    origin: int
    territory: int


@dataclass(slots=True)
class ColoniesSwapped(Event):
    seat: Seat
    owner: Seat
    territory: int
    other_owner: Seat
    other_territory: int


@dataclass(slots=True)
class ControlChanged(Event):
    territory: int
    before: Seat
    after: Seat

    @property
    def case(self) -> str:
        if self.after < 0:
            return "lost"
        return "taken" if self.before >= 0 else ""


@dataclass(slots=True)
class FieldPlaced(Event):
    seat: Seat
    field: int
    territory: int
    origin: int


@dataclass(slots=True)
class FieldRemoved(Event):
    seat: Seat
    field: int
    territory: int


@dataclass(slots=True)
class BonusBorrowed(Event):
    seat: Seat
    territory: int


# -- cards -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class DisplayCycled(Event):
    seat: Seat
    cards: tuple[int, ...]


@dataclass(slots=True)
class CardShown(Event):
    reveals: ClassVar[bool] = True
    card: int


@dataclass(slots=True)
class PileShuffled(Event):
    """The discard pile became the draw pile."""

    cards: int


@dataclass(slots=True)
class CardClaimed(Event):
    seat: Seat
    card: int


@dataclass(slots=True)
class CardUsed(Event):
    """A fuel power."""

    seat: Seat
    card: int


@dataclass(slots=True)
class CardDiscarded(Event):
    """For its discard power, or because the rules say so."""

    seat: Seat
    card: int


@dataclass(slots=True)
class CardRecovered(Event):
    """Taken from the discard pile."""

    seat: Seat
    card: int


# -- raids -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class ResourcesStolen(Event):
    seat: Seat
    victim: Seat
    fuel: int
    ore: int

    @property
    def tokens(self) -> tuple[int, int]:
        return self.fuel, self.ore


@dataclass(slots=True)
class CardStolen(Event):
    """`kept` is False where the raider owns that card already: it goes to the discard pile."""

    seat: Seat
    victim: Seat
    card: int
    kept: bool

    @property
    def case(self) -> str:
        return "" if self.kept else "double"


@dataclass(slots=True)
class RaidDeclined(Event):
    seat: Seat
