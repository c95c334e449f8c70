"""A person in front of a screen, at a table whose host and other guests are in the same process."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from tests.client.lan.house import House
from tests.client.person import Person

PATIENCE = 60.0


def until(person: Person, condition: Callable[[], object], table: House | None = None) -> None:
    """Let frames pass (and everybody at the table act) until the condition holds; fail if it never does."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, f"nothing happened; on the screen: {said(person)}"
        if table:
            table.serve()
        person.wait()


def said(person: Person) -> list[str]:
    """Every text on the screen that is not scrolled."""
    return [text.text for text in person.app.ui.texts]


def says(person: Person, part: str) -> bool:
    return any(part in text for text in said(person))
