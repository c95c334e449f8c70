"""Copies of positions: written from the annotations once for each class, as dataclasses write `__init__`.

What cannot change (numbers, strings, tuples, frozen records, steps) is shared; lists are copied, and so is what lies in
them where it is a list or has a copy of its own. Scratch fields (compare=False) with a factory begin anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from types import UnionType
from typing import Any, Self, Union, get_args, get_origin, get_type_hints


class Copied:
    """Part of a position. `copy` is written when it is first called."""

    __slots__ = ()

    def copy(self) -> Self:
        kind: Any = type(self)
        kind.copy = _copier(kind)
        copied: Self = kind.copy(self)
        return copied


def _copier(kind: type[Any]) -> Callable[[Any], Any]:
    hints = get_type_hints(kind)
    lines = ["def copy(self):", "    new = create(kind)"]
    lines += [f"    new.{part.name} = {_copy_of(part, hints[part.name])}" for part in fields(kind)]
    scope: dict[str, Any] = {"create": object.__new__, "kind": kind}
    exec("\n".join([*lines, "    return new"]), scope)
    copier: Callable[[Any], Any] = scope["copy"]
    return copier


def _copy_of(part: Field[Any], hint: Any) -> str:
    factory: Any = part.default_factory
    if part.compare or factory is MISSING:
        return _expression(f"self.{part.name}", hint)
    return f"{factory.__name__}()"


def _expression(value: str, hint: Any) -> str:
    """Source that copies `value`, which is of type `hint`."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        content = next((each for each in arguments if _changes(each)), None)
        return value if content is None else f"None if {value} is None else {_expression(value, content)}"
    if origin is list:
        item = _expression("item", arguments[0])
        return f"{value}[:]" if item == "item" else f"[{item} for item in {value}]"
    return f"{value}.copy()" if _changes(hint) else value


def _changes(hint: Any) -> bool:
    """Is a value of this type changed in place?"""
    if get_origin(hint) is list:
        return True
    return isinstance(hint, type) and issubclass(hint, Copied) and is_dataclass(hint)
