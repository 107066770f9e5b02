"""Starts the window. What the machine lacks is said first, before Qt is asked for anything."""

from __future__ import annotations

import errno
import gc
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_desk import APP_ID, __version__, doctor
from mahjong_desk.core.texts import Texts, use_language
from mahjong_desk.disk import detail, is_file
from mahjong_desk.system_language import system_language
from mahjong_desk.ui import quick_import

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

TEXTS = Path(__file__).resolve().parent.parent / "texts"

CLOSED, CANNOT_START, WRONG_ARGUMENT = 0, 1, 2
_NOTHING_THERE = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG})
"""What systems say of a name that nothing has; another error hides whether something has it."""


def run(arguments: list[str]) -> int:
    """Open the window and stay until it is closed; the result is the process's exit status.

    The one argument that it takes is a file with a hand. A name that nothing has was mistyped in a terminal,
    and that is where it is answered. A file that is there and cannot be opened was as likely chosen in a file
    manager: there the window has to say it.
    """
    use_language(system_language())  # until the settings are read
    file = Path(arguments[0]) if arguments else None
    if file is not None and (len(arguments) > 1 or not is_file(file)):
        _say(_refusal(arguments))
        return WRONG_ARGUMENT
    missing = doctor.missing_for_window()
    if missing:
        # Without a library Qt cannot be imported, and without a display it ends the process.
        _say(doctor.report(missing))
        return CANNOT_START
    return _show(file)


def _refusal(arguments: list[str]) -> str:
    texts = Texts(TEXTS)
    first = arguments[0]
    try:
        mode = Path(first).stat().st_mode
        key = "one-file" if stat.S_ISREG(mode) else "folder" if stat.S_ISDIR(mode) else "no-plain-file"
    except OSError as error:
        if error.errno not in _NOTHING_THERE:
            return texts.get("help", "no-file", file=first, message=texts.detail(detail(error)))
        key = "missing-file" if first.endswith(".mjd") else "unknown-argument"
    said = texts.get("help", key, argument=first[:200])
    return "\n".join([said, texts.get("help", "ways-to-start")])


def _say(text: str) -> None:
    # There is none without a console on Windows.
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")


def _show(file: Path | None) -> int:
    # What is made until the window shows stays; looking through it for garbage again and again takes time.
    gc.disable()
    quick_import.import_pyside()

    from mahjong_desk.settings import LANGUAGE, THEME, Settings
    from mahjong_desk.ui import failure, interrupt, languages, theme

    app = make_application()
    settings = Settings.load()
    languages.use(app, settings.get(LANGUAGE))
    theme.apply(app, settings.get(THEME))

    from mahjong_desk.ui.program import Program

    program = Program(app, settings)

    def over() -> QWidget:
        return program.window

    failure.install(over)
    interrupt.quit_on_interrupt(app, program.leave_hand)
    program.begin(file)
    gc.freeze()
    gc.enable()
    status = app.exec()
    # What goes wrong from here on has no event loop to be shown by.
    failure.uninstall()
    return status


def make_application() -> QApplication:
    """The application object, with the names that the desktop knows the program by."""
    from PySide6.QtWidgets import QApplication

    from mahjong_desk.ui.icons import program_icon

    # As an argument, so that no other style is made first. Setting a style would hand it back, and PySide
    # would load all that belongs to styles for it.
    app = QApplication([*sys.argv[:1], "-style", "Fusion"])
    app.setApplicationName("mahjong-desk")
    app.setApplicationDisplayName("Mahjong Desk")
    app.setApplicationVersion(__version__)
    app.setOrganizationName("Mahjong Desk")
    app.setOrganizationDomain("mahjongdesk.org")
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(program_icon())
    return app
