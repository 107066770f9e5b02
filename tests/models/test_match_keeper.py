"""The keeper of a match by itself: what it holds, changes, notes and undoes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timezone
from pathlib import Path
from typing import TypeVar
from uuid import uuid4

import pytest
from sqlalchemy import text

from mahjong_desk.club.in_play import InPlay, read_in_play, write_in_play
from mahjong_desk.club.store.database import Database, open_database
from mahjong_desk.club.store.kept import Kept
from mahjong_desk.club.store.running import GivenUpError
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.club.store.tiles import draft_of
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.hands.places import holds_match_in_play
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.rules.outcomes import Chombo, Draw, HanFu, Penalty, Played, Points, Ron, Tsumo

T = TypeVar("T")
NAMES = ("Ada", "Ben", "Cleo", "Dai")
ADA = Played((Ron(0, 1, Points(140)),))
CLEO = Played((Tsumo(2, Points(45)),))
DRAW = Played((Draw(),))
TILES = parse_line("12789m55777z(666z)+3m ron seat=E from=S").apply(Draft())


def opened(url: str) -> Sheets:
    sheets = Sheets.open(url)
    assert isinstance(sheets, Sheets)
    return sheets


@pytest.fixture
def keeper(qapp: object, url: str, tmp_path: Path) -> Iterator[MatchKeeper]:
    made = MatchKeeper(opened(url), folder=tmp_path)
    yield made
    made.close()


def record(keeper: MatchKeeper, *hands: Played) -> None:
    for played in hands:
        assert keeper.kept is not None
        assert keeper.record(keeper.kept, played).done


def hands(keeper: MatchKeeper) -> tuple[Played, ...]:
    assert keeper.kept is not None
    return keeper.kept.sheet.match.hands


def reach(keeper: MatchKeeper) -> tuple[int, ...]:
    return keeper.declared


def runs(keeper: MatchKeeper) -> bool:
    return keeper.has_running


def scores(keeper: MatchKeeper) -> tuple[int, ...]:
    assert keeper.state is not None
    return keeper.state.scores


def test_it_holds_nothing_at_first(keeper: MatchKeeper) -> None:
    assert not keeper.resume()
    assert (keeper.names, keeper.rows(), keeper.state, keeper.standing) == ((), [], None, None)
    assert not runs(keeper)
    assert keeper.sum() is None


def test_what_cannot_begin_is_said(keeper: MatchKeeper) -> None:
    assert "60 printable" in keeper.begin(("", "Ben", "Cleo", "Dai"), "wsom").said
    answered = keeper.begin(NAMES[:3], "wsom")
    assert not answered.done
    assert answered.said


def test_every_change_is_told_and_resumed(keeper: MatchKeeper, url: str) -> None:
    changed: list[int] = []
    keeper.changed.connect(lambda: changed.append(1))
    assert keeper.begin(NAMES, "wsom", (("hands", "8"),)).done
    record(keeper, ADA, CLEO)
    assert len(changed) == 3
    assert scores(keeper) == (375, -415, 110, -70)
    other = MatchKeeper(opened(url))
    assert other.resume()
    assert other.kept == keeper.kept
    other.close()


def test_the_match_that_was_held_last_is_resumed(keeper: MatchKeeper, url: str, tmp_path: Path) -> None:
    """Not the newest: of a club night each laptop goes on with its own table."""
    for _ in range(3):
        assert keeper.begin(NAMES, "wsom").done
    assert keeper.open(2)
    other = MatchKeeper(opened(url), folder=tmp_path)
    assert other.resume()
    assert other.kept is not None
    assert other.kept.id == 2
    other.close()


def test_a_trial_says_what_a_hand_would_come_to(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES, "wsom", (("minimum", "25"),))
    record(keeper, ADA, CLEO)
    kept = keeper.kept
    assert kept is not None
    assert keeper.trial(kept, CLEO).moved == (-45, -45, 135, -45)
    assert keeper.trial(kept, CLEO).totals == ()
    over = keeper.trial(kept, DRAW, 0)
    assert (over.moved, over.before, over.totals) == (
        (0, 0, 0, 0),
        (375, -415, 110, -70),
        (-45, -45, 135, -45),
    )
    before = keeper.trial(kept, CLEO, 1, inserted=True)
    assert before.totals == (330, -460, 245, -115)
    assert keeper.trial_without(kept, 1).totals == (420, -370, -25, -25)
    low = keeper.trial(kept, Played((Tsumo(2, Points(5)),)), 1)
    assert low.said.startswith("The hand scores 5")
    assert low.moved == ()


def test_a_correction_that_a_later_hand_does_not_bear(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES, "wsom", (("hands", "2"),))
    record(keeper, Played((Penalty(0, 30),)), DRAW, DRAW)
    kept = keeper.kept
    assert kept is not None
    trial = keeper.trial(kept, DRAW, 0)
    assert trial.said.startswith("Hand 3")
    assert trial.totals == ()
    refused = keeper.change(kept, 0, DRAW)
    assert refused.may_insist
    assert keeper.change(kept, 0, DRAW, insist=True).done
    assert keeper.wrong().startswith("Hand 3")
    keeper.history.undo()
    assert keeper.wrong() == ""
    keeper.history.redo()
    assert keeper.wrong().startswith("Hand 3")


def test_tiles_stay_while_the_hand_is_worth_the_same(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES, "wsom")
    assert keeper.kept is not None
    keeper.record(keeper.kept, ADA, TILES)
    keeper.change(keeper.kept, 0, Played((*ADA.outcomes, Penalty(2, 5))))
    assert keeper.tiles(0) == TILES
    keeper.change(keeper.kept, 0, CLEO)
    assert keeper.tiles(0) is None
    keeper.history.undo()
    assert keeper.tiles(0) == TILES
    keeper.remove(keeper.kept, 0)
    keeper.history.undo()
    assert keeper.tiles(0) == TILES


def seats(keeper: MatchKeeper, place: int = 0) -> tuple[str, str | None] | None:
    """Winner and discarder of the tiles of a hand, by their seats."""
    tiles = keeper.tiles(place)
    if tiles is None:
        return None
    return tiles.win.seat.name, None if tiles.win.discarder is None else tiles.win.discarder.name


def test_the_seats_of_tiles_follow_who_won_from_whom(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES, "wsom")
    assert keeper.kept is not None
    keeper.record(keeper.kept, ADA, TILES)
    assert seats(keeper) == ("E", "S")
    keeper.change(keeper.kept, 0, Played((Ron(0, 2, Points(140)),)))
    assert seats(keeper) == ("E", "W")
    keeper.change(keeper.kept, 0, Played((Ron(1, 3, Points(140)),)))
    assert seats(keeper) == ("S", "N")
    # Self-drawn it scores as much, for a meld of it is called.
    keeper.change(keeper.kept, 0, Played((Tsumo(2, Points(140)),)))
    assert seats(keeper) == ("W", None)
    keeper.history.undo()
    assert seats(keeper) == ("S", "N")


def test_tiles_stay_only_with_who_can_have_scored_with_them(keeper: MatchKeeper) -> None:
    """A triplet of East is worth 10 for East alone, beside a mixed one-suit of 40."""
    east = parse_line("(111z)123456m7788m+8m ron seat=E from=S").apply(Draft())
    keeper.begin(NAMES, "wsom")
    assert keeper.kept is not None
    keeper.record(keeper.kept, Played((Ron(0, 1, Points(50)),)), east)
    keeper.change(keeper.kept, 0, Played((Ron(1, 0, Points(50)),)))
    assert seats(keeper) is None
    keeper.history.undo()
    keeper.change(keeper.kept, 0, Played((Ron(1, 0, Points(40)),)))
    assert seats(keeper) == ("S", "E")


def test_riichi_tiles_follow_too(keeper: MatchKeeper) -> None:
    tiles = parse_line("234567m234p55s67p+8p ron seat=S from=E").apply(Draft(rules="tenhou"))
    keeper.begin(NAMES, "tenhou")
    assert keeper.kept is not None
    # Pinfu and all simples: 2 han, 30 fu on a discard; self-drawn there is a han more, and 20 fu.
    keeper.record(keeper.kept, Played((Ron(1, 0, HanFu(2, 30)),)), tiles)
    keeper.change(keeper.kept, 0, Played((Ron(2, 3, HanFu(2, 30)),)))
    assert seats(keeper) == ("W", "N")
    keeper.change(keeper.kept, 0, Played((Tsumo(2, HanFu(3, 20)),)))
    assert seats(keeper) == ("W", None)
    keeper.change(keeper.kept, 0, Played((Ron(2, 3, HanFu(3, 30)),)))
    assert seats(keeper) is None


def test_tiles_stay_where_fu_are_not_said_as_they_change_nothing(keeper: MatchKeeper) -> None:
    # Self-drawn, a straight, half a flush, and East of the round; of the dealer's seat too.
    tiles = parse_line("123456789m11z33z+1z tsumo seat=E").apply(Draft(rules="tenhou"))
    keeper.begin(NAMES, "tenhou")
    assert keeper.kept is not None
    keeper.record(keeper.kept, Played((Tsumo(0, HanFu(1 + 2 + 3 + 2)),)), tiles)
    keeper.change(keeper.kept, 0, Played((Tsumo(1, HanFu(1 + 2 + 3 + 1)),)))
    assert seats(keeper) == ("S", None)


def test_a_hand_that_was_put_back_can_be_undone_further(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES, "wsom")
    record(keeper, ADA, CLEO, DRAW)
    assert keeper.kept is not None
    keeper.remove(keeper.kept, 0)
    keeper.remove(keeper.kept, 0)
    for _ in range(2):
        keeper.history.undo()
    assert hands(keeper) == (ADA, CLEO, DRAW)
    for _ in range(3):
        keeper.history.undo()
    assert hands(keeper) == ()
    assert not keeper.history.canUndo()
    for _ in range(5):
        keeper.history.redo()
    assert hands(keeper) == (DRAW,)


def test_an_undone_end_that_somebody_else_took_back(keeper: MatchKeeper, url: str) -> None:
    keeper.begin(NAMES, "wsom")
    keeper.end()
    other = opened(url)
    assert keeper.kept is not None
    other.reopen(keeper.kept)
    keeper.look()
    said: list[str] = []
    keeper.history.said.connect(said.append)
    keeper.history.undo()
    assert said[0].endswith("so this is not undone: end the match.")
    assert not keeper.history.canUndo()
    other.close()


def test_a_change_that_meets_another_is_tried_again(keeper: MatchKeeper, url: str) -> None:
    keeper.begin(NAMES, "wsom")
    record(keeper, ADA)
    other = opened(url)
    assert keeper.kept is not None
    other.record(keeper.kept, CLEO)
    # Ada's hand is not the one that was changed.
    keeper.history.undo()
    assert hands(keeper) == (CLEO,)
    other.close()


def test_what_is_asked_for_again_is_done_once(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES, "wsom")
    seen, request = keeper.kept, uuid4()
    assert seen is not None
    for _ in range(2):
        assert keeper.record(seen, ADA, request=request).done
    assert hands(keeper) == (ADA,)


def test_undo_finds_its_hand_among_those_of_others(keeper: MatchKeeper, url: str) -> None:
    keeper.begin(NAMES, "wsom")
    record(keeper, ADA, DRAW)
    assert keeper.kept is not None
    keeper.change(keeper.kept, 1, CLEO)
    other = opened(url)
    # Not seen by the keeper yet: its own hand is the third by now.
    other.insert(keeper.kept, 0, DRAW)
    keeper.history.undo()
    assert hands(keeper) == (DRAW, ADA, DRAW)
    keeper.history.redo()
    assert hands(keeper) == (DRAW, ADA, CLEO)
    keeper.remove(keeper.kept, 2)
    other.insert(keeper.kept, 0, ADA)
    keeper.history.undo()
    assert hands(keeper) == (ADA, DRAW, ADA, CLEO)
    keeper.history.undo()
    assert hands(keeper) == (ADA, DRAW, ADA, DRAW)
    assert keeper.kept is not None
    keeper.remove(keeper.kept, 3)
    other.insert(keeper.kept, 0, CLEO)
    # Seen this time: it belongs after the hand that it followed, not in the fourth place.
    keeper.look()
    keeper.history.undo()
    assert hands(keeper) == (CLEO, ADA, DRAW, ADA, DRAW)
    other.close()


# Reach in the hand in play


def test_declared_reach_lies_on_the_table(keeper: MatchKeeper, tmp_path: Path) -> None:
    keeper.begin(NAMES, "tenhou")
    keeper.declare((1, 2))
    assert scores(keeper) == (25000, 24000, 24000, 25000)
    assert keeper.state is not None
    assert keeper.state.sticks == 2
    found = keeper.sum()
    assert found is not None
    assert found.is_right
    assert read_in_play(tmp_path) == InPlay(1, None, (1, 2))
    record(keeper, Played((Penalty(0, 1000),)))
    assert reach(keeper) == (1, 2)
    record(keeper, Played((Draw((1, 2)),), (1, 2)))
    assert reach(keeper) == ()
    keeper.declare((0,))
    record(keeper, Played((Chombo(0),)))
    assert reach(keeper) == ()
    keeper.declare((3,))
    keeper.end()
    assert reach(keeper) == ()


def test_a_correction_leaves_it_and_a_hand_taken_back_does_not(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES, "tenhou")
    win = Played((Ron(0, 1, HanFu(3, 30)),))
    record(keeper, win, win)
    keeper.declare((2,))
    assert keeper.kept is not None
    keeper.change(keeper.kept, 0, Played((Ron(0, 2, HanFu(3, 30)),)))
    keeper.insert(keeper.kept, 0, win)
    assert reach(keeper) == (2,)
    keeper.remove(keeper.kept, 2)
    assert reach(keeper) == ()


def test_a_hand_that_is_undone_and_done_again_leaves_what_was_declared(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES, "tenhou")
    win = Played((Ron(0, 1, HanFu(3, 30)),), (1,))
    keeper.declare((1,))
    record(keeper, win)
    keeper.declare((2, 3))
    keeper.history.undo()
    assert reach(keeper) == (1,)
    keeper.history.redo()
    assert reach(keeper) == (2, 3)
    keeper.history.undo()
    keeper.declare(())
    record(keeper, Played((Draw(()),)))
    assert reach(keeper) == (), "that is another hand"
    keeper.declare((3,))
    assert keeper.kept is not None
    keeper.remove(keeper.kept, 0)
    assert reach(keeper) == ()
    keeper.history.undo()
    assert reach(keeper) == (3,)


def test_a_note_of_another_hand_is_not_taken(keeper: MatchKeeper, url: str, tmp_path: Path) -> None:
    keeper.begin(NAMES, "tenhou")
    keeper.declare((1,))
    for note, declared in (
        (InPlay(1, None, (1,)), (1,)),
        (InPlay(1, None, (7,)), ()),
        (InPlay(1, 4, (1,)), ()),
        (InPlay(2, None, (1,)), ()),
    ):
        write_in_play(tmp_path, note)
        other = MatchKeeper(opened(url), folder=tmp_path)
        other.resume()
        assert reach(other) == declared
        other.close()


def test_the_note_is_there_while_some_match_runs(keeper: MatchKeeper, tmp_path: Path) -> None:
    keeper.begin(NAMES, "wsom")
    keeper.begin(NAMES, "tenhou")
    keeper.end()
    # The first one still runs.
    assert runs(keeper)
    assert holds_match_in_play(tmp_path)
    keeper.leave()
    assert runs(keeper)
    assert keeper.resume()
    keeper.end()
    assert not runs(keeper)
    assert not holds_match_in_play(tmp_path)
    keeper.history.undo()
    assert holds_match_in_play(tmp_path)


# A database that goes away


def test_a_database_that_goes_away_and_comes_back(keeper: MatchKeeper, url: str) -> None:
    keeper.begin(NAMES, "wsom")
    record(keeper, ADA)
    failed: list[str] = []
    keeper.failed.connect(failed.append)
    database = open_database(url)
    assert isinstance(database, Database)
    with database.writing.connect() as connection:
        connection.execute(text("ALTER TABLE hands RENAME TO gone"))
        connection.execute(text("ALTER TABLE revision RENAME TO gone_too"))
        connection.commit()
    assert keeper.kept is not None
    answered = keeper.record(keeper.kept, CLEO)
    assert not answered.done
    assert answered.said
    keeper.look()
    keeper.look()
    assert len(failed) == 1
    assert scores(keeper) == (420, -370, -25, -25)
    keeper.history.undo()
    assert keeper.history.canUndo()
    with database.writing.connect() as connection:
        connection.execute(text("ALTER TABLE gone RENAME TO hands"))
        connection.execute(text("ALTER TABLE gone_too RENAME TO revision"))
        connection.commit()
    database.close()
    keeper.look()
    assert failed[1:] == [""]
    record(keeper, CLEO)
    assert scores(keeper) == (375, -415, 110, -70)


def test_it_says_when_it_was_saved(keeper: MatchKeeper, url: str) -> None:
    keeper.clock = lambda: datetime(2026, 3, 1, 19, 0, tzinfo=timezone.utc)
    keeper.begin(NAMES, "wsom")
    assert keeper.saved_at == datetime(2026, 3, 1, 19, 0, tzinfo=timezone.utc)
    other = opened(url)
    assert keeper.kept is not None
    other.record(keeper.kept, ADA)
    keeper.look()
    assert keeper.saved_at is not None
    assert keeper.saved_at > datetime(2026, 3, 2, tzinfo=timezone.utc)
    other.close()


def test_when_it_was_saved_is_known_as_soon_as_it_is_told(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES, "wsom")
    told: list[datetime | None] = []
    keeper.changed.connect(lambda: told.append(keeper.saved_at))
    keeper.clock = lambda: datetime(2026, 3, 1, 19, 0, tzinfo=timezone.utc)
    record(keeper, ADA)
    assert told == [datetime(2026, 3, 1, 19, 0, tzinfo=timezone.utc)]


def test_declared_reach_is_there_again_when_its_match_is(keeper: MatchKeeper, tmp_path: Path) -> None:
    keeper.begin(NAMES, "tenhou")
    assert keeper.kept is not None
    match_id = keeper.kept.id
    keeper.declare((1, 3))
    keeper.leave()
    assert read_in_play(tmp_path) == InPlay(match_id, None, (1, 3))
    assert keeper.open(match_id)
    assert reach(keeper) == (1, 3)
    keeper.begin(NAMES, "wsom")
    assert reach(keeper) == ()
    assert keeper.open(match_id)
    assert reach(keeper) == (1, 3)


def test_a_match_that_cannot_be_opened_is_told_of_each_time(keeper: MatchKeeper) -> None:
    failed: list[str] = []
    keeper.failed.connect(failed.append)
    assert not keeper.open(77)
    assert not keeper.open(77)
    assert len(failed) == 2
    assert "77" in failed[0]


def test_the_fault_of_an_earlier_hand_is_not_said_of_the_next(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES, "wsom")
    assert keeper.kept is not None
    assert keeper.record(keeper.kept, Played((Ron(0, 1, Points(1)), Ron(2, 1, Points(1)))), insist=True).done
    kept = keeper.kept
    assert keeper.wrong().startswith("Hand 1")
    assert keeper.trial(kept, CLEO).said == keeper.wrong()


def test_a_match_that_somebody_else_deleted_is_left(keeper: MatchKeeper, url: str) -> None:
    keeper.begin(NAMES, "wsom")
    other = opened(url)
    assert keeper.kept is not None
    other.delete(keeper.kept)
    other.close()
    keeper.look()
    assert keeper.names == ()
    assert not runs(keeper)


def test_nothing_is_changed_in_a_match_that_somebody_else_deleted(keeper: MatchKeeper, url: str) -> None:
    """Neither is it held again because of the attempt."""
    keeper.begin(NAMES, "wsom")
    record(keeper, ADA)
    other, seen = opened(url), keeper.kept
    assert seen is not None
    other.delete(seen)
    other.close()
    answers = [keeper.record(seen, CLEO), keeper.change(seen, 0, CLEO), keeper.remove(seen, 0)]
    told = "Somebody else deleted this match meanwhile, so nothing was recorded."
    assert [(answered.done, answered.said) for answered in answers] == [(False, told)] * 3
    assert keeper.kept is None
    said: list[str] = []
    keeper.failed.connect(said.append)
    assert not keeper.open(seen.id)
    assert said == ["Somebody else deleted this match meanwhile."]
    assert keeper.kept is None


def test_whether_there_are_tiles_is_known_without_reading_them(keeper: MatchKeeper) -> None:
    keeper.begin(NAMES, "wsom")
    assert keeper.kept is not None
    keeper.record(keeper.kept, ADA, TILES)
    record(keeper, CLEO)
    keeper.leave()
    assert keeper.resume()
    draft_of.cache_clear()
    assert [keeper.has_tiles(place) for place in range(3)] == [True, False, False]
    assert draft_of.cache_info().misses == 0
    assert keeper.tiles(0) == TILES
    assert keeper.tiles(2) is None


def test_a_match_that_could_not_be_read_is_read_at_the_next_look(keeper: MatchKeeper, url: str) -> None:
    keeper.begin(NAMES, "wsom")
    record(keeper, ADA)
    keeper.look()
    other, database = opened(url), open_database(url)
    assert isinstance(database, Database)
    assert keeper.kept is not None
    other.record(keeper.kept, CLEO)
    other.close()
    failed: list[str] = []
    keeper.failed.connect(failed.append)
    # How many changes there are can still be asked.
    for old, new in (("hands", "gone"), ("gone", "hands")):
        with database.writing.connect() as connection:
            connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))
            connection.commit()
        keeper.look()
    database.close()
    assert hands(keeper) == (ADA, CLEO)
    assert [bool(said) for said in failed] == [True, False]


def test_why_a_match_cannot_be_opened_stays_said(keeper: MatchKeeper, url: str) -> None:
    keeper.begin(NAMES, "wsom")
    keeper.leave()
    keeper.look()
    failed: list[str] = []
    keeper.failed.connect(failed.append)
    assert not keeper.open(77)
    keeper.look()
    assert len(failed) == 1


def test_undo_of_what_was_asked_for_twice_leaves_the_hands_of_others(keeper: MatchKeeper, url: str) -> None:
    keeper.begin(NAMES, "wsom")
    seen, request, other = keeper.kept, uuid4(), opened(url)
    assert seen is not None
    # It was done, and the answer lost.
    now = other.record(seen, ADA, request=request)
    assert isinstance(now, Kept)
    other.record(now, CLEO)
    assert keeper.record(seen, ADA, request=request).done
    keeper.history.undo()
    assert hands(keeper) == (CLEO,)
    other.close()


def test_a_correction_asked_for_twice_of_a_hand_that_is_gone_by_then(keeper: MatchKeeper, url: str) -> None:
    keeper.begin(NAMES, "wsom")
    record(keeper, ADA, DRAW)
    seen, request, other = keeper.kept, uuid4(), opened(url)
    assert seen is not None
    now = other.change(seen, 0, CLEO, None, request=request)
    assert isinstance(now, Kept)
    other.remove(now, 0)
    assert keeper.change(seen, 0, CLEO, request=request).done
    assert hands(keeper) == (DRAW,)
    assert keeper.history.undoText() == "record “Draw”"
    other.close()


def test_matches_of_others_can_be_recorded_in(keeper: MatchKeeper, url: str) -> None:
    keeper.look()
    other = MatchKeeper(opened(url))
    other.begin(NAMES, "wsom")
    keeper.look()
    assert runs(keeper)
    other.end()
    keeper.look()
    assert not runs(keeper)
    other.close()


def test_while_nobody_can_say_a_match_is_taken_to_run(keeper: MatchKeeper, url: str, tmp_path: Path) -> None:
    keeper.begin(NAMES, "wsom")
    database = open_database(url)
    assert isinstance(database, Database)
    with database.writing.connect() as connection:
        connection.execute(text("ALTER TABLE matches RENAME TO gone"))
        connection.commit()
    database.close()
    keeper.leave()
    assert runs(keeper)
    assert holds_match_in_play(tmp_path)


# An answer that does not come


class Losing:
    """Carries out what is asked, and loses the next answer to it where ``loses`` says so."""

    def __init__(self) -> None:
        self.loses = False

    def __call__(self, call: Callable[[], T], /) -> T:
        answer = call()
        if self.loses:
            self.loses = False
            raise GivenUpError
        return answer


@pytest.fixture
def losing() -> Losing:
    return Losing()


@pytest.fixture
def careful(qapp: object, url: str, losing: Losing) -> Iterator[MatchKeeper]:
    """A keeper whose answers may be lost."""
    sheets = Sheets.open(url, losing)
    assert isinstance(sheets, Sheets)
    made = MatchKeeper(sheets)
    yield made
    made.close()


def test_a_match_that_is_begun_again_is_begun_once(careful: MatchKeeper, losing: Losing) -> None:
    assert careful.players() == ()
    losing.loses = True
    # Players are read before, and that answer would be the one that is lost.
    careful._sheets.players = lambda: ()  # type: ignore[method-assign]
    answered = careful.begin(NAMES, "wsom")
    assert not answered.done
    assert "not known whether this was recorded" in answered.said
    assert careful.begin(NAMES, "wsom").done
    assert len(careful.matches()) == 1
    assert careful.begin(NAMES, "wsom").done
    assert len(careful.matches()) == 2, "after an answer it is another one"


@pytest.mark.parametrize("step", ["insert", "change", "remove", "end"])
def test_a_step_that_is_undone_again_is_undone_once(careful: MatchKeeper, losing: Losing, step: str) -> None:
    careful.begin(NAMES, "wsom")
    record(careful, ADA, CLEO)
    kept = careful.kept
    assert kept is not None
    before = kept.sheet
    if step == "insert":
        careful.insert(kept, 1, DRAW)
    elif step == "change":
        careful.change(kept, 1, DRAW)
    elif step == "remove":
        careful.remove(kept, 1)
    else:
        careful.end()
    losing.loses = True
    careful.history.undo()
    assert careful.history.canUndo()
    careful.history.undo()
    assert careful.kept is not None
    assert careful.kept.sheet == before
    careful.history.redo()
    assert careful.kept.sheet != before
    careful.history.undo()
    assert careful.kept.sheet == before
    assert "record" in careful.history.undoText()
