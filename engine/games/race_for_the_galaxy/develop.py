"""Chapter 9: phase II, Develop."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move, Seat, Step
from engine.games.race_for_the_galaxy.asking import PASS, ChoosingTogether, ToDiscard
from engine.games.race_for_the_galaxy.bonuses import boost, has_bonus
from engine.games.race_for_the_galaxy.components import ACT_DEVELOP, ACTION_CARDS, CARDS, NOTHING
from engine.games.race_for_the_galaxy.events import CardPlaced, NothingPlaced, TurnBegan
from engine.games.race_for_the_galaxy.moves import Place
from engine.games.race_for_the_galaxy.payment import ask_payment, can_pay
from engine.games.race_for_the_galaxy.piles import add_to_tableau, draw, take_from_hand
from engine.games.race_for_the_galaxy.prestige import gain_prestige
from engine.games.race_for_the_galaxy.state import RaceState

PLACES = tuple(Place(card) for card in range(len(CARDS)))


def begin(state: RaceState) -> None:
    state.agenda.append(DevelopChoices())
    state.agenda += [DevelopDraws(seat) for seat in reversed(state.order) if state.players[seat].powers.draw_at_start]


@dataclass(frozen=True, slots=True)
class DevelopDraws(Step[RaceState]):
    """All draws of a seat first, then its discards (RG-9.1)."""

    seat: Seat

    def run(self, state: RaceState) -> None:
        powers = state.players[self.seat].powers
        draw(state, self.seat, powers.draw_at_start)
        if powers.discard_at_start:
            ToDiscard(self.seat, powers.discard_at_start, powers.discard_at_start).ask(state)


@dataclass(frozen=True, slots=True)
class DevelopChoices(Step[RaceState]):
    def run(self, state: RaceState) -> None:
        seats = tuple(range(len(state.players)))
        ToDevelop(seats, (NOTHING,) * len(seats), seats).ask(state)


def cost(state: RaceState, seat: Seat, card: int) -> int:
    """RG-9.5, before priced reductions; never below 0 (RG-6.9)."""
    player = state.players[seat]
    bonus = ACTION_CARDS[ACT_DEVELOP].reduction if has_bonus(state, player) else 0
    return max(0, CARDS[card].cost - bonus - boost(state, player, "reduction") - player.powers.develop_reduction)


def developable(state: RaceState, seat: Seat) -> list[int]:
    """No name twice in a tableau, and the cards left in hand must be able to pay (RG-9.2)."""
    player = state.players[seat]
    powers = player.powers.develop_priced
    spare = len(player.hand) - 1
    found: list[int] = []
    for card in player.hand:
        if (
            not CARDS[card].world
            and card not in player.tableau
            and (not found or card != found[-1])
            and can_pay(player, card, cost(state, seat, card), spare, powers)
        ):
            found.append(card)
    return found


@dataclass(frozen=True, slots=True)
class ToDevelop(ChoosingTogether):
    """One development or none, chosen in secret (RG-9.2)."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [*(PLACES[card] for card in developable(state, seat)), PASS]

    def finish(self, state: RaceState) -> None:
        """All reveal together, then pay in turn order (RG-9.3, RG-9.4)."""
        placed = [seat for seat in state.order if self.answers[seat] != NOTHING]
        for seat in state.order:
            card = self.answers[seat]
            if card == NOTHING:
                state.events.append(NothingPlaced(seat))
                continue
            player = state.players[seat]
            take_from_hand(player, (card,))
            add_to_tableau(player, card)
            state.events.append(CardPlaced(seat, card))
        for seat in placed:
            gain_prestige(state, seat, int(CARDS[self.answers[seat]].icon))
        state.agenda += [DevelopPayment(seat, self.answers[seat]) for seat in reversed(placed)]


@dataclass(frozen=True, slots=True)
class DevelopPayment(Step[RaceState]):
    seat: Seat
    card: int

    def run(self, state: RaceState) -> None:
        state.events.append(TurnBegan(self.seat))
        state.agenda.append(DevelopReward(self.seat, self.card))
        powers = state.players[self.seat].powers.develop_priced
        ask_payment(state, self.seat, self.card, cost(state, self.seat, self.card), powers)


@dataclass(frozen=True, slots=True)
class DevelopReward(Step[RaceState]):
    """What placing a development brings, by the powers of the start of the phase (RG-9.8)."""

    seat: Seat
    card: int

    def run(self, state: RaceState) -> None:
        powers, card = state.players[self.seat].powers, CARDS[self.card]
        draw(state, self.seat, powers.develop_draw_after)
        prestige = powers.prestige_per_development
        if card.rebel:
            prestige += powers.prestige_per_rebel_development
        if card.six_cost:
            prestige += powers.prestige_per_six
        gain_prestige(state, self.seat, prestige)
