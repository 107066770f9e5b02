"""What the settings file says, and changing it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from mahjong_desk.disk import UnusableError

# Reading happens at every start, and tomlkit takes three times as long to import as the standard library's
# reader. It is needed to write, for it alone keeps comments. Where there is no file, neither is.
if sys.version_info >= (3, 11):

    def _parse(text: str) -> dict[str, Any]:
        import tomllib

        return tomllib.loads(text)
else:

    def _parse(text: str) -> dict[str, Any]:
        import tomlkit

        try:
            return tomlkit.parse(text).unwrap()
        except tomlkit.exceptions.TOMLKitError as error:  # not each of them is a ValueError
            raise ValueError(str(error)) from error


def parse(text: str) -> dict[str, Any]:
    """The plain tables of a TOML text; :class:`UnusableError` if it is none."""
    try:
        return _parse(text)
    except (ValueError, RecursionError) as error:
        raise UnusableError(str(error)) from error


def changed_text(text: str, tables: dict[str, Any], change: Callable[[dict[str, Any]], None]) -> str:
    """The TOML text with a change made to it; its comments stay wherever that can be.

    ``tables`` is what the text holds, plain; the change is made to that as well. tomlkit fails at some valid
    texts or makes something else of them (a table in several places, a dotted key where a table is added).
    What it wrote is therefore read again, and unless it says the same the tables are written anew.
    """
    import tomlkit  # reading at start does without it

    change(tables)
    try:
        document = tomlkit.parse(text)
        change(document)
        changed = document.as_string()
        if _parse(changed) == tables:
            return changed
    except Exception:
        # It has no one kind of error for these.
        pass
    return tomlkit.dumps(tables)
