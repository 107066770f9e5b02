"""The window's own controls, in one place to import them from; those of the dialogs alone are in ``fields``.

They paint themselves in the theme's colours. Nothing here has a style sheet.
"""

from mahjong_desk.ui.buttons import Card, PillButton
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.fold import Fold, FoldHeader
from mahjong_desk.ui.labels import Chip, ChipStyle, ElidedLabel, RoleLabel, WrapLabel, heading
from mahjong_desk.ui.reason_check import ReasonCheck
from mahjong_desk.ui.segmented import Segment, Segmented

__all__ = [
    "Card",
    "Chip",
    "ChipStyle",
    "ElidedLabel",
    "FittedListView",
    "Fold",
    "FoldHeader",
    "PillButton",
    "ReasonCheck",
    "RoleLabel",
    "Segment",
    "Segmented",
    "WrapLabel",
    "heading",
]
