"""A position of Race for the Galaxy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.copying import Copied
from engine.core.moves import Seat
from engine.core.state import State
from engine.games.race_for_the_galaxy.components import BOW, NOBODY, NOTHING, NOVELTY
from engine.games.race_for_the_galaxy.powers import Powers, powers_of

NO_GOODS_PRODUCED = (0, 0, 0, 0)
IN_THE_MIDDLE = -2
"""Where the Prestige Leader tile lies when the lead is shared."""


@dataclass(frozen=True, slots=True)
class Options:
    """The switches of chapter 3 that play asks about."""

    level: int = BOW
    goals: bool = True
    takeovers: bool = False
    advanced: bool = False
    """Two actions a round: the two-player advanced game, and the solitaire game."""
    draft: bool = False
    difficulty: int = 1


@dataclass(frozen=True, slots=True)
class Takeover:
    """A takeover declared in this phase."""

    attacker: Seat
    power: int
    defender: Seat
    world: int
    fleet: bool
    """Imperium Invasion Fleet was discarded, so that the target may be non-military."""
    failed: bool = False
    """Cancelled, beaten off, or its target is gone: later ones of the same attacker fail too (RG-11.12)."""


@dataclass(slots=True)
class Player(Copied):
    hand: tuple[int, ...] = ()
    """Sorted."""
    tableau: tuple[int, ...] = ()
    """In the order in which the cards came."""
    goods: tuple[int, ...] = ()
    """For each card of the tableau the card that lies on it as a good, or NOTHING."""
    saved: tuple[int, ...] = ()
    """Cards under Galactic Scavengers, while this player has it."""
    offer: tuple[int, ...] = ()
    """Start worlds to choose from."""
    packet: tuple[int, ...] = ()
    """Cards to draft from."""
    drafted: tuple[int, ...] = ()
    """The cards drafted, wherever they are now: what their owner remembers."""
    vp: int = 0
    """In chips."""
    prestige: int = 0
    """Tokens on the Leader tile included."""
    search_card: bool = True
    """The Prestige/Search card is still there."""
    actions: tuple[int, ...] = ()
    """This round's, once revealed."""
    boosted: int = NOTHING
    """Which of the actions carries the prestige bonus, counted from 0."""

    # Marks of the present phase
    then: tuple[int, ...] = ()
    """The tableau at its start."""
    gained: int = 0
    """Prestige gained in it."""
    military: int = 0
    """Temporary Military bought in it."""
    hand_military: int = 0
    """Hand cards discarded for Military in it."""
    used: tuple[int, ...] = ()
    """Numbers of the powers used up in it."""
    placed: bool = False
    """A world from hand was settled in it."""
    bonus_drawn: bool = False
    """The Settle bonus card was drawn."""
    produced: tuple[int, ...] = NO_GOODS_PRODUCED
    """Goods produced in it, by kind."""

    @property
    def powers(self) -> Powers:
        """The powers of the tableau as it was when the phase began (RG-6.1)."""
        return powers_of(self.then)

    def has_good(self, world: int) -> bool:
        return self.goods[self.tableau.index(world)] != NOTHING

    def worlds_with_goods(self) -> list[int]:
        return [card for card, good in zip(self.tableau, self.goods, strict=True) if good != NOTHING]


@dataclass(slots=True)
class Robot(Copied):
    """The opponent of the solitaire game (RG-20.4)."""

    start: int
    """Its start world: what it likes and how it settles, even after the card has left (RG-20.20)."""
    pile: tuple[int, ...]
    """Its draw pile, the top first."""
    tableau: tuple[int, ...]
    counters_left: int
    counters: int = 0
    """Six-cost counters placed."""
    credit: int = 0
    economy: int = 0
    vp: int = 0
    prestige: int = 0
    gained_this_round: bool = False
    """It gained prestige in this round, and in the one before: for the leader's bonus."""
    gained_last_round: bool = False
    actions: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    gained: int = 0
    """Prestige gained in the present phase."""

    @property
    def tableau_size(self) -> int:
        return len(self.tableau) + self.counters


@dataclass(slots=True, kw_only=True)
class RaceState(State):
    options: Options
    players: list[Player]
    robot: Robot | None = None
    order: tuple[Seat, ...] = ()
    """The turn order (RG-1.8)."""
    round: int = 0
    phase: int = NOTHING
    """The phase under way, or NOTHING between phases."""
    occurrence: int = 0
    """1 in the second Develop or Settle phase of a round (RG-18.3)."""
    pool: int = 0
    """VP chips left; below 0 they come from the reserve (RG-12.18)."""
    decks: list[list[int]]
    """The deck, its top at the end; when drafting, one for each seat."""
    discards: list[list[int]]
    aside: tuple[int, ...] = ()
    """Cards turned up by a search or by Gambling World, until it is over."""
    removed: tuple[int, ...] = ()
    """Cards out of the game."""
    goals: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    """For each goal the seats that have it, as bits."""
    leader: int = NOBODY
    """Who holds the Leader tile: a seat, the robot as the seat after the last, IN_THE_MIDDLE or NOBODY."""
    tile: int = 0
    """The leader's prestige that lies on the tile."""
    oort_kind: int = NOVELTY
    """The kind named for Alien Oort Cloud Refinery; it stays as last named."""
    takeovers: tuple[Takeover, ...] = ()

    @property
    def prestige_in_play(self) -> bool:
        return self.options.level == BOW

    def pile_of(self, seat: Seat) -> int:
        """Whose deck and discard pile a seat uses: all share one unless they drafted (RG-19.3)."""
        return seat if self.options.draft else 0
