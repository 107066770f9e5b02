"""Hands dealt for practice: complete ones that have a wanted pattern, ready ones, and ones with two readings.

A hand is grown from the example that the guide has of the pattern, by many small changes of which only
those stay after which the hand still scores the pattern. So the rarest pattern is dealt as quickly as any
other, and no family has to say how its patterns are made. What only a rule set knows – which circumstances
can be, how many indicators lie open – it is asked.
"""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.core.arrangements import ORPHANS, Form, readings
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.groups import Shape, group
from mahjong_desk.core.hand import Win
from mahjong_desk.core.tiles import HONORS, KINDS, Wind
from mahjong_desk.core.waits import waits
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.growing import (
    Growing,
    Table,
    any_luck,
    is_possible,
    table_of,
    with_indicators,
    won,
)
from mahjong_desk.practice.shaping import Grown, any_set, settled
from mahjong_desk.rules.guide import Changes, Page, pages, shown, worth
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import play_of, score, scored_waits

_WEIGHTS = {1: (12, 3, 0), 2: (6, 6, 1), 3: (3, 5, 2)}
"""By level, how often a pattern of each rarity is dealt for."""


# Which pattern


def dealt_patterns(rules: RuleSet, changes: Changes) -> tuple[Page, ...]:
    """The patterns that count as the options stand: hands are dealt for these."""
    return tuple(page for page in pages(rules) if worth(rules, page.pattern.id, changes).counts)


def turns(rules: RuleSet, changes: Changes, level: int, chance: Chance) -> list[str]:
    """The patterns that a level deals for, each once, the commoner ones likely to be among the first.

    So a short round has common ones and no two for the same, and a long one has them all.
    """
    weights = {page.pattern.id: _WEIGHTS[level][page.rarity - 1] for page in dealt_patterns(rules, changes)}
    rest = [pattern for pattern, weight in weights.items() if weight]
    found = []
    while rest:
        found.append(chance.weighted(rest, [weights[pattern] for pattern in rest]))
        rest.remove(found[-1])
    return found


# A complete hand


def deal(rules_id: str, changes: Changes, pattern: str, level: int, chance: Chance) -> Draft | None:
    """A complete hand that scores the pattern, as hard as the level says; None where none was found.

    ``KeyError`` for a pattern that the rule set does not have; one that does not count as the options stand
    is dealt by the options of its example.
    """
    rules = rule_set(rules_id)
    example = shown(rules, pattern, changes)
    counts = worth(rules, pattern, changes).counts
    table = table_of(rules_id, changes if counts else example.options)
    return Growing(table, example, pattern, chance).dealt(level)


# A ready hand

_WAITS = {1: (1, 2), 2: (2, 3), 3: (3, 13)}
"""By level, how many kinds a ready hand should wait for."""
_TRIES, _READY_TRIES = 40, 400
"""Hands looked at for one that waits for as many kinds as it should, and for one that waits at all."""


def deal_ready(rules_id: str, changes: Changes, level: int, chance: Chance) -> Draft | None:
    """Thirteen tiles that wait, each winning tile scoring at least where it is drawn; None if none was found.

    The harder, the more tiles are of one suit, and wait for more kinds.
    """
    table = table_of(rules_id, changes)
    least, most = _WAITS[level]
    best = None
    for number in range(_READY_TRIES):
        if best is not None and number >= _TRIES:
            break
        grown = _any_hand(chance, level)
        if not grown.is_possible():
            continue
        draft = _ready(table, grown, chance)
        found = len(waits(draft.hand, play_of(draft)))
        if (best is None or least <= found <= most) and _always_scores(draft):
            best = draft
            if least <= found <= most:
                break
    return best


def _ready(table: Table, grown: Grown, chance: Chance) -> Draft:
    """The hand without one of its tiles."""
    grown = settled(replace(grown, won=-1, luck=any_luck(chance)), chance)
    hand = replace(grown.hand(red=table.red), winning=None)
    return Draft(hand, _seated(table, chance), table.rules.id, table.changes)


def _seated(table: Table, chance: Chance) -> Win:
    """Any seat, and East or South as the round where that matters."""
    seat = Wind(chance.below(4))
    return Win(seat=seat, round=Wind(chance.below(2)) if "round" in table.rules.uses else Wind.E)


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

_DOUBLE_TRIES = 1000


def deal_double(rules_id: str, changes: Changes, level: int, chance: Chance) -> Draft | None:
    """A complete hand of which one reading scores more than all the others; None if none was found."""
    table = table_of(rules_id, changes)
    for _ in range(_DOUBLE_TRIES):
        grown = _double(chance, level)
        if not grown.is_possible():
            continue
        grown = settled(replace(grown, won=-1, luck=any_luck(chance)), chance)
        hand = grown.hand(red=table.red)
        if len(readings(hand)) < 2:
            continue
        win = won(_seated(table, chance), chance, self_draw=chance.within(40))
        draft = Draft(hand, with_indicators(table, hand, win, chance), table.rules.id, table.changes)
        if not is_possible(draft, red=table.red):
            continue
        answer = score(draft)
        if isinstance(answer, Score) and has_best_reading(answer):
            return draft
    return None


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
