"""What Starfarers is made of, as the gallery shows it."""

from __future__ import annotations

import pygame

from client.tables import exhibit_picture
from client.ui.art import Art
from engine.games import load_game


def test_everything_in_the_gallery_has_its_picture() -> None:
    """Chits, cards, parts, peoples and encounters alike."""
    pygame.font.init()
    art, game = Art(), load_game("starfarers")
    shown = [thing.id for shelf in game.gallery(game.words("en")) for thing in shelf.exhibits]
    assert len(shown) > 60
    for thing in shown:
        name = exhibit_picture("starfarers", art, thing)
        assert name, thing
        assert art.picture(name, (96, 96)).get_bounding_rect().width > 20, thing
