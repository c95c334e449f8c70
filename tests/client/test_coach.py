"""The coach at the table: three steps, true at each, while the table stays usable."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pygame
import pytest

from client.links.local import LocalLink
from client.scenes.coach import BEST, PLACE, PLANS, chosen, per_cent, reason_in_words
from client.scenes.table import TableScene
from client.settings import Settings
from engine.bots.coach import Advice, Reason
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.games import game_ids, load_game
from engine.match import Chair, Match
from tests.client.person import Person, a_person
from tests.client.test_layout import faults

PATIENCE = 120.0


def at_a_table(person: Person, game_id: str, moves: int = 30) -> TableScene:
    game = load_game(game_id)
    match = Match(game, Setup(2, 7), [Chair("Ada"), Chair("Ben")])
    rng = Rng(2)
    while len(match.entries) < moves or len(match.moves(match.waiting()[0])) < 4:
        seat = match.waiting()[0]
        match.play(seat, rng.choice(match.moves(seat)))
    link = LocalLink(match)
    link.sit_down(match.waiting()[0])
    scene = TableScene(person.app, link)
    person.app.push(scene)
    person.wait(3)
    return scene


def advised(person: Person, scene: TableScene) -> Advice:
    """Ask, and wait until there is an answer."""
    person.key(pygame.K_h)
    until = monotonic() + PATIENCE
    while scene._coach.advice is None and monotonic() < until:
        person.wait()
        pygame.time.wait(10)
    assert scene._coach.advice is not None
    person.wait(2)
    return scene._coach.advice


def shown(person: Person) -> str:
    return "\n".join(text.text for text in person.app.ui.texts)


def test_three_steps_and_then_it_is_done(tmp_path: Path) -> None:
    with a_person(tmp_path, (1920, 1080)) as person:
        scene = at_a_table(person, "alien_frontiers")
        advised(person, scene)
        assert scene._coach.step == PLACE
        assert scene.table.pointed_out(), "the place is lit"
        assert "Where to look" in shown(person)
        assert "Plans, with" not in shown(person)
        person.key(pygame.K_h)
        person.wait()
        assert scene._coach.step == PLANS
        assert "Plans, with the chance to win" in shown(person)
        person.key(pygame.K_h)
        person.wait()
        assert scene._coach.step == BEST
        best, made = scene._coach.best, scene.link.made()
        person.key(pygame.K_h)
        person.wait(2)
        assert isinstance(scene.link, LocalLink)
        assert scene.link.match.entries[made].move == best
        assert not scene._coach.is_open
        assert not scene.table.pointed_out()


def test_any_other_move_may_be_made_meanwhile_and_escape_ends_it(tmp_path: Path) -> None:
    with a_person(tmp_path, (1920, 1080), plain_table=True) as person:
        scene = at_a_table(person, "alien_frontiers")
        advised(person, scene)
        person.key(pygame.K_ESCAPE)
        person.wait()
        assert not scene._coach.is_open
        assert "menu:title" not in person.app.ui.spots, "nothing else was closed or opened"
        advised(person, scene)
        made = scene.link.made()
        person.click_on(next(id for id in person.app.ui.in_sight if id.startswith("move:")))
        person.wait(2)
        assert scene.link.made() > made
        assert not scene._coach.is_open


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_coach_says_is_whole(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with a_person(tmp_path, size, language) as person:
        scene = at_a_table(person, "starfarers")
        advised(person, scene)
        for _ in range(2):
            person.key(pygame.K_h)
            person.wait(2)
            assert faults(person.app.ui.texts) == []


@pytest.mark.parametrize("game_id", game_ids())
def test_every_figure_that_may_be_a_reason_has_words(game_id: str) -> None:
    game = load_game(game_id)
    state = game.start(Setup(2, 3))
    with_names = {language: game.words(language).with_names(("Ada", "Ben")) for language in ("en", "fr")}
    for seat in range(2):
        for figure in game.figures(state, seat):
            for kind in ("gains", "prevents", "gives_up"):
                reason = Reason(kind, seat, figure, 25, 10, True)
                said = [reason_in_words(reason, words, saying(lang)) for lang, words in with_names.items()]
                assert "2.5" in said[0]
                assert "2,5" in said[1]
                assert ("Ben" in said[0]) == (kind == "prevents" and seat == 1)


def saying(language: str):  # type: ignore[no-untyped-def]
    from client import locale

    return lambda key, *figures: locale.say(Settings(language=language).language, key, *figures)


def test_a_chance_is_said_no_finer_than_it_is_known() -> None:
    assert per_cent(287, 20) == 30
    assert per_cent(287, 120) == 29


def test_something_that_is_given_up_is_always_told() -> None:
    gains = [Reason("gains", 0, str(number), 20, 10, False) for number in range(6)]
    cost = Reason("gives_up", 0, "fuel", 0, 10, False)
    assert chosen([*gains, cost]) == [*gains[:3], cost]
    assert chosen(gains) == gains[:4]
    assert chosen([cost, *gains[:2]]) == [cost, *gains[:2]]
