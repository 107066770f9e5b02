"""Asks for a printer, and has something painted on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget


class Printing(QObject):
    """For one window."""

    noticed = Signal(str)
    """One sentence for the user: why it was not printed."""
    done = Signal(str)
    """One sentence for the user: that it was."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._widget = parent
        self.printer: QPrinter | None = None
        """The one that was asked for last."""
        self._paint: Callable[[QPrinter], bool] | None = None

    def ask(
        self,
        name: str,
        paint: Callable[[QPrinter], bool],
        *,
        several_pages: bool = False,
        orientation: QPageLayout.Orientation = QPageLayout.Orientation.Portrait,
    ) -> None:
        """Ask for a printer. ``paint`` paints what is to be printed, and is false where that cannot be."""
        self.printer, self._paint = QPrinter(QPrinter.PrinterMode.HighResolution), paint
        self.printer.setDocName(name)
        self.printer.setPageOrientation(orientation)
        dialog = QPrintDialog(self.printer, self._widget.window())
        options = QPrintDialog.PrintDialogOption.PrintShowPageSize
        if several_pages:
            options |= QPrintDialog.PrintDialogOption.PrintPageRange
        dialog.setOptions(options)
        dialog.finished.connect(self._answered)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # A print dialog's own open() wants a slot's name, as in C.
        QDialog.open(dialog)

    @Slot(int)
    def _answered(self, answer: int) -> None:
        # The printer stays until there is another one, for its dialog is still to be deleted.
        printer, paint = self.printer, self._paint
        self._paint = None
        if printer is None or paint is None or answer != QDialog.DialogCode.Accepted:
            return
        if paint(printer):
            self.done.emit(self.tr("Sent to the printer."))
        else:
            self.noticed.emit(self.tr("The printer did not take it: see whether it is on and connected."))
