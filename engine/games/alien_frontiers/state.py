"""A position of Alien Frontiers."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.copying import Copied
from engine.core.moves import Seat
from engine.core.state import State
from engine.games.alien_frontiers.components import FLEET_LIMIT, ISOLATION, NOBODY, NOWHERE


@dataclass(frozen=True, slots=True)
class Options:
    """The switches of chapter 14 that play asks about."""

    unlimited_supply: bool = False
    mind_control_helmet: bool = False
    teleporter_onto_terraforming: bool = False


@dataclass(slots=True)
class Player(Copied):
    fuel: int
    ore: int
    stock: int
    """Ships not in play."""
    colonies: int
    """Unplaced colonies, the one on the Colonist Hub track included (AF-0.7)."""
    hub: int
    """Hub progress: 0, or the circle 1-7 where the colony stands (AF-6.2.2)."""
    cards: tuple[int, ...]

    @property
    def fleet(self) -> int:
        """Ships of the player's colour outside the stock; the relic ship never counts (AF-0.5)."""
        return FLEET_LIMIT - self.stock


@dataclass(slots=True, kw_only=True)
class AlienFrontiersState(State):
    options: Options
    players: list[Player]
    first: Seat
    active: Seat
    round: int

    fuel: int
    """The stocks."""
    ore: int
    draw: list[int]
    """The draw pile, its top at the end."""
    display: list[int]
    discard: list[int]

    colonies: list[tuple[int, ...]]
    """For each territory, the colonies of each seat."""
    control: list[Seat]
    """Who controls each territory: derived from the colonies, kept because everything asks for it."""
    fields: list[int]
    """The territory of each field generator, or NOWHERE."""

    docks: list[tuple[int, ...]]
    """For each station its open docks, with the ship there or EMPTY. The Maintenance Bay just holds ships."""
    hand: tuple[int, ...]
    """Unplaced ships of the active player, sorted."""
    relic_owner: Seat = NOBODY

    # Marks of the present turn
    used: tuple[int, ...] = ()
    """Cards whose fuel power was used."""
    discard_power_used: bool = False
    borrowed: int = NOWHERE
    hub_ships: int = 0
    hub_extra_step_given: bool = False
    mined: bool = False
    artifact_docks: tuple[int, ...] = ()
    """Docks of the Alien Artifact whose ships count for the next claim."""
    cycles: int = 0

    def has_bonus(self, seat: Seat, territory: int) -> bool:
        """AF-0.8: control it or have borrowed it, with no Isolation Field there."""
        if self.fields[ISOLATION] == territory:
            return False
        return self.control[territory] == seat or (self.borrowed == territory and seat == self.active)
