"""The pages that were visited, to go back and forward through."""

from __future__ import annotations

from collections.abc import Container


class History:
    """Pages by their ids, in the order of the visits, and the one that is open.

    >>> history = History()
    >>> history.visit("pinfu"), history.visit("tanyao")
    (None, None)
    >>> history.back(), history.current, history.can_go_forward
    (True, 'pinfu', True)
    """

    def __init__(self) -> None:
        self._pages: list[str] = []
        self._place = -1
        self._browsed = False

    @property
    def current(self) -> str | None:
        """The open page; None before the first visit."""
        return self._pages[self._place] if self._pages else None

    @property
    def can_go_back(self) -> bool:
        """Whether a page was visited before the open one."""
        return self._place > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether somebody went back from a page."""
        return self._place < len(self._pages) - 1

    def visit(self, page: str, *, browsing: bool = False) -> None:
        """Open a page. Pages passed while ``browsing``, one after another, count as a single visit."""
        if page == self.current:
            return
        keep = self._place if browsing and self._browsed else self._place + 1
        if keep and page == self._pages[keep - 1]:
            # Browsing came back to the page that it set out from, which is to be kept.
            keep, browsing = keep - 1, False
        self._pages[keep:] = [page]
        self._place = keep
        self._browsed = browsing

    def back(self) -> bool:
        """Open the page before; false if there is none."""
        return self._step(-1, possible=self.can_go_back)

    def forward(self) -> bool:
        """Open the page that was gone back from; false if there is none."""
        return self._step(1, possible=self.can_go_forward)

    def _step(self, step: int, *, possible: bool) -> bool:
        if possible:
            self._place += step
            self._browsed = False
        return possible

    def keep(self, known: Container[str]) -> None:
        """Forget the pages that are not there any more, and visits that then follow on themselves."""
        kept: list[str] = []
        place = -1
        for number, page in enumerate(self._pages):
            if page in known and (not kept or kept[-1] != page):
                kept.append(page)
            if number == self._place:
                place = len(kept) - 1
        self._pages = kept
        self._place = max(0, place) if kept else -1
