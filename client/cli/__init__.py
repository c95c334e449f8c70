"""The command line. Commands are imported when called, so that `orrery --help` answers at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from client.cli.arguments import parse


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command: 0 if all went well, 2 with one sentence if what was asked cannot be done."""
    try:
        chosen = parse(arguments)
        return int(chosen.run(chosen))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except Exception as error:
        from client.cli.errors import BAD_INPUT, sentence

        if not isinstance(error, BAD_INPUT):
            raise
        print(f"orrery: {sentence(error)}", file=sys.stderr)
        return 2
