"""The options of a riichi rule set that concern a match, read once into typed values."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.options import NONE, Options
from mahjong_desk.rules.outcomes import AbortKind

JPML = "jpml"
OF_FOUR = frozenset({"uma", "start_points", "return_points", "noten_pool"})
OF_THREE = frozenset(
    {"three_player_uma", "three_player_start", "three_player_return", "three_player_noten_pool"}
)
"""Options of a match of three players that stand in the place of those of four."""
WINNERS = {"head bump": 1, "double": 2, "all": 3}
"""By ``multiple_ron``: how many win on one discard at most."""


@dataclass(frozen=True, slots=True)
class MatchChoices:
    """What the options say about a match. Points are those of the table, uma in thousands."""

    rounds: int
    """Rounds that are always played."""
    start: int
    target: int
    """``return_points``."""
    most_winners: int
    honba_each: bool
    nagashi: bool
    aborts: tuple[AbortKind, ...]
    has_pao: bool
    most_yakuman: int | None
    """The largest value that one win has, in yakuman; None where any add up."""
    noten_pool: int
    chombo_after: int | None
    """Points that a chombo takes off after the match; None where a mangan is paid at once."""
    bust_ends: bool
    extra_round: bool
    dealer_may_stop: bool
    sticks_to_first: bool
    uma: tuple[int, ...] | None
    """By place; None for ``jpml``, where it depends on the scores."""
    oka: int
    """Points that the first place receives."""
    oka_to_first: bool
    rounds_thousands: bool
    ties_split: bool


_ONLY_WITH_FOUR = frozenset({AbortKind.FOUR_WINDS, AbortKind.FOUR_RIICHI, AbortKind.THREE_RON})


def match_choices(options: Options, players: int, *, east_only: bool) -> MatchChoices:
    """The typed values of a rule set's options."""

    def yes(name: str) -> bool:
        return options[name] == "yes"

    def by_players(four: str, three: str) -> str:
        return options[three if players == 3 else four]

    uma = by_players("uma", "three_player_uma")
    start = int(by_players("start_points", "three_player_start"))
    target = int(by_players("return_points", "three_player_return"))
    return MatchChoices(
        rounds=1 if east_only else 2,
        start=start,
        target=target,
        most_winners=WINNERS[options["multiple_ron"]],
        honba_each=options["honba_on_multiple_ron"] == "each",
        nagashi=yes("nagashi_mangan"),
        aborts=_aborts(options["aborts"], players),
        has_pao=options["pao"] != NONE,
        most_yakuman=None if yes("several_yakuman_add") else 2 if yes("double_yakuman_forms") else 1,
        noten_pool=int(by_players("noten_pool", "three_player_noten_pool")),
        chombo_after=None if options["chombo"] == "mangan" else int(options["chombo_points"]),
        bust_ends=yes("bust_ends"),
        extra_round=yes("west_round_below_return"),
        dealer_may_stop=yes("leading_dealer_may_stop"),
        sticks_to_first=options["leftover_sticks"] == "first",
        uma=None if uma == JPML else tuple(map(int, uma.split())),
        oka=players * (target - start) if yes("oka_to_first") else 0,
        oka_to_first=yes("oka_to_first"),
        rounds_thousands=options["final_rounding"] != NONE,
        ties_split=options["ties"] == "split",
    )


def _aborts(text: str, players: int) -> tuple[AbortKind, ...]:
    """The draws that break a hand off; some take four players."""
    kinds = () if text == NONE else tuple(map(AbortKind, text.split()))
    return tuple(kind for kind in kinds if players == 4 or kind not in _ONLY_WITH_FOUR)
