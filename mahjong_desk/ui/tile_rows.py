"""Rows of tiles on the felt: the concealed hand, the melds, the dora indicators."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QAbstractItemModel, QEvent, QPersistentModelIndex, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QMouseEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QSizePolicy, QWidget

from mahjong_desk.models.records import RECORD, Index
from mahjong_desk.models.tiles import IndicatorRecord
from mahjong_desk.ui.painting import show_rings
from mahjong_desk.ui.tile_delegates import OUTLINE, RATIO, IndicatorDelegate, MeldDelegate, TileDelegate
from mahjong_desk.ui.viewports import show_focus, use_clear_viewport


class Drop(Enum):
    """What letting go of a dragged item does."""

    NOTHING = auto()
    OUT = auto()
    WIN = auto()


class TileRow(QListView):
    """A row of tiles or melds; a click, Enter or Delete on one of them chooses it, and it can be dragged."""

    chosen = Signal(int)
    drag_begun = Signal(int, QPoint)
    """An item is being dragged, held at that place of the view."""
    drag_moved = Signal(QPoint)
    """It is at that place of the screen."""
    dropped = Signal(QPoint)
    """It was let go there."""

    def __init__(
        self,
        model: QAbstractItemModel,
        delegate: TileDelegate | MeldDelegate | IndicatorDelegate,
        name: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        use_clear_viewport(self)
        self._delegate = delegate
        self._pressed: QPersistentModelIndex | None = None
        self._pressed_at = QPoint()
        self._dragging = False
        self._only_shows = False
        self._lines = 1
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setAccessibleName(name)
        self.setAccessibleDescription(
            self.tr("Arrow keys go from one to the next; Enter does what a click does, Del takes it out")
        )
        self.setFlow(QListView.Flow.LeftToRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        model.rowsInserted.connect(self._choose_stop)
        model.rowsRemoved.connect(self._choose_stop)
        self._choose_stop()

    def let_look(self) -> None:
        """Show the items alone: nothing is taken out, and Enter is left to whatever is around."""
        self._only_shows = True
        self.setAccessibleDescription(self.tr("Arrow keys go from one to the next"))

    def set_tile_width(self, width: float) -> None:
        """Lay the tiles out anew at a width in pixels."""
        if width != self._delegate.tile_width:
            self._delegate.tile_width = width
            self.lay_out_anew()

    def set_lines(self, lines: int) -> None:
        """In how many rows the tiles lie."""
        if lines != self._lines:
            self._lines = lines
            self.setWrapping(lines > 1)
            self.lay_out_anew()

    def lay_out_anew(self) -> None:
        """Something else that the size of the items comes from has changed."""
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        delegate = self._delegate
        edge = {TileDelegate: OUTLINE, MeldDelegate: MeldDelegate.PADDING}.get(type(delegate), 2)
        line = round(delegate.tile_width * RATIO + 2 * edge + delegate.label_height)
        return QSize(200, self._lines * line + 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(50, self.sizeHint().height())

    # Clicks and drags: a click counts when the button is let go, so that a drag can begin with the press

    def mousePressEvent(self, event: QMouseEvent) -> None:
        show_rings(self, False)
        super().mousePressEvent(event)
        self._press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second of two fast clicks counts like any other.
        self._press(event)

    def _press(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        index = self.indexAt(place)
        left = event.button() is Qt.MouseButton.LeftButton
        hit = left and index.isValid() and self.is_hit(index, place.x() - self.visualRect(index).left())
        self._pressed = QPersistentModelIndex(index) if hit else None
        self._pressed_at = place

    def is_hit(self, index: Index, x: float) -> bool:
        """Whether a press so far from an item's left edge means the item."""
        return index.isValid() and x >= 0

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        away = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if not self._dragging and away >= QGuiApplication.styleHints().startDragDistance():
            self._dragging = self._pressed.isValid()
            if self._dragging:
                self.drag_begun.emit(self._pressed.row(), self._pressed_at)
        if self._dragging:
            self.drag_moved.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pressed, dragging = self._pressed, self._dragging
        self.forget_press()
        if dragging:
            self.dropped.emit(event.globalPosition().toPoint())
        elif pressed is not None and pressed.isValid():
            self.chosen.emit(pressed.row())

    def forget_press(self) -> None:
        """The button that is down means nothing more."""
        self._pressed, self._dragging = None, False

    def show_dragged(self, row: int) -> None:
        """Show an item as being on its way; -1 shows none."""
        self._delegate.dragged = row
        self.viewport().update()

    # The keyboard

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if plain and event.key() == Qt.Key.Key_Delete and self.currentIndex().isValid():
                # Here it takes out one tile, and not the whole hand.
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Delete)
        if (event.key() in keys and self._only_shows) or event.text().isalpha():
            event.ignore()  # a letter too: the page may know it, and no tile is looked for by its name
        elif event.key() in keys and not _held(event) and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex().row())
        else:
            show_rings(self, True)
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not show_focus(self):
            super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if not show_focus(self):
            super().focusOutEvent(event)

    @Slot()
    def _choose_stop(self) -> None:
        """The tabulator passes by while there is nothing."""
        some = self.model().rowCount() > 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if some else Qt.FocusPolicy.NoFocus)


def _held(event: QKeyEvent) -> bool:
    """Whether a key is held that makes another one of it."""
    return bool(event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)


class IndicatorRow(TileRow):
    """The dora indicators; the room after the last of a row is nobody's."""

    def is_hit(self, index: Index, x: float) -> bool:
        record: IndicatorRecord = index.data(RECORD)
        delegate = self.itemDelegate()
        return isinstance(delegate, IndicatorDelegate) and x <= delegate.item_width(first=not record.place)
