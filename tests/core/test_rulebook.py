from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.rulebook import Rulebook, UnknownRule

BOOK = """# A game

## 1. Setup
- **XY-1.1** Shuffle
  the cards.

| a | b |
| - | - |

- **XY-1.2** Deal.

## 2. Play
### 2.1 Turns
- **XY-2.1.1** Draw.
- **XY-2.10** Stop.
"""


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    (tmp_path / "en.md").write_text(BOOK, "utf-8")
    return Rulebook.load(tmp_path, "en")


def test_rules_know_their_place(book: Rulebook) -> None:
    assert list(book.rules) == ["XY-1.1", "XY-1.2", "XY-2.1.1", "XY-2.10"]
    assert book.rules["XY-2.1.1"].chapter == "2. Play"
    assert book.rules["XY-2.1.1"].section == "2.1 Turns"
    assert book.rules["XY-1.1"].text == "Shuffle\nthe cards.\n\n| a | b |\n| - | - |"


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("XY-1.1", ["XY-1.1"]),
        ("1", ["XY-1.1", "XY-1.2"]),
        ("2.1", ["XY-2.1.1"]),
        ("XY-2", ["XY-2.1.1", "XY-2.10"]),
    ],
)
def test_a_number_finds_its_rule_and_those_below(book: Rulebook, asked: str, found: list[str]) -> None:
    assert [rule.number for rule in book.find(asked)] == found


def test_an_unknown_number_is_said_so(book: Rulebook) -> None:
    with pytest.raises(UnknownRule, match="no rule 3; the book has 4 rules in 2 chapters"):
        book.find("3")
