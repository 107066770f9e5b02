"""The hand and how it was won: frozen values that every other part passes around."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum

from mahjong_desk.core.melds import Meld, MeldType
from mahjong_desk.core.problems import Problem, Reason
from mahjong_desk.core.tally import Tally, tally_of
from mahjong_desk.core.tiles import CODES, COPIES, Tile, Wind, counts_of, order, text_of

FULL = 14
READY = 13


class Condition(str, Enum):
    """A circumstance of the win; the value is its word in the notation."""

    __hash__ = str.__hash__  # an Enum's own is far slower

    LAST = "last"
    KONG = "kong"
    ROB = "rob"
    FIRST = "first"
    RIICHI = "riichi"
    DOUBLE_RIICHI = "double-riichi"
    IPPATSU = "ippatsu"


@dataclass(frozen=True, slots=True)
class Hand:
    """The tiles of a player, complete or still being built.

    ``concealed`` is in canonical order and without the winning tile; ``melds`` in the order they were made.
    ``tally``: how often each kind occurs, counted once.
    """

    concealed: tuple[Tile, ...] = ()
    melds: tuple[Meld, ...] = ()
    winning: Tile | None = None
    tally: Tally = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tally", tally_of(self.concealed, self.melds, self.winning))

    @classmethod
    def of(cls, concealed: Iterable[Tile], melds: Iterable[Meld] = (), winning: Tile | None = None) -> Hand:
        """A hand from tiles in any order."""
        return cls(tuple(sorted(concealed, key=order)), tuple(melds), winning)

    @property
    def size(self) -> int:
        """The number of tiles, each kong as three: 14 is a complete hand."""
        return len(self.concealed) + 3 * len(self.melds) + (self.winning is not None)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every physical tile: the concealed ones, those of the melds, the winning one."""
        won = () if self.winning is None else (self.winning,)
        return (*self.concealed, *(number for meld in self.melds for number in meld.tiles), *won)

    @property
    def is_concealed(self) -> bool:
        """Whether no meld is exposed; concealed kongs keep a hand concealed."""
        for meld in self.melds:  # noqa: SIM110 - any() takes several times as long
            if meld.exposed:
                return False
        return True

    @property
    def has_kong(self) -> bool:
        """Whether a meld is a kong of either sort."""
        return any(meld.type in (MeldType.KONG, MeldType.CONCEALED_KONG) for meld in self.melds)

    def counts(self) -> list[int]:
        """How many copies of each of the 34 kinds the hand holds."""
        return counts_of(self.tiles)

    @property
    def text(self) -> str:
        """The canonical notation: ``12789m55777z(666z)+3m``."""
        won = "" if self.winning is None else f"+{CODES[self.winning]}"
        return text_of(self.concealed) + "".join(meld.text for meld in self.melds) + won


@dataclass(frozen=True, slots=True)
class Win:
    """How a hand was won, in the terms of every rule set; each uses what it knows.

    ``discarder`` is the seat that discarded or is responsible; ``nobody`` says that no seat is.
    ``dora`` and ``ura`` are indicator tiles.
    """

    self_draw: bool = False
    seat: Wind = Wind.E
    round: Wind = Wind.E
    discarder: Wind | None = None
    nobody: bool = False
    conditions: frozenset[Condition] = frozenset()
    dora: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    honba: int = 0
    sticks: int = 0
    players: int = 4
    north: int = 0
    pao: Wind | None = None


def copies_problems(tiles: Iterable[Tile]) -> list[Problem]:
    """A problem for each kind that occurs more often than a set of tiles has it."""
    counts = counts_of(tiles)
    if max(counts) <= COPIES:
        return []
    return [
        Problem(Reason.TOO_MANY_COPIES, "five-of-a-kind", {"tile": CODES[kind], "count": count})
        for kind, count in enumerate(counts)
        if count > COPIES
    ]


def completeness_problems(hand: Hand) -> list[Problem]:
    """What keeps a hand from having 14 tiles of which one is the winning tile."""
    problems = []
    if hand.winning is None:
        # How many tiles there are is said below where they are too many.
        detail = "none-marked" if hand.size > FULL else "name-it" if hand.size >= READY else "incomplete"
        problems.append(Problem(Reason.NO_WINNING_TILE, detail, {"count": hand.size}))
    if hand.size > FULL or (hand.size < FULL and hand.winning is not None):
        detail = "too-many" if hand.size > FULL else "too-few"
        data = {"count": hand.size, "over": hand.size - FULL, "missing": FULL - hand.size}
        problems.append(Problem(Reason.WRONG_TILE_COUNT, detail, data))
    return problems
