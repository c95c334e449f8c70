"""The command line, as typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from client.cli import main
from client.cli.elo import elo
from client.cli.talk import MANY, Menu
from engine.bots import examples
from engine.core.game import Setup
from engine.core.moves import Move
from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.components import RAIDERS_OUTPOST
from engine.games.alien_frontiers.moves import Dock, TakeResources
from engine.games.alien_frontiers.position import Position
from engine.match import Chair, Match
from engine.record import Recorder, load

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match in which three moves were made."""
    match = Match(GAME, Setup(2, 7))
    path = tmp_path / "match.jsonl"
    recorder = Recorder.create(match, path)
    for _ in range(3):
        match.play(match.waiting()[0], match.moves(match.waiting()[0])[0])
    recorder.close()
    return path


def test_games_lists_them_with_their_options(capsys: Capture) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert "alien_frontiers: Alien Frontiers, 2–4 seats" in shown
    assert "--option long_version [3–4 seats]" in shown
    assert main(["games", "--lang", "fr"]) == 0
    assert "2–4 joueurs" in capsys.readouterr().out


def test_simulate_sums_up_and_writes_json(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    arguments = ["simulate", "alien_frontiers", "--seats", "pilot,random,cadet", "--games", "3", "--seed", "5"]
    assert main([*arguments, "--option", "long_version", "--json", str(file)]) == 0
    assert "3 games in" in capsys.readouterr().out
    content = json.loads(file.read_text("utf-8"))
    assert [seat["level"] for seat in content["by_seat"]] == ["pilot", "random", "cadet"]
    assert [result["seed"] for result in content["results"]] == [5, 6, 7]
    assert sum(seat["wins"] for seat in content["by_seat"]) == pytest.approx(3)


def test_simulate_tells_how_each_race_does(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    assert main(["simulate", "empires_of_the_void", "--games", "6", "--json", str(file)]) == 0
    content = json.loads(file.read_text("utf-8"))
    races = {row["side"]: row for row in content["by_side"]}
    assert sum(row["games"] for row in races.values()) == 12
    assert sum(row["wins"] for row in races.values()) == pytest.approx(6)
    assert all(row["share"] == pytest.approx(row["wins"] / row["games"]) for row in races.values())
    printed = capsys.readouterr().out
    assert all(name in printed for name in races)


def test_simulating_in_two_processes_gives_the_same_games(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for jobs, file in zip("12", files, strict=True):
        arguments = ["simulate", "alien_frontiers", "--seats", "pilot,cadet", "--games", "4", "--jobs", jobs]
        assert main([*arguments, "--json", str(file)]) == 0
    one, two = (json.loads(file.read_text("utf-8"))["results"] for file in files)
    assert one == two


def test_arena_rates_the_better_bot_higher(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "elo.json"
    arguments = ["arena", "alien_frontiers", "--bots", "random,pilot", "--games", "6", "--json", str(file)]
    assert main(arguments) == 0
    table = json.loads(file.read_text("utf-8"))["elo"]
    rating, low, high = table["pilot"]
    assert 0 < low <= rating <= high
    assert table["random"][0] == 0


def test_an_arena_goes_on_where_its_results_end(capsys: Capture, tmp_path: Path) -> None:
    """What has been played is not played again; each bot's seats, races and options are told apart."""
    file, picture, arguments = tmp_path / "results.jsonl", tmp_path / "arena.png", ["arena", "race_for_the_galaxy"]
    arguments += ["--bots", "random,pilot", "--option", "level=base", "--results", str(file)]
    assert main([*arguments, "--games", "2"]) == 0
    kept = file.read_text("utf-8")
    assert kept.count("\n") == 2
    assert main([*arguments, "--games", "3", "--plot", str(picture)]) == 0
    assert file.read_text("utf-8").startswith(kept)
    assert file.read_text("utf-8").count("\n") == 3
    told = capsys.readouterr().out
    assert "pilot, 1" in told
    assert "level=base" in told
    assert picture.read_bytes().startswith(b"\x89PNG")
    file.write_text(kept + "{}\n", "utf-8")
    assert main(arguments) == 2
    assert "line 3 is no result of a game" in capsys.readouterr().err


def test_elo_of_known_results() -> None:
    """Three wins in four (and the imagined draw) are odds of 3.5 to 1.5."""
    found = elo(["a", "b"], [("b", "a", 1.0)] * 3 + [("a", "b", 1.0)])
    assert found["b"] == pytest.approx(147.2, abs=0.1)


def test_replay_tells_and_checks(capsys: Capture, saved: Path) -> None:
    assert main(["replay", str(saved)]) == 0
    assert "Alien Frontiers, 2 seats, 3 moves, waits for" in capsys.readouterr().out
    assert main(["replay", str(saved), "--check"]) == 0
    assert "3 moves replay to" in capsys.readouterr().out
    assert main(["replay", str(saved), "--print", "--lang", "fr"]) == 0
    assert "Rassembler et lancer" in capsys.readouterr().out


def test_replay_of_a_damaged_file_says_what_is_wrong(capsys: Capture, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-5])
    assert main(["replay", str(saved), "--check"]) == 1
    assert "line 5 is damaged" in capsys.readouterr().err


def test_rules_in_both_languages(capsys: Capture) -> None:
    assert main(["rules", "alien_frontiers", "AF-6.9.1"]) == 0
    assert "AF-6.9.1" in capsys.readouterr().out
    assert main(["rules", "alien_frontiers", "AF-10.7"]) == 0
    assert "*" not in capsys.readouterr().out
    assert main(["rules", "alien_frontiers", "--lang", "fr", "6.9"]) == 0
    assert "Convertisseur solaire" in capsys.readouterr().out
    assert main(["rules", "alien_frontiers"]) == 0
    assert capsys.readouterr().out.startswith("# Alien Frontiers")


def test_bench_writes_its_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("client.cli.bench.SECONDS", 0.05)
    file = tmp_path / "bench.json"
    assert main(["bench", "alien_frontiers", "--json", str(file)]) == 0
    figures = json.loads(file.read_text("utf-8"))["games"]["alien_frontiers"]
    assert set(figures) == {"decisions_per_second", "copy_microseconds", "games_per_second"}
    assert all(figure > 0 for figure in figures.values())


def test_a_match_in_the_terminal(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["t", "1", "1", "why", "u", "r", "s", "99", "nonsense", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    file = tmp_path / "match.jsonl"
    assert main(["play", "alien_frontiers", "--seats", "you,you", "--seed", "3", "--save", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "== Planet" in shown
    assert "rolls" in shown
    assert "(AF-4.9)" in shown
    assert "Points 0 · " in shown, "what one owns"
    assert len(load(file).match.entries) == 2


def test_a_whole_game_against_a_bot_in_the_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    assert main(["play", "alien_frontiers", "--seats", "you,pilot", "--seed", "4", "--lang", "fr"]) == 0
    assert "la partie est finie" in capsys.readouterr().out


def test_the_terminal_speaks_the_language_chosen(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys, names, reasons, explanations and what cannot be undone."""
    answers = iter(["u", "1", "u", "?", "? mine", "? xyz", "pourquoi", "mine lunaire 6", "r", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    file = tmp_path / "match.jsonl"
    arguments = ["play", "alien_frontiers", "--seats", "you,pilot", "--seed", "5", "--lang", "fr", "--save", str(file)]
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    for said in (
        "Un numéro joue ce coup",
        "Il n’y a pas de coup à reprendre.",
        "Le dernier coup a montré quelque chose",
        "  Mine lunaire (",
        "Rien ici ne s’appelle xyz.",
        "(AF-4.9)",
        "1  Amarrer 6 à la Mine lunaire",
        "Il n’y a pas de coup à refaire.",
    ):
        assert said in shown, said
    assert [chair.name for chair in load(file).match.chairs] == ["Joueur 1", "Pilote 2"]
    assert "You" not in shown


def raid() -> list[Move]:
    """A raid on three rich rivals: 210 ways."""
    rich = Position(4).dice(4, 5, 6).holds(1, 4, 4).holds(2, 4, 4).holds(3, 4, 4).state()
    sequence = next(move for move in GAME.moves(rich, 0) if isinstance(move, Dock) and move.station == RAIDERS_OUTPOST)
    GAME.play(rich, 0, sequence)
    return GAME.moves(rich, 0)


def test_many_moves_are_asked_in_several_short_questions() -> None:
    moves, words = raid(), GAME.words("en")
    assert len(moves) > 200
    reached = []

    def ask(menu: Menu, choices: list[int]) -> None:
        number = 1
        while choice := menu.at(number):
            if len(choice.moves) == 1:
                reached.append(choice.moves[0])
            else:
                assert len(choices) < 2, "in three questions at most"
                menu.unfold(choice)
                ask(menu, [*choices, number])
                menu.back()
                for before in choices:
                    menu.unfold(menu.at(before))  # type: ignore[arg-type]
            number += 1

    menu = Menu(words, moves)
    assert len(list(menu.lines())) <= MANY
    ask(menu, [])
    assert sorted(map(repr, reached)) == sorted(map(repr, moves))


def test_words_narrow_the_list() -> None:
    menu = Menu(GAME.words("en").with_names(("Ada", "Ben", "Cleo", "Dev")), raid())
    assert menu.narrow("4 fuel ben")
    choice = menu.at(1)
    assert choice
    assert choice.moves == (TakeResources(((1, 4, 0),)),)
    assert not menu.narrow("gold")


def test_simulate_keeps_every_game(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    arguments = ["simulate", "alien_frontiers", "--games", "2", "--seed", "5", "--save", str(folder)]
    assert main(arguments) == 0
    loaded = [load(folder / f"alien_frontiers-{seed}.jsonl") for seed in (5, 6)]
    assert all(each.problem is None and each.match.is_over for each in loaded)


@pytest.mark.parametrize("name", ["\ud800", "\x1b[31mRed"])
def test_names_in_records_are_only_names(capsys: Capture, tmp_path: Path, name: str) -> None:
    """A record may come from anybody: what is in it is neither printed raw nor does it break the terminal."""
    path = tmp_path / "match.jsonl"
    Recorder.create(Match(GAME, Setup(2, 7), [Chair("Ann"), Chair("Bob")]), path).close()
    lines = path.read_text("utf-8").splitlines()
    header = json.loads(lines[0])
    header["chairs"][0]["name"] = name
    del header["check"]
    header["orrery"] = 1
    path.write_text(json.dumps(header) + "\n", "utf-8")
    assert main(["replay", str(path)]) == 0
    shown = capsys.readouterr().out
    shown.encode()
    assert "\x1b" not in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "alien_frontiers", "--option", "long_version"], "option long_version is for 3, 4 seats, not 2"),
        (["arena", "race_for_the_galaxy", "--seats", "1"], "an arena needs two seats or more"),
        (["simulate", "chess"], "there is no game 'chess'; the games are: alien_frontiers"),
        (["simulate", "alien_frontiers", "--seats", "pilot"], "is for 2, 3, 4 seats, not 1"),
        (
            ["simulate", "alien_frontiers", "--seats", "pilot,kirk"],
            "there is no bot 'kirk'; the bots are: random",
        ),
        (["simulate", "alien_frontiers", "--option", "moon"], "has no option 'moon'; it has: long_version"),
        (["simulate", "alien_frontiers", "--option", "unlimited_supply=maybe"], "takes false, true, not 'maybe'"),
        (["arena", "alien_frontiers", "--bots", "pilot"], "two or more different bots"),
        (["rules", "alien_frontiers", "99"], "there is no rule 99"),
        (["replay", "/nowhere/at/all"], "/nowhere/at/all cannot be read"),
        (["play", "alien_frontiers", "--seats", "you,me"], "there is no bot 'me'; the bots are: you, random"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: Capture, arguments: list[str], sentence: str) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("orrery: ")
    assert sentence in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["simulate"],
        ["simulate", "alien_frontiers", "--games", "0"],
        ["simulate", "alien_frontiers", "--seconds-per-move", "inf"],
        ["host", "alien_frontiers", "--bot-pause", "nan"],
    ],
)
def test_what_cannot_be_parsed_ends_with_two(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2


GREEDY = f"{Path(examples.__file__).parent / 'greedy.py'}:Greedy"


def test_a_bot_from_a_file_meets_ours(capsys: Capture) -> None:
    assert main(["arena", "alien_frontiers", "--bots", "random", "--bot", GREEDY, "--games", "1"]) == 0
    assert f"random - {GREEDY}: " in capsys.readouterr().out


def test_a_bot_from_a_file_takes_a_seat_beside_those_typed(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    assert main(["simulate", "alien_frontiers", "--bot", GREEDY, "--games", "1", "--json", str(file)]) == 0
    assert json.loads(file.read_text("utf-8"))["seats"] == ["pilot", GREEDY]


def test_a_bot_that_is_not_there_is_one_sentence(capsys: Capture) -> None:
    assert main(["simulate", "alien_frontiers", "--bot", "nowhere.py:Clever", "--games", "1"]) == 2
    assert "there is no Python file 'nowhere.py'" in capsys.readouterr().err
    assert main(["simulate", "alien_frontiers", "--bot", "clever"]) == 2
    assert "path/to/file.py:Name" in capsys.readouterr().err


def test_a_record_starts_nobodys_program(tmp_path: Path) -> None:
    """A file from somebody else may name any bot; only ours sit down by themselves."""
    path = tmp_path / "match.jsonl"
    Recorder.create(Match(GAME, Setup(2, 7), [Chair("Ann"), Chair("Bob", "program:touch here")]), path).close()
    assert [chair.bot for chair in load(path).match.chairs] == [None, "pilot"]
