"""The first screen: the match to go on with, and the games on a shelf with the deal of the day."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from client.scenes import deals
from client.scenes.beginning import begin
from client.scenes.chronicle import Played, finished, of, tally
from client.scenes.keepsake import Summary, at_a_glance, draw_players, picture_beside
from client.scenes.load import open_save, saved_matches, show_again
from client.scenes.scene import Scene
from client.tables import is_taught
from client.ui.canvas import HERO, SMALL, STRONG, TITLE
from client.ui.kit import Ui
from client.ui.theme import ACCENT, FAINT, GOLD, MUTED, SPACE, TextStyle
from engine.games import game_ids, load_game, seats_of, title

if TYPE_CHECKING:
    from client.app import App

COVER_SHAPE = 4 / 3
CRAMPED = 860
"""A window lower than this has no room for a large title."""
KNOWN = 1000
"""So many of the newest records are looked at."""
RINGS = ((0.98, 0.30), (0.80, 0.20), (1.18, 0.42))
BRASS = (150, 122, 66)
FIGURE = TextStyle("title", "SemiBold", display=True)
WON = TextStyle("title", "SemiBold", GOLD, display=True)


class TitleScene(Scene):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._seen: tuple[int, float] = (-1, 0.0)
        self._saves: list[Path] = []
        self._open: list[tuple[Path, Summary | None]] = []
        """Matches to go on with, the newest first; None where a record cannot be read, which opening it explains."""
        self._played: list[Played] = []
        app.art.painter("melted", self._melted)

    def frame(self, ui: Ui) -> None:
        self._look_at_the_records()
        window = ui.window
        cramped = window.height < ui.px(CRAMPED) or ui.theme.text_scale > 1.6 * ui.theme.scale
        margin = ui.px(28 if cramped else 72)
        size = ui.px(60 if cramped else 100)
        mark = pygame.Rect(margin, ui.px(20 if cramped else 34), size, size)
        ui.picture("shared/logo", mark)
        named = self._name(ui, mark, cramped)
        self._person(ui, pygame.Rect(named, mark.top, window.width - margin - named, mark.height))
        foot = self._foot(ui, margin, ui.px(20 if cramped else 34))
        gap = ui.px(16 if cramped else 30)
        banner = pygame.Rect(margin, mark.bottom + gap, window.width - 2 * margin, 0)
        banner.height = self._banner(ui, banner, cramped)
        top = banner.bottom + gap
        self._shelf(ui, pygame.Rect(margin, top, window.width - 2 * margin, foot.top - top - gap))
        self.draw_troubles(ui, pygame.Rect(window.centerx, mark.top, window.centerx - margin, mark.height))
        if ui.input.key == "f1":
            self.app.go("settings")

    def _look_at_the_records(self) -> None:
        """Read anew only when something was written."""
        self._saves = saved_matches()[:KNOWN]
        seen = (len(self._saves), self._saves[0].stat().st_mtime if self._saves else 0.0)
        if seen != self._seen:
            self._seen = seen
            self.app.art.forget("melted")
            self._played = finished(self._saves)
            over = {match.record for match in self._played}
            known = [(path, at_a_glance(path)) for path in self._saves if path not in over]
            self._open = [(path, summary) for path, summary in known if summary is None or not summary.is_over]

    # -- above -----------------------------------------------------------------------------------------------

    def _name(self, ui: Ui, mark: pygame.Rect, cramped: bool) -> int:
        """The program's name; returns where it ends."""
        name = self.say("title.name")
        if cramped:
            place = ui.line(name, (mark.right + ui.px(16), mark.centery - ui.theme.line_height(TITLE) // 2), TITLE)
            return place.right + ui.px(40)
        place = ui.line(name, (mark.right + ui.px(22), mark.top - ui.px(2)), HERO)
        tagline = TextStyle("small", colour=MUTED)
        below = ui.line(self.say("title.tagline"), (place.left + ui.px(3), place.bottom - ui.px(2)), tagline)
        return max(place.right, below.right) + ui.px(40)

    def _person(self, ui: Ui, area: pygame.Rect) -> None:
        """Who plays, with what they have played and won; more about it is one click away."""
        own = of(self.app.own_name, self._played)
        if not own or self.app.troubles():
            return
        done = tally(own)
        figures = [(str(done.matches), self.say("title.matches", done.matches), FIGURE)]
        figures.append((str(done.won), self.say("title.won", done.won), WON))
        widths = [
            max(ui.theme.font(style).size(figure)[0], ui.theme.font(SMALL).size(name)[0]) + ui.px(36)
            for figure, name, style in figures
        ]
        name_width = ui.theme.font(STRONG).size(self.app.own_name)[0] + ui.px(24)
        if name_width + sum(widths) > area.width:
            return
        height = ui.theme.line_height(FIGURE) + ui.theme.line_height(SMALL)
        if height > area.height + ui.px(16):
            return
        box = pygame.Rect(area.right - name_width - sum(widths), area.centery - height // 2, name_width, height)
        spot = ui.spot("person", pygame.Rect(box.left, box.top, area.right - box.left, height))
        ui.label(self.app.own_name, box, STRONG, middle=True)
        x = box.right
        for (figure, name, style), width in zip(figures, widths, strict=True):
            ui.line(figure, (x + width // 2, box.top), style, "center")
            ui.line(name, (x + width // 2, box.top + ui.theme.line_height(style)), SMALL, "center")
            x += width
        if spot.focused or spot.hovered:
            ui.focus_ring(pygame.Rect(box.left - ui.px(10), box.top, area.right - box.left + ui.px(10), height))
        if spot.activated:
            self.app.go("statistics")

    # -- what to go on with ----------------------------------------------------------------------------------

    def _banner(self, ui: Ui, banner: pygame.Rect, cramped: bool) -> int:
        """The match to go on with; where there is none, the lesson. Returns its height."""
        small = ui.theme.line_height(SMALL)
        button = max(ui.px(58), ui.theme.line_height(STRONG) + ui.px(14))
        if cramped:
            box = pygame.Rect(banner.left, banner.top, banner.width, button + ui.px(16))
        else:
            height = small + ui.theme.line_height(TITLE) + small + button + ui.px(64)
            box = pygame.Rect(banner.left, banner.top, min(banner.width, ui.px(1240)), height)
            box.centerx = banner.centerx
        ui.panel(box)
        path, summary = self._open[0] if self._open else (None, None)
        inside = box.inflate(-ui.px(48), -ui.px(16 if cramped else 40))
        game_id = summary.game if summary else next((id for id in game_ids() if is_taught(id)), game_ids()[0])
        if not cramped:
            right = pygame.Rect(box.left + box.width * 11 // 20, box.top + ui.px(2), box.width * 9 // 20 - ui.px(2), 0)
            right.height = box.height - ui.px(4)
            ui.picture(f"melted:{game_id}:{path or ''}", right)
        name = title(game_id, self.app.settings.language) if summary or not path else path.name
        words = self.say("title.continue" if path else "title.first_lesson")
        width = ui.theme.font(STRONG).size(words)[0] + ui.px(110)
        if cramped:
            rect = pygame.Rect(inside.right - width, inside.centery - button // 2, width, button)
            room = pygame.Rect(inside.left, inside.top, rect.left - inside.left - ui.px(16), inside.height)
            ui.label(name, room, STRONG, middle=True)
        else:
            rect = pygame.Rect(inside.left, inside.bottom - button, width, button)
            due = self._due(summary) if summary or not path else self.say("title.unreadable")
            ui.label(due, pygame.Rect(inside.left, inside.top, inside.width, small), TextStyle("small", colour=GOLD))
            line = pygame.Rect(inside.left, inside.top + small, inside.width, ui.theme.line_height(TITLE))
            ui.label(name, line, TITLE)
            if summary:
                players = pygame.Rect(inside.left, line.bottom + ui.px(4), inside.width * 3 // 5, small)
                draw_players(ui, players, summary, self.app.settings.language, SMALL)
            waiting = len(self._open) - 1
            if waiting > 0:
                more = self.say("title.others", waiting)
                place = pygame.Rect(rect.right + ui.px(20), rect.top, 0, rect.height)
                place.width = min(inside.right - place.left, ui.theme.font(STRONG).size(more)[0] + ui.px(80))
                if ui.button("others", place, more, "chevron_right"):
                    self.app.go("load")
        if ui.button("continue" if path else "learn", rect, words, "play", primary=True):
            if path:
                open_save(self.app, path)
            else:
                self.app.go("tutorial", game_id)
        return box.height

    def _due(self, summary: Summary | None) -> str:
        if summary is None:
            return self.say("title.no_match")
        mine = any(summary.levels[seat] is None for seat in summary.due)
        asked = summary.asked_in(self.app.settings.language)
        return asked if mine and asked else self.say("title.under_way")

    def _melted(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The table as it was left, or a box's picture, melting into the dark towards the words."""
        game_id, _, record = name.partition(":")
        cover = f"shared/cover_{game_id}"
        art = self.app.art
        shown = art.kept_picture(picture_beside(Path(record)), cover, size) if record else art.cover(cover, size)
        picture = shown.convert_alpha()
        veil = pygame.Surface(size, pygame.SRCALPHA)
        for x in range(size[0]):
            clear = min(255, round(255 * (x / (size[0] * 0.6)) ** 1.4))
            pygame.draw.line(veil, (*SPACE, 255 - clear), (x, 0), (x, size[1]))
        picture.blit(veil, (0, 0))
        return picture

    # -- below -----------------------------------------------------------------------------------------------

    def _foot(self, ui: Ui, margin: int, below: int) -> pygame.Rect:
        height = max(ui.px(58), ui.theme.line_height(STRONG) + ui.px(12))
        row = pygame.Rect(margin, ui.window.bottom - height - below, ui.window.width - 2 * margin, height)
        entries = [
            ("load", "load", bool(self._saves)),
            ("network", "network", True),
            ("statistics", "star", bool(self._played)),
            ("settings", "settings", True),
            ("credits", "info", True),
            ("quit", "quit", True),
        ]
        gap = ui.px(16)
        width = (row.width - gap * (len(entries) - 1)) // len(entries)
        for number, (key, icon, enabled) in enumerate(entries):
            rect = pygame.Rect(row.left + number * (width + gap), row.top, width, height)
            if ui.button(key, rect, self.say(f"title.{key}"), icon, enabled):
                if key == "quit":
                    self.app.pop()
                else:
                    self.app.go(key)
        return row

    def _shelf(self, ui: Ui, area: pygame.Rect) -> None:
        games = game_ids()
        gap = ui.px(26)
        width = widest = (area.width - gap * (len(games) - 1)) // len(games)
        for _ in range(3):  # narrower covers have higher captions, which make covers narrower
            caption = self._caption_height(ui, width)
            width = max(ui.px(60), min(widest, round((area.height - caption) / COVER_SHAPE)))
        height = round(width * COVER_SHAPE)
        column = min(widest, max(width, ui.px(300)))
        used = column * len(games) + gap * (len(games) - 1)
        left = area.left + (area.width - used) // 2
        top = area.top + max(0, (area.height - height - caption) // 2)
        self._rings(ui, pygame.Rect(area.left, top, area.width, height))
        for number, game_id in enumerate(games):
            cover = pygame.Rect(left + number * (column + gap) + (column - width) // 2, top, width, height)
            self._box(ui, game_id, cover, pygame.Rect(cover.centerx - column // 2, cover.bottom, column, caption))

    def _rings(self, ui: Ui, shelf: pygame.Rect) -> None:
        """Brass behind the boxes, and never behind words."""
        if ui.draws:
            with ui.clip(pygame.Rect(0, shelf.top, ui.window.width, shelf.height + ui.px(6))):
                for wide, high in RINGS:
                    ring = pygame.Rect(0, 0, round(shelf.width * wide), round(shelf.height * high))
                    ring.center = (shelf.centerx, shelf.bottom - shelf.height // 8)
                    pygame.draw.ellipse(ui.surface, BRASS, ring, max(1, ui.px(2)))

    def _caption_height(self, ui: Ui, width: int) -> int:
        style = self._caption_style(ui, width)
        names = max(ui.theme.height(title(game_id, self.app.settings.language), style, width) for game_id in game_ids())
        seats = max(ui.theme.height(self._seats(game_id), SMALL, width) for game_id in game_ids())
        return ui.px(14) + names + seats + self._deal_height(ui)

    def _deal_height(self, ui: Ui) -> int:
        return ui.theme.line_height(SMALL) + ui.px(30)

    def _seats(self, game_id: str) -> str:
        return self.say("title.seats", *seats_of(game_id))

    def _caption_style(self, ui: Ui, width: int) -> TextStyle:
        """Smaller below covers that a large interface leaves little room for."""
        return STRONG if width > ui.px(160) else TextStyle("small", "SemiBold")

    def _box(self, ui: Ui, game_id: str, cover: pygame.Rect, caption: pygame.Rect) -> None:
        deal = self._deal_height(ui)
        below = pygame.Rect(cover.left, cover.bottom + ui.px(14), cover.width, caption.height - ui.px(14) - deal)
        spot = ui.spot(f"game:{game_id}", cover.union(below))
        pointed = spot.hovered or spot.focused
        shown = cover.inflate(ui.px(14), ui.px(14)) if pointed else cover
        if ui.draws:
            ui.surface.blit(ui.art.cover(f"shared/cover_{game_id}", shown.size), shown)
            pygame.draw.rect(ui.surface, ACCENT if pointed else FAINT, shown, ui.px(2))
        used = ui.label(
            title(game_id, self.app.settings.language), below, self._caption_style(ui, cover.width), "center"
        )
        rest = pygame.Rect(below.left, below.top + used, below.width, below.height - used)
        ui.label(self._seats(game_id), rest, SMALL, "center")
        if spot.focused:
            ui.focus_ring(shown)
        self._deal(ui, game_id, pygame.Rect(caption.left, caption.bottom - deal + ui.px(6), caption.width, deal))
        if spot.activated:
            ui.cries.append("click")
            self.app.go("new_game", game_id)

    # -- the deal of the day ---------------------------------------------------------------------------------

    def _deal(self, ui: Ui, game_id: str, area: pygame.Rect) -> None:
        """Today's deal or how it went, and the last seven days as dots."""
        day = deals.today()
        past = deals.week(game_id, self._played, day)
        record = deals.record(game_id, day)
        if past[-1] is None:
            text, style = (
                self.say("title.deal_on" if record.exists() else "title.deal"),
                TextStyle("small", colour=GOLD),
            )
        else:
            text, style = self.say("title.deal_won" if past[-1] else "title.deal_lost"), SMALL
        line = ui.theme.line_height(SMALL)
        width = min(area.width, ui.theme.font(SMALL).size(text)[0] + 2)
        place = pygame.Rect(area.centerx - width // 2, area.top, width, line)
        dots = pygame.Rect(0, place.bottom, deals.WEEK * ui.px(14), ui.px(14))
        dots.centerx = area.centerx
        spot = ui.spot(f"deal:{game_id}", place.union(dots).inflate(ui.px(12), 0))
        ui.label(text, place, TextStyle("small", colour=ACCENT) if spot.hovered else style, "center")
        if ui.draws:
            for number, won in enumerate(past):
                centre = (dots.left + ui.px(14) * number + ui.px(7), dots.centery)
                pygame.draw.circle(ui.surface, GOLD if won else FAINT, centre, ui.px(4), 0 if won is not None else 1)
        if spot.focused:
            ui.focus_ring(place.union(dots))
        if spot.activated:
            ui.cries.append("click")
            self._play_deal(game_id, record)

    def _play_deal(self, game_id: str, record: Path) -> None:
        """Begin it, go on with it, or see again how it went: each day has one try."""
        summary = at_a_glance(record) if record.exists() else None
        if summary and summary.is_over:
            show_again(self.app, record)
        elif record.exists():
            open_save(self.app, record)
        else:
            names = {level: self.say(f"player.{level}") for level in ("pilot", "admiral")}
            match = deals.deal(load_game(game_id), deals.today(), self.app.own_name, names)
            begin(self.app, match, self.say("title.deal_said"), record, on_top=True)
