"""What views show their items in, and how little of it they paint."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QWidget


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


def show_focus(view: QAbstractItemView) -> bool:
    """Show that the focus came to a view or went; false where no item of it is the current one yet.

    Unlike Qt, which paints everything anew, this does so with the current item alone.
    """
    current = view.currentIndex()
    if current.isValid():
        view.update(current)
    return current.isValid()
