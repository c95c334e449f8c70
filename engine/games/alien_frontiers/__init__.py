"""Alien Frontiers: dice placed at stations around a planet. Rule numbers AF-c.r are those of rulebook/."""

from engine.games.alien_frontiers.game import GAME

__all__ = ["GAME"]
