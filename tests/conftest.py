"""What every test stands on: no window on anybody's screen, no file of anybody's own."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests import scale

if TYPE_CHECKING:
    from tests.club.store.server import Server

# No font but those that the program brings: what a machine has besides must not be why a test passes.
os.environ["FONTCONFIG_FILE"] = str(Path(__file__).parent / "data" / "fonts.conf")
# Read when the first window is made; whoever runs the tests may have another platform set.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
# So may they have a style, a scale or a theme.
for variable in ("QT_STYLE_OVERRIDE", "QT_SCALE_FACTOR", "QT_QPA_PLATFORMTHEME", "QT_FONT_DPI", "LANGUAGE"):
    os.environ.pop(variable, None)
# And speak another language.
os.environ["LC_ALL"] = "C.UTF-8"

# No deadlines: two busy cores are slow now and then. The quick run tries the same examples every time, so
# that it fails for a change and not by chance; the long run looks further.
settings.register_profile("quick", max_examples=20, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "long", max_examples=2000, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long", action="store_true", help="run the long tests too, and all in their full counts"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--long"):
        os.environ[scale.VARIABLE] = "1"
    settings.load_profile("long" if scale.is_long() else "quick")
    # Ten thousand tests are made, and all of them stay: looking through them again and again takes a third
    # of the time that it takes to make them.
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, None, None]:
    yield
    if not gc.isenabled():
        gc.enable()
        pytest.fail("The test left the garbage collector off, and the next ones would have run without it.")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not scale.is_long():
        skip = pytest.mark.skip(reason="long: runs with --long")
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(skip)


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The program's own style, chosen as the program chooses it."""
    return ["tests", "-style", "Fusion"]


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server; a test that needs one is skipped where there is none, and says why."""
    from tests.club.store.server import NoServerError, running  # few tests need a database's driver

    with ExitStack() as stack:
        try:
            found = stack.enter_context(running())
        except NoServerError as error:
            pytest.skip(f"no PostgreSQL: {error}")
        yield found


@pytest.fixture
def long_run() -> bool:
    """Whether this is a run in full counts."""
    return scale.is_long()


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the folders of :func:`home` are."""
    return tmp_path_factory.mktemp("homes")


_homes_given = 0


@pytest.fixture(autouse=True)
def home(homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the test's own, where all that the program keeps goes. It is made when first used."""
    global _homes_given  # noqa: PLW0603
    _homes_given += 1
    folder = homes / str(_homes_given)
    monkeypatch.setenv("MAHJONG_DESK_CONFIG_DIR", str(folder / "config" / "mahjong-desk"))
    monkeypatch.setenv("MAHJONG_DESK_DATA_DIR", str(folder / "data" / "mahjong-desk"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(folder / "state"))
    return folder
