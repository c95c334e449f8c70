"""Chapter 11: takeovers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.race_for_the_galaxy.aftermath import WorldSettled
from engine.games.race_for_the_galaxy.asking import PASS
from engine.games.race_for_the_galaxy.components import CARDS, NOTHING, OORT, POWERS, SCAVENGERS, Power
from engine.games.race_for_the_galaxy.events import (
    TakeoverCancelled,
    TakeoverDeclared,
    TakeoverFailed,
    TakeoverFought,
    WorldDestroyed,
    WorldTakenOver,
)
from engine.games.race_for_the_galaxy.goals import give_up
from engine.games.race_for_the_galaxy.military import ToStrengthen, most_to_buy, strength
from engine.games.race_for_the_galaxy.moves import Attack, CancelTakeover, Pass
from engine.games.race_for_the_galaxy.oort import ToNameKind
from engine.games.race_for_the_galaxy.piles import add_to_tableau, discard_from_tableau, take_from_tableau
from engine.games.race_for_the_galaxy.powers import Powers
from engine.games.race_for_the_galaxy.prestige import spend_prestige
from engine.games.race_for_the_galaxy.state import Player, RaceState, Takeover

# -- declaring ---------------------------------------------------------------------------------------------------


def declarations(state: RaceState, seat: Seat) -> list[Move]:
    """Every takeover a seat may declare now (RG-11.1 to RG-11.4, RG-11.15, RG-11.16)."""
    player = state.players[seat]
    found: list[Move] = []
    for power in player.powers.takeovers:
        if power.number in player.used or not _can_pay(player, power):
            continue
        fleet = fleet_of(player)
        for defender in range(len(state.players)):
            if defender != seat and is_vulnerable(state.players[defender].powers, power.vulnerable):
                found += _targets(state, seat, power, defender, fleet)
    return found


def _can_pay(player: Player, power: Power) -> bool:
    if power.pay == "self":
        return power.card in player.tableau
    return power.pay != "prestige" or player.prestige > 0


def fleet_of(player: Player) -> Power | None:
    """Imperium Invasion Fleet, if it can still be discarded for a non-military target."""
    for power in player.powers.conquer_peaceful:
        if power.in_takeover and power.card in player.tableau:
            return power
    return None


def is_vulnerable(powers: Powers, condition: str) -> bool:
    """By the tableau of the start of the phase (RG-11.2)."""
    if condition == "has_rebel_military_world":
        return powers.rebel_military_worlds > 0
    if condition == "has_imperium_card":
        return powers.imperium_cards > 0
    return condition == "always" or powers.military >= 1


def _targets(state: RaceState, seat: Seat, power: Power, defender: Seat, fleet: Power | None) -> list[Move]:
    """Worlds there since the start of the phase that are of the right sort and within reach."""
    found: list[Move] = []
    tableau, then = state.players[defender].tableau, state.players[defender].then
    taken = [declared.world for declared in state.takeovers if declared.attacker == seat]
    for world in tableau:
        card = CARDS[world]
        if not card.world or world not in then or world in taken:
            continue
        if power.targets == "rebel_military_world" and not card.rebel:
            continue
        if card.military or fleet:
            attack = Attack(power.number, defender, world, not card.military)
            if reach(state, seat, attack) >= defense(state, defender, world):
                found.append(attack)
    return found


def reach(state: RaceState, seat: Seat, attack: Attack) -> int:
    """The greatest attack possible after the price of the declaration (RG-11.15)."""
    player, power = state.players[seat], POWERS[attack.power]
    prestige = player.prestige - int(power.pay == "prestige")
    return attack_strength(state, seat, power, attack.world) + most_to_buy(player, NOTHING, len(player.hand), prestige)


def attack_strength(state: RaceState, seat: Seat, power: Power, world: int) -> int:
    """RG-11.7."""
    return strength(state, seat, world) + power.rebel_bonus * state.players[seat].powers.rebel_military_worlds


def defense(state: RaceState, seat: Seat, world: int) -> int:
    """A non-military target counts as a military world of its owner (RG-11.8)."""
    powers, card = state.players[seat].powers, CARDS[world]
    total = card.cost + strength(state, seat, world)
    rebels, others = powers.rebel_military_worlds, powers.military_worlds - powers.rebel_military_worlds
    if not card.military:
        total += per_military_world(state.players[seat])
        rebels += card.rebel
        others += not card.rebel
    return total + powers.defense_per_rebel * rebels + powers.defense_per_military * others


def per_military_world(player: Player) -> int:
    """Military that each military world gives (Hidden Fortress)."""
    return sum(
        power.amount
        for card in player.then
        for power in CARDS[card].powers
        if power.kind == "military" and power.per == "military"
    )


@dataclass(frozen=True, slots=True)
class ToDeclare(Asks[RaceState]):
    """Whoever chose no world may declare a takeover (RG-10.3)."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [*declarations(state, seat), PASS]

    def play(self, state: RaceState, seat: Seat, move: Attack | Pass) -> None:
        state.agenda.pop()
        if isinstance(move, Attack):
            declare(state, seat, move)

    def ask(self, state: RaceState) -> None:
        if state.players[self.seat].powers.takeovers and len(self.moves(state, self.seat)) > 1:
            state.agenda.append(self)


def declare(state: RaceState, seat: Seat, attack: Attack) -> None:
    """The price is lost whatever happens (RG-11.4)."""
    player, power = state.players[seat], POWERS[attack.power]
    player.used += (power.number,)
    state.takeovers += (Takeover(seat, power.number, attack.defender, attack.world, attack.fleet),)
    state.events.append(TakeoverDeclared(seat, power.number, attack.defender, attack.world, attack.fleet))
    if power.pay == "self":
        give_up(state, seat, power.card)
    elif power.pay == "prestige":
        spend_prestige(state, seat)
    if attack.fleet:
        fleet = fleet_of(player)
        assert fleet
        give_up(state, seat, fleet.card)


# -- resolving ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ResolveTakeovers(Step[RaceState]):
    """After all turns: first the Security Council, then attack by attack (RG-10.4, RG-11.6, RG-11.7)."""

    def run(self, state: RaceState) -> None:
        if not state.takeovers:
            return
        state.agenda.append(ResolveNext(0))
        state.agenda += [
            ToCancel(seat) for seat, player in enumerate(state.players) if player.powers.cancels and player.prestige > 0
        ]


@dataclass(frozen=True, slots=True)
class ToCancel(Asks[RaceState]):
    """Pan-Galactic Security Council (RG-11.6)."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [*(CancelTakeover(declared.attacker, declared.world) for declared in state.takeovers), PASS]

    def play(self, state: RaceState, seat: Seat, move: CancelTakeover | Pass) -> None:
        state.agenda.pop()
        if isinstance(move, CancelTakeover):
            state.events.append(TakeoverCancelled(seat, move.attacker, move.world))
            spend_prestige(state, seat)
            fail(state, declared_at(state, move))


def declared_at(state: RaceState, move: CancelTakeover) -> int:
    """The place of a takeover in the order of declaration; nobody attacks a world twice (RG-11.16)."""
    return [(declared.attacker, declared.world) for declared in state.takeovers].index((move.attacker, move.world))


def fail(state: RaceState, number: int) -> None:
    failed = replace(state.takeovers[number], failed=True)
    state.takeovers = (*state.takeovers[:number], failed, *state.takeovers[number + 1 :])


@dataclass(frozen=True, slots=True)
class ResolveNext(Step[RaceState]):
    """Takeovers in the order of declaration, which is the turn order of the attackers."""

    number: int

    def run(self, state: RaceState) -> None:
        if self.number == len(state.takeovers):
            state.takeovers = ()
            return
        state.agenda.append(ResolveNext(self.number + 1))
        takeover = state.takeovers[self.number]
        failed_before = any(
            earlier.failed for earlier in state.takeovers[: self.number + 1] if earlier.attacker == takeover.attacker
        )
        if failed_before or takeover.world not in state.players[takeover.defender].tableau:
            fail(state, self.number)
            state.events.append(TakeoverFailed(takeover.attacker, takeover.world))
            return
        state.agenda.append(Fight(self.number))
        state.agenda.append(Defend(self.number))
        ToStrengthen(takeover.attacker, takeover.world, NOTHING, None, more=True).ask(state)
        if takeover.world == OORT and _kind_matters(state, takeover):
            state.agenda.append(ToNameKind(takeover.defender))


def _kind_matters(state: RaceState, takeover: Takeover) -> bool:
    fighters = (state.players[takeover.attacker], state.players[takeover.defender])
    return any(any(fighter.powers.special_good) for fighter in fighters)


def compare(state: RaceState, takeover: Takeover) -> tuple[int, int]:
    attack = attack_strength(state, takeover.attacker, POWERS[takeover.power], takeover.world)
    return attack, defense(state, takeover.defender, takeover.world)


@dataclass(frozen=True, slots=True)
class Defend(Step[RaceState]):
    """Knowing the attack, the defender may add temporary Military, if it would otherwise succeed (RG-11.17)."""

    number: int

    def run(self, state: RaceState) -> None:
        takeover = state.takeovers[self.number]
        attack, present_defense = compare(state, takeover)
        if attack >= present_defense:
            ToStrengthen(takeover.defender, takeover.world, NOTHING, None, more=True).ask(state)


@dataclass(frozen=True, slots=True)
class Fight(Step[RaceState]):
    """Equal is enough for the attacker (RG-11.9)."""

    number: int

    def run(self, state: RaceState) -> None:
        takeover = state.takeovers[self.number]
        attack, present_defense = compare(state, takeover)
        state.events.append(
            TakeoverFought(takeover.attacker, takeover.defender, takeover.world, attack, present_defense)
        )
        if attack < present_defense:
            fail(state, self.number)
        else:
            succeed(state, takeover)


def succeed(state: RaceState, takeover: Takeover) -> None:
    """The world changes hands with all that lies on it, or is destroyed (RG-11.10, RG-11.11)."""
    power = POWERS[takeover.power]
    prestige = power.prestige
    if takeover.fleet:
        prestige += next(p.prestige for p in state.players[takeover.attacker].powers.conquer_peaceful if p.in_takeover)
    state.agenda.append(WorldSettled(takeover.attacker, takeover.world, prestige, from_hand=False))
    if power.destroys:
        discard_from_tableau(state, takeover.defender, takeover.world)
        state.events.append(WorldDestroyed(takeover.attacker, takeover.defender, takeover.world))
        return
    attacker, defender = state.players[takeover.attacker], state.players[takeover.defender]
    good = take_from_tableau(defender, takeover.world)
    add_to_tableau(attacker, takeover.world, good)
    if takeover.world == SCAVENGERS:
        attacker.saved, defender.saved = defender.saved, ()
    state.events.append(WorldTakenOver(takeover.attacker, takeover.defender, takeover.world))
    if takeover.world == OORT:
        state.agenda.append(ToNameKind(takeover.attacker))
