"""Chapter 16: goals. The first to reach something, and the most of something."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.components import GOALS, NOTHING, NOVELTY, OORT, RARE, Goal
from engine.games.race_for_the_galaxy.events import FirstGoalClaimed, MostGoalLost, MostGoalTaken
from engine.games.race_for_the_galaxy.piles import discard_from_tableau
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.state import Player, RaceState

Metric = Callable[[RaceState, Player, Goal], int]


def value(state: RaceState, seat: Seat, goal: Goal) -> int:
    """By the tableau of this moment (RG-16.7)."""
    return progress(state, state.players[seat], goal)


def progress(state: RaceState, player: Player, goal: Goal) -> int:
    """How far a player is with a goal."""
    return _METRICS[goal.metric](state, player, goal)


def _kinds(state: RaceState, player: Player, goal: Goal) -> int:
    return len(kinds_of_worlds(player.tableau, state.oort_kind))


def kinds_of_worlds(tableau: tuple[int, ...], oort_kind: int) -> frozenset[int]:
    kinds = powers_of(tableau).kinds
    return kinds | {oort_kind} if OORT in tableau else kinds


def _novelty_and_rare(state: RaceState, player: Player, goal: Goal) -> int:
    oort = OORT in player.tableau and state.oort_kind in (NOVELTY, RARE)
    return powers_of(player.tableau).novelty_and_rare + oort


def _phases(state: RaceState, player: Player, goal: Goal) -> int:
    powers = powers_of(player.tableau)
    return powers.phases if state.options.takeovers else powers.phases_without_takeovers


def _peace_or_war(state: RaceState, player: Player, goal: Goal) -> int:
    """RG-16.8."""
    powers = powers_of(player.tableau)
    peace = powers.military < 0 and powers.worlds >= 2
    war = state.options.takeovers and bool(powers.takeovers) and powers.military_worlds >= 2
    return int(peace or war)


def _standing(state: RaceState, player: Player, goal: Goal) -> int:
    prestige, chips = goal.limits
    return int(player.prestige >= prestige and player.vp >= chips)


def _influence(state: RaceState, player: Player, goal: Goal) -> int:
    imperium, military = goal.limits
    powers = powers_of(player.tableau)
    return int(powers.imperium_cards >= imperium or powers.military_worlds >= military)


_METRICS: dict[str, Metric] = {
    "vp_in_chips": lambda state, player, goal: player.vp,
    "kinds_of_good_worlds": _kinds,
    "alien_keyword_cards": lambda state, player, goal: powers_of(player.tableau).alien_cards,
    "uplift_keyword_cards": lambda state, player, goal: powers_of(player.tableau).uplift_cards,
    "cards_discarded_at_round_end": lambda state, player, goal: 0,
    "phases_with_a_power": _phases,
    "six_cost_variable_developments": lambda state, player, goal: powers_of(player.tableau).six_variable,
    "goods_in_tableau": lambda state, player, goal: len(player.goods) - player.goods.count(NOTHING),
    "cards_in_tableau": lambda state, player, goal: len(player.tableau),
    "developments": lambda state, player, goal: powers_of(player.tableau).developments,
    "production_worlds": lambda state, player, goal: powers_of(player.tableau).production_worlds,
    "rebel_military_worlds": lambda state, player, goal: powers_of(player.tableau).rebel_military_worlds,
    "peace_or_war": _peace_or_war,
    "prestige_and_vp_chips": _standing,
    "imperium_or_military": _influence,
    "total_military": lambda state, player, goal: powers_of(player.tableau).military,
    "novelty_and_rare_good_worlds": _novelty_and_rare,
    "cards_with_explore_power": lambda state, player, goal: powers_of(player.tableau).explore_cards,
    "cards_with_consume_power": lambda state, player, goal: powers_of(player.tableau).consume_cards,
    "prestige": lambda state, player, goal: player.prestige,
}

_CHIP_METRICS = ("vp_in_chips", "prestige_and_vp_chips")


def check_goals(state: RaceState) -> None:
    """At the end of a phase, all tiles on the same position (RG-5.7, RG-16.9)."""
    for place, number in enumerate(state.goals):
        goal = GOALS[number]
        if not goal.first:
            _check_most(state, place, goal)
        elif not state.held[place]:
            _check_first(state, place, goal)


def check_chip_goals(state: RaceState) -> None:
    """After the leader's bonus only tiles about VP chips can be met (RG-16.1)."""
    for place, number in enumerate(state.goals):
        if not state.held[place] and GOALS[number].metric in _CHIP_METRICS:
            _check_first(state, place, GOALS[number])


def check_budget_surplus(state: RaceState, trimmed: tuple[int, ...]) -> None:
    """`trimmed` is how many cards each seat just discarded to the hand limit (RG-14.3)."""
    for place, number in enumerate(state.goals):
        if GOALS[number].metric == "cards_discarded_at_round_end" and not state.held[place]:
            claim_first(state, place, [seat for seat, count in enumerate(trimmed) if count >= GOALS[number].minimum])


def _check_first(state: RaceState, place: int, goal: Goal) -> None:
    claim_first(state, place, [s for s in range(len(state.players)) if value(state, s, goal) >= goal.minimum])


def claim_first(state: RaceState, place: int, seats: list[Seat]) -> None:
    """Everybody who qualifies at the same check has it for good (RG-16.2)."""
    if seats:
        _hold(state, place, sum(1 << seat for seat in seats))
        state.events.append(FirstGoalClaimed(state.goals[place], tuple(seats)))


def _check_most(state: RaceState, place: int, goal: Goal) -> None:
    """RG-16.3, RG-16.4."""
    values = [value(state, seat, goal) for seat in range(len(state.players))]
    best = max(values)
    holder = holder_of(state, place)
    if holder >= 0 and values[holder] >= goal.minimum and values[holder] == best:
        return
    if best >= goal.minimum and values.count(best) == 1:
        taker = values.index(best)
        _hold(state, place, 1 << taker)
        state.events.append(MostGoalTaken(state.goals[place], taker))
    elif holder >= 0:
        _lose(state, place, holder)


def held_values(state: RaceState, seat: Seat) -> dict[int, int]:
    """For each `most` tile a seat holds, by its place, how far the seat is with it."""
    return {
        place: value(state, seat, GOALS[number])
        for place, number in enumerate(state.goals)
        if not GOALS[number].first and holder_of(state, place) == seat
    }


def lose_tiles(state: RaceState, seat: Seat, before: dict[int, int]) -> None:
    """A card it discarded or prestige it spent costs a seat at once the `most` tiles whose value that lowered below the
    minimum or another's; whatever else happened to them waits for the check (RG-16.5). `before` are the values then."""
    for place, amount in before.items():
        goal = GOALS[state.goals[place]]
        mine = value(state, seat, goal)
        if mine < amount and (mine < goal.minimum or _best(state, goal) > mine):
            _lose(state, place, seat)


def give_up(state: RaceState, seat: Seat, card: int) -> None:
    """Discard a card of the own tableau, for what it does."""
    before = held_values(state, seat)
    discard_from_tableau(state, seat, card)
    lose_tiles(state, seat, before)


def _best(state: RaceState, goal: Goal) -> int:
    return max(value(state, seat, goal) for seat in range(len(state.players)))


def _lose(state: RaceState, place: int, holder: Seat) -> None:
    _hold(state, place, 0)
    state.events.append(MostGoalLost(state.goals[place], holder))


def _hold(state: RaceState, place: int, seats: int) -> None:
    state.held = (*state.held[:place], seats, *state.held[place + 1 :])


def holder_of(state: RaceState, place: int) -> Seat:
    """Who holds a `most` tile, or -1."""
    return state.held[place].bit_length() - 1
