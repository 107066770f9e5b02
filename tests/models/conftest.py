"""Editors to try things on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.models.editor import Editor


@pytest.fixture
def editor(qapp: object) -> Editor:
    """An editor with no hand yet."""
    return Editor()


@pytest.fixture
def editor_of(qapp: object) -> Callable[[str], Editor]:
    """An editor that starts with the hand of a line."""
    return lambda line: Editor(parse_line(line).apply(Draft()))


@pytest.fixture
def notices(editor: Editor) -> list[str]:
    """What the editor says, in order."""
    said: list[str] = []
    editor.noticed.connect(said.append)
    return said
