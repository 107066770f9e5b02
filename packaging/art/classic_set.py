"""The sets of tiles as they look at the table: plain, and with a Latin index in the corner besides."""

from __future__ import annotations

from bamboos import bamboos, red_five_bamboos
from bird import bird_tile
from characters import characters, honours, red_five_characters
from dots import dots, red_five_dots
from faces import back, index_sign, red_mark, tile
from names import FACES, RED_FIVES
from palette import INK, RED


def drawing(name: str, with_index: bool) -> str:
    """What is drawn on the face of that name."""
    number, suit = int(name[0]), name[1]
    if name == "1s":
        return bird_tile(with_index)
    if number == 0:
        red_five = {"m": red_five_characters, "p": red_five_dots, "s": red_five_bamboos}
        return red_five[suit](with_index)
    return {"m": characters, "p": dots, "s": bamboos, "z": honours}[suit](number, with_index)


def pictures(with_index: bool) -> dict[str, str]:
    """All pictures of the set, by the tile's name."""
    made = {}
    for name, (title, sign) in FACES.items():
        red = name in RED_FIVES
        index = index_sign(sign, RED if red else INK) if with_index else ""
        made[name] = tile(title, drawing(name, with_index), index, red_mark() if red else "")
    return made | {"back": back()}
