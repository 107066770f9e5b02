"""Made-up hands for hypothesis: complete ones, rich in patterns, with a win that the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition, Win
from mahjong_desk.core.notation import parse_hand
from mahjong_desk.core.tiles import Wind
from tests.rules.brute_force import ALL_TILES, ORPHANS, Case, Group

CHOWS: list[Group] = [
    (f"{rank}{suit}", f"{rank + 1}{suit}", f"{rank + 2}{suit}") for suit in "mps" for rank in range(1, 8)
]
PUNGS: list[Group] = [(tile,) * 3 for tile in ALL_TILES]
KONGS: list[Group] = [(tile,) * 4 for tile in ALL_TILES]
SUITS = ("mpsz", "mps", "mp", "m", "pz", "sz", "z", "mps", "mpsz")
RANKS = ("123456789", "123456789", "1234", "2345678", "19", "123789", "456")


def _fits(group: Sequence[str], used: Counter[str]) -> bool:
    wanted = Counter(group)
    return all(used[tile] + count <= 4 for tile, count in wanted.items())


def _related(group: Group) -> list[Group]:
    """Sets like one that is there: in another suit, a step on, or the same again."""
    if group[0][1] == "z":
        return [other for other in PUNGS if other[0][1] == "z"]
    moved = []
    for suit in "mps":
        for step in (-3, -1, 0, 1, 3):
            ranks = [int(tile[0]) + step for tile in group]
            if ranks[0] >= 1 and ranks[-1] <= 9 and (suit == group[0][1] or step == 0):
                moved.append(tuple(f"{rank}{suit}" for rank in ranks))
    return moved


@st.composite
def _regular(draw: st.DrawFn) -> tuple[list[Group], str]:
    """Four sets and the tile of a pair that one set of tiles allows."""
    suits, ranks = draw(st.sampled_from(SUITS)), draw(st.sampled_from(RANKS))
    shapes = draw(st.sampled_from([CHOWS, PUNGS, CHOWS + PUNGS, CHOWS + PUNGS + KONGS, PUNGS + KONGS]))
    wanted = [s for s in shapes if all(t[1] in suits and (t[1] == "z" or t[0] in ranks) for t in s)]
    used: Counter[str] = Counter()
    sets: list[Group] = []
    while len(sets) < 4:
        near = [s for s in _related(sets[-1]) if _fits(s, used)] if sets else []
        fitting = [s for s in wanted if _fits(s, used)] or [s for s in CHOWS + PUNGS if _fits(s, used)]
        follows = bool(near) and draw(st.booleans())
        chosen = draw(st.sampled_from(near if follows else fitting))
        sets.append(chosen)
        used.update(chosen)
    pairs = [tile for tile in ALL_TILES if _fits((tile, tile), used)]
    near_pairs = [tile for tile in pairs if tile[1] in suits and (tile[1] == "z" or tile[0] in ranks)]
    return sets, draw(st.sampled_from(near_pairs or pairs))


@st.composite
def _circumstances(draw: st.DrawFn, case: Case) -> frozenset[str]:
    """Circumstances that do not contradict the hand or one another."""
    held = (*case.concealed, *(tile for meld, _ in case.melds for tile in meld))
    allowed: list[set[str]] = [set(), set(), {"last"}]
    if case.self_draw and any(len(meld) == 4 for meld, _ in case.melds):
        allowed += [{"kong"}, {"kong", "last"}]
    if not case.self_draw and case.winning not in held:
        allowed.append({"rob"})
    if not case.melds and (case.seat == "E") == case.self_draw:
        allowed.append({"first"})
    return frozenset(draw(st.sampled_from(allowed)))


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A complete hand with a win that scores in every rule set of the family."""
    form = draw(st.sampled_from(["regular"] * 8 + ["pairs", "orphans"]))
    melds: list[tuple[Group, bool]] = []
    if form == "regular":
        sets, pair = draw(_regular())
        tiles = [pair, pair]
        for group in sets:
            opened = draw(st.sampled_from(["no", "no", "yes"])) == "yes"
            if opened or len(group) == 4:
                melds.append((group, opened))
            else:
                tiles += group
    elif form == "pairs":
        suits = draw(st.sampled_from(SUITS))
        allowed = [tile for tile in ALL_TILES if tile[1] in suits]
        least = 7 if len(allowed) < 9 else 1
        found = draw(st.lists(st.sampled_from(allowed), min_size=7, max_size=7, unique=least == 7))
        doubled = Counter(found)
        tiles = [tile for tile, count in doubled.items() for _ in range(2 * min(count, 2))]
        spare = [tile for tile in ALL_TILES if tile not in doubled]
        while len(tiles) < 14:
            tiles += [spare[0]] * 2
            spare.pop(0)
    else:
        tiles = [*ORPHANS, draw(st.sampled_from(ORPHANS))]
    winning = draw(st.sampled_from(sorted(set(tiles))))
    tiles.remove(winning)
    tiles = draw(st.permutations(tiles))
    plain = Case(tuple(tiles), tuple(melds), winning, draw(st.booleans()), draw(st.sampled_from("ESWN")))
    conditions = draw(_circumstances(plain))
    return Case(plain.concealed, plain.melds, winning, plain.self_draw, plain.seat, conditions)


@st.composite
def one_suit_tiles(draw: st.DrawFn) -> Case:
    """Fourteen concealed tiles of one suit, complete in one way or in many, or with one tile exchanged."""
    suit = draw(st.sampled_from("mps"))
    ranks = [str(rank) for rank in range(1, 10)]
    if draw(st.sampled_from(["sets", "sets", "sets", "gates"])) == "gates":
        found = [*"1112345678999", draw(st.sampled_from(ranks))]
    else:
        found = []
        start = draw(st.integers(1, 7))
        for _ in range(4):
            fitting = [
                group
                for group in [[str(rank + step) for step in range(3)] for rank in range(1, 8)]
                + [[rank] * 3 for rank in ranks]
                if all(found.count(rank) + group.count(rank) <= 4 for rank in group)
            ]
            near = [group for group in fitting if abs(int(group[0]) - start) <= 2]
            found += draw(st.sampled_from(near or fitting))
        found += [draw(st.sampled_from([rank for rank in ranks if found.count(rank) <= 2]))] * 2
    if draw(st.sampled_from(["keep", "keep", "exchange"])) == "exchange":
        found.remove(draw(st.sampled_from(found)))
        found.append(draw(st.sampled_from([rank for rank in ranks if found.count(rank) < 4])))
    tiles = [rank + suit for rank in draw(st.permutations(found))]
    return Case(tuple(tiles[:13]), (), tiles[13], draw(st.booleans()), draw(st.sampled_from("ESWN")))


def draft_of(case: Case, rules: str = "wsom", **options: str) -> Draft:
    """The case as the program takes it."""
    win = Win(
        self_draw=case.self_draw,
        seat=Wind[case.seat],
        conditions=frozenset(Condition(word) for word in case.conditions),
    )
    return Draft(parse_hand(case.line), win, rules, tuple(sorted(options.items())))
