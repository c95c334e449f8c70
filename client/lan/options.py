"""How a table is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from client.lan.limits import TABLE_NAME_LIMIT
from client.lan.playing import Pace
from engine.bots.levels import check_level
from engine.core.game import OptionValue, Setup
from engine.core.typed import one_line
from engine.games import load_game
from engine.match import COLOURS

PIN_LIMIT = 32


class BadTable(Exception):
    """A table cannot be opened or found like this; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class TableOptions:
    """Everything the host decides. Only plain values: it can be handed to another process."""

    game: str
    seats: tuple[str | None, ...]
    """For each seat the level of its bot, or None for a person."""
    colours: tuple[int, ...] = ()
    """The seats' colours to begin with; empty for any."""
    name: str = "Orrery"
    bot_names: Mapping[str, str] = field(default_factory=dict)
    """What bots are called, by level; the level itself where nothing is said."""
    seed: int | None = None
    """None lets everybody at the table draw the deal; a number deals what it always does, and all are told so."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    pin: str = ""
    """Empty for a table open to everybody who can reach it."""
    lan: bool = False
    """Whether other machines can reach it; only this one otherwise."""
    port: int | None = None
    """None: the port it had before, or the usual one, or if that is taken any; 0: the one it had before, or any."""
    announce: bool = False
    """Whether it is put on the list of tables found on the network."""
    save: Path | None = None
    """The record of the match, and the table's seats beside it. An existing one is gone on with."""
    host_token: str = ""
    """The seat token of the person at the host, who may start, remove people and let bots stand in; empty: nobody."""
    host_key: str = ""
    """The secret half of the key by which guests know this host again; empty: one for this table alone."""
    starts_by_itself: bool = False
    """Without a person at the host: begin as soon as every seat is taken and everybody is ready."""
    stand_in: str | None = None
    """The bot that plays for a person missing for `stand_in_after` seconds; None waits, or leaves it to the host."""
    stand_in_after: float = 30.0
    pace: Pace = field(default_factory=Pace)

    @property
    def setup(self) -> Setup:
        return Setup(len(self.seats), self.seed or 0, self.options)

    def check(self) -> None:
        """Raise BadTable, BadSetup, UnknownGame or UnknownLevel in one sentence."""
        load_game(self.game).check(self.setup)
        for level in (*self.seats, self.stand_in):
            if level is not None:
                check_level(level)
        if self.colours and len({*self.colours} & {*range(COLOURS)}) != len(self.seats):
            raise BadTable(f"every seat has a colour of its own, a number below {COLOURS}")
        if not self.name or one_line(self.name, TABLE_NAME_LIMIT) != self.name:
            raise BadTable(f"a table's name is one line of at most {TABLE_NAME_LIMIT} characters")
        if len(self.pin) > PIN_LIMIT:
            raise BadTable(f"a PIN has at most {PIN_LIMIT} characters")
        if self.port is not None and not 0 <= self.port < 65536:
            raise BadTable(f"a port is a number below 65536, not {self.port}")
        limit = self.pace.turn_seconds
        if limit is not None and limit < 5:
            raise BadTable("a turn cannot be limited to less than 5 seconds")
