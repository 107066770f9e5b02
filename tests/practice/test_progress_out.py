"""Progress as tables and in files of spreadsheet programs."""

from __future__ import annotations

import csv
import io
import zipfile
from datetime import datetime, timedelta, timezone

from mahjong_desk.club.spreadsheets import csv_file, xlsx_file
from mahjong_desk.practice.progress import Outcome, Progress, record
from mahjong_desk.practice.progress_out import Course, progress_table, progress_texts

NOON = datetime(2026, 3, 1, 12, tzinfo=timezone.utc)
EAST = timezone(timedelta(hours=2))
SEEN = [
    ("all-pungs", Outcome.RIGHT),
    ("all-pungs", Outcome.RIGHT),
    ("all-pungs", Outcome.MISSED),
    ("gone", Outcome.CLAIMED),
]
COURSES = [
    Course(
        "World Series", record(Progress(), SEEN, NOON), [("little", "Little"), ("all-pungs", "=All Pungs")]
    ),
    Course("Reach", Progress(), [("tanyao", "All Simples")]),
]
TEXTS = progress_texts()


def test_a_row_for_every_item() -> None:
    table = progress_table(COURSES, NOON, TEXTS, EAST)
    titles = "Rules, Pattern, Known, Right, Missed, Wrongly claimed, Share right, Last seen, Comes again"
    assert [column.title for column in table.columns] == titles.split(", ")
    # Right twice, then missed: again after ten minutes. Claimed when it was new: after one.
    assert table.rows == (
        ("World Series", "Little", "new", 0, 0, 0, None, None, None),
        ("World Series", "=All Pungs", "shaky", 2, 1, 0, 0.6667, "2026-03-01 14:00", "2026-03-01 14:10"),
        ("World Series", "gone", "learning", 0, 0, 1, 0.0, "2026-03-01 14:00", "2026-03-01 14:01"),
        ("Reach", "All Simples", "new", 0, 0, 0, None, None, None),
    )


def test_the_table_as_a_file() -> None:
    table = progress_table(COURSES, NOON, TEXTS, EAST)
    rows = list(csv.reader(io.StringIO(csv_file(table).decode("utf-8-sig"))))
    assert rows[2][1:7] == ["'=All Pungs", "shaky", "2", "1", "0", "0.6667"]
    with zipfile.ZipFile(io.BytesIO(xlsx_file([table], "Ada", NOON))) as book:
        names = book.read("xl/workbook.xml").decode()
    assert 'name="Progress"' in names
