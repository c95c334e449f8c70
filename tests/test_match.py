"""A match: moves, undo and redo."""

from __future__ import annotations

import pytest

from engine.core.codec import encode
from engine.core.game import Setup
from engine.core.moves import IllegalMove
from engine.core.rng import Rng
from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.moves import Dock, Roll
from engine.match import CannotUndo, Chair, Match, colours_of


def rolled_match() -> Match:
    match = Match(GAME, Setup(2, seed=1))
    match.play(match.waiting()[0], Roll())
    return match


def first_docking(match: Match) -> Dock:
    return next(move for move in match.moves(match.waiting()[0]) if isinstance(move, Dock))


def test_a_match_needs_a_chair_for_each_seat() -> None:
    with pytest.raises(ValueError, match="2 seats"):
        Match(GAME, Setup(2), [Chair("Ada")])


def test_moves_are_logged_with_what_they_did() -> None:
    match = rolled_match()
    seat = match.waiting()[0]
    events = match.play(seat, first_docking(match))
    assert [entry.seat for entry in match.entries] == [seat, seat]
    assert match.entries[-1].events == events
    assert match.entries[0].reveals
    assert not match.entries[1].reveals


def test_an_illegal_move_leaves_the_match_as_it_was() -> None:
    match = rolled_match()
    before = encode(match.state)
    with pytest.raises(IllegalMove):
        match.play(match.waiting()[0], Roll())
    assert encode(match.state) == before
    assert len(match.entries) == 1


def test_undo_takes_moves_back_one_by_one() -> None:
    match = rolled_match()
    seat = match.waiting()[0]
    positions = [(encode(match.state), match.hash)]
    for _ in range(2):
        match.play(seat, first_docking(match))
        positions.append((encode(match.state), match.hash))
    for position in reversed(positions[:-1]):
        match.undo()
        assert (encode(match.state), match.hash) == position


def test_undo_stops_where_dice_were_rolled() -> None:
    """Revealing a card and rolling cannot be taken back (AF-15.4)."""
    match = rolled_match()
    assert not match.can_undo()
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo()
    match.play(match.waiting()[0], first_docking(match))
    assert match.can_undo()


def test_there_is_nothing_to_undo_at_the_start() -> None:
    match = Match(GAME, Setup(2))
    assert not match.can_undo()
    with pytest.raises(CannotUndo, match="no move to take back"):
        match.undo()
    with pytest.raises(CannotUndo, match="no move to make again"):
        match.redo()


def test_a_seat_undoes_only_its_own_move() -> None:
    match = rolled_match()
    seat = match.waiting()[0]
    match.play(seat, first_docking(match))
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat)
    with pytest.raises(CannotUndo, match="another seat"):
        match.undo(1 - seat)


def test_redo_makes_the_move_again() -> None:
    match = rolled_match()
    seat = match.waiting()[0]
    for _ in range(2):
        match.play(seat, first_docking(match))
    after = encode(match.state), match.hash
    match.undo()
    match.undo()
    match.redo()
    match.redo()
    assert (encode(match.state), match.hash) == after
    assert not match.can_redo()


def test_a_new_move_forgets_what_could_be_redone() -> None:
    match = rolled_match()
    seat = match.waiting()[0]
    match.play(seat, first_docking(match))
    match.undo()
    match.play(seat, [move for move in match.moves(seat) if isinstance(move, Dock)][-1])
    assert not match.can_redo()


def test_nothing_before_a_reveal_can_be_undone_any_more() -> None:
    match = rolled_match()
    rng = Rng(0)
    while True:
        seat = match.waiting()[0]
        match.play(seat, rng.choice(match.moves(seat)))
        if match.entries[-1].reveals:
            break
    assert not match.can_undo()
    assert all(entry.before is None for entry in match.entries)


def test_undo_in_the_middle_of_a_whole_game_changes_nothing() -> None:
    """Taking back and making again at every step ends in the same game."""
    plain, fiddled = Match(GAME, Setup(2, 5)), Match(GAME, Setup(2, 5))
    rng = Rng(1)
    while waiting := plain.waiting():
        move = rng.choice(plain.moves(waiting[0]))
        plain.play(waiting[0], move)
        fiddled.play(waiting[0], move)
        if fiddled.can_undo():
            fiddled.undo()
            fiddled.redo()
    assert fiddled.hash == plain.hash
    assert fiddled.state == plain.state


def test_colours_are_as_chosen_and_the_rest_take_what_is_free() -> None:
    chairs = [Chair("Ada"), Chair("Ben", colour=0), Chair("Cleo", "pilot"), Chair("Dev", colour=5)]
    assert colours_of(chairs) == (1, 0, 2, 5)
