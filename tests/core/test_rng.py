from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from engine.core.rng import SEED_BITS, NoChance, Rng, bots_seed

SECRET = (1 << SEED_BITS) - 2
"""A seed of all the bits there are, whose count is about to begin anew."""


def test_a_seed_always_gives_the_same_numbers() -> None:
    """The first outputs of SplitMix64 for seed 0: saved matches depend on them for ever."""
    rng = Rng(0)
    assert [rng.bits() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_dice_show_every_face_about_as_often() -> None:
    counts = Counter(face for seed in range(2000) for face in Rng(seed).dice(6))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert max(counts.values()) < 1.1 * min(counts.values())


def test_below_stays_below() -> None:
    rng = Rng(2)
    assert {rng.below(3) for _ in range(200)} == {0, 1, 2}


def test_shuffling_keeps_the_cards() -> None:
    cards = list(range(30))
    Rng(3).shuffle(cards)
    assert cards != list(range(30))
    assert sorted(cards) == list(range(30))


def test_dictated_results_come_first() -> None:
    rng = Rng(4)
    rng.dictate(6, 1)
    assert rng.dice(2) == [6, 1]
    assert rng.dictated == ()
    assert rng.dice(3) == Rng(4).dice(3)


def test_a_dictated_result_must_be_possible() -> None:
    rng = Rng(5)
    rng.dictate(7)
    with pytest.raises(ValueError, match="between 1 and 6"):
        rng.dice(1)


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng(6)
    copy = rng.copy()
    assert rng.bits() == copy.bits()
    rng.bits()
    assert rng != copy


def test_a_view_has_no_chance() -> None:
    with pytest.raises(NoChance):
        Rng(None).dice(1)


def test_fractions_are_below_one() -> None:
    rng = Rng(7)
    assert all(0 <= rng.fraction() < 1 for _ in range(100))


def test_a_large_seed_always_gives_the_same_numbers() -> None:
    """Keyed BLAKE2b of a count, from 2**64 on: matches between people depend on it for ever."""
    key = bytes([255] * 24)
    counts = (2**64 - 2, 2**64 - 1, 0)
    told = [blake2b(count.to_bytes(8, "big"), key=key, digest_size=8).digest() for count in counts]
    rng = Rng(SECRET)
    assert [rng.bits().to_bytes(8, "big") for _ in range(3)] == told
    assert rng.seed is not None
    assert rng.seed >> 64 == SECRET >> 64, "the key stays"


def test_the_smallest_large_seed_is_none_of_the_small_ones() -> None:
    assert Rng(1 << 64).bits() not in (Rng(0).bits(), Rng(1).bits())


def test_a_longer_seed_than_any_is_of_use_too() -> None:
    assert Rng((1 << SEED_BITS) + SECRET).bits() == Rng(SECRET).bits()


def test_large_seeds_deal_fairly() -> None:
    rng = Rng(SECRET)
    counts = Counter(face for _ in range(2000) for face in rng.dice(6))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert max(counts.values()) < 1.1 * min(counts.values())


def test_bots_choose_by_nothing_that_tells_the_seed() -> None:
    assert bots_seed(SECRET) == bots_seed(SECRET)
    assert len({bots_seed(seed) for seed in (0, 1, 1 << 64, SECRET)}) == 4
    assert bots_seed(SECRET) < 1 << 56
