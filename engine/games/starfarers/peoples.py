"""Chapter 10: trade stations, friendship cards and friendship tokens."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.starfarers.components import CARDS, NOBODY
from engine.games.starfarers.events import CardBefriended, TokenMoved
from engine.games.starfarers.moves import Befriend
from engine.games.starfarers.scoring import has_won
from engine.games.starfarers.state import StarfarersState

_BEFRIEND = tuple(Befriend(card) for card in range(len(CARDS)))


def friend_of_all(stations: tuple[Seat, ...]) -> Seat:
    """Who has most stations at a base; among equals, the owner of the lowest number (SF-10.3)."""
    best, most = NOBODY, 0
    for seat in stations:
        count = stations.count(seat)
        if count > most:
            best, most = seat, count
    return best


def settle_token(state: StarfarersState, base: int) -> None:
    """It moves at once when the majority changes."""
    before, after = state.tokens[base], friend_of_all(state.stations[base])
    if before != after:
        state.tokens[base] = after
        state.events.append(TokenMoved(state.peoples[base], before, after))


@dataclass(frozen=True, slots=True)
class ToBefriend(Asks[StarfarersState]):
    """Choose one of the cards left at the base; the token is settled afterwards (SF-8.33, SF-10.2)."""

    base: int

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [_BEFRIEND[card] for card in state.friends[self.base]]

    def play(self, state: StarfarersState, seat: Seat, move: Befriend) -> None:
        state.agenda.pop()
        state.friends[self.base] = tuple(card for card in state.friends[self.base] if card != move.card)
        state.players[seat].cards += (move.card,)
        state.events.append(CardBefriended(seat, move.card))
        settle_token(state, self.base)
        has_won(state)
