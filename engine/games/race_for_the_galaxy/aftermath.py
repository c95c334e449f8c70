"""Chapter 10, after placing: what a world brings when it comes, from hand or by takeover."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Seat, Step
from engine.games.race_for_the_galaxy.asking import ToDiscard
from engine.games.race_for_the_galaxy.bonuses import has_bonus
from engine.games.race_for_the_galaxy.components import ACT_SETTLE, ACTION_CARDS, CARDS
from engine.games.race_for_the_galaxy.piles import draw, put_good
from engine.games.race_for_the_galaxy.prestige import gain_prestige
from engine.games.race_for_the_galaxy.state import RaceState


@dataclass(frozen=True, slots=True)
class WorldSettled(Step[RaceState]):
    """What placing or taking over a world brings, by the powers of the start of the phase (RG-10.5, RG-10.16)."""

    seat: Seat
    card: int
    prestige: int
    from_hand: bool

    def run(self, state: RaceState) -> None:
        player, card = state.players[self.seat], CARDS[self.card]
        powers = player.powers
        cards = powers.after_placing_draw
        if not player.bonus_drawn and has_bonus(state, player):
            player.bonus_drawn = True
            cards += ACTION_CARDS[ACT_SETTLE].draw_after_world
        draw(state, self.seat, cards)
        if self.from_hand:
            player.placed = True
            if card.production and powers.good_on_production:
                put_good(state, self.seat, self.card)
        prestige = self.prestige
        if card.rebel_military:
            prestige += powers.prestige_per_rebel_world
        if card.production:
            prestige += powers.prestige_per_production_world
        gain_prestige(state, self.seat, prestige)
        if powers.after_placing_discard:
            ToDiscard(self.seat, powers.after_placing_discard, powers.after_placing_discard).ask(state)
