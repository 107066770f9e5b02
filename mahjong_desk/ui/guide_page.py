"""A page of the pattern guide."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.core.texts import apart
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.example import Example
from mahjong_desk.models.guide_page import PageRecord
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, WrapLabel, heading
from mahjong_desk.ui.guide_example import ExampleFelt, ExampleScore
from mahjong_desk.ui.icons import icon
from mahjong_desk.ui.link_row import LinkRow
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.scrolling import Inside, SlimScrollBar, TextScroll
from mahjong_desk.ui.theme import Role

SIDE = 22
"""Pixels at the left and right of a page."""
WIDEST = 1000
"""Pixels of a page at most: longer lines are hard to read."""
NAMES = 220
"""Pixels that the names of a pattern have at least beside its value."""
BESIDE = 620
"""Pixels from which links stand beside the score and not below it."""


class Remark(QWidget):
    """A heading and a few sentences on a ground that sets them off."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = RoleLabel(title, Role.SMALL_STRONG, self)
        self.text = WrapLabel("", Role.SMALL, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 9, 14, 10)
        layout.setSpacing(theme.scaled(2))
        layout.addWidget(self.title)
        layout.addWidget(self.text)

    def set_text(self, text: str) -> None:
        """Say this; nothing hides the whole remark."""
        self.text.setText(text)
        self.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.colors()
        painter = QPainter(self)
        box(painter, self.rect(), 10, now.row_lit, None)
        bar = self.rect().adjusted(0, 10, 0, -10)
        bar.setWidth(4)
        box(painter, bar, 2, now.gold, None)


class Worths(QWidget):
    """What the rule sets of a family make of a pattern, where they differ."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parts: list[QWidget] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.scaled(12))
        self._grid.setVerticalSpacing(theme.scaled(3))
        self._grid.setColumnStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.scaled(5))
        layout.addWidget(heading(self.tr("By rule set"), self))
        layout.addLayout(self._grid)

    def set_worths(self, worths: tuple[tuple[str, str], ...]) -> None:
        """Show each worth with the rule sets that give it."""
        for part in self._parts:
            self._grid.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts = []
        for line, (worth, names) in enumerate(worths):
            amount = RoleLabel(worth, Role.SMALL_STRONG, self)
            whose = WrapLabel(names, Role.SMALL, self, muted=True)
            self._grid.addWidget(amount, line, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(whose, line, 1)
            self._parts += [amount, whose]
        self.setVisible(bool(worths))


class PageTitle(QWidget):
    """What the pattern is called and what it is worth."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = RoleLabel("", Role.CAPTION_STRONG, self, muted=True)
        self.name = WrapLabel("", Role.HEADLINE, self)
        self.others = WrapLabel("", Role.BODY, self, muted=True)
        self.value = RoleLabel("", Role.HEADLINE, self)
        self.remark = RoleLabel("", Role.SMALL, self, muted=True)
        names, worth = QVBoxLayout(), QVBoxLayout()
        for column in (names, worth):
            column.setSpacing(0)
        names.addWidget(self.kind)
        names.addWidget(self.name)
        names.addWidget(self.others)
        names.addStretch()
        self._above = RoleLabel("", Role.CAPTION_STRONG, self)
        for label in (self._above, self.value, self.remark):
            worth.addWidget(label, 0, Qt.AlignmentFlag.AlignRight)
        worth.addStretch()
        self._worth = worth
        layout = self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.scaled(16))
        layout.addLayout(names, 1)
        layout.addLayout(worth)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Where there is little room the value stands below the names."""
        below = self.width() < theme.scaled(NAMES) + self.value.sizeHint().width()
        self._above.setHidden(below)
        side = Qt.AlignmentFlag.AlignLeft if below else Qt.AlignmentFlag.AlignRight
        for label in (self.value, self.remark):
            self._worth.setAlignment(label, side)
        direction = QBoxLayout.Direction
        self._whole.setDirection(direction.TopToBottom if below else direction.LeftToRight)
        self._whole.setSpacing(theme.scaled(2 if below else 16))

    def show_page(self, page: PageRecord) -> None:
        """The title of a page."""
        self.kind.setText(f"{page.number} · {page.kind}")
        self.name.setText(page.name)
        self.others.setText(" · ".join(page.other_names))
        self.others.setVisible(bool(page.other_names))
        self.value.setText(page.value if page.counts else self.tr("does not count"))
        self.value.set_muted(not page.counts)
        self.remark.setText(page.remark)
        self.fit()


class GuidePage(Inside):
    """All that the guide says of a pattern."""

    chosen = Signal(str)
    """The page of another pattern is wanted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.example = Example(self)
        self.title = PageTitle(self)
        self.sentence = WrapLabel("", Role.STRONG, self)
        self.text = WrapLabel("", Role.BODY, self)
        self.needs = Remark("", self)
        self.uncertain = Remark(self.tr("Tables differ"), self)
        self.felt = ExampleFelt(self.example, self)
        self.score = ExampleScore(self.example, self)
        self.combines = LinkRow(self.tr("Often comes with"), self)
        self.outranked_by = LinkRow(self.tr("Counts in its place"), self)
        self.outranks = LinkRow(self.tr("It counts in the place of"), self)
        self.replaced = WrapLabel("", Role.SMALL, self, muted=True)
        self.worths = Worths(self)
        for links in (self.combines, self.outranked_by, self.outranks):
            links.chosen.connect(self.chosen)
        self.score.chosen.connect(self.chosen)
        self._lay_out()

    def _lay_out(self) -> None:
        links = QVBoxLayout()
        links.setSpacing(theme.scaled(12))
        for part in (self.combines, self.outranked_by, self.replaced, self.outranks, self.worths):
            links.addWidget(part)
        links.addStretch()
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside.setSpacing(theme.scaled(16))
        score = QVBoxLayout()
        score.addWidget(self.score)
        score.addStretch()
        self._beside.addLayout(score, 1)
        self._beside.addLayout(links, 1)
        column = QVBoxLayout()
        column.setSpacing(theme.scaled(10))
        for block in (self.title, self.sentence, self.text, self.needs, self.uncertain, self.felt):
            column.addWidget(block)
        column.addSpacing(theme.scaled(2))
        column.addLayout(self._beside)
        column.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SIDE, 4, SIDE - SlimScrollBar.WIDTH, 18)
        inside = QWidget(self)
        inside.setLayout(column)
        column.setContentsMargins(0, 0, 0, 0)
        inside.setMaximumWidth(theme.scaled(WIDEST))
        self._inside = inside
        layout.addStretch(0)
        layout.addWidget(inside, 1)
        layout.addStretch(0)

    def minimumSizeHint(self) -> QSize:
        # Labels ask for the height that they would have if they were narrow; what the width needs is asked
        # for besides.
        return QSize(super().minimumSizeHint().width(), 0)

    def show_page(self, page: PageRecord, editor: Editor) -> None:
        """Show a page, in the terms of the editor."""
        self.title.show_page(page)
        self.sentence.setText(page.sentence)
        self.text.setText(page.text)
        self._show_needs(page)
        self.uncertain.set_text(page.uncertain)
        self.example.show_hand(page.example, editor.terms, page.id)
        self.felt.show_won(page.won)
        self.score.refresh()
        self.combines.set_links(page.combines)
        self.outranked_by.set_links(page.outranked_by)
        self.outranks.set_links(page.outranks)
        self.replaced.setText(page.replaced)
        self.replaced.setVisible(bool(page.replaced))
        self.worths.set_worths(page.worths)

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size, or the tiles."""
        self._inside.setMaximumWidth(theme.scaled(WIDEST))
        self.title.fit()
        self.felt.refit()

    def _show_needs(self, page: PageRecord) -> None:
        without = self.tr("The example needs another option")
        self.needs.title.setText(without if page.counts else self.tr("Does not count as the options stand"))
        needs = apart(page.needs)
        sentence = self.tr("The hand is shown with “{options}”. Loading it changes this; Undo takes it back.")
        self.needs.set_text(sentence.format(options=needs) if needs else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        row, column = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._beside.setDirection(row if self.width() >= theme.scaled(BESIDE) else column)


class PageScroll(TextScroll):
    """Scrolls a page; as a stop of the keyboard it has the page's name."""

    def __init__(self, page: GuidePage, parent: QWidget) -> None:
        super().__init__(page, parent)
        # There is always room for the bar, so that a page is as wide whether it scrolls or not.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)


class PageBar(QWidget):
    """What can be done with the open page: back, forward, and loading its example."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.to_score = PillButton(self.tr("Back to the hand"), self, small=True)
        self.to_score.setToolTip(self.tr("Esc"))
        self._long, self._short = self.to_score.text(), self.tr("Back")
        self.back = PillButton("", self, small=True, icon=icon("chevron-left"))
        self.back.setAccessibleName(self.tr("Page before"))
        self.back.setToolTip(self.tr("The page before: Alt+Left"))
        self.forward = PillButton("", self, small=True, icon=icon("chevron-right"))
        self.forward.setAccessibleName(self.tr("Page after"))
        self.forward.setToolTip(self.tr("The page after: Alt+Right"))
        self.load = PillButton(self.tr("Load this example"), self, primary=True)
        self.load.setToolTip(self.tr("Put the hand into the scorer; Undo brings yours back"))
        inside = QWidget(self)
        inside.setMaximumWidth(theme.scaled(WIDEST))
        line = QHBoxLayout(inside)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.scaled(6))
        for button in (self.to_score, self.back, self.forward):
            line.addWidget(button)
        line.addStretch()
        line.addWidget(self.load)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SIDE, 12, SIDE, 8)
        layout.addStretch(0)
        layout.addWidget(inside, 1)
        layout.addStretch(0)
        self._inside, self._line = inside, line
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def refit(self) -> None:
        """As wide as a page is at most: the letters have another size."""
        self._inside.setMaximumWidth(theme.scaled(WIDEST))

    def minimumSizeHint(self) -> QSize:
        # It gives way to whatever width there is.
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for text in (self._long, self._short):
            self.to_score.setText(text)
            self._line.invalidate()
            if self._line.minimumSize().width() <= self.width() - 2 * SIDE:
                break
        self.to_score.setAccessibleName(self._long)
