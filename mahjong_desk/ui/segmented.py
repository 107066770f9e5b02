"""A row of segments of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.painting import half_round, keys_are_used, ring, ring_shows
from mahjong_desk.ui.theme import Role

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class Segment(QRadioButton):
    """One choice. A radio button to whoever cannot see it, a part of a bar to whoever can."""

    moved = Signal(int)
    """An arrow key: one to the left (-1) or right (1), or to an end (-2, 2)."""

    def __init__(self, value: object, label: str, parent: QWidget) -> None:
        super().__init__(label, parent)
        self.value = value
        self.first = self.last = False
        # Which is checked is the bar's business, for none may be.
        self.setAutoExclusive(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:
        """A click alone changes nothing: the bar does."""

    def hitButton(self, pos: object) -> bool:
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if plain and key in _STEPS:
            mirrored = self.isRightToLeft() and key in (Qt.Key.Key_Left, Qt.Key.Key_Right)
            self.moved.emit(-_STEPS[key] if mirrored else _STEPS[key])
        elif plain and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.moved.emit(-2 if key == Qt.Key.Key_Home else 2)
        elif plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    # --- how it looks -------------------------------------------------------------------------------------

    def _width(self, padding: float) -> int:
        # As wide as if it were chosen, so that choosing moves nothing.
        metrics = QFontMetrics(theme.font(Role.SMALL_STRONG))
        text = metrics.size(int(Qt.TextFlag.TextShowMnemonic), self.text()).width()
        return text + 2 * theme.scaled(padding)

    def sizeHint(self) -> QSize:
        height = QFontMetrics(theme.font(Role.SMALL)).height() + 2 * theme.scaled(5.5)
        return QSize(self._width(11), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width(5), self.sizeHint().height())

    def _paints(self) -> tuple[QColor, QColor, QColor]:
        """The colours of the surface, the text, and the line around."""
        now = theme.colors()
        if not self.isEnabled():
            return (now.pressed if self.isChecked() else now.card), now.faint, now.border
        if self.isChecked():
            fill = now.accent_hover if self.underMouse() else now.accent
            return fill, now.accent_text, fill
        fill = now.pressed if self.isDown() else now.hover if self.underMouse() else now.card
        return fill, now.text, now.outline

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, ink, _ = self._paints()
        left, right = self.first, self.last
        if self.isRightToLeft():
            left, right = right, left
        # The bar has drawn the line around all of them: only what is inside it is filled here.
        inside = QRectF(self.rect()).adjusted(1 if left else 0, 1, -1 if right else 0, -1)
        if self.isChecked() and self.isEnabled():
            inside = QRectF(self.rect())
        radius = Segmented.RADIUS - (0 if self.isChecked() else 1)
        painter.fillPath(half_round(inside, radius, left=left, right=right), fill)
        if ring_shows(self):
            now = theme.colors()
            ring(
                painter, self.rect(), Segmented.RADIUS, now.accent_text if self.isChecked() else now.focus, 1
            )
        painter.setPen(ink)
        chosen = self.isChecked()
        painter.setFont(theme.font(Role.SMALL_STRONG if chosen else Role.SMALL))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(self.rect(), int(flags), self.text())


class Segmented(QWidget):
    """One of several values, side by side; or none of them.

    ``name`` says what is chosen here, to whoever cannot see it; ``names`` are the segments' names where their
    labels are too short to be understood alone. The bar is one stop of the tabulator: arrow keys go from
    segment to segment, the space bar or Enter chooses.
    """

    RADIUS = 8

    chosen = Signal(object)
    """The user chose another value."""

    def __init__(
        self,
        name: str,
        choices: Sequence[tuple[object, str]],
        parent: QWidget | None = None,
        *,
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._segments = [Segment(value, label, self) for value, label in choices]
        self._segments[0].first = True
        self._segments[-1].last = True
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        # The gap is where the line between two segments shows.
        layout.setSpacing(1)
        for place, segment in enumerate(self._segments):
            told = names[place] if place < len(names) else segment.text().replace("&", "")
            segment.setAccessibleName(self._spoken(told))
            segment.clicked.connect(self._clicked)
            segment.moved.connect(self._move)
            layout.addWidget(segment)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._stop_here(self._segments[0])

    def _spoken(self, label: str) -> str:
        name = self.accessibleName()
        return f"{name}: {label}" if name else label

    def segment(self, value: object) -> Segment:
        """The segment of a value; :class:`KeyError` if there is none."""
        for segment in self._segments:
            if segment.value == value:
                return segment
        raise KeyError(value)

    def value(self) -> object | None:
        """The chosen value; None while nothing is chosen."""
        for segment in self._segments:
            if segment.isChecked():
                return segment.value
        return None

    def set_value(self, value: object | None) -> None:
        """Show a value as chosen, or none. Nothing is emitted."""
        wanted = None if value is None else self.segment(value)
        for segment in self._segments:
            segment.setChecked(segment is wanted)
        self._choose_stop()
        self.update()

    def set_available(self, value: object, ok: bool, reason: str = "") -> None:
        """Let a value be chosen or not; the reason why not is shown where the pointer rests on it."""
        segment = self.segment(value)
        segment.setEnabled(ok)
        segment.setToolTip("" if ok else reason)
        segment.setAccessibleDescription("" if ok else reason)
        self._choose_stop()

    # --- the keyboard's way through it --------------------------------------------------------------------

    def _choose_stop(self) -> None:
        """The tabulator stops at the chosen segment, or else at the first that can be chosen."""
        usable = [segment for segment in self._segments if segment.isEnabled()]
        focused = [segment for segment in usable if segment.hasFocus()]
        checked = [segment for segment in usable if segment.isChecked()]
        for segment in (focused or checked or usable)[:1]:
            self._stop_here(segment)

    def _stop_here(self, stop: Segment) -> None:
        for segment in self._segments:
            here = segment is stop
            segment.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(stop)

    @Slot(int)
    def _move(self, step: int) -> None:
        usable = [segment for segment in self._segments if segment.isEnabled()]
        here = [segment.hasFocus() for segment in usable].index(True)
        place = {-2: 0, 2: len(usable) - 1}.get(step, (here + step) % len(usable))
        self._stop_here(usable[place])
        usable[place].setFocus(Qt.FocusReason.TabFocusReason)
        keys_are_used(usable[place])

    @Slot()
    def _clicked(self) -> None:
        segment = self.sender()
        assert isinstance(segment, Segment)
        changed = not segment.isChecked()
        self.set_value(segment.value)
        self._stop_here(segment)
        if changed:
            self.chosen.emit(segment.value)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.colors()
        painter.setPen(QPen(now.outline, 1))
        painter.setBrush(now.outline)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self.RADIUS, self.RADIUS)
