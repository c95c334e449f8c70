"""Any position, put together piece by piece, so that a worked example reads in a test as in the rulebook.

    state = (
        Position(players=4)
        .at(YOU, 1)
        .holds(YOU, battery=1)
        .people(YOU, quarters=3)
        .working_on(RESEARCH, {RED: 1})
        .tech(YOU, WATER_EXTRACTOR, "lab_2_middle")
        .state()
    )

The active player is seat 0, at the start of their turn, in the Colony unless said otherwise. What is not mentioned is
empty: no goods, no cards, no Missions. Each player has the starting Shelter with a Bot on it and three Colonists in the
Living Quarters; the starting Buildings stand as in `START`, the Research letters in the order of the corners.
"""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.position import ImpossiblePosition
from engine.core.rng import Rng
from engine.games.on_mars import setup
from engine.games.on_mars.colonists import set_slot
from engine.games.on_mars.complexes import join, relink
from engine.games.on_mars.components import (
    BOTS,
    COLONISTS,
    DISCOVERIES,
    GENERATOR,
    GOODS,
    GREENHOUSE,
    LAB,
    LSS_COLUMNS,
    MARKER,
    NOWHERE,
    OXYGEN_CONDENSER,
    REMAINING_MISSIONS,
    ROW_CARDS,
    SHELTER,
    WATER_EXTRACTOR,
    kind_for,
)
from engine.games.on_mars.hexes import RESEARCH_CORNERS, START_SHELTERS, hex_at
from engine.games.on_mars.hiring import FIRST_CONTRACT
from engine.games.on_mars.rounds import NextTurn, settle
from engine.games.on_mars.state import COLONIZATION, Blackout, OnMarsState, Options
from engine.games.on_mars.turn import ToAct

Place = tuple[int, int]
"""A hex by its coordinates."""

START = {GENERATOR: (0, -2), WATER_EXTRACTOR: (2, -1), GREENHOUSE: (0, 2), OXYGEN_CONDENSER: (-2, 1)}
_LAB_SPACES = {space.id: number for number, space in enumerate(LAB)}


class Position:
    def __init__(self, players: int = 2, options: Options | None = None, active: Seat = 0, seed: int = 0) -> None:
        options = options or Options()
        state = self._state = setup.bare_table(2 if options.solo else players, options, Rng(seed))
        state.active = active
        state.phase = COLONIZATION
        for building, place in START.items():
            join(state, building, hex_at(*place))
        for seat, shelter in enumerate(reversed(START_SHELTERS[len(state.players)])):
            settle(state, seat, shelter)
            state.players[seat].space = 5 + seat
            if not state.is_lacerda(seat):
                state.players[seat].goods = [0] * 5
                state.players[seat].depot = 0
        for letter, corner in enumerate(RESEARCH_CORNERS):
            for research in corner:
                state.tile[research] = DISCOVERIES + letter
        state.rewards = tuple(range(LSS_COLUMNS))
        state.exploration = [state.discovery_pile.pop(), state.discovery_pile.pop()]
        state.display[:ROW_CARDS] = state.pile_1[:ROW_CARDS]
        del state.pile_1[:ROW_CARDS]
        state.shuttle = 1
        state.events.clear()

    # -- players ---------------------------------------------------------------------------------------------

    def at(self, seat: Seat, space: int) -> Position:
        self._state.players[seat].space = space
        return self

    def laid(self, *seats: Seat) -> Position:
        """Players who have had their turn this round."""
        for seat in seats:
            self._state.players[seat].laid = True
        return self

    def holds(self, seat: Seat, **goods: int) -> Position:
        self._state.players[seat].goods = [goods.pop(name, 0) for name in GOODS[:5]]
        if goods:
            raise ImpossiblePosition(f"there is no Resource called {', '.join(goods)}")
        return self

    def crystals(self, seat: Seat, depot: int = 0, waiting: int = 0) -> Position:
        player = self._state.players[seat]
        player.depot, player.waiting = depot, waiting
        return self

    def people(self, seat: Seat, quarters: int = 3, working: int = 0) -> Position:
        player = self._state.players[seat]
        player.quarters, player.working = quarters, working
        return self

    def working_on(self, action: int, colonists: dict[Seat, int]) -> Position:
        """Colonists on the slots of an action."""
        for seat, count in colonists.items():
            set_slot(self._state, seat, action, count)
        return self

    def ships(self, seat: Seat, hangar: int = 0, spent: int = 0) -> Position:
        """Ships that have left the Depot, from the lowest space up."""
        player = self._state.players[seat]
        player.ships = player.ships[hangar + spent :]
        player.hangar = hangar
        return self

    def depot_ships(self, seat: Seat, *slots: int) -> Position:
        """The Depot spaces, counted from 1, that still hold a Ship."""
        self._state.players[seat].ships = tuple(slot - 1 for slot in slots)
        return self

    def op(self, seat: Seat, op: int) -> Position:
        self._state.players[seat].op = op
        return self

    def cubes(self, seat: Seat, *types: int) -> Position:
        self._state.players[seat].cubes = types
        return self

    def tech(self, seat: Seat, tech: int, space: str) -> Position:
        """A Tech on a Laboratory space, taken from the Tech Grid if it lies there."""
        self._state.players[seat].lab[tech] = _LAB_SPACES[space]
        if tech in self._state.grid:
            self._state.grid[self._state.grid.index(tech)] = NOWHERE
        elif tech in self._state.tech_pile:
            self._state.tech_pile.remove(tech)
        return self

    def blueprint(self, seat: Seat, card: int, built: Place | None = None) -> Position:
        state = self._state
        player = state.players[seat]
        for pile in (state.pile_1, state.pile_3):
            if card in pile:
                pile.remove(card)
        state.display = [NOWHERE if shown == card else shown for shown in state.display]
        player.blueprints += (card,)
        player.markers -= 1
        if built:
            place = hex_at(*built)
            state.site[card] = place
            state.occupant[place] = MARKER + seat
        return self

    def scientist(self, seat: Seat, scientist: int, works_on: int = NOWHERE) -> Position:
        state = self._state
        state.offer[state.offer.index(scientist)] = NOWHERE
        state.players[seat].scientists += (scientist,)
        state.assigned[scientist] = works_on
        return self

    def contract(self, seat: Seat, contract: int, *delivered: int) -> Position:
        state = self._state
        state.contract_deck = tuple(other for other in state.contract_deck if other != contract)
        state.players[seat].contracts += (contract,)
        if delivered:
            state.delivered[contract] = delivered
        return self

    def completed(self, seat: Seat, contract: int) -> Position:
        self.contract(seat, contract)
        self._state.players[seat].completed += (contract,)
        return self

    def goals(self, seat: Seat, *goals: int) -> Position:
        """Private Goals in hand, by their printed numbers."""
        self._state.players[seat].goals = tuple(goal - 1 for goal in goals)
        self._state.goal_box = [goal for goal in self._state.goal_box if goal + 1 not in goals]
        return self

    def goals_done(self, seat: Seat, *goals: int) -> Position:
        self._state.players[seat].goals_done = tuple(goal - 1 for goal in goals)
        self._state.goal_box = [goal for goal in self._state.goal_box if goal + 1 not in goals]
        return self

    def took(self, seat: Seat, *tiles: int) -> Position:
        """Discovery and Research tiles a player has."""
        player = self._state.players[seat]
        for tile in tiles:
            if tile >= DISCOVERIES:
                player.research += (tile,)
            else:
                player.discoveries += (tile,)
        return self

    def card_a(self, seat: Seat, card: int, deck_b: tuple[int, ...] = ()) -> Position:
        """A First Colonist A card in hand, and the B deck, next card first."""
        self._state.players[seat].card_a = card
        self._state.deck_b = [*reversed(deck_b)]
        return self

    def card_b(self, seat: Seat, *cards: int) -> Position:
        self._state.players[seat].cards_b = cards
        return self

    # -- the map ---------------------------------------------------------------------------------------------

    def building(self, building: int, *places: Place, owner: Seat = 0) -> Position:
        """Buildings of a type; Shelters of their owner."""
        for place in places:
            join(self._state, kind_for(building, owner), hex_at(*place))
            if building == SHELTER:
                self._state.players[owner].shelters += 1
            else:
                self._state.stacks[building].pop(0)
        return self

    def without(self, *places: Place) -> Position:
        """Take Buildings off the map again."""
        state = self._state
        left = [(place, kind) for place, kind in enumerate(state.building) if kind != NOWHERE]
        state.building = [NOWHERE] * len(state.building)
        state.group = [NOWHERE] * len(state.building)
        state.ground = None
        for place, kind in left:
            if place not in [hex_at(*gone) for gone in places]:
                join(state, kind, place)
        return self

    def bots(self, seat: Seat, *places: Place) -> Position:
        self._state.players[seat].bots = tuple(sorted(hex_at(*place) for place in places))
        return self

    def rover(self, seat: Seat, place: Place) -> Position:
        self._state.players[seat].rover = hex_at(*place)
        return self

    def miner(self, seat: Seat, *places: Place) -> Position:
        for place in places:
            self._state.occupant[hex_at(*place)] = seat
        return self

    def tile(self, tile: int, place: Place) -> Position:
        self._state.tile[hex_at(*place)] = tile
        if tile in self._state.discovery_pile:
            self._state.discovery_pile.remove(tile)
        return self

    def no_tiles(self) -> Position:
        """Not even the Research tiles in the corners."""
        self._state.tiles_gone = tuple(tile for tile in self._state.tile if tile != NOWHERE)
        self._state.tile = [NOWHERE] * len(self._state.tile)
        return self

    def crystal(self, *places: Place) -> Position:
        for place in places:
            self._state.crystal[hex_at(*place)] = 1
        return self

    def next_tile(self, building: int, face: int) -> Position:
        """What the top tile of a stack shows."""
        stack = self._state.stacks[building]
        stack.remove(face)
        stack.append(face)
        return self

    def empty_stack(self, building: int) -> Position:
        self._state.stacks[building] = []
        return self

    # -- the board -------------------------------------------------------------------------------------------

    def warehouse(self, **items: int) -> Position:
        """How many of each item are left; none of those not named."""
        columns = ("crystal", "battery", "water", "plant", "oxygen")
        self._state.warehouse = [items.get(name, 0) for name in columns]
        return self

    def grid(self, *techs: int) -> Position:
        """Techs on the grid, bottom row first; the other spaces are empty."""
        self._state.grid = [*techs, *[NOWHERE] * (8 - len(techs))]
        return self

    def tech_pile(self, *techs: int) -> Position:
        """The second set, next tile first."""
        self._state.tech_pile = [*reversed(techs)]
        return self

    def display(self, upper: tuple[int, ...], lower: tuple[int, ...] = ()) -> Position:
        state = self._state
        rows = [*upper, *[NOWHERE] * (ROW_CARDS - len(upper)), *lower, *[NOWHERE] * (ROW_CARDS - len(lower))]
        taken = {card for player in state.players for card in player.blueprints}
        unseen = [card for card in range(len(state.site)) if card not in rows and card not in taken]
        state.display = rows
        state.pile_1 = [card for card in unseen if card < 12]
        state.pile_3 = [card for card in unseen if card >= 12]
        return self

    def offer(self, *cards: int) -> Position:
        """The six display slots: a Scientist's number, or -1 - a Contract's number."""
        state = self._state
        state.offer = [card if card >= 0 else FIRST_CONTRACT - 1 - card for card in cards]
        state.contract_deck = tuple(card for card in state.contract_deck if -1 - card not in cards)
        return self

    def exploration(self, left: int, right: int = NOWHERE, pile: tuple[int, ...] = ()) -> Position:
        """The face-up Discovery tiles and the pile, next tile first."""
        self._state.exploration = [left, right]
        self._state.discovery_pile = [*reversed(pile)]
        return self

    def radar(self, tile: int) -> Position:
        self._state.radar = tile
        return self

    def lss(self, *rows: int) -> Position:
        """Rows of Generator, Water Extractor, Greenhouse and Oxygen Condenser."""
        self._state.lss = [*rows]
        return self

    def rewards(self, *tiles: int) -> Position:
        self._state.rewards = tiles
        return self

    def level(self, level: int) -> Position:
        self._state.level = level
        return self

    def missions(self, trackers: dict[int, int], remaining: int = REMAINING_MISSIONS) -> Position:
        """Missions in slots A, B and C with the contributions they still need."""
        self._state.missions = tuple(trackers)
        self._state.trackers = [*trackers.values()]
        self._state.remaining = remaining
        return self

    def shuttle(self, side: int, space: int) -> Position:
        self._state.shuttle_side, self._state.shuttle = side, space
        return self

    def round(self, number: int, ending: bool = False, last: bool = False) -> Position:
        self._state.round = number
        self._state.ending, self._state.last_round = ending or last, last
        return self

    # -- Lacerda ---------------------------------------------------------------------------------------------

    def solo_cards(self, *cards: int, passes: int = 0, discards: tuple[int, ...] = ()) -> Position:
        """His deck, next card first, by their printed numbers."""
        self._state.solo_deck = [card - 1 for card in reversed(cards)]
        self._state.solo_discards = [card - 1 for card in discards]
        self._state.solo_passes = passes
        return self

    def icon(self, building: int) -> Position:
        self._state.icon = building
        return self

    def lacerdas_bots(self, on_board: int) -> Position:
        self._state.players[1].bots_left = BOTS - 1 - on_board
        return self

    # -- Blackout --------------------------------------------------------------------------------------------

    def blackout(self, *deck: int, time: int = 12, unit: Place = (0, 0), seen: tuple[int, ...] = ()) -> Position:
        """Chapter 3 with this Vandalism deck, next card first, and these cards already drawn."""
        state = self._state
        state.blackout = Blackout(time, [*reversed(deck)], seen, hex_at(*unit))
        state.rewards = ()
        return self

    def vandalised(self, *places: Place) -> Position:
        self._blackout.vandalised = tuple(sorted(hex_at(*place) for place in places))
        return self

    def dark(self, owner: Seat, *places: Place) -> Position:
        """Buildings with a Colonist of that player on them."""
        dark = [(hex_at(*place), owner) for place in places]
        self._blackout.dark = tuple(sorted((*self._blackout.dark, *dark)))
        for place, _ in dark:
            relink(self._state, self._state.building[place])
        return self

    def lying(self, seat: Seat, *places: Place) -> Position:
        lying = [(seat, hex_at(*place)) for place in places]
        self._blackout.lying = tuple(sorted((*self._blackout.lying, *lying)))
        return self

    @property
    def _blackout(self) -> Blackout:
        if self._state.blackout is None:
            raise ImpossiblePosition("this belongs to a Blackout")
        return self._state.blackout

    # -- done ------------------------------------------------------------------------------------------------

    def state(self) -> OnMarsState:
        state = self._state
        for seat, player in enumerate(state.players):
            if state.is_lacerda(seat):
                continue
            placed = sum(slots[seat] for slots in state.slots) + state.occupant.count(seat)
            if state.blackout:
                placed += sum(owner == seat for _, owner in state.blackout.dark)
            player.supply = COLONISTS - player.quarters - player.working - placed
            player.bots_left = BOTS - len(player.bots)
            if player.supply < 0 or player.bots_left < 0 or player.quarters > player.rooms:
                raise ImpossiblePosition(f"seat {seat} has not so many Colonists, Bots or rooms")
        state.agenda = [NextTurn(), ToAct(state.active)]
        return state
