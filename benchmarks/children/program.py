"""The program as it always starts, but instead of waiting for its user it ends once it is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_desk.ui import application

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

_make = application.make_application


def _tell() -> int:
    from benchmarks.children.painted import show_and_tell

    show_and_tell()
    return 0


def _make_application() -> QApplication:
    app = _make()
    app.exec = _tell  # type: ignore[method-assign]
    return app


def main() -> int:
    """Start it without arguments."""
    application.make_application = _make_application
    return application.run([])


if __name__ == "__main__":
    raise SystemExit(main())
