"""Made-up hands against another scorer, the package ``mahjong``: yaku, han, fu and payments must agree.

Left out is what it cannot be told: a pair of double wind that is worth 2, blessing of man by profile, four
plain fives beside red ones, a liable player.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.meld import Meld

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.melds import MeldType
from mahjong_desk.core.tiles import Wind, is_red, kind_of
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.riichi.score import RiichiReading
from mahjong_desk.rules.score import Refusal, Score
from mahjong_desk.rules.scoring import score
from tests.rules.riichi.hands import Made, hands, three_player_hands
from tests.scale import count

FIVES = (4, 13, 22)
NAMES = {
    "Tsumo": "menzen-tsumo",
    "Riichi": "riichi",
    "DaburuRiichi": "double-riichi",
    "Ippatsu": "ippatsu",
    "Pinfu": "pinfu",
    "Tanyao": "tanyao",
    "Iipeiko": "iipeikou",
    "Haku": "haku",
    "Hatsu": "hatsu",
    "Chun": "chun",
    "Haitei": "haitei",
    "Houtei": "houtei",
    "Rinshan": "rinshan",
    "Chankan": "chankan",
    "Chiitoitsu": "chiitoitsu",
    "Sanshoku": "sanshoku-doujun",
    "Ittsu": "ittsu",
    "Chantai": "chanta",
    "Toitoi": "toitoi",
    "Sanankou": "sanankou",
    "SanKantsu": "sankantsu",
    "SanshokuDoukou": "sanshoku-doukou",
    "Honroto": "honroutou",
    "Shosangen": "shousangen",
    "Honitsu": "honitsu",
    "Junchan": "junchan",
    "Ryanpeikou": "ryanpeikou",
    "Chinitsu": "chinitsu",
    "Tenhou": "tenhou",
    "Chiihou": "chiihou",
    "KokushiMusou": "kokushi",
    "DaburuKokushiMusou": "kokushi-13-wait",
    "Suuankou": "suuankou",
    "SuuankouTanki": "suuankou-tanki",
    "ChuurenPoutou": "chuuren",
    "DaburuChuurenPoutou": "chuuren-9-wait",
    "Daisangen": "daisangen",
    "Shousuushii": "shousuushii",
    "DaiSuushii": "daisuushii",
    "Tsuuiisou": "tsuuiisou",
    "Chinroutou": "chinroutou",
    "Ryuuiisou": "ryuuiisou",
    "Suukantsu": "suukantsu",
    "Dora": "dora",
    "UraDora": "ura-dora",
    "AkaDora": "red-dora",
    **{f"SeatWind{wind}": "seat-wind" for wind in ("East", "South", "West", "North")},
    **{f"RoundWind{wind}": "round-wind" for wind in ("East", "South", "West", "North")},
}
MELDS = {
    MeldType.CHOW: (Meld.CHI, True),
    MeldType.PUNG: (Meld.PON, True),
    MeldType.KONG: (Meld.KAN, True),
    MeldType.CONCEALED_KONG: (Meld.KAN, False),
}
RULES: dict[str, dict[str, Any]] = {
    "tenhou": {"has_aka_dora": True, "has_double_yakuman": False},
    "majsoul": {"has_aka_dora": True, "has_double_yakuman": True},
    "wrc": {"has_double_yakuman": False, "kiriage": True},
    "mleague": {
        "has_aka_dora": True,
        "has_double_yakuman": False,
        "kiriage": True,
        "kazoe_limit": HandConstants.KAZOE_SANBAIMAN,
    },
}


class Tiles:
    """Hands out the 136 tiles of a set by kind; the first five of a suit is the red one."""

    def __init__(self) -> None:
        self.taken: Counter[int] = Counter()

    def take(self, tile: int) -> int:
        kind = kind_of(tile)
        if is_red(tile):
            return 4 * kind
        place = self.taken[kind]
        self.taken[kind] += 1
        return 4 * kind + ((place + 1) % 4 if kind in FIVES else place)


def their_answer(hand: Hand, win: Win, rules: str) -> HandResponse:
    tiles = Tiles()
    melds = []
    for meld in hand.melds:
        name, opened = MELDS[meld.type]
        melds.append(Meld(meld_type=name, tiles=[tiles.take(tile) for tile in meld.tiles], opened=opened))
    assert hand.winning is not None
    won = tiles.take(hand.winning)
    concealed = [tiles.take(tile) for tile in hand.concealed]
    every = sorted([*concealed, won, *(tile for meld in melds for tile in meld.tiles)])
    conditions = win.conditions
    config = HandConfig(
        is_tsumo=win.self_draw,
        is_riichi=Condition.RIICHI in conditions,
        is_daburu_riichi=Condition.DOUBLE_RIICHI in conditions,
        is_ippatsu=Condition.IPPATSU in conditions,
        is_rinshan=Condition.KONG in conditions,
        is_chankan=Condition.ROB in conditions,
        is_haitei=Condition.LAST in conditions and win.self_draw,
        is_houtei=Condition.LAST in conditions and not win.self_draw,
        is_tenhou=Condition.FIRST in conditions and win.seat is Wind.E,
        is_chiihou=Condition.FIRST in conditions and win.seat is not Wind.E,
        player_wind=EAST + win.seat.value,
        round_wind=EAST + win.round.value,
        tsumi_number=win.honba,
        kyoutaku_number=win.sticks,
        num_nuki_dora=win.north,
        options=OptionalRules(has_open_tanyao=True, is_three_player=win.players == 3, **RULES[rules]),
    )
    return HandCalculator.estimate_hand_value(
        every,
        won,
        melds,
        [4 * kind_of(tile) for tile in win.dora],
        config,
        ura_dora_indicators=[4 * kind_of(tile) for tile in win.ura],
    )


class Seen(NamedTuple):
    """What both scorers say of a hand."""

    yaku: tuple[tuple[str, int], ...]
    han: int
    fu: int


def theirs(found: HandResponse) -> Seen:
    """Dora of all sorts but ura and red ones together; a yakuman as 13 han, without fu."""
    assert found.yaku is not None
    assert found.han is not None
    values = {
        NAMES[type(yaku).__name__]: yaku.han_open if found.is_open_hand and yaku.han_open else yaku.han_closed
        for yaku in found.yaku
    }
    is_yakuman = any(yaku.is_yakuman for yaku in found.yaku)
    return Seen(
        tuple(sorted((k, v or 0) for k, v in values.items())), found.han, 0 if is_yakuman else found.fu or 0
    )


def ours(scored: RiichiReading) -> Seen:
    values: Counter[str] = Counter()
    for row in scored.rows:
        name = "dora" if row.id == "north-dora" else row.id
        values[name] += 13 * row.value if row.unit == "yakuman" else row.value
    return Seen(tuple(sorted(values.items())), sum(values.values()), scored.fu or 0)


def paid(found: HandResponse, win: Win) -> dict[Wind, int]:
    """What each seat receives by the other scorer."""
    cost = found.cost
    assert cost is not None
    seats = list(Wind)[: win.players]
    if not win.self_draw:
        amount = cost["main"] + cost["main_bonus"]
        got = {seat: -amount if seat is win.discarder else 0 for seat in seats}
    else:
        of_dealer = cost["main"] + cost["main_bonus"]
        others = cost["additional"] + cost["additional_bonus"]
        got = {seat: -of_dealer if seat is Wind.E or win.seat is Wind.E else -others for seat in seats}
    got[win.seat] = 0
    got[win.seat] = 1000 * win.sticks - sum(got.values())
    return got


def compare(draft: Draft, rules: str) -> None:
    hand, win = draft.hand, draft.win
    other = their_answer(hand, win, rules)
    answer = score(draft)
    if isinstance(answer, Refusal):
        assert other.error in (HandCalculator.ERR_NO_YAKU, HandCalculator.ERR_HAND_NOT_WINNING)
        reason = {"no_yaku": "no-yaku", "hand_not_winning": "not-winning"}[str(other.error)]
        assert [problem.reason.value for problem in answer.problems] == [reason]
        return
    assert isinstance(answer, Score)
    assert other.error is None
    seen = theirs(other)
    # Readings that are equal in all by which either scorer chooses may have other yaku.
    alike = []
    for reading in (answer.best, *answer.readings):
        assert isinstance(reading, RiichiReading)
        if reading.total == answer.total and ours(reading)[1:] == ours(answer.best)[1:]:  # type: ignore[arg-type]
            alike.append(ours(reading))
    assert seen in alike
    assert answer.payments == paid(other, win)


def can_be_told(draft: Draft, rules: str) -> bool:
    """Whether the other scorer can be told everything that matters."""
    hand, win = draft.hand, draft.win
    plain_fives = max(hand.tiles.count(five) for five in FIVES)
    if plain_fives == 4 and RULES[rules].get("has_aka_dora"):
        return False
    if Condition.FIRST in win.conditions and not win.self_draw:
        return False
    if rules == "majsoul" and Condition.FIRST in win.conditions and win.seat is Wind.E:
        return False
    double_wind = win.seat is win.round and hand.counts()[win.seat.kind] == 2
    return not (double_wind and rules in ("wrc", "mleague"))


SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much]


@settings(max_examples=count(100, 20_000), suppress_health_check=SLOW)
@given(hands(discarder=True), st.sampled_from(["tenhou"] * 3 + ["majsoul", "wrc", "mleague"]))
def test_four_players(made: Made, rules: str) -> None:
    draft = made.draft(rules)
    assume(can_be_told(draft, rules))
    compare(draft, rules)


@settings(max_examples=count(50, 10_000), suppress_health_check=SLOW)
@given(three_player_hands(), st.sampled_from(["tenhou"] * 3 + ["majsoul", "wrc", "mleague"]))
def test_three_players(made: Made, rules: str) -> None:
    draft = made.draft(rules)
    assume(can_be_told(draft, rules))
    compare(draft, rules)


def test_the_other_scorer_knows_every_yaku() -> None:
    missing = {pattern.id for pattern in rule_set("tenhou").patterns} - set(NAMES.values())
    assert missing == {"renhou", "north-dora"}


@pytest.mark.parametrize(
    ("line", "option", "value"),
    [
        ("23567m234p67899s+4m riichi ippatsu seat=S from=W", "ippatsu", "no"),
        ("24567m11z(234p)(7777z)+3m seat=E from=W", "double_wind_pair_fu", "2"),
        ("23567m67888s(234p)+4m seat=S from=W", "open_tanyao", "no"),
        ("23067m234p67899s+4m seat=S from=W", "red_fives", "0"),
        ("22334m667788p99s+4m seat=S from=W", "kiriage_mangan", "yes"),
    ],
)
def test_the_comparison_compares(line: str, option: str, value: str) -> None:
    """It fails where one of the two is told something else."""
    draft = parse_line(f"{line} rules=tenhou").apply(Draft())
    compare(draft, "tenhou")
    with pytest.raises(AssertionError):
        compare(replace(draft, options=((option, value),)), "tenhou")
