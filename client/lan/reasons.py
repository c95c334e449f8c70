"""Why a connection was closed, a request refused or the table changed: keys of the client's catalogues.

The windows look the key up under `lan` in the player's language; the terminal says the English sentence kept here.
`{0}`, `{1}`... are filled with the figures of the notice.
"""

from __future__ import annotations

from client.lan.messages import Goodbye
from client.links.link import Notice

SENTENCES = {
    # Getting in
    "guest_protocol_older": "The table speaks protocol {0} and this Orrery {1}: this one is older, update it.",
    "host_protocol_older": "The table speaks protocol {0} and this one {1}: the host's is older and must be updated.",
    "guest_rules_older": "The table plays rules {0} of {2} and this Orrery {1}: this one is older, update it.",
    "host_rules_older": "The table plays rules {0} of {2} and this one {1}: the host's is older and must be updated.",
    "no_such_game": "The table plays {0}, which this Orrery does not have: it is older, update it.",
    "wrong_pin": "The PIN is not the right one.",
    "pin_not_asked": "The table asks for no PIN: it may not be the one you mean. Leave the field empty to join it.",
    "host_changed": "Another machine answers at {0} than before. If you expected that, join once more.",
    "pin_busy": "Too many PINs are being tried at this table: try again in a moment.",
    "full": "The table has no room for one more.",
    "unreachable": "There is no table at {0}.",
    # Being closed
    "malformed": "The other end did not understand a message.",
    "forged": "Something between here and the table changed what was sent.",
    "out_of_phase": "A message came that made no sense at that moment.",
    "flood": "Too many messages came at once.",
    "silent": "The other end fell silent.",
    "slow": "The connection is too slow.",
    "late": "The introduction took too long.",
    "taken_over": "You joined from somewhere else.",
    "removed": "The host sent you away from the table.",
    "replaced": "The standby has taken the table over.",
    "heir_found": "The host is gone; the standby has taken the table over.",
    "host_closed": "The host closed the table.",
    "left": "You left the table.",
    "lost": "The connection broke.",
    # Requests
    "illegal_move": "That move is not legal now.",
    "seat_taken": "That seat is taken.",
    "colour_taken": "That colour is taken.",
    "not_host": "Only the host can do that.",
    "not_now": "That cannot be done now.",
    "seats_open": "Every seat must be taken and everybody ready before the game begins.",
    "no_save": "The match cannot be saved, so it does not begin.",
    "too_many_lines": "Not so fast: wait a moment before you say more.",
    "no_undo": "That cannot be taken back.",
    "no_level": "There is no such bot.",
    # The table
    "person_joined": "{0} is here.",
    "person_left": "{0} has left.",
    "person_missing": "{0} has lost the connection.",
    "person_back": "{0} is back.",
    "stand_in": "A bot plays for {0} until they return.",
    "bot_replaced": "The bot of {0} failed; a simpler one takes its place.",
    "autosave_failed": "The match cannot be saved: {0}",
    "saved_again": "The match is saved again, with everything that was missing.",
    "audit_fair": "The deal was fair: nobody chose it, and every move was as it was shown.",
    "audit_moves_right": "Every move was as it was shown; you were not here when the deal was drawn.",
    "audit_chosen": "The host chose this deal by a number; every move was as it was shown.",
    "audit_seed": "The deal was not the one that was drawn: the host cheated.",
    "audit_left_out": "Your part in drawing the deal was left out.",
    "audit_moves": "The record is not the match that was shown: the host cheated.",
    "connection_lost": "The connection to the table broke; trying to get it back.",
    "connection_back": "Back at the table.",
}

FINAL = frozenset(
    {"guest_protocol_older", "host_protocol_older", "guest_rules_older", "host_rules_older", "no_such_game"}
    | {"wrong_pin", "taken_over", "removed", "left"}
)
"""After these a guest does not try again by itself."""

FINAL_AT_FIRST = FINAL | {
    "pin_not_asked",
    "host_changed",
    "forged",
    "unreachable",
    "full",
    "pin_busy",
    "malformed",
    "out_of_phase",
}
"""Nor after these, if it has never been at the table; one that has a seat to return to goes on trying."""


def sentence(notice: Notice) -> str:
    """The English sentence of a notice; a key from a stranger's version is shown as it came."""
    text = SENTENCES.get(notice.key)
    try:
        return text.format(*notice.figures) if text else notice.key
    except IndexError:
        return notice.key


def mismatch(game: str, host: tuple[int, int], guest: tuple[int, int]) -> Goodbye | None:
    """The refusal of another protocol or other rules, saying which side is older; None if they match.

    `host` and `guest` are protocol and rules version of either side; rules 0 means that the guest has no such game.
    """
    if host[0] != guest[0]:
        side = "guest_protocol_older" if guest[0] < host[0] else "host_protocol_older"
        return Goodbye(side, (str(host[0]), str(guest[0])))
    if guest[1] == 0:
        return Goodbye("no_such_game", (game,))
    if host[1] != guest[1]:
        side = "guest_rules_older" if guest[1] < host[1] else "host_rules_older"
        return Goodbye(side, (str(host[1]), str(guest[1]), game))
    return None
