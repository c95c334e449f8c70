"""Chapter 9: Develop."""

from __future__ import annotations

from engine.games.race_for_the_galaxy.components import GOALS
from engine.games.race_for_the_galaxy.develop import cost
from engine.games.race_for_the_galaxy.events import AnswerGiven, CardPlaced, CardsPaid, NothingPlaced
from engine.games.race_for_the_galaxy.goals import value
from engine.games.race_for_the_galaxy.moves import Place, Reduce, Save
from engine.games.race_for_the_galaxy.position import Position
from tests.games.race_for_the_galaxy.table import BEN, PASS, YOU, Table, card, discard, place, reduce


def developing(*tableau: str, hand: tuple[str, ...], goods: tuple[str, ...] = (), yours: str = "develop") -> Table:
    """You are about to choose a development; Ben chose Develop too but has no cards."""
    table = Table(Position().tableau(YOU, *tableau).hand(YOU, *hand).goods(YOU, *goods).prestige(YOU, 1))
    table.choose(yours, "develop")
    return table


def test_reductions_bring_the_cost_to_zero() -> None:
    """Develop, Investment Credits and Galactic Federation: Drop Ships for nothing (RG-9.5)."""
    table = developing("investment_credits", "galactic_federation", hand=("drop_ships",))
    table.play(YOU, place("drop_ships"))
    assert "drop_ships" in table.tableau()
    assert table.events(CardsPaid) == []


def test_the_prestige_bonus_takes_three_off() -> None:
    """Galactic Federation for three cards; the prestige was spent at the reveal (RG-9.5, RG-17.8, RG-5.3)."""
    table = developing(
        "old_earth",
        hand=("galactic_federation", "gem_world", "spice_world", "public_works", "export_duties"),
        yours="develop*",
    )
    assert table.prestige() == 0
    table.play(YOU, place("galactic_federation"))
    table.pay("gem_world", "spice_world", "public_works")
    assert table.hand() == ["export_duties"]


def test_the_crash_program_is_discarded_for_three() -> None:
    """Mining League for 6 - 1 - 3 = 2; the program goes to the discard pile, unasked where there is no other way
    (RG-9.6, RG-25.2)."""
    table = developing(
        "old_earth", "r_and_d_crash_program", hand=("mining_league", "gem_world", "spice_world", "public_works")
    )
    size = len(table.tableau())
    table.play(YOU, place("mining_league"))
    table.pay("gem_world", "spice_world")
    assert len(table.tableau()) == size
    assert "r_and_d_crash_program" in table.discards()
    assert table.hand() == ["public_works"]


def test_no_development_twice() -> None:
    """A second Space Marines cannot be chosen (RG-9.2, RG-6.5)."""
    table = developing("space_marines", hand=("space_marines", "public_works", "gem_world"))
    assert {move.card for move in table.moves(Place)} == {card("public_works")}


def test_a_card_is_not_active_in_the_phase_that_placed_it() -> None:
    """Public Works gives nothing for itself, and a card for the next development (RG-6.3, RG-6.1, RG-9.8)."""
    table = developing("old_earth", hand=("public_works", "space_marines", "gem_world", "spice_world"))
    table.play(YOU, place("public_works"))
    assert table.hand_size() == 3
    table.pass_all()
    table.choose("develop", "develop")
    before = table.hand_size()
    table.play(YOU, place("space_marines"))
    table.pay("gem_world")
    assert table.hand_size() == before - 2 + 1


def test_only_what_can_be_paid_for_can_be_chosen() -> None:
    """Five cards with a six-cost one: four left are too few; with Develop and Investment Credits four suffice
    (RG-9.2)."""
    hand = ("merchant_guild", "gem_world", "spice_world", "public_works", "drop_ships")
    poor = Table(Position().tableau(YOU, "old_earth").hand(YOU, *hand))
    poor.choose("settle", "develop")
    assert place("merchant_guild") not in poor.all_moves()
    rich = developing("old_earth", "investment_credits", hand=hand)
    assert rich.can(place("merchant_guild"))
    assert cost(rich.state, YOU, card("merchant_guild")) == 4


def test_all_draws_first_then_the_discards() -> None:
    """Information Hub, Galactic Power Brokers, Interstellar Bank: draw four, then discard two (RG-9.1, RG-6.8)."""
    table = developing("information_hub", "galactic_power_brokers", "interstellar_bank", hand=("gem_world",))
    assert table.step() == "ToDiscard"
    assert table.hand_size() == 5
    for _ in range(2):
        table.play(YOU, table.all_moves()[0])
    assert table.hand_size() == 3


def test_a_rare_good_pays_two() -> None:
    """Golden Age of Terraforming: the good of Mining World takes two off a cost of five (RG-9.6, RG-6.12)."""
    table = developing(
        "golden_age_of_terraforming",
        "mining_world",
        hand=("merchant_guild", "gem_world", "spice_world", "public_works", "drop_ships", "space_port"),
        goods=("mining_world",),
    )
    table.play(YOU, place("merchant_guild"))
    table.play(YOU, reduce("golden_age_of_terraforming", "mining_world", phase="develop"))
    table.pay("gem_world", "spice_world", "public_works")
    assert sorted(table.hand()) == ["drop_ships", "space_port"]
    assert table.goods() == []


def test_scavengers_save_a_card_of_the_payment() -> None:
    """Of three cards paid one goes under the world; nothing is saved of nothing (RG-9.7)."""
    table = developing("galactic_scavengers", hand=("drop_ships", "gem_world", "spice_world", "space_port"))
    table.play(YOU, place("drop_ships"))
    assert table.step() == "ToSave"
    table.play(YOU, Save(card("spice_world")))
    assert table.state.players[YOU].saved == (card("spice_world"),)
    assert sorted(table.discards()) == ["gem_world", "space_port"]
    free = developing("galactic_scavengers", "galactic_federation", hand=("space_marines",))
    free.play(YOU, place("space_marines"))
    assert free.state.players[YOU].saved == ()


def test_prestige_for_developments_adds_up() -> None:
    """Pan-Galactic Affluence and Federation Capital: Golden Age gives 1 for its icon and 1 for each (RG-9.3,
    RG-9.8)."""
    fillers = ("gem_world", "spice_world", "space_port", "drop_ships", "public_works")
    table = developing("pan_galactic_affluence", "federation_capital", hand=("golden_age_of_terraforming", *fillers))
    table.play(YOU, place("golden_age_of_terraforming"))
    table.pass_all(YOU)
    assert table.prestige() == 1 + 3


def test_planet_buster_is_no_six_cost_development() -> None:
    """It costs nine: the icon and Affluence give prestige, Federation Capital does not, and Galactic Status is not met
    by it (RG-1.4, RG-9.8)."""
    fillers = ("gem_world", "spice_world", "space_port", "drop_ships", "public_works", "export_duties", "space_marines")
    table = developing(
        "pan_galactic_affluence", "federation_capital", hand=("imperium_planet_buster", "volcanic_world", *fillers)
    )
    table.play(YOU, place("imperium_planet_buster"))
    table.pass_all(YOU)
    assert table.prestige() == 1 + 2
    status = next(goal for goal in GOALS if goal.id == "galactic_status")
    alone = Table(Position().tableau(YOU, "imperium_planet_buster", "pan_galactic_research"))
    assert value(alone.state, YOU, status) == 0


def test_rebel_developments_give_prestige() -> None:
    """Rebel Freedom Fighters: 1 for Rebel Pact (RG-9.8)."""
    table = developing("rebel_freedom_fighters", hand=("rebel_pact",))
    table.play(YOU, place("rebel_pact"))
    assert table.prestige() == 1 + 1


def test_a_priced_reduction_is_not_wasted() -> None:
    """Space Marines cost nothing with Develop and Investment Credits: the program cannot be discarded (RG-6.10)."""
    table = developing("investment_credits", "r_and_d_crash_program", hand=("space_marines",))
    table.play(YOU, place("space_marines"))
    assert "r_and_d_crash_program" in table.tableau()
    assert table.waiting == (YOU, BEN)


def test_nobody_overpays_and_excess_is_lost() -> None:
    """Exactly the cost is paid; a reduction beyond it is lost (RG-6.9, RG-6.10, RG-9.4)."""
    table = developing("r_and_d_crash_program", hand=("mining_robots", "gem_world", "spice_world"))
    table.play(YOU, place("mining_robots"))
    assert table.can(discard("gem_world"))
    table.play(YOU, reduce("r_and_d_crash_program"))
    assert sorted(table.hand()) == ["gem_world", "spice_world"]


def test_all_reveal_together_and_pay_in_turn_order() -> None:
    """Choices are secret, both cards are placed before anyone pays, and those who pass are told (RG-9.3,
    RG-9.4, RG-9.9)."""
    table = Table(
        Position(3)
        .order(2, 0, 1)
        .hand(YOU, "space_marines", "gem_world", "spice_world")
        .hand(2, "drop_ships", "space_port", "comet_zone", "mining_world", "new_vinland", "new_earth")
    )
    table.choose("develop", "explore_5", "produce")
    table.pass_all(BEN)
    while table.step() == "ToExplore":
        table.play(table.waiting[0], table.all_moves(table.waiting[0])[0])
    assert table.play(YOU, place("space_marines")) == [AnswerGiven(YOU)]
    events = table.play(2, place("drop_ships"))
    assert [type(event) for event in events if isinstance(event, CardPlaced | NothingPlaced)] == [
        CardPlaced,
        CardPlaced,
        NothingPlaced,
    ]
    assert table.waiting == (2,)
    table.pass_all(2)
    assert table.waiting == (YOU,)


def test_what_must_be_paid_is_not_asked() -> None:
    """Of three cards two are alike: whatever else is paid, one of these is, so the question is about the second
    (RG-25.2)."""
    table = developing("old_earth", hand=("mining_robots", "space_marines", "space_marines", "alien_robotic_factory"),
                       yours="produce")  # fmt: skip
    table.play(YOU, place("mining_robots"))
    assert set(table.all_moves()) == {discard("space_marines"), discard("alien_robotic_factory")}
    table.play(YOU, discard("alien_robotic_factory"))
    assert table.hand() == ["space_marines"]


def test_no_payment_can_be_named_twice() -> None:
    """Cards are named in one order only, so that each set of three comes up exactly once (RG-25.2)."""
    from engine.games.race_for_the_galaxy import GAME

    table = developing(
        "old_earth", hand=("drop_ships", "gem_world", "spice_world", "comet_zone", "new_earth", "mining_robots")
    )
    table.play(YOU, place("drop_ships"))
    found = []

    def walk(state, paid):  # type: ignore[no-untyped-def]
        if type(state.agenda[-1]).__name__ != "ToPay":
            found.append(frozenset(state.discards[0]))
            return
        for move in GAME.moves(state, YOU):
            after = GAME.copy(state)
            GAME.play(after, YOU, move)
            walk(after, (*paid, move))

    walk(table.state, ())
    assert len(found) == len(set(found)) == 10


def test_passing_is_always_possible() -> None:
    """A development may be declined; the draws of the start happen all the same (RG-9.9, RG-6.7)."""
    table = developing("interstellar_bank", hand=("space_marines", "gem_world"))
    assert table.hand_size() == 3
    table.play(YOU, PASS)
    assert "space_marines" in table.hand()
    assert not table.moves(Reduce)
