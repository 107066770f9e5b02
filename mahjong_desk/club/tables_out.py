"""A score sheet as tables of plain values, for spreadsheet programs and for paper.

What the match comes to is taken from its replay; nothing is reckoned here but places and sums.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple, TypeAlias

from mahjong_desk.club.match import Replay
from mahjong_desk.club.play import match_rules
from mahjong_desk.club.rows import SheetRow, sheet_rows, worth_text
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.core.texts import Texts, apart, series
from mahjong_desk.rules.matches import MatchRules
from mahjong_desk.rules.outcomes import Abort, Adjust, Draw, Nagashi, Played, Points, Ron, Win

Cell: TypeAlias = "str | int | float | None"
"""None is an empty cell."""


class Sort(Enum):
    """What a column holds, which says how its numbers are written."""

    TEXT = "text"
    COUNT = "count"
    CHANGE = "change"
    """Points that were won or lost: a number with its sign."""
    TOTAL = "total"
    FINAL = "final"
    """Final points, with one decimal."""
    MEAN = "mean"
    """An average, with two decimals."""
    SHARE = "share"
    """A part of 1, shown in hundredths."""


class Column(NamedTuple):
    """A column with its title, and how wide it is, in characters."""

    title: str
    sort: Sort = Sort.TEXT
    width: int = 12


class Table(NamedTuple):
    """Rows of as many cells as there are columns."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Placed(NamedTuple):
    """A player in the standings: ``place`` from 1, the same for who has as much."""

    place: int
    player: int
    score: int
    final: float


def placed(replay: Replay) -> tuple[Placed, ...]:
    """The standings after what was recorded, the first place first."""
    scores, finals = replay.standing
    order = sorted(range(len(scores)), key=lambda player: (-finals[player], player))
    return tuple(
        Placed(1 + sum(other > finals[player] for other in finals), player, scores[player], finals[player])
        for player in order
    )


def has_final_points(replay: Replay) -> bool:
    """Whether final points are something else than the points of the last hand."""
    return tuple(map(float, replay.state.scores)) != replay.standing.points


def hands_table(sheet: Sheet, replay: Replay, texts: Texts) -> Table:
    """A row for each hand of a match, and for points that were moved between two.

    ``replay``: that of the match; ``texts``: those of its rules with those of the club. A hand that cannot
    have gone as it says, and those after it, have a row that says so.
    """
    rules = match_rules(sheet.match)
    columns = tuple(_hand_columns(sheet.names, rules, texts))
    rows = []
    number = 0
    for row, step in zip(sheet_rows(replay, sheet.names, texts), replay.steps, strict=True):
        number += step.played.was_dealt
        rows.append(_hand_cells(row, step.played, number, sheet.names, rules, texts))
    said = columns.index(Column(texts.get("columns", "said"), width=46))
    for _ in sheet.match.hands[len(rows) :]:
        cells: list[Cell] = [None] * len(columns)
        cells[said] = texts.get("columns", "not-counted")
        rows.append(tuple(cells))
    return Table(texts.get("columns", "hands"), columns, tuple(rows))


def _hand_columns(names: Sequence[str], rules: MatchRules, texts: Texts) -> Iterator[Column]:
    def title(key: str, **values: str) -> str:
        return texts.get("columns", key, **values)

    yield Column(title("number"), Sort.COUNT, 7)
    yield Column(title("round"), width=7)
    yield Column(title("dealer"), width=14)
    if rules.takes.sticks:
        yield Column(title("honba"), Sort.COUNT, 7)
        yield Column(title("sticks"), Sort.COUNT, 7)
        yield Column(title("reach"), width=14)
    yield Column(title("winner"), width=14)
    yield Column(title("from"), width=14)
    yield Column(title("how"), width=12)
    in_points = rules.takes.in_points
    yield Column(title("points" if in_points else "worth"), Sort.COUNT if in_points else Sort.TEXT, 14)
    yield Column(title("said"), width=46)
    for name in names:
        yield Column(title("change", name=name), Sort.CHANGE, max(10, len(name) + 8))
    for name in names:
        yield Column(title("total", name=name), Sort.TOTAL, max(10, len(name) + 7))


def _hand_cells(
    row: SheetRow, played: Played, number: int, names: Sequence[str], rules: MatchRules, texts: Texts
) -> tuple[Cell, ...]:
    dealt = row.dealer is not None
    cells: list[Cell] = [number if dealt else None, row.label if dealt else None]
    cells.append(None if row.dealer is None else names[row.dealer])
    if rules.takes.sticks:
        cells += [row.honba, row.sticks] if dealt else [None, None]
        cells.append(_named(row.riichi, names))
    wins = played.wins
    cells.append(_named([win.winner for win in wins], names))
    cells.append(_named(list(dict.fromkeys(w.discarder for w in wins if isinstance(w, Ron))), names))
    cells += [texts.get("how", _how(played)), _worth(wins, texts), apart(row.said)]
    return (*cells, *row.moved, *row.totals)


def _named(players: Sequence[int], names: Sequence[str]) -> str | None:
    return series(names[player] for player in players) or None


def _how(played: Played) -> str:
    """How a hand ended; what is wrong besides, such as a fine, is in the sentence."""
    if played.wins:
        return "discard" if isinstance(played.wins[0], Ron) else "self-draw"
    kinds: tuple[tuple[type, str], ...] = ((Draw, "draw"), (Nagashi, "nagashi"), (Abort, "abort"))
    for kind, key in (*kinds, (Adjust, "adjust")):
        if any(isinstance(outcome, kind) for outcome in played.outcomes):
            return key
    return "penalty"


def _worth(wins: Sequence[Win], texts: Texts) -> Cell:
    """A number where it is one, so that it can be reckoned with."""
    if len(wins) == 1 and isinstance(wins[0].worth, Points):
        return wins[0].worth.value
    return series(worth_text(win.worth, texts) for win in wins) or None


def standings_table(sheet: Sheet, replay: Replay, texts: Texts, *, with_final: bool = True) -> Table:
    """The players with their places; with final points where these are something else, if wanted."""
    final = with_final and has_final_points(replay)
    columns = [
        Column(texts.get("columns", "place"), Sort.COUNT, 7),
        Column(texts.get("columns", "player"), width=max(20, *(len(name) + 2 for name in sheet.names))),
        Column(texts.get("columns", "score"), Sort.TOTAL),
    ]
    if final:
        columns.append(Column(texts.get("columns", "final"), Sort.FINAL, 14))
    rows: list[tuple[Cell, ...]] = [
        (one.place, sheet.names[one.player], one.score, one.final) for one in placed(replay)
    ]
    title = texts.get("columns", "standings")
    return Table(title, tuple(columns), tuple(row[: len(columns)] for row in rows))


def final_table(sheet: Sheet, replay: Replay, texts: Texts) -> Table | None:
    """Scores and final points in one table; None where final points are the scores themselves."""
    if not has_final_points(replay):
        return None
    return standings_table(sheet, replay, texts)._replace(title=texts.get("columns", "final"))


def tables(sheet: Sheet, replay: Replay, texts: Texts) -> tuple[Table, ...]:
    """All of them: the hands, the standings, and final points where there are some."""
    final = final_table(sheet, replay, texts)
    found = (hands_table(sheet, replay, texts), standings_table(sheet, replay, texts, with_final=False))
    return found if final is None else (*found, final)
