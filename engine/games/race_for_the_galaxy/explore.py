"""Chapter 8: phase I, Explore."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.moves import Seat, Step
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy.asking import Naming, NamingTogether, asked_to_discard, some
from engine.games.race_for_the_galaxy.bonuses import boost
from engine.games.race_for_the_galaxy.components import ACTION_CARDS, EXPLORE, HIDDEN, PHASE_OF
from engine.games.race_for_the_galaxy.piles import discard, draw
from engine.games.race_for_the_galaxy.prestige import gain_prestige
from engine.games.race_for_the_galaxy.state import RaceState

CARDS_DRAWN = 2
CARDS_KEPT = 1


def begin(state: RaceState) -> None:
    state.agenda.append(ExploreDraws())
    if state.prestige_in_play:
        for seat in reversed(state.order):
            offers = state.players[seat].powers.offers
            if offers:
                ToOffer(seat, 0, offers).ask(state)


@dataclass(frozen=True, slots=True)
class ToOffer(Naming):
    """Before drawing: a hand card for 1 prestige, once for each such power (RG-8.1)."""

    def finish(self, state: RaceState, cards: tuple[int, ...]) -> None:
        discard(state, self.seat, cards)
        gain_prestige(state, self.seat, len(cards))


@dataclass(frozen=True, slots=True)
class ExploreDraws(Step[RaceState]):
    """All draw, in turn order, then all choose what to keep (RG-8.2, RG-8.3)."""

    def run(self, state: RaceState) -> None:
        seats = len(state.players)
        counts = [0] * seats
        drawn: list[tuple[int, ...]] = [()] * seats
        for seat in state.order:
            draws, keeps = figures(state, seat)
            cards = draw(state, seat, draws)
            counts[seat] = max(0, len(cards) - keeps)
            drawn[seat] = () if mixes(state, seat) else tuple(sorted(cards))
        concerned = asked_to_discard(tuple(counts))
        ToExplore(concerned, ((),) * seats, concerned, tuple(counts), tuple(drawn)).ask(state)


def figures(state: RaceState, seat: Seat) -> tuple[int, int]:
    """How many cards a seat draws and keeps; in the advanced game both Explore bonuses may add up (RG-18.2)."""
    player = state.players[seat]
    chosen = [ACTION_CARDS[action] for action in player.actions if PHASE_OF[action] == EXPLORE]
    draws = CARDS_DRAWN + player.powers.explore_draw + sum(card.draw for card in chosen) + boost(state, player, "draw")
    keeps = CARDS_KEPT + player.powers.draw_keep + sum(card.keep for card in chosen) + boost(state, player, "keep")
    return draws, keeps


def mixes(state: RaceState, seat: Seat) -> bool:
    """May discard from the hand too (RG-8.4)."""
    player = state.players[seat]
    return player.powers.mixes or bool(boost(state, player, "mix"))


@dataclass(frozen=True, slots=True)
class ToExplore(NamingTogether):
    drawn: tuple[tuple[int, ...], ...]
    """The cards each seat drew and must discard from; empty for those who mix them with their hand."""

    def choice(self, state: RaceState, seat: Seat) -> tuple[int, ...]:
        return self.drawn[seat] or state.players[seat].hand

    def part_with(self, state: RaceState, discards: list[tuple[int, ...]]) -> None:
        for seat in state.order:
            discard(state, seat, discards[seat])

    def seen_by(self, seat: Seat | None) -> Step[RaceState]:
        drawn = tuple(cards if other == seat else (HIDDEN,) * len(cards) for other, cards in enumerate(self.drawn))
        return NamingTogether.seen_by(replace(self, drawn=drawn), seat)

    def imagined(self, state: RaceState, seat: Seat, rng: Rng) -> Step[RaceState]:
        drawn = tuple(
            cards if other == seat else some(state.players[other].hand, len(cards), rng)
            for other, cards in enumerate(self.drawn)
        )
        return replace(self, drawn=drawn)
