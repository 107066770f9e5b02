"""What a page of the pattern guide says, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import Texts, series
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.guide import Guide, amount_text
from mahjong_desk.models.won import won_words
from mahjong_desk.report import option_text
from mahjong_desk.rules import guide
from mahjong_desk.rules.guide import Page
from mahjong_desk.rules.ruleset import RuleSet

translate = QCoreApplication.translate


class Link(NamedTuple):
    """Another pattern that a page names."""

    id: str
    name: str


class PageRecord(NamedTuple):
    """A page.

    ``other_names``: in the other languages of the family. ``worths``: what other rule sets make of it, each
    worth with the names of those that share it; empty where all agree. ``won``: how the example was won, in
    a few phrases. ``needs``: options in words that would have to be otherwise for the example.
    ``replaced``: a sentence on what takes the place of it and of much else, if anything does.
    """

    id: str
    number: str
    kind: str
    name: str
    other_names: tuple[str, ...]
    value: str
    remark: str
    worths: tuple[tuple[str, str], ...]
    sentence: str
    text: str
    uncertain: str
    counts: bool
    needs: tuple[str, ...]
    example: Draft
    won: tuple[str, ...]
    combines: tuple[Link, ...]
    outranked_by: tuple[Link, ...]
    outranks: tuple[Link, ...]
    replaced: str


def page_record(editor: Editor, known: Guide, pattern: str) -> PageRecord:
    """The page of a pattern by the rule set, options and terms in force; ``KeyError`` if it has none."""
    rules, changes, texts = editor.rule_set, editor.draft.options, editor.texts
    pages = {page.pattern.id: page for page in guide.pages(rules)}
    page, told = pages[pattern], guide.texts(rules)
    worth = guide.worth(rules, pattern, changes)
    example = guide.shown(rules, pattern, changes)
    name = editor.names.get("patterns", pattern)
    own = {option.id: option for option in rules.options}
    return PageRecord(
        id=pattern,
        number=page.pattern.number,
        kind=told.get("kinds", page.kind),
        name=name,
        other_names=_other_names(rules, pattern, name),
        value=amount_text(worth.concealed, worth.unit, rules, texts),
        remark=known.remark(worth) if worth.counts else "",
        worths=_worths(rules, pattern, known),
        sentence=texts.get("sentences", pattern),
        text=guide.page_text(rules, pattern),
        uncertain=told.find("uncertain", pattern) or "",
        counts=worth.counts,
        needs=tuple(option_text(own[o], value, texts) for o, value in guide.gave_way(example, changes)),
        example=example,
        won=won_words(example),
        combines=_links(page.combines, editor.names),
        outranked_by=_links(page.outranked_by, editor.names),
        outranks=_links(_outranked(pages.values(), pattern), editor.names),
        replaced=_replaced(page, texts),
    )


def _links(patterns: Iterable[str], names: Texts) -> tuple[Link, ...]:
    return tuple(Link(pattern, names.get("patterns", pattern)) for pattern in patterns)


def _outranked(pages: Iterable[Page], pattern: str) -> list[str]:
    """The patterns that one takes the place of."""
    return [page.pattern.id for page in pages if pattern in page.outranked_by]


def _other_names(rules: RuleSet, pattern: str, name: str) -> tuple[str, ...]:
    names = [rules.texts(language).get("patterns", pattern) for language in guide.languages(rules)]
    return tuple(other for other in dict.fromkeys(names) if other != name)


def _worths(rules: RuleSet, pattern: str, known: Guide) -> tuple[tuple[str, str], ...]:
    """By each worth the rule sets of the family that give it, if they do not all agree.

    All are said in the terms of the one whose page it is.
    """
    found: dict[str, list[str]] = {}
    for other in guide.relatives(rules):
        texts = other.texts()
        worth = guide.worth(other, pattern)
        value = amount_text(worth.concealed, worth.unit, rules, texts)
        words = value if worth.counts else known.remark(worth)
        found.setdefault(words, []).append(texts.get("rules", other.id))
    return tuple((words, series(names)) for words, names in found.items()) if len(found) > 1 else ()


def _replaced(page: Page, texts: Texts) -> str:
    if page.replaced_by is None:
        return ""
    unit = texts.get("units", page.replaced_by)
    return translate("GuidePage", "In a hand that has a {unit}, that alone counts.").format(unit=unit)
