"""What pilots do in Empires of the Void, counted.

python -m tests.bots.empires_of_the_void_habits GAMES [FIRST_SEED]
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from engine.core.game import Setup, Standing
from engine.core.moves import Seat
from engine.games.empires_of_the_void import GAME
from engine.games.empires_of_the_void.components import NOBODY, NOTHING, PRE_ROUND, RACES, ROUNDS, SETTING_UP, TURNS
from engine.games.empires_of_the_void.control import ToBefriend
from engine.games.empires_of_the_void.events import (
    AttackDeclared,
    DiceRolled,
    IncomePaid,
    MoveBegan,
    MoveEnded,
    OfferRefused,
    OfferSent,
    PlanetLiberated,
    PortBuilt,
    Researched,
    RoundBegan,
    ShipBuilt,
    ShipMoved,
    TradeMade,
    TurnBegan,
    WorldConquered,
    WorldRegained,
)
from engine.games.empires_of_the_void.moves import Befriend
from engine.games.empires_of_the_void.state import EmpiresState
from engine.games.empires_of_the_void.trade import ToDraft
from tests.bots.habits import Glance, Habit, watch

LAST_CHANCES = (5, 9, 11)
"""The last rounds in which a technology is bought in time for a scoring."""
PERSON = 0
"""The seat whose questions are counted."""


class Habits(Habit):
    def __init__(self) -> None:
        self.games = self.rounds = 0
        self.liberated = self.befriended = 0
        self.taken = self.taken_without_a_die = 0
        self.unspent: list[int] = []
        self.last_income: list[int] = []
        """What the last turns brought, which nobody can spend any more."""
        self.offers = self.accepted = self.repeated = 0
        self.bought = self.used = 0
        self.flights = self.to_and_fro = 0
        self.ports = self.idle_ports = 0
        self.prompts: Counter[str] = Counter()
        self.places: list[list[float]] = [[], [], [], []]
        self.races: dict[str, list[float]] = {race.id: [] for race in RACES}
        self.points: dict[str, list[int]] = {race.id: [] for race in RACES}
        self._rolled = False
        self._refused: set[tuple[object, ...]] = set()
        self._wish: tuple[object, ...] = ()
        self._route: list[tuple[int, tuple[int, ...]]] = []
        self._trips: list[tuple[Seat, int, int, tuple[int, ...], int]] = []
        self._port: dict[Seat, tuple[int, bool]] = {}

    # -- each choice ---------------------------------------------------------------------------------------------

    def look(self, glance: Glance) -> None:
        if isinstance(glance.before.agenda[-1], ToBefriend) and any(
            isinstance(move, Befriend) for move in glance.moves
        ):
            self.liberated += 1
            self.befriended += isinstance(glance.move, Befriend)
        if glance.seat == PERSON and self._is_interruption(glance.before):
            self.prompts[type(glance.before.agenda[-1]).__name__] += 1
        for event in glance.events:
            self._count(event, glance.after)

    def _is_interruption(self, state: EmpiresState) -> bool:
        """A question somebody has to answer while others play."""
        step = state.agenda[-1]
        if state.phase == SETTING_UP or isinstance(step, ToDraft) or (state.phase == TURNS and state.active == PERSON):
            return False
        if state.phase == PRE_ROUND and step.seats() != (PERSON,):
            return False
        wishes = {topic for topic, wanted in GAME.topics.items() if wanted}
        return GAME.unasked(state, PERSON, wishes) is None

    def _count(self, event: object, state: EmpiresState) -> None:
        if isinstance(event, IncomePaid) and state.round == ROUNDS:
            self.last_income.append(event.total)
        if isinstance(event, RoundBegan):
            self.rounds += 1
            self._refused = set()
        elif isinstance(event, TurnBegan):
            self._trips = []
        elif isinstance(event, AttackDeclared):
            self._rolled = False
            self._trips = []
        elif isinstance(event, DiceRolled):
            self._rolled = True
        elif isinstance(event, WorldConquered | WorldRegained | PlanetLiberated):
            if event.loser != NOBODY and state.phase == TURNS:
                self.taken += 1
                self.taken_without_a_die += not self._rolled
        elif isinstance(event, OfferSent | OfferRefused | TradeMade):
            self._bargain(event)
        elif isinstance(event, Researched):
            self.used += event.lender != NOBODY
        elif isinstance(event, MoveBegan | ShipMoved | MoveEnded):
            self._flight(event)
        elif isinstance(event, PortBuilt):
            self._port[event.seat] = (state.round, False)
        elif isinstance(event, ShipBuilt) and event.seat in self._port:
            bought, used = self._port[event.seat]
            self._port[event.seat] = (bought, used or event.world == state.players[event.seat].port)

    def interruptions(self) -> float:
        return self.prompts.total() / max(1, self.rounds)

    def _bargain(self, event: OfferSent | OfferRefused | TradeMade) -> None:
        if isinstance(event, OfferSent):
            offer = event.offer
            self._wish = (offer.sender, offer.partner, offer.ask_cards, offer.ask_good)
            self.offers += 1
            self.repeated += self._wish in self._refused
        elif isinstance(event, OfferRefused):
            self._refused.add(self._wish)
        else:
            self.accepted += 1
            self.bought += event.offer.ask_good != NOTHING

    def _flight(self, event: MoveBegan | ShipMoved | MoveEnded) -> None:
        """To and fro: a ship comes back with nothing more than it left with, and has attacked nothing."""
        if isinstance(event, MoveBegan):
            self._ship, self._owner = event.ship, event.owner
            self._route = [(event.space, ())] if event.owner == event.seat else []
        elif isinstance(event, ShipMoved) and self._route:
            if len(self._route) == 1:
                self._route = [(event.origin, event.cargo)]
            self._route.append((event.space, event.cargo))
        elif isinstance(event, MoveEnded) and len(self._route) > 1:
            (start, _), (end, cargo) = self._route[0], self._route[-1]
            trip = (event.seat, self._ship, start, cargo, end)
            back = (event.seat, self._ship, end, cargo, start)
            self.flights += 1
            self.to_and_fro += len(set(self._route)) < len(self._route) or back in self._trips
            self._trips.append(trip)

    # -- each game -----------------------------------------------------------------------------------------------

    def over(self, setup: Setup, state: EmpiresState, standing: list[Standing]) -> None:
        self.games += 1
        self.unspent += [player.credits for player in state.players]
        winners = sum(place.rank == 1 for place in standing)
        for place, seat in enumerate(state.seats_from(state.first)):
            won = (standing[seat].rank == 1) / winners
            race = RACES[state.players[seat].race].id
            self.places[place].append(won)
            self.races[race].append(won)
            self.points[race].append(standing[seat].score)
        self.ports += len(self._port)
        self.idle_ports += sum(not used and bought not in LAST_CHANCES for bought, used in self._port.values())
        self._port = {}

    def told(self) -> Iterator[str]:
        yield f"{self.games} games, {self.rounds} rounds"
        yield f"alliances with what was liberated: {self.befriended} of {self.liberated}"
        yield f"worlds taken without a die: {share(self.taken_without_a_die, self.taken)}"
        yield f"unspent credits: {mean(self.unspent):.1f}, of which the last income {mean(self.last_income):.1f}"
        yield f"offers {self.offers}, accepted {self.accepted}, repeated after a refusal in the round {self.repeated}"
        yield f"goods bought {self.bought}, used {self.used}"
        yield f"flights {self.flights}, to and fro {self.to_and_fro}"
        yield f"Space Ports {self.ports}, bought early and never used {self.idle_ports}"
        yield f"interruptions a round: {self.interruptions():.2f} {dict(self.prompts)}"
        yield "wins by place: " + ", ".join(f"{mean(won):.1%}" for won in self.places if won)
        for race, won in self.races.items():
            yield f"{race:13} {mean(won):6.1%} of {len(won)}, {mean(self.points[race]):.1f} points"


def mean(values: list[int] | list[float]) -> float:
    return sum(values) / max(1, len(values))


def share(part: int, whole: int) -> str:
    return f"{part} of {whole}, {part / max(1, whole):.1%}"


if __name__ == "__main__":
    games, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    print("\n".join(watch(GAME, ["pilot"] * 4, range(first, first + games), Habits()).told()))
