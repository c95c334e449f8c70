"""From pointing to moves, with moves of no game."""

from __future__ import annotations

from dataclasses import dataclass

from client.stage.choosing import Choosing
from client.stage.picks import CONFIRM, Path, Pick
from engine.core.moves import Move


@dataclass(frozen=True)
class Go(Move):
    picks: tuple[Pick, ...]
    bag: tuple[str, ...] | None = None


def way(*kinds: str, bag: tuple[str, ...] | None = None) -> Go:
    return Go(tuple(Pick(kind) for kind in kinds), bag)


@dataclass(frozen=True)
class Unseen(Move):
    pass


def choosing(*moves: Move) -> Choosing:
    found = Choosing(lambda move: Path(move.picks, move.bag) if isinstance(move, Go) else None)
    found.follow(moves)
    return found


def test_a_move_of_one_pick_comes_out_at_once() -> None:
    there = choosing(way("a"), way("b"))
    assert there.press(Pick("a")) == way("a")
    assert there.press(Pick("c")) is None


def test_picks_lead_on_and_another_beginning_starts_anew() -> None:
    there = choosing(way("card", "near"), way("card", "far"), way("other"))
    assert there.press(Pick("card")) is None
    assert there.asks_for("near")
    assert there.is_lit(Pick("far"))
    assert not there.is_open(Pick("other"))
    assert there.answers(Pick("other"))
    assert there.press(Pick("other")) == way("other")
    there.press(Pick("card"))
    assert there.press(Pick("far")) == way("card", "far")


def test_a_bag_must_be_exactly_what_is_selected() -> None:
    there = choosing(way("mine", bag=("two",)), way("mine", bag=("two", "two")), way("end"))
    there.select("first", "two")
    there.select("second", "two")
    assert there.press(Pick("mine")) == way("mine", bag=("two", "two"))
    there.select("first", "three")
    assert not there.is_lit(Pick("mine"))
    assert there.press(Pick("mine")) is None
    assert there.press(Pick("end")) == way("end"), "where it does not matter what is selected"


def test_what_would_come_closer_helps() -> None:
    there = choosing(way("mine", bag=("two", "two")), way("dock", bag=("five",)))
    assert there.helps("five")
    there.select("first", "two")
    assert there.helps("two")
    assert not there.helps("five")


def test_the_only_way_is_taken_without_selecting_unless_it_must_be_confirmed() -> None:
    assert choosing(way("mine", bag=("two",))).press(Pick("mine")) == way("mine", bag=("two",))
    assert not choosing(way("confirm", bag=("two",))).is_lit(CONFIRM)


def test_cancelling_says_whether_there_was_anything() -> None:
    there = choosing(way("card", "near"), way("card", "far"))
    assert not there.cancel()
    there.press(Pick("card"))
    there.select("x")
    assert there.cancel()
    assert not there.armed
    assert not there.selected


def test_moves_without_a_path_are_left_over() -> None:
    assert choosing(Unseen(), way("a")).leftovers == [Unseen()]


def test_several_moves_at_once_stop_where_one_is_not_legal() -> None:
    there = choosing(way("a"), way("b"))
    there.then([way("a"), way("c"), way("b")])
    assert there.next_in_queue() == way("a")
    assert there.next_in_queue() is None
    assert there.next_in_queue() is None


def test_a_set_is_played_in_the_order_the_rules_want() -> None:
    there = choosing(way("b"))
    there.then([way("a"), way("b")], in_order=False)
    assert there.next_in_queue() == way("b")
    there.follow([way("a")])
    assert there.next_in_queue() == way("a")
