"""The chart of the standings: scales, labels that keep apart, lines that everybody can tell apart."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from mahjong_desk.models.standing_lines import Lines
from mahjong_desk.settings import Theme
from mahjong_desk.ui import theme
from mahjong_desk.ui.standings_chart import (
    DARK_INKS,
    DASHES,
    LIGHT_INKS,
    StandingsChart,
    draw_mark,
    line_pen,
    scale_of,
    spread,
)
from tests.ui.colour_vision import linear
from tests.window.fitting import _Texts

POINTS = st.integers(min_value=-200_000, max_value=200_000)
LINES = Lines(
    ("Ada", "Ben", "Cleo", "Dai"),
    ("", "E1", "E2", "E3"),
    ((0, 420, 375, 375), (0, -370, -415, -415), (0, -25, 110, 110), (0, -25, -70, -70)),
    told=("Ada B. C.: +375", "Ben: −415"),
)
# Three names at the bottom of the chart, where the label of the only hand is near.
ONE_HAND = Lines(("Ada", "Ben", "Cleo", "Dai"), ("", "E1"), ((0, -40), (0, 120), (0, -40), (0, -40)))


def luminance(color: QColor) -> float:
    parts = color.red(), color.green(), color.blue()
    return sum(share * linear(part) for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


@given(POINTS, POINTS)
def test_a_scale_holds_what_it_is_for(one: int, other: int) -> None:
    least, most = min(one, other), max(one, other)
    scale = scale_of(least, most)
    assert scale.low <= least <= most <= scale.high
    assert scale.low < scale.high
    assert all(value % scale.step == 0 for value in scale.values)
    assert 2 <= len(scale.values) <= 7


@given(st.lists(st.floats(min_value=0, max_value=100), min_size=1, max_size=4))
def test_labels_keep_apart_within_the_chart(wanted: list[float]) -> None:
    placed = sorted(spread(wanted, 12, 0, 100))
    assert placed[0] >= 6 - 1e-6
    assert placed[-1] <= 94 + 1e-6
    assert all(below - above >= 12 - 1e-6 for above, below in pairwise(placed))


@pytest.mark.parametrize(("inks", "wanted"), [(LIGHT_INKS, Theme.LIGHT), (DARK_INKS, Theme.DARK)])
def test_names_in_the_inks_can_be_read(qapp: QApplication, inks: tuple[str, ...], wanted: Theme) -> None:
    theme.apply(qapp, wanted)
    ground = luminance(theme.colors().card)
    theme.apply(qapp, Theme.LIGHT)
    for ink in inks:
        light, dark = sorted((luminance(QColor(ink)), ground), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, ink


def test_lines_differ_without_their_colours(qapp: QApplication) -> None:
    assert len(set(DASHES)) == 4
    dashes = [tuple(line_pen(player, 2).dashPattern()) for player in range(4)]
    assert len(set(dashes)) == 4
    marks = []
    for player in range(4):
        image = QImage(40, 40, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        draw_mark(painter, QPointF(20, 20), player, 12)
        painter.end()
        marks.append([image.pixelColor(x, y).value() < 200 for x in range(40) for y in range(40)])
    for one, other in combinations(marks, 2):
        assert sum(a is not b for a, b in zip(one, other, strict=True)) > 40


@pytest.mark.parametrize("lines", [LINES, ONE_HAND], ids=["three hands", "one hand"])
@pytest.mark.parametrize("wide", [160, 258, 800])
def test_it_paints_within_itself(qapp: QApplication, wide: int, lines: Lines) -> None:
    chart = StandingsChart()
    chart.resize(QSize(wide, chart.sizeHint().height()))
    chart.show_lines(lines)
    painter = _Texts()
    chart.draw(painter)
    painter.end()
    texts = [text for text, _, _ in painter.found]
    assert {"Ada", "Ben", "Cleo", "Dai", lines.labels[-1]} <= set(texts)
    for text, _, taken in painter.found:
        assert chart.rect().adjusted(-1, -1, 1, 1).contains(taken.toRect()), text
    for (text, _, taken), (other, _, near) in combinations(painter.found, 2):
        # Two words that touch are read as one.
        assert not taken.adjusted(-4, 0, 4, 0).intersects(near), (text, other)


def test_it_says_what_it_shows(qapp: QApplication) -> None:
    chart = StandingsChart()
    chart.show_lines(LINES)
    assert (chart.accessibleName(), chart.accessibleDescription()) == (
        "Score by hand",
        "Ada B. C.: +375. Ben: −415",
    )
    assert chart.toolTip() == "Ada B. C.: +375\nBen: −415"
    image = QImage(QSize(300, 200), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    chart.show_lines(Lines())
    chart.render(image)
    assert all(image.pixelColor(x, 100) == image.pixelColor(0, 100) for x in range(250))
