"""How a match at this machine begins: with a record of it, and at its table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING

from client import paths
from client.links.local import LocalLink
from engine.core.rng import SEED_BITS
from engine.match import Match, colours_of
from engine.record import Recorder

if TYPE_CHECKING:
    from client.app import App


def begin(app: App, match: Match, said: str = "", record: Path | None = None, on_top: bool = False) -> None:
    """Sit down at a new match instead of what is on the screen, or on top of it."""
    recorder = new_recorder(match, record)
    link = LocalLink(match, recorder, app.settings.bot_seconds)
    said = said if recorder else " ".join(part for part in (said, app.say("table.unsaved")) if part)
    show = app.go if on_top else app.turn_to
    show("table", link, said, save=recorder.path if recorder else None)


def rematch(match: Match) -> Match:
    """The same people with the same options and colours and a new deal; who sat first sits last."""
    colours = colours_of(match.chairs)
    chairs = [replace(chair, colour=colour) for chair, colour in zip(match.chairs, colours, strict=True)]
    setup = replace(match.setup, seed=randbits(SEED_BITS))
    return Match(match.game, setup, chairs[1:] + chairs[:1])


def new_recorder(match: Match, record: Path | None = None) -> Recorder | None:
    """A file for a new match, or None where none can be written."""
    try:
        return Recorder.create(match, record or free_save(match.game.id))
    except OSError:
        return None


def free_save(name: str) -> Path:
    """A name in the folder of saves that is not taken."""
    number = 1
    while (path := paths.saves() / f"{name}-{number:03}.jsonl").exists():
        number += 1
    return path
