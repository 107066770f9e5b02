"""What the program remembers of its user's choices: one typed registry, kept in one TOML file.

    settings = Settings.load()
    if settings.get(THEME) is Theme.DARK: ...
    settings.set(THEME, Theme.LIGHT)
    problem = settings.save()

Nothing that goes wrong with the file is raised: :attr:`Settings.problems` and :meth:`Settings.save` name it,
and :func:`message` puts it into words.
"""

from mahjong_desk.settings.declared import (
    DATABASE,
    DECLARED,
    LANGUAGE,
    LEARNER,
    OWN_RULES,
    POINT_IN_MONEY,
    RULE_OPTIONS,
    RULE_SET,
    TERMS,
    THEME,
    TILE_SET,
    TILE_SIZE,
    WELCOMED,
    WINDOW_GEOMETRY,
    Language,
    Theme,
    TileSet,
    TileSize,
)
from mahjong_desk.settings.kinds import (
    ChoiceSetting,
    FlagSetting,
    NumberSetting,
    OptionTables,
    Setting,
    TablesSetting,
    TextSetting,
)
from mahjong_desk.settings.problems import SettingsProblem, Trouble, message
from mahjong_desk.settings.store import FILE_NAME, Settings, config_folder

__all__ = [
    "DATABASE",
    "DECLARED",
    "FILE_NAME",
    "LANGUAGE",
    "LEARNER",
    "OWN_RULES",
    "POINT_IN_MONEY",
    "RULE_OPTIONS",
    "RULE_SET",
    "TERMS",
    "THEME",
    "TILE_SET",
    "TILE_SIZE",
    "WELCOMED",
    "WINDOW_GEOMETRY",
    "ChoiceSetting",
    "FlagSetting",
    "Language",
    "NumberSetting",
    "OptionTables",
    "Setting",
    "Settings",
    "SettingsProblem",
    "TablesSetting",
    "TextSetting",
    "Theme",
    "TileSet",
    "TileSize",
    "Trouble",
    "config_folder",
    "message",
]
