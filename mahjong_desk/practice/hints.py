"""Hints: what narrows an answer down, one after the other, the answer itself not among them."""

from __future__ import annotations

from mahjong_desk.practice.exercises import Exercise
from mahjong_desk.practice.words import Sentence


def hints(exercise: Exercise) -> tuple[Sentence, ...]:
    """All hints of an exercise, from the slightest on; at least one."""
    return (Sentence("hint.patterns-count", {"count": sum(option.right for option in exercise.options)}),)
