"""Chapters 5 and 12: worlds change hands."""

from __future__ import annotations

import pytest

from engine.games.empires_of_the_void.components import (
    ACTION,
    BINDOK_II,
    BLACK_HOLE,
    CEASEFIRE,
    DIPLOMAT,
    DOCKING_BAY,
    DRAVOS,
    FERRUN,
    FIREBUG,
    GALACTIC_BOOM,
    GORRUM,
    HOME,
    ILYX,
    INFESTOR,
    KRAAG,
    MIRRIM,
    NHOOL,
    NOBODY,
    NOMADS,
    OSSUUN,
    PLANET,
    PLANETS,
    PYRIOUS,
    PYRIOUS_CRACKDOWN,
    QUENNA,
    RACES,
    SECOND_VOLLEY,
    SIRI,
    SPACE_PORT,
    SREECH,
    STARFIGHTER,
    SUVAYA,
    TAN_FU,
    THESSIL,
    UNRAVEL,
    VAEL,
    WINDFALL,
    ZUN,
    space_of,
)
from engine.games.empires_of_the_void.control import set_holder
from engine.games.empires_of_the_void.diplomacy import approaches, modifier
from engine.games.empires_of_the_void.empire import goods, influence, permits, planet_income
from engine.games.empires_of_the_void.moves import (
    Attack,
    Befriend,
    Build,
    Conquer,
    Decline,
    Diplomacy,
    EndTurn,
    Infest,
    Liberate,
    Pass,
    Refuse,
    Research,
)
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.research import researches
from engine.games.empires_of_the_void.rolls import can_foresee
from engine.games.empires_of_the_void.scoring import planet_points, technology_points
from engine.games.empires_of_the_void.shipyard import classes_open, orderable
from tests.games.empires_of_the_void.table import BLUE, GREEN, RED, YOU, Table


def taking(world: int, seat: int = YOU) -> Position:
    """An armed ship of the seat at a world; it is that seat's turn."""
    return Position(active=seat).ships(seat, space_of(world), {STARFIGHTER: 1})


def test_conquest_and_alliance() -> None:
    """Both give credits, points and goods, only the ally influence and ability (EV-1.3, EV-5.1, EV-5.3)."""
    ally = Position().allied(YOU, MIRRIM).state()
    conqueror = Position().conquered(YOU, MIRRIM).state()
    for state in (ally, conqueror):
        assert planet_income(state, YOU) == 1
        assert planet_points(state, YOU) == 2
        assert goods(state, YOU) == PLANETS[MIRRIM].goods
    assert (influence(ally, YOU), influence(conqueror, YOU)) == (3, 0)
    assert (modifier(ally, YOU, KRAAG), modifier(conqueror, YOU, KRAAG)) == (2, 0)


def test_a_conquered_ally_and_its_return() -> None:
    """The ally keeps the token underneath but nothing else; regaining control, everything returns at once (EV-5.2,
    EV-5.4, EV-5.5, EV-12.4, EV-12.5)."""
    table = Table(taking(MIRRIM, RED).allied(YOU, MIRRIM))
    table.play(Attack(space_of(MIRRIM), YOU, ACTION), Conquer())
    assert (table.holder(MIRRIM), table.ally(MIRRIM)) == (RED, YOU)
    assert (influence(table.state, RED), influence(table.state, YOU)) == (0, 0)
    assert (planet_points(table.state, RED), planet_income(table.state, RED)) == (2, 1)
    assert goods(table.state, RED) == PLANETS[MIRRIM].goods
    assert modifier(table.state, RED, KRAAG) == modifier(table.state, YOU, KRAAG) == 0
    assert (planet_points(table.state, YOU), planet_income(table.state, YOU), goods(table.state, YOU)) == (0, 0, 0)
    back = Table(taking(MIRRIM).occupied(RED, MIRRIM, ally=YOU))
    back.play(Attack(space_of(MIRRIM), RED, ACTION), Conquer())
    assert back.state.is_ally(YOU, MIRRIM)
    assert influence(back.state, YOU) == 3
    assert modifier(back.state, YOU, KRAAG) == 2


def test_a_neutral_planet_is_conquered() -> None:
    """EV-12.2."""
    table = Table(taking(KRAAG).dice(6))
    table.play(Attack(space_of(KRAAG), PLANET, ACTION), Conquer())
    assert (table.holder(KRAAG), table.ally(KRAAG)) == (YOU, NOBODY)


def test_keep_or_liberate() -> None:
    """Liberated it is neutral, and one card of its temperament makes you its ally at once (EV-12.3, EV-12.10)."""
    table = Table(taking(FERRUN).conquered(RED, FERRUN).cards(YOU, WINDFALL))
    table.play(Attack(space_of(FERRUN), RED, ACTION))
    assert table.can(Conquer())
    table.play(Liberate(), Befriend(WINDFALL))
    assert table.state.is_ally(YOU, FERRUN)
    assert table.hand() == ()
    assert table.state.discard == [WINDFALL]
    assert table.state.actions == 2


def test_liberation_without_a_card() -> None:
    """It stays neutral (EV-12.3)."""
    table = Table(taking(FERRUN).conquered(RED, FERRUN).cards(YOU, CEASEFIRE))
    table.play(Attack(space_of(FERRUN), RED, ACTION), Liberate())
    assert not table.moves(Befriend)
    table.play(Pass())
    assert (table.holder(FERRUN), table.ally(FERRUN)) == (NOBODY, NOBODY)


def test_siri_needs_a_true_card_to_befriend() -> None:
    """Veiled words do not help a liberator (EV-12.10, EV-22.17)."""
    table = Table(taking(FERRUN).race(YOU, SIRI).race(RED, ZUN).conquered(RED, FERRUN).cards(YOU, UNRAVEL, UNRAVEL))
    table.play(Attack(space_of(FERRUN), RED, ACTION), Liberate())
    assert not table.moves(Befriend)


def test_liberation_by_the_nomads() -> None:
    """Allied, in control, two credits, influence and ability at once (EV-12.3, EV-22.13)."""
    table = Table(taking(KRAAG, GREEN).conquered(RED, KRAAG).cards(GREEN, SECOND_VOLLEY))
    table.play(Attack(space_of(KRAAG), RED, ACTION), Liberate(), Befriend(SECOND_VOLLEY))
    assert table.player(GREEN).race == NOMADS
    assert table.credits(GREEN) == 2
    assert influence(table.state, GREEN) == 1
    assert FIREBUG in classes_open(table.state, GREEN, 0)


def test_no_liberation_over_an_ally() -> None:
    """A third player can only conquer (EV-5.6, EV-12.6)."""
    table = Table(taking(ILYX, GREEN).occupied(RED, ILYX, ally=YOU))
    table.play(Attack(space_of(ILYX), RED, ACTION))
    assert table.can(Conquer())
    assert table.can(Decline())
    assert not table.moves(Liberate)
    table.play(Conquer())
    assert (table.holder(ILYX), table.ally(ILYX)) == (GREEN, YOU)


def test_a_planet_with_an_ally_cannot_be_approached() -> None:
    """EV-5.6, EV-15.6."""
    state = Position().occupied(RED, KRAAG, ally=GREEN).ships(YOU, space_of(KRAAG), {DIPLOMAT: 1}).state()
    state.players[YOU].hand = (SECOND_VOLLEY,)
    assert approaches(state, YOU) == []


def test_goods_come_with_planets_and_the_derelict() -> None:
    """They are not counted: a planet more of the same gives nothing (EV-5.7, EV-8.11)."""
    metals, artifacts = 1, 16
    state = Position().conquered(YOU, KRAAG, FERRUN).derelict(kept_by=YOU).state()
    assert goods(state, YOU) == metals | artifacts
    assert goods(state, RED) == 0


def test_home_worlds_count_as_planets() -> None:
    """One's own as well as a conquered one (EV-5.8)."""
    state = Position().conquered(YOU, KRAAG, HOME + RED).state()
    assert (state.planets_held(YOU), state.planets_held(RED)) == (3, 0)


def test_tokens_do_not_limit_holdings() -> None:
    """Fifteen planets would need thirty ally tokens (EV-2.3, EV-5.9)."""
    state = Position().allied(YOU, *range(15)).state()
    assert state.planets_held(YOU) == 16


def test_access_by_alliance_or_infestation() -> None:
    """A conqueror has none; an occupied ally has none; Sreech by its token has it (EV-5.10)."""
    state = Position().race(YOU, SREECH).infested(GORRUM).allied(RED, KRAAG).conquered(RED, NHOOL).state()
    assert state.has_access(YOU, GORRUM)
    assert not state.has_access(GREEN, GORRUM)
    assert state.has_access(RED, KRAAG)
    assert not state.has_access(RED, NHOOL)
    assert not Position().occupied(RED, KRAAG, ally=YOU).state().has_access(YOU, KRAAG)


def test_access_lost_stops_building_but_ships_stay() -> None:
    """EV-5.11, EV-23.5."""
    state = Position().credits(YOU, 20).ships(YOU, space_of(HOME), {BLACK_HOLE: 1}).pre_round().state()
    assert Build(BLACK_HOLE, False) not in orderable(state, YOU)
    assert state.players[YOU].ships[space_of(HOME)]


def test_home_worlds() -> None:
    """An enemy can conquer one but not liberate, infest or approach it; the owner keeps income and yard (EV-5.12,
    EV-12.7, EV-7.6, EV-16.2)."""
    table = Table(taking(HOME + RED))
    table.play(Attack(space_of(HOME + RED), RED, ACTION))
    assert not table.moves(Liberate)
    table.play(Conquer())
    assert (table.holder(HOME + RED), table.ally(HOME + RED)) == (YOU, RED)
    table.play(EndTurn())
    table.pass_windows()
    table.play(EndTurn())
    assert table.credits(RED) == RACES[SIRI].income
    ship_order = Table(Position().conquered(YOU, HOME + RED).credits(RED, 2).pre_round())
    assert orderable(ship_order.state, RED)
    visitor = Table(Position(active=RED).race(RED, SREECH).ships(RED, space_of(HOME), {INFESTOR: 1, DIPLOMAT: 1}))
    assert not visitor.moves(Infest)
    assert not visitor.moves(Diplomacy)


@pytest.mark.parametrize(("attacker", "owner"), [(RED, RED), (GREEN, RED)])
def test_home_worlds_are_retaken_or_replaced(attacker: int, owner: int) -> None:
    """Its owner removes the enemy token, a third player replaces it (EV-12.7)."""
    table = Table(taking(HOME + owner, attacker).conquered(YOU, HOME + owner))
    table.play(Attack(space_of(HOME + owner), YOU, ACTION), Conquer())
    assert table.holder(HOME + owner) == attacker
    assert table.state.is_ally(attacker, HOME + owner) == (attacker == owner)


def test_once_a_round_counts_for_the_player() -> None:
    """Losing and regaining Vael renews nothing; the next round does (EV-5.13)."""
    position = Position(active=BLUE).allied(YOU, VAEL).ships(YOU, space_of(KRAAG), {STARFIGHTER: 1})
    table = Table(position.stack(GALACTIC_BOOM))
    assert can_foresee(table.state, YOU)
    table.player().foreseen = True
    set_holder(table.state, VAEL, RED)
    set_holder(table.state, VAEL, YOU)
    assert not can_foresee(table.state, YOU)
    table.play(EndTurn())
    assert can_foresee(table.state, YOU)


def test_control_that_ends_leaves_the_rest_in_place() -> None:
    """Ships, infestation, pirates, distress call stay; a rebellion goes with the controller (EV-5.14, EV-24.18)."""
    table = Table(
        Position()
        .conquered(RED, PYRIOUS)
        .ships(RED, space_of(PYRIOUS), {STARFIGHTER: 2})
        .infested(PYRIOUS)
        .pirates(PYRIOUS)
        .distress(PYRIOUS)
        .event_step(PYRIOUS_CRACKDOWN)
    )
    state = table.state
    table.play(Refuse())
    assert state.holder[PYRIOUS] == NOBODY
    assert state.infested >> PYRIOUS & 1
    assert (state.pirates, state.distress) == (PYRIOUS, PYRIOUS)
    assert table.ships_at(RED, PYRIOUS) == (STARFIGHTER, STARFIGHTER)


def test_a_space_port_falls_with_its_planet() -> None:
    """The technology is lost, scores no more, and can be researched again (EV-7.10, EV-12.8, EV-21.12)."""
    table = Table(taking(QUENNA, RED).conquered(YOU, QUENNA).port(YOU, QUENNA))
    assert technology_points(table.player().technologies) == 2
    table.play(Attack(space_of(QUENNA), YOU, ACTION), Conquer())
    assert table.player().port == -1
    assert not table.player().owns(SPACE_PORT)
    assert technology_points(table.player().technologies) == 0
    again = Position().owns(YOU, DOCKING_BAY).conquered(YOU, KRAAG).credits(YOU, 5).state()
    assert Research(SPACE_PORT, NOBODY, KRAAG) in researches(again, YOU)


def test_sreech_conquer_their_own_host() -> None:
    """The token goes, and as conquerors they have no access (EV-12.9, EV-22.11)."""
    table = Table(taking(NHOOL).race(YOU, SREECH).conquered(RED, NHOOL).infested(NHOOL))
    assert BLACK_HOLE in classes_open(table.state, YOU, 0)
    table.play(Attack(space_of(NHOOL), RED, ACTION), Conquer())
    assert table.state.infested == 0
    assert BLACK_HOLE not in classes_open(table.state, YOU, 0)


def test_permissions_of_thessil_end_with_access() -> None:
    """EV-5.11, EV-23.11."""
    assert permits(Position().allied(YOU, THESSIL).state(), YOU) == 3
    assert permits(Position().conquered(YOU, THESSIL).state(), YOU) == 0


def test_a_rebellion_goes_with_a_change_of_hands() -> None:
    """EV-5.14, EV-8.8, EV-12.10."""
    table = Table(taking(DRAVOS).conquered(RED, DRAVOS).rebellion(DRAVOS))
    table.play(Attack(space_of(DRAVOS), RED, ACTION), Conquer())
    assert table.state.rebellion == -1
    assert planet_income(table.state, YOU) == 2


def test_voices_of_the_council() -> None:
    """Suvaya adds one for each other planet controlled as ally; conquests add nothing (EV-18.4, EV-23.10)."""
    state = Position().allied(YOU, SUVAYA, MIRRIM, BINDOK_II).conquered(YOU, FERRUN).state()
    assert influence(state, YOU) == 9
    assert influence(Position().allied(YOU, SUVAYA, MIRRIM, BINDOK_II, ILYX, TAN_FU).state(), YOU) == 11 + 3


def test_infested_suvaya() -> None:
    """Access by infestation counts the allied planets; Suvaya's own influence is its ally's (EV-5.10, EV-22.7)."""
    state = Position().race(YOU, SREECH).allied(YOU, OSSUUN).infested(SUVAYA).allied(BLUE, SUVAYA).state()
    assert influence(state, YOU) == 3
    assert influence(state, BLUE) == 2
