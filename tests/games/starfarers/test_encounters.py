"""Chapter 9: encounters, their procedure, their questions and their results."""

from __future__ import annotations

import pytest

from engine.games.starfarers import GAME
from engine.games.starfarers.components import (
    COLONY_SHIP,
    FAME_LIMIT,
    FOOD,
    FUEL,
    HIDDEN,
    NO_CARD,
    NO_SHIP,
    ORE,
    TRADE_GOODS,
    TRADE_SHIP,
)
from engine.games.starfarers.encounter_cards import ENCOUNTERS
from engine.games.starfarers.encounters import gifts, rival_of
from engine.games.starfarers.events import (
    CardGiven,
    CardStolen,
    DuelFought,
    EncounterDrawn,
    EncounterOver,
    EncountersShuffled,
    FameGained,
    FlightTried,
    NothingGiven,
    PassageRead,
    ShipGrounded,
)
from engine.games.starfarers.flight import speed
from engine.games.starfarers.mothership import gain_fame
from engine.games.starfarers.moves import (
    AddPart,
    ChooseShip,
    EndFlight,
    Fly,
    GiveCard,
    GiveCards,
    PayCard,
    RemovePart,
    SayNo,
    SayYes,
    Stop,
    TakeCard,
)
from engine.games.starfarers.position import Position
from tests.games.starfarers.playing import (
    BLACK_BLUE,
    BLACK_RED,
    BLACK_YELLOW,
    BLUE,
    BLUE_RED,
    BLUE_YELLOW,
    RED,
    WHITE,
    YELLOW,
    YELLOW_RED,
    Table,
    cards,
    happened,
)


def meets(*names: str, players: int = 4, active: int = YELLOW) -> Position:
    """The active player's ship flies, and the next encounters are these."""
    return Position(players=players, active=active).ship(active, 1, COLONY_SHIP, 140).encounters(*names)


def card(table: Table) -> str:
    """The name of the card in play."""
    return "" if table.state.encounter == NO_CARD else ENCOUNTERS[table.state.encounter].id


# -- procedure ---------------------------------------------------------------------------------------------------


def test_only_the_question_is_shown() -> None:
    """Everybody hears the question; which card it is stays hidden until it is discarded (SF-9.1, SF-9.2, SF-9.4,
    SF-13.6)."""
    table = Table(meets("e03").hand(YELLOW, ore=2))
    events = table.take_off(BLACK_BLUE)
    assert len(happened(events, PassageRead)) == 1
    for seat in (YELLOW, RED, WHITE, BLUE, None):
        assert GAME.view(table.state, seat).encounter == HIDDEN
    events = table.play(GiveCards(cards(ore=1)))
    assert len(happened(events, PassageRead)) == 1
    assert [ENCOUNTERS[over.card].id for over in happened(events, EncounterOver)] == ["e03"]
    assert GAME.view(table.state, RED).discard == table.state.discard == [2]


def test_cards_of_a_family_cannot_be_told_apart() -> None:
    """Three pirates who ask a toll look the same to everybody before the answer (SF-9.2, SF-13.2)."""
    views = []
    for name in ("e09", "e10", "e11"):
        table = Table(meets(name).hand(YELLOW, ore=3))
        table.take_off(BLACK_BLUE)
        views.append(GAME.view(table.state, RED))
    assert views[0] == views[1] == views[2]


def test_a_black_ball_inside_an_encounter_is_just_a_nought() -> None:
    """Black and blue in a duel count 1 and call nobody (SF-9.1)."""
    table = Table(meets("e22"))
    table.take_off(BLACK_RED)
    table.state.rng.dictate(BLACK_BLUE, BLUE_YELLOW)
    events = table.play(SayYes())
    (duel,) = happened(events, DuelFought)
    assert (duel.total, duel.rival_total) == (1, 3)
    assert not happened(events, EncounterDrawn)


def test_the_first_ship_has_the_fewest_spheres() -> None:
    """Transporters 2 and 3 fly: ship 2 stays, ship 3 flies at full speed (SF-9.3, SF-9.18)."""
    table = Table(
        Position().ship(YELLOW, 2, COLONY_SHIP, 140).ship(YELLOW, 3, COLONY_SHIP, 141).encounters("e05").hand(YELLOW)
    )
    events = table.take_off(BLACK_BLUE)
    assert [event.transporter for event in happened(events, ShipGrounded)] == [1]
    assert set(GAME.moves(table.state, YELLOW)) == {ChooseShip(2), EndFlight()}


def test_a_grounded_ship_founds_nothing() -> None:
    """It stands on a colony point where it could found, and may not (SF-8.20)."""
    table = Table(
        Position()
        .chit("aurora_carbon", "red_1", seen_by=(YELLOW,))
        .chit("aurora_goods", "yellow_2", seen_by=(YELLOW,))
        .ship(YELLOW, 1, COLONY_SHIP, 106)
        .encounters("e05")
    )
    table.take_off(BLACK_BLUE)
    assert GAME.moves(table.state, YELLOW) == [EndFlight()]
    table.play(EndFlight())
    assert table.ship(1) == 106
    assert table.points() == 4


def test_discards_become_the_new_pile() -> None:
    """SF-9.5."""
    table = Table(meets("e03"))
    table.state.discard = [card for card in table.state.pile if card != 2]
    table.state.pile = [2]
    table.take_off(BLACK_BLUE)
    assert table.state.pile == []
    assert len(table.state.discard) == 32
    table.play(EndFlight())
    table.state.players[RED].ships = (141, 0, 0)
    table.throw(1, 1)
    table.state.rng.dictate(BLACK_BLUE)
    events = table.play(*[move for move in GAME.moves(table.state, RED) if type(move).__name__ == "EndBuilding"])
    assert happened(events, EncountersShuffled)
    assert len(table.state.pile) == 31


# -- questions ---------------------------------------------------------------------------------------------------


def test_an_empty_hand_gives_nothing() -> None:
    """The answer is 0 and nobody is asked (SF-9.7, SF-15.7)."""
    table = Table(meets("e02").parts(YELLOW, fame=1))
    table.take_off(BLACK_BLUE)
    assert table.fame() == 0
    assert table.asks() == "ToChooseShip"


def test_a_gift_of_nothing_is_told() -> None:
    """Whether nothing was there or nothing was given (SF-9.7, SF-13.3)."""
    poor = Table(meets("e03"))
    assert len(happened(poor.take_off(BLACK_BLUE), NothingGiven)) == 1
    rich = Table(meets("e03").hand(YELLOW, ore=1))
    assert happened(rich.take_off(BLACK_BLUE), NothingGiven) == []
    assert len(happened(rich.play(GiveCards(cards())), NothingGiven)) == 1


def test_number_and_kinds_are_one_decision() -> None:
    """At most 56 ways; the cards are gone before the result is known (SF-9.7)."""
    assert len(gifts((3, 3, 3, 3, 3), 0, 3)) == 56
    table = Table(meets("e03").hand(YELLOW, ore=1, fuel=1))
    table.take_off(BLACK_BLUE)
    assert {move.cards for move in table.moves(GiveCards)} == {
        cards(),
        cards(ore=1),
        cards(fuel=1),
        cards(ore=1, fuel=1),
    }


def test_whoever_cannot_pay_must_refuse() -> None:
    """One card for a toll of two: the fight follows without a question (SF-9.8)."""
    table = Table(meets("e09").hand(YELLOW, ore=1))
    events = table.take_off(BLACK_BLUE, YELLOW_RED, BLACK_BLUE)
    assert len(happened(events, DuelFought)) == 1
    assert table.size() == 1


def test_ties_go_to_the_active_player() -> None:
    """The false merchant, 5 against 5: the gift comes back with a fame ring, and the neighbour is not touched. 4
    against 5: cards lost, first ship grounded (SF-9.9, SF-9.11, SF-9.23)."""
    for pair, gift_back in ((YELLOW_RED, True), (BLUE_RED, False)):
        table = Table(meets("e07").hand(YELLOW, ore=2).hand(BLUE, food=2).parts(BLUE, fame=1))
        table.take_off(BLACK_BLUE)
        table.play(GiveCards(cards(ore=2)))
        assert table.size() == 0
        table.state.rng.dictate(pair, YELLOW_RED)
        (duel,) = happened(table.play(SayYes()), DuelFought)
        assert duel.rival == BLUE
        assert table.hand() == (cards(ore=2) if gift_back else cards())
        assert table.fame() == int(gift_back)
        assert (table.state.grounded == 0) is not gift_back
        assert (table.hand(BLUE), table.fame(BLUE)) == (cards(food=2), 1)


def test_firepower_is_balls_cannons_and_cards_on_both_sides() -> None:
    """SF-9.9, SF-10.11."""
    table = Table(
        meets("e22")
        .parts(YELLOW, cannons=2)
        .cards(YELLOW, "scientists_combined_1")
        .parts(WHITE, cannons=1)
        .cards(WHITE, "scientists_firepower_2")
    )
    table.take_off(BLACK_RED)
    table.state.rng.dictate(BLUE_YELLOW, BLUE_RED)
    (duel,) = happened(table.play(SayYes()), DuelFought)
    assert (duel.rival, duel.total, duel.rival_total) == (WHITE, 3 + 3, 4 + 3)


def test_speed_is_balls_boosters_and_cards() -> None:
    """SF-9.10."""
    table = Table(meets("e20").parts(YELLOW, boosters=1).cards(YELLOW, "scientists_combined_1").parts(RED, boosters=3))
    table.take_off(BLACK_RED)
    table.state.rng.dictate(BLUE_RED, BLACK_RED)
    (duel,) = happened(table.play(SayYes()), DuelFought)
    assert (duel.stat, duel.total, duel.rival_total) == (0, 6, 6)
    assert duel.case == "won"


@pytest.mark.parametrize(("owned", "away"), [("scientists_speed_2", True), ("scientists_combined_1", False)])
def test_fleeing_compares_boosters_without_a_shake(owned: str, away: bool) -> None:
    """One booster and Improved Boosters against three: equal, and away. With a Combined Refit: two against three, and
    the fight follows (SF-9.12, SF-10.11)."""
    table = Table(meets("e16").parts(YELLOW, boosters=1).cards(YELLOW, owned).parts(BLUE, boosters=3))
    table.take_off(BLACK_BLUE)
    table.state.rng.dictate(YELLOW_RED, BLACK_BLUE)
    events = table.play(SayYes())
    assert [event.case == "away" for event in happened(events, FlightTried)] == [away]
    assert bool(happened(events, DuelFought)) is not away


def test_neighbours() -> None:
    """With four players both second neighbours sit opposite; with three they are the other neighbour; with two there
    is only the opponent (SF-9.14)."""
    four, three, two = (Position(players=players).state() for players in (4, 3, 2))
    which = ("left", "right", "second_left", "second_right")
    assert [rival_of(four, 0, side) for side in which] == [1, 3, 2, 2]
    assert [rival_of(three, 0, side) for side in which] == [1, 2, 2, 1]
    assert [rival_of(three, 1, side) for side in which] == [2, 0, 0, 2]
    assert [rival_of(two, 0, side) for side in which] == [1, 1, 1, 1]


# -- results -----------------------------------------------------------------------------------------------------


def test_fame_has_an_upper_and_a_lower_end() -> None:
    """Never more than eleven rings, never fewer than none (SF-9.15, SF-11.1)."""
    table = Table(meets("e29").parts(YELLOW, fame=10).hand(YELLOW, ore=2))
    table.take_off(BLACK_BLUE)
    table.play(GiveCards(cards(ore=2)))
    assert table.fame() == FAME_LIMIT
    gain_fame(table.state, YELLOW, 1)
    assert table.fame() == FAME_LIMIT


def test_gifts_of_the_others_and_fame_below_zero() -> None:
    """Every opponent with a card gives one of his choice, secretly; of two rings to lose only one is there (SF-9.15,
    SF-9.22, SF-13.3)."""
    table = Table(meets("e01").parts(YELLOW, fame=1).hand(RED, ore=1, fuel=1).hand(BLUE, food=2))
    table.take_off(BLACK_BLUE)
    assert set(table.waiting) == {RED, BLUE}
    assert table.by(RED, GiveCard(FUEL)) == []
    assert "answers=(-1, -1, -1, -1)" in str(GAME.view(table.state, BLUE).agenda[-1])
    events = table.by(BLUE, GiveCard(FOOD))
    given = happened(events, CardGiven)
    assert [(event.seat, event.kind) for event in given] == [(RED, FUEL), (BLUE, FOOD)]
    seen = given[0].seen_by(BLUE)
    assert isinstance(seen, CardGiven)
    assert seen.kind == HIDDEN
    assert given[0].seen_by(RED) == given[0].seen_by(YELLOW) == given[0]
    assert table.hand() == cards(fuel=1, food=1)
    assert table.fame() == 0


def test_a_suspicious_merchant_hands_everything_back() -> None:
    """Exactly the three cards paid, and no fame (SF-9.23)."""
    table = Table(meets("e04").hand(YELLOW, ore=1, fuel=1, food=2))
    table.take_off(BLACK_BLUE)
    table.play(GiveCards(cards(ore=1, fuel=1, food=1)))
    assert table.hand() == cards(ore=1, fuel=1, food=2)
    assert table.fame() == 0


def test_a_full_mothership_takes_no_upgrade() -> None:
    """SF-9.17."""
    table = Table(meets("e02").parts(YELLOW, 6, 6, 5).hand(YELLOW, ore=3))
    table.take_off(BLACK_BLUE)
    table.play(GiveCards(cards(ore=3)))
    assert table.parts() == (6, 6, 5)
    assert table.fame() == 1
    assert table.asks() == "ToChooseShip"


def test_upgrades_with_room_can_be_chosen() -> None:
    """SF-9.17."""
    table = Table(meets("e02").parts(YELLOW, 6, 2, 5).hand(YELLOW, ore=3))
    table.take_off(BLACK_BLUE)
    table.play(GiveCards(cards(ore=3)))
    assert table.parts() == (6, 3, 5)
    table = Table(meets("e02").parts(YELLOW, 6, 2, 4).hand(YELLOW, ore=3))
    table.take_off(BLACK_BLUE)
    table.play(GiveCards(cards(ore=3)))
    assert set(GAME.moves(table.state, YELLOW)) == {AddPart(1), AddPart(2)}


@pytest.mark.parametrize("owned", [("scientists_speed_2", "scientists_firepower_2"), ()])
def test_cards_and_fame_are_no_upgrades(owned: tuple[str, ...]) -> None:
    """Without boosters, cannons or freight rings there is nothing to lose (SF-9.17, SF-10.11)."""
    table = Table(meets("e11").cards(YELLOW, *owned).parts(YELLOW, fame=3).parts(RED, cannons=6))
    table.take_off(BLACK_BLUE, BLACK_BLUE, YELLOW_RED)
    assert table.state.players[YELLOW].cards == Table(meets("e11").cards(YELLOW, *owned)).state.players[YELLOW].cards
    assert table.fame() == 3
    assert table.asks() == "ToChooseShip"


def test_the_part_to_lose_is_chosen() -> None:
    """SF-9.17."""
    table = Table(meets("e11").parts(YELLOW, 1, 0, 2).parts(RED, cannons=6))
    table.take_off(BLACK_BLUE, BLACK_BLUE, YELLOW_RED)
    assert set(GAME.moves(table.state, YELLOW)) == {RemovePart(0), RemovePart(2)}
    table.play(RemovePart(0))
    assert table.parts() == (0, 0, 2)


def test_named_resources_come_as_far_as_the_bank_has_them() -> None:
    """SF-9.16."""
    table = Table(meets("e22").parts(YELLOW, cannons=6).bank(goods=1))
    table.take_off(BLACK_BLUE)
    table.state.rng.dictate(YELLOW_RED, BLACK_BLUE)
    table.play(SayYes())
    assert table.hand() == cards(goods=1)


def test_resources_of_choice_come_from_what_the_bank_has() -> None:
    """Carbon is out, so carbon cannot be chosen; several are taken one by one in any order, and the last trade goods
    can be taken only once (SF-9.16)."""
    table = Table(meets("e01").hand(YELLOW, ore=3).bank(carbon=0, goods=1))
    table.take_off(BLACK_BLUE)
    table.play(GiveCards(cards(ore=3)))
    assert set(GAME.moves(table.state, YELLOW)) == {TakeCard(kind) for kind in (ORE, FUEL, FOOD, TRADE_GOODS)}
    table.play(TakeCard(TRADE_GOODS))
    assert set(GAME.moves(table.state, YELLOW)) == {TakeCard(kind) for kind in (ORE, FUEL, FOOD)}
    table.play(TakeCard(FUEL))
    assert table.hand() == cards(fuel=1, goods=1)


def test_raiding_draws_from_each_opponent_in_turn_order() -> None:
    """Empty hands give nothing (SF-9.21)."""
    table = Table(meets("e14").hand(YELLOW, ore=1).hand(BLUE, food=1).hand(RED, fuel=1))
    table.take_off(BLACK_BLUE)
    table.play(SayYes())
    table.state.rng.dictate(YELLOW_RED)
    events = table.play(GiveCards(cards(ore=1)))
    assert [event.victim for event in happened(events, CardStolen)] == [RED, BLUE]
    assert table.hand() == cards(fuel=1, food=1)


def test_the_fence() -> None:
    """Food paid, ore and fuel taken. Balls of 3: both go back, a ring too, the food stays paid. Balls of 5: kept. The
    kind paid cannot be taken (SF-9.13, SF-9.23)."""
    for pair, kept, fame in ((BLACK_RED, cards(), 0), (YELLOW_RED, cards(ore=1, fuel=1), 1)):
        table = Table(meets("e12").hand(YELLOW, food=1).parts(YELLOW, fame=1))
        table.take_off(BLACK_BLUE)
        table.play(SayYes(), PayCard(FOOD))
        assert {move.kind for move in table.moves(TakeCard)} == {0, 1, 2, 4}
        table.state.rng.dictate(pair)
        table.play(TakeCard(ORE), TakeCard(FUEL))
        assert (table.hand(), table.fame()) == (kept, fame)


def test_a_fence_and_a_bare_bank() -> None:
    """Nothing to take but the kind paid: nothing is taken, nothing goes back, the fame is lost all the same
    (SF-9.23)."""
    table = Table(meets("e12").hand(YELLOW, ore=1).parts(YELLOW, fame=1).bank(ore=0, fuel=0, carbon=0, food=0, goods=0))
    table.take_off(BLACK_BLUE)
    table.play(SayYes())
    table.state.rng.dictate(BLACK_RED)
    table.play(PayCard(ORE))
    assert table.hand() == cards()
    assert table.fame() == 0
    assert table.bank() == (1, 0, 0, 0, 0)


def test_a_black_hole_refused() -> None:
    """Discarded, another card follows; the base speed is 3 at the end (SF-9.24, SF-9.6)."""
    table = Table(meets("e25", "e03"))
    table.take_off(BLACK_BLUE)
    events = table.play(SayNo())
    assert [ENCOUNTERS[over.card].id for over in happened(events, EncounterOver)] == ["e25", "e03"]
    assert speed(table.state, YELLOW) == 3


def test_a_chain_forgets_what_was_paid() -> None:
    """Nothing paid on one card ever comes back with another (SF-9.24, SF-9.32)."""
    table = Table(meets("e25", "e02").hand(YELLOW, ore=1))
    table.take_off(BLACK_BLUE)
    table.play(SayNo(), GiveCards(cards(ore=1)), TakeCard(FOOD))
    assert table.hand() == cards(food=1)
    assert table.state.paid == cards()
    assert table.asks() == "ToChooseShip"
    assert speed(table.state, YELLOW) == 3


# -- wear and tear -----------------------------------------------------------------------------------------------


def test_wear_and_tear_takes_a_part_from_everybody_with_too_many() -> None:
    """Nine parts lose one, eight do not; then all 32 are shuffled and another card follows (SF-9.25, SF-9.26,
    SF-9.28)."""
    table = Table(meets("e31").parts(YELLOW, 3, 3, 3).parts(RED, 3, 3, 2).parts(BLUE, 6, 2, 1))
    table.take_off(BLACK_BLUE)
    assert set(table.waiting) == {YELLOW, BLUE}
    assert table.by(BLUE, RemovePart(0)) == []
    assert table.parts(BLUE) == (6, 2, 1)
    events = table.by(YELLOW, RemovePart(1))
    assert (table.parts(), table.parts(RED), table.parts(BLUE)) == ((3, 2, 3), (3, 3, 2), (5, 2, 1))
    assert next(event.cards for event in happened(events, EncountersShuffled)) == 32
    assert len(happened(events, EncounterDrawn)) >= 1


def test_after_wear_and_tear_no_card_is_there_twice() -> None:
    """Twenty in the pile, eleven discarded, one in play: then 31 in the pile and none discarded (SF-9.28, SF-9.31)."""
    table = Table(meets("e31").hand(YELLOW, ore=3))
    table.state.discard = table.state.pile[:11]
    del table.state.pile[:11]
    assert (len(table.state.pile), len(table.state.discard)) == (21, 11)
    table.state.rng.dictate(BLACK_BLUE)
    table.state.rng.dictate(*range(31, 0, -1))
    table.take_off()
    assert card(table) != ""
    assert len(table.state.pile) == 31
    assert table.state.discard == []


def test_one_wear_and_tear_after_the_other() -> None:
    """Both cards running: nine parts become eight, then seven; seven become six; six stay (SF-9.26, SF-9.28)."""
    table = Table(meets("e31").parts(YELLOW, 3, 3, 3).parts(RED, 3, 3, 1).parts(WHITE, 2, 2, 2))
    table.take_off(BLACK_BLUE)
    table.state.rng.dictate(*range(31, 0, -1))
    table.by(YELLOW, RemovePart(0))
    assert card(table) == "e32"
    assert set(table.waiting) == {YELLOW, RED}
    table.by(YELLOW, RemovePart(0))
    table.by(RED, RemovePart(0))
    assert (table.parts(), table.parts(RED), table.parts(WHITE)) == ((1, 3, 3), (2, 3, 1), (2, 2, 2))
    assert table.fame() == 1


def test_the_council_honours_most_freight_rings() -> None:
    """Two, two, one and none: the first two get a ring; with no ring anywhere nobody does (SF-9.27)."""
    table = Table(meets("e32").parts(YELLOW, freight=2).parts(RED, freight=2).parts(WHITE, freight=1))
    events = table.take_off(BLACK_BLUE)
    assert [event.seat for event in happened(events, FameGained)][:2] == [YELLOW, RED]
    bare = Table(meets("e32"))
    read = happened(bare.take_off(BLACK_BLUE), FameGained)
    assert read == []


def test_the_last_fame_ring_goes_to_the_active_player() -> None:
    """Of forty rings one is left, and yellow has carried as much as red, who draws the card (SF-9.27, SF-2.4,
    SF-9.15)."""
    position = meets("e32", active=RED).parts(RED, freight=3, fame=8).parts(YELLOW, freight=3, fame=10)
    table = Table(position.parts(WHITE, fame=11).parts(BLUE, fame=10))
    events = table.take_off(BLACK_BLUE)
    council = next(place for place, event in enumerate(events) if isinstance(event, EncountersShuffled))
    assert [event.seat for event in happened(events[:council], FameGained)] == [RED]
    assert [table.fame(seat) for seat in (RED, YELLOW, WHITE, BLUE)] == [9, 10, 11, 10]


def test_effects_run_from_left_to_right_and_skip_what_finds_nothing() -> None:
    """No upgrade to lose, then a fame ring to lose (SF-9.31)."""
    table = Table(meets("e28").parts(YELLOW, fame=2))
    table.take_off(BLACK_BLUE)
    assert table.fame() == 1
    assert table.asks() == "ToChooseShip"


def test_the_fame_ring_wins_before_the_loot() -> None:
    """14 points and three rings: the race won brings the fifteenth point before any card is drawn (SF-9.31,
    SF-12.2)."""
    table = Table(
        meets("e20")
        .parts(YELLOW, boosters=6, fame=3)
        .settle(YELLOW, colonies=(106, 98, 91), spaceports=(104, 113))
        .stations(0, YELLOW)
        .hand(RED, ore=5)
    )
    assert table.points() == 14
    table.take_off(BLACK_BLUE)
    table.state.rng.dictate(YELLOW_RED, BLACK_BLUE)
    table.play(SayYes())
    assert table.over
    assert table.state.winner == YELLOW
    assert table.size(RED) == 5


def test_on_another_card_the_resources_come_first() -> None:
    """SF-9.31."""
    table = Table(
        meets("e23")
        .parts(YELLOW, cannons=6, fame=3)
        .settle(YELLOW, colonies=(106, 98, 91), spaceports=(104, 113))
        .stations(0, YELLOW)
    )
    table.take_off(BLACK_BLUE)
    table.state.rng.dictate(YELLOW_RED, BLACK_BLUE)
    table.play(SayYes())
    assert not table.over
    table.play(TakeCard(0), TakeCard(1))
    assert table.over
    assert table.hand() == cards(ore=1, fuel=1)


def test_the_rival_lends_a_mothership_and_decides_nothing() -> None:
    """SF-9.11."""
    table = Table(meets("e24").parts(RED, cannons=1))
    table.take_off(BLACK_BLUE)
    assert table.waiting == (YELLOW,)
    table.state.rng.dictate(BLACK_YELLOW, YELLOW_RED)
    table.play(SayYes())
    assert table.waiting == (YELLOW,)
    assert table.state.grounded == 0
    assert table.fame() == 1


def test_other_ships_fly_on() -> None:
    """SF-9.18."""
    table = Table(meets("e05").ship(YELLOW, 2, TRADE_SHIP, 150))
    table.take_off(BLACK_BLUE)
    table.play(ChooseShip(1), Fly(160), Stop())
    assert table.ship(2) == 160
    assert table.state.jumper == NO_SHIP
