"""How a riichi score comes together: han, then fu, then the base or a limit, then what is paid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from mahjong_desk.core.hand import Win
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.breakdown import Line
from mahjong_desk.rules.lesson import Step, added_up
from mahjong_desk.rules.riichi.breakdown import parts
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.notes import NOT_LIABLE
from mahjong_desk.rules.riichi.points import MANGAN, payments
from mahjong_desk.rules.riichi.score import GOING_OUT, RiichiReading
from mahjong_desk.rules.score import Score

_LEAST_BY_HAN = 5
"""From here on the han alone set the base."""


def lesson(
    score: Score, best: RiichiReading, win: Win, rules: Choices, texts: Texts, *, hand_points: bool
) -> tuple[Step, ...]:
    """Every step of the score's best reading."""
    return (
        *_counted(best, texts, hand_points=hand_points),
        _base(best, texts, hand_points=hand_points),
        _paid(score, best, win, rules, texts),
        *_extras(score, win, texts),
    )


def _counted(best: RiichiReading, texts: Texts, *, hand_points: bool) -> Iterator[Step]:
    """Han or Hand Points, then fu or Base Points and what rounding makes of them; or the yakuman."""
    found = parts(best, texts, hand_points=hand_points)
    if best.han is None:
        yield from added_up(found[0].lines, "", texts.get("units", "yakuman"))
        return
    counted, fu = found
    yield from added_up(counted.lines, counted.title, _unit("han", texts, hand_points=hand_points))
    unit = _unit("fu", texts, hand_points=hand_points)
    yield from added_up(fu.lines, fu.title, unit)
    if sum(item.fu for item in best.fu_items) != best.fu:
        line = _line("rounded", texts, str(best.fu))
        yield Step(line, fu.title, str(best.fu), unit)


def _unit(part: str, texts: Texts, *, hand_points: bool) -> str:
    return texts.get("lesson", f"{part}-reach" if hand_points else part)


def _line(key: str, texts: Texts, value: str, **values: int | str) -> Line:
    """A step's line: its name and its sentence from the data file."""
    name, sentence = texts.get("lesson", key), texts.get("lesson", f"{key}-why", **values)
    return Line(key, name, sentence, value)


def _base(best: RiichiReading, texts: Texts, *, hand_points: bool) -> Step:
    """The amount that payments are multiples of: fu doubled again and again, or a limit."""
    base = str(best.base)
    name = texts.get("lesson", "base") if best.limit is None else texts.get("limits", best.limit)
    line = Line("base", name, _base_sentence(best, texts, hand_points=hand_points), base)
    return Step(line, texts.get("lesson", "points"), base, texts.get("lesson", "base-unit"))


def _base_sentence(best: RiichiReading, texts: Texts, *, hand_points: bool) -> str:
    if best.han is None:
        return texts.get("lesson", "base-yakuman", count=best.yakuman, base=best.base)
    values: Mapping[str, int] = {
        "han": best.han,
        "hand_points": best.han + GOING_OUT,
        "fu": best.fu or 0,
        "times": best.han + 2,
        "base": best.base,
    }
    end = "-reach" if hand_points else ""
    if best.han >= _LEAST_BY_HAN:
        return texts.get("lesson", f"base-by-han{end}", **values)
    points = values["fu"] << values["times"]
    if best.limit is None:
        return texts.get("lesson", f"base-doubled{end}", **values)
    key = "base-limited" if points >= MANGAN else "base-raised"
    return texts.get("lesson", f"{key}{end}", points=points, **values)


def _paid(score: Score, best: RiichiReading, win: Win, rules: Choices, texts: Texts) -> Step:
    """The total: what the discarder pays, or the shares of a self-draw, without honba and sticks."""
    dealer = win.seat is Wind.E
    total = str(score.total)
    if win.pao is not None and all(note.code != NOT_LIABLE for note in score.notes):
        line = _line("liable", texts, total, seat=texts.get("winds", win.pao.name))
    elif win.self_draw:
        shares = payments(best.base, None, replace(win, honba=0, sticks=0), rules) or {}
        named = " · ".join(
            f"{texts.get('winds', seat.name)} {-points}"
            for seat, points in shares.items()
            if seat is not win.seat
        )
        key = "self-draw-dealer" if dealer else "self-draw"
        line = _line(key, texts, total, base=best.base, shares=named)
    else:
        line = _line("ron", texts, total, base=best.base, times=6 if dealer else 4)
    return Step(line, texts.get("lesson", "points"), total, texts.get("units", score.unit))


def _extras(score: Score, win: Win, texts: Texts) -> Iterator[Step]:
    """What repeat counters and reach sticks add to what the winner receives."""
    if score.payments is None or not (win.honba or win.sticks):
        return
    received = score.payments[win.seat]
    line = _line("extras", texts, f"{received - score.total:+}", honba=win.honba, sticks=win.sticks)
    yield Step(line, texts.get("lesson", "points"), str(received), texts.get("units", score.unit))
