"""Everything a person sees, hears or connects with. Nothing here is imported by the engine."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

__version__ = "0.1.0"
