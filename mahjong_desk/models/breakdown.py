"""The answer as item models: rows, what was not counted, other readings, notes, payments, waits, problems."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

from mahjong_desk.core.arrangements import Places, places
from mahjong_desk.core.hand import FULL, Hand
from mahjong_desk.core.problems import Reason
from mahjong_desk.core.texts import sentences, series
from mahjong_desk.core.tiles import CODES, Tile, Wind
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.figures import figure
from mahjong_desk.models.records import RecordModel
from mahjong_desk.rules.breakdown import Line, Part, row_name
from mahjong_desk.rules.score import Outranked, Refusal, Score, ScoredReading
from mahjong_desk.rules.scoring import ScoredWait, total_of

R = TypeVar("R")


class RowRecord(NamedTuple):
    """A line of the breakdown: a name with the second one, a sentence, a value, and the tiles meant.

    ``which`` names the groups that earn it, where nothing else on the line does. ``pattern`` is the pattern
    whose page of the guide tells more, if the line is of one.
    """

    id: str
    name: str
    second: str
    detail: str
    value: str
    lit: Places | None
    which: str = ""
    pattern: str | None = None

    @property
    def beside(self) -> str:
        """What stands beside the name: the second one, or without a sentence the groups."""
        return self.second or ("" if self.detail else self.which)

    @property
    def below(self) -> str:
        """What stands below the name: the sentence and the groups."""
        return sentences([self.detail, self.which]) if self.detail else ""


class LineRecord(Protocol):
    """What any line has that is painted as one of a breakdown."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def beside(self) -> str:
        """What stands beside the name."""

    @property
    def below(self) -> str:
        """What stands below the name."""

    @property
    def value(self) -> str:
        """What stands at the end."""

    @property
    def pattern(self) -> str | None:
        """The pattern whose page tells more, if the line is of one."""


class PaymentRecord(NamedTuple):
    """What a seat receives or pays; ``points`` is None while that is open."""

    seat: Wind
    name: str
    points: int | None
    winner: bool

    @property
    def figure(self) -> str:
        """The points as they are shown; a question mark while they are open."""
        return "?" if self.points is None else figure(self.points)


class WaitRecord(NamedTuple):
    """A tile that completes the hand, the copies left, and what the win would score."""

    tile: Tile
    name: str
    left: str
    scores: str


def _spoken(record: RowRecord) -> str:
    return series([record.name, record.value, record.detail, record.which])


class BreakdownModels(QObject):
    """Keeps the models of the answer in step with an editor."""

    updated = Signal()

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.rows: RecordModel[RowRecord] = self._rows_model()
        self.items: RecordModel[RowRecord] = self._rows_model()
        self.parts: tuple[Part, ...] = ()
        self.not_counted: RecordModel[RowRecord] = self._rows_model()
        self.readings: RecordModel[RowRecord] = self._rows_model()
        self.notes: RecordModel[RowRecord] = self._rows_model()
        self.problems: RecordModel[RowRecord] = self._rows_model()
        self.payments: RecordModel[PaymentRecord] = self._model(lambda r: r.seat, self._payment_text)
        self.waits: RecordModel[WaitRecord] = self._model(
            lambda r: r.tile, lambda r: f"{r.name}, {r.left}, {r.scores}"
        )
        editor.changed.connect(self._refresh)
        self._refresh()

    @property
    def score(self) -> Score | None:
        """The score, where the hand has one."""
        answer = self._editor.standing.answer
        return answer if isinstance(answer, Score) else None

    def is_empty(self) -> bool:
        """Whether there is nothing to list: no score, nothing wrong, no tile that would win."""
        standing = self._editor.standing
        return standing.answer is None and not standing.waits

    def _rows_model(self) -> RecordModel[RowRecord]:
        return self._model(lambda r: r.id, _spoken)

    def _model(self, key: Callable[[R], Hashable], text: Callable[[R], object]) -> RecordModel[R]:
        roles = Qt.ItemDataRole
        return RecordModel(key, {roles.DisplayRole: text, roles.AccessibleTextRole: text}, self)

    @Slot()
    def _refresh(self) -> None:
        score, standing, hand = self.score, self._editor.standing, self._editor.draft.hand
        answer = standing.answer
        self._set_parts(score, hand)
        outranked = () if score is None else score.best.not_counted
        self.not_counted.set_records([self._outranked(r, score.best, hand) for r in outranked if score])
        others = () if score is None else score.readings
        self.readings.set_records([self._reading(other, hand) for other in others])
        texts = self._editor.texts
        notes = [texts.message("notes", n.code, n.data) for n in (() if score is None else score.notes)]
        self.notes.set_records([_sentence(text) for text in notes])
        problems = () if answer is None or isinstance(answer, Score) else answer.problems
        self.problems.set_records([_sentence(texts.problem(problem)) for problem in problems])
        self.payments.set_records(self._payments(score))
        self.waits.set_records([self._wait(wait) for wait in standing.waits])
        self.updated.emit()

    def _set_parts(self, score: Score | None, hand: Hand) -> None:
        """The rows, and below them the second part of the breakdown where the rule set has one."""
        editor = self._editor
        parts = () if score is None else editor.rule_set.parts(score, editor.names)
        self.parts = parts
        for place, model in enumerate((self.rows, self.items)):
            lines = parts[place].lines if place < len(parts) else ()
            model.set_records([self._line(line, score.best, hand) for line in lines if score is not None])

    def _line(self, line: Line, scored: ScoredReading, hand: Hand) -> RowRecord:
        second = None if line.pattern is None else self._editor.second_names.find("patterns", line.pattern)
        lit = places(hand, scored.reading, line.groups) if line.groups else None
        beside = second or ""
        return RowRecord(line.id, line.name, beside, line.detail, line.value, lit, line.which, line.pattern)

    def _outranked(self, row: Outranked, scored: ScoredReading, hand: Hand) -> RowRecord:
        names = self._editor.names
        other = self.tr("{other} counts in its place").format(other=names.get("patterns", row.outranked_by))
        second = self._editor.second_names.find("patterns", row.id) or ""
        lit = places(hand, scored.reading, row.groups) if row.groups else None
        name = names.get("patterns", row.id)
        return RowRecord(row.id, name, second, other, str(row.value), lit, pattern=row.id)

    def _reading(self, scored: ScoredReading, hand: Hand) -> RowRecord:
        reading = scored.reading
        names = series(row_name(row, self._editor.names) for row in scored.rows)
        lit = places(hand, reading, [reading.completed])
        return RowRecord(reading.text, reading.text, "", names, str(scored.total), lit)

    def _payments(self, score: Score | None) -> list[PaymentRecord]:
        if score is None:
            return []
        names, win = self._editor.texts, self._editor.draft.win
        paid = score.payments
        return [
            PaymentRecord(
                seat, names.get("winds", seat.name), None if paid is None else paid[seat], seat is win.seat
            )
            # With three players nobody sits North.
            for seat in tuple(Wind)[: win.players]
        ]

    def _payment_text(self, record: PaymentRecord) -> str:
        if record.points is None:
            return self.tr("{seat}: depends on who discarded").format(seat=record.name)
        return self.tr("{seat}: {points:+}").format(seat=record.name, points=record.points)

    @Slot(int)
    def take_wait(self, row: int) -> None:
        """Win on the tile of a row."""
        self._editor.add(Mode.TILE, self.waits.records()[row].tile)

    def _wait(self, scored: ScoredWait) -> WaitRecord:
        tile = scored.wait.kind
        left = self.tr("{count} left").format(count=self._editor.draft.copies_left(tile))
        on_discard, self_draw = total_of(scored.discard), total_of(scored.self_draw)
        scores = self.tr("discard {discard} · self-draw {self_draw}").format(
            discard="–" if on_discard is None else on_discard,
            self_draw="–" if self_draw is None else self_draw,
        )
        return WaitRecord(tile, self._editor.texts.tile(CODES[tile]), left, scores)

    # What stands above the rows

    def summary(self) -> str:
        """What the total came from, where the rule set has a word for it."""
        return "" if self.score is None else self._editor.rule_set.summary(self.score, self._editor.texts)

    def headline(self) -> tuple[str, str]:
        """The large figure or words, and the unit or what is missing."""
        standing, size = self._editor.standing, self._editor.draft.hand.size
        if self.score is not None:
            return str(self.score.total), self._editor.texts.unit(self.score.unit, self.score.total)
        if isinstance(standing.answer, Refusal):
            return "", self._refused(standing.answer.problems[0].reason, size)
        if standing.waits:
            return str(size), self.tr("tiles, ready: one of these completes it")
        if not size:
            return "", self.tr("Click tiles, or type a hand")
        return str(size), self.tr("of {full} tiles · {count} to go at best").format(
            full=FULL, count=standing.to_go
        )

    def _refused(self, reason: Reason, size: int) -> str:
        words = {
            Reason.NO_YAKU: self.tr("No yaku"),
            Reason.BELOW_MINIMUM: self.tr("Below the minimum"),
            Reason.NOT_WINNING: self.tr("Not a complete hand"),
        }
        if reason is Reason.NO_WINNING_TILE and size == FULL:
            return self.tr("Which tile won?")
        other = self.tr("Something is wrong") if size < FULL else self.tr("This does not score")
        return words.get(reason, other)


def _sentence(text: str) -> RowRecord:
    return RowRecord(text, text, "", "", "", None)
