"""Draw the pictures of the manual anew: the program's own window, without a screen.

    python docs/make_screenshots.py [--only NAME]

Drawing again gives the same files, on any machine with the same Qt: the only fonts are the ones that ship
with the program, no setting of the user or of the system is read, and no cursor blinks.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from club_evening import keep_night, show_big_night, the_evening
from evenings import LIMIT, WSOM_EVENING, Hands, play, play_all
from mahjong_desk.core.texts import LANGUAGES
from mahjong_desk.hands.places import IN_PLAY, MATCHES
from mahjong_desk.rules.outcomes import Draw, HanFu, Penalty, Played, Ron, Tsumo
from mahjong_desk.settings import THEME, TILE_SET, TILE_SIZE, Language, Settings, Theme, TileSet, TileSize
from mahjong_desk.ui import languages, theme
from mahjong_desk.ui.application import make_application
from mahjong_desk.ui.hand_dialog import HandDialog
from mahjong_desk.ui.match_dialog import MatchDialog
from mahjong_desk.ui.patterns_dialog import PatternsDialog
from mahjong_desk.ui.sheet_page import SheetPage
from mahjong_desk.ui.tabs import Tab
from mahjong_desk.ui.welcome import Welcome
from mahjong_desk.ui.window import MainWindow
from practising import (
    build_hand,
    build_otherwise,
    choose_reading,
    choose_round,
    finish_round,
    pick_waits,
    show_progress,
    spot_patterns,
    told,
    work_it_out,
)

FOLDER = Path(__file__).resolve().parent / "screenshots"
MANUAL = FOLDER.parents[1] / "assets" / "manual" / "pictures"
"""The manual's pictures, by language."""
IN_MANUAL = frozenset({"scorer", "waits", "reach", "sheet", "club", "guide", "practice-patterns-told"})
SPOKEN = [language for language in Language if language.value in LANGUAGES]
USUAL, SMALL = QSize(1280, 800), QSize(1024, 640)
THEMES = {"light": Theme.LIGHT, "dark": Theme.DARK}

SCORED = "12789m55777z(666z)+3m ron seat=E from=S"
KONGS = "2233445m(7777p)[8888s]+5m tsumo seat=S kong"
READY = "2345678s(555z)[9999m] seat=S"
REACH = "66777888999m45p+6p tsumo riichi seat=S dora=3s sticks=1 rules=reach"
RED_FIVES = "067m34599p67s[2222z]+8s ron riichi seat=S from=W dora=5z8p ura=1m4s honba=2 rules=tenhou"
READINGS = "5566667777888p+5p tsumo seat=S"
WRONG = "123m456p789s1123z+1z tsumo seat=W"

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
"""
"""No folders: of all fonts only those are there that the program brings along."""


def nothing(window: MainWindow) -> None:
    """The window as the line leaves it."""


def open_folds(window: MainWindow) -> None:
    """What was not counted and the other readings, opened."""
    lists = window.breakdown.lists
    assert lists is not None
    lists.not_counted.set_open(True)
    lists.readings.set_open(True)


def open_readings(window: MainWindow) -> None:
    """The other readings, opened."""
    lists = window.breakdown.lists
    assert lists is not None
    lists.readings.set_open(True)


def open_chart(window: MainWindow) -> None:
    """The scoring charts."""
    window.breakdown.chart.click()


def open_options(window: MainWindow) -> None:
    """The dialog of the options, one of them changed."""
    window.editor.set_option("limit", "320")
    window.header.options.click()


def open_comparison(window: MainWindow) -> None:
    """The readings side by side."""
    open_readings(window)
    lists = window.breakdown.lists
    assert lists is not None
    lists.compare.click()


def teach(window: MainWindow) -> None:
    """The teaching view in place of the window, with four steps revealed."""
    window.header.teaching_wanted.emit()
    view = window.teaching
    assert view is not None
    view.showNormal()
    view.resize(window.size())
    for _ in range(4):
        view.teaching.forward()


def welcome(step: int) -> Callable[[MainWindow], None]:
    """What is asked at the first start."""

    def ask(window: MainWindow) -> None:
        window.welcome()
        asked = window.findChild(Welcome)
        assert asked is not None
        for _ in range(step - 1):
            asked.next.click()

    return ask


def read_manual(window: MainWindow) -> None:
    """The manual's first chapter."""
    window.show_manual()


def open_guide(window: MainWindow) -> None:
    """The page of a pattern."""
    window.breakdown.pattern_wanted.emit("small-three-dragons")


RIICHI_EVENING = (
    Played((Ron(1, 2, HanFu(4, 40)),), riichi=(3, 1)),
    Played((Draw((1, 2)),), riichi=(2,)),
    Played((Tsumo(0, HanFu(3, 30)),)),
    Played((Penalty(3, 1000),)),
)


def open_sheet(window: MainWindow) -> SheetPage:
    """The score sheet, with no match yet."""
    # One kept by an earlier picture would be gone on with.
    (window.kept_in / MATCHES).unlink(missing_ok=True)
    window.header.tabs.setCurrentIndex(list(Tab).index(Tab.SHEET))
    assert window.sheet is not None
    return window.sheet


def keep_match(
    window: MainWindow, rules: str, hands: Hands, options: tuple[tuple[str, str], ...] = ()
) -> None:
    """A match in the score sheet."""
    keeper = open_sheet(window).keeper
    assert keeper is not None
    keeper.clock = the_evening
    play(keeper, rules, hands, options)


def show_records(window: MainWindow) -> None:
    """What players did in one winter."""
    page = open_sheet(window)
    assert page.keeper is not None
    play_all(page.keeper)
    page.keeper.leave()
    assert page.form is not None
    page.form.matches.records.click()


def keep_score(window: MainWindow) -> None:
    """An evening of World Series of Mahjong, one of its hands chosen."""
    keep_match(window, "wsom", WSOM_EVENING, LIMIT)
    page = window.sheet
    assert page is not None
    assert page.view is not None
    page.view.go_to(4)


def begin_match(window: MainWindow) -> None:
    """No match yet: what one is begun with, and those of one winter."""
    page = open_sheet(window)
    assert page.keeper is not None
    play_all(page.keeper)
    page.keeper.leave()


def finish_match(window: MainWindow) -> None:
    """A match by Tenhou's rules at its end, with final points."""
    keep_match(window, "tenhou", RIICHI_EVENING)
    page = window.sheet
    assert page is not None
    assert page.keeper is not None
    page.keeper.end()


def keep_riichi_score(window: MainWindow) -> None:
    """A riichi match, a win being recorded."""
    keep_match(window, "tenhou", RIICHI_EVENING)
    page = window.sheet
    assert page is not None
    assert page.view is not None
    page.view.row_wanted.emit(0)


def declare_reach(window: MainWindow) -> None:
    """A riichi match with two sticks in the hand in play."""
    keep_match(window, "tenhou", RIICHI_EVENING)
    page = window.sheet
    assert page is not None
    assert page.keeper is not None
    page.keeper.declare((0, 2))


def show_big(window: MainWindow) -> None:
    """The same for a room to see, in place of the window."""
    declare_reach(window)
    page = window.sheet
    assert page is not None
    page.show_big()
    assert page.big is not None
    page.big.showNormal()
    page.big.resize(window.size())


def tick_patterns(window: MainWindow) -> None:
    """A win summed up from patterns."""
    keep_match(window, "wsom", WSOM_EVENING, LIMIT)
    page = window.sheet
    assert page is not None
    assert page.view is not None
    page.view.win.click()
    dialog = window.findChild(HandDialog)
    assert dialog is not None
    dialog.win.blocks[0].worth.patterns.click()
    patterns = dialog.findChild(PatternsDialog)
    assert patterns is not None
    for row in patterns.rows:
        if row.item.pattern.id in ("mixed-one-suit", "value-honor", "small-three-dragons", "concealed-hand"):
            row.check.click()


def correct_match(window: MainWindow) -> None:
    """Two players who sat otherwise, and what that changes."""
    keep_match(window, "wsom", WSOM_EVENING, LIMIT)
    page = window.sheet
    assert page is not None
    assert page.view is not None
    page.view.correct.click()
    dialog = window.findChild(MatchDialog)
    assert dialog is not None
    dialog.title.setText("Thursday club")
    dialog.seating.set_players(("Ben", "Ada", "Cleo", "Dai"))


@dataclass(frozen=True)
class Picture:
    """A picture to draw: the hand, the window, and what is opened in it. ``name`` has no theme in it yet.

    ``letters``: how many times as large as usual.
    """

    name: str
    line: str
    size: QSize = USUAL
    scale: int = 1
    letters: float = 1
    tile_set: TileSet = TileSet.PLAIN
    tile_size: TileSize = TileSize.USUAL
    prepare: Callable[[MainWindow], object] = nothing
    themes: tuple[str, ...] = tuple(THEMES)


PICTURES = (
    Picture("scorer", SCORED),
    Picture("kongs", KONGS, prepare=open_folds),
    Picture("waits", READY),
    Picture("wrong", WRONG),
    Picture("reach", REACH, prepare=open_readings),
    Picture("chart", REACH, prepare=open_chart),
    Picture("red-fives", RED_FIVES, SMALL),
    Picture("empty", ""),
    Picture("manual", "", prepare=read_manual),
    Picture("welcome", "", prepare=welcome(1)),
    Picture("welcome-tiles", "", prepare=welcome(2), themes=("light",)),
    Picture("welcome-language", "", prepare=welcome(3), themes=("light",)),
    Picture("options", SCORED, prepare=open_options),
    Picture("readings", READINGS, SMALL, prepare=open_comparison),
    Picture("teaching", SCORED, prepare=teach),
    Picture("guide", SCORED, prepare=open_guide),
    Picture("sheet", SCORED, prepare=keep_score),
    Picture("sheet-empty", SCORED, prepare=begin_match),
    Picture("sheet-finished", REACH, prepare=finish_match),
    Picture("sheet-riichi", REACH, prepare=keep_riichi_score),
    Picture("sheet-small", REACH, SMALL, prepare=declare_reach),
    Picture("sheet-big", REACH, prepare=show_big),
    Picture("club", "", prepare=keep_night),
    Picture("club-big", "", prepare=show_big_night, themes=("light",)),
    Picture("sheet-correct", SCORED, prepare=correct_match, themes=("light",)),
    Picture("records", SCORED, prepare=show_records),
    Picture("patterns", SCORED, prepare=tick_patterns, themes=("light",)),
    Picture("practice", "", prepare=choose_round),
    Picture("practice-patterns", "", prepare=spot_patterns),
    Picture("practice-patterns-told", "", prepare=told(spot_patterns)),
    Picture("practice-total", "", prepare=work_it_out),
    Picture("practice-total-told", "", prepare=told(work_it_out)),
    Picture("practice-waits", "", prepare=pick_waits),
    Picture("practice-waits-told", "", prepare=told(pick_waits)),
    Picture("practice-reading", "", prepare=choose_reading),
    Picture("practice-reading-told", "", prepare=told(choose_reading)),
    Picture("practice-build", "", prepare=build_hand),
    Picture("practice-build-told", "", prepare=told(build_otherwise)),
    Picture("practice-result", "", prepare=finish_round),
    Picture("practice-progress", "", prepare=show_progress),
    Picture("scorer-small", SCORED, SMALL),
    Picture("index", SCORED, tile_set=TileSet.INDEX, themes=("light",)),
    Picture("contrast", RED_FIVES, tile_set=TileSet.CONTRAST, themes=("light",)),
    Picture("shapes", RED_FIVES, tile_set=TileSet.SHAPES, themes=("light",)),
    Picture("scorer-2x", SCORED, scale=2),
    Picture("large-letters", REACH, letters=2),
    Picture("large-tiles", SCORED, tile_size=TileSize.LARGE, themes=("light",)),
)


@contextmanager
def shown(app: QApplication, picture: Picture, name: str, folder: Path) -> Iterator[MainWindow]:
    """A new window, set up to be looked at; ``name`` of the theme."""
    theme.apply(app, THEMES[name])
    usual = app.font()
    letters = QFont(usual)
    letters.setPointSizeF(usual.pointSizeF() * picture.letters)
    app.setFont(letters)
    settings = Settings(folder / "settings.toml")
    settings.set(THEME, THEMES[name])
    settings.set(TILE_SET, picture.tile_set)
    settings.set(TILE_SIZE, picture.tile_size)
    window = MainWindow(settings, folder=folder)
    window.resize(picture.size)
    window.show()
    if picture.line:
        problems = window.editor.paste(picture.line)
        if problems:
            raise RuntimeError(f"{picture.name}: {window.editor.texts.problem(problems[0])}")
    advice = window.breakdown.advice
    while advice is not None and advice.models.is_working():
        app.processEvents()
    try:
        picture.prepare(window)
        settle(app)
        yield window
    finally:
        window.close()
        # By Qt, while all that belongs to it is still there to be told.
        window.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        settle(app)
        app.setFont(usual)
        # The next window knows of no match.
        (folder / IN_PLAY).unlink(missing_ok=True)


def draw(app: QApplication, picture: Picture, name: str, folder: Path, target: Path) -> None:
    """Write what a new window shows into a file."""
    with shown(app, picture, name, folder) as window:
        image = photograph(window)
    # A quality of 0 is the smallest file; nothing is lost in any PNG.
    if not image.save(str(target), quality=0):
        raise RuntimeError(f"cannot write {target}")


def settle(app: QApplication) -> None:
    """Until everything has its place."""
    for _ in range(10):
        app.processEvents()


def photograph(window: MainWindow) -> QImage:
    """The window in 256 colours, and over its middle the dialog that is open, with a line around it."""
    shown = window.teaching or big_view(window) or window
    image = shown.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    # The one on top of others; one that waited for something may be there still, hidden.
    shown_dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    dialog = next(reversed(shown_dialogs), None)
    if dialog is not None:
        paint_over(image, window, dialog)
    return image.convertToFormat(QImage.Format.Format_Indexed8, palette_of(image))


def big_view(window: MainWindow) -> QWidget | None:
    """What is shown for a room to see."""
    if window.sheet is None:
        return None
    nights = window.sheet.nights.page
    return window.sheet.big or (None if nights is None else nights.big)


def paint_over(image: QImage, window: MainWindow, dialog: QDialog) -> None:
    place = QPointF((window.width() - dialog.width()) // 2, (window.height() - dialog.height()) // 2)
    frame = QRectF(place, dialog.size()).adjusted(-0.5, -0.5, 0.5, 0.5)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(12):
        painter.setPen(QPen(QColor(0, 0, 0, 10), 2 * step + 1))
        painter.drawRoundedRect(frame.translated(0, 3), 4, 4)
    painter.drawPixmap(place, dialog.grab())
    painter.setPen(QPen(theme.colors().outline, 1))
    painter.drawRect(frame)
    painter.end()


def palette_of(image: QImage) -> list[int]:
    """256 colours for a picture: those that fill the most of it as they are, and means of all the others.

    The surfaces of a window are a few dozen colours. The thousands of others lie between them, at the edges
    of letters and drawings; the groups of them that differ the most are halved until there are enough.
    """
    counts = Counter(memoryview(image.constBits()).cast("I"))
    exact = [color for color, _ in counts.most_common(64)]
    groups = [Group([(color, count) for color, count in counts.items() if color not in exact])]
    while len(exact) + len(groups) < 256:
        widest = max(groups, key=lambda group: group.worth)
        if not widest.width:
            break
        groups.remove(widest)
        groups += widest.halves()
    return [*exact, *(group.mean() for group in groups)]


class Group:
    """Colours that are to become one."""

    def __init__(self, colors: list[tuple[int, int]]) -> None:
        self.colors = colors
        spans = []
        for shift in (16, 8, 0):
            values = [color >> shift & 255 for color, _ in colors] or [0]
            spans.append((max(values) - min(values), shift))
        self.width, self.shift = max(spans)
        self.worth = self.width * sum(count**0.5 for _, count in colors) ** 0.5

    def halves(self) -> tuple[Group, Group]:
        """Both halves of it, along the channel in which it is widest."""
        ordered = sorted(self.colors, key=lambda entry: (entry[0] >> self.shift & 255, entry[0]))
        weights = list(accumulate(count**0.5 for _, count in ordered))
        middle = min(max(1, bisect_left(weights, weights[-1] / 2)), len(ordered) - 1)
        return Group(ordered[:middle]), Group(ordered[middle:])

    def mean(self) -> int:
        """The colour that stands for all of them."""
        total = sum(count for _, count in self.colors) or 1
        channels = (
            round(sum((color >> shift & 255) * count for color, count in self.colors) / total) << shift
            for shift in (16, 8, 0)
        )
        return 0xFF000000 | sum(channels)


def draw_all(scale: int, only: str) -> None:
    """Draw the pictures of one scale, in this process: all in English, some in the other languages."""
    app = make_application()
    app.setCursorFlashTime(0)
    languages.use(app, Language.ENGLISH)
    with tempfile.TemporaryDirectory() as folder:
        wanted = [one for one in PICTURES if one.scale == scale and only in ("", one.name)]
        for picture in wanted:
            for name in picture.themes:
                draw(app, picture, name, Path(folder), FOLDER / f"{picture.name}-{name}.png")
        for language in SPOKEN:
            languages.use(app, language)
            target = MANUAL / language.value
            target.mkdir(parents=True, exist_ok=True)
            for picture in wanted:
                if picture.name in IN_MANUAL:
                    draw(app, picture, "light", Path(folder), target / f"{picture.name}.png")


def environment(scale: int, fonts_file: Path) -> dict[str, str]:
    """The variables of a process that draws: nothing of what is set for other windows."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "LC_", "LANG"))}
    return kept | {
        "FONTCONFIG_FILE": str(fonts_file),
        "LC_ALL": "C.UTF-8",
        "QT_FONT_DPI": "96",
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(scale),
    }


def main() -> None:
    """Draw everything, each scale in a process of its own, for Qt reads it only when it starts."""
    parser = argparse.ArgumentParser(description="Draw the pictures of the manual anew.")
    parser.add_argument("--only", default="", metavar="NAME", help="only the picture of that name")
    parser.add_argument("--scale", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.scale:
        draw_all(chosen.scale, chosen.only)
        return
    with tempfile.TemporaryDirectory() as folder:
        fonts_file = Path(folder) / "fonts.conf"
        fonts_file.write_text(FONTS, "utf-8")
        for scale in sorted({picture.scale for picture in PICTURES}):
            command = [sys.executable, __file__, "--scale", str(scale), "--only", chosen.only]
            subprocess.run(command, env=environment(scale, fonts_file), check=True)
    made = [*FOLDER.glob("*.png"), *MANUAL.rglob("*.png")]
    total = sum(path.stat().st_size for path in made)
    print(f"{len(made)} pictures, {total / 1e6:.1f} MB, in {FOLDER} and {MANUAL}")


if __name__ == "__main__":
    main()
