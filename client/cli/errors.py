"""What bad input looks like: errors that become one sentence instead of a traceback."""

from __future__ import annotations

from client.lan.options import BadTable
from engine.bots.levels import UnknownLevel
from engine.core.codec import BadData
from engine.core.game import BadSetup
from engine.core.moves import IllegalMove
from engine.core.rulebook import UnknownRule
from engine.games import UnknownGame
from engine.record import BadRecord


class BadArgument(Exception):
    """An argument that makes no sense; the message says what would."""


BAD_INPUT = (
    BadArgument,
    BadData,
    BadRecord,
    BadSetup,
    BadTable,
    IllegalMove,
    OSError,
    UnknownGame,
    UnknownLevel,
    UnknownRule,
)


def sentence(error: BaseException) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)
