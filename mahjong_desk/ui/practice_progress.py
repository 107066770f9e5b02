"""What a learner knows: a calm table of patterns, a small chart of rounds, and what can be done with it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QMenu,
    QMessageBox,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.models.editor import Editor
from mahjong_desk.models.figures import percent
from mahjong_desk.models.practice_progress import (
    KnownRecord,
    ProgressKeeper,
    known_model,
    shares_words,
)
from mahjong_desk.models.records import RECORD, Index
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.controls import Card, PillButton, WrapLabel, dots_last, heading
from mahjong_desk.ui.fitted_list import END, FittedListView
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.painting import box, chevron
from mahjong_desk.ui.practice_delegates import draw_sign, sign_color
from mahjong_desk.ui.saving import Saving
from mahjong_desk.ui.scrolling import centered
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import draw_focus, has_focus, is_hovered

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_WIDEST = 860
_SUFFIX = ".json"
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_ROOMY = 560
"""Pixels, in letters of the usual size, from which figures have columns of their own."""
_FIGURE, _STATE, _SIGN = 108, 92, 16
"""Pixels of a column of figures, of the words of how well something is known, and of its sign."""


def is_roomy(width: float) -> bool:
    """Whether figures have columns in a list of that width."""
    return width >= theme.scaled(_ROOMY)


def name_room(width: float) -> float:
    """The width of the name in a list of that width."""
    taken = theme.scaled(_STATE) + theme.scaled(_SIGN) + 16 + END
    if is_roomy(width):
        taken += 3 * theme.scaled(_FIGURE)
    return width - taken


class KnownDelegate(QStyledItemDelegate):
    """A pattern with its figures in columns, in a narrow list below it, and how well it is known."""

    @staticmethod
    def _below(record: KnownRecord) -> str:
        """The figures in a line."""
        if not record.counts.answers:
            return ""
        return "✓ {}   ○ {}   ✗ {}".format(*record.figures)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: KnownRecord = index.data(RECORD)
        width = option.rect.width()
        height = measures.wrapped_height(Role.BODY, record.name, name_room(width))
        if not is_roomy(width) and self._below(record):
            height += measures.line_height(Role.SMALL)
        return QSize(width, round(height) + 12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: KnownRecord = index.data(RECORD)
        colors, rect = theme.colors(), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        near = is_hovered(option) or has_focus(option)
        if near:
            painter.fillRect(rect, colors.row_lit)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colors.border)
        met = record.counts.answers > 0
        room = name_room(rect.width())
        name = measures.wrapped_height(Role.BODY, record.name, room)
        texts = QRectF(rect.left() + 4, rect.top() + 6, room, name)
        painter.setFont(theme.font(Role.BODY))
        painter.setPen(colors.text if met else colors.muted)
        painter.drawText(texts, _WRAP, record.name)
        painter.setPen(colors.muted)
        if is_roomy(rect.width()):
            painter.setFont(theme.font(Role.NUMBER if met else Role.BODY))
            painter.setPen(colors.text if met else colors.faint)
            wide = theme.scaled(_FIGURE)
            for place, figure in enumerate(record.figures):
                cell = QRectF(texts.right() + place * wide, rect.top(), wide - 12, rect.height())
                painter.drawText(cell, _RIGHT, figure)
        elif met:
            painter.setFont(theme.font(Role.SMALL))
            below = texts.translated(0, name)
            below.setHeight(measures.line_height(Role.SMALL))
            painter.drawText(below, _LEFT, self._below(record))
        self._draw_state(painter, rect, record, near=near)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), 4, colors.focus)
        painter.restore()

    def _draw_state(self, painter: QPainter, rect: QRectF, record: KnownRecord, *, near: bool) -> None:
        side = theme.scaled(_SIGN)
        left = rect.right() - END - theme.scaled(_STATE) - side - 6
        draw_sign(painter, QRectF(left, rect.center().y() - side / 2, side, side), record.sign)
        painter.setFont(theme.font(Role.SMALL))
        painter.setPen(sign_color(record.sign))
        words = QRectF(left + side + 6, rect.top(), theme.scaled(_STATE), rect.height())
        painter.drawText(words, _LEFT, record.word)
        if record.pattern is not None:
            mark = QRectF(0, 0, 12, 12)
            mark.moveCenter(QPointF(rect.right() - END / 2, rect.center().y()))
            now = theme.colors()
            chevron(painter, mark, now.text if near else now.faint, down=False)


class KnownHeads(QWidget):
    """What the columns of the table are; a screen reader is told with each line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._names = (self.tr("right"), self.tr("missed"), self.tr("wrongly claimed"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, round(measures.line_height(Role.CAPTION)) + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, width = QPainter(self), self.width()
        painter.setFont(theme.font(Role.CAPTION))
        painter.setPen(theme.colors().muted)
        wide = theme.scaled(_FIGURE)
        for place, name in enumerate(self._names):
            left = 4 + name_room(width) + place * wide
            painter.drawText(QRectF(left, 0, wide - 12, self.height()), _RIGHT, name)


class RoundsChart(QWidget):
    """A bar for each round, as high as the part of its answers that was right."""

    HIGH, BAR, GAP = 74, 12, 5

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shares: Sequence[float] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Rounds"))

    def show_shares(self, shares: Sequence[float]) -> None:
        """Show these, the oldest first."""
        self._shares = shares
        self.setAccessibleDescription(shares_words(shares))
        self.setToolTip(shares_words(shares))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, theme.scaled(self.HIGH) + round(measures.line_height(Role.CAPTION)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(120), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, now = QPainter(self), theme.colors()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = measures.line_height(Role.CAPTION)
        label = measures.advance(Role.CAPTION, percent(1)) + 8
        top, bottom = line / 2, self.height() - line / 2
        painter.setFont(theme.font(Role.CAPTION))
        for share in (1.0, 0.5, 0.0):
            y = bottom - share * (bottom - top)
            painter.setPen(now.muted)
            painter.drawText(QRectF(0, y - line / 2, label - 8, line), _RIGHT, percent(share))
            painter.setPen(QPen(now.border, 1))
            painter.drawLine(QPointF(label, y), QPointF(self.width(), y))
        bar, gap = theme.scaled(self.BAR), theme.scaled(self.GAP)
        room = max(1, int((self.width() - label) // (bar + gap)))
        x = label + gap / 2
        for share in self._shares[-room:]:
            height = max(2.0, share * (bottom - top))
            box(painter, QRectF(x, bottom - height, bar, height), 2, now.accent, None)
            x += bar + gap


class PracticeProgress(QWidget):
    """The page of a learner's progress by the rules that are chosen."""

    left = Signal()
    """Back to where one came from."""
    pattern_wanted = Signal(str)
    """The page of a pattern is wanted."""

    def __init__(self, keeper: ProgressKeeper, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._editor = editor
        self._folder = ""
        self._taken = Path()
        """The file that is taken in, once that was asked."""
        self.title = WrapLabel("", Role.HEADLINE, self)
        self.rules = WrapLabel("", Role.SMALL, self, muted=True)
        self.summary = WrapLabel("", Role.BODY, self)
        self.said = WrapLabel("", Role.SMALL_STRONG, self)
        self.said.hide()
        self.chart = RoundsChart(self)
        self.heads = KnownHeads(self)
        self.list = FittedListView(self)
        self._records = known_model(self)
        self.list.setModel(self._records)
        self.list.setItemDelegate(KnownDelegate(self.list))
        self.list.setAccessibleName(self.tr("What is known"))
        self.list.let_open(self.tr("Open the page of this pattern"))
        self.list.pattern_wanted.connect(self.pattern_wanted)
        self.back = PillButton(self.tr("Back"), self, primary=True, does=self.tr("Goes back to practice"))
        self.back.setToolTip(self.tr("Esc"))
        self.back.clicked.connect(self.left)
        self.more = PillButton(
            self.tr("Files"), self, does=self.tr("Saves the progress, takes it from a file, forgets it")
        )
        self.menu = QMenu(self)
        self.more.setMenu(self.menu)
        self._add(self.tr("Save all progress as a file…"), self.save)
        self._add(self.tr("Save this table as CSV…"), self.save_table)
        self._add(self.tr("Take progress from a file…"), self.ask_to_take_in)
        self.menu.addSeparator()
        self._add(self.tr("Reset the progress by these rules…"), self.ask_to_reset)
        self._add(self.tr("Forget this learner…"), self.ask_to_forget)
        self._saving = Saving(self)
        self._saving.noticed.connect(self.say)
        self._saving.done.connect(self.say)
        self._lay_out()
        keeper.changed.connect(self.refresh)

    def _add(self, text: str, slot: Callable[[], None]) -> None:
        self.menu.addAction(text).triggered.connect(slot)

    def _lay_out(self) -> None:
        self._card = Card(self)
        column = QVBoxLayout()
        self._card.lay_out(column, 26, 20, 6)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self.title)
        texts.addWidget(self.rules)
        self.buttons = Flow(self._card)
        self.buttons.set_parts([self.back, self.more])
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside.setSpacing(theme.scaled(24))
        known, rounds = QVBoxLayout(), QVBoxLayout()
        known.addWidget(heading(self.tr("What is known"), self._card))
        known.addWidget(self.summary)
        known.addStretch(1)
        rounds.addWidget(heading(self.tr("Right answers, round by round"), self._card))
        rounds.addWidget(self.chart)
        rounds.addStretch(1)
        for part in (known, rounds):
            part.setSpacing(theme.scaled(4))
        self._beside.addLayout(known, 2)
        self._beside.addLayout(rounds, 3)
        column.addLayout(texts)
        column.addSpacing(4)
        column.addWidget(self.buttons)
        column.addWidget(self.said)
        column.addSpacing(8)
        column.addLayout(self._beside)
        column.addSpacing(8)
        column.addWidget(self.heads)
        column.addWidget(self.list)
        self.scroller = centered(self._card, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.scroller)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def refit(self) -> None:
        """Follow the size of the letters."""
        self._card.setMaximumWidth(theme.scaled(_WIDEST))
        room = min(self.width() - 44, theme.scaled(_WIDEST)) - 2 * theme.scaled(26)
        roomy = is_roomy(room)
        self.heads.setVisible(roomy)
        direction = QBoxLayout.Direction
        self._beside.setDirection(direction.LeftToRight if roomy else direction.TopToBottom)
        self.buttons.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show what is known now."""
        keeper, draft = self._keeper, self._editor.draft
        self.title.setText(self.tr("Progress of {name}").format(name=keeper.name))
        self.rules.setText(self._editor.texts.get("rules", draft.rules))
        self.summary.setText(dots_last(keeper.summary(draft)))
        self.chart.show_shares(keeper.shares(draft.rules))
        self._records.set_records(keeper.records(draft, self._editor.terms))

    @Slot(str)
    def say(self, text: str) -> None:
        """Say what was done, or could not be; nothing takes it back."""
        self.said.setText(text)
        self.said.setVisible(bool(text))

    # Files

    @Slot()
    def save(self) -> None:
        """All that is known, by all rule sets, to be taken in elsewhere."""
        title, kind = self.tr("Save all progress"), self.tr("Progress")
        self._saving.ask(title, self._name(), _SUFFIX, kind, self._content)

    def _content(self) -> bytes:
        return self._keeper.text().encode()

    @Slot()
    def save_table(self) -> None:
        """What is known by these rules, for a spreadsheet program."""
        kind = self.tr("Tables")
        self._saving.ask(self.tr("Save the table"), self._name(), ".csv", kind, self._table)

    def _table(self) -> bytes:
        return self._keeper.table(self._editor.draft, self._editor.terms)

    def _name(self) -> str:
        return self.tr("Progress of {name}").format(name=self._keeper.name)

    @Slot()
    def ask_to_take_in(self) -> None:
        """Let the user choose a file with progress."""
        from mahjong_desk.ui.opening import open_dialog  # seldom needed

        kinds = self.tr("Progress (*{suffix})").format(suffix=_SUFFIX)
        dialog = open_dialog(self, self.tr("Take progress from a file"), self._folder, kinds)
        dialog.fileSelected.connect(self.take_in)
        dialog.open()

    @Slot(str)
    def take_in(self, name: str) -> None:
        """Have what the file says in place of what is known; that is asked before anything is lost."""
        self._taken = Path(name)
        self._folder = str(self._taken.parent)
        self.say("")
        if not self._keeper.would_lose(self._taken):
            self._take_in()
            return
        told = self.tr("Take what “{file}” says in place of all that {name} knows? That cannot be undone.")
        told = told.format(file=self._taken.name, name=self._keeper.name)
        self._asked(self.tr("Take progress from a file"), told).accepted.connect(self._take_in)

    @Slot()
    def _take_in(self) -> None:
        if self._keeper.take_in(self._taken):
            self.say(self.tr("Taken from “{name}”.").format(name=self._taken.name))

    # Forgetting

    @Slot()
    def ask_to_reset(self) -> None:
        """Ask before anything is forgotten."""
        rules = self._editor.texts.get("rules", self._editor.draft.rules)
        told = self.tr("Forget what {name} knows by {rules}? That cannot be undone.")
        box = self._asked(self.tr("Reset the progress"), told.format(name=self._keeper.name, rules=rules))
        box.accepted.connect(self._reset)

    @Slot()
    def ask_to_forget(self) -> None:
        """Likewise."""
        told = self.tr("Forget {name}, and all that {name} knows? That cannot be undone.")
        box = self._asked(self.tr("Forget this learner"), told.format(name=self._keeper.name))
        box.accepted.connect(self._forget)

    def _asked(self, title: str, text: str) -> QMessageBox:
        from mahjong_desk.ui.complaint import show  # seldom needed

        buttons = QMessageBox.StandardButton.Ok | QMessageBox.StandardButton.Cancel
        return show(self.window(), QMessageBox.Icon.Question, title, text, buttons)

    @Slot()
    def _reset(self) -> None:
        self._keeper.reset(self._editor.draft.rules)
        self.say(self.tr("Reset."))

    @Slot()
    def _forget(self) -> None:
        self._keeper.forget()
        self.left.emit()
