"""The judgement of the bots. Nothing of the rules asks for it."""

from engine.games.race_for_the_galaxy.pilot.captain import RacePilot

__all__ = ["RacePilot"]
