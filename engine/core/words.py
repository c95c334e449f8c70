"""Sentences in the player's language, from a game's text catalogue.

A catalogue is a TOML file with one table per kind of thing. Sentences hold fields with a *kind* after the colon:

    ShipsDocked = "{seat:seat} docks {ships:ships} {station:station.at}."
    FuelGained  = "{seat:seat} gains {amount:# fuel|# fuel}."

`{x:station}` is the name of station number x, `{x:station.at}` another form of it, `{x:station*}` a list of them,
`{x:one #|many #}` a plural, `{x:ships}` whatever the game's own formatter of that name says. French sentences are
written with `de` and `que` throughout; before a vowel they become `d’` and `qu’` by themselves.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, Any

from engine.core.moves import Event

if TYPE_CHECKING:
    from engine.core.game import Refusal
    from engine.core.moves import Move, Seat, Step

LANGUAGES = ("en", "fr")

_ELIDED = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊÎÔaeiouàâéèêîô][a-zà-ÿ])")
"""In French, before a word that begins with a vowel; not before a letter by itself, as of a space on a board."""


def capital(text: str) -> str:
    """As a title or the label of a row: with a capital."""
    return text[:1].upper() + text[1:]


class _Attributes(dict[str, Any]):
    """Lets a sentence name any field or property of a move, event or step."""

    def __init__(self, value: Any) -> None:
        super().__init__()
        self._value = value

    def __missing__(self, name: str) -> Any:
        return getattr(self._value, name)


Catalogue = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True, eq=False)
class Words(Formatter):
    """A game's catalogue in one language, with the names of the people at the table."""

    language: str
    catalogue: Catalogue
    kinds: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """For each kind of thing, the catalogue's word for thing number 0, 1, 2..."""
    formatters: Mapping[str, Callable[[Words, Any], str]] = field(default_factory=dict)
    facts: Mapping[str, Sequence[Mapping[str, Any]]] = field(default_factory=dict)
    """For each kind of thing whose sentences state figures, those of thing number 0, 1, 2..."""
    names: tuple[str, ...] = ()

    @staticmethod
    def load(
        folder: Path,
        language: str,
        kinds: Mapping[str, Sequence[str]],
        formatters: Mapping[str, Callable[[Words, Any], str]],
        facts: Mapping[str, Sequence[Mapping[str, Any]]],
    ) -> Words:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        common = tomllib.loads((Path(__file__).parent / "text" / f"{language}.toml").read_text("utf-8"))
        own = tomllib.loads((folder / f"{language}.toml").read_text("utf-8"))
        catalogue = {table: {**common.get(table, {}), **own.get(table, {})} for table in {**common, **own}}
        return Words(language, catalogue, kinds, formatters, facts)

    def with_names(self, names: Sequence[str]) -> Words:
        return replace(self, names=tuple(names))

    # -- what can be said ------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """The log line of an event; empty for events that need no words."""
        return self._sentence("event", event)

    def move(self, move: Move) -> str:
        return self._sentence("move", move)

    def things(self, said: Event | Move) -> list[tuple[str, int]]:
        """The things that the log line of an event, or a move's wording, names: their kinds and numbers."""
        found = []
        section = "event" if isinstance(said, Event) else "move"
        for _, name, spec, _ in self.parse(self._template(section, said)):
            kind = (spec or "").partition(".")[0].rstrip("*")
            if name and (kind == "seat" or kind in self.kinds):
                value, _ = self.get_field(name, (), _Attributes(said))
                found += [(kind, number) for number in (value if isinstance(value, Sequence) else (value,))]
        return list(dict.fromkeys(found))

    def group(self, move: Move) -> str:
        """The heading under which a list of moves shows this one."""
        return str(self.catalogue["group"][type(move).__name__])

    def step(self, step: Step[Any]) -> str:
        """What the player is asked."""
        return self._sentence("step", step)

    def refusal(self, refusal: Refusal) -> str:
        return self.text("refusal", refusal.reason, *refusal.figures)

    def subject(self, refusal: Refusal) -> str:
        """What a refusal is about."""
        kind, number = refusal.subject
        if kind in self.catalogue.get("subject", {}):
            return self.text("subject", kind, number)
        return self.format_field(number, kind)

    def seat(self, seat: Seat) -> str:
        """Who sits there; beyond the people, the opponent that a solo game runs by itself."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if self.names and seat >= 0 and "automa" in self.catalogue["game"]:
            return str(self.catalogue["game"]["automa"])
        return self.text("common", "nobody" if seat < 0 else "player", number=seat + 1)

    def name(self, kind: str, number: int, form: str = "name") -> str:
        """A thing's name, or another form of it (`at`, `short`, `text`...)."""
        entry = self.catalogue[kind][self.kinds[kind][number]]
        text = str(entry[form] if isinstance(entry, Mapping) else entry)
        return self.vformat(text, (), self.facts[kind][number]) if "{" in text and kind in self.facts else text

    def text(self, table: str, key: str, *figures: Any, **values: Any) -> str:
        return self.vformat(str(self.catalogue[table][key]), figures, values)

    def named(self, name: str, text: str) -> str:
        """'Ada: 3 ships'."""
        return self.text("common", "named", name, text)

    def listed(self, parts: Sequence[str]) -> str:
        """'a', 'a and b', 'a, b and c'."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.catalogue['common']['and']} {parts[-1]}"

    # -- how it is put together ------------------------------------------------------------------------------

    def vformat(self, format_string: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
        text = super().vformat(format_string, args, kwargs)
        return _ELIDED.sub(r"\1’", text) if self.language == "fr" else text

    def _sentence(self, table: str, value: Any) -> str:
        return self.vformat(self._template(table, value), (), _Attributes(value))

    def _template(self, table: str, value: Any) -> str:
        name = type(value).__name__
        case = getattr(value, "case", "")
        return str(self.catalogue[table][f"{name}_{case}" if case else name])

    def format_field(self, value: Any, format_spec: str) -> str:
        if not format_spec:
            return str(value)
        if format_spec in self.formatters:
            return self.formatters[format_spec](self, value)
        if "|" in format_spec:
            return self._plural(value, format_spec.split("|"))
        if format_spec == "seat":
            return self.seat(value)
        if format_spec.endswith("*"):
            return self.listed([self.format_field(item, format_spec[:-1]) for item in value])
        kind, _, form = format_spec.partition(".")
        return self.name(kind, value, form or "name")

    def _plural(self, number: int, forms: list[str]) -> str:
        """Two forms: one and many (French counts 0 as one). Three: none, one and many."""
        none, one, many = forms if len(forms) == 3 else ["", *forms]
        if none and number == 0:
            return none.replace("#", "0")
        single = abs(number) == 1 or (number == 0 and self.language == "fr")
        return (one if single else many).replace("#", str(number))
