"""What could become of a hand: what one change would make of it, which tile to discard, which tiles help.

It is worked out a step at a time once the hand has stayed for a moment, so that no click and no typing waits.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from mahjong_desk.changes import change_words
from mahjong_desk.core.group_names import kinds_text
from mahjong_desk.core.hand import FULL
from mahjong_desk.core.texts import apart, series
from mahjong_desk.core.tiles import CODES, Tile
from mahjong_desk.core.waits import Wait, useful
from mahjong_desk.models.breakdown import RowRecord, WaitRecord
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.records import RecordModel
from mahjong_desk.rules.discards import Discard, discards
from mahjong_desk.rules.nearly import MOST, Nearly, ranked, search
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import play_of

PAUSE = 120
"""Milliseconds without an edit after which the work begins."""
MOST_DISCARDS = 6


class StripRecord(NamedTuple):
    """Tiles side by side, each with how many copies are left, and all of them in words."""

    tiles: tuple[tuple[Tile, int], ...]
    text: str


class AdviceModels(QObject):
    """Keeps what could become of an editor's hand, a little behind the hand itself."""

    updated = Signal()

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        roles = Qt.ItemDataRole
        self.nearly: RecordModel[RowRecord] = RecordModel(
            lambda r: r.id, {roles.DisplayRole: _row_text, roles.AccessibleTextRole: _row_text}, self
        )
        self.discards: RecordModel[WaitRecord] = RecordModel(
            lambda r: r.tile, {roles.DisplayRole: _wait_text, roles.AccessibleTextRole: _wait_text}, self
        )
        self.useful: RecordModel[StripRecord] = RecordModel(
            lambda _: 0, {roles.DisplayRole: _strip_text, roles.AccessibleTextRole: _strip_text}, self
        )
        self._steps: Iterator[list[Nearly]] = iter(())
        self._found: list[Nearly] = []
        self._ranked: tuple[Nearly, ...] = ()
        self._to_discard: tuple[Discard, ...] = ()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._begin)
        self._step = QTimer(self)
        self._step.timeout.connect(self._go_on)
        editor.changed.connect(self._hand_changed)
        self._hand_changed()

    def is_working(self) -> bool:
        """Whether what is shown may still become more."""
        return self._pause.isActive() or self._step.isActive()

    def has_score(self) -> bool:
        """Whether the hand scores, so that a change can make more of it."""
        return isinstance(self._editor.standing.answer, Score)

    @Slot()
    def _hand_changed(self) -> None:
        # What was found holds of the hand as it was.
        self._step.stop()
        self._steps, self._found = iter(()), []
        self.nearly.set_records([])
        self.discards.set_records([])
        self.useful.set_records([])
        if self._editor.draft.hand.size:
            self._pause.start(PAUSE)
        else:
            self._pause.stop()
        # Last, so that whoever asks is told that more may come.
        self.updated.emit()

    @Slot()
    def _begin(self) -> None:
        draft, answer = self._editor.draft, self._editor.standing.answer
        if isinstance(answer, Score):
            self._steps, self._found = search(draft, answer), []
            self._step.start()
            return
        if draft.hand.size == FULL:
            self._to_discard = discards(draft)[:MOST_DISCARDS]
            self.discards.set_records([self._discard(one) for one in self._to_discard])
        elif answer is None and not self._editor.standing.waits:
            copies = draft.left_of_each()
            helping = [wait for wait in useful(draft.hand, play_of(draft)) if copies[wait.kind]]
            self.useful.set_records([self._strip(helping, copies)] if helping else [])
        self.updated.emit()

    @Slot()
    def _go_on(self) -> None:
        step = next(self._steps, None)
        if step is not None:
            self._found += step
            return
        self._step.stop()
        self._ranked = ranked(self._found, MOST)
        self.nearly.set_records([self._row(one) for one in self._ranked])
        self.updated.emit()

    # Taking what is offered

    @Slot(int)
    def take_change(self, row: int) -> None:
        """Change the hand as a row of ``nearly`` says."""
        name = self.nearly.records()[row].name
        self._editor.make(self._ranked[row].draft, name)

    @Slot(int)
    def take_discard(self, row: int) -> None:
        """Discard the tile of a row."""
        one = self._to_discard[row]
        name = self.tr("discard {tile}").format(tile=self._editor.texts.tile(CODES[one.tile]))
        self._editor.make(one.left, name)

    # As records

    def _row(self, one: Nearly) -> RowRecord:
        names = self._editor.names
        gained = [names.get("patterns", difference.id) for difference in one.gained]
        lost = [names.get("patterns", difference.id) for difference in one.lost]
        detail = self.tr("{total} in all").format(total=one.total)
        if gained:
            detail = self.tr("{total}: {patterns}").format(total=one.total, patterns=series(gained))
        if lost:
            detail = self.tr("{line}; without {patterns}").format(line=detail, patterns=series(lost))
        words = change_words(one.change, self._editor.draft, self._editor.texts)
        return RowRecord(repr(one.change), words, "", detail, f"+{one.gain}", None)

    def _discard(self, one: Discard) -> WaitRecord:
        name = self.tr("Discard {tile}").format(tile=self._editor.texts.tile(CODES[one.tile]))
        if one.to_go > 1:
            left = self.tr("{count} to go").format(count=one.to_go)
            words = self.tr("{copies} tiles bring it nearer").format(copies=one.copies)
            return WaitRecord(one.tile, name, left, words)
        left = self.tr("ready, {copies} left").format(copies=one.copies)
        waits = kinds_text([wait.kind for wait in one.useful], self._editor.texts)
        scores = self.tr("{waits} · discard {discard} · self-draw {self_draw}").format(
            waits=waits, discard=_figure(one.best_on_discard), self_draw=_figure(one.best_self_drawn)
        )
        return WaitRecord(one.tile, name, left, scores)

    def _strip(self, helping: list[Wait], copies: list[int]) -> StripRecord:
        tiles = tuple((wait.kind, copies[wait.kind]) for wait in helping)
        words = (
            self.tr("{tile}, {count} left").format(tile=self._editor.texts.tile(CODES[tile]), count=count)
            for tile, count in tiles
        )
        return StripRecord(tiles, apart(words))


def _figure(score: int | None) -> str:
    return "–" if score is None else str(score)


def _row_text(record: RowRecord) -> str:
    return series([record.name, record.value, record.detail])


def _wait_text(record: WaitRecord) -> str:
    return f"{record.name}, {record.left}, {record.scores}"


def _strip_text(record: StripRecord) -> str:
    return record.text
