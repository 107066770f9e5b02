"""The hands that are scored: the cases of the tests, many different ones, without their answers."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from mahjong_desk.core import memo
from mahjong_desk.core.draft import Draft
from mahjong_desk.rules.request import read_request
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score

DATA = Path(__file__).resolve().parents[1] / "tests" / "data"
FILES = ("wsom_public.jsonl", "wsom_random.jsonl")


def winning_hands() -> list[Draft]:
    """Every different hand of the files that scores, with its win and its rule set."""
    found = dict.fromkeys(draft for name in FILES for draft in _read(DATA / name))
    return [draft for draft in found if isinstance(score(draft), Score)]


def _read(path: Path) -> Iterator[Draft]:
    for line in path.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        if case["expect"]["valid"]:
            yield read_request({key: value for key, value in case.items() if key != "expect"})


def forget() -> None:
    """Empty what the engine keeps of the tiles that it has seen, so that every hand is new to it.

    Texts and the tables of the rule sets stay: they are read once, whatever is scored.
    """
    memo.forget()
    for module in list(sys.modules.values()):
        if _is_engine(module):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear") and kept.__module__ == module.__name__:
                    kept.cache_clear()


def _is_engine(module: ModuleType) -> bool:
    name = module.__name__
    in_family = name.startswith("mahjong_desk.rules.") and name.count(".") > 2
    return in_family or (name.startswith("mahjong_desk.core.") and not name.endswith(".texts"))
