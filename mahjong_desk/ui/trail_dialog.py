"""The dialog with the earlier versions of a match or of a hand; one of a hand can be put back."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from mahjong_desk.core.texts import sentences
from mahjong_desk.models.asked import Asked
from mahjong_desk.models.corrections import Corrections, Earlier
from mahjong_desk.models.records import RECORD
from mahjong_desk.models.trail import TrailModel, TrailRecord
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.controls import Card, PillButton, RoleLabel, Segmented, WrapLabel, dots_last
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.scrolling import DialogScroll, Inside, room_for_dialog
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import draw_focus, has_focus, is_hovered

Index = QModelIndex | QPersistentModelIndex

_WIDE = 620
"""Pixels, in letters of the usual size, that the list likes to have."""
_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class TrailDelegate(QStyledItemDelegate):
    """A change: what was done, when below it, and what was there before and after."""

    SIDE, ABOVE, GAP = 12, 8, 2

    def _parts(self, record: TrailRecord, room: float) -> list[tuple[Role, str, bool, float]]:
        """Each text as it has room, with whether it is muted, and how high it is."""
        lines = [(Role.SMALL, line, False) for line in record.lines]
        texts = [(Role.STRONG, record.what, False), (Role.CAPTION, record.when, True), *lines]
        fitted = [(role, measures.fitted(role, text, room), muted) for role, text, muted in texts]
        return [
            (role, text, muted, measures.wrapped_height(role, text, room)) for role, text, muted in fitted
        ]

    def _room(self, option: QStyleOptionViewItem) -> int:
        return option.rect.width() - 2 * theme.scaled(self.SIDE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: TrailRecord = index.data(RECORD)
        heights = [height for *_, height in self._parts(record, self._room(option))]
        between = theme.scaled(self.GAP) * (len(heights) - 1)
        return QSize(option.rect.width(), round(sum(heights) + between) + 2 * theme.scaled(self.ABOVE) + 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: TrailRecord = index.data(RECORD)
        colors, rect = theme.colors(), QRectF(option.rect)
        painter.save()
        view = option.widget
        is_chosen = isinstance(view, FittedListView) and view.currentIndex().row() == index.row()
        if is_hovered(option) or is_chosen:
            painter.fillRect(rect, colors.row_lit)
        if index.row() < index.model().rowCount() - 1:
            painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colors.border)
        side, top = theme.scaled(self.SIDE), rect.top() + theme.scaled(self.ABOVE)
        room = self._room(option)
        for role, text, muted, height in self._parts(record, room):
            painter.setFont(theme.font(role))
            painter.setPen(colors.muted if muted else colors.text)
            painter.drawText(QRectF(rect.left() + side, top, room, height), _WRAP, text)
            top += height + theme.scaled(self.GAP)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(2, 2, -2, -2), 4, colors.focus)
        painter.restore()


class TrailDialog(FittedDialog):
    """What was done to the match that is held, or to one of its hands, the newest first."""

    put_back = Signal(str)
    """One sentence: an earlier version was put back."""

    def __init__(
        self, corrections: Corrections, hand: int | None = None, parent: QWidget | None = None
    ) -> None:
        """``hand``: the id of the hand; without it all of the match is shown."""
        super().__init__(parent)
        kept = corrections.keeper.kept
        assert kept is not None
        self._corrections = corrections
        self._seen = kept
        self._asked = Asked()
        self._chosen: Earlier | None = None
        self.model = TrailModel(corrections, kept, hand, self)
        title = self.tr("Earlier versions") if hand is None else self._title_of(hand)
        self.setWindowTitle(title)
        self._title = RoleLabel(title, Role.TITLE, self)
        self.about = WrapLabel(role=Role.SMALL, parent=self, muted=True)
        sorts = [(False, self.tr("Corrections")), (True, self.tr("Everything"))]
        self.sort = Segmented(self.tr("What is shown"), sorts, self)
        self.sort.set_value(False)
        self.sort.setVisible(hand is None)
        self._inside = Inside(self)
        self.list = FittedListView(self._inside)
        self.list.setModel(self.model)
        self.list.setItemDelegate(TrailDelegate(self.list))
        self.list.setAccessibleName(title)
        self.list.let_take(self.tr("Choose what was there before, to put it back"))
        self.later = WrapLabel(role=Role.SMALL, parent=self)
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.back = PillButton(
            self.tr("Put the earlier version back"),
            self,
            primary=True,
            does=self.tr("Has the hand as it was before the change that is chosen; that can be undone"),
        )
        self.insist = PillButton(
            self.tr("Put it back all the same"),
            self,
            does=self.tr("Puts it back although the rules are against it"),
        )
        self.close_button = PillButton(self.tr("Close"), self, does=self.tr("Changes nothing"))
        self._lay_out()
        self._connect()
        self._choose_row(-1)
        self._show()
        (self.list if self.model.rowCount() else self.close_button).setFocus(Qt.FocusReason.TabFocusReason)

    def _title_of(self, hand: int) -> str:
        place = self._corrections.keeper.place_of(hand)
        if place is None:
            return self.tr("Earlier versions of a removed hand")
        return self.tr("Earlier versions of hand {number}").format(number=place + 1)

    def _lay_out(self) -> None:
        card = Card(self._inside)
        around = QVBoxLayout()
        around.addWidget(self.list)
        card.lay_out(around, 1, 1, 0)
        self._card = card
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(card)
        column.addStretch()
        self._scroll = DialogScroll(self._inside, self)
        self._buttons = Flow(self)
        self._buttons.set_parts([self.back, self.insist, self.close_button])
        self.insist.hide()
        self._whole = whole = QVBoxLayout(self)
        above: tuple[QWidget, ...] = (self._title, self.about, self.sort)
        for widget in above:
            whole.addWidget(widget)
        whole.addWidget(self._scroll, 1)
        below: tuple[QWidget, ...] = (self.later, self.said, self._buttons)
        for widget in below:
            whole.addWidget(widget)

    def _connect(self) -> None:
        self.sort.chosen.connect(self._show)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.list.row_taken.connect(self._take)
        self.back.clicked.connect(self._put_back)
        self.insist.clicked.connect(self._put_back_all_the_same)
        self.close_button.clicked.connect(self.reject)

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(10))
        room = room_for_dialog(self).width() - 2 * margin - theme.scaled(20)
        self._inside.setMinimumWidth(min(theme.scaled(_WIDE), room))
        self._inside.updateGeometry()
        self._scroll.updateGeometry()
        self._whole.activate()
        self._scroll.fit(self)

    # What it shows

    @Slot()
    def _show(self) -> None:
        everything = not self.sort.isVisibleTo(self) or self.sort.value() is True
        self.model.show_all(everything=everything)
        there_are = self.model.rowCount() > 0
        self._card.setVisible(there_are)
        self.about.setText(self._told(there_are))
        self.refit()

    def _told(self, there_are: bool) -> str:
        if self.model.said:
            return self.model.said
        if not there_are:
            return self.tr("Nothing was corrected so far. Whatever is changed stays here as it was.")
        told = self.tr(
            "The newest change comes first. Choose one of a hand to have back what was there before it."
        )
        if self.model.left_out:
            more = (
                self.tr("1 older one is kept and not shown.")
                if self.model.left_out == 1
                else self.tr("{count} older ones are kept and not shown.").format(count=self.model.left_out)
            )
            return sentences([told, more])
        return told

    @Slot(QModelIndex, QModelIndex)
    def _choose(self, current: QModelIndex, _: QModelIndex) -> None:
        self._choose_row(current.row())

    def _choose_row(self, row: int) -> None:
        """Say what putting that version back would change."""
        records = self.model.records()
        self._chosen = records[row].earlier if 0 <= row < len(records) else None
        can = self._chosen is not None and not self._corrections.keeper.objection
        self.back.setVisible(can)
        self.insist.hide()
        self._buttons.refresh()
        later, said = "", ""
        if can and self._chosen is not None:
            trial = self._corrections.trial(self._seen, self._chosen)
            later, said = self._corrections.told(self._seen, trial), trial.said
        self._say(said, later)

    def _say(self, said: str, later: str) -> None:
        # Its line is always there, so that the list stays where it is.
        self.later.setText(dots_last(later) or "\N{NO-BREAK SPACE}")
        self.said.setText(said)
        self.said.setVisible(bool(said))

    # What it does

    @Slot(int)
    def _take(self, row: int) -> None:
        """The button is what follows."""
        self._choose_row(row)
        if self.back.isVisible():
            self.back.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _put_back(self) -> None:
        self._keep(insist=False)

    @Slot()
    def _put_back_all_the_same(self) -> None:
        self._keep(insist=True)

    def _keep(self, *, insist: bool) -> None:
        if self._chosen is None:
            return
        request = self._asked.name(self._chosen)
        answered = self._corrections.put_back(self._seen, self._chosen, insist=insist, request=request)
        if answered.done:
            self.accept()
            self.put_back.emit(answered.said)
            return
        self.insist.setVisible(answered.may_insist)
        self._buttons.refresh()
        self._say(answered.said, self.later.text())
