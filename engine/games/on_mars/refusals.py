"""Why something cannot be done now, with the rule that says so."""

from __future__ import annotations

from engine.core.game import Refusal
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars.blueprints import on_display, upgrades
from engine.games.on_mars.buildings import ToBuild, ToConstruct, can_construct, sites, tech_needed
from engine.games.on_mars.components import (
    ACTIONS,
    BLUEPRINTS,
    BUILDING_USE_CRYSTALS,
    BUILDINGS,
    EXECUTIVES,
    FIRST_COLUMN,
    HIRE,
    LEARN,
    MINE,
    MINERAL,
    NOWHERE,
    OBTAIN_BLUEPRINT,
    RESEARCH,
    RESUPPLY,
    SHELTER,
    SLOT_ACTIONS,
    UPGRADE,
    WELCOME_SHIP,
    kind_for,
)
from engine.games.on_mars.executive import is_free
from engine.games.on_mars.goods import can_pay
from engine.games.on_mars.hexes import BIT, HEX_COUNT, ZONE
from engine.games.on_mars.moves import Act, Executive, UseBuilding
from engine.games.on_mars.repair import ToRepair, damaged
from engine.games.on_mars.ships import PRICE
from engine.games.on_mars.slots import crowding
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.turn import ToAct

SUBJECTS = ("end_turn", "act")
END_TURN, ACT = len(ACTIONS), len(ACTIONS) + 1


def why_not(state: OnMarsState, seat: Seat, step: Step[OnMarsState]) -> list[Refusal]:
    if isinstance(step, ToAct):
        moves = step.moves(state, seat)
        return _actions(state, seat, moves) + _executives(state, seat, moves) + _blueprints(state, seat, moves)
    found = [_action(ACT, "decide_first", "OM-4.12")]
    if isinstance(step, ToRepair):
        broken = damaged(state)
        found += [Refusal(("hex", place), "undamaged", "OM-18.12") for place in range(HEX_COUNT) if place not in broken]
    elif isinstance(step, ToConstruct):
        found += _types(state, seat, step)
    elif isinstance(step, ToBuild):
        found += _hexes(state, seat, step)
    return found


def _action(action: int, reason: str, rule: str, *figures: int) -> Refusal:
    return Refusal(("action", action), reason, rule, figures)


# -- actions -----------------------------------------------------------------------------------------------------


def _actions(state: OnMarsState, seat: Seat, moves: list[Move]) -> list[Refusal]:
    open_actions = {move.action for move in moves if isinstance(move, Act)}
    found = [_why_no_action(state, seat, action) for action in range(len(ACTIONS)) if action not in open_actions]
    if not state.main_done:
        found.append(_action(END_TURN, "main_first", "OM-5.2.2"))
    return found


def _why_no_action(state: OnMarsState, seat: Seat, action: int) -> Refusal:
    player = state.players[seat]
    if state.main_done:
        return _action(action, "main_done", "OM-5.2.2")
    if ACTIONS[action].side != player.side:
        return _action(action, "other_side", "OM-5.6")
    if action < SLOT_ACTIONS:
        if action == HIRE and state.slots[HIRE][seat]:
            return _action(action, "own_hire_slot", "OM-7.9.1")
        price = crowding(state, seat, action)
        if player.quarters == 0 or player.quarters - 1 + state.spendable(seat) < price:
            return _action(action, "crowd", "OM-4.7.4", price, player.quarters, state.spendable(seat))
    return _no_effect(state, seat, action)


def _no_effect(state: OnMarsState, seat: Seat, action: int) -> Refusal:
    """The price could be paid; what the action does cannot be done even once."""
    player = state.players[seat]
    if action == OBTAIN_BLUEPRINT:
        if player.markers == 0:
            return _action(action, "no_marker", "OM-6.2.1")
        return _action(action, "no_blueprint", "OM-6.2.2") if not on_display(state, seat) else _nothing(action)
    if action == LEARN:
        if all(space in player.lab for space in FIRST_COLUMN):
            return _action(action, "column_full", "OM-6.3.1")
        return _action(action, "no_tech", "OM-6.3.2")
    if action == RESEARCH:
        return _action(action, "no_development", "OM-6.4.2")
    if action == RESUPPLY:
        return _action(action, "no_item", "OM-4.4")
    if action == UPGRADE:
        if player.goods[MINERAL] == 0:
            return _action(action, "no_mineral", "OM-7.7.2")
        return _action(action, "no_upgrade", "OM-7.7.1") if not upgrades(state, seat, False) else _nothing(action)
    if action == WELCOME_SHIP:
        if player.ships_departed >= state.level or not player.ships:
            return _action(action, "ship_limit", "OM-7.8.1", player.ships_departed, state.level)
        return _action(action, "ship_price", "OM-7.8.2") if not can_pay(state, seat, PRICE) else _nothing(action)
    if action == HIRE:
        return _action(action, "no_card", "OM-7.9.3")
    return _nothing(action)


def _nothing(action: int) -> Refusal:
    return _action(action, "no_effect", "OM-4.11")


# -- executive actions -------------------------------------------------------------------------------------------


def _executives(state: OnMarsState, seat: Seat, moves: list[Move]) -> list[Refusal]:
    open_slots = {move.slot for move in moves if isinstance(move, Executive)}
    crystals = state.spendable(seat)
    found = []
    for slot in range(1, len(EXECUTIVES)):
        if slot in open_slots:
            continue
        subject = ("executive", slot)
        if state.executive_done:
            found.append(Refusal(subject, "executive_done", "OM-9.1"))
        elif slot in state.players[seat].ships:
            found.append(Refusal(subject, "ship_there", "OM-2.5.3"))
        elif EXECUTIVES[slot].crystals > crystals:
            found.append(Refusal(subject, "crystals", "OM-9.2", (EXECUTIVES[slot].crystals, crystals)))
        else:
            found.append(Refusal(subject, "no_effect", "OM-4.11"))
    return found


def _blueprints(state: OnMarsState, seat: Seat, moves: list[Move]) -> list[Refusal]:
    usable = {move.blueprint for move in moves if isinstance(move, UseBuilding)}
    crystals = state.spendable(seat)
    found = []
    for card in state.players[seat].blueprints:
        if card in usable:
            continue
        subject = ("blueprint", card)
        if state.site[card] == NOWHERE:
            found.append(Refusal(subject, "unbuilt", "OM-6.2.3"))
        elif state.is_dark(state.site[card]):
            found.append(Refusal(subject, "dark", "OM-18.6"))
        elif state.is_shared and BLUEPRINTS[card].effect.kind == "score_op":
            found.append(Refusal(subject, "no_points", "OM-15.5"))
        elif state.executive_done:
            found.append(Refusal(subject, "executive_done", "OM-9.1"))
        elif crystals < BUILDING_USE_CRYSTALS and not is_free(state, seat, card, seat):
            found.append(Refusal(subject, "crystals", "OM-9.4", (BUILDING_USE_CRYSTALS, crystals)))
        else:
            found.append(Refusal(subject, "no_effect", "OM-4.11"))
    return found


# -- construction ------------------------------------------------------------------------------------------------


def _types(state: OnMarsState, seat: Seat, step: ToConstruct) -> list[Refusal]:
    player = state.players[seat]
    found = []
    for building, record in enumerate(BUILDINGS):
        if building in step.buildings and can_construct(state, seat, building, player.quarters, step.boost):
            continue
        subject = ("building", building)
        if building not in step.buildings:
            found.append(Refusal(subject, "other_type", "OM-7.11.4"))
        elif building == MINE and player.quarters == 0:
            found.append(Refusal(subject, "no_miner", "OM-7.2.2"))
        elif building != MINE and not can_pay(state, seat, (record.cost,)):
            found.append(Refusal(subject, "building_price", "OM-7.2.2"))
        elif building != SHELTER and not state.stacks[building]:
            found.append(Refusal(subject, "stack_empty", "OM-7.2.1"))
        else:
            found.append(Refusal(subject, "no_site", "OM-7.2.3"))
    return found


def _hexes(state: OnMarsState, seat: Seat, step: ToBuild) -> list[Refusal]:
    """What is wrong with each hex."""
    kind = kind_for(step.building, seat)
    best = state.best_level(step.building)
    legal = sites(state, seat, kind, best + (state.players[seat].quarters if step.boost else 0)) if best else 0
    legal |= sites(state, seat, kind, 0)
    near = 0
    for bot in state.players[seat].bots:
        near |= ZONE[bot]
    found = []
    for place in range(HEX_COUNT):
        if legal & BIT[place]:
            continue
        subject = ("hex", place)
        needed = tech_needed(state, kind, place)
        if not near & BIT[place]:
            found.append(Refusal(subject, "no_bot_near", "OM-7.1.7"))
        elif state.building[place] != NOWHERE:
            found.append(Refusal(subject, "built", "OM-7.2.3"))
        elif needed:
            found.append(Refusal(subject, "tech_needed", "OM-7.3", (needed, best)))
        else:
            found.append(Refusal(subject, "too_far", "OM-7.2.3"))
    return found
