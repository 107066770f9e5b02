"""A club night on paper: the standings, and the seats of a round."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from mahjong_desk.models.night_files import NightHandout
from mahjong_desk.models.night_models import RankRecord, Seat, TableRecord
from mahjong_desk.ui import fonts
from mahjong_desk.ui.document_files import document_pdf
from mahjong_desk.ui.night_paper import NightPaper, RankBlock, TablesBlock
from mahjong_desk.ui.sheet_blocks import StandingsHead

ROOM = QSizeF(700, 990)


@pytest.fixture(autouse=True)
def letters(qapp: QApplication) -> None:
    fonts.load()


def ranks(count: int) -> tuple[RankRecord, ...]:
    return tuple(RankRecord(f"Guest {number}", number, "+10", "2 games", True, "") for number in range(count))


def tables(count: int) -> tuple[TableRecord, ...]:
    seats = tuple(Seat(wind, f"Somebody {wind}") for wind in ("East", "South", "West", "North"))
    return tuple(
        TableRecord(number, f"Table {number + 1}", seats, "", None, False, "") for number in range(count)
    )


def test_long_standings_have_their_head_on_every_page() -> None:
    pages = NightPaper(NightHandout("Club", "about", "Standings", standings=ranks(60))).pages(ROOM)
    assert len(pages) > 1
    rows = [block for page in pages for block, _ in page.placed if isinstance(block, RankBlock)]
    assert len(rows) == 60
    for page in pages:
        assert any(isinstance(block, StandingsHead) for block, _ in page.placed)
        assert all(rect.bottom() <= ROOM.height() for _, rect in page.placed)


def test_the_tables_of_a_round_stand_two_by_two() -> None:
    pages = NightPaper(NightHandout("Club", "about", "Round 1", tables=tables(13), below="Rests")).pages(ROOM)
    blocks = [block for page in pages for block, _ in page.placed if isinstance(block, TablesBlock)]
    assert len(blocks) == 7
    tops = [rect.top() for page in pages for block, rect in page.placed if isinstance(block, TablesBlock)]
    assert len(set(tops)) > 1


def test_it_becomes_a_pdf() -> None:
    handout = NightHandout("Club", "about", "Round 1", standings=ranks(3), tables=tables(3), below="Rests")
    assert document_pdf(NightPaper(handout), "Mahjong Desk").startswith(b"%PDF")
