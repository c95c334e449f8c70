"""OM-14.4 to OM-14.7 and OM-14.13 to OM-14.15: what Lacerda does on either side, and why."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Step
from engine.games.on_mars import blueprints, hiring, lab, warehouse
from engine.games.on_mars.components import (
    ANY_BUILDING,
    BLUEPRINTS,
    CONSTRUCT,
    CONTRACT_PRICE,
    FIRST_COLUMN,
    HIRE,
    LAB,
    LAB_COLUMN,
    LACERDA,
    LEARN,
    MINE,
    NOWHERE,
    OBTAIN_BLUEPRINT,
    RESEARCH,
    ROW_CARDS,
    SCIENTIST_OP,
    SCIENTISTS,
    SHELTER,
    UPGRADE,
    UPGRADE_TECH,
    WAREHOUSE_GOODS,
    Effect,
)
from engine.games.on_mars.effects import define_for_lacerda
from engine.games.on_mars.events import CrowdPaid
from engine.games.on_mars.goods import gain_crystals, pay_crystals
from engine.games.on_mars.lacerda_building import advance_icon, can_construct, construct, is_wanted, needed_type
from engine.games.on_mars.lacerda_rover import YOU, best_tile, decide, move_lacerdas_rover
from engine.games.on_mars.slots import clear, crowding
from engine.games.on_mars.slots import place as place_colonist
from engine.games.on_mars.state import OnMarsState


def take_slot(state: OnMarsState, action: int, extra: int = 0) -> bool:
    """He pays the crowd in Crystals, or cannot act (OM-14.4); `extra` Crystals are needed besides."""
    if action == HIRE and state.slots[HIRE][LACERDA]:
        decide(state, "slot_taken", "OM-14.6.3", action)
        return False
    price = crowding(state, LACERDA, action)
    if price + extra > state.players[LACERDA].depot:
        decide(state, "cannot_pay", "OM-14.4", action, price + extra)
        return False
    clear(state, action)
    place_colonist(state, LACERDA, action)
    if price:
        state.events.append(CrowdPaid(LACERDA, price, 0))
        pay_crystals(state, LACERDA, price)
    return True


# -- Orbit -------------------------------------------------------------------------------------------------------


def scored_types(state: OnMarsState) -> set[int]:
    return {SCIENTISTS[scientist].scores for scientist in state.players[LACERDA].scientists}


def wanted_blueprint(state: OnMarsState) -> int:
    """The leftmost card of a type his Scientists score, in the row with most cards that has one (OM-14.5.1)."""
    if state.players[LACERDA].markers == 0:
        return NOWHERE
    upper, lower = ([card for card in row if card != NOWHERE] for row in _rows(state))
    rows = [upper, lower] if len(upper) > len(lower) else [lower, upper]
    scored = scored_types(state)
    for wanted in (scored, set(range(SHELTER + 1))):
        for row in rows:
            for card in row:
                if BLUEPRINTS[card].building in wanted:
                    return card
    return NOWHERE


def _rows(state: OnMarsState) -> tuple[list[int], list[int]]:
    return state.display[:ROW_CARDS], state.display[ROW_CARDS:]


def take_blueprint(state: OnMarsState) -> None:
    card = wanted_blueprint(state)
    if card != NOWHERE:
        scored = BLUEPRINTS[card].building in scored_types(state)
        decide(state, "blueprint_scored" if scored else "blueprint_leftmost", "OM-14.5.1", card)
        blueprints.take(state, LACERDA, card)


def wanted_tech(state: OnMarsState) -> int:
    """The grid space of the cheapest type he lacks, the leftmost of its row (OM-14.5.2)."""
    known = state.players[LACERDA].lab
    if all(space in known for space in FIRST_COLUMN):
        return NOWHERE
    return next((place for place, tech in enumerate(state.grid) if tech != NOWHERE and known[tech] == NOWHERE), NOWHERE)


def learn(state: OnMarsState) -> None:
    place = wanted_tech(state)
    if place != NOWHERE:
        decide(state, "tech_cheapest", "OM-14.5.2", state.grid[place])
        known = state.players[LACERDA].lab
        lab.put_in_lab(state, LACERDA, place, next(space for space in FIRST_COLUMN if space not in known))


def movable_techs(state: OnMarsState, free: bool, crystals: int) -> list[int]:
    """Those with an empty next space; column 6 asks for a Crystal (OM-14.5.3)."""
    known = state.players[LACERDA].lab
    return [
        tech
        for tech, space in enumerate(known)
        if space != NOWHERE
        and any(after not in known and (free or LAB[after].column < 6 or crystals > 0) for after in LAB[space].next)
    ]


@dataclass(frozen=True, slots=True)
class LacerdaDevelops(Step[OnMarsState]):
    """Once his most developed Tech, or once his least developed; the lower space of equals."""

    most: bool
    free: bool

    def run(self, state: OnMarsState) -> None:
        known = state.players[LACERDA].lab
        movable = movable_techs(state, self.free, state.players[LACERDA].depot)
        if not movable:
            return
        sign = 1 if self.most else -1
        tech = max(movable, key=lambda tech: (sign * LAB_COLUMN[known[tech]], known[tech]))
        decide(state, "develop_most" if self.most else "develop_least", "OM-14.5.3", tech)
        space = lab.lacerdas_destination(state, tech)
        if not self.free and LAB[space].column == 6:
            pay_crystals(state, LACERDA, 1)
        lab.develop(state, LACERDA, tech, space, free=True)


def develop_twice(state: OnMarsState, free: bool) -> None:
    state.agenda += [LacerdaDevelops(False, free), LacerdaDevelops(True, free)]


# -- Colony: upgrading -------------------------------------------------------------------------------------------


def _next_upgrade(state: OnMarsState) -> tuple[int, int] | None:
    """The Blueprint his Scientists score, then Level 3, then the oldest; its Building by OM-14.15."""
    player = state.players[LACERDA]
    scored = scored_types(state)
    cards = [card for card in player.blueprints if state.site[card] == NOWHERE]
    cards = [card for card in cards if blueprints.upgrade_sites(state, LACERDA, card, -1)]
    if not cards:
        return None
    card = min(cards, key=lambda card: (BLUEPRINTS[card].building not in scored, -BLUEPRINTS[card].level))
    pieces = {*state.players[YOU].bots, state.players[YOU].rover}
    places = blueprints.upgrade_sites(state, LACERDA, card, -1)

    def order(site: int) -> tuple[bool, bool, bool, int]:
        return (
            state.occupant[site] != LACERDA,
            state.occupant[site] == YOU,
            site in pieces,
            state.complex_size(site),
        )

    best = max(order(site) for site in places)
    return card, state.rng.choice([site for site in places if order(site) == best])


def can_upgrade(state: OnMarsState) -> bool:
    return blueprints.can_upgrade(state, LACERDA, anywhere=True, free=True)


@dataclass(frozen=True, slots=True)
class LacerdaUpgrades(Step[OnMarsState]):
    """As many as he may; an Upgrade Tech only if it makes one more possible (OM-14.14, OM-14.15)."""

    left: int
    tech_used: bool = False

    def run(self, state: OnMarsState) -> None:
        if not can_upgrade(state):
            return
        left, tech_used = self.left, self.tech_used
        if left == 0:
            owner, left = best_tile(state, UPGRADE_TECH)
            if tech_used or left == 0:
                return
            tech_used = True
            lab.use(state, LACERDA, UPGRADE_TECH, owner)
        choice = _next_upgrade(state)
        if choice:
            state.agenda.append(LacerdaUpgrades(left - 1, tech_used))
            decide(state, "upgrade", "OM-14.15", choice[0])
            blueprints.upgrade(state, LACERDA, *choice)


# -- Colony: hiring ----------------------------------------------------------------------------------------------


def hire(state: OnMarsState) -> None:
    """The Scientist with most potential, or with two the best Contract (OM-14.6.3); the slot is paid already."""
    scientists = hiring.lacerdas_scientists(state)
    if scientists:
        points = [potential(state, scientist) for scientist in scientists]
        best = [scientist for scientist, point in zip(scientists, points, strict=True) if point == max(points)]
        scientist = state.rng.choice(best)
        decide(state, "scientist", "OM-14.6.3", scientist, max(points))
        hiring.hire(state, LACERDA, scientist)
        return
    contract = hiring.lacerdas_contract(state)
    if contract != NOWHERE and state.players[LACERDA].depot >= CONTRACT_PRICE:
        decide(state, "contract", "OM-14.6.3", contract)
        pay_crystals(state, LACERDA, CONTRACT_PRICE)
        hiring.take_contract(state, LACERDA, contract)


def potential(state: OnMarsState, scientist: int) -> int:
    """3 OP for each Blueprint of the type it scores, his or yours, built or not."""
    scores = SCIENTISTS[scientist].scores
    return SCIENTIST_OP * sum(
        BLUEPRINTS[card].building == scores for player in state.players for card in player.blueprints
    )


# -- the numbered actions ----------------------------------------------------------------------------------------


def _obtain_blueprint(state: OnMarsState) -> bool:
    if wanted_blueprint(state) == NOWHERE or not take_slot(state, OBTAIN_BLUEPRINT):
        return False
    take_blueprint(state)
    return True


def _learn(state: OnMarsState) -> bool:
    possible = wanted_tech(state) != NOWHERE
    learn(state)
    return possible


def _research(state: OnMarsState) -> bool:
    crystals = state.players[LACERDA].depot - crowding(state, LACERDA, RESEARCH)
    if not movable_techs(state, False, crystals) or not take_slot(state, RESEARCH):
        return False
    develop_twice(state, free=False)
    return True


def _construct(state: OnMarsState) -> bool:
    building = needed_type(state)
    if building == NOWHERE or not take_slot(state, CONSTRUCT):
        return False
    _construct_needed(state, building)
    return True


def _construct_needed(state: OnMarsState, building: int) -> None:
    reason = "type_mine" if building == MINE else "type_needed" if is_wanted(state, building) else "type_any"
    decide(state, reason, "OM-14.6.1", state.icon, building)
    construct(state, building)
    advance_icon(state, building)


def _upgrade(state: OnMarsState) -> bool:
    if not can_upgrade(state) or not take_slot(state, UPGRADE):
        return False
    state.agenda.append(LacerdaUpgrades(1))
    return True


def _hire(state: OnMarsState) -> bool:
    scientists = hiring.lacerdas_scientists(state)
    if not scientists and hiring.lacerdas_contract(state) == NOWHERE:
        return False
    if not take_slot(state, HIRE, 0 if scientists else CONTRACT_PRICE):
        return False
    hire(state)
    return True


NUMBERED = ((_obtain_blueprint, _learn, _research), (_construct, _upgrade, _hire))
"""By side and number."""
NUMBERED_ACTIONS = ((OBTAIN_BLUEPRINT, LEARN, RESEARCH), (CONSTRUCT, UPGRADE, HIRE))


def construct_by_icon(state: OnMarsState) -> None:
    """With its Colonist and cost, or the Rover moves instead (OM-14.9)."""
    if not _construct(state):
        move_lacerdas_rover(state)


# -- benefits (OM-14.7) ------------------------------------------------------------------------------------------


def take_items(state: OnMarsState, amount: int) -> None:
    """The item with most copies left, the leftmost of equals (OM-14.17.2)."""
    for _ in range(amount):
        columns = [
            column
            for column, good in enumerate(WAREHOUSE_GOODS)
            if state.warehouse[column] and warehouse.may_take(state, LACERDA, good)
        ]
        if columns:
            column = max(columns, key=lambda column: (state.warehouse[column], -column))
            decide(state, "warehouse", "OM-14.7", WAREHOUSE_GOODS[column])
            warehouse.take(state, LACERDA, WAREHOUSE_GOODS[column])


def construct_tile(state: OnMarsState, building: int) -> None:
    """A named type, or any by his icon; his Bot moves on after it (OM-14.17.3)."""
    if building == ANY_BUILDING:
        needed = needed_type(state)
        if needed != NOWHERE:
            _construct_needed(state, needed)
    elif can_construct(state, building):
        decide(state, "type_named", "OM-14.17.3", building)
        construct(state, building)
        advance_icon(state, state.icon if building == SHELTER else building)


def benefit(state: OnMarsState, effect: Effect) -> None:
    """What he makes of a benefit; an impossible one is simply lost (OM-14.17.1)."""
    if effect.kind == "take_warehouse":
        take_items(state, effect.amount)
    elif effect.kind == "learn_tech":
        learn(state)
    elif effect.kind == "take_blueprint":
        for _ in range(effect.amount):
            take_blueprint(state)
    elif effect.kind == "buy_colonist":
        move_lacerdas_rover(state)
    elif effect.kind == "move_bots":
        decide(state, "icon", "OM-14.7")
        advance_icon(state, state.icon)
    elif effect.kind == "gain_crystal":
        gain_crystals(state, LACERDA, effect.amount)
    elif effect.kind == "upgrade":
        state.agenda.append(LacerdaUpgrades(effect.amount))
    elif effect.kind == "develop":
        develop_twice(state, effect.free)
    elif effect.kind == "construct":
        construct_tile(state, effect.building)
    elif effect.kind == "hire_or_contract":
        hire(state)


define_for_lacerda(benefit)
