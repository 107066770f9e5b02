"""Names of guests as somebody writes or pastes them, and what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mahjong_desk.club.event import FEWEST, MOST
from mahjong_desk.club.sheet import LONGEST_NAME, clean_name, name_key, name_problem

translate = QCoreApplication.translate

_BETWEEN = re.compile(r"[\n\r\t,;\u2028\u2029]+")
"""What stands between two names: a line each, or a row of a spreadsheet."""


def read_names(text: str) -> tuple[str, ...]:
    r"""The names of a text, in their order.

    >>> read_names(" Ada\nBen  L.,Cleo\n\n")
    ('Ada', 'Ben L.', 'Cleo')
    """
    return tuple(name for part in _BETWEEN.split(text) if (name := clean_name(part)))


def names_objection(names: Sequence[str], known: Sequence[str] = ()) -> str:
    """What is wrong with the first name that cannot be so; ``known``: guests who are there already."""
    keys = set(map(name_key, known))
    for name in names:
        if len(name) > LONGEST_NAME:
            told = translate("GuestNames", "A name has {most} letters at most: {name}…")
            return told.format(most=LONGEST_NAME, name=name[:20])
        if name_problem(name) is not None:
            return translate(
                "GuestNames", "There are signs in {name} that cannot be seen. Write it anew."
            ).format(name=name)
        if name_key(name) in keys:
            return translate(
                "GuestNames", "Two guests are called {name}. Write one of them differently."
            ).format(name=name)
        keys.add(name_key(name))
    return ""


def count_objection(count: int) -> str:
    """Why so many guests cannot be; empty where they can."""
    if count < FEWEST:
        return translate("GuestNames", "A club night has {fewest} guests at least.").format(fewest=FEWEST)
    if count > MOST:
        return translate("GuestNames", "A club night has {most} guests at most.").format(most=MOST)
    return ""
