"""Whole matches by the command line: real ones, the interface's example, files, ids and exit statuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk import cli
from mahjong_desk.club.match import Match
from mahjong_desk.club.play import play
from mahjong_desk.club.request import read_match
from mahjong_desk.rules.outcomes import Played, Points, Ron
from tests.club.asking import Json, ask, chombo, codes, draw, hand, points, ron, tsumo
from tests.rules.asking import DATA, cases

REAL = cases("matches/tenhou.jsonl")
EXAMPLE = {
    "id": "m1",
    "rules": "tenhou",
    "players": 4,
    "east_only": False,
    "options": {},
    "hands": [
        {"riichi": [3, 1], "outcomes": [{"type": "ron", "winner": 1, "from": 2, "han": 4, "fu": 40}]},
        {"riichi": [], "outcomes": [{"type": "draw", "tenpai": [1, 2]}]},
    ],
}
ANSWER = {
    "id": "m1",
    "hands": [
        {
            "round": "E1",
            "dealer": 0,
            "honba": 0,
            "sticks": 0,
            "scores_before": [25000, 25000, 25000, 25000],
            "scores_after": [25000, 34000, 17000, 24000],
        },
        {
            "round": "E2",
            "dealer": 1,
            "honba": 0,
            "sticks": 0,
            "scores_before": [25000, 34000, 17000, 24000],
            "scores_after": [23500, 35500, 18500, 22500],
        },
    ],
    "final": {"scores": [23500, 35500, 18500, 22500], "points": [4.0, 44.0, -31.0, -17.0]},
}
SHORT = {"hands": [hand(points(0, 30))]}
OVER = {"id": "over", "options": {"hands": 1}, "hands": [hand(draw()), hand(draw())]}


def asked(match: Json) -> Json:
    """A recorded match without what the answer is to say."""
    hands = [
        {
            "riichi": one["riichi"],
            "outcomes": [
                {key: value for key, value in outcome.items() if key != "points"}
                for outcome in one["outcomes"]
            ],
        }
        for one in match["hands"]
    ]
    return {**{key: match[key] for key in ("id", "rules", "players", "east_only")}, "hands": hands}


def replay(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[Any], str]:
    """The exit status of the command, its answers, and its errors."""
    status = cli.run(["replay", *arguments])
    out, err = capsys.readouterr()
    assert out.isascii()
    return status, [json.loads(line) for line in out.splitlines()], err


def test_real_matches(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Every dealer, counter, stick, total and final point, as they were recorded."""
    file = tmp_path / "matches.jsonl"
    file.write_text("\n".join(json.dumps(asked(match)) for match in REAL), encoding="utf-8")
    status, answers, err = replay(capsys, "--jsonl", str(file))
    assert (status, err, len(answers)) == (0, "", 25)
    for match, answer in zip(REAL, answers, strict=True):
        expected = [
            {key: value for key, value in one.items() if key not in ("riichi", "outcomes")}
            for one in match["hands"]
        ]
        assert answer == {"id": match["id"], "hands": expected, "final": match["final"]}


def test_the_real_matches_are_of_every_sort() -> None:
    assert {(match["players"], match["east_only"]) for match in REAL} == {
        (3, False),
        (4, False),
        (4, True),
    }


def test_the_example(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(EXAMPLE, indent=2), encoding="utf-8-sig")  # over many lines
    assert replay(capsys, str(file)) == (0, [ANSWER], "")


def test_a_match_that_has_just_begun() -> None:
    begun = play(read_match({"rules": "tenhou", "hands": []}))
    assert (begun.steps, begun.state.label, begun.state.scores) == ((), "E1", (25000,) * 4)


def test_only_hands_are_required(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    given_as_null = {"id": None, "rules": None, "players": None, "east_only": None, "options": None}
    file.write_text(f"{json.dumps(SHORT)}\n\n{json.dumps({**given_as_null, **SHORT})}\n", encoding="utf-8")
    status, answers, _ = replay(capsys, "--jsonl", str(file))
    assert status == 0
    assert [one["id"] for one in answers] == [None, None]
    assert [one["final"]["scores"] for one in answers] == [[90, -30, -30, -30]] * 2
    with_rules = replay(capsys, "--jsonl", str(file), "--rules", "reach")
    assert with_rules[0] == 2
    assert "worth “han” and “fu”" in with_rules[1][0]["reasons"][0]["message"]


@pytest.mark.parametrize(
    ("content", "status", "expected"),
    [
        ("", 0, []),
        ("\n \n", 0, []),
        (json.dumps(SHORT), 0, ["hands"]),
        # A match that was read and cannot have gone so: the line itself was read.
        (json.dumps(OVER), 0, ["conflicting-conditions"]),
        (f"{{bad\n{json.dumps(SHORT)}", 2, ["bad-json", "hands"]),
        (f'{json.dumps(SHORT)}\n{{"hands": 1}}', 2, ["hands", "bad-value"]),
    ],
)
def test_exit_statuses_of_many(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str, status: int, expected: list[str]
) -> None:
    file = tmp_path / "matches.jsonl"
    file.write_text(content, encoding="utf-8")
    found, answers, err = replay(capsys, "--jsonl", str(file))
    assert (found, err) == (status, "")
    assert ["hands" if "hands" in one else one["reasons"][0]["code"] for one in answers] == expected


@pytest.mark.parametrize(
    ("content", "status"), [(json.dumps(SHORT), 0), (json.dumps(OVER), 1), ("{}", 2), ("", 2), ("[]", 2)]
)
def test_exit_statuses_of_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str, status: int
) -> None:
    file = tmp_path / "match.json"
    file.write_text(content, encoding="utf-8")
    found, [answer], err = replay(capsys, str(file))
    assert (found, err) == (status, "")
    assert ("final" in answer) is (status == 0)
    assert (answer.get("valid") is False) is (status != 0)


def test_the_id_and_the_hand_of_a_match_that_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(OVER), encoding="utf-8")
    _, [answer], _ = replay(capsys, str(file))
    assert set(answer) == {"id", "valid", "reasons"}
    assert answer["id"] == "over"
    [reason] = answer["reasons"]
    assert (reason["code"], reason["hand"]) == ("conflicting-conditions", 2)
    assert reason["message"].startswith("Hand 2: ")


def test_a_file_that_is_far_too_large_is_not_read_to_its_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(EXAMPLE) + "\n" * 3000, "utf-8")
    monkeypatch.setattr("mahjong_desk.club.saved.LARGEST", 3000)
    status = cli.run(["replay", str(file)])
    assert (status, *capsys.readouterr()) == (2, "", f"{file} cannot be read: too large.\n")
    monkeypatch.setattr("mahjong_desk.club.saved.LARGEST", 30_000)
    assert replay(capsys, str(file)) == (0, [ANSWER], "")


@pytest.mark.parametrize("arguments", [("--jsonl", "not-there.jsonl"), ("not-there.json",), (str(DATA),)])
def test_a_file_that_cannot_be_read(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    status, answers, err = replay(capsys, *arguments)
    assert (status, answers) == (2, [])
    assert err.startswith(f"{arguments[-1]} cannot be read: ")


@pytest.mark.parametrize("arguments", [(), ("a.json", "--jsonl", "b.jsonl"), ("a.json", "b.json"), ("--x",)])
def test_arguments_that_cannot_be(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as over:
        cli.run(["replay", *arguments])
    assert over.value.code == 2
    assert "usage: mahjong-desk" in capsys.readouterr().err


def test_several_wins_may_come_in_any_order() -> None:
    both = [ron(3, 1, 2, 30), ron(2, 1, 3, 30)]
    assert ask("ema", hand(*both)) == ask("ema", hand(*both[::-1]))


def test_a_self_draw_may_name_its_winner_as_the_one_it_came_from() -> None:
    own = {**tsumo(1, 3, 30), "from": 1}
    assert ask("reach", own) == ask("reach", tsumo(1, 3, 30))


def test_adjustments_by_list_and_by_player() -> None:
    by_list = {"type": "adjust", "points": [0, -5, 0, 5], "reason": "counted again"}
    by_player = {"type": "adjust", "points": {"1": -5, "3": 5}, "reason": "counted again"}
    assert ask("wsom", by_list) == ask("wsom", by_player)


def test_a_chombo_that_is_none() -> None:
    fine = {"type": "penalty", "player": 0, "points": 30, "chombo": False}
    assert ask("wsom", fine)["hands"][0]["scores_after"] == [-30, 10, 10, 10]
    assert codes(ask("wsom", {**chombo(0), "points": 30})) == {"conflicting-conditions"}


def test_a_replay_goes_on_from_an_earlier_one() -> None:
    """It is what playing all of it comes to, whatever was changed; what is the same is not played again."""
    hands = [Played((Ron(n % 4, (n + 1) % 4, Points(30 + n)),)) for n in range(8)]
    long = (("hands", "0"),)
    known = play(Match(tuple(hands), options=long))
    wrong = Played((Ron(1, 1, Points(30)),))
    for other, same in (
        (hands, 8),
        ([*hands, hands[0]], 8),
        (hands[:3], 3),
        ([], 0),
        ([*hands[:3], wrong, *hands[4:]], 3),
        ([*hands[:3], *hands[5:]], 3),
        ([wrong, *hands], 0),
    ):
        match = Match(tuple(other), options=long)
        found = play(match, known)
        assert found == play(match)
        assert play(known.match, found) == known
        shared = zip(found.steps[:same], known.steps[:same], strict=True)
        assert all(one is two for one, two in shared)
    for rules, options in (("zung-jung", long), ("wsom", ()), ("wsom", (("hands", "4"),))):
        match = Match(tuple(hands), rules, options)
        assert play(match, known) == play(match)


def test_a_stick_of_who_was_not_ready_lies_beside_the_offence() -> None:
    assert "hands" in ask("reach", hand(draw(0), chombo(1), riichi=(1,)))
    assert "hands" not in ask("reach", hand(draw(0), riichi=(1,)))
