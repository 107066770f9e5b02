"""How the lines of the breakdown are painted."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mahjong_desk.models.breakdown import LineRecord, PaymentRecord, RowRecord, WaitRecord
from mahjong_desk.models.records import RECORD
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.fitted_list import END
from mahjong_desk.ui.painting import chevron
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import RATIO, draw_focus, draw_tile, has_focus, is_hovered
from mahjong_desk.ui.viewports import use_clear_viewport

Index = QModelIndex | QPersistentModelIndex

_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SIDE, _ABOVE, _BETWEEN = 4.0, 6.0, 8.0
_SPACE = 5
"""Pixels between two seats."""


class RowDelegate(QStyledItemDelegate):
    """A name with the second one and a sentence below it, the value at the right.

    At the end of a row that has a page in the guide stands the mark that opens it.
    """

    def __init__(self, parent: QObject | None = None, *, quiet: bool = False) -> None:
        super().__init__(parent)
        self._quiet = quiet

    def _value_width(self, record: LineRecord) -> float:
        # With a gap, so that a full line of the sentence does not run into the value.
        return measures.advance(Role.NUMBER, record.value) + 2 * _SIDE + 4

    def _name_role(self) -> Role:
        return Role.SMALL if self._quiet else Role.BODY

    def _room(self, record: LineRecord, width: float) -> float:
        """The width that the texts have."""
        return width - _SIDE - END - self._value_width(record)

    def _second_beside(self, record: LineRecord, room: float) -> bool:
        """Whether the second name fits on the line of the name; else it has a line of its own."""
        name = measures.advance(self._name_role(), record.name)
        second = measures.advance(Role.SMALL, record.beside)
        return name + _BETWEEN + second <= room

    def _heights(self, record: LineRecord, width: float) -> tuple[float, float, float]:
        """The heights of the name, of the second name below it, and of the sentence."""
        room = self._room(record, width)
        name = measures.wrapped_height(self._name_role(), record.name, room)
        below = bool(record.beside) and not self._second_beside(record, room)
        second = measures.line_height(Role.SMALL) if below else 0
        detail = measures.wrapped_height(Role.CAPTION, record.below, room) if record.below else 0
        return name, second, detail

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = option.rect.width()
        return QSize(width, round(sum(self._heights(index.data(RECORD), width)) + 2 * _ABOVE))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: LineRecord = index.data(RECORD)
        colors = theme.colors()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        if is_hovered(option) or has_focus(option):
            painter.fillRect(rect, colors.row_lit)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colors.border)
        self.draw_line(painter, option, record)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), 4, colors.accent)
        painter.restore()

    def draw_line(self, painter: QPainter, option: QStyleOptionViewItem, record: LineRecord) -> None:
        """The texts of a line, and the mark at its end."""
        rect = QRectF(option.rect)
        self._draw_texts(painter, rect.adjusted(_SIDE, _ABOVE, -END, -_ABOVE), record, option.palette)
        if record.pattern is not None:
            near = is_hovered(option) or has_focus(option)
            mark = QRectF(0, 0, 12, 12)
            mark.moveCenter(QPointF(rect.right() - END / 2 + 1, rect.center().y()))
            chevron(painter, mark, theme.colors().text if near else theme.colors().faint, down=False)

    def _draw_texts(self, painter: QPainter, box: QRectF, record: LineRecord, palette: QPalette) -> None:
        colors = theme.colors()
        name, second, detail = self._heights(record, box.width() + _SIDE + END)
        painter.setFont(theme.font(Role.NUMBER))
        painter.setPen(colors.muted if self._quiet else palette.color(QPalette.ColorRole.Text))
        painter.drawText(box, int(_RIGHT), record.value)
        room = QRectF(box.left(), box.top(), self._room(record, box.width() + _SIDE + END), name)
        painter.setFont(theme.font(self._name_role()))
        painter.drawText(room, int(_WRAP), record.name)
        painter.setPen(colors.muted)
        if record.beside:
            start = 0.0 if second else round(measures.advance(self._name_role(), record.name)) + _BETWEEN
            line = room.translated(start, name if second else 0)
            line.setHeight(second or name)
            painter.setFont(theme.font(Role.SMALL))
            painter.drawText(line, int(_LEFT), record.beside)
        if record.below:
            painter.setFont(theme.font(Role.CAPTION))
            below = QRectF(room.left(), room.top() + name + second, room.width(), detail + 2)
            painter.drawText(below, int(_WRAP), record.below)


class SentenceDelegate(QStyledItemDelegate):
    """A sentence on a tinted ground with a bar at its left: a note, or what is wrong."""

    def __init__(self, parent: QObject | None = None, *, warning: bool = False) -> None:
        super().__init__(parent)
        self._warning = warning

    def _role(self) -> Role:
        return Role.BODY if self._warning else Role.SMALL

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: RowRecord = index.data(RECORD)
        width = option.rect.width()
        return QSize(width, round(measures.wrapped_height(self._role(), record.name, width - 28) + 20))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: RowRecord = index.data(RECORD)
        colors = theme.colors()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect).adjusted(0, 2, 0, -2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.warning if self._warning else colors.row_lit)
        painter.drawRoundedRect(rect, 8, 8)
        painter.setFont(theme.font(self._role()))
        text = colors.warning_text if self._warning else option.palette.color(QPalette.ColorRole.Text)
        painter.setPen(text)
        painter.drawText(rect.adjusted(14, 8, -12, -6), int(_WRAP), record.name)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), 8, colors.accent)
        painter.restore()


class WaitDelegate(QStyledItemDelegate):
    """A tile that completes the hand, with the copies left and the scores.

    The copies stand beside the name where both fit into a line; what is too long for a line wraps, the
    scores only between one and the next if that will do.
    """

    @property
    def tile(self) -> float:
        """The width of the tile in pixels."""
        return float(round(theme.tile_width(30)))

    def _room(self, width: float) -> float:
        """The width that the texts have."""
        return width - self.tile - 16 - _SIDE

    def _beside(self, record: WaitRecord, room: float) -> bool:
        """Whether the copies fit on the line of the name; else they have a line of their own."""
        name, left = measures.advance(Role.BODY, record.name), measures.advance(Role.SMALL, record.left)
        return name + _BETWEEN + left <= room

    def _texts(self, record: WaitRecord, room: float) -> list[tuple[Role, str, float]]:
        """What stands below one another, each with its height."""
        scores = measures.parted(Role.SMALL, record.scores, room)
        texts = [(Role.BODY, record.name), (Role.SMALL, scores)]
        if not self._beside(record, room):
            texts.insert(1, (Role.SMALL, record.left))
        return [(role, text, measures.wrapped_height(role, text, room)) for role, text in texts]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = option.rect.width()
        texts = sum(height for _, _, height in self._texts(index.data(RECORD), self._room(width)))
        return QSize(width, round(max(self.tile * RATIO, texts + 6) + 10))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: WaitRecord = index.data(RECORD)
        colors = theme.colors()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colors.border)
        middle = rect.top() + (rect.height() - self.tile * RATIO) / 2
        draw_tile(painter, record.tile, QPointF(rect.left() + _SIDE, middle), self.tile)
        box = rect.adjusted(self.tile + 16, 4, -_SIDE, -4)
        self._draw_texts(painter, box, record, option.palette.color(QPalette.ColorRole.Text))
        if has_focus(option):
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), 4, colors.accent)
        painter.restore()

    def _draw_texts(self, painter: QPainter, box: QRectF, record: WaitRecord, ink: QColor) -> None:
        texts = self._texts(record, box.width())
        between = (box.height() - sum(height for _, _, height in texts)) / len(texts)
        top = box.top() + between / 2
        if self._beside(record, box.width()):
            first = QRectF(box.left(), top, box.width(), texts[0][2])
            painter.setFont(theme.font(Role.SMALL))
            painter.setPen(theme.colors().muted)
            painter.drawText(first, int(_RIGHT), record.left)
        for role, text, height in texts:
            painter.setFont(theme.font(role))
            painter.setPen(ink if text is record.name else theme.colors().muted)
            painter.drawText(QRectF(box.left(), top, box.width(), height), int(_WRAP), text)
            top += height + between


class PaymentDelegate(QStyledItemDelegate):
    """A seat with what it receives or pays."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        return view.gridSize() if isinstance(view, QListView) else QSize(80, 50)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: PaymentRecord = index.data(RECORD)
        colors = theme.colors()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self._cell(option, index)).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(colors.border, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 9, 9)
        half = rect.height() / 2
        painter.setFont(theme.font(Role.SMALL))
        painter.setPen(colors.muted)
        painter.drawText(rect.adjusted(0, 4, 0, -half), int(Qt.AlignmentFlag.AlignCenter), record.name)
        painter.setFont(theme.font(Role.NUMBER))
        painter.setPen(self._color(record.points))
        below = rect.adjusted(0, half - 3, 0, -3)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), record.figure)
        if has_focus(option):
            draw_focus(painter, rect, 9, colors.accent)
        painter.restore()

    @staticmethod
    def _cell(option: QStyleOptionViewItem, index: Index) -> QRect:
        """The seats share the whole width; the view's own cells are a few pixels short of it."""
        view = option.widget
        whole = view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()
        width, seats = whole + _SPACE, index.model().rowCount()
        if isinstance(view, PaymentsView):
            seats = view.columns(whole)
        column = index.row() % seats
        left, right = (round(place * width / seats) for place in (column, column + 1))
        below = _SPACE if seats < index.model().rowCount() else 0
        return QRect(left, option.rect.top(), right - left - _SPACE, option.rect.height() - below)

    @staticmethod
    def _color(points: int | None) -> QColor:
        colors = theme.colors()
        if not points:
            return colors.muted
        return colors.gain if points > 0 else colors.loss


class PaymentsView(QListView):
    """The four seats side by side."""

    def __init__(self, model: QAbstractItemModel, delegate: PaymentDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        use_clear_viewport(self)
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setAccessibleName(self.tr("Payments"))
        self.setAccessibleDescription(self.tr("What each seat gets or pays; arrow keys go from seat to seat"))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self._longest: tuple[int, float] | None = None
        """The size of letters by which they were measured, and the width of the longest text."""
        for signal in (model.rowsInserted, model.rowsRemoved, model.dataChanged):
            signal.connect(self._rows_changed)

    def columns(self, width: int) -> int:
        """How many seats stand side by side in a width: all of them, or else two."""
        seats = max(1, self.model().rowCount())
        return seats if (width + _SPACE) / seats - _SPACE >= self._longest_text() + 6 else min(2, seats)

    def _longest_text(self) -> float:
        """Measured once: a layout asks again and again, and so does each cell."""
        if self._longest is None or self._longest[0] != theme.generation():
            model = self.model()
            records: list[PaymentRecord] = [
                model.index(row, 0).data(RECORD) for row in range(model.rowCount())
            ]
            texts = [measures.advance(Role.SMALL, record.name) for record in records]
            texts += [measures.advance(Role.NUMBER, record.figure) for record in records]
            self._longest = theme.generation(), max(texts, default=0)
        return self._longest[1]

    def _rows(self, width: int) -> int:
        return -(-max(1, self.model().rowCount()) // self.columns(width))

    def heightForWidth(self, width: int) -> int:
        texts = measures.line_height(Role.SMALL) + measures.line_height(Role.NUMBER)
        rows = self._rows(width)
        return rows * (round(texts + 16) + (_SPACE if rows > 1 else 0))

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(1_000_000))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    @Slot()
    def _rows_changed(self) -> None:
        self._longest = None
        self.updateGeometry()
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """All seats show, so there is nowhere to scroll to."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        width = self.viewport().width()
        columns, rows = self.columns(width), self._rows(width)
        self.setWrapping(rows > 1)
        # In one row the last cell's space to its right hangs over; of several, a row must not be filled.
        spare = -2 if rows > 1 else _SPACE
        self.setGridSize(QSize((width + spare) // columns, self.viewport().height() // rows))
