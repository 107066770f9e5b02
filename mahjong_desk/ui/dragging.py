"""An item of the felt on its way: it follows the pointer, and where it would win is marked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QWidget

from mahjong_desk.models.records import RECORD
from mahjong_desk.models.tiles import TileRecord
from mahjong_desk.ui import theme
from mahjong_desk.ui.tile_delegates import OUTLINE, RATIO, WINNING_GAP, TileDelegate
from mahjong_desk.ui.tile_pictures import pictures
from mahjong_desk.ui.tile_rows import Drop, TileRow

_CLEAR = 0.85
"""How much of the item shows while it is on its way; less where it would be taken out."""
_LEAVING = 0.7


class TileDrag(QWidget):
    """Lies over the whole window while an item is dragged, and lets the mouse through.

    ``drop`` is what letting go would do now.
    """

    def __init__(self, row: TileRow, place: int, held: QPoint, felt: QWidget) -> None:
        """``held``: where the item was taken, in the row's own pixels."""
        window = felt.window()
        super().__init__(window)
        self.row = row
        self.place = place
        self.drop = Drop.NOTHING
        self._felt = felt
        self._picture, corner = _picture_of(row, place)
        self._held = held - corner
        self._at = QRect()
        self._target = self._winning_place()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        row.show_dragged(place)
        self.show()
        self.raise_()

    def _winning_place(self) -> QRect:
        """Where a concealed tile is dropped to become the winning one, in the window; nowhere for others."""
        row, delegate = self.row, self.row.itemDelegate()
        if not isinstance(delegate, TileDelegate):
            return QRect()
        record: TileRecord = row.model().index(self.place, 0).data(RECORD)
        if record.winning:
            return QRect()
        last = row.model().index(row.model().rowCount() - 1, 0)
        rect = row.visualRect(last)
        width = round(delegate.tile_width)
        if last.data(RECORD).winning:
            left = rect.left() + OUTLINE + WINNING_GAP
        else:
            left = min(rect.right() + WINNING_GAP, row.viewport().width() - width - OUTLINE)
        corner = row.viewport().mapTo(self.window(), QPoint(left, rect.top() + OUTLINE))
        return QRect(corner.x(), corner.y(), width, round(width * RATIO))

    def move_to(self, on_screen: QPoint) -> None:
        """The pointer is at that place of the screen."""
        at = self.mapFromGlobal(on_screen)
        before = self._at
        size = self._picture.deviceIndependentSize().toSize()
        self._at = QRect(at - self._held, size)
        felt = QRect(self._felt.mapTo(self.window(), QPoint(0, 0)), self._felt.size())
        reach = self._target.adjusted(-WINNING_GAP, -8, 0, 24)
        reach.setRight(felt.right())
        if not felt.contains(at):
            drop = Drop.OUT
        elif not self._target.isNull() and reach.contains(at):
            drop = Drop.WIN
        else:
            drop = Drop.NOTHING
        if drop is not self.drop:
            self.drop = drop
            self.update(self._target.adjusted(-4, -4, 4, 4))
        self.update(before)
        self.update(self._at)

    def end(self) -> None:
        """Nothing is dragged any more."""
        self.row.forget_press()
        self.row.show_dragged(-1)
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._target.isNull():
            here = self.drop is Drop.WIN
            line = Qt.PenStyle.SolidLine if here else Qt.PenStyle.DashLine
            painter.setPen(QPen(theme.colors().gold, OUTLINE if here else 2, line))
            painter.drawRoundedRect(QRectF(self._target).adjusted(-1, -1, 1, 1), 6, 6)
        painter.setOpacity(_LEAVING if self.drop is Drop.OUT else _CLEAR)
        painter.drawPixmap(self._at.topLeft(), self._picture)


def _picture_of(row: TileRow, place: int) -> tuple[QPixmap, QPoint]:
    """What the pointer takes along, and where its corner lies in the row."""
    index = row.model().index(place, 0)
    rect, dpr = row.visualRect(index), row.devicePixelRatioF()
    delegate, record = row.itemDelegate(), index.data(RECORD)
    if isinstance(delegate, TileDelegate):
        gap = rect.width() - delegate.tile_width if not record.winning else OUTLINE + WINNING_GAP
        picture = pictures().pixmap(record.tile, delegate.tile_width, dpr)
        return picture, QPoint(round(rect.left() + gap), rect.top() + OUTLINE)
    picture = QPixmap(rect.size() * dpr)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    option = QStyleOptionViewItem()
    QListView.initViewItemOption(row, option)
    option.rect = QRect(QPoint(0, 0), rect.size())
    painter = QPainter(picture)
    delegate.paint(painter, option, index)
    painter.end()
    return picture, rect.topLeft()
