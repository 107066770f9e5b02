"""What the window remembers from one start to the next."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QLabel

from mahjong_desk.settings import (
    RULE_OPTIONS,
    RULE_SET,
    THEME,
    TILE_SET,
    TILE_SIZE,
    Settings,
    Theme,
    TileSet,
    TileSize,
)
from mahjong_desk.settings.store import FILE_NAME, config_folder
from mahjong_desk.ui import theme
from mahjong_desk.ui.tile_pictures import pictures
from mahjong_desk.ui.window import SMALLEST
from tests.scale import some
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, settle

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

HAND = "12789m55777z(666z)+3m ron from=S"


def file() -> Path:
    return config_folder() / FILE_NAME


def write_file(text: str) -> None:
    file().parent.mkdir(parents=True, exist_ok=True)
    file().write_text(text, encoding="utf-8")


def close(desk: Desk) -> None:
    assert desk.window.close()
    settle()


def test_nothing_is_written_before_anything_is_changed(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.pick("1m 2m")
    assert not file().exists()


def test_rule_set_and_options(open_desk: OpenDesk) -> None:
    first = open_desk()
    first.choose_in_menu(first.button("World Series of Mahjong"), "Zung Jung 3.3")
    first.paste(f"{HAND} option.minimum=5")
    close(first)
    second = open_desk()
    assert second.button("Zung Jung 3.3").isVisible()
    assert second.says("limit 320")
    assert second.says("minimum 5")
    # The hand is a new one.
    assert second.shown_tiles() == ""
    # Each rule set keeps its own options.
    second.choose_in_menu(second.button("Zung Jung 3.3"), "World Series of Mahjong")
    assert not second.says("minimum 5")
    second.choose_in_menu(second.button("World Series of Mahjong"), "Zung Jung 3.3")
    assert second.says("minimum 5")


def test_theme_and_tiles(open_desk: OpenDesk) -> None:
    first = open_desk()
    first.choose_in_menu(first.button("View"), "Dark")
    first.choose_in_menu(first.button("View"), "Tiles with a Latin index")
    first.choose_in_menu(first.button("View"), "Large tiles")
    first.choose_in_menu(first.button("View"), "Patterns in romaji")
    close(first)
    assert Settings.load().get(TILE_SIZE) is TileSize.LARGE
    assert 'tile_size = "large"' in file().read_text(encoding="utf-8")
    theme.set_tile_size(TileSize.USUAL)
    second = open_desk()
    assert theme.is_dark()
    assert pictures().tile_set is TileSet.INDEX
    menu = second.menu(second.window.header.view)
    chosen = [a.text() for a in menu.actions() if a.isChecked()]
    assert chosen == ["Dark", "Tiles with a Latin index", "Large tiles", "Patterns in romaji"]
    assert theme.tile_size() is TileSize.LARGE


@pytest.fixture
def usual_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen with room for the whole window; that of the offscreen platform has 800 × 800 pixels."""
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(1920, 1080))


@pytest.mark.usefixtures("usual_screen")
def test_size_and_place(open_desk: OpenDesk) -> None:
    # Qt itself keeps to the real screen, the smallest width aside.
    first = open_desk(size=QSize(1100, 700))
    size = first.window.size()
    close(first)
    second = open_desk(size=None)
    assert abs(second.window.height() - size.height()) <= 30
    assert second.window.width() >= 1024
    assert "geometry" in file().read_text(encoding="utf-8")


@pytest.mark.usefixtures("usual_screen")
@pytest.mark.parametrize("geometry", some(["bm90IGEgZ2VvbWV0cnk=", "AAAA", ""], 1))
def test_a_geometry_that_is_none(open_desk: OpenDesk, geometry: str) -> None:
    write_file(f'[window]\ngeometry = "{geometry}"\n')
    desk = open_desk(size=None)
    assert desk.window.width() >= 1024
    desk.pick("1m")
    assert desk.hand == "1m"


@pytest.mark.parametrize("text", some(["[appearance\ntheme = ", "\x00\x01\x02", "a = 1\na = 2\n"], 2))
def test_a_broken_file_is_named_and_the_window_works(open_desk: OpenDesk, text: str) -> None:
    write_file(text)
    desk = open_desk()
    assert desk.says(FILE_NAME)
    desk.paste(HAND)
    assert desk.total == "140"
    desk.choose_in_menu(desk.button("View"), "Dark")
    close(desk)
    assert Settings.load().get(THEME) is Theme.DARK
    # What was in the broken file is kept beside the new one.
    assert len(list(file().parent.iterdir())) == 2
    assert not open_desk().says(FILE_NAME)


@pytest.mark.parametrize(
    ("text", "named"),
    some(
        [
            ('[appearance]\ntheme = "green"\n', "appearance.theme"),
            ("[appearance]\ntile_set = 7\n", "appearance.tile_set"),
            ('[appearance]\ntile_size = "huge"\n', "appearance.tile_size"),
            ('[rules]\nrule_set = "No Such!"\n', "rules.rule_set"),
            ("[window]\ngeometry = true\n", "window.geometry"),
        ],
        3,
    ),
)
def test_a_value_that_is_none_is_named_and_the_others_hold(
    open_desk: OpenDesk, text: str, named: str
) -> None:
    write_file(text + '[rules.options.wsom]\nminimum = "5"\n')
    desk = open_desk()
    assert desk.says(named)
    assert desk.says("minimum 5")


def test_what_is_quoted_from_the_file_is_shown_as_it_stands(open_desk: OpenDesk) -> None:
    write_file('[appearance]\ntheme = "<h1>dark</h1>"\n')
    desk = open_desk()
    (banner,) = (label for label in desk.window.findChildren(QLabel) if "appearance.theme" in label.text())
    assert "<h1>dark</h1>" in banner.text()
    assert banner.textFormat() is Qt.TextFormat.PlainText


def test_a_file_with_many_faults_leaves_room_for_the_hand(open_desk: OpenDesk) -> None:
    write_file("[rules.own]\n" + "".join(f"n{number} = {number}\n" for number in range(400)))
    desk = open_desk(SMALLEST)
    assert desk.says("rules.own.n1 ")
    assert desk.says("And 398 more.")
    assert not desk.says("rules.own.n2 ")
    assert desk.window.minimumSizeHint().height() < 800
    desk.pick("1m")
    assert desk.hand == "1m"
    [label] = (label for label in desk.window.findChildren(QLabel) if "And 398 more." in label.text())
    assert "rules.own.n2 " in label.toolTip()
    desk.click(desk.button("Close"))
    assert not desk.says("rules.own.n1 ")


def test_rules_and_options_of_another_version_do_no_harm(open_desk: OpenDesk) -> None:
    write_file(
        '[rules]\nrule_set = "nowhere"\n'
        '[rules.options.wsom]\ncolour = "red"\nlimit = "7"\nminimum = "5"\n'
        '[rules.options.nowhere]\nlimit = "320"\n'
    )
    desk = open_desk()
    assert desk.button("World Series of Mahjong").isVisible()
    desk.paste(HAND)
    assert desk.total == "140"
    desk.choose_in_menu(desk.button("World Series of Mahjong"), "Zung Jung 3.3")
    assert desk.total
    desk.choose_in_menu(desk.button("Zung Jung 3.3"), "World Series of Mahjong")
    assert desk.total == "140"


def test_own_rules_say_which_of_their_options_are_none(open_desk: OpenDesk) -> None:
    write_file('[rules.own.club]\nrules = "wsom"\nlimit = "<i>x"\nminimum = "5"\nlength = "7"\n')
    desk = open_desk()
    desk.window.header.own_rules_chosen.emit("club")
    assert dict(desk.window.editor.draft.options) == {"minimum": "5"}
    assert desk.says("Of “club” these options are not taken by its rule set: length, limit.")


def test_own_rules_say_beside_it_what_they_took_off(open_desk: OpenDesk) -> None:
    write_file('[rules.own.club]\nrules = "wsom"\nlength = "7"\n')
    desk = open_desk()
    desk.paste("12m dora=1z rules=tenhou")
    desk.window.header.own_rules_chosen.emit("club")
    assert desk.says("do not use it: dora indicators. Undo brings it back. Of “club”")


@pytest.mark.skipif(
    sys.platform == "win32", reason="a folder in the place of the file is another error there"
)
def test_settings_that_cannot_be_saved_are_named(open_desk: OpenDesk) -> None:
    config_folder().parent.mkdir(parents=True)
    config_folder().write_text("in the way", encoding="utf-8")
    desk = open_desk()
    desk.paste(HAND)
    desk.choose_in_menu(desk.button("World Series of Mahjong"), "Zung Jung 3.3")
    assert desk.says(FILE_NAME)
    desk.choose_in_menu(desk.button("View"), "Dark")
    assert desk.says(FILE_NAME)
    assert desk.total
    close(desk)


def test_what_is_in_the_file(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.paste(f"{HAND} rules=wsom-mt option.limit=320")
    desk.choose_in_menu(desk.button("View"), "Light")
    desk.choose_in_menu(desk.button("View"), "Tiles with a Latin index")
    close(desk)
    kept = Settings.load()
    assert not kept.problems
    assert kept.get(RULE_SET) == "wsom-mt"
    assert kept.get(RULE_OPTIONS) == {"wsom-mt": {"limit": "320"}}
    assert (kept.get(THEME), kept.get(TILE_SET)) == (Theme.LIGHT, TileSet.INDEX)


@pytest.mark.parametrize(
    ("screen", "expected"),
    some(
        [
            (QSize(1920, 1080), QSize(1280, 800)),
            (QSize(1366, 728), QSize(1280, 688)),
            (QSize(1100, 1000), QSize(1092, 800)),
            (QSize(1024, 768), QSize(1016, 728)),
            # A small screen, or one whose pixels count double.
            (QSize(960, 540), QSize(952, 500)),
        ],
        3,
    ),
)
def test_the_first_window_fits_on_the_screen(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch, screen: QSize, expected: QSize
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: screen)
    assert open_desk(None).window.size() == expected
