"""The judgement of the bots: they trade sensibly, weigh encounters, and never use what they cannot know."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.bots.levels import make_bot
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.games.starfarers import GAME
from engine.games.starfarers.board import NEIGHBOURS
from engine.games.starfarers.components import CHITS, COLONY_SHIP, FUEL, OFFERS_A_TURN, REMARKS, SILENT, TRADE_SHIP
from engine.games.starfarers.events import Offered, Refused
from engine.games.starfarers.haggling import harm
from engine.games.starfarers.moves import (
    Accept,
    Announce,
    BuildPart,
    BuildShip,
    BuildSpaceport,
    ChooseShip,
    Deal,
    EndBuilding,
    Fly,
    Found,
    GiveCards,
    NameTribute,
    Offer,
    Refuse,
    SayNo,
    SayYes,
    Stop,
    TakeReserve,
    TradeWithBank,
)
from engine.games.starfarers.outlook import Outlook, pips, win_odds_of_duel
from engine.games.starfarers.pilot import StarfarersPilot
from engine.games.starfarers.position import Position
from engine.games.starfarers.scoring import points
from tests.games.starfarers.table import BLACK_BLUE, BLUE, RED, WHITE, YELLOW, Table, cards, happened

PILOT = StarfarersPilot(GAME)


def choice(table: Table, seat: int = YELLOW) -> Move:
    """What the pilot in a seat does, seeing only what that seat sees."""
    return make_bot("pilot", GAME, 1).move(GAME.view(table.state, seat), seat)


def ratings(table: Table, seat: int = YELLOW) -> dict[Move, float]:
    moves = GAME.moves(table.state, seat)
    return dict(zip(moves, PILOT.rate(table.state, seat, moves), strict=True))


# -- building and flying -----------------------------------------------------------------------------------------


def test_the_reserve_card_is_never_forgotten() -> None:
    """Before anything is built that might end the right to it (SF-6.10)."""
    table = Table(Position().parts(YELLOW, fame=8).hand(YELLOW, carbon=3, food=2).reserve(FUEL))
    assert choice(table) == TakeReserve(1)


def test_a_point_that_wins_is_taken() -> None:
    """SF-12.2."""
    table = Table(
        Position()
        .hand(YELLOW, carbon=3, food=2)
        .settle(YELLOW, colonies=(106, 98, 91), spaceports=(104,))
        .parts(YELLOW, fame=10)
    )
    assert table.points() == 14
    assert isinstance(choice(table), BuildSpaceport)


def test_a_colony_ship_flies_to_where_it_can_found() -> None:
    """One step to an open colony point: there, stop, found (SF-8.26)."""
    table = Table(
        Position()
        .chit("aurora_carbon", "red_1", seen_by=(YELLOW,))
        .chit("aurora_goods", "yellow_4", seen_by=(YELLOW,))
        .ship(YELLOW, 1, COLONY_SHIP, NEIGHBOURS[106][0])
        .flying(3)
    )
    for expected in (ChooseShip(0), Fly(106), Stop(), Found()):
        assert choice(table) == expected
        table.play(expected)


def test_a_trade_ship_flies_to_a_base() -> None:
    """SF-8.23."""
    table = Table(Position().parts(YELLOW, freight=1).ship(YELLOW, 1, TRADE_SHIP, NEIGHBOURS[163][0]).flying(3))
    table.play(ChooseShip(0))
    assert choice(table) == Fly(163)


def test_tribute_keeps_what_is_about_to_be_built() -> None:
    """A colony ship is complete; the surplus ore goes first (SF-6.7)."""
    table = Table(Position().hand(YELLOW, ore=5, fuel=1, carbon=1, food=1).to_throw())
    table.throw(3, 4)
    named = []
    while table.asks() == "ToPayTribute":
        move = choice(table)
        assert isinstance(move, NameTribute)
        named.append(move.kind)
        table.play(move)
    assert named == [0, 0, 0, 0]


def test_unseen_chits_count_with_their_average() -> None:
    """Whatever lies face down, the outlook is the same (SF-13.2, SF-13.7)."""
    one = Position().chit("aurora_ore", "blue_1").chit("aurora_carbon", "red_7").state()
    other = Position().chit("aurora_ore", "blue_5").chit("aurora_carbon", "red_3").state()
    assert Outlook(one, YELLOW).colonies == Outlook(other, YELLOW).colonies


def test_known_pirates_make_a_point_worthless() -> None:
    """Until the cannons are there (SF-8.24)."""

    def value(cannons: int, seen: tuple[int, ...]) -> float:
        position = Position().parts(YELLOW, cannons=cannons).chit("aurora_ore", "blue_3", seen_by=seen)
        targets = Outlook(position.state(), YELLOW).colonies
        return next(worth for worth, point, _ in targets if point == 98)

    assert value(0, (YELLOW,)) < value(0, ()) < value(4, (YELLOW,))


def test_ways_of_production() -> None:
    """A bonus card of the Green Folk counts (SF-6.3)."""
    plain = Position().state()
    bonus = Position().cards(YELLOW, "green_folk_carbon").state()
    assert pips(bonus, YELLOW)[2] == 2 * pips(plain, YELLOW)[2]
    assert max(chit.ways for chit in CHITS) == 5


# -- encounters by expected value --------------------------------------------------------------------------------


@pytest.mark.parametrize(("lead", "odds"), [(-3, 8), (-2, 22), (-1, 39), (0, 61), (1, 78), (2, 92), (3, 97), (5, 100)])
def test_the_odds_of_a_duel(lead: int, odds: int) -> None:
    """SF-9.9."""
    assert round(100 * win_odds_of_duel(lead)) == odds


def test_a_toll_is_fought_by_the_strong_and_paid_by_the_weak() -> None:
    """Six cannons against none, or none against six with much to lose (SF-9.9, SF-9.8)."""
    strong = Position().parts(YELLOW, cannons=6).hand(YELLOW, ore=3)
    table = Table(strong.ship(YELLOW, 1, COLONY_SHIP, 140).encounters("e11"))
    table.take_off(BLACK_BLUE)
    assert choice(table) == SayNo()


def test_help_is_given_when_the_odds_are_good() -> None:
    """SF-9.10."""
    table = Table(Position().parts(YELLOW, boosters=5).ship(YELLOW, 1, COLONY_SHIP, 140).encounters("e20"))
    table.take_off(BLACK_BLUE)
    assert choice(table) == SayYes()


def test_stolen_goods_are_refused() -> None:
    """Half the cards reward honesty, and the risk is great (SF-9.23)."""
    table = Table(
        Position().parts(YELLOW, fame=3).hand(YELLOW, ore=1).ship(YELLOW, 1, COLONY_SHIP, 140).encounters("e12")
    )
    table.take_off(BLACK_BLUE)
    assert choice(table) == SayNo()


def test_gifts_are_of_cards_that_are_not_needed() -> None:
    """Two surplus cards are better than none (SF-9.7)."""
    table = Table(Position().hand(YELLOW, ore=6, fuel=1).ship(YELLOW, 1, COLONY_SHIP, 140).encounters("e02"))
    table.take_off(BLACK_BLUE)
    move = choice(table)
    assert isinstance(move, GiveCards)
    assert move.cards[1:] == (0, 0, 0, 0)
    assert sum(move.cards) >= 2


# -- trade -------------------------------------------------------------------------------------------------------


def test_an_offer_completes_a_purchase_from_surplus() -> None:
    """Three ore too many and a fuel too few for a colony ship (SF-7.14)."""
    position = Position().hand(YELLOW, ore=4, carbon=1, food=1).parts(YELLOW, freight=5)
    table = Table(position.hand(RED, fuel=3, food=1).hand(WHITE, fuel=2))
    table.state.reserve_taken = True
    table.play(Announce(COLONY_SHIP))
    move = choice(table)
    assert isinstance(move, Offer)
    assert move.want == cards(fuel=1)
    assert move.give[1:] == (0, 0, 0, 0)


def test_looking_ahead_leaves_offers_out() -> None:
    """The bank is asked instead."""
    position = Position().hand(YELLOW, ore=4, carbon=1, food=1).parts(YELLOW, freight=5)
    table = Table(position.hand(RED, fuel=3, food=1).hand(WHITE, fuel=2))
    table.state.reserve_taken = True
    assert isinstance(choice(table), Announce)
    assert isinstance(PILOT.proceed(table.state, YELLOW, GAME.moves(table.state, YELLOW)), TradeWithBank)


def test_never_more_than_three_offers_a_turn_nor_one_twice() -> None:
    """In whole games of pilots and cadets (SF-7.15)."""
    for seed in range(2):
        state = GAME.start(Setup(4, 100 + seed))
        bots = [make_bot(level, GAME, seed * 7 + seat) for seat, level in enumerate(("pilot", "cadet") * 2)]
        made: list[Offered] = []
        while waiting := GAME.waiting(state):
            seat = waiting[0]
            events = GAME.play(state, seat, bots[seat].move(GAME.view(state, seat), seat))
            made += [event for event in events if isinstance(event, Offered)]
            assert len(state.offers) <= OFFERS_A_TURN
        assert len(made) > 20


def test_a_useful_exchange_is_accepted_and_a_useless_one_refused() -> None:
    """SF-7.17."""
    table = Table(Position().hand(YELLOW, fuel=3).hand(RED, ore=3, carbon=1, food=1))
    table.play(Offer(cards(fuel=1), cards(ore=1)))
    assert choice(table, RED) == Accept()
    poor = Table(Position().hand(YELLOW, ore=3).hand(RED, ore=1, fuel=1, carbon=1, food=1))
    poor.play(Offer(cards(ore=1), cards(food=1)))
    rated = ratings(poor, RED)
    assert rated[Accept()] < max(rated[refusal] for refusal in poor.moves(Refuse, RED))


def near_victory() -> Table:
    """Yellow has 13 points and offers red just what red needs."""
    return Table(
        Position()
        .settle(YELLOW, colonies=(106, 98, 91), spaceports=(104, 113))
        .parts(YELLOW, fame=4)
        .hand(YELLOW, fuel=3)
        .hand(RED, ore=3, carbon=1, food=1)
    )


def test_nobody_helps_a_player_about_to_win() -> None:
    """SF-7.18: nobody has a right to a deal."""
    table = near_victory()
    assert table.points() == 13
    table.play(Offer(cards(fuel=1), cards(ore=1)))
    rated = ratings(table, RED)
    assert isinstance(max(rated, key=rated.__getitem__), Refuse)
    assert harm(table.state, RED, YELLOW) > harm(table.state, YELLOW, RED)


def test_nobody_offers_what_all_would_refuse() -> None:
    """Two points from victory, or clearly ahead, a bot does not ask those behind (SF-7.18)."""
    for fame in (0, 6, 11):
        position = Position().settle(YELLOW, colonies=(106, 98)).parts(YELLOW, fame=fame, freight=5)
        table = Table(position.hand(YELLOW, ore=4, carbon=1, food=1).hand(RED, fuel=3).hand(WHITE, fuel=3))
        rated = ratings(table)
        assert max(rated[move] for move in (*table.moves(Offer), *table.moves(Announce))) < rated[EndBuilding()]


def test_deals_are_closed_with_whoever_is_behind() -> None:
    """Red and white accept; red has more points (SF-7.18)."""
    table = Table(
        Position().hand(YELLOW, ore=4, carbon=1, food=1).hand(RED, fuel=1).hand(WHITE, fuel=1).parts(RED, fame=10)
    )
    table.play(Offer(cards(ore=1), cards(fuel=1)))
    table.by(RED, Accept())
    table.by(WHITE, Accept())
    assert choice(table) == Deal(WHITE)


def test_offers_come_with_what_they_are_for() -> None:
    """The colony ship is announced first, then a fuel is asked for towards it (SF-7.21)."""
    table = Table(Position().hand(YELLOW, ore=4, carbon=1, food=1).parts(YELLOW, freight=5).hand(RED, fuel=3))
    table.state.reserve_taken = True
    assert choice(table) == Announce(COLONY_SHIP)
    table.play(Announce(COLONY_SHIP))
    (offered,) = happened(table.play(choice(table)), Offered)
    assert offered.goal == COLONY_SHIP
    assert offered.want == cards(fuel=1)


def what_red_says(table: Table, offer: Offer) -> str:
    """The remark with which the pilot in red's seat refuses."""
    table.play(offer)
    move = choice(table, RED)
    assert isinstance(move, Refuse)
    return REMARKS[move.remark]


def test_refusals_say_why() -> None:
    """To one about to win, to a clear leader, to one who offers nothing of use, to one who asks for too much
    (SF-7.21)."""
    ore_for_food = Offer(cards(ore=1), cards(food=1))
    assert what_red_says(near_victory(), Offer(cards(fuel=1), cards(ore=1))) == "near_victory"
    leading = Position().settle(YELLOW, colonies=(106, 98)).hand(YELLOW, ore=1).hand(RED, food=1, fuel=1, carbon=1)
    assert what_red_says(Table(leading), ore_for_food) == "leader"
    unwanted = Position().hand(YELLOW, ore=1).hand(RED, ore=6, food=1)
    assert what_red_says(Table(unwanted), ore_for_food) == "no_use"
    dear = Position().hand(YELLOW, fuel=1).hand(RED, ore=1, carbon=2, food=1)
    assert what_red_says(Table(dear), Offer(cards(fuel=1), cards(carbon=2))) == "keep"


def test_a_refusal_does_not_tell_who_holds_the_cards() -> None:
    """Whether red has the trade goods that are wanted or not, the words are the same (SF-7.21)."""
    said = {
        what_red_says(
            Table(Position().settle(YELLOW, colonies=(106, 98)).hand(YELLOW, ore=1).hand(RED, **{kind: 2})),
            Offer(cards(ore=1), cards(goods=1)),
        )
        for kind in ("goods", "food")
    }
    assert len(said) == 1


def test_no_bot_offers_or_refuses_without_a_word() -> None:
    """Nor makes more than three offers a turn, whatever the level (SF-7.21, SF-7.15)."""
    state = GAME.start(Setup(4, 77))
    levels = ("pilot", "cadet", "admiral", "pilot")
    bots = [make_bot(level, GAME, seat, tries=4) for seat, level in enumerate(levels)]
    offers: Counter[int] = Counter()
    refusals: Counter[int] = Counter()
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        for event in GAME.play(state, seat, bots[seat].move(GAME.view(state, seat), seat)):
            if isinstance(event, Offered):
                offers[event.goal] += 1
            if isinstance(event, Refused):
                refusals[event.remark] += 1
        assert len(state.offers) <= OFFERS_A_TURN
    assert offers.total() > 20
    assert refusals.total() > 20
    assert SILENT not in offers
    assert SILENT not in refusals


# -- chances -----------------------------------------------------------------------------------------------------


def test_chances_add_up_and_follow_the_points() -> None:
    """SF-12.1."""
    table = Table(Position().settle(BLUE, colonies=(106, 91), spaceports=(104, 113)).parts(BLUE, 3, 2, 2, fame=4))
    chances = PILOT.chances(table.state)
    assert sum(chances) == pytest.approx(1.0)
    assert max(chances) == chances[BLUE] > 0.6


def test_a_token_counts_before_its_card_is_chosen() -> None:
    """The station is founded, the token as good as won (SF-8.33)."""
    table = Table(Position().parts(YELLOW, freight=1).ship(YELLOW, 1, TRADE_SHIP, NEIGHBOURS[163][0]).flying(3))
    table.play(ChooseShip(0), Fly(163), Stop())
    assert table.asks() == "ToBefriend"
    choosing = PILOT.chances(table.state)[YELLOW]
    table.play(choice(table))
    assert PILOT.chances(table.state)[YELLOW] == pytest.approx(choosing, abs=0.03)


@pytest.mark.parametrize(
    ("hand", "purchase"),
    [
        ({"carbon": 3, "food": 2}, BuildSpaceport(18)),
        ({"ore": 1, "fuel": 1, "carbon": 1, "food": 1}, BuildShip(COLONY_SHIP, 33, 0)),
        ({"ore": 1, "fuel": 1, "goods": 2}, BuildShip(TRADE_SHIP, 33, 0)),
        ({"fuel": 2}, BuildPart(0)),
    ],
)
def test_what_a_hand_will_buy_counts_before_it_is_bought(hand: dict[str, int], purchase: Move) -> None:
    """Buying changes the odds only a little, and holding no cards at all changes them more (SF-7.8)."""
    table = Table(Position().hand(YELLOW, **hand))
    before = PILOT.chances(table.state)[YELLOW]
    poor = PILOT.chances(Position().state())[YELLOW]
    table.play(purchase)
    after = PILOT.chances(table.state)[YELLOW]
    assert abs(after - before) < before - poor


def test_a_game_over_is_certain() -> None:
    """SF-12.2."""
    table = Table(Position())
    table.state.agenda.clear()
    table.state.winner = WHITE
    assert PILOT.chances(table.state) == [0.0, 0.0, 1.0, 0.0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_pilot_beats_random_players(players: int) -> None:
    """And a game of pilots ends long before the safety stop (SF-12.5)."""
    for seed in range(2):
        state = GAME.start(Setup(players, 40 + seed, {"short_game": True}))
        levels = ("pilot",) + ("random",) * (players - 1)
        bots = [make_bot(level, GAME, seed + seat) for seat, level in enumerate(levels)]
        while waiting := GAME.waiting(state):
            seat = waiting[0]
            GAME.play(state, seat, bots[seat].move(GAME.view(state, seat), seat))
        assert state.winner == YELLOW
        assert state.round < 40


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pilots_play_whole_games(players: int, advanced: bool) -> None:
    """Both set-ups, every number of players: somebody reaches fifteen points in a turn of his own, and nothing is lost
    on the way (SF-12.2, SF-2.1)."""
    state = GAME.start(Setup(players, 60, {"advanced_setup": advanced}))
    census = GAME.census(state)
    bots = [make_bot("pilot", GAME, seat) for seat in range(players)]
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        GAME.play(state, seat, bots[seat].move(GAME.view(state, seat), seat))
    assert state.winner == state.active
    assert points(state, state.winner) >= 15
    assert GAME.census(state) == census


def test_rating_changes_nothing() -> None:
    """SF-15.4: no chance is used up by thinking."""
    rng = Rng(3)
    state = GAME.start(Setup(4, 9))
    for _ in range(400):
        waiting = GAME.waiting(state)
        seat = rng.choice(waiting)
        moves = GAME.moves(state, seat)
        before = GAME.copy(state)
        assert len(PILOT.rate(state, seat, moves)) == len(moves)
        PILOT.chances(state)
        assert state == before
        GAME.play(state, seat, rng.choice(moves))
