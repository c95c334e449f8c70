"""Empires of the Void: conquest and friendship in a failing empire. Rule numbers EV-c.r are those of rulebook/."""

from engine.games.empires_of_the_void.game import GAME

__all__ = ["GAME"]
