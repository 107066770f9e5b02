"""Numbers of points as they are shown everywhere."""

from __future__ import annotations

MINUS = "\N{MINUS SIGN}"


def figure(number: float, *, signed: bool = True) -> str:
    """A number of points with a true minus, and a plus where ``signed``.

    >>> figure(420), figure(-25), figure(0), figure(43.5), figure(25000, signed=False)
    ('+420', '−25', '0', '+43.5', '25000')
    """
    text = f"{number:+g}" if abs(number) < 100_000 else f"{number:+.0f}"
    if not number:
        return "0"
    return (text if signed else text.removeprefix("+")).replace("-", MINUS)
