"""What is built carries everything: the wheel, the source archive, and a wheel built from that."""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

from mahjong_desk import __version__

CHECKOUT = Path(__file__).resolve().parent.parent
NAME = f"mahjong_desk-{__version__}"


def files_below(folder: str) -> set[str]:
    """All that belongs to the program there, by its path in the checkout."""
    return {
        path.relative_to(CHECKOUT).as_posix()
        for path in (CHECKOUT / folder).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }


def build(source: Path, into: Path, *what: str) -> None:
    # The build requirements are locked and installed already.
    command = [sys.executable, "-m", "build", "--no-isolation", *what, "--outdir", str(into), str(source)]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive, and the wheel that is built from what is in that."""
    folder = tmp_path_factory.mktemp("built")
    build(CHECKOUT, folder)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return built / f"{NAME}-py3-none-any.whl"


@pytest.fixture(scope="module")
def archive(built: Path) -> Path:
    return built / f"{NAME}.tar.gz"


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel's contents, as pip lays them out."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(folder)
    return folder


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as opened:
        return {name for name in opened.namelist() if not name.startswith(f"{NAME}.dist-info/")}


def wanted() -> set[str]:
    assets = files_below("assets")
    assert "assets/linux-libraries.csv" in assets
    return files_below("mahjong_desk") | {f"mahjong_desk/{name}" for name in assets}


def test_the_wheel_carries_the_program_and_nothing_else(wheel: Path) -> None:
    assert contents(wheel) == wanted()


@pytest.mark.long
def test_a_wheel_built_without_the_source_archive_carries_the_same(tmp_path: Path) -> None:
    build(CHECKOUT, tmp_path, "--wheel")
    assert contents(tmp_path / f"{NAME}-py3-none-any.whl") == wanted()


def test_the_source_archive_carries_what_the_wheel_is_made_of(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        names = {member.name.removeprefix(f"{NAME}/") for member in opened.getmembers() if member.isfile()}
    expected = files_below("mahjong_desk") | files_below("assets") | files_below("tests")
    assert (expected | {"LICENSE", "NOTICE", "Makefile", "pyproject.toml"}) - names == set()


def test_the_wheel_says_what_it_is(installed: Path) -> None:
    folder = installed / f"{NAME}.dist-info"
    metadata = message_from_string((folder / "METADATA").read_text("utf-8"))
    assert metadata["Name"] == "mahjong-desk"
    assert metadata["Version"] == __version__
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.10"
    needed = metadata.get_all("Requires-Dist") or []
    assert {re.split(r"[<>=]", line)[0] for line in needed} == {
        "alembic",
        "fsrs",
        "platformdirs",
        "psycopg[binary]",
        "pyside6-essentials",
        "sqlalchemy",
        "tomlkit",
        "xlsxwriter",
    }
    assert (folder / "licenses" / "LICENSE").read_text("utf-8").startswith("MIT License")
    assert "SIL Open Font License" in (folder / "licenses" / "NOTICE").read_text("utf-8")
    assert "mahjong-desk = mahjong_desk.__main__:main" in (folder / "entry_points.txt").read_text("utf-8")


def run_installed(installed: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=installed,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_an_installed_program_finds_its_assets(installed: Path) -> None:
    found = run_installed(
        installed, "-c", "from mahjong_desk.assets import asset; print(asset('linux-libraries.csv'))"
    )
    assert Path(found) == installed / "mahjong_desk" / "assets" / "linux-libraries.csv"


def test_an_installed_program_scores(installed: Path) -> None:
    assert run_installed(installed, "-m", "mahjong_desk", "score", "123456789m11s22z+2z")


def test_an_installed_program_makes_the_tables_for_matches(installed: Path, home: Path) -> None:
    program = "from mahjong_desk.club.store.sheets import Sheets; print(Sheets.open().matches())"
    assert run_installed(installed, "-c", program) == "()"
    assert (home / "data" / "mahjong-desk" / "matches.sqlite").is_file()
