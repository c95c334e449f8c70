"""Cards in the gallery: as they are held in hand, in the language of the book."""

from __future__ import annotations

from client.stage.exhibits import Looks, numbered
from client.tables.race_for_the_galaxy.faces import HAND, Faces, face
from client.tables.race_for_the_galaxy.looks import painted_sign, phase_picture
from client.ui.art import Art
from engine.core.words import Words
from engine.games.race_for_the_galaxy.components import PHASES


def exhibits(art: Art, words: Words, text: float) -> Looks:
    art.painter("race", Faces(art, words, text).paint)
    art.painter("sign", painted_sign)
    shape, acts = (HAND[0] / HAND[1], 1.0), words.kinds["act"]
    return {
        "card": numbered(words.kinds["card"], lambda card: face("hand", card), shape),
        "act": numbered(acts, lambda act: phase_picture(PHASES.index(acts[act].split("_")[0]))),
    }
