"""Processes of their own for what a start does once: how PySide is imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def said(code: str) -> str:
    """What a process prints that runs the code; it has to end well and complain of nothing."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout
