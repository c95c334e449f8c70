"""What things are worth to a seat, in victory points: worlds, technologies, cards, and ships where they stand."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from engine.core.data import load_toml
from engine.core.moves import Seat
from engine.games.empires_of_the_void.components import (
    ARMED,
    CARDS,
    DIPLOMAT,
    EACH,
    ENEMY_HOME_VP,
    FOLDER,
    HOME,
    HOME_SPACE,
    INFESTOR,
    NOBODY,
    NOWHERE,
    PLANET_SPACE,
    PLANETS,
    RACE_FIGURES,
    RACES,
    RECORD,
    ROUNDS,
    SCORE_A,
    SCORE_C,
    SCORING_CARDS,
    SIRI,
    TECHNOLOGIES,
    TEMPERAMENTS,
)
from engine.games.empires_of_the_void.diplomacy import modifier
from engine.games.empires_of_the_void.empire import (
    goods,
    influence,
    permits,
)
from engine.games.empires_of_the_void.galaxy import FAR
from engine.games.empires_of_the_void.odds import (
    battle_odds,
    miss_all,
    total_at_least,
    traits,
)
from engine.games.empires_of_the_void.scoring import council
from engine.games.empires_of_the_void.state import EmpiresState

FIGURES: Final[dict[str, Any]] = load_toml(FOLDER / "data/pilot.toml")
_CREDIT: Final[list[float]] = FIGURES["credit"]
HOLD: Final[float] = FIGURES["hold"]
_NEW_GOOD: Final[float] = FIGURES["new_good"]
VOICE: Final[float] = FIGURES["voice"]
_RIVAL: Final[float] = FIGURES["rival_loss"]
PATIENCE: Final = tuple(FIGURES["patience"] ** actions for actions in range(100))
"""What is left of a prize that is so many actions away."""
SHIP_WORTH: Final[float] = FIGURES["ship"]
_NEAR: Final[list[float]] = FIGURES["risk"]["near"]
_SAFEST: Final[float] = FIGURES["risk"]["safest"]
_SHUNNED: Final[float] = FIGURES["risk"]["shunned"]
_EMPTY: Final[float] = FIGURES["risk"]["empty"]
_BARE: Final[float] = FIGURES["risk"]["bare"]
ABILITY: Final[tuple[float, ...]] = tuple(FIGURES["ability"][planet.id] for planet in PLANETS)
TECHNOLOGY: Final[tuple[float, ...]] = tuple(FIGURES["technology"][technology.id] for technology in TECHNOLOGIES)
_INFEST: Final[float] = FIGURES["infest"]
COUNCIL: Final[float] = FIGURES["council"]
_PLENTY: Final[float] = FIGURES["plenty"]
FLEET: Final[dict[str, Any]] = FIGURES["fleet"]
SHARPNESS: Final[float] = FIGURES["sharpness"]
ACTION_WORTH: Final[float] = FIGURES["action"]
_MYSTERIOUS: Final = TEMPERAMENTS.index("mysterious")
LONG: Final = 9
"""Rounds to go for which abilities and technologies are rated."""
_STEP = 0.004
"""Nearer is better, where all else is equal."""
_ATTACKS = 1.7
"""Attack actions that a target is worth, on average."""


def credit_worth(state: EmpiresState, seat: Seat) -> float:
    """A further credit: little at the end, and little to somebody who has plenty."""
    return _CREDIT[min(state.round, ROUNDS)] / (1 + state.players[seat].credits / _PLENTY)


def scorings_left(state: EmpiresState) -> tuple[int, ...]:
    """The scoring cards still to come in this game."""
    last = SCORE_C - 1 if state.options.short else SCORE_C
    return tuple([card for card in state.stack if SCORE_A <= card <= last])


def rounds_left(state: EmpiresState) -> int:
    last = ROUNDS - 3 if state.options.short else ROUNDS
    return max(0, last - state.round)


def technology_worth(state: EmpiresState, technology: int) -> float:
    points = TECHNOLOGIES[technology].vp * len(scorings_left(state))
    return float(points + TECHNOLOGY[technology] * rounds_left(state) / LONG)


@lru_cache(maxsize=65536)
def awards(voices: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """What the council would give each seat at these scorings, if influence stayed as it is."""
    total = [0] * len(voices)
    for card in cards:
        record = SCORING_CARDS[card - SCORE_A]
        for seat, award in enumerate(council(voices, record.first, record.second)):
            total[seat] += award
    return tuple(total)


def voices_of(state: EmpiresState) -> tuple[int, ...]:
    return tuple([influence(state, seat) for seat in range(len(state.players))])


class Outlook:
    """How the table looks to one seat at one moment: what each world would bring and how strong ships are there."""

    __slots__ = (
        "_allies", "_at", "_awards", "_duels", "_hopes", "_lurkers", "_voices",
        "cards", "credit", "distances", "goods", "rounds", "scorings", "seat", "spaces", "state",
    )  # fmt: skip

    def __init__(self, state: EmpiresState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.credit = credit_worth(state, seat)
        self.cards = scorings_left(state)
        self.scorings = len(self.cards)
        self.rounds = rounds_left(state)
        self.goods = goods(state, seat)
        self.distances = state.galaxy.distances(permits(state, seat))
        self._at: dict[tuple[int, int], float] = {}
        self._allies: dict[int, float] = {}
        self._lurkers: list[tuple[int, Seat, int]] | None = None
        self._duels: dict[Seat, tuple[tuple[int, int], tuple[int, int]]] = {}
        self._awards: dict[int, float] = {}
        self._hopes: dict[tuple[int, int], float] = {}
        self._voices: tuple[int, ...] = ()
        self.spaces = state.galaxy.worlds

    # -- worlds ---------------------------------------------------------------------------------------------------

    def conquest(self, world: int) -> float:
        """What a world brings to its conqueror from now on."""
        if world >= HOME:
            return float(ENEMY_HOME_VP * self.scorings * HOLD) if world != HOME + self.seat else 3.0
        planet = PLANETS[world]
        new_goods = (planet.goods & ~self.goods).bit_count()
        return float(
            planet.vp * self.scorings * HOLD
            + planet.credits * self.rounds * self.credit * HOLD
            + new_goods * _NEW_GOOD * min(1.0, self.rounds / 4)
        )

    def alliance(self, planet: int) -> float:
        """What an ally has on top: influence and the ability."""
        found = self._allies.get(planet)
        if found is None:
            record = PLANETS[planet]
            found = self.conquest(planet) + record.influence * VOICE * self.scorings
            found += self._council_gain(record.influence) + ABILITY[planet] * self.rounds / LONG
            self._allies[planet] = found
        return found

    def _council_gain(self, more: int) -> float:
        """Awards that more influence would bring at the scorings to come, others standing still."""
        found = self._awards.get(more)
        if found is None:
            voices = self._voices = self._voices or voices_of(self.state)
            seat = self.seat
            raised = (*voices[:seat], voices[seat] + more, *voices[seat + 1 :])
            gain = awards(raised, self.cards)[seat] - awards(voices, self.cards)[seat]
            found = self._awards[more] = COUNCIL * gain
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
            return total - self.held(world) * self.risk(space, fleet) - (0.0 if fleet else self._shame(world))
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

    def _shame(self, world: int) -> float:
        """What it costs to leave a world to the first single ship that comes."""
        return _EMPTY + _BARE * self.held(world)

    def infestation(self, planet: int) -> float:
        """What the Parasites gain by infesting a planet soon: its ability, as long as tokens are left."""
        spare = self.state.infested.bit_count() < RACE_FIGURES["infested_tokens"]
        return _INFEST * ABILITY[planet] * self.rounds / LONG if spare else 0.0

    def assault(self, world: int, holder: Seat, space: int, fleet: int) -> float:
        """What attacking the holder of a world there brings, ships lost and destroyed included."""
        prize = self.prize(world, holder)
        defenders = self.state.players[holder].ships[space]
        if not defenders:
            return prize * 0.95
        won, lost, destroyed = self.odds(fleet, holder, defenders)
        return max(0.0, won * prize + (destroyed * self.rival_share() - lost) * SHIP_WORTH)

    def prize(self, world: int, holder: Seat) -> float:
        """What taking a world from its holder is worth."""
        return self.held(world) + self.rival_share() * self._loss(world, holder)

    def odds(self, fleet: int, enemy: Seat, defenders: int) -> tuple[float, float, float]:
        sides, stars = self._terms(enemy)
        return battle_odds(fleet, defenders, sides, stars)

    def _loss(self, world: int, holder: Seat) -> float:
        if world >= HOME:
            return 1.0
        value = self.conquest(world)
        if self.state.ally[world] == holder:
            value += PLANETS[world].influence * VOICE * self.scorings
        return value

    def rival_share(self) -> float:
        """What a rival's loss is worth to us: all of it with two players, little with four."""
        return 0.85 if len(self.state.players) == 2 else _RIVAL

    def risk(self, space: int, guards: int) -> float:
        """The chance to lose a world soon: to the enemy fleet that could beat these guards, the nearer the more."""
        if self._lurkers is None:
            self._lurkers = self._enemy_fleets()
        distances = self.distances[space]
        worst = _SAFEST
        for place, enemy, fleet in self._lurkers:
            steps = distances[place]
            near = _NEAR[steps] if steps < len(_NEAR) else 0.0
            if near > worst:
                worst = max(worst, near * self._beaten(guards, enemy, fleet) * _SHUNNED if guards else near)
        return worst

    def _enemy_fleets(self) -> list[tuple[int, Seat, int]]:
        """Where armed ships of others stand, whose they are, and all that is there."""
        return [
            (place, other, fleet)
            for other, player in enumerate(self.state.players)
            if other != self.seat
            for place, fleet in enumerate(player.ships)
            if fleet & ARMED
        ]

    def _beaten(self, guards: int, enemy: Seat, fleet: int) -> float:
        """The chance that an enemy fleet beats these ships; a second Attack may follow the first."""
        sides, stars = self._terms(enemy)
        won = battle_odds(fleet, guards, (sides[1], sides[0]), (stars[1], stars[0]))[0]
        return won + (1 - won) * won

    def _terms(self, enemy: Seat) -> tuple[tuple[int, int], tuple[int, int]]:
        """What sets both sides apart in a battle, ours first, and how many Shooting Stars they can pay for."""
        found = self._duels.get(enemy)
        if found is None:
            state, seat = self.state, self.seat
            sides = (traits(state, seat, enemy), traits(state, enemy, seat))
            stars = (min(6, state.players[seat].credits), min(6, state.players[enemy].credits))
            found = self._duels[enemy] = sides, stars
        return found

    def friendship(self, planet: int) -> float:
        """The chance of an alliance there soon, with the cards in hand."""
        fitting = self.fitting_cards(planet)
        if not fitting:
            return 0.06 if self.rounds else 0.0
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

    def hope(self, temperament: int, cards: int) -> float:
        """The best alliance that so many cards of a temperament could bring soon, where a Diplomat can get to."""
        key = (temperament, cards)
        found = self._hopes.get(key)
        if found is None:
            found = 0.0
            for planet in self.state.galaxy.planets:
                if PLANETS[planet].temperament == temperament and self._is_free(planet):
                    chance = 1 - (1 - self.success(planet, min(4, cards))) ** 2
                    found = max(found, chance * self.alliance(planet) * PATIENCE[self._journey(planet)])
            self._hopes[key] = found
        return found

    def _is_free(self, planet: int) -> bool:
        return self.state.holder[planet] == NOBODY == self.state.ally[planet]

    def _journey(self, planet: int) -> int:
        """The actions a Diplomat needs to get to a planet; one has to be built first if there is none."""
        distances = self.distances[PLANET_SPACE[planet]]
        ships = self.state.players[self.seat].ships
        steps = min((distances[space] for space in player_spaces(ships) if ships[space] & EACH[DIPLOMAT]), default=FAR)
        if steps == FAR:
            steps = distances[HOME_SPACE + self.seat] + RECORD[DIPLOMAT].move
        return -(-steps // RECORD[DIPLOMAT].move)

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
            gain = (at(space, there + group) - at(space, there)) * PATIENCE[actions + (distance > 0)] - _STEP * distance
            if gain > best:
                best = gain
        derelict = self.state.derelict
        if derelict != NOWHERE and distances[derelict] < FAR and not present.get(derelict):
            distance = distances[derelict]
            actions = 0 if distance <= steps else -(-(distance - steps) // pace)
            best = max(best, self.at(derelict, group) * PATIENCE[actions])
        return best


def player_spaces(ships: list[int]) -> list[int]:
    return [space for space, fleet in enumerate(ships) if fleet]
