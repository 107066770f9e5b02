"""What the window speaks: the texts of Qt, of the window and of the rules change together."""

from __future__ import annotations

import sys

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from mahjong_desk.assets import asset
from mahjong_desk.core.texts import FALLBACK, use_language
from mahjong_desk.settings import Language
from mahjong_desk.system_language import first_spoken, system_language
from mahjong_desk.ui import fonts, theme

_QT = {"fi": "qtbase_fi", "ja": "qtbase_ja", "zh-Hant": "qtbase_zh_TW"}
"""Qt's own files, with what stands on buttons of message boxes and in dialogs for files."""
NAMES = {
    Language.ENGLISH: "English",
    Language.FINNISH: "Suomi",
    Language.JAPANESE: "日本語",
    Language.CHINESE: "繁體中文",
}
"""What each calls itself, so that whoever does not read the others finds it."""


def use(app: QApplication, chosen: Language) -> None:
    """Have all windows that are made from here on speak a language."""
    spoken = code(chosen)
    use_language(spoken)
    # Dates and numbers are written as in the language, by the system's own habits where it speaks that too.
    locale = QLocale.system()
    if first_spoken([locale.bcp47Name()]) != spoken:
        locale = QLocale(spoken)
    QLocale.setDefault(locale)
    for old in app.findChildren(_Translator):
        app.removeTranslator(old)
        old.deleteLater()
    if spoken != FALLBACK:
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _install(app, _QT[spoken], qt)
        _install(app, f"mahjong-desk_{spoken}", str(asset("translations")))
    fonts.use(app, spoken)
    theme.forget_measures()


def code(chosen: Language) -> str:
    """The tag of a language; of the system's the one that the program speaks."""
    if chosen is not Language.SYSTEM:
        return str(chosen.value)
    # Where the environment says it the command line goes by that too, which Qt reads a little otherwise.
    if sys.platform in ("win32", "darwin"):
        return first_spoken(QLocale.system().uiLanguages())
    return system_language()


class _Translator(QTranslator):
    """One of those that this module installed."""


def _install(app: QApplication, name: str, folder: str) -> None:
    translator = _Translator(app)
    # A file of Qt's that a packager left out costs a few words on buttons, and not the window.
    if translator.load(name, folder):
        app.installTranslator(translator)
