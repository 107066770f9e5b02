"""The cheat sheet: every key in groups, as the table of keys has them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, WrapLabel
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.key_caps import cap_height, caps_width, draw_caps
from mahjong_desk.ui.key_table import Group, Key, KeyTable
from mahjong_desk.ui.scrolling import Inside, SlimScrollBar, TextScroll, room_for_dialog
from mahjong_desk.ui.theme import Role

_WORDS = 190
"""Pixels that the words of a line have before they wrap."""
_AROUND = 40 + SlimScrollBar.WIDTH
"""Pixels beside the groups: the margins, and the bar."""


class Caps(QWidget):
    """The caps of a line; those of which one follows stand after a small gap."""

    GAP = 8

    def __init__(self, key: Key, parent: QWidget) -> None:
        super().__init__(parent)
        self._first, self._then = key.shown, key.following
        self.setAccessibleName(" ".join((*self._first, *self._then)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width = caps_width(self._first) + (self.GAP + caps_width(self._then) if self._then else 0)
        return QSize(round(width) + 1, round(cap_height()) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, middle, fill = QPainter(self), self.height() / 2, theme.colors().card
        x = draw_caps(painter, 0, middle, self._first, fill)
        draw_caps(painter, x + self.GAP, middle, self._then, fill)


class CheatSheet(FittedDialog):
    """All keys. Esc closes it, and so does the key that opened it."""

    example_wanted = Signal()

    def __init__(self, table: KeyTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self._words: list[WrapLabel] = []
        self._inside = inside = Inside(self)
        self._columns = columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        columns.setContentsMargins(0, 0, 0, 0)
        for groups in table.columns:
            columns.addLayout(self._column(groups, inside))
        close = PillButton(self.tr("Close"), self, primary=True, does=self.tr("Closes the list of keys"))
        close.clicked.connect(self.accept)
        example = PillButton(
            self.tr("Show me an example"), self, does=self.tr("Puts a hand on the felt that scores")
        )
        example.clicked.connect(self._want_example)
        top = QHBoxLayout()
        remark = self.tr(
            "The keys of a hand work on the whole of its page, except while you type in the line of text."
        )
        top.addWidget(WrapLabel(remark, Role.SMALL, self, muted=True), 1)
        top.addWidget(example)
        top.addWidget(close)
        layout = self._whole = QVBoxLayout(self)
        layout.setContentsMargins(20, 12, 20, 12)
        layout.setSpacing(10)
        layout.addLayout(top)
        self._scroll = TextScroll(inside, self)
        self._scroll.setAccessibleName(self.windowTitle())
        layout.addWidget(self._scroll, 1)
        self._top = top
        close.setFocus()
        self.refit()

    def refit(self) -> None:
        """The groups stand in columns where there is room for that, or else below one another."""
        for words in self._words:
            wide = round(measures.advance(Role.SMALL, words.text())) + 2
            words.setMinimumWidth(min(theme.scaled(_WORDS), wide))
        room = room_for_dialog(self)
        self._stack(False)
        stacked = self._inside.minimumSizeHint().width() + _AROUND > room.width()
        self._stack(stacked)
        self._scroll.setMinimumWidth(self._inside.minimumSizeHint().width() + SlimScrollBar.WIDTH)
        # Qt would show it in two thirds of the screen at most.
        wanted = self.sizeHint()
        if stacked:
            wanted.setWidth(max(wanted.width(), theme.scaled(500)))
        wanted.setWidth(min(wanted.width(), room.width()))
        wanted.setHeight(self._height(wanted.width()))
        self._whole.activate()  # so that it may be narrower than the columns were
        self.resize(wanted.boundedTo(room))

    def _stack(self, stacked: bool) -> None:
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.TopToBottom if stacked else directions.LeftToRight)
        self._columns.setSpacing(9 if stacked else 26)
        self._columns.activate()

    def sizeHint(self) -> QSize:
        width = self._inside.sizeHint().width() + _AROUND
        return QSize(width, self._height(width))

    def _height(self, width: int) -> int:
        """With every line in full."""
        return self._inside.heightForWidth(width - _AROUND) + self._top.sizeHint().height() + 40

    def _column(self, groups: Sequence[Group], parent: QWidget) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(5)
        for group in groups:
            if column.count():
                column.addSpacing(9)
            column.addWidget(RoleLabel(group.title, Role.CAPTION_STRONG, parent, muted=True))
            column.addLayout(self._lines(group.keys, parent))
        column.addStretch()
        return column

    def _lines(self, keys: Sequence[Key], parent: QWidget) -> QGridLayout:
        lines = QGridLayout()
        lines.setHorizontalSpacing(10)
        lines.setVerticalSpacing(2)
        lines.setColumnStretch(1, 1)
        for row, key in enumerate(keys):
            words = WrapLabel(key.words, Role.SMALL, parent)
            self._words.append(words)
            lines.addWidget(Caps(key, parent), row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            lines.addWidget(words, row, 1)
        return lines

    @Slot()
    def _want_example(self) -> None:
        self.accept()
        self.example_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "?":
            self.accept()
        else:
            super().keyPressEvent(event)
