"""Numbers as they are shown everywhere: of points, of money, shares and means."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QLocale

from mahjong_desk.core.texts import language

MINUS = "\N{MINUS SIGN}"


def figure(number: float, *, signed: bool = True) -> str:
    """A number of points with a true minus, and a plus where ``signed``.

    >>> figure(420), figure(-25), figure(0), figure(43.5), figure(25000, signed=False)
    ('+420', '−25', '0', '+43.5', '25000')
    """
    text = f"{number:+g}" if abs(number) < 100_000 else f"{number:+.0f}"
    if not number:
        return "0"
    return _localized(text if signed else text.removeprefix("+"))


def with_places(number: float, places: int) -> str:
    """A number with so many decimal places, which stand there even where they are 0: ``2.50``."""
    return _localized(f"{number:.{places}f}")


def percent(share: float, places: int = 0) -> str:
    """A share of the whole, 1, in percent.

    >>> percent(0.5), percent(0.21345, places=1)
    ('50%', '21.3%')
    """
    return QCoreApplication.translate("Figures", "{number}%").format(number=with_places(100 * share, places))


def _localized(text: str) -> str:
    return text.replace("-", MINUS).replace(".", _decimal_point(language()))


@lru_cache
def _decimal_point(spoken: str) -> str:
    return QLocale(spoken).decimalPoint()
