"""Chapter 22: what the races can do."""

from __future__ import annotations

import pytest

from engine.games.empires_of_the_void.components import (
    ACTION,
    BINDOK_II,
    COMMAND,
    DIPLOMAT,
    FOLDER,
    GORRUM,
    HOME,
    ILYX,
    INFESTATION,
    INFESTOR,
    KRAAG,
    NARKANI,
    NHOOL,
    NOBODY,
    NOWHERE,
    OSSUUN,
    PAID,
    PYRIOUS,
    QUENNA,
    RACES,
    SECOND_VOLLEY,
    SIRI,
    SOLAR_STORMS,
    SPORE_PODS,
    SREECH,
    STARFIGHTER,
    TERRAFORMING,
    ZUN,
    space_of,
)
from engine.games.empires_of_the_void.empire import base_income, goods, planet_income
from engine.games.empires_of_the_void.moves import (
    Attack,
    Begin,
    Conquer,
    Control,
    Diplomacy,
    EndTurn,
    Fly,
    Infest,
    Ready,
    Research,
    Stop,
)
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.prepare import ToOrder
from engine.games.empires_of_the_void.shipyard import foundry_left
from tests.games.empires_of_the_void.table import BLUE, GREEN, RED, YOU, Table, space

DOOR = space("tan_fu_shoals.r0")


@pytest.mark.parametrize("race", range(len(RACES)))
def test_base_income(race: int) -> None:
    """Each race has its own, collected at the end of each turn (EV-22.1, EV-22.2, EV-22.3, EV-22.4, EV-22.5)."""
    spare = [other for other in range(len(RACES)) if other != race]
    table = Table(Position().race(YOU, race).race(RED, spare[0]).race(GREEN, spare[1]).race(BLUE, spare[2]))
    table.play(EndTurn())
    assert table.credits() == RACES[race].income == base_income(table.state, YOU)


def test_narkani_chain() -> None:
    """Three actions, a free Move by Pyrious, and two paid Moves for 1 and 2 credits, each lowered by a storm (EV-22.3,
    EV-23.1, EV-24.9)."""
    table = Table(
        Position().event(SOLAR_STORMS).allied(YOU, PYRIOUS).credits(YOU, 9).ships(YOU, space("home.0"), {DIPLOMAT: 1})
    )
    assert table.player().race == NARKANI
    table.play(Begin(space("home.0"), DIPLOMAT, COMMAND))
    assert table.step.steps == 2
    table.play(Fly(DOOR), Stop())
    table.fly(DIPLOMAT, DOOR, space("home.0"), source=PAID)
    assert table.credits() == 8
    table.fly(DIPLOMAT, space("home.0"), DOOR, source=PAID)
    assert table.credits() == 6
    assert {move.source for move in table.moves(Begin)} == {ACTION}
    assert table.state.actions == 3
    other = Table(Position(active=RED).credits(RED, 9).ships(RED, DOOR, {DIPLOMAT: 1}))
    assert {move.source for move in other.moves(Begin)} == {ACTION}


def test_a_paid_move_costs_nothing_until_its_first_step() -> None:
    """And cannot be begun without the credits (EV-22.3)."""
    table = Table(Position().credits(YOU, 1).ships(YOU, DOOR, {DIPLOMAT: 1}))
    table.play(Begin(DOOR, DIPLOMAT, PAID))
    assert table.credits() == 1
    table.play(Fly(space("tan_fu_shoals.r1")))
    assert table.credits() == 0
    poor = Table(Position().ships(YOU, DOOR, {DIPLOMAT: 1}))
    assert not any(move.source == PAID for move in poor.moves(Begin))


# -- Sreech -------------------------------------------------------------------------------------------------------


def parasites(planet: int = GORRUM) -> Position:
    return Position().race(YOU, SREECH).ships(YOU, space_of(planet), {INFESTOR: 1})


@pytest.mark.parametrize(("die", "success"), [(2, False), (3, True)])
def test_infest(die: int, success: bool) -> None:
    """On 3 or more; the action is spent anyway, the Infestor stays (EV-22.6, EV-22.18)."""
    table = Table(parasites().allied(RED, GORRUM).dice(die))
    table.play(Infest(GORRUM, NOWHERE))
    assert bool(table.state.infested >> GORRUM & 1) == success
    assert table.state.actions == 2
    assert table.ships_at(YOU, GORRUM) == (INFESTOR,)


def test_an_infestation_shares_the_ability_and_nothing_else() -> None:
    """The ally keeps all; a conqueror costs the ally the ability, not the Parasites (EV-22.6, EV-22.7)."""
    state = Position().race(YOU, SREECH).infested(GORRUM).allied(RED, GORRUM).pre_round().state()
    assert foundry_left(state, YOU) == foundry_left(state, RED) == 2
    assert (planet_income(state, YOU), goods(state, YOU)) == (0, 0)
    state.holder[GORRUM] = GREEN
    assert (foundry_left(state, YOU), foundry_left(state, RED), foundry_left(state, GREEN)) == (2, 0, 0)


@pytest.mark.parametrize(("dice", "removed"), [((5, 6, 1), True), ((5, 1, 1), False)])
def test_removing_an_infestation(dice: tuple[int, ...], removed: bool) -> None:
    """Two hits in one Attack; a single one is not remembered (EV-22.9, EV-11.5)."""
    place = space_of(GORRUM)
    table = Table(
        Position(active=BLUE).race(YOU, SREECH).infested(GORRUM).ships(BLUE, place, {STARFIGHTER: 3}).dice(*dice)
    )
    table.play(Attack(place, INFESTATION, ACTION))
    assert (table.state.infested == 0) == removed
    own = Table(parasites().infested(GORRUM).ships(YOU, place, {STARFIGHTER: 1}))
    assert INFESTATION not in {move.target for move in own.moves(Attack)}


def test_where_infest_is_legal() -> None:
    """Neutral planets and those of others, not one's own, infested ones or home worlds (EV-22.6)."""
    assert Table(parasites()).moves(Infest)
    assert Table(parasites().conquered(RED, GORRUM)).moves(Infest)
    assert not Table(parasites().conquered(YOU, GORRUM)).moves(Infest)
    assert not Table(parasites().infested(GORRUM)).moves(Infest)
    assert not Table(parasites(HOME + RED)).moves(Infest)


def test_a_fifth_infestation() -> None:
    """The token to take back is named first and moves only on success (EV-22.8, EV-22.18)."""
    four = parasites(ILYX).infested(KRAAG, GORRUM, OSSUUN, NHOOL).dice(2, 3)
    table = Table(four)
    assert {move.back for move in table.moves(Infest)} == {KRAAG, GORRUM, OSSUUN, NHOOL}
    table.play(Infest(ILYX, KRAAG))
    assert table.state.infested >> KRAAG & 1
    table.play(Infest(ILYX, KRAAG))
    assert not table.state.infested >> KRAAG & 1
    assert table.state.infested >> ILYX & 1


def test_spore_pods() -> None:
    """On 2 or more, and one open lane away (EV-21.21, EV-22.10)."""
    beside = Position().race(YOU, SREECH).ships(YOU, space("bindok_reach.c"), {INFESTOR: 1})
    assert not Table(beside).moves(Infest)
    table = Table(beside.owns(YOU, SPORE_PODS).dice(2))
    assert {move.planet for move in table.moves(Infest)} == {BINDOK_II, KRAAG}
    table.play(Infest(KRAAG, NOWHERE))
    assert table.state.infested >> KRAAG & 1


# -- Nomads and Siri ----------------------------------------------------------------------------------------------


def test_nomads_are_given_presents() -> None:
    """Two credits with each alliance (EV-22.13)."""
    table = Table(
        Position(active=GREEN).ships(GREEN, space_of(KRAAG), {DIPLOMAT: 1}).cards(GREEN, SECOND_VOLLEY).dice(6, 6, 6)
    )
    table.play(Diplomacy(KRAAG, (SECOND_VOLLEY,)))
    assert table.credits(GREEN) == 2


def test_terraforming_raises_the_next_income() -> None:
    """Researched in the pre-round, collected at the end of that turn (EV-21.20, EV-22.15)."""
    position = Position().round(6).conquered(GREEN, OSSUUN).credits(GREEN, 8).pre_round().stack(SOLAR_STORMS)
    table = Table(position)
    table.by(GREEN, Research(TERRAFORMING, NOBODY, NOWHERE))
    while isinstance(table.step, ToOrder):
        table.by(table.waiting[0], Ready())
    while table.state.active != GREEN or not table.can(EndTurn()):
        table.pass_windows()
        if table.state.active != GREEN:
            table.play(EndTurn())
    table.play(EndTurn())
    assert table.credits(GREEN) == 8 + 1


def test_mind_control_opens_a_planet() -> None:
    """Pull the last defender away, then attack: control without a roll, for two actions (EV-11.3, EV-22.16)."""
    place = space_of(QUENNA)
    table = Table(
        Position(active=RED)
        .race(YOU, ZUN)
        .conquered(YOU, QUENNA)
        .ships(YOU, place, {STARFIGHTER: 1})
        .ships(RED, place, {STARFIGHTER: 1})
    )
    assert table.player(RED).race == SIRI
    table.play(Control(place, YOU, STARFIGHTER), Fly(space("nhool_maw.r1")), Fly(space("nhool_maw.r0")))
    assert table.ships(YOU, space("nhool_maw.r0")) == (STARFIGHTER,)
    table.play(Attack(place, YOU, ACTION), Conquer())
    assert table.holder(QUENNA) == RED
    assert table.state.actions == 1


def test_data_is_next_to_the_code() -> None:
    """Figures are data (EV-2.5)."""
    names = {path.stem for path in (FOLDER / "data").glob("*.toml")}
    assert {"ships", "technologies", "races", "planets", "galaxy", "layouts", "cards", "events"} <= names
