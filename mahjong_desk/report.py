"""Scores, changes and rule sets as plain text, for a terminal and for a line in the window."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import Terms, Texts, labelled, series
from mahjong_desk.rules.breakdown import row_name
from mahjong_desk.rules.options import Kind, Option, Options, resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.rules.score import Answer, Refusal, Score, ScoredReading

TEXTS = Path(__file__).parent / "texts"
_NAME_WIDTH = 34


def _width(text: str) -> int:
    """Columns of a terminal that a text takes; Chinese characters take two."""
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


def _padded(text: str, width: int = _NAME_WIDTH) -> str:
    return text + " " * max(1, width - _width(text))


def option_text(option: Option, value: str, texts: Texts) -> str:
    """The words for an option's value beside the total: ``no limit``."""
    exact = texts.find("option_summaries", f"{option.id}.{value}")
    return exact or texts.get("option_summaries", option.id, value=value)


def rules_line(draft: Draft, texts: Texts) -> str:
    """The rule set with what matters of its options: ``Zung Jung 3.3 · limit 320``.

    The limit always stands there; another option where it was changed.
    """
    rules = rule_set(draft.rules)
    options, _ = resolve(rules.options, draft.options, rules.id)
    values = texts.find("beside", rules.id)
    name = [texts.get("rules", rules.id), *([values] if values else [])]
    return " · ".join([*name, *_shown(rules, options, texts)])


def _shown(rules: RuleSet, options: Options, texts: Texts) -> list[str]:
    return [
        option_text(option, options[option.id], texts)
        for option in rules.options
        if option.id in rules.always_shown or options[option.id] != option.default
    ]


def score_report(answer: Answer, draft: Draft, texts: Texts) -> str:
    """The readable breakdown that ``score`` prints."""
    own = Texts(TEXTS, language=texts.language)
    if isinstance(answer, Refusal):
        return "\n".join(texts.problem(problem) for problem in answer.problems)
    sections = [
        [
            rule_set(answer.rules).amount(answer.total, answer.unit, texts),
            *filter(None, [rule_set(answer.rules).summary(answer, texts)]),
            rules_line(draft, texts),
            answer.best.reading.text,
        ],
        *_parts(answer, texts),
        _not_counted(answer.best, texts, own),
        _readings(answer, texts, own),
        [texts.message("notes", note.code, note.data) for note in answer.notes],
        [_payments(answer, texts, own)],
    ]
    return "\n\n".join("\n".join(lines) for lines in sections if lines)


def _parts(answer: Score, texts: Texts) -> Iterator[list[str]]:
    """Each part of the breakdown, below its title."""
    rules = rule_set(answer.rules)
    second = rules.second_names(Terms.LANGUAGE)
    for part in rules.parts(answer, texts):
        lines = [" ".join(filter(None, [part.title, part.remark]))] if part.title else []
        for line in part.lines:
            kanji = "" if line.pattern is None else second.find("patterns", line.pattern) or ""
            name = f"{line.name}  {kanji}".rstrip()
            groups = " ".join(answer.best.reading.group_text(index) for index in line.groups)
            lines.append(f"{line.value:>5}  {_padded(name)} {groups}".rstrip())
            if line.pattern is not None:
                lines.append(f"       {line.detail}")
        yield lines


def _not_counted(scored: ScoredReading, texts: Texts, own: Texts) -> list[str]:
    lines = [own.get("report", "not-counted")] if scored.not_counted else []
    for row in scored.not_counted:
        other = texts.get("patterns", row.outranked_by)
        name = texts.get("patterns", row.id)
        lines.append(f"{row.value:>5}  {_padded(name)} {own.get('report', 'outranked', other=other)}")
    return lines


def _readings(answer: Score, texts: Texts, own: Texts) -> list[str]:
    lines = [own.get("report", "readings")] if answer.readings else []
    for other in answer.readings:
        names = series(row_name(row, texts) for row in other.rows)
        lines.append(f"{other.total:>5}  {_padded(other.reading.text)} {names}".rstrip())
    return lines


def _payments(answer: Score, texts: Texts, own: Texts) -> str:
    if answer.payments is None:
        return own.get("report", "payments-open")
    paid = "   ".join(
        f"{texts.get('winds', seat.name)} {points:+}" for seat, points in answer.payments.items()
    )
    return f"{own.get('report', 'payments')}   {paid}"


def rule_sets_report(rules: Iterable[RuleSet]) -> str:
    """Every rule set, a line each."""
    lines = []
    for one in rules:
        texts = one.texts()
        about = labelled(texts.get("rules", one.id), texts.get("about", one.id))
        lines.append(f"{_padded(one.id, 12)}{about}")
    return "\n".join(lines)


def rule_set_report(rules: RuleSet) -> str:
    """One rule set with its options and patterns."""
    texts, own = rules.texts(), Texts(TEXTS)
    lines = [texts.get("rules", rules.id), texts.get("about", rules.id), "", own.get("report", "options")]
    for option in rules.options:
        values = own.get("report", "a-number") if option.kind is Kind.NUMBER else option.allowed
        name = _padded(f"  {option.id}={option.default}", 40)
        lines.append(f"{name} {texts.get('options', option.id)} ({values})")
    lines += ["", own.get("report", "patterns")]
    for pattern in rules.patterns:
        name = _padded(texts.get("patterns", pattern.id))
        lines.append(f"  {pattern.number:<6} {pattern.value:>4}  {name} {texts.get('sentences', pattern.id)}")
    return "\n".join(lines)
