"""What the ends of a connection say to each other: typed records, the same classes at both ends.

A field of type `Plain` holds engine values (a view, events, a move) as the engine's codec encodes them; whoever
receives it decodes it with that codec. Everything else is checked against the annotations here (see wire.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.codec import Plain
from engine.core.game import OptionValue
from engine.core.moves import Seat


class Message:
    """Anything that is sent. Subclasses are frozen dataclasses."""

    __slots__ = ()


# -- meeting: the shape of Greeting and Goodbye never changes, so that any two versions can say why they do not match --


@dataclass(frozen=True, slots=True)
class Greeting(Message):
    """Host, first of all: what is here and how to get in."""

    protocol: int
    version: str
    table_id: str
    session: str
    """Changes each time the host opens the table: revisions of one session mean nothing in another."""
    table: str
    game: str
    rules: int
    nonce: str
    """A fresh key (see secrecy.py)."""
    pin_needed: bool


@dataclass(frozen=True, slots=True)
class Knock(Message):
    """Guest, in answer: its part of the keys, the last thing it says in the clear."""

    key: str
    pin: str
    """For a table with a PIN, of somebody who knows it; empty otherwise."""
    guest: str
    """The key by which the host knows this guest again."""
    proof: str


@dataclass(frozen=True, slots=True)
class Answer(Message):
    """Host: its part of the keys. Everything after it is sealed."""

    pin: str
    """Empty if there is no PIN, or none is needed: whoever has been here before is known by their key."""
    host: str
    """The key by which guests know this host again."""
    proof: str


@dataclass(frozen=True, slots=True)
class Hello(Message):
    """Guest, sealed: who comes, and what they knew last."""

    protocol: int
    version: str
    rules: int
    """The guest's version of the rules of that game; 0 if it does not have the game."""
    name: str
    session: str
    revision: int
    epoch: int
    """The highest of this table that the guest knows of."""
    secret: str
    """Said to the standby alone, once the host is gone: what opens the record it holds. Empty otherwise."""


@dataclass(frozen=True, slots=True)
class Goodbye(Message):
    """Either end, before it closes the connection: a reason of reasons.py and what to fill in."""

    reason: str
    figures: tuple[str, ...] = ()


# -- the table: who is here -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PersonInfo:
    """Somebody at the table, with or without a seat."""

    id: int
    name: str
    is_host: bool
    ready: bool
    connected: bool
    standby: bool | None
    """Does their program take the table over if the host is gone (True), or offer to (False)?"""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat: for a person (`bot` is None), whoever holds it, or for a bot."""

    bot: str | None
    name: str
    """Of the person or bot; empty for a free seat."""
    colour: int
    person: int | None
    stand_in: str | None
    """The level of the bot that plays while the person is missing."""


@dataclass(frozen=True, slots=True)
class TableState(Message):
    """Host: everything about the table but the game itself, in full each time something of it changes."""

    name: str
    game: str
    options: tuple[tuple[str, OptionValue], ...]
    seats: tuple[SeatInfo, ...]
    people: tuple[PersonInfo, ...]
    started: bool
    turn_seconds: int | None

    def person(self, number: int) -> PersonInfo | None:
        return next((person for person in self.people if person.id == number), None)

    def seat_of(self, number: int) -> Seat | None:
        return next((seat for seat, info in enumerate(self.seats) if info.person == number), None)

    def free_seats(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, info in enumerate(self.seats) if info.bot is None and info.person is None)


@dataclass(frozen=True, slots=True)
class Welcome(Message):
    """Host: the guest is in."""

    person: int


@dataclass(frozen=True, slots=True)
class Said(Message):
    """Host: a line of chat. `recap` marks what was said before the guest came (no sound for those)."""

    person: int
    name: str
    text: str
    recap: bool


@dataclass(frozen=True, slots=True)
class Remark(Message):
    """Host: something everybody should know, a key of reasons.py and what to fill in."""

    key: str
    figures: tuple[str, ...]


# -- the game: what happens -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moment:
    """What goes with every view: how far the match is, and what its viewer may do besides moving."""

    revision: int
    """Counts moves, undos and redos of this session."""
    hash: str
    """Of the encoded view: a guest that comes to another has lost its way and asks again."""
    made: int
    """Moves made so far by the viewer's seat: the next one sent is numbered one more."""
    can_undo: bool
    can_redo: bool
    clocks: tuple[tuple[Seat, int], ...]
    """For each seat that must choose: milliseconds since it had to."""


@dataclass(frozen=True, slots=True)
class Position(Message):
    """Host: a whole view, to begin with or to begin again; `missed` are events since the guest's last revision."""

    viewer: Seat | None
    moment: Moment
    view: Plain
    missed: Plain


@dataclass(frozen=True, slots=True)
class Change(Message):
    """Host: something happened: who moved (None for an undo), what of it the viewer may see, how the view changed."""

    seat: Seat | None
    moment: Moment
    events: Plain
    patch: Plain


@dataclass(frozen=True, slots=True)
class Refused(Message):
    """Host: a request that could not be carried out; the connection stays open."""

    reason: str


# -- the deal: drawn by all, shown at the end -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw(Message):
    """Host, before the match begins: what it has bound itself to, and once all have, what everybody has."""

    host: str
    shares: tuple[str, ...]
    """Empty at first: whoever sits answers by what they bind themselves to; then by the secret itself."""


@dataclass(frozen=True, slots=True)
class Share(Message):
    """Guest: the hash of a secret, then the secret (see deal.py)."""

    value: str


@dataclass(frozen=True, slots=True)
class Dealt(Message):
    """Host, when the match is over: the seed, and the secrets it was made of; none if the host chose it."""

    seed: str
    """In hexadecimal."""
    host: str
    shares: tuple[str, ...]
    moves: int
    """How many follow."""


@dataclass(frozen=True, slots=True)
class Recorded(Message):
    """Host, after that: moves of the match, in order: lists of a seat and its move."""

    moves: Plain


# -- should the host be gone for good ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Escrow(Message):
    """Host, to the standby: more of what the table is opened again from, sealed (see escrow.py)."""

    epoch: int
    kind: str
    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Heir(Message):
    """Host: where to go should it be gone, whom to expect there, and for those with a seat what opens the record."""

    epoch: int
    address: str
    port: int
    key: str
    secret: str


@dataclass(frozen=True, slots=True)
class Volunteer(Message):
    """Guest without a seat: my program would take the table over, at that port, known by that key."""

    port: int
    key: str


# -- what a guest asks for --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play(Message):
    """A move. The number makes sending it again harmless: a move of that seat is made once."""

    number: int
    move: Plain


@dataclass(frozen=True, slots=True)
class Undo(Message):
    """Take my last move back."""


@dataclass(frozen=True, slots=True)
class Redo(Message):
    """Make it again."""


@dataclass(frozen=True, slots=True)
class Resync(Message):
    """My view is not what it should be: send it whole."""


@dataclass(frozen=True, slots=True)
class Sit(Message):
    """Take a seat; None gets up (only before the game)."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Ready(Message):
    ready: bool


@dataclass(frozen=True, slots=True)
class Colour(Message):
    colour: int


@dataclass(frozen=True, slots=True)
class Say(Message):
    text: str


# -- what only the person at the host may ask for ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetSeat(Message):
    """Before the game: the seat is for a bot of that level, or for a person (None)."""

    seat: Seat
    bot: str | None


@dataclass(frozen=True, slots=True)
class Start(Message):
    """Begin the game."""


@dataclass(frozen=True, slots=True)
class StandIn(Message):
    """Let a bot of that level play for a missing person until they return; None waits for them."""

    seat: Seat
    level: str | None


@dataclass(frozen=True, slots=True)
class Remove(Message):
    """Send somebody away; their seat is free."""

    person: int


# -- either end -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ping(Message):
    """I am still here: said after a while of having nothing else to say."""


@dataclass(frozen=True, slots=True)
class Appoint(Message):
    """One of those who offered takes the table over if the host is gone; None: nobody does."""

    person: int | None


FROM_HOST: tuple[type[Message], ...] = (
    Greeting, Answer, Goodbye, TableState, Welcome, Said, Remark, Position, Change, Refused, Draw, Dealt, Recorded,
    Escrow, Heir,    Ping,
)  # fmt: skip
FROM_GUEST: tuple[type[Message], ...] = (
    Knock, Hello, Goodbye, Play, Undo, Redo, Resync, Sit, Ready, Colour, Say, Share, SetSeat, Start, StandIn, Remove,
    Volunteer, Appoint, Ping,
)  # fmt: skip
