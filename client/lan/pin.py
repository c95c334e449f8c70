"""The PIN of a table: proved, never sent.

Both ends contribute a nonce; the guest proves that it knows the PIN by the HMAC-SHA256 of both, keyed with the PIN.
Wrong answers make the next ones from that address wait, so that trying every PIN of four figures takes a day.
"""

from __future__ import annotations

import hmac
from secrets import token_hex

from client.lan.limits import PIN_DELAYS, PIN_FORGIVEN_SECONDS

_ADDRESSES_KEPT = 256


def new_nonce() -> str:
    return token_hex(16)


def proof(pin: str, host_nonce: str, guest_nonce: str) -> str:
    """What the guest sends instead of the PIN."""
    message = f"orrery pin:{host_nonce}:{guest_nonce}".encode()
    return hmac.new(pin.encode(), message, "sha256").hexdigest()


def proves(pin: str, host_nonce: str, guest_nonce: str, answer: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(proof(pin, host_nonce, guest_nonce).encode(), answer.encode())


class Patience:
    """Remembers wrong PINs by address and says when the next answer from there may be looked at.

    Right and wrong answers wait alike, and one after the other: neither hanging up early nor asking many times at
    once is of use.
    """

    def __init__(self) -> None:
        self._failures: dict[str, int] = {}
        self._free_at: dict[str, float] = {}

    def turn(self, address: str, now: float) -> float:
        """When an answer that came now is looked at."""
        free_at = self._free_at.get(address, now)
        if now - free_at > PIN_FORGIVEN_SECONDS:
            self.forgive(address)
        delay = PIN_DELAYS[min(self._failures.get(address, 0), len(PIN_DELAYS) - 1)]
        if not delay:
            return now
        self._free_at[address] = max(free_at, now) + delay
        return self._free_at[address]

    def failed(self, address: str, now: float) -> None:
        self._failures[address] = self._failures.pop(address, 0) + 1
        self._free_at[address] = max(self._free_at.pop(address, now), now)
        if len(self._failures) > _ADDRESSES_KEPT:
            self.forgive(next(iter(self._failures)))

    def forgive(self, address: str) -> None:
        self._failures.pop(address, None)
        self._free_at.pop(address, None)
