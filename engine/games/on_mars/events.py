"""What happens at the table. Seats, hexes, goods, Techs, cards and tiles are numbers (components.py, hexes.py)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.moves import Event, Seat
from engine.games.on_mars.components import HIDDEN, NOBODY

# -- rounds and turns --------------------------------------------------------------------------------------------


@dataclass(slots=True)
class RoundBegan(Event):
    round: int
    last: bool

    @property
    def case(self) -> str:
        return "last" if self.last else ""


@dataclass(slots=True)
class TurnBegan(Event):
    """`stored` waiting Crystals went to the Depot, `lost` found no room."""

    seat: Seat
    stored: int
    lost: int

    @property
    def case(self) -> str:
        if self.lost:
            return "lost"
        return "stored" if self.stored else ""


@dataclass(slots=True)
class TurnEnded(Event):
    seat: Seat


@dataclass(slots=True)
class ActionChosen(Event):
    seat: Seat
    action: int


@dataclass(slots=True)
class ExecutiveChosen(Event):
    seat: Seat
    slot: int


@dataclass(slots=True)
class BuildingUsed(Event):
    seat: Seat
    blueprint: int
    owner: Seat
    crystals: int

    @property
    def case(self) -> str:
        if self.seat == self.owner:
            return "own" if self.crystals else "own_free"
        return ""


@dataclass(slots=True)
class ScientistAssigned(Event):
    seat: Seat
    scientist: int
    blueprint: int


@dataclass(slots=True)
class EndTriggered(Event):
    """The next round is the last, or with Space Oddity none follows."""

    now: bool

    @property
    def case(self) -> str:
        return "now" if self.now else ""


@dataclass(slots=True)
class GameEnded(Event):
    pass


@dataclass(slots=True)
class SoloJudged(Event):
    """How the solo goal came out: the conditions missed, as what, how many and which thing."""

    missed: tuple[tuple[str, int, str], ...]
    op: int
    lacerda: int

    @property
    def case(self) -> str:
        return "" if self.missed else "won"


# -- goods and people --------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Scored(Event):
    """`reason` is a word of the catalogue."""

    seat: Seat
    op: int
    reason: int


@dataclass(slots=True)
class GoodsGained(Event):
    """`delivered` of them went straight to a Contract, `lost` found no room."""

    seat: Seat
    good: int
    amount: int
    delivered: int
    lost: int

    @property
    def case(self) -> str:
        if self.lost:
            return "lost"
        return "delivered" if self.delivered else ""

    @property
    def goods(self) -> tuple[int, ...]:
        """As amounts by number, the way sentences list goods."""
        return (*(0,) * self.good, self.amount)


@dataclass(slots=True)
class CrystalsGained(Event):
    """They wait until the next turn begins."""

    seat: Seat
    amount: int


@dataclass(slots=True)
class GoodsPaid(Event):
    seat: Seat
    goods: tuple[int, ...]


@dataclass(slots=True)
class CrystalsPaid(Event):
    seat: Seat
    amount: int


@dataclass(slots=True)
class GoalDiscarded(Event):
    """In place of a Crystal, unseen by the others."""

    seat: Seat
    goal: int

    @property
    def case(self) -> str:
        return "hidden" if self.goal == HIDDEN else ""

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, goal=HIDDEN)


@dataclass(slots=True)
class ItemTaken(Event):
    """From the Warehouse; Lacerda keeps Crystals only."""

    seat: Seat
    good: int
    kept: bool

    @property
    def case(self) -> str:
        return "" if self.kept else "given_up"


@dataclass(slots=True)
class SlotsCleared(Event):
    """Full slots: these players' Colonists went to their Working Areas."""

    action: int
    owners: tuple[Seat, ...]


@dataclass(slots=True)
class CrowdPaid(Event):
    seat: Seat
    crystals: int
    colonists: int

    @property
    def case(self) -> str:
        if not self.colonists:
            return "crystals"
        return "both" if self.crystals else "colonists"


@dataclass(slots=True)
class ColonistPlaced(Event):
    """On a slot of an action."""

    seat: Seat
    action: int


@dataclass(slots=True)
class ColonistsWorked(Event):
    """From the Living Quarters to the Working Area."""

    seat: Seat
    colonists: int


@dataclass(slots=True)
class ColonistsReturned(Event):
    """To the Living Quarters; `lost` went to the supply. `origin`: an action, the Working Area, a Mine."""

    seat: Seat
    origin: int
    colonists: int
    lost: int

    @property
    def case(self) -> str:
        return "lost" if self.lost else ""


@dataclass(slots=True)
class ColonistsArrived(Event):
    seat: Seat
    colonists: int


# -- Techs, Blueprints, cards ------------------------------------------------------------------------------------


@dataclass(slots=True)
class TechTaken(Event):
    seat: Seat
    tech: int
    space: int


@dataclass(slots=True)
class TechDeveloped(Event):
    seat: Seat
    tech: int
    origin: int
    space: int
    level: int


@dataclass(slots=True)
class TechUsed(Event):
    """A Tech tile helped; `owner` sets an Oxygen aside if it is somebody else's."""

    seat: Seat
    tech: int
    owner: Seat

    @property
    def case(self) -> str:
        return "own" if self.seat == self.owner else ""


@dataclass(slots=True)
class OxygenKept(Event):
    seat: Seat
    tech: int


@dataclass(slots=True)
class BlueprintTaken(Event):
    seat: Seat
    blueprint: int


@dataclass(slots=True)
class ScientistHired(Event):
    seat: Seat
    scientist: int


@dataclass(slots=True)
class ContractTaken(Event):
    seat: Seat
    contract: int


@dataclass(slots=True)
class OfferRefilled(Event):
    contract: int
    slot: int


@dataclass(slots=True)
class OfferDrawn(Event):
    """Lacerda's refill comes from a shuffled deck."""

    reveals: ClassVar[bool] = True
    contract: int
    slot: int


@dataclass(slots=True)
class GoodsDelivered(Event):
    seat: Seat
    contract: int
    good: int


@dataclass(slots=True)
class ContractCompleted(Event):
    seat: Seat
    contract: int


@dataclass(slots=True)
class GoalCompleted(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    goal: int
    reward: int

    @property
    def case(self) -> str:
        return ("develop", "own", "nothing")[self.reward]


@dataclass(slots=True)
class MissionAdvanced(Event):
    seat: Seat
    mission: int
    left: int


@dataclass(slots=True)
class MissionCompleted(Event):
    mission: int


@dataclass(slots=True)
class RemainingMoved(Event):
    """The Remaining Missions marker."""

    remaining: int


# -- the surface -------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class BotMoved(Event):
    seat: Seat
    origin: int
    target: int


@dataclass(slots=True)
class RoverMoved(Event):
    seat: Seat
    origin: int
    target: int


@dataclass(slots=True)
class CrystalCollected(Event):
    seat: Seat
    place: int


@dataclass(slots=True)
class CrystalRemoved(Event):
    place: int


@dataclass(slots=True)
class TileTaken(Event):
    seat: Seat
    tile: int
    place: int


@dataclass(slots=True)
class TileRemoved(Event):
    tile: int
    place: int


@dataclass(slots=True)
class PieceDisplaced(Event):
    """A Bot or Rover made room for a Building."""

    seat: Seat
    rover: bool
    origin: int
    target: int

    @property
    def case(self) -> str:
        return "rover" if self.rover else "bot"


@dataclass(slots=True)
class BuildingPlaced(Event):
    """`building` is the type, `size` that of the Complex it now belongs to."""

    seat: Seat
    building: int
    place: int
    size: int

    @property
    def case(self) -> str:
        return "complex" if self.size > 1 else ""


@dataclass(slots=True)
class CrystalsAppeared(Event):
    """Where the arrows of a new tile point."""

    places: tuple[int, ...]

    @property
    def count(self) -> int:
        return len(self.places)


@dataclass(slots=True)
class StackRevealed(Event):
    """The arrows of the next tile come to light."""

    reveals: ClassVar[bool] = True
    building: int
    face: int


@dataclass(slots=True)
class ProgressMade(Event):
    seat: Seat
    building: int


@dataclass(slots=True)
class LssRaised(Event):
    seat: Seat
    building: int
    row: int


@dataclass(slots=True)
class BuildingUpgraded(Event):
    seat: Seat
    blueprint: int
    place: int


@dataclass(slots=True)
class ShipWelcomed(Event):
    seat: Seat
    slot: int


@dataclass(slots=True)
class BotArrived(Event):
    seat: Seat
    place: int


@dataclass(slots=True)
class LevelReached(Event):
    level: int


@dataclass(slots=True)
class BlueprintsShown(Event):
    reveals: ClassVar[bool] = True
    blueprints: tuple[int, ...]


@dataclass(slots=True)
class GridRefilled(Event):
    reveals: ClassVar[bool] = True
    techs: tuple[int, ...]


@dataclass(slots=True)
class WarehouseRefilled(Event):
    pass


# -- travel ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class ShelterSettled(Event):
    seat: Seat
    place: int


@dataclass(slots=True)
class SpaceTaken(Event):
    seat: Seat
    space: int


@dataclass(slots=True)
class ShuttlePlaced(Event):
    seat: Seat
    side: int


@dataclass(slots=True)
class ShuttleMoved(Event):
    """It waits (`flew` false) or has gone to the other side; `gone` after its last trip."""

    side: int
    space: int
    flew: bool
    gone: bool

    @property
    def case(self) -> str:
        if self.gone:
            return "gone"
        return "flew" if self.flew else ""


@dataclass(slots=True)
class ShuttleStopped(Event):
    """At level 4 it does not move."""


@dataclass(slots=True)
class Travelled(Event):
    """`by` is 0 for the Shuttle, 1 for a Ship, 2 for anything else."""

    seat: Seat
    side: int
    by: int

    @property
    def case(self) -> str:
        return ("shuttle", "ship", "")[self.by]


@dataclass(slots=True)
class Stayed(Event):
    seat: Seat


@dataclass(slots=True)
class DiscoveryPlaced(Event):
    seat: Seat
    tile: int
    place: int


@dataclass(slots=True)
class DiscoveryShown(Event):
    reveals: ClassVar[bool] = True
    tile: int


@dataclass(slots=True)
class RadarFed(Event):
    seat: Seat
    tile: int


# -- First Colonists ---------------------------------------------------------------------------------------------


@dataclass(slots=True)
class CardAShown(Event):
    """Two B cards were drawn for it; only their owner knows them."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
    drawn: tuple[int, ...]

    @property
    def case(self) -> str:
        return "hidden" if HIDDEN in self.drawn else ""

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, drawn=(HIDDEN,) * len(self.drawn))


@dataclass(slots=True)
class CardBShown(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int


# -- Lacerda -----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class CardRevealed(Event):
    """The card of his turn: its number, and the action it names on his side."""

    reveals: ClassVar[bool] = True
    card: int
    action: int


@dataclass(slots=True)
class SoloDeckShuffled(Event):
    reveals: ClassVar[bool] = True
    cards: int


@dataclass(slots=True)
class LacerdaDecided(Event):
    """Why he does what follows: a word of the catalogue, its figures and the rule. Often chance has decided, so that
    nothing before it is taken back."""

    reveals: ClassVar[bool] = True
    reason: str
    rule: str
    figures: tuple[int, ...] = ()

    @property
    def case(self) -> str:
        return self.reason


@dataclass(slots=True)
class IconAdvanced(Event):
    """His Bot in the Progress area."""

    building: int


@dataclass(slots=True)
class LacerdaGrew(Event):
    """At a new Colony level: a Ship to his Hangar, a Bot to his board."""

    ship: bool
    bot: bool

    @property
    def case(self) -> str:
        if self.ship:
            return "ship_and_bot" if self.bot else "ship"
        return ""


# -- Blackout ----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class VandalismDrawn(Event):
    reveals: ClassVar[bool] = True
    card: int


@dataclass(slots=True)
class VandalismShuffled(Event):
    """The deck was empty: the discards are the new one."""


@dataclass(slots=True)
class BuildingGuarded(Event):
    """The Security Unit is near: nothing happens."""

    building: int
    place: int


@dataclass(slots=True)
class BotLaid(Event):
    """A Bot took the blow for the Building it stands on."""

    seat: Seat
    building: int
    place: int


@dataclass(slots=True)
class BotsStoodUp(Event):
    seat: Seat


@dataclass(slots=True)
class BuildingVandalised(Event):
    building: int
    place: int


@dataclass(slots=True)
class BlackoutFell(Event):
    """A Building goes dark, a Colonist of `owner` lies on it; `dark` are so now."""

    building: int
    place: int
    owner: Seat
    dark: int


@dataclass(slots=True)
class BuildingRepaired(Event):
    """Its token goes, or the Colonist of `owner` goes home; `lost` found no room there."""

    seat: Seat
    building: int
    place: int
    owner: Seat
    lost: int

    @property
    def case(self) -> str:
        if self.lost:
            return "lost"
        return "" if self.owner == NOBODY else "lit"


@dataclass(slots=True)
class UnitMoved(Event):
    """The Security Unit."""

    seat: Seat
    origin: int
    target: int


@dataclass(slots=True)
class TimePassed(Event):
    time: int


@dataclass(slots=True)
class BlackoutEnded(Event):
    outcome: int
    completed: int
    quota: int
    dark: int
    time: int

    @property
    def case(self) -> str:
        return ("", "won", "dark", "nobody", "missed")[self.outcome]
