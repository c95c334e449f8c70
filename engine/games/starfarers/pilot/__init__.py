"""How the bots judge the Starfarers."""

from engine.games.starfarers.pilot.judgement import StarfarersPilot

__all__ = ["StarfarersPilot"]
