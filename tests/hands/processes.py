"""Starting programs that keep hands, and killing them."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def working(folder: Path, what: str, first: int, count: int) -> Iterator[subprocess.Popen[str]]:
    """A program that keeps hands, from its first one on; killed in the end."""
    command = [sys.executable, "-m", "tests.hands.working", str(folder), what, str(first), str(count)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def killed_at_work(folder: Path, what: str, first: int, seconds: float) -> int:
    """The last number that a program said it had kept when it was killed, so long after its first one."""
    with working(folder, what, first, 5_000) as process:
        assert process.stdout is not None
        said = [process.stdout.readline()]
        time.sleep(seconds)
        process.kill()
        said += process.stdout.readlines()
    whole = [line for line in said if line.endswith("\n")]
    return int(whole[-1])
