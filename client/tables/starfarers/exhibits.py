"""Ships, friendship cards, peoples, encounters and chits in the gallery."""

from __future__ import annotations

from client.stage.exhibits import Looks, numbered
from client.tables.starfarers import looks
from client.ui.art import Art
from engine.core.game import PALETTE
from engine.core.words import Words
from engine.games.starfarers.components import CHITS


def exhibits(art: Art, words: Words, text: float) -> Looks:
    looks.warm_up(art)
    livery = looks.Livery((PALETTE.index("yellow"),))
    kinds = words.kinds
    return {
        "goal": numbered(kinds["goal"], lambda goal: livery.goal(goal, 0)),
        "card": numbered(kinds["card"], looks.card),
        "people": numbered(kinds["people"], looks.base),
        "family": numbered(kinds["family"], looks.family),
        "chit": numbered([chit.id for chit in CHITS], _chit),
    }


def _chit(number: int) -> str:
    """Pirates and ice worlds look as they do in space."""
    record = CHITS[number]
    if record.pirates:
        return f"{looks.FOLDER}/pirates_{record.pirates}"
    return f"{looks.FOLDER}/ice_1" if record.ice else looks.chit(number)
