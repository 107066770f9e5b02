"""A hand taught: its groups, and its score revealed step by step."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal, Slot

from mahjong_desk.core.hand import Hand
from mahjong_desk.core.texts import apart, counted, labelled, phrases, sentences, series
from mahjong_desk.core.tiles import CODES, kind_of
from mahjong_desk.models.breakdown import BreakdownModels
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.figures import figure
from mahjong_desk.models.groups import GroupRecord, groups_of, loose_groups
from mahjong_desk.models.records import RecordModel
from mahjong_desk.report import rules_line
from mahjong_desk.rules.breakdown import Line
from mahjong_desk.rules.lesson import Step
from mahjong_desk.rules.score import Score


class StepRecord(NamedTuple):
    """A step that is shown: what it adds and why, and what has come together in its part so far.

    ``current`` is the latest one, the one that is being explained.
    """

    number: int
    part: str
    name: str
    second: str
    sentence: str
    value: str
    running: str
    unit: str
    current: bool


class Teaching(QObject):
    """Follows an editor; ``shown`` of the steps of its hand are revealed, the latest lights its groups."""

    changed = Signal()
    """What is to be seen is another."""
    said = Signal(str)
    """What whoever does not see it should hear of the change."""

    def __init__(self, editor: Editor, breakdown: BreakdownModels, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._breakdown = breakdown
        roles = Qt.ItemDataRole
        self.groups: RecordModel[GroupRecord] = RecordModel(
            lambda r: r.place,
            {roles.DisplayRole: self._group_text, roles.AccessibleTextRole: self._group_text},
            self,
        )
        self.steps: RecordModel[StepRecord] = RecordModel(
            lambda r: r.number, {roles.DisplayRole: self.spoken, roles.AccessibleTextRole: self.spoken}, self
        )
        self._hand: Hand | None = None
        self._all: tuple[Step, ...] = ()
        self.shown = 0
        # After the models of the answer, whose words are used here.
        breakdown.updated.connect(self._hand_changed)
        self._hand_changed()

    # What is so now

    @property
    def count(self) -> int:
        """How many steps there are; none while the hand does not score."""
        return len(self._all)

    def sentences(self) -> list[str]:
        """What stands in place of steps: what is wrong or missing, or before the first step a question."""
        if not self.count:
            figure, words = self._breakdown.headline()
            problems = [record.name for record in self._breakdown.problems.records()]
            waits = [labelled(record.name, record.scores) for record in self._breakdown.waits.records()]
            return [counted(figure, words), *problems, *waits]
        return [] if self.shown else [self.tr("What is this hand worth?")]

    def setting(self) -> str:
        """How the hand was won, by whom, and what is known of the table."""
        editor, win, texts = self._editor, self._editor.draft.win, self._editor.texts
        said = [] if editor.draft.hand.winning is None else [self._won()]
        said.append(self.tr("Seat: {wind}").format(wind=texts.get("winds", win.seat.name)))
        if "round" in editor.rule_set.uses:
            said.append(self.tr("Round: {wind}").format(wind=texts.get("winds", win.round.name)))
        said += [
            texts.get("circumstances", one.label)
            for one in editor.circumstances()
            if one.condition in win.conditions
        ]
        for tiles, name in ((win.dora, self.tr("Dora: {tiles}")), (win.ura, self.tr("Ura dora: {tiles}"))):
            found = [editor.rule_set.dora_of(kind_of(tile), win) for tile in tiles]
            counts = Counter(texts.tile(CODES[kind]) for kind in found if kind is not None)
            named = [f"{tile} ×{count}" if count > 1 else tile for tile, count in counts.items()]
            said += [name.format(tiles=series(named))] if named else []
        return " · ".join(said)

    def _won(self) -> str:
        win = self._editor.draft.win
        if win.self_draw:
            return self.tr("Self-drawn")
        if win.discarder is None:
            return self.tr("Won on a discard")
        seat = self._editor.texts.get("winds", win.discarder.name)
        return self.tr("Discarded by {seat}").format(seat=seat)

    def described(self) -> str:
        """The hand and what stands below it, for whoever opens the view and does not see it."""
        groups = apart(map(self._group_text, self.groups.records()))
        return phrases([self.setting(), groups, *self.sentences()])

    def rules(self) -> str:
        """The rule set with what matters of its options."""
        return rules_line(self._editor.draft, self._editor.texts)

    def totals(self) -> list[tuple[str, str]]:
        """What each part has come to, as figure and unit; the part that is being explained last."""
        figures: dict[str, tuple[str, str]] = {}
        for step in self._all[: self.shown]:
            figures[step.unit] = (step.running, step.unit)
        return list(figures.values())

    # Steps

    @Slot()
    def forward(self) -> None:
        """Reveal the next step."""
        if self._go(self.shown + 1):
            self.said.emit(self.spoken(self.steps.records()[-1]))

    @Slot()
    def back(self) -> None:
        """Take the latest step back."""
        if self._go(self.shown - 1):
            records = self.steps.records()
            self.said.emit(self._back_to(records[-1]) if records else self.sentences()[0])

    @Slot()
    def show_all(self) -> None:
        """Reveal every step."""
        if self._go(self.count):
            figure, unit = self.totals()[-1]
            self.said.emit(self.tr("All shown: {figure} {unit}").format(figure=figure, unit=unit))

    @Slot()
    def show_none(self) -> None:
        """Take every step back."""
        if self._go(0):
            self.said.emit(self.sentences()[0])

    def go_on(self, shown: int) -> None:
        """Have as many steps revealed as in a window before, without a word."""
        self._go(min(shown, self.count))

    def teaches(self, editor: Editor) -> bool:
        """Whether it is the hand of this editor."""
        return editor is self._editor

    def _go(self, shown: int) -> bool:
        """Reveal so many steps; false where there are not so many, or so many are shown."""
        if shown == self.shown or not 0 <= shown <= self.count:
            return False
        self.shown = shown
        self._refresh()
        return True

    def spoken(self, record: StepRecord) -> str:
        """A step in words."""
        so_far = self.tr("{figure} {unit} so far").format(figure=record.running, unit=record.unit)
        return series([record.name, record.value, record.sentence, so_far])

    def _back_to(self, record: StepRecord) -> str:
        return self.tr("Back to {name}: {figure} {unit}").format(
            name=record.name, figure=record.running, unit=record.unit
        )

    def _group_text(self, record: GroupRecord) -> str:
        won = self.tr("{group}, with the winning tile").format(group=record.name)
        return record.name if record.won < 0 else won

    # Following the editor

    @Slot()
    def _hand_changed(self) -> None:
        """Another hand starts anew; the same tiles won otherwise keep the place, or stay shown in full."""
        complete = 0 < self.count == self.shown
        hand = self._editor.draft.hand
        self._all = self._steps()
        if hand != self._hand:
            self.shown = 0
        else:
            self.shown = self.count if complete else min(self.shown, self.count)
        self._hand = hand
        self._refresh()

    def _steps(self) -> tuple[Step, ...]:
        editor, score = self._editor, self._breakdown.score
        if score is None:
            return ()
        steps = editor.rule_set.lesson(score, editor.draft.win, editor.options, editor.names)
        return (*steps, self._payments(score, steps[-1]))

    def _payments(self, score: Score, last: Step) -> Step:
        """The last step: who receives and who pays, which changes the total no more."""
        if score.payments is None:
            said = self.tr("They depend on who discarded the winning tile.")
        else:
            texts = self._editor.texts
            said = " · ".join(
                f"{texts.get('winds', seat.name)} {figure(points)}" for seat, points in score.payments.items()
            )
        return last._replace(line=Line("payments", self.tr("Payments"), said, ""))

    def _refresh(self) -> None:
        score, draft, texts = self._breakdown.score, self._editor.draft, self._editor.texts
        if score is None:
            groups = loose_groups(draft.hand, texts)
        else:
            groups = groups_of(draft.hand, score.best.reading, texts)
        lit = self._all[self.shown - 1].line.groups if self.shown else ()
        self.groups.set_records([g._replace(dimmed=bool(lit) and g.place not in lit) for g in groups])
        self.steps.set_records(
            [self._record(number, step) for number, step in enumerate(self._all[: self.shown], start=1)]
        )
        self.changed.emit()

    def _record(self, number: int, step: Step) -> StepRecord:
        line = step.line
        second = None if line.pattern is None else self._editor.second_names.find("patterns", line.pattern)
        sentence = sentences([line.detail, line.which])
        current = number == self.shown
        return StepRecord(
            number, step.part, line.name, second or "", sentence, line.value, step.running, step.unit, current
        )
