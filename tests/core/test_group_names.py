"""Groups in words."""

from __future__ import annotations

import pytest

from mahjong_desk.core.group_names import groups_text
from mahjong_desk.core.groups import Group, Shape, group
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import tile


def groups_of(text: str) -> list[Group]:
    """The groups that are written as a reading writes them."""
    found = []
    for word in text.split():
        plain = word.strip("()[]")
        first = tile(plain[0] + plain[-1])
        if plain[0] != plain[1]:
            shape = Shape.CHOW
        else:
            shape = {2: Shape.PAIR, 3: Shape.PUNG, 4: Shape.KONG}[len(plain) - 1]
        found.append(group(shape, first, exposed=word.startswith("(")))
    return found


@pytest.mark.parametrize(
    ("groups", "said"),
    [
        ("777z (666z)", "Green and Red dragons"),
        ("666z 777z 55z", "Green and Red dragons; pair of White dragon"),
        ("[5555z] 666z (777z)", "White, Green and Red dragons"),
        ("(111z) 444z", "East, North"),
        ("333z 22z", "West; pair of South"),
        ("234s 234s", "234, 234 of bamboos"),
        ("123p 456p (789p)", "123, 456, 789 of dots"),
        ("234m 234p (234s)", "234 of characters, dots, bamboos"),
        ("555p 555m 55s", "555 of characters, dots; 55 of bamboos"),
        ("[8888s] (2222p)", "2222 of dots; 8888 of bamboos"),
        ("111m (111z) [5555z]", "111 of characters; East; White dragon"),
        ("", ""),
    ],
)
def test_groups_in_words(groups: str, said: str) -> None:
    assert groups_text(groups_of(groups), Texts()) == said
