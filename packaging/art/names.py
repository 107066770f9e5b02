"""What the tiles are called: by the name of its file, each tile's title and the sign in its corner."""

from __future__ import annotations

_SUITS = {"m": "characters", "p": "dots", "s": "bamboos"}

_HONOURS = {
    "1z": ("East wind", "E"),
    "2z": ("South wind", "S"),
    "3z": ("West wind", "W"),
    "4z": ("North wind", "N"),
    "5z": ("White dragon", "P"),
    "6z": ("Green dragon", "F"),
    "7z": ("Red dragon", "C"),
}

RED_FIVES = ("0m", "0p", "0s")


def _all() -> dict[str, tuple[str, str]]:
    named = {}
    for number in range(1, 10):
        for suit, title in _SUITS.items():
            named[f"{number}{suit}"] = (f"{number} of {title}", str(number))
    named |= _HONOURS
    for name in RED_FIVES:
        named[name] = (f"red 5 of {_SUITS[name[1]]}", "5")
    return named


FACES = _all()
"""By name (``1m``, a red five is ``0m``): the title, and the index, a digit or an honour's letter."""
