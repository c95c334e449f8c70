"""What the bots' judgements share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Judgement = Callable[[Any], float]
"""What a move is worth, in victory points against doing nothing."""

NO = -1.0
"""Better not."""
NEVER = -40.0
"""Nothing comes of it, or it could go on for ever: offers begun and dropped, Moves begun and cancelled."""
