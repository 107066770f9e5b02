"""The editable hand: every edit makes a new draft, goes on the undo stack and is answered at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from mahjong_desk.core.draft import INDICATORS, Draft
from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.line import Found, Line, format_line, parse_line, parse_lines
from mahjong_desk.core.melds import MeldType
from mahjong_desk.core.problems import Problem, Reason, Refused
from mahjong_desk.core.texts import Terms, Texts, sentences
from mahjong_desk.core.tiles import CODES, Tile, Wind, kind_of
from mahjong_desk.models.seating import lost, seated
from mahjong_desk.models.steps import Edit
from mahjong_desk.rules.options import Options, resolve
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.rules.ruleset import Circumstance, RuleSet
from mahjong_desk.rules.scoring import Standing, standing


class Mode(str, Enum):
    """What a click on a tile of the picker adds."""

    TILE = "tile"
    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    CONCEALED_KONG = "concealed-kong"
    DORA = "dora"
    URA = "ura"
    WINNING = "winning"


class Counter(Enum):
    """A number of the win, by its field."""

    HONBA = "honba"
    STICKS = "sticks"
    NORTH = "north"


class Editor(QObject):
    """Holds the current draft and what the rule set says of it."""

    changed = Signal()
    """The draft changed, and all that follows from it."""
    begun = Signal()
    """Another hand is about to take the place of this one: it is cleared, pasted or loaded."""
    noticed = Signal(str)
    """One sentence for the user: why an edit was not made, or what gave way to it; empty to take it back."""

    def __init__(
        self,
        draft: Draft = Draft(),  # noqa: B008 - frozen
        parent: QObject | None = None,
        *,
        judge: Callable[[Draft], Standing] = standing,
    ) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self._judge = judge
        self._typing = 1
        self._pending = ""
        self._read: Line | None = None
        self.terms = Terms.LANGUAGE
        self.draft = draft if draft.rules in rule_sets() else replace(draft, rules=Draft().rules, options=())
        self._resolve()
        self.standing = judge(self.draft)

    # What is so now

    @property
    def line(self) -> str:
        """The whole hand in one line; empty while there is nothing to say."""
        start = Draft(rules=self.draft.rules)
        return "" if self.draft == start else format_line(self.draft)

    def circumstances(self) -> tuple[Circumstance, ...]:
        """Every circumstance of the rule set, with what keeps it from applying."""
        return self.rule_set.circumstances(self.draft.hand, self.draft.win)

    # Tiles

    def add(self, mode: Mode, tile: Tile) -> bool:
        """Add a tile, or the meld or winning tile that it stands for; false if it could not be."""
        name = self.texts.tile(CODES[tile])
        problem = self.rule_set.tile_problem(kind_of(tile), self.draft.win)
        if problem is not None:
            return self._do(problem, "")
        if mode is Mode.TILE:
            return self._do(self.draft.add_tile(tile), self.tr("add {tile}").format(tile=name))
        if mode in (Mode.DORA, Mode.URA):
            step = self.tr("add indicator {tile}").format(tile=name)
            return self._do(self.draft.add_indicator(tile, ura=mode is Mode.URA), step)
        if mode is Mode.WINNING:
            step = self.tr("win on {tile}").format(tile=name)
            return self._do(self.draft.choose_winning(tile), step)
        objection = self.rule_set.chow_objection(self.draft.win) if mode is Mode.CHOW else None
        if objection is not None:
            reason = self.texts.get("tables", objection)
            self.say(self.tr("{label} cannot apply: {reason}.").format(label=self.tr("Chow"), reason=reason))
            return False
        red = self.rule_set.has_red_fives(self.options)
        return self._do(self.draft.add_meld(MeldType(mode.value), tile, red=red), self.meld_step(mode, tile))

    def meld_step(self, mode: Mode, tile: Tile) -> str:
        """What the step is called that adds a meld."""
        steps = {
            Mode.CHOW: self.tr("add chow from {tile}"),
            Mode.PUNG: self.tr("add pung of {tile}"),
            Mode.KONG: self.tr("add kong of {tile}"),
            Mode.CONCEALED_KONG: self.tr("add concealed kong of {tile}"),
        }
        return steps[mode].format(tile=self.texts.tile(CODES[tile]))

    def take_tile(self, place: int) -> None:
        """Take out the concealed tile at a place; the place after the last is the winning tile."""
        hand = self.draft.hand
        concealed = place < len(hand.concealed)
        tile = hand.concealed[place] if concealed else hand.winning
        if tile is not None:
            after = self.draft.take_concealed(place) if concealed else self.draft.take_winning()
            self._do(after, self.tr("take out {tile}").format(tile=self.texts.tile(CODES[tile])))

    def take_meld(self, place: int) -> None:
        """Take out a meld."""
        text = self.draft.hand.melds[place].text
        self._do(self.draft.take_meld(place), self.tr("take out {tile}").format(tile=text))

    def take_indicator(self, place: int, *, ura: bool) -> None:
        """Take a dora indicator away."""
        tile = (self.draft.win.ura if ura else self.draft.win.dora)[place]
        step = self.tr("take indicator {tile} away").format(tile=self.texts.tile(CODES[tile]))
        self._do(self.draft.take_indicator(place, ura=ura), step)

    def choose_winning(self, place: int) -> None:
        """Make the concealed tile at a place the winning one."""
        concealed = self.draft.hand.concealed
        if place < len(concealed):
            self.add(Mode.WINNING, concealed[place])

    def take_back(self) -> None:
        """Take out the winning tile, or else the last concealed tile, or else the last meld."""
        hand = self.draft.hand
        if hand.winning is not None or hand.concealed:
            self.take_tile(len(hand.concealed) - (hand.winning is None))
        elif hand.melds:
            self.take_meld(len(hand.melds) - 1)

    def clear(self) -> None:
        """An empty hand at the same table."""
        if self.draft.hand != Hand() or self.draft != self.draft.cleared():
            self.begun.emit()
            self._do(self.draft.cleared(), self.tr("clear the hand"))

    def load(self, draft: Draft, step: str) -> None:
        """Another hand with its rules and all that is known of it, as it was kept; ``step`` names the step.

        What it contradicts itself stands, as it stood when it was kept.
        """
        self.begun.emit()
        self._do(draft, step, named=draft.win.conditions)

    # How it was won

    def set_self_draw(self, self_draw: bool) -> None:
        """Self-drawn, or won on a discard; a self-draw has no discarder."""
        win = self.draft.win
        if self_draw:
            win = replace(win, discarder=None, nobody=False)
        step = self.tr("self-draw") if self_draw else self.tr("won on a discard")
        self._set_win(replace(win, self_draw=self_draw), step)

    def set_seat(self, seat: Wind) -> None:
        """The winner's seat; who sits there cannot be the discarder."""
        win, self._pending = seated(replace(self.draft.win, seat=seat), self.texts)
        self._set_win(win, self.tr("seat {seat}").format(seat=self.texts.get("winds", seat.name)))

    def set_discarder(self, discarder: Wind | None) -> None:
        """The seat that discarded or is responsible; None says that nobody is."""
        who = self.tr("nobody") if discarder is None else self.texts.get("winds", discarder.name)
        win = replace(self.draft.win, discarder=discarder, nobody=discarder is None)
        self._set_win(win, self.tr("discarded by {seat}").format(seat=who))

    def set_round(self, wind: Wind) -> None:
        """The prevailing wind."""
        name = self.texts.get("winds", wind.name)
        self._set_win(replace(self.draft.win, round=wind), self.tr("round {wind}").format(wind=name))

    def set_counter(self, field: Counter, number: int) -> None:
        """Repeat counters, riichi sticks on the table, or norths set aside."""
        changes: dict[str, Any] = {field.value: number}
        self._set_win(replace(self.draft.win, **changes), self.tr("change a counter"))

    def set_players(self, players: int) -> None:
        """Three or four players; with three nobody sits North, and with four no norths are set aside."""
        win, self._pending = seated(replace(self.draft.win, players=players), self.texts)
        self._set_win(win, self.tr("{count} players").format(count=players))

    def set_pao(self, seat: Wind | None) -> None:
        """The seat that is liable for a yakuman, or nobody."""
        who = self.tr("nobody") if seat is None else self.texts.get("winds", seat.name)
        self._set_win(replace(self.draft.win, pao=seat), self.tr("liable: {seat}").format(seat=who))

    def set_condition(self, condition: Condition, on: bool) -> None:
        """Set a circumstance or take it off; what it excludes gives way."""
        win = self.draft.win
        found = {c.condition: c for c in self.circumstances()}[condition]
        conditions = win.conditions - {condition}
        label = self.texts.get("circumstances", found.label)
        if on and found.objection is not None:
            reason = self.texts.get("objections", found.objection)
            self.noticed.emit(self.tr("{label} cannot apply: {reason}.").format(label=label, reason=reason))
            return
        if on:
            conditions = (conditions - set(found.excluded_by)) | {condition}
            self._pending = sentences(
                self.tr("{label} gave way to {other}.").format(
                    label=self.texts.get("circumstances", c.label), other=label
                )
                for c in self.circumstances()
                if c.condition in found.excluded_by
            )
        self._set_win(replace(win, conditions=conditions), label)

    # Rules

    def set_rules(self, rules_id: str, changes: Sequence[tuple[str, str]] = ()) -> None:
        """Score by another rule set, with the options that the user changed for it."""
        if rules_id != self.draft.rules:
            self.set_rules_and_options(rules_id, changes)

    def set_rules_and_options(self, rules_id: str, changes: Sequence[tuple[str, str]]) -> None:
        """Score by a rule set with just these options changed."""
        if (rules_id, tuple(sorted(changes))) != (self.draft.rules, self.draft.options):
            after = replace(self.draft, rules=rules_id, options=tuple(sorted(changes)))
            known = rule_sets().get(rules_id)
            if known is not None:
                told = self.tr("Taken off, as these rules do not use it: {what}. Undo brings it back.")
                after = self._with(_usable_win(after, known), after, told)
            name = rules_id if known is None else known.texts().get("rules", rules_id)
            self._do_rules(after, self.tr("rules {rules}").format(rules=name))

    def set_terms(self, terms: Terms) -> None:
        """Call the patterns by other terms; no step to undo."""
        self.terms = terms
        self._resolve()
        self.changed.emit()

    def set_option(self, name: str, value: str) -> None:
        """Change one option; a value that is the rule set's own is no change."""
        own = {option.id: option.default for option in self.rule_set.options}
        options = dict(self.draft.options) | {name: value}
        if value == own.get(name):
            options.pop(name, None)
        self._set_options(options)

    def reset_options(self) -> None:
        """All options back to the rule set's own."""
        self._set_options({})

    def _set_options(self, options: dict[str, str]) -> None:
        after = replace(self.draft, options=tuple(sorted(options.items())))
        self._do_rules(after, self.tr("change an option"))

    def _do_rules(self, after: Draft, step: str) -> None:
        problems = _rules_problems(after)
        self._do(problems[0] if problems else after, step)

    # Text

    def edit_text(self, text: str) -> tuple[Problem, ...]:
        """Read the whole line as it is being typed; what cannot be read changes nothing and is returned."""
        try:
            found = parse_lines(text)
            line = found.line
            before = self._read or parse_line(format_line(self.draft))
        except Refused as refused:
            return refused.problems
        after = line.apply(self.draft, before)
        problems = _rules_problems(after)
        if problems:
            return tuple(_placed(problem, line) for problem in problems)
        after = self._at_this_table(after)
        if after != self.draft:
            step = self.tr("type")
            self.undo_stack.push(Edit(self._show, self.draft, after, step, self._typing))
        self._read = line
        notice, self._pending = sentences([self._taken_of(found), self._pending]), ""
        if notice:
            self.say(notice)
        return ()

    def _taken_of(self, found: Found) -> str:
        """Which of several lines was taken; empty where there was no choice."""
        sentence = self.tr("Of {count} lines the first that reads was taken: line {number}.")
        return sentence.format(count=found.lines, number=found.number) if found.number else ""

    def end_typing(self) -> None:
        """The next typing is a step of its own."""
        self._typing += 1
        self._read = None

    def forget_names(self) -> None:
        """What the steps are called is in a language that is not spoken any more."""
        self.end_typing()
        for place in range(self.undo_stack.count()):
            self.undo_stack.command(place).setText(self.tr("an earlier step"))

    def paste(self, text: str) -> tuple[Problem, ...]:
        """Read a pasted hand as one step; words that it does not have leave the window as it is.

        Words alone, without a tile, leave the tiles as they are, too.

        What the window had before and what the pasted words make impossible gives way. What the words
        themselves contradict stands, with its reason.
        """
        found, after = Found(Line(), 0, 1), self.draft
        try:
            found = parse_lines(text)
            after = found.line.apply(self.draft)
            problems = _rules_problems(after)
        except Refused as refused:
            problems = refused.problems
        if problems:
            self.noticed.emit(self.texts.problem(problems[0]))
            return problems
        if found.line.hand == Hand():
            after = replace(after, hand=self.draft.hand)
        else:
            self.begun.emit()
        win, gave_way = seated(after.win, self.texts, found.line.win)
        after = replace(after, win=win)
        self._pending = sentences([self._taken_of(found), gave_way])
        self._do(after, self.tr("paste a hand"), named=found.line.conditions)
        return ()

    # The one path of every edit

    def _at_this_table(self, after: Draft) -> Draft:
        """A draft of which nothing is kept that matters and that nobody sees by its rules."""
        win = _possible_win(after.win, rule_set(after.rules))
        return self._with(win, after, self.tr("Left out, as these rules do not use it: {what}."))

    def _with(self, win: Win, after: Draft, told: str) -> Draft:
        """The draft with what is left of its win; what went will be said, as ``told`` with ``what``."""
        if win != after.win:
            what = lost(after.win, win, self.circumstances(), self.texts)
            self._pending = sentences([self._pending, told.format(what=what)])
        return replace(after, win=win)

    def make(self, after: Draft | Problem, step: str) -> bool:
        """Make a draft the current one, as a step of that name; false if it is a problem, which is said."""
        return self._do(after, step)

    def say(self, sentence: str) -> None:
        """Tell the user one thing."""
        self.noticed.emit(sentence)

    def _set_win(self, win: Win, step: str) -> None:
        self._do(replace(self.draft, win=win), step)

    def _do(self, after: Draft | Problem, step: str, *, named: frozenset[Condition] = frozenset()) -> bool:
        """Make a draft the current one, or say the problem. ``named``: circumstances that do not give way."""
        if isinstance(after, Problem):
            self._pending = ""
            self.noticed.emit(self.texts.problem(after))
            return False
        after = self._at_this_table(after)
        notice, self._pending = self._pending, ""
        after, gone = self._settled(after, named)
        notice = sentences([notice, gone])
        if after != self.draft:
            self.end_typing()
            self.undo_stack.push(Edit(self._show, self.draft, after, step))
            if not notice:
                return True
        self.noticed.emit(notice)
        return True

    def _settled(self, after: Draft, named: frozenset[Condition]) -> tuple[Draft, str]:
        """The draft without the circumstances that its hand and win contradict, and a sentence on those.

        The ``named`` ones stay, and those that they exclude go.
        """
        rules = rule_set(after.rules)
        gone: list[Circumstance] = []
        while True:
            # One that goes can take another with it, as reach takes ippatsu.
            found = rules.circumstances(after.hand, after.win)
            held = [c for c in found if c.condition in after.win.conditions - named]
            wrong = [c for c in held if c.objection is not None or named.intersection(c.excluded_by)]
            if not wrong:
                return after, self._gave_way(gone, rules.texts())
            for circumstance in wrong:
                after = after.without_condition(circumstance.condition)
            gone += wrong

    def _gave_way(self, gone: Sequence[Circumstance], texts: Texts) -> str:
        """A sentence on each circumstance that went, by the rules that took it off: they may be new ones."""
        sentence = self.tr("{label} was taken off: {reason}.")
        excluded = self.tr("another circumstance excludes it")
        return sentences(
            sentence.format(
                label=texts.get("circumstances", one.label),
                reason=excluded if one.objection is None else texts.get("objections", one.objection),
            )
            for one in gone
        )

    def _show(self, draft: Draft) -> None:
        self.draft = draft
        self._read = None
        self._resolve()
        self.standing = self._judge(draft)
        # What was said of the hand as it was holds no longer.
        self.noticed.emit("")
        self.changed.emit()

    def _resolve(self) -> None:
        self.rule_set: RuleSet = rule_set(self.draft.rules)
        self.options: Options = resolve(self.rule_set.options, self.draft.options, self.draft.rules)[0]
        self.texts: Texts = self.rule_set.texts()
        self.names: Texts = self.rule_set.names(self.terms)
        self.second_names: Texts = self.rule_set.second_names(self.terms)


def _possible_win(win: Win, rules: RuleSet) -> Win:
    """The win with as many players and indicators as there can be.

    Those would take copies from the picker; whatever else a rule set does not use changes nothing.
    """
    changes: dict[str, Any] = {
        name: getattr(win, name)[: INDICATORS if name in rules.uses else 0] for name in ("dora", "ura")
    }
    if win.players not in rules.players:
        changes |= {"players": rules.players[0], "north": 0}
    return replace(win, **changes)


def _usable_win(draft: Draft, rules: RuleSet) -> Win:
    """The win without what a rule set does not use; undo brings it back."""
    win, plain = _possible_win(draft.win, rules), Win()
    known = {c.condition for c in rules.circumstances(draft.hand, win)}
    unused = {"nobody", "round", "honba", "sticks", "north", "pao"} - rules.uses
    changes: dict[str, Any] = {name: getattr(plain, name) for name in unused}
    return replace(win, conditions=win.conditions & known, **changes)


def _placed(problem: Problem, line: Line) -> Problem:
    """A problem of the rule set or of an option with the place of its word in the line."""
    option = problem.data.get("option", problem.data.get("key"))
    word = "rules" if problem.reason is Reason.UNKNOWN_RULES else f"option.{option}"
    start, end = line.places.get(word, (None, None))
    return problem._replace(start=start, end=end)


def _rules_problems(draft: Draft) -> tuple[Problem, ...]:
    """What is wrong with a draft's rule set, or else with its options."""
    try:
        known = rule_set(draft.rules).options
    except Refused as refused:
        return refused.problems
    return tuple(resolve(known, draft.options, draft.rules)[1])
