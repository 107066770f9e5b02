"""How large texts are in the window's fonts.

Each is measured once: a layout asks for the same few texts again and again, and measuring is slow.
"""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF

from mahjong_desk.core.texts import CHINESE_CHARACTERS, language
from mahjong_desk.ui import theme
from mahjong_desk.ui.theme import Role

DOT = " · "
"""What stands between the parts of a text."""
_KEPT = 2048
EAST_ASIAN = "\u3000-\u9fff\uf900-\ufaff\uff00-\uffef"
"""Characters, as a part of a regular expression, between which a line may end."""
_UNBROKEN = re.compile(f"[{EAST_ASIAN}][、。，」』）：；！？…]*|[^ \n{EAST_ASIAN}]+")
_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


def unbroken(text: str) -> list[str]:
    """Where no line breaks within: words, and the characters of what is written without spaces."""
    return _UNBROKEN.findall(text) or [""]


def line_height(role: Role) -> float:
    """The height of a line of text."""
    return _line_height(theme.generation(), role)


def advance(role: Role, text: str) -> float:
    """The width of a text on one line."""
    return _advance(theme.generation(), role, text)


def label_width(role: Role, label: str) -> int:
    """The width of a label in which ``&`` marks a letter and is not shown itself."""
    return _label_width(theme.generation(), role, label)


def wrapped_height(role: Role, text: str, width: float) -> float:
    """The height of a text in lines of a width."""
    return _wrapped_height(theme.generation(), role, text, width)


def fitted(role: Role, text: str, width: float) -> str:
    """A text for lines of a width, with dots in each word that is wider than that and cannot be broken."""
    return _fitted(theme.generation(), role, text, width)


def parted(role: Role, text: str, width: float) -> str:
    """A text of parts with dots between them, each whole: the next line begins in place of a dot."""
    lines: list[str] = []
    for part in text.split(DOT):
        longer = f"{lines[-1]}{DOT}{part}" if lines else part
        if lines and advance(role, longer) <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return "\n".join(lines)


@lru_cache(maxsize=32)
def _line_height(_generation: int, role: Role) -> float:
    metrics = QFontMetricsF(theme.font(role))
    if language() not in CHINESE_CHARACTERS:
        return metrics.height()
    # These come from another font than the letters, and may be higher.
    return max(metrics.height(), metrics.boundingRect(QRectF(0, 0, 1000, 1000), 0, "漢g").height())


@lru_cache(maxsize=_KEPT)
def _advance(_generation: int, role: Role, text: str) -> float:
    return QFontMetricsF(theme.font(role)).horizontalAdvance(text)


@lru_cache(maxsize=_KEPT)
def _label_width(_generation: int, role: Role, label: str) -> int:
    return QFontMetrics(theme.font(role)).size(int(Qt.TextFlag.TextShowMnemonic), label).width()


@lru_cache(maxsize=_KEPT)
def _fitted(_generation: int, role: Role, text: str, width: float) -> str:
    metrics = QFontMetricsF(theme.font(role))
    space = QRectF(0, 0, width, 1_000_000)

    def has_room(part: str) -> bool:
        return metrics.boundingRect(space, int(_WRAP), part).width() <= width + 0.5

    if has_room(text):
        return text
    right = Qt.TextElideMode.ElideRight
    words = text.split(" ")
    return " ".join(word if has_room(word) else metrics.elidedText(word, right, width) for word in words)


@lru_cache(maxsize=_KEPT)
def _wrapped_height(_generation: int, role: Role, text: str, width: float) -> float:
    space = QRectF(0, 0, width, 1_000_000)
    return QFontMetricsF(theme.font(role)).boundingRect(space, int(_WRAP), text).height()
