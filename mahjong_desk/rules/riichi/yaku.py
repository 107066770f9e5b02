"""The yaku: each is the facts that it needs, the facts that forbid it, and the groups that earn it.

What a yaku is worth, concealed and open, is in ``yaku.csv``.
"""

from __future__ import annotations

import csv
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mahjong_desk.core.arrangements import Reading
from mahjong_desk.core.groups import Shape
from mahjong_desk.core.tiles import DRAGONS, EAST, GREEN, RED, WHITE, WINDS, Kind, rank_of, suit_of
from mahjong_desk.rules.riichi.bits import Bit
from mahjong_desk.rules.riichi.table import Table

FOLDER = Path(__file__).parent

Indices = tuple[int, ...]
Earner = Callable[[Reading, Table], Indices]
"""The places of the groups that earn a yaku that was found in a reading."""


def no_groups(_reading: Reading, _table: Table) -> Indices:
    """The groups that earn what the whole hand, or the way it was won, earns: none of them."""
    return ()


def all_groups(reading: Reading, _table: Table) -> Indices:
    """Every group."""
    return tuple(range(len(reading.groups)))


def _chows(reading: Reading, _table: Table) -> Indices:
    return tuple([i for i, g in enumerate(reading.groups) if g.is_chow])


def _triplets(reading: Reading, _table: Table) -> Indices:
    return tuple([i for i, g in enumerate(reading.groups) if g.is_triplet])


def _kongs(reading: Reading, _table: Table) -> Indices:
    return tuple([i for i, g in enumerate(reading.groups) if g.is_kong])


def _identical(reading: Reading, _table: Table) -> Indices:
    starts = [g.kind if g.is_chow else -1 for g in reading.groups]
    twice = tuple([i for i, start in enumerate(starts) if start >= 0 and starts.count(start) > 1])
    return twice[:2] if len(twice) == 3 else twice


def _straight(reading: Reading, _table: Table) -> Indices:
    at = {g.kind: i for i, g in enumerate(reading.groups) if g.is_chow}
    first = next(first for first in (0, 9, 18) if {first, first + 3, first + 6} <= at.keys())
    return at[first], at[first + 3], at[first + 6]


def _similar(shapes: tuple[Shape, ...]) -> Earner:
    def earner(reading: Reading, _table: Table) -> Indices:
        ranks: dict[int, dict[int, int]] = {}
        for i, g in enumerate(reading.groups):
            if g.shape in shapes and suit_of(g.kind) < 3:
                ranks.setdefault(rank_of(g.kind), {}).setdefault(suit_of(g.kind), i)
        return next(tuple(suits.values()) for suits in ranks.values() if len(suits) == 3)

    return earner


def _concealed_triplets(reading: Reading, table: Table) -> Indices:
    by_discard = None if table.win.self_draw else reading.completed
    return tuple(
        [i for i, g in enumerate(reading.groups) if g.is_triplet and not g.exposed and i != by_discard]
    )


def _honors(kinds: range, *, pair: bool) -> Earner:
    def earner(reading: Reading, _table: Table) -> Indices:
        return tuple([i for i, g in enumerate(reading.groups) if g.kind in kinds and (pair or g.is_triplet)])

    return earner


def _dragon(kind: Kind) -> Earner:
    return lambda reading, _table: _triplet_of(kind, reading)


def _seat(reading: Reading, table: Table) -> Indices:
    return _triplet_of(EAST + table.win.seat, reading)


def _round(reading: Reading, table: Table) -> Indices:
    return _triplet_of(EAST + table.win.round, reading)


def _triplet_of(kind: Kind, reading: Reading) -> Indices:
    _, groups, _ = reading
    place = 0
    for part in groups:
        if part.kind == kind and part.is_triplet:
            break
        place += 1
    return (place,)


class Yaku(NamedTuple):
    """``asked``: the facts that matter; of these ``needs`` must hold, and no other one.

    ``yields_to``: the yaku that replaces it.
    """

    asked: int
    needs: int
    id: str
    earner: Earner
    yields_to: str | None = None


def _yaku(
    yaku_id: str,
    needs: Bit,
    earner: Earner = all_groups,
    *,
    never: Bit = Bit(0),  # noqa: B008 - a constant
    yields_to: str | None = None,
) -> Yaku:
    return Yaku(int(needs | never), int(needs), yaku_id, earner, yields_to)


_NUMBER = Bit.SIMPLE | Bit.TERMINAL

YAKU: tuple[Yaku, ...] = (
    _yaku("riichi", Bit.RIICHI, no_groups, yields_to="double-riichi"),
    _yaku("double-riichi", Bit.DOUBLE_RIICHI, no_groups),
    _yaku("ippatsu", Bit.IPPATSU, no_groups),
    _yaku("menzen-tsumo", Bit.CONCEALED | Bit.SELF_DRAW, no_groups),
    _yaku("pinfu", Bit.PEACE),
    _yaku("tanyao", Bit.SIMPLE | Bit.CONCEALED, never=Bit.HONOR | Bit.TERMINAL),
    _yaku("tanyao", Bit.SIMPLE | Bit.OPEN_TANYAO, never=Bit.HONOR | Bit.TERMINAL | Bit.CONCEALED),
    _yaku("iipeikou", Bit.CONCEALED | Bit.IDENTICAL, _identical, yields_to="ryanpeikou"),
    _yaku("haku", Bit.WHITE_SET, _dragon(WHITE)),
    _yaku("hatsu", Bit.GREEN_SET, _dragon(GREEN)),
    _yaku("chun", Bit.RED_SET, _dragon(RED)),
    _yaku("seat-wind", Bit.SEAT_SET, _seat),
    _yaku("round-wind", Bit.ROUND_SET, _round),
    _yaku("haitei", Bit.LAST_DRAW, no_groups),
    _yaku("houtei", Bit.LAST_DISCARD, no_groups),
    _yaku("rinshan", Bit.KONG, no_groups),
    _yaku("chankan", Bit.ROB, no_groups),
    _yaku("chiitoitsu", Bit.SEVEN_PAIRS),
    _yaku("sanshoku-doujun", Bit.THREE_SUITS_CHOWS, _similar((Shape.CHOW,))),
    _yaku("ittsu", Bit.STRAIGHT, _straight),
    _yaku("chanta", Bit.REGULAR | Bit.CHOW | Bit.HONOR, never=Bit.INSIDE),
    _yaku("toitoi", Bit.REGULAR | Bit.TRIPLET, _triplets, never=Bit.CHOW),
    _yaku("sanankou", Bit.THREE_CONCEALED, _concealed_triplets),
    _yaku("sankantsu", Bit.THREE_KONGS, _kongs),
    _yaku("sanshoku-doukou", Bit.THREE_SUITS_TRIPLETS, _similar((Shape.PUNG, Shape.KONG))),
    _yaku("honroutou", Bit.HONOR | Bit.TERMINAL, never=Bit.SIMPLE | Bit.ORPHANS),
    _yaku("shousangen", Bit.LITTLE_DRAGONS, _honors(DRAGONS, pair=True)),
    _yaku("honitsu", Bit.ONE_SUIT | Bit.HONOR),
    _yaku("junchan", Bit.REGULAR | Bit.CHOW, never=Bit.INSIDE | Bit.HONOR),
    _yaku("ryanpeikou", Bit.CONCEALED | Bit.IDENTICAL_TWICE, _chows),
    _yaku("chinitsu", Bit.ONE_SUIT, never=Bit.HONOR),
)
"""In the order in which they are named; dora come after them."""

YAKUMAN: tuple[Yaku, ...] = (
    _yaku("renhou", Bit.RENHOU_YAKUMAN | Bit.FIRST, no_groups, never=Bit.SELF_DRAW | Bit.DEALER),
    _yaku("tenhou", Bit.FIRST | Bit.SELF_DRAW | Bit.DEALER, no_groups),
    _yaku("chiihou", Bit.FIRST | Bit.SELF_DRAW, no_groups, never=Bit.DEALER),
    _yaku("kokushi", Bit.ORPHANS, never=Bit.THIRTEEN_WAIT),
    _yaku("kokushi-13-wait", Bit.ORPHANS | Bit.THIRTEEN_WAIT),
    _yaku("suuankou", Bit.FOUR_CONCEALED, _concealed_triplets, never=Bit.PAIR_WAIT),
    _yaku("suuankou-tanki", Bit.FOUR_CONCEALED | Bit.PAIR_WAIT, _concealed_triplets),
    _yaku("chuuren", Bit.CONCEALED | Bit.GATES, never=Bit.NINE_WAIT),
    _yaku("chuuren-9-wait", Bit.CONCEALED | Bit.GATES | Bit.NINE_WAIT),
    _yaku("daisangen", Bit.BIG_DRAGONS, _honors(DRAGONS, pair=False)),
    _yaku("shousuushii", Bit.LITTLE_WINDS, _honors(WINDS, pair=True)),
    _yaku("daisuushii", Bit.BIG_WINDS, _honors(WINDS, pair=False)),
    _yaku("tsuuiisou", Bit.HONOR, never=_NUMBER),
    _yaku("chinroutou", Bit.TERMINAL | Bit.REGULAR, never=Bit.SIMPLE | Bit.HONOR),
    _yaku("ryuuiisou", Bit.SOU | Bit.REGULAR, never=Bit.NOT_GREEN | Bit.GREEN_NEEDS_DRAGON),
    _yaku(
        "ryuuiisou", Bit.SOU | Bit.REGULAR | Bit.GREEN_NEEDS_DRAGON | Bit.GREEN_DRAGON, never=Bit.NOT_GREEN
    ),
    _yaku("suukantsu", Bit.FOUR_KONGS, _kongs),
)

DOUBLE_FORMS = frozenset({"kokushi-13-wait", "suuankou-tanki", "chuuren-9-wait", "daisuushii"})
"""Yakuman that count double where ``double_yakuman_forms`` is on."""

WAIT_FORMS = {"kokushi": "kokushi-13-wait", "suuankou": "suuankou-tanki", "chuuren": "chuuren-9-wait"}
"""The form that a dealt hand takes there: no one tile completed it."""


class Worth(NamedTuple):
    """What a yaku is worth concealed and open; 0 where it cannot be open."""

    unit: str
    concealed: int
    open: int


@cache
def worths() -> dict[str, Worth]:
    """What each yaku is worth, by id, in the order of ``yaku.csv``."""
    with (FOLDER / "yaku.csv").open(encoding="utf-8", newline="") as file:
        return {
            line["id"]: Worth(line["unit"], int(line["concealed"]), int(line["open"] or 0))
            for line in csv.DictReader(file)
        }
