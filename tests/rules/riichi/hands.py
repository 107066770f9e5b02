"""Made-up hands for hypothesis with all that riichi knows of a win: circumstances, dora, sticks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Hand, Win
from mahjong_desk.core.line import parse_line
from tests.rules.brute_force import ALL_TILES, Case, Group
from tests.rules.hands import CHOWS, KONGS, PUNGS, cases, one_suit_tiles
from tests.rules.riichi.dora import MOST, indicator_for


@dataclass(frozen=True)
class Made:
    """A complete hand and its win; a red five is written ``0m``."""

    case: Case
    round: str = "E"
    discarder: str | None = None
    conditions: frozenset[str] = frozenset()
    dora: tuple[str, ...] = ()
    ura: tuple[str, ...] = ()
    honba: int = 0
    sticks: int = 0
    players: int = 4
    north: int = 0

    @property
    def line(self) -> str:
        words = [self.case.line, "tsumo" if self.case.self_draw else "ron", *sorted(self.conditions)]
        words += [f"seat={self.case.seat}", f"round={self.round}"]
        words += [f"from={self.discarder}"] * (self.discarder is not None)
        words += [
            f"{key}={''.join(tiles)}" for key, tiles in (("dora", self.dora), ("ura", self.ura)) if tiles
        ]
        words += [f"honba={self.honba}", f"sticks={self.sticks}", f"players={self.players}"]
        return " ".join([*words, f"north={self.north}"])

    def draft(self, rules: str, **options: str) -> Draft:
        draft = parse_line(self.line).apply(Draft(rules=rules))
        return replace(draft, options=tuple(sorted(options.items())))

    @property
    def hand_and_win(self) -> tuple[Hand, Win]:
        found = self.draft("reach")
        return found.hand, found.win

    def with_conditions(self, *words: str) -> Made:
        return replace(self, conditions=frozenset(words))

    @property
    def tiles(self) -> list[str]:
        """Every tile, red fives among them."""
        case = self.case
        return [*case.concealed, *(tile for meld, _ in case.melds for tile in meld), case.winning]

    @property
    def is_concealed(self) -> bool:
        return not any(is_open for _, is_open in self.case.melds)


def plain(tile: str) -> str:
    """The tile with a red five taken for a plain one."""
    return tile.replace("0", "5")


def _reddened(case: Case, suit: str, place: int) -> Case:
    """One five of a suit made red: the first among the concealed ones, in a meld, or the winning tile."""
    five, red = f"5{suit}", f"0{suit}"
    ways = []
    if five in case.concealed:
        at = case.concealed.index(five)
        ways.append(replace(case, concealed=(*case.concealed[:at], red, *case.concealed[at + 1 :])))
    for at, (meld, is_open) in enumerate(case.melds):
        if five in meld:
            inner = meld.index(five)
            tiles = (*meld[:inner], red, *meld[inner + 1 :])
            ways.append(replace(case, melds=(*case.melds[:at], (tiles, is_open), *case.melds[at + 1 :])))
    if case.winning == five:
        ways.append(replace(case, winning=red))
    return ways[place % len(ways)] if ways else case


@st.composite
def _conditions(draw: st.DrawFn, case: Case) -> frozenset[str]:
    """Circumstances that the hand, the win and one another allow."""
    found: set[str] = set()
    if not any(is_open for _, is_open in case.melds):
        reached: list[set[str]] = [set(), {"riichi"}, {"riichi", "ippatsu"}, {"double-riichi"}]
        found |= draw(st.sampled_from([*reached, {"riichi"}, {"double-riichi", "ippatsu"}]))
    held = [plain(tile) for tile in (*case.concealed, *(tile for meld, _ in case.melds for tile in meld))]
    more: list[set[str]] = [set(), set(), {"last"}]
    if case.self_draw and "ippatsu" not in found and any(len(meld) == 4 for meld, _ in case.melds):
        more += [{"kong"}] * 2
    if not case.self_draw and plain(case.winning) not in held:
        more.append({"rob"})
    if not found and not case.melds and (case.self_draw or case.seat != "E"):
        more.append({"first"})
    return frozenset(found | draw(st.sampled_from(more)))


@st.composite
def _indicators(draw: st.DrawFn, held: Counter[str], most: int) -> tuple[str, ...]:
    """Indicators out of the tiles that are left, half of them pointing at tiles of the hand; takes them."""
    found = []
    for _ in range(draw(st.integers(0, most))):
        pointing = [indicator_for(tile) for tile in ALL_TILES if held[tile]]
        left = [tile for tile in (pointing if draw(st.booleans()) else ALL_TILES) if held[tile] < 4]
        if left:
            found.append(draw(st.sampled_from(left)))
            held[found[-1]] += 1
    return tuple(found)


@st.composite
def hands(
    draw: st.DrawFn,
    *,
    circumstances: bool = True,
    dora: bool = True,
    red: bool = True,
    discarder: bool = False,
) -> Made:
    """A complete hand with a win that the rules allow; not every one has a yaku."""
    case = draw(cases() if draw(st.integers(0, 9)) else one_suit_tiles())
    case = replace(case, conditions=frozenset())
    if red:
        for suit in draw(st.sampled_from(["", "", "m", "p", "s", "mp", "mps"])):
            case = _reddened(case, suit, draw(st.integers(0, 3)))
    made = Made(case, draw(st.sampled_from("EESWN")))
    if circumstances:
        made = replace(made, conditions=draw(_conditions(case)))
    if dora:
        held = Counter(map(plain, made.tiles))
        shown = draw(_indicators(held, draw(st.sampled_from([1, MOST]))))
        made = replace(made, dora=shown, ura=draw(_indicators(held, draw(st.sampled_from([1, MOST])))))
    if discarder and not case.self_draw:
        others = [seat for seat in "ESWN" if seat != case.seat]
        made = replace(made, discarder=draw(st.sampled_from(others)))
    counters = st.integers(0, 3)
    return replace(made, honba=draw(counters), sticks=draw(counters)) if discarder else made


# Three players: 1 and 9 of characters only, no chow called, no seat North.

THREE_PLAYER_TILES = [tile for tile in ALL_TILES if tile[1] != "m" or tile[0] in "19"]
_CHOWS = [group for group in CHOWS if group[0][1] != "m"]
_TRIPLETS = [group for group in (*PUNGS, *KONGS) if group[0] in THREE_PLAYER_TILES]


@st.composite
def three_player_hands(draw: st.DrawFn) -> Made:
    """A complete hand of three players, norths set aside among what it has."""
    north = draw(st.sampled_from([0, 0, 1, 2, 3, 4]))
    used: Counter[str] = Counter({"4z": north})
    melds: list[tuple[Group, bool]] = []
    tiles: list[str] = []
    shapes = draw(st.sampled_from([_CHOWS, _CHOWS, _CHOWS + _TRIPLETS, _TRIPLETS]))
    for _ in range(4):
        fitting = [group for group in shapes if all(used[t] + group.count(t) <= 4 for t in group)] or _CHOWS[
            :1
        ]
        group = draw(st.sampled_from(fitting))
        used.update(group)
        opened = group in _TRIPLETS and draw(st.integers(0, 2)) == 0
        if opened or len(group) == 4:
            melds.append((group, opened))
        else:
            tiles += group
    pair = draw(st.sampled_from([tile for tile in THREE_PLAYER_TILES if used[tile] <= 2]))
    tiles += [pair, pair]
    winning = draw(st.sampled_from(sorted(set(tiles))))
    tiles.remove(winning)
    case = Case(tuple(tiles), tuple(melds), winning, draw(st.booleans()), draw(st.sampled_from("ESW")))
    conditions = draw(_conditions(case)) - ({"first"} if north else set())
    if north and case.self_draw and not conditions & {"last", "ippatsu", "first"} and draw(st.booleans()):
        conditions |= {"kong"}  # on the tile drawn for a north
    made = Made(case, draw(st.sampled_from("ESW")), None, conditions, players=3, north=north)
    held = Counter({**Counter(made.tiles), "4z": Counter(made.tiles)["4z"] + north})
    held.update({tile: 4 for tile in ALL_TILES if tile not in THREE_PLAYER_TILES})
    shown = draw(_indicators(held, draw(st.sampled_from([1, MOST]))))
    made = replace(made, dora=shown, ura=draw(_indicators(held, draw(st.sampled_from([1, MOST])))))
    if not case.self_draw:
        made = replace(made, discarder=draw(st.sampled_from([s for s in "ESW" if s != case.seat])))
    return replace(made, honba=draw(st.integers(0, 3)), sticks=draw(st.integers(0, 3)))
