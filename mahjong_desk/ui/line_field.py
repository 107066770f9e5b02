"""The line to type or paste a hand into; what cannot be read is underlined in it, and said below."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QWidget

from mahjong_desk.core.problems import Problem
from mahjong_desk.models.editor import Editor
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import ElidedLabel, tip
from mahjong_desk.ui.painting import box

if TYPE_CHECKING:
    from PySide6.QtGui import QTextLine

_WAVE = 2.0
"""Half the length of a wave, and its height, in pixels."""
_BESIDE = 5
"""Pixels by which the rectangle that Qt gives for the cursor begins left of the cursor."""


class LineField(QLineEdit):
    """The whole hand as one line, in step with the tiles."""

    read = Signal()
    """The text was read; ``unread`` says whether it could not be."""

    def __init__(self, editor: Editor, message: ElidedLabel, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self._message = message
        self._problems: tuple[Problem, ...] = ()
        self._how = self.tr("The whole hand as one line of text, read while you type")
        self.setAccessibleDescription(self._how)
        self.setAccessibleName(self.tr("Type or paste a hand"))
        self.setPlaceholderText("12m789m55z777z(666z)+3m ron seat=E from=S")
        self.setFrame(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.textEdited.connect(self._read)
        self.editingFinished.connect(self._finish)
        editor.changed.connect(self._refresh)
        self._refresh()

    @property
    def unread(self) -> bool:
        """Whether the text could not be read."""
        return bool(self._problems)

    def unread_text(self) -> str:
        """What is written, where it could not be read."""
        return self.text() if self.unread else ""

    def go_on(self, text: str) -> None:
        """Show what could not be read in a window before, and in this language why."""
        self.setText(text)
        self._read(text)

    def event(self, event: QEvent) -> bool:
        # Copy means what is selected; while nothing is, it means the window's hand as anywhere else.
        if isinstance(event, QKeyEvent) and self._copies_nothing(event):
            event.ignore()
            return False
        return super().event(event)

    def _copies_nothing(self, event: QKeyEvent) -> bool:
        """Whether an event asks who takes the keys of Copy, while there is nothing here to copy."""
        asks = event.type() is QEvent.Type.ShortcutOverride
        return asks and event.matches(QKeySequence.StandardKey.Copy) and not self.hasSelectedText()

    @Slot(str)
    def _read(self, text: str) -> None:
        self._say(self._editor.edit_text(text))
        self.read.emit()

    def _say(self, problems: tuple[Problem, ...]) -> None:
        texts = self._editor.texts
        told = [texts.problem(problem) for problem in problems]
        self._problems = problems
        self._message.setText(told[0] if told else "")
        self._message.setToolTip(tip("\n".join(told)))
        self.setAccessibleDescription("\n".join(told) or self._how)
        self.update()

    @Slot()
    def _finish(self) -> None:
        self._editor.end_typing()
        if not self.unread:
            self.setText(self._editor.line)

    @Slot()
    def _refresh(self) -> None:
        # While it is typed in, the text is the user's.
        if self.isModified() and self.hasFocus():
            return
        if self._problems:
            self._say(())
        self.setText(self._editor.line)
        self.setCursorPosition(0)

    # What could not be read

    def underlined(self) -> list[tuple[int, int]]:
        """Where the text could not be read, from and to, in characters of Python's."""
        length = len(self.text())
        places = []
        for problem in self._problems:
            # What is wrong with the text as a whole has no place in it.
            start = 0 if problem.start is None else problem.start
            end = length if problem.end is None else problem.end
            places.append((min(start, length - 1), min(end, length)))
        return places

    def spans(self) -> list[tuple[float, float]]:
        """The same from left to right in pixels of the field, however far it is scrolled."""
        from PySide6.QtGui import QTextLayout  # for what cannot be read alone

        text = self.text()
        layout = QTextLayout(text, self.font())
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        here = self.cursorRect().left() + _BESIDE - _x_of(line, self.cursorPosition())
        return [
            (here + _x_of(line, _units(text, start)), here + _x_of(line, _units(text, end)))
            for start, end in self.underlined()
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._problems or not self.text():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colors().loss, 1.3))
        inside = QRectF(self.contentsRect())
        painter.setClipRect(inside)
        bottom = QRectF(self.cursorRect()).bottom() - 0.5
        for left, right in self.spans():
            painter.drawPath(_wave(max(left, inside.left()), min(right, inside.right()), bottom))


def _x_of(line: QTextLine, place: int) -> float:
    """Where a place of a line of text lies, in pixels from its start."""
    x, _ = cast("tuple[float, int]", line.cursorToX(place))
    return x


def _units(text: str, place: int) -> int:
    """A place in a text as Qt counts it: a Unicode tile is two."""
    return len(text[:place].encode("utf-16-le", "surrogatepass")) // 2


def _wave(left: float, right: float, y: float) -> QPainterPath:
    """A wavy line; as long as one wave at least."""
    path = QPainterPath(QPointF(left, y))
    x, up = left, True
    while x < max(right, left + 2 * _WAVE):
        x, up = x + _WAVE, not up
        path.lineTo(QPointF(x, y if up else y - _WAVE))
    return path


class FieldFrame(QFrame):
    """The rounded frame around the line; it takes the accent's colour while the line has the focus."""

    def __init__(self, field: LineField, parent: QWidget) -> None:
        super().__init__(parent)
        self._field = field
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 3, 8, 3)
        layout.addWidget(field)
        field.installEventFilter(self)
        field.read.connect(self.update)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.colors()
        unread = self._field.unread
        edge = colors.loss if unread else colors.accent if self._field.hasFocus() else colors.border
        box(QPainter(self), self.rect(), 8, None, edge)
