"""Every setting there is. A new one is declared here and nowhere else, and added to ``DECLARED``."""

from __future__ import annotations

from enum import Enum
from typing import Any

from mahjong_desk.core.texts import Terms
from mahjong_desk.settings.kinds import ChoiceSetting, FlagSetting, Setting, TablesSetting, TextSetting


class Theme(Enum):
    """Whether the window is light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class TileSet(Enum):
    """How tiles are drawn.

    As at the table; with an index in the corner besides; in high contrast, with a large index; or so that
    suits, honours and red fives are told apart without colour.
    """

    PLAIN = "plain"
    INDEX = "index"
    CONTRAST = "contrast"
    SHAPES = "shapes"


class TileSize(Enum):
    """How large tiles are where there is room for it."""

    SMALL = "small"
    USUAL = "usual"
    LARGE = "large"


class Language(Enum):
    """What the window speaks: an IETF language tag, or whatever the system does."""

    SYSTEM = "system"
    ENGLISH = "en"
    FINNISH = "fi"
    JAPANESE = "ja"
    CHINESE = "zh-Hant"


LANGUAGE = ChoiceSetting("appearance.language", Language.SYSTEM)
THEME = ChoiceSetting("appearance.theme", Theme.SYSTEM)
TILE_SET = ChoiceSetting("appearance.tile_set", TileSet.PLAIN)
TILE_SIZE = ChoiceSetting("appearance.tile_size", TileSize.USUAL)
TERMS = ChoiceSetting("appearance.terms", Terms.LANGUAGE)
"""What patterns are called by."""

WINDOW_GEOMETRY = TextSetting(
    "window.geometry",
    "",
    pattern=r"(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?",
    longest=4000,
    meaning="base64",
)
"""What ``QWidget.saveGeometry`` gave, in base64; empty before the first time."""

RULE_SET = TextSetting(
    "rules.rule_set", "wsom", pattern=r"[a-z0-9]+(?:-[a-z0-9]+)*", longest=40, meaning="id"
)
"""The id of a rule set. Whether there is one of that id is not known here."""

RULE_OPTIONS = TablesSetting("rules.options")
"""By rule set: the options that were changed from its own. Whether they exist is not known here."""

OWN_RULES = TablesSetting("rules.own")
"""By the name that the user gave it: an own set of rules, the rule set as ``rules``, and changed options."""

POINT_IN_MONEY = TextSetting(
    "sheet.point_in_money", "", pattern=r"(?:\d{0,6}(?:[.,]\d{0,4})?)?", longest=12, meaning="money"
)
"""What a point is worth at the end of a match, as it was written; empty where nobody plays for money."""

DATABASE = TextSetting(
    "matches.database",
    "",
    pattern=r"[^\x00-\x1f\x7f]*",
    longest=2000,
    meaning="database",
    hidden=True,
)
"""The address of the server that matches are kept on; empty for this computer. A password may be in it."""

WELCOMED = FlagSetting("window.welcomed", False)
"""Whether the questions of the first start were answered or skipped."""

LEARNER = TextSetting("practice.learner", "", pattern=r"[^\x00-\x1f\x7f]*", longest=60, meaning="name")
"""Who practised last, by name; empty for nobody."""

DECLARED: tuple[Setting[Any], ...] = (
    LANGUAGE,
    THEME,
    TILE_SET,
    TILE_SIZE,
    TERMS,
    WINDOW_GEOMETRY,
    RULE_SET,
    RULE_OPTIONS,
    OWN_RULES,
    DATABASE,
    POINT_IN_MONEY,
    LEARNER,
    WELCOMED,
)
