"""Chapter 10.12: the Temporal Warper."""

from __future__ import annotations

from engine.games.alien_frontiers.components import ALIEN_CITY, BOOSTER_POD, TEMPORAL_WARPER, ship
from engine.games.alien_frontiers.events import ShipsRerolled
from engine.games.alien_frontiers.moves import RecoverCard, Reroll
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import YOU, Playing


def test_chosen_ships_are_rolled_again_together() -> None:
    """The 1 and the 2 get new values in the order given, the 5 stays; the card is used (AF-10.12)."""
    table = Playing(Position().dice(1, 2, 5).owns(YOU, TEMPORAL_WARPER).holds(YOU, fuel=2).next_dice(6, 3))
    ones = (ship(YOU, 1), ship(YOU, 2))
    events = table.play(Reroll(ones))
    assert ShipsRerolled(YOU, ones, (ship(YOU, 6), ship(YOU, 3))) in events
    assert table.hand == (3, 5, 6)
    assert table.fuel == 1
    assert table.moves(Reroll) == []


def test_a_reroll_may_give_the_same_faces() -> None:
    """It is legal, and paid for, all the same (AF-9.7)."""
    table = Playing(Position().dice(4).owns(YOU, TEMPORAL_WARPER).holds(YOU, fuel=1).next_dice(4))
    table.play(Reroll((ship(YOU, 4),)))
    assert table.hand == (4,)
    assert table.fuel == 0


def test_a_card_is_taken_from_the_discard_pile() -> None:
    """Alien City comes to you with its point; the Warper lies in the pile (AF-10.12)."""
    table = Playing(Position().owns(YOU, TEMPORAL_WARPER).discard_pile(ALIEN_CITY, BOOSTER_POD))
    table.play(RecoverCard(ALIEN_CITY))
    assert table.cards() == (ALIEN_CITY,)
    assert table.score() == 1
    assert table.state.discard == [BOOSTER_POD, TEMPORAL_WARPER]


def test_a_type_owned_cannot_be_taken() -> None:
    """The pile holds only a Booster Pod, and you own one: the Warper cannot be discarded (AF-10.12, AF-9.7)."""
    table = Playing(Position().owns(YOU, TEMPORAL_WARPER, BOOSTER_POD).discard_pile(BOOSTER_POD))
    assert table.refuses(RecoverCard(BOOSTER_POD))
    assert table.moves(RecoverCard) == []


def test_the_other_warper_can_be_taken_and_used() -> None:
    """Not the one just discarded, but the second copy; its fuel power is fresh (AF-10.12, AF-0.12)."""
    table = Playing(Position().dice(3).owns(YOU, TEMPORAL_WARPER).holds(YOU, fuel=1).discard_pile(TEMPORAL_WARPER))
    table.play(RecoverCard(TEMPORAL_WARPER))
    assert table.cards() == (TEMPORAL_WARPER,)
    assert table.state.discard == [TEMPORAL_WARPER]
    assert table.moves(RecoverCard) == []
    assert table.can(Reroll((ship(YOU, 3),)))


def test_the_warper_just_discarded_cannot_be_taken() -> None:
    """With an empty pile there is nothing to take, the Warper itself does not count (AF-10.12)."""
    assert Playing(Position().owns(YOU, TEMPORAL_WARPER)).refuses(RecoverCard(TEMPORAL_WARPER))
