"""How a score comes together: row by row, then what a limit makes of the sum."""

from __future__ import annotations

from mahjong_desk.core.texts import Texts
from mahjong_desk.rules.breakdown import Line, row_lines
from mahjong_desk.rules.lesson import Step, added_up
from mahjong_desk.rules.score import Score

_NAMED = ("limit-listed", "limit-compound", "chicken")
"""The notes that say how the total came from the rows."""


def lesson(score: Score, texts: Texts) -> tuple[Step, ...]:
    """The rows, and the limit or the value of a hand without a pattern as a step of its own."""
    unit = texts.unit(score.unit, score.total)
    steps = list(added_up(row_lines(score.best, texts), "", unit))
    for note in score.notes:
        if note.code in _NAMED:
            name = texts.get("lesson", note.code)
            sentence = texts.message("notes", note.code, note.data)
            line = Line(note.code, name, sentence, str(score.total))
            steps.append(Step(line, "", str(score.total), unit))
    return tuple(steps)
