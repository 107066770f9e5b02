"""What practice says in words: what is asked, what was right, and what came of a round."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.core.arrangements import Places, places
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import Terms, Texts, labelled, sentences, series
from mahjong_desk.core.tiles import Tile, tile
from mahjong_desk.models.practice import Done, Practice
from mahjong_desk.practice.exercises import Asks, Exercise
from mahjong_desk.practice.marking import Item, Marked, Verdict
from mahjong_desk.practice.words import Sentence, say, texts_of

translate = QCoreApplication.translate


class Sign(Enum):
    """What stands for how something went, besides its words."""

    RIGHT = "right"
    PART = "part"
    MISSED = "missed"
    WRONG = "wrong"
    SKIPPED = "skipped"


class ItemRecord(NamedTuple):
    """A part of a marked answer, as a line: the sign and word of its verdict, its name, and why.

    What a line of a breakdown has it has too, so that lists paint it likewise.
    """

    id: str
    sign: Sign
    name: str
    second: str
    detail: str
    value: str
    lit: Places | None
    tile: Tile | None = None
    pattern: str | None = None
    shown: Draft | None = None
    """Another hand that it tells of."""

    @property
    def beside(self) -> str:
        """What stands beside the name."""
        return self.second

    @property
    def below(self) -> str:
        """What stands below the name."""
        return self.detail


class ResultRecord(NamedTuple):
    """A hand of a round that is over."""

    place: int
    name: str
    what: str
    sign: Sign
    draft: Draft
    is_open: bool
    """Whether it can be looked at again."""


def kind_name(asks: Asks) -> str:
    """What a kind of exercise is called."""
    return texts_of().get("kinds", asks.value)


def kind_words(asks: Asks) -> str:
    """What a kind of exercise asks for, in a sentence."""
    return {
        Asks.PATTERNS: translate("Practice", "A hand is shown: tick what it scores."),
        Asks.TOTAL: translate("Practice", "A hand is shown: work out what it is worth."),
        Asks.WAITS: translate("Practice", "A hand is ready: pick every tile that completes it."),
        Asks.READING: translate("Practice", "A hand can be read in several ways: say which pays most."),
        Asks.BUILD: translate("Practice", "A pattern is named: build a hand that scores it."),
    }[asks]


def question(exercise: Exercise, terms: Terms) -> str:
    """What is asked of the hand that is shown."""
    return say(exercise.question, texts_for(exercise, terms))


def how_to_answer(exercise: Exercise) -> str:
    """What is to be known besides; nothing where the question says it all."""
    if exercise.asks is Asks.BUILD and exercise.pattern is not None:
        return exercise.rules.texts().get("sentences", exercise.pattern)
    if exercise.asks is Asks.WAITS:
        return translate("Practice", "Those too of which no copy is left.")
    if len({figure.sort for figure in exercise.figures}) > 1:
        return translate("Practice", "Leave empty what the hand does not have.")
    return ""


def texts_for(exercise: Exercise, terms: Terms) -> Texts:
    """The texts by which an exercise is talked about."""
    return texts_of(exercise.rules, terms)


def hint_words(practice: Practice, terms: Terms) -> list[str]:
    """The hints that are shown."""
    texts = texts_for(practice.exercise, terms)
    return [say(hint.said, texts) for hint in practice.hints_in(terms)]


def hint_lit(practice: Practice) -> Places | None:
    """The tiles of the hand that is shown which the last hint means, if it means any."""
    exercise = practice.exercise
    if not practice.shown_hints or exercise.asks in (Asks.BUILD, Asks.WAITS):
        return None
    groups = practice.shown_hints[-1].groups
    return places(exercise.draft.hand, exercise.score().best.reading, groups) if groups else None


def struck(practice: Practice) -> frozenset[str]:
    """What the hints so far rule out: patterns, codes of tiles, or the place of a reading."""
    return frozenset(one for hint in practice.shown_hints for one in hint.struck)


def verdict_word(asks: Asks, verdict: Verdict) -> str:
    """What a verdict is called."""
    if verdict is Verdict.RIGHT:
        return translate("Practice", "Right")
    if verdict is Verdict.MISSED:
        missed = {
            Asks.TOTAL: translate("Practice", "Left empty"),
            Asks.READING: translate("Practice", "Pays most"),
            Asks.BUILD: translate("Practice", "Not there"),
        }
        return missed.get(asks, translate("Practice", "Missed"))
    wrong = {
        Asks.PATTERNS: translate("Practice", "Does not count"),
        Asks.WAITS: translate("Practice", "Does not win"),
        Asks.READING: translate("Practice", "Pays less"),
    }
    return wrong.get(asks, translate("Practice", "Wrong"))


def item_records(done: Done, terms: Terms) -> list[ItemRecord]:
    """The parts of a marked answer; none of one that was skipped."""
    marked, exercise = done.marked, done.exercise
    if marked is None:
        return []
    texts = texts_for(exercise, terms)
    return [_item(item, done, marked, texts) for item in marked.items]


def _item(item: Item, done: Done, marked: Marked, texts: Texts) -> ItemRecord:
    exercise = done.exercise
    said = sentences(_said(sentence, item, texts) for sentence in item.said)
    return ItemRecord(
        item.id,
        Sign(item.verdict.value),
        _item_name(item, exercise, texts),
        _figure(item, done),
        said,
        verdict_word(exercise.asks, item.verdict),
        _lit(item, done, marked),
        tile(item.id) if exercise.asks is Asks.WAITS else None,
        item.page,
        item.shown,
    )


def _said(sentence: Sentence, item: Item, texts: Texts) -> str:
    """A sentence below the name of its item, which it does not name again."""
    if sentence.id == "pattern.needs" and sentence.data.get("pattern") == item.id:
        sentence = sentence._replace(id="pattern.has")
    return say(sentence, texts)


def _item_name(item: Item, exercise: Exercise, texts: Texts) -> str:
    if exercise.asks is Asks.WAITS:
        return texts.tile(item.id)
    if exercise.asks is Asks.READING:
        return reading_name(int(item.id))
    if exercise.asks is Asks.TOTAL:
        return next(figure.name(texts) for figure in exercise.figures if figure.id == item.id)
    return texts.get("patterns", item.id)


def _figure(item: Item, done: Done) -> str:
    """What was written for a figure."""
    if done.exercise.asks is not Asks.TOTAL or not isinstance(done.given, dict):
        return ""
    given = done.given.get(item.id)
    return "" if given is None else str(given)


def _lit(item: Item, done: Done, marked: Marked) -> Places | None:
    if not item.groups or marked.score is None:
        return None
    hand = done.given.hand if isinstance(done.given, Draft) else done.exercise.draft.hand
    return places(hand, marked.score.best.reading, item.groups)


def reading_name(place: int) -> str:
    """What a reading is called among those that are shown."""
    return translate("Practice", "Reading {number}").format(number=place + 1)


def spoken_item(record: ItemRecord) -> str:
    """A line in words, for whoever cannot see it."""
    return series([labelled(record.value, record.name), record.second, record.detail])


def headline(done: Done) -> str:
    """What came of an answer, in a few words."""
    marked = done.marked
    if marked is None:
        return translate("Practice", "Time is over") if done.timed_out else translate("Practice", "Skipped")
    wrong = sum(item.verdict is Verdict.WRONG for item in marked.items)
    if marked.is_right:
        return translate("Practice", "All right") if len(marked.items) > 1 else translate("Practice", "Right")
    if len(marked.items) == 1 or done.exercise.asks is Asks.READING:
        return translate("Practice", "Not quite")
    there = len(marked.items) - (0 if done.exercise.asks is Asks.TOTAL else wrong)
    told = translate("Practice", "{right} of {count} right").format(right=marked.right, count=there)
    if wrong and done.exercise.asks is not Asks.TOTAL:
        told += " · " + translate("Practice", "{count} too many").format(count=wrong)
    return told


def result_records(practice: Practice, terms: Terms) -> list[ResultRecord]:
    """A line for each exercise of a round."""
    return [_result(place, one, terms) for place, one in enumerate(practice.done)]


def _result(place: int, done: Done, terms: Terms) -> ResultRecord:
    marked = done.marked
    exercise = done.exercise
    name = kind_name(exercise.asks)
    if exercise.asks is Asks.BUILD and exercise.pattern is not None:
        name = texts_for(exercise, terms).get("patterns", exercise.pattern)
    draft = exercise.draft if exercise.example is None else exercise.example
    if isinstance(done.given, Draft) and done.given.hand.size:
        draft = done.given
    return ResultRecord(place, name, headline(done), sign_of(done), draft, marked is not None)


def sign_of(done: Done) -> Sign:
    """The sign of an answer as a whole."""
    if done.marked is None:
        return Sign.SKIPPED
    if done.marked.is_right:
        return Sign.RIGHT
    return Sign.PART if done.marked.right else Sign.WRONG


def spoken_result(record: ResultRecord) -> str:
    """A line of the result in words."""
    return translate("Practice", "Hand {number}, {name}: {what}").format(
        number=record.place + 1, name=record.name, what=record.what
    )
