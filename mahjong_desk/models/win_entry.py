"""How a hand was won, set without seeing the controls: what they would not let be set says why."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mahjong_desk.core.hand import Condition
from mahjong_desk.core.tiles import Wind
from mahjong_desk.models.editor import Counter, Editor

MOST = {Counter.HONBA: 99, Counter.STICKS: 99, Counter.NORTH: 4}
"""The largest number that is taken of each."""


class WinEntry(QObject):
    """Sets the terms of the win, or says in one sentence what keeps them from being set."""

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor

    # Seats

    def set_seat(self, seat: Wind) -> None:
        """The winner's seat."""
        if not self._refused(self.tr("Seat {seat}").format(seat=self._name(seat)), self._no_seat(seat)):
            self._editor.set_seat(seat)

    def discarder_objection(self, discarder: Wind | None) -> str:
        """Why a seat, or nobody, cannot have discarded the winning tile; empty where it can."""
        win = self._editor.draft.win
        if win.self_draw:
            return self.tr("self-drawn: nobody discarded")
        if discarder is None:
            named = "nobody" not in self._editor.rule_set.uses
            return self.tr("these rules always name who discarded") if named else ""
        if discarder is win.seat:
            return self.tr("the winner cannot have discarded it")
        return self._no_seat(discarder)

    def set_discarder(self, discarder: Wind | None) -> None:
        """Who discarded the winning tile or is responsible; None: nobody is."""
        what = self.tr("Discarded by {seat}").format(seat=self._name(discarder))
        if not self._refused(what, self.discarder_objection(discarder)):
            self._editor.set_discarder(discarder)

    def set_round(self, wind: Wind) -> None:
        """The prevailing wind."""
        if self._is_used("round", self.tr("A round wind")):
            self._editor.set_round(wind)

    def liable_objection(self, seat: Wind | None) -> str:
        """Why a seat cannot be liable for a yakuman; empty where it can."""
        if seat is None:
            return ""
        if seat is self._editor.draft.win.seat:
            return self.tr("the winner cannot be liable")
        return self._no_seat(seat)

    def set_liable(self, seat: Wind | None) -> None:
        """Who is liable for a yakuman; None: nobody is."""
        if self._is_used("pao", self.tr("Liability for a yakuman")):
            what = self.tr("Liability of {seat}").format(seat=self._name(seat))
            if not self._refused(what, self.liable_objection(seat)):
                self._editor.set_pao(seat)

    def _no_seat(self, seat: Wind) -> str:
        alone = seat is Wind.N and self._editor.draft.win.players == 3
        return self.tr("with three players nobody sits North") if alone else ""

    def _name(self, seat: Wind | None) -> str:
        return self.tr("nobody") if seat is None else self._editor.texts.get("winds", seat.name)

    # Circumstances and numbers

    def toggle_self_draw(self) -> None:
        """Self-drawn if it was won on a discard, and the other way round."""
        self._editor.set_self_draw(not self._editor.draft.win.self_draw)

    def toggle(self, condition: Condition) -> None:
        """Set a circumstance, or take it off."""
        editor = self._editor
        known = {circumstance.condition for circumstance in editor.circumstances()}
        if condition in known:
            editor.set_condition(condition, condition not in editor.draft.win.conditions)
        else:
            names = {
                Condition.RIICHI: self.tr("Reach"),
                Condition.DOUBLE_RIICHI: self.tr("Double reach"),
                Condition.IPPATSU: self.tr("One-shot"),
            }
            self._say_unused(names.get(condition, condition.value))

    def count(self, counter: Counter, step: int) -> None:
        """Honba, reach sticks or norths, so many more or fewer."""
        names = {
            Counter.HONBA: self.tr("Honba"),
            Counter.STICKS: self.tr("Reach sticks"),
            Counter.NORTH: self.tr("Setting norths aside"),
        }
        if not self._is_used(counter.value, names[counter]):
            return
        win = self._editor.draft.win
        if counter is Counter.NORTH and win.players != 3:
            self._refused(names[counter], self.tr("with three players only"))
            return
        number = getattr(win, counter.value) + step
        if 0 <= number <= MOST[counter]:
            self._editor.set_counter(counter, number)
        else:
            self._editor.say(self.tr("It goes from 0 to {most}.").format(most=MOST[counter]))

    def toggle_players(self) -> None:
        """Three players instead of four, and the other way round."""
        if len(self._editor.rule_set.players) > 1:
            self._editor.set_players(3 if self._editor.draft.win.players == 4 else 4)
        else:
            self._say_unused(self.tr("Another number of players"))

    # Saying why not

    def _is_used(self, part: str, name: str) -> bool:
        """Whether the rule set uses a part of the win; that it does not is said."""
        used = part in self._editor.rule_set.uses
        if not used:
            self._say_unused(name)
        return used

    def _say_unused(self, name: str) -> None:
        rules = self._editor.texts.get("rules", self._editor.draft.rules)
        self._editor.say(self.tr("{name} is not used by {rules}.").format(name=name, rules=rules))

    def _refused(self, what: str, reason: str) -> bool:
        """Say why something cannot be, if there is a reason."""
        if reason:
            self._editor.say(self.tr("{label} cannot apply: {reason}.").format(label=what, reason=reason))
        return bool(reason)
