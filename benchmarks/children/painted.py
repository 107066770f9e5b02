"""When a window is painted: when it is on its screen and nothing waits to be done any more."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop
from PySide6.QtWidgets import QApplication

STATUS = Path("/proc/self/status")


def settle() -> None:
    """Work off all events: layouts, paint events, and what those ask for, until nothing is left."""
    dispatcher = QAbstractEventDispatcher.instance()
    while dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
        pass


def show_and_tell() -> None:
    """Wait until the one window that shows is painted, say so in a line, then how much memory is resident.

    Memory is told in KiB: all of it, and what no file stands behind.
    """
    dispatcher = QAbstractEventDispatcher.instance()
    window = next(widget for widget in QApplication.topLevelWidgets() if widget.isVisible())
    while not window.windowHandle().isExposed():
        dispatcher.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    settle()
    sys.stdout.write("painted\n")
    sys.stdout.flush()
    status = STATUS.read_text(encoding="ascii") if STATUS.exists() else ""
    lines = dict(line.split(":", 1) for line in status.splitlines())
    for name in ("VmRSS", "RssAnon"):
        sys.stdout.write(f"{lines.get(name, '0 kB').split()[0]}\n")
