"""The tabulator goes through the window as it lies on the screen, whenever its parts were made."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialog, QPushButton, QSpinBox, QWidget
from shiboken6 import Shiboken

from mahjong_desk.core.line import parse_line
from mahjong_desk.ui.scrolling import Inside, PanelScroll
from mahjong_desk.ui.settings_banner import SettingsBanner
from mahjong_desk.ui.tab_order import set_tab_order
from tests.window.conftest import OpenDesk
from tests.window.driving import Desk, settle
from tests.window.test_settings_kept import write_file

HAND = "234m456p678s11z(555z)+5p seat=E from=S"


def stops(panel: QWidget) -> list[QWidget]:
    """The stops of the tabulator in a panel, in its order, from the panel itself on."""
    found: list[QWidget] = []
    widget = panel.nextInFocusChain()
    while widget is not None and widget is not panel:
        stop = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if stop and widget.isVisible() and widget.isEnabled() and panel.isAncestorOf(widget):
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def place(widget: QWidget, panel: QWidget) -> tuple[int, int]:
    """Where it lies, by lines of the panel and then across."""
    at = widget.mapTo(panel, QPoint(0, widget.height() // 2))
    return at.y() // 12, at.x()


@pytest.mark.parametrize("line", [f"{HAND} rules=wsom", f"{HAND} rules=ema", "rules=ema"])
def test_it_goes_down_each_panel(desk: Desk, line: str) -> None:
    window = desk.window
    # The lists of an answer are made after the advice, and the circumstances of reach after the others.
    for text in ("123m rules=wsom", f"{HAND} rules=wsom", line):
        window.editor.load(parse_line(text).apply(window.editor.draft), "load")
        settle()
    for panel in (window.header, window.circumstances, window.breakdown):
        found = stops(panel)
        assert found
        assert found == sorted(found, key=lambda widget: place(widget, panel))


def test_a_panel_is_gone_through_before_the_next(desk: Desk) -> None:
    window = desk.window
    for text in ("rules=wsom", f"{HAND} rules=ema"):
        window.editor.load(parse_line(text).apply(window.editor.draft), "load")
        settle()
    panels: list[QWidget] = [window.header, window.felt, window.picker]
    panels += [window.circumstances, window.breakdown, window.footer]
    passed = [place for stop in stops(window) for place, p in enumerate(panels) if p.isAncestorOf(stop)]
    assert passed == sorted(passed)
    assert set(passed) == set(range(len(panels)))


def test_what_is_told_above_all_comes_after_the_header(open_desk: OpenDesk) -> None:
    write_file("nonsense")
    window = open_desk().window
    (banner,) = window.findChildren(SettingsBanner)
    panels: list[QWidget] = [window.header, banner, window.scorer]
    passed = [place for stop in stops(window) for place, p in enumerate(panels) if p.isAncestorOf(stop)]
    assert passed == sorted(passed)
    assert set(passed) == {0, 1, 2}


def test_a_dialog_whose_child_hands_out_the_next_stop_is_not_thrown_away(desk: Desk) -> None:
    dialog = QDialog(desk.window)
    first, last = QPushButton(dialog), QPushButton(dialog)
    set_tab_order([last, first])
    mark = weakref.ref(dialog)
    del dialog, first, last
    gc.collect()
    assert mark() is not None
    assert desk.window.findChildren(QDialog) == [mark()]


def test_a_number_field_does_not_hang_by_its_own_line(desk: Desk) -> None:
    dialog = QDialog(desk.window)
    field = QSpinBox(dialog)
    set_tab_order([dialog])
    assert "QLineEdit" not in parent_of(field)
    assert "QDialog" in parent_of(field)


def parent_of(widget: QWidget) -> str:
    """What PySide takes for the parent of a widget, in its own words."""
    lines = Shiboken.dump(widget).splitlines()
    return next(line for line in lines if line.startswith("parent"))


def test_a_panel_that_scrolls_is_not_thrown_away(desk: Desk) -> None:
    """What is scrolled hands the focus on to the panel around it."""
    panel = QWidget(desk.window)
    inside = Inside(panel)
    mark = weakref.ref(PanelScroll(inside, panel))
    set_tab_order([QPushButton(panel), panel])
    del inside
    gc.collect()
    assert mark() is not None
    assert panel.findChildren(PanelScroll) == [mark()]
