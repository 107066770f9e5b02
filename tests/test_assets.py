import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from mahjong_desk import assets
from mahjong_desk.assets import asset

CHECKOUT = Path(__file__).resolve().parent.parent


def installed_at(folder: Path) -> ModuleType:
    """The module as it would be if the package lay in that folder."""
    package = folder / "mahjong_desk"
    package.mkdir(parents=True)
    spec = importlib.util.spec_from_file_location(
        "installed_assets", shutil.copy(assets.__file__, package / "assets.py")
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_finds_a_file_in_the_checkout() -> None:
    assert asset("linux-libraries.csv") == CHECKOUT / "assets" / "linux-libraries.csv"


def test_finds_a_folder() -> None:
    assert asset("tiles").is_dir()


def test_names_what_is_missing_and_where_it_was_looked_for() -> None:
    with pytest.raises(
        FileNotFoundError, match=r"not completely installed: tiles/no such tile\.svg is"
    ) as caught:
        asset("tiles", "no such tile.svg")
    assert str(CHECKOUT / "assets") in str(caught.value)


def test_finds_a_file_inside_an_installed_package(tmp_path: Path) -> None:
    inside = tmp_path / "mahjong_desk" / "assets" / "tiles" / "1m.svg"
    module = installed_at(tmp_path)
    inside.parent.mkdir(parents=True)
    inside.touch()

    assert module.asset("tiles", "1m.svg") == inside


def test_goes_before_what_lies_beside_an_installed_package(tmp_path: Path) -> None:
    module = installed_at(tmp_path)
    for folder in (tmp_path / "assets", tmp_path / "mahjong_desk" / "assets"):
        folder.mkdir(parents=True)
        (folder / "list.csv").touch()

    assert module.asset("list.csv") == tmp_path / "mahjong_desk" / "assets" / "list.csv"
