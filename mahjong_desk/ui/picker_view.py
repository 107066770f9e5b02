"""The table of tiles to pick from."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView, QWidget

from mahjong_desk.core.tiles import Tile
from mahjong_desk.models.records import Index
from mahjong_desk.models.tiles import COLUMNS, ROWS, TileTable
from mahjong_desk.ui import theme
from mahjong_desk.ui.painting import ring_shows, show_rings
from mahjong_desk.ui.scrolling import bring_into_view
from mahjong_desk.ui.tile_delegates import RATIO, PickerDelegate
from mahjong_desk.ui.viewports import show_focus, use_clear_viewport

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

LARGEST = 110.0
"""The widest that a tile gets, in pixels."""


class PickerView(QTableView):
    """The table of kinds; a press, Enter or Space on one chooses it."""

    chosen = Signal(int)
    pointed = Signal()
    """The pointer or the keyboard is at another tile, see :meth:`tile_pointed_at`."""
    offers_wanted = Signal(int, QRect)
    """What there is to choose from for a tile is wanted, with the tile's place on the screen."""

    def __init__(self, model: TileTable, parent: QWidget, delegate: PickerDelegate | None = None) -> None:
        super().__init__(parent)
        use_clear_viewport(self)
        self._tiles = model
        self._pointed: Tile | None = None
        self._least_height = 0
        self._delegate = delegate or PickerDelegate(self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Tiles to add"))
        self.setAccessibleDescription(self.tr("Arrow keys go from tile to tile; Enter adds it"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # By whole rows there would be one to scroll to even where all of them show.
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.entered.connect(self._entered)
        self.viewportEntered.connect(self._point_at_nothing)
        model.columnsInserted.connect(self._fit)
        model.columnsRemoved.connect(self._fit)

    def sizeHint(self) -> QSize:
        # It takes the height that is left over; a layout would take more than the least from its neighbours.
        return QSize(COLUMNS * 62, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(COLUMNS * 34, max(ROWS * 46, self._least_height))

    def set_least_height(self, height: int) -> None:
        """Get no lower than that, even where the panel has to scroll for it."""
        if height != self._least_height:
            self._least_height = height
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def refit(self) -> None:
        """Lay the tiles out anew: they have another size."""
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """The largest tiles that fit, all of one size."""
        columns = self._tiles.columnCount()
        width, height = self.viewport().width() // columns, self.viewport().height() // ROWS
        fitting = min(width - 5, (height - 5) / RATIO)
        # Usual ones fill the room already.
        tile = min(theme.tile_width(LARGEST), fitting, theme.tile_width(fitting))
        self._delegate.tile_width = float(int(tile))
        column = min(width, int(tile * 1.25) + 6)
        self.horizontalHeader().setDefaultSectionSize(column)
        self.verticalHeader().setDefaultSectionSize(min(height, int(tile * RATIO * 1.25) + 6))
        # The scroll bars still know the cells as they were.
        self.updateGeometries()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        show_rings(self, False)
        super().mousePressEvent(event)
        self._choose_at(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second of two fast clicks adds its tile like any other.
        self._choose_at(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, shift = event.key(), event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if key in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # the page checks with it what was built, and no tile comes to that
        elif key in (*_ENTER, Qt.Key.Key_Space):
            self._choose(self.currentIndex())
        elif key == Qt.Key.Key_Menu or (key == Qt.Key.Key_F10 and shift):
            # Not every system makes the event for a menu of them.
            self._want_offers(self.currentIndex())
        elif event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()  # a view would copy the name of a tile, while it is the hand that is meant
        elif event.text().isalpha():
            event.ignore()  # a view would look for a tile of that name, while the page may know the key
        else:
            show_rings(self, True)
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        self._want_offers(self.indexAt(event.pos()) if by_mouse else self.currentIndex())

    def _want_offers(self, index: QModelIndex) -> None:
        tile = self._tiles.tile(index)
        if tile is not None:
            cell = self.visualRect(index)
            corner = self.viewport().mapToGlobal(cell.topLeft())
            self.offers_wanted.emit(tile, QRect(corner, cell.size()))

    def _choose_at(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._choose(self.indexAt(event.position().toPoint()))

    def _choose(self, index: QModelIndex) -> None:
        tile = self._tiles.tile(index)
        if tile is not None:
            self.chosen.emit(tile)

    # Where the pointer or the keyboard is

    def tile_pointed_at(self) -> Tile | None:
        """The tile under the pointer, or the one that the keyboard went to since."""
        return self._pointed

    def _point_at(self, tile: Tile | None) -> None:
        if tile != self._pointed:
            self._pointed = tile
            self.pointed.emit()

    @Slot(QModelIndex)
    def _entered(self, index: QModelIndex) -> None:
        self._point_at(self._tiles.tile(index))

    @Slot()
    def _point_at_nothing(self) -> None:
        self._point_at(None)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if ring_shows(self):
            self._point_at(self._tiles.tile(current))
            bring_into_view(self.viewport(), self.visualRect(current))

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not show_focus(self):
            super().focusInEvent(event)
        if ring_shows(self):
            self._point_at(self._tiles.tile(self.currentIndex()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if not show_focus(self):
            super().focusOutEvent(event)
        if not self.viewport().underMouse():
            self._point_at(None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)
