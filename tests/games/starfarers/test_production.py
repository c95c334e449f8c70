"""Chapter 6: the throw, the seven and the reserve."""

from __future__ import annotations

import pytest

from engine.core.moves import Event
from engine.games.starfarers import GAME
from engine.games.starfarers.components import CARBON, FOOD, FUEL, HIDDEN, ORE, TRADE_GOODS
from engine.games.starfarers.events import BankShort, CardStolen, Produced, ReserveDrawn, ReserveRebuilt, TributePaid
from engine.games.starfarers.moves import (
    BuildSpaceport,
    DeclineRelief,
    DrawFrom,
    DrawFromNobody,
    EndBuilding,
    NameTribute,
    TakeRelief,
    TakeReserve,
)
from engine.games.starfarers.position import Position, site_named
from engine.games.starfarers.production import harvest
from engine.games.starfarers.setup import lay_chit
from engine.games.starfarers.state import Options
from tests.games.starfarers.playing import BLUE, RED, WHITE, YELLOW, Table, cards, happened


def ore_everywhere() -> Position:
    """Beta ore and Gamma ore both show 5, and red and white stand next to both."""
    return (
        Position()
        .only(YELLOW, spaceports=(24,))
        .only(RED, colonies=(15, 18), spaceports=(35,))
        .only(WHITE, colonies=(25,), spaceports=(38,))
        .only(BLUE, spaceports=(41,))
        .to_throw()
    )


def beta_ore_at_five(position: Position) -> Table:
    """Beta ore bears the 5 of another letter, which is as good as its own."""
    table = Table(position)
    lay_chit(table.state, site_named("beta_ore"), table.state.chits[site_named("gamma_ore")])
    return table


# -- planets produce ---------------------------------------------------------------------------------------------


def test_everybody_with_a_piece_by_the_planet_gets_a_card() -> None:
    """A spaceport brings one card like a colony; who stands elsewhere gets nothing (SF-6.1, SF-6.2, SF-1.3)."""
    position = (
        Position(pieces=False)
        .only(YELLOW, spaceports=(24,))
        .only(RED, colonies=(32,), spaceports=(35,))
        .only(WHITE, spaceports=(38,))
        .only(BLUE, spaceports=(18,))
        .to_throw()
    )
    table = Table(position)
    eleven = table.state.chits[site_named("alpha_food")]
    four = table.state.chits[site_named("alpha_fuel")]
    lay_chit(table.state, site_named("alpha_fuel"), eleven)
    lay_chit(table.state, site_named("alpha_food"), four)
    table.throw(5, 6)
    assert [table.hand(seat) for seat in range(4)] == [cards(fuel=1), cards(fuel=1), cards(), cards()]


def test_the_harvest_tells_what_all_throws_would_bring() -> None:
    """Each of the 36 throws once, the seven bringing nothing (SF-3.10, SF-6.2)."""
    gained = [0, 0, 0, 0, 0]
    for one in range(1, 7):
        for other in range(1, 7):
            table = Table(ore_everywhere())
            found = [event for event in table.throw(one, other) if isinstance(event, Produced) and event.seat == RED]
            for event in found:
                gained = [before + now for before, now in zip(gained, event.cards, strict=True)]
    assert harvest(Table(ore_everywhere()).state, RED) == gained
    assert any(gained)


def test_a_chit_of_two_numbers_produces_on_both() -> None:
    """Beta goods bears 3/12; a colony gets one card each time (SF-3.9, SF-6.2)."""
    for one, other in ((1, 2), (6, 6)):
        table = Table(Position().to_throw())
        table.throw(one, other)
        assert table.hand(RED)[TRADE_GOODS] == 1


def test_a_colony_between_two_planets_of_one_number_gets_both() -> None:
    """SF-6.2."""
    table = Table(Position().to_throw())
    lay_chit(table.state, site_named("alpha_food"), table.state.chits[site_named("alpha_carbon")])
    table.throw(4, 4)
    assert table.hand(RED) == cards(carbon=1, food=1)


@pytest.mark.parametrize(
    ("owned", "expected"),
    [(("green_folk_ore",), {"ore": 3}), (("green_folk_fuel",), {"ore": 2}), ((), {"ore": 2})],
)
def test_the_bonus_of_the_green_folk(owned: tuple[str, ...], expected: dict[str, int]) -> None:
    """One more of a kind that the throw brings, once and not per planet; none of a kind it does not bring (SF-6.3,
    SF-10.12)."""
    table = beta_ore_at_five(ore_everywhere().only(WHITE, spaceports=(28,)).cards(RED, *owned))
    table.throw(2, 3)
    assert table.hand(RED) == cards(**expected)


def test_the_bonus_counts_for_its_own_kind_only() -> None:
    """One ore and one fuel with Richer Ore: two ore, one fuel (SF-6.3)."""
    table = Table(Position().cards(BLUE, "green_folk_ore").to_throw())
    lay_chit(table.state, site_named("beta_fuel"), table.state.chits[site_named("beta_ore")])
    table.throw(4, 4)
    assert table.hand(BLUE) == cards(ore=2, fuel=1)


def test_too_few_cards_for_several_players_means_none_for_anybody() -> None:
    """Three ore are due, two are there: nobody gets ore (SF-6.4)."""
    table = beta_ore_at_five(ore_everywhere().only(WHITE, colonies=(38,)).bank(ore=2))
    events = table.throw(2, 3)
    assert table.hand(RED) == table.hand(WHITE) == cards()
    assert [event.kind for event in happened(events, BankShort)] == [ORE]
    assert table.bank()[ORE] == 2


def test_other_kinds_are_paid_all_the_same() -> None:
    """SF-6.4."""
    table = Table(Position().bank(fuel=0).to_throw())
    table.throw(3, 3)
    assert [table.hand(seat) for seat in range(4)] == [cards(), cards(), cards(carbon=1), cards(carbon=1)]


def test_too_few_cards_for_one_player_means_what_there_is() -> None:
    """SF-6.4."""
    position = ore_everywhere().only(WHITE, spaceports=(28,)).cards(RED, "green_folk_ore").bank(ore=1)
    table = beta_ore_at_five(position)
    table.throw(2, 3)
    assert table.hand(RED) == cards(ore=1)


def test_the_bonus_counts_towards_the_shortage() -> None:
    """Two due to red with the bonus, one to white, two there: nobody gets ore, and red's Relief Fund pays (SF-6.3,
    SF-6.4, SF-6.5)."""
    position = ore_everywhere().only(RED, colonies=(15,), spaceports=(35,)).only(WHITE, colonies=(38,))
    table = beta_ore_at_five(position.cards(RED, "green_folk_ore", "diplomats_relief_fund").bank(ore=2))
    table.throw(2, 3)
    assert table.waiting == (RED,)
    table.by(RED, TakeRelief(CARBON))
    assert table.hand(RED) == cards(carbon=1)


# -- the Relief Fund ---------------------------------------------------------------------------------------------


def test_the_relief_fund_pays_whom_a_throw_brings_nothing() -> None:
    """On any player's throw, a card of one's choice (SF-6.5, SF-10.9)."""
    table = Table(Position(active=RED).cards(YELLOW, "diplomats_relief_fund").to_throw())
    table.throw(4, 5)
    assert table.waiting == (YELLOW,)
    table.by(YELLOW, TakeRelief(FOOD))
    assert table.hand(YELLOW) == cards(food=1)
    assert table.waiting == (RED,)


def test_the_relief_fund_pays_nothing_on_a_seven_nor_beside_other_cards() -> None:
    """SF-6.5."""
    table = Table(Position(active=RED).cards(YELLOW, "diplomats_relief_fund").to_throw())
    table.throw(3, 4)
    assert table.asks() == "ToBuild"
    table = Table(Position(active=RED).cards(YELLOW, "diplomats_relief_fund").to_throw())
    table.throw(4, 4)
    assert table.asks() == "ToBuild"


def test_the_relief_fund_may_be_declined() -> None:
    """Seven cards are better than eight sometimes (SF-6.5)."""
    table = Table(Position(active=RED).hand(YELLOW, ore=7).cards(YELLOW, "diplomats_relief_fund").to_throw())
    table.throw(4, 5)
    table.by(YELLOW, DeclineRelief())
    assert table.size(YELLOW) == 7


def test_the_relief_fund_cannot_give_what_the_bank_has_not() -> None:
    """SF-6.5."""
    position = Position(active=RED).cards(YELLOW, "diplomats_relief_fund").to_throw()
    table = Table(position.bank(fuel=0, carbon=0, food=0, goods=0))
    table.throw(6, 4)
    assert set(table.moves(TakeRelief, YELLOW)) == {TakeRelief(ORE)}
    empty = Table(
        Position(active=RED)
        .cards(YELLOW, "diplomats_relief_fund")
        .bank(ore=0, fuel=0, carbon=0, food=0, goods=0)
        .to_throw()
    )
    empty.throw(6, 4)
    assert empty.asks() == "ToBuild"


# -- a seven -----------------------------------------------------------------------------------------------------


def name_first(table: Table, seat: int) -> list[Event]:
    """Name cards from the first kind on until the tribute is complete; returns what happened then."""
    events: list[Event] = []
    while seat in table.waiting and table.asks() == "ToPayTribute":
        events = table.by(seat, table.moves(NameTribute, seat)[0])
    return events


def test_hands_of_more_than_seven_pay_half() -> None:
    """7, 8, 9 and 13 cards, the last with Reduced Tribute: 0, 4, 4 and 6 are paid and no planet produces (SF-6.6,
    SF-6.7, SF-10.6)."""
    table = Table(
        Position(active=WHITE)
        .hand(YELLOW, ore=7)
        .hand(RED, fuel=8)
        .hand(WHITE, carbon=9)
        .hand(BLUE, food=13)
        .cards(BLUE, "diplomats_reduced_tribute")
        .to_throw()
    )
    events = table.throw(3, 4)
    assert not happened(events, Produced)
    assert set(table.waiting) == {RED, WHITE, BLUE}
    for seat in (BLUE, RED, WHITE):
        events = name_first(table, seat)
    assert [event.seat for event in happened(events, TributePaid)] == [WHITE, BLUE, RED]
    assert [table.size(seat) for seat in range(4)] == [7, 4, 5, 7]


@pytest.mark.parametrize(("held", "owned", "owed"), [(7, False, 0), (8, False, 4), (12, True, 0), (13, True, 6)])
def test_who_pays_tribute(held: int, owned: bool, owed: int) -> None:
    """Seven cards are free; with Reduced Tribute twelve are (SF-6.7, SF-10.6)."""
    position = Position().hand(YELLOW, ore=held).to_throw()
    if owned:
        position.cards(YELLOW, "diplomats_reduced_tribute")
    table = Table(position)
    table.throw(1, 6)
    name_first(table, YELLOW)
    assert table.size() == held - owed


def test_tribute_is_named_card_by_card_and_leaves_together() -> None:
    """Seventeen cards: eight are named one by one, and the hand counts seventeen until all have finished (SF-6.7,
    SF-15.5, SF-15.6)."""
    table = Table(Position().hand(YELLOW, ore=6, fuel=5, carbon=3, food=2, goods=1).hand(RED, ore=8).to_throw())
    table.throw(3, 4)
    for kind in (ORE, ORE, FUEL, FUEL, FUEL, CARBON, FOOD, TRADE_GOODS):
        assert table.size() == 17
        assert table.can(NameTribute(kind))
        table.by(YELLOW, NameTribute(kind))
    assert table.size() == 17
    assert table.waiting == (RED,)
    assert GAME.view(table.state, RED).players[YELLOW].size == 17
    name_first(table, RED)
    assert table.hand() == cards(ore=4, fuel=2, carbon=2, food=1)
    assert table.size(RED) == 4


def test_tribute_is_named_from_the_kinds_still_in_hand() -> None:
    """In any order; a kind all of whose cards are named is open no more (SF-15.5)."""
    table = Table(Position().hand(YELLOW, ore=2, fuel=1, goods=5).to_throw())
    table.throw(3, 4)
    assert set(table.moves(NameTribute)) == {NameTribute(ORE), NameTribute(FUEL), NameTribute(TRADE_GOODS)}
    table.by(YELLOW, NameTribute(FUEL))
    assert set(table.moves(NameTribute)) == {NameTribute(ORE), NameTribute(TRADE_GOODS)}
    table.by(YELLOW, NameTribute(TRADE_GOODS), NameTribute(ORE), NameTribute(TRADE_GOODS))
    assert table.hand() == cards(ore=1, goods=3)


def test_nobody_sees_what_others_name() -> None:
    """Only the number is known until all have chosen; then the cards go openly to the bank (SF-6.7, SF-13.3)."""
    table = Table(Position().hand(YELLOW, ore=4, fuel=4).hand(RED, ore=8).to_throw())
    table.throw(3, 4)
    before = GAME.view(table.state, RED)
    assert table.by(YELLOW, NameTribute(FUEL)) == []
    assert GAME.view(table.state, RED) == before
    for _ in range(3):
        table.by(YELLOW, NameTribute(FUEL))
    assert table.by(RED, *[NameTribute(ORE)] * 3) == []
    paid = happened(table.by(RED, NameTribute(ORE)), TributePaid)
    assert [(event.seat, event.cards) for event in paid] == [(YELLOW, cards(fuel=4)), (RED, cards(ore=4))]


def test_the_thrower_draws_a_card() -> None:
    """From one opponent with a card, and only the two know which (SF-6.8, SF-13.3, SF-15.4)."""
    table = Table(Position().hand(RED, ore=1, goods=2).to_throw())
    table.throw(3, 4)
    assert set(GAME.moves(table.state, YELLOW)) == {DrawFrom(RED), DrawFromNobody()}
    table.state.rng.dictate(1)
    (stolen,) = happened(table.play(DrawFrom(RED)), CardStolen)
    assert stolen.kind == TRADE_GOODS
    assert [stolen.seen_by(seat) for seat in (YELLOW, RED)] == [stolen, stolen]
    for seat in (WHITE, BLUE, None):
        seen = stolen.seen_by(seat)
        assert isinstance(seen, CardStolen)
        assert seen.kind == HIDDEN
    assert (table.hand(), table.hand(RED)) == (cards(goods=1), cards(ore=1, goods=1))


def test_the_thrower_may_decline_and_is_not_asked_about_empty_hands() -> None:
    """SF-6.8, SF-15.7."""
    table = Table(Position().hand(RED, ore=1).to_throw())
    table.throw(3, 4)
    table.play(DrawFromNobody())
    assert table.size(RED) == 1
    empty = Table(Position().to_throw())
    empty.throw(3, 4)
    assert empty.asks() == "ToBuild"


def test_every_card_of_a_hand_is_equally_likely() -> None:
    """Cards are drawn, not kinds (SF-15.4)."""
    drawn = []
    for place in range(5):
        table = Table(Position().hand(RED, fuel=4, food=1).to_throw())
        table.throw(3, 4)
        table.state.rng.dictate(place)
        table.play(DrawFrom(RED))
        drawn.append(table.hand())
    assert drawn == [cards(fuel=1)] * 4 + [cards(food=1)]


def test_the_thrower_pays_like_everybody_else() -> None:
    """And draws only after the tribute (SF-6.7, SF-6.8)."""
    table = Table(Position().hand(YELLOW, ore=8).hand(RED, ore=1).to_throw())
    table.throw(3, 4)
    assert table.asks() == "ToPayTribute"
    name_first(table, YELLOW)
    assert table.asks() == "ToDrawFrom"
    table.play(DrawFrom(RED))
    assert table.size() == 5


# -- the reserve -------------------------------------------------------------------------------------------------


def test_the_reserve_is_for_those_below_nine_points() -> None:
    """With 8 points a card, with 9 none (SF-6.10)."""
    for fame, allowed in ((8, True), (10, False)):
        table = Table(Position().parts(YELLOW, fame=fame).reserve(FOOD))
        assert table.points() == 4 + fame // 2
        assert table.can(TakeReserve(1)) is allowed


def test_the_reserve_card_comes_once_a_turn_and_is_secret() -> None:
    """SF-6.10, SF-6.12, SF-13.3."""
    table = Table(Position().reserve(FOOD, ORE))
    (drawn,) = happened(table.play(TakeReserve(1)), ReserveDrawn)
    assert table.hand() == cards(food=1)
    assert table.refuses(TakeReserve(1))
    seen = drawn.seen_by(RED)
    assert isinstance(seen, ReserveDrawn)
    assert seen.kind == HIDDEN
    assert drawn.seen_by(YELLOW) == drawn


def test_the_ninth_point_ends_the_right_to_the_reserve() -> None:
    """Whoever builds first has lost the card for this turn (SF-6.10)."""
    table = Table(Position().parts(YELLOW, fame=8).hand(YELLOW, carbon=3, food=2).reserve(FOOD))
    assert table.can(TakeReserve(1))
    table.play(BuildSpaceport(18))
    assert table.points() == 9
    assert table.refuses(TakeReserve(1))


def test_the_reserve_is_closed_after_the_shake() -> None:
    """SF-6.10, SF-8.6."""
    table = Table(Position().ship(YELLOW, 1, 0, 57).reserve(FOOD))
    table.take_off(5)
    assert table.refuses(TakeReserve(1))


def test_who_falls_below_nine_may_take_again() -> None:
    """SF-6.10: the points count at that moment."""
    base = 0
    position = Position().parts(YELLOW, fame=6).stations(base, YELLOW).reserve(FOOD)
    assert not Table(position).can(TakeReserve(1))
    table = Table(Position().parts(YELLOW, fame=6).stations(base, YELLOW, RED, RED).reserve(FOOD))
    assert table.points() == 7
    assert table.can(TakeReserve(1))


def test_a_seven_leaves_the_reserve_card() -> None:
    """SF-6.9."""
    table = Table(Position().reserve(FOOD).to_throw())
    table.throw(3, 4)
    table.play(TakeReserve(1))
    assert table.hand() == cards(food=1)


def test_an_empty_reserve_is_rebuilt() -> None:
    """Six of each kind, or all of a kind that has fewer: 7/6/5/9/2 gives 25 cards and leaves 1/0/0/3/0 (SF-6.11)."""
    table = Table(Position().bank(ore=7, fuel=6, carbon=5, food=9, goods=2))
    (rebuilt,) = happened(table.play(TakeReserve(1)), ReserveRebuilt)
    assert rebuilt.cards == 25
    assert len(table.state.reserve) == 24
    assert table.bank() == (1, 0, 0, 3, 0)
    assert table.size() == 1


def test_with_no_card_anywhere_there_is_nothing_to_draw() -> None:
    """SF-6.11."""
    table = Table(Position().bank(ore=0, fuel=0, carbon=0, food=0, goods=0))
    assert table.moves(TakeReserve) == []


def test_leaving_the_reserve_is_allowed() -> None:
    """SF-6.10."""
    table = Table(Position().reserve(FOOD))
    table.play(EndBuilding())
    assert len(table.state.reserve) == 1


def test_a_brisk_seven_feeds_the_others() -> None:
    """With a brisk start each opponent draws from the reserve after a seven, in turn order (SF-14.4)."""
    table = Table(Position(options=Options(brisk_start=True)).reserve(ORE, FUEL, CARBON, FOOD).to_throw())
    table.throw(3, 4)
    assert [table.hand(seat) for seat in range(4)] == [
        cards(),
        cards(ore=1),
        cards(fuel=1),
        cards(carbon=1),
    ]
