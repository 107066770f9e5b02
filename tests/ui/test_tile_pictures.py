import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtSvg import QSvgRenderer

from mahjong_desk.assets import asset
from mahjong_desk.core.tiles import CODES, TILES, tile
from mahjong_desk.settings import TileSet
from mahjong_desk.ui import tile_pictures
from mahjong_desk.ui.tile_pictures import TilePictures, pictures, snapped
from tests.ui.pixels import image


@pytest.fixture
def made() -> TilePictures:
    return TilePictures()


@pytest.mark.parametrize(
    ("width", "dpr", "pixels"),
    [
        (56, 1.0, (56, 75)),
        (56, 1.25, (70, 93)),
        (46, 1.5, (69, 92)),
        (46, 2.0, (92, 123)),
        (45.3, 1.25, (57, 76)),
        (0.1, 1.0, (1, 1)),
    ],
)
def test_sizes_are_whole_pixels_of_the_screen(
    made: TilePictures, width: float, dpr: float, pixels: tuple[int, int]
) -> None:
    upright = made.pixmap(0, width, dpr)
    assert (upright.width(), upright.height()) == pixels
    assert upright.devicePixelRatio() == dpr
    turned = made.pixmap(0, width, dpr, turned=True)
    assert (turned.height(), turned.width()) == pixels
    assert turned.devicePixelRatio() == dpr
    assert made.back(width, dpr).size() == upright.size()
    assert made.back(width, dpr, turned=True).size() == turned.size()


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_snapped_places_are_whole_pixels(dpr: float) -> None:
    for tenths in range(200):
        place = snapped(tenths / 10, dpr)
        assert place * dpr == pytest.approx(round(place * dpr))
        assert abs(place - tenths / 10) <= 0.5 / dpr + 1e-9


@pytest.mark.parametrize("tile_set", TileSet)
@pytest.mark.parametrize("turned", [False, True])
def test_every_tile_has_a_picture_of_its_own(tile_set: TileSet, turned: bool) -> None:
    made = TilePictures(tile_set)
    drawn = [made.pixmap(number, 40, 1.0, turned=turned) for number in range(TILES)]
    drawn.append(made.back(40, 1.0, turned))
    looks = {bytes(image(picture).constBits()) for picture in drawn}
    assert len(looks) == TILES + 1
    for picture in drawn:
        middle = image(picture).pixelColor(picture.width() // 2, picture.height() // 2)
        assert middle.alpha() == 255
        assert image(picture).pixelColor(0, 0).alpha() < 255, "round corners"


def test_a_turned_tile_keeps_its_edge_at_the_bottom(made: TilePictures) -> None:
    """The edge of the body is dark blue; the rest of the outline is ivory."""

    def is_blue(picture: QImage, x: int, y: int) -> bool:
        color = picture.pixelColor(x, y)
        return color.alpha() > 200 and color.blue() > color.red() + 40

    for turned in (False, True):
        picture = image(made.pixmap(tile("5z"), 120, 1.0, turned=turned))
        width, height = picture.width(), picture.height()
        assert is_blue(picture, width // 2, height - 3)
        assert not is_blue(picture, width // 2, 5)
        assert not is_blue(picture, 5, height // 2)
        assert not is_blue(picture, width - 6, height // 2)


@pytest.mark.parametrize("tile_set", TileSet)
def test_a_tile_on_its_side_has_one_outline_in_every_set(made: TilePictures, tile_set: TileSet) -> None:
    """What is laid on its side is the whole body and not a part of it."""

    def outline(picture: QPixmap) -> list[bool]:
        seen = image(picture)
        return [
            seen.pixelColor(x, y).alpha() > 128 for y in range(seen.height()) for x in range(seen.width())
        ]

    other = TilePictures(tile_set)
    for number in (tile("1s"), tile("0p"), tile("5z")):
        for turned in (False, True):
            usual = outline(made.pixmap(number, 60, 1.0, turned=turned))
            assert outline(other.pixmap(number, 60, 1.0, turned=turned)) == usual
    assert outline(other.back(60, 1.0, turned=True)) == outline(made.back(60, 1.0, turned=True))


def test_a_turned_face_is_turned_to_the_right(made: TilePictures) -> None:
    def red_middle(picture: QImage) -> tuple[float, float]:
        found = [
            (x / picture.width(), y / picture.height())
            for x in range(picture.width())
            for y in range(picture.height())
            if (color := picture.pixelColor(x, y)).red() > color.blue() + 90 and color.alpha() == 255
        ]
        return sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found)

    # Characters: the red part is the lower one, so it lies to the left after a turn to the right.
    _, low = red_middle(image(made.pixmap(tile("2m"), 60, 1.0)))
    left, _ = red_middle(image(made.pixmap(tile("2m"), 60, 1.0, turned=True)))
    assert low > 0.6
    assert left < 0.4


def test_dimmed_is_paler_and_nothing_else(made: TilePictures) -> None:
    full, pale = image(made.pixmap(8, 40, 1.0)), image(made.pixmap(8, 40, 1.0, dimmed=True))
    assert pale.size() == full.size()
    assert 0 < pale.pixelColor(20, 25).alpha() < full.pixelColor(20, 25).alpha() == 255
    assert made.pixmap(8, 40, 1.5, dimmed=True).devicePixelRatio() == 1.5


def test_each_picture_is_drawn_once(made: TilePictures) -> None:
    first = made.pixmap(3, 46, 1.25)
    assert made.pixmap(3, 46, 1.25).cacheKey() == first.cacheKey()
    assert made.pixmap(3, 46.01, 1.25).cacheKey() == first.cacheKey(), "the same pixels"
    others = [
        made.pixmap(3, 50, 1.25),
        made.pixmap(3, 46, 2.0),
        made.pixmap(4, 46, 1.25),
        made.pixmap(3, 46, 1.25, turned=True),
        made.pixmap(3, 46, 1.25, dimmed=True),
    ]
    assert first.cacheKey() not in {picture.cacheKey() for picture in others}
    assert len(made) == 6


def test_memory_is_bounded_and_the_oldest_go_first() -> None:
    one = 40 * 53 * 4
    made = TilePictures(most_bytes=3 * one)
    kept = [made.pixmap(number, 40, 1.0).cacheKey() for number in range(3)]
    made.pixmap(0, 40, 1.0)
    made.pixmap(3, 40, 1.0)
    assert len(made) == 3
    assert made.pixmap(0, 40, 1.0).cacheKey() == kept[0], "used lately"
    assert made.pixmap(1, 40, 1.0).cacheKey() != kept[1]
    huge = TilePictures(most_bytes=1)
    assert huge.pixmap(0, 40, 1.0).width() == 40
    assert len(huge) == 1


def test_another_set_starts_anew(made: TilePictures) -> None:
    plain = image(made.pixmap(tile("1m"), 60, 1.0))
    made.tile_set = TileSet.PLAIN
    assert len(made) == 1
    made.tile_set = TileSet.INDEX
    assert len(made) == 0
    assert made.tile_set is TileSet.INDEX
    assert image(made.pixmap(tile("1m"), 60, 1.0)) != plain


def test_the_window_shares_one() -> None:
    assert pictures() is pictures()


def test_drawings_are_read_when_they_are_needed(made: TilePictures, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def renderer(path: str) -> QSvgRenderer:
        read.append(path)
        return QSvgRenderer(path)

    monkeypatch.setattr(tile_pictures, "QSvgRenderer", renderer)
    made.pixmap(0, 40, 1.0)
    made.pixmap(0, 80, 1.0)
    assert read == [str(asset("tiles", "plain", f"{CODES[0]}.svg"))]


def test_the_picture_reaches_its_borders(made: TilePictures) -> None:
    """Nothing is cut off, and no room is wasted: the tile ends within two hundredths of the border."""
    picture = image(made.pixmap(0, 240, 1.0))
    seen = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha() > 128
    ]
    found = QRectF(min(x for x, _ in seen), min(y for _, y in seen), 0, 0)
    found.setRight(max(x for x, _ in seen))
    found.setBottom(max(y for _, y in seen))
    assert found.left() <= 5
    assert found.right() >= 234
    assert found.top() <= 5
    assert found.bottom() >= 313
