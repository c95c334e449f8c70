"""The judgement of the bots: what a move is worth, in tenths of a point, and who is winning."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from engine.bots.pilot import Pilot
from engine.core.moves import Move, Seat, Step
from engine.games.starfarers.board import OUTER_COLONY_POINTS, SITES_BY, distances
from engine.games.starfarers.building import ToBuild
from engine.games.starfarers.components import (
    CHITS,
    COLONY_SHIP,
    EMPTY_HAND,
    FAME_PRICE,
    KINDS,
    NOWHERE,
    ONE_CARD,
    PART_PRICES,
    SHIP_PRICES,
    SPACEPORT_PRICE,
    TRADE_SHIP,
    Hand,
    minus,
    plus,
)
from engine.games.starfarers.encounter_cards import ENCOUNTERS, Choice, Give
from engine.games.starfarers.encounters import ToDecide, ToGive, ToPayForExchange
from engine.games.starfarers.fleet import ToPlaceFreeShip
from engine.games.starfarers.flight import ToChooseShip, ToFly, ToJump
from engine.games.starfarers.landing import ToClear, ToFound
from engine.games.starfarers.moves import (
    AddPart,
    AskForHelp,
    BuildPart,
    BuildShip,
    BuildSpaceport,
    BuyFame,
    Compose,
    DeclineRelief,
    DrawFrom,
    EndBuilding,
    GiveCard,
    GiveCards,
    NameTribute,
    PayCard,
    PlaceColony,
    PlaceFreeShip,
    PlaceSpaceport,
    RemovePart,
    SayYes,
    TakeCard,
    TakeRelief,
    TakeReserve,
    TakeUp,
    TradeWithBank,
    TurnDown,
)
from engine.games.starfarers.outcomes import ToAddPart, ToGiveCard, ToRemovePart, ToWearDown
from engine.games.starfarers.peoples import ToBefriend
from engine.games.starfarers.pilot import haggling
from engine.games.starfarers.pilot.navigation import (
    rate_clearing,
    rate_flight,
    rate_founding,
    rate_friends,
    rate_jump,
    rate_ships,
)
from engine.games.starfarers.pilot.odds import cards_in_question, mean_worth
from engine.games.starfarers.pilot.outlook import Outlook
from engine.games.starfarers.pilot.prospects import chances
from engine.games.starfarers.pilot.purse import CARD, FAME_GOAL, NEVER, PART_GOALS, SPACEPORT_GOAL, once_more
from engine.games.starfarers.placing import ToPlace
from engine.games.starfarers.production import ToDrawFrom, ToPayTribute, ToTakeRelief, ToThrow
from engine.games.starfarers.scoring import points, points_to_win
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.taking import ToTake
from engine.games.starfarers.trading import ToAnswer, ToClose, ToCompose

SCALE: Final = 10.0
"""Ratings are in tenths of a victory point."""
FLIGHT_SCALE: Final = 80.0
"""Of many ways to fly few are worth a look, and a line more or less is a small part of a point."""
Ratings = list[float]


class StarfarersPilot(Pilot[StarfarersState]):
    foresight = 3

    def rate(self, state: StarfarersState, seat: Seat, moves: list[Move]) -> Ratings:
        step: Any = state.agenda[-1]
        outlook = Outlook(state, seat)
        scale = FLIGHT_SCALE if isinstance(step, ToFly | ToJump) else SCALE
        return [scale * worth for worth in _RATE[type(step)](outlook, step, moves)]

    def chances(self, state: StarfarersState) -> list[float]:
        return chances(state)

    def turn(self, state: StarfarersState) -> tuple[int, ...]:
        return state.round, state.active

    def proceed(self, state: StarfarersState, seat: Seat, moves: list[Move]) -> Move:
        """Without offers, which take most of the choices of a turn and change little."""
        if isinstance(state.agenda[-1], ToBuild):
            moves = [move for move in moves if not isinstance(move, Compose)]
        return super().proceed(state, seat, moves)


# -- set-up ------------------------------------------------------------------------------------------------------


def _rate_placing(outlook: Outlook, step: ToPlace, moves: list[Move]) -> Ratings:
    return [_place(outlook, move) for move in moves]


def _place(outlook: Outlook, move: Move) -> float:
    """Many ways, kinds not yet had, and for a spaceport a short way out."""
    assert isinstance(move, PlaceColony | PlaceSpaceport)
    state = outlook.state
    value = 0.0
    for site in SITES_BY[move.point]:
        kind = state.resource(site)
        value += CHITS[state.chits[site]].ways * (0.1 if outlook.pips[kind] else 0.14)
    if isinstance(move, PlaceColony):
        return value + 0.1
    away = _way_out(move.port)
    return value - 0.06 * away + (0.3 if move.ship == COLONY_SHIP else 0.0) - _oddness(outlook, move.transporter)


def _oddness(outlook: Outlook, transporter: int) -> float:
    """Which transporter a ship has hardly matters (SF-9.3): bots take the first, and search need not try the others."""
    return 0.0 if transporter == outlook.state.players[outlook.seat].ships.index(NOWHERE) else 0.6


@lru_cache(maxsize=300)
def _way_out(point: int) -> int:
    """Lines to the nearest outer colony point."""
    return min(distances(point)[target] for target in OUTER_COLONY_POINTS)


# -- production --------------------------------------------------------------------------------------------------


def _rate_nothing(outlook: Outlook, step: Step[Any], moves: list[Move]) -> Ratings:
    return [0.0 for _ in moves]


def _rate_relief(outlook: Outlook, step: ToTakeRelief, moves: list[Move]) -> Ratings:
    hand = outlook.state.players[outlook.seat].hand
    return [
        outlook.hand_value(hand if isinstance(move, DeclineRelief) else plus(hand, ONE_CARD[_kind(move)]))
        for move in moves
    ]


def _kind(move: Move) -> int:
    assert isinstance(move, TakeRelief | TakeCard | PayCard | GiveCard | NameTribute)
    return move.kind


def _rate_tribute(outlook: Outlook, step: ToPayTribute, moves: list[Move]) -> Ratings:
    """Name next the card that is missed least."""
    kept = minus(outlook.state.players[outlook.seat].hand, step.answers[outlook.seat])
    return [outlook.hand_value(minus(kept, ONE_CARD[_kind(move)])) for move in moves]


def cards_missed_least(outlook: Outlook, hand: Hand, amount: int) -> Hand:
    """So many cards of a hand whose loss costs least, one after the other."""
    given = EMPTY_HAND
    for _ in range(amount):
        card = max(
            (ONE_CARD[kind] for kind in KINDS if hand[kind]), key=lambda card: outlook.hand_value(minus(hand, card))
        )
        hand, given = minus(hand, card), plus(given, card)
    return given


def _rate_drawing(outlook: Outlook, step: ToDrawFrom, moves: list[Move]) -> Ratings:
    """From whoever stands best, and has most cards."""
    return [_theft(outlook, move.victim) if isinstance(move, DrawFrom) else 0.0 for move in moves]


def _theft(outlook: Outlook, victim: Seat) -> float:
    state = outlook.state
    return CARD * (1.0 + 0.08 * points(state, victim) + 0.03 * state.players[victim].size)


# -- trade and build ---------------------------------------------------------------------------------------------


def _rate_building(outlook: Outlook, step: ToBuild, moves: list[Move]) -> Ratings:
    now = outlook.hand_value(outlook.state.players[outlook.seat].hand)
    return [_act(outlook, move, now) for move in moves]


def _act(outlook: Outlook, move: Move, now: float) -> float:
    """What an action adds to just ending the phase."""
    if isinstance(move, EndBuilding):
        return 0.0
    if isinstance(move, Compose):
        plan = haggling.best_plan(outlook)
        return plan.worth if plan else NEVER
    if isinstance(move, TakeUp | TurnDown):
        return haggling.rate_reply(outlook, move)
    if isinstance(move, TakeReserve):
        return 2.0 + 0.1 * move.cards
    if isinstance(move, AskForHelp):
        return 1.5 + sum(_theft(outlook, victim) for victim in move.victims)
    hand = outlook.state.players[outlook.seat].hand
    if isinstance(move, TradeWithBank):
        traded = list(hand)
        traded[move.give] -= move.rate
        traded[move.take] += 1
        return outlook.buying_value(tuple(traded)) - now - 0.01
    goal, price, value = _purchase(outlook, move)
    return value + outlook.buying_value(minus(hand, price), once_more(outlook.aims(), goal)) - now


def _purchase(outlook: Outlook, move: Move) -> tuple[int, Hand, float]:
    """The goal that a purchase reaches, its price, and what it brings."""
    state, seat = outlook.state, outlook.seat
    player = state.players[seat]
    if isinstance(move, BuildShip):
        value = outlook.aims()[move.ship][0] + 0.02 * outlook.ship_value(move.ship, move.point)
        return move.ship, SHIP_PRICES[move.ship], value - _oddness(outlook, move.transporter)
    if isinstance(move, BuildSpaceport):
        return SPACEPORT_GOAL, SPACEPORT_PRICE, outlook.spaceport_value(move.point) + _winning(outlook, 1)
    if isinstance(move, BuildPart):
        return (
            PART_GOALS[move.part],
            PART_PRICES[move.part],
            outlook.part_value(move.part, player.parts[move.part]),
        )
    assert isinstance(move, BuyFame)
    return FAME_GOAL, FAME_PRICE, 0.5 + _winning(outlook, player.fame % 2)


def _winning(outlook: Outlook, more: int) -> float:
    """Enough points to end the game outweigh everything."""
    state = outlook.state
    return 20.0 if points(state, outlook.seat) + more >= points_to_win(state) else 0.0


def _rate_free_ship(outlook: Outlook, step: ToPlaceFreeShip, moves: list[Move]) -> Ratings:
    found = []
    for move in moves:
        assert isinstance(move, PlaceFreeShip)
        found.append(outlook.ship_value(TRADE_SHIP, move.point) - _oddness(outlook, move.transporter))
    return found


# -- encounters --------------------------------------------------------------------------------------------------


def _rate_gift(outlook: Outlook, step: ToGive, moves: list[Move]) -> Ratings:
    """For each number the cards missed least; the number by what it brings on average."""
    hand = outlook.state.players[outlook.seat].hand
    cards = cards_in_question(outlook)
    best: dict[int, Hand] = {}
    worths: dict[int, float] = {}
    for amount in {sum(move.cards) for move in moves if isinstance(move, GiveCards)}:
        paid = cards_missed_least(outlook, hand, amount)
        best[amount] = paid
        exits = [
            (card, node.next[amount - step.least])
            for card in cards
            if isinstance(node := ENCOUNTERS[card].nodes[step.node], Give)
        ]
        worths[amount] = mean_worth(outlook, exits, minus(hand, paid), paid)
    found = []
    for move in moves:
        assert isinstance(move, GiveCards)
        amount = sum(move.cards)
        found.append(worths[amount] - (0.0 if move.cards == best[amount] else 0.5))
    return found


def _rate_decision(outlook: Outlook, step: ToDecide, moves: list[Move]) -> Ratings:
    state, seat = outlook.state, outlook.seat
    hand = state.players[seat].hand
    nodes = [(card, ENCOUNTERS[card].nodes[step.node]) for card in cards_in_question(outlook)]
    yes = [(card, node.yes) for card, node in nodes if isinstance(node, Choice)]
    no = [(card, node.no) for card, node in nodes if isinstance(node, Choice)]
    return [mean_worth(outlook, yes if isinstance(move, SayYes) else no, hand, state.paid) for move in moves]


def _rate_payment(outlook: Outlook, step: ToPayForExchange | ToGiveCard, moves: list[Move]) -> Ratings:
    hand = outlook.state.players[outlook.seat].hand
    return [outlook.hand_value(minus(hand, ONE_CARD[_kind(move)])) for move in moves]


def _rate_taking(outlook: Outlook, step: ToTake, moves: list[Move]) -> Ratings:
    """One card, or the best of two."""
    hand = outlook.state.players[outlook.seat].hand
    found = []
    for move in moves:
        kind = _kind(move)
        one = plus(hand, ONE_CARD[kind])
        if step.left == 1:
            found.append(outlook.hand_value(one))
        else:
            found.append(max(outlook.hand_value(plus(one, more)) for more in ONE_CARD))
    return found


def _rate_adding(outlook: Outlook, step: ToAddPart, moves: list[Move]) -> Ratings:
    parts = outlook.state.players[outlook.seat].parts
    return [outlook.part_value(move.part, parts[move.part]) for move in moves if isinstance(move, AddPart)]


def _rate_removing(outlook: Outlook, step: ToRemovePart | ToWearDown, moves: list[Move]) -> Ratings:
    parts = outlook.state.players[outlook.seat].parts
    return [-outlook.part_value(move.part, parts[move.part] - 1) for move in moves if isinstance(move, RemovePart)]


_RATE: dict[type[Any], Callable[[Outlook, Any, list[Move]], Ratings]] = {
    ToPlace: _rate_placing,
    ToThrow: _rate_nothing,
    ToTakeRelief: _rate_relief,
    ToPayTribute: _rate_tribute,
    ToDrawFrom: _rate_drawing,
    ToBuild: _rate_building,
    ToAnswer: haggling.rate_answers,
    ToClose: haggling.rate_closing,
    ToCompose: haggling.rate_composing,
    ToPlaceFreeShip: _rate_free_ship,
    ToChooseShip: rate_ships,
    ToFly: rate_flight,
    ToJump: rate_jump,
    ToClear: rate_clearing,
    ToFound: rate_founding,
    ToBefriend: rate_friends,
    ToGive: _rate_gift,
    ToDecide: _rate_decision,
    ToPayForExchange: _rate_payment,
    ToGiveCard: _rate_payment,
    ToTake: _rate_taking,
    ToAddPart: _rate_adding,
    ToRemovePart: _rate_removing,
    ToWearDown: _rate_removing,
}
