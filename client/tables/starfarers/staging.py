"""How events are seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from client.stage.staging import Handler
from engine.core.moves import Event

HANDLERS: Final[Mapping[type[Event], Handler]] = {}
QUIET: Final[frozenset[type[Event]]] = frozenset()
