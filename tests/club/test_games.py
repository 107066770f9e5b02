"""Standings across tables and players' records, worked out by hand."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from mahjong_desk.club.games import Game, chosen, standings
from mahjong_desk.club.match import Match
from mahjong_desk.club.play import play
from mahjong_desk.club.records import Record, records
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Win
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.outcomes import Draw, HanFu, Penalty, Played, Points, Ron, Tsumo, Yakuman

EVENING = datetime(2026, 3, 1, 19, 0, tzinfo=timezone.utc)
ADA, BEN, CLEO, DAI, EVE, FAY, GUS, HAL = NAMES = ("Ada", "Ben", "Cleo", "Dai", "Eve", "Fay", "Gus", "Hal")


def ron(winner: int, discarder: int, value: int) -> Played:
    return Played((Ron(winner, discarder, Points(value)),))


def drawn(winner: int, value: int) -> Played:
    return Played((Tsumo(winner, Points(value)),))


def game(
    *hands: Played, names: tuple[str, ...] = NAMES[:4], day: int = 0, over: bool = True, **more: Any
) -> Game:
    begun = EVENING + timedelta(days=day)
    tiles = more.pop("tiles", ())
    match = Match(hands, **more)
    sheet = Sheet(match, names, begun, begun if over else None, tiles=tiles)
    return Game(sheet, play(match), day)


def ranks(*games: Game, guests: tuple[str, ...] = ()) -> list[tuple[int, bool, str, int, float]]:
    found = standings(games, guests)
    return [(one.place, one.is_tied, one.name, one.games, one.final) for one in found]


# --- standings --------------------------------------------------------------------------------------------


def test_points_of_all_tables_are_summed_and_ties_told() -> None:
    # On a discard of a hand of 30 the discarder pays 40 and the others 25 each: +90; self-drawn each pays 30.
    first = game(ron(0, 1, 30))
    second = game(drawn(0, 30), names=NAMES[4:])
    third = game(drawn(3, 10), names=(EVE, ADA, BEN, FAY))
    assert ranks(first, second, third) == [
        (1, True, ADA, 2, 80),  # 90 - 10
        (1, True, EVE, 2, 80),  # the same
        (3, False, FAY, 2, 0),  # -30 + 30
        (4, True, CLEO, 1, -25),
        (4, True, DAI, 1, -25),
        (6, True, GUS, 1, -30),
        (6, True, HAL, 1, -30),
        (8, False, BEN, 2, -50),  # -40 - 10
    ]


def test_a_round_that_is_half_played_counts_as_it_stands() -> None:
    over, running, not_begun = game(ron(0, 1, 30)), game(drawn(1, 30), over=False), game(names=NAMES[4:])
    found = {one.name: one for one in standings([over, running, not_begun], NAMES)}
    assert (found[ADA].games, found[ADA].running, found[ADA].final, found[ADA].average) == (2, 1, 60, 30)
    assert found[ADA].places == (1, 1, 0, 0)  # behind Ben in the second, with Cleo and Dai
    assert (found[EVE].games, found[EVE].place, found[EVE].is_tied, found[EVE].average) == (0, 5, True, None)


def test_who_has_lost_points_is_before_who_has_not_played() -> None:
    assert ranks(game(ron(0, 1, 30)), guests=(EVE, BEN))[-2:] == [
        (4, False, BEN, 1, -40),
        (5, False, EVE, 0, 0),
    ]


def test_final_points_are_those_of_the_rules() -> None:
    """EMA: 5800 to the dealer; 15 for the first, -15 for the last, and those between share 5 and -5."""
    one = game(Played((Ron(0, 1, HanFu(3, 30)),)), rules="ema")
    assert ranks(one) == [
        (1, False, ADA, 1, 20.8),
        (2, True, CLEO, 1, 0),
        (2, True, DAI, 1, 0),
        (4, False, BEN, 1, -20.8),
    ]
    roots = game(ron(0, 1, 12), options=(("match_points", "signed-root"),))
    assert [one[4] for one in ranks(roots)] == pytest.approx([6, -(12**0.5), -(12**0.5), -(12**0.5)])
    assert [one.score for one in standings([one])] == [35_800, 30_000, 30_000, 24_200]


def test_a_table_of_three_has_no_fourth_place() -> None:
    three = game(Played((Tsumo(0, Yakuman()),)), names=NAMES[:3], rules="tenhou", players=3)
    assert [one.places for one in standings([three])] == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)]


# --- records ----------------------------------------------------------------------------------------------


def record_of(name: str, *games: Game) -> Record:
    (found,) = (one for one in records(games) if one.name == name)
    return found


def test_a_record_counts_what_a_player_did() -> None:
    hands = (
        Played((Ron(0, 1, HanFu(2, 40)), Ron(2, 1, HanFu(5))), riichi=(0, 3)),
        Played((Tsumo(1, HanFu(3, 30)),), riichi=(1,)),
        Played((Draw((0, 2)),), riichi=(2, 0)),
        Played((Penalty(2, 300),)),
        Played((Ron(0, 3, Yakuman()),)),
    )
    one = game(*hands, rules="ema")
    ben, ada, dai = (record_of(name, one) for name in (BEN, ADA, DAI))
    assert (ben.hands, ben.wins, ben.self_draws, ben.deal_ins, ben.reaches) == (4, 1, 1, 1, 1)
    assert (ada.hands, ada.wins, ada.self_draws, ada.deal_ins, ada.reaches) == (4, 2, 0, 0, 2)
    assert (dai.wins, dai.deal_ins, dai.reaches) == (0, 1, 1)
    assert [best.worth for best in ada.best] == [Yakuman(), HanFu(2, 40)]
    assert [best.place for best in ada.best] == [4, 0]


def test_averages_are_of_the_games_that_are_over() -> None:
    games = [
        game(ron(0, 1, 30), day=0),  # 90, -40, -25, -25
        game(drawn(1, 10), day=1),  # -10, 30, -10, -10
        game(ron(2, 0, 30), day=2, over=False),
        game(day=3),
    ]
    ada, dai = record_of(ADA, *games), record_of(DAI, *games)
    assert (ada.games, ada.final, ada.score, ada.place, ada.places) == (2, 40, 40, 1.5, (1, 1, 0, 0))
    assert (dai.final, dai.place, dai.places, dai.wins, dai.best) == (-17.5, 2, (0, 2, 0, 0), 0, ())
    assert ada.hands == 2


def test_each_rule_set_has_a_record_of_its_own_and_a_period_is_chosen() -> None:
    games = [
        game(ron(0, 1, 30), day=0),
        game(Played((Draw(()),)), rules="ema", day=5),
        game(drawn(0, 30), day=9),
    ]
    assert [(one.rules, one.games) for one in records(games) if one.name == ADA] == [("ema", 1), ("wsom", 2)]
    since, until = EVENING + timedelta(days=5), EVENING + timedelta(days=9)
    assert [one.id for one in chosen(games, since=since)] == [5, 9]
    assert [one.id for one in chosen(games, until=until)] == [0, 5]
    assert [one.id for one in chosen(games, "wsom", since)] == [9]


def test_the_best_hands_have_their_tiles_and_of_two_winners_only_their_own() -> None:
    south = Draft(win=Win(seat=Wind.S))
    both = Played((Ron(1, 0, HanFu(3, 30)), Ron(2, 0, HanFu(4, 30))))
    hands = (Played((Tsumo(1, HanFu(1, 30)),)), both)
    # Ben is East in the second hand, for the deal passes: Cleo is South.
    one = game(*hands, rules="ema", tiles=(Draft(), south))
    assert [best.tiles for best in record_of(BEN, one).best] == [None, Draft()]
    assert [best.tiles for best in record_of(CLEO, one).best] == [south]


def test_of_many_hands_the_five_best_are_told_the_first_of_equals_first() -> None:
    values = [30, 44, 30, 60, 25, 30, 10]
    one = game(*(drawn(0, value) for value in values), options=(("hands", "999"),))
    best = record_of(ADA, one).best
    assert [(hand.worth, hand.place) for hand in best] == [
        (Points(value), place) for value, place in ((60, 3), (44, 1), (30, 0), (30, 2), (30, 5))
    ]


def test_a_match_that_is_half_played_has_no_record() -> None:
    assert records([game(ron(0, 1, 30), over=False), game()]) == ()
