"""Every option of a match in every profile: hands that depend on it, by its own value and by others.

The right values are worked out from the rules: base = fu × 2^(han + 2), a mangan 2000 from each and 4000 from
the dealer, a yakuman 32,000 from the discarder, honba 300, sticks 1000. Player 0 deals in E1.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from mahjong_desk.rules.options import Scope
from mahjong_desk.rules.registry import rule_set
from tests.club.asking import (
    Json,
    abort,
    adjust,
    ask,
    chombo,
    codes,
    draw,
    final,
    hand,
    nagashi,
    penalty,
    ron,
    rounds,
    scores,
    tsumo,
    yakuman,
)
from tests.rules.asking import RIICHI
from tests.rules.riichi.profiles import OWN

REFUSED = "refused"
THIRTY = {"start_points": 30000, "return_points": 30000}
ALL_WIN = {"multiple_ron": "all"}
NO_UMA = {"uma": "0 0 0 0", "three_player_uma": "0 0 0"}
DEALER_READY = hand(draw(0), riichi=(0,))
"""The dealer +2000 with a stick on the table, the others −1000, then E1 with one honba."""
TWO_WIN = hand(ron(3, 1, 2, 30), ron(2, 1, 3, 30), riichi=(2, 3))
"""3900 for player 2, the first in turn after the discarder, and 2000 for player 3."""


def moved(answer: Json) -> Any:
    """What the last hand moved, by player."""
    if "hands" not in answer:
        return REFUSED
    last = answer["hands"][-1]
    return [after - before for before, after in zip(last["scores_before"], last["scores_after"], strict=True)]


def points(answer: Json) -> Any:
    return [round(one, 3) for one in final(answer)[1]]


def final_scores(answer: Json) -> Any:
    return final(answer)[0]


def goes_on(answer: Json) -> Any:
    """Whether the last hand could be played."""
    return "hands" in answer


def starts_with(answer: Json) -> Any:
    return answer["hands"][0]["scores_before"]


@dataclass(frozen=True)
class Probe:
    """A match, what is looked at in its answer, and what that is for each value of an option."""

    hands: tuple[Json, ...]
    look: Callable[[Json], Any]
    expected: dict[str, Any]
    others: dict[str, Any] = field(default_factory=dict)
    players: int = 4


NO_WINNERS = [draw()] * 8
"""E1 to S4 without a ready player: the deal passes each time."""
SEVEN_DRAWS = [draw()] * 7
ABORTS_ALL = "nine-terminals four-winds four-riichi four-quads three-ron"

PROBES: dict[str, list[Probe]] = {
    "multiple_ron": [
        Probe(
            (TWO_WIN,),
            moved,
            {"head bump": REFUSED, "double": [0, -5900, 4900, 1000], "all": [0, -5900, 4900, 1000]},
            {"honba_on_multiple_ron": "first"},
        ),
        Probe(
            # The dealer's 1 han 30 fu is 1500.
            (hand(ron(2, 1, 3, 30), ron(3, 1, 2, 30), ron(0, 1, 1, 30)),),
            moved,
            {"head bump": REFUSED, "double": REFUSED, "all": [1500, -7400, 3900, 2000]},
        ),
    ],
    "honba_on_multiple_ron": [
        Probe(
            (DEALER_READY, TWO_WIN),
            moved,
            {
                # All three sticks and the 300 to player 2; both have just laid down a stick.
                "first": [0, -6200, 7200 - 1000, 2000 - 1000],
                # 300 to each, each takes the own stick back, and the one of the hand before goes to player 2.
                "each": [0, -6500, 6200 - 1000, 3300 - 1000],
            },
            ALL_WIN,
        )
    ],
    "nagashi_mangan": [
        Probe((nagashi([1], 0),), moved, {"yes": [-4000, 8000, -2000, -2000], "no": REFUSED}),
        # Of two each is paid; neither honba nor the ready dealer's stick goes with it.
        Probe(
            (DEALER_READY, nagashi([0, 3], 0)),
            moved,
            {"yes": [12000 - 4000, -4000 - 2000, -4000 - 2000, 8000 - 4000], "no": REFUSED},
        ),
    ],
    "aborts": [
        Probe(
            (hand(abort(kind), riichi=sticks),),
            moved,
            {
                ABORTS_ALL: [-1000 if sticks else 0] * 4,
                "nine-terminals four-winds four-riichi four-quads": [-1000 if sticks else 0] * 4
                if kind != "three-ron"
                else REFUSED,
                "none": REFUSED,
            },
        )
        for kind in ABORTS_ALL.split()
        for sticks in [(0, 1, 2, 3) if kind == "four-riichi" else ()]
    ],
    "chombo": [
        Probe((chombo(1),), moved, {"mangan": [4000, -8000, 2000, 2000], "after the match": [0, 0, 0, 0]}),
        Probe((chombo(0),), moved, {"mangan": [-12000, 4000, 4000, 4000], "after the match": [0, 0, 0, 0]}),
        Probe(
            (chombo(1),),
            points,
            {"mangan": [4.0, -8.0, 2.0, 2.0], "after the match": [0.0, -20.0, 0.0, 0.0]},
            THIRTY | NO_UMA | {"final_rounding": "none"},
        ),
    ],
    "chombo_points": [
        Probe(
            (chombo(1), chombo(1), chombo(3)),
            points,
            {
                "20000": [0.0, -40.0, 0.0, -20.0],
                "8000": [0.0, -16.0, 0.0, -8.0],
                "500": [0.0, -1.0, 0.0, -0.5],
            },
            THIRTY | NO_UMA | {"final_rounding": "none", "chombo": "after the match"},
        )
    ],
    "noten_pool": [
        Probe((draw(2),), moved, {"3000": [-1000, -1000, 3000, -1000]}),
        Probe((draw(2, 0),), moved, {"3000": [1500, -1500, 1500, -1500], "0": [0, 0, 0, 0]}),
        # What cannot be shared goes to the player nearest to the dealer.
        Probe((draw(2, 1, 3),), moved, {"3000": [-3000, 1000, 1000, 1000], "1000": [-1000, 400, 300, 300]}),
        Probe((draw(0, 1, 2, 3),), moved, {"3000": [0, 0, 0, 0]}),
        Probe((draw(),), moved, {"3000": [0, 0, 0, 0]}),
    ],
    "start_points": [
        Probe((draw(),), starts_with, {"30000": [30000] * 4, "25000": [25000] * 4, "0": [0] * 4}),
    ],
    "return_points": [
        Probe(
            (adjust(4000, 0, -1000, -3000),),
            points,
            # Without oka the difference to the starting points is nobody's.
            {"30000": [4.0, 0.0, -1.0, -3.0], "25000": [9.0, 5.0, 4.0, 2.0]},
            NO_UMA | {"start_points": 30000, "final_rounding": "none", "oka_to_first": "no"},
        )
    ],
    "oka_to_first": [
        Probe(
            (adjust(4000, 0, -1000, -3000),),
            points,
            {"yes": [19.0, -5.0, -6.0, -8.0], "no": [-1.0, -5.0, -6.0, -8.0]},
            NO_UMA | {"start_points": 25000, "return_points": 30000, "final_rounding": "none"},
        )
    ],
    "uma": [
        Probe(
            (adjust(*changes),),
            points,
            expected,
            THIRTY | {"final_rounding": "none"},
        )
        for changes, expected in [
            # Two at 30,000 or above.
            (
                (-4400, 12300, -8200, 300),
                {
                    "jpml": [-8.4, 20.3, -16.2, 4.3],
                    "15 5 -5 -15": [-9.4, 27.3, -23.2, 5.3],
                    "20 10 -10 -20": [-14.4, 32.3, -28.2, 10.3],
                    "30 10 -10 -30": [-14.4, 42.3, -38.2, 10.3],
                },
            ),
            # One, three and all four.
            (
                (9000, -1000, -3000, -5000),
                {
                    "jpml": [21.0, -2.0, -6.0, -13.0],
                    "15 5 -5 -15": [24.0, 4.0, -8.0, -20.0],
                    "20 10 -10 -20": [29.0, 9.0, -13.0, -25.0],
                    "30 10 -10 -30": [39.0, 9.0, -13.0, -35.0],
                },
            ),
            (
                (4000, 3000, 2000, -9000),
                {
                    "jpml": [12.0, 6.0, 3.0, -21.0],
                    "15 5 -5 -15": [19.0, 8.0, -3.0, -24.0],
                    "20 10 -10 -20": [24.0, 13.0, -8.0, -29.0],
                    "30 10 -10 -30": [34.0, 13.0, -8.0, -39.0],
                },
            ),
            (
                (3000, 2000, 1000, 0),
                {
                    "jpml": [3.0, 2.0, 1.0, 0.0],
                    "15 5 -5 -15": [18.0, 7.0, -4.0, -15.0],
                    "20 10 -10 -20": [23.0, 12.0, -9.0, -20.0],
                    "30 10 -10 -30": [33.0, 12.0, -9.0, -30.0],
                },
            ),
        ]
    ],
    "final_rounding": [
        Probe(
            # 42,300 30,500 25,499 21,701: halves are rounded up, and the first place takes what is left of 0.
            (adjust(12300, 500, -4501, -8299),),
            points,
            {
                "none": [12.3, 0.5, -4.501, -8.299],
                "thousand, half away from zero": [12.0, 1.0, -5.0, -8.0],
            },
            THIRTY | NO_UMA,
        ),
        Probe(
            # Below zero a half is rounded down: 62,000 30,500 28,000 −500.
            (adjust(32000, 500, -2000, -30500),),
            points,
            {
                "none": [32.0, 0.5, -2.0, -30.5],
                "thousand, half away from zero": [32.0, 1.0, -2.0, -31.0],
            },
            THIRTY | NO_UMA,
        ),
        Probe(
            # 0 25,000 less: without oka the sum is 4 × (25 − 30), and the first takes what rounding changed.
            (adjust(1400, 400, 400, -2200),),
            points,
            {
                "none": [-3.6, -4.6, -4.6, -7.2],
                "thousand, half away from zero": [-3.0, -5.0, -5.0, -7.0],
            },
            NO_UMA | {"start_points": 25000, "return_points": 30000, "oka_to_first": "no"},
        ),
    ],
    "ties": [
        Probe(
            (adjust(5000, 5000, -4000, -6000),),
            points,
            {"split": [15.0, 15.0, -9.0, -21.0], "seat order": [20.0, 10.0, -9.0, -21.0]},
            THIRTY | {"uma": "15 5 -5 -15", "final_rounding": "none"},
        ),
        # The oka of 20 is shared too.
        Probe(
            (adjust(-6000, 5000, -4000, 5000),),
            points,
            {"split": [-41.0, 30.0, -19.0, 30.0], "seat order": [-41.0, 50.0, -19.0, 10.0]},
            {
                "start_points": 25000,
                "return_points": 30000,
                "oka_to_first": "yes",
                "uma": "30 10 -10 -30",
                "final_rounding": "none",
            },
        ),
        # Three in the first place: (30 + 10 − 10 + 20) / 3 each.
        Probe(
            (adjust(3000, 3000, 3000, -9000),),
            points,
            {"split": [14.667, 14.667, 14.667, -44.0], "seat order": [48.0, 8.0, -12.0, -44.0]},
            {
                "start_points": 25000,
                "return_points": 30000,
                "oka_to_first": "yes",
                "uma": "30 10 -10 -30",
                "final_rounding": "none",
            },
        ),
    ],
    "leftover_sticks": [
        Probe(
            (hand(draw(3), riichi=(3,)),),
            final_scores,
            {"nobody": [29000, 29000, 29000, 32000], "first": [29000, 29000, 29000, 33000]},
            THIRTY,
        ),
        Probe(
            # All in the first place: shared where ties are split.
            (hand(draw(0, 1, 2, 3), riichi=(0, 1, 2, 3)),),
            final_scores,
            {"nobody": [29000] * 4, "first": [30000] * 4},
            THIRTY | {"ties": "split"},
        ),
        Probe(
            (hand(draw(0, 1, 2, 3), riichi=(3,)),),
            final_scores,
            {"nobody": [30000, 30000, 30000, 29000], "first": [30400, 30300, 30300, 29000]},
            THIRTY | {"ties": "split"},
        ),
        Probe(
            (hand(draw(0, 1, 2, 3), riichi=(3,)),),
            final_scores,
            {"nobody": [30000, 30000, 30000, 29000], "first": [31000, 30000, 30000, 29000]},
            THIRTY | {"ties": "seat order"},
        ),
    ],
    "bust_ends": [
        Probe((yakuman(1, 0), draw()), goes_on, {"yes": False, "no": True}),
        # Zero is not below zero.
        Probe((adjust(30000, -30000, 0, 0), draw()), goes_on, {"yes": True, "no": True}, THIRTY),
        Probe((adjust(30100, -30100, 0, 0), draw()), goes_on, {"yes": False, "no": True}, THIRTY),
        # The adjustment was wrong, and the match goes on.
        Probe(
            (adjust(30100, -30100, 0, 0), adjust(0, 100, 0, -100), draw()),
            goes_on,
            {"yes": True, "no": True},
            THIRTY,
        ),
    ],
    "west_round_below_return": [
        Probe((*NO_WINNERS, draw()), goes_on, {"yes": True, "no": False}, {"return_points": 40000}),
        # A player with the return, to the point.
        Probe(
            (adjust(0, 100, 0, -100), *NO_WINNERS, draw()),
            goes_on,
            {"yes": False, "no": False},
            {"start_points": 30000, "return_points": 30100},
        ),
        Probe(
            (adjust(0, 100, 0, -100), *NO_WINNERS, draw()),
            goes_on,
            {"yes": True, "no": False},
            {"start_points": 30000, "return_points": 30101},
        ),
    ],
    "leading_dealer_may_stop": [
        # That he stops or not is said by whether a hand follows; see also test_match_ends.
        Probe((*SEVEN_DRAWS, tsumo(3, 5, 30), draw()), goes_on, {"yes": True, "no": True}),
    ],
    "three_player_noten_pool": [
        Probe((draw(1),), moved, {"2000": [-1000, 2000, -1000], "3000": [-1500, 3000, -1500]}, players=3),
        Probe((draw(1, 2),), moved, {"2000": [-2000, 1000, 1000]}, players=3),
        Probe((draw(0, 1, 2),), moved, {"2000": [0, 0, 0]}, players=3),
    ],
    "three_player_start": [
        Probe((draw(),), starts_with, {"35000": [35000] * 3, "40000": [40000] * 3}, players=3)
    ],
    "three_player_return": [
        Probe(
            (adjust(10000, -2000, -8000),),
            points,
            {"40000": [5.0, -7.0, -13.0], "35000": [10.0, -2.0, -8.0]},
            NO_UMA | {"final_rounding": "none", "oka_to_first": "no"},
            players=3,
        )
    ],
    "three_player_uma": [
        Probe(
            (adjust(-8000, 10000, -2000),),
            points,
            {"20 0 -20": [-33.0, 25.0, -7.0], "15 0 -15": [-28.0, 20.0, -7.0]},
            {"three_player_return": 40000, "final_rounding": "none", "oka_to_first": "no"},
            players=3,
        )
    ],
    # Options of a hand, as a match by value meets them.
    "kiriage_mangan": [
        Probe((ron(2, 1, 4, 30),), moved, {"yes": [0, -8000, 8000, 0], "no": [0, -7700, 7700, 0]}),
    ],
    "counted_yakuman": [
        Probe(
            (ron(2, 1, 13, 40),),
            moved,
            {"yakuman": [0, -32000, 32000, 0], "sanbaiman": [0, -24000, 24000, 0]},
        ),
    ],
    "several_yakuman_add": [
        Probe(
            (yakuman(2, 1, 2),),
            moved,
            {"yes": [0, -64000, 64000, 0], "no": REFUSED},
            {"double_yakuman_forms": "no"},
        ),
    ],
    "double_yakuman_forms": [
        Probe(
            (yakuman(0, None, 2),),
            moved,
            {"yes": [96000, -32000, -32000, -32000], "no": REFUSED},
            {"several_yakuman_add": "no"},
        ),
    ],
    "pao_honba_payer": [
        Probe(
            # 32,000 by halves, and the 300 of one honba.
            (draw(0), yakuman(2, 1, pao=3)),
            moved,
            {"discarder": [0, -16300, 32300, -16000], "liable": [0, -16000, 32300, -16300]},
        ),
        Probe(
            (draw(0), yakuman(2, pao=3)),
            moved,
            {"discarder": [0, 0, 32300, -32300], "liable": [0, 0, 32300, -32300]},
        ),
        Probe(
            (draw(0), yakuman(2, 3, pao=3)),
            moved,
            {"discarder": [0, 0, 32300, -32300], "liable": [0, 0, 32300, -32300]},
        ),
    ],
    "pao_covers": [
        Probe(
            # Of two yakuman the liable player bears half of both, or half of his one.
            (yakuman(2, 1, 2, pao=3),),
            moved,
            {"whole hand": [0, -32000, 64000, -32000], "liable yakuman": [0, -48000, 64000, -16000]},
            {"several_yakuman_add": "yes"},
        ),
        Probe(
            (yakuman(2, 1, 2, pao=3, pao_yakuman=2),),
            moved,
            {"whole hand": [0, -32000, 64000, -32000], "liable yakuman": [0, -32000, 64000, -32000]},
            {"several_yakuman_add": "yes"},
        ),
        Probe(
            # Self-drawn the other yakuman is paid by all.
            (yakuman(2, None, 2, pao=3),),
            moved,
            {
                "whole hand": [0, 0, 64000, -64000],
                "liable yakuman": [-16000, -8000, 64000, -32000 - 8000],
            },
            {"several_yakuman_add": "yes"},
        ),
    ],
    "pao": [
        Probe((yakuman(2, 1, pao=3),), moved, {"none": REFUSED, "daisangen": [0, -16000, 32000, -16000]}),
    ],
    "three_player_self_draw": [
        Probe(
            # A mangan: 2000 and 4000; of the missing 2000 each of the two pays half.
            (tsumo(1, 5, 30),),
            moved,
            {"loss": [-4000, 6000, -2000], "split": [-5000, 8000, -3000]},
            players=3,
        )
    ],
    "three_player_honba": [
        Probe(
            (draw(0), ron(1, 2, 1, 30)),
            moved,
            {"200": [0, 1200, -1200], "300": [0, 1300, -1300]},
            players=3,
        ),
        Probe(
            (draw(0), tsumo(1, 5, 30)),
            moved,
            {"200": [-4100, 6200, -2100], "300": [-4150, 6300, -2150]},
            {"three_player_self_draw": "loss"},
            players=3,
        ),
    ],
}
EACH = [(name, place) for name, probes in PROBES.items() for place in range(len(probes))]


def test_every_option_of_a_match_is_looked_at() -> None:
    for rules in RIICHI:
        of_match = {option.id for option in rule_set(rules).options if option.scope is Scope.MATCH}
        assert of_match <= set(PROBES)


@pytest.mark.parametrize(("name", "place"), EACH)
def test_a_match_that_depends_on_it(name: str, place: int) -> None:
    """By each profile's own value unchanged, and by each value that is chosen."""
    probe = PROBES[name][place]
    assert name not in probe.others
    for rules in RIICHI:
        own = OWN[name][rules]
        if own in probe.expected:
            asked = ask(rules, *probe.hands, options=probe.others, players=probe.players)
            assert probe.look(asked) == probe.expected[own], rules
        else:
            assert name == "pao"
        for value, expected in probe.expected.items():
            asked = ask(rules, *probe.hands, options={**probe.others, name: value}, players=probe.players)
            assert probe.look(asked) == expected, (rules, value)


# What the profiles say together


FINAL: dict[str, tuple[list[int], list[float]]] = {
    # Scores and points after +12,300 +300 −4400 −8200.
    "reach": ([42300, 30300, 25600, 21800], [20.3, 4.3, -8.4, -16.2]),
    "jpml": ([42300, 30300, 25600, 21800], [20.3, 4.3, -8.4, -16.2]),
    "ema": ([42300, 30300, 25600, 21800], [27.3, 5.3, -9.4, -23.2]),
    "ema-2016": ([42300, 30300, 25600, 21800], [27.3, 5.3, -9.4, -23.2]),
    "wrc": ([42300, 30300, 25600, 21800], [27.3, 5.3, -9.4, -23.2]),
    "wrc-2022": ([42300, 30300, 25600, 21800], [27.3, 5.3, -9.4, -23.2]),
    "tenhou": ([37300, 25300, 20600, 16800], [47.0, 5.0, -19.0, -33.0]),
    "majsoul": ([37300, 25300, 20600, 16800], [27.3, 5.3, -9.4, -23.2]),
    "mleague": ([37300, 25300, 20600, 16800], [57.3, 5.3, -19.4, -43.2]),
}
FINAL_OF_THREE: dict[str, list[float]] = {
    # After +10,000 −2000 −8000. Where there is no oka the sum is 15 short of 0.
    **{rules: [25.0, -7.0, -33.0] for rules in RIICHI},
    "tenhou": [40.0, -7.0, -33.0],
    "majsoul": [25.0, -2.0, -23.0],
    "mleague": [40.0, -7.0, -33.0],
}


@pytest.mark.parametrize("rules", RIICHI)
def test_final_scores_and_points(rules: str) -> None:
    assert final(ask(rules, adjust(12300, 300, -4400, -8200))) == FINAL[rules]
    of_three = ask(rules, adjust(10000, -2000, -8000), players=3)
    assert final(of_three) == ([45000, 33000, 27000], FINAL_OF_THREE[rules])


def test_nobody_at_the_return_of_the_jpml() -> None:
    """Every player laid down a stick: 29,000 each, no uma, and the sticks are nobody's."""
    answer = ask("jpml", hand(draw(0, 1, 2, 3), riichi=(0, 1, 2, 3)))
    assert final(answer) == ([29000] * 4, [-1.0] * 4)


# What every profile does alike


@pytest.mark.parametrize("rules", RIICHI)
def test_the_deal_and_the_repeat_counter(rules: str) -> None:
    answer = ask(
        rules,
        draw(0, 2),  # a ready dealer stays
        ron(0, 1, 1, 30),  # and who wins: 1500 + 300
        draw(1),  # not ready: the deal passes, the counter rises
        tsumo(2, 1, 30),  # another wins: 500 from the dealer, 300 from two, 3 × 100 from each
        chombo(3),  # the hand is dealt again as it was
        penalty(3, 500),  # and between two hands nothing moves
        draw(),
        draw(),
        ron(0, 3, 2, 30),
        options={"chombo": "after the match", "start_points": 30000},
    )
    assert rounds(answer) == [
        ("E1", 0, 0),
        ("E1", 1, 0),
        ("E1", 2, 0),
        ("E2", 3, 0),
        ("E3", 0, 0),
        ("E3", 0, 0),
        ("E3", 0, 0),
        ("E4", 1, 0),
        ("S1", 2, 0),
    ]
    assert [one["dealer"] for one in answer["hands"]] == [0, 0, 0, 1, 2, 2, 2, 3, 0]
    assert scores(answer) == [
        [31500, 28500, 31500, 28500],
        [33300, 26700, 31500, 28500],
        [32300, 29700, 30500, 27500],
        [31700, 28900, 32500, 26900],
        [31700, 28900, 32500, 26900],
        [31700, 28900, 32500, 26400],
        [31700, 28900, 32500, 26400],
        [31700, 28900, 32500, 26400],
        [31700 + 2900 + 600, 28900, 32500, 26400 - 2900 - 600],
    ]


@pytest.mark.parametrize("rules", RIICHI)
def test_sticks_wait_for_the_next_winner(rules: str) -> None:
    answer = ask(rules, hand(draw(1), riichi=(1,)), hand(ron(3, 1, 1, 30), riichi=(1, 2)), draw())
    assert rounds(answer) == [("E1", 0, 0), ("E2", 1, 1), ("E3", 0, 0)]
    assert moved(ask(rules, hand(draw(1), riichi=(1,)), hand(ron(3, 1, 1, 30), riichi=(1, 2)))) == [
        0,
        -1000 - 1300,
        -1000,
        1300 + 3000,
    ]


@pytest.mark.parametrize("rules", ["reach", "tenhou", "majsoul"])
def test_a_hand_that_was_broken_off_is_dealt_again(rules: str) -> None:
    answer = ask(rules, hand(abort("four-riichi"), riichi=(0, 1, 2, 3)), tsumo(1, 1, 30), draw())
    assert rounds(answer) == [("E1", 0, 0), ("E1", 1, 4), ("E2", 0, 0)]
    assert moved(ask(rules, hand(abort(), riichi=(2,)))) == [0, 0, -1000, 0]


@pytest.mark.parametrize("kind", ["four-winds", "four-riichi", "three-ron"])
def test_three_players_break_no_hand_off_for_want_of_a_fourth(kind: str) -> None:
    assert codes(ask("tenhou", abort(kind), players=3)) == {"conflicting-conditions"}
    assert moved(ask("tenhou", abort("four-quads"), players=3)) == [0, 0, 0]


def test_a_nagashi_decides_nothing_about_the_deal() -> None:
    assert rounds(ask("tenhou", nagashi([0], 1), draw()))[1] == ("E2", 1, 0)
    assert rounds(ask("tenhou", nagashi([1], 0), draw()))[1] == ("E1", 1, 0)


def test_the_dealer_stays_when_one_of_several_winners() -> None:
    both = hand(ron(2, 1, 1, 30), ron(0, 1, 1, 30))
    assert rounds(ask("tenhou", both, draw()))[1] == ("E1", 1, 0)


@pytest.mark.parametrize(
    ("worth", "expected"),
    [
        # 5 to 12 han, for which fu say nothing and may be left out.
        ({"han": 5}, 8000),
        ({"han": 7, "fu": 40}, 12000),
        ({"han": 10}, 16000),
        ({"han": 12, "fu": 25}, 24000),
        ({"han": 1, "fu": 110}, 3600),
        ({"han": 4, "fu": 25}, 6400),
        ({"han": 3, "fu": 70}, 8000),
        ({"yakuman": 1, "fu": 40}, 32000),
    ],
)
def test_what_a_win_is_worth(worth: dict[str, int], expected: int) -> None:
    won = {"type": "ron", "winner": 2, "from": 3, **worth}
    assert moved(ask("reach", won)) == [0, 0, expected, -expected]


def test_a_fine_of_points_is_nobodys() -> None:
    answer = ask("ema", hand(draw(), penalty(2, 1000)))
    assert (moved(answer), final(answer)[0]) == ([0, 0, -1000, 0], [30000, 30000, 29000, 30000])
