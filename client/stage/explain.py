"""What the pointer is on, explained: its text, its rule, what it would do now, or why it cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect

from client.stage.frame import AnyFrame
from client.stage.lights import is_picture
from client.stage.picks import Pick
from client.stage.preview import told
from client.ui.canvas import BODY, SMALL, TITLE
from client.ui.kit import ARROWS, Ui
from client.ui.theme import MUTED, TEXT, WARNING, TextStyle
from engine.core.game import Refusal

NOTE = TextStyle("body", "Medium", WARNING)
STRONG = TextStyle("body", "SemiBold", TEXT)
RULE = TextStyle("small", "SemiBold", MUTED)
PICTURE_HEIGHT, LEAST_PICTURE = 150, 70
BANNER = 0.5
"""Height of a banner for its width."""


@dataclass(slots=True)
class Explanation:
    title: str
    rule: str = ""
    picture: str = ""
    banner: str = ""
    """A picture across the top of the panel that bears the title itself."""
    paragraphs: list[tuple[str, TextStyle]] = field(default_factory=list)
    signs: dict[int, str] = field(default_factory=dict)
    """Pictures or icons that stand before paragraphs."""

    def add(self, text: str, style: TextStyle = BODY, sign: str = "") -> None:
        if not text:
            return
        if sign:
            self.signs[len(self.paragraphs)] = sign
        self.paragraphs.append((text, style))

    def refuse(self, frame: AnyFrame, refusal: Refusal | None) -> None:
        """Why it cannot be done, with the number of the rule."""
        if refusal:
            self.add(f"{frame.words.refusal(refusal)} ({refusal.rule})", NOTE)

    def foresee(self, frame: AnyFrame, move: Any) -> None:
        """What a move would change for whom."""
        found = frame.outlook.of(frame.view, frame.seat, move)
        for seat in sorted({change.seat for change in found.changes}, key=lambda other: (other != frame.seat, other)):
            changes = [
                frame.say("common.named", frame.words.text("figure", change.figure), told(change))
                for change in found.changes
                if change.seat == seat
            ]
            name = "" if seat == frame.seat else f"{frame.words.seat(seat)} – "
            self.add(name + ", ".join(changes), STRONG if seat == frame.seat else SMALL)


Describer = Callable[[Any, Pick], Explanation]
"""Says all there is to say about a pick of its kind: given the frame and the pick."""


def situation(frame: AnyFrame) -> Explanation:
    """Nothing is pointed at: what is going on."""
    words, view = frame.words, frame.view
    if not view.agenda:
        return Explanation(words.text("refusal", "game_over"), frame.around.link.game.over_rule)
    if not frame.may_act:
        due = frame.around.link.game.waiting(view)
        found = Explanation(frame.say("stage.plays", words.listed([words.seat(seat) for seat in due])))
        found.add(frame.say("stage.watch"), SMALL)
        return found
    return Explanation(words.step(view.agenda[-1]))


def describe(frame: AnyFrame, pick: Pick) -> Explanation:
    """What can be said of anything the catalogue names: its name and text, what stops it, what it would change."""
    words = frame.words
    if pick.kind not in words.kinds or not 0 <= pick.number < len(words.kinds[pick.kind]):
        return situation(frame)
    entry = words.catalogue[pick.kind][words.kinds[pick.kind][pick.number]]
    found = Explanation(words.name(pick.kind, pick.number))
    if not isinstance(entry, str) and "text" in entry:
        found.add(words.name(pick.kind, pick.number, "text"))
    add_consequences(frame, pick, found)
    return found


def add_consequences(frame: AnyFrame, pick: Pick, found: Explanation) -> None:
    """What picking this would change, or why it cannot be picked."""
    if not frame.may_act:
        return
    moves = [move for path, move in frame.choosing.candidates(pick) if not frame.choosing.goes_on(path)]
    if len(moves) == 1:
        found.foresee(frame, moves[0])
    elif not moves and not frame.choosing.answers(pick):
        found.refuse(frame, frame.refusal(pick.kind, pick.number))


class ExplanationPanel:
    """Draws an explanation; remembers its height, so that a long one scrolls."""

    def __init__(self) -> None:
        self._height = 0
        self._title = ""

    def draw(self, ui: Ui, box: Rect, explanation: Explanation) -> None:
        pad = ui.px(18)
        if explanation.banner:
            box = self._draw_banner(ui, box, explanation.banner)
        room = box.inflate(-2 * pad, -2 * pad)
        if explanation.title != self._title:
            self._title = explanation.title
            ui.scroll_to("context", 0)
        with ui.scroll("context", room, self._height, (ARROWS,)) as offset:
            top = room.top - offset
            width = room.width - ui.px(14)
            if not explanation.banner:
                long = ui.theme.height(explanation.title, TITLE, width) > 2 * ui.theme.line_height(TITLE)
                top += ui.label(explanation.title, Rect(room.left, top, width, 10_000), STRONG if long else TITLE)
            if explanation.rule:
                top += ui.label(explanation.rule, Rect(room.left, top, width, 10_000), RULE)
            if explanation.picture:
                spare = room.bottom - offset - top - self._text_height(ui, explanation, width)
                height = min(ui.px(PICTURE_HEIGHT), room.height // 3, max(ui.px(LEAST_PICTURE), spare))
                ui.picture(explanation.picture, Rect(room.left, top + ui.px(8), width, height))
                top += height + ui.px(16)
            for number, (text, style) in enumerate(explanation.paragraphs):
                sign = explanation.signs.get(number, "")
                inset = _sign(ui, sign, room.left, top, style) if sign else 0
                top += ui.label(text, Rect(room.left + inset, top, width - inset, 10_000), style) + ui.px(8)
        self._height = top - room.top + offset

    def _draw_banner(self, ui: Ui, box: Rect, banner: str) -> Rect:
        """Across the top; returns what is left below it."""
        place = box.inflate(-ui.px(8), -ui.px(8))
        place.height = min(round(place.width * BANNER), box.height * 2 // 5)
        ui.picture(banner, place)
        return Rect(box.left, place.bottom - ui.px(8), box.width, box.bottom - place.bottom + ui.px(8))

    def _text_height(self, ui: Ui, explanation: Explanation, width: int) -> int:
        """What follows the picture, which shrinks before anything must be scrolled to."""
        heights = [ui.theme.height(text, style, width) + ui.px(8) for text, style in explanation.paragraphs]
        return ui.px(16) + sum(heights)


def _sign(ui: Ui, sign: str, left: int, top: int, style: TextStyle) -> int:
    """A sign at the head of a paragraph; returns how far the text moves in."""
    height = ui.theme.line_height(style)
    box = Rect(left, top, height, height)
    if is_picture(sign):
        ui.picture(sign, box)
    else:
        ui.icon(sign, box.inflate(-4, -4), style.colour)
    return height + ui.px(10)
