"""What the program asks at its first start: the rules, the looks of the tiles, and the language."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.core.draft import DEFAULT_RULES
from mahjong_desk.core.tiles import tile
from mahjong_desk.models.editor import Editor
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.settings import (
    LANGUAGE,
    THEME,
    TILE_SET,
    TILE_SIZE,
    Language,
    Settings,
    Theme,
    TileSet,
    TileSize,
)
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, WrapLabel
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.languages import NAMES
from mahjong_desk.ui.scrolling import DialogScroll, Inside
from mahjong_desk.ui.segmented import Segmented
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_pictures import PROPORTION, pictures

_WIDE = 600
"""Pixels of what is asked, in letters of the usual size."""
_SHOWN = tuple(map(tile, ("1m", "5m", "2p", "7p", "1s", "8s", "1z", "5z", "6z", "7z")))
_GAP = 4
"""Pixels between tiles."""


class Begin(Enum):
    """What comes once the welcome is over."""

    EMPTY = "empty"
    EXAMPLE = "example"
    SAMPLE = "sample"


class Welcome(FittedDialog):
    """Three steps. What is chosen is so at once; the language comes at the end, with another window.

    Closed at any step it leaves all as it was chosen until then.
    """

    rules_chosen = Signal(str)
    theme_chosen = Signal(object)
    tile_set_chosen = Signal(object)
    tile_size_chosen = Signal(object)
    over = Signal(object, object)
    """How to begin, and the language to go on in, which may be the one that is spoken."""

    def __init__(self, editor: Editor, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Welcome to Mahjong Desk"))
        self._editor = editor
        self._settings = settings
        self._inside = inside = Inside(self)
        self.heading = RoleLabel(self.windowTitle(), Role.TITLE, self)
        self.place = RoleLabel("", Role.SMALL, self)
        self._step = 0
        self._pages = (self._rules_page(), self._tiles_page(), self._language_page())
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        for page in self._pages:
            column.addWidget(page)
        self._scroll = DialogScroll(inside, self)
        self.skip = PillButton(self.tr("Skip"), self, does=self.tr("Begins with what is chosen so far"))
        self.back = PillButton(self.tr("Back"), self, does=self.tr("Goes to the step before"))
        self.next = PillButton(self.tr("Next"), self, primary=True, does=self.tr("Goes to the next step"))
        self.next.setDefault(True)
        self.skip.clicked.connect(self.reject)
        self.back.clicked.connect(self._go_back)
        self.next.clicked.connect(self._go_on)
        QShortcut(QKeySequence("Alt+Left"), self).activated.connect(self._go_back)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.skip)
        self._buttons.addStretch()
        self._buttons.addWidget(self.back)
        self._buttons.addWidget(self.next)
        self._whole = whole = QVBoxLayout(self)
        whole.addWidget(self.place)
        whole.addWidget(self.heading)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(self._buttons)
        self._show()

    # The steps

    def _rules_page(self) -> QWidget:
        page, column = _page(self._inside, self.tr("Which rules do you play by?"))
        self.families: list[Segmented] = []
        for names in _families():
            bar = Segmented(self.tr("Rules"), list(names.items()), page)
            bar.chosen.connect(self._choose_rules)
            self.families.append(bar)
            column.addWidget(bar)
        self.about = WrapLabel("", Role.BODY, page)
        column.addWidget(self.about)
        later = self.tr("The button at the top changes it at any time.")
        column.addWidget(WrapLabel(later, Role.SMALL, page, muted=True))
        column.addStretch()
        return page

    def _tiles_page(self) -> QWidget:
        page, column = _page(self._inside, self.tr("Which tiles do you like?"))
        sets = [
            (TileSet.PLAIN, self.tr("Plain")),
            (TileSet.INDEX, self.tr("With a Latin index")),
            (TileSet.CONTRAST, self.tr("In high contrast")),
            (TileSet.SHAPES, self.tr("Told apart without colour")),
        ]
        sizes = [
            (TileSize.SMALL, self.tr("Small")),
            (TileSize.USUAL, self.tr("Usual")),
            (TileSize.LARGE, self.tr("Large")),
        ]
        looks = [
            (Theme.SYSTEM, self.tr("As the system")),
            (Theme.LIGHT, self.tr("Light")),
            (Theme.DARK, self.tr("Dark")),
        ]
        self.sample = TileSample(page)
        self.sets = Segmented(self.tr("Tiles"), sets, page)
        self.sizes = Segmented(self.tr("Size of the tiles"), sizes, page)
        self.looks = Segmented(self.tr("Light or dark"), looks, page)
        self.sets.set_value(self._settings.get(TILE_SET))
        self.sizes.set_value(self._settings.get(TILE_SIZE))
        self.looks.set_value(self._settings.get(THEME))
        self.sets.chosen.connect(self._choose_set)
        self.sizes.chosen.connect(self._choose_size)
        self.looks.chosen.connect(self.theme_chosen)
        for widget in (self.sample, self.sets, self.sizes, self.looks):
            column.addWidget(widget)
        column.addStretch()
        return page

    def _language_page(self) -> QWidget:
        page, column = _page(self._inside, self.tr("Which language do you speak?"))
        spoken = [(Language.SYSTEM, self.tr("As the system")), *NAMES.items()]
        self.languages = Segmented(self.tr("Language"), spoken, page)
        self.languages.set_value(self._settings.get(LANGUAGE))
        column.addWidget(self.languages)
        column.addWidget(WrapLabel(self.tr("How would you like to begin?"), Role.STRONG, page))
        ways = [
            (Begin.EMPTY, self.tr("With an empty hand")),
            (Begin.EXAMPLE, self.tr("With an example")),
            (Begin.SAMPLE, self.tr("With a sample match")),
        ]
        self.ways = Segmented(self.tr("How to begin"), ways, page)
        self.ways.set_value(Begin.EMPTY)
        column.addWidget(self.ways)
        column.addStretch()
        return page

    # What the user does

    @Slot(object)
    def _choose_rules(self, chosen: str) -> None:
        self.rules_chosen.emit(chosen)
        self._show_rules()

    @Slot(object)
    def _choose_set(self, chosen: TileSet) -> None:
        self.tile_set_chosen.emit(chosen)
        self.sample.update()

    @Slot(object)
    def _choose_size(self, chosen: TileSize) -> None:
        self.tile_size_chosen.emit(chosen)
        self.sample.updateGeometry()
        self.refit()

    @Slot()
    def _go_back(self) -> None:
        self._step = max(0, self._step - 1)
        self._show()

    @Slot()
    def _go_on(self) -> None:
        if self._step == len(self._pages) - 1:
            self.over.emit(self.ways.value(), self.languages.value())
            self.accept()
        else:
            self._step += 1
            self._show()

    # What is shown

    def _show(self) -> None:
        for place, page in enumerate(self._pages):
            page.setVisible(place == self._step)
        number, count = self._step + 1, len(self._pages)
        self.place.setText(self.tr("Step {number} of {count}").format(number=number, count=count))
        self.back.setEnabled(number > 1)
        self.next.setText(self.tr("Start") if number == count else self.tr("Next"))
        self._show_rules()
        self.refit()
        first = (self.families[0], self.sets, self.languages)[number - 1]
        first.setFocus()

    def _show_rules(self) -> None:
        chosen = self._editor.draft.rules
        for bar, names in zip(self.families, _families(), strict=True):
            bar.set_value(chosen if chosen in names else None)
        about = rule_set(chosen).texts().get("about", chosen)
        self.about.setText(about[:1].upper() + about[1:])

    def refit(self) -> None:
        margin = theme.scaled(20)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(10))
        self._buttons.setSpacing(theme.scaled(8))
        wide = theme.scaled(_WIDE)
        self._inside.setFixedWidth(wide)
        # The buttons stay where they are from step to step.
        self._inside.setMinimumHeight(max(page.heightForWidth(wide) for page in self._pages))
        self._scroll.fit(self)


class TileSample(QWidget):
    """Some tiles, as they are drawn now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width = self._wide()
        return QSize(len(_SHOWN) * (width + _GAP), round(width * PROPORTION) + _GAP)

    @staticmethod
    def _wide() -> int:
        return round(theme.tile_width(46))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, width = QPainter(self), self._wide()
        for place, shown in enumerate(_SHOWN):
            picture = pictures().pixmap(shown, width, self.devicePixelRatioF())
            painter.drawPixmap(place * (width + _GAP), 0, picture)
        painter.end()


def _families() -> list[dict[str, str]]:
    """What the rule sets are called, by family; that of the rules that nobody chose comes first."""
    return sorted(rule_sets().titles(), key=_has_no_default)


def _has_no_default(names: dict[str, str]) -> bool:
    return DEFAULT_RULES not in names


def _page(parent: QWidget, question: str) -> tuple[QWidget, QVBoxLayout]:
    page = QWidget(parent)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.scaled(12))
    column.addWidget(WrapLabel(question, Role.STRONG, page))
    return page, column
