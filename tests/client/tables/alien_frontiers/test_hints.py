"""What the table says without being asked: reminders, hints about prices, and what is to be chosen."""

from __future__ import annotations

import pytest

from client.tables.alien_frontiers.layout import wells_for
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ASIMOV_CRATER,
    COLONIST_HUB,
    HERBERT_VALLEY,
    LUNAR_MINE,
    ORBITAL_MARKET,
    POLARITY_DEVICE,
    SHIPYARD,
    SOLAR_CONVERTER,
    TEMPORAL_WARPER,
)
from engine.games.alien_frontiers.position import Position
from tests.client.tables.alien_frontiers.person import Person
from tests.client.tables.alien_frontiers.test_reasons import at, hovered, told


def texts(person: Person) -> set[str]:
    person.look()
    return {text.text for text in person.ui.texts}


@pytest.mark.parametrize(
    ("language", "hint"),
    [
        ("en", "Land in Herbert Valley first and this costs you 1 fuel and 1 ore."),
        (
            "fr",
            "Posez d’abord une colonie dans la Vallée de Herbert\N{NO-BREAK SPACE}: "
            "ceci coûtera 1 carburant et 1 minerai.",
        ),
    ],
)
def test_a_landing_that_would_make_a_ship_cheaper(language: str, hint: str) -> None:
    position = Position().dice(3, 3, 1, 2).holds(0, fuel=3, ore=3).hub(0, 7)
    assert hint in hovered(at(position, language=language), f"station.{SHIPYARD}.0")
    contested = position.colonies(HERBERT_VALLEY, {1: 1})
    assert hint not in hovered(at(contested, language=language), f"station.{SHIPYARD}.0")


def test_a_landing_out_of_reach_is_not_hinted_at() -> None:
    person = at(Position().dice(3, 3, 1, 2).holds(0, fuel=3, ore=3).hub(0, 5))
    assert "Herbert Valley first" not in hovered(person, f"station.{SHIPYARD}.0")


def test_the_last_docking_left_is_a_paid_one() -> None:
    """AF-4.9."""
    position = (
        Position()
        .dice(3, 3)
        .holds(0, fuel=1, ore=1)
        .fleet(0, 3)
        .hub(0, 7)
        .docked(SOLAR_CONVERTER, *[(1, 1)] * 6, *[(1, 2)] * 2)
        .docked(ALIEN_ARTIFACT, *[(1, 2)] * 4)
        .docked(ORBITAL_MARKET, *[(1, 3)] * 4)
        .docked(LUNAR_MINE, (6, 3))
    )
    assert "(AF-4.9)" in told(at(position))
    assert any(text.startswith("Only dockings that cost") for text in told(at(position)).split("\n"))
    assert "Only dockings that cost" not in told(at(Position().dice(3, 3).holds(0, fuel=1, ore=1)))


def test_a_forced_launch_is_explained() -> None:
    """AF-6.2.7."""
    position = Position().dice(1, 2).holds(0, fuel=1, ore=1).hub(0, 5).colonies(ASIMOV_CRATER, {0: 1})
    person = at(position)
    for _ in range(2):
        person.click("die.0.0")
        person.click(f"station.{COLONIST_HUB}.0")
    person.move_to((5, 5))
    assert "(AF-6.2.7)" in told(person)


def test_a_colony_that_is_ready_is_not_forgotten() -> None:
    assert "Hub ready" in texts(at(Position().dice(1).hub(1, 7)))
    assert "Hub ready" not in texts(at(Position().dice(1).hub(1, 6)))


def test_all_tokens_are_counted_against_the_limit() -> None:
    """The hold has eight wells; pointed at, it says how many of them are taken (AF-4.14)."""
    person = at(Position().dice(1).holds(1, fuel=3, ore=2))
    console = person.table._ready.layout.console(0, 1)
    assert len(wells_for(console, 5)) == 8
    assert len(wells_for(console, 11)) == 11
    assert "(5 / 8)" in hovered(person, "seat.1.0")


def test_a_station_that_cannot_be_used_says_so_itself() -> None:
    person = at(Position().dice(2, 5).docked(LUNAR_MINE, (4, 1)))
    assert "below 4" not in texts(person)
    person.click("die.0.0")
    assert "below 4" in texts(person), "on the station itself"
    assert "Needs a ship of at least 4." in hovered(person, f"station.{LUNAR_MINE}.0")


def test_the_tray_asks_for_what_is_to_be_chosen() -> None:
    person = at(Position().dice(2).owns(0, TEMPORAL_WARPER).discard_pile(POLARITY_DEVICE).holds(0, fuel=2))
    caption = person.table._ready.layout.caption
    assert not any(text.rect.colliderect(caption) for text in person.ui.texts), "the bar above asks it already"
    person.click(f"discard.{TEMPORAL_WARPER}.0")
    assert "Choose a card of the discard pile." in texts(person)
    person = at(Position().dice(2, 2).holds(0, fuel=4))
    person.click(f"station.{ORBITAL_MARKET}.0")
    person.click("trade.0.0")
    assert "Choose what to buy." in texts(person)
