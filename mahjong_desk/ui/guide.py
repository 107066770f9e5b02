"""The pattern guide: the list at the left, a page at the right, and the way through the pages."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.core.texts import sentences
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.guide import Guide
from mahjong_desk.models.guide_page import page_record
from mahjong_desk.models.history import History
from mahjong_desk.ui import theme
from mahjong_desk.ui.guide_list import GuideList
from mahjong_desk.ui.guide_page import GuidePage, PageBar, PageScroll


class GuidePanel(QWidget):
    """The whole tab. Its shortcuts work while it shows."""

    left = Signal()
    """Back to the hand."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.guide = Guide(editor, self)
        self.history = History()
        self.list = GuideList(self.guide, self)
        self.bar = PageBar(self)
        self.page = GuidePage(self)
        self.reader = PageScroll(self.page, self)
        self._lay_out()
        self._connect()
        self._refresh()

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.bar)
        right.addWidget(self.reader, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.list)
        layout.addLayout(right, 1)

    def _connect(self) -> None:
        self.list.view.browsed.connect(self._browse)
        self.list.view.chosen.connect(self.open_page)
        self.list.view.entered_page.connect(self._to_page)
        self.page.chosen.connect(self._follow)
        self.bar.to_score.clicked.connect(self.left)
        self.bar.back.clicked.connect(self._back)
        self.bar.forward.clicked.connect(self._forward)
        self.bar.load.clicked.connect(self._load)
        self.guide.changed.connect(self._refresh)
        for keys, slot in (
            ("Esc", self._escape),
            ("Alt+Left", self._back),
            ("Alt+Right", self._forward),
            ("Ctrl+F", self._to_search),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        share, widest = round(self.width() * 0.3), theme.scaled(420)
        # With large letters the list needs more, and the page more still.
        narrowest = min(theme.scaled(340), max(340, round(self.width() * 0.36)))
        self.list.setFixedWidth(max(narrowest, min(widest, share)))

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size, or the tiles."""
        self._fit()
        self.bar.refit()
        self.page.refit()

    # The way through the pages

    def go_on(self, pages: History) -> None:
        """Show the page that was open in a window before, with the way to it."""
        self.history = pages
        self._refresh()

    @Slot(str)
    def open_page(self, pattern: str) -> None:
        """Open the page of a pattern."""
        self.history.visit(pattern)
        self._show()

    @Slot(str)
    def _browse(self, pattern: str) -> None:
        self.history.visit(pattern, browsing=True)
        self._show()

    @Slot(str)
    def _follow(self, pattern: str) -> None:
        """A link of the page was followed: the keyboard stays in the page."""
        self.open_page(pattern)
        self._to_page()

    @Slot()
    def _back(self) -> None:
        if self.history.back():
            self._show()
        else:
            self.left.emit()

    @Slot()
    def _forward(self) -> None:
        if self.history.forward():
            self._show()

    @Slot()
    def _to_page(self) -> None:
        self.reader.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _to_search(self) -> None:
        self.list.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.list.search.selectAll()

    @Slot()
    def _escape(self) -> None:
        """What is being looked for first, then back to the hand."""
        if self.list.search.hasFocus() and self.list.search.text():
            self.list.search.clear()
        else:
            self.left.emit()

    @Slot()
    def _refresh(self) -> None:
        """The rule set, its options or the terms are others: the open page stays, if there still is one."""
        patterns = self.guide.patterns
        self.history.keep(patterns)
        if self.history.current is None:
            self.history.visit(patterns[0])
        self._show()

    def _show(self) -> None:
        pattern = self.history.current
        if pattern is None:
            return
        page = page_record(self._editor, self.guide, pattern)
        moved = self.page.example.pattern != pattern
        self.page.show_page(page, self._editor)
        self.reader.setAccessibleName(
            self.tr("Page: {name}, {value}").format(name=page.name, value=page.value)
        )
        self.reader.setAccessibleDescription(sentences([page.sentence, page.text]))
        if moved:
            self.reader.verticalScrollBar().setValue(0)
        self.list.view.show_pattern(pattern)
        self.bar.back.setEnabled(self.history.can_go_back)
        self.bar.forward.setEnabled(self.history.can_go_forward)

    # The example

    @Slot()
    def _load(self) -> None:
        """Put the example into the scorer, by the rules in force, and show it there."""
        example = self.page.example
        name = self._editor.names.get("patterns", example.pattern)
        step = self.tr("load the example of {pattern}").format(pattern=name)
        self._editor.load(replace(example.draft, rules=self._editor.draft.rules), step)
        self.left.emit()
