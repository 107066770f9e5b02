"""What holds of every hand: sameness of suits, ends and orders; dora and reach never lower; sums."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from math import ceil

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import format_line, parse_line
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.riichi.score import RiichiReading
from mahjong_desk.rules.score import Answer, Score
from mahjong_desk.rules.scoring import score, total_of
from tests.core.strategies import options_of
from tests.rules.asking import RIICHI, written
from tests.rules.brute_force import ALL_TILES
from tests.rules.riichi.hands import Made, hands, plain, three_player_hands
from tests.scale import count

SOME_RULES = st.sampled_from(RIICHI)
EITHER = hands(discarder=True) | three_player_hands()
Seen = tuple[int, "int | None", "int | None", tuple[tuple[str, int], ...]]


def every_reading(answer: Answer) -> list[Seen]:
    """All readings with their rows, in no order; the arrangement's text, which decides ties, aside."""
    if not isinstance(answer, Score):
        return []
    found: list[Seen] = []
    for scored in (answer.best, *answer.readings):
        assert isinstance(scored, RiichiReading)
        rows = tuple(sorted((row.id, row.value) for row in scored.rows))
        found.append((scored.total, scored.han, scored.fu, rows))
    return sorted(found, key=repr)


def is_green(answer: Answer) -> bool:
    """Whether All Green has to do with it, which is of one suit and of certain numbers."""
    return any(row[0] == "ryuuiisou" for seen in every_reading(answer) for row in seen[3])


def moved(made: Made, tiles: dict[str, str]) -> Made:
    """The hand with other tiles in the place of some, indicators too."""
    case = made.case
    return replace(
        made,
        case=replace(
            case,
            concealed=tuple(tiles.get(tile, tile) for tile in case.concealed),
            melds=tuple(
                (tuple(sorted(tiles.get(t, t) for t in meld)), is_open) for meld, is_open in case.melds
            ),
            winning=tiles.get(case.winning, case.winning),
        ),
        dora=tuple(tiles.get(tile, tile) for tile in made.dora),
        ura=tuple(tiles.get(tile, tile) for tile in made.ura),
    )


def same(one: Made, other: Made, rules: str) -> None:
    first, second = score(one.draft(rules)), score(other.draft(rules))
    assume(not is_green(first) and not is_green(second))
    assert every_reading(first) == every_reading(second)
    assert total_of(first) == total_of(second)


# Sameness


@settings(max_examples=count(18, 3_000))
@given(hands(), st.sampled_from(list(permutations("mps"))), SOME_RULES)
def test_the_suits_can_be_exchanged(made: Made, suits: tuple[str, ...], rules: str) -> None:
    tiles = {f"{r}{old}": f"{r}{new}" for old, new in zip("mps", suits, strict=True) for r in range(10)}
    same(made, moved(made, tiles), rules)


@settings(max_examples=count(18, 3_000))
@given(hands(dora=False), SOME_RULES)
def test_the_numbers_can_be_turned_round(made: Made, rules: str) -> None:
    """1 for 9, 2 for 8 …; a red five stays one."""
    tiles = {f"{rank}{suit}": f"{10 - rank}{suit}" for suit in "mps" for rank in range(1, 10)}
    same(made, moved(made, tiles), rules)


@settings(max_examples=count(18, 3_000))
@given(EITHER, st.data(), SOME_RULES)
def test_the_order_in_which_things_are_written_does_not_matter(
    made: Made, data: st.DataObject, rules: str
) -> None:
    """Tiles and indicators: not for anything. Melds stay in their order in the text, and that is all."""
    case = made.case
    shuffled = replace(
        made,
        case=replace(case, concealed=tuple(data.draw(st.permutations(case.concealed)))),
        ura=tuple(data.draw(st.permutations(made.ura))) if rules != "jpml" else made.ura,
        dora=tuple(data.draw(st.permutations(made.dora))) if rules != "jpml" else made.dora,
    )
    assert written(score(made.draft(rules)), rules) == written(score(shuffled.draft(rules)), rules)
    same(made, replace(made, case=replace(case, melds=tuple(data.draw(st.permutations(case.melds))))), rules)


@settings(max_examples=count(18, 3_000))
@given(EITHER, SOME_RULES, st.data())
def test_a_line_that_is_written_scores_the_same(made: Made, rules: str, data: st.DataObject) -> None:
    """With dora, ura, honba, sticks, players, norths, a liable player and options."""
    draft = made.draft(rules, **dict(data.draw(options_of(rule_set(rules)))))
    draft = replace(draft, win=replace(draft.win, pao=data.draw(st.sampled_from([None, *Wind]))))
    line = format_line(draft)
    again = parse_line(line).apply(Draft())
    assert again == draft
    assert format_line(again) == line
    assert written(score(again), rules) == written(score(draft), rules)


# Never less


@settings(max_examples=count(30, 5_000))
@given(EITHER, st.sampled_from(ALL_TILES), st.booleans(), SOME_RULES)
def test_one_more_dora_never_lowers_the_total(made: Made, indicator: str, ura: bool, rules: str) -> None:
    more = replace(made, ura=(*made.ura, indicator)) if ura else replace(made, dora=(*made.dora, indicator))
    before, after = score(made.draft(rules)), score(more.draft(rules))
    fits = [*map(plain, made.tiles), *made.dora, *made.ura, *["4z"] * made.north].count(indicator) < 4
    fits = fits and len(made.ura if ura else made.dora) < 5
    if made.players == 3:
        fits = fits and (indicator[1] != "m" or indicator[0] in "19")
    if not fits:
        assert not isinstance(after, Score)
        return
    assert isinstance(after, Score) is isinstance(before, Score)
    assert (total_of(after) or 0) >= (total_of(before) or 0)


@settings(max_examples=count(30, 5_000))
@given(hands(), SOME_RULES, st.sampled_from(["riichi", "double-riichi"]))
def test_reach_never_lowers_the_total(made: Made, rules: str, word: str) -> None:
    assume(made.is_concealed and "first" not in made.conditions)
    others = made.conditions - {"riichi", "double-riichi", "ippatsu"}
    without = score(made.with_conditions(*others).draft(rules))
    reached = score(made.with_conditions(word, *others).draft(rules))
    assume(isinstance(reached, Score))
    assert (total_of(reached) or 0) >= (total_of(without) or 0)


@settings(max_examples=count(18, 3_000))
@given(hands(), SOME_RULES, st.sampled_from(["last", "ippatsu"]))
def test_no_circumstance_lowers_the_total(made: Made, rules: str, word: str) -> None:
    assume(not made.conditions & {"kong", "rob", "first"})
    assume(word != "ippatsu" or made.conditions & {"riichi", "double-riichi"})
    without = score(made.with_conditions(*(made.conditions - {word})).draft(rules))
    added = score(made.with_conditions(*made.conditions, word).draft(rules))
    assert (total_of(added) or 0) >= (total_of(without) or 0)


# Sums


@settings(max_examples=count(30, 5_000))
@given(EITHER, SOME_RULES, st.sampled_from(["loss", "split"]), st.booleans())
def test_payments_sum_to_the_sticks(made: Made, rules: str, self_draw: str, liable: bool) -> None:
    draft = made.draft(rules, three_player_self_draw=self_draw, pao="daisangen daisuushii suukantsu")
    others = [seat for seat in list(Wind)[: made.players] if seat is not draft.win.seat]
    if liable:
        draft = replace(draft, win=replace(draft.win, pao=others[0]))
    answer = score(draft)
    assume(isinstance(answer, Score))
    assert isinstance(answer, Score)
    assert answer.payments is not None
    assert list(answer.payments) == list(Wind)[: made.players]
    assert sum(answer.payments.values()) == 1000 * made.sticks
    assert all(
        points <= 0 and points % 100 == 0 for seat, points in answer.payments.items() if seat in others
    )
    honba = made.honba * (300 if made.players == 4 else 200)
    received = answer.payments[draft.win.seat] - honba - 1000 * made.sticks
    if not liable:
        assert received == answer.total
    else:  # a part that is rounded up by itself may add a hundred or two, but not for whole yakuman
        assert received == answer.total or made.players == 3


def base_of(scored: RiichiReading, counted: str, kiriage: str) -> tuple[int, str | None]:
    """The base and the limit by the rules' own words."""
    if scored.yakuman:
        return 8000 * scored.yakuman, "yakuman"
    assert scored.han is not None
    assert scored.fu is not None
    if scored.han >= 13:
        return (8000, "yakuman") if counted == "yakuman" else (6000, "sanbaiman")
    for least, base, limit in ((11, 6000, "sanbaiman"), (8, 4000, "baiman"), (6, 3000, "haneman")):
        if scored.han >= least:
            return base, limit
    below = scored.fu * 2 ** (scored.han + 2)
    mangan = scored.han == 5 or below > 2000 or (kiriage == "yes" and below == 1920)
    return (2000, "mangan") if mangan else (below, None)


@settings(max_examples=count(45, 5_000))
@given(EITHER, SOME_RULES, st.sampled_from(["yakuman", "sanbaiman"]), st.sampled_from(["yes", "no"]))
def test_every_reading_adds_up(made: Made, rules: str, counted: str, kiriage: str) -> None:
    draft = made.draft(rules, counted_yakuman=counted, kiriage_mangan=kiriage)
    answer = score(draft)
    assume(isinstance(answer, Score))
    assert isinstance(answer, Score)
    readings = (answer.best, *answer.readings)
    assert [scored.total for scored in readings] == sorted((s.total for s in readings), reverse=True)
    assert len({scored.reading.text for scored in readings}) == len(readings)
    for scored in readings:
        assert isinstance(scored, RiichiReading)
        ids = [row.id for row in scored.rows]
        assert len(set(ids)) == len(ids)
        assert not set(ids) & {row.id for row in scored.not_counted}
        assert {row.outranked_by for row in scored.not_counted} <= set(ids)
        for places in [*(row.groups for row in scored.rows), *(row.groups for row in scored.not_counted)]:
            assert all(0 <= index < len(scored.reading.groups) for index in places)
            assert len(set(places)) == len(places)
        if not ids:
            assert (scored.total, scored.han, scored.base) == (0, 0, 0)
            continue
        base, limit = base_of(scored, counted, kiriage)
        assert (scored.base, scored.limit) == (base, limit)
        if scored.yakuman:
            assert (scored.han, scored.fu, scored.fu_items) == (None, None, ())
            assert sum(row.value for row in scored.rows) == scored.yakuman
        else:
            assert sum(row.value for row in scored.rows) == scored.han
            total = sum(item.fu for item in scored.fu_items)
            assert scored.fu == (25 if total == 25 else 10 * ceil(total / 10))
            assert all(item.fu > 0 for item in scored.fu_items)
        if not made.case.self_draw:
            times = 6 if made.case.seat == "E" else 4
            assert scored.total == 100 * ceil(times * base / 100)
