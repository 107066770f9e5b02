"""Make the program's icon as Windows and macOS want it, in build/icons.

    python packaging/bundle/build_icons.py

Both formats hold PNG files: an ``.ico`` behind a table of their places (Microsoft, "ICO file format"), an
``.icns`` each behind four letters that tell its size and its length (Apple, "icns").
"""

from __future__ import annotations

import struct
import tempfile
from pathlib import Path

from packing import ROOT, write_icon

WINDOWS = (16, 24, 32, 48, 64, 128, 256)
APPLE = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def main() -> None:
    target = ROOT / "build" / "icons"
    target.mkdir(parents=True, exist_ok=True)
    (target / "app.ico").write_bytes(ico({size: png(size) for size in WINDOWS}))
    (target / "app.icns").write_bytes(icns({kind: png(size) for kind, size in APPLE.items()}))


def png(size: int) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "icon.png")
        write_icon(path, size)
        return path.read_bytes()


def ico(pictures: dict[int, bytes]) -> bytes:
    """An icon of pictures by their size; 256 is written as 0."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    table, content = b"", b""
    for size, picture in pictures.items():
        table += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place + len(content)
        )
        content += picture
    return head + table + content


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """An icon of pictures by their kind."""
    content = b"".join(
        kind + struct.pack(">I", len(picture) + 8) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(content) + 8) + content


if __name__ == "__main__":
    main()
