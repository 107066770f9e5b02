"""Every problem, note and name has its text, every text is reached, and no text is left unfilled."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import TypeAlias

import pytest

import mahjong_desk
from mahjong_desk import cli
from mahjong_desk.club.match import Match
from mahjong_desk.club.play import play
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.melds import MeldType, meld_of
from mahjong_desk.core.notation import parse_tiles
from mahjong_desk.core.problems import UNREADABLE, Problem, Reason, Refused
from mahjong_desk.core.texts import LANGUAGES, SHARED, Texts
from mahjong_desk.core.tiles import tile
from mahjong_desk.report import option_text
from mahjong_desk.rules.options import NONE, Kind, Option, Scope
from mahjong_desk.rules.outcomes import Played
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.rules.request import parse_object, read_request
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.rules.score import Refusal, Score
from mahjong_desk.rules.scoring import score
from tests.club import asking as club
from tests.rules.asking import RIICHI, WSOM, ask_line, notes

PACKAGE = Path(mahjong_desk.__file__).parent
WIN = "23m567p99s(222z)(678s)+4m"
CLOSED = "23m567p67899s222z+4m"
KONG = "23m567p99s(222z)(7777s)+4m"


def by_line(line: str, rules: str = "wsom") -> list[Problem]:
    try:
        answer = score(parse_line(line).apply(Draft(rules=rules)))
    except Refused as refused:
        return list(refused.problems)
    assert isinstance(answer, Refusal)
    return list(answer.problems)


by_reach = partial(by_line, rules="reach")


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


def by_run(meld_type: MeldType, tiles: str) -> list[Problem]:
    found = meld_of(meld_type, parse_tiles(tiles))
    assert isinstance(found, Problem)
    return [found]


def add(code: str) -> Callable[[Draft], Draft | Problem]:
    return lambda draft: draft.add_tile(tile(code))


Reached: TypeAlias = "dict[str, Callable[[], list[Problem]]]"

SHARED_PROBLEMS: Reached = {
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
    "bad-notation.red-without-five": partial(by_line, "r4m"),
    "bad-notation.red-unclear": partial(by_line, "5mr5p"),
    "bad-notation.unknown-word": partial(by_line, "1m lucky"),
    "bad-json.not-utf-8": partial(by_bytes, b'{"hand": "\xff"}'),
    "bad-json.line-too-long": partial(by_bytes, b"{" * 1_000_000),
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
    "too-many-copies.none-left-outside": partial(by_edit, "7z rules=reach dora=7z7z7z", add("7z")),
    "too-many-copies.not-enough-left-outside": partial(
        by_edit, "rules=reach dora=7z7z", lambda draft: draft.add_meld(MeldType.PUNG, tile("7z"))
    ),
    "too-many-copies.red-five-indicator": partial(by_edit, "rules=tenhou dora=0m", add("0m")),
    "wrong-tile-count.too-many": partial(by_line, "123456789m123456p+1s"),
    "wrong-tile-count.too-few": partial(by_line, "1m+1s"),
    "wrong-tile-count.no-room": partial(by_edit, WIN, add("1m")),
    "bad-meld.not-a-set": partial(by_line, "(124m)"),
    "bad-meld.not-a-concealed-kong": partial(by_line, "[111m]"),
    "bad-meld.not-a-chow": partial(by_run, MeldType.CHOW, "346m"),
    "bad-meld.not-a-pung": partial(by_run, MeldType.PUNG, "667z"),
    "bad-meld.not-a-kong": partial(by_run, MeldType.KONG, "666z"),
    "bad-meld.honors-make-no-chow": partial(by_line, "(123z)"),
    "no-winning-tile.none-marked": partial(by_line, "123m456p789s112233z"),
    "no-winning-tile.name-it": partial(by_line, "123m456p789s1122z"),
    "no-winning-tile.incomplete": partial(by_line, "1m"),
    "not-winning.no-arrangement": partial(by_line, "123m456p789s1122z+3z"),
    "below-minimum.points": partial(by_line, f"{KONG} option.minimum=6"),
    "below-minimum.chicken": partial(by_line, f"{WIN} option.minimum=1"),
    "conflicting-conditions.ron-and-tsumo": partial(by_line, "1m ron tsumo"),
    "conflicting-conditions.given-twice": partial(by_line, "1m seat=E seat=E"),
    "conflicting-conditions.discarder-is-winner": partial(by_line, f"{WIN} from=E"),
    "conflicting-conditions.discarder-on-self-draw": partial(by_line, f"{WIN} tsumo from=S"),
    "bad-value.indicators-full": partial(
        by_edit, "1m dora=1z2z3z4z5z", lambda draft: draft.add_indicator(tile("6z"), ura=False)
    ),
}


def nothing_played() -> list[Problem]:
    """By the window, as a JSON list of outcomes is never empty."""
    return list(play(Match((Played(()),))).problems)


WON = club.points(0, 10, 1)
SHARED_PROBLEMS |= {
    "bad-value.no-outcome": nothing_played,
    "bad-value.points-by-player": partial(club.problems, "wsom", club.adjust(1, -1)),
    "conflicting-conditions.liable-is-winner": partial(club.problems, "jpml", club.yakuman(0, 1, pao=0)),
    "conflicting-conditions.from-is-winner": partial(club.problems, "wsom", club.points(1, 10, 1)),
    "conflicting-conditions.ends-twice": partial(club.problems, "wsom", club.hand(WON, club.draw())),
    "conflicting-conditions.several-discarders": partial(
        club.problems, "wsom", club.hand(WON, club.points(2, 10, 3))
    ),
    "conflicting-conditions.wins-twice": partial(club.problems, "wsom", club.hand(WON, WON)),
    "conflicting-conditions.named-twice": partial(club.problems, "jpml", club.draw(1, 1)),
    "conflicting-conditions.sticks-without-hand": partial(
        club.problems, "jpml", club.hand(club.penalty(0, 1000), riichi=(0,))
    ),
    "conflicting-conditions.worth-twice": partial(club.problems, "jpml", club.ron(0, 1, 1, 30, value=1000)),
    "conflicting-conditions.penalty-twice": partial(club.problems, "wsom", {**club.chombo(0), "points": 1}),
    "conflicting-conditions.not-in-these-rules": partial(club.problems, "wsom", club.hand(WON, riichi=(0,))),
    "conflicting-conditions.over-length": partial(club.problems, "wsom", WON, WON, options={"hands": 1}),
    "conflicting-conditions.over-reached": partial(
        club.problems,
        "tenhou",
        *[club.draw()] * 8,
        *[club.ron(2, 1, 3, 60)] * 2,
        options={"return_points": 30500},
    ),
    "conflicting-conditions.over-bust": partial(club.problems, "tenhou", *[club.yakuman(1, 0)] * 2),
}
WSOM_PROBLEMS: Reached = {
    "bad-value.worth-in-points": partial(club.problems, "wsom", club.ron(0, 1, 1, 30)),
    "conflicting-conditions.one-winner": partial(
        club.problems, "wsom", club.hand(WON, club.points(2, 10, 1))
    ),
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
# Of Reach: no yaku by itself, concealed and open; with a yaku; with a quad.
NOTHING = "24567m234p67899s+3m"
NOTHING_OPEN = "24567m99s(234p)(678s)+3m"
DRAGON = "24567m99s(234p)(777z)+3m"
DRAGON_QUAD = "24567m99s(234p)(7777z)+3m"
THREE = "23p678s11s(111m)(777z)+4p"
RIICHI_PROBLEMS: Reached = {
    "bad-value.worth-in-han": partial(club.problems, "reach", WON),
    "conflicting-conditions.too-many-winners": partial(
        club.problems, "reach", club.hand(club.ron(0, 1, 1, 30), club.ron(2, 1, 1, 30))
    ),
    "conflicting-conditions.riichi-not-ready": partial(
        club.problems, "reach", club.hand(club.draw(0), riichi=(0, 2))
    ),
    "conflicting-conditions.too-few-riichi": partial(
        club.problems, "jpml", club.hand(club.abort("four-riichi"), riichi=(0, 1, 3))
    ),
    "conflicting-conditions.no-such-abort": partial(club.problems, "reach", club.abort("three-ron")),
    "conflicting-conditions.no-such-ron": partial(club.problems, "reach", club.ron(0, 1, 2, 20)),
    "conflicting-conditions.too-few-han": partial(club.problems, "reach", club.tsumo(0, 2, 25)),
    "conflicting-conditions.liable-for-yakuman-only": partial(
        club.problems, "reach", club.ron(0, 1, 1, 30, pao=2)
    ),
    "no-yaku.none": partial(by_reach, NOTHING_OPEN),
    "no-yaku.only-dora": partial(by_reach, f"{NOTHING_OPEN} dora=8s"),
    "too-many-copies.with-indicators": partial(by_reach, f"{DRAGON} dora=7z7z"),
    "too-many-copies.with-norths": partial(
        by_reach, "23p678s44z(111m)(777z)+4p ron seat=S from=E players=3 north=3 rules=tenhou"
    ),
    "too-many-copies.two-red-fives": partial(by_reach, "00m234567p678s34s+5s rules=tenhou"),
    "bad-notation.not-with-three": partial(by_reach, f"{THREE} players=3 dora=5m"),
    "bad-notation.several-not-with-three": partial(by_reach, f"{THREE} players=3 dora=5m ura=2m"),
    "bad-meld.no-chow-with-three": partial(by_reach, "23p678s11s(345p)(777z)+4p players=3"),
    "conflicting-conditions.pao-is-winner": partial(by_reach, f"{DRAGON} pao=E"),
    "conflicting-conditions.open-hand": partial(by_reach, f"{DRAGON} riichi"),
    "conflicting-conditions.needs-reach": partial(by_reach, f"{NOTHING} ippatsu"),
    "conflicting-conditions.self-draw-only": partial(by_reach, f"{DRAGON_QUAD} kong"),
    "conflicting-conditions.discard-only": partial(by_reach, f"{DRAGON} tsumo rob"),
    "conflicting-conditions.needs-kong": partial(by_reach, f"{DRAGON} tsumo kong"),
    "conflicting-conditions.holds-copy": partial(by_reach, "22567m234p67899s+2m rob"),
    "conflicting-conditions.dealer-self-draw-only": partial(by_reach, f"{NOTHING} first"),
    "conflicting-conditions.no-meld": partial(by_reach, f"{DRAGON} seat=S first"),
    "conflicting-conditions.with-kong": partial(by_reach, f"{DRAGON_QUAD} tsumo last kong"),
    "conflicting-conditions.with-rob": partial(by_reach, f"{DRAGON} last rob"),
    "conflicting-conditions.with-first": partial(by_reach, f"{NOTHING} seat=S riichi first"),
}


@dataclass(frozen=True)
class Family:
    """What the texts of a family are looked at with: its rule sets, and what brings its texts up.

    ``notes``: a hand for each note. ``hands`` and ``wins`` are combined with ``words`` for circumstances.
    """

    rules: tuple[str, ...]
    problems: Reached
    notes: dict[str, str]
    unused: tuple[str, ...]
    hands: tuple[str, ...]
    wins: tuple[str, ...]
    limits: tuple[str, ...]

    @property
    def rule_set(self) -> RuleSet:
        return rule_set(self.rules[0])

    @property
    def folder(self) -> Path:
        return self.rule_set.folder / "texts"


FAMILIES = {
    "wsom": Family(
        rules=WSOM,
        problems=WSOM_PROBLEMS,
        notes={
            "red-fives-plain": "23m067p99s(222z)(678s)+4m",
            "limit-off": "1112345678999m+5m",
            "limit-listed": "1112345678999m+5m rules=zung-jung",
            "limit-compound": "666m9s[3333m][4444m][5555m]+9s rules=zung-jung",
            "nine-gates-self-drawn": "1112345678999m+5m tsumo",
            "nine-gates-dealt": "1112345678999m+5m tsumo first",
            "blessing-of-earth": f"{CLOSED} seat=S first",
            "first-draw-no-bonus": f"{CLOSED} seat=S tsumo first",
            "chicken": WIN,
            "not-used": f"{WIN} riichi",
        },
        unused=(f"{WIN} riichi double-riichi ippatsu dora=1m ura=1m honba=1 sticks=1 pao=S",),
        hands=(CLOSED, WIN, KONG, "22m567p99s(222z)(678s)+2m"),
        wins=("ron seat=E", "tsumo seat=E", "ron seat=S", "tsumo seat=S", "ron seat=S from=W"),
        limits=(),
    ),
    "riichi": Family(
        rules=RIICHI,
        problems=RIICHI_PROBLEMS,
        notes={
            "not-used": f"{NOTHING} riichi ippatsu rules=jpml",
            "ura-needs-reach": f"{DRAGON} ura=1z",
            "first-indicator-only": f"{DRAGON} dora=1z2z rules=jpml",
            "red-fives-plain": "24067m99s(234p)(777z)+3m",
            "pao-not-liable": f"{DRAGON} pao=W",
            "kokushi-may-rob": "119m19p19s123456z+7z rob",
            "kokushi-may-not-rob": "119m19p19s123456z+7z rob rules=tenhou",
        },
        unused=(
            f"{NOTHING} riichi ippatsu ura=1m rules=jpml",
            f"{NOTHING} last seat=S from=none",
            "23567m234p67899s+4m seat=S first rules=jpml",
        ),
        hands=(NOTHING, DRAGON, DRAGON_QUAD, "22567m234p67899s+2m"),
        wins=("ron seat=E", "tsumo seat=E", "ron seat=S", "tsumo seat=S", "ron seat=S riichi"),
        limits=(
            "23567m234p67899s+4m dora=8s1m riichi",
            "23567m234p67899s+4m dora=8s8s1m riichi",
            "23567m234p67899s+4m dora=8s8s1m2m riichi ippatsu",
            "2233445566788p+7p tsumo",
            "119m19p19s123456z+7z",
        ),
    ),
}
EACH_FAMILY = pytest.mark.parametrize("name", FAMILIES)
EVERY_PROBLEM = [("wsom", key, reach) for key, reach in SHARED_PROBLEMS.items()]
EVERY_PROBLEM += [
    (name, key, reach) for name, family in FAMILIES.items() for key, reach in family.problems.items()
]


def section(folder: Path, name: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((folder / "en.json").read_text(encoding="utf-8")).get(name, {})
    return found


@pytest.mark.parametrize(("name", "key", "reach"), EVERY_PROBLEM)
def test_a_problem_with_its_message(name: str, key: str, reach: Callable[[], list[Problem]]) -> None:
    found = {f"{problem.reason.value}.{problem.detail}": problem for problem in reach()}
    message = FAMILIES[name].rule_set.texts().problem(found[key])
    assert message
    assert not re.search(r"\{[a-z_]*\}|\{\{|\}\}", message), message


def test_every_text_of_a_problem_is_reached() -> None:
    assert set(section(SHARED, "problems")) == set(SHARED_PROBLEMS)
    for family in FAMILIES.values():
        assert set(section(family.folder, "problems")) == set(family.problems)


def test_every_reason_code_is_reached() -> None:
    reached = {key.split(".")[0] for _, key, _ in EVERY_PROBLEM}
    assert reached == {reason.value for reason in Reason}
    assert {reason.value for reason in UNREADABLE} <= reached


def problems_in_code(*patterns: str) -> Iterator[tuple[str, str]]:
    """Where a problem is made of a reason and a detail written out: the place, and the key of its text."""
    for path in [path for pattern in patterns for path in PACKAGE.glob(pattern)]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and len(node.args) >= 2):
                continue
            reason = re.fullmatch(r"Reason\.([A-Z_]+)", ast.unparse(node.args[0]))
            detail = re.fullmatch(r"'([a-z0-9-]+)'", ast.unparse(node.args[1]))
            if reason and detail:
                yield f"{path.name}:{node.lineno}", f"{Reason[reason[1]].value}.{detail[1]}"


def test_every_problem_that_the_code_writes_out_has_a_text() -> None:
    made = dict(problems_in_code("core/*.py", "rules/*.py", "club/*.py", "*.py"))
    assert len(made) > 20
    assert {place: key for place, key in made.items() if key not in SHARED_PROBLEMS} == {}
    for name, family in FAMILIES.items():
        known = {*SHARED_PROBLEMS, *family.problems}
        of_family = dict(problems_in_code(f"rules/{name}/*.py"))
        assert {place: key for place, key in of_family.items() if key not in known} == {}


def test_every_family_with_messages_of_its_own_is_looked_at() -> None:
    speaking = {
        rules.family
        for rules in rule_sets().values()
        if section(rules.folder / "texts", "problems") or section(rules.folder / "texts", "notes")
    }
    assert speaking == set(FAMILIES)
    for name, family in FAMILIES.items():
        assert family.rules == tuple(rules for rules, one in rule_sets().items() if one.family == name)


# Notes, names and sentences


@pytest.mark.parametrize(
    ("name", "code", "line"),
    [(name, code, line) for name, family in FAMILIES.items() for code, line in family.notes.items()],
)
def test_a_note_with_its_message(name: str, code: str, line: str) -> None:
    message = notes(ask_line(line, FAMILIES[name].rules[0]))[code]
    assert message
    assert "{" not in message


@EACH_FAMILY
def test_every_text_of_a_note_is_reached(name: str) -> None:
    family = FAMILIES[name]
    assert set(section(family.folder, "notes")) == set(family.notes)


@EACH_FAMILY
def test_the_texts_of_what_is_not_used(name: str) -> None:
    family = FAMILIES[name]
    said = {
        note["message"].removesuffix(" is not used by this rule set and was not counted.")
        for line in family.unused
        for note in ask_line(line, family.rules[0])["notes"]
        if note["code"] == "not-used"
    }
    assert said == set(section(family.folder, "unused").values())


@EACH_FAMILY
@pytest.mark.parametrize("part", ["patterns", "sentences"])
def test_the_texts_of_patterns(name: str, part: str) -> None:
    family = FAMILIES[name]
    written = section(family.folder, part)
    assert list(written) == [pattern.id for pattern in family.rule_set.patterns]
    assert len(set(written.values())) == len(written)


@EACH_FAMILY
def test_the_texts_that_say_which_groups(name: str) -> None:
    family = FAMILIES[name]
    written = section(family.folder, "which")
    assert set(written) <= {pattern.id for pattern in family.rule_set.patterns}
    assert all("{groups}" in text for text in written.values())


@EACH_FAMILY
def test_the_names_of_patterns_in_other_languages(name: str) -> None:
    family = FAMILIES[name]
    languages = {path.stem: path for path in family.folder.glob("*.json") if path.stem != "en"}
    others = {language for language in LANGUAGES if language != "en"}
    # Terms that people use in whatever language they speak.
    terms = {"wsom": set(), "riichi": {"romaji"}}[name]
    assert set(languages) == others | terms
    for language, path in languages.items():
        written = json.loads(path.read_text(encoding="utf-8"))
        assert (list(written) == ["patterns"]) is (language in terms)
        assert list(written["patterns"]) == [pattern.id for pattern in family.rule_set.patterns]
        assert len(set(written["patterns"].values())) == len(written["patterns"])


@EACH_FAMILY
def test_the_texts_of_rule_sets(name: str) -> None:
    family = FAMILIES[name]
    assert (
        list(section(family.folder, "rules")) == list(section(family.folder, "about")) == list(family.rules)
    )
    assert set(section(family.folder, "beside")) <= set(family.rules)
    units = {unit for rules in family.rules for unit in units_of(rule_set(rules))}
    # A point alone has a word of its own in some languages.
    assert {unit.removesuffix(".one") for unit in section(family.folder, "units")} == units


def units_of(rules: RuleSet) -> set[str]:
    """What totals and rows are counted in."""
    return {rules.unit, *(pattern.unit for pattern in rules.patterns)}


def takes(options: dict[str, Option], option: str, value: str) -> bool:
    """Whether an option can have a value, as it is written."""
    return options[option].read(value) == value


@EACH_FAMILY
def test_the_texts_of_options(name: str) -> None:
    """Each option has a name, each of its values one too, and what stands beside the total for it."""
    family = FAMILIES[name]
    folder, options = family.folder, family.rule_set.options
    valued = [
        f"{option.id}.{value}"
        for option in options
        if option.kind in (Kind.CHOICE, Kind.SEVERAL)
        for value in (*option.values, *([NONE] if option.kind is Kind.SEVERAL else []))
    ]
    assert set(section(folder, "options")) == {option.id for option in options}
    assert set(section(folder, "option_values")) == set(valued)
    # What a match is begun with is worded for whoever never saw the values of a file.
    for option in options:
        if option.scope is Scope.MATCH and option.kind in (Kind.CHOICE, Kind.SEVERAL):
            for value in {*option.values} - {"yes", "no"}:
                assert section(folder, "option_values")[f"{option.id}.{value}"] != value
    # Beside the total a value has its own words, or those of its option with the value in them.
    written = section(folder, "option_summaries")
    by_id = {option.id: option for option in options}
    own = {key for key in written if "." in key and takes(by_id, *key.split(".", 1))}
    general = {option.id for option in options if not option.values or option.id in written}
    assert set(written) == own | general
    for option in options:
        for value in option.values or ("0",):
            said = option_text(option, value, family.rule_set.texts())
            assert said
            assert not re.search(r"\{[a-z_]*\}", said)


@EACH_FAMILY
def test_the_texts_of_circumstances(name: str) -> None:
    """Every label and objection is reached, whatever the hand and the win."""
    family = FAMILIES[name]
    labels: set[str] = set()
    objections: set[str | None] = set()
    for hand, win in product(family.hands, family.wins):
        draft = parse_line(f"{hand} {win}").apply(Draft())
        for found in family.rule_set.circumstances(draft.hand, draft.win):
            labels.add(found.label)
            objections.add(found.objection)
    assert labels == set(section(family.folder, "circumstances"))
    assert objections == {None, *section(family.folder, "objections")}


@EACH_FAMILY
def test_the_texts_of_limits(name: str) -> None:
    family = FAMILIES[name]
    limits = {ask_line(line, family.rules[0])["limit"] for line in family.limits}
    assert limits == set(section(family.folder, "limits"))


def test_the_texts_of_base_points() -> None:
    """Each text of an item of the fu stands beside some hand."""
    texts = rule_set("reach").texts()
    said = set()
    for line in (
        "24567m22z222p(777z)+3m",
        "24567m99s[2222p](7777z)+3m tsumo",
        "24567m222p99s777z+3m",
        "23567m88s(234p)(678s)+4m",
        "1133m5577p2299s4z+4z",
    ):
        answer = score(parse_line(f"{line} seat=S rules=reach").apply(Draft()))
        assert isinstance(answer, Score)
        for part in rule_set("reach").parts(answer, texts):
            said |= {entry.name for entry in part.lines if entry.id.startswith("fu-")}
    assert said == set(section(FAMILIES["riichi"].folder, "fu").values())


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
    for folder in {SHARED, PACKAGE / "texts", *(family.folder for family in FAMILIES.values())}:
        for path in folder.glob("*.json"):
            for name, texts in json.loads(path.read_text(encoding="utf-8")).items():
                for key, text in texts.items():
                    wanted = re.findall(r"(?<!\{)\{([a-z_]+)\}", text)
                    filled = text.format(**dict.fromkeys(wanted, "x"))
                    assert filled, f"{path}: {name}.{key}"
                    assert not re.search(r"\{\{|\}\}|\{[a-z_]*\}", filled), f"{path}: {name}.{key}"
    assert Texts().find("tiles", "1m")
