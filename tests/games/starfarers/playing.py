"""A table for the rules tests: a position, short ways to play on it, and short ways to look at it.

The seats are yellow, red, white and blue; yellow is active unless a test says otherwise. Hands are written in the order
ore, fuel, carbon, food, trade goods. Points are named by their numbers on the board.
"""

from __future__ import annotations

from typing import Final, TypeVar

from engine.core.moves import Event, Seat
from engine.games.starfarers import GAME
from engine.games.starfarers.components import CARDS, CHITS, RESOURCES, Hand
from engine.games.starfarers.moves import AskFor, Compose, EndBuilding, EndFlight, Offer, Propose, PutIn, ThrowDice
from engine.games.starfarers.position import site_named
from engine.games.starfarers.scoring import points
from engine.games.starfarers.state import OPEN, StarfarersState
from tests.games.playing import Playing

YELLOW: Final = 0
RED: Final = 1
WHITE: Final = 2
BLUE: Final = 3

# The pairs that a shake can show, by number.
BLACK_BLUE: Final = 0
BLACK_YELLOW: Final = 1
BLACK_RED: Final = 2
BLUE_YELLOW: Final = 3
BLUE_RED: Final = 4
YELLOW_RED: Final = 5

E = TypeVar("E", bound=Event)


def cards(**amounts: int) -> Hand:
    """Cards by name."""
    return tuple(amounts.get(name, 0) for name in RESOURCES)


def friendship(name: str) -> int:
    """A friendship card by name."""
    return next(number for number, card in enumerate(CARDS) if card.id == name)


class Table(Playing[StarfarersState]):
    game = GAME

    # -- playing -------------------------------------------------------------------------------------------------

    def throw(self, one: int, other: int) -> list[Event]:
        """The active player throws the dice, which fall like this."""
        self.state.rng.dictate(one, other)
        return self.play(ThrowDice())

    def take_off(self, *shakes: int) -> list[Event]:
        """End the trade and build phase; the shakes show these pairs."""
        self.state.rng.dictate(*shakes)
        return self.play(EndBuilding())

    def end_turn(self) -> None:
        """The active player does nothing more; the shake, if there is one, meets nobody."""
        active = self.state.active
        if self.can(ThrowDice()):
            self.throw(1, 1)
        if self.can(EndBuilding()):
            if any(self.state.players[active].ships):
                self.state.rng.dictate(BLUE_YELLOW)
            self.play(EndBuilding())
        if self.can(EndFlight()):
            self.play(EndFlight())

    def put_together(self, seat: Seat, give: Hand, want: Hand) -> None:
        """Card by card, without saying it yet."""
        self.by(seat, Compose())
        for kind, amount in enumerate(give):
            self.by(seat, *[PutIn(kind)] * amount)
        for kind, amount in enumerate(want):
            self.by(seat, *[AskFor(kind)] * amount)

    def offer(self, give: Hand, want: Hand, *to: Seat) -> list[Event]:
        """The active player says it to these, or to all who may be asked."""
        active = self.state.active
        self.put_together(active, give, want)
        offers = [move for move in GAME.moves(self.state, active) if isinstance(move, Offer)]
        return self.by(active, next(move for move in offers if not to or move.to == to))

    def propose(self, seat: Seat, give: Hand, want: Hand) -> list[Event]:
        """A counter-offer, or a wish."""
        self.put_together(seat, give, want)
        return self.by(seat, Propose(give, want))

    # -- looking -------------------------------------------------------------------------------------------------

    def asks(self) -> str:
        """What is to be decided now."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    def hand(self, seat: Seat = YELLOW) -> Hand:
        return self.state.players[seat].hand

    def size(self, seat: Seat = YELLOW) -> int:
        return self.state.players[seat].size

    def parts(self, seat: Seat = YELLOW) -> tuple[int, ...]:
        return self.state.players[seat].parts

    def fame(self, seat: Seat = YELLOW) -> int:
        return self.state.players[seat].fame

    def points(self, seat: Seat = YELLOW) -> int:
        return points(self.state, seat)

    def ship(self, spheres: int, seat: Seat = YELLOW) -> int:
        """Where the ship on that transporter stands; 0 if the transporter is in stock."""
        return self.state.players[seat].ships[spheres - 1]

    def face(self, planet: str, seat: Seat | None) -> str | None:
        """The chit on a planet as a seat sees it: its name, or None face down."""
        chit = GAME.view(self.state, seat).chits[site_named(planet)]
        return CHITS[chit].id if chit >= 0 else None

    def is_face_up(self, planet: str) -> bool:
        return bool(self.state.seen[site_named(planet)] & OPEN)

    def bank(self) -> Hand:
        return tuple(self.state.bank)


def happened(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
