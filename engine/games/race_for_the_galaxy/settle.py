"""Chapter 10: phase III, Settle. Choosing worlds, placing them, and what follows."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.race_for_the_galaxy import takeover
from engine.games.race_for_the_galaxy.aftermath import WorldSettled
from engine.games.race_for_the_galaxy.asking import PASS, ChoosingTogether
from engine.games.race_for_the_galaxy.bonuses import boost
from engine.games.race_for_the_galaxy.components import CARDS, NO_GOOD, NOTHING, OORT, POWERS, Card, Power
from engine.games.race_for_the_galaxy.events import CardPlaced, NothingPlaced, PowerUsed, TurnBegan, WorldReplaced
from engine.games.race_for_the_galaxy.goals import give_up, held_values, lose_tiles
from engine.games.race_for_the_galaxy.military import ToStrengthen, conquering_strength, most_to_buy, own_prestige
from engine.games.race_for_the_galaxy.moves import Attack, Conquer, Pass, PayFor, Place, Replace, SettleMore
from engine.games.race_for_the_galaxy.oort import ToNameKind
from engine.games.race_for_the_galaxy.payment import ask_payment, can_pay
from engine.games.race_for_the_galaxy.piles import (
    add_to_tableau,
    discard_from_tableau,
    put_good,
    take_from_hand,
)
from engine.games.race_for_the_galaxy.powers import fits_pay_power
from engine.games.race_for_the_galaxy.prestige import gain_prestige
from engine.games.race_for_the_galaxy.state import Player, RaceState

_PLACES = tuple(Place(card) for card in range(len(CARDS)))
_PAY = PayFor(NOTHING)
_CONQUER = Conquer(NOTHING)
_PAY_WITH = {power.number: PayFor(power.number) for power in POWERS if power.kind == "pay_for_military"}
_CONQUER_WITH = {power.number: Conquer(power.number) for power in POWERS if power.kind == "conquer_non_military"}


def begin(state: RaceState) -> None:
    for player in state.players:
        player.military = boost(state, player, "military")
    seats = tuple(range(len(state.players)))
    ToSettle(seats, (NOTHING,) * len(seats), seats).ask(state)


# -- ways to place a world ---------------------------------------------------------------------------------------


def cost(state: RaceState, seat: Seat, card: int, power: int = NOTHING) -> int:
    """The cost of paying for a world, before priced reductions (RG-10.7, RG-10.13)."""
    player, record = state.players[seat], CARDS[card]
    powers = player.powers
    due = record.cost - powers.settle_reduction[record.good] - boost(state, player, "reduction")
    if power != NOTHING:
        due -= POWERS[power].amount + powers.pay_discount
    return max(0, due)


def defense(card: int, power: int = NOTHING) -> int:
    """What a conquest must reach; a non-military world defends itself with its cost (RG-10.14)."""
    if power == NOTHING:
        return CARDS[card].cost
    return max(0, CARDS[card].cost + POWERS[power].amount)


def ways(state: RaceState, seat: Seat, card: int, only_conquest: bool = False) -> list[PayFor | Conquer]:
    """The ways in which a seat can place this world now (RG-6.11, RG-10.20)."""
    player, record = state.players[seat], CARDS[card]
    powers = player.powers
    if card in player.tableau:
        spare, placing = len(player.hand), card
    else:
        spare, placing = len(player.hand) - 1, NOTHING
    found: list[PayFor | Conquer] = []
    if record.military:
        if _can_conquer(state, seat, card, record.cost, spare, placing):
            found.append(_CONQUER)
        if not only_conquest:
            for power in powers.pay_for_military:
                due = cost(state, seat, card, power.number)
                if fits_pay_power(power, record) and can_pay(player, card, due, spare, _priced(player)):
                    found.append(_PAY_WITH[power.number])
        return found
    if not only_conquest and can_pay(player, card, cost(state, seat, card), spare, _priced(player)):
        found.append(_PAY)
    for power in powers.conquer_peaceful:
        needed = defense(card, power.number)
        if power.card in player.tableau and _can_conquer(state, seat, card, needed, spare, placing):
            found.append(_CONQUER_WITH[power.number])
    return found


def _can_conquer(state: RaceState, seat: Seat, card: int, needed: int, spare: int, placing: int) -> bool:
    missing = needed - conquering_strength(state, seat, card)
    if missing <= 0:
        return True
    player = state.players[seat]
    return missing <= most_to_buy(player, placing, spare, own_prestige(state, seat, placing))


def _priced(player: Player) -> tuple[Power, ...]:
    return player.powers.settle_priced + player.powers.zero_cost


def settleable(state: RaceState, seat: Seat, only_conquest: bool = False) -> list[int]:
    """The worlds in hand that can be placed."""
    found: list[int] = []
    for card in state.players[seat].hand:
        if CARDS[card].world and ways(state, seat, card, only_conquest):
            found.append(card)
    return found


@dataclass(frozen=True, slots=True)
class ToSettle(ChoosingTogether):
    """One world or none, chosen in secret (RG-10.1)."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [*(_PLACES[card] for card in settleable(state, seat)), PASS]

    def finish(self, state: RaceState) -> None:
        """All reveal together; then each completes a turn, in turn order (RG-10.2, RG-10.3)."""
        state.agenda.append(takeover.ResolveTakeovers())
        state.agenda += [SettleTurn(seat, self.answers[seat]) for seat in reversed(state.order)]
        icons = []
        for seat in state.order:
            card = self.answers[seat]
            if card == NOTHING:
                state.events.append(NothingPlaced(seat))
            else:
                arrive(state, seat, card)
                icons.append(seat)
        for seat in icons:
            gain_prestige(state, seat, int(CARDS[self.answers[seat]].icon))


def arrive(state: RaceState, seat: Seat, card: int) -> None:
    """From hand into the tableau; a windfall world gets its good at once (RG-6.3)."""
    player = state.players[seat]
    take_from_hand(player, (card,))
    add_to_tableau(player, card)
    state.events.append(CardPlaced(seat, card))
    if card == OORT:
        state.agenda.append(ToNameKind(seat))
    if CARDS[card].windfall:
        put_good(state, seat, card)


# -- a seat's turn -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SettleTurn(Step[RaceState]):
    """Place the world chosen or declare a takeover, then use the extra powers (RG-10.3)."""

    seat: Seat
    card: int

    def run(self, state: RaceState) -> None:
        state.events.append(TurnBegan(self.seat))
        state.agenda.append(SettleExtras(self.seat))
        if self.card != NOTHING:
            settle(state, self.seat, self.card)
        elif state.options.takeovers:
            takeover.ToDeclare(self.seat).ask(state)


def settle(state: RaceState, seat: Seat, card: int, only_conquest: bool = False) -> None:
    """Ask how to place a world that lies in the tableau, unless there is one way only."""
    possible = ways(state, seat, card, only_conquest)
    if len(possible) == 1:
        settle_by(state, seat, card, possible[0])
    else:
        state.agenda.append(ToChooseWay(seat, card, only_conquest))


@dataclass(frozen=True, slots=True)
class ToChooseWay(Asks[RaceState]):
    """Pay, pay with a power, or conquer (RG-10.20)."""

    card: int
    only_conquest: bool

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [*ways(state, seat, self.card, self.only_conquest)]

    def play(self, state: RaceState, seat: Seat, move: PayFor | Conquer) -> None:
        state.agenda.pop()
        settle_by(state, seat, self.card, move)


def settle_by(state: RaceState, seat: Seat, card: int, way: PayFor | Conquer) -> None:
    player = state.players[seat]
    prestige = 0
    if isinstance(way, PayFor):
        if way.power != NOTHING:
            state.events.append(PowerUsed(seat, way.power))
            prestige = player.powers.pay_prestige
        state.agenda.append(WorldSettled(seat, card, prestige, from_hand=True))
        ask_payment(state, seat, card, cost(state, seat, card, way.power), _priced(player))
        return
    if way.power != NOTHING:
        power = POWERS[way.power]
        prestige = power.prestige
        state.events.append(PowerUsed(seat, power.number))
        give_up(state, seat, power.card)
    state.agenda.append(WorldSettled(seat, card, prestige, from_hand=True))
    needed = defense(card, way.power)
    if player.powers.hand_military or player.powers.temporary:
        ToStrengthen(seat, card, card, needed, _military_may_serve_later(state, player)).ask(state)


def _military_may_serve_later(state: RaceState, player: Player) -> bool:
    """For another conquest, or for a takeover on either side (RG-10.22)."""
    extra = [power for power in (player.powers.extra_any, player.powers.extra_conquest) if power]
    if any(power.number not in player.used for power in extra):
        return True
    return state.options.takeovers and any(other.powers.takeovers for other in state.players)


# -- extra settle powers -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SettleExtras(Step[RaceState]):
    """Improved Logistics, Rebel Sneak Attack and Terraforming Engineers, in any order (RG-10.17 to RG-10.19)."""

    seat: Seat

    def run(self, state: RaceState) -> None:
        powers = state.players[self.seat].powers
        if powers.extra_any or powers.extra_conquest or powers.replaces:
            step = ToSettleMore(self.seat)
            if len(step.moves(state, self.seat)) > 1:
                state.agenda.append(step)


@dataclass(frozen=True, slots=True)
class ToSettleMore(Asks[RaceState]):
    """Which extra power to use, and for which world (RG-10.21)."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        powers = player.powers
        found: list[Move] = []
        logistics, sneak, engineers = powers.extra_any, powers.extra_conquest, powers.replaces
        declared = any(declared.attacker == seat for declared in state.takeovers)
        if logistics and logistics.number not in player.used and (player.placed or declared):
            found += [SettleMore(logistics.number, card) for card in settleable(state, seat)]
            if state.options.takeovers:
                found += takeover.declarations(state, seat)
        if sneak and sneak.number not in player.used and sneak.card in player.tableau and player.placed:
            found += [SettleMore(sneak.number, card) for card in settleable(state, seat, only_conquest=True)]
        if engineers and engineers.number not in player.used:
            found += replacements(player, engineers.amount)
        found.append(PASS)
        return found

    def play(self, state: RaceState, seat: Seat, move: Move) -> None:
        state.agenda.pop()
        if isinstance(move, Pass):
            return
        state.agenda.append(SettleExtras(seat))
        player = state.players[seat]
        if isinstance(move, Attack):
            assert player.powers.extra_any
            player.used += (player.powers.extra_any.number,)
            takeover.declare(state, seat, move)
        elif isinstance(move, SettleMore):
            settle_more(state, seat, move)
        elif isinstance(move, Replace):
            replace_world(state, seat, move)


def settle_more(state: RaceState, seat: Seat, move: SettleMore) -> None:
    power = POWERS[move.power]
    state.players[seat].used += (power.number,)
    state.events.append(PowerUsed(seat, power.number))
    sneaked = power.what == "conquest"
    if sneaked:
        give_up(state, seat, power.card)
    state.agenda.append(SettleArrived(seat, move.card, sneaked))
    arrive(state, seat, move.card)
    gain_prestige(state, seat, int(CARDS[move.card].icon))


@dataclass(frozen=True, slots=True)
class SettleArrived(Step[RaceState]):
    """The extra world lies in the tableau: pay for it or conquer it."""

    seat: Seat
    card: int
    sneaked: bool

    def run(self, state: RaceState) -> None:
        settle(state, self.seat, self.card, self.sneaked)


def replacements(player: Player, most: int) -> list[Move]:
    """A non-military world of the start of the phase for one of the same kind costing 0 to 3 more (RG-10.19)."""
    fresh = [CARDS[card] for card in player.hand if CARDS[card].world and not CARDS[card].military]
    found: list[Move] = []
    for card in player.tableau:
        old = CARDS[card]
        if old.world and not old.military and card in player.then:
            found += [
                Replace(card, new.number) for new in fresh if 0 <= new.cost - old.cost <= most and _same_kind(old, new)
            ]
    return found


def _same_kind(old: Card, new: Card) -> bool:
    if OORT in (old.number, new.number):
        return old.good != NO_GOOD and new.good != NO_GOOD
    return old.good == new.good


def replace_world(state: RaceState, seat: Seat, move: Replace) -> None:
    """No placement: nothing but the icon, the windfall good and the prestige of the power (RG-10.19)."""
    player = state.players[seat]
    power = player.powers.replaces
    assert power
    player.used += (power.number,)
    state.events.append(PowerUsed(seat, power.number))
    before = held_values(state, seat)
    discard_from_tableau(state, seat, move.world)
    state.events.append(WorldReplaced(seat, move.world, move.card))
    arrive(state, seat, move.card)
    lose_tiles(state, seat, before)
    gain_prestige(state, seat, power.prestige + int(CARDS[move.card].icon))
