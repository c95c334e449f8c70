"""How the bots judge Alien Frontiers."""

from engine.games.alien_frontiers.pilot.judgement import AlienFrontiersPilot

__all__ = ["AlienFrontiersPilot"]
