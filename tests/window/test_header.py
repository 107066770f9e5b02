"""The bar at the top: rule sets, options, looks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.core.tiles import CODES
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.settings import TileSet
from mahjong_desk.ui import theme
from mahjong_desk.ui.tile_pictures import pictures
from tests.scale import some
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, settle
from tests.window.fitting import faults

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

HAND = "12789m55777z(666z)+3m ron from=S"


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def dialog_of(desk: Desk) -> QDialog:
    """The one dialog that is open."""
    dialogs = [d for d in desk.window.findChildren(QDialog) if d.isVisible()]
    assert len(dialogs) == 1
    return dialogs[0]


def open_options(desk: Desk) -> QDialog:
    desk.click(desk.button("Options…"))
    return dialog_of(desk)


def dialog_button(dialog: QDialog, text: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text() == text)


def choice(dialog: QDialog, name: str) -> QComboBox:
    return next(b for b in dialog.findChildren(QComboBox) if b.accessibleName() == name)


def number(dialog: QDialog, name: str) -> QSpinBox:
    return next(b for b in dialog.findChildren(QSpinBox) if b.accessibleName() == name)


def choose_value(desk: Desk, box: QComboBox, text: str) -> None:
    """Choose an entry of a list in the dialog with the keyboard."""
    box.setFocus()
    texts = [box.itemText(place) for place in range(box.count())]
    steps = texts.index(text) - box.currentIndex()
    for _ in range(abs(steps)):
        desk.key(Key.Key_Down if steps > 0 else Key.Key_Up)


def test_an_icon_alone_says_what_it_does_when_there_is_nothing_to_undo_any_more(open_desk: OpenDesk) -> None:
    desk = open_desk(QSize(1024, 640))
    undo, redo = desk.button("Undo"), desk.button("Redo")
    assert (undo.toolTip(), redo.toolTip()) == ("Undo", "Redo")
    desk.press("^E")
    assert (undo.toolTip(), redo.toolTip()) == ("Undo: show an example", "Redo")
    desk.click(undo)
    assert (undo.toolTip(), redo.toolTip()) == ("Undo", "Redo: show an example")


@pytest.mark.parametrize("rules", some(rule_sets(), 2))
def test_each_rule_set_in_the_menu(desk: Desk, rules: str) -> None:
    name = rule_sets()[rules].texts().get("rules", rules)
    other = next(one for one in rule_sets() if one != rules)
    desk.paste(f"{HAND} rules={other}")
    button = desk.button(rule_sets()[other].texts().get("rules", other))
    desk.choose_in_menu(button, name)
    assert desk.button(name) is button
    assert f"rules={rules}" in desk.line
    assert desk.says(name.split(" (", maxsplit=1)[0])
    desk.shortcut("Ctrl+Z")
    assert f"rules={other}" in desk.line


def test_the_menu_marks_the_rule_set_of_now(desk: Desk) -> None:
    desk.paste(f"{HAND} rules=zung-jung")
    menu = desk.menu(desk.window.header.rules)
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Zung Jung 3.3"]


def test_another_rule_set_scores_anew(desk: Desk) -> None:
    desk.paste(HAND)
    assert desk.total == "140"
    english = rule_sets()["wsom-mt"].texts().get("rules", "wsom-mt")
    desk.choose_in_menu(desk.button("World Series of Mahjong"), english)
    assert desk.total == "130"
    assert desk.scored()["Small Three Dragons"] == "30"


def test_options_through_the_dialog(desk: Desk) -> None:
    desk.paste(HAND)
    dialog = open_options(desk)
    minimum = number(dialog, "Least points to win")
    minimum.setFocus()
    minimum.selectAll()
    desk.keys("150")
    desk.key(Key.Key_Tab)
    assert desk.total == ""
    assert desk.spoken(desk.rows("What is wrong"))[0].startswith(
        "The hand scores 140; the table’s minimum is 150."
    )
    choose_value(desk, choice(dialog, "Limit of a hand"), "320 points")
    assert desk.says("limit 320")
    assert desk.says("minimum 150")
    desk.click(dialog_button(dialog, "Back to the rule set’s own"))
    assert minimum.value() == 0
    assert desk.total == "140"
    assert desk.says("no limit")
    desk.click(dialog_button(dialog, "OK"))
    assert not [d for d in desk.window.findChildren(QDialog) if d.isVisible()]
    desk.click(desk.button("Undo"))
    assert desk.says("minimum 150")


def test_who_pays_is_an_option(desk: Desk) -> None:
    desk.paste(HAND)
    dialog = open_options(desk)
    choose_value(desk, choice(dialog, "Who pays on a discard"), "every loser pays the value")
    assert desk.payments() == {"East": 420, "South": -140, "West": -140, "North": -140}
    desk.key(Key.Key_Escape)
    assert "option.payment=all-pay" in desk.line


def test_keys_in_the_dialog_add_no_tiles(desk: Desk) -> None:
    dialog = open_options(desk)
    number(dialog, "Least points to win").setFocus()
    desk.keys("12")
    dialog_button(dialog, "OK").setFocus()
    desk.keys("1mt")
    assert desk.shown_tiles() == ""
    assert desk.segment("Won by", "Discard").isChecked()


def test_the_dialog_is_gone_after_closing(desk: Desk, qtbot: QtBot) -> None:
    dialog = open_options(desk)
    with qtbot.waitSignal(dialog.destroyed):
        desk.click(dialog_button(dialog, "OK"))
        settle()
    # Nothing of it follows the hand any more.
    desk.pick("1m")
    assert desk.hand == "1m"


def test_one_dialog_at_a_time(desk: Desk) -> None:
    first = open_options(desk)
    desk.key(Key.Key_Escape)
    settle()
    second = open_options(desk)
    assert second is dialog_of(desk)
    assert second is not first


def grabbed(widget: QWidget) -> bytes:
    image = widget.grab().toImage()
    return bytes(image.constBits())


def test_the_theme_changes_at_once(desk: Desk) -> None:
    desk.paste(HAND)
    view = desk.button("View")
    before = grabbed(desk.window)
    desk.choose_in_menu(view, "Dark")
    assert theme.is_dark()
    dark = grabbed(desk.window)
    assert dark != before
    desk.choose_in_menu(view, "Light")
    assert not theme.is_dark()
    assert grabbed(desk.window) == before
    assert QApplication.palette() == theme.palette(theme.colors())
    desk.choose_in_menu(view, "Light or dark as the system")
    assert desk.total == "140"


TILE_SETS = {
    "Tiles with a Latin index": TileSet.INDEX,
    "Tiles in high contrast": TileSet.CONTRAST,
    "Tiles told apart without colour": TileSet.SHAPES,
}


@pytest.mark.parametrize("name", some(TILE_SETS, 2))
def test_the_tile_set_changes_at_once(desk: Desk, name: str) -> None:
    desk.paste("12789m55777z(666z)")
    view = desk.button("View")
    desk.choose_in_menu(view, "Plain tiles")
    panels = [desk.picker, desk.tiles, desk.melds, desk.rows("Tiles that complete the hand")]
    before = [grabbed(panel) for panel in panels]
    desk.choose_in_menu(view, name)
    assert pictures().tile_set is TILE_SETS[name]
    assert all(one != other for one, other in zip(before, map(grabbed, panels), strict=True))
    desk.choose_in_menu(view, "Plain tiles")
    assert [grabbed(panel) for panel in panels] == before


def test_every_tile_has_a_picture_in_all_sets(desk: Desk) -> None:
    for name in (*TILE_SETS, "Plain tiles"):
        desk.choose_in_menu(desk.button("View"), name)
        faces = {bytes(pictures().pixmap(tile, 40, 1.0).toImage().constBits()) for tile in range(len(CODES))}
        assert len(faces) == len(CODES)


def test_the_menus_mark_what_is_chosen(desk: Desk) -> None:
    view = desk.button("View")
    desk.choose_in_menu(view, "Dark")
    desk.choose_in_menu(view, "Tiles with a Latin index")
    menu = desk.menu(view)
    chosen = [action.text() for action in menu.actions() if action.isChecked()]
    assert chosen == [
        "Dark",
        "Tiles with a Latin index",
        "Tiles of the usual size",
        "Patterns in the window’s language",
    ]


@pytest.mark.parametrize("width", some([1024, 1084, 1110, 1280], 1))
def test_it_looks_alike_after_a_detour_through_the_guide(open_desk: OpenDesk, width: int) -> None:
    desk = open_desk(QSize(width, 700))
    header = desk.window.header
    before = header.grab().toImage()
    desk.shortcut("Ctrl+3")
    desk.window.editor.set_rules("wsom-mt")
    desk.window.editor.set_rules("wsom")
    assert faults(desk.window) == []
    desk.shortcut("Ctrl+1")
    desk.window.editor.undo_stack.clear()
    settle()
    assert faults(header) == []
    assert header.grab().toImage() == before
