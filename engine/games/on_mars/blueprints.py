"""OM-6.2 and OM-7.7: taking Blueprints and building them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars import first_colonists
from engine.games.on_mars.colonists import work
from engine.games.on_mars.components import (
    ADVANCED_MISSION,
    BLUEPRINTS,
    BLUEPRINTS_MISSION,
    BUILDINGS,
    MARKER,
    MINERAL,
    NOWHERE,
    ROW_CARDS,
    UPGRADE_TECH,
    Effect,
    kind_for,
)
from engine.games.on_mars.contracts import check_upgrades
from engine.games.on_mars.effects import define
from engine.games.on_mars.events import BlueprintsShown, BlueprintTaken, BuildingUpgraded
from engine.games.on_mars.goods import gain, pay
from engine.games.on_mars.hexes import HEX_COUNT, hexes_in
from engine.games.on_mars.lab import use, uses
from engine.games.on_mars.missions import contribute
from engine.games.on_mars.moments import FreeMove, free_moves, play_free
from engine.games.on_mars.moves import Stop, TakeBlueprint, UpgradeBuilding, UseTech
from engine.games.on_mars.pieces import make_room
from engine.games.on_mars.state import OnMarsState

_STOP = Stop()
_TAKES = tuple(TakeBlueprint(card) for card in range(len(BLUEPRINTS)))
_UPGRADES = tuple(tuple(UpgradeBuilding(card, place) for place in range(HEX_COUNT)) for card in range(len(BLUEPRINTS)))


# -- taking ------------------------------------------------------------------------------------------------------


def on_display(state: OnMarsState, seat: Seat) -> list[Move]:
    """The cards on show, for whoever has a marker left (OM-6.2.1)."""
    if state.players[seat].markers == 0:
        return []
    return [_TAKES[card] for card in state.display if card != NOWHERE]


def take(state: OnMarsState, seat: Seat, card: int) -> None:
    """One product of its Building, and a marker on the card (OM-6.2.2)."""
    player = state.players[seat]
    state.display[state.display.index(card)] = NOWHERE
    player.blueprints += (card,)
    player.markers -= 1
    state.events.append(BlueprintTaken(seat, card))
    gain(state, seat, BUILDINGS[BLUEPRINTS[card].building].product, 1)
    contribute(state, seat, BLUEPRINTS_MISSION)
    first_colonists.note(state, seat, "take_blueprint")


@dataclass(frozen=True, slots=True)
class ToTakeBlueprint(Asks[OnMarsState]):
    """Cards one by one; when `left` is used up each further one takes a Colonist, if there is a boost."""

    left: int
    boost: bool
    must: bool

    @property
    def case(self) -> str:
        return "" if self.left else "boost"

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        found = on_display(state, seat) if self.left or state.players[seat].quarters else []
        return found if self.must else [*found, _STOP, *free_moves(state, seat)]

    def play(self, state: OnMarsState, seat: Seat, move: TakeBlueprint | Stop | FreeMove) -> None:
        if isinstance(move, TakeBlueprint):
            left = self.left
            if left:
                left -= 1
            else:
                work(state, seat, 1)
            state.agenda[-1] = AfterTaking(seat, left, self.boost)
            take(state, seat, move.blueprint)
        elif isinstance(move, Stop):
            state.agenda.pop()
        else:
            play_free(state, seat, move)


@dataclass(frozen=True, slots=True)
class AfterTaking(Step[OnMarsState]):
    """A card is taken, with what came of it: may there be another?"""

    seat: Seat
    left: int
    boost: bool

    def run(self, state: OnMarsState) -> None:
        if (self.left or (self.boost and state.players[self.seat].quarters)) and on_display(state, self.seat):
            state.agenda.append(ToTakeBlueprint(self.seat, self.left, self.boost, False))


def show_new(state: OnMarsState, level: int) -> None:
    """At level 2 all face-up cards make way for twelve, at level 3 those of Level 1 for the last six (OM-7.6.2)."""
    if level > 3:
        return
    gone = [card for card in state.display if card != NOWHERE and (level == 2 or BLUEPRINTS[card].level == 1)]
    state.blueprints_gone += tuple(gone)
    if level == 2:
        state.display = _row_from(state.pile_1) + _row_from(state.pile_3)
        shown = state.display
    else:
        shown = state.display[:ROW_CARDS] = _row_from(state.pile_3)
    state.events.append(BlueprintsShown(tuple(card for card in shown if card != NOWHERE)))


def _row_from(pile: list[int]) -> list[int]:
    return [pile.pop() if pile else NOWHERE for _ in range(ROW_CARDS)]


# -- building ----------------------------------------------------------------------------------------------------


def upgrade_sites(state: OnMarsState, seat: Seat, card: int, ground: int) -> list[int]:
    """The Buildings of its type there without a marker; Level 3 asks for a Complex of three (OM-7.7.1)."""
    record = BLUEPRINTS[card]
    return [
        place
        for place in hexes_in(state.terrain().built[kind_for(record.building, seat)] & ground)
        if state.occupant[place] < MARKER and state.complex_size(place) >= record.least_complex
    ]


def upgrades(state: OnMarsState, seat: Seat, anywhere: bool) -> list[Move]:
    ground = -1 if anywhere else state.zone(seat)
    return [
        _UPGRADES[card][place]
        for card in state.players[seat].blueprints
        if state.site[card] == NOWHERE
        for place in upgrade_sites(state, seat, card, ground)
    ]


def can_upgrade(state: OnMarsState, seat: Seat, anywhere: bool, free: bool) -> bool:
    """A Blueprint with its marker, a Building for it, and the Mineral."""
    player = state.players[seat]
    if not free and player.goods[MINERAL] == 0 and not state.is_lacerda(seat):
        return False
    ground = -1 if anywhere else state.zone(seat)
    return any(upgrade_sites(state, seat, card, ground) for card in player.blueprints if state.site[card] == NOWHERE)


def upgrade(state: OnMarsState, seat: Seat, card: int, place: int) -> None:
    """The marker goes to the map and what stood there makes room (OM-7.7.2)."""
    state.site[card] = place
    state.events.append(BuildingUpgraded(seat, card, place))
    make_room(state, place)
    state.occupant[place] = MARKER + seat
    contribute(state, seat, ADVANCED_MISSION)
    check_upgrades(state)


@dataclass(frozen=True, slots=True)
class ToUpgrade(Asks[OnMarsState]):
    """Upgrades one by one: those of the effect, then those of an Upgrade Tech, then for Colonists where a boost is."""

    left: int
    boost: bool
    free: bool
    anywhere: bool
    must: bool
    tech: int = 0
    """Upgrades an Upgrade Tech still allows; TECH_NOT_USED while none has been used."""

    @property
    def case(self) -> str:
        return "" if self.left or self.tech > 0 else "more"

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = []
        free = self.free and self.left > 0
        if can_upgrade(state, seat, self.anywhere, free):
            if self.left or self.tech > 0 or (self.boost and player.quarters):
                found = upgrades(state, seat, self.anywhere)
            if not self.left and self.tech == TECH_NOT_USED:
                found += uses(state, UPGRADE_TECH)
        return found if self.must else [*found, _STOP, *free_moves(state, seat)]

    def play(self, state: OnMarsState, seat: Seat, move: UpgradeBuilding | UseTech | Stop | FreeMove) -> None:
        if isinstance(move, UpgradeBuilding):
            left, tech = self.left, self.tech
            free = self.free and left > 0
            if left:
                left -= 1
            elif tech > 0:
                tech -= 1
            else:
                work(state, seat, 1)
            state.agenda[-1] = AfterUpgrade(seat, left, self.boost, self.free, self.anywhere, tech)
            if not free:
                pay(state, seat, (MINERAL,))
            upgrade(state, seat, move.blueprint, move.place)
        elif isinstance(move, UseTech):
            level = state.players[move.owner].tech_level(UPGRADE_TECH)
            state.agenda[-1] = ToUpgrade(seat, 0, self.boost, self.free, self.anywhere, False, level)
            use(state, seat, UPGRADE_TECH, move.owner)
        elif isinstance(move, Stop):
            state.agenda.pop()
        else:
            play_free(state, seat, move)


TECH_NOT_USED = -1


@dataclass(frozen=True, slots=True)
class AfterUpgrade(Step[OnMarsState]):
    """One upgrade is complete: may there be another?"""

    seat: Seat
    left: int
    boost: bool
    free: bool
    anywhere: bool
    tech: int

    def run(self, state: OnMarsState) -> None:
        seat = self.seat
        allowed = (
            self.left
            or self.tech > 0
            or (self.boost and state.players[seat].quarters)
            or (self.tech == TECH_NOT_USED and uses(state, UPGRADE_TECH))
        )
        if allowed and can_upgrade(state, seat, self.anywhere, self.free and self.left > 0):
            state.agenda.append(ToUpgrade(seat, self.left, self.boost, self.free, self.anywhere, False, self.tech))


# -- effects -----------------------------------------------------------------------------------------------------


def _take(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    state.agenda.append(ToTakeBlueprint(seat, effect.amount, bool(effect.boost), must))


def _upgrade(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    state.agenda.append(
        ToUpgrade(seat, effect.amount, bool(effect.boost), effect.free, effect.anywhere, must, TECH_NOT_USED)
    )


define("take_blueprint", lambda state, seat, effect, colonists, crystals: bool(on_display(state, seat)), _take)
define(
    "upgrade",
    lambda state, seat, effect, colonists, crystals: can_upgrade(state, seat, effect.anywhere, effect.free),
    _upgrade,
)
