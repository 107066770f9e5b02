"""Labels: headings, long texts that wrap or are shortened, and chips."""

from __future__ import annotations

import re
from enum import Enum

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.measures import DOT
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.theme import Role


class RoleLabel(QLabel):
    """A plain text in the font of its role; ``muted``: less prominent."""

    def __init__(
        self, text: str = "", role: Role = Role.BODY, parent: QWidget | None = None, *, muted: bool = False
    ) -> None:
        super().__init__(text, parent)
        self._role = role
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(theme.font(role))
        self.set_muted(muted)

    def set_muted(self, muted: bool) -> None:
        """Less prominent, or not."""
        # A role of the palette, not a colour: it changes with the theme.
        roles = QPalette.ColorRole
        self.setForegroundRole(roles.PlaceholderText if muted else roles.WindowText)

    def set_role(self, role: Role) -> None:
        """Another font."""
        self._role = role
        self.setFont(theme.font(role))

    def follow_font(self) -> None:
        """Take the application's font as it is now: Qt leaves a label alone that was given one."""
        self.setFont(theme.font(self._role))
        self.updateGeometry()


def heading(text: str, parent: QWidget | None = None) -> RoleLabel:
    """The small caption over a group of controls."""
    return RoleLabel(text, Role.CAPTION_STRONG, parent, muted=True)


class WrapLabel(RoleLabel):
    """A text that takes as many lines as it needs, and can be narrow."""

    def __init__(
        self, text: str = "", role: Role = Role.BODY, parent: QWidget | None = None, *, muted: bool = False
    ) -> None:
        super().__init__(text, role, parent, muted=muted)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        """As narrow as its longest word."""
        metrics = self.fontMetrics()
        # Not by spaces at which no line breaks.
        words = map(metrics.horizontalAdvance, measures.unbroken(self.text()))
        return QSize(min(max(words), theme.scaled(240)), metrics.height())


def dots_last(text: str) -> str:
    """A text whose parts have dots between them, so that where it wraps no line begins with a dot."""
    return text.replace(DOT, f"\N{NO-BREAK SPACE}{DOT.lstrip()}")


def wrapped_heading(text: str, parent: QWidget | None = None) -> WrapLabel:
    """A heading that may be too long for one line."""
    return WrapLabel(text, Role.CAPTION_STRONG, parent, muted=True)


def plain(text: str) -> str:
    """A text as menus and buttons show it letter by letter; an “&” alone would underline the next one."""
    return text.replace("&", "&&")


def tip(text: str) -> str:
    """A text as a tool tip shows it letter by letter: it takes what looks like HTML for that."""
    if "<" not in text and "&lt;" not in text:
        return text
    from html import escape  # slow, and hardly ever needed

    return f"<qt>{escape(text)}</qt>".replace("\n", "<br>")


class ElidedLabel(RoleLabel):
    """A text on one line that is shortened where there is no room; its tool tip has it whole then."""

    def __init__(
        self, text: str = "", role: Role = Role.BODY, parent: QWidget | None = None, *, muted: bool = False
    ) -> None:
        super().__init__(text, role, parent, muted=muted)
        self._tip = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 1, metrics.height())

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(
            min(metrics.horizontalAdvance(self.text()) + 1, metrics.averageCharWidth() * 4), metrics.height()
        )

    def shown_text(self) -> str:
        """The text as it is to be seen now."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def _tell(self) -> None:
        shortened = self.shown_text() != self.text()
        if shortened or self._tip:
            self.setToolTip(tip(self.text()) if shortened else "")
        self._tip = shortened

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        flags = self.alignment() | Qt.TextFlag.TextSingleLine
        painter.drawText(self.rect(), int(flags), self.shown_text())


class ChipStyle(Enum):
    """How a chip looks: plain, for the one thing that matters most, or for what is wrong."""

    NORMAL = "normal"
    GOLD = "gold"
    WARNING = "warning"


_BREAK, _LONG = "\N{ZERO WIDTH SPACE}", 20
"""Where a line may end within a word, and after how many letters: names of files can be longer than a row."""
_LONG_WORD = re.compile(rf"[^\s{measures.EAST_ASIAN}]{{{_LONG}}}")
_SHORT = 14
"""Letters that a chip has on a line before it wraps."""


class Chip(RoleLabel):
    """A small round label on the felt. It wraps where it has to."""

    def __init__(
        self, text: str = "", style: ChipStyle = ChipStyle.NORMAL, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, Role.SMALL, parent)
        self._style = style
        # Without it Qt forgets at every new text that the height depends on the width.
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def setText(self, text: str) -> None:
        broken = _LONG_WORD.sub(lambda part: part[0] + _BREAK, text)
        super().setText(broken)
        self.setAccessibleName(text if broken != text else "")
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.text()) + 1 + 2 * self._padding()[0]
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """As narrow as its longest word, but for a short text, which would look lost on several lines."""
        across, down = self._padding()
        metrics = self.fontMetrics()
        words = map(metrics.horizontalAdvance, measures.unbroken(self.text().replace(_BREAK, " ")))
        short = min(metrics.horizontalAdvance(self.text()), metrics.averageCharWidth() * _SHORT)
        return QSize(max([short, *words]) + 1 + 2 * across, metrics.height() + 2 * down)

    def heightForWidth(self, width: int) -> int:
        across, down = self._padding()
        return _wrapped_height(self.fontMetrics(), self.text(), width - 2 * across) + 2 * down

    def set_style(self, style: ChipStyle) -> None:
        """Look otherwise."""
        self._style = style
        self.update()

    def colors(self) -> tuple[QColor, QColor]:
        """The colour beneath the text, and the text's."""
        now = theme.colors()
        return {
            ChipStyle.NORMAL: (now.felt_tray, now.felt_text),
            ChipStyle.GOLD: (now.gold, now.gold_text),
            ChipStyle.WARNING: (now.warning, now.warning_text),
        }[self._style]

    def paintEvent(self, event: QPaintEvent) -> None:
        below, ink = self.colors()
        painter = QPainter(self)
        line = self.fontMetrics().height() + 2 * self._padding()[1]
        box(painter, self.rect(), min(line, self.height()) / 2, below, None)
        painter.setPen(ink)
        across, down = self._padding()
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect().adjusted(across, down, -across, -down), int(flags), self.text())

    @staticmethod
    def _padding() -> tuple[int, int]:
        return theme.scaled(10), theme.scaled(3)


def _wrapped_height(metrics: QFontMetrics, text: str, width: int) -> int:
    """How high a text is in lines of that width."""
    space = QRect(0, 0, max(1, width), 1_000_000)
    return metrics.boundingRect(space, int(Qt.TextFlag.TextWordWrap), text).height()
