"""The least that a window costs: Qt's own main window with nothing in it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QMainWindow

from benchmarks.children.painted import show_and_tell


def main() -> None:
    """Show it, and end once it is painted."""
    app = QApplication([])
    window = QMainWindow()
    window.resize(1280, 800)
    window.show()
    show_and_tell()
    app.quit()


if __name__ == "__main__":
    main()
