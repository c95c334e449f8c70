"""Events whose motion does not follow from where pieces lie: order, origin, sound and light."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import Rect

from client.stage.staging import Handler, Staging
from client.tables.on_mars.layout import MarsLayout
from client.tables.on_mars.looks import Livery
from engine.core.moves import Event
from engine.games.on_mars import events as om
from engine.games.on_mars.hexes import COORDINATES
from engine.games.on_mars.state import OnMarsState

Play = Staging[OnMarsState, MarsLayout, Livery]

QUIET: frozenset[type[Event]] = frozenset()
HANDLERS: Mapping[type[Event], Handler] = {}
UNUSED: tuple[Any, ...] = (Rect, om, COORDINATES)
