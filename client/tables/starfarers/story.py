"""What encounters tell."""

from __future__ import annotations

from functools import cache

from engine.core.words import Words
from engine.games.starfarers.encounter_cards import ENCOUNTERS, PASSAGES
from engine.games.starfarers.report import effects
from engine.games.starfarers.state import StarfarersState


@cache
def _families() -> dict[int, int]:
    """The family whose cards begin with a passage."""
    return {card.nodes["root"].passage: card.family for card in ENCOUNTERS}


def family_of(view: StarfarersState) -> int:
    """Of the card in play: its first passage tells."""
    return _families()[view.read[0]]


def story(words: Words, number: int) -> tuple[str, str]:
    """What a passage says, and what follows from it."""
    read = PASSAGES[number]
    rival = words.text("rival", read.rival) if read.rival else ""
    key = f"{read.story}_{read.stat}" if read.stat else read.story
    return words.text("story", key, rival), effects(words, read.effects)
