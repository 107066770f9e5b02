"""Stretches of time that records are asked for, by the days of this machine's clock."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from enum import Enum
from typing import NamedTuple


class Period(Enum):
    """Which games count, by when they began."""

    ALL = "all"
    YEAR = "year"
    """Those of this year."""
    TWELVE = "twelve"
    """Those of the last twelve months."""
    BETWEEN = "between"
    """Those from one day to another."""


class Limits(NamedTuple):
    """From one moment on and before another; None is without a limit."""

    since: datetime | None = None
    until: datetime | None = None


def limits(period: Period, today: date, first: date, last: date) -> Limits:
    """The moments between which a period lies; ``first`` and ``last`` are days of one that is chosen."""
    if period is Period.YEAR:
        return Limits(_begin(date(today.year, 1, 1)))
    if period is Period.TWELVE:
        return Limits(_begin(_year_before(today)))
    if period is Period.BETWEEN:
        first, last = min(first, last), max(first, last)
        return Limits(_begin(first), _begin(last + timedelta(days=1)))
    return Limits()


def _begin(day: date) -> datetime:
    """The moment at which a day begins here."""
    return datetime(day.year, day.month, day.day).astimezone()


def _year_before(day: date) -> date:
    """The day after the same one of the year before, so that both make a year."""
    try:
        return day.replace(year=day.year - 1) + timedelta(days=1)
    except ValueError:  # the 29th of February
        return date(day.year - 1, 3, 1)
