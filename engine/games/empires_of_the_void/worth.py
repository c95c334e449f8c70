"""What things are worth to a seat, in victory points: worlds, technologies, cards, and ships where they stand."""

from __future__ import annotations

from typing import Any, Final

from engine.core.data import load_toml
from engine.core.moves import Seat
from engine.games.empires_of_the_void.components import (
    ARMED,
    CARDS,
    CLOAKING,
    DETECTION,
    DIPLOMAT,
    EACH,
    ENEMY_HOME_VP,
    FOLDER,
    HOME,
    HOME_SPACE,
    INFESTOR,
    LIVING_HULLS,
    MIRRIM,
    NOBODY,
    NOWHERE,
    OWNS,
    PLANET_SPACE,
    PLANETS,
    RACE_FIGURES,
    RACES,
    ROUNDS,
    SCORE_A,
    SCORE_C,
    SCORING_CARDS,
    SHIPS,
    SIRI,
    TARGETING_COMPUTERS,
    TECHNOLOGIES,
    TEMPERAMENTS,
    TURNS,
    count,
    size,
    space_of,
)
from engine.games.empires_of_the_void.diplomacy import modifier
from engine.games.empires_of_the_void.empire import (
    base_income,
    goods,
    influence,
    network_income,
    permits,
    planet_income,
)
from engine.games.empires_of_the_void.galaxy import FAR
from engine.games.empires_of_the_void.odds import (
    CLOAKED,
    HULLS,
    TARGETING,
    battle_odds,
    fleet_cost,
    miss_all,
    total_at_least,
)
from engine.games.empires_of_the_void.scoring import council, other_points, planet_points, technology_points
from engine.games.empires_of_the_void.state import EmpiresState

_w: Final[dict[str, Any]] = load_toml(FOLDER / "data/pilot.toml")
_CREDIT: Final[list[float]] = _w["credit"]
_HOLD: Final[float] = _w["hold"]
_NEW_GOOD: Final[float] = _w["new_good"]
_VOICE: Final[float] = _w["voice"]
_RIVAL: Final[float] = _w["rival_loss"]
_PATIENCE: Final[float] = _w["patience"]
_PATIENCE_POWERS: Final = tuple(_PATIENCE**actions for actions in range(60))
SHIP_WORTH: Final[float] = _w["ship"]
_CARD: Final[float] = _w["card"]
_NEAR: Final[list[float]] = _w["risk"]["near"]
_GUARDED: Final[list[float]] = _w["risk"]["guarded"]
_ABILITY: Final[tuple[float, ...]] = tuple(_w["ability"][planet.id] for planet in PLANETS)
_TECHNOLOGY: Final[tuple[float, ...]] = tuple(_w["technology"][technology.id] for technology in TECHNOLOGIES)
_INFEST: Final[float] = _w["infest"]
_COUNCIL: Final[float] = _w["council"]
FLEET: Final[dict[str, Any]] = _w["fleet"]
SHARPNESS: Final[float] = _w["sharpness"]
ACTION_WORTH: Final[float] = _w["action"]
WIN_SCALE: Final[float] = _w["win_scale"]
WIN_SCALE_ROUND: Final[float] = _w["win_scale_round"]
_MYSTERIOUS: Final = TEMPERAMENTS.index("mysterious")
_LONG: Final = 9
"""Rounds to go for which abilities and technologies are rated."""
_ATTACKS = 1.7
"""Attack actions that a target is worth, on average."""


def credit_worth(state: EmpiresState) -> float:
    return _CREDIT[min(state.round, ROUNDS)]


def scorings_left(state: EmpiresState) -> list[int]:
    """The scoring cards still to come in this game."""
    last = SCORE_C - 1 if state.options.short else SCORE_C
    return [card for card in state.stack if SCORE_A <= card <= last]


def rounds_left(state: EmpiresState) -> int:
    last = ROUNDS - 3 if state.options.short else ROUNDS
    return max(0, last - state.round)


def traits(state: EmpiresState, seat: Seat, enemy: Seat) -> int:
    technologies = state.players[seat].technologies
    found = TARGETING if technologies & OWNS[TARGETING_COMPUTERS] else 0
    if technologies & OWNS[LIVING_HULLS]:
        found |= HULLS
    if technologies & OWNS[CLOAKING] and not state.players[enemy].technologies & OWNS[DETECTION]:
        found |= CLOAKED
    return found


def technology_worth(state: EmpiresState, technology: int) -> float:
    points = TECHNOLOGIES[technology].vp * len(scorings_left(state))
    return float(points + _TECHNOLOGY[technology] * rounds_left(state) / _LONG)


def awards(state: EmpiresState, voices: list[int]) -> list[int]:
    """What the council would give each seat at all scorings to come, if influence stayed as it is."""
    total = [0] * len(voices)
    for card in scorings_left(state):
        record = SCORING_CARDS[card - SCORE_A]
        for seat, award in enumerate(council(voices, record.first, record.second)):
            total[seat] += award
    return total


class Outlook:
    """How the table looks to one seat at one moment: what each world would bring and how strong ships are there."""

    __slots__ = (
        "_allies", "_at", "_awards", "_threats", "_voices",
        "credit", "distances", "goods", "rounds", "scorings", "seat", "spaces", "state",
    )  # fmt: skip

    def __init__(self, state: EmpiresState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.credit = credit_worth(state)
        self.scorings = len(scorings_left(state))
        self.rounds = rounds_left(state)
        self.goods = goods(state, seat)
        self.distances = state.galaxy.distances(permits(state, seat))
        self._at: dict[tuple[int, int], float] = {}
        self._allies: dict[int, float] = {}
        self._threats: dict[int, float] = {}
        self._awards: dict[int, float] = {}
        self._voices: list[int] = []
        self.spaces = [PLANET_SPACE[planet] for planet in state.galaxy.planets]
        self.spaces += [HOME_SPACE + other for other in range(len(state.players))]

    # -- worlds ---------------------------------------------------------------------------------------------------

    def conquest(self, world: int) -> float:
        """What a world brings to its conqueror from now on."""
        if world >= HOME:
            return float(ENEMY_HOME_VP * self.scorings * _HOLD) if world != HOME + self.seat else 3.0
        planet = PLANETS[world]
        new_goods = (planet.goods & ~self.goods).bit_count()
        return float(
            planet.vp * self.scorings * _HOLD
            + planet.credits * self.rounds * self.credit * _HOLD
            + new_goods * _NEW_GOOD * min(1.0, self.rounds / 4)
        )

    def alliance(self, planet: int) -> float:
        """What an ally has on top: influence and the ability."""
        found = self._allies.get(planet)
        if found is None:
            record = PLANETS[planet]
            found = self.conquest(planet) + record.influence * _VOICE * self.scorings
            found += self._council_gain(record.influence) + _ABILITY[planet] * self.rounds / _LONG
            self._allies[planet] = found
        return found

    def _council_gain(self, more: int) -> float:
        """Awards that more influence would bring at the scorings to come, others standing still."""
        found = self._awards.get(more)
        if found is None:
            voices = self._voices or [influence(self.state, seat) for seat in range(len(self.state.players))]
            self._voices = voices
            raised = list(voices)
            raised[self.seat] += more
            gain = awards(self.state, raised)[self.seat] - awards(self.state, voices)[self.seat]
            found = self._awards[more] = _COUNCIL * gain
        return found

    def held(self, world: int) -> float:
        """What a world held is worth: as ally or as conqueror."""
        if world < HOME and self.state.ally[world] == self.seat:
            return self.alliance(world)
        return self.conquest(world)

    # -- ships where they stand -----------------------------------------------------------------------------------

    def at(self, space: int, fleet: int) -> float:
        """What a fleet in a space is good for there: taking the world, or guarding it."""
        key = (space, fleet)
        found = self._at.get(key)
        if found is None:
            found = self._at[key] = self._value(space, fleet)
        return found

    def _value(self, space: int, fleet: int) -> float:
        state, seat = self.state, self.seat
        total = 0.0
        if fleet and state.derelict == space:
            total += 1.0 + self.scorings
        world = state.galaxy.world_at[space]
        if world == NOWHERE:
            return total
        holder = state.holder[world]
        if holder == seat:
            if fleet & ARMED and world in (state.rebellion, state.pirates):
                total += 2.0
            return total - self.held(world) * self.risk(space, size(fleet & ARMED))
        if fleet & EACH[INFESTOR] and world < HOME and not state.infested >> world & 1:
            total += self.infestation(world)
        if fleet & EACH[DIPLOMAT]:
            if state.distress == world:
                total += 2.0
            if holder == NOBODY:
                total += self.alliance(world) * self.friendship(world)
        if fleet & ARMED:
            armed = fleet & ARMED
            if holder == NOBODY:
                hit = 1 - miss_all(armed, traits(state, seat, seat), True)
                total += max(0.0, self.conquest(world) * (1 - (1 - hit) ** _ATTACKS))
            else:
                total += self.assault(world, holder, space, fleet)
        return total

    def infestation(self, planet: int) -> float:
        """What the Parasites gain by infesting a planet soon: its ability, as long as tokens are left."""
        spare = self.state.infested.bit_count() < RACE_FIGURES["infested_tokens"]
        return _INFEST * _ABILITY[planet] * self.rounds / _LONG if spare else 0.0

    def assault(self, world: int, holder: Seat, space: int, fleet: int) -> float:
        """What attacking the holder of a world there brings, ships lost and destroyed included."""
        state = self.state
        prize = self.held(world) + self.rival_share() * self._loss(world, holder)
        defenders = state.players[holder].ships[space]
        if not defenders:
            return prize * 0.95
        won, lost, destroyed = self.odds(fleet, holder, defenders)
        return max(0.0, won * prize + (destroyed * self.rival_share() - lost) * SHIP_WORTH)

    def odds(self, fleet: int, enemy: Seat, defenders: int) -> tuple[float, float, float]:
        state, seat = self.state, self.seat
        sides = (traits(state, seat, enemy), traits(state, enemy, seat))
        stars = (min(6, state.players[seat].credits), min(6, state.players[enemy].credits))
        return battle_odds(fleet, defenders, sides, stars)

    def _loss(self, world: int, holder: Seat) -> float:
        if world >= HOME:
            return 1.0
        value = self.conquest(world)
        if self.state.ally[world] == holder:
            value += PLANETS[world].influence * _VOICE * self.scorings
        return value

    def rival_share(self) -> float:
        """What a rival's loss is worth to us: all of it with two players, little with four."""
        return 0.85 if len(self.state.players) == 2 else _RIVAL

    def risk(self, space: int, guards: int) -> float:
        """The chance to lose a world this round."""
        near = self._threats.get(space)
        if near is None:
            near = self._threats[space] = self._threat(space)
        return near * _GUARDED[min(guards, len(_GUARDED) - 1)]

    def _threat(self, space: int) -> float:
        state = self.state
        distances = self.distances[space]
        steps = FAR
        for other, player in enumerate(state.players):
            if other != self.seat:
                for place in player_spaces(player.ships):
                    if player.ships[place] & ARMED and distances[place] < steps:
                        steps = distances[place]
        return _NEAR[steps] if steps < len(_NEAR) else 0.03

    def friendship(self, planet: int) -> float:
        """The chance of an alliance there soon, with the cards in hand."""
        fitting = self.fitting_cards(planet)
        if not fitting:
            return 0.06
        chance = self.success(planet, min(4, fitting))
        return max(0.08, 1 - (1 - chance) ** 2)

    def fitting_cards(self, planet: int) -> int:
        player = self.state.players[self.seat]
        temperament = PLANETS[planet].temperament
        fitting = sum(CARDS[card].temperament == temperament for card in player.hand)
        if fitting and player.race == SIRI and temperament != _MYSTERIOUS:
            fitting += sum(CARDS[card].temperament == _MYSTERIOUS for card in player.hand)
        return fitting

    def success(self, planet: int, cards: int) -> float:
        """Of one Diplomacy roll."""
        player = self.state.players[self.seat]
        needed = RACES[player.race].thresholds[cards - 1] - modifier(self.state, self.seat, planet)
        return total_at_least(needed)

    # -- ships on the way -----------------------------------------------------------------------------------------

    def best_use(self, group: int, origin: int, steps: int, pace: int, present: dict[int, int]) -> float:
        """The best that a group can bring anywhere, less for each further action it needs to get there."""
        best = 0.0
        distances = self.distances[origin]
        at = self.at
        for space in self.spaces:
            distance = distances[space]
            if distance == FAR:
                continue
            actions = 0 if distance <= steps else -(-(distance - steps) // pace)
            there = present.get(space, 0)
            gain = (at(space, there + group) - at(space, there)) * _PATIENCE_POWERS[actions + (distance > 0)]
            if gain > best:
                best = gain
        derelict = self.state.derelict
        if derelict != NOWHERE and distances[derelict] < FAR and not present.get(derelict):
            distance = distances[derelict]
            actions = 0 if distance <= steps else -(-(distance - steps) // pace)
            best = max(best, self.at(derelict, group) * _PATIENCE_POWERS[actions])
        return best


def player_spaces(ships: list[int]) -> list[int]:
    return [space for space, fleet in enumerate(ships) if fleet]


def projections(state: EmpiresState) -> list[float]:
    """The points each seat looks like ending with, if nothing much changes."""
    seats = range(len(state.players))
    council_points = awards(state, [influence(state, seat) for seat in seats])
    return [_projection(state, seat) + _COUNCIL * council_points[seat] for seat in seats]


def _projection(state: EmpiresState, seat: Seat) -> float:
    outlook = Outlook(state, seat)
    player = state.players[seat]
    total = float(player.vp)
    scorings = outlook.scorings
    if scorings:
        total += scorings * (technology_points(player.technologies) + other_points(state, seat))
        total += scorings * planet_points(state, seat) * _HOLD
    for number, worth in enumerate(_TECHNOLOGY):
        if player.technologies >> number & 1:
            total += worth * outlook.rounds / _LONG
    income = base_income(state, seat) + planet_income(state, seat) + network_income(state, seat)
    turns = outlook.rounds + (state.phase != TURNS or state.active != seat)
    total += outlook.credit * (player.credits + income * 0.8 * min(turns, outlook.rounds))
    for planet in range(HOME):
        if state.is_ally(seat, planet):
            total += PLANETS[planet].influence * _VOICE * scorings + _ABILITY[planet] * outlook.rounds / _LONG
    total += fleet_value(outlook) + hand_worth(outlook)
    if state.plague and state.holder[MIRRIM] == seat:
        total -= 1.0
    return total


def fleet_value(outlook: Outlook) -> float:
    """Ships for their price, and for the best each stack can do from where it stands."""
    state, seat = outlook.state, outlook.seat
    ships = state.players[seat].ships
    stacks = player_spaces(ships)
    fade = 1.0 if outlook.rounds > 1 else 0.4
    total = 0.0
    for space in stacks:
        fleet = ships[space]
        total += SHIP_WORTH * fade * fleet_cost(fleet) * 0.5
        pace = 3 if fleet & EACH[DIPLOMAT] else 2
        staying = outlook.at(space, fleet) - outlook.at(space, 0)
        moving = (
            outlook.best_use(fleet, space, 0, pace, {}) if fleet & (ARMED | EACH[DIPLOMAT] | EACH[INFESTOR]) else 0.0
        )
        total += 0.55 * max(staying, moving)
    for world, holder in enumerate(state.holder):
        if holder == seat and not ships[space_of(world)]:
            total += 0.55 * outlook.at(space_of(world), 0)
    return total


def hand_worth(outlook: Outlook) -> float:
    """Cards, the more of one temperament the better while there is a planet to win with them."""
    hand = outlook.state.players[outlook.seat].hand
    return sum(card_worth(outlook, card) for card in hand)


def card_worth(outlook: Outlook, card: int) -> float:
    state, temperament = outlook.state, CARDS[card].temperament
    if outlook.rounds == 0 and state.phase != TURNS:
        return 0.0
    same = sum(CARDS[other].temperament == temperament for other in state.players[outlook.seat].hand)
    wanted = any(
        PLANETS[planet].temperament == temperament and state.holder[planet] == NOBODY for planet in state.galaxy.planets
    )
    worth = _CARD * (1 + 0.5 * (same - 1))
    return worth + (0.15 + 0.3 * (same - 1) if wanted else 0.0)


def ships_of(state: EmpiresState, seat: Seat, ship: int) -> int:
    return sum(count(fleet, ship) for fleet in state.players[seat].ships if fleet)


def built(state: EmpiresState, seat: Seat, ship: int) -> int:
    """Afloat or ordered."""
    return ships_of(state, seat, ship) + sum(order >> 1 == ship for order in state.players[seat].orders.ships)


def warships(state: EmpiresState, seat: Seat) -> float:
    """Armed ships afloat or ordered, in Starfighters."""
    total = sum(fleet_cost(fleet & ARMED) for fleet in state.players[seat].ships if fleet)
    total += sum(SHIPS[order >> 1].cost for order in state.players[seat].orders.ships if SHIPS[order >> 1].attack)
    return total / 2
