"""What a game's moves, events and steps are: collected from its package, listed nowhere."""

from __future__ import annotations

from dataclasses import is_dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from engine.core.asking import TakeBack
from engine.core.moves import Event, Move, Step


def vocabulary(package: str) -> tuple[type[Any], ...]:
    """Every class of move, event and step that the modules of a package define, and those of the core. A class that
    others are made from is a pattern and never said itself."""
    found: list[type[Any]] = [TakeBack]
    folder = import_module(package).__path__
    for module in sorted(each.name for each in iter_modules(folder) if not each.ispkg and each.name != "game"):
        content = vars(import_module(f"{package}.{module}"))
        found += [kind for kind in content.values() if _is_said(kind) and kind.__module__ == f"{package}.{module}"]
    patterns = {base for kind in found for base in kind.__mro__[1:]}
    return tuple(kind for kind in found if kind not in patterns)


def _is_said(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Move | Event | Step) and is_dataclass(kind)
