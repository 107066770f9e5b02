"""A list that is as high as its rows, for a panel that scrolls as a whole."""

from __future__ import annotations

from typing import TypeAlias, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
    SignalInstance,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyleOptionViewItem,
    QWidget,
)

from mahjong_desk.models.records import RECORD
from mahjong_desk.ui import theme
from mahjong_desk.ui.scrolling import bring_into_view
from mahjong_desk.ui.viewports import use_clear_viewport

AnyIndex: TypeAlias = "QModelIndex | QPersistentModelIndex"

_OWN_KEYS = frozenset(
    (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
)
_OPENING_KEYS = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter))

END = 14
"""Pixels at the end of a row that hold the mark of one that can be opened."""
_REACH = 10
"""Pixels before the mark that a click may miss it by."""


class FittedListView(QListView):
    """Shows every row at once and scrolls none.

    Its height follows its rows: those that come and go, and those whose height depends on the width. A
    delegate finds the width for its rows in ``option.rect.width()``, in ``sizeHint`` too.
    """

    row_hovered = Signal(int)
    """The lit row became another one; -1 when there is none any more."""
    pattern_wanted = Signal(str)
    """The page of a row's pattern is wanted: Enter, a double click, or a click on the mark at its end."""

    row_taken = Signal(int)
    """What a row offers is wanted: Enter, or a double click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        use_clear_viewport(self, QPalette.ColorRole.NoRole)
        self._under_pointer = -1
        self._lit = -1
        self._opening = ""
        self._taking = ""
        self.setAccessibleDescription(self.tr("Arrow keys go from line to line"))
        self._heights: dict[tuple[int, int], int] = {}
        """By width and generation of fonts, until the rows become others."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.entered.connect(self._pointer_entered)
        self.viewportEntered.connect(self._pointer_left)

    # --- as high as its rows ------------------------------------------------------------------------------

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        option.rect.setWidth(self.viewport().width())

    def heightForWidth(self, width: int) -> int:
        """How high all rows are together in that width."""
        key = (width, theme.generation())
        if key not in self._heights:
            self._heights[key] = self._height(width)
        return self._heights[key]

    def _height(self, width: int) -> int:
        model = cast(QAbstractItemModel | None, self.model())
        if model is None:
            return 0
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = QRect(0, 0, width, 0)
        root = self.rootIndex()
        height = 0
        for row in range(model.rowCount(root)):
            index = model.index(row, self.modelColumn(), root)
            delegate = self.itemDelegateForIndex(index)
            height += delegate.sizeHint(option, index).height() + 2 * self.spacing()
        return height

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def setItemDelegate(self, delegate: QAbstractItemDelegate) -> None:
        super().setItemDelegate(delegate)
        self._heights.clear()

    def setModel(self, model: QAbstractItemModel | None) -> None:
        old = cast(QAbstractItemModel | None, self.model())
        if old is not None:
            for signal in _changes(old):
                signal.disconnect(self._rows_changed)
        super().setModel(model)
        if model is not None:
            for signal in _changes(model):
                signal.connect(self._rows_changed)
        self._rows_changed()

    @Slot()
    def _rows_changed(self) -> None:
        model = cast(QAbstractItemModel | None, self.model())
        rows = 0 if model is None else model.rowCount(self.rootIndex())
        # The tabulator does not stop at nothing.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if rows else Qt.FocusPolicy.NoFocus)
        self._under_pointer = min(self._under_pointer, rows - 1)
        self._heights.clear()
        self.updateGeometry()
        self._light()

    # --- the lit row --------------------------------------------------------------------------------------

    def lit_row(self) -> int:
        """The row under the pointer, or else the current one while the list has the keyboard; or -1."""
        return self._lit

    def _light(self) -> None:
        current = self.currentIndex().row() if self.hasFocus() else -1
        lit = self._under_pointer if self._under_pointer >= 0 else current
        if lit != self._lit:
            self._lit = lit
            self.viewport().update()
            self.row_hovered.emit(lit)

    @Slot(QModelIndex)
    def _pointer_entered(self, index: QModelIndex) -> None:
        self._under_pointer = index.row()
        self._light()

    @Slot()
    def _pointer_left(self) -> None:
        self._under_pointer = -1
        self._light()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointer_left()

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        self._light()
        if self.hasFocus():
            self._bring_into_view(current)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        model = cast(QAbstractItemModel | None, self.model())
        if model is not None and not self.currentIndex().isValid() and model.rowCount(self.rootIndex()):
            self.setCurrentIndex(model.index(0, self.modelColumn(), self.rootIndex()))
        self._light()
        self._bring_into_view(self.currentIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._light()

    def _bring_into_view(self, index: AnyIndex) -> None:
        """Have the panel around the list scroll to a row."""
        if index.isValid():
            bring_into_view(self.viewport(), self.visualRect(index))

    # --- rows that lead to a page, or offer something -------------------------------------------------------

    def let_open(self, tip: str) -> None:
        """Let rows be opened whose records have a ``pattern``; ``tip`` says what that does."""
        self._opening = tip
        self.setAccessibleDescription(self.tr("Enter: {tip}").format(tip=tip))

    def let_take(self, tip: str) -> None:
        """Let what rows offer be taken, which ``row_taken`` tells of; ``tip`` says what that does."""
        self._taking = tip
        self.setAccessibleDescription(self.tr("Enter: {tip}").format(tip=tip))
        self.viewport().setToolTip(self.tr("Double click or Enter: {tip}").format(tip=tip))

    def _open(self, index: AnyIndex) -> None:
        pattern = self._pattern(index)
        if pattern is not None:
            self.pattern_wanted.emit(pattern)
        elif self._taking and index.isValid():
            self.row_taken.emit(index.row())

    def _leads_on(self, index: AnyIndex) -> bool:
        """Whether there is anything to open or to take."""
        return self._pattern(index) is not None or (bool(self._taking) and index.isValid())

    def _pattern(self, index: AnyIndex) -> str | None:
        """The pattern whose page a row leads to, if it leads to any."""
        pattern = getattr(index.data(RECORD), "pattern", None) if self._opening else None
        return pattern if isinstance(pattern, str) else None

    def _at_mark(self, event: QMouseEvent) -> QModelIndex | None:
        """The row at whose mark the pointer is."""
        at = event.position().toPoint()
        index = self.indexAt(at)
        near = at.x() >= self.viewport().width() - END - _REACH
        return index if near and self._pattern(index) is not None else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._opening:
            at_mark = self._at_mark(event) is not None
            shape = Qt.CursorShape.PointingHandCursor if at_mark else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.viewport().setToolTip(self._opening if at_mark else "")

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._open(self.indexAt(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self._at_mark(event) if event.button() is Qt.MouseButton.LeftButton else None
        if index is not None:
            self._open(index)

    # --- what it leaves to the window ---------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go through the rows; what else is typed is meant for the window, and no search here."""
        if event.key() in _OWN_KEYS:
            super().keyPressEvent(event)
        elif event.key() in _OPENING_KEYS and self._leads_on(self.currentIndex()):
            self._open(self.currentIndex())
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def scrollTo(
        self,
        index: AnyIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """All rows show, so there is nowhere to scroll to."""


def _changes(model: QAbstractItemModel) -> tuple[SignalInstance, ...]:
    """The signals after which the rows may be others, or of another height."""
    return (
        model.rowsInserted,
        model.rowsRemoved,
        model.rowsMoved,
        model.dataChanged,
        model.layoutChanged,
        model.modelReset,
    )
