"""Chapter 11: battles, level by level, and the losses of each side."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.empires_of_the_void.components import (
    ATTACK_ROLL,
    BLACK_HOLE,
    CENTIPEDE,
    CLASSES,
    CLOAKING,
    DAMAGED_MOTH,
    DETECTION,
    EACH,
    EVENT_FIGURES,
    FIREBUG,
    INITIATIVES,
    LIVING_HULLS,
    MOTH,
    NOBODY,
    NOWHERE,
    ONE,
    OWNS,
    PIRATES,
    PLANET,
    RECORD,
    SHIP_FIGURES,
    SHOOTING_STAR,
    STARCRUISER,
    STARFIGHTER,
    TARGETING_COMPUTERS,
    TECHNOLOGY_FIGURES,
    classes_in,
    count,
    ships_in,
    size,
)
from engine.games.empires_of_the_void.control import offer_control
from engine.games.empires_of_the_void.empire import gain
from engine.games.empires_of_the_void.events import (
    AttackFailed,
    BattleEnded,
    HitCancelled,
    MothDamaged,
    PiratesBeaten,
    ShipsLost,
    StarsPaid,
)
from engine.games.empires_of_the_void.moves import Lose, PayStars
from engine.games.empires_of_the_void.rolls import (
    NO_SHIP,
    failed,
    put_on_table,
    ship_of,
    throw_dice,
)
from engine.games.empires_of_the_void.shipyard import return_token
from engine.games.empires_of_the_void.state import Battle, EmpiresState

FIREBUG_LEVEL = 0
STAR_LEVEL = RECORD[SHOOTING_STAR].initiative
LAST_LEVEL = INITIATIVES[-1]
PIRATE_HITS: int = EVENT_FIGURES["pirate_hits"]
_AT_LEVEL = tuple(
    tuple(ship for ship in CLASSES if RECORD[ship].initiative == level and RECORD[ship].attack)
    for level in range(LAST_LEVEL + 1)
)
_PIRATE_DICE = [NO_SHIP << 6 | EVENT_FIGURES["pirate_attack"] << 3] * EVENT_FIGURES["pirate_dice"]

# How hits choose their victims (EV-11.11)
CRUSHING, CLOAKED, PLAIN = range(3)

LOSSES = tuple(Lose(ship) for ship in CLASSES)
_STARS = tuple(PayStars(stars) for stars in range(7))


def the_battle(state: EmpiresState) -> Battle:
    assert state.battle is not None
    return state.battle


def side(fight: Battle, seat: Seat) -> int:
    """0 for the attacker, 1 for the defender."""
    return 0 if seat == fight.attacker else 1


def fleet_at(state: EmpiresState, seat: Seat, space: int) -> int:
    return state.players[seat].ships[space]


@lru_cache(maxsize=16384)
def _dice(fleet: int, ships: tuple[int, ...], targeting: bool, assault: bool, stars: int) -> tuple[int, ...]:
    found: list[int] = []
    for ship in ships:
        number = count(fleet, ship)
        if not number:
            continue
        record = RECORD[ship]
        need = TECHNOLOGY_FIGURES["targeting_attack"] if ship == STARFIGHTER and targeting else record.attack
        each = SHIP_FIGURES["planet_assault_dice"] if ship == CENTIPEDE and assault else record.dice
        shooting = min(stars, number) if ship == SHOOTING_STAR else number
        found += [ship << 6 | need << 3] * (each * shooting)
    return tuple(found)


_ARMED_CLASSES = tuple(ship for level in _AT_LEVEL for ship in level)


def dice_of(state: EmpiresState, seat: Seat, fight: Battle, level: int | None, stars: int) -> list[int]:
    """The dice a side rolls at a level; at all together against a target that does not fire back (EV-11.5)."""
    player = state.players[seat]
    ships = _ARMED_CLASSES if level is None else _AT_LEVEL[level]
    targeting = bool(player.technologies & OWNS[TARGETING_COMPUTERS])
    return list(_dice(player.ships[fight.space], ships, targeting, fight.target == PLANET, stars))


# -- Shooting Stars (EV-11.9) -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StarsWindow(Step[EmpiresState]):
    """The attacker, then the defender, says how many of his Shooting Stars he pays for (EV-11.16)."""

    def run(self, state: EmpiresState) -> None:
        fight = the_battle(state)
        sides = [fight.attacker]
        if fight.target < PLANET:
            sides.insert(0, fight.target)
        for seat in sides:
            if count(fleet_at(state, seat, fight.space), SHOOTING_STAR) and state.players[seat].free:
                state.agenda.append(ToPayStars(seat))


@dataclass(frozen=True, slots=True)
class ToPayStars(Asks[EmpiresState]):
    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        fleet = fleet_at(state, seat, the_battle(state).space)
        most = min(count(fleet, SHOOTING_STAR), state.players[seat].free // SHIP_FIGURES["shot_price"])
        return list(_STARS[most::-1])

    def play(self, state: EmpiresState, seat: Seat, move: PayStars) -> None:
        state.agenda.pop()
        fight = the_battle(state)
        state.players[seat].credits -= move.stars * SHIP_FIGURES["shot_price"]
        stars = (move.stars, fight.stars[1]) if seat == fight.attacker else (fight.stars[0], move.stars)
        state.battle = replace(fight, stars=stars)
        state.events.append(StarsPaid(seat, move.stars))


# -- levels (EV-11.16) --------------------------------------------------------------------------------------------


def begin(state: EmpiresState) -> None:
    state.agenda.append(FightLevel(FIREBUG_LEVEL))


@dataclass(frozen=True, slots=True)
class FightLevel(Step[EmpiresState]):
    """Level 0 is the Firebugs' free roll (EV-11.7); levels without dice are passed over."""

    level: int

    def run(self, state: EmpiresState) -> None:
        fight = the_battle(state)
        level = self.level
        while level <= LAST_LEVEL:
            if level == STAR_LEVEL and self._has_stars(state, fight):
                state.agenda.append(RollLevel(level))
                state.agenda.append(StarsWindow())
                return
            if any(volley(state, fight, seat, level) for seat in (fight.attacker, fight.target)):
                state.agenda.append(RollLevel(level))
                return
            level += 1
        end_battle(state)

    def _has_stars(self, state: EmpiresState, fight: Battle) -> bool:
        return any(
            fleet_at(state, seat, fight.space) & EACH[SHOOTING_STAR]
            for seat in (fight.attacker, fight.target)
            if seat < PLANET
        )


def volley(state: EmpiresState, fight: Battle, seat: int, level: int) -> list[int]:
    """The dice of one side at one level. The Pirates fire unless they are already beaten (EV-8.9)."""
    if seat == PIRATES:
        return _PIRATE_DICE if level == EVENT_FIGURES["pirate_initiative"] else []
    if level == FIREBUG_LEVEL:
        return _firebug_dice(state, fight, seat)
    return dice_of(state, seat, fight, level, fight.stars[side(fight, seat)])


def _firebug_dice(state: EmpiresState, fight: Battle, seat: Seat) -> list[int]:
    if fight.target == PIRATES:
        return []
    enemy = fight.target if seat == fight.attacker else fight.attacker
    if not fleet_at(state, enemy, fight.space) & EACH[STARFIGHTER]:
        return []
    return [FIREBUG << 6 | RECORD[FIREBUG].attack << 3] * count(fleet_at(state, seat, fight.space), FIREBUG)


@dataclass(frozen=True, slots=True)
class RollLevel(Step[EmpiresState]):
    """The attacker's dice, then the defender's; each is one roll."""

    level: int

    def run(self, state: EmpiresState) -> None:
        fight = state.battle = replace(the_battle(state), level=self.level)
        throws = []
        for seat in (fight.attacker, fight.target):
            wanted = volley(state, fight, seat, self.level)
            if wanted:
                roller = NOBODY if seat == PIRATES else seat
                throws.append(throw_dice(state, roller, ATTACK_ROLL, self.level, wanted))
        state.agenda.append(EndLevel())
        state.agenda.append(TakeHits())
        put_on_table(state, tuple(throws), ATTACK_ROLL)


@dataclass(frozen=True, slots=True)
class TakeHits(Step[EmpiresState]):
    """Hits are counted; the defender's losses come before the attacker's."""

    def run(self, state: EmpiresState) -> None:
        fight = the_battle(state)
        throws, state.throws = state.throws, ()
        for throw in reversed(throws):
            hits = [ship_of(each) for each in throw.dice if not failed(each)]
            if throw.seat != fight.attacker:
                _inflict(state, throw.seat, fight.attacker, hits)
            elif fight.target == PIRATES:
                state.battle = replace(the_battle(state), hits=fight.hits + len(hits))
            else:
                _inflict(state, fight.attacker, fight.target, hits)


def _inflict(state: EmpiresState, shooter: Seat, loser: Seat, hits: list[int]) -> None:
    """Living Hulls cancels one, then the hits are put in the order in which they are taken (EV-11.11)."""
    fight = the_battle(state)
    crushing = hits.count(BLACK_HOLE)
    cloaked = _cloaked_hits(state, shooter, loser, hits)
    plain = len(hits) - crushing - cloaked
    place = side(fight, loser)
    if plain + cloaked and state.players[loser].owns(LIVING_HULLS) and not fight.hulls[place]:
        if cloaked:
            cloaked -= 1
        else:
            plain -= 1
        state.battle = replace(fight, hulls=(True, fight.hulls[1]) if place == 0 else (fight.hulls[0], True))
        state.events.append(HitCancelled(loser))
    if fight.level == FIREBUG_LEVEL:
        if plain:
            state.agenda.append(LoseFighters(loser, plain))
        return
    for kind, number in ((PLAIN, plain), (CLOAKED, cloaked), (CRUSHING, crushing)):
        if number:
            state.agenda.append(Suffer(loser, shooter, kind, number))


def _cloaked_hits(state: EmpiresState, shooter: Seat, loser: Seat, hits: list[int]) -> int:
    """Starfighters and Starcruisers, unless this very enemy has Detection (EV-21.14)."""
    if shooter == NOBODY or not state.players[shooter].owns(CLOAKING) or state.players[loser].owns(DETECTION):
        return 0
    return hits.count(STARFIGHTER) + hits.count(STARCRUISER)


@dataclass(frozen=True, slots=True)
class EndLevel(Step[EmpiresState]):
    """A side without ships ends the battle (EV-11.13)."""

    def run(self, state: EmpiresState) -> None:
        fight = the_battle(state)
        beaten = (
            fight.hits >= PIRATE_HITS if fight.target == PIRATES else not fleet_at(state, fight.target, fight.space)
        )
        if beaten or not fleet_at(state, fight.attacker, fight.space) or fight.level == LAST_LEVEL:
            end_battle(state)
        else:
            state.agenda.append(FightLevel(fight.level + 1))


def end_battle(state: EmpiresState) -> None:
    """The attacker wins if he alone has ships left (EV-11.14)."""
    fight = the_battle(state)
    world = state.galaxy.world_at[fight.space]
    if fight.target == PIRATES:
        if fight.hits >= PIRATE_HITS:
            state.pirates = NOWHERE
            state.events.append(PiratesBeaten(fight.attacker, world))
            gain(state, fight.attacker, EVENT_FIGURES["pirate_credits"])
        else:
            state.events.append(AttackFailed(fight.attacker, fight.space, PIRATES))
        return
    state.events.append(BattleEnded(fight.attacker, fight.space))
    won = fleet_at(state, fight.attacker, fight.space) and not fleet_at(state, fight.target, fight.space)
    if won and world != NOWHERE and state.holder[world] == fight.target:
        offer_control(state, fight.attacker, world)


@dataclass(frozen=True, slots=True)
class FinishAttack(Step[EmpiresState]):
    def run(self, state: EmpiresState) -> None:
        state.battle = None
        state.throws = ()


# -- losses (EV-11.11, EV-11.17) ----------------------------------------------------------------------------------


def destroy(state: EmpiresState, seat: Seat, space: int, fleet: int) -> None:
    """These ships return to the supplies they came from."""
    ships = ships_in(fleet)
    state.players[seat].ships[space] -= fleet
    for ship in ships:
        return_token(state, seat, ship)
    state.events.append(ShipsLost(seat, space, ships))


@dataclass(frozen=True, slots=True)
class LoseFighters(Step[EmpiresState]):
    """Firebugs hit Starfighters only (EV-11.7)."""

    loser: Seat
    hits: int

    def run(self, state: EmpiresState) -> None:
        space = the_battle(state).space
        lost = min(self.hits, count(fleet_at(state, self.loser, space), STARFIGHTER))
        if lost:
            destroy(state, self.loser, space, lost * ONE[STARFIGHTER])


def hull(fleet: int, kind: int) -> int:
    """How many hits of a kind a fleet can take; a Black Hole's destroy outright, Moths too."""
    return size(fleet) + (count(fleet, MOTH) if kind != CRUSHING else 0)


@dataclass(frozen=True, slots=True)
class Suffer(Step[EmpiresState]):
    """Hits of one kind on one side. Nobody is asked where there is no choice."""

    loser: Seat
    shooter: Seat
    kind: int
    hits: int

    def run(self, state: EmpiresState) -> None:
        space = the_battle(state).space
        for hits in range(self.hits, 0, -1):
            fleet = fleet_at(state, self.loser, space)
            if not fleet:
                return
            if hits >= hull(fleet, self.kind):
                destroy(state, self.loser, space, fleet)
                return
            classes = classes_in(fleet)
            if len(classes) > 1:
                chooser = self.shooter if self.kind == CLOAKED else self.loser
                state.agenda.append(ToLose(chooser, self.loser, self.shooter, self.kind, hits))
                return
            strike(state, self.loser, space, classes[0], self.kind)


def strike(state: EmpiresState, loser: Seat, space: int, ship: int, kind: int) -> None:
    if ship == MOTH and kind != CRUSHING:
        state.players[loser].ships[space] += ONE[DAMAGED_MOTH] - ONE[MOTH]
        state.events.append(MothDamaged(loser, space))
    else:
        destroy(state, loser, space, ONE[ship])


@dataclass(frozen=True, slots=True)
class ToLose(Asks[EmpiresState]):
    """One hit: the owner names the victim, the shooter where the hit came from a cloaked ship."""

    loser: Seat
    shooter: Seat
    kind: int
    hits: int

    @property
    def case(self) -> str:
        return "" if self.seat == self.loser else "cloaked"

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [LOSSES[ship] for ship in classes_in(fleet_at(state, self.loser, the_battle(state).space))]

    def play(self, state: EmpiresState, seat: Seat, move: Lose) -> None:
        state.agenda.pop()
        strike(state, self.loser, the_battle(state).space, move.ship, self.kind)
        if self.hits > 1:
            state.agenda.append(Suffer(self.loser, self.shooter, self.kind, self.hits - 1))
