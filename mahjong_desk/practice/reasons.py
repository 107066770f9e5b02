"""Why a hand does not have a pattern: the smallest change after which it would, proven by scoring it.

>>> from mahjong_desk.core.line import parse_line
>>> from mahjong_desk.practice.words import say, texts_of
>>> draft = parse_line("2234m345p678s333z+5m rules=wsom").apply(Draft())
>>> reason = reasons(draft, ["three-similar-sequences"])["three-similar-sequences"]
>>> say(reason.said, texts_of(rule_set("wsom")))
'It would have it with 345 of bamboos in the place of 678 of bamboos.'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.core.arrangements import Form, Reading, readings
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.groups import Group, Shape, group, starts_chow
from mahjong_desk.core.hand import Hand
from mahjong_desk.core.melds import Meld, MeldType
from mahjong_desk.core.tiles import CODES, KINDS, Kind, Wind
from mahjong_desk.practice.shaping import Grown
from mahjong_desk.practice.words import Sentence
from mahjong_desk.rules.nearly import (
    Change,
    CircumstanceChange,
    DrawChange,
    MeldChange,
    TileChange,
    changes,
)
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score


class Reason(NamedTuple):
    """What stands in the way, in a sentence, and the hand that has the pattern without it."""

    said: Sentence
    shown: Draft


_SETS = (
    *(group(Shape.CHOW, kind) for kind in range(KINDS) if starts_chow(kind)),
    *(group(Shape.PUNG, kind) for kind in range(KINDS)),
)


def reasons(draft: Draft, patterns: Iterable[str]) -> dict[str, Reason]:
    """For each of the patterns that one change would give a complete hand, that change; the simplest first.

    A pattern that is further away has none.
    """
    wanted = set(patterns)
    found: dict[str, Reason] = {}
    for said, after in _changed(draft):
        if not wanted:
            break
        answer = score(after)
        if isinstance(answer, Score):
            for row in answer.best.rows:
                if row.id in wanted:
                    wanted.remove(row.id)
                    found[row.id] = Reason(said, after)
    return found


def _changed(draft: Draft) -> Iterator[tuple[Sentence, Draft]]:
    """Every change of a complete hand, the ones that a player thinks of first before the others."""
    rules = rule_set(draft.rules)
    if not draft.hand.is_concealed:
        yield Sentence("reason.concealed"), replace(draft, hand=_concealed(draft.hand))
    yield from _other_winds(draft, rules)
    yield from _won_by_another(draft)
    later: list[tuple[Sentence, Draft]] = []
    for change, after in changes(draft):
        said = _said(change, draft)
        if isinstance(change, TileChange):
            later.append((said, after))
        else:
            yield said, after
    yield from _with_a_circumstance(draft, rules)
    # Whoever claims a pattern sees sets, not tiles: another set says more than the one tile of it.
    yield from _other_sets(draft)
    yield from later


def _said(change: Change, draft: Draft) -> Sentence:
    if isinstance(change, DrawChange):
        return Sentence("reason.self-draw" if change.self_draw else "reason.discard")
    if isinstance(change, CircumstanceChange):
        return Sentence("reason.circumstance", {"label": change.label})
    if isinstance(change, MeldChange):
        return Sentence("reason.meld-concealed", {"group": draft.hand.melds[change.meld].group.text})
    return Sentence("reason.tile", {"old": CODES[change.old], "new": CODES[change.new]})


def _concealed(hand: Hand) -> Hand:
    """The hand with nothing called; its kongs are concealed ones."""
    kongs = [meld for meld in hand.melds if meld.group.is_kong]
    others = [number for meld in hand.melds if not meld.group.is_kong for number in meld.tiles]
    concealed = [Meld(MeldType.CONCEALED_KONG, kong.tiles) for kong in kongs]
    return Hand.of((*hand.concealed, *others), concealed, hand.winning)


def _with_a_circumstance(draft: Draft, rules: RuleSet) -> Iterator[tuple[Sentence, Draft]]:
    """A circumstance that the hand allows only with nothing called, or won in the other way."""
    win = draft.win
    other_way = replace(win, self_draw=not win.self_draw, discarder=None, conditions=frozenset())
    ways = [
        (
            "reason.circumstance-self-draw" if other_way.self_draw else "reason.circumstance-discard",
            replace(draft, win=other_way),
        )
    ]
    if not draft.hand.is_concealed:
        concealed = replace(draft, hand=_concealed(draft.hand))
        ways.append(("reason.circumstance-concealed", concealed))
    for key, after in ways:
        for one in rules.circumstances(after.hand, after.win):
            if one.objection is None and not after.win.conditions.intersection(one.excluded_by):
                conditions = after.win.conditions | {one.condition}
                won = replace(after, win=replace(after.win, conditions=conditions))
                yield Sentence(key, {"label": one.label}), won


def _other_winds(draft: Draft, rules: RuleSet) -> Iterator[tuple[Sentence, Draft]]:
    win = draft.win
    for wind in Wind:
        if wind is not win.seat and wind < win.players:
            # Who discarded depends on who won.
            seated = replace(win, seat=wind, discarder=None)
            yield Sentence("reason.seat", {"seat": wind.name}), replace(draft, win=seated)
    if "round" in rules.uses:
        for wind in Wind:
            if wind is not win.round:
                in_round = replace(draft, win=replace(win, round=wind))
                yield Sentence("reason.round", {"seat": wind.name}), in_round


def _won_by_another(draft: Draft) -> Iterator[tuple[Sentence, Draft]]:
    """The same tiles, another of which came last."""
    for tile in dict.fromkeys(draft.hand.concealed):
        after = draft.choose_winning(tile)
        if tile != draft.hand.winning and isinstance(after, Draft):
            yield Sentence("reason.winning", {"tile": CODES[tile]}), after


def _other_sets(draft: Draft) -> Iterator[tuple[Sentence, Draft]]:
    """One set exchanged for another, or a pung made a kong; then another pair."""
    found = [reading for reading in readings(draft.hand) if reading.form is Form.REGULAR]
    if not found or draft.hand.winning is None:
        return
    answer = score(draft)
    reading: Reading = answer.best.reading if isinstance(answer, Score) else found[0]
    if reading.form is not Form.REGULAR:
        reading = found[0]
    grown = Grown.of(reading, draft.hand.winning)
    for place, old in enumerate(grown.sets):
        for new in _instead_of(old):
            sets = (*grown.sets[:place], new, *grown.sets[place + 1 :])
            said = Sentence("reason.set", {"old_group": old.text, "new_group": new.text})
            yield from _with(draft, replace(grown, sets=sets), new.kinds, said)
    (pair,) = grown.pairs
    for kind in range(KINDS):
        if kind != pair:
            data = {"old_group": group(Shape.PAIR, pair).text, "new_group": group(Shape.PAIR, kind).text}
            yield from _with(draft, replace(grown, pairs=(kind,)), (kind,), Sentence("reason.set", data))


def _instead_of(old: Group) -> Iterator[Group]:
    if old.is_triplet:
        yield group(Shape.PUNG if old.is_kong else Shape.KONG, old.kind, exposed=old.exposed)
    for new in _SETS:
        if (new.shape, new.kind) != (old.shape, old.kind):
            yield group(new.shape, new.kind, exposed=old.exposed)


def _with(
    draft: Draft, grown: Grown, new: tuple[Kind, ...], said: Sentence
) -> Iterator[tuple[Sentence, Draft]]:
    """The hand of a shape; a tile of the new group wins where the one that won is gone."""
    if not grown.is_possible():
        return
    in_hand = grown.concealed_kinds()
    for won in (grown.won,) if grown.won in in_hand else tuple(dict.fromkeys(new)):
        if won in in_hand:
            hand = replace(grown, won=won).hand(red=False)
            yield said, replace(draft, hand=hand)
