"""How large the packed program is, and how long it takes from its start until its window is painted.

It is packed for that, as ``make tar`` and ``make deb`` do. Qt itself says when the window is painted, in its
own log; so does a bare window that is started in turns with it.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import which
from statistics import median
from threading import Timer
from time import perf_counter

from benchmarks.figures import Figure, milliseconds
from benchmarks.platforms import LONGEST, OFFSCREEN, ROOT, child_command, environment

_BUILD = ROOT / "packaging" / "linux" / "build.py"
_LOG = "qt.widgets.painting=true"
_PAINTED = "as needing flush"
"""What Qt says first once a window has been painted."""
RUNS = 9


def measure() -> Iterator[Figure]:
    """Its size, that of what is handed out, and its start against a bare window."""
    if sys.platform != "linux":
        yield Figure("packed program", "not measured: only what is made for Linux is")
        return
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder)
        _build("tar", made)
        packed = made / "mahjong-desk"
        size = sum(path.lstat().st_size for path in packed.rglob("*") if not path.is_dir())
        yield Figure("packed program, on the disk", f"{size / 1e6:.0f} MB")
        if which("dpkg-deb"):
            _build("deb", made, "--from", str(packed))
        for ending in (".tar.gz", ".deb"):
            for file in made.glob(f"*{ending}"):
                yield Figure(f"packed program, {ending}", f"{file.stat().st_size / 1e6:.0f} MB")
        yield _start(packed / "mahjong-desk")


def _build(what: str, into: Path, *options: str) -> None:
    command = [sys.executable, str(_BUILD), what, "--into", str(into), *options]
    # What it says goes beside the figures, not among them.
    subprocess.run(command, check=True, stdout=sys.stderr)


def _start(program: Path) -> Figure:
    with environment(OFFSCREEN) as variables:
        commands = {"packed": [str(program)], "bare": child_command("bare")}
        times: dict[str, list[float]] = {name: [] for name in commands}
        for _ in range(RUNS + 1):
            for name, command in commands.items():
                times[name].append(until_painted(command, variables | {"QT_LOGGING_RULES": _LOG}))
    # The first of each reads files that are in memory from then on.
    packed, bare = (median(times[name][1:]) for name in ("packed", "bare"))
    return Figure(
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
