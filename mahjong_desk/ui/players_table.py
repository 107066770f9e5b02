"""The table of players: sorted by a click on a title, or by a key in the column."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mahjong_desk.models.player_records import CellRecord, PlayersModel
from mahjong_desk.models.records import RECORD
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.painting import chevron
from mahjong_desk.ui.scrolling import SlimScrollBar, bring_into_view
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import draw_focus, has_focus
from mahjong_desk.ui.viewports import use_clear_viewport

Index = QModelIndex | QPersistentModelIndex

_SIDE, _ABOVE, _MARK = 9, 7, 10
"""Pixels beside and above a text, and of the mark of what is sorted by, in letters of the usual size."""
_LONGEST_NAME = 190
"""Pixels that a name has at least where it is long; a longer one ends in dots."""
_ROWS = 10
"""How many rows there are at most before the table scrolls."""
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_UP = Qt.SortOrder.AscendingOrder


class TitleRow(QHeaderView):
    """What the columns are; the one that is sorted by has a mark."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        use_clear_viewport(self, QPalette.ColorRole.NoRole)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def words(self, section: int) -> list[str]:
        """A title in its lines, two at most."""
        words = str(self.model().headerData(section, Qt.Orientation.Horizontal)).split(" ")
        if len(words) < 2:
            return words
        wide = [measures.advance(Role.CAPTION_STRONG, word) for word in words]
        cut = min(range(1, len(words)), key=lambda at: max(sum(wide[:at]), sum(wide[at:])))
        return [" ".join(words[:cut]), " ".join(words[cut:])]

    def width_of(self, section: int) -> float:
        """How wide a title is, with its mark."""
        wide = max(measures.advance(Role.CAPTION_STRONG, line) for line in self.words(section))
        return wide + theme.scaled(_MARK) + theme.scaled(2)

    def sizeHint(self) -> QSize:
        high = 2 * measures.line_height(Role.CAPTION_STRONG) + 2 * theme.scaled(5)
        return QSize(super().sizeHint().width(), round(high))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        colors, whole = theme.colors(), QRectF(rect)
        model = self.model()
        assert isinstance(model, PlayersModel)
        column, order = model.sorted_by
        chosen = column == section
        painter.save()
        painter.fillRect(QRectF(whole.left(), whole.bottom() - 1, whole.width(), 1), colors.border)
        painter.setFont(theme.font(Role.CAPTION_STRONG if chosen else Role.CAPTION))
        painter.setPen(colors.text if chosen else colors.muted)
        lines, high = self.words(section), measures.line_height(Role.CAPTION_STRONG)
        side, mark = theme.scaled(_SIDE), theme.scaled(_MARK)
        box = whole.adjusted(side, 0, -side, 0)
        top = whole.center().y() - high * len(lines) / 2
        is_name = section == 0
        for line in lines:
            painter.drawText(QRectF(box.left(), top, box.width(), high), _LEFT if is_name else _RIGHT, line)
            top += high
        if chosen:
            widest = max(measures.advance(Role.CAPTION_STRONG, line) for line in lines)
            left = box.left() + widest + 3 if is_name else box.right() - widest - mark - 1
            square = QRectF(left, whole.center().y() - mark / 2, mark, mark)
            self._draw_mark(painter, square, colors.text, up=order is _UP)
        painter.restore()

    @staticmethod
    def _draw_mark(painter: QPainter, square: QRectF, ink: QColor, *, up: bool) -> None:
        if up:
            painter.translate(square.center())
            painter.scale(1, -1)
            painter.translate(-square.center())
        chevron(painter, square, ink, down=True)


class PlayersDelegate(QStyledItemDelegate):
    """A cell: the name at the left, figures at the right; the chosen player's row is lit."""

    @staticmethod
    def role(record: CellRecord) -> Role:
        """The font of a cell."""
        return Role.STRONG if record.is_name else Role.BODY if record.is_gain is None else Role.NUMBER

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: CellRecord = index.data(RECORD)
        colors, rect, view = theme.colors(), QRectF(option.rect), option.widget
        painter.save()
        if isinstance(view, QTableView) and view.currentIndex().row() == index.row():
            painter.fillRect(rect, colors.row_lit)
        if index.row() < index.model().rowCount() - 1:
            painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colors.border)
        role, side = self.role(record), theme.scaled(_SIDE)
        painter.setFont(theme.font(role))
        gain = colors.gain if record.is_gain else colors.loss
        painter.setPen(colors.text if record.is_gain is None else gain)
        box = rect.adjusted(side, 0, -side, -1)
        text = measures.fitted(role, record.text, box.width()) if record.is_name else record.text
        if record.is_name and measures.advance(role, text) > box.width():
            # A name of several words has one line all the same.
            text = painter.fontMetrics().elidedText(
                record.text, Qt.TextElideMode.ElideRight, round(box.width())
            )
        painter.drawText(box, _LEFT if record.is_name else _RIGHT, text)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(2, 2, -2, -2), 4, colors.focus)
        painter.restore()


class PlayersTable(QTableView):
    """A row a player. S sorts by the column of the current cell, and again the other way round."""

    player_chosen = Signal(int)
    """The player in this row is the chosen one; -1: none is."""
    hands_wanted = Signal()
    """Enter, or a double click: on to the player's hands."""

    def __init__(self, model: PlayersModel, parent: QWidget) -> None:
        super().__init__(parent)
        use_clear_viewport(self, QPalette.ColorRole.NoRole)
        self._players = model
        self.setModel(model)
        self._delegate = PlayersDelegate(self)
        self.setItemDelegate(self._delegate)
        self.titles = TitleRow(self)
        self.setHorizontalHeader(self.titles)
        self.setAccessibleName(self.tr("Players"))
        self.setAccessibleDescription(
            self.tr("Arrow keys go from cell to cell; S sorts by the column, Enter goes to the best hands")
        )
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.setVerticalScrollBar(SlimScrollBar(Qt.Orientation.Vertical, self))
        self.setHorizontalScrollBar(SlimScrollBar(Qt.Orientation.Horizontal, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.titles.setSortIndicator(*model.sorted_by)
        self.setSortingEnabled(True)
        self.doubleClicked.connect(self._want_hands)
        model.layoutChanged.connect(self._follow_order)

    # How large it is

    def fit(self, width: int) -> None:
        """Have all columns in a width, and as many rows as there are, or some of them."""
        columns = [column for column in range(len(self._wide())) if self._players.says(column)]
        for column in range(self._players.columnCount()):
            self.setColumnHidden(column, column not in columns)
        wide = self._wide()
        needed = sum(wide[column] for column in columns)
        row = round(measures.line_height(Role.BODY)) + 2 * theme.scaled(_ABOVE) + 1
        rows = min(_ROWS, self._players.rowCount())
        bar = SlimScrollBar.WIDTH if self._players.rowCount() > rows else 0
        stretch = max(1.0, (width - bar) / needed)
        left = width - bar
        for column in columns:
            size = int(wide[column] * stretch)
            if column == columns[-1] and needed <= width - bar:
                size = left
            self.setColumnWidth(column, size)
            left -= size
        self.verticalHeader().setDefaultSectionSize(row)
        across = 0 if needed <= width - bar else self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(self.titles.sizeHint().height() + rows * row + across)

    def _wide(self) -> list[int]:
        """How wide each column has to be."""
        model, wide = self._players, []
        for column in range(model.columnCount()):
            cells = [model.index(row, column).data(RECORD) for row in range(model.rowCount())]
            texts = [measures.advance(self._delegate.role(cell), cell.text) for cell in cells]
            text = max(texts, default=0.0)
            if column == 0:
                text = min(text, theme.scaled(_LONGEST_NAME))
            wide.append(round(max(text, self.titles.width_of(column))) + 2 * theme.scaled(_SIDE) + 2)
        return wide

    # What is chosen

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        # The whole row is lit.
        self.viewport().update()
        if current.row() != previous.row():
            self.player_chosen.emit(current.row())

    @Slot()
    def _follow_order(self) -> None:
        """The chosen player stays chosen where the rows have another order."""
        self.viewport().update()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    @Slot(QModelIndex)
    def _want_hands(self, *_: object) -> None:
        self.hands_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() == Qt.Key.Key_S and index.isValid():
            self._sort_by(index.column())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.hands_wanted.emit()
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _sort_by(self, column: int) -> None:
        by, order = self._players.sorted_by
        if by == column:
            order = Qt.SortOrder.DescendingOrder if order is _UP else _UP
        else:
            order = self._players.headerData(
                column, Qt.Orientation.Horizontal, Qt.ItemDataRole.InitialSortOrderRole
            )
        self.sortByColumn(column, order)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._players.rowCount():
            self.setCurrentIndex(self._players.index(0, 0))
        bring_into_view(self.viewport(), self.visualRect(self.currentIndex()))
