"""What happens at the table. Seats, cards, powers, goods, goals and actions are numbers (components.py)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.moves import Event, Seat
from engine.games.race_for_the_galaxy.components import HIDDEN


def face_down(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards)


class SecretCards(Event):
    """An event whose cards only its seat may see."""

    __slots__ = ()

    seat: Seat
    cards: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        if seat == self.seat:
            return self
        return replace(self, cards=face_down(self.cards))  # type: ignore[type-var]


# -- set-up and the round ----------------------------------------------------------------------------------------


@dataclass(slots=True)
class CardDrafted(SecretCards):
    seat: Seat
    cards: tuple[int, ...]


@dataclass(slots=True)
class PacketsPassed(Event):
    """The packets went on to the next player, or new ones were dealt."""

    reveals: ClassVar[bool] = True
    round: int


@dataclass(slots=True)
class AnswerGiven(Event):
    """A seat has answered in secret. It may take that back until all have, but whether all have would show."""

    reveals: ClassVar[bool] = True
    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


@dataclass(slots=True)
class StartWorldRevealed(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int


@dataclass(slots=True)
class CardGiven(Event):
    """The card that a side of the duel has in hand from the start."""

    seat: Seat
    card: int


@dataclass(slots=True)
class RoundBegan(Event):
    round: int


@dataclass(slots=True)
class ActionsRevealed(Event):
    """What this seat chose."""

    reveals: ClassVar[bool] = True
    seat: Seat
    actions: tuple[int, ...]
    boosted: int

    @property
    def choice(self) -> tuple[tuple[int, ...], int]:
        return self.actions, self.boosted


@dataclass(slots=True)
class TurnBegan(Event):
    """A seat's turn to pay in Develop or Settle. Whether it has something to choose shows now."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(slots=True)
class PhaseBegan(Event):
    """Who has something to choose in it shows now, so that what came before stays done."""

    reveals: ClassVar[bool] = True
    phase: int
    occurrence: int

    @property
    def case(self) -> str:
        return "again" if self.occurrence else ""


@dataclass(slots=True)
class GameEnded(Event):
    """Why: `pool`, `tableau` or `prestige`."""

    reason: str

    @property
    def case(self) -> str:
        return self.reason


# -- cards -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class CardsDrawn(SecretCards):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int, ...]


@dataclass(slots=True)
class CardsDiscarded(SecretCards):
    seat: Seat
    cards: tuple[int, ...]


@dataclass(slots=True)
class CardsPaid(SecretCards):
    """Discarded as the price of the card placed."""

    seat: Seat
    cards: tuple[int, ...]


@dataclass(slots=True)
class CardSaved(SecretCards):
    """Put under Galactic Scavengers."""

    seat: Seat
    cards: tuple[int, ...]


@dataclass(slots=True)
class SavedCardsTaken(SecretCards):
    seat: Seat
    cards: tuple[int, ...]


@dataclass(slots=True)
class DiscardsSalvaged(SecretCards):
    """Retrofit & Salvage took what others had discarded."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int, ...]


@dataclass(slots=True)
class DeckShuffled(Event):
    """The discard pile of a deck became the new deck."""

    reveals: ClassVar[bool] = True
    deck: int
    cards: int


@dataclass(slots=True)
class CardPlaced(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int


@dataclass(slots=True)
class NothingPlaced(Event):
    """This seat places nothing in this phase."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(slots=True)
class CardLeft(Event):
    """A card went from a tableau to the discard pile."""

    seat: Seat
    card: int


@dataclass(slots=True)
class WorldReplaced(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    old: int
    new: int


@dataclass(slots=True)
class MilitaryBought(Event):
    """Temporary Military; `total` is what the seat now has of it."""

    seat: Seat
    amount: int
    total: int


@dataclass(slots=True)
class PowerUsed(Event):
    seat: Seat
    power: int


# -- goods, chips, prestige --------------------------------------------------------------------------------------


@dataclass(slots=True)
class GoodArrived(Event):
    seat: Seat
    world: int
    good: int


@dataclass(slots=True)
class GoodSpent(Event):
    """A good left for the discard pile."""

    seat: Seat
    world: int
    good: int
    sold: bool = False

    @property
    def case(self) -> str:
        return "sold" if self.sold else ""


@dataclass(slots=True)
class GoodSold(Event):
    seat: Seat
    world: int
    good: int
    cards: int


@dataclass(slots=True)
class KindNamed(Event):
    """Alien Oort Cloud Refinery has this kind from now on."""

    seat: Seat
    good: int


@dataclass(slots=True)
class ChipsGained(Event):
    seat: Seat
    vp: int
    pool: int

    @property
    def left(self) -> int:
        """What the pool has left; below 0 the reserve pays."""
        return max(0, self.pool)


@dataclass(slots=True)
class PrestigeGained(Event):
    seat: Seat
    amount: int


@dataclass(slots=True)
class PrestigeSpent(Event):
    seat: Seat


@dataclass(slots=True)
class LeaderChanged(Event):
    """The Leader tile went to a seat, to the robot (the seat after the last), to the middle (-2) or to nobody (-1)."""

    leader: int
    robot: bool = False

    @property
    def case(self) -> str:
        return "robot" if self.robot else {-1: "nobody", -2: "tie"}.get(self.leader, "")


@dataclass(slots=True)
class FirstGoalClaimed(Event):
    goal: int
    seats: tuple[Seat, ...]


@dataclass(slots=True)
class MostGoalTaken(Event):
    goal: int
    seat: Seat


@dataclass(slots=True)
class MostGoalLost(Event):
    """The tile went back to the table."""

    goal: int
    seat: Seat


# -- search and gambling -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class SearchBegan(Event):
    seat: Seat
    category: int


@dataclass(slots=True)
class CardsRevealed(Event):
    """Turned up from the deck for all to see."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int, ...]


@dataclass(slots=True)
class CardFound(Event):
    """A revealed card went into hand."""

    seat: Seat
    card: int


@dataclass(slots=True)
class SearchFailed(Event):
    seat: Seat


@dataclass(slots=True)
class NumberGuessed(Event):
    seat: Seat
    number: int


@dataclass(slots=True)
class AnteShown(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int


@dataclass(slots=True)
class AnteLost(Event):
    seat: Seat
    card: int


# -- takeovers ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class TakeoverDeclared(Event):
    seat: Seat
    power: int
    defender: Seat
    world: int
    fleet: bool


@dataclass(slots=True)
class TakeoverCancelled(Event):
    """The Security Council of `seat` stopped it."""

    seat: Seat
    attacker: Seat
    world: int


@dataclass(slots=True)
class TakeoverFailed(Event):
    """The target is gone, or an earlier takeover of the attacker has failed."""

    attacker: Seat
    world: int


@dataclass(slots=True)
class TakeoverFought(Event):
    attacker: Seat
    defender: Seat
    world: int
    attack: int
    defense: int

    @property
    def case(self) -> str:
        return "success" if self.attack >= self.defense else "failure"


@dataclass(slots=True)
class WorldTakenOver(Event):
    attacker: Seat
    defender: Seat
    world: int


@dataclass(slots=True)
class WorldDestroyed(Event):
    attacker: Seat
    defender: Seat
    world: int
