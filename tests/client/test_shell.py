"""From the title screen to the end of a game, by mouse, by keyboard and by controller."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from client import paths
from client.app import fitting, is_reachable
from client.links.local import LocalLink
from client.scenes.ending import Ending
from client.scenes.load import LoadScene, saved_matches
from client.scenes.new_game import NewGameScene
from client.scenes.replay import ReplayScene
from client.scenes.rules import RulesScene
from client.scenes.settings import SettingsScene
from client.scenes.table import TableScene
from client.scenes.title import TitleScene
from client.tables.plain import PlainTable
from engine.bots.levels import make_bot
from engine.bots.pilot_bot import PilotBot
from engine.core.game import Line, Setup, Standing
from engine.core.rng import Rng
from engine.core.words import LANGUAGES
from engine.games import SHELF, load_game, title
from engine.games.alien_frontiers import GAME
from engine.match import Chair, Match
from engine.record import load
from tests.client.person import Person, a_person

NAMES = ("Ada", "Ben", "Cleo", "Dev")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")
    monkeypatch.setattr(paths, "settings_file", lambda: tmp_path / "settings.json")


def test_two_clicks_from_the_title_to_the_table(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.click_on("game:alien_frontiers")
        assert isinstance(person.app.scene, NewGameScene)
        person.wait()
        person.click_on("start")
        assert isinstance(person.app.scene, TableScene)
        assert len(saved_matches()) == 1


def test_the_shelf_says_what_the_games_say() -> None:
    """It does so without loading them, for a quick start."""
    for game_id, seats in SHELF.items():
        game = load_game(game_id)
        assert seats == (game.seat_counts[0], game.seat_counts[-1])
        for language in LANGUAGES:
            assert title(game_id, language) == game.words(language).text("game", "name")


def test_the_title_screen_loads_no_game() -> None:
    code = (
        "import sys; from tests.client.person import a_person; from pathlib import Path; import tempfile\n"
        "with a_person(Path(tempfile.mkdtemp())): pass\n"
        "print([name for name in sys.modules if name.startswith('engine.games.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_last_choices_are_remembered(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.click_on("game:alien_frontiers")
        person.wait()
        person.click_on("count")
        person.click_on("seat:2")
        person.click_on("option:long_version")
        person.click_on("start")
        person.app.home()
        person.wait()
        person.click_on("game:alien_frontiers")
        scene = person.app.scene
        assert isinstance(scene, NewGameScene)
        assert scene.seats == ["person", "pilot", "admiral"]
        assert scene.options["long_version"] is True


def test_a_colour_chosen_for_a_seat_is_remembered_and_played_with(tmp_path: Path) -> None:
    """A click takes the next colour that nobody has; the pieces at the table and the record have it too."""
    with a_person(tmp_path) as person:
        person.click_on("game:alien_frontiers")
        person.wait()
        person.click_on("colour:0")
        person.focus_with_keys("colour:1")
        person.key(pygame.K_RETURN)
        person.click_on("start")
        scene = person.app.scene
        assert isinstance(scene, TableScene)
        assert scene.link.colours[:2] == (2, 3)
        assert load(saved_matches()[0]).match.chairs[0].colour == 2
        person.app.home()
        person.wait()
        person.click_on("game:alien_frontiers")
        again = person.app.scene
        assert isinstance(again, NewGameScene)
        assert again.colours[:2] == [2, 3]


def test_remembered_colours_that_make_no_sense_are_forgotten(tmp_path: Path) -> None:
    for nonsense in (["red"], [0, 0, 1, 2, 3, 4], "blue", [0, 1], None):
        with a_person(tmp_path, last_setups={"alien_frontiers": {"colours": nonsense}}) as person:
            assert NewGameScene(person.app, "alien_frontiers").colours == [0, 1, 2, 3, 4, 5]


def play_well(person: Person, how: str) -> None:
    """At the plain table, the best move in sight each time, until the game is over."""
    scene = person.app.scene
    assert isinstance(scene, TableScene)
    pilot = GAME.pilot()
    for _ in range(1000):
        if scene.link.is_over:
            return
        person.wait()
        reach = person.app.ui.in_sight if how == "mouse" else person.app.ui.spots
        seen = {id: int(id.removeprefix("move:")) for id in reach if id.startswith("move:")}
        if not seen:
            continue
        legal = scene.link.moves()
        assert scene.link.viewer is not None
        state = GAME.imagine(scene.link.view, scene.link.viewer, Rng(0))  # type: ignore[arg-type]
        ratings = pilot.rate(state, scene.link.viewer, [legal[number] for number in seen.values()])
        best = max(zip(ratings, seen, strict=True))[1]
        if how == "mouse":
            person.click_on(best)
        elif how == "keyboard":
            person.choose_with_keys(best)
        else:
            person.choose_with_controller(best)
    raise AssertionError("the match did not end")


@pytest.mark.parametrize("how", ["mouse", "keyboard", "controller"])
def test_a_whole_match_at_the_plain_table(tmp_path: Path, how: str) -> None:
    """Two people at one screen play to the end, and see who won."""
    with a_person(tmp_path, plain_table=True) as person:
        match = Match(GAME, Setup(2, 3), [Chair("Ada"), Chair("Ben")])
        person.app.push(TableScene(person.app, LocalLink(match)))
        play_well(person, how)
        person.wait(3)
        assert "end:again" in person.app.ui.spots
        person.click_on("end:replay")
        assert isinstance(person.app.scene, ReplayScene)
        person.key(pygame.K_ESCAPE)
        person.wait(2)
        person.click_on("end:title")
        assert isinstance(person.app.scene, TitleScene)


def played_out(seed: int) -> Match:
    match = Match(GAME, Setup(2, seed), [Chair("Ada"), Chair("Ben")])
    while not match.is_over:
        seat = match.waiting()[0]
        match.play(seat, PilotBot(GAME, Rng(1)).move(GAME.view(match.state, seat), seat))
    return match


def test_an_end_that_was_taken_back_is_told_again(tmp_path: Path) -> None:
    match = next(match for match in map(played_out, range(20)) if match.can_undo(0))
    with a_person(tmp_path, plain_table=True) as person:
        person.app.push(TableScene(person.app, LocalLink(match)))
        person.wait(3)
        person.click_on("end:look")
        person.wait()
        assert "end:again" not in person.app.ui.spots
        person.click_on("undo")
        person.wait(2)
        assert not match.is_over
        person.click_on("redo")
        person.wait(3)
        assert "end:again" in person.app.ui.spots


def test_a_match_against_a_bot_can_be_left_and_resumed(tmp_path: Path) -> None:
    with a_person(tmp_path, plain_table=True, bot_seconds=0.05) as person:
        person.click_on("game:alien_frontiers")
        person.wait()
        person.click_on("start")
        scene = person.app.scene
        assert isinstance(scene, TableScene)
        link = scene.link
        assert isinstance(link, LocalLink)
        for _ in range(200_000):
            person.wait()
            first = next((id for id in person.app.ui.spots if id.startswith("move:")), None)
            if first and len(link.match.entries) > 25:
                break
            if first:
                person.click_on(first)
        moves = len(link.match.entries)
        assert moves > 25
        person.key(pygame.K_F10)
        person.wait()
        person.click_on("menu:title")
        person.wait()
        assert load(saved_matches()[0]).match.hash == link.match.hash
        person.click_on("continue")
        resumed = person.app.scene
        assert isinstance(resumed, TableScene)
        assert resumed.link is not link
        assert len(resumed.log.lines) > 20


def test_undo_and_redo_at_the_table(tmp_path: Path) -> None:
    with a_person(tmp_path, plain_table=True) as person:
        link = LocalLink(Match(GAME, Setup(2, 3), [Chair("Ada"), Chair("Ben")]))
        person.app.push(TableScene(person.app, link))
        person.wait()
        for _ in range(2):
            person.click_on("move:0")
            person.wait()
        assert len(link.match.entries) == 2
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert len(link.match.entries) == 1
        person.wait()
        assert not link.can_undo()
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert len(link.match.entries) == 1
        person.key(pygame.K_y, pygame.KMOD_CTRL)
        assert len(link.match.entries) == 2


def test_a_curtain_hides_everything_until_the_next_person_sits_down(tmp_path: Path) -> None:
    """Neither the hand nor the log of one person is seen by the other."""
    race = load_game("race_for_the_galaxy")
    words = race.words("en").with_names(("Ada", "Ben"))
    link = LocalLink(Match(race, Setup(2, 3), [Chair("Ada"), Chair("Ben")]))

    def told_to(seat: int) -> list[str]:
        events = [event.seen_by(seat) for entry in link.match.entries for event in entry.events]
        return [text for event in events if event is not None and (text := words.event(event))]

    with a_person(tmp_path, plain_table=True) as person:
        scene = TableScene(person.app, link)
        person.app.push(scene)
        curtains = 0
        while curtains < 12 or told_to(0) == told_to(1):
            person.wait(2)
            if "sit_down" in person.app.ui.spots:
                assert list(person.app.ui.spots) == ["sit_down"]
                assert all(text.text not in told_to(1 - (link.next_viewer() or 0)) for text in person.app.ui.texts)
                person.key(pygame.K_SPACE)
                person.wait()
                assert [line.text for line in scene.log.lines] == told_to(link.viewer or 0)
                curtains += 1
            else:
                person.click_on(next(id for id in person.app.ui.in_sight if id.startswith("move:")))


def test_a_search_narrows_the_list_of_moves(tmp_path: Path) -> None:
    with a_person(tmp_path, plain_table=True) as person:
        link = LocalLink(Match(GAME, Setup(4, 11), [Chair(name) for name in "ABCD"]))
        person.app.push(TableScene(person.app, link))
        person.wait()
        person.click_on("move:0")
        person.wait()
        everything = sum(id.startswith("move:") for id in person.app.ui.spots)
        person.click_on("search")
        person.type("solar")
        person.wait()
        found = sum(id.startswith("move:") for id in person.app.ui.spots)
        assert 0 < found < everything


def a_page_into_the_rules(person: Person) -> int:
    """Turn a page of a long chapter; returns how far that is."""
    person.app.push(RulesScene(person.app, GAME))
    person.wait()
    person.click_on("chapter:6")
    person.key(pygame.K_PAGEDOWN)
    read = person.app.ui.scrolled("text")
    assert read > 0
    return read


def test_what_cannot_take_the_focus_is_scrolled_with_keys_and_stick(tmp_path: Path) -> None:
    with a_person(tmp_path, (1024, 640)) as person:
        read = a_page_into_the_rules(person)
        person.key(pygame.K_DOWN, pygame.KMOD_CTRL)
        assert person.app.ui.scrolled("text") > read
        person.event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=-32768, instance_id=0)
        assert person.app.ui.scrolled("text") == read


def test_moving_the_focus_elsewhere_scrolls_nothing(tmp_path: Path) -> None:
    with a_person(tmp_path, (1024, 640)) as person:
        read = a_page_into_the_rules(person)
        for _ in range(4):
            person.key(pygame.K_TAB)
        assert person.app.ui.scrolled("text") == read


def test_many_moves_are_folded_by_group_and_found_by_searching(tmp_path: Path) -> None:
    with a_person(tmp_path, plain_table=True) as person:
        trading = load_game("starfarers")
        setup = Setup(4, 5, {"advanced_setup": True})
        match = Match(trading, setup, [Chair(name, None if name == "Ada" else "cadet") for name in NAMES])
        bots = [make_bot("cadet", trading, seat) for seat in range(4)]
        while match.waiting() != (0,) or len(match.moves(0)) < 100:
            seat = match.waiting()[0]
            match.play(seat, bots[seat].move(trading.view(match.state, seat), seat))
        person.app.push(TableScene(person.app, LocalLink(match)))
        person.wait(2)
        words = trading.words("en")
        last = len(match.moves(0)) - 1
        wanted = match.moves(0)[last]
        assert f"move:{last}" not in person.app.ui.spots
        person.focus_with_keys(f"group:{words.group(wanted)}")
        person.key(pygame.K_RETURN)
        person.wait()
        assert f"move:{last}" in person.app.ui.spots
        person.key(pygame.K_RETURN)
        person.wait()
        assert f"move:{last}" not in person.app.ui.spots
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.type(words.with_names(match.names).move(wanted)[:20])
        person.wait()
        assert f"move:{last}" in person.app.ui.spots


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.click_on("settings")
        person.wait()
        assert any(text.text == "Settings" for text in person.app.ui.texts)
        person.click_on("language")
        person.wait()
        assert any(text.text == "Réglages" for text in person.app.ui.texts)
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["language"] == "fr"


def test_settings_that_cannot_be_written_are_said_so(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file where a folder should be")
    with a_person(tmp_path / "blocked") as person:
        person.app.push(SettingsScene(person.app))
        person.wait()
        person.click_on("reduced_motion")
        assert person.app.settings.reduced_motion
        person.wait()
        assert any("cannot be written" in text.text for text in person.app.ui.texts)


def test_a_match_that_cannot_be_saved_is_played_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "blocked").write_text("a file where a folder should be")
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "blocked")
    with a_person(tmp_path) as person:
        person.app.push(NewGameScene(person.app, "alien_frontiers"))
        person.wait()
        person.click_on("start")
        person.wait()
        assert any("cannot be saved" in text.text for text in person.app.ui.texts)


def test_damaged_saves_are_listed_with_what_is_wrong(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "broken.jsonl").write_text("not a match")
    with a_person(tmp_path) as person:
        person.click_on("load")
        assert isinstance(person.app.scene, LoadScene)
        person.wait()
        assert "open:broken.jsonl" not in person.app.ui.spots
        person.click_on("back")
        person.wait()
        person.click_on("continue")
        person.wait()
        assert any("is not a match of Orrery" in text.text for text in person.app.ui.texts)


def test_deleting_a_save_takes_two_clicks(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "broken.jsonl").write_text("not a match")
    with a_person(tmp_path) as person:
        person.click_on("load")
        person.wait()
        person.click_on("trash:broken.jsonl")
        assert (folder / "broken.jsonl").exists()
        person.click_on("trash:broken.jsonl")
        assert not (folder / "broken.jsonl").exists()


def test_choices_that_do_not_go_together_say_so_and_cannot_start(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        scene = NewGameScene(person.app, "race_for_the_galaxy")
        scene.options["level"], scene.options["draft"] = "base", True
        person.app.push(scene)
        person.wait(2)
        assert "start" not in person.app.ui.spots
        assert any(text.text.startswith("Drafting needs") for text in person.app.ui.texts)


def test_options_offer_only_what_so_many_players_may_choose(tmp_path: Path) -> None:
    """A value that the number of seats forbids gives way to the usual one, and comes back with the seats."""
    with a_person(tmp_path) as person:
        person.app.settings.finished["race_for_the_galaxy"] = 1
        scene = NewGameScene(person.app, "race_for_the_galaxy")
        scene.seats, scene.options["level"] = ["person"] * 6, "tgs"
        assert scene._chosen(1).options == {}
        scene.seats = ["person"] * 5
        assert scene._chosen(1).options == {"level": "tgs"}


def test_quitting_from_the_title(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.click_on("quit")
        assert not person.app.running


def test_the_window_is_never_smaller_than_the_layout(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.event(pygame.VIDEORESIZE, w=500, h=300, size=(500, 300))
        assert person.app.surface.get_size() == (1024, 640)


def test_without_a_screen_it_says_so() -> None:
    """And names the way to play in the terminal instead."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run([sys.executable, "-m", "client"], env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "no window can be opened" in done.stderr
    assert "orrery play" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("wanted", "screens", "opened"),
    [
        ([1600, 900], [(1280, 720)], (1280, 720)),
        ([1600, 900], [(1024, 768), (2560, 1440)], (1600, 900)),
        ([1100, 2000], [(1920, 1080)], (1100, 1080)),
    ],
)
def test_a_window_is_never_larger_than_the_screen(
    wanted: list[int], screens: list[tuple[int, int]], opened: tuple[int, int]
) -> None:
    assert fitting(wanted, screens) == opened


def test_what_cannot_be_deleted_stays_and_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "saves" / "folder.jsonl").mkdir(parents=True)
    with a_person(tmp_path) as person:
        person.click_on("load")
        person.wait()
        for _ in range(2):
            person.click_on("trash:folder.jsonl")
        person.wait()
        assert any("cannot be deleted" in text.text for text in person.app.ui.texts)
        assert "trash:folder.jsonl" in person.app.ui.spots


def test_a_save_of_a_newer_program_says_what_to_do(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "newer.jsonl").write_text('{"orrery": 99}\n')
    with a_person(tmp_path, language="fr") as person:
        person.click_on("load")
        person.wait(2)
        assert any("mettez celui-ci à jour" in text.text for text in person.app.ui.texts)


def ended(person: Person, *places: Standing) -> list[str]:
    """What the end of an Alien Frontiers match shows of such a standing."""
    words = GAME.words("en").with_names(NAMES)
    ending = Ending(places, words, person.app.say, (0, 1, 2, 3))
    ending.finish()
    ui = person.app.ui
    ui.begin()
    ending.draw(ui, ui.window, ("again", "look", "title"))
    ui.end()
    return [text.text for text in ui.texts]


def test_a_team_that_lost_is_told_so(tmp_path: Path) -> None:
    """Nobody is first where all lose together, and nothing breaks their tie."""
    with a_person(tmp_path) as person:
        line = (Line("colonies", 5),)
        told = ended(person, *(Standing(seat, 2, 5, line, (0, 0)) for seat in range(3)))
        assert person.app.say("end.lost") in told
        assert not any("Tie-break" in text for text in told)


def test_a_tie_says_what_broke_it_and_for_whom(tmp_path: Path) -> None:
    """Only as many tie-breaks as it took, and only for those who were tied."""
    with a_person(tmp_path) as person:
        line = (Line("colonies", 5),)
        tied = (
            Standing(0, 1, 5, line, (2, 7, 0)),
            Standing(1, 2, 5, line, (2, 4, 9)),
            Standing(2, 3, 3, (Line("colonies", 3),), (8, 8, 8)),
        )
        shown = ended(person, *tied)
        assert "Tie-break: Tech cards" in shown
        assert "Tie-break: Ore" in shown
        assert "Tie-break: Fuel" not in shown
        assert {"7", "4"} <= set(shown)
        assert "8" not in shown
        assert not any("Tie-break" in text for text in ended(person, tied[0], tied[2]))


def test_a_notice_lets_the_table_be_seen_once_the_person_goes_on(tmp_path: Path) -> None:
    with a_person(tmp_path, plain_table=True) as person:
        scene = TableScene(person.app, LocalLink(Match(GAME, Setup(2, 3), [Chair("Ada"), Chair("Ben")])))
        person.app.push(scene)
        scene.notice("Something happened.")
        person.wait(180)
        assert any(text.text == "Something happened." for text in person.app.ui.texts), "it is there to be read"
        person.click_on("move:0")
        person.wait(120)
        assert not any(text.text == "Something happened." for text in person.app.ui.texts)


@pytest.mark.parametrize(
    ("position", "screens", "reachable"),
    [
        ([], [(1920, 1080)], False),
        ([200, 100], [(1920, 1080)], True),
        ([2600, 100], [(1920, 1080), (1920, 1080)], True),
        ([2600, 100], [(1920, 1080)], False),
        ([100, -1500], [(1920, 1080)], False),
    ],
)
def test_a_window_comes_back_only_where_it_can_be_seen(
    position: list[int], screens: list[tuple[int, int]], reachable: bool
) -> None:
    """A second screen may be gone by the next start."""
    assert is_reachable(position, screens) == reachable


def test_a_turn_seen_again_says_so_and_ends_with_escape(tmp_path: Path) -> None:
    with a_person(tmp_path, plain_table=True) as person:
        link = LocalLink(Match(GAME, Setup(2, 3), [Chair("Ada"), Chair("Ben")]))
        person.app.push(TableScene(person.app, link))
        person.wait(2)
        mover = link.names[link.viewer or 0]
        person.click_on("move:0")
        person.wait(2)
        person.click_on(f"score:{link.names.index(mover)}")
        person.wait()
        assert any(text.text.startswith(f"Seen again: the last turn of {mover}.") for text in person.app.ui.texts)
        assert not any(id.startswith("move:") for id in person.app.ui.spots), "the past cannot be changed"
        person.key(pygame.K_ESCAPE)
        person.wait(2)
        assert "move:0" in person.app.ui.spots
        assert not any("Seen again" in text.text for text in person.app.ui.texts)


def test_people_at_one_screen_have_names_that_are_remembered(tmp_path: Path) -> None:
    """One's own is the same on all screens; a bot next to them keeps its level's."""
    with a_person(tmp_path) as person:
        person.app.push(NewGameScene(person.app, "alien_frontiers"))
        person.wait()
        person.click_on("count")
        for _ in range(2):
            person.click_on("seat:1")
        person.wait()
        for seat, name in ((0, "Ada"), (1, "Ben")):
            person.click_on(f"name:{seat}")
            person.type(name)
        person.wait()
        assert "name:2" not in person.app.ui.spots
        person.click_on("start")
        scene = person.app.scene
        assert isinstance(scene, TableScene)
        assert scene.names == ("Ada", "Ben", "Pilot")
        assert person.app.own_name == "Ada"
        person.app.home()
        again = NewGameScene(person.app, "starfarers")
        again.seats = ["person", "person", "person"]
        assert [chair.name for chair in again._chairs()] == ["Ada", "Ben", "Player 3"]


def test_whoever_has_given_no_name_is_called_the_same_everywhere(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        for scene in ("settings", "network"):
            person.app.go(scene)
            person.wait(2)
            assert any(text.text == person.app.own_name == "Player" for text in person.app.ui.texts)
        assert NewGameScene(person.app, "alien_frontiers")._chairs()[0].name == "Player"


def places_of_panels(scene: TableScene) -> dict[str, int]:
    table = scene.table
    assert isinstance(table, PlainTable)
    assert table._cards is not None
    return {card.panel.title: place.left for card, place in table._cards[1] if card.panel.seat is None}


@pytest.mark.parametrize("game_id", ["starfarers", "empires_of_the_void", "on_mars"])
def test_panels_of_the_plain_table_keep_their_place(tmp_path: Path, game_id: str) -> None:
    """All of them change columns at once, if ever, not one here and one there with every move."""
    game = load_game(game_id)
    match = Match(game, Setup(game.seat_counts[0], 3), [Chair(name) for name in NAMES[: game.seat_counts[0]]])
    with a_person(tmp_path, (1600, 900), plain_table=True) as person:
        scene = TableScene(person.app, LocalLink(match))
        scene.link.sit_down(match.waiting()[0])
        person.app.push(scene)
        person.wait(2)
        bots = [PilotBot(game, Rng(seat)) for seat in range(match.setup.seats)]
        before, jumps = places_of_panels(scene), 0
        for _ in range(60):
            seat = match.waiting()[0]
            scene.link.sit_down(seat)
            match.play(seat, bots[seat].move(game.view(match.state, seat), seat))
            scene.table.jump(game.view(match.state, seat))
            person.app.ui.wants_frame = True
            person.wait()
            now = places_of_panels(scene)
            jumps += any(now[title] != place for title, place in before.items() if title in now)
            before = before | now
        assert jumps <= 1


def test_the_list_of_moves_has_the_height_it_needs(tmp_path: Path) -> None:
    with a_person(tmp_path, (1280, 720), plain_table=True) as person:
        link = LocalLink(Match(GAME, Setup(4, 11), [Chair(name) for name in NAMES]))
        person.app.push(TableScene(person.app, link))
        person.wait()
        person.click_on("move:0")
        person.wait()
        moves = [rect for id, rect in person.app.ui.in_sight.items() if id.startswith(("move:", "group:"))]
        assert max(rect.bottom for rect in moves) > 720 * 2 // 3


def test_the_first_click_on_a_window_counts(tmp_path: Path) -> None:
    """Also one that brings the window to the front: SDL is told so."""
    with a_person(tmp_path):
        assert os.environ["SDL_MOUSE_FOCUS_CLICKTHROUGH"] == "1"
