"""A match is corrected as a whole, earlier versions come back, matches are deleted, players renamed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.club.match import Match
from mahjong_desk.club.sheet import Sheet, now
from mahjong_desk.club.store.kept import Action, Change, Kept
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.models.corrections import Corrections, Earlier
from mahjong_desk.models.match_history import Answered
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.models.sheet_changes import Comparison
from mahjong_desk.models.sheet_models import MatchListModel
from mahjong_desk.models.trail import TrailModel, TrailRecord
from mahjong_desk.rules.outcomes import Adjust, Draw, HanFu, Nagashi, Penalty, Played, Points, Ron, Tsumo

NAMES = ("Ada", "Ben", "Cleo", "Dai")
ADA = Played((Ron(0, 1, Points(140)),))
CLEO = Played((Tsumo(2, Points(45)),))
LOW = Played((Tsumo(1, Points(10)),))
DRAW = Played((Draw(),))


@pytest.fixture
def corrections(qapp: object, url: str, tmp_path: Path) -> Iterator[Corrections]:
    sheets = opened(url)
    keeper = MatchKeeper(sheets, folder=tmp_path)
    yield Corrections(sheets, keeper)
    keeper.close()


def opened(url: str) -> Sheets:
    sheets = Sheets.open(url)
    assert isinstance(sheets, Sheets)
    return sheets


def begun(corrections: Corrections, *hands: Played, rules: str = "wsom", **options: str) -> Kept:
    keeper = corrections.keeper
    assert keeper.begin(NAMES, rules, tuple(sorted(options.items()))).done
    for played in hands:
        assert keeper.record(held(corrections), played).done
    return held(corrections)


def held(corrections: Corrections) -> Kept:
    kept = corrections.keeper.kept
    assert kept is not None
    return kept


def scores(corrections: Corrections) -> tuple[int, ...]:
    state = corrections.keeper.state
    assert state is not None
    return state.scores


def runs(corrections: Corrections) -> bool:
    return corrections.keeper.has_running


def compared(
    corrections: Corrections, kept: Kept, names: tuple[str, ...] | None = None, title: str = "", **match: Any
) -> Comparison:
    sheet = kept.sheet
    wanted = replace(sheet, match=replace(sheet.match, **match), names=names or sheet.names, title=title)
    return corrections.compared(kept, wanted)


def trail(corrections: Corrections, hand: int | None = None) -> list[TrailRecord]:
    model = TrailModel(corrections, held(corrections), hand)
    model.show_all(everything=True)
    return list(model.records())


# What a correction comes to, before it is saved


def test_names_and_title_change_no_points(corrections: Corrections) -> None:
    kept = begun(corrections, ADA)
    found = compared(corrections, kept, ("Ada", "Eve", "Cleo", "Dai"), "Thursday")
    assert found.own == ("Title: – → Thursday", "South: Ben → Eve")
    # Ben's points are those of the seat, which is Eve's now.
    assert found.totals == ("Ben −370 → Eve −370",)
    assert (found.finals, found.turns, found.objections) == ((), (), ())


def test_two_who_changed_seats_change_points_and_the_deal(corrections: Corrections) -> None:
    kept = begun(corrections, ADA, DRAW)
    found = compared(corrections, kept, ("Ben", "Ada", "Cleo", "Dai"))
    assert found.totals == ("Ben −370 → +420", "Ada +420 → −370")
    assert found.turns == (
        "Hand 1: E1, Ada deals → Ben deals",
        "Hand 2: E2, Ben deals → Ada deals",
    )


def test_an_option_changes_what_is_paid(corrections: Corrections) -> None:
    kept = begun(corrections, ADA)
    found = compared(corrections, kept, options=(("payment", "all-pay"),))
    assert len(found.own) == 1
    assert " → " in found.own[0]
    # Everybody pays the 140 points.
    assert found.totals == ("Ben −370 → −140", "Cleo −25 → −140", "Dai −25 → −140")


def test_every_hand_that_an_option_does_not_take_is_named(corrections: Corrections) -> None:
    kept = begun(corrections, LOW, ADA, LOW)
    found = compared(corrections, kept, options=(("minimum", "25"),))
    assert [said.partition(",")[0] for said in found.objections] == ["Hand 1", "Hand 3"]
    assert found.totals == ()
    assert corrections.amend(
        kept, replace(kept.sheet, match=replace(kept.sheet.match, options=(("minimum", "25"),)))
    ).may_insist


def test_a_shorter_match_is_over_then(corrections: Corrections) -> None:
    kept = begun(corrections, DRAW, DRAW)
    assert compared(corrections, kept, options=(("hands", "2"),)).turns == ("The match is over then",)
    assert compared(corrections, kept, options=(("hands", "1"),)).objections[0].startswith("Hand 2")


def test_starting_points_move_totals_and_final_points(corrections: Corrections) -> None:
    kept = begun(corrections, rules="tenhou")
    found = compared(corrections, kept, options=(("start_points", "30000"),))
    assert found.totals[0] == "Ada 25000 → 30000"
    # Tenhou: the return is 30000, so who has 25000 has −5 before uma.
    assert len(found.finals) == 4


def test_one_round_instead_of_two(corrections: Corrections) -> None:
    kept = begun(corrections, *[Played((Draw(()),))] * 4, rules="ema")
    found = compared(corrections, kept, east_only=True)
    assert found.own == ("Length: whole match → East round only",)
    assert found.turns == ("The match is over then",)
    corrections.keeper.record(kept, Played((Draw(()),)))
    found = compared(corrections, held(corrections), east_only=True)
    assert found.objections[0].startswith("Hand 5")


# Saving it


def test_a_correction_is_kept_undone_and_done_again(corrections: Corrections) -> None:
    kept = begun(corrections, ADA)
    corrections.keeper.end()
    kept = held(corrections)
    match = replace(kept.sheet.match, options=(("payment", "all-pay"),))
    wanted = replace(kept.sheet, match=match, names=("Ada", "Ben", "Cleo", "Eve"), title="Thursday")
    assert corrections.amend(kept, wanted).done
    assert held(corrections).sheet == wanted
    assert held(corrections).sheet.ended is not None
    history = corrections.keeper.history
    assert history.undoText() == "correct the match"
    history.undo()
    assert held(corrections).sheet == kept.sheet
    history.redo()
    assert held(corrections).sheet == wanted
    assert scores(corrections) == (420, -140, -140, -140)


def test_a_correction_is_undone_after_players_were_renamed(corrections: Corrections) -> None:
    kept = begun(corrections, ADA)
    wanted = replace(kept.sheet, names=("Ben", "Ada", "Cleo", "Eve"))
    assert corrections.amend(kept, wanted).done
    for name, to in (("Ada", "Adda"), ("Adda", "Zoe"), ("Dai", "Dora")):
        assert corrections.rename_player(name, to).done
    history = corrections.keeper.history
    history.undo()
    assert held(corrections).sheet.names == ("Zoe", "Ben", "Cleo", "Dora")
    history.redo()
    assert held(corrections).sheet.names == ("Ben", "Zoe", "Cleo", "Eve")


def test_nothing_that_somebody_else_changed_is_overwritten(corrections: Corrections, url: str) -> None:
    kept = begun(corrections)
    other = opened(url)
    other.amend(kept, replace(kept.sheet, title="Friday"))
    answered = corrections.amend(kept, replace(kept.sheet, title="Thursday"))
    assert (answered.done, "Somebody else" in answered.said) == (False, True)
    assert held(corrections).sheet.title == "Friday"
    assert not corrections.keeper.history.canUndo()
    assert corrections.amend(held(corrections), replace(kept.sheet, title="Thursday")).done
    now = held(corrections)
    other.amend(now, replace(now.sheet, title="Saturday"))
    corrections.keeper.look()
    said: list[str] = []
    corrections.keeper.history.said.connect(said.append)
    corrections.keeper.history.undo()
    assert said[0].startswith("Somebody else changed the same")
    assert held(corrections).sheet.title == "Saturday"
    other.close()


def test_reach_that_was_declared_goes_with_the_rules_that_have_it(corrections: Corrections) -> None:
    kept = begun(corrections, rules="tenhou")
    corrections.keeper.declare((3,))
    three = replace(kept.sheet.match, players=3, options=())
    assert corrections.amend(kept, replace(kept.sheet, match=three, names=NAMES[:3])).done
    assert corrections.keeper.declared == ()
    assert scores(corrections) == (35000, 35000, 35000)


# Earlier versions


def test_the_trail_says_what_was_there_before_and_after(corrections: Corrections) -> None:
    kept = begun(corrections, ADA, CLEO)
    keeper = corrections.keeper
    assert keeper.change(kept, 0, DRAW).done
    assert keeper.change(held(corrections), 0, LOW).done
    assert keeper.remove(held(corrections), 1).done
    wanted = replace(held(corrections).sheet, names=("Ada", "Ben", "Cleo", "Eve"))
    assert corrections.amend(held(corrections), wanted).done
    assert [(record.what, record.lines) for record in trail(corrections)] == [
        ("The match was corrected", ("North: Dai → Eve",)),
        ("Hand 2 was removed", ("Before: Cleo wins 45 points by self-draw",)),
        ("Hand 1 was corrected", ("Before: Draw", "After: Ben wins 10 points by self-draw")),
        ("Hand 1 was corrected", ("Before: Ada wins 140 points from Ben", "After: Draw")),
        ("Hand 2 was recorded", ("Cleo wins 45 points by self-draw",)),
        ("Hand 1 was recorded", ("Ada wins 140 points from Ben",)),
        ("The match was begun", ()),
    ]
    of_one = TrailModel(corrections, held(corrections), kept.hands[0].id)
    assert [record.what for record in of_one.records()] == ["Hand 1 was corrected"] * 2 + [
        "Hand 1 was recorded"
    ]
    few = TrailModel(corrections, held(corrections))
    assert (len(few.records()), few.corrected) == (4, 4)


def earlier(corrections: Corrections, what: str) -> Earlier:
    return next(r.earlier for r in trail(corrections) if r.what == what and r.earlier is not None)


def test_an_earlier_version_is_put_back_and_that_is_undone(corrections: Corrections) -> None:
    kept = begun(corrections, ADA, CLEO)
    corrections.keeper.change(kept, 0, DRAW)
    wanted = earlier(corrections, "Hand 1 was corrected")
    trial = corrections.trial(held(corrections), wanted)
    assert (trial.before, trial.totals) == ((-45, -45, 135, -45), (375, -415, 110, -70))
    assert corrections.put_back(held(corrections), wanted).done
    assert held(corrections).sheet.match.hands == (ADA, CLEO)
    assert corrections.keeper.history.undoText() == "put back an earlier version of hand 1"
    corrections.keeper.history.undo()
    assert held(corrections).sheet.match.hands == (DRAW, CLEO)


def test_a_removed_hand_comes_back_where_it_was(corrections: Corrections) -> None:
    kept = begun(corrections, ADA, CLEO, DRAW)
    corrections.keeper.remove(kept, 1)
    wanted = earlier(corrections, "Hand 2 was removed")
    assert corrections.trial(held(corrections), wanted).totals == (375, -415, 110, -70)
    assert corrections.put_back(held(corrections), wanted).done
    assert held(corrections).sheet.match.hands == (ADA, CLEO, DRAW)
    corrections.keeper.history.undo()
    assert held(corrections).sheet.match.hands == (ADA, DRAW)


def test_what_comes_back_is_told_by_the_place_that_it_has_now(corrections: Corrections) -> None:
    kept = begun(corrections, ADA, CLEO)
    corrections.keeper.change(kept, 0, DRAW)
    wanted = earlier(corrections, "Hand 1 was corrected")
    assert corrections.keeper.insert(held(corrections), 0, LOW).done
    said = corrections.put_back(held(corrections), wanted).said
    assert said == "An earlier version of hand 2 was put back."
    assert held(corrections).sheet.match.hands == (LOW, ADA, CLEO)


def test_the_trail_tells_of_who_does_not_play_any_more(corrections: Corrections) -> None:
    kept = begun(corrections, Played((Ron(3, 0, HanFu(3, 30)),), (3,)), rules="tenhou")
    assert corrections.keeper.remove(kept, 0).done
    three = replace(held(corrections).sheet, match=replace(kept.sheet.match, hands=(), players=3))
    assert corrections.amend(held(corrections), replace(three, names=NAMES[:3])).done
    told = "Dai wins 3 han 30 fu from Ada · reach: Dai"
    assert [record.lines for record in trail(corrections)] == [
        ("Players: 4 → 3", "North: Dai → –"),
        (f"Before: {told}",),
        (told,),
        (),
    ]


def test_the_trail_tells_of_hands_that_cannot_have_been(corrections: Corrections, url: str) -> None:
    """As a file may have them."""
    odd = Played((Ron(9, -1, Points(30), pao=4), Penalty(7, 5), Nagashi((8,), (5,)), Adjust((1,), "x")), (6,))
    with closing(opened(url)) as sheets:
        answer = sheets.begin(Sheet(Match((odd,)), NAMES, now()), insist=True)
    assert isinstance(answer, Kept)
    corrections.keeper.open(answer.id)
    assert corrections.keeper.change(held(corrections), 0, DRAW).done
    before, after = trail(corrections)[0].lines
    wins = "? 10 wins 30 points from ? 0; ? 5 is liable"
    moved = "? 8 is fined 5 · Nagashi mangan: ? 9 · Points were moved: x"
    assert (before, after) == (f"Before: {wins} · {moved} · reach: ? 7", "After: Draw")


def test_a_step_that_cannot_be_undone_is_no_obstacle_to_others(corrections: Corrections, url: str) -> None:
    """A hand that says nothing was in a file; nothing puts it back once it is put right."""
    with closing(opened(url)) as sheets:
        answer = sheets.begin(Sheet(Match((ADA, Played(()))), NAMES, now()), insist=True)
    assert isinstance(answer, Kept)
    keeper = corrections.keeper
    keeper.open(answer.id)
    assert keeper.change(held(corrections), 0, CLEO, insist=True).done
    assert keeper.change(held(corrections), 1, DRAW).done
    said: list[str] = []
    keeper.history.said.connect(said.append)
    keeper.history.undo()
    keeper.history.undo()
    assert said[0].startswith(
        "This cannot be undone: correct hand 2. Hand 2: Nothing says how the hand went."
    )
    assert said[1] == "Undone: correct hand 1."
    assert held(corrections).sheet.match.hands == (ADA, DRAW)


def test_what_a_hand_is_already_is_not_offered(corrections: Corrections) -> None:
    kept = begun(corrections, ADA)
    corrections.keeper.change(kept, 0, DRAW)
    corrections.keeper.history.undo()
    # DRAW is an earlier version now, ADA is what it is.
    offered = [record.earlier for record in trail(corrections) if record.earlier is not None]
    assert [one.content.played for one in offered] == [DRAW]


# The list


def test_a_match_is_deleted_and_had_back(corrections: Corrections) -> None:
    kept = begun(corrections, ADA)
    keeper = corrections.keeper
    keeper.leave()
    assert runs(corrections)
    assert corrections.delete(kept).done
    assert not runs(corrections)
    assert (keeper.matches(), len(keeper.matches(deleted=True))) == ((), 1)
    assert keeper.history.undoText() == "delete the match of Ada, Ben, Cleo, Dai"
    keeper.history.undo()
    assert len(keeper.matches()) == 1
    keeper.history.redo()
    assert corrections.restore(kept.id).done
    assert runs(corrections)
    assert keeper.open(kept.id)
    assert scores(corrections) == (420, -370, -25, -25)


def test_what_was_changed_meanwhile_is_not_deleted(corrections: Corrections, url: str) -> None:
    kept = begun(corrections)
    corrections.keeper.leave()
    other = opened(url)
    other.record(kept, ADA)
    answered = corrections.delete(kept)
    assert (answered.done, "Somebody else" in answered.said) == (False, True)
    assert len(corrections.keeper.matches()) == 1
    other.close()


def test_what_was_deleted_meanwhile_is_not_held_again(corrections: Corrections, url: str) -> None:
    kept = begun(corrections, ADA)
    corrections.keeper.change(kept, 0, DRAW)
    seen = held(corrections)
    wanted = earlier(corrections, "Hand 1 was corrected")
    other = opened(url)
    other.delete(seen)
    answered = corrections.put_back(seen, wanted)
    assert (answered.done, corrections.keeper.kept) == (False, None)
    answered = corrections.amend(seen, replace(seen.sheet, title="Thursday"))
    told = "Somebody else deleted this match meanwhile, so nothing was changed here."
    assert answered == Answered(done=False, said=told)
    trial = corrections.trial(seen, wanted)
    told = corrections.told(seen, trial)
    assert told == "Totals at the end: Ada 0 → +420 · Ben 0 → −370 · Cleo 0 → −25 · Dai 0 → −25"
    other.close()


def test_matches_are_found_by_every_word(corrections: Corrections) -> None:
    keeper = corrections.keeper
    begun(corrections, rules="tenhou")
    kept = begun(corrections)
    corrections.retitle(kept, "Thursday club")
    model = MatchListModel(keeper)
    day = keeper.matches()[0].begun.astimezone()
    for text, count in (("", 2), ("ADA ben", 2), ("thurs", 1), ("tenhou dai", 1), ("tenhou thursday", 0)):
        model.search(text)
        assert len(model.records()) == count, text
    for text in (f"{day:%Y-%m-%d}", f"{day.day}.{day.month}.{day.year}", f"{day:%d/%m/%Y}"):
        model.search(text)
        assert len(model.records()) == 2, text
    corrections.delete(held(corrections))
    model.search("")
    assert (len(model.records()), model.deleted) == (1, 1)
    model.show_deleted(deleted=True)
    assert [record.names for record in model.records()] == ["Thursday club: Ada, Ben, Cleo, Dai"]


def test_a_match_is_called_otherwise(corrections: Corrections) -> None:
    kept = begun(corrections)
    corrections.keeper.leave()
    assert corrections.retitle(kept, "  Thursday   club ").done
    assert corrections.keeper.matches()[0].title == "Thursday club"
    found = corrections.look_up(kept.id)
    assert isinstance(found, Kept)
    assert "200" in corrections.retitle(found, "x" * 201).said


def test_what_a_match_is_called_is_undone_and_done_again(corrections: Corrections, url: str) -> None:
    """The one that is held, and any other."""
    history = corrections.keeper.history
    for is_held in (True, False):
        kept = begun(corrections)
        if not is_held:
            corrections.keeper.leave()
        assert corrections.retitle(kept, "Thursday").done
        assert corrections.retitle(looked_up(corrections, kept.id), " Thursday ").done, (
            "nothing is to be done"
        )
        assert history.undoText() == "rename the match"
        history.undo()
        assert looked_up(corrections, kept.id).sheet.title == ""
        history.redo()
        assert looked_up(corrections, kept.id).sheet.title == "Thursday"
        actions = [change.action for change in corrections.trail(kept) if isinstance(change, Change)]
        assert actions == [Action.BEGUN, *[Action.AMENDED] * 3]
    last = looked_up(corrections, max(one.id for one in corrections.keeper.matches()))
    with closing(opened(url)) as sheets:
        assert isinstance(sheets.amend(last, replace(last.sheet, title="Friday")), Kept)
    history.undo()
    assert not history.canUndo(), "somebody else called it otherwise"


def looked_up(corrections: Corrections, match_id: int) -> Kept:
    found = corrections.look_up(match_id)
    assert isinstance(found, Kept)
    return found


# Players


def test_a_player_is_renamed_everywhere(corrections: Corrections) -> None:
    begun(corrections)
    begun(corrections, ADA)
    assert corrections.rename_player("Ada", " Ada  L. ").said == "Ada is called Ada L. now."
    assert {listed.names for listed in corrections.keeper.matches()} == {("Ada L.", "Ben", "Cleo", "Dai")}
    assert corrections.keeper.names[0] == "Ada L."
    assert corrections.rename_player("Ada L.", "ada").done
    assert corrections.keeper.players() == ("ada", "Ben", "Cleo", "Dai")


def test_two_who_are_one_become_one(corrections: Corrections) -> None:
    begun(corrections)
    corrections.keeper.begin(("Adda", "Ben", "Cleo", "Dai"), "wsom")
    assert corrections.other_called("Adda", "ADA ") == "Ada"
    assert corrections.other_called("Ada", "ada") == ""
    assert corrections.rename_player("Adda", "ADA ").done
    assert corrections.keeper.players() == NAMES
    assert corrections.rename_player("Ada", " Ada").said == "Ada is called so already."
    answered = corrections.rename_player("Ada", "ben")
    assert answered.said == "Ada and Ben play in one match, so they are two players."


def test_names_are_written_as_they_are_remembered(corrections: Corrections) -> None:
    begun(corrections)
    corrections.keeper.begin(("eve", "ADA", "ben ", "Cleo"), "wsom")
    assert corrections.keeper.names == ("eve", "Ada", "Ben", "Cleo")
    kept = held(corrections)
    assert corrections.amend(kept, replace(kept.sheet, names=("EVE", "Ada", "dai", "Cleo"))).done
    assert corrections.keeper.names == ("eve", "Ada", "Dai", "Cleo")
