"""Nothing is cut off: not in a low window, and not with large letters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget

from mahjong_desk.ui.failure_dialog import FailureDialog
from mahjong_desk.ui.teaching_view import TeachingView
from tests.scale import count, matrix, some
from tests.window.conftest import OpenDesk
from tests.window.driving import Desk, Key, all_widgets, settle
from tests.window.fitting import faults, scroll_bars

SMALL, USUAL = QSize(1024, 640), QSize(1280, 800)

HANDS = {
    "empty": "",
    "usual": "12789m55777z(666z)+3m ron seat=E from=S",
    "self-drawn": "12789m55777z(666z)+3m tsumo seat=S",
    "ready": "2345678m111z(666z)",
    "many waits": "1112345678999m",
    "waits and scores": "2345678s(555z)[9999m] seat=S",
    "to discard": "123m456p789s1123z+1z tsumo seat=W",
    "wrong": "123m456p789s1122z+3z",
    "four melds": "5z(234p)(789s)(111z)[9999m]+5z tsumo",
    "four kongs": "5z(2222p)(8888s)(1111z)[9999m]+5z tsumo",
    "singles": "19m19p19s1234567z+1z ron seat=S from=E first",
    "notes": "1112345678999m+5m tsumo last",
    "many rows": "11122233999m55p+3m ron seat=S from=W",
    "reach": "66777888999m45p+6p tsumo seat=S riichi dora=3s ura=4s sticks=1 rules=reach",
    "red fives": "66777888999m(0p55p)+6p ron seat=S from=E dora=3s1m2m3m5z rules=tenhou",
    "a yakuman": "5z(222p)(888s)(111z)[9999m]+5z tsumo seat=E rules=reach",
}


def large_letters(app: QApplication) -> None:
    font = QFont(app.font())
    font.setPointSizeF(2 * font.pointSizeF())
    app.setFont(font)
    settle()


@matrix(size=[SMALL, USUAL], hand=some(HANDS, 4))
def test_nothing_is_cut_off(open_desk: OpenDesk, size: QSize, hand: str) -> None:
    desk = open_desk(size)
    if HANDS[hand]:
        desk.paste(HANDS[hand])
    assert desk.window.size() == size
    assert faults(desk.window) == []


@matrix(size=[SMALL, USUAL], hand=some(HANDS, 4))
def test_nothing_is_cut_off_with_letters_twice_as_large(
    open_desk: OpenDesk, qapp: QApplication, size: QSize, hand: str
) -> None:
    large_letters(qapp)
    desk = open_desk(size)
    if HANDS[hand]:
        desk.paste(HANDS[hand])
    assert faults(desk.window) == []


def test_letters_that_grow_while_the_window_is_open(open_desk: OpenDesk, qapp: QApplication) -> None:
    desk = open_desk(USUAL)
    desk.paste(HANDS["usual"])
    labels = [label for label in desk.window.findChildren(QLabel) if label.isVisible() and label.text()]
    before = [label.fontMetrics().height() for label in labels]
    large_letters(qapp)
    settle()
    after = [label.fontMetrics().height() for label in labels]
    assert all(large > 1.7 * usual for usual, large in zip(before, after, strict=True))
    assert faults(desk.window) == []


def test_what_shows_at_times_follows_the_letters_too(open_desk: OpenDesk, qapp: QApplication) -> None:
    """It looks as if it had been opened after they grew."""
    wide, small = QSize(3600, 900), QSize(800, 500)
    usual, looks = QFont(qapp.font()), []
    for grown_before in (False, True):
        qapp.setFont(usual)
        if grown_before:
            large_letters(qapp)
        desk = open_desk(wide)
        view = _teaching(desk)
        view.resize(small)
        desk.window._show_pattern("big-three-dragons")
        settle()
        if not grown_before:
            large_letters(qapp)
            settle()
        looks.append((view.setting.font().pixelSize(), *_guide_widths(desk)))
    assert looks[0] == looks[1]


def _guide_widths(desk: Desk) -> tuple[int, int]:
    guide = desk.window.guide
    assert guide is not None
    return guide.page.felt.width(), guide.bar.load.mapTo(guide, guide.bar.load.rect().topRight()).x()


@pytest.mark.parametrize("hand", ["empty", "usual", "self-drawn", "ready"])
def test_a_small_window_needs_no_scrolling_for_a_usual_hand(open_desk: OpenDesk, hand: str) -> None:
    desk = open_desk(SMALL)
    if HANDS[hand]:
        desk.paste(HANDS[hand])
    assert scroll_bars(desk.window) == []


@matrix(size=[SMALL, USUAL], large=[True, False])
def test_the_guide(open_desk: OpenDesk, qapp: QApplication, size: QSize, large: bool) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(size)
    for rules, pages in (("", ("big-three-dragons", "thirteen-orphans")), (" rules=reach", ("toitoi",))):
        desk.paste(HANDS["usual"].split()[0] + rules)
        for pattern in pages:
            desk.window._show_pattern(pattern)
            settle()
            assert faults(desk.window) == []
        desk.window._show_scorer()


def _options(desk: Desk) -> QWidget:
    desk.click(desk.button("Options…"))
    return _dialog(desk)


def _sheet(desk: Desk) -> QWidget:
    desk.click(desk.named(QPushButton, "All keys"))
    return _dialog(desk)


def _charts(desk: Desk) -> QWidget:
    desk.window.breakdown.chart.click()
    return _dialog(desk)


def _readings(desk: Desk) -> QWidget:
    desk.lists.compare.click()
    return _dialog(desk)


def _picture(desk: Desk) -> QWidget:
    assert desk.window.breakdown.take_away is not None
    desk.window.breakdown.take_away.save_picture.trigger()
    return _dialog(desk)


def _failure(desk: Desk) -> QWidget:
    dialog = FailureDialog(desk.window)
    dialog.add("ValueError: a line of an error that is by no means short, as such lines are")
    dialog.open()
    return _dialog(desk)


def _teaching(desk: Desk) -> TeachingView:
    size = desk.window.size()
    desk.key(Key.Key_F11)
    view = desk.window.teaching
    assert view is not None
    view.showNormal()
    view.resize(size)
    view.teaching.show_all()
    return view


def _dialog(desk: Desk) -> QWidget:
    settle()
    (dialog,) = (dialog for dialog in desk.window.findChildren(QDialog) if dialog.isVisible())
    return dialog


@pytest.mark.filterwarnings("ignore")
@pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)
@matrix(
    size=[SMALL, USUAL],
    large=[False, True],
    opened=[_options, _sheet, _charts, _readings, _picture, _failure, _teaching],
)
def test_what_opens_over_the_window(
    open_desk: OpenDesk, qapp: QApplication, size: QSize, large: bool, opened: Callable[[Desk], QWidget]
) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(size)
    desk.paste(HANDS["reach"])
    widget = opened(desk)
    settle()
    room = size.expandedTo(widget.screen().availableSize())
    assert widget.width() <= room.width()
    assert widget.height() <= room.height()
    assert faults(widget) == []
    widget.close()


@pytest.mark.parametrize("opened", some([_options, _sheet, _readings, _charts, _picture, _failure], 1))
def test_letters_that_grow_while_a_dialog_is_open(
    open_desk: OpenDesk, qapp: QApplication, opened: Callable[[Desk], QWidget]
) -> None:
    desk = open_desk(USUAL)
    desk.paste(HANDS["reach"])
    dialog = opened(desk)
    usual = QFont(qapp.font())
    large_letters(qapp)
    settle()
    assert faults(dialog) == []
    large = dialog.size()
    qapp.setFont(usual)
    settle()
    assert faults(dialog) == []
    dialog.close()
    large_letters(qapp)
    # As large as one that is opened with such letters.
    anew = opened(desk)
    assert anew.size() == large
    anew.close()


@matrix(size=[SMALL, USUAL], large=[True, False])
def test_more_tiles_than_a_row_holds(
    open_desk: OpenDesk, qapp: QApplication, size: QSize, large: bool
) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(size)
    desk.paste("111122223333444455556666777788889999m11112222333344445555p")
    assert desk.tiles.model().rowCount() == 56
    assert faults(desk.window) == []
    desk.paste(HANDS["usual"])
    assert faults(desk.window) == []


@matrix(size=[SMALL, USUAL], large=[True, False])
def test_a_long_notice_takes_as_many_lines_as_it_needs(
    open_desk: OpenDesk, qapp: QApplication, size: QSize, large: bool
) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(size)
    desk.paste(HANDS["usual"])
    desk.window.felt.show_notice(
        "“/home/somebody/Documents/hands of the club evening/table 3/the last hand before midnight.mjd” "
        "could not be saved: no space is left on the device. Try another folder."
    )
    settle()
    assert faults(desk.window) == []


def test_where_the_keyboard_is_scrolls_into_view(open_desk: OpenDesk, qapp: QApplication) -> None:
    large_letters(qapp)
    desk = open_desk(SMALL)
    check = desk.check("Last discard")
    desk.picker.setFocus()
    for _ in range(40):
        if check.hasFocus():
            break
        desk.key(Key.Key_Tab)
    assert check.hasFocus()
    assert check.visibleRegion().boundingRect().size() == check.size()
    desk.picker.setFocus()
    desk.picker.setCurrentIndex(desk.picker.model().index(2, 4))
    desk.key(Key.Key_Down)
    cell = desk.picker.visualRect(desk.picker.currentIndex())
    assert desk.picker.viewport().visibleRegion().boundingRect().contains(cell)


def test_what_an_edit_could_not_do_is_readable_in_whole(open_desk: OpenDesk) -> None:
    for size in (SMALL, USUAL):
        desk = open_desk(size)
        desk.paste(HANDS["usual"])
        desk.pick("1p")
        assert desk.says("There is no room for 1p")
        assert faults(desk.window) == []
        desk.window.close()


def test_open_folds_and_long_lists(open_desk: OpenDesk) -> None:
    desk = open_desk(SMALL)
    desk.paste("11122233999m55p+3m ron seat=S from=W")
    for fold in (desk.lists.not_counted, desk.lists.readings):
        desk.click(fold.header)
    settle()
    assert faults(desk.window) == []


@pytest.mark.parametrize(
    ("screen", "least"), [(QSize(1920, 1080), SMALL), (QSize(1093, 614), QSize(1024, 574))]
)
def test_the_window_gets_no_smaller_than_what_it_holds(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch, screen: QSize, least: QSize
) -> None:
    """On a screen of 1366 × 768 that shows everything a quarter larger it does, and what it holds scrolls."""
    monkeypatch.setattr(QScreen, "availableSize", lambda _: screen)
    window = open_desk(QSize(1280, 800)).window
    window.resize(300, 200)
    settle()
    assert window.size() == least
    assert faults(window) == []


def test_large_windows_stay_whole(open_desk: OpenDesk) -> None:
    desk = open_desk(QSize(2560, 1440))
    desk.paste(HANDS["usual"])
    assert faults(desk.window) == []
    assert len(list(all_widgets(desk.window))) > 60


@pytest.mark.parametrize("rules", some(["wsom", "reach", "tenhou"], 1))
def test_the_word_before_the_modes_stands_beside_one_line_only(open_desk: OpenDesk, rules: str) -> None:
    for width in range(1024, 1400, count(180, 40)):
        desk = open_desk(QSize(width, 640))
        desk.paste(f"66777888999m45p+6p tsumo seat=S rules={rules}" + " riichi" * (rules != "wsom"))
        picker = desk.window.picker
        word = next(label for label in picker.findChildren(QLabel) if label.text() == "Add")
        one_line = picker.modes.height() < 2 * desk.segment("What a click adds", "Tile").height()
        assert one_line or not word.isVisible()
        assert word.isVisible() or picker.modes.width() < picker.modes.line_width() + word.width() + 40
        desk.window.close()


def test_no_line_begins_with_a_dot(open_desk: OpenDesk) -> None:
    desk = open_desk(SMALL)
    desk.paste("66777888999m45p+6p tsumo last riichi ippatsu seat=S dora=3s ura=4s rules=reach")
    panel = desk.window.breakdown
    for label in (panel.summary, panel.rules):
        assert "\N{NO-BREAK SPACE}· " in label.text()
        assert " ·" not in label.text()
    desk.paste("1m")
    assert panel.unit.text() == "of 14 tiles\N{NO-BREAK SPACE}· 13 to go at best"


def test_where_words_are_shortened_the_count_stays(open_desk: OpenDesk, qapp: QApplication) -> None:
    large_letters(qapp)
    desk = open_desk(SMALL)
    desk.paste(HANDS["usual"])
    advice = desk.window.breakdown.advice
    assert advice is not None
    for _ in range(100):
        if advice.nearly.header.detail != "…":
            break
        QTest.qWait(10)
    assert advice.nearly.header.detail.split()[0].isdecimal()
