"""The score sheet as CSV and XLSX: what stands in each cell, and that nothing in one is a formula."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree as ET

from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.club.answer import TEXTS
from mahjong_desk.club.match import Match
from mahjong_desk.club.play import play
from mahjong_desk.club.request import read_match
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.club.spreadsheets import csv_file, xlsx_file
from mahjong_desk.club.tables_out import Table, hands_table, standings_table, tables
from mahjong_desk.core.texts import Texts
from mahjong_desk.rules.outcomes import HanFu
from tests.club.store.made import EVENING
from tests.club.test_properties import hands, riichi_tables
from tests.scale import count

NAMES = ("Aino", "Ben", "陈小明", "Dai")
WORDS = Texts(TEXTS)
RON = {"type": "ron", "winner": 0, "from": 1, "value": 140}
ADJUST = {"type": "adjust", "points": [5, -5, 0, 0], "reason": "counted again"}
RIICHI = (
    {"riichi": [3, 1], "outcomes": [{"type": "ron", "winner": 1, "from": 2, "han": 4, "fu": 40}]},
    {"riichi": [], "outcomes": [{"type": "draw", "tenpai": [1, 2]}]},
)
"""The example of the contract, with its totals and final points."""


def sheet(rules: str, *hands: Mapping[str, Any], names: Sequence[str] = NAMES) -> Sheet:
    return Sheet(read_match({"rules": rules, "hands": list(hands)}), tuple(names), EVENING)


def hand(*outcomes: Mapping[str, Any]) -> dict[str, Any]:
    return {"riichi": [], "outcomes": list(outcomes)}


def cells(content: bytes) -> list[list[str]]:
    """The cells of a CSV file, its mark left out."""
    assert content.startswith(b"\xef\xbb\xbf"), "spreadsheet programs take it for another encoding"
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def made(made_sheet: Sheet) -> tuple[Table, ...]:
    return tables(made_sheet, play(made_sheet.match), WORDS)


def test_the_hands_of_a_wsom_match() -> None:
    match = sheet(
        "wsom",
        hand(RON),
        hand(ADJUST),
        hand({"type": "tsumo", "winner": 2, "value": 45}),
        hand({"type": "draw"}),
    )
    title, *rows = cells(csv_file(hands_table(match, play(match.match), WORDS)))
    assert title == [
        *("Hand", "Round", "Dealer", "Won by", "From", "How", "Points", "What happened"),
        *(f"{name}, change" for name in NAMES),
        *(f"{name}, total" for name in NAMES),
    ]
    # 140 on a discard: 3 × 140 in all, of which two others pay 25.
    assert ["|".join(row) for row in rows] == [
        "1|E1|Aino|Aino|Ben|Discard|140|Aino wins 140 points from Ben|420|-370|-25|-25|420|-370|-25|-25",
        "|||||Adjustment||Points were moved: counted again|5|-5|0|0|425|-375|-25|-25",
        "2|E2|Ben|陈小明||Self-draw|45|陈小明 wins 45 points by self-draw|-45|-45|135|-45|380|-420|110|-70",
        "3|E3|陈小明|||Draw||Draw|0|0|0|0|380|-420|110|-70",
    ]


def test_the_hands_of_a_riichi_match_have_sticks_and_worth() -> None:
    match = sheet("tenhou", *RIICHI)
    title, first, second = cells(csv_file(hands_table(match, play(match.match), WORDS)))
    assert title[:11] == [
        *(
            "Hand",
            "Round",
            "Dealer",
            "Honba",
            "Sticks",
            "Reach",
            "Won by",
            "From",
            "How",
            "Worth",
            "What happened",
        )
    ]
    assert first[:10] == ["1", "E1", "Aino", "0", "0", "Dai, Ben", "Ben", "陈小明", "Discard", "4 han 40 fu"]
    assert first[11:] == ["0", "9000", "-8000", "-1000", "25000", "34000", "17000", "24000"]
    assert second[8:11] == ["Draw", "", "Draw; ready: Ben, 陈小明"]


def test_the_standings_have_final_points_where_these_are_something_else() -> None:
    match = sheet("tenhou", *RIICHI)
    assert cells(csv_file(standings_table(match, play(match.match), WORDS))) == [
        ["Place", "Player", "Points", "Final points"],
        ["1", "Ben", "35500", "44.0"],
        ["2", "Aino", "23500", "4.0"],
        ["3", "Dai", "22500", "-17.0"],
        ["4", "陈小明", "18500", "-31.0"],
    ]
    even = sheet("wsom", hand({"type": "ron", "winner": 0, "from": 1, "value": 20}))
    # A value of 25 or less is paid by all three alike.
    assert cells(csv_file(standings_table(even, play(even.match), WORDS))) == [
        ["Place", "Player", "Points"],
        ["1", "Aino", "60"],
        ["2", "Ben", "-20"],
        ["2", "陈小明", "-20"],
        ["2", "Dai", "-20"],
    ]


def test_a_hand_that_cannot_have_gone_so_says_so_and_has_no_numbers() -> None:
    match = sheet("wsom", hand(RON), hand({"type": "tsumo", "winner": 7, "value": 45}), hand(RON))
    _, _, wrong, waiting = cells(csv_file(hands_table(match, play(match.match), WORDS)))
    assert "".join(wrong) == "".join(waiting) == WORDS.get("columns", "not-counted")


def test_no_name_becomes_a_formula() -> None:
    names = ("=1+1", "+Ben", "-Cleo", "@SUM(A1)")
    match = sheet("wsom", hand({**ADJUST, "reason": "=cmd()"}), names=names)
    for table in made(match):
        for cell in (cell for row in cells(csv_file(table)) for cell in row):
            assert not cell.startswith(("=", "+", "@")), cell
            assert not cell.startswith("-") or cell.lstrip("-").isdigit(), cell
    standings = cells(csv_file(standings_table(match, play(match.match), WORDS)))
    assert "'@SUM(A1)" in [row[1] for row in standings]


# --- XLSX -------------------------------------------------------------------------------------------------

_MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


class Workbook:
    """What is read back of a workbook."""

    def __init__(self, content: bytes) -> None:
        self.file = zipfile.ZipFile(io.BytesIO(content))
        shared = self._read("xl/sharedStrings.xml")
        self._texts = ["".join(t.text or "" for t in one.iter(f"{_MAIN}t")) for one in shared]
        self.sheets = [one.attrib["name"] for one in self._read("xl/workbook.xml").iter(f"{_MAIN}sheet")]

    def _read(self, name: str) -> ET.Element:
        return ET.fromstring(self.file.read(name))

    def sheet(self, number: int) -> ET.Element:
        return self._read(f"xl/worksheets/sheet{number}.xml")

    def rows(self, number: int) -> list[list[str | float]]:
        """Texts as texts, numbers as numbers; what is empty is not there."""
        found: list[list[str | float]] = []
        for row in self.sheet(number).iter(f"{_MAIN}row"):
            found.append([])
            for cell in row.iter(f"{_MAIN}c"):
                value = cell.find(f"{_MAIN}v")
                if value is not None and value.text is not None:
                    is_text = cell.attrib.get("t") == "s"
                    found[-1].append(self._texts[int(value.text)] if is_text else float(value.text))
        return found


def test_a_workbook_has_a_sheet_each_for_hands_standings_and_final_points() -> None:
    riichi = Workbook(xlsx_file(made(sheet("tenhou", *RIICHI)), "Club night", EVENING))
    assert riichi.sheets == ["Hands", "Standings", "Final points"]
    assert riichi.rows(1)[1][-4:] == [25000, 34000, 17000, 24000]
    assert riichi.rows(2) == [
        *(["Place", "Player", "Points"], [1, "Ben", 35500], [2, "Aino", 23500], [3, "Dai", 22500]),
        [4, "陈小明", 18500],
    ]
    assert riichi.rows(3)[1] == [1, "Ben", 35500, 44]
    assert Workbook(xlsx_file(made(sheet("wsom", hand(RON))), "", EVENING)).sheets == ["Hands", "Standings"]


def test_the_header_stays_in_sight_and_columns_have_widths() -> None:
    book = Workbook(xlsx_file(made(sheet("wsom", hand(RON))), "", EVENING))
    for number in (1, 2):
        found = book.sheet(number)
        (pane,) = found.iter(f"{_MAIN}pane")
        assert (pane.attrib["ySplit"], pane.attrib["state"]) == ("1", "frozen")
        widths = [float(col.attrib["width"]) for col in found.iter(f"{_MAIN}col")]
        assert widths
        assert min(widths) >= 7


def test_a_workbook_holds_no_formula_and_no_link() -> None:
    match = sheet("wsom", hand(RON), names=("=1+1", "+Ben", "-Cleo", "http://a.example"))
    book = Workbook(xlsx_file(made(match), "=1", EVENING))
    for number in (1, 2):
        assert not list(book.sheet(number).iter(f"{_MAIN}f"))
        assert not list(book.sheet(number).iter(f"{_MAIN}hyperlink"))
    assert [row[1] for row in book.rows(2)[1:]] == ["=1+1", "-Cleo", "http://a.example", "+Ben"]


def test_half_a_character_and_a_long_reason_are_written_all_the_same() -> None:
    """A file that somebody else made may hold them."""
    adjusted = {**ADJUST, "reason": "\ud800" + "x" * 40_000}
    match = sheet("wsom", hand(adjusted))
    assert cells(csv_file(made(match)[0]))[1][7].startswith("Points were moved: ?xxx")
    said = Workbook(xlsx_file(made(match), "", EVENING)).rows(1)[1][1]
    assert isinstance(said, str)
    assert len(said) == 32_767


def test_a_match_with_no_hand_is_a_table_with_a_header() -> None:
    match = replace(sheet("reach"), title="Empty")
    assert [len(table.rows) for table in made(match)][:2] == [0, 4]


@settings(max_examples=count(10, 200))
@given(st.data())
def test_whatever_a_match_is_its_tables_end_with_what_everybody_has(data: st.DataObject) -> None:
    table = data.draw(riichi_tables())
    played = tuple(data.draw(st.lists(hands(table.players, HanFu), max_size=8)))
    match = Match(played, table.rules, tuple(sorted(table.options)), table.players)
    replay = play(match)
    found = hands_table(Sheet(match, NAMES[: table.players], EVENING), replay, WORDS)
    assert len(found.rows) == len(played)
    assert all(len(row) == len(found.columns) for row in found.rows)
    counted = found.rows[: len(replay.steps)]
    if counted:
        assert counted[-1][-table.players :] == replay.state.scores
    for row, step in zip(counted, replay.steps, strict=True):
        moved, totals = row[-2 * table.players : -table.players], row[-table.players :]
        assert moved == tuple(a - b for a, b in zip(step.after.scores, step.before.scores, strict=True))
        assert totals == step.after.scores
