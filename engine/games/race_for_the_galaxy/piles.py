"""Chapter 4: decks, discard piles, hands and goods. Everything that moves a card between them passes here."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.components import CARDS, NOTHING, OORT, SCAVENGERS
from engine.games.race_for_the_galaxy.events import (
    CardLeft,
    CardsDiscarded,
    CardsDrawn,
    DeckShuffled,
    GoodArrived,
    GoodSpent,
)
from engine.games.race_for_the_galaxy.state import Player, RaceState


def top_card(state: RaceState, seat: Seat) -> int:
    """Take the top card of the seat's deck; an empty deck is made anew from its discard pile (RG-4.3)."""
    pile = state.pile_of(seat)
    if not state.decks[pile] and not reshuffle(state, pile):
        return NOTHING
    return state.decks[pile].pop()


def reshuffle(state: RaceState, pile: int) -> bool:
    """The discard pile becomes the new deck; False if there is nothing to shuffle."""
    if not state.discards[pile]:
        return False
    cards = sorted(state.discards[pile])
    state.discards[pile] = []
    state.rng.shuffle(cards)
    state.decks[pile] = cards
    state.events.append(DeckShuffled(pile, len(cards)))
    return True


def draw(state: RaceState, seat: Seat, count: int) -> tuple[int, ...]:
    """Cards from the deck into hand, as many as there are."""
    if count <= 0:
        return ()
    deck = state.decks[state.pile_of(seat)]
    if len(deck) >= count:
        drawn = deck[-count:][::-1]
        del deck[-count:]
    else:
        drawn = [card for card in (top_card(state, seat) for _ in range(count)) if card != NOTHING]
    cards = tuple(drawn)
    if cards:
        add_to_hand(state.players[seat], cards)
        state.events.append(CardsDrawn(seat, cards))
    return cards


def add_to_hand(player: Player, cards: tuple[int, ...]) -> None:
    player.hand = tuple(sorted(player.hand + cards))


def take_from_hand(player: Player, cards: tuple[int, ...]) -> None:
    hand = list(player.hand)
    for card in cards:
        hand.remove(card)
    player.hand = tuple(hand)


def discard(state: RaceState, seat: Seat, cards: tuple[int, ...]) -> None:
    """From hand, face down (RG-4.2)."""
    if cards:
        take_from_hand(state.players[seat], cards)
        state.discards[state.pile_of(seat)] += cards
        state.events.append(CardsDiscarded(seat, cards))


def put_good(state: RaceState, seat: Seat, world: int) -> bool:
    """A good from the deck on a world without one; False if there is no card left for it (RG-4.3)."""
    player = state.players[seat]
    place = player.tableau.index(world)
    if player.goods[place] != NOTHING:
        return False
    good = top_card(state, seat)
    if good == NOTHING:
        return False
    player.goods = (*player.goods[:place], good, *player.goods[place + 1 :])
    state.events.append(GoodArrived(seat, world, good_on(state, world)))
    return True


def good_on(state: RaceState, world: int) -> int:
    """The kind of good that lies, or would lie, on a world."""
    return state.oort_kind if world == OORT else CARDS[world].good


def spend_good(state: RaceState, seat: Seat, world: int, sold: bool = False) -> None:
    """The good on a world goes to the discard pile of whoever discards it (RG-19.7)."""
    player = state.players[seat]
    place = player.tableau.index(world)
    state.discards[state.pile_of(seat)].append(player.goods[place])
    player.goods = (*player.goods[:place], NOTHING, *player.goods[place + 1 :])
    state.events.append(GoodSpent(seat, world, good_on(state, world), sold))


def add_to_tableau(player: Player, card: int, good: int = NOTHING) -> None:
    player.tableau += (card,)
    player.goods += (good,)


def take_from_tableau(player: Player, card: int) -> int:
    """Remove a card; returns the good that lay on it, or NOTHING."""
    place = player.tableau.index(card)
    good = player.goods[place]
    player.tableau = player.tableau[:place] + player.tableau[place + 1 :]
    player.goods = player.goods[:place] + player.goods[place + 1 :]
    return good


def discard_from_tableau(state: RaceState, seat: Seat, card: int) -> None:
    """A card of the tableau, its good and the cards saved under it go to the owner's discard pile."""
    player = state.players[seat]
    good = take_from_tableau(player, card)
    pile = state.discards[state.pile_of(seat)]
    pile.append(card)
    if good != NOTHING:
        pile.append(good)
    if card == SCAVENGERS:
        pile += player.saved
        player.saved = ()
    state.events.append(CardLeft(seat, card))
