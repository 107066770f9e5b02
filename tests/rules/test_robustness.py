"""Whatever is typed or piped in: a score, or reasons that say something. Nothing raises."""

from __future__ import annotations

import contextlib
import io
import json
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mahjong_desk import cli
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.notation import parse_hand, parse_tiles
from mahjong_desk.core.problems import UNREADABLE, Reason, Refused
from mahjong_desk.report import score_report
from mahjong_desk.rules.answer import answer_object
from mahjong_desk.rules.request import parse_object, read_request
from mahjong_desk.rules.score import Answer, Refusal
from mahjong_desk.rules.scoring import score, standing
from tests.rules.asking import DATA, cases, texts_of
from tests.scale import count, some

CODES = {reason.value for reason in Reason}
MANY = count(900, 100_000)
BATCHES = 10
CASES = [
    {key: value for key, value in case.items() if key != "expect"}
    for path in sorted(DATA.glob("*.jsonl"))
    for case in cases(path.name)
]
LINES = [
    "12789m55777z(666z)+3m ron seat=E from=S",
    "123456789p1s(789m)+1s tsumo seat=S round=E dora=9s rules=wsom",
    "19m19p19s1234567z+1z first seat=W from=E option.limit=320 rules=zung-jung",
    "EE SSS (PPP) [9999m] 2 3 p + 4 p last",
    "🀇🀈🀉🀙🀚🀛🀐🀐🀐🀀🀀 (🀄🀄🀄)",
    "22m567p99s(222z)(067s)+2m rob honba=3 sticks=2 pao=W ura=1z players=3 north=2 riichi ippatsu",
    "1112345678999s+5s tsumo double-riichi option.minimum=5 option.payment=all-pay",
    "23067m234p67899s+4m riichi ippatsu seat=S from=W dora=1m8s ura=3z honba=2 sticks=1 rules=tenhou",
    "1z(222z)(555z)(666z)(777z)+1z seat=S pao=N tsumo rules=majsoul option.pao_covers=whole_hand",
    "24567m99s(234p)(777z)+3m riichi last rob rules=wrc",
    "2222334466688s+8s first seat=W rules=reach option.renhou=yakuman option.kan_dora=no dora=1s1s",
    "111m23p678s[5055p]99s+4p tsumo kong players=3 north=2 seat=W rules=mleague dora=9m3z",
]
PIECES = [
    *"0123456789mpszMPSZESWNPFC()[]+= \t\n-.,:;{}\"'\\/",
    *("ron", "tsumo", "seat=", "from=none", "rules=", "option.", "dora=", "=", "==", "+", "(", "]"),
    *("\ud800", "\udfff", "\x00", "\x1b[31m", "\u202e", "\ufe0f", "\ufeff", "é", "ß", "İ", "ſ", "K", "٣"),
    *("🀄", "🀆", "🀡", "🀢", "👩‍👩‍👧", "{tile}", "{0}", "{", "}", "%s", "9" * 50, "１", "\u2028", "\r"),
]
VALUES: list[Any] = [
    *(None, True, False, 0, -1, 1, 10**30, 1.5, -0.0, "", "E", "none", "320", "{tile}", "\ud800", "\x00"),
    *([], {}, [[]], [None], {"a": 1}, ["last"], ["last", "rob"], ["lucky", 1], {"limit": "320"}),
    *({"limit": None}, {"minimum": 10**20}, {"\ud800": "x"}, "8z", "1" * 3000, [["last"] * 3] * 3),
    *({"red_fives": 3}, {"uma": "1 2 3 4"}, {"pao": "none"}, {"renhou": "yakuman"}, {"kan_dora": "no"}),
    *(["riichi", "ippatsu"], ["kong"], ["first"], ["riichi", "rob"], "0m0p0s", "1z" * 5, "9m1m", 3, 4),
    *("reach", "jpml", "tenhou", "majsoul", {"three_player_honba": 99_999}, {"aborts": ""}),
]


def mutated(text: str, dice: random.Random) -> str:
    """A text with a few characters deleted, inserted, doubled or exchanged; sometimes as it was."""
    letters = list(text)
    for _ in range(dice.choice((0, 1, 1, 2, 4))):
        at = dice.randrange(len(letters) + 1)
        move = dice.choice(("digit", "digit", "delete", "insert", "double", "swap"))
        if move == "insert" or not letters:
            letters.insert(at, dice.choice(PIECES))
            continue
        at %= len(letters)
        if move == "digit":
            digits = [place for place, letter in enumerate(letters) if letter in "123456789"]
            letters[dice.choice(digits) if digits else at] = dice.choice("123456789")
        elif move == "delete":
            del letters[at]
        elif move == "double":
            letters.insert(at, letters[at])
        else:
            other = dice.randrange(len(letters))
            letters[at], letters[other] = letters[other], letters[at]
    return "".join(letters)


def anything(dice: random.Random) -> str:
    """Pieces of the notation, or any characters at all."""
    if dice.random() < 0.7:
        return "".join(dice.choice(PIECES) for _ in range(dice.randint(0, 25)))
    return "".join(chr(dice.randrange(0x110000)) for _ in range(dice.randint(0, 25)))


def a_line(dice: random.Random) -> str:
    return anything(dice) if dice.random() < 0.3 else mutated(dice.choice(LINES), dice)


def an_object(dice: random.Random) -> str:
    """A request with some values exchanged, or its text with some characters exchanged, or neither."""
    request: dict[str, Any] = dict(dice.choice(CASES))
    keys = [
        *request,
        *("options", "conditions", "conditions", "dora", "pao", "honba", "players", "id", "colour", "\ud800"),
    ]
    for _ in range(dice.randint(0, 2)):
        request[dice.choice(keys)] = dice.choice([*VALUES, a_line(dice)])
    text = json.dumps(request, ensure_ascii=dice.random() < 0.5)
    kind = dice.random()
    if kind < 0.35:
        return mutated(text, dice)
    if kind < 0.4:
        key, value = dice.choice(keys[:3]), json.dumps(dice.choice(VALUES))
        return text[:-1] + f", {json.dumps(key)}: {value}}}"
    if kind < 0.45:
        deep = dice.choice([3, 15, 16, 17, 300, 900, 970, 980, 990, 1000, 5000])
        return f'{{"{dice.choice(keys[:6])}": {"[" * deep}{"]" * deep}}}'
    if kind < 0.5:
        strange = dice.choice(["NaN", "-Infinity", "1e999", "1e-999", "9" * 5000, "-0", "1E400"])
        return f'{{"hand": "1m", "{dice.choice(keys)}": {strange}}}'.replace("\ud800", "x")
    return text


def check(answer: Answer, draft: Draft) -> None:
    """The JSON answer and the printed report of one answer."""
    texts = texts_of(draft.rules)
    found = json.loads(json.dumps(answer_object(answer, texts), allow_nan=False))
    assert found["valid"] is not isinstance(answer, Refusal)
    for reason in found.get("reasons", [{"code": "no-yaku", "message": "none"}]):
        assert reason["code"] in CODES
        assert reason["message"].strip()
    assert found["valid"] or found["reasons"]
    assert score_report(answer, draft, texts).strip()


def unfilled(answer: Answer, rules: str) -> list[str]:
    """Names of values that stand in a message as they are in its text."""
    if not isinstance(answer, Refusal):
        return []
    texts = texts_of(rules)
    names = {name for problem in answer.problems for name in problem.data}
    given = " ".join(str(value) for problem in answer.problems for value in problem.data.values())
    said = " ".join(texts.problem(problem) for problem in answer.problems)
    return [
        found for found in re.findall(r"\{(\w+)\}", said) if found in names and f"{{{found}}}" not in given
    ]


def scored_line(line: str) -> tuple[Answer, Draft]:
    try:
        draft = parse_line(line).apply(Draft())
    except Refused as refused:
        return Refusal(refused.problems), Draft()
    standing(draft)
    return score(draft), draft


def scored_object(text: str) -> tuple[Answer, Draft]:
    try:
        draft = read_request(parse_object(text))
    except Refused as refused:
        return Refusal(refused.problems), Draft()
    return score(draft), draft


def batches(make: Callable[[random.Random], str], seed: int) -> Iterator[str]:
    dice = random.Random(seed)
    return (make(dice) for _ in range(MANY // BATCHES))


@pytest.mark.parametrize("seed", some(range(BATCHES), 3))
def test_lines(seed: int) -> None:
    for line in batches(a_line, seed):
        answer, draft = scored_line(line)
        check(answer, draft)
        assert not unfilled(answer, draft.rules), line
        for read in (parse_hand, parse_tiles):
            with contextlib.suppress(Refused):
                read(line)


@pytest.mark.parametrize("seed", range(BATCHES))
def test_objects(seed: int) -> None:
    for text in batches(an_object, 1_000 + seed):
        answer, draft = scored_object(text)
        check(answer, draft)
        assert not unfilled(answer, draft.rules), text


def some_bytes(dice: random.Random) -> bytes:
    """A line of a file: an object, with a byte or two changed now and then."""
    raw = bytearray(an_object(dice).encode("utf-8", "surrogatepass").replace(b"\n", b" "))
    for _ in range(dice.choice([0, 0, 1, 3])):
        raw[dice.randrange(len(raw)) if raw else 0 : 0] = bytes([dice.randrange(256)])
    return bytes(raw).replace(b"\n", b" ")


@pytest.mark.parametrize("seed", range(BATCHES))
def test_files(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes of any sort, through the command itself: as many answers as lines that are not blank."""
    dice = random.Random(2_000 + seed)
    lines = [some_bytes(dice) for _ in range(MANY // BATCHES)]
    file = tmp_path / "hands.jsonl"
    file.write_bytes(b"\n".join(lines))
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    status = cli.run(["score", "--jsonl", str(file)])
    monkeypatch.undo()
    out.seek(0)
    answers = [json.loads(line) for line in out.read().splitlines()]
    assert len(answers) == sum(bool(line.strip()) for line in lines)
    unreadable = {reason.value for reason in UNREADABLE}
    found = {reason["code"] for answer in answers for reason in answer.get("reasons", ())}
    assert found <= CODES
    assert status == (2 if found & unreadable else 0)
    assert all("id" in answer and ("total" in answer or answer["reasons"]) for answer in answers)


@pytest.mark.parametrize("seed", range(BATCHES))
def test_the_printed_breakdown(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the command, to a terminal that has no more than ASCII."""
    dice = random.Random(3_000 + seed)
    for _ in range(MANY // BATCHES // 10):
        line = a_line(dice)
        out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
        monkeypatch.setattr(sys, "stdout", out)
        try:
            status = cli.run(["score", *dice.choice([[], ["--json"]]), "--", line])
        finally:
            monkeypatch.undo()
        out.seek(0)
        assert status in (0, 1, 2)
        assert out.read().strip()


def test_the_dice_make_hands_that_score_and_hands_that_do_not() -> None:
    """Most of what is tried gets past the first look."""
    lines = [scored_line(line)[0] for seed in range(BATCHES) for line in batches(a_line, seed)]
    objects = [scored_object(text)[0] for seed in range(BATCHES) for text in batches(an_object, 1_000 + seed)]
    for answers in (lines, objects):
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert len(refused) > len(answers) / 5
        assert len(answers) - len(refused) > len(answers) / 30
        found = {problem.reason.value for answer in refused for problem in answer.problems}
        assert {"bad-notation", "not-winning", "conflicting-conditions", "bad-value"} <= found


def test_a_terminal_that_takes_no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """An output that is no text stream of Python's own, as some consoles put in the place of theirs."""
    written: list[str] = []
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(write=written.append, flush=lambda: None))
    assert cli.run(["score", "12789m55777z(666z)+3m"]) == 0
    assert "140 points" in "".join(written)
