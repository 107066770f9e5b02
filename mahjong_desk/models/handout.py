"""All that is taken away of a hand: its tiles, and in words what it scores and how it was won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import FULL, Hand
from mahjong_desk.core.melds import Meld
from mahjong_desk.core.texts import counted, series
from mahjong_desk.core.tiles import Tile, Wind, kind_of
from mahjong_desk.models.breakdown import BreakdownModels, PaymentRecord, RowRecord, WaitRecord
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.tiles import apart
from mahjong_desk.models.won import won_on
from mahjong_desk.report import rules_line
from mahjong_desk.rules.registry import rule_set


class HandTile(NamedTuple):
    """A concealed tile or the winning one; ``gap`` asks for space before it."""

    tile: Tile
    winning: bool
    gap: bool


class Indicators(NamedTuple):
    """Dora indicators under one name, each with the tile that it makes dora."""

    name: str
    pairs: tuple[tuple[Tile, Tile], ...]


class ShownHand(NamedTuple):
    """The tiles of a hand as they lie, with the dora indicators."""

    tiles: tuple[HandTile, ...]
    melds: tuple[Meld, ...]
    indicators: tuple[Indicators, ...]


class Section(NamedTuple):
    """Rows under a title; a ``quiet`` one adds nothing to the total."""

    title: str
    rows: tuple[RowRecord, ...]
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Handout:
    """What is said of one hand at one moment, in the order in which it is shown.

    ``line`` is the hand as text, which gives the same hand when it is pasted.
    """

    rules: str
    figure: str
    unit: str
    summary: str
    hand: ShownHand
    won: tuple[str, ...]
    problems: tuple[str, ...]
    sections: tuple[Section, ...]
    waits: tuple[WaitRecord, ...]
    payments_title: str
    payments: tuple[PaymentRecord, ...]
    notes: tuple[str, ...]
    line: str

    @property
    def title(self) -> str:
        """A name for a document, and the beginning of one for a file: ``Mahjong hand, 140 points``."""
        hand = QCoreApplication.translate("Handout", "Mahjong hand")
        # Without a figure the unit is a sentence on what is wrong.
        return series([hand, counted(self.figure, self.unit)]) if self.sections else hand


def handout(editor: Editor, models: BreakdownModels) -> Handout:
    """The hand of an editor as it stands now; ``models`` are in step with the editor."""
    figure, unit = models.headline()
    hand = editor.draft.hand
    return Handout(
        rules=rules_line(editor.draft, editor.texts),
        figure=figure,
        unit=unit,
        summary=models.summary(),
        hand=shown_hand(editor.draft),
        won=how_won(editor.draft) if hand.size >= FULL else (),
        problems=tuple(record.name for record in models.problems.records()),
        sections=tuple(_sections(models)),
        waits=tuple(models.waits.records()),
        payments_title=_payments_title(models),
        payments=tuple(models.payments.records()),
        notes=tuple(record.name for record in models.notes.records()),
        line=editor.line,
    )


def shown_hand(draft: Draft) -> ShownHand:
    """The tiles of a draft as they lie."""
    return ShownHand(tuple(_tiles(draft.hand)), draft.hand.melds, tuple(_indicators(draft)))


def how_won(draft: Draft) -> tuple[str, ...]:
    """How a hand was won, each a few words: the tile, the seats, the circumstances, the table."""
    return tuple(_won(draft))


def _tiles(hand: Hand) -> Iterator[HandTile]:
    before: Tile | None = None
    for tile in hand.concealed:
        yield HandTile(tile, False, before is not None and apart(before, tile))
        before = tile
    if hand.winning is not None:
        yield HandTile(hand.winning, True, before is not None)


def _indicators(draft: Draft) -> Iterator[Indicators]:
    win, rules = draft.win, rule_set(draft.rules)
    names = (
        QCoreApplication.translate("Handout", "Dora indicators"),
        QCoreApplication.translate("Handout", "Ura indicators"),
    )
    for name, tiles in zip(names, (win.dora, win.ura), strict=True):
        made = ((tile, rules.dora_of(kind_of(tile), win)) for tile in tiles)
        pairs = tuple((tile, dora) for tile, dora in made if dora is not None)
        if pairs:
            yield Indicators(name, pairs)


def _won(draft: Draft) -> Iterator[str]:
    translate, rules = QCoreApplication.translate, rule_set(draft.rules)
    texts, uses, win = rules.texts(), rules.uses, draft.win
    if draft.hand.winning is not None:
        yield won_on(win, draft.hand.winning, texts)
    yield translate("Handout", "Winner’s seat {seat}").format(seat=texts.get("winds", win.seat.name))
    if "round" in uses:
        yield translate("Handout", "Round {wind}").format(wind=texts.get("winds", win.round.name))
    for circumstance in rules.circumstances(draft.hand, win):
        if circumstance.condition in win.conditions:
            yield texts.get("circumstances", circumstance.label)
    counters = {
        "honba": translate("Handout", "Honba {count}"),
        "sticks": translate("Handout", "Reach sticks {count}"),
        "north": translate("Handout", "Norths set aside {count}"),
    }
    for name, words in counters.items():
        count = getattr(win, name)
        if name in uses and count:
            yield words.format(count=count)
    if win.players != len(Wind):
        yield translate("Handout", "{count} players").format(count=win.players)
    if win.pao is not None:
        yield translate("Handout", "Liable {seat}").format(seat=texts.get("winds", win.pao.name))


def _sections(models: BreakdownModels) -> Iterator[Section]:
    for part, model in zip(models.parts, (models.rows, models.items), strict=False):
        yield Section("  ".join(filter(None, [part.title, part.remark])), tuple(model.records()))
    outranked = tuple(models.not_counted.records())
    if outranked:
        yield Section(QCoreApplication.translate("Handout", "Not counted"), outranked, quiet=True)


def _payments_title(models: BreakdownModels) -> str:
    if models.score is not None and models.score.payments is None:
        return QCoreApplication.translate("Handout", "Payments, which depend on who discarded")
    return QCoreApplication.translate("Handout", "Payments")
