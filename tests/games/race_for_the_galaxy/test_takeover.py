"""Chapter 11: takeovers."""

from __future__ import annotations

from engine.core.game import Setup
from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import ALIEN, GENE
from engine.games.race_for_the_galaxy.events import (
    TakeoverCancelled,
    TakeoverDeclared,
    TakeoverFailed,
    TakeoverFought,
    WorldDestroyed,
)
from engine.games.race_for_the_galaxy.military import ToStrengthen
from engine.games.race_for_the_galaxy.moves import Attack, CancelTakeover, NameKind, Replace, SearchFor
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.state import RaceState
from engine.games.race_for_the_galaxy.takeover import defense, reach
from tests.games.race_for_the_galaxy.table import (
    BEN,
    CLEO,
    PASS,
    YOU,
    Table,
    attack,
    card,
    place,
    settle_more,
    strengthen,
)


def war(
    yours: tuple[str, ...],
    theirs: tuple[str, ...],
    hand: tuple[str, ...] = (),
    their_hand: tuple[str, ...] = (),
    goods: tuple[str, ...] = (),
    prestige: int = 0,
    chosen: str = "develop",
    takeovers: bool = True,
) -> Table:
    """A Settle phase between you and Ben, up to your turn to declare."""
    position = (
        Position(2, takeovers=takeovers)
        .tableau(YOU, *yours)
        .tableau(BEN, *theirs)
        .hand(YOU, *hand)
        .hand(BEN, *their_hand)
        .goods(BEN, *goods)
        .prestige(YOU, prestige)
    )
    table = Table(position)
    table.choose(chosen, "settle")
    while table.step() in ("ToDevelop", "ToSettle"):
        table.play(table.waiting[0], PASS)
    return table


def fought(table: Table) -> tuple[int, int]:
    event = table.events(TakeoverFought)[-1]
    return event.attack, event.defense


REBELS = ("rebel_miners", "rebel_fuel_cache", "rebel_sympathizers")


def test_how_far_an_attack_could_reach() -> None:
    """Military 2, 2 to buy and 1 against Rebels: 4, or 5 against a Rebel world (RG-11.7, RG-11.15)."""
    table = war(
        ("imperium_troops", "mercenary_fleet", "contact_specialist", "interstellar_casus_belli"),
        ("pirate_world", "rebel_miners"),
        hand=("gem_world", "spice_world"),
        prestige=1,
    )
    assert reach(table.state, YOU, attack("interstellar_casus_belli", BEN, "pirate_world")) == 4
    assert reach(table.state, YOU, attack("interstellar_casus_belli", BEN, "rebel_miners")) == 5


def test_rebel_alliance_takes_a_world_with_its_good() -> None:
    """Military 4 and three Rebel military worlds: attack 10 against Pirate World's 3 + 3 (RG-11.7, RG-11.8, RG-11.9,
    RG-11.10)."""
    table = war(
        ("rebel_alliance", "new_sparta", "space_marines", *REBELS),
        ("imperium_warlord", "space_marines", "pirate_world"),
        goods=("pirate_world",),
    )
    assert table.military() == 4
    table.play(YOU, attack("rebel_alliance", BEN, "pirate_world"))
    assert fought(table) == (10, 6)
    assert "pirate_world" in table.tableau()
    assert "pirate_world" not in table.tableau(BEN)
    assert table.goods() == ["pirate_world"]
    assert "rebel_alliance" in table.tableau()


def test_equal_is_enough() -> None:
    """Attack 6 against defense 6 succeeds (RG-11.9)."""
    table = war(
        ("interstellar_casus_belli", "drop_ships", "imperium_invasion_fleet"),
        ("new_sparta", "expedition_force", "pirate_world"),
        prestige=1,
    )
    table.play(YOU, attack("interstellar_casus_belli", BEN, "pirate_world"))
    assert fought(table) == (6, 6)
    assert "pirate_world" in table.tableau()


def test_the_defender_adds_military() -> None:
    """Attack 6 against 5: two cards for Mercenary Fleet make 7 and the attack fails; Rebel Sneak Attack is gone all the
    same (RG-11.4, RG-11.8, RG-11.12, RG-11.17)."""
    table = war(
        ("rebel_sneak_attack", "new_sparta", "space_marines", "rebel_miners"),
        ("mercenary_fleet", "imperium_fuel_depot"),
        their_hand=("gem_world", "drop_ships"),
    )
    table.play(YOU, attack("rebel_sneak_attack", BEN, "imperium_fuel_depot"))
    assert table.waiting == (BEN,)
    table.pay("gem_world", "drop_ships", seat=BEN)
    assert fought(table) == (6, 7)
    assert "imperium_fuel_depot" in table.tableau(BEN)
    assert "rebel_sneak_attack" in table.discards()


def test_the_defender_is_not_asked_when_the_attack_fails_anyway() -> None:
    """RG-11.17: the attacker had a card to add and kept it."""
    table = war(
        ("interstellar_casus_belli", "new_sparta", "new_military_tactics"),
        ("mercenary_fleet", "outlaw_world"),
        their_hand=("gem_world", "drop_ships"),
        prestige=1,
    )
    table.play(YOU, attack("interstellar_casus_belli", BEN, "outlaw_world"))
    assert table.waiting == (YOU,)
    table.play(YOU, PASS)
    assert fought(table) == (2, 3)
    assert table.hand_size(BEN) == 2


def test_not_vulnerable() -> None:
    """Cloaking Technology against Military 0, whatever specialised Military there is: not allowed (RG-11.2)."""
    table = war(("new_sparta", "drop_ships", "imperium_cloaking_technology"), ("galactic_imperium", "pirate_world"))
    assert table.step() == "ToChooseActions"
    assert table.events(TakeoverDeclared) == []
    exposed = war(("new_sparta", "drop_ships", "imperium_cloaking_technology"), ("expedition_force", "pirate_world"))
    assert exposed.moves(Attack) == [attack("imperium_cloaking_technology", BEN, "pirate_world")]


def test_casus_belli_is_paid_at_the_declaration() -> None:
    """1 prestige spent; a success brings 2, a failure nothing (RG-11.4, RG-11.10)."""
    won = war(("interstellar_casus_belli", "drop_ships", "new_sparta"), ("pirate_world",), prestige=1)
    won.play(YOU, attack("interstellar_casus_belli", BEN, "pirate_world"))
    assert won.prestige() == 2
    lost = war(("interstellar_casus_belli", "drop_ships"), ("pirate_world", "new_military_tactics"), prestige=1)
    lost.play(YOU, attack("interstellar_casus_belli", BEN, "pirate_world"))
    lost.play(BEN, strengthen("new_military_tactics"))
    assert lost.prestige() == 0
    assert "pirate_world" in lost.tableau(BEN)


def test_the_security_council_cancels_a_takeover() -> None:
    """Cleo spends 1 of 2 prestige; the price of the attack stays paid, no temporary Military was (RG-11.5, RG-11.6)."""
    table = Table(
        Position(3, takeovers=True)
        .tableau(YOU, "new_sparta", "drop_ships", "imperium_cloaking_technology", "new_military_tactics")
        .tableau(BEN, "expedition_force", "pirate_world")
        .tableau(CLEO, "pan_galactic_security_council")
        .prestige(CLEO, 2)
    )
    table.choose("settle", "settle", "settle")
    table.play(YOU, attack("imperium_cloaking_technology", BEN, "pirate_world"))
    assert table.waiting == (CLEO,)
    table.play(CLEO, CancelTakeover(YOU, card("pirate_world")))
    assert table.prestige(CLEO) == 1
    assert "pirate_world" in table.tableau(BEN)
    assert "imperium_cloaking_technology" in table.discards()
    assert "new_military_tactics" in table.tableau()
    assert table.events(TakeoverCancelled)


def test_the_council_needs_prestige() -> None:
    """Without any its owner is not asked (RG-11.6)."""
    table = Table(
        Position(3, takeovers=True)
        .tableau(YOU, "new_sparta", "drop_ships", "imperium_planet_buster")
        .tableau(BEN, "expedition_force", "pirate_world")
        .tableau(CLEO, "pan_galactic_security_council")
    )
    table.choose("settle", "settle", "settle")
    table.play(YOU, attack("imperium_planet_buster", BEN, "pirate_world"))
    assert table.events(WorldDestroyed)


def test_two_attackers_on_one_world() -> None:
    """In turn order: the first succeeds, the second finds the target gone (RG-11.5, RG-11.7, RG-11.16)."""
    table = Table(
        Position(3, takeovers=True)
        .tableau(YOU, "expedition_force", "pirate_world")
        .tableau(BEN, "new_sparta", "drop_ships", "imperium_planet_buster")
        .tableau(CLEO, "imperium_warlord", "imperium_invasion_fleet", "imperium_cloaking_technology")
    )
    table.choose("settle", "settle", "settle")
    table.play(BEN, attack("imperium_planet_buster", YOU, "pirate_world"))
    table.play(CLEO, attack("imperium_cloaking_technology", YOU, "pirate_world"))
    assert table.events(WorldDestroyed)
    assert table.events(TakeoverFailed) == [TakeoverFailed(CLEO, card("pirate_world"))]


def test_the_fleet_reaches_peaceful_worlds() -> None:
    """Casus Belli and Imperium Invasion Fleet on a world of cost 4, Military 1 behind it: defense 5; 2 + 2 prestige
    (RG-11.3, RG-11.10)."""
    table = war(
        ("interstellar_casus_belli", "imperium_invasion_fleet", "new_sparta"),
        ("merchant_world", "expedition_force"),
        prestige=1,
    )
    table.play(YOU, attack("interstellar_casus_belli", BEN, "merchant_world", fleet=True))
    assert fought(table) == (5, 5)
    assert table.prestige() == 1 - 1 + 2 + 2
    assert "imperium_invasion_fleet" not in table.tableau()


def test_rebel_pact_defends() -> None:
    """New Sparta, Rebel Warrior Race and Pirate World: 3 + 3 + (1 + 2 + 1) (RG-11.8)."""
    table = war(("old_earth",), ("rebel_pact", "new_sparta", "rebel_warrior_race", "pirate_world"))
    assert table.military(BEN) == 3
    assert defense(table.state, BEN, card("pirate_world")) == 10


def test_a_peaceful_target_counts_as_military_for_its_owner() -> None:
    """Hidden Fortress and Rebel Pact count it as one more military world, Rebel Cantina as a Rebel one (RG-11.8)."""
    table = war(("old_earth",), ("rebel_pact", "hidden_fortress", "merchant_world", "rebel_cantina"))
    assert defense(table.state, BEN, card("merchant_world")) == 4 + 1 + 1 + (1 + 1)
    assert defense(table.state, BEN, card("rebel_cantina")) == 2 + 1 + 1 + (1 + 2)


def test_planet_buster_destroys() -> None:
    """World and good are discarded; 2 prestige and, having chosen Settle, the bonus card (RG-11.11)."""
    table = war(
        ("imperium_planet_buster", "new_sparta"),
        ("expedition_force", "pirate_world"),
        goods=("pirate_world",),
        chosen="settle",
    )
    table.play(YOU, attack("imperium_planet_buster", BEN, "pirate_world"))
    assert "pirate_world" in table.discards()
    assert len(table.discards()) == 2
    assert table.prestige() == 2
    assert table.drawn() == 1
    assert "imperium_planet_buster" in table.tableau()


def test_no_prestige_for_a_captured_icon() -> None:
    """Rebel Fuel Refinery brings none, and its power belongs to the old owner until the phase ends (RG-11.10, RG-11.18,
    RG-6.2)."""
    table = war(
        ("rebel_alliance", "new_sparta", "drop_ships", *REBELS),
        ("rebel_fuel_refinery", "imperium_troops"),
        goods=("rebel_fuel_refinery",),
    )
    table.play(YOU, attack("rebel_alliance", BEN, "rebel_fuel_refinery"))
    assert table.can(strengthen("rebel_fuel_refinery", "rebel_fuel_refinery"), BEN)
    table.play(BEN, PASS)
    assert table.prestige() == 0
    assert "rebel_fuel_refinery" in table.tableau()


def test_imperium_seat_with_the_fleet_on_rebel_cantina() -> None:
    """Military 4, 3 against Rebels: 7 against 2 + 1; without a Rebel military world there is no attack (RG-11.2,
    RG-11.3)."""
    tableau = ("imperium_seat", "imperium_invasion_fleet", "imperium_troops")
    table = war(tableau, ("rebel_cantina", "rebel_outpost"))
    table.play(YOU, attack("imperium_seat", BEN, "rebel_cantina", fleet=True))
    assert fought(table) == (7, 3)
    assert table.prestige() == 2
    assert "rebel_cantina" in table.tableau()
    safe = war(tableau, ("rebel_cantina", "pirate_world"))
    assert safe.events(TakeoverDeclared) == []
    assert safe.step() == "ToChooseActions"


def test_the_first_fails_so_the_second_fails() -> None:
    """Two takeovers with Improved Logistics (RG-10.17, RG-11.12)."""
    table = war(
        ("improved_logistics", "imperium_planet_buster", "interstellar_casus_belli", "new_sparta"),
        ("pirate_world", "expedition_force", "outlaw_world", "new_military_tactics"),
        prestige=1,
    )
    table.play(YOU, attack("imperium_planet_buster", BEN, "pirate_world"))
    table.play(YOU, attack("interstellar_casus_belli", BEN, "outlaw_world"))
    table.play(BEN, strengthen("new_military_tactics"))
    assert fought(table) == (5, 7)
    assert table.events(TakeoverFailed) == [TakeoverFailed(YOU, card("outlaw_world"))]
    assert {"pirate_world", "outlaw_world"} <= set(table.tableau(BEN))


def test_takeovers_off() -> None:
    """No takeover to declare, no takeover category to search for (RG-11.14)."""
    table = war(("imperium_planet_buster", "new_sparta"), ("expedition_force", "pirate_world"), takeovers=False)
    assert table.events(TakeoverDeclared) == []
    assert table.step() == "ToChooseActions"
    table.choose("search", "explore_5")
    assert len(table.moves(SearchFor)) == 8


def test_a_replaced_target_is_gone() -> None:
    """Terraforming Engineers replace the world under attack: the takeover fails (RG-11.7, RG-10.19)."""
    table = war(
        ("interstellar_casus_belli", "imperium_invasion_fleet", "new_sparta"),
        ("merchant_world", "terraforming_engineers"),
        their_hand=("tourist_world",),
        prestige=1,
    )
    table.play(YOU, attack("interstellar_casus_belli", BEN, "merchant_world", fleet=True))
    table.play(BEN, Replace(card("merchant_world"), card("tourist_world")))
    assert table.events(TakeoverFailed)
    assert "tourist_world" in table.tableau(BEN)


def test_reach_counts_prestige_once() -> None:
    """Military 2, Casus Belli and Alien Booby Trap against 4: with 1 prestige out of reach, with 2 it works and leaves
    2 (RG-11.15)."""
    tableau = ("space_marines", "interstellar_casus_belli", "alien_booby_trap")
    short = war(tableau, ("new_survivalists", "drop_ships"), prestige=1)
    assert short.step() == "ToChooseActions"
    assert short.events(TakeoverDeclared) == []
    table = war(tableau, ("new_survivalists", "drop_ships"), prestige=2)
    table.play(YOU, attack("interstellar_casus_belli", BEN, "new_survivalists"))
    table.play(YOU, strengthen("alien_booby_trap"))
    assert fought(table) == (5, 4)
    assert table.prestige() == 2


def test_cancelling_the_first_stops_the_second() -> None:
    """The Council stops the first of two: both fail (RG-11.6, RG-11.12)."""
    table = Table(
        Position(3, takeovers=True)
        .tableau(YOU, "improved_logistics", "rebel_alliance", "imperium_planet_buster", "new_sparta", *REBELS)
        .tableau(BEN, "imperium_troops", "pirate_world", "outlaw_world")
        .tableau(CLEO, "pan_galactic_security_council")
        .prestige(CLEO, 1)
    )
    table.choose("settle", "settle", "settle")
    table.play(YOU, attack("rebel_alliance", BEN, "pirate_world"))
    table.play(YOU, attack("imperium_planet_buster", BEN, "outlaw_world"))
    table.play(CLEO, CancelTakeover(YOU, card("pirate_world")))
    assert len(table.events(TakeoverFailed)) == 2
    assert {"pirate_world", "outlaw_world"} <= set(table.tableau(BEN))


def test_military_bought_before_counts_in_the_defense() -> None:
    """Ben conquered with New Military Tactics; the +3 defends too, though the card is gone (RG-10.12, RG-11.17)."""
    table = Table(
        Position(2, takeovers=True)
        .order(BEN, YOU)
        .tableau(YOU, "interstellar_casus_belli", "imperium_planet_buster", "drop_ships", "new_sparta")
        .tableau(BEN, "expedition_force", "new_military_tactics", "pirate_world")
        .hand(BEN, "malevolent_lifeforms")
        .prestige(YOU, 1)
    )
    table.choose("develop", "settle")
    table.play(BEN, place("malevolent_lifeforms"))
    assert "new_military_tactics" in table.discards()
    table.play(YOU, attack("imperium_planet_buster", BEN, "pirate_world"))
    assert fought(table) == (8, 3 + 1 + 3)


def test_a_captured_start_world_changes_no_turn_order() -> None:
    """New Sparta can be taken over; the order stays (RG-11.13)."""
    table = war(("interstellar_casus_belli", "imperium_planet_buster", "drop_ships"), ("new_sparta",), prestige=1)
    order = table.state.order
    table.play(YOU, attack("interstellar_casus_belli", BEN, "new_sparta"))
    assert "new_sparta" in table.tableau()
    assert table.state.order == order


def test_a_takeover_counts_as_placing() -> None:
    """The Settle bonus and Terraforming Robots draw for it; its own powers work from the next phase on (RG-10.5,
    RG-10.16, RG-11.10, RG-11.18)."""
    table = war(
        ("interstellar_casus_belli", "drop_ships", "terraforming_robots"),
        ("star_nomad_lair",),
        prestige=1,
        chosen="settle",
    )
    table.play(YOU, attack("interstellar_casus_belli", BEN, "star_nomad_lair"))
    assert table.drawn() == 2


def test_one_attacker_cannot_attack_a_world_twice() -> None:
    """Nor an own world (RG-11.16, RG-11.1)."""
    table = war(
        ("improved_logistics", "imperium_planet_buster", "interstellar_casus_belli", "new_sparta"),
        ("pirate_world", "expedition_force", "outlaw_world"),
        prestige=1,
    )
    assert all(move.defender == BEN for move in table.moves(Attack))
    table.play(YOU, attack("imperium_planet_buster", BEN, "pirate_world"))
    assert {move.world for move in table.moves(Attack)} == {card("outlaw_world")}
    assert {move.power for move in table.moves(Attack)} == {
        attack("interstellar_casus_belli", BEN, "outlaw_world").power
    }


def test_improved_logistics_after_a_declaration() -> None:
    """A declared takeover counts as the first placement: a world from hand may follow (RG-10.17)."""
    table = war(
        ("improved_logistics", "imperium_planet_buster", "new_sparta"),
        ("pirate_world", "expedition_force"),
        hand=("refugee_world",),
    )
    table.play(YOU, attack("imperium_planet_buster", BEN, "pirate_world"))
    table.play(YOU, settle_more("improved_logistics", "refugee_world"))
    assert "refugee_world" in table.tableau()


def test_oort_as_a_target() -> None:
    """Its owner names the kind for the defense; captured, the new owner names it anew (RG-23.1, RG-23.8)."""
    table = war(
        ("interstellar_casus_belli", "imperium_invasion_fleet", "alien_tech_institute"),
        ("alien_oort_cloud_refinery", "abandoned_alien_uplift_camp", "drop_ships"),
        goods=("alien_oort_cloud_refinery",),
        prestige=1,
    )
    table.play(YOU, attack("interstellar_casus_belli", BEN, "alien_oort_cloud_refinery", fleet=True))
    assert table.waiting == (BEN,)
    table.play(BEN, NameKind(ALIEN))
    assert fought(table) == (3 + 2, 0 + 3)
    assert table.waiting == (YOU,)
    table.play(YOU, NameKind(GENE))
    assert table.goods() == ["alien_oort_cloud_refinery"]
    assert table.state.oort_kind == GENE


def test_a_world_placed_in_this_phase_is_no_target() -> None:
    """It was not there when the phase began (RG-11.3)."""
    table = Table(
        Position(takeovers=True)
        .tableau(YOU, "interstellar_casus_belli", "drop_ships", "new_sparta")
        .tableau(BEN, "expedition_force", "outlaw_world")
        .hand(BEN, "star_nomad_lair")
        .prestige(YOU, 1)
    )
    table.choose("develop", "settle")
    table.play(BEN, place("star_nomad_lair"))
    assert {move.world for move in table.moves(Attack)} == {card("outlaw_world")}


def test_no_military_can_be_bought_twice() -> None:
    """Tactics, and up to two of two cards for Space Mercenaries: eight ways, each offered once (RG-10.12, RG-25.2)."""
    table = war(
        ("interstellar_casus_belli", "new_sparta", "new_military_tactics", "space_mercenaries"),
        ("outlaw_world",),
        hand=("gem_world", "comet_zone"),
        prestige=1,
    )
    table.play(YOU, attack("interstellar_casus_belli", BEN, "outlaw_world"))
    found: list[tuple[str, ...]] = []

    def walk(state: RaceState) -> None:
        if not isinstance(state.agenda[-1], ToStrengthen):
            found.append(tuple(sorted(Table(state).discards())))
            return
        for move in GAME.moves(state, YOU):
            after = GAME.copy(state)
            GAME.play(after, YOU, move)
            walk(after)

    walk(table.state)
    assert len(found) == len(set(found)) == 8


def test_saved_cards_go_with_galactic_scavengers() -> None:
    """The new owner has them, unseen by the old one (RG-11.10, RG-23.2)."""
    table = Table(
        Position(takeovers=True)
        .tableau(YOU, "interstellar_casus_belli", "imperium_invasion_fleet")
        .tableau(BEN, "galactic_scavengers", "old_earth")
        .saved(BEN, "gem_world", "comet_zone")
        .prestige(YOU, 1)
    )
    table.choose("settle", "settle")
    table.play(YOU, attack("interstellar_casus_belli", BEN, "galactic_scavengers", fleet=True))
    assert table.state.players[YOU].saved == tuple(sorted((card("gem_world"), card("comet_zone"))))
    assert table.state.players[BEN].saved == ()
    assert GAME.view(table.state, BEN).players[YOU].saved == (-2, -2)


def test_takeovers_exist_from_rvi_on() -> None:
    """The option has no effect below (RG-11.14, RG-21.1)."""
    assert not GAME.start(Setup(2, options={"level": "tgs", "takeovers": True})).options.takeovers
