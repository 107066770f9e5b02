"""A small menu of melds to choose from, drawn with their tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.core.melds import Meld
from mahjong_desk.core.tiles import text_of
from mahjong_desk.models.records import RECORD, Index, RecordModel
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.key_caps import caps_width, draw_caps
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import RATIO, draw_tile
from mahjong_desk.ui.viewports import use_clear_viewport

_EDGE, _GAP, _DOWN = 8, 8, 5
"""Pixels at the ends of a line, between its parts, and above and below its tiles."""


class Offer(NamedTuple):
    """A meld with the digit that chooses it, a remark, and what it is in words."""

    meld: Meld
    digit: str
    text: str
    remark: str
    spoken: str


class OfferDelegate(QStyledItemDelegate):
    """The digit, the tiles, and how they are written."""

    @property
    def tile(self) -> float:
        """The width of a tile."""
        return float(round(theme.tile_width(26)))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: Offer = index.data(RECORD)
        texts = measures.advance(Role.SMALL_STRONG, record.text) + measures.advance(Role.SMALL, record.remark)
        tiles = len(record.meld.tiles) * (self.tile + 1)
        parts = (caps_width([record.digit]), tiles, texts)
        return QSize(round(sum(parts)) + 2 * _EDGE + 3 * _GAP, round(self.tile * RATIO) + 2 * _DOWN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: Offer = index.data(RECORD)
        view, colors, width = option.widget, theme.colors(), self.tile
        rect = QRectF(option.rect)
        painter.save()
        if isinstance(view, QListView) and view.currentIndex().row() == index.row():
            box(painter, rect.adjusted(1, 1, -1, -1), 6, colors.pressed, None)
        middle = rect.center().y()
        x = draw_caps(painter, rect.left() + _EDGE, middle, [record.digit]) + _GAP
        for tile in record.meld.tiles:
            draw_tile(painter, tile, QPointF(round(x), round(middle - width * RATIO / 2)), width)
            x += width + 1
        x += _GAP
        for role, text, ink in (
            (Role.SMALL_STRONG, record.text, colors.text),
            (Role.SMALL, record.remark, colors.muted),
        ):
            painter.setFont(theme.font(role))
            painter.setPen(ink)
            room = QRectF(x, rect.top(), rect.right() - x, rect.height())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), text)
            x += measures.advance(role, text) + _GAP
        painter.restore()


class OffersView(QListView):
    """The list: arrow keys, the digit of a line, Enter, or the mouse."""

    taken = Signal(int)
    given_up = Signal()

    def __init__(self, model: RecordModel[Offer], parent: QWidget) -> None:
        super().__init__(parent)
        use_clear_viewport(self)
        self.setModel(model)
        self.setItemDelegate(OfferDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.setCurrentIndex(model.index(0, 0))
        self.entered.connect(self.setCurrentIndex)
        self.clicked.connect(self._clicked)

    def sizeHint(self) -> QSize:
        sizes = [self.sizeHintForIndex(self.model().index(row, 0)) for row in range(self.model().rowCount())]
        return QSize(max(size.width() for size in sizes), sum(size.height() for size in sizes))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        digit = key - Qt.Key.Key_1
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.taken.emit(self.currentIndex().row())
        elif 0 <= digit < self.model().rowCount():
            self.taken.emit(digit)
        elif key == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _clicked(self, index: QModelIndex) -> None:
        self.taken.emit(index.row())


class MeldOffers(QFrame):
    """Opens beside a tile of the picker and closes with the choice, or with Esc or a click elsewhere."""

    chosen = Signal(object)
    """The meld that was chosen."""

    def __init__(self, melds: Sequence[tuple[Meld, str, str]], parent: QWidget) -> None:
        """``melds``: each with a remark and with what it is in words."""
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self._picker = parent
        self._melds = [meld for meld, _, _ in melds]
        self.view = OffersView(_model(melds, self), self)
        self.view.setAccessibleName(self.tr("Melds with this tile"))
        self.view.taken.connect(self._take)
        self.view.given_up.connect(self.close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(5, 5, 5, 5)
        layout.addWidget(self.view)
        self.setFixedSize(self.view.sizeHint() + QSize(10, 10))

    def open_at(self, cell: QRect) -> None:
        """Show it below a place of the screen, or above where there is no room below."""
        window = self._picker.window()
        room = QRect(window.mapToGlobal(QPoint(0, 0)), window.size())
        x = max(room.left(), min(cell.left(), room.right() - self.width()))
        y = cell.bottom() + 1
        if y + self.height() > room.bottom():
            above = cell.top() - self.height()
            y = above if above >= room.top() else room.bottom() - self.height()
        self.move(x, y)
        self.show()
        self.view.setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot(int)
    def _take(self, row: int) -> None:
        meld = self._melds[row]
        self.close()
        self.chosen.emit(meld)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.colors()
        box(QPainter(self), self.rect(), 9, colors.card, colors.outline)


def _model(melds: Sequence[tuple[Meld, str, str]], parent: QObject) -> RecordModel[Offer]:
    roles = Qt.ItemDataRole
    model: RecordModel[Offer] = RecordModel(
        lambda offer: offer.digit,
        {roles.DisplayRole: lambda offer: offer.text, roles.AccessibleTextRole: lambda offer: offer.spoken},
        parent,
    )
    model.set_records(
        [
            Offer(meld, str(number), text_of(meld.tiles), remark, spoken)
            for number, (meld, remark, spoken) in enumerate(melds, start=1)
        ]
    )
    return model
