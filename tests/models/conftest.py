"""Editors to try things on."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.models.editor import Editor
from tests.club.store.made import opened


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


@pytest.fixture(scope="session")
def made_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the tables of matches: to make them takes longer than most tests."""
    path = tmp_path_factory.mktemp("made") / "made.sqlite"
    opened(f"sqlite:///{path}").close()
    return path


@pytest.fixture
def url(made_file: Path, tmp_path: Path) -> str:
    """The address of a file with the tables and nothing in them."""
    return f"sqlite:///{shutil.copy(made_file, tmp_path / 'matches.sqlite')}"
