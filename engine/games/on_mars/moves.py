"""What a player may say. Hexes, goods, Techs, cards and tiles are numbers (components.py, hexes.py)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move, Seat

# -- the turn ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Act(Move):
    """A main action of your side."""

    action: int


@dataclass(frozen=True, slots=True)
class Executive(Move):
    """An executive action of your Depot."""

    slot: int


@dataclass(frozen=True, slots=True)
class UseBuilding(Move):
    """The executive action of a built Blueprint, for 2 Crystals or for nothing where a Scientist works."""

    blueprint: int
    crystals: int

    @property
    def case(self) -> str:
        return "" if self.crystals else "free"


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    pass


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """No more of this, or none at all."""


# -- free moments ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CompleteGoal(Move):
    """Show a Private Goal and take two free developments (0), its own reward (1), or nothing (2)."""

    goal: int
    reward: int

    @property
    def case(self) -> str:
        return ("develop", "own", "nothing")[self.reward]


@dataclass(frozen=True, slots=True)
class Deliver(Move):
    """Put one of your goods on a delivery Contract."""

    contract: int
    good: int


@dataclass(frozen=True, slots=True)
class ShowCard(Move):
    """A First Colonist B card whose task you have done."""

    card: int


# -- paying ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """Resources, so many of each."""

    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PayCrystals(Move):
    """What is still owed, from the Depot."""

    amount: int


@dataclass(frozen=True, slots=True)
class DiscardGoal(Move):
    """A Private Goal in place of a Crystal."""

    goal: int


@dataclass(frozen=True, slots=True)
class PayCrowding(Move):
    """So many Crystals for the crowd on an action, Colonists for the rest."""

    crystals: int
    colonists: int

    @property
    def case(self) -> str:
        if self.crystals and self.colonists:
            return "both"
        return "crystals" if self.crystals else "colonists"


# -- orbit -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeItem(Move):
    """From the Warehouse."""

    good: int


@dataclass(frozen=True, slots=True)
class GainResource(Move):
    """A Resource of your choice from the supply."""

    good: int


@dataclass(frozen=True, slots=True)
class TakeBlueprint(Move):
    blueprint: int


@dataclass(frozen=True, slots=True)
class TakeTech(Move):
    """From a space of the Tech Grid."""

    tech: int
    place: int


@dataclass(frozen=True, slots=True)
class PlaceTech(Move):
    """Where in the first column of the Laboratory a new Tech goes."""

    space: int


@dataclass(frozen=True, slots=True)
class Develop(Move):
    tech: int
    space: int


@dataclass(frozen=True, slots=True)
class KeepOxygen(Move):
    """For a Tech of yours that another player used, instead of developing it."""


@dataclass(frozen=True, slots=True)
class UseTech(Move):
    """A Tech tile in anybody's Laboratory; `colonists` raise its level for this construction."""

    tech: int
    owner: Seat
    colonists: int = 0

    @property
    def case(self) -> str:
        return "raised" if self.colonists else ""


# -- colony ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoveBot(Move):
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class MoveRover(Move):
    target: int


@dataclass(frozen=True, slots=True)
class BuyPoint(Move):
    """A Crystal for one more movement point of the Rover or of the Bots."""

    rover: bool

    @property
    def case(self) -> str:
        return "rover" if self.rover else "bots"


@dataclass(frozen=True, slots=True)
class Collect(Move):
    """Which of the tiles under your Bots is taken next."""

    place: int


@dataclass(frozen=True, slots=True)
class Construct(Move):
    building: int


@dataclass(frozen=True, slots=True)
class Build(Move):
    place: int


@dataclass(frozen=True, slots=True)
class Displace(Move):
    """Where your Bot or Rover makes room to."""

    place: int


@dataclass(frozen=True, slots=True)
class ChooseBonus(Move):
    """Of the Life Support System."""

    bonus: int


@dataclass(frozen=True, slots=True)
class Retrieve(Move):
    """A Colonist back from an action or from the Working Area."""

    origin: int


@dataclass(frozen=True, slots=True)
class ChooseSide(Move):
    side: int


@dataclass(frozen=True, slots=True)
class UpgradeBuilding(Move):
    blueprint: int
    place: int


@dataclass(frozen=True, slots=True)
class WelcomeShip(Move):
    """From which Depot space the Ship comes."""

    slot: int


@dataclass(frozen=True, slots=True)
class Arrive(Move):
    colonists: int
    bots: int

    @property
    def case(self) -> str:
        return "bot" if self.bots else ""


@dataclass(frozen=True, slots=True)
class PlaceBot(Move):
    place: int


@dataclass(frozen=True, slots=True)
class Hire(Move):
    scientist: int


@dataclass(frozen=True, slots=True)
class TakeContract(Move):
    contract: int


@dataclass(frozen=True, slots=True)
class Refill(Move):
    """Which Contract fills the empty slot of the display."""

    contract: int


@dataclass(frozen=True, slots=True)
class Boost(Move):
    """A Colonist for one more."""


@dataclass(frozen=True, slots=True)
class Produce(Move):
    """A Colonist, and this Advanced Building produces once more."""

    place: int


@dataclass(frozen=True, slots=True)
class FeedRadar(Move):
    """Which face-up Discovery tile goes on the Radar."""

    tile: int


@dataclass(frozen=True, slots=True)
class BuyColonist(Move):
    """A Water, a Plant or a Mineral for one Colonist."""

    good: int


# -- travel ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Settle(Move):
    """Where your first Shelter stands."""

    place: int


@dataclass(frozen=True, slots=True)
class TakeSpace(Move):
    """A turn-order space."""

    space: int


@dataclass(frozen=True, slots=True)
class PlaceShuttle(Move):
    side: int


@dataclass(frozen=True, slots=True)
class Travel(Move):
    """With the Shuttle, or by one of your Ships."""

    ship: bool

    @property
    def case(self) -> str:
        return "ship" if self.ship else ""


@dataclass(frozen=True, slots=True)
class Stay(Move):
    pass


@dataclass(frozen=True, slots=True)
class PlaceDiscovery(Move):
    tile: int
    place: int


# -- Blackout ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoveUnit(Move):
    """The Security Unit goes to a hex beside it."""

    target: int


@dataclass(frozen=True, slots=True)
class Strike(Move):
    """Which of several Buildings a Vandalism card means."""

    place: int


@dataclass(frozen=True, slots=True)
class Repair(Move):
    place: int


@dataclass(frozen=True, slots=True)
class RewardFirst(Move):
    """The reward of a Private Goal, and the repair after it."""
