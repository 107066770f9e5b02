"""Taking the scored hand away: the row of buttons at the foot of the answer, and what they do.

What draws, saves and prints is imported when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QSize, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.models.breakdown import BreakdownModels
from mahjong_desk.models.editor import Editor
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton

if TYPE_CHECKING:
    from mahjong_desk.models.handout import Handout
    from mahjong_desk.ui.picture_files import Format
    from mahjong_desk.ui.printing import Printing
    from mahjong_desk.ui.saving import Saving

COPIED_WIDTH = 1440
"""Pixels; sharp on most screens and still small enough to be sent."""
_SIDE, _BETWEEN = 18, 6
"""Pixels beside the buttons, and between two of them."""


class TakeAway(QWidget):
    """Buttons for what is wanted most, and a menu with everything; those that have no room are only there."""

    noticed = Signal(str)
    """One sentence for the user: why it could not be taken away."""
    done = Signal(str)
    """One sentence for the user: how it was."""
    recording_wanted = Signal()
    """The hand is to be recorded in a match."""

    def __init__(self, editor: Editor, models: BreakdownModels, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._models = models
        self._saving: Saving | None = None
        """Made when something is first saved."""
        self._width = COPIED_WIDTH
        self._printing: Printing | None = None
        """Likewise when something is first printed."""
        self._make_actions()
        self.record = PillButton(
            self.tr("Record this hand"), self, primary=True, does=self.tr("Keeps it in the score sheet")
        )
        self.record.let_shorten()
        self.record.hide()
        self.record.clicked.connect(self.recording_wanted)
        self.buttons = [
            self._button(action) for action in (self.copy_text, self.save_picture, self.print_out)
        ]
        # An arrow alone, as the other buttons need the room.
        self.more = PillButton("", self, small=True)
        self.more.setAccessibleName(self.tr("More ways to take the hand away"))
        self.more.setToolTip(self.tr("Copy or save as a picture or PDF, print"))
        self.more.setMenu(self._menu())
        self._lay_out()

    def _make_actions(self) -> None:
        self.copy_text = self._action(self.tr("Copy as text"), self._copy_text)
        self.copy_picture = self._action(self.tr("Copy as picture"), self._copy_picture)
        self.save_picture = self._action(self.tr("Save picture…"), self._save_picture)
        self.save_pdf = self._action(self.tr("Save as PDF…"), self._save_pdf)
        self.print_out = self._action(self.tr("Print…"), self._print)
        self.copy_text.setShortcuts(QKeySequence.StandardKey.Copy)
        self.copy_picture.setShortcut(QKeySequence("Ctrl+Shift+C"))
        self.print_out.setShortcuts(QKeySequence.StandardKey.Print)

    def _action(self, text: str, slot: Callable[[], None]) -> QAction:
        action = QAction(text, self)
        action.triggered.connect(slot)
        return action

    def _button(self, action: QAction) -> PillButton:
        button = PillButton(action.text(), self, small=True)
        button.clicked.connect(action.trigger)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{action.text()} ({keys})" if keys else self.tr("As PNG or SVG, at any size"))
        return button

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addActions([self.copy_text, self.copy_picture])
        menu.addSeparator()
        menu.addActions([self.save_picture, self.save_pdf])
        menu.addSeparator()
        menu.addAction(self.print_out)
        return menu

    # Looks

    def _lay_out(self) -> None:
        # As wide as the panel, however many buttons that has room for.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(_SIDE, 8, _SIDE, 9)
        column.setSpacing(8)
        column.addWidget(self.record)
        column.addLayout(row)
        row.setSpacing(_BETWEEN)
        for button in (*self.buttons, self.more):
            row.addWidget(button)
        row.addStretch()

    def offer_recording(self, *, on: bool) -> None:
        """Have the button that records the hand, above the others."""
        self.record.setVisible(on)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as many of the buttons as there is room for, the first ones first."""
        left = self.width() - 2 * _SIDE - self.more.sizeHint().width()
        for button in self.buttons:
            left -= button.sizeHint().width() + _BETWEEN
            button.setVisible(left >= 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        # The answer scrolls away behind this line.
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, theme.colors().border)

    # To the clipboard

    def _handout(self) -> Handout:
        from mahjong_desk.models.handout import handout

        return handout(self._editor, self._models)

    @Slot()
    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._editor.line)
        self.done.emit(self.tr("Copied as text."))

    @Slot()
    def _copy_picture(self) -> None:
        from mahjong_desk.ui.picture_files import picture

        data = QMimeData()
        data.setImageData(picture(self._handout(), COPIED_WIDTH))
        data.setText(self._editor.line)
        QGuiApplication.clipboard().setMimeData(data)
        self.done.emit(self.tr("Copied as a picture."))

    # To a file

    @Slot()
    def _save_picture(self) -> None:
        from mahjong_desk.ui.picture_dialog import PictureDialog

        dialog = PictureDialog(self._handout(), self._width, self.window())
        dialog.wanted.connect(self._picture_wanted)
        dialog.open()

    @Slot(object, int)
    def _picture_wanted(self, wanted: Format, width: int) -> None:
        from mahjong_desk.ui.picture_files import Format, png, svg

        handout = self._handout()
        if wanted is Format.SVG:
            self._ask_where(wanted, self.tr("SVG picture"), partial(svg, handout))
        else:
            self._width = width
            self._ask_where(wanted, self.tr("PNG picture"), partial(png, handout, width))

    @Slot()
    def _save_pdf(self) -> None:
        from mahjong_desk.ui.picture_files import Format, pdf

        content = partial(pdf, self._handout(), self._program())
        self._ask_where(Format.PDF, self.tr("PDF document"), content)

    def _program(self) -> str:
        return QGuiApplication.applicationDisplayName() or self.tr("Mahjong Desk")

    def _ask_where(self, wanted: Format, kind: str, content: Callable[[], bytes]) -> None:
        if self._saving is None:
            from mahjong_desk.ui.saving import Location, Saving

            self._saving = Saving(self, Location.PicturesLocation)
            self._saving.noticed.connect(self.noticed)
            self._saving.done.connect(self.done)
        name = self._handout().title.replace(", ", " ")
        self._saving.ask(self.tr("Save the hand"), name, f".{wanted.value}", kind, content)

    # To paper

    @Slot()
    def _print(self) -> None:
        from mahjong_desk.ui.picture_files import print_on

        if self._printing is None:
            from mahjong_desk.ui.printing import Printing

            self._printing = Printing(self)
            self._printing.noticed.connect(self.noticed)
            self._printing.done.connect(self.done)
        handout = self._handout()
        self._printing.ask(handout.title, partial(print_on, handout, creator=self._program()))
