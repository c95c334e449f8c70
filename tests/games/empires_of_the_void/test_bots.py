"""The bots' judgement: exact odds, good fights, friends and fair bargains."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.levels import make_bot
from engine.bots.selfplay import play_game
from engine.core.game import Setup
from engine.core.moves import Move
from engine.games.empires_of_the_void import GAME
from engine.games.empires_of_the_void.components import (
    ACTION,
    BLACK_HOLE,
    CEASEFIRE,
    CLOAKING,
    DAMAGED_MOTH,
    DIPLOMAT,
    DRAVOS,
    FIREBUG,
    GORRUM,
    HOSTILE_TAKEOVER,
    MIRRIM,
    MOTH,
    OPEN_ARCHIVES,
    PYRIOUS,
    RESEARCH_GRANT,
    SECOND_VOLLEY,
    STARCRUISER,
    STARFIGHTER,
    SUNHAMMER,
    TAN_FU,
    TEMPERAMENTS,
    TRADE,
    VAEL,
    WINDFALL,
    fleet_of,
    space_of,
)
from engine.games.empires_of_the_void.events import TurnBegan
from engine.games.empires_of_the_void.moves import (
    Accept,
    AskCard,
    Attack,
    Begin,
    Build,
    Conquer,
    Diplomacy,
    Drop,
    EndTurn,
    GiveCredit,
    Mine,
    Pass,
    Refuse,
    Research,
    Send,
    TradeWith,
)
from engine.games.empires_of_the_void.odds import (
    CLOAKED,
    HULLS,
    TARGETING,
    after_hits,
    battle_odds,
    miss_all,
    outcomes,
    traits,
)
from engine.games.empires_of_the_void.pilot.worth import Outlook
from engine.games.empires_of_the_void.position import Position
from tests.games.empires_of_the_void.table import GREEN, RED, YOU, Table, space, told

VOID = space("mirrim_gardens.c")


def choice(table: Table) -> Move:
    """What a pilot would do."""
    seat = table.waiting[0]
    moves = GAME.moves(table.state, seat)
    ratings = GAME.pilot().rate(table.state, seat, moves)
    return moves[max(range(len(moves)), key=ratings.__getitem__)]


# -- odds ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ours", "theirs", "chance"),
    [
        ({SUNHAMMER: 1}, {STARFIGHTER: 2}, 4 / 9),
        ({STARCRUISER: 1}, {STARFIGHTER: 1}, 2 / 3),
        ({STARCRUISER: 1}, {STARCRUISER: 1}, 2 / 3 * 1 / 3),
        ({STARFIGHTER: 1}, {DIPLOMAT: 1}, 1 / 3),
        ({BLACK_HOLE: 1}, {MOTH: 1}, 1 - 1 / 36),
        ({FIREBUG: 1}, {STARFIGHTER: 1}, 1 / 3 + 2 / 3 * 1 / 3),
    ],
)
def test_battle_odds_are_exact(ours: dict[int, int], theirs: dict[int, int], chance: float) -> None:
    """Level by level, as the battle goes (EV-11.7, EV-11.8)."""
    assert battle_odds(fleet_of(ours), fleet_of(theirs), (0, 0))[0] == pytest.approx(chance, abs=1e-3)


def test_odds_add_up() -> None:
    """All ways a battle can end together are certain, rare ones aside (EV-11.13)."""
    ours, theirs = fleet_of({SUNHAMMER: 1, STARFIGHTER: 3, FIREBUG: 1}), fleet_of({STARCRUISER: 2, STARFIGHTER: 2})
    assert sum(chance for _, _, chance in outcomes(ours, theirs, (TARGETING, HULLS))) == pytest.approx(1, abs=0.01)


def test_technologies_change_the_odds() -> None:
    """EV-21.3, EV-21.11, EV-21.14."""
    ours, theirs = fleet_of({STARFIGHTER: 3}), fleet_of({STARFIGHTER: 2, STARCRUISER: 1})
    plain = battle_odds(ours, theirs, (0, 0))
    assert battle_odds(ours, theirs, (TARGETING, 0))[0] > plain[0]
    assert battle_odds(ours, theirs, (0, HULLS))[0] < plain[0]
    assert battle_odds(ours, theirs, (CLOAKED, 0))[2] > plain[2]
    state = Position().owns(YOU, CLOAKING).state()
    assert traits(state, YOU, RED) == CLOAKED


def test_losses_by_habit() -> None:
    """An undamaged Moth takes the first hit, then the cheapest go (EV-11.11, EV-11.12)."""
    fleet = fleet_of({MOTH: 1, STARFIGHTER: 1, SUNHAMMER: 1})
    assert after_hits(fleet, 0, 0, 2) == fleet_of({DAMAGED_MOTH: 1, SUNHAMMER: 1})
    assert after_hits(fleet, 0, 1, 0) == fleet_of({MOTH: 1, STARFIGHTER: 1})
    assert after_hits(fleet, 1, 0, 0) == fleet_of({MOTH: 1, SUNHAMMER: 1})


def test_chance_against_a_neutral_planet() -> None:
    """Two Starfighters 5/9 (EV-11.5)."""
    assert miss_all(fleet_of({STARFIGHTER: 2}), 0, True) == pytest.approx(4 / 9)


# -- judgement ----------------------------------------------------------------------------------------------------


def test_a_pilot_takes_an_undefended_planet() -> None:
    """EV-11.3."""
    place = space_of(DRAVOS)
    table = Table(Position().ships(YOU, place, {STARFIGHTER: 1}).conquered(RED, DRAVOS))
    assert choice(table) == Attack(place, RED, ACTION)
    table.play(choice(table))
    assert choice(table) == Conquer()


def test_a_pilot_fights_when_the_odds_are_good() -> None:
    """Two Sunhammers against a Starfighter, not one Starfighter against three cruisers."""
    place = space_of(PYRIOUS)
    strong = Position().ships(YOU, place, {SUNHAMMER: 2}).ships(RED, place, {STARFIGHTER: 1}).conquered(RED, PYRIOUS)
    assert choice(Table(strong)) == Attack(place, RED, ACTION)
    weak = Position().ships(YOU, place, {STARFIGHTER: 1}).ships(RED, place, {STARCRUISER: 3}).conquered(RED, PYRIOUS)
    assert not isinstance(choice(Table(weak)), Attack)


def test_a_pilot_makes_friends() -> None:
    """With three cards of its kind it negotiates, and shows all that help (EV-15.2)."""
    cards = (RESEARCH_GRANT, RESEARCH_GRANT, OPEN_ARCHIVES)
    table = Table(Position().ships(YOU, space_of(TAN_FU), {DIPLOMAT: 1}).cards(YOU, *cards))
    assert choice(table) == Diplomacy(TAN_FU, cards)


def test_a_pilot_sends_ships_where_they_are_useful() -> None:
    """It moves rather than idles, and ends its turn when nothing is left."""
    table = Table(Position().ships(YOU, space("home.0"), {DIPLOMAT: 1, STARFIGHTER: 2}))
    assert isinstance(choice(table), Begin)
    assert choice(Table(Position().actions(0))) == EndTurn()


def test_a_pilot_builds_and_researches() -> None:
    """It begins with a Diplomat or warships, and buys a technology once it can."""
    table = Table(Position().round(1).credits(YOU, 6).pre_round())
    ordered: list[Any] = []
    while YOU in table.waiting:
        moves = GAME.moves(table.state, YOU)
        ratings = GAME.pilot().rate(table.state, YOU, moves)
        ordered.append(moves[max(range(len(moves)), key=ratings.__getitem__)])
        table.by(YOU, ordered[-1])
    assert any(isinstance(move, Build | Research) for move in ordered)


def test_a_pilot_trades_fairly() -> None:
    """A lone card it has no use for goes for two credits, not for one from the leader (EV-17.10)."""
    capitalist = TEMPERAMENTS.index("capitalist")
    no_capitalists = Position().credits(YOU, 3).cards(RED, WINDFALL).allied(GREEN, GORRUM, 8, 11)
    table = Table(no_capitalists)
    table.play(TradeWith(RED), GiveCredit(), GiveCredit(), AskCard(capitalist), Send())
    assert choice(table) == Accept((WINDFALL,))
    greedy = Table(Position().credits(YOU, 1).cards(RED, WINDFALL, HOSTILE_TAKEOVER).conquered(YOU, VAEL, MIRRIM))
    greedy.play(TradeWith(RED), GiveCredit(), AskCard(capitalist), AskCard(capitalist), Send())
    assert choice(greedy) == Refuse()


def test_a_pilot_passes_windows_it_has_no_use_for() -> None:
    """EV-28.3."""
    table = Table(Position(active=RED).cards(YOU, CEASEFIRE, SECOND_VOLLEY), all_asked=True)
    table.play(Mine())
    assert table.waiting[0] == YOU
    assert choice(table) == Pass()


def test_chances_are_chances() -> None:
    """They add up to one, and the one who holds the richest worlds has the best."""
    chances = GAME.pilot().chances(Position().allied(YOU, PYRIOUS, VAEL, GORRUM).state())
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[YOU] > 0.4


def test_far_worlds_are_worth_less_than_near_ones() -> None:
    """What a group can bring fades with the actions it needs."""
    state = Position().ships(YOU, space("home.0"), {STARFIGHTER: 2}).state()
    outlook = Outlook(state, YOU)
    group = fleet_of({STARFIGHTER: 2})
    near, far = space("home.0"), space("nhool_maw.r4")
    assert outlook.best_use(group, near, 2, 2, {}) > outlook.best_use(group, far, 0, 1, {})


@pytest.mark.parametrize("seed", [1, 2])
def test_a_pilot_beats_random_players(seed: int) -> None:
    """Two games of four, by far."""
    result = play_game(GAME, Setup(4, seed), ("pilot", "random", "random", "random"))
    assert result.ranks[0] == 1
    assert result.scores[0] > 2 * max(result.scores[1:])


@pytest.mark.parametrize(("players", "tries", "short"), [(2, 1, False), (2, 4, False), (3, 2, True), (4, 1, True)])
def test_admirals_come_to_an_end(players: int, tries: int, short: bool) -> None:
    """However short they think, they do not go round in circles of moves that cost nothing (EV-9.7, EV-10.7)."""
    result = play_game(GAME, Setup(players, 17, {"short": short}), ("admiral",) * players, tries=tries)
    assert result.decisions < (750 if short else 1500) * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_haggles_without_end(players: int) -> None:
    """From one turn to the next a pilot begins no more offers than it may send, and drops none (EV-17.11)."""
    state = GAME.start(Setup(players, 8))
    bots = [make_bot("pilot", GAME, seat) for seat in range(players)]
    begun = [0] * players
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        move = bots[seat].move(GAME.view(state, seat), seat)
        assert not isinstance(move, Drop)
        if isinstance(move, TradeWith):
            begun[seat] += 1
            assert begun[seat] <= TRADE["offers_pre_round"]
        if told(GAME.play(state, seat, move), TurnBegan):
            begun = [0] * players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"advanced": True}, {"short": True}])
def test_pilots_play_to_the_end(players: int, options: dict[str, bool]) -> None:
    """Under every set of rules, without going round in circles (EV-26.2, EV-26.4)."""
    result = play_game(GAME, Setup(players, 11, options), ("pilot",) * players)
    assert min(result.ranks) == 1
    assert result.decisions < 1200 * players
