"""The readings of a hand side by side, with what makes the difference between them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPalette, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.models.comparison import CellRecord, ComparisonModel, RowLabel, Sort
from mahjong_desk.models.records import RECORD
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.controls import PillButton, WrapLabel
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.group_painting import draw_bar, draw_group, frame_width, in_lines
from mahjong_desk.ui.scrolling import SlimScrollBar
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import RATIO, draw_focus, has_focus

Index = QModelIndex | QPersistentModelIndex

_SIDE, _ABOVE, _MARK = 8.0, 5.0, 7.0
_LABELS, _NARROWEST, _WIDEST = 196, 124, 250
"""Widths in pixels of the labels and of a reading, where plain text has 14 pixels."""
_CENTER = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


def _draw_mark(painter: QPainter, center: QPointF) -> None:
    """The diamond that marks what makes a difference."""
    half = _MARK / 2
    corners = [QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colors().accent if not theme.is_dark() else theme.colors().focus)
    painter.drawPolygon(QPolygonF([center + corner for corner in corners]))


def _remark(record: CellRecord) -> str:
    """The remark of a cell; a summary of several parts breaks between them only."""
    parts = record.remark.split(" · ")
    if len(parts) == 1:
        return record.remark
    return " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)


class ReadingDelegate(QStyledItemDelegate):
    """A cell: groups as small tiles, a total, or a value; a dash where a reading has not the row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lit: tuple[int, tuple[int, ...]] = (-1, ())
        """The column whose groups are lit, and which of them."""

    @staticmethod
    def tile(width: float) -> float:
        """The width of tiles of which two sets lie side by side in a column of that width."""
        return float(int(max(14.0, min(theme.tile_width(28), (width - 2 * _SIDE - 10) / 6.4))))

    def height(self, record: CellRecord, width: float) -> float:
        """How high a cell has to be in a column of that width."""
        inside = width - 2 * _SIDE
        if record.sort is Sort.GROUPS:
            tile = self.tile(width)
            lines = max(line for _, _, line in in_lines(record.groups, inside, tile, 8))
            return (lines + 1) * self._line_height(tile) + 2 * _ABOVE
        role = Role.TITLE if record.sort is Sort.TOTAL else Role.NUMBER
        remark = measures.wrapped_height(Role.CAPTION, _remark(record), inside) if record.remark else 0
        return (measures.line_height(role) if record.sort is not Sort.TITLE else 0) + remark + 2 * _ABOVE

    @staticmethod
    def _line_height(tile: float) -> float:
        """A line of tiles, the bar under a completed group, and the space to the next."""
        return tile * RATIO + 3 * frame_width(tile) + 3

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: CellRecord = index.data(RECORD)
        colors, rect = theme.colors(), QRectF(option.rect)
        painter.save()
        if record.sort is Sort.LINE and record.differs:
            painter.fillRect(rect, colors.row_lit)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colors.border)
        painter.fillRect(QRectF(rect.left(), rect.top(), 1, rect.height()), colors.border)
        box = rect.adjusted(_SIDE, _ABOVE, -_SIDE, -_ABOVE)
        if record.sort is Sort.GROUPS:
            self._draw_groups(painter, box, record, index.column())
        else:
            self._draw_texts(painter, box, record, option.palette.color(QPalette.ColorRole.Text))
        if has_focus(option):
            draw_focus(painter, rect.adjusted(2, 1, -1, -1), 4, colors.focus)
        painter.restore()

    def _draw_groups(self, painter: QPainter, box: QRectF, record: CellRecord, column: int) -> None:
        tile = self.tile(box.width() + 2 * _SIDE)
        meant = self.lit[1] if self.lit[0] == column else ()
        for group, x, line in in_lines(record.groups, box.width(), tile, 8):
            at = QPointF(box.left() + x, box.top() + 2 + line * self._line_height(tile))
            dimmed = bool(meant) and group.place not in meant
            draw_group(painter, group._replace(dimmed=dimmed), at, tile)
            if group.place in record.lit:
                draw_bar(painter, group, at, tile, theme.colors().gold)

    def _draw_texts(self, painter: QPainter, box: QRectF, record: CellRecord, ink: QColor) -> None:
        colors = theme.colors()
        strong = record.sort is Sort.TOTAL or record.differs
        text = record.value or ("" if record.sort is Sort.TITLE else "–")
        role = Role.TITLE if record.sort is Sort.TOTAL else Role.NUMBER if strong else Role.BODY
        height = 0.0 if record.sort is Sort.TITLE else measures.line_height(role)
        painter.setFont(theme.font(role))
        painter.setPen(ink if record.value else colors.muted)
        first = QRectF(box.left(), box.top(), box.width(), height if record.remark else box.height())
        painter.drawText(first, int(Qt.AlignmentFlag.AlignCenter), text)
        if record.sort is Sort.LINE and record.differs and record.value:
            half = measures.advance(role, text) / 2
            _draw_mark(painter, QPointF(first.center().x() - half - _MARK - 2, first.center().y()))
        if record.remark:
            painter.setFont(theme.font(Role.CAPTION))
            painter.setPen(colors.muted)
            painter.drawText(box.adjusted(0, height, 0, 2), _CENTER, _remark(record))


class LabelHeader(QHeaderView):
    """What the rows are, at the left: names, those that make a difference marked and bold."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setSectionsClickable(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)

    @staticmethod
    def _role(label: RowLabel) -> Role:
        if label.sort in (Sort.TITLE, Sort.GROUPS):
            return Role.CAPTION_STRONG
        return Role.STRONG if label.differs or label.sort is Sort.TOTAL else Role.BODY

    def _room(self) -> float:
        return theme.scaled(_LABELS) - 2 * _SIDE - _MARK - 5

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_LABELS), super().sizeHint().height())

    def height_of(self, label: RowLabel) -> float:
        """How high a row has to be for its label."""
        name = measures.wrapped_height(self._role(label), label.name, self._room())
        detail = measures.wrapped_height(Role.CAPTION, label.detail, self._room()) if label.detail else 0
        return name + detail + 2 * _ABOVE

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        label: RowLabel = self.model().headerData(section, Qt.Orientation.Vertical, RECORD)
        colors, whole = theme.colors(), QRectF(rect)
        painter.save()
        if label.sort is Sort.LINE and label.differs:
            painter.fillRect(whole, colors.row_lit)
            _draw_mark(painter, QPointF(whole.left() + _SIDE + _MARK / 2, whole.center().y()))
        painter.fillRect(QRectF(whole.left(), whole.bottom() - 1, whole.width(), 1), colors.border)
        quiet = label.sort in (Sort.TITLE, Sort.GROUPS)
        texts = self.height_of(label) - 2 * _ABOVE
        # A short label stands in the middle of a high row, as the values do; that of the groups at its top.
        above = _ABOVE if label.sort is Sort.GROUPS else (whole.height() - texts) / 2
        box = QRectF(whole.left() + _SIDE + _MARK + 5, whole.top() + above, self._room(), texts + 2)
        role = self._role(label)
        painter.setFont(theme.font(role))
        painter.setPen(colors.muted if quiet else self.palette().color(QPalette.ColorRole.Text))
        painter.drawText(box, _LEFT, label.name)
        if label.detail:
            painter.setFont(theme.font(Role.CAPTION))
            painter.setPen(colors.muted)
            name = measures.wrapped_height(role, label.name, self._room())
            painter.drawText(box.adjusted(0, name, 0, 0), _LEFT, label.detail)
        painter.restore()


class ReadingsView(QTableView):
    """The table of cells and labels."""

    def __init__(self, model: ComparisonModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._readings = model
        self._delegate = ReadingDelegate(self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self._labels = LabelHeader(self)
        self.setVerticalHeader(self._labels)
        self.setVerticalScrollBar(SlimScrollBar(Qt.Orientation.Vertical, self))
        self.setAccessibleName(self.tr("Readings side by side"))
        self.setAccessibleDescription(self.tr("A column for each reading; arrow keys go from cell to cell"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.entered.connect(self._light)
        self.setCurrentIndex(model.index(1, 0))

    def fit(self, most: QSize) -> None:
        """Be as large as the cells and no larger than ``most``."""
        model = self._readings
        columns = model.columnCount()
        labels, bar = theme.scaled(_LABELS), SlimScrollBar.WIDTH
        share = (most.width() - labels - bar) // columns
        width = max(theme.scaled(_NARROWEST), min(theme.scaled(_WIDEST), share))
        heads = self.horizontalHeader()
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        heads.setDefaultSectionSize(width)
        heads.setHighlightSections(False)
        heads.setSectionsClickable(False)
        self._labels.setFixedWidth(labels)
        for row, label in enumerate(model.labels):
            cells = [self._delegate.height(model.cell(row, column), width) for column in range(columns)]
            self._labels.resizeSection(row, round(max([self._labels.height_of(label), *cells])))
        height = self._labels.length() + heads.sizeHint().height() + 2
        whole = labels + columns * width + 2
        if whole > most.width():
            height += self.horizontalScrollBar().sizeHint().height()
        if height > most.height():
            whole += bar
        self.setFixedSize(min(whole, most.width()), min(height, most.height()))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._light(current)

    @Slot(QModelIndex)
    def _light(self, index: Index) -> None:
        """Light the groups that earn the row under the pointer or the keyboard, in its reading."""
        record: CellRecord | None = index.data(RECORD)
        meant = () if record is None or record.sort is not Sort.LINE else record.lit
        lit = (index.column(), meant) if meant else (-1, ())
        if lit != self._delegate.lit:
            self._delegate.lit = lit
            self.viewport().update()


class ReadingsDialog(FittedDialog):
    """The readings of a hand, with a sentence on what choosing the best one brings."""

    def __init__(self, model: ComparisonModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Other readings"))
        model.setParent(self)
        close = PillButton(self.tr("Close"), self, primary=True, does=self.tr("Closes the table of readings"))
        close.clicked.connect(self.accept)
        top = QHBoxLayout()
        top.addWidget(WrapLabel(model.verdict(), Role.STRONG, self), 1)
        top.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        legend = self.tr(
            "Gold: the winning tile and the group it completes. A diamond marks what readings differ in."
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 18, 14)
        layout.setSpacing(8)
        layout.addLayout(top)
        self.table = ReadingsView(model, self)
        layout.addWidget(self.table, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(WrapLabel(legend, Role.CAPTION, self, muted=True))
        self.table.setFocus()
        self._window = parent.window()
        self.refit()

    def refit(self) -> None:
        around = QSize(36 + 24, 14 + 14 + 16 + 24 + theme.scaled(34) + 2 * theme.scaled(20))
        self.table.fit(self._window.size() - around)
        super().refit()
