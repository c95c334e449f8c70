"""How often a PIN may be tried.

SPAKE2 gives one try a meeting, and nothing to try out later. Tries cost time: each address waits longer after each of
its own, and all together get only a few looked at a second.
"""

from __future__ import annotations

from dataclasses import dataclass

from client.lan.connection import Allowance
from client.lan.limits import PIN_DELAYS, PIN_FORGIVEN_SECONDS, PINS_AT_ONCE, PINS_PER_SECOND

_ADDRESSES_KEPT = 1024


@dataclass(slots=True)
class _Caller:
    """An address somebody has called from."""

    first_seen: float
    tries: int = 0
    free_at: float = 0.0


class Patience:
    """Says whose PIN is looked at next, and when.

    Right and wrong ones wait alike. A try counts when it is looked at: whoever is turned away or hangs up before has
    lost nothing. Of several who wait, an address that has tried less goes first, and of those the one last heard of:
    somebody new is not kept waiting by a crowd that goes on guessing.
    """

    def __init__(self, now: float = 0.0) -> None:
        self._callers: dict[str, _Caller] = {}
        self._budget = Allowance(PINS_PER_SECOND, PINS_AT_ONCE, now)

    def meet(self, address: str, now: float) -> None:
        """Somebody calls from there."""
        caller = self._callers.get(address)
        if caller is None or now - max(caller.first_seen, caller.free_at) > PIN_FORGIVEN_SECONDS:
            self._callers[address] = _Caller(now)
            if len(self._callers) > _ADDRESSES_KEPT:
                del self._callers[min(self._callers, key=lambda known: self._callers[known].free_at)]

    def rank(self, address: str) -> tuple[int, float]:
        """The lower, the sooner."""
        caller = self._callers.get(address)
        return (caller.tries, -caller.first_seen) if caller else (0, 0.0)

    def is_due(self, address: str, now: float) -> bool:
        caller = self._callers.get(address)
        return caller is None or now >= caller.free_at

    def try_one(self, address: str, now: float) -> bool:
        """Book a try; False if too many have been looked at everywhere."""
        if not self._budget.take(now):
            return False
        self.meet(address, now)
        caller = self._callers[address]
        caller.tries += 1
        caller.free_at = now + PIN_DELAYS[min(caller.tries, len(PIN_DELAYS) - 1)]
        return True

    def forgive(self, address: str) -> None:
        """The PIN was right."""
        self._callers.pop(address, None)
