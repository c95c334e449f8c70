"""Views from their encoded form, decoding only what has changed."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_type_hints

from client.lan.patch import BadPatch
from engine.core.codec import Decoder, Plain
from engine.core.game import Game
from engine.core.moves import Event
from engine.core.state import State


class ViewDecoder:
    """Decodes the views and events of one game.

    An encoded state is the list of its fields. A change touches a few of them: the others are taken from the view
    before, which makes a guest's work several times smaller. Scratch fields are not: they begin empty.
    """

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._decoder = Decoder(game.vocabulary)
        hints = get_type_hints(game.state_class)
        self._fields = [(part.name, hints[part.name]) for part in fields(game.state_class) if part.compare]

    def view(self, content: Plain) -> State:
        """A whole view. Raises BadData."""
        view: State = self._decoder.decode(self._game.state_class, content, "view")
        return view

    def changed(self, before: State, content: list[Plain], edits: Plain) -> State:
        """The view after edits that have already been made to its encoded form. Raises BadData or BadPatch."""
        untouched = self._game.copy(before)
        values = {name: getattr(untouched, name) for name, _ in self._fields}
        for number in {number for edit in edits for number in _fields_touched(*edit)}:
            name, hint = self._fields[number]
            values[name] = self._decoder.decode(hint, content[number], name)
        view: State = self._game.state_class(**values)
        return view

    def events(self, content: Plain) -> tuple[Event, ...]:
        events: tuple[Event, ...] = self._decoder.decode(tuple[Event, ...], content, "events")
        return events


def _fields_touched(path: list[int], start: int, removed: int, items: list[Plain]) -> range:
    """The numbers of the fields that an edit changes."""
    if path:
        return range(path[0], path[0] + 1)
    if removed != len(items):
        raise BadPatch("a view always has the same fields")
    return range(start, start + removed)
