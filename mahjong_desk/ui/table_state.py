"""What is known of the table besides the win: honba and sticks; players, norths and liability folded away."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.core.line import NOBODY
from mahjong_desk.core.tiles import Wind
from mahjong_desk.models.editor import Counter, Editor
from mahjong_desk.models.win_entry import MOST, WinEntry
from mahjong_desk.ui.controls import RoleLabel, Segmented, heading
from mahjong_desk.ui.fields import NumberField
from mahjong_desk.ui.fold import Fold


class TableState(QWidget):
    """Shows and changes the parts of the editor's win that tell of the table."""

    opened = Signal(bool)
    """The user opened or closed what is folded away."""

    def __init__(self, editor: Editor, win: WinEntry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._win = win
        letters = [(seat, editor.texts.get("short_winds", seat.name)) for seat in Wind]
        names = [editor.texts.get("winds", seat.name) for seat in Wind]
        self.counters = {counter: self._counter(counter) for counter in Counter}
        self.players = Segmented(self.tr("Players"), [(4, "4"), (3, "3")], self)
        self.pao = Segmented(
            self.tr("Liable for a yakuman"),
            [*letters, (NOBODY, self.tr("Nobody"))],
            self,
            names=[*names, self.tr("Nobody is liable")],
        )
        self._parts: dict[str, tuple[QWidget, ...]] = {}
        self._lay_out()
        self._connect()
        self.refresh()

    def _counter(self, counter: Counter) -> NumberField:
        field = NumberField(self)
        field.setRange(0, MOST[counter])
        field.setAccessibleName(self._counter_name(counter))
        return field

    def _counter_name(self, counter: Counter) -> str:
        return {
            Counter.HONBA: self.tr("Honba"),
            Counter.STICKS: self.tr("Reach sticks"),
            Counter.NORTH: self.tr("Norths set aside"),
        }[counter]

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(3)
        column.addLayout(self._counters_row())
        self.more = Fold(self.tr("Players, liability"), self._folded(), self)
        column.addWidget(self.more)

    def _counters_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        for counter in (Counter.HONBA, Counter.STICKS):
            side = QVBoxLayout()
            side.setSpacing(3)
            label, field = heading(self._counter_name(counter)), self.counters[counter]
            side.addWidget(label)
            side.addWidget(field)
            row.addLayout(side)
            self._parts[counter.value] = (label, field)
        row.addStretch()
        return row

    def _folded(self) -> QWidget:
        """What is seldom needed: the number of players, norths, liability."""
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        self._add(column, "players", self.players)
        north = self.counters[Counter.NORTH]
        label = RoleLabel(self._counter_name(Counter.NORTH), parent=self)
        line = QHBoxLayout()
        line.addWidget(label)
        line.addWidget(north)
        line.addStretch()
        column.addLayout(line)
        self._parts[Counter.NORTH.value] = (label, north)
        self._add(column, "pao", self.pao)
        return body

    def _add(self, column: QVBoxLayout, part: str, control: Segmented) -> None:
        title = heading(control.accessibleName())
        column.addWidget(title)
        column.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(2)
        self._parts[part] = (title, control)

    def _connect(self) -> None:
        self.players.chosen.connect(self._editor.set_players)
        self.pao.chosen.connect(self._pao_chosen)
        for counter, field in self.counters.items():
            field.valueChanged.connect(partial(self._editor.set_counter, counter))
        self.more.opened.connect(self.opened)
        self._editor.changed.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Show what is so now."""
        win = self._editor.draft.win
        self._show_parts()
        self.players.set_value(win.players)
        self.pao.set_value(NOBODY if win.pao is None else win.pao)
        for counter, field in self.counters.items():
            blocked = field.blockSignals(True)
            field.setValue(getattr(win, counter.value))
            field.blockSignals(blocked)
        for seat in Wind:
            reason = self._win.liable_objection(seat)
            self.pao.set_available(seat, not reason, reason)

    def _show_parts(self) -> None:
        """Only what the rule set uses, and for three players the norths."""
        rules, win = self._editor.rule_set, self._editor.draft.win
        shown = {
            "players": len(rules.players) > 1,
            "pao": "pao" in rules.uses,
            Counter.HONBA.value: "honba" in rules.uses,
            Counter.STICKS.value: "sticks" in rules.uses,
            Counter.NORTH.value: "north" in rules.uses and win.players == 3,
        }
        for part, widgets in self._parts.items():
            for widget in widgets:
                widget.setVisible(shown[part])
        self.more.setVisible(shown["players"] or shown["pao"])
        self.pao.set_shown(Wind.N, win.players == 4)

    @Slot(object)
    def _pao_chosen(self, choice: Wind | str) -> None:
        self._editor.set_pao(choice if isinstance(choice, Wind) else None)
