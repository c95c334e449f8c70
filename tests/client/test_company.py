"""Everybody at a table on the network, on the screen: clocks, who is missing, and what the host can do about it."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from client.lan.guest import Guest, Stage
from client.lan.messages import Resync
from client.lan.playing import Pace
from client.scenes.people import PATIENCE_SECONDS, Company
from client.scenes.scene import Scene
from client.ui.kit import Ui
from client.ui.theme import TEXT, WARNING
from tests.client.lan.house import House, house
from tests.client.lan.room import says, until
from tests.client.lan.test_play import link_of
from tests.client.person import Person, a_person
from tests.client.test_layout import SIZES, faults

USUAL = "Somebody is thinking…"


class Corner(Scene):
    """As much of a table as the company needs."""

    def __init__(self, person: Person, guest: Guest) -> None:
        super().__init__(person.app)
        self.guest = guest
        self.company = Company(person.app, guest)

    def advance(self, seconds: float) -> None:
        self.guest.poll()
        self.company.advance(seconds)

    def frame(self, ui: Ui) -> None:
        text, _ = self.company.prompt(USUAL, TEXT)
        ui.label(text, pygame.Rect(0, 0, ui.window.width, ui.px(64)))
        if self.company.is_open:
            self.company.frame(ui, pygame.Rect(0, ui.px(64), ui.window.width, ui.window.height - ui.px(64)))


def sit(person: Person, guest: Guest) -> Corner:
    corner = Corner(person, guest)
    person.app.push(corner)
    person.wait(2)
    return corner


def begin(table: House) -> tuple[Guest, Guest]:
    host, ann = table.person_at_host("Zoe", 0), table.join("Ann", 1)
    table.begin()
    return host, ann


def due_and_other(table: House, *guests: Guest) -> tuple[Guest, Guest]:
    one, other = guests
    return (one, other) if link_of(one).moves() else (other, one)


def test_the_bar_tells_how_long_somebody_has_been_thinking(tmp_path: Path) -> None:
    with house() as table, a_person(tmp_path) as person:
        due, other = due_and_other(table, *begin(table))
        for guest in (due, other):
            corner = sit(person, guest)
            table.until(lambda guest=guest: link_of(guest).thinking_seconds(link_of(due).viewer or 0) > 0)
            text, colour = corner.company.prompt(USUAL, TEXT)
            assert re.fullmatch(re.escape(USUAL) + r"  0:0\d", text)
            assert colour == TEXT


def test_a_turn_timer_counts_down_and_warns(tmp_path: Path) -> None:
    with house(pace=Pace(turn_seconds=120)) as table, a_person(tmp_path) as person:
        due, other = due_and_other(table, *begin(table))
        corner = sit(person, other)
        assert re.search(r"(2:00|1:5\d) left", corner.company.prompt(USUAL, TEXT)[0])
        playing, seat = table.host.table.playing, link_of(due).viewer
        assert playing is not None
        assert seat is not None
        playing._waited_since[seat] -= 111
        link_of(other)._post(Resync())
        until(person, lambda: corner.company.prompt(USUAL, TEXT)[1] == WARNING, table)
        assert re.search(r"0:0\d left", corner.company.prompt(USUAL, TEXT)[0])


def test_nobody_hurries_a_bot() -> None:
    with house(seats=(None, "pilot"), pace=Pace(turn_seconds=60)) as table:
        host = table.person_at_host("Zoe", 0)
        table.begin()
        assert link_of(host).seconds_left(0) is not None
        assert link_of(host).seconds_left(1) is None


def test_ones_own_move_is_acknowledged_at_once(tmp_path: Path) -> None:
    """Before the host has even got it."""
    with house() as table, a_person(tmp_path) as person:
        due, _ = due_and_other(table, *begin(table))
        corner = sit(person, due)
        link = link_of(due)
        link.send(link.moves()[0])
        assert link.moves() == [], "nothing else can be chosen meanwhile"
        assert corner.company.prompt(USUAL, TEXT)[0] == person.app.say("lobby.under_way")
        until(person, lambda: not link.is_under_way, table)
        assert corner.company.prompt(USUAL, TEXT)[0].startswith(USUAL)


def test_a_broken_connection_is_told_as_long_as_it_lasts(tmp_path: Path) -> None:
    with house() as table, a_person(tmp_path) as person:
        _, ann = begin(table)
        corner = sit(person, ann)
        ann._lose("lost", 0.0)
        assert corner.company.prompt(USUAL, TEXT) == (person.app.say("lan.connection_lost"), WARNING)
        until(person, lambda: ann.stage is Stage.SEATED, table)
        assert corner.company.prompt(USUAL, TEXT)[0] != person.app.say("lan.connection_lost")


def one_is_missing(table: House) -> tuple[Guest, Guest]:
    """The host and somebody whose turn it is, and who is gone."""
    host, ann = begin(table)
    while not link_of(ann).moves():
        link = link_of(host)
        link.send(link.moves()[0])
        table.until(lambda link=link: not link.is_under_way and table.in_step())  # type: ignore[misc]
    ann.close()
    table.until(lambda: link_of(host).missing() == (1,))
    return host, ann


def test_the_host_is_asked_what_to_do_about_somebody_missing_and_lets_a_bot_play(tmp_path: Path) -> None:
    with house() as table, a_person(tmp_path) as person:
        host, ann = one_is_missing(table)
        token = ann.token
        corner = sit(person, host)
        assert corner.company.prompt(USUAL, TEXT) == (person.app.say("lobby.waiting_for_missing", "Ann"), WARNING)
        assert not corner.company.is_open, "they may be back at once"
        person.wait(round(PATIENCE_SECONDS * 60) + 5)
        assert corner.company.is_open
        person.click_on("stand_in:1")
        until(person, lambda: host.table and host.table.seats[1].stand_in == "cadet", table)
        playing = table.host.table.playing
        assert playing is not None
        until(person, lambda: any(entry.seat == 1 for entry in playing.match.entries), table)
        again = table.join("Ann", token=token)
        until(person, lambda: host.table and host.table.seats[1].stand_in is None, table)
        assert again.seat == 1
        until(person, lambda: "stand_in:1" not in person.app.ui.in_sight, table)


def test_the_host_is_asked_once_and_may_simply_wait(tmp_path: Path) -> None:
    with house() as table, a_person(tmp_path) as person:
        host, _ = one_is_missing(table)
        corner = sit(person, host)
        person.wait(round(PATIENCE_SECONDS * 60) + 5)
        person.key(pygame.K_ESCAPE)
        person.wait(round(PATIENCE_SECONDS * 60) + 5)
        assert not corner.company.is_open
        assert link_of(host).missing() == (1,)


def test_a_guest_sees_who_is_missing_but_decides_nothing(tmp_path: Path) -> None:
    with house(seats=(None, None, None)) as table, a_person(tmp_path) as person:
        host, ann, ben = table.person_at_host("Zoe", 0), table.join("Ann", 1), table.join("Ben", 2)
        table.begin()
        host.close()
        table.until(lambda: link_of(ann).missing() == (0,))
        corner = sit(person, ann)
        corner.company.toggle()
        person.wait(2)
        assert not any(id.startswith(("stand_in", "remove")) for id in person.app.ui.in_sight)
        assert ben.stage is Stage.SEATED


def test_a_seat_whose_owner_was_sent_away_can_be_taken_by_a_spectator(tmp_path: Path) -> None:
    with house() as table, a_person(tmp_path) as person:
        host, ann = begin(table)
        cal = table.join("Cal")
        table.until(lambda: cal.link)
        corner = sit(person, host)
        corner.company.toggle()
        person.wait(2)
        assert "remove:1" not in person.app.ui.in_sight, "not even the host sends themselves away"
        for _ in range(2):
            person.click_on(f"remove:{ann.person}")
        until(person, lambda: ann.stage is Stage.CLOSED, table)
        corner = sit(person, cal)
        corner.company.toggle()
        until(person, lambda: "take:1" in person.app.ui.in_sight, table)
        person.click_on("take:1")
        until(person, lambda: link_of(cal).viewer == 1, table)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_text_of_the_company_is_whole_and_apart(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with house(pace=Pace(turn_seconds=120)) as table, a_person(tmp_path, size, language) as person:
        host, _ = one_is_missing(table)
        sit(person, host).company.toggle()
        person.wait(2)
        assert says(person, person.app.say("lobby.people"))
        assert faults(person.app.ui.texts) == []


def test_the_list_opened_by_itself_closes_when_its_reason_is_gone(tmp_path: Path) -> None:
    with house() as table, a_person(tmp_path) as person:
        host, ann = one_is_missing(table)
        token = ann.token
        corner = sit(person, host)
        person.wait(round(PATIENCE_SECONDS * 60) + 5)
        assert corner.company.is_open
        table.guests.remove(ann)
        table.join("Ann", token=token)
        until(person, lambda: not corner.company.is_open, table)
        corner.company.toggle()
        person.wait(5)
        assert corner.company.is_open, "somebody looks at it"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_spectator_offers_to_stand_by_the_host_accepts_and_anybody_can_be_muted(
    tmp_path: Path, language: str
) -> None:
    with house(save=tmp_path / "match.jsonl") as table, a_person(tmp_path, (1024, 640), language) as person:
        host, ann = begin(table)
        cal = table.join("Cal")
        until(person, lambda: cal.link, table)
        corner = sit(person, cal)
        corner.company.toggle()
        person.wait(2)
        person.click_on("stand_by")
        until(person, lambda: cal.table and cal.table.people[-1].standby is False, table)
        person.click_on(f"mute:{ann.person}")
        assert ann.person is not None
        assert cal.has_muted(ann.person)
        corner = sit(person, host)
        corner.company.toggle()
        person.wait(2)
        assert not faults(person.app.ui.texts)
        person.click_on(f"appoint:{cal.person}")
        until(person, lambda: cal.held, table)
        person.wait(2)
        assert cal.table is not None
        assert cal.table.people[-1].standby
        assert not faults(person.app.ui.texts)
