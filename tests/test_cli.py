"""The command line: what it prints, what it exits with, and on how little it runs."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk import __version__, cli
from mahjong_desk.__main__ import main
from mahjong_desk.rules.registry import rule_set, rule_sets
from tests.rules.asking import WSOM, cases
from tests.scale import some

HAND = "12789m55777z(666z)+3m"
HAND_KEYS = {
    "rules",
    "valid",
    "total",
    "unit",
    "patterns",
    "not_counted",
    "limit",
    "arrangement",
    "readings",
    "notes",
    "payments",
}


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit status, the output and the errors of a command; argparse ends the program by itself."""
    try:
        status = cli.run(arguments)
    except SystemExit as over:
        status = int(over.code or 0)
    out, err = capsys.readouterr()
    return status, out, err


CHECKOUT = Path(__file__).parent.parent
# Nothing that a desktop or a developer sets: no display, no encoding, no unbuffered output.
PLAIN = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT") if key in os.environ}


def command(
    *arguments: str,
    text: bytes = b"",
    environment: dict[str, str] | None = None,
    options: Sequence[str] = (),
) -> subprocess.CompletedProcess[bytes]:
    """The program in a process of its own, with a plain environment."""
    return subprocess.run(
        [sys.executable, *(options or ("-m", "mahjong_desk")), *arguments],
        input=text,
        capture_output=True,
        env={**PLAIN, **(environment or {})},
        cwd=CHECKOUT,
        check=False,
        timeout=60,
    )


# score "HAND LINE"


def test_the_printed_breakdown(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = printed(capsys, "score", f"{HAND} ron seat=E from=S")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "140 points"
    assert lines[1].startswith("World Series of Mahjong")
    assert lines[1].endswith("no limit")
    assert lines[2] == "123m* 789m 777z (666z) 55z"
    assert [line.split() for line in lines[4:12:2]] == [
        ["40", "Mixed", "One-Suit", "混一色", "123m*", "789m", "777z", "(666z)", "55z"],
        ["40", "Small", "Three", "Dragons", "小三元", "777z", "(666z)", "55z"],
        ["40", "Mixed", "Lesser", "Terminals", "混全帶么", "123m*", "789m", "777z", "(666z)", "55z"],
        ["20", "Value", "Honor", "×2", "番牌", "777z", "(666z)"],
    ]
    sentences = rule_set("wsom").texts()
    assert [line.strip() for line in lines[5:12:2]] == [
        sentences.get("sentences", pattern)
        for pattern in ("mixed-one-suit", "small-three-dragons", "mixed-lesser-terminals", "value-honor")
    ]
    assert lines[-1].split() == [
        *("Payments", "East", "+420", "South", "-370", "West", "-25", "North", "-25"),
    ]


def test_the_hand_line_may_come_in_several_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "score", HAND, "ron", "from=S") == printed(capsys, "score", f"{HAND} ron from=S")


def test_json_of_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = printed(capsys, "score", f"{HAND} from=S", "--json")
    assert (status, err) == (0, "")
    answer = json.loads(out)
    assert set(answer) == HAND_KEYS
    assert (answer["total"], answer["payments"]["S"]) == (140, -370)
    assert out.isascii()


def test_json_of_a_line_that_does_not_score(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = printed(capsys, "score", "123m", "--json")
    assert (status, err) == (1, "")
    answer = json.loads(out)
    assert (set(answer), answer["valid"]) == ({"valid", "reasons"}, False)
    assert [reason["code"] for reason in answer["reasons"]] == ["no-winning-tile"]


def test_the_rule_set_by_option_and_by_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "score", HAND, "--rules", "wsom-mt")[1].startswith("130 points")
    assert printed(capsys, "score", f"{HAND} rules=wsom-mt")[1].startswith("130 points")
    assert printed(capsys, "score", f"{HAND} rules=wsom", "--rules", "wsom-mt")[1].startswith("140 points")


@pytest.mark.parametrize(
    ("line", "status", "said"),
    [
        (f"{HAND} from=S", 0, "140 points"),
        ("23m567p99s(222z)(678s)+4m", 0, "0 points"),  # a hand without a pattern wins
        ("", 1, "no winning tile"),
        ("12789m55777z(666z)", 1, "none is marked as the winning one"),
        ("123m456p+7p", 1, "The hand has 7 tiles"),
        ("123m456p789s1122z+3z", 1, "not a complete hand"),
        ("11111m234p555s11z+1z", 1, "5 copies of 1 of characters"),
        ("123m789s1122z(124p)+1z", 1, "is no set"),
        (f"{HAND} option.minimum=200", 1, "minimum is 200"),
        (f"{HAND} tsumo rob", 1, "Robbing a kong is for a win on another player’s tile"),
        (f"{HAND} from=E", 1, "East won"),
        ("123m456p789s11z+1x", 2, "no tile"),
        (f"{HAND} lucky", 2, "neither tiles nor a word"),
        (f"{HAND} colour=red", 2, "is not known"),
        (f"{HAND} seat=X", 2, "seat cannot be “X”"),
        (f"{HAND} rules=nobody-plays-this", 2, "There is no rule set “nobody-plays-this”"),
        (f"{HAND} option.colour=red", 2, "has no option “colour”"),
        (f"{HAND} option.limit=999", 2, "limit cannot be “999”"),
        ("123m456p789s1122z+3z option.limit=999", 2, "limit cannot be “999”"),
    ],
)
def test_exit_statuses(capsys: pytest.CaptureFixture[str], line: str, status: int, said: str) -> None:
    found, out, err = printed(capsys, "score", line)
    assert (found, err) == (status, "")
    assert said in out
    assert printed(capsys, "score", line, "--json")[0] == status


@pytest.mark.parametrize(
    "arguments",
    [
        ("score",),
        ("score", "--json"),
        ("score", HAND, "--jsonl", "-"),
        ("score", HAND, "--colour"),
        ("score", "--jsonl"),
        ("sing",),
        ("--sing",),
        ("rules", "wsom", "zung-jung"),
    ],
)
def test_arguments_that_cannot_be(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    status, out, err = printed(capsys, *arguments)
    assert (status, out) == (2, "")
    assert "usage: mahjong-desk" in err


@pytest.mark.parametrize("language", ["fi", "ja", "zh_TW"])
def test_what_is_said_of_arguments_is_in_the_language_of_the_rest(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    for arguments in (
        ("--help",),
        ("score", "--help"),
        ("score", "--jsonl"),
        ("score", "--js"),
        ("score", "--json=1"),
        ("score", HAND, "--colour"),
        ("--", "sing"),
    ):
        told = " ".join("".join(printed(capsys, *arguments)[1:]).split())
        assert told
        assert not re.search("usage|options|positional|show|error|expected|ambiguous|choose", told)


def test_no_command_shows_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = printed(capsys)
    assert status == 2
    for name in ("score", "replay", "rules", "doctor", "--version"):
        assert name in out


def test_the_entry_hands_commands_to_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", HAND]) == 0
    assert capsys.readouterr().out.startswith("140 points")
    assert main(["rules", "nobody-plays-this"]) == 2


# score --jsonl


def answers(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


@pytest.mark.parametrize("name", ["wsom_public.jsonl", "wsom_random.jsonl"])
def test_a_file_of_hands(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    """Every line is read, so the status is 0, whatever each of them scored."""
    asked = cases(name)
    file = tmp_path / name
    lines = [json.dumps({key: value for key, value in case.items() if key != "expect"}) for case in asked]
    file.write_text("\n".join(lines), encoding="utf-8")
    status, out, err = printed(capsys, "score", "--jsonl", str(file))
    assert (status, err) == (0, "")
    assert [answer["id"] for answer in answers(out)] == [case["id"] for case in asked]
    assert [answer["valid"] for answer in answers(out)] == [case["expect"]["valid"] for case in asked]


def test_lines_with_their_ids(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    ids = ["a1", 7, None, "", "ä🀄", [1, {"b": 2}], 1.5]
    lines = [json.dumps({"id": one, "hand": HAND}, ensure_ascii=False) for one in ids]
    lines.append(json.dumps({"hand": HAND}))
    file.write_text("\n".join(lines), encoding="utf-8")
    status, out, _ = printed(capsys, "score", "--jsonl", str(file))
    assert status == 0
    assert [answer["id"] for answer in answers(out)] == [*ids, None]
    assert all(set(answer) == {"id", *HAND_KEYS} for answer in answers(out))
    assert out.isascii()


@pytest.mark.parametrize(
    ("content", "status", "expected"),
    [
        (b"", 0, []),
        (b"\n\n  \n\t\r\n", 0, []),
        (b"\xef\xbb\xbf\n", 0, []),
        (b'{"hand": "%s"}' % HAND.encode(), 0, [140]),
        (b'{"hand": "%s"}\n\n \n{"hand": "1m"}\n' % HAND.encode(), 0, [140, "no-winning-tile"]),
        (b'\xef\xbb\xbf{"hand": "%s"}\r\n' % HAND.encode(), 0, [140]),
        (
            b'{"hand": "%s"}\n{nonsense\n{"hand": "%s"}\n' % (HAND.encode(), HAND.encode()),
            2,
            [140, "bad-json", 140],
        ),
        (b'{"hand": "\xff"}\n{"hand": "%s"}\n' % HAND.encode(), 2, ["bad-json", 140]),
        (b'{"hand": "1x"}\n{"hand": "%s"}\n' % HAND.encode(), 2, ["bad-notation", 140]),
        (b'{"hand": "1m", "colour": 1}\n', 2, ["unknown-key"]),
        (b'{"hand": "1m", "rules": "x"}\n', 2, ["unknown-rules"]),
        (b'{"hand": "124m(124m)"}\n{"hand": "11111m+1m"}\n', 0, ["bad-meld", "too-many-copies"]),
        (b"[" * 100_000 + b"\n" + b'{"hand": "%s"}\n' % HAND.encode(), 2, ["bad-json", 140]),
    ],
)
def test_what_a_file_may_hold(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, status: int, expected: list[int | str]
) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_bytes(content)
    found, out, err = printed(capsys, "score", "--jsonl", str(file))
    assert (found, err) == (status, "")
    said = [answer["total"] if answer["valid"] else answer["reasons"][0]["code"] for answer in answers(out)]
    assert said == expected


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="no limit can be set there")
def test_a_line_that_does_not_fit_into_memory(tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    with file.open("wb") as written:
        written.seek(600_000_000)  # what was never written takes no room and reads as zeros
        written.write(b'\n{"hand": "%s"}' % HAND.encode())
    code = (
        "import resource, sys\n"
        "resource.setrlimit(resource.RLIMIT_AS, (500_000_000, 500_000_000))\n"
        "from mahjong_desk.cli import run\n"
        "sys.exit(run(sys.argv[1:]))\n"
    )
    done = command("score", "--jsonl", str(file), options=("-c", code))
    assert (done.returncode, done.stderr) == (2, b"")
    first, second = answers(done.stdout.decode())
    assert [reason["code"] for reason in first["reasons"]] == ["bad-json"]
    assert "Put each on a line of its own" in first["reasons"][0]["message"]
    assert second["total"] == 140


def test_the_id_of_a_line_that_cannot_be_scored_is_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text('{"id": "a", "hand": "1x"}\n{"id": "b"}\n{"id": "c", "hand": "1m"}\n{"id": "d"', "utf-8")
    status, out, _ = printed(capsys, "score", "--jsonl", str(file))
    assert status == 2
    assert [answer["id"] for answer in answers(out)] == ["a", "b", "c", None]


def test_the_rule_set_for_lines_that_name_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    lines = [json.dumps({"hand": HAND}), json.dumps({"hand": HAND, "rules": "wsom"})]
    file.write_text("\n".join(lines), encoding="utf-8")
    _, out, _ = printed(capsys, "score", "--jsonl", str(file), "--rules", "wsom-mt")
    assert [(answer["rules"], answer["total"]) for answer in answers(out)] == [
        ("wsom-mt", 130),
        ("wsom", 140),
    ]


def test_messages_are_of_the_rule_set_that_a_line_names(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Whatever stands in where a line names none."""
    file = tmp_path / "hands.jsonl"
    file.write_text(json.dumps({"hand": HAND, "rules": "wsom", "conditions": ["kong"]}), encoding="utf-8")
    status, out, _ = printed(capsys, "score", "--jsonl", str(file), "--rules", "nobody-plays-this")
    assert status == 0
    [answer] = answers(out)
    assert "Kong replacement tile is for a self-drawn win" in answer["reasons"][0]["message"]


@pytest.mark.parametrize("name", ["not-there.jsonl", "."])
def test_a_file_that_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    status, out, err = printed(capsys, "score", "--jsonl", str(tmp_path / name))
    assert (status, out) == (2, "")
    assert err.startswith(f"{tmp_path / name} cannot be read: ")


@pytest.mark.parametrize(
    ("name", "why"), [("not-there.jsonl", "tiedostoa tai kansiota ei ole"), (".", "on kansio")]
)
def test_why_a_file_cannot_be_read_is_told_in_the_language_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, why: str
) -> None:
    """The system would say it in English."""
    monkeypatch.setenv("LC_ALL", "fi_FI.UTF-8")
    file = tmp_path / name
    assert printed(capsys, "score", "--jsonl", str(file))[2] == f"Tiedostoa {file} ei voi lukea: {why}.\n"


# rules, --version


def test_the_list_of_rule_sets(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = printed(capsys, "rules")
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()] == list(rule_sets())
    for line, rules in zip(out.splitlines(), rule_sets().values(), strict=True):
        assert rules.texts().get("rules", rules.id) in line


@pytest.mark.parametrize("rules", WSOM)
def test_one_rule_set(capsys: pytest.CaptureFixture[str], rules: str) -> None:
    status, out, err = printed(capsys, "rules", rules)
    assert (status, err) == (0, "")
    lines = [line.split() for line in out.splitlines()]
    options = {line[0] for line in lines if line and "=" in line[0]}
    assert options == {f"{option.id}={option.default}" for option in rule_set(rules).options}
    table = {line[0]: line[1] for line in lines[lines.index(["Patterns"]) + 1 :]}
    assert table == {pattern.number: str(pattern.value) for pattern in rule_set(rules).patterns}
    assert len(table) == 44


def test_a_rule_set_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = printed(capsys, "rules", "nobody-plays-this")
    assert (status, out) == (2, "")
    assert "There is no rule set “nobody-plays-this”" in err
    assert "zung-jung" in err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "--version") == (0, f"mahjong-desk {__version__}\n", "")


# A process of its own


POOR = {"LANG": "C", "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
POORER = {**POOR, "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
WITHOUT_QT = """
import sys

class Refuses:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "shiboken6"):
            raise AssertionError(f"{name} was imported")

sys.meta_path.insert(0, Refuses())
from mahjong_desk.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("arguments", "status"),
    some(
        [
            (("score", f"{HAND} from=S"), 0),
            (("score", f"{HAND} from=S", "--json"), 0),
            (("score", "--jsonl", "-"), 0),
            (("score", "(124m)"), 1),
            (("score", "🀇"), 2),  # its bytes are no character in such a locale
            (("rules",), 0),
            (("rules", "zung-jung"), 0),
            (("rules", "ä"), 2),
            (("--version",), 0),
            (("--help",), 0),
        ],
        3,
    ),
)
def test_no_qt_no_display_and_no_more_than_ascii(arguments: tuple[str, ...], status: int) -> None:
    done = command(
        *arguments,
        text=json.dumps({"hand": HAND}).encode(),
        environment=POORER,
        options=("-c", WITHOUT_QT),
    )
    assert done.returncode == status, done.stderr
    assert b"Traceback" not in done.stderr
    assert (done.stdout + done.stderr).isascii()
    assert done.stdout or done.stderr


@pytest.mark.parametrize(
    "arguments", some([("score", HAND), ("replay", "-"), ("rules",), ("doctor",), ("--version",)], 2)
)
def test_the_modules_that_a_command_imports(arguments: tuple[str, ...]) -> None:
    done = command(*arguments, options=("-X", "importtime", "-m", "mahjong_desk"))
    imported = {line.rpartition(b"|")[2].strip() for line in done.stderr.splitlines() if b"|" in line}
    assert b"mahjong_desk.cli" in imported
    assert {name for name in imported if name.split(b".")[0] in (b"PySide6", b"shiboken6")} == set()
    assert {
        name for name in imported if name.startswith((b"mahjong_desk.ui", b"mahjong_desk.models"))
    } == set()


@pytest.mark.parametrize("arguments", [("score", HAND), ("rules", "reach")])
def test_matches_are_left_aside_until_one_is_replayed(arguments: tuple[str, ...]) -> None:
    done = command(*arguments, options=("-X", "importtime", "-m", "mahjong_desk"))
    assert b"mahjong_desk.rules.ruleset" in done.stderr
    assert b"mahjong_desk.club" not in done.stderr
    assert b".matches" not in done.stderr


def test_characters_that_the_terminal_has_not_are_escaped() -> None:
    done = command("score", f"{HAND} from=S", environment=POOR)
    assert done.returncode == 0
    assert b"Mixed One-Suit  \\u6df7\\u4e00\\u8272" in done.stdout


def test_unicode_tiles_are_read_in_a_plain_locale() -> None:
    done = command("score", "🀇🀈🀉🀙🀚🀛🀐🀐🀐🀀🀀🀀🀆+🀆", environment=POOR)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"123m 123p 111s 111z 55z*" in done.stdout


def test_standard_input() -> None:
    text = f'\ufeff{{"id": 1, "hand": "{HAND}"}}\n\n{{bad\n{{"id": 2, "hand": "{HAND}"}}'
    done = command("score", "--jsonl", "-", text=text.encode())
    assert (done.returncode, done.stderr) == (2, b"")
    found = answers(done.stdout.decode())
    assert [(answer["id"], answer.get("total")) for answer in found] == [(1, 140), (None, None), (2, 140)]


@pytest.mark.skipif(sys.platform == "win32", reason="no such pipes on Windows")
@pytest.mark.parametrize(
    "arguments",
    some([("score", HAND), ("score", HAND, "--json"), ("rules", "wsom"), ("--help",), ("--version",)], 3),
)
def test_a_reader_that_went_away_is_no_error(arguments: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "mahjong_desk", *arguments],
            stdout=writing,
            stderr=subprocess.PIPE,
            env=PLAIN,
            cwd=CHECKOUT,
            check=False,
            timeout=60,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (cli.NOT_READ_TO_THE_END, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="no such pipes on Windows")
def test_a_reader_that_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    """Far more than a pipe holds, of which one line is read."""
    file = tmp_path / "hands.jsonl"
    file.write_text((json.dumps({"hand": HAND}) + "\n") * 2_000, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "mahjong_desk", "score", "--jsonl", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=PLAIN,
        cwd=CHECKOUT,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert json.loads(running.stdout.readline())["total"] == 140
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(60) == cli.NOT_READ_TO_THE_END


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device")
@pytest.mark.parametrize("arguments", some([("score", HAND), ("rules",), ("score", "--jsonl", "-")], 2))
def test_an_answer_that_cannot_be_written(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "mahjong_desk", *arguments],
            input=json.dumps({"hand": HAND}).encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            env=PLAIN,
            cwd=CHECKOUT,
            check=False,
            timeout=60,
        )
    assert done.returncode == cli.NOT_WRITTEN
    assert done.stderr.decode() == "The answer cannot be written: No space left on device.\n"


def test_no_standard_input_holds_no_hands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert printed(capsys, "score", "--jsonl", "-") == (cli.SCORED, "", "")


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal on Windows")
def test_an_interrupt_ends_it_without_a_word() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "mahjong_desk", "score", "--jsonl", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**PLAIN, "PYTHONUNBUFFERED": "1"},
        cwd=CHECKOUT,
        # A shell has what it starts in the background ignore interrupts, and so the tests themselves may.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - no threads here
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdin.write(json.dumps({"hand": HAND}).encode() + b"\n")
        running.stdin.flush()
        assert json.loads(running.stdout.readline())["total"] == 140
        running.send_signal(signal.SIGINT)
        assert running.wait(60) == cli.INTERRUPTED
        assert running.stderr.read() == b""
