"""Naming hand cards one by one, by number: which set is best, and so which of its cards comes first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.asking import Naming, NamingTogether, forced, position_after
from engine.games.race_for_the_galaxy.components import POWERS
from engine.games.race_for_the_galaxy.consume import PRESTIGE_TRADE, ToTurnIntoVP
from engine.games.race_for_the_galaxy.explore import ToOffer
from engine.games.race_for_the_galaxy.military import ToStrengthen
from engine.games.race_for_the_galaxy.moves import Discard, Keep
from engine.games.race_for_the_galaxy.payment import ToPay
from engine.games.race_for_the_galaxy.pilot.judgement import Outlook, W, meal_worth, next_card
from engine.games.race_for_the_galaxy.pilot.ratings import fight_worth, shortage
from engine.games.race_for_the_galaxy.pilot.worth import worth
from engine.games.race_for_the_galaxy.state import RaceState


@dataclass(frozen=True, slots=True)
class Choice:
    """Cards that may be named, what naming each of them brings, and how many at least and at most."""

    cards: Sequence[int]
    gains: list[float]
    least: int
    most: int

    def beginning_with(self, card: int) -> float:
        """The best that naming this card first can come to. A set that must be named counts as its average card."""
        place = self.cards.index(card)
        total = self.gains[place]
        rest = sorted(self.gains[place + 1 :], reverse=True)[: self.most - 1]
        total += sum(gain for number, gain in enumerate(rest) if number < self.least - 1 or gain > 0)
        return total / max(1, self.least)


def naming_ratings(state: RaceState, seat: Seat, moves: Sequence[Discard | Keep], view: Outlook) -> list[float]:
    choice = _choice(state, seat, view)
    return [choice.beginning_with(move.card) for move in moves]


def _choice(state: RaceState, seat: Seat, view: Outlook) -> Choice:
    step: Any = state.agenda[-1]
    player = state.players[seat]
    price = next_card(player, view)
    if isinstance(step, NamingTogether):
        count, keeps = step.to_name(state, seat)
        cards = step.choice(state, seat)
        named = forced(cards, step.answers[seat], count)
        gain, least, most = 0.0, count - len(named), count - len(named)
    elif isinstance(step, ToStrengthen):
        keeps, named, cards = False, (), tuple(step.hand_offers(state))
        least = min(len(cards), max(1, shortage(state, seat)))
        gain, most = fight_worth(state, seat) / least, least
    elif isinstance(step, ToPay):
        keeps, named, cards = False, step.named, player.hand
        gain, least, most = 0.0, step.due - len(named), step.due - len(named)
    else:
        assert isinstance(step, Naming)
        keeps, named, cards = False, step.named, step.choice(state)
        gain, least, most = _reward(step, view), max(0, step.least - len(named)), step.most - len(named)
    cards = cards[position_after(cards, named) :]
    tableau = player.tableau
    if keeps:
        gains = [worth(tableau, card) for card in cards]
    elif gain:
        gains = [gain - price - 0.3 * max(0.0, worth(tableau, card)) for card in cards]
    else:
        gains = [-price - worth(tableau, card) for card in cards]
    return Choice(cards, gains, least, most)


def _reward(step: Naming, view: Outlook) -> float:
    """What each card brings where it is not simply lost."""
    if isinstance(step, ToOffer):
        return W["prestige"]
    if isinstance(step, ToTurnIntoVP):
        power = POWERS[step.power]
        return 1.0 if step.power == PRESTIGE_TRADE else meal_worth(power, 1, view.card) / power.hand
    return 0.0
