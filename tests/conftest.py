"""Options of the whole test run."""

from __future__ import annotations

import pytest

from engine.games import FURTHER, SHELF, load_game
from tests.conformance.pending import PENDING
from tests.sixth import comets

SIXTH = comets.GAME.id


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", default=",".join((*SHELF, SIXTH)), help="games that the tests for every game run on")


@pytest.fixture
def six_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Comets stands on the shelf with our five games, in other processes too."""
    monkeypatch.setenv(FURTHER, comets.__name__)


@pytest.fixture(autouse=True)
def _sixth_game_on_the_shelf(request: pytest.FixtureRequest) -> None:
    """Where a test runs on Comets, its processes know Comets."""
    if "game" in request.fixturenames and request.getfixturevalue("game") is comets.GAME:
        request.getfixturevalue("six_games")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `game` runs on every registered game, one that asks for `seats` too on every seat count."""
    if "game" not in metafunc.fixturenames:
        return
    names = metafunc.config.getoption("--games").split(",")
    games = [comets.GAME if name == SIXTH else load_game(name) for name in names]
    if "seats" in metafunc.fixturenames:
        tables = [(game, seats) for game in games for seats in game.seat_counts]
        metafunc.parametrize(("game", "seats"), tables, ids=[f"{game.id}-{seats}" for game, seats in tables])
    else:
        metafunc.parametrize("game", games, ids=[game.id for game in games])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a game is known not to pass yet must fail: when it passes, its line in `pending.py` has to go."""
    for item in items:
        game = item.callspec.params.get("game") if hasattr(item, "callspec") else None
        if game and (game.id, getattr(item, "originalname", "")) in PENDING:
            item.add_marker(pytest.mark.xfail(strict=True, reason="the game is being mended"))
