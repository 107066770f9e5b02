"""A check box that says why it cannot apply."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.painting import box, mirrored, ring, ring_shows, tick
from mahjong_desk.ui.theme import Role

_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


_SPARE = 2
"""Pixels: how wide a text is measured and how wide it is drawn can differ by fractions."""


class _Places(NamedTuple):
    """Where the parts of a check box lie."""

    indicator: QRect
    label: QRect
    reason: QRect
    height: int


class ReasonCheck(QCheckBox):
    """A check box with a label, and beside it the reason while it cannot apply.

    Where there is no room beside the label the reason stands under it. Both wrap.
    """

    toggled_by_user = Signal(bool)

    def __init__(self, label: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reason = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self._clicked)
        self._describe()
        self.set_label(label)

    def set_label(self, label: str) -> None:
        """Say something else."""
        if label != self.text():
            self.setText(label)
            self.updateGeometry()

    def set_checked(self, checked: bool) -> None:
        """Show it checked or not. Nothing is emitted."""
        self.setChecked(checked)

    def reason(self) -> str | None:
        """Why it cannot apply; None if it can."""
        return self._reason or None

    def set_reason(self, reason: str | None) -> None:
        """Why it cannot apply, which disables it; None enables it."""
        if (reason or "") != self._reason:
            self._reason = reason or ""
            self.setEnabled(not self._reason)
            self._describe()
            self.updateGeometry()
            self.update()

    def _describe(self) -> None:
        self.setAccessibleDescription(self._reason or self.tr("Space sets it, and takes it off again"))

    @Slot(bool)
    def _clicked(self, checked: bool) -> None:
        self.toggled_by_user.emit(checked)

    # --- how it looks -------------------------------------------------------------------------------------

    def _places(self, width: int) -> _Places:
        return _places(theme.generation(), self.text(), self._reason, width)

    def sizeHint(self) -> QSize:
        places = self._places(10_000)
        right = max(places.label.right(), places.reason.right())
        return QSize(right + 1 + theme.scaled(2), places.height)

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(theme.font(Role.BODY))
        longest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        return QSize(theme.scaled(28) + longest + 1, self._places(10_000).height)

    def heightForWidth(self, width: int) -> int:
        return self._places(width).height

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.colors()
        places = self._places(self.width())
        painter = QPainter(self)
        enabled = self.isEnabled()
        square = QRectF(mirrored(places.indicator, self))
        if self.isChecked():
            fill = (now.accent_hover if self.underMouse() else now.accent) if enabled else now.pressed
            box(painter, square, 4, fill, None if enabled else now.outline)
            tick(painter, square, now.accent_text if enabled else now.faint)
        else:
            fill = now.pressed if self.isDown() else now.hover if self.underMouse() else now.card
            box(painter, square, 4, fill if enabled else now.card, now.control if enabled else now.outline)
        if ring_shows(self):
            ring(painter, self.rect(), 6, now.focus)
        painter.setPen(now.text if enabled else now.faint)
        painter.setFont(theme.font(Role.BODY))
        painter.drawText(mirrored(places.label, self), _WRAP, self.text())
        if self._reason:
            painter.setPen(now.muted)
            painter.setFont(theme.font(Role.CAPTION))
            painter.drawText(mirrored(places.reason, self), _WRAP, self._reason)


@lru_cache(maxsize=256)
def _places(_generation: int, label_text: str, reason_text: str, width: int) -> _Places:
    """Where everything lies in a width. A layout asks for it again and again."""
    label_metrics = QFontMetrics(theme.font(Role.BODY))
    reason_metrics = QFontMetrics(theme.font(Role.CAPTION))
    down, side, gap = theme.scaled(3), theme.scaled(16), theme.scaled(8)
    line = max(label_metrics.height(), side)
    indicator = QRect(theme.scaled(2), down + (line - side) // 2, side, side)
    left = indicator.right() + 1 + gap
    room = max(1, width - left)
    label = _text_box(label_metrics, label_text, left, down + (line - label_metrics.height()) // 2, room)
    reason = QRect()
    if reason_text:
        beside = label.right() + 1 + theme.scaled(6)
        wanted = reason_metrics.horizontalAdvance(reason_text) + _SPARE
        if label.height() <= label_metrics.height() and beside + wanted <= left + room:
            # Both stand on the same line of writing.
            top = label.top() + label_metrics.ascent() - reason_metrics.ascent()
            reason = QRect(beside, top, wanted, reason_metrics.height())
        else:
            reason = _text_box(reason_metrics, reason_text, left, label.bottom() + 1, room)
    bottom = max(indicator.bottom(), label.bottom(), reason.bottom())
    return _Places(indicator, label, reason, bottom + 1 + down)


def _text_box(metrics: QFontMetrics, text: str, left: int, top: int, width: int) -> QRect:
    found = metrics.boundingRect(QRect(left, top, width, 1_000_000), _WRAP, text)
    return QRect(left, top, min(width, found.width() + _SPARE), max(metrics.height(), found.height()))
