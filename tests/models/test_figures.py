"""Numbers as each language writes them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mahjong_desk.core.texts import use_language
from mahjong_desk.models.figures import figure, percent, with_places


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize(
    ("language", "points", "mean"),
    [
        ("en", "−43.5", "2.50"),
        ("fi", "−43,5", "2,50"),
        ("ja", "−43.5", "2.50"),
        ("zh-Hant", "−43.5", "2.50"),
    ],
)
def test_the_decimal_point_is_that_of_the_language(language: str, points: str, mean: str) -> None:
    use_language(language)
    assert (figure(-43.5), with_places(2.5, 2)) == (points, mean)
    assert figure(25000, signed=False) == "25000"


def test_shares() -> None:
    assert (percent(0.5), percent(1 / 3, places=1)) == ("50%", "33.3%")
