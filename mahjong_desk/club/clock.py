"""The clock of a round: how long it is, and since when it runs; what is left follows from a moment."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

_NOTHING = timedelta()


class Clock(NamedTuple):
    """A clock of so many minutes; one of none has nothing to say.

    ``started``: when it would have been started, had it run without a pause since; None before it is.
    ``paused``: since when it stands; None while it runs. Both in UTC.

    >>> from datetime import timezone
    >>> seven = datetime(2026, 3, 1, 19, 0, tzinfo=timezone.utc)
    >>> clock = Clock(60).run(seven).pause(seven + timedelta(minutes=10))
    >>> str(clock.run(seven + timedelta(minutes=25)).left(seven + timedelta(minutes=30)))
    '0:45:00'
    """

    minutes: int = 0
    started: datetime | None = None
    paused: datetime | None = None

    @property
    def runs(self) -> bool:
        """Whether it was started and does not stand."""
        return self.started is not None and self.paused is None

    def left(self, moment: datetime) -> timedelta:
        """How much of the time is left at a moment; less than nothing when it is up."""
        whole = timedelta(minutes=self.minutes)
        if self.started is None:
            return whole
        # A computer whose clock is behind shows no more than the whole time.
        return whole - max((self.paused or moment) - self.started, _NOTHING)

    def is_up(self, moment: datetime) -> bool:
        """Whether nothing is left of the time."""
        return self.minutes > 0 and self.left(moment) <= _NOTHING

    def run(self, moment: datetime) -> Clock:
        """Started, or going on after a pause; as it is where it runs."""
        if self.started is None:
            return self._replace(started=moment)
        if self.paused is None:
            return self
        # A pause of less than nothing would be one that a computer's clock made by being behind.
        return self._replace(started=self.started + max(moment - self.paused, _NOTHING), paused=None)

    def pause(self, moment: datetime) -> Clock:
        """Standing from a moment on; as it is where it does not run."""
        return self._replace(paused=moment) if self.runs else self

    def reset(self) -> Clock:
        """As before it was first started."""
        return Clock(self.minutes)
