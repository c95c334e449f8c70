"""The in-game rulebook: chapters, sections and numbered rules, read from Markdown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_RULE = re.compile(r"- \*\*([A-Z]+-\d+(?:\.\d+)*)\*\* ?(.*)")
_HEADING = re.compile(r"(#+) (.*)")


class UnknownRule(Exception):
    """There is no rule of that number."""


@dataclass(frozen=True, slots=True)
class Rule:
    number: str
    chapter: str
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rulebook's whole text, and its rules by number in the order of the book."""

    text: str
    rules: dict[str, Rule]

    @staticmethod
    def load(folder: Path, language: str) -> Rulebook:
        text = (folder / f"{language}.md").read_text("utf-8")
        rules: dict[str, Rule] = {}
        chapter = section = number = ""
        lines: list[str] = []

        def close() -> None:
            if number:
                rules[number] = Rule(number, chapter, section, "\n".join(lines).rstrip())

        for line in text.splitlines():
            rule, heading = _RULE.match(line), _HEADING.match(line)
            if rule or heading:
                close()
                number, lines = "", []
            if rule:
                number, lines = rule[1], [rule[2]]
            elif heading:
                if len(heading[1]) == 2:
                    chapter, section = heading[2], ""
                elif len(heading[1]) == 3:
                    section = heading[2]
            elif number:
                lines.append(line.removeprefix("  "))
        close()
        return Rulebook(text, rules)

    def find(self, number: str) -> list[Rule]:
        """The rule of that number and those below it; `6`, `6.2` and `AF-6.2` all name the same branch."""
        prefix = next(iter(self.rules)).split("-")[0]
        wanted = number if "-" in number else f"{prefix}-{number}"
        found = [rule for key, rule in self.rules.items() if key == wanted or key.startswith(wanted + ".")]
        if not found:
            chapters = len({rule.chapter for rule in self.rules.values()})
            raise UnknownRule(f"there is no rule {number}; the book has {len(self.rules)} rules in {chapters} chapters")
        return found
