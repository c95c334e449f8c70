"""Why something cannot be done now, with the rule that says so."""

from __future__ import annotations

from engine.core.game import Refusal
from engine.core.moves import Seat, Step
from engine.games.race_for_the_galaxy import develop, settle
from engine.games.race_for_the_galaxy.components import CARDS
from engine.games.race_for_the_galaxy.develop import ToDevelop
from engine.games.race_for_the_galaxy.military import most_to_buy, own_prestige, strength
from engine.games.race_for_the_galaxy.powers import fits_pay_power
from engine.games.race_for_the_galaxy.rounds import ToChooseActions, ToChooseLate, may_boost
from engine.games.race_for_the_galaxy.settle import ToSettle
from engine.games.race_for_the_galaxy.state import RaceState

SUBJECTS = ("act", "search", "boost")
ACT, SEARCH, BOOST = range(len(SUBJECTS))


def why_not(state: RaceState, seat: Seat, step: Step[RaceState]) -> list[Refusal]:
    if isinstance(step, ToChooseActions | ToChooseLate):
        return _choices(state, seat)
    if isinstance(step, ToDevelop):
        return _developments(state, seat)
    if isinstance(step, ToSettle):
        return _worlds(state, seat)
    return [_action(ACT, "decide_first", "RG-6.8")]


def _action(action: int, reason: str, rule: str, *figures: int) -> Refusal:
    return Refusal(("action", action), reason, rule, figures)


def _card(card: int, reason: str, rule: str, *figures: int) -> Refusal:
    return Refusal(("card", card), reason, rule, figures)


def _choices(state: RaceState, seat: Seat) -> list[Refusal]:
    if not state.prestige_in_play:
        return [_action(SEARCH, "no_prestige_here", "RG-21.1"), _action(BOOST, "no_prestige_here", "RG-21.1")]
    if not state.players[seat].search_card:
        return [_action(SEARCH, "card_used", "RG-7.6"), _action(BOOST, "card_used", "RG-17.8")]
    return [] if may_boost(state, seat) else [_action(BOOST, "needs_prestige", "RG-5.8")]


def _developments(state: RaceState, seat: Seat) -> list[Refusal]:
    player = state.players[seat]
    possible = set(develop.developable(state, seat))
    found = []
    for card in dict.fromkeys(player.hand):
        if card in possible:
            continue
        if CARDS[card].world:
            found.append(_card(card, "no_development", "RG-9.2"))
        elif card in player.tableau:
            found.append(_card(card, "twice", "RG-9.2"))
        else:
            due = develop.cost(state, seat, card)
            found.append(_card(card, "too_expensive", "RG-9.2", due, len(player.hand) - 1))
    return found


def _worlds(state: RaceState, seat: Seat) -> list[Refusal]:
    player = state.players[seat]
    possible = set(settle.settleable(state, seat))
    spare = len(player.hand) - 1
    found = []
    for card in dict.fromkeys(player.hand):
        if card in possible:
            continue
        record = CARDS[card]
        payers = [power for power in player.powers.pay_for_military if fits_pay_power(power, record)]
        if not record.world:
            found.append(_card(card, "no_world", "RG-10.1"))
        elif not record.military:
            found.append(_card(card, "too_expensive", "RG-10.6", settle.cost(state, seat, card), spare))
        elif payers:
            due = min(settle.cost(state, seat, card, power.number) for power in payers)
            found.append(_card(card, "too_expensive", "RG-10.13", due, spare))
        else:
            force = strength(state, seat, card)
            bought = most_to_buy(player, -1, spare, own_prestige(state, seat, -1))
            found.append(_card(card, "too_weak", "RG-10.14", record.cost, force, bought))
    return found
