"""A table for the rules tests: a position, short ways to play on it, and short ways to look at it.

Tests are told from your point of view: you are seat 0, the others are named. Cards go by their names in the data.
"""

from __future__ import annotations

from typing import Final, TypeVar

from engine.core.game import OptionValue, Setup
from engine.core.moves import Event, IllegalMove, Move, Seat
from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import ACTIONS, CARDS, GOODS, NOTHING, NUMBER, POWERS
from engine.games.race_for_the_galaxy.events import CardsDrawn, ChipsGained, RoundBegan
from engine.games.race_for_the_galaxy.moves import (
    Attack,
    Choose,
    Conquer,
    Discard,
    Feed,
    Keep,
    Pass,
    PayFor,
    Place,
    Produce,
    Reduce,
    Sell,
    SettleMore,
    Strengthen,
    Use,
)
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.scoring import score
from engine.games.race_for_the_galaxy.state import RaceState

YOU: Final = 0
BEN: Final = 1
CLEO: Final = 2

E = TypeVar("E", bound=Event)
M = TypeVar("M", bound=Move)


def card(name: str) -> int:
    return NUMBER[name]


def power(name: str, kind: str, phase: str = "") -> int:
    """The number of a card's power of that kind."""
    found = [p.number for p in CARDS[card(name)].powers if p.kind == kind and phase in ("", p.phase)]
    assert found, f"{name} has no power {kind}"
    return found[0]


def choice(*names: str, boosted: int = NOTHING) -> Choose:
    """Actions by name; a star marks the one with the prestige bonus."""
    for place, name in enumerate(names):
        if name.endswith("*"):
            boosted = place
    actions = [ACTIONS.index(name.rstrip("*")) for name in names]
    order = sorted(range(len(actions)), key=actions.__getitem__)
    return Choose(tuple(actions[place] for place in order), order.index(boosted) if boosted >= 0 else NOTHING)


def place(name: str) -> Place:
    return Place(card(name))


def discard(name: str) -> Discard:
    return Discard(card(name))


def use(name: str, kind: str) -> Use:
    return Use(power(name, kind, "consume"))


def feed(*worlds: str) -> Feed:
    return Feed(tuple(card(world) for world in worlds))


def sell(world: str, good: str) -> Sell:
    return Sell(card(world), GOODS.index(good))


def produce(world: str, good: str, by: str = "") -> Produce:
    """Put a good on a world with a card's power, or by the bonus."""
    numbers = [p.number for p in CARDS[card(by)].powers if p.kind in ("produce", "produce_windfall")] if by else [-1]
    return Produce(numbers[-1], card(world), GOODS.index(good))


def reduce(name: str, world: str = "", phase: str = "") -> Reduce:
    kinds = [p.number for p in CARDS[card(name)].powers if p.pay and p.kind in ("reduce_cost", "cost_zero")]
    kinds = [n for n in kinds if phase in ("", POWERS[n].phase)]
    return Reduce(kinds[0], card(world) if world else NOTHING)


def strengthen(name: str, world: str = "") -> Strengthen:
    return Strengthen(power(name, "temporary_military"), card(world) if world else NOTHING)


def pay_with(name: str) -> PayFor:
    return PayFor(power(name, "pay_for_military"))


PAY: Final = PayFor(NOTHING)
CONQUER: Final = Conquer(NOTHING)
PASS: Final = Pass()


def conquer_with(name: str) -> Conquer:
    return Conquer(power(name, "conquer_non_military"))


def settle_more(name: str, world: str) -> SettleMore:
    return SettleMore(power(name, "extra_placement"), card(world))


def attack(name: str, defender: Seat, world: str, fleet: bool = False) -> Attack:
    return Attack(power(name, "takeover"), defender, card(world), fleet)


class Table:
    def __init__(self, position: Position | RaceState) -> None:
        self.state = position.state() if isinstance(position, Position) else position
        self.log: list[Event] = []

    @classmethod
    def dealt(cls, players: int, seed: int = 0, **options: OptionValue) -> Table:
        return cls(GAME.start(Setup(players, seed, options)))

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, *moves: Move) -> list[Event]:
        found = [event for move in moves for event in GAME.play(self.state, seat, move)]
        self.log += found
        return found

    def choose(self, *choices: str | tuple[str, ...]) -> list[Event]:
        """The actions of each seat in turn (a tuple of two in the advanced game); all reveal together."""
        found: list[Event] = []
        step = self.state.round
        for seat in [*self.waiting, *(seat for seat in range(len(choices)) if seat not in self.waiting)]:
            if seat in self.waiting and choices[seat] and self.state.round == step:
                names = choices[seat]
                found += self.play(seat, choice(*([names] if isinstance(names, str) else names)))
        return found

    def pay(self, *names: str, seat: Seat = YOU) -> None:
        """Hand cards named one after the other, in the order in which they are offered; the last may go by
        themselves."""
        left = [card(name) for name in names]
        while self.moves(Discard, seat) and left:
            self.play(seat, Discard(self._next(seat, left, Discard)))
        assert not set(left) & set(self.state.players[seat].hand)

    def keep(self, *names: str, seat: Seat = YOU) -> None:
        """After Explore or at the end of a round: keep these of the cards in question, discard the others."""
        wanted = [card(name) for name in names]
        while seat in self.waiting and any(isinstance(move, Keep | Discard) for move in self.all_moves(seat)):
            move = self.all_moves(seat)[0]
            if isinstance(move, Keep):
                self.play(seat, Keep(self._next(seat, wanted, Keep)))
            else:
                others = [m.card for m in self.moves(Discard, seat) if m.card not in wanted]
                self.play(seat, Discard(others[0]))

    def _next(self, seat: Seat, cards: list[int], kind: type[Discard] | type[Keep]) -> int:
        for move in self.moves(kind, seat):
            if move.card in cards:
                cards.remove(move.card)
                return move.card
        raise AssertionError(f"none of {[CARDS[c].id for c in cards]} can be named: {self.all_moves(seat)}")

    def pass_all(self, *seats: Seat) -> None:
        """These seats (all, unless named) take the first way out of whatever they are asked until actions are due."""
        from engine.games.race_for_the_galaxy.rounds import ToChooseActions

        while self.waiting and not isinstance(self.state.agenda[-1], ToChooseActions):
            asked = [seat for seat in self.waiting if not seats or seat in seats]
            if not asked:
                return
            moves = self.all_moves(asked[0])
            self.play(asked[0], PASS if PASS in moves else moves[0])

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return GAME.waiting(self.state)

    def all_moves(self, seat: Seat = YOU) -> list[Move]:
        return GAME.moves(self.state, seat)

    def moves(self, kind: type[M], seat: Seat = YOU) -> list[M]:
        return [move for move in self.all_moves(seat) if isinstance(move, kind)]

    def can(self, move: Move, seat: Seat = YOU) -> bool:
        return move in self.all_moves(seat)

    def refuses(self, move: Move, seat: Seat = YOU) -> bool:
        """The move is illegal, and trying it leaves everything as it was."""
        before = GAME.copy(self.state)
        try:
            GAME.play(self.state, seat, move)
        except IllegalMove:
            return self.state == before
        return False

    def events(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def drawn(self, seat: Seat = YOU) -> int:
        """Cards drawn by a seat in the round that the table began with."""
        count = 0
        for event in self.log:
            if isinstance(event, RoundBegan):
                break
            if isinstance(event, CardsDrawn) and event.seat == seat:
                count += len(event.cards)
        return count

    def won(self, seat: Seat = YOU) -> int:
        """VP chips gained by a seat in the round that the table began with."""
        count = 0
        for event in self.log:
            if isinstance(event, RoundBegan):
                break
            if isinstance(event, ChipsGained) and event.seat == seat:
                count += event.vp
        return count

    def step(self) -> str:
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    def hand(self, seat: Seat = YOU) -> list[str]:
        return [CARDS[number].id for number in self.state.players[seat].hand]

    def hand_size(self, seat: Seat = YOU) -> int:
        return len(self.state.players[seat].hand)

    def tableau(self, seat: Seat = YOU) -> list[str]:
        return [CARDS[number].id for number in self.state.players[seat].tableau]

    def goods(self, seat: Seat = YOU) -> list[str]:
        """The worlds with goods."""
        return [CARDS[number].id for number in self.state.players[seat].worlds_with_goods()]

    def vp(self, seat: Seat = YOU) -> int:
        return self.state.players[seat].vp

    def prestige(self, seat: Seat = YOU) -> int:
        return self.state.players[seat].prestige

    def military(self, seat: Seat = YOU) -> int:
        """Total Military of the tableau as it is now."""
        return powers_of(self.state.players[seat].tableau).military

    def score(self, seat: Seat = YOU) -> int:
        return score(self.state, seat)

    def discards(self, seat: Seat = YOU) -> list[str]:
        return [CARDS[number].id for number in self.state.discards[self.state.pile_of(seat)]]

    @property
    def over(self) -> bool:
        return not self.waiting
