"""Where things are: the camera, boxes, hexes, and what lies elsewhere than before."""

from __future__ import annotations

import pytest
from pygame import Rect

from client.stage.camera import Camera
from client.stage.hexes import HexGrid
from client.stage.picks import Pick
from client.stage.pieces import Change, Piece, changes
from client.stage.zones import FULL, column, fan, grid, largest, placed

BOARD = Rect(100, 50, 1000, 700)


def camera() -> Camera:
    return Camera(BOARD, (2000, 1400), (1.0, 1.5, 2.0))


def test_all_of_the_board_is_seen_first() -> None:
    assert camera().sight.rect((0, 0, 2000, 1400)) == BOARD


def test_looking_nearer_keeps_what_is_under_the_pointer() -> None:
    view, point = camera(), (350, 225)
    before = view.sight.on_board(point)
    assert view.zoom(1, point)
    assert view.sight.on_board(point) == pytest.approx(before)
    assert view.zoom(1, point)
    assert not view.zoom(1, point), "there is no nearer"


def test_nothing_beyond_the_edge_is_looked_at() -> None:
    view = camera()
    view.zoom(1, BOARD.center)
    view.pan(10_000, 10_000)
    assert view.sight.point((0, 0)) == BOARD.topleft
    view.zoom(-1, BOARD.center)
    assert view.sight.rect((0, 0, 2000, 1400)) == BOARD
    assert not view.pan(50, 50), "all of it is in sight already"


def test_what_lies_outside_is_brought_into_sight() -> None:
    view = camera()
    view.zoom(2, BOARD.topleft)
    corner = (1900, 1300, 60, 60)
    assert not BOARD.contains(view.sight.rect(corner))
    assert view.show(view.sight.rect(corner))
    assert BOARD.contains(view.sight.rect(corner))


@pytest.mark.parametrize("pointy", [True, False])
def test_every_hex_is_under_its_own_middle_and_corners(pointy: bool) -> None:
    board = HexGrid((400, 300), 40, pointy, squash=0.8)
    for q in range(-4, 5):
        for r in range(-4, 5):
            assert board.at(board.middle((q, r))) == (q, r)
            assert all(board.at(corner) == (q, r) for corner in board.corners((q, r), 0.9))
            assert board.box((q, r)).collidepoint(board.middle((q, r)))


def test_neighbours_share_two_corners() -> None:
    board = HexGrid((0, 0), 40)
    here = {(round(x), round(y)) for x, y in board.corners((0, 0))}
    for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
        there = {(round(x), round(y)) for x, y in board.corners((q, r))}
        near = [corner for corner in here if any(abs(corner[0] - x) < 2 and abs(corner[1] - y) < 2 for x, y in there)]
        assert len(near) == 2


def test_boxes_at_an_edge_stay_there_on_a_screen_of_another_shape() -> None:
    wide = Rect(0, 48, 2560, 1032)
    assert placed((1820, 0, 100, 100), wide, FULL, 1.0).right == wide.right
    assert placed((0, 932, 100, 100), wide, FULL, 1.0).bottom == wide.bottom


def test_boxes_share_out_a_room() -> None:
    room = Rect(0, 0, 400, 300)
    for boxes in (column(room, 3, 6), grid(room, 7, 3, 6), fan(room, 9, (90, 120), 100), largest(room, 5, (3, 2), 6)):
        assert all(room.contains(box) for box in boxes)
    assert all(
        not one.colliderect(other) for one in grid(room, 7, 3, 6) for other in grid(room, 7, 3, 6) if one != other
    )


def lying(kind: str, where: int, x: int) -> Piece:
    return Piece(kind, Pick("place", where), "picture", Rect(x, 0, 10, 10))


def test_what_stays_is_not_moved_and_what_is_new_comes_from_the_nearest_of_its_kind() -> None:
    before = [lying("ship", 0, 0), lying("ship", 1, 100), lying("base", 2, 200)]
    after = [lying("base", 2, 200), lying("ship", 0, 0), lying("ship", 5, 120)]
    assert changes(before, after) == [Change(before[1], after[2])]


def test_what_is_new_comes_from_nowhere_and_what_is_gone_goes_there() -> None:
    ship, base = lying("ship", 0, 0), lying("base", 0, 0)
    assert changes([ship], [base]) == [Change(None, base), Change(ship, None)]


def test_what_closes_ranks_slides() -> None:
    assert changes([lying("die", 1, 50)], [lying("die", 1, 20)]) == [Change(lying("die", 1, 50), lying("die", 1, 20))]
