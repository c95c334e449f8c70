"""The coach at the table: first where to look, then three plans with their chances, then the best with its reasons.

What it says is worked out in another process and grows better while one reads. Gold is what the coach tells; the one
thing in the accent's colour does what it says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.links.link import Link
from client.links.study import Adviser
from client.stage.lights import write
from client.stage.table import Table
from client.ui.canvas import BODY, SMALL, STRONG, TITLE
from client.ui.kit import Ui
from client.ui.theme import GOLD, HAIR, TEXT, WARNING, TextStyle
from engine.bots.coach import Advice, Plan, Reason
from engine.core.moves import Move, Seat
from engine.core.state import State
from engine.core.words import Words

CLOSED, PLACE, PLANS, BEST = range(4)
WIDTH = 420
ENOUGH = 100
"""Below so many games played on, chances are said to the nearest five per cent."""
MOST_REASONS = 4
GOLDEN = TextStyle("body", "SemiBold", GOLD)
ICONS = {"gains": "plus", "gives_up": "minus", "prevents": "shield"}
GREEN = (112, 214, 140)
COLOURS = {"gains": GREEN, "gives_up": WARNING, "prevents": GOLD}


def per_cent(thousandths: int, games: int) -> int:
    """A chance as it may be said after so many games."""
    return round(thousandths / 10) if games >= ENOUGH else round(thousandths / 50) * 5


class Coach:
    def __init__(self, link: Link, say: Callable[..., str]) -> None:
        self._link = link
        self._say = say
        self._adviser = Adviser(link.game)
        self._view: State | None = None
        self._seat: Seat = 0
        self.advice: Advice | None = None
        self.step = CLOSED
        self.asked = 0
        """How many times help was asked for in this match."""

    @property
    def is_open(self) -> bool:
        return self.step != CLOSED

    @property
    def is_thinking(self) -> bool:
        return self.is_open and self.advice is None

    @property
    def best(self) -> Move | None:
        return self.advice.plans[0].first if self.advice else None

    def press(self) -> Move | None:
        """Asked once more: the next step; after the last, the move itself."""
        if self.step == BEST:
            return self.best
        self.asked += 1
        if self.step == CLOSED:
            assert self._link.viewer is not None
            self._view, self._seat, self.advice = self._link.view, self._link.viewer, None
            self._adviser.ask(self._view, self._seat)
        elif self.advice is None:
            return None
        only = self.advice is not None and self.advice.is_only
        self.step = BEST if only else self.step + 1
        return None

    def listen(self) -> bool:
        """Hear what has been found out; True if there is something new. The position may have changed meanwhile."""
        if not self.is_open:
            return False
        if self._link.view is not self._view:
            self.shut()
            return True
        news = self._adviser.news()
        self.advice = news or self.advice
        return news is not None

    def shut(self) -> None:
        self.step, self.advice, self._view = CLOSED, None, None

    def close(self) -> None:
        self._adviser.close()

    # -- drawing ---------------------------------------------------------------------------------------------

    def frame(self, ui: Ui, area: pygame.Rect, words: Words, table: Table) -> str | None:
        """Draw what it says; returns `do` or `close` if that was asked for."""
        box = self._place(ui, area, table)
        ui.cover(box)
        ui.spot("coach", box, focusable=False)
        ui.panel(box, solid=True, edge=(*GOLD, 150))
        inside = box.inflate(-ui.px(40), -ui.px(36))
        top = self._head(ui, inside)
        foot = max(ui.px(56), ui.theme.line_height(STRONG) + ui.px(14))
        row = pygame.Rect(inside.left, inside.bottom - foot, inside.width, foot)
        room = pygame.Rect(inside.left, top, inside.width, row.top - top - ui.px(10))
        if self.advice is None:
            ui.label(self._say("coach.thinking"), room, SMALL)
        else:
            with ui.scroll("coach", room, self._height(ui, room.width, words, self.advice)) as offset:
                self._told(ui, room.move(0, -offset), words, self.advice)
        return self._buttons(ui, row)

    def _place(self, ui: Ui, area: pygame.Rect, table: Table) -> pygame.Rect:
        """At the right; at the left where that would cover what is lit, or a plain table's list of moves."""
        width = min(round(WIDTH * max(ui.theme.scale, ui.theme.text_scale)), area.width * 2 // 5)
        gap = ui.px(10)
        box = pygame.Rect(area.right - width - gap, area.top + gap, width, area.height - 2 * gap)
        lit = [ui.in_sight[id] for id in table.pointed_out() if id in ui.in_sight]
        if table.board is None or any(place.colliderect(box) for place in lit):
            other = box.move(area.left + gap - box.left, 0)
            if not any(place.colliderect(other) for place in lit):
                return other
        return box

    def _head(self, ui: Ui, inside: pygame.Rect) -> int:
        height = ui.theme.line_height(TITLE)
        bulb = pygame.Rect(inside.left, inside.top, height, height)
        ui.icon("hint", bulb, GOLD)
        dots = 3 * ui.px(24)
        title = pygame.Rect(bulb.right + ui.px(12), inside.top, inside.right - bulb.right - ui.px(12) - dots, height)
        write(ui, self._say("coach.title"), title, TITLE)
        if ui.draws:
            for number in range(3):
                centre = (inside.right - dots + ui.px(24) * number + ui.px(16), bulb.centery)
                pygame.draw.circle(ui.surface, GOLD if number < self.step else HAIR, centre, ui.px(6))
            y = bulb.bottom + ui.px(10)
            pygame.draw.line(ui.surface, HAIR, (inside.left, y), (inside.right, y))
        return bulb.bottom + ui.px(20)

    def _height(self, ui: Ui, width: int, words: Words, advice: Advice) -> int:
        """Work it through without drawing."""
        draws, texts, spots = ui.draws, list(ui.texts), dict(ui.spots)
        ui.draws = False
        bottom = self._told(ui, pygame.Rect(0, 0, width, 1 << 14), words, advice)
        ui.draws = draws
        ui.texts[:], ui.spots = texts, spots
        return bottom

    def _told(self, ui: Ui, room: pygame.Rect, words: Words, advice: Advice) -> int:
        y = room.top
        best = advice.plans[0]

        def line(text: str, style: TextStyle = BODY, inset: int = 0, gap: int = 4) -> None:
            nonlocal y
            rect = pygame.Rect(room.left + inset, y, room.width - inset, 1 << 14)
            y += ui.label(text, rect, style) + ui.px(gap)

        line(f"1  {self._say('coach.place')}", GOLDEN)
        line(self._where(best.first, words), gap=18)
        if self.step >= PLANS and not advice.is_only:
            line(f"2  {self._say('coach.plans')}", GOLDEN)
            if advice.is_alike:
                line(self._say("coach.alike"), SMALL)
            for number, plan in enumerate(advice.plans, 1):
                y = self._plan(ui, pygame.Rect(room.left, y, room.width, 0), number, plan, words, advice.games)
            y += ui.px(12)
        if self.step == BEST:
            line(f"3  {self._say('coach.best')}", GOLDEN)
            line(_named(best, words), STRONG, gap=8)
            if advice.is_only:
                line(self._say("coach.only"), SMALL)
            else:
                silent = not advice.reasons and (advice.is_alike or not advice.games)
                y = y if silent else self._reasons(ui, pygame.Rect(room.left, y, room.width, 0), advice.reasons, words)
        if not advice.is_only and self.step > PLACE:
            line(self._say("coach.games", advice.games), SMALL)
        return y - room.top

    def _where(self, move: Move, words: Words) -> str:
        """What is to be done, and where if the move names a place; not more."""
        named = [words.name(kind, number) for kind, number in words.things(move) if kind != "seat"]
        group = words.group(move)
        return self._say("common.named", group, named[-1]) if named else group

    def _plan(self, ui: Ui, row: pygame.Rect, number: int, plan: Plan, words: Words, games: int) -> int:
        """Number, what it does, its chance as a bar and in words; returns where the next begins."""
        thousandths = plan.chances[self._seat] if games else 0
        known = self._say("coach.chance" if games >= ENOUGH else "coach.about", per_cent(thousandths, games))
        said = known if games else "…"
        width = ui.theme.font(STRONG).size(self._say("coach.about", 100))[0]
        size = ui.theme.line_height(STRONG)
        middle = pygame.Rect(row.left + size + ui.px(12), row.top, row.width - size - width - ui.px(24), 1 << 14)
        text = _named(plan, words)
        height = ui.theme.height(text, BODY, middle.width)
        badge = pygame.Rect(row.left, row.top + ui.px(2), size, size)
        if ui.draws:
            pygame.draw.circle(ui.surface, GOLD, badge.center, size // 2)
        ui.label(str(number), badge, TextStyle("small", "Bold", (20, 22, 34)), "center", middle=True)
        ui.label(text, middle, BODY)
        side = pygame.Rect(row.right - width, row.top, width, size)
        ui.label(said, side, GOLDEN if number == 1 else STRONG, "right")
        bar = pygame.Rect(middle.left, row.top + height + ui.px(4), middle.width, ui.px(8))
        if ui.draws:
            pygame.draw.rect(ui.surface, HAIR, bar, border_radius=ui.px(4))
            filled = pygame.Rect(bar.topleft, (bar.width * thousandths // 1000, bar.height))
            pygame.draw.rect(ui.surface, GOLD if number == 1 else TEXT, filled, border_radius=ui.px(4))
        return bar.bottom + ui.px(14)

    def _reasons(self, ui: Ui, row: pygame.Rect, reasons: Sequence[Reason], words: Words) -> int:
        y = row.top
        if not reasons:
            text = self._say("coach.no_reason")
            ui.label(text, pygame.Rect(row.left, y, row.width, 1 << 14), SMALL)
            return y + ui.theme.height(text, SMALL, row.width) + ui.px(8)
        for reason in chosen(reasons):
            text = reason_in_words(reason, words, self._say)
            size = ui.theme.line_height(BODY)
            left = row.left + size + ui.px(12)
            ui.icon(ICONS[reason.kind], pygame.Rect(row.left, y, size, size), COLOURS[reason.kind])
            ui.label(text, pygame.Rect(left, y, row.right - left, 1 << 14), BODY)
            y += ui.theme.height(text, BODY, row.right - left) + ui.px(8)
        return y

    def _buttons(self, ui: Ui, row: pygame.Rect) -> str | None:
        gap = ui.px(12)
        width = (row.width - gap) * 3 // 5
        left = pygame.Rect(row.left, row.top, width, row.height)
        right = pygame.Rect(left.right + gap, row.top, row.width - width - gap, row.height)
        ready = self.advice is not None
        last = self.step == BEST
        text, icon = (self._say("coach.do"), "check") if last else (self._say("coach.more"), "hint")
        if ui.button("coach:on", left, text, icon, ready, primary=last):
            return "on"
        if ui.button("coach:close", right, self._say("coach.close")):
            return "close"
        return None


def chosen(reasons: Sequence[Reason]) -> list[Reason]:
    """The weightiest, and at least one thing that is given up if there is any."""
    kept = list(reasons[:MOST_REASONS])
    if all(reason.kind != "gives_up" for reason in kept):
        kept[MOST_REASONS - 1 :] = [reason for reason in reasons if reason.kind == "gives_up"][:1] or kept[-1:]
    return kept[:MOST_REASONS]


def reason_in_words(reason: Reason, words: Words, say: Callable[..., str]) -> str:
    figures = _figure(reason.best, say), _figure(reason.other, say)
    name = words.text("figure", reason.figure)
    if reason.kind == "prevents":
        name = say("coach.of", words.seat(reason.seat), name)
    said = say(f"coach.{reason.kind}", name, *figures)
    return say("coach.later", said) if reason.is_later else said


def _figure(tenths: int, say: Callable[..., str]) -> str:
    return str(tenths // 10) if tenths % 10 == 0 else say("coach.decimal", tenths // 10, tenths % 10)


def _named(plan: Plan, words: Words) -> str:
    return " · ".join(words.move(move) for move in plan.named)
