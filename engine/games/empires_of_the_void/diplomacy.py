"""Chapter 15: the Diplomacy action."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.empires_of_the_void.actions import other_source, spend
from engine.games.empires_of_the_void.components import (
    BINDOK_II,
    CARD_FIGURES,
    CARDS,
    DIPLOMACY_DICE,
    DIPLOMACY_ROLL,
    DIPLOMAT,
    EACH,
    EVENT_FIGURES,
    EXODUS_FROM_BINDOK,
    GALACTIC_EMBASSY,
    GOODWILL_ENVOYS,
    HOME,
    MIRRIM,
    NOBODY,
    PLANET_FIGURES,
    PLANETS,
    RACES,
    SIRI,
    TECHNOLOGY_FIGURES,
    TEMPERAMENTS,
)
from engine.games.empires_of_the_void.control import make_ally
from engine.games.empires_of_the_void.events import DiplomacyFailed, DiplomacyTried
from engine.games.empires_of_the_void.hands import discard, show
from engine.games.empires_of_the_void.moves import Diplomacy, PlayCards
from engine.games.empires_of_the_void.rolls import need_of_diplomacy, put_on_table, throw_dice, total
from engine.games.empires_of_the_void.state import EmpiresState
from engine.games.empires_of_the_void.step import PASS
from engine.games.empires_of_the_void.tactics import Effect, could_play, play_cards, plays, usable_hand

MOST_CARDS = 4
_MYSTERIOUS = TEMPERAMENTS.index("mysterious")
GOODWILL_BONUS: int = CARD_FIGURES["goodwill"]


@lru_cache(maxsize=32768)
def attempts(planet: int, hand: tuple[int, ...], veiled: bool) -> tuple[Diplomacy, ...]:
    """One option for each different set of one to four matching cards (EV-15.7).

    `veiled`: mysterious cards count too, beside one that really matches (EV-22.17).
    """
    temperament = PLANETS[planet].temperament
    fitting = [
        card
        for card in hand
        if CARDS[card].temperament == temperament or (veiled and CARDS[card].temperament == _MYSTERIOUS)
    ]
    sets = {
        cards
        for number in range(1, min(MOST_CARDS, len(fitting)) + 1)
        for cards in combinations(fitting, number)
        if any(CARDS[card].temperament == temperament for card in cards)
    }
    return tuple(Diplomacy(planet, cards) for cards in sorted(sets, key=lambda cards: (len(cards), cards)))


def approaches(state: EmpiresState, seat: Seat) -> list[Move]:
    """A Diplomat at a neutral planet without ally, and cards of its temperament (EV-15.1)."""
    player = state.players[seat]
    found: list[Move] = []
    if player.hand:
        for space, fleet in enumerate(player.ships):
            if fleet & EACH[DIPLOMAT]:
                planet = state.galaxy.world_at[space]
                if 0 <= planet < HOME and state.holder[planet] == NOBODY == state.ally[planet]:
                    found += attempts(planet, player.hand, player.race == SIRI)
    return found


def modifier(state: EmpiresState, seat: Seat, planet: int) -> int:
    """EV-15.3, Goodwill Envoys aside."""
    bonus = PLANET_FIGURES["mirrim_diplomacy"] if state.has_access(seat, MIRRIM) else 0
    if state.players[seat].owns(GALACTIC_EMBASSY):
        bonus += TECHNOLOGY_FIGURES["embassy_diplomacy"]
    if planet == BINDOK_II and state.event == EXODUS_FROM_BINDOK:
        bonus += EVENT_FIGURES["exodus_diplomacy"]
    return bonus


def threshold(state: EmpiresState, seat: Seat, cards: int) -> int:
    """The total needed with that many cards (EV-15.2)."""
    return RACES[state.players[seat].race].thresholds[cards - 1]


def negotiate(state: EmpiresState, seat: Seat, move: Diplomacy) -> None:
    """Roll, own re-rolls, Twist of Fate, Goodwill Envoys, compare (EV-15.7)."""
    spend(state, seat, other_source(state))
    needed = threshold(state, seat, len(move.cards))
    state.shown = move.cards
    show(state, seat, move.cards)
    state.events.append(DiplomacyTried(seat, move.planet, move.cards, needed))
    throw = throw_dice(state, seat, DIPLOMACY_ROLL, 0, [needed << 6] * DIPLOMACY_DICE)
    state.agenda.append(Conclude(seat, move.planet))
    state.agenda.append(GoodwillWindow(seat))
    put_on_table(state, (replace(throw, bonus=modifier(state, seat, move.planet)),), DIPLOMACY_ROLL)


@dataclass(frozen=True, slots=True)
class GoodwillWindow(Step[EmpiresState]):
    """Skipped if the roll succeeds already or four more would not do (EV-28.3)."""

    seat: Seat

    def run(self, state: EmpiresState) -> None:
        short = need_of_diplomacy(state.throws[0]) - total(state.throws[0])
        if 0 < short <= GOODWILL_BONUS and could_play(state, self.seat, GOODWILL_ENVOYS):
            state.agenda.append(ToSendEnvoys(self.seat))


@dataclass(frozen=True, slots=True)
class ToSendEnvoys(Asks[EmpiresState]):
    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [PASS, *plays(usable_hand(state, seat), (GOODWILL_ENVOYS,))]

    def quiet(self, state: EmpiresState, seat: Seat) -> Move | None:
        return PASS

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        state.agenda.pop()
        if isinstance(move, PlayCards):
            state.agenda.append(GoodwillWindow(seat))
            play_cards(state, move.cards, GoodwillEnvoys(seat, GOODWILL_ENVOYS))


@dataclass(frozen=True, slots=True)
class GoodwillEnvoys(Effect):
    """Four more on the roll just made (EV-25.17)."""

    def run(self, state: EmpiresState) -> None:
        (throw,) = state.throws
        state.throws = (replace(throw, bonus=throw.bonus + GOODWILL_BONUS),)


@dataclass(frozen=True, slots=True)
class Conclude(Step[EmpiresState]):
    """Success: the cards are discarded, the planet is an ally. Failure: they return to the hand (EV-15.4, EV-15.5)."""

    seat: Seat
    planet: int

    def run(self, state: EmpiresState) -> None:
        (throw,) = state.throws
        cards, state.shown, state.throws = state.shown, (), ()
        if total(throw) >= need_of_diplomacy(throw):
            discard(state, self.seat, cards)
            make_ally(state, self.seat, self.planet)
        else:
            state.events.append(DiplomacyFailed(self.seat, self.planet, total(throw), need_of_diplomacy(throw)))
