"""Chapters 15 to 17: who knows what, who plays, and what the engine keeps."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.codec import Decoder, encode
from engine.core.moves import Event, Move
from engine.core.rng import NoChance, Rng
from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.colonies import controller
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    BOOSTER_POD,
    DATA_CRYSTAL,
    HIDDEN,
    LEM_BADLANDS,
    LUNAR_MINE,
    NOBODY,
    ORBITAL_MARKET,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    POSITRON,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.moves import (
    Boost,
    Claim,
    Cycle,
    EndTurn,
    Land,
    PlaceField,
    Reroll,
    Roll,
    Trade,
)
from engine.games.alien_frontiers.position import Position
from engine.games.alien_frontiers.state import AlienFrontiersState
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking


def busy_position() -> Position:
    """Something of everything."""
    return (
        Position()
        .dice(2, 3, 6)
        .docked(LUNAR_MINE, (1, RED), (4, BLUE))
        .holds(YOU, fuel=2, ore=1)
        .holds(GREEN, ore=3)
        .owns(YOU, BOOSTER_POD, TEMPORAL_WARPER)
        .owns(RED, ALIEN_CITY)
        .used(BOOSTER_POD)
        .discard_pile(STASIS_BEAM)
        .colonies(LEM_BADLANDS, {RED: 2, GREEN: 1})
        .hub(BLUE, 5)
        .field(POSITRON, LEM_BADLANDS)
    )


# -- who knows what ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [YOU, RED, GREEN, BLUE, None])
def test_everything_is_public_but_the_draw_pile_and_chance(seat: int | None) -> None:
    """Every seat and every spectator sees the whole table (AF-15.1, AF-12.1, AF-9.1)."""
    table = Playing(busy_position())
    view = GAME.view(table.state, seat)
    assert len(view.draw) == len(table.state.draw)
    view.draw, view.rng = table.state.draw, table.state.rng
    assert view == table.state


def test_the_order_of_the_draw_pile_and_the_dice_to_come_are_hidden_from_all() -> None:
    """Two tables that differ only in these look the same to everybody (AF-15.2)."""
    one, other = Playing(busy_position()), Playing(busy_position().next_dice(1, 1, 1))
    other.state.draw.reverse()
    other.state.rng.seed = 99
    assert one.state != other.state
    for seat in (YOU, RED, GREEN, BLUE, None):
        assert GAME.view(one.state, seat) == GAME.view(other.state, None)


def test_nobody_has_private_information() -> None:
    """No seat sees more than a spectator, so no curtain is needed between players at one screen (AF-15.2)."""
    assert not GAME.has_secrets
    table = Playing(busy_position())
    assert all(GAME.view(table.state, seat) == GAME.view(table.state, None) for seat in (YOU, RED, GREEN, BLUE))


def test_the_set_of_cards_in_the_draw_pile_is_known_not_their_order() -> None:
    """Whoever imagines the hidden part finds the right cards, in another order each time (AF-15.3)."""
    table = Playing(busy_position())
    rng = Rng(5)
    imagined = [GAME.imagine(GAME.view(table.state, RED), RED, rng) for _ in range(4)]
    assert all(Counter(state.draw) == Counter(table.state.draw) for state in imagined)
    assert len({tuple(state.draw) for state in imagined}) > 1
    assert len({state.rng.seed for state in imagined}) > 1


def test_what_leaves_the_host_holds_no_order_and_no_seed() -> None:
    """The plain data sent to a client has the number of cards only, and no one can roll with it (AF-15.5)."""
    table = Playing(busy_position().next_dice(4, 5))
    sent = GAME.view(table.state, YOU)
    assert set(sent.draw) == {HIDDEN}
    assert (sent.rng.seed, sent.rng.dictated) == (None, ())
    assert Decoder(GAME.vocabulary).decode(AlienFrontiersState, encode(sent)) == sent
    with pytest.raises(NoChance):
        sent.rng.dice(1)


def reveals(events: list[Event]) -> bool:
    return any(event.reveals for event in events)


def test_rolling_and_showing_cards_bring_something_hidden_to_light() -> None:
    """The roll, a re-roll, a cycle and a claim can never be undone (AF-15.4)."""
    table = Playing(
        Position()
        .before_the_roll(1, 4, 4)
        .holds(YOU, fuel=1)
        .owns(YOU, TEMPORAL_WARPER)
        .display(ALIEN_CITY, BOOSTER_POD, STASIS_BEAM)
    )
    assert reveals(table.play(Roll()))
    assert reveals(table.play(Reroll((ship(YOU, 1),))))
    table.play(docking(ALIEN_ARTIFACT, 4), docking(ALIEN_ARTIFACT, 4))
    assert reveals(table.play(Cycle()))
    assert reveals(table.play(table.moves(Claim)[0]))


def test_nothing_else_brings_anything_to_light() -> None:
    """Docking, trading, landing, cards on dice, fields and the end of the turn are open to the last (AF-15.4)."""
    table = Playing(
        Position()
        .dice(1, 1, 3, 6)
        .fleet(YOU, 5)
        .holds(YOU, fuel=4, ore=1)
        .owns(YOU, BOOSTER_POD, DATA_CRYSTAL)
        .colonies(LEM_BADLANDS, {RED: 1})
    )
    for move in (
        Boost(ship(YOU, 3)),
        docking(LUNAR_MINE, 4),
        docking(ORBITAL_MARKET, 1, 1),
        Trade(1, 1),
        docking(TERRAFORMING_STATION, 6),
        Land(LEM_BADLANDS),
        PlaceField(POSITRON, LEM_BADLANDS),
        EndTurn(),
    ):
        assert not reveals(table.play(move))


def test_chance_is_drawn_only_when_it_happens() -> None:
    """Refilling the display from the draw pile uses no random number; a roll, a re-roll and a shuffle do."""
    table = Playing(
        Position()
        .before_the_roll()
        .owns(YOU, TEMPORAL_WARPER)
        .holds(YOU, fuel=1)
        .display(ALIEN_CITY, BOOSTER_POD, STASIS_BEAM)
        .draw_pile(PLASMA_CANNON, POLARITY_DEVICE, DATA_CRYSTAL)
    )
    seeds = [table.state.rng.seed]

    def drew_chance(*moves: Move) -> bool:
        table.play(*moves)
        seeds.append(table.state.rng.seed)
        return seeds[-1] != seeds[-2]

    assert drew_chance(Roll())
    assert drew_chance(Reroll(table.state.hand))
    first, second, _ = table.hand
    assert not drew_chance(docking(ALIEN_ARTIFACT, first), Cycle())
    assert drew_chance(docking(ALIEN_ARTIFACT, second), Cycle())


# -- who plays ---------------------------------------------------------------------------------------------------


def test_a_bot_has_the_moves_and_the_knowledge_of_a_human() -> None:
    """A position imagined from the view of a seat offers exactly the moves of the true one, with the same holdings
    (AF-16.2)."""
    table = Playing(busy_position())
    imagined = GAME.imagine(GAME.view(table.state, YOU), YOU, Rng(1))
    assert GAME.moves(imagined, YOU) == GAME.moves(table.state, YOU)
    assert imagined.players == table.state.players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_solo_play_uses_the_rules_of_its_number_of_players(players: int) -> None:
    """One human and one to three bots sit at an ordinary table: nothing in it tells who is which (AF-16.1)."""
    assert Playing.dealt(players, 4).state == Playing.dealt(players, 4).state
    assert GAME.census(Playing.dealt(players).state)["fuel"] == 30
    assert not any("solo" in option.id or "bot" in option.id for option in GAME.options)


def test_a_seat_taken_over_changes_nothing_on_the_table() -> None:
    """In the middle of a game somebody else plays on for a seat: seats, docks, holdings and colonies are what they
    were, and the seat's moves are the same (AF-16.3)."""
    table = Playing.dealt(3, 2)
    for _ in range(4):
        table.play(Roll())
        table.finish_turn()
    heir = Decoder(GAME.vocabulary).decode(AlienFrontiersState, encode(table.state))
    assert heir == table.state
    assert len(heir.players) == 3
    assert [len(docks) for docks in heir.docks[:4]] == [4, 12, 6, 4]
    assert GAME.moves(heir, heir.active) == GAME.moves(table.state, table.state.active)


# -- what the engine keeps ---------------------------------------------------------------------------------------


def test_a_position_is_complete() -> None:
    """Written down as plain data in the middle of a turn and read again it is the same position, for the table, for
    each player and for the marks of the turn, and goes on in the same way."""
    table = Playing(busy_position().fleet(YOU, 4))
    table.play(docking(ALIEN_ARTIFACT, 6))
    again = Playing(Decoder(GAME.vocabulary).decode(AlienFrontiersState, encode(table.state)))
    assert again.state == table.state
    for one in (table, again):
        one.play(docking(ALIEN_ARTIFACT, 2), Cycle(), Reroll((ship(YOU, 3),)))
        one.pass_to(RED)
        one.play(Roll())
    assert again.state == table.state


def test_control_follows_from_the_colonies_alone() -> None:
    """For each territory the number of colonies of each player says everything."""
    table = Playing(busy_position())
    assert table.state.colonies[LEM_BADLANDS] == (0, 2, 1, 0)
    assert table.state.control == [controller(colonies) for colonies in table.state.colonies]
    assert table.state.control.count(NOBODY) == 7
