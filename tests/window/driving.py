"""A user at the window: finds things by the names they have for everybody, clicks and types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QRadioButton,
    QTableView,
    QWidget,
)

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.tiles import CODES, order, suit_of, text_of, tile
from mahjong_desk.models.records import RECORD
from mahjong_desk.models.tiles import COLUMNS, PickerModel
from mahjong_desk.settings import Settings
from mahjong_desk.ui.answer_lists import AnswerLists
from mahjong_desk.ui.window import MainWindow

W = TypeVar("W", bound=QWidget)
Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
MENUS_OFFSCREEN = "^This plugin does not support grabbing the keyboard$"
"""What Qt warns of when a menu opens on no screen at all."""
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


def settle() -> None:
    """Let everything happen that is waiting to: layouts, paints, deletions."""
    for _ in range(2):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Desk:
    """The window with somebody at it."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        self.window = window
        self.settings = settings

    def begin_anew(self) -> None:
        """An empty hand and nothing that waits, as when the window is opened."""
        self.key(Key.Key_Escape)
        self.window.editor.make(Draft(), "start")
        settle()

    # Finding

    def named(self, kind: type[W], name: str) -> W:
        """The one widget of a class that has this accessible name."""
        return _only(self.window, kind, name)

    def of_scorer(self, kind: type[W], name: str) -> W:
        """Likewise where hands are scored; one that is built to practise has the same parts."""
        return _only(self.window.scorer, kind, name)

    def button(self, text: str) -> QAbstractButton:
        """The visible button with this text."""
        buttons = self.window.findChildren(QPushButton)
        found = [b for b in buttons if b.text() == text and b.isVisible()]
        assert len(found) == 1, f"“{text}”: {len(found)}"
        return found[0]

    def segment(self, bar: str, label: str) -> QRadioButton:
        """A segment of a bar, by the names of both."""
        return self.named(QRadioButton, f"{bar}: {label}")

    def check(self, label: str) -> QCheckBox:
        """The check box with this label."""
        found = [c for c in self.window.findChildren(QCheckBox) if c.text() == label]
        assert len(found) == 1, f"“{label}”: {len(found)}"
        return found[0]

    @property
    def picker(self) -> QTableView:
        return self.of_scorer(QTableView, "Tiles to add")

    @property
    def tiles(self) -> QListView:
        return self.of_scorer(QListView, "Concealed hand")

    @property
    def melds(self) -> QListView:
        return self.of_scorer(QListView, "Melds")

    @property
    def field(self) -> QLineEdit:
        return self.of_scorer(QLineEdit, "Type or paste a hand")

    def rows(self, name: str = "What the hand scores") -> QListView:
        """A list of the answer."""
        return self.named(QListView, name)

    # Doing

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click into the middle of a widget, or where told."""
        assert widget.isVisible(), widget
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())
        settle()

    def click_item(self, view: QAbstractItemView, row: int, column: int = 0) -> None:
        """Click on an item."""
        self.click(view.viewport(), self.place(view, row, column))

    def place(self, view: QAbstractItemView, row: int, column: int = 0) -> QPoint:
        """The middle of an item, which has to be within the view."""
        index = view.model().index(row, column)
        assert index.isValid(), (row, column)
        rect = view.visualRect(index)
        assert view.viewport().rect().contains(rect.center()), rect
        return rect.center()

    def pick(self, tiles: str) -> None:
        """Click tiles of the picker, given by their codes."""
        for code in tiles.split():
            kind = tile(code)
            self.click_item(self.picker, suit_of(kind), kind % COLUMNS)

    def add(self, mode: str, tiles: str) -> None:
        """Choose what a click adds, then click."""
        self.choose("What a click adds", mode)
        self.pick(tiles)

    def choose(self, bar: str, label: str) -> None:
        """Click a segment."""
        self.click(self.segment(bar, label))

    def tick(self, label: str) -> None:
        """Click a check box."""
        self.click(self.check(label))

    def key(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        self._press(key, modifier)
        settle()

    def keys(self, text: str) -> None:
        """Press a key for each letter, as fast as can be."""
        for letter in text:
            self._press(letter)
        settle()

    def press(self, keys: str) -> None:
        """Press keys as they are printed on them, as fast as can be; ``^`` holds Shift for the next one."""
        shift = Qt.KeyboardModifier.NoModifier
        for key in keys:
            if key == "^":
                shift = Qt.KeyboardModifier.ShiftModifier
                continue
            self._press(key.lower(), shift)
            shift = Qt.KeyboardModifier.NoModifier
        settle()

    def _press(
        self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        widget = QApplication.focusWidget() or self.window
        if isinstance(key, str):
            QTest.keyClick(widget, key, modifier)  # type: ignore[call-overload]
        else:
            QTest.keyClick(widget, key, modifier)

    def shortcut(self, standard: QKeySequence.StandardKey | str) -> None:
        """Press a combination of keys where the focus is."""
        QTest.keySequence(QApplication.focusWidget() or self.window, QKeySequence(standard))
        settle()

    def write(self, text: str) -> None:
        """Click into the field, replace what is there and type, without leaving it."""
        self.click(self.field)
        self.shortcut(QKeySequence.StandardKey.SelectAll)
        if text:
            self.keys(text)
        else:
            self.key(Key.Key_Delete)

    def paste_into_field(self, text: str) -> None:
        """Click into the field, replace what is there with a text from the clipboard."""
        self.click(self.field)
        self.shortcut(QKeySequence.StandardKey.SelectAll)
        QApplication.clipboard().setText(text)
        self.shortcut(QKeySequence.StandardKey.Paste)

    def paste(self, text: str) -> None:
        """Paste with the focus on the picker."""
        QApplication.clipboard().setText(text)
        self.picker.setFocus()
        self.shortcut(QKeySequence.StandardKey.Paste)

    def menu(self, button: QAbstractButton) -> QMenu:
        """A button's menu, with what it lists when it is opened."""
        assert isinstance(button, QPushButton)
        menu = button.menu()
        assert isinstance(menu, QMenu)
        menu.aboutToShow.emit()
        return menu

    def choose_in_menu(self, button: QAbstractButton, text: str) -> None:
        """Choose an entry of a button's menu with the mouse."""
        menu = self.menu(button)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
        settle()
        action = next(action for action in menu.actions() if action.text() == text)
        QTest.mouseClick(menu, LEFT, Qt.KeyboardModifier.NoModifier, menu.actionGeometry(action).center())
        settle()
        assert not menu.isVisible()

    def hover(self, view: QAbstractItemView, row: int) -> None:
        """Move the pointer onto an item."""
        self.point(view.viewport(), self.place(view, row))

    def point(self, widget: QWidget, at: QPoint) -> None:
        """Move the pointer to a place of a widget."""
        # As the window system does: QTest's own move asks for a real pointer.
        local = QPointF(at)
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            local,
            widget.mapToGlobal(local),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(widget, event)
        settle()

    def point_at(self, code: str) -> None:
        """Move the pointer onto a tile of the picker."""
        cell = self._cell(code)
        self.point(self.picker.viewport(), self.place(self.picker, cell.row(), cell.column()))

    def click_tile(self, code: str) -> None:
        """Click a tile of the picker, a red five too."""
        cell = self._cell(code)
        self.click_item(self.picker, cell.row(), cell.column())

    def right_click(self, code: str) -> None:
        """Click a tile of the picker with the right button, as the window system says it."""
        cell = self._cell(code)
        place = self.place(self.picker, cell.row(), cell.column())
        viewport = self.picker.viewport()
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(viewport, QContextMenuEvent(reason, place, viewport.mapToGlobal(place)))
        settle()

    def _cell(self, code: str) -> QModelIndex:
        """The cell of a tile, which has to be among those to pick from."""
        model = self.picker.model()
        assert isinstance(model, PickerModel)
        cell = model.cell(tile(code))
        assert cell.isValid(), code
        return cell

    def lit(self) -> str:
        """The tiles of the picker that are lit, each as often as it would be taken."""
        model = self.picker.model()
        cells = [model.index(row, column) for row in range(4) for column in range(model.columnCount())]
        found = [cell.data(RECORD) for cell in cells if cell.data(RECORD) is not None]
        return text_of(sorted([r.tile for r in found for _ in range(r.taken)], key=order))

    def begin_drag(self, view: QAbstractItemView, row: int, *stops: QPoint) -> None:
        """Press on an item and take it along over places of the window, without letting go."""
        viewport, place = view.viewport(), self.place(view, row)
        if view is self.named(QListView, "Concealed hand"):
            # The winning tile has its gap before it.
            place.setX(view.visualRect(view.model().index(row, 0)).right() - 10)
        QTest.mousePress(viewport, LEFT, Qt.KeyboardModifier.NoModifier, place)
        for stop in (viewport.mapTo(self.window, place) + QPoint(15, 0), *stops):
            self.drag_to(view, stop)

    def drag_to(self, view: QAbstractItemView, at: QPoint) -> None:
        """Move what is being dragged to a place of the window."""
        viewport = view.viewport()
        local = QPointF(viewport.mapFrom(self.window, at))
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            local,
            viewport.mapToGlobal(local),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)
        settle()

    def drop(self, view: QAbstractItemView, at: QPoint) -> None:
        """Let go of what is being dragged, at a place of the window."""
        viewport = view.viewport()
        local = viewport.mapFrom(self.window, at)
        QTest.mouseRelease(viewport, LEFT, Qt.KeyboardModifier.NoModifier, local)
        settle()

    def leave(self, view: QAbstractItemView) -> None:
        """Take the pointer out of a view."""
        QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
        settle()

    # Seeing

    @property
    def line(self) -> str:
        """What the field shows."""
        return self.field.text()

    @property
    def hand(self) -> str:
        """The hand as the field shows it, without its words."""
        return self.line.split(" ", maxsplit=1)[0]

    @property
    def total(self) -> str:
        """The large figure; empty where there is none."""
        label = self.window.breakdown.total
        return label.text() if label.isVisible() else ""

    @property
    def words(self) -> str:
        """What stands beside the large figure."""
        return _spaced(self.window.breakdown.unit.text())

    @property
    def lists(self) -> AnswerLists:
        """The lists below the large figure, which are there as soon as there was something to list."""
        lists = self.window.breakdown.lists
        assert lists is not None
        return lists

    def spoken(self, view: QAbstractItemView) -> list[str]:
        """What the items of a view say; nothing while it is hidden."""
        model = view.model()
        return [model.index(row, 0).data(ACCESSIBLE) for row in range(model.rowCount())] * view.isVisible()

    def listed(self, name: str = "What the hand scores") -> list[Any]:
        """The records of a list of the answer that are to be seen; none where it was never needed."""
        return [] if self.window.breakdown.lists is None else records(self.rows(name))

    def scored(self) -> dict[str, str]:
        """The rows that are shown: name and value."""
        return {record.name: record.value for record in self.listed()}

    def payments(self) -> dict[str, int | None]:
        """What is shown of the payments: seat and points."""
        return {record.name: record.points for record in self.listed("Payments")}

    def texts(self) -> list[str]:
        """All texts of labels that are to be seen."""
        return [
            _spaced(label.text())
            for label in self.window.findChildren(QLabel)
            if label.isVisible() and label.text()
        ]

    def says(self, text: str) -> bool:
        """Whether some label that is to be seen has this text in it, wherever it breaks long words."""
        return any(text in shown.replace("\N{ZERO WIDTH SPACE}", "") for shown in self.texts())

    def shown_tiles(self) -> str:
        """The codes of the tiles on the felt, the winning one after a plus, dimmed ones in brackets."""
        out = []
        for record in records(self.tiles):
            code = ("+" if record.winning else "") + CODES[record.tile]
            out.append(f"[{code}]" if record.dimmed else code)
        return " ".join(out)

    def shown_melds(self) -> str:
        """The melds on the felt, dimmed ones with a minus before them."""
        return " ".join(("-" if record.dimmed else "") + record.meld.text for record in records(self.melds))


def _only(root: QWidget, kind: type[W], name: str) -> W:
    found = [w for w in root.findChildren(kind) if w.accessibleName() == name]
    assert len(found) == 1, f"{kind.__name__} “{name}”: {len(found)}"
    return found[0]


def _spaced(text: str) -> str:
    """A text with spaces of one sort."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def records(view: QAbstractItemView) -> list[Any]:
    """The records of a view that is to be seen."""
    model = view.model()
    if not view.isVisible():
        return []
    return [model.index(row, 0, QModelIndex()).data(RECORD) for row in range(model.rowCount())]


def all_widgets(root: QWidget) -> Iterator[QWidget]:
    """A widget and all below it that are to be seen."""
    if root.isVisible():
        yield root
        for child in root.children():
            if isinstance(child, QWidget) and not child.isWindow():
                yield from all_widgets(child)
