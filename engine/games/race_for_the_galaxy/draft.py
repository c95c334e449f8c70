"""Chapter 19: drafting. Everybody plays from a deck of their own."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move, Seat, Step
from engine.games.race_for_the_galaxy.asking import ChoosingTogether
from engine.games.race_for_the_galaxy.components import CARDS, DRAFTS, NOTHING
from engine.games.race_for_the_galaxy.components import Draft as Plan
from engine.games.race_for_the_galaxy.events import CardDrafted, PacketsPassed
from engine.games.race_for_the_galaxy.moves import Draft
from engine.games.race_for_the_galaxy.state import RaceState

_DRAFTS = tuple(Draft(card) for card in range(len(CARDS)))


def begin(state: RaceState) -> None:
    """Until the draft is over the cards to draft are one more deck, after those of the seats."""
    state.decks += [state.decks[0]]
    state.decks[0] = []
    state.agenda.append(DraftRound(1))


def plan_of(state: RaceState) -> Plan:
    return DRAFTS[state.options.level, len(state.players)]


@dataclass(frozen=True, slots=True)
class DraftRound(Step[RaceState]):
    """Packets for all, the last ones smaller; then the decks are made (RG-19.2, RG-19.3)."""

    round: int

    def run(self, state: RaceState) -> None:
        plan = plan_of(state)
        size = plan.packet if self.round <= plan.rounds else plan.last_packet
        if self.round > plan.rounds + 1 or not size:
            make_decks(state)
            return
        for player in state.players:
            player.packet = tuple(sorted(state.decks[-1].pop() for _ in range(size)))
        state.events.append(PacketsPassed(self.round))
        state.agenda.append(DraftRound(self.round + 1))
        state.agenda.append(PickAround(self.round))


@dataclass(frozen=True, slots=True)
class PickAround(Step[RaceState]):
    """Ask for the next card of the packets."""

    round: int

    def run(self, state: RaceState) -> None:
        seats = tuple(range(len(state.players)))
        ToDraft(seats, (NOTHING,) * len(seats), seats, self.round).ask(state)


@dataclass(frozen=True, slots=True)
class ToDraft(ChoosingTogether):
    """Everybody keeps one card of the packet in hand, face down."""

    round: int

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [_DRAFTS[card] for card in dict.fromkeys(state.players[seat].packet)]

    def finish(self, state: RaceState) -> None:
        """The rest of a packet goes left in odd rounds, right in even ones (RG-19.2, RG-19.8)."""
        rests = []
        for seat, player in enumerate(state.players):
            packet = list(player.packet)
            packet.remove(self.answers[seat])
            rests.append(tuple(packet))
            player.drafted = tuple(sorted((*player.drafted, self.answers[seat])))
            state.decks[seat].append(self.answers[seat])
            state.events.append(CardDrafted(seat, (self.answers[seat],)))
        step = 1 if self.round % 2 else -1
        for seat, rest in enumerate(rests):
            state.players[(seat + step) % len(rests)].packet = rest
        if rests[0]:
            state.events.append(PacketsPassed(self.round))
            state.agenda.append(PickAround(self.round))


def make_decks(state: RaceState) -> None:
    """The drafted cards are shuffled as personal decks; what is left of the draft is out of the game (RG-19.8)."""
    state.removed = tuple(state.decks.pop())
    for deck in state.decks:
        deck.sort()
        state.rng.shuffle(deck)
