"""Chapters 1 to 3, 21 and 22: what is in the box and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.game import BadSetup, Setup
from engine.games.race_for_the_galaxy import GAME, setup
from engine.games.race_for_the_galaxy.components import (
    ACTION_CARDS,
    BEGINNERS_HANDS,
    CARDS,
    CATEGORIES,
    EXPANSIONS,
    GOALS,
    NOBODY,
    START_WORLDS,
)
from engine.games.race_for_the_galaxy.moves import Begin, Choose, Discard
from engine.games.race_for_the_galaxy.setup import is_red, turn_order
from tests.games.race_for_the_galaxy.table import BEN, PASS, YOU, Table, card


def begun(players: int, seed: int = 0, worlds: dict[int, str] | None = None, **options: bool | str) -> Table:
    """A game after the first choices: the named start worlds where they are offered, the first discards offered."""
    table = Table.dealt(players, seed, **options)
    while table.step() == "ToBegin":
        seat = table.waiting[0]
        moves = table.moves(Begin, seat)
        wanted = [move for move in moves if worlds and CARDS[move.world].id == worlds.get(seat)]
        table.play(seat, (wanted or moves)[0])
    return table


def offering(world: str, **options: bool | str) -> Table:
    """A two-player game after the first choices in which you kept that start world."""
    for seed in range(300):
        table = Table.dealt(2, seed, **options)
        if card(world) in table.state.players[YOU].offer:
            return begun(2, seed, {YOU: world}, **options)
    raise AssertionError(f"{world} was never offered")


@pytest.mark.parametrize(("level", "size"), [("base", 114), ("tgs", 136), ("rvi", 180), ("bow", 228)])
def test_every_level_has_its_deck(level: str, size: int) -> None:
    """114, 136, 180 and 228 cards, start worlds included (RG-2.1)."""
    assert len(setup.full_deck(EXPANSIONS.index(level))) == size
    assert GAME.census(GAME.start(Setup(2, options={"level": level})))["cards"] == size


def test_some_cards_change_from_level_to_level() -> None:
    """Gambling World is replaced at rvi; Contact Specialist and Research Labs gain a third copy (RG-2.1)."""
    assert CARDS[card("gambling_world_base")].copies == (1, 1, 0, 0)
    assert CARDS[card("gambling_world_rvi")].copies == (0, 0, 1, 1)
    assert CARDS[card("contact_specialist")].copies == (2, 3, 3, 3)
    assert CARDS[card("research_labs")].copies == (2, 2, 3, 3)
    assert CARDS[card("galactic_federation")].copies == (1, 1, 1, 1)


def test_seven_action_cards_and_search() -> None:
    """Seven action cards each, nine in the advanced game, and the Prestige/Search card at level bow (RG-2.2)."""
    assert len(ACTION_CARDS) - 1 == 7
    assert sum(action.copies_advanced for action in ACTION_CARDS[:-1]) == 9
    base, bow = (begun(2, level=level).state for level in ("base", "bow"))
    assert not any(player.search_card for player in base.players)
    assert all(player.search_card for player in bow.players)


def test_goals_and_categories_in_the_box() -> None:
    """Twelve first and eight most tiles, nine search categories; Brink of War adds five tiles and four start worlds
    numbered 12 to 15 (RG-2.4, RG-2.5)."""
    assert sum(goal.first for goal in GOALS) == 12
    assert sum(not goal.first for goal in GOALS) == 8
    assert len(CATEGORIES) == 9
    assert sum(goal.level == 3 for goal in GOALS) == 5
    new = [world for world in START_WORLDS if not CARDS[world].copies[2]]
    assert [CARDS[world].start for world in new] == [12, 13, 14, 15]
    assert (
        sum(record.copies[3] > record.copies[2] for record in CARDS)
        == len({c.id for c in CARDS if not c.copies[2]}) - 1
    )


@pytest.mark.parametrize(
    ("players", "level", "pool"),
    [(3, "bow", 41), (2, "base", 24), (6, "bow", 77), (4, "tgs", 48), (1, "tgs", 24), (1, "bow", 29), (2, "bow", 29)],
)
def test_the_pool_of_chips(players: int, level: str, pool: int) -> None:
    """Twelve chips each, five more at level bow; the reserve behind the pool has no end (RG-2.3, RG-3.2, RG-20.1)."""
    assert GAME.start(Setup(players, options={"level": level})).pool == pool


@pytest.mark.parametrize("level", ["base", "tgs"])
def test_one_start_world_is_dealt_face_up(level: str) -> None:
    """At base and tgs everybody is dealt one start world that all may see (RG-3.3)."""
    table = Table.dealt(3, level=level)
    assert all(len(player.offer) == 1 for player in table.state.players)
    assert GAME.view(table.state, YOU).players[BEN].offer == table.state.players[BEN].offer


@pytest.mark.parametrize("level", ["rvi", "bow"])
def test_a_red_and_a_blue_start_world_are_offered(level: str) -> None:
    """From rvi on everybody secretly gets one odd and one even number (RG-3.4, RG-4)."""
    table = Table.dealt(6, level=level)
    for player in table.state.players:
        assert sorted(is_red(world) for world in player.offer) == [False, True]
    assert GAME.view(table.state, YOU).players[BEN].offer == (-2, -2)
    assert len(table.moves(Begin)) == 2 * 15


def test_six_cards_are_dealt_and_two_discarded() -> None:
    """Six cards; all keep a start world and discard two at the same time, and nothing shows before (RG-3.5, RG-3.6)."""
    table = Table.dealt(2)
    assert [table.hand_size(seat) for seat in (YOU, BEN)] == [6, 6]
    mine = table.moves(Begin)[-1]
    before = GAME.view(table.state, BEN).players
    table.play(YOU, mine)
    assert GAME.view(table.state, BEN).players == before
    assert table.tableau() == []
    theirs = table.moves(Begin, BEN)[0]
    table.play(BEN, theirs)
    assert table.state.players[YOU].tableau == (mine.world,)
    assert table.state.players[BEN].tableau == (theirs.world,)
    discarded = Counter(table.state.discards[0])
    assert discarded == Counter(
        [*mine.discards, *theirs.discards, *(w for w in _refused(2, 0) if w not in (mine.world, theirs.world))]
    )


def _refused(players: int, seed: int) -> list[int]:
    return [world for player in Table.dealt(players, seed).state.players for world in player.offer]


def test_ancient_race_discards_a_third_card() -> None:
    """After the two discards one more; the hand is three and a Genes good lies on the world (RG-3.6, RG-3.8)."""
    table = offering("ancient_race")
    assert table.waiting == (YOU,)
    assert len(table.moves(Discard)) == 4
    table.play(YOU, table.moves(Discard)[0])
    assert table.hand_size() == 3
    assert table.goods() == ["ancient_race"]


def test_galactic_scavengers_save_a_card() -> None:
    """After discarding to four one card goes under the world, face down but counted by all (RG-3.7, RG-4)."""
    table = offering("galactic_scavengers")
    chosen = table.moves(Discard)[0].card
    table.play(YOU, Discard(chosen))
    assert table.hand_size() == 3
    assert table.state.players[YOU].saved == (chosen,)
    assert table.goods() == ["galactic_scavengers"]
    assert GAME.view(table.state, BEN).players[YOU].saved == (-2,)
    assert GAME.view(table.state, YOU).players[YOU].saved == (chosen,)


def test_the_lowest_start_world_is_first() -> None:
    """Start worlds 7, 2 and 14: the order is the second seat, the third, the first (RG-1.8)."""
    worlds = [START_WORLDS[number] for number in (7, 2, 14)]
    assert turn_order(worlds) == (1, 2, 0)


def test_turn_order_follows_the_start_worlds_dealt() -> None:
    """Whatever was kept decides the order for the whole game (RG-1.8, RG-3.12)."""
    for seed in range(5):
        table = begun(4, seed)
        numbers = [CARDS[player.tableau[0]].start for player in table.state.players]
        first = numbers.index(min(number for number in numbers if number is not None))
        assert table.state.order == tuple((first + place) % 4 for place in range(4))


def test_windfall_goods_of_start_worlds_come_in_turn_order() -> None:
    """Ancient Race (6) is laid out before Galactic Scavengers (12), whatever the seats (RG-3.8, RG-3.12)."""
    from engine.games.race_for_the_galaxy.position import Position

    hand = ("gem_world", "spice_world", "comet_zone", "mining_world", "new_vinland", "artist_colony")
    others = ("public_works", "export_duties", "drop_ships", "space_marines", "mining_robots", "genetics_lab")
    position = Position().hand(YOU, *hand).hand(BEN, *others).deck("new_earth", "space_port")
    table = Table(position.offered(YOU, "galactic_scavengers").offered(BEN, "ancient_race"))
    for seat in (YOU, BEN):
        table.play(seat, table.moves(Begin, seat)[0])
    assert [table.state.players[seat].goods[0] for seat in (BEN, YOU)] == [card("new_earth"), card("space_port")]


def test_an_undealt_start_world_is_an_ordinary_world() -> None:
    """Start worlds not in play are shuffled into the deck (RG-3.8)."""
    table = begun(2, level="base")
    kept = {player.tableau[0] for player in table.state.players}
    everywhere = [*table.state.decks[0], *table.state.discards[0], *(c for p in table.state.players for c in p.hand)]
    everywhere += [good for player in table.state.players for good in player.goods]
    for world in START_WORLDS[:5]:
        assert (world in everywhere) != (world in kept)


def test_goals_are_drawn() -> None:
    """Four first and two most tiles of the level, face up; none of them is checked before round 1 (RG-3.9, RG-3.12)."""
    for level in ("tgs", "rvi", "bow"):
        state = GAME.start(Setup(3, 1, {"level": level}))
        tiles = [GOALS[number] for number in state.goals]
        assert [goal.first for goal in tiles] == [True] * 4 + [False] * 2
        assert all(goal.level <= EXPANSIONS.index(level) for goal in tiles)
        assert len(set(state.goals)) == 6
        assert state.held == (0,) * 6


def test_nobody_starts_with_prestige() -> None:
    """The Leader tile is nobody's (RG-3.10)."""
    state = begun(3).state
    assert [player.prestige for player in state.players] == [0, 0, 0]
    assert state.leader == NOBODY


@pytest.mark.parametrize(("level", "players"), [("base", 4), ("bow", 5), ("tgs", 2)])
def test_beginners_hands(level: str, players: int) -> None:
    """Start worlds 1 to 5 with their fixed four cards, nothing to discard; the other hands stay in the deck
    (RG-3.11)."""
    table = Table.dealt(players, 3, level=level, beginners=True)
    assert table.step() == "ToChooseActions"
    for player in table.state.players:
        number = CARDS[player.tableau[0]].start
        assert number is not None
        assert player.hand == tuple(sorted(BEGINNERS_HANDS[number]))
    assert len({player.tableau for player in table.state.players}) == players
    dealt = {CARDS[player.tableau[0]].start for player in table.state.players}
    goods = [good for player in table.state.players for good in player.goods]
    for number, hand in BEGINNERS_HANDS.items():
        if number not in dealt and CARDS[START_WORLDS[number]].copies[EXPANSIONS.index(level)]:
            assert set(hand) <= {*table.state.decks[0], *goods}


@pytest.mark.parametrize(
    ("players", "options", "hint"),
    [
        (1, {"level": "base"}, "takes tgs, rvi, bow"),
        (5, {"level": "base"}, "takes tgs, rvi, bow"),
        (6, {"level": "tgs"}, "takes rvi, bow"),
        (2, {"level": "base", "draft": True}, "at least The Gathering Storm"),
        (5, {"level": "tgs", "draft": True}, "2, 3, 4"),
        (2, {"draft": True, "beginners": True}, "neither"),
        (2, {"duel": True, "level": "tgs"}, "at least Rebel vs Imperium"),
    ],
)
def test_what_does_not_go_together(players: int, options: dict[str, bool | str], hint: str) -> None:
    """Two to four players at base, up to five at tgs, up to six from rvi on, one against the robot from tgs on;
    drafting from tgs on (RG-1.1, RG-3.1, RG-21.1)."""
    with pytest.raises(BadSetup, match=hint):
        GAME.start(Setup(players, options=options))


def test_what_each_level_has() -> None:
    """Goals from tgs on, takeovers from rvi on if wanted, prestige at bow (RG-3.1, RG-21.1)."""
    for number, level in enumerate(EXPANSIONS):
        state = GAME.start(Setup(2, options={"level": level, "takeovers": True}))
        assert bool(state.goals) == (number >= 1)
        assert state.options.takeovers == (number >= 2)
        assert state.prestige_in_play == (number >= 3)


def test_prestige_icons_do_nothing_below_bow() -> None:
    """Icons printed on Rebel vs Imperium cards work at level bow only (RG-21.1)."""
    from engine.games.race_for_the_galaxy.position import Position
    from tests.games.race_for_the_galaxy.table import place

    for level, gained in (("rvi", 0), ("bow", 1)):
        table = Table(
            Position(level=level)
            .tableau(YOU, "galactic_federation", "investment_credits", "pan_galactic_research")
            .hand(YOU, "galactic_bankers", "public_works", "export_duties", "gem_world")
        )
        table.choose("develop", "develop")
        table.play(YOU, place("galactic_bankers"))
        assert table.prestige() == gained


def test_the_duel() -> None:
    """Rebel Cantina against Imperium Warlord with takeovers and without goals; Rebel Alliance and Imperium Seat are in
    the hands of their sides and cannot be discarded at the start (RG-22.1)."""
    table = Table.dealt(2, 1, duel=True)
    gifts = {"rebel_cantina": "rebel_alliance", "imperium_warlord": "imperium_seat"}
    for seat in (YOU, BEN):
        world = CARDS[table.state.players[seat].offer[0]].id
        assert gifts[world] in table.hand(seat)
        assert all(card(gifts[world]) not in move.discards for move in table.moves(Begin, seat))
        table.play(seat, table.moves(Begin, seat)[0])
        assert gifts[world] in table.hand(seat)
    assert [table.hand_size(seat) for seat in (YOU, BEN)] == [5, 5]
    assert table.state.options.takeovers
    assert table.state.goals == ()
    assert CARDS[table.state.players[table.state.order[0]].tableau[0]].id == "rebel_cantina"


def test_everybody_builds_a_tableau_of_worlds_and_developments() -> None:
    """A card is a world or a development; military worlds have a defense, the others a cost; a world is a production
    world, a windfall world or grey (RG-1.1, RG-1.2, RG-1.4, RG-1.5)."""
    for record in CARDS:
        assert not (record.production and record.windfall)
        assert (record.good >= 0) == (record.production or record.windfall)
        assert not (record.development and (record.military or record.good >= 0 or record.chromosome))
    buster = CARDS[card("imperium_planet_buster")]
    assert buster.cost == 9
    assert not buster.six_cost
    assert CARDS[card("galactic_federation")].six_cost


def test_marks_and_kinds() -> None:
    """Four kinds of goods; every card of Alien kind here bears the keyword too, but not the reverse; Rebel military
    worlds are both (RG-1.6, RG-1.7)."""
    rosetta, cantina = CARDS[card("alien_rosetta_stone_world")], CARDS[card("rebel_cantina")]
    assert "ALIEN" in rosetta.keywords
    assert rosetta.good < 0
    assert cantina.rebel
    assert not cantina.rebel_military
    assert CARDS[card("rebel_base")].rebel_military
    assert all("ALIEN" in record.keywords for record in CARDS if record.good == 3)


def test_first_round_choices_are_plain_actions() -> None:
    """Everybody is asked for an action; at level bow Search is one of them from the start (RG-5.2, RG-7.1)."""
    for level, count in (("base", 7), ("rvi", 7), ("bow", 8)):
        table = begun(2, level=level)
        table.pass_all()
        assert len(table.moves(Choose)) == count
        assert PASS not in table.all_moves()
