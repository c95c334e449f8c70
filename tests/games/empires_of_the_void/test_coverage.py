"""Every technology, event, tactical ability, race power and planet ability has a test that makes it work.

The table names that test; a component without an entry fails by name, and so does an entry whose test neither puts
the component on the table nor cites its rule.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable

import pytest

from engine.games.empires_of_the_void.components import CARDS, EVENT_CARDS, PLANETS, RACES, TECHNOLOGIES
from tests.games.empires_of_the_void import (
    test_battle,
    test_cards,
    test_components,
    test_control,
    test_diplomacy,
    test_events,
    test_movement,
    test_prepare,
    test_races,
    test_setup,
)

Test = Callable[..., None]

TESTS: dict[str, Test] = {
    # technologies
    "centipede_bays": test_components.test_technologies_that_open_ships,
    "starcruisers": test_components.test_technologies_that_open_ships,
    "targeting_computers": test_battle.test_targeting_computers,
    "detection": test_battle.test_the_shooter_chooses_the_victims_of_cloaked_ships,
    "docking_bay": test_movement.test_capacity,
    "asteroid_navigation": test_components.test_technologies_that_cross_obstacles,
    "mine_sweepers": test_components.test_technologies_that_cross_obstacles,
    "xenolinguistics": test_cards.test_hand_limits,
    "deep_core_mining": test_diplomacy.test_mine,
    "sunhammers": test_components.test_technologies_that_open_ships,
    "living_hulls": test_battle.test_living_hulls_does_not_stop_a_black_hole,
    "space_port": test_control.test_a_space_port_falls_with_its_planet,
    "trade_network": test_diplomacy.test_income,
    "cloaking": test_battle.test_the_shooter_chooses_the_victims_of_cloaked_ships,
    "tractor_beam": test_movement.test_the_beam_ends_with_its_last_ship,
    "ion_drives": test_movement.test_move_values,
    "galactic_embassy": test_diplomacy.test_modifiers_add_up,
    "ancient_ciphers": test_components.test_technologies_that_cross_obstacles,
    "warp_portal": test_movement.test_a_warp_move,
    "terraforming": test_races.test_terraforming_raises_the_next_income,
    "spore_pods": test_races.test_spore_pods,
    # events
    "wormhole_to_the_throne": test_events.test_wormhole_to_the_throne,
    "drifting_wormhole": test_events.test_wormholes_move_together,
    "rebellion": test_events.test_rebellion_breaks_out,
    "pirate_raiders": test_events.test_pirates_come_to_the_richest,
    "distress_call": test_events.test_distress_call,
    "derelict_of_the_ancients": test_events.test_derelict,
    "galactic_boom": test_events.test_galactic_boom,
    "council_levy": test_events.test_council_levy,
    "solar_storms": test_movement.test_move_values,
    "hyperlane_surge": test_movement.test_move_values,
    "war_fever": test_movement.test_which_source_pays,
    "council_truce": test_events.test_truce,
    "festival_of_cultures": test_events.test_festival_of_cultures,
    "scientific_congress": test_events.test_scientific_congress,
    "arms_bazaar": test_events.test_arms_bazaar,
    "smugglers_market": test_events.test_smugglers_market,
    "refugee_fleets": test_events.test_refugee_fleets,
    "pyrious_crackdown": test_events.test_crackdown,
    "exodus_from_bindok": test_events.test_exodus_gives_an_ally_a_ship,
    "symposium_on_tan_fu": test_events.test_symposium,
    "nhool_awakens": test_events.test_nhool_awakens,
    "swarm_of_kraag": test_events.test_swarm_of_kraag,
    "plague_on_mirrim": test_events.test_plague,
    "quenna_gas_rush": test_events.test_gas_rush,
    # tactical abilities
    "second_volley": test_cards.test_second_volley,
    "forced_march": test_cards.test_forced_march,
    "call_to_arms": test_cards.test_call_to_arms_in_another_players_turn,
    "windfall": test_cards.test_mixed_cards_of_one_temperament,
    "hired_shipwrights": test_cards.test_hired_shipwrights,
    "hostile_takeover": test_cards.test_hostile_takeover_splits,
    "research_grant": test_prepare.test_grants_are_given_back_with_the_orders,
    "open_archives": test_prepare.test_grants_are_given_back_with_the_orders,
    "breakthrough": test_cards.test_breakthrough,
    "fold_space": test_cards.test_fold_space,
    "unravel": test_cards.test_unravel,
    "twist_of_fate": test_cards.test_own_re_rolls_then_fate,
    "goodwill_envoys": test_cards.test_goodwill_at_a_peaceful_planet,
    "ceasefire": test_cards.test_ceasefire,
    "festival_of_worlds": test_cards.test_festival_of_worlds,
    # planet abilities
    "pyrious": test_races.test_narkani_chain,
    "vael": test_diplomacy.test_stones_of_foresight_in_diplomacy,
    "gorrum": test_prepare.test_discounts,
    "bindok_ii": test_battle.test_no_retreat_from_the_attackers_beam,
    "kraag": test_components.test_planets_that_open_ships,
    "tan_fu": test_components.test_tan_fu_makes_research_cheaper,
    "ossuun": test_components.test_planets_that_open_ships,
    "mirrim": test_diplomacy.test_modifiers_add_up,
    "ferrun": test_components.test_planets_that_open_ships,
    "ilyx": test_cards.test_zun_with_ilyx,
    "dravos": test_components.test_planets_that_open_ships,
    "quenna": test_diplomacy.test_mine,
    "nhool": test_components.test_planets_that_open_ships,
    "suvaya": test_control.test_voices_of_the_council,
    "thessil": test_control.test_permissions_of_thessil_end_with_access,
}

POWERS: dict[str, dict[str, Test]] = {
    "collective_5": {"EV-22.2": test_diplomacy.test_thresholds_of_the_races},
    "sreech": {
        "EV-22.6": test_races.test_an_infestation_shares_the_ability_and_nothing_else,
        "EV-22.11": test_control.test_sreech_conquer_their_own_host,
    },
    "eegh": {
        "EV-22.12": test_prepare.test_costs_pile_down_to_the_floor,
        "EV-3.5": test_setup.test_the_first_technology_of_eegh,
    },
    "narkani": {"EV-22.3": test_races.test_narkani_chain},
    "nomads": {
        "EV-22.13": test_control.test_liberation_by_the_nomads,
        "EV-22.14": test_setup.test_race_tiles,
    },
    "siri": {
        "EV-22.16": test_races.test_mind_control_opens_a_planet,
        "EV-22.17": test_diplomacy.test_siris_wild_cards,
    },
    "decima": {"EV-22.4": test_cards.test_own_re_rolls_then_fate, "EV-7.12": test_prepare.test_discounts},
    "zun": {"EV-22.5": test_cards.test_zun_with_ilyx, "EV-13.2": test_cards.test_zun_with_ilyx},
}
"""For each race, each of its powers by its rule."""

COMPONENTS = [(record.id, record.rule) for kind in (TECHNOLOGIES, EVENT_CARDS, CARDS, PLANETS) for record in kind]


def assert_exercises(test: Test, component: str, rule: str) -> None:
    assert re.search(rf"\b{component.upper()}\b", inspect.getsource(test)), f"{test.__name__} has no {component}"
    assert re.search(rf"{re.escape(rule)}\b", test.__doc__ or ""), f"{test.__name__} does not cite {rule}"


@pytest.mark.parametrize(("component", "rule"), COMPONENTS)
def test_every_component_has_a_test_that_makes_it_work(component: str, rule: str) -> None:
    """Technologies, events, tactical abilities and planet abilities (chapters 21 and 23 to 25)."""
    assert component in TESTS, f"no test exercises {component}"
    assert_exercises(TESTS[component], component, rule)


@pytest.mark.parametrize(("race", "rule"), [(race.id, race.rule) for race in RACES])
def test_every_race_power_has_a_test_that_makes_it_work(race: str, rule: str) -> None:
    """Chapter 22."""
    assert rule in POWERS.get(race, {}), f"no test exercises {race}"
    for power, test in POWERS[race].items():
        assert_exercises(test, race, power)


def test_the_table_names_nothing_else() -> None:
    assert set(TESTS) == {component for component, _ in COMPONENTS}
    assert set(POWERS) == {race.id for race in RACES}
