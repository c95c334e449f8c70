"""How the bots judge Empires of the Void."""

from engine.games.empires_of_the_void.pilot.judgement import EmpiresPilot

__all__ = ["EmpiresPilot"]
