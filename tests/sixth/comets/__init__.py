"""Comets: a page of rules, a whole game."""

from tests.sixth.comets.game import GAME

__all__ = ["GAME"]
