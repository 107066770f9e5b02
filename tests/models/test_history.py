"""The pages that were visited."""

from __future__ import annotations

from mahjong_desk.models.history import History


def visited(*pages: str) -> History:
    history = History()
    for page in pages:
        history.visit(page)
    return history


def test_nothing_was_visited_yet() -> None:
    history = History()
    assert history.current is None
    assert not history.can_go_back
    assert not history.can_go_forward
    assert not history.back()
    assert not history.forward()


def test_back_and_forward() -> None:
    history = visited("a", "b", "c")
    assert history.back()
    assert history.back()
    assert history.current == "a"
    assert not history.back()
    assert history.forward()
    assert history.current == "b"
    history.visit("d")
    assert history.current == "d"
    assert not history.can_go_forward
    assert history.back()
    assert history.current == "b"


def test_the_open_page_is_not_visited_again() -> None:
    history = visited("a", "b", "b")
    assert history.back()
    assert history.current == "a"
    assert not history.can_go_back


def test_pages_passed_while_browsing_are_one_visit() -> None:
    history = visited("a")
    for page in "bcd":
        history.visit(page, browsing=True)
    assert history.back()
    assert history.current == "a"
    assert history.forward()
    assert history.current == "d"
    # Browsing on from a page that was gone to otherwise is a visit of its own.
    history.visit("e", browsing=True)
    assert history.back()
    assert history.current == "d"


def test_pages_that_are_gone_are_forgotten() -> None:
    history = visited("a", "b", "a", "c")
    history.keep({"a", "c"})
    assert history.current == "c"
    assert history.back()
    assert history.current == "a"
    assert not history.can_go_back
    history.keep({"c"})
    assert history.current == "c"


def test_a_history_of_which_nothing_is_left_starts_anew() -> None:
    history = visited("a", "b")
    history.keep(())
    open_pages = [history.current]
    history.visit("c")
    assert [*open_pages, history.current] == [None, "c"]
    assert not history.can_go_back


def test_browsing_back_to_where_it_began_is_no_visit() -> None:
    history = visited("a", "b")
    for page in ("c", "d", "c", "b"):
        history.visit(page, browsing=True)
    assert history.current == "b"
    assert history.back()
    assert history.current == "a"
    history.forward()
    history.visit("e", browsing=True)
    history.back()
    assert history.current == "b"
