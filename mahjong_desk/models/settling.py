"""What a match comes to in money, for tables that want it: who pays whom."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.club.money import in_money, settlement
from mahjong_desk.models.figures import with_places

translate = QCoreApplication.translate

_HUNDREDTHS = 100
_MOST = 1_000_000
_AMOUNT = re.compile(r"\d*[.,]?\d*")
"""What an amount looks like. One such as 1e-99999999 would take minutes to reckon with."""


class Settled(NamedTuple):
    """``lines``: a sentence for each payment; ``said``: what is wrong with what was written, or who owes."""

    lines: tuple[str, ...] = ()
    said: str = ""


def money_of(text: str) -> Fraction | None:
    """An amount as it is written, with a point or a comma; None where it is none.

    >>> money_of("0.05"), money_of(" 1,5 "), money_of("-1"), money_of("much")
    (Fraction(1, 20), Fraction(3, 2), None, None)
    """
    written = text.strip()
    if _AMOUNT.fullmatch(written) is None:
        return None
    try:
        found = Decimal(written.replace(",", "."))
    except InvalidOperation:
        return None
    return Fraction(found) if found <= _MOST else None


def settled(names: Sequence[str], points: Sequence[float], written: str) -> Settled:
    """Who pays whom for these points, where a point is worth what is written; nothing where that is empty."""
    if not written.strip():
        return Settled()
    worth = money_of(written)
    if worth is None:
        return Settled((), translate("Settling", "Write an amount for a point, such as 0.05."))
    # Final points are tenths and roots: as exact as they are shown.
    exact: list[int | float | Fraction] = [
        Fraction(round(one, 2)).limit_denominator(_HUNDREDTHS) for one in points
    ]
    transfers = settlement(in_money(exact, worth * _HUNDREDTHS))
    told = translate("Settling", "{payer} pays {receiver} {amount}")
    lines = [
        told.format(
            payer=names[one.payer],
            receiver=names[one.receiver],
            amount=with_places(one.amount / _HUNDREDTHS, 2),
        )
        for one in transfers
    ]
    return Settled(tuple(lines), "" if lines else translate("Settling", "Nobody owes anything."))
