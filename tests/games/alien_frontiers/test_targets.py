"""Why a card cannot be used on something: every target a player might point at has a reason and a rule."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.game import Refusal, Setup
from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    ASIMOV_CRATER,
    BOOSTER_POD,
    BURROUGHS_DESERT,
    CARDS,
    DATA_CRYSTAL,
    EMPTY,
    FIELDS,
    GRAVITY_MANIPULATOR,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    HOLOGRAPHIC_DECOY,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    MIND_CONTROL_HELMET,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POHL_FOOTHILLS,
    POLARITY_DEVICE,
    POSITRON,
    REPULSOR,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    STATIONS,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
    TERRITORIES,
    docked_ship,
    ship,
)
from engine.games.alien_frontiers.moves import (
    Boost,
    Borrow,
    ChooseForSwap,
    DestroyShip,
    Fire,
    LiftColony,
    MindControl,
    PlaceField,
    RecoverCard,
    RemoveField,
    Shift,
    Slow,
    SwapColony,
    Teleport,
)
from engine.games.alien_frontiers.position import Position
from engine.games.alien_frontiers.refusals import why_not_claim, why_not_redock, why_not_take
from engine.games.alien_frontiers.state import AlienFrontiersState, Options
from engine.games.alien_frontiers.targets import why_not_next, why_not_on
from engine.games.alien_frontiers.turn import ToAct
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking

FUEL, DISCARD = "card.power", "card.discard"


def said(refusal: Refusal | None) -> tuple[str, str]:
    assert refusal is not None
    return refusal.reason, refusal.rule


def on(table: Playing, half: str, card: int, target: int, other: int = 0) -> tuple[str, str]:
    return said(why_not_on(table.state, YOU, (half, card), target, other))


def in_words(refusal: Refusal | None, language: str = "en") -> str:
    assert refusal is not None
    return GAME.words(language).with_names(("You", "Red", "Green", "Blue")).refusal(refusal)


# -- Plasma Cannon -----------------------------------------------------------------------------------------------


def gunner(fuel: int = 4) -> Position:
    return Position().owns(YOU, PLASMA_CANNON).holds(YOU, fuel=fuel)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Would leave Red 2 ships for the next turn: 3 must remain."),
        ("fr", "Il ne resterait que 2 vaisseaux à Red au prochain tour\N{NO-BREAK SPACE}: il en faut 3."),
    ],
)
def test_a_ship_its_owner_cannot_spare(language: str, sentence: str) -> None:
    """Red has three ships; discarded onto one of them the cannon would leave two (AF-10.8.6)."""
    table = Playing(gunner().docked(LUNAR_MINE, (5, RED)).docked(SOLAR_CONVERTER, (6, BLUE)).fleet(BLUE, 5))
    assert table.refuses(DestroyShip(LUNAR_MINE, ship(RED, 5)))
    refusal = why_not_on(table.state, YOU, (DISCARD, PLASMA_CANNON), LUNAR_MINE, ship(RED, 5))
    assert said(refusal) == ("fleet_left", "AF-10.8.6")
    assert in_words(refusal, language) == sentence
    assert why_not_on(table.state, YOU, (DISCARD, PLASMA_CANNON), SOLAR_CONVERTER, ship(BLUE, 6)) is None


def test_such_ships_are_listed_with_where_they_are() -> None:
    """The list of what cannot be done names each of them, while the cannon could be given up (AF-10.8.6, AF-9.6)."""
    position = gunner().dice(3).docked(LUNAR_MINE, (5, RED)).docked(SOLAR_CONVERTER, (6, BLUE)).fleet(BLUE, 5)
    table = Playing(position)
    (refusal,) = [found for found in GAME.refusals(table.state, YOU) if found.subject[0] == "docked"]
    assert refusal.subject == ("docked", docked_ship(LUNAR_MINE, ship(RED, 5)))
    assert GAME.words("en").with_names(("You", "Red", "Green", "Blue")).subject(refusal) == "5 (Red) at the Lunar Mine"
    table.play(Fire(SOLAR_CONVERTER, ship(BLUE, 6)))
    assert not [found for found in GAME.refusals(table.state, YOU) if found.subject[0] == "docked"]


def test_a_ship_lost_on_the_terraforming_station_is_counted_off() -> None:
    """Of Red's four ships one is lost anyway: another one gone would leave two (AF-10.8.6)."""
    table = Playing(gunner().docked(LUNAR_MINE, (5, RED)).docked(TERRAFORMING_STATION, (6, RED)).fleet(RED, 4))
    refusal = why_not_on(table.state, YOU, (DISCARD, PLASMA_CANNON), LUNAR_MINE, ship(RED, 5))
    assert refusal is not None
    assert refusal.figures == (RED, 2, 3)
    assert why_not_on(table.state, YOU, (DISCARD, PLASMA_CANNON), TERRAFORMING_STATION, ship(RED, 6)) is None


def test_the_half_that_has_only_such_ships_says_so() -> None:
    """No rival can spare a ship, so the cannon cannot be given up at all (AF-10.8.6)."""
    table = Playing(gunner().dice(3).docked(LUNAR_MINE, (5, RED)))
    found = {refusal.subject: said(refusal) for refusal in GAME.refusals(table.state, YOU)}
    assert found[DISCARD, PLASMA_CANNON] == ("fleets_too_small", "AF-10.8.6")


def test_own_ships_and_ships_in_the_bay_are_no_targets_of_the_cannon() -> None:
    """AF-10.8.3, AF-10.8.6, AF-6.5.3."""
    table = Playing(gunner().docked(LUNAR_MINE, (4, YOU), (5, RED)).fleet(RED, 6))
    assert on(table, FUEL, PLASMA_CANNON, LUNAR_MINE, ship(YOU, 4)) == ("own_ship", "AF-10.8.3")
    assert on(table, DISCARD, PLASMA_CANNON, LUNAR_MINE, ship(YOU, 4)) == ("own_ship", "AF-10.8.6")
    for half in (FUEL, DISCARD):
        assert on(table, half, PLASMA_CANNON, MAINTENANCE_BAY, ship(RED, 1)) == ("in_the_bay", "AF-6.5.3")
        assert why_not_on(table.state, YOU, (half, PLASMA_CANNON), LUNAR_MINE, ship(RED, 5)) is None


def test_further_shots_stay_at_their_station() -> None:
    """In any order (AF-10.8.1, AF-6.5.3)."""
    table = Playing(gunner().docked(LUNAR_MINE, (3, RED), (4, RED), (5, RED)).docked(SOLAR_CONVERTER, (6, BLUE)))
    table.play(Fire(LUNAR_MINE, ship(RED, 4)))
    assert said(why_not_next(table.state, YOU, SOLAR_CONVERTER, ship(BLUE, 6))) == ("one_station", "AF-10.8.1")
    assert why_not_next(table.state, YOU, LUNAR_MINE, ship(RED, 3)) is None
    assert said(why_not_next(table.state, YOU, MAINTENANCE_BAY, ship(RED, 4))) == ("in_the_bay", "AF-6.5.3")
    assert why_not_next(table.state, YOU, LUNAR_MINE, ship(RED, 5)) is None
    listed = {refusal.subject[1] for refusal in GAME.refusals(table.state, YOU) if refusal.subject[0] == "docked"}
    assert listed == {docked_ship(SOLAR_CONVERTER, ship(BLUE, 6))}
    assert table.can(Fire(LUNAR_MINE, ship(RED, 3)))


# -- ships moved to another station ------------------------------------------------------------------------------


def test_ships_that_cannot_be_teleported() -> None:
    """AF-10.7.1, AF-6.10.5, AF-6.5.3."""
    table = Playing(
        Position()
        .owns(YOU, ORBITAL_TELEPORTER)
        .holds(YOU, fuel=4)
        .docked(SOLAR_CONVERTER, (2, YOU), (3, RED))
        .docked(TERRAFORMING_STATION, (6, YOU))
        .fleet(YOU, 5)
    )
    assert on(table, FUEL, ORBITAL_TELEPORTER, SOLAR_CONVERTER, ship(RED, 3)) == ("rival_ship", "AF-10.7.1")
    assert on(table, FUEL, ORBITAL_TELEPORTER, TERRAFORMING_STATION, ship(YOU, 6)) == ("bound_there", "AF-6.10.5")
    assert on(table, FUEL, ORBITAL_TELEPORTER, MAINTENANCE_BAY, ship(YOU, 1)) == ("in_the_bay", "AF-6.5.3")
    assert why_not_on(table.state, YOU, (FUEL, ORBITAL_TELEPORTER), SOLAR_CONVERTER, ship(YOU, 2)) is None


def test_stations_that_take_no_teleported_ship() -> None:
    """Not the one it left, nor the Bay nor the Terraforming Station; elsewhere the rules of docking hold
    (AF-10.7.1, AF-10.7.2, AF-10.7.3)."""
    table = Playing(
        Position()
        .dice(4)
        .owns(YOU, ORBITAL_TELEPORTER)
        .holds(YOU, fuel=2)
        .docked(SOLAR_CONVERTER, (2, YOU))
        .docked(LUNAR_MINE, (5, RED))
    )

    def to(station: int, *companions: int) -> Refusal | None:
        together = tuple(ship(YOU, value) for value in companions)
        return why_not_redock(table.state, YOU, ORBITAL_TELEPORTER, SOLAR_CONVERTER, ship(YOU, 2), station, together)

    assert said(to(SOLAR_CONVERTER)) == ("just_left", "AF-10.7.2")
    assert said(to(MAINTENANCE_BAY)) == ("not_a_destination", "AF-10.7.3")
    assert said(to(TERRAFORMING_STATION)) == ("not_a_destination", "AF-10.7.3")
    assert said(to(LUNAR_MINE)) == ("mine_minimum", "AF-6.4.1")
    assert said(to(ORBITAL_MARKET, 4)) == ("needs_pair", "AF-6.6.1")
    assert to(ALIEN_ARTIFACT) is None
    assert table.state.docks[SOLAR_CONVERTER][0] == ship(YOU, 2), "asking changes nothing"


def test_ships_that_cannot_be_controlled() -> None:
    """AF-14.4, AF-6.5.3."""
    table = Playing(
        Position(options=Options(mind_control_helmet=True))
        .owns(YOU, MIND_CONTROL_HELMET)
        .holds(YOU, fuel=4)
        .docked(SOLAR_CONVERTER, (2, YOU), (3, RED))
        .docked(TERRAFORMING_STATION, (6, GREEN))
    )
    assert on(table, FUEL, MIND_CONTROL_HELMET, SOLAR_CONVERTER, ship(YOU, 2)) == ("own_ship", "AF-14.4")
    assert on(table, FUEL, MIND_CONTROL_HELMET, TERRAFORMING_STATION, ship(GREEN, 6)) == ("bound_there", "AF-14.4")
    assert on(table, FUEL, MIND_CONTROL_HELMET, MAINTENANCE_BAY, ship(RED, 1)) == ("in_the_bay", "AF-6.5.3")


# -- values ------------------------------------------------------------------------------------------------------


def test_values_stay_between_one_and_six() -> None:
    """AF-9.9, AF-10.5."""
    table = Playing(
        Position().dice(1, 6, 6).owns(YOU, BOOSTER_POD, STASIS_BEAM, GRAVITY_MANIPULATOR).holds(YOU, fuel=4)
    )
    assert on(table, FUEL, BOOSTER_POD, ship(YOU, 6)) == ("highest_value", "AF-9.9")
    assert on(table, FUEL, STASIS_BEAM, ship(YOU, 1)) == ("lowest_value", "AF-9.9")
    assert on(table, FUEL, GRAVITY_MANIPULATOR, ship(YOU, 1)) == ("lowest_value", "AF-9.9")
    assert on(table, FUEL, GRAVITY_MANIPULATOR, ship(YOU, 6), ship(YOU, 6)) == ("highest_value", "AF-9.9")
    lonely = Playing(Position().dice(3, 6, 6).owns(YOU, GRAVITY_MANIPULATOR).holds(YOU, fuel=2))
    assert on(lonely, FUEL, GRAVITY_MANIPULATOR, ship(YOU, 3)) == ("none_to_raise", "AF-10.5")


# -- territories, colonies and fields ----------------------------------------------------------------------------


def test_bonuses_that_cannot_be_borrowed() -> None:
    """AF-10.4, AF-8.3."""
    table = Playing(
        Position()
        .owns(YOU, DATA_CRYSTAL)
        .holds(YOU, fuel=2)
        .colonies(LEM_BADLANDS, {YOU: 1})
        .colonies(HEINLEIN_PLAINS, {RED: 3})
        .colonies(ASIMOV_CRATER, {RED: 1})
        .colonies(POHL_FOOTHILLS, {BLUE: 1})
        .field(ISOLATION, ASIMOV_CRATER)
    )
    assert on(table, FUEL, DATA_CRYSTAL, BURROUGHS_DESERT) == ("not_borrowed", "AF-10.4")
    assert on(table, FUEL, DATA_CRYSTAL, ASIMOV_CRATER) == ("isolated", "AF-8.3")
    assert on(table, FUEL, DATA_CRYSTAL, HERBERT_VALLEY) == ("no_colony_there", "AF-10.4")
    assert on(table, FUEL, DATA_CRYSTAL, LEM_BADLANDS) == ("bonus_held", "AF-10.4")
    assert on(table, FUEL, DATA_CRYSTAL, HEINLEIN_PLAINS) == ("power_price", "AF-10.4")
    assert why_not_on(table.state, YOU, (FUEL, DATA_CRYSTAL), POHL_FOOTHILLS) is None


def test_fields_go_elsewhere_and_come_off_the_planet_only() -> None:
    """AF-8.2, AF-10.3."""
    table = Playing(Position().owns(YOU, STASIS_BEAM, BOOSTER_POD).field(ISOLATION, LEM_BADLANDS))
    assert on(table, DISCARD, STASIS_BEAM, LEM_BADLANDS) == ("field_there", "AF-8.2")
    assert why_not_on(table.state, YOU, (DISCARD, STASIS_BEAM), ASIMOV_CRATER) is None
    assert on(table, DISCARD, BOOSTER_POD, POSITRON) == ("field_idle", "AF-10.3")
    assert why_not_on(table.state, YOU, (DISCARD, BOOSTER_POD), ISOLATION) is None


def test_colonies_that_cannot_be_moved_and_where_they_cannot_go() -> None:
    """AF-8.5, AF-10.7."""
    table = Playing(
        Position()
        .owns(YOU, ORBITAL_TELEPORTER)
        .colonies(LEM_BADLANDS, {RED: 1})
        .colonies(ASIMOV_CRATER, {BLUE: 1})
        .field(REPULSOR, LEM_BADLANDS)
    )
    assert on(table, DISCARD, ORBITAL_TELEPORTER, LEM_BADLANDS, RED) == ("closed", "AF-8.5")
    table.play(LiftColony(ASIMOV_CRATER, BLUE))
    assert said(why_not_next(table.state, YOU, ASIMOV_CRATER)) == ("same_ground", "AF-10.7")
    assert said(why_not_next(table.state, YOU, LEM_BADLANDS)) == ("closed", "AF-8.5")
    assert why_not_next(table.state, YOU, HEINLEIN_PLAINS) is None


def test_colonies_that_cannot_be_exchanged() -> None:
    """Two players, two territories, no Repulsor Field (AF-10.9, AF-8.5)."""
    table = Playing(
        Position()
        .owns(YOU, POLARITY_DEVICE)
        .colonies(HEINLEIN_PLAINS, {RED: 1})
        .colonies(POHL_FOOTHILLS, {RED: 1, BLUE: 1})
        .colonies(ASIMOV_CRATER, {BLUE: 1})
        .colonies(LEM_BADLANDS, {GREEN: 1})
        .field(REPULSOR, LEM_BADLANDS)
    )
    assert on(table, DISCARD, POLARITY_DEVICE, LEM_BADLANDS, GREEN) == ("closed", "AF-8.5")
    assert why_not_on(table.state, YOU, (DISCARD, POLARITY_DEVICE), ASIMOV_CRATER, BLUE) is None
    table.play(ChooseForSwap(POHL_FOOTHILLS, RED))
    assert said(why_not_next(table.state, YOU, POHL_FOOTHILLS, BLUE)) == ("same_ground", "AF-10.9")
    assert said(why_not_next(table.state, YOU, HEINLEIN_PLAINS, RED)) == ("same_owner", "AF-10.9")
    assert said(why_not_next(table.state, YOU, LEM_BADLANDS, GREEN)) == ("closed", "AF-8.5")
    assert why_not_next(table.state, YOU, ASIMOV_CRATER, BLUE) is None


def test_an_exchange_nobody_else_could_take_part_in() -> None:
    """AF-10.9."""
    table = Playing(Position().owns(YOU, POLARITY_DEVICE).colonies(LEM_BADLANDS, {RED: 1, BLUE: 1}))
    assert on(table, DISCARD, POLARITY_DEVICE, LEM_BADLANDS, RED) == ("none_to_exchange", "AF-10.9")


def test_an_exchange_begins_with_either_colony() -> None:
    """AF-10.9."""
    position = (
        Position().owns(YOU, POLARITY_DEVICE).colonies(HEINLEIN_PLAINS, {RED: 1}).colonies(ASIMOV_CRATER, {BLUE: 1})
    )
    table = Playing(position)
    table.play(ChooseForSwap(ASIMOV_CRATER, BLUE), SwapColony(HEINLEIN_PLAINS, RED))
    assert table.state.colonies[HEINLEIN_PLAINS][BLUE] == 1
    assert table.state.colonies[ASIMOV_CRATER][RED] == 1


# -- cards and loot ----------------------------------------------------------------------------------------------


def test_cards_owned_already_are_neither_claimed_nor_recovered() -> None:
    """AF-6.1.3, AF-10.12."""
    table = Playing(
        Position()
        .dice(4, 4)
        .owns(YOU, TEMPORAL_WARPER, BOOSTER_POD, STASIS_BEAM)
        .display(BOOSTER_POD, ALIEN_CITY, DATA_CRYSTAL)
        .discard_pile(STASIS_BEAM, TEMPORAL_WARPER)
    )
    assert said(why_not_claim(table.state, YOU, ALIEN_CITY)) == ("claim_total", "AF-6.1.3")
    table.play(docking(ALIEN_ARTIFACT, 4), docking(ALIEN_ARTIFACT, 4))
    assert said(why_not_claim(table.state, YOU, BOOSTER_POD)) == ("card_owned", "AF-6.1.3")
    assert why_not_claim(table.state, YOU, ALIEN_CITY) is None
    assert on(table, DISCARD, TEMPORAL_WARPER, STASIS_BEAM) == ("card_owned", "AF-10.12")
    assert why_not_on(table.state, YOU, (DISCARD, TEMPORAL_WARPER), TEMPORAL_WARPER) is None


def test_loot_out_of_reach() -> None:
    """A Decoy shields all but itself; four tokens are the most (AF-6.7.7, AF-6.7.2)."""
    table = Playing(Position().owns(RED, HOLOGRAPHIC_DECOY, ALIEN_CITY).holds(RED, fuel=2).holds(BLUE, fuel=6))
    assert said(why_not_take(table.state, RED, ALIEN_CITY)) == ("shielded", "AF-6.7.7")
    assert said(why_not_take(table.state, RED, None)) == ("shielded", "AF-6.7.7")
    assert why_not_take(table.state, RED, HOLOGRAPHIC_DECOY) is None
    assert said(why_not_take(table.state, BLUE, None, taken=4)) == ("loot_limit", "AF-6.7.2")
    assert why_not_take(table.state, BLUE, None, taken=3) is None


# -- reasons and moves agree -------------------------------------------------------------------------------------


def targets(state: AlienFrontiersState, half: str, card: int) -> Iterator[tuple[int, int]]:
    """Everything a player might point at when using half a card."""
    field = next((number for number, placed in enumerate(FIELDS) if placed.card == card), None)
    if (half, card) in ((FUEL, BOOSTER_POD), (FUEL, STASIS_BEAM), (FUEL, GRAVITY_MANIPULATOR)):
        yield from ((held, 0) for held in state.hand)
    elif (half, card) in ((FUEL, ORBITAL_TELEPORTER), (FUEL, MIND_CONTROL_HELMET)) or card == PLASMA_CANNON:
        yield from ((s, held) for s in range(len(STATIONS)) for held in state.docks[s] if held != EMPTY)
    elif (half, card) == (DISCARD, BOOSTER_POD):
        yield from ((number, 0) for number in range(len(FIELDS)))
    elif (half, card) == (DISCARD, TEMPORAL_WARPER):
        yield from ((thrown, 0) for thrown in state.discard)
    elif (half, card) in ((DISCARD, ORBITAL_TELEPORTER), (DISCARD, POLARITY_DEVICE)):
        for territory, counts in enumerate(state.colonies):
            yield from ((territory, owner) for owner, count in enumerate(counts) if count)
    elif (half, card) == (FUEL, DATA_CRYSTAL) or (half == DISCARD and field is not None):
        yield from ((territory, 0) for territory in range(len(TERRITORIES)))


def aimed_at(move: object) -> tuple[str, int, int, int] | None:
    """The half card a move uses and what it is used on first."""
    match move:
        case Boost(held):
            return FUEL, BOOSTER_POD, held, 0
        case Slow(held):
            return FUEL, STASIS_BEAM, held, 0
        case Shift(lower, _):
            return FUEL, GRAVITY_MANIPULATOR, lower, 0
        case Borrow(territory):
            return FUEL, DATA_CRYSTAL, territory, 0
        case Teleport(held, origin, _, _):
            return FUEL, ORBITAL_TELEPORTER, origin, held
        case MindControl(held, origin, _, _):
            return FUEL, MIND_CONTROL_HELMET, origin, held
        case Fire(station, held):
            return FUEL, PLASMA_CANNON, station, held
        case DestroyShip(station, held):
            return DISCARD, PLASMA_CANNON, station, held
        case RemoveField(field):
            return DISCARD, BOOSTER_POD, field, 0
        case PlaceField(field, territory):
            return DISCARD, FIELDS[field].card, territory, 0
        case LiftColony(territory, owner):
            return DISCARD, ORBITAL_TELEPORTER, territory, owner
        case ChooseForSwap(territory, owner):
            return DISCARD, POLARITY_DEVICE, territory, owner
        case RecoverCard(card):
            return DISCARD, TEMPORAL_WARPER, card, 0
    return None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_target_is_refused_if_and_only_if_no_move_goes_there(seats: int) -> None:
    rng = Random(seats)
    refused = 0
    state = GAME.start(Setup(seats, seats, {"mind_control_helmet": True}))
    for _ in range(1200):
        waiting = GAME.waiting(state)
        if not waiting:
            state = GAME.start(Setup(seats, rng.randrange(1000), {"mind_control_helmet": True}))
            continue
        moves = GAME.moves(state, waiting[0])
        legal = {aim for move in moves if (aim := aimed_at(move))}
        halves = {(half, card) for half, card, _, _ in legal} if isinstance(state.agenda[-1], ToAct) else set()
        for half, card in halves:
            for target, other in targets(state, half, card):
                why = why_not_on(state, waiting[0], (half, card), target, other)
                assert (why is None) == ((half, card, target, other) in legal), (CARDS[card].id, half, target, other)
                refused += why is not None
        GAME.play(state, waiting[0], rng.choice(moves))
    assert refused > 50
