"""On Mars: a colony grown together, one company each. Rule numbers OM-c.r are those of rulebook/."""

from engine.games.on_mars.game import GAME

__all__ = ["GAME"]
