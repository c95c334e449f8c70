"""Everything a person sees, hears or connects with. Nothing here is imported by the engine."""

__version__ = "0.1.0"
