"""Players' records by themselves: what is read when, the table and its order, the best hands."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Mapping
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from mahjong_desk.club.match import Match
from mahjong_desk.club.periods import Limits
from mahjong_desk.club.records import Record
from mahjong_desk.club.records_out import ITEMS
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.club.store.failures import Trouble, TroubleError
from mahjong_desk.club.store.kept import Kept
from mahjong_desk.club.store.reading import Reader
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import Terms
from mahjong_desk.models import asking, player_records
from mahjong_desk.models.asking import Asker
from mahjong_desk.models.best_hands import BestHands, GameLines
from mahjong_desk.models.corrections import Corrections
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.models.player_records import PlayersModel, RecordBook
from mahjong_desk.rules.outcomes import Draw, HanFu, Played, Points, Ron, Tsumo
from mahjong_desk.rules.request import read_request
from tests.club.store.made import EVENING, NAMES, opened

ALL = Limits()
TILES = read_request({"hand": "12789m55777z(666z)+3m", "seat": "E", "discarder": "S"})
FIRST = (Played((Ron(0, 1, Points(30)),)), Played((Tsumo(1, Points(10)),)))
"""90 for Ada and 40 from Ben; 30 for Ben: 80, -10, -35, -35."""
SECOND = (Played((Ron(3, 0, Points(140)),)),)
"""-370, -25, -25, 420."""
Up, Down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


@pytest.fixture
def sheets(qapp: object, url: str) -> Iterator[Sheets]:
    found = opened(url)
    yield found
    found.close()


@pytest.fixture
def book(sheets: Sheets) -> RecordBook:
    keeper = MatchKeeper(sheets)
    return RecordBook(Corrections(sheets, keeper, keeper), keeper)


def keep(
    sheets: Sheets,
    hands: tuple[Played, ...],
    rules: str = "wsom",
    *,
    day: int = 0,
    over: bool = True,
    tiles: tuple[Draft | None, ...] = (),
) -> Kept:
    begun = EVENING + timedelta(days=day)
    match = Match(hands, rules)
    found = sheets.begin(Sheet(match, NAMES, begun, begun if over else None, tiles=tiles))
    assert isinstance(found, Kept)
    return found


@pytest.fixture
def model(qapp: object) -> PlayersModel:
    made = PlayersModel()
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    return made


def column(title: str) -> int:
    return [item.id for item in ITEMS].index(title)


def shown(model: PlayersModel, *titles: str) -> list[str]:
    return [
        " ".join(str(model.index(row, column(title)).data()) for title in titles)
        for row in range(model.rowCount())
    ]


def test_players_have_their_figures(sheets: Sheets, book: RecordBook, model: PlayersModel) -> None:
    keep(sheets, FIRST)
    keep(sheets, SECOND, day=1)
    book.read()
    model.set_records(book.chosen("wsom", ALL).records)
    figures = ("player", "games", "final", "place", "hands", "wins", "win-rate", "self-draws", "deal-in-rate")
    assert shown(model, *figures) == [
        "Dai 2 +192.5 2.00 3 1 33.3% 0 0.0%",
        "Ben 2 −17.5 2.00 3 1 33.3% 1 33.3%",
        "Cleo 2 −30 2.50 3 0 0.0% 0 0.0%",
        "Ada 2 −145 2.50 3 1 33.3% 0 33.3%",
    ]
    assert not model.says(column("score"))
    assert not model.says(column("reaches"))
    assert model.title(column("final")) == "Points a game"
    told = model.index(0, column("win-rate")).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "Dai, Win rate: 33.3%"
    title = model.headerData(column("final"), Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
    assert title == "Points a game, sorted downwards"


def test_riichi_has_final_points_beside_points(sheets: Sheets, book: RecordBook, model: PlayersModel) -> None:
    """EMA: 5800 to the dealer, and 15, 0, 0 and -15 for the places."""
    keep(sheets, (Played((Ron(0, 1, HanFu(3, 30)),), riichi=(1,)),), "ema")
    book.read()
    model.set_records(book.chosen("ema", ALL).records)
    # Ben's stick is Ada's: 30,000 + 5800 + 1000, and 30,000 - 6800.
    assert shown(model, "player", "final", "score", "place", "reaches") == [
        "Ada +21.8 36800 1.00 0",
        "Cleo 0 30000 2.00 0",
        "Dai 0 30000 2.00 0",
        "Ben −21.8 23200 4.00 1",
    ]
    assert model.says(column("score"))
    assert model.title(column("final")) == "Final points"


def test_rows_are_sorted_and_their_indexes_follow(
    sheets: Sheets, book: RecordBook, model: PlayersModel
) -> None:
    keep(sheets, FIRST)
    book.read()
    model.set_records(book.chosen("wsom", ALL).records)
    held = QPersistentModelIndex(model.index(shown(model, "player").index("Ben"), 3))
    model.sort(column("player"), Up)
    assert shown(model, "player") == ["Ada", "Ben", "Cleo", "Dai"]
    model.sort(column("player"), Down)
    assert shown(model, "player") == ["Dai", "Cleo", "Ben", "Ada"]
    assert (held.row(), held.column()) == (2, 3)
    model.sort(column("deal-ins"), Down)
    assert shown(model, "player", "deal-ins") == ["Ben 1", "Ada 0", "Cleo 0", "Dai 0"]
    model.set_records([])
    assert model.rowCount() == 0
    assert not held.isValid()


def test_a_player_more_comes_into_the_order(model: PlayersModel) -> None:
    model.set_records([made("Ada", 5.0), made("Ben", 1.0)])
    held = QPersistentModelIndex(model.index(1, 0))
    model.set_records([made("Ben", 9.0), made("Cleo", 7.0)])
    assert shown(model, "player", "final") == ["Ben +9", "Cleo +7"]
    assert held.row() == 0


def made(name: str, final: float) -> Record:
    return Record(name, "wsom", 1, final, final, 1, (1, 0, 0, 0), 0, 0, 0, 0, 0, (), (final,))


def test_who_was_dealt_no_hand_has_no_rate_and_comes_last(model: PlayersModel) -> None:
    model.set_records([made("Ada", 5.0), made("Ben", 1.0)._replace(hands=4, wins=1)])
    for order in (Up, Down):
        model.sort(column("win-rate"), order)
        assert shown(model, "player", "win-rate") == ["Ben 25.0%", "Ada –"]


def test_only_what_is_new_is_read(sheets: Sheets, url: str, book: RecordBook) -> None:
    told: list[int] = []
    book.changed.connect(lambda: told.append(1))
    keep(sheets, FIRST)
    running = keep(sheets, SECOND, day=1, over=False)
    book.read()
    found = book.chosen("wsom", ALL)
    assert (found.games, found.running, len(found.records), len(told)) == (1, 1, 4, 1)
    book.read()
    assert len(told) == 1
    other = opened(url)
    other.end(running)
    other.close()
    book.read()
    assert (book.chosen("wsom", ALL).games, len(told)) == (2, 2)


def is_read(book: RecordBook) -> bool:
    return book.is_read


def test_many_are_read_in_steps(sheets: Sheets, book: RecordBook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_records, "_AT_ONCE", 2)
    for number in range(5):
        keep(sheets, SECOND, day=number)
    progress: list[tuple[int, int]] = []
    told: list[int] = []
    book.progressed.connect(lambda done, count: progress.append((done, count)))
    book.changed.connect(lambda: told.append(1))
    book.begin()
    assert not is_read(book)
    QCoreApplication.processEvents()
    # Whoever looks at it meanwhile waits for the end.
    book.read()
    assert not is_read(book)
    while not is_read(book):
        QCoreApplication.processEvents()
    assert (progress, told) == ([(2, 5), (4, 5), (5, 5)], [1])
    assert book.chosen("wsom", ALL).games == 5


def test_a_slow_database_is_read_step_by_step(
    qapp: object, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Timers run while a step is waited for; where one fails, nobody waits for the rest as well."""
    asked: list[int] = []
    many = Reader.many

    def slowly(reader: Reader, ids: Collection[int] | None, known: Mapping[int, Kept]) -> object:
        asked.append(-1 if ids is None else len(ids))
        time.sleep(0.05)
        if len(asked) > 4:
            raise TroubleError(Trouble.BUSY, {"detail": "slow"})
        return many(reader, ids, known)

    monkeypatch.setattr(asking, "_STILL", 0.01)
    monkeypatch.setattr(player_records, "_AT_ONCE", 1)
    monkeypatch.setattr(Reader, "many", slowly)
    sheets = Sheets.open(url, Asker().run)
    assert isinstance(sheets, Sheets)
    for number in range(3):
        keep(sheets, SECOND, day=number)
    for is_well in (True, False):
        keeper = MatchKeeper(sheets)
        book = RecordBook(Corrections(sheets, keeper, keeper), keeper)
        told: list[str] = []
        book.changed.connect(lambda book=book, told=told: told.append(book.said))
        book.begin()
        until = time.monotonic() + 10
        while not told and time.monotonic() < until:
            QCoreApplication.processEvents()
        assert bool(told[0]) is not is_well
    assert asked == [1, 1, 1, -1, 1]
    sheets.close()


def test_rule_sets_and_periods(sheets: Sheets, book: RecordBook) -> None:
    keep(sheets, FIRST)
    keep(sheets, (Played((Draw(()),)),), "ema", day=3)
    keep(sheets, (), "tenhou", day=4)
    book.read()
    assert book.rules() == ("ema", "wsom")
    assert book.chosen("wsom", Limits(since=EVENING + timedelta(days=1))).games == 0
    one = book.chosen("ema", ALL)
    assert (one.games, one.is_mixed, one.first) == (
        1,
        False,
        (EVENING + timedelta(days=3)).astimezone().date(),
    )


def test_what_cannot_be_read_is_said(sheets: Sheets, book: RecordBook, tmp_path: Path) -> None:
    keep(sheets, FIRST)
    for file in tmp_path.glob("matches.sqlite*"):
        file.rename(file.with_name(f"gone-{file.name}"))
    book.read()
    assert book.said


def test_the_best_hands_have_tiles_and_patterns(sheets: Sheets, book: RecordBook) -> None:
    hands = (Played((Ron(0, 1, Points(140)),)), Played((Ron(0, 1, Points(30)),)))
    kept = keep(sheets, hands, tiles=(TILES, None))
    book.read()
    ada = next(one for one in book.chosen("wsom", ALL).records if one.name == "Ada")
    best = BestHands(Terms.ENGLISH)
    QAbstractItemModelTester(best, QAbstractItemModelTester.FailureReportingMode.Fatal, best)
    best.show_player(ada)
    first, second = best.records()
    assert (first.worth, first.match, first.place) == ("140 points", kept.id, 0)
    assert first.scored.startswith("Mixed One-Suit, Small Three Dragons")
    assert sorted(len(group.tiles) for group in first.groups) == [2, 3, 3, 3, 3]
    assert first.when == "1 March 2026, hand 1"
    assert first.spoken.startswith("140 points. 1 March 2026, hand 1. Mixed One-Suit")
    assert (second.worth, second.scored, second.groups) == ("30 points", "recorded without its tiles", ())
    best.show_player(None)
    assert best.rowCount() == 0


def test_the_line_of_games(qapp: object) -> None:
    lines = GameLines()
    assert lines.lines(made("Ada", 5.0)) == lines.lines(None)
    two = made("Ada", 5.0)._replace(games=3, finals=(80.0, -370.0, 20.5))
    found = lines.lines(two)
    assert found.points == ((0, 80, -290, -270),)
    assert found.told == ("Ada: −270 after 3 games, at most +80, at least −290",)
