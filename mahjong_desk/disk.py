"""Reading a small file of text whole, putting one in its place whole or not at all, setting one aside."""

from __future__ import annotations

import errno
import os
from datetime import date
from pathlib import Path

LARGEST = 1_000_000
"""Bytes; whatever is larger is none of the program's files, but for those that say that they may be."""
_LONGEST_START = 40
"""Characters of a file's name that the new file begins with until it takes its place; the name itself may be
as long as the system lets it be."""


class UnusableError(Exception):
    """The file is there and cannot be used.

    ``data`` is why, as messages name it: a ``detail`` that the system or a parser told, or the id of a text
    among the details, and what that names.
    """

    def __init__(self, detail: str, **named: str) -> None:
        super().__init__(detail)
        self.data: dict[str, str] = {"detail": detail, **named}


# A path's own methods raise where a name is too long or a folder may not be entered; these say no.


def is_file(path: Path) -> bool:
    """Whether a file is seen there; never raises."""
    return os.path.isfile(path)  # noqa: PTH113


def is_folder(path: Path) -> bool:
    """Whether a folder is seen there; never raises."""
    return os.path.isdir(path)  # noqa: PTH112


def is_there(path: Path) -> bool:
    """Whether anything is seen there; never raises."""
    return os.path.exists(path)  # noqa: PTH110


def is_name_too_long(error: OSError) -> bool:
    """Whether another name would help where a file could not be written, and another folder would not."""
    return error.errno == errno.ENAMETOOLONG


_TOLD = {
    errno.ENOENT: "no-such-file",
    errno.ENOTDIR: "not-a-folder",
    errno.EISDIR: "is-a-folder",
    errno.EACCES: "no-right",
    errno.EPERM: "not-permitted",
    errno.ENOSPC: "disk-full",
    errno.EROFS: "read-only",
}
"""Errors that people meet, and the ids of their texts: a system may tell of them in English alone."""


def detail(error: OSError) -> str:
    """Why something failed, as messages name it: the id of a detail, or what the system told."""
    return _TOLD.get(error.errno or 0) or error.strerror or str(error)


def read_text(path: Path, largest: int = LARGEST) -> str | None:
    """The file's text, or None if there is no file; :class:`UnusableError` if it is no readable text.

    ``largest``: bytes that it may have.
    """
    try:
        if not path.exists():
            return None
        if not path.is_file():
            raise UnusableError("not-a-file")
        if path.stat().st_size > largest:
            raise UnusableError("too-large")
        # Some editors begin a file with a byte order mark.
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnusableError("not-utf-8", byte=str(error.start)) from error
    except OSError as error:
        raise UnusableError(detail(error)) from error


def write_text(path: Path, text: str, *, private: bool = False) -> None:
    """Put the text in the file's place whole, or leave the file as it was and raise :class:`OSError`.

    ``private``: as in :func:`write_bytes`.
    """
    write_bytes(path, text.encode("utf-8"), private=private)


def write_bytes(path: Path, content: bytes, *, shared: bool = False, private: bool = False) -> None:
    """Put the content in the file's place whole, or leave the file as it was and raise :class:`OSError`.

    A new file can be read by its owner alone; a ``shared`` one by whoever may read the owner's other files.
    One that is there stays as open as it is, unless it is to be ``private``.
    """
    import shutil  # these two are slow, and a start, which only reads, does without them
    import tempfile

    # Where the file is a link, what it points to is replaced, and the link stays.
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    start = target.name[:_LONGEST_START]
    handle, name = tempfile.mkstemp(prefix=f"{start}.", suffix=".tmp", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if private:
            pass  # as it was made: for its owner alone
        elif target.exists():
            shutil.copymode(target, name)
        elif shared:
            Path(name).chmod(_usual_mode())
        Path(name).replace(target)
        sync_folder(target.parent)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _usual_mode() -> int:
    """What a new file may be used for, as the user has set it; it can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o666 & ~mask


def set_aside(path: Path) -> Path:
    """Rename an unusable file to ``NAME.broken-DATE.SUFFIX``, never over another one.

    Returns its new path; raises :class:`OSError`.
    """
    stem = f"{path.stem}.broken-{date.today().isoformat()}"  # noqa: DTZ011 - the day here
    number = 1
    while True:
        kept = path.with_name(f"{stem}{path.suffix}" if number == 1 else f"{stem}-{number}{path.suffix}")
        # Links to nothing count as well.
        if not os.path.lexists(kept):
            path.rename(kept)
            return kept
        number += 1


def sync_folder(folder: Path) -> None:
    """Have the names in a folder written to the disk, so that a new file is still there after a power cut.

    Not every system lets a folder be opened, and not every file system writes it when asked to: what is in
    the files is safe by itself, so that is no error.
    """
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
