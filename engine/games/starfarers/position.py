"""Any position, put together piece by piece, so that a worked example reads in a test as in the rulebook.

    state = (
        Position(players=4)
        .hand(YELLOW, ore=1, food=2)
        .parts(YELLOW, boosters=2)
        .ship(YELLOW, 1, COLONY_SHIP, 57)
        .flying(speed=8)
        .state()
    )

The seats are yellow, red, white and blue, with the colonies and spaceports of the basic set-up but without ships or
cards in hand. Seat 0 is active, in the trade and build phase, unless said otherwise. Cards that nobody holds are in
the bank; the reserve is empty until it is given.
"""

from __future__ import annotations

from engine.core.moves import Seat, Step
from engine.core.position import ImpossiblePosition
from engine.core.rng import Rng
from engine.games.starfarers import setup
from engine.games.starfarers.board import BASES, PLANETS, SITES
from engine.games.starfarers.building import BeginBuilding
from engine.games.starfarers.components import (
    CARDS,
    CARDS_OF_EACH,
    CHIT_NUMBERS,
    CHITS,
    COLONIES,
    COLONY_SHIP,
    KINDS,
    NO_CARD,
    NO_CHIT,
    NOWHERE,
    PEOPLES,
    RESOURCES,
    STATIONS,
    TRADE_SHIP,
)
from engine.games.starfarers.encounter_cards import ENCOUNTERS
from engine.games.starfarers.flight import BetweenShips
from engine.games.starfarers.peoples import friend_of_all
from engine.games.starfarers.production import ToThrow
from engine.games.starfarers.state import OPEN, Options, StarfarersState
from engine.games.starfarers.turn import EndTurn


def site_named(name: str) -> int:
    """The site of a planet in the usual galaxy: `aurora_ore`."""
    return next(number for number, planet in enumerate(PLANETS) if planet.id == name)


class Position:
    def __init__(
        self, players: int = 4, active: Seat = 0, options: Options | None = None, seed: int = 0, pieces: bool = True
    ) -> None:
        self._state = setup.bare_table(players, options or Options(), tuple(range(players)), Rng(seed))
        self._state.active = active
        if pieces:
            setup.place_basic_pieces(self._state)
            for player in self._state.players:
                player.ships = (NOWHERE,) * 3
        setup.lay_basic_chits(self._state)
        self._reserve: list[int] = []
        self._gone: dict[int, int] = {}
        self._next_encounters: list[int] = []
        self._steps: list[Step[StarfarersState]] = [BeginBuilding(active)]

    # -- players -------------------------------------------------------------------------------------------------

    def hand(self, seat: Seat, **amounts: int) -> Position:
        """Cards by name: `hand(RED, ore=2, goods=1)`."""
        player = self._state.players[seat]
        player.hand = tuple(amounts.get(name, 0) for name in RESOURCES)
        player.size = sum(player.hand)
        return self

    def parts(self, seat: Seat, boosters: int = 0, cannons: int = 0, freight: int = 0, fame: int = 0) -> Position:
        player = self._state.players[seat]
        player.parts = (boosters, cannons, freight)
        player.fame = fame
        return self

    def cards(self, seat: Seat, *names: str) -> Position:
        """Friendship cards by name, without the stations they came with."""
        numbers = [next(number for number, card in enumerate(CARDS) if card.id == name) for name in names]
        self._state.players[seat].cards += tuple(numbers)
        self._state.friends = [tuple(card for card in left if card not in numbers) for left in self._state.friends]
        return self

    def chits_taken(self, seat: Seat, *names: str) -> Position:
        self._state.players[seat].chits += tuple(CHIT_NUMBERS[name] for name in names)
        return self

    def pending(self, seat: Seat, ships: int) -> Position:
        self._state.players[seat].pending = ships
        return self

    # -- the board -----------------------------------------------------------------------------------------------

    def settle(self, seat: Seat, colonies: tuple[int, ...] = (), spaceports: tuple[int, ...] = ()) -> Position:
        """Further colonies and spaceports."""
        player = self._state.players[seat]
        player.colonies += colonies
        player.spaceports += spaceports
        return self

    def only(self, seat: Seat, colonies: tuple[int, ...] = (), spaceports: tuple[int, ...] = ()) -> Position:
        """These colonies and spaceports and no others."""
        player = self._state.players[seat]
        player.colonies, player.spaceports = colonies, spaceports
        return self

    def ship(self, seat: Seat, spheres: int, kind: int, point: int) -> Position:
        """A ship on the transporter with so many spheres."""
        player = self._state.players[seat]
        ships, cargo = list(player.ships), list(player.cargo)
        ships[spheres - 1], cargo[spheres - 1] = point, kind
        player.ships, player.cargo = tuple(ships), tuple(cargo)
        return self

    def stations(self, base: int, *owners: Seat) -> Position:
        """The stations of a base, number 1 first, and its token."""
        self._state.stations[base] = owners
        self._state.tokens[base] = friend_of_all(owners)
        return self

    def chit(self, planet: str, name: str, seen_by: tuple[Seat, ...] = (), face_up: bool = False) -> Position:
        """A chit by its name (`blue_3`) on a planet of the usual galaxy."""
        site = site_named(planet)
        self._state.chits[site] = CHIT_NUMBERS[name]
        self._state.seen[site] = 2 * OPEN - 1 if face_up else sum(1 << seat for seat in seen_by)
        if CHITS[CHIT_NUMBERS[name]].back == "white":
            self._state.whites_laid += (site,)
        return self

    # -- piles ---------------------------------------------------------------------------------------------------

    def bank(self, **amounts: int) -> Position:
        """What the bank holds of these kinds; the cards missing are out of the game."""
        self._gone.update({RESOURCES.index(name): amount for name, amount in amounts.items()})
        return self

    def reserve(self, *kinds: int) -> Position:
        """The reserve, next card first."""
        self._reserve = list(reversed(kinds))
        return self

    def encounters(self, *names: str) -> Position:
        """The next encounter cards; the others lie beneath them in their order."""
        ids = [card.id for card in ENCOUNTERS]
        self._next_encounters = [ids.index(name) for name in names]
        return self

    def next_results(self, *results: int) -> Position:
        """How the next dice fall (1 to 6) and which pairs of balls, by number, the next shakes show."""
        self._state.rng.dictate(*results)
        return self

    # -- the moment ----------------------------------------------------------------------------------------------

    def to_throw(self) -> Position:
        self._steps = [EndTurn(), ToThrow(self._state.active)]
        return self

    def flying(self, base_speed: int = 3) -> Position:
        """In the flight phase, after the shake."""
        self._state.base_speed = base_speed
        self._steps = [EndTurn(), BetweenShips(self._state.active)]
        return self

    def jump(self, spheres: int) -> Position:
        """The ship on that transporter holds a hyperspace jump."""
        self._state.jumper = self._state.first_ship = spheres - 1
        return self

    def grounded(self, spheres: int) -> Position:
        self._state.grounded = self._state.first_ship = spheres - 1
        return self

    def state(self) -> StarfarersState:
        state = self._state
        self._settle_pieces()
        self._settle_chits()
        self._settle_cards()
        rest = [card for card in range(len(ENCOUNTERS)) if card not in self._next_encounters]
        state.pile = rest[::-1] + self._next_encounters[::-1]
        state.encounter = NO_CARD
        state.agenda = [EndTurn(), *self._steps] if isinstance(self._steps[0], BeginBuilding) else list(self._steps)
        while state.agenda and not state.agenda[-1].seats():
            state.agenda.pop().run(state)
        state.events = []
        return state

    def _settle_pieces(self) -> None:
        """What is not on the board is in stock."""
        state = self._state
        for seat, player in enumerate(state.players):
            carried = [cargo for cargo, point in zip(player.cargo, player.ships, strict=True) if point]
            on_board = len(player.colonies) + len(player.spaceports)
            player.colony_stock = COLONIES - on_board - carried.count(COLONY_SHIP)
            built = sum(owners.count(seat) for owners in state.stations)
            player.station_stock = STATIONS - built - carried.count(TRADE_SHIP)
            if min(player.colony_stock, player.station_stock) < 0:
                raise ImpossiblePosition(f"seat {seat} has more pieces on the board than in the box")

    def _settle_chits(self) -> None:
        """Every other outer planet gets a chit of its dot, face down, in the order of the chits."""
        state = self._state
        used = {chit for chit in state.chits if chit != NO_CHIT}
        used.update(chit for player in state.players for chit in player.chits)
        for site in SITES:
            if state.chits[site] == NO_CHIT:
                dot = PLANETS[state.galaxy[site]].dot
                free = [number for number, chit in enumerate(CHITS) if chit.back == dot and number not in used]
                if not free:
                    raise ImpossiblePosition(f"there is no {dot} chit left for {PLANETS[site].id}")
                state.chits[site] = free[0]
                used.add(free[0])
        state.whites = [number for number, chit in enumerate(CHITS) if chit.back == "white" and number not in used]

    def _settle_cards(self) -> None:
        state = self._state
        state.reserve = self._reserve
        for kind in KINDS:
            held = sum(player.hand[kind] for player in state.players) + self._reserve.count(kind)
            state.bank[kind] = self._gone.get(kind, CARDS_OF_EACH - held)
            if state.bank[kind] < 0:
                raise ImpossiblePosition(f"more {RESOURCES[kind]} than there are cards")


def base_of(people: str) -> int:
    """The base of a people in the usual galaxy."""
    return next(number for number, base in enumerate(BASES) if PEOPLES[base.people] == people)
