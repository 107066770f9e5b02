"""Draw the tile pictures and the icons into assets/.

    python packaging/art/draw_tiles.py

Drawing again gives the same files. The pictures are CC0; see assets/tiles/LICENSE.
"""

from __future__ import annotations

from pathlib import Path

from bamboos import bamboos, red_five_bamboos
from bird import bird_tile
from characters import characters, honours, red_five_characters
from dots import dots, red_five_dots
from faces import back, red_mark, tile
from icons import icons
from palette import RED

ASSETS = Path(__file__).resolve().parents[2] / "assets"

HONOUR_NAMES = {
    1: ("East wind", "E"),
    2: ("South wind", "S"),
    3: ("West wind", "W"),
    4: ("North wind", "N"),
    5: ("White dragon", "P"),
    6: ("Green dragon", "F"),
    7: ("Red dragon", "C"),
}


def tiles(with_index: bool) -> dict[str, str]:
    """All pictures of one set, by the tile's name."""
    pictures = {}

    def add(name: str, title: str, drawing: str, index: str) -> None:
        pictures[name] = tile(title, drawing, index if with_index else "")

    for number in range(1, 10):
        add(f"{number}m", f"{number} of characters", characters(number, with_index), str(number))
        add(f"{number}p", f"{number} of dots", dots(number, with_index), str(number))
        drawing = bird_tile(with_index) if number == 1 else bamboos(number, with_index)
        add(f"{number}s", f"{number} of bamboos", drawing, str(number))
    for number, (title, letter) in HONOUR_NAMES.items():
        add(f"{number}z", title, honours(number, with_index), letter)
    for name, title, drawing in (
        ("0m", "red 5 of characters", red_five_characters(with_index)),
        ("0p", "red 5 of dots", red_five_dots(with_index)),
        ("0s", "red 5 of bamboos", red_five_bamboos(with_index)),
    ):
        pictures[name] = tile(title, drawing, "5" if with_index else "", red_mark(), RED)
    pictures["back"] = back()
    return pictures


def write(folder: Path, pictures: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pictures.items():
        (folder / f"{name}.svg").write_text(text, "utf-8", newline="\n")


def main() -> None:
    write(ASSETS / "tiles" / "plain", tiles(with_index=False))
    write(ASSETS / "tiles" / "index", tiles(with_index=True))
    write(ASSETS / "icons", icons())


if __name__ == "__main__":
    main()
