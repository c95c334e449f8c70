"""Chapter 12: Consume."""

from __future__ import annotations

import pytest

from engine.games.race_for_the_galaxy.components import ALIEN, GOODS, POWERS
from engine.games.race_for_the_galaxy.consume import meals
from engine.games.race_for_the_galaxy.events import CardsRevealed, GoodSold
from engine.games.race_for_the_galaxy.moves import Ante, DiscardForVP, Feed, Guess, Sell, TakeRevealed, Use
from engine.games.race_for_the_galaxy.position import Position
from tests.games.race_for_the_galaxy.table import BEN, PASS, YOU, Table, card, discard, feed, power, sell, use

OORT = "alien_oort_cloud_refinery"


def consuming(
    *tableau: str,
    goods: tuple[str, ...] = (),
    yours: str = "develop",
    hand: tuple[str, ...] = (),
    prestige: int = 0,
    level: str = "bow",
    deck: tuple[str, ...] = (),
    pool: int = 29,
) -> Table:
    """A Consume phase that Ben called with x2; `yours` is what you chose."""
    position = Position(level=level).tableau(YOU, *tableau).goods(YOU, *goods).hand(YOU, *hand).prestige(YOU, prestige)
    table = Table(position.deck(*deck).pool(pool))
    table.choose(yours, "consume_x2")
    while table.step() in ("ToDevelop",):
        table.play(table.waiting[0], PASS)
    return table


def test_a_sale() -> None:
    """A Genes good with Genetics Lab and Export Duties: six cards (RG-12.4, RG-12.2)."""
    table = consuming("empath_world", "genetics_lab", "export_duties", goods=("empath_world",), yours="consume_trade")
    assert table.drawn() == 6
    assert table.goods() == []


@pytest.mark.parametrize(
    ("tableau", "sold", "cards"),
    [
        (("pirate_world",), "pirate_world", 5),
        (("pirate_world", "spice_world"), "pirate_world", 7),
        (("pirate_world", "spice_world"), "spice_world", 4),
        (("pirate_world", "gem_world"), "gem_world", 2),
        (("clandestine_uplift_lab", "avian_uplift_race", "reptilian_uplift_race"), "avian_uplift_race", 7),
    ],
)
def test_what_a_sale_brings(tableau: tuple[str, ...], sold: str, cards: int) -> None:
    """Bonuses of the world itself and of the others; Clandestine Uplift Lab counts chromosome worlds, itself included
    (RG-12.4, RG-23.7)."""
    table = consuming(*tableau, goods=(sold,), yours="consume_trade")
    assert [event.cards for event in table.events(GoodSold)] == [cards]


def test_the_trade_bonus_asks_which_good() -> None:
    """Any good may be sold, one must be (RG-12.2, RG-12.3)."""
    table = consuming("gem_world", "comet_zone", goods=("gem_world", "comet_zone"), yours="consume_trade")
    assert set(table.all_moves()) == {sell("gem_world", "novelty"), sell("comet_zone", "rare")}


def test_as_many_goods_as_possible() -> None:
    """Consumer Markets and four Novelty goods: exactly three (RG-12.7)."""
    worlds = ("gem_world", "spice_world", "space_port", "artist_colony")
    table = consuming("consumer_markets", *worlds, goods=worlds)
    assert all(len(move.worlds) == 3 for move in table.moves(Feed))
    assert len(table.moves(Feed)) == 4
    table.play(YOU, feed("gem_world", "spice_world", "artist_colony"))
    assert table.vp() == 3
    assert table.goods() == ["space_port"]


def three_goods(yours: str = "develop", prestige: int = 0) -> Table:
    return consuming(
        "old_earth", "tourist_world", "gem_world", "comet_zone", "empath_world",
        goods=("gem_world", "comet_zone", "empath_world"), yours=yours, prestige=prestige,
    )  # fmt: skip


def test_the_order_matters() -> None:
    """Tourist World first gives 4 VP, Old Earth first 2 VP and leaves a good (RG-12.5, RG-12.6)."""
    clever = three_goods()
    clever.play(YOU, use("tourist_world", "consume_goods"), feed("gem_world", "comet_zone"))
    assert clever.vp() == 4
    assert clever.goods() == []
    hasty = three_goods()
    hasty.play(YOU, use("old_earth", "consume_goods"), feed("gem_world", "comet_zone"))
    assert hasty.vp() == 2
    assert hasty.goods() == ["empath_world"]


@pytest.mark.parametrize(("yours", "vp"), [("consume_x2", 8), ("consume_x2*", 12)])
def test_multipliers(yours: str, vp: int) -> None:
    """x2 doubles, with the prestige bonus it triples (RG-12.16, RG-17.8)."""
    table = three_goods(yours, prestige=1)
    table.play(YOU, use("tourist_world", "consume_goods"), feed("gem_world", "comet_zone"))
    assert table.won() == vp


def test_hand_cards_for_vp_are_not_multiplied() -> None:
    """Deficit Spending under x2, two cards: 2 VP; it is optional and names the number once (RG-12.11, RG-12.19)."""
    table = consuming("deficit_spending", hand=("gem_world", "spice_world", "comet_zone"), yours="consume_x2")
    assert table.can(PASS)
    table.play(YOU, use("deficit_spending", "discard_from_hand"))
    assert not table.can(PASS)
    table.play(YOU, discard("gem_world"))
    assert table.can(PASS)
    table.play(YOU, table.all_moves()[0])
    assert table.vp() == 2
    assert table.hand_size() == 1


def test_prestige_for_vp_is_multiplied() -> None:
    """Interstellar Casus Belli under x2: 1 prestige for 6 VP, if you like (RG-12.12)."""
    table = consuming("interstellar_casus_belli", prestige=1, yours="consume_x2")
    assert table.can(PASS)
    table.play(YOU, use("interstellar_casus_belli", "spend_prestige"))
    assert (table.vp(), table.prestige()) == (6, 0)


def test_cards_and_prestige_are_never_multiplied() -> None:
    """Universal Peace Institute under x2: 1 prestige, 2 VP, 1 card (RG-12.16)."""
    table = consuming(
        "universal_peace_institute", "gem_world", "comet_zone", goods=("gem_world", "comet_zone"), yours="consume_x2"
    )
    assert (table.prestige(), table.won(), table.drawn()) == (1, 2, 1)


@pytest.mark.parametrize(("goods", "yours", "vp"), [(4, "develop", 3), (4, "consume_x2", 6), (1, "consume_x2", 0)])
def test_pilgrimage_world(goods: int, yours: str, vp: int) -> None:
    """All goods left, VP one less than their number; a single good must go too (RG-12.9)."""
    worlds = ("gem_world", "comet_zone", "empath_world", "artist_colony")
    table = consuming("pilgrimage_world", *worlds, goods=worlds[:goods], yours=yours)
    assert table.vp() == vp
    assert table.goods() == []


def test_diversified_economy_with_oort() -> None:
    """Novelty, Rare and Oort: it may be used for 3 VP but need not (RG-12.8, RG-23.1)."""
    table = consuming("diversified_economy", "gem_world", "comet_zone", OORT, goods=("gem_world", "comet_zone", OORT))
    assert set(table.all_moves()) == {use("diversified_economy", "consume_kinds"), PASS}
    table.play(YOU, use("diversified_economy", "consume_kinds"))
    assert table.vp() == 3
    plain = consuming(
        "diversified_economy",
        "gem_world",
        "comet_zone",
        "empath_world",
        goods=("gem_world", "comet_zone", "empath_world"),
    )
    assert plain.vp() == 3
    worlds = ("gem_world", "spice_world", "comet_zone", "empath_world")
    choosing = consuming("diversified_economy", *worlds, goods=worlds)
    assert {move.worlds for move in choosing.moves(Feed)} == {
        tuple(card(world) for world in worlds if world != left) for left in ("gem_world", "spice_world")
    }


def test_one_kind_is_not_obliged_by_oort_alone() -> None:
    """A power for one kind is compulsory for real goods of that kind, not for Oort's (RG-23.1, RG-12.19)."""
    table = consuming("plague_world", OORT, goods=(OORT,))
    assert table.can(PASS)
    assert table.can(use("plague_world", "consume_goods"))
    both = consuming("gene_designers", "empath_world", OORT, goods=("empath_world", OORT))
    assert {move.worlds for move in both.moves(Feed)} == {
        (card("empath_world"), card(OORT)),
        (card("empath_world"),),
    }


def test_galactic_exchange() -> None:
    """Novelty, Novelty, Rare, Alien: three goods, one of each kind, for 3 VP and 3 cards (RG-12.8)."""
    worlds = ("gem_world", "spice_world", "comet_zone", "alien_toy_shop")
    table = consuming("galactic_exchange", *worlds, goods=worlds)
    table.play(YOU, use("galactic_exchange", "consume_each_kind"))
    assert {len(move.worlds) for move in table.moves(Feed)} == {3}
    assert len(table.moves(Feed)) == 2
    table.play(YOU, feed("gem_world", "comet_zone", "alien_toy_shop"))
    assert (table.vp(), table.drawn()) == (3, 3)


@pytest.mark.parametrize(
    ("worlds", "expected"),
    [
        (("gem_world",), {("gem_world", OORT), ("gem_world",), (OORT,)}),
        (
            ("gem_world", "comet_zone", "plague_world", "alien_toy_shop"),
            {
                ("gem_world", "comet_zone", "plague_world", "alien_toy_shop"),
                ("comet_zone", "plague_world", "alien_toy_shop", OORT),
                ("gem_world", "plague_world", "alien_toy_shop", OORT),
                ("gem_world", "comet_zone", "alien_toy_shop", OORT),
                ("gem_world", "comet_zone", "plague_world", OORT),
            },
        ),
    ],
)
def test_galactic_exchange_with_oort(worlds: tuple[str, ...], expected: set[tuple[str, ...]]) -> None:
    """The Oort good is one more kind, stands in for one there is, or lies there as a kind already taken (RG-12.8,
    RG-23.1)."""
    table = consuming("galactic_exchange", *worlds, OORT, goods=(*worlds, OORT))
    found = meals(table.state.players[YOU], POWERS[power("galactic_exchange", "consume_each_kind")])
    assert len(found) == len(expected)
    assert set(found) == {tuple(card(name) for name in meal) for meal in expected}


def test_oort_is_not_sold_by_the_bonus() -> None:
    """With Trade League its power sells it, as Alien for 5 + 1; without, nobody does (RG-12.3, RG-12.10)."""
    alone = consuming(OORT, goods=(OORT,), yours="consume_trade")
    assert alone.goods() == [OORT]
    table = consuming(OORT, "trade_league", goods=(OORT,), yours="consume_trade")
    assert {move.good for move in table.moves(Sell)} == set(range(len(GOODS)))
    table.play(YOU, Sell(card(OORT), ALIEN))
    assert table.drawn() == 6
    assert table.state.oort_kind == ALIEN


def test_prestige_trade() -> None:
    """Rare sold for 6, Novelty consumed for 2 VP with Public Works, two cards for 2 VP (RG-12.4, RG-12.16,
    RG-12.17)."""
    table = consuming(
        "comet_zone", "gem_world", "public_works", goods=("comet_zone", "gem_world"), yours="consume_trade*", prestige=1
    )
    table.play(YOU, sell("comet_zone", "rare"))
    assert table.drawn() == 6
    table.play(YOU, use("public_works", "consume_goods"))
    assert table.vp() == 2
    table.play(YOU, DiscardForVP())
    table.play(YOU, table.all_moves()[0])
    table.play(YOU, table.all_moves()[0])
    assert table.vp() == 4
    assert table.hand_size() == 4
    assert table.step() == "ToChooseActions"


def test_a_power_for_two_goods_needs_two() -> None:
    """Mining League with one Rare good cannot be used (RG-12.7)."""
    table = consuming("mining_league", "comet_zone", goods=("comet_zone",))
    assert table.goods() == ["comet_zone"]
    assert table.vp() == 0


@pytest.mark.parametrize(
    ("turned", "won"),
    [(("public_works", "mining_world", "gem_world"), False), (("public_works", "drop_ships", "gem_world"), True)],
)
def test_gambling_world_with_an_ante(turned: tuple[str, ...], won: bool) -> None:
    """A card of cost 3 turns up three: none higher loses it, one higher keeps it and takes any of the three
    (RG-12.15, RG-4.1)."""
    table = consuming("gambling_world_rvi", hand=("comet_zone", "space_port"), deck=turned)
    table.play(YOU, use("gambling_world_rvi", "ante"))
    table.play(YOU, Ante(card("comet_zone")))
    assert [event.cards for event in table.events(CardsRevealed)] == [tuple(card(name) for name in turned)]
    if won:
        assert {move.card for move in table.moves(TakeRevealed)} == {card(name) for name in turned}
        table.play(YOU, TakeRevealed(card("public_works")))
        assert sorted(table.hand()) == ["comet_zone", "public_works", "space_port"]
    else:
        assert table.hand() == ["space_port"]
        assert set(turned) | {"comet_zone"} == set(table.discards())


def test_gambling_with_too_few_cards() -> None:
    """Fewer cards than the ante costs: those there are are revealed; where there is one card to stake and one to take,
    nothing is asked (RG-12.20, RG-25.2)."""
    position = Position().tableau(YOU, "gambling_world_rvi").hand(YOU, "comet_zone").only_deck("drop_ships")
    table = Table(position)
    table.choose("consume_trade", "consume_x2")
    table.play(YOU, use("gambling_world_rvi", "ante"))
    assert [event.cards for event in table.events(CardsRevealed)] == [(card("drop_ships"),)]
    assert sorted(table.hand()) == ["comet_zone", "drop_ships"]


@pytest.mark.parametrize(("number", "hand"), [(3, []), (4, ["drop_ships"]), (5, [])])
def test_gambling_world_with_a_guess(number: int, hand: list[str]) -> None:
    """Name 1 to 7; the top card is yours if it costs that (RG-12.14)."""
    table = consuming("gambling_world_base", deck=("drop_ships",), level="base")
    assert table.can(PASS)
    table.play(YOU, use("gambling_world_base", "guess_cost"))
    assert [move.number for move in table.moves(Guess)] == [1, 2, 3, 4, 5, 6, 7]
    table.play(YOU, Guess(number))
    assert table.hand() == hand


def test_alien_toy_shop_uses_its_own_good() -> None:
    """Not the good of another Alien world (RG-12.7)."""
    own = consuming("alien_toy_shop", goods=("alien_toy_shop",))
    assert own.vp() == 2
    other = consuming("alien_toy_shop", "deserted_alien_colony", goods=("deserted_alien_colony",))
    assert other.vp() == 0
    assert other.goods() == ["deserted_alien_colony"]


def test_the_pool_below_zero() -> None:
    """Pool 2, five gained: all five are there, the pool is at -3 and the game ends after the round (RG-12.18,
    RG-14.4)."""
    worlds = ("gem_world", "comet_zone", "empath_world", "artist_colony", "volcanic_world", "spice_world")
    table = consuming("pilgrimage_world", *worlds, goods=worlds, pool=2)
    assert (table.vp(), table.state.pool) == (5, -3)
    assert table.over


def test_black_market_sells_without_bonuses() -> None:
    """Prestige Trade with Export Duties: Rare for 3 + 1 + 3, then the Black Market sells Novelty for 2 (RG-12.10,
    RG-12.4)."""
    table = consuming(
        "black_market_trading_world", "export_duties", "comet_zone", "gem_world",
        goods=("comet_zone", "gem_world"), yours="consume_trade*", prestige=1,
    )  # fmt: skip
    table.play(YOU, sell("comet_zone", "rare"))
    table.play(YOU, use("black_market_trading_world", "sell_good"))
    assert [event.cards for event in table.events(GoodSold)] == [7, 2]


def test_trade_league_sells_with_bonuses_but_not_with_the_three() -> None:
    """Prestige Trade: Genes 4 + 1 + 3; Trade League then sells Rare for 3 + 1 (RG-12.4, RG-12.10)."""
    table = consuming(
        "trade_league",
        "empath_world",
        "comet_zone",
        goods=("empath_world", "comet_zone"),
        yours="consume_trade*",
        prestige=1,
    )
    table.play(YOU, sell("empath_world", "gene"))
    table.play(YOU, use("trade_league", "sell_good"))
    assert [event.cards for event in table.events(GoodSold)] == [8, 4]


def test_either_but_one() -> None:
    """Black Market and Old Earth for one good: one of the two must be used (RG-12.6, RG-12.19)."""
    table = consuming("black_market_trading_world", "old_earth", "gem_world", goods=("gem_world",))
    assert set(table.all_moves()) == {use("black_market_trading_world", "sell_good"), use("old_earth", "consume_goods")}
    table.play(YOU, use("old_earth", "consume_goods"))
    assert table.vp() == 1


def test_draws_and_vp_are_there_before_the_next_power() -> None:
    """New Economy's card may at once be discarded for Galactic Bazaar; Galactic Salon's VP is multiplied (RG-12.13,
    RG-12.20)."""
    table = consuming("new_economy", "galactic_bazaar", "galactic_salon", yours="consume_x2")
    assert not table.can(use("galactic_bazaar", "discard_from_hand"))
    table.play(YOU, use("new_economy", "draw"))
    assert table.can(use("galactic_bazaar", "discard_from_hand"))
    table.play(YOU, use("galactic_salon", "gain_vp"))
    assert table.vp() == 2


def test_each_consumes_alone_in_turn_order() -> None:
    """Each power once; results of different players do not interact (RG-12.1, RG-6.6, RG-25.1)."""
    table = Table(
        Position()
        .order(BEN, YOU)
        .tableau(YOU, "old_earth", "tourist_world", "gem_world", "comet_zone", "empath_world")
        .tableau(BEN, "new_earth", "galactic_trendsetters", "spice_world", "mining_world")
        .goods(YOU, "gem_world", "comet_zone", "empath_world")
        .goods(BEN, "spice_world", "mining_world")
    )
    table.choose("produce", "consume_x2")
    assert table.waiting == (BEN,)
    moves = table.moves(Use, BEN)
    table.play(BEN, moves[0])
    while BEN in table.waiting:
        table.play(BEN, table.all_moves(BEN)[0])
    assert table.waiting == (YOU,)
    assert table.vp() == 0


def test_oort_can_be_consumed_as_any_kind() -> None:
    """As Genes by Plague World, if its owner wants (RG-6.12, RG-23.1)."""
    table = consuming("plague_world", OORT, goods=(OORT,))
    table.play(YOU, use("plague_world", "consume_goods"))
    assert (table.vp(), table.goods()) == (1, [])
