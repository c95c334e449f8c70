"""The lists of pictures: what `art/<game>/pictures.toml` says, as one `Picture` for each file to be made.

A group of a list is a table. What every picture of the group shares stands at its top: `scene`, `size`, `alpha`,
`over`, `bloom`, `quality`, `smooth`, `frames`, `first`; all else is a parameter of the scene. Its pictures are either
named one by one (`[group.pictures]`, each with what is its own) or counted out (`each`: every combination of the
values, put into `name`). Words are numbers for a scene: a word's place in its list under `[words]`, or under
`[words.scene.<scene>]` for one scene alone.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
LIST = "pictures.toml"
LOOK = "look"
RENDERED = "rendered"
FINISH = 1
"""Counts up when what is done after tracing changes, so that everything is made again."""

Value = float | str | list[float]
Words = Mapping[str, Any]


class BadList(Exception):
    """A list of pictures that cannot be followed, in one sentence."""


@dataclass(frozen=True)
class Picture:
    """One picture. `over` is how much larger it is traced than stored, `bloom` how strongly bright places glow."""

    root: Path
    game: str
    name: str
    scene: str
    size: tuple[int, int]
    parameters: dict[str, Value] = field(default_factory=dict)
    alpha: bool = True
    over: float = 2.0
    bloom: float = 0.0
    quality: int = 88
    smooth: float = 0.0
    frames: int = 1
    first: str = ""

    @property
    def folder(self) -> Path:
        return self.root / self.game

    @property
    def file(self) -> Path:
        return self.root / RENDERED / self.game / f"{self.name}.webp"

    def sources(self) -> list[Path]:
        """The scene and every file of ours that it names, and those that these name."""
        names = [self.scene.split(":")[0] if ".py" in self.scene else f"{self.scene}.pov"]
        if self.first:
            names.append(self.first.split(":")[0])
        found: list[Path] = []
        while names:
            path = self._source(names.pop())
            if path is None or path in found:
                continue
            found.append(path)
            text = path.read_text("utf-8")
            names += re.findall(r'"(\w+\.(?:pov|inc|py))"', text)
        if not found:
            raise BadList(f"{self.game}/{self.name}: there is no scene {self.scene}.")
        return sorted(found)

    def _source(self, name: str) -> Path | None:
        places = (self.folder / name, self.root / LOOK / name)
        return next((place for place in places if place.exists()), None)

    def digest(self) -> str:
        """Changes when the picture would: with its sources, its parameters, or what is done to it afterwards."""
        told = [FINISH, self.name, self.size, sorted(self.parameters.items()), self.alpha, self.over, self.bloom]
        told += [self.quality, self.smooth, self.frames, self.first]
        digest = hashlib.sha256(json.dumps(told).encode())
        for path in self.sources():
            digest.update(path.read_bytes())
        return digest.hexdigest()[:16]


OPTIONS = {"scene", "size", "alpha", "over", "bloom", "quality", "smooth", "frames", "first"}
SAID_ONLY = {"name", "each", "pictures", "idea"}


def games(root: Path = HERE) -> list[str]:
    return sorted(path.parent.name for path in root.glob(f"*/{LIST}"))


def pictures(game: str, root: Path = HERE) -> list[Picture]:
    """Every picture that the list of a game names, in its order."""
    path = root / game / LIST
    try:
        groups = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadList(f"{game}/{LIST}: {error}.") from error
    words = groups.pop("words", {})
    found = [_picture(root, game, name, told, words) for group in groups.values() for name, told in _told(game, group)]
    names = [picture.name for picture in found]
    for name in names:
        if names.count(name) > 1:
            raise BadList(f"{game}/{LIST}: two pictures are called {name}.")
    return found


def _told(game: str, group: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The name of each picture of a group, and all that is said of it."""
    shared = {key: value for key, value in group.items() if key not in SAID_ONLY}
    name = group.get("name", "{}")
    for own_name, own in group.get("pictures", {}).items():
        yield name.format(own_name), shared | {key: value for key, value in own.items() if key not in SAID_ONLY}
    each = group.get("each", {})
    if each:
        for values in itertools.product(*each.values()):
            chosen = dict(zip(each, values, strict=True))
            yield name.format(**chosen), shared | chosen
    elif "pictures" not in group:
        raise BadList(f"{game}/{LIST}: a group has neither pictures nor each.")


def _picture(root: Path, game: str, name: str, told: dict[str, Any], words: Words) -> Picture:
    options = {key: value for key, value in told.items() if key in OPTIONS}
    missing = {"scene", "size"} - options.keys()
    if missing:
        raise BadList(f"{game}/{LIST}: {name} has no {' and no '.join(sorted(missing))}.")
    options["size"] = tuple(options["size"])
    own = words.get("scene", {}).get(options["scene"], {})
    parameters = {
        key: _number(value, own.get(key, words.get(key, ())), f"{game}/{LIST}: {name}: {key}")
        for key, value in told.items()
        if key not in OPTIONS
    }
    return Picture(root, game, name, parameters=parameters, **options)


def _number(value: Value, words: list[str], where: str) -> Value:
    if not isinstance(value, str):
        return value
    if value not in words:
        raise BadList(f"{where}: the word {value} is in no list.")
    return words.index(value)
