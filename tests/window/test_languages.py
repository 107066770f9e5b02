"""All that there is, in every language: nothing is cut off, and nothing is left in English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from mahjong_desk.settings import Language
from mahjong_desk.ui import languages
from make_screenshots import PICTURES, Picture, big_view, shown
from tests.scale import matrix
from tests.window.fitting import faults

OTHERS = [language for language in Language if language not in (Language.SYSTEM, Language.ENGLISH)]
SCENES = {picture.name: picture for picture in PICTURES if picture.scale == 1}


class Asked(QTranslator):
    """Hands on what is asked of the program's own translations, and notes what they do not have."""

    def __init__(self, real: QTranslator) -> None:
        super().__init__(real)
        self._real = real
        self.found: set[str] = set()
        self.missed: set[tuple[str, str]] = set()

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """A class is asked for a text, and then each that it is made of."""
        text = self._real.translate(context, source, disambiguation, n)
        if text:
            self.found.add(source)
        else:
            self.missed.add((context, source))
        return str(text)

    def untranslated(self) -> list[str]:
        """Texts of the program's own; those of Qt's classes are another file's."""
        return sorted(
            {s for context, s in self.missed if s not in self.found and not context.startswith("Q")}
        )


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[None]:
    """The window in English again after the test."""
    yield
    languages.use(qapp, Language.ENGLISH)


@matrix(scene=SCENES, language=OTHERS)
@pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)
def test_every_state_of_the_window(
    qapp: QApplication, tmp_path: Path, speak: None, scene: str, language: Language
) -> None:
    picture = SCENES[scene]
    languages.use(qapp, language)
    own = qapp.findChildren(QTranslator)[-1]
    asked = Asked(own)
    qapp.installTranslator(asked)
    try:
        found = _looked_at(qapp, picture, tmp_path)
    finally:
        qapp.removeTranslator(asked)
    assert found == []
    assert asked.found
    assert asked.untranslated() == []


def _looked_at(app: QApplication, picture: Picture, folder: Path) -> list[str]:
    """What is cut off in a window and what lies over it."""
    with shown(app, picture, "light", folder) as window:
        over: list[QWidget] = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
        over += [view for view in (window.teaching, big_view(window)) if view is not None]
        return [fault for widget in (window, *over) for fault in faults(widget)]
