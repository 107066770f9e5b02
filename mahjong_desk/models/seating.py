"""What of a win gives way when its seats, its players, a pasted word or other rules leave no place for it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from mahjong_desk.core.hand import Condition, Win
from mahjong_desk.core.texts import Texts, sentences, series
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.ruleset import Circumstance

translate = QCoreApplication.translate

_ALL_SEATS = 4


def seated(win: Win, texts: Texts, named: Collection[str] = ()) -> tuple[Win, str]:
    """The win without what the rest of it makes impossible, and a sentence on each thing that gave way.

    ``named``: fields of the win that stay as they are, for somebody wrote them just now. What these
    contradict among themselves stands as well.
    """
    said: list[str] = []
    for give_way in (_winner, _self_draw, _discarder, _liable, _norths):
        win, sentence = give_way(win, texts, named)
        said.append(sentence)
    return win, sentences(said)


def lost(before: Win, after: Win, circumstances: Iterable[Circumstance], texts: Texts) -> str:
    """The names of what one win has and the other has not, such as ``Reach, dora indicators``.

    ``circumstances`` are those that ``texts`` names; another one goes by the word that it has in a line.
    """
    labels = {c.condition: texts.get("circumstances", c.label) for c in circumstances}
    gone = before.conditions - after.conditions
    names = [labels.get(condition, condition.value) for condition in Condition if condition in gone]
    fields = {
        "nobody": translate("Editor", "nobody responsible"),
        "round": translate("Editor", "round wind"),
        "dora": translate("Editor", "dora indicators"),
        "ura": translate("Editor", "ura indicators"),
        "honba": translate("Editor", "honba"),
        "sticks": translate("Editor", "reach sticks"),
        "players": translate("Editor", "three players"),
        "north": translate("Editor", "norths set aside"),
        "pao": translate("Editor", "liability"),
    }
    names += [name for field, name in fields.items() if getattr(before, field) != getattr(after, field)]
    return series(names)


def _seats(win: Win) -> tuple[Wind, ...]:
    return tuple(Wind)[: win.players]


def _winner(win: Win, _: Texts, named: Collection[str]) -> tuple[Win, str]:
    if win.seat in _seats(win) or "seat" in named:
        return win, ""
    said = translate("Editor", "The winner’s seat is now East: with three players nobody sits North.")
    return replace(win, seat=Wind.E), said


def _self_draw(win: Win, _: Texts, named: Collection[str]) -> tuple[Win, str]:
    """Whoever names a discarder says that it was no self-draw."""
    if not win.self_draw or win.discarder is None or "self_draw" in named or "discarder" not in named:
        return win, ""
    return replace(win, self_draw=False), translate(
        "Editor", "Self-draw was taken off: the tile was discarded."
    )


def _discarder(win: Win, texts: Texts, named: Collection[str]) -> tuple[Win, str]:
    if "discarder" in named:
        return win, ""
    nobody = replace(win, discarder=None, nobody=False)
    if win.self_draw:
        told = translate("Editor", "The discarder was taken off: a self-drawn tile has none.")
        return nobody, told if win.discarder is not None else ""
    if win.discarder is win.seat:
        told = translate("Editor", "The discarder was taken off: {seat} is now the winner’s seat.")
        return nobody, told.format(seat=texts.get("winds", win.seat.name))
    if win.discarder is not None and win.discarder not in _seats(win):
        return nobody, translate(
            "Editor", "The discarder was taken off: with three players nobody sits North."
        )
    return win, ""


def _liable(win: Win, texts: Texts, named: Collection[str]) -> tuple[Win, str]:
    if win.pao is None or "pao" in named:
        return win, ""
    if win.pao is win.seat:
        told = translate("Editor", "Nobody is liable any more: {seat} is now the winner’s seat.")
        return replace(win, pao=None), told.format(seat=texts.get("winds", win.seat.name))
    if win.pao not in _seats(win):
        return replace(win, pao=None), translate("Editor", "Nobody is liable any more.")
    return win, ""


def _norths(win: Win, _: Texts, named: Collection[str]) -> tuple[Win, str]:
    if not win.north or win.players != _ALL_SEATS or "north" in named:
        return win, ""
    return replace(win, north=0), translate("Editor", "Norths are set aside with three players only.")
