"""Patches between views."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.lan.patch import BadPatch, apply, diff, view_hash
from client.lan.viewing import ViewDecoder
from client.lan.wire import packed_plain
from engine.core.codec import BadData, encode
from engine.core.game import Game, Setup
from engine.core.state import State
from engine.games import GAME_IDS, load_game
from tests.conformance.walk import random_game

LEAVES = st.none() | st.booleans() | st.integers(-5, 300) | st.text("ab", max_size=2)
TREES = st.lists(st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=5), max_leaves=25), max_size=6)


@given(TREES, TREES)
def test_a_patch_makes_the_new_of_the_old(old: list[Any], new: list[Any]) -> None:
    changed = copy.deepcopy(old)
    apply(changed, diff(old, new))
    assert packed_plain(changed) == packed_plain(new)
    assert view_hash(changed) == view_hash(new)


@given(TREES)
def test_nothing_changed_nothing_sent(tree: list[Any]) -> None:
    assert diff(tree, copy.deepcopy(tree)) == []


def test_one_is_not_true() -> None:
    assert diff([1], [True]) == [[[], 0, 1, [True]]]


def test_a_small_change_is_a_small_patch() -> None:
    old = [[0, [1, 2, 3]], list(range(50)), "x"]
    new = [[0, [1, 9, 3]], [*range(20), *range(21, 50)], "x"]
    assert diff(old, new) == [[[0, 1], 1, 1, [9]], [[1], 20, 1, []]]


@pytest.mark.parametrize(
    "patch",
    [
        None,
        7,
        [7],
        [[[], 0, 1]],
        [[[5], 0, 1, []]],
        [[[0], 0, 9, []]],
        [[[0], 3, 0, []]],
        [[[-1], 0, 0, []]],
        [[[1], 0, 0, []]],
        [[["0"], 0, 0, []]],
        [[[], 0, True, []]],
        [[[], 0, 1, "ab"]],
    ],
)
def test_a_patch_that_does_not_fit_is_refused(patch: Any) -> None:
    with pytest.raises(BadPatch):
        apply([[1, 2], 3], patch)


def test_views_of_a_whole_game_follow_by_patches(game: Game[Any]) -> None:
    seats = game.seat_counts[-1]
    shown: dict[int | None, list[Any]] = {}
    for moment in random_game(game, Setup(seats, 3)):
        if moment.number > 300:
            break
        for seat in (0, None):
            view = encode(game.view(moment.state, seat))
            if seat in shown:
                apply(shown[seat], diff(shown[seat], view))
            shown[seat] = copy.deepcopy(view) if seat not in shown else shown[seat]
            assert shown[seat] == view


def test_a_view_is_decoded_from_what_changed(game: Game[Any]) -> None:
    decoder = ViewDecoder(game)
    shown: tuple[State, list[Any]] | None = None
    for moment in random_game(game, Setup(game.seat_counts[-1], 4)):
        if moment.number > 200:
            break
        content = encode(game.view(moment.state, 0))
        if shown:
            view = decoder.changed(shown[0], content, diff(shown[1], content))
            assert view == decoder.view(content)
            assert game.moves(view, 0) == game.moves(decoder.view(content), 0)
            shown = view, content
        else:
            shown = decoder.view(content), content


@pytest.mark.parametrize("patch", [[[[], 0, 0, [1]]], [[[], 0, 1, []]], [[[], 0, 0, [1]], [[], 5, 1, []]]])
def test_a_view_neither_gains_nor_loses_fields(patch: Any) -> None:
    game = load_game(GAME_IDS[0])
    view = game.view(game.start(Setup(game.seat_counts[-1], 4)), 0)
    content = encode(view)
    apply(content, patch)
    with pytest.raises(BadPatch):
        ViewDecoder(game).changed(view, content, patch)


def test_a_changed_field_is_checked() -> None:
    game = load_game(GAME_IDS[0])
    view = game.view(game.start(Setup(game.seat_counts[-1], 4)), 0)
    content = encode(view)
    patch = [[[], 0, 1, ["no agenda"]]]
    apply(content, patch)
    with pytest.raises(BadData):
        ViewDecoder(game).changed(view, content, patch)
