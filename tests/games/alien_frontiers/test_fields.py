"""Chapter 8: the three field generators."""

from __future__ import annotations

from engine.games.alien_frontiers.components import (
    ASIMOV_CRATER,
    BOOSTER_POD,
    DATA_CRYSTAL,
    GRAVITY_MANIPULATOR,
    HERBERT_VALLEY,
    ISOLATION,
    LEM_BADLANDS,
    NOWHERE,
    ORBITAL_TELEPORTER,
    POHL_FOOTHILLS,
    POLARITY_DEVICE,
    POSITRON,
    REPULSOR,
    SHIPYARD,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    ship,
)
from engine.games.alien_frontiers.moves import (
    Boost,
    Borrow,
    ChooseForSwap,
    Land,
    Launch,
    LiftColony,
    MoveColony,
    PlaceField,
    RemoveField,
    SwapColony,
)
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking, swapping

# -- where fields lie --------------------------------------------------------------------------------------------


def test_each_field_has_its_card() -> None:
    """Stasis Beam places the Isolation Field, Data Crystal the Positron Field, Gravity Manipulator the Repulsor Field
    (AF-8.3, AF-8.4, AF-8.5)."""
    for card, field in ((STASIS_BEAM, ISOLATION), (DATA_CRYSTAL, POSITRON), (GRAVITY_MANIPULATOR, REPULSOR)):
        table = Playing(Position().owns(YOU, card))
        assert {move.field for move in table.moves(PlaceField)} == {field}
        table.play(PlaceField(field, LEM_BADLANDS))
        assert table.state.fields[field] == LEM_BADLANDS
        assert table.state.discard == [card]


def test_a_field_beside_the_board_may_go_anywhere() -> None:
    """To any of the eight territories, the one with the Repulsor Field included (AF-8.2)."""
    table = Playing(Position().owns(YOU, DATA_CRYSTAL).field(REPULSOR, ASIMOV_CRATER))
    assert {move.territory for move in table.moves(PlaceField)} == set(range(8))


def test_a_field_on_the_board_must_go_to_another_territory() -> None:
    """The Positron Field lies on Lem Badlands: placing it there again is refused (AF-8.2)."""
    table = Playing(Position().owns(YOU, DATA_CRYSTAL).field(POSITRON, LEM_BADLANDS))
    assert table.refuses(PlaceField(POSITRON, LEM_BADLANDS))
    assert {move.territory for move in table.moves(PlaceField)} == set(range(8)) - {LEM_BADLANDS}


def test_fields_share_a_territory() -> None:
    """The Positron Field may join the Repulsor Field on Asimov Crater (AF-8.1, AF-8.5)."""
    table = Playing(Position().owns(YOU, DATA_CRYSTAL).field(REPULSOR, ASIMOV_CRATER))
    table.play(PlaceField(POSITRON, ASIMOV_CRATER))
    assert table.state.fields[POSITRON] == table.state.fields[REPULSOR] == ASIMOV_CRATER


def test_the_repulsor_field_does_not_hold_itself() -> None:
    """It may be moved from Asimov Crater to Lem Badlands (AF-8.1, AF-8.5)."""
    table = Playing(Position().owns(YOU, GRAVITY_MANIPULATOR).field(REPULSOR, ASIMOV_CRATER))
    table.play(PlaceField(REPULSOR, LEM_BADLANDS))
    assert table.state.fields[REPULSOR] == LEM_BADLANDS


def test_booster_pod_removes_exactly_one_field() -> None:
    """All three lie on Lem Badlands; the one chosen goes, the others stay (AF-10.3, AF-8.6)."""
    table = Playing(
        Position()
        .owns(YOU, BOOSTER_POD)
        .field(ISOLATION, LEM_BADLANDS)
        .field(POSITRON, LEM_BADLANDS)
        .field(REPULSOR, LEM_BADLANDS)
    )
    table.play(RemoveField(POSITRON))
    assert table.state.fields == [LEM_BADLANDS, NOWHERE, LEM_BADLANDS]


def test_a_removed_field_can_be_placed_again() -> None:
    """You take the Positron Field off; in the next turn Red places it, even where it lay before (AF-8.6)."""
    table = Playing(Position(players=2).owns(YOU, BOOSTER_POD).owns(RED, DATA_CRYSTAL).field(POSITRON, LEM_BADLANDS))
    table.play(RemoveField(POSITRON))
    table.pass_to(RED)
    table.roll(1, 2, 3)
    assert table.can(PlaceField(POSITRON, LEM_BADLANDS))


def test_a_field_belongs_to_nobody() -> None:
    """You place the Positron Field on Red's territory: the point is Red's. An empty territory is allowed as well
    (AF-8.7)."""
    table = Playing(Position().owns(YOU, DATA_CRYSTAL).colonies(LEM_BADLANDS, {RED: 1}))
    assert table.can(PlaceField(POSITRON, HERBERT_VALLEY))
    table.play(PlaceField(POSITRON, LEM_BADLANDS))
    assert (table.score(YOU), table.score(RED)) == (0, 3)


# -- Isolation Field ---------------------------------------------------------------------------------------------


def test_isolation_voids_the_bonus_of_the_controller() -> None:
    """You control Pohl Foothills under the Isolation Field: Booster Pod costs its full fuel
    (AF-8.3, AF-8.1, AF-0.8)."""

    def pohl(fuel: int) -> Playing:
        position = Position().dice(3).owns(YOU, BOOSTER_POD).holds(YOU, fuel=fuel)
        return Playing(position.colonies(POHL_FOOTHILLS, {YOU: 1}).field(ISOLATION, POHL_FOOTHILLS))

    assert pohl(0).refuses(Boost(ship(YOU, 3)))
    table = pohl(1)
    table.play(Boost(ship(YOU, 3)))
    assert table.fuel == 0


def test_isolation_keeps_data_crystals_out() -> None:
    """Red cannot borrow the bonus of your isolated territory (AF-8.3, AF-10.4)."""
    table = Playing(
        Position(active=RED)
        .owns(RED, DATA_CRYSTAL)
        .holds(RED, fuel=5)
        .colonies(POHL_FOOTHILLS, {YOU: 1})
        .field(ISOLATION, POHL_FOOTHILLS)
    )
    assert table.refuses(Borrow(POHL_FOOTHILLS))


def test_isolation_leaves_the_points() -> None:
    """Isolation and Positron on your Herbert Valley: no cheaper ships, but the points for control and for the
    Positron Field (AF-8.3, AF-8.4, AF-8.1)."""
    table = Playing(
        Position()
        .dice(2, 2)
        .colonies(HERBERT_VALLEY, {YOU: 1})
        .field(ISOLATION, HERBERT_VALLEY)
        .field(POSITRON, HERBERT_VALLEY)
    )
    assert table.refuses(docking(SHIPYARD, 2, 2))
    assert table.score() == 1 + 1 + 1


def test_isolation_overrules_a_bonus_being_borrowed() -> None:
    """You borrow Lem Badlands, then isolate it yourself: the next ship brings no extra fuel (AF-8.1, AF-10.4)."""
    table = Playing(
        Position().dice(2, 2).owns(YOU, DATA_CRYSTAL, STASIS_BEAM).holds(YOU, fuel=1).colonies(LEM_BADLANDS, {RED: 1})
    )
    table.play(Borrow(LEM_BADLANDS), docking(SOLAR_CONVERTER, 2))
    assert table.fuel == 2
    table.play(PlaceField(ISOLATION, LEM_BADLANDS), docking(SOLAR_CONVERTER, 2))
    assert table.fuel == 3


# -- Positron Field ----------------------------------------------------------------------------------------------


def test_the_positron_field_is_a_point_for_the_controller() -> None:
    """Green controls Herbert Valley: a colony, control, and the field (AF-8.4)."""
    table = Playing(Position().colonies(HERBERT_VALLEY, {GREEN: 1}).field(POSITRON, HERBERT_VALLEY))
    assert table.score(GREEN) == 3


def test_nobody_scores_the_positron_field_on_a_contested_territory() -> None:
    """Red and Blue share Lem Badlands. Blue lands another colony: a colony, control and the field, three points more
    (AF-8.4)."""
    table = Playing(
        Position(active=BLUE)
        .hub(BLUE, 7)
        .holds(BLUE, fuel=1, ore=1)
        .colonies(LEM_BADLANDS, {RED: 1, BLUE: 1})
        .field(POSITRON, LEM_BADLANDS)
    )
    assert (table.score(RED), table.score(BLUE)) == (1, 1)
    table.play(Launch(), Land(LEM_BADLANDS))
    assert (table.score(RED), table.score(BLUE)) == (1, 4)


def test_a_swap_carries_the_positron_point_over() -> None:
    """The field lies on Red's Herbert Valley, you hold Lem Badlands. Swapped, each still controls one territory, and
    the point of the field has gone from Red to you (AF-8.4, AF-7.5)."""
    table = Playing(
        Position()
        .owns(YOU, POLARITY_DEVICE)
        .colonies(HERBERT_VALLEY, {RED: 1})
        .colonies(LEM_BADLANDS, {YOU: 1})
        .field(POSITRON, HERBERT_VALLEY)
    )
    assert (table.score(YOU), table.score(RED)) == (2, 3)
    table.play(*swapping((HERBERT_VALLEY, RED), (LEM_BADLANDS, YOU)))
    assert (table.score(YOU), table.score(RED)) == (3, 2)
    assert table.state.control[HERBERT_VALLEY] == YOU
    assert table.state.control[LEM_BADLANDS] == RED


# -- Repulsor Field ----------------------------------------------------------------------------------------------


def test_no_colony_lands_under_the_repulsor_field() -> None:
    """It lies on Asimov Crater (AF-8.5)."""
    table = Playing(Position().hub(YOU, 7).holds(YOU, fuel=1, ore=1).field(REPULSOR, ASIMOV_CRATER))
    table.play(Launch())
    assert table.refuses(Land(ASIMOV_CRATER))


def test_no_colony_is_teleported_from_or_to_the_repulsor_field() -> None:
    """Red's colony on Asimov Crater stays, and Blue's cannot come (AF-8.5)."""
    table = Playing(
        Position()
        .owns(YOU, ORBITAL_TELEPORTER)
        .field(REPULSOR, ASIMOV_CRATER)
        .colonies(ASIMOV_CRATER, {RED: 1})
        .colonies(LEM_BADLANDS, {BLUE: 1})
    )
    assert table.refuses(LiftColony(ASIMOV_CRATER, RED))
    table.play(LiftColony(LEM_BADLANDS, BLUE))
    assert table.refuses(MoveColony(ASIMOV_CRATER))


def test_no_colony_is_swapped_with_one_under_the_repulsor_field() -> None:
    """Neither as the first nor as the second of the two (AF-8.5)."""
    table = Playing(
        Position()
        .owns(YOU, POLARITY_DEVICE)
        .field(REPULSOR, HERBERT_VALLEY)
        .colonies(ASIMOV_CRATER, {YOU: 1})
        .colonies(HERBERT_VALLEY, {RED: 1})
        .colonies(LEM_BADLANDS, {BLUE: 1})
    )
    assert table.moves(ChooseForSwap) == [ChooseForSwap(ASIMOV_CRATER, YOU), ChooseForSwap(LEM_BADLANDS, BLUE)]
    table.play(ChooseForSwap(ASIMOV_CRATER, YOU))
    assert table.moves(SwapColony) == [SwapColony(LEM_BADLANDS, BLUE)]


def test_the_repulsor_field_keeps_control_until_it_is_removed() -> None:
    """You hold Lem Badlands under the field with its bonus and nobody can land. Booster Pod takes the field away and
    landing is open at once (AF-8.5, AF-8.6)."""
    table = Playing(
        Position()
        .dice(2)
        .owns(YOU, BOOSTER_POD)
        .hub(YOU, 7)
        .holds(YOU, fuel=1, ore=1)
        .field(REPULSOR, LEM_BADLANDS)
        .colonies(LEM_BADLANDS, {YOU: 1})
    )
    assert table.state.control[LEM_BADLANDS] == YOU
    table.play(docking(SOLAR_CONVERTER, 2))
    assert table.fuel == 3
    table.play(RemoveField(REPULSOR), Launch(), Land(LEM_BADLANDS))
    assert table.state.colonies[LEM_BADLANDS][YOU] == 2
