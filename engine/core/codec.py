"""Plain data: states, moves, events and steps to lists of ints, strings, bools and None, and back.

Encoding looks at the value, decoding at the type expected: the fields' annotations are the schema. Decoding is strict.
Whatever comes from a file or from the network is checked here, so that the rules never meet an ill-typed value.

A dataclass becomes the list of its fields. Moves, events and steps, of which there are many classes, begin with their
class name: `["Dock", 8, [3]]`.

Fields marked LATER are parts of a position that came with later rules: they stand last and are left out as long as
they are None, so that a match that does without them keeps the encoding, and the hashes, it always had.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.core.moves import Event, Move, Step

Plain = Any
"""Nested lists of int, str, bool and None."""

T = TypeVar("T")

_NAMED = (Move, Event, Step)

LATER: Final = MappingProxyType({"later": True})
"""`field(default=None, metadata=LATER)`."""


class BadData(Exception):
    """Plain data that cannot be what it should be: says where, what was expected and what was found."""


def encode(value: Any) -> Plain:
    kind = type(value)
    if kind is int or value is None or isinstance(value, int | str):
        return value
    if kind is tuple or kind is list:
        return [item if type(item) is int else encode(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        content = [encode(getattr(value, name)) for name in _saved_fields(kind)]
        for _ in range(_later_fields(kind)):
            if content[-1] is not None:
                break
            content.pop()
        return [kind.__name__, *content] if isinstance(value, _NAMED) else content
    raise TypeError(f"{kind.__name__} has no plain form")


class Decoder:
    """Decodes the classes of one game, known by name."""

    def __init__(self, vocabulary: Iterable[type[Any]]) -> None:
        self._classes = {kind.__name__: kind for kind in vocabulary}

    def decode(self, kind: type[T], data: Plain, where: str = "data") -> T:
        """A value of type `kind`, or BadData."""
        value: T = self._decode(kind, data, where)
        return value

    def _decode(self, kind: Any, data: Plain, where: str) -> Any:
        origin = get_origin(kind)
        if kind in (int, str, bool, NoneType):
            if type(data) is not kind:
                raise _unexpected(where, kind.__name__, data)
            return data
        if origin in (Union, UnionType):
            return self._decode_union(get_args(kind), data, where)
        if origin in (list, tuple):
            return self._decode_sequence(origin, get_args(kind), data, where)
        target = origin or kind
        if isinstance(target, type) and issubclass(target, _NAMED):
            return self._decode_named(target, data, where)
        if isinstance(target, type) and is_dataclass(target):
            return self._decode_fields(target, data, where)
        raise TypeError(f"{where}: the codec does not know the type {kind}")

    def _decode_union(self, kinds: tuple[Any, ...], data: Plain, where: str) -> Any:
        if data is None and NoneType in kinds:
            return None
        problems = []
        for kind in kinds:
            if kind is not NoneType:
                try:
                    return self._decode(kind, data, where)
                except BadData as problem:
                    problems.append(problem)
        raise problems[0]

    def _decode_sequence(
        self, origin: Callable[[Iterable[Any]], Any], args: tuple[Any, ...], data: Plain, where: str
    ) -> Any:
        if not isinstance(data, list):
            raise _unexpected(where, "a list", data)
        if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
            if len(data) != len(args):
                raise _unexpected(where, f"{len(args)} items", data)
            return tuple(
                self._decode(kind, item, f"{where}[{i}]") for i, (kind, item) in enumerate(zip(args, data, strict=True))
            )
        return origin([self._decode(args[0], item, f"{where}[{i}]") for i, item in enumerate(data)])

    def _decode_named(self, base: type[Any], data: Plain, where: str) -> Any:
        if not isinstance(data, list) or not data or not isinstance(data[0], str):
            raise _unexpected(where, f"a {base.__name__.lower()}", data)
        kind = self._classes.get(data[0])
        if kind is None or not issubclass(kind, base):
            raise BadData(f"{where}: there is no {base.__name__.lower()} called {data[0][:40]!r}")
        return self._decode_fields(kind, data[1:], f"{where}.{data[0]}")

    def _decode_fields(self, kind: type[Any], data: Plain, where: str) -> Any:
        names = _saved_fields(kind)
        if not isinstance(data, list) or not 0 <= len(names) - len(data) <= _later_fields(kind):
            raise _unexpected(where, f"the {len(names)} fields of {kind.__name__}", data)
        hints = _hints(kind)
        given = zip(names, data, strict=False)
        return kind(**{name: self._decode(hints[name], item, f"{where}.{name}") for name, item in given})


_fields_of: dict[type[Any], tuple[str, ...]] = {}
_later_of: dict[type[Any], int] = {}
_hints_of: dict[type[Any], dict[str, Any]] = {}


def _saved_fields(kind: type[Any]) -> tuple[str, ...]:
    """Scratch fields (compare=False) are not saved."""
    if kind not in _fields_of:
        _fields_of[kind] = tuple(part.name for part in fields(kind) if part.compare)
    return _fields_of[kind]


def _later_fields(kind: type[Any]) -> int:
    """How many of the saved fields, the last ones, may be left out."""
    if kind not in _later_of:
        _later_of[kind] = sum("later" in part.metadata for part in fields(kind))
    return _later_of[kind]


def _hints(kind: type[Any]) -> dict[str, Any]:
    if kind not in _hints_of:
        _hints_of[kind] = get_type_hints(kind)
    return _hints_of[kind]


def _unexpected(where: str, expected: str, data: Plain) -> BadData:
    shown = repr(data)
    return BadData(f"{where}: expected {expected}, found {shown if len(shown) <= 60 else shown[:57] + '...'}")
