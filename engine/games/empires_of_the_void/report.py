"""The table in words: for the plain table, the terminal and transcripts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.game import Panel
from engine.core.panels import NOTHING as BLANK
from engine.core.panels import panel, seat_panel
from engine.core.words import Words, capital
from engine.games.empires_of_the_void.components import (
    CLASSES,
    GOODS,
    HIDDEN,
    HOME,
    HOME_SPACE,
    NOBODY,
    NOTHING,
    NOWHERE,
    OBSTACLES,
    PHASES,
    PLANETS,
    SCORE_A,
    TECHNOLOGIES,
    TURNS,
    ships_in,
    space_of,
)
from engine.games.empires_of_the_void.empire import base_income, goods, hand_limit, influence, planet_income
from engine.games.empires_of_the_void.state import EmpiresState, Offer, Orders, Throw


def ships(words: Words, ships: Sequence[int]) -> str:
    """'2 Starfighters and 1 Diplomat'."""
    parts = [(ship, list(ships).count(ship)) for ship in CLASSES if ship in ships]
    return words.listed([words.format_field(number, words.name("ship", ship, "count")) for ship, number in parts])


def dice(words: Words, dice: Sequence[int]) -> str:
    return ", ".join(str(each & 7) for each in dice)


def cards(words: Words, cards: Sequence[int]) -> str:
    """Cards by name, hidden ones by number."""
    hidden = sum(card == HIDDEN for card in cards)
    parts = [words.name("card", card) for card in cards if card != HIDDEN]
    if hidden:
        parts.append(words.text("word", "hidden_cards", hidden))
    return words.listed(parts) or words.text("word", "nothing")


def space(words: Words, space: int) -> str:
    return words.name("space", space) if space < HOME_SPACE else words.text("word", "home_of", space - HOME_SPACE)


def space_at(words: Words, space: int) -> str:
    return _placed(words, "at", space)


def space_from(words: Words, space: int) -> str:
    return _placed(words, "off", space)


def space_to(words: Words, space: int) -> str:
    return _placed(words, "to", space)


def _placed(words: Words, form: str, space: int) -> str:
    if space >= HOME_SPACE:
        return words.text("word", f"{form}_home", space - HOME_SPACE)
    return words.text("word", form, words.name("space", space))


def world(words: Words, world: int) -> str:
    return space(words, space_of(world))


def world_at(words: Words, world: int) -> str:
    return space_at(words, space_of(world))


def world_to(words: Words, world: int) -> str:
    return space_to(words, space_of(world))


def wares(words: Words, credits: int, parts: list[str], good: int) -> str:
    """One side of a bargain."""
    found = [words.text("word", "credits", credits)] if credits else []
    found += parts
    if good != NOTHING:
        found.append(words.name("good", good, "use"))
    return words.listed(found) or words.text("word", "nothing")


def gift(words: Words, offer: Offer) -> str:
    given = [cards(words, offer.give_cards)] if offer.give_cards else []
    return wares(words, offer.give_credits, given, offer.give_good)


def wish(words: Words, offer: Offer) -> str:
    asked = []
    if offer.ask_cards:
        if HIDDEN in offer.ask_cards:
            asked = [words.text("word", "hidden_cards", len(offer.ask_cards))]
        else:
            asked = [
                words.text("word", "card_of" if offer.ask_cards.count(temperament) == 1 else "cards_of", temperament)
                for temperament in sorted(set(offer.ask_cards))
            ]
    return wares(words, offer.ask_credits, asked, offer.ask_good)


def sender(words: Words, offer: Offer) -> str:
    return words.seat(offer.sender)


def partner(words: Words, offer: Offer) -> str:
    return words.seat(offer.partner)


def amounts(words: Words, amounts: Sequence[int]) -> str:
    parts = [words.text("word", "credits_from", number, seat) for seat, number in enumerate(amounts) if number]
    return words.listed(parts) or words.text("word", "nothing")


def values(words: Words, values: Sequence[int]) -> str:
    return ", ".join(map(str, values))


FORMATTERS: Mapping[str, Callable[[Words, Any], str]] = {
    "ships": ships,
    "dice": dice,
    "cards": cards,
    "space": space,
    "space_at": space_at,
    "space_from": space_from,
    "space_to": space_to,
    "world": world,
    "world_at": world_at,
    "world_to": world_to,
    "gift": gift,
    "wish": wish,
    "sender": sender,
    "partner": partner,
    "amounts": amounts,
    "values": values,
}


def panels(view: EmpiresState, words: Words) -> list[Panel]:
    tables = [_table(view, words), *_players(view, words), _planets(view, words), _fleets(view, words)]
    return [*tables, _boards(view, words), _lanes(view, words)]


def _table(view: EmpiresState, words: Words) -> Panel:
    rows = [
        ("round", str(view.round)),
        ("phase", words.text("panel", PHASES[view.phase])),
        ("order", ", ".join(words.seat(seat) for seat in view.order)),
        ("turn", _turn(view, words)),
        ("event", words.name("event_card", view.event) if view.event != NOTHING else BLANK),
        ("tokens", ", ".join(_tokens(view, words)) or BLANK),
        ("next_card", words.text("panel", "scoring" if _scoring_next(view) else "an_event")),
        ("deck", words.text("panel", "deck_and_discard", len(view.deck), len(view.discard))),
    ]
    if view.row:
        rows.append(("row", cards(words, view.row)))
    if view.throws:
        rows.append(("dice", " · ".join(_throw(words, throw) for throw in view.throws)))
    return panel(words, "table", rows)


def _turn(view: EmpiresState, words: Words) -> str:
    if view.phase != TURNS:
        return BLANK
    return f"{words.seat(view.active)} ({words.text('panel', 'actions_left', view.actions)})"


def _throw(words: Words, throw: Throw) -> str:
    if throw.seat == NOBODY:
        return words.text("panel", "pirates_roll", throw.dice)
    return words.text("panel", "roll_of", throw.seat, throw.dice)


def _scoring_next(view: EmpiresState) -> bool:
    """The back of a scoring card tells (EV-8.2)."""
    return bool(view.stack) and view.stack[-1] >= SCORE_A


def _tokens(view: EmpiresState, words: Words) -> list[str]:
    found = []
    if view.wormholes[0] != NOWHERE:
        found.append(words.text("panel", "wormholes", *view.wormholes))
    for name, planet in (("rebellion", view.rebellion), ("pirates", view.pirates), ("distress", view.distress)):
        if planet != NOWHERE:
            found.append(words.text("panel", name, planet))
    if view.derelict != NOWHERE:
        found.append(words.text("panel", "derelict", view.derelict))
    if view.salvager != NOBODY:
        found.append(words.text("panel", "salvager", view.salvager))
    if view.plague:
        found.append(words.text("panel", "plague"))
    return found


def _players(view: EmpiresState, words: Words) -> list[Panel]:
    found = []
    for seat, player in enumerate(view.players):
        owned = [words.name("technology", number) for number in range(len(TECHNOLOGIES)) if player.owns(number)]
        rows = [
            ("race", words.name("race", player.race) if player.race != NOTHING else BLANK),
            ("points", str(player.vp) if player.vp != HIDDEN else "?"),
            ("credits", str(player.credits)),
        ]
        if player.race != NOTHING:
            income = base_income(view, seat) + planet_income(view, seat)
            rows += [
                ("income", str(income)),
                ("influence", str(influence(view, seat))),
                ("goods", _goods(words, goods(view, seat))),
                ("hand", f"{cards(words, player.hand)} ({len(player.hand)}/{hand_limit(view, seat)})"),
            ]
        rows.append(("technologies", ", ".join(owned) or BLANK))
        if player.orders.reserved or player.orders.technology != NOTHING:
            rows.append(("orders", _orders(words, player.orders)))
        if player.quiet:
            rows.append(("offers", words.text("panel", "no_offers")))
        if player.port != NOWHERE:
            rows.append(("port", world(words, player.port)))
        found.append(seat_panel(words, seat, rows))
    return found


def _orders(words: Words, orders: Orders) -> str:
    """What its owner has ordered so far."""
    found = [words.name("technology", orders.technology)] if orders.technology != NOTHING else []
    for order in orders.ships:
        ship = words.name("ship", order >> 1)
        found.append(words.text("panel", "port_order", ship) if order & 1 else ship)
    return words.text("panel", "orders_bound", ", ".join(found), orders.reserved)


def _goods(words: Words, mask: int) -> str:
    return ", ".join(words.name("good", good) for good in range(len(GOODS)) if mask >> good & 1) or BLANK


def _planets(view: EmpiresState, words: Words) -> Panel:
    worlds = [*view.galaxy.planets, *(HOME + seat for seat in range(len(view.players)))]
    return Panel(
        words.text("panel", "worlds"),
        tuple((capital(world(words, number)), " · ".join(_world(view, words, number))) for number in worlds),
    )


def _world(view: EmpiresState, words: Words, number: int) -> list[str]:
    """Who holds it, and what its card says."""
    found = [control(view, words, number)]
    if number < HOME:
        planet = PLANETS[number]
        found.append(words.text("panel", "card", planet.temperament, planet.credits, planet.vp, planet.influence))
        found.append(_goods(words, planet.goods))
        ability, text = words.name("planet", number, "ability"), words.name("planet", number, "text")
        found.append(words.named(ability, text))
    return found


def control(view: EmpiresState, words: Words, world: int) -> str:
    """'Conquered by Red · infested'."""
    holder, ally = view.holder[world], view.ally[world]
    if holder == NOBODY:
        parts = [words.text("panel", "neutral")]
    elif holder == ally:
        parts = [words.text("panel", "own_home" if world >= HOME else "allied", holder)]
    elif world >= HOME:
        parts = [words.text("panel", "home_taken", holder)]
    elif ally == NOBODY:
        parts = [words.text("panel", "conquered", holder)]
    else:
        parts = [words.text("panel", "occupied", holder, ally)]
    if view.infested >> world & 1:
        parts.append(words.text("panel", "infested"))
    return " · ".join(parts)


def _fleets(view: EmpiresState, words: Words) -> Panel:
    rows = []
    for place in view.galaxy.spaces:
        here = [
            words.named(words.seat(seat), ships(words, ships_in(player.ships[place])))
            for seat, player in enumerate(view.players)
            if player.ships[place]
        ]
        if here:
            rows.append((capital(space(words, place)), " · ".join(here)))
    return Panel(words.text("panel", "fleets"), tuple(rows))


def _boards(view: EmpiresState, words: Words) -> Panel:
    """How the boards lie, and where the home worlds are."""
    layout = view.layout
    rows = [(words.text("panel", "middle"), words.text("panel", "board_top", 0, layout.core))]
    for slot, board in enumerate(layout.boards):
        if board != NOWHERE:
            top = words.text("panel", "board_top", board, layout.rotations[slot])
            rows.append((capital(words.name("direction", slot)), top))
    for seat, corner in enumerate(layout.corners):
        if corner != NOWHERE:
            rows.append((capital(space(words, HOME_SPACE + seat)), words.text("panel", "home_corner", corner)))
    return Panel(words.text("panel", "boards"), tuple(rows))


def _lanes(view: EmpiresState, words: Words) -> Panel:
    """Where each space leads, and what lies between."""
    rows = []
    for place in view.galaxy.spaces:
        ways = [_way(words, other, obstacles) for other, obstacles in view.galaxy.lanes[place]]
        if place in view.wormholes:
            ways += [space(words, other) for other in view.wormholes if other != place]
        rows.append((capital(space(words, place)), ", ".join(ways)))
    return Panel(words.text("panel", "lanes"), tuple(rows))


def _way(words: Words, other: int, obstacles: int) -> str:
    if not obstacles:
        return space(words, other)
    names = [words.name("obstacle", number) for number in range(len(OBSTACLES)) if obstacles >> number & 1]
    return words.text("panel", "blocked", space(words, other), ", ".join(names))
