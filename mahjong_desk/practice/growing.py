"""A complete hand grown from an example of a pattern, by changes after which it still scores the pattern."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.tiles import COPIES, HONORS, KINDS, RED_FIVES, Tile, Wind, kind_of, red_five
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.shaping import Grown, changed, turned
from mahjong_desk.rules.guide import Changes, pages
from mahjong_desk.rules.options import Options, resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.rules.score import Row, Score
from mahjong_desk.rules.scoring import score

_ROWS = {1: (1, 3), 2: (2, 5), 3: (3, 12)}
"""By level, how many patterns a hand should have."""
_RAREST = {1: 1, 2: 2, 3: 3}
"""By level, how rare the patterns besides the wanted one should be at most."""
_MIXING, _CHOOSING, _SEARCHING = 30, 45, 250
"""Changes before a hand is looked at; those after, the best hand of which is dealt; those at most where no
hand yet wins as the options stand."""
_WIN_CHANGED = 25
"""Of a hundred changes."""
_NO_WIN = 1000
"""The penalty of a hand that does not win as the options stand."""
_CONDITIONS = {
    Condition.RIICHI: 55,
    Condition.IPPATSU: 20,
    Condition.KONG: 15,
    Condition.LAST: 4,
    Condition.ROB: 3,
    Condition.DOUBLE_RIICHI: 3,
}
"""How often each is thought of; a hand that cannot have it goes without, so that seldom ones stay seldom.

A win in the first turn is dealt only for itself.
"""


class Table(NamedTuple):
    """What does not change while a hand grows; ``red``: the set has red fives."""

    rules: RuleSet
    options: Options
    changes: Changes
    red: bool


def table_of(rules_id: str, changes: Changes) -> Table:
    """The table of a rule set with changed options."""
    rules = rule_set(rules_id)
    options, _ = resolve(rules.options, changes, rules_id)
    return Table(rules, options, changes, rules.has_red_fives(options))


class Growing:
    """A hand that keeps a pattern while it changes."""

    def __init__(self, table: Table, example: Draft, pattern: str, chance: Chance) -> None:
        """``example``: a hand that scores the pattern, if need be by other options than the table has."""
        answer = score(example)
        assert isinstance(answer, Score)
        assert example.hand.winning is not None
        self._table = table
        self._eased = example.options
        self._pattern = pattern
        self._chance = chance
        self._rarity = {page.pattern.id: page.rarity for page in pages(table.rules)}
        reds = [0 if red_five(suit) in example.hand.tiles else COPIES for suit in range(HONORS)]
        grown = Grown.of(answer.best.reading, example.hand.winning)
        self._grown = replace(grown, luck=(reds[0], reds[1], reds[2]))
        self._win = example.win
        self._draft, self._penalty = example, _NO_WIN

    def dealt(self, level: int) -> Draft | None:
        """The hand after many changes: of those that came by, one as hard as it should be.

        None where no hand came by that wins as the options stand: a minimum can be higher than any is worth.
        """
        chance = self._chance
        self._name_discarder(level)
        self._try(turned(self._grown, chance), self._win, level)
        if self._table.red:
            self._try(replace(self._grown, luck=any_luck(chance)), self._win, level)
        for _ in range(_MIXING):
            self._change(level)
        best, least = self._draft, self._penalty
        for number in range(_SEARCHING):
            if least == 0 or (number >= _CHOOSING and least < _NO_WIN):
                break
            self._change(level)
            if self._penalty < least:
                best, least = self._draft, self._penalty
        return best if least < _NO_WIN else None

    def _name_discarder(self, level: int) -> None:
        """Somebody discarded the tile that the example was won with; some patterns take only one seat's."""
        if self._win.self_draw or self._win.discarder is not None:
            self._try(self._grown, self._win, level)
            return
        for seat in self._chance.shuffled(others(self._win)):
            if self._try(self._grown, replace(self._win, discarder=seat), level):
                return

    def _change(self, level: int) -> None:
        if self._chance.within(_WIN_CHANGED):
            self._try(self._grown, self._changed_win(), level)
        else:
            self._try(changed(self._grown, self._chance), self._win, level)

    def _try(self, grown: Grown, win: Win, level: int) -> bool:
        """Take a change if the hand then still has the pattern."""
        if not grown.is_possible():
            return False
        hand = grown.hand(red=self._table.red)
        win = with_indicators(self._table, hand, win, self._chance)
        draft = Draft(hand, win, self._table.rules.id, self._table.changes)
        if not is_possible(draft, red=self._table.red):
            return False
        rows = self._rows(draft)
        penalty = 0
        if rows is None:
            if self._table.changes != self._eased:
                rows, penalty = self._rows(replace(draft, options=self._eased)), _NO_WIN
            if rows is None:
                return False
        self._grown, self._win, self._draft = grown, win, draft
        self._penalty = penalty + self._too_hard(rows, level)
        return True

    def _rows(self, draft: Draft) -> tuple[Row, ...] | None:
        """The rows of a hand that scores the pattern."""
        answer = score(draft)
        rows = answer.best.rows if isinstance(answer, Score) else ()
        return rows if any(row.id == self._pattern for row in rows) else None

    def _too_hard(self, rows: tuple[Row, ...], level: int) -> int:
        """How far a hand is from what the level wants; 0 for one that is right."""
        least, most = _ROWS[level]
        rarest = max((self._rarity[row.id] for row in rows if row.id != self._pattern), default=1)
        return max(least - len(rows), len(rows) - most, 0) + max(rarest - _RAREST[level], 0)

    # How it was won

    def _changed_win(self) -> Win:
        """The win after one change; circumstances that contradict it are taken off."""
        chance, win, rules = self._chance, self._win, self._table.rules
        roll = chance.below(100)
        if roll < 35:
            win = won(win, chance, self_draw=not win.self_draw)
        elif roll < 50:
            win = replace(win, seat=Wind(chance.below(win.players)))
            win = won(win, chance, self_draw=win.self_draw)
        elif roll < 60 and "round" in rules.uses:
            win = replace(win, round=Wind(chance.below(2)))
        elif roll < 75:
            win = replace(win, conditions=frozenset(), dora=(), ura=())
        else:
            win = self._with_condition(win)
        hand = self._draft.hand
        objected = {one.condition for one in rules.circumstances(hand, win) if one.objection is not None}
        return replace(win, conditions=win.conditions - objected)

    def _with_condition(self, win: Win) -> Win:
        """With one more circumstance, if that can be."""
        added = self._chance.weighted(tuple(_CONDITIONS), tuple(_CONDITIONS.values()))
        for one in self._table.rules.circumstances(self._draft.hand, win):
            if one.condition is added and one.objection is None:
                if win.conditions.intersection((added, *one.excluded_by)):
                    return win
                return replace(win, conditions=win.conditions | {added})
        return win


def with_indicators(table: Table, hand: Hand, win: Win, chance: Chance) -> Win:
    """As many indicators as lie open; those that lay there stay, as far as the hand leaves them."""
    dora, ura = table.rules.indicators(hand, win, table.options)
    if len(win.dora) == dora and len(win.ura) == ura:
        return win
    win = replace(win, dora=win.dora[:dora], ura=win.ura[:ura])
    while len(win.dora) < dora:
        win = replace(win, dora=(*win.dora, _indicator(table, hand, win, chance)))
    while len(win.ura) < ura:
        win = replace(win, ura=(*win.ura, _indicator(table, hand, win, chance)))
    return win


def _indicator(table: Table, hand: Hand, win: Win, chance: Chance) -> Tile:
    """A plain tile that can lie open beside the hand."""
    absent = table.rules.play(win).absent
    left = Draft(hand, win).left_of_each()
    kinds = [kind for kind in range(KINDS) if kind not in absent and left[kind]]
    return chance.weighted(kinds, [left[kind] for kind in kinds])


def any_luck(chance: Chance) -> tuple[int, int, int]:
    """For each suit, with how many fives none of them is red yet."""
    return chance.below(COPIES + 1), chance.below(COPIES + 1), chance.below(COPIES + 1)


def won(win: Win, chance: Chance, *, self_draw: bool) -> Win:
    """Won in this way, on a discard by somebody's."""
    return replace(win, self_draw=self_draw, discarder=None if self_draw else chance.one_of(others(win)))


def others(win: Win) -> list[Wind]:
    """The seats that can have discarded."""
    return [seat for seat in Wind if seat < win.players and seat is not win.seat]


def is_possible(draft: Draft, *, red: bool) -> bool:
    """Whether the circumstances can be; with red fives, whether there are so many plain ones."""
    rules, win = rule_set(draft.rules), draft.win
    if Condition.ROB in win.conditions and draft.hand.winning is not None:
        # The other three lie in the kong that was robbed, so that none of them is an indicator.
        shown = map(kind_of, (*win.dora, *win.ura))
        if kind_of(draft.hand.winning) in shown:
            return False
    if win.conditions:
        for one in rules.circumstances(draft.hand, win):
            if one.condition in win.conditions and (
                one.objection is not None or win.conditions.intersection(one.excluded_by)
            ):
                return False
    tiles = (*draft.hand.tiles, *win.dora, *win.ura)
    return not red or all(tiles.count(kind_of(five)) < COPIES for five in RED_FIVES)
