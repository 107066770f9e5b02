"""How a riichi score reads: han or Hand Points, fu or Base Points, and the charts of the Reach site."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desk.core.group_names import groups_text
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import CODES
from mahjong_desk.rules.breakdown import Chart, Line, Part, row_lines
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.points import base_points, ron_points, self_draw_points
from mahjong_desk.rules.riichi.score import GOING_OUT, FuItem, RiichiReading

COLUMNS = (20, 25, *range(30, 111, 10))
_SEVEN_PAIRS_HAN = 2


def parts(best: RiichiReading, texts: Texts, *, hand_points: bool) -> tuple[Part, ...]:
    """The rows, and below them the items of the fu; a yakuman has rows alone."""
    rows = list(row_lines(best, texts))
    if best.han is None:
        return (Part("", "", tuple(rows)),)
    if hand_points:
        rows.append(Line("going-out", texts.get("breakdown", "going-out"), "", str(GOING_OUT)))
    title = "hand-points" if hand_points else "han"
    fu_title = "base-points" if hand_points else "fu"
    total = sum(item.fu for item in best.fu_items)
    rounded = (
        texts.get("breakdown", "rounded", total=total, fu=best.fu or 0) if total != best.fu else str(total)
    )
    return (
        Part(texts.get("breakdown", title), "", tuple(rows)),
        Part(texts.get("breakdown", fu_title), rounded, tuple(_fu_lines(best, texts))),
    )


def _fu_lines(best: RiichiReading, texts: Texts) -> Iterator[Line]:
    for number, item in enumerate(best.fu_items):
        groups = () if item.group is None else (item.group,)
        name, which = texts.get("fu", _fu_text(item)), _fu_which(item, best, texts)
        yield Line(f"fu-{number}-{item.id}", name, "", str(item.fu), groups, which=which)


def _fu_which(item: FuItem, best: RiichiReading, texts: Texts) -> str:
    """The group that earns an item."""
    if item.group is None:
        return ""
    group = best.reading.groups[item.group]
    # The item's own name says that it is a pair.
    return texts.tile(CODES[group.kind]) if item.id == "pair" else groups_text([group], texts)


def _fu_text(item: FuItem) -> str:
    if item.id in ("triplet", "quad"):
        return f"{item.id}-{'open' if item.open else 'concealed'}"
    return item.id


def summary(best: RiichiReading, texts: Texts, *, hand_points: bool) -> str:
    """What the total came from: ``6 Hand Points · 40 Base Points``, ``4 han · 30 fu · Mangan``."""
    limit = [] if best.limit is None else [texts.get("limits", best.limit)]
    if best.han is None:
        return " · ".join([*limit, *([f"×{best.yakuman}"] if best.yakuman > 1 else [])])
    values = {"han": best.han, "hand_points": best.han + GOING_OUT, "fu": best.fu or 0}
    return " · ".join(
        [texts.get("breakdown", "reach-summary" if hand_points else "summary", **values), *limit]
    )


def charts(rules: Choices, texts: Texts, scored: RiichiReading | None, *, dealer: bool) -> tuple[Chart, ...]:
    """The two charts, the one of the winner's sort first, with the cell of the scored hand.

    Drawn from the formula. The chart for the dealer that the site prints has one wrong cell, 6 Hand Points ×
    25 Base Points, 6400 (chapter 6): the formula gives 9600.
    """
    return tuple(
        _chart(rules, texts, of_dealer, scored if of_dealer == dealer else None)
        for of_dealer in (dealer, not dealer)
    )


def _bands() -> tuple[tuple[str, int], ...]:
    """The rows by Hand Points, with a number of han that stands for each."""
    below = tuple((str(han + GOING_OUT), han) for han in range(1, 6))
    return (*below, ("8–9", 6), ("10–12", 8), ("13–14", 11), ("15", 13))


def _chart(rules: Choices, texts: Texts, dealer: bool, scored: RiichiReading | None) -> Chart:
    bands = _bands()
    cells = tuple(tuple(_cell(rules, han, fu, dealer=dealer) for fu in COLUMNS) for _, han in bands)
    title = texts.get("breakdown", "chart-dealer" if dealer else "chart-others")
    rows = tuple(texts.get("breakdown", "chart-row", hand_points=name) for name, _ in bands)
    columns = tuple(texts.get("breakdown", "chart-column", fu=fu) for fu in COLUMNS)
    return Chart(title, columns, rows, cells, _lit(scored))


def _lit(scored: RiichiReading | None) -> tuple[int, int] | None:
    if scored is None or scored.han is None or scored.fu not in COLUMNS:
        return None
    row = max(number for number, (_, han) in enumerate(_bands()) if scored.han >= han)
    return row, COLUMNS.index(scored.fu)


def _cell(rules: Choices, han: int, fu: int, *, dealer: bool) -> str:
    """A discard's points above those of a self-draw; – for what no hand can be."""
    base = base_points(han, fu, kiriage=rules.kiriage_mangan, counted_yakuman=rules.counted_yakuman).points
    others, of_dealer = self_draw_points(base, dealer=dealer)
    by_discard = fu > 20 and not (fu == 25 and han < _SEVEN_PAIRS_HAN)
    # Peace self-drawn is two han at least, Seven Pairs self-drawn three.
    by_self_draw = not (fu == 20 and han < 2) and not (fu == 25 and han < _SEVEN_PAIRS_HAN + 1)
    ron = str(ron_points(base, dealer=dealer)) if by_discard else "–"
    drawn = (str(others) if dealer else f"{others}/{of_dealer}") if by_self_draw else "–"
    return f"{ron}\n{drawn}"
