"""What the page of a club night is made of: the cards of the tables, the clock of a round, lines of names."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QPlainTextEdit,
    QSizePolicy,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.club.event import MOST_MINUTES
from mahjong_desk.core.texts import counted
from mahjong_desk.models.night_models import ClockState, NightModels
from mahjong_desk.models.records import RECORD
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import Card, WrapLabel
from mahjong_desk.ui.fields import NumberField
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.night_delegates import TableDelegate
from mahjong_desk.ui.painting import box, ring, show_rings
from mahjong_desk.ui.scrolling import SlimScrollBar
from mahjong_desk.ui.sheet_parts import CalmButton
from mahjong_desk.ui.teaching_delegates import sized
from mahjong_desk.ui.theme import Role

_NARROWEST, _WIDEST = 280, 480
"""Pixels of a card, in letters of the usual size."""
_TICK = 200
"""Milliseconds between two looks at the clock while it runs."""
_DIGITS = 60
"""Pixels of the time that is left, in letters of the usual size."""


class TableGrid(FittedListView):
    """The tables of a round as cards, as many beside each other as there is room for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # In the other mode each card would be as wide as the whole view.
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setDragEnabled(False)
        self.cards = TableDelegate(self)
        self.setItemDelegate(self.cards)
        self.setAccessibleName(self.tr("Tables"))

    def offer(self, action: str, tip: str) -> None:
        """Have cards offer something: the word that is written on them, and what it does."""
        self.cards.action = action
        self.let_take(tip)
        self._rows_changed()

    def across(self, width: int) -> int:
        """How many cards stand beside each other, in rows of as many as can be."""
        count = 1 if self.model() is None else max(1, self.model().rowCount())
        most = max(1, width // theme.scaled(_NARROWEST))
        rows = -(-count // most)
        return max(-(-count // rows), min(most, width // theme.scaled(_WIDEST)))

    def _card_width(self, width: int) -> int:
        # Qt begins a new row where the last card of one reaches the end.
        return max(1, (width - 1) // self.across(width))

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        option.rect.setWidth(self._card_width(self.viewport().width()))

    def _card_height(self, width: int) -> int:
        """All cards are as high as the highest one."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect.setWidth(self._card_width(width))
        model = self.model()
        # It may be asked for a width that it does not have.
        before, self.cards.across = self.cards.across, self.across(width)
        hints = [self.cards.sizeHint(option, model.index(row, 0)) for row in range(model.rowCount())]
        self.cards.across = before
        return max((hint.height() for hint in hints), default=0)

    def _height(self, width: int) -> int:
        count = 0 if self.model() is None else self.model().rowCount()
        return -(-count // self.across(width)) * self._card_height(width) if count else 0

    def regrid(self) -> None:
        """Place the cards: the width, the letters or the tables are others."""
        width = self.viewport().width()
        if self.model() is not None:
            self.cards.across = self.across(width)
            size = QSize(self._card_width(width), max(1, self._card_height(width)))
            if size != self.gridSize():
                self.setGridSize(size)

    @Slot()
    def _rows_changed(self) -> None:
        super()._rows_changed()
        self.regrid()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.regrid()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        show_rings(self, False)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        show_rings(self, True)
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            # Not as the base class, whose rows stand below each other.
            QListView.keyPressEvent(self, event)
        else:
            super().keyPressEvent(event)

    def _action_at(self, event: QMouseEvent) -> QModelIndex | None:
        at = event.position().toPoint()
        index = self.indexAt(at)
        if not index.isValid():
            return None
        rect = self.cards.action_rect(QRectF(self.visualRect(index)), index.data(RECORD))
        room = theme.scaled(8)
        return index if rect.adjusted(-room, -room, room, room).contains(event.position()) else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        over = self._action_at(event) is not None
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self._action_at(event) if event.button() is Qt.MouseButton.LeftButton else None
        if index is not None:
            self.row_taken.emit(index.row())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._action_at(event) is None:
            super().mouseDoubleClickEvent(event)


class ClockFace(QWidget):
    """The time that is left, as large as the letters allow."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._state = ClockState()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(self, state: ClockState) -> None:
        """Show this."""
        if state != self._state:
            self._state = state
            self.setAccessibleName(counted(state.shown, state.said))
            self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(sized(Role.TOTAL, theme.scaled(_DIGITS)))
        return QSize(round(metrics.horizontalAdvance("000:00")), round(metrics.capHeight() * 1.35))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        state, colors, painter = self._state, theme.colors(), QPainter(self)
        pixels = float(theme.scaled(_DIGITS))
        wide = QFontMetricsF(sized(Role.TOTAL, pixels)).horizontalAdvance(state.shown)
        font = sized(Role.TOTAL, pixels if wide <= self.width() else pixels * self.width() / wide)
        font.setFeature(font.Tag("tnum"), 1)
        painter.setFont(font)
        painter.setPen(colors.loss if state.is_up else colors.text if state.runs else colors.muted)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(self.rect(), flags, state.shown)


class ClockCard(Card):
    """The clock of the round that is shown, with what can be done with it."""

    start_wanted = Signal()
    stop_wanted = Signal()
    reset_wanted = Signal()
    minutes_wanted = Signal(int)
    told = Signal(str)
    """The time that is left, whenever it is another one."""

    def __init__(self, models: NightModels, parent: QWidget) -> None:
        super().__init__(parent)
        self._models = models
        self._was_up: bool | None = None
        self._told = ""
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self.tick)
        self.face = ClockFace(self)
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.start = CalmButton(
            self.tr("Start"), self, small=True, does=self.tr("Starts the clock of the round")
        )
        self.stop = CalmButton(self.tr("Stop"), self, small=True, does=self.tr("Stops the clock for a while"))
        self.reset = CalmButton(
            self.tr("Set back"), self, small=True, does=self.tr("Has the clock as before it was started")
        )
        for button in (self.start, self.stop):
            button.setToolTip("C")
        named = self.tr("Minutes")
        self.minutes = NumberField(self)
        self.minutes.setRange(0, MOST_MINUTES)
        self.minutes.setSingleStep(5)
        self.minutes.setAccessibleName(self.tr("Minutes of the round"))
        self.minutes.setToolTip(self.tr("How long the round is; 0 is without a clock"))
        self.minutes_name = WrapLabel(named, Role.SMALL, self, muted=True)
        self.minutes_name.setBuddy(self.minutes)
        self._flow = Flow(self)
        self._flow.set_parts([self.start, self.stop, self.reset])
        column, row = QVBoxLayout(), QHBoxLayout()
        column.addWidget(self.face)
        column.addWidget(self.said)
        row.addWidget(self.minutes_name, 1)
        row.addWidget(self.minutes)
        column.addWidget(self._flow)
        column.addLayout(row)
        self.lay_out(column, 14, 12, 8)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.start.clicked.connect(self.start_wanted)
        self.stop.clicked.connect(self.stop_wanted)
        self.reset.clicked.connect(self.reset_wanted)
        self.minutes.valueChanged.connect(self.minutes_wanted)

    def show_clock(self, *, can_change: bool) -> None:
        """Show the clock as it is, and what can be done with it."""
        state = self._models.clock()
        begun = not self._models.is_planned
        there_is = bool(state.shown)
        can = can_change and begun and there_is
        self.face.setVisible(there_is)
        self.start.setText(self.tr("Go on") if state.was_started else self.tr("Start"))
        self.start.setVisible(can and not state.runs)
        self.stop.setVisible(can and state.runs)
        # Not while it runs: nothing is lost by a slip.
        self.reset.setVisible(can and state.was_started and not state.runs)
        self._flow.refresh()
        self._flow.setVisible(can)
        if not self.minutes.hasFocus() or self.minutes.value() != state.minutes:
            blocked = self.minutes.blockSignals(True)
            self.minutes.setValue(state.minutes)
            self.minutes.blockSignals(blocked)
        self.minutes.setEnabled(can_change)
        self._was_up = state.is_up if self._was_up is None or not state.runs else self._was_up
        self.tick()
        self._follow(on=self.isVisible())

    def toggle(self) -> None:
        """Start or stop it, where there is a button for that."""
        for button in (self.start, self.stop):
            if button.isVisible():
                button.click()
                return

    @Slot()
    def tick(self) -> None:
        """What it says may be otherwise by now."""
        state = self._models.clock()
        self.face.show_state(state)
        if state.shown != self._told:
            self._told = state.shown
            self.told.emit(state.shown)
        if state.said != self.said.text():
            self.said.setText(state.said)
        if state.is_up and self._was_up is False:
            announce(self, state.said)
        self._was_up = state.is_up

    def _follow(self, *, on: bool) -> None:
        if on and self._models.clock().runs:
            self._timer.start()
        else:
            self._timer.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow(on=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._follow(on=False)


class LinesField(QPlainTextEdit):
    """Several lines of text; the tabulator leaves it."""

    def __init__(self, parent: QWidget, name: str, does: str, lines: int) -> None:
        super().__init__(parent)
        self._lines = lines
        self.viewport().setAutoFillBackground(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimScrollBar(Qt.Orientation.Vertical, self))
        self.setAccessibleName(name)
        self.setAccessibleDescription(does)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.refit()

    def refit(self) -> None:
        """Follow the size of the letters."""
        self.setFont(theme.font(Role.BODY))
        self.document().setDocumentMargin(theme.scaled(6))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        line = measures.line_height(Role.BODY)
        return QSize(theme.scaled(200), round(self._lines * line) + 2 * theme.scaled(8))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(120), self.sizeHint().height())


class LinesFrame(QFrame):
    """The frame around lines of text and their scroll bar."""

    def __init__(self, lines: LinesField, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines = lines
        around = QVBoxLayout(self)
        around.setContentsMargins(2, 2, 2, 2)
        around.addWidget(lines)
        lines.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter = theme.colors(), QPainter(self)
        box(painter, self.rect(), 8, colors.card, colors.outline)
        if self._lines.hasFocus():
            ring(painter, self.rect(), 8, colors.focus)
