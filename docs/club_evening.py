"""The club night of the pictures: its guests, and what was played at each table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

from mahjong_desk.club.store.kept import Kept
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.hands.places import MATCHES
from mahjong_desk.models.club_night import NightKeeper
from mahjong_desk.rules.outcomes import Draw, Played, Points, Ron, Tsumo
from mahjong_desk.ui.tabs import Tab
from mahjong_desk.ui.window import MainWindow

GUESTS = (
    *("Ada", "Ben", "Cleo", "Dai", "Eve", "Fay", "Gus", "Hal"),
    *("Ida", "Jon", "Kim", "Leo", "Mia", "Ned", "Ola", "Pia"),
)
ROUNDS = ((16, 16, 16, 16), (6, 4, 7, 5))
"""How many hands were played at each table of a round."""


def the_evening() -> datetime:
    """The same on any machine."""
    return datetime(2026, 3, 1, 21, 14).astimezone()


def hand_of(number: int) -> Played:
    """One of the hands of a club night, another one for each number."""
    worth = Points((15, 60, 25, 140, 45, 80, 30)[number * number % 7])
    winner, other = number * 5 % 7 % 4, 1 + number % 3
    if number % 5 == 3:
        return Played((Draw(),))
    if number % 3 == 1:
        return Played((Tsumo(winner, worth),))
    return Played((Ron(winner, (winner + other) % 4, worth),))


def keep_night(window: MainWindow) -> None:
    """A club night in its second round, with the clock running."""
    (window.kept_in / MATCHES).unlink(missing_ok=True)
    window.header.tabs.setCurrentIndex(list(Tab).index(Tab.SHEET))
    sheet = window.sheet
    assert sheet is not None
    sheet.nights.open()
    page = sheet.nights.page
    assert page is not None
    keeper = page.keeper
    keeper.today = the_evening
    keeper.chance = Random(5)
    page.form.name.setText("Thursday club")
    page.form.guests.lines.setPlainText("\n".join(GUESTS))
    page.form.begin.click()
    for number, tables in enumerate(ROUNDS):
        page.models.show_round(number)
        keeper.begin_round()
        play_round(window, keeper, number, tables)
    stop_time(keeper)
    page.models.refresh()
    window.setFocus()


def play_round(window: MainWindow, keeper: NightKeeper, number: int, tables: Sequence[int]) -> None:
    """The hands at each table, as other programs record them."""
    assert keeper.kept is not None
    sheets = Sheets.open(f"sqlite:///{window.kept_in / MATCHES}")
    assert isinstance(sheets, Sheets)
    for table, count in enumerate(tables):
        match = keeper.kept.matches[number][table]
        assert match is not None
        for hand in range(count):
            kept = sheets.match(match)
            assert isinstance(kept, Kept)
            sheets.record(kept, hand_of(hand + 7 * table + 3 * number))
    sheets.close()
    keeper.look()


def stop_time(keeper: NightKeeper) -> None:
    """The clock of the last round as it is after so many minutes, and not a second more."""
    assert keeper.kept is not None
    keeper.watch(on=False)
    at = keeper.ticks()
    keeper.ticks = lambda: at
    keeper.run_clock(keeper.kept.begun - 1)
    started = keeper.kept.event.clocks[-1 + keeper.kept.begun].started
    assert started is not None
    keeper.kept = replace(keeper.kept, moment=started + timedelta(minutes=17, seconds=23))


def show_big_night(window: MainWindow) -> None:
    """The same for a room to see, in place of the window."""
    keep_night(window)
    assert window.sheet is not None
    page = window.sheet.nights.page
    assert page is not None
    page.show_big()
    assert page.big is not None
    page.big.showNormal()
    page.big.resize(window.size())
    page.keeper.watch(on=False)
