"""The review on the screen: in a process of its own, kept beside the record, one click from every turning point."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from time import monotonic

import pygame
import pytest

from client.links.local import LocalLink
from client.links.study import Reviewer
from client.scenes import reviewing as module
from client.scenes.keepsake import forget, review_beside
from client.scenes.replay import ReplayScene
from client.scenes.reviewing import Reviewing, in_words, keep, worth_telling
from client.scenes.table import TableScene
from engine.bots.bot import Budget
from engine.bots.review import BETTER, CLOSE, FOUND, LUCK, Review, TurningPoint, review
from engine.core.rng import Rng
from engine.match import Chair, Match
from tests.client.person import Person, a_person
from tests.client.test_ending import played_out
from tests.client.test_layout import faults

PATIENCE = 60.0


@cache
def reviewed() -> Review:
    """A quick review, with one turning point of every kind."""
    match = played_out("alien_frontiers")
    *_, last = review(match, Rng(1), Budget(tries=60))
    chosen = [n for n in range(30, 200) if n < len(match.entries)][::40][:4]
    better = match.entries[chosen[0] + 1].move
    told = zip(chosen, (BETTER, FOUND, LUCK, CLOSE), (better, None, None, None), (450, 200, 300, 310), strict=True)
    points = tuple(
        TurningPoint(move, match.entries[move].seat, verdict, 500, 300, 300, instead, chance, (), 40)
        for move, verdict, instead, chance in told
    )
    return Review(100, last.curve, points)


def known() -> Reviewing:
    reviewing = Reviewing(played_out("alien_frontiers"), None)
    reviewing.latest = reviewed()
    return reviewing


def at_the_review(person: Person) -> ReplayScene:
    scene = ReplayScene(person.app, played_out("alien_frontiers"), reviewing=known(), turning=True)
    person.app.push(scene)
    person.wait(3)
    return scene


def test_a_process_of_its_own_tells_it_part_by_part() -> None:
    reviewer = Reviewer(played_out("alien_frontiers"), seconds=1.0)
    try:
        done, until = [], monotonic() + PATIENCE
        while (not done or done[-1] < 100) and monotonic() < until:
            if news := reviewer.news():
                done.append(news.done)
            pygame.time.wait(10)
        assert done[-1] == 100
        assert done == sorted(done)
    finally:
        reviewer.close()
    assert not reviewer.is_working


def test_it_is_kept_beside_the_record_of_this_match_alone(tmp_path: Path) -> None:
    match, record = played_out("alien_frontiers"), tmp_path / "match.jsonl"
    record.write_text("")
    keep(match, record, reviewed())
    assert Reviewing(match, record).is_done
    other = Match(match.game, match.setup, [Chair("Ada"), Chair("Ben")])
    assert Reviewing(other, record).latest is None, "it is of another match"
    review_beside(record).write_text("{damaged", "utf-8")
    assert Reviewing(match, record).latest is None
    forget(record)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_turning_point_is_told_whole(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with a_person(tmp_path, size, language, plain_table=True) as person:
        scene = at_the_review(person)
        for point in reviewed().points:
            assert scene.link.at == point.move
            assert faults(person.app.ui.texts) == []
            person.click_on("review:next")
            person.wait(3)


def test_the_curve_scrubs_and_marks_lead_to_the_position(tmp_path: Path) -> None:
    with a_person(tmp_path, (1280, 720), plain_table=True) as person:
        scene = at_the_review(person)
        person.key(pygame.K_ESCAPE)
        person.wait(2)
        assert "review:next" not in person.app.ui.spots
        assert person.app.scene is scene
        plot = person.app.ui.in_sight["review:curve"]
        person.click((plot.left + plot.width // 2, plot.centery))
        assert abs(scene.link.at - scene.link.length / 2) < 3
        person.click_on("turning:2")
        person.wait()
        assert scene.link.at == reviewed().points[2].move
        assert any("Luck" in text.text for text in person.app.ui.texts)
        person.key(pygame.K_n)
        person.wait()
        assert scene.link.at == reviewed().points[3].move


def test_three_remarks_at_the_end_and_each_opens_its_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "kept", lambda match, record: reviewed())
    with a_person(tmp_path, (1920, 1080)) as person:
        person.app.push(TableScene(person.app, LocalLink(played_out("alien_frontiers"))))
        person.wait(12)
        told = worth_telling(reviewed())
        assert len(told) == 3
        assert all(f"remark:{number}" in person.app.ui.spots for number in range(3))
        person.click_on("remark:1")
        assert isinstance(person.app.scene, ReplayScene)
        assert person.app.scene.link.at == told[1].move


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_verdict_has_words(language: str) -> None:
    from client import locale

    match = played_out("alien_frontiers")
    words = match.game.words(language).with_names(("Ada", "Ben"))
    said = [
        in_words(point, match, words, lambda key, *figures: locale.say(language, key, *figures))
        for point in reviewed().points
    ]
    assert len(set(said)) == 4
    assert "45" in said[0]
    assert "30" in said[0]
