"""The hand for a whole room to see: big tiles, and the score revealed step by step with a key."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QListView, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.core.texts import counted
from mahjong_desk.models.teaching import Teaching
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.group_painting import group_units
from mahjong_desk.ui.room_view import RoomView
from mahjong_desk.ui.teaching_delegates import GroupDelegate, StepDelegate, sized
from mahjong_desk.ui.teaching_parts import Figure, Ground, KeyButton, Wall, plain_label
from mahjong_desk.ui.theme import Role

Key = Qt.Key

_MOST_TILE = 0.15
"""The largest width of a tile, by the height of the window."""
_LEAST_LINE, _MOST_LINE = 25, 54
"""Heights in pixels of a step that was explained before."""
_FORWARD = frozenset(
    (Key.Key_Space, Key.Key_Right, Key.Key_Down, Key.Key_PageDown, Key.Key_Return, Key.Key_Enter)
)
_BACK = frozenset((Key.Key_Left, Key.Key_Up, Key.Key_Backspace, Key.Key_PageUp))


class TeachingView(RoomView):
    """The groups of the hand above, the steps of its score below, and what they come to so far."""

    def __init__(self, teaching: Teaching, parent: QWidget) -> None:
        super().__init__(QCoreApplication.translate("TeachingView", "Teaching view"), parent)
        self.teaching = teaching
        teaching.setParent(self)
        self._felt = Ground(self)
        self.setting = plain_label(self._felt, wrap=True)
        self._group_delegate, self._step_delegate = GroupDelegate(self), StepDelegate(self)
        self.groups = Wall(teaching.groups, self._group_delegate, self.tr("Groups of the hand"), self._felt)
        self.steps = Wall(teaching.steps, self._step_delegate, self.tr("Steps of the score"), self)
        self.rules = plain_label(self._felt)
        self.message, self.reason = plain_label(self, wrap=True), plain_label(self, wrap=True)
        self.earlier = plain_label(self, muted=True)
        self.figure, self.unit = Figure(self), plain_label(self, muted=True)
        self.progress = plain_label(self, muted=True)
        self._lay_out()
        teaching.changed.connect(self._refresh)
        teaching.said.connect(self._say)
        self._color_felt()
        self._refresh()
        self.setFocus()

    # Construction

    def _lay_out(self) -> None:
        self.groups.setFlow(QListView.Flow.LeftToRight)
        # A click on the tiles is a click on the view, and goes on to the next step.
        self.groups.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.groups.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        on_felt = QVBoxLayout(self._felt)
        top = QHBoxLayout()
        top.addWidget(self.setting, 1, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignTop)
        on_felt.addLayout(top)
        on_felt.addWidget(self.groups, 0, Qt.AlignmentFlag.AlignHCenter)
        side = QVBoxLayout()
        side.addStretch()
        for label in (self.earlier, self.figure, self.unit):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            side.addWidget(label)
        side.addStretch()
        self._answer = QWidget(self)
        body = QHBoxLayout(self._answer)
        body.setContentsMargins(0, 0, 0, 0)
        body.addWidget(self.steps, 68)
        body.addLayout(side, 32)
        whole = QVBoxLayout(self)
        whole.addWidget(self._felt)
        whole.addStretch(1)
        for label in (self.message, self.reason):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            whole.addWidget(label)
        whole.addWidget(self._answer, 1000)
        whole.addStretch(1)
        whole.addLayout(self._footer())
        self._on_felt, self._body, self._whole = on_felt, body, whole

    def _footer(self) -> QHBoxLayout:
        teaching = self.teaching
        space = self.tr("Space")
        self.next = KeyButton((space, "\N{RIGHTWARDS ARROW}"), self.tr("next"), self)
        self.previous = KeyButton(("\N{LEFTWARDS ARROW}",), self.tr("back"), self)
        self.none = KeyButton((self.tr("Home"),), self.tr("from the start"), self)
        self.all = KeyButton((self.tr("End"),), self.tr("all"), self)
        self.leave = self.made_leave()
        self._buttons = (self.next, self.previous, self.none, self.all, self.leave)
        for button, slot in zip(
            self._buttons[:-1],
            (teaching.forward, teaching.back, teaching.show_none, teaching.show_all),
            strict=True,
        ):
            button.clicked.connect(slot)
        row = QHBoxLayout()
        for button in self._buttons[:-1]:
            row.addWidget(button)
        row.addStretch()
        row.addWidget(self.progress)
        row.addStretch()
        row.addWidget(self.leave)
        return row

    # What it shows

    @Slot()
    def _refresh(self) -> None:
        teaching = self.teaching
        self.setAccessibleDescription(teaching.described())
        self.setting.setText(teaching.setting())
        self.rules.setText(teaching.rules())
        sentences = teaching.sentences()
        self.message.setText(sentences[0] if sentences else "")
        self.reason.setText("\n".join(sentences[1:]))
        self.message.setVisible(bool(sentences))
        self.reason.setVisible(len(sentences) > 1)
        self._answer.setVisible(not sentences)
        *earlier, (figure, unit) = teaching.totals() or [("", "")]
        self.earlier.setText("\n".join(counted(figure, unit) for figure, unit in earlier))
        self.earlier.setVisible(bool(earlier))
        self.figure.setText(figure)
        self.unit.setText(unit)
        of = self.tr("{shown} of {count}").format(shown=teaching.shown, count=teaching.count)
        self.progress.setText(of if teaching.count else "")
        for button in (self.next, self.all):
            button.setEnabled(teaching.shown < teaching.count)
        for button in (self.previous, self.none):
            button.setEnabled(teaching.shown > 0)
        self._fit()

    @Slot(str)
    def _say(self, text: str) -> None:
        announce(self, text)

    # What the teacher does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, teaching = Key(event.key()), self.teaching
        if key in _FORWARD:
            teaching.forward()
        elif key in _BACK:
            teaching.back()
        elif key == Key.Key_Home:
            teaching.show_none()
        elif key == Key.Key_End:
            teaching.show_all()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.teaching.forward()

    # Everything in proportion to the window

    def refit(self) -> None:
        self._fit_texts()
        self._fit()

    def _fit_texts(self) -> None:
        scale = self.scale()
        margin = round(18 * scale)
        self._whole.setContentsMargins(margin, margin, margin, round(8 * scale))
        self._whole.setSpacing(round(12 * scale))
        self._body.setSpacing(round(24 * scale))
        self._on_felt.setContentsMargins(margin, round(10 * scale), margin, round(4 * scale))
        self._on_felt.setSpacing(round(6 * scale))
        self._felt.radius = 14 * scale
        fonts = (
            (self.setting, Role.BODY, 21),
            (self.message, Role.TITLE, 46),
            (self.reason, Role.BODY, 28),
            (self.rules, Role.BODY, 18),
            (self.earlier, Role.NUMBER, 30),
            (self.unit, Role.BODY, 30),
            (self.progress, Role.BODY, 18),
        )
        for label, role, pixels in fonts:
            label.setFont(sized(role, _readable(pixels, scale)))
        for button in self._buttons:
            button.pixels = _readable(16, scale)
            button.updateGeometry()
        self._step_delegate.scale = scale

    def _fit(self) -> None:
        """The largest tiles of which all groups stand in one row, and lines so high that all steps show."""
        self._fit_groups()
        self._fit_figure()
        # What the labels above take decides how high the list is.
        self._whole.activate()
        self._body.activate()
        self._fit_steps()

    def _fit_groups(self) -> None:
        delegate = self._group_delegate
        groups = self.teaching.groups.records()
        units = sum(group_units(group) + delegate.BETWEEN for group in groups)
        margins = self._on_felt.contentsMargins()
        room = self.width() - 2 * self._whole.contentsMargins().left() - margins.left() - margins.right() - 4
        most = self.height() * _MOST_TILE
        delegate.tile = float(int(min(room / units if units else most, most)))
        self.groups.setVisible(bool(groups))
        self.groups.setFixedSize(round(units * delegate.tile) + 4, delegate.height() + 2)
        self.groups.doItemsLayout()

    def _fit_figure(self) -> None:
        """The running total as large as its digits allow."""
        scale = self._step_delegate.scale
        room = (self.width() - 2 * self._whole.contentsMargins().left() - self._body.spacing()) * 0.32 - 4
        font = sized(Role.TOTAL, 130 * scale)
        wide = QFontMetricsF(font).horizontalAdvance(self.figure.text()) + 4
        if wide > room:
            font = sized(Role.TOTAL, 130 * scale * room / wide)
        self.figure.setFont(font)

    def _fit_steps(self) -> None:
        delegate, count = self._step_delegate, self.teaching.shown
        if not count:
            return
        current = self.teaching.steps.index(count - 1)
        rest = self.steps.height() - delegate.current_height(current, self.steps.viewport().width())
        least, most = _LEAST_LINE * delegate.scale, _MOST_LINE * delegate.scale
        delegate.line = float(int(max(least, min(most, rest / (count - 1) if count > 1 else most))))
        self.steps.doItemsLayout()
        self.steps.scrollToBottom()

    # Looks

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._color_felt()

    def _color_felt(self) -> None:
        if not hasattr(self, "setting"):
            return  # while it is being made
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, theme.colors().felt_text)
        for label in (self.setting, self.rules):
            label.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme.colors().window)


def _readable(pixels: float, scale: float) -> float:
    """The height of letters, a little more where the system asks for large ones."""
    return max(pixels * scale, min(theme.scaled(12), 1.3 * pixels * scale))
