"""A program that keeps hands and can be killed at it: says the number of each hand once it is kept.

As ``python -m tests.hands.working FOLDER remember|shorten|keep FIRST COUNT``. With ``shorten`` the file of
recent hands is made short at almost every hand, and not at every fiftieth.
"""

from __future__ import annotations

import sys
from pathlib import Path

from mahjong_desk.hands import recent as recent_module
from mahjong_desk.hands.recent import RecentHands
from mahjong_desk.hands.unfinished import UnfinishedHand
from tests.hands.made import numbered


def main(folder: str, what: str, first: str, count: str) -> None:
    """Keep some hands, one after another."""
    recent, unfinished = RecentHands(Path(folder)), UnfinishedHand(Path(folder))
    if what == "shorten":
        recent_module._LONGEST = recent_module.MOST
    keep = unfinished.keep if what == "keep" else recent.remember
    for number in range(int(first), int(first) + int(count)):
        keep(numbered(number))
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
