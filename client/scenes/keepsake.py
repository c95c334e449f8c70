"""What is kept beside the record of a match so that it can be recognised without being played through: how it stands,
and a small picture of its table. Both can be done without, and are never believed once the record has grown."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from client.lan.keeping import kept_beside
from client.links.link import Link
from client.links.replay import ReplayLink
from client.scenes.naming import named
from client.ui.kit import Ui
from client.ui.theme import TextStyle
from engine.core.codec import BadData, Decoder, encode
from engine.core.moves import Seat
from engine.core.state import State
from engine.core.words import LANGUAGES
from engine.games import game_ids
from engine.match import Chair
from engine.record import BadRecord, NewerRecord, load

PICTURE = (480, 270)
FIRST_LINE = 1 << 16


@dataclass(frozen=True, slots=True)
class Summary:
    """How a match stands."""

    size: int
    """Of the record it was made from, in bytes; 0 if only its beginning has been read so far."""
    game: str
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    colours: tuple[int, ...]
    moves: int
    is_over: bool
    due: tuple[Seat, ...]
    """Who is to choose; of a match that is over, who has won."""
    scores: tuple[str, ...]
    asked: tuple[str, ...]
    """What is asked, in each of the languages."""
    damage: str = ""
    """What is wrong with the record, as a key of the client's catalogue."""

    def names_in(self, language: str) -> tuple[str, ...]:
        chairs = zip(self.names, self.levels, strict=True)
        return named([Chair(name, level) for name, level in chairs], language)

    def asked_in(self, language: str) -> str:
        return self.asked[LANGUAGES.index(language)] if len(self.asked) == len(LANGUAGES) else ""


def summarised(link: Link, view: State, moves: int, size: int, damage: str = "") -> Summary:
    """How the match of a table stands, as whoever has that view may know it."""
    game, names = link.game, link.names
    standing, waiting = game.standing(view), game.waiting(view)
    return Summary(
        size,
        game.id,
        names,
        tuple(chair.bot for chair in link.chairs),
        link.colours[: len(names)],
        moves,
        not waiting,
        waiting or tuple(place.seat for place in standing if place.rank == 1),
        tuple(place.shown for place in standing),
        tuple(game.words(language).with_names(names).step(view.agenda[-1]) for language in LANGUAGES if waiting),
        damage,
    )


# -- on disk ----------------------------------------------------------------------------------------------------------


def summary_beside(record: Path) -> Path:
    return record.with_name(f"{record.name}.about")


def picture_beside(record: Path) -> Path:
    return record.with_name(f"{record.name}.jpg")


def review_beside(record: Path) -> Path:
    return record.with_name(f"{record.name}.review")


def keep(record: Path, summary: Summary, picture: pygame.Surface | None = None) -> None:
    """Where that cannot be written it is done without."""
    with suppress(OSError, pygame.error):
        summary_beside(record).write_text(json.dumps(encode(summary), ensure_ascii=False), "utf-8")
        if picture:
            pygame.image.save(picture, str(picture_beside(record)))


def forget(record: Path) -> None:
    """A match is deleted with all that is kept beside it."""
    for path in (record, kept_beside(record), summary_beside(record), picture_beside(record), review_beside(record)):
        path.unlink(missing_ok=True)


def at_a_glance(record: Path) -> Summary | None:
    """What is known without playing the match through: all, if it was kept, or what its first line says."""
    try:
        kept: Summary = Decoder(()).decode(Summary, json.loads(summary_beside(record).read_text("utf-8")), record.name)
        if kept.size == record.stat().st_size and kept.game in game_ids():
            return kept
    except (OSError, ValueError, RecursionError, BadData):
        pass
    try:
        with record.open("rb") as file:
            return _from_header(json.loads(file.readline(FIRST_LINE)))
    except (OSError, ValueError, RecursionError, KeyError, TypeError):
        return None


def _from_header(header: dict[str, Any]) -> Summary | None:
    names = tuple(str(chair["name"]) for chair in header["chairs"])
    levels = tuple(chair.get("bot") for chair in header["chairs"])
    return Summary(0, header["game"], names, levels, (), 0, False, (), (), ()) if header["game"] in game_ids() else None


def looked_at(record: Path) -> Summary:
    """Play a match through to see how it stands, and keep that."""
    try:
        loaded = load(record)
        link = ReplayLink(loaded.match)
        people = [seat for seat, chair in enumerate(link.chairs) if chair.bot is None]
        view = link.game.view(loaded.match.state, people[0] if len(people) == 1 else None)
        damage = "load.damaged" if loaded.problem else ""
        summary = summarised(link, view, len(loaded.match.entries), record.stat().st_size, damage)
    except NewerRecord:
        return unreadable("load.newer")
    except BadRecord:
        return unreadable("load.foreign")
    except OSError:
        return unreadable("load.unreadable")
    keep(record, summary)
    return summary


def unreadable(damage: str) -> Summary:
    return Summary(0, "", (), (), (), 0, False, (), (), (), damage)


# -- on the screen ----------------------------------------------------------------------------------------------------


def draw_players(ui: Ui, rect: pygame.Rect, summary: Summary, language: str, style: TextStyle) -> int:
    """Everybody with their mark and points, in as many lines as that takes; returns the height."""
    line, size, gap = ui.theme.line_height(style), ui.theme.line_height(style) * 3 // 5, ui.px(9)
    x, y = rect.left, rect.top
    for seat, name in enumerate(summary.names_in(language)):
        text = f"{name} {summary.scores[seat]}" if summary.scores else name
        mark = size + gap if summary.colours else 0
        width = mark + ui.theme.font(style).size(text)[0]
        if x > rect.left and x + width > rect.right:
            x, y = rect.left, y + line
        if summary.colours:
            ui.mark(summary.colours[seat], pygame.Rect(x, y + (line - size) // 2, size, size))
        ui.label(text, pygame.Rect(x + mark, y, min(width, rect.width) - mark + 1, line), style)
        x += width + 3 * gap
    return y + line - rect.top
