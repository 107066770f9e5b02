from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mahjong_desk.models.editor import Editor
from mahjong_desk.rules.options import Kind, Scope
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.ui.fields import ChoiceField, NumberField
from mahjong_desk.ui.options_dialog import OptionsDialog

Key = Qt.Key


@pytest.fixture
def editor() -> Editor:
    return Editor()


@pytest.fixture
def dialog(qtbot: QtBot, editor: Editor) -> Iterator[OptionsDialog]:
    made = OptionsDialog(editor)
    with qtbot.waitActive(made):
        made.open()
    yield made
    if isValid(made):
        made.close()


@pytest.mark.parametrize("rules_id", sorted(rule_sets()))
def test_every_option_of_a_hand_has_a_row(qtbot: QtBot, rules_id: str) -> None:
    editor = Editor()
    editor.set_rules(rules_id)
    dialog = OptionsDialog(editor)
    qtbot.addWidget(dialog)
    for option in rule_sets()[rules_id].options:
        if option.scope is Scope.MATCH:
            with pytest.raises(KeyError):
                dialog.row(option.id)
            continue
        row = dialog.row(option.id)
        assert row.name.text() == editor.texts.get("options", option.id)
        assert not row.is_changed
        if option.kind is Kind.NUMBER:
            assert isinstance(row.field, NumberField)
            assert row.field.value() == int(option.default)
        else:
            assert isinstance(row.field, ChoiceField)
            assert [row.field.itemData(place) for place in range(row.field.count())] == list(option.choices())
            assert row.field.currentData() == option.default
            assert row.field.currentText().endswith("(usual)")


def choice(dialog: OptionsDialog, name: str) -> ChoiceField:
    field = dialog.row(name).field
    assert isinstance(field, ChoiceField)
    return field


def number(dialog: OptionsDialog, name: str) -> NumberField:
    field = dialog.row(name).field
    assert isinstance(field, NumberField)
    return field


def test_a_choice_holds_at_once_and_can_be_undone(
    qtbot: QtBot, editor: Editor, dialog: OptionsDialog
) -> None:
    field = choice(dialog, "limit")
    field.setFocus()
    qtbot.keyClick(field, Key.Key_Down)
    assert editor.options["limit"] == "320"
    assert dialog.row("limit").is_changed
    editor.undo_stack.undo()
    assert field.currentData() == "none"
    assert not dialog.row("limit").is_changed


def test_a_number_holds_when_it_is_written(qtbot: QtBot, editor: Editor, dialog: OptionsDialog) -> None:
    field = number(dialog, "minimum")
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "25")
    assert editor.options["minimum"] == "0"
    qtbot.keyClick(field, Key.Key_Tab)
    assert editor.options["minimum"] == "25"
    assert editor.undo_stack.count() == 1


def test_enter_in_a_number_keeps_it_and_closes(qtbot: QtBot, editor: Editor, dialog: OptionsDialog) -> None:
    field = number(dialog, "minimum")
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "30")
    qtbot.keyClick(field, Key.Key_Return)
    assert editor.options["minimum"] == "30"
    assert not dialog.isVisible()


def test_showing_values_changes_none(editor: Editor, dialog: OptionsDialog) -> None:
    got: list[tuple[str, str]] = []
    for name in ("minimum", "payment"):
        dialog.row(name).chosen.connect(lambda option, value: got.append((option, value)))
    editor.set_option("minimum", "10")
    editor.set_option("payment", "all-pay")
    assert got == []
    assert number(dialog, "minimum").value() == 10
    assert choice(dialog, "payment").currentData() == "all-pay"
    assert editor.undo_stack.count() == 2


def test_what_was_changed_is_marked(editor: Editor, dialog: OptionsDialog) -> None:
    row = dialog.row("limit")
    told = QAccessible.queryAccessibleInterface(row.field)
    assert row.field.accessibleName() == row.name.text()
    unmarked = row.mark.grab().toImage()
    assert told.text(QAccessible.Text.Description) == "as the rule set has it"
    editor.set_option("limit", "320")
    assert row.mark.grab().toImage() != unmarked
    assert "changed" in told.text(QAccessible.Text.Description)


def test_back_to_the_rule_sets_own(qtbot: QtBot, editor: Editor, dialog: OptionsDialog) -> None:
    assert not dialog.reset_button.isEnabled()
    editor.set_option("limit", "320")
    editor.set_option("minimum", "25")
    assert dialog.reset_button.isEnabled()
    qtbot.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
    assert editor.draft.options == ()
    assert not dialog.reset_button.isEnabled()
    assert not any(dialog.row(name).is_changed for name in ("limit", "minimum"))


def test_another_rule_set_has_other_values(qtbot: QtBot, editor: Editor, dialog: OptionsDialog) -> None:
    old = dialog.row("limit")
    editor.set_rules("zung-jung")
    assert choice(dialog, "limit").currentData() == "320"
    assert dialog.row("limit") is not old
    assert not dialog.row("limit").is_changed
    assert "Zung Jung" in dialog.windowTitle()
    qtbot.wait(10)
    names = [label.text() for label in dialog.findChildren(QLabel)]
    assert names.count(dialog.row("limit").name.text()) == 1, "the old rows are gone"


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_it_closes_by_keyboard(qtbot: QtBot, dialog: OptionsDialog, key: Key) -> None:
    qtbot.keyClick(dialog, key)
    assert not dialog.isVisible()


def test_a_closed_dialog_is_freed_and_asked_no_more(qtbot: QtBot, editor: Editor) -> None:
    dialog = OptionsDialog(editor)
    dialog.open()
    with qtbot.waitSignal(dialog.destroyed):
        dialog.close()
    editor.set_option("limit", "320")
    assert editor.options["limit"] == "320"


def test_names_lead_to_their_fields(qtbot: QtBot, dialog: OptionsDialog) -> None:
    for name in ("limit", "minimum", "payment"):
        assert dialog.row(name).name.buddy() is dialog.row(name).field
