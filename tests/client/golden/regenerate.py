"""Take every picture anew: `make golden`. Look at the differences before they are committed."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from client import paths
from tests.client.golden import FOLDER, SCREENS, take


def main() -> None:
    for name in SCREENS:
        with TemporaryDirectory() as folder:
            paths.saves = lambda folder=folder: Path(folder) / "saves"
            pygame.image.save(take(name, Path(folder)), str(FOLDER / f"{name}.png"))
            print(name)


if __name__ == "__main__":
    main()
