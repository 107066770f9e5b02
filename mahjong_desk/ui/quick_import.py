"""Imports PySide without what it does anew at every start: a quarter of what a window takes to show.

It carries parts of itself as source texts and compiles them each time. Most of them tell what its functions
take, for whoever asks for help or makes a mistake; those wait until somebody does. And from its own import on
it reads the source of every module that is imported, in search of those that use its switchable features.
A version of it that works in another way is left alone: then nothing is kept, put off or skipped.
"""

from __future__ import annotations

import builtins
import marshal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path
from types import CodeType

from mahjong_desk.ui import quick_enums

_SEARCH = "_mod_uses_pyside"
"""The function of PySide's own that searches."""

_LATER = frozenset(
    f"shibokensupport/signature/{name}.py"
    for name in ("errorhandler", "layout", "lib/enum_sig", "lib/pyi_generator", "parser")
)
"""What of PySide's waits until something of it is asked for."""

_STAND_IN = b"""
def __getattr__(name):
    from mahjong_desk.ui.quick_import import load_part
    return load_part(globals(), name)
"""

_compile = builtins.compile
"""Python's own, which is another for a while."""
_waiting: dict[str, bytes] = {}
"""The sources of what waits, by file name."""

_Kept = dict[bytes, CodeType]
"""Code by the hash of the source that it was compiled from."""


def import_pyside() -> None:
    """Import PySide's core; what is imported after it may import PySide as usual."""
    quick_enums.quicken()
    with _compiled_once(_place()):
        import PySide6.QtCore  # noqa: F401
    searching = sys.modules.get("shibokensupport.feature")
    if searching is not None and _SEARCH in vars(searching):
        vars(searching)[_SEARCH] = _uses_no_features


def _uses_no_features(module: object) -> bool:  # noqa: ARG001 - PySide's own signature
    return False


def _place() -> Path:
    """Where Python keeps the compiled modules of this folder, wherever it has been told to keep them."""
    return Path(cache_from_source(str(Path(__file__).with_name("pyside.py"))))


@contextmanager
def _compiled_once(place: Path) -> Iterator[None]:
    """Take from a file what was compiled there before, and put there what had to be compiled now."""
    kept = _read(place)
    used: _Kept = {}
    compile_source = builtins.compile

    # A compiled text takes on the future statements of the code that asks for it, and this module has the
    # one that PySide's has.
    def compiled(source: object, filename: str, mode: str, *more: object, **named: object) -> object:
        if mode != "exec" or more or named or not isinstance(source, bytes):
            return compile_source(source, filename, mode, *more, **named)  # type: ignore[call-overload]
        if filename in _LATER:
            _waiting[filename], source = source, _STAND_IN
        key = source_hash(source) + filename.encode()
        if key not in used:
            used[key] = kept.get(key) or compile_source(source, filename, mode)
        return used[key]

    builtins.compile = compiled  # type: ignore[assignment]
    try:
        yield
    finally:
        builtins.compile = compile_source
    if not used.keys() <= kept.keys():
        # Without what a version of PySide that was there before had compiled.
        _write(place, used)


def load_part(part: dict[str, object], name: str) -> object:
    """Load what has waited into its module, whose dictionary ``part`` is, and give what was asked for.

    Raises :class:`AttributeError` where the module has nothing of that name.
    """
    filename = str(part.get("__file__"))
    # Python itself asks every module for some names of its own.
    if not name.startswith("__") and filename in _waiting:
        del part["__getattr__"]
        exec(_compile(_waiting.pop(filename), filename, "exec"), part)
        if name in part:
            return part[name]
    raise AttributeError(f"module {part.get('__name__')!r} has no attribute {name!r}")


def _read(place: Path) -> _Kept:
    try:
        content = place.read_bytes()
    except OSError:
        return {}
    check, code = content[: len(_check(b""))], content[len(_check(b"")) :]
    # What is not whole must not be read: Python trusts compiled code.
    kept = marshal.loads(code) if check == _check(code) else None
    return kept if isinstance(kept, dict) else {}


def _write(place: Path, kept: _Kept) -> None:
    if sys.dont_write_bytecode:
        return
    from mahjong_desk.disk import write_bytes

    code = marshal.dumps(kept)
    with suppress(OSError):  # a folder that may not be written, as with Python's own
        write_bytes(place, _check(code) + code, shared=True)


def _check(code: bytes) -> bytes:
    """For this version of Python and this code alone."""
    return MAGIC_NUMBER + source_hash(code)
