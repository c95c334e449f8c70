"""What the pointer is on, explained: its text, its rule, what it would do now, or why it cannot be done."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Final

from client.stage import explain as explaining
from client.stage.explain import NOTE, STRONG, Describer, Explanation
from client.stage.picks import Pick
from client.stage.preview import told
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.looks import (
    FOLDER,
    GLOBE,
    STATION_KEYS,
    Drawing,
    card_picture,
    field_picture,
    station_picture,
)
from client.tables.alien_frontiers.picks import OWN_PURSE
from client.tables.alien_frontiers.previews import docking_cost, power_price
from client.tables.alien_frontiers.reasons import docking_refusal, ships_of, target_refusal
from client.ui.canvas import BODY, SMALL
from client.ui.theme import ACCENT, TextStyle
from engine.core.preview import forecast
from engine.games.alien_frontiers.colonies import ToLand, controller, is_closed
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    CARDS,
    COLONIST_HUB,
    FIELDS,
    MAINTENANCE_BAY,
    NOBODY,
    NOWHERE,
    ORBITAL_MARKET,
    RAIDERS_OUTPOST,
    STATIONS,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
    TERRITORIES,
    value_of,
)
from engine.games.alien_frontiers.events import ControlChanged
from engine.games.alien_frontiers.moves import Dock, Land, MoveColony, TakeCard, TakeResources
from engine.games.alien_frontiers.refusals import (
    BUY_RELIC,
    CLAIM,
    CYCLE,
    END_TURN,
    LAUNCH,
    TRADE,
    why_not_claim,
    why_not_take,
)
from engine.games.alien_frontiers.scoring import lines
from engine.games.alien_frontiers.setup import TOKEN_LIMIT
from engine.games.alien_frontiers.stations import ToRaid, can_pay_launch
from engine.games.alien_frontiers.turn import ToAct
from engine.games.alien_frontiers.wording import in_stock

INVITES: Final = TextStyle("body", "SemiBold", ACCENT)
"""What a click would do."""
_ACTIONS: Final = {
    picks.END_TURN: END_TURN,
    picks.LAUNCH: LAUNCH,
    picks.BUY_RELIC: BUY_RELIC,
    picks.CYCLE: CYCLE,
    picks.TRADE: TRADE,
}
_DONE_AT: Final = {
    ALIEN_ARTIFACT: (CYCLE, CLAIM),
    COLONIST_HUB: (LAUNCH,),
    ORBITAL_MARKET: (TRADE,),
    MAINTENANCE_BAY: (BUY_RELIC,),
}
"""What else is done at a station, without docking there."""


def situation(frame: Drawing) -> Explanation:
    """Nothing is pointed at: what is going on."""
    view, words, say = frame.view, frame.words, frame.say
    if not (view.agenda and frame.may_act):
        found = explaining.situation(frame)
        found.picture = GLOBE
        return found
    step = view.agenda[-1]
    found = Explanation(words.step(step), picture=GLOBE)
    if isinstance(step, ToLand) and step.new_colony:
        found.add(say("af.overflow"), NOTE)
    if isinstance(step, ToRaid):
        found.add(words.name("station", RAIDERS_OUTPOST, "text"))
    if ships_of(frame).dice and not ships_of(frame).armed:
        taking = [number for number in range(len(STATIONS)) if ships_of(frame).dockings(number)]
        found.add(words.listed([words.name("station", number) for number in taking]), STRONG)
    if view.hand and isinstance(step, ToAct):
        refusal = frame.refusal("action", END_TURN)
        if refusal and refusal.subject == ("action", END_TURN):
            found.refuse(frame, refusal)
        docks = [move for move in frame.choosing.moves if isinstance(move, Dock)]
        if docks and all(docking_cost(view, frame.seat, move.station) for move in docks):
            found.add(say("af.only_paid"), NOTE)
        found.add(say("af.help_dock"), SMALL)
    found.add(say("af.help_keys"), SMALL)
    return found


def _station(frame: Drawing, pick: Pick) -> Explanation:
    words, number = frame.words, pick.number
    found = Explanation(words.name("station", number), STATIONS[number].rule, station_picture(number))
    found.add(words.name("station", number, "text"))
    if frame.may_act:
        _foresee_docking(frame, found, number)
        found.refuse(frame, docking_refusal(frame, number))
        if frame.choosing.is_lit(picks.station(number)) and not ships_of(frame).dice:
            found.add(frame.say("af.choose_dice"), SMALL)
        for action in _DONE_AT.get(number, ()):
            refusal = frame.refusal("action", action)
            if refusal and refusal.subject == ("action", action):
                why = f"{words.refusal(refusal)} ({refusal.rule})"
                found.add(frame.say("common.named", words.name("action", action), why), SMALL)
        _hint_at_bonus(frame, found, number)
    territory = STATIONS[number].territory
    if territory != NOWHERE:
        owner = frame.view.control[territory]
        name = words.name("territory", territory)
        heading = name if owner == NOBODY else f"{name} · {words.seat(owner)}"
        found.add(heading, STRONG, sign=f"bonus_{TERRITORIES[territory].id}")
        found.add(words.name("territory", territory, "text"), SMALL)
    if number in STATION_KEYS:
        found.add(frame.say("stage.key", STATION_KEYS[number].upper()), SMALL)
    return found


def _foresee_docking(frame: Drawing, found: Explanation, station: int) -> None:
    """What docking the ships selected here would change, and what a click does."""
    choosing = ships_of(frame)
    moves = choosing.dockings(station) if choosing.dice and not choosing.armed else []
    if not moves:
        return
    outlook = frame.outlook.of(frame.view, frame.seat, *moves)
    for change in outlook.changes:
        if change.seat == frame.seat:
            figure = frame.words.text("figure", change.figure)
            shown = f"{change.before} → {change.after[0]}" if change.is_certain else told(change)
            found.add(frame.say("common.named", figure, shown), STRONG)
    left = [held for index, held in enumerate(frame.view.hand) if index not in choosing.dice]
    if left:
        found.add(frame.say("af.left_to_dock", ", ".join(str(value_of(held)) for held in left)), SMALL)
    found.add(frame.say("af.dock_here"), INVITES)


def _hint_at_bonus(frame: Drawing, found: Explanation, station: int) -> None:
    """A colony that could be landed first would make this cheaper."""
    choosing, view, seat = frame.choosing, frame.view, frame.seat
    price, territory = docking_cost(view, seat, station), STATIONS[station].territory
    lands = choosing.starts(picks.LAUNCH) or choosing.starts(picks.station(TERRAFORMING_STATION))
    if not (price and lands) or territory == NOWHERE or is_closed(view, territory):
        return
    after = view.copy()
    here = list(view.colonies[territory])
    here[seat] += 1
    after.control[territory] = controller(tuple(here))
    cheaper = docking_cost(after, seat, station)
    if cheaper != price:
        words = frame.words
        there, tokens = words.name("territory", territory, "on"), words.format_field(cheaper or (0, 0), "tokens")
        found.add(frame.say("af.bonus_hint", there, tokens), NOTE)


def _territory(frame: Drawing, pick: Pick) -> Explanation:
    view, words, number = frame.view, frame.words, pick.number
    named = partial(frame.say, "common.named")
    found = Explanation(words.name("territory", number), TERRITORIES[number].rule)
    found.add(words.name("territory", number, "text"))
    owner = view.control[number]
    if owner != NOBODY:
        found.add(words.text("panel", "controls", owner), STRONG)
    colonies = [f"{words.seat(seat)} {count}" for seat, count in enumerate(view.colonies[number]) if count]
    if colonies:
        found.add(named(words.text("score", "colonies"), ", ".join(colonies)), SMALL)
    for placed, where in enumerate(view.fields):
        if where == number:
            found.add(named(words.name("field", placed), words.name("field", placed, "text")), SMALL)
    move = next((move for move in (Land(number), MoveColony(number)) if move in frame.choosing.moves), None)
    if move:
        found.foresee(frame, move)
        ahead = forecast(frame.around.link.game, view, frame.seat, move, worlds=1)
        for event in ahead.events:
            if isinstance(event, ControlChanged):
                found.add(words.event(event))
    elif frame.may_act:
        found.refuse(frame, target_refusal(frame, picks.territory(number)))
    return found


def _colony(frame: Drawing, pick: Pick) -> Explanation:
    found = _territory(frame, picks.territory(pick.number))
    found.refuse(frame, target_refusal(frame, pick))
    return found


def _card(frame: Drawing, pick: Pick) -> Explanation:
    """Both halves of a card; for one's own, the reasons why a half cannot be used."""
    words, card = frame.words, pick.number
    found = Explanation(words.name("card", card), CARDS[card].rule, card_picture(card))
    own = card in frame.view.players[frame.seat].cards and pick.kind in ("card", "power", "discard", "passive")
    halves = (("power", "card.power"), ("discard", "card.discard"))
    for form, kind in halves:
        text = words.name("card", card, form)
        if not text:
            continue
        chosen = pick.kind == form
        found.add(frame.say("af.give_up_text", text) if form == "discard" else text, STRONG if chosen else BODY)
        if own and frame.may_act:
            refusal = frame.refusal(kind, card)
            if refusal and (refusal.subject == (kind, card) or chosen):
                found.refuse(frame, refusal)
    found.refuse(frame, target_refusal(frame, pick))
    if pick.kind == "shown" and frame.may_act:
        acts = isinstance(frame.view.agenda[-1], ToAct)
        why = why_not_claim(frame.view, frame.seat, card) if acts else frame.refusal("action", CLAIM)
        found.refuse(frame, why)
    claims = pick.kind == "shown" and frame.choosing.starts(picks.shown(card))
    rolls = pick == picks.power(TEMPORAL_WARPER) and frame.choosing.starts(pick)
    if claims or rolls:
        found.add(frame.say("stage.no_undo"), NOTE)
    price = power_price(frame.view, frame.seat, card)
    if own and price is not None and price != CARDS[card].price:
        found.add(frame.say("af.price_now", price), SMALL)
    return found


def _field(frame: Drawing, pick: Pick) -> Explanation:
    words, number = frame.words, pick.number
    found = Explanation(words.name("field", number), FIELDS[number].rule, field_picture(number))
    found.add(words.name("field", number, "text"))
    where = frame.view.fields[number]
    found.add(frame.say("af.field_idle") if where == NOWHERE else words.name("territory", where), SMALL)
    found.refuse(frame, target_refusal(frame, pick))
    return found


def _die(frame: Drawing, pick: Pick) -> Explanation:
    held = frame.view.hand[pick.number] if pick.number < len(frame.view.hand) else 1
    found = Explanation(frame.say("af.ship", value_of(held)), "AF-0.1", frame.livery.die(held))
    if pick.number not in ships_of(frame).named:
        found.refuse(frame, target_refusal(frame, picks.ship(held)))
    found.add(frame.say("af.help_dock"), SMALL)
    return found


def _docked(frame: Drawing, pick: Pick) -> Explanation:
    """A docked ship, and all there is to say of its station."""
    words = frame.words
    found = Explanation(
        words.format_field(pick.other, "owned_ship"), STATIONS[pick.number].rule, frame.livery.die(pick.other)
    )
    found.add(words.name("station", pick.number), STRONG)
    found.add(words.name("station", pick.number, "text"), SMALL)
    if frame.choosing.asks_for("docked"):
        found.refuse(frame, target_refusal(frame, pick))
    elif frame.may_act:
        _foresee_docking(frame, found, pick.number)
        found.refuse(frame, docking_refusal(frame, pick.number))
    return found


def _seat(frame: Drawing, pick: Pick) -> Explanation:
    words, player = frame.words, frame.view.players[pick.number]
    named = partial(frame.say, "common.named")
    found = Explanation(words.seat(pick.number), "AF-13.3")
    for line in lines(frame.view, pick.number):
        if line.points:
            found.add(named(words.text("score", line.id), line.points))
    tokens = words.format_field((player.fuel, player.ore), "tokens")
    held = f"{tokens} ({player.fuel + player.ore} / {TOKEN_LIMIT})"
    found.add(named(words.text("panel", "tokens"), held), SMALL)
    found.add(named(words.text("panel", "fleet"), words.text("panel", "fleet_size", player.fleet)), SMALL)
    found.add(named(words.text("panel", "colonies"), player.colonies), SMALL)
    found.add(named(words.text("panel", "hub"), player.hub), SMALL)
    for card in player.cards:
        found.add(words.name("card", card), SMALL)
    return found


def _loot(frame: Drawing, pick: Pick) -> Explanation:
    """A card that raiders might take, and what that means to its owner."""
    found = _card(frame, Pick("face", pick.other))
    if frame.may_act and frame.choosing.is_open(pick):
        found.foresee(frame, TakeCard(pick.number, pick.other))
        if ships_of(frame).taken:
            found.add(frame.say("af.instead_of_tokens"), SMALL)
        found.add(frame.say("af.take_card"), INVITES)
    found.refuse(frame, why_not_take(frame.view, pick.number, pick.other))
    return found


def _purse(frame: Drawing, pick: Pick) -> Explanation:
    """A token that raiders might take, or that goes back; whether it can is in the pick."""
    words, own = frame.words, pick.number == OWN_PURSE
    seat = frame.seat if own else pick.number
    player = frame.view.players[seat]
    found = Explanation(words.seat(seat), "AF-4.14" if own else "AF-6.7.2")
    found.add(words.format_field((player.fuel, player.ore), "tokens"))
    if not own and not pick.other:
        found.refuse(frame, why_not_take(frame.view, seat, None, ships_of(frame).taken))
    elif not own:
        _foresee_loot(frame, found)
    return found


def _foresee_loot(frame: Drawing, found: Explanation) -> None:
    """What the tokens counted out mean to their owners."""
    game, chosen = frame.around.link.game, frame.choosing.bag
    for path, move in frame.choosing.paths:
        if isinstance(move, TakeResources) and Counter(path.bag) == chosen:
            found.foresee(frame, move)
            after = game.copy(frame.view)
            game.play(after, frame.seat, move)
            for seat in range(len(frame.view.players)):
                if can_pay_launch(frame.view, seat) and not can_pay_launch(after, seat):
                    found.add(frame.say("af.no_launch_then", frame.words.seat(seat)), NOTE)
            return


def _pile(frame: Drawing, pick: Pick) -> Explanation:
    words = frame.words
    if pick.kind == "draw":
        found = Explanation(words.text("panel", "draw"), "AF-6.1.6", f"{FOLDER}/card_back")
        found.add(str(len(frame.view.draw)))
        return found
    found = Explanation(words.text("panel", "discard"), "AF-15.1")
    found.add(str(len(frame.view.discard)))
    for card in reversed(frame.view.discard):
        found.add(words.name("card", card), SMALL)
    return found


def _supply(frame: Drawing, pick: Pick) -> Explanation:
    words = frame.words
    found = Explanation(words.text("panel", "stock"), "AF-12.4")
    found.add(in_stock(words, frame.view))
    return found


def _action(frame: Drawing, pick: Pick) -> Explanation:
    words, action = frame.words, _ACTIONS[pick]
    found = Explanation(words.name("action", action))
    if not frame.may_act:
        return found
    refusal = frame.refusal("action", action)
    if refusal and not frame.choosing.starts(pick):
        found.refuse(frame, refusal)
    elif pick == picks.CYCLE:
        found.add(frame.say("stage.no_undo"), NOTE)
    if pick == picks.LAUNCH and not refusal:
        found.add(words.name("station", COLONIST_HUB, "text"))
    return found


DESCRIBE: dict[str, Describer] = {
    "station": _station,
    "territory": _territory,
    "card": _card,
    "power": _card,
    "discard": _card,
    "passive": _card,
    "shown": _card,
    "thrown": _card,
    "loot": _loot,
    "purse": _purse,
    "field": _field,
    "die": _die,
    "docked": _docked,
    "colony": _colony,
    "seat": _seat,
    "draw": _pile,
    "thrown_pile": _pile,
    "supply": _supply,
    **{pick.kind: _action for pick in _ACTIONS},
}
