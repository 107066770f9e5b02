"""Pictures of tiles: drawn once for each tile, size and screen, and kept."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from mahjong_desk.assets import asset
from mahjong_desk.core.tiles import CODES, Tile
from mahjong_desk.settings import TileSet

PROPORTION = 4 / 3
"""Height of a tile's picture over its width."""

_BACK = -1
_DIMMED = 0.3
_BYTES = 24 * 1024 * 1024

_SVG = "http://www.w3.org/2000/svg"
_TURNED = "translate(80 56) rotate(90) scale(.94) translate(-60 -76)"
"""From the middle of an upright tile's face to the middle of a turned one's, in the files' units."""

_Key = tuple[int, int, float, bool, bool]


def snapped(length: float, dpr: float) -> float:
    """The length nearest to the given one that is a whole number of the screen's own pixels."""
    return round(length * dpr) / dpr


class TilePictures:
    """The pictures of one tile set. ``most_bytes`` is how much memory they may take; the oldest go first."""

    def __init__(self, tile_set: TileSet = TileSet.PLAIN, most_bytes: int = _BYTES) -> None:
        self._tile_set = tile_set
        self._most_bytes = most_bytes
        self._bytes = 0
        self._drawings: dict[tuple[int, bool], QSvgRenderer] = {}
        self._pictures: OrderedDict[_Key, QPixmap] = OrderedDict()

    @property
    def tile_set(self) -> TileSet:
        """Which set the pictures are of. Whoever changes it has the window painted anew."""
        return self._tile_set

    @tile_set.setter
    def tile_set(self, tile_set: TileSet) -> None:
        if tile_set is not self._tile_set:
            self._tile_set = tile_set
            self._drawings.clear()
            self._pictures.clear()
            self._bytes = 0

    def pixmap(
        self, tile: Tile, width: float, dpr: float, *, turned: bool = False, dimmed: bool = False
    ) -> QPixmap:
        """A tile's face, ``width`` wide and 4/3 as high, for a screen of ``dpr`` pixels to one.

        ``turned``: laid on its side, so that ``width`` is its height. ``dimmed``: paler, for one that cannot
        be taken. Sizes are whole pixels of the screen; draw it at a :func:`snapped` place to keep it crisp.
        """
        return self._picture((tile, _pixels(width, dpr), dpr, turned, dimmed))

    def back(self, width: float, dpr: float, turned: bool = False) -> QPixmap:
        """A tile's back, in the same sizes."""
        return self._picture((_BACK, _pixels(width, dpr), dpr, turned, False))

    def paint(self, painter: QPainter, tile: Tile, place: QRectF, *, turned: bool = False) -> None:
        """Draw a tile's face itself, not a picture of it: sharp at every size, on paper too.

        ``place`` is 4/3 as high as it is wide, or as wide as it is high for a ``turned`` one.
        """
        self._drawing(tile, turned).render(painter, place)

    def paint_back(self, painter: QPainter, place: QRectF) -> None:
        """Draw a tile's back in the same way."""
        self._drawing(_BACK, False).render(painter, place)

    def __len__(self) -> int:
        return len(self._pictures)

    def _picture(self, key: _Key) -> QPixmap:
        kept = self._pictures.get(key)
        if kept is not None:
            self._pictures.move_to_end(key)
            return kept
        made = self._made(key)
        self._pictures[key] = made
        self._bytes += _bytes(made)
        while self._bytes > self._most_bytes and len(self._pictures) > 1:
            self._bytes -= _bytes(self._pictures.popitem(last=False)[1])
        return made

    def _made(self, key: _Key) -> QPixmap:
        tile, pixels, dpr, turned, dimmed = key
        if dimmed:
            return _paler(self._picture((tile, pixels, dpr, turned, False)))
        size = QSize(pixels, round(pixels * PROPORTION))
        image = QImage(size.transposed() if turned else size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self._drawing(tile, turned).render(painter, QRectF(image.rect()))
        painter.end()
        image.setDevicePixelRatio(dpr)
        return QPixmap.fromImage(image)

    def _drawing(self, tile: int, turned: bool) -> QSvgRenderer:
        drawing = self._drawings.get((tile, turned))
        if drawing is None:
            path = _folder(self._tile_set) / f"{'back' if tile == _BACK else CODES[tile]}.svg"
            if turned:
                drawing = QSvgRenderer(QByteArray(laid_on_side(path.read_bytes())))
            else:
                drawing = QSvgRenderer(str(path))
            self._drawings[tile, turned] = drawing
        return drawing


@cache
def _folder(tile_set: TileSet) -> Path:
    return asset("tiles", tile_set.value)


def laid_on_side(svg: bytes) -> bytes:
    """The drawing of a tile that lies on its side, seen from where the upright ones are seen.

    Its face is turned to the right, but its body still shows its edge at the bottom, so the picture is not
    simply turned. The rectangles that make up the body are made wider and less high; the rest is turned, and
    a little smaller because the edge needs the same room as before.
    """
    from xml.etree import ElementTree  # only for a hand with a called tile

    ElementTree.register_namespace("", _SVG)
    root = ElementTree.fromstring(svg)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    longer = height - width
    face = ElementTree.Element(f"{{{_SVG}}}g", transform=_TURNED)
    for part in list(root):
        if part.tag == f"{{{_SVG}}}rect":
            part.set("width", str(float(part.attrib["width"]) + longer))
            part.set("height", str(float(part.attrib["height"]) - longer))
        else:
            root.remove(part)
            face.append(part)
    root.append(face)
    root.set("viewBox", f"0 0 {height:g} {width:g}")
    return ElementTree.tostring(root)


def _pixels(width: float, dpr: float) -> int:
    return max(1, round(width * dpr))


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


def _paler(picture: QPixmap) -> QPixmap:
    made = QPixmap(picture.size())
    made.setDevicePixelRatio(picture.devicePixelRatio())
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setOpacity(_DIMMED)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return made


@cache
def pictures() -> TilePictures:
    """The pictures that the whole window shares."""
    return TilePictures()
