"""Chapter 11: declaring an Attack, the reactions of the player attacked, and targets that do not fire back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.empires_of_the_void import battle
from engine.games.empires_of_the_void.actions import spend
from engine.games.empires_of_the_void.battle import FinishAttack, StarsWindow, dice_of
from engine.games.empires_of_the_void.components import (
    ALL_OBSTACLES,
    ARMED,
    ATTACK_ROLL,
    BINDOK_II,
    CEASEFIRE,
    COUNCIL_TRUCE,
    DAMAGED_MOTH,
    EACH,
    HITS_FOR_INFESTATION,
    HITS_FOR_PLANET,
    HOME,
    INFESTATION,
    MOTH,
    NOBODY,
    NOWHERE,
    PIRATES,
    PLANET,
    PLANET_FIGURES,
    SREECH,
    TEMPEST,
    UPRISING,
    ships_in,
    space_of,
)
from engine.games.empires_of_the_void.control import offer_control
from engine.games.empires_of_the_void.empire import has_beam, neighbours, pay, permits
from engine.games.empires_of_the_void.events import (
    AttackDeclared,
    AttackFailed,
    CeasefireMade,
    InfestationRemoved,
    ReactionAsked,
    RebellionCrushed,
    Retreated,
)
from engine.games.empires_of_the_void.galaxy import FAR, steps_from
from engine.games.empires_of_the_void.movement import ToConsent, holders
from engine.games.empires_of_the_void.moves import Attack, PlayCards, Retreat
from engine.games.empires_of_the_void.open_points import Interjections
from engine.games.empires_of_the_void.rolls import failed, put_on_table, throw_dice
from engine.games.empires_of_the_void.state import Battle, EmpiresState
from engine.games.empires_of_the_void.step import PASS
from engine.games.empires_of_the_void.tactics import Effect, could_play, play_cards, plays


@lru_cache(maxsize=8192)
def _attack(space: int, target: int, source: int) -> Attack:
    return Attack(space, target, source)


def targets(state: EmpiresState, seat: Seat, space: int) -> list[int]:
    """What the seat's armed ships in a space could attack (EV-11.1)."""
    world = state.galaxy.world_at[space]
    found: list[int] = []
    if state.event != COUNCIL_TRUCE:
        holder = state.holder[world] if world != NOWHERE else NOBODY
        for other, player in enumerate(state.players):
            if other != seat and (player.ships[space] or holder == other) and (other, space) not in state.truces:
                found.append(other)
    if NOWHERE != world < HOME:
        if state.holder[world] == NOBODY:
            found.append(PLANET)
        if state.infested >> world & 1 and state.players[seat].race != SREECH:
            found.append(INFESTATION)
        if state.rebellion == world and state.holder[world] == seat:
            found.append(UPRISING)
        if state.pirates == world:
            found.append(PIRATES)
    return found


def attacks(state: EmpiresState, seat: Seat, source: int) -> list[Move]:
    return [
        _attack(space, target, source)
        for space, fleet in enumerate(state.players[seat].ships)
        if fleet & ARMED
        for target in targets(state, seat, space)
    ]


def attack(state: EmpiresState, seat: Seat, move: Attack) -> None:
    """The action is spent whatever comes of it (EV-11.15)."""
    spend(state, seat, move.source)
    state.battle = Battle(seat, move.target, move.space)
    state.events.append(AttackDeclared(seat, move.space, move.target))
    state.agenda.append(FinishAttack())
    if move.target < PLANET:
        state.agenda += [Assault(), ReactionWindow(move.target)]
    elif move.target == PIRATES:
        battle.begin(state)
    else:
        state.agenda += [Bombard(), StarsWindow()]
    state.agenda.append(Interjections())


# -- reactions (EV-11.2) ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReactionWindow(Step[EmpiresState]):
    """Only the player attacked; again after each Ceasefire that was cancelled, until he passes."""

    seat: Seat
    refused: bool = False
    """A third player's Tractor Beam has refused the retreat."""

    def run(self, state: EmpiresState) -> None:
        if could_play(state, self.seat, CEASEFIRE) or (not self.refused and retreats(state, self.seat)):
            state.events.append(ReactionAsked(self.seat))
            state.agenda.append(ToReact(self.seat, self.refused))


@dataclass(frozen=True, slots=True)
class ToReact(Asks[EmpiresState]):
    refused: bool = False
    fleeing_to: int = NOWHERE
    """Waiting for leave to retreat there."""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        found: list[Move] = [PASS]
        if not self.refused:
            found += retreats(state, seat)
        if could_play(state, seat, CEASEFIRE):
            found += plays(state.players[seat].hand, (CEASEFIRE,))
        return found

    def quiet(self, state: EmpiresState, seat: Seat) -> Move | None:
        return PASS

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        fight = state.battle
        assert fight is not None
        state.agenda.pop()
        if isinstance(move, PlayCards):
            state.agenda.append(ReactionWindow(seat, self.refused))
            play_cards(state, move.cards, Ceasefire(seat, CEASEFIRE))
        elif isinstance(move, Retreat):
            third = holders(state, fight.attacker, seat, fight.space)
            fleet = state.players[seat].ships[fight.space]
            if third and fleet & ~EACH[TEMPEST]:
                asked = tuple(other for other in state.seats_from(state.active) if other in third)
                state.agenda.append(ToReact(seat, self.refused, move.world))
                state.agenda.append(ToConsent(seat, fight.space, 0, asked))
            else:
                retreat(state, seat, move.world)

    def released(self, state: EmpiresState) -> None:
        state.agenda.pop()
        retreat(state, self.seat, self.fleeing_to)

    def denied(self, state: EmpiresState) -> None:
        state.agenda[-1] = ReactionWindow(self.seat, True)


@dataclass(frozen=True, slots=True)
class Ceasefire(Effect):
    """The Attack is cancelled, the action spent; no second one on this player here this turn (EV-25.19)."""

    def run(self, state: EmpiresState) -> None:
        fight = state.battle
        assert fight is not None
        state.truces += ((self.seat, fight.space),)
        state.events.append(CeasefireMade(fight.attacker, self.seat, fight.space))
        del state.agenda[-2:]  # the reaction window and the assault


def retreats(state: EmpiresState, seat: Seat) -> list[Move]:
    """The nearest worlds the whole group can fall back to (EV-23.4)."""
    fight = state.battle
    assert fight is not None
    player, space = state.players[seat], fight.space
    fleet = player.ships[space]
    if not fleet or player.free < PLANET_FIGURES["retreat_price"] or not state.has_access(seat, BINDOK_II):
        return []
    if fleet & ~EACH[TEMPEST] and has_beam(state, fight.attacker, space):
        return []
    only_moths = not fleet & ~(EACH[MOTH] | EACH[DAMAGED_MOTH])
    allowed = ALL_OBSTACLES if only_moths else permits(state, seat)
    lanes = tuple(neighbours(state, here, allowed) for here in range(len(player.ships)))
    steps = steps_from([space], lanes)
    worlds = [world for world, holder in enumerate(state.holder) if holder == seat and space_of(world) != space]
    nearest = min((steps[space_of(world)] for world in worlds), default=FAR)
    return [Retreat(world) for world in worlds if nearest < FAR and steps[space_of(world)] == nearest]


def retreat(state: EmpiresState, seat: Seat, world: int) -> None:
    fight = state.battle
    assert fight is not None
    pay(state, seat, PLANET_FIGURES["retreat_price"])
    ships = state.players[seat].ships
    fleet, ships[fight.space] = ships[fight.space], 0
    ships[space_of(world)] += fleet
    state.events.append(Retreated(seat, fight.space, world, ships_in(fleet)))


@dataclass(frozen=True, slots=True)
class Assault(Step[EmpiresState]):
    """The Attack on a player goes on: a battle if he has ships there, else his world falls (EV-11.3)."""

    def run(self, state: EmpiresState) -> None:
        fight = state.battle
        assert fight is not None
        if state.players[fight.target].ships[fight.space]:
            battle.begin(state)
        else:
            claim(state)


def claim(state: EmpiresState) -> None:
    """The attacker may take the beaten opponent's world (EV-11.14)."""
    fight = state.battle
    assert fight is not None
    world = state.galaxy.world_at[fight.space]
    if world != NOWHERE and state.holder[world] == fight.target:
        offer_control(state, fight.attacker, world)


# -- targets that do not fire back (EV-11.5) ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bombard(Step[EmpiresState]):
    """All armed ships roll together, as one roll."""

    def run(self, state: EmpiresState) -> None:
        fight = state.battle
        assert fight is not None
        wanted = dice_of(state, fight.attacker, fight, None, fight.stars[0])
        state.agenda.append(CountHits())
        if wanted:
            throw = throw_dice(state, fight.attacker, ATTACK_ROLL, 0, wanted)
            put_on_table(state, (throw,), ATTACK_ROLL)
        else:
            state.throws = ()


@dataclass(frozen=True, slots=True)
class CountHits(Step[EmpiresState]):
    def run(self, state: EmpiresState) -> None:
        fight = state.battle
        assert fight is not None
        hits = sum(not failed(each) for throw in state.throws for each in throw.dice)
        state.throws = ()
        seat, world = fight.attacker, state.galaxy.world_at[fight.space]
        needed = HITS_FOR_INFESTATION if fight.target == INFESTATION else HITS_FOR_PLANET
        if hits < needed:
            state.events.append(AttackFailed(seat, fight.space, fight.target))
        elif fight.target == PLANET:
            offer_control(state, seat, world)
        elif fight.target == INFESTATION:
            state.infested &= ~(1 << world)
            state.events.append(InfestationRemoved(seat, world))
        else:
            state.rebellion = NOWHERE
            state.events.append(RebellionCrushed(seat, world))
