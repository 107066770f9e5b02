"""The table: melds, concealed hand and how the hand stands, on green felt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.core.hand import FULL
from mahjong_desk.core.texts import sentences
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.tiles import HandModels
from mahjong_desk.models.won import won_on
from mahjong_desk.rules.score import Score
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import Chip, ChipStyle, RoleLabel, tip
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.painting import felt
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import RATIO, IndicatorDelegate, MeldDelegate, TileDelegate
from mahjong_desk.ui.tile_rows import Drop, IndicatorRow, TileRow

if TYPE_CHECKING:
    from mahjong_desk.ui.dragging import TileDrag

SMALLEST, LARGEST = 24.0, 72.0
_TOP_RIGHT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight


class Felt(QWidget):
    """The panel that shows the hand; it also says what an edit could not do."""

    winning_chosen = Signal()
    """A click chose the winning tile among those that are there."""

    def __init__(self, editor: Editor, models: HandModels, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._models = models
        self._mode = Mode.TILE
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._meld_delegate = MeldDelegate(self)
        self.melds = TileRow(models.melds, self._meld_delegate, self.tr("Melds"), self)
        self._tile_delegate = TileDelegate(self.tr("winning tile"), self)
        self.tiles = TileRow(models.tiles, self._tile_delegate, self.tr("Concealed hand"), self)
        self._indicator_delegate = IndicatorDelegate(self)
        self.indicators = IndicatorRow(
            models.indicators, self._indicator_delegate, self.tr("Dora indicators"), self
        )
        self.indicators.setWrapping(True)
        self.indicators.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._drag: TileDrag | None = None
        for row in (self.melds, self.tiles, self.indicators):
            row.drag_begun.connect(self._drag_begun)
            row.drag_moved.connect(self._drag_moved)
            row.dropped.connect(self._dropped)
        self.indicators.chosen.connect(self._indicator_chosen)
        self.melds.chosen.connect(self._meld_chosen)
        self.tiles.chosen.connect(self._tile_chosen)
        self._captions: list[RoleLabel] = []
        self._tight = False
        self._indicators_height = 0
        self._hint = self._caption(self.tr("Click a tile to take it back"))
        self._count = Chip()
        self._state = Chip()
        self._won = Chip(style=ChipStyle.GOLD)
        self._notice = Chip(style=ChipStyle.WARNING)
        self._told = ""
        """What it says; it breaks long words."""
        self._lay_out()
        editor.changed.connect(self._refresh)
        editor.noticed.connect(self.show_notice)
        models.melds.rowsInserted.connect(self._fit)
        models.melds.rowsRemoved.connect(self._fit)
        for model in (models.tiles, models.indicators):
            model.rowsInserted.connect(self._fit)
            model.rowsRemoved.connect(self._fit)
        self._refresh()

    def _caption(self, text: str) -> RoleLabel:
        label = RoleLabel(text, Role.SMALL, self)
        self._captions.append(label)
        return label

    def _lay_out(self) -> None:
        self._title = self._caption(self.tr("Exposed melds and concealed kongs"))
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addStretch()
        top.addWidget(self._hint)
        self._name = self._caption(self.tr("Concealed hand"))
        self._name.setContentsMargins(0, 0, 6, 0)
        self._chips = Flow(self)
        self._chips.set_parts((self._name, self._count, self._state, self._won, self._notice))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 6)
        layout.setSpacing(4)
        layout.addLayout(top)
        beside = QHBoxLayout()
        beside.addWidget(self.melds, 1)
        beside.addWidget(self.indicators, 0, _TOP_RIGHT)
        layout.addLayout(beside)
        alone = QHBoxLayout()
        alone.setSpacing(0)
        layout.addLayout(alone)
        layout.addWidget(self._chips)
        hand = QHBoxLayout()
        hand.addWidget(self.tiles, 1)
        layout.addLayout(hand)
        self._beside_melds, self._beside_hand, self._alone = beside, hand, alone
        self._color_texts()

    def set_mode(self, mode: Mode) -> None:
        """What a click on a concealed tile does: with ``WINNING`` it chooses the winning tile."""
        self._mode = mode
        self._show_hint()

    def set_tight(self, tight: bool) -> None:
        """Leave out the words that the tiles say themselves, and the room for melds while there are none."""
        if tight != self._tight:
            self._tight = tight
            for delegate in (self._meld_delegate, self._tile_delegate):
                delegate.named = not tight
            for label in (self._title, self._name):
                label.setHidden(tight)
            self._refresh_hint()
            self._tell(self._told)
            for row in (self.melds, self.tiles):
                row.lay_out_anew()
            self._fit()

    def _refresh_hint(self) -> None:
        self._hint.setVisible(not self._tight and self._editor.draft.hand.size > 0)

    def _show_hint(self) -> None:
        winning = self._mode is Mode.WINNING
        hint = self.tr("Click the winning tile") if winning else self.tr("Click a tile to take it back")
        self._hint.setText(hint)

    # How the hand stands

    @Slot()
    def _refresh(self) -> None:
        self.cancel_drag()
        size = self._editor.draft.hand.size
        self._refresh_hint()
        self._count.setText(self.tr("{count} of {full} tiles").format(count=size, full=FULL))
        self._state.setText(self._state_text())
        self._won.setText(self._won_text())
        # What was said of the hand before does not hold for this one.
        self.show_notice("")

    def _state_text(self) -> str:
        standing = self._editor.standing
        if isinstance(standing.answer, Score):
            return self.tr("Complete hand")
        if standing.answer is not None:
            # The words of the answer beside it: a whole hand without a yaku is in order, and scores nothing.
            is_whole = self._editor.draft.hand.size >= FULL
            return self.tr("This does not score") if is_whole else self.tr("Something is wrong")
        if standing.waits:
            return self.tr("Ready")
        return ""

    def _won_text(self) -> str:
        draft = self._editor.draft
        if draft.hand.winning is None or draft.hand.size != FULL:
            return ""
        return won_on(draft.win, draft.hand.winning, self._editor.texts)

    @Slot(str)
    def show_notice(self, text: str) -> None:
        """Say one sentence in place of the line on how the hand stands: what did not go as it was meant."""
        self._notice.set_style(ChipStyle.WARNING)
        self._tell(text)

    @Slot(str)
    def show_done(self, text: str) -> None:
        """Say in the same place what was done."""
        self._notice.set_style(ChipStyle.NORMAL)
        self._tell(text)

    def _tell(self, text: str) -> None:
        self._told = text
        self._notice.setText(text)
        self._notice.setToolTip(tip(text))
        self._notice.setVisible(bool(text))
        for chip in (self._count, self._state, self._won):
            chip.setVisible(not text and bool(chip.text()))
        if self._tight and self._won.text() and isinstance(self._editor.standing.answer, Score):
            # How it was won says that it is complete.
            for chip in (self._count, self._state):
                chip.hide()
        self._chips.refresh()

    @Slot(str)
    def add_notice(self, text: str) -> None:
        """Say what comes by itself beside what was said last, which may not have been read yet."""
        self.show_notice(sentences([self._told, text]))

    # Clicks

    @Slot(int)
    def _tile_chosen(self, place: int) -> None:
        if self._mode is Mode.WINNING:
            self._editor.choose_winning(place)
            self.winning_chosen.emit()
        else:
            self._editor.take_tile(place)

    @Slot(int)
    def _meld_chosen(self, place: int) -> None:
        self._editor.take_meld(place)

    @Slot(int)
    def _indicator_chosen(self, row: int) -> None:
        record = self._models.indicators.records()[row]
        self._editor.take_indicator(record.place, ura=record.ura)

    # Drags

    @Slot(int, QPoint)
    def _drag_begun(self, place: int, at: QPoint) -> None:
        from mahjong_desk.ui.dragging import TileDrag  # most hands are clicked

        row = self.sender()
        assert isinstance(row, TileRow)
        self._drag = TileDrag(row, place, at, self)

    @Slot(QPoint)
    def _drag_moved(self, at: QPoint) -> None:
        if self._drag is not None:
            self._drag.move_to(at)
            self._hint.setText(self._drop_text(self._drag.drop))

    def _drop_text(self, drop: Drop) -> str:
        if drop is Drop.OUT:
            return self.tr("Let go to take it out")
        if drop is Drop.WIN:
            return self.tr("Let go to win on this tile")
        return self.tr("Drag it off the felt to take it out")

    @Slot(QPoint)
    def _dropped(self, at: QPoint) -> None:
        drag = self._drag
        if drag is None:
            return
        drag.move_to(at)
        row, place, drop = drag.row, drag.place, drag.drop
        self.cancel_drag()
        if drop is Drop.WIN:
            self._editor.choose_winning(place)
        elif drop is Drop.OUT:
            self._take_out(row, place)

    def _take_out(self, row: TileRow, place: int) -> None:
        if row is self.tiles:
            self._editor.take_tile(place)
        elif row is self.melds:
            self._editor.take_meld(place)
        else:
            self._indicator_chosen(place)

    @Slot()
    def cancel_drag(self) -> None:
        """What is being dragged stays where it was."""
        drag, self._drag = self._drag, None
        if drag is not None:
            drag.end()
            self._show_hint()

    # Looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size, or the tiles."""
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """The largest tiles with which fourteen of them, or more if there are more, and the melds fit in."""
        width = self.width() - 32
        tile = self._fit_tiles(width)
        taken = self._fit_indicators()
        melds = self._editor.draft.hand.melds
        self.melds.setVisible(bool(melds) or not self._tight)
        units, spaces = self._meld_delegate.widths_of(melds)
        # Many melds leave no room beside them, and few concealed tiles.
        low = units * SMALLEST + spaces + taken > width
        if not low:
            self._place_indicators(self._beside_melds)
        elif taken + sum(map(self._tile_delegate.item_width, self._models.tiles.records())) <= width:
            self._place_indicators(self._beside_hand)
        else:
            self._place_indicators(self._alone)
            self.indicators.setFixedHeight(self._indicators_height)
        fitting = (width - spaces - (0 if low else taken)) / units if units else tile
        self.melds.set_tile_width(float(int(max(SMALLEST, min(tile - 6, fitting)))))

    def _fit_tiles(self, width: float) -> float:
        """The largest tiles with which the concealed hand is one row; more than fit are several rows."""
        delegate, records = self._tile_delegate, self._models.tiles.records()
        width -= 2  # which the row leaves free at its sides
        most = min(theme.tile_width(LARGEST), delegate.fitting(records, width), self._height_allows())
        tile = float(int(max(SMALLEST, most)))
        self.tiles.set_tile_width(tile)
        self.tiles.set_lines(delegate.lines(records, width))
        return tile

    def _place_indicators(self, row: QHBoxLayout) -> None:
        """Put the indicators at the end of a row."""
        if row.indexOf(self.indicators) < 0:
            for other in (self._beside_melds, self._beside_hand, self._alone):
                other.removeWidget(self.indicators)
            row.addWidget(self.indicators, 0, _TOP_RIGHT)

    def _fit_indicators(self) -> float:
        """One row of dora and one of ura, each as high as it can be; the width taken."""
        records = self._models.indicators.records()
        self.indicators.setVisible(bool(records))
        if not records:
            return 0
        delegate = self._indicator_delegate
        height = self.melds.sizeHint().height()
        ura = sum(record.ura for record in records)
        rows = 1 + (0 < ura < len(records))
        # The largest of three sizes that leaves the melds most of the row.
        widths = (float(round(theme.tile_width(wide))) for wide in (28, 22))
        tile = next((width for width in widths if rows * (width * RATIO + 5) <= height), 20.0)
        self.indicators.set_tile_width(tile)
        most = max(ura, len(records) - ura)
        taken = delegate.item_width(first=True) + (most - 1) * delegate.item_width(first=False) + 2
        delegate.row_width = taken - 2
        self.indicators.scheduleDelayedItemsLayout()
        self._indicators_height = rows * round(tile * RATIO + 4) + 1
        self.indicators.setFixedSize(round(taken), max(height, self._indicators_height))
        return taken

    def _height_allows(self) -> float:
        """Tiles grow with the window's height, so that the picker keeps the larger part of it."""
        return theme.tile_width(self.window().height() / 16)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._color_texts()

    def _color_texts(self) -> None:
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, theme.colors().felt_text)
        for label in self._captions:
            label.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        felt(QPainter(self), self.rect(), theme.colors())
