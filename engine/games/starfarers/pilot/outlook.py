"""What a seat has to look forward to: where its ships may found, what building is worth, what its cards are worth.

Everything is counted in victory points. Only what the seat knows is used: chits it has not seen count with the average
of what may still lie there.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

from engine.core.moves import Seat
from engine.games.starfarers.board import (
    BASES,
    COLONY_POINTS_OF,
    HOME_SYSTEMS,
    PLANETS,
    SITES_BY,
    SYSTEM_OF_COLONY_POINT,
    SYSTEMS,
    distances,
    sites_of,
)
from engine.games.starfarers.components import (
    BOOSTER,
    CANNON,
    CARDS,
    CHITS,
    COLONY_SHIP,
    FAME_FOR_SALE,
    FAME_FOR_SALE_BELOW,
    FREIGHT_RING,
    HELPING_HAND,
    PART_LIMITS,
    REDUCED_TRIBUTE,
    REDUCED_TRIBUTE_ABOVE,
    RELIEF_FUND,
    SPACEPORTS,
    TRADE_SHIP,
    TRIBUTE_ABOVE,
    Hand,
)
from engine.games.starfarers.fleet import free_ports
from engine.games.starfarers.peoples import friend_of_all
from engine.games.starfarers.pilot.purse import CARD, Goals, buying_value, hand_value, spending_value, usual_rates
from engine.games.starfarers.scoring import points, points_to_win
from engine.games.starfarers.setup import own_limit, system_limit
from engine.games.starfarers.state import OPEN, StarfarersState

PATIENCE: Final = 0.87
"""What is left of a gain that comes a turn later."""
MEAN_BASE_SPEED: Final = 3.5
ROUNDS_A_POINT: Final = {2: 1.6, 3: 1.35, 4: 1.15}
"""How long the leader needs for a point, in rounds, by the number of players."""
TOKEN: Final = 2.35
RING_SHARE: Final = (0.33, 0.6)
"""What a freight ring has of the station it opens: without a trade ship under way, and with one."""

_PIPS = tuple(chit.ways for chit in CHITS)
_BARRED = tuple(chit.barred for chit in CHITS)
_MEAN_PIPS = {
    back: sum(chit.ways for chit in CHITS if chit.back == back) / sum(chit.back == back for chit in CHITS)
    for back in ("red", "yellow", "white")
}
_BLUES = sum(chit.back == "blue" for chit in CHITS)
_OPEN_BLUES = frozenset(number for number, chit in enumerate(CHITS) if chit.back == "blue" and not chit.barred)
_LATER = tuple(PATIENCE**turns for turns in range(40))
_OUTER = tuple(system for system in range(len(SYSTEMS)) if system not in HOME_SYSTEMS)
_GROUNDS = {
    system: [
        (point, SITES_BY[point][0] % 3, SITES_BY[point][1] % 3, distances(point)) for point in COLONY_POINTS_OF[system]
    ]
    for system in _OUTER
}
"""The colony points of each outer system, with the places of their two planets among its sites."""
_WANTED = (1.0, 1.0, 1.15, 1.0, 0.95)
"""How dear each resource is on this board, carbon most of all."""


_Target = tuple[float, int, tuple[int, ...]]
"""What founding somewhere brings, where that is, and how far it is from every point."""


class Outlook:
    """Worked out once for a position and a seat, then asked often."""

    __slots__ = (
        "_bars", "_decay", "_goals", "_leads", "_shares", "_station_values",
        "colonies", "horizon", "pip", "pips", "seat", "speed", "state", "stations",
    )  # fmt: skip

    def __init__(self, state: StarfarersState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.speed = MEAN_BASE_SPEED + state.players[seat].speed
        self.horizon = rounds_left(state)
        self.pip = self.horizon * len(state.players) / 36 * CARD * 0.75
        """One more way of 36, to the end of the game."""
        self.pips = pips(state, seat)
        self._bars = self._known_bars()
        self._station_values = [self._station_value(base) for base in range(len(BASES))]
        self.colonies = self._colony_targets()
        self.stations = self._station_targets()
        self._decay = _decay(self.speed)
        self._goals: Goals = ()
        self._leads: list[tuple[float, int, tuple[int, ...]]] = []
        self._shares: dict[Seat, list[float]] = {}

    # -- where to found ------------------------------------------------------------------------------------------

    def _colony_targets(self) -> list[_Target]:
        """Colony points worth flying to, the best first."""
        state, seat = self.state, self.seat
        full: set[int] = set()
        taken, own = [0] * len(SYSTEMS), [0] * len(SYSTEMS)
        for other, player in enumerate(state.players):
            for point in player.colonies + player.spaceports:
                full.add(point)
                taken[SYSTEM_OF_COLONY_POINT[point]] += 1
                own[SYSTEM_OF_COLONY_POINT[point]] += other == seat
            if other != seat:
                full.update(player.ships)
        players = len(state.players)
        limit, own_most = system_limit(players), own_limit(players)
        found = []
        blue = self._open_blue()
        for system in _OUTER:
            if taken[system] < limit and own[system] < own_most:
                grounds = [self._ground(site, blue) for site in sites_of(system)]
                for point, one, other, away in _GROUNDS[system]:
                    if point not in full:
                        (sure, bonus, ways), (more_sure, more_bonus, more_ways) = grounds[one], grounds[other]
                        value = sure * more_sure * (1.0 + bonus + more_bonus + self.pip * (ways + more_ways))
                        found.append((value, point, away))
        found.sort(key=_by_value)
        return found

    def _ground(self, site: int, blue: float) -> tuple[float, float, float]:
        """For a planet: the odds that one can settle beside it, points for its chit, and the ways it will produce."""
        state = self.state
        kind = state.resource(site)
        weight = _WANTED[kind] * (1.0 if self.pips[kind] else 1.25)
        if state.seen[site] & (OPEN | 1 << self.seat):
            number = state.chits[site]
            if not _BARRED[number]:
                return 1.0, 0.0, weight * _PIPS[number]
            player, chit = state.players[self.seat], CHITS[number]
            if player.firepower >= chit.pirates > 0 or player.freight_rings >= chit.ice > 0:
                return 1.0, 1.0, weight * _MEAN_PIPS["white"]
            return 0.05, 0.0, 0.0
        if site in state.whites_laid:
            return 1.0, 0.0, weight * _MEAN_PIPS["white"]
        dot = PLANETS[state.galaxy[site]].dot
        return (blue, 0.0, weight * 3) if dot == "blue" else (1.0, 0.0, weight * _MEAN_PIPS[dot])

    def _known_bars(self) -> list[int]:
        """Pirate and ice chits on the board that this seat has seen."""
        state, known = self.state, OPEN | 1 << self.seat
        return [
            state.chits[site]
            for site, seen in enumerate(state.seen)
            if seen & known and state.chits[site] >= 0 and _BARRED[state.chits[site]]
        ]

    def _open_blue(self) -> float:
        """The odds that a blue chit this seat has not seen bears a number."""
        state, known = self.state, OPEN | 1 << self.seat
        opened = sum([seen & known and state.chits[site] in _OPEN_BLUES for site, seen in enumerate(state.seen)])
        gone = opened + len(self._bars) + sum([len(player.chits) for player in state.players])
        left = _BLUES - gone
        return (len(_OPEN_BLUES) - opened) / left if left else 0.0

    def _station_targets(self) -> list[_Target]:
        """The next trade point of each base, the best first."""
        rings = self.state.players[self.seat].freight_rings
        found = []
        for base, owners in enumerate(self.state.stations):
            built = len(owners)
            if built < len(BASES[base].trade_points):
                point = BASES[base].trade_points[built]
                value = self._station_values[base] * 0.7 ** max(0, built + 1 - rings)
                found.append((value, point, distances(point)))
        found.sort(key=_by_value)
        return found

    def _station_value(self, base: int) -> float:
        """A card, and the token if it comes over or is held against a rival."""
        state, seat = self.state, self.seat
        owners = state.stations[base]
        value = max([self.card_value(card) for card in state.friends[base]], default=0.0)
        if state.tokens[base] == seat:
            rivals = [owners.count(other) for other in state.others(seat)]
            return value + (0.5 if max(rivals) + 1 >= owners.count(seat) else 0.1)
        if friend_of_all((*owners, seat)) == seat:
            return value + TOKEN + (0.5 if owners else 0.0)
        return value + (0.4 if seat in owners else 0.1)

    def targets(self, ship: int) -> list[_Target]:
        return self.colonies if ship == COLONY_SHIP else self.stations

    def ship_value(self, ship: int, point: int, claimed: int = 0) -> float:
        """The best that a ship standing on a point can still do; `claimed` is a target left to another ship."""
        best, speed = 0.0, self.speed
        for value, target, away in self.targets(ship):
            if value <= best:
                break
            if target != claimed:
                worth = value * _LATER[ceil(away[point] / speed)]
                if worth > best:
                    best = worth
        return best

    def best_target(self, ship: int, point: int, claimed: int = 0) -> tuple[float, int]:
        """Where a ship standing on a point would go, and how good that is, a line less always being better."""
        best, goal, decay = 0.0, 0, self._decay
        for value, target, away in self.targets(ship):
            if value <= best:
                break
            if target != claimed:
                worth = value * decay[away[point]]
                if worth > best:
                    best, goal = worth, target
        return best, goal

    # -- what things are worth -----------------------------------------------------------------------------------

    def part_value(self, part: int, number: int) -> float:
        """One more part for a mothership that has that many."""
        if number >= PART_LIMITS[part]:
            return 0.0
        time = min(1.0, self.horizon / 12)
        player = self.state.players[self.seat]
        if part == BOOSTER:
            speed = MEAN_BASE_SPEED + player.speed - player.boosters + number
            return 0.62 * time * float((MEAN_BASE_SPEED / speed) ** 1.6)
        if part == CANNON:
            duels = (0.34, 0.32, 0.26, 0.16, 0.1, 0.1)[number] * time
            return duels + self._chit_value(number + player.firepower - player.cannons, pirates=True)
        enabled = 0.0
        for base, owners in enumerate(self.state.stations):
            if len(owners) == number:
                enabled = max(enabled, self._station_values[base])
        share = RING_SHARE[self._trades()]
        return 0.12 * time + share * enabled * min(1.0, self.horizon / 5) + self._chit_value(number, pirates=False)

    def _trades(self) -> bool:
        """Is a trade ship under way, for which a ring may open a trade point?"""
        player = self.state.players[self.seat]
        return any(point and cargo == TRADE_SHIP for point, cargo in zip(player.ships, player.cargo, strict=True))

    def _chit_value(self, strength: int, pirates: bool) -> float:
        """A chit known to this seat that one more part would master, or bring nearer."""
        value = 0.0
        for chit in self._bars:
            missing = (CHITS[chit].pirates if pirates else CHITS[chit].ice) - strength
            if missing > 0:
                value = max(value, 0.55 / missing**1.5)
        return value * min(1.0, self.horizon / 4)

    def card_value(self, card: int) -> float:
        """A friendship card for the rest of the game."""
        record = CARDS[card]
        time = min(1.0, self.horizon / 12)
        if record.production_bonus is not None:
            return 0.05 + self.pip * self.pips[record.production_bonus] * 0.6
        if record.speed or record.firepower:
            return time * (0.22 * record.speed + 0.15 * record.firepower)
        if record.bank_rate is not None:
            return time * (0.08 + 0.035 * self.pips[record.bank_rate[0]])
        if record.bank_rate_once is not None:
            return time * (0.15 + 0.03 * self.pips[record.bank_rate_once[0]])
        if card in FAME_FOR_SALE:
            bought = any(own in self.state.players[self.seat].cards for own in FAME_FOR_SALE)
            room = FAME_FOR_SALE_BELOW - self.state.players[self.seat].fame
            return 0.0 if bought or room <= 0 else 0.1 + min(room, self.horizon) * 0.12
        return time * {RELIEF_FUND: 0.4, HELPING_HAND: 0.3, REDUCED_TRIBUTE: 0.1}[card]

    def shares(self, seat: Seat) -> list[float]:
        """How much of what a player brings in is of each kind, a few cards of the reserve included."""
        if seat not in self._shares:
            ways = [1.5 + each for each in pips(self.state, seat)]
            self._shares[seat] = [each / sum(ways) for each in ways]
        return self._shares[seat]

    def aims(self) -> Goals:
        """What each goal of building is worth, and what the same once more would be."""
        if not self._goals:
            self._goals = (
                self._ship_goal(COLONY_SHIP),
                self._ship_goal(TRADE_SHIP),
                self._spaceport_goal(),
                *(self._part_goal(part) for part in (BOOSTER, CANNON, FREIGHT_RING)),
                self._fame_goal(),
            )
        return self._goals

    def _ship_goal(self, ship: int) -> tuple[float, float]:
        state, seat = self.state, self.seat
        player = state.players[seat]
        idle = player.ships.count(0)
        stock = player.colony_stock if ship == COLONY_SHIP else player.station_stock
        ports = free_ports(state, seat)
        if not idle or not stock or not ports:
            return 0.0, 0.0
        claimed = {
            self.best_target(cargo, point)[1]
            for cargo, point in zip(player.cargo, player.ships, strict=True)
            if point and cargo == ship
        }
        values = []
        for value, target, away in self.targets(ship):
            worth = value * self._decay[min([away[port] for port in ports])]
            values.append(worth * (0.5 if target in claimed else 1.0))
        values.sort(reverse=True)
        first = values[0] if values else 0.0
        second = values[1] if len(values) > 1 and idle > 1 and stock > 1 else 0.0
        return round(first, 2), round(second, 2)

    def spaceport_value(self, point: int) -> float:
        """A point, and a launching place nearer to what is still to be had."""
        if not self._leads:
            ports = self.state.players[self.seat].spaceports
            self._leads = [
                (value, min([away[port] for port in ports]), away) for value, _, away in self.colonies + self.stations
            ]
        gain = 0.0
        for value, lines, away in self._leads:
            nearer = lines - away[point]
            if nearer > 0:
                gain += value * nearer
        time = min(1.0, self.horizon / 8)
        return 1.0 + min(0.8, 0.03 * gain / self.speed) * time

    def _spaceport_goal(self) -> tuple[float, float]:
        player = self.state.players[self.seat]
        rings = SPACEPORTS - len(player.spaceports)
        if not rings or not player.colonies:
            return 0.0, 0.0
        values = sorted((self.spaceport_value(point) for point in player.colonies), reverse=True)
        return round(values[0], 2), round(values[1], 2) if rings > 1 and len(values) > 1 else 0.0

    def _part_goal(self, part: int) -> tuple[float, float]:
        number = self.state.players[self.seat].parts[part]
        return round(self.part_value(part, number), 2), round(self.part_value(part, number + 1), 2)

    def _fame_goal(self) -> tuple[float, float]:
        player = self.state.players[self.seat]
        if not any(card in player.cards for card in FAME_FOR_SALE):
            return 0.0, 0.0
        room = FAME_FOR_SALE_BELOW - player.fame
        return (0.5 if room > 0 else 0.0), (0.5 if room > 1 else 0.0)

    def hand_value(self, hand: Hand, goals: Goals | None = None) -> float:
        """What a hand is worth at the end of the phase: the purchases it brings near, and its odd cards."""
        return hand_value(hand, goals or self.aims(), *self._terms())

    def buying_value(self, hand: Hand, goals: Goals | None = None) -> float:
        """What a hand is worth while one may still buy with it."""
        return buying_value(hand, goals or self.aims(), *self._terms())

    def spending_value(self, hand: Hand, goals: Goals) -> float:
        """What a hand is worth to one who may soon trade with the bank and buy."""
        return spending_value(hand, goals, *self._terms())

    def _terms(self) -> tuple[Hand, int]:
        """The rates of the bank, and how many cards are safe from a seven."""
        player = self.state.players[self.seat]
        limit = REDUCED_TRIBUTE_ABOVE if REDUCED_TRIBUTE in player.cards else TRIBUTE_ABOVE
        return usual_rates(player.cards), limit


@lru_cache(maxsize=100)
def _decay(speed: float) -> tuple[float, ...]:
    """What is left of a gain so many lines away."""
    return tuple(PATIENCE ** (lines / speed) for lines in range(40))


def _by_value(target: _Target) -> float:
    return -target[0]


def rounds_left(state: StarfarersState) -> float:
    """A guess, from the points of the leader."""
    top = max([points(state, seat) for seat in range(len(state.players))])
    return max(0.7, (points_to_win(state) - top) * ROUNDS_A_POINT[len(state.players)])


def pips(state: StarfarersState, seat: Seat) -> list[int]:
    """Ways of 36 in which each resource comes in."""
    player = state.players[seat]
    found = [0, 0, 0, 0, 0]
    for point in player.colonies + player.spaceports:
        for site in SITES_BY[point]:
            if state.seen[site] & OPEN:
                found[state.resource(site)] += _PIPS[state.chits[site]]
    for card in player.cards:
        bonus = CARDS[card].production_bonus
        if bonus is not None:
            found[bonus] += found[bonus]
    return found


def win_odds_of_duel(lead: int) -> float:
    """The odds that two balls and this lead are at least two balls of the rival (SF-9.9)."""
    return _DUEL[max(-5, min(5, lead)) + 5]


_SUMS = (1, 2, 3, 3, 4, 5)
_DUEL = tuple(sum(one + lead >= other for one in _SUMS for other in _SUMS) / 36 for lead in range(-5, 6))
