"""What the texts of things state, and the conditions of the solo goals in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.core.words import Words
from engine.games.on_mars.components import (
    BLUEPRINTS,
    CONTRACTS,
    EXECUTIVES,
    GOALS,
    LAB,
    LSS_REWARDS,
    MISSIONS,
    SCIENTIST_OP,
    SCIENTISTS,
    SPACE_EFFECTS,
    TECHS,
)

FACTS: Final[Mapping[str, Sequence[Mapping[str, Any]]]] = {
    "executive": [{"crystals": record.crystals, "points": record.effect.amount} for record in EXECUTIVES],
    "space": [{"points": effect.amount} for effect in SPACE_EFFECTS],
    "lab": [{"points": space.effect.amount} for space in LAB],
    "blueprint": [{"points": card.effect.amount} for card in BLUEPRINTS],
    "goal": [{"count": goal.count, "level": goal.level, "reward": goal.reward.amount} for goal in GOALS],
    "scientist": [{"points": SCIENTIST_OP} for _ in SCIENTISTS],
    "mission": [{"crystals": mission.crystals} for mission in MISSIONS],
    "reward": [{"op": reward.op} for reward in LSS_REWARDS],
}

_THINGS: Final = {
    "contract": ("contract", [contract.id for contract in CONTRACTS]),
    "tech_level": ("tech", [tech.id for tech in TECHS]),
    "scientist": ("scientist", [scientist.id for scientist in SCIENTISTS]),
}
"""Of conditions that name one thing: its kind, and all of that kind."""


def conditions(words: Words, wanted: Sequence[tuple[str, int, str]]) -> str:
    """Conditions of a solo goal, as what, how many, and which thing: 'Colony level 3 and a lead of 10 OP'."""
    return words.listed([_condition(words, *condition) for condition in wanted])


def _condition(words: Words, what: str, count: int, thing: str) -> str:
    if what not in _THINGS:
        return words.text("condition", what, count)
    kind, ids = _THINGS[what]
    return words.text("condition", what, count, words.name(kind, ids.index(thing)))
