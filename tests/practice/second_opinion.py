"""A second opinion on what was dealt, by what shares nothing with the dealing nor with the engine.

Whether a hand is one that can lie on a table is told by counting tiles and by the words of the rules. What it
scores is told by the two other scorers that the tests have: :mod:`tests.rules.brute_force`, and the package
``mahjong`` for those riichi profiles that it knows.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Win
from mahjong_desk.core.melds import MeldType
from mahjong_desk.core.tiles import CODES, Tile, kind_of
from mahjong_desk.practice.exercises import Exercise
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set
from tests.rules.asking import WSOM
from tests.rules.brute_force import ALL_TILES, Case, Group, is_complete, layouts, scores
from tests.rules.riichi.test_other_scorer import RULES, can_be_told, compare, paid, their_answer, theirs

REACH = {"riichi", "double-riichi"}
_LACKING = {f"{rank}m" for rank in range(2, 9)}
"""The kinds that three players do without."""


def _code(number: Tile) -> str:
    return CODES[kind_of(number)]


def case_of(draft: Draft, winning: str = "") -> Case:
    """The hand as the slow scorer has it, won with another tile if one is named."""
    hand, win = draft.hand, draft.win
    if hand.winning is not None:
        winning = winning or _code(hand.winning)
    melds = [
        (tuple(sorted(map(_code, meld.tiles))), meld.type is not MeldType.CONCEALED_KONG)
        for meld in hand.melds
    ]
    conditions = frozenset(condition.value for condition in win.conditions)
    concealed = tuple(map(_code, hand.concealed))
    return Case(concealed, tuple(melds), winning, win.self_draw, win.seat.name, conditions)


def _held(case: Case) -> list[str]:
    """All tiles but the one that won."""
    return [*case.concealed, *(tile for meld, _ in case.melds for tile in meld)]


# A hand that can be


def check_can_be(draft: Draft) -> None:
    """No tile too many, sets that are sets, a complete hand, and no two things that exclude each other.

    As many indicators lie open as a table has; beside a ready hand, which is not scored, none is told of.
    """
    case, win = case_of(draft), draft.win
    tiles = [
        *case.concealed,
        *filter(None, [case.winning]),
        *(tile for meld, _ in case.melds for tile in meld),
    ]
    beside = [_code(number) for number in (*win.dora, *win.ura)]
    beyond = [*tiles, *beside, *["4z"] * win.north]
    assert max(Counter(beyond).values()) <= 4, case
    assert win.players == 4 or not _LACKING.intersection(beyond), case
    for meld, is_open in case.melds:
        _check_meld(meld, is_open=is_open)
        assert win.players == 4 or len(set(meld)) == 1, "with three players nobody calls a chow"
    if not case.winning:
        assert len(case.concealed) + 3 * len(case.melds) == 13, case
        assert not beside, case
        return
    assert is_complete(case.concealed, case.melds, case.winning), case
    _check_circumstances(draft, case, beside)
    _check_indicators(draft, case)
    assert win.self_draw or (win.discarder is not None and win.discarder is not win.seat)


def _check_meld(meld: Group, *, is_open: bool) -> None:
    if len(set(meld)) == 1:
        assert len(meld) == 4 or (len(meld) == 3 and is_open)
    else:
        ranks = [int(tile[0]) for tile in meld]
        assert is_open
        assert len({tile[1] for tile in meld} - {"z"}) == 1
        assert ranks == [ranks[0], ranks[0] + 1, ranks[0] + 2]


def _check_circumstances(draft: Draft, case: Case, beside: list[str]) -> None:
    has = case.conditions
    is_open = any(opened for _, opened in case.melds)
    others = [*_held(case), *beside]
    assert not (has & REACH and is_open), case
    assert not has >= REACH, case
    assert "ippatsu" not in has or has & REACH, case
    assert not has >= {"ippatsu", "kong"}, "a kong of one's own ends the first turn after reach"
    assert not has >= {"kong", "rob"}, case
    if "kong" in has:
        assert case.self_draw, case
        assert draft.win.north or any(len(meld) == 4 for meld, _ in case.melds), case
    if "rob" in has:
        assert not case.self_draw, case
        assert case.winning not in others, "the other three lie in the kong that was robbed"
    if "first" in has:
        assert not case.melds, case
        assert not has & {*REACH, "ippatsu", "kong", "rob", "last"}, case
        assert case.self_draw or case.seat != "E", case
    if draft.rules in WSOM:
        assert not has & {*REACH, "ippatsu"}, case
    else:
        assert not has >= {"kong", "last"}, "the last tile of the wall replaces no kong"


def _check_indicators(draft: Draft, case: Case) -> None:
    win = draft.win
    if draft.rules in WSOM:
        assert (win.dora, win.ura) == ((), ())
        return
    rules = rule_set(draft.rules)
    options, _ = resolve(rules.options, draft.options, rules.id)
    kongs = sum(len(meld) == 4 for meld, _ in case.melds) if options["kan_dora"] == "yes" else 0
    assert len(win.dora) == 1 + kongs, case
    assert len(win.ura) == (1 + kongs if case.conditions & REACH and options["ura_dora"] == "yes" else 0), (
        case
    )


# The answer


class Opinion(NamedTuple):
    """What another scorer says: the patterns of the best reading, or of those alike; of any; the figures."""

    best: list[set[str]]
    of_any: set[str]
    figures: dict[str, int]


def opinion(draft: Draft) -> Opinion | None:
    """What another scorer says of a complete hand; None where there is none that can be told of it."""
    if draft.rules in WSOM:
        return _by_brute_force(draft)
    if draft.rules in RULES and not draft.options and can_be_told(draft, draft.rules):
        return _by_mahjong(draft)
    return None


def _by_brute_force(draft: Draft) -> Opinion:
    rules = rule_set(draft.rules)
    options, _ = resolve(rules.options, draft.options, rules.id)
    limit, greater = options["limit"], options["all_honors_adds_mixed_greater"] == "yes"
    found = scores(
        case_of(draft),
        rules.id,
        limit=None if limit == "none" else int(limit),
        chicken=int(options["chicken"]),
        honors_add_greater=greater,
    )
    total, rows = found[0]
    best = [set(other) for value, other in found if value == total and len(other) == len(rows)]
    figures = {"total": total, **_shares(total, draft.win)}
    return Opinion(best, {name for _, other in found for name in other}, figures)


def _shares(total: int, win: Win) -> dict[str, int]:
    """A drawn hand is paid by each; of a discard the others pay 25 at most each, the discarder the rest."""
    others = [seat for seat in "ESWN" if seat != win.seat.name]
    if win.self_draw:
        return {f"pays-{seat}": total for seat in others}
    assert win.discarder is not None
    little = min(total, 25)
    paid = dict.fromkeys(others, little)
    paid[win.discarder.name] = 3 * total - 2 * little
    return {f"pays-{seat}": value for seat, value in paid.items()}


def _by_mahjong(draft: Draft) -> Opinion:
    compare(draft, draft.rules)
    other, win = their_answer(draft.hand, draft.win, draft.rules), draft.win
    seen, got = theirs(other), paid(other, draft.win)
    values = dict(seen.yaku)
    if "dora" in values:  # norths that were set aside are among them
        values |= {"dora": values["dora"] - win.north, "north-dora": win.north}
    names = {name for name, value in values.items() if value or name not in ("dora", "north-dora")}
    figures = {f"pays-{seat.name}": -value for seat, value in got.items() if seat is not win.seat}
    if seen.fu:  # of a yakuman neither is told
        figures |= {"han": seen.han, "fu": seen.fu}
    if not win.honba and not win.sticks:
        figures["total"] = got[win.seat]
    return Opinion([names], names, figures)


def check_figures(exercise: Exercise, told: Opinion) -> None:
    """Each figure is what the other scorer makes of the hand."""
    for figure in exercise.figures:
        if figure.id in told.figures:
            assert figure.value == told.figures[figure.id], (exercise.draft, figure)


def check_options(exercise: Exercise, told: Opinion) -> None:
    """The right patterns are those of the best reading, and no other one to tick is scored at all."""
    right = {option.pattern for option in exercise.options if option.right}
    wrong = {option.pattern for option in exercise.options if not option.right}
    outranked = {option.pattern for option in exercise.options if option.outranked_by is not None}
    assert not (wrong - outranked) & told.of_any, exercise.draft
    # Riichi readings that pay the same may have other yaku; ``compare`` has looked at those.
    assert exercise.draft.rules not in WSOM or right in told.best, exercise.draft


def check_best_reading(exercise: Exercise, told: Opinion) -> None:
    """The readings have the tiles of the hand, and the best one pays what the other scorer says."""
    case = case_of(exercise.draft)
    tiles = Counter([*_held(case), case.winning])
    for one in exercise.readings:
        groups = one.reading.groups
        assert Counter(CODES[kind] for group in groups for kind in group.kinds) == tiles
    if "total" in told.figures:
        assert exercise.readings[exercise.best].total == told.figures["total"]


def winning_tiles(draft: Draft) -> set[str]:
    """The kinds that complete a ready hand, of which one is left, by trying each."""
    found = set()
    tiles = Counter(_held(case_of(draft)))
    for code in ALL_TILES:
        ways = layouts(case_of(draft, code)) if tiles[code] < 4 else iter(())
        # In riichi four equal tiles are no two pairs.
        if any(form != "pairs" or draft.rules in WSOM or len(set(groups)) == 7 for form, groups in ways):
            found.add(code)
    return found
