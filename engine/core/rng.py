"""Chance: a small generator that lives in the state, the same on every machine.

Seeds below 2**64 drive SplitMix64: fast, and good for bots, tests and matches that a typed number should deal again.
Whoever sees a few dice can find such a seed by trying. Larger ones, of 256 random bits, drive keyed BLAKE2b in counter
mode: what has been dealt tells nothing of what is hidden or still to come.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeVar

from engine.core.copying import Copied

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15

SEED_BITS = 256
"""Of a seed that nobody can find by trying; higher bits of a longer one are not used."""
_KEY_BYTES = (SEED_BITS - 64) // 8
_KEY_MASK = (1 << 8 * _KEY_BYTES) - 1


class NoChance(Exception):
    """Somebody rolled in a view: views know no seed, imagine a full state first."""


@dataclass(slots=True)
class Rng(Copied):
    """`seed` is None in a view; `dictated` results are dealt out before any random one."""

    seed: int | None
    dictated: tuple[int, ...] = ()

    def bits(self) -> int:
        """The next 64 random bits."""
        if self.seed is None:
            raise NoChance("a view holds no chance; imagine a full state to play on")
        if self.seed > _MASK:
            return self._keyed_bits()
        self.seed = (self.seed + _GAMMA) & _MASK
        mixed = self.seed
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def _keyed_bits(self) -> int:
        """The lowest 64 bits of a large seed count, all above them are the key."""
        assert self.seed is not None
        key, count = self.seed >> 64 & _KEY_MASK, self.seed & _MASK
        self.seed = key << 64 | (count + 1) & _MASK
        mixer = blake2b(count.to_bytes(8, "big"), key=key.to_bytes(_KEY_BYTES, "big"), digest_size=8)
        return int.from_bytes(mixer.digest(), "big")

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        if self.dictated:
            return self._dictated(0, limit - 1)
        return (self.bits() >> 32) * limit >> 32

    def dice(self, count: int, sides: int = 6) -> list[int]:
        """`count` dice of `sides` faces, in the order rolled."""
        if self.dictated:
            return [self._dictated(1, sides) if self.dictated else self.below(sides) + 1 for _ in range(count)]
        bits = self.bits()
        rolled = []
        for _ in range(count):
            bits, face = divmod(bits, sides)
            rolled.append(face + 1)
        return rolled

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def mix(self, items: list[T]) -> None:
        """Shuffle with few random numbers, eight swaps to each: for imagination, which is cheap rather than exact."""
        bits = 0
        for last in range(len(items) - 1, 0, -1):
            if last % 8 == 7 or not bits:
                bits = self.bits()
            bits, other = divmod(bits, last + 1)
            items[last], items[other] = items[other], items[last]

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    def fraction(self) -> float:
        """A number in [0, 1)."""
        return (self.bits() >> 11) / (1 << 53)

    def dictate(self, *results: int) -> None:
        """Fix what comes next: for worked examples and for replaying a game recorded at a real table."""
        self.dictated += results

    def _dictated(self, low: int, high: int) -> int:
        result, self.dictated = self.dictated[0], self.dictated[1:]
        if not low <= result <= high:
            raise ValueError(f"the dictated result {result} is not between {low} and {high}")
        return result


def bots_seed(seed: int) -> int:
    """What the bots of a match choose by: the same for the same seed, which cannot be worked out from it."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=7, person=b"orrery bots").digest(), "big")
