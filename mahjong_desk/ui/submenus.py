"""Menus within menus."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu


def submenu(menu: QMenu, title: str) -> QMenu:
    """A menu that opens at the side of another one, as its last entry.

    It is made here and not by Qt: what Python did not make itself, PySide may take for deleted when other
    objects of the window are, and then it can be used no more although it is still there.
    """
    made = QMenu(title, menu)
    menu.addMenu(made)
    return made
