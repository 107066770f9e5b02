"""What is kept of a match is what was said, every earlier version too; the same on either system."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.club.match import Match
from mahjong_desk.club.play import play
from mahjong_desk.club.sheet import LONGEST_NAME, Sheet
from mahjong_desk.club.store import sheets as sheets_module
from mahjong_desk.club.store.failures import StoreProblem, Trouble
from mahjong_desk.club.store.kept import Action, Change, EarlierHand, Listed, News
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.club.store.values import kept_of
from mahjong_desk.core.problems import Reason
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
    Yakuman,
)
from tests.club.store.made import (
    EVENING,
    MOSTLY_A_FILE,
    NAMES,
    evening,
    good,
    now_in,
    numbered,
    numbers,
    opened,
    refused,
    self_drawn,
    trouble,
    yakuman,
)
from tests.hands.made import drawn

WON = "12m789m55z777z(666z)+3m ron seat=E from=S"
HANDS = [
    Played((Ron(0, 1, HanFu(3, 30)), Ron(2, 1, HanFu(5))), riichi=(0, 3)),
    Played((Tsumo(1, Yakuman(1), pao=3),)),
    Played((Draw((0, 2)),), riichi=(2,)),
    Played((Nagashi((1,), ()),)),
    Played((Abort(AbortKind.NINE_TERMINALS),)),
    Played((Penalty(2, 300), Adjust((100, 0, -100, 0), "counted “again” \x00\ud800 🀄"))),
    Played((Chombo(3),)),
]
"""A match by rules that take all of it, with every kind of outcome."""
ALL_KINDS = {"rules": "ema", "options": (("aborts", "nine-terminals"), ("nagashi_mangan", "yes"))}


Edit = Callable[[Sheets, Any], object]


def record(number: int) -> Edit:
    return lambda sheets, kept: sheets.record(kept, numbered(number))


def insert(place: int, number: int) -> Edit:
    return lambda sheets, kept: sheets.insert(kept, place, numbered(number))


def change(place: int, number: int) -> Edit:
    return lambda sheets, kept: sheets.change(kept, place, numbered(number), None)


def remove(place: int) -> Edit:
    return lambda sheets, kept: sheets.remove(kept, place)


def rename(sheets: Sheets, kept: Any) -> object:
    return sheets.amend(kept, replace(kept.sheet, title="renamed"))


def end(sheets: Sheets, kept: Any) -> object:
    return sheets.end(kept)


def trail(sheets: Sheets, match_id: int) -> tuple[Change, ...]:
    found = sheets.trail(match_id)
    assert not isinstance(found, StoreProblem)
    return found


# --- what is kept -----------------------------------------------------------------------------------------


@MOSTLY_A_FILE
def test_a_new_match_is_there_as_it_was_said(sheets: Sheets) -> None:
    sheet = evening(title="Club night, table 3 · 雀")
    kept = good(sheets.begin(sheet))
    assert kept.sheet == sheet
    assert sheets.match(kept.id) == kept
    assert kept.hands == ()


@pytest.mark.parametrize("one_by_one", [True, False])
def test_hands_of_every_kind_come_back_equal(sheets: Sheets, one_by_one: bool) -> None:
    sheet = evening(match=ALL_KINDS)
    kept = good(sheets.begin(sheet if one_by_one else evening(*HANDS, match=ALL_KINDS)))
    for played in HANDS if one_by_one else []:
        kept = good(sheets.record(kept, played))
    found = good(sheets.match(kept.id))
    assert found == kept
    assert list(found.sheet.match.hands) == HANDS
    assert len({hand.id for hand in found.hands}) == len(HANDS)


def test_tiles_come_back_with_their_hand(sheets: Sheets) -> None:
    draft = drawn(f"{WON} rules=zung-jung option.limit=none")
    kept = good(sheets.begin(evening()))
    kept = good(sheets.record(kept, numbered(1)))
    kept = good(sheets.insert(kept, 0, numbered(2), draft))
    assert good(sheets.match(kept.id)).sheet.tiles == (draft, None)
    again = good(sheets.begin(kept.sheet))
    assert again.sheet == kept.sheet


def test_times_are_kept_in_utc(sheets: Sheets) -> None:
    finland = timezone(timedelta(hours=2))
    local = datetime(2026, 3, 1, 21, 0, 0, 250_000, finland)
    begun = good(sheets.begin(evening(begun=local))).sheet.begun
    assert begun == EVENING
    assert begun.utcoffset() == timedelta(0)


@MOSTLY_A_FILE
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players(sheets: Sheets, players: int) -> None:
    match = {"rules": "majsoul", "players": players, "options": (), "east_only": True}
    kept = good(sheets.begin(evening(names=NAMES[:players], match=match)))
    assert kept.sheet.names == NAMES[:players]
    assert (kept.sheet.match.players, kept.sheet.match.east_only) == (players, True)


# --- lists ------------------------------------------------------------------------------------------------


def test_matches_that_go_on_come_first_and_the_newest_first(sheets: Sheets) -> None:
    kept = [
        good(sheets.begin(evening(numbered(1), minutes=minutes, title=str(minutes))))
        for minutes in (30, 10, 40, 20)
    ]
    sheets.end(kept[2])
    sheets.end(kept[1])
    found = sheets.matches()
    assert not isinstance(found, StoreProblem)
    assert [one.title for one in found] == ["30", "20", "40", "10"]
    assert found[0] == Listed(kept[0].id, "wsom", NAMES, "30", EVENING + timedelta(minutes=30), None, 1)
    assert [one.ended is None for one in found] == [True, True, False, False]


@MOSTLY_A_FILE
def test_nothing_is_there_at_first(sheets: Sheets) -> None:
    assert sheets.matches() == ()
    assert sheets.players() == ()
    assert sheets.trail(1) == ()
    assert trouble(sheets.match(1)).trouble is Trouble.MISSING


def test_players_are_remembered_once(sheets: Sheets) -> None:
    assert sheets.remember("  Émile   Ö. ") == "Émile Ö."
    assert sheets.remember("E\u0301mile Ö.") == "Émile Ö.", "the same letters, typed on another keyboard"
    sheets.begin(evening())
    sheets.begin(evening(names=("Ben", "Émile Ö.", "ada", "Ada")))
    assert sheets.players() == ("Ada", "ada", "Ben", "Cleo", "Dai", "Émile Ö.")


@MOSTLY_A_FILE
def test_what_is_no_name(sheets: Sheets) -> None:
    for name in ("", "  ", "a\x00b", "\ud800", "x" * (LONGEST_NAME + 1), "a\u202eb"):
        answer = refused(sheets.remember(name))
        assert (answer.problems[0].reason, answer.may_insist) == (Reason.BAD_VALUE, False)
        refused(sheets.begin(evening(names=("Ada", "Ben", "Cleo", name))))
    assert sheets.players() == ()
    assert sheets.matches() == ()


def test_a_player_is_renamed_everywhere(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening(numbered(1), names=("Adda", "Ben", "Cleo", "Dai"))))
    other = good(sheets.begin(evening()))
    revision = kept.revision + 1
    assert sheets.rename("Adda", " Ada  L.") == "Ada L."
    assert sheets.rename("Adda", "Ada L.") == "Ada L.", "asked for again it is so already"
    assert sheets.players() == ("Ada", "Ada L.", "Ben", "Cleo", "Dai")
    now = good(sheets.match(kept.id, kept))
    assert (now.sheet.names, now.hands) == (("Ada L.", "Ben", "Cleo", "Dai"), kept.hands)
    assert sheets.changed_since(revision) == News(revision + 1, frozenset({kept.id}))
    assert now_in(sheets.amend(kept, kept.sheet)) == now, "an earlier name does not come back by itself"
    assert trail(sheets, kept.id)[-1].action is Action.RENAMED
    assert trail(sheets, kept.id)[-1].earlier == replace(evening(), names=("Adda", "Ben", "Cleo", "Dai"))
    assert sheets.match(other.id) == other


@MOSTLY_A_FILE
def test_two_players_become_one_unless_they_play_each_other(sheets: Sheets) -> None:
    names = [("Adda", "Ben", "Cleo", "Dai"), ("Ben", "Ada", "Cleo", "Dai"), ("Eve", "Ada", "Adda", "Ben")]
    kept = [good(sheets.begin(evening(names=four))) for four in names]
    assert refused(sheets.rename("Adda", "Ada")).problems[0].data["value"] == "Ada"
    assert sheets.rename("Eve", "Eva") == "Eva"
    assert sheets.rename("Dai", "Eva") == "Eva"
    assert sheets.players() == ("Ada", "Adda", "Ben", "Cleo", "Eva")
    there = [good(sheets.match(one.id)).sheet.names for one in kept]
    assert there == [
        ("Adda", "Ben", "Cleo", "Eva"),
        ("Ben", "Ada", "Cleo", "Eva"),
        ("Eva", "Ada", "Adda", "Ben"),
    ]
    for name, to in (("Nobody", "Somebody"), ("Ada", ""), ("Ada", "x" * 99)):
        assert not refused(sheets.rename(name, to)).may_insist


# --- order ------------------------------------------------------------------------------------------------


def test_hands_are_inserted_anywhere(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening()))
    for place, number in [(0, 5), (0, 1), (1, 3), (1, 2), (3, 4), (5, 6)]:
        kept = good(sheets.insert(kept, place, numbered(number)))
    assert numbers(kept) == [1, 2, 3, 4, 5, 6]
    assert numbers(sheets.match(kept.id)) == [1, 2, 3, 4, 5, 6]
    for place in (2, 0, 3):
        kept = good(sheets.remove(kept, place))
    assert numbers(kept) == [2, 4, 5]
    kept = good(sheets.insert(kept, 1, numbered(3)))
    kept = good(sheets.record(kept, numbered(7)))
    assert numbers(sheets.match(kept.id)) == [2, 3, 4, 5, 7]


@MOSTLY_A_FILE
def test_a_hand_keeps_its_id_and_counts_its_versions(sheets: Sheets) -> None:
    before = good(sheets.begin(evening(numbered(1), numbered(2))))
    after = good(sheets.change(before, 1, numbered(9), None))
    after = good(sheets.insert(after, 0, numbered(7)))
    assert numbers(after) == [7, 1, 9]
    assert after.hands[1:] == (before.hands[0], before.hands[1]._replace(version=2))


@MOSTLY_A_FILE
def test_a_place_that_there_is_not(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening(numbered(1))))
    for place in (-1, 2, 99):
        for edit in (insert(place, 2), change(place, 2), remove(place)):
            with pytest.raises(IndexError):
                edit(sheets, kept)
    for edit in (change(1, 2), remove(1)):
        with pytest.raises(IndexError):
            edit(sheets, kept)
    assert sheets.match(kept.id) == kept


# --- the match itself -------------------------------------------------------------------------------------


@MOSTLY_A_FILE
def test_everything_of_a_match_can_be_changed(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening(numbered(50))))
    names = ("Cleo", "Ada", "Ben", "Eve")
    wanted = evening(
        title="corrected", names=names, match={"rules": "zung-jung", "options": (("hands", "8"),)}
    )
    after = good(sheets.amend(kept, wanted))
    assert after.sheet == replace(wanted, match=replace(wanted.match, hands=(numbered(50),)), tiles=(None,))
    assert sheets.match(kept.id) == after
    assert (after.version, after.hands) == (kept.version + 1, kept.hands)
    assert sheets.players() == ("Ada", "Ben", "Cleo", "Dai", "Eve"), "who was there once is remembered"


@MOSTLY_A_FILE
def test_a_match_ends_and_goes_on(another: Callable[[], Sheets]) -> None:
    sheets = another()
    later = EVENING + timedelta(hours=3)
    sheets._clock = lambda: later
    kept = good(sheets.begin(evening(numbered(1))))
    ended = good(sheets.end(kept))
    assert ended.sheet.ended == later
    ended = good(sheets.change(ended, 0, numbered(2), None))
    ended = good(sheets.record(ended, numbered(3)))
    again = good(sheets.reopen(ended))
    assert again.sheet.ended is None
    assert numbers(again) == [2, 3]


NO_MATCH: list[tuple[dict[str, Any], Reason]] = [
    ({"match": {"rules": "mine"}}, Reason.UNKNOWN_RULES),
    ({"match": {"options": (("colour", "red"),)}}, Reason.UNKNOWN_OPTION),
    ({"match": {"options": (("hands", "many"),)}}, Reason.BAD_VALUE),
    ({"match": {"players": 5}}, Reason.BAD_VALUE),
    ({"names": NAMES[:3]}, Reason.BAD_VALUE),
    ({"names": ("Ada", "Ben", "Ada", "Dai")}, Reason.BAD_VALUE),
    ({"title": "a\nb"}, Reason.BAD_VALUE),
    ({"title": "x" * 201}, Reason.BAD_VALUE),
]


@MOSTLY_A_FILE
def test_what_no_match_can_be_is_refused_whoever_insists(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening()))
    for wrong, reason in NO_MATCH:
        sheet = evening(**wrong)
        for answer in (sheets.begin(sheet, insist=True), sheets.amend(kept, sheet, insist=True)):
            assert reason in {problem.reason for problem in refused(answer).problems}, wrong
            assert not refused(answer).may_insist
    assert sheets.match(kept.id) == kept
    assert sheets.matches() == (Listed(kept.id, "wsom", NAMES, "", EVENING, None, 0),)


# --- what the rules do not take ---------------------------------------------------------------------------


@MOSTLY_A_FILE
def test_a_hand_that_cannot_have_gone_so_is_not_kept(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening(match={"rules": "tenhou", "options": ()})))
    answer = refused(sheets.record(kept, Played((Ron(0, 1, HanFu(1, 25)),))))
    assert answer.may_insist
    assert answer.problems[0].data["hand"] == 1
    assert sheets.match(kept.id) == kept
    assert sheets.revision() == 1


@MOSTLY_A_FILE
def test_a_hand_that_says_nothing_is_refused_whoever_insists(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening(numbered(1))))
    played = Played(())
    for answer in (
        sheets.record(kept, played, insist=True),
        sheets.change(kept, 0, played, None, insist=True),
        sheets.insert(kept, 0, played, insist=True),
    ):
        assert not refused(answer).may_insist
    assert sheets.match(kept.id) == kept


@MOSTLY_A_FILE
def test_hands_are_mended_one_after_the_other(sheets: Sheets) -> None:
    """After the first hand is put right nobody has points left, and the second and third cannot follow."""
    draws = [Played((Draw(()),)), Played((Draw(()),)), Played((Draw(()),))]
    tenhou = {"rules": "tenhou", "options": ()}
    kept = good(sheets.begin(evening(*draws, match=tenhou)))
    answer = refused(sheets.change(kept, 0, yakuman(0, 1), None))
    assert answer.may_insist
    assert {(problem.detail, problem.data["hand"]) for problem in answer.problems} == {("over-bust", 2)}
    assert sheets.match(kept.id) == kept

    kept = good(sheets.change(kept, 0, yakuman(0, 1), None, insist=True))
    assert kept.sheet.match.hands == (yakuman(0, 1), *draws[1:])
    # What comes behind the end was there before: one fewer of it is no worse.
    kept = good(sheets.remove(kept, 1))
    kept = good(sheets.remove(kept, 1))
    assert kept.sheet.match.hands == (yakuman(0, 1),)

    broken = evening(yakuman(0, 1), *draws, match=tenhou)
    assert refused(sheets.begin(broken)).may_insist
    assert good(sheets.begin(broken, insist=True)).sheet == broken


@MOSTLY_A_FILE
def test_a_hand_that_was_insisted_on_hides_no_other(sheets: Sheets) -> None:
    """The replay stops at it; what comes later is looked at by itself."""
    first, wrong = (Played((Ron(0, 0, Points(value)),)) for value in (5, 7))
    kept = good(sheets.begin(evening(numbered(30), numbered(40))))
    kept = good(sheets.change(kept, 0, first, None, insist=True))
    kept = good(sheets.record(kept, numbered(50)))
    kept = good(sheets.insert(kept, 2, numbered(60)))
    kept = good(sheets.change(kept, 1, numbered(70), None))
    kept = good(sheets.insert(kept, 0, numbered(80)))
    assert numbers(kept) == [80, 5, 70, 60, 50]
    for place, answer in (
        (5, sheets.record(kept, wrong)),
        (3, sheets.change(kept, 3, wrong, None)),
        (1, sheets.change(kept, 1, wrong, None)),
        (0, sheets.insert(kept, 0, wrong)),
    ):
        (problem,) = refused(answer).problems
        assert (problem.detail, problem.data["hand"]) == ("from-is-winner", place + 1)
        assert refused(answer).may_insist
    kept = good(sheets.remove(kept, 3))
    kept = good(sheets.remove(kept, 1))
    assert numbers(kept) == [80, 70, 50]
    assert refused(sheets.record(kept, wrong)).may_insist


@MOSTLY_A_FILE
def test_a_change_that_has_the_match_stop_earlier_is_objected_to(sheets: Sheets) -> None:
    draws = [Played((Draw(()),))] * 4
    kept = good(sheets.begin(evening(*draws, match={"rules": "tenhou", "options": ()})))
    kept = good(sheets.change(kept, 2, yakuman(2, 1), None, insist=True))
    assert kept.replay is not None
    assert len(kept.replay.steps) == 3
    answer = refused(sheets.change(kept, 0, yakuman(0, 1), None))
    assert {(problem.detail, problem.data["hand"]) for problem in answer.problems} == {("over-bust", 2)}
    assert len(good(sheets.remove(kept, 0)).sheet.match.hands) == 3, "one fewer is not earlier"


@MOSTLY_A_FILE
def test_other_rules_have_to_take_the_hands_too(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening(numbered(30))))
    answer = refused(sheets.amend(kept, evening(match={"rules": "tenhou", "options": ()})))
    assert answer.may_insist
    kept = good(sheets.amend(kept, evening(match={"rules": "tenhou", "options": ()}), insist=True))
    kept = good(sheets.change(kept, 0, Played((Ron(1, 2, HanFu(3, 30)),)), None))
    assert kept.sheet.match == Match((Played((Ron(1, 2, HanFu(3, 30)),)),), "tenhou")


# --- the audit trail --------------------------------------------------------------------------------------


def test_every_earlier_version_stays_in_the_trail(another: Callable[[], Sheets]) -> None:
    sheets = another()
    times = [EVENING + timedelta(minutes=minute) for minute in range(9)]
    sheets._clock = iter(times).__next__
    draft = drawn(f"{WON} rules=zung-jung")
    kept = good(sheets.begin(evening()))
    kept = good(sheets.record(kept, numbered(1), draft))
    kept = good(sheets.insert(kept, 0, numbered(2)))
    kept = good(sheets.change(kept, 1, numbered(3), None))
    kept = good(sheets.change(kept, 1, numbered(4), None))
    first, second = (hand.id for hand in kept.hands)
    kept = good(sheets.remove(kept, 0))
    kept = good(sheets.amend(kept, replace(kept.sheet, title="after", names=NAMES[::-1])))
    sheets._clock = iter([times[7], times[7], times[8]]).__next__
    kept = good(sheets.end(kept))
    sheets.reopen(kept)

    amended = replace(evening(), title="after", names=NAMES[::-1])
    assert trail(sheets, kept.id) == (
        Change(times[0], Action.BEGUN, None, None, None),
        Change(times[1], Action.RECORDED, second, 1, None),
        Change(times[2], Action.INSERTED, first, 1, None),
        Change(times[3], Action.CHANGED, second, 2, EarlierHand(numbered(1), draft)),
        Change(times[4], Action.CHANGED, second, 2, EarlierHand(numbered(3), None)),
        Change(times[5], Action.REMOVED, first, 1, EarlierHand(numbered(2), None)),
        Change(times[6], Action.AMENDED, None, None, evening()),
        Change(times[7], Action.ENDED, None, None, amended),
        Change(times[8], Action.REOPENED, None, None, replace(amended, ended=times[7])),
    )


@MOSTLY_A_FILE
def test_a_trail_is_of_one_match(sheets: Sheets) -> None:
    first, second = good(sheets.begin(evening())), good(sheets.begin(evening()))
    sheets.record(first, numbered(1))
    assert [one.action for one in trail(sheets, second.id)] == [Action.BEGUN]


# --- somebody else was quicker ----------------------------------------------------------------------------

SAME: list[tuple[Edit, Edit, list[int]]] = [
    (record(8), record(9), [1, 2, 3, 8]),
    (record(8), insert(3, 9), [1, 2, 3, 8]),
    (insert(1, 8), insert(1, 9), [1, 8, 2, 3]),
    (insert(0, 8), insert(0, 9), [8, 1, 2, 3]),
    (change(1, 8), change(1, 9), [1, 8, 3]),
    (change(1, 8), remove(1), [1, 8, 3]),
    (remove(1), change(1, 9), [1, 3]),
    (remove(1), remove(1), [1, 3]),
    (remove(1), insert(1, 9), [1, 3]),
    (remove(1), insert(2, 9), [1, 3]),
    (remove(2), record(9), [1, 2]),
    (rename, record(9), [1, 2, 3]),
    (rename, change(0, 9), [1, 2, 3]),
    (rename, rename, [1, 2, 3]),
    (end, record(9), [1, 2, 3]),
    (end, rename, [1, 2, 3]),
    (rename, end, [1, 2, 3]),
]


def test_nobody_overwrites_what_somebody_else_did(another: Callable[[], Sheets]) -> None:
    first, second = another(), another()
    for case, (theirs, mine, there) in enumerate(SAME):
        kept = good(first.begin(evening(numbered(1), numbered(2), numbered(3))))
        seen = good(second.match(kept.id))
        done = good(theirs(first, kept))
        assert now_in(mine(second, seen)) == done, case
        assert numbers(second.match(kept.id)) == there, case
        assert len(trail(second, kept.id)) == 2, "nothing was noted of what was not done"


ELSEWHERE: list[tuple[Edit, Edit, list[int]]] = [
    (record(8), change(2, 9), [1, 2, 9, 8]),
    (record(8), insert(2, 9), [1, 2, 9, 3, 8]),
    (record(8), insert(0, 9), [9, 1, 2, 3, 8]),
    (insert(0, 8), record(9), [8, 1, 2, 3, 9]),
    (insert(1, 8), change(2, 9), [1, 8, 2, 9]),
    (insert(1, 8), insert(2, 9), [1, 8, 2, 9, 3]),
    (insert(1, 8), remove(0), [8, 2, 3]),
    (change(2, 8), record(9), [1, 2, 8, 9]),
    (change(0, 8), change(1, 9), [8, 9, 3]),
    (remove(0), record(9), [2, 3, 9]),
    (remove(0), change(2, 9), [2, 9]),
    (record(8), rename, [1, 2, 3, 8]),
    (remove(0), rename, [2, 3]),
    (change(1, 8), end, [1, 8, 3]),
]


def test_what_others_do_elsewhere_is_no_hindrance(another: Callable[[], Sheets]) -> None:
    first, second = another(), another()
    for case, (theirs, mine, there) in enumerate(ELSEWHERE):
        kept = good(first.begin(evening(numbered(1), numbered(2), numbered(3))))
        seen = good(second.match(kept.id))
        good(theirs(first, kept))
        assert numbers(mine(second, seen)) == there, case
        assert numbers(first.match(kept.id)) == there, case


def test_a_hand_that_is_gone_is_not_taken_for_the_next_one(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening(numbered(1))))
    others = good(sheets.record(good(sheets.remove(kept, 0)), numbered(2)))
    assert others.hands[0].version == kept.hands[0].version
    assert now_in(sheets.change(kept, 0, numbered(3), None)) == others
    assert now_in(sheets.remove(kept, 0)) == others


# --- news -------------------------------------------------------------------------------------------------


def test_news_names_the_matches_that_changed(another: Callable[[], Sheets]) -> None:
    mine, theirs = another(), another()
    assert mine.revision() == 0
    first, second = good(theirs.begin(evening())), good(theirs.begin(evening()))
    assert mine.changed_since(0) == News(2, frozenset({first.id, second.id}))
    assert mine.changed_since(1) == News(2, frozenset({second.id}))
    assert mine.changed_since(2) == News(2, frozenset())
    theirs.record(first, numbered(1))
    assert mine.changed_since(2) == News(3, frozenset({first.id}))
    now_in(theirs.record(first, numbered(2)))
    assert mine.changed_since(3) == News(3, frozenset()), "what was not done is no news"


def test_after_a_backup_was_put_back_everything_is_news(file: Path, tmp_path: Path) -> None:
    with closing(opened(f"sqlite:///{file}")) as sheets:
        first = good(sheets.begin(evening()))
        second = good(sheets.begin(evening()))
    backup = Path(shutil.copy(file, tmp_path / "backup.sqlite"))
    with closing(opened(f"sqlite:///{file}")) as sheets:
        seen = good(sheets.record(first, numbered(1)))
    with closing(opened(f"sqlite:///{backup}")) as sheets:
        assert sheets.changed_since(seen.revision) == News(2, frozenset({first.id, second.id}))
        assert numbers(sheets.match(first.id, seen)) == [], "what was known is not taken for what is there"
        assert now_in(sheets.record(seen, numbered(2))) == first


def test_a_match_knows_up_to_which_change_it_was_read(another: Callable[[], Sheets]) -> None:
    mine, theirs = another(), another()
    kept = good(mine.begin(evening()))
    other = good(theirs.begin(evening()))
    kept = good(mine.record(kept, numbered(1)))
    assert (other.revision, kept.revision) == (2, 3)
    assert mine.changed_since(kept.revision) == News(3, frozenset()), "what one has done oneself is no news"
    theirs.record(good(theirs.match(kept.id)), numbered(2))
    now = now_in(mine.record(kept, numbered(3)))
    assert now.revision == mine.revision() == 4
    theirs.record(other, numbered(4))
    assert mine.changed_since(now.revision) == News(5, frozenset({other.id}))
    assert good(mine.match(kept.id, now)).revision == 5


@MOSTLY_A_FILE
def test_what_is_known_is_not_read_again(another: Callable[[], Sheets]) -> None:
    mine, theirs = another(), another()
    kept = good(mine.begin(evening(*map(numbered, range(5)))))
    same = good(mine.match(kept.id, kept))
    assert same == kept
    assert same.sheet is kept.sheet
    changed = good(theirs.change(good(theirs.match(kept.id)), 2, numbered(9), None))
    changed = good(theirs.insert(changed, 0, numbered(8)))
    changed = good(theirs.amend(changed, replace(changed.sheet, title="later")))
    now = good(mine.match(kept.id, kept))
    assert now == changed == good(mine.match(kept.id))
    assert numbers(now) == [8, 0, 1, 9, 3, 4]
    before, after = kept.sheet.match.hands, now.sheet.match.hands
    assert [one is two for one, two in zip(after[1:], before, strict=True)] == [True, True, False, True, True]


def test_nothing_is_found_out_while_a_connection_is_held(
    sheets: Sheets, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server closes the connection of who does nothing in a transaction for long."""
    kept = good(sheets.begin(evening(numbered(1))))
    held: list[object] = []

    def note(*rows: Any) -> Any:
        held.append(sheets._database.reading.pool.checkedout())  # type: ignore[attr-defined]
        return kept_of(*rows)

    monkeypatch.setattr(sheets_module, "kept_of", note)
    assert sheets.match(kept.id) == kept
    assert held == [0]


@MOSTLY_A_FILE
def test_what_comes_of_a_match_is_in_it(sheets: Sheets) -> None:
    """After whatever was done, it is what is found by playing all of it."""
    kept = good(sheets.begin(evening(numbered(30), numbered(40))))
    for edit in (record(50), insert(1, 60), change(0, 70), remove(2), record(26), change(3, 27), rename, end):
        kept = good(edit(sheets, kept))
        assert kept.replay == play(kept.sheet.match)
        assert kept.replay == good(sheets.match(kept.id)).replay


@MOSTLY_A_FILE
def test_a_match_that_there_is_not(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening(numbered(1))))
    nowhere = replace(kept, id=99)
    for answer in (
        sheets.match(99),
        sheets.record(nowhere, numbered(1)),
        sheets.insert(nowhere, 0, numbered(1)),
        sheets.change(nowhere, 0, numbered(1), None),
        sheets.remove(nowhere, 0),
        sheets.amend(nowhere, evening()),
        sheets.end(nowhere),
        sheets.reopen(nowhere),
    ):
        assert trouble(answer).trouble is Trouble.MISSING
        assert trouble(answer).data == {"id": 99}
    assert sheets.revision() == 1


def test_a_sheet_has_tiles_for_every_hand_or_none() -> None:
    with pytest.raises(ValueError, match="1 scored hands for 2 hands"):
        Sheet(Match((numbered(1), numbered(2))), NAMES, EVENING, tiles=(None,))
    assert Sheet(Match((self_drawn(0, 30),)), NAMES, EVENING).tiles == (None,)
