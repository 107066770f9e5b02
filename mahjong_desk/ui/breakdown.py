"""The answer: its headline, and below it the lists of what makes it up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QFontInfo, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from mahjong_desk.core.hand import Hand
from mahjong_desk.core.texts import counted
from mahjong_desk.models.breakdown import BreakdownModels
from mahjong_desk.models.editor import Editor
from mahjong_desk.report import rules_line
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, WrapLabel, dots_last
from mahjong_desk.ui.scrolling import Inside, PanelScroll, SlimScrollBar
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role

if TYPE_CHECKING:
    from mahjong_desk.ui.advice_lists import AdviceLists
    from mahjong_desk.ui.announcements import ScoreAnnouncer
    from mahjong_desk.ui.answer_lists import AnswerLists
    from mahjong_desk.ui.take_away import TakeAway


_SIDE = 18
"""Pixels at the left and right of what the panel holds."""


class BreakdownPanel(QFrame):
    """The right side of the window."""

    chart_wanted = Signal()
    """The charts of the rule set are to be shown."""
    example_wanted = Signal()
    """A hand that shows what is scored is to be shown."""
    comparison_wanted = Signal()
    """The readings of the hand are to be shown side by side."""
    lit = Signal(object)
    """The places of the tiles that the row under the pointer or the keyboard means; None for no row."""
    noticed = Signal(str)
    """One sentence for the user: why the hand could not be taken away."""
    done = Signal(str)
    """One sentence for the user: how it was taken away."""
    pattern_wanted = Signal(str)
    """The page of a row's pattern is to be opened."""
    recording_wanted = Signal()
    """The hand is to be recorded in the match that is running."""

    def __init__(self, editor: Editor, models: BreakdownModels, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._models = models
        self.total = RoleLabel("", Role.TOTAL, self)
        self.unit = WrapLabel("", Role.BODY, self)
        self.summary = WrapLabel("", Role.SMALL_STRONG, self)
        self.rules = WrapLabel("", Role.CAPTION, self, muted=True)
        self.chart = PillButton(
            self.tr("Chart"), self, small=True, does=self.tr("Opens the scoring charts at this hand")
        )
        self.chart.clicked.connect(self.chart_wanted)
        self.example = PillButton(
            self.tr("Show me an example"),
            self,
            small=True,
            does=self.tr("Puts a hand on the felt that scores"),
        )
        self.example.clicked.connect(self.example_wanted)
        self.lists: AnswerLists | None = None
        """Made when there is first something to list."""
        self.announcer: ScoreAnnouncer | None = None
        """Made with them."""
        self.take_away: TakeAway | None = None
        """Made when there is first a tile to take away."""
        self._can_record = False
        self.advice: AdviceLists | None = None
        """Likewise."""
        self._lay_out()
        models.updated.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        inside = Inside(self)
        scroll = PanelScroll(inside, self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(_SIDE, 10, _SIDE, 8)
        column.setSpacing(4)
        head = self._head = QVBoxLayout()
        head.setSpacing(0)
        line = self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        line.setSpacing(10)
        line.addWidget(self.total, 0, Qt.AlignmentFlag.AlignBaseline)
        line.addWidget(self.unit, 1, Qt.AlignmentFlag.AlignBaseline)
        head.addLayout(line)
        below = self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.summary)
        texts.addWidget(self.rules)
        below.addLayout(texts, 1)
        # Beside the figure there would be no room for it when that has five digits.
        below.addWidget(self.chart, 0, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        head.addLayout(below)
        column.addLayout(head)
        column.addWidget(self.example, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()
        self._column = column
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(scroll)
        self._whole = layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        self._fit()

    def _fit(self) -> None:
        """Where the figure and its unit are too wide for one line, the unit stands below."""
        room = self.width() - 2 * _SIDE - SlimScrollBar.WIDTH
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        font = theme.font(Role.TOTAL)
        needed = QFontMetricsF(font).horizontalAdvance(self.total.text()) + 2
        if needed > room:
            font.setPixelSize(max(1, int(QFontInfo(font).pixelSize() * room / needed)))
        if self.total.font() != font:
            self.total.setFont(font)
        unit = self.unit.minimumSizeHint().width() + self._line.spacing()
        beside = not self.total.text() or needed + unit <= room
        self._line.setDirection(across if beside else down)
        self._line.setSpacing(10 if beside else 0)
        self._below.setDirection(across if room >= theme.scaled(200) else down)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.colors()
        painter = QPainter(self)
        painter.fillRect(self.rect(), colors.card)
        painter.fillRect(QRect(0, 0, 1, self.height()), colors.border)

    @Slot()
    def refresh(self) -> None:
        """Show what the models hold."""
        models = self._models
        figure, words = models.headline()
        self.total.setText(figure)
        self.total.setVisible(bool(figure))
        self.unit.set_role(Role.BODY if figure else Role.TITLE)
        self.unit.setText(dots_last(words))
        self.total.setAccessibleName(counted(figure, words))
        self.rules.setText(dots_last(rules_line(self._editor.draft, self._editor.texts)))
        summary = models.summary()
        self.summary.setText(dots_last(summary))
        self.summary.setVisible(bool(summary))
        nothing = self._editor.draft.hand == Hand()
        self.example.setVisible(nothing)
        self._head.setContentsMargins(0, 0, 0, 8 if nothing else 0)
        self.chart.setVisible(self._editor.rule_set.has_charts)
        self._fit()
        self._make_what_is_needed()
        if self.lists is not None:
            self.lists.refresh()
        if self.take_away is not None:
            self.take_away.setVisible(self._editor.draft.hand.size > 0)
            self.take_away.offer_recording(on=self._can_record and models.score is not None)

    def let_record(self, *, on: bool) -> None:
        """Offer to record a hand that scores, or not."""
        if on != self._can_record:
            self._can_record = on
            self.refresh()

    def _make_what_is_needed(self) -> None:
        """What an empty hand does without, in the order of the screen for the tabulator too."""
        before = (self.lists, self.advice, self.take_away)
        if self.lists is None and not self._models.is_empty():
            self.lists = self._made_lists()
        if self.take_away is None and self._editor.draft.hand.size:
            self.take_away = self._made_take_away()
            self.advice = self._made_advice()
        now = (self.lists, self.advice, self.take_away)
        if now != before:
            set_tab_order([self.chart, *filter(None, now)])

    def _made_lists(self) -> AnswerLists:
        from mahjong_desk.ui.announcements import ScoreAnnouncer  # both are not needed before
        from mahjong_desk.ui.answer_lists import AnswerLists

        lists = AnswerLists(self._models, self)
        lists.lit.connect(self.lit)
        lists.comparison_wanted.connect(self.comparison_wanted)
        lists.pattern_wanted.connect(self.pattern_wanted)
        self._column.insertWidget(1, lists)
        self.announcer = ScoreAnnouncer(self._models, self)
        self.announcer.look()
        return lists

    def _made_advice(self) -> AdviceLists:
        from mahjong_desk.models.advice import AdviceModels  # likewise
        from mahjong_desk.ui.advice_lists import AdviceLists

        made = AdviceLists(AdviceModels(self._editor, self), self)
        self._column.insertWidget(self._column.count() - 1, made)
        return made

    def _made_take_away(self) -> TakeAway:
        from mahjong_desk.ui.take_away import TakeAway  # for a hand that has tiles

        made = TakeAway(self._editor, self._models, self)
        made.noticed.connect(self.noticed)
        made.done.connect(self.done)
        made.recording_wanted.connect(self.recording_wanted)
        self._whole.addWidget(made)
        return made
