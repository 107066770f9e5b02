"""The patterns of the rule set in force as a list to search and filter."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QObject, QSortFilterProxyModel, Qt, Signal, Slot

from mahjong_desk.core.texts import Terms, Texts, series
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.records import Index, RecordModel
from mahjong_desk.rules import guide
from mahjong_desk.rules.guide import Page, Worth
from mahjong_desk.rules.ruleset import RuleSet


class PatternRecord(NamedTuple):
    """A pattern in the list, or the heading of those of a kind.

    ``value`` is what it is worth, ``remark`` what is to be known of it, such as its worth in an open hand.
    ``words`` is the text that a search looks through, ``worths`` what a filter by value asks for.
    """

    id: str
    kind: str
    name: str
    second: str = ""
    value: str = ""
    remark: str = ""
    counts: bool = True
    words: str = ""
    worths: frozenset[str] = frozenset()
    is_heading: bool = False


class PatternModel(RecordModel[PatternRecord]):
    """The list; headings can be neither chosen nor stopped at."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or self.records()[index.row()].is_heading:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


class PatternFilter(QSortFilterProxyModel):
    """Those patterns of the list that are looked for, with the headings that they stand under."""

    def __init__(self, model: PatternModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._words: tuple[str, ...] = ()
        self._kind = ""
        self._worth = ""
        self.setSourceModel(model)

    @property
    def is_filtering(self) -> bool:
        """Whether anything is asked for, be it that everything has it."""
        return bool(self._words or self._kind or self._worth)

    def set_search(self, text: str) -> None:
        """Only patterns whose words have each of these in them."""
        self._set(tuple(folded(text).split()), self._kind, self._worth)

    def set_kind(self, kind: str) -> None:
        """Only patterns of a kind; empty for all."""
        self._set(self._words, kind, self._worth)

    def set_worth(self, worth: str) -> None:
        """Only patterns that are worth this, by the key of :func:`worth_keys`; empty for all."""
        self._set(self._words, self._kind, worth)

    def _set(self, words: tuple[str, ...], kind: str, worth: str) -> None:
        if (words, kind, worth) != (self._words, self._kind, self._worth):
            self.beginFilterChange()
            self._words, self._kind, self._worth = words, kind, worth
            self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def refresh(self) -> None:
        """Ask anew which rows are to be seen: whether a heading is depends on other rows."""
        self.beginFilterChange()
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def count(self) -> int:
        """How many patterns are to be seen."""
        return sum(self._has(record) for record in self._model.records())

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        record = self._model.records()[source_row]
        if not record.is_heading:
            return self._has(record)
        return any(self._has(other) for other in self._model.records() if other.kind == record.kind)

    def _has(self, record: PatternRecord) -> bool:
        return (
            not record.is_heading
            and self._kind in ("", record.kind)
            and (not self._worth or self._worth in record.worths)
            and all(word in record.words for word in self._words)
        )


class Guide(QObject):
    """Keeps the list in step with an editor: its rule set, its options and its terms."""

    changed = Signal()
    """The patterns are others, or are called or valued otherwise."""

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._shown: tuple[str, guide.Changes, Terms] | None = None
        roles = Qt.ItemDataRole
        self.model = PatternModel(
            lambda record: record.id,
            {
                roles.DisplayRole: lambda record: record.name,
                roles.AccessibleTextRole: self._spoken,
            },
            self,
        )
        self.filter = PatternFilter(self.model, self)
        editor.changed.connect(self._refresh)
        self._refresh()

    @property
    def patterns(self) -> tuple[str, ...]:
        """The ids of the patterns, in the order of the list."""
        return tuple(record.id for record in self.model.records() if not record.is_heading)

    @property
    def rules_name(self) -> str:
        """What the rule set in force is called."""
        return self._editor.texts.get("rules", self._editor.draft.rules)

    def kinds(self) -> list[tuple[str, str]]:
        """The kinds that there are, with their names."""
        return [(record.kind, record.name) for record in self.model.records() if record.is_heading]

    def worths(self) -> list[tuple[str, str]]:
        """What patterns are worth, as a key to filter by and in words, the least first."""
        rules, found = self._editor.rule_set, {}
        for pattern in rules.patterns:
            worth = self._worth(pattern.id)
            for amount in filter(None, (worth.concealed, worth.open)):
                key = _key(amount, worth.unit, rules)
                replaces = worth.unit in rules.replacing.values()
                words = amount_text(1 if replaces else amount, worth.unit, rules, self._editor.texts)
                found[key] = (replaces, amount, words)
        return [(key, words) for key, (_, _, words) in sorted(found.items(), key=lambda one: one[1])]

    @Slot()
    def _refresh(self) -> None:
        editor = self._editor
        now = (editor.draft.rules, editor.draft.options, editor.terms)
        if now != self._shown:
            self._shown = now
            self.model.set_records(self._records())
            self.filter.refresh()
            self.changed.emit()

    def _records(self) -> list[PatternRecord]:
        """Kind by kind, in the order in which the guide names them."""
        rules = self._editor.rule_set
        texts = guide.texts(rules)
        pages = guide.pages(rules)
        records = []
        # The order of the first pattern of each.
        for kind in dict.fromkeys(page.kind for page in pages):
            name = texts.get("kinds", kind)
            # Kinds of two families are not the same even where they are called alike.
            records.append(PatternRecord(f"{rules.family} {kind}", kind, name, is_heading=True))
            records += [self._record(page, name, texts) for page in pages if page.kind == kind]
        return records

    def _record(self, page: Page, kind: str, texts: Texts) -> PatternRecord:
        editor, rules, pattern = self._editor, self._editor.rule_set, page.pattern.id
        name = editor.names.get("patterns", pattern)
        second = editor.second_names.get("patterns", pattern)
        worth = self._worth(pattern)
        value = amount_text(worth.concealed, worth.unit, rules, editor.texts, brief=True)
        words = [pattern, page.pattern.number, kind, editor.texts.get("sentences", pattern)]
        words += [
            rules.texts(language).find("patterns", pattern) or "" for language in guide.languages(rules)
        ]
        return PatternRecord(
            pattern,
            page.kind,
            name,
            "" if second == name else second,
            value,
            self.remark(worth),
            worth.counts,
            searchable(" ".join((*words, guide.page_text(rules, pattern)))),
            worth_keys(worth, rules),
        )

    def _worth(self, pattern: str) -> Worth:
        return guide.worth(self._editor.rule_set, pattern, self._editor.draft.options)

    def remark(self, worth: Worth) -> str:
        """What is to be known of a worth: that it does not count, or another worth in an open hand."""
        if not worth.counts:
            return self.tr("does not count")
        if not worth.open:
            return self.tr("concealed only")
        return "" if worth.open == worth.concealed else self.tr("open {value}").format(value=worth.open)

    def _spoken(self, record: PatternRecord) -> str:
        return series([record.name, record.value, record.remark])


def amount_text(amount: int, unit: str, rules: RuleSet, texts: Texts, *, brief: bool = False) -> str:
    """What something is worth in words: ``40 points``, ``3 han``, ``Yakuman``.

    ``brief``: as in a list.
    """
    if unit in rules.replacing.values():
        name = texts.get("units", unit)
        return name.capitalize() if amount == 1 else f"{amount} × {name}"
    return rules.amount(amount, unit, texts, brief=brief)


def worth_keys(worth: Worth, rules: RuleSet) -> frozenset[str]:
    """What a pattern is found by where patterns are filtered by their worth."""
    return frozenset(_key(amount, worth.unit, rules) for amount in (worth.concealed, worth.open) if amount)


def _key(amount: int, unit: str, rules: RuleSet) -> str:
    """A worth as a key; those that replace all others are looked for together, whatever their amount."""
    return unit if unit in rules.replacing.values() else f"{unit} {amount}"


def folded(text: str) -> str:
    """A text as it is compared: without case, accents, apostrophes, and with hyphens as spaces.

    >>> folded("Shōsangen, All One-Suit")
    'shosangen, all one suit'
    """
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return plain.casefold().translate(_HYPHENS)


_HYPHENS = str.maketrans("-‐‑–—", "     ", "'’‘")


@lru_cache(maxsize=1024)
def searchable(text: str) -> str:
    """A text to look through: words with a hyphen are found written as one word as well."""
    joined = " ".join(word.translate(_JOINED) for word in text.split() if word.translate(_JOINED) != word)
    return " ".join(filter(None, [folded(text), folded(joined)]))


_JOINED = str.maketrans("", "", "-‐‑–—")
