import contextlib
import io
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot, qInstallMessageHandler, qWarning
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mahjong_desk import __version__
from mahjong_desk.ui import failure
from mahjong_desk.ui.failure import Failures
from mahjong_desk.ui.failure_dialog import FailureDialog

pytestmark = pytest.mark.qt_no_exception_capture


class Worker(QObject):
    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.wanted.connect(self.work)

    @Slot(str)
    def work(self, text: str) -> None:
        if text.startswith("bad"):
            raise ValueError(text)
        self.done.append(text)


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def failures(window: QMainWindow) -> Iterator[Failures]:
    before = sys.excepthook, threading.excepthook
    made = failure.install(lambda: window)
    yield made
    failure.uninstall()
    assert sys.excepthook is sys.__excepthook__
    sys.excepthook, threading.excepthook = before
    if made.dialog is not None:
        made.dialog.close()
    made.deleteLater()


def dialog_of(qtbot: QtBot, failures: Failures) -> FailureDialog:
    qtbot.waitUntil(lambda: failures.dialog is not None)
    assert failures.dialog is not None
    return failures.dialog


def test_an_error_in_a_slot_shows_a_dialog_and_nothing_stops(
    qtbot: QtBot, failures: Failures, window: QMainWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    worker = Worker()
    for text in ("one", "bad", "two"):
        worker.wanted.emit(text)
    assert worker.done == ["one", "two"]
    dialog = dialog_of(qtbot, failures)
    assert dialog.isVisible()
    assert dialog.parent() is window
    assert dialog.windowModality() is not Qt.WindowModality.ApplicationModal
    told = dialog.details.toPlainText()
    assert "ValueError: bad" in told
    assert "in work" in told
    assert f"Mahjong Desk {__version__}" in told
    assert f"Python {sys.version_info.major}.{sys.version_info.minor}" in told
    assert "offscreen" in told
    assert dialog.details.isReadOnly()
    assert "ValueError: bad" in capsys.readouterr().err


def test_an_error_is_told_once(qtbot: QtBot, failures: Failures) -> None:
    worker = Worker()
    for _ in range(50):
        worker.wanted.emit("bad")
    first = dialog_of(qtbot, failures)
    assert first.details.toPlainText().count("Traceback") == 1
    first.close()
    qtbot.waitUntil(lambda: failures.dialog is None)
    worker.wanted.emit("bad")
    qtbot.wait(20)
    assert failures.dialog is None


def test_other_errors_join_the_same_dialog(qtbot: QtBot, failures: Failures) -> None:
    worker = Worker()
    worker.wanted.emit("bad one")
    first = dialog_of(qtbot, failures)
    worker.wanted.emit("bad two")
    qtbot.waitUntil(lambda: "bad two" in first.details.toPlainText())
    assert failures.dialog is first
    first.close()
    qtbot.waitUntil(lambda: failures.dialog is None)
    worker.wanted.emit("bad three")
    assert "bad one" not in dialog_of(qtbot, failures).details.toPlainText()


def test_a_flood_of_different_errors_is_dammed(qtbot: QtBot, failures: Failures) -> None:
    worker = Worker()
    for number in range(100):
        worker.wanted.emit(f"bad {number}")
    dialog = dialog_of(qtbot, failures)
    qtbot.wait(20)
    assert dialog.details.toPlainText().count("Traceback") == 20


def test_an_error_while_painting(qtbot: QtBot, failures: Failures) -> None:
    class Bad(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            raise RuntimeError("cannot paint")

    bad = Bad()
    qtbot.addWidget(bad)
    bad.show()
    dialog = dialog_of(qtbot, failures)
    for _ in range(5):
        bad.update()
        qtbot.wait(5)
    assert dialog.details.toPlainText().count("cannot paint") == 2, "its line, and the error"


def test_an_error_in_another_thread(qtbot: QtBot, failures: Failures) -> None:
    def fail() -> None:
        raise OSError("from afar")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    dialog = dialog_of(qtbot, failures)
    assert "OSError: from afar" in dialog.details.toPlainText()
    assert dialog.thread() is failures.thread()


def test_an_error_over_another_dialog(qtbot: QtBot, failures: Failures, window: QMainWindow) -> None:
    other = QDialog(window)
    other.open()
    worker = Worker()
    worker.wanted.emit("bad")
    assert dialog_of(qtbot, failures).parent() is other


def test_an_error_after_the_dialog_of_another_went_with_what_it_lay_over(
    qtbot: QtBot, failures: Failures, window: QMainWindow
) -> None:
    """As a window does in whose place another comes, and a dialog that closes by itself."""
    below = QDialog(window)
    below.open()
    worker = Worker()
    worker.wanted.emit("bad")
    assert dialog_of(qtbot, failures).parent() is below
    below.deleteLater()
    qtbot.waitUntil(lambda: not isValid(below))
    worker.wanted.emit("bad again")
    qtbot.waitUntil(lambda: failures.dialog is not None and isValid(failures.dialog))
    assert "bad again" in dialog_of(qtbot, failures).details.toPlainText()


def test_an_error_without_a_window(qtbot: QtBot, failures: Failures) -> None:
    failures._window_getter = lambda: None
    worker = Worker()
    worker.wanted.emit("bad")
    assert dialog_of(qtbot, failures).parent() is None


def test_telling_may_fail_itself(
    qtbot: QtBot, failures: Failures, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere() -> QWidget:
        raise LookupError("no window")

    failures._window_getter = nowhere
    worker = Worker()
    worker.wanted.emit("bad")
    qtbot.wait(20)
    assert failures.dialog is None
    told = capsys.readouterr().err
    assert "ValueError: bad" in told
    assert "LookupError: no window" in told


def test_writing_it_down_may_fail(qtbot: QtBot, failures: Failures, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    worker = Worker()
    worker.wanted.emit("bad")
    assert "ValueError: bad" in dialog_of(qtbot, failures).details.toPlainText()


def test_there_may_be_nobody_to_read_it(
    qtbot: QtBot, failures: Failures, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a terminal that was closed, or where a log has filled the disk."""

    class Gone(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(5, "Input/output error")

    monkeypatch.setattr(sys, "stderr", Gone())
    worker = Worker()
    worker.wanted.emit("bad news")
    assert "bad news" in dialog_of(qtbot, failures).details.toPlainText()


def test_an_error_in_a_message_handler(qtbot: QtBot, failures: Failures) -> None:
    def handler(*_: object) -> None:
        raise ValueError("bad handler")

    before = qInstallMessageHandler(handler)
    try:
        with contextlib.suppress(ValueError):
            qWarning("anything")
    finally:
        qInstallMessageHandler(before)
    worker = Worker()
    worker.wanted.emit("bad")
    assert "ValueError" in dialog_of(qtbot, failures).details.toPlainText()


def test_an_interrupt_is_no_error(failures: Failures, monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[object] = []
    monkeypatch.setattr(sys, "__excepthook__", lambda *args: got.append(args[0]))
    failures.hook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert got == [KeyboardInterrupt]
    assert failures.dialog is None


def test_the_details_can_be_copied(qtbot: QtBot, failures: Failures) -> None:
    worker = Worker()
    worker.wanted.emit("bad")
    dialog = dialog_of(qtbot, failures)
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == dialog.details.toPlainText()
    assert dialog.copy_button.text() == "Copied"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_the_dialog_closes_by_keyboard_and_is_freed(qtbot: QtBot, failures: Failures, key: Qt.Key) -> None:
    QTimer.singleShot(0, _boom)
    dialog = dialog_of(qtbot, failures)
    with qtbot.waitSignal(dialog.destroyed):
        qtbot.keyClick(dialog, key)
    assert failures.dialog is None


def _boom() -> None:
    raise ValueError("bad")
