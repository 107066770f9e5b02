"""PySide's enumerations that were made quickly are those that it makes itself."""

from __future__ import annotations

import sys

import pytest

from tests.scale import some
from tests.ui.children import said

QUICKLY = """
from mahjong_desk.ui import quick_import
quick_import.import_pyside()
"""

ALL = """
import enum, pickle
from importlib import import_module

def told(ask):
    try:
        return ask()
    except Exception as error:
        return type(error).__name__, str(error)

def each(place, depth=0):
    # PySide's names of functions and of old ways are no business of this.
    for name in sorted(dir(place)):
        thing = getattr(place, name, None)
        if isinstance(thing, enum.EnumMeta):
            yield thing
        elif isinstance(thing, type) and thing.__module__.startswith("PySide6") and place is not thing:
            if thing.__qualname__.count(".") == depth:
                yield from each(thing, depth + 1)

def line(kind):
    named = list(kind.__members__.items())
    some = [member for _, member in named[:5]]
    yield kind.__module__, kind.__qualname__, [base.__name__ for base in kind.__mro__], len(kind)
    for name, member in named:
        yield name, member.name, member.value, bool(member), repr(member), str(member), f"{member}"
    yield [member.name for member in kind], [member.name for member in reversed(kind)]
    yield all(getattr(kind, name) is kind[name] is kind(member.value) is member for name, member in named)
    yield all(pickle.loads(pickle.dumps(member)) is member for member in some)
    yield [repr(told(lambda: kind(value))) for value in (-1, 3, 5, 255, 999_999, 1 << 33)]
    for a in some:
        yield [repr(told(ask)) for ask in (lambda: ~a, lambda: a in (some[0] | a), lambda: list(a))]
        for b in some:
            yield [repr(told(ask)) for ask in (lambda: a | b, lambda: a & b, lambda: a ^ b)]
    yield sorted(name for name in vars(kind) if not name.startswith("_"))

for kind in each(import_module("PySide6.{module}")):
    print(*line(kind))
"""

WAY = """
import enum
print(vars(enum.EnumMeta)["_create_"].__module__)
"""


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="this Python's are made in PySide's own way")
@pytest.mark.parametrize(
    ("module", "least"),
    some([("QtSvg", 2), ("QtCore", 200), ("QtGui", 150), ("QtWidgets", 200), ("QtPrintSupport", 10)], 1),
)
def test_they_are_those_that_pyside_makes(module: str, least: int) -> None:
    of_all = ALL.replace("{module}", module)
    usual = said(of_all).splitlines()
    way, *quick = said(QUICKLY + WAY + of_all).splitlines()
    assert way == "mahjong_desk.ui.quick_enums"
    assert len(usual) > least
    assert [line for line in quick if line not in usual] == []
    assert quick == usual


@pytest.mark.long
def test_other_enumerations_are_made_as_ever() -> None:
    ours = """
import enum
Wind = enum.Enum("Wind", "EAST SOUTH")
Bit = enum.Flag("Bit", [("A", 1), ("B", 2)])
print([Wind.EAST.value, Wind.SOUTH.value], Wind.__module__, Bit(3) == Bit.A | Bit.B, Bit._boundary_.name)
"""
    assert said(QUICKLY + ours) == said(ours) == "[1, 2] __main__ True STRICT\n"
