"""Chapter 12: phase IV, Consume. Each seat alone, in turn order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, product

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.race_for_the_galaxy.asking import PASS, Naming, ask_if_open
from engine.games.race_for_the_galaxy.bonuses import boost, is_boosted
from engine.games.race_for_the_galaxy.components import (
    ANY,
    CARDS,
    DOUBLE,
    GOODS,
    NOTHING,
    OORT,
    POWERS,
    SALE_PRICES,
    TRADE,
    Power,
)
from engine.games.race_for_the_galaxy.events import (
    GoodSold,
    PowerUsed,
)
from engine.games.race_for_the_galaxy.gambling import ToAnte, ToGuess, antes
from engine.games.race_for_the_galaxy.moves import (
    DiscardForVP,
    Feed,
    Pass,
    Sell,
    Use,
)
from engine.games.race_for_the_galaxy.oort import name_kind
from engine.games.race_for_the_galaxy.payment import worlds_with
from engine.games.race_for_the_galaxy.piles import discard, draw, spend_good
from engine.games.race_for_the_galaxy.prestige import gain_chips, gain_prestige, spend_prestige
from engine.games.race_for_the_galaxy.state import Player, RaceState

OPTIONAL = frozenset({"discard_from_hand", "spend_prestige", "guess_cost", "ante"})
PRESTIGE_TRADE = -1
"""Stands for a power number: the hand cards that the prestige bonus of Trade turns into VP (RG-12.17)."""
_USES = tuple(Use(power) for power in range(len(POWERS)))
_DISCARD_FOR_VP = DiscardForVP()


def begin(state: RaceState) -> None:
    state.agenda += [ConsumeTurn(seat) for seat in reversed(state.order)]


@dataclass(frozen=True, slots=True)
class ConsumeTurn(Step[RaceState]):
    """First the sale of the Trade bonus, then the powers (RG-12.2, RG-12.5)."""

    seat: Seat

    def run(self, state: RaceState) -> None:
        player = state.players[self.seat]
        state.agenda.append(ConsumeMore(self.seat))
        if TRADE in player.actions:
            ToSell(self.seat, NOTHING).ask(state)


def multiplier(state: RaceState, player: Player) -> int:
    """RG-12.16."""
    return 1 + (DOUBLE in player.actions) + is_boosted(state, player)


# -- selling -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToSell(Asks[RaceState]):
    """Sell one good: by the Trade bonus, or by a power (RG-12.2, RG-12.10)."""

    power: int

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        found: list[Move] = []
        for world in state.players[seat].worlds_with_goods():
            if world != OORT:
                found.append(Sell(world, CARDS[world].good))
            elif self.power != NOTHING:
                found += [Sell(world, good) for good in range(len(GOODS))]
        return found

    def play(self, state: RaceState, seat: Seat, move: Sell) -> None:
        state.agenda.pop()
        sell(state, seat, move, self.power)

    def ask(self, state: RaceState) -> None:
        moves = self.moves(state, self.seat)
        if len(moves) == 1:
            assert isinstance(moves[0], Sell)
            sell(state, self.seat, moves[0], self.power)
        elif moves:
            state.agenda.append(self)


def price(state: RaceState, seat: Seat, world: int, good: int, power: int) -> int:
    """How many cards a sale brings (RG-12.4); a power may sell without the bonuses (RG-12.10)."""
    player = state.players[seat]
    cards = SALE_PRICES[good]
    if power == NOTHING or POWERS[power].with_bonuses:
        cards += player.powers.sale_bonus[good] + player.powers.sale_bonus_here.get(world, 0)
    return cards + (boost(state, player, "sale_cards") if power == NOTHING else 0)


def sell(state: RaceState, seat: Seat, move: Sell, power: int) -> None:
    if move.world == OORT:
        name_kind(state, seat, move.good)
    cards = price(state, seat, move.world, move.good, power)
    state.events.append(GoodSold(seat, move.world, move.good, cards))
    spend_good(state, seat, move.world, sold=True)
    draw(state, seat, cards)


# -- powers ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ConsumeMore(Step[RaceState]):
    """Ask for the next power while one can be used; a single compulsory one is used by itself (RG-25.2)."""

    seat: Seat

    def run(self, state: RaceState) -> None:
        ask_if_open(state, ToConsume(self.seat))


@dataclass(frozen=True, slots=True)
class ToConsume(Asks[RaceState]):
    """One power at a time, in any order, while a compulsory one is left (RG-12.5, RG-12.6)."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = []
        obliged = False
        for power in player.powers.consume:
            if power.number not in player.used and is_usable(state, player, power):
                found.append(_USES[power.number])
                obliged = obliged or is_compulsory(player, power)
        if PRESTIGE_TRADE not in player.used and player.hand and boost(state, player, "discards_for_vp"):
            found.append(_DISCARD_FOR_VP)
        if not obliged:
            found.append(PASS)
        return found

    def play(self, state: RaceState, seat: Seat, move: Move) -> None:
        state.agenda.pop()
        if isinstance(move, Pass):
            return
        state.agenda.append(ConsumeMore(seat))
        player = state.players[seat]
        if isinstance(move, Use):
            power = POWERS[move.power]
            player.used += (power.number,)
            state.events.append(PowerUsed(seat, power.number))
            _KINDS[power.kind].use(state, seat, power)
        else:
            player.used += (PRESTIGE_TRADE,)
            ToTurnIntoVP(seat, 1, boost(state, player, "discards_for_vp"), power=PRESTIGE_TRADE).ask(state)


def is_usable(state: RaceState, player: Player, power: Power) -> bool:
    """Its goods, hand cards or prestige are there (RG-12.19)."""
    return _KINDS[power.kind].usable(state, player, power)


def is_compulsory(player: Player, power: Power) -> bool:
    """Optional ones aside, all usable powers; one kind that only the Oort good can be obliges nobody (RG-23.1)."""
    if power.kind in OPTIONAL:
        return False
    if OORT not in player.tableau or not player.has_good(OORT):
        return True
    plain = [world for world in player.worlds_with_goods() if world != OORT]
    if power.kind == "consume_goods" and power.good != ANY:
        return sum(CARDS[world].good == power.good for world in plain) >= power.goods
    if power.kind == "consume_kinds":
        return len({CARDS[world].good for world in plain}) >= power.goods
    return True


# -- goods for powers --------------------------------------------------------------------------------------------


def fitting_goods(player: Player, power: Power) -> list[int]:
    """The worlds whose goods a power can take, the Oort good last."""
    if power.here:
        return [power.card] if power.card in player.tableau and player.has_good(power.card) else []
    if power.good == ANY or power.kind != "consume_goods":
        return player.worlds_with_goods()
    worlds = worlds_with(player, power.good, NOTHING)
    if OORT in worlds:
        worlds.remove(OORT)
        worlds.append(OORT)
    return worlds


def meals(player: Player, power: Power) -> list[tuple[int, ...]]:
    """Every set of goods that one use of a power may take: as many as it can (RG-12.7, RG-12.8)."""
    worlds = fitting_goods(player, power)
    if power.kind == "consume_all_goods":
        return [tuple(worlds)]
    if power.kind == "consume_kinds":
        return [meal for meal in combinations(worlds, power.goods) if _all_different(meal)]
    if power.kind == "consume_each_kind":
        return _one_of_each_kind(worlds)
    limit = power.goods * power.times
    if len(worlds) > limit:
        return list(combinations(worlds, limit))
    found = [tuple(worlds)]
    if OORT in worlds and power.good != ANY and power.goods == 1 and len(worlds) > 1:
        found.append(tuple(worlds[:-1]))
    return found


def _all_different(worlds: tuple[int, ...]) -> bool:
    kinds = [CARDS[world].good for world in worlds if world != OORT]
    return len(set(kinds)) == len(kinds)


def _one_of_each_kind(worlds: list[int]) -> list[tuple[int, ...]]:
    """The Oort good is one more kind if there is room for one, stands in for a kind there is, or is left as such."""
    by_kind: dict[int, list[int]] = {}
    for world in worlds:
        if world != OORT:
            by_kind.setdefault(CARDS[world].good, []).append(world)
    groups = list(by_kind.values())
    found = list(product(*groups)) if groups else []
    if OORT in worlds:
        if len(groups) < len(GOODS):
            found = [(*meal, OORT) for meal in product(*groups)] + found
        for group in groups:
            others = [other for other in groups if other is not group]
            found += [(*meal, OORT) for meal in product(*others)]
    return found


@dataclass(frozen=True, slots=True)
class ToFeed(Asks[RaceState]):
    """Which goods the power takes."""

    power: int

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [Feed(meal) for meal in meals(state.players[seat], POWERS[self.power])]

    def play(self, state: RaceState, seat: Seat, move: Feed) -> None:
        state.agenda.pop()
        feed(state, seat, POWERS[self.power], move.worlds)


def _use_on_goods(state: RaceState, seat: Seat, power: Power) -> None:
    possible = meals(state.players[seat], power)
    if len(possible) == 1:
        feed(state, seat, power, possible[0])
    else:
        state.agenda.append(ToFeed(seat, power.number))


def feed(state: RaceState, seat: Seat, power: Power, worlds: tuple[int, ...]) -> None:
    for world in worlds:
        spend_good(state, seat, world)
    if power.kind == "consume_goods":
        uses = len(worlds) // power.goods
    else:
        uses = 1 if power.kind == "consume_kinds" else len(worlds)
    reward(state, seat, power, uses, multiplied=True)


def reward(state: RaceState, seat: Seat, power: Power, uses: int, multiplied: bool) -> None:
    """Only VP are ever multiplied (RG-12.16)."""
    vp = uses * power.vp
    if power.kind == "consume_all_goods":
        vp = max(0, vp + power.amount)
    if multiplied:
        vp *= multiplier(state, state.players[seat])
    gain_chips(state, seat, vp)
    gain_prestige(state, seat, uses * power.prestige)
    draw(state, seat, uses * power.cards)


def _use_goods(player: Player, power: Power) -> bool:
    return len(fitting_goods(player, power)) >= power.goods


def _use_kinds(player: Player, power: Power) -> bool:
    worlds = player.worlds_with_goods()
    kinds = {CARDS[world].good for world in worlds}
    return len(kinds) >= power.goods


# -- hand cards and prestige -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToTurnIntoVP(Naming):
    """Hand cards for the reward of a power; VP from it are not multiplied (RG-12.11)."""

    power: int = PRESTIGE_TRADE

    def finish(self, state: RaceState, cards: tuple[int, ...]) -> None:
        discard(state, self.seat, cards)
        if self.power == PRESTIGE_TRADE:
            gain_chips(state, self.seat, len(cards))
        else:
            power = POWERS[self.power]
            reward(state, self.seat, power, len(cards) // power.hand, multiplied=False)


def _use_hand(state: RaceState, seat: Seat, power: Power) -> None:
    ToTurnIntoVP(seat, power.hand, power.hand * power.times, power=power.number).ask(state)


def _use_prestige(state: RaceState, seat: Seat, power: Power) -> None:
    spend_prestige(state, seat)
    reward(state, seat, power, 1, multiplied=True)


# -- all kinds of powers ------------------------------------------------------------------------------------------


def _ask_sale(state: RaceState, seat: Seat, power: Power) -> None:
    ToSell(seat, power.number).ask(state)


def _ask_guess(state: RaceState, seat: Seat, power: Power) -> None:
    state.agenda.append(ToGuess(seat, power.number))


def _ask_ante(state: RaceState, seat: Seat, power: Power) -> None:
    ask_if_open(state, ToAnte(seat, power.number))


def _apply(state: RaceState, seat: Seat, power: Power) -> None:
    draw(state, seat, power.amount)
    gain_chips(state, seat, power.vp * multiplier(state, state.players[seat]))


@dataclass(frozen=True, slots=True)
class _Kind:
    """When a kind of Consume power can be used, and what using it does."""

    usable: Callable[[RaceState, Player, Power], bool]
    use: Callable[[RaceState, Seat, Power], None]


def _has_goods(state: RaceState, player: Player, power: Power) -> bool:
    return any(good != NOTHING for good in player.goods)


_KINDS: dict[str, _Kind] = {
    "consume_goods": _Kind(lambda state, player, power: _use_goods(player, power), _use_on_goods),
    "consume_kinds": _Kind(lambda state, player, power: _use_kinds(player, power), _use_on_goods),
    "consume_each_kind": _Kind(_has_goods, _use_on_goods),
    "consume_all_goods": _Kind(_has_goods, _use_on_goods),
    "sell_good": _Kind(_has_goods, _ask_sale),
    "draw": _Kind(lambda state, player, power: True, _apply),
    "gain_vp": _Kind(lambda state, player, power: True, _apply),
    "discard_from_hand": _Kind(lambda state, player, power: len(player.hand) >= power.hand, _use_hand),
    "spend_prestige": _Kind(lambda state, player, power: player.prestige > 0, _use_prestige),
    "guess_cost": _Kind(lambda state, player, power: True, _ask_guess),
    "ante": _Kind(lambda state, player, power: bool(antes(player, power)), _ask_ante),
}
