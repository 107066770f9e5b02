"""The list of the pattern guide: what it says, what a search and the filters leave of it, and its pages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.core.texts import Terms
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.guide import Guide, PatternRecord, folded, searchable
from mahjong_desk.models.guide_page import page_record
from mahjong_desk.models.records import RECORD
from mahjong_desk.rules.guide import pages
from mahjong_desk.rules.registry import rule_sets
from tests.models.watching import Kept, Watcher
from tests.scale import some


@pytest.fixture
def guide(editor: Editor) -> Guide:
    return Guide(editor)


def shown(guide: Guide) -> list[PatternRecord]:
    """What is left of the list, headings and all."""
    model = guide.filter
    return [model.index(row, 0).data(RECORD) for row in range(model.rowCount())]


def found(guide: Guide) -> list[str]:
    """The patterns that are left."""
    return [record.id for record in shown(guide) if not record.is_heading]


def record(guide: Guide, pattern: str) -> PatternRecord:
    return next(one for one in guide.model.records() if one.id == pattern)


@pytest.mark.parametrize("rules_id", some(rule_sets(), 4))
def test_every_pattern_stands_under_its_kind(guide: Guide, editor: Editor, rules_id: str) -> None:
    editor.set_rules(rules_id)
    expected = {page.pattern.id: page.kind for page in pages(editor.rule_set)}
    assert {one.id: one.kind for one in guide.model.records() if not one.is_heading} == expected
    assert len(guide.patterns) == len(expected)
    heading = None
    for one in guide.model.records():
        heading = one.kind if one.is_heading else heading
        assert one.kind == heading
    kinds = [kind for kind, _ in guide.kinds()]
    assert len(kinds) == len(set(kinds))
    assert set(kinds) == set(expected.values())


def test_headings_cannot_be_chosen(guide: Guide) -> None:
    for row, one in enumerate(shown(guide)):
        enabled = bool(guide.filter.index(row, 0).flags() & Qt.ItemFlag.ItemIsEnabled)
        assert enabled == (not one.is_heading)


@pytest.mark.parametrize(
    ("rules_id", "pattern", "value", "remark"),
    [
        ("wsom", "small-three-dragons", "40", ""),
        ("wsom-mt", "small-three-dragons", "30", ""),
        ("reach", "pinfu", "1 HP", "concealed only"),
        ("reach", "chinitsu", "6 HP", "open 5"),
        ("tenhou", "pinfu", "1 han", "concealed only"),
        ("tenhou", "toitoi", "2 han", ""),
        ("reach", "daisuushii", "Yakuman", ""),
        ("majsoul", "daisuushii", "2 × yakuman", ""),
        ("reach", "kokushi", "Yakuman", "concealed only"),
        ("jpml", "ippatsu", "1 han", "does not count"),
    ],
)
def test_what_a_pattern_is_worth(
    guide: Guide, editor: Editor, rules_id: str, pattern: str, value: str, remark: str
) -> None:
    editor.set_rules(rules_id)
    one = record(guide, pattern)
    assert (one.value, one.remark) == (value, remark)


def test_an_option_changes_what_counts(guide: Guide, editor: Editor) -> None:
    editor.set_rules("reach")
    assert record(guide, "ippatsu").counts
    editor.set_option("ippatsu", "no")
    assert not record(guide, "ippatsu").counts
    editor.undo_stack.undo()
    assert record(guide, "ippatsu").counts


def test_the_names_follow_the_terms(guide: Guide, editor: Editor) -> None:
    editor.set_rules("reach")
    assert (record(guide, "pinfu").name, record(guide, "pinfu").second) == ("Peace", "平和")
    editor.set_terms(Terms.ROMAJI)
    assert (record(guide, "pinfu").name, record(guide, "pinfu").second) == ("Pinfu", "平和")
    editor.set_terms(Terms.KANJI)
    assert (record(guide, "pinfu").name, record(guide, "pinfu").second) == ("平和", "Peace")


@pytest.mark.parametrize(
    ("rules_id", "search", "pattern"),
    [
        ("wsom", "small three dragons", "small-three-dragons"),
        ("wsom", "  DRAGONS Small ", "small-three-dragons"),
        ("wsom", "小三元", "small-three-dragons"),
        ("wsom", "3.2.1", "small-three-dragons"),
        ("wsom", "kolme pienta lohikaarmetta", "small-three-dragons"),
        ("wsom", "PIENTÄ LOHIKÄÄRMETTÄ", "small-three-dragons"),
        ("wsom", "two sets of dragons and a pair", "small-three-dragons"),
        ("wsom", "one-suit", "pure-one-suit"),
        ("wsom", "onesuit", "pure-one-suit"),
        ("wsom", "one suit", "pure-one-suit"),
        ("reach", "shousangen", "shousangen"),
        ("reach", "kings tile", "rinshan"),
        ("reach", "king’s tile", "rinshan"),
        ("reach", "ドラ", "dora"),
        ("reach", "menzen", "menzen-tsumo"),
        ("reach", "concealed only seven different pairs", "chiitoitsu"),
    ],
)
def test_a_search_finds(guide: Guide, editor: Editor, rules_id: str, search: str, pattern: str) -> None:
    editor.set_rules(rules_id)
    guide.filter.set_search(search)
    assert pattern in found(guide)
    assert len(found(guide)) < len(guide.patterns) // 2
    assert guide.filter.count() == len(found(guide))
    assert guide.filter.is_filtering


def test_a_search_finds_nothing(guide: Guide) -> None:
    guide.filter.set_search("dragons xyzzy")
    assert shown(guide) == []
    assert guide.filter.count() == 0
    guide.filter.set_search(" - ")
    assert found(guide) == list(guide.patterns)
    assert not guide.filter.is_filtering


def test_texts_are_compared_without_what_does_not_matter() -> None:
    assert folded("Shōsangen ÄÖ’s One‑Suit") == "shosangen aos one suit"
    assert searchable("Mixed One-Suit") == "mixed one suit onesuit"


@pytest.mark.parametrize("rules_id", some(rule_sets(), 4))
def test_each_filter_leaves_just_what_it_asks_for(guide: Guide, editor: Editor, rules_id: str) -> None:
    editor.set_rules(rules_id)
    of_kinds = []
    for kind, name in guide.kinds():
        guide.filter.set_kind(kind)
        first, *rest = shown(guide)
        assert (first.is_heading, first.name) == (True, name)
        assert {one.kind for one in rest} == {kind}
        of_kinds += found(guide)
    assert of_kinds == list(guide.patterns)
    guide.filter.set_kind("")
    of_worths: set[str] = set()
    for worth, _ in guide.worths():
        guide.filter.set_worth(worth)
        assert found(guide)
        of_worths.update(found(guide))
    assert of_worths == set(guide.patterns)
    guide.filter.set_worth("")
    assert found(guide) == list(guide.patterns)


def test_a_value_is_that_of_a_concealed_or_an_open_hand(guide: Guide, editor: Editor) -> None:
    editor.set_rules("majsoul")
    assert [words for _, words in guide.worths()] == [
        "1 han",
        "2 han",
        "3 han",
        "5 han",
        "6 han",
        "Yakuman",
    ]
    guide.filter.set_worth("han 5")
    assert found(guide) == ["renhou", "chinitsu"]
    guide.filter.set_worth("yakuman")
    # Those that count double among them.
    assert {"daisuushii", "kokushi", "kokushi-13-wait"} <= set(found(guide))


def test_filters_and_a_search_go_together(guide: Guide) -> None:
    guide.filter.set_search("dragons")
    guide.filter.set_kind("honors")
    guide.filter.set_worth("points 40")
    assert found(guide) == ["small-three-dragons"]


def test_rows_come_and_go_and_nothing_is_reset(guide: Guide, editor: Editor) -> None:
    model, filtered = Watcher(guide.model), Watcher(guide.filter)
    kept = Kept(guide.model, lambda one: one.id)
    guide.filter.set_search("dragon")
    editor.set_rules("zung-jung")
    kept.check()
    assert not model.inserted
    assert not model.removed
    assert model.changed
    guide.filter.set_search("")
    editor.set_rules("reach")
    editor.set_option("ippatsu", "no")
    editor.set_terms(Terms.ROMAJI)
    kept.check()
    for rules_id in some(rule_sets(), 4):
        guide.filter.set_search("d")
        editor.set_rules(rules_id)
        guide.filter.set_search("")
        assert found(guide) == list(guide.patterns)
    assert model.never_reset()
    assert filtered.never_reset()


def test_tiles_do_not_concern_the_guide(guide: Guide, editor: Editor) -> None:
    told: list[int] = []
    guide.changed.connect(lambda: told.append(1))
    editor.paste("12789m55777z(666z)+3m ron from=S")
    assert told == []
    editor.set_rules("zung-jung")
    assert told == [1]


# The pages


@pytest.mark.parametrize("rules_id", some(rule_sets(), 4))
def test_every_page_is_whole(guide: Guide, editor: Editor, rules_id: str) -> None:
    editor.set_rules(rules_id)
    for pattern in guide.patterns:
        page = page_record(editor, guide, pattern)
        assert page.id == pattern
        for text in (page.name, page.number, page.kind, page.value, page.sentence, page.text, *page.won):
            assert text
            assert "{" not in text
        links = [*page.combines, *page.outranked_by, *page.outranks]
        assert {link.id for link in links} <= set(guide.patterns) - {pattern}
        assert page.counts == (not page.needs)
        assert page.name not in page.other_names
        assert len(page.worths) != 1


def test_what_outranks_and_is_outranked_is_the_same_both_ways(guide: Guide, editor: Editor) -> None:
    editor.set_rules("reach")
    known = {pattern: page_record(editor, guide, pattern) for pattern in guide.patterns}
    assert [link.id for link in known["double-riichi"].outranks] == ["riichi"]
    for pattern, page in known.items():
        for link in page.outranked_by:
            assert pattern in [other.id for other in known[link.id].outranks]


def test_a_page_tells_what_other_tables_give(guide: Guide, editor: Editor) -> None:
    page = page_record(editor, guide, "small-three-dragons")
    assert page.worths == (
        ("40 points", "World Series of Mahjong, Zung Jung 3.3"),
        ("30 points", "World Series of Mahjong (English table)"),
    )
    assert page_record(editor, guide, "all-triplets").worths == ()
    assert page.other_names == ("Kolme pientä lohikäärmettä", "小三元")
    editor.set_rules("jpml")
    page = page_record(editor, guide, "ippatsu")
    assert page.worths[-1] == ("does not count", "JPML")
    assert page.needs == ("One-Shot counts: yes",)
    assert not page.counts
    assert page.replaced == "In a hand that has a yakuman, that alone counts."


def test_how_an_example_was_won(guide: Guide, editor: Editor) -> None:
    assert page_record(editor, guide, "final-draw").won[0].startswith("Self-drawn with ")
    editor.set_rules("reach")
    page = page_record(editor, guide, "chankan")
    assert page.won == ("Won on 3 of characters", "Robbing a quad", "South seat, East round")
    assert "3 players" in page_record(editor, guide, "north-dora").won


def test_no_page_for_what_is_no_pattern(guide: Guide, editor: Editor) -> None:
    with pytest.raises(KeyError):
        page_record(editor, guide, "xyzzy")
