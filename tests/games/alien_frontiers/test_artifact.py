"""Chapter 6.1: the Alien Artifact, its display and its piles."""

from __future__ import annotations

from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    ALIEN_MONUMENT,
    BOOSTER_POD,
    DATA_CRYSTAL,
    GRAVITY_MANIPULATOR,
    HOLOGRAPHIC_DECOY,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    RAIDERS_OUTPOST,
    RESOURCE_CACHE,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    ship,
)
from engine.games.alien_frontiers.moves import Claim, Cycle, EndTurn, Flip, PlaceField, RecoverCard, TakeCard, Teleport
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import RED, YOU, Playing, docking


def test_exactly_eight_is_enough_for_a_card() -> None:
    """A 2 and a 6 make eight: you take the Polarity Device, the display is refilled, total and cycles are gone
    (AF-6.1.1, AF-6.1.3)."""
    table = Playing(Position().dice(2, 4, 6).display(POLARITY_DEVICE, ALIEN_CITY, STASIS_BEAM).draw_pile(BOOSTER_POD))
    table.play(docking(ALIEN_ARTIFACT, 2), docking(ALIEN_ARTIFACT, 6))
    assert (table.artifact_total, table.state.cycles) == (8, 2)
    table.play(Claim(POLARITY_DEVICE))
    assert table.cards() == (POLARITY_DEVICE,)
    assert table.state.display == [ALIEN_CITY, STASIS_BEAM, BOOSTER_POD]
    assert (table.artifact_total, table.state.cycles) == (0, 0)


def test_seven_is_not_enough() -> None:
    """A 1 and a 6 make seven: no card (AF-6.1.3)."""
    table = Playing(Position().dice(1, 6).display(POLARITY_DEVICE, ALIEN_CITY, STASIS_BEAM))
    table.play(docking(ALIEN_ARTIFACT, 1), docking(ALIEN_ARTIFACT, 6))
    assert table.refuses(Claim(POLARITY_DEVICE))


def after_three_cycles() -> Playing:
    """You docked a 3, a 2 and a 4 and cycled after each; Plasma Cannon is displayed now. A 6 is left."""
    table = Playing(
        Position()
        .dice(2, 3, 4, 6)
        .display(BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM)
        .draw_pile(
            *(ALIEN_CITY, ALIEN_MONUMENT, GRAVITY_MANIPULATOR),
            *(POLARITY_DEVICE, TEMPORAL_WARPER, HOLOGRAPHIC_DECOY),
            *(PLASMA_CANNON, ORBITAL_TELEPORTER, RESOURCE_CACHE),
            *(BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM, GRAVITY_MANIPULATOR),
        )
    )
    for value in (3, 2, 4):
        table.play(docking(ALIEN_ARTIFACT, value), Cycle())
    return table


def test_each_ship_gives_a_cycle() -> None:
    """Three ships, three cycles, nine cards on the discard pile; a total of nine takes the Plasma Cannon
    (AF-6.1.1, AF-6.1.2, AF-6.1.3)."""
    table = after_three_cycles()
    assert table.refuses(Cycle())
    assert len(table.state.discard) == 9
    assert table.artifact_total == 9
    table.play(Claim(PLASMA_CANNON))
    assert table.cards() == (PLASMA_CANNON,)
    assert len(table.state.display) == 3
    assert len(table.state.discard) == 9


def test_a_second_card_needs_a_fresh_eight() -> None:
    """After the claim the fourth ship counts alone: a 6 gives a cycle but no card, and the docks are full
    (AF-6.1.3)."""
    table = after_three_cycles()
    table.play(Claim(PLASMA_CANNON), docking(ALIEN_ARTIFACT, 6))
    assert table.artifact_total == 6
    assert table.moves(Claim) == []
    assert table.can(Cycle())
    assert len(table.docked(ALIEN_ARTIFACT)) == 4


def test_values_beyond_eight_are_lost() -> None:
    """Two sixes make twelve; after the claim a 4 makes four, not eight (AF-6.1.3)."""
    table = Playing(Position().dice(4, 6, 6).display(POLARITY_DEVICE, ALIEN_CITY, STASIS_BEAM))
    table.play(docking(ALIEN_ARTIFACT, 6), docking(ALIEN_ARTIFACT, 6), Claim(POLARITY_DEVICE))
    table.play(docking(ALIEN_ARTIFACT, 4))
    assert table.artifact_total == 4
    assert table.refuses(Claim(ALIEN_CITY))


def test_two_cards_in_one_turn_need_eight_twice() -> None:
    """Four docks allow it: 4 and 4, claim, 4 and 4 again, claim (AF-6.1.3)."""
    table = Playing(Position().dice(4, 4, 4, 4).display(POLARITY_DEVICE, ALIEN_CITY, STASIS_BEAM))
    table.play(docking(ALIEN_ARTIFACT, 4), docking(ALIEN_ARTIFACT, 4), Claim(POLARITY_DEVICE))
    table.play(docking(ALIEN_ARTIFACT, 4), docking(ALIEN_ARTIFACT, 4), Claim(ALIEN_CITY))
    assert table.cards() == (POLARITY_DEVICE, ALIEN_CITY)


def test_unused_cycles_are_lost_when_the_turn_ends() -> None:
    """A cycle not used this turn is not there in the next one (AF-6.1.2)."""
    table = Playing(Position(players=2).dice(5))
    table.play(docking(ALIEN_ARTIFACT, 5))
    assert table.can(Cycle())
    table.pass_to(YOU)
    table.roll(1, 2, 3)
    assert table.refuses(Cycle())


def test_a_cycle_discards_the_display_and_fills_it_anew() -> None:
    """All three cards go, three new ones come from the top of the draw pile (AF-6.1.2)."""
    table = Playing(
        Position()
        .dice(5)
        .display(BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM)
        .draw_pile(ALIEN_CITY, ALIEN_MONUMENT, PLASMA_CANNON, RESOURCE_CACHE)
    )
    table.play(docking(ALIEN_ARTIFACT, 5), Cycle())
    assert table.state.display == [ALIEN_CITY, ALIEN_MONUMENT, PLASMA_CANNON]
    assert table.state.discard == [BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM]
    assert table.state.draw == [RESOURCE_CACHE]


def test_ships_of_others_do_not_count() -> None:
    """Red's 6 is docked there; your 2 makes a total of two (AF-6.1.4)."""
    table = Playing(Position().dice(2).docked(ALIEN_ARTIFACT, (6, RED)))
    table.play(docking(ALIEN_ARTIFACT, 2))
    assert table.artifact_total == 2
    assert table.moves(Claim) == []


def test_a_ship_teleported_away_no_longer_counts() -> None:
    """A 6 docks here and is teleported to the mine: total nought. A 2 then makes two, no card (AF-6.1.4)."""
    table = Playing(Position().dice(2, 6).owns(YOU, ORBITAL_TELEPORTER).holds(YOU, fuel=2))
    table.play(docking(ALIEN_ARTIFACT, 6), Teleport(ship(YOU, 6), ALIEN_ARTIFACT, LUNAR_MINE, ()))
    assert table.artifact_total == 0
    table.play(docking(ALIEN_ARTIFACT, 2))
    assert table.artifact_total == 2
    assert table.moves(Claim) == []


def test_of_equal_ships_the_one_already_spent_leaves_first() -> None:
    """Two fours paid for a card, a third docked after the claim. Teleporting a 4 away takes one that no longer counts,
    so the total stays four (AF-6.1.4, AF-0.12)."""
    table = Playing(Position().dice(4, 4, 4).owns(YOU, ORBITAL_TELEPORTER).holds(YOU, fuel=2))
    table.play(docking(ALIEN_ARTIFACT, 4), docking(ALIEN_ARTIFACT, 4))
    table.play(table.moves(Claim)[0])
    table.play(docking(ALIEN_ARTIFACT, 4), Teleport(ship(YOU, 4), ALIEN_ARTIFACT, LUNAR_MINE, ()))
    assert table.docked(ALIEN_ARTIFACT) == (ship(YOU, 4),) * 2
    assert table.artifact_total == 4


def test_a_cycle_earned_survives_the_teleport() -> None:
    """A 5 docks here and leaves for the Solar Converter: its value is off the total, its cycle may still be used
    (AF-6.1.9, AF-10.7.5)."""
    table = Playing(Position().dice(5).owns(YOU, ORBITAL_TELEPORTER).holds(YOU, fuel=2))
    table.play(docking(ALIEN_ARTIFACT, 5))
    assert table.artifact_total == 5
    table.play(Teleport(ship(YOU, 5), ALIEN_ARTIFACT, SOLAR_CONVERTER, ()))
    assert table.artifact_total == 0
    table.play(Cycle())
    assert table.refuses(Cycle())


def test_no_claim_when_all_displayed_types_are_owned() -> None:
    """Eight points, but only known types in the display: no claim; a cycle may bring another type (AF-6.1.5)."""
    table = Playing(
        Position()
        .dice(2, 6)
        .owns(YOU, BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM)
        .display(BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM)
        .draw_pile(ALIEN_CITY, ALIEN_MONUMENT, PLASMA_CANNON)
    )
    table.play(docking(ALIEN_ARTIFACT, 2), docking(ALIEN_ARTIFACT, 6))
    assert table.moves(Claim) == []
    table.play(Cycle())
    assert table.can(Claim(ALIEN_CITY))


def test_a_type_owned_cannot_be_claimed() -> None:
    """Of the three displayed cards only those you do not own are open (AF-6.1.3, AF-9.1)."""
    table = Playing(Position().dice(2, 6).owns(YOU, BOOSTER_POD).display(BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM))
    table.play(docking(ALIEN_ARTIFACT, 2), docking(ALIEN_ARTIFACT, 6))
    assert table.moves(Claim) == [Claim(DATA_CRYSTAL), Claim(STASIS_BEAM)]


def test_the_discard_pile_is_shuffled_in_the_middle_of_a_cycle() -> None:
    """One card to draw, five discarded: the cycle discards three, draws one, shuffles eight, draws two
    (AF-6.1.6)."""
    table = Playing(
        Position()
        .dice(5)
        .display(BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM)
        .draw_pile(ALIEN_CITY)
        .discard_pile(ALIEN_MONUMENT, PLASMA_CANNON, PLASMA_CANNON, RESOURCE_CACHE, RESOURCE_CACHE)
    )
    table.play(docking(ALIEN_ARTIFACT, 5), Cycle())
    assert table.state.display[0] == ALIEN_CITY
    assert [len(pile) for pile in (table.state.display, table.state.draw, table.state.discard)] == [3, 6, 0]


def test_the_discard_pile_is_shuffled_on_a_claim() -> None:
    """With nothing to draw and four discarded cards a claim makes a new draw pile of four and shows one of them
    (AF-6.1.6)."""
    table = Playing(
        Position()
        .dice(2, 6)
        .display(BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM)
        .draw_pile()
        .discard_pile(ALIEN_CITY, ALIEN_MONUMENT, PLASMA_CANNON, RESOURCE_CACHE)
    )
    table.play(docking(ALIEN_ARTIFACT, 2), docking(ALIEN_ARTIFACT, 6), Claim(BOOSTER_POD))
    assert [len(pile) for pile in (table.state.display, table.state.draw, table.state.discard)] == [3, 3, 0]


def test_the_last_card_drawn_brings_no_shuffle_by_itself() -> None:
    """The claim shows the last card of the draw pile. No other is due, so the discard pile lies as it is, and the
    Temporal Warper may take from it (AF-6.1.6)."""
    table = Playing(
        Position()
        .dice(2, 6)
        .owns(YOU, TEMPORAL_WARPER)
        .display(BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM)
        .draw_pile(PLASMA_CANNON)
        .discard_pile(ALIEN_CITY, ALIEN_MONUMENT)
    )
    table.play(docking(ALIEN_ARTIFACT, 2), docking(ALIEN_ARTIFACT, 6), Claim(BOOSTER_POD))
    assert (table.state.draw, table.state.discard) == ([], [ALIEN_CITY, ALIEN_MONUMENT])
    table.play(RecoverCard(ALIEN_CITY))
    assert ALIEN_CITY in table.cards()


def test_the_display_stays_short_without_cards_and_is_filled_when_one_comes() -> None:
    """Both piles are empty: two cards stay displayed. The next card discarded is shown at once
    (AF-6.1.6, AF-6.1.8)."""
    table = Playing(
        Position().dice(2, 6).owns(YOU, STASIS_BEAM).display(BOOSTER_POD, DATA_CRYSTAL, ALIEN_CITY).draw_pile()
    )
    table.play(docking(ALIEN_ARTIFACT, 2), docking(ALIEN_ARTIFACT, 6), Claim(ALIEN_CITY))
    assert table.state.display == [BOOSTER_POD, DATA_CRYSTAL]
    table.play(PlaceField(ISOLATION, LEM_BADLANDS))
    assert table.state.display == [BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM]
    assert table.state.discard == []


def test_a_stolen_duplicate_fills_a_short_display() -> None:
    """Nothing is left to draw and two cards are displayed. A raid sends a Booster Pod to the discard pile, and it is
    shown at once (AF-6.1.8, AF-0.13)."""
    table = Playing(
        Position()
        .dice(1, 2, 3)
        .owns(YOU, BOOSTER_POD)
        .owns(RED, BOOSTER_POD)
        .display(DATA_CRYSTAL, ALIEN_CITY)
        .draw_pile()
    )
    table.play(docking(RAIDERS_OUTPOST, 1, 2, 3), TakeCard(RED, BOOSTER_POD))
    assert table.state.display == [DATA_CRYSTAL, ALIEN_CITY, BOOSTER_POD]


def test_a_claimed_card_may_be_used_at_once() -> None:
    """Claim the Polarity Device with two fours and flip the 1 left over into a 6 (AF-6.1.7, AF-9.4)."""
    table = Playing(Position().dice(1, 4, 4).holds(YOU, fuel=1).display(POLARITY_DEVICE, ALIEN_CITY, STASIS_BEAM))
    table.play(docking(ALIEN_ARTIFACT, 4), docking(ALIEN_ARTIFACT, 4), Claim(POLARITY_DEVICE), Flip(ship(YOU, 1)))
    assert table.hand == (6,)
    assert table.fuel == 0


def test_a_cycle_needs_a_displayed_card() -> None:
    """With an empty display and empty piles there is nothing to cycle (AF-6.1.9)."""
    table = Playing(Position().dice(5).draw_pile())
    table.play(docking(ALIEN_ARTIFACT, 5))
    assert table.state.cycles == 1
    assert table.refuses(Cycle())


def test_a_cycle_may_bring_the_same_cards_back() -> None:
    """With no other card left the three displayed ones are shuffled and shown again: legal all the same
    (AF-6.1.9)."""
    table = Playing(Position().dice(5).display(BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM).draw_pile())
    table.play(docking(ALIEN_ARTIFACT, 5), Cycle())
    assert sorted(table.state.display) == [BOOSTER_POD, DATA_CRYSTAL, STASIS_BEAM]


def test_claiming_and_cycling_are_optional() -> None:
    """The turn may end with a total of twelve and two cycles unused (AF-6.1.2, AF-6.1.3)."""
    table = Playing(Position().dice(6, 6))
    table.play(docking(ALIEN_ARTIFACT, 6), docking(ALIEN_ARTIFACT, 6))
    assert table.can(Cycle())
    assert table.moves(Claim)
    table.play(EndTurn())
    assert table.cards() == ()
