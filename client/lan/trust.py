"""What a guest checks of what a host says, beyond types: a host can be broken or malicious too."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from client.lan.limits import CHAT_LIMIT, NAME_LIMIT, PEOPLE_LIMIT, TABLE_NAME_LIMIT
from client.lan.messages import Greeting, Said, TableState
from client.lan.reasons import SENTENCES
from client.links.link import Notice
from engine.bots.levels import LEVELS, OUTSIDE
from engine.core.codec import BadData
from engine.core.game import BadSetup, Game, Setup
from engine.core.typed import one_line
from engine.match import COLOURS

FIGURE_LIMIT = 80


def known_notice(key: str, figures: tuple[str, ...]) -> Notice | None:
    """A notice that the catalogues have a sentence for, with figures that fill it; None for any other."""
    cleaned = tuple(one_line(figure, FIGURE_LIMIT) for figure in figures)
    try:
        SENTENCES[key].format(*cleaned)
    except (KeyError, IndexError):
        return None
    return Notice(key, cleaned)


def check_greeting(greeting: Greeting) -> None:
    """Raise BadData if what is shown of it could not be shown."""
    _check_text(greeting.table, TABLE_NAME_LIMIT)
    _check_text(greeting.game, TABLE_NAME_LIMIT)
    _check_text(greeting.version, TABLE_NAME_LIMIT)


def check_table(table: TableState, game: Game[Any]) -> None:
    """Raise BadData unless this is a table of that game that a screen can show."""
    _check_text(table.name, TABLE_NAME_LIMIT)
    people = {person.id for person in table.people}
    if table.game != game.id or len(people) != len(table.people) or len(people) > PEOPLE_LIMIT:
        raise BadData("a table does not hold together")
    for person in table.people:
        _check_text(person.name, NAME_LIMIT)
    for seat in table.seats:
        _check_text(seat.name, NAME_LIMIT)
        if seat.person is not None and seat.person not in people:
            raise BadData("a seat is held by nobody")
        if not 0 <= seat.colour < COLOURS or not {seat.bot, seat.stand_in} <= {None, OUTSIDE, *LEVELS}:
            raise BadData("a seat has a colour or a bot that does not exist")
    try:
        game.check(Setup(len(table.seats), 0, dict(table.options)))
    except BadSetup as error:
        raise BadData(str(error)) from error


def cleaned(said: Said) -> Said:
    return replace(said, name=one_line(said.name, NAME_LIMIT), text=one_line(said.text, CHAT_LIMIT))


def _check_text(text: str, limit: int) -> None:
    if one_line(text, limit) != text:
        raise BadData("a text is not one short line")
