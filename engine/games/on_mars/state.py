"""A position of On Mars."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.codec import LATER
from engine.core.copying import Copied
from engine.core.moves import Seat
from engine.core.state import State
from engine.games.on_mars.components import (
    DEPOT,
    LAB_COLUMN,
    LACERDA,
    MARKER,
    NOBODY,
    NOWHERE,
    ORBIT,
    QUARTERS,
    SHELTER,
    SHIPS,
    side_of_space,
)
from engine.games.on_mars.hexes import BIT, CENTRE, NEAR, TWO_AWAY, ZONE

# Phases of a round
SETUP, COLONIZATION, TURN_END, SHUTTLE, OVER = range(5)


@dataclass(frozen=True, slots=True)
class Options:
    """What was chosen before the game (chapters 13 and 14)."""

    long_game: bool = False
    space_oddity: bool = False
    first_colonists: bool = False
    solo: bool = False
    solo_goal: int = 0
    harder_goal: bool = False
    full_quarters: bool = False
    """Lacerda's Living Quarters always count as full to the last room."""


@dataclass(slots=True)
class Player(Copied):
    op: int
    """Opportunity Points on the track."""
    goods: list[int]
    """Resources in Storage, by number."""
    depot: int
    """Crystals that can be spent."""
    waiting: int
    """Crystals gained since the last turn began."""
    ships: tuple[int, ...]
    """Depot spaces (0 is the lowest) that still hold a Ship."""
    hangar: int
    shelters: int
    """Shelters on the map."""
    quarters: int
    """Colonists in the Living Quarters; below, those in the Working Area and in the supply."""
    working: int
    supply: int
    bots: tuple[int, ...]
    """The hexes of the Bots on the map, in order."""
    bots_left: int
    """Bots in supply; Lacerda's others stand on his board."""
    rover: int
    """Its hex, or NOWHERE while it waits in supply at the starting Mine (OM-7.1.6)."""
    markers: int
    """Advanced Building markers in supply."""
    lab: list[int]
    """For each Tech the Laboratory space it stands on, or NOWHERE."""
    space: int = 0
    """Turn-order space, 0 before the first is taken."""
    laid: bool = False
    """The marker lies: this round's turn is over."""
    cubes: tuple[int, ...] = ()
    """Types whose Progress cube lies in the Progress area."""
    blueprints: tuple[int, ...] = ()
    scientists: tuple[int, ...] = ()
    contracts: tuple[int, ...] = ()
    completed: tuple[int, ...] = ()
    """Contracts fulfilled."""
    discoveries: tuple[int, ...] = ()
    research: tuple[int, ...] = ()
    goals: tuple[int, ...] = ()
    """Private Goals in hand."""
    goals_done: tuple[int, ...] = ()
    card_a: int = NOWHERE
    """The First Colonist A card in hand (OM-13.2)."""
    cards_b: tuple[int, ...] = ()
    newcomers: int = 0
    """Colonists gained since the last turn began."""
    deeds: int = 0
    """Tasks of the First Colonists done this turn, as bits."""
    card_shown: bool = False

    @property
    def limit(self) -> int:
        """Room for each Resource (OM-2.5.1)."""
        return self.shelters + 1

    @property
    def rooms(self) -> int:
        """Slots of the Living Quarters (OM-2.5.5)."""
        return QUARTERS[self.shelters]

    @property
    def crystal_room(self) -> int:
        """Crystals the Depot can hold (OM-2.5.2)."""
        return DEPOT - len(self.ships)

    @property
    def ships_departed(self) -> int:
        """Ships that have left the Depot this game (OM-7.8.1)."""
        return SHIPS - len(self.ships)

    @property
    def side(self) -> int:
        return side_of_space(self.space)

    @property
    def rover_hex(self) -> int:
        return CENTRE if self.rover == NOWHERE else self.rover

    def tech_level(self, tech: int) -> int:
        """Its Laboratory column, 0 if the player does not have it."""
        return LAB_COLUMN[self.lab[tech]]


@dataclass(slots=True)
class Ground(Copied):
    """Where the Buildings are, as bit masks: derived from the map, kept because every placement asks for it."""

    built: list[int]
    """For each kind of Building the hexes it stands on, those next to it and those exactly two away."""
    near: list[int]
    two_away: list[int]
    every: int
    """All Buildings."""

    def add(self, kind: int, place: int) -> None:
        self.built[kind] |= BIT[place]
        self.near[kind] |= NEAR[place]
        self.two_away[kind] |= TWO_AWAY[place]
        self.every |= BIT[place]


# How a Blackout stands
PLAYING, WON, TOO_DARK, NOBODY_LEFT, QUOTA_MISSED = range(5)


@dataclass(slots=True)
class Blackout(Copied):
    """What chapter 3 of Alien Invasion adds to a position (OM-18)."""

    time: int
    deck: list[int]
    """Vandalism cards, the next at the end."""
    discards: tuple[int, ...]
    unit: int
    """The hex of the Security Unit."""
    vandalised: tuple[int, ...] = ()
    """Hexes of Buildings with a token, in order."""
    dark: tuple[tuple[int, Seat], ...] = ()
    """Hexes of Buildings in blackout, each with the owner of the Colonist who lies on it."""
    lying: tuple[tuple[Seat, int], ...] = ()
    """Bots laid down: their owners and hexes."""
    outcome: int = PLAYING


@dataclass(slots=True, kw_only=True)
class OnMarsState(State):
    options: Options
    players: list[Player]
    first: Seat
    active: Seat = NOBODY
    """Whose turn it is in the Colonization phase, or who places or travels."""
    phase: int = SETUP
    round: int = 1
    main_done: bool = False
    executive_done: bool = False
    ending: bool = False
    """The end is triggered: the next round is the last."""
    last_round: bool = False

    # The map
    building: list[int]
    """For each hex the kind of Building there, or NOWHERE."""
    group: list[int]
    """For each Building's hex one hex that stands for its whole Complex."""
    size: list[int]
    """The size of the Complex that a hex stands for."""
    occupant: list[int]
    """Miners and Advanced Building markers: a seat, MARKER + seat, or NOBODY."""
    tile: list[int]
    crystal: list[int]
    stacks: list[list[int]]
    """Building tiles by type: faces, the top one (visible) at the end."""
    site: list[int]
    """For each Blueprint the hex of its marker, or NOWHERE while it is not built."""

    # The board
    slots: list[tuple[int, ...]]
    """For each action with slots the Colonists of each player there."""
    warehouse: list[int]
    grid: list[int]
    """Techs on the Tech Grid, bottom row first."""
    tech_pile: list[int]
    """The second set, the next tile at the end."""
    display: list[int]
    """Blueprints on show: six places of the upper row, six of the lower."""
    pile_1: list[int]
    """Blueprints of Level 1 and of Level 3 not yet shown, the next at the end."""
    pile_3: list[int]
    blueprints_gone: tuple[int, ...] = ()
    offer: list[int]
    """The six display slots: a Scientist, 6 + a Contract, or NOWHERE."""
    contract_deck: tuple[int, ...]
    emptied: tuple[int, ...] = ()
    """Display slots to refill at the end of the turn."""
    delivered: list[tuple[int, ...]]
    """For each Contract how many of its goods have been delivered."""
    assigned: list[int]
    """For each Scientist the Blueprint their marker is on, or NOWHERE."""
    radar: int = NOWHERE
    """The Discovery tile on the Radar."""
    exploration: list[int]
    """The two face-up Discovery tiles, left and right."""
    discovery_pile: list[int]
    tiles_gone: tuple[int, ...] = ()
    goal_box: list[int]
    """Private Goals not dealt, and those discarded unseen."""
    lss: list[int]
    """The rows of the four LSS markers."""
    rewards: tuple[int, ...]
    """The LSS Reward tile of each column."""
    level: int = 1
    missions: tuple[int, ...]
    trackers: list[int]
    """Contributions each Mission still needs; 0 when it is complete."""
    remaining: int
    shuttle_side: int = ORBIT
    shuttle: int = 0
    """The Shuttle's space, 0 before it is placed and after its last trip."""
    oxygen: tuple[tuple[Seat, int], ...] = ()
    """Techs of others used: owner and Tech, in the order they will be settled (OM-6.6.6)."""
    deck_b: list[int] = field(default_factory=list)
    """First Colonist B cards."""
    cards_shown: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """First Colonist cards, A and B, that everybody has seen."""

    # Lacerda
    solo_deck: list[int] = field(default_factory=list)
    solo_discards: list[int] = field(default_factory=list)
    solo_passes: int = 0
    """Times his deck has been shuffled anew."""
    icon: int = 0
    """The type his Bot stands on in the Progress area."""

    blackout: Blackout | None = field(default=None, metadata=LATER)
    """Alien Invasion, chapter 3."""

    ground: Ground | None = field(default=None, compare=False, repr=False)

    # -- questions everybody asks -----------------------------------------------------------------------------

    def is_lacerda(self, seat: Seat) -> bool:
        return seat == LACERDA and self.options.solo

    @property
    def is_shared(self) -> bool:
        """Do all win or lose together, without Opportunity Points (OM-15.5)?"""
        return self.blackout is not None

    def is_dark(self, place: int) -> bool:
        """Is that Building in blackout (OM-18.6)?"""
        return self.blackout is not None and any(place == there for there, _ in self.blackout.dark)

    def standing_bots(self, seat: Seat) -> tuple[int, ...]:
        """Bots that can move and build; those laid down can do neither (OM-18.15)."""
        bots = self.players[seat].bots
        if self.blackout is None or not self.blackout.lying:
            return bots
        standing = list(bots)
        for owner, place in self.blackout.lying:
            if owner == seat and place in standing:
                standing.remove(place)
        return tuple(standing)

    def terrain(self) -> Ground:
        ground = self.ground
        if ground is None:
            kinds = SHELTER + len(self.players)
            ground = self.ground = Ground([0] * kinds, [0] * kinds, [0] * kinds, 0)
            for place, kind in enumerate(self.building):
                if kind != NOWHERE:
                    ground.add(kind, place)
        return ground

    def complex_size(self, place: int) -> int:
        """The size of the Complex a Building belongs to, 1 if it stands alone (OM-4.9)."""
        return self.size[self.group[place]]

    def zone(self, seat: Seat) -> int:
        """The hexes where a player may build: each Bot's hex and its neighbours (OM-7.1.7)."""
        if self.is_lacerda(seat):
            return -1
        zone = 0
        for bot in self.standing_bots(seat):
            zone |= ZONE[bot]
        return zone

    def pieces(self) -> set[int]:
        """The hexes of all Bots and Rovers on the map."""
        found: set[int] = set()
        for player in self.players:
            found.update(player.bots)
            if player.rover != NOWHERE:
                found.add(player.rover)
        return found

    def best_level(self, tech: int) -> int:
        """The highest level of a Tech in any Laboratory."""
        best = 0
        for player in self.players:
            level = LAB_COLUMN[player.lab[tech]]
            if level > best:
                best = level
        return best

    def spendable(self, seat: Seat) -> int:
        """Crystals a player can pay: the Depot, and on their own turn Private Goals (OM-4.3, OM-10.3)."""
        player = self.players[seat]
        if seat == self.active and self.phase == COLONIZATION:
            return player.depot + len(player.goals)
        return player.depot

    def advanced(self, seat: Seat) -> list[int]:
        """The hexes of a player's Advanced Buildings."""
        marker = MARKER + seat
        return [place for place, occupant in enumerate(self.occupant) if occupant == marker]

    def order(self) -> list[Seat]:
        """Players by turn-order space."""
        return sorted(range(len(self.players)), key=lambda seat: self.players[seat].space)
