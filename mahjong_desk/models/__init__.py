"""The editable hand and the Qt item models that show it; no widgets."""

from mahjong_desk.models.singletons import keep_singletons

# Before anything of Qt is called; the window imports its models first.
keep_singletons()
