"""What the pointer is on, explained: its text, its rule, what it would do now, or why it cannot be done."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pygame import Rect

from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.choosing import OWN_PURSE
from client.tables.alien_frontiers.frame import Frame
from client.tables.alien_frontiers.looks import FOLDER, card_picture, field_picture, station_picture
from client.tables.alien_frontiers.picks import Pick
from client.tables.alien_frontiers.previews import docking_cost, power_price, signed, with_colonies
from client.tables.alien_frontiers.stations import STATION_KEYS
from client.ui.canvas import BODY, SMALL, TITLE
from client.ui.kit import ARROWS, Ui
from client.ui.theme import MUTED, TEXT, WARNING, TextStyle
from engine.core.game import Refusal
from engine.games.alien_frontiers.colonies import ToLand, is_closed
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    CARDS,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    FIELDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    NOBODY,
    NOWHERE,
    ORBITAL_MARKET,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
    STATIONS,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
    TERRITORIES,
    value_of,
)
from engine.games.alien_frontiers.events import ControlChanged
from engine.games.alien_frontiers.moves import Dock, Land
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
from engine.games.alien_frontiers.stations import ToRaid
from engine.games.alien_frontiers.turn import ToAct
from engine.games.alien_frontiers.wording import in_stock

NOTE = TextStyle("body", "Medium", WARNING)
STRONG = TextStyle("body", "SemiBold", TEXT)
RULE = TextStyle("small", "SemiBold", MUTED)
IMPROVED_BY = {
    SOLAR_CONVERTER: 6,
    ORBITAL_MARKET: 0,
    ALIEN_ARTIFACT: 1,
    LUNAR_MINE: 2,
    COLONY_CONSTRUCTOR: 3,
    COLONIST_HUB: 4,
    SHIPYARD: 5,
    MAINTENANCE_BAY: BURROUGHS_DESERT,
}
"""The territory whose bonus each station is joined to."""
_ACTIONS = {
    picks.END_TURN: END_TURN,
    picks.LAUNCH: LAUNCH,
    picks.BUY_RELIC: BUY_RELIC,
    picks.CYCLE: CYCLE,
    picks.TRADE: TRADE,
}
_DONE_AT = {
    ALIEN_ARTIFACT: (CYCLE, CLAIM),
    COLONIST_HUB: (LAUNCH,),
    ORBITAL_MARKET: (TRADE,),
    MAINTENANCE_BAY: (BUY_RELIC,),
}
"""What else is done at a station, without docking there."""
PICTURE_HEIGHT, LEAST_PICTURE = 150, 70


@dataclass(slots=True)
class Explanation:
    title: str
    rule: str = ""
    picture: str = ""
    paragraphs: list[tuple[str, TextStyle]] = field(default_factory=list)

    def add(self, text: str, style: TextStyle = BODY) -> None:
        if text:
            self.paragraphs.append((text, style))


def explain(frame: Frame, pick: Pick | None) -> Explanation:
    """All there is to say about something."""
    describe = _DESCRIPTIONS.get(pick.kind) if pick else None
    return describe(frame, pick) if describe and pick else _situation(frame)


def _refuse(frame: Frame, explanation: Explanation, refusal: Refusal | None) -> None:
    if refusal:
        explanation.add(f"{frame.words.refusal(refusal)} ({refusal.rule})", NOTE)


def _situation(frame: Frame) -> Explanation:
    """Nothing is pointed at: what is going on."""
    view, words, say = frame.view, frame.words, frame.say
    if not view.agenda:
        return Explanation(words.text("refusal", "game_over"), "AF-13.1", f"{FOLDER}/planet")
    if not frame.may_act:
        found = Explanation(say("stage.plays", words.seat(view.active)), picture=f"{FOLDER}/planet")
        found.add(say("stage.watch"), SMALL)
        return found
    step = view.agenda[-1]
    found = Explanation(words.step(step), picture=f"{FOLDER}/planet")
    if isinstance(step, ToLand) and step.new_colony:
        found.add(say("af.overflow"), NOTE)
    if isinstance(step, ToRaid):
        found.add(words.name("station", RAIDERS_OUTPOST, "text"))
    if view.hand and isinstance(step, ToAct):
        refusal = frame.refusal("action", END_TURN)
        if refusal and refusal.subject == ("action", END_TURN):
            _refuse(frame, found, refusal)
        docks = [move for move in frame.choosing.moves if isinstance(move, Dock)]
        if docks and all(docking_cost(view, frame.seat, move.station) for move in docks):
            found.add(say("af.only_paid"), NOTE)
        found.add(say("af.help_dock"), SMALL)
    found.add(say("af.help_keys"), SMALL)
    return found


def _station(frame: Frame, pick: Pick) -> Explanation:
    words, number = frame.words, pick.number
    found = Explanation(words.name("station", number), STATIONS[number].rule, station_picture(number))
    found.add(words.name("station", number, "text"))
    if number in STATION_KEYS:
        found.add(frame.say("stage.key", STATION_KEYS[number].upper()), SMALL)
    if frame.may_act:
        _refuse(frame, found, frame.docking_refusal(number))
        if frame.choosing.is_lit(picks.station(number)) and not frame.choosing.dice:
            found.add(frame.say("af.choose_dice"), SMALL)
        for action in _DONE_AT.get(number, ()):
            refusal = frame.refusal("action", action)
            if refusal and refusal.subject == ("action", action):
                why = f"{words.refusal(refusal)} ({refusal.rule})"
                found.add(frame.say("common.named", words.name("action", action), why), SMALL)
        _hint_at_bonus(frame, found, number)
    if number in IMPROVED_BY:
        territory = IMPROVED_BY[number]
        owner = frame.view.control[territory]
        name = words.name("territory", territory)
        heading = name if owner == NOBODY else f"{name} · {words.seat(owner)}"
        found.add(heading, STRONG)
        found.add(words.name("territory", territory, "text"), SMALL)
    return found


def _hint_at_bonus(frame: Frame, found: Explanation, station: int) -> None:
    """A colony that could be landed first would make this cheaper."""
    choosing, view, seat = frame.choosing, frame.view, frame.seat
    price = docking_cost(view, seat, station)
    lands = choosing.starts(picks.LAUNCH) or choosing.starts(picks.station(TERRAFORMING_STATION))
    if not (price and lands and station in IMPROVED_BY):
        return
    territory = IMPROVED_BY[station]
    after, _ = with_colonies(view, [(territory, seat, 1)])
    cheaper = docking_cost(after, seat, station)
    if cheaper != price and not is_closed(view, territory):
        words = frame.words
        there, tokens = words.name("territory", territory, "on"), words.format_field(cheaper or (0, 0), "tokens")
        found.add(frame.say("af.bonus_hint", there, tokens), NOTE)


def _territory(frame: Frame, pick: Pick) -> Explanation:
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
    if Land(number) in frame.choosing.moves:
        after, changes = with_colonies(view, [(number, frame.seat, 1)])
        told = [f"{words.seat(seat)} {signed(change)}" for seat, change in enumerate(changes) if change]
        found.add(", ".join(told), STRONG)
        if after.control[number] != owner:
            found.add(words.event(ControlChanged(number, owner, after.control[number])))
    elif frame.may_act:
        _refuse(frame, found, frame.target_refusal(picks.territory(number)))
    return found


def _colony(frame: Frame, pick: Pick) -> Explanation:
    found = _territory(frame, picks.territory(pick.number))
    _refuse(frame, found, frame.target_refusal(pick))
    return found


def _card(frame: Frame, pick: Pick) -> Explanation:
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
                _refuse(frame, found, refusal)
    _refuse(frame, found, frame.target_refusal(pick))
    if pick.kind == "shown" and frame.may_act:
        acts = isinstance(frame.view.agenda[-1], ToAct)
        why = why_not_claim(frame.view, frame.seat, card) if acts else frame.refusal("action", CLAIM)
        _refuse(frame, found, why)
    claims = pick.kind == "shown" and frame.choosing.starts(picks.shown(card))
    rolls = pick == picks.power(TEMPORAL_WARPER) and frame.choosing.starts(pick)
    if claims or rolls:
        found.add(frame.say("stage.no_undo"), NOTE)
    price = power_price(frame.view, frame.seat, card)
    if own and price is not None and price != CARDS[card].price:
        found.add(frame.say("af.price_now", price), SMALL)
    return found


def _field(frame: Frame, pick: Pick) -> Explanation:
    words, number = frame.words, pick.number
    found = Explanation(words.name("field", number), FIELDS[number].rule, field_picture(number))
    found.add(words.name("field", number, "text"))
    where = frame.view.fields[number]
    found.add(frame.say("af.field_idle") if where == NOWHERE else words.name("territory", where), SMALL)
    _refuse(frame, found, frame.target_refusal(pick))
    return found


def _die(frame: Frame, pick: Pick) -> Explanation:
    ship = frame.view.hand[pick.number] if pick.number < len(frame.view.hand) else 1
    found = Explanation(frame.say("af.ship", value_of(ship)), "AF-0.1", frame.livery.die(ship))
    if pick.number not in frame.choosing.named:
        _refuse(frame, found, frame.target_refusal(picks.die(ship)))
    found.add(frame.say("af.help_dock"), SMALL)
    return found


def _docked(frame: Frame, pick: Pick) -> Explanation:
    words = frame.words
    found = Explanation(
        words.format_field(pick.other, "owned_ship"), STATIONS[pick.number].rule, frame.livery.die(pick.other)
    )
    found.add(words.name("station", pick.number), STRONG)
    found.add(words.name("station", pick.number, "text"), SMALL)
    _refuse(frame, found, frame.target_refusal(pick))
    return found


def _player(frame: Frame, pick: Pick) -> Explanation:
    words, player = frame.words, frame.view.players[pick.number]
    named = partial(frame.say, "common.named")
    found = Explanation(words.seat(pick.number), "AF-13.3")
    for line in lines(frame.view, pick.number):
        if line.points:
            found.add(named(words.text("score", line.id), line.points))
    tokens = words.format_field((player.fuel, player.ore), "tokens")
    found.add(named(words.text("panel", "tokens"), tokens), SMALL)
    found.add(named(words.text("panel", "fleet"), words.text("panel", "fleet_size", player.fleet)), SMALL)
    found.add(named(words.text("panel", "colonies"), player.colonies), SMALL)
    found.add(named(words.text("panel", "hub"), player.hub), SMALL)
    return found


def _loot(frame: Frame, pick: Pick) -> Explanation:
    """A card that raiders might take."""
    found = _card(frame, Pick("face", pick.other))
    _refuse(frame, found, why_not_take(frame.view, pick.number, pick.other))
    return found


def _purse(frame: Frame, pick: Pick) -> Explanation:
    """A token that raiders might take, or that goes back; whether it can is in the pick."""
    words, own = frame.words, pick.number == OWN_PURSE
    seat = frame.seat if own else pick.number
    player = frame.view.players[seat]
    found = Explanation(words.seat(seat), "AF-4.14" if own else "AF-6.7.2")
    found.add(words.format_field((player.fuel, player.ore), "tokens"))
    if not own and not pick.other:
        _refuse(frame, found, why_not_take(frame.view, seat, None, frame.choosing.tokens.total()))
    return found


def _pile(frame: Frame, pick: Pick) -> Explanation:
    words = frame.words
    if pick.kind == "draw":
        found = Explanation(words.text("panel", "draw"), "AF-6.1.6")
        found.add(str(len(frame.view.draw)))
        return found
    found = Explanation(words.text("panel", "discard"), "AF-15.1")
    found.add(str(len(frame.view.discard)))
    for card in reversed(frame.view.discard):
        found.add(words.name("card", card), SMALL)
    return found


def _supply(frame: Frame, pick: Pick) -> Explanation:
    words = frame.words
    found = Explanation(words.text("panel", "stock"), "AF-12.4")
    found.add(in_stock(words, frame.view))
    return found


def _action(frame: Frame, pick: Pick) -> Explanation:
    words, action = frame.words, _ACTIONS[pick]
    found = Explanation(words.name("action", action))
    if frame.may_act:
        refusal = frame.refusal("action", action)
        if refusal and not frame.choosing.starts(pick):
            _refuse(frame, found, refusal)
        elif pick == picks.CYCLE:
            found.add(frame.say("stage.no_undo"), NOTE)
    return found


_DESCRIPTIONS = {
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
    "hand": _die,
    "docked": _docked,
    "colony": _colony,
    "player": _player,
    "draw": _pile,
    "thrown_pile": _pile,
    "supply": _supply,
    **{pick.kind: _action for pick in _ACTIONS},
}


class ContextPanel:
    """Draws an explanation; remembers its height, so that a long one scrolls."""

    def __init__(self) -> None:
        self._height = 0
        self._title = ""

    def draw(self, ui: Ui, box: Rect, explanation: Explanation) -> None:
        pad = ui.px(18)
        room = box.inflate(-2 * pad, -2 * pad)
        if explanation.title != self._title:
            self._title = explanation.title
            ui.scroll_to("af.context", 0)
        with ui.scroll("af.context", room, self._height, (ARROWS,)) as offset:
            top = room.top - offset
            width = room.width - ui.px(14)
            long = ui.theme.height(explanation.title, TITLE, width) > 2 * ui.theme.line_height(TITLE)
            top += ui.label(explanation.title, Rect(room.left, top, width, 10_000), STRONG if long else TITLE)
            if explanation.rule:
                top += ui.label(explanation.rule, Rect(room.left, top, width, 10_000), RULE)
            if explanation.picture:
                spare = room.bottom - offset - top - self._text_height(ui, explanation, width)
                height = min(ui.px(PICTURE_HEIGHT), room.height // 3, max(ui.px(LEAST_PICTURE), spare))
                ui.picture(explanation.picture, Rect(room.left, top + ui.px(8), width, height))
                top += height + ui.px(16)
            for text, style in explanation.paragraphs:
                top += ui.label(text, Rect(room.left, top, width, 10_000), style) + ui.px(8)
        self._height = top - room.top + offset

    def _text_height(self, ui: Ui, explanation: Explanation, width: int) -> int:
        """What follows the picture, which shrinks before anything must be scrolled to."""
        heights = [ui.theme.height(text, style, width) + ui.px(8) for text, style in explanation.paragraphs]
        return ui.px(16) + sum(heights)
