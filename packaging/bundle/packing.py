"""What the installers of all three systems share: the packed folder with its licences, and its icons.

    python packaging/bundle/packing.py

packs the program into ``dist``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from licences import notices

from mahjong_desk import APP_ID

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "packaging" / "bundle" / "mahjong-desk.spec"


def bundle(into: Path) -> Path:
    """Pack the program into a folder of that one."""
    work = ROOT / "build"
    # What Python compiles while it packs would else not be kept.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(into), "--workpath", str(work), str(SPEC)]
    subprocess.run(command, check=True, cwd=ROOT, env=environment)
    folder = into / "mahjong-desk"
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    (folder / "NOTICE.txt").write_text(notices(folder), "utf-8")
    return folder


def write_icon(path: Path, size: int) -> None:
    """The program's icon as a picture of so many pixels."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ROOT / "assets" / "icons" / f"{APP_ID}.svg")).render(painter, QRectF(0, 0, size, size))
    painter.end()
    if not image.save(str(path)):
        raise SystemExit(f"{path} cannot be written.")


if __name__ == "__main__":
    bundle(ROOT / "dist")
