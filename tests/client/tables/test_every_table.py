"""What holds at every drawn table, whatever is played at it."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from client.stage.drawn import DrawnTable
from client.stage.table import Surroundings
from client.tables import make_table
from engine.bots.levels import make_bot
from engine.core.game import Game
from engine.core.moves import Event, Move, Step
from engine.games import load_game
from tests.client.tables.person import Person
from tests.client.tables.reading import faults
from tests.client.tables.restless import push_everything
from tests.sixth import comets
from tests.sixth.comets.table import CometsTable

DRAWN = [
    comets.GAME,
    *map(load_game, ("alien_frontiers", "race_for_the_galaxy", "starfarers", "empires_of_the_void", "on_mars")),
]
SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
MOVES = 60
"""How long a walk is."""


def make(around: Surroundings) -> DrawnTable[Any, Any, Any]:
    if around.link.game.id == comets.GAME.id:
        return CometsTable(around)
    table = make_table(around, plain=False)
    assert isinstance(table, DrawnTable)
    return table


def at(game: Game[Any], moves: int = 0, **wishes: Any) -> Person:
    """A person at a table, some random moves into a match."""
    seats = wishes.pop("seats", min(4, max(game.seat_counts)))
    person = Person(game, make, seats, **wishes)
    rng = Random(wishes.get("seed", 1))
    for _ in range(moves):
        if person.link.match.is_over:
            break
        seat = person.link.match.waiting()[0]
        person.link.match.play(seat, rng.choice(person.link.match.moves(seat)))
    person.sit_down()
    person.link.sit_down(person.link.viewer or 0)
    person.table.jump(person.link.view)
    person.look()
    return person


def kinds_of(game: Game[Any], base: type[Any]) -> list[type[Any]]:
    return [kind for kind in game.vocabulary if issubclass(kind, base)]


@pytest.fixture(params=DRAWN, ids=lambda game: game.id)
def drawn(request: pytest.FixtureRequest) -> Game[Any]:
    game: Game[Any] = request.param
    return game


def test_everything_that_can_be_done_is_done_by_pointing(drawn: Game[Any]) -> None:
    """On a random walk, clicking what the path of a legal move names makes that move and no other."""
    person = at(drawn, length=0.0)
    rng = Random(5)
    for _ in range(MOVES):
        if person.link.is_over:
            return
        moves = person.link.moves()
        listed = [move for move in moves if person.table.path_of(move) is None]
        assert all(type(move) in person.table.listed for move in listed), listed[:3]
        person.make_with_mouse(rng.choice(moves))


def test_everything_can_be_done_with_keys_alone(drawn: Game[Any]) -> None:
    person = at(drawn, length=0.0, seed=3)
    rng = Random(7)
    for _ in range(MOVES // 3):
        if person.link.is_over:
            return
        person.make_with_keys(rng.choice(person.link.moves()))


def test_tab_goes_all_the_way_round(drawn: Game[Any]) -> None:
    """Everything that can be focused is reached, one after the other, whichever way one goes."""
    person = at(drawn, 12)
    for mod in (0, pygame.KMOD_SHIFT):
        start = person.ui.focus = person.stops()[0]
        reached = []
        for _ in range(2 * len(person.stops())):
            person.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=mod), draws=False)
            reached.append(person.ui.focus)
            if person.ui.focus == start:
                break
        assert set(reached) == set(person.stops())
        assert len(reached) == len(set(reached))


def test_every_event_is_seen(drawn: Game[Any]) -> None:
    """Each class of event has a handler or is told by the log alone; the others move pieces, which they must then."""
    table = at(drawn).table
    unknown = [kind.__name__ for kind in (*table.handlers, *table.quiet) if kind not in kinds_of(drawn, Event)]
    assert not unknown
    unseen = {kind for kind in kinds_of(drawn, Event) if kind not in table.handlers and kind not in table.quiet}
    told = {kind for kind in unseen if kind.__name__ in drawn.words("en").catalogue["event"]}
    assert unseen == told, "an event that is neither drawn nor told happens behind everybody’s back"


def test_sheets_and_descriptions_are_of_this_game(drawn: Game[Any]) -> None:
    table = at(drawn).table
    assert set(table.sheets) <= set(kinds_of(drawn, Step))
    assert set(table.listed) <= set(kinds_of(drawn, Move))


def test_nothing_is_owed_once_everything_has_arrived(drawn: Game[Any]) -> None:
    person = at(drawn, seed=2)
    bots = [make_bot("cadet", drawn, seat) for seat in range(person.link.setup.seats)]
    for _ in range(MOVES):
        if person.link.is_over:
            break
        seat = person.link.viewer
        assert seat is not None
        person.play(bots[seat].move(person.link.view, seat))
        person.frame(draws=False)
        person.table.finish()
        assert person.table.view == person.link.view
        assert not person.table.motions.is_busy
        assert not list(person.table.motions.carried())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_a_table_reads_well(drawn: Game[Any], size: tuple[int, int], language: str) -> None:
    for moves in (0, 40):
        assert faults(at(drawn, moves, size=size, language=language)) == []


@pytest.mark.parametrize("text_scale", [80, 125, 150])
def test_texts_of_every_size_read_well(drawn: Game[Any], text_scale: int) -> None:
    assert faults(at(drawn, 40, text_scale=text_scale)) == []


def test_all_that_lies_there_can_be_focused_and_is_explained(drawn: Game[Any]) -> None:
    person = at(drawn, 30)
    table = person.table
    ids = [piece.id for piece in table._pieces_of(table.position, table._ready.layout) if not piece.passive]
    ids += [table.control_of(pick) for pick in table.choosing.open_picks()]
    assert set(ids) <= set(person.ui.spots)
    for id in ids:
        person.ui.focus, person.ui.input.by_pointer = id, False
        person.look()
        assert table.explanation.title, id


def test_looking_nearer_neither_lays_out_nor_paints(drawn: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    person = at(drawn, 20)
    if len(person.table.zooms) < 2:
        return
    done: list[str] = []
    monkeypatch.setattr(person.table, "lay_out", lambda *given: done.append("laid out"))
    monkeypatch.setattr(person.table, "paint_ground", lambda *given: done.append("painted"))
    middle = person.table._ready.camera.frame.center
    before = person.table._ready.camera.sight
    for steps in (1, 1, -1):
        person.wheel(middle, steps)
    assert person.table._ready.camera.sight != before
    near = person.table._ready.camera.sight
    person.drag((middle[0] + 60, middle[1] + 60), middle)
    assert person.table._ready.camera.sight.unit == near.unit
    assert done == []


def test_random_events_break_nothing(drawn: Game[Any]) -> None:
    push_everything(lambda: at(drawn, 10), events=600, seed=11)
