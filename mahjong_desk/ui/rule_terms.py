"""The options of a match or a club night, chosen before it begins: those of the scorer until others are."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from mahjong_desk.models.editor import Editor
from mahjong_desk.ui.fold import Fold
from mahjong_desk.ui.match_options import MatchOptions


class RuleTerms(QObject):
    """What is asked first, and a fold with all the others; whoever holds it lays both out."""

    def __init__(self, editor: Editor, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self.first, self.others = MatchOptions(parent), MatchOptions(parent)
        self.fold = Fold(title, self.others, parent)
        self._shown_rules: tuple[str, tuple[tuple[str, str], ...]] = ("", ())
        """The rule set and the changed options of the scorer that the options here began with."""
        self._chosen: dict[str, str] = {}
        """What options were chosen by then, those too that other numbers of players have."""
        self.first.changed.connect(self._options_changed)
        self.others.changed.connect(self._options_changed)

    def show_options(self, players: int) -> None:
        """Those of the rules; what was chosen here stays while the rules do."""
        rules, draft = self._editor.rule_set, self._editor.draft
        if (rules.id, draft.options) != self._shown_rules:
            self._shown_rules, self._chosen = (rules.id, draft.options), dict(draft.options)
        else:
            self._chosen = self.chosen()
        self._fill(players)

    def chosen(self) -> dict[str, str]:
        """What was chosen so far, with options too that other numbers of players have."""
        rows = {**self.first.rows, **self.others.rows}
        return self._chosen | {name: v for name, row in rows.items() if (v := row.value()) is not None}

    def go_on(self, chosen: dict[str, str], players: int) -> None:
        """Show what was chosen in a window before, by the same rules."""
        self._chosen = chosen
        self._fill(players)

    def _fill(self, players: int) -> None:
        rules, texts = self._editor.rule_set, self._editor.texts
        options = rules.match_options(players)
        self.first.show_options([o for o in options if o.id in rules.asked_first], texts, self._chosen)
        self.others.show_options([o for o in options if o.id not in rules.asked_first], texts, self._chosen)
        self.fold.set_openable(bool(self.others.rows))
        self._options_changed()

    @Slot()
    def _options_changed(self) -> None:
        changed = len(self.others.values())
        told = self.tr("1 changed") if changed == 1 else self.tr("{count} changed").format(count=changed)
        self.fold.set_detail(told if changed else self.tr("as the rules have them"))

    def options(self) -> tuple[tuple[str, str], ...]:
        """Those of the scorer, with what was chosen here."""
        asked = {**self.first.rows, **self.others.rows}
        options = {name: value for name, value in self._editor.draft.options if name not in asked}
        return tuple(sorted((options | self.first.values() | self.others.values()).items()))

    def objection(self) -> str:
        """What is wrong with what was written; empty where nothing is."""
        return self.first.objection() or self.others.objection()

    def refit(self) -> None:
        """Follow the size of the letters."""
        self.first.refit()
        self.others.refit()
