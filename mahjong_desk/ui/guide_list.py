"""The list of the pattern guide, with its search and its filters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.models.guide import Guide, PatternFilter, PatternRecord
from mahjong_desk.models.records import RECORD
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, WrapLabel
from mahjong_desk.ui.fields import ChoiceField, TextField
from mahjong_desk.ui.painting import box, ring
from mahjong_desk.ui.scrolling import SlimScrollBar
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import has_focus, is_hovered
from mahjong_desk.ui.viewports import use_clear_viewport

Index = QModelIndex | QPersistentModelIndex

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_NARROW = 240
"""Pixels, in letters of the usual size, below which names take several lines and the fields stand in two."""


class PatternDelegate(QStyledItemDelegate):
    """A pattern with its second name and what it is worth, or the heading of a kind."""

    SIDE, ABOVE = 10, 5

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: PatternRecord = index.data(RECORD)
        if record.is_heading:
            above = theme.scaled(10 if index.row() else 2)
            height = measures.line_height(Role.CAPTION_STRONG) + above + theme.scaled(4)
        else:
            name = self._name_height(record, option.rect.width() - 2 * theme.scaled(self.SIDE))
            height = name + measures.line_height(Role.CAPTION) + 2 * theme.scaled(self.ABOVE)
        return QSize(option.rect.width(), round(height))

    @staticmethod
    def _name_height(record: PatternRecord, width: float) -> float:
        """How high the name is: one line, or several in a list that is narrow for its letters."""
        one = measures.line_height(Role.BODY)
        if width >= theme.scaled(_NARROW):
            return one
        room = width - _value_width(record) - 8
        return max(one, measures.wrapped_height(Role.BODY, record.name, room))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: PatternRecord = index.data(RECORD)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if record.is_heading:
            self._draw_heading(painter, QRectF(option.rect), record)
        else:
            self._draw_ground(painter, option, index)
            self._draw_texts(painter, QRectF(option.rect), record)
        painter.restore()

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """The whole name where there was no room for it."""
        record: PatternRecord | None = index.data(RECORD)
        if record is None or record.is_heading:
            return super().helpEvent(event, view, option, index)
        room = view.viewport().width() - 2 * theme.scaled(self.SIDE)
        needed = measures.advance(Role.BODY, record.name) + 8 + _value_width(record)
        QToolTip.showText(event.globalPos(), record.name if needed > room else "", view)
        return True

    def _draw_heading(self, painter: QPainter, rect: QRectF, record: PatternRecord) -> None:
        painter.setFont(theme.font(Role.CAPTION_STRONG))
        painter.setPen(theme.colors().muted)
        line = rect.adjusted(theme.scaled(self.SIDE), 0, 0, -theme.scaled(4))
        painter.drawText(line, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom), record.name)

    def _draw_ground(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The open page's row is lit, the one under the pointer tinted."""
        now = theme.colors()
        ground = QRectF(option.rect).adjusted(0, 1, 0, -1)
        view = option.widget
        if isinstance(view, QAbstractItemView) and view.currentIndex() == index:
            box(painter, ground, 8, now.row_lit, None)
        elif is_hovered(option):
            box(painter, ground, 8, now.hover, None)
        if has_focus(option):
            ring(painter, ground, 8, now.focus)

    def _draw_texts(self, painter: QPainter, rect: QRectF, record: PatternRecord) -> None:
        side, above = theme.scaled(self.SIDE), theme.scaled(self.ABOVE)
        inside = rect.adjusted(side, above, -side, -above)
        high = self._name_height(record, inside.width())
        first = QRectF(inside.left(), inside.top(), inside.width(), high)
        second = QRectF(inside)
        second.setTop(first.bottom())
        now = theme.colors()
        plain = now.text if record.counts else now.muted
        value = record.value if record.counts else "–"
        if high > measures.line_height(Role.BODY):
            room = first.adjusted(0, 0, -_value_width(record) - 8, 2)
            painter.setFont(theme.font(Role.BODY))
            painter.setPen(plain)
            painter.drawText(room, int(_WRAP), record.name)
            _draw_line(painter, first, ("", Role.BODY, plain), (value, Role.NUMBER, plain))
        else:
            _draw_line(painter, first, (record.name, Role.BODY, plain), (value, Role.NUMBER, plain))
        _draw_line(
            painter,
            second,
            (record.second, Role.CAPTION, now.muted),
            (record.remark, Role.CAPTION, now.muted),
        )


def _value_width(record: PatternRecord) -> float:
    return measures.advance(Role.NUMBER, record.value if record.counts else "–")


def _draw_line(
    painter: QPainter, line: QRectF, left: tuple[str, Role, QColor], right: tuple[str, Role, QColor]
) -> None:
    """A text at the left and one at the right; the left one is shortened where they would meet."""
    text, role, ink = right
    painter.setFont(theme.font(role))
    painter.setPen(ink)
    painter.drawText(line, int(_RIGHT), text)
    room = line.width() - (measures.advance(role, text) + 8 if text else 0)
    text, role, ink = left
    font = theme.font(role)
    painter.setFont(font)
    painter.setPen(ink)
    shortened = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(room))
    painter.drawText(line, int(_LEFT), shortened)


class PatternList(QListView):
    """The patterns by kind. The row that the keyboard or a click is at is the open page."""

    browsed = Signal(str)
    """The keyboard went on to this pattern."""
    chosen = Signal(str)
    """This pattern was clicked."""
    entered_page = Signal()
    """Enter: on to the page itself."""

    def __init__(self, model: PatternFilter, parent: QWidget) -> None:
        super().__init__(parent)
        self._pattern = ""
        use_clear_viewport(self, QPalette.ColorRole.NoRole)
        self.setModel(model)
        self.setItemDelegate(PatternDelegate(self))
        self.setAccessibleName(self.tr("Patterns"))
        self.setAccessibleDescription(self.tr("Arrow keys go from pattern to pattern, and show its page"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimScrollBar(Qt.Orientation.Vertical, self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.verticalScrollBar().setSingleStep(theme.scaled(24))
        self.clicked.connect(self._clicked)
        # Which heading is the first decides how high it is.
        model.rowsInserted.connect(self._follow)
        model.rowsRemoved.connect(self._follow)

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        option.rect.setWidth(self.viewport().width())

    def show_pattern(self, pattern: str) -> None:
        """Stand at the row of the open page, if it is to be seen."""
        self._pattern = pattern
        model = self.model()
        rows = (model.index(row, 0) for row in range(model.rowCount()))
        index = next((index for index in rows if _id_of(index) == pattern), QModelIndex())
        if index != self.currentIndex():
            self.setCurrentIndex(index)
            self.viewport().update()
        if index.isValid() and not self.viewport().rect().contains(self.visualRect(index)):
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def go_in(self) -> None:
        """Take the keyboard, at the open page or else at the first pattern."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        model = self.model()
        if not self.currentIndex().isValid() and model.rowCount() > 1:
            # The first row is a heading.
            self.setCurrentIndex(model.index(1, 0))
            self._tell()

    def _tell(self) -> None:
        """The keyboard went to another row."""
        self.viewport().update()
        pattern = _id_of(self.currentIndex())
        if pattern and pattern != self._pattern:
            self.browsed.emit(pattern)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Before, there was no room to scroll in.
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)

    @Slot()
    def _follow(self) -> None:
        """Other rows are to be seen: stand at the open page's again."""
        self.scheduleDelayedItemsLayout()
        self.show_pattern(self._pattern)

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Show a row, and with the first of a kind its heading."""
        above = self.model().index(index.row() - 1, 0)
        if index.isValid() and above.isValid() and not _id_of(above):
            super().scrollTo(above, hint)
        super().scrollTo(index, hint)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Where a key leads to; one that would end at a heading goes past it."""
        index = super().moveCursor(action, modifiers)
        if not index.isValid() or _id_of(index):
            return index
        below, above = (self.model().index(index.row() + step, 0) for step in (1, -1))
        return above if above.isValid() and below == self.currentIndex() else below

    @Slot(QModelIndex)
    def _clicked(self, index: QModelIndex) -> None:
        pattern = _id_of(index)
        if pattern:
            self.chosen.emit(pattern)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered_page.emit()
        else:
            super().keyPressEvent(event)
            self._tell()


def _id_of(index: Index) -> str:
    """The pattern of a row; empty for a heading or for no row."""
    record: PatternRecord | None = index.data(RECORD)
    return "" if record is None or record.is_heading else record.id


class SearchField(TextField):
    """What is looked for; the arrow down goes on to what was found."""

    went_down = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Search the patterns"))
        self.setPlaceholderText(self.tr("Search names and texts"))
        self.setToolTip("Ctrl+F")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.went_down.emit()
        else:
            super().keyPressEvent(event)


class GuideList(QWidget):
    """The left side of the guide."""

    def __init__(self, guide: Guide, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._guide = guide
        self.search = SearchField(self)
        self.kind = self._choice(self.tr("Kind"))
        self.worth = self._choice(self.tr("Value"))
        self.shown = RoleLabel("", Role.CAPTION, self, muted=True)
        self.clear = PillButton(self.tr("Clear"), self, small=True, does=self.tr("Shows all patterns again"))
        self.clear.setAccessibleName(self.tr("Clear search and filters"))
        self.nothing = WrapLabel("", Role.BODY, self)
        self.view = PatternList(guide.filter, self)
        self._lay_out()
        self.search.textChanged.connect(self._searched)
        self.kind.currentIndexChanged.connect(self._filtered)
        self.worth.currentIndexChanged.connect(self._filtered)
        self.clear.clicked.connect(self.clear_all)
        self.search.went_down.connect(self._to_list)
        guide.changed.connect(self.refresh)
        self.refresh()

    def _choice(self, name: str) -> ChoiceField:
        field = ChoiceField(self)
        field.setAccessibleName(name)
        return field

    def _lay_out(self) -> None:
        fields = self._fields = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        fields.setSpacing(theme.scaled(8))
        fields.addWidget(self.kind, 3)
        fields.addWidget(self.worth, 2)
        line = QHBoxLayout()
        line.addWidget(self.shown, 1)
        line.addWidget(self.clear)
        # The button comes and goes; what is below stays where it is.
        line.addStrut(self.clear.sizeHint().height())
        above = QVBoxLayout()
        above.setContentsMargins(0, 0, theme.scaled(10), 0)
        above.setSpacing(theme.scaled(8))
        above.addWidget(self.search)
        above.addLayout(fields)
        above.addLayout(line)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 5, 6)
        layout.setSpacing(theme.scaled(4))
        layout.addLayout(above)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothing.setContentsMargins(0, 0, theme.scaled(10), 0)
        layout.addWidget(self.nothing)
        layout.addWidget(self.view, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        direction, narrow = QBoxLayout.Direction, self.width() < theme.scaled(_NARROW + 40)
        self._fields.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)

    @Slot()
    def refresh(self) -> None:
        """Offer the kinds and values of the rule set in force; what is chosen stays chosen if it can."""
        _offer(self.kind, [("", self.tr("All kinds")), *self._guide.kinds()])
        _offer(self.worth, [("", self.tr("Any value")), *self._guide.worths()])
        self._filtered()

    @Slot(str)
    def _searched(self, text: str) -> None:
        self._guide.filter.set_search(text)
        self._tell()

    @Slot()
    def _filtered(self) -> None:
        self._guide.filter.set_kind(str(self.kind.currentData() or ""))
        self._guide.filter.set_worth(str(self.worth.currentData() or ""))
        self._tell()

    def _tell(self) -> None:
        """Say how many there are, and plainly if there are none."""
        found, of_all = self._guide.filter.count(), len(self._guide.patterns)
        filtering = self._guide.filter.is_filtering
        some = self.tr("{found} of {all} patterns").format(found=found, all=of_all)
        self.shown.setText(some if filtering else self.tr("{all} patterns").format(all=of_all))
        self.clear.setVisible(filtering)
        nothing = self.tr("No pattern of {rules} is like this. Try fewer or other words, or Clear.")
        self.nothing.setText(nothing.format(rules=self._guide.rules_name))
        self.nothing.setVisible(not found)
        self.view.setVisible(bool(found))

    @Slot()
    def clear_all(self) -> None:
        """All patterns again."""
        if self.clear.hasFocus():
            self.search.setFocus()
        self.search.clear()
        self.kind.setCurrentIndex(0)
        self.worth.setCurrentIndex(0)

    @Slot()
    def _to_list(self) -> None:
        if self.view.isVisible():
            self.view.go_in()

    def hasHeightForWidth(self) -> bool:
        """No: the list takes what height there is, and its neighbours need not give way to a sentence."""
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.colors()
        painter = QPainter(self)
        painter.fillRect(self.rect(), now.card)
        painter.fillRect(QRect(self.width() - 1, 0, 1, self.height()), now.border)


def _offer(field: ChoiceField, choices: Sequence[tuple[str, str]]) -> None:
    """Fill a field with values and their names; what was chosen stays if it is among them."""
    if [(field.itemData(place), field.itemText(place)) for place in range(field.count())] == list(choices):
        return
    chosen = field.currentData()
    blocked = field.blockSignals(True)
    field.clear()
    for value, name in choices:
        field.addItem(name, value)
    field.setCurrentIndex(max(0, field.findData(chosen)))
    field.blockSignals(blocked)
    field.update()
