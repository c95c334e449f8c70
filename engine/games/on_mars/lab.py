"""OM-6.3, OM-6.4, OM-6.6: the Laboratory. Learning Techs, developing them, and using anybody's."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars import first_colonists
from engine.games.on_mars.colonists import work
from engine.games.on_mars.components import (
    COLUMN_COST,
    CRYSTAL,
    FIRST_COLUMN,
    GRID_COST,
    LAB,
    LACERDA,
    NOWHERE,
    OXYGEN,
    TECHS,
    TECHS_MISSION,
    Effect,
)
from engine.games.on_mars.effects import define, grant
from engine.games.on_mars.events import GridRefilled, LacerdaDecided, OxygenKept, TechDeveloped, TechTaken, TechUsed
from engine.games.on_mars.goods import can_pay, gain, pay, pay_crystals
from engine.games.on_mars.missions import contribute
from engine.games.on_mars.moments import FreeMove, free_moves, play_free
from engine.games.on_mars.moves import Develop, KeepOxygen, PlaceTech, Stop, TakeTech, UseTech
from engine.games.on_mars.state import OnMarsState

_STOP, _KEEP = Stop(), KeepOxygen()
_TAKES = tuple(tuple(TakeTech(tech, place) for place in range(len(GRID_COST))) for tech in range(len(TECHS)))
_PLACES = tuple(PlaceTech(space) for space in range(len(LAB)))
_DEVELOPMENTS = tuple(tuple(Develop(tech, space) for space in range(len(LAB))) for tech in range(len(TECHS)))
_USES = tuple(tuple(UseTech(tech, owner) for owner in range(4)) for tech in range(len(TECHS)))

_NEXT = (*(space.next for space in LAB), ())
"""Where a tile may go from each space; from NOWHERE, the last entry, nowhere."""
_RESOURCE_COST = tuple(tuple(unit for unit in COLUMN_COST[space.column] if unit != CRYSTAL) for space in LAB)
_CRYSTAL_COST = tuple(COLUMN_COST[space.column].count(CRYSTAL) for space in LAB)


# -- learning ----------------------------------------------------------------------------------------------------


def learnable(state: OnMarsState, seat: Seat) -> list[Move]:
    """Techs on the grid that the player lacks and can pay, if the first column has room (OM-6.3.1)."""
    lab = state.players[seat].lab
    if all(space in lab for space in FIRST_COLUMN):
        return []
    return [
        _TAKES[tech][place]
        for place, tech in enumerate(state.grid)
        if tech != NOWHERE and lab[tech] == NOWHERE and can_pay(state, seat, GRID_COST[place])
    ]


@dataclass(frozen=True, slots=True)
class ToLearn(Asks[OnMarsState]):
    """Techs one by one; when `left` is used up the next takes a Colonist, if there is a boost."""

    left: int
    boost: bool
    must: bool

    @property
    def case(self) -> str:
        return "" if self.left else "boost"

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        found = learnable(state, seat) if self.left or state.players[seat].quarters else []
        return found if self.must else [*found, _STOP, *free_moves(state, seat)]

    def play(self, state: OnMarsState, seat: Seat, move: TakeTech | Stop | FreeMove) -> None:
        if isinstance(move, TakeTech):
            left = self.left
            if left:
                left -= 1
            else:
                work(state, seat, 1)
            state.agenda[-1] = AfterLearning(seat, left, self.boost)
            learn(state, seat, move.place)
        elif isinstance(move, Stop):
            state.agenda.pop()
        else:
            play_free(state, seat, move)


@dataclass(frozen=True, slots=True)
class AfterLearning(Step[OnMarsState]):
    """One Tech is in its place: may there be another?"""

    seat: Seat
    left: int
    boost: bool

    def run(self, state: OnMarsState) -> None:
        if (self.left or (self.boost and state.players[self.seat].quarters)) and learnable(state, self.seat):
            state.agenda.append(ToLearn(self.seat, self.left, self.boost, False))


def learn(state: OnMarsState, seat: Seat, place: int) -> None:
    """Pay the row, then choose the space of the tile (OM-6.3.2, OM-6.3.3)."""
    free = [space for space in FIRST_COLUMN if space not in state.players[seat].lab]
    if len(free) == 1:
        state.agenda.append(PutInLab(seat, place, free[0]))
    else:
        state.agenda.append(ToPlaceTech(seat, place))
    pay(state, seat, GRID_COST[place])


@dataclass(frozen=True, slots=True)
class ToPlaceTech(Asks[OnMarsState]):
    """On which space of the first column?"""

    place: int

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        lab = state.players[seat].lab
        return [_PLACES[space] for space in FIRST_COLUMN if space not in lab]

    def play(self, state: OnMarsState, seat: Seat, move: PlaceTech) -> None:
        state.agenda.pop()
        put_in_lab(state, seat, self.place, move.space)


@dataclass(frozen=True, slots=True)
class PutInLab(Step[OnMarsState]):
    """Only one space is free."""

    seat: Seat
    place: int
    space: int

    def run(self, state: OnMarsState) -> None:
        put_in_lab(state, self.seat, self.place, self.space)


def put_in_lab(state: OnMarsState, seat: Seat, place: int, space: int) -> None:
    """A tile of the Tech Grid goes to the Laboratory, and the space gives its benefit."""
    tech = state.grid[place]
    state.grid[place] = NOWHERE
    state.players[seat].lab[tech] = space
    state.events.append(TechTaken(seat, tech, space))
    contribute(state, seat, TECHS_MISSION)
    first_colonists.note(state, seat, "take_tech")
    grant(state, seat, LAB[space].effect)


def refill_grid(state: OnMarsState) -> None:
    """From the second set, bottom row first, until it runs out (OM-7.6.3)."""
    shown = []
    for place, tech in enumerate(state.grid):
        if tech == NOWHERE and state.tech_pile:
            state.grid[place] = state.tech_pile.pop()
            shown.append(state.grid[place])
    if shown:
        state.events.append(GridRefilled(tuple(shown)))


# -- developing --------------------------------------------------------------------------------------------------


def developments(state: OnMarsState, seat: Seat, crystals: int, free: bool) -> list[Move]:
    """Each Tech to each empty space of the next column that can be paid (OM-6.4.2)."""
    lab = state.players[seat].lab
    found: list[Move] = []
    for tech, place in enumerate(lab):
        for space in _NEXT[place]:
            if space not in lab and (
                free or (_CRYSTAL_COST[space] <= crystals and can_pay(state, seat, _RESOURCE_COST[space]))
            ):
                found.append(_DEVELOPMENTS[tech][space])
    return found


def destinations(state: OnMarsState, seat: Seat, tech: int) -> list[Move]:
    """Where one Tech can move for free."""
    lab = state.players[seat].lab
    return [_DEVELOPMENTS[tech][space] for space in _NEXT[lab[tech]] if space not in lab]


def lacerdas_destination(state: OnMarsState, tech: int) -> int:
    """A space with a benefit if one is empty, else or among two the lower (OM-14.5.3)."""
    lab = state.players[LACERDA].lab
    empty = [space for space in _NEXT[lab[tech]] if space not in lab]
    return max(empty, key=lambda space: (LAB[space].effect.kind != "none", space))


def develop(state: OnMarsState, seat: Seat, tech: int, space: int, free: bool) -> None:
    """Pay the column, move the tile, gain the space (OM-6.4.2, OM-6.4.3)."""
    lab = state.players[seat].lab
    origin, lab[tech] = lab[tech], space
    state.events.append(TechDeveloped(seat, tech, origin, space, LAB[space].column))
    first_colonists.note(state, seat, "develop_tech")
    grant(state, seat, LAB[space].effect)
    if not free:
        pay_crystals(state, seat, _CRYSTAL_COST[space])
        pay(state, seat, _RESOURCE_COST[space])


@dataclass(frozen=True, slots=True)
class ToDevelop(Asks[OnMarsState]):
    """Developments one by one; when `left` is used up each further one takes a Colonist, if there is a boost."""

    left: int
    boost: bool
    free: bool
    must: bool

    @property
    def case(self) -> str:
        return "" if self.left else "boost"

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        payable = self.left or state.players[seat].quarters
        found = developments(state, seat, state.spendable(seat), self.free) if payable else []
        return found if self.must else [*found, _STOP, *free_moves(state, seat)]

    def play(self, state: OnMarsState, seat: Seat, move: Develop | Stop | FreeMove) -> None:
        if isinstance(move, Develop):
            left = self.left
            if left:
                left -= 1
            else:
                work(state, seat, 1)
            state.agenda[-1] = AfterDeveloping(seat, left, self.boost, self.free)
            develop(state, seat, move.tech, move.space, self.free)
        elif isinstance(move, Stop):
            state.agenda.pop()
        else:
            play_free(state, seat, move)


@dataclass(frozen=True, slots=True)
class AfterDeveloping(Step[OnMarsState]):
    """A development is complete with its benefit: may there be another?"""

    seat: Seat
    left: int
    boost: bool
    free: bool

    def run(self, state: OnMarsState) -> None:
        if (self.left or (self.boost and state.players[self.seat].quarters)) and developments(
            state, self.seat, state.spendable(self.seat), self.free
        ):
            state.agenda.append(ToDevelop(self.seat, self.left, self.boost, self.free, False))


# -- using -------------------------------------------------------------------------------------------------------


def uses(state: OnMarsState, tech: int) -> list[UseTech]:
    """The tiles of a kind in all Laboratories (OM-6.6.1)."""
    return [_USES[tech][owner] for owner, player in enumerate(state.players) if player.lab[tech] != NOWHERE]


def use(state: OnMarsState, seat: Seat, tech: int, owner: Seat) -> None:
    """Another player's tile earns its owner an Oxygen or a development at the end of the turn (OM-6.6.3)."""
    state.events.append(TechUsed(seat, tech, owner))
    if owner != seat:
        state.oxygen += ((owner, tech),)


@dataclass(frozen=True, slots=True)
class QueueOxygen(Step[OnMarsState]):
    """In turn order from the one after the player whose turn ends; later uses join the end (OM-6.6.6)."""

    seat: Seat

    def run(self, state: OnMarsState) -> None:
        if len(state.oxygen) > 1:
            order = state.order()
            start = order.index(self.seat) + 1
            places = {owner: place for place, owner in enumerate(order[start:] + order[:start])}
            state.oxygen = tuple(sorted(state.oxygen, key=lambda used: places[used[0]]))
        if state.oxygen:
            state.agenda.append(SettleOxygen())


@dataclass(frozen=True, slots=True)
class SettleOxygen(Step[OnMarsState]):
    """Owners of used Techs decide, one use after the other, until none is left (OM-6.6.4)."""

    def run(self, state: OnMarsState) -> None:
        if not state.oxygen:
            return
        (owner, tech), state.oxygen = state.oxygen[0], state.oxygen[1:]
        state.agenda.append(SettleOxygen())
        if not destinations(state, owner, tech):
            keep_oxygen(state, owner, tech)
        elif state.is_lacerda(owner):
            state.events.append(LacerdaDecided("oxygen", "OM-14.2", (tech,)))
            develop(state, owner, tech, lacerdas_destination(state, tech), free=True)
        else:
            state.agenda.append(ToChooseOxygen(owner, tech))


def keep_oxygen(state: OnMarsState, seat: Seat, tech: int) -> None:
    state.events.append(OxygenKept(seat, tech))
    gain(state, seat, OXYGEN, 1)


@dataclass(frozen=True, slots=True)
class ToChooseOxygen(Asks[OnMarsState]):
    """Develop the used Tech for free, or keep the Oxygen."""

    tech: int

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [*destinations(state, seat, self.tech), _KEEP]

    def play(self, state: OnMarsState, seat: Seat, move: Develop | KeepOxygen) -> None:
        state.agenda.pop()
        if isinstance(move, Develop):
            develop(state, seat, move.tech, move.space, free=True)
        else:
            keep_oxygen(state, seat, self.tech)


# -- effects -----------------------------------------------------------------------------------------------------


def _learn(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    state.agenda.append(ToLearn(seat, effect.amount, bool(effect.boost), must))


def _develop(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    state.agenda.append(ToDevelop(seat, effect.amount, bool(effect.boost), effect.free, must))


define("learn_tech", lambda state, seat, effect, colonists, crystals: bool(learnable(state, seat)), _learn)
define(
    "develop",
    lambda state, seat, effect, colonists, crystals: bool(developments(state, seat, crystals, effect.free)),
    _develop,
)
