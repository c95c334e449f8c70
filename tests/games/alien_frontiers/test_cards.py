"""Chapter 9: what holds for every alien tech card, and the two cards worth a point."""

from __future__ import annotations

import pytest

from engine.core.moves import Move
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    ALIEN_MONUMENT,
    BOOSTER_POD,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    DATA_CRYSTAL,
    GRAVITY_MANIPULATOR,
    HERBERT_VALLEY,
    HOLOGRAPHIC_DECOY,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POHL_FOOTHILLS,
    POLARITY_DEVICE,
    POSITRON,
    RAIDERS_OUTPOST,
    REPULSOR,
    RESOURCE_CACHE,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.moves import (
    Boost,
    Borrow,
    ChooseForSwap,
    Claim,
    DestroyShip,
    Dock,
    EndTurn,
    Fire,
    Flip,
    LiftColony,
    PlaceField,
    RecoverCard,
    RemoveField,
    Reroll,
    Shift,
    Slow,
    TakeCard,
    Teleport,
)
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import GREEN, RED, YOU, Playing, docking

ALL_BUT_CITY = (
    *(ALIEN_MONUMENT, BOOSTER_POD, DATA_CRYSTAL, GRAVITY_MANIPULATOR, HOLOGRAPHIC_DECOY, ORBITAL_TELEPORTER),
    *(PLASMA_CANNON, POLARITY_DEVICE, RESOURCE_CACHE, STASIS_BEAM, TEMPORAL_WARPER),
)


def powers(table: Playing) -> list[Move]:
    """The moves that are uses of cards."""
    return [move for move in table.moves(Move) if not isinstance(move, Dock | EndTurn)]


# -- owning ------------------------------------------------------------------------------------------------------


def test_a_player_may_own_any_number_of_types() -> None:
    """Eleven types owned, the twelfth can be claimed (AF-9.1)."""
    table = Playing(Position().dice(2, 6).owns(YOU, *ALL_BUT_CITY).display(ALIEN_CITY, BOOSTER_POD, STASIS_BEAM))
    table.play(docking(ALIEN_ARTIFACT, 2), docking(ALIEN_ARTIFACT, 6))
    assert table.moves(Claim) == [Claim(ALIEN_CITY)]
    table.play(Claim(ALIEN_CITY))
    assert len(table.cards()) == 12


@pytest.mark.parametrize("card", [ALIEN_CITY, ALIEN_MONUMENT])
def test_city_and_monument_are_a_point_while_owned(card: int) -> None:
    """The owner has the point, a raider takes card and point away (AF-10.1, AF-10.2, AF-13.3)."""
    table = Playing(Position().dice(1, 2, 3).owns(RED, card))
    assert (table.score(YOU), table.score(RED)) == (0, 1)
    table.play(docking(RAIDERS_OUTPOST, 1, 2, 3), TakeCard(RED, card))
    assert (table.score(YOU), table.score(RED)) == (1, 0)


def test_one_player_may_own_city_and_monument_and_cannot_discard_them() -> None:
    """Two points, and no power of either kind (AF-10.1, AF-10.2)."""
    table = Playing(Position().dice(3).owns(YOU, ALIEN_CITY, ALIEN_MONUMENT).holds(YOU, fuel=8))
    assert table.score() == 2
    assert powers(table) == []


# -- fuel powers and discard powers ------------------------------------------------------------------------------


def test_a_fuel_power_works_once_a_turn() -> None:
    """Used once, Booster Pod is done until your next turn; another card is not concerned (AF-9.5)."""
    table = Playing(Position(players=2).dice(1, 2, 3).owns(YOU, BOOSTER_POD, STASIS_BEAM).holds(YOU, fuel=4))
    table.play(Boost(ship(YOU, 1)))
    assert table.moves(Boost) == []
    assert table.fuel == 3
    table.play(Slow(ship(YOU, 3)))
    table.pass_to(YOU)
    table.roll(1, 2, 3)
    assert table.can(Boost(ship(YOU, 1)))


def test_a_fuel_power_must_be_paid() -> None:
    """Two fuel for the Gravity Manipulator: one is not enough (AF-9.5)."""
    assert Playing(Position().dice(2, 3).owns(YOU, GRAVITY_MANIPULATOR).holds(YOU, fuel=1)).moves(Shift) == []


def test_a_used_card_cannot_be_discarded_and_only_one_discard_power_works_a_turn() -> None:
    """After Stasis Beam's fuel power its discard power is refused; the unused Data Crystal may be discarded; the
    Gravity Manipulator after it may not (AF-9.6)."""
    table = Playing(Position().dice(3).owns(YOU, STASIS_BEAM, DATA_CRYSTAL, GRAVITY_MANIPULATOR).holds(YOU, fuel=1))
    table.play(Slow(ship(YOU, 3)))
    assert table.refuses(PlaceField(ISOLATION, LEM_BADLANDS))
    table.play(PlaceField(POSITRON, LEM_BADLANDS))
    assert table.refuses(PlaceField(REPULSOR, LEM_BADLANDS))
    assert table.cards() == (STASIS_BEAM, GRAVITY_MANIPULATOR)
    assert table.state.discard == [DATA_CRYSTAL]


def test_a_discarded_card_gives_no_fuel_power() -> None:
    """One card never gives both powers in one turn (AF-9.6)."""
    table = Playing(Position().dice(3).owns(YOU, STASIS_BEAM).holds(YOU, fuel=1))
    table.play(PlaceField(ISOLATION, LEM_BADLANDS))
    assert table.refuses(Slow(ship(YOU, 3)))


def test_marks_belong_to_the_copy() -> None:
    """You discard a Stasis Beam and claim the other: its fuel power is fresh, but your discard power of this turn is
    used up (AF-0.12, AF-9.6)."""
    table = Playing(
        Position().dice(3, 4, 4).owns(YOU, STASIS_BEAM).holds(YOU, fuel=1).display(STASIS_BEAM, ALIEN_CITY, BOOSTER_POD)
    )
    table.play(PlaceField(ISOLATION, LEM_BADLANDS))
    table.play(docking(ALIEN_ARTIFACT, 4), docking(ALIEN_ARTIFACT, 4), Claim(STASIS_BEAM))
    assert table.refuses(PlaceField(ISOLATION, HERBERT_VALLEY))
    table.play(Slow(ship(YOU, 3)))
    assert table.hand == (2,)


@pytest.mark.parametrize(
    "position",
    [
        Position().dice(6).owns(YOU, BOOSTER_POD),
        Position().dice(1).owns(YOU, STASIS_BEAM),
        Position().dice(3).owns(YOU, GRAVITY_MANIPULATOR),
        Position().owns(YOU, POLARITY_DEVICE).colonies(LEM_BADLANDS, {RED: 2}).colonies(HERBERT_VALLEY, {RED: 1}),
        Position().owns(YOU, ORBITAL_TELEPORTER),
        Position().owns(YOU, PLASMA_CANNON),
        Position().owns(YOU, TEMPORAL_WARPER),
    ],
    ids=["booster", "stasis", "gravity", "polarity", "teleporter", "cannon", "warper"],
)
def test_a_power_without_a_target_cannot_be_used(position: Position) -> None:
    """No card is given up, and no fuel spent, for nothing (AF-9.7)."""
    table = Playing(position.holds(YOU, fuel=8))
    uses = [move for move in powers(table) if not isinstance(move, PlaceField)]
    assert uses == []


def test_a_shift_may_exchange_two_values() -> None:
    """Lowering the red 6 and raising the relic 5 leaves a 5 and a 6, but the relic ship now is the 6 and may
    terraform with a fleet of three (AF-9.7, AF-10.5)."""
    table = Playing(
        Position()
        .dice(6, relic=5)
        .colonies(BURROUGHS_DESERT, {YOU: 1})
        .owns(YOU, GRAVITY_MANIPULATOR)
        .holds(YOU, fuel=3, ore=1)
    )
    assert table.refuses(docking(TERRAFORMING_STATION, 6))
    table.play(Shift(ship(YOU, 6), ship(YOU, 5, relic=True)))
    assert table.state.hand == (ship(YOU, 5), ship(YOU, 6, relic=True))
    assert table.can(docking(TERRAFORMING_STATION, relic=6))


# -- Pohl Foothills ----------------------------------------------------------------------------------------------


def test_pohl_foothills_makes_booster_pod_free() -> None:
    """Without any fuel the 5 becomes a 6; a second use is refused, the free one counts as the use of this turn
    (AF-9.8, AF-0.11)."""
    table = Playing(Position().dice(2, 5).owns(YOU, BOOSTER_POD).colonies(POHL_FOOTHILLS, {YOU: 1}))
    table.play(Boost(ship(YOU, 5)))
    assert table.hand == (2, 6)
    assert table.fuel == 0
    assert table.refuses(Boost(ship(YOU, 2)))


def test_pohl_foothills_takes_one_fuel_off_a_use_not_off_each_ship() -> None:
    """Three ships shot out of the mine cost two fuel (AF-9.8, AF-17.3)."""
    table = Playing(
        Position()
        .owns(YOU, PLASMA_CANNON)
        .holds(YOU, fuel=2)
        .colonies(POHL_FOOTHILLS, {YOU: 1})
        .docked(LUNAR_MINE, (2, RED), (3, RED), (5, GREEN))
    )
    table.play(*(Fire(LUNAR_MINE, target) for target in (ship(RED, 2), ship(RED, 3), ship(GREEN, 5))))
    assert table.fuel == 0
    assert table.docked(LUNAR_MINE) == ()


def test_pohl_foothills_and_one_shot() -> None:
    """One ship costs nothing, two cost one fuel: without fuel the second shot is refused (AF-9.8)."""
    table = Playing(
        Position()
        .dice(1)
        .owns(YOU, PLASMA_CANNON)
        .colonies(POHL_FOOTHILLS, {YOU: 1})
        .docked(LUNAR_MINE, (2, RED), (3, RED))
    )
    table.play(Fire(LUNAR_MINE, ship(RED, 2)))
    assert table.refuses(Fire(LUNAR_MINE, ship(RED, 3)))
    assert table.docked(LUNAR_MINE) == (ship(RED, 3),)


@pytest.mark.parametrize(
    ("card", "move", "price"),
    [
        (BOOSTER_POD, Boost(ship(YOU, 3)), 1),
        (STASIS_BEAM, Slow(ship(YOU, 3)), 1),
        (POLARITY_DEVICE, Flip(ship(YOU, 3)), 1),
        (TEMPORAL_WARPER, Reroll((ship(YOU, 3),)), 1),
        (GRAVITY_MANIPULATOR, Shift(ship(YOU, 3), ship(YOU, 4)), 2),
        (ORBITAL_TELEPORTER, Teleport(ship(YOU, 5), LUNAR_MINE, ALIEN_ARTIFACT, ()), 2),
        (PLASMA_CANNON, Fire(LUNAR_MINE, ship(RED, 4)), 1),
        (DATA_CRYSTAL, Borrow(LEM_BADLANDS), 3),
    ],
)
def test_prices_of_the_fuel_powers(card: int, move: Move, price: int) -> None:
    """Each card with exactly its price and with one fuel less, without and with Pohl Foothills
    (AF-9.5, AF-9.8, AF-17.3)."""

    def owner_of_the_card(fuel: int, pohl: bool) -> Playing:
        return Playing(
            Position()
            .dice(3, 4)
            .owns(YOU, card)
            .holds(YOU, fuel=fuel)
            .docked(LUNAR_MINE, (4, RED), (5, YOU))
            .colonies(LEM_BADLANDS, {RED: 2, GREEN: 1})
            .colonies(POHL_FOOTHILLS, {YOU if pohl else RED: 1})
        )

    for pohl in (False, True):
        table = owner_of_the_card(price - pohl, pohl)
        table.play(move)
        assert table.fuel == 0
        assert table.state.used == (card,)
    assert owner_of_the_card(price - 1, False).refuses(move)
    if price > 1:
        assert owner_of_the_card(price - 2, True).refuses(move)


# -- the targets of the cards ------------------------------------------------------------------------------------


def targets_of(card: int) -> list[Move]:
    """All uses of a card in one busy position: you have rolled 1, 3 and 6 (ships of seat 0 are their values)."""
    return powers(
        Playing(
            Position()
            .dice(1, 3, 6)
            .owns(YOU, card)
            .holds(YOU, fuel=2)
            .docked(LUNAR_MINE, (2, YOU), (6, RED))
            .docked(RAIDERS_OUTPOST, (4, GREEN), (5, GREEN), (6, GREEN))
            .docked(TERRAFORMING_STATION, (6, RED))
            .fleet(RED, 5)
            .fleet(GREEN, 3)
            .colonies(HERBERT_VALLEY, {RED: 1, GREEN: 1})
            .colonies(LEM_BADLANDS, {YOU: 3, RED: 1})
            .discard_pile(ALIEN_CITY, STASIS_BEAM, BOOSTER_POD, ALIEN_MONUMENT)
            .field(POSITRON, LEM_BADLANDS)
            .field(ISOLATION, POHL_FOOTHILLS)
        )
    )


def elsewhere(field: int, territory: int) -> list[Move]:
    return [PlaceField(field, other) for other in range(8) if other != territory]


def test_targets_of_booster_pod() -> None:
    """Ships of 1 to 5, fields on the board (AF-17.2, AF-10.3)."""
    assert targets_of(BOOSTER_POD) == [Boost(1), Boost(3), RemoveField(ISOLATION), RemoveField(POSITRON)]


def test_targets_of_stasis_beam() -> None:
    """Ships of 2 to 6, any territory but the one with the Isolation Field (AF-17.2, AF-10.11)."""
    assert targets_of(STASIS_BEAM) == [Slow(3), Slow(6), *elsewhere(ISOLATION, POHL_FOOTHILLS)]


def test_targets_of_polarity_device() -> None:
    """Any ship; colonies with a partner of another owner on another territory (AF-17.2, AF-10.9)."""
    colonies = ((HERBERT_VALLEY, RED), (HERBERT_VALLEY, GREEN), (LEM_BADLANDS, YOU), (LEM_BADLANDS, RED))
    choices = [ChooseForSwap(territory, owner) for territory, owner in colonies]
    assert targets_of(POLARITY_DEVICE) == [Flip(1), Flip(3), Flip(6), *choices]


def test_targets_of_gravity_manipulator() -> None:
    """A ship of 2 to 6 down and another of 1 to 5 up; the Repulsor Field to any territory (AF-17.2, AF-10.5)."""
    shifts = [Shift(3, 1), Shift(6, 1), Shift(6, 3)]
    assert targets_of(GRAVITY_MANIPULATOR) == [*shifts, *(PlaceField(REPULSOR, territory) for territory in range(8))]


def test_targets_of_temporal_warper() -> None:
    """Any of your unplaced ships together; a discarded card of a type not owned (AF-17.2, AF-10.12)."""
    rerolls = [Reroll(ships) for ships in ((1,), (3,), (6,), (1, 3), (1, 6), (3, 6), (1, 3, 6))]
    cards = [ALIEN_CITY, ALIEN_MONUMENT, BOOSTER_POD, STASIS_BEAM]
    assert targets_of(TEMPORAL_WARPER) == [*rerolls, *map(RecoverCard, cards)]


def test_targets_of_data_crystal() -> None:
    """A territory with colonies whose bonus you can pay for and do not have; the Positron Field to any territory but
    its own (AF-17.2, AF-10.4)."""
    assert targets_of(DATA_CRYSTAL) == [Borrow(HERBERT_VALLEY), *elsewhere(POSITRON, LEM_BADLANDS)]


def test_targets_of_orbital_teleporter() -> None:
    """Your docked 2 to every station open to it, and any colony (AF-17.2, AF-10.7)."""
    stations = {move.station for move in targets_of(ORBITAL_TELEPORTER) if isinstance(move, Teleport)}
    assert stations == {ALIEN_ARTIFACT, COLONIST_HUB, SOLAR_CONVERTER}
    lifts = [move for move in targets_of(ORBITAL_TELEPORTER) if isinstance(move, LiftColony)]
    assert lifts == [
        LiftColony(HERBERT_VALLEY, RED),
        LiftColony(HERBERT_VALLEY, GREEN),
        LiftColony(LEM_BADLANDS, YOU),
        LiftColony(LEM_BADLANDS, RED),
    ]


def test_targets_of_plasma_cannon() -> None:
    """Ships of the others at every station; for the discard power only those whose owner keeps three
    (AF-17.2, AF-10.8)."""
    hits = [Fire(LUNAR_MINE, ship(RED, 6)), *(Fire(RAIDERS_OUTPOST, ship(GREEN, value)) for value in (4, 5, 6))]
    destructions = [DestroyShip(LUNAR_MINE, ship(RED, 6)), DestroyShip(TERRAFORMING_STATION, ship(RED, 6))]
    assert targets_of(PLASMA_CANNON) == [*hits, Fire(TERRAFORMING_STATION, ship(RED, 6)), *destructions]
