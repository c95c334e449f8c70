"""Whole games of random legal moves: the invariants hold after every move, and every game comes to its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest

from engine.core.game import OptionValue
from engine.core.moves import Event, Move
from engine.core.rng import Rng
from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.colonies import controller
from engine.games.alien_frontiers.components import NOBODY
from engine.games.alien_frontiers.events import (
    CardClaimed,
    CardRecovered,
    CardStolen,
    ColoniesSwapped,
    ColonyLanded,
    ColonyMoved,
    ControlChanged,
    TurnBegan,
)
from engine.games.alien_frontiers.relic import holds_burroughs
from tests.games.alien_frontiers.playing import Playing

GAMES_EACH = 12
ROUNDS_AT_MOST = 300
EVERYTHING_ON: dict[str, OptionValue] = {option.id: True for option in GAME.options}


@dataclass(frozen=True)
class Result:
    rounds: int
    scores: tuple[int, ...]
    winners: int


def check_invariants(table: Playing, census: dict[str, int]) -> None:
    state = table.state
    assert dict(GAME.census(state)) == census
    assert state.control == [controller(colonies) for colonies in state.colonies]
    assert state.relic_owner == NOBODY or holds_burroughs(state, state.relic_owner)
    assert len(state.display) <= 3
    for player in state.players:
        assert len(set(player.cards)) == len(player.cards)
        assert 0 <= player.hub <= 7
        assert min(player.fuel, player.ore, player.stock, player.colonies) >= 0
        assert player.fleet >= 3


def check_step(table: Playing, cards: list[int], events: list[Event]) -> None:
    """Cards come only from claims, raids and the discard pile; control changes only with colonies."""
    arrivals = sum(isinstance(event, CardClaimed | CardRecovered) for event in events)
    arrivals += sum(isinstance(event, CardStolen) and event.kept for event in events)
    assert sum(max(0, len(table.cards(seat)) - before) for seat, before in enumerate(cards)) <= arrivals
    if any(isinstance(event, ControlChanged) for event in events):
        assert any(isinstance(event, ColonyLanded | ColonyMoved | ColoniesSwapped) for event in events)


@cache
def random_game(players: int, seed: int, everything_on: bool = False) -> Result:
    """One game to its end, every rule of the sweep asserted on the way."""
    table = Playing.dealt(players, seed, **EVERYTHING_ON if everything_on else {})
    state = table.state
    census = dict(GAME.census(state))
    rng = Rng(seed)
    while not table.over:
        assert state.round < ROUNDS_AT_MOST
        assert GAME.waiting(state) == (state.active,)
        moves = table.moves(Move)
        assert moves
        assert len(set(moves)) == len(moves)
        cards = [len(table.cards(seat)) for seat in range(players)]
        events = table.play(rng.choice(moves))
        check_invariants(table, census)
        check_step(table, cards, events)
        if any(isinstance(event, TurnBegan) for event in events):
            assert state.hand == ()
    standings = GAME.standing(state)
    assert min(player.colonies for player in state.players) == 0
    scores = tuple(standing.score for standing in standings)
    return Result(state.round, scores, sum(standing.rank == 1 for standing in standings))


@pytest.mark.parametrize("seed", range(GAMES_EACH))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_invariants_and_end(players: int, seed: int) -> None:
    """Components are counted, control and relic ship are where they belong, nobody owns a type twice or gets a card
    from nowhere, and there is always a move until the last colony lands
    (AF-17.4, AF-9.1, AF-9.3, AF-4.16, AF-7.3)."""
    assert random_game(players, seed).rounds < ROUNDS_AT_MOST


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_with_every_option(players: int) -> None:
    """The same with all options on (AF-14.2, AF-14.3, AF-14.4, AF-14.7)."""
    assert random_game(players, 0, everything_on=True).rounds < ROUNDS_AT_MOST


@pytest.mark.parametrize(("players", "colonies"), [(2, 8), (3, 7), (4, 6)])
def test_scores_of_random_games_are_plausible(players: int, colonies: int) -> None:
    """Somebody landed all colonies, so the best score is at least that; it cannot pass colonies, eight territories,
    two cards and a field. There is always a winner (AF-13.3, AF-13.5)."""
    for seed in range(GAMES_EACH):
        result = random_game(players, seed)
        assert colonies <= max(result.scores) <= colonies + 8 + 2 + 1
        assert result.winners >= 1
