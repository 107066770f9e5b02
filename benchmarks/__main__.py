"""Runs the benchmarks and prints what they found.

    python -m benchmarks [--check] [click] [waits] [advice] [start] [memory] [scoring] [riichi] [club]
        [bundle]

Exits with 0 whatever was found, so that it can be read, and with 1 if a benchmark itself failed; with
``--check`` also with 1 if a bar was missed.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import traceback
from collections.abc import Sequence
from datetime import datetime
from importlib import import_module

from benchmarks.figures import Figure, table

SUBJECTS = ("click", "waits", "advice", "start", "memory", "scoring", "riichi", "club", "bundle")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the subjects that the arguments name, or all; the result is the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure speed and memory.")
    parser.add_argument(
        "subjects", nargs="*", metavar="subject", help=f"{', '.join(SUBJECTS)}; all by default"
    )
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    chosen = parser.parse_args(arguments)
    unknown = [name for name in chosen.subjects if name not in SUBJECTS]
    if unknown:
        parser.error(f"no such subject: {', '.join(unknown)} (there are {', '.join(SUBJECTS)})")
    figures: list[Figure] = []
    failed = False
    for name in chosen.subjects or SUBJECTS:
        print(f"{name} …", file=sys.stderr, flush=True)
        try:
            figures += import_module(f"benchmarks.{name}").measure()
        except Exception:
            failed = True
            traceback.print_exc()
            figures.append(Figure(name, "failed"))
    print(table(figures))
    print(f"\n{machine()}")
    return 1 if failed or (chosen.check and any(figure.misses for figure in figures)) else 0


def machine() -> str:
    """What it was measured on, and when."""
    from PySide6.QtCore import qVersion

    now = datetime.now().astimezone().isoformat(" ", "minutes")
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    cpus = os.cpu_count()
    return (
        f"{platform.python_implementation()} {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.system()} {platform.machine()}, {cpus} CPUs{load}, {now}"
    )


if __name__ == "__main__":
    sys.exit(main())
