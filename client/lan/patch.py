"""What changed between two encoded views, as a list of splices.

An edit is `[path, start, removed, items]`: in the list found by following the indexes of `path` from the top, replace
`removed` items from `start` by `items`. Patches are made between views already filtered for their viewer, never between
full states, so a patch cannot tell more than the two views do.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from client.lan.wire import packed_plain
from engine.core.codec import Plain


class BadPatch(Exception):
    """A patch that does not fit the view it should change."""


def view_hash(view: Plain) -> str:
    """A short fingerprint of an encoded view."""
    return blake2b(packed_plain(view), digest_size=8).hexdigest()


def diff(old: list[Plain], new: list[Plain]) -> Plain:
    """The edits that make `new` of `old`."""
    edits: list[Plain] = []
    _compare(old, new, [], edits)
    return edits


def _compare(old: list[Plain], new: list[Plain], path: list[int], edits: list[Plain]) -> None:
    """Lists that are equal as bytes are not looked into: most of a view stays as it was."""
    if len(old) != len(new):
        _splice_middle(old, new, path, edits)
        return
    first: int | None = None
    for index, (before, after) in enumerate(zip(old, new, strict=True)):
        replaced = False
        if isinstance(before, list) and isinstance(after, list):
            if packed_plain(before) != packed_plain(after):
                _compare(before, after, [*path, index], edits)
        else:
            replaced = not _same(before, after)
        if replaced and first is None:
            first = index
        if not replaced and first is not None:
            edits.append([path, first, index - first, new[first:index]])
            first = None
    if first is not None:
        edits.append([path, first, len(new) - first, new[first:]])


def _splice_middle(old: list[Plain], new: list[Plain], path: list[int], edits: list[Plain]) -> None:
    """Lists of different lengths: one splice between what they begin and what they end with in common."""
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and _same(old[head], new[head]):
        head += 1
    tail = 0
    while tail < shorter - head and _same(old[-1 - tail], new[-1 - tail]):
        tail += 1
    edits.append([path, head, len(old) - tail - head, new[head : len(new) - tail]])


def _same(one: Plain, other: Plain) -> bool:
    """Equal and of the same type: 1 is not True on the wire."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_same, one, other))
    return type(one) is type(other) and bool(one == other)


def apply(view: list[Plain], edits: Plain) -> None:
    """Change a view in place. Raises BadPatch, with the view in no use any more."""
    if not isinstance(edits, list):
        raise BadPatch("a patch is a list of edits")
    for edit in edits:
        path, start, removed, items = _checked(edit)
        place: Any = view
        for index in path:
            if not isinstance(place, list) or not 0 <= index < len(place):
                raise BadPatch("an edit leads nowhere")
            place = place[index]
        if not isinstance(place, list) or not 0 <= start <= start + removed <= len(place):
            raise BadPatch("an edit is longer than what it edits")
        place[start : start + removed] = items


def _checked(edit: Plain) -> tuple[list[int], int, int, list[Plain]]:
    if not isinstance(edit, list) or len(edit) != 4:
        raise BadPatch("an edit has four parts")
    path, start, removed, items = edit
    if not isinstance(path, list) or not isinstance(items, list):
        raise BadPatch("an edit has a path and items")
    if any(type(number) is not int or number < 0 for number in (*path, start, removed)):
        raise BadPatch("an edit counts in whole numbers")
    return path, start, removed, items
