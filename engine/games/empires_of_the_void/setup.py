"""Chapter 3: setting up. Races, corners, covered planets and rotations are chosen; everything else is dealt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.core.asking import Asks
from engine.core.game import Clash, Option, Setup
from engine.core.moves import Move, Seat, Step
from engine.core.rng import Rng
from engine.games.empires_of_the_void.components import (
    BOARD_SPACES,
    BOARDS,
    CARD_FIGURES,
    EEGH,
    EVENT_CARDS,
    EVENT_FIGURES,
    HOME,
    LAYOUTS,
    NOBODY,
    NOTHING,
    NOWHERE,
    OPTION_IDS,
    OWNS,
    PLANET_SPACE,
    RACE_FIGURES,
    RACES,
    SCORE_A,
    SHIPS,
    SPACES,
    TECHNOLOGIES,
    fleet_of,
)
from engine.games.empires_of_the_void.events import (
    BoardRotated,
    BoardsKept,
    HomePlaced,
    PlanetCovered,
    RaceChosen,
    TechnologyTaken,
)
from engine.games.empires_of_the_void.galaxy import (
    SIDES,
    SLOTS,
    Layout,
    boards_touching,
    corner_sets,
    is_open,
)
from engine.games.empires_of_the_void.hands import draw, full_deck, take_up
from engine.games.empires_of_the_void.moves import (
    ChooseCorner,
    ChooseRace,
    ChooseTechnology,
    Cover,
    Keep,
    Rotate,
)
from engine.games.empires_of_the_void.state import NO_ORDERS, EmpiresState, Options, Player
from engine.games.empires_of_the_void.turn import NextRound

OPTIONS: Final = tuple(Option(option, False) for option in OPTION_IDS)
COVERED_BY_EACH: Final = {2: 0, 3: 1, 4: 0}
MIDDLE_SLOT: Final = 3
_KEEP = Keep()


def options_of(setup: Setup) -> tuple[Options, bool]:
    """The switches of the match, and whether races are dealt at random."""
    chosen = {option.id: bool(setup.options.get(option.id, option.default)) for option in OPTIONS}
    options = Options(
        advanced=chosen["advanced"],
        shifting=chosen["shifting_order"],
        short=chosen["short"],
        open_totals=chosen["open_totals"],
        rotation=not chosen["no_rotation"],
    )
    return options, chosen["random_races"]


def clash(setup: Setup) -> Clash | None:
    """The advanced rules set the order anew each round (EV-26.1): nothing is left to shift (EV-26.8)."""
    return Clash("order") if setup.options.get("advanced") and setup.options.get("shifting_order") else None


def new_player() -> Player:
    own = {ship: record.supply for ship, record in enumerate(SHIPS) if not record.shared}
    return Player(
        race=NOTHING,
        credits=0,
        vp=0,
        extra_vp=0,
        technologies=0,
        hand=(),
        known=(),
        ships=[0] * SPACES,
        stock=fleet_of(own),
        port=NOWHERE,
        quiet=False,
        swaps=0,
        leaves=(),
        grant=False,
        archives=False,
        foreseen=False,
        conscripted=False,
        ported=False,
        forged=0,
        orders=NO_ORDERS,
    )


def bare_table(players: int, options: Options, layout: Layout, rng: Rng) -> EmpiresState:
    """The boards as they lie; no races, no cards, nothing on the map."""
    homes = list(range(players))
    return EmpiresState(
        rng=rng,
        options=options,
        layout=layout,
        players=[new_player() for _ in homes],
        first=0,
        order=tuple(homes),
        active=0,
        round=0,
        stack=[],
        past=[],
        unused=[],
        deck=full_deck(),
        discard=[],
        holder=[NOBODY] * HOME + homes,
        ally=[NOBODY] * HOME + homes,
        pool=fleet_of({ship: record.supply for ship, record in enumerate(SHIPS) if record.shared}),
        scorings=[],
    )


def deal(setup: Setup) -> EmpiresState:
    options, random_races = options_of(setup)
    rng = Rng(setup.seed)
    state = bare_table(setup.seats, options, deal_boards(setup.seats, rng), rng)
    state.first = rng.below(setup.seats)
    state.order = state.seats_from(state.first)
    state.active = state.first
    if random_races:
        races = list(range(len(RACES)))
        rng.shuffle(races)
        for seat in state.order:
            take_race(state, seat, races.pop())
    state.agenda = [*_decisions(state, random_races)]
    return state


def _decisions(state: EmpiresState, random_races: bool) -> list[Step[EmpiresState]]:
    """In the order of EV-3.28, the last one first."""
    order = state.order
    steps: list[Step[EmpiresState]] = [] if random_races else [ToChooseRace(seat) for seat in order]
    steps += [HeadStart(), ToChooseCorner(order[0])]
    steps += [ToCover(seat) for seat in order if COVERED_BY_EACH[len(order)]]
    if state.options.rotation:
        steps += [ToRotate(order[number - 1]) for number in LAYOUTS[len(order)].rotation_order]
    return [*reversed([*steps, DealCards()])]


# -- the galaxy ---------------------------------------------------------------------------------------------------


def deal_boards(players: int, rng: Rng) -> Layout:
    """Boards and rotations at random, drawn again until the galaxy is open wherever player 1 goes (EV-3.1, EV-3.27)."""
    record = LAYOUTS[players]
    nowhere = (NOWHERE,) * players
    while True:
        outer = list(range(1, len(BOARDS)))
        rng.shuffle(outer)
        boards = tuple(outer[record.slots.index(slot)] if slot in record.slots else NOWHERE for slot in range(SLOTS))
        rotations = tuple(rng.below(SIDES) if slot in record.slots else 0 for slot in range(SLOTS))
        layout = Layout(boards, rotations, rng.choice(record.core_rotations), nowhere)
        if all(is_open(replace(layout, corners=corners)) for corners in corner_sets(players)):
            return layout


# -- decisions of the set-up (EV-3.28) ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToChooseRace(Asks[EmpiresState]):
    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        taken = {player.race for player in state.players}
        return [ChooseRace(race) for race in range(len(RACES)) if race not in taken]

    def play(self, state: EmpiresState, seat: Seat, move: ChooseRace) -> None:
        state.agenda.pop()
        take_race(state, seat, move.race)


def take_race(state: EmpiresState, seat: Seat, race: int) -> None:
    """Its board and credits equal to its base income (EV-3.5)."""
    state.players[seat].race = race
    state.players[seat].credits = RACES[race].income
    state.events.append(RaceChosen(seat, race))


@dataclass(frozen=True, slots=True)
class HeadStart(Step[EmpiresState]):
    """The 7th Academy of Eegh, if in play, takes a technology when all races are chosen (EV-3.5, EV-22.12)."""

    def run(self, state: EmpiresState) -> None:
        seat = state.race_at(EEGH)
        if seat != NOBODY:
            state.agenda.append(ToChooseTechnology(seat))


@dataclass(frozen=True, slots=True)
class ToChooseTechnology(Asks[EmpiresState]):
    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [
            ChooseTechnology(number)
            for number, record in enumerate(TECHNOLOGIES)
            if record.good == NOTHING and record.cost <= RACE_FIGURES["eegh_free_cost"]
        ]

    def play(self, state: EmpiresState, seat: Seat, move: ChooseTechnology) -> None:
        state.agenda.pop()
        state.players[seat].technologies |= OWNS[move.technology]
        state.events.append(TechnologyTaken(seat, move.technology))


@dataclass(frozen=True, slots=True)
class ToChooseCorner(Asks[EmpiresState]):
    """Player 1 alone; the others follow (EV-3.12, EV-3.17, EV-3.23)."""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [ChooseCorner(corners[0]) for corners in corner_sets(len(state.players))]

    def play(self, state: EmpiresState, seat: Seat, move: ChooseCorner) -> None:
        state.agenda.pop()
        chosen = next(corners for corners in corner_sets(len(state.players)) if corners[0] == move.corner)
        corners = [NOWHERE] * len(chosen)
        for player, corner in zip(state.order, chosen, strict=True):
            corners[player] = corner
            state.events.append(HomePlaced(player, corner))
        state.lay(replace(state.layout, corners=tuple(corners)))


@dataclass(frozen=True, slots=True)
class ToCover(Asks[EmpiresState]):
    """Three players: a planet of the board to the right of the home world (EV-3.18)."""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        board = state.layout.boards[state.layout.corners[seat]]
        return [Cover(planet) for planet in state.galaxy.planets if PLANET_SPACE[planet] // BOARD_SPACES == board]

    def play(self, state: EmpiresState, seat: Seat, move: Cover) -> None:
        state.agenda.pop()
        covered = tuple(sorted((*state.layout.covered, move.planet)))
        state.lay(replace(state.layout, covered=covered))
        state.events.append(PlanetCovered(seat, move.planet))


def rotatable(state: EmpiresState, seat: Seat) -> tuple[int, ...]:
    """The slots a seat may turn: those touching its home world; with two players the one straight above (EV-3.24)."""
    corner = state.layout.corners[seat]
    slots = boards_touching(corner)
    if len(state.players) == 2:
        return tuple(slot for slot in slots if slot != MIDDLE_SLOT)
    return slots


@dataclass(frozen=True, slots=True)
class ToRotate(Asks[EmpiresState]):
    """Optional; a board somebody has turned stays as it is, and no orientation may close the galaxy (EV-3.8)."""

    turned: tuple[int, ...] = ()
    """Boards."""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        found: list[Move] = [_KEEP]
        for slot in rotatable(state, seat):
            board = state.layout.boards[slot]
            if board not in self.turned:
                found += [
                    Rotate(board, rotation)
                    for rotation in range(SIDES)
                    if rotation != state.layout.rotations[slot] and is_open(turned(state.layout, slot, rotation))
                ]
        return found

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        state.agenda.pop()
        done = self.turned
        if isinstance(move, Rotate):
            slot = state.layout.boards.index(move.board)
            before = state.layout.rotations[slot]
            state.lay(turned(state.layout, slot, move.rotation))
            state.events.append(BoardRotated(seat, move.board, before, move.rotation))
            done += (move.board,)
        else:
            state.events.append(BoardsKept(seat))
        following = state.agenda[-1]
        if isinstance(following, ToRotate):
            state.agenda[-1] = replace(following, turned=done)


def turned(layout: Layout, slot: int, rotation: int) -> Layout:
    rotations = list(layout.rotations)
    rotations[slot] = rotation
    return replace(layout, rotations=tuple(rotations))


# -- cards --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealCards(Step[EmpiresState]):
    """The event stack, the diplomacy cards, and the first round begins."""

    def run(self, state: EmpiresState) -> None:
        build_stack(state)
        state.rng.shuffle(state.deck)
        if len(state.players) == 2:
            state.row = tuple(sorted(draw(state, CARD_FIGURES["row"])))
        for seat in state.order:
            take_up(state, seat, draw(state, CARD_FIGURES["starting_cards"]))
        state.agenda.append(NextRound())


def events_in_play(state: EmpiresState) -> list[int]:
    """Cards of planets that are not in play are removed (EV-3.9)."""
    return [
        number
        for number, card in enumerate(EVENT_CARDS)
        if card.planet == NOTHING or card.planet in state.galaxy.planets
    ]


def build_stack(state: EmpiresState) -> None:
    """Four events on scoring card A, three on B, two on C, pile on pile (EV-3.9)."""
    events = events_in_play(state)
    state.rng.shuffle(events)
    stack: list[int] = []
    for number, events_on_it in reversed(list(enumerate(EVENT_FIGURES["piles"]))):
        stack.append(SCORE_A + number)
        stack += [events.pop() for _ in range(events_on_it)]
    state.stack = stack
    state.unused = events
