from __future__ import annotations

from collections import Counter

import pytest

from engine.core.rng import NoChance, Rng


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
