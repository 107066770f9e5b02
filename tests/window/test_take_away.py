"""Taking the hand away: copying, saving, printing, and what happens when that does not work."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mahjong_desk.settings import Settings
from mahjong_desk.ui import picture_files, saving
from mahjong_desk.ui.picture_dialog import PictureDialog
from mahjong_desk.ui.take_away import TakeAway
from mahjong_desk.ui.window import MainWindow
from tests.scale import some
from tests.ui.taking import PdfFile
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, settle
from tests.window.fitting import faults
from tests.window.sharing import USUAL

HAND = "12789m55777z(666z)+3m ron seat=E round=E from=S rules=wsom"
OTHER = "123m55z"
MORE = "More ways to take the hand away"

menus = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


@pytest.fixture
def hand(desk: Desk) -> Desk:
    """The window with a scored hand."""
    QApplication.clipboard().clear()
    desk.paste(HAND)
    QApplication.clipboard().clear()
    return desk


def row(desk: Desk) -> TakeAway:
    made = desk.window.breakdown.take_away
    assert made is not None
    return made


def copied() -> str:
    return QApplication.clipboard().text()


def file_dialog(desk: Desk) -> QFileDialog:
    settle()
    (found,) = desk.window.findChildren(QFileDialog)
    return found


def ask_for_picture(desk: Desk, width: int = 720) -> QFileDialog:
    """Through the dialog of the picture to that of the file."""
    desk.click(desk.button("Save picture…"))
    (dialog,) = desk.window.findChildren(PictureDialog)
    dialog.pixels.setValue(width)
    desk.click(dialog.save)
    return file_dialog(desk)


def choose(dialog: QFileDialog, path: Path) -> None:
    """Give a file's name in the dialog and accept it."""
    (field,) = dialog.findChildren(QLineEdit)
    field.setText(str(path))
    dialog.accept()
    settle()


def answer_question(answer: str) -> list[str]:
    """Answer the question that will be asked next; the list will hold it."""
    asked: list[str] = []
    timer = QTimer(QApplication.instance())

    def reply() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            timer.stop()
            timer.deleteLater()
            asked.append(box.text())
            box.button(QMessageBox.StandardButton[answer]).click()

    timer.timeout.connect(reply)
    timer.start(20)
    return asked


# The row


def test_there_is_nothing_to_take_away_from_an_empty_window(open_desk: OpenDesk) -> None:
    desk = open_desk()
    assert desk.window.breakdown.take_away is None
    desk.pick("1m")
    assert row(desk).isVisible()
    desk.click(desk.button("Clear"))
    assert not row(desk).isVisible()
    QApplication.clipboard().setText("kept")
    desk.shortcut(QKeySequence.StandardKey.Copy)
    assert copied() == "kept"


@pytest.mark.parametrize(
    ("size", "shown"),
    some(
        [
            (QSize(1024, 640), ["Copy as text", "Save picture…"]),
            (QSize(1280, 800), ["Copy as text", "Save picture…", "Print…"]),
            (QSize(1920, 1080), ["Copy as text", "Save picture…", "Print…"]),
        ],
        2,
    ),
)
def test_the_row_stands_at_the_foot_and_shows_what_there_is_room_for(
    open_desk: OpenDesk, size: QSize, shown: list[str]
) -> None:
    desk = open_desk(size)
    desk.paste(HAND)
    made = row(desk)
    buttons = [b for b in made.findChildren(QPushButton) if b.isVisible()]
    assert [b.text() for b in buttons if b.text()] == shown
    assert desk.named(QPushButton, MORE).isVisible()
    panel = desk.window.breakdown
    assert made.geometry().bottom() == panel.rect().bottom()
    assert made.height() <= 44
    assert faults(desk.window) == []


@menus
def test_the_menu_has_everything(hand: Desk) -> None:
    menu = hand.named(QPushButton, MORE).menu()
    actions = [action for action in menu.actions() if not action.isSeparator()]
    assert {action.text(): action.shortcut().toString() for action in actions} == {
        "Copy as text": "Ctrl+C",
        "Copy as picture": "Ctrl+Shift+C",
        "Save picture…": "",
        "Save as PDF…": "",
        "Print…": "Ctrl+P",
    }


# Copying


def test_the_copied_text_is_the_line_and_gives_the_same_hand(hand: Desk) -> None:
    before = hand.window.editor.draft
    hand.click(hand.button("Copy as text"))
    assert copied() == HAND
    assert hand.says("Copied as text.")
    hand.click(hand.button("Clear"))
    hand.picker.setFocus()
    hand.shortcut(QKeySequence.StandardKey.Paste)
    assert hand.window.editor.draft == before


def test_ctrl_c_copies_the_line_wherever_no_text_is_selected(hand: Desk) -> None:
    for widget in (hand.picker, hand.tiles, hand.rows(), hand.button("Undo"), hand.field):
        QApplication.clipboard().setText("before")
        widget.setFocus()
        if widget is hand.field:
            hand.field.deselect()
        settle()
        hand.shortcut(QKeySequence.StandardKey.Copy)
        assert copied() == HAND, widget


def test_ctrl_c_copies_what_is_selected_in_the_field(hand: Desk) -> None:
    hand.field.setFocus()
    hand.field.setSelection(0, 5)
    hand.shortcut(QKeySequence.StandardKey.Copy)
    assert copied() == "12789"
    hand.field.selectAll()
    hand.shortcut(QKeySequence.StandardKey.Cut)
    assert copied() == HAND


def test_a_hand_that_is_not_finished_is_copied_too(desk: Desk) -> None:
    desk.pick("1m 2m")
    desk.shortcut(QKeySequence.StandardKey.Copy)
    assert copied() == "12m ron seat=E round=E rules=wsom"


def test_while_there_is_no_hand_nothing_is_copied(desk: Desk) -> None:
    QApplication.clipboard().setText("from elsewhere")
    for view in (desk.picker, desk.tiles):
        view.setFocus()
        desk.shortcut(QKeySequence.StandardKey.Copy)
        assert copied() == "from elsewhere"


def test_the_picture_is_copied_with_the_text(hand: Desk) -> None:
    hand.shortcut("Ctrl+Shift+C")
    data = QApplication.clipboard().mimeData()
    assert data.hasImage()
    image = QImage(data.imageData())
    assert image.width() == 1440
    assert image.height() > 800
    assert data.text() == HAND
    assert hand.says("Copied as a picture.")


# Saving


def test_a_picture_is_saved(hand: Desk, tmp_path: Path) -> None:
    dialog = ask_for_picture(hand, 1000)
    assert dialog.selectedFiles()[0].endswith("/Mahjong hand 140 points.png")
    choose(dialog, tmp_path / "wall.png")
    image = QImage(str(tmp_path / "wall.png"))
    assert image.width() == 1000
    assert hand.says("Saved as “wall.png”.")
    assert not hand.window.findChildren(QDialog)
    # The next one starts with the same width, in the same folder.
    hand.click(hand.button("Save picture…"))
    (again,) = hand.window.findChildren(PictureDialog)
    assert again.pixels.value() == 1000
    hand.click(again.save)
    dialog = file_dialog(hand)
    assert dialog.directory().absolutePath() == str(tmp_path)
    dialog.reject()


def test_the_extension_is_added(hand: Desk, tmp_path: Path) -> None:
    choose(ask_for_picture(hand), tmp_path / "wall")
    choose(ask_for_picture(hand), tmp_path / "wall.of.fame")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["wall.of.fame.png", "wall.png"]


def test_a_file_of_another_name_than_was_asked_about_is_kept(hand: Desk, tmp_path: Path) -> None:
    (tmp_path / "a.b.png").write_bytes(b"mine")
    choose(ask_for_picture(hand), tmp_path / "a.b")
    assert (tmp_path / "a.b.png").read_bytes() == b"mine"
    assert hand.says("“a.b.png” is there already and was kept")


@pytest.mark.parametrize("answer", ["No", "Yes"])
def test_the_dialog_asks_before_a_file_is_replaced(hand: Desk, tmp_path: Path, answer: str) -> None:
    path = tmp_path / "wall.png"
    path.write_bytes(b"mine")
    dialog = ask_for_picture(hand)
    asked = answer_question(answer)
    choose(dialog, path)
    assert len(asked) == 1
    assert "wall.png" in asked[0]
    assert (path.read_bytes() == b"mine") is (answer == "No")
    if isValid(dialog):
        dialog.reject()


def test_an_svg_and_a_pdf_are_saved(hand: Desk, tmp_path: Path) -> None:
    hand.click(hand.button("Save picture…"))
    (dialog,) = hand.window.findChildren(PictureDialog)
    hand.click(dialog.format.segment(picture_files.Format.SVG))
    hand.click(dialog.save)
    choose(file_dialog(hand), tmp_path / "wall")
    assert (tmp_path / "wall.svg").read_text("utf-8").startswith("<?xml")
    row(hand).save_pdf.trigger()
    choose(file_dialog(hand), tmp_path / "wall.pdf")
    file = PdfFile((tmp_path / "wall.pdf").read_bytes())
    assert file.pages == 1
    assert "SmallThreeDragons" in re.sub(r"\s", "", file.text())


def test_cancelled_dialogs_leave_everything_as_it_was(hand: Desk, tmp_path: Path) -> None:
    before = hand.window.editor.draft
    dialog = ask_for_picture(hand)
    dialog.reject()
    settle()
    hand.click(hand.button("Save picture…"))
    hand.key(Key.Key_Escape)
    row(hand).save_pdf.trigger()
    file_dialog(hand).reject()
    settle()
    assert not hand.window.findChildren(QDialog)
    assert hand.window.editor.draft == before
    assert not hand.says("aved")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_to(hand: Desk, tmp_path: Path) -> None:
    before = hand.window.editor.draft
    (tmp_path / "file").write_bytes(b"")
    # As a dialog of the system's own may give it.
    ask_for_picture(hand).reject()
    row(hand)._ask_where(picture_files.Format.PNG, "PNG", lambda: b"x")
    asked = row(hand)._saving
    assert asked is not None
    asked._save(str(tmp_path / "file" / "wall.png"))
    assert hand.says("“wall.png” could not be saved: ")
    assert hand.says("Try another folder.")
    assert hand.window.editor.draft == before
    file_dialog(hand).reject()
    row(hand)._ask_where(picture_files.Format.PNG, "PNG", lambda: b"x")
    asked._save(str(tmp_path / f"{'n' * 300}.png"))
    assert hand.says("The name of the file is too long. Try a shorter one.")
    file_dialog(hand).reject()


@pytest.mark.parametrize("number", some([errno.ENOSPC, errno.EACCES, errno.EROFS], 1))
def test_a_full_disk_leaves_the_old_file(
    hand: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def full(_: int) -> None:
        raise OSError(number, os.strerror(number))

    path = tmp_path / "wall.pdf"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    row(hand).save_pdf.trigger()
    answer_question("Yes")
    choose(file_dialog(hand), path)
    assert hand.says(f"“wall.pdf” could not be saved: {os.strerror(number)}. Try another folder.")
    # Neither is there half a file beside it.
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == b"old"
    monkeypatch.undo()
    row(hand).save_pdf.trigger()
    answer_question("Yes")
    choose(file_dialog(hand), path)
    assert hand.says("Saved as “wall.pdf”.")
    assert path.read_bytes().startswith(b"%PDF-")


def test_a_picture_too_large_for_the_memory(
    hand: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_large(*_: object) -> bytes:
        raise saving.TooLargeError

    monkeypatch.setattr(picture_files, "png", too_large)
    choose(ask_for_picture(hand), tmp_path / "wall.png")
    assert hand.says("There is not enough memory for so large a picture.")


def test_no_dialog_outlives_the_window(qtbot: QtBot) -> None:
    settings = Settings.load()
    desk = Desk(MainWindow(settings), settings)
    desk.window.resize(USUAL)
    desk.window.show()
    desk.window.activateWindow()
    settle()
    desk.paste(HAND)
    desk.click(desk.button("Save picture…"))
    (dialog,) = desk.window.findChildren(PictureDialog)
    made = row(desk)
    desk.window.close()
    desk.window.deleteLater()
    settle()
    assert not isValid(dialog)
    assert not isValid(made)


# Printing


def print_dialog(desk: Desk) -> QPrintDialog:
    desk.shortcut(QKeySequence.StandardKey.Print)
    (found,) = desk.window.findChildren(QPrintDialog)
    return found


def test_printing(hand: Desk, tmp_path: Path) -> None:
    dialog = print_dialog(hand)
    dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    dialog.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.done(QDialog.DialogCode.Accepted)
    settle()
    assert PdfFile((tmp_path / "printed.pdf").read_bytes()).pages == 1
    assert hand.says("Sent to the printer.")
    assert not hand.window.findChildren(QDialog)


def test_printing_cancelled(hand: Desk) -> None:
    print_dialog(hand).reject()
    settle()
    assert not hand.says("printer")
    assert not hand.window.findChildren(QDialog)


@pytest.mark.qt_log_ignore(r"^QPainter::begin\(\): Returned false$")
def test_a_printer_that_takes_nothing(hand: Desk, tmp_path: Path) -> None:
    dialog = print_dialog(hand)
    dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    dialog.printer().setOutputFileName(str(tmp_path / "nowhere" / "printed.pdf"))
    dialog.done(QDialog.DialogCode.Accepted)
    settle()
    assert hand.says("The printer did not take it")


def test_what_is_printed_is_the_hand_that_was_asked_for(hand: Desk) -> None:
    dialog = print_dialog(hand)
    assert dialog.windowModality() is Qt.WindowModality.WindowModal
    assert dialog.printer().docName() == "Mahjong hand, 140 points"
    dialog.reject()
