"""What Race’s table shows beside the moves: words for signs, a rival’s tableau, prices, threats, the robot’s deeds."""

from __future__ import annotations

import pygame

from client.stage.picks import Pick
from client.stage.table import Surroundings
from client.tables.race_for_the_galaxy.overlays import threats
from client.tables.race_for_the_galaxy.pieces import chance_of_cost, unseen
from client.tables.race_for_the_galaxy.table import RaceTable
from engine.bots.levels import make_bot
from engine.games.race_for_the_galaxy.components import ACT_DEVELOP, ACT_SETTLE, CARDS, DOUBLE, NOTHING, NUMBER, TRADE
from engine.games.race_for_the_galaxy.consume import ToSell
from engine.games.race_for_the_galaxy.game import GAME
from engine.games.race_for_the_galaxy.moves import Choose, Feed, Pass, Place
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.setup import full_deck
from engine.games.race_for_the_galaxy.state import RaceState
from tests.client.tables.person import Person

YOU, BEN = 0, 1
REBELS = ("rebel_miners", "rebel_fuel_cache", "rebel_sympathizers")


def seated(state: RaceState | None = None, seats: int = 2, **options: object) -> Person:
    person = Person(GAME, RaceTable, seats, state=state, length=0.0, options=dict(options))
    person.sit_down()
    person.look()
    return person


def told(person: Person) -> str:
    person.frame()
    return " ".join(text.text for text in person.ui.texts)


def two() -> Position:
    return (
        Position(players=2, level="base")
        .tableau(YOU, "earths_lost_colony", "spice_world")
        .tableau(BEN, "epsilon_eridani", "gem_world")
        .hand(YOU, "public_works", "expedition_force")
        .order(YOU, BEN)
    )


def test_signs_are_written_out_for_who_is_new_and_with_alt_for_others() -> None:
    person = seated(two().state())

    def written() -> bool:
        table = person.table
        return any("words=True" in piece.picture for piece in table._pieces_of(table.position, table._ready.layout))

    assert not written()
    person.key(pygame.K_LALT)
    assert written()
    person.key(pygame.K_LALT)
    assert not written()

    def novice(around: Surroundings) -> RaceTable:
        around.is_new = lambda: True
        return RaceTable(around)

    person = Person(GAME, novice, 2, state=two().state(), length=0.0)
    person.sit_down()
    person.look()
    assert written()
    assert "Choose the one thing you most want to do" in told(person)


def test_a_rivals_tableau_is_read_in_the_place_of_mine() -> None:
    person = seated(two().state())
    gem = f"visit.{NUMBER['gem_world']}"
    assert gem not in person.ui.spots
    person.click(f"player.{BEN}")
    assert gem in person.ui.spots
    assert person.ui.spots[gem].width > 2 * person.ui.spots[Pick("rival", NUMBER["gem_world"], BEN).id].width
    assert Pick("dock", NUMBER["spice_world"]).id not in person.ui.spots
    person.key(pygame.K_1)
    assert gem not in person.ui.spots
    person.key(pygame.K_1)
    person.click("leave.0.0")
    assert Pick("dock", NUMBER["spice_world"]).id in person.ui.spots


def test_a_visit_ends_when_something_happens() -> None:
    person = seated(two().state())
    person.click(f"player.{BEN}")
    person.play(Choose((ACT_SETTLE,), NOTHING))
    person.look()
    assert not any(spot.startswith("visit.") for spot in person.ui.spots)


def test_every_good_bears_its_price() -> None:
    """RG-12.4: Spice World adds 2 to the 2 of a Novelty good."""
    state = two().goods(YOU, "earths_lost_colony", "spice_world").state()
    for seat in (YOU, BEN):
        GAME.play(state, seat, Choose((TRADE,), NOTHING))
    assert isinstance(state.agenda[-1], ToSell)
    assert told(seated(state)).split().count("+4") == 2


def test_worlds_that_could_be_taken_over_bear_a_shield() -> None:
    """RG-11.7, RG-11.8: attack 10 against Pirate World's 6 of its owner."""
    state = (
        Position(players=2, level="bow", takeovers=True)
        .tableau(YOU, "imperium_warlord", "space_marines", "pirate_world")
        .tableau(BEN, "rebel_alliance", "new_sparta", "space_marines", *REBELS)
        .state()
    )
    view = GAME.view(state, YOU)
    assert threats(view, YOU)[NUMBER["pirate_world"]] == 10 - 6
    assert threats(view, BEN) == {}
    assert "+4" in told(seated(state)).split()


def test_what_nobody_has_shown_is_counted() -> None:
    """RG-12.14: the odds of a guess are those of the cards that have not been seen."""
    view = GAME.view(two().state(), YOU)
    left = unseen(view, YOU)
    assert sum(left) == len(full_deck(0)) - 2 - 2 - 2
    assert left[NUMBER["gem_world"]] == CARDS[NUMBER["gem_world"]].copies[0] - 1
    assert abs(sum(chance_of_cost(view, YOU, cost) for cost in range(10)) - 100) <= 5


def test_the_robots_deeds_stay_told_until_the_next_ones() -> None:
    """RG-20: a sentence for each thing it does."""
    person = seated(seats=1, level="rvi")
    bot = make_bot("pilot", GAME, 3)
    while "robot rolls" not in told(person):
        person.play(bot.move(person.link.view, YOU))
        person.look()
        assert not person.link.is_over
    assert "robot takes" in told(person)


def test_a_person_who_has_placed_nothing_is_told_whom_all_wait_for() -> None:
    state = two().state()
    for seat in (YOU, BEN):
        GAME.play(state, seat, Choose((ACT_SETTLE,), NOTHING))
    person = seated(state)
    person.link._people = [YOU]
    if Pass() in person.link.moves():
        person.play(Pass())
        person.look()
        assert "Mira" in told(person)


def test_a_card_is_dragged_to_the_docks() -> None:
    state = two().state()
    for seat in (YOU, BEN):
        GAME.play(state, seat, Choose((ACT_DEVELOP,), NOTHING))
    person = seated(state)
    card = person.ui.spots[f"card.{NUMBER['public_works']}.0"]
    person.drag(card.center, person.table._ready.layout.docks[3].center)
    assert person.sent == [Place(NUMBER["public_works"])]


def test_a_card_let_go_elsewhere_stays_in_hand() -> None:
    state = two().state()
    for seat in (YOU, BEN):
        GAME.play(state, seat, Choose((ACT_DEVELOP,), NOTHING))
    person = seated(state)
    card = person.ui.spots[f"card.{NUMBER['public_works']}.0"]
    person.drag(card.center, person.table._ready.layout.groove.center)
    assert person.sent == []


def test_a_good_is_dragged_onto_the_power_that_takes_it() -> None:
    """RG-12.7."""
    state = (
        two()
        .tableau(YOU, "new_vinland", "lost_alien_warship")
        .goods(YOU, "spice_world", "earths_lost_colony", "lost_alien_warship")
        .state()
    )
    for seat in (YOU, BEN):
        GAME.play(state, seat, Choose((DOUBLE,), NOTHING))
    person = seated(state)
    good = person.ui.spots[Pick("token", NUMBER["lost_alien_warship"]).id]
    person.drag(good.center, person.ui.spots[Pick("dock", NUMBER["new_vinland"]).id].center)
    person.look()
    assert person.sent[1] == Feed((NUMBER["lost_alien_warship"],))
    assert NUMBER["lost_alien_warship"] not in person.link.match.state.players[YOU].worlds_with_goods()
