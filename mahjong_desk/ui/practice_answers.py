"""Where an answer is given: patterns to tick, figures to write, kinds and readings to choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QRegularExpression, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.core.notation import parse_tiles
from mahjong_desk.core.problems import Refused
from mahjong_desk.core.texts import Terms, series
from mahjong_desk.core.tiles import kind_of, tile
from mahjong_desk.models.practice import Done
from mahjong_desk.models.practice_models import KindsModel, ReadingsModel
from mahjong_desk.models.practice_words import texts_for, verdict_word
from mahjong_desk.practice.exercises import Asks, Exercise
from mahjong_desk.practice.marking import Verdict
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import ReasonCheck, RoleLabel, WrapLabel
from mahjong_desk.ui.fields import TextField
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.picker_view import PickerView
from mahjong_desk.ui.practice_delegates import KindDelegate, ReadingDelegate
from mahjong_desk.ui.theme import Role

W = TypeVar("W", bound=QWidget)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_COLUMN = 250
"""Pixels of a column of patterns, in letters of the usual size."""
_SIGNS = {Verdict.RIGHT: "✓", Verdict.MISSED: "○", Verdict.WRONG: "✗"}


_STEPS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


def _mark(asks: Asks, verdict: Verdict) -> str:
    return f"{_SIGNS[verdict]} {verdict_word(asks, verdict)}"


class Grid(QWidget):
    """Parts in as many columns as the width has room for, down one column after the other."""

    def __init__(self, column: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = column
        self._parts: list[tuple[QWidget, ...]] = []
        self._columns = 0
        self.rows = 1
        """Parts that lie below one another."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)

    def set_parts(self, parts: list[tuple[QWidget, ...]]) -> None:
        """Show these, each with the widgets that stand side by side in it; those before are deleted."""
        for part in self._parts:
            for widget in part:
                self._grid.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self._parts = parts
        self._columns = 0
        self._arrange()
        for part in parts:
            for widget in part:
                widget.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def refit(self) -> None:
        """Follow the size of the letters."""
        self._columns = 0
        self._arrange()

    def _arrange(self) -> None:
        fitting = max(1, min(3, self.width() // theme.scaled(self._column)))
        columns = min(fitting, max(1, len(self._parts)))
        if columns == self._columns:
            return
        self._columns = columns
        self.rows = rows = -(-len(self._parts) // columns)
        self._grid.setHorizontalSpacing(theme.scaled(12))
        self._grid.setVerticalSpacing(theme.scaled(3))
        each = max((len(part) for part in self._parts), default=1)
        for place, part in enumerate(self._parts):
            for beside, widget in enumerate(part):
                self._grid.addWidget(widget, place % rows, place // rows * each + beside)
        for column in range(3 * each):
            last = column % each == each - 1
            self._grid.setColumnStretch(column, 1 if column < columns * each and last else 0)
        self.updateGeometry()


class PatternCheck(ReasonCheck):
    """A pattern to tick; arrow keys go to the others."""

    moved = Signal(int, int)
    """So many places down, and to the right."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            down, right = _STEPS[key]
            self.moved.emit(down, -right if self.isRightToLeft() else right)
        else:
            super().keyPressEvent(event)


class PatternChecks(QWidget):
    """The patterns to tick."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.grid = Grid(_COLUMN, self)
        self.checks: dict[str, PatternCheck] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.grid)

    def begin(self, exercise: Exercise, terms: Terms) -> None:
        """The patterns of an exercise, none ticked."""
        names = exercise.rules.names(terms)
        self.checks = {
            option.pattern: PatternCheck(names.get("patterns", option.pattern), self.grid)
            for option in exercise.options
        }
        for check in self.checks.values():
            check.setAccessibleDescription(self.tr("Space ticks it; arrow keys go to the others"))
            check.moved.connect(self._move)
        self.grid.set_parts([(check,) for check in self.checks.values()])

    @Slot(int, int)
    def _move(self, down: int, right: int) -> None:
        """To another pattern that can be ticked; after the last one comes the first."""
        checks = list(self.checks.values())
        at = [check.hasFocus() for check in checks].index(True)
        step = down or right * self.grid.rows
        for steps in range(1, len(checks) + 1):
            check = checks[(at + steps * step) % len(checks)]
            if check.isEnabled():
                check.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def set_terms(self, exercise: Exercise, terms: Terms) -> None:
        """Call the patterns by other terms."""
        names = exercise.rules.names(terms)
        for pattern, check in self.checks.items():
            check.set_label(names.get("patterns", pattern))

    def given(self) -> frozenset[str]:
        """The patterns that are ticked."""
        return frozenset(pattern for pattern, check in self.checks.items() if check.isChecked())

    def show_done(self, done: Done) -> None:
        """Show an answer as it was marked."""
        marked = {} if done.marked is None else {item.id: item.verdict for item in done.marked.items}
        ticked = done.given if isinstance(done.given, frozenset) else frozenset()
        for pattern, check in self.checks.items():
            check.set_checked(pattern in ticked)
            verdict = marked.get(pattern)
            if verdict is None:
                check.setEnabled(False)
            else:
                check.set_reason(_mark(Asks.PATTERNS, verdict))

    def strike(self, patterns: frozenset[str]) -> None:
        """Patterns that a hint ruled out are not to be ticked."""
        for pattern in patterns & self.checks.keys():
            check = self.checks[pattern]
            check.set_checked(False)
            if check.hasFocus():
                self._next_open(check).setFocus(Qt.FocusReason.OtherFocusReason)
            check.set_reason(self.tr("not this one"))

    def _next_open(self, left: ReasonCheck) -> QWidget:
        """Another pattern that can still be ticked."""
        others = (check for check in self.checks.values() if check is not left and check.isEnabled())
        return next(others, self)

    def first(self) -> QWidget:
        """Where the keyboard begins."""
        return next(iter(self.checks.values()), self)


class FigureField(TextField):
    """A whole number, or nothing. Letters are left to the keys of the page."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(
            parent, name, QCoreApplication.translate("FigureField", "A whole number; Tab goes to the next")
        )
        # Digits alone: a validator of numbers lets signs and "1,000" pass, which would be read as nothing.
        self.setValidator(QRegularExpressionValidator(QRegularExpression(r"\p{Nd}{0,7}"), self))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(104), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.text().isalpha():
            plain = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if not plain:
                event.ignore()
                return event.type() == QEvent.Type.ShortcutOverride
        return super().event(event)

    def value(self) -> int | None:
        """The number; None where nothing is written."""
        text = self.text().strip()
        return int(text) if text.isdecimal() else None


class FigureFields(QWidget):
    """The figures to work out, a field for each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fields: dict[str, FigureField] = {}
        self._marks: dict[str, WrapLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(2, 1)
        self._parts: list[QWidget] = []

    def begin(self, exercise: Exercise, terms: Terms) -> None:
        """The figures of an exercise, all empty."""
        for part in self._parts:
            self._grid.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts, self.fields, self._marks = [], {}, {}
        texts = texts_for(exercise, terms)
        for row, figure in enumerate(exercise.figures):
            name = figure.name(texts)
            label = RoleLabel(name, Role.BODY, self)
            field = FigureField(name, self)
            mark = WrapLabel("", Role.SMALL_STRONG, self)
            label.setBuddy(field)
            self.fields[figure.id], self._marks[figure.id] = field, mark
            for column, widget in enumerate((label, field, mark)):
                self._grid.addWidget(widget, row, column)
                widget.show()
                self._parts.append(widget)

    def given(self) -> dict[str, int | None]:
        """What is written."""
        return {id_: field.value() for id_, field in self.fields.items()}

    def show_done(self, done: Done) -> None:
        """Show an answer as it was marked."""
        given: Mapping[str, int | None] = done.given if isinstance(done.given, dict) else {}
        for item in () if done.marked is None else done.marked.items:
            field = self.fields[item.id]
            value = given.get(item.id)
            field.setText("" if value is None else str(value))
            field.setReadOnly(True)
            self._marks[item.id].setText(_mark(Asks.TOTAL, item.verdict))

    def first(self) -> QWidget:
        """Where the keyboard begins."""
        return next(iter(self.fields.values()), self)


class KindsView(PickerView):
    """The kinds to choose; Space or a click chooses one, digits and a suit's letter several."""

    def __init__(self, model: KindsModel, parent: QWidget) -> None:
        super().__init__(model, parent, KindDelegate(parent))
        self._kinds = model
        self._digits = ""
        self.setAccessibleName(self.tr("Tiles to choose from"))
        self.setAccessibleDescription(
            self.tr("Arrow keys go from tile to tile; Space chooses; so do digits and then M, P, S or Z")
        )
        self.chosen.connect(self._choose_one)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @Slot(int)
    def _choose_one(self, kind: int) -> None:
        self._kinds.toggle([kind])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text().lower()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in _ENTER:
            event.ignore()
        elif plain and text.isdigit():
            self._digits = (self._digits + text)[-9:]
        elif plain and self._digits and text in tuple("mpsz"):
            self._type(text)
        elif text.isalpha():
            event.ignore()
        else:
            self._digits = ""
            super().keyPressEvent(event)

    def _type(self, suit: str) -> None:
        digits, self._digits = self._digits, ""
        try:
            self._kinds.toggle([kind_of(found) for found in parse_tiles(digits + suit)])
        except Refused:
            return  # there is no such tile to choose


class WaitChoice(QWidget):
    """The kinds to choose, and in words which are chosen."""

    def __init__(self, exercise: Exercise, parent: QWidget) -> None:
        super().__init__(parent)
        self.kinds = KindsModel(exercise.rules.texts(), self)
        self.view = KindsView(self.kinds, self)
        self.told = WrapLabel("", Role.SMALL, self, muted=True)
        self.kinds.chosen_changed.connect(self._tell)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.told)
        self._tell()

    def begin(self, exercise: Exercise) -> None:
        """Nothing is chosen."""
        self.kinds.begin(exercise.rules.texts())
        self.view.setCurrentIndex(self.kinds.index(0, 0))
        self._tell()

    @Slot()
    def _tell(self) -> None:
        names = self.kinds.names()
        told = self.tr("Chosen: {tiles}").format(tiles=series(names)) if names else self.tr("None chosen")
        self.told.setText(told)

    def given(self) -> frozenset[int]:
        """The kinds that are chosen."""
        return self.kinds.chosen

    def show_done(self, done: Done) -> None:
        """Show an answer as it was marked."""
        marked = () if done.marked is None else done.marked.items
        given = [int(kind) for kind in done.given] if isinstance(done.given, frozenset) else []
        self.kinds.show(given, {kind_of(tile(item.id)): item.verdict for item in marked})


class ReadingsChoice(FittedListView):
    """The readings of a hand as cards; a click, Space or a number chooses one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.readings = ReadingsModel(self)
        self.setModel(self.readings)
        self.setItemDelegate(ReadingDelegate(self))
        self.setAccessibleName(self.tr("Readings to choose from"))
        self.setAccessibleDescription(
            self.tr("Arrow keys go from one to the next; Space, or its number, chooses it")
        )

    def begin(self, exercise: Exercise) -> None:
        """The readings of an exercise."""
        self.readings.begin(exercise)
        self.setCurrentIndex(QModelIndex())

    def given(self) -> int | None:
        """The place of the chosen one."""
        return self.readings.chosen

    def show_done(self, done: Done, terms: Terms) -> None:
        """Show an answer as it was marked."""
        self.readings.show(done.exercise, done.given if isinstance(done.given, int) else -1, terms)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and index.isValid():
            self.readings.choose(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self.readings.choose(self.currentIndex().row())
        elif text.isdigit() and 1 <= int(text) <= self.readings.rowCount():
            self.setCurrentIndex(self.readings.index(int(text) - 1, 0))
            self.readings.choose(int(text) - 1)
        else:
            super().keyPressEvent(event)


class AnswerArea(QWidget):
    """Where the answer of an exercise is given, whatever its kind; building has a place of its own."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.patterns: PatternChecks | None = None
        self.figures: FigureFields | None = None
        self.waits: WaitChoice | None = None
        self.readings: ReadingsChoice | None = None
        self._asks: Asks | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def begin(self, exercise: Exercise, terms: Terms) -> None:
        """Ask for the answer of an exercise."""
        self._asks = exercise.asks
        if exercise.asks is Asks.PATTERNS:
            if self.patterns is None:
                self.patterns = self._added(PatternChecks(self))
            self.patterns.begin(exercise, terms)
        elif exercise.asks is Asks.TOTAL:
            if self.figures is None:
                self.figures = self._added(FigureFields(self))
            self.figures.begin(exercise, terms)
        elif exercise.asks is Asks.WAITS:
            if self.waits is None:
                self.waits = self._added(WaitChoice(exercise, self))
            self.waits.begin(exercise)
        elif exercise.asks is Asks.READING:
            if self.readings is None:
                self.readings = self._added(ReadingsChoice(self))
            self.readings.begin(exercise)
        shown = self._shown()
        for area in (self.patterns, self.figures, self.waits, self.readings):
            if area is not None:
                area.setVisible(area is shown)

    def _added(self, area: W) -> W:
        self._column.addWidget(area)
        return area

    def _shown(self) -> QWidget | None:
        return {
            Asks.PATTERNS: self.patterns,
            Asks.TOTAL: self.figures,
            Asks.WAITS: self.waits,
            Asks.READING: self.readings,
        }.get(self._asks or Asks.BUILD)

    def given(self) -> frozenset[str] | dict[str, int | None] | frozenset[int] | int | None:
        """The answer as it stands; None for a reading while none is chosen."""
        shown = self._shown()
        assert isinstance(shown, PatternChecks | FigureFields | WaitChoice | ReadingsChoice)
        return shown.given()

    def strike(self, ids: frozenset[str]) -> None:
        """Strike what hints rule out."""
        if self._asks is Asks.PATTERNS and self.patterns is not None:
            self.patterns.strike(ids)
        elif self._asks is Asks.WAITS and self.waits is not None:
            self.waits.kinds.strike({kind_of(tile(code)) for code in ids})
        elif self._asks is Asks.READING and self.readings is not None:
            self.readings.readings.strike({int(place) for place in ids})

    def show_done(self, done: Done, terms: Terms) -> None:
        """Show an answer as it was marked."""
        shown = self._shown()
        if isinstance(shown, ReadingsChoice):
            shown.show_done(done, terms)
        elif isinstance(shown, PatternChecks | FigureFields | WaitChoice):
            shown.show_done(done)

    def first(self) -> QWidget:
        """Where the keyboard begins."""
        shown = self._shown()
        if isinstance(shown, PatternChecks | FigureFields):
            return shown.first()
        if isinstance(shown, WaitChoice):
            return shown.view
        return self if shown is None else shown

    def refit(self) -> None:
        """Follow the size of the letters and of the tiles."""
        if self.patterns is not None:
            self.patterns.grid.refit()
        if self.waits is not None:
            self.waits.view.set_least_height(4 * round(theme.tile_width(theme.scaled(44)) * 4 / 3 + 14))
            self.waits.view.refit()
