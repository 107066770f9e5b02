"""The licences of the program and of all that is packed up with it."""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from debian import package_at, place_of

from mahjong_desk import __version__

ROOT = Path(__file__).resolve().parents[2]
QT = ("PySide6-Essentials", "shiboken6")
"""They come without a text: that of the LGPL, and of the GPL on which it rests, stands after them."""
PARTS = (
    *QT,
    "SQLAlchemy",
    "alembic",
    "Mako",
    "MarkupSafe",
    "XlsxWriter",
    "fsrs",
    "greenlet",
    "platformdirs",
    "psycopg",
    "psycopg-binary",
    "tomlkit",
    "typing-extensions",
)
"""The distributions that are packed up with the program."""
SOMETIMES = ("exceptiongroup", "tomli", "tzdata")
"""Those that only some systems and older Pythons need."""
COMMON = Path("/usr/share/common-licenses")
"""What the packages of Debian refer to instead of repeating it."""


def notices(folder: Path) -> str:
    """All that a packed folder has to say of licences."""
    parts = [f"Mahjong Desk {__version__}\n\n{_text(ROOT / 'LICENSE')}", _text(ROOT / "NOTICE")]
    parts += map(_of_distribution, PARTS)
    parts += map(_of_distribution, filter(_is_installed, SOMETIMES))
    own = Path(__file__).parent / "licences"
    parts += [_text(own / "LGPL-3.txt"), _text(own / "GPL-3.txt"), _of_python()]
    if sys.platform == "linux":
        parts += _of_system_libraries(folder)
    return f"\n\n{'-' * 78}\n\n".join(part.strip() for part in parts) + "\n"


def _text(path: Path) -> str:
    return path.read_text("utf-8", "replace")


def _is_installed(name: str) -> bool:
    return any(metadata.distributions(name=name))


def _of_distribution(name: str) -> str:
    found = metadata.distribution(name)
    stated = found.metadata["License-Expression"] or found.metadata["License"]
    texts = [
        _text(path)
        for path in (Path(str(found.locate_file(file))) for file in found.files or [])
        if re.match(r"(?i)(licen[cs]e|copying|notice)", path.name) and path.is_file()
    ]
    if not stated or not (texts or name in QT):
        raise SystemExit(f"{name} does not say what its licence is.")
    return "\n\n".join([f"{found.metadata['Name']} {found.version}: {stated.splitlines()[0]}", *texts])


def _of_python() -> str:
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        path = Path(folder, "LICENSE.txt")
        if path.is_file():
            return f"Python {sys.version.split()[0]}\n\n{_text(path)}"
    raise SystemExit("Python's LICENSE.txt is not where it is installed.")


def _of_system_libraries(folder: Path) -> Iterator[str]:
    """What the packages say whose libraries were taken along, and the texts to which they refer."""
    places = (place_of(path.name) for path in folder.glob("_internal/*.so*"))
    packages = sorted(
        {package_at(place) for place in places if place and not place.startswith(sys.base_prefix)}
    )
    said = {name: _text(Path("/usr/share/doc", name, "copyright")) for name in packages}
    for name, text in said.items():
        yield f"{name} (Debian)\n\n{text}"
    referred = set(re.findall(rf"{COMMON}/([\w.-]*\w)", "".join(said.values())))
    for path in sorted({path.resolve() for path in map(COMMON.joinpath, referred) if path.is_file()}):
        yield f"{path.name}\n\n{_text(path)}"
