"""Who is at the table and who sits where, as the host keeps it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from secrets import token_hex

from client.lan.connection import Allowance
from client.lan.limits import LINES_AT_ONCE, LINES_PER_SECOND, NAME_LIMIT, PEOPLE_LIMIT
from client.lan.messages import PersonInfo, SeatInfo
from engine.bots.levels import label, told
from engine.core.moves import Seat
from engine.core.typed import one_line
from engine.match import COLOURS


class Unwilling(Exception):
    """A request that cannot be carried out; `reason` is a key of reasons.py."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def new_token() -> str:
    """256 random bits that bring their owner back to a seat: the secret half of a key. It is never sent."""
    return token_hex(32)


@dataclass(slots=True)
class Person:
    id: int
    name: str
    key: str
    """By which they are known again: the public half of their token."""
    is_host: bool = False
    ready: bool = False
    connected: bool = False
    missing_since: float | None = None
    """For somebody who dropped out: when."""
    address: str = ""
    """From where they came last."""
    offer: tuple[int, str] | None = None
    """The port and the key of a program that would take the table over."""
    stands_by: bool = False
    lines: Allowance = field(default_factory=lambda: Allowance(LINES_PER_SECOND, LINES_AT_ONCE, 0.0))
    """Of chat."""


@dataclass(slots=True)
class Place:
    """A seat: who holds it, or the bot that does."""

    colour: int
    bot: str | None = None
    person: Person | None = None
    name: str = ""
    """Of the bot, or of the person the match was begun with."""
    stand_in: str | None = None


@dataclass(slots=True)
class Roster:
    """Everybody at the table."""

    places: list[Place]
    people: dict[int, Person] = field(default_factory=dict)
    _last_id: int = 0

    # -- coming and going ------------------------------------------------------------------------------------

    def join(self, name: str, key: str, is_host: bool = False) -> Person:
        if len(self.people) >= PEOPLE_LIMIT:
            raise Unwilling("full")
        self._last_id += 1
        person = Person(self._last_id, self._free_name(name), key, is_host)
        self.people[person.id] = person
        return person

    def known(self, key: str) -> Person | None:
        """Who is known by this key."""
        return next((person for person in self.people.values() if person.key == key), None)

    def rename(self, person: Person, name: str) -> None:
        person.name = ""
        person.name = self._free_name(name)

    def forget(self, person: Person) -> None:
        """They are gone for good, and their seat is free."""
        place = self.place_of(person)
        if place:
            place.person = None
        self.people.pop(person.id, None)

    def _free_name(self, wanted: str) -> str:
        """The name, told apart from others of the same."""
        name = one_line(wanted, NAME_LIMIT) or "Guest"
        names = [person.name for person in self.people.values()] + [place.name for place in self.places]
        taken = {_looks_like(taken) for taken in names}
        number, free = 1, name
        while _looks_like(free) in taken:
            number += 1
            ending = f" ({number})"
            free = name[: NAME_LIMIT - len(ending)] + ending
        return free

    # -- seats -----------------------------------------------------------------------------------------------

    def place_of(self, person: Person) -> Place | None:
        return next((place for place in self.places if place.person is person), None)

    def seat_of(self, person: Person) -> Seat | None:
        return next((seat for seat, place in enumerate(self.places) if place.person is person), None)

    def sit(self, person: Person, seat: Seat | None) -> None:
        """Take a free seat, or none."""
        if seat is not None:
            if not 0 <= seat < len(self.places):
                raise Unwilling("not_now")
            place = self.places[seat]
            if place.bot or place.person not in (None, person):
                raise Unwilling("seat_taken")
        old = self.place_of(person)
        if old:
            old.person = None
        person.ready = False
        if seat is not None:
            self.places[seat].person = person

    def paint(self, person: Person, colour: int) -> None:
        """Choose a colour that no other person has; a bot or an empty seat gets the former one in exchange."""
        place = self.place_of(person)
        if place is None or not 0 <= colour < COLOURS:
            raise Unwilling("not_now")
        for other in self.places:
            if other is not place and other.colour == colour:
                if other.person:
                    raise Unwilling("colour_taken")
                other.colour = place.colour
        place.colour = colour

    def is_complete(self) -> bool:
        """Is every seat taken, and everybody in one ready? The host need not say so: the host starts."""
        return all(
            place.bot or (place.person and place.person.connected and (place.person.ready or place.person.is_host))
            for place in self.places
        )

    # -- what everybody is told ------------------------------------------------------------------------------

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        return tuple(
            SeatInfo(
                None if place.bot is None else told(place.bot),
                place.person.name if place.person else place.name,
                place.colour,
                place.person.id if place.person else None,
                place.stand_in,
            )
            for place in self.places
        )

    def person_infos(self) -> tuple[PersonInfo, ...]:
        return tuple(
            PersonInfo(
                person.id,
                person.name,
                person.is_host,
                person.ready,
                person.connected,
                person.stands_by if person.offer else None,
            )
            for person in self.people.values()
        )


_TWINS = str.maketrans("авекмнорстухіјѕһԁԛԝαβεηικμνορτυχ", "abekmhopctyxijshdqwabenikmvoptux")
"""Cyrillic and Greek letters that are drawn like Latin ones."""


def _looks_like(name: str) -> str:
    """The same for two names that could be taken for each other."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_TWINS)


def bot_name(seat: Seat, level: str, names: Mapping[str, str]) -> str:
    return f"{names.get(level, label(level))} {seat + 1}"
