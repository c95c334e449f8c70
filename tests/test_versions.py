"""The version is one number, wherever it is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from client import __version__

ROOT = Path(__file__).parent.parent
PLACES = {
    "pyproject.toml": r'^version = "([\d.]+)"',
    "packaging/windows/orrery.iss": r"AppVersion=(\S+)|OutputBaseFilename=Orrery-([\d.]+)-windows",
    "packaging/windows/version.txt": r'(?:File|Product)Version", "([\d.]+)"',
    "packaging/linux/io.github.orrery.Orrery.metainfo.xml": r'<release version="([\d.]+)"',
}


@pytest.mark.parametrize("place", PLACES)
def test_the_version_is_the_same_everywhere(place: str) -> None:
    found = re.findall(PLACES[place], (ROOT / place).read_text("utf-8"), re.MULTILINE)
    newest = found[:1] if place.endswith(".xml") else found
    assert newest
    assert {"".join(version) for version in newest} == {__version__}
