"""A second scorer of World Series of Mahjong, slow and simple, to check the first one against.

It shares nothing with the program: tiles are two-letter texts, a hand is split by trying every group that
holds its first tile, and each pattern is the sentence of the rules as a condition on the groups.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TypeAlias

# id: series, values of wsom, wsom-mt and zung-jung (one where they agree)
TABLE: dict[str, tuple[str, tuple[int, ...]]] = {
    "all-sequences": ("1.1", (5,)),
    "concealed-hand": ("1.2", (5,)),
    "no-terminals": ("1.3", (5,)),
    "mixed-one-suit": ("2.1", (40,)),
    "pure-one-suit": ("2.1", (100, 100, 80)),
    "nine-gates": ("2.2", (480,)),
    "value-honor": ("3.1", (10,)),
    "small-three-dragons": ("3.2", (40, 30, 40)),
    "big-three-dragons": ("3.2", (130,)),
    "small-three-winds": ("3.3", (30, 25, 30)),
    "big-three-winds": ("3.3", (120,)),
    "small-four-winds": ("3.3", (320,)),
    "big-four-winds": ("3.3", (400,)),
    "all-honors": ("3.4", (320,)),
    "all-triplets": ("4.1", (30,)),
    "two-concealed-triplets": ("4.2", (5,)),
    "three-concealed-triplets": ("4.2", (30,)),
    "four-concealed-triplets": ("4.2", (125,)),
    "one-kong": ("4.3", (5,)),
    "two-kong": ("4.3", (20,)),
    "three-kong": ("4.3", (120,)),
    "four-kong": ("4.3", (480,)),
    "two-identical-sequences": ("5.1", (10,)),
    "two-identical-sequences-twice": ("5.1", (55, 55, 60)),
    "three-identical-sequences": ("5.1", (120,)),
    "four-identical-sequences": ("5.1", (480,)),
    "three-similar-sequences": ("6.1", (35,)),
    "small-three-similar-triplets": ("6.2", (30,)),
    "three-similar-triplets": ("6.2", (120,)),
    "nine-tile-straight": ("7.1", (40,)),
    "three-consecutive-triplets": ("7.2", (100,)),
    "four-consecutive-triplets": ("7.2", (200,)),
    "mixed-lesser-terminals": ("8.1", (40,)),
    "pure-lesser-terminals": ("8.1", (50,)),
    "mixed-greater-terminals": ("8.1", (100,)),
    "pure-greater-terminals": ("8.1", (400,)),
    "final-draw": ("9.1", (10,)),
    "final-discard": ("9.1", (10,)),
    "win-on-kong": ("9.2", (10,)),
    "robbing-a-kong": ("9.3", (10,)),
    "blessing-of-heaven": ("9.4", (155,)),
    "blessing-of-earth": ("9.4", (155,)),
    "thirteen-orphans": ("10.1", (160,)),
    "seven-pairs": ("10.2", (30,)),
}
_COLUMNS = ("wsom", "wsom-mt", "zung-jung")

Group: TypeAlias = "tuple[str, ...]"
NUMBERS = [rank + suit for suit in "mps" for rank in "123456789"]
WINDS, DRAGONS = ["1z", "2z", "3z", "4z"], ["5z", "6z", "7z"]
HONORS = WINDS + DRAGONS
TERMINALS = [rank + suit for suit in "mps" for rank in "19"]
ORPHANS = sorted(TERMINALS + HONORS)
ALL_TILES = NUMBERS + HONORS


def value_of(pattern: str, rules: str) -> int:
    """What a pattern adds once in a rule set."""
    values = TABLE[pattern][1]
    return values[_COLUMNS.index(rules)] if len(values) > 1 else values[0]


@dataclass(frozen=True)
class Case:
    """A hand and its win. ``melds``: the tiles and whether they lie open."""

    concealed: tuple[str, ...]
    melds: tuple[tuple[Group, bool], ...]
    winning: str
    self_draw: bool = False
    seat: str = "E"
    conditions: frozenset[str] = frozenset()

    @property
    def line(self) -> str:
        """The hand as the program reads it, every tile with its own letter."""
        melds = "".join(("({})" if is_open else "[{}]").format("".join(m)) for m, is_open in self.melds)
        return "".join(self.concealed) + melds + "+" + self.winning


@dataclass(frozen=True)
class Seen:
    """One way to look at the hand: its sets and pair, which lie open, and the group the win completed."""

    case: Case
    form: str
    concealed: tuple[Group, ...]
    completed: Group

    @property
    def groups(self) -> list[Group]:
        return [*self.concealed, *(meld for meld, _ in self.case.melds)]

    @property
    def tiles(self) -> list[str]:
        return [tile for group in self.groups for tile in group]

    @property
    def pair(self) -> str:
        return next(group[0] for group in self.groups if len(group) == 2)

    @property
    def chows(self) -> list[Group]:
        return [group for group in self.groups if len(group) == 3 and len(set(group)) == 3]

    @property
    def triplets(self) -> list[str]:
        return [group[0] for group in self.groups if len(group) > 2 and len(set(group)) == 1]

    @property
    def kongs(self) -> int:
        return sum(len(group) == 4 for group in self.groups)

    @property
    def concealed_triplets(self) -> int:
        made = [g for g in self.concealed if len(g) == 3 and len(set(g)) == 1]
        kongs = [meld for meld, is_open in self.case.melds if not is_open]
        spoilt = not self.case.self_draw and self.completed in made
        return len(made) + len(kongs) - spoilt


def _is_set(tiles: Group) -> bool:
    if len(set(tiles)) == 1:
        return True
    suits = {tile[1] for tile in tiles}
    ranks = sorted(int(tile[0]) for tile in tiles)
    return len(suits) == 1 and "z" not in suits and ranks == [ranks[0], ranks[0] + 1, ranks[0] + 2]


@cache
def _splits(tiles: Group) -> frozenset[tuple[Group, ...]]:
    """Every way to lay tiles out as sets and pairs, by trying all that can go with the first tile."""
    if not tiles:
        return frozenset({()})
    found = set()
    for others in {*combinations(tiles[1:], 1), *combinations(tiles[1:], 2)}:
        group = (tiles[0], *others)
        if _is_set(group):
            left = list(tiles)
            for tile in group:
                left.remove(tile)
            found |= {tuple(sorted((group, *more))) for more in _splits(tuple(left))}
    return frozenset(found)


def layouts(case: Case) -> Iterator[tuple[str, tuple[Group, ...]]]:
    """The forms of the hand with its concealed groups; nothing where it is not complete."""
    tiles = tuple(sorted((*case.concealed, case.winning)))
    pairs = tuple(tiles[place : place + 2] for place in range(0, len(tiles), 2))
    if len(tiles) + 3 * len(case.melds) != 14:
        return
    for split in _splits(tiles) if len(tiles) % 3 == 2 else ():
        if sum(len(group) == 2 for group in split) == 1:
            yield "regular", split
    if len(tiles) == 14 and all(one == other for one, other in pairs):
        yield "pairs", pairs
    if len(tiles) == 14 and sorted(set(tiles)) == ORPHANS:
        yield "orphans", tuple((tile,) * tiles.count(tile) for tile in ORPHANS)


def is_complete(concealed: tuple[str, ...], melds: tuple[tuple[Group, bool], ...], winning: str) -> bool:
    """Whether the tiles are a complete hand in any form."""
    return any(True for _ in layouts(Case(concealed, melds, winning)))


def looks(case: Case) -> Iterator[Seen]:
    """Every layout with every group that the winning tile can belong to, equal groups once."""
    for form, groups in layouts(case):
        for completed in sorted({group for group in groups if case.winning in group}):
            yield Seen(case, form, groups, completed)


# The patterns, in the words of the rules


def _one_suit(seen: Seen) -> set[str]:
    return {tile[1] for tile in seen.tiles}


def _outside(group: Group, allowed: list[str]) -> bool:
    return any(tile in allowed for tile in group)


def _times(seen: Seen) -> list[int]:
    return sorted(seen.chows.count(chow) for chow in set(seen.chows))


def _similar_triplets(seen: Seen) -> list[set[str]]:
    return [{tile[1] for tile in seen.triplets if tile[0] == rank and tile[1] != "z"} for rank in "123456789"]


def _small_similar(seen: Seen) -> bool:
    rank, suit = seen.pair[0], seen.pair[1]
    suits = {tile[1] for tile in seen.triplets if tile[0] == rank} - {"z"}
    return suit != "z" and len(suits | {suit}) == 3 and suit not in suits


def _similar_chows(seen: Seen) -> bool:
    starts = {chow[0] for chow in seen.chows}
    return any({rank + suit for suit in "mps"} <= starts for rank in "1234567")


def _straight(seen: Seen) -> bool:
    starts = {chow[0] for chow in seen.chows}
    return any({f"1{suit}", f"4{suit}", f"7{suit}"} <= starts for suit in "mps")


def _in_a_row(seen: Seen, length: int) -> bool:
    return any(
        all(f"{rank + step}{suit}" in seen.triplets for step in range(length))
        for suit in "mps"
        for rank in range(1, 11 - length)
    )


def _triplets_of(seen: Seen, kinds: list[str]) -> int:
    return sum(tile in kinds for tile in seen.triplets)


def _gates(seen: Seen) -> bool:
    suit = seen.case.winning[1]
    return suit != "z" and sorted(seen.case.concealed) == sorted(rank + suit for rank in "1112345678999")


def _concealed(seen: Seen) -> bool:
    return not any(is_open for _, is_open in seen.case.melds)


Test: TypeAlias = Callable[[Seen], bool]
OF_SETS: dict[str, Test] = {
    "all-sequences": lambda s: len(s.chows) == 4,
    "concealed-hand": _concealed,
    "nine-gates": _gates,
    "small-three-dragons": lambda s: _triplets_of(s, DRAGONS) == 2 and s.pair in DRAGONS,
    "big-three-dragons": lambda s: _triplets_of(s, DRAGONS) == 3,
    "small-three-winds": lambda s: _triplets_of(s, WINDS) == 2 and s.pair in WINDS,
    "big-three-winds": lambda s: _triplets_of(s, WINDS) == 3,
    "small-four-winds": lambda s: _triplets_of(s, WINDS) == 3 and s.pair in WINDS,
    "big-four-winds": lambda s: _triplets_of(s, WINDS) == 4,
    "all-triplets": lambda s: len(s.triplets) == 4,
    "two-concealed-triplets": lambda s: s.concealed_triplets == 2,
    "three-concealed-triplets": lambda s: s.concealed_triplets == 3,
    "four-concealed-triplets": lambda s: s.concealed_triplets == 4,
    "one-kong": lambda s: s.kongs == 1,
    "two-kong": lambda s: s.kongs == 2,
    "three-kong": lambda s: s.kongs == 3,
    "four-kong": lambda s: s.kongs == 4,
    "two-identical-sequences": lambda s: 2 in _times(s),
    "two-identical-sequences-twice": lambda s: _times(s) == [2, 2],
    "three-identical-sequences": lambda s: 3 in _times(s),
    "four-identical-sequences": lambda s: 4 in _times(s),
    "three-similar-sequences": _similar_chows,
    "small-three-similar-triplets": _small_similar,
    "three-similar-triplets": lambda s: {"m", "p", "s"} in _similar_triplets(s),
    "nine-tile-straight": _straight,
    "three-consecutive-triplets": lambda s: _in_a_row(s, 3),
    "four-consecutive-triplets": lambda s: _in_a_row(s, 4),
    "mixed-lesser-terminals": lambda s: all(_outside(group, ORPHANS) for group in s.groups),
    "pure-lesser-terminals": lambda s: all(_outside(group, TERMINALS) for group in s.groups),
    "win-on-kong": lambda s: "kong" in s.case.conditions,
}
OF_TILES: dict[str, Test] = {
    "no-terminals": lambda s: not _outside(tuple(s.tiles), ORPHANS),
    "mixed-one-suit": lambda s: len(_one_suit(s)) == 2 and "z" in _one_suit(s),
    "pure-one-suit": lambda s: len(_one_suit(s)) == 1 and "z" not in _one_suit(s),
    "all-honors": lambda s: _one_suit(s) == {"z"},
    "mixed-greater-terminals": lambda s: all(tile in ORPHANS for tile in s.tiles),
    "pure-greater-terminals": lambda s: all(tile in TERMINALS for tile in s.tiles),
}
OF_THE_WIN: dict[str, Test] = {
    "final-draw": lambda s: "last" in s.case.conditions and s.case.self_draw,
    "final-discard": lambda s: "last" in s.case.conditions and not s.case.self_draw,
    "robbing-a-kong": lambda s: "rob" in s.case.conditions,
    "blessing-of-heaven": lambda s: "first" in s.case.conditions and s.case.seat == "E",
    "blessing-of-earth": lambda s: (
        "first" in s.case.conditions and s.case.seat != "E" and not s.case.self_draw
    ),
}


def _always(seen: Seen) -> bool:
    return True


BY_FORM: dict[str, dict[str, Test]] = {
    "regular": {**OF_SETS, **OF_TILES, **OF_THE_WIN},
    "pairs": {**OF_TILES, **OF_THE_WIN, "seven-pairs": _always},
    "orphans": {**OF_THE_WIN, "thirteen-orphans": _always},
}


def counted(seen: Seen, rules: str, *, honors_add_greater: bool = True) -> dict[str, int]:
    """The patterns that count in one look at the hand, with what they add: the highest of each series."""
    values = {name: value_of(name, rules) for name, holds in BY_FORM[seen.form].items() if holds(seen)}
    if "all-honors" in values and not honors_add_greater:
        values = {name: value for name, value in values.items() if TABLE[name][0] != "8.1"}
    best = {
        name: value
        for name, value in values.items()
        if all(value >= values[other] for other in values if TABLE[other][0] == TABLE[name][0])
    }
    if seen.form == "regular":
        own = WINDS["ESWN".index(seen.case.seat)]
        honors = _triplets_of(seen, [own, *DRAGONS])
        best |= {"value-honor": honors * value_of("value-honor", rules)} if honors else {}
    return best


Scored: TypeAlias = "tuple[int, dict[str, int]]"


def limited(rows: dict[str, int], limit: int | None, chicken: int) -> Scored:
    """The total and the rows that count under a limit."""
    if not rows:
        return chicken, rows
    total = sum(rows.values())
    if limit is None:
        return total, rows
    listed = {name: value for name, value in rows.items() if value >= limit}
    if listed:
        name = max(listed, key=lambda one: listed[one])
        return listed[name], {name: listed[name]}
    return min(total, limit), rows


def scores(
    case: Case, rules: str, *, limit: int | None = None, chicken: int = 0, honors_add_greater: bool = True
) -> list[Scored]:
    """Every look at the hand with its total and its rows, best first; ties by more rows."""
    found = [
        limited(counted(seen, rules, honors_add_greater=honors_add_greater), limit, chicken)
        for seen in looks(case)
    ]
    return sorted(found, key=lambda one: (-one[0], -len(one[1])))
