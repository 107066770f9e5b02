"""Fields for a choice, a number and a text, in the looks of the other controls."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QWidget,
)

from mahjong_desk.ui import theme
from mahjong_desk.ui.labels import tip
from mahjong_desk.ui.painting import box, chevron, ring
from mahjong_desk.ui.theme import Role

RADIUS = 8


def paint_frame(field: QWidget, painter: QPainter) -> None:
    """The ground of a field with the line around it."""
    now = theme.colors()
    over = field.isEnabled() and field.underMouse() and isinstance(field, QComboBox)
    box(painter, field.rect(), RADIUS, now.hover if over else now.card, now.outline)
    # Whoever writes needs to see where, by the mouse too.
    if field.hasFocus():
        ring(painter, field.rect(), RADIUS, now.focus)


def _height() -> int:
    return QFontMetrics(theme.font(Role.BODY)).height() + 2 * theme.scaled(5.5)


class ChoiceField(QComboBox):
    """One of a few values, from a list that opens. The wheel does nothing unless it was clicked before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleDescription(self.tr("Arrow keys choose"))
        self.currentTextChanged.connect(self._tell_whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_whole()

    @Slot()
    def _tell_whole(self) -> None:
        """Where the text is shortened, the tool tip has it whole."""
        text = self.currentText()
        wide = QFontMetrics(theme.font(Role.BODY)).horizontalAdvance(text)
        self.setToolTip(tip(text) if wide > self._room().width() else "")

    def _room(self) -> QRect:
        """Where the text stands."""
        edge = theme.scaled(10)
        return self.rect().adjusted(edge, 0, -(edge + theme.scaled(12) + theme.scaled(6)), 0)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme.font(Role.BODY))
        texts = [metrics.horizontalAdvance(self.itemText(place)) for place in range(self.count())]
        return QSize(max(texts, default=0) + 2 + theme.scaled(10 + 8 + 12 + 10), _height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(theme.scaled(320), self.sizeHint().width()), _height())

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.colors()
        ink: QColor = now.text if self.isEnabled() else now.faint
        painter = QPainter(self)
        paint_frame(self, painter)
        side = theme.scaled(12)
        edge = theme.scaled(10)
        square = QRectF(self.width() - edge - side, (self.height() - side) / 2, side, side)
        chevron(painter, square, now.muted if self.isEnabled() else now.faint, down=True)
        room = self._room()
        painter.setPen(ink)
        font = theme.font(Role.BODY)
        painter.setFont(font)
        text = QFontMetrics(font).elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)


def show_frame(field: QAbstractSpinBox) -> None:
    """Leave the frame of a field that is stepped through to :func:`paint_frame`."""
    field.setFrame(False)
    field.setKeyboardTracking(False)
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    palette = field.palette()
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
    field.lineEdit().setPalette(palette)
    indent_line(field.lineEdit())


def indent_line(line: QLineEdit) -> None:
    """Let what is written begin a little after the frame, by the size of the letters."""
    line.setTextMargins(theme.scaled(6), 0, 0, 0)


class NumberField(QSpinBox):
    """A whole number, written or stepped through. It changes when it is written, not at every digit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleDescription(self.tr("Up and Down change it by one"))
        show_frame(self)

    def indent(self) -> None:
        """Let the number begin a little after the frame, by the size of the letters."""
        indent_line(self.lineEdit())

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme.font(Role.BODY))
        widest = metrics.horizontalAdvance(str(self.maximum()))
        return QSize(widest + theme.scaled(6 + 14 + 24), _height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _step_rects(self) -> tuple[QRect, QRect]:
        """Where the style takes a click as a step up and down."""
        option = QStyleOptionSpinBox()
        self.initStyleOption(option)
        parts = (QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown)
        control = QStyle.ComplexControl.CC_SpinBox
        up, down = (self.style().subControlRect(control, option, part, self) for part in parts)
        return up, down

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.colors()
        painter = QPainter(self)
        paint_frame(self, painter)
        side = theme.scaled(9)
        up, down = self._step_rects()
        can = self.stepEnabled()
        for rect, is_down, flag in (
            (up, False, self.StepEnabledFlag.StepUpEnabled),
            (down, True, self.StepEnabledFlag.StepDownEnabled),
        ):
            ink = now.muted if self.isEnabled() and can & flag else now.faint
            square = QRectF(0, 0, side, side)
            square.moveCenter(QRectF(rect).center() - QPointF(theme.scaled(3), 0))
            painter.save()
            if not is_down:
                painter.translate(square.center())
                painter.scale(1, -1)
                painter.translate(-square.center())
            chevron(painter, square, ink, down=True)
            painter.restore()


class TextField(QLineEdit):
    """One line of text; ``name`` and ``does`` are what a screen reader says of it."""

    def __init__(self, parent: QWidget | None = None, name: str = "", does: str = "") -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setAccessibleName(name)
        self.setAccessibleDescription(does)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.indent()

    def indent(self) -> None:
        """Let the text begin a little after the frame, by the size of the letters."""
        self.setTextMargins(theme.scaled(6), 0, theme.scaled(6), 0)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(200), _height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(120), _height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_frame(self, painter)
        painter.end()
        super().paintEvent(event)
