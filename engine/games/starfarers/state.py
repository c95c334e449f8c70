"""A position of The Starfarers of Catan."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.copying import Copied
from engine.core.moves import Seat
from engine.core.state import State
from engine.games.starfarers.board import PLANETS
from engine.games.starfarers.components import (
    BOOSTER,
    CANNON,
    CARDS,
    EMPTY_HAND,
    FREIGHT_RING,
    NO_CARD,
    NO_SHIP,
    NOBODY,
    Hand,
)
from engine.games.starfarers.terms import Proposal, Terms

_RESOURCE_OF = tuple(planet.resource for planet in PLANETS)

OPEN = 1 << 4
"""In a chit's list of those who have seen it: it lies face up, for everybody."""


@dataclass(frozen=True, slots=True)
class Options:
    """The switches of chapter 14."""

    advanced_setup: bool = False
    shuffled_galaxy: bool = False
    brisk_start: bool = False
    short_game: bool = False


@dataclass(slots=True)
class Player(Copied):
    hand: Hand
    """Cards of each resource; HIDDEN_HAND for those who may not see it."""
    size: int
    """How many cards that is, which everybody sees."""
    parts: tuple[int, ...]
    """Boosters, cannons and freight rings on the mothership."""
    fame: int
    colonies: tuple[int, ...]
    """The points of colonies without a ring."""
    spaceports: tuple[int, ...]
    ships: tuple[int, ...]
    """Where each of the three transporters stands, NOWHERE for those in stock."""
    cargo: tuple[int, ...]
    """What each transporter carries; 0 for those in stock."""
    colony_stock: int
    station_stock: int
    pending: int
    """Free trade ships still to be placed (SF-9.19)."""
    cards: tuple[int, ...]
    """Friendship cards."""
    chits: tuple[int, ...]
    """Pirate and ice chits taken."""

    @property
    def boosters(self) -> int:
        return self.parts[BOOSTER]

    @property
    def cannons(self) -> int:
        return self.parts[CANNON]

    @property
    def freight_rings(self) -> int:
        return self.parts[FREIGHT_RING]

    @property
    def speed(self) -> int:
        """Boosters and the speed of Scientists cards (SF-10.11)."""
        return self.parts[BOOSTER] + sum(CARDS[card].speed for card in self.cards)

    @property
    def firepower(self) -> int:
        """Cannons and the firepower of Scientists cards (SF-10.11)."""
        return self.parts[CANNON] + sum(CARDS[card].firepower for card in self.cards)


@dataclass(slots=True, kw_only=True)
class StarfarersState(State):
    options: Options
    players: list[Player]
    colours: tuple[int, ...]
    """The colour of each seat."""
    neutrals: tuple[int, ...]
    """Home colony points filled by the pieces of unused colours (SF-4.13)."""
    galaxy: tuple[int, ...]
    """The planet on each site."""
    peoples: tuple[int, ...]
    """The people at each base."""
    first: Seat
    active: Seat
    round: int
    winner: Seat = NOBODY

    bank: list[int]
    reserve: list[int]
    """The reserve, its top at the end."""

    chits: list[int]
    """The chit on each site."""
    seen: list[int]
    """For each site who has seen its chit: one bit a seat, all of them and OPEN when it lies face up."""
    whites_laid: tuple[int, ...]
    """The sites whose chit was replaced by a white one, as its back shows."""
    whites: list[int]
    """The white chits beside the board, the next one at the end."""

    stations: list[tuple[int, ...]]
    """For each base the owners of its stations, number 1 first."""
    friends: list[tuple[int, ...]]
    """The friendship cards left at each base."""
    tokens: list[Seat]
    """Who holds the friendship token of each base."""

    pile: list[int]
    """The encounter pile, its top at the end."""
    discard: list[int]
    encounter: int = NO_CARD
    """The encounter card in play."""
    read: tuple[int, ...] = ()
    """What has been read of it, by number of passage."""
    paid: Hand = EMPTY_HAND
    """Cards paid in this encounter (SF-9.32)."""
    taken: Hand = EMPTY_HAND
    """Cards taken in exchange in this encounter."""

    drafts: tuple[Terms | None, ...]
    """For each seat what it puts together and has not said yet; None if it does not."""
    wishes: tuple[Proposal, ...] = ()
    """What players who are not on turn propose, and to whom it is still open."""

    # Marks of the present turn (SF-5.5)
    dice: tuple[int, ...] = ()
    reserve_taken: bool = False
    helped: bool = False
    """A Helping Hand was used."""
    exchanged: bool = False
    """The one 1:1 exchange of trade goods was made."""
    said: tuple[Proposal, ...] = ()
    """The offers and counter-offers made."""
    traded_for: Hand = EMPTY_HAND
    """Cards that the active player got from the bank or from others for cards of his."""
    balls: tuple[int, ...] = ()
    """What the shake showed."""
    base_speed: int = 0
    moved: tuple[int, ...] = ()
    """The transporters whose ships have moved."""
    first_ship: int = NO_SHIP
    """The transporter of the ship that this turn's encounters concern (SF-9.3)."""
    grounded: int = NO_SHIP
    jumper: int = NO_SHIP
    """The ship that may make a hyperspace jump."""

    def resource(self, site: int) -> int:
        """The resource of the planet on a site."""
        return _RESOURCE_OF[self.galaxy[site]]

    def order_from(self, seat: Seat) -> list[Seat]:
        """All seats in turn order, beginning with one."""
        count = len(self.players)
        return [(seat + place) % count for place in range(count)]

    def others(self, seat: Seat) -> list[Seat]:
        """All opponents in turn order, beginning with the left neighbour."""
        count = len(self.players)
        return [(seat + place) % count for place in range(1, count)]
