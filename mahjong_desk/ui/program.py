"""The program's window, and the one that takes its place when another language is chosen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSettings, QTimer, Slot
from PySide6.QtWidgets import QApplication

from mahjong_desk.settings import LANGUAGE, WELCOMED, Language, Settings, message
from mahjong_desk.ui import languages
from mahjong_desk.ui.window import MainWindow

_AFTER_PAINTING = 150
"""Milliseconds within which a window shows on most machines."""


class Program(QObject):
    """Holds the window. All its texts are made with it, so in another language it is another window.

    ``folder`` is where hands are kept; where it is not given, the system's place for such.
    """

    def __init__(self, app: QApplication, settings: Settings, *, folder: Path | None = None) -> None:
        super().__init__(app)
        self._app = app
        self._settings = settings
        # Qt's dialogs for files remember folders: beside the settings, and no other program's.
        native, user = QSettings.Format.NativeFormat, QSettings.Scope.UserScope
        QSettings.setPath(native, user, str(settings.path.parent))
        self.window = MainWindow(settings, folder=folder)
        self.window.language_chosen.connect(self.speak)

    def begin(self, file: Path | None = None) -> None:
        """Show the window with a file or what was left, and at the first start ask what that asks."""
        self.window.show()
        self.window.begin(file)
        if file is None and not self._settings.get(WELCOMED):
            # Once the window is painted, which nothing should hold up.
            QTimer.singleShot(_AFTER_PAINTING, self._welcome)

    @Slot()
    def _welcome(self) -> None:
        if self.window.isVisible():
            self.window.welcome()

    @Slot()
    def leave_hand(self) -> None:
        """The program is ended and not the hand."""
        self.window.leave_hand()

    @Slot(object)
    def speak(self, chosen: Language) -> None:
        """Go on in a language with all that is at hand, and keep it for later starts."""
        before, spoken = self.window, languages.code(self._settings.get(LANGUAGE))
        self._settings.set(LANGUAGE, chosen)
        problem = self._settings.save()
        if languages.code(chosen) != spoken:
            languages.use(self._app, chosen)
            taken = before.hand_over()
            self.window = MainWindow(self._settings, taken=taken)
            self.window.language_chosen.connect(self.speak)
            if not before.windowState():
                self.window.setGeometry(before.geometry())
            # Shown before the other goes: a program without a window ends.
            self.window.show()
            before.close()
            before.deleteLater()
            self.window.go_on(taken)
        if problem is not None:
            self.window.felt.show_notice(message(problem))
