"""That nothing is left out of what lint checks: the import contracts and the folders in pyproject.toml."""

import pkgutil
from pathlib import Path
from typing import Any

import grimp
import pytest
import tomlkit

import mahjong_desk
from tests.import_contracts import IndependentPackagesContract

CHECKOUT = Path(__file__).resolve().parent.parent
WITH_QT = {"__main__", "models", "ui"}


def contract(name: str) -> dict[str, Any]:
    document = tomlkit.parse((CHECKOUT / "pyproject.toml").read_text("utf-8")).unwrap()
    (found,) = (c for c in document["tool"]["importlinter"]["contracts"] if c["name"] == name)
    return dict(found)


@pytest.mark.parametrize("imported", [None, "wsom", "wsom.view", "new.ruleset"])
def test_every_rule_family_is_kept_from_the_others(imported: str | None) -> None:
    """Those that there are, and one that somebody adds."""
    found = contract("Rule families do not know each other")
    graph = grimp.build_graph("mahjong_desk", include_external_packages=True, cache_dir=None)
    graph.add_module("mahjong_desk.rules.new")
    graph.add_module("mahjong_desk.rules.new.ruleset")
    graph.add_import(importer="mahjong_desk.rules.new.ruleset", imported="mahjong_desk.rules.ruleset")
    if imported is not None:
        graph.add_import(
            importer="mahjong_desk.rules.riichi.notes", imported=f"mahjong_desk.rules.{imported}"
        )
    checked = IndependentPackagesContract(found["name"], {}, {"package": found["package"]})
    assert checked.check(graph, verbose=False).kept is (imported is None)


def test_every_module_but_the_windows_is_kept_from_qt() -> None:
    modules = {module.name for module in pkgutil.iter_modules(mahjong_desk.__path__)}
    kept = set(contract("The engine and the command line work without Qt")["source_modules"])
    assert kept == {f"mahjong_desk.{name}" for name in modules - WITH_QT}


def test_every_folder_of_code_is_type_checked() -> None:
    document = tomlkit.parse((CHECKOUT / "pyproject.toml").read_text("utf-8")).unwrap()
    with_code = {
        folder.name
        for folder in CHECKOUT.iterdir()
        if folder.is_dir() and not folder.name.startswith(".") and any(folder.rglob("*.py"))
    }
    assert set(document["tool"]["mypy"]["files"]) == with_code - {"build", "dist"}
