"""What a player may say. Cards, powers, goods, actions and categories are numbers (components.py)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move, Seat

# -- set-up ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draft(Move):
    """Keep this card of the packet and pass the others on."""

    card: int


@dataclass(frozen=True, slots=True)
class Begin(Move):
    """Keep this start world and discard these cards of the first hand."""

    world: int
    discards: tuple[int, ...]


# -- naming cards one after the other ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Discard(Move):
    card: int


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Where fewer cards are kept than discarded, those kept are named."""

    card: int


@dataclass(frozen=True, slots=True)
class Save(Move):
    """Put this card under Galactic Scavengers."""

    card: int


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """None, or no more of it."""


# -- the round ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """One action, two in the advanced game; `boosted` is the place of the one with the prestige bonus, or -1."""

    actions: tuple[int, ...]
    boosted: int

    @property
    def choice(self) -> tuple[tuple[int, ...], int]:
        return self.actions, self.boosted


@dataclass(frozen=True, slots=True)
class SearchFor(Move):
    category: int


@dataclass(frozen=True, slots=True)
class TakeFound(Move):
    """Stop the search and take the card just revealed."""


@dataclass(frozen=True, slots=True)
class SearchOn(Move):
    pass


@dataclass(frozen=True, slots=True)
class NameKind(Move):
    """The kind of Alien Oort Cloud Refinery from now on."""

    good: int


# -- Develop and Settle ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place(Move):
    """The development or world chosen this phase."""

    card: int


@dataclass(frozen=True, slots=True)
class Reduce(Move):
    """Lower the cost with the priced power of this card: the card itself goes, or the good on `world`."""

    power: int
    world: int


@dataclass(frozen=True, slots=True)
class PayFor(Move):
    """Place the world by paying; `power` is the power that lets military worlds be paid for, or -1."""

    power: int

    @property
    def case(self) -> str:
        return "plain" if self.power < 0 else ""


@dataclass(frozen=True, slots=True)
class Conquer(Move):
    """Place the world by force; `power` is the power that lets non-military worlds be conquered, or -1."""

    power: int

    @property
    def case(self) -> str:
        return "plain" if self.power < 0 else ""


@dataclass(frozen=True, slots=True)
class Strengthen(Move):
    """Buy temporary Military with this power; `world` has the good that pays for it, or is -1."""

    power: int
    world: int


@dataclass(frozen=True, slots=True)
class SettleMore(Move):
    """One more world, by Improved Logistics or Rebel Sneak Attack."""

    power: int
    card: int


@dataclass(frozen=True, slots=True)
class Replace(Move):
    """Terraforming Engineers: a world of the tableau for one of the hand."""

    world: int
    card: int


@dataclass(frozen=True, slots=True)
class Attack(Move):
    """Declare a takeover; with `fleet` the Imperium Invasion Fleet is discarded for a non-military target."""

    power: int
    defender: Seat
    world: int
    fleet: bool

    @property
    def case(self) -> str:
        return "fleet" if self.fleet else ""


@dataclass(frozen=True, slots=True)
class CancelTakeover(Move):
    """Pan-Galactic Security Council makes the takeover of this world by this attacker fail."""

    attacker: Seat
    world: int


# -- Consume and Produce -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sell(Move):
    """The good on this world, as a good of this kind."""

    world: int
    good: int


@dataclass(frozen=True, slots=True)
class Use(Move):
    """A Consume power."""

    power: int


@dataclass(frozen=True, slots=True)
class DiscardForVP(Move):
    """The prestige bonus of Consume: Trade: hand cards for VP."""


@dataclass(frozen=True, slots=True)
class Feed(Move):
    """The goods on these worlds go to the power just chosen."""

    worlds: tuple[int, ...]

    @property
    def count(self) -> int:
        return len(self.worlds)


@dataclass(frozen=True, slots=True)
class Guess(Move):
    number: int


@dataclass(frozen=True, slots=True)
class Ante(Move):
    card: int


@dataclass(frozen=True, slots=True)
class TakeRevealed(Move):
    card: int


@dataclass(frozen=True, slots=True)
class Produce(Move):
    """Put a good on this world with this power (-1: the Produce bonus), as a good of this kind."""

    power: int
    world: int
    good: int

    @property
    def case(self) -> str:
        return "bonus" if self.power < 0 else ""


@dataclass(frozen=True, slots=True)
class CountNow(Move):
    """Draw for the goods produced so far; the power is then used up."""

    power: int
