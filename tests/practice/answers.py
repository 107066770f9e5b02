"""Hands to practise on, and exercises of them."""

from __future__ import annotations

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.exercises import Asks, Exercise, Option, exercise_of
from mahjong_desk.practice.hand_sets import HandSet, entry_of
from mahjong_desk.practice.marking import Item, Marked
from mahjong_desk.practice.rounds import Round, exercise
from mahjong_desk.practice.words import Sentence, say, texts_of
from mahjong_desk.rules.registry import rule_set


def draft_of(line: str) -> Draft:
    return parse_line(line).apply(Draft())


def made(asks: Asks, line: str, *asked: str, level: int = 1) -> Exercise:
    found = exercise_of(asks, draft_of(line), Chance("tests", line), level=level, asked=asked)
    assert isinstance(found, Exercise), found
    return found


def with_options(line: str, *claims: str) -> Exercise:
    """The exercise to tick patterns, with just these besides the right ones."""
    found = made(Asks.PATTERNS, line)
    outranked = {row.id: row.outranked_by for row in found.score().best.not_counted}
    right = tuple(option for option in found.options if option.right)
    wrong = tuple(Option(claim, right=False, outranked_by=outranked.get(claim)) for claim in claims)
    return Exercise(Asks.PATTERNS, found.draft, options=right + wrong)


def dealt(of: Round, number: int = 0) -> Exercise:
    found = exercise(of, number)
    assert isinstance(found, Exercise), found
    return found


def dealt_set(of: Round) -> HandSet:
    """The exercises of a round as a set that a teacher put together."""
    entries = tuple(entry_of(dealt(of, number)) for number in range(of.count))
    return HandSet("", of.rules, of.changes, of.level, entries)


def item(marked: Marked, item_id: str) -> Item:
    (found,) = (one for one in marked.items if one.id == item_id)
    return found


def said(sentences: tuple[Sentence, ...], rules: str = "wsom") -> list[str]:
    texts = texts_of(rule_set(rules))
    return [say(one, texts) for one in sentences]
