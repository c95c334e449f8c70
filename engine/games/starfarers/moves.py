"""What a player may say. Points, transporters, resources, parts and cards are numbers (components.py, board.py)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move, Seat
from engine.games.starfarers.components import ONE_CARD, SILENT, Hand

# -- set-up ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceColony(Move):
    point: int


@dataclass(frozen=True, slots=True)
class PlaceSpaceport(Move):
    """A spaceport, and the free ship on one of its two points."""

    point: int
    ship: int
    port: int
    transporter: int


# -- production --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ThrowDice(Move):
    pass


@dataclass(frozen=True, slots=True)
class NameTribute(Move):
    """One more card of the tribute, in the order of the kinds."""

    kind: int


@dataclass(frozen=True, slots=True)
class DrawFrom(Move):
    """After a seven: a card at random from a hand."""

    victim: Seat


@dataclass(frozen=True, slots=True)
class DrawFromNobody(Move):
    pass


@dataclass(frozen=True, slots=True)
class TakeRelief(Move):
    """Galactic Relief Fund."""

    kind: int


@dataclass(frozen=True, slots=True)
class DeclineRelief(Move):
    pass


# -- trade and build ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeReserve(Move):
    cards: int


@dataclass(frozen=True, slots=True)
class TradeWithBank(Move):
    """`rate` cards of one kind for one of another."""

    give: int
    rate: int
    take: int

    @property
    def paid(self) -> Hand:
        return tuple(self.rate * one for one in ONE_CARD[self.give])


@dataclass(frozen=True, slots=True)
class Compose(Move):
    """Begin to put an exchange together."""

    topic = "bargaining"


@dataclass(frozen=True, slots=True)
class PutIn(Move):
    """One more card of a kind that the one who speaks would give."""

    topic = "bargaining"
    kind: int


@dataclass(frozen=True, slots=True)
class AskFor(Move):
    """One more card of a kind that he wants for it."""

    topic = "bargaining"
    kind: int


@dataclass(frozen=True, slots=True)
class Forget(Move):
    """What was put together is dropped unsaid."""

    topic = "bargaining"


@dataclass(frozen=True, slots=True)
class Announce(Move):
    """Say what the offer is for. It binds nobody."""

    goal: int


@dataclass(frozen=True, slots=True)
class Offer(Move):
    """The active player says his terms to some opponents."""

    give: Hand
    want: Hand
    to: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Propose(Move):
    """Somebody else says his: a counter-offer, or a wish."""

    topic = "bargaining"
    give: Hand
    want: Hand


@dataclass(frozen=True, slots=True)
class Accept(Move):
    pass


@dataclass(frozen=True, slots=True)
class Refuse(Move):
    """Without a word, or saying why."""

    topic = "bargaining"
    remark: int = SILENT

    @property
    def case(self) -> str:
        return "" if self.remark == SILENT else "because"


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Close with one of those who agreed, on these terms."""

    partner: Seat
    give: Hand
    want: Hand


@dataclass(frozen=True, slots=True)
class Withdraw(Move):
    """Close with nobody, saying why or not."""

    remark: int = SILENT

    @property
    def case(self) -> str:
        return "" if self.remark == SILENT else "because"


@dataclass(frozen=True, slots=True)
class TakeUp(Move):
    """Agree to somebody's wish."""

    partner: Seat
    give: Hand
    want: Hand


@dataclass(frozen=True, slots=True)
class TurnDown(Move):
    """Say no to somebody's wish."""

    partner: Seat
    remark: int = SILENT

    @property
    def case(self) -> str:
        return "" if self.remark == SILENT else "because"


@dataclass(frozen=True, slots=True)
class DropWish(Move):
    """Take one's own wish back."""


@dataclass(frozen=True, slots=True)
class BuildShip(Move):
    ship: int
    point: int
    transporter: int


@dataclass(frozen=True, slots=True)
class BuildSpaceport(Move):
    point: int


@dataclass(frozen=True, slots=True)
class BuildPart(Move):
    part: int


@dataclass(frozen=True, slots=True)
class BuyFame(Move):
    """Fame for Sale."""


@dataclass(frozen=True, slots=True)
class AskForHelp(Move):
    """A Helping Hand: a card at random from each of these, who have more points."""

    victims: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EndBuilding(Move):
    """Leave the trade and build phase; with a ship on the board the flight begins."""


@dataclass(frozen=True, slots=True)
class PlaceFreeShip(Move):
    """Put a free trade ship on the board."""

    point: int
    transporter: int


# -- flight ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseShip(Move):
    transporter: int


@dataclass(frozen=True, slots=True)
class ChooseJump(Move):
    """Move the first ship through hyperspace."""

    transporter: int


@dataclass(frozen=True, slots=True)
class EndFlight(Move):
    pass


@dataclass(frozen=True, slots=True)
class Fly(Move):
    point: int


@dataclass(frozen=True, slots=True)
class Stop(Move):
    pass


@dataclass(frozen=True, slots=True)
class Jump(Move):
    point: int


@dataclass(frozen=True, slots=True)
class Clear(Move):
    """Take a pirate or ice chit."""

    site: int


@dataclass(frozen=True, slots=True)
class LeaveChit(Move):
    pass


@dataclass(frozen=True, slots=True)
class Found(Move):
    """Found a colony where the ship stands."""


@dataclass(frozen=True, slots=True)
class FlyOn(Move):
    """Found no colony."""


@dataclass(frozen=True, slots=True)
class Befriend(Move):
    """Take one of the friendship cards left at the base."""

    card: int


# -- encounters --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GiveCards(Move):
    """Pay these cards to whom was met."""

    cards: Hand

    @property
    def case(self) -> str:
        return "" if any(self.cards) else "none"


@dataclass(frozen=True, slots=True)
class SayYes(Move):
    pass


@dataclass(frozen=True, slots=True)
class SayNo(Move):
    pass


@dataclass(frozen=True, slots=True)
class PayCard(Move):
    """The one card that an exchange costs."""

    kind: int


@dataclass(frozen=True, slots=True)
class TakeCard(Move):
    """A resource of your choice."""

    kind: int


@dataclass(frozen=True, slots=True)
class GiveCard(Move):
    """The card that each opponent must give."""

    kind: int


@dataclass(frozen=True, slots=True)
class AddPart(Move):
    part: int


@dataclass(frozen=True, slots=True)
class RemovePart(Move):
    part: int
