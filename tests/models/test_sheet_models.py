"""The models of the score sheet by themselves: rows, standings, lines, and what a room sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.models.figures import figure
from mahjong_desk.models.glance import Glance, Glances
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.models.sheet_models import MatchListModel, SheetModels, Sort
from mahjong_desk.models.standing_lines import Lines, StandingLines
from mahjong_desk.rules.outcomes import (
    Abort,
    AbortKind,
    Adjust,
    Chombo,
    Draw,
    HanFu,
    Nagashi,
    Penalty,
    Played,
    Points,
    Ron,
    Tsumo,
)

NAMES = ("Ada", "Ben", "Cleo", "Dai")
ADA = Played((Ron(0, 1, Points(140)),))
CLEO = Played((Tsumo(2, Points(45)),))


@pytest.fixture
def keeper(qapp: object, url: str) -> Iterator[MatchKeeper]:
    sheets = Sheets.open(url)
    assert isinstance(sheets, Sheets)
    made = MatchKeeper(sheets)
    yield made
    made.close()


@pytest.fixture
def models(keeper: MatchKeeper) -> SheetModels:
    made = SheetModels(keeper)
    for model in (made.rows, made.standings):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    return made


def record(keeper: MatchKeeper, *hands: Played, insist: bool = False) -> None:
    for played in hands:
        assert keeper.kept is not None
        answered = keeper.record(keeper.kept, played, insist=insist)
        assert answered.done, answered.said


def spoken(models: SheetModels) -> list[str]:
    return [record.spoken for record in models.rows.records()]


@pytest.mark.parametrize(
    ("number", "signed", "text"),
    [
        (0, True, "0"),
        (420, True, "+420"),
        (-25, True, "−25"),
        (25000, False, "25000"),
        (-1500, False, "−1500"),
        (1234567, True, "+1234567"),
        (43.5, True, "+43.5"),
    ],
)
def test_figures(number: float, signed: bool, text: str) -> None:
    assert figure(number, signed=signed) == text


def test_without_a_match_there_is_nothing(models: SheetModels) -> None:
    assert spoken(models) == []
    assert (models.title(), models.standings_title(), models.sum_text()) == ("", "", (True, ""))
    assert StandingLines(models.keeper).lines() == Lines()
    assert Glances(models).glance() == Glance()


def test_rows_keep_their_places_when_one_is_corrected(keeper: MatchKeeper, models: SheetModels) -> None:
    keeper.begin(NAMES, "wsom")
    record(keeper, ADA, CLEO)
    ids = [record.id for record in models.rows.records()]
    removed: list[object] = []
    models.rows.rowsRemoved.connect(lambda *_: removed.append(1))
    assert keeper.kept is not None
    keeper.change(keeper.kept, 0, CLEO)
    assert [record.id for record in models.rows.records()] == ids
    assert removed == []
    assert [record.sort for record in models.rows.records()] == [
        Sort.HAND,
        Sort.HAND,
        Sort.PLAY,
        Sort.TOTAL,
    ]


def test_every_outcome_of_riichi_is_told(keeper: MatchKeeper, models: SheetModels) -> None:
    keeper.begin(NAMES, "majsoul")
    record(
        keeper,
        Played((Draw((0, 1)),), (0,)),
        Played((Nagashi((2,), (0,)),)),
        Played((Abort(AbortKind.FOUR_WINDS),)),
        Played((Ron(1, 0, HanFu(3, 30)), Ron(3, 0, HanFu(2, 30))), (1,)),
        Played((Chombo(3),)),
        Played((Penalty(2, 500), Adjust((100, -100, 0, 0), "mercy"))),
    )
    told = spoken(models)
    assert told[0].startswith("E1, dealer Ada. Draw; ready: Ada, Ben. reach: Ada. ")
    assert told[1].startswith("E1, dealer Ada. Nagashi mangan: Cleo. 1 honba. 1 stick on the table. ")
    assert told[2].startswith("E1, dealer Ada. Abortive draw: four equal winds. 2 honba")
    assert told[3].startswith("E1, dealer Ada. Ben wins 3 han 30 fu from Ada. Dai wins 2 han 30 fu from Ada")
    assert told[4].startswith("E2, dealer Ben. Dai has to pay for an offence")
    assert told[5].startswith("Cleo is fined 500. Points were moved: mercy")
    assert models.rows.records()[5].sort is Sort.MOVED
    is_right, said = models.sum_text()
    assert is_right
    assert said == "Totals add up to 99500 (500 paid in fines)"


def test_hands_after_one_that_cannot_be_so(keeper: MatchKeeper, models: SheetModels) -> None:
    keeper.begin(NAMES, "wsom", (("hands", "2"),))
    record(keeper, ADA, CLEO)
    record(keeper, ADA, insist=True)
    told = spoken(models)
    assert told[2].startswith("hand 3. Hand 3")
    assert [record.sort for record in models.rows.records()][-1] is Sort.TOTAL
    assert len(told) == 4


def test_equal_totals_share_a_place(keeper: MatchKeeper, models: SheetModels) -> None:
    keeper.begin(NAMES, "wsom")
    record(keeper, CLEO)
    assert [(record.place, record.name) for record in models.standings.records()] == [
        (1, "Cleo"),
        (2, "Ada"),
        (2, "Ben"),
        (2, "Dai"),
    ]


def test_sticks_on_the_table_are_nobodys_until_the_match_is_over(
    keeper: MatchKeeper, models: SheetModels
) -> None:
    keeper.begin(NAMES, "tenhou")
    record(keeper, Played((Draw((0, 1)),), (0, 1)))
    keeper.declare((2,))
    shown = {record.name: record.points for record in models.standings.records()}
    assert shown == {"Ada": "25500", "Ben": "25500", "Cleo": "22500", "Dai": "23500"}
    keeper.end()
    # The two that lie there go to the first place.
    shown = {record.name: record.points for record in models.standings.records()}
    assert shown == {"Ada": "27500", "Ben": "25500", "Cleo": "23500", "Dai": "23500"}


def test_matches_are_listed(keeper: MatchKeeper) -> None:
    listed = MatchListModel(keeper)
    QAbstractItemModelTester(listed, QAbstractItemModelTester.FailureReportingMode.Fatal, listed)
    keeper.begin(NAMES, "wsom")
    record(keeper, ADA)
    keeper.begin(NAMES[:3], "tenhou")
    keeper.end()
    details = [record.detail for record in listed.records()]
    assert [record.names for record in listed.records()] == ["Ada, Ben, Cleo", "Ada, Ben, Cleo, Dai"]
    assert details[0].endswith("Tenhou · 0 hands")
    assert details[1].endswith("World Series of Mahjong · 1 hand · not ended")


# Lines


def test_lines_have_a_point_a_hand(keeper: MatchKeeper, models: SheetModels) -> None:
    lines = StandingLines(models.keeper)
    keeper.begin(NAMES, "wsom")
    assert lines.lines() == Lines()
    record(keeper, ADA, CLEO, Played((Penalty(0, 30),)))
    found = lines.lines()
    assert found.labels == ("", "E1", "E2", "–")
    assert found.points[0] == (0, 420, 375, 345)
    assert found.points[2] == (0, -25, 110, 120)
    assert found.signed
    assert found.described.startswith("Ada: +345, at most +420, at least 0. Ben: −405")


def test_lines_of_riichi_begin_at_the_starting_points(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES[:3], "tenhou")
    record(keeper, Played((Tsumo(1, HanFu(3, 30)),)))
    found = StandingLines(keeper).lines()
    assert [line[0] for line in found.points] == [35000] * 3
    assert not found.signed
    assert found.described.startswith("Ada: ")


# At one glance


def test_a_glance(keeper: MatchKeeper, models: SheetModels) -> None:
    glances = Glances(models)
    keeper.begin(NAMES, "tenhou")
    first = glances.glance()
    assert (first.label, first.dealer, first.beside, first.last) == ("E1", "Ada deals", "hand 1", "")
    record(keeper, Played((Ron(1, 2, HanFu(4, 40)),), (3, 1)))
    keeper.declare((0,))
    found = glances.glance()
    assert (found.label, found.dealer) == ("E2", "Ben deals")
    assert found.beside == "hand 2 · reach: Ada · 1 stick on the table"
    assert found.last == "E1: Ben wins 4 han 40 fu from Cleo"
    ben = found.players[1]
    assert (ben.total, ben.moved, ben.place, ben.final, ben.is_dealer) == ("34000", 9000, 1, "+45", True)
    assert found.players[0].total == "24000"
    assert "E2 Ben deals" in found.described
    assert "1. Ben 34000" in found.described
    record(keeper, Played((Penalty(2, 500),)))
    assert glances.glance().last == "Cleo is fined 500"
    keeper.end()
    ended = glances.glance()
    assert (ended.label, ended.dealer, ended.beside) == ("", "", "Final standings")
    assert not any(player.is_dealer for player in ended.players)


def test_a_glance_at_a_match_that_is_over(keeper: MatchKeeper, models: SheetModels) -> None:
    keeper.begin(NAMES, "wsom", (("hands", "1"),))
    record(keeper, ADA)
    found = Glances(models).glance()
    assert found.beside == "All hands of the match are played"
    assert found.label == ""


def test_what_is_spoken_keeps_names_as_they_are(keeper: MatchKeeper, models: SheetModels) -> None:
    keeper.begin(("A+", "Ben", "Cleo", "Dai"), "wsom")
    record(keeper, ADA, Played((Adjust((5, 0, 0, -5), "a bonus of +5"),)))
    assert spoken(models)[-1] == "Total: A+ 425, Ben −370, Cleo −25, Dai −30"
    described = Glances(models).glance().described
    assert "1. A+ 425, " in described
    assert described.endswith("Points were moved: a bonus of +5")


def test_a_glance_counts_the_hands_where_the_rules_do(keeper: MatchKeeper, models: SheetModels) -> None:
    glances = Glances(models)
    keeper.begin(NAMES, "wsom")
    assert glances.glance().beside == "hand 1 of 16"
    keeper.begin(NAMES, "wsom", east_only=True)
    assert glances.glance().beside == "hand 1 of 4"
    keeper.begin(NAMES, "wsom", (("hands", "0"),))
    assert glances.glance().beside == "hand 1"
