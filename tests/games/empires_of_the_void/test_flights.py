"""Whole flights: how far ships get, and the small moves that lie on the way."""

from __future__ import annotations

from engine.games.empires_of_the_void.components import (
    ACTION,
    CENTIPEDE,
    COMMAND,
    DIPLOMAT,
    DOCKING_BAY,
    NARKANI,
    PAID,
    PYRIOUS,
    STARCRUISER,
    STARFIGHTER,
    TEMPEST,
    TRACTOR_BEAM,
)
from engine.games.empires_of_the_void.flights import full_load, reach, reach_under_way
from engine.games.empires_of_the_void.moves import Begin, Fly, Load
from engine.games.empires_of_the_void.position import Position
from tests.games.empires_of_the_void.table import RED, YOU, Table, space

HOME = space("home.0")
DOOR = space("tan_fu_shoals.r0")
SHOALS = space("tan_fu_shoals.c")


def _loaded() -> Position:
    return Position().ships(YOU, HOME, {DIPLOMAT: 1, STARFIGHTER: 2})


def test_a_flight_is_played_to_its_end_by_its_small_moves() -> None:
    """Wherever a ship gets, the moves of the flight bring it there, cargo and all, for as many actions as told
    (EV-10.2, EV-10.7)."""
    far = reach(_loaded().state(), YOU, HOME, DIPLOMAT)
    assert {flight.actions for flight in far.values()} == {1, 2, 3}
    for there, flight in far.items():
        table = Table(_loaded())
        table.play(*flight.moves((STARFIGHTER, STARFIGHTER)))
        assert table.ships(YOU, there) == (STARFIGHTER, STARFIGHTER, DIPLOMAT)
        assert table.state.actions == 3 - flight.actions


def test_no_space_that_moves_lead_to_is_left_out() -> None:
    """One action after the other, each as far as it goes: the same spaces (EV-10.1, EV-10.3)."""
    position = Position().ships(YOU, HOME, {CENTIPEDE: 1})
    far = reach(position.state(), YOU, HOME, CENTIPEDE)
    reached, edge = {HOME}, [HOME]
    for _ in range(3 * 2):
        edge = [move.space for there in edge for move in _flights_from(there)]
        reached.update(edge)
    assert reached - {HOME} == set(far)


def _flights_from(there: int) -> list[Fly]:
    table = Table(Position().ships(YOU, there, {CENTIPEDE: 1}))
    table.play(Begin(there, CENTIPEDE, ACTION))
    return table.moves(Fly)


def test_the_free_move_of_pyrious_pays_first() -> None:
    """It is no action (EV-9.6, EV-23.1)."""
    state = Position().ships(YOU, HOME, {STARFIGHTER: 1}).allied(YOU, PYRIOUS).state()
    far = reach(state, YOU, HOME, STARFIGHTER)
    assert far[DOOR].actions == 0
    assert [leg.source for leg in far[DOOR].legs] == [COMMAND]
    assert max(len(flight.legs) for flight in far.values()) == 4


def test_moves_are_paid_for_in_credits_only_if_that_is_wished() -> None:
    """EV-22.3."""
    state = Position().race(YOU, NARKANI).ships(YOU, HOME, {STARFIGHTER: 1}).credits(YOU, 5).state()
    assert [leg.source for leg in reach(state, YOU, HOME, STARFIGHTER)[DOOR].legs] == [ACTION]
    assert [leg.source for leg in reach(state, YOU, HOME, STARFIGHTER, PAID)[DOOR].legs] == [PAID]


def test_a_tractor_beam_ends_every_flight_but_that_of_tempests() -> None:
    """No further than a space where it would hold (EV-10.5, EV-20.8)."""
    held = Position().owns(RED, TRACTOR_BEAM).ships(RED, DOOR, {STARCRUISER: 1})
    state = held.ships(YOU, HOME, {STARFIGHTER: 1, TEMPEST: 1}).ships(YOU, DOOR, {STARFIGHTER: 1}).state()
    ways = [flight.way for flight in reach(state, YOU, HOME, STARFIGHTER).values()]
    assert (DOOR,) in ways
    assert not any(DOOR in way[:-1] for way in ways)
    assert reach(state, YOU, HOME, TEMPEST)[SHOALS].way == (DOOR, SHOALS)
    assert reach(state, YOU, DOOR, STARFIGHTER) == {}


def test_a_move_under_way_goes_on_with_the_steps_it_has_left() -> None:
    """And with the actions that are left after it (EV-10.7)."""
    table = Table(Position().ships(YOU, HOME, {DIPLOMAT: 1}))
    table.play(Begin(HOME, DIPLOMAT, ACTION), Fly(DOOR))
    far = reach_under_way(table.state)
    assert far[SHOALS].actions == 0
    assert max(flight.actions for flight in far.values()) == 2
    table.play(*far[SHOALS].moves())
    assert table.ships(YOU, SHOALS) == (DIPLOMAT,)
    assert table.state.actions == 2


def test_a_full_load_is_the_dearest_that_fits() -> None:
    """Two of initiative 4 or 5, four Starfighters more with a Docking Bay (EV-10.4, EV-21.5)."""
    position = Position().ships(YOU, HOME, {DIPLOMAT: 1, CENTIPEDE: 1, STARFIGHTER: 6})
    assert full_load(position.state(), YOU, HOME, DIPLOMAT) == (CENTIPEDE, STARFIGHTER)
    roomy = full_load(position.owns(YOU, DOCKING_BAY).state(), YOU, HOME, DIPLOMAT)
    assert sorted(roomy) == [*[STARFIGHTER] * 5, CENTIPEDE]
    table = Table(position)
    table.play(Begin(HOME, DIPLOMAT, ACTION), *(Load(ship) for ship in roomy))
    assert not table.moves(Load)
