"""While something is to be chosen, whatever cannot be chosen says why, with the rule: hovered, focused or clicked."""

from __future__ import annotations

import pygame
import pytest

from client.stage.picks import Pick
from client.tables.alien_frontiers import picks
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    ASIMOV_CRATER,
    BOOSTER_POD,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    DATA_CRYSTAL,
    GRAVITY_MANIPULATOR,
    HEINLEIN_PLAINS,
    HOLOGRAPHIC_DECOY,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    MIND_CONTROL_HELMET,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    POSITRON,
    RAIDERS_OUTPOST,
    REPULSOR,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
)
from engine.games.alien_frontiers.game import GAME
from engine.games.alien_frontiers.position import Position
from engine.games.alien_frontiers.state import Options
from tests.client.tables.alien_frontiers.person import Person
from tests.client.tables.alien_frontiers.positions import random_positions


def at(position: Position, **wishes: object) -> Person:
    person = Person(seats=4, state=position.state(), length=0.0, **wishes)  # type: ignore[arg-type]
    person.link.sit_down(person.link.match.waiting()[0])
    person.table.jump(person.link.view)
    person.look()
    return person


def told(person: Person) -> str:
    """Everything the panel says about what is pointed at."""
    return "\n".join(text for text, _ in person.table.explanation.paragraphs)


def hovered(person: Person, id: str) -> str:
    person.move_to(person.ui.spots[id].center)
    return told(person)


def clicked(person: Person, id: str) -> str:
    """A click that must do nothing but tell why."""
    before = len(person.sounds), list(person.sent)
    assert person.click(id) is None
    assert person.sounds[before[0] :] == ["error"]
    assert person.sent == before[1]
    return told(person)


def gunner(fuel: int = 3) -> Position:
    return (
        Position()
        .dice(3)
        .owns(0, PLASMA_CANNON)
        .holds(0, fuel=fuel)
        .docked(LUNAR_MINE, (5, 1))
        .docked(SOLAR_CONVERTER, (4, 0), (6, 3))
        .fleet(3, 5)
    )


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "Would leave Mira 2 ships for the next turn: 3 must remain. (AF-10.8.6)"),
        ("fr", "Il ne resterait que 2 vaisseaux à Mira au prochain tour\N{NO-BREAK SPACE}: il en faut 3. (AF-10.8.6)"),
    ],
)
def test_a_ship_the_cannon_may_not_destroy(language: str, reason: str) -> None:
    person = at(gunner(), language=language)
    protected, open = f"docked.{LUNAR_MINE}.0", f"docked.{SOLAR_CONVERTER}.1"
    assert protected not in person.ui.spots, "nothing is aimed at yet"
    person.click(f"discard.{PLASMA_CANNON}.0")
    assert reason in hovered(person, protected)
    assert reason in clicked(person, protected)
    assert "AF-10.8.6" not in hovered(person, open)
    assert "(AF-10.8.6)" in clicked(person, f"docked.{SOLAR_CONVERTER}.0"), "one's own ship"
    assert "(AF-6.5.3)" in clicked(person, f"docked.{MAINTENANCE_BAY}.0")
    assert person.click(open) is not None


def test_the_reason_is_told_to_keyboard_and_controller_alike() -> None:
    person = at(gunner())
    person.reach(f"discard.{PLASMA_CANNON}.0")
    assert person.reach(f"docked.{LUNAR_MINE}.0") is None
    assert "(AF-10.8.6)" in told(person)
    assert person.sounds[-1] == "error"
    person = at(gunner())
    person.reach_with_controller(f"discard.{PLASMA_CANNON}.0")
    assert person.reach_with_controller(f"docked.{LUNAR_MINE}.0") is None
    assert "(AF-10.8.6)" in told(person)


def test_a_ship_that_cannot_be_chosen_is_drawn_faintly() -> None:
    person = at(gunner())
    person.frame()
    scenery = person.table._ready
    place = scenery.camera.sight.rect(scenery.layout.stations[LUNAR_MINE].wells[0])

    def brightness() -> int:
        person.frame()
        colour = pygame.transform.average_color(person.ui.surface, place)
        return sum(colour[:3])

    before = brightness()
    person.click(f"discard.{PLASMA_CANNON}.0")
    assert brightness() < 0.8 * before


def test_shots_after_the_first() -> None:
    person = at(gunner().docked(LUNAR_MINE, (5, 2)))
    person.click(f"power.{PLASMA_CANNON}.0")
    assert "(AF-10.8.3)" in clicked(person, f"docked.{SOLAR_CONVERTER}.0")
    assert person.click(f"docked.{LUNAR_MINE}.0")
    assert "(AF-10.8.1)" in clicked(person, f"docked.{SOLAR_CONVERTER}.1")


def test_ships_and_stations_of_the_teleporter() -> None:
    position = (
        Position()
        .dice(4)
        .owns(0, ORBITAL_TELEPORTER)
        .holds(0, fuel=2)
        .docked(SOLAR_CONVERTER, (2, 0), (3, 1))
        .docked(LUNAR_MINE, (5, 1))
    )
    person = at(position)
    person.click(f"power.{ORBITAL_TELEPORTER}.0")
    assert "(AF-10.7.1)" in clicked(person, f"docked.{SOLAR_CONVERTER}.1")
    person.click(f"docked.{SOLAR_CONVERTER}.0")
    assert "(AF-10.7.2)" in clicked(person, f"station.{SOLAR_CONVERTER}.0"), "the die in the tray stays there"
    assert "(AF-10.7.3)" in clicked(person, f"station.{MAINTENANCE_BAY}.0")
    assert "(AF-6.4.1)" in clicked(person, f"station.{LUNAR_MINE}.0")
    assert person.click(f"station.{ALIEN_ARTIFACT}.0")


def test_dice_that_a_card_cannot_turn() -> None:
    person = at(Position().dice(1, 6).owns(0, BOOSTER_POD, STASIS_BEAM, GRAVITY_MANIPULATOR).holds(0, fuel=4))
    person.click(f"power.{BOOSTER_POD}.0")
    assert "(AF-9.9)" in clicked(person, "die.1.0")
    person.click(f"power.{STASIS_BEAM}.0")
    assert "(AF-9.9)" in clicked(person, "die.0.0")
    person.key(pygame.K_1)
    assert person.sounds[-1] == "error"
    assert "(AF-9.9)" in told(person), "a key tells the same"
    person.click(f"power.{GRAVITY_MANIPULATOR}.0")
    person.click("die.1.0")
    assert "(AF-9.9)" not in hovered(person, "die.0.0")


def test_territories_that_cannot_be_borrowed_or_take_no_field() -> None:
    position = (
        Position()
        .dice(2)
        .owns(0, DATA_CRYSTAL)
        .holds(0, fuel=1)
        .colonies(LEM_BADLANDS, {1: 1})
        .colonies(HEINLEIN_PLAINS, {1: 2})
        .colonies(ASIMOV_CRATER, {1: 1})
        .field(ISOLATION, ASIMOV_CRATER)
        .field(POSITRON, LEM_BADLANDS)
    )
    person = at(position)
    assert "AF-10.4" not in hovered(person, f"territory.{BURROUGHS_DESERT}.0"), "nothing is asked yet"
    person.click(f"power.{DATA_CRYSTAL}.0")
    assert "(AF-10.4)" in clicked(person, f"territory.{BURROUGHS_DESERT}.0")
    assert "Costs 2 fuel; you have 1. (AF-10.4)" in clicked(person, f"territory.{HEINLEIN_PLAINS}.0")
    assert "(AF-8.3)" in clicked(person, f"territory.{ASIMOV_CRATER}.0")
    person.click(f"discard.{DATA_CRYSTAL}.0")
    assert "(AF-8.2)" in clicked(person, f"territory.{LEM_BADLANDS}.0")


def test_fields_and_colonies_that_stay_where_they_are() -> None:
    position = (
        Position()
        .dice(2)
        .owns(0, BOOSTER_POD, ORBITAL_TELEPORTER, POLARITY_DEVICE)
        .colonies(LEM_BADLANDS, {1: 1})
        .colonies(HEINLEIN_PLAINS, {2: 1, 1: 1})
        .colonies(ASIMOV_CRATER, {1: 1})
        .field(REPULSOR, LEM_BADLANDS)
    )
    person = at(position)
    person.click(f"discard.{BOOSTER_POD}.0")
    assert "(AF-10.3)" in clicked(person, f"field.{ISOLATION}.0")
    person.click(f"discard.{POLARITY_DEVICE}.0")
    assert "(AF-10.9)" in clicked(person, f"colony.{HEINLEIN_PLAINS}.1"), "nobody else stands elsewhere"
    person.click(f"discard.{ORBITAL_TELEPORTER}.0")
    assert "(AF-8.5)" in clicked(person, f"colony.{LEM_BADLANDS}.1")
    assert person.click(f"colony.{HEINLEIN_PLAINS}.2")
    assert "(AF-10.7)" in clicked(person, f"territory.{HEINLEIN_PLAINS}.0")
    assert "(AF-8.5)" in clicked(person, f"territory.{LEM_BADLANDS}.0")
    assert "(AF-17.1)" in clicked(person, f"station.{SOLAR_CONVERTER}.0"), "everything else waits"


def test_cards_on_show_and_in_the_discard_pile() -> None:
    position = (
        Position()
        .dice(2)
        .owns(0, TEMPORAL_WARPER, STASIS_BEAM)
        .display(ALIEN_CITY, DATA_CRYSTAL, BOOSTER_POD)
        .discard_pile(STASIS_BEAM, POLARITY_DEVICE)
    )
    person = at(position)
    assert "(AF-6.1.3)" in hovered(person, "shown.0")
    person.click(f"discard.{TEMPORAL_WARPER}.0")
    assert "(AF-10.12)" in clicked(person, f"thrown.{STASIS_BEAM}.0")
    assert person.click(f"thrown.{POLARITY_DEVICE}.0")


def test_loot_that_raiders_cannot_have() -> None:
    position = Position().dice(2, 3, 4).holds(1, fuel=2).owns(1, HOLOGRAPHIC_DECOY, ALIEN_CITY).holds(2, fuel=3, ore=3)
    person = at(position)
    person.click(f"station.{RAIDERS_OUTPOST}.0")
    person.look()
    assert "(AF-6.7.7)" in clicked(person, "token.1.0.0")
    assert "(AF-6.7.7)" in clicked(person, f"loot.1.{ALIEN_CITY}")
    for token in ("0.0", "0.1", "0.2", "1.0"):
        person.click(f"token.2.{token}")
    person.click("token.2.1.1")
    assert person.table.choosing.bag == {picks.token(2, 0): 2, picks.token(2, 1): 2}, "AF-6.7.2: four, the oldest back"
    assert person.click("confirm.0.0")


def test_raiders_are_told_what_a_loss_means_to_its_owner() -> None:
    person = at(Position().dice(2, 3, 4).holds(1, fuel=1, ore=3).hub(1, 7).owns(1, ALIEN_CITY))
    person.click(f"station.{RAIDERS_OUTPOST}.0")
    person.look()
    person.click("token.1.1.0")
    assert "can then not pay for a launch" not in hovered(person, "token.1.1.0")
    person.click("token.1.0.0")
    text = hovered(person, "token.1.0.0")
    assert "Mira can then not pay for a launch." in text
    assert "Mira – Fuel: −1, Ore: −1" in text
    assert "Mira – Points: −1" in hovered(person, f"loot.1.{ALIEN_CITY}")


def test_a_station_tells_what_else_cannot_be_done_there() -> None:
    person = at(Position().dice(2).hub(0, 3))
    assert "(AF-6.2.6)" in hovered(person, f"station.{COLONIST_HUB}.0")
    assert "(AF-6.6.2)" in hovered(person, f"station.{ORBITAL_MARKET}.0")


SUBJECTS = ("station", "docked", "territory", "colony", "field", "die", "power", "discard", "shown", "thrown", "loot")
"""Kinds of controls that stand for something to be picked."""


def is_refused(person: Person, id: str) -> bool:
    """Would a click on this do nothing, although it is of a kind that something can be done with now?"""
    kind, *numbers = id.split(".")
    choosing, view = person.table.choosing, person.table.position
    first, *rest = map(int, numbers)
    if kind == "die":
        return choosing.wants_ships_named and first not in choosing.named and not choosing.names(first)
    if kind == "docked":
        pick = picks.docked(first, view.docks[first][rest[0]])
    elif kind == "shown":
        pick = picks.shown(view.display[first])
    else:
        pick = Pick(kind, first, *rest[:1])
    asked = choosing.asks_for(kind) or kind in ("station", "power", "discard", "shown", "loot")
    return asked and not choosing.answers(pick)


def refused_in_silence(person: Person) -> list[str]:
    """What cannot be used and does not say why."""
    found = []
    for id in [id for id in person.ui.spots if id.split(".")[0] in SUBJECTS]:
        if is_refused(person, id):
            person.ui.focus, person.ui.input.by_pointer = id, False
            person.look()
            if "(AF-" not in told(person):
                found.append(id)
    return found


def armed_to_the_teeth() -> Position:
    """Every card with a power, and something that each can and something that it cannot be used on."""
    cards = (BOOSTER_POD, DATA_CRYSTAL, GRAVITY_MANIPULATOR, ORBITAL_TELEPORTER, PLASMA_CANNON, POLARITY_DEVICE)
    return (
        Position(options=Options(mind_control_helmet=True))
        .dice(1, 3, 6)
        .holds(0, fuel=8)
        .fleet(0, 6)
        .owns(0, *cards, STASIS_BEAM, TEMPORAL_WARPER, MIND_CONTROL_HELMET)
        .docked(SOLAR_CONVERTER, (2, 0), (4, 1), (5, 3))
        .docked(LUNAR_MINE, (4, 2))
        .docked(TERRAFORMING_STATION, (6, 3))
        .fleet(3, 5)
        .colonies(LEM_BADLANDS, {0: 1})
        .colonies(HEINLEIN_PLAINS, {1: 2, 2: 1})
        .colonies(ASIMOV_CRATER, {1: 1})
        .colonies(BURROUGHS_DESERT, {2: 1})
        .field(ISOLATION, HEINLEIN_PLAINS)
        .field(REPULSOR, ASIMOV_CRATER)
        .discard_pile(STASIS_BEAM, ALIEN_CITY)
    )


def halves(person: Person) -> set[Pick]:
    """Whatever cards can be used now."""
    paths = [path for move in person.link.moves() if (path := picks.path_of(move))]
    return {path.picks[0] for path in paths if path.picks[0].kind in ("power", "discard")}


def test_no_card_refuses_a_target_in_silence() -> None:
    person = at(armed_to_the_teeth())
    assert len(halves(person)) == 17
    for half in halves(person):
        person.table.cancel()
        person.look()
        person.click(half.id)
        assert refused_in_silence(person) == [], half


def test_nothing_is_refused_in_silence_in_a_game_as_it_goes() -> None:
    for state in random_positions(4, seed=5, every=11, limit=500):
        person = Person(seats=4, state=GAME.copy(state), length=0.0)
        person.look()
        assert refused_in_silence(person) == []
