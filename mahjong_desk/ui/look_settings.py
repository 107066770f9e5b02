"""How the window looks, from one start to the next: light or dark, the tiles, and the terms of its texts."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from mahjong_desk.core.texts import Terms
from mahjong_desk.models.editor import Editor
from mahjong_desk.settings import (
    TERMS,
    THEME,
    TILE_SET,
    TILE_SIZE,
    Settings,
    Theme,
    TileSet,
    TileSize,
    message,
)
from mahjong_desk.ui import theme
from mahjong_desk.ui.tile_pictures import pictures


class LookSettings(QObject):
    """Keeps in the settings what is chosen of it, and has the window follow."""

    said = Signal(str)
    """One sentence for the user: why it could not be kept."""
    resized = Signal()
    """The tiles have another size."""

    def __init__(self, editor: Editor, settings: Settings, window: QWidget) -> None:
        """Made before what shows tiles or texts: they are as they were kept from here on."""
        super().__init__(window)
        self._editor = editor
        self._settings = settings
        self._window = window
        editor.set_terms(settings.get(TERMS))
        pictures().tile_set = settings.get(TILE_SET)
        theme.set_tile_size(settings.get(TILE_SIZE))

    @Slot(object)
    def choose_theme(self, chosen: Theme) -> None:
        """Be light or dark, or follow the system."""
        self._settings.set(THEME, chosen)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.apply(app, chosen)
        self._save()

    @Slot(object)
    def choose_tile_set(self, chosen: TileSet) -> None:
        """Draw the tiles in another way."""
        self._settings.set(TILE_SET, chosen)
        pictures().tile_set = chosen
        for view in self._window.findChildren(QAbstractScrollArea):
            view.viewport().update()
        self._save()

    @Slot(object)
    def choose_tile_size(self, chosen: TileSize) -> None:
        """Draw them larger or smaller."""
        self._settings.set(TILE_SIZE, chosen)
        theme.set_tile_size(chosen)
        self.resized.emit()
        self._save()

    @Slot(object)
    def choose_terms(self, chosen: Terms) -> None:
        """Name patterns and tiles in other terms."""
        self._settings.set(TERMS, chosen)
        self._editor.set_terms(chosen)
        self._save()

    def _save(self) -> None:
        problem = self._settings.save()
        if problem is not None:
            self.said.emit(message(problem))
