"""The whole hand in one line: words, what they set, what they leave alone, and what is wrong with them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.line import Found, format_line, parse_line, parse_lines
from mahjong_desk.core.notation import LONGEST, parse_hand
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.registry import rule_sets
from tests.core.strategies import drafts, hands, wins

HAND = "12789m55777z(666z)+3m"


def problems(text: str) -> list[Problem]:
    with pytest.raises(Refused) as refused:
        parse_line(text)
    return list(refused.value.problems)


def win(text: str) -> Win:
    return parse_line(text).apply(Draft()).win


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", Win()),
        ("ron", Win()),
        ("tsumo", Win(self_draw=True)),
        ("TSUMO", Win(self_draw=True)),
        ("seat=W", Win(seat=Wind.W)),
        ("seat=w", Win(seat=Wind.W)),
        ("round=S", Win(round=Wind.S)),
        ("from=N", Win(discarder=Wind.N)),
        ("from=none", Win(nobody=True)),
        ("from=NONE", Win(nobody=True)),
        ("last", Win(conditions=frozenset({Condition.LAST}))),
        ("kong", Win(conditions=frozenset({Condition.KONG}))),
        ("rob", Win(conditions=frozenset({Condition.ROB}))),
        ("first", Win(conditions=frozenset({Condition.FIRST}))),
        ("riichi ippatsu", Win(conditions=frozenset({Condition.RIICHI, Condition.IPPATSU}))),
        ("double-riichi", Win(conditions=frozenset({Condition.DOUBLE_RIICHI}))),
        ("dora=3p5z", Win(dora=(11, 31))),
        ("dora=0m", Win(dora=(34,))),
        ("ura=E", Win(ura=(27,))),
        ("honba=3", Win(honba=3)),
        ("sticks=2", Win(sticks=2)),
        ("players=3 north=4", Win(players=3, north=4)),
        ("pao=S", Win(pao=Wind.S)),
        ("seat=S tsumo last round=W", Win(True, Wind.S, Wind.W, conditions=frozenset({Condition.LAST}))),
    ],
)
def test_words(words: str, expected: Win) -> None:
    assert win(f"{HAND} {words}") == expected
    assert win(f"{words} {HAND}") == expected


def test_words_may_stand_between_the_tiles() -> None:
    line = parse_line("12m seat=S 789m tsumo 55777z (666z) last +3m")
    assert line.hand == parse_hand(HAND)
    assert line.apply(Draft()).win == win("seat=S tsumo last")


def test_letters_for_honors_are_no_words() -> None:
    assert parse_line("EE SS WW NN PP FF C +C").hand == parse_hand("1122334455667z+7z")
    assert parse_line("ESWN PFC").hand == parse_hand("1234567z")


def test_rule_set_and_options() -> None:
    draft = parse_line(f"{HAND} rules=zung-jung option.minimum=5 OPTION.LIMIT=none").apply(Draft())
    assert draft.rules == "zung-jung"
    assert draft.options == (("limit", "none"), ("minimum", "5"))


def test_characters_that_nobody_sees_are_spaces() -> None:
    line = "\ufeff12\u200b3m\u2060(555z)\u200e ron\u200b riichi"
    assert parse_line(line) == parse_line("123m(555z) ron riichi")


def test_a_rule_set_is_found_in_capitals_too() -> None:
    assert parse_line("123m RULES=EMA-2016").rules == "ema-2016"


def test_a_word_sets_its_condition_and_an_absent_one_leaves_it() -> None:
    before = Draft(
        parse_hand("1m"),
        Win(self_draw=True, seat=Wind.N, honba=2, conditions=frozenset({Condition.LAST})),
        "zung-jung",
        (("limit", "none"),),
    )
    after = parse_line(f"{HAND} seat=S kong option.minimum=5").apply(before)
    assert after.hand == parse_hand(HAND)
    assert after.win == Win(
        self_draw=True, seat=Wind.S, honba=2, conditions=frozenset({Condition.LAST, Condition.KONG})
    )
    assert after.rules == "zung-jung"
    assert after.options == (("limit", "none"), ("minimum", "5"))


def test_another_rule_set_starts_with_its_own_options() -> None:
    before = Draft(rules="zung-jung", options=(("limit", "none"),))
    assert parse_line(f"{HAND} rules=wsom").apply(before).options == ()
    assert parse_line(f"{HAND} rules=zung-jung").apply(before).options == (("limit", "none"),)


def test_a_word_taken_out_of_the_text_takes_its_condition_off() -> None:
    first = parse_line(f"{HAND} tsumo last seat=S option.minimum=5")
    shown = first.apply(Draft())
    edited = parse_line(f"{HAND} tsumo")
    after = edited.apply(shown, first)
    assert after.win == Win(self_draw=True)
    assert after.options == ()


def test_a_new_hand_leaves_the_table_as_it_was() -> None:
    first = parse_line(f"{HAND} tsumo last seat=S option.minimum=5")
    after = parse_line("123m").apply(first.apply(Draft()), first)
    assert after.win == win("tsumo last seat=S")
    assert after.options == (("minimum", "5"),)


@pytest.mark.parametrize(
    ("words", "code", "detail", "place"),
    [
        ("ron tsumo", "conflicting-conditions", "ron-and-tsumo", 27),
        ("seat=S seat=W", "conflicting-conditions", "given-twice", 30),
        ("seat=S SEAT=S", "conflicting-conditions", "given-twice", 30),
        ("option.limit=320 option.limit=none", "conflicting-conditions", "given-twice", 40),
        ("colour=red", "unknown-key", "in-line", 23),
        ("lucky", "bad-notation", "unknown-word", 23),
        ("seat=X", "bad-value", "not-allowed", None),
        ("seat=", "bad-value", "not-allowed", None),
        ("seat=EE", "bad-value", "not-allowed", None),
        ("from=X", "bad-value", "not-allowed", None),
        ("pao=none", "bad-value", "not-allowed", None),
        ("honba=-1", "bad-value", "not-allowed", None),
        ("honba=101", "bad-value", "not-allowed", None),
        ("honba=1.5", "bad-value", "not-allowed", None),
        ("honba=٣", "bad-value", "not-allowed", None),
        ("sticks=" + "9" * 60, "bad-value", "not-allowed", None),
        ("players=5", "bad-value", "not-allowed", None),
        ("north=5", "bad-value", "not-allowed", None),
        ("dora=3x", "bad-notation", "digits-without-suit", 28),
        ("dora=3p8z", "bad-notation", "no-such-honor", 30),
        ("dora=(111m)", "bad-notation", "tiles-only", 28),
        ("ura=+1m", "bad-notation", "tiles-only", 27),
    ],
)
def test_what_is_wrong_and_where(words: str, code: str, detail: str, place: int | None) -> None:
    """The hand takes 21 characters; places count from 1."""
    line = f"{HAND} {words}"
    first = problems(line)[0]
    assert (first.reason.value, first.detail, first.data.get("place")) == (code, detail, place)
    assert first.start is not None
    assert first.end is not None
    assert len(HAND) < first.start < first.end <= len(line) or words == "seat="
    if place is not None:
        assert first.start == place - 1


def test_places_in_the_hand_stay_true_behind_words() -> None:
    [problem] = problems("seat=S 12m8z")
    assert (problem.detail, problem.start, problem.data["place"]) == ("no-such-honor", 10, 11)


def test_faults_of_tiles_and_of_words_are_named_together() -> None:
    assert [problem.detail for problem in problems("8z lucky seat=X")] == [
        "no-such-honor",
        "unknown-word",
        "not-allowed",
    ]


def test_faults_come_in_the_order_of_their_places() -> None:
    assert [problem.detail for problem in problems("seat=X 8z lucky")] == [
        "not-allowed",
        "no-such-honor",
        "unknown-word",
    ]


def test_a_long_line_is_refused_at_once() -> None:
    [problem] = problems("a=1 " * LONGEST)
    assert problem.detail == "too-long"


def test_a_line_with_every_option_of_a_rule_set_is_not_too_long() -> None:
    for rules in rule_sets().values():
        options = tuple(sorted((option.id, option.default) for option in rules.options))
        hand = parse_hand("1m2p3s4z[1111s](2222z)(3333z)(0555m)+7z")
        dora, words = (5,) * 10, frozenset(Condition)
        everything = Win(True, Wind.S, Wind.W, Wind.N, False, words, dora, dora, 99, 99, 3, 4, Wind.E)
        draft = Draft(hand, everything, rules.id, options)
        assert parse_line(format_line(draft)).apply(Draft()) == draft


@given(drafts())
def test_reading_what_is_written_gives_the_same_draft(draft: Draft) -> None:
    line = format_line(draft)
    again = parse_line(line).apply(Draft())
    assert again == draft
    assert format_line(again) == line


@given(hands(), wins(), st.data())
def test_the_order_of_words_does_not_matter(hand: Hand, win: Win, data: st.DataObject) -> None:
    draft = Draft(hand, win)
    words = format_line(draft).split()
    assert parse_line(" ".join(data.draw(st.permutations(words)))).apply(Draft()) == draft


def test_what_is_written_is_everything_that_is_not_at_its_default() -> None:
    assert format_line(Draft()) == "ron seat=E round=E rules=wsom"
    draft = parse_line(
        f"{HAND} option.limit=320 pao=S north=1 players=3 sticks=2 honba=1 ura=2p dora=1p "
        "last from=S round=S seat=S"
    ).apply(Draft())
    assert format_line(draft) == (
        f"{HAND} ron last seat=S round=S from=S dora=1p ura=2p honba=1 sticks=2 players=3 north=1 pao=S "
        "rules=wsom option.limit=320"
    )


# Several lines


def found(text: str) -> tuple[str, int, int]:
    what: Found = parse_lines(text)
    return what.line.hand.text, what.number, what.lines


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (HAND, (HAND, 0, 1)),
        ("12789m\n55777z(666z)\r\n+3m", (HAND, 0, 3)),
        (f"Tuesday\n\n{HAND}\n123m", (HAND, 2, 3)),
        (f"{HAND}\n{HAND}", (HAND, 1, 2)),
        ("tsumo\n12m?\n", None),
        ("ron\nseat=S\n", ("", 0, 2)),
        ("\n".join([HAND] * 200), (HAND, 1, 200)),
    ],
)
def test_the_first_of_several_lines_that_reads(text: str, expected: tuple[str, int, int] | None) -> None:
    if expected is None:
        with pytest.raises(Refused):
            parse_lines(text)
    else:
        assert found(text) == expected


def test_a_line_tells_where_its_rule_set_and_options_stand() -> None:
    line = parse_line("12m rules=wsom  option.limit=320")
    assert line.places == {"rules": (4, 14), "option.limit": (16, 32)}


@given(st.text(alphabet="0123456789mpszrR()[]+ \n=ESWNPFC🀇５ｍ-'tsumorondap", max_size=60))
def test_any_text_is_read_or_refused_with_places_within_it(text: str) -> None:
    try:
        line = parse_lines(text).line
    except Refused as refused:
        found_places = [(p.start, p.end) for p in refused.problems if p.start is not None]
    else:
        found_places = []
        assert parse_line(format_line(line.apply(Draft()))).hand == line.hand
    assert all(end is not None and 0 <= start < end <= len(text) for start, end in found_places)
