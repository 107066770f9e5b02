"""Hands, wins and drafts for hypothesis; whatever one set of tiles allows, complete or not."""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.groups import starts_chow
from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.melds import Meld, MeldType, meld_at
from mahjong_desk.core.tiles import COPIES, EAST, KINDS, TILES, Kind, Tile, Wind, is_red, kind_of
from mahjong_desk.rules.options import Kind as OptionKind
from mahjong_desk.rules.options import Option
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.rules.ruleset import RuleSet


def _pool(kinds: range, *, red: bool) -> list[Tile]:
    """Every copy of the kinds in a set of tiles, one five of a suit being red if asked."""
    pool = [kind for kind in kinds for _ in range(COPIES)]
    for number in range(KINDS, TILES) if red else ():
        if kind_of(number) in pool:
            pool[pool.index(kind_of(number))] = number
    return pool


@st.composite
def hands(
    draw: st.DrawFn, *, size: int | None = None, red: bool = True, most_melds: int = 4, kinds: int = KINDS
) -> Hand:
    """A hand of ``size`` tiles, or of any number up to 14; of 14 tiles one is the winning one."""
    wanted = draw(st.integers(0, 14)) if size is None else size
    pool = _pool(range(kinds), red=red)
    melds: list[Meld] = []
    for _ in range(draw(st.integers(0, min(most_melds, wanted // 3)))):
        made = meld_at(draw(st.sampled_from(MeldType)), draw(st.integers(0, kinds - 1)))
        if isinstance(made, Meld) and not Counter(made.tiles) - Counter(map(kind_of, pool)):
            tiles = []
            for kind in made.tiles:
                tiles.append(next(number for number in pool if kind_of(number) == kind))
                pool.remove(tiles[-1])
            melds.append(Meld(made.type, tuple(sorted(tiles, key=lambda n: (kind_of(n), is_red(n))))))
    wanted -= 3 * len(melds)
    tiles = [pool.pop(draw(st.integers(0, len(pool) - 1))) for _ in range(wanted)]
    won = tiles.pop() if tiles and wanted + 3 * len(melds) == 14 else None
    return Hand.of(tiles, melds, won)


tiles_in_any_order = st.lists(st.integers(0, TILES - 1), max_size=10).map(tuple)


@st.composite
def wins(draw: st.DrawFn) -> Win:
    """Any circumstances, whether they can stand together or not."""
    discarder = draw(st.sampled_from([None, *Wind]))
    return Win(
        self_draw=draw(st.booleans()),
        seat=draw(st.sampled_from(Wind)),
        round=draw(st.sampled_from(Wind)),
        discarder=discarder,
        nobody=discarder is None and draw(st.booleans()),
        conditions=draw(st.frozensets(st.sampled_from(Condition))),
        dora=draw(tiles_in_any_order),
        ura=draw(tiles_in_any_order),
        honba=draw(st.integers(0, 100)),
        sticks=draw(st.integers(0, 100)),
        players=draw(st.sampled_from([3, 4])),
        north=draw(st.integers(0, 4)),
        pao=draw(st.sampled_from([None, *Wind])),
    )


def values_of(option: Option) -> st.SearchStrategy[str]:
    """The values that an option takes."""
    if option.kind is OptionKind.NUMBER:
        return st.sampled_from(("0", "5", "99999"))
    if option.kind is OptionKind.SEVERAL:
        chosen = st.sets(st.sampled_from(option.values), min_size=1)
        several = chosen.map(lambda words: " ".join(word for word in option.values if word in words))
        return several | st.just("none")
    if option.kind is OptionKind.UMA:
        return st.sampled_from(("15 5 -5 -15", "jpml") if option.values == ("4",) else ("20 0 -20", "0 0 0"))
    return st.sampled_from(option.values)


@st.composite
def options_of(draw: st.DrawFn, rules: RuleSet) -> tuple[tuple[str, str], ...]:
    """Any of the options that a rule set has, changed or not."""
    some = st.lists(st.sampled_from(rules.options), unique_by=lambda option: option.id)
    changed = draw(some) if rules.options else []
    return tuple(sorted((option.id, draw(values_of(option))) for option in changed))


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    """A hand with everything that one line can carry; any of the options that its rule set has."""
    rules = rule_sets()[draw(st.sampled_from(sorted(rule_sets())))]
    return Draft(draw(hands()), draw(wins()), rules.id, draw(options_of(rules)))


def chow_starts() -> list[Kind]:
    """The kinds at which a chow starts."""
    return [kind for kind in range(EAST) if starts_chow(kind)]
