"""What one change makes of a winning hand: worked out by hand, and against trying every change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings

from mahjong_desk.changes import change_words
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition, Hand
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.melds import Meld, MeldType, meld_from
from mahjong_desk.core.texts import Terms, Texts
from mahjong_desk.core.tiles import COPIES, NORTH, TILES, Tile, counts_of, is_red, kind_of
from mahjong_desk.rules.discards import discards
from mahjong_desk.rules.nearly import (
    Change,
    CircumstanceChange,
    Difference,
    DrawChange,
    MeldChange,
    Nearly,
    TileChange,
    differences,
    nearly,
    ranked,
    search,
)
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.request import read_request
from mahjong_desk.rules.score import Row, Score
from mahjong_desk.rules.scoring import score
from tests.core.strategies import drafts
from tests.rules.asking import cases as cases_of
from tests.rules.brute_force import Case
from tests.rules.hands import cases
from tests.scale import count, some


def drafted(line: str) -> Draft:
    return parse_line(line).apply(Draft())


def in_a_line(one: Nearly, before: Draft, texts: Texts) -> str:
    line = f"{change_words(one.change, before, texts)} → {one.total}"
    for word, found in ((": ", one.gained), (", without ", one.lost)):
        if found:
            line += word + ", ".join(texts.get("patterns", difference.id) for difference in found)
    return line


def lines(line: str, most: int = 30) -> list[str]:
    draft = drafted(line)
    texts = rule_set(draft.rules).texts()
    return [in_a_line(one, draft, texts) for one in nearly(draft, most)]


def asked(case: dict[str, Any]) -> Draft:
    """The hand of a case of tests/data."""
    return read_request({key: value for key, value in case.items() if key not in ("id", "expect")})


def scored(draft: Draft) -> Score:
    answer = score(draft)
    assert isinstance(answer, Score)
    return answer


# Worked out by hand


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        # Small Three Dragons 40, Value Honor 20, Mixed One-Suit 40, Mixed Lesser Terminals 40
        (
            "12m789m55777z(666z)+3m ron seat=E from=S rules=wsom",
            [
                "Green dragon pung kept concealed → 150: Concealed Hand, Two Concealed Triplets",
                "Last discard → 150: Final Discard",
                "Robbing a kong → 150: Robbing a Kong",
            ],
        ),
        # nothing at all; 678m become 789m by one tile of the meld
        (
            "23456m111p55s(678m)+1m ron",
            [
                "9 of characters instead of 6 of characters → 40: Nine-Tile Straight",
                "Last discard → 10: Final Discard",
                "Robbing a kong → 10: Robbing a Kong",
                "Chow from 6 of characters kept concealed → 5: Concealed Hand",
            ],
        ),
        # the pung that a discard completed is no concealed one, so that no meld helps; 222z is South's own
        (
            "123m55s22z(7777z)(111p)+5s ron seat=S from=N",
            [
                "Last discard → 25: Final Discard",
                "South instead of 5 of bamboos → 25: Value Honor",
            ],
        ),
        # no robbing, as another copy lies in the hand; East wins no Blessing of Earth
        ("1122m3344p5566s7z+7z ron seat=E", ["Last discard → 40: Final Discard"]),
        (
            "1122m3344p5566s7z+7z ron seat=N",
            ["Blessing of Earth → 185: Blessing of Earth", "Last discard → 40: Final Discard"],
        ),
        # two concealed kongs and pungs become three
        (
            "22m33p(1111s)[9999p](777z)+3p tsumo last kong",
            [
                (
                    "1 of bamboos kong kept concealed → 110: Three Concealed Triplets, "
                    "without Two Concealed Triplets"
                ),
                (
                    "Red dragon pung kept concealed → 110: Three Concealed Triplets, "
                    "without Two Concealed Triplets"
                ),
            ],
        ),
        # on the 1 the pair is 99: a straight as well, but one concealed pung instead of two
        (
            "1112345678999m+5m rules=wsom",
            [
                (
                    "Won on 1 of characters instead of 5 of characters → 625: Nine-Tile Straight, "
                    "without Two Concealed Triplets"
                ),
                "Last discard → 600: Final Discard",
            ],
        ),
        # 1 han 40 fu: East wins 2000; 2 han 3900, 3 han 7700; self-drawn 2 han 30 fu, 1000 of all
        (
            "234m45p678s22288s+3p ron seat=E from=S rules=tenhou dora=1p",
            [
                "Double reach → 7700: Double Reach",
                "Reach → 3900: Reach",
                "Last discard → 3900: Last-Tile Discard",
                "Robbing a quad → 3900: Robbing a Quad",
                "2 of dots instead of 5 of dots → 3900: Dora",
                "Red 5 of characters instead of 2 of characters → 3900: Red Five",
                "Self-drawn → 3000: Concealed Self-Draw",
            ],
        ),
        # open, an inside wait: 30 fu; concealed and won on a discard 40 fu, though no yaku more
        (
            "234m2245p678s(555z)+3p ron seat=E from=S rules=reach",
            [
                "Last discard → 2900: Last-Tile Discard",
                "Robbing a quad → 2900: Robbing a Quad",
                "White dragon pung kept concealed → 2000",
            ],
        ),
        # six han: a seventh makes no more than a haneman, and nothing adds two
        ("22233p67888s567p+3p ron rules=reach riichi ippatsu dora=2p", []),
        # what gives way is named
        (
            "234m45p678s22288s+3p tsumo riichi rules=reach seat=S",
            [
                (
                    "Won on the first draw instead of Reach → 32000: Blessing of Earth, "
                    "without Reach, Concealed Self-Draw, All Simples"
                ),
            ],
        ),
    ],
)
def test_the_changes_with_a_gain(line: str, expected: list[str]) -> None:
    assert lines(line)[: len(expected) or 1] == expected


def test_the_case_of_the_design_as_data() -> None:
    draft = drafted("12m789m55777z(666z)+3m ron seat=E from=S rules=wsom")
    concealed, last, _rob = nearly(draft)
    assert concealed.change == MeldChange(0, (32, 32, 32))
    assert concealed.draft == replace(draft, hand=drafted("12m789m55777z666z+3m").hand)
    assert (concealed.total, concealed.gain) == (150, 10)
    assert concealed.gained == (
        Difference("concealed-hand", 5, "points"),
        Difference("two-concealed-triplets", 5, "points"),
    )
    assert concealed.lost == ()
    assert last.change == CircumstanceChange(Condition.LAST, "last-discard", None)
    assert last.draft == drafted("12m789m55777z(666z)+3m ron last seat=E from=S rules=wsom")


def test_ippatsu_is_offered_with_reach_only() -> None:
    plain = "234m45p678s22288s+3p ron rules=reach"
    assert not any("One-Shot" in line for line in lines(plain))
    assert any(line.startswith("One-Shot →") for line in lines(f"{plain} riichi"))


def test_a_circumstance_of_the_one_way_of_winning_goes_with_it_and_is_named() -> None:
    """Three han 40 fu, East: 7700 of one player, or 2600 of each."""
    found = lines("23488m46p678999s+5p ron rob riichi ippatsu seat=E rules=reach")
    changed = "Self-drawn instead of Robbing a quad → 7800: Concealed Self-Draw, without Robbing a Quad"
    assert changed in found


@pytest.mark.parametrize(
    ("indicators", "offered"), [("", True), ("dora=2z", True), ("dora=2z ura=2z", False)]
)
def test_indicators_are_copies_too(indicators: str, offered: bool) -> None:
    """Also where the rules make nothing of them."""
    found = lines(f"123m55s22z(7777z)(111p)+5s ron seat=S {indicators} rules=wsom")
    assert ("South instead of 5 of bamboos → 25: Value Honor" in found) is offered


def test_a_hand_that_does_not_score_has_no_changes() -> None:
    assert nearly(drafted("123m")) == ()
    assert nearly(drafted("234m45p678s22s(555s)+3p ron rules=reach option.open_tanyao=no")) == ()


@pytest.mark.parametrize("red", [True, False])
def test_red_fives_are_offered_where_the_rules_have_them(red: bool) -> None:
    draft = drafted(f"234m45p678s22288s+3p ron rules={'tenhou' if red else 'reach'}")
    news = {n.change.new for n in search_all(draft) if isinstance(n.change, TileChange)}
    assert any(map(is_red, news)) is red


def test_a_red_five_is_offered_once() -> None:
    """The one of dots is an indicator already."""
    draft = drafted("234m45p678s22288s+3p ron rules=tenhou dora=0p")
    news = {n.change.new for n in search_all(draft) if isinstance(n.change, TileChange)}
    assert {"0m": 34 in news, "0p": 35 in news} == {"0m": True, "0p": False}


def test_no_tile_is_taken_that_three_players_do_not_have() -> None:
    for case in cases_of("riichi_tenhou_3p.jsonl")[: count(8, 150)]:
        for one in search_all(asked(case)):
            if isinstance(one.change, TileChange):
                assert kind_of(one.change.new) not in range(1, 8)


def test_differences_of_rows() -> None:
    before = [Row("a", 10, 1, "points", ()), Row("b", 5, 1, "points", ()), Row("c", 2, 1, "han", ())]
    after = [Row("a", 30, 3, "points", ()), Row("d", 40, 1, "points", ()), Row("c", 2, 1, "han", ())]
    assert differences(before, after) == (
        (Difference("d", 40, "points"), Difference("a", 20, "points")),
        (Difference("b", 5, "points"),),
    )


# Order and number


def test_of_tile_changes_that_do_the_same_the_simplest_stands_for_all() -> None:
    draft = drafted("234m45p678s22288s+3p ron rules=tenhou dora=1p")
    found = search_all(draft)
    with_red = [n for n in found if [one.id for one in n.gained] == ["red-dora"]]
    assert len(with_red) > 1
    kept = [n for n in ranked(found, 100) if [one.id for one in n.gained] == ["red-dora"]]
    assert len(kept) == 1
    change = kept[0].change
    assert isinstance(change, TileChange)
    assert not change.winning


def test_no_more_are_given_than_asked_for_and_the_best_are_kept() -> None:
    draft = drafted("234m45p678s22288s+3p ron rules=tenhou dora=1p")
    everything = nearly(draft, 100)
    assert len(everything) > 3
    assert nearly(draft, 3) == everything[:3]


def test_the_search_can_be_left_in_the_middle() -> None:
    draft = drafted("234m45p678s22288s+3p ron rules=tenhou dora=1p")
    steps = list(search(draft, scored(draft)))
    assert len(steps) > 8
    begun = [one for step in islice(search(draft, scored(draft)), 4) for one in step]
    assert begun == [one for step in steps[:4] for one in step]


# Every single change tried


def search_all(draft: Draft) -> list[Nearly]:
    return [one for step in search(draft, scored(draft)) for one in step]


def sample() -> list[Draft]:
    """Winning hands of the case files, of every family and number of players."""
    found = []
    for name, step in (
        ("wsom_public.jsonl", 31),
        ("wsom_random.jsonl", 59),
        ("riichi_edges.jsonl", 17),
        ("riichi_tenhou.jsonl", 97),
        ("riichi_tenhou_3p.jsonl", 37),
    ):
        chosen = cases_of(name)[:: count(step, step // 8)]
        found += [asked(case) for case in chosen if case["expect"]["valid"]]
    return found


def ways_to_replace(hand: Hand) -> Iterator[tuple[Tile, Tile, Hand]]:
    """Each tile of the hand with each of the 37, and the hand that comes of it where melds stay melds."""
    assert hand.winning is not None
    for new in range(TILES):
        for place, old in enumerate(hand.concealed):
            rest = hand.concealed[:place] + hand.concealed[place + 1 :]
            yield old, new, Hand.of((*rest, new), hand.melds, hand.winning)
        yield hand.winning, new, replace(hand, winning=new)
        for at, meld in enumerate(hand.melds):
            for place, old in enumerate(meld.tiles):
                tiles = (*meld.tiles[:place], new, *meld.tiles[place + 1 :])
                made = meld_from(tiles, concealed=not meld.exposed)
                if isinstance(made, Meld) and made.type is meld.type:
                    melds = (*hand.melds[:at], made, *hand.melds[at + 1 :])
                    yield old, new, replace(hand, melds=melds)


def is_possible(draft: Draft) -> bool:
    """Whether one set of tiles, with red fives or without, has the tiles of a hand and its indicators."""
    rules, win = rule_set(draft.rules), draft.win
    red = rules.has_red_fives(resolve(rules.options, draft.options, rules.id)[0])
    used = (*draft.hand.tiles, *win.dora, *win.ura)
    reds = Counter(filter(is_red, used))
    counts = counts_of(used)
    counts[NORTH] += win.north
    return max(counts) <= COPIES and (max(reds.values(), default=0) <= 1 if red else not reds)


@pytest.mark.parametrize("draft", some(sample(), 6), ids=lambda draft: f"{draft.rules}-{draft.hand.text}")
def test_every_replaced_tile_with_a_gain_is_found(draft: Draft) -> None:
    before = scored(draft)
    expected: dict[tuple[Tile, Tile, str], int] = {}
    for old, new, hand in ways_to_replace(draft.hand):
        after = replace(draft, hand=hand)
        if new != old and is_possible(after):
            answer = score(after)
            if isinstance(answer, Score) and answer.total > before.total:
                expected[old, new, hand.text] = answer.total
    found = {
        (one.change.old, one.change.new, one.draft.hand.text): one.total
        for one in search_all(draft)
        if isinstance(one.change, TileChange)
    }
    assert found == expected


@pytest.mark.parametrize("draft", sample(), ids=lambda draft: f"{draft.rules}-{draft.hand.text}")
def test_every_circumstance_with_a_gain_is_found(draft: Draft) -> None:
    """One more, or one in the place of one that was there, and nothing else changed."""
    before = scored(draft)
    now = draft.win.conditions
    sets = [now | {one} for one in Condition if one not in now]
    sets += [(now - {gone}) | {one} for gone in now for one in Condition if one not in now]
    totals = {}
    for conditions in sets:
        answer = score(replace(draft, win=replace(draft.win, conditions=conditions)))
        if isinstance(answer, Score) and answer.total > before.total:
            totals[frozenset(conditions)] = answer.total
    found = {
        one.draft.win.conditions: one.total
        for one in search_all(draft)
        if isinstance(one.change, CircumstanceChange)
    }
    assert found.items() <= totals.items()
    # A circumstance takes no place where it can stand beside the other.
    added = {
        conditions: total
        for conditions, total in totals.items()
        if now <= conditions and not conditions >= {Condition.RIICHI, Condition.DOUBLE_RIICHI}
    }
    assert added.items() <= found.items()


# What holds of every change


def check_one(draft: Draft, one: Nearly) -> None:
    """That it is one change, and makes of the hand what it says."""
    before, after = draft, one.draft
    assert scored(after) == one.score
    assert one.total == one.score.total
    assert one.gain == one.total - scored(before).total > 0
    assert (after.rules, after.options) == (before.rules, before.options)
    check_what_differs(before, after, one.change)


def check_what_differs(before: Draft, after: Draft, change: Change) -> None:
    if isinstance(change, TileChange):
        assert after.win == before.win
        gone = Counter(before.hand.tiles) - Counter(after.hand.tiles)
        come = Counter(after.hand.tiles) - Counter(before.hand.tiles)
        assert (gone, come) == (Counter([change.old]), Counter([change.new]))
        assert (after.hand.winning == before.hand.winning) is not change.winning
        assert [m.type for m in after.hand.melds] == [m.type for m in before.hand.melds]
    elif isinstance(change, MeldChange):
        assert after.win == before.win
        assert Counter(after.hand.tiles) == Counter(before.hand.tiles)
        assert before.hand.melds[change.meld].tiles == change.tiles
        exposed = [sum(meld.exposed for meld in draft.hand.melds) for draft in (before, after)]
        assert exposed[0] - exposed[1] == 1
        kongs = [
            sum(m.type is not MeldType.CHOW and len(m.tiles) == 4 for m in d.hand.melds)
            for d in (before, after)
        ]
        assert kongs[0] == kongs[1]
    else:
        assert after.hand == before.hand
        more = after.win.conditions - before.win.conditions
        less = before.win.conditions - after.win.conditions
        assert len(less) == (change.gone is not None)
        if isinstance(change, DrawChange):
            assert not more
            assert after.win.self_draw is change.self_draw is not before.win.self_draw
        else:
            assert more == {change.condition}
            assert after.win.self_draw is before.win.self_draw


@pytest.mark.parametrize("draft", sample(), ids=lambda draft: f"{draft.rules}-{draft.hand.text}")
def test_a_change_is_one_change_and_scores_what_it_says(draft: Draft) -> None:
    found = nearly(draft, 100)
    assert [one.total for one in found] == sorted((one.total for one in found), reverse=True)
    for one in found:
        check_one(draft, one)
    for terms in Terms:
        names = rule_set(draft.rules).names(terms)
        assert all(in_a_line(one, draft, names) for one in found)


@settings(max_examples=count(15, 1_000))
@given(cases())
def test_made_up_hands_never_lose(case: Case) -> None:
    draft = drafted(f"{case.line} seat={case.seat} {'tsumo' if case.self_draw else 'ron'} option.limit=none")
    draft = replace(draft, win=replace(draft.win, conditions=frozenset(map(Condition, case.conditions))))
    for one in nearly(draft, 100):
        check_one(draft, one)
        # Without a limit a total is the sum of its rows.
        assert one.gain == sum(d.value for d in one.gained) - sum(d.value for d in one.lost)


@settings(max_examples=count(60, 3_000))
@given(drafts())
def test_whatever_the_draft_nothing_is_raised(draft: Draft) -> None:
    """Impossible wins, too many copies, any options."""
    for one in nearly(draft):
        check_one(draft, one)
    discards(draft)
