"""Every number that both ends of the protocol agree on, or that keeps one end safe from the other."""

from __future__ import annotations

PROTOCOL = 2
"""Raised with any change of a message: both ends must speak the same."""

DEFAULT_PORT = 47625

# -- sizes ---------------------------------------------------------------------------------------------------------

FRAME_LIMIT = 256 * 1024
"""Bytes in a frame; nobody may send a longer one."""
GUEST_FRAME_LIMIT = 16 * 1024
"""What a guest says is short: a move, a line of chat."""
STRANGER_FRAME_LIMIT = 1024
"""Before the welcome there is nothing to say but one greeting."""
STRING_LIMIT = 1024
NESTING_LIMIT = 24
BACKLOG_LIMIT = 1024 * 1024
"""Bytes waiting for a peer that does not read them."""
READ_SIZE = 64 * 1024
READS_AT_ONCE = 8
STRANGER_READ_SIZE = 2 * 1024
"""A stranger is read so much of in a turn, and no more before everybody else had theirs."""

NAME_LIMIT = 24
TABLE_NAME_LIMIT = 40
CHAT_LIMIT = 300
CHAT_KEPT = 50
"""Lines of chat told to whoever joins."""
RECORDED_AT_ONCE = 100
"""Moves in one message, when the record is told at the end."""
JOURNAL_KEPT = 200
"""Changes whose events are told to a guest that missed them."""

# -- how many ------------------------------------------------------------------------------------------------------

CONNECTION_LIMIT = 64
STRANGER_LIMIT = 16
"""Connections that have not been welcomed yet."""
STRANGERS_PER_ADDRESS = 3
STRANGER_MESSAGES_PER_SECOND = 2.0
STRANGER_MESSAGES_AT_ONCE = 8.0
PEOPLE_LIMIT = 40
MESSAGES_PER_SECOND = 200.0
MESSAGES_AT_ONCE = 400.0
REQUESTS_PER_SECOND = 20.0
"""Of everything but moves: what one guest says is told to all, so it is dearer than it looks."""
REQUESTS_AT_ONCE = 60.0
LINES_PER_SECOND = 0.5
"""Of chat, from one person."""
LINES_AT_ONCE = 6.0

# -- seconds -------------------------------------------------------------------------------------------------------

HANDSHAKE_SECONDS = 5.0
FRAME_SECONDS = 10.0
"""A frame that has begun must be complete by then."""
HEARTBEAT_SECONDS = 4.0
"""An end that has said nothing for so long says that it is still there."""
SILENCE_SECONDS = 15.0
"""After such a silence the other end is taken for gone."""
STALLED_SECONDS = 15.0
"""A peer that reads nothing of what waits for it for so long is taken for gone."""
FAREWELL_SECONDS = 2.0
"""How long a connection that is being closed may take to read why."""
HEIR_SECONDS = 1.0
"""A host that has been gone for so long may be replaced by the standby."""
DRAW_SECONDS = 3.0
"""How long the others wait for somebody's part in drawing the deal."""
LOBBY_GRACE_SECONDS = 60.0
"""How long a seat in the lobby is kept for somebody who dropped out."""
SAVE_AGAIN_SECONDS = 5.0
"""After a save could not be begun, a table that starts by itself tries again so much later."""
PIN_DELAYS = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0)
"""After so many wrong PINs from an address, the next is looked at that late."""
PINS_PER_SECOND = 3.0
"""Looked at from all addresses together."""
PINS_AT_ONCE = 20.0
PIN_QUEUE_SECONDS = 12.0
"""An answer that has waited so long is turned away."""
PIN_FORGIVEN_SECONDS = 300.0
RETRY_SECONDS = (0.1, 0.3, 0.6, 1.0, 2.0, 3.0)
"""The pauses between attempts to reconnect; the last is repeated."""
