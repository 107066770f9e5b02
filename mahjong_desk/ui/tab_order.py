"""The way of the tabulator through parts that are made in another order than they lie on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QWidget


def set_tab_order(parts: Sequence[QWidget]) -> None:
    """Have the tabulator go through the first part with all that is in it, then through the next, and so on.

    Within a part it goes as before. Qt has what is made late come last in the whole window, wherever it lies.
    """
    stops = [stop for part in parts for stop in _stops(part)]
    # Qt moves nothing that takes no focus now, such as a list that is still empty.
    passed_by = [stop for stop in stops if stop.focusPolicy() is Qt.FocusPolicy.NoFocus]
    for stop in passed_by:
        stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    for before, stop in pairwise(stops):
        QWidget.setTabOrder(before, stop)
    for stop in passed_by:
        stop.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def _stops(part: QWidget) -> list[QWidget]:
    """Where the focus can be in a part, now or later, in the order of the tabulator."""
    inside = {part, *part.findChildren(QWidget)}
    for window in [widget for widget in inside if widget is not part and widget.isWindow()]:
        inside -= {window, *window.findChildren(QWidget)}  # a menu or a list of choices has a way of its own
    found = [part]
    widget = _next(part)
    # No further than needed: PySide takes its time for each widget that Python has not met before.
    while widget is not None and widget is not part and len(found) < len(inside):
        if widget in inside:
            found.append(widget)
        widget = _next(widget)
    # One that hands the focus on is no stop; Qt would put the one that gets it in its place.
    return [stop for stop in found if not hands_on(stop)]


def hands_on(widget: QWidget) -> bool:
    """Whether a widget hands the focus on to another one, as what is scrolled and a number's line do."""
    # A header does so to its table, and what PySide knows of those two cannot be mended once it was asked.
    return isinstance(widget, QHeaderView) or _known_again(widget.focusProxy()) is not None


def _next(widget: QWidget) -> QWidget | None:
    """The next in the chain of the focus."""
    return _known_again(widget.nextInFocusChain())


def _known_again(found: QWidget | None) -> QWidget | None:
    """A widget that another one handed out, as the child of its own parent.

    PySide 6.12 takes it for a child of the one that was asked. A dialog whose own child hands it out would
    hang by nothing then, nor would a panel that scrolls when what it scrolls tells to whom it hands the focus
    on; and Python would throw away what it knows of them while they are still open.
    """
    if found is not None:
        # Qt does nothing where that is the parent already, and PySide knows it again.
        found.setParent(found.parentWidget())
    return found
