"""Chapter 13: the end of the game, points and tie-breaks."""

from __future__ import annotations

import pytest

from engine.core.game import Standing
from engine.core.moves import Move
from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.components import (
    ALIEN_CITY,
    ALIEN_MONUMENT,
    BOOSTER_POD,
    BURROUGHS_DESERT,
    DATA_CRYSTAL,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    NOBODY,
    PLASMA_CANNON,
    POHL_FOOTHILLS,
    POSITRON,
    RESOURCE_CACHE,
    STASIS_BEAM,
    TERRAFORMING_STATION,
    VAN_VOGT_MOUNTAINS,
)
from engine.games.alien_frontiers.events import CardShown, ColonyLanded, ControlChanged, GameEnded, RelicReturned
from engine.games.alien_frontiers.moves import Boost, EndTurn, Land, Launch, PlaceField
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking


def about_to_end(fuel: int = 1, ore: int = 1) -> Position:
    """The long game: seven of your eight colonies are on Lem Badlands, the last waits on circle 7."""
    return Position(long_version=True).colonies(LEM_BADLANDS, {YOU: 7}).hub(YOU, 7).holds(YOU, fuel, ore)


def standings(table: Playing) -> list[Standing]:
    return GAME.standing(table.state)


def test_the_last_colony_ends_the_game_at_once() -> None:
    """No ship, no card, no end of the turn comes after it (AF-1.3, AF-13.1)."""
    table = Playing(about_to_end(fuel=3, ore=3).dice(1, 2, 6).owns(YOU, BOOSTER_POD))
    assert GameEnded(YOU) in table.play(Launch(), Land(LEM_BADLANDS))
    assert table.over
    assert table.moves(Move) == []
    for move in (docking(LUNAR_MINE, 6), Boost(1), EndTurn()):
        assert table.refuses(move)


def test_a_field_must_be_placed_before_the_last_landing() -> None:
    """Once the colony has landed the Data Crystal is of no use; discarded before, its point counts (AF-13.1)."""
    late = Playing(about_to_end().owns(YOU, DATA_CRYSTAL))
    late.play(Launch(), Land(LEM_BADLANDS))
    assert late.refuses(PlaceField(POSITRON, LEM_BADLANDS))
    in_time = Playing(about_to_end().owns(YOU, DATA_CRYSTAL))
    in_time.play(PlaceField(POSITRON, LEM_BADLANDS), Launch(), Land(LEM_BADLANDS))
    assert in_time.score() == late.score() + 1


def test_the_player_who_ends_the_game_may_lose_it() -> None:
    """Your eight colonies and one territory are nine points; Red has seven and three: ten (AF-1.3)."""
    table = Playing(
        about_to_end()
        .colonies(HERBERT_VALLEY, {RED: 3})
        .colonies(HEINLEIN_PLAINS, {RED: 2})
        .colonies(POHL_FOOTHILLS, {RED: 2})
    )
    table.play(Launch(), Land(LEM_BADLANDS))
    assert (table.score(YOU), table.score(RED)) == (9, 10)
    assert [(standing.rank, standing.seat) for standing in standings(table)[:2]] == [(2, YOU), (1, RED)]


def test_the_last_landing_is_settled_before_scores_are_final() -> None:
    """It breaks Red's control of Burroughs Desert and sends the relic ship home; only then the game is over
    (AF-13.2, AF-0.13)."""
    table = Playing(about_to_end().colonies(BURROUGHS_DESERT, {RED: 1}).docked(LUNAR_MINE, (5, RED), relic=True))
    events = table.play(Launch(), Land(BURROUGHS_DESERT))
    assert [type(event) for event in events[-4:]] == [ColonyLanded, ControlChanged, RelicReturned, GameEnded]
    assert table.state.control[BURROUGHS_DESERT] == NOBODY
    assert table.score(RED) == 1


def test_the_aftermath_sees_to_the_relic_ship_before_the_display() -> None:
    """A Stasis Beam discarded onto Burroughs Desert sends the relic ship home, then fills the short display
    (AF-0.13)."""
    table = Playing(
        Position()
        .owns(YOU, STASIS_BEAM)
        .display(ALIEN_CITY, BOOSTER_POD)
        .draw_pile()
        .colonies(BURROUGHS_DESERT, {RED: 1})
        .docked(LUNAR_MINE, (5, RED), relic=True)
    )
    kinds = [type(event) for event in table.play(PlaceField(ISOLATION, BURROUGHS_DESERT))]
    assert kinds.index(RelicReturned) < kinds.index(CardShown)


def test_points_line_by_line() -> None:
    """Colonies on territories, territories controlled, City, Monument, and the Positron Field (AF-13.3, AF-13.6)."""
    table = Playing(
        Position()
        .colonies(LEM_BADLANDS, {YOU: 2, RED: 1})
        .colonies(HERBERT_VALLEY, {YOU: 1, RED: 1})
        .colonies(POHL_FOOTHILLS, {YOU: 1})
        .owns(YOU, ALIEN_CITY, ALIEN_MONUMENT)
        .field(POSITRON, POHL_FOOTHILLS)
    )
    yours, reds = standings(table)[:2]
    assert [(line.id, line.points) for line in yours.lines] == [
        ("colonies", 4),
        ("territories", 2),
        ("alien_city", 1),
        ("alien_monument", 1),
        ("positron_field", 1),
    ]
    assert yours.score == 9
    assert reds.score == 2


def test_colonies_on_the_hub_and_in_reserve_score_nothing() -> None:
    """Six colonies, one of them on circle 7, and no point (AF-13.4)."""
    table = Playing(Position().hub(YOU, 7))
    assert table.state.players[YOU].colonies == 6
    assert table.score() == 0


def test_the_score_is_up_to_date_after_every_action() -> None:
    """Terraforming on an empty territory shows two points at once, a field there a third (AF-13.6, AF-1.4)."""
    table = Playing(Position().dice(6).fleet(YOU, 4).holds(YOU, fuel=1, ore=1).owns(YOU, DATA_CRYSTAL))
    table.play(docking(TERRAFORMING_STATION, 6))
    assert standings(table)[YOU].score == 0
    table.play(Land(LEM_BADLANDS))
    assert standings(table)[YOU].score == 2
    table.play(PlaceField(POSITRON, LEM_BADLANDS))
    assert standings(table)[YOU].score == 3


def tied_at_nine(fuel: int = 1, ore: int = 1) -> Position:
    """After your last landing you and Red have nine points each."""
    position = about_to_end(fuel, ore).colonies(HERBERT_VALLEY, {RED: 4})
    return position.colonies(VAN_VOGT_MOUNTAINS, {RED: 3})


@pytest.mark.parametrize(
    ("your_cards", "yours", "red_cards", "reds", "ranks"),
    [
        (1, (0, 0), 2, (0, 0), (2, 1)),
        (2, (0, 0), 1, (3, 3), (1, 2)),
        (2, (0, 1), 2, (0, 3), (2, 1)),
        (2, (4, 1), 2, (5, 1), (2, 1)),
        (2, (0, 2), 2, (6, 1), (1, 2)),
        (2, (2, 1), 2, (2, 1), (1, 1)),
    ],
    ids=["cards", "cards before tokens", "ore", "fuel", "ore before fuel", "shared"],
)
def test_ties_are_broken_by_cards_then_ore_then_fuel(
    your_cards: int, yours: tuple[int, int], red_cards: int, reds: tuple[int, int], ranks: tuple[int, int]
) -> None:
    """Nine points each: most cards, then most ore, then most fuel; with all equal the victory is shared (AF-13.5)."""
    table = Playing(
        tied_at_nine(yours[0] + 1, yours[1] + 1)
        .owns(YOU, *(BOOSTER_POD, PLASMA_CANNON)[:your_cards])
        .owns(RED, *(STASIS_BEAM, RESOURCE_CACHE)[:red_cards])
        .holds(RED, *reds)
    )
    table.play(Launch(), Land(LEM_BADLANDS))
    assert (table.score(YOU), table.score(RED)) == (9, 9)
    assert tuple(standing.rank for standing in standings(table)[:2]) == ranks


def test_the_limit_of_eight_is_not_applied_at_the_end() -> None:
    """You end the game with six fuel and five ore: eleven tokens stand for the tie-break (AF-13.1, AF-4.14)."""
    table = Playing(tied_at_nine(fuel=7, ore=6).holds(RED, fuel=4, ore=4))
    table.play(Launch(), Land(LEM_BADLANDS))
    assert table.over
    assert table.holdings(YOU) == (6, 5)
    assert standings(table)[YOU].tie_breaks == (0, 5, 6)
    assert standings(table)[YOU].rank == 1


def test_each_tie_break_concerns_those_still_tied() -> None:
    """Nine points for three, six for Blue. Green has one card against three and drops out whatever ore Green holds;
    you and Red are level in ore, and your fuel decides. The same comparison orders all places (AF-13.7)."""
    table = Playing(
        Position(long_version=True)
        .colonies(LEM_BADLANDS, {YOU: 7})
        .colonies(HERBERT_VALLEY, {RED: 7})
        .colonies(POHL_FOOTHILLS, {GREEN: 7})
        .colonies(HEINLEIN_PLAINS, {BLUE: 5})
        .owns(YOU, ALIEN_CITY, BOOSTER_POD, PLASMA_CANNON)
        .owns(RED, ALIEN_MONUMENT, BOOSTER_POD, PLASMA_CANNON)
        .owns(GREEN, STASIS_BEAM)
        .field(POSITRON, POHL_FOOTHILLS)
        .holds(YOU, fuel=4, ore=2)
        .holds(RED, fuel=1, ore=2)
        .holds(GREEN, fuel=3, ore=5)
    )
    assert [table.score(seat) for seat in (YOU, RED, GREEN, BLUE)] == [9, 9, 9, 6]
    assert [standing.rank for standing in standings(table)] == [1, 2, 3, 4]
