"""Tables as files that spreadsheet programs open: CSV and XLSX. Nothing is written yet, only made.

A name may begin as a formula does, and somebody else wrote it: in neither file is a text ever one.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Any

from mahjong_desk.club.tables_out import Cell, Sort, Table

if TYPE_CHECKING:
    from xlsxwriter.format import Format
    from xlsxwriter.workbook import Workbook

_STARTS_FORMULA = tuple("=+-@\t\r\n＝＋－＠")
"""What a spreadsheet program may take for the start of a formula, the wide forms in some countries."""
_LONGEST = 32_767
"""Characters in a cell of XLSX."""
_WIDEST = 60
_NUMBERS = {
    Sort.COUNT: "0",
    Sort.CHANGE: "+#,##0;\N{MINUS SIGN}#,##0;0",
    Sort.TOTAL: "#,##0;\N{MINUS SIGN}#,##0;0",
    Sort.FINAL: "+#,##0.0;\N{MINUS SIGN}#,##0.0;0.0",
    Sort.MEAN: "0.00",
    Sort.SHARE: "0.0%",
}


def csv_file(table: Table) -> bytes:
    """The table as CSV, in UTF-8 with the mark by which spreadsheet programs know it.

    A text that would be a formula begins with an apostrophe.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([_harmless(column.title) for column in table.columns])
    writer.writerows([_harmless(cell) for cell in row] for row in table.rows)
    return text.getvalue().encode("utf-8-sig")


def _harmless(cell: Cell) -> Cell:
    if not isinstance(cell, str):
        return cell
    text = _whole(cell)
    return f"'{text}" if text.startswith(_STARTS_FORMULA) else text


def _whole(text: str) -> str:
    """The text as UTF-8 can have it: half a character, as a file may hold one, becomes a question mark."""
    return text.encode("utf-8", "replace").decode("utf-8")


def xlsx_file(tables: Sequence[Table], title: str, created: datetime) -> bytes:
    """The tables as one workbook, a sheet each: numbers are numbers, and the first line stays in sight."""
    from xlsxwriter.workbook import Workbook  # seldom needed

    content = io.BytesIO()
    book = Workbook(content, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False})
    # The file says no zone, and programs take it for UTC.
    made = created.astimezone(timezone.utc).replace(tzinfo=None)
    book.set_properties({"title": _whole(title), "created": made})
    head = book.add_format({"bold": True, "bottom": 1, "text_wrap": True, "valign": "top"})
    formats = {sort: book.add_format({"num_format": code}) for sort, code in _NUMBERS.items()}
    for table in tables:
        _add_sheet(book, table, head, formats)
    book.close()
    return content.getvalue()


def _add_sheet(book: Workbook, table: Table, head: Format, formats: dict[Sort, Format]) -> None:
    sheet: Any = book.add_worksheet(table.title)
    sheet.freeze_panes(1, 0)
    sheet.repeat_rows(0)
    sheet.set_landscape()
    sheet.fit_to_pages(1, 0)
    for place, column in enumerate(table.columns):
        sheet.set_column(place, place, min(column.width, _WIDEST))
        sheet.write_string(0, place, _whole(column.title), head)
    for number, row in enumerate(table.rows, start=1):
        for place, (cell, column) in enumerate(zip(row, table.columns, strict=True)):
            if isinstance(cell, str):
                sheet.write_string(number, place, _whole(cell)[:_LONGEST])
            elif cell is not None:
                sheet.write_number(number, place, cell, formats.get(column.sort))
