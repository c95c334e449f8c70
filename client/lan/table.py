"""The table as the host keeps it: the lobby, then the match. It hears people, not sockets."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from typing import Any, Protocol

from client.lan import messages as m
from client.lan.deal import Draw, bound, is_value
from client.lan.discovery import own_addresses
from client.lan.escrow import Estate, Sealer
from client.lan.keeping import KeptSeat, KeptTable, keep, kept, kept_beside
from client.lan.limits import (
    CHAT_KEPT,
    CHAT_LIMIT,
    DRAW_SECONDS,
    LOBBY_GRACE_SECONDS,
    NAME_LIMIT,
    PEOPLE_LIMIT,
    RECORDED_AT_ONCE,
    SAVE_AGAIN_SECONDS,
)
from client.lan.options import BadTable, TableOptions
from client.lan.people import Person, Place, Roster, Unwilling, bot_name
from client.lan.playing import Playing
from client.lan.secrecy import public
from client.links.link import Notice
from engine.bots.levels import LEVELS
from engine.core.codec import encode
from engine.core.game import Game
from engine.core.moves import Seat
from engine.core.typed import one_line
from engine.games import load_game
from engine.match import Chair, Match, colours_of
from engine.record import Loaded, Recorder, load

OWN_ADDRESS = "127.0.0.1"
"""Everybody at the host's own machine comes from here; it cannot be shut out."""
ENTRUSTED_AT_ONCE = 32 * 1024
TRIAL_SIZE = 64 * 1024
"""Bytes that must fit on the disk for a table to be opened: a match of average length."""


class Doorway(Protocol):
    """How the table reaches people: the network, seen from inside."""

    def post(self, people: Iterable[Person], message: m.Message) -> None: ...

    def send_away(self, person: Person, reason: str) -> None: ...


class OutOfPhase(Exception):
    """A message that no honest guest sends at this moment."""


class Table:
    def __init__(self, options: TableOptions, doorway: Doorway, now: float) -> None:
        self.options = options
        self.game: Game[Any] = load_game(options.game)
        self.id = token_hex(8)
        self.port = 0
        """Where it listens, or listened before it was closed; 0 if that is not known."""
        self.banned: set[str] = set()
        """Addresses of people who were sent away: nobody comes in from there any more."""
        self.problem: str | None = None
        """What is wrong with a damaged record the match was restored from, or was until it was mended."""
        colours = self.game.colours(options.setup) or options.colours or range(len(options.seats))
        self.roster = Roster([self._place(seat, colours[seat], level) for seat, level in enumerate(options.seats)])
        self.playing: Playing | None = None
        self._doorway = doorway
        self._recorder: Recorder | None = None
        self._chat: deque[m.Said] = deque(maxlen=CHAT_KEPT)
        self._told: m.TableState | None = None
        self._draw: Draw | None = None
        """A deal being drawn."""
        self._secrets: tuple[str, ...] = ()
        """Those it was drawn from, the host's first."""
        self.epoch = 0
        """Of the standby, past or present."""
        self.heir = ""
        """The key of the standby's person."""
        self._sealer: Sealer | None = None
        self._is_told = False
        """How the deal came about, once the match is over."""
        self._begins_after = now
        """When it makes sense to try again to begin by itself."""
        self._handlers: dict[type[m.Message], Callable[[Person, Any, float], None]] = {
            m.Sit: self._sit,
            m.Ready: self._ready,
            m.Colour: self._colour,
            m.Say: self._say,
            m.SetSeat: self._set_seat,
            m.Start: self._start,
            m.StandIn: self._stand_in,
            m.Remove: self._remove,
            m.Play: self._play,
            m.Undo: self._undo,
            m.Redo: self._redo,
            m.Resync: self._resync,
            m.Share: self._share,
            m.Volunteer: self._volunteer,
            m.Appoint: self._appoint,
        }
        if options.save and options.save.exists():
            self._restore(now)
            return
        if options.save:
            _try_to_save(options.save)
        if options.host_token:
            self.roster.join("Host", public(options.host_token), is_host=True)

    def _place(self, seat: Seat, colour: int, level: str | None) -> Place:
        """A seat for a bot of that level, or for a person."""
        return Place(colour, level, None, bot_name(seat, level, self.options.bot_names) if level else "")

    def settle(self, port: int) -> None:
        """The host has found a port to listen on; whoever reopens the table tries to get the same."""
        self.port = port
        self._keep()

    # -- coming and going ------------------------------------------------------------------------------------

    def join(self, name: str, key: str, address: str) -> Person:
        """Somebody new. At a full table a spectator makes room, one of those who came from an address in a crowd."""
        people = self.roster.people.values()
        if len(people) >= PEOPLE_LIMIT:
            crowds = Counter(person.address for person in people)
            watching = [person for person in people if self.roster.place_of(person) is None and not person.is_host]
            last = max(watching, key=lambda person: crowds[person.address], default=None)
            if last and crowds[last.address] > crowds[address] + 1:
                self._send_away(last, "full")
        return self.roster.join(name, key)

    def enter(self, person: Person, seen: int | None, now: float) -> None:
        """Somebody is connected (again): tell them where things stand, and the others that they are here.

        `seen` is the last revision they were shown; None if they have missed everything since the table was opened.
        """
        returned = person.missing_since is not None
        person.connected = True
        person.missing_since = None
        place = self.roster.place_of(person)
        if place:
            self._let_stand_in(place, None)
        self._doorway.post([person], self._state())
        if seen is None:
            for line in self._chat:
                self._doorway.post([person], line)
        if self.playing:
            self._show(person, seen, now)
        if self._is_told:
            self._tell_deal([person])
        if person.stands_by:
            self._entrust()
        elif self._sealer:
            self._tell_heir(self._sealer, person)
        self._remark("person_back" if returned else "person_joined", person.name, but=person)
        self._tell_state()

    def drop(self, person: Person, now: float, for_good: bool = False) -> None:
        """Their connection is gone. A seat is kept: in the lobby for a while, in a match for as long as it lasts."""
        if person.id not in self.roster.people:
            return
        person.connected = False
        person.missing_since = now
        viewer = self.roster.seat_of(person)
        gone = not person.is_host and (viewer is None or (for_good and not self.playing))
        if gone:
            self.roster.forget(person)
        self._dismiss(viewer)
        self._remark("person_left" if gone else "person_missing", person.name)
        self._tell_state()

    def hear(self, person: Person, message: m.Message, now: float) -> None:
        """Do what somebody asks for, or say why not."""
        handler = self._handlers.get(type(message))
        if handler is None:
            raise OutOfPhase
        try:
            handler(person, message, now)
        except Unwilling as refusal:
            self._doorway.post([person], m.Refused(refusal.reason))
            return
        if not isinstance(message, m.Say):
            self._tell_state()

    def tick(self, now: float) -> None:
        """What happens by itself: bots think, seats in the lobby are given up, stand-ins take over."""
        for person in list(self.roster.people.values()):
            missing = None if person.missing_since is None else now - person.missing_since
            if missing is None:
                continue
            place = self.roster.place_of(person)
            if not self.playing and missing > LOBBY_GRACE_SECONDS and not person.is_host:
                self.roster.forget(person)
            elif self.playing and place and self.options.stand_in and missing >= self.options.stand_in_after:
                self._let_stand_in(place, self.options.stand_in)
        if self.playing:
            self.playing.tick(now)
            if self.playing.match.is_over and not self._is_told:
                self._is_told = True
                self._tell_deal(self._present())
        elif self._draw:
            self._draw_on(self._draw, now)
        elif self.options.starts_by_itself and self.roster.is_complete() and now >= self._begins_after:
            with suppress(Unwilling):
                self._prepare(now)
        self._tell_state()

    def close(self) -> None:
        if self.playing:
            self.playing.close()

    # -- what people ask for ---------------------------------------------------------------------------------

    def _sit(self, person: Person, message: m.Sit, now: float) -> None:
        """In a match a free seat can be taken (its owner was sent away, or is not known any more), none given up."""
        before = self.roster.seat_of(person)
        if self.playing and (before is not None or message.seat is None):
            raise Unwilling("not_now")
        self.roster.sit(person, message.seat)
        if self.playing:
            self._dismiss(None)
            self._show(person, self.playing.revision, now)
            self._keep()
            if self._sealer:
                self._tell_heir(self._sealer, person)

    def _ready(self, person: Person, message: m.Ready, now: float) -> None:
        if self.playing or self.roster.place_of(person) is None:
            raise Unwilling("not_now")
        person.ready = message.ready

    def _colour(self, person: Person, message: m.Colour, now: float) -> None:
        """Some games' rules give the colours: then there is nothing to choose."""
        if self.playing or self.game.colours(self.options.setup):
            raise Unwilling("not_now")
        self.roster.paint(person, message.colour)

    def _say(self, person: Person, message: m.Say, now: float) -> None:
        if not person.lines.take(now):
            raise Unwilling("too_many_lines")
        text = one_line(message.text, CHAT_LIMIT)
        if text:
            self._doorway.post(self._present(), m.Said(person.id, person.name, text, recap=False))
            self._chat.append(m.Said(person.id, person.name, text, recap=True))

    def _set_seat(self, person: Person, message: m.SetSeat, now: float) -> None:
        self._only_host(person)
        if self.playing or not 0 <= message.seat < len(self.roster.places):
            raise Unwilling("not_now")
        _check_level(message.bot)
        place = self.roster.places[message.seat]
        if place.person:
            place.person.ready = False
        self.roster.places[message.seat] = self._place(message.seat, place.colour, message.bot)

    def _start(self, person: Person, message: m.Start, now: float) -> None:
        self._only_host(person)
        if self.playing:
            raise Unwilling("not_now")
        self._prepare(now)

    def _share(self, person: Person, message: m.Share, now: float) -> None:
        """Late answers are of no use, and no harm."""
        if self._draw and person.id in self._draw.people and not self._draw.hear(person, message.value):
            raise OutOfPhase

    def _stand_in(self, person: Person, message: m.StandIn, now: float) -> None:
        self._only_host(person)
        if not self.playing or not 0 <= message.seat < len(self.roster.places):
            raise Unwilling("not_now")
        _check_level(message.level)
        place = self.roster.places[message.seat]
        if place.bot or (place.person and place.person.connected):
            raise Unwilling("not_now")
        self._let_stand_in(place, message.level)

    def _remove(self, person: Person, message: m.Remove, now: float) -> None:
        self._only_host(person)
        other = self.roster.people.get(message.person)
        if other is None or other is person:
            raise Unwilling("not_now")
        if other.address != OWN_ADDRESS:
            self.banned.add(other.address)
        self._send_away(other, "removed")
        if self.playing:
            self._keep()
            self._entrust()

    def _send_away(self, person: Person, reason: str) -> None:
        viewer = self.roster.seat_of(person)
        self.roster.forget(person)
        self._doorway.send_away(person, reason)
        self._dismiss(viewer)
        self._remark("person_left", person.name)

    def _play(self, person: Person, message: m.Play, now: float) -> None:
        playing, seat = self._player(person)
        playing.play(seat, message.number, message.move, now)

    def _undo(self, person: Person, message: m.Undo, now: float) -> None:
        playing, seat = self._player(person)
        playing.undo(seat, now)

    def _redo(self, person: Person, message: m.Redo, now: float) -> None:
        playing, seat = self._player(person)
        playing.redo(seat, now)

    def _resync(self, person: Person, message: m.Resync, now: float) -> None:
        if not self.playing:
            raise OutOfPhase
        self._show(person, self.playing.revision, now)

    def _player(self, person: Person) -> tuple[Playing, Seat]:
        seat = self.roster.seat_of(person)
        if self.playing is None or seat is None:
            raise OutOfPhase
        return self.playing, seat

    def _only_host(self, person: Person) -> None:
        if not person.is_host:
            raise Unwilling("not_host")

    # -- the match -------------------------------------------------------------------------------------------

    def _prepare(self, now: float) -> None:
        """Begin at once with a chosen deal; else let everybody draw it first."""
        if not self.roster.is_complete():
            raise Unwilling("seats_open")
        if self.options.seed is not None:
            self._begin(self.options.seed, now)
        elif self._draw is None:
            people = {place.person.id: place.person for place in self.roster.places if place.person}
            self._draw = Draw(people, now + DRAW_SECONDS)
            self._doorway.post(self._present(), m.Draw(bound(self._draw.secret), ()))
            self._draw_on(self._draw, now)

    def _draw_on(self, draw: Draw, now: float) -> None:
        """First all are bound, then all tell what they were bound to."""
        if not draw.is_settled(now):
            return
        if not draw.is_bound:
            self._doorway.post(self._present(), m.Draw(bound(draw.secret), draw.bind(now)))
        if not draw.is_settled(now):
            return
        self._draw = None
        self._secrets = (draw.secret, *draw.shares.values())
        try:
            self._begin(draw.seed(), now)
        except Unwilling as refusal:
            self._doorway.post([person for person in self._present() if person.is_host], m.Refused(refusal.reason))

    def _begin(self, seed: int, now: float) -> None:
        if not self.roster.is_complete():
            raise Unwilling("seats_open")
        for place in self.roster.places:
            if place.person:
                place.name = place.person.name
        chairs = [Chair(place.name, place.bot, place.colour) for place in self.roster.places]
        setup = replace(self.options.setup, seed=seed)
        match = Match(self.game, setup, chairs)
        if self.options.save:
            try:
                self._recorder = Recorder.create(match, self.options.save)
            except OSError as error:
                self._begins_after = now + SAVE_AGAIN_SECONDS
                self._notify(Notice("autosave_failed", (error.strerror or str(error),)))
                raise Unwilling("no_save") from error
        self._take_up(match, now)
        self._keep()
        self._entrust()
        self._tell_state()
        for person in self._present():
            self._show(person, 0, now)

    def _restore(self, now: float) -> None:
        """Go on with a match from its record; whoever holds a token of it has the seat again."""
        assert self.options.save is not None
        known = kept(kept_beside(self.options.save))
        path = self.options.save.with_name(known.record) if known else self.options.save
        loaded: Loaded = load(path)
        self.problem = loaded.remark
        self._recorder = Recorder.resume(loaded, path)
        match = loaded.match
        self.game = match.game
        chairs = zip(colours_of(match.chairs), match.chairs, strict=True)
        self.roster = Roster(
            [Place(colour, chair.bot, None, one_line(chair.name, NAME_LIMIT)) for colour, chair in chairs]
        )
        if known:
            self.id = known.table_id
            self.port = known.port
            self.banned = set(known.banned)
            self._secrets = known.secrets
            self.epoch = known.epoch
            self.heir = known.heir
            for place, seat in zip(self.roster.places, known.seats, strict=False):
                self._seat_again(place, seat, now)
        if self.options.host_token and not any(person.is_host for person in self.roster.people.values()):
            self.roster.join("Host", public(self.options.host_token), is_host=True)
        self._take_up(match, now)

    def _seat_again(self, place: Place, seat: KeptSeat, now: float) -> None:
        if place.bot or seat.key is None:
            return
        place.name = ""
        key = public(self.options.host_token) if seat.is_host and self.options.host_token else seat.key
        place.person = self.roster.join(seat.name, key, seat.is_host)
        place.person.missing_since = now
        place.name = seat.name
        place.stand_in = seat.stand_in if seat.stand_in in LEVELS else None

    def _take_up(self, match: Match, now: float) -> None:
        self.playing = Playing(
            match, self._recorder, self.options.pace, self._level_of, self._change, self._notify, now
        )

    def _level_of(self, seat: Seat) -> str | None:
        place = self.roster.places[seat]
        return place.bot or place.stand_in

    def _let_stand_in(self, place: Place, level: str | None) -> None:
        if place.stand_in != level:
            place.stand_in = level
            self._keep()
            if level:
                self._remark("stand_in", place.name)

    def _keep(self) -> None:
        """Write down who holds which seat, beside the record."""
        if not self.options.save or not self._recorder:
            return
        seats = tuple(
            KeptSeat(
                place.person.name if place.person else place.name,
                place.person.key if place.person else None,
                bool(place.person and place.person.is_host),
                place.stand_in,
            )
            for place in self.roster.places
        )
        banned = tuple(sorted(self.banned))
        table = KeptTable(
            self.id, self.port, self._recorder.path.name, seats, banned, self._secrets, self.epoch, self.heir
        )
        standby = self._standby()
        if self._sealer and standby:
            limit = self.options.pace.turn_seconds
            estate = Estate(table, self.options.name, self.options.pin, self.options.lan, limit)
            sealed = self._sealer.estate(estate)
            if sealed:
                self._doorway.post([standby], sealed)
        try:
            keep(table, kept_beside(self.options.save))
        except OSError as error:
            self._notify(Notice("autosave_failed", (error.strerror or str(error),)))

    def _tell_deal(self, people: list[Person]) -> None:
        """Everything that was secret, so that everybody can see for themselves that the match was what it seemed."""
        assert self.playing is not None
        match = self.playing.match
        host, shares = (self._secrets[0], self._secrets[1:]) if self._secrets else ("", ())
        self._doorway.post(people, m.Dealt(f"{match.setup.seed:x}", host, shares, len(match.entries)))
        moves = [[entry.seat, encode(entry.move)] for entry in match.entries]
        for first in range(0, len(moves), RECORDED_AT_ONCE):
            self._doorway.post(people, m.Recorded(moves[first : first + RECORDED_AT_ONCE]))

    # -- should the host be gone for good --------------------------------------------------------------------

    def _volunteer(self, person: Person, message: m.Volunteer, now: float) -> None:
        """At a table without a person at the host the first to offer is taken."""
        if self.roster.place_of(person) or not 0 < message.port < 65536 or not is_value(message.key):
            raise Unwilling("not_now")
        person.offer = (message.port, message.key)
        alone = self.options.starts_by_itself and not any(one.is_host for one in self.roster.people.values())
        if person.key == self.heir or (alone and not self._standby()):
            self._choose(person)

    def _appoint(self, person: Person, message: m.Appoint, now: float) -> None:
        self._only_host(person)
        other = None if message.person is None else self.roster.people.get(message.person)
        if message.person is not None and (other is None or not other.offer):
            raise Unwilling("not_now")
        self._choose(other)

    def _choose(self, standby: Person | None) -> None:
        for person in self.roster.people.values():
            person.stands_by = person is standby
        self.heir = standby.key if standby else ""
        self._sealer = None
        self._entrust()
        self._keep()

    def _standby(self) -> Person | None:
        return next((person for person in self.roster.people.values() if person.stands_by), None)

    def _entrust(self) -> None:
        """Give the standby everything, under a new key that those with seats are told."""
        standby = self._standby()
        if standby is None or not standby.connected or self._recorder is None:
            return
        self.epoch += 1
        self._sealer = Sealer(self.epoch)
        content = self._recorder.content()
        for start in range(0, len(content), ENTRUSTED_AT_ONCE):
            self._doorway.post([standby], self._sealer.record(content[start : start + ENTRUSTED_AT_ONCE]))
        self._recorder.on_line = self._entrust_line
        self._keep()
        for person in self._present():
            self._tell_heir(self._sealer, person)

    def _entrust_line(self, line: bytes) -> None:
        standby = self._standby()
        if self._sealer and standby:
            self._doorway.post([standby], self._sealer.record(line))

    def _tell_heir(self, sealer: Sealer, person: Person) -> None:
        standby = self._standby()
        if standby and standby.offer:
            port, key = standby.offer
            secret = sealer.secret if self.roster.place_of(person) else ""
            is_here = standby.address == OWN_ADDRESS and self.options.lan
            address = own_addresses()[0] if is_here else standby.address
            self._doorway.post([person], m.Heir(sealer.epoch, address, port, key, secret))

    # -- telling people --------------------------------------------------------------------------------------

    def _present(self) -> list[Person]:
        return [person for person in self.roster.people.values() if person.connected]

    def _show(self, person: Person, seen: int | None, now: float) -> None:
        assert self.playing is not None
        self._doorway.post([person], self.playing.position(self.roster.seat_of(person), seen, now))

    def _change(self, viewer: Seat | None, change: m.Change) -> None:
        self._doorway.post([person for person in self._present() if self.roster.seat_of(person) == viewer], change)

    def _dismiss(self, viewer: Seat | None) -> None:
        if self.playing and not any(self.roster.seat_of(person) == viewer for person in self._present()):
            self.playing.dismiss(viewer)

    def _remark(self, key: str, *figures: str, but: Person | None = None) -> None:
        self._doorway.post([person for person in self._present() if person is not but], m.Remark(key, figures))

    def _notify(self, notice: Notice) -> None:
        self._remark(notice.key, *notice.figures)

    def _state(self) -> m.TableState:
        return m.TableState(
            self.options.name,
            self.game.id,
            tuple((self.playing.match.setup if self.playing else self.options.setup).options.items()),
            self.roster.seat_infos(),
            self.roster.person_infos(),
            self.playing is not None,
            self.options.pace.turn_seconds,
        )

    def _tell_state(self) -> None:
        state = self._state()
        if state != self._told:
            self._told = state
            self._doorway.post(self._present(), state)


def _try_to_save(path: Path) -> None:
    """Better no table than a match that turns out not to be saved."""
    trial = path.with_name(f"{path.name}.trial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        trial.write_bytes(bytes(TRIAL_SIZE))
        trial.unlink()
    except OSError as error:
        raise BadTable(f"matches cannot be saved in {path.parent}: {error.strerror or error}") from error


def _check_level(level: str | None) -> None:
    if level is not None and level not in LEVELS:
        raise Unwilling("no_level")
