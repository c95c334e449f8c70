"""What each seat sees of the table (RG-4), and what may be where it cannot see."""

from __future__ import annotations

from functools import cache

from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy.components import CARDS, HIDDEN, NOTHING, RVI
from engine.games.race_for_the_galaxy.setup import is_red
from engine.games.race_for_the_galaxy.state import Player, RaceState


def hide(view: RaceState, seat: Seat | None) -> None:
    """Own hand, saved cards and offers are seen; decks, discard piles and goods by nobody (RG-4)."""
    view.decks = [[HIDDEN] * len(deck) for deck in view.decks]
    view.discards = [[HIDDEN] * len(pile) for pile in view.discards]
    view.removed = (HIDDEN,) * len(view.removed)
    for other, player in enumerate(view.players):
        player.goods = tuple([NOTHING if good == NOTHING else HIDDEN for good in player.goods])
        if other != seat:
            player.hand = (HIDDEN,) * len(player.hand)
            player.saved = (HIDDEN,) * len(player.saved)
            if len(player.offer) > 1:
                player.offer = (HIDDEN,) * len(player.offer)
            player.packet = (HIDDEN,) * len(player.packet)
            player.drafted = (HIDDEN,) * len(player.drafted)
    if view.robot:
        view.robot.pile = (HIDDEN,) * len(view.robot.pile)


def make_up(state: RaceState, seat: Seat, rng: Rng) -> None:
    """The cards unseen are known by deduction, where they lie is not."""
    unseen = Unseen(state, seat, rng)
    for player in state.players:
        if HIDDEN in player.offer:
            player.offer = unseen.start_worlds(state)
    for other, player in enumerate(state.players):
        if other != seat:
            player.hand = tuple(sorted(unseen.cards(len(player.hand))))
            player.saved = tuple(sorted(unseen.cards(len(player.saved))))
            player.packet = tuple(sorted(unseen.cards(len(player.packet))))
        if HIDDEN in player.goods:
            mine = other == seat
            player.goods = tuple([unseen.cards(1, mine)[0] if good == HIDDEN else good for good in player.goods])
    if state.robot:
        state.robot.pile = tuple(unseen.cards(len(state.robot.pile)))
    own = state.pile_of(seat) if state.options.draft else HIDDEN
    state.decks = [unseen.cards(len(deck), pile == own) for pile, deck in enumerate(state.decks)]
    state.discards = [unseen.cards(len(cards), pile == own) for pile, cards in enumerate(state.discards)]
    state.removed = tuple(unseen.cards(len(state.removed)))


@cache
def copies(level: int) -> tuple[int, ...]:
    return tuple(card.copies[level] for card in CARDS)


class Unseen:
    """The cards that a view does not show, shuffled; a drafter remembers which of them are the own ones."""

    def __init__(self, view: RaceState, seat: Seat, rng: Rng) -> None:
        left = list(copies(view.options.level))
        for player in view.players:
            for card in (*player.tableau, *_secret_cards(player)):
                if card != HIDDEN:
                    left[card] -= 1
        for card in (*view.aside, *(view.robot.tableau if view.robot else ())):
            left[card] -= 1
        self._mine: list[int] = []
        if view.options.draft:
            remembered = [0] * len(left)
            for card in view.players[seat].drafted:
                remembered[card] += 1
            for player in view.players:
                for card in (*player.tableau, *_secret_cards(player)):
                    if card != HIDDEN:
                        remembered[card] -= 1
            for card, number in enumerate(remembered):
                number = max(0, min(number, left[card]))
                left[card] -= number
                self._mine += [card] * number
            rng.mix(self._mine)
        self._pool = [card for card, number in enumerate(left) for _ in range(number)]
        rng.mix(self._pool)

    def cards(self, count: int, mine: bool = False) -> list[int]:
        """Take that many; own ones first where they belong to the one who looks, and as a last resort."""
        if not count:
            return []
        found: list[int] = []
        if self._mine and mine:
            found = self._mine[-count:]
            del self._mine[-count:]
        missing = count - len(found)
        if missing > len(self._pool):
            self._pool = self._mine + self._pool
            self._mine = []
        if missing:
            found += self._pool[-missing:]
            del self._pool[-missing:]
        return found

    def start_worlds(self, view: RaceState) -> tuple[int, ...]:
        """An offer somebody else looks at: one red and one blue, or any when drafting."""
        starts = [card for card in self._pool if CARDS[card].start is not None]
        if view.options.level >= RVI and not view.options.draft:
            offer = [next(card for card in starts if is_red(card) == red) for red in (True, False)]
        else:
            offer = starts[: max(len(player.offer) for player in view.players)]
        for card in offer:
            self._pool.remove(card)
        return tuple(sorted(offer))


def _secret_cards(player: Player) -> tuple[int, ...]:
    return player.hand + player.saved + player.offer + player.packet
