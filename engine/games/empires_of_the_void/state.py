"""A position of Empires of the Void."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.copying import Copied
from engine.core.moves import Seat
from engine.core.state import State
from engine.games.empires_of_the_void.components import (
    NOBODY,
    NOTHING,
    NOWHERE,
    OWNS,
    SETTING_UP,
    SREECH,
)
from engine.games.empires_of_the_void.galaxy import Galaxy, Layout, galaxy_of


@dataclass(frozen=True, slots=True)
class Options:
    """The switches of chapter 26 that play asks about."""

    advanced: bool = False
    shifting: bool = False
    short: bool = False
    open_totals: bool = False
    rotation: bool = True


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice rolled by a seat (NOBODY: the Pirates). A die is its ship, what it needs and what it shows (rolls.py)."""

    seat: Seat
    dice: tuple[int, ...]
    bonus: int = 0
    volleyed: bool = False
    twisted: bool = False


@dataclass(frozen=True, slots=True)
class Battle:
    """The Attack under way. Pairs are attacker first, defender second."""

    attacker: Seat
    target: int
    """A seat, or what else is attacked (components.TARGETS)."""
    space: int
    level: int = 0
    hits: int = 0
    """Hits on the Pirates so far."""
    hulls: tuple[bool, bool] = (False, False)
    """Living Hulls used."""
    drilled: tuple[bool, bool] = (False, False)
    stars: tuple[int, int] = (0, 0)
    """Shooting Stars paid for."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What one seat proposes to another (EV-17.7). A good is NOTHING where none is meant."""

    sender: Seat
    partner: Seat
    occasion: int
    """Made in a pre-round phase, a turn or a decision (components.OCCASIONS): each has its limit (EV-17.11)."""
    give_credits: int = 0
    give_cards: tuple[int, ...] = ()
    give_good: int = NOTHING
    ask_credits: int = 0
    ask_cards: tuple[int, ...] = ()
    """Temperaments."""
    ask_good: int = NOTHING

    def redacted(self) -> Offer:
        """As third parties know it."""
        return Offer(self.sender, self.partner, self.occasion)

    @property
    def is_empty(self) -> bool:
        return self == self.redacted()

    @property
    def case(self) -> str:
        """How to speak of it: a bargain, a gift that asks for nothing, or a plea that gives nothing."""
        if not (self.give_credits or self.give_cards) and self.give_good == NOTHING:
            return "plea"
        return "" if self.ask_credits or self.ask_cards or self.ask_good != NOTHING else "gift"


@dataclass(frozen=True, slots=True)
class Orders:
    """What a seat has entered in the pre-round phase; secret until all seats are ready (EV-7.14)."""

    ships: tuple[int, ...] = ()
    """Twice the class, plus one if it is to appear at the Space Port."""
    prices: tuple[int, ...] = ()
    technology: int = NOTHING
    lender: Seat = NOBODY
    world: int = NOWHERE
    price: int = 0
    granted: bool = False
    """The research uses a Research Grant, Open Archives."""
    archived: bool = False
    foundry: int = 0
    """Ships that Gorrum makes cheaper; a Starfighter that Decima makes cheaper."""
    conscript: bool = False
    reserved: int = 0
    """Credits bound by the orders."""


NO_ORDERS = Orders()


@dataclass(slots=True)
class Player(Copied):
    race: int
    credits: int
    vp: int
    extra_vp: int
    """Of the victory points, those gained outside scorings (EV-18.10)."""
    technologies: int
    """A mask of bits."""
    hand: tuple[int, ...]
    """Sorted."""
    known: tuple[int, ...]
    """Cards of the hand that everybody has seen (EV-27.4)."""
    ships: list[int]
    """The fleet in each space."""
    stock: int
    """Ships of the player's colour not in play, as a fleet."""
    port: int
    """The world of the Space Port, or NOWHERE."""
    quiet: bool
    """Takes no offers (EV-17.13)."""
    swaps: int
    """Cards exchanged with the row this turn."""
    leaves: tuple[tuple[int, Seat], ...]
    """Leave to use a good: which, and whose (EV-17.3)."""
    grant: bool
    """Research Grant, Open Archives: played for the next research (EV-25.22)."""
    archives: bool
    foreseen: bool
    """Used this round: the Stones of Foresight of Vael, the discount of Decima, the Space Port."""
    conscripted: bool
    ported: bool
    forged: int
    """Ships built in this pre-round phase that Gorrum made cheaper."""
    orders: Orders

    @property
    def free(self) -> int:
        """Credits not bound by orders (EV-7.14)."""
        return self.credits - self.orders.reserved

    def owns(self, technology: int) -> bool:
        return bool(self.technologies & OWNS[technology])


@dataclass(slots=True, kw_only=True)
class EmpiresState(State):
    options: Options
    layout: Layout
    players: list[Player]
    first: Seat
    """Player 1 of the set-up."""
    order: tuple[Seat, ...]
    active: Seat
    round: int
    phase: int = SETTING_UP

    stack: list[int]
    """Event and scoring cards, the next one at the end."""
    past: list[int]
    """Cards drawn, in order."""
    unused: list[int]
    """Events that left the game unseen."""
    event: int = NOTHING
    """The event in force this round (EV-8.3)."""
    deck: list[int]
    """Diplomacy cards, the top at the end."""
    discard: list[int]
    row: tuple[int, ...] = ()
    """Face up with two players (EV-3.26)."""

    holder: list[Seat]
    """Who controls each planet and home world."""
    ally: list[Seat]
    """Whose ally token lies there; a home world's is its owner's (EV-5.12)."""
    infested: int = 0
    """Planets with an Infested token, as a mask."""
    wormholes: tuple[int, int] = (NOWHERE, NOWHERE)
    rebellion: int = NOWHERE
    pirates: int = NOWHERE
    distress: int = NOWHERE
    derelict: int = NOWHERE
    """The space of the Derelict, NOWHERE before it drifts in and once it is kept."""
    salvager: Seat = NOBODY
    """Who keeps the Derelict."""
    plague: bool = False
    pool: int
    """Alien ships not in play, as a fleet."""
    scorings: list[tuple[int, ...]]
    """What each seat scored, one row for each scoring so far."""

    # Marks of the present turn
    actions: int = 0
    acted: bool = False
    """Something was spent since the active player was last asked: others may have something to say (EV-28.6)."""
    march: int = 0
    """Extra actions by Forced March and by Festival of Worlds."""
    festival: int = 0
    fevered: bool = False
    """The free Attack of War Fever, the free Move of Pyrious, Mine and Mind Control: used."""
    commanded: bool = False
    mined: bool = False
    controlled: bool = False
    paid_moves: int = 0
    truces: tuple[tuple[Seat, int], ...] = ()
    """Ceasefires: whom the active player cannot attack where (EV-25.19)."""
    refused: tuple[int, ...] = ()
    """Spaces whose Tractor Beams refused leave (EV-10.10)."""
    offers: tuple[Offer, ...] = ()
    """Offers sent in this phase, turn or decision."""
    declined: tuple[Offer, ...] = ()
    """Offers refused in this round."""

    # What is under way
    throws: tuple[Throw, ...] = ()
    """The dice on the table."""
    battle: Battle | None = None
    shown: tuple[int, ...] = ()
    """Cards shown for the Diplomacy under way: still in the hand, but bound (EV-15.7)."""

    galaxy: Galaxy = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.galaxy = galaxy_of(self.layout)

    def lay(self, layout: Layout) -> None:
        """Change how the boards lie."""
        self.layout = layout
        self.galaxy = galaxy_of(layout)

    def is_ally(self, seat: Seat, world: int) -> bool:
        """In control as ally (EV-5.3)."""
        return self.holder[world] == seat == self.ally[world]

    def has_access(self, seat: Seat, planet: int) -> bool:
        """To a planet's ability: as ally in control, or by an Infested token (EV-5.10)."""
        if self.holder[planet] == seat == self.ally[planet]:
            return True
        return bool(self.infested) and bool(self.infested >> planet & 1) and self.players[seat].race == SREECH

    def planets_held(self, seat: Seat) -> int:
        """Home worlds count (EV-5.8)."""
        return self.holder.count(seat)

    def race_at(self, race: int) -> Seat:
        """The seat that plays a race, or NOBODY."""
        for seat, player in enumerate(self.players):
            if player.race == race:
                return seat
        return NOBODY

    def seats_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise from one."""
        players = len(self.players)
        return tuple((seat + step) % players for step in range(players))
