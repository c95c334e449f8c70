"""Where things are: our files beside the code or in the frozen program, the player's where the system keeps them."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs

APP = "orrery"

home: Path | None = None
"""Where matches are kept instead of the usual place, if anywhere: pictures are taken without a player's own."""


def resources() -> Path:
    """The folder that holds art/ and sounds/: the source tree, or what the frozen program unpacked."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if frozen else Path(__file__).parent.parent


def art(*parts: str) -> Path:
    return resources().joinpath("art", *parts)


def sounds(*parts: str) -> Path:
    return resources().joinpath("sounds", "rendered", *parts)


def settings_file() -> Path:
    return Path(platformdirs.user_config_dir(APP, appauthor=False)) / "settings.json"


def saves() -> Path:
    return (home or Path(platformdirs.user_data_dir(APP, appauthor=False))) / "saves"


def pictures() -> Path:
    return home / "pictures" if home else Path(platformdirs.user_pictures_dir()) / "Orrery"


def documents() -> Path:
    return home / "documents" if home else Path(platformdirs.user_documents_dir()) / "Orrery"


def logs() -> Path:
    return Path(platformdirs.user_log_dir(APP, appauthor=False))
