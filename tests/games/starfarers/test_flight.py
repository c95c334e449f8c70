"""Chapters 8A to 8D and 8F: the shake, movement, where it may end, and looking."""

from __future__ import annotations

import pytest

from engine.games.starfarers import GAME
from engine.games.starfarers.board import BASES, POINTS, distances, points_in, within
from engine.games.starfarers.components import COLONY_SHIP, PAIRS, TRADE_SHIP
from engine.games.starfarers.ends import allowed_ends
from engine.games.starfarers.events import ChitSeen, EncounterDrawn, MothershipShaken, ShipFlew
from engine.games.starfarers.flight import ToFly, speed
from engine.games.starfarers.mothership import ball_sum
from engine.games.starfarers.moves import (
    AddPart,
    BuildSpaceport,
    ChooseJump,
    ChooseShip,
    EndFlight,
    Fly,
    FlyOn,
    Found,
    GiveCards,
    Jump,
    Stop,
)
from engine.games.starfarers.position import Position, base_of
from engine.games.starfarers.state import Options
from tests.games.starfarers.playing import (
    BLACK_RED,
    BLUE,
    BLUE_RED,
    BLUE_YELLOW,
    RED,
    WHITE,
    YELLOW,
    YELLOW_RED,
    Table,
    cards,
    friendship,
    happened,
)

# -- shake and speed ---------------------------------------------------------------------------------------------


def test_six_pairs_of_balls() -> None:
    """Sums 1 2 3 3 4 5, three of the six with the black ball (SF-8.1)."""
    assert sorted(ball_sum(pair) for pair in PAIRS) == [1, 2, 3, 3, 4, 5]
    assert sum(0 in pair for pair in PAIRS) == 3


@pytest.mark.parametrize(("pair", "base"), [(BLUE_YELLOW, 3), (BLUE_RED, 4), (YELLOW_RED, 5)])
def test_two_coloured_balls_make_the_base_speed(pair: int, base: int) -> None:
    """No encounter without a black ball (SF-8.2, SF-8.3)."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, 57))
    events = table.take_off(pair)
    (shaken,) = happened(events, MothershipShaken)
    assert shaken.speed == base
    assert not happened(events, EncounterDrawn)
    table.play(ChooseShip(0))
    step = table.state.agenda[-1]
    assert isinstance(step, ToFly)
    assert step.left == base


def test_a_black_ball_means_an_encounter_and_base_speed_three() -> None:
    """Whatever the other ball; two boosters and Improved Boosters make it seven (SF-8.4, SF-8.5, SF-9.6)."""
    table = Table(
        Position()
        .ship(YELLOW, 1, COLONY_SHIP, 57)
        .parts(YELLOW, boosters=2)
        .cards(YELLOW, "scientists_speed_2")
        .encounters("e03")
    )
    events = table.take_off(BLACK_RED)
    assert len(happened(events, EncounterDrawn)) == 1
    assert speed(table.state, YELLOW) == 7


def test_a_booster_won_in_the_encounter_counts() -> None:
    """SF-8.5."""
    table = Table(
        Position()
        .ship(YELLOW, 1, COLONY_SHIP, 57)
        .parts(YELLOW, boosters=2)
        .cards(YELLOW, "scientists_speed_2")
        .hand(YELLOW, ore=3)
        .encounters("e02")
    )
    table.take_off(BLACK_RED)
    table.play(GiveCards(cards(ore=3)), AddPart(0))
    assert speed(table.state, YELLOW) == 8


def test_every_ship_may_use_the_full_speed() -> None:
    """Speed 7: any allowed point up to seven lines away, or none, for each ship, as one mothership serves them all
    (SF-8.5, SF-8.7, SF-8.8, SF-1.5)."""
    table = Table(
        Position()
        .parts(YELLOW, boosters=2)
        .ship(YELLOW, 1, COLONY_SHIP, 140)
        .ship(YELLOW, 2, COLONY_SHIP, 130)
        .flying(5)
    )
    for transporter, point in ((0, 140), (1, 130)):
        table.play(ChooseShip(transporter))
        away = {distances(point)[fly.point] for fly in table.moves(Fly)}
        assert max(away) == 7
        assert table.can(Stop())
        table.play(Stop())
    assert GAME.moves(table.state, YELLOW) == [EndFlight()]


def test_a_card_of_the_scientists_speeds_up_the_next_ship() -> None:
    """Speed 7 for the first, who founds there; 9 for the second; the first does not go on (SF-8.5, SF-10.2)."""
    table = Table(
        Position()
        .parts(YELLOW, boosters=2, freight=1)
        .ship(YELLOW, 1, TRADE_SHIP, 239)
        .ship(YELLOW, 2, COLONY_SHIP, 140)
    )
    table.take_off(YELLOW_RED)
    table.play(ChooseShip(0), Fly(249), Stop())
    table.play(next(move for move in GAME.moves(table.state, YELLOW) if _card(move) == "scientists_speed_2"))
    assert table.ship(1) == 0
    table.play(ChooseShip(1))
    step = table.state.agenda[-1]
    assert isinstance(step, ToFly)
    assert step.left == 9


def _card(move: object) -> str:
    return next((name for name in ("scientists_speed_2",) if getattr(move, "card", None) == friendship(name)), "")


def test_without_a_ship_there_is_no_flight() -> None:
    """No shake, no encounter: the turn is over (SF-5.3, SF-8.2)."""
    table = Table(Position())
    events = table.take_off()
    assert not happened(events, MothershipShaken)
    assert table.state.active == RED


# -- moving ------------------------------------------------------------------------------------------------------


def explorer() -> Table:
    """Blue has three boosters; red's ship and white's stand on the way to Aurora, whose chits nobody has seen."""
    return Table(
        Position(active=BLUE)
        .parts(BLUE, boosters=3)
        .chit("aurora_carbon", "red_1")
        .chit("aurora_goods", "yellow_2")
        .chit("aurora_ore", "blue_1")
        .ship(BLUE, 1, COLONY_SHIP, 57)
        .ship(RED, 1, COLONY_SHIP, 68)
        .ship(WHITE, 1, COLONY_SHIP, 99)
        .flying(5)
    )


def test_blue_goes_exploring() -> None:
    """Over other ships, in two pieces, looking at all three chits, which stay hidden from the others; the ship may end
    on the free colony point with or without founding (SF-8.8, SF-8.9, SF-8.10, SF-8.16, SF-8.21)."""
    table = explorer()
    table.play(ChooseShip(0))
    first = table.play(Fly(98))
    (flight,) = happened(first, ShipFlew)
    assert flight.way == (57, 68, 78, 88, 98)
    assert flight.left == 4
    assert [table.face(f"aurora_{kind}", BLUE) for kind in ("goods", "ore", "carbon")] == ["yellow_2", "blue_1", None]
    second = table.play(Fly(107), Fly(116), Fly(115))
    assert [flight.way for flight in happened(second, ShipFlew)] == [(98, 99, 107), (107, 116), (116, 115)]
    assert table.face("aurora_carbon", BLUE) == "red_1"
    for seat in (YELLOW, RED, WHITE, None):
        assert all(table.face(f"aurora_{kind}", seat) is None for kind in ("goods", "ore", "carbon"))
    for event in happened(first + second, ChitSeen):
        seen = event.seen_by(RED)
        assert isinstance(seen, ChitSeen)
        assert (seen.site, seen.chit) == (event.site, -1)
    assert GAME.moves(table.state, BLUE) == [Stop()]
    table.play(Stop())
    assert set(GAME.moves(table.state, BLUE)) == {Found(), FlyOn()}
    table.play(FlyOn())
    assert table.ship(1, BLUE) == 115


def test_the_way_of_one_piece() -> None:
    """With both near chits known the first way by numbers is flown (SF-8.32)."""
    table = Table(
        Position()
        .chit("aurora_goods", "yellow_2", seen_by=(YELLOW,))
        .chit("aurora_ore", "blue_1", seen_by=(YELLOW,))
        .ship(YELLOW, 1, COLONY_SHIP, 57)
        .parts(YELLOW, boosters=3)
        .flying(3)
    )
    table.play(ChooseShip(0))
    (flight,) = happened(table.play(Fly(107)), ShipFlew)
    assert flight.way == (57, 58, 69, 79, 89, 99, 107)


def test_a_ship_may_end_where_it_began() -> None:
    """There and back again (SF-8.8)."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, 57).flying(4))
    table.play(ChooseShip(0), Fly(68), Fly(57), Stop())
    assert table.ship(1) == 57


def test_a_ship_moves_once_a_phase() -> None:
    """Even if it only stopped (SF-8.7, SF-8.36)."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, 57).flying(4))
    table.play(ChooseShip(0), Stop())
    assert table.refuses(ChooseShip(0))
    assert table.can(EndFlight())


def test_one_ship_after_the_other() -> None:
    """A ship under way finishes before the next starts (SF-8.7)."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, 57).ship(YELLOW, 2, COLONY_SHIP, 68).flying(4))
    assert set(GAME.moves(table.state, YELLOW)) == {ChooseShip(0), ChooseShip(1), EndFlight()}
    table.play(ChooseShip(1), Fly(78))
    assert table.refuses(ChooseShip(0))


# -- where a movement may end ------------------------------------------------------------------------------------


def ends(table: Table, transporter: int = 0) -> set[int]:
    """Where a ship that starts now may end within its speed."""
    state = table.state
    start = state.players[state.active].ships[transporter]
    return set(
        points_in(allowed_ends(state, state.active, transporter, start) & within(start, speed(state, state.active)))
    )


def test_yellows_first_flight() -> None:
    """Twelve ends within speed 3: not on pieces, not on a spaceport point of red (SF-8.11, SF-8.12, SF-8.17)."""
    position = Position().flying(3)
    for seat, point in enumerate((33, 36, 50, 53)):
        position.ship(seat, 1, COLONY_SHIP, point)
    table = Table(position)
    assert ends(table) == {2, 13, 14, 33, 34, 44, 45, 46, 56, 57, 58, 68}
    reach = set(points_in(within(33, 3)))
    assert reach - ends(table) == {24, 25, 32, 47}


def test_reds_first_flight() -> None:
    """Thirty ends within speed 5, a colony point of Boreas among them (SF-8.11, SF-8.16)."""
    position = Position(active=RED).flying(5)
    for seat, point in enumerate((33, 36, 50, 53)):
        position.ship(seat, 1, COLONY_SHIP, point)
    table = Table(position)
    assert len(ends(table)) == 30
    assert 91 in ends(table)


def test_a_colony_ship_never_ends_on_a_trade_point() -> None:
    """SF-8.13."""
    table = Table(Position().parts(YELLOW, freight=5).ship(YELLOW, 1, COLONY_SHIP, 153).flying(3))
    assert not ends(table) & set(BASES[base_of("green_folk")].trade_points)
    assert 152 not in ends(table)


def test_a_trade_ship_never_ends_on_a_colony_point() -> None:
    """SF-8.14."""
    table = Table(Position().ship(YELLOW, 1, TRADE_SHIP, 99).flying(3))
    assert 98 not in ends(table)
    table.play(ChooseShip(0))
    assert table.can(Fly(98))
    table.play(Fly(98))
    assert table.refuses(Stop())


def test_too_few_rings_keep_a_trade_ship_out() -> None:
    """Number 1 is built: with one ring it ends beside the base but on none of its points (SF-8.11, SF-8.15,
    SF-8.23)."""
    merchants = base_of("merchants")
    table = Table(
        Position().parts(YELLOW, freight=1).stations(merchants, RED).ship(YELLOW, 1, TRADE_SHIP, 142).flying(5)
    )
    assert {143, 162} <= set(points_in(allowed_ends(table.state, YELLOW, 0, 142)))
    assert not ends(table) & set(BASES[merchants].trade_points)


@pytest.mark.parametrize(("rings", "allowed"), [(5, {151}), (2, {151}), (1, set())])
def test_stations_are_built_in_order(rings: int, allowed: set[int]) -> None:
    """Number 1 is built: number 2 only, and that with two rings at least (SF-8.15, SF-8.23)."""
    merchants = base_of("merchants")
    table = Table(
        Position().parts(YELLOW, freight=rings).stations(merchants, RED).ship(YELLOW, 1, TRADE_SHIP, 142).flying(5)
    )
    assert set(points_in(allowed_ends(table.state, YELLOW, 0, 142))) & set(BASES[merchants].trade_points) == allowed


def test_own_spaceport_points_are_free_to_end_on() -> None:
    """SF-8.17."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, 14).flying(3))
    assert 13 in ends(table)
    assert 33 in ends(table)


def test_pausing_on_a_forbidden_point() -> None:
    """Three lines to a colony point, a look at two chits, and the fourth must lead to an allowed end (SF-8.10, SF-8.14,
    SF-8.31)."""
    start = next(point for point in POINTS if distances(98)[point] == 3 and point != 107)
    table = Table(Position().ship(YELLOW, 1, TRADE_SHIP, start).flying(4))
    table.play(ChooseShip(0))
    (flight,) = happened(events := table.play(Fly(98)), ShipFlew)
    assert flight.left == 1
    assert len(happened(events, ChitSeen)) >= 1
    assert set(GAME.moves(table.state, YELLOW)) == {Fly(88), Fly(99)}
    slow = Table(Position().ship(YELLOW, 1, TRADE_SHIP, start).flying(3))
    slow.play(ChooseShip(0))
    assert slow.refuses(Fly(98))


def parked(cannons: int) -> Table:
    """Yellow's colony ship has stood on 98 since last turn; Aurora ore bears pirates of strength 4."""
    return Table(
        Position()
        .parts(YELLOW, cannons=cannons)
        .chit("aurora_goods", "yellow_2", seen_by=(YELLOW,))
        .chit("aurora_ore", "blue_3", seen_by=(YELLOW,))
        .ship(YELLOW, 1, COLONY_SHIP, 98)
        .flying(3)
    )


def test_a_ship_must_leave_a_colony_point_where_it_cannot_found() -> None:
    """The phase cannot be ended before it has (SF-8.18, SF-8.30)."""
    table = parked(cannons=3)
    assert GAME.moves(table.state, YELLOW) == [ChooseShip(0)]
    table.play(ChooseShip(0))
    assert table.refuses(Stop())
    table.play(Fly(99), Fly(98))
    assert table.refuses(Stop())
    table.play(Fly(88), Stop())
    assert table.can(EndFlight())


def test_a_grounded_ship_does_not_hinder_the_end() -> None:
    """SF-8.20, SF-8.30."""
    table = Table(
        Position()
        .chit("aurora_ore", "blue_3", seen_by=(YELLOW,))
        .ship(YELLOW, 1, COLONY_SHIP, 98)
        .flying(3)
        .grounded(1)
    )
    assert GAME.moves(table.state, YELLOW) == [EndFlight()]


def test_out_and_back_means_founding() -> None:
    """With the fourth cannon: clearing and founding without a question (SF-8.18)."""
    table = parked(cannons=4)
    table.play(ChooseShip(0), Fly(99), Fly(98), Stop())
    assert 98 in table.state.players[YELLOW].colonies
    assert table.points() == 6


def test_founding_without_moving() -> None:
    """SF-8.18, SF-8.27."""
    table = parked(cannons=4)
    assert table.can(ChooseShip(0))
    table.play(ChooseShip(0), Stop())
    assert 98 in table.state.players[YELLOW].colonies


def test_a_ship_on_a_foreign_spaceport_point_must_leave() -> None:
    """White's new spaceport claims 88 and 99: red may stay until his next flight and must then end elsewhere; others
    may pass but not stop there (SF-7.12, SF-8.12, SF-8.19)."""
    table = Table(
        Position(active=WHITE)
        .hand(WHITE, carbon=3, food=2)
        .settle(WHITE, colonies=(98,))
        .ship(RED, 1, TRADE_SHIP, 88)
        .ship(YELLOW, 1, TRADE_SHIP, 78)
    )
    table.play(BuildSpaceport(98))
    table.end_turn()
    table.end_turn()
    assert table.state.active == YELLOW
    table.throw(1, 1)
    table.take_off(BLUE_YELLOW)
    table.play(ChooseShip(0))
    assert table.can(Fly(88))
    table.play(Fly(88))
    assert table.refuses(Stop())
    table.play(Fly(78), Stop(), EndFlight())
    table.throw(1, 1)
    table.take_off(BLUE_YELLOW)
    assert GAME.moves(table.state, RED) == [ChooseShip(0)]
    table.play(ChooseShip(0))
    assert table.refuses(Stop())
    table.play(Fly(97), Stop())
    assert table.can(EndFlight())


def test_a_ship_that_must_leave_and_cannot_stays() -> None:
    """Nothing but pieces within its speed: stopping is all it can do, and the phase may end (SF-8.19, SF-8.30,
    SF-8.31)."""
    here = 98
    ring = [point for point in POINTS if 0 < distances(here)[point] <= 3]
    position = Position(pieces=False).chit("aurora_ore", "blue_3", seen_by=(YELLOW,))
    position.ship(YELLOW, 1, COLONY_SHIP, here).flying(3)
    table = Table(position)
    table.state.neutrals = tuple(ring)
    table.state.legal = {}
    assert set(GAME.moves(table.state, YELLOW)) == {ChooseShip(0), EndFlight()}
    table.play(ChooseShip(0))
    assert GAME.moves(table.state, YELLOW) == [Stop()]
    table.play(Stop())
    assert table.ship(1) == here


# -- looking -----------------------------------------------------------------------------------------------------


def test_looking_from_where_one_stands() -> None:
    """Blue waits by Aurora ore while red clears it: blue sees the white chit when that ship next starts to move, not
    before (SF-8.21, SF-13.5)."""
    table = Table(
        Position(active=RED)
        .parts(RED, cannons=4)
        .chit("aurora_ore", "blue_3", seen_by=(RED, BLUE))
        .ship(RED, 1, TRADE_SHIP, 107)
        .ship(BLUE, 1, TRADE_SHIP, 99)
        .flying(3)
    )
    table.play(ChooseShip(0), Stop())
    table.play(GAME.moves(table.state, RED)[0])
    white = table.face("aurora_ore", RED)
    assert white is not None
    assert white.startswith("white")
    assert table.face("aurora_ore", BLUE) is None
    table.play(EndFlight())
    table.end_turn()
    table.throw(1, 1)
    table.take_off(BLUE_YELLOW)
    assert table.face("aurora_ore", BLUE) is None
    table.play(ChooseShip(0))
    assert table.face("aurora_ore", BLUE) == white
    assert table.face("aurora_ore", YELLOW) is None


def test_what_was_seen_can_be_looked_up_for_ever() -> None:
    """SF-8.22."""
    table = explorer()
    table.play(ChooseShip(0), Fly(98), Fly(57), Stop(), EndFlight())
    for _ in range(2):
        table.end_turn()
    assert table.face("aurora_ore", BLUE) == "blue_1"
    assert table.face("aurora_ore", RED) is None


def test_everybody_sees_who_has_looked() -> None:
    """The route is open, what the chit shows is not (SF-13.4, SF-8.22)."""
    table = explorer()
    table.play(ChooseShip(0), Fly(98))
    seen = GAME.view(table.state, RED)
    own = GAME.view(table.state, BLUE)
    assert seen.seen == own.seen
    assert seen.chits != own.chits


def test_the_jump_as_a_decision() -> None:
    """Offered beside the normal flight while the first ship has not moved; one decision among all allowed ends but its
    own point (SF-8.30, SF-8.35)."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, 57).flying(3).jump(1))
    assert set(GAME.moves(table.state, YELLOW)) == {ChooseShip(0), ChooseJump(0), EndFlight()}
    table.play(ChooseJump(0))
    targets = {jump.point for jump in table.moves(Jump)}
    assert targets == set(points_in(allowed_ends(table.state, YELLOW, 0, 57))) - {57}
    assert len(targets) <= 268


def test_pairs_of_a_brisk_start() -> None:
    """A second yellow ball: ten pairs (SF-14.4, SF-8.1)."""
    sums = []
    for pair in range(10):
        position = Position(options=Options(brisk_start=True)).ship(YELLOW, 1, COLONY_SHIP, 57).encounters("e03")
        table = Table(position.next_results(pair))
        (shaken,) = happened(table.take_off(), MothershipShaken)
        sums.append((ball_sum(shaken.balls), 0 in shaken.balls))
    assert [total for total, _ in sums] == [1, 2, 2, 3, 3, 3, 4, 4, 5, 5]
    assert [black for _, black in sums] == [True] * 4 + [False] * 6
