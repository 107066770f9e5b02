"""The dialog before a picture of the hand is saved: as what, and how large."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_desk.models.handout import Handout
from mahjong_desk.ui import theme
from mahjong_desk.ui.colors import LIGHT
from mahjong_desk.ui.controls import PillButton, RoleLabel, Segmented, WrapLabel, heading
from mahjong_desk.ui.fields import NumberField
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.hand_picture import WIDTH, picture_page
from mahjong_desk.ui.picture_files import NARROWEST, WIDEST, Format
from mahjong_desk.ui.scrolling import room_for_dialog
from mahjong_desk.ui.theme import Role

SCALES = (1, 2, 3, 4)
_PREVIEW = QSize(300, 380)
_GAP = 10
"""Pixels between the two choices."""


class Preview(QLabel):
    """The picture as it will be, small."""

    def __init__(self, handout: Handout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = picture_page(handout)
        self._most = _PREVIEW
        self.setAccessibleName(self.tr("Preview"))
        self.setAccessibleDescription(handout.title)

    def fit(self, most: QSize) -> None:
        """Be as large as the letters let it, and no larger than ``most``."""
        usual = QSize(theme.scaled(_PREVIEW.width()), theme.scaled(_PREVIEW.height()))
        self._most = usual.boundedTo(most)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        size = self.page.size.scaled(self._most.toSizeF(), Qt.AspectRatioMode.KeepAspectRatio)
        return QSize(round(size.width()), round(size.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), LIGHT.card)
        self.page.paint(painter, scale=self.width() / self.page.width)
        painter.setPen(theme.colors().border)
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))


class PictureDialog(FittedDialog):
    """Asks for the sort of picture and its width in pixels; where to save it is asked next."""

    wanted = Signal(object, int)
    """The :class:`Format` and the width that were chosen."""

    def __init__(self, handout: Handout, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save a picture of the hand"))
        self.preview = Preview(handout, self)
        self.format = Segmented(self.tr("Format"), [(Format.PNG, "PNG"), (Format.SVG, "SVG")], self)
        self.format.set_value(Format.PNG)
        self.scale = Segmented(self.tr("Size"), [(scale, f"{scale}×") for scale in SCALES], self)
        self.pixels = NumberField(self)
        self.pixels.setRange(NARROWEST, WIDEST)
        self.pixels.setSingleStep(120)
        self.pixels.setAccessibleName(self.tr("Width in pixels"))
        self._size_title = heading(self.scale.accessibleName())
        self._height = RoleLabel(role=Role.SMALL, muted=True)
        self._about = WrapLabel(role=Role.SMALL, muted=True)
        self.save = PillButton(
            self.tr("Save…"), self, primary=True, does=self.tr("Asks where to save the picture")
        )
        self.cancel = PillButton(self.tr("Cancel"), self, does=self.tr("Saves nothing"))
        self._lay_out()
        self._connect()
        self.pixels.setValue(width)
        self._refresh()
        self.refit()

    def _lay_out(self) -> None:
        self._pixels_line = size = QHBoxLayout()
        size.addWidget(self.pixels)
        size.addWidget(self._height, 1)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.save)
        self._choices = choices = QVBoxLayout()
        left = Qt.AlignmentFlag.AlignLeft
        choices.addWidget(heading(self.format.accessibleName()))
        choices.addWidget(self.format, 0, left)
        choices.addWidget(self._about)
        choices.addSpacing(_GAP)
        choices.addWidget(self._size_title)
        choices.addWidget(self.scale, 0, left)
        choices.addLayout(size)
        choices.addStretch()
        choices.addLayout(buttons)
        self._whole = whole = QHBoxLayout(self)
        whole.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(choices, 1)

    def refit(self) -> None:
        margin, between = theme.scaled(18), theme.scaled(20)
        self._pixels_line.setSpacing(theme.scaled(8))
        self._choices.setSpacing(theme.scaled(6))
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(between)
        self._about.setMinimumWidth(theme.scaled(250))
        beside = QSize(3 * margin + between + self._choices.minimumSize().width(), 2 * margin)
        self.preview.fit(room_for_dialog(self) - beside)
        super().refit()

    def _connect(self) -> None:
        self.format.chosen.connect(self._refresh)
        self.scale.chosen.connect(self._scale_chosen)
        self.pixels.valueChanged.connect(self._refresh)
        self.cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._save)
        self.save.setDefault(True)

    @Slot(object)
    def _scale_chosen(self, scale: int) -> None:
        self.pixels.setValue(round(scale * WIDTH))

    @Slot()
    def _refresh(self) -> None:
        """Show what is chosen, and what follows from it."""
        is_png = self.format.value() is Format.PNG
        scale = self.pixels.value() / WIDTH
        self.scale.set_value(int(scale) if scale in SCALES else None)
        high = round(self.preview.page.height * scale)
        self._height.setText(self.tr("pixels wide, {height} high").format(height=high))
        png = self.tr("For messages and web pages.")
        svg = self.tr("Sharp at every size; for print shops and drawing programs.")
        self._about.setText(png if is_png else svg)
        for widget in (self._size_title, self.scale, self.pixels, self._height):
            widget.setEnabled(is_png)

    @Slot()
    def _save(self) -> None:
        chosen, width = self.format.value(), self.pixels.value()
        self.accept()
        self.wanted.emit(chosen, width)
