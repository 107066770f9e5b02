"""The suit of bamboos, two to nine: jointed sticks."""

from __future__ import annotations

from palette import BLUE, GREEN, RED, SHINE
from svg_parts import num, path, placed

# x, y, length, colour, turn in degrees
Stick = tuple[float, float, float, str, float]

MIDDLE = 76.5


def upright(places: list[tuple[float, float, str]], length: float) -> list[Stick]:
    return [(x, y, length, colour, 0) for x, y, colour in places]


def grid(rows: list[tuple[float, tuple[str, ...]]], columns: tuple[float, ...], length: float) -> list[Stick]:
    """Sticks in rows; each row has its height and one colour for each column."""
    return [(x, y, length, c, 0) for y, colours in rows for x, c in zip(columns, colours, strict=True)]


def eight(
    columns: tuple[float, float, float, float], rows: tuple[float, float], length: float, lean: float
) -> list[Stick]:
    """An M over a W."""
    outer_left, inner_left, inner_right, outer_right = columns
    sticks: list[Stick] = []
    for y, colour, turn in ((rows[0], GREEN, lean), (rows[1], BLUE, -lean)):
        sticks += [
            (outer_left, y, length, colour, 0),
            (inner_left, y, length, colour, turn),
            (inner_right, y, length, colour, -turn),
            (outer_right, y, length, colour, 0),
        ]
    return sticks


GREENS, BLUES, THREE = (GREEN,) * 3, (BLUE,) * 3, (GREEN, RED, BLUE)

PLAIN: dict[int, list[Stick]] = {
    2: upright([(60, 42, GREEN), (60, 111, BLUE)], 62),
    3: upright([(60, 42, GREEN), (34, 111, BLUE), (86, 111, BLUE)], 62),
    4: upright([(36, 42, GREEN), (84, 42, BLUE), (36, 111, BLUE), (84, 111, GREEN)], 62),
    5: upright(
        [(28, 42, GREEN), (92, 42, BLUE), (60, MIDDLE, RED), (28, 111, BLUE), (92, 111, GREEN)],
        60,
    ),
    6: grid([(42, GREENS), (111, BLUES)], (27, 60, 93), 62),
    7: upright([(60, 30, RED)], 39) + grid([(77, GREENS), (123.5, BLUES)], (27, 60, 93), 39),
    8: eight((18, 47, 73, 102), (42, 111), 60, 22),
    9: grid([(30, THREE), (MIDDLE, THREE), (123, THREE)], (27, 60, 93), 39),
}

INDEX: dict[int, list[Stick]] = {
    2: upright([(68, 42, GREEN), (68, 111, BLUE)], 62),
    3: upright([(68, 42, GREEN), (42, 111, BLUE), (94, 111, BLUE)], 62),
    4: upright([(50, 42, GREEN), (94, 42, BLUE), (50, 111, BLUE), (94, 111, GREEN)], 62),
    5: upright(
        [(46.5, 42, GREEN), (99.5, 42, BLUE), (73, MIDDLE, RED), (46.5, 111, BLUE), (99.5, 111, GREEN)],
        60,
    ),
    6: grid([(42, GREENS), (111, BLUES)], (48, 73.5, 99), 62),
    7: upright([(68, 30, RED)], 39) + grid([(77, GREENS), (123.5, BLUES)], (27, 60, 93), 39),
    8: eight((18, 47, 73, 102), (73.5, 121.5), 42, 30),
    9: grid([(30, THREE), (MIDDLE, THREE), (123, THREE)], (48, 73.5, 99), 39),
}


# A red five leaves the upper right corner to its mark.
RED_FIVE: list[Stick] = upright(
    [(29, 55, RED), (91, 55, RED), (60, 84.5, RED), (29, 114, RED), (91, 114, RED)], 54
)
RED_FIVE_BESIDE_INDEX: list[Stick] = upright(
    [(28, 74, RED), (92, 74, RED), (60, 97.5, RED), (28, 121, RED), (92, 121, RED)], 40
)


def stick(length: float, colour: str, width: float) -> str:
    """One bamboo about the origin: two joints, three knots, a light stripe on each joint."""
    half, body = length / 2, width * 0.37
    outline = f"M{num(-body)} {num(-half + 1)}h{num(2 * body)}v{num(length - 2)}h{num(-2 * body)}z"
    for y, height, wide in ((-half, 4.5, 0.44), (-3, 6, 0.5), (half - 4.5, 4.5, 0.44)):
        outline += knot(y, height, width * wide)
    stripe = ""
    for y in (-half + 7, 5.5):
        stripe += f"M-2.8 {num(y)}h2.8v{num(half - 12.5)}h-2.8z"
    return path(outline, colour) + path(stripe, SHINE[colour])


def knot(y: float, height: float, half_width: float) -> str:
    """A bar with round corners across the stick."""
    across, down = num(2 * half_width - 4), num(height - 4)
    return (
        f"M{num(2 - half_width)} {num(y)}h{across}q2 0 2 2v{down}q0 2 -2 2"
        f"h-{across}q-2 0 -2 -2v{num(4 - height)}q0 -2 2 -2z"
    )


def draw(sticks: list[Stick]) -> str:
    # Where sticks are many they are slimmer; the eight has four side by side.
    width = {7: 16.5, 8: 15, 9: 16.5}.get(len(sticks), 18)
    return "".join(placed(stick(length, c, width), x, y, turn=turn) for x, y, length, c, turn in sticks)


def bamboos(number: int, with_index: bool) -> str:
    return draw((INDEX if with_index else PLAIN)[number])


def red_five_bamboos(with_index: bool) -> str:
    return draw(RED_FIVE_BESIDE_INDEX if with_index else RED_FIVE)
