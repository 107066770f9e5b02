"""Every problem, note and name has its text, every text is reached, and no text is left unfilled."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import mahjong_desk
from mahjong_desk import cli
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.melds import MeldType
from mahjong_desk.core.problems import UNREADABLE, Problem, Reason, Refused
from mahjong_desk.core.texts import SHARED, Texts
from mahjong_desk.core.tiles import tile
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.rules.request import parse_object, read_request
from mahjong_desk.rules.score import Refusal
from mahjong_desk.rules.scoring import score
from tests.rules.asking import WSOM, ask, ask_line, notes

PACKAGE = Path(mahjong_desk.__file__).parent
WSOM_TEXTS = rule_set("wsom").folder / "texts"
WIN = "23m567p99s(222z)(678s)+4m"
CLOSED = "23m567p67899s222z+4m"
KONG = "23m567p99s(222z)(7777s)+4m"


def by_line(line: str) -> list[Problem]:
    try:
        answer = score(parse_line(line).apply(Draft()))
    except Refused as refused:
        return list(refused.problems)
    assert isinstance(answer, Refusal)
    return list(answer.problems)


def by_json(text: str) -> list[Problem]:
    try:
        answer = score(read_request(parse_object(text)))
    except Refused as refused:
        return list(refused.problems)
    assert isinstance(answer, Refusal)
    return list(answer.problems)


def by_bytes(raw: bytes) -> list[Problem]:
    _, answer = cli._answer_line(raw, "wsom")
    assert isinstance(answer, Refusal)
    return list(answer.problems)


def by_edit(hand: str, edit: Callable[[Draft], Draft | Problem]) -> list[Problem]:
    found = edit(parse_line(hand).apply(Draft()))
    assert isinstance(found, Problem)
    return [found]


def add(code: str) -> Callable[[Draft], Draft | Problem]:
    return lambda draft: draft.add_tile(tile(code))


REACHED: dict[str, Callable[[], list[Problem]]] = {
    "bad-notation.too-long": partial(by_line, "1" * 5000),
    "bad-notation.unknown-character": partial(by_line, "?"),
    "bad-notation.suit-without-digits": partial(by_line, "m"),
    "bad-notation.no-such-honor": partial(by_line, "8z"),
    "bad-notation.digits-without-suit": partial(by_line, "123"),
    "bad-notation.meld-not-closed": partial(by_line, "(123m"),
    "bad-notation.meld-inside-meld": partial(by_line, "(1m(1m"),
    "bad-notation.meld-not-opened": partial(by_line, "1m]"),
    "bad-notation.plus-twice": partial(by_line, "1m+2m+3m"),
    "bad-notation.plus-inside-meld": partial(by_line, "(12m+3m)"),
    "bad-notation.one-winning-tile": partial(by_line, "1m+23m"),
    "bad-notation.tiles-only": partial(by_line, "1m dora=(111m)"),
    "bad-notation.unknown-word": partial(by_line, "1m lucky"),
    "bad-json.not-utf-8": partial(by_bytes, b'{"hand": "\xff"}'),
    "bad-json.syntax": partial(by_json, "{"),
    "bad-json.number-too-long": partial(by_json, '{"honba": ' + "9" * 10_000 + "}"),
    "bad-json.no-such-number": partial(by_json, '{"id": NaN}'),
    "bad-json.too-deep": partial(by_json, '{"id": ' + "[" * 100 + "]" * 100 + "}"),
    "bad-json.not-an-object": partial(by_json, "[]"),
    "bad-json.given-twice": partial(by_json, '{"hand": "1m", "hand": "1m"}'),
    "unknown-key.in-json": partial(by_json, '{"colour": 1}'),
    "unknown-key.in-line": partial(by_line, "1m colour=red"),
    "bad-value.not-allowed": partial(by_line, "1m seat=X"),
    "bad-value.missing": partial(by_json, "{}"),
    "bad-value.tile-not-there": partial(by_edit, "1m", lambda draft: draft.take_tile(tile("2m"))),
    "unknown-rules.no-such": partial(by_line, "1m rules=nobody-plays-this"),
    "unknown-option.no-such": partial(by_line, "1m option.colour=red"),
    "too-many-copies.five-of-a-kind": partial(by_line, "11111m"),
    "too-many-copies.none-left": partial(by_edit, "1111m", add("1m")),
    "too-many-copies.not-enough-left": partial(
        by_edit, "11m", lambda draft: draft.add_meld(MeldType.PUNG, tile("1m"))
    ),
    "too-many-copies.red-five-used": partial(by_edit, "0m", add("0m")),
    "wrong-tile-count.too-many": partial(by_line, "123456789m123456p+1s"),
    "wrong-tile-count.too-few": partial(by_line, "1m+1s"),
    "wrong-tile-count.no-room": partial(by_edit, WIN, add("1m")),
    "bad-meld.not-a-set": partial(by_line, "(124m)"),
    "bad-meld.not-a-concealed-kong": partial(by_line, "[111m]"),
    "bad-meld.honors-make-no-chow": partial(by_line, "(123z)"),
    "no-winning-tile.name-it": partial(by_line, "123m456p789s1122z"),
    "no-winning-tile.incomplete": partial(by_line, "1m"),
    "not-winning.no-arrangement": partial(by_line, "123m456p789s1122z+3z"),
    "below-minimum.points": partial(by_line, f"{KONG} option.minimum=6"),
    "below-minimum.chicken": partial(by_line, f"{WIN} option.minimum=1"),
    "conflicting-conditions.ron-and-tsumo": partial(by_line, "1m ron tsumo"),
    "conflicting-conditions.given-twice": partial(by_line, "1m seat=E seat=E"),
    "conflicting-conditions.discarder-is-winner": partial(by_line, f"{WIN} from=E"),
    "conflicting-conditions.discarder-on-self-draw": partial(by_line, f"{WIN} tsumo from=S"),
    "conflicting-conditions.self-draw-only": partial(by_line, f"{KONG} kong"),
    "conflicting-conditions.discard-only": partial(by_line, f"{WIN} tsumo rob"),
    "conflicting-conditions.needs-kong": partial(by_line, f"{WIN} tsumo kong"),
    "conflicting-conditions.holds-copy": partial(by_line, "22m567p99s(222z)(678s)+2m rob"),
    "conflicting-conditions.with-rob": partial(by_line, f"{WIN} last rob"),
    "conflicting-conditions.with-first": partial(by_line, f"{CLOSED} seat=S last first"),
    "conflicting-conditions.no-meld": partial(by_line, f"{WIN} seat=S first"),
    "conflicting-conditions.east-dealt-only": partial(by_line, f"{CLOSED} first"),
    "conflicting-conditions.from-east-only": partial(by_line, f"{CLOSED} seat=S from=W first"),
}


def section(folder: Path, name: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((folder / "en.json").read_text(encoding="utf-8"))[name]
    return found


@pytest.mark.parametrize("key", REACHED)
def test_a_problem_with_its_message(key: str) -> None:
    found = {f"{problem.reason.value}.{problem.detail}": problem for problem in REACHED[key]()}
    message = rule_set("wsom").texts().problem(found[key])
    assert message
    assert not re.search(r"\{[a-z_]*\}", message), message


def test_every_text_of_a_problem_is_reached() -> None:
    written = {*section(SHARED, "problems"), *section(WSOM_TEXTS, "problems")}
    assert written == set(REACHED)


def test_every_reason_code_is_reached() -> None:
    """But no-yaku, which is of riichi alone."""
    reached = {key.split(".")[0] for key in REACHED}
    assert reached == {reason.value for reason in Reason} - {"no-yaku"}
    assert {reason.value for reason in UNREADABLE} <= reached


def problems_in_code() -> Iterator[tuple[str, str]]:
    """Where a problem is made of a reason and a detail written out: the place, and the key of its text."""
    for path in [*PACKAGE.glob("core/*.py"), *PACKAGE.glob("rules/*.py"), *PACKAGE.glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and len(node.args) >= 2):
                continue
            reason = re.fullmatch(r"Reason\.([A-Z_]+)", ast.unparse(node.args[0]))
            detail = re.fullmatch(r"'([a-z0-9-]+)'", ast.unparse(node.args[1]))
            if reason and detail:
                yield f"{path.name}:{node.lineno}", f"{Reason[reason[1]].value}.{detail[1]}"


def test_every_problem_that_the_code_writes_out_has_a_text() -> None:
    made = dict(problems_in_code())
    assert len(made) > 20
    assert {place: key for place, key in made.items() if key not in REACHED} == {}


# Notes, names and sentences

NOTED = {
    "red-fives-plain": "23m067p99s(222z)(678s)+4m",
    "limit-off": "1112345678999m+5m",
    "nine-gates-self-drawn": "1112345678999m+5m tsumo",
    "nine-gates-dealt": "1112345678999m+5m tsumo first",
    "blessing-of-earth": f"{CLOSED} seat=S first",
    "first-draw-no-bonus": f"{CLOSED} seat=S tsumo first",
    "chicken": WIN,
    "not-used": f"{WIN} riichi",
}


@pytest.mark.parametrize("code", NOTED)
def test_a_note_with_its_message(code: str) -> None:
    message = notes(ask_line(NOTED[code]))[code]
    assert message
    assert "{" not in message


def test_every_text_of_a_note_is_reached() -> None:
    assert set(section(WSOM_TEXTS, "notes")) == set(NOTED)


def test_the_texts_of_what_is_not_used() -> None:
    answer = ask(
        WIN,
        conditions=["riichi", "double-riichi", "ippatsu"],
        dora="1m",
        ura="1m",
        honba=1,
        riichi_sticks=1,
        pao="S",
    )
    said = [
        note["message"].removesuffix(" is not used by this rule set and was not counted.")
        for note in answer["notes"]
        if note["code"] == "not-used"
    ]
    assert sorted(said) == sorted(section(WSOM_TEXTS, "unused").values())


@pytest.mark.parametrize("name", ["patterns", "sentences"])
def test_the_texts_of_patterns(name: str) -> None:
    assert list(section(WSOM_TEXTS, name)) == [pattern.id for pattern in rule_set("wsom").patterns]
    assert len(set(section(WSOM_TEXTS, name).values())) == 44


@pytest.mark.parametrize("language", ["fi", "zh-Hant"])
def test_the_names_of_patterns_in_other_languages(language: str) -> None:
    path = WSOM_TEXTS / f"{language}.json"
    written = json.loads(path.read_text(encoding="utf-8"))
    assert list(written) == ["patterns"]
    assert list(written["patterns"]) == [pattern.id for pattern in rule_set("wsom").patterns]
    assert len(set(written["patterns"].values())) == 44


def test_the_texts_of_rule_sets() -> None:
    assert list(section(WSOM_TEXTS, "rules")) == list(section(WSOM_TEXTS, "about")) == list(WSOM)
    assert set(section(WSOM_TEXTS, "units")) == {rule_set(rules).unit for rules in WSOM}


def test_the_texts_of_options() -> None:
    options = rule_set("wsom").options
    valued = [f"{option.id}.{value}" for option in options for value in option.values or ()]
    numbers = [option.id for option in options if option.values is None]
    assert set(section(WSOM_TEXTS, "options")) == {option.id for option in options}
    assert set(section(WSOM_TEXTS, "option_values")) == set(valued)
    assert set(section(WSOM_TEXTS, "option_summaries")) == {*valued, *numbers}


def test_the_texts_of_circumstances() -> None:
    """Every label and objection is reached, whatever the hand and the win."""
    lines = [
        f"{hand} {win} {words}"
        for hand in (CLOSED, WIN, KONG, "22m567p99s(222z)(678s)+2m")
        for win in ("ron seat=E", "tsumo seat=E", "ron seat=S", "tsumo seat=S", "ron seat=S from=W")
        for words in ("", "last", "rob", "kong", "first")
    ]
    labels: set[str] = set()
    objections: set[str | None] = set()
    for line in lines:
        draft = parse_line(line).apply(Draft())
        for found in rule_set("wsom").circumstances(draft.hand, draft.win):
            labels.add(found.label)
            objections.add(found.objection)
    assert labels == set(section(WSOM_TEXTS, "circumstances"))
    assert objections == {None, *section(WSOM_TEXTS, "objections")}


def test_the_texts_of_limits() -> None:
    limits = {
        ask_line(line, "zung-jung")["limit"]
        for line in ("1112345678999m+5m", "666m9s[3333m][4444m][5555m]+9s")
    }
    assert limits == set(section(WSOM_TEXTS, "limits"))


def test_no_section_of_texts_is_left_over() -> None:
    """Each is named by the code, and each of the tests above looks at one."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    for folder in {SHARED, *(rules.folder / "texts" for rules in rule_sets().values())}:
        for name in json.loads((folder / "en.json").read_text(encoding="utf-8")):
            assert f'"{name}"' in sources, f"{folder}: {name}"


def test_every_text_of_the_command_line_is_used() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    for name in ("help", "report"):
        for key in section(PACKAGE / "texts", name):
            assert re.search(rf"""["']{key}["']""", sources), f"{name}.{key}"


def test_the_placeholders_of_texts_are_well_formed() -> None:
    for folder in {SHARED, WSOM_TEXTS, PACKAGE / "texts"}:
        for path in folder.glob("*.json"):
            for name, texts in json.loads(path.read_text(encoding="utf-8")).items():
                for key, text in texts.items():
                    wanted = (
                        set(re.findall(r"(?<!\{)\{([a-z_]+)\}", text)) if isinstance(text, str) else set()
                    )
                    filled = text.format(**dict.fromkeys(wanted, "x")) if wanted else text
                    assert filled, f"{path}: {name}.{key}"
    assert Texts().find("tiles", "1m")
