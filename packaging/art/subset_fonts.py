"""Make the fonts that ship with the program from the fonts they are cut out of.

    python packaging/art/subset_fonts.py SOURCE...

Each SOURCE is known by its file name:

=============================================  ================================================
source file                                    where it comes from
=============================================  ================================================
Inter-Regular.otf, -SemiBold.otf, -Bold.otf    Debian package fonts-inter
NotoSansCJK-Regular.ttc                        Debian package fonts-noto-cjk
yuji-boku-japanese-400-normal.woff2            npm package @fontsource/yuji-boku (needs brotli)
=============================================  ================================================

Only the fonts whose sources are named are made anew, and the same sources give the same files. All
sources are under the SIL Open Font License, which lets a changed font be shipped under the same
licence and asks that reserved names are not kept: every font made here has a family name of its own.
That also keeps it apart from a full copy of the source font installed on the user's system.
"""

# fontTools has no types.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from brush_mending import mend_brush
from font_characters import BRUSH_CHARACTERS, LATIN_CHARACTERS, cjk_characters, japanese_characters
from font_symbols import add_symbols

ROOT = Path(__file__).resolve().parents[2]
TEXT_FONTS = ROOT / "assets" / "fonts"
TILE_FONTS = ROOT / "packaging" / "art" / "fonts"

# Name table entries that stay as they are: copyright, version, licence, address of the licence.
KEPT_NAMES = {0, 5, 13, 14}


@dataclass(frozen=True)
class Recipe:
    """How one shipped font is made."""

    family: str
    style: str
    origin: str
    target: Path
    characters: Callable[[], str]
    features: tuple[str, ...] = ()
    face_in_collection: str = ""
    alter: Callable[[TTFont], None] | None = None

    @property
    def postscript_name(self) -> str:
        return f"{self.family}-{self.style}".replace(" ", "")


def latin_recipe(style: str) -> Recipe:
    return Recipe(
        family="Mahjong Desk Sans",
        style=style,
        origin="Inter",
        target=TEXT_FONTS / f"MahjongDeskSans-{style}.otf",
        characters=lambda: LATIN_CHARACTERS,
        features=("kern", "mark", "mkmk", "ccmp", "locl", "case", "tnum", "pnum"),
        alter=add_symbols,
    )


def cjk_recipe(family: str, face: str, characters: Callable[[Path], str]) -> Recipe:
    """Characters in the way of one place, of a collection that has several."""
    return Recipe(
        family=family,
        style="Regular",
        origin=f"Noto Sans CJK {face}",
        target=TEXT_FONTS / f"{family.replace(' ', '')}-Regular.otf",
        characters=lambda: characters(ROOT),
        face_in_collection=f"Noto Sans CJK {face}",
    )


RECIPES = {
    "Inter-Regular.otf": [latin_recipe("Regular")],
    "Inter-SemiBold.otf": [latin_recipe("SemiBold")],
    "Inter-Bold.otf": [latin_recipe("Bold")],
    "NotoSansCJK-Regular.ttc": [
        cjk_recipe("Mahjong Desk CJK", "TC", cjk_characters),
        cjk_recipe("Mahjong Desk JP", "JP", japanese_characters),
    ],
    "yuji-boku-japanese-400-normal.woff2": [
        Recipe(
            family="Mahjong Desk Brush",
            style="Regular",
            origin="Yuji Boku",
            target=TILE_FONTS / "MahjongDeskBrush-Regular.ttf",
            characters=lambda: BRUSH_CHARACTERS,
            alter=mend_brush,
        )
    ],
}


def open_source(path: Path, face: str) -> TTFont:
    """The font in the file, and of a collection the face with that family name."""
    if not face:
        return TTFont(path, recalcTimestamp=False)
    number = 0
    while True:
        font = TTFont(path, fontNumber=number, recalcTimestamp=False)
        if font["name"].getBestFamilyName() == face:
            return font
        number += 1


def cut(font: TTFont, characters: str, features: tuple[str, ...]) -> None:
    """Leave only these characters, and the OpenType features that the program uses."""
    options = subset.Options()
    options.layout_features = list(features)
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.desubroutinize = True
    options.drop_tables += ["BASE", "DSIG", "VORG", "vhea", "vmtx", "STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)


def rename(font: TTFont, recipe: Recipe) -> None:
    """Give the font its own family, and drop the source's trademark with the source's name."""
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in KEPT_NAMES and record.platformID == 3]
    full = f"{recipe.family} {recipe.style}"
    # Programs that know only four styles to a family find the semi-bold as a family of its own.
    four_styles = recipe.style in ("Regular", "Bold")
    entries = {
        1: recipe.family if four_styles else full,
        2: recipe.style if four_styles else "Regular",
        3: f"{recipe.postscript_name};subset",
        4: full,
        6: recipe.postscript_name,
        10: f"A subset of {recipe.origin}, renamed, for the Mahjong Desk program.",
    }
    if not four_styles:
        entries |= {16: recipe.family, 17: recipe.style}
    for number, text in entries.items():
        names.setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        rename_outlines(font, recipe.family, full, recipe.postscript_name)


def rename_outlines(font: TTFont, family: str, full: str, postscript: str) -> None:
    """The names inside the CFF table, which some font viewers show."""
    cff = font["CFF "].cff
    cff.fontNames = [postscript]
    top = cff.topDictIndex[0]
    top.FamilyName = family
    top.FullName = full
    for key in ("Notice", "Copyright"):
        # The name table keeps the copyright; this second copy also repeats the source's trademark.
        top.rawDict.pop(key, None)
        top.__dict__.pop(key, None)


def make(path: Path, recipe: Recipe) -> None:
    """Write one font and say how large it became."""
    font = open_source(path, recipe.face_in_collection)
    cut(font, recipe.characters(), recipe.features)
    if recipe.alter:
        recipe.alter(font)
    rename(font, recipe)
    font.flavor = None
    recipe.target.parent.mkdir(parents=True, exist_ok=True)
    font.save(recipe.target)
    missing = sorted(set(recipe.characters()) - {chr(code) for code in font.getBestCmap()})
    size = recipe.target.stat().st_size
    print(f"{recipe.target.relative_to(ROOT)}: {size:,} bytes, {len(font.getBestCmap())} characters")
    if missing:
        print(f"  not in {recipe.origin}: {' '.join(missing)}")


def main(arguments: list[str]) -> int:
    sources = [Path(argument) for argument in arguments]
    unknown = [source for source in sources if source.name not in RECIPES]
    if not sources or unknown:
        for source in unknown:
            print(f"no recipe for {source.name}", file=sys.stderr)
        print(f"sources: {', '.join(RECIPES)}", file=sys.stderr)
        return 2
    for source in sources:
        for recipe in RECIPES[source.name]:
            make(source, recipe)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
