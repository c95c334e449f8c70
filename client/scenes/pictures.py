"""Pictures to show to others: kept where the system keeps a person's pictures."""

from __future__ import annotations

from pathlib import Path

import pygame

from client import paths


def free(name: str) -> Path:
    """A name in the folder of pictures that is not taken."""
    number = 1
    while (path := paths.pictures() / f"{name}-{number:03}.png").exists():
        number += 1
    return path


def save(picture: pygame.Surface, path: Path) -> bool:
    """False where it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, str(path))
    except (OSError, pygame.error):
        return False
    return True
