"""The 32 encounter cards as trees of nodes (SF-9.4), read from data/encounters.toml."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.core.data import load_toml
from engine.games.starfarers.components import FOLDER, RESOURCES

STATS: Final = ("speed", "firepower")


@dataclass(frozen=True, slots=True)
class Effect:
    """One operation of SF-9.30."""

    op: str
    amount: int = 0
    resource: int = -1


@dataclass(frozen=True, slots=True)
class Passage:
    """What is read out of a node: a story with its effects, or who is to be beaten at what."""

    story: str = ""
    effects: tuple[Effect, ...] = ()
    stat: str = ""
    rival: str = ""


@dataclass(frozen=True, slots=True)
class Node:
    passage: int

    @property
    def exits(self) -> tuple[str, ...]:
        """The nodes that may follow."""
        return ()


@dataclass(frozen=True, slots=True)
class Give(Node):
    """Pay a number of cards."""

    least: int
    most: int
    next: tuple[str, ...]

    @property
    def exits(self) -> tuple[str, ...]:
        return self.next


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """Yes, given so many cards in hand, or no."""

    yes: str
    no: str
    needs: int

    @property
    def exits(self) -> tuple[str, ...]:
        return self.yes, self.no


@dataclass(frozen=True, slots=True)
class Duel(Node):
    """Both shake; a tie goes to the active player."""

    stat: str
    rival: str
    win: str
    lose: str

    @property
    def exits(self) -> tuple[str, ...]:
        return self.win, self.lose


@dataclass(frozen=True, slots=True)
class Flee(Node):
    """Compare boosters without a shake."""

    rival: str
    at_least: str
    fewer: str

    @property
    def exits(self) -> tuple[str, ...]:
        return self.at_least, self.fewer


@dataclass(frozen=True, slots=True)
class Exchange(Node):
    """Pay one card, take others."""

    take: int
    next: str

    @property
    def exits(self) -> tuple[str, ...]:
        return (self.next,)


@dataclass(frozen=True, slots=True)
class ShakeTable(Node):
    """The sum of the balls, from 1, names the node."""

    next: tuple[str, ...]

    @property
    def exits(self) -> tuple[str, ...]:
        return self.next


@dataclass(frozen=True, slots=True)
class Outcome(Node):
    effects: tuple[Effect, ...]
    next: str | None

    @property
    def exits(self) -> tuple[str, ...]:
        return (self.next,) if self.next else ()


@dataclass(frozen=True, slots=True)
class EncounterCard:
    id: str
    family: int
    nodes: dict[str, Node]


_passages: dict[Passage, int] = {}


def _passage(record: dict[str, Any]) -> int:
    """The number of what a node reads; nodes that read alike have the same number."""
    passage = Passage(
        record.get("story", record["type"]),
        tuple(_effect(effect) for effect in record.get("effects", ())),
        record.get("stat", ""),
        record.get("rival", ""),
    )
    return _passages.setdefault(passage, len(_passages))


def _effect(text: str) -> Effect:
    op, *rest = text.split()
    amount = int(rest[0]) if rest else 0
    return Effect(op, amount, RESOURCES.index(rest[1]) if len(rest) > 1 else -1)


_NODES: dict[str, Callable[[int, dict[str, Any]], Node]] = {
    "give": lambda passage, r: Give(passage, r["min"], r["max"], tuple(r["next"])),
    "choice": lambda passage, r: Choice(passage, r["yes"], r["no"], r.get("needs", 0)),
    "duel": lambda passage, r: Duel(passage, r["stat"], r["rival"], r["win"], r["lose"]),
    "flee": lambda passage, r: Flee(passage, r["rival"], r["at_least"], r["fewer"]),
    "exchange": lambda passage, r: Exchange(passage, r["take"], r["next"]),
    "shake": lambda passage, r: ShakeTable(passage, tuple(r["next"])),
    "outcome": lambda passage, r: Outcome(passage, tuple(_effect(e) for e in r["effects"]), r.get("next")),
}

_records: list[dict[str, Any]] = load_toml(FOLDER / "data/encounters.toml")["card"]

FAMILIES: Final = tuple(dict.fromkeys(str(record["family"]) for record in _records))
ENCOUNTERS: Final = tuple(
    EncounterCard(
        record["id"],
        FAMILIES.index(record["family"]),
        {name: _NODES[node["type"]](_passage(node), node) for name, node in record["nodes"].items()},
    )
    for record in _records
)
PASSAGES: Final = tuple(_passages)


def could_be(card: int, read: tuple[int, ...], paid: int) -> bool:
    """May this be the card of which so much has been read, after paying so many cards?"""
    record = ENCOUNTERS[card]
    reached = {"root"}
    for passage in read:
        matching = [record.nodes[name] for name in reached if record.nodes[name].passage == passage]
        if not matching:
            return False
        reached = {name for node in matching for name in _exits_after(node, paid)}
    return True


def _exits_after(node: Node, paid: int) -> tuple[str, ...]:
    if isinstance(node, Give):
        return node.next[paid - node.least : paid - node.least + 1]
    return node.exits
