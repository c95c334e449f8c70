"""What happens at the table. Seats, ships, worlds, spaces, technologies and cards are numbers (components.py)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.moves import Event, Seat
from engine.games.empires_of_the_void.components import CAUSES, HIDDEN, PLANET, SCORE_A, TARGETS
from engine.games.empires_of_the_void.state import Offer

# -- set-up -----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class RaceChosen(Event):
    seat: Seat
    race: int


@dataclass(slots=True)
class TechnologyTaken(Event):
    """Free, at the set-up."""

    seat: Seat
    technology: int


@dataclass(slots=True)
class HomePlaced(Event):
    seat: Seat
    corner: int


@dataclass(slots=True)
class PlanetCovered(Event):
    seat: Seat
    planet: int


@dataclass(slots=True)
class BoardRotated(Event):
    seat: Seat
    board: int
    before: int
    after: int


@dataclass(slots=True)
class BoardsKept(Event):
    seat: Seat


# -- the round --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class RoundBegan(Event):
    round: int
    order: tuple[Seat, ...]


@dataclass(slots=True)
class OrdersGiven(Event):
    """The seat is ready; what it ordered stays secret until all are."""

    seat: Seat


@dataclass(slots=True)
class OrdersReopened(Event):
    seat: Seat


class _SecretOrder(Event):
    """Orders are secret until all are ready (EV-7.2)."""

    __slots__ = ()
    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


@dataclass(slots=True)
class OrdersReset(_SecretOrder):
    """All orders are taken back."""

    seat: Seat


@dataclass(slots=True)
class ShipOrdered(_SecretOrder):
    seat: Seat
    ship: int
    port: bool
    price: int


@dataclass(slots=True)
class ResearchOrdered(_SecretOrder):
    seat: Seat
    technology: int
    price: int


@dataclass(slots=True)
class ShipBuilt(Event):
    seat: Seat
    ship: int
    world: int
    price: int


@dataclass(slots=True)
class ShipMissing(Event):
    """No token was left for this order: its price went back."""

    seat: Seat
    ship: int
    price: int


@dataclass(slots=True)
class Researched(Event):
    seat: Seat
    technology: int
    price: int
    lender: Seat

    @property
    def case(self) -> str:
        return "borrowed" if self.lender >= 0 else ""


@dataclass(slots=True)
class PortBuilt(Event):
    seat: Seat
    world: int


@dataclass(slots=True)
class PortLost(Event):
    """And the technology with it."""

    seat: Seat
    world: int


@dataclass(slots=True)
class EventDrawn(Event):
    reveals: ClassVar[bool] = True
    card: int

    @property
    def case(self) -> str:
        return "scoring" if self.card >= SCORE_A else ""


@dataclass(slots=True)
class EventEnded(Event):
    card: int


@dataclass(slots=True)
class TurnBegan(Event):
    seat: Seat
    round: int


@dataclass(slots=True)
class IncomePaid(Event):
    seat: Seat
    base: int
    planets: int
    network: int

    @property
    def total(self) -> int:
        return self.base + self.planets + self.network

    @property
    def case(self) -> str:
        return "network" if self.network else ""


@dataclass(slots=True)
class Scored(Event):
    seat: Seat
    card: int
    planets: int
    technologies: int
    council: int
    other: int


@dataclass(slots=True)
class GameEnded(Event):
    winners: tuple[Seat, ...]


# -- what events do ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class NothingHappened(Event):
    card: int


@dataclass(slots=True)
class CreditsGained(Event):
    seat: Seat
    credits: int


@dataclass(slots=True)
class CreditsPaid(Event):
    seat: Seat
    credits: int


@dataclass(slots=True)
class ShipsGiven(Event):
    """Free, from the supply."""

    seat: Seat
    ship: int
    number: int
    world: int

    @property
    def ships(self) -> tuple[int, ...]:
        return (self.ship,) * self.number


@dataclass(slots=True)
class WormholesOpened(Event):
    reveals: ClassVar[bool] = True
    spaces: tuple[int, int]


@dataclass(slots=True)
class RebellionBegan(Event):
    reveals: ClassVar[bool] = True
    planet: int


@dataclass(slots=True)
class RebellionCrushed(Event):
    seat: Seat
    planet: int


@dataclass(slots=True)
class PiratesCame(Event):
    reveals: ClassVar[bool] = True
    planet: int


@dataclass(slots=True)
class PiratesBeaten(Event):
    seat: Seat
    planet: int


@dataclass(slots=True)
class DistressCalled(Event):
    reveals: ClassVar[bool] = True
    planet: int


@dataclass(slots=True)
class DerelictSighted(Event):
    reveals: ClassVar[bool] = True
    space: int


@dataclass(slots=True)
class PlagueBroke(Event):
    planet: int


@dataclass(slots=True)
class Salvaged(Event):
    seat: Seat
    find: int


@dataclass(slots=True)
class CardSold(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
    credits: int


# -- the turn ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class ActionSpent(Event):
    """What paid for an action, and the actions left."""

    seat: Seat
    source: int
    left: int


@dataclass(slots=True)
class MoveBegan(Event):
    seat: Seat
    owner: Seat
    ship: int
    space: int

    @property
    def case(self) -> str:
        return "" if self.seat == self.owner else "controlled"


@dataclass(slots=True)
class MoveCancelled(Event):
    seat: Seat


@dataclass(slots=True)
class ShipLoaded(Event):
    seat: Seat
    ship: int
    space: int


@dataclass(slots=True)
class ShipUnloaded(Event):
    seat: Seat
    ship: int
    space: int


@dataclass(slots=True)
class ShipMoved(Event):
    """One step along a lane, cargo aboard."""

    seat: Seat
    owner: Seat
    ship: int
    cargo: tuple[int, ...]
    origin: int
    space: int

    @property
    def case(self) -> str:
        if self.seat != self.owner:
            return "controlled"
        return "carrying" if self.cargo else ""


@dataclass(slots=True)
class MoveEnded(Event):
    seat: Seat
    space: int


@dataclass(slots=True)
class WarpBegan(Event):
    seat: Seat


@dataclass(slots=True)
class LeaveAsked(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    space: int
    credits: int


@dataclass(slots=True)
class LeaveGiven(Event):
    seat: Seat
    holder: Seat
    credits: int


@dataclass(slots=True)
class LeaveDenied(Event):
    seat: Seat
    holder: Seat


@dataclass(slots=True)
class Mined(Event):
    seat: Seat
    credits: int


@dataclass(slots=True)
class TurnEnded(Event):
    seat: Seat


# -- battle and dice --------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class AttackDeclared(Event):
    seat: Seat
    space: int
    target: int

    @property
    def case(self) -> str:
        return TARGETS[self.target] if self.target >= PLANET else ""


@dataclass(slots=True)
class ReactionAsked(Event):
    """The player attacked may do something about it."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(slots=True)
class Retreated(Event):
    seat: Seat
    space: int
    world: int
    ships: tuple[int, ...]


@dataclass(slots=True)
class CeasefireMade(Event):
    seat: Seat
    defender: Seat
    space: int


@dataclass(slots=True)
class StarsPaid(Event):
    seat: Seat
    stars: int


@dataclass(slots=True)
class DiceRolled(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    cause: int
    level: int
    dice: tuple[int, ...]

    @property
    def case(self) -> str:
        return "pirates" if self.seat < 0 else CAUSES[self.cause]


@dataclass(slots=True)
class DiceRerolled(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    cause: int
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def case(self) -> str:
        return "pirates" if self.seat < 0 else ""


@dataclass(slots=True)
class HitCancelled(Event):
    """Living Hulls."""

    seat: Seat


@dataclass(slots=True)
class ShipsLost(Event):
    seat: Seat
    space: int
    ships: tuple[int, ...]


@dataclass(slots=True)
class MothDamaged(Event):
    seat: Seat
    space: int


@dataclass(slots=True)
class AttackFailed(Event):
    seat: Seat
    space: int
    target: int

    @property
    def case(self) -> str:
        return TARGETS[self.target]


@dataclass(slots=True)
class BattleEnded(Event):
    seat: Seat
    space: int


# -- control ----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class WorldConquered(Event):
    seat: Seat
    world: int
    loser: Seat

    @property
    def case(self) -> str:
        return "" if self.loser >= 0 else "neutral"


@dataclass(slots=True)
class WorldRegained(Event):
    """The ally, or a home world's owner, holds it again."""

    seat: Seat
    world: int
    loser: Seat


@dataclass(slots=True)
class PlanetLiberated(Event):
    seat: Seat
    planet: int
    loser: Seat


@dataclass(slots=True)
class PlanetFreed(Event):
    """Control ended without a new controller."""

    planet: int
    loser: Seat


@dataclass(slots=True)
class ControlDeclined(Event):
    seat: Seat
    world: int


@dataclass(slots=True)
class AllianceMade(Event):
    seat: Seat
    planet: int


@dataclass(slots=True)
class DiplomacyTried(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    planet: int
    cards: tuple[int, ...]
    needed: int


@dataclass(slots=True)
class DiplomacyFailed(Event):
    seat: Seat
    planet: int
    total: int
    needed: int


@dataclass(slots=True)
class Infested(Event):
    seat: Seat
    planet: int
    back: int

    @property
    def case(self) -> str:
        return "moved" if self.back >= 0 else ""


@dataclass(slots=True)
class InfestFailed(Event):
    seat: Seat
    planet: int


@dataclass(slots=True)
class InfestationRemoved(Event):
    seat: Seat
    planet: int


# -- cards and bargains -----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class CardsDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see how many (EV-27.2)."""
        return self if seat == self.seat else CardsDrawn(self.seat, (HIDDEN,) * len(self.cards))

    @property
    def case(self) -> str:
        return "hidden" if HIDDEN in self.cards else ""


@dataclass(slots=True)
class CardsKept(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else CardsKept(self.seat, HIDDEN)

    @property
    def case(self) -> str:
        return "hidden" if self.card == HIDDEN else ""


@dataclass(slots=True)
class CardsDiscarded(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int, ...]


@dataclass(slots=True)
class DeckShuffled(Event):
    cards: int


@dataclass(slots=True)
class CardsSwapped(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
    row: int


@dataclass(slots=True)
class AbilityPlayed(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    ability: int
    cards: tuple[int, ...]


@dataclass(slots=True)
class AbilityCancelled(Event):
    seat: Seat
    ability: int


@dataclass(slots=True)
class ActionsGained(Event):
    seat: Seat
    actions: int


@dataclass(slots=True)
class CreditsTaken(Event):
    seat: Seat
    victim: Seat
    credits: int


@dataclass(slots=True)
class OfferSent(Event):
    reveals: ClassVar[bool] = True
    offer: Offer

    def seen_by(self, seat: Seat | None) -> Event:
        """Offers are seen by the two partners only (EV-27.5)."""
        return self if seat in (self.offer.sender, self.offer.partner) else OfferSent(self.offer.redacted())

    @property
    def case(self) -> str:
        return "hidden" if self.offer.is_empty else self.offer.case


@dataclass(slots=True)
class OfferRefused(Event):
    seat: Seat
    partner: Seat


@dataclass(slots=True)
class TradeMade(Event):
    reveals: ClassVar[bool] = True
    offer: Offer
    cards: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Third parties see how many cards changed hands, not which (EV-27.5)."""
        if seat in (self.offer.sender, self.offer.partner):
            return self
        hidden = replace(
            self.offer,
            give_cards=(HIDDEN,) * len(self.offer.give_cards),
            ask_cards=(HIDDEN,) * len(self.offer.ask_cards),
        )
        return TradeMade(hidden, (HIDDEN,) * len(self.cards))

    @property
    def case(self) -> str:
        return "cards" if self.cards and HIDDEN not in self.cards else ""


@dataclass(slots=True)
class WindowClosed(Event):
    """Everybody asked at once has answered: what was secret shows."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True)
class OffersBarred(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    barred: bool

    @property
    def case(self) -> str:
        return "" if self.barred else "again"
