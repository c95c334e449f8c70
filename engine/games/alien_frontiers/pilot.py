"""The judgement of the bots: what a position is worth to a player. The figures are in data/pilot.toml."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from engine.bots.pilot import Pilot
from engine.core.data import load_toml
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.games.alien_frontiers.colonies import ToLand
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
    ISOLATION,
    NOWHERE,
    POHL_FOOTHILLS,
    POSITRON,
    RELIC,
    TERRAFORMING_STATION,
    TERRITORIES,
    TRACK_LENGTH,
)
from engine.games.alien_frontiers.moves import (
    Boost,
    Claim,
    Cycle,
    Dock,
    Flip,
    Launch,
    Reroll,
    Shift,
    Slow,
    Teleport,
    Trade,
)
from engine.games.alien_frontiers.scoring import standing
from engine.games.alien_frontiers.setup import TOKEN_LIMIT
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.stations import ToRaid, artifact_total
from engine.games.alien_frontiers.tech import ToMoveColony, ToSwap

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
_COLONY, _OPPONENT, _SCALE = _w["colony"], _w["opponent"], _w["win_scale"]
_LANDING_FEE, _THREE_ORE, _OVER_LIMIT = _w["landing_fee"], _w["three_ore"], _w["over_limit"]
_SHIP_TURN, _RELIC_TURN, _TURNS = _w["ship_turn"], _w["relic_turn"], _w["turns_per_colony"]
_UNPLACED, _PIP, _PAIR, _SIX = _w["unplaced_ship"], _w["unplaced_pip"], _w["pair_in_hand"], _w["six_in_hand"]
_HUB_READY, _ARTIFACT_PIP, _CLAIMABLE = _w["hub_ready"], _w["artifact_pip"], _w["claimable"]
_RAID = _w["raid"]
_HERBERT = _w["herbert"]["per_ship"]

_ONLY_MINE = (Boost, Claim, Cycle, Dock, Flip, Launch, Reroll, Shift, Slow, Teleport, Trade)
"""Moves that change nothing for the others."""
_FOLLOW_UPS = (ToLand, ToMoveColony, ToSwap)
"""Decisions that a move leads to and that are judged together with it."""
_SAMPLES = 3
"""How often a move with a random result is tried."""


class AlienFrontiersPilot(Pilot[AlienFrontiersState]):
    cadet_noise = 0.9

    def rate(self, state: AlienFrontiersState, seat: Seat, moves: list[Move]) -> list[float]:
        """What the position after each move is worth, against the strongest rival."""
        rivals = self._strongest_rival(state, seat)
        return [self._rate(state, seat, move, rivals) for move in moves]

    def _rate(self, state: AlienFrontiersState, seat: Seat, move: Move, rivals: float) -> float:
        chancy = isinstance(move, Reroll | Cycle)
        total = 0.0
        samples = _SAMPLES if chancy else 1
        for sample in range(samples):
            after = state.copy()
            if sample:
                after.rng = Rng(after.rng.bits() + sample)
                after.rng.shuffle(after.draw)
            self.game.apply(after, seat, move)
            if not after.agenda:
                return self._final(after, seat)
            if isinstance(after.agenda[-1], _FOLLOW_UPS):
                return max(self._rate(after, seat, next_move, rivals) for next_move in self.game.moves(after, seat))
            total += worth(after, seat)
            if isinstance(after.agenda[-1], ToRaid):
                total += _RAID
            total -= _OPPONENT * (rivals if isinstance(move, _ONLY_MINE) else self._strongest_rival(after, seat))
        return total / samples

    def _final(self, state: AlienFrontiersState, seat: Seat) -> float:
        return 1000.0 if standing(state)[seat].rank == 1 else -1000.0

    def _strongest_rival(self, state: AlienFrontiersState, seat: Seat) -> float:
        return max(worth(state, other) for other in range(len(state.players)) if other != seat)

    def chances(self, state: AlienFrontiersState) -> list[float]:
        if not state.agenda:
            ranks = [place.rank for place in standing(state)]
            winners = ranks.count(1)
            return [1 / winners if rank == 1 else 0.0 for rank in ranks]
        worths = [worth(state, seat) for seat in range(len(state.players))]
        found = []
        for seat, own in enumerate(worths):
            best = max(other for rival, other in enumerate(worths) if rival != seat)
            found.append(1 / (1 + exp(min(50.0, (best - own) / _SCALE))))
        return found


def worth(state: AlienFrontiersState, seat: Seat) -> float:
    """Everything a player has, on the scale where a colony landed is 12."""
    player = state.players[seat]
    fewest = min([other.colonies for other in state.players]) or 1
    turns = _TURNS * fewest
    fuel, ore, hub = player.fuel, player.ore, player.hub
    total: float = -_COLONY * player.colonies + _FUEL[fuel] + _ORE[ore] + _HUB[hub]
    if fuel and ore:
        total += _LANDING_FEE + (_HUB_READY if hub == TRACK_LENGTH else 0.0)
    if ore >= 3:
        total += _THREE_ORE
    if fuel + ore > TOKEN_LIMIT:
        total -= _OVER_LIMIT * (fuel + ore - TOKEN_LIMIT)

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


def _turn_in_progress(state: AlienFrontiersState, seat: Seat) -> float:
    """What the ships still to be placed and the ships at the Artifact promise."""
    total = 0.0
    hand = state.hand
    previous = 0
    for ship in hand:
        value = ship & 7
        total += _UNPLACED + _PIP * value
        if value == previous:
            total += _PAIR
        if value == 6:
            total += _SIX
        previous = value
    if state.artifact_docks:
        at_artifact = artifact_total(state)
        if at_artifact >= CLAIM_TOTAL:
            owned = state.players[seat].cards
            worths = [_CARD_ONCE[card] + 4 * _CARD_TURN[card] for card in state.display if card not in owned]
            total += _CLAIMABLE * max(worths, default=0.0)
        elif (
            EMPTY in state.docks[ALIEN_ARTIFACT]
            and at_artifact + max([ship & 7 for ship in hand], default=0) >= CLAIM_TOTAL
        ):
            total += _ARTIFACT_PIP * at_artifact
    return total
