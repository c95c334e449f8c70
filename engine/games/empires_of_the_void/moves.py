"""What a player may say. Ships, worlds, spaces, technologies and cards are numbers (components.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void.components import ACTION, PLANET, SOURCES, TARGETS


@dataclass(frozen=True, slots=True)
class ChooseRace(Move):
    race: int


@dataclass(frozen=True, slots=True)
class ChooseTechnology(Move):
    """The first technology of the 7th Academy of Eegh."""

    technology: int


@dataclass(frozen=True, slots=True)
class ChooseCorner(Move):
    corner: int


@dataclass(frozen=True, slots=True)
class Cover(Move):
    planet: int


@dataclass(frozen=True, slots=True)
class Rotate(Move):
    """Its printed top then faces the direction of that number."""

    board: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Leave the boards as they lie."""


# -- ships and research -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Build(Move):
    """`port`: it appears at the Space Port instead of the home world."""

    ship: int
    port: bool

    @property
    def case(self) -> str:
        return "port" if self.port else ""


@dataclass(frozen=True, slots=True)
class Research(Move):
    """`lender`: whose good is used, NOBODY if none is borrowed. `world`: where the Space Port goes."""

    technology: int
    lender: Seat
    world: int

    @property
    def case(self) -> str:
        return ("borrowed" if self.lender >= 0 else "") + ("port" if self.world >= 0 else "")


@dataclass(frozen=True, slots=True)
class Reset(Move):
    """Take back all your orders of this phase."""


@dataclass(frozen=True, slots=True)
class Ready(Move):
    pass


@dataclass(frozen=True, slots=True)
class Unready(Move):
    """Take back that you are ready."""


# -- decisions of events and cards ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pass(Move):
    pass


@dataclass(frozen=True, slots=True)
class Sell(Move):
    card: int


@dataclass(frozen=True, slots=True)
class Ransom(Move):
    pass


@dataclass(frozen=True, slots=True)
class Discard(Move):
    card: int


@dataclass(frozen=True, slots=True)
class KeepCard(Move):
    card: int


@dataclass(frozen=True, slots=True)
class Muster(Move):
    """Call to Arms: where the Starfighters appear."""

    world: int


@dataclass(frozen=True, slots=True)
class TakeCredits(Move):
    """Hostile Takeover: from each seat."""

    amounts: tuple[int, ...]


# -- the turn ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begin(Move):
    """Begin a Move with a ship; `source` pays for it."""

    space: int
    ship: int
    source: int

    @property
    def case(self) -> str:
        return SOURCES[self.source] if self.source != ACTION else ""


@dataclass(frozen=True, slots=True)
class Load(Move):
    ship: int


@dataclass(frozen=True, slots=True)
class Unload(Move):
    ship: int


@dataclass(frozen=True, slots=True)
class Fly(Move):
    space: int


@dataclass(frozen=True, slots=True)
class Stop(Move):
    pass


@dataclass(frozen=True, slots=True)
class Cancel(Move):
    pass


@dataclass(frozen=True, slots=True)
class AskLeave(Move):
    """Ask to leave a Tractor Beam, with a payment to each holder."""

    credits: int


@dataclass(frozen=True, slots=True)
class GiveLeave(Move):
    pass


@dataclass(frozen=True, slots=True)
class Deny(Move):
    pass


@dataclass(frozen=True, slots=True)
class Warp(Move):
    pass


@dataclass(frozen=True, slots=True)
class EndWarp(Move):
    pass


@dataclass(frozen=True, slots=True)
class Control(Move):
    """Mind Control: move another player's ship."""

    space: int
    owner: Seat
    ship: int


@dataclass(frozen=True, slots=True)
class Attack(Move):
    """A target is a seat, or what else can be attacked (components.TARGETS)."""

    space: int
    target: int
    source: int

    @property
    def case(self) -> str:
        return TARGETS[self.target] if self.target >= PLANET else ""


@dataclass(frozen=True, slots=True)
class Culture(Move):
    pass


@dataclass(frozen=True, slots=True)
class Mine(Move):
    pass


@dataclass(frozen=True, slots=True)
class Diplomacy(Move):
    planet: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Salvage(Move):
    find: int


@dataclass(frozen=True, slots=True)
class Infest(Move):
    """`back`: the planet whose token is taken back, NOWHERE while tokens are left."""

    planet: int
    back: int

    @property
    def case(self) -> str:
        return "moved" if self.back >= 0 else ""


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Two players: a card of the hand for one of the row."""

    topic: ClassVar[str] = "row"
    card: int
    row: int


@dataclass(frozen=True, slots=True)
class PlayCards(Move):
    """Discard cards for a tactical ability."""

    topic: ClassVar[str] = "cards"
    ability: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    pass


# -- battle and dice --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Retreat(Move):
    world: int


@dataclass(frozen=True, slots=True)
class PayStars(Move):
    """How many Shooting Stars fire."""

    stars: int


@dataclass(frozen=True, slots=True)
class Lose(Move):
    ship: int


@dataclass(frozen=True, slots=True)
class Conquer(Move):
    pass


@dataclass(frozen=True, slots=True)
class Liberate(Move):
    pass


@dataclass(frozen=True, slots=True)
class Decline(Move):
    pass


@dataclass(frozen=True, slots=True)
class Befriend(Move):
    """Become the ally of the planet just liberated."""

    card: int


@dataclass(frozen=True, slots=True)
class Drill(Move):
    """Decima: roll one die of this class again."""

    ship: int


@dataclass(frozen=True, slots=True)
class Foresee(Move):
    """Vael: roll these values again; of an attack or hazard roll, all that failed."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Twist(Move):
    """Twist of Fate: the whole roll of a seat (NOBODY: the Pirates) is made again."""

    topic: ClassVar[str] = "cards"
    roller: Seat
    cards: tuple[int, ...]

    @property
    def case(self) -> str:
        return "" if self.roller >= 0 else "pirates"


# -- bargains ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TradeWith(Move):
    topic: ClassVar[str] = "offers"
    partner: Seat


@dataclass(frozen=True, slots=True)
class GiveCredit(Move):
    pass


@dataclass(frozen=True, slots=True)
class GiveCard(Move):
    card: int


@dataclass(frozen=True, slots=True)
class GiveGood(Move):
    good: int


@dataclass(frozen=True, slots=True)
class AskCredit(Move):
    pass


@dataclass(frozen=True, slots=True)
class AskCard(Move):
    temperament: int


@dataclass(frozen=True, slots=True)
class AskGood(Move):
    good: int


@dataclass(frozen=True, slots=True)
class Send(Move):
    pass


@dataclass(frozen=True, slots=True)
class Drop(Move):
    pass


@dataclass(frozen=True, slots=True)
class Accept(Move):
    cards: tuple[int, ...]

    @property
    def case(self) -> str:
        return "cards" if self.cards else ""


@dataclass(frozen=True, slots=True)
class Refuse(Move):
    pass


# -- windows ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Quiet(Move):
    """Take no offers from now on (EV-17.13)."""

    topic: ClassVar[str] = "offers"


@dataclass(frozen=True, slots=True)
class Listen(Move):
    """Take offers again."""

    topic: ClassVar[str] = "offers"
