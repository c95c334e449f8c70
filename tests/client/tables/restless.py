"""Somebody who pushes everything, often in the right places."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from tests.client.tables.person import Person

KEYS = [pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_UP, pygame.K_LEFT, pygame.K_RIGHT]
KEYS += [pygame.K_DOWN, pygame.K_EQUALS, pygame.K_MINUS]
KEYS += [*range(pygame.K_0, pygame.K_9), *range(pygame.K_a, pygame.K_z)]


def push_everything(seat: Callable[[], Person], events: int, seed: int) -> Person:
    """So many random events; who comes to the end of a match begins another one."""
    rng, person = Random(seed), seat()
    for number in range(events):
        person.frame(_event(rng, person), draws=number % 20 == 0)
        if person.link.is_over:
            person = seat()
    return person


def _event(rng: Random, person: Person) -> pygame.event.Event:
    width, height = person.ui.window.size
    point = (rng.randrange(width), rng.randrange(height))
    if rng.random() < 0.4 and person.ui.spots:
        point = rng.choice(list(person.ui.spots.values())).center
    kind = rng.choice(["down", "up", "motion", "key", "right", "wheel"])
    if kind == "key":
        return pygame.event.Event(pygame.KEYDOWN, key=rng.choice(KEYS), mod=0)
    if kind == "wheel":
        return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice([-1, 1]))
    if kind == "motion":
        return pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))
    pressed = pygame.MOUSEBUTTONUP if kind == "up" else pygame.MOUSEBUTTONDOWN
    return pygame.event.Event(pressed, pos=point, button=3 if kind == "right" and rng.random() < 0.2 else 1)
