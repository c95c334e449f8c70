"""Race for the Galaxy with its first three expansions. Rule numbers RG-c.r are those of rulebook/."""

from engine.games.race_for_the_galaxy.game import GAME

__all__ = ["GAME"]
