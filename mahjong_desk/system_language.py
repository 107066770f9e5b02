"""The language that the system speaks, for the command line; no Qt."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from mahjong_desk.core.texts import FALLBACK

_TRADITIONAL = frozenset({"hant", "tw", "hk", "mo"})
"""What stands for traditional characters in a tag: the script, or a place that writes them."""


def system_language() -> str:
    """The one of the program's languages in which the system would have programs speak; English if none."""
    return first_spoken(_tags())


def first_spoken(tags: Iterable[str]) -> str:
    """The first language that the program speaks too, of tags such as ``fi_FI.UTF-8`` or ``zh-Hant-TW``.

    >>> first_spoken(["de_AT", "zh_TW.UTF-8", "fi"])
    'zh-Hant'
    """
    for tag in tags:
        language, *rest = tag.split(".")[0].split("@")[0].replace("_", "-").lower().split("-")
        if language in (FALLBACK, "fi", "ja"):
            return language
        # Whoever reads simplified characters is better served by another language of theirs.
        if language == "zh" and _TRADITIONAL.intersection(rest):
            return "zh-Hant"
    return FALLBACK


if sys.platform == "win32":
    import ctypes
    import locale

    def _tags() -> list[str]:
        """What Windows shows its own texts in."""
        code = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return [locale.windows_locale.get(code, FALLBACK)]
else:

    def _tags() -> list[str]:
        """What the environment asks for, by the rules of gettext: a list, or the first variable that is set.

        With the locale C nobody is asked for texts in any language.
        """
        chosen = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
        if chosen.split(".")[0] in ("C", "POSIX"):
            return [FALLBACK]
        return [*os.environ.get("LANGUAGE", "").split(":"), chosen]
