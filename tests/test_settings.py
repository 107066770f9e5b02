import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
import tomlkit
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.disk import write_bytes
from mahjong_desk.settings import (
    DATABASE,
    DECLARED,
    OWN_RULES,
    RULE_OPTIONS,
    RULE_SET,
    THEME,
    TILE_SET,
    WINDOW_GEOMETRY,
    ChoiceSetting,
    FlagSetting,
    NumberSetting,
    OptionTables,
    Setting,
    Settings,
    TablesSetting,
    TextSetting,
    Theme,
    TileSet,
    Trouble,
    config_folder,
    message,
)
from mahjong_desk.settings.upgrades import STEPS, newest

VOLUME = NumberSetting("sound.volume", 50, lowest=0, highest=100)
SOUND = FlagSetting("sound.on", True)
MADE: tuple[Setting[Any], ...] = (*DECLARED, VOLUME, SOUND)

root_only_reads_all = pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="root may read and write everything"
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def opened(path: Path) -> Settings:
    made = Settings(path, MADE)
    made.read()
    return made


def troubles(made: Settings) -> list[Trouble]:
    return [problem.trouble for problem in made.problems]


def bad_keys(made: Settings) -> list[str]:
    assert set(troubles(made)) <= {Trouble.BAD_VALUE}
    return [problem.data["key"] for problem in made.problems]


def plain(tables: OptionTables) -> dict[str, dict[str, str]]:
    return {name: dict(entries) for name, entries in tables.items()}


# --- what is declared -------------------------------------------------------------------------------------


def test_defaults_without_a_file(path: Path) -> None:
    made = Settings.load(path.parent)

    assert made.get(THEME) is Theme.SYSTEM
    assert made.get(TILE_SET) is TileSet.PLAIN
    assert made.get(WINDOW_GEOMETRY) == ""
    assert made.get(RULE_SET) == "wsom"
    assert plain(made.get(RULE_OPTIONS)) == {}
    assert made.problems == []
    assert not path.exists()


def test_every_key_is_declared_once() -> None:
    keys = [setting.key for setting in DECLARED]
    assert len(set(keys)) == len(keys)


def test_changes_come_back(path: Path) -> None:
    made = Settings.load(path.parent)
    made.set(THEME, Theme.DARK)
    made.set(TILE_SET, TileSet.INDEX)
    made.set(WINDOW_GEOMETRY, "AdnQywADAAA=")
    made.set(RULE_SET, "ema-2016")
    made.set(RULE_OPTIONS, {"wsom": {"limit": "320"}})
    assert made.save() is None

    again = Settings.load(path.parent)
    assert again.problems == []
    assert again.get(THEME) is Theme.DARK
    assert again.get(TILE_SET) is TileSet.INDEX
    assert again.get(WINDOW_GEOMETRY) == "AdnQywADAAA="
    assert again.get(RULE_SET) == "ema-2016"
    assert plain(again.get(RULE_OPTIONS)) == {"wsom": {"limit": "320"}}


def test_the_file_holds_words_and_a_version_and_what_was_changed_alone(path: Path) -> None:
    made = opened(path)
    made.set(THEME, Theme.DARK)
    made.save()

    assert tomlkit.parse(path.read_text("utf-8")).unwrap() == {"version": 1, "appearance": {"theme": "dark"}}


def test_nothing_is_written_when_nothing_was_changed(path: Path) -> None:
    made = opened(path)
    made.set(THEME, Theme.SYSTEM)

    assert made.save() is None
    assert not path.exists()


def test_a_setting_that_is_not_declared_is_refused(path: Path) -> None:
    stray = FlagSetting("sound.stray", False)
    with pytest.raises(KeyError):
        opened(path).get(stray)
    with pytest.raises(KeyError):
        opened(path).set(stray, True)


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        (RULE_SET, "no such/id"),
        (RULE_SET, ""),
        (WINDOW_GEOMETRY, "AAA"),
        (WINDOW_GEOMETRY, "AAAA" * 1001),
        (VOLUME, -1),
        (VOLUME, 101),
        (VOLUME, True),
        (SOUND, 1),
        (THEME, TileSet.PLAIN),
        (RULE_OPTIONS, {"wsom": {"limit": 320}}),
        (RULE_OPTIONS, {"wsom": {"limit": "\ud800"}}),
        (TextSetting("some.text", ""), "\ud800"),
    ],
)
def test_values_that_a_setting_does_not_take_are_refused(
    path: Path, setting: Setting[Any], value: Any
) -> None:
    made = Settings(path, [setting])
    with pytest.raises(ValueError, match=r".+"):
        made.set(setting, value)
    assert made.get(setting) == setting.default
    assert made.save() is None
    assert not path.exists()


def test_tables_cannot_be_changed_behind_the_registry(path: Path) -> None:
    made = opened(path)
    own = {"wsom": {"limit": "320"}}
    made.set(RULE_OPTIONS, own)
    own["wsom"]["limit"] = "640"

    assert plain(made.get(RULE_OPTIONS)) == {"wsom": {"limit": "320"}}
    with pytest.raises(TypeError):
        made.get(RULE_OPTIONS)["wsom"]["limit"] = "640"  # type: ignore[index]


class Numbered(Enum):
    ONE = 1


@pytest.mark.parametrize(
    "declare",
    [
        lambda: FlagSetting("nosection", True),
        lambda: FlagSetting("Sound.On", True),
        lambda: FlagSetting("sound.", True),
        lambda: NumberSetting("sound.volume", 101, lowest=0, highest=100),
        lambda: ChoiceSetting("sound.kind", Numbered.ONE),
    ],
)
def test_bad_declarations_are_refused(declare: Callable[[], Setting[Any]]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        declare()


# --- single bad values ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("[appearance]\ntheme = 'drak'", ["appearance.theme"]),
        ("[appearance]\ntheme = 1", ["appearance.theme"]),
        ("[appearance]\ntheme = 'DARK'", ["appearance.theme"]),
        ("[appearance]\ntheme = ['dark']", ["appearance.theme"]),
        ("appearance = 'dark'", ["appearance"]),
        ("appearance = []", ["appearance"]),
        ("[sound]\nvolume = 101", ["sound.volume"]),
        ("[sound]\nvolume = 50.0", ["sound.volume"]),
        ("[sound]\nvolume = true", ["sound.volume"]),
        ("[sound]\non = 'yes'\nvolume = 1979-05-27", ["sound.volume", "sound.on"]),
        ("[window]\ngeometry = 'not base64!'", ["window.geometry"]),
        ("[rules]\nrule_set = ''", ["rules.rule_set"]),
        ("[rules]\noptions = 'none'", ["rules.options"]),
        ("version = 'one'", ["version"]),
        ("version = 0", ["version"]),
        ("version = true", ["version"]),
    ],
)
def test_a_bad_value_is_named_and_its_default_taken(path: Path, text: str, keys: list[str]) -> None:
    path.write_text(text, "utf-8")

    made = opened(path)

    assert bad_keys(made) == keys
    assert all(made.get(setting) == setting.default for setting in MADE)
    assert path.read_text("utf-8") == text


def test_the_other_values_are_kept(path: Path) -> None:
    path.write_text("[appearance]\ntheme = 'drak'\ntile_set = 'index'\n[sound]\nvolume = 7\n", "utf-8")

    made = opened(path)

    assert made.get(TILE_SET) is TileSet.INDEX
    assert made.get(VOLUME) == 7
    made.set(VOLUME, 8)
    assert made.save() is None
    assert tomlkit.parse(path.read_text("utf-8")).unwrap() == {
        "version": 1,
        "appearance": {"theme": "drak", "tile_set": "index"},
        "sound": {"volume": 8},
    }


def test_single_options_are_dropped_and_the_others_kept(path: Path) -> None:
    path.write_text(
        "[rules.options]\ntenhou = 3\n[rules.options.wsom]\nlimit = 320\nchicken = true\nname = 'x'\n",
        "utf-8",
    )

    made = opened(path)

    assert bad_keys(made) == ["rules.options.tenhou", "rules.options.wsom.chicken"]
    assert plain(made.get(RULE_OPTIONS)) == {"wsom": {"limit": "320", "name": "x"}}


def test_a_section_that_is_none_gives_way_when_one_of_its_settings_is_saved(path: Path) -> None:
    path.write_text("appearance = 'dark'\n", "utf-8")
    made = opened(path)
    made.set(THEME, Theme.LIGHT)

    assert made.save() is None
    assert opened(path).get(THEME) is Theme.LIGHT
    assert opened(path).problems == []


# --- broken files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        b"theme = \n",
        b"[appearance\n",
        b"a = 1\na = 2\n",
        b"\xff\xfe\x00",
        b"name = '\xe4'",
        b"a = " + b"[" * 100_000,
        b"# " + b"x" * 1_000_001,
        b"a = 1\x00",
    ],
    ids=["no value", "no bracket", "twice", "utf-16", "latin-1", "deep", "large", "nul"],
)
def test_a_broken_file_is_set_aside_whole(path: Path, content: bytes) -> None:
    path.write_bytes(content)

    made = opened(path)

    kept = path.with_name(f"settings.broken-{date.today().isoformat()}.toml")  # noqa: DTZ011
    assert troubles(made) == [Trouble.BROKEN]
    assert made.problems[0].data["kept"] == str(kept)
    assert kept.read_bytes() == content
    assert not path.exists()
    assert all(made.get(setting) == setting.default for setting in MADE)


def test_what_was_set_aside_before_is_not_overwritten(path: Path) -> None:
    contents = [b"first =", b"second =", b"third ="]
    kept = []
    for content in contents:
        path.write_bytes(content)
        kept.append(Path(opened(path).problems[0].data["kept"]))

    assert [file.read_bytes() for file in kept] == contents
    assert len(list(path.parent.iterdir())) == len(contents)


def test_a_folder_in_the_files_place_is_set_aside(path: Path) -> None:
    path.mkdir()
    (path / "inside").touch()

    made = opened(path)

    assert troubles(made) == [Trouble.BROKEN]
    assert Path(made.problems[0].data["kept"], "inside").exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes by name here")
def test_a_pipe_in_the_files_place_does_not_stop_the_program(path: Path) -> None:
    os.mkfifo(path)
    assert troubles(opened(path)) == [Trouble.BROKEN]


@root_only_reads_all
def test_an_unreadable_file_is_set_aside(path: Path) -> None:
    path.write_text("[appearance]\ntheme = 'dark'\n", "utf-8")
    path.chmod(0)
    assert troubles(opened(path)) == [Trouble.BROKEN]


def test_a_file_that_cannot_be_set_aside_stays_and_is_not_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("no")

    path.write_bytes(b"theme =")
    monkeypatch.setattr(Path, "rename", refuse)

    made = opened(path)
    assert troubles(made) == [Trouble.STUCK]
    made.set(THEME, Theme.DARK)
    problem = made.save()

    assert problem is not None
    assert problem.trouble is Trouble.STUCK
    assert path.read_bytes() == b"theme ="


def test_a_file_that_broke_meanwhile_is_set_aside_and_all_is_saved(path: Path) -> None:
    made = opened(path)
    made.set(VOLUME, 7)
    made.save()
    made = opened(path)
    path.write_bytes(b"theme =")
    made.set(THEME, Theme.DARK)

    problem = made.save()

    assert problem is not None
    assert problem.trouble is Trouble.BROKEN
    assert Path(problem.data["kept"]).read_bytes() == b"theme ="
    again = opened(path)
    assert again.problems == []
    assert again.get(THEME) is Theme.DARK
    assert again.get(VOLUME) == 7


def test_a_byte_order_mark_and_windows_line_ends_are_no_fault(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbf[appearance]\r\ntheme = 'dark'\r\n")
    made = opened(path)

    assert made.problems == []
    assert made.get(THEME) is Theme.DARK
    made.set(VOLUME, 3)
    assert made.save() is None
    assert opened(path).get(THEME) is Theme.DARK
    assert opened(path).get(VOLUME) == 3


# --- what is not ours in the file -------------------------------------------------------------------------

HAND_WRITTEN = """\
# by hand
version = 1
unknown = "kept"

[appearance] # of the window
theme = "light" # it is bright here
glow = true

[rules.options.wsom]
# as we play at home
limit = 320
gone = "x"

[another.section]
list = [1, 2]
"""


def test_comments_and_unknown_keys_are_kept(path: Path) -> None:
    path.write_text(HAND_WRITTEN, "utf-8")
    made = opened(path)
    made.set(THEME, Theme.DARK)
    made.set(RULE_OPTIONS, {"wsom": {"limit": "320"}, "tenhou": {"uma": "20"}})
    assert made.save() is None

    text = path.read_text("utf-8")
    for kept in (
        "# by hand",
        "# of the window",
        "# it is bright here",
        "# as we play at home",
        "glow = true",
    ):
        assert kept in text
    document = tomlkit.parse(text).unwrap()
    assert document["unknown"] == "kept"
    assert document["another"] == {"section": {"list": [1, 2]}}
    assert document["rules"]["options"] == {"wsom": {"limit": "320"}, "tenhou": {"uma": "20"}}
    assert document["appearance"] == {"theme": "dark", "glow": True}


@pytest.mark.parametrize(
    "text",
    [
        # A table that is an array elsewhere; dotted keys and what follows them; no end of the last line.
        "window.geometry = ''\n[[rules.options]]\n[appearance]\n[rules.options.wsom]\n",
        "rules.rule_set = 'wsom'\nlimit = 320\nappearance.theme = 'light'\n",
        "appearance.theme = 'light'\n[window]\nglow.of = 5\n[rules]\nrules.rule_set = 'wsom'",
    ],
)
def test_whatever_toml_was_written_by_hand_can_be_changed(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    made = opened(path)
    made.set(THEME, Theme.DARK)
    made.set(RULE_SET, "wsom-mt")
    made.set(RULE_OPTIONS, {"zung-jung": {"limit": "none"}})
    made.set(WINDOW_GEOMETRY, "AAAA")
    assert made.save() is None

    again = opened(path)
    assert again.problems == []
    assert again.get(THEME) is Theme.DARK
    assert again.get(RULE_SET) == "wsom-mt"
    assert again.get(RULE_OPTIONS) == {"zung-jung": {"limit": "none"}}
    assert again.get(WINDOW_GEOMETRY) == "AAAA"
    again.set(RULE_OPTIONS, {})
    assert again.save() is None
    assert opened(path).get(RULE_OPTIONS) == {}
    kept = tomlkit.parse(path.read_text("utf-8")).unwrap()
    assert kept.get("limit") == (320 if "limit" in text else None)
    assert kept["window"].get("glow") == ({"of": 5} if "glow" in text else None)


def test_options_that_stand_in_two_places_can_all_be_taken_back(path: Path) -> None:
    text = "[rules.options.wsom]\nlimit = '320'\n[window]\n[rules.options.zung-jung]\nlimit = 'none'\n"
    path.write_text(text, "utf-8")
    made = opened(path)
    made.set(RULE_OPTIONS, {})
    assert made.save() is None
    assert opened(path).get(RULE_OPTIONS) == {}


def test_tables_that_another_window_saved_meanwhile_stay(path: Path) -> None:
    path.write_text("[rules.own.kept]\nrules = 'ema'\n[rules.own.gone]\nrules = 'wrc'\n")
    one, other = Settings.load(path.parent), Settings.load(path.parent)
    one.set(OWN_RULES, plain(one.get(OWN_RULES)) | {"one": {"rules": "wsom"}})
    one.save()

    others = plain(other.get(OWN_RULES))
    del others["gone"]
    other.set(OWN_RULES, others | {"other": {"rules": "reach"}})
    other.save()

    found = plain(Settings.load(path.parent).get(OWN_RULES))
    assert found == {
        "kept": {"rules": "ema"},
        "one": {"rules": "wsom"},
        "other": {"rules": "reach"},
    }


def test_tables_are_whole_again_in_a_file_that_was_deleted_meanwhile(path: Path) -> None:
    path.write_text("[rules.own.kept]\nrules = 'ema'\n")
    made = Settings.load(path.parent)
    path.unlink()
    made.set(OWN_RULES, plain(made.get(OWN_RULES)) | {"one": {"rules": "wsom"}})
    made.save()

    found = plain(Settings.load(path.parent).get(OWN_RULES))
    assert found == {"kept": {"rules": "ema"}, "one": {"rules": "wsom"}}


def test_two_windows_do_not_undo_each_other(path: Path) -> None:
    one, other = opened(path), opened(path)
    one.set(THEME, Theme.DARK)
    one.save()
    other.set(TILE_SET, TileSet.INDEX)
    other.save()

    assert opened(path).get(THEME) is Theme.DARK
    assert opened(path).get(TILE_SET) is TileSet.INDEX


# --- versions ---------------------------------------------------------------------------------------------


def test_the_steps_lead_to_version_1_as_yet() -> None:
    assert newest(STEPS) == 1


def test_a_missing_step_is_noticed() -> None:
    with pytest.raises(ValueError, match="do not follow one another"):
        newest({1: lambda _: None, 3: lambda _: None})


def dark_becomes_theme(document: dict[str, Any]) -> None:
    """Version 1 had ``dark = true`` at the top."""
    if document.pop("dark", False) is True:
        document.setdefault("appearance", {})["theme"] = "dark"


def loud_becomes_volume(document: dict[str, Any]) -> None:
    """Version 2 had ``loud = true`` in [sound]."""
    sound = document.get("sound")
    if isinstance(sound, dict) and sound.pop("loud", False) is True:
        sound["volume"] = 100


UPGRADES = {1: dark_becomes_theme, 2: loud_becomes_volume}


def upgraded(path: Path) -> Settings:
    made = Settings(path, MADE, UPGRADES)
    made.read()
    return made


@pytest.mark.parametrize(
    ("text", "theme", "volume"),
    [
        ("version = 1\ndark = true\n[sound]\nloud = true\n", Theme.DARK, 100),
        ("version = 2\ndark = true\n[sound]\nloud = true\n", Theme.SYSTEM, 100),
        ("version = 3\ndark = true\n[sound]\nloud = true\n", Theme.SYSTEM, 50),
        ("dark = true\n[sound]\nloud = true\n", Theme.SYSTEM, 50),
    ],
    ids=["both steps", "one step", "up to date", "without a version"],
)
def test_an_older_file_goes_through_the_steps_that_it_lacks(
    path: Path, text: str, theme: Theme, volume: int
) -> None:
    path.write_text(text, "utf-8")

    made = upgraded(path)

    assert made.problems == []
    assert made.get(THEME) is theme
    assert made.get(VOLUME) == volume
    assert path.read_text("utf-8") == text, "reading changes nothing"


def test_saving_writes_the_new_version_and_keeps_comments(path: Path) -> None:
    path.write_text("# mine\nversion = 1\ndark = true\n[sound] # of tiles\nloud = true\n", "utf-8")
    made = upgraded(path)
    made.set(TILE_SET, TileSet.INDEX)
    assert made.save() is None

    text = path.read_text("utf-8")
    assert "# mine" in text
    assert "# of tiles" in text
    assert tomlkit.parse(text).unwrap() == {
        "version": 3,
        "appearance": {"theme": "dark", "tile_set": "index"},
        "sound": {"volume": 100},
    }
    assert upgraded(path).get(VOLUME) == 100


def test_a_newer_file_is_read_as_far_as_possible_and_left_as_it_is(path: Path) -> None:
    text = "version = 2\n[appearance]\ntheme = 'dark'\ntile_set = ['a', 'new', 'shape']\n"
    path.write_text(text, "utf-8")

    made = opened(path)

    assert troubles(made) == [Trouble.NEWER, Trouble.BAD_VALUE]
    assert made.get(THEME) is Theme.DARK
    assert made.get(TILE_SET) is TileSet.PLAIN
    made.set(THEME, Theme.LIGHT)
    problem = made.save()
    assert problem is not None
    assert problem.trouble is Trouble.NEWER
    assert made.get(THEME) is Theme.LIGHT
    assert path.read_text("utf-8") == text


# --- saving -----------------------------------------------------------------------------------------------


def test_folders_are_made(tmp_path: Path) -> None:
    made = Settings.load(tmp_path / "not" / "yet")
    made.set(THEME, Theme.DARK)
    assert made.save() is None
    assert (tmp_path / "not" / "yet" / "settings.toml").exists()


def test_a_failing_save_is_reported_and_can_be_tried_again(tmp_path: Path) -> None:
    blocked = tmp_path / "folder"
    blocked.touch()
    made = opened(blocked / "settings.toml")
    made.set(THEME, Theme.DARK)

    problem = made.save()

    assert problem is not None
    assert problem.trouble is Trouble.NOT_SAVED
    assert made.get(THEME) is Theme.DARK
    blocked.unlink()
    assert made.save() is None
    assert opened(blocked / "settings.toml").get(THEME) is Theme.DARK


@root_only_reads_all
def test_a_folder_that_cannot_be_written_is_reported(path: Path) -> None:
    made = opened(path)
    made.set(THEME, Theme.DARK)
    path.parent.chmod(0o500)
    problem = made.save()
    path.parent.chmod(0o700)
    assert problem is not None
    assert problem.trouble is Trouble.NOT_SAVED


def test_a_save_that_breaks_off_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_text(HAND_WRITTEN, "utf-8")
    made = opened(path)
    made.set(THEME, Theme.DARK)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    problem = made.save()

    assert problem is not None
    assert problem.data["detail"] == "disk-full"
    assert path.read_text("utf-8") == HAND_WRITTEN
    assert list(path.parent.iterdir()) == [path], "nothing half written is left"


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_stays_a_link_and_the_file_keeps_its_rights(path: Path) -> None:
    real = path.with_name("elsewhere.toml")
    real.write_text("[appearance]\ntheme = 'light'\n", "utf-8")
    real.chmod(0o640)
    path.symlink_to(real)
    made = opened(path)
    made.set(THEME, Theme.DARK)
    assert made.save() is None

    assert path.is_symlink()
    assert "dark" in real.read_text("utf-8")
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


# --- where ------------------------------------------------------------------------------------------------


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MAHJONG_DESK_CONFIG_DIR", str(tmp_path / "mine"))
    assert config_folder() == tmp_path / "mine"
    made = Settings.load()
    made.set(THEME, Theme.DARK)
    made.save()
    assert (tmp_path / "mine" / "settings.toml").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
@pytest.mark.parametrize("chosen", [None, ""])
def test_the_folder_is_the_systems_otherwise(
    monkeypatch: pytest.MonkeyPatch, home: Path, chosen: str | None
) -> None:
    if chosen is None:
        monkeypatch.delenv("MAHJONG_DESK_CONFIG_DIR")
    else:
        monkeypatch.setenv("MAHJONG_DESK_CONFIG_DIR", chosen)
    assert config_folder() == home / "config" / "mahjong-desk"


def test_reading_needs_neither_qt_nor_the_writing_library(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[appearance]\ntheme = 'dark'\n", "utf-8")
    program = """
import json, sys
from mahjong_desk.settings import Settings, THEME
assert Settings.load().get(THEME).value == "dark"
print(json.dumps(sorted({name.split(".")[0] for name in sys.modules})))
"""
    environment = {**os.environ, "MAHJONG_DESK_CONFIG_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, check=True
    )
    modules = set(json.loads(done.stdout))
    assert not modules & {"PySide6", "shiboken6", "tempfile"}
    if sys.version_info >= (3, 11):
        assert "tomlkit" not in modules


# --- in words ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", MADE, ids=lambda setting: setting.key)
def test_every_setting_says_what_it_takes(path: Path, setting: Setting[Any]) -> None:
    section, _, name = setting.key.partition(".")
    path.write_text(f"[{section}]\n{name} = 1.5\n", "utf-8")
    (problem,) = opened(path).problems
    words = message(problem)
    assert str(path) in words
    assert setting.key in words
    assert ("1.5" in words) is not setting.is_hidden
    assert "{" not in words


def test_what_nobody_is_to_see_is_in_no_message(path: Path) -> None:
    path.write_text('[matches]\ndatabase = ["postgresql://u:secret@club"]\n', "utf-8")
    (problem,) = opened(path).problems
    assert "secret" not in message(problem)
    with pytest.raises(ValueError, match=r"matches\.database: …") as caught:
        opened(path).set(DATABASE, "postgresql://u:secret@club\n")
    assert "secret" not in str(caught.value)


def test_whoever_peeks_at_a_broken_file_leaves_it(path: Path) -> None:
    path.write_text("[matches\n", "utf-8")
    assert Settings(path, MADE).peek(DATABASE) == ""
    assert path.read_text("utf-8") == "[matches\n"
    path.write_text('[matches]\ndatabase = "postgresql://club"\n', "utf-8")
    assert Settings(path, MADE).peek(DATABASE) == "postgresql://club"


def test_words_for_choices_numbers_and_sections(path: Path) -> None:
    path.write_text("appearance = 1\nversion = -1\n[sound]\nvolume = 101\n", "utf-8")
    version, section, number = (message(problem) for problem in opened(path).problems)
    assert "version cannot be -1. It takes a whole number from 1" in version
    assert "appearance cannot be 1. It takes a section: [appearance]" in section
    assert "sound.volume cannot be 101. It takes a whole number from 0 to 100" in number

    path.write_text("[appearance]\ntheme = 'drak'\n", "utf-8")
    (choice,) = (message(problem) for problem in opened(path).problems)
    assert "appearance.theme cannot be 'drak'. It takes one of: system, light, dark" in choice


def test_words_for_each_trouble_with_the_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_bytes(b"theme =")
    broken = opened(path).problems[0]
    assert broken.data["kept"] in message(broken)

    path.write_text("version = 99\n", "utf-8")
    assert "newer version" in message(opened(path).problems[0])

    path.unlink()
    path.mkdir()
    monkeypatch.setattr(Path, "rename", lambda *_: (_ for _ in ()).throw(PermissionError("no")))
    problem = opened(path).problems[0]
    assert "(not a file)" in message(problem)
    assert "(ei ole tiedosto)" in message(problem, "fi")


# --- whatever is in the file ------------------------------------------------------------------------------

parts = (
    "[appearance] theme tile_set = 'dark' \" version 1 2 , [ ] { } # . [rules] [[rules.options]] options.wsom"
)
fragments = st.sampled_from([*parts.encode().split(), b"\n", b"\r", b"\xff", b" "])
contents = st.one_of(st.binary(max_size=200), st.lists(fragments, max_size=25).map(b"".join))
names = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
tables = st.dictionaries(names, st.dictionaries(names, names, min_size=1, max_size=3), max_size=3)


@given(contents)
def test_no_file_stops_the_program_or_is_lost(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("whatever") / "settings.toml"
    path.write_bytes(content)

    made = opened(path)

    assert any(file.read_bytes() == content for file in path.parent.iterdir())
    for problem in made.problems:
        assert message(problem)
    made.set(VOLUME, 7)
    saved = made.save()
    if saved is None or saved.trouble is not Trouble.NEWER:
        again = opened(path)
        assert again.get(VOLUME) == 7
        assert Trouble.BROKEN not in troubles(again)


@given(tables, tables)
def test_all_options_come_back(
    tmp_path_factory: pytest.TempPathFactory,
    first: dict[str, dict[str, str]],
    then: dict[str, dict[str, str]],
) -> None:
    path = tmp_path_factory.mktemp("options") / "settings.toml"
    for wanted in (first, then):
        made = opened(path)
        made.set(RULE_OPTIONS, wanted)
        assert made.save() is None
        assert opened(path).problems == []
        assert plain(opened(path).get(RULE_OPTIONS)) == wanted


def test_tables_without_entries_are_not_written(path: Path) -> None:
    made = Settings(path, [TablesSetting("rules.options")])
    made.set(RULE_OPTIONS, {"wsom": {"limit": "320"}})
    made.save()
    made.set(RULE_OPTIONS, {"wsom": {}})
    made.save()
    assert "wsom" not in path.read_text("utf-8")


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
@pytest.mark.parametrize(
    ("shared", "mask", "mode"), [(False, 0o022, 0o600), (True, 0o022, 0o644), (True, 0o077, 0o600)]
)
def test_who_may_read_a_new_file(tmp_path: Path, shared: bool, mask: int, mode: int) -> None:
    before = os.umask(mask)
    try:
        write_bytes(tmp_path / "new", b"x", shared=shared)
        assert os.umask(mask) == mask
    finally:
        os.umask(before)
    assert (tmp_path / "new").stat().st_mode & 0o777 == mode
    (tmp_path / "new").chmod(0o640)
    write_bytes(tmp_path / "new", b"y", shared=shared)
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "new").read_bytes() == b"y"
