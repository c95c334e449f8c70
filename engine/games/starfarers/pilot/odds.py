"""What encounters are worth, by expected value over the cards that the one in play may be."""

from __future__ import annotations

from engine.games.starfarers.components import ONE_CARD, Hand, plus
from engine.games.starfarers.encounter_cards import (
    ENCOUNTERS,
    Choice,
    Duel,
    Effect,
    Exchange,
    Flee,
    Give,
    Outcome,
    ShakeTable,
    could_be,
)
from engine.games.starfarers.encounters import rival_of, strength
from engine.games.starfarers.fleet import first_ship
from engine.games.starfarers.pilot.outlook import Outlook, win_odds_of_duel
from engine.games.starfarers.pilot.purse import CARD

_TABLE_ODDS = (1 / 6, 1 / 6, 2 / 6, 1 / 6, 1 / 6)
"""How often the balls add up to 1, 2, 3, 4 and 5."""
NEW_CARD = 0.1
"""Another encounter, taken as it comes."""


def cards_in_question(outlook: Outlook) -> list[int]:
    """The cards that the one in play may be, from all that has been read."""
    state = outlook.state
    paid = sum(state.paid)
    return [card for card in range(len(ENCOUNTERS)) if card not in state.discard and could_be(card, state.read, paid)]


def mean_worth(outlook: Outlook, exits: list[tuple[int, str]], hand: Hand, paid: Hand) -> float:
    """The mean over cards and the node each goes on to."""
    if not exits:
        return 0.0
    return sum(node_worth(outlook, card, node, hand, paid) for card, node in exits) / len(exits)


def node_worth(outlook: Outlook, card: int, name: str, hand: Hand, paid: Hand) -> float:
    """What reading on brings, with that hand, after paying those cards; in points, the hand's own worth included."""
    state, seat = outlook.state, outlook.seat
    node = ENCOUNTERS[card].nodes[name]
    if isinstance(node, Outcome):
        return sum(effect_worth(outlook, effect, hand, paid) for effect in node.effects) + outlook.hand_value(hand)
    if isinstance(node, Choice):
        ways = [node.no]
        if sum(hand) >= node.needs:
            ways.append(node.yes)
        return max(node_worth(outlook, card, way, hand, paid) for way in ways)
    if isinstance(node, Duel):
        rival = rival_of(state, seat, node.rival)
        odds = win_odds_of_duel(strength(state, seat, node.stat) - strength(state, rival, node.stat))
        won, lost = (node_worth(outlook, card, way, hand, paid) for way in (node.win, node.lose))
        return odds * won + (1 - odds) * lost
    if isinstance(node, Flee):
        rival = rival_of(state, seat, node.rival)
        away = state.players[seat].speed >= state.players[rival].speed
        return node_worth(outlook, card, node.at_least if away else node.fewer, hand, paid)
    if isinstance(node, ShakeTable):
        return sum(
            odds * node_worth(outlook, card, way, hand, paid) for odds, way in zip(_TABLE_ODDS, node.next, strict=True)
        )
    if isinstance(node, Exchange):
        return node_worth(outlook, card, node.next, hand, paid) + (node.take - 1) * CARD
    assert isinstance(node, Give)
    return node_worth(outlook, card, node.next[0], hand, paid) - node.least * CARD


def effect_worth(outlook: Outlook, effect: Effect, hand: Hand, paid: Hand) -> float:
    """One operation, in points."""
    player = outlook.state.players[outlook.seat]
    amount = effect.amount
    if effect.op == "gain_fame":
        return 0.5 * min(amount, 11 - player.fame)
    if effect.op == "lose_fame":
        return -0.5 * min(amount, player.fame)
    if effect.op == "gain_choice":
        return amount * 1.25 * CARD
    if effect.op == "gain_resource":
        more = plus(hand, tuple([amount * one for one in ONE_CARD[effect.resource]]))
        return outlook.hand_value(more) - outlook.hand_value(hand)
    if effect.op == "return_gift":
        return outlook.hand_value(plus(hand, paid)) - outlook.hand_value(hand)
    if effect.op == "lose_exchanged":
        return -2 * CARD
    if effect.op == "free_upgrade":
        return max(outlook.part_value(part, number) for part, number in enumerate(player.parts))
    if effect.op == "lose_upgrade":
        return -min(
            (outlook.part_value(part, number - 1) for part, number in enumerate(player.parts) if number), default=0.0
        )
    if effect.op == "free_trade_ship":
        return (
            max(0.15, max((target[0] for target in outlook.stations), default=0.0) * 0.5) if player.station_stock else 0
        )
    if effect.op in ("draw_from_each_opponent", "gift_from_each_opponent"):
        givers = sum(outlook.state.players[other].size > 0 for other in outlook.state.others(outlook.seat))
        return givers * amount * CARD * 1.2
    if effect.op == "ground_first_ship":
        return -0.15 * _first_ship_worth(outlook)
    if effect.op == "hyperspace_jump":
        return 0.1 + jump_gain(outlook)
    return NEW_CARD if effect.op == "draw_encounter" else 0.0


def _first_ship_worth(outlook: Outlook) -> float:
    player = outlook.state.players[outlook.seat]
    ship = first_ship(outlook.state, outlook.seat)
    return outlook.ship_value(player.cargo[ship], player.ships[ship])


def jump_gain(outlook: Outlook) -> float:
    """How much sooner the first ship gets where it is going."""
    player = outlook.state.players[outlook.seat]
    ship = first_ship(outlook.state, outlook.seat)
    best = max((target[0] for target in outlook.targets(player.cargo[ship])), default=0.0)
    return best - _first_ship_worth(outlook)
