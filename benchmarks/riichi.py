"""Full riichi scoring against the package ``mahjong`` 2.1.0, on 2,000 different hands of real play.

Inputs are parsed beforehand. Both run in turns on one core. The engine gives the rows, the fu item by item,
every reading and the payments; the package gives han, fu, yaku and cost. The engine keeps nothing by whole
hand. What it keeps by suit, group and facts has been met before in one figure, as in a program that has run
for a while, and is forgotten before each pass for the other.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from time import process_time
from typing import Any

from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as TheirMeld

from benchmarks.figures import Bar, Figure
from benchmarks.hands import forget
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition
from mahjong_desk.core.melds import MeldType
from mahjong_desk.core.tiles import Tile, is_red, kind_of
from mahjong_desk.rules.request import read_request
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score

HANDS = Path(__file__).parent / "data" / "riichi_2000.jsonl"
PASSES = 7
BAR = Bar(3, at_least=True)

_WINDS = (EAST, SOUTH, WEST, NORTH)
_TYPES = {
    MeldType.CHOW: TheirMeld.CHI,
    MeldType.PUNG: TheirMeld.PON,
    MeldType.KONG: TheirMeld.KAN,
    MeldType.CONCEALED_KONG: TheirMeld.KAN,
}


def measure() -> Iterator[Figure]:
    """Hands a second of both in their best pass, and their ratio."""
    drafts = [_draft(line) for line in HANDS.read_text(encoding="utf-8").splitlines()]
    asked = [_their_question(draft) for draft in drafts]
    _agree(drafts, asked)
    questions = [(draft,) for draft in drafts]
    first, ours, theirs = [], [], []
    for _ in range(PASSES):
        forget()
        first.append(_seconds(score, questions))
        ours.append(_seconds(score, questions))
        theirs.append(_seconds(_ask, asked))
    their_rate = len(drafts) / min(theirs)
    for what, times, bar in (("", ours, BAR), (", every suit for the first time", first, None)):
        rate = len(drafts) / min(times)
        yield Figure(
            f"scoring riichi, {len(drafts)} hands{what}",
            f"{rate:,.0f} hands/s",
            f"mahjong {version('mahjong')}: {their_rate:,.0f} hands/s",
            rate / their_rate,
            bar,
        )


def _seconds(ask: Callable[..., Any], questions: list[tuple[Any, ...]]) -> float:
    """Seconds of the processor for all of them: what else the machine does is left out."""
    started = process_time()
    for question in questions:
        ask(*question)
    return process_time() - started


def _draft(line: str) -> Draft:
    return read_request({key: value for key, value in json.loads(line).items() if key != "id"})


# The other package's way to put it


class _Numbers:
    """Tiles as the package numbers them, four of a kind in a row, the red five first."""

    def __init__(self) -> None:
        self._used: set[int] = set()

    def __call__(self, tile: Tile) -> int:
        kind = kind_of(tile)
        first = 4 * kind
        is_five = kind < 27 and kind % 9 == 4
        numbers = [first] if is_red(tile) else [first + place for place in range(is_five, 4)]
        free = [number for number in numbers if number not in self._used]
        if not free:
            raise ValueError(f"the package has no number for one more {tile!r}")
        number = free[0]
        self._used.add(number)
        return number


def _their_question(draft: Draft) -> tuple[Any, ...]:
    hand, win, numbers = draft.hand, draft.win, _Numbers()
    assert hand.winning is not None
    tiles = [numbers(tile) for tile in hand.concealed]
    melds = []
    for meld in hand.melds:
        of_meld = [numbers(tile) for tile in meld.tiles]
        tiles += of_meld
        melds.append(TheirMeld(_TYPES[meld.type], of_meld, opened=meld.exposed))
    winning = numbers(hand.winning)
    indicators = [_Numbers()(tile) for tile in (*win.dora, *win.ura)]
    return [*tiles, winning], winning, melds, indicators, _config(draft)


def _config(draft: Draft) -> HandConfig:
    win, conditions = draft.win, draft.win.conditions
    return HandConfig(
        is_tsumo=win.self_draw,
        is_riichi=Condition.RIICHI in conditions,
        is_daburu_riichi=Condition.DOUBLE_RIICHI in conditions,
        is_ippatsu=Condition.IPPATSU in conditions,
        is_rinshan=Condition.KONG in conditions,
        is_chankan=Condition.ROB in conditions,
        is_haitei=Condition.LAST in conditions and win.self_draw,
        is_houtei=Condition.LAST in conditions and not win.self_draw,
        player_wind=_WINDS[win.seat],
        round_wind=_WINDS[win.round],
        options=OptionalRules(has_aka_dora=True, has_open_tanyao=True),
    )


def _ask(tiles: Any, winning: Any, melds: Any, indicators: Any, config: Any) -> Any:
    return HandCalculator.estimate_hand_value(
        tiles, winning, melds=melds, dora_indicators=indicators, config=config
    )


def _agree(drafts: list[Draft], asked: list[tuple[Any, ...]]) -> None:
    """Both must answer the same question: a hand that one of them does not score compares nothing."""
    for draft, question in zip(drafts, asked, strict=True):
        answer = score(draft)
        if not isinstance(answer, Score) or _ask(*question).error is not None:
            raise RuntimeError(f"not scored by both: {draft.hand.text}")
