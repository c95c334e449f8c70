"""The Debian package: installed, run, removed. Needs to be root."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from client import __version__
from tests.packaging.conftest import DIST, ROOT

DEB = DIST / f"orrery_{__version__}_amd64.deb"
LINUX = ROOT / "packaging" / "linux"


@pytest.fixture(scope="module")
def installed() -> Iterator[None]:
    subprocess.run(["dpkg", "--force-depends", "-i", str(DEB)], check=True, capture_output=True)
    yield
    subprocess.run(["dpkg", "-r", "orrery"], check=True, capture_output=True)
    assert not Path("/opt/orrery").exists()
    assert not Path("/usr/bin/orrery").exists()


def test_the_desktop_entry_and_the_metadata_are_valid() -> None:
    subprocess.run(["desktop-file-validate", str(next(LINUX.glob("*.desktop")))], check=True)
    subprocess.run(["appstreamcli", "validate", "--no-net", str(next(LINUX.glob("*.metainfo.xml")))], check=True)


def test_it_runs_after_installing(installed: None, home: dict[str, str]) -> None:
    done = subprocess.run(["/usr/bin/orrery", "--self-test"], env=home, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    for part in ("share/applications/io.github.orrery.Orrery.desktop", "share/icons/hicolor/512x512/apps/orrery.png"):
        assert Path("/usr", part).exists()
