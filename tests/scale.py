"""How much the tests try: quick counts for every day, full ones for `make test-long`."""

import os

VARIABLE = "MAHJONG_DESK_LONG"


def is_long() -> bool:
    """Whether this is a run in full counts: ``pytest --long``, or ``MAHJONG_DESK_LONG=1``."""
    return os.environ.get(VARIABLE, "0") not in ("", "0")


def count(quick: int, long: int) -> int:
    """How many to try: a number for every day and one for the long run. For use at import time too."""
    return long if is_long() else quick
