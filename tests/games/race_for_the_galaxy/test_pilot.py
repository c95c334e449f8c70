"""The judgement of the bots on positions where the right move is plain. Their strength is measured in the arena."""

from __future__ import annotations

import pytest

from engine.bots.selfplay import play_game
from engine.core.game import Setup
from engine.core.moves import Move
from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.moves import Begin
from engine.games.race_for_the_galaxy.pilot.judgement import Outlook, rounds_left, tableau_worth
from engine.games.race_for_the_galaxy.pilot.worth import worth
from engine.games.race_for_the_galaxy.position import Position
from tests.games.race_for_the_galaxy.table import BEN, PASS, YOU, Table, card, choice, place, sell, use

PILOT = GAME.pilot()
FILLERS = ("gem_world", "spice_world", "comet_zone", "mining_world", "new_vinland")


def best(table: Table, seat: int = YOU) -> Move:
    moves = table.all_moves(seat)
    ratings = PILOT.rate(table.state, seat, moves)
    assert len(ratings) == len(moves)
    return moves[max(range(len(moves)), key=ratings.__getitem__)]


def test_a_free_good_world_is_settled() -> None:
    """Nothing to pay and points to gain (RG-10.14)."""
    table = Table(Position().tableau(YOU, "new_sparta", "drop_ships").hand(YOU, "rebel_outpost", "public_works"))
    table.choose("settle", "settle")
    assert best(table) == place("rebel_outpost")


def test_a_windfall_is_sold_early() -> None:
    """An Alien good in round 1 is five cards (RG-12.4)."""
    position = Position(level="base").tableau(YOU, "deserted_alien_outpost").goods(YOU, "deserted_alien_outpost")
    assert best(Table(position)) == choice("consume_trade")


def test_the_better_good_is_sold() -> None:
    """Genes before Novelty (RG-12.4)."""
    table = Table(Position().tableau(YOU, "empath_world", "refugee_world").goods(YOU, "empath_world", "refugee_world"))
    table.choose("consume_trade", "develop")
    assert best(table) == sell("empath_world", "gene")


def test_a_full_engine_calls_x2() -> None:
    """Three Novelty goods and Consumer Markets late in the game (RG-12.16)."""
    worlds = ("gem_world", "spice_world", "artist_colony")
    position = Position(level="base").tableau(YOU, "consumer_markets", *worlds).goods(YOU, *worlds).pool(8)
    assert best(Table(position)) == choice("consume_x2")


def test_particular_tastes_are_served_first() -> None:
    """A Genes power takes the Genes good before one for any good does (RG-12.5)."""
    table = Table(
        Position().tableau(YOU, "research_labs", "public_works", "empath_world", "gem_world")
        .goods(YOU, "empath_world", "gem_world")
    )  # fmt: skip
    table.choose("consume_x2", "develop")
    assert best(table) == use("research_labs", "consume_goods")


def test_what_is_there_already_is_paid_with_first() -> None:
    """A second copy of a development is worth nothing (RG-9.2)."""
    tableau = (card("old_earth"), card("space_marines"))
    assert worth(tableau, card("space_marines")) < min(worth(tableau, card(name)) for name in FILLERS)


def test_payments_are_what_one_would_miss_least() -> None:
    """Of five cards three pay; they are named by number, whichever they are (RG-6.10, RG-25.2)."""
    table = Table(
        Position()
        .tableau(YOU, "space_marines")
        .hand(YOU, "drop_ships", "space_marines", "gem_world", "alien_robotic_factory", "comet_zone")
    )
    table.choose("develop", "develop")
    table.play(YOU, place("drop_ships"))
    while YOU in table.waiting and table.step() == "ToPay":
        table.play(YOU, best(table))
    assert table.hand() == ["alien_robotic_factory"]


def test_rounds_left_go_down_with_tableaux_and_pool() -> None:
    """The end is near when a tableau is full or the pool is empty (RG-14.4)."""
    fresh = Table(Position()).state
    assert rounds_left(fresh) > 5
    assert rounds_left(Table(Position().pool(2)).state) < 1
    many = ("public_works", "export_duties", "drop_ships", "space_marines", "mining_robots", "genetics_lab", *FILLERS)
    assert rounds_left(Table(Position().tableau(YOU, *many)).state) < 2


def test_income_counts_for_less_at_the_end() -> None:
    """A production world early, printed points late (RG-15.1)."""
    early, late = Outlook(8.0, 0.8), Outlook(0.0, 0.02)
    engine = (card("old_earth"), card("gem_world"))
    grey = (card("old_earth"), card("rebel_outpost"))
    gap = [tableau_worth(engine, 0, view) - tableau_worth(grey, 0, view) for view in (early, late)]
    assert gap[0] > gap[1]


def test_chances_follow_the_score() -> None:
    """Who is far ahead near the end wins; over, it is certain (RG-14.4)."""
    ahead = Table(Position().chips(YOU, 12).pool(4)).state
    mine, theirs = PILOT.chances(ahead)
    assert mine > 0.85
    assert theirs < 0.15
    over = Table(Position().chips(YOU, 12).pool(0).round_end()).state
    assert PILOT.chances(over) == [1.0, 0.0]


def test_a_start_world_and_a_hand_are_chosen() -> None:
    """The first choice is one of the legal ones, and not at random (RG-3.6)."""
    table = Table.dealt(2, 5)
    ratings = PILOT.rate(table.state, YOU, table.all_moves())
    assert isinstance(best(table), Begin)
    assert max(ratings) > min(ratings)


def test_passing_beats_a_bad_bargain() -> None:
    """Five cards for a development that scores nothing in the last round (RG-9.9)."""
    full = (
        "public_works", "export_duties", "space_marines", "mining_robots", "genetics_lab", "drop_ships", "colony_ship",
        "replicant_robots", "deficit_spending", "interstellar_bank", "investment_credits", "terraforming_robots",
    )  # fmt: skip
    table = Table(
        Position().tableau(YOU, "old_earth").tableau(BEN, *full).hand(YOU, "galactic_genome_project", *FILLERS)
    )
    table.choose("develop", "settle")
    assert best(table) == PASS


TABLES: list[tuple[int, dict[str, bool | str]]] = [
    (1, {}),
    (2, {"level": "base"}),
    (2, {"advanced": True, "takeovers": True}),
    (3, {"draft": True}),
    (4, {"takeovers": True}),
    (2, {"duel": True}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_pilots_play_whole_games(seats: int, options: dict[str, bool | str]) -> None:
    """Every question a game may put has a rating (RG-25.2)."""
    result = play_game(GAME, Setup(seats, 7, options), ["pilot"] * seats)
    assert min(result.ranks) == 1
    assert max(result.scores[:seats]) > 12
