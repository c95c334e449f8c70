"""Chapter 3: set-up, with the beginners' hands, the robot's table and the duel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from engine.core.game import Clash, Option, Setup
from engine.core.moves import Move, Seat, Step
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy import draft, robot
from engine.games.race_for_the_galaxy.asking import NamingTogether, Secretly, asked_to_discard
from engine.games.race_for_the_galaxy.components import (
    BASE,
    BEGINNERS_HANDS,
    BOW,
    CARDS,
    CARDS_DEALT,
    CARDS_KEPT,
    DRAFTS,
    DUEL,
    EXPANSIONS,
    FIRST_DRAWN,
    GOALS,
    MAX_PLAYERS,
    MOST_DRAWN,
    POOL_EXTRA,
    POOL_PER_PLAYER,
    RVI,
    SCAVENGERS,
    START_WORLDS,
    TGS,
)
from engine.games.race_for_the_galaxy.events import CardGiven, CardSaved, CardsDrawn, StartWorldRevealed
from engine.games.race_for_the_galaxy.moves import Begin
from engine.games.race_for_the_galaxy.piles import add_to_hand, add_to_tableau, discard, put_good, take_from_hand
from engine.games.race_for_the_galaxy.rounds import RoundStart
from engine.games.race_for_the_galaxy.state import Options, Player, RaceState


def _players(level: int) -> tuple[int, ...]:
    """How many may play at a level; alone only where there is a robot (RG-2.1, RG-19.1)."""
    return tuple(range(2 if level == BASE else 1, MAX_PLAYERS[level] + 1))


OPTIONS: Final = (
    Option(
        "level",
        "bow",
        EXPANSIONS,
        only={EXPANSIONS[level]: _players(level) for level in (BASE, TGS, RVI)},
        at_first=EXPANSIONS[BASE],
    ),
    Option("goals", True, seats=(2, 3, 4, 5, 6)),
    Option("takeovers", False, seats=(2, 3, 4, 5, 6)),
    Option("advanced", False, seats=(2,)),
    Option("draft", False, seats=(2, 3, 4, 5, 6)),
    Option("beginners", False, seats=(2, 3, 4, 5), at_first=True),
    Option("duel", False, seats=(2,)),
    Option("difficulty", "normal", robot.DIFFICULTIES, seats=(1,)),
)


@dataclass(frozen=True, slots=True)
class Dealing:
    """What a setup comes to: the switches that play asks about, and those that only the deal asks about."""

    seats: int
    options: Options
    beginners: bool
    duel: bool

    @staticmethod
    def of(setup: Setup) -> Dealing:
        chosen = {option.id: setup.options.get(option.id, option.default) for option in OPTIONS}
        for option in OPTIONS[1:]:
            if option.seats and setup.seats not in option.seats:
                chosen[option.id] = option.default
        level = EXPANSIONS.index(str(chosen["level"]))
        solitaire, duel = setup.seats == 1, bool(chosen["duel"])
        options = Options(
            level=level,
            goals=bool(chosen["goals"]) and level >= TGS and not solitaire and not duel,
            takeovers=(bool(chosen["takeovers"]) or duel) and level >= RVI and not solitaire,
            advanced=bool(chosen["advanced"]) or solitaire,
            draft=bool(chosen["draft"]),
            difficulty=robot.DIFFICULTIES.index(str(chosen["difficulty"])),
        )
        return Dealing(setup.seats, options, bool(chosen["beginners"]), duel)


def clash(setup: Setup) -> Clash | None:
    """What the switches allow together (RG-3.11, RG-19.9, RG-21, RG-22.1)."""
    table = Dealing.of(setup)
    level, options = table.options.level, table.options
    if options.draft and level == BASE:
        return Clash("draft_level")
    if options.draft and (level, table.seats) not in DRAFTS:
        counts = ", ".join(str(players) for found, players in DRAFTS if found == level)
        return Clash("draft_seats", (counts,))
    if table.beginners and (options.draft or table.duel):
        return Clash("beginners_dealt")
    if table.beginners and table.seats > len(beginners_worlds(level)):
        return Clash("beginners_seats", (len(beginners_worlds(level)),))
    if table.duel and (level < RVI or options.draft):
        return Clash("duel")
    return None


@cache
def full_deck(level: int) -> tuple[int, ...]:
    """Every card of a level, start worlds included (RG-2.1)."""
    return tuple(card.number for card in CARDS for _ in range(card.copies[level]))


def beginners_worlds(level: int) -> list[int]:
    """The start worlds that have a beginners' hand, by number (RG-3.11)."""
    return [START_WORLDS[number] for number in BEGINNERS_HANDS if CARDS[START_WORLDS[number]].copies[level]]


def vp_pool(seats: int, level: int) -> int:
    """RG-3.2, RG-20.1."""
    return robot.POOL[level] if seats == 1 else POOL_PER_PLAYER * seats + POOL_EXTRA[level]


def bare_table(seats: int, options: Options, rng: Rng) -> RaceState:
    """Nothing dealt yet."""
    piles = seats if options.draft else 1
    return RaceState(
        rng=rng,
        options=options,
        players=[Player(search_card=options.level == BOW) for _ in range(seats)],
        order=tuple(range(seats)),
        pool=vp_pool(seats, options.level),
        decks=[[] for _ in range(piles)],
        discards=[[] for _ in range(piles)],
    )


def deal(setup: Setup) -> RaceState:
    """RG-3.12: the order in which chance speaks is fixed, so that a seed makes a game."""
    table = Dealing.of(setup)
    state = bare_table(table.seats, table.options, Rng(setup.seed))
    everything = list(full_deck(table.options.level))
    starts = [card for card in everything if CARDS[card].start is not None]
    deck = [card for card in everything if CARDS[card].start is None]
    given = _deal_start_worlds(state, table, starts)
    for card in given:
        starts.remove(card)
    deck += starts
    if table.duel:
        for _, card in DUEL:
            deck.remove(card)
    if table.beginners:
        _deal_beginners_hands(state, deck)
    state.rng.shuffle(deck)
    state.decks[0] = deck
    state.agenda.append(DealHands(table.beginners, table.duel))
    if table.options.draft:
        draft.begin(state)
    return state


def _deal_start_worlds(state: RaceState, table: Dealing, starts: list[int]) -> list[int]:
    """One each; from level rvi on a red and a blue one to choose from; in a draft any two (RG-3.3, RG-3.4, RG-19.1)."""
    rng, seats = state.rng, len(state.players)
    offers: list[tuple[int, ...]]
    if table.duel:
        sides = [side[0] for side in DUEL]
        rng.shuffle(sides)
        offers = [(side,) for side in sides]
    elif table.beginners:
        worlds = beginners_worlds(table.options.level)
        rng.shuffle(worlds)
        offers = [(worlds[seat],) for seat in range(seats)]
    else:
        hat = list(starts)
        rng.shuffle(hat)
        if table.options.draft:
            offers = [(hat[2 * seat], hat[2 * seat + 1]) for seat in range(seats)]
        elif table.options.level >= RVI:
            red = [card for card in hat if is_red(card)]
            blue = [card for card in hat if not is_red(card)]
            offers = [(red[seat], blue[seat]) for seat in range(seats)]
        else:
            offers = [(hat[seat],) for seat in range(seats)]
    for player, offer in zip(state.players, offers, strict=True):
        player.offer = tuple(sorted(offer))
    given = [card for offer in offers for card in offer]
    if seats == 1:
        left = [card for card in starts if card not in given]
        start = rng.choice(left)
        state.robot = robot.new_robot(start, table.options.difficulty)
        given.append(start)
    return given


def is_red(card: int) -> bool:
    """Red start worlds have odd numbers (RG-3.4)."""
    number = CARDS[card].start
    return number is not None and number % 2 == 1


def _deal_beginners_hands(state: RaceState, deck: list[int]) -> None:
    for player in state.players:
        number = CARDS[player.offer[0]].start
        assert number is not None
        for card in BEGINNERS_HANDS[number]:
            deck.remove(card)
        player.hand = tuple(sorted(BEGINNERS_HANDS[number]))


@dataclass(frozen=True, slots=True)
class DealHands(Step[RaceState]):
    """Six cards each in seat order, the goals, then the choices of all together (RG-3.5, RG-3.6, RG-3.9)."""

    beginners: bool
    duel: bool

    def run(self, state: RaceState) -> None:
        if not self.beginners:
            for seat, player in enumerate(state.players):
                deck = state.decks[state.pile_of(seat)]
                cards = tuple(deck.pop() for _ in range(CARDS_DEALT))
                player.hand = tuple(sorted(cards))
                state.events.append(CardsDrawn(seat, cards))
                if self.duel:
                    add_to_hand(player, (dict(DUEL)[player.offer[0]],))
                    state.events.append(CardGiven(seat, dict(DUEL)[player.offer[0]]))
        if state.robot:
            robot.draw_to_pile(state, state.robot, robot.CHARACTERS[state.robot.start].cards)
        if state.options.goals:
            draw_goals(state)
        if self.beginners:
            reveal(state, [Begin(player.offer[0], ()) for player in state.players])
        else:
            seats = tuple(range(len(state.players)))
            state.agenda.append(ToBegin(seats, (None,) * len(seats), seats, self.duel))


def draw_goals(state: RaceState) -> None:
    """Four `first` and two `most` tiles of the level (RG-3.9)."""
    drawn: list[int] = []
    for first, count in ((True, FIRST_DRAWN), (False, MOST_DRAWN)):
        tiles = [n for n, goal in enumerate(GOALS) if goal.first == first and goal.level <= state.options.level]
        state.rng.shuffle(tiles)
        drawn += sorted(tiles[:count])
    state.goals = tuple(drawn)
    state.held = (0,) * len(drawn)


@dataclass(frozen=True, slots=True)
class ToBegin(Secretly):
    """Which start world to keep, and which two cards to discard (RG-3.6). The duel's own card stays (RG-22.1)."""

    answers: tuple[Begin | None, ...]
    duel: bool

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        hand = player.hand
        if self.duel:
            hand = tuple(card for card in hand if card != dict(DUEL)[player.offer[0]])
        found: list[Move] = []
        for world in player.offer:
            found += [Begin(world, cards) for cards in dict.fromkeys(combinations(hand, CARDS_DEALT - CARDS_KEPT))]
        return found

    def finish(self, state: RaceState) -> None:
        reveal(state, [answer for answer in self.answers if answer])


def reveal(state: RaceState, answers: list[Begin]) -> None:
    """All together; the refused worlds and the discards go face down to the discard pile (RG-3.6)."""
    for seat, (player, answer) in enumerate(zip(state.players, answers, strict=True)):
        add_to_tableau(player, answer.world)
        refused = [world for world in player.offer if world != answer.world]
        state.discards[state.pile_of(seat)] += refused
        player.offer = ()
        state.events.append(StartWorldRevealed(seat, answer.world))
        discard(state, seat, answer.discards)
    state.order = turn_order([answer.world for answer in answers])
    for seat in state.order:
        if CARDS[answers[seat].world].windfall:
            put_good(state, seat, answers[seat].world)
    state.agenda.append(RoundStart())
    counts = tuple(_extra(answer.world) for answer in answers)
    concerned = asked_to_discard(counts)
    ToBeginWith(concerned, ((),) * len(answers), concerned, counts).ask(state)


def turn_order(worlds: list[int]) -> tuple[Seat, ...]:
    """The lowest start world number first, then clockwise (RG-1.8)."""
    numbers = [CARDS[world].start or 0 for world in worlds]
    first = numbers.index(min(numbers))
    return tuple((first + place) % len(worlds) for place in range(len(worlds)))


def _extra(world: int) -> int:
    """Cards a start world takes out of the first hand: Ancient Race discards one, Galactic Scavengers saves one."""
    for power in CARDS[world].powers:
        if power.kind == "starting_hand":
            return CARDS_KEPT - power.amount
        if power.kind == "save_starting_card":
            return power.amount
    return 0


@dataclass(frozen=True, slots=True)
class ToBeginWith(NamingTogether):
    """Ancient Race's third discard and Galactic Scavengers' saved card, knowing all start worlds (RG-3.6, RG-3.7)."""

    def part_with(self, state: RaceState, discards: list[tuple[int, ...]]) -> None:
        for seat in state.order:
            player, cards = state.players[seat], discards[seat]
            if cards and SCAVENGERS in player.tableau:
                take_from_hand(player, cards)
                player.saved = cards
                state.events.append(CardSaved(seat, cards))
            else:
                discard(state, seat, cards)
