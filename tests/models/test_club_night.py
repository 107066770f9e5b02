"""The keeper of a club night by itself, and what the window shows of it: tables, standings, the clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta, timezone
from itertools import chain
from random import Random

import pytest

from mahjong_desk.club.clock import Clock
from mahjong_desk.club.event import Event, Guest
from mahjong_desk.club.store.kept import Kept, KeptEvent
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.models.club_night import NightKeeper
from mahjong_desk.models.night_models import NightListModel, NightModels
from mahjong_desk.rules.outcomes import Draw, HanFu, Played, Points, Ron, Tsumo
from tests.club.store.made import good, opened
from tests.models.watching import Watcher

EIGHT = ("Ada", "Ben", "Cleo", "Dai", "Eve", "Fay", "Gus", "Hal")
SEVEN_O_CLOCK = datetime(2026, 3, 1, 19, tzinfo=timezone.utc)


@pytest.fixture
def sheets(url: str) -> Iterator[Sheets]:
    made = opened(url)
    yield made
    made.close()


@pytest.fixture
def made(qapp: object, sheets: Sheets) -> Callable[..., NightKeeper]:
    """A keeper by which chance always says the same."""

    def make() -> NightKeeper:
        keeper = NightKeeper(sheets)
        keeper.chance = Random(7)
        return keeper

    return make


@pytest.fixture
def keeper(made: Callable[..., NightKeeper]) -> NightKeeper:
    return made()


def night(
    *names: str, rules: str = "wsom", rounds: int = 3, minutes: int = 60, threes: bool = False
) -> Event:
    guests = tuple(map(Guest, names or EIGHT))
    day = date(2026, 3, 1)
    return Event("Thursday club", day, guests, rules, rounds=rounds, minutes=minutes, threes=threes)


def begun(keeper: NightKeeper, event: Event | None = None) -> KeptEvent:
    """A night whose first round has begun."""
    assert keeper.plan(event or night()).done
    assert keeper.begin_round().done
    return kept(keeper)


def kept(keeper: NightKeeper) -> KeptEvent:
    assert keeper.kept is not None
    return keeper.kept


def record(sheets: Sheets, match: int, *hands: Played) -> Kept:
    found = good(sheets.match(match))
    for played in hands:
        found = good(sheets.record(found, played))
    return found


def names_at(keeper: NightKeeper, number: int, table: int) -> tuple[str, ...]:
    return keeper.night.names(keeper.night.seats[number][table])


def spoken(models: NightModels) -> list[str]:
    return [record.spoken for record in models.standings.records()]


def test_a_night_is_begun_with_seats_for_its_rounds(keeper: NightKeeper) -> None:
    models = NightModels(keeper)
    assert keeper.plan(night()).done
    assert keeper.night.clocks == (Clock(60),) * 3
    assert [len(tables) for tables in keeper.night.seats] == [2, 2, 2]
    assert models.is_planned
    assert models.round_title() == "Round 1 has not begun"
    assert models.title() == "Thursday club"
    assert models.about() == (
        "1 March 2026 · 8 guests · World Series of Mahjong · Finnish guide values · no limit"
    )
    assert [seat.wind for seat in models.tables.records()[0].seats] == ["East", "South", "West", "North"]


def test_names_are_written_as_they_are_remembered(keeper: NightKeeper, sheets: Sheets) -> None:
    sheets.remember("Ada")
    assert keeper.plan(night("ada", *EIGHT[1:])).done
    assert keeper.night.guests[0].name == "Ada"


def test_a_round_has_a_match_for_each_table(keeper: NightKeeper, sheets: Sheets) -> None:
    models = NightModels(keeper)
    watcher = Watcher(models.tables)
    first, second = begun(keeper).matches[0]
    assert first is not None
    assert second is not None
    east, south, west, north = names_at(keeper, 0, 0)
    record(sheets, first, Played((Ron(0, 1, Points(60)),)), Played((Tsumo(2, Points(10)),)))
    keeper.look()
    table = models.tables.records()[0]
    assert table.match == first
    assert table.state == "E3 · hand 3 of 16"
    assert not table.is_over
    # Of 3 × 60 two others pay 25 each, as a discard costs them no more, and the discarder the rest.
    assert {seat.wind: seat.points for seat in table.seats} == {
        "East": "+170",
        "South": "−140",
        "West": "+5",
        "North": "−35",
    }
    assert models.tables.records()[1].state == "E1 · hand 1 of 16"
    assert spoken(models)[:4] == [
        f"1. {east}: +170, 1 game, in play",
        f"2. {west}: +5, 1 game, in play",
        f"3. {north}: −35, 1 game, in play",
        f"4. {south}: −140, 1 game, in play",
    ]
    assert {one.detail for one in models.standings.records()[4:]} == {"no game yet"}
    assert models.standings_title() == "Standings in round 1"
    assert watcher.never_reset()


def test_a_round_is_over_when_all_its_tables_are(keeper: NightKeeper, sheets: Sheets) -> None:
    """A table without a hand has nobody in the standings, and plays all the same."""
    models = NightModels(keeper)
    begun(keeper)
    assert models.standings_title() == "Standings before the first hand"
    first, *others = kept(keeper).matches[0]
    assert first is not None
    sheets.end(record(sheets, first, Played((Draw(),))))
    keeper.look()
    assert models.standings_title() == "Standings in round 1"
    for match in others:
        assert match is not None
        sheets.end(record(sheets, match, Played((Draw(),))))
    keeper.look()
    assert models.standings_title() == "Standings after round 1"
    assert keeper.begin_round().done
    assert models.standings_title() == "Standings in round 2"


def test_standings_go_across_rounds(keeper: NightKeeper, sheets: Sheets) -> None:
    """Ada wins 10 by self-draw in both of her matches, and all matches are ended."""
    models = NightModels(keeper)
    begun(keeper)
    for number in (0, 1):
        if number:
            assert keeper.begin_round().done
        for place, match in enumerate(kept(keeper).matches[number]):
            assert match is not None
            names = names_at(keeper, number, place)
            won = Tsumo(names.index("Ada"), Points(10)) if "Ada" in names else Draw()
            sheets.end(record(sheets, match, Played((won,))))
    keeper.look()
    first, *others = models.standings.records()
    assert first.spoken == "1. Ada: +60, 2 games"
    assert first.detail == "", "everybody has played two"
    assert models.standings_title() == "Standings after round 2"
    # Six others lost 10 in all matches with her: 30 a match.
    assert sum(int(one.points.replace("−", "-") or "0") for one in others) == -60


def test_final_points_are_ranked_with_the_points_beside(keeper: NightKeeper, sheets: Sheets) -> None:
    """By EMA's rules everybody begins with 30,000, and the first place adds to them."""
    models = NightModels(keeper)
    match = begun(keeper, night(*EIGHT[:4], rules="ema", rounds=1)).matches[0][0]
    assert match is not None
    record(sheets, match, Played((Ron(1, 0, HanFu(3, 30)),)))
    keeper.look()
    # 3 han 30 fu are 3,900 for a player who does not deal.
    first, *others = models.standings.records()
    assert first.name == names_at(keeper, 0, 0)[1]
    assert others[-1].detail == "1 game, in play · 26100 points"
    assert first.detail == "1 game, in play · 33900 points"


def test_what_cannot_be_seated_is_said(keeper: NightKeeper) -> None:
    models = NightModels(keeper)
    begun(keeper, night(*EIGHT[:6]))
    (rested, also) = (g for g in EIGHT[:6] if g not in names_at(keeper, 0, 0))
    assert models.resting() == f"At no table in this round: {rested}, {also}"
    here = [g.name in EIGHT[:3] for g in keeper.night.guests]
    assert keeper.set_guests(kept(keeper), here, ()).done
    assert models.rounds == 1
    assert models.too_few() == "4 guests fill a table, and 3 are here. Guests… says who is."
    assert keeper.set_guests(kept(keeper), [True] * 6, ["Zoe", "Yan"]).done
    assert models.too_few() == ""
    assert [len(tables) for tables in keeper.night.seats] == [1, 2, 2]


def test_a_round_is_added_after_the_last(keeper: NightKeeper) -> None:
    models = NightModels(keeper)
    begun(keeper, night(rounds=1))
    before = models.rounds
    assert keeper.add_round().done
    assert (before, models.rounds) == (1, 2)
    assert keeper.begin_round().done
    assert len(kept(keeper).matches) == 2


def test_seats_are_changed_by_hand_and_anew(keeper: NightKeeper) -> None:
    begun(keeper)
    before = keeper.night.seats
    first, second = before[1]
    comes = second[3]
    assert keeper.set_table(kept(keeper), 1, 0, (first[1], first[0], comes, first[3])).done
    after = keeper.night.seats
    assert after[1] == ((first[1], first[0], comes, first[3]), (*second[:3], first[2]))
    assert (after[0], after[2]) == (before[0], before[2])
    assert keeper.seat_anew().done
    assert keeper.night.seats[0] == before[0]
    assert keeper.night.seats[1:] != before[1:]
    assert all(sorted(chain(*tables)) == list(range(8)) for tables in keeper.night.seats)


def test_the_clock_goes_by_the_moment_of_the_database(keeper: NightKeeper) -> None:
    models = NightModels(keeper)
    begun(keeper)
    state = models.clock()
    assert (state.shown, state.said, state.runs) == ("60:00", "not started", False)
    assert keeper.run_clock(0).done
    at = 100.0
    keeper.ticks = lambda: at
    keeper._hold(kept(keeper))
    started = kept(keeper).event.clocks[0].started
    assert started is not None
    told = []
    for seconds in (0, 19 * 60 + 30, 60 * 60 - 1, 60 * 60, 63 * 60 + 5):
        at = 100 + seconds - (kept(keeper).moment - started).total_seconds()
        state = models.clock()
        told.append((state.shown, state.said, state.is_up))
    assert told == [
        ("60:00", "left in round 1", False),
        ("40:30", "left in round 1", False),
        ("0:01", "left in round 1", False),
        ("0:00", "Time is up", True),
        ("+3:05", "Time is up", True),
    ]


def test_the_clock_is_stopped_set_and_begun_again(keeper: NightKeeper) -> None:
    models = NightModels(keeper)
    begun(keeper)
    assert keeper.run_clock(0).done
    assert keeper.pause_clock(0).done
    assert models.clock().said == "left · stopped"
    assert keeper.set_minutes(0, 90).done
    assert models.clock().shown == "90:00"
    assert keeper.reset_clock(0).done
    assert keeper.night.clocks[0] == Clock(90)
    models.show_round(1)
    assert keeper.set_minutes(1, 45).done
    assert keeper.night.clocks == (Clock(90), Clock(45), Clock(45))
    assert keeper.set_minutes(1, 0).done
    assert models.clock().said == "no clock"


def test_what_another_program_does_is_seen(
    made: Callable[..., NightKeeper], keeper: NightKeeper, sheets: Sheets
) -> None:
    models = NightModels(keeper)
    begun(keeper)
    other = made()
    assert other.open(kept(keeper).id)
    assert other.run_clock(0).done
    assert other.begin_round().done
    assert models.begun == 1
    keeper.look()
    assert kept(keeper).begun == 2
    assert keeper.night.clocks[0].runs
    assert models.shown == 1, "the new round is what is looked for"
    heard = []
    keeper.changed.connect(lambda: heard.append(1))
    keeper.look()
    assert heard == [], "nothing is new"
    match = kept(keeper).matches[1][0]
    assert match is not None
    record(sheets, match, Played((Tsumo(0, Points(10)),)))
    keeper.look()
    assert heard == [1]
    assert models.tables.records()[0].seats[0].points == "+30"


def test_who_was_slower_is_told_and_sees_what_is_there(
    made: Callable[..., NightKeeper], keeper: NightKeeper
) -> None:
    begun(keeper)
    other = made()
    assert other.open(kept(keeper).id)
    assert other.begin_round().done
    answered = keeper.begin_round()
    assert not answered.done
    assert answered.said.startswith("Somebody else changed this club night meanwhile")
    assert kept(keeper).begun == 2, "there is one round 2"
    assert other.delete(kept(keeper).id).done
    told: list[str] = []
    keeper.failed.connect(told.append)
    keeper.look()
    assert keeper.kept is None
    assert told == ["Somebody else deleted this club night; it is among the deleted ones."]


def test_matches_that_are_gone_are_told(keeper: NightKeeper, sheets: Sheets) -> None:
    models = NightModels(keeper)
    first, _ = begun(keeper).matches[0]
    assert first is not None
    found = sheets.match(first)
    assert isinstance(found, Kept)
    sheets.delete(found)
    keeper.look()
    gone, there = models.tables.records()
    assert (gone.state, gone.match) == ("The match of this table was deleted", None)
    assert there.match is not None


def test_the_list_of_nights(keeper: NightKeeper) -> None:
    listed = NightListModel(keeper)
    watcher = Watcher(listed)
    listed.follow(on=True)
    assert listed.rowCount() == 0
    begun(keeper)
    (record,) = listed.records()
    assert record.names == "Thursday club"
    assert record.detail == "1 March 2026 · 8 guests · round 1 of 3 · World Series of Mahjong"
    assert keeper.rename(record.id, " Friday  club ").done
    assert listed.records()[0].names == "Friday club"
    assert keeper.delete(record.id).done
    assert (listed.rowCount(), listed.deleted) == (0, 1)
    listed.show_deleted(deleted=True)
    assert listed.rowCount() == 1
    assert keeper.restore(record.id).done
    assert (listed.rowCount(), listed.shows_deleted) == (1, False)
    assert watcher.never_reset()


def test_a_lost_database_is_told_once_and_nothing_is_lost(
    keeper: NightKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(keeper)
    told: list[str] = []
    keeper.failed.connect(told.append)
    monkeypatch.setattr(type(keeper._events.database), "is_in_place", property(lambda _: False))
    keeper.look()
    keeper.look()
    assert len(told) == 1
    assert not keeper.begin_round().done
    assert kept(keeper).begun == 1
    monkeypatch.undo()
    keeper.look()
    assert told[1:] == [""]
    assert keeper.begin_round().done


def test_a_moment_is_not_asked_for_at_every_paint(keeper: NightKeeper) -> None:
    begun(keeper)
    keeper.ticks = iter([5.0, 12.5]).__next__
    keeper._read_at = 5.0
    assert keeper.moment() - kept(keeper).moment == timedelta(0)
    assert keeper.moment() - kept(keeper).moment == timedelta(seconds=7.5)


def test_the_last_change_is_taken_back_while_nobody_else_changed_anything(
    made: Callable[..., NightKeeper], keeper: NightKeeper
) -> None:
    begun(keeper)
    assert not keeper.take_back().done
    before = keeper.night
    here = [guest.name != "Ada" for guest in before.guests]
    assert keeper.set_guests(kept(keeper), here, ["Zoe"]).done
    after = keeper.night
    # A clock is no change of that.
    assert keeper.run_clock(0).done
    assert keeper.take_back().done
    assert (keeper.night.guests, keeper.night.seats) == (before.guests, before.seats)
    assert keeper.night.clocks[0].runs, "the clock goes on"
    assert keeper.take_back().done
    assert (keeper.night.guests, keeper.night.seats) == (after.guests, after.seats)
    other = made()
    other.chance = Random(8)
    assert other.open(kept(keeper).id)
    assert other.seat_anew().done
    keeper.look()
    assert not keeper.can_take_back


def test_a_night_by_rules_that_are_not_known_is_not_opened(
    made: Callable[..., NightKeeper], keeper: NightKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(keeper)
    other, told = made(), list[str]()
    other.failed.connect(told.append)
    monkeypatch.setattr("mahjong_desk.models.club_night.rule_sets", dict)
    assert not other.open(kept(keeper).id)
    assert told == ["This version of the program does not know the rules of this club night (wsom)."]
    assert other.kept is None
