"""How large the packed program is, and how long it takes from its start until its window is painted.

It is measured where ``make tar`` or ``make deb`` puts it, in ``dist``. Qt itself says when the window is
painted, in its own log; so does a bare window that is started in turns with it.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from statistics import median
from threading import Timer
from time import perf_counter

from benchmarks.figures import Figure, milliseconds
from benchmarks.platforms import LONGEST, OFFSCREEN, ROOT, child_command, environment

PROGRAM = ROOT / "dist" / "mahjong-desk" / "mahjong-desk"
_LOG = "qt.widgets.painting=true"
_PAINTED = "as needing flush"
"""What Qt says first once a window has been painted."""
RUNS = 9


def measure() -> Iterator[Figure]:
    """Its size, that of what is handed out, and its start against a bare window."""
    if not PROGRAM.exists():
        yield Figure("packed program", "not measured: there is none; make tar packs it")
        return
    folder = PROGRAM.parent
    size = sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())
    yield Figure("packed program, on the disk", f"{size / 1e6:.0f} MB")
    for made in sorted([*folder.parent.glob("*.tar.gz"), *folder.parent.glob("*.deb")]):
        yield Figure(
            f"packed program, {''.join(made.suffixes[-2:])[-7:]}", f"{made.stat().st_size / 1e6:.0f} MB"
        )
    with environment(OFFSCREEN) as variables:
        commands = {"packed": [str(PROGRAM)], "bare": child_command("bare")}
        times: dict[str, list[float]] = {name: [] for name in commands}
        for _ in range(RUNS + 1):
            for name, command in commands.items():
                times[name].append(until_painted(command, variables | {"QT_LOGGING_RULES": _LOG}))
    # The first of each reads files that are in memory from then on.
    packed, bare = (median(times[name][1:]) for name in ("packed", "bare"))
    yield Figure(
        "packed program, start → painted",
        milliseconds(packed),
        f"bare window {milliseconds(bare)}",
        packed / bare,
    )


def until_painted(command: Sequence[str], variables: dict[str, str]) -> float:
    """Seconds from the start of a program until Qt says that a window of it is painted; it is ended then."""
    started = perf_counter()
    with subprocess.Popen(
        command, env=variables, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    ) as child:
        assert child.stderr is not None
        limit = Timer(LONGEST, child.kill)
        limit.daemon = True
        limit.start()
        try:
            for line in child.stderr:
                if _PAINTED in line:
                    return perf_counter() - started
        finally:
            limit.cancel()
            child.kill()
    raise RuntimeError(f"{command[0]} did not show its window")
