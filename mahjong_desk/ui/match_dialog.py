"""The dialog that corrects a match as a whole: who plays, by which rules, how long, and what that changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.club.sheet import Sheet
from mahjong_desk.models.asked import Asked
from mahjong_desk.models.corrections import Corrections
from mahjong_desk.models.sheet_changes import Comparison
from mahjong_desk.models.sheet_models import day
from mahjong_desk.rules.options import Scope
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import Card, PillButton, RoleLabel, Segmented, WrapLabel, heading
from mahjong_desk.ui.fields import ChoiceField, TextField
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.fold import Fold
from mahjong_desk.ui.hand_parts import Titled
from mahjong_desk.ui.match_form import SeatFields
from mahjong_desk.ui.match_options import MatchOptions
from mahjong_desk.ui.scrolling import DialogScroll, Inside, room_for_dialog
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role

_FORM, _CHANGES, _GAP = 440, 320, 20
"""Pixels, in letters of the usual size, of the form, of what changes, and between the two."""
_MOST = 6
"""Lines of a sort that are shown; how many more there are is said."""


class ChangesCard(Card):
    """What a correction comes to, sort by sort."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = RoleLabel(self.tr("What changes"), Role.STRONG, self)
        self.none = WrapLabel(self.tr("Nothing yet."), Role.SMALL, self, muted=True)
        self.own = WrapLabel(role=Role.SMALL, parent=self)
        named = [
            self.tr("Totals"),
            self.tr("Final points"),
            self.tr("Round and dealer"),
            self.tr("The rules are against these hands"),
        ]
        self._parts = [(heading(name, self), WrapLabel(role=Role.SMALL, parent=self)) for name in named]
        column = QVBoxLayout()
        for widget in (self.title, self.none, self.own):
            column.addWidget(widget)
        for title, text in self._parts:
            column.addWidget(title)
            column.addWidget(text)
        self.lay_out(column, 14, 12, 6)

    def show_comparison(self, found: Comparison) -> None:
        """Show this; sorts of which there is nothing take no room."""
        sorts = (found.totals, found.finals, found.turns, found.objections)
        self._show(self.own, found.own)
        self.none.setVisible(not any((found.own, *sorts)))
        for (title, text), lines in zip(self._parts, sorts, strict=True):
            title.setVisible(bool(lines))
            self._show(text, lines)

    def _show(self, label: WrapLabel, lines: Sequence[str]) -> None:
        shown = list(lines[:_MOST])
        if len(lines) > _MOST:
            shown.append(self.tr("and {count} more").format(count=len(lines) - _MOST))
        label.setText("\n".join(shown))
        label.setVisible(bool(shown))


class MatchDialog(FittedDialog):
    """Shows a match as it is, and what becomes of it while it is changed; saves that when it is told to."""

    saved = Signal(str)
    """One sentence: the match was corrected."""

    def __init__(self, corrections: Corrections, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        kept = corrections.keeper.kept
        assert kept is not None
        self._corrections = corrections
        self._seen = kept
        self._asked = Asked()
        self._is_beside = True
        self._has_shown = True
        """Whether what changes was to be seen."""
        self._inside = inside = Inside(self)
        self._make_fields(inside)
        self.card = ChangesCard(inside)
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.said.hide()
        self.save = PillButton(
            self.tr("Save"), self, primary=True, does=self.tr("Keeps the match as it is put here")
        )
        self.save.setDefault(True)
        self.insist = PillButton(
            self.tr("Keep it all the same"), self, does=self.tr("Keeps it although the rules are against it")
        )
        self.cancel = PillButton(self.tr("Cancel"), self, does=self.tr("Changes nothing"))
        title = self.tr("Correct the match")
        self.setWindowTitle(title)
        self._title = RoleLabel(title, Role.TITLE, self)
        self._lay_out()
        self._fill()
        self._connect()
        self.refit()
        self._refresh()
        self.refit()
        self.title.setFocus(Qt.FocusReason.TabFocusReason)

    def _make_fields(self, inside: QWidget) -> None:
        sheet = self._seen.sheet
        named = self.tr("What the match is called")
        self.title = TextField(inside, named, self.tr("The sheet and the list of matches have it"))
        self.title.setPlaceholderText(self.tr("Match of {date}").format(date=day(sheet.begun)))
        self._title_part = Titled(named, inside, self.title)
        self.rules = ChoiceField(inside)
        self.rules.setAccessibleName(self.tr("Rules"))
        for rules, name in self._families():
            self.rules.addItem(name, rules)
        self._rules_part = Titled(self.tr("Rules"), inside, self.rules)
        four, three = self.tr("4 players"), self.tr("3 players")
        self.players = Segmented(self.tr("How many play"), [(4, four), (3, three)], inside)
        self.seating = SeatFields(inside)
        told = self.tr(
            "Hands stay with their seats: whoever is written at a seat takes over what was recorded for it."
        )
        self._told = WrapLabel(told, Role.CAPTION, inside, muted=True)
        self._told.setVisible(bool(sheet.match.hands))
        length = self.tr("Length")
        lengths = [(False, self.tr("Whole match")), (True, self.tr("East round only"))]
        self.length = Segmented(length, lengths, inside)
        self._length_part = Titled(length, inside, self.length)
        self.first = MatchOptions(inside)
        self.others, self.of_hands = MatchOptions(inside), MatchOptions(inside)
        self.folds = [
            Fold(self.tr("Options of the match"), self.others, inside),
            Fold(self.tr("Options of the hands"), self.of_hands, inside),
        ]

    def _families(self) -> list[tuple[str, str]]:
        """The rule sets that can be chosen: hands are said in the terms of a family."""
        families = rule_sets().titles()
        if self._seen.hands:
            families = [family for family in families if self._seen.sheet.match.rules in family]
        return [pair for family in families for pair in family.items()]

    def _lay_out(self) -> None:
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._inside)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._form = form = QVBoxLayout()
        seats = heading(self.tr("Who sits where in the first hand"), self._inside)
        above = (self._title_part, self._rules_part, self.players, seats, self.seating, self._told)
        for widget in (*above, self._length_part, self.first, *self.folds):
            form.addWidget(widget)
        form.addStretch()
        self._side = QVBoxLayout()
        self._side.addWidget(self.card)
        self._side.addStretch()
        self._halves.addLayout(form, _FORM)
        self._halves.addLayout(self._side, _CHANGES)
        self._scroll = DialogScroll(self._inside, self)
        self._buttons = Flow(self)
        self._buttons.set_parts([self.save, self.insist, self.cancel])
        self.insist.hide()
        self._whole = whole = QVBoxLayout(self)
        whole.addWidget(self._title)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self.said)
        whole.addWidget(self._buttons)

    def _fill(self) -> None:
        """Show the match as it is."""
        sheet = self._seen.sheet
        self.title.setText(sheet.title)
        self.rules.setCurrentIndex(self.rules.findData(sheet.match.rules))
        self.players.set_value(sheet.match.players)
        self.length.set_value(sheet.match.east_only)
        self.seating.show_names(self._corrections.keeper.players())
        self.seating.set_players(sheet.names)
        self._show_rules()

    def _connect(self) -> None:
        self.title.textChanged.connect(self._refresh)
        self.rules.activated.connect(self._rules_chosen)
        self.players.chosen.connect(self._rules_chosen)
        self.seating.changed.connect(self._refresh)
        self.length.chosen.connect(self._refresh)
        for options in (self.first, self.others, self.of_hands):
            options.changed.connect(self._refresh)
        for fold in self.folds:
            fold.opened.connect(self.refit)
        self._scroll.verticalScrollBar().valueChanged.connect(self._follow)
        self.save.clicked.connect(self._save)
        self.insist.clicked.connect(self._save_all_the_same)
        self.cancel.clicked.connect(self.reject)

    @Slot()
    def refit(self) -> None:
        margin, gap = theme.scaled(18), theme.scaled(_GAP)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(12))
        self._form.setSpacing(theme.scaled(10))
        self._halves.setSpacing(gap)
        self.title.indent()
        for part in (self.seating, self.first, self.others, self.of_hands):
            part.refit()
        wide = theme.scaled(_FORM + _CHANGES) + gap
        self._is_beside = beside = room_for_dialog(self).width() >= wide + 2 * margin + theme.scaled(16)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(across if beside else down)
        self._inside.setMinimumWidth(wide if beside else 0)
        self._inside.updateGeometry()
        self._scroll.updateGeometry()
        self._whole.activate()
        self._scroll.fit(self)

    @Slot()
    def _follow(self) -> None:
        """Have what changes stay in sight beside the part of the form that is scrolled to."""
        high = max(self.card.height(), self.card.heightForWidth(self.card.width()))
        room = max(0, self._inside.height() - high)
        above = min(self._scroll.verticalScrollBar().value(), room) if self._is_beside else 0
        self._side.setContentsMargins(0, above, 0, 0)

    # What it shows

    @property
    def _rule_set(self) -> RuleSet:
        return rule_set(str(self.rules.currentData()))

    def _count(self) -> int:
        """How many play."""
        allowed, chosen = self._rule_set.players, self.players.value()
        return chosen if isinstance(chosen, int) and chosen in allowed else allowed[0]

    @Slot()
    def _rules_chosen(self) -> None:
        self._show_rules()
        self._refresh()
        self.refit()

    def _show_rules(self) -> None:
        """Have the options of the rules to choose from: as they are, or of other rules as those have them."""
        rules, match, count = self._rule_set, self._seen.sheet.match, self._count()
        # Who was seated in a hand cannot be told by fewer or more players.
        self.players.setVisible(len(rules.players) > 1 and not self._seen.hands)
        self.seating.show_seats(rules.id, count)
        self._length_part.setVisible(rules.has_rounds)
        changes = dict(match.options) if rules.id == match.rules else {}
        texts, options = rules.texts(), rules.match_options(count)
        self.first.show_options([o for o in options if o.id in rules.asked_first], texts, changes)
        self.others.show_options([o for o in options if o.id not in rules.asked_first], texts, changes)
        self.of_hands.show_options([o for o in rules.options if o.scope is Scope.HAND], texts, changes)
        for fold, of in zip(self.folds, (self.others, self.of_hands), strict=True):
            fold.set_openable(bool(of.rows))
        # Options are made anew with other rules.
        set_tab_order([self.seating, self._length_part, self.first, *self.folds, self._buttons])

    def wanted(self) -> Sheet:
        """The match as it is put here; what was written wrongly is as it was."""
        rules, match = self._rule_set, self._seen.sheet.match
        earlier = dict(match.options) if rules.id == match.rules else {}
        rows = {**self.first.rows, **self.others.rows, **self.of_hands.rows}
        readable = {name for name, row in rows.items() if row.value() is not None}
        options = {name: value for name, value in earlier.items() if name not in readable}
        for part in (self.first, self.others, self.of_hands):
            options |= part.values()
        changed = replace(
            match,
            rules=rules.id,
            options=tuple(sorted(options.items())),
            players=self._count(),
            east_only=rules.has_rounds and self.length.value() is True,
        )
        title = " ".join(self.title.text().split())
        return replace(self._seen.sheet, match=changed, names=tuple(self.seating.players()), title=title)

    @Slot()
    def _refresh(self) -> None:
        """Say what changes, or what is wrong with what is written."""
        self.insist.hide()
        self._buttons.refresh()
        for fold, part in zip(self.folds, (self.others, self.of_hands), strict=True):
            count = len(part.values())
            told = self.tr("1 changed") if count == 1 else self.tr("{count} changed").format(count=count)
            fold.set_detail(told if count else self.tr("as the rules have them"))
        self._say("")
        found = self._corrections.compared(self._seen, self.wanted())
        self.card.show_comparison(found)
        self._follow()
        # Where it stands beside the form, or says no more than what was written, it need not be looked for.
        self._has_shown = self._is_beside or found == Comparison(found.own)

    def _show_changes(self) -> None:
        """Below the form what changes may not have been seen: show it first."""
        self._has_shown = True
        self._scroll.ensureWidgetVisible(self.card, 0, 0)
        self._say(self.tr("This is what changes. Press Save once more to keep it."))
        announce(self, self.said.text())

    def _say(self, text: str) -> None:
        self.said.setText(text)
        self.said.setVisible(bool(text))

    # What it does

    def _is_writable(self) -> bool:
        """Whether everything can be as it is written; what cannot is said."""
        wrong = self.seating.objection()
        if wrong is not None:
            self._say(wrong[0])
            wrong[1].setFocus(Qt.FocusReason.TabFocusReason)
            return False
        parts = (self.first, self.others, self.of_hands)
        objection = next((said for part in parts if (said := part.objection())), "")
        if objection:
            self._say(objection)
        return not objection

    @Slot()
    def _save(self) -> None:
        self._keep(insist=False)

    @Slot()
    def _save_all_the_same(self) -> None:
        self._keep(insist=True)

    def _keep(self, *, insist: bool) -> None:
        if not self._is_writable():
            return
        wanted = self.wanted()
        if wanted == self._seen.sheet:
            self.accept()
            return
        if not insist and not self._has_shown:
            self._show_changes()
            return
        request = self._asked.name(wanted)
        answered = self._corrections.amend(self._seen, wanted, insist=insist, request=request)
        if answered.done:
            self.accept()
            self.saved.emit(self.tr("The match was corrected."))
            return
        self.insist.setVisible(answered.may_insist)
        self._buttons.refresh()
        told = self.tr("The rules are against some of its hands, as they are named above.")
        self._say(told if answered.may_insist else answered.said)
