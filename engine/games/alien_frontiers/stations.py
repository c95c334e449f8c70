"""Chapter 6: what docking at each station does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.alien_frontiers.aftermath import aftermath
from engine.games.alien_frontiers.colonies import ToLand
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ASIMOV_CRATER,
    CLAIM_TOTAL,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    EMPTY,
    HEINLEIN_PLAINS,
    HOLOGRAPHIC_DECOY,
    LAUNCH_COST,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    MARKET_PRICE,
    ORBITAL_MARKET,
    RAID_LIMIT,
    RAIDERS_OUTPOST,
    SHIPS_FOR_EXTRA_STEP,
    SHIPYARD,
    SOLAR_CONVERTER,
    SOLAR_EXTRA,
    SOLAR_FUEL,
    STATIONS,
    TERRAFORMING_STATION,
    TRACK_LENGTH,
    ship,
)
from engine.games.alien_frontiers.deck import refill_display
from engine.games.alien_frontiers.docking import constructor_price, ship_price
from engine.games.alien_frontiers.docks import enter
from engine.games.alien_frontiers.events import (
    CardClaimed,
    CardStolen,
    ColonyLaunched,
    DisplayCycled,
    HubAdvanced,
    HubStepLost,
    RaidDeclined,
    ResourcesStolen,
    ShipBuilt,
    ShipsDisplaced,
    ShipsDocked,
    Traded,
)
from engine.games.alien_frontiers.moves import TakeCard, TakeNothing, TakeResources, Trade
from engine.games.alien_frontiers.resources import gain, ore_in_stock, pay
from engine.games.alien_frontiers.state import AlienFrontiersState


def dock(state: AlienFrontiersState, seat: Seat, station: int, ships: tuple[int, ...]) -> None:
    """Pay, move the ships, have the effect (AF-5.5). The ships have left where they were before."""
    _EFFECTS[station](state, seat, ships)


def _enter(state: AlienFrontiersState, seat: Seat, station: int, ships: tuple[int, ...]) -> int:
    state.events.append(ShipsDocked(seat, station, ships))
    return enter(state, seat, station, ships)


# -- 6.1 Alien Artifact ------------------------------------------------------------------------------------------


def _dock_at_artifact(state: AlienFrontiersState, seat: Seat, ships: tuple[int, ...]) -> None:
    """Each ship gives one cycle and counts for the next claim (AF-6.1.1)."""
    dock = _enter(state, seat, ALIEN_ARTIFACT, ships)
    state.artifact_docks += (dock,)
    state.cycles += 1


def artifact_total(state: AlienFrontiersState) -> int:
    """The ships docked since the last claim of this turn and still there (AF-6.1.4)."""
    docks = state.docks[ALIEN_ARTIFACT]
    return sum(docks[dock] & 7 for dock in state.artifact_docks)


def claimable(state: AlienFrontiersState, seat: Seat) -> list[int]:
    """Displayed types the player does not own, once the total is eight or more (AF-6.1.3)."""
    if artifact_total(state) < CLAIM_TOTAL:
        return []
    owned = state.players[seat].cards
    return [card for card in dict.fromkeys(state.display) if card not in owned]


def claim(state: AlienFrontiersState, seat: Seat, card: int) -> None:
    state.display.remove(card)
    state.players[seat].cards += (card,)
    state.artifact_docks = ()
    state.cycles = 0
    state.events.append(CardClaimed(seat, card))
    refill_display(state)


def cycle(state: AlienFrontiersState, seat: Seat) -> None:
    """All displayed cards to the discard pile, three new ones (AF-6.1.2)."""
    state.cycles -= 1
    state.events.append(DisplayCycled(seat, tuple(state.display)))
    state.discard += state.display
    state.display = []
    refill_display(state)


# -- 6.2 Colonist Hub --------------------------------------------------------------------------------------------


def _dock_at_hub(state: AlienFrontiersState, seat: Seat, ships: tuple[int, ...]) -> None:
    """One step a ship, one more with Asimov for the second ship of a turn; an overflow launches (AF-6.2.2, .5, .7)."""
    player = state.players[seat]
    _enter(state, seat, COLONIST_HUB, ships)
    state.hub_ships += 1
    before = player.hub
    player.hub += 1
    if (
        state.hub_ships >= SHIPS_FOR_EXTRA_STEP
        and not state.hub_extra_step_given
        and state.has_bonus(seat, ASIMOV_CRATER)
    ):
        state.hub_extra_step_given = True
        player.hub += 1
    overflow = player.hub > TRACK_LENGTH
    player.hub = min(player.hub, TRACK_LENGTH)
    state.events.append(HubAdvanced(seat, before, player.hub))
    if overflow and can_pay_launch(state, seat):
        _launch(state, seat, new_colony=True)
    elif overflow:
        state.events.append(HubStepLost(seat))


def can_launch(state: AlienFrontiersState, seat: Seat) -> bool:
    return state.players[seat].hub == TRACK_LENGTH and can_pay_launch(state, seat)


def can_pay_launch(state: AlienFrontiersState, seat: Seat) -> bool:
    player = state.players[seat]
    return player.fuel >= LAUNCH_COST.fuel and player.ore >= LAUNCH_COST.ore


def launch(state: AlienFrontiersState, seat: Seat) -> None:
    """The colony on the last circle is paid for and lands; no ship needs to be docked here (AF-6.2.6)."""
    _launch(state, seat, new_colony=False)


def _launch(state: AlienFrontiersState, seat: Seat, new_colony: bool) -> None:
    pay(state, seat, LAUNCH_COST.fuel, LAUNCH_COST.ore)
    state.players[seat].hub = 0
    state.events.append(ColonyLaunched(seat))
    state.agenda.append(ToLand(seat, new_colony))


# -- 6.3 Colony Constructor --------------------------------------------------------------------------------------


def _dock_at_constructor(state: AlienFrontiersState, seat: Seat, ships: tuple[int, ...]) -> None:
    pay(state, seat, 0, constructor_price(state, seat))
    _enter(state, seat, COLONY_CONSTRUCTOR, ships)
    state.agenda.append(ToLand(seat))


# -- 6.4 Lunar Mine ----------------------------------------------------------------------------------------------


def _dock_at_mine(state: AlienFrontiersState, seat: Seat, ships: tuple[int, ...]) -> None:
    _enter(state, seat, LUNAR_MINE, ships)
    state.mined = True
    gain(state, seat, 0, 1)


# -- 6.6 Orbital Market ------------------------------------------------------------------------------------------


def _dock_at_market(state: AlienFrontiersState, seat: Seat, ships: tuple[int, ...]) -> None:
    """The trades come later, as actions of their own (AF-6.6.2)."""
    _enter(state, seat, ORBITAL_MARKET, ships)


def trade_prices(state: AlienFrontiersState, seat: Seat) -> list[int]:
    """What one ore costs: the value of each whole pair docked this turn, or less with Heinlein (AF-6.6.2 to AF-6.6.5).

    A pair holding a ship of the active player was docked this turn: older ones were gathered.
    """
    docks = state.docks[ORBITAL_MARKET]
    prices = []
    for first in range(0, len(docks), 2):
        pair = docks[first : first + 2]
        if EMPTY not in pair and (pair[0] >> 4 == seat or pair[1] >> 4 == seat):
            prices.append(pair[0] & 7)
    if prices and state.has_bonus(seat, HEINLEIN_PLAINS):
        return [MARKET_PRICE]
    return sorted(set(prices))


def trades(state: AlienFrontiersState, seat: Seat) -> list[Trade]:
    if not any(state.docks[ORBITAL_MARKET]) or not ore_in_stock(state):
        return []
    fuel = state.players[seat].fuel
    found: list[Trade] = []
    for price in trade_prices(state, seat):
        most = fuel // price if state.options.unlimited_supply else min(fuel // price, state.ore)
        found += _trades_at(price, most)
    return found


@lru_cache(maxsize=1 << 10)
def _trades_at(price: int, most: int) -> tuple[Trade, ...]:
    return tuple(Trade(price, times) for times in range(1, most + 1))


def trade(state: AlienFrontiersState, seat: Seat, price: int, times: int) -> None:
    player = state.players[seat]
    player.fuel -= price * times
    state.fuel += price * times
    player.ore += times
    state.ore -= times
    state.events.append(Traded(seat, price * times, times))


# -- 6.7 Raiders' Outpost ----------------------------------------------------------------------------------------


def _dock_at_outpost(state: AlienFrontiersState, seat: Seat, ships: tuple[int, ...]) -> None:
    """The ships present go to the Bay, the sequence docks, then the loot is chosen (AF-6.7.4, AF-6.7.8)."""
    displaced = tuple(docked for docked in state.docks[RAIDERS_OUTPOST] if docked != EMPTY)
    if displaced:
        state.docks[RAIDERS_OUTPOST] = (EMPTY, EMPTY, EMPTY)
        state.docks[MAINTENANCE_BAY] += displaced
        state.events.append(ShipsDisplaced(seat, displaced))
    _enter(state, seat, RAIDERS_OUTPOST, ships)
    state.agenda.append(ToRaid(seat))


@dataclass(frozen=True, slots=True)
class ToRaid(Asks[AlienFrontiersState]):
    """The loot is one decision, with all holdings in the open (AF-6.7.8)."""

    def moves(self, state: AlienFrontiersState, seat: Seat) -> list[Move]:
        return loot(state, seat)

    def play(self, state: AlienFrontiersState, seat: Seat, move: Move) -> None:
        state.agenda.pop()
        if isinstance(move, TakeResources):
            take_resources(state, seat, move.loot)
        elif isinstance(move, TakeCard):
            take_card(state, seat, move.victim, move.card)
        else:
            state.events.append(RaidDeclined(seat))
        aftermath(state)


def loot(state: AlienFrontiersState, seat: Seat) -> list[Move]:
    """Up to four resources, or one card, or nothing; a Decoy shields its owner (AF-6.7.2, AF-6.7.7)."""
    purses: list[tuple[Seat, int, int]] = []
    cards: list[TakeCard] = []
    for victim, player in enumerate(state.players):
        if victim == seat:
            continue
        if HOLOGRAPHIC_DECOY in player.cards:
            cards.append(TakeCard(victim, HOLOGRAPHIC_DECOY))
        else:
            purses.append((victim, min(player.fuel, RAID_LIMIT), min(player.ore, RAID_LIMIT)))
            cards += [TakeCard(victim, card) for card in player.cards]
    return [*_purse_choices(tuple(purses)), *cards, TakeNothing()]


@lru_cache(maxsize=1 << 14)
def _purse_choices(purses: tuple[tuple[Seat, int, int], ...]) -> tuple[TakeResources, ...]:
    """Every way of taking one to four tokens from these holdings, the largest takes first."""
    ranges = [range(amount + 1) for _, fuel, ore in purses for amount in (fuel, ore)]
    takes = [take for take in product(*ranges) if 0 < sum(take) <= RAID_LIMIT]
    takes.sort(key=sum, reverse=True)
    return tuple(
        TakeResources(
            tuple(
                (victim, take[2 * i], take[2 * i + 1])
                for i, (victim, _, _) in enumerate(purses)
                if take[2 * i] or take[2 * i + 1]
            )
        )
        for take in takes
    )


def take_resources(state: AlienFrontiersState, seat: Seat, taken: tuple[tuple[Seat, int, int], ...]) -> None:
    """From player to player, never through the stocks (AF-6.7.3)."""
    raider = state.players[seat]
    for victim, fuel, ore in taken:
        robbed = state.players[victim]
        robbed.fuel -= fuel
        robbed.ore -= ore
        raider.fuel += fuel
        raider.ore += ore
        state.events.append(ResourcesStolen(seat, victim, fuel, ore))


def take_card(state: AlienFrontiersState, seat: Seat, victim: Seat, card: int) -> None:
    """A type the raider owns already goes straight to the discard pile (AF-6.7.6)."""
    raider, robbed = state.players[seat], state.players[victim]
    robbed.cards = tuple(held for held in robbed.cards if held != card)
    kept = card not in raider.cards
    if kept:
        raider.cards += (card,)
    else:
        state.discard.append(card)
    state.events.append(CardStolen(seat, victim, card, kept))


# -- 6.8 Shipyard ------------------------------------------------------------------------------------------------


def _dock_at_shipyard(state: AlienFrontiersState, seat: Seat, ships: tuple[int, ...]) -> None:
    """The new ship waits in the Maintenance Bay (AF-6.8.2)."""
    price = ship_price(state, seat)
    assert price is not None
    pay(state, seat, price.fuel, price.ore)
    _enter(state, seat, SHIPYARD, ships)
    state.players[seat].stock -= 1
    state.docks[MAINTENANCE_BAY] += (ship(seat, 1),)
    state.events.append(ShipBuilt(seat))


# -- 6.9 Solar Converter -----------------------------------------------------------------------------------------


def _dock_at_solar_converter(state: AlienFrontiersState, seat: Seat, ships: tuple[int, ...]) -> None:
    """Half the value, rounded up, and more with Lem (AF-6.9.1, AF-6.9.2)."""
    _enter(state, seat, SOLAR_CONVERTER, ships)
    extra = SOLAR_EXTRA if state.has_bonus(seat, LEM_BADLANDS) else 0
    gain(state, seat, SOLAR_FUEL[ships[0] & 7] + extra, 0)


# -- 6.10 Terraforming Station -----------------------------------------------------------------------------------


def _dock_at_terraforming_station(state: AlienFrontiersState, seat: Seat, ships: tuple[int, ...]) -> None:
    cost = STATIONS[TERRAFORMING_STATION].cost
    pay(state, seat, cost.fuel, cost.ore)
    _enter(state, seat, TERRAFORMING_STATION, ships)
    state.agenda.append(ToLand(seat))


_EFFECTS: dict[int, Callable[[AlienFrontiersState, Seat, tuple[int, ...]], None]] = {
    ALIEN_ARTIFACT: _dock_at_artifact,
    COLONIST_HUB: _dock_at_hub,
    COLONY_CONSTRUCTOR: _dock_at_constructor,
    LUNAR_MINE: _dock_at_mine,
    ORBITAL_MARKET: _dock_at_market,
    RAIDERS_OUTPOST: _dock_at_outpost,
    SHIPYARD: _dock_at_shipyard,
    SOLAR_CONVERTER: _dock_at_solar_converter,
    TERRAFORMING_STATION: _dock_at_terraforming_station,
}
