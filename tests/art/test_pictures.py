"""The pictures in the tree are those the lists name, and making them makes what changed and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from art.pictures import BadList, Picture, games, pictures
from art.render import build, forget_unnamed, manifest, out_of_date

PAINTER = """
from PIL import Image

def plain(size, red):
    return Image.new("RGB", size, (red, 0, 0))
"""
LISTED = """
[words]
hue = ["dark", "light"]

[moons]
scene = "moon.py:plain"
size = [8, 6]
alpha = false
[moons.pictures]
callisto = { red = 10, idea = "A dark one." }
europa = { red = 200 }

[suns]
scene = "sun.py:plain"
name = "sun_{red}"
size = [4, 4]
each.red = [1, 2]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small folder of art with one game, four pictures and two painters."""
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "pictures.toml").write_text(LISTED)
    (folder / "moon.py").write_text(PAINTER)
    (folder / "sun.py").write_text(PAINTER)
    return tmp_path


def stale(root: Path) -> list[Picture]:
    return [picture for picture in pictures("game", root) if out_of_date(picture, manifest("game", root))]


def names(found: list[Picture]) -> list[str]:
    return sorted(picture.name for picture in found)


def test_everything_is_made_once(root: Path) -> None:
    assert names(stale(root)) == ["callisto", "europa", "sun_1", "sun_2"]
    assert build(stale(root), jobs=2) == []
    assert stale(root) == []
    assert {path.name for path in (root / "rendered" / "game").glob("*.webp")} == {
        "callisto.webp",
        "europa.webp",
        "sun_1.webp",
        "sun_2.webp",
    }


def test_a_changed_scene_makes_only_its_own_pictures_again(root: Path) -> None:
    build(stale(root), jobs=1)
    (root / "game" / "sun.py").write_text(PAINTER.replace("(red, 0, 0)", "(red, red, 0)"))
    assert names(stale(root)) == ["sun_1", "sun_2"]


def test_a_changed_parameter_makes_only_that_picture_again(root: Path) -> None:
    build(stale(root), jobs=1)
    listed = root / "game" / "pictures.toml"
    listed.write_text(listed.read_text().replace("red = 200", "red = 201"))
    assert names(stale(root)) == ["europa"]


def test_words_about_a_picture_change_nothing(root: Path) -> None:
    build(stale(root), jobs=1)
    listed = root / "game" / "pictures.toml"
    listed.write_text(listed.read_text().replace("A dark one.", "A darker one."))
    assert stale(root) == []


def test_a_lost_file_is_made_again(root: Path) -> None:
    build(stale(root), jobs=1)
    (root / "rendered" / "game" / "europa.webp").unlink()
    assert names(stale(root)) == ["europa"]


def test_what_a_scene_includes_belongs_to_it(root: Path) -> None:
    (root / "look").mkdir()
    (root / "look" / "light.inc").write_text("// warm")
    (root / "game" / "ship.pov").write_text('#include "light.inc"\n')
    ship = Picture(root, "game", "ship", "ship", (8, 8))
    before = ship.digest()
    (root / "look" / "light.inc").write_text("// cold")
    assert ship.digest() != before


def test_a_picture_no_list_names_is_removed(root: Path) -> None:
    build(stale(root), jobs=1)
    listed = root / "game" / "pictures.toml"
    listed.write_text(listed.read_text().replace("europa = { red = 200 }\n", ""))
    assert forget_unnamed("game", root) == ["europa"]
    assert not (root / "rendered" / "game" / "europa.webp").exists()
    assert "europa" not in manifest("game", root)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        (('scene = "sun.py:plain"\n', ""), "sun_1 has no scene"),
        (("red = 200", 'hue = "purple"'), "the word purple is in no list"),
        (("europa", "callisto2"), None),
        (("each.red = [1, 2]\n", ""), "neither pictures nor each"),
        (("sun_{red}", "europa"), "two pictures are called europa"),
    ],
)
def test_a_list_that_cannot_be_followed_is_refused_in_one_sentence(
    root: Path, changed: tuple[str, str], sentence: str | None
) -> None:
    listed = root / "game" / "pictures.toml"
    listed.write_text(listed.read_text().replace(*changed))
    if sentence is None:
        assert names(pictures("game", root)) == ["callisto", "callisto2", "sun_1", "sun_2"]
        return
    with pytest.raises(BadList, match=sentence):
        pictures("game", root)


def test_a_word_is_its_place_in_its_list(root: Path) -> None:
    listed = root / "game" / "pictures.toml"
    listed.write_text(listed.read_text().replace("red = 200", 'red = 200, hue = "light"'))
    europa = next(picture for picture in pictures("game", root) if picture.name == "europa")
    assert europa.parameters == {"red": 200, "hue": 1}


@pytest.mark.parametrize("whose", games())
def test_every_picture_named_is_in_the_tree_and_up_to_date(whose: str) -> None:
    known = manifest(whose)
    named = {picture.name for picture in pictures(whose)}
    assert [picture.name for picture in pictures(whose) if out_of_date(picture, known)] == []
    assert {path.stem for path in pictures(whose)[0].file.parent.glob("*.webp")} == named == set(known)


def test_the_manifest_says_where_a_picture_is_and_how_large(root: Path) -> None:
    build(stale(root), jobs=1)
    told = json.loads((root / "rendered" / "game" / "manifest.json").read_text())
    assert told["europa"]["file"] == "europa.webp"
    assert told["europa"]["size"] == [8, 6]
