"""Hands as ``.mjd`` files: what is written is read again, and whatever else is there is answered in words."""

from __future__ import annotations

import json
import os
import random
import stat
import string
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Hand
from mahjong_desk.core.problems import Reason, Value
from mahjong_desk.hands.problems import FileProblem, Trouble, message
from mahjong_desk.hands.saved import document, read_document, read_hand, write_hand
from mahjong_desk.rules.request import read_request
from tests.core.strategies import drafts
from tests.hands.made import SCORING, drawn
from tests.rules.asking import DATA, cases
from tests.scale import count

GOOD = document(drawn(SCORING))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hand.mjd"


def again(draft: Draft) -> Draft | FileProblem:
    return read_document(json.dumps(document(draft)))


def trouble_of(path: Path) -> FileProblem:
    """What is wrong with a file, which its message names."""
    problem = read_hand(path)
    assert isinstance(problem, FileProblem)
    words = message(problem)
    assert str(path) in words
    assert "{" not in words.replace('{"', "")
    return problem


# --- what is written is read again ------------------------------------------------------------------------


def shrinking(draft: Draft) -> Iterator[Draft]:
    """The draft, and the ones with fewer and fewer tiles down to none."""
    hand = draft.hand
    yield draft
    if hand.winning is not None:
        yield from shrinking(replace(draft, hand=replace(hand, winning=None)))
    elif hand.concealed:
        yield from shrinking(replace(draft, hand=Hand.of(hand.concealed[1:], hand.melds)))
    elif hand.melds:
        yield from shrinking(replace(draft, hand=replace(hand, melds=hand.melds[1:])))


def sample() -> Iterator[Draft]:
    """The hands of some of the cases in tests/data that score."""
    found = [case for file in sorted(DATA.glob("*.jsonl")) for case in cases(file.name)]
    for case in [case for case in found if case["expect"]["valid"]][:: count(20, 1)]:
        yield read_request({key: value for key, value in case.items() if key != "expect"})


def test_cases_at_every_number_of_tiles() -> None:
    sizes = set()
    for draft in sample():
        for smaller in shrinking(draft):
            sizes.add(smaller.hand.size)
            assert again(smaller) == smaller
    assert sizes >= set(range(15))


@given(drafts())
def test_whatever_a_draft_can_hold(draft: Draft) -> None:
    assert again(draft) == draft


def test_a_file_holds_what_the_command_line_takes(path: Path) -> None:
    draft = drawn(f"{SCORING} rules=zung-jung option.limit=none")
    assert write_hand(path, draft) is None
    assert read_hand(path) == draft
    assert json.loads(path.read_text("utf-8")) == {
        "format": "mahjong-desk",
        "version": 1,
        "hand": {
            "rules": "zung-jung",
            "hand": "12789m55777z(666z)+3m",
            "self_draw": False,
            "seat": "E",
            "round": "E",
            "discarder": "S",
            "options": {"limit": "none"},
        },
    }


def test_keys_beside_the_hand_are_left_to_whoever_wrote_them(path: Path) -> None:
    path.write_text(json.dumps({"note": {"from": "club"}, **GOOD}), "utf-8")
    assert read_hand(path) == drawn(SCORING)


def test_a_byte_order_mark_is_no_fault(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(GOOD).encode())
    assert read_hand(path) == drawn(SCORING)


# --- what cannot be read ----------------------------------------------------------------------------------

BAD: dict[str, tuple[bytes, Trouble, str]] = {
    "empty": (b"", Trouble.NOT_JSON, "not valid JSON"),
    "a line of text": (SCORING.encode(), Trouble.NOT_JSON, "not valid JSON"),
    "half a file": (json.dumps(GOOD).encode()[:-9], Trouble.NOT_JSON, "not valid JSON"),
    "no object": (b"[1, 2]", Trouble.NOT_JSON, "no object"),
    "deep": (b'{"a": ' + b"[" * 100_000, Trouble.NOT_JSON, "nested too deeply"),
    "a key twice": (b'{"format": "mahjong-desk", "format": ""}', Trouble.NOT_JSON, "stands twice"),
    "no number": (b'{"version": NaN}', Trouble.NOT_JSON, "no number"),
    "a long number": (b'{"version": ' + b"9" * 9_999 + b"}", Trouble.NOT_JSON, "too many digits"),
    "utf-16": (json.dumps(GOOD).encode("utf-16"), Trouble.UNUSABLE, "not UTF-8"),
    "binary": (bytes(range(256)), Trouble.UNUSABLE, "not UTF-8"),
    "too large": (b" " * 1_000_001, Trouble.UNUSABLE, "too large"),
    "another program's": (b'{"format": "gpx", "version": 1}', Trouble.NOT_OURS, "was not saved by"),
    "no format": (b'{"hand": {"hand": "1m"}}', Trouble.NOT_OURS, "was not saved by"),
}


@pytest.mark.parametrize("kind", list(BAD))
def test_files_that_hold_no_document(path: Path, kind: str) -> None:
    content, trouble, said = BAD[kind]
    path.write_bytes(content)
    problem = trouble_of(path)
    assert problem.trouble is trouble
    assert said in message(problem)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("changes", "trouble", "said"),
    [
        ({"version": 2}, Trouble.NEWER, "newer version of Mahjong Desk (file version 2"),
        ({"version": 2, "hand": 7}, Trouble.NEWER, "Update the program"),
        ({"version": 0}, Trouble.BAD_VERSION, "cannot be 0"),
        ({"version": "1"}, Trouble.BAD_VERSION, 'cannot be "1"'),
        ({"version": 1.0}, Trouble.BAD_VERSION, "cannot be 1.0"),
        ({"version": True}, Trouble.BAD_VERSION, "cannot be true"),
        ({"version": None}, Trouble.BAD_VERSION, "whole number"),
        ({"hand": None, "match": {}}, Trouble.MATCH, "holds a match and no hand"),
        ({"hand": "12m"}, Trouble.NO_HAND, "holds no hand"),
        ({"hand": {}}, Trouble.BAD_HAND, "“hand” is missing"),
        ({"hand": {"hand": "12"}}, Trouble.BAD_HAND, "“12” at position 1 has no suit"),
        ({"hand": {"hand": "1m", "colour": 1}}, Trouble.BAD_HAND, "“colour” is not known"),
        ({"hand": {"hand": "1m", "seat": "Q"}}, Trouble.BAD_HAND, "E S W N"),
        ({"hand": {"hand": "1m", "rules": "mine"}}, Trouble.BAD_HAND, "no rule set “mine”"),
        ({"hand": {"hand": "1m", "options": {"gone": "1"}}}, Trouble.BAD_HAND, "has no option “gone”"),
        ({"hand": {"hand": "1m", "options": {"limit": "7"}}}, Trouble.BAD_HAND, "limit cannot be “7”"),
    ],
)
def test_documents_that_hold_no_hand(
    path: Path, changes: dict[str, Any], trouble: Trouble, said: str
) -> None:
    path.write_text(json.dumps(GOOD | changes), "utf-8")
    problem = trouble_of(path)
    assert problem.trouble is trouble
    assert said in message(problem)


def test_what_is_behind_a_bad_hand_is_named(path: Path) -> None:
    path.write_text(json.dumps(GOOD | {"hand": {"hand": "1m", "options": {"gone": "1"}}}), "utf-8")
    because = trouble_of(path).because
    assert because is not None
    assert because.reason is Reason.UNKNOWN_OPTION


def test_no_file_and_a_folder_in_its_place(path: Path) -> None:
    assert trouble_of(path).trouble is Trouble.MISSING
    assert trouble_of(path / "below").trouble is Trouble.MISSING
    path.mkdir()
    assert trouble_of(path).trouble is Trouble.UNUSABLE


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes by name here")
def test_a_pipe_does_not_stop_the_program(path: Path) -> None:
    os.mkfifo(path)
    assert trouble_of(path).trouble is Trouble.UNUSABLE


def test_a_file_that_may_not_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    write_hand(path, drawn(SCORING))
    monkeypatch.setattr(Path, "read_bytes", refuse)
    problem = trouble_of(path)
    assert problem.trouble is Trouble.UNUSABLE
    assert "Permission denied" in message(problem)


def test_every_trouble_has_its_words() -> None:
    data: dict[str, Value] = {"detail": "x", "found": "2", "known": 1}
    for trouble in Trouble:
        assert message(FileProblem(trouble, Path("a.mjd"), data))


# --- whatever comes ---------------------------------------------------------------------------------------

VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    1.5,
    10**30,
    "",
    "E",
    "none",
    "\ud800",
    "\x00",
    [],
    {},
    [[]],
    {"a": {}},
]


def damaged_bytes(chance: random.Random) -> bytes:
    """A file with some of its bytes changed, taken out or doubled; now and then nothing but chance."""
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(200))
    content = bytearray(json.dumps(GOOD).encode())
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(content))
        change = chance.randrange(3)
        if change == 0:
            content[at] = chance.choice(string.printable.encode() + b"\x00\xff\xc3")
        elif change == 1:
            del content[at : at + chance.randint(1, 20)]
        else:
            content[at:at] = content[at : at + chance.randint(1, 20)]
        content = content or bytearray(b"{")
    return bytes(content)


def wrong_values(chance: random.Random) -> bytes:
    """A document whose keys and values are others."""
    found = json.loads(json.dumps(GOOD))
    keys = ["hand", "rules", "seat", "conditions", "dora", "honba", "options", "players", "match", "new"]
    for _ in range(chance.randint(1, 3)):
        table = chance.choice([found, found["hand"]]) if isinstance(found.get("hand"), dict) else found
        table[chance.choice(keys)] = deepcopy(chance.choice(VALUES))
    return json.dumps(found).encode()


@pytest.mark.parametrize("make", [damaged_bytes, wrong_values])
def test_nothing_raises(path: Path, make: Any) -> None:
    chance = random.Random(7)
    for _ in range(count(400, 10_000)):
        path.write_bytes(make(chance))
        found = read_hand(path)
        if isinstance(found, FileProblem):
            assert message(found)
        else:
            assert again(found) == found


# --- writing ----------------------------------------------------------------------------------------------


def test_a_file_that_cannot_be_written_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    problem = write_hand(tmp_path / "file" / "hand.mjd", drawn(SCORING))
    assert problem is not None
    assert problem.trouble is Trouble.NOT_SAVED
    assert "Choose another folder" in message(problem)
    problem = write_hand(tmp_path / f"{'n' * 300}.mjd", drawn(SCORING))
    assert problem is not None
    assert "Choose a shorter name" in message(problem)


@pytest.mark.parametrize("name", ["x" * 251, "é" * 125], ids=["letters", "accents"])
def test_a_name_as_long_as_a_disk_takes(tmp_path: Path, name: str) -> None:
    # 255 bytes, the most for most disks, or two fewer.
    path = tmp_path / f"{name}.mjd"
    assert write_hand(path, drawn(SCORING)) is None
    assert read_hand(path) == drawn(SCORING)
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    write_hand(path, drawn(SCORING))
    monkeypatch.setattr(os, "fsync", full)
    problem = write_hand(path, drawn("1m"))
    assert problem is not None
    assert "No space left" in message(problem)
    assert read_hand(path) == drawn(SCORING)
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_stays_a_link(path: Path) -> None:
    real = path.with_name("elsewhere.mjd")
    write_hand(real, drawn("1m"))
    real.chmod(0o640)
    path.symlink_to(real)
    assert write_hand(path, drawn(SCORING)) is None
    assert path.is_symlink()
    assert read_hand(real) == drawn(SCORING)
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
