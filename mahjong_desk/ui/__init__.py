"""The window: one module a panel, the theme, and the pictures of tiles."""

import mahjong_desk.models  # noqa: F401 - what it does to be safe with Qt holds for the widgets too
