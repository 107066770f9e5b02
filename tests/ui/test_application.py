import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mahjong_desk import APP_ID, doctor
from mahjong_desk.ui import application

IDLE = """
from PySide6.QtCore import QCoreApplication, QTimer
from mahjong_desk.ui.interrupt import quit_on_interrupt
app = QCoreApplication([])
quit_on_interrupt(app)
QTimer.singleShot(0, lambda: print("shown", flush=True))
raise SystemExit(app.exec())
"""

STARTED = """
import sys
from mahjong_desk.ui import application
import mahjong_desk.ui.window as window

show = window.MainWindow.showEvent
def shown(self, event):
    show(self, event)
    print("shown", flush=True)
window.MainWindow.showEvent = shown
sys.exit(application.run([]))
"""


@pytest.mark.parametrize(
    ("argument", "told"),
    [
        ("hand.mjd", "There is no file"),
        ("nonsense", "is no command"),
        ("{here}", "is a folder"),
        (os.devnull, "is no file with a hand or a match in it"),
    ],
)
def test_arguments_are_answered_plainly(
    argument: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = argument.format(here=tmp_path)
    assert application.run([given]) == application.WRONG_ARGUMENT
    printed = capsys.readouterr()
    assert printed.out == ""
    assert told in printed.err
    assert given in printed.err
    for command in ("score", "replay", "rules", "doctor", "--help"):
        assert f"mahjong-desk {command}" in printed.err


@pytest.mark.parametrize(
    ("name", "told"), [("x" * 300, "is no command"), (f"{'x' * 300}.mjd", "There is no file")]
)
def test_a_name_that_no_file_can_have_is_answered_plainly(
    name: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert application.run([name]) == application.WRONG_ARGUMENT
    printed = capsys.readouterr()
    assert told in printed.err
    assert "mahjong-desk score" in printed.err


def test_a_file_in_a_folder_that_may_not_be_entered_is_not_called_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.mjd"

    def closed(path: object, **_: object) -> os.stat_result:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)

    monkeypatch.setattr(os, "stat", closed)
    status = application.run([str(file)])
    monkeypatch.undo()
    assert status == application.WRONG_ARGUMENT
    assert capsys.readouterr().err == f"{file} cannot be read: Permission denied.\n"


def test_what_is_missing_is_said_and_no_qt_is_needed() -> None:
    code = (
        "import sys\n"
        "from mahjong_desk import doctor\n"
        "doctor.missing_for_window = lambda: [doctor.Finding('pyside', ok=False)]\n"
        "from mahjong_desk.ui import application\n"
        "status = application.run([])\n"
        "assert not any(name.startswith('PySide6') for name in sys.modules), 'Qt was imported'\n"
        "sys.exit(status)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == application.CANNOT_START
    assert doctor.report([doctor.Finding("pyside", ok=False)]) in done.stderr


def test_without_a_console_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert application.run(["nonsense"]) == application.WRONG_ARGUMENT


def test_the_application_is_known_by_its_names() -> None:
    code = (
        "from mahjong_desk.ui.application import make_application\n"
        "app = make_application()\n"
        "print(app.desktopFileName(), app.applicationDisplayName(), app.style().name(),"
        " app.windowIcon().isNull())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout == f"{APP_ID} Mahjong Desk fusion False\n"


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal to send")
@pytest.mark.parametrize("code", [IDLE, STARTED], ids=["while nothing happens", "the whole window"])
def test_an_interrupt_ends_the_program(home: Path, code: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "shown\n"
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.returncode == 0
    assert [line for line in errors.splitlines() if not line.startswith("This plugin")] == []


UNNEEDED = (
    "club",
    "hands.keeper",
    "hands.saved",
    "models.advice",
    "models.comparison",
    "models.example",
    "models.guide",
    "models.guide_page",
    "models.handout",
    "models.history",
    "models.match_keeper",
    "models.practice",
    "models.practice_models",
    "models.practice_progress",
    "models.practice_words",
    "models.sheet_models",
    "models.teaching",
    "practice",
    "rules.guide",
    "rules.lesson",
    "rules.matches",
    "rules.outcomes",
    "rules.request",
    "rules.riichi.ruleset",
    "ui.advice_lists",
    "ui.complaint",
    "ui.announcements",
    "ui.answer_lists",
    "ui.backups",
    "ui.chart_dialog",
    "ui.cheat_sheet",
    "ui.dragging",
    "ui.meld_offers",
    "ui.failure_dialog",
    "ui.guide",
    "ui.guide_example",
    "ui.guide_list",
    "ui.guide_page",
    "ui.hand_dialog",
    "ui.hand_picture",
    "ui.link_row",
    "ui.options_dialog",
    "ui.picture_dialog",
    "ui.picture_files",
    "ui.practice",
    "ui.practice_answers",
    "ui.practice_build",
    "ui.practice_delegates",
    "ui.practice_exercise",
    "ui.practice_progress",
    "ui.practice_result",
    "ui.practice_setup",
    "ui.practice_side",
    "ui.printing",
    "ui.readings_dialog",
    "ui.room_view",
    "ui.saving",
    "ui.sheet_files",
    "ui.sheet_menu",
    "ui.sheet_page",
    "ui.table_state",
    "ui.take_away",
    "ui.teaching_view",
)
"""What the empty window does without."""


SELDOM = (
    "PySide6.QtPrintSupport",
    "mahjong_desk.ui.blank_sheets",
    "mahjong_desk.ui.complaint",
    "mahjong_desk.ui.document_files",
    "mahjong_desk.ui.opening",
    "mahjong_desk.ui.printing",
    "mahjong_desk.ui.saving",
    "mahjong_desk.ui.sheet_paper",
    "xlsxwriter",
)
"""What the score sheet does without until something is saved or printed."""


def test_a_start_reads_only_what_the_empty_window_needs_and_the_score_sheet_what_it_shows(home: Path) -> None:
    code = (
        "import inspect, sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from mahjong_desk.ui import application\n"
        "read = []\n"
        "getsource = inspect.getsource\n"
        "inspect.getsource = lambda module: (read.append(module.__name__), getsource(module))[1]\n"
        "make = application.make_application\n"
        "def look(app):\n"
        "    print([name for name in read if name.startswith('mahjong_desk.ui.window')])\n"
        f"    unneeded = {UNNEEDED}\n"
        "    print([name for name in unneeded if f'mahjong_desk.{name}' in sys.modules])\n"
        "    print('PySide6.QtPrintSupport' in sys.modules)\n"
        "    from mahjong_desk.ui.window import MainWindow\n"
        "    (window,) = [one for one in app.topLevelWidgets() if isinstance(one, MainWindow)]\n"
        "    window.header.tabs.setCurrentIndex(1)\n"
        "    assert window.sheet.keeper is not None\n"
        f"    print([name for name in {SELDOM} if name in sys.modules])\n"
        "    app.quit()\n"
        "def made():\n"
        "    app = make()\n"
        "    QTimer.singleShot(0, lambda: look(app))\n"
        "    return app\n"
        "application.make_application = made\n"
        "assert application.run([]) == 0\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout.splitlines() == ["[]", "[]", "False", "[]"], done.stderr
