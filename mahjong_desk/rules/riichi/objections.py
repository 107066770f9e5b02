"""What the profile of a match has against a hand: worth, liability, winners and draws it does not know."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desk.core.line import bad_value
from mahjong_desk.core.problems import Problem, Reason, Value
from mahjong_desk.rules.options import NONE
from mahjong_desk.rules.outcome_checks import foreign
from mahjong_desk.rules.outcomes import (
    Abort,
    AbortKind,
    Draw,
    HanFu,
    Nagashi,
    Outcome,
    Played,
    Points,
    Ron,
    Tsumo,
    Win,
    Yakuman,
)
from mahjong_desk.rules.riichi.match_choices import MatchChoices

_LEAST_HAN = {
    (True, 20): 2,  # only Peace, self-drawn, has no more fu
    (True, 25): 3,  # seven pairs, concealed and self-drawn
    (False, 25): 2,
}
"""By whether it is self-drawn and by fu: fewer han there cannot be, and on a discard no hand has 20 fu."""


def hand_objections(played: Played, rules: MatchChoices) -> Iterator[Problem]:
    """Against a hand as a whole: more players win on one discard than may, or sticks that cannot lie so."""
    if len(played.wins) > rules.most_winners:
        yield _conflict("too-many-winners", count=len(played.wins), most=rules.most_winners)
    for close in played.closes:
        if isinstance(close, Draw | Nagashi) and close.tenpai is not None:
            # Only who is ready lays down a stick, and nothing changes that; who did so all the same offends.
            offended = {chombo.player for chombo in played.chombos}
            for player in sorted(set(played.riichi) - set(close.tenpai) - offended):
                yield _conflict("riichi-not-ready", player=player)
        elif isinstance(close, Abort) and close.kind is AbortKind.FOUR_RIICHI and len(played.riichi) != 4:
            yield _conflict("too-few-riichi", count=len(played.riichi))


def outcome_objections(outcome: Outcome, rules: MatchChoices) -> Iterator[Problem]:
    """Against one outcome whose players and numbers are in order."""
    if isinstance(outcome, Abort):
        if outcome.kind not in rules.aborts:
            known = " ".join(kind.value for kind in rules.aborts) or NONE
            yield _conflict("no-such-abort", kind=outcome.kind.value, known=known)
    elif isinstance(outcome, Draw | Nagashi):
        if isinstance(outcome, Nagashi) and not rules.nagashi:
            yield foreign("nagashi")
        if outcome.tenpai is None:
            data: dict[str, Value] = {"key": "tenpai", "allowed": "ready-players"}
            yield Problem(Reason.BAD_VALUE, "missing", data)
    elif isinstance(outcome, Ron | Tsumo):
        yield from _win_objections(outcome, rules)


def _win_objections(win: Win, rules: MatchChoices) -> Iterator[Problem]:
    if isinstance(win, Ron) and (win.responsible is not None or win.nobody):
        yield foreign("responsible")
    yield from _worth_objections(win, rules)
    if win.pao is not None:
        yield from _liability_objections(win, rules)


def _worth_objections(win: Win, rules: MatchChoices) -> Iterator[Problem]:
    worth = win.worth
    if isinstance(worth, Points):
        yield Problem(Reason.BAD_VALUE, "worth-in-han")
    elif isinstance(worth, Yakuman):
        if rules.most_yakuman is not None and worth.count > rules.most_yakuman:
            yield bad_value("yakuman", worth.count, f"1–{rules.most_yakuman}")
    elif worth.needs_fu:
        yield from _fu_objections(worth, self_draw=not isinstance(win, Ron))


def _fu_objections(worth: HanFu, *, self_draw: bool) -> Iterator[Problem]:
    """Combinations that no hand has (the empty cells of the scoring charts)."""
    if worth.fu is None:
        yield Problem(Reason.BAD_VALUE, "missing", {"key": "fu", "allowed": "20 25 30 40 …"})
    elif worth.fu == 20 and not self_draw:
        yield _conflict("no-such-ron", fu=worth.fu)
    elif worth.han < _LEAST_HAN.get((self_draw, worth.fu), 1):
        least = _LEAST_HAN[self_draw, worth.fu]
        yield _conflict("too-few-han", han=worth.han, fu=worth.fu, least=least)


def _liability_objections(win: Win, rules: MatchChoices) -> Iterator[Problem]:
    if not rules.has_pao:
        yield foreign("pao")
    elif not isinstance(win.worth, Yakuman):
        yield _conflict("liable-for-yakuman-only")
    elif win.pao_yakuman > win.worth.count:
        yield bad_value("pao_yakuman", win.pao_yakuman, f"1–{win.worth.count}")


def _conflict(detail: str, **data: Value) -> Problem:
    return Problem(Reason.CONFLICTING_CONDITIONS, detail, data)
