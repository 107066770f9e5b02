"""How a hand of a match went, as frozen values in the terms of every family; each uses what it knows.

Players are numbered by their seats in the first hand of the match: 0 East, 1 South, 2 West, 3 North.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

Player: TypeAlias = int
Players: TypeAlias = "tuple[Player, ...]"


FU_MATTERS_BELOW = 5
"""Han from which on fu change nothing."""
COUNTED_YAKUMAN_HAN = 13
"""Han of a counted yakuman; more count alike."""


@dataclass(frozen=True, slots=True)
class HanFu:
    """A hand worth so many han; fu, rounded, may be left out where they change nothing."""

    han: int
    fu: int | None = None

    @property
    def needs_fu(self) -> bool:
        """Whether its fu have to be known."""
        return self.han < FU_MATTERS_BELOW


@dataclass(frozen=True, slots=True)
class Yakuman:
    """A hand of so many yakuman; a counted one is 13 han."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class Points:
    """A hand worth so many points, as families without han and fu have it."""

    value: int


Worth: TypeAlias = "HanFu | Yakuman | Points"


@dataclass(frozen=True, slots=True)
class Ron:
    """A win on a discard, or on a robbed kong.

    ``pao``: who is liable for a yakuman, and ``pao_yakuman`` for how many of those of the hand.
    ``responsible`` pays in the discarder's place; ``nobody`` says that no player is responsible.
    """

    winner: Player
    discarder: Player
    worth: Worth
    pao: Player | None = None
    pao_yakuman: int = 1
    responsible: Player | None = None
    nobody: bool = False


@dataclass(frozen=True, slots=True)
class Tsumo:
    """A self-drawn win; ``pao`` and ``pao_yakuman`` as for a win on a discard."""

    winner: Player
    worth: Worth
    pao: Player | None = None
    pao_yakuman: int = 1


Win: TypeAlias = "Ron | Tsumo"


@dataclass(frozen=True, slots=True)
class Draw:
    """Nobody won. ``tenpai``: who was ready; None where nobody was asked."""

    tenpai: Players | None = None


@dataclass(frozen=True, slots=True)
class Nagashi:
    """Nobody won, and some had discarded terminals and honors alone, none of which was called."""

    players: Players
    tenpai: Players | None = None


class AbortKind(str, Enum):
    """Why a hand was broken off; the value is the word for it in options and in JSON."""

    NINE_TERMINALS = "nine-terminals"
    FOUR_WINDS = "four-winds"
    FOUR_RIICHI = "four-riichi"
    FOUR_QUADS = "four-quads"
    THREE_RON = "three-ron"


@dataclass(frozen=True, slots=True)
class Abort:
    """The hand was broken off."""

    kind: AbortKind


@dataclass(frozen=True, slots=True)
class Penalty:
    """A fine of so many points."""

    player: Player
    points: int


@dataclass(frozen=True, slots=True)
class Chombo:
    """An offence with the fine that the rules set for it, such as a false win."""

    player: Player


@dataclass(frozen=True, slots=True)
class Adjust:
    """Points given or taken by hand, one number a player, and why."""

    points: tuple[int, ...]
    reason: str


Close: TypeAlias = "Ron | Tsumo | Draw | Nagashi | Abort"
"""What ends the play of a hand."""
Outcome: TypeAlias = "Close | Penalty | Chombo | Adjust"
_WINS = (Ron, Tsumo)
_CLOSES = (Ron, Tsumo, Draw, Nagashi, Abort)


@dataclass(frozen=True, slots=True)
class Played:
    """One hand of a match: who laid down a stick that stayed, and what came of it, several wins in any order.

    Penalties and adjustments may stand beside what ended the hand, or alone: then no hand was dealt for them.
    """

    outcomes: tuple[Outcome, ...]
    riichi: Players = ()
    # A replay asks for these many times.
    closes: tuple[Close, ...] = field(init=False, repr=False, compare=False)
    """What ended the hand; several for several wins, none where play did not come to an end."""
    wins: tuple[Win, ...] = field(init=False, repr=False, compare=False)
    chombos: tuple[Chombo, ...] = field(init=False, repr=False, compare=False)
    """The offences."""

    def __post_init__(self) -> None:
        closes = tuple([outcome for outcome in self.outcomes if isinstance(outcome, _CLOSES)])
        object.__setattr__(self, "closes", closes)
        object.__setattr__(self, "wins", tuple([close for close in closes if isinstance(close, _WINS)]))
        chombos = tuple([outcome for outcome in self.outcomes if isinstance(outcome, Chombo)])
        object.__setattr__(self, "chombos", chombos)

    @property
    def was_dealt(self) -> bool:
        """Whether tiles were played for it, rather than points moved between two hands."""
        return bool(self.closes or self.chombos)
