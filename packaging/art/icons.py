"""The program's icon and the small icons of its buttons."""

from __future__ import annotations

import math

from palette import BACK, BACK_LIGHT, FACE, FACE_EDGE, RED
from svg_parts import document, frame, num, path, placed, rect

FELT, FELT_EDGE, SHADOW = "#2b6e4f", "#1f5640", "#17382b"

# How thick the lines of the button icons are, on 24 x 24.
LINE = 2


def program_icon() -> str:
    """A red dragon, upright, before another tile that lies tilted with its back up.

    The sign is drawn with straight bars on whole units of a sixteenth, for it has to be read at 16 pixels.
    """
    behind = [
        rect(-33, -44, 66, 88, 9, FACE_EDGE),
        rect(-33, -44, 66, 81, 9, BACK),
        frame(-28, -39, 56, 71, 6.25, 2.5, (BACK_LIGHT, BACK)),
    ]
    # The box of the sign is as many bars, so that its windows need no even-odd rule.
    sign = "M72 24h8v72h-8zM56 40h40v8h-40zM56 64h40v8h-40zM56 40h8v32h-8zM88 40h8v32h-8z"
    return document(
        128,
        128,
        "Mahjong Desk",
        [
            rect(4, 6, 120, 118, 27, FELT_EDGE),
            rect(4, 4, 120, 116, 27, FELT),
            placed("".join(behind), 46, 62, turn=-15),
            rect(40, 24, 72, 90, 9, SHADOW),
            rect(40, 18, 72, 92, 9, FACE_EDGE),
            rect(40, 16, 72, 87, 9, FACE),
            path(sign, RED),
        ],
    )


def full_circle(x: float, y: float, r: float) -> str:
    half = f"a{num(r)} {num(r)} 0 1 0"
    return f"M{num(x - r)} {num(y)}{half} {num(2 * r)} 0{half} {num(-2 * r)} 0"


def sun() -> str:
    data = full_circle(12, 12, 4)
    for step in range(8):
        across, down = math.cos(math.pi / 4 * step), math.sin(math.pi / 4 * step)
        near, far = ((12 + reach * across, 12 + reach * down) for reach in (7.5, 9.5))
        data += f"M{num(near[0])} {num(near[1])}L{num(far[0])} {num(far[1])}"
    return data


# Each is one line drawn with round ends.
SMALL_ICONS = {
    "undo": ("Undo", "M8.5 4L4 8.5L8.5 13M4.5 8.5H14.5A5.25 5.25 0 0 1 14.5 19H8"),
    "redo": ("Redo", "M15.5 4L20 8.5L15.5 13M19.5 8.5H9.5A5.25 5.25 0 0 0 9.5 19H16"),
    "clear": ("Clear", "M4 6.5H20M9.5 6V3.5H14.5V6M6 7L7 20.5H17L18 7M10 11V16.5M14 11V16.5"),
    "settings": (
        "Settings",
        "M3.5 7H11"
        + full_circle(13.5, 7, 2.5)
        + "M16 7H20.5M3.5 17H8"
        + full_circle(10.5, 17, 2.5)
        + "M13 17H20.5",
    ),
    "chevron-down": ("Down", "M6 9.5L12 15.5L18 9.5"),
    "chevron-left": ("Left", "M14.5 6L8.5 12L14.5 18"),
    "chevron-right": ("Right", "M9.5 6L15.5 12L9.5 18"),
    "check": ("Done", "M4.5 12.5L9.5 17.5L19.5 7"),
    "warning": ("Warning", "M12 3.8L21 19.8H3ZM12 10V14M12 16.9V17"),
    "info": ("Information", full_circle(12, 12, 9) + "M12 11V16.5M12 7.6V7.7"),
    "copy": ("Copy", "M9 8.5H20V20.5H9ZM5.5 15.5H4V3.5H15V5"),
    "menu": ("Menu", "M4 6.5H20M4 12H20M4 17.5H20"),
    "sun": ("Light", sun()),
    "moon": ("Dark", "M20 14A8.5 8.5 0 1 1 10 4A6.8 6.8 0 0 0 20 14Z"),
}


def small_icon(title: str, data: str) -> str:
    """A button icon: one black line, which the program tints."""
    stroke = f'stroke="#000" stroke-width="{LINE}" stroke-linecap="round" stroke-linejoin="round"'
    return document(24, 24, title, [f'<path fill="none" {stroke} d="{data}"/>'])


def icons() -> dict[str, str]:
    pictures = {name: small_icon(title, data) for name, (title, data) in SMALL_ICONS.items()}
    pictures["org.mahjongdesk.MahjongDesk"] = program_icon()
    return pictures
