"""The picker: 34 tiles to click, what a click adds, and the line to type or paste."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Signal, Slot
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.core.melds import Meld
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.entry import MELDS, Entry
from mahjong_desk.models.tiles import PickerModel
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import Card, ElidedLabel, RoleLabel, Segmented
from mahjong_desk.ui.line_field import FieldFrame, LineField
from mahjong_desk.ui.picker_view import PickerView
from mahjong_desk.ui.theme import Role

_SIDE = 14
"""Pixels at the left and right of what the panel holds."""
_BETWEEN = 10
"""Pixels between a word and the control that it belongs to."""


class PickerPanel(Card):
    """The picker with the choice of what a click adds, and the line below it."""

    mode_changed = Signal(object)

    def __init__(self, editor: Editor, entry: Entry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._entry = entry
        self._once = self._tight = False
        self.modes = Segmented(
            self.tr("What a click adds"),
            [
                (Mode.TILE, self.tr("Tile")),
                (Mode.CHOW, self.tr("Chow")),
                (Mode.PUNG, self.tr("Pung")),
                (Mode.KONG, self.tr("Kong")),
                (Mode.CONCEALED_KONG, self.tr("Concealed kong")),
                (Mode.WINNING, self.tr("Winning")),
                (Mode.DORA, self.tr("Dora")),
                (Mode.URA, self.tr("Ura")),
            ],
            self,
        )
        self.modes.set_value(Mode.TILE)
        self.modes.chosen.connect(self.set_mode)
        self._tiles = PickerModel(editor, self)
        self.view = PickerView(self._tiles, self)
        self.view.chosen.connect(self.add)
        self.view.pointed.connect(self._light)
        self.view.offers_wanted.connect(self._offer)
        editor.changed.connect(self._refresh)
        self.message = ElidedLabel("", Role.CAPTION, self)
        self.field = LineField(editor, self.message, self)
        self._lay_out()
        self._refresh()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(_BETWEEN)
        self._add = RoleLabel(self.tr("Add"), Role.SMALL, self, muted=True)
        top.addWidget(self._add)
        top.addWidget(self.modes)
        top.addStretch()
        line = QHBoxLayout()
        line.setSpacing(10)
        self._type = RoleLabel(self.tr("Type or paste"), Role.SMALL, self, muted=True)
        line.addWidget(self._type)
        line.addWidget(FieldFrame(self.field, self), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_SIDE, 10, _SIDE, 8)
        layout.setSpacing(6)
        layout.addLayout(top)
        layout.addWidget(self.view, 1)
        layout.addLayout(line)
        layout.addWidget(self.message)
        self._color_message()

    def set_tight(self, tight: bool, least: int) -> None:
        """Leave out the words before the controls; the tiles are ``least`` pixels high in all at least."""
        self._tight = tight
        self._fit_word()
        self._type.setHidden(tight)
        self.view.set_least_height(least if tight else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_word()

    def _fit_word(self) -> None:
        """The word before the modes stands there only where they are on one line beside it."""
        room = self.width() - 2 * _SIDE - _BETWEEN - self._add.sizeHint().width()
        self._add.setHidden(self._tight or self.modes.line_width() > room)

    @Slot()
    def _refresh(self) -> None:
        """Only modes that the rule set has, and of those only what can be done at this table."""
        entry = self._entry
        for mode in (Mode.DORA, Mode.URA):
            self.modes.set_shown(mode, entry.is_used(mode))
        self._fit_word()
        objection = entry.objection(Mode.CHOW)
        self.modes.set_available(Mode.CHOW, not objection, objection)
        if entry.objection(self.mode()):
            self.set_mode(Mode.TILE)
        self._light()

    # What the next tile is

    def mode(self) -> Mode:
        """What a click adds now."""
        mode = self.modes.value()
        return mode if isinstance(mode, Mode) else Mode.TILE

    def is_once(self) -> bool:
        """Whether the mode holds for the next tile only."""
        return self._once

    @Slot(object)
    def set_mode(self, mode: Mode) -> None:
        """Choose what a click adds from now on."""
        self._set_mode(mode, once=False)

    def set_mode_once(self, mode: Mode) -> None:
        """Choose what the next tile is; then tiles are added again. What cannot be is said."""
        objection = self._entry.objection(mode)
        if objection:
            label = self.modes.segment(mode).text()
            sentence = self.tr("{label} cannot apply: {reason}.")
            self._editor.say(sentence.format(label=label, reason=objection))
        else:
            self._set_mode(mode, once=True)

    def _set_mode(self, mode: Mode, *, once: bool) -> None:
        self._once = once
        self.modes.set_value(mode)
        self._light()
        self.mode_changed.emit(mode)

    @Slot(object)
    def add_run(self, tiles: Sequence[int]) -> bool:
        """Add tiles that were typed in one go, as the mode has it."""
        return self._done(self._entry.add_run(self.mode(), tiles))

    @Slot(int)
    def add(self, tile: int) -> bool:
        """Add what a click on this tile means."""
        return self._done(self._editor.add(self.mode(), tile))

    def _done(self, added: bool) -> bool:
        """After something was added: a winning tile is chosen once, and so is what a key asked for."""
        if added and (self._once or self.mode() is Mode.WINNING):
            self.set_mode(Mode.TILE)
        return added

    @Slot()
    def end_winning(self) -> None:
        """The winning tile was chosen elsewhere."""
        if self.mode() is Mode.WINNING:
            self._done(True)

    @Slot()
    def _light(self) -> None:
        """Light the tiles that a click on the one pointed at takes, where that is more than itself."""
        tile, mode = self.view.tile_pointed_at(), self.mode()
        lit = () if tile is None or mode not in MELDS else self._entry.would_take(mode, tile)
        self._tiles.light(lit)

    @Slot(int, QRect)
    def _offer(self, tile: int, cell: QRect) -> None:
        """Let one of all melds with a tile be chosen."""
        mode = self.mode()
        if mode not in MELDS:
            return
        melds = self._entry.offered(mode, tile)
        if not melds:
            self._editor.add(mode, tile)  # which says why it cannot be
            return
        from mahjong_desk.ui.meld_offers import MeldOffers  # seldom needed

        offers = MeldOffers([(meld, *self._entry.describe(meld)) for meld in melds], self)
        offers.chosen.connect(self._add_meld)
        offers.open_at(cell)

    @Slot(object)
    def _add_meld(self, meld: Meld) -> None:
        self._done(self._entry.add_meld(meld))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "message"):
            self._color_message()

    def _color_message(self) -> None:
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, theme.colors().loss)
        self.message.setPalette(palette)
