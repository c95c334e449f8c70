"""Any position, put together piece by piece, so that a worked example reads in a test as in the rulebook.

    state = (
        Position(players=2)
        .tableau(0, "new_sparta", "space_marines")
        .hand(0, "rebel_warrior_race", "public_works")
        .deck("gem_world")
        .state()
    )

Cards are named as in data/cards.toml. All seats are about to choose their actions for round 1, in seat order, unless
said otherwise. What is not mentioned is empty: no hands, no goods, no goals; the deck holds the rest of the cards in a
fixed order. A tableau that is not mentioned is a start world from Epsilon Eridani on. With `offered` the game begins
with the choice of start worlds.

`stack` sets the next cards of a deck at any moment, `shuffle_into` how the discard pile will be shuffled, and `roll`
the robot's dice: a game recorded at another table can be replayed draw by draw and choice by choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.moves import Seat
from engine.core.position import ImpossiblePosition
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy import robot, setup
from engine.games.race_for_the_galaxy.components import (
    CARDS,
    EXPANSIONS,
    GOALS,
    NOBODY,
    NOTHING,
    NUMBER,
    START_WORLDS,
)
from engine.games.race_for_the_galaxy.piles import add_to_tableau
from engine.games.race_for_the_galaxy.rounds import RoundEnd, RoundStart, ToChooseActions, late_chooser
from engine.games.race_for_the_galaxy.state import Options, RaceState


def number(card: str) -> int:
    if card not in NUMBER:
        raise ImpossiblePosition(f"there is no card {card!r}")
    return NUMBER[card]


def numbers(cards: Iterable[str]) -> tuple[int, ...]:
    return tuple(number(card) for card in cards)


class Position:
    def __init__(
        self,
        players: int = 2,
        level: str = "bow",
        takeovers: bool = False,
        advanced: bool = False,
        draft: bool = False,
        difficulty: str = "normal",
        seed: int = 0,
    ) -> None:
        options = Options(
            level=EXPANSIONS.index(level),
            goals=False,
            takeovers=takeovers,
            advanced=advanced or players == 1,
            draft=draft,
            difficulty=robot.DIFFICULTIES.index(difficulty),
        )
        self._state = setup.bare_table(players, options, Rng(seed))
        self._goods: dict[Seat, list[int]] = {}
        self._decks: dict[int, tuple[int, ...]] = {}
        self._only = False
        self._start = "choose"
        if players == 1:
            self.robot("old_earth")

    def tableau(self, seat: Seat, *cards: str) -> Position:
        for card in numbers(cards):
            add_to_tableau(self._state.players[seat], card)
        return self

    def offered(self, seat: Seat, *worlds: str) -> Position:
        """The start worlds that a seat may choose from; everybody then chooses, and discards two hand cards."""
        self._state.players[seat].offer = tuple(sorted(numbers(worlds)))
        self._start = "set-up"
        return self

    def goods(self, seat: Seat, *worlds: str) -> Position:
        """Goods on these worlds of the tableau, whichever cards they are."""
        self._goods[seat] = list(numbers(worlds))
        return self

    def hand(self, seat: Seat, *cards: str) -> Position:
        self._state.players[seat].hand = tuple(sorted(numbers(cards)))
        return self

    def saved(self, seat: Seat, *cards: str) -> Position:
        self._state.players[seat].saved = tuple(sorted(numbers(cards)))
        return self

    def deck(self, *cards: str, seat: Seat = 0) -> Position:
        """The next cards, the first one first; with `only_deck` nothing follows them."""
        self._decks[self._state.pile_of(seat)] = numbers(cards)
        return self

    def only_deck(self, *cards: str) -> Position:
        """A deck of just these cards; all others are out of the game."""
        self.deck(*cards)
        self._only = True
        return self

    def discard_pile(self, *cards: str, seat: Seat = 0) -> Position:
        self._state.discards[self._state.pile_of(seat)] = list(numbers(cards))
        return self

    def chips(self, seat: Seat, vp: int) -> Position:
        self._state.players[seat].vp = vp
        return self

    def pool(self, vp: int) -> Position:
        self._state.pool = vp
        return self

    def prestige(self, seat: Seat, amount: int) -> Position:
        self._state.players[seat].prestige = amount
        return self

    def leader(self, leader: int, tile: int = 0) -> Position:
        """Who holds the Leader tile, and how many of its tokens lie on it."""
        self._state.leader, self._state.tile = leader, tile
        return self

    def without_search_card(self, seat: Seat) -> Position:
        self._state.players[seat].search_card = False
        return self

    def order(self, *seats: Seat) -> Position:
        self._state.order = seats
        return self

    def goals(self, *goals: str, held: dict[str, tuple[Seat, ...]] | None = None) -> Position:
        ids = [goal.id for goal in GOALS]
        self._state.goals = tuple(ids.index(goal) for goal in goals)
        holders = held or {}
        self._state.held = tuple(sum(1 << seat for seat in holders.get(goal, ())) for goal in goals)
        return self

    def kind(self, good: int) -> Position:
        """The kind named for Alien Oort Cloud Refinery."""
        self._state.oort_kind = good
        return self

    def robot(
        self,
        start: str,
        *tableau: str,
        pile: tuple[str, ...] = (),
        credit: int | None = None,
        economy: int | None = None,
        vp: int = 0,
        prestige: int = 0,
        counters: int = 0,
        gained: bool = False,
    ) -> Position:
        """The robot of this start world, with what else lies in its tableau; its tracks start as its start
        world says."""
        made = robot.new_robot(number(start), self._state.options.difficulty)
        made.tableau += numbers(tableau)
        made.pile = numbers(pile)
        made.credit = made.credit if credit is None else credit
        made.economy = made.economy if economy is None else economy
        made.vp, made.prestige, made.gained_this_round = vp, prestige, gained
        made.counters, made.counters_left = counters, made.counters_left - counters
        self._state.robot = made
        return self

    def round_start(self) -> Position:
        """The round has yet to begin: the leader's bonus is due."""
        self._start = "round start"
        return self

    def round_end(self) -> Position:
        """The phases are over: hand limits are due."""
        self._start = "round end"
        return self

    def state(self) -> RaceState:
        state = self._state
        self._settle_tableaux()
        self._settle_cards()
        for player in state.players:
            player.then = player.tableau
        if self._start == "set-up":
            seats = tuple(range(len(state.players)))
            state.agenda = [setup.ToBegin(seats, (None,) * len(seats), seats, duel=False)]
        elif self._start == "round end":
            state.round = 1
            state.agenda = [RoundEnd()]
        elif self._start == "round start":
            state.agenda = [RoundStart()]
        else:
            state.round = 1
            late = late_chooser(state)
            seats = tuple(s for s in range(len(state.players)) if s != late or state.options.advanced)
            state.agenda = [ToChooseActions(seats, (None,) * len(state.players), seats, late)]
        while state.agenda and not state.agenda[-1].seats():
            state.agenda.pop().run(state)
        state.events = []
        return state

    def _settle_tableaux(self) -> None:
        """Seats without a tableau get one of the first start worlds, unless they are still to choose one."""
        if self._start == "set-up":
            if not all(player.offer for player in self._state.players):
                raise ImpossiblePosition("either all seats are offered start worlds or none")
            return
        taken = {card for player in self._state.players for card in player.tableau}
        spare = iter([card for card in START_WORLDS if card not in taken and card != START_WORLDS[0]])
        for player in self._state.players:
            if not player.tableau:
                add_to_tableau(player, next(spare))

    def _settle_cards(self) -> None:
        state = self._state
        rest = Counter(setup.full_deck(state.options.level))
        for player in state.players:
            rest.subtract([*player.hand, *player.tableau, *player.saved, *player.offer])
        if state.robot:
            rest.subtract([*state.robot.pile, *state.robot.tableau])
        for pile in (*state.discards, *self._decks.values()):
            rest.subtract(pile)
        short = [CARDS[card].id for card, left in rest.items() if left < 0]
        if short:
            raise ImpossiblePosition(f"more copies than there are of {', '.join(short)}")
        left = sorted(rest.elements())
        for seat, worlds in self._goods.items():
            player = state.players[seat]
            if not set(worlds) <= set(player.tableau):
                raise ImpossiblePosition(f"seat {seat} has no such world for a good")
            player.goods = tuple(left.pop(0) if card in worlds else NOTHING for card in player.tableau)
        for number in range(len(state.decks)):
            share = [] if self._only else left[number :: len(state.decks)]
            state.decks[number] = [*share, *reversed(self._decks.get(number, ()))]
        if self._only:
            state.removed = tuple(left)


def stack(state: RaceState, *cards: str, seat: Seat = NOBODY) -> None:
    """Put these cards on top of a deck, the first one on top, in exchange for whatever lies there.

    They are taken from where nobody can see them: the deck itself, the discard pile, goods on worlds.
    """
    pile = state.pile_of(max(seat, 0))
    deck = state.decks[pile]
    for depth, card in enumerate(numbers(cards)):
        place = len(deck) - 1 - depth
        if place < 0:
            raise ImpossiblePosition(f"the deck has only {len(deck)} cards")
        _exchange(state, pile, place, card)


def _exchange(state: RaceState, pile: int, place: int, card: int) -> None:
    deck, discards = state.decks[pile], state.discards[pile]
    top = deck[place]
    if card in deck[: place + 1]:
        other = deck.index(card)
        deck[other], deck[place] = top, card
        return
    if card in discards:
        discards[discards.index(card)] = top
        deck[place] = card
        return
    for player in state.players:
        if card in player.goods:
            good = player.goods.index(card)
            player.goods = (*player.goods[:good], top, *player.goods[good + 1 :])
            deck[place] = card
            return
    raise ImpossiblePosition(f"{CARDS[card].id} lies neither in the deck nor face down anywhere else")


def shuffle_into(state: RaceState, *cards: str) -> None:
    """Dictate the next shuffle of a discard pile, which must then hold just these cards: the first one comes on top."""
    wanted = [*reversed(numbers(cards))]
    pile = sorted(wanted)
    for last in range(len(pile) - 1, 0, -1):
        other = pile.index(wanted[last])
        pile[last], pile[other] = pile[other], pile[last]
        state.rng.dictate(other)


def roll(state: RaceState, *faces: str) -> None:
    """Dictate the robot's next roll, die by die."""
    for die, face in zip(robot.DICE, faces, strict=True):
        if robot.FACES.index(face) not in die:
            raise ImpossiblePosition(f"that die has no face {face!r}")
        state.rng.dictate(die.index(robot.FACES.index(face)))
