"""Choosing seats and options. The last choices are remembered, so that Start is one click away."""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING

import pygame

from client.lan.limits import NAME_LIMIT
from client.lan.options import TableOptions
from client.scenes.beginning import begin, free_save
from client.scenes.scene import Scene
from client.tables import is_taught
from client.ui.canvas import BODY, SMALL, STRONG, TITLE
from client.ui.kit import Ui
from client.ui.theme import WARNING, TextStyle
from engine.core.game import Option, OptionValue, Setup
from engine.core.moves import Seat
from engine.core.rng import SEED_BITS
from engine.core.typed import one_line
from engine.core.words import Words
from engine.games import load_game
from engine.match import COLOURS, Chair, Match

if TYPE_CHECKING:
    from client.app import App

PERSON = "person"
PLAYERS = (PERSON, "cadet", "pilot", "admiral")
TYPED_SEED_LIMIT = 1 << 32
CRAMPED = 1200
"""A window narrower than this has no room for the cover."""


class NewGameScene(Scene):
    def __init__(self, app: App, game_id: str) -> None:
        super().__init__(app)
        self.game = load_game(game_id)
        last = app.settings.last_setups.get(game_id)
        last = last if isinstance(last, dict) else {}
        seats = [player for player in last.get("seats", []) if player in PLAYERS]
        if len(seats) not in self.game.seat_counts:
            seats = self._usual_seats()
        self.seats: list[str] = seats
        self.colours = _colours(last.get("colours"))
        self._is_new = not app.settings.has_finished(game_id)
        self.options: dict[str, OptionValue] = {option.id: self._proposed(option) for option in self.game.options}
        stored = last.get("options")
        for option in self.game.options:
            wanted = stored.get(option.id) if isinstance(stored, dict) else None
            for value in option.values:
                if value == wanted and type(value) is type(wanted):
                    self.options[option.id] = value
        self.seed = ""

    def _proposed(self, option: Option) -> OptionValue:
        """The usual value, or what suits somebody who has not finished a match of the game."""
        return option.at_first if self._is_new and option.at_first is not None else option.default

    def _usual_seats(self) -> list[str]:
        count = 2 if 2 in self.game.seat_counts else self.game.seat_counts[0]
        return [PERSON, *["pilot"] * (count - 1)]

    def frame(self, ui: Ui) -> None:
        words = self.game.words(self.app.settings.language)
        area = self.heading(ui, words.text("game", "name"))
        rules = pygame.Rect(area.right - ui.px(200), ui.px(32), ui.px(200), ui.px(56))
        if is_taught(self.game.id):
            self._offer_lessons(ui, area)
            rules.right -= ui.px(300 + 16)
        if ui.button("rules", rules, self.say("menu.rules"), "rules", key="f1"):
            self.app.go("rules", self.game)
        gap = ui.px(36)
        left = area.left if area.width < ui.px(CRAMPED) else self._cover(ui, area, words) + gap
        right = pygame.Rect(left, area.top, area.right - left, area.height - ui.px(100))
        column = (right.width - gap) // 2
        wanted = ui.px(36 + 56 + 74 + 68 * len(self.seats) + 10)
        seats = pygame.Rect(right.left, right.top, column, min(right.height, wanted))
        self._seats(ui, seats)
        self._levels(ui, pygame.Rect(right.left, seats.bottom + gap, column, right.bottom - seats.bottom - gap))
        self._options(ui, pygame.Rect(right.left + column + gap, right.top, column, right.height), words)
        problem = self._problem()
        start = pygame.Rect(0, 0, ui.px(340), ui.px(72))
        start.bottomright = area.bottomright
        if ui.button("start", start, self.say("new.start"), "play", enabled=not problem, primary=True, key="space"):
            self.start()
        lan = pygame.Rect(0, 0, ui.px(340), ui.px(72))
        lan.bottomright = (start.left - ui.px(20), start.bottom)
        people = self.seats.count(PERSON)
        if ui.button(
            "lan",
            lan,
            self.say("new.lan"),
            "network",
            enabled=people > 0 and not problem,
            tooltip=self.say("new.lan_hint"),
        ):
            self.open_to_lan()
        note = pygame.Rect(right.left, lan.top, lan.left - right.left - ui.px(20), lan.height)
        if problem:
            ui.label(problem, note, TextStyle("small", colour=WARNING), middle=True)
        elif self._is_new and any(option.at_first is not None for option in self.game.options):
            ui.label(self.say("new.at_first"), note, SMALL, middle=True)
        if ui.focus is None:
            ui.focus = "start"

    def _offer_lessons(self, ui: Ui, area: pygame.Rect) -> None:
        """At the top right, beside the heading."""

        learn = pygame.Rect(0, ui.px(32), ui.px(300), ui.px(56))
        learn.right = area.right
        if ui.button("learn", learn, self.say("stage.learn"), "help"):
            self.app.go("tutorial", self.game.id)

    def _cover(self, ui: Ui, area: pygame.Rect, words: Words) -> int:
        """The box, and what the game is about; returns where it ends on the right."""
        tagline = words.text("game", "tagline")
        lines = ui.theme.height(tagline, BODY, area.width // 4) + ui.px(14)
        cover = pygame.Rect(area.left, area.top, min(area.width // 3, (area.height - lines) * 3 // 4), 0)
        cover.height = cover.width * 4 // 3
        if ui.draws:
            ui.surface.blit(ui.art.cover(f"shared/cover_{self.game.id}", cover.size), cover)
        below = pygame.Rect(cover.left, cover.bottom + ui.px(14), cover.width, area.bottom - cover.bottom - ui.px(14))
        ui.label(tagline, below, BODY)
        return cover.right

    def _levels(self, ui: Ui, area: pygame.Rect) -> None:
        """What to expect of each kind of player, where there is room to say it."""
        inside = area.inflate(-ui.px(40), -ui.px(36))
        hints = [(self.say(f"player.{player}"), self.say(f"player.{player}_hint")) for player in PLAYERS]
        rows = [ui.theme.line_height(STRONG) + ui.theme.height(hint, SMALL, inside.width) for _, hint in hints]
        needed = sum(rows) + ui.px(14) * (len(rows) - 1)
        if needed > inside.height:
            return
        ui.panel(pygame.Rect(area.left, area.top, area.width, needed + ui.px(36)))
        top = inside.top
        for (name, hint), height in zip(hints, rows, strict=True):
            used = ui.label(name, pygame.Rect(inside.left, top, inside.width, height), STRONG)
            ui.label(hint, pygame.Rect(inside.left, top + used, inside.width, height - used), SMALL)
            top += height + ui.px(14)

    def _seats(self, ui: Ui, area: pygame.Rect) -> None:
        ui.panel(area)
        inside = area.inflate(-ui.px(40), -ui.px(36))
        ui.label(self.say("new.seats"), inside, TITLE)
        counts = self.game.seat_counts
        row, height = inside.top + ui.px(56), ui.px(56)
        if len(counts) > 1:
            chosen = ui.choice(
                "count",
                pygame.Rect(inside.left, row, inside.width, height),
                [self.say("new.count", count) for count in counts],
                counts.index(len(self.seats)),
            )
            self._set_count(counts[chosen])
            row += height + ui.px(18)
        names, chairs = [self.say(f"player.{player}") for player in PLAYERS], self._chairs()
        view = pygame.Rect(inside.left, row, inside.width, area.bottom - ui.px(10) - row)
        needed = len(self.seats) * (height + ui.px(12)) - ui.px(12)
        width = inside.width - (ui.px(14) if needed > view.height else 0)
        with ui.scroll("seats", view, needed) as offset:
            for seat, player in enumerate(self.seats):
                mark = pygame.Rect(inside.left, row - offset, height, height)
                self._colour(ui, mark, seat)
                chooser = pygame.Rect(mark.right + ui.px(10), mark.top, width - height - ui.px(10), height)
                field = pygame.Rect(chooser.left, chooser.top, chooser.width // 2 - ui.px(5), height)
                chooser.width -= field.width + ui.px(10)
                chooser.left = field.right + ui.px(10)
                if player == PERSON:
                    self._name(ui, field, seat)
                else:
                    ui.label(chairs[seat].name, field.inflate(-ui.px(24), 0), SMALL, middle=True)
                self.seats[seat] = PLAYERS[ui.choice(f"seat:{seat}", chooser, names, PLAYERS.index(player))]
                row += height + ui.px(12)

    def _name(self, ui: Ui, rect: pygame.Rect, seat: Seat) -> None:
        """The first person at the screen is its owner, whose name is the same on all screens."""
        settings, number = self.app.settings, self._people(seat)
        if number == 0:
            settings.player_name = ui.text_field(
                f"name:{seat}", rect, settings.player_name, self.say("player.unnamed"), NAME_LIMIT
            )
            return
        names = settings.companions
        names += [""] * (number - len(names))
        hint = self.say("player.number", seat + 1)
        names[number - 1] = ui.text_field(f"name:{seat}", rect, names[number - 1], hint, NAME_LIMIT)

    def _people(self, seat: Seat) -> int:
        """How many people sit before that seat."""
        return self.seats[:seat].count(PERSON)

    def _colour(self, ui: Ui, rect: pygame.Rect, seat: Seat) -> None:
        """A seat's colour; a click changes it for the next one that nobody has. Where the rules give the colours, they
        are among the options."""
        if given := self.game.colours(self._chosen(0)):
            ui.mark(given[seat], rect.inflate(-ui.px(24), -ui.px(24)))
            return
        if ui.button(f"colour:{seat}", rect, tooltip=self.say("new.colour")):
            free = [colour for colour in range(COLOURS) if colour not in self.colours[: len(self.seats)]]
            after = [colour for colour in free if colour > self.colours[seat]]
            if free:
                chosen = self.colours.index((after or free)[0])
                colours = self.colours
                colours[seat], colours[chosen] = colours[chosen], colours[seat]
        ui.mark(self.colours[seat], rect.inflate(-ui.px(24), -ui.px(24)))

    def _set_count(self, count: int) -> None:
        self.seats = (self.seats + ["pilot"] * count)[:count]

    def _options(self, ui: Ui, area: pygame.Rect, words: Words) -> None:
        inside = area.inflate(-ui.px(40), -ui.px(36))
        top = inside.top + ui.px(56)
        shown = [option for option in self.game.options if len(option.values_at(len(self.seats))) > 1]
        width = inside.width - ui.px(14)
        texts = [words.catalogue["option"][option.id] for option in shown]
        names = [width - ui.px(68) if isinstance(option.default, bool) else width * 2 // 5 for option in shown]
        rows = [
            max(ui.px(58), ui.theme.height(text["name"], BODY, room) + ui.px(12))
            for text, room in zip(texts, names, strict=True)
        ]
        heights = [
            row + ui.theme.height(text["text"], SMALL, width) + ui.px(14) for row, text in zip(rows, texts, strict=True)
        ]
        spare = inside.bottom - top - ui.px(72) - sum(heights)
        if spare > 0:
            area = pygame.Rect(area.left, area.top, area.width, area.height - spare)
            inside = area.inflate(-ui.px(40), -ui.px(36))
        ui.panel(area)
        ui.label(self.say("new.options"), inside, TITLE)
        view = pygame.Rect(inside.left, top, inside.width, inside.bottom - top - ui.px(72))
        with ui.scroll("options", view, sum(heights)) as offset:
            y = top - offset
            for option, text, row, height in zip(shown, texts, rows, heights, strict=True):
                rect = pygame.Rect(inside.left, y, width, row - ui.px(8))
                self._option(ui, rect, option, text["name"])
                ui.label(text["text"], pygame.Rect(rect.left, rect.bottom, width, height - row), SMALL)
                y += height
        seed = pygame.Rect(inside.left, inside.bottom - ui.px(52), inside.width, ui.px(52))
        ui.label(
            self.say("new.seed"), pygame.Rect(seed.left, seed.top, seed.width // 3, seed.height), BODY, middle=True
        )
        field = pygame.Rect(seed.left + seed.width // 3, seed.top, seed.width - seed.width // 3, seed.height)
        typed = ui.text_field("seed", field, self.seed, self.say("new.random_seed"), limit=10)
        self.seed = "".join(letter for letter in typed if letter.isdigit())

    def _option(self, ui: Ui, rect: pygame.Rect, option: Option, name: str) -> None:
        value = self._value(option)
        if isinstance(value, bool):
            self.options[option.id] = ui.toggle(f"option:{option.id}", rect, name, value)
            return
        first = rect.width * 2 // 5
        ui.label(name, pygame.Rect(rect.left, rect.top, first, rect.height), BODY, middle=True)
        values = option.values_at(len(self.seats))
        labels = [self._value_name(option.id, allowed) for allowed in values]
        chooser = pygame.Rect(rect.left + first, rect.top, rect.width - first, rect.height)
        chosen = ui.choice(f"option:{option.id}", chooser, labels, values.index(value))
        self.options[option.id] = values[chosen]

    def _value(self, option: Option) -> OptionValue:
        """As chosen, or the usual value where so many players may not choose that."""
        chosen = self.options[option.id]
        return chosen if chosen in option.values_at(len(self.seats)) else option.default

    def _value_name(self, option_id: str, value: OptionValue) -> str:
        named = self.game.words(self.app.settings.language).catalogue["option"][option_id].get("values", {})
        return str(named.get(str(value).lower(), value))

    def start(self) -> None:
        """Deal, begin the record and sit down."""
        begin(self.app, Match(self.game, self._setup(), self._chairs()))

    def open_to_lan(self) -> None:
        """Host a table for others; persons' seats are free until somebody takes them. Where nobody else was meant to
        sit, every seat is: that is what a table is opened for."""
        setup = self._setup()
        alone = self.seats.count(PERSON) == 1
        options = TableOptions(
            game=self.game.id,
            seats=tuple(None if alone or player == PERSON else player for player in self.seats),
            colours=tuple(self.colours[: len(self.seats)]),
            seed=setup.seed,
            options=setup.options,
            save=free_save(f"lan-{self.game.id}"),
        )
        self.app.go("hosting", options)

    def _problem(self) -> str:
        """Why these choices do not go together; empty if they do."""
        clash = self.game.clash(self._chosen(0))
        words = self.game.words(self.app.settings.language)
        return words.text("clash", clash.id, *clash.figures) if clash else ""

    def _setup(self) -> Setup:
        """As chosen; the choice is remembered for the next time."""
        settings = self.app.settings
        settings.last_setups[self.game.id] = {"seats": self.seats, "colours": self.colours, "options": self.options}
        self.app.keep_settings()
        return self._chosen(int(self.seed) % TYPED_SEED_LIMIT if self.seed else randbits(SEED_BITS))

    def _chosen(self, seed: int) -> Setup:
        chosen = {option.id: value for option in self.game.options if (value := self._value(option)) != option.default}
        return Setup(len(self.seats), seed, chosen)

    def _chairs(self) -> list[Chair]:
        """People are called as they wish, bots by their level; equal names get a number."""
        chairs: list[Chair] = []
        for seat, player in enumerate(self.seats):
            if player == PERSON:
                name = self._name_of(seat)
                if any(chair.name == name for chair in chairs):
                    name = f"{name} {seat + 1}"
                chairs.append(Chair(name, colour=self.colours[seat]))
            else:
                level = self.say(f"player.{player}")
                name = level if self.seats.count(player) == 1 else f"{level} {self.seats[: seat + 1].count(player)}"
                chairs.append(Chair(name, player, self.colours[seat]))
        return chairs

    def _name_of(self, seat: Seat) -> str:
        number = self._people(seat)
        if number == 0:
            return self.app.own_name
        wished = self.app.settings.companions[number - 1 : number]
        return one_line("".join(wished), NAME_LIMIT) or str(self.say("player.number", seat + 1))


def _colours(remembered: object) -> list[int]:
    """Every colour once, in the order of the seats: as remembered, if that makes sense."""
    every = list(range(COLOURS))
    if not isinstance(remembered, list) or not all(type(colour) is int for colour in remembered):
        return every
    return list(remembered) if sorted(remembered) == every else every
