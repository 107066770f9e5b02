import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QListView, QScrollArea, QTableView
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.viewports import use_clear_viewport


def traits(view: QAbstractScrollArea) -> dict[str, object]:
    inside = view.viewport()
    return {
        "attributes": {one.name for one in Qt.WidgetAttribute if inside.testAttribute(one)},
        "name": inside.objectName(),
        "background": inside.backgroundRole(),
        "fills": inside.autoFillBackground(),
        "tracking": inside.hasMouseTracking(),
        "focus": inside.focusProxy() is view,
        "place": inside.geometry(),
    }


@pytest.mark.parametrize("kind", [QListView, QTableView, QScrollArea])
def test_it_is_like_qts_own_but_clear(qtbot: QtBot, kind: type[QAbstractScrollArea]) -> None:
    own, ours = kind(), kind()
    role = QPalette.ColorRole.NoRole if kind is QScrollArea else QPalette.ColorRole.Base
    use_clear_viewport(ours, role)
    own.viewport().setAutoFillBackground(False)
    for view in (own, ours):
        qtbot.addWidget(view)
        view.setMouseTracking(True)
        view.resize(300, 200)
        with qtbot.waitExposed(view):
            view.show()
    assert traits(ours) == traits(own)
