"""Chapter 12, Gambling World: guessing a cost, and staking a card (RG-12.14, RG-12.15)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.race_for_the_galaxy.asking import ask_if_open
from engine.games.race_for_the_galaxy.components import CARDS, NOTHING, POWERS, Power
from engine.games.race_for_the_galaxy.events import AnteLost, AnteShown, CardFound, CardsRevealed, NumberGuessed
from engine.games.race_for_the_galaxy.moves import Ante, Guess, TakeRevealed
from engine.games.race_for_the_galaxy.piles import add_to_hand, take_from_hand, top_card
from engine.games.race_for_the_galaxy.state import Player, RaceState


@dataclass(frozen=True, slots=True)
class ToGuess(Asks[RaceState]):
    """Gambling World: name a number and turn up the top card (RG-12.14)."""

    power: int

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        power = POWERS[self.power]
        return [Guess(number) for number in range(power.min, power.max + 1)]

    def play(self, state: RaceState, seat: Seat, move: Guess) -> None:
        state.agenda.pop()
        state.events.append(NumberGuessed(seat, move.number))
        card = top_card(state, seat)
        if card == NOTHING:
            return
        state.events.append(CardsRevealed(seat, (card,)))
        if CARDS[card].cost == move.number:
            add_to_hand(state.players[seat], (card,))
            state.events.append(CardFound(seat, card))
        else:
            state.discards[state.pile_of(seat)].append(card)


@dataclass(frozen=True, slots=True)
class ToAnte(Asks[RaceState]):
    """Gambling World: show a hand card and turn up as many cards as it costs (RG-12.15)."""

    power: int

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [Ante(card) for card in antes(state.players[seat], POWERS[self.power])]

    def play(self, state: RaceState, seat: Seat, move: Ante) -> None:
        state.agenda.pop()
        state.events.append(AnteShown(seat, move.card))
        stake = CARDS[move.card].cost
        turned = [card for card in (top_card(state, seat) for _ in range(stake)) if card != NOTHING]
        state.events.append(CardsRevealed(seat, tuple(turned)))
        if any(CARDS[card].cost > stake for card in turned):
            state.aside = tuple(sorted(turned))
            ask_if_open(state, ToTakeRevealed(seat))
            return
        take_from_hand(state.players[seat], (move.card,))
        state.discards[state.pile_of(seat)] += [move.card, *turned]
        state.events.append(AnteLost(seat, move.card))


def antes(player: Player, power: Power) -> list[int]:
    return sorted({card for card in player.hand if power.min <= CARDS[card].cost <= power.max})


@dataclass(frozen=True, slots=True)
class ToTakeRevealed(Asks[RaceState]):
    """The gamble is won: any one of the cards turned up."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [TakeRevealed(card) for card in sorted(set(state.aside))]

    def play(self, state: RaceState, seat: Seat, move: TakeRevealed) -> None:
        state.agenda.pop()
        rest = list(state.aside)
        rest.remove(move.card)
        state.aside = ()
        state.discards[state.pile_of(seat)] += rest
        add_to_hand(state.players[seat], (move.card,))
        state.events.append(CardFound(seat, move.card))
