"""How the bots judge a game of On Mars."""

from engine.games.on_mars.pilot.judgement import OnMarsPilot

__all__ = ["OnMarsPilot"]
