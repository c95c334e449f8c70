"""The table in words: for the plain table, the terminal and transcripts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.game import Panel
from engine.core.moves import Seat
from engine.core.panels import NOTHING as BLANK
from engine.core.panels import panel, titled
from engine.core.words import Words, capital
from engine.games.starfarers.board import (
    BASES,
    COLONY_POINTS_OF,
    PLANETS,
    SITES_BY,
    SYSTEM_OF_COLONY_POINT,
    SYSTEMS,
    TRADE_POINT,
    sites_of,
    system_of,
)
from engine.games.starfarers.components import (
    CARDS,
    CHITS,
    FAME_FOR_SALE_BELOW,
    HIDDEN,
    NO_CHIT,
    ONE_CARD,
    REDUCED_TRIBUTE,
    REDUCED_TRIBUTE_ABOVE,
    RESOURCES,
    Hand,
)
from engine.games.starfarers.encounter_cards import PASSAGES, Effect
from engine.games.starfarers.scoring import points, points_to_win
from engine.games.starfarers.sight import back_of
from engine.games.starfarers.state import OPEN, StarfarersState
from engine.games.starfarers.terms import Terms

_NUMERALS = ("I", "II", "III")


def hand(words: Words, cards: Hand) -> str:
    """'2 ore and 1 fuel', 'nothing'."""
    parts = [words.text("amount", RESOURCES[kind], amount) for kind, amount in enumerate(cards) if amount]
    return words.listed(parts) or words.text("word", "nothing")


def one_card(words: Words, kind: int) -> str:
    return words.text("amount", RESOURCES[kind], 1)


def site(words: Words, number: int) -> str:
    """A planet by its place: 'Aurora II'."""
    return f"{words.name('system', system_of(number))} {_NUMERALS[number % 3]}"


def point(words: Words, number: int, form: str = "name") -> str:
    """A colony point by its planets, a trade point by its base, others by their number. The form is `name`, `the`,
    `at` or `to`, as the sentence needs it; where a ship has flown `to` takes no number to tell."""
    if number in SYSTEM_OF_COLONY_POINT:
        one, other = SITES_BY[number]
        return words.text(f"point_{form}", "colony", f"{site(words, one)}-{_NUMERALS[other % 3]}")
    if number in TRADE_POINT:
        base, place = TRADE_POINT[number]
        return words.text(f"point_{form}", "trade", base, place + 1)
    if SITES_BY[number]:
        return words.text(f"point_{form}", "by_planet", number, SITES_BY[number][0])
    return words.text(f"point_{form}", "plain", number)


def the_point(words: Words, number: int) -> str:
    return point(words, number, "the")


def at_point(words: Words, number: int) -> str:
    return point(words, number, "at")


def to_point(words: Words, number: int) -> str:
    return point(words, number, "to")


def chit(words: Words, number: int) -> str:
    """What a chit shows: '9', '3/12', 'pirates 5', 'ice 3'."""
    if number == HIDDEN:
        return "?"
    record = CHITS[number]
    if record.pirates:
        return words.text("word", "pirates", record.pirates)
    if record.ice:
        return words.text("word", "ice", record.ice)
    return "/".join(map(str, record.numbers))


def transporter(words: Words, number: int) -> str:
    return str(number + 1)


def dice(words: Words, thrown: tuple[int, ...]) -> str:
    return " + ".join(map(str, thrown))


def effects(words: Words, done: tuple[Effect, ...]) -> str:
    parts = []
    for effect in done:
        what = words.text("amount", RESOURCES[effect.resource], effect.amount) if effect.resource >= 0 else ""
        parts.append(words.text("effect", effect.op, effect.amount, what))
    return ", ".join(parts)


def passage(words: Words, number: int) -> str:
    """What a card reads: its story and, in brackets, what follows from it."""
    read = PASSAGES[number]
    rival = words.text("rival", read.rival) if read.rival else ""
    key = f"{read.story}_{read.stat}" if read.stat else read.story
    story = words.text("story", key, rival)
    return f"{story} ({effects(words, read.effects)})" if read.effects else story


def card_text(words: Words, number: int) -> str:
    """What a friendship card does, with its own figures."""
    card = CARDS[number]
    kind, rate = card.bank_rate or card.bank_rate_once or (0, 0)
    price = tuple(rate * one for one in ONE_CARD[kind])
    limit = REDUCED_TRIBUTE_ABOVE if number == REDUCED_TRIBUTE else FAME_FOR_SALE_BELOW
    text = words.name("card", number, "text")
    figures = {"limit": limit, "price": price, "speed": card.speed, "firepower": card.firepower}
    return words.vformat(text, (), figures)


FORMATTERS: Mapping[str, Callable[[Words, Any], str]] = {
    "hand": hand,
    "one_card": one_card,
    "site": site,
    "point": point,
    "the_point": the_point,
    "at_point": at_point,
    "to_point": to_point,
    "chit": chit,
    "transporter": transporter,
    "dice": dice,
    "passage": passage,
}


def panels(view: StarfarersState, words: Words) -> list[Panel]:
    return [_table(view, words), *_players(view, words), _systems(view, words), _bases(view, words)]


def _table(view: StarfarersState, words: Words) -> Panel:
    rows = [
        ("round", str(view.round)),
        ("turn", words.seat(view.active)),
        ("dice", dice(words, view.dice) or BLANK),
        ("shake", words.listed([words.name("ball", ball) for ball in view.balls]) or BLANK),
        ("speed", str(view.base_speed + view.players[view.active].speed) if view.base_speed else BLANK),
        ("bank", hand(words, tuple(view.bank))),
        ("reserve", str(len(view.reserve))),
        ("encounters", str(len(view.pile))),
    ]
    return panel(words, "table", rows)


def _players(view: StarfarersState, words: Words) -> list[Panel]:
    found = []
    for seat, player in enumerate(view.players):
        held = str(player.size)
        if player.size and HIDDEN not in player.hand:
            held += f" ({hand(words, player.hand)})"
        ships = [_ship(view, words, seat, place) for place, where in enumerate(player.ships) if where]
        rows = [
            ("points", f"{points(view, seat)}/{points_to_win(view)}"),
            ("cards", held),
            ("mothership", words.text("panel", "parts", *player.parts, player.speed, player.firepower)),
            ("fame", str(player.fame)),
            ("ships", ", ".join(ships) or BLANK),
            ("pending", str(player.pending)),
            ("colonies", _points(words, player.colonies)),
            ("spaceports", _points(words, player.spaceports)),
            ("friends", ", ".join(words.name("card", card) for card in player.cards) or BLANK),
            ("chits", ", ".join(chit(words, number) for number in player.chits) or BLANK),
        ]
        rows += [("wish", _terms(words, wish.terms)) for wish in view.wishes if wish.seat == seat]
        if draft := view.drafts[seat]:
            rows.append(("draft", _terms(words, draft)))
        title = f"{words.seat(seat)} ({words.name('colour', view.colours[seat])})"
        found.append(Panel(title, titled(words, rows), seat))
    return found


def _ship(view: StarfarersState, words: Words, seat: Seat, transporter: int) -> str:
    player = view.players[seat]
    text = words.text("panel", "ship", transporter + 1, player.cargo[transporter], player.ships[transporter])
    if seat == view.active and transporter in (view.grounded, view.jumper):
        text += f" ({words.text('panel', 'grounded' if transporter == view.grounded else 'may_jump')})"
    return text


def _terms(words: Words, terms: Terms) -> str:
    return words.text("panel", "terms", hand(words, terms.give), hand(words, terms.want))


def _points(words: Words, numbers: tuple[int, ...]) -> str:
    return ", ".join(point(words, number) for number in numbers) or BLANK


def _systems(view: StarfarersState, words: Words) -> Panel:
    """Each system's planets with their chits as this view knows them, and who has settled there."""
    rows = []
    for system in range(len(SYSTEMS)):
        parts = []
        for number in sites_of(system):
            resource = words.name("resource", PLANETS[view.galaxy[number]].resource)
            parts.append(f"{_NUMERALS[number % 3]} {resource} {_face(view, words, number)}")
        owners = []
        for seat, player in enumerate(view.players):
            settled = sum(place in player.colonies + player.spaceports for place in COLONY_POINTS_OF[system])
            if settled:
                owners.append(words.seat(seat) + (f" ×{settled}" if settled > 1 else ""))
        rows.append(
            (words.name("system", system), " · ".join([", ".join(parts), *filter(None, [words.listed(owners)])]))
        )
    return Panel(words.text("panel", "systems"), tuple(rows))


def _face(view: StarfarersState, words: Words, number: int) -> str:
    if view.chits[number] == NO_CHIT:
        return BLANK
    if view.chits[number] == HIDDEN:
        return words.text("word", "face_down", words.text("back", back_of(view, number)))
    face = chit(words, view.chits[number])
    return face if view.seen[number] & OPEN else words.text("word", "seen_in_secret", face)


def _bases(view: StarfarersState, words: Words) -> Panel:
    rows = []
    for base in range(len(BASES)):
        owners = [words.text("panel", "station", place, seat) for place, seat in enumerate(view.stations[base], 1)]
        parts = [words.name("people", view.peoples[base]), *filter(None, [", ".join(owners)])]
        if view.tokens[base] >= 0:
            parts.append(words.text("panel", "token", view.tokens[base]))
        parts += filter(None, [", ".join(words.name("card", card) for card in view.friends[base])])
        rows.append((capital(words.name("base", base)), " · ".join(parts)))
    return Panel(words.text("panel", "bases"), tuple(rows))
