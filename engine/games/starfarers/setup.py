"""Chapters 4 and 14: set-up and options."""

from __future__ import annotations

from typing import Any, Final

from engine.core.data import load_toml
from engine.core.game import Option, Setup
from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.games.starfarers.board import BASES, HOME_COLONY_POINTS, HOME_SYSTEMS, PLANETS, SITES, SYSTEMS, sites_of
from engine.games.starfarers.components import (
    CARDS,
    CARDS_OF_EACH,
    CHIT_NUMBERS,
    CHITS,
    COLONIES,
    COLONY_SHIP,
    EMPTY_HAND,
    FOLDER,
    KINDS,
    NO_CHIT,
    NOBODY,
    NOWHERE,
    RESERVE_OF_EACH,
    STATIONS,
)
from engine.games.starfarers.encounter_cards import ENCOUNTERS
from engine.games.starfarers.resources import draw_reserve
from engine.games.starfarers.state import OPEN, Options, Player, StarfarersState

_data: dict[str, Any] = load_toml(FOLDER / "data/setup.toml")
_brisk: dict[str, Any] = _data["brisk"]
_by_count: dict[int, dict[str, int]] = {record["count"]: record for record in _data["players"]}

COLOURS: Final = tuple(str(record["id"]) for record in _data["colour"])
SWITCHES: Final = tuple(str(record["id"]) for record in _data["option"])
OPTIONS: Final = (
    *(Option(name, False) for name in SWITCHES),
    *(
        Option(f"colour_{seat + 1}", colour, COLOURS, None if seat < 2 else tuple(range(seat + 1, 5)))
        for seat, colour in enumerate(COLOURS)
    ),
)
STARTING_HAND: Final[int] = _data["starting_hand"]


def system_limit(players: int) -> int:
    """Colonies and spaceports that an outer system takes in all (SF-8.28)."""
    return _by_count[players]["system_limit"]


def own_limit(players: int) -> int:
    """Colonies and spaceports of one player that an outer system takes (SF-14.1)."""
    return _by_count[players]["own_limit"]


def colours_of(setup: Setup) -> tuple[int, ...]:
    """Each seat's colour as chosen; one already taken by an earlier seat gives way to the first that is free."""
    chosen: list[int] = []
    for seat in range(setup.seats):
        wish = COLOURS.index(str(setup.options.get(f"colour_{seat + 1}", COLOURS[seat])))
        free = [colour for colour in range(len(COLOURS)) if colour not in chosen]
        chosen.append(wish if wish in free else free[0])
    return tuple(chosen)


def bare_player(options: Options) -> Player:
    """A bare mothership and everything in stock (SF-4.6), but for the gifts of a brisk start."""
    brisk = options.brisk_start
    return Player(
        hand=EMPTY_HAND,
        size=0,
        parts=(_brisk["boosters"] if brisk else 0, 0, 0),
        fame=_brisk["fame_rings"] if brisk else 0,
        colonies=(),
        spaceports=(),
        ships=(NOWHERE,) * 3,
        cargo=(COLONY_SHIP,) * 3,
        colony_stock=COLONIES,
        station_stock=STATIONS,
        pending=0,
        cards=(),
        chits=(),
    )


def bare_table(players: int, options: Options, colours: tuple[int, ...], rng: Rng) -> StarfarersState:
    """The board without chits or pieces: all resource cards in the bank, the encounter pile in order."""
    state = StarfarersState(
        rng=rng,
        options=options,
        players=[bare_player(options) for _ in range(players)],
        colours=colours,
        neutrals=(),
        galaxy=tuple(SITES),
        peoples=tuple(base.people for base in BASES),
        first=0,
        active=0,
        round=1,
        bank=[CARDS_OF_EACH for _ in KINDS],
        reserve=[],
        chits=[NO_CHIT for _ in SITES],
        seen=[0 for _ in SITES],
        whites_laid=(),
        whites=[],
        stations=[() for _ in BASES],
        friends=[],
        tokens=[NOBODY for _ in BASES],
        pile=list(range(len(ENCOUNTERS))),
        discard=[],
        drafts=(None,) * players,
    )
    lay_friendship_cards(state)
    return state


def deal(setup: Setup) -> StarfarersState:
    """Everything up to the placing of pieces, in the order of SF-4.20."""
    options = Options(*(bool(setup.options.get(name, False)) for name in SWITCHES))
    state = bare_table(setup.seats, options, colours_of(setup), Rng(setup.seed))
    rng = state.rng
    deal_hidden_chits(state)
    build_reserve(state, RESERVE_OF_EACH[options.brisk_start])
    rng.shuffle(state.pile)
    if options.shuffled_galaxy:
        shuffle_galaxy(state)
    state.first = state.active = throw_for_start(rng, setup.seats)
    for seat in state.order_from(state.first):
        for _ in range(STARTING_HAND):
            draw_reserve(state, seat)
    if options.advanced_setup:
        deal_home_chits(state)
    else:
        lay_basic_chits(state)
        place_basic_pieces(state)
    state.events.clear()
    return state


def deal_hidden_chits(state: StarfarersState) -> None:
    """Each outer planet gets a chit of its dot, face down; the white ones wait beside the board (SF-4.1, SF-4.2)."""
    for dot in ("red", "yellow", "blue"):
        chits = [number for number, chit in enumerate(CHITS) if chit.back == dot]
        state.rng.shuffle(chits)
        for site in SITES:
            if PLANETS[state.galaxy[site]].dot == dot:
                state.chits[site] = chits.pop()
    state.whites = [number for number, chit in enumerate(CHITS) if chit.back == "white"]
    state.rng.shuffle(state.whites)


def build_reserve(state: StarfarersState, of_each: int) -> None:
    """SF-4.3."""
    for kind in KINDS:
        state.bank[kind] -= of_each
        state.reserve += [kind] * of_each
    state.rng.shuffle(state.reserve)


def shuffle_galaxy(state: StarfarersState) -> None:
    """The outer trios change systems, each turned by 0, 1 or 2 places, chits and all; the peoples change bases."""
    outer = [system for system in range(len(SYSTEMS)) if system not in HOME_SYSTEMS]
    trios = outer[:]
    state.rng.shuffle(trios)
    galaxy, chits = list(state.galaxy), state.chits[:]
    for system, trio in zip(outer, trios, strict=True):
        shift = state.rng.below(3)
        for place, planet in enumerate(sites_of(trio)):
            site = 3 * system + (place + shift) % 3
            galaxy[site] = planet
            chits[site] = state.chits[planet]
    state.galaxy, state.chits = tuple(galaxy), chits
    peoples = list(state.peoples)
    state.rng.shuffle(peoples)
    state.peoples = tuple(peoples)
    lay_friendship_cards(state)


def lay_friendship_cards(state: StarfarersState) -> None:
    """Each people's five cards lie open at its base (SF-4.4)."""
    state.friends = [
        tuple(number for number, card in enumerate(CARDS) if card.people == people) for people in state.peoples
    ]


def throw_for_start(rng: Rng, players: int) -> Seat:
    """The highest total of two dice; those who tie throw again (SF-4.8)."""
    seats = list(range(players))
    while len(seats) > 1:
        totals = [sum(rng.dice(2)) for _ in seats]
        seats = [seat for seat, total in zip(seats, totals, strict=True) if total == max(totals)]
    return seats[0]


def lay_chit(state: StarfarersState, site: int, chit: int) -> None:
    """Number side up, for everybody."""
    state.chits[site] = chit
    state.seen[site] = 2 * OPEN - 1


def lay_basic_chits(state: StarfarersState) -> None:
    """SF-4.9."""
    for site, name in enumerate(_data["basic"]["chits"]):
        lay_chit(state, site, CHIT_NUMBERS[name])


def deal_home_chits(state: StarfarersState) -> None:
    """The three chits of each Greek letter fall anyhow on the planets of that letter (SF-4.14)."""
    for system in sorted(HOME_SYSTEMS):
        letter = PLANETS[3 * system].dot
        chits = [number for number, chit in enumerate(CHITS) if chit.back == letter]
        state.rng.shuffle(chits)
        for site in sites_of(system):
            lay_chit(state, site, chits.pop())


def place_basic_pieces(state: StarfarersState) -> None:
    """A spaceport, two colonies and a colony ship each; unused colours fill their points as neutrals (SF-4.10)."""
    for seat, colour in enumerate(state.colours):
        places = _data["colour"][colour]
        player = state.players[seat]
        player.spaceports = (places["spaceport"],)
        player.colonies = tuple(places["colonies"])
        player.ships = (places["ship"], NOWHERE, NOWHERE)
        player.cargo = (COLONY_SHIP, COLONY_SHIP, COLONY_SHIP)
        player.colony_stock -= 4
    unused = [places for colour, places in enumerate(_data["colour"]) if colour not in state.colours]
    state.neutrals = tuple(point for places in unused for point in (places["spaceport"], *places["colonies"]))


def free_home_points(state: StarfarersState) -> list[int]:
    """Home colony points on which nothing stands."""
    full = {point for player in state.players for point in player.colonies + player.spaceports}
    return [point for point in HOME_COLONY_POINTS if point not in full and point not in state.neutrals]
