"""The controls that every part of the window is made of, in one place to import them from.

Lists, folds and fields stand in modules of their own: the empty window does without them.
They paint themselves in the theme's colours. Nothing here has a style sheet.
"""

from mahjong_desk.ui.buttons import Card, PillButton
from mahjong_desk.ui.labels import (
    Chip,
    ChipStyle,
    ElidedLabel,
    RoleLabel,
    WrapLabel,
    dots_last,
    heading,
    plain,
    tip,
    wrapped_heading,
)
from mahjong_desk.ui.reason_check import ReasonCheck
from mahjong_desk.ui.segmented import Segment, Segmented

__all__ = [
    "Card",
    "Chip",
    "ChipStyle",
    "ElidedLabel",
    "PillButton",
    "ReasonCheck",
    "RoleLabel",
    "Segment",
    "Segmented",
    "WrapLabel",
    "dots_last",
    "heading",
    "plain",
    "tip",
    "wrapped_heading",
]
