"""The picker: 34 tiles to click, what a click adds, and the line to type or paste."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.core.hand import Condition
from mahjong_desk.core.problems import Problem
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.tiles import COLUMNS, ROWS, PickerModel
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import Card, ElidedLabel, RoleLabel, Segmented
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import RATIO, PickerDelegate
from mahjong_desk.ui.viewports import use_clear_viewport

LARGEST = 110.0


class PickerView(QTableView):
    """The table of kinds; a press, Enter or Space on one chooses it."""

    chosen = Signal(int)

    def __init__(self, model: PickerModel, parent: QWidget) -> None:
        super().__init__(parent)
        use_clear_viewport(self)
        self._tiles = model
        self._delegate = PickerDelegate(self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Tiles to add"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # By whole rows there would be one to scroll to even where all of them show.
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        model.columnsInserted.connect(self._fit)
        model.columnsRemoved.connect(self._fit)

    def sizeHint(self) -> QSize:
        return QSize(COLUMNS * 62, ROWS * 84)

    def minimumSizeHint(self) -> QSize:
        return QSize(COLUMNS * 34, ROWS * 46)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """The largest tiles that fit, all of one size."""
        columns = self._tiles.columnCount()
        width, height = self.viewport().width() // columns, self.viewport().height() // ROWS
        tile = min(LARGEST, width - 5, (height - 5) / RATIO)
        self._delegate.tile_width = float(int(tile))
        column = min(width, int(tile * 1.25) + 6)
        self.horizontalHeader().setDefaultSectionSize(column)
        self.verticalHeader().setDefaultSectionSize(min(height, int(tile * RATIO * 1.25) + 6))
        # The scroll bars still know the cells as they were.
        self.updateGeometries()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._choose_at(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second of two fast clicks adds its tile like any other.
        self._choose_at(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose_at(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._choose(self.indexAt(event.position().toPoint()))

    def _choose(self, index: QModelIndex) -> None:
        tile = self._tiles.tile(index)
        if tile is not None:
            self.chosen.emit(tile)


class LineField(QLineEdit):
    """The whole hand as one line, in step with the tiles; what cannot be read is said below it."""

    read = Signal()
    """The text was read; ``unread`` says whether it could not be."""

    def __init__(self, editor: Editor, message: ElidedLabel, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self._message = message
        self.unread = False
        self.setAccessibleName(self.tr("Type or paste a hand"))
        self.setPlaceholderText("12m789m55z777z(666z)+3m ron seat=E from=S")
        self.setFrame(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.textEdited.connect(self._read)
        self.editingFinished.connect(self._finish)
        editor.changed.connect(self._refresh)
        self._refresh()

    def event(self, event: QEvent) -> bool:
        # Copy means what is selected; while nothing is, it means the window's hand as anywhere else.
        if isinstance(event, QKeyEvent) and self._copies_nothing(event):
            event.ignore()
            return False
        return super().event(event)

    def _copies_nothing(self, event: QKeyEvent) -> bool:
        """Whether an event asks who takes the keys of Copy, while there is nothing here to copy."""
        asks = event.type() is QEvent.Type.ShortcutOverride
        return asks and event.matches(QKeySequence.StandardKey.Copy) and not self.hasSelectedText()

    @Slot(str)
    def _read(self, text: str) -> None:
        problems = self._editor.edit_text(text)
        self.unread = bool(problems)
        self._say(problems)
        self.read.emit()

    def _say(self, problems: tuple[Problem, ...]) -> None:
        texts = self._editor.texts
        self._message.setText(texts.problem(problems[0]) if problems else "")
        self._message.setToolTip("\n".join(texts.problem(problem) for problem in problems))

    @Slot()
    def _finish(self) -> None:
        self._editor.end_typing()
        if not self.unread:
            self.setText(self._editor.line)

    @Slot()
    def _refresh(self) -> None:
        # While it is typed in, the text is the user's.
        if self.isModified() and self.hasFocus():
            return
        self.unread = False
        self._say(())
        self.setText(self._editor.line)
        self.setCursorPosition(0)


class FieldFrame(QFrame):
    """The rounded frame around the line; it takes the accent's colour while the line has the focus."""

    def __init__(self, field: LineField, parent: QWidget) -> None:
        super().__init__(parent)
        self._field = field
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 3, 8, 3)
        layout.addWidget(field)
        field.installEventFilter(self)
        field.read.connect(self.update)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.colors()
        unread = self._field.unread
        edge = colors.loss if unread else colors.accent if self._field.hasFocus() else colors.border
        box(QPainter(self), self.rect(), 8, None, edge)


class PickerPanel(Card):
    """The picker with the choice of what a click adds, and the line below it."""

    mode_changed = Signal(object)

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.modes = Segmented(
            self.tr("What a click adds"),
            [
                (Mode.TILE, self.tr("Tile")),
                (Mode.CHOW, self.tr("Chow")),
                (Mode.PUNG, self.tr("Pung")),
                (Mode.KONG, self.tr("Kong")),
                (Mode.CONCEALED_KONG, self.tr("Concealed kong")),
                (Mode.WINNING, self.tr("Winning")),
                (Mode.DORA, self.tr("Dora")),
                (Mode.URA, self.tr("Ura")),
            ],
            self,
        )
        self.modes.set_value(Mode.TILE)
        self.modes.chosen.connect(self.set_mode)
        self.view = PickerView(PickerModel(editor, self), self)
        self.view.chosen.connect(self.add)
        editor.changed.connect(self._show_modes)
        self._show_modes()
        self.message = ElidedLabel("", Role.CAPTION, self)
        self.field = LineField(editor, self.message, self)
        self._lay_out()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(RoleLabel(self.tr("Add"), Role.SMALL, self, muted=True))
        top.addWidget(self.modes)
        top.addStretch()
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(RoleLabel(self.tr("Type or paste"), Role.SMALL, self, muted=True))
        line.addWidget(FieldFrame(self.field, self), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 8)
        layout.setSpacing(6)
        layout.addLayout(top)
        layout.addWidget(self.view, 1)
        layout.addLayout(line)
        layout.addWidget(self.message)
        self._color_message()

    @Slot()
    def _show_modes(self) -> None:
        """Indicators where the rule set has dora; those from below once they are to be turned."""
        draft, uses = self._editor.draft, self._editor.rule_set.uses
        reach = bool(draft.win.conditions & {Condition.RIICHI, Condition.DOUBLE_RIICHI})
        shown = {Mode.DORA: "dora" in uses, Mode.URA: "ura" in uses and (reach or bool(draft.win.ura))}
        for mode, is_shown in shown.items():
            self.modes.set_shown(mode, is_shown)
            if not is_shown and self.mode() is mode:
                self.set_mode(Mode.TILE)

    def mode(self) -> Mode:
        """What a click adds now."""
        mode = self.modes.value()
        return mode if isinstance(mode, Mode) else Mode.TILE

    @Slot(object)
    def set_mode(self, mode: Mode) -> None:
        """Choose what a click adds."""
        self.modes.set_value(mode)
        self.mode_changed.emit(mode)

    @Slot(int)
    def add(self, tile: int) -> bool:
        """Add what a click on this tile means; a winning tile is chosen once, then tiles are added again."""
        mode = self.mode()
        added = self._editor.add(mode, tile)
        if added and mode is Mode.WINNING:
            self.set_mode(Mode.TILE)
        return added

    @Slot(object)
    def add_all(self, tiles: Sequence[int]) -> None:
        """Add tiles one after another, up to one that cannot be added: what is said of it then stands."""
        for tile in tiles:
            if not self.add(tile):
                break

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "message"):
            self._color_message()

    def _color_message(self) -> None:
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, theme.colors().loss)
        self.message.setPalette(palette)
