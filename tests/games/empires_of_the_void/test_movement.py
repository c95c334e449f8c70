"""Chapters 9 and 10: turns, what pays for actions, Moves with cargo, Tractor Beams and Warp Moves."""

from __future__ import annotations

from engine.games.empires_of_the_void.components import (
    ACTION,
    BLACK_HOLE,
    CENTIPEDE,
    COMMAND,
    DIPLOMAT,
    DOCKING_BAY,
    FESTIVAL,
    FEVER,
    FIREBUG,
    FORCED_MARCH,
    HYPERLANE_SURGE,
    ION_DRIVES,
    KRAAG,
    MARCH,
    NARKANI,
    PAID,
    PLANET,
    PYRIOUS,
    RACES,
    SECOND_VOLLEY,
    SOLAR_STORMS,
    STARCRUISER,
    STARFIGHTER,
    TAN_FU,
    TEMPEST,
    TRACTOR_BEAM,
    VAEL,
    WAR_FEVER,
    WARP_PORTAL,
    space_of,
)
from engine.games.empires_of_the_void.empire import move_value
from engine.games.empires_of_the_void.movement import ToConsent, ToMove
from engine.games.empires_of_the_void.moves import (
    AskLeave,
    Attack,
    Begin,
    Cancel,
    Control,
    Culture,
    Deny,
    EndTurn,
    EndWarp,
    Fly,
    GiveLeave,
    Load,
    Mine,
    PlayCards,
    Stop,
    Unload,
    Warp,
)
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.turn import ToAct
from tests.games.empires_of_the_void.table import BLUE, GREEN, RED, YOU, Table, space

HOME = space("home.0")
DOOR = space("tan_fu_shoals.r0")
SHOALS = space("tan_fu_shoals.c")
RIM = space("tan_fu_shoals.r1")


# -- the turn -----------------------------------------------------------------------------------------------------


def test_three_actions_in_any_mix() -> None:
    """Spent one after another; left over they are lost; the turn ends only when declared (EV-9.1, EV-9.3, EV-9.7)."""
    table = Table(Position().ships(YOU, HOME, {DIPLOMAT: 1}))
    table.play(Culture(), Mine())
    table.fly(DIPLOMAT, HOME, DOOR)
    assert table.state.actions == 0
    assert isinstance(table.step, ToAct)
    assert not table.can(Culture())
    assert not table.moves(Attack)
    table.play(EndTurn())
    table.pass_windows()
    assert table.state.active == RED
    assert table.state.actions == 3


def test_mine_only_once_a_turn() -> None:
    """EV-9.2, EV-14.1."""
    table = Table(Position())
    table.play(Mine())
    assert table.refuses(Mine())
    assert table.can(Culture())


def test_ending_the_turn_pays_income() -> None:
    """Then the next player begins (EV-9.5, EV-16.1)."""
    table = Table(Position().conquered(YOU, KRAAG))
    table.play(EndTurn())
    assert table.credits() == RACES[NARKANI].income + 2
    table.pass_windows()
    assert table.waiting == (RED,)


def test_free_things_happen_between_actions_not_during_one() -> None:
    """In the middle of a Move no card can be played (EV-9.4)."""
    table = Table(Position().ships(YOU, HOME, {DIPLOMAT: 1}).cards(YOU, FORCED_MARCH, SECOND_VOLLEY))
    assert table.moves(PlayCards)
    table.play(Begin(HOME, DIPLOMAT, ACTION), Fly(DOOR))
    assert not table.moves(PlayCards)


def test_which_source_pays() -> None:
    """War Fever, then Forced March, then normal actions: three Attacks and two Moves, no sixth (EV-9.6, EV-24.11,
    EV-25.6)."""
    vael = space_of(VAEL)
    table = Table(
        Position()
        .event(WAR_FEVER)
        .ships(YOU, vael, {STARFIGHTER: 1})
        .ships(YOU, HOME, {DIPLOMAT: 1})
        .cards(YOU, FORCED_MARCH, SECOND_VOLLEY)
        .dice(1, 1, 1)
    )
    table.play(PlayCards(FORCED_MARCH, (SECOND_VOLLEY, FORCED_MARCH)))
    for source in (FEVER, MARCH, ACTION):
        assert [move.source for move in table.moves(Attack)] == [source]
        table.play(Attack(vael, PLANET, source))
    table.fly(DIPLOMAT, HOME, DOOR)
    table.fly(DIPLOMAT, DOOR, HOME)
    assert not table.moves(Attack)
    assert {move.source for move in table.moves(Begin)} <= {PAID}


def test_the_player_says_whether_march_or_festival_pays() -> None:
    """If both could pay for a Move; Pyrious comes before either (EV-9.6, EV-23.1)."""
    table = Table(Position().ships(YOU, HOME, {DIPLOMAT: 1}))
    table.state.march, table.state.festival = 1, 2
    table.state.legal = {}
    assert [move.source for move in table.moves(Begin)] == [MARCH, FESTIVAL]
    table = Table(Position().ships(YOU, HOME, {DIPLOMAT: 1}).allied(YOU, PYRIOUS))
    assert [move.source for move in table.moves(Begin)] == [COMMAND]
    table.fly(DIPLOMAT, HOME, DOOR, source=COMMAND)
    assert table.state.actions == 3
    assert [move.source for move in table.moves(Begin)] == [ACTION]


# -- Moves --------------------------------------------------------------------------------------------------------


def test_a_ship_moves_up_to_its_value_and_may_move_again() -> None:
    """Through any space, whoever is there; one action each time (EV-10.1, EV-10.3)."""
    table = Table(Position().ships(YOU, HOME, {STARFIGHTER: 1}).ships(RED, DOOR, {STARCRUISER: 2}))
    table.fly(STARFIGHTER, HOME, DOOR, SHOALS)
    assert table.ships(YOU, SHOALS) == (STARFIGHTER,)
    assert isinstance(table.step, ToAct)
    table.fly(STARFIGHTER, SHOALS, DOOR, HOME)
    assert table.ships(YOU, HOME) == (STARFIGHTER,)
    assert table.state.actions == 1


def test_move_values() -> None:
    """Ion Drives +1, Solar Storms -1 but never below 1, Hyperlane Surge +1 (EV-10.2, EV-24.9, EV-24.10, EV-21.16)."""
    storm = Position().event(SOLAR_STORMS).owns(YOU, ION_DRIVES).state()
    assert move_value(storm, YOU, STARFIGHTER) == 2
    assert move_value(storm, RED, BLACK_HOLE) == 1
    assert move_value(Position().event(HYPERLANE_SURGE).state(), YOU, STARFIGHTER) == 3
    assert move_value(Position().state(), YOU, TEMPEST) == 4


def test_a_move_with_cargo_step_by_step() -> None:
    """Loaded at home, one set down on the way and not to be loaded again, the other carried on (EV-10.4, EV-10.7,
    EV-10.8)."""
    table = Table(Position().ships(YOU, HOME, {DIPLOMAT: 1, STARFIGHTER: 2}))
    table.play(Begin(HOME, DIPLOMAT, ACTION), Load(STARFIGHTER), Load(STARFIGHTER), Fly(DOOR), Unload(STARFIGHTER))
    assert not table.can(Load(STARFIGHTER))
    table.play(Fly(SHOALS), Stop())
    assert table.ships(YOU, DOOR) == (STARFIGHTER,)
    assert table.ships(YOU, SHOALS) == (STARFIGHTER, DIPLOMAT)
    assert table.state.actions == 2


def test_cancelling_costs_nothing() -> None:
    """Before the first step all is as before (EV-10.7)."""
    table = Table(Position().ships(YOU, HOME, {DIPLOMAT: 1, STARFIGHTER: 1}))
    table.play(Begin(HOME, DIPLOMAT, ACTION), Load(STARFIGHTER), Cancel())
    assert table.state.actions == 3
    assert table.ships(YOU, HOME) == (STARFIGHTER, DIPLOMAT)


def test_identical_ships_are_one_choice() -> None:
    """EV-10.7."""
    table = Table(Position().ships(YOU, HOME, {STARFIGHTER: 5}))
    assert [move for move in table.moves(Begin) if move.source == ACTION] == [Begin(HOME, STARFIGHTER, ACTION)]


def loadable(position: Position, *loads: int) -> set[int]:
    """What can be loaded next, after these loads at home."""
    table = Table(position)
    table.play(Begin(HOME, DIPLOMAT, ACTION), *(Load(ship) for ship in loads))
    return {move.ship for move in table.moves(Load)}


def test_capacity() -> None:
    """Two of initiative 4 or 5; with Docking Bay four more Starfighters; Diplomats and cruisers never (EV-10.4,
    EV-10.9, EV-21.5)."""
    fleet = {DIPLOMAT: 2, STARFIGHTER: 5, CENTIPEDE: 2, STARCRUISER: 1}
    plain = Position().ships(YOU, HOME, fleet)
    assert loadable(plain) == {STARFIGHTER, CENTIPEDE}
    assert loadable(Position().ships(YOU, HOME, fleet), STARFIGHTER, CENTIPEDE) == set()
    bay = Position().owns(YOU, DOCKING_BAY).ships(YOU, HOME, fleet)
    assert loadable(bay, *[STARFIGHTER] * 4) == {STARFIGHTER, CENTIPEDE}
    bay = Position().owns(YOU, DOCKING_BAY).ships(YOU, HOME, fleet)
    assert loadable(bay, CENTIPEDE, CENTIPEDE, *[STARFIGHTER] * 4) == set()
    assert loadable(Position().owns(YOU, DOCKING_BAY).ships(YOU, HOME, fleet), CENTIPEDE, CENTIPEDE) == {STARFIGHTER}


def test_dropping_one_and_picking_up_another() -> None:
    """Places free up on the way (EV-10.4)."""
    table = Table(Position().ships(YOU, HOME, {DIPLOMAT: 1, STARFIGHTER: 2}).ships(YOU, SHOALS, {FIREBUG: 1}))
    table.play(Begin(HOME, DIPLOMAT, ACTION), Load(STARFIGHTER), Load(STARFIGHTER), Fly(DOOR), Fly(SHOALS))
    assert not table.can(Load(FIREBUG))
    table.play(Unload(STARFIGHTER), Load(FIREBUG), Fly(space("tan_fu_shoals.r3")))
    assert table.ships(YOU, space("tan_fu_shoals.r3")) == (STARFIGHTER, DIPLOMAT, FIREBUG)
    assert table.ships(YOU, SHOALS) == (STARFIGHTER,)


def test_cargo_is_handled_in_any_order() -> None:
    """Loading a Firebug does not bar loading a Starfighter after it, nor setting another ship down (EV-10.7)."""
    table = Table(Position().ships(YOU, HOME, {DIPLOMAT: 1, STARFIGHTER: 2, FIREBUG: 1}))
    table.play(Begin(HOME, DIPLOMAT, ACTION), Load(FIREBUG), Load(STARFIGHTER), Unload(FIREBUG), Load(STARFIGHTER))
    table.play(Fly(DOOR), Stop())
    assert table.ships(YOU, DOOR) == (STARFIGHTER, STARFIGHTER, DIPLOMAT)
    assert table.ships(YOU, HOME) == (FIREBUG,)


def test_moves_on_top_follow_the_same_rules() -> None:
    """A paid Move carries cargo and is lowered by storms like any other (EV-10.6, EV-22.3)."""
    table = Table(
        Position().event(SOLAR_STORMS).credits(YOU, 1).actions(0).ships(YOU, HOME, {DIPLOMAT: 1, STARFIGHTER: 1})
    )
    table.play(Begin(HOME, DIPLOMAT, PAID), Load(STARFIGHTER), Fly(DOOR), Fly(SHOALS))
    assert table.ships(YOU, SHOALS) == (STARFIGHTER, DIPLOMAT)
    assert isinstance(table.step, ToAct)


# -- Tractor Beams ------------------------------------------------------------------------------------------------


def beam() -> Position:
    """Red's Starcruiser with Tractor Beam stands at the rim of the Shoals."""
    return Position().owns(RED, TRACTOR_BEAM).ships(RED, RIM, {STARCRUISER: 1})


def test_a_tractor_beam_stops_and_holds() -> None:
    """Entering, a ship must stop unless leave is given; next time it cannot leave either; a Tempest passes freely
    (EV-10.5, EV-10.10, EV-10.11, EV-20.7, EV-21.15)."""
    table = Table(beam().ships(YOU, DOOR, {STARFIGHTER: 1, TEMPEST: 1}))
    table.play(Begin(DOOR, STARFIGHTER, ACTION), Fly(RIM))
    assert not table.moves(Fly)
    assert table.can(Stop())
    table.play(AskLeave(0))
    assert table.waiting == (RED,)
    table.play(Deny())
    assert not table.moves(AskLeave)
    table.play(Stop())
    assert Begin(RIM, STARFIGHTER, ACTION) not in table.moves(Begin)
    table.play(Begin(DOOR, TEMPEST, ACTION), Fly(RIM))
    assert table.moves(Fly)


def test_the_beam_ends_with_its_last_ship() -> None:
    """Without the Starcruiser nothing holds (EV-21.15)."""
    table = Table(
        Position().owns(RED, TRACTOR_BEAM).ships(RED, RIM, {STARFIGHTER: 3}).ships(YOU, RIM, {STARFIGHTER: 1})
    )
    table.play(Begin(RIM, STARFIGHTER, ACTION))
    assert table.moves(Fly)


def test_asking_two_holders() -> None:
    """Each is offered the same; the first "no" ends it and nothing is paid; one request a turn (EV-10.10)."""
    position = (
        beam()
        .owns(GREEN, TRACTOR_BEAM)
        .ships(GREEN, RIM, {STARCRUISER: 1})
        .ships(YOU, RIM, {DIPLOMAT: 1, STARFIGHTER: 2})
        .credits(YOU, 2)
    )
    table = Table(position)
    table.play(Begin(RIM, DIPLOMAT, ACTION), Load(STARFIGHTER), Load(STARFIGHTER))
    assert [move.credits for move in table.moves(AskLeave)] == [0, 1]
    table.play(AskLeave(1), GiveLeave(), Deny())
    assert table.credits() == 2
    assert not table.moves(AskLeave)
    table.play(Cancel())
    assert table.state.actions == 3
    assert not any(move.space == RIM for move in table.moves(Begin))


def test_leave_that_is_given_is_paid_for_and_serves_once() -> None:
    """One credit to each, and Diplomat and cargo leave (EV-10.10, EV-17.5)."""
    table = Table(
        beam()
        .owns(GREEN, TRACTOR_BEAM)
        .ships(GREEN, RIM, {STARCRUISER: 1})
        .ships(YOU, RIM, {DIPLOMAT: 1, STARFIGHTER: 2})
        .credits(YOU, 2)
    )
    table.play(Begin(RIM, DIPLOMAT, ACTION), Load(STARFIGHTER), AskLeave(1))
    assert isinstance(table.step, ToConsent)
    table.play(GiveLeave(), GiveLeave())
    assert (table.credits(), table.credits(RED), table.credits(GREEN)) == (0, 1, 1)
    table.play(Fly(DOOR), Fly(RIM))
    assert isinstance(table.step, ToMove)
    assert not table.moves(Fly)


def test_only_a_refusal_ends_the_asking() -> None:
    """After a yes a second ship may ask too, and the first again after cancelling; after a no nobody (EV-10.10)."""
    table = Table(beam().ships(YOU, RIM, {STARFIGHTER: 2}))
    table.play(Begin(RIM, STARFIGHTER, ACTION), AskLeave(0), GiveLeave(), Cancel())
    table.play(Begin(RIM, STARFIGHTER, ACTION), AskLeave(0), GiveLeave(), Fly(DOOR), Stop())
    assert {move.space for move in table.moves(Begin)} == {RIM, DOOR}
    table.play(Begin(RIM, STARFIGHTER, ACTION), AskLeave(0), Deny(), Cancel())
    assert [move.space for move in table.moves(Begin)] == [DOOR]


def test_leave_cannot_be_paid_with_the_price_of_the_move() -> None:
    """The Narkani keep the credit their paid Move will cost (EV-10.10, EV-22.3)."""
    table = Table(beam().ships(YOU, RIM, {STARFIGHTER: 1}).credits(YOU, 2).actions(0))
    table.play(Begin(RIM, STARFIGHTER, PAID))
    assert [move.credits for move in table.moves(AskLeave)] == [0, 1]
    table.play(AskLeave(1), GiveLeave(), Fly(DOOR))
    assert table.credits() == 0


def test_a_beam_does_not_hinder_loading() -> None:
    """EV-10.11."""
    table = Table(beam().ships(YOU, RIM, {DIPLOMAT: 1, STARFIGHTER: 1}))
    table.play(Begin(RIM, DIPLOMAT, ACTION))
    assert table.can(Load(STARFIGHTER))


# -- Warp Move ----------------------------------------------------------------------------------------------------


def warp() -> Position:
    return Position().owns(YOU, WARP_PORTAL)


def test_a_warp_move() -> None:
    """Two actions; a ship is carried by one Diplomat or moves itself, once (EV-10.12, EV-21.19)."""
    table = Table(Position().owns(YOU, WARP_PORTAL).ships(YOU, HOME, {DIPLOMAT: 2, STARFIGHTER: 1}))
    table.play(Warp(), Begin(HOME, DIPLOMAT, 7), Load(STARFIGHTER), Fly(DOOR), Fly(SHOALS))
    assert table.state.actions == 1
    table.play(Unload(STARFIGHTER), Stop())
    assert table.moves(Begin) == [Begin(HOME, DIPLOMAT, 7)]
    table.play(Begin(HOME, DIPLOMAT, 7), Fly(DOOR), Fly(SHOALS))
    assert not table.can(Load(STARFIGHTER))
    table.play(Stop(), EndWarp())
    assert isinstance(table.step, ToAct)
    assert table.state.actions == 1


def test_nothing_else_during_a_warp_move() -> None:
    """And it costs nothing before its first step (EV-10.12)."""
    table = Table(warp().ships(YOU, HOME, {DIPLOMAT: 1}))
    table.play(Warp())
    assert not table.moves(Culture)
    assert not table.moves(EndTurn)
    table.play(EndWarp())
    assert table.state.actions == 3


def test_a_warp_move_needs_two_actions() -> None:
    """EV-9.1, EV-21.19."""
    assert not Table(warp().actions(1).ships(YOU, HOME, {DIPLOMAT: 1})).can(Warp())


def test_a_festival_pays_for_a_warp_move() -> None:
    """The two festival actions first; a normal one is left, for an Attack for instance (EV-9.6, EV-25.20)."""
    table = Table(warp().actions(1).ships(YOU, HOME, {DIPLOMAT: 1}).ships(YOU, space_of(TAN_FU), {STARFIGHTER: 1}))
    table.state.festival = 2
    table.state.legal = {}
    table.play(Warp())
    table.fly(DIPLOMAT, HOME, DOOR, source=7)
    table.play(EndWarp())
    assert (table.state.festival, table.state.actions) == (0, 1)
    assert table.moves(Attack)


def test_forced_march_does_not_pay_for_a_warp_move() -> None:
    """EV-25.20."""
    table = Table(warp().actions(1).ships(YOU, HOME, {DIPLOMAT: 1}))
    table.state.march = 1
    table.state.legal = {}
    assert not table.can(Warp())


# -- Mind Control -------------------------------------------------------------------------------------------------


def test_mind_control_moves_one_ship_alone_once_a_turn() -> None:
    """A Diplomat of another player, up to three steps, its fighters left behind (EV-22.16, EV-9.2)."""
    table = Table(
        Position(active=RED).ships(RED, SHOALS, {STARFIGHTER: 1}).ships(BLUE, SHOALS, {DIPLOMAT: 1, STARFIGHTER: 2})
    )
    table.play(Control(SHOALS, BLUE, DIPLOMAT))
    assert not table.moves(Load)
    table.play(Fly(DOOR), Fly(RIM), Fly(space("tan_fu_shoals.r2")))
    assert table.ships(BLUE, space("tan_fu_shoals.r2")) == (DIPLOMAT,)
    assert table.ships(BLUE, SHOALS) == (STARFIGHTER, STARFIGHTER)
    assert table.state.actions == 2
    assert not table.moves(Control)


def test_mind_control_goes_by_the_owner() -> None:
    """Lanes and Move value are the owner's; your own beam does not hold it, a third player's does (EV-22.16)."""
    table = Table(
        Position(active=RED)
        .owns(BLUE, ION_DRIVES)
        .owns(RED, TRACTOR_BEAM)
        .ships(RED, SHOALS, {STARCRUISER: 1})
        .ships(BLUE, SHOALS, {STARFIGHTER: 1})
    )
    table.play(Control(SHOALS, BLUE, STARFIGHTER))
    assert table.step.steps == 3
    assert table.moves(Fly)
    table = Table(
        Position(active=RED)
        .owns(GREEN, TRACTOR_BEAM)
        .ships(GREEN, SHOALS, {STARCRUISER: 1})
        .ships(RED, SHOALS, {STARFIGHTER: 1})
        .ships(BLUE, SHOALS, {STARFIGHTER: 1})
    )
    table.play(Control(SHOALS, BLUE, STARFIGHTER))
    assert not table.moves(Fly)
    assert table.moves(AskLeave)
