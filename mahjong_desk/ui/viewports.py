"""What a view scrolls its contents in: a widget that paints no background of its own."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QWidget


def use_clear_viewport(view: QAbstractScrollArea, role: QPalette.ColorRole = QPalette.ColorRole.Base) -> None:
    """Let what lies behind the view show through it; ``role`` is what its contents take for their background.

    The viewport that Qt makes would do. But the first that Python asks for makes PySide load every kind of
    widget there is, in search of its own, and the window shows the later for it.
    """
    viewport = QWidget()
    # As Qt names and prepares its own, except that it does not fill its background.
    viewport.setObjectName("qt_scrollarea_viewport")
    viewport.setBackgroundRole(role)
    view.setViewport(viewport)
