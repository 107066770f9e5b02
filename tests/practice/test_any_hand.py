"""Whatever hand is typed, loaded or built: an exercise or a sentence, a mark or why it does not count."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.tiles import TILES
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.exercises import Asks, Exercise, exercise_of, to_build
from mahjong_desk.practice.hand_sets import Entry, HandSet, fault_message, faults
from mahjong_desk.practice.hints import hints
from mahjong_desk.practice.marking import mark, mark_figures, mark_patterns, mark_reading, mark_waits
from mahjong_desk.practice.words import Sentence, say, texts_of
from mahjong_desk.rules.guide import shown
from mahjong_desk.rules.registry import rule_set, rule_sets
from tests.core.strategies import drafts
from tests.rules.hands import cases, draft_of

COMPLETE = st.builds(draft_of, cases(), st.sampled_from(sorted(rule_sets())))


@given(drafts() | COMPLETE, st.sampled_from(Asks), st.data())
def test_any_hand_makes_an_exercise_or_it_is_said_why_not(
    draft: Draft, asks: Asks, data: st.DataObject
) -> None:
    made = exercise_of(asks, draft, Chance("any"), level=data.draw(st.sampled_from((1, 2, 3))))
    texts = texts_of(rule_set(draft.rules))
    if isinstance(made, Sentence):
        assert say(made, texts)
        held = HandSet(rules=draft.rules, entries=(Entry(asks, draft),))
        assert [fault_message(fault, draft.rules) for fault in faults(held)]
        return
    said = [hint.said for hint in hints(made)] + [made.question]
    marked = None
    if asks is Asks.PATTERNS:
        marked = mark_patterns(made, frozenset(option.pattern for option in made.options))
    elif asks is Asks.TOTAL:
        value = st.none() | st.integers(-5, 50_000)
        marked = mark_figures(made, {figure.id: data.draw(value) for figure in made.figures})
    elif asks is Asks.WAITS:
        marked = mark_waits(made, frozenset(range(TILES)))
    elif asks is Asks.READING:
        marked = mark_reading(made, data.draw(st.integers(0, len(made.readings) - 1)))
    if marked is not None:
        said += [sentence for item in marked.items for sentence in item.said]
    assert all(say(sentence, texts) for sentence in said)


@given(drafts() | COMPLETE, st.data())
def test_any_built_hand_is_marked(built: Draft, data: st.DataObject) -> None:
    rules = rule_set(data.draw(st.sampled_from(sorted(rule_sets()))))
    pattern = data.draw(st.sampled_from(rules.patterns)).id
    exercise: Exercise = to_build(pattern, shown(rules, pattern), 1)
    marked = mark(exercise, built)
    texts = texts_of(rules)
    assert all(say(sentence, texts) for item in marked.items for sentence in item.said)
    assert all(texts.problem(problem) for problem in marked.problems)
    same = mark(exercise, replace(built, rules="wsom"))
    assert same == marked
