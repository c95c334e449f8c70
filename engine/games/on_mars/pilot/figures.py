"""What the pilot takes single things to be worth, in Opportunity Points: read from data/pilot.toml."""

from __future__ import annotations

from typing import Any, Final

from engine.core.data import load_toml
from engine.games.on_mars.components import FOLDER

figures: Final[dict[str, Any]] = load_toml(FOLDER / "data/pilot.toml")
worths: Final[dict[str, float]] = {name: value for name, value in figures.items() if isinstance(value, float)}
habit_figures: Final[dict[str, Any]] = figures["habits"]
habit_worths: Final[dict[str, float]] = {n: value for n, value in habit_figures.items() if isinstance(value, float)}
