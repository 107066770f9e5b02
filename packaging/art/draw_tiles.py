"""Draw the tile pictures and the icons into assets/.

    python packaging/art/draw_tiles.py

Drawing again gives the same files. The pictures are CC0; see assets/tiles/LICENSE.
"""

from __future__ import annotations

from pathlib import Path

import classic_set
import contrast_set
import shape_set
from icons import icons

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def write(folder: Path, pictures: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pictures.items():
        (folder / f"{name}.svg").write_text(text, "utf-8", newline="\n")


def main() -> None:
    write(ASSETS / "tiles" / "plain", classic_set.pictures(with_index=False))
    write(ASSETS / "tiles" / "index", classic_set.pictures(with_index=True))
    write(ASSETS / "tiles" / "contrast", contrast_set.pictures())
    write(ASSETS / "tiles" / "shapes", shape_set.pictures())
    write(ASSETS / "icons", icons())


if __name__ == "__main__":
    main()
