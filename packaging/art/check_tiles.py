"""Checks the drawn tiles with the renderer that the program uses.

    python packaging/art/check_tiles.py

Of every tile it proves that
- drawing, index and the mark of a red five keep at least GAP units from each other,
- they keep at least MARGIN units from the border of the face,
- the file is smaller than LARGEST bytes.

It needs PySide6 and prints what it measured; it fails where a tile breaks a rule.
"""

from __future__ import annotations

import os
import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

TILES = Path(__file__).resolve().parents[2] / "assets" / "tiles"
SVG = "{http://www.w3.org/2000/svg}"

GAP = 2
MARGIN = 6
LARGEST = 8192

WIDTH, HEIGHT = 120, 160
PIXELS_A_UNIT = 4

# A picture's covered pixels: a number for each row, a bit for each pixel. Shifting and joining whole rows
# makes growing a shape quick.
Mask = list[int]

# Turns bytes of opacity into the digits of a binary number.
AS_DIGITS = b"0" + b"1" * 255


def only(text: str, name: str) -> bytes | None:
    """The picture with nothing but the group of that name, or None where it has no such group."""
    root = ElementTree.fromstring(text)
    groups = root.findall(f"{SVG}g")
    if name not in [group.get("id") for group in groups]:
        return None
    for child in list(root):
        if child.get("id") != name:
            root.remove(child)
    return ElementTree.tostring(root)


def mask_of(picture: bytes) -> Mask:
    """Every pixel that the picture touches, be it ever so faintly."""
    image = QImage(WIDTH * PIXELS_A_UNIT, HEIGHT * PIXELS_A_UNIT, QImage.Format.Format_Alpha8)
    image.fill(0)
    renderer = QSvgRenderer(QByteArray(picture))
    if not renderer.isValid():
        raise ValueError("not a picture that QtSvg can draw")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    pixels, stride = bytes(image.constBits()), image.bytesPerLine()
    rows = []
    for y in range(image.height()):
        row = pixels[y * stride : y * stride + image.width()]
        rows.append(int(row[::-1].translate(AS_DIGITS), 2))
    return rows


def grown(mask: Mask, radius: int) -> Mask:
    """The mask with everything that lies within the radius of it."""
    result = [0] * len(mask)
    for down in range(-radius, radius + 1):
        reach = int((radius**2 - down**2) ** 0.5)
        for y, row in enumerate(mask):
            if row and 0 <= y + down < len(mask):
                result[y + down] |= widened(row, reach)
    return result


def widened(row: int, reach: int) -> int:
    """The row with every covered pixel made to reach so far to both sides."""
    left, done = row, 0
    while done < reach:
        step = min(done + 1, reach - done)
        left |= left << step
        done += step
    right, done = left, 0
    while done < reach:
        step = min(done + 1, reach - done)
        right |= right >> step
        done += step
    return right


def gap_between(first: Mask, second: Mask, at_most: int) -> float:
    """How many units lie between the two; what is more than at_most counts as that."""
    low, high = 0, at_most * PIXELS_A_UNIT
    while low < high:
        radius = (low + high) // 2
        if any(a & b for a, b in zip(grown(first, radius), second, strict=True)):
            high = radius
        else:
            low = radius + 1
    return low / PIXELS_A_UNIT


def margin_of(mask: Mask) -> float:
    """How many units lie between the mask and the nearest border of the face."""
    covered = 0
    for row in mask:
        covered |= row
    rows = [y for y, row in enumerate(mask) if row]
    left = (covered & -covered).bit_length() - 1
    right = WIDTH * PIXELS_A_UNIT - covered.bit_length()
    # The face ends at 2, 118, 1.5 and 150.5; below it is the edge of the tile.
    edges = (left / PIXELS_A_UNIT - 2, right / PIXELS_A_UNIT - 2)
    return min(*edges, rows[0] / PIXELS_A_UNIT - 1.5, 150.5 - (rows[-1] + 1) / PIXELS_A_UNIT)


def check(path: Path) -> list[str]:
    """What is wrong with the picture; nothing, it is hoped."""
    text = path.read_text("utf-8")
    faults = []
    if len(text.encode()) >= LARGEST:
        faults.append(f"{len(text.encode())} bytes")
    pictures = {name: only(text, name) for name in ("drawing", "index", "mark")}
    shapes = {name: mask_of(picture) for name, picture in pictures.items() if picture}
    if not shapes:
        return faults
    margin = min(margin_of(shape) for shape in shapes.values())
    if margin < MARGIN:
        faults.append(f"only {margin:.2f} units from the border")
    report = f"{path.parent.name}/{path.stem}: margin {margin:.2f}"
    for (one, shape), (other, other_shape) in combinations(shapes.items(), 2):
        gap = gap_between(shape, other_shape, at_most=8)
        report += f", {one} to {other} {gap:.2f}"
        if gap < GAP:
            faults.append(f"only {gap:.2f} units between {one} and {other}")
    print(report)
    return faults


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    faults = 0
    for path in sorted(TILES.glob("*/*.svg")):
        for fault in check(path):
            faults += 1
            print(f"{path.parent.name}/{path.name}: {fault}", file=sys.stderr)
    application.quit()
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
