"""How text is broken into lines."""

from __future__ import annotations

from pathlib import Path

from client.ui.canvas import BODY
from tests.client.person import a_person


def test_no_line_begins_with_a_mark_that_french_sets_apart(tmp_path: Path) -> None:
    text = "Un anneau de cargaison ; vitesse 100 % : « Prêt ? » Alors, en route !"
    with a_person(tmp_path) as person:
        theme = person.app.ui.theme
        for width in range(160, 700, 7):
            lines = theme.wrapped(text, BODY, width)
            assert not any(line[0] in ";:?!»%" or line[-1] == "«" for line in lines), lines
            assert " ".join(lines).replace("\N{NO-BREAK SPACE}", " ") == text
