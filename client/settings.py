"""What a player prefers, kept between runs. A damaged or unwritable file costs nothing but the preferences."""

from __future__ import annotations

import json
import locale
import os
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from engine.core.words import LANGUAGES

SPEEDS = ("slow", "normal", "fast", "off")
PACES = {"slow": 1.0, "normal": 0.55, "fast": 0.15, "off": 0.0}
"""Least seconds between a bot's moves."""
LENGTHS = {"slow": 1.6, "normal": 1.0, "fast": 0.45, "off": 0.0}
"""How long animations last, against normal."""

TURN_SECONDS = (0, 30, 60, 120, 180, 300, 600)

LONGEST_TEXT = 100
SCALES = (80, 90, 100, 110, 125, 150, 175, 200)


def system_language() -> str:
    """The language of the first start."""
    with suppress(ValueError):
        for name in (
            os.environ.get("LC_ALL"),
            os.environ.get("LC_MESSAGES"),
            os.environ.get("LANG"),
            locale.getlocale()[0],
        ):
            if name and name[:2] in LANGUAGES:
                return name[:2]
    return "en"


@dataclass(slots=True)
class Settings:
    language: str = field(default_factory=system_language)
    ui_scale: int = 100
    text_scale: int = 100
    speed: str = "normal"
    reduced_motion: bool = False
    plain_table: bool = False
    effects_volume: int = 80
    music_volume: int = 40
    fullscreen: bool = False
    window: list[int] = field(default_factory=lambda: [1600, 900])
    position: list[int] = field(default_factory=list)
    bot_seconds: float = 1.5
    last_setups: dict[str, Any] = field(default_factory=dict)
    """For each game the seats and options chosen last."""
    finished: dict[str, Any] = field(default_factory=dict)
    """For each game how many matches were played to the end."""
    player_name: str = ""
    companions: list[str] = field(default_factory=list)
    """The names of others who play at this screen."""
    table_name: str = ""
    table_pin: str = ""
    table_listed: bool = True
    """Whether a table one hosts is announced on the network."""
    turn_seconds: int = 0
    """How long a turn may take at a table one hosts; 0 for as long as anybody likes."""

    def has_finished(self, game_id: str) -> int:
        """How many matches of a game the person has played to the end."""
        count = self.finished.get(game_id, 0)
        return count if type(count) is int else 0

    @property
    def pace(self) -> float:
        return PACES[self.speed]

    @property
    def animation_length(self) -> float:
        return 0.0 if self.reduced_motion else LENGTHS[self.speed]


_RANGES: dict[str, Any] = {
    "language": lambda value: value in LANGUAGES,
    "ui_scale": lambda value: value in SCALES,
    "text_scale": lambda value: value in SCALES,
    "speed": lambda value: value in SPEEDS,
    "effects_volume": lambda value: 0 <= value <= 100,
    "music_volume": lambda value: 0 <= value <= 100,
    "window": lambda value: len(value) == 2 and all(type(side) is int and 320 <= side <= 16384 for side in value),
    "position": lambda value: len(value) in (0, 2) and all(type(side) is int for side in value),
    "bot_seconds": lambda value: 0.05 <= value <= 60,
    **{name: lambda value: len(value) <= LONGEST_TEXT for name in ("player_name", "table_name", "table_pin")},
    "companions": lambda value: all(isinstance(name, str) and len(name) <= LONGEST_TEXT for name in value),
    "turn_seconds": lambda value: value in TURN_SECONDS,
}


def load_settings(path: Path) -> Settings:
    """The settings on disk; whatever is missing or makes no sense has its default."""
    settings = Settings()
    try:
        stored = _parsed(path)
    except (OSError, ValueError):
        return settings
    for part in fields(Settings):
        value = stored.get(part.name)
        default = getattr(settings, part.name)
        fits = type(value) is type(default) and _RANGES.get(part.name, lambda value: True)(value)
        if fits:
            setattr(settings, part.name, value)
    return settings


def set_aside_damaged(path: Path) -> bool:
    """Rename a file that holds no settings, so that it is not overwritten; True if there was one."""
    try:
        _parsed(path)
    except ValueError:
        with suppress(OSError):
            path.replace(path.with_suffix(".damaged"))
        return True
    except OSError:
        pass
    return False


def _parsed(path: Path) -> dict[str, Any]:
    try:
        stored = json.loads(path.read_text("utf-8"))
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(stored, dict):
        raise ValueError("not a table of settings")
    return stored


def save_settings(settings: Settings, path: Path) -> bool:
    """Write them whole or not at all; False if the folder cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".new")
        draft.write_text(json.dumps(asdict(settings), indent=1, ensure_ascii=False) + "\n", "utf-8")
        draft.replace(path)
    except OSError:
        return False
    return True
