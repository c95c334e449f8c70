"""Chapter 12 to 14 in words: what sentences and panels say where the plain word would mislead."""

from __future__ import annotations

import pytest

from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.components import (
    BOOSTER_POD,
    COLONIST_HUB,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    STASIS_BEAM,
    TERRAFORMING_STATION,
    TERRITORIES,
    ship,
)
from engine.games.alien_frontiers.events import ControlChanged, Gained, ShipReturnedToStock
from engine.games.alien_frontiers.moves import PlaceField
from engine.games.alien_frontiers.position import Position
from engine.games.alien_frontiers.state import Options
from tests.games.alien_frontiers.playing import BLUE, RED, YOU, Playing, docking

ENGLISH = GAME.words("en").with_names(("You", "Red", "Green", "Blue"))
FRENCH = GAME.words("fr").with_names(("Vous", "Rouge", "Vert", "Bleu"))


def rows(table: Playing, title: str) -> dict[str, str]:
    return next(dict(panel.rows) for panel in GAME.panels(table.state, ENGLISH) if panel.title == title)


def test_an_unlimited_supply_is_not_counted() -> None:
    """AF-14.3."""
    table = Playing(Position(options=Options(unlimited_supply=True)).stock(fuel=0, ore=0).dice(6))
    table.play(docking(LUNAR_MINE, 6))
    assert rows(table, "Table")["Stocks"] == "unlimited"


def test_an_empty_stock_gives_nothing() -> None:
    """AF-12.4."""
    assert ENGLISH.event(Gained(RED, 0, 0, 3)) == "Red gains nothing; the stock is short by 3."
    assert FRENCH.event(Gained(RED, 0, 0, 3)).startswith("Rouge ne reçoit rien")
    assert ENGLISH.event(Gained(RED, 1, 0, 2)) == "Red gains 1 fuel; the stock is short by 2."


def test_whoever_loses_a_territory_to_another_is_named() -> None:
    """AF-7.3."""
    assert ENGLISH.event(ControlChanged(LEM_BADLANDS, RED, BLUE)) == "Blue takes Lem Badlands from Red."
    assert ENGLISH.event(ControlChanged(LEM_BADLANDS, -1, BLUE)) == "Blue controls Lem Badlands."


def test_a_field_names_the_card_given_up_for_it() -> None:
    """AF-8.3."""
    move = PlaceField(ISOLATION, LEM_BADLANDS)
    assert ENGLISH.move(move) == "Discard the Stasis Beam: put the Isolation Field in Lem Badlands"


def test_a_ship_that_leaves_play_goes_to_its_stock() -> None:
    """AF-4.1, AF-6.10.6."""
    event = ShipReturnedToStock(ship(RED, 6), TERRAFORMING_STATION)
    assert ENGLISH.event(event) == "6 (Red) is taken from the Terraforming Station and goes back to its stock."
    assert FRENCH.event(event) == "6 (Rouge) est retiré de la Station de terraformation et retourne au stock."


def test_ships_in_the_bay_have_no_values_and_tracks_are_their_owners() -> None:
    """AF-6.2.1, AF-6.5.1."""
    table = Playing(Position(2).dice(4).docked(COLONIST_HUB, (2, RED)))
    stations = rows(table, "Stations")
    assert stations[ENGLISH.name("station", MAINTENANCE_BAY)] == "You: 2, Red: 2"
    assert stations[ENGLISH.name("station", COLONIST_HUB)] == "2 (Red), 3 free of You, 2 free of Red"


def test_a_card_that_cannot_be_used_is_named() -> None:
    """AF-0.10."""
    table = Playing(Position().dice(3).owns(YOU, BOOSTER_POD, STASIS_BEAM))
    said = [f"{ENGLISH.subject(refusal)}: {ENGLISH.refusal(refusal)}" for refusal in GAME.refusals(table.state, YOU)]
    assert "Booster Pod: Costs 1 fuel; you have 0." in said
    assert "Booster Pod, discarded: There is nothing it could be used on." in said


def test_a_track_without_a_colony_says_so() -> None:
    """AF-6.2.2."""
    said = {refusal.reason for refusal in GAME.refusals(Playing(Position().dice(3)).state, YOU)}
    assert "no_colony_on_track" in said
    assert "colony_not_ready" not in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_texts_state_the_prices_of_the_data(language: str) -> None:
    words = GAME.words(language)
    for kind, forms in (("card", ("power", "discard")), ("station", ("text",)), ("territory", ("text",))):
        for number in range(len(words.kinds[kind])):
            for form in forms:
                assert "{" not in words.name(kind, number, form)
    assert words.name("card", BOOSTER_POD, "power").startswith("1 ")
    assert len(TERRITORIES) == len(words.facts["territory"])
