import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from mahjong_desk.assets import asset
from mahjong_desk.settings import Theme
from mahjong_desk.ui import fonts, theme
from mahjong_desk.ui.colors import DARK, LIGHT, Colors
from mahjong_desk.ui.controls import Card, RoleLabel, WrapLabel
from mahjong_desk.ui.theme import Role
from tests.ui.pixels import parts

ROOT = Path(__file__).resolve().parents[2]
BOTH = pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
READABLE = 4.5
SEEN = 3.0


def luminance(color: QColor) -> float:
    """Relative luminance as WCAG 2 defines it."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def over(color: QColor, below: QColor) -> QColor:
    """A translucent colour on an opaque one."""
    share = color.alphaF()
    mixed = (
        share * upper + (1 - share) * lower for upper, lower in zip(parts(color), parts(below), strict=True)
    )
    return QColor(*(round(part) for part in mixed))


def test_contrast_is_measured_right() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("white")) == pytest.approx(4.54, abs=0.01)


@BOTH
def test_text_can_be_read(colors: Colors) -> None:
    pairs = {
        f"{ink} on {below}": (getattr(colors, ink), getattr(colors, below))
        for ink, below in itertools.chain(
            itertools.product(("text", "muted", "gain", "loss"), ("card", "window", "row_lit")),
            itertools.product(("text", "muted"), ("hover", "pressed")),
            itertools.product(("accent_text",), ("accent", "accent_hover", "accent_pressed")),
            itertools.product(("felt_text",), ("felt_top", "felt_bottom")),
            (("gold_text", "gold"), ("badge_text", "badge"), ("warning_text", "warning")),
        )
    }
    for felt in (colors.felt_top, colors.felt_bottom):
        tray = over(colors.felt_tray, felt)
        pairs[f"felt_text on the tray over {felt.name()}"] = (colors.felt_text, tray)
    too_pale = {name: round(contrast(*pair), 2) for name, pair in pairs.items() if contrast(*pair) < READABLE}
    assert too_pale == {}


@BOTH
def test_what_is_no_text_can_be_seen(colors: Colors) -> None:
    pairs = {
        "the ring on a card": (colors.focus, colors.card),
        "the ring on the window": (colors.focus, colors.window),
        "an empty check box": (colors.control, colors.card),
        "the chosen segment among others": (colors.accent, colors.card),
        "gold on the felt": (colors.gold, colors.felt_top),
        "disabled text": (colors.faint, colors.card),
    }
    too_pale = {name: round(contrast(*pair), 2) for name, pair in pairs.items() if contrast(*pair) < SEEN}
    assert too_pale == {}


@BOTH
def test_every_role_of_every_group_is_set(colors: Colors) -> None:
    palette = theme.palette(colors)
    groups = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled)
    roles = [role for role in QPalette.ColorRole if role.name not in ("NoRole", "NColorRoles")]
    unset = [(g.name, r.name) for g in groups for r in roles if not palette.isBrushSet(g, r)]
    assert unset == []
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert disabled == colors.faint != palette.color(QPalette.ColorRole.Text)


def test_switching_reaches_every_widget_at_once(qapp: QApplication, qtbot: QtBot) -> None:
    card = Card()
    label = RoleLabel("moves along", parent=card, muted=True)
    qtbot.addWidget(card)
    card.resize(200, 80)
    card.show()
    middle = QPoint(100, 60)
    assert card.grab().toImage().pixelColor(middle) == LIGHT.card
    for wanted, colors in ((Theme.DARK, DARK), (Theme.LIGHT, LIGHT), (Theme.DARK, DARK)):
        theme.apply(qapp, wanted)
        qapp.processEvents()
        assert theme.colors() is colors
        assert theme.is_dark() is colors.dark
        assert qapp.palette().color(QPalette.ColorRole.Window) == colors.window
        assert label.palette().color(label.foregroundRole()) == colors.muted
        assert QToolTip.palette().color(QPalette.ColorRole.ToolTipBase) == colors.badge
        assert card.grab().toImage().pixelColor(middle) == colors.card


def test_following_the_system(qapp: QApplication) -> None:
    changed = qapp.styleHints().colorSchemeChanged
    theme.apply(qapp, Theme.SYSTEM)
    changed.emit(Qt.ColorScheme.Dark)
    assert theme.is_dark()
    changed.emit(Qt.ColorScheme.Light)
    assert not theme.is_dark()
    theme.apply(qapp, Theme.DARK)
    changed.emit(Qt.ColorScheme.Light)
    assert theme.is_dark(), "a theme that was chosen stays"


def test_the_style_is_made_once(qapp: QApplication) -> None:
    before = qapp.style()
    theme.apply(qapp, Theme.DARK)
    assert qapp.style() is before
    assert before.name() == "fusion"


# --- fonts ------------------------------------------------------------------------------------------------


def test_the_shipped_fonts_are_used(qapp: QApplication) -> None:
    for role in Role:
        info = QFontInfo(theme.font(role))
        assert info.family() == fonts.SANS
        assert info.weight() == role.value[1].value
    assert QFontInfo(qapp.font()).pixelSize() == fonts.BASE_PIXELS


def test_chinese_comes_from_the_shipped_font(qapp: QApplication) -> None:
    assert qapp.font().families()[:2] == [fonts.SANS, fonts.CJK]
    alone = QFont([fonts.CJK])
    alone.setPixelSize(40)
    both = QFont(qapp.font())
    both.setPixelSize(40)
    assert QFontMetricsF(both).tightBoundingRect("番") == QFontMetricsF(alone).tightBoundingRect("番")


@pytest.mark.parametrize(("language", "font"), [("ja", "JP"), ("zh-Hant", "CJK")])
def test_the_shipped_fonts_have_every_character_of_the_texts(language: str, font: str) -> None:
    """Nothing else draws them on a machine without fonts for Chinese and Japanese."""
    texts = [
        *(ROOT / "mahjong_desk").rglob(f"{language}.json"),
        *(ROOT / "assets" / "manual" / language).glob("*.md"),
        ROOT / "packaging" / "translations" / f"mahjong-desk_{language}.ts",
    ]
    assert len(texts) > 10
    written = {letter for path in texts for letter in path.read_text("utf-8") if letter.isprintable()}
    shipped = [
        QRawFont(str(asset("fonts", f"MahjongDesk{name}-Regular.otf")), 12.0) for name in ("Sans", font)
    ]
    missing = {one for one in written if not any(raw.supportsCharacter(ord(one)) for raw in shipped)}
    assert missing == set()


def test_figures_of_values_are_all_as_wide() -> None:
    metrics = QFontMetricsF(theme.font(Role.NUMBER))
    assert len({round(metrics.horizontalAdvance(figure), 1) for figure in "0123456789"}) == 1
    body = QFontMetricsF(theme.font(Role.BODY))
    assert body.horizontalAdvance("1") < body.horizontalAdvance("0")


@pytest.mark.parametrize("pixels", [14, 28])
def test_roles_keep_their_proportion(qapp: QApplication, pixels: int) -> None:
    larger = QFont(qapp.font())
    larger.setPixelSize(pixels)
    qapp.setFont(larger)
    sizes = {role: QFontInfo(theme.font(role)).pixelSize() for role in Role}
    assert sizes[Role.BODY] == pixels
    assert sizes[Role.TOTAL] == 50 * pixels // 14
    assert sizes[Role.CAPTION] < sizes[Role.SMALL] < sizes[Role.BODY] < sizes[Role.TITLE]
    assert theme.scaled(10) == 10 * pixels // 14


def test_roles_scale_with_points_too(qapp: QApplication) -> None:
    larger = QFont(qapp.font())
    larger.setPointSizeF(21)
    qapp.setFont(larger)
    assert QFontInfo(theme.font(Role.BODY)).pixelSize() == 28
    assert QFontInfo(theme.font(Role.TITLE)).pixelSize() == 32


def test_labels_take_the_font_of_their_role(qapp: QApplication, qtbot: QtBot) -> None:
    larger = QFont(qapp.font())
    larger.setPointSizeF(21)
    qapp.setFont(larger)
    label = WrapLabel("larger", Role.SMALL)
    qtbot.addWidget(label)
    assert QFontInfo(label.font()).pixelSize() == 26
    label.set_role(Role.TITLE)
    assert QFontInfo(label.font()).pixelSize() == 32


def test_a_font_that_was_asked_for_is_nobody_elses() -> None:
    theme.font(Role.BODY).setBold(True)
    assert not theme.font(Role.BODY).bold()


@pytest.mark.parametrize(("asked", "got"), [(9.0, 10.5), (11.0, 10.5), (18.0, 18.0)])
def test_larger_text_is_kept_where_the_system_asks_for_it(asked: float, got: float) -> None:
    system = QFont("Some Sans")
    system.setPointSizeF(asked)
    font = fonts.base_font(system)
    assert font.pointSizeF() == pytest.approx(got)
    assert font.families() == [fonts.SANS, fonts.CJK, "Some Sans"]


def test_a_missing_font_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_FILES", ("Nowhere.otf",))
    with pytest.raises(FileNotFoundError, match=r"Nowhere\.otf"):
        fonts.load.__wrapped__()
