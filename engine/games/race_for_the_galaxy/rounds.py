"""Chapters 5 and 14: the round, from the secret choice of actions to the hand limit and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.race_for_the_galaxy import consume, develop, explore, produce, robot, searching, settle
from engine.games.race_for_the_galaxy.asking import NamingTogether, Secretly, asked_to_discard
from engine.games.race_for_the_galaxy.components import (
    ACT_DEVELOP,
    ACT_SEARCH,
    ACT_SETTLE,
    CONSUME,
    DEVELOP,
    EXPLORE,
    NOBODY,
    NOTHING,
    PHASE_OF,
    PRESTIGE_LIMIT,
    PRODUCE,
    SEARCH,
    SETTLE,
    TABLEAU_LIMIT,
)
from engine.games.race_for_the_galaxy.events import (
    ActionsRevealed,
    DiscardsSalvaged,
    GameEnded,
    PhaseBegan,
    RoundBegan,
)
from engine.games.race_for_the_galaxy.goals import check_budget_surplus, check_chip_goals, check_goals
from engine.games.race_for_the_galaxy.moves import Choose
from engine.games.race_for_the_galaxy.oort import ToNameKind, ask_before_goals, owner
from engine.games.race_for_the_galaxy.piles import add_to_hand, discard, draw
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.prestige import check_lead, pay_leader, spend_prestige
from engine.games.race_for_the_galaxy.state import NO_GOODS_PRODUCED, RaceState

_BEGIN: dict[int, Callable[[RaceState], None]] = {
    SEARCH: searching.begin,
    EXPLORE: explore.begin,
    DEVELOP: develop.begin,
    SETTLE: settle.begin,
    CONSUME: consume.begin,
    PRODUCE: produce.begin,
}


@dataclass(frozen=True, slots=True)
class RoundStart(Step[RaceState]):
    """The leader's bonus, the VP goals, then all choose (RG-5.1, RG-5.2)."""

    def run(self, state: RaceState) -> None:
        state.round += 1
        state.events.append(RoundBegan(state.round))
        if state.robot:
            state.robot.gained_last_round, state.robot.gained_this_round = state.robot.gained_this_round, False
            state.robot.dice = state.robot.actions = ()
        pay_leader(state)
        if state.robot:
            robot.lead(state, state.robot)
        check_chip_goals(state)
        for player in state.players:
            player.actions = ()
            player.boosted = NOTHING
        seats = tuple(range(len(state.players)))
        late = late_chooser(state)
        if late != NOBODY and not state.options.advanced:
            seats = tuple(seat for seat in seats if seat != late)
        state.agenda.append(ToChooseActions(seats, (None,) * len(state.players), seats, late))


def late_chooser(state: RaceState) -> Seat:
    """The owner of Psi-Crystal World at the start of the round (RG-5.4)."""
    for seat, player in enumerate(state.players):
        if powers_of(player.tableau).chooses_last:
            return seat
    return NOBODY


# -- choosing actions --------------------------------------------------------------------------------------------


@cache
def single_choices(search_allowed: bool, boost_allowed: bool) -> list[Choose]:
    """One action card, or Search, or one with the prestige bonus (RG-5.2)."""
    found = [Choose((action,), NOTHING) for action in range(ACT_SEARCH)]
    if search_allowed:
        found.append(Choose((ACT_SEARCH,), NOTHING))
    if boost_allowed:
        found += [Choose((action,), 0) for action in range(ACT_SEARCH)]
    return found


@cache
def pair_choices(search_allowed: bool, boost_allowed: bool) -> list[Choose]:
    """Two different cards of the nine, or Search and one card (RG-18.8)."""
    pairs = [
        (first, second)
        for first in range(ACT_SEARCH)
        for second in range(first, ACT_SEARCH)
        if first != second or first in (ACT_DEVELOP, ACT_SETTLE)
    ]
    found = [Choose(pair, NOTHING) for pair in pairs]
    if search_allowed:
        found += [Choose((action, ACT_SEARCH), NOTHING) for action in range(ACT_SEARCH)]
    if boost_allowed:
        found += [Choose(pair, place) for pair in pairs for place in (0, 1)]
    return found


def may_search(state: RaceState, seat: Seat) -> bool:
    return state.prestige_in_play and state.players[seat].search_card


def may_boost(state: RaceState, seat: Seat) -> bool:
    """RG-5.8."""
    return may_search(state, seat) and state.players[seat].prestige > 0


def completions(state: RaceState, seat: Seat, first: Choose) -> list[Choose]:
    """The pairs that the first card chosen can become; of two alike either may carry the bonus (RG-18.5, RG-18.8)."""
    action = first.actions[0]
    if first.boosted >= 0:
        pairs = [pair for pair in pair_choices(False, True) if pair.boosted >= 0 and action in pair.actions]
        return [pair for pair in pairs if _is_double(pair) or pair.actions[pair.boosted] == action]
    alone = action != ACT_SEARCH
    pairs = pair_choices(may_search(state, seat), alone and may_boost(state, seat))
    pairs = [pair for pair in pairs if action in pair.actions]
    return [pair for pair in pairs if pair.boosted < 0 or _is_double(pair) or pair.actions[pair.boosted] != action]


def _is_double(pair: Choose) -> bool:
    return pair.actions[0] == pair.actions[1]


@dataclass(frozen=True, slots=True)
class ToChooseActions(Secretly):
    """Everybody chooses in secret; the owner of Psi-Crystal World later, or one card later (RG-5.2, RG-18.5)."""

    answers: tuple[Choose | None, ...]
    late: Seat

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [*self.choices(state, seat)]

    def choices(self, state: RaceState, seat: Seat) -> list[Choose]:
        choices = pair_choices if state.options.advanced and seat != self.late else single_choices
        return choices(may_search(state, seat), may_boost(state, seat))

    def finish(self, state: RaceState) -> None:
        state.agenda.append(BeginPhases())
        if self.late != NOBODY:
            state.agenda.append(ToChooseLate(self.late))
        reveal(state, [(seat, answer) for seat, answer in enumerate(self.answers) if answer])
        if state.robot:
            robot.roll(state, state.robot)


@dataclass(frozen=True, slots=True)
class ToChooseLate(Asks[RaceState]):
    """The owner of Psi-Crystal World, knowing what the others chose (RG-5.4, RG-18.5)."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        if not player.actions:
            return [*single_choices(may_search(state, seat), may_boost(state, seat))]
        return [*completions(state, seat, Choose(player.actions, player.boosted))]

    def play(self, state: RaceState, seat: Seat, move: Choose) -> None:
        state.agenda.pop()
        player = state.players[seat]
        paid_before = player.boosted >= 0
        reveal(state, [(seat, move)], paid_before)


def reveal(state: RaceState, choices: list[tuple[Seat, Choose]], paid_before: bool = False) -> None:
    """Together; prestige for prestige bonuses is spent at once and at the same time (RG-5.3, RG-17.9)."""
    spenders = []
    for seat, choice in choices:
        player = state.players[seat]
        player.actions, player.boosted = choice.actions, choice.boosted
        state.events.append(ActionsRevealed(seat, choice.actions, choice.boosted))
        if choice.boosted >= 0 and not paid_before:
            spenders.append(seat)
            player.search_card = False
    spend_prestige(state, *spenders)


# -- phases ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BeginPhases(Step[RaceState]):
    """Only phases that somebody chose, Develop and Settle twice if somebody chose them twice (RG-1.3, RG-18.3)."""

    def run(self, state: RaceState) -> None:
        choices = [player.actions for player in state.players]
        if state.robot:
            robot.choose(state, state.robot, state.players[0].actions)
            choices.append(state.robot.actions)
        times = [0] * len(_BEGIN)
        for actions in choices:
            for phase in {PHASE_OF[action] for action in actions}:
                chosen = sum(PHASE_OF[action] == phase for action in actions)
                times[phase] = max(times[phase], chosen if phase in (DEVELOP, SETTLE) else 1)
        state.agenda.append(RoundEnd())
        state.agenda += [
            BeginPhase(phase, occurrence) for phase in reversed(_BEGIN) for occurrence in reversed(range(times[phase]))
        ]


@dataclass(frozen=True, slots=True)
class BeginPhase(Step[RaceState]):
    """Every tableau is noted: the phase is played with the powers of this moment (RG-6.1)."""

    phase: int
    occurrence: int

    def run(self, state: RaceState) -> None:
        state.phase, state.occurrence = self.phase, self.occurrence
        for player in state.players:
            player.then = player.tableau
            player.used = ()
            player.military = player.hand_military = 0
            player.placed = player.bonus_drawn = False
            player.produced = NO_GOODS_PRODUCED
        state.events.append(PhaseBegan(self.phase, self.occurrence))
        if self.phase != SEARCH:
            state.agenda.append(EndPhase())
        _BEGIN[self.phase](state)


@dataclass(frozen=True, slots=True)
class EndPhase(Step[RaceState]):
    """The robot's part; then goals, then the prestige lead (RG-5.7)."""

    def run(self, state: RaceState) -> None:
        if state.robot:
            robot.act(state, state.robot)
        state.agenda.append(PhaseChecks())
        if state.goals and state.prestige_in_play:
            ask_before_goals(state)


@dataclass(frozen=True, slots=True)
class PhaseChecks(Step[RaceState]):
    def run(self, state: RaceState) -> None:
        check_goals(state)
        check_lead(state)
        state.phase = NOTHING
        for player in state.players:
            player.gained = player.military = 0
        if state.robot:
            state.robot.gained = 0


# -- the end of the round ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundEnd(Step[RaceState]):
    """Everybody down to the hand limit, at the same time (RG-14.1)."""

    def run(self, state: RaceState) -> None:
        state.phase = NOTHING
        counts = tuple(max(0, len(player.hand) - powers_of(player.tableau).hand_limit) for player in state.players)
        concerned = asked_to_discard(counts)
        ToTrim(concerned, ((),) * len(counts), concerned, counts).ask(state)


@dataclass(frozen=True, slots=True)
class ToTrim(NamingTogether):
    """Discards to the hand limit."""

    def part_with(self, state: RaceState, discards: list[tuple[int, ...]]) -> None:
        salvager = next((s for s, p in enumerate(state.players) if powers_of(p.tableau).takes_discards), NOBODY)
        for seat in sorted(state.order, key=lambda seat: seat != salvager):
            discard(state, seat, discards[seat])
        if salvager != NOBODY:
            salvage(state, salvager, tuple(c for s in state.order if s != salvager for c in discards[s]))
        check_budget_surplus(state, tuple(len(cards) for cards in discards))
        reason = end_reason(state)
        if not reason:
            state.agenda.append(RoundStart())
            return
        state.agenda.append(GameOver(reason))
        seat = owner(state)
        if seat != NOBODY:
            state.agenda.append(ToNameKind(seat))


def salvage(state: RaceState, seat: Seat, cards: tuple[int, ...]) -> None:
    """Retrofit & Salvage takes what the others just discarded; after a draft, as many of its own (RG-14.2, RG-19.5)."""
    if not cards:
        return
    if state.options.draft:
        draw(state, seat, len(cards))
        return
    del state.discards[0][-len(cards) :]
    add_to_hand(state.players[seat], cards)
    state.events.append(DiscardsSalvaged(seat, cards))


def end_reason(state: RaceState) -> str:
    """RG-14.4."""
    if state.pool <= 0:
        return "pool"
    if any(len(player.tableau) >= powers_of(player.tableau).tableau_limit for player in state.players):
        return "tableau"
    if state.robot and state.robot.tableau_size >= TABLEAU_LIMIT:
        return "tableau"
    amounts = [player.prestige for player in state.players] + ([state.robot.prestige] if state.robot else [])
    return "prestige" if max(amounts) >= PRESTIGE_LIMIT else ""


@dataclass(frozen=True, slots=True)
class GameOver(Step[RaceState]):
    reason: str

    def run(self, state: RaceState) -> None:
        state.agenda.clear()
        state.events.append(GameEnded(self.reason))
