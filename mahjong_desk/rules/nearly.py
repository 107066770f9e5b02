"""What one change would make of a hand that wins: another tile, a meld kept concealed, another circumstance.

A change is one thing alone. Where it would take a second one with it – ippatsu needs reach, a tile would have
a fifth copy – the rule set refuses the changed hand, and it is left out.

>>> from mahjong_desk.core.line import parse_line
>>> draft = parse_line("12m789m55777z(666z)+3m rules=wsom").apply(Draft())
>>> best = nearly(draft)[0]
>>> best.change, best.total, best.gain
(MeldChange(meld=0, tiles=(32, 32, 32)), 150, 10)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import NamedTuple, TypeAlias

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition, Hand
from mahjong_desk.core.melds import Meld, MeldType, meld_from
from mahjong_desk.core.tiles import HONORS, KINDS, Kind, Tile, is_red, kind_of, order, red_five
from mahjong_desk.core.waits import waits
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.rules.score import Row, Score
from mahjong_desk.rules.scoring import score

MOST = 10
"""So many changes are given unless another number is asked for."""
_STEP_OF_CHOW = 3
"""A chow stays one when its first tile becomes the one after its last, or the other way round."""


class TileChange(NamedTuple):
    """Tile ``new`` in the place of ``old``.

    ``meld`` is None for a concealed tile: ``place`` is then its place, that of the winning tile coming after
    the last. Otherwise ``place`` is the tile's place in that meld.
    """

    old: Tile
    new: Tile
    place: int
    meld: int | None
    winning: bool


class MeldChange(NamedTuple):
    """The exposed meld at a place kept concealed: its tiles in the hand, or a kong as a concealed one."""

    meld: int
    tiles: tuple[Tile, ...]


class DrawChange(NamedTuple):
    """Won the other way: on a self-draw instead of a discard, or on a discard.

    ``gone`` is the label of a circumstance of the one way that is none of the other.
    """

    self_draw: bool
    gone: str | None


class CircumstanceChange(NamedTuple):
    """One circumstance more, or in the place of the one that gives way; ``label`` and ``gone`` are ids."""

    condition: Condition
    label: str
    gone: str | None


Change: TypeAlias = TileChange | MeldChange | DrawChange | CircumstanceChange
_SIMPLEST_FIRST = (MeldChange, DrawChange, CircumstanceChange, TileChange)


class Difference(NamedTuple):
    """A pattern that counts more, or less, by ``value``, which is above 0."""

    id: str
    value: int
    unit: str


class Nearly(NamedTuple):
    """A change with what the hand then scores; ``gain`` is what the total has more, above 0."""

    change: Change
    draft: Draft
    score: Score
    gained: tuple[Difference, ...]
    lost: tuple[Difference, ...]
    total: int
    gain: int


def nearly(draft: Draft, most: int = MOST) -> tuple[Nearly, ...]:
    """The changes with a net gain, the best first, ``most`` at most; none for a hand without a score."""
    before = score(draft)
    if not isinstance(before, Score):
        return ()
    return ranked(chain.from_iterable(search(draft, before)), most)


def search(draft: Draft, before: Score) -> Iterator[list[Nearly]]:
    """Every change with a net gain, in no order, in about a dozen steps of a millisecond or so each.

    ``before`` is the draft's own score. Whoever must not be held up can do something else after each step, or
    leave the rest undone.
    """
    rules = rule_set(draft.rules)
    yield list(_gains(before, _draws(draft, rules)))
    yield list(_gains(before, _circumstances(draft, rules)))
    yield list(_gains(before, _kept_concealed(draft)))
    tiles = _Tiles(draft, rules)
    yield list(_gains(before, tiles.in_melds()))
    for kind in tiles.kinds():
        yield list(_gains(before, tiles.of_kind(kind)))


def changes(draft: Draft) -> Iterator[tuple[Change, Draft]]:
    """Every change with the hand that comes of it, whether it scores more, less or not at all.

    Those of how the hand was won come first, then melds, then tiles.
    """
    rules = rule_set(draft.rules)
    yield from _draws(draft, rules)
    yield from _circumstances(draft, rules)
    yield from _kept_concealed(draft)
    tiles = _Tiles(draft, rules)
    for kind in tiles.kinds():
        yield from tiles.of_kind(kind)
    yield from tiles.in_melds()


def ranked(found: Iterable[Nearly], most: int = MOST) -> tuple[Nearly, ...]:
    """The best of what :func:`search` found: by total, then the simplest.

    Of several tile changes that do the same by the same patterns the simplest one stands for all.
    """
    chosen: list[Nearly] = []
    seen: set[tuple[object, ...]] = set()
    for one in sorted(found, key=_rank):
        same = (one.total, one.gained, one.lost)
        if isinstance(one.change, TileChange):
            if same in seen:
                continue
            seen.add(same)
        chosen.append(one)
    return tuple(chosen[:most])


def _rank(one: Nearly) -> tuple[object, ...]:
    """By total, the sort of change, the fewest patterns; of tiles a plain, concealed, not winning one."""
    change = one.change
    simple: tuple[object, ...] = ()
    if isinstance(change, TileChange):
        simple = (
            is_red(change.new),
            change.meld is not None,
            change.winning,
            order(change.old),
            order(change.new),
        )
    sort = _SIMPLEST_FIRST.index(type(change))
    return -one.total, sort, len(one.gained) + len(one.lost), *simple


def _gains(before: Score, changes: Iterable[tuple[Change, Draft]]) -> Iterator[Nearly]:
    """Those of the changes after which the hand scores more."""
    for change, after in changes:
        answer = score(after)
        if isinstance(answer, Score) and answer.total > before.total:
            gained, lost = differences(before.best.rows, answer.best.rows)
            yield Nearly(change, after, answer, gained, lost, answer.total, answer.total - before.total)


def differences(
    before: Iterable[Row], after: Iterable[Row]
) -> tuple[tuple[Difference, ...], tuple[Difference, ...]]:
    """The patterns that count more after a change, and those that count less; the biggest first."""
    values: dict[tuple[str, str], int] = {}
    for sign, rows in ((-1, before), (1, after)):
        for row in rows:
            key = row.id, row.unit
            values[key] = values.get(key, 0) + sign * row.value
    gained = [Difference(row_id, value, unit) for (row_id, unit), value in values.items() if value > 0]
    lost = [Difference(row_id, -value, unit) for (row_id, unit), value in values.items() if value < 0]
    return tuple(sorted(gained, key=_biggest)), tuple(sorted(lost, key=_biggest))


def _biggest(difference: Difference) -> int:
    return -difference.value


# The win


def _draws(draft: Draft, rules: RuleSet) -> Iterator[tuple[Change, Draft]]:
    """The other way of winning; one circumstance that belongs to this way may go with it."""
    win = draft.win
    after = replace(win, self_draw=not win.self_draw, discarder=None, nobody=False)
    objections = {c.condition for c in rules.circumstances(draft.hand, after) if c.objection is not None}
    gone = win.conditions & objections
    if len(gone) <= 1:
        after = replace(after, conditions=win.conditions - gone)
        yield DrawChange(after.self_draw, _label(rules, draft, gone)), replace(draft, win=after)


def _circumstances(draft: Draft, rules: RuleSet) -> Iterator[tuple[Change, Draft]]:
    """Each circumstance that can apply; one other may give way to it."""
    win = draft.win
    for one in rules.circumstances(draft.hand, win):
        gone = win.conditions.intersection(one.excluded_by)
        if one.condition in win.conditions or one.objection is not None or len(gone) > 1:
            continue
        conditions = (win.conditions - gone) | {one.condition}
        change = CircumstanceChange(one.condition, one.label, _label(rules, draft, gone))
        yield change, replace(draft, win=replace(win, conditions=conditions))


def _label(rules: RuleSet, draft: Draft, gone: frozenset[Condition]) -> str | None:
    """The label of the one circumstance that gives way, as it stands before the change."""
    labels = [c.label for c in rules.circumstances(draft.hand, draft.win) if c.condition in gone]
    return labels[0] if labels else None


# Melds


def _kept_concealed(draft: Draft) -> Iterator[tuple[Change, Draft]]:
    hand = draft.hand
    for place, meld in enumerate(hand.melds):
        if not meld.exposed:
            continue
        before, behind = hand.melds[:place], hand.melds[place + 1 :]
        if meld.type is MeldType.KONG:
            kong = Meld(MeldType.CONCEALED_KONG, meld.tiles)
            after = replace(hand, melds=(*before, kong, *behind))
        else:
            after = Hand.of((*hand.concealed, *meld.tiles), (*before, *behind), hand.winning)
        yield MeldChange(place, meld.tiles), replace(draft, hand=after)


# Tiles


class _Tiles:
    """Finds the replacements of a hand's tiles after which it is still complete."""

    def __init__(self, draft: Draft, rules: RuleSet) -> None:
        self._draft = draft
        self._hand = draft.hand
        self._left = draft.left_of_each()
        self._play = rules.play(draft.win)
        options, _ = resolve(rules.options, draft.options, rules.id)
        reds = map(red_five, range(HONORS)) if rules.has_red_fives(options) else ()
        self._reds = {kind_of(red): red for red in reds}

    def kinds(self) -> list[Kind]:
        """The kinds of the concealed tiles, the winning one among them."""
        won = () if self._hand.winning is None else (self._hand.winning,)
        return sorted({kind_of(number) for number in (*self._hand.concealed, *won)})

    def of_kind(self, kind: Kind) -> Iterator[tuple[Change, Draft]]:
        """The replacements of a concealed tile of that kind, and of the winning tile if it is one."""
        hand = self._hand
        tiles = hand.concealed if hand.winning is None else (*hand.concealed, hand.winning)
        rest = list(tiles)
        rest.remove(next(number for number in tiles if kind_of(number) == kind))
        # Whichever tile of the kind goes, the same ones complete what is left.
        completing = [wait.kind for wait in waits(Hand.of(rest, hand.melds), self._play)]
        tried: set[tuple[Tile, bool]] = set()
        for place, old in enumerate(tiles):
            winning = place == len(hand.concealed)
            if kind_of(old) != kind or (old, winning) in tried:
                continue
            tried.add((old, winning))
            for new in self._instead_of(old, completing):
                change = TileChange(old, new, place, None, winning)
                yield change, replace(self._draft, hand=self._with(change))

    def in_melds(self) -> Iterator[tuple[Change, Draft]]:
        """The replacements of a meld's tile that leave it a meld of its type."""
        hand = self._hand
        for at, meld in enumerate(hand.melds):
            for place, old in enumerate(meld.tiles):
                if old in meld.tiles[:place]:
                    continue
                kind = kind_of(old)
                for new in self._instead_of(old, (kind - _STEP_OF_CHOW, kind, kind + _STEP_OF_CHOW)):
                    tiles = (*meld.tiles[:place], new, *meld.tiles[place + 1 :])
                    changed = meld_from(tiles, concealed=not meld.exposed)
                    if isinstance(changed, Meld) and changed.type is meld.type:
                        melds = (*hand.melds[:at], changed, *hand.melds[at + 1 :])
                        after = replace(self._draft, hand=replace(hand, melds=melds))
                        yield TileChange(old, new, place, at, winning=False), after

    def _instead_of(self, old: Tile, kinds: Iterable[Kind]) -> Iterator[Tile]:
        """The tiles of some kinds that are there to take, red fives too where the rule set has them."""
        for kind in kinds:
            if not 0 <= kind < KINDS:
                continue
            # A tile of its own kind takes no further copy.
            if kind == kind_of(old) or self._left[kind]:
                for new in (kind, self._reds.get(kind)):
                    if new is not None and new != old:
                        yield new

    def _with(self, change: TileChange) -> Hand:
        hand = self._hand
        if change.winning:
            return replace(hand, winning=change.new)
        concealed = list(hand.concealed)
        concealed[change.place] = change.new
        return Hand.of(concealed, hand.melds, hand.winning)
