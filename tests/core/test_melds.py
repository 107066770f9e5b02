"""Melds and the groups that they are."""

from __future__ import annotations

import pytest

from mahjong_desk.core.groups import GROUPS, Shape, group
from mahjong_desk.core.melds import Meld, MeldType, meld_at, meld_from
from mahjong_desk.core.problems import Problem
from mahjong_desk.core.tiles import CODES, KINDS, tile


def tiles(text: str) -> list[int]:
    return [tile(text[at : at + 2]) for at in range(0, len(text), 2)]


@pytest.mark.parametrize(
    ("made_of", "concealed", "expected", "shape"),
    [
        ("1m2m3m", False, "(123m)", Shape.CHOW),
        ("9p7p8p", False, "(789p)", Shape.CHOW),
        ("0s6s4s", False, "(406s)", Shape.CHOW),
        ("7z7z7z", False, "(777z)", Shape.PUNG),
        ("0p5p5p", False, "(550p)", Shape.PUNG),
        ("1s1s1s1s", False, "(1111s)", Shape.KONG),
        ("1s1s1s1s", True, "[1111s]", Shape.KONG),
        ("0m5m5m5m", True, "[5550m]", Shape.KONG),
    ],
)
def test_melds(made_of: str, concealed: bool, expected: str, shape: Shape) -> None:
    made = meld_from(tiles(made_of), concealed=concealed)
    assert isinstance(made, Meld)
    assert (made.text, made.group.shape, made.exposed) == (expected, shape, not concealed)
    assert made.group.text == expected.replace("0", "5")
    assert made.group.exposed is not concealed


@pytest.mark.parametrize(
    ("made_of", "concealed", "detail"),
    [
        ("1m2m4m", False, "not-a-set"),
        ("8p9p1p", False, "not-a-set"),
        ("8p9p1s", False, "not-a-set"),
        ("9m1p2p", False, "not-a-set"),
        ("1m1m", False, "not-a-set"),
        ("", False, "not-a-set"),
        ("1m", False, "not-a-set"),
        ("1z1z", False, "not-a-set"),
        ("1m2m3m4m", False, "not-a-set"),
        ("1m1m1m1m1m", False, "not-a-set"),
        ("1m1p1s", False, "not-a-set"),
        ("1z2z3z", False, "honors-make-no-chow"),
        ("5z6z7z", False, "honors-make-no-chow"),
        ("1m2m3m", True, "not-a-concealed-kong"),
        ("1m1m1m", True, "not-a-concealed-kong"),
        ("1m1m1m2m", True, "not-a-concealed-kong"),
        ("", True, "not-a-concealed-kong"),
    ],
)
def test_what_is_no_meld(made_of: str, concealed: bool, detail: str) -> None:
    problem = meld_from(tiles(made_of), concealed=concealed)
    assert isinstance(problem, Problem)
    assert problem.detail == detail


@pytest.mark.parametrize(
    ("meld_type", "code", "expected"),
    [
        (MeldType.CHOW, "1m", "(123m)"),
        (MeldType.CHOW, "7s", "(789s)"),
        (MeldType.CHOW, "8s", "(789s)"),
        (MeldType.CHOW, "9s", "(789s)"),
        (MeldType.PUNG, "5z", "(555z)"),
        (MeldType.KONG, "9p", "(9999p)"),
        (MeldType.CONCEALED_KONG, "9p", "[9999p]"),
    ],
)
def test_the_meld_that_a_tile_means(meld_type: MeldType, code: str, expected: str) -> None:
    made = meld_at(meld_type, tile(code))
    assert isinstance(made, Meld)
    assert made.text == expected
    assert made.type is meld_type


def test_honors_mean_no_chow() -> None:
    for kind in range(27, KINDS):
        problem = meld_at(MeldType.CHOW, kind)
        assert isinstance(problem, Problem)
        assert (problem.detail, problem.data["tiles"]) == ("honors-make-no-chow", CODES[kind])


def test_every_group_exists_once() -> None:
    assert [found.id for found in GROUPS] == list(range(len(GROUPS)))
    # concealed: chows, pungs, kongs, pairs, singles; exposed: chows, pungs, kongs
    assert len(GROUPS) == 21 + 4 * 34 + 21 + 2 * 34
    assert len({(found.shape, found.kind, found.exposed) for found in GROUPS}) == len(GROUPS)
    assert all(group(found.shape, found.kind, exposed=found.exposed) is found for found in GROUPS)


def test_what_a_group_is_made_of() -> None:
    sizes = {Shape.CHOW: 3, Shape.PUNG: 3, Shape.KONG: 4, Shape.PAIR: 2, Shape.SINGLE: 1}
    for found in GROUPS:
        assert len(found.kinds) == sizes[found.shape]
        assert found.kind == min(found.kinds)
        assert found.is_triplet == (found.shape in (Shape.PUNG, Shape.KONG))
        assert found.is_chow == (found.shape is Shape.CHOW)
        assert found.is_kong == (found.shape is Shape.KONG)


@pytest.mark.parametrize("kind", [7, 8, 16, 25, 26, 27, 33])
def test_no_chow_starts_at_eights_nines_and_honors(kind: int) -> None:
    with pytest.raises(KeyError):
        group(Shape.CHOW, kind)
