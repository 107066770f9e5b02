"""Names and messages from data files: languages, folders, and values filled in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desk.core.problems import Problem, Reason, Refused
from mahjong_desk.core.texts import (
    LANGUAGES,
    Texts,
    apart,
    counted,
    labelled,
    language,
    phrases,
    sentences,
    series,
    use_language,
)
from mahjong_desk.core.tiles import CODES, Wind


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    english = {
        "names": {"one": "one", "two": "two {tile} {tile_name} {seat_name}"},
        "tiles": {"1m": "the first"},
        "circumstances": {"x": "the x"},
        "unused": {"y": "the y"},
        "notes": {"braces": "{{{text}}}", "both": "{label} {what}"},
    }
    (tmp_path / "en.json").write_text(json.dumps(english), encoding="utf-8")
    (tmp_path / "fi.json").write_text(json.dumps({"names": {"one": "yksi"}}), encoding="utf-8")
    return tmp_path


def test_a_folder_goes_before_the_shared_texts(folder: Path) -> None:
    texts = Texts(folder)
    assert texts.tile("1m") == "the first"
    assert texts.tile("2m") == "2 of characters"


def test_a_later_folder_goes_before_an_earlier_one(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "en.json").write_text(json.dumps({"names": {"one": "uno"}}), encoding="utf-8")
    assert Texts(folder, other).get("names", "one") == "uno"
    assert Texts(other, folder).get("names", "one") == "one"


def test_english_stands_in_for_what_a_language_has_not(folder: Path) -> None:
    finnish = Texts(folder, language="fi")
    assert finnish.get("names", "one") == "yksi"
    assert finnish.get("names", "two", tile="1m", tile_name="x", seat_name="y") == "two 1m x y"
    assert Texts(folder, language="xx").tile("1m") == "the first"
    assert Texts(folder, language="xx").get("names", "one") == "one"


def test_a_text_that_no_file_has(folder: Path) -> None:
    assert Texts(folder).find("names", "three") is None
    with pytest.raises(KeyError, match=r"names\.three"):
        Texts(folder).get("names", "three")


def test_values_and_the_names_of_ids(folder: Path) -> None:
    texts = Texts(folder)
    assert texts.message("names", "two", {"tile": "1m", "seat": "S"}) == "two 1m the first South"
    assert texts.message("notes", "both", {"label": "x", "what": "y"}) == "the x the y"
    assert texts.message("notes", "braces", {"text": "{tile}"}) == "{{tile}}"


def test_every_tile_and_wind_has_a_name() -> None:
    assert len({Texts().tile(code) for code in CODES}) == len(CODES)
    assert [Texts().get("winds", wind.name) for wind in Wind] == ["East", "South", "West", "North"]


def test_the_message_of_a_problem() -> None:
    problem = Problem(Reason.TOO_MANY_COPIES, "five-of-a-kind", {"tile": "1z", "count": 5})
    assert Texts().problem(problem) == (
        "5 copies of East (1z): a set of tiles has only four. Take 1z out until four are left."
    )
    assert str(Refused([problem])) == "too-many-copies: five-of-a-kind"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\u202e", "U+202E"),  # would turn the rest of the sentence around
        ("\x1b[31m", "U+001B[31m"),  # would change a terminal's colours
        ("\ud800", "U+D800"),
        ("\u00a0", "U+00A0"),
        ("萬", "萬"),
        ("é x", "é x"),
    ],
)
def test_a_character_that_would_not_show_is_named_by_its_code(text: str, said: str) -> None:
    problem = Problem(Reason.BAD_NOTATION, "unknown-character", {"text": text, "place": 1})
    assert Texts().problem(problem).startswith(f"“{said}” at position 1 is no tile.")


def test_braces_of_a_text_without_values() -> None:
    problem = Problem(Reason.BAD_JSON, "not-an-object")
    assert Texts().problem(problem).endswith('A hand is written {"hand": "12m…+3m"}, a match {"hands": […]}.')


@pytest.fixture
def in_finnish() -> Iterator[None]:
    use_language("fi")
    yield
    use_language("en")


def test_texts_are_in_the_language_in_force(folder: Path, in_finnish: None) -> None:
    assert language() == "fi"
    assert Texts(folder).get("names", "one") == "yksi"
    assert Texts(folder, language="en").get("names", "one") == "one"


def test_a_language_that_the_program_does_not_speak_is_refused() -> None:
    with pytest.raises(ValueError, match="en, fi, ja, zh-Hant"):
        use_language("sv")
    assert language() == "en"
    assert set(LANGUAGES) == {"en", "fi", "ja", "zh-Hant"}


def test_terms_are_names_alone(tmp_path: Path) -> None:
    """In romaji the patterns, and all else in the language."""
    for name, text in (("en", "english"), ("fi", "finnish"), ("romaji", "romaji")):
        sections = {"patterns": {"a": f"{text} a"}, "sentences": {"a": f"{text} sentence"}}
        (tmp_path / f"{name}.json").write_text(json.dumps(sections), encoding="utf-8")
    texts = Texts(tmp_path, language="fi", terms="romaji")
    assert [texts.get(section, "a") for section in ("patterns", "sentences")] == [
        "romaji a",
        "finnish sentence",
    ]
    joined = texts.joined(tmp_path)
    assert [joined.get(section, "a") for section in ("patterns", "sentences")] == [
        "romaji a",
        "finnish sentence",
    ]


@pytest.mark.parametrize(
    ("spoken", "joined"),
    [
        ("en", ("a, b", "a; b", "A. B.", "a. b", "40 x", "a: b")),
        ("fi", ("a, b", "a; b", "A. B.", "a. b", "40 x", "a: b")),
        ("ja", ("a、b", "a；b", "A.B.", "a。b", "40x", "a：b")),
        ("zh-Hant", ("a、b", "a；b", "A.B.", "a。b", "40x", "a：b")),
    ],
)
def test_parts_are_joined_as_the_language_joins_them(spoken: str, joined: tuple[str, ...]) -> None:
    before = language()
    use_language(spoken)
    try:
        pair = ["a", "", "b"]
        put = series(pair), apart(pair), sentences(["A.", "", "B."]), phrases(pair)
        said = (*put, counted("40", "x"), labelled("a", "b"))
    finally:
        use_language(before)
    assert said == joined


def test_what_is_counted_may_have_no_number() -> None:
    assert counted("", "Not a complete hand") == "Not a complete hand"
