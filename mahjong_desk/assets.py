"""Where the files that ship with the program lie: tiles, icons, fonts, lists.

In a checkout they are in ``assets/`` beside the package; a wheel and a frozen program carry them inside the
package. Either way they are real files.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
# The installed place comes first: what lies beside an installed package is somebody else's.
_FOLDERS = (_PACKAGE / "assets", _PACKAGE.parent / "assets")


def asset(*parts: str) -> Path:
    """The file or folder of that name among the assets: ``asset("tiles", "1m.svg")``.

    Raises :class:`FileNotFoundError`, which says where it was looked for, if there is none: the installation
    is not complete then.
    """
    for folder in _FOLDERS:
        path = folder.joinpath(*parts)
        if path.exists():
            return path
    raise FileNotFoundError(
        f"Mahjong Desk is not completely installed: {'/'.join(parts)} is neither in {_FOLDERS[0]}"
        f" nor in {_FOLDERS[1]}"
    )
