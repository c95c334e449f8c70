"""Chapter 10, Military: strength, and temporary Military bought while a fight is resolved (RG-10.10 to RG-10.12)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.race_for_the_galaxy.asking import DISCARDS, PASS
from engine.games.race_for_the_galaxy.components import CARDS, GOODS, HIDDEN, NOTHING, OORT, POWERS, Power
from engine.games.race_for_the_galaxy.events import MilitaryBought, PowerUsed
from engine.games.race_for_the_galaxy.goals import give_up
from engine.games.race_for_the_galaxy.moves import Discard, Pass, Strengthen
from engine.games.race_for_the_galaxy.payment import worlds_with
from engine.games.race_for_the_galaxy.piles import discard, good_on, spend_good
from engine.games.race_for_the_galaxy.prestige import spend_prestige
from engine.games.race_for_the_galaxy.state import Player, RaceState


def strength(state: RaceState, seat: Seat, world: int) -> int:
    """Total, specialised and temporary Military against a world."""
    player = state.players[seat]
    return player.powers.strength_against(CARDS[world], good_on(state, world)) + player.military


def conquering_strength(state: RaceState, seat: Seat, card: int) -> int:
    """Against a world being placed: Alien Oort Cloud Refinery is of the kind that suits its owner (RG-23.1)."""
    if card != OORT:
        return strength(state, seat, card)
    player = state.players[seat]
    return max(player.powers.strength_against(CARDS[card], good) for good in range(len(GOODS))) + player.military


def usable(player: Player, powers: tuple[Power, ...], placing: int, prestige: int) -> list[Power]:
    """Temporary Military to be had for anything but hand cards; the card being placed never helps (RG-6.11)."""
    found = []
    for power in powers:
        if power.number in player.used:
            continue
        if power.pay == "self":
            there = power.card in player.tableau
        elif power.pay == "prestige":
            there = prestige > 0
        else:
            there = bool(worlds_with(player, power.price, placing))
        if there:
            found.append(power)
    return found


def hand_cards_left(player: Player) -> int:
    """How many hand cards may still be discarded for Military in this phase."""
    return player.powers.hand_military - player.hand_military


def most_to_buy(player: Player, placing: int, spare: int, prestige: int) -> int:
    """All the temporary Military within reach, with so many hand cards and so much prestige to spare."""
    powers = player.powers
    amount = min(hand_cards_left(player), spare) if powers.hand_military else 0
    if powers.temporary:
        amount += sum(power.amount for power in usable(player, powers.temporary, placing, prestige))
    return amount


def own_prestige(state: RaceState, seat: Seat, placing: int) -> int:
    """The icon of the card being placed never helps to place it (RG-6.4)."""
    icon = placing != NOTHING and state.prestige_in_play and CARDS[placing].icon
    return state.players[seat].prestige - int(icon)


@dataclass(frozen=True, slots=True)
class ToStrengthen(Asks[RaceState]):
    """Buy temporary Military for a conquest, an attack or a defense: with hand cards after everything else."""

    world: int
    """The world fought for."""
    placing: int
    """The same world if the seat is placing it, else NOTHING."""
    needed: int | None
    """A conquest must reach this; an attack or defense may stop anywhere."""
    more: bool
    """Whether Military beyond what is needed could serve later in the phase (RG-10.22)."""
    passed: int = 0
    """Powers before this place of the list are no longer offered: no set can be bought twice."""
    last: int = NOTHING
    """The hand card discarded last: only those with its number or a higher one come after it."""

    def offers(self, state: RaceState) -> list[Power]:
        if self.last != NOTHING:
            return []
        player = state.players[self.seat]
        prestige = own_prestige(state, self.seat, self.placing)
        return usable(player, player.powers.temporary[self.passed :], self.placing, prestige)

    def hand_offers(self, state: RaceState) -> list[int]:
        return [card for card in state.players[self.seat].hand if card >= self.last]

    def missing(self, state: RaceState) -> int:
        return 0 if self.needed is None else self.needed - conquering_strength(state, self.seat, self.world)

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        missing = self.missing(state)
        found: list[Move] = []
        cards_left = hand_cards_left(player)
        if cards_left > 0:
            cards = self.hand_offers(state)
            enough = [card for place, card in enumerate(cards) if min(cards_left, len(cards) - place) >= missing]
            found += [DISCARDS[card] for card in dict.fromkeys(enough)]
        offers = self.offers(state)
        for place, power in enumerate(offers):
            if missing <= sum(later.amount for later in offers[place:]) + min(cards_left, len(player.hand)):
                if power.pay == "good":
                    found += [
                        Strengthen(power.number, world) for world in worlds_with(player, power.price, self.placing)
                    ]
                else:
                    found.append(Strengthen(power.number, NOTHING))
        if missing <= 0:
            found.append(PASS)
        return found

    def play(self, state: RaceState, seat: Seat, move: Discard | Strengthen | Pass) -> None:
        state.agenda.pop()
        if isinstance(move, Pass):
            return
        player = state.players[seat]
        if isinstance(move, Discard):
            discard(state, seat, (move.card,))
            player.hand_military += 1
            buy(state, seat, 1)
            replace(self, last=move.card).ask(state)
            return
        power = POWERS[move.power]
        player.used += (power.number,)
        state.events.append(PowerUsed(seat, power.number))
        if power.pay == "self":
            give_up(state, seat, power.card)
        elif power.pay == "prestige":
            spend_prestige(state, seat)
        else:
            spend_good(state, seat, move.world)
        buy(state, seat, power.amount)
        replace(self, passed=player.powers.temporary.index(power) + 1).ask(state)

    def ask(self, state: RaceState) -> None:
        """Nothing is asked of a seat that is strong enough, unless it could use more later (RG-10.22)."""
        missing = self.missing(state)
        if missing <= 0 and not self.more:
            return
        moves = self.moves(state, self.seat)
        if len(moves) > 1:
            state.agenda.append(self)
        elif missing > 0:
            state.agenda.append(self)
            self.play(state, self.seat, moves[0])  # type: ignore[arg-type]

    def seen_by(self, seat: Seat | None) -> Step[RaceState]:
        return self if seat == self.seat or self.last == NOTHING else replace(self, last=HIDDEN)


def buy(state: RaceState, seat: Seat, amount: int) -> None:
    """It lasts until the end of the phase (RG-10.12)."""
    player = state.players[seat]
    player.military += amount
    state.events.append(MilitaryBought(seat, amount, player.military))
