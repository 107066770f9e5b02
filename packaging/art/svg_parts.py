"""Small pieces of SVG, as text. Only what QtSvg draws: shapes and paths, plain fills and strokes."""

from __future__ import annotations

from collections.abc import Iterable


def num(value: float) -> str:
    """A number with at most two decimals and nothing superfluous."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if abs(value) < 1:
        text = text.replace("0.", ".")
    return "0" if text == "-0" else text


def circle(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"/>'


def ring(x: float, y: float, r: float, width: float, colour: str) -> str:
    """A circle line; r is the radius of its outer edge."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r - width / 2)}" fill="none" '
        f'stroke="{colour}" stroke-width="{num(width)}"/>'
    )


def rect(x: float, y: float, width: float, height: float, radius: float, fill: str) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" '
        f'rx="{num(radius)}" fill="{fill}"/>'
    )


def frame(
    x: float, y: float, width: float, height: float, radius: float, line: float, colours: tuple[str, str]
) -> str:
    """A rectangle's line, which lies inside the given measures, and the ground in it.

    The radius is that of the outer corners. A renderer fills two rectangles faster than it draws a line.
    """
    line_colour, ground = colours
    inside = rect(x + line, y + line, width - 2 * line, height - 2 * line, max(0, radius - line), ground)
    return rect(x, y, width, height, radius, line_colour) + inside


def path(data: str, fill: str) -> str:
    return f'<path fill="{fill}" d="{data}"/>'


def line(data: str, colour: str, width: float) -> str:
    """A path drawn as a line with round ends."""
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{num(width)}" stroke-linecap="round" '
        f'stroke-linejoin="round" d="{data}"/>'
    )


def placed(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The body with its origin at a point, scaled and turned about it."""
    steps = f"translate({num(x)} {num(y)})"
    if turn:
        steps += f" rotate({num(turn)})"
    if scale != 1:
        steps += f" scale({num(scale)})"
    return f'<g transform="{steps}">{body}</g>'


def group(name: str, parts: Iterable[str]) -> str:
    return f'<g id="{name}">{"".join(parts)}</g>'


def document(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'viewBox="0 0 {width} {height}">\n<title>{title}</title>\n' + "\n".join(parts) + "\n</svg>\n"
    )
