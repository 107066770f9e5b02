"""Buttons with round corners, and the cards that things lie on."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QPushButton, QSizePolicy, QWidget

from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.icons import tint
from mahjong_desk.ui.painting import box, chevron, mirrored, ring, ring_shows
from mahjong_desk.ui.theme import Role


class Card(QFrame):
    """A calm surface with round corners for what belongs together."""

    RADIUS = 12

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def lay_out(self, layout: QLayout, across: float = 14, down: float = 12, spacing: float = 8) -> None:
        """Give the card its layout, with margins and spacing of the design's measure."""
        x, y = theme.scaled(across), theme.scaled(down)
        layout.setContentsMargins(x, y, x, y)
        layout.setSpacing(theme.scaled(spacing))
        self.setLayout(layout)

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.colors()
        box(QPainter(self), self.rect(), self.RADIUS, now.card, now.border)


class PillButton(QPushButton):
    """A button with a round border. ``primary`` fills it: the one thing to do next; ``small`` is lower.

    ``does`` says more than the text what it does, to whoever cannot see where it stands. An icon stands
    before the text, in the text's colour; a menu adds an arrow after it. Where the layout gives less room
    than that needs, the text is shortened.
    """

    RADIUS = 8

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        primary: bool = False,
        icon: QIcon | None = None,
        small: bool = False,
        does: str = "",
    ) -> None:
        super().__init__(text, parent)
        self.setAccessibleDescription(does)
        self.primary = primary
        self.small = small
        self._icon_only = False
        self._shortens = False
        self._tip = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoDefault(False)
        if icon is not None:
            self.setIcon(icon)

    def set_icon_only(self, icon_only: bool) -> None:
        """Show the icon alone; the text stays the name, and shows where the pointer rests on the button."""
        if icon_only != self._icon_only:
            self._icon_only = icon_only
            if self.toolTip() == ("" if icon_only else self.text()):
                self.setToolTip(self.text() if icon_only else "")
            self.updateGeometry()
            self.update()

    def set_tip(self, tip: str) -> None:
        """Say this where the pointer rests on the button; if nothing, an icon alone says its text again."""
        self.setToolTip(tip or (self.text() if self._icon_only else ""))

    def let_shorten(self) -> None:
        """Let the layout make it so narrow that little of its text is left."""
        self._shortens = True
        # A layout takes a button's whole width for its least one otherwise.
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        self.setSizePolicy(policy)

    def shortened_by(self) -> int:
        """By how many pixels it can be narrower than its whole text wants."""
        return self._whole_width() - self.minimumSizeHint().width()

    def _whole_width(self) -> int:
        return self.sizeHint().width() - (2 * theme.scaled(6) if self._shows_text() else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_whole()

    def _tell_whole(self) -> None:
        """Where the text is shortened, the tool tip has it whole."""
        shortened = self._shows_text() and self.width() < self._whole_width()
        if (shortened and not self.toolTip()) or self._tip:
            self.setToolTip(self.text() if shortened else "")
            self._tip = shortened

    def setText(self, text: str) -> None:
        super().setText(text)
        self._tell_whole()

    def _shows_text(self) -> bool:
        return bool(self.text()) and not self._icon_only

    def sizeHint(self) -> QSize:
        down = 4 if self.small else 6
        across = 12 if self._shows_text() else 7
        height = round(measures.line_height(self._role())) + 2 * theme.scaled(down)
        width = self._content_width() + 2 * theme.scaled(across)
        least = theme.scaled(72) if self.primary else height
        return QSize(max(width, least), height)

    def minimumSizeHint(self) -> QSize:
        width = self._whole_width()
        if self._shortens:
            width = min(width, theme.scaled(68))
        return QSize(width, self.sizeHint().height())

    def _role(self) -> Role:
        if self.primary:
            return Role.STRONG
        return Role.SMALL if self.small else Role.BODY

    def _parts(self) -> tuple[int, int, int]:
        """How wide the icon, the text and the arrow are; nothing is 0."""
        icon = 0 if self.icon().isNull() else theme.scaled(16)
        # The size is for the text without the mark of its shortcut.
        text = measures.label_width(self._role(), self.text()) if self._shows_text() else 0
        arrow = theme.scaled(12) if self.menu() is not None else 0
        return icon, text, arrow

    def _content_width(self) -> int:
        parts = [part for part in self._parts() if part]
        return sum(parts) + theme.scaled(6) * max(0, len(parts) - 1)

    def _paints(self) -> tuple[QColor, QColor | None, QColor]:
        """The colours of the surface, its line and what is written on it."""
        now = theme.colors()
        down = self.isDown() or self.isChecked()
        # A menu keeps it from hearing that the pointer has left.
        over = self.underMouse() and (
            self.menu() is None or self.rect().contains(self.mapFromGlobal(self.cursor().pos()))
        )
        if not self.isEnabled():
            return (now.hover if self.primary else now.card), now.border, now.faint
        if self.primary:
            fill = now.accent_pressed if down else now.accent_hover if over else now.accent
            return fill, None, now.accent_text
        return (now.pressed if down else now.hover if over else now.card), now.outline, now.text

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill, line, ink = self._paints()
        box(painter, self.rect(), self.RADIUS, fill, line)
        if ring_shows(self):
            now = theme.colors()
            color, inset = (now.accent_text, 2) if self.primary else (now.focus, 0)
            ring(painter, self.rect(), self.RADIUS, color, inset)
        icon, text, arrow = self._parts()
        # Where there is less room than all of it needs, the text is shortened.
        text -= max(0, self._content_width() + 2 * theme.scaled(6) - self.width()) if text else 0
        x = max(theme.scaled(6), (self.width() - self._content_width()) // 2)
        if icon:
            place = mirrored(QRect(x, (self.height() - icon) // 2, icon, icon), self)
            self._paint_icon(painter, place.topLeft(), icon, ink)
            x += icon + theme.scaled(6)
        if text > 0:
            painter.setPen(ink)
            self._paint_text(painter, mirrored(QRect(x, 0, text + 1, self.height()), self))
            x += text + theme.scaled(6)
        if arrow:
            left = mirrored(QRect(x, 0, arrow, arrow), self).left()
            chevron(painter, QRectF(left, (self.height() - arrow) / 2, arrow, arrow), ink, down=True)

    def _paint_text(self, painter: QPainter, room: QRect) -> None:
        mnemonic = int(Qt.TextFlag.TextShowMnemonic)
        font = theme.font(self._role())
        elide = Qt.TextElideMode.ElideRight
        text = QFontMetrics(font).elidedText(self.text(), elide, room.width(), mnemonic)
        painter.setFont(font)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | mnemonic
        painter.drawText(room, flags, text)

    def _paint_icon(self, painter: QPainter, corner: QPoint, side: int, ink: QColor) -> None:
        picture = self.icon().pixmap(QSize(side, side), self.devicePixelRatio())
        painter.drawPixmap(corner, tint(picture, ink))
