"""The models with a riichi rule set: red fives, indicators, three players, two parts, charts."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from mahjong_desk.core.hand import Condition
from mahjong_desk.core.line import format_line
from mahjong_desk.core.problems import Refused
from mahjong_desk.core.texts import Terms
from mahjong_desk.core.tiles import CODES, Wind, tile
from mahjong_desk.models.breakdown import BreakdownModels, RowRecord
from mahjong_desk.models.chart import ChartModel
from mahjong_desk.models.editor import Counter, Editor, Mode
from mahjong_desk.models.records import RECORD
from mahjong_desk.models.tiles import COLUMNS, HandModels, PickerModel
from mahjong_desk.rules.request import read_request
from tests.models.watching import Watcher
from tests.rules.asking import RIICHI, cases
from tests.scale import some

pytestmark = pytest.mark.usefixtures("qapp")

ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
REACH = "66777888999m45p+6p tsumo seat=S riichi dora=3s sticks=1 rules=reach"
RED = ("reach", "jpml", "ema", "ema-2016", "wrc", "wrc-2022")
"""Rule sets with no red fives."""


def editor_with(line: str) -> Editor:
    editor = Editor()
    assert not editor.paste(line)
    return editor


def left(model: PickerModel, code: str) -> int:
    record: Any = model.cell(tile(code)).data(RECORD)
    return int(record.left)


def notices_of(editor: Editor) -> list[str]:
    """What the editor says from now on, without what it takes back."""
    said: list[str] = []
    editor.noticed.connect(lambda text: said.append(text) if text else None)
    return said


# Red fives


@pytest.mark.parametrize("rules", RIICHI)
def test_the_column_of_red_fives_is_there_where_the_rule_set_has_them(rules: str) -> None:
    editor = Editor()
    model = PickerModel(editor, editor)
    watcher = Watcher(model)
    editor.set_rules(rules)
    assert model.columnCount() == COLUMNS + (rules not in RED)
    editor.set_rules("wsom")
    assert model.columnCount() == COLUMNS
    assert watcher.never_reset()


def test_the_column_comes_and_goes_with_its_signals() -> None:
    editor = Editor()
    model = PickerModel(editor, editor)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, editor)
    heard: list[tuple[str, int, int]] = []
    model.columnsInserted.connect(lambda _parent, first, last: heard.append(("in", first, last)))
    model.columnsRemoved.connect(lambda _parent, first, last: heard.append(("out", first, last)))
    editor.set_rules("tenhou")
    editor.set_rules("mleague")
    editor.set_rules("reach")
    editor.set_rules("wsom")
    assert heard == [("in", COLUMNS, COLUMNS), ("out", COLUMNS, COLUMNS)]
    editor.undo_stack.undo()
    editor.undo_stack.undo()
    assert heard[2:] == [("in", COLUMNS, COLUMNS)]


def test_an_option_takes_the_red_fives_away() -> None:
    editor = editor_with("0m rules=tenhou")
    model = PickerModel(editor, editor)
    Watcher(model)
    assert model.columnCount() == COLUMNS + 1
    editor.set_option("red_fives", "0")
    assert model.columnCount() == COLUMNS
    assert not model.cell(tile("0m")).isValid()
    editor.reset_options()
    assert model.columnCount() == COLUMNS + 1


def test_cells_of_the_red_fives() -> None:
    editor = editor_with("rules=tenhou")
    model = PickerModel(editor, editor)
    for row, code in enumerate(("0m", "0p", "0s")):
        cell = model.index(row, COLUMNS)
        assert model.tile(cell) == tile(code)
        assert model.cell(tile(code)) == cell
        assert cell.data(ACCESSIBLE) == f"{cell.data()}, 1 left"
        assert "red" in cell.data()
    empty = model.index(3, COLUMNS)
    assert model.tile(empty) is None
    assert model.flags(empty) == Qt.ItemFlag.NoItemFlags


# Copies left


def test_copies_left_count_hand_indicators_and_norths() -> None:
    editor = editor_with("11m rules=tenhou players=3 dora=1m4z north=2")
    model = PickerModel(editor, editor)
    assert left(model, "1m") == 1
    assert left(model, "4z") == 1
    editor.add(Mode.URA, tile("4z"))
    assert left(model, "4z") == 0
    editor.take_indicator(0, ura=False)
    assert left(model, "1m") == 2


def test_a_red_five_is_there_once() -> None:
    editor = editor_with("rules=tenhou")
    model = PickerModel(editor, editor)
    assert (left(model, "0p"), left(model, "5p")) == (1, 4)
    assert editor.add(Mode.TILE, tile("0p"))
    assert (left(model, "0p"), left(model, "5p")) == (0, 3)
    said = notices_of(editor)
    assert not editor.add(Mode.TILE, tile("0p"))
    assert len(said) == 1
    editor.take_back()
    editor.add(Mode.DORA, tile("0p"))
    assert (left(model, "0p"), left(model, "5p")) == (0, 3)
    assert not editor.add(Mode.TILE, tile("0p"))


def test_no_red_five_is_left_where_no_five_is() -> None:
    editor = editor_with("5555p rules=tenhou")
    model = PickerModel(editor, editor)
    assert left(model, "0p") == 0


def test_only_the_cells_that_an_indicator_changes_say_so() -> None:
    editor = editor_with("rules=tenhou")
    model = PickerModel(editor, editor)
    changed: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda top, _bottom: changed.append((top.row(), top.column())))
    editor.add(Mode.DORA, tile("0p"))
    assert sorted(changed) == [(1, 4), (1, COLUMNS)]


# Indicators


@pytest.mark.parametrize(
    ("indicator", "dora", "players"),
    [
        ("3s", "4s", 4),
        ("9m", "1m", 4),
        ("9p", "1p", 4),
        ("4z", "1z", 4),
        ("1z", "2z", 4),
        ("7z", "5z", 4),
        ("5z", "6z", 4),
        ("0m", "6m", 4),
        ("1m", "2m", 4),
        ("1m", "9m", 3),
        ("9m", "1m", 3),
        ("1p", "2p", 3),
    ],
)
@pytest.mark.parametrize("ura", [False, True], ids=["dora", "ura"])
def test_an_indicator_is_shown_with_its_dora(indicator: str, dora: str, players: int, ura: bool) -> None:
    editor = editor_with(f"rules=tenhou players={players}")
    models = HandModels(editor, editor)
    watcher = Watcher(models.indicators)
    assert editor.add(Mode.URA if ura else Mode.DORA, tile(indicator))
    (record,) = models.indicators.records()
    assert (CODES[record.tile], CODES[record.dora], record.ura) == (indicator, dora, ura)
    name = editor.texts.tile
    said = models.indicators.index(0).data(ACCESSIBLE)
    assert name(indicator).lower() in said.lower()
    assert name(dora).lower() in said.lower()
    assert ("Ura" in said) == ura
    editor.take_indicator(0, ura=ura)
    assert not models.indicators.records()
    assert watcher.never_reset()


def test_the_number_of_players_changes_what_an_indicator_makes_dora() -> None:
    editor = editor_with("rules=tenhou dora=1m")
    models = HandModels(editor, editor)
    Watcher(models.indicators)
    assert [CODES[r.dora] for r in models.indicators.records()] == ["2m"]
    editor.set_players(3)
    assert [CODES[r.dora] for r in models.indicators.records()] == ["9m"]


def test_five_indicators_at_most_of_each_sort() -> None:
    editor = editor_with("rules=tenhou")
    models = HandModels(editor, editor)
    said = notices_of(editor)
    for mode in (Mode.DORA, Mode.URA):
        for code in ("1m", "1m", "2p", "3s", "4z"):
            assert editor.add(mode, tile(code))
        assert not said
        assert not editor.add(mode, tile("9s"))
        assert "5" in said.pop()
    assert len(models.indicators.records()) == 10
    assert [r.place for r in models.indicators.records()] == [*range(5), *range(5)]


# The answer


def test_two_parts_of_a_reach_hand() -> None:
    models = BreakdownModels(editor_with(REACH))
    assert [(part.title, part.remark) for part in models.parts] == [
        ("Hand Points", ""),
        ("Base Points", "38, rounded up to 40"),
    ]
    assert [(r.name, r.value) for r in models.rows.records()] == [
        ("Reach", "1"),
        ("Concealed Self-Draw", "1"),
        ("Three Concealed Trips", "2"),
        ("Going out", "2"),
    ]
    assert [(r.name, r.beside, r.value) for r in models.items.records()] == [
        ("Going out", "", "20"),
        ("Concealed trips", "777 of characters", "4"),
        ("Concealed trips", "888 of characters", "4"),
        ("Concealed trips", "999 of characters", "8"),
        ("Self-draw", "", "2"),
    ]
    assert models.summary() == "6 Hand Points · 40 Base Points · Mangan"
    assert models.headline() == ("8000", "points")


def test_items_of_the_fu_name_their_groups() -> None:
    models = BreakdownModels(editor_with("234m234p24s55z[1111z]+3s ron riichi rules=tenhou"))
    assert [(r.name, r.which, r.value) for r in models.items.records()] == [
        ("Going out", "", "20"),
        ("Concealed, won on a discard", "", "10"),
        ("Concealed quad", "East", "32"),
        ("Pair of value", "White dragon", "2"),
        ("Waiting for one tile", "234 of bamboos", "2"),
    ]


@pytest.mark.parametrize("rules", [rules for rules in RIICHI if rules != "reach"])
def test_the_other_rule_sets_speak_of_han_and_fu(rules: str) -> None:
    models = BreakdownModels(editor_with(REACH.replace("reach", rules)))
    assert [part.title for part in models.parts] == ["Han", "Fu"]
    assert "Going out" not in [r.name for r in models.rows.records()]
    assert models.summary().startswith("4 han · 40 fu")


def test_parts_come_and_go_with_the_rule_set() -> None:
    editor = editor_with(REACH)
    models = BreakdownModels(editor)
    watchers = [Watcher(m) for m in (models.rows, models.items)]
    editor.set_rules("wsom")
    assert not models.items.records()
    assert models.summary() == ""
    editor.undo_stack.undo()
    assert len(models.items.records()) == 5
    assert all(watcher.never_reset() for watcher in watchers)


def lit_tiles(editor: Editor, record: RowRecord) -> str:
    hand = editor.draft.hand
    assert record.lit is not None
    tiles = hand.concealed if hand.winning is None else (*hand.concealed, hand.winning)
    own = [CODES[tiles[place]] for place in sorted(record.lit.tiles)]
    return " ".join(own + [hand.melds[place].text for place in sorted(record.lit.melds)])


def test_each_line_names_its_very_tiles() -> None:
    editor = editor_with("22z567s66s(444p)(777z)+6s ron seat=S from=E rules=reach")
    models = BreakdownModels(editor)
    lit = {r.name: lit_tiles(editor, r) for r in models.items.records() if r.lit is not None}
    assert lit == {
        "Pair of value": "2z 2z",
        "Waiting for one tile": "5s 7s 6s",
        "Concealed trips": "6s 6s 6s",
        "Open trips": "(777z)",
    }
    open_trips = [lit_tiles(editor, r) for r in models.items.records() if r.name == "Open trips"]
    assert open_trips == ["(444p)", "(777z)"]
    (dragon,) = [r for r in models.rows.records() if r.lit is not None]
    assert (dragon.name, lit_tiles(editor, dragon)) == ("Red Dragon", "(777z)")


def test_three_players_pay_in_three_seats() -> None:
    editor = editor_with("11z456789p23406s+4s tsumo seat=S dora=1m players=3 north=2 rules=tenhou")
    models = BreakdownModels(editor)
    watcher = Watcher(models.payments)
    assert [(r.seat.name, r.points) for r in models.payments.records()] == [
        ("E", -3900),
        ("S", 5900),
        ("W", -2000),
    ]
    editor.set_players(4)
    assert [r.seat for r in models.payments.records()] == list(Wind)
    editor.set_players(3)
    assert [r.seat for r in models.payments.records()] == list(Wind)[:3]
    assert watcher.never_reset()


def test_payments_that_depend_on_the_discarder_with_three_players() -> None:
    editor = editor_with("11z456789p23406s+4s ron riichi seat=S players=3 rules=tenhou")
    models = BreakdownModels(editor)
    assert [r.points for r in models.payments.records()] == [None] * 3
    said = models.payments.index(0).data(ACCESSIBLE)
    assert said == "East: depends on who discarded"


@pytest.mark.parametrize(
    ("terms", "first", "second"),
    [
        (Terms.ENGLISH, "Three Concealed Trips", "三暗刻"),
        (Terms.ROMAJI, "Sanankou", "三暗刻"),
        (Terms.KANJI, "三暗刻", "Three Concealed Trips"),
    ],
)
def test_terms(terms: Terms, first: str, second: str) -> None:
    editor = editor_with(REACH)
    models = BreakdownModels(editor)
    editor.set_terms(terms)
    record = next(r for r in models.rows.records() if r.id == "sanankou")
    assert (record.name.lower(), record.second) == (first.lower(), second)
    assert record.detail
    assert editor.undo_stack.count() == 1


@pytest.mark.parametrize(
    "name", some(["riichi_readings.jsonl", "riichi_edges.jsonl", "riichi_tenhou_3p.jsonl"], 1)
)
def test_every_kind_of_hand_is_shown_with_lines_of_their_own(name: str) -> None:
    editor = Editor()
    answer, hand = BreakdownModels(editor), HandModels(editor, editor)
    models = (
        answer.rows,
        answer.items,
        answer.not_counted,
        answer.readings,
        answer.notes,
        answer.problems,
        answer.payments,
        answer.waits,
        hand.tiles,
        hand.melds,
        hand.indicators,
    )
    watchers = [Watcher(model) for model in models]
    for case in cases(name)[:150]:
        known = ("hand", "rules", "self_draw", "seat", "round", "discarder", "conditions", "dora", "ura")
        more = ("honba", "riichi_sticks", "players", "north_bonus", "pao", "options")
        try:
            draft = read_request({key: case[key] for key in (*known, *more) if key in case})
        except Refused:  # what the command line refuses before it is a hand
            continue
        if editor.paste(format_line(draft)):
            continue
        for model in (answer.rows, answer.items, answer.not_counted, answer.readings, answer.notes):
            ids = [record.id for record in model.records()]
            assert len(set(ids)) == len(ids), format_line(draft)
    assert all(watcher.never_reset() for watcher in watchers)


# Charts


def test_the_charts_of_a_hand() -> None:
    editor = editor_with(REACH)
    score = BreakdownModels(editor).score
    charts = editor.rule_set.charts(editor.draft.win, editor.options, score)
    assert [chart.title for chart in charts] == ["Non-dealer", "Dealer"]
    model = ChartModel(charts[0], editor)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, editor)
    lit = [
        (row, column)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
        if model.index(row, column).data(RECORD)
    ]
    assert lit == [(3, 3)]
    cell = model.index(3, 3)
    assert cell.data() == "8000\n2000/4000"
    assert cell.data(ACCESSIBLE) == "6 HP, 40 BP: 8000, 2000/4000"
    assert model.headerData(3, Qt.Orientation.Horizontal) == "40 BP"
    assert model.headerData(3, Qt.Orientation.Vertical) == "6 HP"
    assert model.headerData(99, Qt.Orientation.Vertical) is None
    assert model.headerData(3, Qt.Orientation.Vertical, Qt.ItemDataRole.ToolTipRole) is None
    assert model.data(QModelIndex()) is None
    assert cell.data(Qt.ItemDataRole.ToolTipRole) is None
    assert cell.data(Qt.ItemDataRole.TextAlignmentRole) is not None
    assert model.rowCount(cell) == model.columnCount(cell) == 0
    assert charts[1].lit is None
    assert charts[1].cells[3][1].startswith("9600\n")


# What gives way


def test_opening_a_meld_takes_reach_and_one_shot_off() -> None:
    editor = editor_with("23m riichi ippatsu rules=reach")
    said = notices_of(editor)
    editor.add(Mode.PUNG, tile("5z"))
    assert said == [
        "Reach was taken off: concealed hands only. One-Shot was taken off: needs reach.",
    ]
    assert not editor.draft.win.conditions
    editor.undo_stack.undo()
    assert editor.draft.win.conditions == {Condition.RIICHI, Condition.IPPATSU}


def test_a_concealed_kong_leaves_reach() -> None:
    editor = editor_with("23m riichi rules=reach")
    editor.add(Mode.CONCEALED_KONG, tile("5z"))
    assert editor.draft.win.conditions == {Condition.RIICHI}


def test_three_players_take_off_what_they_cannot_have() -> None:
    editor = editor_with("23p ron seat=N from=E rules=tenhou")
    said = notices_of(editor)
    editor.set_players(3)
    win = editor.draft.win
    assert (win.seat, win.discarder, win.players) == (Wind.E, None, 3)
    assert "The winner’s seat is now East" in said[0]
    assert "The discarder was taken off" in said[0]
    editor.undo_stack.undo()
    assert (editor.draft.win.seat, editor.draft.win.discarder) == (Wind.N, Wind.E)


def test_three_players_take_the_north_off_who_discarded_or_is_liable() -> None:
    editor = editor_with("23p ron seat=S from=N pao=N rules=tenhou")
    said = notices_of(editor)
    editor.set_players(3)
    assert (editor.draft.win.discarder, editor.draft.win.pao) == (None, None)
    assert said == [
        "The discarder was taken off: with three players nobody sits North. Nobody is liable any more."
    ]


def test_four_players_have_no_norths() -> None:
    editor = editor_with("23p players=3 rules=tenhou")
    editor.set_counter(Counter.NORTH, 2)
    said = notices_of(editor)
    editor.set_players(4)
    assert editor.draft.win.north == 0
    assert said == ["Norths are set aside with three players only."]


def test_who_wins_is_not_liable() -> None:
    editor = editor_with("23p seat=S pao=W rules=tenhou")
    said = notices_of(editor)
    editor.set_seat(Wind.W)
    assert editor.draft.win.pao is None
    assert said == ["Nobody is liable any more: West is now the winner’s seat."]


@pytest.mark.parametrize(
    ("before", "pasted", "after", "said"),
    [
        (
            "seat=N from=S",
            "players=3",
            "seat=E from=S players=3",
            "The winner’s seat is now East: with three players nobody sits North.",
        ),
        (
            "from=N pao=N",
            "players=3",
            "players=3",
            "The discarder was taken off: with three players nobody sits North. Nobody is liable any more.",
        ),
        ("players=3 north=2", "players=4", "", "Norths are set aside with three players only."),
        (
            "seat=W pao=S",
            "seat=S",
            "seat=S",
            "Nobody is liable any more: South is now the winner’s seat.",
        ),
        ("tsumo", "from=S", "ron from=S", "Self-draw was taken off: the tile was discarded."),
        ("seat=N", "players=3 seat=N", "players=3 seat=N", ""),
        ("", "players=4 north=2", "north=2", ""),
    ],
)
def test_seats_and_norths_of_the_window_give_way_to_pasted_words(
    before: str, pasted: str, after: str, said: str
) -> None:
    hand = "234567p67899s44z+9s"
    editor = editor_with(f"{hand} {before} rules=tenhou")
    sentences = notices_of(editor)
    editor.paste(f"{hand} {pasted}")
    assert editor.draft == editor_with(f"{hand} {after} rules=tenhou").draft
    assert sentences == ([said] if said else [])


def test_pasted_words_alone_leave_the_tiles() -> None:
    editor = editor_with("234567p67899s44z+9s rules=tenhou")
    editor.paste("riichi seat=S dora=3p")
    assert editor.line == "234567p67899s44z+9s ron riichi seat=S round=E dora=3p rules=tenhou"


def test_rules_that_do_not_use_it_take_it_off() -> None:
    line = "66777888999m45p+6p tsumo riichi seat=S round=S dora=3s ura=4s honba=2 sticks=1 rules=reach"
    editor = editor_with(line)
    said = notices_of(editor)
    editor.set_rules("wsom")
    win = editor.draft.win
    assert (win.dora, win.ura, win.honba, win.sticks, win.conditions) == ((), (), 0, 0, frozenset())
    gone = "Reach, round wind, dora indicators, ura indicators, honba, reach sticks"
    assert said == [f"Taken off, as these rules do not use it: {gone}. Undo brings it back."]
    editor.undo_stack.undo()
    assert editor.line == line
    editor.set_rules("zzz")
    editor.set_rules("tenhou")
    assert len(said) == 2  # the rule set that there is not
