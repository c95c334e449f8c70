"""What a position is worth to a player. The figures are in data/pilot.toml."""

from __future__ import annotations

from typing import Any, Final

from engine.core.data import load_toml
from engine.core.moves import Move, Seat
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    ALIEN_MONUMENT,
    CARDS,
    CLAIM_TOTAL,
    EMPTY,
    FLEET_LIMIT,
    FOLDER,
    HERBERT_VALLEY,
    HOLOGRAPHIC_DECOY,
    ISOLATION,
    NOWHERE,
    ORBITAL_MARKET,
    POHL_FOOTHILLS,
    POSITRON,
    RAID_LIMIT,
    RELIC,
    TERRAFORMING_STATION,
    TERRITORIES,
    TRACK_LENGTH,
)
from engine.games.alien_frontiers.moves import TakeCard, TakeNothing, TakeResources
from engine.games.alien_frontiers.setup import TOKEN_LIMIT
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.stations import artifact_total, trade_prices

_w: Final[dict[str, Any]] = load_toml(FOLDER / "data/pilot.toml")
_POINT: Final = (0.0, *_w["point"])
_CARD_ONCE: Final = tuple(_w["card"][card.id][0] for card in CARDS)
_CARD_TURN: Final = tuple(_w["card"][card.id][1] for card in CARDS)
_TERRITORY_TURN: Final = tuple(_w["territory"][territory.id] for territory in TERRITORIES)
_CURVE: Final = tuple(6 - 18 / (amount + 3) for amount in range(60))
_FUEL: Final = tuple(_w["fuel"] * worth for worth in _CURVE)
_ORE: Final = tuple(_w["ore"] * worth for worth in _CURVE)
_HUB: Final = tuple(
    sum(_w["late_hub_step" if circle >= 5 else "hub_step"] for circle in range(1, progress + 1))
    for progress in range(TRACK_LENGTH + 1)
)
OPPONENT: Final[float] = _w["opponent"]
WIN_SCALE: Final[float] = _w["win_scale"]
_COLONY = _w["colony"]
_LANDING_FEE, _THREE_ORE, _OVER_LIMIT = _w["landing_fee"], _w["three_ore"], _w["over_limit"]
_SHIP_TURN, _RELIC_TURN, _TURNS = _w["ship_turn"], _w["relic_turn"], _w["turns_per_colony"]
_UNPLACED, _PIP, _PAIR, _SIX = _w["unplaced_ship"], _w["unplaced_pip"], _w["pair_in_hand"], _w["six_in_hand"]
_HUB_READY: Final[float] = _w["hub_ready"]
_ARTIFACT_PIP: Final[float] = _w["artifact_pip"]
_CLAIMABLE: Final[float] = _w["claimable"]
_CLAIM_TURNS: Final[float] = _w["claim_turns"]
_HERBERT = _w["herbert"]["per_ship"]


def spoils(state: AlienFrontiersState, seat: Seat) -> list[Move]:
    """The loots worth a thought: as many tokens as possible, ore first and from the strongest, or a card not owned."""
    others = [other for other in range(len(state.players)) if other != seat]
    open_to_raids = [other for other in others if HOLOGRAPHIC_DECOY not in state.players[other].cards]
    open_to_raids.sort(key=lambda other: worth(state, other), reverse=True)
    taken = {other: [0, 0] for other in open_to_raids}
    left = RAID_LIMIT
    for kind in (1, 0):
        for other in open_to_raids:
            player = state.players[other]
            amount = min(left, (player.fuel, player.ore)[kind])
            taken[other][kind] = amount
            left -= amount
    loot = tuple((other, fuel, ore) for other, (fuel, ore) in sorted(taken.items()) if fuel or ore)
    found: list[Move] = [TakeResources(loot)] if loot else []
    for other in others:
        cards = state.players[other].cards
        seen = cards if other in open_to_raids else (HOLOGRAPHIC_DECOY,)
        found += [TakeCard(other, card) for card in seen if card not in state.players[seat].cards]
    return found or [TakeNothing()]


def worth(state: AlienFrontiersState, seat: Seat) -> float:
    """Everything a player has, on the scale where a colony landed is 12."""
    player = state.players[seat]
    fewest = min([other.colonies for other in state.players]) or 1
    turns = _TURNS * fewest
    fuel, ore, hub = player.fuel, player.ore, player.hub
    total: float = -_COLONY * player.colonies + _purse(fuel, ore, hub) + _HUB[hub]

    points = sum([colonies[seat] for colonies in state.colonies])
    cards_with_power = 0
    for card in player.cards:
        total += _CARD_ONCE[card] + _CARD_TURN[card] * turns
        if card in (ALIEN_CITY, ALIEN_MONUMENT):
            points += 1
        elif CARDS[card].price:
            cards_with_power += 1
    isolated = state.fields[ISOLATION]
    for territory, controller in enumerate(state.control):
        if controller == seat:
            points += 1
            if territory != isolated:
                if territory == HERBERT_VALLEY:
                    total += _HERBERT * player.stock
                elif territory == POHL_FOOTHILLS:
                    total += _TERRITORY_TURN[territory] * turns * cards_with_power
                else:
                    total += _TERRITORY_TURN[territory] * turns
    positron = state.fields[POSITRON]
    if positron != NOWHERE and state.control[positron] == seat:
        points += 1
    total += _POINT[fewest] * points

    fleet = FLEET_LIMIT - player.stock
    doomed = state.docks[TERRAFORMING_STATION][0]
    if doomed != EMPTY and doomed >> 4 == seat and not doomed & RELIC:
        fleet -= 1
    total += _SHIP_TURN * turns * fleet
    if state.relic_owner == seat:
        total += _RELIC_TURN * turns
    if seat == state.active:
        total += _turn_in_progress(state, seat)
    return total


def _purse(fuel: int, ore: int, hub: int) -> float:
    total: float = _FUEL[fuel] + _ORE[ore]
    if fuel and ore:
        total += _LANDING_FEE + (_HUB_READY if hub == TRACK_LENGTH else 0.0)
    if ore >= 3:
        total += _THREE_ORE
    if fuel + ore > TOKEN_LIMIT:
        total -= _OVER_LIMIT * (fuel + ore - TOKEN_LIMIT)
    return total


def _turn_in_progress(state: AlienFrontiersState, seat: Seat) -> float:
    """What the ships still to be placed, a pair at the Market and the ships at the Artifact promise."""
    total = 0.0
    previous = 0
    for ship in state.hand:
        value = ship & 7
        total += _UNPLACED + _PIP * value
        if value == previous:
            total += _PAIR
        if value == 6:
            total += _SIX
        previous = value
    if any(state.docks[ORBITAL_MARKET]):
        total += _trades(state, seat)
    if state.artifact_docks:
        total += _artifact(state, seat)
    return total


def _trades(state: AlienFrontiersState, seat: Seat) -> float:
    """What the best trade would add."""
    player = state.players[seat]
    fuel, ore, hub = player.fuel, player.ore, player.hub
    stock = fuel if state.options.unlimited_supply else state.ore
    return max(
        [
            _purse(fuel - price * times, ore + times, hub) - _purse(fuel, ore, hub)
            for price in trade_prices(state, seat)
            for times in range(min(fuel // price, stock) + 1)
        ],
        default=0.0,
    )


def _artifact(state: AlienFrontiersState, seat: Seat) -> float:
    player = state.players[seat]
    fewest = min([other.colonies for other in state.players]) or 1
    best = max([_card(card, fewest) for card in state.display if card not in player.cards], default=0.0)
    total = artifact_total(state)
    if total >= CLAIM_TOTAL:
        return best * _CLAIMABLE
    highest = max([ship & 7 for ship in state.hand], default=0)
    if EMPTY in state.docks[ALIEN_ARTIFACT] and total + highest >= CLAIM_TOTAL:
        return _ARTIFACT_PIP * total
    return 0.0


def _card(card: int, fewest: int) -> float:
    """What a card on show would add."""
    worth: float = _CARD_ONCE[card] + _CLAIM_TURNS * _CARD_TURN[card]
    return worth + _POINT[fewest] if CARDS[card].points else worth
