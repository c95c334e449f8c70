"""What the texts of the catalogue say in figures, from the records that the rules read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from engine.games.empires_of_the_void.components import (
    CARD_FIGURES,
    CARDS,
    EVENT_CARDS,
    EVENT_FIGURES,
    PLANET_FIGURES,
    PLANETS,
    RACE_FIGURES,
    RACES,
    SCORING_CARDS,
    SHIP_FIGURES,
    SHIPS,
    TECHNOLOGIES,
    TECHNOLOGY_FIGURES,
)


def _of(records: Sequence[Any], *figures: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Each record with the figures of its kind."""
    shared = {name: value for table in figures for name, value in table.items()}
    return [shared | asdict(record) for record in records]


FACTS: Final = {
    "ship": _of(SHIPS, SHIP_FIGURES, RACE_FIGURES),
    "technology": _of(TECHNOLOGIES, TECHNOLOGY_FIGURES, RACE_FIGURES),
    "planet": _of(PLANETS, PLANET_FIGURES),
    "race": _of(RACES, RACE_FIGURES),
    "card": _of(CARDS, CARD_FIGURES),
    "event_card": [*_of(EVENT_CARDS, EVENT_FIGURES), *_of(SCORING_CARDS)],
}
