"""The rules that the hand is scored by, from one start to the next, and the user's own under a name."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import series
from mahjong_desk.models.editor import Editor
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.settings import OWN_RULES, RULE_OPTIONS, RULE_SET, OptionTables, Settings, message

LONGEST_NAME = 40
_RULES = "rules"
"""The key of the rule set among the options that are kept under a name."""


class RuleSettings(QObject):
    """Keeps in the settings which rules an editor's hand is scored by and what was changed of them.

    The user's own rules are a rule set with changed options, under a name. ``window`` is what a question to
    the user is asked over.
    """

    said = Signal(str)
    """One sentence for the user: what was kept, or why it could not be."""
    added = Signal(str)
    """One sentence beside what the editor says of the same step."""

    def __init__(self, editor: Editor, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._editor = editor
        self._settings = settings
        self._window = window
        editor.changed.connect(self._keep)

    @Slot(str)
    def choose(self, rules_id: str) -> None:
        """Score by another rule set, with what was changed of it when it was used last."""
        self._editor.set_rules(rules_id, _usable(rule_sets()[rules_id], self._settings))

    @Slot(str)
    def choose_own(self, name: str) -> None:
        """Score by the user's own rules of that name."""
        changes = dict(self._own().get(name, {}))
        rules = rule_sets().get(changes.pop(_RULES, ""))
        if rules is None:
            self.said.emit(self.tr("“{name}” names no rule set that there is.").format(name=name))
        else:
            taken = _taken(rules, changes)
            self._editor.set_rules_and_options(rules.id, taken)
            lost = series(sorted(changes.keys() - dict(taken).keys()))
            if lost:
                told = self.tr("Of “{name}” these options are not taken by its rule set: {options}.")
                self.added.emit(told.format(name=name, options=lost))

    @Slot()
    def ask_for_name(self) -> None:
        """Keep the rules as they are now, under a name that the user is asked for."""
        from PySide6.QtWidgets import QInputDialog  # seldom needed

        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(self.tr("Your own rules"))
        dialog.setLabelText(self.tr("Keep the rule set and its options as they are now, under the name:"))
        dialog.setTextValue(self._editor.texts.get("rules", self._editor.draft.rules))
        dialog.textValueSelected.connect(self._keep_own)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot(str)
    def forget_own(self, name: str) -> None:
        """Keep the rules of that name no longer."""
        self._set_own({kept: table for kept, table in self._own().items() if kept != name})

    @Slot(str)
    def _keep_own(self, name: str) -> None:
        # A field takes half a character, as some programs put into the clipboard; no file does.
        name = " ".join(name.encode(errors="replace").decode().split())[:LONGEST_NAME].rstrip()
        if name:
            draft, before = self._editor.draft, self._own()
            now = {_RULES: draft.rules, **dict(draft.options)}
            self._set_own({**before, name: now})
            if before.get(name, now) == now:
                told = self.tr("Kept as “{name}”, under Your own rules.")
            else:
                told = self.tr("Kept as “{name}”, in place of the rules that had this name.")
            self.said.emit(told.format(name=name))

    def _own(self) -> OptionTables:
        kept: OptionTables = self._settings.get(OWN_RULES)
        return kept

    def _set_own(self, tables: OptionTables) -> None:
        self._settings.set(OWN_RULES, tables)
        self._save()

    @Slot()
    def _keep(self) -> None:
        draft = self._editor.draft
        kept: OptionTables = self._settings.get(RULE_OPTIONS)
        tables = {**kept, draft.rules: dict(draft.options)}
        tables = {rules: changes for rules, changes in tables.items() if changes}
        if (draft.rules, tables) != (self._settings.get(RULE_SET), kept):
            self._settings.set(RULE_SET, draft.rules)
            self._settings.set(RULE_OPTIONS, tables)
            self._save()

    def _save(self) -> None:
        problem = self._settings.save()
        if problem is not None:
            self.said.emit(message(problem))


def starting_draft(settings: Settings) -> Draft:
    """The empty hand by the rule set and the options that were used last, if they still exist."""
    rules = rule_sets().get(settings.get(RULE_SET))
    if rules is None:
        return Draft()
    return Draft(rules=rules.id, options=_usable(rules, settings))


def _usable(rules: RuleSet, settings: Settings) -> tuple[tuple[str, str], ...]:
    """The options that were changed for a rule set, without those that it does not take."""
    tables: OptionTables = settings.get(RULE_OPTIONS)
    return _taken(rules, tables.get(rules.id, {}))


def _taken(rules: RuleSet, changes: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Those of some options that a rule set takes."""
    return tuple(
        sorted(change for change in changes.items() if not resolve(rules.options, [change], rules.id)[1])
    )
