"""All matches backed up to one file, and had back from it: asks where, and says what came of it.

What asks and what does it is imported when it is first wanted.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from mahjong_desk.core.texts import sentences

if TYPE_CHECKING:
    from mahjong_desk.models.asking import Asker
    from mahjong_desk.models.match_files import MatchFiles


class Backups(QObject):
    """Does it for the page of the score sheet, with the database that it holds at the time."""

    said = Signal(str)
    """One sentence for the user: what was saved."""
    restore_wanted = Signal(str)
    """The matches of the backup with this name are to take the place of those that there are."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._matches: MatchFiles | None = None
        self._folder = ""
        self._backup = ""
        """The one that is to be restored, while the user is asked whether."""

    def hold(self, matches: MatchFiles | None) -> None:
        """The database was opened, or is closed."""
        self._matches = matches

    @property
    def is_damaged(self) -> bool:
        """Whether the database is damaged, so that what can be read is to be saved."""
        return self._matches is not None and self._matches.is_damaged

    @Slot()
    def ask_to_back_up(self) -> None:
        """Let the user choose where all matches are to be saved."""
        from PySide6.QtWidgets import QFileDialog

        from mahjong_desk.club.sheet import now
        from mahjong_desk.ui.opening import open_dialog

        if self._matches is None:
            return
        suffix = self._matches.backup_suffix
        title = self.tr("Save what can be read") if self.is_damaged else self.tr("Back up all matches")
        kinds = self.tr("Backups (*{suffix})").format(suffix=suffix)
        dialog = open_dialog(self._page, title, self._folder, kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(suffix[1:])
        dialog.selectFile(f"Mahjong Desk {now().astimezone():%Y-%m-%d}{suffix}")
        dialog.fileSelected.connect(self.back_up)
        dialog.open()

    @Slot(str)
    def back_up(self, name: str) -> None:
        """Put all matches into a file."""
        from mahjong_desk.club.store.failures import StoreProblem, message
        from mahjong_desk.ui.complaint import complain, tell

        if self._matches is None:
            return
        path = Path(name)
        self._folder = str(path.parent)
        saved = self._matches.back_up(path)
        if isinstance(saved, StoreProblem):
            complain(self._page.window(), self.tr("The matches were not saved"), message(saved))
            return
        told = (
            self.tr("{what} is saved as “{name}”.")
            if saved.matches == 1 and not saved.events
            else self.tr("{what} are saved as “{name}”.")
        )
        parts = [told.format(name=path.name, what=self._counted(saved.matches, saved.events))]
        if saved.in_part:
            parts.append(self.tr("In {count} of them hands may be missing.").format(count=saved.in_part))
        if saved.lost:
            parts.append(self.tr("{count} could not be read at all.").format(count=saved.lost))
        if self.is_damaged:
            parts.append(self.tr("Restore that file, and a new database is begun with it."))
            tell(self._page.window(), self.tr("Saved what can be read"), sentences(parts))
        else:
            self.said.emit(sentences(parts))

    def _counted(self, matches: int, events: int) -> str:
        """How many of what, in words; club nights where there are some."""
        counted = self.tr("1 match") if matches == 1 else self.tr("{count} matches").format(count=matches)
        if not events:
            return counted
        nights = (
            self.tr("1 club night") if events == 1 else self.tr("{count} club nights").format(count=events)
        )
        return self.tr("{matches} and {nights}").format(matches=counted, nights=nights)

    @Slot()
    def ask_to_restore(self) -> None:
        """Let the user choose a backup."""
        from mahjong_desk.ui.opening import open_dialog

        kinds = self.tr("Backups (*.sqlite *.zip)")
        dialog = open_dialog(self._page, self.tr("Restore a backup"), self._folder, kinds)
        dialog.fileSelected.connect(self._confirm_restoring)
        dialog.open()

    @Slot(str)
    def _confirm_restoring(self, name: str) -> None:
        """What is there goes, if only out of sight."""
        from PySide6.QtWidgets import QMessageBox

        from mahjong_desk.ui.complaint import show

        self._folder = str(Path(name).parent)
        self._backup = name
        if self._matches is None or self.is_damaged:
            told = self.tr(
                "A new database is begun with the matches of “{name}”. The damaged one stays beside it, as it"
                " is, under a name with the date."
            )
        elif not self._matches.replaces_all(Path(name)):
            told = self.tr("The matches of “{name}” that are missing are added. Nothing else is changed.")
        else:
            told = self.tr(
                "What is in “{name}” takes the place of all matches that are kept now. These stay beside the"
                " database, as a copy under a name with the date."
            )
        box = show(
            self._page.window(),
            QMessageBox.Icon.Question,
            self.tr("Restore this backup?"),
            told.format(name=Path(name).name),
            QMessageBox.StandardButton.Cancel,
        )
        restore = box.addButton(self.tr("Restore"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(restore)
        restore.clicked.connect(self._restore)

    @Slot()
    def _restore(self) -> None:
        self.restore_wanted.emit(self._backup)

    def restore_from(self, url: str | None, name: str, asker: Asker) -> None:
        """Have a backup back, while nothing here holds the database; says what came of it.

        Nobody may stop waiting for a file that takes another's place; of matches that are added one by one to
        a server's, those that are missing come with the next attempt.
        """
        from mahjong_desk.club.store.addresses import address_of, shown_address
        from mahjong_desk.club.store.failures import StoreProblem, Trouble, message
        from mahjong_desk.club.store.restoring import restore
        from mahjong_desk.club.store.running import GivenUpError
        from mahjong_desk.ui.complaint import complain, tell

        ask = asker.run if address_of(url or "") is not None else asker.finish
        try:
            found = ask(partial(restore, url, Path(name)))
        except GivenUpError:
            found = StoreProblem(Trouble.UNANSWERED, shown_address(url))
        if isinstance(found, StoreProblem):
            complain(self._page.window(), self.tr("The backup was not restored"), message(found))
            return
        told = (
            self.tr("{what} is back.")
            if found.matches == 1 and not found.events
            else self.tr("{what} are back.")
        )
        parts = [told.format(what=self._counted(found.matches, found.events))]
        if found.already:
            parts.append(
                self.tr("1 was there as it is in it.")
                if found.already == 1
                else self.tr("{count} were there as they are in it.").format(count=found.already)
            )
        if found.kept_as is not None:
            parts.append(self.tr("What was there before is kept as {path}.").format(path=found.kept_as))
        tell(self._page.window(), self.tr("The backup is restored"), sentences(parts))
