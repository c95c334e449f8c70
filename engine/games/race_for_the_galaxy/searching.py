"""Chapter 7: Search. Dig through the deck for a card of one category."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.race_for_the_galaxy.components import ACT_SEARCH, ALIEN, CARDS, CATEGORIES, OORT, Card
from engine.games.race_for_the_galaxy.events import CardFound, CardsRevealed, SearchBegan, SearchFailed
from engine.games.race_for_the_galaxy.moves import SearchFor, SearchOn, TakeFound
from engine.games.race_for_the_galaxy.piles import add_to_hand, reshuffle
from engine.games.race_for_the_galaxy.powers import TAKEOVER_KINDS
from engine.games.race_for_the_galaxy.state import RaceState

_SEARCHES = tuple(SearchFor(category) for category in range(len(CATEGORIES)))
_TAKE_OR_GO_ON: list[Move] = [TakeFound(), SearchOn()]


def _gives_military(card: Card) -> bool:
    return card.development and any(
        power.kind == "military" and power.amount in (1, 2) and not power.per and not power.against and power.good < 0
        for power in card.powers
    )


def _consumes_two(card: Card) -> bool:
    return any(
        power.kind in ("consume_kinds", "consume_each_kind", "consume_all_goods")
        or (power.kind == "consume_goods" and power.goods * power.times >= 2)
        for power in card.powers
    )


_FITS: dict[str, Callable[[Card], bool]] = {
    "development_military_1_or_2": _gives_military,
    "military_windfall_1_or_2": lambda card: card.military and card.windfall and card.cost in (1, 2),
    "peaceful_windfall_1_or_2": lambda card: not card.military and card.windfall and card.cost in (1, 2),
    "chromosome_world": lambda card: card.world and card.chromosome,
    "alien_good_world": lambda card: card.good == ALIEN or card.number == OORT,
    "consumes_two_or_more": _consumes_two,
    "military_world_5_plus": lambda card: card.military and card.cost >= 5,
    "six_cost_development": lambda card: card.six_cost and bool(card.scoring),
    "takeover_power": lambda card: any(power.kind in TAKEOVER_KINDS for power in card.powers),
}
MATCHES = tuple(frozenset(card.number for card in CARDS if _FITS[category.id](card)) for category in CATEGORIES)
"""For each category the cards that fit, by printed values (RG-7.8)."""


def begin(state: RaceState) -> None:
    """Searchers one after the other in turn order (RG-7.2)."""
    state.agenda += [ToSearch(seat) for seat in reversed(state.order) if ACT_SEARCH in state.players[seat].actions]


@dataclass(frozen=True, slots=True)
class ToSearch(Asks[RaceState]):
    """Which category to search for (RG-7.3)."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        takeovers = state.options.takeovers
        return [_SEARCHES[n] for n, category in enumerate(CATEGORIES) if takeovers or not category.takeovers]

    def play(self, state: RaceState, seat: Seat, move: SearchFor) -> None:
        state.agenda.pop()
        state.events.append(SearchBegan(seat, move.category))
        dig(state, seat, move.category, declined=False)


@dataclass(frozen=True, slots=True)
class ToTakeFound(Asks[RaceState]):
    """A match lies on top of the cards set aside: take it or go on (RG-7.4)."""

    category: int
    declined: bool

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return _TAKE_OR_GO_ON

    def play(self, state: RaceState, seat: Seat, move: Move) -> None:
        state.agenda.pop()
        if isinstance(move, TakeFound):
            take(state, seat)
        else:
            declined = self.declined or state.aside[-1] != OORT
            dig(state, seat, self.category, declined)


def dig(state: RaceState, seat: Seat, category: int, declined: bool) -> None:
    """Reveal cards until something can be taken or deck and discard pile are through; those set aside stay out of the
    shuffle (RG-7.4, RG-7.5)."""
    pile, matches, turned = state.pile_of(seat), MATCHES[category], []
    while state.decks[pile] or reshuffle(state, pile):
        card = state.decks[pile].pop()
        turned.append(card)
        if card in matches:
            _set_aside(state, seat, turned)
            if declined and card != OORT:
                take(state, seat)
            else:
                state.agenda.append(ToTakeFound(seat, category, declined))
            return
    _set_aside(state, seat, turned)
    state.events.append(SearchFailed(seat))
    _clear(state, seat)


def _set_aside(state: RaceState, seat: Seat, turned: list[int]) -> None:
    state.aside += tuple(turned)
    state.events.append(CardsRevealed(seat, tuple(turned)))


def take(state: RaceState, seat: Seat) -> None:
    """After a success the Prestige/Search card leaves the game (RG-7.6)."""
    player = state.players[seat]
    found, state.aside = state.aside[-1], state.aside[:-1]
    add_to_hand(player, (found,))
    player.search_card = False
    state.events.append(CardFound(seat, found))
    _clear(state, seat)


def _clear(state: RaceState, seat: Seat) -> None:
    state.discards[state.pile_of(seat)] += state.aside
    state.aside = ()
