"""Has PySide's enumerations made in the way in which Python's own modules have theirs made: in half the time.

Whatever uses ``Qt`` has PySide make 94 enumerations with 1,200 members. It asks for each as a program would
that might have made a mistake in it, and all that looking makes up an eighth of a start. Python has no public
name for its quick way, so that is gone only in the version in which every enumeration was compared.
"""

from __future__ import annotations

import enum
import sys
from typing import Any

_COMPARED = (3, 11)
"""Debian 12's, which the packages carry too. From 3.12 on PySide does not bear it."""


def quicken() -> None:
    """From now on, enumerations that PySide asks for are made quickly. Once, before it is imported."""
    if sys.version_info[:2] != _COMPARED:
        return
    usual: Any = vars(enum.EnumMeta)["_create_"]
    quick: Any = vars(enum)["_simple_enum"]
    keep: object = vars(enum)["KEEP"]

    def create(kind: enum.EnumMeta, name: str, members: Any, **more: Any) -> Any:
        # Nobody but PySide says what becomes of unknown bits for those that have no bits.
        if more.get("boundary") is keep and type(members) is list:
            return quick(kind, boundary=keep)(type(name, (), dict(members)))
        if more.get("module") is None:
            # The usual way looks for the module that asks where this function stands now.
            more["module"] = sys._getframe(2).f_globals.get("__name__")  # noqa: SLF001 - it does so itself
        return usual(kind, name, members, **more)

    setattr(enum.EnumMeta, "_create_", create)  # noqa: B010 - its stub has no such name
