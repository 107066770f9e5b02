"""The settings in memory, and how they come from the file and go back to it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from mahjong_desk.disk import UnusableError, detail, read_text, set_aside, write_text
from mahjong_desk.settings.declared import DECLARED
from mahjong_desk.settings.files import changed_text, parse
from mahjong_desk.settings.kinds import Setting
from mahjong_desk.settings.problems import SettingsProblem, Trouble
from mahjong_desk.settings.upgrades import STEPS, Step, newest, upgrade

T = TypeVar("T")

FILE_NAME = "settings.toml"
FOLDER_VARIABLE = "MAHJONG_DESK_CONFIG_DIR"
_NEW_FILE = "# Mahjong Desk's settings. Comments and keys that it does not know are kept.\n"


def config_folder() -> Path:
    """The folder of the settings: ``MAHJONG_DESK_CONFIG_DIR`` if set, else where the system keeps such."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    if chosen:
        return Path(chosen)
    import platformdirs  # not needed where the folder was chosen

    return platformdirs.user_config_path("mahjong-desk", appauthor=False)


class Settings:
    """The values of the declared settings.

    Only what was set is written when they are saved, into the file as it is then: comments, unknown keys and
    what another window saved meanwhile stay. A file of a newer version is never written.

    ``problems`` is what was wrong with the file when it was read.
    """

    def __init__(
        self,
        path: Path,
        declared: Iterable[Setting[Any]] = DECLARED,
        steps: Mapping[int, Step] = STEPS,
    ) -> None:
        self.path = path
        self.problems: list[SettingsProblem] = []
        self._settings = {setting.key: setting for setting in declared}
        self._values: dict[str, Any] = {key: setting.default for key, setting in self._settings.items()}
        self._unsaved: set[str] = set()
        self._on_disk: dict[str, Any] = dict(self._values)
        """The values as this window read or wrote them last."""
        self._steps = steps

    @classmethod
    def load(cls, folder: Path | None = None) -> Settings:
        """The settings of the file in that folder, or of the one in :func:`config_folder`."""
        settings = cls((folder or config_folder()) / FILE_NAME)
        settings.read()
        return settings

    def get(self, setting: Setting[T]) -> T:
        """The value; :class:`KeyError` for a setting that is not declared."""
        value: T = self._values[setting.key]
        return value

    def set(self, setting: Setting[T], value: T) -> None:
        """Change a value, to be written at the next :meth:`save`.

        Raises :class:`ValueError` for a value that the setting does not take, :class:`KeyError` for a setting
        that is not declared.
        """
        checked = setting.checked(value)
        if self._values[setting.key] != checked:
            self._values[setting.key] = checked
            self._unsaved.add(setting.key)

    def peek(self, setting: Setting[T]) -> T:
        """What the file says of a setting now: it is not set aside if it is broken, nor its values taken.

        What is wrong with it is in ``problems`` afterwards.
        """
        self.problems.clear()
        try:
            text = read_text(self.path)
            return self._read_one({} if text is None else parse(text), setting)
        except UnusableError as error:
            self.problems.append(SettingsProblem(Trouble.UNREADABLE, self.path, error.data))
            return setting.default

    # --- reading ------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Take the values from the file. What is wrong with it is in ``problems`` afterwards."""
        self.problems.clear()
        try:
            text = read_text(self.path)
            document = {} if text is None else parse(text)
        except UnusableError as error:
            self.problems.append(self._put_aside(error))
            return
        version = self._version(document, self.problems)
        if version > newest(self._steps):
            self.problems.append(SettingsProblem(Trouble.NEWER, self.path))
        else:
            upgrade(document, version, self._steps)
        for setting in self._settings.values():
            self._values[setting.key] = self._read_one(document, setting)
        self._on_disk = dict(self._values)

    def _read_one(self, document: Mapping[str, Any], setting: Setting[T]) -> T:
        *sections, name = setting.path
        table: Any = document
        for depth, section in enumerate(sections, start=1):
            table = table.get(section, {})
            if not isinstance(table, Mapping):
                self._bad_value(".".join(sections[:depth]), _shown(table), ("section", {}))
                return setting.default
        if name not in table:
            return setting.default

        def report(part: str, stored: object) -> None:
            shown = "…" if setting.is_hidden else _shown(stored)
            self._bad_value(f"{setting.key}.{part}" if part else setting.key, shown, setting.allowed())

        return setting.read(table[name], report)

    def _bad_value(self, key: str, shown: str, allowed: tuple[str, dict[str, str]]) -> None:
        meaning, values = allowed
        data = {"key": key, "value": shown, "allowed": meaning, **values}
        problem = SettingsProblem(Trouble.BAD_VALUE, self.path, data)
        # A section that is none is met by each of its settings.
        if problem not in self.problems:
            self.problems.append(problem)

    def _version(self, document: Mapping[str, Any], problems: list[SettingsProblem]) -> int:
        """The file's version. A file without one was written by hand, by what is known today."""
        version = document.get("version", newest(self._steps))
        if isinstance(version, int) and not isinstance(version, bool) and version >= 1:
            return int(version)
        data = {"key": "version", "value": _shown(version), "allowed": "version"}
        problems.append(SettingsProblem(Trouble.BAD_VALUE, self.path, data))
        return newest(self._steps)

    def _put_aside(self, why: UnusableError) -> SettingsProblem:
        try:
            kept = set_aside(self.path)
        except OSError:
            return SettingsProblem(Trouble.STUCK, self.path, why.data)
        return SettingsProblem(Trouble.BROKEN, self.path, {**why.data, "kept": str(kept)})

    @property
    def _holds_secret(self) -> bool:
        return any(one.is_hidden and self._values[key] != one.default for key, one in self._settings.items())

    # --- writing ------------------------------------------------------------------------------------------

    def save(self) -> SettingsProblem | None:
        """Write what was set since the last time; the problem, if the file could not be written.

        A file that has become unusable meanwhile is set aside; the problem says so although all was saved.
        """
        if not self._unsaved:
            return None
        problem = None
        try:
            text = read_text(self.path)
            tables = {} if text is None else parse(text)
        except UnusableError as error:
            problem = self._put_aside(error)
            if problem.trouble is Trouble.STUCK:
                return problem
            text, tables = None, {}
            # The new file has to hold what was in the old one, too.
            self._unsaved |= {
                key for key, setting in self._settings.items() if self._values[key] != setting.default
            }
        version = self._version(tables, [])
        if version > newest(self._steps):
            return SettingsProblem(Trouble.NEWER, self.path)
        if text is None:
            self._on_disk = {key: setting.default for key, setting in self._settings.items()}

        def change(document: dict[str, Any]) -> None:
            upgrade(document, version, self._steps)
            for key in sorted(self._unsaved):
                setting, value = self._settings[key], self._values[key]
                for inner, written in setting.changes(self._on_disk[key], value):
                    _store(document, (*setting.path, *inner), written)

        try:
            changed = changed_text(_NEW_FILE if text is None else text, tables, change)
            write_text(self.path, changed, private=self._holds_secret)
        except OSError as error:
            return SettingsProblem(Trouble.NOT_SAVED, self.path, {"detail": detail(error)})
        self._on_disk = dict(self._values)
        self._unsaved.clear()
        return problem


def _store(table: dict[str, Any], path: tuple[str, ...], value: Any) -> None:
    """Put a value at a path, making the tables on the way; None takes away what is there."""
    *sections, name = path
    for section in sections:
        if not isinstance(table.get(section), dict):
            table[section] = {}
        table = table[section]
    if value is None:
        table.pop(name, None)
    elif isinstance(value, dict) and isinstance(table.get(name), dict):
        _replace(table[name], value)
    else:
        table[name] = value


def _replace(table: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Make a table hold just what is wanted, without touching what it holds already."""
    for gone in [key for key in table if key not in wanted]:
        del table[gone]
    for key, value in wanted.items():
        if isinstance(value, dict) and isinstance(table.get(key), dict):
            _replace(table[key], value)
        elif table.get(key) != value:
            table[key] = value


def _shown(stored: object) -> str:
    """A stored value as a message names it."""
    text = str(stored).lower() if isinstance(stored, bool) else repr(stored)
    return text if len(text) <= 60 else f"{text[:59]}…"
