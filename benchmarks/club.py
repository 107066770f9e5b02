"""A match with very many hands: opening its sheet, recording one hand more, and looking for news.

Opening is what a window does before it shows the first row: the match is read from a file, played, and put
into rows. Each hand has its scored tiles. The hands are those of World Series of Mahjong, of random winners,
ways and values. Beside it very many short matches, of which is summed up what each player did.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime, timedelta, timezone
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from benchmarks.figures import Bar, Figure, milliseconds
from mahjong_desk.club.answer import TEXTS
from mahjong_desk.club.match import Match
from mahjong_desk.club.records import records
from mahjong_desk.club.rows import sheet_rows
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.club.store.kept import Found, Kept
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.core.memo import forget
from mahjong_desk.core.texts import Texts
from mahjong_desk.rules.outcomes import Draw, Played, Points, Ron, Tsumo
from mahjong_desk.rules.request import read_request

SIZES = (1_000, 10_000, 100_000)
MEASURED = 10_000
"""The size that the bars are for."""
OPENING, RECORDING, RECALLING = 0.5, 0.05, 1.0
"""Seconds that they may take."""
BAR = Bar(1)
GROWTH = Bar(1.5)
"""A hand of a match ten times as long may take so much longer."""
PASSES, RECORDS = 5, 20
HANDS = 16
"""Hands of a short match."""
TILES = read_request({"hand": "12m789m55z777z(666z)+3m", "discarder": "S"})


def measure() -> Iterator[Figure]:
    """The figures of each size; how a hand fares in a longer match is compared with the shorter one."""
    before = 0.0
    for size in SIZES:
        opening, recording, looking = _measured(size)
        is_barred, hands = size == MEASURED, f"of {size:,} hands"
        yield _figure(f"opening a match {hands}", opening, OPENING if is_barred else None)
        yield _figure(f"recording a hand, match {hands}", recording, RECORDING if is_barred else None)
        yield Figure(f"looking for news, match {hands}", milliseconds(looking))
        each = opening / size
        if before:
            what, bar = f"opening, each hand {hands}", GROWTH if is_barred else None
            yield Figure(what, milliseconds(each), milliseconds(before), each / before, bar)
        before = each
    yield _figure(f"records of players, {MEASURED:,} hands", _recalling(), RECALLING)


def _measured(size: int) -> tuple[float, float, float]:
    """Seconds to open a match of so many hands, to record one more, and to see that nothing is new."""
    with TemporaryDirectory() as folder, closing(_with_match(Path(folder), size)) as sheets:
        opening = min(_seconds(lambda: _opened(sheets)) for _ in range(PASSES))
        kept = _kept(sheets.match(1))
        looking = min(_seconds(lambda: sheets.match(1, kept)) for _ in range(PASSES))
        return opening, _recording(sheets, kept), looking


def _figure(what: str, seconds: float, most: float | None) -> Figure:
    if most is None:
        return Figure(what, milliseconds(seconds))
    return Figure(what, milliseconds(seconds), f"at most {milliseconds(most)}", seconds / most, BAR)


def _seconds(do: Callable[[], object]) -> float:
    """Seconds of the processor: what else the machine does is left out."""
    started = process_time()
    do()
    return process_time() - started


def _with_match(folder: Path, size: int) -> Sheets:
    """A file with one match of so many hands."""
    sheets = _with_none(folder)
    chance = random.Random(size)
    match = Match(tuple(_hand(chance) for _ in range(size)), options=(("hands", "0"),))
    names = ("Ada", "Ben", "Cleo", "Dai")
    _kept(sheets.begin(Sheet(match, names, datetime.now(timezone.utc), tiles=(TILES,) * size)))
    return sheets


def _with_none(folder: Path) -> Sheets:
    sheets = Sheets.open(f"sqlite:///{folder / 'matches.sqlite'}")
    assert isinstance(sheets, Sheets), sheets
    return sheets


def _hand(chance: random.Random) -> Played:
    winner, way, value = chance.randrange(4), chance.random(), Points(5 * chance.randrange(1, 80))
    if way < 0.1:
        return Played((Draw(),))
    if way < 0.35:
        return Played((Tsumo(winner, value),))
    return Played((Ron(winner, (winner + chance.randrange(1, 4)) % 4, value),))


def _recalling() -> float:
    """Seconds to read many short matches of many players and to sum up what each of them did."""
    chance = random.Random(MEASURED)
    names = [f"Player {number}" for number in range(80)]
    begun = datetime(2026, 1, 1, tzinfo=timezone.utc)
    with TemporaryDirectory() as folder, closing(_with_none(Path(folder))) as sheets:
        for number in range(MEASURED // HANDS):
            match = Match(tuple(_hand(chance) for _ in range(HANDS)))
            seats = tuple(chance.sample(names, 4))
            _kept(sheets.begin(Sheet(match, seats, begun + timedelta(days=number), tiles=(TILES,) * HANDS)))
        return min(_seconds(lambda: _recalled(sheets)) for _ in range(PASSES))


def _recalled(sheets: Sheets) -> object:
    """The records, as if nothing had been read yet."""
    forget()
    found = sheets.many()
    assert isinstance(found, Found), found
    return records(found.games)


def _opened(sheets: Sheets) -> object:
    """The rows of the match, as if nothing had been read yet."""
    forget()
    kept = _kept(sheets.match(1))
    assert kept.replay is not None
    assert not kept.replay.problems
    return sheet_rows(kept.replay, kept.sheet.names, Texts(TEXTS))


def _recording(sheets: Sheets, kept: Kept) -> float:
    """Seconds until a hand is on the disk, at the median."""
    took = []
    for _ in range(RECORDS):
        started = perf_counter()
        kept = _kept(sheets.record(kept, Played((Draw(),)), TILES))
        took.append(perf_counter() - started)
    return median(took)


def _kept(answer: object) -> Kept:
    assert isinstance(answer, Kept), answer
    return answer
