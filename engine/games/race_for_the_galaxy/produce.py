"""Chapter 13: phase V, Produce. Each seat alone, in turn order."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.race_for_the_galaxy.asking import PASS, Naming, ask_if_open
from engine.games.race_for_the_galaxy.bonuses import boost, has_bonus
from engine.games.race_for_the_galaxy.components import (
    ACT_PRODUCE,
    ACTION_CARDS,
    ANY,
    CARDS,
    GENE,
    GOODS,
    NOTHING,
    OORT,
    POWERS,
    Power,
)
from engine.games.race_for_the_galaxy.events import PowerUsed, SavedCardsTaken
from engine.games.race_for_the_galaxy.moves import CountNow, Pass, Produce
from engine.games.race_for_the_galaxy.oort import ToNameKind, name_kind
from engine.games.race_for_the_galaxy.piles import add_to_hand, discard, draw, good_on, put_good
from engine.games.race_for_the_galaxy.powers import Powers
from engine.games.race_for_the_galaxy.prestige import gain_prestige
from engine.games.race_for_the_galaxy.state import Player, RaceState

BONUS = -1
"""Stands for a power number: the Produce bonus, which may come twice."""


def begin(state: RaceState) -> None:
    state.agenda.append(MostProduced())
    state.agenda += [ProduceTurn(seat) for seat in reversed(state.order)]


@dataclass(frozen=True, slots=True)
class ProduceTurn(Step[RaceState]):
    """RG-13.9; the owner of Alien Oort Cloud Refinery names its kind first if a draw counts it (RG-13.11)."""

    seat: Seat

    def run(self, state: RaceState) -> None:
        player = state.players[self.seat]
        state.agenda += [LastDraws(self.seat), ProduceFor(self.seat), ProduceWindfall(self.seat), Automatic(self.seat)]
        if OORT in player.tableau and any(power.worlds == "gene" for power in player.powers.draws_per_world):
            state.agenda.append(ToNameKind(self.seat))


def worlds_counted(state: RaceState, seat: Seat, worlds: str) -> int:
    """Worlds of the start of the phase, for powers that count them."""
    player = state.players[seat]
    powers = player.powers
    if worlds == "gene":
        return powers.genes + (OORT in player.then and state.oort_kind == GENE)
    return {
        "military": powers.military_worlds,
        "rebel": powers.rebel_worlds,
        "chromosome": powers.chromosomes,
    }[worlds]


@dataclass(frozen=True, slots=True)
class Automatic(Step[RaceState]):
    """Everything that asks nothing (RG-13.9)."""

    seat: Seat

    def run(self, state: RaceState) -> None:
        seat, player = self.seat, state.players[self.seat]
        powers = player.powers
        draw(state, seat, powers.produce_draw)
        for world in powers.produces:
            if world in player.tableau:
                produce(state, seat, world)
        counted_worlds = [power.amount * worlds_counted(state, seat, power.worlds) for power in powers.draws_per_world]
        draw(state, seat, sum(counted_worlds))
        for power in powers.most_worlds_prestige:
            if has_most_worlds(state, seat, power.worlds):
                gain_prestige(state, seat, power.amount)
        if powers.takes_saved and player.saved:
            cards_saved, player.saved = player.saved, ()
            add_to_hand(player, cards_saved)
            state.events.append(SavedCardsTaken(seat, cards_saved))
        draw(state, seat, boost(state, player, "draw"))


def has_most_worlds(state: RaceState, seat: Seat, worlds: str) -> bool:
    """Strictly more than every other player; the robot's worlds count too (RG-13.5, RG-20.17)."""
    mine = worlds_counted(state, seat, worlds)
    others = [worlds_counted(state, other, worlds) for other in range(len(state.players)) if other != seat]
    if state.robot:
        others.append(sum(CARDS[card].chromosome for card in state.robot.tableau))
    return mine > max(others)


def produce(state: RaceState, seat: Seat, world: int) -> None:
    """A good arrives and counts with its kind of this moment (RG-13.4, RG-23.1)."""
    player = state.players[seat]
    if not put_good(state, seat, world):
        return
    kind = good_on(state, world)
    player.produced = (*player.produced[:kind], player.produced[kind] + 1, *player.produced[kind + 1 :])
    powers = player.powers
    if world in powers.draw_if_produced:
        draw(state, seat, powers.draw_if_produced[world])
    if world in powers.prestige_if_produced:
        gain_prestige(state, seat, powers.prestige_if_produced[world])


# -- windfall worlds ---------------------------------------------------------------------------------------------


def targets(player: Player, power: Power | None) -> list[tuple[int, int]]:
    """Empty windfall worlds for a power (None: the Produce bonus), each with the kind of good it would get."""
    kind = ANY if power is None else power.good
    found: list[tuple[int, int]] = []
    for world, good in zip(player.tableau, player.goods, strict=True):
        card = CARDS[world]
        if good != NOTHING or not card.windfall or (power and power.exclude_this and world == power.card):
            continue
        if world == OORT:
            found += [(world, each) for each in range(len(GOODS)) if kind in (ANY, each)]
        elif kind in (ANY, card.good):
            found.append((world, card.good))
    return found


def bonus_goods(state: RaceState, player: Player) -> int:
    """Windfall goods of the Produce bonus, two with the prestige bonus (RG-13.3)."""
    if not has_bonus(state, player):
        return 0
    return ACTION_CARDS[ACT_PRODUCE].windfall_goods + boost(state, player, "windfall_goods")


@dataclass(frozen=True, slots=True)
class ProduceWindfall(Step[RaceState]):
    """Free windfall powers and the bonus, as long as one has a target (RG-13.3)."""

    seat: Seat

    def run(self, state: RaceState) -> None:
        ask_if_open(state, ToProduce(self.seat))


@dataclass(frozen=True, slots=True)
class ToProduce(Asks[RaceState]):
    """Which free power next, and on which world; alike powers are offered once."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = []
        offered: set[tuple[int, bool]] = set()
        for power in player.powers.windfall:
            alike = (power.good, power.exclude_this)
            if power.number not in player.used and alike not in offered:
                offered.add(alike)
                found += [Produce(power.number, world, good) for world, good in targets(player, power)]
        if player.used.count(BONUS) < bonus_goods(state, player):
            found += [Produce(BONUS, world, good) for world, good in targets(player, None)]
        return found

    def play(self, state: RaceState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Produce)
        state.agenda[-1] = ProduceWindfall(seat)
        use_on(state, seat, move)


def use_on(state: RaceState, seat: Seat, move: Produce) -> None:
    state.players[seat].used += (move.power,)
    if move.power != BONUS:
        state.events.append(PowerUsed(seat, move.power))
    if move.world == OORT:
        name_kind(state, seat, move.good)
    produce(state, seat, move.world)


# -- powers with a price -----------------------------------------------------------------------------------------


def priced_moves(player: Player) -> list[Move]:
    """What could be produced for a hand card."""
    found: list[Move] = []
    for power in player.powers.produce_priced:
        if power.number in player.used:
            continue
        if power.kind == "produce_windfall":
            found += [Produce(power.number, world, good) for world, good in targets(player, power)]
        elif power.card in player.tableau and not player.has_good(power.card):
            found.append(Produce(power.number, power.card, CARDS[power.card].good))
    return found


def counted(player: Player, power: Power) -> int:
    """Cards of a counting draw, for the goods produced so far (RG-13.6)."""
    if power.kind == "draw_per_kind_produced":
        return power.amount * sum(count > 0 for count in player.produced)
    return power.amount * player.produced[power.good]


def counting(powers: Powers) -> tuple[Power, ...]:
    return powers.draws_per_good + powers.draws_per_kind


@dataclass(frozen=True, slots=True)
class ProduceFor(Step[RaceState]):
    """Powers with a price, each optional; counting draws may be taken early (RG-13.9)."""

    seat: Seat

    def run(self, state: RaceState) -> None:
        step = ToProduceFor(self.seat)
        if state.players[self.seat].powers.produce_priced and len(step.moves(state, self.seat)) > 1:
            state.agenda.append(step)


@dataclass(frozen=True, slots=True)
class ToProduceFor(Asks[RaceState]):
    """Which good to pay for, or which counting draw to take now (RG-13.9)."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        priced = priced_moves(player)
        if not priced:
            return [PASS]
        found: list[Move] = [*priced] if player.hand else []
        found += [
            CountNow(power.number)
            for power in counting(player.powers)
            if power.number not in player.used and counted(player, power)
        ]
        found.append(PASS)
        return found

    def play(self, state: RaceState, seat: Seat, move: Move) -> None:
        if isinstance(move, Pass):
            state.agenda.pop()
            return
        state.agenda[-1] = ProduceFor(seat)
        if isinstance(move, CountNow):
            count_now(state, seat, POWERS[move.power])
        elif isinstance(move, Produce):
            ToPayForGood(seat, 1, 1, power=move.power, world=move.world, good=move.good).ask(state)


@dataclass(frozen=True, slots=True)
class ToPayForGood(Naming):
    """The hand card that a good costs."""

    power: int = NOTHING
    world: int = NOTHING
    good: int = NOTHING

    def finish(self, state: RaceState, cards: tuple[int, ...]) -> None:
        discard(state, self.seat, cards)
        use_on(state, self.seat, Produce(self.power, self.world, self.good))


def count_now(state: RaceState, seat: Seat, power: Power) -> None:
    player = state.players[seat]
    player.used += (power.number,)
    state.events.append(PowerUsed(seat, power.number))
    draw(state, seat, counted(player, power))


@dataclass(frozen=True, slots=True)
class LastDraws(Step[RaceState]):
    """The counting draws not taken yet (RG-13.9)."""

    seat: Seat

    def run(self, state: RaceState) -> None:
        player = state.players[self.seat]
        for power in counting(player.powers):
            if power.number not in player.used and counted(player, power):
                count_now(state, self.seat, power)


@dataclass(frozen=True, slots=True)
class MostProduced(Step[RaceState]):
    """When all are done: strictly more than each other player (RG-13.7)."""

    def run(self, state: RaceState) -> None:
        for seat in state.order:
            for power in state.players[seat].powers.most_produced:
                mine = produced_by(state.players[seat], power.good)
                others = [produced_by(p, power.good) for other, p in enumerate(state.players) if other != seat]
                if state.robot:
                    others.append(produced_by_robot(state.robot.tableau, power.good))
                if mine > max(others):
                    state.events.append(PowerUsed(seat, power.number))
                    draw(state, seat, power.amount)


def produced_by(player: Player, good: int) -> int:
    return sum(player.produced) if good == ANY else player.produced[good]


def produced_by_robot(tableau: tuple[int, ...], good: int) -> int:
    """It counts as producing on each of its production worlds (RG-20.17)."""
    return sum(CARDS[card].production and good in (ANY, CARDS[card].good) for card in tableau)
