"""Reading and writing tiles and hands."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.core.hand import Hand
from mahjong_desk.core.notation import LONGEST, parse_hand, parse_tiles
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.core.tiles import CODES, TILES, kind_of, text_of
from tests.core.strategies import hands


def problems(text: str) -> list[Problem]:
    with pytest.raises(Refused) as refused:
        parse_hand(text)
    return list(refused.value.problems)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("", ""),
        ("12789m55777z(666z)+3m", "12789m55777z(666z)+3m"),
        ("12m55z777z(666z)[1111p]+3m", "12m55777z(666z)[1111p]+3m"),
        ("z", None),
        ("9z", None),
        ("321m", "123m"),
        ("7z1s9p3m", "3m9p1s7z"),
        ("1m2m3m", "123m"),
        (" 1 2\t3 m\n5 5 z ", "123m55z"),
        ("123M456P789S77Z", "123m456p789s77z"),
        ("ESWN", "1234z"),
        ("PFC", "567z"),
        ("123SS", "123s2z"),  # directly after digits the suit, alone South
        ("123PP", "123p5z"),  # … and White
        ("E123mE", "123m11z"),
        ("(EEE)+C", "(111z)+7z"),
        ("055m", "550m"),
        ("5p0p5p+0s", "550p+0s"),
        ("(504m)", None),
        ("(604m)", "(406m)"),
        ("(0 3 4 s)(FFF)", "(340s)(666z)"),
        ("[9999m]", "[9999m]"),
        ("1m+2m(345p)", "1m(345p)+2m"),
        ("1m+(345p)2m", "1m(345p)+2m"),
        ("+E", "+1z"),
        ("706m1p", "067m1p"),
        ("🀇🀈🀉", "123m"),
        ("🀀🀁🀂🀃🀄🀅🀆", "1234567z"),
        ("🀐🀘🀙🀡", "19p19s"),
        ("🀄︎🀄️", "77z"),
        ("(🀅🀅🀅)+🀉", "(666z)+3m"),
        ("+3m1m", None),
    ],
)
def test_what_is_read(text: str, canonical: str | None) -> None:
    if canonical is None:
        assert problems(text)
    else:
        assert parse_hand(text).text == canonical


def test_every_unicode_tile() -> None:
    codes = [
        *("1z", "2z", "3z", "4z", "7z", "6z", "5z"),  # winds, then Red, Green, White
        *(f"{rank}m" for rank in range(1, 10)),
        *(f"{rank}s" for rank in range(1, 10)),  # bamboos stand before dots
        *(f"{rank}p" for rank in range(1, 10)),
    ]
    assert [parse_hand(chr(0x1F000 + place)).text for place in range(0x22)] == codes
    assert problems(chr(0x1F022))


@pytest.mark.parametrize(
    ("text", "detail", "start", "end"),
    [
        ("123x", "digits-without-suit", 0, 3),
        ("x", "unknown-character", 0, 1),
        ("12m 3", "digits-without-suit", 4, 5),
        ("m", "suit-without-digits", 0, 1),
        ("12mm", "suit-without-digits", 3, 4),
        ("18z", "no-such-honor", 1, 2),
        ("0z", "no-such-honor", 0, 1),
        ("1m(234p", "meld-not-closed", 2, 7),
        ("1m[2222p", "meld-not-closed", 2, 8),
        ("(23(4p)", "digits-without-suit", 1, 3),
        ("(2p(3p)", "meld-inside-meld", 3, 4),
        ("([1111m])", "meld-inside-meld", 1, 2),
        ("1m)", "meld-not-opened", 2, 3),
        ("(111m]", "meld-not-opened", 5, 6),
        ("[1111m)", "meld-not-opened", 6, 7),
        ("1m+2m+3m", "plus-twice", 5, 6),
        ("(1m+2m3m)", "plus-inside-meld", 3, 4),
        ("1m+", "one-winning-tile", 2, 3),
        ("1m+23m", "one-winning-tile", 2, 6),
        ("1m(124p)", "not-a-set", 2, 8),
        ("1m[124p]", "not-a-concealed-kong", 2, 8),
        ("()", "not-a-set", 0, 2),
        ("١m", "unknown-character", 0, 1),  # an Arabic digit
        ("1m\u00ad", "unknown-character", 2, 3),
        ("1m\x00", "unknown-character", 2, 3),
        ("1m\ud800", "unknown-character", 2, 3),
    ],
)
def test_what_is_wrong_and_where(text: str, detail: str, start: int, end: int) -> None:
    first = problems(text)[0]
    assert (first.detail, first.start, first.end) == (detail, start, end)
    if first.reason.value == "bad-notation":
        assert first.data["place"] == start + 1


def test_everything_wrong_is_named_at_once() -> None:
    assert [problem.detail for problem in problems("8z12x(124p)+")] == [
        "no-such-honor",
        "digits-without-suit",
        "unknown-character",
        "not-a-set",
    ]


def test_a_long_text_is_not_read() -> None:
    assert parse_hand(" " * LONGEST) == Hand()
    assert [problem.detail for problem in problems(" " * (LONGEST + 1))] == ["too-long"]


@given(hands())
def test_reading_what_is_written_gives_the_same_hand(hand: Hand) -> None:
    assert parse_hand(hand.text) == hand
    assert parse_hand(hand.text).text == hand.text


@given(hands(), st.data())
def test_the_order_of_concealed_tiles_does_not_matter(hand: Hand, data: st.DataObject) -> None:
    shuffled = data.draw(st.permutations(hand.concealed))
    melds = "".join(meld.text for meld in hand.melds)
    won = "" if hand.winning is None else f"+{CODES[hand.winning]}"
    for text in (
        "".join(CODES[number] for number in shuffled) + melds + won,
        melds + text_of(shuffled) + won,
        text_of(shuffled) + won + melds,
    ):
        assert parse_hand(text) == hand


@given(hands())
def test_unicode_and_letters_are_the_same_tiles(hand: Hand) -> None:
    """Red fives have no Unicode tile."""
    order = [27, 28, 29, 30, 33, 32, 31, *range(9), *range(18, 27), *range(9, 18)]
    letters = "ESWNPFC"
    picture = "".join(chr(0x1F000 + order.index(kind_of(number))) for number in hand.concealed)
    named = "".join(
        letters[kind_of(number) - 27] if kind_of(number) >= 27 else CODES[kind_of(number)].upper()
        for number in hand.concealed
    )
    plain = Hand.of(kind_of(number) for number in hand.concealed)
    assert parse_hand(picture) == parse_hand(named) == plain


@given(st.lists(st.integers(0, TILES - 1), max_size=30))
def test_indicators_keep_their_order(numbers: list[int]) -> None:
    assert parse_tiles(text_of(numbers)) == tuple(numbers)


@pytest.mark.parametrize("text", ["(111m)", "[1111m]", "1m+2m", "1m)", "+", "1", "8z"])
def test_indicators_are_tiles_only(text: str) -> None:
    with pytest.raises(Refused):
        parse_tiles(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("r5p", "0p"),
        ("5pr", "0p"),
        ("34r5m67m", "34067m"),
        ("345mr", "340m"),
        ("(345mr)", "(340m)"),
        ("123m+5sr", "123m+0s"),
        ("5mr6p", "0m6p"),
        ("１２３ｍ（６６６ｚ）＋５ｐ", "123m(666z)+5p"),
        ("1m\u30002m", "12m"),
        ("55mR", "50m"),
    ],
)
def test_other_ways_to_write(text: str, expected: str) -> None:
    assert parse_hand(text) == parse_hand(expected)


@pytest.mark.parametrize(
    ("text", "detail", "place"),
    [
        ("r4m", "red-without-five", 0),
        ("4mr", "red-without-five", 2),
        ("5zr", "red-without-five", 2),
        ("r", "red-without-five", 0),
        ("5mr5p", "red-unclear", 2),
        ("5m r", "red-without-five", 3),
        ("1m-2m", "unknown-character", 2),
        ("12m'", "unknown-character", 3),
    ],
)
def test_what_could_be_read_in_two_ways_is_refused(text: str, detail: str, place: int) -> None:
    with pytest.raises(Refused) as refused:
        parse_hand(text)
    assert [(p.detail, p.start) for p in refused.value.problems] == [(detail, place)]
