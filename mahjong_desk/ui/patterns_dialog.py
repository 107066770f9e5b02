"""The patterns of a hand, ticked by name; the sum is the engine's."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.club.store.kept import Kept
from mahjong_desk.core.texts import Texts
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.rules.checklist import Checklist, Item
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, ReasonCheck, RoleLabel, WrapLabel, dots_last
from mahjong_desk.ui.fields import NumberField, TextField
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.scrolling import DialogScroll, Inside, room_for_dialog
from mahjong_desk.ui.theme import Role

_TWO_COLUMNS = 600
"""Pixels, in letters of the usual size, from which on patterns stand in two columns."""


class PatternRow(QWidget):
    """A pattern with its value, and how often it counts where that may be several times."""

    changed = Signal()

    def __init__(self, item: Item, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self.item = item
        self.name = texts.get("patterns", item.pattern.id)
        label = self.tr("{name} · {value}").format(name=self.name, value=item.pattern.value)
        self.check = ReasonCheck(label.replace(" · ", "\N{NO-BREAK SPACE}·\N{NO-BREAK SPACE}"), self)
        self.check.toggled_by_user.connect(self._changed)
        self.times = NumberField(self)
        self.times.setRange(1, max(1, item.most))
        self.times.setKeyboardTracking(True)
        self.times.setAccessibleName(self.tr("How often: {name}").format(name=self.name))
        self.times.valueChanged.connect(self._changed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.check, 1)
        row.addWidget(self.times)
        self._show()

    def sizeHint(self) -> QSize:
        # As wide as its column, however long the reason is.
        return QSize(theme.scaled(270), super().sizeHint().height())

    @Slot()
    def _changed(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self.times.setVisible(self.item.most > 1 and self.check.isChecked())

    def count(self) -> int:
        """How often it is ticked."""
        return self.times.value() if self.check.isChecked() else 0

    def set_count(self, count: int) -> None:
        """Show it ticked so often. Nothing is emitted."""
        blocked = self.times.blockSignals(True)
        self.check.set_checked(count > 0)
        self.times.setValue(max(1, count))
        self.times.blockSignals(blocked)
        self._show()

    def show_item(self, item: Item) -> None:
        """Say why it cannot be ticked beside the others."""
        self.item = item
        reason = None
        if item.in_place is not None and not self.check.isChecked():
            reason = self.tr("{name} counts in its place")
        elif item.apart is not None and not self.check.isChecked():
            reason = self.tr("never together with {name}")
        other = item.in_place or item.apart
        named = "" if other is None else self._texts.get("patterns", other)
        self.check.set_reason(None if reason is None else reason.format(name=named))


class PatternsDialog(FittedDialog):
    """Asks which patterns a hand has. A ticked one gives way to a higher one of its series.

    Ticking one also ticks what every hand with it has, which can be unticked: two sets of dragons are two
    Value Honors.

    ``seen``: the match as it was when the hand was asked for; its rules count. ``ticked``: those that are
    ticked at first, and how often.
    """

    chosen = Signal(object, int)
    """The patterns with how often each, and what they come to."""

    def __init__(self, keeper: MatchKeeper, seen: Kept, ticked: Mapping[str, int], parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._seen = seen
        self.setWindowTitle(self.tr("Points from patterns"))
        self._title = RoleLabel(self.windowTitle(), Role.TITLE, self)
        self.search = TextField(self)
        self.search.setPlaceholderText(self.tr("Find a pattern"))
        self.search.setAccessibleName(self.tr("Find a pattern"))
        self.search.setAccessibleDescription(self.tr("Shows those with these letters in their name"))
        self.search.setClearButtonEnabled(True)
        self._inside = inside = Inside(self)
        found = keeper.checklist(seen, ticked)
        self.rows = [PatternRow(item, keeper.texts, inside) for item in found.items]
        self.total = RoleLabel(role=Role.HEADLINE, parent=self)
        self.said = WrapLabel(role=Role.SMALL, parent=self)
        self.ok = PillButton(self.tr("Take these points"), self, primary=True, does=self.tr("Ends the list"))
        self.ok.setDefault(True)
        self.clear = PillButton(self.tr("Untick all"), self, does=self.tr("Begins the list anew"))
        self.cancel = PillButton(self.tr("Cancel"), self, does=self.tr("Changes nothing"))
        for row in self.rows:
            row.set_count(ticked.get(row.item.pattern.id, 0))
            row.changed.connect(self._row_changed)
        self._columns = 0
        self._lay_out()
        self.search.textChanged.connect(self._filter)
        self.ok.clicked.connect(self._take)
        self.clear.clicked.connect(self._untick)
        self.cancel.clicked.connect(self.reject)
        self._show(found)
        self.refit()

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        column.addStretch()
        self._scroll = DialogScroll(self._inside, self)
        self._buttons = Flow(self)
        self._buttons.set_parts([self.ok, self.clear, self.cancel])
        whole = QVBoxLayout(self)
        above: tuple[QWidget, ...] = (self._title, self.search)
        for widget in above:
            whole.addWidget(widget)
        whole.addWidget(self._scroll, 1)
        below: tuple[QWidget, ...] = (self.total, self.said, self._buttons)
        for widget in below:
            whole.addWidget(widget)
        self._whole = whole
        self._place()

    def _place(self) -> None:
        """Those that are to be seen, column by column, in the order of their numbers."""
        columns = 2 if room_for_dialog(self).width() >= theme.scaled(_TWO_COLUMNS) else 1
        shown = [row for row in self.rows if self._is_found(row)]
        for row in self.rows:
            self._grid.removeWidget(row)
        high = -(-len(shown) // columns)
        for place, row in enumerate(shown):
            self._grid.addWidget(row, place % high, place // high, Qt.AlignmentFlag.AlignTop)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(10))
        self._grid.setHorizontalSpacing(theme.scaled(16))
        self._grid.setVerticalSpacing(theme.scaled(4))
        self._place()
        layout = self._inside.layout()
        if layout is not None:
            # It was asked for its size while nothing was in it yet.
            layout.invalidate()
        self._scroll.updateGeometry()
        self._whole.activate()
        self._scroll.fit(self)

    # What it shows

    def ticked(self) -> dict[str, int]:
        """The patterns that are ticked, and how often."""
        return {row.item.pattern.id: count for row in self.rows if (count := row.count())}

    @Slot()
    def _row_changed(self) -> None:
        """What the newly ticked one stands for gives way, and what no hand has it without is ticked."""
        found = self._keeper.checklist(self._seen, self.ticked())
        newly = self.sender()
        for row, item in zip(self.rows, found.items, strict=True):
            gives_way = item.in_place is not None or item.apart is not None
            if row is not newly and row.count() and gives_way:
                row.set_count(0)
            elif row is not newly and isinstance(newly, PatternRow) and newly.count():
                row.set_count(max(row.count(), item.least))
        self._show(self._keeper.checklist(self._seen, self.ticked()))

    def _show(self, found: Checklist) -> None:
        for row, item in zip(self.rows, found.items, strict=True):
            row.show_item(item)
        points = self.tr("1 point") if found.total == 1 else self.tr("{count} points")
        self.total.setText(points.format(count=found.total))
        self.said.setText(dots_last(self._told(found)))

    def _told(self, found: Checklist) -> str:
        """What it is the sum of."""
        if found.problem is not None:
            return self._keeper.texts.problem(found.problem)
        rows = [
            self.tr("{name} {value}").format(name=self._keeper.texts.get("patterns", row.id), value=row.value)
            for row in found.rows
        ]
        told = " · ".join(rows) or self.tr("A hand without a pattern")
        return self.tr("{rows} · the table’s limit holds").format(rows=told) if found.limit else told

    def _is_found(self, row: PatternRow) -> bool:
        return self.search.text().strip().casefold() in row.name.casefold()

    @Slot()
    def _filter(self) -> None:
        for row in self.rows:
            row.setVisible(self._is_found(row))
        self._place()

    # What it does

    @Slot()
    def _untick(self) -> None:
        for row in self.rows:
            row.set_count(0)
        self._show(self._keeper.checklist(self._seen, {}))

    @Slot()
    def _take(self) -> None:
        ticked = self.ticked()
        self.chosen.emit(ticked, self._keeper.checklist(self._seen, ticked).total)
        self.accept()
