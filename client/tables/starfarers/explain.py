"""What is said of whatever one points at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from client.stage.explain import Describer

DESCRIBE: Final[Mapping[str, Describer]] = {}
