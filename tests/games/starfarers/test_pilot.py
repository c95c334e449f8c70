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
from engine.games.starfarers.components import CHITS, COLONY_SHIP, FUEL, REMARKS, SILENT, TRADE_SHIP, Hand
from engine.games.starfarers.events import Offered, OfferWithdrawn, Refused
from engine.games.starfarers.moves import (
    Accept,
    Announce,
    AskFor,
    BuildPart,
    BuildShip,
    BuildSpaceport,
    ChooseShip,
    Compose,
    Deal,
    EndBuilding,
    Fly,
    Found,
    GiveCards,
    NameTribute,
    Offer,
    Propose,
    PutIn,
    Refuse,
    SayNo,
    SayYes,
    Stop,
    TakeReserve,
    TakeUp,
    TradeWithBank,
    TurnDown,
    Withdraw,
)
from engine.games.starfarers.pilot import StarfarersPilot
from engine.games.starfarers.pilot.haggling import OFFERS, best_plan, harm
from engine.games.starfarers.pilot.outlook import Outlook, pips, win_odds_of_duel
from engine.games.starfarers.position import Position
from engine.games.starfarers.scoring import points
from engine.games.starfarers.trading import offers_made
from tests.games.starfarers.playing import BLACK_BLUE, BLUE, RED, WHITE, YELLOW, Table, cards, happened

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


def put_to_the_table(table: Table, seat: int = YELLOW) -> Offer:
    """What the pilot in a seat offers, word by word."""
    while not isinstance(move := choice(table, seat), Offer):
        assert isinstance(move, Compose | Announce | PutIn | AskFor)
        table.by(seat, move)
    return move


def short_of_fuel() -> Position:
    """Yellow has three ore too many and a fuel too few for a colony ship."""
    return Position().hand(YELLOW, ore=4, carbon=1, food=1).parts(YELLOW, freight=5)


def ready(position: Position) -> Table:
    table = Table(position)
    table.state.reserve_taken = True
    return table


def test_an_offer_completes_a_purchase_from_surplus() -> None:
    """One ore for the fuel, and it is said what for (SF-7.14, SF-7.21)."""
    table = ready(short_of_fuel().hand(RED, fuel=3, food=1).hand(WHITE, fuel=2))
    offer = put_to_the_table(table)
    assert offer.want == cards(fuel=1)
    assert offer.give[1:] == (0, 0, 0, 0)
    (offered,) = happened(table.play(offer), Offered)
    assert offered.goal == COLONY_SHIP


def test_looking_ahead_leaves_offers_out() -> None:
    """The bank is asked instead."""
    table = ready(short_of_fuel().hand(RED, fuel=3, food=1).hand(WHITE, fuel=2))
    assert isinstance(choice(table), Compose)
    assert isinstance(PILOT.proceed(table.state, YELLOW, GAME.moves(table.state, YELLOW)), TradeWithBank)


def test_the_bank_comes_first_where_it_is_as_cheap() -> None:
    """Two ore for a fuel is what the bank asks of the owner of the Ore Exchange (SF-7.6)."""
    position = Position().hand(YELLOW, ore=3, carbon=1, food=1).parts(YELLOW, freight=5).hand(RED, fuel=3)
    table = ready(position.cards(YELLOW, "merchants_ore"))
    table.play(Compose())
    plan = best_plan(Outlook(table.state, YELLOW))
    assert plan is None or sum(plan.terms.give) == 1


def test_nobody_is_asked_who_would_get_no_deal() -> None:
    """Red is about to win, white has hardly a card: blue alone is asked (SF-7.18)."""
    position = short_of_fuel().hand(RED, fuel=3).hand(WHITE, food=1).hand(BLUE, fuel=4, goods=3)
    position.settle(RED, colonies=(106, 98, 91), spaceports=(104, 113)).parts(RED, fame=4)
    assert put_to_the_table(ready(position)).to == (BLUE,)


def test_nobody_is_asked_again_for_what_he_has_refused() -> None:
    """Whatever would be given for it this time (SF-7.15)."""
    table = ready(short_of_fuel().hand(RED, fuel=3, food=1))
    table.play(put_to_the_table(table))
    table.by(RED, Refuse())
    assert not isinstance(choice(table), Compose)


def test_what_was_traded_for_is_not_offered() -> None:
    """Ore from the bank is not given away again in the same turn."""
    table = ready(short_of_fuel().hand(RED, fuel=3, food=1))
    table.state.traded_for = cards(ore=1)
    plan = best_plan(Outlook(table.state, YELLOW))
    assert plan is None or not plan.terms.give[0]


def test_a_counter_offer_asks_only_for_what_was_offered() -> None:
    """Which is there for certain: red has no fuel, and offers food towards the colony ship (SF-7.17)."""
    table = Table(Position().hand(YELLOW, ore=3, carbon=1).hand(RED, food=2, carbon=1, fuel=1))
    table.put_together(YELLOW, cards(ore=1), cards(goods=1))
    table.play(Announce(COLONY_SHIP), Offer(cards(ore=1), cards(goods=1), (RED,)))
    moves = []
    while RED in table.waiting:
        moves.append(choice(table, RED))
        table.by(RED, moves[-1])
    assert moves[-1] == Propose(cards(food=1), cards(ore=1))
    assert table.asks() == "ToClose"


def test_few_offers_a_turn() -> None:
    """In whole games of pilots and cadets (SF-7.15)."""
    for seed in range(2):
        state = GAME.start(Setup(4, 100 + seed))
        bots = [make_bot(level, GAME, seed * 7 + seat) for seat, level in enumerate(("pilot", "cadet") * 2)]
        made: list[Offered] = []
        while waiting := GAME.waiting(state):
            seat = waiting[0]
            events = GAME.play(state, seat, bots[seat].move(GAME.view(state, seat), seat))
            made += [event for event in events if isinstance(event, Offered)]
            assert len(offers_made(state)) <= OFFERS
        assert len(made) > 10


def test_a_useful_exchange_is_accepted_and_a_useless_one_refused() -> None:
    """SF-7.17."""
    table = Table(Position().hand(YELLOW, fuel=3).hand(RED, ore=3, carbon=1, food=1))
    table.offer(cards(fuel=1), cards(ore=1))
    assert choice(table, RED) == Accept()
    poor = Table(Position().hand(YELLOW, ore=3).hand(RED, ore=1, fuel=1, carbon=1, food=1))
    poor.offer(cards(ore=1), cards(food=1))
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
    table.offer(cards(fuel=1), cards(ore=1))
    rated = ratings(table, RED)
    assert isinstance(max(rated, key=rated.__getitem__), Refuse)
    assert harm(table.state, RED, YELLOW) > harm(table.state, YELLOW, RED)


def test_nobody_offers_what_all_would_refuse() -> None:
    """Two points from victory, or clearly ahead, a bot does not ask those behind (SF-7.18)."""
    for fame in (0, 6, 11):
        position = Position().settle(YELLOW, colonies=(106, 98)).parts(YELLOW, fame=fame, freight=5)
        table = Table(position.hand(YELLOW, ore=4, carbon=1, food=1).hand(RED, fuel=3).hand(WHITE, fuel=3))
        rated = ratings(table)
        assert rated[Compose()] < rated[EndBuilding()]


def test_deals_are_closed_with_whoever_is_behind() -> None:
    """Red and white accept; red has more points (SF-7.18)."""
    table = Table(
        Position().hand(YELLOW, ore=4, carbon=1, food=1).hand(RED, fuel=1).hand(WHITE, fuel=1).parts(RED, fame=10)
    )
    table.offer(cards(ore=1), cards(fuel=1))
    table.by(RED, Accept())
    table.by(WHITE, Accept())
    assert choice(table) == Deal(WHITE, cards(ore=1), cards(fuel=1))


def what_red_says(table: Table, give: Hand, want: Hand) -> str:
    """The remark with which the pilot in red's seat refuses."""
    table.offer(give, want)
    move = choice(table, RED)
    assert isinstance(move, Refuse)
    return REMARKS[move.remark]


def test_refusals_say_why() -> None:
    """To one about to win, to a clear leader, to one who offers nothing of use, to one who asks for too much
    (SF-7.21)."""
    ore_for_food = cards(ore=1), cards(food=1)
    assert what_red_says(near_victory(), cards(fuel=1), cards(ore=1)) == "near_victory"
    leading = Position().settle(YELLOW, colonies=(106, 98)).hand(YELLOW, ore=1).hand(RED, food=1, fuel=1, carbon=1)
    assert what_red_says(Table(leading), *ore_for_food) == "leader"
    unwanted = Position().hand(YELLOW, ore=1).hand(RED, ore=6, food=1)
    assert what_red_says(Table(unwanted), *ore_for_food) == "no_use"
    dear = Position().hand(YELLOW, fuel=1).hand(RED, ore=1, carbon=2, food=1)
    assert what_red_says(Table(dear), cards(fuel=1), cards(carbon=2)) == "keep"


def test_a_refusal_does_not_tell_who_holds_the_cards() -> None:
    """Whether red has the trade goods that are wanted or not, the words are the same (SF-7.21)."""
    said = {
        what_red_says(
            Table(Position().settle(YELLOW, colonies=(106, 98)).hand(YELLOW, ore=1).hand(RED, **{kind: 2})),
            cards(ore=1),
            cards(goods=1),
        )
        for kind in ("goods", "food")
    }
    assert len(said) == 1


def test_withdrawals_say_why() -> None:
    """Red is about to win: yellow, whose hand asked for it, thinks better of it (SF-7.18, SF-7.21)."""
    position = short_of_fuel().hand(RED, fuel=3).settle(RED, colonies=(106, 98, 91), spaceports=(104, 113))
    table = Table(position.parts(RED, fame=4))
    table.offer(cards(ore=1), cards(fuel=1))
    table.by(RED, Accept())
    move = choice(table)
    assert isinstance(move, Withdraw)
    assert REMARKS[move.remark] == "near_victory"


def test_wishes_that_help_are_taken_up_and_others_turned_down() -> None:
    """SF-7.23."""
    table = ready(short_of_fuel().hand(RED, fuel=3, food=1))
    table.propose(RED, cards(fuel=1), cards(ore=1))
    assert choice(table) == TakeUp(RED, cards(ore=1), cards(fuel=1))
    table = ready(Position().hand(YELLOW, ore=1, fuel=1, carbon=1, food=1).hand(RED, fuel=3, food=1))
    table.propose(RED, cards(fuel=1), cards(ore=1))
    rated = ratings(table)
    assert rated[TakeUp(RED, cards(ore=1), cards(fuel=1))] < rated[EndBuilding()]
    assert max(rated[move] for move in table.moves(TurnDown)) > rated[EndBuilding()]


def test_no_bot_offers_or_refuses_without_a_word() -> None:
    """Whatever the level (SF-7.21)."""
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
            if isinstance(event, Refused | OfferWithdrawn):
                refusals[event.remark] += 1
    assert offers.total() > 10
    assert refusals.total() > 5
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
