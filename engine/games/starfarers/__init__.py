"""The Starfarers of Catan: trade and encounters in a hidden galaxy. Rule numbers SF-c.r are those of rulebook/."""

from engine.games.starfarers.game import GAME

__all__ = ["GAME"]
