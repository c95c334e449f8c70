"""EV-25.21, EV-25.23, EV-28.7: dice on the table, and everybody who may still change them.

A roll goes through three windows before it counts: the roller's own re-rolls, Twist of Fate for everybody, and, for
Diplomacy, Goodwill Envoys (diplomacy.py).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.empires_of_the_void.components import (
    ATTACK_ROLL,
    DECIMA,
    DIPLOMACY_ROLL,
    NOBODY,
    SECOND_VOLLEY,
    TWIST_OF_FATE,
    VAEL,
)
from engine.games.empires_of_the_void.events import DiceRerolled, DiceRolled
from engine.games.empires_of_the_void.moves import Drill, Foresee, PlayCards, Twist
from engine.games.empires_of_the_void.state import EmpiresState, Throw
from engine.games.empires_of_the_void.step import PASS, Window, unanswered
from engine.games.empires_of_the_void.tactics import (
    Effect,
    could_play,
    entitled,
    play_cards,
    plays,
    twists,
    usable_hand,
)

NO_SHIP = 15


def need_of(die: int) -> int:
    return die >> 3 & 7


def ship_of(die: int) -> int:
    return die >> 6


def failed(die: int) -> bool:
    return die & 7 < die >> 3 & 7


def values(dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([each & 7 for each in dice])


def total(throw: Throw) -> int:
    return sum(each & 7 for each in throw.dice) + throw.bonus


def throw_dice(state: EmpiresState, seat: Seat, cause: int, level: int, wanted: list[int]) -> Throw:
    """Roll one die for each entry (a ship and what it needs)."""
    faces = state.rng.dice(len(wanted))
    dice = tuple([want | face for want, face in zip(wanted, faces, strict=True)])
    state.events.append(DiceRolled(seat, cause, level, dice))
    return Throw(seat, dice)


def put_on_table(state: EmpiresState, throws: tuple[Throw, ...], cause: int) -> None:
    """The dice lie there; the windows of the roll open, the attacker's re-rolls first (EV-11.16)."""
    state.throws = throws
    state.agenda.append(FateWindow(cause))
    state.agenda += [OwnRerolls(cause, index) for index in range(len(throws) - 1, -1, -1)]


def _change(state: EmpiresState, index: int, cause: int, dice: tuple[int, ...]) -> None:
    throw = state.throws[index]
    state.events.append(DiceRerolled(throw.seat, cause, throw.dice, dice))
    state.throws = tuple([replace(each, dice=dice) if i == index else each for i, each in enumerate(state.throws)])


def _mark(state: EmpiresState, index: int, **marks: bool) -> None:
    state.throws = tuple([replace(each, **marks) if i == index else each for i, each in enumerate(state.throws)])  # type: ignore[arg-type]


def _reroll(state: EmpiresState, dice: tuple[int, ...], chosen: list[int]) -> tuple[int, ...]:
    """Dice at these places rolled again."""
    faces = state.rng.dice(len(chosen))
    fresh = list(dice)
    for place, face in zip(chosen, faces, strict=True):
        fresh[place] = dice[place] & ~7 | face
    return tuple(fresh)


def _reroll_failed(state: EmpiresState, index: int, cause: int) -> None:
    dice = state.throws[index].dice
    _change(state, index, cause, _reroll(state, dice, [place for place, each in enumerate(dice) if failed(each)]))


# -- the roller's own re-rolls ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OwnRerolls(Step[EmpiresState]):
    """Asks the roller, as long as something is left to re-roll and something to re-roll it with (EV-28.3)."""

    cause: int
    throw: int

    def run(self, state: EmpiresState) -> None:
        seat = state.throws[self.throw].seat
        if seat == NOBODY or not _is_wanting(state, self.cause, self.throw):
            return
        if can_foresee(state, seat) or (
            self.cause == ATTACK_ROLL and (can_drill(state, seat) or _may_volley(state, seat, self.throw))
        ):
            state.agenda.append(ToReroll(seat, self.cause, self.throw))


def _is_wanting(state: EmpiresState, cause: int, index: int) -> bool:
    throw = state.throws[index]
    if cause == DIPLOMACY_ROLL:
        return total(throw) < need_of_diplomacy(throw)
    return any(each & 7 < each >> 3 & 7 for each in throw.dice)


def need_of_diplomacy(throw: Throw) -> int:
    """The total needed is written where other dice name their ship."""
    return throw.dice[0] >> 6


def can_foresee(state: EmpiresState, seat: Seat) -> bool:
    """Vael, once per round (EV-23.2)."""
    return not state.players[seat].foreseen and state.has_access(seat, VAEL)


def can_drill(state: EmpiresState, seat: Seat) -> bool:
    """Decima, once in each Attack (EV-22.4)."""
    battle = state.battle
    return (
        state.players[seat].race == DECIMA
        and battle is not None
        and not battle.drilled[0 if seat == battle.attacker else 1]
    )


def _may_volley(state: EmpiresState, seat: Seat, index: int) -> bool:
    return not state.throws[index].volleyed and could_play(state, seat, SECOND_VOLLEY)


@lru_cache(maxsize=512)
def _choices(shown: tuple[int, ...]) -> tuple[Foresee, ...]:
    """One to three dice of a Diplomacy roll (EV-25.23)."""
    found = {tuple(sorted(part)) for number in range(1, len(shown) + 1) for part in combinations(shown, number)}
    return tuple(Foresee(part) for part in sorted(found))


@dataclass(frozen=True, slots=True)
class ToReroll(Asks[EmpiresState]):
    cause: int
    throw: int

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        dice = state.throws[self.throw].dice
        found: list[Move] = [PASS]
        if can_foresee(state, seat):
            if self.cause == DIPLOMACY_ROLL:
                found += _choices(values(dice))
            else:
                found.append(Foresee(tuple(sorted([each & 7 for each in dice if failed(each)]))))
        if self.cause == ATTACK_ROLL:
            if can_drill(state, seat):
                found += [Drill(ship) for ship in sorted({ship_of(each) for each in dice if failed(each)})]
            if _may_volley(state, seat, self.throw):
                found += plays(usable_hand(state, seat), (SECOND_VOLLEY,))
        return found

    def quiet(self, state: EmpiresState, seat: Seat) -> Move | None:
        return PASS

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        state.agenda.pop()
        if move == PASS:
            return
        state.agenda.append(OwnRerolls(self.cause, self.throw))
        if isinstance(move, PlayCards):
            play_cards(state, move.cards, Volley(seat, SECOND_VOLLEY, self.throw))
        elif isinstance(move, Drill):
            self._drill(state, seat, move.ship)
        else:
            assert isinstance(move, Foresee)
            self._foresee(state, seat, move.dice)

    def _drill(self, state: EmpiresState, seat: Seat, ship: int) -> None:
        battle = state.battle
        assert battle is not None
        attacking = seat == battle.attacker
        state.battle = replace(battle, drilled=(True, battle.drilled[1]) if attacking else (battle.drilled[0], True))
        dice = state.throws[self.throw].dice
        place = next(place for place, each in enumerate(dice) if ship_of(each) == ship and failed(each))
        _change(state, self.throw, self.cause, _reroll(state, dice, [place]))

    def _foresee(self, state: EmpiresState, seat: Seat, chosen: tuple[int, ...]) -> None:
        state.players[seat].foreseen = True
        if self.cause != DIPLOMACY_ROLL:
            _reroll_failed(state, self.throw, self.cause)
            return
        dice, places = state.throws[self.throw].dice, []
        for value in chosen:
            places.append(next(i for i, each in enumerate(dice) if each & 7 == value and i not in places))
        _change(state, self.throw, self.cause, _reroll(state, dice, places))


@dataclass(frozen=True, slots=True)
class Volley(Effect):
    """Second Volley: the dice of this level that missed are rolled again (EV-25.5)."""

    throw: int

    def run(self, state: EmpiresState) -> None:
        _mark(state, self.throw, volleyed=True)
        _reroll_failed(state, self.throw, ATTACK_ROLL)


# -- Twist of Fate ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FateWindow(Step[EmpiresState]):
    """Open to every seat, the roller included, while a roll on the table has not been twisted (EV-25.21, EV-25.27)."""

    cause: int

    def run(self, state: EmpiresState) -> None:
        if all(throw.twisted for throw in state.throws):
            return
        asked = entitled(state, TWIST_OF_FATE)
        if asked:
            state.agenda.append(ToTwist(asked, unanswered(state), self.cause))


@dataclass(frozen=True, slots=True)
class ToTwist(Window):
    cause: int = ATTACK_ROLL

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        found: list[Move] = [PASS]
        hand = usable_hand(state, seat)
        for throw in state.throws:
            if not throw.twisted:
                found += twists(hand, throw.seat)
        return found

    def act(self, state: EmpiresState, seat: Seat, move: Twist) -> None:
        state.agenda.append(FateWindow(self.cause))
        throw = next(index for index, throw in enumerate(state.throws) if throw.seat == move.roller)
        play_cards(state, move.cards, TwistOfFate(seat, TWIST_OF_FATE, self.cause, throw))


@dataclass(frozen=True, slots=True)
class TwistOfFate(Effect):
    """All dice of one roll once more; the result stands (EV-25.16)."""

    cause: int
    throw: int

    def run(self, state: EmpiresState) -> None:
        dice = state.throws[self.throw].dice
        _change(state, self.throw, self.cause, _reroll(state, dice, list(range(len(dice)))))
        _mark(state, self.throw, twisted=True)
