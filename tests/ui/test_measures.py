"""How texts are fitted into lines."""

from __future__ import annotations

import pytest

from mahjong_desk.ui import measures
from mahjong_desk.ui.theme import Role

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_word_that_is_too_wide_ends_in_dots() -> None:
    said = measures.fitted(Role.BODY, f"Points were moved: {'r' * 200} to Ben", 150)
    before, _, after = said.partition("r…")
    assert before.startswith("Points were moved: rrr")
    assert after == " to Ben"
    assert all(measures.advance(Role.BODY, word) <= 150 for word in said.split(" "))


@pytest.mark.parametrize(
    "text", ["Ada wins 40 points from Ben, who discarded the last tile", "東南西北白發中" * 9]
)
def test_what_can_be_broken_stays_whole(text: str) -> None:
    assert measures.fitted(Role.BODY, text, 150) == text
