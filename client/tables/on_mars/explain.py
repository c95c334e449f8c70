"""What is pointed at, explained: what it is, what it costs now, what would come of it, or why it cannot be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, cast

from client.stage.explain import NOTE, RULE, STRONG, Explanation
from client.stage.explain import situation as plain_situation
from client.stage.lights import FINE
from client.stage.picks import Pick
from client.tables.on_mars import course, guide
from client.tables.on_mars.desk import Desk, Drawing
from client.tables.on_mars.drawers import NAMES
from client.tables.on_mars.flight import countdown
from client.tables.on_mars.looks import (
    ACTION_PICTURES,
    CRYSTAL_PICTURE,
    building_picture,
    contract_picture,
    effect_picture,
    executive_picture,
    good_picture,
    lab_picture,
    mission_picture,
    print_picture,
    scientist_picture,
    space_picture,
    tech_picture,
    tile_picture,
)
from client.tables.on_mars.picks import OWNERS, PATHS
from client.tables.on_mars.race import explain_race
from client.tables.on_mars.surface import card_at
from client.ui.canvas import BODY, SMALL
from client.ui.theme import GOLD, WARNING, TextStyle
from engine.core.game import Refusal
from engine.core.moves import Event, Move, Seat
from engine.core.words import capital
from engine.games.on_mars import events as om
from engine.games.on_mars import goals, lss, scoring
from engine.games.on_mars.buildings import ToBuild
from engine.games.on_mars.colonists import coming_home
from engine.games.on_mars.components import (
    ACTIONS,
    BLUEPRINTS,
    BUILDINGS,
    COLUMN_COST,
    COLUMN_OP,
    CONTRACTS,
    CRYSTAL,
    EXECUTIVES,
    GENERATOR,
    GOALS,
    HIDDEN,
    HIRE,
    LAB,
    LACERDA,
    LSS_BONUSES,
    MARKER,
    MISSIONS,
    NOBODY,
    NOWHERE,
    SCIENTISTS,
    SHELTER,
    SLOT_ACTIONS,
    SOLO_CARDS,
    kind_for,
    type_of,
)
from engine.games.on_mars.executive import SCIENTIST_OF
from engine.games.on_mars.hexes import DISTANCE
from engine.games.on_mars.lacerda_actions import NUMBERED_ACTIONS
from engine.games.on_mars.movement import ToMove
from engine.games.on_mars.report import HEX_NAMES, trouble_at
from engine.games.on_mars.slots import crowding
from engine.games.on_mars.turn import ToAct
from engine.games.on_mars.wording import conditions

GAIN = TextStyle("body", "SemiBold", GOLD)
LOSS = TextStyle("body", "SemiBold", WARNING)
DEEDS: Final = 12
"""How much of a turn is told at most."""
Describer = Callable[[Desk, Drawing, Pick], Explanation]


# -- what would come of it ---------------------------------------------------------------------------------------


def _said(frame: Drawing, event: Event) -> str:
    return frame.words.event(event)


def consequence(frame: Drawing, event: Any) -> tuple[str, str, TextStyle] | None:
    """A picture, the words, and how they are set; None for what needs no words."""
    view, seat = frame.view, getattr(event, "seat", frame.seat)
    mine = seat == frame.seat
    if isinstance(event, om.GoodsGained):
        stored = event.amount - event.lost - event.delivered
        player = view.players[event.seat]
        text = f"+{event.amount}  {frame.words.name('good', event.good)}"
        if mine:
            there = frame.say("om.fills", min(player.limit, player.goods[event.good] + stored), player.limit)
            text = f"{text} – {there}"
        if event.lost:
            text = f"{text} – {frame.say('om.lost', event.lost)}"
        return good_picture(event.good), text, LOSS if event.lost else STRONG
    if isinstance(event, om.CrystalsGained):
        return CRYSTAL_PICTURE, f"+{event.amount}  {frame.say('om.crystals_wait')}", STRONG
    if isinstance(event, om.Scored):
        return "star", f"+{frame.say('om.op', event.op)}  {frame.words.name('reason', event.reason)}", GAIN
    if isinstance(event, om.CrystalsPaid):
        return CRYSTAL_PICTURE, _said(frame, event), BODY
    if isinstance(event, om.GoodsPaid):
        good = next((good for good, amount in enumerate(event.goods) if amount), 0)
        return good_picture(good), _said(frame, event), BODY
    if isinstance(event, om.CrystalsAppeared):
        names = ", ".join(HEX_NAMES[place] for place in event.places)
        return CRYSTAL_PICTURE, frame.say("om.crystals_appear", names), STRONG
    if isinstance(event, om.LssRaised):
        return good_picture(BUILDINGS[event.building].product), _said(frame, event), STRONG
    if isinstance(event, om.ProgressMade):
        return frame.livery.of(event.seat, "cube"), _said(frame, event), STRONG
    if isinstance(event, om.MissionAdvanced):
        return mission_picture(event.mission), _said(frame, event), STRONG
    if isinstance(event, om.TechUsed):
        return tech_picture(event.tech), _said(frame, event), BODY
    if isinstance(event, om.ColonistsReturned | om.ColonistsArrived | om.ColonistsWorked | om.CrowdPaid):
        lost = getattr(event, "lost", 0)
        return frame.livery.of(event.seat, "colonist"), _said(frame, event), LOSS if lost else BODY
    if isinstance(event, om.ActionChosen):
        return None
    if isinstance(event, om.BuildingPlaced):
        size = frame.say("om.complex_of", event.size) if event.size > 1 else frame.say("om.alone")
        return building_picture(event.building), f"{frame.words.name('building', event.building)}: {size}", STRONG
    text = _said(frame, event)
    return ("", text, BODY) if text else None


def foresee(desk: Desk, frame: Drawing, move: Move, found: Explanation) -> None:
    """What a move is bound to bring, row by row, and what may be chosen after it."""
    seen = desk.forecast(frame, move)
    for event in seen.events:
        row = consequence(frame, event)
        if row:
            found.add(row[1], row[2], row[0])
    if seen.asked and seen.asked.__name__ == "ToChooseBonus":
        names = [frame.words.name("bonus", number) for number in range(len(LSS_BONUSES))]
        found.add(frame.say("om.and_one_of", ", ".join(names)), BODY, "plus")


def _outcome(desk: Desk, frame: Drawing, pick: Pick, found: Explanation) -> Explanation:
    """What picking this would bring, or why it cannot be picked."""
    if not frame.may_act:
        return found
    moves = [move for path, move in frame.choosing.candidates(pick) if not frame.choosing.goes_on(path)]
    if len(moves) == 1:
        foresee(desk, frame, moves[0], found)
    elif not frame.choosing.answers(pick):
        found.refuse(frame, _specific(frame, pick))
    return found


def _specific(frame: Drawing, pick: Pick) -> Refusal | None:
    """The reason that is about this very thing; that something else must be decided first goes without saying."""
    refusal = frame.refusal(pick.kind, pick.number)
    if refusal and refusal.reason == "decide_first":
        return None
    return refusal


# -- actions -----------------------------------------------------------------------------------------------------


def _action(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    view, words, action = frame.view, frame.words, pick.number
    found = Explanation(words.name("action", action), picture=ACTION_PICTURES[action])
    found.add(words.name("action", action, "text"))
    if action < SLOT_ACTIONS and ACTIONS[action].side == view.players[frame.seat].side:
        people = [f"{words.seat(seat)} {count}" for seat, count in enumerate(view.slots[action]) if count]
        if people:
            found.add(frame.say("om.stand_here", words.listed(people)), SMALL)
        price = crowding(view, frame.seat, action)
        key = "hire_slot" if action == HIRE else "slot_price" if price else "slot_free"
        found.add(frame.say(f"om.{key}", price), STRONG, frame.livery.of(frame.seat, "colonist"))
    return _outcome(desk, frame, pick, found)


def _executive(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    words = frame.words
    found = Explanation(words.name("executive", pick.number), picture=executive_picture(pick.number))
    found.add(words.name("executive", pick.number, "text"))
    price = EXECUTIVES[pick.number].crystals
    found.add(frame.say("om.executive_price", price), STRONG, CRYSTAL_PICTURE)
    return _outcome(desk, frame, pick, found)


def _space(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    words, space = frame.words, pick.number
    side = words.name("side", 0 if space < 5 else 1)
    found = Explanation(f"{side} {space}", picture=space_picture(space))
    found.add(words.name("space", space, "text"))
    holder = next((seat for seat, player in enumerate(frame.view.players) if player.space == space), None)
    if holder is not None:
        found.add(words.seat(holder), STRONG)
    return _outcome(desk, frame, pick, found)


def _side(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.words.name("side", pick.number))
    found.add(countdown(frame))
    return _outcome(desk, frame, pick, found)


def _shuttle(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.say("om.shuttle"), picture="on_mars/shuttle")
    found.add(countdown(frame), STRONG)
    _who_comes_home(frame, frame.seat, found)
    found.add(frame.say("om.shuttle_text"))
    if not frame.view.is_shared:
        found.add(frame.say("om.end_text"), SMALL)
    return found


def _who_comes_home(frame: Drawing, seat: Seat, found: Explanation) -> None:
    """Before the click: how many Colonists would come home from a journey, and how many would find no room."""
    if frame.view.is_lacerda(seat):
        return
    side = 1 - frame.view.players[seat].side
    coming, lost = coming_home(frame.view, seat, side)
    name = frame.words.name("side", side)
    found.add(frame.say("om.would_come_home", name, coming), STRONG, frame.livery.of(seat, "colonist"))
    if lost:
        found.add(frame.say("om.no_room", lost), LOSS)


def _working(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.say("om.working"))
    _who_comes_home(frame, desk.board_of(frame), found)
    found.add(frame.say("om.working_text"), SMALL)
    return found


def _cost(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.say("om.cost"))
    paid = course.cost(frame, desk)
    for picture, amount in paid.items():
        found.add(f"× {amount}", STRONG, picture)
    if not paid:
        found.add(frame.say("om.free"))
    return found


# -- the map -----------------------------------------------------------------------------------------------------


def _hex(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    view, words, place = frame.view, frame.words, pick.number
    kind = view.building[place]
    found = Explanation(HEX_NAMES[place])
    step: Any = view.agenda[-1] if view.agenda else None
    if isinstance(step, ToBuild) and frame.choosing.is_open(pick):
        found.title = f"{words.name('building', step.building)} · {HEX_NAMES[place]}"
        found.picture = frame.livery.building(kind_for(step.building, frame.seat), 1)
    if kind != NOWHERE:
        building = type_of(kind)
        name = words.name("building", building)
        if kind >= SHELTER:
            name = words.text("panel", "shelter_of", name, words.seat(kind - SHELTER))
        found.title = f"{name} · {HEX_NAMES[place]}"
        size = view.complex_size(place)
        found.picture = frame.livery.building(kind, size) if size else frame.livery.dark_building(kind)
        if size:
            found.add(frame.say("om.complex_of", size) if size > 1 else frame.say("om.alone"), STRONG)
        found.add(frame.say("om.produces", words.name("good", BUILDINGS[building].product)), SMALL)
    if view.tile[place] != NOWHERE:
        tile = view.tile[place]
        found.title = f"{words.name('tile', tile)} · {HEX_NAMES[place]}"
        found.picture = tile_picture(tile)
        found.add(words.name("tile", tile, "text"))
        away = DISTANCE[view.players[frame.seat].rover_hex][place]
        found.add(frame.say("om.rover_away", away), SMALL)
    if view.crystal[place]:
        found.add(frame.say("om.crystal_here"), STRONG, CRYSTAL_PICTURE)
    if view.blackout:
        for trouble in trouble_at(view.blackout, words, place):
            found.add(trouble[:1].upper() + trouble[1:], STRONG)
    _who_stands(frame, place, found)
    card = card_at(view, place)
    if card != NOWHERE:
        _who_owns(frame, card, found)
    return _outcome(desk, frame, pick, found)


def _who_stands(frame: Drawing, place: int, found: Explanation) -> None:
    view, words = frame.view, frame.words
    occupant = view.occupant[place]
    if NOBODY < occupant < MARKER:
        found.add(words.text("panel", "miner_of", words.seat(occupant)), BODY, frame.livery.of(occupant, "colonist"))
    for seat, player in enumerate(view.players):
        if place in view.standing_bots(seat):
            found.add(words.text("panel", "bot_of", words.seat(seat)), BODY, frame.livery.of(seat, "bot"))
        if player.rover == place:
            found.add(words.text("panel", "rover_of", words.seat(seat)), BODY, frame.livery.of(seat, "rover"))


def _who_owns(frame: Drawing, card: int, found: Explanation) -> None:
    view, words = frame.view, frame.words
    owner = next(seat for seat, player in enumerate(view.players) if card in player.blueprints)
    text = f"{words.name('blueprint', card)} – {words.text('panel', 'marker_of', words.seat(owner))}"
    found.add(text, STRONG, frame.livery.of(owner, "beacon"))
    found.add(words.name("blueprint", card, "text"))
    found.add(frame.say("om.free_with", words.name("scientist", SCIENTIST_OF[card])), SMALL)


def _bot(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    return _hex(desk, frame, Pick("hex", pick.number))


def _rover(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    return _hex(desk, frame, Pick("hex", frame.view.players[frame.seat].rover_hex))


# -- cards -------------------------------------------------------------------------------------------------------


def _blueprint(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    words, card, view = frame.words, pick.number, frame.view
    record = BLUEPRINTS[card]
    found = Explanation(words.name("blueprint", card), picture=print_picture(card))
    level = words.text("gallery", "level", record.level)
    found.add(f"{level} · {words.name('building', record.building)}", SMALL)
    found.add(words.name("blueprint", card, "text"))
    if view.site[card] == NOWHERE:
        found.add(frame.say("om.blueprint_worth", record.points), SMALL)
        if record.least_complex > 1:
            found.add(frame.say("om.needs_complex", record.least_complex), SMALL)
    else:
        found.add(frame.say("om.built_at", HEX_NAMES[view.site[card]]), SMALL)
    found.add(frame.say("om.free_with", words.name("scientist", SCIENTIST_OF[card])), SMALL)
    return _outcome(desk, frame, pick, found)


def _scientist(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    words, scientist = frame.words, pick.number
    found = Explanation(words.name("scientist", scientist), picture=scientist_picture(scientist))
    found.add(words.name("scientist", scientist, "text"))
    found.add(frame.say("om.worth_now", scoring.scientist_points(frame.view, scientist)), STRONG, "star")
    found.add(frame.say("om.costs_two", words.name("good", SCIENTISTS[scientist].cost)), SMALL)
    return _outcome(desk, frame, pick, found)


def _contract(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    words, contract, view = frame.words, pick.number, frame.view
    record = CONTRACTS[contract]
    found = Explanation(words.name("contract", contract), picture=contract_picture(contract))
    found.add(words.name("contract", contract, "text"))
    for place, (good, amount) in enumerate(record.deliver):
        text = frame.say("om.delivered", view.delivered[contract][place], amount, words.name("good", good))
        found.add(text, BODY, good_picture(good))
    found.add(words.text("gallery", "gain", record.gain), GAIN, "star")
    found.add(words.text("gallery", "loss", record.loss), LOSS, "star")
    return _outcome(desk, frame, pick, found)


def _goal(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    if pick.number == HIDDEN:
        return Explanation(frame.say("om.hidden_goal"))
    words, goal = frame.words, pick.number
    found = Explanation(words.name("goal", goal), picture=effect_picture(GOALS[goal].reward))
    found.add(words.name("goal", goal, "text"))
    if goal in frame.view.players[frame.seat].goals:
        text = frame.say("om.goal_progress", goals.progress(frame.view, frame.seat, goal), GOALS[goal].count)
        found.add(text, STRONG)
        found.add(frame.say("om.goal_text"), SMALL)
    return _outcome(desk, frame, pick, found)


def _tile(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.words.name("tile", pick.number), picture=tile_picture(pick.number))
    found.add(frame.words.name("tile", pick.number, "text"))
    return _outcome(desk, frame, pick, found)


def _card_b(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.words.name("card_b", pick.number))
    found.add(frame.words.name("card_b", pick.number, "text"))
    return _outcome(desk, frame, pick, found)


# -- the board ---------------------------------------------------------------------------------------------------


def _tech(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    words, tech, view = frame.words, pick.number, frame.view
    found = Explanation(words.name("tech", tech), picture=tech_picture(tech))
    found.add(words.name("tech", tech, "text"))
    for seat, player in enumerate(view.players):
        if player.tech_level(tech):
            text = frame.say("om.tech_level", words.seat(seat), player.tech_level(tech))
            found.add(text, STRONG if seat == frame.seat else SMALL)
    found.add(frame.say("om.tech_anybody"), SMALL)
    return _outcome(desk, frame, pick, found)


def _grid(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    return _outcome(desk, frame, pick, _tech(desk, frame, Pick("tech", frame.view.grid[pick.number])))


def _use_tech(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    return _outcome(desk, frame, pick, _tech(desk, frame, Pick("tech", pick.number // OWNERS)))


def _lab(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    words, space = frame.words, pick.number
    column = LAB[space].column
    found = Explanation(words.name("lab", space), picture=lab_picture(space))
    found.add(words.name("lab", space, "text"))
    price = [words.name("good", good) for good in COLUMN_COST[column]]
    found.add(frame.say("om.column", column, words.listed(price) or frame.say("om.free"), COLUMN_OP[column]), SMALL)
    return _outcome(desk, frame, pick, found)


def _rail(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    good, player = pick.number, frame.view.players[desk.board_of(frame)]
    found = Explanation(frame.words.name("good", good), picture=good_picture(good))
    if good < CRYSTAL:
        found.add(frame.say("om.stored", player.goods[good], player.limit), STRONG)
        found.add(frame.say("om.limit_text"), SMALL)
    return _outcome(desk, frame, pick, found)


def _item(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.words.name("good", pick.number), picture=good_picture(pick.number))
    return _outcome(desk, frame, pick, found)


def _ship(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    player, slot = frame.view.players[desk.board_of(frame)], pick.number
    is_ship = slot in player.ships
    found = Explanation(frame.say("om.ship" if is_ship else "om.bay"))
    found.add(frame.say("om.ship_text" if is_ship else "om.bay_text"))
    if is_ship:
        found.add(frame.say("om.ship_frees", frame.words.name("executive", slot)), SMALL)
    return _outcome(desk, frame, pick, found)


def _seat(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    seat, words = pick.number, frame.words
    found = Explanation(words.seat(seat))
    if desk.beats and frame.view.is_lacerda(seat):
        found.add(frame.say("om.lacerda_text"), SMALL)
    for line in scoring.lines(frame.view, seat):
        found.add(frame.say("common.named", words.text("score", line.id), line.points), BODY if line.points else FINE)
    return found


def _life_support(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    view, words = frame.view, frame.words
    found = Explanation(frame.say("om.life_support"))
    if not pick.number:
        found.add(frame.say("om.level_text", view.level))
        found.add(frame.say("om.lss_text"), SMALL)
        return found
    column = pick.number - GENERATOR
    row = view.lss[column]
    found.title = words.name("building", pick.number)
    found.picture = building_picture(pick.number)
    found.add(frame.say("om.row", row, view.level), STRONG)
    if view.is_shared:
        return found
    tile = view.rewards[column]
    found.add(words.name("reward", tile, "text"))
    if row <= view.level:
        for seat in range(len(view.players)):
            text = frame.say("om.would_score", words.seat(seat), lss.reward(view, seat, tile))
            found.add(text, GAIN if seat == frame.seat else SMALL)
    else:
        found.add(frame.say("om.no_reward"), NOTE)
    return found


def _mission(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    words, mission = frame.words, pick.number
    found = Explanation(words.name("mission", mission), picture=mission_picture(mission))
    found.add(words.name("mission", mission, "text"))
    left = frame.view.trackers[frame.view.missions.index(mission)]
    found.add(frame.say("om.mission_left", left) if left else frame.say("om.done"), STRONG)
    if left:
        found.add(frame.say("om.mission_pays", MISSIONS[mission].crystals), BODY, CRYSTAL_PICTURE)
    if not frame.view.is_shared:
        found.add(frame.say("om.end_text"), SMALL)
    return found


def _deck(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    """What Lacerda can still reveal, and what he does then on the side he is on."""
    view, words = frame.view, frame.words
    found = Explanation(frame.say("om.deck"))
    left = [card for card in range(len(SOLO_CARDS)) if card not in view.solo_discards] or range(len(SOLO_CARDS))
    side = view.players[LACERDA].side
    for number in (1, 2, 3):
        action = NUMBERED_ACTIONS[side][number - 1]
        count = sum(SOLO_CARDS[card].action == number for card in left)
        text = frame.say("om.deck_holds", words.name("action", action), count, len(left))
        found.add(text, STRONG if count else FINE, ACTION_PICTURES[action])
        found.add(frame.say(f"om.habit_{ACTIONS[action].id}"), SMALL)
    found.add(frame.say("om.deck_text"), SMALL)
    return found


def _solo(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    """The goal of a game alone: every condition, and how far it has come."""
    view = frame.view
    goal = scoring.SOLO_GOALS[view.options.solo_goal]
    found = Explanation(frame.words.text("solo_goal", goal.id))
    lead = scoring.solo_lead(view)
    found.add(frame.say("om.solo_lead", lead, goal.margin), STRONG, "check" if lead >= goal.margin else "pip_ring")
    for condition, there in scoring.solo_conditions(view):
        text = capital(conditions(frame.words, ((condition.what, condition.count, condition.thing),)))
        is_met = there >= condition.count
        found.add(f"{text} – {min(there, condition.count)}/{condition.count}", BODY, "check" if is_met else "pip_ring")
    found.add(frame.say("om.solo_text"), SMALL)
    return found


def _fixed(key: str, *figures: object) -> Describer:
    """What is said of a part of the table that needs but a heading and a text."""

    def describe(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
        found = Explanation(frame.say(f"om.{key}"))
        found.add(frame.say(f"om.{key}_text", *figures))
        return found

    return describe


def _drawer(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    name = NAMES[pick.number - 1]
    found = Explanation(frame.say(f"om.drawer_{name}"))
    found.add(frame.say(f"om.drawer_{name}_text"))
    found.add(frame.say("stage.key", pick.number), RULE)
    return found


def _main(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    key = {"end_turn": "end_turn", "stay": "stay"}.get(pick.kind, "stop")
    found = Explanation(frame.say(f"om.{key}"))
    if pick.kind == "end_turn":
        found.add(frame.say("om.still_open" if len(frame.choosing.moves) > 1 else "om.nothing_open"))
        _still_possible(frame, found)
    return _outcome(desk, frame, pick, found)


def _choice(title: str) -> Describer:
    def describe(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
        return _outcome(desk, frame, pick, Explanation(frame.say(f"om.{title}")))

    return describe


def _building(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    words, building = frame.words, pick.number
    found = Explanation(words.name("building", building), picture=building_picture(building))
    found.add(words.name("building", building, "text"))
    best = frame.view.best_level(building)
    found.add(frame.say("om.best_tech", best), SMALL, tech_picture(building))
    return _outcome(desk, frame, pick, found)


def _bonus(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    return _outcome(desk, frame, pick, Explanation(frame.words.name("bonus", pick.number)))


def _travel(desk: Desk, frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.say("om.travel_ship" if pick.number else "om.travel_shuttle"))
    _who_comes_home(frame, frame.seat, found)
    return _outcome(desk, frame, pick, found)


DESCRIBE: Final[Mapping[str, Describer]] = {
    "action": _action,
    "executive": _executive,
    "space": _space,
    "side": _side,
    "shuttle": _shuttle,
    "hex": _hex,
    "bot": _bot,
    "rover": _rover,
    "blueprint": _blueprint,
    "scientist": _scientist,
    "contract": _contract,
    "goal": _goal,
    "tile": _tile,
    "card_b": _card_b,
    "tech": _tech,
    "grid": _grid,
    "use_tech": _use_tech,
    "lab": _lab,
    "rail": _rail,
    "item": _item,
    "ship": _ship,
    "bay": _ship,
    "seat": _seat,
    "lss": _life_support,
    "mission": _mission,
    "drawer": _drawer,
    "end_turn": _main,
    "stop": _main,
    "stay": _main,
    "building": _building,
    "bonus": _bonus,
    "travel": _travel,
    "use": _choice("use"),
    "prize": _choice("prize"),
    "pay": _choice("pay"),
    "pay_crystals": _choice("pay"),
    "crowd": _choice("crowd"),
    "arrive": _choice("arrivals"),
    "origin": _choice("retrieve"),
    "point": _choice("buy_point"),
    "keep": _choice("keep"),
    "boost": _choice("boost"),
    "guard": _choice("guard"),
    "race": lambda desk, frame, pick: explain_race(frame),
    "reward": _choice("reward_first"),
    "room": _fixed("quarters"),
    "working": _working,
    "cost": _cost,
    "hangar": _fixed("hangar"),
    "waiting": _fixed("waiting"),
    "progress": _fixed("progress"),
    "remaining": _fixed("remaining"),
    "solo": _solo,
    "deck": _deck,
    "edge": _fixed("edge"),
    "card_a": _fixed("card_a"),
}


POSSIBLE: Final[Mapping[str, Callable[[int], str]]] = {
    "action": lambda action: ACTION_PICTURES[action],
    "executive": executive_picture,
    "blueprint": print_picture,
    "contract": contract_picture,
    "goal": lambda goal: effect_picture(GOALS[goal].reward),
}
"""What a turn can still be used for, and its picture."""


def describers(desk: Desk) -> dict[str, Any]:
    return {kind: partial(describe, desk) for kind, describe in DESCRIBE.items()}


def _still_possible(frame: Drawing, found: Explanation) -> None:
    """Everything that can be done now, by what stands for it."""
    words, seen = frame.words, set()
    for move in frame.choosing.moves:
        path = PATHS[type(move)](cast(Any, move))
        pick = path.picks[0]
        if pick in seen or pick.kind not in POSSIBLE:
            continue
        seen.add(pick)
        found.add(words.name(pick.kind, pick.number), SMALL, POSSIBLE[pick.kind](pick.number))


def situation(desk: Desk, frame: Drawing) -> Explanation:
    """Nothing is pointed at: what the present turn has brought so far, and what may still be done in it."""
    if desk.is_telling(frame):
        return _deck(desk, frame, Pick("deck"))
    found = plain_situation(frame)
    view = frame.view
    step: Any = view.agenda[-1] if view.agenda else None
    if frame.may_act and isinstance(step, ToAct):
        found.title = frame.say("om.your_turn")
        for done, key in ((view.main_done, "main"), (view.executive_done, "executive")):
            found.add(frame.say(f"om.{key}_{'done' if done else 'open'}"), STRONG, "check" if done else "pip_ring")
        found.add(countdown(frame), SMALL, "clock")
        _still_possible(frame, found)
        if view.main_done and not view.executive_done and len(frame.choosing.moves) == 1:
            found.add(frame.say("om.executive_unpaid"), SMALL)
    if frame.may_act and isinstance(step, ToMove):
        for key, points in (("bot", step.bot_points), ("rover", step.rover_points)):
            text = frame.say(f"om.{key}s_left", points)
            found.add(text, STRONG if points else FINE, frame.livery.of(frame.seat, key))
        _still_possible(frame, found)
    elif frame.may_act and guide.options(frame) and not course.is_under_way(frame, desk):
        found.title = frame.say("om.so_far")
    if not frame.may_act and desk.action >= 0 and view.active >= 0:
        name = frame.words.name("action", desk.action)
        found.add(f"{frame.words.seat(view.active)} · {name}", STRONG, ACTION_PICTURES[desk.action])
    for event in course.recent(frame, desk)[-DEEDS:]:
        row = consequence(frame, event)
        if row:
            found.add(row[1], TextStyle("small", row[2].weight, row[2].colour), row[0])
    return found
