"""What could become of the hand: tiles that help, tiles to discard, what one change would make of it."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QObject, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from mahjong_desk.models.advice import AdviceModels, StripRecord
from mahjong_desk.models.records import RECORD, Index
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.breakdown_delegates import RowDelegate, WaitDelegate
from mahjong_desk.ui.controls import wrapped_heading
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.fold import Fold
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import RATIO, draw_focus, draw_tile, has_focus


class StripDelegate(QStyledItemDelegate):
    """Small tiles side by side, in as many lines as they need, the copies left below each."""

    GAP = 5.0

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    @property
    def tile(self) -> float:
        """The width of a tile in pixels."""
        return float(round(theme.tile_width(26)))

    def _step(self) -> QSize:
        below = measures.line_height(Role.CAPTION)
        return QSize(round(self.tile + self.GAP), round(self.tile * RATIO + below + self.GAP))

    def _in_line(self, width: int) -> int:
        return max(1, (width - 4) // self._step().width())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: StripRecord = index.data(RECORD)
        width = option.rect.width()
        lines = -(-len(record.tiles) // self._in_line(width))
        return QSize(width, lines * self._step().height() + 4)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: StripRecord = index.data(RECORD)
        step, in_line = self._step(), self._in_line(option.rect.width())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(Role.CAPTION))
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        for place, (tile, left) in enumerate(record.tiles):
            x = option.rect.left() + 2 + place % in_line * step.width()
            y = option.rect.top() + 2 + place // in_line * step.height()
            draw_tile(painter, tile, QPointF(x, y), self.tile)
            below = QRectF(x, y + self.tile * RATIO, self.tile, step.height() - self.tile * RATIO - self.GAP)
            painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), str(left))
        if has_focus(option):
            draw_focus(painter, QRectF(option.rect).adjusted(1, 1, -1, -1), 4, theme.colors().accent)
        painter.restore()


class AdviceLists(QWidget):
    """Shows the models of what could become of a hand; a list without rows takes no room."""

    def __init__(self, models: AdviceModels, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.models = models
        self.useful_heading = wrapped_heading(self.tr("Tiles that bring it nearer, with the copies left"))
        self.useful = self._list(
            models.useful, StripDelegate(self), self.tr("Tiles that bring the hand nearer")
        )
        self.discards_heading = wrapped_heading(self.tr("To discard, the best first"))
        self.discards = self._list(models.discards, WaitDelegate(self), self.tr("Tiles to discard"))
        self.discards.let_take(self.tr("Discard it"))
        self.discards.row_taken.connect(models.take_discard)
        title = self.tr("Nearly")
        changes = self._list(models.nearly, RowDelegate(self, quiet=True), title)
        changes.let_take(self.tr("Change the hand so"))
        changes.row_taken.connect(models.take_change)
        self.nearly = Fold(title, changes, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for widget in (
            self.useful_heading,
            self.useful,
            self.discards_heading,
            self.discards,
            self.nearly,
        ):
            column.addWidget(widget)
        models.updated.connect(self.refresh)
        self.refresh()

    def _list(self, model: QAbstractItemModel, delegate: QStyledItemDelegate, name: str) -> FittedListView:
        view = FittedListView(self)
        view.setModel(model)
        view.setItemDelegate(delegate)
        view.setAccessibleName(name)
        return view

    @Slot()
    def refresh(self) -> None:
        """Show what the models hold."""
        models = self.models
        for label, view in ((self.useful_heading, self.useful), (self.discards_heading, self.discards)):
            shown = view.model().rowCount() > 0
            label.setVisible(shown)
            view.setVisible(shown)
        count = models.nearly.rowCount()
        self.nearly.setVisible(models.has_score())
        self.nearly.set_openable(count > 0)
        # The count comes first: where there is no room for all of the words, it stays.
        found = self.tr("{count} · what one change would make of it").format(count=count)
        nothing = self.tr("…") if models.is_working() else self.tr("no single change scores more")
        self.nearly.set_detail(found if count else nothing)
