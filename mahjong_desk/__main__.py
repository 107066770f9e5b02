"""The program's entry: a command goes to the command line, anything else opens the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence

COMMANDS = ("score", "replay", "rules", "doctor")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the arguments of the command line; the result is its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given and (given[0] in COMMANDS or given[0].startswith("-")):
        from mahjong_desk import cli

        return cli.run(given)
    from mahjong_desk.ui.application import run

    return run(given)


if __name__ == "__main__":
    sys.exit(main())
