"""OM-7.8: welcoming Ships, with their Colonists and Bots."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars.colonists import arrive, work
from engine.games.on_mars.components import BOTS_MISSION, DEPOT, PLANT, SHELTER, SHIP_TECH, WATER, Effect
from engine.games.on_mars.effects import define
from engine.games.on_mars.events import BotArrived, ShipWelcomed
from engine.games.on_mars.goods import can_pay, pay
from engine.games.on_mars.hexes import DISTANCE, HEX_COUNT, hexes_in
from engine.games.on_mars.lab import use, uses
from engine.games.on_mars.missions import contribute
from engine.games.on_mars.moments import FreeMove, free_moves, play_free
from engine.games.on_mars.moves import Arrive, PlaceBot, Stop, UseTech, WelcomeShip
from engine.games.on_mars.pieces import is_empty
from engine.games.on_mars.state import OnMarsState

PRICE = (PLANT, WATER)

_STOP = Stop()
_SHIPS = tuple(WelcomeShip(slot) for slot in range(DEPOT))
_BOT_PLACES = tuple(PlaceBot(place) for place in range(HEX_COUNT))


def can_welcome(state: OnMarsState, seat: Seat, free: bool) -> bool:
    """Fewer Ships gone from the Depot than the Colony level, and the price (OM-7.8.1, OM-7.8.2)."""
    player = state.players[seat]
    return bool(player.ships) and player.ships_departed < state.level and (free or can_pay(state, seat, PRICE))


@dataclass(frozen=True, slots=True)
class ToWelcome(Asks[OnMarsState]):
    """Ships one by one. `crew` Colonists of the time before the turn may pay for more of them (OM-7.8.5)."""

    left: int
    crew: int
    colonists: int
    """Colonists that come with a Bot; without the Bot one more."""
    free: bool
    must: bool

    @property
    def case(self) -> str:
        return "" if self.left else "boost"

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        found: list[Move] = []
        if (self.left or self.crew) and can_welcome(state, seat, self.free and self.left > 0):
            found = [_SHIPS[slot] for slot in state.players[seat].ships]
        return found if self.must else [*found, _STOP, *free_moves(state, seat)]

    def play(self, state: OnMarsState, seat: Seat, move: WelcomeShip | Stop | FreeMove) -> None:
        if isinstance(move, WelcomeShip):
            left, crew = self.left, self.crew
            if left:
                left -= 1
            else:
                crew -= 1
                work(state, seat, 1)
            state.agenda[-1] = AfterShip(seat, left, crew, self.colonists, self.free)
            welcome(state, seat, move.slot, self.colonists, self.free and self.left > 0)
        elif isinstance(move, Stop):
            state.agenda.pop()
        else:
            play_free(state, seat, move)


@dataclass(frozen=True, slots=True)
class AfterShip(Step[OnMarsState]):
    """A Ship is welcomed: may there be another?"""

    seat: Seat
    left: int
    crew: int
    colonists: int
    free: bool

    def run(self, state: OnMarsState) -> None:
        crew = min(self.crew, state.players[self.seat].quarters)
        if (self.left or crew) and can_welcome(state, self.seat, self.free and self.left > 0):
            state.agenda.append(ToWelcome(self.seat, self.left, crew, self.colonists, self.free, False))


def welcome(state: OnMarsState, seat: Seat, slot: int, colonists: int, free: bool) -> None:
    """Pay, move the Ship, then use a Ship Tech and choose who arrives."""
    player = state.players[seat]
    player.ships = tuple(ship for ship in player.ships if ship != slot)
    player.hangar += 1
    state.events.append(ShipWelcomed(seat, slot))
    state.agenda.append(ToArrive(seat, colonists))
    if uses(state, SHIP_TECH) and player.supply > colonists and player.quarters + colonists < player.rooms:
        state.agenda.append(ToUseShipTech(seat))
    if not free:
        pay(state, seat, PRICE)


@dataclass(frozen=True, slots=True)
class ToUseShipTech(Asks[OnMarsState]):
    """A Ship Tech brings its level in Colonists more."""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [*uses(state, SHIP_TECH), _STOP]

    def play(self, state: OnMarsState, seat: Seat, move: UseTech | Stop) -> None:
        state.agenda.pop()
        if isinstance(move, UseTech):
            use(state, seat, SHIP_TECH, move.owner)
            arrivals = state.agenda[-1]
            assert isinstance(arrivals, ToArrive)
            extra = state.players[move.owner].tech_level(SHIP_TECH)
            state.agenda[-1] = ToArrive(seat, arrivals.colonists + extra)


@dataclass(frozen=True, slots=True)
class ToArrive(Asks[OnMarsState]):
    """So many Colonists and a Bot, or one Colonist more; with no Bot in supply only the latter (OM-7.8.3)."""

    colonists: int

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        found: list[Move] = [Arrive(self.colonists + 1, 0)]
        if state.players[seat].bots_left:
            found.append(Arrive(self.colonists, 1))
        return found

    def play(self, state: OnMarsState, seat: Seat, move: Arrive) -> None:
        state.agenda.pop()
        arrive(state, seat, move.colonists)
        if move.bots:
            places = bot_places(state, seat)
            if len(places) == 1:
                place_bot(state, seat, places[0])
            else:
                state.agenda.append(ToPlaceBot(seat))


def bot_places(state: OnMarsState, seat: Seat) -> list[int]:
    """The player's Shelters without a piece; if none, the empty hexes closest to one of them (OM-7.8.4)."""
    shelters = [*hexes_in(state.terrain().built[SHELTER + seat])]
    pieces = state.pieces()
    free = [place for place in shelters if place not in pieces and state.occupant[place] < 0]
    if free:
        return free
    empty = [place for place in range(HEX_COUNT) if is_empty(state, place, pieces)]
    distances = [min(DISTANCE[place][shelter] for shelter in shelters) for place in empty]
    return [place for place, distance in zip(empty, distances, strict=True) if distance == min(distances)]


def place_bot(state: OnMarsState, seat: Seat, place: int) -> None:
    player = state.players[seat]
    player.bots_left -= 1
    player.bots = tuple(sorted((*player.bots, place)))
    state.events.append(BotArrived(seat, place))
    contribute(state, seat, BOTS_MISSION)


@dataclass(frozen=True, slots=True)
class ToPlaceBot(Asks[OnMarsState]):
    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [_BOT_PLACES[place] for place in bot_places(state, seat)]

    def play(self, state: OnMarsState, seat: Seat, move: PlaceBot) -> None:
        state.agenda.pop()
        place_bot(state, seat, move.place)


def _begin(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    """Who has come since the turn began is no crew (OM-7.8.5)."""
    player = state.players[seat]
    crew = max(0, player.quarters - player.newcomers) if effect.boost else 0
    state.agenda.append(ToWelcome(seat, effect.amount, crew, effect.colonists, effect.free, must))


define(
    "welcome_ship",
    lambda state, seat, effect, colonists, crystals: can_welcome(state, seat, effect.free),
    _begin,
)
