"""A deal that nobody chose: its seed is drawn by the host and by everybody who sits at the table.

Each first binds itself to a secret by telling its hash, and tells the secret once all are bound; the host tells its own
when the match is over. Nobody can choose the deal, not even the host, for they would have to know the others' secrets
first; and nobody but the host can know it before the end.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_hex

from client.lan.limits import DRAW_SECONDS
from client.lan.people import Person

_LENGTH = 64


def new_secret() -> str:
    """256 random bits."""
    return token_hex(32)


def bound(secret: str) -> str:
    """The hash that binds somebody to a secret and does not tell it."""
    return sha256(b"orrery bound\0" + secret.encode()).hexdigest()


def keeps_to(secret: str, promise: str) -> bool:
    return hmac.compare_digest(bound(secret), promise)


def is_value(text: str) -> bool:
    """Could it be a secret or a hash?"""
    return len(text) == _LENGTH and all(letter in "0123456789abcdef" for letter in text)


def seed_of(host: str, shares: Sequence[str]) -> int:
    """The seed that all secrets together make, whatever the order of the guests'."""
    return int.from_bytes(sha256("\0".join(("orrery seed", host, *sorted(shares))).encode()).digest(), "big")


@dataclass(slots=True)
class Draw:
    """A draw under way at the host. Whoever does not answer in time has no part in it, and can tell that at the end."""

    people: dict[int, Person]
    until: float
    secret: str = field(default_factory=new_secret)
    promises: dict[int, str] = field(default_factory=dict)
    shares: dict[int, str] = field(default_factory=dict)
    is_bound: bool = False
    """Has everybody been told what all have bound themselves to?"""

    def hear(self, person: Person, value: str) -> bool:
        """A promise, or the secret that keeps it; False if it is neither. A promise that comes late does not count."""
        if not self.is_bound:
            self.promises[person.id] = value
            return is_value(value)
        if person.id not in self.promises:
            return True
        if not keeps_to(value, self.promises[person.id]):
            return False
        self.shares[person.id] = value
        return True

    def is_settled(self, now: float) -> bool:
        """Have all answered who can be waited for?"""
        answers = self.shares if self.is_bound else self.promises
        awaited = self.promises if self.is_bound else self.people
        return now >= self.until or all(number in answers for number in awaited if self.people[number].connected)

    def bind(self, now: float) -> tuple[str, ...]:
        """All promises; nobody else can join from now on."""
        self.is_bound = True
        self.until = now + DRAW_SECONDS
        return tuple(sorted(self.promises.values()))

    def seed(self) -> int:
        return seed_of(self.secret, tuple(self.shares.values()))
