"""Chapters 14, 15 and 16: Mine, Diplomacy and income."""

from __future__ import annotations

import pytest

from engine.games.empires_of_the_void.components import (
    BINDOK_II,
    BREAKTHROUGH,
    CEASEFIRE,
    COLLECTIVE_5,
    DEEP_CORE_MINING,
    DIPLOMAT,
    EXODUS_FROM_BINDOK,
    FERRUN,
    GALACTIC_EMBASSY,
    GOODWILL_ENVOYS,
    GORRUM,
    HOME,
    KRAAG,
    MIRRIM,
    NARKANI,
    OPEN_ARCHIVES,
    QUENNA,
    RACES,
    RESEARCH_GRANT,
    SECOND_VOLLEY,
    SIRI,
    STARCRUISER,
    STARFIGHTER,
    SUVAYA,
    TAN_FU,
    TRADE_NETWORK,
    UNRAVEL,
    VAEL,
    ZUN,
    space_of,
)
from engine.games.empires_of_the_void.diplomacy import modifier, threshold
from engine.games.empires_of_the_void.empire import base_income, network_income, planet_income
from engine.games.empires_of_the_void.moves import Diplomacy, EndTurn, Foresee, Mine, Pass
from engine.games.empires_of_the_void.odds import total_at_least
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.turn import ToAct, mining_yield
from tests.games.empires_of_the_void.table import RED, YOU, Table

SCHOLARS = (RESEARCH_GRANT, RESEARCH_GRANT, OPEN_ARCHIVES, BREAKTHROUGH)


def envoy(planet: int, *cards: int) -> Position:
    return Position().ships(YOU, space_of(planet), {DIPLOMAT: 1}).cards(YOU, *cards)


@pytest.mark.parametrize(
    ("number", "dice", "success"),
    [
        (1, (6, 6, 4), False),
        (1, (6, 6, 5), True),
        (2, (4, 4, 4), False),
        (2, (5, 4, 4), True),
        (3, (3, 2, 2), False),
        (3, (3, 3, 2), True),
        (4, (1, 1, 1), False),
        (4, (2, 1, 1), True),
    ],
)
def test_thresholds(number: int, dice: tuple[int, ...], success: bool) -> None:
    """17, 13, 8, 4; failing, the cards stay in hand and the action is gone; succeeding, they are discarded and the
    planet is held as ally (EV-15.1, EV-15.2, EV-15.4, EV-15.5)."""
    cards = SCHOLARS[:number]
    table = Table(envoy(TAN_FU, *cards).dice(*dice))
    table.play(Diplomacy(TAN_FU, tuple(sorted(cards))))
    table.pass_windows()
    while table.can(Pass()):
        table.play(Pass())
    assert table.state.actions == 2
    assert table.state.is_ally(YOU, TAN_FU) == success
    assert table.hand() == (() if success else tuple(sorted(cards)))
    assert sorted(table.state.discard) == (sorted(cards) if success else [])


def test_thresholds_of_the_races() -> None:
    """Collective 5 and Zun differ from the rest (EV-15.2, EV-22.1, EV-22.2, EV-22.5)."""

    def thresholds(race: int) -> list[int]:
        state = Position().race(YOU, race).state()
        return [threshold(state, YOU, cards) for cards in (1, 2, 3, 4)]

    assert thresholds(SIRI) == [17, 13, 8, 4]
    assert all(hard > usual for hard, usual in zip(thresholds(COLLECTIVE_5), thresholds(SIRI), strict=True))
    assert all(easy <= usual for easy, usual in zip(thresholds(ZUN), thresholds(SIRI), strict=True))


def test_modifiers_add_up() -> None:
    """Mirrim +2, Galactic Embassy +1, Exodus +4 at Bindok II only (EV-15.3, EV-21.17, EV-23.7, EV-24.19)."""
    state = Position().allied(YOU, MIRRIM).owns(YOU, GALACTIC_EMBASSY).event(EXODUS_FROM_BINDOK).state()
    assert modifier(state, YOU, BINDOK_II) == 7
    assert modifier(state, YOU, KRAAG) == 3
    assert modifier(state, RED, KRAAG) == 0


def test_only_neutral_planets_without_ally() -> None:
    """Conquered and occupied planets cannot be approached; other ships there do not matter (EV-15.1, EV-15.6)."""
    assert not Table(envoy(TAN_FU, *SCHOLARS).conquered(RED, TAN_FU)).moves(Diplomacy)
    assert not Table(envoy(TAN_FU, *SCHOLARS).conquered(YOU, TAN_FU)).moves(Diplomacy)
    assert not Table(envoy(HOME + RED, *SCHOLARS)).moves(Diplomacy)
    crowded = envoy(TAN_FU, *SCHOLARS).ships(RED, space_of(TAN_FU), {STARCRUISER: 3})
    assert Table(crowded).moves(Diplomacy)
    assert not Table(Position().cards(YOU, *SCHOLARS).ships(YOU, space_of(TAN_FU), {STARFIGHTER: 1})).moves(Diplomacy)


def test_every_different_set_is_a_choice() -> None:
    """EV-15.7."""
    table = Table(envoy(TAN_FU, RESEARCH_GRANT, RESEARCH_GRANT, BREAKTHROUGH))
    assert {move.cards for move in table.moves(Diplomacy)} == {
        (RESEARCH_GRANT,), (BREAKTHROUGH,), (RESEARCH_GRANT, RESEARCH_GRANT), (RESEARCH_GRANT, BREAKTHROUGH),
        (RESEARCH_GRANT, RESEARCH_GRANT, BREAKTHROUGH),
    }  # fmt: skip


def test_a_failed_attempt_may_be_repeated_and_is_remembered() -> None:
    """Everybody has seen the cards (EV-15.5, EV-27.4)."""
    table = Table(envoy(TAN_FU, OPEN_ARCHIVES).dice(1, 1, 1, 6, 6, 6))
    table.play(Diplomacy(TAN_FU, (OPEN_ARCHIVES,)))
    assert table.player().known == (OPEN_ARCHIVES,)
    table.play(Diplomacy(TAN_FU, (OPEN_ARCHIVES,)))
    assert table.state.is_ally(YOU, TAN_FU)
    assert table.player().known == ()


def test_siris_wild_cards() -> None:
    """Mysterious cards count beside one that really fits, never alone (EV-22.17)."""
    position = envoy(KRAAG, SECOND_VOLLEY, UNRAVEL, UNRAVEL).race(YOU, SIRI).race(RED, ZUN).dice(3, 3, 2)
    table = Table(position)
    assert Diplomacy(KRAAG, (UNRAVEL, UNRAVEL)) not in table.moves(Diplomacy)
    table.play(Diplomacy(KRAAG, (SECOND_VOLLEY, UNRAVEL, UNRAVEL)))
    assert table.state.is_ally(YOU, KRAAG)


def test_stones_of_foresight_in_diplomacy() -> None:
    """One to three dice of your choice, once a round (EV-23.2, EV-25.23)."""
    table = Table(envoy(TAN_FU, OPEN_ARCHIVES).allied(YOU, VAEL).dice(6, 6, 1, 5))
    table.play(Diplomacy(TAN_FU, (OPEN_ARCHIVES,)))
    assert {move.dice for move in table.moves(Foresee)} == {(1,), (6,), (1, 6), (6, 6), (1, 6, 6)}
    table.play(Foresee((1,)))
    assert table.state.is_ally(YOU, TAN_FU)
    assert table.player().foreseen


def test_no_window_when_the_roll_succeeds() -> None:
    """Neither re-rolls nor envoys are asked for (EV-28.3)."""
    table = Table(envoy(SUVAYA, CEASEFIRE, GOODWILL_ENVOYS, GOODWILL_ENVOYS).allied(YOU, VAEL).dice(6, 6, 6))
    table.play(Diplomacy(SUVAYA, (CEASEFIRE,)))
    assert isinstance(table.step, ToAct)
    assert table.state.is_ally(YOU, SUVAYA)


def test_exact_chances() -> None:
    """Three dice against 17, 13, 8 and 4 (EV-15.2)."""
    chances = [round(100 * total_at_least(total), 1) for total in (17, 13, 8, 4)]
    assert chances == [1.9, 25.9, 83.8, 99.5]


# -- Mine and income ----------------------------------------------------------------------------------------------


def test_mine() -> None:
    """One credit, two more with Deep-Core Mining, two more with Quenna (EV-14.1, EV-21.9, EV-23.9)."""
    assert mining_yield(Position().state(), YOU) == 1
    assert mining_yield(Position().owns(YOU, DEEP_CORE_MINING).state(), YOU) == 3
    assert mining_yield(Position().owns(YOU, DEEP_CORE_MINING).allied(YOU, QUENNA).state(), YOU) == 5
    table = Table(Position())
    table.play(Mine())
    assert table.credits() == 1


def test_income() -> None:
    """Base, planets and Trade Network (EV-16.1, EV-21.13)."""
    position = Position().conquered(YOU, KRAAG, QUENNA).allied(YOU, GORRUM).owns(YOU, TRADE_NETWORK)
    table = Table(position)
    table.play(EndTurn())
    assert table.credits() == RACES[NARKANI].income + (2 + 2 + 3) + 3


@pytest.mark.parametrize("trouble", ["rebellion", "pirates", "plague"])
def test_planets_in_trouble_yield_nothing(trouble: str) -> None:
    """EV-16.1, EV-8.8, EV-8.9, EV-24.23."""
    position = Position().conquered(YOU, MIRRIM, FERRUN)
    position = position.plague() if trouble == "plague" else getattr(position, trouble)(MIRRIM)
    assert planet_income(position.state(), YOU) == 2


def test_base_income_without_the_home_world() -> None:
    """EV-16.2."""
    state = Position().conquered(RED, HOME).state()
    assert base_income(state, YOU) == RACES[NARKANI].income
    assert network_income(state, YOU) == 0
