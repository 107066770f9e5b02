"""The garbage collector at rest."""

import gc
from collections.abc import Iterator

import pytest

from mahjong_desk.core.collecting import collector_rests


@pytest.fixture(autouse=True)
def on() -> Iterator[None]:
    gc.enable()
    yield
    gc.enable()


def test_it_rests_until_the_last_is_done() -> None:
    first, second = collector_rests(), collector_rests()
    first.__enter__()
    second.__enter__()
    assert not gc.isenabled()
    first.__exit__(None, None, None)
    assert not gc.isenabled()
    second.__exit__(None, None, None)
    assert gc.isenabled()


def test_it_wakes_after_what_went_wrong() -> None:
    @collector_rests()
    def fail() -> None:
        assert not gc.isenabled()
        raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert gc.isenabled()


def test_one_that_was_off_stays_off() -> None:
    gc.disable()
    with collector_rests():
        assert not gc.isenabled()
    assert not gc.isenabled()
