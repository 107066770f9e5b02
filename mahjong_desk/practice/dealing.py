"""Hands dealt for practice: complete ones that have a wanted pattern, ready ones, and ones with two readings.

A hand is grown from the example that the guide has of the pattern, by many small changes of which only
those stay after which the hand still scores the pattern. So the rarest pattern is dealt as quickly as any
other, and no family has to say how its patterns are made. What only a rule set knows – which circumstances
can be, how many indicators lie open – it is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.core.arrangements import ORPHANS, Form, readings
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.groups import Shape, group
from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.tiles import COPIES, HONORS, KINDS, RED_FIVES, Tile, Wind, kind_of
from mahjong_desk.core.waits import waits
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.shaping import Grown, any_set, changed, settled, turned
from mahjong_desk.rules.guide import Changes, Page, pages, shown, worth
from mahjong_desk.rules.options import Options, resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import play_of, score, scored_waits

_WEIGHTS = {1: (12, 3, 0), 2: (6, 6, 1), 3: (2, 4, 3)}
"""By level, how often a pattern of each rarity is dealt for."""
_ROWS = {1: (1, 3), 2: (2, 5), 3: (3, 12)}
"""By level, how many patterns a hand should have."""
_RAREST = {1: 1, 2: 2, 3: 3}
"""By level, how rare the patterns besides the wanted one should be at most."""
_MIXING, _CHOOSING = 30, 45
"""Changes before a hand is looked at, and those after, the best hand of which is dealt."""
_WIN_CHANGED = 25
"""Of a hundred changes."""
_CONDITIONS = {
    Condition.RIICHI: 12,
    Condition.IPPATSU: 4,
    Condition.LAST: 1,
    Condition.KONG: 2,
    Condition.ROB: 1,
    Condition.DOUBLE_RIICHI: 1,
}
"""How often each is added. A win in the first turn is dealt only for itself."""


# Which pattern


def dealt_patterns(rules: RuleSet, changes: Changes) -> tuple[Page, ...]:
    """The patterns that count as the options stand: hands are dealt for these."""
    return tuple(page for page in pages(rules) if worth(rules, page.pattern.id, changes).counts)


def choose_pattern(
    rules: RuleSet, changes: Changes, level: int, chance: Chance, focus: Iterable[str] = ()
) -> str:
    """A pattern to deal for: one of ``focus`` that counts here, or else any, the commoner ones more often."""
    found = dealt_patterns(rules, changes)
    wanted = set(focus)
    focused = [page for page in found if page.pattern.id in wanted]
    if focused:
        return chance.one_of(focused).pattern.id
    return chance.weighted(found, [_WEIGHTS[level][page.rarity - 1] for page in found]).pattern.id


# A complete hand


class _Table(NamedTuple):
    """What does not change while a hand grows."""

    rules: RuleSet
    options: Options
    changes: Changes
    red: bool


def _table(rules_id: str, changes: Changes) -> _Table:
    rules = rule_set(rules_id)
    options, _ = resolve(rules.options, changes, rules_id)
    return _Table(rules, options, changes, rules.has_red_fives(options))


def deal(rules_id: str, changes: Changes, pattern: str, level: int, chance: Chance) -> Draft:
    """A complete hand that scores the pattern, as hard as the level says.

    ``KeyError`` for a pattern that the rule set does not have; one that does not count as the options stand
    is dealt by the options of its example.
    """
    table = _table(rules_id, changes)
    example = shown(table.rules, pattern, changes)
    if not worth(table.rules, pattern, changes).counts:
        table = _table(rules_id, example.options)
    answer = score(example)
    assert isinstance(answer, Score)
    assert example.hand.winning is not None
    growing = _Growing(table, example, Grown.of(answer.best.reading, example.hand.winning), pattern, chance)
    return growing.dealt(level)


class _Growing:
    """A hand that keeps a pattern while it changes."""

    def __init__(self, table: _Table, example: Draft, grown: Grown, pattern: str, chance: Chance) -> None:
        self._table = table
        self._pattern = pattern
        self._chance = chance
        self._rarity = {page.pattern.id: page.rarity for page in pages(table.rules)}
        self._example = example
        self._grown = grown
        self._win = example.win
        self._has_indicators = bool(example.win.dora)
        self._draft, self._penalty = example, 99

    def dealt(self, level: int) -> Draft:
        """The hand after all changes: of those that came by, one as hard as it should be."""
        chance = self._chance
        self._name_discarder(level)
        self._try(turned(self._grown, chance), self._win, level)
        if self._table.red:
            luck = (chance.below(COPIES + 1), chance.below(COPIES + 1), chance.below(COPIES + 1))
            self._try(replace(self._grown, luck=luck), self._win, level)
        for _ in range(_MIXING):
            self._change(level)
        best, least = self._draft, self._penalty
        for _ in range(_CHOOSING):
            if least == 0:
                break
            self._change(level)
            if self._penalty < least:
                best, least = self._draft, self._penalty
        return best

    def _name_discarder(self, level: int) -> None:
        """Somebody discarded the tile that the example was won with; some patterns take only one seat's."""
        if self._win.self_draw or self._win.discarder is not None:
            self._try(self._grown, self._win, level)
            return
        for seat in self._chance.shuffled(_others(self._win)):
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
        win = self._with_indicators(hand, win)
        draft = Draft(hand, win, self._table.rules.id, self._table.changes)
        if not is_possible(draft):
            return False
        answer = score(draft)
        if isinstance(answer, Score) and any(row.id == self._pattern for row in answer.best.rows):
            self._grown, self._win, self._draft = grown, win, draft
            self._penalty = self._too_hard(answer, level)
            return True
        return False

    def _too_hard(self, answer: Score, level: int) -> int:
        """How far a hand is from what the level wants; 0 for one that is right."""
        rows = answer.best.rows
        least, most = _ROWS[level]
        rarest = max((self._rarity[row.id] for row in rows if row.id != self._pattern), default=1)
        return max(least - len(rows), len(rows) - most, 0) + max(rarest - _RAREST[level], 0)

    # How it was won

    def _changed_win(self) -> Win:
        """The win after one change; circumstances that contradict it are taken off."""
        chance, win, rules = self._chance, self._win, self._table.rules
        roll = chance.below(100)
        if roll < 35:
            win = _won(win, chance, self_draw=not win.self_draw)
        elif roll < 50:
            win = replace(win, seat=Wind(chance.below(win.players)))
            win = _won(win, chance, self_draw=win.self_draw)
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
        """With one more of the circumstances that can be, if there is any."""
        offered = [
            one.condition
            for one in self._table.rules.circumstances(self._draft.hand, win)
            if one.objection is None
            and one.condition in _CONDITIONS
            and not win.conditions.intersection((one.condition, *one.excluded_by))
        ]
        if not offered:
            return win
        added = self._chance.weighted(offered, [_CONDITIONS[one] for one in offered])
        return replace(win, conditions=win.conditions | {added})

    def _with_indicators(self, hand: Hand, win: Win) -> Win:
        """As many indicators as lie open; those that lay there stay, as far as the hand leaves them."""
        dora, ura = self._table.rules.indicators(hand, win, self._table.options)
        if len(win.dora) == dora and len(win.ura) == ura:
            return win
        win = replace(win, dora=win.dora[:dora], ura=win.ura[:ura])
        while len(win.dora) < dora:
            win = replace(win, dora=(*win.dora, self._indicator(hand, win)))
        while len(win.ura) < ura:
            win = replace(win, ura=(*win.ura, self._indicator(hand, win)))
        return win

    def _indicator(self, hand: Hand, win: Win) -> Tile:
        """A tile that can lie open beside the hand; no five where one of them is red."""
        absent = self._table.rules.play(win).absent
        fives = _FIVES if self._table.red else frozenset()
        left = Draft(hand, win).left_of_each()
        kinds = [kind for kind in range(KINDS) if kind not in absent and kind not in fives and left[kind]]
        return self._chance.weighted(kinds, [left[kind] for kind in kinds])


def _won(win: Win, chance: Chance, *, self_draw: bool) -> Win:
    """Won in this way, on a discard by somebody's."""
    return replace(win, self_draw=self_draw, discarder=None if self_draw else chance.one_of(_others(win)))


def _others(win: Win) -> list[Wind]:
    return [seat for seat in Wind if seat < win.players and seat is not win.seat]


def is_possible(draft: Draft) -> bool:
    """Whether the circumstances can be, and there are as many plain fives as that."""
    rules, win = rule_set(draft.rules), draft.win
    if win.conditions:
        for one in rules.circumstances(draft.hand, win):
            if one.condition in win.conditions and (
                one.objection is not None or win.conditions.intersection(one.excluded_by)
            ):
                return False
    tiles = (*draft.hand.tiles, *win.dora, *win.ura)
    reds = [number for number in tiles if number in RED_FIVES]
    return not reds or all(tiles.count(kind_of(five)) < COPIES for five in RED_FIVES)


_FIVES = frozenset(kind_of(five) for five in RED_FIVES)


# A ready hand

_WAITS = {1: (1, 2), 2: (2, 3), 3: (3, 13)}
"""By level, how many kinds a ready hand should wait for."""
_TRIES = 40


def deal_ready(rules_id: str, changes: Changes, level: int, chance: Chance) -> Draft:
    """Thirteen tiles that wait, each winning tile scoring at least where it is drawn.

    The harder, the more tiles are of one suit, and wait for more kinds.
    """
    table = _table(rules_id, changes)
    least, most = _WAITS[level]
    best, penalty = None, 99
    while penalty:
        for _ in range(_TRIES):
            grown = _any_hand(chance, level)
            draft = _ready(table, grown, chance) if grown.is_possible() else None
            if draft is None:
                continue
            count = len(waits(draft.hand, play_of(draft)))
            found = max(least - count, count - most, 0)
            if found < penalty and (found == 0 or best is None) and _always_scores(draft):
                best, penalty = draft, found
            if penalty == 0:
                break
        if best is not None:
            break
    assert best is not None
    return best


def _ready(table: _Table, grown: Grown, chance: Chance) -> Draft | None:
    """The hand without a tile; none where it was won only by a tile that it holds four of."""
    hand = settled(replace(grown, won=-1), chance).hand(red=table.red)
    seat = Wind(chance.below(4))
    win = Win(seat=seat, round=Wind(chance.below(2)) if "round" in table.rules.uses else Wind.E)
    return Draft(replace(hand, winning=None), win, table.rules.id, table.changes)


def _always_scores(draft: Draft) -> bool:
    found = scored_waits(draft)
    return bool(found) and all(isinstance(one.self_draw, Score) for one in found)


def _any_hand(chance: Chance, level: int) -> Grown:
    """A complete hand of any form; the higher the level, the fewer suits and called sets."""
    roll = chance.below(100)
    if roll < 5:
        pairs = sorted(chance.shuffled(range(KINDS))[:7])
        return Grown(Form.SEVEN_PAIRS, (), tuple(pairs), pairs[0])
    if level == 3 and roll < 7:
        return Grown(Form.THIRTEEN_ORPHANS, (), (chance.one_of(ORPHANS),), ORPHANS[0])
    suits = chance.shuffled(range(HONORS))[: 4 - level]
    kinds = tuple(suit * 9 + rank for suit in sorted(suits) for rank in range(9))
    called = (2, 1, 0)[level - 1]
    sets = []
    for place in range(4):
        made = any_set(chance, _ALL if level < 3 and chance.within(15) else kinds, kongs=False)
        sets.append(group(made.shape, made.kind, exposed=made.exposed and place < called))
    pair = chance.one_of(_ALL if chance.within(30) else kinds)
    return Grown(Form.REGULAR, tuple(sets), (pair,), pair)


_ALL = tuple(range(KINDS))


# A hand that reads in two ways


def deal_double(rules_id: str, changes: Changes, level: int, chance: Chance) -> Draft:
    """A complete hand of which one reading scores more than all the others."""
    table = _table(rules_id, changes)
    while True:
        grown = _double(chance, level)
        if not grown.is_possible():
            continue
        grown = settled(replace(grown, won=-1), chance)
        hand = grown.hand(red=table.red)
        if len(readings(hand)) < 2:
            continue
        win = Win(
            seat=Wind(chance.below(4)), round=Wind(chance.below(2)) if "round" in table.rules.uses else Wind.E
        )
        draft = Draft(hand, _won(win, chance, self_draw=chance.within(40)), table.rules.id, table.changes)
        answer = score(draft)
        if isinstance(answer, Score) and has_best_reading(answer):
            return draft


def has_best_reading(answer: Score) -> bool:
    """Whether there are several readings, of which one scores more than all the others."""
    return bool(answer.readings) and answer.readings[0].total < answer.total


def _double(chance: Chance, level: int) -> Grown:
    """Sets that are likely to be read in another way as well."""
    suit = chance.below(HONORS)
    rank = chance.below(7)
    roll = chance.below(100)
    if roll < 35:
        # Three pungs in a row are three equal chows.
        sets = [group(Shape.PUNG, suit * 9 + rank + step) for step in range(3)]
        sets.append(any_set(chance, kongs=False))
        return Grown(Form.REGULAR, tuple(sets), (chance.below(KINDS),), 0)
    if roll < 55:
        # Two chows twice are six pairs.
        starts = [(suit * 9 + rank), chance.below(HONORS) * 9 + chance.below(7)]
        sets = [group(Shape.CHOW, start) for start in (starts[0], starts[0], starts[1], starts[1])]
        return Grown(Form.REGULAR, tuple(sets), (chance.below(KINDS),), 0)
    # What is close together can be parted in several ways.
    start = min(rank, 4)
    near = tuple(suit * 9 + start + step for step in range(5))
    sets = [any_set(chance, near, kongs=False) for _ in range(2 if level == 1 else 3)]
    sets = [group(part.shape, part.kind) for part in sets]
    while len(sets) < 4:
        sets.append(any_set(chance, kongs=False))
    return Grown(Form.REGULAR, tuple(sets), (chance.one_of(near),), 0)
