"""“Hands for a class” by mouse and keyboard: adding, ordering, files, and unsaved changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partialmethod
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMessageBox, QWidget
from shiboken6 import isValid

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.hands.recent import Recent
from mahjong_desk.hands.saved import write_hand
from mahjong_desk.models.hand_set import HandSetEditor
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.hand_sets import HandSet, read_set
from mahjong_desk.ui import worksheet_files
from mahjong_desk.ui.deal_dialog import DealDialog
from mahjong_desk.ui.hand_set_dialog import HandSetDialog
from mahjong_desk.ui.worksheet_paper import Sheets
from tests.scale import matrix
from tests.window.driving import settle
from tests.window.fitting import faults

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)

Key, Alt, Control = Qt.Key, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
DRAGONS = "12789m55777z(666z)+3m ron seat=E from=S"
TWO_WAYS = "777888999s5z(345p)+5z ron"


def draft(line: str) -> Draft:
    return parse_line(line).apply(Draft())


@pytest.fixture
def window(qapp: QApplication) -> Iterator[QWidget]:
    made = QWidget()
    made.resize(1024, 640)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    settle()


@pytest.fixture
def dialog(window: QWidget) -> HandSetDialog:
    return opened(window)


def opened(window: QWidget, sets: HandSetEditor | None = None) -> HandSetDialog:
    recent = Recent((draft(TWO_WAYS), draft(DRAGONS)), 0)
    made = HandSetDialog(sets or HandSetEditor(parent=window), draft(DRAGONS), lambda: recent, window)
    made.open()
    made.activateWindow()
    settle()
    return made


def press(button: QAbstractButton) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()


def hands(dialog: HandSetDialog) -> list[str]:
    return [entry.draft.hand.text for entry in dialog.sets.held.entries]


def box_of(dialog: QWidget) -> QMessageBox:
    (box,) = (box for box in dialog.findChildren(QMessageBox) if box.isVisible())
    return box


def answer(dialog: QWidget, text: str) -> None:
    button = next(b for b in box_of(dialog).buttons() if b.text().replace("&", "") == text)
    button.click()
    settle()


def test_hands_are_typed_and_what_cannot_be_read_stays(dialog: HandSetDialog) -> None:
    dialog.lines.setFocus()
    dialog.lines.setPlainText(f"{DRAGONS}\n12x")
    QTest.keyClick(dialog.lines, Key.Key_Return, Control)
    settle()
    assert hands(dialog) == ["12789m55777z(666z)+3m"]
    assert dialog.lines.toPlainText() == "12x"
    assert dialog.said.text().startswith("1 hand added. ")
    assert "Put m, p, s or z after the digits" in dialog.said.text()
    assert dialog.said.isVisible()
    dialog.lines.setPlainText("")
    press(dialog.add)
    assert "Write a hand first" in dialog.said.text()
    assert dialog.heading.text() == "Hands of the set: 1"


def test_hands_come_from_the_scorer_recent_ones_files_and_a_round(
    dialog: HandSetDialog, tmp_path: Path
) -> None:
    press(dialog.from_scorer)
    menu = dialog.recent.menu()
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if "777888999s" in action.text()).trigger()
    write_hand(tmp_path / "hand.mjd", draft(TWO_WAYS))
    press(dialog.from_file)
    (chooser,) = dialog.findChildren(QFileDialog)
    chooser.fileSelected.emit(str(tmp_path / "hand.mjd"))
    chooser.reject()
    settle()
    press(dialog.deal)
    (deal,) = dialog.findChildren(DealDialog)
    deal.kinds.setCurrentIndex(list(Asks).index(Asks.WAITS))
    deal.count.setValue(2)
    deal.seed.setValue(7)
    press(deal.ok)
    assert hands(dialog)[:3] == ["12789m55777z(666z)+3m", "777888999s5z(345p)+5z", "777888999s5z(345p)+5z"]
    assert [entry.asks for entry in dialog.sets.held.entries[3:]] == [Asks.WAITS] * 2
    assert dialog.said.text() == "2 hands added."


def test_the_hand_that_was_added_last_is_seen(dialog: HandSetDialog) -> None:
    for count in range(1, 7):
        press(dialog.from_scorer)
        settle()
        last = dialog.list.visualRect(dialog.sets.rows.index(count - 1))
        shown = dialog.list.viewport().visibleRegion().boundingRect()
        assert last.height() > 20
        assert shown.contains(last), count


def test_a_hand_that_does_not_fit_is_not_asked_otherwise(dialog: HandSetDialog) -> None:
    press(dialog.from_scorer)
    assert dialog.current.text() == "Hand 1"
    dialog.asked.setCurrentIndex(list(Asks).index(Asks.READING))
    dialog.asked.activated.emit(dialog.asked.currentIndex())
    assert dialog.said.text() == "No reading of this hand pays more than the others."
    assert dialog.asked.currentData() == Asks.PATTERNS.value
    dialog.asked.setCurrentIndex(list(Asks).index(Asks.TOTAL))
    dialog.asked.activated.emit(dialog.asked.currentIndex())
    assert dialog.sets.held.entries[0].asks is Asks.TOTAL


def test_the_keyboard_orders_and_removes(dialog: HandSetDialog) -> None:
    dialog.lines.setPlainText(f"{DRAGONS}\n{TWO_WAYS}")
    press(dialog.add)
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Key.Key_Up, Alt)
    assert hands(dialog) == ["777888999s5z(345p)+5z", "12789m55777z(666z)+3m"]
    assert dialog.row == 0
    assert (dialog.up.isEnabled(), dialog.down.isEnabled()) == (False, True)
    press(dialog.down)
    assert hands(dialog)[1] == "777888999s5z(345p)+5z"
    QTest.keyClick(dialog.list, Key.Key_Delete)
    settle()
    assert hands(dialog) == ["12789m55777z(666z)+3m"]
    press(dialog.remove)
    assert not dialog.practise.isEnabled()
    assert dialog.none.isVisible()
    assert dialog.current.text() == "No hand chosen"


def test_other_rules_are_taken_or_said_why_not(dialog: HandSetDialog) -> None:
    press(dialog.from_scorer)
    dialog.lines.setPlainText("234m567p34s11z(678s)+5s ron seat=S")
    press(dialog.add)
    dialog.rules.setCurrentIndex(dialog.rules.findData("reach"))
    dialog.rules.activated.emit(dialog.rules.currentIndex())
    assert "hand 2 does not fit" in dialog.said.text()
    assert dialog.rules.currentData() == dialog.sets.held.rules == "wsom"


def test_practising_asks_about_changes_first(dialog: HandSetDialog) -> None:
    wanted: list[HandSet] = []
    dialog.wanted.connect(wanted.append)
    press(dialog.from_scorer)
    held = dialog.sets.held
    press(dialog.practise)
    answer(dialog, "Cancel")
    assert not wanted
    assert dialog.isVisible()
    press(dialog.practise)
    answer(dialog, "Practise without saving")
    assert wanted == [held]
    assert not isValid(dialog)


@pytest.mark.filterwarnings("ignore")
def test_closing_asks_about_changes_and_saves_them(window: QWidget, tmp_path: Path) -> None:
    sets = HandSetEditor(parent=window)
    dialog = opened(window, sets)
    QTest.keyClicks(dialog.title, "First evening")
    press(dialog.from_scorer)
    QTest.keyClick(dialog, Key.Key_Escape)
    settle()
    assert dialog.isVisible()
    answer(dialog, "Save")
    (chooser,) = dialog.findChildren(QFileDialog)
    path = tmp_path / "evening"
    chooser.fileSelected.emit(str(path))
    chooser.done(QFileDialog.DialogCode.Accepted)
    settle()
    assert not isValid(dialog)
    held = read_set(tmp_path / "evening.mjd")
    assert held == sets.held
    assert isinstance(held, HandSet)
    assert (held.title, len(held.entries)) == ("First evening", 1)


def test_a_save_that_was_given_up_closes_nothing(dialog: HandSetDialog) -> None:
    press(dialog.from_scorer)
    dialog.close()
    settle()
    answer(dialog, "Save")
    (chooser,) = dialog.findChildren(QFileDialog)
    chooser.reject()
    settle()
    assert dialog.isVisible()
    assert dialog.files._then is None
    dialog.close()
    settle()
    answer(dialog, "Close without saving")
    assert not isValid(dialog)


def test_a_file_that_cannot_be_opened_is_told_and_changes_nothing(
    dialog: HandSetDialog, tmp_path: Path
) -> None:
    press(dialog.from_scorer)
    held = dialog.sets.held
    (tmp_path / "other.mjd").write_text("{", encoding="utf-8")
    dialog.files.open(str(tmp_path / "other.mjd"))
    settle()
    assert "other.mjd" in box_of(dialog).text()
    assert dialog.sets.held == held
    box_of(dialog).close()


def test_which_pages_are_wanted(dialog: HandSetDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    press(dialog.from_scorer)
    done: list[tuple[str, object, int]] = []

    def save(files: object, document: object, name: str) -> None:
        done.append((name, document._wanted, len(document._worksheet.tasks)))  # type: ignore[attr-defined]

    monkeypatch.setattr(worksheet_files.WorksheetFiles, "_save_pdf", save)
    monkeypatch.setattr(worksheet_files.WorksheetFiles, "_print", partialmethod(save, name=""))
    for action in dialog.sheet.menu().actions():
        if not action.isSeparator():
            action.trigger()
    assert done == [
        ("Mahjong practice", Sheets.BOTH, 1),
        ("Mahjong practice", Sheets.TASKS, 1),
        ("Mahjong practice: answers", Sheets.ANSWERS, 1),
        ("", Sheets.BOTH, 1),
        ("", Sheets.TASKS, 1),
        ("", Sheets.ANSWERS, 1),
    ]


def test_everything_has_a_name_and_a_place_in_the_order_of_the_tabulator(dialog: HandSetDialog) -> None:
    press(dialog.from_scorer)
    dialog.list.setCurrentIndex(dialog.sets.rows.index(0))
    dialog.title.setFocus()
    seen: list[QWidget] = []
    for _ in range(40):
        widget = QApplication.focusWidget()
        assert widget is not None
        if widget in seen:
            break
        seen.append(widget)
        QTest.keyClick(widget, Key.Key_Tab)
    parts = [dialog.title, dialog.rules, dialog.level.focusProxy(), dialog.kinds, dialog.lines]
    parts += [dialog.add, dialog.from_scorer, dialog.recent, dialog.from_file, dialog.deal]
    # Up and down have nowhere to take the only hand.
    parts += [dialog.list, dialog.asked, dialog.remove, dialog.practise, dialog.sheet]
    parts += [dialog.save, dialog.save_as, dialog.open_other, dialog.new, dialog.leave]
    assert seen == parts
    for widget in seen:
        told = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
        assert told, widget
        assert widget.accessibleDescription() or not isinstance(widget, QAbstractButton), told
    assert dialog.list.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("1. Spot the")


@matrix(size=[QSize(1024, 640), QSize(1280, 800)], large=[False, True])
def test_nothing_is_cut_off(window: QWidget, qapp: QApplication, size: QSize, large: bool) -> None:
    window.resize(size)
    if large:
        font = QFont(qapp.font())
        font.setPointSizeF(2 * font.pointSizeF())
        qapp.setFont(font)
    dialog = opened(window)
    dialog.lines.setPlainText(f"{DRAGONS}\n1112345678999m+5m ron\n5z(222p)(888s)(111z)[9999m]+5z tsumo\n12x")
    press(dialog.add)
    assert dialog.sets.count == 3
    room = size.expandedTo(dialog.screen().availableSize())
    assert dialog.width() <= room.width()
    assert dialog.height() <= room.height()
    dialog.resize(min(dialog.width(), size.width()), min(dialog.height(), size.height() - 20))
    assert faults(dialog) == []
    press(dialog.deal)
    (deal,) = dialog.findChildren(DealDialog)
    assert faults(deal) == []
    deal.close()


def test_letters_that_grow_while_it_is_open(dialog: HandSetDialog, qapp: QApplication) -> None:
    press(dialog.from_scorer)
    font = QFont(qapp.font())
    font.setPointSizeF(2 * font.pointSizeF())
    qapp.setFont(font)
    settle()
    assert faults(dialog) == []
