"""The hand in the scorer as one of a match."""

from __future__ import annotations

from mahjong_desk.club.match import Match
from mahjong_desk.club.play import match_rules, play
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.tiles import Wind
from mahjong_desk.models.scored_hand import scored_hand
from mahjong_desk.rules.outcomes import Draw, HanFu, Played

THREE_TRIPLETS = "66777888999m45p+6p"
OTHERS = "round=W honba=5 sticks=4 rules=ema option.kiriage_mangan=no"
"""What the scorer says of the table, and the match does not."""


def test_it_has_the_table_from_the_match() -> None:
    # Nobody is ready, so the deal goes to the second player, who is ready in the next hand and lost a stick.
    hands = (Played((Draw(()),)), Played((Draw((1,)),), riichi=(1,)))
    match = Match(hands, "tenhou", (("kiriage_mangan", "yes"),))
    line = f"{THREE_TRIPLETS} ron riichi seat=S from=E players=3 {OTHERS}"
    found = scored_hand(parse_line(line).apply(Draft()), play(match), match_rules(match).takes)
    win = found.tiles.win
    assert (found.tiles.rules, found.tiles.options) == (match.rules, match.options)
    assert (win.round, win.honba, win.sticks, win.players) == (Wind.E, 2, 1, 4)
    # East is the second player by now, and South the third.
    assert (found.winner, found.discarder) == (2, 1)
    # Reach and three concealed triplets; 20 fu, 10 for the concealed win, 4 + 4 + 8: 46, rounded up.
    assert (found.worth, found.total) == (HanFu(3, 50), 6400)
    assert found.reach
    assert not found.problems
