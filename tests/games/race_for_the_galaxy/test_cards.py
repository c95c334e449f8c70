"""Every card is placed and every power of every card is used.

The tables below say how each kind of power is tried out. A card with a power that no table knows fails by name.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.race_for_the_galaxy.components import (
    ACTIONS,
    ANY,
    CARDS,
    EXPANSIONS,
    GOODS,
    NO_GOOD,
    NOTHING,
    PHASE_OF,
    POWERS,
    Card,
    Power,
)
from engine.games.race_for_the_galaxy.consume import price
from engine.games.race_for_the_galaxy.develop import cost as development_cost
from engine.games.race_for_the_galaxy.events import MilitaryBought
from engine.games.race_for_the_galaxy.military import strength
from engine.games.race_for_the_galaxy.moves import (
    Ante,
    Attack,
    CancelTakeover,
    Choose,
    Discard,
    Guess,
    PayFor,
    Produce,
    Reduce,
    Replace,
    Sell,
    SettleMore,
    Use,
)
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.powers import fits_pay_power
from engine.games.race_for_the_galaxy.settle import cost as world_cost
from engine.games.race_for_the_galaxy.takeover import defense
from tests.games.race_for_the_galaxy.table import BEN, CLEO, PASS, YOU, Table, card, place

FILLERS = (
    "gem_world", "spice_world", "comet_zone", "mining_world", "new_vinland", "artist_colony", "plague_world",
    "distant_world", "space_port", "new_earth",
)  # fmt: skip
ARMY = ("drop_ships", "space_marines", "lost_alien_battle_fleet", "new_galactic_order")
GOOD_WORLDS = {
    "novelty": "refugee_world",
    "rare": "asteroid_belt",
    "gene": "pre_sentient_race",
    "alien": "deserted_alien_colony",
}
MORE_GOODS = ("artist_colony", "volcanic_world", "distant_world", "galactic_bazaar", "gem_smugglers")


def level_of(record: Card) -> str:
    """The highest level that has the card."""
    return EXPANSIONS[max(level for level in range(4) if record.copies[level])]


def others(record: Card, *names: str) -> tuple[str, ...]:
    return tuple(name for name in names if name != record.id)


def position(
    record: Card, *tableau: str, in_tableau: bool = True, players: int = 2, takeovers: bool = False
) -> Position:
    """A table with the card in your tableau, and Ben behind a quiet world."""
    cards = [record.id] if in_tableau else []
    made = Position(players, level=level_of(record), takeovers=takeovers)
    return made.tableau(YOU, *cards, *others(record, *tableau)).tableau(BEN, *others(record, "galactic_trendsetters"))


def phase(made: Position, called: str, yours: str = "", upto: str = "") -> Table:
    """Ben calls a phase; you chose another. Declines everything until that phase asks, or until the question named."""
    table = Table(made)
    table.choose(yours or ("settle" if called == "develop" else "develop"), called, called)
    wanted = PHASE_OF[ACTIONS.index(called)]
    while table.waiting and table.step() != "ToChooseActions":
        if table.state.phase == wanted and upto in ("", table.step()):
            break
        asked = table.waiting[0]
        table.play(asked, PASS if PASS in table.all_moves(asked) else table.all_moves(asked)[0])
    return table


def with_and_without(power: Power, figure: Callable[[Table], int], *tableau: str, called: str) -> tuple[int, int]:
    """A figure during a phase, without the card and with it."""
    record = CARDS[power.card]
    found = []
    for in_tableau in (False, True):
        made = position(record, *tableau, "old_earth", in_tableau=in_tableau).hand(YOU, *others(record, *FILLERS[:8]))
        found.append(figure(phase(made, called, upto="ToDevelop" if called == "develop" else "ToSettle")))
    return found[0], found[1]


# -- placing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", CARDS, ids=lambda record: record.id)
def test_every_card_can_be_placed(record: Card) -> None:
    """Paid for or conquered, with its windfall good and its prestige icon (RG-6.3, RG-9.3, RG-10.2, RG-10.6)."""
    level = level_of(record)
    made = Position(level=level).tableau(YOU, *others(record, "old_earth", *(ARMY if record.military else ())))
    fillers = others(record, *FILLERS, "terraformed_world")[:9]
    table = Table(
        made.tableau(BEN, *others(record, "galactic_trendsetters", "epsilon_eridani")).hand(YOU, record.id, *fillers)
    )
    action = "settle" if record.world else "develop"
    table.choose(action, action)
    table.play(YOU, place(record.id))
    assert record.number in table.state.players[YOU].tableau
    table.pass_all(YOU)
    assert record.number in table.state.players[YOU].tableau
    assert (record.id in table.goods()) == record.windfall
    assert table.prestige() == int(record.icon and level == "bow")
    due = 0 if record.military else record.cost - (0 if record.world else 1)
    assert len(table.discards()) == due


# -- powers by kind ----------------------------------------------------------------------------------------------


def try_starting_hand(power: Power) -> None:
    from tests.games.race_for_the_galaxy.test_setup import offering

    table = offering(CARDS[power.card].id)
    while table.step() == "ToBeginWith":
        table.play(table.waiting[0], table.all_moves(table.waiting[0])[0])
    assert table.hand_size() == 3


def try_choose_last(power: Power) -> None:
    table = Table(position(CARDS[power.card]))
    assert table.waiting == (BEN,)
    table.play(BEN, table.moves(Choose, BEN)[0])
    assert table.waiting == (YOU,)


def try_hand_limit(power: Power) -> None:
    record = CARDS[power.card]
    hand = (*FILLERS, "secluded_world", "volcanic_world", "empath_world")
    table = Table(position(record).hand(YOU, *hand).round_end())
    table.play(YOU, table.all_moves()[0])
    assert table.hand_size() == power.amount


def try_tableau_limit(power: Power) -> None:
    record = CARDS[power.card]
    assert not Table(position(record, *FILLERS, "public_works", "drop_ships").round_end()).over
    assert Table(position(record, *FILLERS, "public_works", "drop_ships", "space_marines").round_end()).over


def try_take_discards(power: Power) -> None:
    table = Table(position(CARDS[power.card]).hand(BEN, *FILLERS, "secluded_world").round_end())
    table.play(BEN, table.all_moves(BEN)[0])
    assert table.hand_size() == 1


def try_explore_draw(power: Power) -> None:
    assert phase(position(CARDS[power.card], "old_earth"), "explore_1_1").drawn() == 2 + power.amount


def try_explore_keep(power: Power) -> None:
    table = phase(position(CARDS[power.card], "old_earth"), "explore_1_1")
    table.pass_all()
    assert table.hand_size() == 1 + power.amount


def try_mix(power: Power) -> None:
    record = CARDS[power.card]
    table = phase(position(record).hand(YOU, *others(record, *FILLERS[:4])), "explore_1_1")
    assert {move.card for move in table.moves(Discard)} >= {card(name) for name in others(record, *FILLERS[:4])}


def try_offer(power: Power) -> None:
    table = phase(position(CARDS[power.card]).hand(YOU, "gem_world"), "explore_1_1")
    table.play(YOU, Discard(card("gem_world")))
    assert table.prestige() == power.prestige


def try_draw_at_start(power: Power) -> None:
    table = phase(position(CARDS[power.card], "old_earth"), "develop", upto="ToDevelop")
    assert table.drawn() == power.amount
    assert len(table.discards()) == power.discard


def try_development_cost(power: Power) -> None:
    record = CARDS[power.card]
    if not power.pay:
        before, after = with_and_without(
            power, lambda t: development_cost(t.state, YOU, card("merchant_guild")), called="develop"
        )
        assert before - after == power.amount
        return
    made = position(record, "asteroid_belt").hand(YOU, "consumer_markets", *FILLERS[:6]).goods(YOU, "asteroid_belt")
    table = phase(made, "develop")
    table.play(YOU, place("consumer_markets"))
    move = next(move for move in table.moves(Reduce) if move.power == power.number)
    before = table.hand_size()
    table.play(YOU, move)
    while table.step() == "ToPay":
        table.play(YOU, table.all_moves()[0])
    assert before - table.hand_size() == 5 - power.amount
    assert (record.id in table.tableau()) == (power.pay != "self")


def try_save(power: Power) -> None:
    record = CARDS[power.card]
    name = "public_works" if power.phase == "develop" else "gem_world"
    made = position(record).hand(YOU, name, "drop_ships", "space_marines", "new_earth")
    table = phase(made, power.phase)
    table.play(YOU, place(name))
    while table.step() in ("ToPay", "ToSave"):
        table.play(YOU, table.all_moves()[0])
    assert len(table.state.players[YOU].saved) == power.amount


def try_after_development(power: Power) -> None:
    record = CARDS[power.card]
    name = {"rebel_development": "rebel_pact", "six_cost_development": "merchant_guild"}.get(
        power.placed, "export_duties"
    )
    table = phase(
        position(record, "pan_galactic_research", "investment_credits", "old_earth").hand(YOU, name, *FILLERS[:5]),
        "develop",
    )
    table.play(YOU, place(name))
    table.pass_all(YOU)
    if power.kind == "draw_after_placing":
        assert table.drawn() == power.amount
    else:
        assert table.prestige() == power.amount


def world_of(power: Power) -> str:
    """A paid world that a reduction fits."""
    return {0: "galactic_studios", 1: "new_earth", 2: "lost_species_ark_world", 3: "alien_robotic_factory"}.get(
        power.good, "terraformed_world"
    )


def try_world_cost(power: Power) -> None:
    record = CARDS[power.card]
    world = world_of(power)
    if not power.pay:
        before, after = with_and_without(power, lambda t: world_cost(t.state, YOU, card(world)), called="settle")
        assert before - after == power.amount
        return
    made = (
        position(record, "avian_uplift_race").hand(YOU, "merchant_world", *FILLERS[:6]).goods(YOU, "avian_uplift_race")
    )
    table = phase(made, "settle")
    table.play(YOU, place("merchant_world"))
    table.play(YOU, Reduce(power.number, card("avian_uplift_race")))
    while table.step() == "ToPay":
        table.play(YOU, table.all_moves()[0])
    assert len(table.discards()) == 1 + 4 - power.amount


def try_cost_zero(power: Power) -> None:
    record = CARDS[power.card]
    table = phase(position(record).hand(YOU, "merchant_world", "deserted_alien_outpost", *FILLERS[:5]), "settle")
    table.play(YOU, place("merchant_world"))
    table.play(YOU, Reduce(power.number, NOTHING))
    assert "merchant_world" in table.tableau()
    assert record.id not in table.tableau()
    assert table.hand_size() == 6


def try_military(power: Power) -> None:
    record = CARDS[power.card]
    target = (
        "rebel_base"
        if power.against
        else {0: "pirate_world", 1: "runaway_robots", 2: "hive_world", 3: "lost_alien_warship"}.get(
            power.good, "outlaw_world"
        )
    )
    company = ("avian_uplift_race", "reptilian_uplift_race")
    target = "rebel_outpost" if target == record.id else target
    before, after = with_and_without(
        power, lambda t: strength(t.state, YOU, card(target)), *others(record, *company), called="settle"
    )
    mine = sum(
        p.amount * (_qualifying(record, p.per, 2) if p.per else 1)
        for p in record.powers
        if p.kind == "military" and (not p.against or power.against) and (p.good == NO_GOOD or p.good == power.good)
    )
    assert after - before == mine
    if power.if_imperium is not None:
        table = Table(position(record, "imperium_fuel_depot"))
        assert table.military() == power.if_imperium


def _qualifying(record: Card, per: str, others_: int) -> int:
    return others_ + (record.military if per == "military" else record.chromosome)


def try_temporary(power: Power) -> None:
    """Against the first Rebel world that is out of reach without it and within reach with it."""
    record = CARDS[power.card]
    reachable = power.amount * power.times
    for company in ((), ("expedition_force",), ("space_marines",), ("drop_ships",), ("drop_ships", "space_marines")):
        for target in others(
            record, "rebel_miners", "rebel_underground", "rebel_colony", "rebel_outpost", "rebel_base"
        ):
            made = position(record, "asteroid_belt", *company).hand(YOU, target, *others(record, *FILLERS[:3]))
            table = phase(made.goods(YOU, "asteroid_belt").prestige(YOU, 2), "settle")
            missing = CARDS[card(target)].cost - strength(table.state, YOU, card(target))
            if 0 < missing <= reachable:
                table.play(YOU, place(target))
                while table.step() == "ToStrengthen":
                    table.play(YOU, table.all_moves()[0])
                assert target in table.tableau()
                assert table.events(MilitaryBought)
                return
    raise AssertionError(f"no world shows what the Military of {record.id} is good for")


def try_pay_for_military(power: Power) -> None:
    record = CARDS[power.card]
    worlds = [
        w
        for w in ("rebel_outpost", "insect_uplift_race", "lost_alien_warship")
        if fits_pay_power(power, CARDS[card(w)])
    ]
    made = position(record, "refugee_world", "empath_world").hand(YOU, worlds[0], *FILLERS[:7])
    table = phase(made, "settle")
    table.play(YOU, place(worlds[0]))
    if table.step() == "ToChooseWay":
        table.play(YOU, PayFor(power.number))
    while table.step() == "ToPay":
        table.play(YOU, table.all_moves()[0])
    free = sum(p.amount for p in record.powers if p.kind == "reduce_cost")
    assert len(table.discards()) == CARDS[card(worlds[0])].cost - power.amount - free


def try_pay_discount(power: Power) -> None:
    payer = CARDS[card("rebel_cantina")].powers[0].number
    before, after = with_and_without(
        power, lambda t: world_cost(t.state, YOU, card("rebel_outpost"), payer), "rebel_cantina", called="settle"
    )
    assert before - after == power.amount


def try_prestige_when_paying(power: Power) -> None:
    table = phase(position(CARDS[power.card], "rebel_cantina").hand(YOU, "hive_world", *FILLERS[:4]), "settle")
    table.play(YOU, place("hive_world"))
    table.pass_all(YOU)
    assert table.prestige() == power.amount


def try_conquer_peaceful(power: Power) -> None:
    record = CARDS[power.card]
    table = phase(position(record, "drop_ships", "space_marines", "old_earth").hand(YOU, "terraformed_world"), "settle")
    table.play(YOU, place("terraformed_world"))
    assert record.id in table.discards()
    assert table.prestige() == power.prestige


def try_extra_placement(power: Power) -> None:
    table = phase(
        position(CARDS[power.card], "drop_ships").hand(YOU, "gem_world", "pirate_world", *FILLERS[2:6]), "settle"
    )
    table.play(YOU, place("gem_world"))
    table.pay(*FILLERS[2:4])
    table.play(YOU, SettleMore(power.number, card("pirate_world")))
    assert {"gem_world", "pirate_world"} <= set(table.tableau())


def try_replace(power: Power) -> None:
    table = phase(position(CARDS[power.card], "old_earth").hand(YOU, "merchant_world"), "settle")
    table.play(YOU, Replace(card("old_earth"), card("merchant_world")))
    assert table.prestige() == power.prestige
    assert "merchant_world" in table.tableau()


def try_after_world(power: Power) -> None:
    record = CARDS[power.card]
    world = {"rebel_military_world": "rebel_miners", "production_world": "gem_world"}.get(power.placed, "refugee_world")
    table = phase(position(record, "drop_ships").hand(YOU, world, *FILLERS[1:4]), "settle")
    table.play(YOU, place(world))
    while table.step() in ("ToPay", "ToDiscard"):
        table.play(YOU, table.all_moves()[0])
    if power.kind == "draw_after_placing":
        assert table.drawn() == power.amount
        assert len(table.discards()) == power.discard
    else:
        assert table.prestige() == power.amount


def try_good_on_production(power: Power) -> None:
    table = phase(position(CARDS[power.card]).hand(YOU, "gem_world", "comet_zone", "new_earth"), "settle")
    table.play(YOU, place("gem_world"))
    assert table.goods() == ["gem_world"]


def try_takeover(power: Power) -> None:
    record = CARDS[power.card]
    made = Position(takeovers=True).tableau(YOU, record.id, "drop_ships", "space_marines", "new_sparta")
    made.tableau(BEN, "imperium_troops", "rebel_miners").prestige(YOU, 1)
    table = phase(made, "settle")
    attack = next(move for move in table.moves(Attack) if move.power == power.number)
    table.play(YOU, attack)
    assert "rebel_miners" not in table.tableau(BEN)
    assert ("rebel_miners" in table.tableau()) != power.destroys
    assert (record.id in table.tableau()) == (power.pay != "self")
    assert table.prestige() == 1 - (power.pay == "prestige") + power.prestige


def try_takeover_defense(power: Power) -> None:
    record = CARDS[power.card]
    tables = [
        Table(Position(takeovers=True).tableau(YOU, *cards, "pirate_world", "rebel_miners"))
        for cards in (("old_earth",), (record.id,))
    ]
    before, after = (defense(table.state, YOU, card("pirate_world")) for table in tables)
    assert after - before == power.amount + power.rebel_bonus


def try_cancel(power: Power) -> None:
    made = Position(3, takeovers=True).tableau(YOU, CARDS[power.card].id).prestige(YOU, 1)
    made.tableau(BEN, "imperium_planet_buster").tableau(CLEO, "expedition_force", "outlaw_world")
    table = phase(made, "settle")
    table.play(BEN, table.moves(Attack, BEN)[0])
    table.play(YOU, CancelTakeover(BEN, card("outlaw_world")))
    assert "outlaw_world" in table.tableau(CLEO)


def try_sale_bonus(power: Power) -> None:
    record = CARDS[power.card]
    good = GOODS[record.good if power.here else 0 if power.good == ANY else power.good]
    world = record.id if power.here else next(name for name in (GOOD_WORLDS[good], "pirate_world") if name != record.id)
    found = []
    for in_tableau in (False, True):
        names = (record.id,) if in_tableau else ()
        table = Table(
            Position(level=level_of(record)).tableau(YOU, *dict.fromkeys((world, "avian_uplift_race", *names)))
        )
        found.append(price(table.state, YOU, card(world), GOODS.index(good), NOTHING))
    count = 1 + record.chromosome if power.per else 1
    assert found[1] - (found[0] if not power.here else found[1] - power.amount) == power.amount * count


def try_not_for_trade(power: Power) -> None:
    record = CARDS[power.card]
    table = Table(position(record).goods(YOU, record.id))
    table.choose("consume_trade", "develop")
    assert table.goods() == [record.id]


def try_consume(power: Power) -> None:
    """Give it goods of every kind to eat, use it, and look at the reward."""
    record = CARDS[power.card]
    worlds = dict.fromkeys([*(GOOD_WORLDS.values()), *MORE_GOODS])
    names = [
        name for name in worlds if name != record.id and CARDS[card(name)].copies[EXPANSIONS.index(level_of(record))]
    ]
    usable = [name for name in names if "consume" not in CARDS[card(name)].phases]
    held = [record.id] if power.here else usable
    made = Position(level=level_of(record)).tableau(YOU, record.id, *usable).goods(YOU, *held)
    table = Table(made)
    table.choose("consume_x2", "settle")
    if table.moves(Use):
        table.play(YOU, Use(power.number))
    while table.step() in ("ToFeed", "ToSell"):
        table.play(YOU, table.all_moves()[0])
    eaten = len(held) - len(table.goods())
    fitting = [w for w in held if power.good in (ANY, NO_GOOD, CARDS[card(w)].good)]
    if power.kind == "consume_goods":
        uses = min(power.times, len(fitting) // power.goods)
        assert eaten == uses * power.goods
    elif power.kind == "consume_kinds":
        uses = 1
        assert eaten == power.goods
    elif power.kind == "consume_each_kind":
        uses = 4
        assert eaten == 4
    else:
        uses = len(held)
        assert eaten == uses
    assert table.won() == 2 * (uses * power.vp + (power.amount if power.kind == "consume_all_goods" else 0))
    assert table.drawn() == uses * power.cards
    assert table.prestige() == uses * power.prestige


def try_sell_good(power: Power) -> None:
    table = phase(
        position(CARDS[power.card], "refugee_world", "asteroid_belt").goods(YOU, "refugee_world", "asteroid_belt"),
        "consume_x2",
        yours="develop",
    )
    table.play(YOU, Sell(card("asteroid_belt"), 1))
    assert table.drawn() >= 3 + (1 if power.with_bonuses else 0)


def try_discard_from_hand(power: Power) -> None:
    table = phase(position(CARDS[power.card]).hand(YOU, *FILLERS[:6]), "consume_x2", yours="consume_x2")
    table.play(YOU, Use(power.number))
    while table.step() == "ToTurnIntoVP":
        table.play(YOU, table.all_moves()[0])
    assert len(table.discards()) == power.hand * power.times
    assert table.won() == power.vp * power.times
    assert (table.drawn(), table.prestige()) == (power.cards * power.times, power.prestige * power.times)


def try_spend_prestige(power: Power) -> None:
    table = phase(position(CARDS[power.card]).prestige(YOU, 1), "consume_x2", yours="consume_x2")
    table.play(YOU, Use(power.number))
    assert (table.won(), table.drawn(), table.prestige()) == (2 * power.vp, power.cards, 0)


def try_consume_draw(power: Power) -> None:
    table = phase(position(CARDS[power.card]), "consume_x2", yours="consume_x2")
    assert (table.drawn(), table.won()) == (power.amount, 2 * power.vp)


def try_guess(power: Power) -> None:
    table = phase(position(CARDS[power.card]).deck("comet_zone"), "consume_x2")
    table.play(YOU, Use(power.number), Guess(3))
    assert table.hand() == ["comet_zone"]


def try_ante(power: Power) -> None:
    hand = ("public_works", "space_marines")
    table = phase(position(CARDS[power.card]).hand(YOU, *hand).deck("comet_zone"), "consume_x2")
    table.play(YOU, Use(power.number), Ante(card("public_works")))
    assert sorted(table.hand()) == sorted(["comet_zone", *hand])


def try_produce(power: Power) -> None:
    record = CARDS[power.card]
    table = phase(
        position(record).hand(YOU, "gem_world" if record.id != "gem_world" else "spice_world"),
        "produce",
        yours="develop",
        upto="ToProduceFor" if power.pay else "",
    )
    if power.pay:
        move = next(move for move in table.moves(Produce) if move.power == power.number)
        table.play(YOU, move)
    assert record.id in table.goods()


def try_windfall(power: Power) -> None:
    record = CARDS[power.card]
    good = GOODS[0 if power.good == ANY else power.good]
    world = GOOD_WORLDS[good]
    table = phase(
        position(record, world).hand(YOU, "new_earth"),
        "produce",
        yours="develop",
        upto="ToProduceFor" if power.pay else "",
    )
    for move in table.moves(Produce) if power.pay else []:
        if move.power == power.number and move.world == card(world):
            table.play(YOU, move)
            break
    assert world in table.goods()
    if power.exclude_this:
        assert record.id not in table.goods()


def try_produce_draw(power: Power) -> None:
    record = CARDS[power.card]
    table = phase(position(record), "produce", yours="develop")
    others_ = sum(p.amount for p in record.powers if p.kind == "draw_if_produced_here")
    assert table.drawn() == power.amount + others_


def try_if_produced(power: Power) -> None:
    record = CARDS[power.card]
    table = phase(position(record), "develop", yours="produce")
    table.pass_all(BEN)
    assert record.id in table.goods()
    if power.kind == "draw_if_produced_here":
        assert table.drawn() == power.amount
    else:
        assert table.prestige() == power.amount


def try_per_produced(power: Power) -> None:
    worlds = ("artist_colony", "volcanic_world", "distant_world", "alien_robotic_factory")
    table = phase(position(CARDS[power.card], *worlds), "produce", yours="develop")
    kinds = 4 if power.kind == "draw_per_kind_produced" else 1
    assert table.drawn() == power.amount * kinds


def try_most_produced(power: Power) -> None:
    table = phase(position(CARDS[power.card], "volcanic_world"), "produce", yours="develop")
    assert table.drawn() == power.amount


def try_per_world(power: Power) -> None:
    worlds = {
        "gene": "pre_sentient_race",
        "military": "pirate_world",
        "rebel": "rebel_base",
        "chromosome": "avian_uplift_race",
    }
    record = CARDS[power.card]
    table = phase(position(record, worlds[power.worlds]), "produce", yours="develop")
    count = 1 + (power.worlds == "rebel" and record.rebel and record.world)
    assert table.drawn() == power.amount * count


def try_most_worlds(power: Power) -> None:
    table = phase(position(CARDS[power.card]), "produce", yours="develop")
    assert table.prestige() == power.amount


def try_take_saved(power: Power) -> None:
    table = phase(position(CARDS[power.card]).saved(YOU, "gem_world"), "produce", yours="develop")
    assert table.hand() == ["gem_world"]


TRIALS: dict[tuple[str, str], Callable[[Power], None]] = {
    ("setup", "starting_hand"): try_starting_hand,
    ("setup", "save_starting_card"): try_starting_hand,
    ("round_start", "choose_action_last"): try_choose_last,
    ("round_end", "hand_limit"): try_hand_limit,
    ("round_end", "tableau_limit"): try_tableau_limit,
    ("round_end", "take_others_discards"): try_take_discards,
    ("explore", "draw"): try_explore_draw,
    ("explore", "keep"): try_explore_keep,
    ("explore", "mix_with_hand"): try_mix,
    ("explore", "discard_for_prestige"): try_offer,
    ("develop", "draw_at_start"): try_draw_at_start,
    ("develop", "reduce_cost"): try_development_cost,
    ("develop", "save_from_payment"): try_save,
    ("develop", "draw_after_placing"): try_after_development,
    ("develop", "prestige_after_placing"): try_after_development,
    ("settle", "reduce_cost"): try_world_cost,
    ("settle", "cost_zero"): try_cost_zero,
    ("settle", "military"): try_military,
    ("settle", "temporary_military"): try_temporary,
    ("settle", "pay_for_military"): try_pay_for_military,
    ("settle", "pay_for_military_discount"): try_pay_discount,
    ("settle", "prestige_when_paying_for_military"): try_prestige_when_paying,
    ("settle", "conquer_non_military"): try_conquer_peaceful,
    ("settle", "extra_placement"): try_extra_placement,
    ("settle", "replace_world"): try_replace,
    ("settle", "save_from_payment"): try_save,
    ("settle", "draw_after_placing"): try_after_world,
    ("settle", "prestige_after_placing"): try_after_world,
    ("settle", "good_on_placed_production_world"): try_good_on_production,
    ("settle", "takeover"): try_takeover,
    ("settle", "takeover_defense"): try_takeover_defense,
    ("settle", "cancel_takeover"): try_cancel,
    ("trade", "sale_bonus"): try_sale_bonus,
    ("trade", "not_for_trade_bonus"): try_not_for_trade,
    ("consume", "consume_goods"): try_consume,
    ("consume", "consume_kinds"): try_consume,
    ("consume", "consume_each_kind"): try_consume,
    ("consume", "consume_all_goods"): try_consume,
    ("consume", "sell_good"): try_sell_good,
    ("consume", "discard_from_hand"): try_discard_from_hand,
    ("consume", "spend_prestige"): try_spend_prestige,
    ("consume", "draw"): try_consume_draw,
    ("consume", "gain_vp"): try_consume_draw,
    ("consume", "guess_cost"): try_guess,
    ("consume", "ante"): try_ante,
    ("produce", "produce"): try_produce,
    ("produce", "produce_windfall"): try_windfall,
    ("produce", "draw"): try_produce_draw,
    ("produce", "draw_if_produced_here"): try_if_produced,
    ("produce", "prestige_if_produced_here"): try_if_produced,
    ("produce", "draw_per_good_produced"): try_per_produced,
    ("produce", "draw_per_kind_produced"): try_per_produced,
    ("produce", "draw_if_most_produced"): try_most_produced,
    ("produce", "draw_per_world"): try_per_world,
    ("produce", "prestige_if_most_worlds"): try_most_worlds,
    ("produce", "take_saved_cards"): try_take_saved,
}


def test_no_card_is_left_out() -> None:
    """Every power of every card has a trial; the cards named here have one that has none (RG-6.1, RG-6.6)."""
    assert sorted({CARDS[p.card].id for p in POWERS if (p.phase, p.kind) not in TRIALS}) == []
    assert set(TRIALS) == {(p.phase, p.kind) for p in POWERS}


@pytest.mark.parametrize("power", POWERS, ids=lambda power: f"{CARDS[power.card].id}-{power.phase}-{power.kind}")
def test_every_power_of_every_card(power: Power) -> None:
    """Each power does in its phase what its card says (RG-6.1, RG-6.6)."""
    TRIALS[power.phase, power.kind](power)
