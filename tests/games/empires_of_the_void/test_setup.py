"""Chapters 1, 2, 3 and 26: what is in the box, how a game begins, and its variants."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.core.game import BadSetup, Setup
from engine.core.rng import Rng
from engine.games.empires_of_the_void import GAME, setup
from engine.games.empires_of_the_void.components import (
    BOARDS,
    CARDS,
    COLOURS,
    EEGH,
    EVENT_CARDS,
    GOODS,
    LAYOUTS,
    NOMADS,
    OBSTACLES,
    PLANET_SPACE,
    PLANETS,
    RACES,
    SCORE_A,
    SCORE_B,
    SCORE_C,
    SCORING_CARDS,
    SHIPS,
    SPORE_PODS,
    SREECH,
    TECHNOLOGIES,
    TEMPERAMENTS,
    TERRAFORMING,
    count,
)
from engine.games.empires_of_the_void.galaxy import Layout, corner_sets, is_open
from engine.games.empires_of_the_void.moves import (
    ChooseCorner,
    ChooseRace,
    ChooseTechnology,
    Cover,
    Keep,
    Ready,
    Rotate,
)
from engine.games.empires_of_the_void.position import LAYOUTS as REFERENCE
from engine.games.empires_of_the_void.prepare import ToOrder, ToPrepare
from engine.games.empires_of_the_void.research import unlocked
from tests.games.empires_of_the_void.table import Table


def choose_races(table: Table, *wanted: int) -> None:
    """Races in player order; those not wanted are the first left."""
    for place in range(len(table.state.players)):
        move = ChooseRace(wanted[place]) if place < len(wanted) else table.moves(ChooseRace)[0]
        table.play(move)
    if table.moves(ChooseTechnology):
        table.play(table.moves(ChooseTechnology)[0])


def set_up(players: int, seed: int = 0, **options: bool) -> Table:
    """A game up to its first pre-round phase, boards kept as dealt."""
    table = Table.dealt(players, seed, **options)
    while table.state.round == 0:
        moves = GAME.moves(table.state, table.waiting[0])
        table.play(next((move for move in moves if isinstance(move, Keep)), moves[0]))
    return table


def turnable(table: Table) -> set[int]:
    """The slots whose boards may be turned now."""
    return {table.state.layout.boards.index(move.board) for move in table.moves(Rotate)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_and_eleven_rounds(players: int) -> None:
    """Two to four races, eleven rounds, and a stack with a card for each round and one for the end (EV-1.1, EV-6.3)."""
    table = set_up(players)
    assert len(table.state.players) == players
    assert len(table.state.stack) == 12


@pytest.mark.parametrize("players", [1, 5])
def test_no_solo_game_and_no_fifth_player(players: int) -> None:
    """There is no solo mode (EV-26.7)."""
    with pytest.raises(BadSetup, match="2, 3, 4"):
        GAME.start(Setup(players))


def test_supplies_of_each_colour_and_of_all() -> None:
    """12 Starfighters, 8 Centipedes, 3 Diplomats, 10 Starcruisers, 4 Sunhammers each; six of each alien class and
    three Infestors for all; 19 technologies each (EV-2.1, EV-2.2)."""
    own = {record.id: record.supply for record in SHIPS if not record.shared}
    shared = {record.id: record.supply for record in SHIPS if record.shared}
    assert own == {"starfighter": 12, "centipede": 8, "diplomat": 3, "starcruiser": 10, "sunhammer": 4}
    assert shared == {
        "moth": 6, "tempest": 6, "black_hole": 6, "firebug": 6, "shooting_star": 6, "infestor": 3,
    }  # fmt: skip
    assert sum(record.race < 0 for record in TECHNOLOGIES) == 19
    assert (len(RACES), len(PLANETS), len(BOARDS)) == (8, 15, 7)
    assert COLOURS == ("red", "green", "blue", "yellow")
    assert (len(EVENT_CARDS), len(SCORING_CARDS)) == (24, 3)
    assert sum(card.copies for card in CARDS) == 30


def test_goods_temperaments_and_obstacles() -> None:
    """Five goods, five temperaments, three obstacles; three planets of each temperament (EV-2.4, EV-2.5)."""
    assert GOODS == ("metals", "crystals", "life_forms", "gas", "artifacts")
    assert TEMPERAMENTS == ("militaristic", "capitalist", "scholarly", "mysterious", "peaceful")
    assert OBSTACLES == ("asteroids", "mines", "ancient_defenses")
    assert Counter(planet.temperament for planet in PLANETS) == dict.fromkeys(range(5), 3)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_is_open_wherever_player_one_goes(players: int, seed: int) -> None:
    """Boards are dealt and turned at random around Pyrious, drawn again until the galaxy is open for every choice of
    corners (EV-3.1, EV-3.27)."""
    layout = setup.deal_boards(players, Rng(seed))
    present = [board for board in layout.boards if board >= 0]
    assert len(set(present)) == len(LAYOUTS[players].slots)
    assert all(is_open(replace(layout, corners=corners)) for corners in corner_sets(players))


def test_a_closed_deal_is_not_open() -> None:
    """Mines, ancient defenses and an asteroid space on the three ways in: nobody could enter (EV-3.27)."""
    closed = Layout((-1, -1, 3, 4, 2, -1), (0,) * 6, 1, (2, 3))
    assert not is_open(closed)
    assert is_open(replace(closed, rotations=(0, 0, 1, 0, 0, 0)))


def test_a_rotation_that_would_close_the_galaxy_is_refused() -> None:
    """Slot 2 may be set to any orientation but the one that closes the way in (EV-3.8, EV-3.24, EV-3.27)."""
    state = setup.bare_table(2, setup.options_of(Setup(2))[0], REFERENCE[2], Rng(0))
    step = setup.ToRotate(0)
    assert step.moves(state, 0) == [Keep(), *(Rotate(state.layout.boards[2], rotation) for rotation in (2, 3, 4, 5))]


def test_each_takes_another_race_and_its_income() -> None:
    """From player 1 on, a race not yet taken, with credits equal to its base income (EV-3.4, EV-3.5, EV-22.1)."""
    table = Table.dealt(4, 3)
    first = table.state.first
    assert table.waiting == (first,)
    assert len(table.moves(ChooseRace)) == 8
    table.play(ChooseRace(NOMADS))
    assert table.waiting == ((first + 1) % 4,)
    assert table.refuses(ChooseRace(NOMADS))
    assert table.credits(first) == RACES[NOMADS].income


def test_race_tiles() -> None:
    """Terraforming is for the Nomads alone, Spore Pods for Sreech alone (EV-3.5, EV-22.14)."""
    assert TERRAFORMING in unlocked(0, NOMADS)
    assert TERRAFORMING not in unlocked(0, SREECH)
    assert SPORE_PODS in unlocked(0, SREECH)
    assert SPORE_PODS not in unlocked(0, NOMADS)


def test_the_first_player_is_drawn_at_random() -> None:
    """Each seat begins some games (EV-3.4)."""
    assert {Table.dealt(4, seed).state.first for seed in range(40)} == {0, 1, 2, 3}


def test_the_first_technology_of_eegh() -> None:
    """One that needs no good and costs 4 or less, chosen when all have a race (EV-3.5, EV-3.28, EV-22.12)."""
    table = Table.dealt(2, 1)
    table.play(ChooseRace(EEGH), ChooseRace(NOMADS))
    offered = {TECHNOLOGIES[move.technology].id for move in table.moves(ChooseTechnology)}
    assert offered == {
        "centipede_bays", "detection", "docking_bay", "asteroid_navigation", "mine_sweepers", "xenolinguistics",
        "deep_core_mining",
    }  # fmt: skip
    table.play(table.moves(ChooseTechnology)[0])
    assert table.player(table.state.first).technologies.bit_count() == 1


def test_four_player_corners_and_rotations() -> None:
    """Corners c, c+1, c+3, c+4; players 3, 4, 1 and 2 turn one of the boards beside their home world, and none that
    was turned before (EV-3.6, EV-3.11, EV-3.12, EV-3.13)."""
    table = Table.dealt(4, 2)
    order = table.state.order
    choose_races(table, 0, 1, 3, 4)
    assert [move.corner for move in table.moves(ChooseCorner)] == [0, 1, 2, 3, 4, 5]
    table.play(ChooseCorner(2))
    assert [table.state.layout.corners[seat] for seat in order] == [2, 3, 5, 0]
    assert table.waiting == (order[2],)
    assert turnable(table) == {5, 0}
    layout = table.state.layout
    assert all(move.rotation != layout.rotations[layout.boards.index(move.board)] for move in table.moves(Rotate))
    table.play(next(move for move in table.moves(Rotate) if move.board == layout.boards[0]))
    assert table.waiting == (order[3],)
    assert turnable(table) == {1}
    table.play(Keep())
    assert turnable(table) == {2, 3}
    table.play(Keep())
    assert turnable(table) == {3, 4}


def test_a_declined_board_stays_free_for_others() -> None:
    """Turning is optional; a board left alone may be turned by the neighbour (EV-3.8)."""
    table = Table.dealt(4, 2)
    choose_races(table, 0, 1, 3, 4)
    table.play(ChooseCorner(2), Keep())
    assert turnable(table) == {0, 1}


def test_fifteen_planets_with_four_players() -> None:
    """EV-3.2, EV-3.14."""
    assert len(set_up(4).state.galaxy.planets) == 15


def test_three_player_corners_and_covers() -> None:
    """An empty corner between each pair; each covers a planet of the slot with the number of the own corner; players 3,
    1 and 2 turn boards; twelve planets remain, and events of covered ones are out (EV-3.7, EV-3.9, EV-3.16 to EV-3.19).
    EV-3.17 and EV-3.18 in particular."""
    table = Table.dealt(3, 4)
    order = table.state.order
    choose_races(table, 0, 1, 3)
    table.play(ChooseCorner(4))
    assert [table.state.layout.corners[seat] for seat in order] == [4, 0, 2]
    covered = []
    for seat, slot in zip(order, (4, 0, 2), strict=True):
        assert table.waiting == (seat,)
        board = table.state.layout.boards[slot]
        offered = [move.planet for move in table.moves(Cover)]
        assert offered == [planet for planet in range(15) if PLANET_SPACE[planet] // 7 == board]
        covered.append(offered[0])
        table.play(Cover(offered[0]))
    assert table.waiting == (order[2],)
    table.play(Keep())
    assert table.waiting == (order[0],)
    table.play(Keep())
    assert table.waiting == (order[1],)
    table.play(Keep())
    assert len(table.state.galaxy.planets) == 12
    assert all(PLANET_SPACE[planet] in table.state.galaxy.empties for planet in covered)
    kept = [card for card in (*table.state.stack, *table.state.unused) if card < SCORE_A]
    assert not any(EVENT_CARDS[card].planet in covered for card in kept)


def test_two_player_set_up() -> None:
    """Slots 2, 3 and 4, corners 2 and 3, Pyrious turned so that asteroids face slot 3; player 2 may turn slot 2 or 4,
    whichever is above the own home world, then player 1; nine planets, 30 spaces, four cards face up
    (EV-3.21, EV-3.22, EV-3.23, EV-3.24, EV-3.25, EV-3.26)."""
    table = Table.dealt(2, 5)
    one, two = table.state.order
    choose_races(table, 0, 1)
    layout = table.state.layout
    assert [slot for slot, board in enumerate(layout.boards) if board >= 0] == [2, 3, 4]
    assert layout.core in (1, 3, 5)
    assert [move.corner for move in table.moves(ChooseCorner)] == [2, 3]
    table.play(ChooseCorner(3))
    assert table.state.layout.corners[two] == 2
    assert table.waiting == (two,)
    assert turnable(table) == {2}
    table.play(Keep())
    assert table.waiting == (one,)
    assert turnable(table) == {4}
    table.play(Keep())
    assert len(table.state.galaxy.planets) == 9
    assert len(table.state.galaxy.spaces) == 30
    assert len(table.state.row) == 4


def test_the_event_stack() -> None:
    """Four events on A, three on B, two on C: cards 5, 9 and 12 are scorings (EV-3.9)."""
    drawn = list(reversed(set_up(4, 7).state.stack))
    assert [place for place, card in enumerate(drawn, 1) if card >= SCORE_A] == [5, 9, 12]
    assert [drawn[4], drawn[8], drawn[11]] == [SCORE_A, SCORE_B, SCORE_C]


def test_two_cards_each_and_no_ships() -> None:
    """The deck is shuffled, everybody holds two cards, and nothing flies yet (EV-3.3, EV-3.10, EV-3.28)."""
    table = set_up(4, 1)
    assert [len(table.hand(seat)) for seat in range(4)] == [2] * 4
    assert len(table.state.deck) == 22
    assert set_up(4, 2).state.deck != table.state.deck
    assert all(not any(player.ships) for player in table.state.players)
    assert all(count(player.stock, 0) == 12 for player in table.state.players)


def test_the_advanced_rules_are_one_option() -> None:
    """Turn order and preparation one after another come together (EV-26.2, EV-26.3)."""
    assert isinstance(set_up(3).step, ToOrder)
    advanced = set_up(3, advanced=True)
    while not isinstance(advanced.step, ToPrepare):
        advanced.pass_windows()
    assert advanced.waiting == advanced.state.order[:1]
    advanced.play(Ready())
    advanced.pass_windows()
    assert advanced.waiting == advanced.state.order[1:2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_short_and_advanced_can_be_combined(players: int) -> None:
    """For every number of players; the game ends in round 9 (EV-26.4, EV-26.5)."""
    state = GAME.start(Setup(players, 6, {"short": True, "advanced": True}))
    rng = Rng(1)
    while waiting := GAME.waiting(state):
        GAME.play(state, waiting[0], rng.choice(GAME.moves(state, waiting[0])))
    assert state.round == 9
    assert state.past[-1] == SCORE_B


def test_further_options_are_off_unless_chosen() -> None:
    """Open totals, random races and no rotation (EV-26.6)."""
    assert all(option.default is False for option in GAME.options)
    random_races = Table.dealt(4, 1, random_races=True)
    assert len({player.race for player in random_races.state.players}) == 4
    assert not random_races.moves(ChooseRace)
    still = Table.dealt(4, 1, no_rotation=True)
    choose_races(still, 0, 1, 3, 4)
    still.play(ChooseCorner(0))
    assert still.state.round == 1


def test_what_is_not_in_the_game() -> None:
    """Eight races, nothing of the expansion or the sequel but two names (EV-29.1, EV-29.2)."""
    assert [race.id for race in RACES] == [
        "collective_5", "sreech", "eegh", "narkani", "nomads", "siri", "decima", "zun",
    ]  # fmt: skip
