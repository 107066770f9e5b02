"""Hands as files and recent hands, through the window."""

from __future__ import annotations

import os
import sys
import warnings
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QMimeData, QPointF, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QMessageBox, QPushButton, QWidget

from mahjong_desk.hands import keeper
from mahjong_desk.hands.places import data_folder
from mahjong_desk.hands.recent import RecentHands
from mahjong_desk.hands.saved import read_hand, write_hand
from mahjong_desk.hands.unfinished import UnfinishedHand
from mahjong_desk.ui.controls import Chip, ChipStyle
from mahjong_desk.ui.hand_menu import HandMenu
from tests.hands.made import drawn, numbered
from tests.scale import matrix, some
from tests.window.conftest import OpenDesk
from tests.window.driving import LEFT, MENUS_OFFSCREEN, Desk, Key, all_widgets, settle
from tests.window.fitting import faults
from tests.window.test_fits import large_letters

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

HAND = "12789m55777z(666z)+3m ron from=S"
REACH = "66777888999m45p+6p tsumo riichi seat=S dora=3s sticks=1 rules=reach"


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def hand_menu(desk: Desk) -> HandMenu:
    menu = desk.window.header.hand.menu()
    assert isinstance(menu, HandMenu)
    return menu


def recent(desk: Desk) -> QMenu:
    """The menu of recent hands, opened as the pointer opens it."""
    menu = hand_menu(desk).recent
    button = desk.window.header.hand
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    settle()
    return menu


def listed(desk: Desk) -> list[str]:
    """What the menu of recent hands says."""
    menu = recent(desk)
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    menu.close()
    return texts


def bring_back(desk: Desk, text: str) -> None:
    """Choose a recent hand with the mouse."""
    menu = recent(desk)
    action = next(action for action in menu.actions() if text in action.text())
    QTest.mouseClick(menu, LEFT, Qt.KeyboardModifier.NoModifier, menu.actionGeometry(action).center())
    settle()


def dialog_of(desk: Desk) -> QFileDialog:
    (dialog,) = (d for d in desk.window.findChildren(QFileDialog) if d.isVisible())
    return dialog


def name_in(dialog: QFileDialog) -> QLineEdit:
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(field, QLineEdit)
    return field


def enter(desk: Desk, name: object) -> None:
    """Type a name into the open dialog and press Enter."""
    dialog = dialog_of(desk)
    name_in(dialog).setText(str(name))
    QTest.keyClick(name_in(dialog), Key.Key_Return)
    settle()
    # As a window manager does.
    desk.window.activateWindow()
    settle()


# --- files ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", some([HAND, REACH, "123m seat=W rules=zung-jung option.limit=none", ""], 2))
def test_saved_and_opened_again(desk: Desk, tmp_path: Path, line: str) -> None:
    if line:
        desk.paste(line)
    before = desk.window.editor.draft
    desk.choose_in_menu(desk.button("Hand"), "Save…")
    enter(desk, tmp_path / "mine")
    assert desk.says("Saved as mine.mjd.")
    assert desk.window.felt._notice.colors() != Chip(style=ChipStyle.WARNING).colors()
    desk.paste("1m rules=tenhou")
    desk.choose_in_menu(desk.button("Hand"), "Open…")
    enter(desk, tmp_path / "mine.mjd")
    assert desk.window.editor.draft == before
    assert desk.window.editor.undo_stack.undoText() == "open mine.mjd"
    desk.shortcut("Ctrl+Z")
    assert desk.hand == "1m"


def test_by_keyboard_with_a_name_suggested(desk: Desk, tmp_path: Path) -> None:
    desk.paste(HAND)
    desk.shortcut("Ctrl+S")
    assert name_in(dialog_of(desk)).text() == "12789m55777z(666z)+3m.mjd"
    enter(desk, tmp_path / "a.mjd")
    desk.shortcut("Ctrl+O")
    enter(desk, tmp_path / "a.mjd")
    # The folder is where the last file was.
    desk.shortcut("Ctrl+S")
    assert Path(dialog_of(desk).directory().path()) == tmp_path
    desk.key(Key.Key_Escape)
    settle()
    assert not desk.window.findChildren(QFileDialog)


def test_the_dialog_asks_before_it_overwrites(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.mjd"
    write_hand(file, drawn("1m"))
    desk.paste(HAND)
    desk.choose_in_menu(desk.button("Hand"), "Save…")

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        no = box.button(QMessageBox.StandardButton.No)
        assert no is not None
        no.click()

    QTimer.singleShot(200, answer)
    enter(desk, tmp_path / "a")
    assert read_hand(file) == drawn("1m")
    dialog_of(desk).reject()


def test_a_name_that_becomes_anothers_overwrites_nothing(desk: Desk, tmp_path: Path) -> None:
    write_hand(tmp_path / "a.txt.mjd", drawn("1m"))
    desk.paste(HAND)
    desk.window.files.save(str(tmp_path / "a.txt"))
    assert "is there already" in complaint(desk)
    assert read_hand(tmp_path / "a.txt.mjd") == drawn("1m")
    desk.window.files.save(str(tmp_path / "b.txt"))
    assert read_hand(tmp_path / "b.txt.mjd") == desk.window.editor.draft


def complaint(desk: Desk) -> str:
    """What the box says that is open over the window; it is closed."""
    (box,) = (b for b in desk.window.findChildren(QMessageBox) if b.isVisible())
    text = box.text()
    box.accept()
    settle()
    assert not desk.window.findChildren(QMessageBox)
    return text


def test_a_file_that_cannot_be_opened_is_told_of_and_changes_nothing(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.mjd"
    file.write_text('{"format": "mahjong-desk", "version": 1, "game": {}}', encoding="utf-8")
    desk.paste(HAND)
    steps = desk.window.editor.undo_stack.count()
    desk.window.files.open(str(file))
    assert "holds no hand" in complaint(desk)
    assert desk.window.editor.undo_stack.count() == steps
    desk.window.files.save(str(file / "below" / "b.mjd"))
    assert "could not be saved as" in complaint(desk)


@pytest.mark.skipif(sys.platform == "win32", reason="no name can have these marks there")
def test_marks_in_the_name_of_a_file_are_shown_as_they_are(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "<b>&lt;hand.mjd"
    write_hand(file, drawn("1m"))
    desk.window.files.open(str(file))
    tip = QTextDocumentFragment.fromHtml(desk.button("Undo").toolTip()).toPlainText()
    assert file.name in tip


@matrix(size=some([QSize(1024, 640), QSize(1280, 800)], 1))
def test_a_long_name_of_a_file_pushes_nothing_out_of_the_window(
    open_desk: OpenDesk, tmp_path: Path, size: QSize
) -> None:
    desk = open_desk(size)
    desk.window.files.save(str(tmp_path / ("W" * 200 + ".mjd")))
    settle()
    assert faults(desk.window) == []
    inside = desk.window.scorer.left_scroll.viewport()
    assert desk.window.scorer.beside.width() <= inside.width()


def test_a_name_that_no_file_can_have_is_told_of(desk: Desk, tmp_path: Path) -> None:
    for name in ("x" * 300, f"{'x' * 300}.mjd"):
        desk.window.files.save(str(tmp_path / name))
        assert "could not be saved as" in complaint(desk)


def test_a_window_begins_with_a_file(open_desk: OpenDesk, tmp_path: Path) -> None:
    write_hand(tmp_path / "a.mjd", drawn(REACH))
    desk = open_desk(file=tmp_path / "a.mjd")
    assert desk.total == "8000"
    desk.shortcut("Ctrl+Z")
    assert desk.shown_tiles() == ""


# --- dropping ---------------------------------------------------------------------------------------------


def drop(on: QWidget, *names: object) -> bool:
    """Drag files onto a widget and let go; whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(name)) for name in names])
    buttons, keys = LEFT, Qt.KeyboardModifier.NoModifier
    with warnings.catch_warnings():
        # There is no other way to make one.
        warnings.simplefilter("ignore", DeprecationWarning)
        enter = QDragEnterEvent(on.rect().center(), Qt.DropAction.CopyAction, data, buttons, keys)
    enter.ignore()
    QApplication.sendEvent(on, enter)
    if enter.isAccepted():
        event = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
        QApplication.sendEvent(on, event)
        settle()
    return enter.isAccepted()


def test_a_file_that_is_dropped_is_opened(desk: Desk, tmp_path: Path) -> None:
    for place, on in enumerate((desk.window, desk.field)):
        file = tmp_path / f"{place}.MJD"
        write_hand(file, numbered(place))
        assert drop(on, file)
        assert desk.window.editor.draft == numbered(place)
        assert desk.line.startswith("12789m")


def test_what_is_no_saved_hand_is_not_taken(desk: Desk, tmp_path: Path) -> None:
    assert not drop(desk.window, tmp_path / "a.png")
    assert not drop(desk.window, tmp_path / "a.mjd", tmp_path / "b.mjd")
    text = QMimeData()
    text.setText("123m")
    event = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, text, LEFT, Qt.KeyboardModifier.NoModifier)
    assert not desk.window.files.eventFilter(desk.field, event), "the field takes texts itself"


# --- recent hands -----------------------------------------------------------------------------------------


def test_recent_hands_newest_first_with_total_and_rules(open_desk: OpenDesk) -> None:
    desk = open_desk()
    assert listed(desk) == ["None yet: hands that scored are listed once another is begun"]
    desk.paste(HAND)
    desk.paste(REACH)
    desk.click(desk.button("Clear"))
    assert listed(desk) == [
        "8000 points · 66777888999m45p+6p · Reach Mahjong",
        "140 points · 12789m55777z(666z)+3m · World Series of Mahjong",
        "Forget these hands",
    ]


def test_a_recent_hand_comes_back_with_one_click_as_a_step(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.paste(REACH)
    desk.click(desk.button("Clear"))
    desk.paste("1m rules=wsom")
    bring_back(desk, "66777888999m")
    assert desk.total == "8000"
    assert desk.window.editor.draft == drawn(REACH)
    assert desk.window.editor.undo_stack.undoText() == "bring back a recent hand"
    desk.click(desk.button("Undo"))
    assert desk.hand == "1m"


def test_they_are_there_after_the_next_start_and_can_be_forgotten(open_desk: OpenDesk) -> None:
    first = open_desk()
    first.paste(HAND)
    first.window.close()
    second = open_desk()
    assert second.shown_tiles() == ""
    assert len(listed(second)) == 2
    bring_back(second, "Forget")
    assert listed(second) == ["None yet: hands that scored are listed once another is begun"]
    assert not RecentHands(data_folder()).path.exists()


@matrix(size=[QSize(1024, 640), QSize(1280, 800)], line=[HAND, "123m (666z)"])
def test_a_hand_that_was_left_is_told_of_in_whole(open_desk: OpenDesk, size: QSize, line: str) -> None:
    left = UnfinishedHand(data_folder())
    left.keep(drawn(line))
    assert left._handle is not None
    os.close(left._handle)
    desk = open_desk(size)
    assert desk.window.editor.draft == drawn(line)
    assert desk.says("Restored: the program ended before this hand was done.")
    assert faults(desk.window) == []
    desk.click(desk.button("Clear"))
    assert not desk.says("Restored")
    desk.click(desk.button("Undo"))
    desk.click(desk.button("Undo"))
    assert desk.shown_tiles() == ""


def test_fifty_hands_fit_into_menus_that_open_at_the_side(open_desk: OpenDesk) -> None:
    desk = open_desk()
    for number in range(50):
        RecentHands(data_folder()).remember(numbered(number))
    menu = recent(desk)
    sizes = []
    found: list[QAction] = []
    older: QMenu | None = menu
    while older is not None:
        sizes.append(older.sizeHint().height())
        found += [action for action in older.actions() if isinstance(action.data(), int)]
        older = next((one for one in older.children() if isinstance(one, QMenu)), None)
    assert len(found) == 50
    assert max(sizes) < 640
    found[-1].trigger()
    menu.close()
    assert desk.window.editor.draft == numbered(0)
    # Opening it again and again makes no more menus.
    for _ in range(3):
        recent(desk).close()
        settle()
    assert len(menu.findChildren(QMenu)) == 2


@pytest.mark.long
def test_menus_of_hands_in_large_letters_are_no_higher_than_the_screen(
    open_desk: OpenDesk, qapp: QApplication
) -> None:
    desk = open_desk()
    for number in range(50):
        RecentHands(data_folder()).remember(numbered(number))
    path = RecentHands(data_folder()).path
    path.write_bytes(b"\x00\x00\n" + path.read_bytes())
    large_letters(qapp)
    menu = recent(desk)
    found = 0
    older: QMenu | None = menu
    while older is not None:
        room = desk.window.screen().availableSize()
        assert older.sizeHint().height() <= room.height()
        assert len({older.actionGeometry(action).left() for action in older.actions()}) == 1
        found += sum(isinstance(action.data(), int) for action in older.actions())
        older = next((one for one in older.children() if isinstance(one, QMenu)), None)
    assert found == 50
    menu.close()


def test_the_menu_of_recent_hands_outlives_what_is_deleted_beside_it(open_desk: OpenDesk) -> None:
    """What Qt made is taken for deleted by PySide when it is not: what the window keeps, Python made."""
    desk = open_desk()
    for number in range(20):
        desk.window.recorder._keeper.remember(numbered(number))
    desk.window.recorder.flush()
    menus = [recent(desk)]
    menus += menus[0].findChildren(QMenu)
    menus[0].close()
    assert [menu.title() for menu in menus] == ["Recent hands", "Older hands"]
    assert all(shiboken6.createdByPython(menu) for menu in menus)


def test_damaged_entries_are_told_of(open_desk: OpenDesk) -> None:
    desk = open_desk()
    RecentHands(data_folder()).remember(numbered(1))
    path = RecentHands(data_folder()).path
    path.write_bytes(b"\x00\x00\n" + path.read_bytes())
    assert "Damaged entries left out: 1" in listed(desk)


def test_where_nothing_can_be_kept_it_is_said_once_and_the_window_works(open_desk: OpenDesk) -> None:
    data_folder().parent.mkdir(parents=True)
    data_folder().touch()
    desk = open_desk()
    desk.paste(HAND)
    for _ in range(100):
        QTest.qWait(10)
        # It comes by itself, at any moment; the next edit takes it away.
        if desk.says("Hands cannot be kept"):
            break
        desk.shortcut("t")
    else:
        raise AssertionError("never said")
    settle()
    assert faults(desk.window) == []
    desk.pick("1m")
    assert not desk.says("Hands cannot be kept")
    listed(desk)


def test_a_hand_that_would_be_lost_keeps_the_window_open_once(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "DELAY", 60)  # closed before anything was written
    data_folder().parent.mkdir(parents=True)
    data_folder().touch()
    desk = open_desk()
    desk.paste(HAND)
    desk.shortcut("Ctrl+3")
    desk.window.close()
    assert desk.window.isVisible()
    assert desk.says("Hands cannot be kept")
    assert desk.says("To close all the same, close again.")
    # What was scored is still there, and is remembered as soon as that can be.
    assert any("12789m55777z(666z)+3m" in text for text in listed(desk))
    data_folder().unlink()
    desk.window.close()
    assert not desk.window.isVisible()
    assert [draft.hand.text for draft in RecentHands(data_folder()).read().hands] == ["12789m55777z(666z)+3m"]


def test_a_long_notice_stays_as_it_was_told(desk: Desk) -> None:
    felt, told = desk.window.felt, f"“{'x' * 70}” was saved."
    felt.show_done(told)
    shown = felt._notice.text()
    for tight in (True, False, True, False):
        felt.set_tight(tight)
    felt.add_notice("")
    assert felt._notice.text() == shown
    assert (felt._notice.toolTip(), felt._notice.accessibleName()) == (told, told)


def test_a_program_that_goes_on_after_all_is_done_with_its_hand(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "DELAY", 60)
    desk = open_desk()
    desk.paste("123m")
    desk.window.leave_hand()
    (unfinished,) = data_folder().glob("unfinished-*")
    # The system may end the program before its window is closed …
    assert "123m" in unfinished.read_text(encoding="utf-8")
    # … or not at all.
    desk.paste("456p")
    desk.window.close()
    assert not list(data_folder().glob("unfinished-*"))


def test_a_hand_that_cannot_be_left_calls_the_closing_off(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "DELAY", 60)
    data_folder().parent.mkdir(parents=True)
    data_folder().touch()
    desk = open_desk()
    desk.paste("123m")
    desk.window.leave_hand()
    desk.window.close()
    assert desk.window.isVisible()
    assert desk.says("Hands cannot be kept")
    data_folder().unlink()
    # Whoever closes it now is done with the hand.
    desk.window.close()
    assert not desk.window.isVisible()
    assert not list(data_folder().glob("unfinished-*"))


def test_what_was_just_said_stays_beside_what_comes_by_itself(desk: Desk) -> None:
    desk.window.breakdown.noticed.emit("The picture could not be saved.")
    assert desk.window.felt._notice.colors() == Chip(style=ChipStyle.WARNING).colors()
    desk.window.recorder.failed.emit("Hands cannot be kept.")
    assert desk.says("The picture could not be saved. Hands cannot be kept.")
    desk.pick("1m")
    assert not desk.says("could not be saved")
    desk.window.recorder.failed.emit("Hands cannot be kept.")
    assert not desk.says("could not be saved")


def test_the_button_can_be_reached_and_everything_fits(open_desk: OpenDesk) -> None:
    desk = open_desk(QSize(1024, 640))
    assert faults(desk.window) == []
    button = desk.button("Hand")
    assert isinstance(button, QPushButton)
    assert button in list(all_widgets(desk.window))
    keys = {action.shortcut().toString() for action in hand_menu(desk).actions()}
    assert {"Ctrl+O", "Ctrl+S"} <= keys
