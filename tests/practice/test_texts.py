"""Every sentence that practice can say has its text, and no text is left over."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import mahjong_desk.practice
from mahjong_desk.core.texts import Terms
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.words import Sentence, say, texts_of
from mahjong_desk.rules.registry import rule_set, rule_sets
from tests.practice.answers import made

FOLDER = Path(*mahjong_desk.practice.__path__)
SAID = ("pattern", "reason", "figure", "waits", "reading", "hint", "unfit")
"""The sections whose texts are sentences."""
SLIPS = {
    "wsom": ("rules/figures.py", "rules/wsom/ruleset.py"),
    "riichi": ("rules/figures.py", "rules/riichi/slips.py"),
}


def texts() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads((FOLDER / "texts" / "en.json").read_text("utf-8"))
    return found


def test_every_sentence_has_its_text_and_every_text_its_sentence() -> None:
    source = "\n".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py")))
    said = set(re.findall(rf'"((?:{"|".join(SAID)})\.[a-z-]+)"', source))
    said |= {f"hint.waits-{suit}" for suit in "mpsz"}  # put together from the suit
    assert said == {f"{section}.{key}" for section in SAID for key in texts()[section]}


def test_every_kind_of_exercise_has_a_name() -> None:
    assert list(texts()["kinds"]) == list(texts()["ask"]) == [asks.value for asks in Asks]


@pytest.mark.parametrize("family", SLIPS)
def test_every_slip_has_its_text_and_every_text_its_slip(family: str) -> None:
    package = FOLDER.parent
    source = "\n".join((package / name).read_text("utf-8") for name in SLIPS[family])
    found = json.loads((package / "rules" / family / "texts" / "en.json").read_text("utf-8"))["slips"]
    keys = set(re.findall(r'"([a-z-]+)"', source))
    assert set(found) <= keys
    slips = set(re.findall(r'Slip\([^"]*"([a-z-]+)"', source))
    assert slips <= set(found)


@pytest.mark.parametrize("rules", rule_sets())
def test_every_figure_has_a_name(rules: str) -> None:
    exercise = made(
        Asks.TOTAL,
        f"23567m234p67899s+4m rules={rules} seat=S tsumo",
        "total",
        "han",
        "fu",
        "hand-points",
        "base-points",
        "pays",
    )
    names = [figure.name(texts_of(rule_set(rules))) for figure in exercise.figures]
    assert names[-4:] == ["Points", "East pays", "West pays", "North pays"]


def test_patterns_are_called_by_the_chosen_terms() -> None:
    sentence = Sentence("hint.best-has", {"patterns": "pinfu tanyao"})
    assert say(sentence, texts_of(rule_set("tenhou"))) == "The best one has Peace, All Simples."
    assert say(sentence, texts_of(rule_set("tenhou"), Terms.ROMAJI)) == "The best one has Pinfu, Tanyao."
