"""Which package of the Debian that the program is packed on has a library."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


def run(*command: str) -> str:
    """What a command prints; where it fails, the end."""
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True)
    except FileNotFoundError:
        raise SystemExit(f"{command[0]} is needed and is not installed.") from None
    if done.returncode:
        raise SystemExit(f"{command[0]}: {done.stderr or done.stdout}")
    return done.stdout


def place_of(library: str) -> str | None:
    """Where this machine has a library, by the name that programs ask for."""
    known = re.search(rf"{re.escape(library)} .*=> (\S+)", run("/sbin/ldconfig", "-p"))
    return None if known is None else known[1]


def package_at(place: str) -> str:
    """The package that a library at that place is of."""
    # Debian's own list may have it by the name that it had before /lib became a link to /usr/lib.
    for path in (place, str(Path(place).resolve()), place.removeprefix("/usr")):
        found = subprocess.run(["dpkg-query", "-S", path], check=False, capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.split(":")[0]
    raise SystemExit(f"No package of this machine has {place}.")
