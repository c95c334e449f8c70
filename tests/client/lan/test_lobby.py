"""Before the game: coming in, seats, colours, ready marks, chat, and who may start."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from client.lan import guest as guest_module
from client.lan.guest import Stage
from client.lan.limits import CHAT_LIMIT, LINES_AT_ONCE, PROTOCOL
from client.lan.memory import SeatMemory
from client.lan.options import BadTable, TableOptions
from client.lan.people import new_token
from client.lan.reasons import mismatch, sentence
from client.links.link import Notice
from engine.bots.levels import OUTSIDE, UnknownLevel
from engine.core.game import BadSetup
from engine.match import COLOURS
from tests.client.lan.house import House, house


def keys(notices: list[Notice]) -> list[str]:
    return [notice.key for notice in notices]


def test_people_see_each_other_sit_and_get_ready() -> None:
    with house(seats=(None, None, "pilot")) as table:
        host, ann = table.person_at_host("Zoe", 0), table.join("Ann", 1)
        table.until(lambda: host.table == ann.table)
        assert ann.table is not None
        assert [seat.name for seat in ann.table.seats] == ["Zoe", "Ann", "Pilot 3"]
        assert [person.ready for person in ann.table.people] == [True, True]
        assert host.is_host
        assert not ann.is_host
        assert ann.table.free_seats() == ()


def test_a_seat_has_one_holder_and_can_be_left() -> None:
    with house() as table:
        ann, ben = table.join("Ann", 0), table.join("Ben")
        ben.sit(0)
        table.until(lambda: "seat_taken" in keys(ben.notices()))
        ann.sit(None)
        table.until(lambda: ann.seat is None)
        ben.sit(0)
        table.until(lambda: ben.seat == 0)


def test_colours_are_chosen_and_differ() -> None:
    with house() as table:
        ann, ben = table.join("Ann", 0), table.join("Ben", 1)
        ann.choose_colour(COLOURS - 1)
        table.until(lambda: ben.table and ben.table.seats[0].colour == COLOURS - 1)
        ben.choose_colour(COLOURS - 1)
        table.until(lambda: "colour_taken" in keys(ben.notices()))
        ben.choose_colour(COLOURS)
        table.until(lambda: "not_now" in keys(ben.notices()))


def test_a_colour_of_a_bot_or_of_nobody_is_exchanged() -> None:
    with house(seats=(None, "pilot", None), colours=(5, 0, 3)) as table:
        ann = table.join("Ann", 0)
        for colour, colours in ((0, [0, 5, 3]), (3, [3, 5, 0])):
            ann.choose_colour(colour)
            table.until(lambda colours=colours: ann.table and [seat.colour for seat in ann.table.seats] == colours)  # type: ignore[misc]


def test_where_the_rules_give_the_colours_nobody_chooses() -> None:
    with house("starfarers", (None, None, None), options={"colour_1": "yellow"}) as table:
        ann = table.join("Ann", 0)
        assert ann.table is not None
        given = table.host.table.game.colours(table.options.setup)
        assert tuple(seat.colour for seat in ann.table.seats) == given
        ann.choose_colour(5)
        table.until(lambda: "not_now" in keys(ann.notices()))


def test_two_of_the_same_name_are_told_apart() -> None:
    with house() as table:
        table.join("Ann", 0)
        other = table.join("Ann", 1)
        assert other.table is not None
        assert [seat.name for seat in other.table.seats] == ["Ann", "Ann (2)"]


def test_chat_is_one_line_and_told_again_to_whoever_comes_later() -> None:
    with house() as table:
        ann, ben = table.join("Ann"), table.join("Ben")
        ann.say("hel\nlo \x1b[31m\u202e " + "x" * 900)
        lines = []
        table.until(lambda: lines.extend(ben.chat()) or lines)
        assert lines[0].name == "Ann"
        assert lines[0].text.startswith("hel lo [31m x")
        assert len(lines[0].text) <= CHAT_LIMIT
        assert not lines[0].recap
        cal = table.join("Cal")
        lines.clear()
        table.until(lambda: lines.extend(cal.chat()) or lines)
        assert lines[0].recap


def test_who_talks_too_much_is_not_heard_for_a_while() -> None:
    with house() as table:
        ann, ben = table.join("Ann"), table.join("Ben")
        for number in range(20):
            ann.say(f"line {number}")
        notices: list[Notice] = []
        table.until(lambda: notices.extend(ann.notices()) or keys(notices).count("too_many_lines") >= 14)
        lines = ben.chat()
        assert [line.text for line in lines] == [f"line {number}" for number in range(len(lines))]
        assert len(lines) <= LINES_AT_ONCE + 1
        assert ann.stage is Stage.SEATED


def test_nothing_is_heard_of_somebody_who_was_muted() -> None:
    with house() as table:
        ann, ben, cal = table.join("Ann"), table.join("Ben"), table.join("Cal")
        assert ann.person is not None
        ben.mute(ann.person, True)
        ann.say("one")
        cal.say("two")
        heard: list[str] = []
        table.until(lambda: heard.extend(line.text for line in ben.chat()) or heard)
        assert heard == ["two"]
        ben.mute(ann.person, False)
        ann.say("three")
        table.until(lambda: heard.extend(line.text for line in ben.chat()) or len(heard) > 1)
        assert heard == ["two", "three"]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("A" + "\u0301" * 299, "A" + "\u0301" * 3),
        ("\u3164", "Guest"),
        ("\u2800\u200b\u115f", "Guest"),
        ("\u0410nn", "\u0410nn (2)"),
        ("ANN", "ANN (2)"),
        ("\uff21nn", "\uff21nn (2)"),
    ],
)
def test_names_can_be_seen_and_told_apart(typed: str, shown: str) -> None:
    """Stacked marks, letters that show nothing, and Cyrillic or wide letters that look like Latin ones."""
    with house() as table:
        table.join("Ann")
        other = table.join(typed)
        assert other.table is not None
        assert other.table.people[-1].name == shown


def test_only_the_host_starts_and_only_when_everybody_is_ready() -> None:
    with house() as table:
        host, ann = table.person_at_host("Zoe", 0), table.join("Ann", 1)
        ann.start()
        table.until(lambda: "not_host" in keys(ann.notices()))
        ann.set_ready(False)
        table.until(lambda: host.table and not host.table.people[1].ready)
        host.start()
        table.until(lambda: "seats_open" in keys(host.notices()))
        ann.set_ready(True)
        table.until(lambda: host.table and host.table.people[1].ready)
        table.begin()
        assert ann.table is not None
        assert ann.table.started


def test_the_host_gives_seats_to_bots_and_back() -> None:
    with house() as table:
        host = table.person_at_host("Zoe", 0)
        host.set_seat(1, "cadet")
        table.until(lambda: host.table and host.table.seats[1].bot == "cadet")
        host.set_seat(1, None)
        table.until(lambda: host.table and host.table.free_seats() == (1,))
        host.set_seat(1, "grandmaster")
        table.until(lambda: "no_level" in keys(host.notices()))


def test_a_guest_cannot_start_a_program_at_the_host_nor_learn_its_name() -> None:
    with house(seats=(None, "program:secret/path --token 9")) as table:
        host = table.person_at_host("Zoe", 0)
        assert host.table is not None
        assert host.table.seats[1].bot == OUTSIDE
        assert "path" not in host.table.seats[1].name
        host.set_seat(0, "program:touch here")
        table.until(lambda: "no_level" in keys(host.notices()))


def test_bots_are_called_as_the_host_calls_them() -> None:
    with house(seats=(None, "pilot"), bot_names={"pilot": "Pilote"}) as table:
        host = table.person_at_host("Zoe", 0)
        host.set_seat(1, "cadet")
        table.until(lambda: host.table and host.table.seats[1].name == "Cadet 2")
        host.set_seat(1, "pilot")
        table.until(lambda: host.table and host.table.seats[1].name == "Pilote 2")


def test_the_host_sends_somebody_away() -> None:
    with house() as table:
        host, ann = table.person_at_host("Zoe", 0), table.join("Ann", 1)
        assert ann.person is not None
        host.remove(ann.person)
        table.until(lambda: ann.stage is Stage.CLOSED)
        assert ann.reason == Notice("removed")
        table.until(lambda: host.table and host.table.free_seats() == (1,))


def test_a_seat_in_the_lobby_is_kept_for_somebody_who_dropped_out_and_freed_by_who_leaves() -> None:
    with house() as table:
        host, ann = table.person_at_host("Zoe", 0), table.join("Ann", 1)
        _break_connection(ann)
        table.until(lambda: host.table and not all(person.connected for person in host.table.people))
        assert host.table is not None
        assert host.table.seats[1].name == "Ann"
        table.until(lambda: ann.stage is Stage.SEATED and ann.seat == 1)
        ann.close()
        table.until(lambda: host.table and host.table.free_seats() == (1,))
        assert {"person_missing", "person_back", "person_left"} <= set(keys(host.notices()))


def _break_connection(guest: guest_module.Guest) -> None:
    """As if the cable had been pulled out."""
    connection = guest._connection
    assert connection is not None
    connection.socket.close()
    guest._connection = None
    guest.stage = Stage.LOST


# -- the PIN -------------------------------------------------------------------------------------------------------


def test_a_pin_lets_in_who_knows_it() -> None:
    with house(pin="4821") as table:
        assert table.join("Ann", 0, pin="4821").greeting
        wrong = table.knock("Eve", pin="4822")
        table.until(lambda: wrong.stage is Stage.CLOSED)
        assert wrong.reason == Notice("wrong_pin")
        assert wrong.greeting is not None
        assert wrong.greeting.pin_needed


def test_a_token_brings_back_without_a_pin_and_from_one_place_only() -> None:
    with house(pin="4821") as table:
        ann = table.join("Ann", 0, pin="4821")
        again = table.join("Ann", token=ann.token)
        table.until(lambda: ann.stage is Stage.CLOSED)
        assert ann.reason == Notice("taken_over")
        assert again.seat == 0


def test_a_token_is_remembered_by_table_and_name(tmp_path: Path) -> None:
    memory = SeatMemory(tmp_path / "deep" / "seats.json")
    token = new_token()
    memory.remember("table", "Ann", token)
    memory.remember_host("table", "key")
    again = SeatMemory(tmp_path / "deep" / "seats.json")
    assert again.token("table", "Ann") == token
    assert (again.host("table"), again.host("10.0.0.1:47625")) == ("key", "")
    assert memory.token("table", "Ben") == ""
    memory.remember("table", "Cal", "0" * 32)
    assert memory.token("table", "Cal") == "", "what an older Orrery kept is of no use"
    (tmp_path / "deep" / "seats.json").write_text("[1, 2", "utf-8")
    assert memory.token("table", "Ann") == ""


# -- versions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "guest", "older"),
    [
        ((2, 1), (1, 1), "this one is older"),
        ((1, 1), (2, 1), "the host's is older"),
        ((1, 2), (1, 1), "this one is older"),
        ((1, 1), (1, 2), "the host's is older"),
        ((1, 1), (1, 0), "it is older"),
    ],
)
def test_the_refusal_says_which_side_is_older(host: tuple[int, int], guest: tuple[int, int], older: str) -> None:
    refusal = mismatch("alien_frontiers", host, guest)
    assert refusal is not None
    assert older in sentence(Notice(refusal.reason, refusal.figures))


def test_another_protocol_is_refused_by_both_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guest's own check first, then (its greeting forged to look right) the host's."""
    with house() as table:
        monkeypatch.setattr(guest_module, "PROTOCOL", 0)
        older = table.knock("Ann")
        table.until(lambda: older.stage is Stage.CLOSED)
        assert older.reason == Notice("guest_protocol_older", (str(PROTOCOL), "0"))
        monkeypatch.setattr(guest_module, "mismatch", lambda *versions: None)
        older = table.knock("Ann")
        table.until(lambda: older.stage is Stage.CLOSED)
        assert older.reason == Notice("guest_protocol_older", (str(PROTOCOL), "0"))


# -- opening a table -----------------------------------------------------------------------------------------------


GOOD = TableOptions("alien_frontiers", (None, None), port=0)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (replace(GOOD, seats=(None,)), BadSetup),
        (replace(GOOD, seats=(None, "grandmaster")), UnknownLevel),
        (replace(GOOD, colours=(1, 1)), BadTable),
        (replace(GOOD, colours=(0, 6)), BadTable),
        (replace(GOOD, name=""), BadTable),
        (replace(GOOD, name="two\nlines"), BadTable),
        (replace(GOOD, pin="1" * 99), BadTable),
        (replace(GOOD, port=99999), BadTable),
    ],
)
def test_a_table_that_makes_no_sense_is_not_opened(options: TableOptions, error: type[Exception]) -> None:
    with pytest.raises(error):
        House(options)


def test_a_table_is_open_to_this_machine_only_unless_asked() -> None:
    with house() as table:
        assert table.host.address == "127.0.0.1"


def test_a_port_in_use_is_named() -> None:
    with house() as table, pytest.raises(BadTable, match=f"port {table.host.port} "):
        House(replace(GOOD, port=table.host.port))
