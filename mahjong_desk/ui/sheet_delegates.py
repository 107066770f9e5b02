"""How the score sheet is painted: its rows and what stands above them, the standings, the list of matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from mahjong_desk.core.texts import labelled, series
from mahjong_desk.models.figures import figure
from mahjong_desk.models.records import RECORD
from mahjong_desk.models.sheet_models import MatchRecord, SheetRecord, Sort, StandingRecord
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.labels import tip
from mahjong_desk.ui.painting import chevron
from mahjong_desk.ui.standings_chart import draw_mark
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import draw_focus, has_focus, is_hovered

Index = QModelIndex | QPersistentModelIndex

_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_ABOVE = 7
_ITS_SHARE = 0.5
"""How much of a line other words may take before what a hand scored for has a line of its own."""


class Columns(NamedTuple):
    """Where the columns of a row lie: left and width of each; ``dealer`` is None where it has no room.

    ``is_stacked``: the players stand below the words, not beside them.
    """

    label: tuple[float, float]
    dealer: tuple[float, float] | None
    words: tuple[float, float]
    players: tuple[tuple[float, float], ...]
    is_stacked: bool


def columns(width: float, players: int) -> Columns:
    """The columns in a width, by the size of the letters."""
    side, gap = theme.scaled(14), theme.scaled(10)
    label, dealer, one = theme.scaled(56), theme.scaled(96), theme.scaled(84)
    inside = width - 2 * side
    words = inside - label - dealer - 2 * gap - players * one
    if words >= theme.scaled(190):
        # Where there is plenty of room names are shown as far as they go.
        more = round(min(theme.scaled(56), max(0, words - theme.scaled(320)) / players))
        one, words = one + more, words - players * more
        left = side + label + dealer + gap
        return Columns(
            (side, label - gap),
            (side + label, dealer),
            (left, words),
            _shared(width - side - players * one, players * one, players),
            is_stacked=False,
        )
    words += dealer + gap
    if words >= theme.scaled(190):
        figures = _shared(width - side - players * one, players * one, players)
        return Columns((side, label - gap), None, (side + label, words), figures, is_stacked=False)
    whole = inside - label
    return Columns(
        (side, label - gap), None, (side + label, whole), _shared(side, inside, players), is_stacked=True
    )


def _shared(left: float, width: float, players: int) -> tuple[tuple[float, float], ...]:
    each = width / max(1, players)
    return tuple((left + place * each, each) for place in range(players))


def gain_color(points: float) -> QColor:
    """The colour of what somebody gains or loses."""
    colors = theme.colors()
    return colors.muted if not points else colors.gain if points > 0 else colors.loss


class SheetHeader(QWidget):
    """What the columns of the sheet are, and who sat where in the first hand.

    ``rows`` is what it stands above; a scroll bar may make that narrower.
    """

    def __init__(self, rows: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._names: tuple[str, ...] = ()
        self._winds: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_players(self, names: Sequence[str], winds: Sequence[str]) -> None:
        """Show these players with the winds that they began as."""
        self._names, self._winds = tuple(names), tuple(winds)
        seats = self._seats()
        lines = list(map(labelled, names, seats))
        self.setAccessibleName(series(lines))
        self.setToolTip(tip("\n".join(lines)))
        self.update()

    def _seats(self) -> list[str]:
        """What is said of where each sat."""
        return [self.tr("began {seat}").format(seat=wind) for wind in self._winds]

    def sizeHint(self) -> QSize:
        lines = measures.line_height(Role.SMALL_STRONG) + measures.line_height(Role.CAPTION)
        return QSize(300, round(lines) + 2 * theme.scaled(6))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        self.draw(QPainter(self))

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        height = float(self.height())
        painter.fillRect(QRectF(0, height - 1, self.width(), 1), theme.colors().border)
        places = columns(self._rows.width(), len(self._names))
        self._draw_titles(painter, places)
        self._draw_players(painter, places)

    def _draw_titles(self, painter: QPainter, places: Columns) -> None:
        colors, height = theme.colors(), float(self.height())
        painter.setFont(theme.font(Role.SMALL))
        painter.setPen(colors.muted)
        if not places.is_stacked:
            texts = [(places.label, self.tr("Hand")), (places.words, self.tr("Result"))]
            if places.dealer is not None:
                texts.append((places.dealer, self.tr("Dealer")))
            for (left, width), text in texts:
                painter.drawText(QRectF(left, 0, width, height), _LEFT, text)

    def _draw_players(self, painter: QPainter, places: Columns) -> None:
        colors = theme.colors()
        seats: Sequence[str] = self._seats()
        narrowest = min((width for _, width in places.players), default=0) - theme.scaled(6)
        if any(measures.advance(Role.CAPTION, seat) > narrowest for seat in seats):
            # The tool tip tells the whole.
            seats = self._winds
        above = measures.line_height(Role.SMALL_STRONG)
        top = theme.scaled(6)
        for (left, width), name, seat in zip(places.players, self._names, seats, strict=True):
            room = width - theme.scaled(6)
            font = theme.font(Role.SMALL_STRONG)
            painter.setFont(font)
            painter.setPen(colors.text)
            shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(left, top, width, above), _RIGHT, shown)
            font = theme.font(Role.CAPTION)
            painter.setFont(font)
            painter.setPen(colors.muted)
            below = QRectF(left, top + above, width, measures.line_height(Role.CAPTION))
            shown = QFontMetricsF(font).elidedText(seat, Qt.TextElideMode.ElideRight, room)
            painter.drawText(below, _RIGHT, shown)


def _none(_: int) -> str:
    return ""


class SheetDelegate(QStyledItemDelegate):
    """A hand with the running totals and what changed, the hand in play, or the totals."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.players = 4
        """How many columns there are."""
        self.patterns: Callable[[int], str] = _none
        """Says what the hand in a place scored for; asked of rows that are painted alone."""

    def _second(self, record: SheetRecord, places: Columns) -> str:
        """The small lines below; the dealer too, where there is no column for it.

        Nothing where what a hand scored for has room behind it: see :meth:`_pattern_line`.
        """
        whole, width = self._whole_second(record, places), places.words[1]
        if record.has_tiles and self._leaves_room(whole, width):
            return ""
        return measures.fitted(Role.CAPTION, whole, width)

    @staticmethod
    def _leaves_room(text: str, width: float) -> bool:
        return measures.advance(Role.CAPTION, text) <= _ITS_SHARE * width

    def _pattern_line(self, record: SheetRecord, places: Columns) -> str:
        """What a hand scored for, in one line that ends in dots where it is longer."""
        whole, width = self._whole_second(record, places), places.words[1]
        line = self.patterns(record.place)
        if whole and self._leaves_room(whole, width):
            line = measures.DOT.join(filter(None, [whole, line]))
        metrics = QFontMetricsF(theme.font(Role.CAPTION))
        return metrics.elidedText(line, Qt.TextElideMode.ElideRight, width)

    def _whole_second(self, record: SheetRecord, places: Columns) -> str:
        if places.dealer is None and record.dealer:
            dealer = self.tr("dealer {name}").format(name=record.dealer)
            return f"{dealer} · {record.second}" if record.second else dealer
        return record.second

    def _words_height(self, record: SheetRecord, places: Columns) -> float:
        if record.sort is Sort.TOTAL:
            return measures.line_height(Role.TITLE)
        width = places.words[1]
        second = self._second(record, places)
        below = measures.wrapped_height(Role.CAPTION, second, width) if second else 0
        first = measures.fitted(Role.BODY, record.first, width)
        return measures.wrapped_height(Role.BODY, first, width) + self._patterns_height(record) + below

    @staticmethod
    def _patterns_height(record: SheetRecord) -> float:
        """One line, whatever stands in it: it is not known before the row is painted."""
        return measures.line_height(Role.CAPTION) if record.has_tiles else 0

    @staticmethod
    def _figures_height(record: SheetRecord) -> float:
        if record.sort is Sort.TOTAL:
            return measures.line_height(Role.TITLE)
        if not record.totals:
            return 0
        return measures.line_height(Role.BODY) + measures.line_height(Role.CAPTION)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: SheetRecord = index.data(RECORD)
        width = option.rect.width()
        places = columns(width, self.players)
        words, figures = self._words_height(record, places), self._figures_height(record)
        inside = words + figures if places.is_stacked else max(words, figures)
        return QSize(width, round(inside) + 2 * theme.scaled(_ABOVE) + 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: SheetRecord = index.data(RECORD)
        colors, rect = theme.colors(), QRectF(option.rect)
        painter.save()
        self._draw_ground(painter, rect, record, lit=is_hovered(option) or has_focus(option))
        painter.translate(rect.topLeft())
        places = columns(rect.width(), self.players)
        box = QRectF(0, theme.scaled(_ABOVE), rect.width(), rect.height() - 2 * theme.scaled(_ABOVE) - 1)
        self._draw_words(painter, box, record, places)
        if places.is_stacked:
            box.setTop(box.top() + self._words_height(record, places))
        self._draw_figures(painter, box, record, places)
        painter.translate(-rect.topLeft())
        if has_focus(option):
            draw_focus(painter, rect.adjusted(2, 2, -2, -2), 4, colors.focus)
        painter.restore()

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Of a hand with tiles all that it scored for is told, above what a click does."""
        record: SheetRecord | None = index.data(RECORD)
        patterns = "" if record is None or not record.has_tiles else self.patterns(record.place)
        if event.type() != QEvent.Type.ToolTip or not patterns:
            return super().helpEvent(event, view, option, index)
        QToolTip.showText(event.globalPos(), tip(f"{patterns}\n{view.viewport().toolTip()}"), view)
        return True

    @staticmethod
    def _draw_ground(painter: QPainter, rect: QRectF, record: SheetRecord, *, lit: bool) -> None:
        colors = theme.colors()
        if record.place >= 0 and lit:
            painter.fillRect(rect, colors.row_lit)
        elif record.sort is Sort.PLAY:
            painter.fillRect(rect, colors.hover)
            painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), colors.focus)
        if record.sort is not Sort.TOTAL:
            painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colors.border)

    def _draw_words(self, painter: QPainter, box: QRectF, record: SheetRecord, places: Columns) -> None:
        colors = theme.colors()
        height = self._words_height(record, places)
        top = box.top() if places.is_stacked else box.center().y() - height / 2
        painter.setPen(colors.text)
        if record.sort is Sort.TOTAL:
            painter.setFont(theme.font(Role.TITLE))
            left = places.label[0]
            width = measures.advance(Role.TITLE, record.label) + 2
            painter.drawText(QRectF(left, top, width, height), _LEFT, record.label)
            return
        painter.setFont(theme.font(Role.STRONG))
        left, width = places.label
        painter.drawText(QRectF(left, top, width, height), _LEFT, record.label)
        if places.dealer is not None and record.dealer:
            font = theme.font(Role.BODY)
            painter.setFont(font)
            left, width = places.dealer
            room = width - theme.scaled(8)
            name = QFontMetricsF(font).elidedText(record.dealer, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(left, top, width, height), _LEFT, name)
        left, width = places.words
        said = measures.fitted(Role.BODY, record.first, width)
        first = measures.wrapped_height(Role.BODY, said, width)
        painter.setFont(theme.font(Role.BODY))
        painter.drawText(QRectF(left, top, width, first), _WRAP, said)
        painter.setFont(theme.font(Role.CAPTION))
        painter.setPen(colors.muted)
        if record.has_tiles:
            line = QRectF(left, top + first, width, self._patterns_height(record))
            painter.drawText(line, _LEFT, self._pattern_line(record, places))
            first += line.height()
        second = self._second(record, places)
        if second:
            painter.drawText(QRectF(left, top + first, width, height - first + 1), _WRAP, second)

    def _draw_figures(self, painter: QPainter, box: QRectF, record: SheetRecord, places: Columns) -> None:
        colors = theme.colors()
        height = self._figures_height(record)
        top = box.top() if places.is_stacked else box.center().y() - height / 2
        total_role = Role.TITLE if record.sort is Sort.TOTAL else Role.BODY
        line = measures.line_height(total_role)
        for place, total in enumerate(record.totals):
            left, width = places.players[place]
            painter.setFont(theme.font(total_role))
            painter.setPen(colors.text)
            painter.drawText(QRectF(left, top, width, line), _RIGHT, total)
            if record.sort is not Sort.TOTAL:
                moved = record.moved[place]
                painter.setFont(theme.font(Role.CAPTION))
                painter.setPen(gain_color(moved))
                below = QRectF(left, top + line, width, height - line)
                painter.drawText(below, _RIGHT, figure(moved) if moved else "–")


class StandingDelegate(QStyledItemDelegate):
    """A player's mark, place, name and points; with final points those at the right, the others below."""

    SIDE, ABOVE, MARK = 4, 5, 18

    def _room(self, record: StandingRecord, width: float) -> float:
        """The width that the name has."""
        beside = self._place(record)[1] + measures.advance(Role.NUMBER, record.final or record.points)
        return width - 2 * theme.scaled(self.SIDE) - theme.scaled(self.MARK) - beside - theme.scaled(10)

    @staticmethod
    def _place(record: StandingRecord) -> tuple[str, float]:
        """The place before the name, and the width that it takes."""
        place = f"{record.place}.  "
        return place, measures.advance(Role.BODY, place)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: StandingRecord = index.data(RECORD)
        width = option.rect.width()
        room = self._room(record, width)
        name = measures.wrapped_height(Role.BODY, measures.fitted(Role.BODY, record.name, room), room)
        below = measures.line_height(Role.CAPTION) if record.final else 0
        return QSize(width, round(name + below) + 2 * theme.scaled(self.ABOVE))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: StandingRecord = index.data(RECORD)
        colors, rect = theme.colors(), QRectF(option.rect)
        painter.save()
        side, above = theme.scaled(self.SIDE), theme.scaled(self.ABOVE)
        box = rect.adjusted(side, above, -side, -above)
        room = self._room(record, rect.width())
        # As in the chart.
        middle = QPointF(box.left() + theme.scaled(6), box.top() + measures.line_height(Role.BODY) / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_mark(painter, middle, record.player, theme.scaled(9) / 2)
        box.setLeft(box.left() + theme.scaled(self.MARK))
        place, beside = self._place(record)
        said = measures.fitted(Role.BODY, record.name, room)
        name = measures.wrapped_height(Role.BODY, said, room)
        painter.setFont(theme.font(Role.BODY))
        painter.setPen(colors.text)
        painter.drawText(QRectF(box.left(), box.top(), beside, name), _WRAP, place)
        painter.drawText(QRectF(box.left() + beside, box.top(), room, name), _WRAP, said)
        if record.final:
            painter.setFont(theme.font(Role.CAPTION))
            painter.setPen(colors.muted)
            below = QRectF(box.left(), box.top() + name, box.width(), box.height() - name + 1)
            painter.drawText(below, _LEFT, self.tr("{points} points").format(points=record.points))
        gained = 0 if record.is_gain is None else 1 if record.is_gain else -1
        painter.setFont(theme.font(Role.NUMBER))
        painter.setPen(gain_color(gained))
        line = QRectF(box.left(), box.top(), box.width(), measures.line_height(Role.NUMBER))
        painter.drawText(line, _RIGHT, record.final or record.points)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), 4, colors.focus)
        painter.restore()


class MatchDelegate(QStyledItemDelegate):
    """A match in the list: who played it, and when, by which rules."""

    SIDE, ABOVE, MARK = 12, 7, 12

    def _room(self, width: float) -> float:
        return width - 2 * theme.scaled(self.SIDE) - theme.scaled(self.MARK)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: MatchRecord = index.data(RECORD)
        room = self._room(option.rect.width())
        texts = measures.wrapped_height(Role.BODY, measures.fitted(Role.BODY, record.names, room), room)
        texts += measures.wrapped_height(Role.CAPTION, record.detail, room)
        return QSize(option.rect.width(), round(texts) + 2 * theme.scaled(self.ABOVE) + 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: MatchRecord = index.data(RECORD)
        colors, rect = theme.colors(), QRectF(option.rect)
        painter.save()
        lit = is_hovered(option) or has_focus(option)
        if lit:
            painter.fillRect(rect, colors.row_lit)
        if index.row() < index.model().rowCount() - 1:
            painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colors.border)
        side, above = theme.scaled(self.SIDE), theme.scaled(self.ABOVE)
        room = self._room(rect.width())
        left, top = rect.left() + side, rect.top() + above
        names = measures.fitted(Role.BODY, record.names, room)
        first = measures.wrapped_height(Role.BODY, names, room)
        painter.setFont(theme.font(Role.BODY))
        painter.setPen(colors.text)
        painter.drawText(QRectF(left, top, room, first), _WRAP, names)
        painter.setFont(theme.font(Role.CAPTION))
        painter.setPen(colors.muted)
        second = rect.bottom() - above - top - first
        painter.drawText(QRectF(left, top + first, room, second), _WRAP, record.detail)
        mark = QRectF(0, 0, theme.scaled(self.MARK), theme.scaled(self.MARK))
        mark.moveCenter(QPointF(rect.right() - side, rect.center().y()))
        chevron(painter, mark, colors.text if lit else colors.faint, down=False)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(2, 2, -2, -2), 4, colors.focus)
        painter.restore()
