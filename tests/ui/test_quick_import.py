"""What PySide compiles at every start is compiled once or put off, and nothing is lost by either."""

from __future__ import annotations

import marshal
import os
import shutil
import subprocess
import sys
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

import pytest

from mahjong_desk.ui import quick_import
from tests.scale import some
from tests.ui.children import said

IMPORT = """
import builtins, sys
real, compiled = builtins.compile, []
def counted(source, filename, *more, **named):
    compiled.append(str(filename))
    return real(source, filename, *more, **named)
builtins.compile = counted
from mahjong_desk.ui import quick_import
quick_import.import_pyside()
assert builtins.compile is counted
from PySide6.QtCore import QSize
assert QSize(3, 4).width() == 3
feature = sys.modules["shibokensupport.feature"]
assert feature._mod_uses_pyside is quick_import._uses_no_features
print(sum("shibokensupport" in name for name in compiled))
"""

QUICKLY = """
import sys
from mahjong_desk.ui import quick_import
quick_import.import_pyside()
from PySide6.QtCore import QSize
def waiting():
    parts = [sys.modules[name[:-3].replace("/", ".")] for name in quick_import._LATER]
    return [part for part in parts if "__getattr__" in vars(part)]
assert len(waiting()) == len(quick_import._LATER)
"""

ASKED = """
import inspect
from importlib import import_module
from PySide6.QtCore import QObject, QSize, QTimer, Signal

class Sender(QObject):
    sent = Signal(int)

def told(ask):
    try:
        print(ask())
    except Exception as error:
        print(type(error).__name__, error)

told(lambda: QSize("wide"))
told(lambda: QSize(1, 2).scaled(1))
told(lambda: QTimer().setInterval("soon"))
told(lambda: QObject(wrong=3))
told(lambda: Sender().sent.emit("text"))
told(lambda: QSize(1, 2).deep)
told(lambda: inspect.signature(QSize.scaled))
told(lambda: QSize.scaled.__doc__)
for part in ("errorhandler", "layout", "lib.enum_sig", "lib.pyi_generator", "parser"):
    module = import_module(f"PySide6.support.signature.{part}")
    told(lambda: module.nothing_of_that_name)
    told(lambda: sorted(vars(module)))
"""


def test_what_waits_answers_as_if_it_had_not() -> None:
    assert said(QUICKLY + ASKED + "assert not waiting()") == said(ASKED)


def test_it_waits_until_it_is_asked() -> None:
    harmless = """
QSize(3, 4).scaled(QSize(1, 1), sys.modules["PySide6.QtCore"].Qt.AspectRatioMode.KeepAspectRatio)
assert len(waiting()) == len(quick_import._LATER)
"""
    assert said(QUICKLY + harmless) == ""


def test_what_is_asked_while_pyside_is_imported_is_there(tmp_path: Path) -> None:
    text = b"answer = 42\n"
    filename = next(iter(quick_import._LATER))
    part: dict[str, object] = {"__name__": "part", "__file__": filename}
    with quick_import._compiled_once(tmp_path / "kept"):
        exec(compile(text, filename, "exec"), part)
        assert quick_import.load_part(part, "answer") == 42


def compiled_anew(folder: Path, **variables: str) -> int:
    """How many of PySide's own texts a process compiles that keeps compiled code in the folder."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-c", IMPORT],
        env={**kept, "PYTHONPYCACHEPREFIX": str(folder), **variables},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return int(done.stdout)


def kept_file(folder: Path) -> Path:
    return next(folder.rglob("pyside.*.pyc"))


@pytest.fixture(scope="module")
def first_start(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    """What the first start leaves, and how many texts it compiles."""
    folder = tmp_path_factory.mktemp("first")
    return folder, compiled_anew(folder)


@pytest.fixture
def started(first_start: tuple[Path, int], tmp_path: Path) -> tuple[Path, int]:
    """A folder that has what the first start leaves, and how many texts that compiled."""
    folder, compiled = first_start
    return shutil.copytree(folder, tmp_path / "started"), compiled


def test_only_the_first_start_compiles(started: tuple[Path, int]) -> None:
    folder, first = started
    assert first > 5
    assert compiled_anew(folder) == 0


@pytest.mark.parametrize("keep", some([0, 20_000, 7, 40], 2))
def test_a_file_cut_short_is_made_anew(started: tuple[Path, int], keep: int) -> None:
    folder, first = started
    file = kept_file(folder)
    file.write_bytes(file.read_bytes()[:keep])
    assert compiled_anew(folder) == first
    assert compiled_anew(folder) == 0


def test_a_spoilt_file_is_made_anew(started: tuple[Path, int]) -> None:
    folder, first = started
    file = kept_file(folder)
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0xFF
    file.write_bytes(content)
    assert compiled_anew(folder) == first


def test_a_file_with_something_else_in_it_is_made_anew(started: tuple[Path, int]) -> None:
    folder, first = started
    other = marshal.dumps(["no code"])
    kept_file(folder).write_bytes(MAGIC_NUMBER + source_hash(other) + other)
    assert compiled_anew(folder) == first


def test_what_another_version_compiled_goes_when_there_is_more_to_keep(started: tuple[Path, int]) -> None:
    folder, _ = started
    file = kept_file(folder)
    head = len(MAGIC_NUMBER + source_hash(b""))
    kept = marshal.loads(file.read_bytes()[head:])
    _, code = kept.popitem()
    other = marshal.dumps({**kept, b"of another version": code})
    file.write_bytes(MAGIC_NUMBER + source_hash(other) + other)
    assert compiled_anew(folder) == 1
    now = marshal.loads(file.read_bytes()[head:])
    assert len(now) == len(kept) + 1
    assert b"of another version" not in now


def test_nothing_is_kept_where_python_is_told_to_keep_nothing(tmp_path: Path) -> None:
    compiled_anew(tmp_path, PYTHONDONTWRITEBYTECODE="1")
    assert not list(tmp_path.rglob("pyside.*"))


def test_a_place_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert compiled_anew(tmp_path / "file") > 5
