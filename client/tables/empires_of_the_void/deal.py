"""Putting an offer together: my pan and the other's, over a corner of the galaxy."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from client.stage.lights import NAME, write
from client.stage.picks import Pick
from client.stage.sheets import paper
from client.stage.zones import row
from client.tables.empires_of_the_void.looks import CREDIT, card_picture, good_picture, temperament_picture
from client.tables.empires_of_the_void.parts import QUIET, SMALL_NUMBER, Drawing, figure, tile
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void.trade import ToDraft, offers_left

WIDTH, HEIGHT = 640, 316


def draft_of(frame: Drawing) -> ToDraft | None:
    step = frame.view.agenda[-1] if frame.view.agenda else None
    return step if isinstance(step, ToDraft) and step.seat == frame.seat and frame.may_act else None


def place(frame: Drawing) -> Rect:
    """Over the lower right corner of the galaxy, so that most of it is seen."""
    board, length = frame.layout.board, frame.layout.length
    box = Rect(0, 0, min(board.width, length(WIDTH)), min(board.height, length(HEIGHT)))
    box.bottomright = board.bottomright
    return box


def draw(frame: Drawing, step: ToDraft) -> None:
    offer, length = step.offer, frame.layout.length
    left = offers_left(frame.view, frame.seat, offer.occasion)
    title = frame.say("ev.offer_to", frame.words.seat(offer.partner), left)
    room = paper(frame, place(frame), title)
    foot = length(44)
    pans = Rect(room.left, room.top, room.width, room.height - foot - length(8))
    mine, theirs = row(pans, 2, length(18))
    given = [(card_picture(card), 1) for card in offer.give_cards]
    asked = [(temperament_picture(kind), 1) for kind in offer.ask_cards]
    goods = range(len(game.GOODS))
    _pan(frame, mine, frame.say("ev.i_give"), offer.give_credits, given, offer.give_good)
    _pan(frame, theirs, frame.say("ev.i_ask"), offer.ask_credits, asked, offer.ask_good)
    _tiles(frame, mine, [Pick("give_credit"), *(Pick("give_good", good) for good in goods)], 1)
    _tiles(frame, theirs, [Pick("ask_credit"), *(Pick("ask_good", good) for good in goods)], 1)
    _tiles(frame, theirs, [Pick("ask_card", kind) for kind in range(len(game.TEMPERAMENTS))], 0)
    hint = Rect(mine.left, mine.bottom - _height(frame), mine.width, _height(frame))
    write(frame.ui, frame.say("ev.click_cards"), hint, QUIET, lines=2)
    send, drop = row(Rect(room.left, room.bottom - foot, room.width, foot), 2, length(10))
    tile(frame, Pick("send"), send, frame.words.text("move", "Send"), "check")
    tile(frame, Pick("drop"), drop, frame.words.text("move", "Drop"), "close")


def _height(frame: Drawing) -> int:
    return frame.layout.length(48)


def _pan(frame: Drawing, box: Rect, heading: str, credits: int, cards: Sequence[tuple[str, int]], good: int) -> None:
    """What lies in a pan so far."""
    line = frame.ui.theme.line_height(NAME)
    write(frame.ui, heading, Rect(box.left, box.top, box.width, line), NAME)
    side = frame.layout.length(40)
    cells = row(Rect(box.left, box.top + line, box.width, side), 5, 4)
    figure(frame.ui, CREDIT, str(credits), cells[0], SMALL_NUMBER, faint=not credits)
    pictures = [picture for picture, _ in cards] + ([good_picture(good)] if good >= 0 else [])
    for cell, picture in zip(cells[1:], pictures, strict=False):
        frame.ui.picture(picture, cell)


def _tiles(frame: Drawing, box: Rect, picks: Sequence[Pick], rows_below: int) -> None:
    """A row of what can be added, from the bottom of a pan."""
    height, gap = _height(frame), frame.layout.length(5)
    top = box.bottom - (rows_below + 1) * height - rows_below * gap
    for pick, cell in zip(picks, row(Rect(box.left, top, box.width, height), len(picks), gap), strict=True):
        if not frame.choosing.is_open(pick):
            continue
        looks = {"give_good": good_picture, "ask_good": good_picture, "ask_card": temperament_picture}
        maker = looks.get(pick.kind)
        tile(frame, pick, cell, look=maker(pick.number) if maker else CREDIT)
