"""The scored hands of a match as the database holds them, each read when it is asked for.

To read all takes longer than everything else that is done to show a long match, and hardly any is looked at.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import overload

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Refused
from mahjong_desk.rules.request import read_request, request_object


class KeptTiles(Sequence["Draft | None"]):
    """A scored hand for each hand of a match; None where nobody entered it, or where it cannot be read.

    ``texts`` are those of the database.
    """

    def __init__(self, texts: Iterable[str | None]) -> None:
        self.texts = tuple(texts)

    @property
    def look_readable(self) -> bool:
        """Whether each text begins as that of a hand does; none is read for that."""
        return all(text is None or text.startswith("{") for text in self.texts)

    @overload
    def __getitem__(self, place: int) -> Draft | None: ...
    @overload
    def __getitem__(self, place: slice) -> KeptTiles: ...
    def __getitem__(self, place: int | slice) -> Draft | KeptTiles | None:
        if isinstance(place, slice):
            return KeptTiles(self.texts[place])
        text = self.texts[place]
        return None if text is None else draft_of(text)

    def __len__(self) -> int:
        return len(self.texts)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, KeptTiles) and self.texts == other.texts:
            return True
        return isinstance(other, tuple | KeptTiles) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"KeptTiles({self.texts!r})"


@lru_cache(maxsize=1024)
def draft_of(text: str) -> Draft | None:
    """The scored hand of a text; None where it cannot be read."""
    try:
        found = json.loads(text)
        return read_request(found) if isinstance(found, dict) else None
    except (Refused, ValueError, RecursionError):
        return None


def text_of_draft(draft: Draft | None) -> str | None:
    """The text that the database holds of a scored hand."""
    return None if draft is None else json.dumps(request_object(draft))


def texts_of(tiles: Sequence[Draft | None]) -> tuple[str | None, ...]:
    """The texts of the scored hands of a match."""
    return tiles.texts if isinstance(tiles, KeptTiles) else tuple(map(text_of_draft, tiles))
