import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.settings import Theme
from mahjong_desk.ui import theme
from mahjong_desk.ui.colors import DARK, LIGHT
from mahjong_desk.ui.controls import (
    Card,
    Chip,
    ChipStyle,
    ElidedLabel,
    PillButton,
    RoleLabel,
    WrapLabel,
    heading,
    tip,
)
from mahjong_desk.ui.fields import ChoiceField, NumberField
from mahjong_desk.ui.icons import icon
from mahjong_desk.ui.theme import Role
from tests.ui.pixels import has, image

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


# --- buttons ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [None, Key.Key_Space])
def test_a_button_is_pressed_by_mouse_and_keyboard(qtbot: QtBot, key: Key | None) -> None:
    button = PillButton("Undo")
    qtbot.addWidget(button)
    button.show()
    with qtbot.waitSignal(button.clicked, timeout=500):
        if key is None:
            qtbot.mouseClick(button, LEFT)
        else:
            qtbot.keyClick(button, key)


def test_what_a_button_looks_like(qapp: QApplication, qtbot: QtBot) -> None:
    panel = QWidget()
    qtbot.addWidget(panel)
    layout = QHBoxLayout(panel)
    plain, primary = PillButton("Undo"), PillButton("OK", primary=True)
    layout.addWidget(plain)
    layout.addWidget(primary)
    with qtbot.waitActive(panel):
        panel.show()
    for wanted, colors in ((Theme.LIGHT, LIGHT), (Theme.DARK, DARK)):
        theme.apply(qapp, wanted)
        place = QPoint(6, plain.height() // 2)
        primary.setEnabled(True)
        assert image(plain).pixelColor(place) == colors.card
        assert image(primary).pixelColor(place) == colors.accent
        plain.setDown(True)
        assert image(plain).pixelColor(place) == colors.pressed
        plain.setDown(False)
        primary.setEnabled(False)
        assert image(primary).pixelColor(place) == colors.hover
        assert not has(primary, colors.accent_text)
    qtbot.keyClick(panel, Key.Key_Tab)
    qtbot.keyClick(panel, Key.Key_Backtab)
    plain.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert has(plain, DARK.focus), "the ring"


def test_an_icon_has_the_colour_of_the_text(qtbot: QtBot) -> None:
    button = PillButton(icon=icon("undo"), primary=True)
    qtbot.addWidget(button)
    button.show()
    assert has(button, LIGHT.accent_text)
    assert not has(button, LIGHT.text)
    button.setEnabled(False)
    assert has(button, LIGHT.faint)


def test_a_button_is_as_wide_as_what_is_on_it(qtbot: QtBot) -> None:
    text = QFontMetrics(theme.font(Role.BODY)).horizontalAdvance("Undo")
    plain, with_icon, with_menu = (
        PillButton("&Undo"),
        PillButton("Undo", icon=icon("undo")),
        PillButton("Undo"),
    )
    for button in (plain, with_icon, with_menu):
        qtbot.addWidget(button)
    menu = QMenu(with_menu)
    with_menu.setMenu(menu)
    assert plain.sizeHint().width() == pytest.approx(text + 24, abs=2)
    assert with_icon.sizeHint().width() == plain.sizeHint().width() + 22
    assert with_menu.sizeHint().width() == plain.sizeHint().width() + 18
    only = PillButton(icon=icon("menu"))
    qtbot.addWidget(only)
    assert only.sizeHint().width() >= only.sizeHint().height()
    assert PillButton("Undo", small=True).sizeHint().height() < plain.sizeHint().height()


def test_a_button_without_room_shortens_its_text(qtbot: QtBot) -> None:
    panel = QWidget()
    qtbot.addWidget(panel)
    button = PillButton("World Series of Mahjong", panel, icon=icon("undo"))
    menu = QMenu(button)
    button.setMenu(menu)
    panel.resize(300, 60)
    for width in (60, 90, 140):
        button.resize(width, 30)
        seen = image(button)
        edge = {seen.pixelColor(x, 15).name() for x in (2, 3, width - 4, width - 3)}
        assert edge == {LIGHT.card.name()}, "nothing runs into the border"


def test_from_right_to_left_the_icon_stands_at_the_right(qtbot: QtBot) -> None:
    button = PillButton(icon=icon("undo"))
    qtbot.addWidget(button)
    menu = QMenu(button)
    button.setMenu(menu)
    button.resize(100, 30)
    button.show()

    def ink(columns: range) -> int:
        seen = image(button)
        return sum(seen.pixelColor(x, y) != LIGHT.card for x in columns for y in range(5, 25))

    left, right = range(25, 50), range(50, 75)
    assert ink(left) > 1.5 * ink(right), "the icon, and the arrow of the menu"
    button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert ink(right) > 1.5 * ink(left)


def test_enter_in_a_dialog_presses_the_default_button_only(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    layout = QVBoxLayout(dialog)
    other, default = PillButton("Copy"), PillButton("OK", primary=True)
    layout.addWidget(other)
    layout.addWidget(default)
    default.setDefault(True)
    default.clicked.connect(dialog.accept)
    dialog.open()
    qtbot.keyClick(dialog, Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted


# --- cards and labels -------------------------------------------------------------------------------------


def test_a_card_has_round_corners_and_a_line(qtbot: QtBot) -> None:
    card = Card()
    qtbot.addWidget(card)
    layout = QVBoxLayout()
    card.lay_out(layout, across=20, down=10, spacing=4)
    card.resize(100, 60)
    seen = image(card)
    assert seen.pixelColor(0, 0) == LIGHT.window
    assert seen.pixelColor(50, 0) == LIGHT.border
    assert seen.pixelColor(50, 30) == LIGHT.card
    margins = layout.contentsMargins()
    assert (margins.left(), margins.top(), layout.spacing()) == (20, 10, 4)


def test_headings_are_muted(qapp: QApplication, qtbot: QtBot) -> None:
    label = heading("Won by")
    qtbot.addWidget(label)
    assert label.palette().color(label.foregroundRole()) == LIGHT.muted
    label.set_muted(False)
    assert label.palette().color(label.foregroundRole()) == LIGHT.text


def test_texts_are_never_taken_for_markup(qtbot: QtBot) -> None:
    label = RoleLabel("<b>1</b> & 2")
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText


def test_a_wrapping_label_can_be_narrow(qtbot: QtBot) -> None:
    label = WrapLabel("World Series of Mahjong · Finnish guide values · no limit")
    qtbot.addWidget(label)
    assert label.minimumSizeHint().width() < 80
    assert label.heightForWidth(120) > label.heightForWidth(600)
    assert WrapLabel("x" * 300).minimumSizeHint().width() == 240


def test_a_shortened_label_has_its_text_in_the_tool_tip(qtbot: QtBot) -> None:
    label = ElidedLabel("A text that is too long")
    qtbot.addWidget(label)
    label.resize(label.sizeHint())
    label.show()
    assert label.shown_text() == label.text()
    assert label.toolTip() == ""
    label.resize(60, label.height())
    assert label.shown_text().endswith("…")
    assert label.toolTip() == "A text that is too long"
    assert label.minimumSizeHint().width() < 60
    label.setText("short")
    assert label.toolTip() == ""
    assert has(label, LIGHT.text)
    label.setToolTip("something else")
    label.resize(70, label.height())
    assert label.toolTip() == "something else", "left alone where nothing is shortened"


def test_a_tool_tip_takes_nothing_for_marks() -> None:
    for text in ("<b>5&6</b> & 7\n&lt;", "a&lt;b"):
        assert QTextDocumentFragment.fromHtml(tip(text)).toPlainText() == text
    assert tip("5 & 6") == "5 & 6"


def test_a_chip_is_broken_within_names_of_files_and_not_within_numbers_of_a_text_without_spaces(
    qtbot: QtBot,
) -> None:
    """A text of Chinese characters may break between any two, but for those that begin no line."""
    chip = Chip()
    qtbot.addWidget(chip)
    for text in (
        "100014文字あります。手牌は最大2000文字で書けます。使える値：0–100。",
        "這一行有100014個字元，最多2000個。",
    ):
        chip.setText(text)
        assert chip.text() == text
    chip.setText("x" * 50)
    assert chip.text().split("\N{ZERO WIDTH SPACE}") == ["x" * 20, "x" * 20, "x" * 10]


@pytest.mark.parametrize("style", ChipStyle)
def test_chips(qapp: QApplication, qtbot: QtBot, style: ChipStyle) -> None:
    felt = QWidget()
    qtbot.addWidget(felt)
    chip = Chip("Complete hand", style, felt)
    chip.resize(chip.sizeHint())
    felt.resize(300, 100)
    for wanted in (Theme.LIGHT, Theme.DARK):
        theme.apply(qapp, wanted)
        palette = felt.palette()
        palette.setColor(felt.backgroundRole(), theme.colors().felt_top)
        felt.setPalette(palette)
        below, ink = chip.colors()
        assert has(felt, ink)
        if below.alpha() == 255:
            assert image(felt).pixelColor(chip.height() // 2, 3) == below
        assert image(felt).pixelColor(0, 0) == theme.colors().felt_top, "round"


def test_a_long_chip_wraps(qtbot: QtBot) -> None:
    chip = Chip("Last discard was taken off: it cannot be together with a self-draw.", ChipStyle.WARNING)
    qtbot.addWidget(chip)
    line = chip.sizeHint().height()
    assert chip.heightForWidth(chip.sizeHint().width()) == line
    assert chip.heightForWidth(200) > 2 * QFontMetrics(chip.font()).height()
    assert chip.minimumSizeHint().width() < 140
    chip.setText("Short")
    assert chip.sizeHint().width() < 80


# --- fields -----------------------------------------------------------------------------------------------


def test_a_choice_by_keyboard(qtbot: QtBot) -> None:
    field = ChoiceField()
    qtbot.addWidget(field)
    field.addItems(["none", "320 points"])
    got: list[int] = []
    field.activated.connect(got.append)
    field.show()
    qtbot.keyClick(field, Key.Key_Down)
    assert field.currentText() == "320 points"
    assert got == [1]
    assert has(field, LIGHT.text)
    text = QFontMetrics(theme.font(Role.BODY)).horizontalAdvance("320 points")
    assert field.sizeHint().width() >= text + 36
    field.setEnabled(False)
    assert has(field, LIGHT.faint)


def test_a_number_is_chosen_when_it_is_written(qtbot: QtBot) -> None:
    field = NumberField()
    qtbot.addWidget(field)
    field.setRange(0, 99_999)
    got: list[int] = []
    field.valueChanged.connect(got.append)
    field.show()
    field.selectAll()
    qtbot.keyClicks(field, "25")
    assert got == []
    qtbot.keyClick(field, Key.Key_Return)
    assert got == [25]
    qtbot.keyClick(field, Key.Key_Up)
    assert got == [25, 26]
    assert has(field, LIGHT.outline)


def test_a_number_by_mouse(qtbot: QtBot) -> None:
    field = NumberField()
    qtbot.addWidget(field)
    field.show()
    up, down = field._step_rects()
    assert field.rect().contains(up.center())
    qtbot.mouseClick(field, LEFT, pos=up.center())
    qtbot.mouseClick(field, LEFT, pos=up.center())
    qtbot.mouseClick(field, LEFT, pos=down.center())
    assert field.value() == 1
