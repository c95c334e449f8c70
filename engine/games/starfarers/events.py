"""What happens at the table. Points, sites, transporters, resources, parts and cards are numbers (components.py)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.moves import Event, Seat
from engine.games.starfarers.components import HIDDEN, ONE_CARD, SILENT, Hand

# -- set-up and the turn -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class ColonyPlaced(Event):
    seat: Seat
    point: int


@dataclass(slots=True)
class SpaceportPlaced(Event):
    seat: Seat
    point: int


@dataclass(slots=True)
class TurnBegan(Event):
    seat: Seat
    round: int


@dataclass(slots=True)
class GameWon(Event):
    seat: Seat
    points: int


@dataclass(slots=True)
class GameStopped(Event):
    """The last round allowed is over and nobody has won."""

    rounds: int


# -- production --------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class DiceThrown(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.dice)


@dataclass(slots=True)
class Produced(Event):
    """The throw brought these cards."""

    seat: Seat
    cards: Hand


@dataclass(slots=True)
class BankShort(Event):
    """More cards of a kind were due than the bank holds."""

    kind: int


@dataclass(slots=True)
class TributePaid(Event):
    """Named in secret, shown when all have chosen."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: Hand


@dataclass(slots=True)
class CardStolen(Event):
    """A card drawn at random from a hand: only the two know it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    kind: int

    @property
    def case(self) -> str:
        return "hidden" if self.kind == HIDDEN else ""

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.victim) else replace(self, kind=HIDDEN)


@dataclass(slots=True)
class NothingDrawn(Event):
    """After a seven the thrower left all hands alone."""

    seat: Seat


@dataclass(slots=True)
class ReserveDrawn(Event):
    """The top card of the reserve: only its owner knows it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    kind: int

    @property
    def case(self) -> str:
        return "hidden" if self.kind == HIDDEN else ""

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, kind=HIDDEN)


@dataclass(slots=True)
class ReserveRebuilt(Event):
    cards: int


@dataclass(slots=True)
class ReliefDeclined(Event):
    seat: Seat


# -- cards -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Paid(Event):
    seat: Seat
    cards: Hand


@dataclass(slots=True)
class Received(Event):
    """Taken from the bank."""

    seat: Seat
    cards: Hand


@dataclass(slots=True)
class BankTraded(Event):
    seat: Seat
    give: int
    rate: int
    take: int

    @property
    def paid(self) -> Hand:
        return tuple(self.rate * one for one in ONE_CARD[self.give])


# -- trade between players ---------------------------------------------------------------------------------------


@dataclass(slots=True)
class Offered(Event):
    seat: Seat
    give: Hand
    want: Hand
    to: tuple[Seat, ...]
    goal: int
    """What it is for, as announced; SILENT if nothing was said."""

    @property
    def case(self) -> str:
        return "" if self.goal == SILENT else "towards"


@dataclass(slots=True)
class Accepted(Event):
    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(slots=True)
class Refused(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    remark: int

    @property
    def case(self) -> str:
        return "" if self.remark == SILENT else "because"


@dataclass(slots=True)
class Countered(Event):
    """Other terms, as the one who makes the counter-offer sees them."""

    reveals: ClassVar[bool] = True
    seat: Seat
    give: Hand
    want: Hand


@dataclass(slots=True)
class OfferLapsed(Event):
    """Nobody agreed, or to nothing that can be paid."""

    seat: Seat
    is_unpaid: bool

    @property
    def case(self) -> str:
        return "unpaid" if self.is_unpaid else ""


@dataclass(slots=True)
class OfferWithdrawn(Event):
    seat: Seat
    remark: int

    @property
    def case(self) -> str:
        return "" if self.remark == SILENT else "because"


@dataclass(slots=True)
class Wished(Event):
    """Somebody who is not on turn proposes an exchange to whoever is."""

    seat: Seat
    give: Hand
    want: Hand


@dataclass(slots=True)
class WishTurnedDown(Event):
    """The active player says no to a wish."""

    seat: Seat
    partner: Seat
    remark: int

    @property
    def case(self) -> str:
        return "" if self.remark == SILENT else "because"


@dataclass(slots=True)
class WishDropped(Event):
    """It is taken back, or can no longer be kept."""

    seat: Seat


@dataclass(slots=True)
class DealClosed(Event):
    seat: Seat
    partner: Seat
    give: Hand
    want: Hand


# -- building ----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class ShipBuilt(Event):
    seat: Seat
    ship: int
    point: int
    transporter: int


@dataclass(slots=True)
class FreeShipPlaced(Event):
    seat: Seat
    ship: int
    point: int
    transporter: int


@dataclass(slots=True)
class SpaceportBuilt(Event):
    seat: Seat
    point: int


@dataclass(slots=True)
class PartGained(Event):
    seat: Seat
    part: int


@dataclass(slots=True)
class PartLost(Event):
    """Others may have chosen theirs in secret at the same time."""

    reveals: ClassVar[bool] = True
    seat: Seat
    part: int


@dataclass(slots=True)
class FameGained(Event):
    seat: Seat
    amount: int


@dataclass(slots=True)
class FameLost(Event):
    seat: Seat
    amount: int


# -- flight ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class MothershipShaken(Event):
    """The shake that opens a flight phase."""

    reveals: ClassVar[bool] = True
    seat: Seat
    balls: tuple[int, ...]
    speed: int
    """The base speed; 3 with a black ball, after the encounter."""

    @property
    def case(self) -> str:
        return "black" if 0 in self.balls else ""


@dataclass(slots=True)
class ShipFlew(Event):
    seat: Seat
    ship: int
    transporter: int
    way: tuple[int, ...]
    left: int
    """Speed left."""

    @property
    def origin(self) -> int:
        return self.way[0]

    @property
    def target(self) -> int:
        return self.way[-1]


@dataclass(slots=True)
class ShipJumped(Event):
    seat: Seat
    ship: int
    transporter: int
    origin: int
    target: int


@dataclass(slots=True)
class ChitSeen(Event):
    """A player looked at a chit: everybody sees that he did, nobody else what it shows."""

    reveals: ClassVar[bool] = True
    seat: Seat
    site: int
    chit: int

    @property
    def case(self) -> str:
        return "hidden" if self.chit == HIDDEN else ""

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, chit=HIDDEN)


@dataclass(slots=True)
class ChitTurned(Event):
    """Face up, for everybody."""

    reveals: ClassVar[bool] = True
    site: int
    chit: int


@dataclass(slots=True)
class ChitTaken(Event):
    """Pirates driven out or ice melted; a white chit lies there instead."""

    reveals: ClassVar[bool] = True
    seat: Seat
    site: int
    chit: int


@dataclass(slots=True)
class ColonyFounded(Event):
    seat: Seat
    point: int
    transporter: int


@dataclass(slots=True)
class StationFounded(Event):
    seat: Seat
    people: int
    number: int
    point: int
    transporter: int


@dataclass(slots=True)
class CardBefriended(Event):
    seat: Seat
    card: int


@dataclass(slots=True)
class TokenMoved(Event):
    people: int
    before: Seat
    after: Seat

    @property
    def case(self) -> str:
        return "first" if self.before < 0 else ""


# -- encounters --------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class EncounterDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    family: int


@dataclass(slots=True)
class PassageRead(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    passage: int


@dataclass(slots=True)
class NothingGiven(Event):
    """Asked for a gift, or for as many cards as one likes."""

    seat: Seat


@dataclass(slots=True)
class EncounterAnswered(Event):
    seat: Seat
    yes: bool

    @property
    def case(self) -> str:
        return "yes" if self.yes else "no"


@dataclass(slots=True)
class DuelFought(Event):
    """Both motherships were shaken; `parts` are boosters or cannons with the cards that count like them."""

    reveals: ClassVar[bool] = True
    seat: Seat
    rival: Seat
    stat: int
    balls: tuple[int, ...]
    parts: int
    total: int
    rival_balls: tuple[int, ...]
    rival_parts: int
    rival_total: int

    @property
    def case(self) -> str:
        return "won" if self.total >= self.rival_total else "lost"


@dataclass(slots=True)
class FlightTried(Event):
    """Boosters compared, to get away."""

    seat: Seat
    rival: Seat
    own: int
    other: int

    @property
    def case(self) -> str:
        return "away" if self.own >= self.other else "caught"


@dataclass(slots=True)
class TableShaken(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    balls: tuple[int, ...]
    total: int


@dataclass(slots=True)
class FreeShipWon(Event):
    seat: Seat


@dataclass(slots=True)
class ShipGrounded(Event):
    seat: Seat
    transporter: int


@dataclass(slots=True)
class JumpGranted(Event):
    seat: Seat
    transporter: int


@dataclass(slots=True)
class CardGiven(Event):
    """From hand to hand, face down: only the two know it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    receiver: Seat
    kind: int

    @property
    def case(self) -> str:
        return "hidden" if self.kind == HIDDEN else ""

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.receiver) else replace(self, kind=HIDDEN)


@dataclass(slots=True)
class EncountersShuffled(Event):
    cards: int


@dataclass(slots=True)
class EncounterOver(Event):
    """The card lies on the discard pile."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
