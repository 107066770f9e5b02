"""All matches in one file and back: on either system, over what is there, and after damage."""

from __future__ import annotations

import json
import os
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from mahjong_desk.club.match import Match
from mahjong_desk.club.saved import document
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.club.store import database as database_module
from mahjong_desk.club.store import restoring
from mahjong_desk.club.store.backup import SQLITE, ZIP, Saved, back_up, suffix_of
from mahjong_desk.club.store.failures import StoreProblem, Trouble, message
from mahjong_desk.club.store.kept import Action, Kept
from mahjong_desk.club.store.migrations import VERSION_TABLE
from mahjong_desk.club.store.restoring import Restored, restore
from mahjong_desk.club.store.sheets import Sheets
from tests.club.store.made import EVENING, NAMES, evening, good, number_of, numbered, numbers, opened, trouble
from tests.hands.made import drawn
from tests.scale import some

WON = drawn("12m789m55z777z(666z)+3m ron seat=E from=S")


def two_matches(sheets: Sheets) -> list[Kept]:
    first = good(sheets.begin(evening(numbered(1), numbered(2), tiles=(WON, None))))
    second = good(sheets.begin(evening(numbered(7), minutes=5, title="Club night")))
    return [first, good(sheets.end(second))]


def all_sheets(sheets: Sheets) -> list[Sheet]:
    listed = sheets.matches()
    assert not isinstance(listed, StoreProblem)
    return sorted((good(sheets.match(one.id)).sheet for one in listed), key=lambda sheet: sheet.begun)


def saved(sheets: Sheets, folder: Path) -> Path:
    path = folder / f"backup{suffix_of(sheets)}"
    assert isinstance(back_up(sheets, path), Saved)
    return path


def file_url(path: Path) -> str:
    return f"sqlite:///{path}"


# --- on either system -------------------------------------------------------------------------------------


def test_what_was_saved_comes_back(
    url: str, sheets: Sheets, another: Callable[[], Sheets], tmp_path: Path
) -> None:
    kept = two_matches(sheets)
    path = tmp_path / f"backup{suffix_of(sheets)}"
    assert back_up(sheets, path) == Saved(2)
    before = all_sheets(sheets)
    for one in kept:
        good(sheets.delete(one))
    sheets.close()
    assert isinstance(restored := restore(url, path, EVENING), Restored), restored
    assert restored.matches == 2
    assert all_sheets(another()) == before


def test_matches_of_an_archive_that_are_there_are_not_doubled(
    sheets: Sheets, url: str, tmp_path: Path
) -> None:
    """A server's backup, or that of a damaged file, adds what is missing to a database of either system."""
    kept = two_matches(sheets)
    path = tmp_path / "backup.zip"
    content = _archive_of(all_sheets(sheets), path)
    good(sheets.record(kept[0], numbered(3)))
    assert restore(url, path, EVENING) == Restored(1, 1, None)
    assert [len(sheet.match.hands) for sheet in all_sheets(sheets)] == [2, 3, 1]
    assert path.read_bytes() == content


def _archive_of(found: list[Sheet], path: Path) -> bytes:
    with zipfile.ZipFile(path, "w") as archive:
        for number, sheet in enumerate(found):
            archive.writestr(f"{number}.mjd", json.dumps(document(sheet)))
    return path.read_bytes()


# --- a file over a file -----------------------------------------------------------------------------------


def test_what_was_there_is_kept_under_a_name_with_the_date(file: Path, tmp_path: Path) -> None:
    with closing(opened(file_url(file))) as sheets:
        two_matches(sheets)
        path = saved(sheets, tmp_path)
        later = good(sheets.begin(evening(numbered(9), minutes=9)))
        restored = restore(file_url(file), path, EVENING)
        assert isinstance(restored, Restored), restored
        assert restored.kept_as is not None
        assert restored.kept_as.parent == file.parent
        assert restored.kept_as.name.startswith("matches 2026-03-0")
        assert len(all_sheets(sheets)) == 2
        with closing(opened(file_url(restored.kept_as))) as copy:
            assert numbers(copy.match(later.id)) == [9]
        again = restore(file_url(file), restored.kept_as, EVENING)
        assert isinstance(again, Restored)
        assert again.kept_as not in (None, restored.kept_as)
        assert len(all_sheets(sheets)) == 3


def test_who_has_the_database_open_sees_that_all_is_another(file: Path, tmp_path: Path) -> None:
    """A hand recorded after the restoring has the id of none that was there before, or another version."""
    with closing(opened(file_url(file))) as sheets:
        kept, other = two_matches(sheets)
        path = saved(sheets, tmp_path)
        seen = good(sheets.change(good(sheets.record(kept, numbered(3))), 1, numbered(5), None))
        assert isinstance(restore(file_url(file), path, EVENING), Restored)
        news = sheets.changed_since(seen.revision)
        assert not isinstance(news, StoreProblem)
        assert news.revision > seen.revision
        assert news.matches == {kept.id, other.id}
        now = good(sheets.match(kept.id, seen))
        assert numbers(now) == [1, 2]
        assert set(now.hands).isdisjoint(seen.hands)
        assert numbers(sheets.record(now, numbered(8))) == [1, 2, 8]
        assert numbers(sheets.match(kept.id, seen)) == [1, 2, 8]
        trail = sheets.trail(kept.id)
        assert not isinstance(trail, StoreProblem)
        assert [change.action for change in trail] == [Action.BEGUN, Action.RESTORED, Action.RECORDED]
        assert trail[1].at == EVENING


def test_deleted_matches_and_the_trail_are_in_a_copy(file: Path, tmp_path: Path) -> None:
    with closing(opened(file_url(file))) as sheets:
        kept, _ = two_matches(sheets)
        good(sheets.delete(kept))
        path = saved(sheets, tmp_path)
    with closing(opened(file_url(path))) as copy:
        deleted = copy.matches(deleted=True)
        assert not isinstance(deleted, StoreProblem)
        assert [one.id for one in deleted] == [kept.id]


def test_a_copy_is_one_file_without_a_log(file: Path, tmp_path: Path) -> None:
    (tmp_path / "stick").mkdir()
    with closing(opened(file_url(file))) as sheets:
        two_matches(sheets)
        path = saved(sheets, tmp_path / "stick")
    assert path.suffix == SQLITE
    assert list(path.parent.iterdir()) == [path]
    assert path.read_bytes()[18:20] == b"\x01\x01", "SQLite wants to write beside a file with a log"


def test_nothing_is_changed_where_what_is_there_cannot_be_kept(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with closing(opened(file_url(file))) as sheets:
        two_matches(sheets)
        path = saved(sheets, tmp_path)
        good(sheets.begin(evening(minutes=9)))
        monkeypatch.setattr(restoring, "write_bytes", full)
        problem = trouble(restore(file_url(file), path, EVENING))
        assert problem.trouble is Trouble.NOT_SET_ASIDE
        assert "No space left on device" in message(problem)
        assert len(all_sheets(sheets)) == 3


def test_nothing_is_changed_while_somebody_else_keeps_the_database_busy(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restoring, "_WAIT", 0)
    monkeypatch.setattr(database_module, "_WAIT", 0)
    with closing(opened(file_url(file))) as sheets:
        two_matches(sheets)
        path = saved(sheets, tmp_path)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            problem = trouble(restore(file_url(file), path, EVENING))
        assert (problem.trouble, problem.where) == (Trouble.BUSY, str(file))
    assert {one.suffix for one in tmp_path.iterdir()} <= {".sqlite", ".sqlite-wal", ".sqlite-shm"}
    assert not list(tmp_path.glob("matches 2*"))


def test_a_backup_that_cannot_be_written_is_told(file: Path, tmp_path: Path) -> None:
    with closing(opened(file_url(file))) as sheets:
        (tmp_path / "taken").touch()
        problem = trouble(back_up(sheets, tmp_path / "taken" / "backup.sqlite"))
        assert problem.trouble is Trouble.NOT_SAVED
        assert "backup.sqlite" in message(problem)
        problem = trouble(back_up(sheets, tmp_path / f"{'n' * 300}.sqlite"))
        assert "Choose a shorter name" in message(problem)


@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
def test_a_backup_never_takes_the_place_of_the_database(file: Path, tmp_path: Path, end: str) -> None:
    """The hands that are recorded afterwards would be in a file that nobody finds."""
    with closing(opened(file_url(file))) as sheets:
        kept, _ = two_matches(sheets)
        link = tmp_path / "link.sqlite"
        link.symlink_to(file.with_name(file.name + end))
        for path in (link, file.with_name(file.name + end)):
            problem = trouble(back_up(sheets, path))
            assert problem.trouble is Trouble.NOT_SAVED
            assert "the database itself" in message(problem)
        good(sheets.record(kept, numbered(3)))


# --- what is no backup ------------------------------------------------------------------------------------


def another_programs(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (id)")


def newer(path: Path) -> None:
    opened(file_url(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
        connection.commit()


def cut_off(path: Path) -> None:
    with closing(opened(file_url(path))) as sheets:
        two_matches(sheets)
    path.write_bytes(path.read_bytes()[:16384])


def broken_archive(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("1.mjd", "{}")


def newer_archive(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("1.mjd", '{"format": "mahjong-desk", "version": 99, "match": {}}')


def damaged_archive(path: Path) -> None:
    """By a method of compression that is none of ours, and damaged."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("1.mjd", json.dumps(document(evening())))
    content = bytearray(path.read_bytes())
    content[60:120] = b"\xff" * 60
    path.write_bytes(content)


def unknown_rules(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        three = Sheet(Match(players=3), NAMES[:3], EVENING)
        archive.writestr("1.mjd", json.dumps(document(three)))


@pytest.mark.parametrize(
    ("make", "expected"),
    some(
        [
            (lambda path: path.write_bytes(b""), Trouble.NO_BACKUP),
            (lambda path: path.write_text("{}"), Trouble.NO_BACKUP),
            (lambda path: path.mkdir(), Trouble.NO_BACKUP),
            pytest.param(os.mkfifo if hasattr(os, "mkfifo") else Path.mkdir, Trouble.NO_BACKUP, id="pipe"),
            (lambda path: None, Trouble.NO_BACKUP),
            (another_programs, Trouble.NO_BACKUP),
            (newer, Trouble.NEWER_BACKUP),
            (cut_off, Trouble.BAD_BACKUP),
            (lambda path: path.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000), Trouble.BAD_BACKUP),
            (lambda path: path.write_bytes(b"PK\3\4 and no more"), Trouble.BAD_BACKUP),
            (lambda path: zipfile.ZipFile(path, "w").close(), Trouble.NO_BACKUP),
            (broken_archive, Trouble.BAD_BACKUP),
            (newer_archive, Trouble.NEWER_BACKUP),
            (damaged_archive, Trouble.BAD_BACKUP),
            (unknown_rules, Trouble.BAD_BACKUP),
        ],
        6,
    ),
)
def test_a_file_that_is_no_backup_changes_nothing(
    file: Path, tmp_path: Path, make: Callable[[Path], object], expected: Trouble
) -> None:
    (tmp_path / "other").mkdir()
    path = tmp_path / "other" / "chosen"
    with closing(opened(file_url(file))) as sheets:
        kept, _ = two_matches(sheets)
        make(path)
        problem = trouble(restore(file_url(file), path, EVENING))
        assert problem.trouble is expected
        assert "Nothing was changed" in message(problem)
        assert sheets.revision() == 3
        assert numbers(sheets.match(kept.id)) == [1, 2]
    assert {one.name for one in file.parent.iterdir()} == {"matches.sqlite", "other"}


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda path: path.write_text("{}"), "muunlainen tiedosto"),
        (lambda path: path.mkdir(), "ei ole tiedosto"),
        (another_programs, "toisen ohjelman tietokanta"),
        (lambda path: zipfile.ZipFile(path, "w").close(), "siinä ei ole peliä"),
        (broken_archive, "siinä olevaa tiedostoa ”1.mjd” ei voi lukea"),
        (damaged_archive, "siinä oleva ”1.mjd” on pakattu toisella tavalla"),
    ],
)
def test_why_a_file_is_no_backup_is_told_in_the_language(
    tmp_path: Path, make: Callable[[Path], object], told: str
) -> None:
    make(tmp_path / "chosen")
    problem = trouble(restore(file_url(tmp_path / "matches.sqlite"), tmp_path / "chosen", EVENING))
    assert f"({told})" in message(problem, "fi")


def test_the_database_itself_is_no_backup(file: Path) -> None:
    """Its last hands may be in its log."""
    assert trouble(restore(file_url(file), file, EVENING)).trouble is Trouble.NO_BACKUP


# --- after damage -----------------------------------------------------------------------------------------


def damaged_file(file: Path) -> None:
    """Three matches, and the file is cut off."""
    with closing(opened(file_url(file))) as sheets:
        for number in range(3):
            good(sheets.begin(evening(*[numbered(n) for n in range(200)], minutes=number)))
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 4096 * 3 // 4 * 4096])


def test_what_can_be_read_of_a_damaged_file_is_saved_and_comes_back(file: Path, tmp_path: Path) -> None:
    damaged_file(file)
    before = file.read_bytes()
    found = Sheets.open(file_url(file))
    assert isinstance(found, Sheets)
    with closing(found):
        assert suffix_of(found) == ZIP
        path = tmp_path / "rest.zip"
        rest = back_up(found, path)
        assert isinstance(rest, Saved)
        assert rest.matches == 3
        assert rest.in_part
    restored = restore(file_url(file), path, EVENING)
    assert isinstance(restored, Restored), restored
    assert restored.matches == rest.matches
    assert restored.kept_as is not None
    assert restored.kept_as.read_bytes() == before
    with closing(opened(file_url(file))) as sheets:
        assert len(all_sheets(sheets)) == rest.matches
        assert [number_of(hand) for hand in all_sheets(sheets)[0].match.hands[:50]] == list(range(50))


def test_a_copy_takes_the_place_of_a_file_that_nothing_can_be_read_of(file: Path, tmp_path: Path) -> None:
    with closing(opened(file_url(file))) as sheets:
        two_matches(sheets)
        path = saved(sheets, tmp_path)
    file.write_bytes(b"no database" * 200)
    restored = restore(file_url(file), path, EVENING)
    assert isinstance(restored, Restored), restored
    assert restored.kept_as is not None
    assert restored.kept_as.read_bytes() == b"no database" * 200
    with closing(opened(file_url(file))) as sheets:
        assert len(all_sheets(sheets)) == 2


def test_a_damaged_file_stays_where_nothing_can_be_put_beside_it(file: Path, tmp_path: Path) -> None:
    with closing(opened(file_url(file))) as sheets:
        two_matches(sheets)
        path = saved(sheets, tmp_path)
    file.write_bytes(b"no database" * 200)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(restoring, "write_bytes", refuse)
        assert trouble(restore(file_url(file), path, EVENING)).trouble is Trouble.NOT_SET_ASIDE
    assert file.read_bytes() == b"no database" * 200
    assert file in list(file.parent.iterdir())


@pytest.mark.parametrize("make", [unknown_rules, broken_archive, cut_off])
def test_a_damaged_file_stays_where_the_backup_is_none(
    file: Path, tmp_path: Path, make: Callable[[Path], object]
) -> None:
    damaged_file(file)
    before = file.read_bytes()
    path = tmp_path / "chosen"
    make(path)
    there = {one.name for one in tmp_path.iterdir()}
    problem = trouble(restore(file_url(file), path, EVENING))
    assert (problem.trouble, problem.where) == (Trouble.BAD_BACKUP, str(path))
    assert file.read_bytes() == before
    assert {one.name for one in tmp_path.iterdir()} - there <= {"matches.sqlite-shm", "matches.sqlite-wal"}
