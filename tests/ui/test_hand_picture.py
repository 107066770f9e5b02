"""The page that a hand is drawn on: everything on it, whole, and nothing over anything else."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from mahjong_desk.core.texts import Terms
from mahjong_desk.models.handout import Handout
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.settings import Theme
from mahjong_desk.ui import paper, picture_files, theme
from mahjong_desk.ui.hand_blocks import Foot, Heading, RowBlock, Won
from mahjong_desk.ui.hand_picture import WIDTH, Page, paper_page, picture_page
from mahjong_desk.ui.hand_tiles import TilesBlock
from mahjong_desk.ui.theme import Role
from tests.scale import matrix
from tests.ui.taking import HANDS, longer, taken

A4 = QSizeF(688, 1016)
"""Between the margins, in the design's pixels."""
HAIR = 0.01


def faults(page: Page) -> list[str]:
    """What lies outside the page, and what lies over something else."""
    whole = QRectF(0, 0, page.width, page.height).adjusted(-HAIR, -HAIR, HAIR, HAIR)
    found = [f"{type(block).__name__} at {rect}" for block, rect in page.blocks if not whole.contains(rect)]
    for (one, first), (other, second) in combinations(page.blocks, 2):
        common = first.intersected(second)
        if common.width() > HAIR and common.height() > HAIR:
            found.append(f"{type(one).__name__} {first} and {type(other).__name__} {second}")
    return found


def rows(page: Page) -> list[tuple[RowBlock, QRectF]]:
    return [(block, rect) for block, rect in page.blocks if isinstance(block, RowBlock)]


@pytest.mark.parametrize("terms", list(Terms))
@pytest.mark.parametrize("name", list(HANDS))
def test_every_row_is_on_the_page(name: str, terms: Terms) -> None:
    hand = taken(HANDS[name], terms)
    wanted = [row for section in hand.sections for row in section.rows]
    for page in (
        picture_page(hand),
        Page(hand, WIDTH, columns=2),
        Page(hand, 420),
        paper_page(hand, A4)[0],
    ):
        assert [block._row for block, _ in rows(page)] == wanted
        assert faults(page) == []


@pytest.mark.parametrize("width", [90, 130, 200, 300, 640])
def test_chinese_names_are_whole_and_stay_in_their_rows(width: float) -> None:
    usual = taken(HANDS["usual"]).sections[0].rows[0]
    for rules_id in rule_sets():
        names = rule_set(rules_id).names(Terms.KANJI)
        english = rule_set(rules_id).texts()
        for pattern in rule_set(rules_id).patterns:
            row = usual._replace(
                name=english.get("patterns", pattern.id),
                second=names.find("patterns", pattern.id) or "",
                value="yakuman",
            )
            block = RowBlock(row, first=False)
            place = block.second_rect(width)
            room = block._room(width)
            assert place.right() <= room + HAIR
            assert place.bottom() <= block.height(width)
            if place.height():
                drawn = paper.lines(Role.SMALL, row.second, room)
                assert "".join(drawn) == row.second.replace(" ", "")
            else:
                assert paper.advance(Role.SMALL, row.second) <= place.width() + HAIR


@matrix(
    name=HANDS,
    times=[1, 3, 8],
    # A4, Letter, A4 across, A6.
    room=[A4, QSizeF(704, 944), A4.transposed(), QSizeF(300, 420)],
)
def test_one_page_of_paper_holds_everything(name: str, times: int, room: QSizeF) -> None:
    page, scale = paper_page(longer(taken(HANDS[name]), times), room)
    assert faults(page) == []
    assert page.width * scale <= room.width() + HAIR
    assert page.height * scale <= room.height() + HAIR
    # All of the width is used but where even the smallest letters need less of it.
    assert page.width * scale == pytest.approx(room.width()) or scale < 0.3


@pytest.mark.parametrize("name", list(HANDS))
def test_usual_hands_are_at_least_as_large_on_paper_as_on_the_screen(name: str) -> None:
    assert paper_page(taken(HANDS[name]), A4)[1] >= 0.9


def test_a_long_hand_has_two_columns_and_headings_stay_with_what_they_are_over() -> None:
    for times in (2, 3, 5, 8):
        page = picture_page(longer(taken(HANDS["indicators"]), times))
        lefts = {rect.left() for _, rect in rows(page)}
        assert len(lefts) == 2
        blocks = page.blocks
        for (block, rect), (_, below) in pairwise(blocks):
            if isinstance(block, Heading):
                assert below.left() == rect.left()
                assert below.top() >= rect.bottom()


def test_a_heading_with_one_row_is_not_left_alone_in_a_column() -> None:
    hand = taken("123456789m123p5z")
    assert len(hand.waits) == 1
    *_, (heading, above), (_, below) = Page(hand, WIDTH, columns=2).blocks
    assert isinstance(heading, Heading)
    assert below.left() == above.left()


def test_a_short_hand_has_one_column() -> None:
    assert {rect.left() for _, rect in rows(picture_page(taken(HANDS["usual"])))} == {36.0}


@pytest.mark.parametrize("name", list(HANDS))
@pytest.mark.parametrize("width", [250, 420, 648])
def test_tiles_stay_on_their_tray(name: str, width: float) -> None:
    tiles = TilesBlock(taken(HANDS[name]).hand)
    made, tile = tiles._rows(width)
    assert tile > 8
    for row in made:
        assert sum(piece.before + piece.inside + piece.units * tile for piece in row) <= width - 28 + HAIR


@pytest.mark.parametrize("width", [40, 97.5, 300])
def test_lines_hold_the_whole_text_and_are_no_wider_than_asked(width: float) -> None:
    text = "These 14 tiles are not a complete hand: 門前清自摸和 stands on 12789m55777z(666z)+3m."
    for role in Role:
        lines = paper.lines(role, text, width)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        if width > 60:
            assert all(paper.advance(role, line) <= width for line in lines)


def test_a_line_of_how_it_was_won_does_not_begin_with_a_dot() -> None:
    won = Won(taken(HANDS["indicators"]).won)
    for width in range(250, 640, 10):
        assert not any(line.startswith("·") for line in paper.lines(Role.BODY, won.text(width), width))


def picture_of(hand: Handout) -> bytes:
    # The bits live no longer than their picture.
    image = picture_files.picture(hand, 400)
    return bytes(image.constBits())


def test_neither_the_theme_nor_the_size_of_letters_changes_the_picture(qapp: QApplication) -> None:
    hand = taken(HANDS["reach"])
    usual = picture_of(hand)
    theme.apply(qapp, Theme.DARK)
    assert picture_of(hand) == usual
    large = QFont(qapp.font())
    large.setPointSizeF(2 * large.pointSizeF())
    qapp.setFont(large)
    assert picture_of(taken(HANDS["reach"])) == usual


def test_the_foot_holds_the_line(qapp: QApplication) -> None:
    line = taken(HANDS["indicators"]).line
    foot = Foot(line)
    assert foot.height(200) > foot.height(648)
    assert " ".join(paper.lines(Role.CAPTION, line, foot._room(648))) == line


def test_rows_say_which_groups_earn_them(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def line(self: paper.Sheet, role: Role, text: str, *rest: object) -> None:
        said.append(text)

    monkeypatch.setattr(paper.Sheet, "line", line)
    picture_of(taken(HANDS["reach"]))
    assert {"777 of characters", "888 of characters", "999 of characters"} <= set(said)
    assert "777, 888, 999 of characters." in " ".join(said)
