"""Scores, changes and rule sets as plain text, for a terminal and for a line in the window."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from pathlib import Path

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.melds import Meld
from mahjong_desk.core.texts import Terms, Texts
from mahjong_desk.core.tiles import CODES
from mahjong_desk.rules.breakdown import row_name
from mahjong_desk.rules.nearly import Change, DrawChange, MeldChange, Nearly, TileChange
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
    lines = [
        f"{answer.total} {texts.get('units', answer.unit)}",
        *filter(None, [rule_set(answer.rules).summary(answer, texts)]),
        rules_line(draft, texts),
        answer.best.reading.text,
        "",
        *_parts(answer, texts),
        *_not_counted(answer.best, texts, own),
        *_readings(answer, texts, own),
        *_notes(answer, texts),
        *_payments(answer, texts, own),
    ]
    return "\n".join(lines)


def _parts(answer: Score, texts: Texts) -> list[str]:
    rules = rule_set(answer.rules)
    second = rules.names(Terms.KANJI)
    lines = []
    for part in rules.parts(answer, texts):
        if part.title:
            lines += ["", " ".join(filter(None, [part.title, part.remark]))]
        for line in part.lines:
            kanji = "" if line.pattern is None else second.find("patterns", line.pattern) or ""
            name = f"{line.name}  {kanji}".rstrip()
            groups = " ".join(answer.best.reading.group_text(index) for index in line.groups)
            lines.append(f"{line.value:>5}  {_padded(name)} {groups}".rstrip())
            if line.pattern is not None:
                lines.append(f"       {line.detail}")
    return lines


def _not_counted(scored: ScoredReading, texts: Texts, own: Texts) -> list[str]:
    if not scored.not_counted:
        return []
    lines = ["", own.get("report", "not-counted")]
    for row in scored.not_counted:
        other = texts.get("patterns", row.outranked_by)
        name = texts.get("patterns", row.id)
        lines.append(f"{row.value:>5}  {_padded(name)} {own.get('report', 'outranked', other=other)}")
    return lines


def _readings(answer: Score, texts: Texts, own: Texts) -> list[str]:
    if not answer.readings:
        return []
    lines = ["", own.get("report", "readings")]
    for other in answer.readings:
        names = ", ".join(row_name(row, texts) for row in other.rows)
        lines.append(f"{other.total:>5}  {_padded(other.reading.text)} {names}".rstrip())
    return lines


def _notes(answer: Score, texts: Texts) -> list[str]:
    messages = [texts.message("notes", note.code, note.data) for note in answer.notes]
    return ["", *messages] if messages else []


def _payments(answer: Score, texts: Texts, own: Texts) -> list[str]:
    if answer.payments is None:
        return ["", own.get("report", "payments-open")]
    paid = "   ".join(
        f"{texts.get('winds', seat.name)} {points:+}" for seat, points in answer.payments.items()
    )
    return ["", f"{own.get('report', 'payments')}   {paid}"]


def nearly_line(one: Nearly, before: Draft, texts: Texts) -> str:
    """A change of ``before``, the new total and the patterns that make the difference, in a line.

    ``Green dragon pung kept concealed → 150: Concealed Hand, Two Concealed Triplets``
    """
    own = Texts(TEXTS, language=texts.language)
    line = own.get("changes", "total", change=change_words(one.change, before, texts), total=one.total)
    for key, differences in (("gained", one.gained), ("lost", one.lost)):
        if differences:
            patterns = ", ".join(texts.get("patterns", difference.id) for difference in differences)
            line = own.get("changes", key, line=line, patterns=patterns)
    return line


def change_words(change: Change, before: Draft, texts: Texts) -> str:
    """A change of ``before`` in words that begin like a sentence: ``5 of dots instead of 2 of dots``."""
    own = Texts(TEXTS, language=texts.language)
    if isinstance(change, TileChange):
        tile, other = texts.tile(CODES[change.new]), texts.tile(CODES[change.old])
        words = own.get("changes", "winning-tile" if change.winning else "tile", tile=tile, other=other)
    elif isinstance(change, MeldChange):
        words = own.get("changes", "kept-concealed", tiles=_meld_name(before.hand.melds[change.meld], texts))
    else:
        if isinstance(change, DrawChange):
            words = own.get("changes", "self-draw" if change.self_draw else "discard")
        else:
            label = texts.get("circumstances", change.label)
            words = own.get("changes", "circumstance", circumstance=label)
        if change.gone is not None:
            other = texts.get("circumstances", change.gone)
            words = own.get("changes", "instead", change=words, other=other)
    return words[:1].upper() + words[1:]


def _meld_name(meld: Meld, texts: Texts) -> str:
    own = Texts(TEXTS, language=texts.language)
    return own.get("changes", meld.type.shape.value, tile=texts.tile(CODES[meld.group.kind]))


def rule_sets_report(rules: Iterable[RuleSet]) -> str:
    """Every rule set, a line each."""
    lines = []
    for one in rules:
        texts = one.texts()
        lines.append(f"{_padded(one.id, 12)}{texts.get('rules', one.id)}: {texts.get('about', one.id)}")
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
