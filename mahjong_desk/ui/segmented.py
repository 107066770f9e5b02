"""A row of segments of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from mahjong_desk.core.texts import labelled
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.painting import half_round, mirrored, ring, ring_shows
from mahjong_desk.ui.theme import Role

_GAP = 1
"""Pixels between two segments, where the line between them shows."""

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class _Extent(NamedTuple):
    """The room that a segment needs at least and likes to have, in pixels."""

    least: int
    liked: int
    height: int


@lru_cache(maxsize=512)
def _extent(_generation: int, label: str) -> _Extent:
    """Found out once for a label: a layout asks for it many times."""
    # As wide as if it were chosen, so that choosing moves nothing.
    text = measures.label_width(Role.SMALL_STRONG, label)
    height = round(measures.line_height(Role.SMALL)) + 2 * theme.scaled(5.5)
    return _Extent(text + 2 * theme.scaled(5), text + 2 * theme.scaled(11), height)


class Segment(QRadioButton):
    """One choice. A radio button to whoever cannot see it, a part of a bar to whoever can."""

    moved = Signal(int)
    """An arrow key: one to the left (-1) or right (1), or to an end (-2, 2)."""

    def __init__(self, value: object, label: str, parent: QWidget) -> None:
        super().__init__(label, parent)
        self.value = value
        self.first = self.last = False
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
        elif plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isChecked():
            # Once it is chosen, the key is the dialog's, if it stands in one.
            self.click()
        else:
            super().keyPressEvent(event)

    # --- how it looks -------------------------------------------------------------------------------------

    @property
    def extent(self) -> _Extent:
        """The room that it needs and likes to have."""
        return _extent(theme.generation(), self.text())

    def sizeHint(self) -> QSize:
        _, liked, height = self.extent
        return QSize(liked, height)

    def minimumSizeHint(self) -> QSize:
        least, _, height = self.extent
        return QSize(least, height)

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
    segment to segment, the space bar or Enter chooses. Where there is no room for all of them side by side
    they stand in several rows.
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
        self._how = self.tr("Arrow keys go to the others, Space chooses")
        self._segments = [Segment(value, label, self) for value, label in choices]
        self._bars: list[QRect] = []
        self._heights: dict[tuple[int, int], int] = {}
        for place, segment in enumerate(self._segments):
            told = names[place] if place < len(names) else segment.text().replace("&", "")
            segment.setAccessibleName(self._spoken(told))
            segment.setAccessibleDescription(self._how)
            segment.clicked.connect(self._clicked)
            segment.moved.connect(self._move)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._stop_here(self._segments[0])

    def _spoken(self, label: str) -> str:
        name = self.accessibleName()
        return labelled(name, label) if name else label

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
        if wanted is not None:
            wanted.setChecked(True)  # which takes it from the others
        for segment in self._segments:
            if wanted is None and segment.isChecked():
                # Of exclusive buttons one stays checked, and only such count as radio buttons.
                segment.setAutoExclusive(False)
                segment.setChecked(False)
                segment.setAutoExclusive(True)
        self._choose_stop()

    def set_available(self, value: object, ok: bool, reason: str = "") -> None:
        """Let a value be chosen or not; the reason why not is shown where the pointer rests on it."""
        segment = self.segment(value)
        if segment.isEnabled() == ok and segment.toolTip() == ("" if ok else reason):
            return
        segment.setEnabled(ok)
        segment.setToolTip("" if ok else reason)
        segment.setAccessibleDescription(self._how if ok else reason)
        self._choose_stop()

    def set_label(self, value: object, label: str) -> None:
        """Call a value otherwise; what a screen reader says of it stays."""
        segment = self.segment(value)
        if segment.text() != label:
            segment.setText(label)
            self._heights.clear()
            self._place()
            self.updateGeometry()

    def set_shown(self, value: object, shown: bool) -> None:
        """Whether a value is among those to choose from at all."""
        segment = self.segment(value)
        if segment.isHidden() == shown:
            segment.setVisible(shown)
            self._heights.clear()
            self._choose_stop()
            self._place()
            self.updateGeometry()

    def _shown(self) -> list[Segment]:
        return [segment for segment in self._segments if not segment.isHidden()]

    # --- the keyboard's way through it --------------------------------------------------------------------

    def _choose_stop(self) -> None:
        """The tabulator stops at the chosen segment, or else at the first that can be chosen."""
        usable = [segment for segment in self._shown() if segment.isEnabled()]
        focused = [segment for segment in usable if segment.hasFocus()]
        checked = [segment for segment in usable if segment.isChecked()]
        for segment in (focused or checked or usable)[:1]:
            self._stop_here(segment)

    def _stop_here(self, stop: Segment) -> None:
        for segment in self._segments:
            here = segment is stop
            segment.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)
        if self.focusProxy() is not stop:
            self.setFocusProxy(stop)

    @Slot(int)
    def _move(self, step: int) -> None:
        usable = [segment for segment in self._shown() if segment.isEnabled()]
        here = [segment.hasFocus() for segment in usable].index(True)
        place = {-2: 0, 2: len(usable) - 1}.get(step, (here + step) % len(usable))
        self._stop_here(usable[place])
        usable[place].setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _clicked(self) -> None:
        segment = self.sender()
        assert isinstance(segment, Segment)
        changed = not segment.isChecked()
        self.set_value(segment.value)
        self._stop_here(segment)
        if changed:
            self.chosen.emit(segment.value)

    # --- where the segments lie ---------------------------------------------------------------------------

    def _rows(self, width: int) -> list[list[Segment]]:
        """The segments row by row; one row wherever they fit into it, if with the least room around them."""
        rows: list[list[Segment]] = [[]]
        left = width
        for segment in self._shown():
            needed = segment.extent.least + _GAP
            if rows[-1] and needed > left + _GAP:
                rows.append([])
                left = width
            rows[-1].append(segment)
            left -= needed
        return rows

    @staticmethod
    def _widths(row: Sequence[Segment], width: int) -> list[int]:
        """How wide each segment of a row is: what is not needed by the texts is shared out."""
        least = [segment.extent.least for segment in row]
        liked = [segment.extent.liked for segment in row]
        spare = min(width - _GAP * (len(row) - 1), sum(liked)) - sum(least)
        share, rest = divmod(max(0, spare), len(row))
        return [needed + share + (place < rest) for place, needed in enumerate(least)]

    def _height(self, rows: int) -> int:
        return rows * self._segments[0].extent.height + (rows - 1) * theme.scaled(4)

    def sizeHint(self) -> QSize:
        shown = self._shown()
        liked = sum(segment.extent.liked for segment in shown)
        return QSize(liked + _GAP * (len(shown) - 1), self._height(1))

    def line_width(self) -> int:
        """The least width in which all segments stand side by side."""
        shown = self._shown()
        return sum(segment.extent.least for segment in shown) + _GAP * (len(shown) - 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(max(segment.extent.least for segment in self._shown()), self._height(1))

    def heightForWidth(self, width: int) -> int:
        # A layout asks for it again and again.
        key = theme.generation(), width
        if key not in self._heights:
            self._heights[key] = self._height(len(self._rows(width)))
        return self._heights[key]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._place()

    def _place(self) -> None:
        height = self._segments[0].extent.height
        y = 0
        self._bars = []
        for row in self._rows(self.width()):
            x = 0
            for segment, width in zip(row, self._widths(row, self.width()), strict=True):
                segment.first, segment.last = segment is row[0], segment is row[-1]
                segment.setGeometry(mirrored(QRect(x, y, width, height), self))
                x += width + _GAP
            self._bars.append(row[0].geometry() | row[-1].geometry())
            y += height + theme.scaled(4)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A bar beneath each row of segments; it shows around them and between them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = theme.colors().outline
        painter.setPen(QPen(outline, 1))
        painter.setBrush(outline)
        for bar in self._bars:
            painter.drawRoundedRect(QRectF(bar).adjusted(0.5, 0.5, -0.5, -0.5), self.RADIUS, self.RADIUS)
